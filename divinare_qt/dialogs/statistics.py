"""Statistics of finished games, with plots."""

from pathlib import Path

from PySide6.QtCore import QItemSelection, QSize, QSortFilterProxyModel, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QMessageBox,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from divinare_qt.bots.spec import LEVELS
from divinare_qt.dialogs.parts import MARGINS, Faint, Message, fit_to_screen, room_of
from divinare_qt.dialogs.plots import AccuracyPlot, HistoryPlot
from divinare_qt.models.named_files import FileProblem, replace_file
from divinare_qt.models.places import statistics_file
from divinare_qt.models.settings import Settings
from divinare_qt.models.statistics import Filter, FinishedGame, Subject, Tally
from divinare_qt.models.statistics_file import StatisticsFile, as_csv
from divinare_qt.models.statistics_model import Column, Grouping, StatisticsModel, level_met_name, subject_name
from divinare_qt.rules.load import PLAYERS


class Tallies(QTableView):
    """Numbers with a name before them, which takes the room that is left and is never shortened where there is none."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the names what the numbers leave."""
        super().resizeEvent(event)
        self.widen()

    def widen(self) -> None:
        """Fit the columns to what they hold, and the first one to the rest."""
        header = self.horizontalHeader()
        header.setSectionResizeMode(Column.NAME, QHeaderView.ResizeMode.ResizeToContents)
        name, left = header.sectionSize(Column.NAME), self.viewport().width() - header.length()
        if left > 0:
            header.setSectionResizeMode(Column.NAME, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(Column.NAME, name + left)


class StatisticsDialog(QDialog):
    """Who played how well, against whom, at which tables."""

    def __init__(
        self, _settings: Settings | None = None, file: StatisticsFile | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._file = file or StatisticsFile(statistics_file())
        self._games: tuple[FinishedGame, ...] = ()
        self.setWindowTitle(self.tr("Statistics"))
        self._grouping = self._combo(self.tr("A row for each"))
        self._who = self._combo(self.tr("Who"))
        self._players = self._combo(self.tr("Players"))
        self._against = self._combo(self.tr("Against"))
        self._marked = QCheckBox(self.tr("With games in which &hints or take-backs were used"))
        self._marked.setChecked(True)
        self._model = StatisticsModel(self)
        self._sorted = QSortFilterProxyModel(self)
        self._sorted.setSourceModel(self._model)
        self._sorted.setSortRole(StatisticsModel.VALUE)
        self._table = self._made_table()
        self._accuracy = AccuracyPlot()
        self._history = HistoryPlot()
        self._empty = Faint(self.tr("No finished game yet. The first one you play will stand here."))
        self._message = Message()
        self._arrange()
        self._offer()
        self.reload()
        wide = QSize(room_of(self._table).width() + MARGINS, 0)
        fit_to_screen(self, self.sizeHint().expandedTo(QSize(920, 620)).expandedTo(wide))

    def reload(self) -> None:
        """Read the file again."""
        try:
            self._games = self._file.games()
        except FileProblem as problem:
            self._message.say(str(problem))
        self._offer_people()
        self._refresh()

    def export(self, path: Path) -> None:
        """Write every game to a table for other programs."""
        try:
            replace_file(path, as_csv(self._games).encode("utf-8-sig"))
        except FileProblem as problem:
            self._message.say(str(problem))

    def reset(self) -> None:
        """Forget every game."""
        try:
            self._file.reset()
        except FileProblem as problem:
            self._message.say(str(problem))
        self.reload()

    def _combo(self, name: str) -> QComboBox:
        combo = QComboBox()
        combo.setAccessibleName(name)
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(7)
        combo.currentIndexChanged.connect(self._refresh)
        return combo

    def _made_table(self) -> Tallies:
        table = Tallies()
        table.setAccessibleName(self.tr("Statistics"))
        table.setModel(self._sorted)
        table.setSortingEnabled(True)
        table.sortByColumn(Column.NAME, Qt.SortOrder.AscendingOrder)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setTabKeyNavigation(False)
        table.setAlternatingRowColors(True)
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setMinimumSectionSize(table.fontMetrics().height() * 3)
        table.selectionModel().selectionChanged.connect(self._selected)
        return table

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.addLayout(self._filters())
        column.addWidget(self._marked)
        column.addWidget(self._empty)
        column.addWidget(self._table, 3)
        plots = QHBoxLayout()
        plots.addWidget(self._accuracy, 1)
        plots.addWidget(self._history, 1)
        column.addLayout(plots, 2)
        column.addWidget(self._message)
        column.addLayout(self._buttons())
        self._marked.toggled.connect(self._refresh)

    def _filters(self) -> QGridLayout:
        grid = QGridLayout()
        for place, combo in enumerate((self._grouping, self._who, self._players, self._against)):
            label = QLabel(combo.accessibleName())
            label.setBuddy(combo)
            grid.addWidget(label, 0, place)
            grid.addWidget(combo, 1, place)
            grid.setColumnStretch(place, 1)
        return grid

    def _buttons(self) -> QHBoxLayout:
        self._export = QPushButton(self.tr("&Export…"))
        self._reset = QPushButton(self.tr("&Reset…"))
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._export.clicked.connect(self._ask_export)
        self._reset.clicked.connect(self._ask_reset)
        box.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.addWidget(self._export)
        row.addWidget(self._reset)
        row.addStretch(1)
        row.addWidget(box)
        return row

    def _offer(self) -> None:
        self._grouping.addItem(self.tr("player"), Grouping.PLAYER.value)
        self._grouping.addItem(self.tr("strongest level met"), Grouping.LEVEL_MET.value)
        self._grouping.addItem(self.tr("number of players"), Grouping.TABLE_SIZE.value)
        self._players.addItem(self.tr("any number"), None)
        for players in PLAYERS:
            self._players.addItem(str(players), players)
        self._against.addItem(self.tr("anybody"), None)
        for level in ("", *LEVELS):
            self._against.addItem(level_met_name(level), level)

    def _offer_people(self) -> None:
        chosen = self._who.currentData()
        subjects = sorted({seat.subject for game in self._games for seat in game.seats})
        self._who.blockSignals(True)  # noqa: FBT003 - Qt's way
        self._who.clear()
        self._who.addItem(self.tr("everybody"), None)
        for subject in subjects:
            self._who.addItem(subject_name(subject), subject)
        index = next((at for at in range(self._who.count()) if self._who.itemData(at) == chosen), 0)
        self._who.setCurrentIndex(index)
        self._who.blockSignals(False)  # noqa: FBT003 - Qt's way

    def _refresh(self) -> None:
        subject = self._who.currentData()
        which = Filter(
            subject if isinstance(subject, Subject) else None,
            self._players.currentData(),
            self._against.currentData(),
            with_marked=self._marked.isChecked(),
        )
        self._model.show(self._games, Grouping(self._grouping.currentData() or 0), which)
        self._empty.setVisible(not self._games)
        self._export.setEnabled(bool(self._games))
        self._reset.setEnabled(bool(self._games))
        self._table.selectRow(0)
        self._selected()
        self._table.widen()

    def _selected(self, *_: QItemSelection) -> None:
        rows = self._table.selectionModel().selectedRows()
        tally = rows[0].data(StatisticsModel.TALLY) if rows else None
        shown = tally if isinstance(tally, Tally) else Tally()
        self._accuracy.show_tally(shown)
        self._history.show_tally(shown)

    def _ask_export(self) -> None:
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export statistics"), "divinare.csv", self.tr("Tables (*.csv)")
        )
        if name:
            self.export(Path(name))

    def _ask_reset(self) -> None:
        box = QMessageBox(QMessageBox.Icon.Question, self.tr("Statistics"), "", parent=self)
        box.setText(self.tr("Forget the results of all games?"))
        box.setInformativeText(self.tr("The games themselves are kept. This cannot be undone."))
        forget = box.addButton(self.tr("&Forget them"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(QMessageBox.StandardButton.Cancel)
        box.exec()
        if box.clickedButton() is forget:
            self.reset()
        box.deleteLater()
