"""The text table: the same game in ordinary lists, for the keyboard and a screen reader."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QListView,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QTreeView,
    QWidget,
)

from divinare_qt.models.agenda import agenda_in_words
from divinare_qt.models.boards import PLACE, BoardsModel, Place, SpaceHint
from divinare_qt.models.choice import Choice
from divinare_qt.models.expectation import expectation
from divinare_qt.models.items import HandModel, Index, ScoresModel, SeatsModel
from divinare_qt.models.session import Session
from divinare_qt.models.stage import Stage
from divinare_qt.rules.state import Phase

HAND_ROWS: Final = (4, 8)
"""Cards that are seen at once, at the least and at the most."""
BOARD_ROWS: Final = 12
LEAST_NOTE: Final = 16
"""Letters that a line of a note has room for, at least."""
CHOOSE: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
HIGHEST: Final = 9999
COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
"""With these a key is meant for the menus."""
WIDE: Final = 155
"""Letters that two views side by side have room for, at least."""


class _Chooser(QObject):
    """Lets Space choose what is current, as Enter does, and leaves keys with Ctrl or Alt to the menus."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys that choose before a view makes something else of them."""
        if not isinstance(watched, QAbstractItemView) or not isinstance(event, QKeyEvent):
            return False
        if event.type() != QEvent.Type.KeyPress or event.key() not in CHOOSE:
            return False
        if event.modifiers() & COMMANDS:
            event.ignore()
            return True
        if event.key() == Qt.Key.Key_Space and watched.currentIndex().isValid():
            watched.activated.emit(watched.currentIndex())
            return True
        return False


class _Notes(QStyledItemDelegate):
    """Makes rows as high as their notes, which are broken where their column ends."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a note in the column that it has."""
        hint, view = super().sizeHint(option, index), self.parent()
        if not isinstance(view, QTreeView):
            return hint
        margin = view.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, None, view) + 1
        room = QRect(0, 0, max(view.columnWidth(BoardsModel.NOTE) - 2 * margin, 1), HIGHEST)
        lines = view.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, str(index.data() or ""))
        return QSize(0, max(hint.height() if not lines.height() else 0, lines.height()))


