"""Boards and action cards that a player edited to match their own copy, stored by name as TOML."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from divinare_qt.models.named_files import FileProblem, NamedFiles
from divinare_qt.rules.arts import ARTS, Art
from divinare_qt.rules.boards import Board
from divinare_qt.rules.errors import BadRules
from divinare_qt.rules.load import PLAYERS, default_rules, load_action_card, load_boards
from divinare_qt.rules.rules import ActionCard, Rules

RULEBOOK: Final = "rulebook"
RECONSTRUCTED: Final = "reconstructed"
OWN_COPY: Final = "own copy"
"""The source of what a player edited."""


@dataclass(frozen=True)
class Layout:
    """What is printed in one box: the four boards, and the action card for each number of players."""

    boards: Mapping[Art, Board]
    cards: Mapping[int, ActionCard]

    def rules(self, players: int) -> Rules:
        """Return the rules of the box with these boards and cards instead of its own."""
        return replace(default_rules(players), boards=self.boards, action_card=self.cards[players])


def default_layout() -> Layout:
    """Return the boards and cards that the program brings."""
    rules = {players: default_rules(players) for players in PLAYERS}
    return Layout(rules[4].boards, {players: rules[players].action_card for players in PLAYERS})


class LayoutStore:
    """The layouts in a folder."""

    def __init__(self, folder: Path) -> None:
        self._files = NamedFiles(folder, ".toml")

    def names(self) -> list[str]:
        """Return the names of all stored layouts."""
        return self._files.names()

    def load(self, name: str) -> Layout:
        """Return a stored layout (the program's own for no name), or raise FileProblem."""
        if not name:
            return default_layout()
        path = self._files.path(name)
        deck = default_rules(4).deck
        try:
            cards = {players: load_action_card(path, players, deck) for players in PLAYERS}
            return Layout(load_boards(path, deck), cards)
        except BadRules as error:
            place = error.place.removeprefix(str(path)).removeprefix(": ")
            raise FileProblem(path, f"{place}: {error.reason}" if place else error.reason) from error

    def save(self, name: str, layout: Layout) -> None:
        """Store a layout under a name, or raise FileProblem."""
        self._files.write(name, as_toml(layout))

    def remove(self, name: str) -> None:
        """Delete a stored layout."""
        self._files.remove(name)


def as_toml(layout: Layout) -> str:
    """Return the file of a layout, as the program's own files are written.

    A layout holds nothing but whole numbers and one-line texts, so a TOML library would be a dependency for 20 lines.
    """
    parts = [_board_table(layout.boards[art]) for art in ARTS]
    parts += [_card_table(players, layout.cards[players]) for players in PLAYERS]
    return "\n".join(parts)


def _board_table(board: Board) -> str:
    rows = [
        f"    {{ numbers = [{', '.join(map(str, space.numbers))}], bonus = {space.bonus} }},\n"
        for space in board.spaces
    ]
    return f"[{board.art}]\nsource = {_text(board.source)}\nspaces = [\n{''.join(rows)}]\n"


def _card_table(players: int, card: ActionCard) -> str:
    passes = ", ".join(f"{size} = {count}" for size, count in card.passes)
    return (
        f"[{players}]\nsource = {_text(card.source)}\nrounds = {card.rounds}\nhand = {card.hand}\n"
        f"discard = {card.discard}\npasses = {{ {passes} }}\n"
    )


def _text(value: str) -> str:
    """Return a TOML string: it is a JSON string, but for the one control character that JSON leaves as it is."""
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
