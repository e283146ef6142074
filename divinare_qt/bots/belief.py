"""What a perfect memory knows about the hidden cards.

The reference model: every unseen card is equally likely in every unseen place, and the others pick the cards they pass
and play at random. Under it the belief here is exact, but for action cards with so many passes that nobody could
follow them all (see `tracker`).

A *tag* is a card that this seat has given away: its art is known, its place is not once it has been passed on, and
when somebody plays a card of that art it may have been the tagged one or another. The belief is therefore a mixture
over *configurations*: where the tags are, and which cards remain unseen. Given a configuration, the unseen cards fill
the unknown places (the rest of the others' hands, their discards, the cards set aside) in every way alike.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import comb

from divinare_qt.bots.counts import Counts, counted, plus
from divinare_qt.bots.tracker import Configuration, tracked
from divinare_qt.rules.arts import ARTS
from divinare_qt.rules.events import Discarded
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.view import SeatView
from divinare_qt.speech import translate


@dataclass(frozen=True, slots=True)
class Belief:
    """What a seat knows, and how likely each configuration of the rest is."""

    rules: Rules
    seat: int
    known: Counts
    """Cards in play whose place does not matter for the count: on the stacks, in the own hand, own discards."""
    sizes: tuple[int, ...]
    """Hand sizes of all seats."""
    hidden_discards: int
    """Cards that the others discarded."""
    weights: Mapping[Configuration, float]
    complete: bool = True
    """Whether these are all configurations that are possible, and not the likeliest of too many."""

    @property
    def set_aside(self) -> int:
        """Number of cards that are not in play this round."""
        return sum(self.rules.deck) - self.rules.in_play

    def counts(self) -> tuple[tuple[float, ...], ...]:
        """Return, for each art, the probability of each final count from 0 to the number of its cards."""
        odds = [[0.0] * (cards + 1) for cards in self.rules.deck]
        for (held, unseen), weight in self._totals().items():
            total = sum(unseen)
            in_play = total - self.set_aside
            for index, hidden in enumerate(unseen):
                sure = self.known[index] + held[index]
                for more, chance in enumerate(drawn(total, hidden, in_play)):
                    odds[index][sure + more] += weight * chance
        return tuple(tuple(row) for row in odds)

    def _totals(self) -> Mapping[tuple[Counts, Counts], float]:
        """Return the weights of what matters for the counts: all tags together, and the unseen cards."""
        totals: dict[tuple[Counts, Counts], float] = defaultdict(float)
        for (tags, unseen), weight in self.weights.items():
            totals[tuple(map(sum, zip(*tags, strict=True))), unseen] += weight
        return totals

    def places(self) -> dict[str, tuple[float, ...]]:
        """Return the expected number of cards of each art in each hidden place.

        Places are the numbers of the other seats, `"discards"` for theirs, and `"aside"`.
        """
        places = {str(seat): [0.0] * len(ARTS) for seat in range(self.rules.players) if seat != self.seat}
        places |= {"discards": [0.0] * len(ARTS), "aside": [0.0] * len(ARTS)}
        for (tags, unseen), weight in self.weights.items():
            slots = {str(seat): self.sizes[seat] - sum(held) for seat, held in enumerate(tags) if seat != self.seat}
            slots |= {"discards": self.hidden_discards, "aside": self.set_aside}
            for place, number in slots.items():
                for index, hidden in enumerate(unseen):
                    sure = tags[int(place)][index] if place.isdecimal() else 0
                    share = number * hidden / sum(unseen) if number else 0.0
                    places[place][index] += weight * (sure + share)
        return {place: tuple(row) for place, row in places.items()}


@lru_cache(maxsize=65536)
def drawn(total: int, hidden: int, number: int) -> tuple[float, ...]:
    """Return the chances that 0, 1, 2, ... of so many hidden cards are among the cards drawn from a total."""
    ways = comb(total, number)
    return tuple(
        comb(hidden, more) * comb(total - hidden, number - more) / ways for more in range(min(hidden, number) + 1)
    )


def believe(rules: Rules, view: SeatView) -> Belief:
    """Return the belief of a seat, from its view alone."""
    if view.seat is None:
        raise ValueError("an onlooker has no hand to start from")
    tracker = tracked(rules.players, rules.deck, rules.action_card, view.seat, view.history)
    own = "".join(
        event.cards or "" for event in view.history if isinstance(event, Discarded) and event.seat == view.seat
    )
    if tracker.known != plus(view.stacks, counted(view.hand + own)):
        raise ValueError(translate("Protocol", "the history of the view does not lead to its hand and stacks"))
    total = sum(tracker.weights.values())
    weights = {configuration: weight / total for configuration, weight in tracker.weights.items()}
    return Belief(
        rules, view.seat, tracker.known, tuple(tracker.sizes), tracker.hidden_discards, weights, tracker.complete
    )
