"""Where everything lies: a function of the table's size and the number of players, and of nothing else."""

from dataclasses import astuple, dataclass
from itertools import pairwise
from math import sqrt
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

BOARD: Final = QSizeF(500, 180)
"""A board in its own units, in which its picture and its spaces are described."""
CENTRE: Final = QRectF(132, 24, 236, 72)
UNDER: Final = QSizeF(500, 262)
"""A board with its stack under it."""
BESIDE: Final = QSizeF(656, 184)
"""A board with its stack at its side, towards the middle of the table: two rows of cards, their seal on the rim."""
BESIDE_WORTH: Final = 1.06
ARRANGEMENTS: Final = ((1, UNDER), (1, BESIDE), (2, UNDER), (2, BESIDE))
"""How boards may lie: in so many columns, with their stacks under or beside them."""
CARD_ASPECT: Final = 0.625
LARGEST_DISC: Final = 28.0
SEAT_ASPECT: Final = 3.6
LONE_ASPECT: Final = 4.6
"""The card of a single opponent, who holds more cards and has more room."""
PILE_ASPECT: Final = 0.82
WIDEST_PILE: Final = 0.14
"""How much of a tall table's width a pile takes: the cards beside it have the words."""
HAND_CARD: Final = 0.85
"""How much of the hand's height a card takes; the rest is for those that are raised."""
LARGEST_GROWN_DISC: Final = 30.4
LARGER_DISCS: Final = 0.12
"""How much larger spaces are in units of their board where letters are twice as high."""
SMALLER_BOARDS: Final = 0.1
"""How much smaller boards may be there: their spaces, and the numbers on them, are not."""
SMALLER_TALL_BOARDS: Final = 0.18
"""The same on a tall table, where boards in two columns leave their room to the words."""
SMALLER_HAND: Final = 0.08
"""How much smaller the hand may be there."""
BARS: Final = 46.0
"""Points by which menu and status line grow there, and which the table lacks."""
HIGHER_TOKENS: Final = 8.0
"""Units by which tokens on the central space go up for large letters: a hint writes below them."""
LOWER_DISCS: Final = 3.0
"""Units by which the row of spaces goes down for them."""


@dataclass(frozen=True)
class BoardPlace:
    """A board and its stack."""

    board: QRectF
    stack: QRectF
    seal: QRectF
    """The number of cards; beside a board it lies on the rim."""
    beside: bool = False
    mirrored: bool = False
    """Whether the stack is at the left of its board, and grows to the left."""

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
    aside: QRectF
    """The cards that are set aside."""
    discards: QRectF
    """Empty where the rules have none."""
    text: float
    """Height of ordinary text."""
    text_scale: float = 1.0


def layout(size: QSizeF, players: int, text_scale: float = 1.0, *, discards: bool = False) -> Layout:
    """Lay the table out, with a place for discards where the rules have any."""
    width, height = max(size.width(), 480.0), max(size.height(), 400.0)
    frame, pad, inner = _ground(width, height)
    usual = _clamped(sqrt(width * height) / 72, 10.5, 34)
    portrait = height > width * 1.15
    bands, least = _bands(inner, usual, text_scale, portrait=portrait), 0.0
    if text_scale > 1:
        least = _usual_scale(width, height + BARS * (text_scale - 1), portrait=portrait)
        least /= 1 + (SMALLER_TALL_BOARDS if portrait else SMALLER_BOARDS) * (text_scale - 1)
        room = inner.height() - 2 * pad - _height_for(least, inner.width(), pad) - (2 * pad if portrait else 0)
        bands = bands.within(room, _least_bands(inner, usual, text_scale, portrait=portrait))
    middle = _middle(inner, bands, pad)
    row = QRectF(inner.x(), inner.y(), inner.width(), bands.top)
    own, hand, action = (
        _bottom_of_tall(inner, bands.hand, bands.own, pad, piles=1 + discards)
        if portrait
        else _bottom(inner, bands.hand, pad, off=0.7 * pad if text_scale > 1 else 0)
    )
    piles = _piles(QRectF(own.topRight(), action.bottomLeft()) if portrait else row, pad, discards=discards)
    if not portrait:
        row = _between(row, piles, players - 1, pad)
    bottom = own.y() - pad if portrait else hand.y()  # the light round a card keeps off the words
    return Layout(
        size=QSizeF(width, height),
        frame=frame,
        felt=QRectF(frame, frame, width - 2 * frame, height - 2 * frame),
        seats=(own, *_top_row(row, players - 1, pad)),
        boards=_boards(middle, pad, least),
        hand=hand,
        prompt=QRectF(inner.x(), bottom - bands.prompt, inner.width(), bands.prompt),
        action=action,
        aside=piles[1],
        discards=piles[0],
        text=usual * text_scale,
        text_scale=text_scale,
    )


