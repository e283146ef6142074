"""CHANGELOG.md as data: what the release notes, the Debian changelog and AppStream say, and what must agree first."""

import re
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from release.project import Stop

_HEADING: Final = re.compile(r"^## \[(?P<number>[^\]]+)\](?: - (?P<date>\d{4}-\d{2}-\d{2}))?\s*$", re.MULTILINE)
UNRELEASED: Final = "Unreleased"


@dataclass(frozen=True)
class Section:
    """What changed in one version."""

    number: str
    date: datetime | None
    text: str

    @property
    def points(self) -> list[str]:
        """The changes, a paragraph each, without marks."""
        lines = re.sub(r"^#+ .*$", "", self.text, flags=re.MULTILINE)
        found = re.findall(r"^- (.+(?:\n  .+)*)", lines, re.MULTILINE)
        return [re.sub(r"\s+", " ", point).replace("`", "") for point in found]


def sections(path: Path) -> list[Section]:
    """Return the versions of a changelog, the newest first."""
    text = path.read_text(encoding="utf-8")
    found = list(_HEADING.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)]
    return [
        Section(
            match["number"],
            datetime.fromisoformat(match["date"]).replace(tzinfo=UTC) if match["date"] else None,
            text[match.end() : end].strip(),
        )
        for match, end in zip(found, ends, strict=True)
    ]


def latest(path: Path, number: str, now: datetime) -> list[Section]:
    """Return the released versions up to this one; before its release, what is unreleased stands for it."""
    known = sections(path)
    released = [section for section in known if section.date is not None]
    if any(section.number == number for section in released):
        return released
    text = next((section.text for section in known if section.number == UNRELEASED), "")
    return [Section(number, now, text), *released]


def guard(path: Path, number: str, tag: str) -> Section:
    """Return the section of the version that a tag names, or say why this tag can't be released."""
    if tag != f"v{number}":
        raise Stop(f"the tag is {tag}, but the program's version is {number}: the tag should be v{number}")
    known = sections(path)
    section = next((one for one in known if one.number == number), None)
    if section is None:
        raise Stop(f"CHANGELOG.md has no section [{number}]")
    if section.date is None:
        raise Stop(f"the section [{number}] of CHANGELOG.md has no date: ## [{number}] - YYYY-MM-DD")
    if not section.points:
        raise Stop(f"the section [{number}] of CHANGELOG.md says nothing")
    released = [one for one in known if one.number != UNRELEASED]
    if released[0] is not section:
        raise Stop(f"CHANGELOG.md's newest version is {released[0].number}, not {number}")
    return section
