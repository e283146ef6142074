"""Bots that fit those who play: how strong people are by their recent games, and who leaves them a fair share."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import log
from statistics import fmean
from typing import Final

from divinare_qt.bots.ladder import SCALE, Ladder, Rung, stored_ladder, win_shares
from divinare_qt.bots.spec import BadSpec, Spec, parse_controller
from divinare_qt.match.header import HUMAN, Seat
from divinare_qt.models.statistics import FinishedGame, SeatResult

ADAPTIVE: Final = "adaptive"
"""Stands where a level stands, until the game starts."""
RECENT: Final = 30
FADE: Final = 0.93
"""How much a game weighs against the one after it: people learn."""
FIRST_GUESS: Final = Rung(Spec("apprentice"))
"""Who somebody without any games is taken to be as strong as."""
SPREAD: Final = 250.0
"""How far from that a stranger may well be. The guess fades as games do."""
_WIDEST: Final = 2000.0


@dataclass(frozen=True, slots=True)
class Form:
    """How strong a person plays these days, and from how many games that is known."""

    rating: float
    games: int


def rung_of(seat: Seat | SeatResult) -> Rung | None:
    """Return the rung that a built-in bot stands on; None for people and outside programs."""
    if not seat.controller.startswith("bot:"):
        return None
    try:
        spec = parse_controller(seat.controller)
    except BadSpec:
        return None
    return Rung(spec) if seat.think_ms is None else Rung(spec, seat.think_ms)


def rating_of(seat: Seat | SeatResult, ladder: Ladder) -> float | None:
    """Return how strong a bot is, if that is known."""
    rung = rung_of(seat)
    rating = None if rung is None else ladder.of(rung) or ladder.of(Rung(rung.spec))
    return None if rating is None else rating.value


def form(name: str, games: Sequence[FinishedGame], ladder: Ladder) -> Form:
    """Return the strength at which a person's recent wins are no surprise, all in all."""
    played = list(_played(name, games, ladder))[-RECENT:]
    guess = ladder.ratings[FIRST_GUESS].value
    low, high = guess - _WIDEST, guess + _WIDEST
    while high - low > 1:
        middle = (low + high) / 2
        low, high = (middle, high) if _pull(middle, guess, played) > 0 else (low, middle)
    return Form(low, len(played))


@dataclass(frozen=True, slots=True)
class _Played:
    """A game as it matters here. Other people are taken to be as strong as the one who is looked at."""

    share: float
    people: int
    bots: tuple[float, ...]

    def expected(self, rating: float) -> float:
        return win_shares([*[rating] * self.people, *self.bots])[0]


def _played(name: str, games: Sequence[FinishedGame], ladder: Ladder) -> Iterator[_Played]:
    for game in games:
        own = next((seat for seat in game.seats if (seat.controller, seat.name) == (HUMAN, name)), None)
        bots = [rating for seat in game.seats if (rating := rating_of(seat, ladder)) is not None]
        if own is not None and bots:
            yield _Played(float(own.share), game.players - len(bots), tuple(bots))


def _pull(rating: float, guess: float, played: Sequence[_Played]) -> float:
    """Return where the likelihood of a strength grows: above 0, the person is stronger than that."""
    pull = FADE ** len(played) * (guess - rating) / SPREAD**2 * SCALE / log(10)
    for age, game in enumerate(reversed(played)):
        pull += FADE**age * (game.share - game.expected(rating))
    return pull


def adapted(seats: Sequence[Seat], games: Sequence[FinishedGame]) -> tuple[Seat, ...]:
    """Return the seats with a level and a thinking time for each that adapts; the others stay as they are."""
    changing = [number for number, seat in enumerate(seats) if seat.adaptive]
    people = [seat.name for seat in seats if seat.controller == HUMAN]
    if not changing or not people:
        return tuple(seats)
    ladder = stored_ladder()
    persons = [form(name, games, ladder).rating for name in people]
    chosen = min(_offers(seats, changing, ladder), key=lambda offer: _unfairness(offer, persons, ladder))
    return tuple(chosen)


def _offers(seats: Sequence[Seat], changing: Sequence[int], ladder: Ladder) -> Iterator[list[Seat]]:
    """Yield tables at which those that adapt stand on one rung, or on two neighbouring ones."""
    plain = [rung for rung in ladder.ratings if not rung.spec.persona]
    climb = sorted(plain, key=lambda rung: ladder.ratings[rung].value)
    for lower, upper in zip(climb, [*climb[1:], climb[-1]], strict=True):
        for stronger in range(len(changing)):
            table = list(seats)
            for place, number in enumerate(changing):
                table[number] = _standing(seats[number], upper if place < stronger else lower)
            yield table


def _standing(seat: Seat, rung: Rung) -> Seat:
    """Put a bot on a rung; it keeps its temper."""
    old = rung_of(seat)
    spec = Spec(rung.spec.level, "" if old is None else old.spec.persona)
    return replace(seat, controller=f"bot:{spec}", think_ms=rung.limit_ms)


def _unfairness(seats: Sequence[Seat], persons: Sequence[float], ladder: Ladder) -> float:
    """Return how far people are from winning as often as everybody would if all were equal."""
    known = [rating for seat in seats if (rating := rating_of(seat, ladder)) is not None]
    unknown = len(seats) - len(known) - len(persons)  # outside programs: as strong as the people, for all we know
    shares = win_shares([*persons, *known, *[fmean(persons)] * unknown])
    return sum((share - 1 / len(seats)) ** 2 for share in shares[: len(persons)])
