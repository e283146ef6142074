"""The painted table in every language: no word is shortened, and none leaves the piece that it stands on."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from divinare_qt.match.header import CHARACTERS, HUMAN, Header, Seat
from divinare_qt.models.boards import Place, SpaceHint
from divinare_qt.models.choice import Choice
from divinare_qt.models.games import Game, passing_game
from divinare_qt.models.language import SPOKEN, Language
from divinare_qt.models.session import Session
from divinare_qt.models.settings import Settings
from divinare_qt.models.words import short_name
from divinare_qt.rules.arts import ARTS
from divinare_qt.rules.load import PLAYERS, default_rules
from divinare_qt.rules.moves import CENTRE
from divinare_qt.table.artwork import Artwork
from divinare_qt.table.card import HandCard
from divinare_qt.table.fonts import load_fonts
from divinare_qt.table.hint import HintItem
from divinare_qt.table.piece import Look, Piece, line
from divinare_qt.table.seat import SeatItem
from divinare_qt.table.theme import theme_for
from divinare_qt.table.widget import TableWidget
from tests.helpers.hands import Mouse
from tests.helpers.painted import cut_off, painted
from tests.helpers.qt import NAMES, game_of, header, settle, spin_until
from tests.translations.conftest import built, speak

__all__ = ["built", "game_of", "speak"]
pytestmark = pytest.mark.usefixtures("home")
SIZES = [(1024, 640), (1280, 740), (800, 1180)]
"""What is left of windows of 1024 by 700, 1280 by 800 and 800 by 1280 below the menu and above the status."""


def words_cut_off(table: TableWidget, settings: Settings) -> list[str]:
    """Return what can't be read whole in any size of window and of letters."""
    found = []
    for width, height in SIZES:
        for scale in (100, 150, 200):
            settings.text_scale = scale
            table.resize(width, height)
            table.restyle()
            pieces = [item for item in table.view.scene_.items() if isinstance(item, Piece)]
            words = {f"{type(piece).__name__}: {text}" for piece in pieces for text in cut_off(piece)}
            found += [f"{width} by {height}, {scale} %: {text}" for text in sorted(words)]
    return found


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("language", SPOKEN)
def test_no_word_on_the_table_is_cut_off(
    qtbot: QtBot, quick: Settings, speak: Callable[[str], Language], language: str, players: int
) -> None:
    load_fonts()
    speak(language)
    seats = tuple(Seat(short_name(who), who, HUMAN if who == CHARACTERS[0] else "bot:adept") for who in CHARACTERS)
    game = passing_game(Header(seats[:players], 0, default_rules(players), 7), quick)
    table = TableWidget(game.session, Choice(game.session), quick)
    qtbot.addWidget(table)
    table.show()
    game.session.begin()
    assert not words_cut_off(table, quick)
    play_until_scored(table, game.session)
    assert not words_cut_off(table, quick)
    game.close()
    settle()


@pytest.mark.parametrize("size", SIZES)
def test_letters_on_the_table_grow_with_the_text(qtbot: QtBot, quick: Settings, size: tuple[int, int]) -> None:
    """At 200 % words grow by half at least; numbers on the boards, which get smaller, do not fall below usual text."""
    load_fonts()
    game = passing_game(header(4, 1), quick)
    table = TableWidget(game.session, Choice(game.session), quick)
    qtbot.addWidget(table)
    table.resize(*size)
    table.show()
    game.session.begin()
    usual, text = heights(table), table.view.scene_.layout.text
    quick.text_scale = 200
    table.restyle()
    large = heights(table)
    for (kind, words), height in large.items():
        assert height >= text, f"{kind} {words}"
    sentences = {which for which in usual if which[0] in ("SeatItem", "ActionCardItem") and not which[1].isdigit()}
    kept = sentences & set(large)
    assert {("SeatItem", name) for name in NAMES} <= kept
    assert len(sentences - kept) <= 2, "the status of a card may be said in fewer words"
    for kind, words in kept:
        assert large[kind, words] >= 1.5 * usual[kind, words] - 0.1, f"{kind} {words}"  # fonts round to pixels
    game.close()
    settle()


