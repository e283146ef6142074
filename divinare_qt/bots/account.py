"""What a bot says of its decision: all that is needed, beside its view, to have it decide the same again."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from divinare_qt import __version__
from divinare_qt.bots.spec import Spec
from divinare_qt.rules import data
from divinare_qt.rules.errors import BadRules

MOST_PLAYOUTS: Final = 200_000
"""After so many a search ends, whatever time is left."""
MOST_WORLDS: Final = MOST_PLAYOUTS + 1000
"""More than any search ever does, its last batch included: an account that claims more work is none, for doing it again
would take for ever."""


@dataclass(frozen=True, slots=True)
class Account:
    """Who decided, with which dice, and after how many playouts: never how long, for time does not repeat."""

    spec: Spec
    seed: int
    worlds: int = 0
    version: str = __version__
    stand_in: bool = False
    """Whether the host decided in place of a program that failed."""

    def as_json(self) -> dict[str, object]:
        """Return the entry of a record's line, or of a bot's answer."""
        entry: dict[str, object] = {
            "level": self.spec.level,
            "persona": self.spec.persona,
            "seed": self.seed,
            "worlds": self.worlds,
            "version": self.version,
        }
        return {**entry, "stand_in": True} if self.stand_in else entry


def parse_account(value: object) -> Account | None:
    """Return the account that an entry gives; None where it gives none that could be followed."""
    if not isinstance(value, Mapping):
        return None
    try:
        return Account(
            Spec(_text(value.get("level")), _text(value.get("persona", ""))),
            data.whole(value.get("seed"), "seed", 0, 2**64 - 1),
            data.whole(value.get("worlds", 0), "worlds", 0, MOST_WORLDS),
            _text(value.get("version", "")),
            value.get("stand_in") is True,
        )
    except BadRules:
        return None


def _text(value: object) -> str:
    if not isinstance(value, str) or len(value) > 100:
        raise BadRules("bot", "a short text is wanted")
    return value
