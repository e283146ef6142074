"""The second page of the New Game dialog: who begins, what is open, and by which boards, cards and house rules."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRegularExpression, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from divinare_qt.dialogs.parts import Faint, Message, mark
from divinare_qt.models.setup import Chair, Fault, First, Plan, Problem
from divinare_qt.rules.load import token_editions
from divinare_qt.rules.shuffle import SEEDS


class OptionsPage(QWidget):
    """Everything of a plan but its chairs. `changed` says that something was chosen; `edit_layout` is a wish."""

    changed = Signal()
    edit_layout = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filling = False
        self._first = self._combo(self.tr("First player"))
        self._first_message = Message()
        self._open = self._box(self.tr("Open scores"), self.tr("Everybody sees all points at any time"))
        self._hints = self._box(self.tr("Hints allowed"), self.tr("A game in which a hint was used is marked so"))
        self._stay = self._box(
            self.tr("House rule: a token may stay in the centre"), self.tr("The printed rules say that it must move")
        )
        self._edition = self._combo(self.tr("Score tokens"))
        for name, bank in token_editions().items():
            text = self.tr("{name}: {blue} blue, {yellow} yellow, {red} red")
            values = {"name": self._edition_name(name), "blue": bank.blue, "yellow": bank.yellow, "red": bank.red}
            self._edition.addItem(text.format(**values), name)
        self._layout = self._combo(self.tr("Boards and action card"))
        self._layout_message = Message()
        self._edit = QPushButton(self.tr("&Edit…"))
        self._edit.clicked.connect(lambda: self.edit_layout.emit(str(self._layout.currentData() or "")))
        self._seed = QLineEdit()
        self._seed.setPlaceholderText(self.tr("empty: chance decides"))
        self._seed.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]{0,20}"), self))
        self._seed.textChanged.connect(self._changed)
        self._seed_message = Message()
        self._arrange()

    def applied_to(self, plan: Plan) -> Plan:
        """Return a plan with what this page says."""
        first = str(self._first.currentData())
        seat = int(first) if first.isdecimal() else 0
        return replace(
            plan,
            first=First.SEAT if first.isdecimal() else First(first),
            first_seat=seat,
            open_scores=self._open.isChecked(),
            hints=self._hints.isChecked(),
            centre_may_stay=self._stay.isChecked(),
            edition=str(self._edition.currentData()),
            layout=str(self._layout.currentData() or ""),
            seed=int(self._seed.text()) if self._seed.text() and self.seed_is_good() else None,
        )

    def seed_is_good(self) -> bool:
        """Tell whether the seed is none, or a number that deals can be made from."""
        return not self._seed.text() or int(self._seed.text()) < SEEDS

    def show_plan(self, plan: Plan) -> None:
        """Show what a plan says."""
        self._filling = True
        self.show_chairs(plan.chairs)
        wanted = str(plan.first_seat) if plan.first is First.SEAT else plan.first.value
        self._first.setCurrentIndex(self._first.findData(wanted))
        self._open.setChecked(plan.open_scores)
        self._hints.setChecked(plan.hints)
        self._stay.setChecked(plan.centre_may_stay)
        self._edition.setCurrentIndex(max(0, self._edition.findData(plan.edition)))
        self.choose_layout(plan.layout)
        self._seed.setText("" if plan.seed is None else str(plan.seed))
        self._filling = False

    def show_chairs(self, chairs: Sequence[Chair]) -> None:
        """Offer each chair as the one that begins, by the name of who sits there."""
        wanted = self._first.currentData()
        filling, self._filling = self._filling, True
        self._first.clear()
        self._first.addItem(self.tr("Chance decides"), First.RANDOM.value)
        self._first.addItem(self.tr("The oldest person"), First.OLDEST.value)
        for number, chair in enumerate(chairs):
            text = self.tr("Chair {number}: {name}").format(number=number + 1, name=chair.seat().name)
            self._first.addItem(text, str(number))
        self._first.setCurrentIndex(max(0, self._first.findData(wanted)))
        self._filling = filling

    def offer_layouts(self, names: Sequence[str]) -> None:
        """List the stored layouts."""
        wanted = str(self._layout.currentData() or "")
        filling, self._filling = self._filling, True
        self._layout.clear()
        self._layout.addItem(self.tr("As the program has them"), "")
        for name in names:
            self._layout.addItem(name, name)
        self._filling = filling
        self.choose_layout(wanted)

    def choose_layout(self, name: str) -> None:
        """Choose a stored layout; one that is gone stays visible by its name, to be chosen anew."""
        if self._layout.findData(name) < 0:
            self._layout.addItem(name, name)
        self._layout.setCurrentIndex(self._layout.findData(name))

    def show_problems(self, problems: Sequence[Problem], layout_problem: str) -> None:
        """Say beside each field what is wrong with it."""
        no_age = any(problem.fault is Fault.NO_AGE for problem in problems)
        _say(self._first_message, self.tr("Nobody has said when they were born.") if no_age else "")
        mark(self._first, wrong=no_age)
        _say(self._layout_message, layout_problem)
        mark(self._layout, wrong=bool(layout_problem))
        bad_seed = not self.seed_is_good()
        _say(self._seed_message, self.tr("A seed is less than 2 to the power of 64.") if bad_seed else "")
        mark(self._seed, wrong=bad_seed)

    def _edition_name(self, edition: str) -> str:
        return {"standard": self.tr("Most printings"), "french": self.tr("French printings")}.get(edition, edition)

    def _combo(self, name: str) -> QComboBox:
        combo = QComboBox()
        combo.setAccessibleName(name)
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        combo.setMinimumContentsLength(18)
        combo.currentIndexChanged.connect(self._changed)
        return combo

    def _box(self, text: str, meaning: str) -> QCheckBox:
        box = QCheckBox(text)
        box.setToolTip(meaning)
        box.setAccessibleDescription(meaning)
        box.toggled.connect(self._changed)
        return box

    def _arrange(self) -> None:
        game = QGroupBox(self.tr("The game"))
        form = QFormLayout(game)
        form.addRow(self.tr("First player"), self._first)
        form.addRow("", self._first_message)
        form.addRow("", self._open)
        form.addRow("", self._hints)
        box = QGroupBox(self.tr("What is in the box"))
        form = QFormLayout(box)
        row = QHBoxLayout()
        row.addWidget(self._layout, 1)
        row.addWidget(self._edit)
        form.addRow(self.tr("Boards and action card"), row)
        form.addRow("", self._layout_message)
        form.addRow(self.tr("Score tokens"), self._edition)
        form.addRow("", self._stay)
        deal = QGroupBox(self.tr("The deal"))
        form = QFormLayout(deal)
        form.addRow(self.tr("Seed"), self._seed)
        form.addRow("", Faint(self.tr("The same seed deals the same cards to the same chairs.")))
        form.addRow("", self._seed_message)
        column = QVBoxLayout(self)
        for part in (game, box, deal):
            column.addWidget(part)
        column.addStretch(1)

    def _changed(self) -> None:
        if not self._filling:
            self.changed.emit()


def _say(message: Message, text: str) -> None:
    """Say what is wrong in a line of the form that takes no room while nothing is."""
    message.say(text)
    page = message.parentWidget()
    form = None if page is None else page.layout()
    if isinstance(form, QFormLayout):
        form.setRowVisible(message, bool(text))
