"""How strong bots are and how well people play lately, in words for those who are about to play."""

from collections.abc import Mapping, Sequence
from math import hypot
from typing import Final

from PySide6.QtCore import QCoreApplication

from divinare_qt.bots.ladder import USUAL_MS, Ladder, Rating, Rung, stored_ladder
from divinare_qt.match.header import HUMAN, Seat
from divinare_qt.models.adaptive import form, rung_of
from divinare_qt.models.statistics import FinishedGame
from divinare_qt.models.words import level_name

translate = QCoreApplication.translate
KNOWN_WELL: Final = 5
"""Games after which a person's strength is worth comparing with."""
FAR: Final = 100.0
"""From so many points on a difference is felt in every game: the stronger one is ahead in nearly two of three."""


def strengths_in_words(seats: Sequence[Seat], games: Sequence[FinishedGame]) -> list[str]:
    """Return for each seat how strong it is; empty for programs, and for people who have hardly played."""
    ladder = stored_ladder()
    forms = {seat.name: form(seat.name, games, ladder) for seat in seats if seat.controller == HUMAN}
    people = {name: found.rating for name, found in forms.items() if found.games >= KNOWN_WELL}
    return [_person(seat.name, people, ladder) or _strength(seat, people, ladder) for seat in seats]


def ratings_explained() -> str:
    """Return what the numbers beside the words mean."""
    return translate(
        "Strength",
        "Ratings are as in chess: with 400 points more one is ahead ten times out of eleven. The bots’ come from games "
        "among themselves, and 1500 is their average. What stands after ± is how far off a rating may be.",
    )


def _levels(ladder: Ladder) -> list[Rung]:
    """Return what everybody is compared with: the levels as they usually play."""
    return [rung for rung in ladder.ratings if not rung.spec.persona and rung.limit_ms == USUAL_MS]


def _person(name: str, people: Mapping[str, float], ladder: Ladder) -> str:
    if name not in people:
        return ""
    near = ladder.nearest(people[name], _levels(ladder))
    text = translate("Strength", "Lately about as strong as {other}.").format(other=level_name(near.spec.level))
    return _rated(text, f"{people[name]:.0f}")


def _strength(seat: Seat, people: Mapping[str, float], ladder: Ladder) -> str:
    rung = rung_of(seat)
    rating = None if rung is None else ladder.of(rung)
    if rung is None or rating is None:
        return ""
    text = _compared(rung, rating, people, ladder)
    if seat.adaptive:
        adapted = translate("Strength", "Here: {level}. {strength}")
        return adapted.format(level=level_name(rung.spec.level), strength=text)
    return text


def _compared(rung: Rung, rating: Rating, people: Mapping[str, float], ladder: Ladder) -> str:
    """Compare a bot with who is nearest to it: somebody at the table, or else another level, never its own."""
    others = [(name, Rating(value, 0.0)) for name, value in people.items()]
    near = ladder.nearest(rating.value, [level for level in _levels(ladder) if level.spec.level != rung.spec.level])
    others.append((level_name(near.spec.level), ladder.ratings[near]))
    other, its = min(others, key=lambda entry: abs(entry[1].value - rating.value))
    return _rated(_relation(rating, its).format(other=other), f"{rating.value:.0f} ± {rating.error:.0f}")


def _rated(text: str, rating: str) -> str:
    whole = rating.replace(" ", "\N{NO-BREAK SPACE}")
    return translate("Strength", "{strength} Rating: {rating}.").format(strength=text, rating=whole)


def _relation(rating: Rating, other: Rating) -> str:
    more = rating.value - other.value
    if abs(more) <= hypot(rating.error, other.error):
        return translate("Strength", "About as strong as {other}.")
    if abs(more) < FAR:
        if more > 0:
            return translate("Strength", "A little stronger than {other}.")
        return translate("Strength", "A little weaker than {other}.")
    if more > 0:
        return translate("Strength", "Clearly stronger than {other}.")
    return translate("Strength", "Clearly weaker than {other}.")
