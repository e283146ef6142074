"""A bot of the protocol that misbehaves as its command line says: `python -I fake_bot.py HABIT [PORT]`.

It is a program of its own and imports nothing of the game. Where a port is given, it holds a connection to it open for
as long as it lives, so that a test hears of its end without asking for process numbers. See `fake.py`.
"""

import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, NoReturn

HABIT: Final = sys.argv[1] if len(sys.argv) > 1 else "good"
PORT: Final = int(sys.argv[2]) if len(sys.argv) > 2 else 0
FLOOD: Final = 100_000_000


def lifeline(name: str) -> socket.socket | None:
    """Connect to the test, say who is there, and stay connected."""
    if not PORT:
        return None
    connection = socket.create_connection(("127.0.0.1", PORT))
    connection.sendall(f"{name} {os.getpid()}\n".encode())
    return connection


def say(message: object) -> None:
    """Write a message."""
    shout(json.dumps(message).encode() + b"\n")


def shout(content: bytes) -> None:
    """Write whatever it is."""
    sys.stdout.buffer.write(content)
    sys.stdout.buffer.flush()


def for_ever(content: bytes) -> NoReturn:
    """Write until the host has had enough."""
    while True:
        shout(content)


def hang() -> NoReturn:
    """Do nothing until killed: a pipe that nobody writes to is the surest way."""
    source, _sink = os.pipe()
    os.read(source, 1)
    raise SystemExit


def move(request: Mapping[str, Any], number: object = None) -> dict[str, object]:
    """Return a legal answer; with another number, one that is legal but for that."""
    entry: dict[str, object] = {"id": request["id"] if number is None else number}
    if request["kind"] == "play":
        return {"move": {**entry, "play": request["legal"][0]}}
    return {"move": {**entry, request["kind"]: request["view"]["hand"][: request["count"]]}}


def boast(request: Mapping[str, Any]) -> None:
    """Answer, and give out to be a built-in bot."""
    answer: dict[str, Any] = move(request)
    say({"move": {**answer["move"], "about": {"level": "master", "persona": "", "seed": 1, "worlds": 9}}})


def die() -> NoReturn:
    """End at once."""
    os._exit(3)


def long_line(_: Mapping[str, Any]) -> None:
    """Write a line of 100 MB."""
    for _million in range(FLOOD // 1_000_000):
        shout(b"x" * 1_000_000)
    shout(b"\n")


def illegal(request: Mapping[str, Any]) -> None:
    """Move to a space, or give cards, that nobody has."""
    kind = request["kind"]
    cheat: object = {"art": "R", "to": "\ud800" + "9" * 100_000} if kind == "play" else "R" * 50_000
    say({"move": {"id": request["id"], kind: cheat}})


def old_answers(request: Mapping[str, Any]) -> None:
    """Answer the first question properly, and then over and over again."""
    if request["id"] == 1:
        say(move(request))
    else:
        for_ever(json.dumps(move(request, 1)).encode() + b"\n")


class Late:
    """Leaves every other question open, and answers it just before the next one."""

    def __init__(self) -> None:
        self.owed: Mapping[str, Any] | None = None

    def __call__(self, request: Mapping[str, Any]) -> None:
        """Answer the question before, if it is owed, and then this one; else owe this one."""
        if self.owed is None:
            self.owed = request
            return
        say(move(self.owed))
        say(move(request))
        self.owed = None


class Mortal:
    """Answers three questions, and dies of the fourth."""

    def __init__(self) -> None:
        self.answered = 0

    def __call__(self, request: Mapping[str, Any]) -> None:
        """Answer, or die."""
        if self.answered == 3:
            die()
        self.answered += 1
        say(move(request))


DEEP: Final = b"[" * 900 + b"1" + b"]" * 900
ANSWERS: Final[dict[str, Callable[[Mapping[str, Any]], object]]] = {
    "good": lambda request: say(move(request)),
    "silent": lambda _: None,
    "dead on the first question": lambda _: die(),
    "dead in mid-game": Mortal(),
    "garbage": lambda _: shout(b"I'd rather not say\n"),
    "not UTF-8": lambda _: shout(b'{"move": "\xff\xfe"}\n'),
    "not an object": lambda _: say([1, 2, 3]),
    "nested too deeply": lambda _: shout(b"[" * 200_000 + b"\n"),
    "an id nested to the brink": lambda _: shout(b'{"move": {"id": ' + DEEP + b"}}\n"),
    "a number without end": lambda _: shout(b'{"move": {"id": ' + b"9" * 10_000 + b"}}\n"),
    "not a move": lambda _: say({"ready": {"name": "again"}}),
    "a move that is none": lambda request: say({"move": {"id": request["id"], "play": "G", "pass": 7}}),
    "a line of 100 MB": long_line,
    "endless lines": lambda _: for_ever(b'{"noise": "' + b"n" * 1000 + b'"}\n'),
    "endless old answers": old_answers,
    "illegal": illegal,
    "a wrong id": lambda request: say(move(request, request["id"] + 1000)),
    "an id that is text": lambda request: say(move(request, str(request["id"]))),
    "late": Late(),
    "boasts": boast,
}


def started() -> None:
    """Do what some habits do before any message comes."""
    if HABIT == "dead at start":
        die()
    if HABIT == "never reads":
        hang()
    if HABIT == "endless moves instead of ready":
        for_ever(b'{"move": {"id": 1, "pass": "R"}}\n')
    if HABIT in ("has a child", "has a child that runs away"):
        grandchild(runs_away=HABIT.endswith("away"))


def grandchild(*, runs_away: bool) -> None:
    """Start a process that holds our pipes and stays; one that runs away leaves our session too."""
    program = [sys.executable, "-I", str(Path(__file__).resolve()), "grandchild", str(PORT)]
    child = subprocess.Popen(program, start_new_session=runs_away)
    child.returncode = 0  # nobody is going to wait for it


def play() -> None:
    """Answer until the host says bye; some habits don't."""
    habit = HABIT.removeprefix("ignores bye, ")
    answer = ANSWERS.get(habit, ANSWERS["good"])
    for line in sys.stdin.buffer:
        message = json.loads(line)
        if "hello" in message:
            if HABIT == "dead on hello":
                die()
            if HABIT != "never ready":
                say({"ready": {"name": HABIT}})
        elif "choose" in message:
            answer(message["choose"])
        elif "bye" in message and not HABIT.startswith("ignores bye"):
            return
    if HABIT.startswith("ignores bye"):
        hang()


if __name__ == "__main__":
    held = lifeline(HABIT)
    if HABIT == "grandchild":
        hang() if held is None else held.recv(1)
    else:
        started()
        play()