@dataclass(frozen=True)
class _Bands:
    """How high is what lies above and below the boards."""

    top: float
    prompt: float
    hand: float
    own: float
    """The row over the hand of a tall table; 0 where one's own card lies beside the hand."""

    def within(self, room: float, least: "_Bands") -> "_Bands":
        """Return these where they have room, or what comes between them and the least."""
        whole, smallest = sum(astuple(self)), sum(astuple(least))
        share = _clamped((room - smallest) / max(whole - smallest, 1), 0, 1)
        return _Bands(*(low + (high - low) * share for high, low in zip(astuple(self), astuple(least), strict=True)))


def _ground(width: float, height: float) -> tuple[float, float, QRectF]:
    """Return how wide the frame is, how far things keep apart, and the room for them."""
    frame = _clamped(min(width, height) * 0.022, 8, 44)
    pad = _clamped(min(width, height) * 0.016, 7, 30)
    edge = frame + pad
    return frame, pad, QRectF(edge, edge, width - 2 * edge, height - 2 * edge)


def _bands(inner: QRectF, usual: float, text_scale: float, *, portrait: bool) -> _Bands:
    """Return the heights as the text wants them."""
    text = usual * text_scale
    top = max(_clamped(inner.height() * (0.08 if portrait else 0.12), 5.2 * usual, 210), 4.8 * text)
    hand = _clamped(inner.height() * (0.17 if portrait else 0.23), 96, 480)
    return _Bands(top, max(2.3 * text, 34.0), hand, max(top * 1.15, 7.6 * text) if portrait else 0.0)


def _least_bands(inner: QRectF, usual: float, text_scale: float, *, portrait: bool) -> _Bands:
    """Return the heights that are left where large letters would take the room of the boards."""
    bands, text = _bands(inner, usual, 1.0, portrait=portrait), usual * text_scale
    hand = bands.hand / (1 + SMALLER_HAND * (text_scale - 1))
    return _Bands(bands.top, max(1.7 * text, 34.0), hand, max(bands.own, 5.6 * text) if portrait else 0.0)


def _middle(inner: QRectF, bands: _Bands, pad: float) -> QRectF:
    """Return the room for the boards."""
    below = bands.hand + bands.prompt + (bands.own + 2 * pad if bands.own else 0)
    return QRectF(inner.x(), inner.y() + bands.top + pad, inner.width(), inner.height() - bands.top - below - 2 * pad)


def _usual_scale(width: float, height: float, *, portrait: bool) -> float:
    """Return how large the boards of a table are with letters of the usual size."""
    _, pad, inner = _ground(width, height)
    bands = _bands(inner, _clamped(sqrt(width * height) / 72, 10.5, 34), 1.0, portrait=portrait)
    return _boards(_middle(inner, bands, pad), pad)[0].unit


def _height_for(scale: float, width: float, pad: float) -> float:
    """Return the least height in which boards are so large."""
    return min(
        (
            (need.height() * scale + pad * 0.8) * 4 / columns
            for columns, need in ARRANGEMENTS
            if need.width() * scale <= width / columns - pad
        ),
        default=0.0,
    )


