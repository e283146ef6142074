import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QPushButton
from pytestqt.qtbot import QtBot

from divinare_qt.dialogs.board_page import BoardPage
from divinare_qt.dialogs.card_page import CardPage
from divinare_qt.dialogs.layout_editor import LayoutEditor
from divinare_qt.dialogs.parts import Faint, Message
from divinare_qt.models.layouts import OWN_COPY, RECONSTRUCTED, LayoutStore, default_layout
from divinare_qt.rules.arts import ARTS, Art


@pytest.fixture
def editor(qtbot: QtBot, layouts: LayoutStore) -> LayoutEditor:
    made = LayoutEditor(layouts)
    qtbot.addWidget(made)
    made.show()
    return made


def save(editor: LayoutEditor) -> QPushButton:
    return editor.findChildren(QDialogButtonBox)[0].button(QDialogButtonBox.StandardButton.Save)


def press(qtbot: QtBot, page: BoardPage | CardPage, words: str) -> None:
    button = next(one for one in page.findChildren(QPushButton) if one.text().replace("&", "") == words)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)  # type: ignore[no-untyped-call]


def board(editor: LayoutEditor, art: Art) -> BoardPage:
    return editor._boards[art]


def said(page: BoardPage | CardPage) -> str:
    return page.findChildren(Message)[0].text()


def test_the_programs_own_layout_is_shown_and_marked(editor: LayoutEditor) -> None:
    assert editor.layout_now() == default_layout()
    notes = [page.findChildren(Faint)[0].text() for page in editor._boards.values()]
    assert ["Reconstructed" in note for note in notes] == [True, True, False, True]
    assert save(editor).isEnabled()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Space 2: write one to three numbers, such as 7 or 9/10."),
        ("x", "Space 2: a whole number is wanted, not 'x'"),
        ("9", "Space 2: 9 is more than the 6 chiromancy cards"),
        ("2", "Space 2: 2 stands on space 1 already"),
        ("0", "Space 2: 0 comes after 2"),
        ("3/4/5/6", "Space 2: write one to three numbers, such as 7 or 9/10."),
    ],
)
def test_what_is_wrong_is_said_as_it_is_typed(editor: LayoutEditor, text: str, message: str) -> None:
    page = board(editor, "R")
    page._fields[1].numbers.setText(text)
    assert said(page).startswith(message)
    assert page.board() is None
    assert editor.layout_now() is None
    assert not save(editor).isEnabled()
    page._fields[1].numbers.setText("3")
    assert said(page) == ""
    assert save(editor).isEnabled()


def test_an_edited_board_is_ones_own_copy_and_comes_back(
    qtbot: QtBot, editor: LayoutEditor, layouts: LayoutStore
) -> None:
    page = board(editor, "R")
    fields = page._fields
    fields[1].numbers.setText("3, 4")
    page._fields[2].removed.emit()
    fields[1].bonus.setCurrentIndex(2)
    made = page.board()
    assert made is not None
    assert (made.labels, made.spaces[1].bonus, made.source) == (("1/2", "3/4", "5", "6"), 2, OWN_COPY)
    qtbot.mouseClick(save(editor), Qt.MouseButton.LeftButton)  # type: ignore[no-untyped-call]
    assert editor.result() == QDialog.DialogCode.Accepted
    assert layouts.load("My copy").boards["R"] == made
    again = LayoutEditor(layouts, "My copy")
    qtbot.addWidget(again)
    assert again.layout_now() == layouts.load("My copy")
    assert again.name() == "My copy"


def test_spaces_are_added_up_to_twelve(qtbot: QtBot, editor: LayoutEditor) -> None:
    page = board(editor, "Y")
    editor._tabs.setCurrentIndex(ARTS.index("Y"))
    width = page.minimumSizeHint().width()
    for number in range(5):
        press(qtbot, page, "Add a space")
        page._fields[-1].numbers.setText(str(number))
        assert page.minimumSizeHint().width() <= width + page._fields[0].width() + 6, "one more beside the seven"
    QApplication.processEvents()
    order = sorted(page._fields, key=lambda fields: (fields.y(), fields.x()))
    assert order == page._fields
    add = next(one for one in page.findChildren(QPushButton) if "Add" in one.text())
    assert not add.isEnabled()
    press(qtbot, page, "As the program has it")
    assert page.board() == default_layout().boards["Y"]


def test_an_edited_card(qtbot: QtBot, editor: LayoutEditor, layouts: LayoutStore) -> None:
    page = editor._cards[3]
    assert page.card() == default_layout().cards[3]
    assert page._passes[0].size_of_hand.value() == 8
    page._passes[0].size_of_hand.setValue(9)
    assert "never 9 cards large" in said(page)
    page._passes[0].size_of_hand.setValue(4)
    assert "two passes" in said(page)
    page._passes[0].size_of_hand.setValue(6)
    page._passes[0].count.setValue(3)
    card = page.card()
    assert card is not None
    assert (card.passes, card.source) == (((6, 3), (4, 2), (2, 1)), OWN_COPY)
    press(qtbot, page, "Add a pass")
    assert page.card() is None
    press(qtbot, page, "As the program has it")
    assert page.card() == default_layout().cards[3]
    made = page.card()
    assert made is not None
    assert made.source == RECONSTRUCTED
    editor.accept()
    assert layouts.names() == ["My copy"]


def test_a_name_is_needed(editor: LayoutEditor, layouts: LayoutStore) -> None:
    editor._name.setText("  ")
    assert not save(editor).isEnabled()
    editor.accept()
    assert layouts.names() == []


def test_a_new_name_is_free(qtbot: QtBot, layouts: LayoutStore) -> None:
    layouts.save("My copy", default_layout())
    made = LayoutEditor(layouts)
    qtbot.addWidget(made)
    assert made.name() == "My copy 2"
