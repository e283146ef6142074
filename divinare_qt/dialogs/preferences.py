"""Preferences. Every change is seen at once; Cancel takes all of them back."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QSlider,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from divinare_qt.dialogs.keys_page import KeysPage
from divinare_qt.dialogs.parts import Faint, Scroller, Spin, fit_to_screen
from divinare_qt.models.settings import ANIMATION_SPEEDS, TEXT_SCALES, THINK_MS, Settings

EDITED = (
    "language",
    "theme",
    "palette",
    "text_scale",
    "animation_speed",
    "pace",
    "think_ms",
    "autoplay_forced",
    "show_hints_allowed",
    "pause_after_round",
    "curtain",
    "sound",
    "volume",
    "show_log",
    "text_table",
    "shortcuts",
)
"""The attributes of Settings that this dialog changes: all but what the windows remember by themselves."""


class PreferencesDialog(QDialog):
    """All preferences, in four pages. The actions whose keys can be changed are those of the parent that have names."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._before = {name: getattr(settings, name) for name in EDITED}
        self._fill: list[Callable[[], None]] = []
        self._tabs = QTabWidget()
        self._add_pages()
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok
            | QDialogButtonBox.StandardButton.Cancel
            | QDialogButtonBox.StandardButton.RestoreDefaults
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        buttons.button(QDialogButtonBox.StandardButton.RestoreDefaults).clicked.connect(self.restore)
        column = QVBoxLayout(self)
        column.addWidget(self._tabs, 1)
        column.addWidget(buttons)
        fit_to_screen(self, self.sizeHint().expandedTo(QSize(640, 480)))

    def _add_pages(self) -> None:
        self._fill.clear()
        self.setWindowTitle(self.tr("Preferences"))
        self._tabs.addTab(Scroller(self._look_page()), self.tr("&Look"))
        self._tabs.addTab(Scroller(self._play_page()), self.tr("&Game"))
        self._tabs.addTab(Scroller(self._sound_page()), self.tr("S&ound"))
        self.keys = KeysPage(self._settings, _named_actions(self.parentWidget()))
        self._tabs.addTab(self.keys, self.tr("&Keys"))

    def reword(self) -> None:
        """Make the pages anew, in the language of now, and leave the keyboard where it was."""
        shown = self._tabs.currentIndex()
        name = next((child.objectName() for child in self.findChildren(QWidget) if child.hasFocus()), "")
        while (page := self._tabs.widget(0)) is not None:
            self._tabs.removeTab(0)
            page.deleteLater()
        self._add_pages()
        self._tabs.setCurrentIndex(shown)
        again: QWidget | None = self._tabs.currentWidget().findChild(QWidget, name) if name else None
        if again is not None:
            again.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, once the window behind has: its actions are named on the last page."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            QTimer.singleShot(0, self, self.reword)

    def reject(self) -> None:
        """Take every change back."""
        for name, value in self._before.items():
            setattr(self._settings, name, value)
        super().reject()

    def restore(self) -> None:
        """Give every preference its usual value; Cancel still takes that back."""
        for name in EDITED:
            setattr(self._settings, name, getattr(Settings, name).default)
        for fill in self._fill:
            fill()

    def _look_page(self) -> QWidget:
        languages = [("", self.tr("As the system has it")), *_LANGUAGES]
        themes = [("dark", self.tr("Dark")), ("light", self.tr("Light")), ("contrast", self.tr("High contrast"))]
        palettes = [("standard", self.tr("Usual colours")), ("colourblind", self.tr("Safe for colour-blind eyes"))]
        return _form(
            [
                (self.tr("Language"), self._combo("language", languages)),
                (self.tr("Theme"), self._combo("theme", themes)),
                (self.tr("Colours of the arts"), self._combo("palette", palettes)),
                (self.tr("Size of text"), self._slider("text_scale", *TEXT_SCALES, 10, self.tr("{value} %"))),
                (
                    self.tr("Speed of animation"),
                    self._slider("animation_speed", *ANIMATION_SPEEDS, 10, self.tr("{value} %"), self.tr("off")),
                ),
                ("", self._box("show_log", self.tr("Show the log beside the table"))),
                ("", self._box("text_table", self.tr("Show the table as text, for keyboard and screen reader"))),
            ]
        )

    def _play_page(self) -> QWidget:
        paces = [
            ("instant", self.tr("Instant")),
            ("brisk", self.tr("Brisk")),
            ("normal", self.tr("Normal")),
            ("leisurely", self.tr("Leisurely")),
        ]
        think = Spin()
        think.setRange(*THINK_MS)
        think.setSingleStep(50)
        think.setSuffix(self.tr(" ms"))
        self._bind(lambda: think.setValue(self._settings.think_ms))
        think.valueChanged.connect(lambda value: setattr(self._settings, "think_ms", value))
        return _form(
            [
                (self.tr("Pace of the bots"), self._combo("pace", paces)),
                ("", Faint(self.tr("How long a bot’s move is shown before the next one."))),
                (self.tr("Bots think at most"), think),
                ("", self._box("autoplay_forced", self.tr("Play forced moves automatically"))),
                ("", self._box("pause_after_round", self.tr("Wait after the round sheet"))),
                ("", self._box("show_hints_allowed", self.tr("New games allow hints"))),
                ("", self._box("curtain", self.tr("Close a curtain between people at one screen"))),
            ]
        )

    def _sound_page(self) -> QWidget:
        return _form(
            [
                ("", self._box("sound", self.tr("Sounds"))),
                (self.tr("Volume"), self._slider("volume", 0, 100, 5, self.tr("{value} %"))),
            ]
        )

    def _bind(self, fill: Callable[[], None]) -> None:
        """Keep the way to show a setting, and go it."""
        self._fill.append(fill)
        fill()

    def _combo(self, name: str, entries: Sequence[tuple[str, str]]) -> QComboBox:
        combo = QComboBox()
        combo.setObjectName(name)
        for value, text in entries:
            combo.addItem(text, value)
        self._bind(lambda: combo.setCurrentIndex(combo.findData(getattr(self._settings, name))))
        combo.currentIndexChanged.connect(lambda: setattr(self._settings, name, combo.currentData()))
        return combo

    def _box(self, name: str, text: str) -> QCheckBox:
        box = QCheckBox(text)
        box.setObjectName(name)
        self._bind(lambda: box.setChecked(getattr(self._settings, name)))
        box.toggled.connect(lambda on: setattr(self._settings, name, on))
        return box

    def _slider(self, name: str, low: int, high: int, step: int, text: str, none: str = "") -> QWidget:
        slider = QSlider(Qt.Orientation.Horizontal)
        slider.setObjectName(name)
        slider.setRange(low // step, high // step)
        slider.setPageStep(2)
        shown = QLabel()
        shown.setMinimumWidth(self.fontMetrics().horizontalAdvance(text.format(value=1000)))

        def changed(value: int) -> None:
            shown.setText(none if none and value == 0 else text.format(value=value * step))
            setattr(self._settings, name, value * step)

        slider.valueChanged.connect(changed)
        self._bind(lambda: slider.setValue(round(getattr(self._settings, name) / step)))
        shown.setText(none if none and slider.value() == 0 else text.format(value=slider.value() * step))
        row = QWidget()
        layout = QHBoxLayout(row)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(slider, 1)
        layout.addWidget(shown)
        row.setFocusProxy(slider)
        return row


_LANGUAGES = (("en", "English"), ("fr", "Français"), ("ru", "Русский"), ("ja", "日本語"))


def _named_actions(window: QWidget | None) -> list[QAction]:
    """Return the actions of a window that have names of our own giving."""
    if window is None:
        return []
    return [
        action
        for action in window.findChildren(QAction)
        if action.objectName() and not action.objectName().startswith("_") and action.text()
    ]


def _form(rows: Sequence[tuple[str, QWidget]]) -> QWidget:
    page = QWidget()
    form = QFormLayout(page)
    form.setVerticalSpacing(10)
    for text, widget in rows:
        label = QLabel(text)
        label.setBuddy(widget)
        target = widget.focusProxy() or widget
        if text:
            target.setAccessibleName(text)
        form.addRow(label, widget)
    return page
