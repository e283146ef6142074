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
        assert large[kind, words] >= 1.5 * usual[kind, words], f"{kind} {words}"
    game.close()
    settle()


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


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("size", SIZES)
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
    hints = {Place(*key): SpaceHint(None if key[1] == CENTRE else 0.88, "−1.5") for key in scene.spaces}
    table.view.show_hints(hints, "")
    told = [words.box.translated(item.pos()) for item in scene.hints.values() for words in painted(item)]
    assert len(told) == 2 * len(scene.spaces) - len(ARTS)
    for box in told:
        assert isinstance(scene.items(box.center())[0], HintItem)
    for one, other in combinations(told, 2):
        assert not one.intersects(other)


def heights(table: TableWidget) -> dict[tuple[str, str], float]:
    """Return the smallest height in which each text is painted, by the kind of its piece."""
    found: dict[tuple[str, str], float] = {}
    for piece in table.view.scene_.items():
        for words in painted(piece) if isinstance(piece, Piece) and not isinstance(piece, HandCard) else ():
            which = type(piece).__name__, words.text
            found[which] = min(found.get(which, words.box.height()), words.box.height())
    return found


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
