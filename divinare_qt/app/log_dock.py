"""The log beside the table: filtered by kind and text, and copied."""

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QDockWidget,
    QLineEdit,
    QListView,
    QMainWindow,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from divinare_qt.models.log import Kind, LogFilter, LogModel

KINDS: Final = (set(Kind), {Kind.PLAY}, {Kind.CARDS}, {Kind.SCORE, Kind.ROUND}, {Kind.NOTE})

COLUMN: Final = 28
"""Letters in a line of the log, about."""


class LogDock(QDockWidget):
    """The log of the game that is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("log")
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self.filter = LogFilter(self)
        self.list = QListView(self, wordWrap=True, uniformItemSizes=False)
        self.list.setModel(self.filter)
        self.list.setStyleSheet("QListView { padding: 4px; } QListView::item { padding: 2px 0; }")
        self.list.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.list.setSelectionMode(QListView.SelectionMode.ExtendedSelection)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.search, self.kinds, self.copy = QLineEdit(self), QComboBox(self), QPushButton(self)
        self.search.setClearButtonEnabled(True)
        self.copy.setAutoDefault(True)  # Enter presses it, as Space does
        body = QWidget(self)
        column = QVBoxLayout(body)
        column.setContentsMargins(6, 6, 6, 6)
        column.addWidget(self.search)
        column.addWidget(self.kinds)
        column.addWidget(self.list, 1)
        column.addWidget(self.copy)
        self.setWidget(body)
        self.search.textChanged.connect(self.filter.setFilterFixedString)
        self.kinds.activated.connect(lambda at: self.filter.show_kinds(KINDS[at]))
        self.copy.clicked.connect(self.copy_lines)
        shortcut = QShortcut(QKeySequence(QKeySequence.StandardKey.Copy), self.list)
        shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
        shortcut.activated.connect(self.copy_lines)
        self._at_end = True
        self.filter.rowsInserted.connect(self._to_the_end)
        self.filter.modelReset.connect(self._to_the_end)  # a replay writes the log anew at each step
        bar = self.list.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._laid_out)
        self.reword()

    def show_log(self, model: LogModel | None) -> None:
        """Show the log of a game."""
        self.filter.setSourceModel(model)  # type: ignore[arg-type]  # None takes the model away
        self._to_the_end()

    def _to_the_end(self) -> None:
        self._at_end = True
        self.list.scrollToBottom()

    def _scrolled(self, value: int) -> None:
        self._at_end = value == self.list.verticalScrollBar().maximum()

    def _laid_out(self) -> None:
        """Stay at the end when lines are broken anew: where a bar comes, there is less room for them."""
        if self._at_end:
            self.list.scrollToBottom()

    def be_narrow(self) -> None:
        """Take no more of the window than a column of text needs: the table should have the room."""
        window = self.parentWidget()
        if isinstance(window, QMainWindow):
            column = self.fontMetrics().averageCharWidth() * COLUMN
            width = min(max(window.width() // 6, column), window.width() // 3)
            window.resizeDocks([self], [width], Qt.Orientation.Horizontal)

    def copy_lines(self) -> None:
        """Copy the lines that are selected, or all that are shown."""
        chosen = sorted(index.row() for index in self.list.selectionModel().selectedRows())
        rows = chosen or range(self.filter.rowCount())
        text = "\n".join(str(self.filter.index(row, 0).data()) for row in rows)
        QGuiApplication.clipboard().setText(text)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.reword()
            source = self.filter.sourceModel()
            if isinstance(source, LogModel):
                source.reword()

    def reword(self) -> None:
        """Put everything in the language of now."""
        self.setWindowTitle(self.tr("Log"))
        self.search.setPlaceholderText(self.tr("Find in the log"))
        self.search.setAccessibleName(self.tr("Find in the log"))
        self.list.setAccessibleName(self.tr("Log"))
        self.kinds.setAccessibleName(self.tr("Kind of entry"))
        self.copy.setText(self.tr("Copy"))
        titles = {"closebutton": self.tr("Close the log"), "floatbutton": self.tr("Detach the log")}
        for name, title in titles.items():  # Qt names them once, in the language of the start
            button = self.findChild(QAbstractButton, f"qt_dockwidget_{name}")
            if button is not None:
                button.setAccessibleName(title)
                button.setAccessibleDescription("")
                button.setToolTip(title)
        at = max(self.kinds.currentIndex(), 0)
        self.kinds.clear()
        self.kinds.addItems(
            [self.tr("Everything"), self.tr("Plays"), self.tr("Cards"), self.tr("Rounds and scores"), self.tr("Notes")]
        )
        self.kinds.setCurrentIndex(at)