@pytest.mark.parametrize("players", PLAYERS)
def test_numbers_are_never_smaller_where_letters_are_larger(qtbot: QtBot, quick: Settings, players: int) -> None:
    """Menu and status line grow with the letters, so the table of the same window is less high."""
    load_fonts()
    game = passing_game(header(players, 1), quick)
    table = TableWidget(game.session, Choice(game.session), quick)
    qtbot.addWidget(table)
    table.resize(*SIZES[1])
    table.show()
    game.session.begin()
    for begun in (play_until_stacked, play_until_scored):
        begun(table, game.session)
        show_hints(table, hinted=begun is play_until_stacked)
        for width, height in (*SIZES, (740, 620), (1920, 1025), (700, 1000)):
            small = numbers(table, quick, 100, (width, height))
            for scale in (125, 150, 200):
                large = numbers(table, quick, scale, (width, height - (scale - 100) * 45 // 100))
                assert small.keys() == large.keys()
                shrunken = {which: (small[which], high) for which, high in large.items() if high < small[which]}
                assert not shrunken, f"{width} by {height}, {scale} %"
    game.close()
    settle()


def numbers(
    table: TableWidget, settings: Settings, scale: int, size: tuple[int, int]
) -> dict[tuple[str, int, str], float]:
    """Return how high every number of every piece is painted, in pixels of its letters."""
    settings.text_scale = scale
    table.resize(*size)
    table.restyle()
    scene = table.view.scene_
    spots = [*scene.spaces.values(), *scene.tokens.values(), *scene.stacks.values(), *scene.hints.values()]
    pieces: list[Piece] = [*spots, *scene.hand, *scene.seats, scene.aside, scene.discards, scene.sheet]
    return {
        (type(piece).__name__, at, words.text): words.box.height()
        for at, piece in enumerate(pieces)
        if piece.isVisible()
        for words in painted(piece)
        if any(letter.isdigit() for letter in words.text)
    }


def show_hints(table: TableWidget, *, hinted: bool) -> None:
    """Let a hint say the longest of everything, or nothing."""
    spaces = table.view.scene_.spaces
    said = {Place(*key): SpaceHint(None if key[1] == CENTRE else 0.88, "−1.5") for key in spaces}
    table.view.show_hints(said if hinted else {}, "")


@pytest.mark.parametrize("size", [(197, 137), (250, 160), (258, 72), (160, 105)])
@pytest.mark.parametrize("text", [13.0, 26.0])
@pytest.mark.parametrize("name", ["Maximiliane-Charlotte", "Konstantin Konstantinovich", "Bo"])
def test_no_name_is_smaller_than_what_stands_below_it(
    qtbot: QtBot, size: tuple[float, float], text: float, name: str
) -> None:
    del qtbot
    load_fonts()
    seat = SeatItem(Look(Artwork(theme_for("dark", "standard"), 1.0), text), 0, "rami")
    seat.name, seat.status, seat.points, seat.cards = name, "to choose cards", 0, 6
    seat.place(QRectF(0, 0, *size))
    first, *_, points = (words for words in painted(seat) if words.text != "6")
    assert first.text in name
    assert first.box.height() >= points.box.height()


@pytest.mark.parametrize("size", [(297, 83), (256, 71), (409, 114)])
@pytest.mark.parametrize("most", [6, 9])
def test_names_beside_open_hands_are_whole_all_through_a_round(
    qtbot: QtBot, size: tuple[float, float], most: int
) -> None:
    del qtbot
    load_fonts()
    seat = SeatItem(Look(Artwork(theme_for("dark", "standard"), 1.0), size[1] / 6.2), 0, "edmund")
    seat.peers = ("Tzciska", "John-Paul", "Lord Edmund")
    seat.most, seat.status, seat.sayings = most, "Master, waits", ("Master, waits", "Apprentice, thinks")
    seat.place(QRectF(0, 0, *size))
    for cards in range(1, most + 1):
        seat.hand, seat.cards = "RBGYRBGYR"[:cards], cards
        for name in seat.peers:
            seat.name = name
            assert painted(seat)[0].text == name


@pytest.mark.parametrize("scale", [100, 150, 200])
@pytest.mark.parametrize("size", [*SIZES, (740, 620)])
def test_what_a_hint_says_lies_above_tokens_and_apart(
    qtbot: QtBot, quick: Settings, game_of: Callable[..., Game], size: tuple[int, int], scale: int
) -> None:
    load_fonts()
    quick.text_scale = scale
    game = game_of(4, 1)
    table = TableWidget(game.session, Choice(game.session), quick)
    qtbot.addWidget(table)
    table.resize(*size)
    table.show()
    game.session.begin()
    scene = table.view.scene_
    show_hints(table, hinted=True)
    told = [words.box.translated(item.pos()) for item in scene.hints.values() for words in painted(item)]
    assert len(told) == 2 * len(scene.spaces) - len(ARTS)
    for box in told:
        assert isinstance(scene.items(box.center())[0], HintItem)
    for one, other in combinations(told, 2):
        assert not one.intersects(other)
    for art in ARTS:
        hints = [item for (its, label), item in scene.hints.items() if its == art and label != CENTRE]
        tags = [tag(item).translated(item.pos()) for item in hints for tag in (HintItem.chance_tag, HintItem.value_tag)]
        for one, other in combinations(tags, 2):
            assert not one.intersects(other), "the grounds of the words keep apart too"
        for token in (token for token in scene.tokens.values() if token.art == art):
            hidden = [tag.intersected(token.on_table()) for tag in tags]
            assert all(min(part.width(), part.height()) < token.size.width() * 0.15 for part in hidden)


def heights(table: TableWidget) -> dict[tuple[str, str], float]:
    """Return the smallest height in which each text is painted, by the kind of its piece."""
    found: dict[tuple[str, str], float] = {}
    for piece in table.view.scene_.items():
        for words in painted(piece) if isinstance(piece, Piece) and not isinstance(piece, HandCard) else ():
            which = type(piece).__name__, words.text
            found[which] = min(found.get(which, words.box.height()), words.box.height())
    return found


def play_until_stacked(table: TableWidget, session: Session) -> None:
    person = Mouse(table)

    def stacked() -> bool:
        ready = sum(session.view.stacks) >= 2 * session.header.players and table.view.choice.playing
        if not ready:
            person.act()
        return ready

    spin_until(stacked)


def play_until_scored(table: TableWidget, session: Session) -> None:
    person = Mouse(table)

    def scored() -> bool:
        if session.scoring is None:
            person.act()
        return session.scoring is not None

    spin_until(scored)


class Tag(Piece):
    """A piece with one line on it."""

    def draw(self, painter: QPainter) -> None:
        """Draw the line."""
        line(painter, self.area(), "a rather long line", "#ffffff", 20)


def test_words_that_are_cut_off_are_found(qtbot: QtBot) -> None:
    del qtbot
    load_fonts()
    tag = Tag(Look(Artwork(theme_for("dark", "standard"), 1.0)))
    tag.place(QRectF(0, 0, 400, 40))
    assert [words.text for words in painted(tag)] == ["a rather long line"]
    assert not cut_off(tag)
    tag.place(QRectF(0, 0, 60, 40))
    assert cut_off(tag)
