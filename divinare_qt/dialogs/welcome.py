"""The first page: play now, a new game, the game that was left, a lesson, a file, the rules."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from divinare_qt.dialogs.artwork import Awaited, forget
from divinare_qt.dialogs.plate import Plate
from divinare_qt.dialogs.scenery import paint_hero, paint_room, paint_title

GAP: Final = 12


@dataclass(frozen=True)
class Places:
    """Where the parts of the page stand."""

    title: QRectF
    hero: QRectF
    column: QRectF


def places(width: float, height: float) -> Places:
    """Lay the page out: beside each other on a wide window, below each other on a tall one."""
    frame = max(28.0, min(width, height) * 0.05)
    inner = QRectF(0, 0, width, height).adjusted(frame, frame, -frame, -frame)
    title_height = min(inner.height() * 0.24, inner.width() * 0.27)
    title = QRectF(inner.left(), inner.top(), inner.width(), title_height)
    rest = inner.adjusted(0, title_height + GAP, 0, 0)
    if width < height * 1.1:
        hero = QRectF(rest.left(), rest.top(), rest.width(), rest.height() * 0.5)
        side = rest.width() * 0.06
        return Places(title, hero, rest.adjusted(side, hero.height() + GAP, -side, 0))
    hero = QRectF(rest.left(), rest.top(), rest.width() * 0.5, rest.height())
    wide = min(rest.width() * 0.44, rest.height() * 1.15)
    left = rest.right() - rest.width() * 0.25 - wide / 2
    return Places(title, hero, QRectF(left, rest.top(), wide, rest.height()))


class WelcomePage(QWidget):
    """What a player sees when no game is open."""

    play_now = Signal()
    new_game = Signal()
    continue_game = Signal()
    learn = Signal()
    load = Signal()
    rules = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._play = Plate(self, primary=True)
        self._continue = Plate(self, primary=True)
        self._new = Plate(self)
        self._learn = Plate(self)
        self._load = Plate(self)
        self._rules = Plate(self)
        self._detail = ""
        self._awaited: Awaited = []
        self._complete = False
        """Whether the pictures are there. The page is first painted without: the window opens sooner."""
        self._pulse = QTimer(self, singleShot=True, interval=0)
        self._pulse.timeout.connect(self._make_next)
        self._continue.hide()
        pairs = [
            (self._continue, self.continue_game),
            (self._play, self.play_now),
            (self._new, self.new_game),
            (self._learn, self.learn),
            (self._load, self.load),
            (self._rules, self.rules),
        ]
        for plate, signal in pairs:
            plate.clicked.connect(signal)
        for (before, _), (after, _) in pairwise(pairs):
            QWidget.setTabOrder(before, after)
        self.setMinimumSize(480, 420)
        self._reword()

    def set_can_continue(self, possible: bool, text: str = "") -> None:  # noqa: FBT001 - what it says in one word
        """Offer the unfinished game, with a text that says which one it is; or do not."""
        self._detail = text
        self._continue.setVisible(possible)
        self._reword()
        self._arrange()
        if possible:
            self._continue.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Take up another language, font or palette at once."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._reword()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self._arrange()
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the page out anew."""
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Begin with the plate that most people want."""
        super().showEvent(event)
        if not any(plate.hasFocus() for plate in self.findChildren(Plate)):
            (self._play if self._continue.isHidden() else self._continue).setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the room, the title and the cards."""
        del event
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        where = places(self.width(), self.height())
        later: Awaited | None = [] if self.isVisible() and not self._complete else None
        paint_room(painter, self, later)
        paint_title(painter, self, where.title, self.tr("The final table · London, 17 November 1896"), later)
        paint_hero(painter, self, where.hero, later)
        painter.end()
        if later is not None:
            self._awaited = later
            self._pulse.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let go of the pictures: they are large, and a game needs its own."""
        super().hideEvent(event)
        self._pulse.stop()
        self._complete = False
        self._awaited = []
        forget()

    def _make_next(self) -> None:
        """Make one picture after the other while nothing else is to be done, and then show them all."""
        if self._awaited:
            self._awaited.pop(0)()
            self._pulse.start()
        else:
            self._complete = True
            self.update()

    def _reword(self) -> None:
        self.setAccessibleName(self.tr("Welcome"))
        self._play.word(self.tr("&Play now"), self.tr("You against three bots"))
        self._continue.word(self.tr("&Continue"), self._detail)
        self._new.word(self.tr("&New game…"))
        self._learn.word(self.tr("Learn &to play"))
        self._load.word(self.tr("&Load…"))
        self._rules.word(self.tr("&Rules"))

    def _arrange(self) -> None:
        """Place the plates in their column, as large as the window lets them be."""
        column = places(self.width(), self.height()).column
        largest = max(1.3, min(self.width() / 780, self.height() / 520))
        gap = GAP * max(1.0, self.height() / 900)
        for step in range(12):
            rows, heights = self._rows(column.width(), largest * 0.92**step)
            height = sum(heights) + gap * (len(rows) - 1)
            if height <= column.height() * 0.94:
                break
        top = column.top() + max(0.0, column.height() - height) * 0.46
        for row, tall in zip(rows, heights, strict=True):
            self._place_row(row, QRectF(column.left(), top, column.width(), tall))
            top += tall + gap

    def _rows(self, width: float, scale: float) -> tuple[list[list[Plate]], list[int]]:
        """Return the plates row by row, and the rows' heights: small ones in pairs where their words allow it."""
        small = [self._new, self._learn, self._load, self._rules]
        rows = [[plate] for plate in (self._continue, self._play) if not plate.isHidden()]
        for plate in self.findChildren(Plate):
            plate.grow(scale)
        in_pairs = all(plate.sizeHint().width() <= (width - GAP) / 2 for plate in small)
        rows += [small[:2], small[2:]] if in_pairs else [[plate] for plate in small]
        return rows, [max(plate.sizeHint().height() for plate in row) for row in rows]

    def _place_row(self, row: list[Plate], place: QRectF) -> None:
        width = (place.width() - GAP * (len(row) - 1)) / len(row)
        for number, plate in enumerate(row):
            corner = QPointF(place.left() + number * (width + GAP), place.top())
            plate.setGeometry(QRectF(corner.x(), corner.y(), width, place.height()).toRect())
