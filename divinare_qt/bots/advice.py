"""What the network makes of a situation, from the view alone and without any search."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from divinare_qt.bots.counts import counted
from divinare_qt.bots.network import HELD, Trunk, belief_logits, gift_logits, gifts, play_logits, trained, trunk
from divinare_qt.bots.sampling import visible
from divinare_qt.bots.senses import MOST_GIVEN, Moment, seats_around, sense
from divinare_qt.bots.simulator import Worlds
from divinare_qt.bots.situation import Situation
from divinare_qt.bots.tables import Tables
from divinare_qt.bots.trail import Trail, remembered
from divinare_qt.rules.arts import ORDER
from divinare_qt.rules.moves import Discard, Move, Pass, Play
from divinare_qt.rules.state import Phase

Logits = NDArray[np.float32]
FAINT: Final = 1e-3
"""Added to every probability of the belief: nothing that is possible is ruled out."""


def moment_of(situation: Situation) -> Moment:
    """Return when in the round a situation is."""
    view = situation.view
    wanted = 0 if view.phase is Phase.PLAY else view.wanted
    discarding = view.phase is Phase.DISCARD
    return Moment(situation.rules.action_card, situation.seat, view.first, len(view.hand), wanted, discarding)


def logits(trail: Trail, moment: Moment) -> Logits:
    """Return [play or gift, world]: the network's opinion in many worlds."""
    seen = sense(trail, moment)
    found = trunk(trained()["actor"], seen.cells, seen.arts)
    return _heads(found, seen.base, moment)


def _heads(found: Trunk, base: Logits, moment: Moment) -> Logits:
    actor = trained()["actor"]
    spoken: Logits = (
        gift_logits(actor, found, base, moment.wanted) if moment.wanted else play_logits(actor, found, base)
    )
    return spoken


class Advice:
    """The network's opinion of one situation."""

    def __init__(self, situation: Situation, tables: Tables) -> None:
        self._situation = situation
        self._tables = tables
        self._moment = moment_of(situation)
        seen = sense(remembered(situation.view, visible(tables, situation.view)), self._moment)
        found = trunk(trained()["actor"], seen.cells, seen.arts)
        self._logits = _heads(found, seen.base, self._moment)[:, 0]
        self._belief: Logits = belief_logits(trained()["actor"], found)[:, :, 0]

    @classmethod
    def possible(cls, situation: Situation) -> bool:
        """Tell whether the network can be asked: its heads have an end."""
        return situation.view.phase is Phase.PLAY or situation.view.wanted <= MOST_GIVEN

    def chances(self) -> dict[Move, float]:
        """Return how likely the network would make each legal move, as logarithms."""
        found = {move: float(self._logits[self._number(move)]) for move in self._situation.legal}
        top = max(found.values())
        total = top + float(np.log(sum(np.exp(logit - top) for logit in found.values())))
        return {move: logit - total for move, logit in found.items()}

    def _number(self, move: Move) -> int:
        if isinstance(move, Play):
            return ORDER[move.art] * (self._tables.centre + 1) + self._tables.place(move.art, move.to)
        assert isinstance(move, Pass | Discard)  # noqa: S101 - there are no other moves
        return int((gifts(self._moment.wanted) == counted(move.cards)).all(axis=1).argmax())

    def likelihoods(self, worlds: Worlds) -> NDArray[np.float64]:
        """Return how much likelier each world is in the network's eyes than among these worlds as a whole."""
        total = np.zeros(len(worlds))
        for slot, seat in enumerate(seats_around(self._situation.seat, worlds.players)):
            if seat is not None:
                rows = self._belief[slot * HELD : (slot + 1) * HELD]
                total += _surprise(rows, np.minimum(worlds.hands[seat], HELD - 1))
        likely: NDArray[np.float64] = np.exp(total - total.max())
        return likely


def _surprise(rows: Logits, held: NDArray[np.int8]) -> NDArray[np.float64]:
    """Return [world]: the logarithm of how much likelier these cards are by the belief than among the worlds."""
    chances = np.exp(rows - rows.max(axis=0))
    chances = chances / chances.sum(axis=0) + FAINT
    total = np.zeros(held.shape[1])
    for art, cards in enumerate(held):
        share = np.bincount(cards, minlength=len(rows)) / len(cards) + FAINT
        total += np.log(chances[:, art] / share)[cards]
    return total
