"""The four boards as a tree: a board has its spaces below it, the central space first."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt

from divinare_qt.models.choice import Choice
from divinare_qt.models.items import NO_INDEX, TEXT, Index
from divinare_qt.models.stage import Stage
from divinare_qt.models.words import (
    art_title,
    bonus_in_words,
    bonus_name,
    names_in_words,
    percent,
    prediction_name,
    translate,
)
from divinare_qt.rules.arts import ARTS, ORDER, Art
from divinare_qt.rules.boards import Prediction
from divinare_qt.rules.moves import CENTRE

PLACE = Qt.ItemDataRole.UserRole
BOARD_ID = 0


@dataclass(frozen=True, slots=True)
class Place:
    """A space of a board; without a label, the board itself."""

    art: Art
    label: str = ""


@dataclass(frozen=True, slots=True)
class SpaceHint:
    """What a hint says about a space."""

    chance: float | None
    """How likely it is to show the final count; the central space shows none."""
    value: str = ""
    """What going there is worth, in points over the round; empty where one may not go."""
    best: bool = False


class BoardsModel(QAbstractItemModel):
    """Boards and spaces: name, tokens on it, bonus, and whether the one who looks may go there."""

    NAME, TOKENS, BONUS, NOTE = range(4)

    def __init__(self, stage: Stage, choice: Choice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._choice = choice
        self.hints: Mapping[Place, SpaceHint] = {}
        stage.shown.connect(self._follow)
        choice.changed.connect(self._follow)

    def place(self, index: Index) -> Place:
        """Return the board or space of an index."""
        if index.internalId() == BOARD_ID:
            return Place(ARTS[index.row()])
        art = ARTS[index.internalId() - 1]
        return Place(art, (CENTRE, *self._stage.rules.boards[art].labels)[index.row()])

    def labels(self, art: Art) -> tuple[str, ...]:
        """Return the labels of a board's numbered spaces."""
        return self._stage.rules.boards[art].labels

    def index_of(self, place: Place) -> QModelIndex:
        """Return the index of a board or space."""
        board = self.index(ORDER[place.art], 0)
        if not place.label:
            return board
        return self.index((CENTRE, *self._stage.rules.boards[place.art].labels).index(place.label), 0, board)

    def index(self, row: int, column: int, parent: Index = NO_INDEX) -> QModelIndex:
        """Return the index of a row."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else BOARD_ID)

    def parent(self, index: Index = NO_INDEX) -> QModelIndex:  # type: ignore[override]  # QObject has another parent()
        """Return the board of a space."""
        if not index.isValid() or index.internalId() == BOARD_ID:
            return QModelIndex()
        return self.createIndex(index.internalId() - 1, 0, BOARD_ID)

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of boards, or of a board's spaces."""
        if not parent.isValid():
            return len(ARTS)
        if parent.internalId() != BOARD_ID or parent.column() > 0:
            return 0
        return len(self._stage.rules.boards[ARTS[parent.row()]].spaces) + 1

    def columnCount(self, _parent: Index = NO_INDEX) -> int:
        """Return the number of columns."""
        return 4

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the titles of the columns."""
        if role != Qt.ItemDataRole.DisplayRole or orientation is Qt.Orientation.Vertical:
            return None
        return (
            translate("Boards", "Space"),
            translate("Boards", "Tokens"),
            translate("Boards", "Bonus"),
            translate("Boards", "Note"),
        )[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what is seen of a board or space."""
        if not index.isValid():
            return None
        place = self.place(index)
        if role == PLACE:
            return place
        if role not in TEXT:
            return None
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == self.NAME:
            return self.description(place)
        return self._board_text(place.art, index.column()) if not place.label else self._text(place, index.column())

    def owners(self, place: Place) -> tuple[int, ...]:
        """Return the seats whose token stands on a space."""
        column = self._stage.view.tokens[ORDER[place.art]]
        return tuple(seat for seat, label in enumerate(column) if label == place.label)

    def bonus(self, place: Place) -> int:
        """Return the bonus of a space."""
        board = self._stage.rules.boards[place.art]
        index = board.index(place.label)
        return 0 if index is None else board.spaces[index].bonus

    def note(self, place: Place) -> str:
        """Say how a space was judged, or what one may do with it."""
        scoring = self._stage.scoring
        if scoring is not None:
            return self._judged(place, scoring.counts[ORDER[place.art]])
        if not self._choice.playing or self._choice.art not in (None, place.art):
            return ""
        parts, reason = self._hinted(place), self._choice.why_not(place.art, place.label)
        if reason or not parts:
            parts.append(reason or translate("Boards", "your token may go here"))
        return translate("Boards", ", ", "between the parts of a description").join(parts)

    def _hinted(self, place: Place) -> list[str]:
        hint, said = self.hints.get(place), []
        if hint is not None and hint.chance is not None:
            said.append(translate("Boards", "chance {percent}").format(percent=percent(hint.chance)))
        if hint is not None and hint.value:
            text = translate("Boards", "expected this round: {points} points against the others")
            if hint.best:
                text = translate("Boards", "the best, expected this round: {points} points against the others")
            said.append(text.format(points=hint.value))
        return said

    def show_hints(self, hints: Mapping[Place, SpaceHint]) -> None:
        """Say what a hint says; with an empty one say it no more."""
        self.hints = hints
        self._follow()

    def description(self, place: Place) -> str:
        """Return everything about a board or space in one line, for a screen reader or a tooltip."""
        if not place.label:
            parts = [self._board_text(place.art, column) for column in (self.NAME, self.TOKENS)]
        else:
            name, tokens, note = (self._text(place, column) for column in (self.NAME, self.TOKENS, self.NOTE))
            parts = [art_title(place.art), name, tokens, bonus_in_words(self.bonus(place)), note]
        return translate("Boards", ", ", "between the parts of a description").join(filter(None, parts))

    def _judged(self, place: Place, count: int) -> str:
        board = self._stage.rules.boards[place.art]
        if place.label == CENTRE:
            return ""
        prediction = board.prediction(place.label, count)
        return "" if prediction is Prediction.NONE else prediction_name(prediction)

    def _board_text(self, art: Art, column: int) -> str:
        if column == self.NAME:
            return art_title(art)
        if column == self.TOKENS:
            return translate("Boards", "cards: {count}").format(count=self._stage.view.stacks[ORDER[art]])
        return ""

    def _text(self, place: Place, column: int) -> str:
        if column == self.NAME:
            return translate("Boards", "centre") if place.label == CENTRE else place.label
        if column == self.TOKENS:
            return names_in_words([self._stage.header.seats[seat].name for seat in self.owners(place)])
        return bonus_name(self.bonus(place)) if column == self.BONUS else self.note(place)

    def _follow(self) -> None:
        self.dataChanged.emit(self.index(0, 0), self.index(len(ARTS) - 1, 3))
        for row in range(len(ARTS)):
            board = self.index(row, 0)
            self.dataChanged.emit(self.index(0, 0, board), self.index(self.rowCount(board) - 1, 3, board))
