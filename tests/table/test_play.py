from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from divinare_qt.models.choice import Choice
from divinare_qt.models.games import Game
from divinare_qt.models.session import Session
from divinare_qt.models.settings import Settings
from divinare_qt.models.stage import Shown
from divinare_qt.rules.arts import ARTS
from divinare_qt.rules.moves import CENTRE
from divinare_qt.table.card import CardItem
from divinare_qt.table.text_table import TextTable
from divinare_qt.table.widget import TableWidget
from tests.helpers.hands import Keys, Mouse, Person, Reader, middle
from tests.helpers.qt import spin_until

Make = Callable[..., Game]
TABLES = [(2, 1), (2, 2), (3, 2), (4, 1)]


@pytest.fixture
def table_of(game_of: Make, quick: Settings, qtbot: QtBot) -> Callable[..., TableWidget]:
    def make(players: int, people: int, size: tuple[int, int] = (1100, 760)) -> TableWidget:
        session = game_of(players, people).session
        table = TableWidget(session, Choice(session), quick)
        qtbot.addWidget(table)
        table.resize(*size)
        table.show()
        session.begin()
        return table

    return make


def finish(session: Session, person: Person) -> None:
    def ended() -> bool:
        if not session.over:
            person.act()
        return session.over

    spin_until(ended)


def session_of(table: TableWidget) -> Session:
    assert isinstance(table.view.stage, Session)
    return table.view.stage


@pytest.mark.parametrize(("players", "people"), TABLES)
def test_a_game_is_played_with_the_mouse_alone(table_of: Callable[..., TableWidget], players: int, people: int) -> None:
    table = table_of(players, people)
    mouse = Mouse(table)
    finish(session_of(table), mouse)
    assert mouse.drags
    assert not table.view.animator.running


@pytest.mark.parametrize(("players", "people"), TABLES)
def test_a_game_is_played_with_keys_alone(table_of: Callable[..., TableWidget], players: int, people: int) -> None:
    table = table_of(players, people)
    finish(session_of(table), Keys(table))


@pytest.mark.parametrize(("players", "people"), TABLES)
def test_a_game_is_played_in_the_text_table(game_of: Make, qtbot: QtBot, players: int, people: int) -> None:
    session = game_of(players, people).session
    text = TextTable(session, Choice(session))
    qtbot.addWidget(text)
    text.show()
    session.begin()
    finish(session, Reader(text))


def playing(table: TableWidget) -> None:
    """Go on to a play of the person."""
    mouse = Mouse(table)

    def ready() -> bool:
        if table.view.choice.playing:
            return True
        mouse.act()
        return False

    spin_until(ready)


def test_what_cannot_be_done_is_explained_and_not_done(table_of: Callable[..., TableWidget]) -> None:
    table = table_of(4, 1)
    view, told = table.view, list[str]()
    view.told.connect(told.append)
    playing(table)
    revision = session_of(table).revision
    card = view.scene_.hand[0]
    assert card.art is not None
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle(view, view.scene_.spaces[card.art, CENTRE]))
    assert told[-1] == "Choose a card first."
    view.try_card(card)
    assert table.prompt.put_back.isVisible()
    view.try_place(view.scene_.spaces[card.art, CENTRE])
    assert "your token must move" in told[-1]
    other = next(space for space in view.scene_.spaces.values() if space.art != card.art)
    view.try_place(other)
    assert "board" in told[-1]
    assert session_of(table).revision == revision
    QTest.mouseClick(table.prompt.put_back, Qt.MouseButton.LeftButton)
    assert view.choice.art is None
    assert not any(space.lit for space in view.scene_.spaces.values())