def _bottom_of_tall(
    inner: QRectF, hand_height: float, top: float, pad: float, *, piles: int
) -> tuple[QRectF, QRectF, QRectF]:
    """Return own character card, hand and action card of a tall table, where the piles lie between the two cards."""
    y = inner.bottom() - hand_height
    pile = min(top * PILE_ASPECT, inner.width() * WIDEST_PILE)
    side = (inner.width() - pile * piles - 4 * pad) / 2
    own = QRectF(inner.x(), y - top - pad, side, top)
    action = QRectF(inner.right() - side, own.y(), side, top)
    return own, QRectF(inner.x(), y, inner.width(), hand_height), action


def _bottom(inner: QRectF, hand_height: float, pad: float, *, off: float) -> tuple[QRectF, QRectF, QRectF]:
    """Return own character card, hand and action card, which keep off the buttons above."""
    side = _clamped(inner.width() * 0.2, 170, 760)
    height = min(hand_height - off, side * 0.72)
    own = QRectF(inner.x(), inner.bottom() - height, side, height)
    action = QRectF(inner.right() - side, own.y(), side, height)
    left = own.right() + 1.6 * pad
    return own, QRectF(left, inner.bottom() - hand_height, action.x() - 1.6 * pad - left, hand_height), action


def _piles(row: QRectF, pad: float, *, discards: bool) -> tuple[QRectF, QRectF]:
    """Return the places of the discards and of the cards set aside: at the ends of a row, one alone in a short one."""
    short = row.width() < 4 * row.height()
    width = min(row.height() * PILE_ASPECT, row.width() / (2 if discards or not short else 1))
    left = QRectF(row.x() + (0 if short else 2 * pad), row.y(), width, row.height())
    right = QRectF(left)
    right.moveRight(row.right() - (0 if short else 2 * pad))
    if short and not discards:
        right.moveCenter(row.center())
    return left if discards else QRectF(), right


def _between(row: QRectF, piles: tuple[QRectF, QRectF], count: int, pad: float) -> QRectF:
    """Return the room between the piles for so many cards: in the middle, or where they need more, all that is free."""
    side = piles[1].width() + 2 * pad
    usual = (SEAT_ASPECT * row.height() + 2 * pad) * count + 2 * pad
    left = side if not piles[0].isEmpty() or row.width() - 2 * side >= usual else 0.0
    return row.adjusted(left, 0, -side, 0)


def _top_row(row: QRectF, count: int, pad: float) -> tuple[QRectF, ...]:
    """Return the others' character cards, from left to right in turn order."""
    least = 2 * pad  # room for the lights round two neighbours
    aspect = LONE_ASPECT if count == 1 else SEAT_ASPECT
    width = min((row.width() - (count + 1) * least) / count, row.height() * aspect)
    gap = (row.width() - count * width) / (count + 1)
    return tuple(QRectF(row.x() + gap + at * (width + gap), row.y(), width, row.height()) for at in range(count))


