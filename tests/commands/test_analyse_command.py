"""`divinare analyse` as a process: one question in, one answer out."""

import json
import subprocess
import sys

import pytest

from divinare_qt.bots.analysis import question
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.state import Phase
from tests.bots.test_analysis import assert_shape
from tests.helpers.command import ROOT, environment
from tests.helpers.situations import situations


def analyse(*words: str, line: bytes) -> subprocess.CompletedProcess[bytes]:
    """Ask one question."""
    return subprocess.run(
        [sys.executable, "-m", "divinare_qt", "analyse", *words],
        input=line,
        capture_output=True,
        cwd=ROOT,
        env=environment(),
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    ("players", "phase", "words"),
    [
        (4, Phase.PLAY, ("--limit-ms", "200")),
        (3, Phase.PASS, ("--level", "adept")),
        (2, Phase.DISCARD, ("--level", "novice", "--limit-ms", "1")),
    ],
)
def test_an_answer_is_one_line_of_the_format(players: int, phase: Phase, words: tuple[str, ...]) -> None:
    situation = next(s for s in situations(default_rules(players), seed=1) if s.view.phase is phase)
    done = analyse(*words, line=question(situation))
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.count(b"\n") == 1
    assert_shape(json.loads(done.stdout), situation)


ASKED = json.loads(question(next(iter(situations(default_rules(2), seed=1)))))["choose"]
BAD = [
    (b"", "the message is not JSON"),
    (b"what?\n", "the message is not JSON"),
    (b"[1]\n", "a message is a JSON object"),
    (b"{}\n", "choose: a table"),
    (b'{"choose": {"id": 1, "kind": "play", "rules": {}}}\n', "view: a table"),
    (json.dumps({"choose": ASKED | {"rules": {"deck": {"R": -1}}}}).encode() + b"\n", "rules.deck.R: -1 is not from"),
    (json.dumps({"choose": ASKED | {"view": ASKED["view"] | {"hand": "R"}}}).encode() + b"\n", ""),
    (b'{"choose": "' + b"x" * 2_000_000 + b'"}\n', "the message is not JSON"),
]


@pytest.mark.parametrize(("line", "reason"), BAD)
def test_bad_input_is_one_line_and_exit_2(line: bytes, reason: str) -> None:
    done = analyse("--level", "adept", line=line)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"divinare analyse: standard input: ")
    assert reason in done.stderr.decode()
    assert done.stderr.count(b"\n") == 1


@pytest.mark.parametrize("words", [("--level", "genius"), ("--limit-ms", "0"), ("--limit-ms", "x"), ("more",)])
def test_a_command_line_that_is_wrong(words: tuple[str, ...]) -> None:
    done = analyse(*words, line=b"")
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"Traceback" not in done.stderr
