"""Motion follows what the system asks for, with every version of Qt."""

from enum import Enum
from types import SimpleNamespace

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QProxyStyle, QStyle, QStyleHintReturn, QStyleOption, QWidget
from pytestqt.qtbot import QtBot

from divinare_qt.table.motion import asks_for_rest, motion_wanted


class Preference(Enum):
    """Qt's words, of Qt 6.12."""

    NoPreference = 0
    ReducedMotion = 1


class Still(QProxyStyle):
    """A style without animation."""

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: QStyleHintReturn | None = None,
    ) -> int:
        """Know no animation."""
        if hint is QStyle.StyleHint.SH_Widget_Animation_Duration:
            return 0
        return super().styleHint(hint, option, widget, returned)


def hints_of(preference: Preference) -> SimpleNamespace:
    """Return hints as a newer Qt gives them."""
    return SimpleNamespace(accessibility=lambda: SimpleNamespace(motionPreference=lambda: preference))


@pytest.mark.parametrize("preference", Preference)
def test_a_system_that_asks_for_rest_gets_it(preference: Preference) -> None:
    assert asks_for_rest(hints_of(preference)) is (preference is Preference.ReducedMotion)


@pytest.mark.usefixtures("qapp")
def test_a_qt_that_does_not_know_asks_for_nothing() -> None:
    assert not asks_for_rest(SimpleNamespace())
    assert not asks_for_rest(QGuiApplication.styleHints())


def test_a_style_without_animation_is_followed(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    assert motion_wanted(widget)
    still = Still()
    still.setParent(widget)
    widget.setStyle(still)
    assert not motion_wanted(widget)
