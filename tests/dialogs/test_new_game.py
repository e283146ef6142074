import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFileDialog,
    QInputDialog,
    QLineEdit,
    QPushButton,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from divinare_qt.bots.spec import LONGEST_COMMAND
from divinare_qt.dialogs.chair_panel import ChairPanel
from divinare_qt.dialogs.layout_editor import LayoutEditor
from divinare_qt.dialogs.new_game import NewGameDialog
from divinare_qt.dialogs.options_page import OptionsPage
from divinare_qt.dialogs.parts import Faint, Message
from divinare_qt.dialogs.saved_bar import SavedBar
from divinare_qt.match.journal import Memory
from divinare_qt.match.match import Match
from divinare_qt.match.reader import parse_record
from divinare_qt.models.layouts import LayoutStore, default_layout
from divinare_qt.models.setup import First, Sitter, usual_plan
from divinare_qt.models.setup_store import SetupStore


@pytest.fixture
def dialog(qtbot: QtBot, setups: SetupStore, layouts: LayoutStore) -> NewGameDialog:
    made = NewGameDialog(setups, layouts, ["Ada", "Ben"])
    qtbot.addWidget(made)
    made.show()
    return made


def button(dialog: QDialog, words: str) -> QPushButton:
    found = [one for one in dialog.findChildren(QPushButton) if one.text().replace("&", "") == words]
    assert len(found) == 1, words
    return found[0]


def panel(dialog: NewGameDialog, number: int) -> ChairPanel:
    return dialog.findChildren(ChairPanel)[number]


def field(panel: ChairPanel | OptionsPage, name: str) -> QComboBox:
    return next(one for one in panel.findChildren(QComboBox) if one.accessibleName() == name)


def choose(combo: QComboBox, value: object) -> None:
    index = combo.findData(value)
    assert index >= 0, value
    combo.setCurrentIndex(index)


def said(dialog: QWidget) -> list[str]:
    return [message.text() for message in dialog.findChildren(Message) if message.text()]


def click(qtbot: QtBot, target: QPushButton) -> None:
    qtbot.mouseClick(target, Qt.MouseButton.LeftButton)  # type: ignore[no-untyped-call]


def test_the_first_offer_can_start_with_enter_alone(qtbot: QtBot, dialog: NewGameDialog) -> None:
    assert said(dialog) == []
    qtbot.keyClick(dialog, Qt.Key.Key_Return)  # type: ignore[no-untyped-call]
    assert dialog.result() == QDialog.DialogCode.Accepted
    setup = dialog.setup()
    assert [seat.name for seat in setup.header.seats] == ["Ada", "Lord Edmund", "Tzciska", "John-Paul"]
    Match.new(setup.header, Memory())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_number_of_players(qtbot: QtBot, dialog: NewGameDialog, players: int) -> None:
    click(qtbot, button(dialog, str(players)))
    assert [one.isVisible() for one in dialog.findChildren(ChairPanel)].count(True) == players
    click(qtbot, button(dialog, "Start"))
    assert dialog.setup().header.players == players
    assert dialog.setup().header.rules.players == players


def test_a_chair_that_was_taken_away_comes_back_with_its_own(qtbot: QtBot, dialog: NewGameDialog) -> None:
    choose(field(panel(dialog, 3), "Level"), "master")
    click(qtbot, button(dialog, "2"))
    choose(field(panel(dialog, 1), "Medium"), "john-paul")
    click(qtbot, button(dialog, "4"))
    assert dialog.plan().chairs[3].level == "master"
    assert len({chair.character for chair in dialog.plan().chairs}) == 4
    assert said(dialog) == []


def test_a_bot_takes_on_the_temper_of_its_medium(qtbot: QtBot, dialog: NewGameDialog) -> None:
    click(qtbot, button(dialog, "2"))
    choose(field(panel(dialog, 1), "Medium"), "tzciska")
    assert dialog.plan().chairs[1].persona == "tzciska"
    choose(field(panel(dialog, 1), "Temper"), "")
    choose(field(panel(dialog, 1), "Medium"), "edmund")
    assert dialog.plan().chairs[1].persona == ""


