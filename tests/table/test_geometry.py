from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from divinare_qt.table import geometry

SIZES = [(760, 600), (1024, 640), (1280, 740), (1920, 1000), (3840, 2100), (700, 1000), (800, 1280), (2560, 1080)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("text", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("discards", [False, True])
def test_nothing_overlaps_and_nothing_leaves_the_felt(
    size: tuple[int, int], players: int, text: float, *, discards: bool
) -> None:
    layout = geometry.layout(QSizeF(*size), players, text, discards=discards)
    boards = [rect for place in layout.boards for rect in (place.board, place.stack)]
    piles = [layout.aside, layout.discards] if discards else [layout.aside]
    pieces = [*layout.seats, *boards, layout.hand, layout.action, *piles]
    for rect in pieces:
        assert layout.felt.contains(rect), rect
        assert rect.width() > 20
        assert rect.height() > 20
    for one, other in combinations(pieces, 2):
        assert not one.adjusted(0.5, 0.5, -0.5, -0.5).intersects(other), (one, other)
    for rect in boards:
        assert not rect.intersects(layout.prompt)


@pytest.mark.parametrize("size", SIZES)
def test_a_count_covers_neither_cards_nor_spaces(size: tuple[int, int]) -> None:
    for place in geometry.layout(QSizeF(*size), 4).boards:
        assert not place.seal.adjusted(1, 1, -1, -1).intersects(place.stack)
        for centre, radius in geometry.disc_places(7):
            disc = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
            assert not place.seal.intersects(place.mapped(disc))


@pytest.mark.parametrize("size", [(1024, 640), (1280, 740), (1920, 1000), (3840, 2100), (2560, 1080)])
def test_the_table_is_symmetrical(size: tuple[int, int]) -> None:
    layout = geometry.layout(QSizeF(*size), 4)
    for left, right in ((layout.boards[0], layout.boards[1]), (layout.boards[2], layout.boards[3])):
        for one, other in ((left.board, right.board), (left.stack, right.stack), (left.seal, right.seal)):
            assert one.left() + other.right() == pytest.approx(layout.size.width())
            assert one.y() == pytest.approx(other.y())


@pytest.mark.parametrize("count", range(3, 13))
def test_spaces_lie_on_the_board_beside_each_other(count: int) -> None:
    places = geometry.disc_places(count)
    board = QRectF(QPointF(0, 0), geometry.BOARD)
    for centre, radius in places:
        assert board.contains(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius))
        assert centre.y() - radius > geometry.CENTRE.bottom() - 12
    for (one, radius), (other, _) in combinations(places, 2):
        assert (one - other).manhattanLength() >= 2 * radius


@pytest.mark.parametrize("cards", ["", "R", "RRBBGY", "RRRBBBGGGYYY", "Y" * 12])
def test_a_hand_lies_within_its_place_in_order(cards: str) -> None:
    area = QRectF(100, 500, 480, 180)
    places = geometry.hand_places(area, cards)
    assert len(places) == len(cards)
    for place in places:
        assert area.adjusted(-1, -1, 1, 1).contains(place)
    assert [place.x() for place in places] == sorted(place.x() for place in places)


def test_every_token_has_its_own_slot_in_the_centre() -> None:
    for players in (2, 3, 4):
        slots = geometry.centre_slots(players)
        assert len(slots) == players
        for one, other in combinations(slots, 2):
            assert not one.intersects(other)
        assert all(geometry.CENTRE.contains(slot) for slot in slots)


@pytest.mark.parametrize("players", [3, 4])
def test_the_lights_round_two_neighbours_do_not_touch(players: int) -> None:
    for size in (QSizeF(700, 640), QSizeF(760, 620), QSizeF(1280, 740), QSizeF(3200, 2080)):
        others = geometry.layout(size, players).seats[1:]
        for one, other in pairwise(others):
            light = min(max(4, one.height() * 0.03), 8) * 1.5
            assert one.right() + light < other.left() - light


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_ring_of_ones_own_token_leaves_its_neighbour_free(players: int) -> None:
    for one, other in pairwise(sorted(geometry.centre_slots(players), key=QRectF.x)):
        assert other.left() - one.right() >= one.width() * 0.1


def test_in_a_narrow_table_the_cards_take_what_the_piles_leave() -> None:
    wide = geometry.layout(QSizeF(1280, 740), 4)
    assert wide.seats[2].center().x() == pytest.approx(640, abs=1)
    narrow = geometry.layout(QSizeF(656, 620), 4, 2.0)
    assert narrow.seats[1].left() - narrow.felt.left() < narrow.aside.width() / 2
    assert narrow.seats[3].right() < narrow.aside.left()
