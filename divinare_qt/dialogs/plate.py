"""A large button of the welcome page: an engraved plate with a word and, below it, what it leads to."""

import re

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from divinare_qt.dialogs.look import look, serif


class Plate(QPushButton):
    """A push button that paints itself; keys, focus and accessibility are the push button's."""

    def __init__(self, parent: QWidget, *, primary: bool = False) -> None:
        super().__init__(parent)
        self._primary = primary
        self._scale = 1.0
        self._detail = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(True)

    def word(self, text: str, detail: str = "") -> None:
        """Set the words. The detail is read out as the description."""
        self.setText(text)
        self.setAccessibleDescription(detail)
        self._detail = detail
        self.updateGeometry()
        self.update()

    def grow(self, scale: float) -> None:
        """Draw so many times as large as the font says: a large window has large plates."""
        self._scale = scale

    def sizeHint(self) -> QSize:
        """Return room for both lines and the frame."""
        title, detail = self._metrics()
        width = max(title.horizontalAdvance(self._words()), detail.horizontalAdvance(self._detail))
        height = title.height() + (detail.height() if self._detail else 0)
        return QSize(
            round(width + 2.6 * title.height()), round(height + title.height() * (0.95 if self._primary else 1.15))
        )

    def event(self, event: QEvent) -> bool:
        """Repaint when the pointer comes or goes."""
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the plate, its words and, where it has the focus, a ring."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        self._paint_plate(painter, box)
        self._paint_words(painter, box)
        painter.end()

    def _words(self) -> str:
        """Return the words without their key, which Japanese has in brackets behind them."""
        return re.sub(r"\(&\w\)", "", self.text()).replace("&", "")

    def _metrics(self) -> tuple[QFontMetricsF, QFontMetricsF]:
        return QFontMetricsF(self._title_font()), QFontMetricsF(self._detail_font())

    def _title_font(self) -> QFont:
        return serif(self, (1.55 if self._primary else 1.2) * self._scale, bold=True)

    def _detail_font(self) -> QFont:
        return serif(self, 0.95 * self._scale)

    def _paint_plate(self, painter: QPainter, box: QRectF) -> None:
        colours = look()
        radius = min(14.0, box.height() / 4)
        lit = self.underMouse() or self.hasFocus()
        painter.setPen(QPen(colours.line, 1.6))
        painter.setBrush(self._fill(box, lit=lit))
        painter.drawRoundedRect(box, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(_faded(colours.line, 0.55), 0.9))
        painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), radius - 3, radius - 3)
        if self.hasFocus():
            painter.setPen(QPen(colours.focus, 2.2))
            painter.drawRoundedRect(box.adjusted(-2.5, -2.5, 2.5, 2.5), radius + 2, radius + 2)

    def _fill(self, box: QRectF, *, lit: bool) -> QLinearGradient:
        colours = look()
        shade = QLinearGradient(box.topLeft(), box.bottomLeft())
        if self._primary and colours.pictures:
            top, bottom = (QColor("#7d2631"), QColor("#3c0f17")) if lit else (QColor("#611c26"), QColor("#2b0a10"))
        else:
            top = colours.lifted if lit else colours.raised
            bottom = colours.raised if lit else colours.ground
        if self.isDown():
            top, bottom = bottom, top
        shade.setColorAt(0, top)
        shade.setColorAt(1, bottom)
        return shade

    def _paint_words(self, painter: QPainter, box: QRectF) -> None:
        colours = look()
        on_plum = self._primary and colours.pictures
        text = QColor("#f7ebcf") if on_plum else colours.text
        faint = QColor("#dcc69a") if on_plum else colours.faint
        title, detail = self._metrics()
        height = title.height() + (detail.height() if self._detail else 0)
        top = box.center().y() - height / 2
        painter.setFont(self._title_font())
        painter.setPen(text)
        line = QRectF(box.left(), top, box.width(), title.height())
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self._words())
        if self._detail:
            painter.setPen(faint)
            line = QRectF(box.left() + 12, top + title.height(), box.width() - 24, detail.height())
            self._paint_detail(painter, line)

    def _paint_detail(self, painter: QPainter, line: QRectF) -> None:
        """Write the second line somewhat smaller where it is long, and cut it off only then."""
        font = self._detail_font()
        wide = QFontMetricsF(font).horizontalAdvance(self._detail)
        font.setPointSizeF(font.pointSizeF() * max(0.75, min(1.0, line.width() / max(wide, 1.0))))
        painter.setFont(font)
        short = QFontMetricsF(font).elidedText(self._detail, Qt.TextElideMode.ElideRight, line.width())
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, short)


def _faded(colour: QColor, alpha: float) -> QColor:
    faded = QColor(colour)
    faded.setAlphaF(alpha)
    return faded
