"""How a bot is named: `master`, `master:edmund`, or `exec:COMMAND` for an outside program."""

from dataclasses import dataclass
from typing import Final

LEVELS: Final = ("novice", "apprentice", "adept", "master")
"""From weak to strong."""
PERSONAS: Final = ("rami", "tzciska", "john-paul", "edmund")


class BadSpec(ValueError):
    """A text that names no bot."""


@dataclass(frozen=True, slots=True)
class Spec:
    """A bot: a built-in level with or without a persona, or the command line of an outside program."""

    level: str = ""
    persona: str = ""
    command: str | None = None

    def __str__(self) -> str:
        if self.command is not None:
            return f"exec:{self.command}"
        return f"{self.level}:{self.persona}" if self.persona else self.level


def parse_spec(text: str) -> Spec:
    """Return the bot that a text names, or raise BadSpec."""
    kind, colon, rest = text.partition(":")
    if kind == "exec":
        if not rest.strip():
            raise BadSpec("exec: wants the command line of a program behind it")
        return Spec(command=rest)
    if kind not in LEVELS:
        raise BadSpec(f"{kind!r} is not a level; there are {', '.join(LEVELS)}, and exec:COMMAND")
    if colon and rest not in PERSONAS:
        raise BadSpec(f"{rest!r} is not a persona; there are {', '.join(PERSONAS)}")
    return Spec(kind, rest)
