"""The chapters of the rulebook as they lie in `resources/rulebook`, before anything is filled in."""

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from divinare_qt.paths import resources
from divinare_qt.rules import data
from divinare_qt.rules.load import read_toml

CHAPTERS: Final = (
    "contest",
    "box",
    "round",
    "turn",
    "passing",
    "players",
    "scoring",
    "bonus",
    "end",
    "questions",
    "copy",
    "bots",
)
"""In the order of the book. A chapter's name is also the anchor that links lead to."""
PLACEHOLDER: Final = re.compile(r"\{\{([a-z_]+)((?::[A-Za-z0-9_/-]+)*)\}\}")
LINK: Final = re.compile(r'href="#([a-z0-9-]+)"')
_TITLE: Final = re.compile(r"<h1>(.*?)</h1>", re.DOTALL)
_SECTION: Final = re.compile(r'<h2 id="([a-z0-9-]+)">(.*?)</h2>', re.DOTALL)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter as its file has it."""

    name: str
    title: str
    sections: tuple[tuple[str, str], ...]
    """Anchor and title of each section, in order."""
    text: str

    def placeholders(self) -> list[str]:
        """Return what has to be filled in, in order."""
        return [match.group(0) for match in PLACEHOLDER.finditer(self.text)]

    def links(self) -> list[str]:
        """Return the anchors that its links lead to."""
        return LINK.findall(self.text)

    def anchored(self) -> str:
        """Return the text with an anchor at the title and at each section."""
        text = _TITLE.sub(rf'<h1><a name="{self.name}"></a>\1</h1>', self.text, count=1)
        return _SECTION.sub(r'<h2><a name="\1"></a>\2</h2>', text)


@cache
def chapters(language: str) -> tuple[Chapter, ...]:
    """Return all chapters in a language ("en", "fr", "ru" or "ja")."""
    return tuple(_chapter(language, name) for name in CHAPTERS)


def _chapter(language: str, name: str) -> Chapter:
    path = resources() / "rulebook" / language / f"{name}.html"
    text = path.read_text(encoding="utf-8")
    title = _TITLE.search(text)
    if title is None:
        raise ValueError(f"{path}: a chapter begins with its title in h1")
    return Chapter(name, title.group(1).strip(), tuple(_SECTION.findall(text)), text)


@cache
def words(language: str) -> dict[str, str]:
    """Return the words of tables and captions, by name: `art.R`, `column.points` and so on."""
    path = resources() / "rulebook" / language / "words.toml"
    found = {}
    for group, entries in read_toml(path).items():
        for name, text in data.table(entries, f"{path}: {group}").items():
            found[f"{group}.{name}"] = str(text)
    return found
