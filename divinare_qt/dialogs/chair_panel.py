"""One chair of the New Game dialog: who sits there, and as which medium."""

import shlex
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QDate, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QCompleter,
    QFileDialog,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from divinare_qt.bots.spec import LEVELS, LONGEST_COMMAND, PERSONAS
from divinare_qt.dialogs import artwork
from divinare_qt.dialogs.mediums import MediumsDialog
from divinare_qt.dialogs.parts import Faint, Message, Spin, mark
from divinare_qt.match.header import CHARACTERS
from divinare_qt.models.adaptive import ADAPTIVE
from divinare_qt.models.setup import Chair, Fault, Sitter
from divinare_qt.models.setup_store import YEARS
from divinare_qt.models.strength import ratings_explained
from divinare_qt.models.words import character_name, level_name, short_name

PORTRAIT: Final = QSize(95, 114)
LONGEST_PERSON: Final = 24
_PAGES: Final = (Sitter.PERSON, Sitter.BOT, Sitter.PROGRAM, Sitter.EMPTY)


class ChairPanel(QFrame):
    """A place card on the table. `changed` says that its chair is another one now."""

    changed = Signal()

    def __init__(
        self, number: int, names: Sequence[str], free_name: Callable[[str], str] = str, parent: QWidget | None = None
    ) -> None:
        """`free_name` returns a name that nobody else has: the one that is given to it, if it can."""
        super().__init__(parent)
        self._number = number
        self._free_name = free_name
        self._chair = Chair()
        self._filling = True
        self.setObjectName("place_card")
        self.setAccessibleName(self.tr("Chair {number}").format(number=number + 1))
        self._portrait = self._portrait_button()
        self._sitter = self._combo(
            self.tr("Who sits here"),
            [
                (self.tr("Person"), Sitter.PERSON.value),
                (self.tr("Bot"), Sitter.BOT.value),
                (self.tr("Outside program"), Sitter.PROGRAM.value),
                (self.tr("Nobody yet"), Sitter.EMPTY.value),
            ],
        )
        self._character = self._combo(self.tr("Medium"), [(character_name(who), who) for who in CHARACTERS])
        self._pages = QStackedWidget()
        for page in (self._person_page(names), self._bot_page(), self._program_page(), self._empty_page()):
            self._pages.addWidget(page)
        self._strength = Faint()
        self._strength.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._strength.setMinimumHeight(2 * self.fontMetrics().lineSpacing())  # it may wrap, and nothing must jump
        self._message = Message()
        self._arrange()
        self.set_chair(self._chair)

    def chair(self) -> Chair:
        """Return what the panel says."""
        return self._chair

    def set_chair(self, chair: Chair) -> None:
        """Show a chair."""
        self._filling = True
        _choose(self._sitter, chair.sitter.value)
        _choose(self._character, chair.character)
        _choose(self._level, chair.level)
        _choose(self._persona, chair.persona)
        self._name.setText(chair.name)
        self._born.setValue(chair.born or YEARS[0] - 1)
        self._command.setText(chair.command)
        self._filling = False
        self._chair = chair
        self._show()

    def show_problems(self, faults: Sequence[Fault]) -> None:
        """Say what is wrong with this chair, and frame the fields it is about."""
        words = {
            Fault.NO_NAME: self.tr("Give this person a name."),
            Fault.SAME_NAME: self.tr("Somebody else has this name."),
            Fault.NO_PROGRAM: self.tr("Choose the program that plays."),
            Fault.SAME_CHARACTER: self.tr("Another chair has this medium."),
            Fault.EMPTY: self.tr("Nobody sits here yet."),
        }
        self._message.say(" ".join(words[fault] for fault in faults if fault in words))
        mark(self._name, wrong=bool({Fault.NO_NAME, Fault.SAME_NAME} & set(faults)))
        mark(self._command, wrong=Fault.NO_PROGRAM in faults)
        mark(self._character, wrong=Fault.SAME_CHARACTER in faults)

    def _combo(self, name: str, entries: Sequence[tuple[str, str]]) -> QComboBox:
        combo = QComboBox()
        combo.setAccessibleName(name)
        combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        combo.setMinimumContentsLength(7)
        combo.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for text, value in entries:
            combo.addItem(text, value)
        combo.currentIndexChanged.connect(self._changed)
        return combo

    def _portrait_button(self) -> QToolButton:
        button = QToolButton(autoRaise=True)
        button.setIconSize(PORTRAIT)
        button.clicked.connect(lambda: MediumsDialog(character=self._chair.character, parent=self).exec())
        return button

    def _person_page(self, names: Sequence[str]) -> QWidget:
        self._name = QLineEdit()
        self._name.setMaxLength(LONGEST_PERSON)
        completer = QCompleter(list(names), self._name)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._name.setCompleter(completer)
        self._name.textChanged.connect(self._changed)
        self._born = Spin()
        self._born.setRange(YEARS[0] - 1, QDate.currentDate().year())
        self._born.setSpecialValueText(self.tr("not said"))
        self._born.setToolTip(self.tr("Only needed where the oldest person is to be first player"))
        self._born.valueChanged.connect(self._changed)
        return _form([(self.tr("Name"), self._name), (self.tr("Born in"), self._born)])

    def _bot_page(self) -> QWidget:
        levels = [(level_name(level), level) for level in LEVELS]
        self._level = self._combo(self.tr("Level"), [*levels, (self.tr("Adaptive"), ADAPTIVE)])
        adaptive = self.tr("As strong as it takes for the people at the table to win their fair share")
        self._level.setItemData(len(levels), adaptive, Qt.ItemDataRole.ToolTipRole)
        tempers = [(short_name(who), who) for who in PERSONAS]
        self._persona = self._combo(self.tr("Temper"), [(self.tr("Even-tempered"), ""), *tempers])
        self._persona.setToolTip(self.tr("Whose way of playing the bot has"))
        return _form([(self.tr("Level"), self._level), (self.tr("Temper"), self._persona)])

    def show_strength(self, text: str) -> None:
        """Say how strong whoever sits here is; of nobody there is nothing to say."""
        told = "" if self._chair.sitter is Sitter.EMPTY else text
        meaning = ratings_explained() if told else ""
        self._strength.setText(told)
        self._strength.setToolTip(f"<p>{meaning}</p>" if meaning else "")  # a paragraph is broken into lines
        self._strength.setAccessibleDescription(meaning)

    def _program_page(self) -> QWidget:
        self._command = QLineEdit()
        self._command.setMaxLength(LONGEST_COMMAND)
        self._command.setAccessibleName(self.tr("Command line"))
        self._command.setPlaceholderText(self.tr("Command line of the program"))
        self._command.textChanged.connect(self._changed)
        browse = QPushButton(self.tr("Choose…"))
        browse.clicked.connect(self._browse)
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._command)
        row = QHBoxLayout()
        row.addWidget(Faint(self.tr("It speaks the bot protocol.")), 1)
        row.addWidget(browse)
        column.addLayout(row)
        column.addStretch(1)
        return page

    def _empty_page(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(Faint(self.tr("Choose who sits here, or let a bot take the chair.")))
        column.addStretch(1)
        return page

    def _arrange(self) -> None:
        fields = QVBoxLayout()
        fields.setSpacing(6)
        for widget in (self._sitter, self._character, self._pages):
            fields.addWidget(widget)
        fields.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._portrait, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(fields, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(9, 10, 9, 6)
        column.addLayout(head, 1)
        column.addWidget(self._strength)
        column.addWidget(self._message)

    def _browse(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, self.tr("Choose a program that plays"))
        if path:
            self._command.setText(path if sys.platform == "win32" else shlex.quote(path))

    def _changed(self) -> None:
        """Take up what was entered; a bot whose medium changes takes on the new one's temper with it."""
        if self._filling:
            return
        character = str(self._character.currentData())
        persona = str(self._persona.currentData())
        if persona == self._chair.character != character:
            persona = character
            self._filling = True
            _choose(self._persona, persona)
            self._filling = False
        if self._sitter.currentData() == Sitter.PERSON.value and self._chair.sitter is not Sitter.PERSON:
            self._filling = True
            self._name.setText(self._free_name(self._name.text()))
            self._filling = False
        born = self._born.value()
        self._chair = replace(
            self._chair,
            sitter=Sitter(self._sitter.currentData()),
            character=character,
            level=str(self._level.currentData()),
            persona=persona,
            name=self._name.text(),
            born=born if born >= YEARS[0] else None,
            command=self._command.text(),
        )
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        self._pages.setCurrentIndex(_PAGES.index(self._chair.sitter))
        self._portrait.setIcon(artwork.icon(f"portraits/{self._chair.character}", PORTRAIT))
        who = self.tr("Who is {name}?").format(name=character_name(self._chair.character))
        self._portrait.setToolTip(who)
        self._portrait.setAccessibleName(who)


def _choose(combo: QComboBox, value: str) -> None:
    combo.setCurrentIndex(combo.findData(value))


def _form(rows: Sequence[tuple[str, QWidget]]) -> QWidget:
    page = QWidget()
    form = QFormLayout(page)
    form.setContentsMargins(0, 0, 0, 0)
    form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
    for text, widget in rows:
        label = QLabel(text)
        label.setBuddy(widget)
        widget.setAccessibleName(text)
        form.addRow(label, widget)
    return page
