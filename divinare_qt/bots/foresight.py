"""Looking ahead to the seat's next decision: the others play as the network would, and the critic judges the rest."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from divinare_qt.bots.advice import logits
from divinare_qt.bots.counts import counted
from divinare_qt.bots.network import gifts, trained, value
from divinare_qt.bots.policy import Values
from divinare_qt.bots.senses import Moment, insight, sense
from divinare_qt.bots.simulator import Index
from divinare_qt.bots.situation import Situation
from divinare_qt.bots.tables import Tables
from divinare_qt.bots.trail import Trail
from divinare_qt.rules.arts import ORDER
from divinare_qt.rules.moves import Discard, Move, Pass, Play
from divinare_qt.rules.state import Phase

TINY: Final = np.float32(1e-30)


class Foresight:
    """Judges the moves of one situation, each in the same worlds."""

    def __init__(self, situation: Situation, tables: Tables, dice: np.random.Generator) -> None:
        self._situation = situation
        self._tables = tables
        self._dice = dice
        self._card = situation.rules.action_card

    def margins(self, trail: Trail, moves: Sequence[Move]) -> Values:
        """Return [move, world]: the seat's points over the average of the others, as far as one can foresee."""
        number = len(trail.worlds)
        trail = trail.repeated(len(moves))
        plays = [move for move in moves if isinstance(move, Play)]
        found = self._played(trail, plays, number) if plays else self._given(trail, moves, number)
        return found.reshape(len(moves), number)

    def _decided(self, trail: Trail, moment: Moment) -> Index:
        opinion = logits(trail, moment)
        opinion -= np.log(self._dice.standard_exponential(opinion.shape, np.float32) + TINY)
        found: Index = opinion.argmax(axis=0)
        return found

    def _played(self, trail: Trail, plays: Sequence[Play], number: int) -> Values:
        view = self._situation.view
        art = np.repeat([ORDER[play.art] for play in plays], number)
        to = np.repeat([self._tables.place(play.art, play.to) for play in plays], number)
        trail.play(view.turn, art, to)
        return self._until_next(trail, (view.turn + 1) % trail.worlds.players, len(view.hand))

    def _until_next(self, trail: Trail, seat: int, size: int, *, passed: bool = False) -> Values:
        """Let the others play until this seat has to decide again, or the round ends."""
        first, own, players = self._situation.view.first, self._situation.seat, trail.worlds.players
        begun = passed
        while True:
            if seat == first and not begun:
                size -= 1
                if size == 0:
                    return self._margin(trail)
                if wanted := self._card.passed_at(size):
                    return self._judged(trail, Moment(self._card, own, first, size, wanted))
            if seat == own:
                return self._judged(trail, Moment(self._card, own, first, size))
            art, to = np.divmod(self._decided(trail, Moment(self._card, seat, first, size)), self._tables.centre + 1)
            trail.play(seat, art, to)
            seat, begun = (seat + 1) % players, False

    def _given(self, trail: Trail, moves: Sequence[Move], number: int) -> Values:
        view, own = self._situation.view, self._situation.seat
        size, discarding = len(view.hand), view.phase is Phase.DISCARD
        chosen = np.array([counted(move.cards) for move in moves if isinstance(move, Pass | Discard)], np.int8)
        given = np.zeros_like(trail.worlds.hands)
        for seat in range(trail.worlds.players):
            moment = Moment(self._card, seat, view.first, size, view.wanted, discarding)
            ways = gifts(view.wanted).astype(np.int8)
            given[seat] = np.repeat(chosen, number, axis=0).T if seat == own else ways[self._decided(trail, moment)].T
        if not discarding:
            trail.pass_right(given)
            return self._until_next(trail, view.first, size, passed=True)
        trail.worlds.discard(given)
        size -= self._card.discard
        if wanted := self._card.passed_at(size):
            return self._judged(trail, Moment(self._card, own, view.first, size, wanted))
        return self._until_next(trail, view.first, size, passed=True)

    def _judged(self, trail: Trail, moment: Moment) -> Values:
        seen = sense(trail, moment)
        found: Values = value(trained()["critic"], insight(trail, moment, seen))
        return found

    def _margin(self, trail: Trail) -> Values:
        points, seat = trail.worlds.points(), self._situation.seat
        others = (points.sum(axis=0) - points[seat]) / (trail.worlds.players - 1)
        margin: Values = points[seat] - others
        return margin
