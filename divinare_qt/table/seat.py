"""A character card: who sits there, and what everybody can see of them."""

import re
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QPainter

from divinare_qt.models.numbers import number
from divinare_qt.models.words import translate
from divinare_qt.rules.arts import ARTS
from divinare_qt.table import geometry
from divinare_qt.table.action_card import small_card
from divinare_qt.table.piece import Look, Piece, arrow_up, common, line, paper, ring, sealed
from divinare_qt.table.theme import serif

MOST_TOKENS: Final = 12
"""Score tokens that are drawn; more than these look the same."""
KINDS: Final = ("blue", "yellow", "red")
LEAST_PURSE: Final = 0.6
"""How much smaller the tokens may be drawn than the words beside them."""
STATUS: Final = 0.82
"""How large the second line is, beside the name."""
POINTS: Final = 0.9
"""How large the points are, beside the name."""
READABLE: Final = 0.85
"""How much smaller the second line is made to fit before it is said in fewer words."""
LEAST_NAME: Final = 0.5
"""How much smaller a name is written before it is shortened: a name is what tells a seat from others."""
ROWS: Final = 4.0
"""How many letters high the words are: a name, what the seat does, its points."""
BROKEN_ROWS: Final = 5.3
"""The same where names are broken in two."""
PURSE_ROWS: Final = 5.6
"""The same where the tokens have a row of their own."""
WORTH_BREAKING: Final = 1.1
"""How much larger names must be when they are broken."""
TWO_DIGITS: Final = 88
WORDS: Final = 5.4
"""Width that a usual status takes, in heights of the name."""
LEAST_PORTRAIT: Final = 0.2
"""How much of the card the portrait takes at least."""
LEAST_HAND: Final = 0.24
"""How much of the room beside the portrait the hand takes at least."""
LEAST_OPEN_CARD: Final = 0.55
"""How much of the card's height the cards of a hand take at least where all hands lie open, and each is to be seen."""
MOST_OPEN_HAND: Final = 0.45
"""How much of the card such a hand takes, at most, before the words get smaller."""
NARROWER: Final = 0.2
"""How much less portrait and hand take where letters are twice as high."""
CLOSER: Final = 0.14
"""How much closer the lines stand there."""
LEAST_AGENDA: Final = 0.24
"""How much of its height the action card takes there at least."""
LESS_SAID: Final = 0.5
"""How much it counts where letters are large that what a seat does finds no room."""
SEEN: Final = 0.3
"""How much of each open card is seen beside the next."""


@dataclass(frozen=True)
class _Names:
    """The names on all cards of a kind, as they are written."""

    pixels: float
    """The height of letters where everything fits."""
    lines: dict[str, list[str]]

    @property
    def parts(self) -> list[str]:
        return [part for lines in self.lines.values() for part in lines]

    @property
    def need(self) -> float:
        """The width of the longest line."""
        metrics = QFontMetricsF(serif(self.pixels, bold=True))
        return max(metrics.horizontalAdvance(part) for part in self.parts)

    def fitted(self, room: float) -> float:
        """Return the size in which all of them fit."""
        return common(self.parts, room, self.pixels, bold=True)


