import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from divinare_qt.app.scores import ScoresDialog
from divinare_qt.app.window import MainWindow
from divinare_qt.dialogs.error import ErrorDialog
from divinare_qt.dialogs.final_table import FinalTable
from divinare_qt.models.games import resume_game
from divinare_qt.models.journals import unfinished
from divinare_qt.models.places import games_folder, statistics_file
from divinare_qt.models.replay import Replay
from divinare_qt.models.settings import Settings
from divinare_qt.models.setup import GameSetup
from tests.helpers.hands import Mouse, advised
from tests.helpers.qt import header, settle, spin_until

pytestmark = pytest.mark.usefixtures("home")


def test_the_first_window_fits_on_the_screen(quick: Settings, qtbot: QtBot) -> None:
    made = MainWindow(quick)
    qtbot.addWidget(made)
    room = made.screen().availableSize()
    assert room.width() < 1280, "else this screen proves nothing"
    assert made.width() <= room.width()
    assert made.height() < room.height()
    made.close()


def dialog(kind: type[ErrorDialog] | type[FinalTable]) -> ErrorDialog | FinalTable | None:
    found = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, kind) and widget.isVisible()]
    return found[-1] if found else None


def status(window: MainWindow) -> str:
    label = window.status.findChild(QLabel)
    assert label is not None
    return label.text()


def finish(window: MainWindow) -> None:
    """Play the game to its end with the mouse."""
    assert window.desk is not None
    desk, session = window.desk, window.session
    assert session is not None
    mouse = Mouse(desk.table)

    def ended() -> bool:
        if not session.ended:
            mouse.act()
        return session.ended

    spin_until(ended)


def test_from_play_now_to_the_final_table_and_a_rematch(window: MainWindow) -> None:
    window.welcome.play_now.emit()
    finish(window)
    spin_until(lambda: dialog(FinalTable) is not None)
    line = json.loads(statistics_file().read_text())
    assert line["hints"] is False
    final = dialog(FinalTable)
    assert isinstance(final, FinalTable)
    final.close()
    final.rematch.emit()
    session = window.session
    assert session is not None
    assert not session.over
    assert unfinished() is None  # the rematch is open here
    window.show_welcome()
    assert unfinished() is not None


def test_the_end_that_was_taken_back_is_shown_again(window: MainWindow) -> None:
    window.start(GameSetup(header(2, 1)))
    finish(window)
    spin_until(lambda: dialog(FinalTable) is not None)
    first, session = dialog(FinalTable), window.session
    assert isinstance(first, FinalTable)
    assert session is not None
    first.close()
    settle()
    session.take_back()
    assert not session.over
    finish(window)
    spin_until(lambda: dialog(FinalTable) is not None)


def test_sheets_go_with_their_game(window: MainWindow) -> None:
    window.start(GameSetup(header(2, 1)))
    window.actions_["scores"].trigger()
    assert any(isinstance(widget, ScoresDialog) for widget in QApplication.topLevelWidgets())
    window.start(GameSetup(header(3, 1)))
    settle()
    assert not any(isinstance(widget, ScoresDialog) for widget in QApplication.topLevelWidgets())


def test_who_sat_first_is_offered_first(window: MainWindow, quick: Settings) -> None:
    window.start(GameSetup(header(3, 2)))
    assert quick.names[:2] == ("Ada", "Ben")
    window.play_now()
    assert window.session is not None
    assert window.session.header.seats[0].name == "Ada"


def test_a_finished_game_is_shown_again(window: MainWindow) -> None:
    window.start(GameSetup(header(2, 0)))
    session = window.session
    assert session is not None
    spin_until(lambda: session.over)
    path = window.desk.game.path if window.desk and window.desk.game else None
    assert path is not None
    window.replay_path(path)
    assert window.desk is not None
    replay = window.desk.stage
    assert isinstance(replay, Replay)
    assert replay.complete
    assert replay.open_hands is not None
    for at in range(replay.count):
        replay.go(at)
    assert replay.results == session.results
    assert len(replay.rounds) == 2
    replay.see(1)
    replay.go(3)
    assert replay.view.seat == 1
    assert replay.open_hands is None


