"""Where everything lies: a function of the table's size and the number of players, and of nothing else."""

from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

BOARD: Final = QSizeF(500, 180)
"""A board in its own units, in which its picture and its spaces are described."""
CENTRE: Final = QRectF(132, 24, 236, 72)
UNDER: Final = QSizeF(500, 262)
"""A board with its stack under it."""
BESIDE: Final = QSizeF(640, 184)
"""A board with its stack at its right: the seal, and under it two rows of cards."""
BESIDE_WORTH: Final = 0.99
CARD_ASPECT: Final = 0.625
LARGEST_DISC: Final = 25.0
SEAT_ASPECT: Final = 3.6
HAND_CARD: Final = 0.85
"""How much of the hand's height a card takes; the rest is for those that are raised."""


@dataclass(frozen=True)
class BoardPlace:
    """A board and its stack."""

    board: QRectF
    stack: QRectF
    beside: bool

    @property
    def unit(self) -> float:
        """Points for one unit of a board."""
        return self.board.width() / BOARD.width()

    def mapped(self, rect: QRectF) -> QRectF:
        """Return a rectangle in board units where it lies on the table."""
        unit = self.unit
        return QRectF(
            self.board.x() + rect.x() * unit,
            self.board.y() + rect.y() * unit,
            rect.width() * unit,
            rect.height() * unit,
        )


@dataclass(frozen=True)
class Layout:
    """The whole table. Seats are counted from the one at the bottom, clockwise."""

    size: QSizeF
    frame: float
    felt: QRectF
    seats: tuple[QRectF, ...]
    boards: tuple[BoardPlace, ...]
    hand: QRectF
    prompt: QRectF
    action: QRectF
    text: float
    """Height of ordinary text."""


def layout(size: QSizeF, players: int, text_scale: float = 1.0) -> Layout:
    """Lay the table out."""
    width, height = max(size.width(), 480.0), max(size.height(), 400.0)
    frame = _clamped(min(width, height) * 0.022, 8, 44)
    felt = QRectF(frame, frame, width - 2 * frame, height - 2 * frame)
    pad = _clamped(min(width, height) * 0.014, 6, 28)
    inner = felt.adjusted(pad, pad, -pad, -pad)
    text = _clamped(sqrt(width * height) / 72, 10.5, 34) * (1 + (text_scale - 1) * 0.6)
    portrait = height > width * 1.15
    top = _clamped(inner.height() * (0.085 if portrait else 0.12), 4.4 * text, 210)
    prompt_height = max(2.6 * text, 32.0)
    hand_height = _clamped(inner.height() * (0.18 if portrait else 0.23), 96, 480)
    own_row = top * 1.25
    below = hand_height + prompt_height + (own_row + pad if portrait else 0)
    middle = QRectF(inner.x(), inner.y() + top + pad, inner.width(), inner.height() - top - below - 2 * pad)
    own, hand, action = _bottom(inner, hand_height, own_row, pad, portrait=portrait)
    prompt = QRectF(inner.x(), hand.y() - prompt_height, inner.width(), prompt_height)
    if portrait:
        prompt.moveTop(own.y() - prompt_height)
    others = _top_row(QRectF(inner.x(), inner.y(), inner.width(), top), players - 1, pad)
    return Layout(
        size=QSizeF(width, height),
        frame=frame,
        felt=felt,
        seats=(own, *others),
        boards=_boards(middle, pad),
        hand=hand,
        prompt=prompt,
        action=action,
        text=text,
    )


def _bottom(
    inner: QRectF, hand_height: float, top: float, pad: float, *, portrait: bool
) -> tuple[QRectF, QRectF, QRectF]:
    """Return own character card, hand and action card."""
    y = inner.bottom() - hand_height
    if portrait:
        row = QRectF(inner.x(), y - top - pad, inner.width(), top)
        half = (inner.width() - pad) / 2
        own = QRectF(row.x(), row.y(), half, top)
        return own, QRectF(inner.x(), y, inner.width(), hand_height), QRectF(own.right() + pad, row.y(), half, top)
    side = _clamped(inner.width() * 0.2, 170, 560)
    height = min(hand_height, side * 0.72)
    bottom = inner.bottom() - height
    own = QRectF(inner.x(), bottom, side, height)
    action = QRectF(inner.right() - side, bottom, side, height)
    hand = QRectF(own.right() + pad, y, action.x() - own.right() - 2 * pad, hand_height)
    return own, hand, action


