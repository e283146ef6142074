"""The whole table: the drawn view with its prompt and its curtain."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from divinare_qt.models.choice import Choice
from divinare_qt.models.expectation import expectation
from divinare_qt.models.settings import Settings
from divinare_qt.models.stage import Stage
from divinare_qt.table.curtain import Curtain
from divinare_qt.table.prompt import Prompt
from divinare_qt.table.view import TableView


class TableWidget(QWidget):
    """One game, drawn."""

    told = Signal(str)

    def __init__(self, stage: Stage, choice: Choice, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self._choice = choice
        self.view = TableView(stage, choice, settings, self)
        self.prompt = Prompt(stage, choice, self.view)
        self.curtain = Curtain(stage, self.view.look.artwork, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.setFocusProxy(self.view)
        self.view.told.connect(self.told)
        self.view.laid_out.connect(self._lay_out)
        for part in (self.prompt, self.curtain):
            part.let_go.connect(self.view.setFocus)  # or Qt gives the keyboard to whatever comes next
        choice.changed.connect(self._describe)
        self._lay_out()

    def restyle(self) -> None:
        """Follow the preferences."""
        self.view.restyle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the curtain cover everything."""
        super().resizeEvent(event)
        self.curtain.setGeometry(self.rect())

    def _lay_out(self) -> None:
        layout = self.view.scene_.layout
        self.prompt.restyle(self.view.look.theme, layout.text)
        self.prompt.place(layout.prompt)
        self.curtain.restyle(layout.text)
        self.curtain.refresh()
        self._describe()

    def _describe(self) -> None:
        self.view.setAccessibleDescription(expectation(self._stage, self._choice))
