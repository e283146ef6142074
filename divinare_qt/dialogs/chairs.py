"""The drawn table of the New Game dialog, with a place card for each chair."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import chain, count
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QWidget

from divinare_qt.dialogs import artwork
from divinare_qt.dialogs.chair_panel import ChairPanel
from divinare_qt.dialogs.look import look, theme_now
from divinare_qt.match.header import CHARACTERS
from divinare_qt.models.setup import Chair, Problem, fill_empty, usual_plan
from divinare_qt.rules.load import PLAYERS

_CELLS: Final = {
    2: ((0, 1), (1, 1)),
    3: ((0, 0), (0, 2), (1, 1)),
    4: ((0, 0), (0, 2), (1, 2), (1, 0)),
}
"""Row and first column of each chair, which is two columns wide: clockwise, as the seats are counted."""
RIM: Final = 16
SMALLEST_MEDALLION: Final = 40


class Chairs(QWidget):
    """Two to four chairs. Those that are taken away keep what they held until the dialog closes."""

    changed = Signal()

    def __init__(self, names: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._players = PLAYERS[-1]
        self._names = names
        self._panels = [
            ChairPanel(number, names, partial(self._free_name, number), self) for number in range(PLAYERS[-1])
        ]
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(RIM + 14, RIM + 12, RIM + 14, RIM + 12)
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(34)
        for column in range(4):
            self._grid.setColumnStretch(column, 1)
        for panel, chair in zip(self._panels, usual_plan("").chairs, strict=True):
            panel.set_chair(chair)
            panel.changed.connect(self.changed)
        self._place()

    def chairs(self) -> tuple[Chair, ...]:
        """Return the chairs at the table."""
        return tuple(panel.chair() for panel in self._panels[: self._players])

    def set_chairs(self, chairs: Sequence[Chair]) -> None:
        """Show other chairs."""
        self._players = len(chairs)
        for panel, chair in zip(self._panels, chairs, strict=False):
            panel.set_chair(chair)
        self._place()
        self.changed.emit()

    def set_players(self, players: int) -> None:
        """Add chairs or take some away; one that comes back takes a medium that is free."""
        self._players = players
        used: set[str] = set()
        for panel in self._panels[:players]:
            if panel.chair().character in used:
                panel.set_chair(_with_free_character(panel.chair(), used))
            used.add(panel.chair().character)
        self._place()
        self.changed.emit()

    def fill(self) -> None:
        """Let bots take the empty chairs."""
        self.set_chairs(fill_empty(self.chairs()))

    def show_problems(self, problems: Sequence[Problem]) -> None:
        """Say at each chair what is wrong with it."""
        for number, panel in enumerate(self._panels):
            panel.show_problems([problem.fault for problem in problems if problem.chair == number])

    def show_strengths(self, strengths: Sequence[str]) -> None:
        """Say at each chair how strong its bot is."""
        for panel, text in zip(self._panels, strengths, strict=False):
            panel.show_strength(text)

    def sizeHint(self) -> QSize:
        """Ask for what the cards need."""
        return self._grid.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table under the cards."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = theme_now()
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        inner = area.adjusted(RIM / 2, RIM / 2, -RIM / 2, -RIM / 2)
        painter.setPen(QPen(QColor(theme.brass), 1.4))
        painter.setBrush(QColor(theme.wood))
        painter.drawRoundedRect(area, 34, 34)
        painter.setBrush(QColor(theme.felt))
        if look().pictures:
            painter.setBrush(QBrush(artwork.picture("table/felt", QSize(256, 256), self.devicePixelRatioF())))
        painter.drawRoundedRect(inner, 28, 28)
        self._paint_medallion(painter, inner)
        painter.end()

    def _paint_medallion(self, painter: QPainter, inner: QRectF) -> None:
        """Paint it where no chair covers it: in the gap between the far side of the table and the near one."""
        chairs = [panel.geometry() for panel in self._panels if panel.isVisible()]
        middle = inner.center()
        top = max((chair.bottom() for chair in chairs if chair.center().y() < middle.y()), default=inner.top())
        bottom = min((chair.top() for chair in chairs if chair.center().y() > middle.y()), default=inner.bottom())
        side = min(bottom - top - 16, inner.height() * 0.4)
        if side < SMALLEST_MEDALLION:
            return
        place = QRectF(0, 0, side, side)
        place.moveCenter(QPointF(middle.x(), (top + bottom) / 2))
        artwork.draw(painter, "ornaments/medallion", place, QSizeF(1, 1))

    def _free_name(self, number: int, wanted: str) -> str:
        """Return a name for the person who takes a chair: the wanted one, one that played lately, or a number."""
        taken = {chair.seat().name.casefold() for at, chair in enumerate(self.chairs()) if at != number}
        numbered = (self.tr("Player {number}").format(number=at) for at in count(number + 1))
        offered = (name.strip() for name in chain([wanted], self._names, numbered))
        return next(name for name in offered if name and name.casefold() not in taken)

    def _place(self) -> None:
        for panel in self._panels:
            self._grid.removeWidget(panel)
        for number, panel in enumerate(self._panels):
            panel.setVisible(number < self._players)
        for panel, cell in zip(self._panels, _CELLS[self._players], strict=False):
            edge = Qt.AlignmentFlag.AlignBottom if cell[0] else Qt.AlignmentFlag.AlignTop
            self._grid.addWidget(panel, *cell, 1, 2, edge)
        self.updateGeometry()


def _with_free_character(chair: Chair, used: set[str]) -> Chair:
    free = next(who for who in CHARACTERS if who not in used)
    persona = free if chair.persona == chair.character else chair.persona
    return replace(chair, character=free, persona=persona)
