"""How a bot is named: `master`, `master:edmund`, or `exec:COMMAND` for an outside program."""

from dataclasses import dataclass
from typing import Final

from divinare_qt.speech import translate

LEVELS: Final = ("novice", "apprentice", "adept", "master", "oracle")
"""From weak to strong."""
BUILT_IN: Final = "bot:"
"""What stands before a built-in bot where a record says who plays a seat."""
PERSONAS: Final = ("rami", "tzciska", "john-paul", "edmund")
LONGEST_COMMAND: Final = 995
"""Characters of a command line: with `exec:` before it, it is as long as a text of a record may be."""


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


def parse_controller(text: str) -> Spec:
    """Return the bot that a record seats, or raise BadSpec. Only who has `exec:` itself written there starts a program.

    A record comes from anywhere, and a look at it that warns of `exec:` seats must not be led past by `bot:exec:`.
    """
    spec = parse_spec(text.removeprefix(BUILT_IN))
    if spec.command is not None and text.startswith(BUILT_IN):
        raise BadSpec(_no_level(text.removeprefix(BUILT_IN).partition(":")[0]))
    return spec


def parse_spec(text: str) -> Spec:
    """Return the bot that a text names, or raise BadSpec."""
    kind, colon, rest = text.partition(":")
    if kind == "exec":
        if not rest.strip():
            raise BadSpec(translate("Bots", "exec: wants the command line of a program behind it"))
        return Spec(command=_command(rest))
    if kind not in LEVELS:
        raise BadSpec(_no_level(kind))
    if colon and rest not in PERSONAS:
        reason = translate("Bots", "'{persona}' is not a persona; there are {personas}")
        raise BadSpec(reason.format(persona=rest, personas=", ".join(PERSONAS)))
    return Spec(kind, rest)


def _command(text: str) -> str:
    """Return a command line that can stand in a record."""
    if len(text) > LONGEST_COMMAND:
        reason = translate("Bots", "exec: the command line of a program has at most {most} characters")
        raise BadSpec(reason.format(most=LONGEST_COMMAND))
    if any("\ud800" <= letter <= "\udfff" for letter in text):
        raise BadSpec(translate("Bots", "exec: the command line of a program is not UTF-8"))
    return text


def _no_level(kind: str) -> str:
    reason = translate("Bots", "'{kind}' is not a level; there are {levels}, and exec:COMMAND")
    return reason.format(kind=kind, levels=", ".join(LEVELS))
