"""How a bot is named: `master`, `master:edmund`, or `exec:COMMAND` for an outside program."""

from dataclasses import dataclass
from typing import Final

from divinare_qt.speech import translate

LEVELS: Final = ("novice", "apprentice", "adept", "master", "oracle")
"""From weak to strong."""
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


def parse_spec(text: str) -> Spec:
    """Return the bot that a text names, or raise BadSpec."""
    kind, colon, rest = text.partition(":")
    if kind == "exec":
        if not rest.strip():
            raise BadSpec(translate("Bots", "exec: wants the command line of a program behind it"))
        if len(rest) > LONGEST_COMMAND:
            reason = translate("Bots", "a command line has at most {most} characters, and this one has {count}")
            raise BadSpec(reason.format(most=LONGEST_COMMAND, count=len(rest)))
        if any("\ud800" <= character <= "\udfff" for character in rest):
            raise BadSpec(translate("Record", "the text holds half of a surrogate pair"))
        return Spec(command=rest)
    if kind not in LEVELS:
        reason = translate("Bots", "'{kind}' is not a level; there are {levels}, and exec:COMMAND")
        raise BadSpec(reason.format(kind=kind, levels=", ".join(LEVELS)))
    if colon and rest not in PERSONAS:
        reason = translate("Bots", "'{persona}' is not a persona; there are {personas}")
        raise BadSpec(reason.format(persona=rest, personas=", ".join(PERSONAS)))
    return Spec(kind, rest)