def _boards(area: QRectF, pad: float, least: float = 0.0) -> tuple[BoardPlace, ...]:
    """Return the four boards, as large as they can be, and where stacks can't lie beside them with the least size."""

    def worth(arrangement: tuple[int, QSizeF]) -> tuple[bool, float]:
        columns, need = arrangement
        scale = _scale(area, columns, need, pad)
        return scale >= least * 0.999, scale * (BESIDE_WORTH if need is BESIDE else 1)

    columns, need = max(ARRANGEMENTS, key=worth)
    beside = need is BESIDE
    scale = _scale(area, columns, need, pad)
    width = min(area.width() / columns, need.width() * scale + 6 * pad)  # on a wide table the boards stay together
    cell = QSizeF(width, area.height() * columns / 4)
    places = []
    for at in range(4):
        x = area.center().x() + (at % columns + 0.5 - columns / 2) * cell.width() - need.width() * scale / 2
        y = area.y() + (at // columns + 0.5) * cell.height() - need.height() * scale / 2
        places.append(_board(QPointF(x, y), scale, beside=beside, mirrored=beside and at % columns == 1))
    return tuple(places)


def _board(corner: QPointF, scale: float, *, beside: bool, mirrored: bool) -> BoardPlace:
    """Return a board and what belongs to it, with the corner of all of it."""
    board, stack, seal = QRectF(QPointF(0, 0), BOARD), QRectF(96, 190, 364, 70), QRectF(40, 200, 50, 50)
    if beside:
        stack, seal = QRectF(526, 3, 130, 174), QRectF(478, 68, 44, 44)
    if mirrored:
        board, stack, seal = (_turned(rect, BESIDE.width()) for rect in (board, stack, seal))

    def placed(rect: QRectF) -> QRectF:
        return QRectF(corner + rect.topLeft() * scale, rect.size() * scale)

    return BoardPlace(placed(board), placed(stack), placed(seal), beside, mirrored)


def _turned(rect: QRectF, width: float) -> QRectF:
    """Return where a rectangle lies in the mirror image of an area of this width."""
    return QRectF(width - rect.right(), rect.y(), rect.width(), rect.height())


def _scale(area: QRectF, columns: int, need: QSizeF, pad: float) -> float:
    width = area.width() / columns - pad
    height = area.height() * columns / 4 - pad * 0.8
    return max(min(width / need.width(), height / need.height()), 0.05)


def disc_step(count: int) -> float:
    """Return how far it is from one space to the next in a row of so many, in board units."""
    edge = 60.0 if count > 4 else 60 + (5 - count) * 40
    return (BOARD.width() - 2 * edge) / (count - 1)


def disc_places(count: int, text_scale: float = 1.0) -> tuple[tuple[QPointF, float], ...]:
    """Return the centres and radii of a row of so many spaces, on an arc under the centre, in board units."""
    radius, step = min(LARGEST_DISC, 190 / count), disc_step(count)
    if text_scale > 1:
        radius = max(radius, min(radius * (1 + LARGER_DISCS * (text_scale - 1)), LARGEST_GROWN_DISC, step * 0.48))
    places = []
    for at in range(count):
        x = BOARD.width() / 2 + (at - (count - 1) / 2) * step
        off = (x - BOARD.width() / 2) / (BOARD.width() / 2)
        places.append((QPointF(x, 131 - 22 * off * off + LOWER_DISCS * _aside(text_scale)), radius))
    return tuple(places)


def _aside(text_scale: float) -> float:
    """Return how far spaces and tokens make room for what a hint writes between them."""
    return _clamped(4 * (text_scale - 1), 0, 1)


def centre_slots(count: int, text_scale: float = 1.0) -> tuple[QRectF, ...]:
    """Return the places of so many tokens on the central space, beside its emblem, in board units."""
    size, middle = 34.0, QPointF(250, 60 - HIGHER_TOKENS * _aside(text_scale))
    offsets = {1: (-46,), 2: (-46, 46), 3: (-87, -46, 46), 4: (-87, -46, 46, 87)}[count]
    return tuple(QRectF(middle.x() + dx - size / 2, middle.y() - size / 2, size, size) for dx in offsets)


def room_for_chances(count: int, players: int, text_scale: float) -> float:
    """Return how far it is from the tokens on the central space to the discs below them, in board units."""
    slots, step = centre_slots(players, text_scale), disc_step(count)
    left, right = min(slot.center().x() for slot in slots), max(slot.center().x() for slot in slots)
    discs = disc_places(count, text_scale)
    below = [at.y() - radius for at, radius in discs if left - step / 2 <= at.x() <= right + step / 2]
    return min(below, default=CENTRE.bottom()) - slots[0].bottom()


def fan(area: QRectF, count: int, *, most: float, card: QSizeF, mirrored: bool = False) -> tuple[QRectF, ...]:
    """Spread cards over an area from the left, or from the right, each at most so far from the last."""
    step = 0.0 if count < 2 else min(most, (area.width() - card.width()) / (count - 1))
    x, step = (area.right() - card.width(), -step) if mirrored else (area.x(), step)
    return tuple(QRectF(x + at * step, area.y(), card.width(), card.height()) for at in range(count))


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