BROKEN: dict[str, bytes] = {
    "empty": b"",
    "noise": bytes(range(256)) * 40,
    "header": b'{"divinare": 2}\n',
    "text": "Dear diary\n".encode("utf-16"),
    "illegal": b'{"divinare": 1, "players": 2, "first": 0, "seats": [{}, {}]}\n'
    b'{"play": {"seat": 0, "art": "R", "to": "3"}}\n',
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_is_explained_and_the_game_goes_on(window: MainWindow, tmp_path: Path, name: str) -> None:
    window.start(GameSetup(header(2, 1)))
    session = window.session
    path = tmp_path / f"{name}.divinare"
    path.write_bytes(BROKEN[name])
    for open_it in (window.open_path, window.replay_path):
        open_it(path)
        shown = dialog(ErrorDialog)
        assert isinstance(shown, ErrorDialog)
        assert window.session is session
        shown.close()
        settle()


def test_a_game_dropped_on_the_window_goes_on_in_a_copy(window: MainWindow, tmp_path: Path) -> None:
    window.start(GameSetup(header(2, 1)))
    path = window.desk.game.path if window.desk and window.desk.game else None
    assert path is not None
    target = tmp_path / "saved.divinare"
    target.write_bytes(path.read_bytes())
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(target))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    window.dropEvent(QDropEvent(QPoint(5, 5), Qt.DropAction.CopyAction, data, buttons, keys))
    assert window.desk is not None
    assert window.desk.game is not None
    assert window.desk.game.path != target
    assert window.desk.game.path is not None
    assert window.desk.game.path.parent == games_folder()
    before = target.read_bytes()
    finish(window)
    assert target.read_bytes() == before


def test_preferences_are_followed_at_once(window: MainWindow, quick: Settings) -> None:
    window.start(GameSetup(header(2, 1)))
    assert window.desk is not None
    quick.theme = "contrast"
    assert window.desk.table.view.look.theme.name == "contrast"
    quick.text_table = True
    assert window.desk.text.isVisible()
    quick.text_table = False
    quick.show_log = False
    assert not window.log.isVisible()
    quick.shortcuts = {"hint": "Ctrl+K"}
    assert window.actions_["hint"].shortcut().toString() == "Ctrl+K"
    quick.shortcuts = {}
    assert window.actions_["hint"].shortcut().toString() == "H"
    quick.theme = "dark"


def test_every_action_has_words_and_keys_that_differ(window: MainWindow) -> None:
    seen: dict[str, str] = {}
    for action in window.actions_.all():
        assert action.text()
        for key in action.shortcuts():
            assert seen.setdefault(key.toString(), action.objectName()) == action.objectName()


def test_the_status_line_always_says_what_is_expected_and_what_happened(window: MainWindow) -> None:
    window.start(GameSetup(header(2, 2)))
    texts: list[str] = []
    happened: list[tuple[str, str]] = []
    session, desk = window.session, window.desk
    assert session is not None
    assert desk is not None
    session.asked.connect(
        lambda: texts.extend((window.status.expected, desk.table.prompt.label.text(), desk.text.status.text()))
    )
    session.asked.connect(lambda: happened.append((window.status.news, desk.log.latest)))
    finish(window)
    assert texts
    assert all(texts)
    assert sum(news == latest for news, latest in happened) > len(happened) // 2, "while a round is scored it is silent"
    assert window.status.expected == desk.log.latest, "the last line says who won"
    assert not window.status.news


@pytest.mark.parametrize("width", [1024, 1600])
def test_what_is_said_never_takes_the_place_of_what_is_expected(window: MainWindow, width: int) -> None:
    window.resize(width, 700)
    window.start(GameSetup(header(3, 1)))
    desk = window.desk
    assert desk is not None
    spin_until(lambda: desk.choice.giving)
    expected = window.status.expected
    said = "Enough cards are marked: unmark one first, or confirm. " * 3
    window.tell(said)
    assert status(window).startswith(expected)
    assert desk.table.prompt.label.text() == desk.text.said.text() == said
    desk.choice.choose(0)
    assert desk.table.prompt.label.text() == window.status.expected != expected
    assert not desk.text.said.text()


def test_where_nothing_is_expected_the_status_line_says_what_there_is_to_say(window: MainWindow) -> None:
    assert window.status.isHidden()
    window.continue_game()
    assert window.status.isVisible()
    assert status(window) == "There is no unfinished game."
    window.announcer.notice.take_back()
    assert window.status.isHidden()


def test_the_welcome_page_continues_the_game_that_it_names_and_no_other(window: MainWindow, quick: Settings) -> None:
    for people in (1, 2):
        window.start(GameSetup(header(3, people)))
        window.show_welcome()
    elsewhere = unfinished()
    assert elsewhere is not None
    other = resume_game(elsewhere, quick)
    window.welcome.continue_game.emit()
    assert window.session is None
    assert status(window) == "That game is open in another window now."
    window.welcome.continue_game.emit()
    assert window.desk is not None
    assert window.desk.record not in (None, elsewhere)
    other.close()