def _top_row(row: QRectF, count: int, pad: float) -> tuple[QRectF, ...]:
    """Return the others' character cards, from left to right in turn order."""
    least = 2 * pad  # room for the lights round two neighbours
    width = min((row.width() - (count + 1) * least) / count, row.height() * SEAT_ASPECT)
    gap = (row.width() - count * width) / (count + 1)
    return tuple(QRectF(row.x() + gap + at * (width + gap), row.y(), width, row.height()) for at in range(count))


def _boards(area: QRectF, pad: float) -> tuple[BoardPlace, ...]:
    """Return the four boards, as large as they can be."""
    best: tuple[float, int, bool] = (0.0, 2, False)
    for columns in (1, 2):
        for beside in (False, True):
            scale = _scale(area, columns, BESIDE if beside else UNDER, pad)
            best = max(best, (scale * (BESIDE_WORTH if beside else 1), columns, beside))
    _, columns, beside = best
    need = BESIDE if beside else UNDER
    scale = _scale(area, columns, need, pad)
    cell = QSizeF(area.width() / columns, area.height() * columns / 4)
    places = []
    for at in range(4):
        x = area.x() + (at % columns + 0.5) * cell.width() - need.width() * scale / 2
        y = area.y() + (at // columns + 0.5) * cell.height() - need.height() * scale / 2
        board = QRectF(x, y, BOARD.width() * scale, BOARD.height() * scale)
        offset = QRectF(512, 4, 128, 172) if beside else QRectF(40, 190, 420, 70)
        stack = QRectF(x + offset.x() * scale, y + offset.y() * scale, offset.width() * scale, offset.height() * scale)
        places.append(BoardPlace(board, stack, beside))
    return tuple(places)


def _scale(area: QRectF, columns: int, need: QSizeF, pad: float) -> float:
    width = area.width() / columns - pad
    height = area.height() * columns / 4 - pad / 2
    return max(min(width / need.width(), height / need.height()), 0.05)


def disc_places(count: int) -> tuple[tuple[QPointF, float], ...]:
    """Return the centres and radii of a row of so many spaces, on an arc under the centre, in board units."""
    radius = min(LARGEST_DISC, 190 / count)
    edge = 60.0 if count > 4 else 60 + (5 - count) * 40
    step = (BOARD.width() - 2 * edge) / (count - 1)
    places = []
    for at in range(count):
        x = edge + at * step
        off = (x - BOARD.width() / 2) / (BOARD.width() / 2)
        places.append((QPointF(x, 134 - 22 * off * off), radius))
    return tuple(places)


def centre_slots(count: int) -> tuple[QRectF, ...]:
    """Return the places of so many tokens on the central space, beside its emblem, in board units."""
    size, middle = 36.0, QPointF(250, 60)
    offsets = {1: (-56,), 2: (-56, 56), 3: (-84, -46, 56), 4: (-84, -46, 46, 84)}[count]
    return tuple(QRectF(middle.x() + dx - size / 2, middle.y() - size / 2, size, size) for dx in offsets)


def fan(area: QRectF, count: int, *, most: float, card: QSizeF) -> tuple[QRectF, ...]:
    """Spread cards over an area from the left, each at most so far from the last."""
    step = 0.0 if count < 2 else min(most, (area.width() - card.width()) / (count - 1))
    return tuple(QRectF(area.x() + at * step, area.y(), card.width(), card.height()) for at in range(count))


def hand_places(area: QRectF, cards: str) -> tuple[QRectF, ...]:
    """Return the places of the cards of a hand, grouped by art, with a gap between two arts where there is room."""
    if not cards:
        return ()
    height = area.height() * HAND_CARD
    width = height * CARD_ASPECT
    breaks = sum(1 for one, other in pairwise(cards) if one != other)
    gap = width * 0.16
    room = area.width() - width - breaks * gap
    step = 0.0 if len(cards) == 1 else min(width * 1.05, max(room, 0) / (len(cards) - 1))
    total = width + step * (len(cards) - 1) + breaks * gap
    x = area.center().x() - total / 2
    places = []
    for at, card in enumerate(cards):
        if at and card != cards[at - 1]:
            x += gap
        places.append(QRectF(x, area.bottom() - height, width, height))
        x += step
    return tuple(places)


def _clamped(value: float, low: float, high: float) -> float:
    return min(max(value, low), high)