class SeatItem(Piece):
    """The card of a seat."""

    MARGIN = 30.0

    def __init__(self, look: Look, seat: int, character: str) -> None:
        super().__init__(look)
        self.setCacheMode(Piece.CacheMode.DeviceCoordinateCache)
        self.seat = seat
        self.character = character
        self.name = ""
        self.peers: tuple[str, ...] = ()
        """The names on all cards of this kind: they are written alike, beside portraits of one size."""
        self.status = ""
        self.sayings: tuple[str, ...] = ()
        """All that may stand below a name on cards of this kind: hands do not change their size with what is said."""
        self.brief = ""
        """The status in fewer words, for a card on which the whole of it would be too small to read."""
        self.cards = 0
        self.most = 0
        """How many cards a hand has when a round begins."""
        self.hand: str | None = None
        """The cards themselves, where all hands lie open."""
        self.own = False
        """Whether it is the nearest seat, whose hand lies beside this card and not on it."""
        self.active = False
        self.agenda: tuple[int, int] | None = None
        """The events of the action card and the place of the next, where it lies with this seat: the first player."""
        self.receives = False
        """Whether the cards that are being marked will go here."""
        self.tokens = (0, 0, 0)
        """Score tokens, blue, yellow and red; face down where the points are not shown."""
        self.points: int | None = None
        self.winner = False

    def draw(self, painter: QPainter) -> None:
        """Draw the card."""
        rect, theme = self.area(), self.look.theme
        if self.active or self.winner:
            width = min(max(4, rect.height() * 0.03), 8)
            ring(painter, rect.adjusted(-width, -width, width, width), theme.lit, width, max(11, rect.height() * 0.07))
        paper(painter, rect, theme, 8)
        pad = max(rect.height() * 0.08, 6)
        names, stacked = self._names(pad)
        words = max(names.need, names.pixels * WORDS, self._purse_need(names.pixels) * self.look.larger)
        portrait = self._portrait(pad, words, stacked=stacked)
        self.look.artwork.draw(painter, f"portraits/{self.character}", portrait)
        left = portrait.right() + pad
        text = QRectF(left, pad * 0.8, rect.width() - left - pad, rect.height() - 1.6 * pad)
        if stacked and self.cards:
            below = QRectF(portrait.x(), portrait.bottom() + 2, portrait.width(), 0)
            below.setBottom(rect.height() - pad)
            self._draw_hand(painter, below, below.width())
        elif not self.own and self.cards:
            room = max(text.width() - self._words_need(names) - pad, self._least_hand(text.width()))
            text.setRight(self._draw_hand(painter, text, room) - pad * 0.6)
        self._draw_text(painter, text, names)
        if self.agenda is not None:
            self._draw_agenda(painter, portrait, self.agenda)
        if self.receives:
            self._draw_arrow(painter)

    def _names(self, pad: float) -> tuple[_Names, bool]:
        """Return the names, whole or broken, and whether the hand is below the portrait: so that they are largest."""
        rect, peers, larger = self.area(), self.peers or (self.name,), self.look.larger
        height = (rect.height() - 1.6 * pad) * (1 + CLOSER * larger)
        whole, broken = (
            _Names(min(self.look.text * 1.15, height / rows), {name: cut(name) for name in peers})
            for rows, cut in ((max(ROWS, self._purse_rows()), lambda name: [name]), (BROKEN_ROWS, _halves))
        )
        beside = rect.width() * (1 - self._least_portrait()) - 3 * pad - self._least_hand(rect.width())
        stacked = rect.width() - 3 * pad - self._stacked(pad) if larger and not self.own and self.hand is None else 0

        def worth(way: tuple[_Names, bool]) -> float:
            names, below = way
            room = stacked if below else beside
            size = names.fitted(room) / (WORTH_BREAKING if names is broken else 1)
            return size * (1 - larger * LESS_SAID * max(1 - room / max(self._sayings(names), 1), 0))

        ways = [(names, below) for below in (False, True) for names in (whole, broken) if stacked or not below]
        return max(ways, key=worth)

    def _purse_rows(self) -> float:
        """Return how many letters high the words are where large ones have to leave room for one's own tokens."""
        return PURSE_ROWS if self.own and self.look.larger and any(self.tokens) else 0.0

    def _least_portrait(self) -> float:
        """Return how much of the card the portrait takes at least."""
        return LEAST_PORTRAIT * (1 if self.own else 1 - NARROWER * self.look.larger)

    def _stacked(self, pad: float) -> float:
        """Return how wide the portrait is over a hand."""
        return min((self.area().height() - 2 * pad) / 2.3, self.area().width() * 0.24)

    def _least_hand(self, width: float) -> float:
        """Return how much of a width the hand takes at least: all through a round the same."""
        if self.own or not self.cards:
            return 0.0
        if self.hand is None:
            return width * LEAST_HAND * (1 - NARROWER * self.look.larger)
        card = self.area().height() * LEAST_OPEN_CARD * geometry.CARD_ASPECT
        return min(card * (1 + SEEN * (self.most - 1)), self.area().width() * MOST_OPEN_HAND)

    def _portrait(self, pad: float, words: float, *, stacked: bool) -> QRectF:
        """Return where the portrait hangs: as large as the card, but not where the words need the room."""
        rect = self.area()
        if stacked:
            width = self._stacked(pad)
            return QRectF(pad, pad, width, width * 1.2)
        width = min((rect.height() - 2 * pad) / 1.2, rect.width() * 0.4)
        left = rect.width() - 3 * pad - words - self._least_hand(rect.width())
        width = max(min(width, left), min(width, rect.width() * self._least_portrait()))
        return QRectF(pad, (rect.height() - width * 1.2) / 2, width, width * 1.2)

    def _words_need(self, names: _Names) -> float:
        """Return the width of the names and of what may stand below them."""
        points = QFontMetricsF(serif(names.pixels * POINTS, bold=True))
        scored = 0.0 if self.points is None else points.horizontalAdvance(_in_words(TWO_DIGITS))
        return max(names.need, self._sayings(names), scored)

    def _sayings(self, names: _Names) -> float:
        """Return the width of what may stand below the names."""
        status = QFontMetricsF(serif(names.pixels * STATUS, italic=True))
        return max((status.horizontalAdvance(saying) * READABLE for saying in self.sayings), default=0.0)

    def _draw_agenda(self, painter: QPainter, portrait: QRectF, agenda: tuple[int, int]) -> None:
        """Draw the action card, which lies with the first player, at the foot of the portrait."""
        size = max(portrait.height() * 0.44, self.area().height() * LEAST_AGENDA * self.look.larger)
        painter.save()
        painter.translate(size * 0.06, self.area().height() - size * 1.02)
        painter.rotate(-7)
        small_card(painter, QRectF(0, 0, size * 0.78, size), self.look.theme, agenda)
        painter.restore()

    def _draw_arrow(self, painter: QPainter) -> None:
        """Point at the card from below: this seat is given what is marked."""
        rect = self.area()
        side = max(min(rect.height() * 0.16, rect.width() * 0.045), 11)
        arrow_up(painter, QPointF(rect.center().x(), rect.bottom() + 1), side, self.look.theme)

    def _draw_hand(self, painter: QPainter, area: QRectF, room: float) -> float:
        """Draw the hand at the right of an area, in so much room, and return where it begins."""
        cards = 1.25 if self.hand is None else 1 + SEEN * (self.cards - 1)
        height = min(area.height() * 0.88, room / cards / geometry.CARD_ASPECT)
        size = QSizeF(height * geometry.CARD_ASPECT, height)
        step = size.width() * 0.42
        width = min(size.width() + step * (self.cards - 1), room)
        fan = QRectF(area.right() - width, area.center().y() - height / 2, width, height)
        for at, place in enumerate(geometry.fan(fan, self.cards, most=step, card=size)):
            card = "back" if self.hand is None or self.hand[at] not in ARTS else f"small/{self.hand[at]}"
            self.look.artwork.draw(painter, f"cards/{card}", place)
        if self.hand is None:
            side = max(height * 0.46, min(self.look.text * 1.6, height * 0.84) if self.look.larger else 0)
            seal = QRectF(0, 0, side, side)
            seal.moveBottomRight(fan.bottomRight() + (fan.bottomRight() - fan.center()) * 0.06)
            sealed(painter, self.look, seal, self.cards)
        return fan.x()

    def _draw_text(self, painter: QPainter, area: QRectF, names: _Names) -> None:
        """Draw the name, what the seat does and what it has won, as one block beside the portrait."""
        theme = self.look.theme
        row = QRectF(area.x(), 0, area.width(), names.pixels * 1.4 / (1 + CLOSER * self.look.larger))
        size = max(names.fitted(row.width()), names.pixels * LEAST_NAME)
        scored = any(self.tokens) or self.points is not None
        status = self._status_for(row.width(), min(names.pixels * STATUS, size))
        lines = names.lines[self.name]
        rows = len(lines) + bool(status) + scored + self._purse_below(area, row)
        row.moveTop(area.center().y() - row.height() * rows / 2)
        for name in lines:
            line(painter, row, name, theme.on_paper, size, bold=True)
            row.translate(0, row.height() * 0.94)
        if status:
            line(painter, row, status, theme.on_paper_dim, min(names.pixels * STATUS, size), italic=True)
            row.translate(0, row.height() * 1.06)
        if self.points is None:
            self._draw_face_down(painter, row)
        else:
            self._draw_points(painter, row, min(names.pixels * POINTS, size), below=self._purse_below(area, row))

    def _status_for(self, width: float, pixels: float) -> str:
        """Return the status, or the brief one where that alone can be read, but not the name once more."""
        whole = QFontMetricsF(serif(pixels, italic=True)).horizontalAdvance(self.status)
        if whole * READABLE <= width or not self.brief:
            return self.status
        return self.brief if self.brief != self.name else ""

    def _purse_below(self, area: QRectF, row: QRectF) -> bool:
        """Tell whether the tokens have a row of their own."""
        rows = 3.99 if self._purse_rows() else 4.4
        return self.points is not None and any(self.tokens) and area.height() >= row.height() * rows

    def _draw_face_down(self, painter: QPainter, row: QRectF) -> None:
        size = QSizeF(row.height(), row.height()) * 0.94
        shown = min(sum(self.tokens), MOST_TOKENS)
        for place in geometry.fan(row, shown, most=size.width() * 0.5, card=size):
            self.look.artwork.draw(painter, "score/back", place)

    def _draw_points(self, painter: QPainter, row: QRectF, pixels: float, *, below: bool) -> None:
        """Draw the points, and the tokens that they are made of where there is room."""
        text = _in_words(self.points or 0)
        line(painter, row, text, self.look.theme.on_paper, pixels, bold=True)
        width = QFontMetricsF(serif(pixels, bold=True)).horizontalAdvance(text) + pixels
        rest = row.translated(0, row.height() * 1.1) if below else row.adjusted(width, 0, 0, 0)
        self._draw_purse(painter, rest, pixels * 0.9)

    def _kinds(self) -> list[tuple[str, str]]:
        return [(kind, number(count)) for kind, count in zip(KINDS, self.tokens, strict=True) if count]

    def _purse_need(self, pixels: float) -> float:
        """Return the width of the tokens in a row of their own."""
        if self.points is None or not any(self.tokens):
            return 0.0
        side = pixels * 1.4 / (1 + CLOSER * self.look.larger)
        return self._purse_width(side, pixels * POINTS * 0.9)

    def _purse_width(self, side: float, pixels: float) -> float:
        metrics = QFontMetricsF(serif(pixels))
        numbers = [metrics.horizontalAdvance(text) for _, text in self._kinds()]
        return sum(side + pixels * 0.7 + width for width in numbers) - pixels * 0.5

    def _draw_purse(self, painter: QPainter, rest: QRectF, pixels: float) -> None:
        """Draw how many tokens of each kind there are, smaller where it must be, and not where none could read it."""
        gap, metrics = pixels * 0.5, QFontMetricsF(serif(pixels))
        fit = min(1.0, rest.width() / max(self._purse_width(rest.height(), pixels), 1))
        if fit < LEAST_PURSE:
            return
        side = rest.height() * fit
        icon = QRectF(rest.x(), rest.center().y() - side / 2, side, side)
        for kind, text in self._kinds():
            self.look.artwork.draw(painter, f"score/{kind}", icon.adjusted(1, 1, -1, -1))
            place = QRectF(icon.right() + pixels * fit * 0.2, icon.y(), metrics.horizontalAdvance(text) * fit + 1, side)
            line(painter, place, text, self.look.theme.on_paper, pixels * fit)
            icon.moveLeft(place.right() + gap * fit)


def _in_words(points: int) -> str:
    return translate("SeatItem", "Points: {points}").format(points=number(points))


def _halves(name: str) -> list[str]:
    """Return a name in two lines of about one length, broken at a space or behind a hyphen; one line if it has none."""
    breaks = [found.end() for found in re.finditer(r"\s+|(?<=\w)-(?=\w)", name)]
    if not breaks:
        return [name]
    middle = min(breaks, key=lambda at: abs(at - len(name) / 2))
    return [name[:middle].rstrip(), name[middle:]]
