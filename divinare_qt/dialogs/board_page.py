"""The page of the layout editor for one board: the board as it will look, and a column of fields for each space."""

import re
from dataclasses import replace
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from divinare_qt.dialogs.board_preview import BoardPreview, SpaceText
from divinare_qt.dialogs.parts import Faint, Message, mark
from divinare_qt.dialogs.source_note import source_note
from divinare_qt.models.layouts import OWN_COPY
from divinare_qt.models.words import bonus_name
from divinare_qt.rules import data
from divinare_qt.rules.arts import Art
from divinare_qt.rules.boards import MOST_NUMBERS, MOST_SPACES, Board, Space
from divinare_qt.rules.errors import BadRules

_SIGNS: Final = ("\N{EM DASH}", "○", "●●")
"""No bonus, single, double: as a board shows them."""
_IN_A_ROW: Final = 8
"""The fields of so many spaces stand side by side; of more there are two rows."""
_PLACE: Final = re.compile(r"\[(\d+)\]")


class SpaceFields(QWidget):
    """The fields of one space."""

    changed = Signal()
    removed = Signal()

    def __init__(self, space: Space | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.numbers = QLineEdit("" if space is None else space.label)
        self.numbers.setMaxLength(11)
        self.numbers.setMinimumWidth(self.fontMetrics().horizontalAdvance("11/12") + 18)
        self.numbers.setToolTip(self.tr("One to three numbers, such as 7 or 9/10"))
        self.bonus = QComboBox()
        self.bonus.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.bonus.setMinimumContentsLength(2)
        for value, text in enumerate(_SIGNS):
            self.bonus.addItem(text, value)
            self.bonus.setItemData(value, bonus_name(value) or self.tr("no bonus"), Qt.ItemDataRole.ToolTipRole)
        self.bonus.setCurrentIndex(0 if space is None else space.bonus)
        self._remove = QToolButton()
        self._remove.setText("✕")
        self._remove.setProperty("role", "small")
        self._remove.setToolTip(self.tr("Remove this space"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for widget in (self.numbers, self.bonus, self._remove):
            column.addWidget(widget)
        self.numbers.textChanged.connect(self.changed)
        self.bonus.currentIndexChanged.connect(self.changed)
        self._remove.clicked.connect(self.removed)

    def entry(self) -> dict[str, object]:
        """Return the space as rules data, also when it makes no sense; the rules say what is wrong with it."""
        numbers = [int(part) if part.isascii() and part.isdecimal() else part for part in self._parts()]
        return {"numbers": numbers, "bonus": self.bonus.currentIndex()}

    def countable(self) -> bool:
        """Tell whether there are as many numbers as a space may have."""
        return 1 <= len(self._parts()) <= MOST_NUMBERS

    def _parts(self) -> list[str]:
        return [part for part in re.split(r"[/,;\s]+", self.numbers.text().strip()) if part]

    def number(self, place: int) -> None:
        """Say to a screen reader which space this is."""
        self.numbers.setAccessibleName(self.tr("Numbers of space {place}").format(place=place))
        self.bonus.setAccessibleName(self.tr("Bonus of space {place}").format(place=place))
        self._remove.setAccessibleName(self.tr("Remove space {place}").format(place=place))


class BoardPage(QWidget):
    """Edits one board. `board()` is None while something is wrong."""

    changed = Signal()

    def __init__(self, board: Board, usual: Board, cards: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art: Art = board.art
        self._cards = cards
        self._original = board
        self._usual = usual
        self._board: Board | None = board
        self._preview = BoardPreview(board.art)
        self._fields: list[SpaceFields] = []
        self._rows = QGridLayout()
        self._rows.setHorizontalSpacing(6)
        self._rows.setVerticalSpacing(14)
        self._message = Message()
        self._note = Faint()
        self._add = QPushButton(self.tr("&Add a space"))
        self._reset = QPushButton(self.tr("As the &program has it"))
        self._arrange()
        self._show(board)

    def board(self) -> Board | None:
        """Return the board, with its source: as it was, or the player's own copy where it was changed."""
        return self._board

    def _arrange(self) -> None:
        fields = QHBoxLayout()
        fields.addStretch(1)
        fields.addLayout(self._rows)
        fields.addStretch(1)
        buttons = QHBoxLayout()
        buttons.addWidget(self._note, 1)
        buttons.addWidget(self._add)
        buttons.addWidget(self._reset)
        column = QVBoxLayout(self)
        column.addWidget(self._preview, 1)
        column.addWidget(self._message)
        column.addLayout(fields)
        column.addLayout(buttons)
        self._add.clicked.connect(self._append)
        self._reset.clicked.connect(lambda: self._show(self._usual))

    def _show(self, board: Board) -> None:
        for fields in self._fields:
            self._discard(fields)
        self._fields = [self._made(space) for space in board.spaces]
        self._line_up()

    def _made(self, space: Space | None) -> SpaceFields:
        fields = SpaceFields(space, self)
        fields.changed.connect(self._check)
        fields.removed.connect(lambda: self._take(fields))
        return fields

    def _append(self) -> None:
        self._fields.append(self._made(None))
        self._line_up()
        self._fields[-1].numbers.setFocus()

    def _take(self, fields: SpaceFields) -> None:
        self._fields.remove(fields)
        self._discard(fields)
        self._line_up()

    def _discard(self, fields: SpaceFields) -> None:
        self._rows.removeWidget(fields)
        fields.hide()
        fields.deleteLater()

    def _line_up(self) -> None:
        """Put the fields side by side, from left to right as the spaces lie."""
        count = len(self._fields)
        in_a_row = count if count <= _IN_A_ROW else -(-count // 2)
        for place, fields in enumerate(self._fields):
            self._rows.addWidget(fields, *divmod(place, in_a_row))
        self._check()

    def _check(self) -> None:
        """Ask the rules whether this board can be played with, and show what they say where they say it."""
        wrong: int | None = None
        try:
            made = data.board(self._art, [fields.entry() for fields in self._fields], "", self._cards)
            self._board = replace(made, source=self._source(made))
            self._message.say("")
        except BadRules as error:
            self._board = None
            found = _PLACE.search(error.place)
            wrong = int(found[1]) if found else None
            self._message.say(self._worded(error, wrong))
        for place, fields in enumerate(self._fields):
            fields.number(place + 1)
            mark(fields.numbers, wrong=place == wrong)
        self._preview.show_spaces(
            [
                SpaceText(fields.numbers.text().strip(), fields.bonus.currentIndex(), place == wrong)
                for place, fields in enumerate(self._fields)
            ]
        )
        self._note.setText(source_note("" if self._board is None else self._board.source))
        self._add.setEnabled(len(self._fields) < MOST_SPACES)
        self.changed.emit()

    def _worded(self, error: BadRules, place: int | None) -> str:
        reason = _PLACE.sub(lambda found: str(int(found[1]) + 1), error.reason)  # people count from one
        if place is None:
            return self.tr("This board: {reason}.").format(reason=reason)
        if not self._fields[place].countable():
            return self.tr("Space {place}: write one to three numbers, such as 7 or 9/10.").format(place=place + 1)
        return self.tr("Space {place}: {reason}.").format(place=place + 1, reason=reason)

    def _source(self, made: Board) -> str:
        for known in (self._usual, self._original):
            if made == known:
                return known.source
        return OWN_COPY
