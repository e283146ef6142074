"""The changelog guards a release."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from release import changelog
from release.project import ROOT, Stop, number

TEXT = """\
# Changelog

## [Unreleased]

### Added

- Something new.

## [0.2.0] - 2026-11-02

### Added

- A `command` that
  does much.
- Another.

## [0.1.0] - 2026-10-01

- The first.
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "CHANGELOG.md"
    file.write_text(TEXT, encoding="utf-8")
    return file


def test_a_section_is_read(path: Path) -> None:
    section = changelog.guard(path, "0.2.0", "v0.2.0")
    assert section.points == ["A command that does much.", "Another."]
    assert section.date == datetime(2026, 11, 2, tzinfo=UTC)


@pytest.mark.parametrize(
    ("version", "tag", "reason"),
    [
        ("0.2.0", "v0.2.1", "should be v0.2.0"),
        ("0.2.0", "0.2.0", "should be v0.2.0"),
        ("0.3.0", "v0.3.0", r"no section \[0\.3\.0\]"),
        ("0.1.0", "v0.1.0", "newest version is 0.2.0"),
        ("Unreleased", "vUnreleased", "no date"),
    ],
)
def test_a_tag_that_disagrees_stops(path: Path, version: str, tag: str, reason: str) -> None:
    with pytest.raises(Stop, match=reason):
        changelog.guard(path, version, tag)


def test_an_empty_section_stops(path: Path) -> None:
    path.write_text("## [1.0.0] - 2026-01-01\n\nNothing.\n", encoding="utf-8")
    with pytest.raises(Stop, match="says nothing"):
        changelog.guard(path, "1.0.0", "v1.0.0")


def test_what_is_unreleased_stands_for_the_version_to_come(path: Path) -> None:
    now = datetime(2026, 12, 1, tzinfo=UTC)
    known = changelog.latest(path, "0.3.0", now)
    assert [section.number for section in known] == ["0.3.0", "0.2.0", "0.1.0"]
    assert known[0].points == ["Something new."]
    assert [section.number for section in changelog.latest(path, "0.2.0", now)] == ["0.2.0", "0.1.0"]


def test_our_own_changelog_can_be_read() -> None:
    now = datetime(2026, 12, 1, tzinfo=UTC)
    assert changelog.latest(ROOT / "CHANGELOG.md", number(), now)[0].points
