"""A bot's process: nothing that it does blocks or floods the host, and it never outlives it."""

import threading
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from divinare_qt.match import bot_process
from divinare_qt.match.bot_process import BotFault, BotProcess
from tests.helpers.fake import PATIENCE, fake_command, lifelines

HELLO = {"hello": {"protocol": 1}}


def soon() -> float:
    """Return a deadline by which a healthy process has answered."""
    return time.monotonic() + PATIENCE


@contextmanager
def running(habit: str, port: int = 0) -> Iterator[BotProcess]:
    """Start a fake bot, and end it."""
    process = BotProcess(fake_command(habit, port))
    try:
        yield process
    finally:
        assert_returns(process.close)


def assert_returns(call: Callable[[], object]) -> None:
    """Check that a call comes to its end."""
    thread = threading.Thread(target=call, daemon=True)
    thread.start()
    thread.join(PATIENCE)
    assert not thread.is_alive()


def question(number: int) -> dict[str, object]:
    return {"choose": {"id": number, "kind": "pass", "count": 1, "view": {"hand": "RB"}}}


def test_lines_go_in_and_come_out() -> None:
    with running("good") as process:
        process.send(HELLO)
        assert process.receive(soon()) == b'{"ready": {"name": "good"}}\n'
        process.send(question(1))
        process.send(question(2))
        assert process.receive(soon()) == b'{"move": {"id": 1, "pass": "R"}}\n'
        assert process.receive(soon()) == b'{"move": {"id": 2, "pass": "R"}}\n'


@pytest.mark.parametrize(
    "command", [["/no/such/program"], [""], ["nul\0byte"], [str(bot_process.__file__)]], ids=["none", "", "nul", "text"]
)
def test_a_program_that_cannot_be_started(command: list[str]) -> None:
    with pytest.raises(BotFault, match="the program cannot be started"):
        BotProcess(command)


def test_a_program_that_has_ended_has_ended_for_good() -> None:
    with running("dead at start") as process:
        for _ in range(3):
            process.send(HELLO)
            with pytest.raises(BotFault, match="the program has ended"):
                process.receive(soon())


def test_no_answer_by_the_deadline() -> None:
    with running("never reads") as process, pytest.raises(BotFault, match="no answer within the limit"):
        process.receive(time.monotonic())


def test_what_comes_after_the_deadline_is_too_late_even_if_it_is_there() -> None:
    """Or a program that writes without end could keep its host reading without end."""
    with running("good") as process:
        process.send(HELLO)
        process.send(question(1))
        process.receive(soon())
        with pytest.raises(BotFault, match="no answer within the limit"):
            process.receive(time.monotonic() - 1)


def test_a_line_of_100_mb_takes_no_memory_and_the_next_line_counts() -> None:
    with running("a line of 100 MB") as process:
        process.send(HELLO)
        process.receive(soon())
        tracemalloc.start()
        try:
            process.send(question(1))
            with pytest.raises(BotFault, match=r"a line of more than 1.?000.?000 bytes"):
                process.receive(soon())
            process.send(HELLO)  # it is read when the long line is through
            assert process.receive(soon()).startswith(b'{"ready"')
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert peak < 10_000_000


def test_endless_lines_wait_in_the_pipe_and_not_in_memory() -> None:
    with running("endless lines") as process:
        process.send(HELLO)
        process.receive(soon())
        tracemalloc.start()
        try:
            process.send(question(1))
            for _ in range(5000):
                assert process.receive(soon()).startswith(b'{"noise"')
            _, peak = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert peak < 3_000_000


def test_a_program_that_never_reads_does_not_block_who_writes() -> None:
    with running("never reads") as process:
        for _ in range(20):
            process.send({"choose": "x" * 100_000})


@pytest.mark.parametrize("habit", ["good", "ignores bye, good", "never reads", "endless lines", "silent"])
def test_no_process_is_left(habit: str) -> None:
    with lifelines() as lines:
        with running(habit, lines.port) as process:
            assert lines.expect(1) == [habit]
            process.send(HELLO)
            process.send(question(1))
        lines.assert_all_gone()


def test_no_child_of_a_bot_is_left() -> None:
    with lifelines() as lines:
        with running("has a child", lines.port):
            assert sorted(lines.expect(2)) == ["grandchild", "has a child"]
        lines.assert_all_gone()


def test_a_child_that_ran_away_with_the_pipe_does_not_hold_its_host_up() -> None:
    """It has left the session, so nobody can know it; but it must not keep us waiting for the pipe's end."""
    with lifelines() as lines, running("has a child that runs away", lines.port) as process:
        assert "grandchild" in lines.expect(2)
        process.send(HELLO)
        process.receive(soon())


def test_no_thread_is_left() -> None:
    before = set(threading.enumerate())
    for habit in ("good", "never reads", "dead at start", "endless lines"):
        with running(habit) as process:
            process.send(HELLO)
            process.send(question(1))
    assert set(threading.enumerate()) <= before
