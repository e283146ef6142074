"""Worked examples for the rulebook: chosen on the boards in use, judged by the rules core, so that they are true."""

from dataclasses import dataclass
from itertools import chain
from typing import Final

from divinare_qt.match.header import CHARACTERS
from divinare_qt.rules.arts import ARTS, ORDER, Art
from divinare_qt.rules.boards import Board, Prediction
from divinare_qt.rules.moves import CENTRE
from divinare_qt.rules.purse import Tokens
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.scoring import worth

KINDS: Final = ("row", "end", "bonus", "none")
"""A perfect prediction and its neighbours; a row's end; bonus spaces; a count that no space shows."""


@dataclass(frozen=True, slots=True)
class Line:
    """A medium's token, and what it earns."""

    character: str
    space: str
    prediction: Prediction
    bonus: int
    tokens: Tokens


@dataclass(frozen=True, slots=True)
class Example:
    """A board at the end of a round."""

    art: Art
    board: Board
    count: int
    lines: tuple[Line, ...]


def example(rules: Rules, kind: str, art: Art) -> Example | None:
    """Return an example, or None where the boards in use have nothing of its kind."""
    board, cards = rules.boards[art], rules.deck[ORDER[art]]
    found = {"row": _row, "end": _end, "bonus": _bonus, "none": _none}[kind](board, cards)
    if found is None:
        return None
    count, labels = found
    lines = zip(CHARACTERS, labels, strict=False)
    return Example(art, board, count, tuple(Line(who, label, *worth(board, label, count)) for who, label in lines))


def round_example(rules: Rules) -> tuple[Example, ...]:
    """Return all four boards after one round, with every medium's token somewhere."""
    shares = _counts(rules)
    return tuple(
        Example(
            art,
            board := rules.boards[art],
            count,
            tuple(Line(who, label, *worth(board, label, count)) for who, label in _seating(board, turn)),
        )
        for turn, (art, count) in enumerate(zip(ARTS, shares, strict=True))
    )


def _counts(rules: Rules) -> list[int]:
    """Share the cards in play out among the arts as the deck has them."""
    counts = [cards * rules.in_play // sum(rules.deck) for cards in rules.deck]
    for index in sorted(range(len(counts)), key=lambda at: -rules.deck[at])[: rules.in_play - sum(counts)]:
        counts[index] += 1
    return counts


def _seating(board: Board, turn: int) -> list[tuple[str, str]]:
    """Put each medium on a space of its own; those who find none stay in the centre."""
    places = [*board.labels[1:], board.labels[0]]
    labels = [places[(turn + step) % len(places)] for step in range(min(3, len(places)))]
    order = [CHARACTERS[(turn + step) % len(CHARACTERS)] for step in range(len(CHARACTERS))]
    return sorted(zip(order, (*labels, CENTRE), strict=False), key=lambda pair: CHARACTERS.index(pair[0]))


def _row(board: Board, cards: int) -> tuple[int, list[str]] | None:
    del cards
    middle = len(board.spaces) // 2
    far = max(range(len(board.labels)), key=lambda at: (abs(at - middle), -board.spaces[at].bonus))
    labels = [board.labels[middle], board.labels[middle - 1], board.labels[far], CENTRE]
    return board.spaces[middle].numbers[0], list(dict.fromkeys(labels))


def _end(board: Board, cards: int) -> tuple[int, list[str]] | None:
    del cards
    return board.spaces[-1].numbers[0], [board.labels[-1], board.labels[-2], board.labels[0]]


def _bonus(board: Board, cards: int) -> tuple[int, list[str]] | None:
    """Let a bonus space be perfect, and take other bonus spaces near and far from it."""
    del cards
    marked = [at for at, space in enumerate(board.spaces) if space.bonus]
    if not marked:
        return None
    perfect = next((at for at in marked if {at - 1, at + 1} & set(marked)), marked[0])
    others = sorted((at for at in marked if at != perfect), key=lambda at: abs(at - perfect))
    near = [at for at in others if abs(at - perfect) == 1][:1]
    far = [at for at in others if abs(at - perfect) > 1][-1:]
    return board.spaces[perfect].numbers[0], [board.labels[at] for at in chain([perfect], near, far)]


def _none(board: Board, cards: int) -> tuple[int, list[str]] | None:
    missing = [count for count in range(1, cards + 1) if board.showing(count) is None]
    missing += [0] if board.showing(0) is None else []
    return (missing[0], list(board.labels[:3])) if missing else None