def test_the_key_that_confirms_never_unmarks_a_card(window: MainWindow) -> None:
    window.play_now()
    desk = window.desk
    assert desk is not None
    spin_until(lambda: desk.choice.giving)
    wanted = desk.stage.view.wanted
    for place in range(wanted - 1):
        desk.choice.choose(place)
    desk.table.view.focus_.to_card(0)
    for modifier in (Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier):
        QTest.keyClick(desk.table.view, Qt.Key.Key_Return, modifier)
        assert desk.choice.marked == frozenset(range(wanted - 1))
    desk.choice.choose(wanted - 1)
    assert window.actions_["confirm"].isEnabled()
    cards = desk.choice.cards
    QTest.keyClick(desk.table.view, Qt.Key.Key_Enter, Qt.KeyboardModifier.ControlModifier)
    spin_until(lambda: not desk.choice.marked)
    assert len(cards) == wanted


def test_a_finished_game_that_is_loaded_is_shown_again(window: MainWindow, tmp_path: Path) -> None:
    window.start(GameSetup(header(2, 0)))
    session = window.session
    assert session is not None
    spin_until(lambda: session.over)
    record = window.desk.record if window.desk else None
    assert record is not None
    saved = tmp_path / "saved.divinare"
    saved.write_bytes(record.read_bytes())
    kept = set(games_folder().iterdir())
    window.open_path(saved)
    assert window.desk is not None
    assert window.desk.record == saved
    assert isinstance(window.desk.stage, Replay)
    assert set(games_folder().glob("*.divinare")) <= kept, "nothing is copied to be looked at"
    window.rematch()
    assert window.session is not None
    assert window.session.header.seats == session.header.seats


def test_a_game_that_was_never_dealt_can_be_shown(window: MainWindow, tmp_path: Path) -> None:
    saved = tmp_path / "begun.divinare"
    saved.write_text(json.dumps(header(3, 1).as_json()) + "\n")
    window.replay_path(saved)
    assert window.desk is not None
    assert window.desk.stage.view.round == 0
    window.open_path(saved)
    assert window.session is not None
    assert window.session.view.round == 1


def test_a_game_without_hints_stays_one_when_it_is_continued(window: MainWindow) -> None:
    for hints in (False, True):
        window.start(GameSetup(replace(header(2, 1), hints=hints)))
        for _ in range(2):
            spin_until(lambda: window.session is not None and window.session.acting)
            assert window.actions_["hint"].isEnabled() is hints
            window.show_welcome()
            window.continue_game()


def test_a_hint_marks_the_game_whenever_it_was_asked_for(window: MainWindow) -> None:
    window.start(GameSetup(header(2, 1)))
    window.show_welcome()
    window.continue_game()
    session = window.session
    assert session is not None
    spin_until(lambda: session.acting)
    window.actions_["hint"].trigger()
    window.show_welcome()
    window.continue_game()
    assert window.session is not None
    assert window.session.hinted


def test_a_hint_marks_the_cards_to_pass_for_as_long_as_it_holds(window: MainWindow) -> None:
    window.start(GameSetup(header(4, 1)))
    desk = advised(window)
    assert desk.hints is not None
    best, hand = desk.hints.best_cards(), desk.table.view.scene_.hand

    def marked() -> tuple[str, list[int]]:
        model = desk.text.hand_model
        words = [str(model.index(place).data(Qt.ItemDataRole.AccessibleTextRole)) for place in range(model.rowCount())]
        return desk.table.prompt.label.text(), [place for place, text in enumerate(words) if text.endswith("advised")]

    said, places = marked()
    assert said.startswith("The analysis would choose")
    assert [card.index for card in hand if card.advised] == places
    assert sorted(desk.stage.view.hand[place] for place in places) == sorted(best)
    for place in places:
        desk.choice.choose(place)
        assert marked()[0] == said
    assert desk.choice.confirm()
    assert not desk.table.prompt.label.text().startswith("The analysis")
    assert not any(card.advised for card in desk.table.view.scene_.hand)
    assert not marked()[1]


def test_what_lasts_stands_again_when_what_was_said_over_it_is_gone(window: MainWindow) -> None:
    window.start(GameSetup(header(4, 1)))
    desk = advised(window)
    assert desk.hints is not None
    advice = desk.table.prompt.label.text()
    window.tell("Enough cards are marked.")
    assert desk.table.prompt.label.text() == "Enough cards are marked."
    window.announcer.notice.take_back()
    assert desk.table.prompt.label.text() == advice
    desk.hints.clear()
    assert desk.table.prompt.label.text() == window.status.expected