def test_a_space_says_why_it_is_barred_while_the_pointer_is_there(table_of: Callable[..., TableWidget]) -> None:
    table = table_of(2, 1)
    view = table.view
    playing(table)
    told: list[str] = []
    view.told.connect(told.append)
    card = view.scene_.hand[0]
    assert card.art is not None
    view.try_card(card)
    told.clear()
    QTest.mouseMove(view.viewport(), middle(view, view.scene_.spaces[card.art, CENTRE]))
    assert "your token must move" in told[-1]
    QTest.mouseMove(view.viewport(), QPoint(2, 2))
    assert not told[-1]
    told.clear()
    QTest.mouseMove(view.viewport(), QPoint(4, 4))
    assert not told


def test_a_card_dropped_beside_the_spaces_goes_back(table_of: Callable[..., TableWidget]) -> None:
    table = table_of(2, 1)
    playing(table)
    view = table.view
    start = middle(view, view.scene_.hand[0])
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view.viewport(), start + QPoint(0, -50))
    assert view.choice.picked == 0
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert view.choice.art is None
    assert len(view.scene_.hand) == len(session_of(table).view.hand)


def take_up(table: TableWidget) -> CardItem:
    """Begin to drag the first card of the hand, and return what hangs on the pointer."""
    view = table.view
    start = middle(view, view.scene_.hand[0])
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view.viewport(), start + QPoint(0, -60))
    (carried,) = carried_cards(table)
    return carried


def carried_cards(table: TableWidget) -> list[CardItem]:
    return [item for item in table.view.scene_.items() if type(item) is CardItem]


def right_click(table: TableWidget) -> None:
    view = table.view
    point = middle(view, view.scene_.seats[1])
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, view.viewport().mapToGlobal(point))
    QApplication.sendEvent(view.viewport(), event)


INTERRUPTIONS: dict[str, Callable[[TableWidget], object]] = {
    "escape": lambda table: QTest.keyClick(table.view, Qt.Key.Key_Escape),
    "right click": right_click,
    "another window": lambda table: QApplication.sendEvent(table.view.viewport(), QEvent(QEvent.Type.WindowDeactivate)),
}


@pytest.mark.parametrize("interruption", INTERRUPTIONS)
def test_a_drag_that_is_interrupted_puts_the_card_back(table_of: Callable[..., TableWidget], interruption: str) -> None:
    table = table_of(2, 1)
    playing(table)
    wanted: list[int] = []
    table.view.medium_wanted.connect(wanted.append)
    take_up(table)
    INTERRUPTIONS[interruption](table)
    assert not carried_cards(table)
    assert table.view.choice.picked is None
    assert all(card.opacity() == 1 for card in table.view.scene_.hand)
    assert not wanted


def test_a_card_chosen_by_key_takes_the_place_of_one_that_is_dragged(table_of: Callable[..., TableWidget]) -> None:
    table = table_of(2, 1)
    playing(table)
    view = table.view
    dragged = take_up(table)
    other = next(card.art for card in view.scene_.hand if card.art and card.art != dragged.art)
    QTest.keyClick(view, Qt.Key(Qt.Key.Key_1 + ARTS.index(other)))
    assert view.choice.art == other
    assert not carried_cards(table)


def test_a_card_that_is_dropped_goes_on_from_where_it_was_let_go(table_of: Callable[..., TableWidget]) -> None:
    table = table_of(2, 1)
    playing(table)
    view = table.view
    view.animator.speed = 0.1
    take_up(table)
    goal = middle(view, next(space for space in view.scene_.spaces.values() if space.lit))
    QTest.mouseMove(view.viewport(), goal)
    (carried,) = carried_cards(table)
    let_go = carried.on_table()
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=goal)
    (flying,) = carried_cards(table)
    assert flying.on_table() == let_go
    spin_until(lambda: view.choice.playing)
    view.animator.finish()
    view.choice.choose(0)
    held = view.scene_.hand[0].on_table()
    view.try_place(next(space for space in view.scene_.spaces.values() if space.lit))
    (flying,) = carried_cards(table)
    assert flying.on_table() == held, "the next card comes from the hand"


