"""A hand's wave on the table: rings and arrows at the things that somebody talks about."""

from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from divinare_qt.rules.arts import ARTS, is_art
from divinare_qt.table.geometry import HAND_CARD
from divinare_qt.table.piece import Look, Piece
from divinare_qt.table.scene import FLYING
from divinare_qt.table.widget import TableWidget

PERIOD_MS: Final = 1400
ARROW: Final = 15.0
GAP: Final = 5.0
DIP: Final = 22.0
"""How far an arrow reaches into what lies below the prompt."""
BELOW_THE_PROMPT: Final = ("hand", "sheet", "action")


class PointerItem(Piece):
    """A ring round something, with an arrow that swings to and fro above it."""

    MARGIN = 60.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.swing = 0.0
        self.round = False
        self.inside = False
        """Whether the arrow stands in the thing itself, because words stand right above it."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(FLYING + 1)

    def draw(self, painter: QPainter) -> None:
        """Draw ring and arrow in the colour of the lamp, with an edge that shows on any ground."""
        area = self.area().adjusted(-GAP, -GAP, GAP, GAP)
        radius = min(area.width(), area.height()) / 2 if self.round else 12.0
        theme = self.look.theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((theme.seal, 7.0), (theme.lit, 4.0)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRoundedRect(area, radius, radius)
        self._draw_arrow(painter, area)

    def _draw_arrow(self, painter: QPainter, area: QRectF) -> None:
        """Point at the ring from above or, at the upper edge of the table, from below."""
        way = self.swing * 8 + (4 - DIP if self.inside else 4)
        above = self.pos().y() > 2.6 * ARROW + GAP
        tip = QPointF(area.center().x(), area.top() - way if above else area.bottom() + way)
        rise = -1.5 * ARROW if above else 1.5 * ARROW
        arrow = QPolygonF([tip, tip + QPointF(-ARROW, rise), tip + QPointF(ARROW, rise)])
        painter.setPen(QPen(QColor(self.look.theme.seal), 2.5))
        painter.setBrush(QColor(self.look.theme.lit))
        painter.drawPolygon(arrow)


class Pointer(QObject):
    """Points at things of a table by name, and follows them when the table is laid out anew."""

    def __init__(self, table: TableWidget) -> None:
        super().__init__(table)
        self._table = table
        self._targets: tuple[str, ...] = ()
        self._items: list[PointerItem] = []
        self._swing = QVariantAnimation(self, startValue=0.0, endValue=0.0, duration=PERIOD_MS)
        self._swing.setLoopCount(-1)
        self._swing.setKeyValueAt(0.5, 1.0)
        self._swing.valueChanged.connect(self._move)
        table.view.laid_out.connect(self._place)
        for signal in (table.view.stage.shown, table.view.stage.asked, table.view.choice.changed):
            signal.connect(self._place)

    def point_at(self, targets: tuple[str, ...]) -> None:
        """Point at these things, and at nothing else."""
        self._targets = targets
        self._place()

    @property
    def places(self) -> list[QRectF]:
        """Where the rings are."""
        return [item.on_table() for item in self._items]

    @property
    def swinging(self) -> bool:
        """Whether the arrows move."""
        return self._swing.state() is QVariantAnimation.State.Running

    def close(self) -> None:
        """Stop moving."""
        self._swing.stop()

    def _place(self) -> None:
        scene = self._table.view.scene_
        found = [(name, place) for name in self._targets if (place := self.place_of(name)) is not None]
        while len(self._items) > len(found):
            scene.removeItem(self._items.pop())
        while len(self._items) < len(found):
            self._items.append(PointerItem(self._table.view.look))
            scene.addItem(self._items[-1])
        for item, (name, place) in zip(self._items, found, strict=True):
            item.inside = name.startswith(BELOW_THE_PROMPT)
            item.round = name.startswith(("space:", "board:"))
            item.place(place)
        if found and self._table.view.animator.speed > 0:
            if not self.swinging:
                self._swing.start()
        else:
            self._swing.stop()

    def _move(self, value: float) -> None:
        for item in self._items:
            item.swing = value
            item.update()

    def place_of(self, name: str) -> QRectF | None:
        """Return where a thing is on the table; None if it is not there now."""
        kind, _, detail = name.partition(":")
        scene, layout = self._table.view.scene_, self._table.view.scene_.layout
        if kind == "hand" and detail:
            index = int(detail)
            return scene.hand_place(scene.hand[index]) if index < len(scene.hand) else None
        if kind == "space":
            art, _, label = detail.partition(":")
            return scene.spaces[art, label].on_table() if is_art(art) and (art, label) in scene.spaces else None
        if kind in ("board", "stack") and is_art(detail):
            place = layout.boards[ARTS.index(detail)]
            return place.board if kind == "board" else place.stack.united(place.seal)
        if kind == "seat":
            return scene.seat_rect(int(detail))
        if kind == "confirm":
            button = self._table.prompt.confirm
            return QRectF(button.geometry().translated(self._table.prompt.pos())) if button.isVisible() else None
        return self._whole(kind)

    def _whole(self, kind: str) -> QRectF | None:
        layout = self._table.view.scene_.layout
        if kind == "boards":
            area = QRectF()
            for place in layout.boards:
                area = area.united(place.board)
            return area
        cards = layout.hand.adjusted(0, layout.hand.height() * (1 - HAND_CARD), 0, 0)
        return {"hand": cards, "sheet": layout.hand, "action": layout.action, "aside": layout.aside}.get(kind)
