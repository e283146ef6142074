"""Where the keyboard is: on a card of the hand or, while a card is picked up, on a space of its board."""

from divinare_qt.rules.moves import CENTRE
from divinare_qt.table.board import SpaceItem
from divinare_qt.table.card import HandCard
from divinare_qt.table.scene import CARDS, TableScene


class Focus:
    """Moves among what can be chosen now, and shows where it is."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._at = 0
        self._label = CENTRE
        self.visible = False

    def current(self) -> HandCard | SpaceItem | None:
        """Return the item that has the keyboard."""
        spaces = self._spaces()
        if spaces:
            return next((space for space in spaces if space.label == self._label), spaces[0])
        hand = self._scene.hand
        return hand[min(self._at, len(hand) - 1)] if hand else None

    def move(self, by: int) -> None:
        """Go to the next or the one before."""
        spaces = self._spaces()
        item = self.current()
        if self.visible and spaces and isinstance(item, SpaceItem):
            self._label = spaces[(spaces.index(item) + by) % len(spaces)].label
        elif self.visible and self._scene.hand:
            self._at = (min(self._at, len(self._scene.hand) - 1) + by) % len(self._scene.hand)
        self.visible = True
        self.show()

    def to_card(self, index: int) -> None:
        """Go to a card of the hand."""
        self._at = index
        self.visible = True
        self.show()

    def forget(self) -> None:
        """Begin anew, because somebody else looks: where one was tells something about one's cards."""
        self._at, self._label = 0, CENTRE

    def hide(self) -> None:
        """Show nothing, because the mouse is used."""
        if self.visible:
            self.visible = False
            self.show()

    def show(self) -> None:
        """Draw the ring where the keyboard is, and nowhere else."""
        current = self.current() if self.visible else None
        for item in (*self._scene.spaces.values(), *self._scene.hand):
            if item.focused != (item is current):
                item.set_flags(focused=item is current)
        for card in self._scene.hand:
            card.setZValue(CARDS + (0.9 if card.focused else card.index / 100))  # the next card hides no ring
            card.place(self._scene.hand_place(card))

    def _spaces(self) -> list[SpaceItem]:
        """Return the spaces that can be chosen now, from left to right, the central one last."""
        lit = [space for space in self._scene.spaces.values() if space.lit]
        return sorted(lit, key=lambda space: (space.label == CENTRE, space.pos().x()))
