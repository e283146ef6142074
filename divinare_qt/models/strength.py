"""How strong bots are and how well people play lately, in words for those who are about to play."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from divinare_qt.bots.ladder import Ladder, Rung, stored_ladder
from divinare_qt.match.header import HUMAN, Seat
from divinare_qt.models.adaptive import form, rung_of
from divinare_qt.models.statistics import FinishedGame
from divinare_qt.models.words import level_name, short_name

translate = QCoreApplication.translate
KNOWN_WELL: Final = 5
"""Games after which a person's strength is worth comparing with."""


def rung_name(rung: Rung) -> str:
    """Return what a bot is called among the others: its level, and its temper if it has one."""
    level = level_name(rung.spec.level)
    if not rung.spec.persona:
        return level
    return translate("Strength", "{level} ({name})").format(level=level, name=short_name(rung.spec.persona))


def strengths_in_words(seats: Sequence[Seat], games: Sequence[FinishedGame]) -> list[str]:
    """Return for each seat how strong it is; empty for programs, and for people who have hardly played."""
    ladder = stored_ladder()
    forms = {seat.name: form(seat.name, games, ladder) for seat in seats if seat.controller == HUMAN}
    people = {name: found.rating for name, found in forms.items() if found.games >= KNOWN_WELL}
    return [_person(seat.name, people, ladder) or _strength(seat, people, ladder) for seat in seats]


def _person(name: str, people: Mapping[str, float], ladder: Ladder) -> str:
    if name not in people:
        return ""
    plain = [rung for rung in ladder.ratings if not rung.spec.persona]
    text = translate("Strength", "Lately about as strong as {other} ({rating}).")
    return text.format(other=rung_name(ladder.nearest(people[name], plain)), rating=round(people[name]))


def _strength(seat: Seat, people: Mapping[str, float], ladder: Ladder) -> str:
    rung = rung_of(seat)
    rating = None if rung is None else ladder.of(rung)
    if rung is None or rating is None:
        return ""
    other = _likeness(rung, rating.value, people, ladder)
    if seat.adaptive:
        text = translate("Strength", "Here: {level}. About as strong as {other} ({rating}).")
    else:
        text = translate("Strength", "About as strong as {other} ({rating}).")
    measured = f"{rating.value:.0f} ± {rating.error:.0f}".replace(" ", "\N{NO-BREAK SPACE}")
    return text.format(level=level_name(rung.spec.level), other=other, rating=measured)


def _likeness(rung: Rung, value: float, people: Mapping[str, float], ladder: Ladder) -> str:
    """Return who else is about as strong: somebody at the table, or else another bot."""
    others = [other for other in ladder.ratings if other.spec != rung.spec]
    near = ladder.nearest(value, others)
    gaps = {rung_name(near): abs(ladder.ratings[near].value - value)}
    gaps |= {name: abs(rating - value) for name, rating in people.items()}
    return min(_people_first(gaps, people), key=gaps.__getitem__)


def _people_first(names: Iterable[str], people: Mapping[str, float]) -> list[str]:
    return sorted(names, key=lambda name: name not in people)
