"""`divinare bot` over real pipes."""

import json
import subprocess
import sys
from typing import Any

import pytest

from divinare_qt.bots import protocol
from divinare_qt.bots.spec import LEVELS
from divinare_qt.rules.load import default_rules
from tests.helpers.command import ROOT, environment
from tests.helpers.situations import situations

SEATS = [{"name": f"Player {number}", "character": "rami"} for number in (1, 2, 3, 4)]


def bot(*words: str, lines: list[bytes], python: tuple[str, ...] = ()) -> subprocess.CompletedProcess[bytes]:
    """Run a bot, and write it lines."""
    return subprocess.run(
        [sys.executable, *python, "-m", "divinare_qt", "bot", *words],
        input=b"".join(lines),
        capture_output=True,
        cwd=ROOT,
        env=environment(),
        timeout=60,
        check=False,
    )


def game(players: int, every: int = 1) -> tuple[list[bytes], list[Any]]:
    """Return all that a host says in a game, and what it asks for."""
    asked = list(situations(default_rules(players), seed=players))[::every]
    messages: list[dict[str, object]] = [
        protocol.hello("a1b2", 2 % players, SEATS[:players], default_rules(players)),
        *[protocol.choose(number, situation, 100) for number, situation in enumerate(asked, 17)],
        {"bye": {}},
    ]
    return [protocol.encoded(message) for message in messages], asked


@pytest.mark.parametrize(
    ("name", "players"), [("novice", 2), ("apprentice", 3), ("adept", 4), ("master", 3), ("oracle", 4)]
)
def test_a_game_from_hello_to_bye(name: str, players: int) -> None:
    lines, asked = game(players, every=30 if name in ("master", "oracle") else 1)
    done = bot(name, "--persona", "edmund", "--seed", "7", lines=lines)
    assert (done.returncode, done.stderr) == (0, b"")
    ready, *answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert ready == {"ready": {"name": f"Divinare {name}:edmund"}}
    for number, (situation, answer) in enumerate(zip(asked, answers, strict=True), 17):
        assert answer["move"]["id"] == number
        assert protocol.parse_move_entry(answer["move"]) in situation.legal


def test_the_same_seed_decides_the_same() -> None:
    lines, _ = game(2)
    one, again, other = (bot("novice", "--seed", seed, lines=lines).stdout for seed in ("1", "1", "2"))
    assert one == again != other


def test_the_end_of_the_input_is_an_end_too() -> None:
    lines, _ = game(2, every=40)
    done = bot("adept", lines=lines[:-1])
    assert (done.returncode, done.stderr) == (0, b"")
    assert bot("adept", lines=[]).returncode == 0


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"\n", b"the message is not JSON"),
        (b"hello\n", b"the message is not JSON"),
        (b"[]\n", b"a message is a JSON object"),
        (b"\xff\n", b"the message is not JSON"),
        (b"[" * 100_000 + b"\n", b"nested too deeply"),
        (b'{"hello": {"protocol": 9}}\n', b"protocol 9 is not known"),
        (b'{"choose": {"id": 1}}\n', b"a choose came before any hello"),
    ],
)
def test_bad_input_is_one_line_and_exit_2(line: bytes, reason: bytes) -> None:
    done = bot("novice", lines=[line])
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"divinare bot: ")
    assert reason in done.stderr
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize("words", [(), ("genius",), ("adept", "--persona", "me"), ("adept", "--seed", "x")])
def test_a_command_line_that_is_wrong(words: tuple[str, ...]) -> None:
    done = bot(*words, lines=[])
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("name", LEVELS)
def test_a_bot_never_imports_qt_and_numpy_only_where_it_is_needed(name: str) -> None:
    lines, _ = game(2, every=25)
    done = bot(name, "--persona", "rami", lines=lines, python=("-X", "importtime"))
    assert done.returncode == 0
    imported = {line.rsplit(b"|", 1)[-1].strip().split(b".")[0] for line in done.stderr.splitlines() if b"|" in line}
    assert b"divinare_qt" in imported
    assert not imported & {b"PySide6", b"shiboken6", b"tkinter", b"asyncio"}
    assert (b"numpy" in imported) == (name in ("master", "oracle"))
