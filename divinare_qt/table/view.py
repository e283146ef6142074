"""The drawn table: shows a scene, and turns mouse and keys into choices."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QToolTip, QWidget

from divinare_qt.models.boards import Place, SpaceHint
from divinare_qt.models.choice import Choice
from divinare_qt.models.settings import Settings
from divinare_qt.models.stage import Shown, Stage
from divinare_qt.models.words import art_name, translate
from divinare_qt.rules.arts import ARTS, Art
from divinare_qt.rules.events import PassChosen
from divinare_qt.table.action_card import ActionCardItem
from divinare_qt.table.animator import Animator
from divinare_qt.table.artwork import Artwork
from divinare_qt.table.background import background
from divinare_qt.table.board import BoardItem, SpaceItem, TokenItem
from divinare_qt.table.card import CardItem, HandCard
from divinare_qt.table.director import Director
from divinare_qt.table.focus import Focus
from divinare_qt.table.guide import Guide
from divinare_qt.table.motion import motion_wanted
from divinare_qt.table.piece import Look, Piece
from divinare_qt.table.pile import PileItem
from divinare_qt.table.scene import FLYING, TableScene
from divinare_qt.table.seat import SeatItem
from divinare_qt.table.stack import StackItem
from divinare_qt.table.theme import theme_for

COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
"""With these a key is meant for the menus: Ctrl+Return before enough cards are marked must not unmark one."""
HELD_AT = 1.04
"""A card that is dragged hangs above the pointer, so that it does not hide the space that it is dragged to."""
TOLD_OF = (SpaceItem, HandCard, SeatItem, TokenItem, StackItem, BoardItem, PileItem, ActionCardItem)
"""Pieces that can be pointed at."""
DRAG = 8
"""Points that the pointer moves before a press becomes a drag."""


class TableView(QGraphicsView):
    """One game on the screen."""

    told = Signal(str)
    """Something to say about what was just pointed at or tried."""
    laid_out = Signal()
    medium_wanted = Signal(int)
    """Somebody wants to read the character card of a seat."""

    def __init__(self, stage: Stage, choice: Choice, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.stage = stage
        self.choice = choice
        self.look = Look(Artwork())
        self.scene_ = TableScene(stage, choice, self.look)
        self.animator = Animator(self)
        self.look.artwork.moving = lambda: self.animator.running
        self.animator.idle.connect(self.viewport().update)
        self.director = Director(self.scene_, self.animator, self)
        self.focus_ = Focus(self.scene_)
        self._guide = Guide(stage, choice, self)
        self._ground = QPixmap()
        self._pressed: tuple[HandCard, QPoint] | None = None
        self._dragged: CardItem | None = None
        self._carried: int | None = None
        """Which card of the hand is dragged."""
        self._hovered: Piece | None = None
        self._warned = False
        """Whether it was said why nothing can go to the space under the pointer."""
        self._eyes = stage.looking
        self._set_up()
        stage.shown.connect(self.show_change)
        stage.asked.connect(self._asked)
        choice.changed.connect(self._chosen)

    def _set_up(self) -> None:
        self.setScene(self.scene_)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setMinimumSize(480, 400)
        self.restyle()

    # Look -------------------------------------------------------------------------------------------------------------

    def restyle(self) -> None:
        """Draw with the language, theme, text size and speed of the preferences."""
        self.setAccessibleName(translate("TableView", "Table"))
        theme = theme_for(self._settings.theme, self._settings.palette)
        self.look.artwork.set_up(theme, self.devicePixelRatioF())
        self.animator.speed = self._settings.animation_speed / 100 if motion_wanted(self) else 0
        self._lay_out()

    def let_go(self) -> None:
        """Stop, and let go of the pictures now: Python would do so only when it next looks for rubbish."""
        self.animator.finish()
        self.look.artwork.forget()
        self._ground = QPixmap()

    def _lay_out(self) -> None:
        self.animator.finish()
        self.scene_.relayout(QSizeF(self.viewport().size()), self._settings.text_scale / 100)
        self._ground = QPixmap()
        self.focus_.show()
        self.viewport().update()
        self.laid_out.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing moves where nobody sees it."""
        self.director.snap()
        super().hideEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the screen."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.DevicePixelRatioChange):
            self.restyle()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Draw the ground, which was painted once for this size."""
        if self.look.artwork.ratio != self.devicePixelRatioF():
            self.look.artwork.set_up(self.look.theme, self.devicePixelRatioF())
            self._ground = QPixmap()
        if self._ground.isNull():
            self._ground = background(self.scene_.layout, self.look.artwork)
        ratio, rect = self.look.artwork.ratio, QRectF(rect)
        source = QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
        painter.drawPixmap(rect, self._ground, source)

    # What happens -----------------------------------------------------------------------------------------------------

    def show_change(self, shown: Shown) -> None:
        """Show a change: at once, or with the events that led to it."""
        if shown.events and all(isinstance(event, PassChosen) for event in shown.events):
            self._asked()  # nothing on the table moved, so what moves now may go on
            return
        self._drop()
        self._hover(None)
        if self.stage.looking != self._eyes:
            self._eyes = self.stage.looking
            self.focus_.forget()
        QToolTip.hideText()  # what it explains may be gone, and another person may look now
        if shown.events and self.isVisible() and not self.window().isMinimized():
            self.director.play(shown.events)
        else:
            self.director.snap()
        self.focus_.show()

    def _asked(self) -> None:
        self.scene_.place_seats()
        self.scene_.refresh()
        self.focus_.show()

    def _chosen(self) -> None:
        if self._dragged is not None and self._carried != self.choice.picked:
            self._drop()  # it was put back, or another card was chosen by key
        self.scene_.refresh()
        self.focus_.show()

    def show_hints(self, hints: Mapping[Place, SpaceHint], cards: str) -> None:
        """Show on boards and cards, and in what is said about them, what a hint says."""
        self.scene_.show_hints(hints)
        self.scene_.show_advice(cards)
        self._guide.show_hints(hints)

    # Mouse ------------------------------------------------------------------------------------------------------------

    def piece_at(self, point: QPoint) -> Piece | None:
        """Return the piece under the pointer; a token stands for the space below it unless a round is scored."""
        for item in self.items(point):
            if isinstance(item, TokenItem) and self.stage.scoring is None:
                continue
            if isinstance(item, TOLD_OF):
                return item
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a drag."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self.focus_.hide()
        piece = self.piece_at(event.position().toPoint())
        if isinstance(piece, HandCard):
            self._pressed = piece, event.position().toPoint()
        elif isinstance(piece, SpaceItem):
            self.try_place(piece)
        elif isinstance(piece, TokenItem):
            self.told.emit(self.describe(piece))
        elif isinstance(piece, SeatItem) and self._guide.hides_a_hand(piece):
            self.stage.peek(piece.seat)
        elif isinstance(piece, SeatItem):
            self.medium_wanted.emit(piece.seat)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag a card, or show what is under the pointer."""
        point = event.position().toPoint()
        if self._pressed is not None and self._dragged is None and self.choice.playing:
            card, start = self._pressed
            if (point - start).manhattanLength() >= DRAG:
                self._take_up(card)
        if self._dragged is not None:
            size = self._dragged.size
            corner = QPointF(point) - QPointF(size.width() / 2, size.height() * HELD_AT)
            self._dragged.place(QRectF(corner, size))
        self._hover(self._space_at(point) if self._dragged else self.piece_at(point))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a click or a drag."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self.stage.peek(None)
        pressed, self._pressed = self._pressed, None
        if self._dragged is not None:
            space = self._space_at(event.position().toPoint())
            let_go = self._dragged.on_table()
            self._drop()
            if space is None or not self.try_place(space, let_go):
                self.choice.put_back()
        elif pressed is not None and pressed[0] in self.scene_.hand:
            self.try_card(pressed[0])

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Show the character card of a seat, where a click may have another meaning; in a drag put the card back."""
        piece = self.piece_at(event.pos())
        if self._dragged is not None:
            self.choice.put_back()
        elif isinstance(piece, SeatItem):
            self.medium_wanted.emit(piece.seat)

    def leaveEvent(self, event: QEvent) -> None:
        """Nothing is under the pointer any more."""
        self._hover(None)
        super().leaveEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """Explain what is under the pointer; put a dragged card back where another window takes the mouse."""
        if event.type() == QEvent.Type.WindowDeactivate and self._dragged is not None:
            self.choice.put_back()
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            piece = self.piece_at(event.pos())
            text = "" if piece is None else self.describe(piece)
            QToolTip.showText(event.globalPos(), text, self.viewport())
            return True
        return super().viewportEvent(event)

    def _space_at(self, point: QPoint) -> SpaceItem | None:
        return next((item for item in self.items(point) if isinstance(item, SpaceItem)), None)

    def _take_up(self, card: HandCard) -> None:
        self.choice.pick(card.index)
        self._carried = card.index
        self._dragged = CardItem(self.look, card.art, card.count)
        self._dragged.setZValue(FLYING)
        self._dragged.place(QRectF(card.pos(), card.size * 0.6))
        self.scene_.addItem(self._dragged)
        card.setOpacity(0.3)  # it is in the air now

    def _drop(self) -> None:
        self._pressed = None
        if self._dragged is not None:
            self.scene_.removeItem(self._dragged)
            self._dragged = None
            for card in self.scene_.hand:
                card.setOpacity(1)

    def _hover(self, piece: Piece | None) -> None:
        if piece is self._hovered:
            return
        for item, here in ((self._hovered, False), (piece, True)):
            if isinstance(item, HandCard | SpaceItem) and item.scene() is not None:
                item.set_flags(hovered=here)
                if isinstance(item, HandCard) and item in self.scene_.hand:
                    item.place(self.scene_.hand_place(item))
        self._hovered = piece
        deciding = self.choice.playing or self.choice.giving
        usable = isinstance(piece, SeatItem) or (isinstance(piece, HandCard) and deciding)
        usable = usable or (isinstance(piece, SpaceItem) and piece.lit)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if usable else Qt.CursorShape.ArrowCursor)
        barred = piece if isinstance(piece, SpaceItem) and self.choice.art == piece.art and not piece.lit else None
        if barred is not None or self._warned:
            self.told.emit("" if barred is None else self._guide.why_not(barred))
        self._warned = barred is not None

    # Choices ----------------------------------------------------------------------------------------------------------

    def try_card(self, card: HandCard) -> None:
        """Choose a card, or say why not."""
        if not self.choice.playing and not self.choice.giving:
            self.told.emit(translate("TableView", "It is not your turn."))
            return
        full = self.choice.giving and self.choice.complete and card.index not in self.choice.marked
        if full:
            self.told.emit(translate("TableView", "Enough cards are marked: unmark one first, or confirm."))
            return
        self.choice.choose(card.index)

    def try_place(self, space: SpaceItem, let_go: QRectF | None = None) -> bool:
        """Put the token on a space, or say why not. The card comes from where it was let go, or from the hand."""
        if self.choice.art is None:
            if self.choice.playing:
                self.told.emit(translate("TableView", "Choose a card first."))
            return False
        if space.art != self.choice.art:
            text = translate("TableView", "Your card belongs to the {art} board.")
            self.told.emit(text.format(art=art_name(self.choice.art)))
            return False
        self.director.source = let_go or next((card.on_table() for card in self.scene_.hand if card.chosen), None)
        placed = self.choice.place(space.label)
        self.director.source = None
        if not placed:
            self.told.emit(self._guide.why_not(space))
        return placed

    def describe(self, piece: Piece) -> str:
        """Say what a piece is, as the one who looks may know it."""
        return self._guide.describe(piece)

    # Keys -------------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go among cards or spaces, Enter and Space choose, Escape puts back, 1 to 4 pick an art."""
        key = Qt.Key(event.key())
        if event.modifiers() & COMMANDS:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self.focus_.move(1)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.focus_.move(-1)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._choose_focused()
        elif key == Qt.Key.Key_Escape:
            self.choice.put_back()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_4:
            self._pick_art(ARTS[key - Qt.Key.Key_1])
        else:
            super().keyPressEvent(event)

    def _choose_focused(self) -> None:
        if self.stage.scoring is not None:
            self.director.snap() if self.animator.running else self.stage.proceed()
            return
        item = self.focus_.current() if self.focus_.visible else None
        if isinstance(item, HandCard):
            self.try_card(item)
        elif isinstance(item, SpaceItem):
            self.try_place(item)
        elif item is None:
            self.focus_.move(0)

    def _pick_art(self, art: Art) -> None:
        cards = [card for card in self.scene_.hand if card.art == art]
        free = [card for card in cards if card.index not in self.choice.marked]
        if cards:
            card = (free or cards)[0]
            self.focus_.to_card(card.index)
            self.try_card(card)