def test_nothing_stays_raised_when_the_table_changes_under_the_pointer(table_of: Callable[..., TableWidget]) -> None:
    table = table_of(2, 1)
    playing(table)
    view = table.view
    card = view.scene_.hand[0]
    QTest.mouseMove(view.viewport(), middle(view, card))
    assert card.hovered
    view.show_change(Shown(view.stage.view))
    assert not card.hovered


def test_motion_never_holds_the_state_up(table_of: Callable[..., TableWidget], quick: Settings) -> None:
    quick.animation_speed = 20
    table = table_of(2, 1)
    table.view.restyle()
    table.view.animator.speed = 0.2
    playing(table)
    session = session_of(table)
    for _ in range(3):
        spin_until(lambda: table.view.choice.playing)
        held = len(session.view.hand)
        table.view.choice.choose(0)
        art = table.view.choice.art
        assert art is not None
        lit = [space for space in table.view.scene_.spaces.values() if space.lit]
        table.view.try_place(lit[0])
        assert len(session.view.hand) == held - 1
        assert table.view.animator.running
    table.resize(900, 700)
    assert not table.view.animator.running
    assert all(stack.flying == 0 for stack in table.view.scene_.stacks.values())


def test_hiding_the_window_snaps_everything(table_of: Callable[..., TableWidget]) -> None:
    table = table_of(2, 1)
    table.view.animator.speed = 0.1
    playing(table)
    table.view.choice.choose(0)
    lit = [space for space in table.view.scene_.spaces.values() if space.lit]
    table.view.try_place(lit[0])
    assert table.view.animator.running
    table.hide()
    assert not table.view.animator.running


def test_every_award_can_be_asked_why(table_of: Callable[..., TableWidget]) -> None:
    table = table_of(3, 1)
    mouse, session = Mouse(table), session_of(table)

    def scored() -> bool:
        if session.scoring is None:
            mouse.act()
        return session.scoring is not None

    spin_until(scored)
    told: list[str] = []
    table.view.told.connect(told.append)
    scoring = session.scoring
    assert scoring is not None
    for award in scoring.awards:
        told.clear()
        token = table.view.scene_.tokens[award.seat, award.art]
        point = table.view.mapFromScene(token.on_table().center())
        QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
        assert session.header.seats[award.seat].name in told[-1] or "No space" in told[-1]


def test_the_keyboard_stays_on_the_curtain_and_then_on_the_table(
    table_of: Callable[..., TableWidget], qtbot: QtBot
) -> None:
    table = table_of(2, 2)
    table.activateWindow()
    qtbot.waitUntil(table.curtain.open.hasFocus)
    QTest.keyClick(table.curtain.open, Qt.Key.Key_Right)
    assert table.curtain.open.hasFocus()
    QTest.keyClick(table.curtain.open, Qt.Key.Key_Return)
    assert not table.curtain.isVisible()
    assert table.view.hasFocus()


def test_enter_goes_on_when_a_round_was_scored(table_of: Callable[..., TableWidget]) -> None:
    table = table_of(2, 1)
    session, person = session_of(table), Keys(table)

    def scored() -> bool:
        if session.scoring is None:
            person.act()
        return session.scoring is not None

    spin_until(scored)
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert session.scoring is None


def test_what_was_received_stays_marked_until_the_hand_changes(table_of: Callable[..., TableWidget]) -> None:
    table = table_of(4, 1)
    session, person = session_of(table), Keys(table)

    def asked_to_play() -> bool:
        if not table.view.choice.playing:
            person.act()
        return table.view.choice.playing

    spin_until(asked_to_play)
    assert sum(card.fresh for card in table.view.scene_.hand) == dict(session.rules.action_card.passes)[6]
    person.act()
    person.act()
    assert not any(card.fresh for card in table.view.scene_.hand)


