"""Before a record from elsewhere starts a program on this computer: which it is, and what the player wants."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontDatabase
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from divinare_qt.dialogs.parts import Faint, Heading, Scroller, fit_to_screen
from divinare_qt.match.header import Seat
from divinare_qt.models.programs import command_of

_LONGEST_NAME: Final = 60


def legible(text: str) -> str:
    """Return a text in which nothing hides: what turns, breaks or blots out a line is written out."""
    return "".join(letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in text)


class ProgramsDialog(QDialog):
    """Shows every command line. Accepted means that the game goes on, with the programs that are `agreed`."""

    def __init__(self, seats: Sequence[Seat], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Outside programs"))
        self._commands = [command_of(seat) or "" for seat in seats]
        self.agreed: frozenset[str] = frozenset()
        """The command lines that may be started: none, unless the player says so."""
        self.text = self._list(seats)
        content = QWidget()
        column = QVBoxLayout(content)
        column.addWidget(Heading(self.tr("Outside programs play in this game")))
        column.addWidget(
            Faint(
                self.tr(
                    "This record comes from elsewhere. What stands below would be started on this computer, and could "
                    "do there whatever you can do: start it only if you know it."
                )
            )
        )
        column.addWidget(self.text, 1)
        outer = QVBoxLayout(self)
        outer.addWidget(Scroller(content), 1)
        outer.addWidget(self._buttons())
        fit_to_screen(self, self.sizeHint().expandedTo(QSize(680, 420)))

    def _list(self, seats: Sequence[Seat]) -> QPlainTextEdit:
        entries = [
            f"{legible(seat.name)[:_LONGEST_NAME]}:\n{legible(command)}"
            for seat, command in zip(seats, self._commands, strict=True)
        ]
        text = QPlainTextEdit("\n\n".join(entries))
        text.setReadOnly(True)
        text.setAccessibleName(self.tr("Command lines of the programs"))
        text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        text.setMinimumHeight(text.fontMetrics().height() * 6)
        return text

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        box.button(QDialogButtonBox.StandardButton.Cancel).setAutoDefault(False)
        self.start = QPushButton(self.tr("&Start them"))
        self.start.setAutoDefault(False)
        self.start.clicked.connect(self._agree)
        self.stand_in = box.addButton(self.tr("Let &bots play instead"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.stand_in.setDefault(True)
        self.stand_in.setFocus()
        box.addButton(self.start, QDialogButtonBox.ButtonRole.ActionRole)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        return box

    def _agree(self) -> None:
        self.agreed = frozenset(self._commands)
        self.accept()