def test_what_is_wrong_is_said_where_it_is_wrong(qtbot: QtBot, dialog: NewGameDialog) -> None:
    choose(field(panel(dialog, 1), "Who sits here"), "person")
    name = next(one for one in panel(dialog, 1).findChildren(QLineEdit) if one.accessibleName() == "Name")
    name.setText("")
    assert said(panel(dialog, 1)) == ["Give this person a name."]
    assert not button(dialog, "Start").isEnabled()
    name.setText("ada")
    assert said(panel(dialog, 1)) == ["Somebody else has this name."]
    name.setText("adam")
    assert said(dialog) == []
    choose(field(panel(dialog, 2), "Medium"), "rami")
    assert "Another chair has this medium." in said(dialog)
    assert "Something is missing at chair 3." in said(dialog)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)  # type: ignore[no-untyped-call]
    assert dialog.isVisible()


def test_a_person_who_takes_a_chair_is_offered_a_name(dialog: NewGameDialog) -> None:
    for number in (1, 2, 3):
        choose(field(panel(dialog, number), "Who sits here"), "person")
    assert [chair.name for chair in dialog.plan().chairs] == ["Ada", "Ben", "Player 3", "Player 4"]
    assert said(dialog) == []
    choose(field(panel(dialog, 1), "Who sits here"), "bot")
    names = [one for one in panel(dialog, 2).findChildren(QLineEdit) if one.accessibleName() == "Name"]
    names[0].setText("Ben")
    choose(field(panel(dialog, 1), "Who sits here"), "person")
    assert dialog.plan().chairs[1].name == "Player 2", "somebody has taken the name meanwhile"


def test_nothing_is_left_open_between_the_options(dialog: NewGameDialog) -> None:
    options = dialog.findChildren(OptionsPage)[0]
    dialog.findChildren(QTabWidget)[0].setCurrentIndex(1)
    messages = options.findChildren(Message)
    assert [message.isVisible() for message in messages] == [False] * 3
    choose(field(options, "First player"), "oldest")
    assert [message.text() for message in messages if message.isVisible()] == ["Nobody has said when they were born."]


def test_a_rating_is_explained(dialog: NewGameDialog) -> None:
    labels = [label.toolTip() for label in panel(dialog, 1).findChildren(Faint) if "Rating" in label.text()]
    assert len(labels) == 1
    assert "±" in labels[0]


def test_empty_chairs_are_filled_when_asked(qtbot: QtBot, dialog: NewGameDialog) -> None:
    fill = button(dialog, "Let bots take the empty chairs")
    assert not fill.isVisible()
    for number in (1, 3):
        choose(field(panel(dialog, number), "Who sits here"), "empty")
    assert not button(dialog, "Start").isEnabled()
    click(qtbot, fill)
    assert not fill.isVisible()
    assert button(dialog, "Start").hasFocus(), "Cancel is next to the button that is gone"
    assert [chair.sitter for chair in dialog.plan().chairs] == [Sitter.PERSON, Sitter.BOT, Sitter.BOT, Sitter.BOT]
    assert button(dialog, "Start").isEnabled()


def test_an_outside_program_is_picked(
    qtbot: QtBot, dialog: NewGameDialog, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = tmp_path / "my bot"
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(program), ""))
    choose(field(panel(dialog, 1), "Who sits here"), "program")
    assert "Choose the program that plays." in said(dialog)
    click(qtbot, next(one for one in panel(dialog, 1).findChildren(QPushButton) if one.isVisible()))
    click(qtbot, button(dialog, "Start"))
    quoted = str(program) if sys.platform == "win32" else f"'{program}'"
    assert dialog.setup().header.seats[1].controller == f"exec:{quoted}"


def test_a_command_line_is_no_longer_than_a_record_can_hold(dialog: NewGameDialog, qtbot: QtBot) -> None:
    choose(field(panel(dialog, 1), "Who sits here"), "program")
    line = next(one for one in panel(dialog, 1).findChildren(QLineEdit) if one.accessibleName() == "Command line")
    line.clear()
    line.insert("x" * 2000)
    click(qtbot, button(dialog, "Start"))
    memory = Memory()
    Match.new(dialog.setup().header, memory)
    assert parse_record(b"".join(memory.lines), "game").header.seats[1].controller == f"exec:{'x' * LONGEST_COMMAND}"


def test_the_oldest_begins_where_ages_are_known(qtbot: QtBot, dialog: NewGameDialog) -> None:
    options = dialog.findChildren(OptionsPage)[0]
    choose(field(options, "First player"), "oldest")
    assert "Nobody has said when they were born." in said(dialog)
    chairs = dialog.plan().chairs
    ben = replace(chairs[2], sitter=Sitter.PERSON, name="Ben", born=1950)
    dialog.show_plan(replace(dialog.plan(), chairs=(chairs[0], chairs[1], ben, chairs[3])))
    assert said(dialog) == []
    click(qtbot, button(dialog, "Start"))
    assert dialog.setup().header.first == 2


