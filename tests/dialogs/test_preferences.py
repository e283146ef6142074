from collections.abc import Iterator
from typing import TypeVar

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QMainWindow, QSlider
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from divinare_qt.dialogs.keys_page import KeysModel
from divinare_qt.dialogs.parts import Message
from divinare_qt.dialogs.preferences import EDITED, PreferencesDialog
from divinare_qt.models.settings import Setting, Settings

BY_THEMSELVES = {"names", "geometry", "state"}


@pytest.fixture
def window(qtbot: QtBot, quick: Settings) -> Iterator[QMainWindow]:
    """Return a window with three actions that follow the settings."""
    made = QMainWindow()
    qtbot.addWidget(made)
    usual = {"new_game": "Ctrl+N", "hint": "H", "pause": "P"}
    actions = {name: QAction(f"&{name}…", made) for name in usual}
    QAction("nameless", made)

    def bind() -> None:
        for name, action in actions.items():
            action.setObjectName(name)
            action.setShortcut(QKeySequence(quick.shortcuts.get(name, usual[name])))

    bind()
    quick.changed.connect(bind)
    yield made
    quick.changed.disconnect(bind)


@pytest.fixture
def dialog(window: QMainWindow, quick: Settings) -> PreferencesDialog:
    return PreferencesDialog(quick, window)


Found = TypeVar("Found", bound=QObject)


def child(owner: QObject, kind: type[Found], name: str) -> Found:
    found = owner.findChild(kind, name)
    assert found is not None
    return found


def test_every_preference_has_its_place() -> None:
    known = {name for name, setting in vars(Settings).items() if isinstance(setting, Setting)}
    assert set(EDITED) == known - BY_THEMSELVES


def test_a_change_is_seen_at_once_and_kept(dialog: PreferencesDialog, quick: Settings) -> None:
    themes = child(dialog, QComboBox, "theme")
    themes.setCurrentIndex(themes.findData("light"))
    child(dialog, QSlider, "text_scale").setValue(15)
    child(dialog, QCheckBox, "sound").setChecked(False)
    assert (quick.theme, quick.text_scale, quick.sound) == ("light", 150, False)
    dialog.accept()
    assert quick.theme == "light"


def test_another_language_leaves_the_keyboard_where_it_was(dialog: PreferencesDialog, qtbot: QtBot) -> None:
    dialog.show()
    qtbot.waitUntil(dialog.isActiveWindow)
    child(dialog, QComboBox, "language").setFocus()
    dialog.reword()
    held = dialog.focusWidget()
    assert held is not None
    assert held.objectName() == "language"
    assert dialog.isAncestorOf(held)
    dialog.close()


def test_cancel_takes_everything_back(dialog: PreferencesDialog, quick: Settings) -> None:
    before = {name: getattr(quick, name) for name in EDITED}
    for combo in dialog.findChildren(QComboBox):
        combo.setCurrentIndex(combo.count() - 1)
    for box in dialog.findChildren(QCheckBox):
        box.toggle()
    for slider in dialog.findChildren(QSlider):
        slider.setValue(slider.maximum())
    dialog.keys.choose("hint")
    assert dialog.keys.try_key(QKeySequence("Ctrl+K"))
    changed = [name for name in EDITED if getattr(quick, name) != before[name]]
    assert set(changed) == set(EDITED) - {"think_ms"}
    dialog.reject()
    assert {name: getattr(quick, name) for name in EDITED} == before


def test_usual_values(dialog: PreferencesDialog, quick: Settings) -> None:
    dialog.restore()
    assert {name: getattr(quick, name) for name in EDITED} == {name: getattr(Settings, name).default for name in EDITED}
    assert child(dialog, QComboBox, "pace").currentData() == "normal"


def test_a_key_is_given_and_taken(dialog: PreferencesDialog, window: QMainWindow, quick: Settings) -> None:
    hint = child(window, QAction, "hint")
    dialog.keys.choose("hint")
    assert dialog.keys.try_key(QKeySequence("Ctrl+K"))
    assert quick.shortcuts == {"hint": "Ctrl+K"}
    assert hint.shortcut() == QKeySequence("Ctrl+K")
    dialog.keys.use_none()
    assert hint.shortcut().isEmpty()
    dialog.keys.use_usual()
    assert quick.shortcuts == {}
    assert hint.shortcut() == QKeySequence("H")


def test_a_key_of_another_action_is_refused(dialog: PreferencesDialog, quick: Settings) -> None:
    dialog.keys.choose("hint")
    assert not dialog.keys.try_key(QKeySequence("Ctrl+N"))
    assert dialog.keys.findChildren(Message)[0].text() == "Ctrl+N is the key of “new_game” already."
    assert quick.shortcuts == {}


def test_a_usual_key_that_was_given_away_is_said(dialog: PreferencesDialog) -> None:
    dialog.keys.choose("hint")
    dialog.keys.use_none()
    dialog.keys.choose("pause")
    assert dialog.keys.try_key(QKeySequence("H"))
    dialog.keys.choose("hint")
    dialog.keys.use_usual()
    assert "“pause” too" in dialog.keys.findChildren(Message)[0].text()


def test_the_model_keeps_qts_rules(window: QMainWindow, qtmodeltester: ModelTester, qapp: QApplication) -> None:
    del qapp
    model = KeysModel([action for action in window.findChildren(QAction) if action.objectName()])
    assert model.rowCount() == 3
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]


def test_only_keys_that_keyboards_have_are_listed(qapp: QApplication) -> None:
    del qapp
    action = QAction("&New game…")
    action.setShortcuts([QKeySequence("Ctrl+N"), QKeySequence(Qt.Key.Key_New), QKeySequence("F2")])
    rare = QAction("&Copy")
    rare.setShortcut(QKeySequence(Qt.Key.Key_Copy))
    model = KeysModel([action, rare])
    assert model.index(0, 1).data() == "Ctrl+N, F2"
    assert model.index(0, 1).data(Qt.ItemDataRole.ToolTipRole) == "Ctrl+N, New, F2"
    assert model.index(1, 1).data() == "Copy", "better than nothing"
    assert model.index(1, 1).data(Qt.ItemDataRole.ToolTipRole) is None
