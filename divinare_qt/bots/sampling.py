"""Drawing worlds that a seat could not tell from the real one."""

import numpy as np
from numpy.typing import NDArray

from divinare_qt.bots.belief import Belief
from divinare_qt.bots.counts import counted
from divinare_qt.bots.simulator import Cards, Worlds
from divinare_qt.bots.tables import Tables
from divinare_qt.rules.arts import ARTS
from divinare_qt.rules.events import Discarded, Passed, Played
from divinare_qt.rules.moves import CENTRE
from divinare_qt.rules.view import SeatView


class Sampler:
    """Draws worlds from a belief. What does not change between draws is prepared once."""

    def __init__(self, tables: Tables, view: SeatView, belief: Belief) -> None:
        self._tables = tables
        self._view = view
        self._belief = belief
        self._weights = np.array(list(belief.weights.values()))
        self._tags = np.array([tags for tags, _ in belief.weights], np.int8)
        """[configuration, seat, art]."""
        self._lay_out(np.array([unseen for _, unseen in belief.weights]))

    def _lay_out(self, unseen: NDArray[np.int_]) -> None:
        """Prepare the unseen cards of each configuration, and the place that each takes after they are shuffled.

        Both are rows of numbers that rise: those of the arts (and beyond, where no cards are left), and those of the
        seats, the discards and the cards set aside.
        """
        belief = self._belief
        slots = np.array(belief.sizes) - self._tags.sum(axis=2)
        slots[:, belief.seat] = 0
        filled = np.column_stack([slots, np.full(len(slots), belief.hidden_discards)])
        longest = int(unseen.sum(axis=1).max())
        self._cards = _repeated(unseen, longest)
        self._places = _repeated(filled, longest)

    def draw(self, dice: np.random.Generator, number: int) -> Worlds:
        """Return so many worlds."""
        rows = dice.choice(len(self._weights), size=number, p=self._weights)
        cards = self._cards[rows]
        keys = dice.random(cards.shape, dtype=np.float32)
        keys[cards == len(ARTS)] = 2  # the padding stays at the end
        cards = np.take_along_axis(cards, keys.argsort(axis=1), axis=1)
        found = self._counted(cards, self._places[rows])
        hands = found[:, :-2] + self._tags[rows]
        hands[:, self._belief.seat] = counted(self._view.hand)
        return self._worlds(np.ascontiguousarray(hands.transpose(1, 2, 0)), found[:, -2].T)

    def _counted(self, cards: Cards, places: Cards) -> Cards:
        """Return [world, place, art]: how many cards of each art lie in each place."""
        worlds, kinds, spots = len(cards), len(ARTS) + 1, self._belief.rules.players + 2
        codes = (np.arange(worlds)[:, None] * spots + places) * kinds + cards
        counts = np.bincount(codes.ravel(), minlength=worlds * spots * kinds)
        return counts.reshape(worlds, spots, kinds)[:, :, : len(ARTS)].astype(np.int8)

    def _worlds(self, hands: Cards, hidden_discards: Cards) -> Worlds:
        view, tables, seat = self._view, self._tables, self._belief.seat
        players, _, number = hands.shape
        discards = np.zeros_like(hands)
        own = "".join(event.cards or "" for event in view.history if isinstance(event, Discarded))
        discards[seat] = np.array(counted(own), np.int8)[:, None]
        if self._belief.hidden_discards:
            # With more than two players the shares of the others do not matter: only the sum is ever counted.
            discards[(seat + 1) % players] = hidden_discards
        stacks = np.repeat(np.array(view.stacks, np.int8)[:, None], number, axis=1)
        tokens = np.repeat(token_places(self._tables, view)[:, :, None], number, axis=2)
        worlds = Worlds.at(tables, hands, stacks, tokens, discards)
        worlds.outstanding += outstanding(view, players)[:, :, None]
        return worlds


def _repeated(counts: NDArray[np.int_], longest: int) -> Cards:
    """Return [row, place]: each number of a column as often as the row has it there, then one that is no column's."""
    found: Cards = (np.arange(longest)[None, None] >= counts.cumsum(axis=1)[:, :, None]).sum(axis=1, dtype=np.int8)
    return found


def token_places(tables: Tables, view: SeatView) -> Cards:
    """Return [seat, art]: where the tokens stand."""
    boards = tables.rules.boards
    places = [
        [tables.centre if label == CENTRE else boards[art].labels.index(label) for label in column]
        for art, column in zip(ARTS, view.tokens, strict=True)
    ]
    return np.array(places, np.int8).T


def visible(tables: Tables, view: SeatView) -> Worlds:
    """Return one world without the cards that a seat can't see."""
    hands, discards = np.zeros((2, len(view.hand_sizes), len(ARTS), 1), np.int8)
    seat = view.seat or 0
    hands[seat, :, 0] = counted(view.hand)
    own = "".join(event.cards or "" for event in view.history if isinstance(event, Discarded))
    discards[seat, :, 0] = counted(own)
    stacks, tokens = np.array(view.stacks, np.int8)[:, None], token_places(tables, view)[:, :, None]
    worlds = Worlds.at(tables, hands, stacks, tokens, discards)
    worlds.outstanding += outstanding(view, len(view.hand_sizes))[:, :, None]
    return worlds


def outstanding(view: SeatView, players: int, until: int | None = None) -> Cards:
    """Return [seat, art]: cards that seats gave away and have not seen played, as far as this seat knows of them.

    With `until`, as it was before that event of the round.
    """
    left = np.zeros((players, len(ARTS)), np.int8)
    seat = view.seat or 0
    for event in view.history[:until]:
        if isinstance(event, Passed):
            for giver, cards in enumerate(event.gave):
                left[giver] += np.array(counted(cards or ""), np.int8)
            if players == 2:
                left[seat] -= np.minimum(left[seat], np.array(counted(event.received(seat) or ""), np.int8))
        elif isinstance(event, Played):
            art = ARTS.index(event.art)
            for other in range(players):
                if other != event.seat and left[other, art]:
                    left[other, art] -= 1
    return left