def test_a_named_seat_begins(qtbot: QtBot, dialog: NewGameDialog) -> None:
    first = field(dialog.findChildren(OptionsPage)[0], "First player")
    assert [first.itemText(index) for index in range(2, first.count())] == [
        "Chair 1: Ada",
        "Chair 2: Lord Edmund",
        "Chair 3: Tzciska",
        "Chair 4: John-Paul",
    ]
    choose(first, "3")
    assert (dialog.plan().first, dialog.plan().first_seat) == (First.SEAT, 3)
    click(qtbot, button(dialog, "2"))
    assert dialog.plan().first is First.RANDOM


def test_a_seed_gives_the_same_deal(qtbot: QtBot, dialog: NewGameDialog) -> None:
    options = dialog.findChildren(OptionsPage)[0]
    seed = next(one for one in options.findChildren(QLineEdit) if one.placeholderText())
    seed.setText(str(2**64))
    assert "A seed is less than 2 to the power of 64." in said(dialog)
    assert not button(dialog, "Start").isEnabled()
    seed.setText("1896")
    click(qtbot, button(dialog, "Start"))
    assert dialog.setup().header.seed == 1896


def test_a_set_up_is_saved_chosen_and_deleted(
    qtbot: QtBot, dialog: NewGameDialog, setups: SetupStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QInputDialog, "exec", lambda _: QDialog.DialogCode.Accepted)
    monkeypatch.setattr(QInputDialog, "textValue", lambda _: " Thursday  table ")
    click(qtbot, button(dialog, "3"))
    click(qtbot, button(dialog, "Save as…"))
    assert setups.names() == ["Thursday table"]
    click(qtbot, button(dialog, "4"))
    bar = dialog.findChildren(SavedBar)[0]
    bar.chosen.emit("Thursday table")
    assert dialog.plan().players == 3
    click(qtbot, button(dialog, "Delete"))
    assert setups.names() == []


def test_a_broken_set_up_is_named_and_nothing_changes(
    dialog: NewGameDialog, setups: SetupStore, tmp_path: Path
) -> None:
    before = dialog.plan()
    (tmp_path / "setups" / "Bad.json").write_text('{"chairs": [{}, {"level": "god"}]}', encoding="utf-8")
    dialog.findChildren(SavedBar)[0].chosen.emit("Bad")
    assert any("chairs[1].level" in text for text in said(dialog))
    assert dialog.plan() == before
    assert setups.names() == ["Bad"]


def test_the_last_table_is_offered_again(
    qtbot: QtBot, dialog: NewGameDialog, setups: SetupStore, layouts: LayoutStore
) -> None:
    click(qtbot, button(dialog, "3"))
    choose(field(panel(dialog, 1), "Level"), "novice")
    plan = dialog.plan()
    click(qtbot, button(dialog, "Start"))
    again = NewGameDialog(setups, layouts)
    qtbot.addWidget(again)
    assert again.plan() == plan
    assert dialog.names() == ["Ada"]


def test_a_stored_layout_reaches_the_rules(
    qtbot: QtBot, dialog: NewGameDialog, layouts: LayoutStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = default_layout()
    mine = replace(usual, cards={**usual.cards, 4: replace(usual.cards[4], passes=((3, 1),))})

    def edit(editor: LayoutEditor) -> int:
        layouts.save(editor.name(), mine)
        return int(QDialog.DialogCode.Accepted)

    monkeypatch.setattr(LayoutEditor, "exec", edit)
    click(qtbot, button(dialog, "Edit…"))
    assert dialog.plan().layout == "My copy"
    click(qtbot, button(dialog, "Start"))
    assert dialog.setup().header.rules.action_card.passes == ((3, 1),)


def test_a_layout_that_is_gone_is_said(dialog: NewGameDialog) -> None:
    dialog.show_plan(replace(usual_plan("Ada"), layout="Lost"))
    assert any("“Lost” cannot be used" in text for text in said(dialog))
    assert not button(dialog, "Start").isEnabled()


def test_cancel_starts_nothing(qtbot: QtBot, dialog: NewGameDialog) -> None:
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)  # type: ignore[no-untyped-call]
    assert dialog.result() == QDialog.DialogCode.Rejected
    with pytest.raises(RuntimeError):
        dialog.setup()
