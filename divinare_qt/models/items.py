"""Item models over a stage: the hand, the seats and the scores. Each shows what the eyes that look may know."""

from typing import TypeAlias

from PySide6.QtCore import QAbstractListModel, QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from divinare_qt.models.choice import Choice, places_of
from divinare_qt.models.numbers import number
from divinare_qt.models.stage import Stage
from divinare_qt.models.words import art_title, character_name, controller_name, translate
from divinare_qt.rules.arts import is_art
from divinare_qt.rules.state import Phase

Index: TypeAlias = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
TEXT = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
CARD = Qt.ItemDataRole.UserRole


class HandModel(QAbstractListModel):
    """The cards in the hand of the seat that looks."""

    def __init__(self, stage: Stage, choice: Choice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._choice = choice
        self._stage = stage
        self._hand = stage.view.hand
        self._advised: frozenset[int] = frozenset()
        stage.shown.connect(self._follow)
        choice.changed.connect(self._choice_changed)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of cards."""
        return 0 if parent.isValid() else len(self._hand)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a card's art, its words, or whether it was chosen."""
        if not index.isValid():
            return None
        card, place = self._hand[index.row()], index.row()
        chosen = place == self._choice.picked or place in self._choice.marked
        if role == CARD:
            return card
        if role == Qt.ItemDataRole.CheckStateRole and self._choice.giving:  # only then can several be marked
            return Qt.CheckState.Checked if chosen else Qt.CheckState.Unchecked
        if role in TEXT and is_art(card):
            text = translate("Items", "{art}, chosen") if chosen else "{art}"
            text = text.format(art=art_title(card))
            return translate("Items", "{card}, advised").format(card=text) if place in self._advised else text
        return None

    def show_advice(self, cards: str) -> None:
        """Say of some cards that a hint would give them away."""
        self._advised = places_of(cards, self._hand)
        self._choice_changed()

    def _follow(self) -> None:
        if self._stage.view.hand != self._hand:
            self.beginResetModel()
            self._hand, self._advised = self._stage.view.hand, frozenset()
            self.endResetModel()

    def _choice_changed(self) -> None:
        self._follow()
        if self._hand:
            self.dataChanged.emit(self.index(0), self.index(len(self._hand) - 1))


class SeatsModel(QAbstractTableModel):
    """The seats in turn order: name, medium, who plays, cards, points, and what each is doing."""

    NAME, CHARACTER, PLAYER, CARDS, POINTS, STATUS = range(6)

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        stage.shown.connect(self._follow)
        stage.asked.connect(self._follow)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of seats."""
        return 0 if parent.isValid() else self._stage.header.players

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else 6

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what is known of a seat."""
        if not index.isValid() or role not in TEXT:
            return None
        seat, view = index.row(), self._stage.view
        entry = self._stage.header.seats[seat]
        if index.column() == self.CHARACTER:
            return character_name(entry.character)
        if index.column() == self.PLAYER:
            return controller_name(entry)
        if index.column() == self.CARDS:
            return str(view.hand_sizes[seat])
        if index.column() == self.POINTS:
            points = view.points[seat]
            return translate("Items", "face down") if points is None else number(points)
        return entry.name if index.column() == self.NAME else self.status(seat)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the titles of the columns."""
        if role != Qt.ItemDataRole.DisplayRole or orientation is Qt.Orientation.Vertical:
            return None
        return (
            translate("Items", "Name"),
            translate("Items", "Medium"),
            translate("Items", "Player"),
            translate("Items", "Cards"),
            translate("Items", "Points"),
            translate("Items", "Now"),
        )[section]

    def status(self, seat: int) -> str:
        """Say what a seat is doing."""
        view = self._stage.view
        waits, has_chosen, *busy = self.statuses(seat)
        if seat not in view.waiting_for:
            return has_chosen if view.phase in (Phase.PASS, Phase.DISCARD) else waits
        if seat not in self._stage.people:
            return busy[self._stage.paused]
        return busy[view.phase is not Phase.PLAY]

    def statuses(self, seat: int) -> tuple[str, str, str, str]:
        """Return all that may be said of a seat, so that room can be kept for each."""
        rest = translate("Items", "waits"), translate("Items", "has chosen")
        if seat in self._stage.people:
            return *rest, translate("Items", "to play"), translate("Items", "to choose cards")
        return *rest, translate("Items", "thinks"), translate("Items", "paused")

    def _follow(self) -> None:
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))


class ScoresModel(QAbstractTableModel):
    """Points: a row a round and one for the total, a column a seat.

    What a round brought lay open when it was scored. Totals stay hidden as the view hides them, and so do the rounds,
    from which they could be added up.
    """

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._rounds = stage.rules.rounds
        stage.shown.connect(self._follow)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of rounds, and one more."""
        return 0 if parent.isValid() else self._rounds + 1

    def columnCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of seats."""
        return 0 if parent.isValid() else self._stage.header.players

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return points, or nothing where there are none to be seen."""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if not index.isValid() or role not in TEXT:
            return None
        total, stage = self._stage.view.points[index.column()], self._stage
        if index.row() < len(stage.results):
            result = stage.results[index.row()]
            last = index.row() == len(stage.results) - 1
            shown = total is not None or (last and stage.scoring is not None)
            return number(result.points[index.column()]) if shown else translate("Items", "face down")
        if index.row() == self._rounds:
            return translate("Items", "face down") if total is None else number(total)
        return ""

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return names above, rounds at the left."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation is Qt.Orientation.Horizontal:
            return self._stage.header.seats[section].name
        if section == self._rounds:
            return translate("Items", "Total")
        return translate("Items", "Round {number}").format(number=section + 1)

    def _follow(self) -> None:
        self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))
