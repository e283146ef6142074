"""The seal on a game's deals: a hash that is shown before the first card, and what opens it after the last.

Whoever noted the hash knows at the end that no deal was changed on the way. The salt keeps a short seed from being
guessed. While a game is under way what opens its seal lies in a file beside the record, and not in it.
"""

import hashlib
import json
import os
import secrets
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from divinare_qt.match.errors import BadLine
from divinare_qt.match.lines import DealLine
from divinare_qt.rules.arts import in_order
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.shuffle import SEEDS, deal
from divinare_qt.speech import translate

SUFFIX: Final = ".seal"
_LONGEST: Final = 1000


@dataclass(frozen=True, slots=True)
class Seal:
    """The seed of a game's deals, and a salt."""

    seed: int
    salt: str

    @property
    def commitment(self) -> str:
        """The hash that can be shown to everybody."""
        return hashlib.sha256(f"divinare/{self.seed}/{self.salt}".encode()).hexdigest()

    def as_json(self) -> dict[str, object]:
        """Return what opens the seal."""
        return {"seed": self.seed, "salt": self.salt}


def new_seal(seed: int | None = None) -> Seal:
    """Return a seal on a seed, or on one that chance gives."""
    return Seal(secrets.randbelow(SEEDS) if seed is None else seed, secrets.token_hex(16))


def parse_seal(value: object) -> Seal | None:
    """Return the seal that an entry opens; None where it opens none."""
    if not isinstance(value, Mapping):
        return None
    seed, salt = value.get("seed"), value.get("salt")
    if type(seed) is not int or not 0 <= seed < SEEDS or not isinstance(salt, str) or not salt.isascii():
        return None
    return Seal(seed, salt)


def opened(value: object, commitment: str, rules: Rules, dealt: Iterable[DealLine]) -> Seal:
    """Return the seal that a record opens at its end, or raise BadLine where it does not agree with the rest."""
    seal = parse_seal(value)
    if seal is None:
        raise BadLine(translate("Record", "end.opening: a seed and a salt are wanted"))
    if seal.commitment != commitment:
        raise BadLine(translate("Record", "the seed and salt that are opened here do not give the header’s commitment"))
    for line in dealt:
        due = deal(rules, seal.seed, line.round)
        if (due.hands, due.aside) != (tuple(map(in_order, line.deal.hands)), in_order(line.deal.aside)):
            text = translate("Record", "the deal of round {round} is not the one to which the header is committed")
            raise BadLine(text.format(round=line.round))
    return seal


def seal_file(record: Path) -> Path:
    """Return where the seal of a running game lies."""
    return record.with_suffix(SUFFIX)


def keep_seal(record: Path, seal: Seal) -> None:
    """Write down what opens a seal, so that the game can go on after a power cut."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC
    descriptor = os.open(seal_file(record), flags, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(json.dumps(seal.as_json()).encode() + b"\n")
        file.flush()
        os.fsync(file.fileno())


def kept_seal(record: Path, commitment: str) -> Seal | None:
    """Return what was written down for a record, if it opens its commitment."""
    seal = _written_down(record)
    return seal if seal is not None and seal.commitment == commitment else None


def copy_seal(source: Path, target: Path) -> None:
    """Let a copy of a running game go on with the same deals."""
    seal = _written_down(source)
    if seal is not None:
        keep_seal(target, seal)


def _written_down(record: Path) -> Seal | None:
    if not seal_file(record).is_file():  # asked before opening, which would wait for a pipe's other end
        return None
    try:
        with seal_file(record).open("rb") as file:
            return parse_seal(json.loads(file.read(_LONGEST)))
    except (OSError, ValueError, RecursionError):
        return None
