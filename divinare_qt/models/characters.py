"""The four mediums: what the character cards call them, and who they are, in each language."""

from dataclasses import dataclass
from functools import cache

from divinare_qt.match.header import CHARACTERS
from divinare_qt.paths import resources
from divinare_qt.rules import data
from divinare_qt.rules.load import read_toml


@dataclass(frozen=True, slots=True)
class Character:
    """A medium as a card shows them."""

    name: str
    biography: str


@cache
def characters(language: str) -> dict[str, Character]:
    """Return all four mediums in a language ("en", "fr", "ru" or "ja"), by their names in records."""
    path = resources() / "characters" / f"{language}.toml"
    content = read_toml(path)
    found = {}
    for who in CHARACTERS:
        entry = data.table(content.get(who), f"{path}: {who}")
        found[who] = Character(str(entry["name"]), str(entry["biography"]).strip())
    return found
