"""The New Game dialog: chairs round a table, options, and set-ups that were saved by name."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from divinare_qt.dialogs.chairs import Chairs
from divinare_qt.dialogs.layout_editor import LayoutEditor
from divinare_qt.dialogs.options_page import OptionsPage
from divinare_qt.dialogs.parts import Heading, Message, Scroller, fit_to_screen
from divinare_qt.dialogs.saved_bar import SavedBar
from divinare_qt.models.layouts import LayoutStore
from divinare_qt.models.named_files import FileProblem
from divinare_qt.models.setup import Fault, GameSetup, Plan, Sitter, usual_plan
from divinare_qt.models.setup_store import SetupStore
from divinare_qt.models.statistics import FinishedGame
from divinare_qt.models.strength import strengths_in_words
from divinare_qt.rules.load import PLAYERS


class NewGameDialog(QDialog):
    """Agrees a game with the players. When it was accepted, `setup()` is the game."""

    def __init__(
        self,
        setups: SetupStore,
        layouts: LayoutStore,
        names: Sequence[str] = (),
        *,
        hints: bool = True,
        games: Sequence[FinishedGame] = (),
        parent: QWidget | None = None,
    ) -> None:
        """`games` are those that people have finished: bots that adapt look at them."""
        super().__init__(parent)
        self._games = games
        self._setups = setups
        self._layouts = layouts
        self._setup: GameSetup | None = None
        self.setWindowTitle(self.tr("New game"))
        self._chairs = Chairs(names)
        self._options = OptionsPage()
        self._saved = SavedBar()
        self._message = Message()
        self._fill = QPushButton(self.tr("Let &bots take the empty chairs"))
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._start = self._buttons.addButton(self.tr("&Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        self._start.setDefault(True)
        self._buttons.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        self._arrange()
        self._connect()
        self._options.offer_layouts(layouts.names())
        self._saved.offer(setups.names())
        usual = usual_plan(names[0] if names else self.tr("Player"))
        self.show_plan(setups.last() or _with_hints(usual, hints=hints))
        self._start.setFocus()
        fit_to_screen(self, self.sizeHint().expandedTo(QSize(1000, 0)))

    def plan(self) -> Plan:
        """Return what the dialog says now."""
        return self._options.applied_to(Plan(self._chairs.chairs()))

    def show_plan(self, plan: Plan) -> None:
        """Show a plan."""
        self._chairs.set_chairs(plan.chairs)
        self._options.show_plan(plan)
        self._check()

    def setup(self) -> GameSetup:
        """Return the game that was agreed."""
        if self._setup is None:
            raise RuntimeError("the dialog was not accepted")
        return self._setup

    def accept(self) -> None:
        """Settle what was left to chance, and close."""
        plan = self.plan()
        try:
            layout = self._layouts.load(plan.layout)
        except FileProblem:
            self._check()
            return
        if self._has_problems():
            return
        self._setup = plan.settled(layout, self._games)
        self._setups.remember(plan)
        super().accept()

    def names(self) -> list[str]:
        """Return the names of the people at the table, to be remembered."""
        return [chair.name.strip() for chair in self._chairs.chairs() if chair.sitter is Sitter.PERSON]

    def _arrange(self) -> None:
        top = QHBoxLayout()
        top.addWidget(Heading(self.tr("Players")))
        self._counts = QButtonGroup(self)
        for players in PLAYERS:
            button = QPushButton(str(players))
            button.setCheckable(True)
            button.setAccessibleName(self.tr("{count} players").format(count=players))
            self._counts.addButton(button, players)
            top.addWidget(button)
        top.addStretch(1)
        top.addWidget(self._saved)
        tabs = QTabWidget()
        tabs.addTab(Scroller(self._chairs), self.tr("The &table"))
        tabs.addTab(Scroller(self._options), self.tr("&Rules and options"))
        bottom = QHBoxLayout()
        bottom.addWidget(self._message, 1)
        bottom.addWidget(self._fill)
        bottom.addWidget(self._buttons)
        column = QVBoxLayout(self)
        column.addLayout(top)
        column.addWidget(tabs, 1)
        column.addLayout(bottom)

    def _connect(self) -> None:
        self._counts.idClicked.connect(self._chairs.set_players)
        self._chairs.changed.connect(self._chairs_changed)
        self._options.changed.connect(self._check)
        self._options.edit_layout.connect(self._edit_layout)
        self._fill.clicked.connect(self._fill_chairs)
        self._saved.chosen.connect(self._load)
        self._saved.save.connect(self._save)
        self._saved.remove.connect(self._remove)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)

    def _fill_chairs(self) -> None:
        """Let bots take the empty chairs. The button goes, and Cancel would be the next to have the keyboard."""
        self._chairs.fill()
        fields = [
            field for field in self._chairs.findChildren(QWidget) if field.isVisible() and field.property("wrong")
        ]
        (fields[0] if fields else self._start).setFocus()

    def _chairs_changed(self) -> None:
        self._options.show_chairs(self._chairs.chairs())
        self._check()

    def _check(self) -> None:
        """Say what is wrong, where it is wrong; the game can start when nothing is."""
        plan = self.plan()
        button = self._counts.button(plan.players)
        button.setChecked(True)
        problems = plan.problems()
        self._chairs.show_problems(problems)
        self._chairs.show_strengths(strengths_in_words(plan.seats(self._games), self._games))
        self._options.show_problems(problems, self._layout_problem(plan.layout))
        self._fill.setVisible(any(problem.fault is Fault.EMPTY for problem in problems))
        wrong = self._has_problems()
        self._start.setEnabled(not wrong)
        self._message.say(self._summary(plan) if wrong else "")

    def _has_problems(self) -> bool:
        plan = self.plan()
        return bool(plan.problems() or self._layout_problem(plan.layout) or not self._options.seed_is_good())

    def _layout_problem(self, name: str) -> str:
        try:
            self._layouts.load(name)
        except FileProblem as problem:
            return self.tr("“{name}” cannot be used: {reason}").format(name=name, reason=problem.reason)
        return ""

    def _summary(self, plan: Plan) -> str:
        chairs = sorted({problem.chair + 1 for problem in plan.problems() if problem.chair is not None})
        if chairs:
            numbers = self.tr(", ", "between the parts of a list").join(map(str, chairs))
            return self.tr("Something is missing at chair {numbers}.", "", len(chairs)).format(numbers=numbers)
        return self.tr("Something is missing among the rules and options.")

    def _edit_layout(self, name: str) -> None:
        editor = LayoutEditor(self._layouts, name, self.plan().players, parent=self)
        if editor.exec() == QDialog.DialogCode.Accepted:
            self._options.offer_layouts(self._layouts.names())
            self._options.choose_layout(editor.name())
        editor.deleteLater()
        self._check()

    def _load(self, name: str) -> None:
        try:
            self.show_plan(self._setups.load(name))
        except FileProblem as problem:
            self._message.say(str(problem))

    def _save(self, name: str) -> None:
        try:
            self._setups.save(name, self.plan())
        except FileProblem as problem:
            self._message.say(str(problem))
        self._saved.offer(self._setups.names(), name)

    def _remove(self, name: str) -> None:
        try:
            self._setups.remove(name)
        except FileProblem as problem:
            self._message.say(str(problem))
        self._saved.offer(self._setups.names())


def _with_hints(plan: Plan, *, hints: bool) -> Plan:
    return Plan(plan.chairs, hints=hints)
