"""Menus and keys: one table of actions, whose keys a player may change."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from divinare_qt.models.settings import Settings

Key = QKeySequence.StandardKey
translate = QCoreApplication.translate


@dataclass(frozen=True)
class Entry:
    """An action: its name in the preferences, its menu, and its usual keys."""

    name: str
    menu: str
    keys: tuple[str | Key, ...] = ()
    checkable: bool = False
    separated: bool = False
    """Whether a line is drawn above it."""


PEEKS: Final = ("peek_1", "peek_2", "peek_3", "peek_4")
"""The actions whose keys are held to see a hand, by seat."""

ENTRIES: Final = (
    Entry("new_game", "game", (Key.New,)),
    Entry("play_now", "game", ("Ctrl+Shift+N",)),
    Entry("continue_game", "game"),
    Entry("load", "game", (Key.Open,), separated=True),
    Entry("save_as", "game", (Key.SaveAs, "Ctrl+S")),
    Entry("replay", "game", ("Ctrl+R",)),
    Entry("audit", "game"),
    Entry("scores", "game", ("Ctrl+T",), separated=True),
    Entry("statistics", "game"),
    Entry("close_game", "game", (Key.Close,), separated=True),
    Entry("quit", "game", (Key.Quit, "Ctrl+Q")),
    Entry("take_back", "move", (Key.Undo,)),
    Entry("put_back", "move", ("Esc",)),
    Entry("confirm", "move", ("Ctrl+Return", "Ctrl+Enter")),
    Entry("proceed", "move", ("F5",)),
    Entry("hint", "move", ("H",), separated=True),
    Entry("warning", "move", ("W",)),
    Entry("pause", "move", ("P",), checkable=True, separated=True),
    Entry("hurry", "move", ("U",)),
    *(Entry(name, "move", (f"F{6 + seat}",), separated=seat == 0) for seat, name in enumerate(PEEKS)),
    Entry("text_table", "view", ("F3",), checkable=True),
    Entry("log", "view", ("F4",), checkable=True),
    Entry("mediums", "view", ("F2",)),
    Entry("full_screen", "view", ("F11",), checkable=True),
    Entry("larger", "view", (Key.ZoomIn,), separated=True),
    Entry("smaller", "view", (Key.ZoomOut,)),
    Entry("sound", "settings", ("Ctrl+M",), checkable=True),
    Entry("autoplay", "settings", checkable=True),
    Entry("preferences", "settings", (Key.Preferences, "Ctrl+,"), separated=True),
    Entry("rules", "help", (Key.HelpContents,)),
    Entry("learn", "help"),
    Entry("report", "help", separated=True),
    Entry("about", "help"),
)


def titles() -> dict[str, str]:
    """Return the titles of menus and actions in the language of now."""
    return {
        "game": translate("Actions", "&Game"),
        "move": translate("Actions", "&Move"),
        "view": translate("Actions", "&View"),
        "settings": translate("Actions", "&Settings"),
        "help": translate("Actions", "&Help"),
        "new_game": translate("Actions", "&New game…"),
        "play_now": translate("Actions", "&Play now"),
        "continue_game": translate("Actions", "&Continue the last game"),
        "load": translate("Actions", "&Load…"),
        "save_as": translate("Actions", "&Save as…"),
        "replay": translate("Actions", "&Replay…"),
        "audit": translate("Actions", "Audit the &bots…"),
        "scores": translate("Actions", "Sc&ores"),
        "statistics": translate("Actions", "S&tatistics"),
        "close_game": translate("Actions", "Lea&ve the game"),
        "quit": translate("Actions", "&Quit"),
        "take_back": translate("Actions", "&Take back"),
        "put_back": translate("Actions", "&Put back"),
        "confirm": translate("Actions", "Pass or &discard the cards"),
        "proceed": translate("Actions", "&Continue"),
        "hint": translate("Actions", "&Hint"),
        "warning": translate("Actions", "&Forced moves"),
        "pause": translate("Actions", "Pau&se"),
        "hurry": translate("Actions", "H&urry the bots"),
        "text_table": translate("Actions", "&Text table"),
        "log": translate("Actions", "&Log"),
        "mediums": translate("Actions", "Me&diums…"),
        "full_screen": translate("Actions", "&Full screen"),
        "larger": translate("Actions", "La&rger text"),
        "smaller": translate("Actions", "S&maller text"),
        "sound": translate("Actions", "&Sound"),
        "autoplay": translate("Actions", "Play &forced moves automatically"),
        "preferences": translate("Actions", "&Preferences…"),
        "rules": translate("Actions", "&Rules"),
        "learn": translate("Actions", "&Learn to play"),
        "report": translate("Actions", "Report a &problem…"),
        "about": translate("Actions", "&About Divinare"),
    }


def without_key(text: str) -> str:
    """Return the words of a menu for a button: no key in them, which Japanese has in brackets, and no points."""
    return re.sub(r"\(&\w\)", "", text).replace("&", "").removesuffix("…")


class Actions(QObject):
    """The actions of a window, in its menus."""

    def __init__(self, window: QMainWindow, settings: Settings) -> None:
        super().__init__(window)
        self._settings = settings
        self._menus: dict[str, QMenu] = {}
        self._actions: dict[str, QAction] = {}
        self._chairs: dict[int, str] = {}
        self._giving = ""
        for entry in ENTRIES:
            self._add(window, entry)
        self._menus["settings"].aboutToShow.connect(self.reword)
        self.reword()
        self.bind()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def menu(self, name: str) -> QMenu:
        """Return a menu."""
        return self._menus[name]

    def all(self) -> list[QAction]:
        """Return every action, in the order of the menus."""
        return list(self._actions.values())

    def connect_to(self, slots: dict[str, Callable[[], object]]) -> None:
        """Give actions something to do."""
        for name, slot in slots.items():
            self._actions[name].triggered.connect(slot)

    def usual_keys(self, name: str) -> list[QKeySequence]:
        """Return the keys that an action has unless a player chose others."""
        entry = next(entry for entry in ENTRIES if entry.name == name)
        keys: list[QKeySequence] = []
        for key in entry.keys:
            keys += QKeySequence.keyBindings(key) if isinstance(key, Key) else [QKeySequence(key)]
        return list({key.toString(): key for key in keys if not key.isEmpty()}.values())

    def bind(self) -> None:
        """Give every action the keys of the preferences, or its usual ones."""
        chosen = self._settings.shortcuts
        for name, action in self._actions.items():
            keys = [QKeySequence(chosen[name])] if name in chosen else self.usual_keys(name)
            action.setShortcuts([key for key in keys if not key.isEmpty()])

    def reword(self) -> None:
        """Put menus and actions in the language of now."""
        words = titles()
        for name, menu in self._menus.items():
            menu.setTitle(words[name])
        for name, action in self._actions.items():
            if name not in (*PEEKS, "confirm"):
                action.setText(words[name])
                action.setIconText(without_key(words[name]))
        self._word_peeks()
        self._word_giving()

    def name_giving(self, giving: str) -> None:
        """Say what is done with the marked cards now, as their button says it: `pass`, `discard`, or neither yet."""
        self._giving = giving
        self._word_giving()

    def _word_giving(self) -> None:
        titles_now = {
            "pass": translate("Actions", "P&ass the cards"),
            "discard": translate("Actions", "&Discard the cards"),
        }
        title = titles_now.get(self._giving, titles()["confirm"])
        self._actions["confirm"].setText(title)
        self._actions["confirm"].setIconText(without_key(title))

    def name_chairs(self, people: Mapping[int, str]) -> None:
        """Offer a look at their own hand to people who share the screen, by seat."""
        if people != self._chairs:
            self._chairs = dict(people)
            self._word_peeks()

    def _word_peeks(self) -> None:
        for seat, name in enumerate(PEEKS):
            action = self._actions[name]
            chair = translate("Actions", "chair {number}").format(number=seat + 1)
            whose = self._chairs.get(seat, chair).replace("&", "&&")
            action.setText(translate("Actions", "Hold to see the hand of {name}").format(name=whose))
            action.setVisible(seat in self._chairs)

    def _add(self, window: QMainWindow, entry: Entry) -> None:
        menu = self._menus.get(entry.menu)
        if menu is None:
            menu = self._menus[entry.menu] = window.menuBar().addMenu("")
        if entry.separated:
            menu.addSeparator()
        action = QAction(window, checkable=entry.checkable)
        action.setObjectName(entry.name)
        menu.addAction(action)
        self._actions[entry.name] = action
