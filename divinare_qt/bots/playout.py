"""Playing worlds to the end of the round, with every seat at its potential policy."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from divinare_qt.bots.counts import counted
from divinare_qt.bots.policy import Outlook, Values, Weights, best_plays
from divinare_qt.bots.simulator import Cards, Worlds
from divinare_qt.bots.situation import Situation
from divinare_qt.bots.tables import Tables
from divinare_qt.rules.arts import ORDER
from divinare_qt.rules.moves import Discard, Move, Pass, Play
from divinare_qt.rules.rules import ActionCard
from divinare_qt.rules.state import Phase


@dataclass(frozen=True, slots=True)
class Moment:
    """Where in a round all worlds are."""

    card: ActionCard
    first: int
    seat: int
    """Who plays next."""
    size: int
    """Cards in the hand of the seat that plays next."""
    passed: bool
    """Whether the pass of this hand size, if there is one, has been made."""

    @property
    def passes_left(self) -> int:
        """Passes that are still to come after this hand size."""
        return sum(size < self.size for size, _ in self.card.passes)


def play_on(worlds: Worlds, moment: Moment, weights: Weights) -> Values:
    """Play all worlds to the end, and return [seat, world]: the points."""
    players = worlds.players
    seat, passed = moment.seat, moment.passed
    for size in range(moment.size, 0, -1):
        here = Moment(moment.card, moment.first, seat, size, passed)
        if not passed and moment.card.passed_at(size):
            worlds.pass_right(chosen(worlds, here.passes_left, moment.card.passed_at(size), weights))
        while True:
            worlds.play(seat, *best_plays(Outlook(worlds, seat, here.passes_left, weights).gains()))
            seat = (seat + 1) % players
            if seat == moment.first:
                break
        passed = False
    return worlds.points()


def chosen(worlds: Worlds, passes: int, number: int, weights: Weights) -> Cards:
    """Return [seat, art, world]: what every seat would give away."""
    return np.stack([Outlook(worlds, seat, passes, weights).given(number) for seat in range(worlds.players)])


class Rollout:
    """Plays the moves of one situation to the end of the round, each in the same worlds."""

    def __init__(self, situation: Situation, tables: Tables, weights: Weights) -> None:
        self._situation = situation
        self._tables = tables
        self._weights = weights

    def margins(self, worlds: Worlds, moves: Sequence[Move]) -> Values:
        """Return [move, world]: the seat's points over the average of the others."""
        seat, number = self._situation.seat, len(worlds)
        worlds = worlds.repeated(len(moves))
        points = play_on(worlds, self._made(worlds, moves, number), self._weights)
        others = (points.sum(axis=0) - points[seat]) / (worlds.players - 1)
        margins: Values = (points[seat] - others).reshape(len(moves), number)
        return margins

    def _made(self, worlds: Worlds, moves: Sequence[Move], number: int) -> Moment:
        """Make each move in its own copy of the worlds, and return where that leaves them."""
        plays = [move for move in moves if isinstance(move, Play)]
        if plays:
            return self._played(worlds, plays, number)
        chosen = [counted(move.cards) for move in moves if isinstance(move, Pass | Discard)]
        return self._given(worlds, np.repeat(np.array(chosen, np.int8).T, number, axis=1))

    def _played(self, worlds: Worlds, plays: Sequence[Play], number: int) -> Moment:
        view, rules = self._situation.view, self._situation.rules
        art = np.repeat([ORDER[play.art] for play in plays], number)
        to = np.repeat([self._tables.place(play.art, play.to) for play in plays], number)
        worlds.play(view.turn, art, to)
        following = (view.turn + 1) % worlds.players
        around = following == view.first
        size = view.hand_sizes[view.turn] - around
        return Moment(rules.action_card, view.first, following, size, passed=not around)

    def _given(self, worlds: Worlds, own: Cards) -> Moment:
        view, card = self._situation.view, self._situation.rules.action_card
        size, passes = len(view.hand), self._situation.passes_left
        given = chosen(worlds, passes, view.wanted, self._weights)
        given[self._situation.seat] = own
        if view.phase is Phase.PASS:
            worlds.pass_right(given)
            return Moment(card, view.first, view.first, size, passed=True)
        worlds.discard(given)
        return Moment(card, view.first, view.first, size - card.discard, passed=False)
