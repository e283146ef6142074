"""The rulebook's pictures: boards as they are in use, with the program's own artwork."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from divinare_qt.dialogs.rulebook_examples import Example
from divinare_qt.dialogs.rulebook_fill import Filler
from divinare_qt.rules.arts import ORDER, Art, is_art
from divinare_qt.rules.boards import Board
from divinare_qt.rules.moves import CENTRE
from divinare_qt.table import geometry
from divinare_qt.table.artwork import Artwork
from divinare_qt.table.board import BoardItem, SpaceItem, TokenItem
from divinare_qt.table.card import CardItem
from divinare_qt.table.piece import Look, Piece
from divinare_qt.table.theme import Theme

_PLAIN: Final = {"portrait": "portraits", "token": "tokens", "score": "score", "ornament": "ornaments"}


class Pictures:
    """Draws the pictures of one book for one theme and one screen or printer."""

    def __init__(self, filler: Filler, theme: Theme, ratio: float) -> None:
        self._filler = filler
        self._artwork = Artwork(theme, ratio)
        self._look = Look(self._artwork)

    def image(self, address: str) -> QImage:
        """Return the picture at an address such as `board/G` or `card/R`."""
        kind, _, name = address.partition("/")
        size = QSize(*self._filler.size(kind))
        ratio = self._artwork.ratio
        image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._draw(painter, kind, name, QSizeF(size))
        painter.end()
        return image

    def _draw(self, painter: QPainter, kind: str, name: str, size: QSizeF) -> None:
        area = QRectF(QPointF(0, 0), size)
        if kind == "board" and is_art(name):
            self._draw_board(painter, name, self._filler.rules.boards[name], area, None)
        elif kind == "scored":
            made = self._filler.examples[name]
            self._draw_board(painter, made.art, made.board, area, made)
        elif kind == "card" and is_art(name):
            self._piece(painter, CardItem(self._look, name, self._filler.rules.deck[ORDER[name]]), area)
        elif kind == "back":
            self._artwork.draw(painter, "cards/back", area)
        elif kind == "emblem" and is_art(name):
            self._draw_emblem(painter, name, area)
        else:
            self._artwork.draw(painter, f"{_PLAIN[kind]}/{name}", area)

    def _draw_emblem(self, painter: QPainter, art: Art, area: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._look.theme.arts[art]))
        painter.drawEllipse(area)
        inset = area.width() * 0.14
        self._artwork.draw(painter, f"emblems/{art}", area.adjusted(inset, inset, -inset, -inset))

    def _draw_board(self, painter: QPainter, art: Art, board: Board, area: QRectF, made: Example | None) -> None:
        """Draw a board with the table's own pieces, so that it looks as it does there."""
        place = geometry.BoardPlace(area.adjusted(3, 1, -3, -6), QRectF(), QRectF())
        self._piece(painter, BoardItem(self._look, art), place.board)
        standing = {} if made is None else {line.space: line for line in made.lines}
        discs = geometry.disc_places(len(board.spaces))
        for space, (middle, radius) in zip(board.spaces, discs, strict=True):
            disc = place.mapped(QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius))
            item = SpaceItem(self._look, art, space.label, space.bonus)
            item.occupied = space.label in standing
            item.mark = None if made is None else board.prediction(space.label, made.count)
            self._piece(painter, item, disc)
            if space.label in standing:
                line = standing[space.label]
                self._draw_token(painter, art, line.character, space.label, disc, line.tokens.points)
        if CENTRE in standing:
            slot = place.mapped(geometry.centre_slots(4)[3])
            self._draw_token(painter, art, standing[CENTRE].character, CENTRE, slot, None)

    def _draw_token(
        self, painter: QPainter, art: Art, character: str, label: str, place: QRectF, award: int | None
    ) -> None:
        item = TokenItem(self._look, 0, art, character)
        item.label, item.award = label, award
        inset = place.width() * 0.08
        self._piece(painter, item, place.adjusted(inset, inset, -inset, -inset))

    def _piece(self, painter: QPainter, piece: Piece, place: QRectF) -> None:
        piece.place(place)
        painter.save()
        painter.translate(place.topLeft())
        piece.draw(painter)
        painter.restore()