def test_a_card_that_has_landed_is_drawn_whole(table_of: Callable[..., TableWidget]) -> None:
    """What is painted piece by piece as things move is the same as what is painted all at once."""
    table = table_of(2, 1)
    table.view.animator.speed = 1.0
    playing(table)
    for _ in range(3):
        spin_until(lambda: table.view.choice.playing)
        table.view.choice.choose(0)
        lit = [space for space in table.view.scene_.spaces.values() if space.lit]
        table.view.try_place(lit[0])
        stack = max(table.view.scene_.stacks.values(), key=lambda stack: stack.flying)
        assert stack.flying
        before = stack.appearance()
        drawn = stack._drawn_as
        assert drawn == before, "the stack is painted without the card that flies"
        table.view.animator.finish()
        assert stack._drawn_as == stack.appearance() != before, "and again with it"


def test_points_are_handed_out_when_all_boards_were_shown(table_of: Callable[..., TableWidget]) -> None:
    table = table_of(2, 1)
    session, person, scene = session_of(table), Keys(table), table.view.scene_

    def scored() -> bool:
        if session.scoring is None:
            table.view.animator.speed = float(sum(session.view.hand_sizes) <= 2)
            person.act()
        return session.scoring is not None

    for number in (1, 2):
        spin_until(scored)
        assert session.scoring is not None
        total = sum(result.points[0] for result in session.results)
        assert scene.seats[0].points == total - session.scoring.points[0]
        assert scene.seats[1].points is None
        table.view.animator.finish()
        assert scene.seats[0].points == total
        assert scene.seats[1].points is None, "the others' tokens are turned up when the last scoring was seen"
        session.proceed()
        assert (scene.seats[1].points is not None) is (number == 2)


def test_nobody_sees_where_another_was_in_their_hand(table_of: Callable[..., TableWidget]) -> None:
    table = table_of(2, 2)
    view, keys = table.view, Keys(table)
    keys.act()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Return):
        keys.press(key)
    keys.press(Qt.Key.Key_Left)
    keys.press(Qt.Key.Key_Return)
    assert view.focus_.current() is view.scene_.hand[-2]
    keys.act()
    assert not any(card.focused for card in view.scene_.hand[1:])
    keys.act()
    assert view.choice.giving
    assert view.focus_.current() is view.scene_.hand[0]


def test_the_text_table_points_at_nothing_when_another_looks(game_of: Make, qtbot: QtBot) -> None:
    session = game_of(2, 2).session
    text = TextTable(session, Choice(session))
    qtbot.addWidget(text)
    text.show()
    session.begin()
    reader = Reader(text)

    def placing() -> bool:
        if text.choice.art is None:
            reader.act()
        return text.choice.art is not None

    spin_until(placing)
    assert text.boards.currentIndex().isValid()
    session.cover()
    assert not text.boards.currentIndex().isValid()
    assert not text.boards.selectionModel().hasSelection()


def test_the_text_table_offers_the_curtain_to_the_key_that_chooses(game_of: Make, qtbot: QtBot) -> None:
    session = game_of(2, 2).session
    text = TextTable(session, Choice(session))
    qtbot.addWidget(text)
    text.show()
    text.activateWindow()
    text.hand.setFocus()
    qtbot.waitUntil(text.hand.hasFocus)
    session.begin()
    assert text.open_curtain.hasFocus()
    QTest.keyClick(text.open_curtain, Qt.Key.Key_Return)
    assert session.acting
    assert text.hand.hasFocus()


def test_a_space_shows_its_number_until_the_token_is_there(table_of: Callable[..., TableWidget]) -> None:
    table = table_of(2, 1)
    playing(table)
    table.view.animator.speed = 0.1
    table.view.choice.choose(0)
    space = next(space for space in table.view.scene_.spaces.values() if space.lit and space.label != CENTRE)
    token = table.view.scene_.tokens[0, space.art]
    table.view.try_place(space)
    assert (space.occupied, token.arrived) == (False, False)
    table.view.animator.finish()
    assert (space.occupied, token.arrived) == (True, True)
