"""The score sheet of a game as plain text: a table for each round, with what each token earned and why."""

import unicodedata
from collections.abc import Sequence

from divinare_qt.match.header import Header, Seat
from divinare_qt.match.summary import Summary
from divinare_qt.rules.arts import ARTS, NAMES
from divinare_qt.rules.boards import Prediction
from divinare_qt.rules.events import Award, RoundScored
from divinare_qt.rules.moves import CENTRE
from divinare_qt.rules.purse import Tokens

_WHY = {
    Prediction.PERFECT: "perfect",
    Prediction.INCOMPLETE: "incomplete",
    Prediction.INCORRECT: "incorrect",
}
_BONUS = ("", ", single bonus", ", double bonus")


def game_sheet(header: Header, result: Summary) -> str:
    """Return the sheet of a whole game, or of the finished rounds of one under way."""
    names = _names(header.seats)
    parts = [_round_sheet(scored, names) for scored in result.rounds]
    parts.append(_ending(header, result, names))
    return "\n\n".join(parts)


def _round_sheet(scored: RoundScored, names: Sequence[str]) -> str:
    counted = [f"{NAMES[art]} {count}" for art, count in zip(ARTS, scored.counts, strict=True)]
    rows = [
        ["", *names],
        *[[NAMES[art], *[_award(award) for award in scored.awards if award.art == art]] for art in ARTS],
        ["tokens", *[_tokens(taken) for taken in scored.tokens]],
        ["points", *[f"{points:+d}" for points in scored.points]],
    ]
    return f"Round {scored.round}. Cards beside the boards: {', '.join(counted)}.\n\n{_table(rows)}"


def _award(award: Award) -> str:
    if award.space == CENTRE:
        return "centre"
    if award.prediction is Prediction.NONE:
        return f"{award.space}: no space shows the count"
    return f"{award.space}: {_WHY[award.prediction]}{_BONUS[award.bonus]} {award.tokens.points:+d}"


def _tokens(taken: Tokens) -> str:
    return f"{taken.blue} blue, {taken.yellow} yellow, {taken.red} red"


def _ending(header: Header, result: Summary, names: Sequence[str]) -> str:
    totals = ", ".join(f"{name} {points}" for name, points in zip(names, result.points, strict=True))
    if not result.complete:
        return (
            f"The game is under way: {len(result.rounds)} of {header.rules.rounds} rounds finished. Points: {totals}."
        )
    winners = [names[seat] for seat in result.winners]
    won = f"{winners[0]} wins" if len(winners) == 1 else f"{', '.join(winners[:-1])} and {winners[-1]} share the win"
    return f"The game is over: {won}. Points: {totals}."


def _names(seats: Sequence[Seat]) -> list[str]:
    """Return names that can be printed: no control characters from a stranger's file."""
    return ["".join(letter if letter.isprintable() else "?" for letter in seat.name) for seat in seats]


def _table(rows: Sequence[Sequence[str]]) -> str:
    widths = [max(_width(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "  ".join(cell + " " * (width - _width(cell)) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
    return "\n".join(lines)


def _width(text: str) -> int:
    """Return the columns a text takes in a terminal, where East Asian letters are two wide."""
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)
