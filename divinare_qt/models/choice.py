"""A decision as a person composes it: the card that was picked up, or the cards that were marked.

The drawn table and the text table share one of these, so that both always agree.
"""

from PySide6.QtCore import QObject, Signal

from divinare_qt.models.stage import Stage
from divinare_qt.models.words import refusal_in_words, translate
from divinare_qt.rules.arts import ORDER, Art, is_art
from divinare_qt.rules.errors import SpaceOccupied, TokenMustMove
from divinare_qt.rules.moves import CENTRE, Discard, Pass, Play
from divinare_qt.rules.state import Phase


def places_of(cards: str, hand: str) -> frozenset[int]:
    """Return the places in a hand of some of its cards: among cards of one art, the last ones."""
    left, places = list(cards), set()
    for place in reversed(range(len(hand))):
        if hand[place] in left:
            left.remove(hand[place])
            places.add(place)
    return frozenset(places)


class Choice(QObject):
    """What the one who looks is about to do."""

    changed = Signal()

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self.picked: int | None = None
        """The place in the hand of the card to play."""
        self.marked: frozenset[int] = frozenset()
        """The places in the hand of the cards to give away."""
        self._for = self._made_for()
        stage.shown.connect(self._follow)
        stage.asked.connect(self._asked)

    @property
    def playing(self) -> bool:
        """Whether a card has to be played."""
        return self._stage.acting and self._stage.view.phase is Phase.PLAY

    @property
    def giving(self) -> bool:
        """Whether cards have to be passed or discarded."""
        return self._stage.acting and self._stage.view.phase in (Phase.PASS, Phase.DISCARD)

    @property
    def art(self) -> Art | None:
        """The art of the card that was picked up."""
        if self.picked is None:
            return None
        card = self._stage.view.hand[self.picked]
        return card if is_art(card) else None

    @property
    def complete(self) -> bool:
        """Whether as many cards are marked as are wanted."""
        return self.giving and len(self.marked) == self._stage.view.wanted

    @property
    def receiver(self) -> int | None:
        """The seat to which the marked cards will go; None for the middle of the table."""
        seat = self._stage.looking
        if seat is None or self._stage.view.phase is not Phase.PASS:
            return None
        return (seat - 1) % self._stage.header.players

    @property
    def cards(self) -> str:
        """The marked cards."""
        return "".join(card for place, card in enumerate(self._stage.view.hand) if place in self.marked)

    def choose(self, place: int) -> None:
        """Pick up, put back, mark or unmark the card at a place of the hand."""
        if self.playing:
            self.picked = None if self.picked == place else place
        elif self.giving and place in self.marked:
            self.marked -= {place}
        elif self.giving and len(self.marked) < self._stage.view.wanted:
            self.marked |= {place}
        self.changed.emit()

    def pick(self, place: int) -> None:
        """Pick a card up to play it, whatever was picked up before."""
        if self.playing and self.picked != place:
            self.picked = place
            self.changed.emit()

    def put_back(self) -> None:
        """Take everything back into the hand."""
        if self.picked is not None or self.marked:
            self.picked, self.marked = None, frozenset()
            self.changed.emit()

    def place(self, label: str) -> bool:
        """Put one's token on a space of the picked card's board; False if that is not allowed, or was not written."""
        art, picked = self.art, self.picked
        if art is None or not self.playing or self.why_not(art, label):
            return False
        self.picked = None
        made = self._stage.submit(Play(art, label))
        if not made:
            self.picked = picked
            self.changed.emit()
        return made

    def confirm(self) -> bool:
        """Give the marked cards away; False if there are too few, or that was not written."""
        if not self.complete:
            return False
        cards, marked, self.marked = self.cards, self.marked, frozenset()
        made = self._stage.submit(Pass(cards) if self._stage.view.phase is Phase.PASS else Discard(cards))
        if not made:
            self.marked = marked
            self.changed.emit()
        return made

    def is_legal(self, art: Art, label: str) -> bool:
        """Tell whether a token may go to a space now."""
        return Play(art, label) in self._stage.legal

    def why_not(self, art: Art, label: str) -> str:
        """Say why a space can't be chosen for a card of its board; empty if it can."""
        if self.is_legal(art, label):
            return ""
        seat, header = self._stage.looking, self._stage.header
        if seat is None or not self.playing:
            return translate("Choice", "it is not your turn")
        if art not in self._stage.view.hand:
            return translate("Choice", "you hold no card of this art")
        column = self._stage.view.tokens[ORDER[art]]
        if label in (CENTRE, column[seat]):
            return refusal_in_words(TokenMustMove(art, label), header)
        return refusal_in_words(SpaceOccupied(art, label, column.index(label)), header) if label in column else ""

    def _follow(self) -> None:
        """Forget what was composed for another decision; that others choose meanwhile changes nothing."""
        made_for = self._made_for()
        if made_for != self._for:
            self.picked, self.marked = None, frozenset()
        self._for = made_for
        self.changed.emit()

    def _asked(self) -> None:
        """Pick up what has to be played, where that is wanted."""
        if self._stage.eager and self.playing and self.picked is None and len(set(self._stage.view.hand)) == 1:
            self.picked = 0
        self.changed.emit()

    def _made_for(self) -> tuple[object, ...]:
        view = self._stage.view
        return view.seat, view.round, view.phase, view.hand