class TextTable(QScrollArea):
    """Hand, boards, seats and scores in item views; Enter chooses. With large letters all of it can be scrolled."""

    told = Signal(str)
    medium_wanted = Signal(int)
    """Somebody wants to read the character card of a seat."""

    def __init__(self, stage: Stage, choice: Choice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self.choice = choice
        self._eyes = stage.looking
        self._row = 0
        """Where the keyboard was in the hand."""
        self._noted: tuple[object, ...] = ()
        """What the notes say, and in what room, as far as rows were made for them."""
        self._wide: bool | None = None
        self.status, self.agenda = QLabel(self, wordWrap=True), QLabel(self, wordWrap=True)
        self.said = QLabel(self, wordWrap=True)
        self.hand = QListView(self)
        self.boards = QTreeView(self)
        self.seats = QTableView(self)
        self.scores = QTableView(self)
        self.confirm, self.put_back = QPushButton(self), QPushButton(self)
        self.proceed, self.open_curtain = QPushButton(self), QPushButton(self)
        self._titles: dict[QAbstractItemView, QLabel] = {
            view: QLabel(self) for view in (self.hand, self.boards, self.seats, self.scores)
        }
        self.boards_model = BoardsModel(stage, choice, self)
        self.hand_model = HandModel(stage, choice, self)
        self.hand.setModel(self.hand_model)
        self.boards.setModel(self.boards_model)
        self.seats.setModel(SeatsModel(stage, self))
        self.scores.setModel(ScoresModel(stage, self))
        self._arrange()
        self._connect()
        self._fit()
        self.reword()
        self.refresh()

    def _arrange(self) -> None:
        buttons = QHBoxLayout()
        for button in (self.confirm, self.put_back, self.proceed, self.open_curtain):
            button.setAutoDefault(True)  # Enter presses it, as Space does
            buttons.addWidget(button)
        buttons.addWidget(self.said, 1)
        page = QWidget(self)
        self._grid = grid = QGridLayout(page)
        grid.addWidget(self.status, 0, 0)
        grid.addWidget(self.agenda, 0, 1)
        grid.addLayout(buttons, 1, 0, 1, 2)
        for view, title in self._titles.items():
            title.setBuddy(view)
        for table in (self.seats, self.scores):
            table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
            table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
            table.setTabKeyNavigation(False)
            table.horizontalHeader().setHighlightSections(False)
            table.verticalHeader().setHighlightSections(False)
            table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.scores.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.seats.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.seats.horizontalHeader().setStretchLastSection(True)
        self.seats.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.seats.verticalHeader().hide()
        self.boards.expandAll()
        self.boards.setWordWrap(True)
        self.boards.setUniformRowHeights(True)  # until it is shown
        self.boards.setItemDelegateForColumn(BoardsModel.NOTE, _Notes(self.boards))
        self.boards.header().setStretchLastSection(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self.setWidget(page)
        self.setFocusProxy(self.hand)
        way = (
            self.hand,
            self.confirm,
            self.put_back,
            self.proceed,
            self.open_curtain,
            self.boards,
            self.seats,
            self.scores,
        )
        for one, other in pairwise(way):  # what is done with the cards comes right after them
            self.setTabOrder(one, other)

    def _connect(self) -> None:
        chooser = _Chooser(self)
        for view in self._titles:
            view.installEventFilter(chooser)
        self.boards.viewport().installEventFilter(self)
        self.hand_model.modelReset.connect(self._keep_row)
        self.hand.selectionModel().currentChanged.connect(self._went_to)
        self.hand.activated.connect(self._choose)
        self.boards.activated.connect(self._place)
        self.seats.activated.connect(lambda index: self.medium_wanted.emit(index.row()))
        self.confirm.clicked.connect(self._confirm)
        self.put_back.clicked.connect(self._put_back)
        self.proceed.clicked.connect(self._stage.proceed)
        self.open_curtain.clicked.connect(self._open_curtain)
        self._stage.asked.connect(self.refresh)
        self._stage.shown.connect(self._follow_eyes)
        self._stage.shown.connect(self.refresh)
        self.choice.changed.connect(self.refresh)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the size of letters."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.reword()
            self.refresh()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Make room for the notes, for which there was no need while nobody saw them."""
        super().showEvent(event)
        self.boards.setUniformRowHeights(False)
        self._noted = ()
        self._fit_notes()

    def hideEvent(self, event: QHideEvent) -> None:
        """Measure no notes: with every move the view would ask for all of them, several times."""
        super().hideEvent(event)
        self.boards.setUniformRowHeights(True)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the room that there is."""
        super().resizeEvent(event)
        self._place_views()
        self._fit_notes()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Make room for the notes anew where a scroll bar took some of it."""
        if event.type() == QEvent.Type.Resize and watched is self.boards.viewport():
            self._fit_notes()
        return super().eventFilter(watched, event)

    def _place_views(self) -> None:
        """Lay the boards beside the other views, or where it is narrow between them."""
        wide = self.width() >= self.fontMetrics().averageCharWidth() * WIDE
        if wide == self._wide:
            return
        self._wide = wide
        for view, title in self._titles.items():
            self._grid.removeWidget(view)
            self._grid.removeWidget(title)
        beside = {
            self.hand: (2, 0, 1, 1),
            self.boards: (2, 1, 5, 1),
            self.seats: (4, 0, 1, 1),
            self.scores: (6, 0, 1, 1),
        }
        below = {view: (2 + 2 * at, 0, 1, 2) for at, view in enumerate(self._titles)}
        for view, (row, column, rows, columns) in (beside if wide else below).items():
            self._grid.addWidget(self._titles[view], row, column, 1, columns)
            self._grid.addWidget(view, row + 1, column, rows, columns)
        for column, share in enumerate((5, 6) if wide else (1, 1)):
            self._grid.setColumnStretch(column, share)
        for row, share in ((3, 6), (5, 4), (7, 5), (9, 0 if wide else 5)):
            self._grid.setRowStretch(row, share)

    def _fit_notes(self) -> None:
        """Give the notes all the room that there is: longer ones are broken, and rows are as high as their lines."""
        if not self.isVisible():
            return
        header, model, choice = self.boards.header(), self.boards_model, self.choice
        room = self.boards.viewport().width()
        notes = room, self._stage.view.tokens, self._stage.scoring, choice.playing, choice.art, model.hints
        if notes == self._noted:
            return
        self._noted = notes
        self.boards.resizeColumnToContents(BoardsModel.TOKENS)
        rest = room - header.sectionPosition(BoardsModel.NOTE)
        header.resizeSection(BoardsModel.NOTE, max(rest, self.fontMetrics().averageCharWidth() * LEAST_NOTE))
        self.boards.scheduleDelayedItemsLayout()

    def _fit(self) -> None:
        """Keep every name and every row whole: with large letters a table rather scrolls sideways."""
        self._place_views()
        row = round(self.fontMetrics().height() * 1.6)
        least, most = HAND_ROWS
        rows = {
            self.hand: min(max(self._stage.rules.action_card.hand, least), most),
            self.boards: BOARD_ROWS,
            self.seats: self._stage.header.players,
            self.scores: self._stage.rules.action_card.rounds + 1,
        }
        for view, count in rows.items():
            view.setMinimumHeight(row * count + 2 * view.frameWidth())
        for table in (self.seats, self.scores):
            table.verticalHeader().setDefaultSectionSize(row)
            edges = table.horizontalHeader().sizeHint().height() + table.horizontalScrollBar().sizeHint().height()
            table.setMinimumHeight(table.minimumHeight() + edges)
        header = self.scores.horizontalHeader()
        header.setMinimumSectionSize(0)
        header.setMinimumSectionSize(max(header.sectionSizeHint(at) for at in range(header.count())))
        self.seats.resizeColumnsToContents()
        for column in range(BoardsModel.NOTE):
            self.boards.resizeColumnToContents(column)
        self._noted = ()
        self._fit_notes()

    def _went_to(self, index: QModelIndex) -> None:
        if index.isValid():
            self._row = index.row()

    def _keep_row(self) -> None:
        """Stay where one was in the hand when it changes, but begin anew for somebody else."""
        row = self._row if self._stage.looking == self._eyes else 0
        self._row = row
        self.hand.setCurrentIndex(self.hand_model.index(min(row, self.hand_model.rowCount() - 1)))

    def _follow_eyes(self) -> None:
        """Point at nothing when somebody else looks: where one was tells something about one's cards."""
        if self._stage.looking != self._eyes:
            self._eyes = self._stage.looking
            self.boards.setCurrentIndex(QModelIndex())
            self.boards.clearSelection()

    def reword(self) -> None:
        """Put everything in the language of now."""
        texts = {
            self.hand: self.tr("&Hand (Enter chooses a card)"),
            self.boards: self.tr("&Boards (Enter moves your token)"),
            self.seats: self.tr("S&eats (Enter tells who they are)"),
            self.scores: self.tr("S&cores"),
        }
        for view, text in texts.items():
            self._titles[view].setText(text)
            view.setAccessibleName(text.replace("&", ""))

    def say(self, text: str) -> None:
        """Say something beside what is expected, until it is taken back by an empty text."""
        self.said.setText(text)
        self.said.setAccessibleName(text)

    def show_hints(self, hints: Mapping[Place, SpaceHint], cards: str) -> None:
        """Say of spaces and cards what a hint says."""
        self.boards_model.show_hints(hints)
        self.hand_model.show_advice(cards)
        self._fit_notes()

    def refresh(self) -> None:
        """Say what is expected, and offer what can be done."""
        stage, choice = self._stage, self.choice
        text = expectation(stage, choice)
        self.status.setText(text)
        self.status.setAccessibleName(text)
        self.agenda.setText(agenda_in_words(stage))
        passing = stage.view.phase is Phase.PASS
        self.confirm.setText(self.tr("Pass the cards") if passing else self.tr("Discard the cards"))
        self.confirm.setVisible(choice.giving)
        self.confirm.setEnabled(choice.complete)
        self.put_back.setText(self.tr("Put back"))
        self.put_back.setVisible(choice.picked is not None or bool(choice.marked))
        self.proceed.setText(self.tr("Continue"))
        self.proceed.setVisible(stage.scoring is not None and bool(stage.people))
        self.open_curtain.setText(self.tr("Open the curtain"))
        self.open_curtain.setVisible(stage.curtain is not None and stage.looking is None)
        self._fit_notes()
        if self.open_curtain.isVisible() and self.hand.hasFocus():
            self.open_curtain.setFocus()  # there is nothing else that anybody could do

    def _choose(self, index: QModelIndex) -> None:
        self.choice.choose(index.row())
        art = self.choice.art
        if art is not None:
            self.boards.setCurrentIndex(self.boards_model.index_of(Place(art)))
            self.boards.setFocus()

    def _place(self, index: QModelIndex) -> None:
        place = index.siblingAtColumn(0).data(PLACE)
        if not isinstance(place, Place) or not place.label or not self.choice.playing:
            return
        if self.choice.art != place.art or not self.choice.place(place.label):
            reason = self.choice.why_not(place.art, place.label)
            self.told.emit(reason or self.tr("Choose a card of this board first."))
            return
        self.hand.setFocus()

    def _confirm(self) -> None:
        self.choice.confirm()
        self.hand.setFocus()

    def _put_back(self) -> None:
        self.choice.put_back()
        self.hand.setFocus()

    def _open_curtain(self) -> None:
        if isinstance(self._stage, Session):
            self._stage.open_curtain()
            self.hand.setFocus()
