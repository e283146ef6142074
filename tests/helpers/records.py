"""A whole record that is small enough to read, and ways to spoil it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

RECORD: Final = """\
{"divinare": 1, "players": 2, "first": 0, "seats": [{"name": "Ada", "character": "rami", "controller": "human"}, {"name": "Bo", "character": "edmund", "controller": "bot:adept"}], "rules": {"action_card": {"rounds": 2, "hand": 4, "discard": 1, "passes": {"3": 1}}}, "seed": 7}
{"deal": {"round": 1, "hands": ["GGRY", "BGGY"], "aside": "RRRRRBBBBBBBGGGGGGYYYYYYYYYY"}}
{"discard": {"seat": 0, "cards": "Y"}}
{"discard": {"seat": 1, "cards": "Y"}}
{"pass": {"seat": 1, "cards": "B"}}
{"pass": {"seat": 0, "cards": "R"}}
{"play": {"seat": 0, "art": "G", "to": "7"}}
{"play": {"seat": 1, "art": "G", "to": "6"}}
{"play": {"seat": 0, "art": "G", "to": "8"}}
{"play": {"seat": 1, "art": "G", "to": "centre"}}
{"play": {"seat": 0, "art": "B", "to": "2/3"}}
{"play": {"seat": 1, "art": "R", "to": "1/2"}}
{"score": {"round": 1, "counts": {"R": 1, "B": 1, "G": 4, "Y": 2}, "tokens": [[0, 0, 1], [1, 1, 0]], "points": [-1, 4]}}
{"deal": {"round": 2, "hands": ["RGGY", "BGGY"], "aside": "RRRRRBBBBBBBGGGGGGYYYYYYYYYY"}}
{"discard": {"seat": 1, "cards": "B"}}
{"discard": {"seat": 0, "cards": "R"}}
{"pass": {"seat": 1, "cards": "Y"}}
{"pass": {"seat": 0, "cards": "G"}}
{"play": {"seat": 1, "art": "G", "to": "5"}}
{"play": {"seat": 0, "art": "Y", "to": "4/5"}}
{"play": {"seat": 1, "art": "G", "to": "3/4"}}
{"play": {"seat": 0, "art": "Y", "to": "6"}}
{"play": {"seat": 1, "art": "G", "to": "9/10"}}
{"play": {"seat": 0, "art": "G", "to": "5"}}
{"score": {"round": 2, "counts": {"R": 1, "B": 1, "G": 4, "Y": 2}, "tokens": [[0, 2, 0], [0, 0, 2]], "points": [2, -2]}}
{"end": {"points": [1, 2], "winners": [1]}}
"""  # noqa: E501 - a record has long lines
"""Two rounds by two players, with the box's boards and a short action card; worked out by hand."""

RESULT: Final = {
    "complete": True,
    "rounds": [
        {"counts": {"R": 1, "B": 1, "G": 4, "Y": 2}, "points": [-1, 4]},
        {"counts": {"R": 1, "B": 1, "G": 4, "Y": 2}, "points": [2, -2]},
    ],
    "points": [1, 2],
    "winners": [1],
}

Edit: TypeAlias = Callable[[list[bytes]], list[bytes]]


def lines() -> list[bytes]:
    """Return the record's lines, each with its end."""
    return RECORD.encode().splitlines(keepends=True)


def edited(edit: Edit) -> bytes:
    """Return the record after an edit."""
    return b"".join(edit(lines()))


@dataclass(frozen=True)
class Change:
    """Replace a text that stands in a line (counted from 1) by another."""

    line: int
    old: str
    new: str

    def __call__(self, text: list[bytes]) -> list[bytes]:
        """Edit the lines."""
        here = text[self.line - 1]
        assert self.old.encode() in here, f"{self.old} does not stand in line {self.line}"
        return [*text[: self.line - 1], here.replace(self.old.encode(), self.new.encode(), 1), *text[self.line :]]


@dataclass(frozen=True)
class Put:
    """Put other lines in the place of the lines from `line` up to, but not including, `until`."""

    line: int
    new: bytes
    until: int | None = None

    def __call__(self, text: list[bytes]) -> list[bytes]:
        """Edit the lines."""
        until = self.line + 1 if self.until is None else self.until
        return [*text[: self.line - 1], self.new, *text[until - 1 :]]


def insert(line: int, new: bytes) -> Put:
    """Put a new line before a line."""
    return Put(line, new, until=line)


def rules_changed(changes: Mapping[str, str]) -> Change:
    """Write other things into the header's rules."""
    inner = ", ".join(f'"{key}": {value}' for key, value in changes.items())
    return Change(
        1,
        '"rules": {"action_card": {"rounds": 2, "hand": 4, "discard": 1, "passes": {"3": 1}}}',
        f'"rules": {{{inner}}}',
    )
