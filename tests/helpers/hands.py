"""People at the table: one uses the mouse alone, one the keys alone, one the text table."""

import random
from typing import Protocol

from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QPushButton, QWidget

from divinare_qt.app.desk import Desk
from divinare_qt.app.window import MainWindow
from divinare_qt.models.boards import Place
from divinare_qt.rules.arts import ARTS
from divinare_qt.table.board import SpaceItem
from divinare_qt.table.piece import Piece
from divinare_qt.table.text_table import TextTable
from divinare_qt.table.view import TableView
from divinare_qt.table.widget import TableWidget
from tests.helpers.qt import spin_until


class Person(Protocol):
    """Does the next thing that the table asks for."""

    def act(self) -> None:
        """Do it."""


def click(button: QPushButton) -> None:
    """Click a button as a person would: only if it can be seen."""
    assert button.isVisible()
    assert button.isEnabled()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def middle(view: TableView, piece: Piece) -> QPoint:
    """Return where a piece is on the viewport; of a card the left side, which no other card covers."""
    rect = piece.on_table()
    x = rect.center().x() if isinstance(piece, SpaceItem) else rect.x() + rect.width() * 0.12
    return view.mapFromScene(x, rect.center().y())


class Mouse:
    """Clicks, and drags every other time."""

    def __init__(self, table: TableWidget, seed: int = 1) -> None:
        self.table, self.view = table, table.view
        self.dice = random.Random(seed)
        self.drags = 0

    def act(self) -> None:
        """Do the next thing."""
        view, choice = self.view, self.view.choice
        if self.table.curtain.isVisible():
            click(self.table.curtain.open)
        elif self.table.prompt.proceed.isVisible():
            click(self.table.prompt.proceed)
        elif choice.giving and not choice.complete:
            free = [card for card in view.scene_.hand if card.index not in choice.marked]
            self._click(self.dice.choice(free))
        elif choice.giving:
            click(self.table.prompt.confirm)
        elif choice.playing:
            self._play()

    def _play(self) -> None:
        card = self.dice.choice(self.view.scene_.hand)
        if self.dice.random() < 0.5:
            self._click(card)
            lit = [space for space in self.view.scene_.spaces.values() if space.lit]
            self._click(self.dice.choice(lit))
            return
        self.drags += 1
        viewport, start = self.view.viewport(), middle(self.view, card)
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(viewport, start + QPoint(0, -40))
        lit = [space for space in self.view.scene_.spaces.values() if space.lit]
        goal = middle(self.view, self.dice.choice(lit))
        QTest.mouseMove(viewport, goal)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=goal)

    def _click(self, piece: Piece) -> None:
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=middle(self.view, piece))


class Keys:
    """Presses keys, and never touches the mouse."""

    def __init__(self, table: TableWidget, seed: int = 1) -> None:
        self.table, self.view = table, table.view
        self.dice = random.Random(seed)

    def act(self) -> None:
        """Do the next thing."""
        choice, prompt = self.view.choice, self.table.prompt
        if self.table.curtain.isVisible():
            QTest.keyClick(self.table.curtain, Qt.Key.Key_Return)
        elif prompt.proceed.isVisible():
            QTest.keyClick(prompt.proceed, Qt.Key.Key_Space)
        elif choice.complete:
            QTest.keyClick(prompt.confirm, Qt.Key.Key_Space)
        elif choice.giving:
            free = [card for card in self.view.scene_.hand if card.index not in choice.marked]
            self.press(Qt.Key(Qt.Key.Key_1 + ARTS.index(self.dice.choice([card.art for card in free if card.art]))))
        elif choice.playing:
            for _ in range(self.dice.randrange(1, 7)):
                self.press(self.dice.choice([Qt.Key.Key_Left, Qt.Key.Key_Right]))
            self.press(Qt.Key.Key_Return)

    def press(self, key: Qt.Key) -> None:
        """Press a key on the table."""
        QTest.keyClick(self.view, key)


class Reader:
    """Uses the text table, as with a screen reader."""

    def __init__(self, text: TextTable, seed: int = 1) -> None:
        self.text = text
        self.dice = random.Random(seed)

    def act(self) -> None:
        """Do the next thing."""
        text, choice = self.text, self.text.choice
        if text.open_curtain.isVisible():
            click(text.open_curtain)
        elif text.proceed.isVisible():
            click(text.proceed)
        elif choice.complete:
            click(text.confirm)
        elif choice.giving or (choice.playing and choice.art is None):
            rows = [row for row in range(text.hand.model().rowCount()) if row not in choice.marked]
            self._activate(text.hand, text.hand.model().index(self.dice.choice(rows), 0))
        elif choice.art is not None:
            model, art = text.boards_model, choice.art
            labels = [label for label in ("centre", *model.labels(art)) if choice.is_legal(art, label)]
            self._activate(text.boards, model.index_of(Place(art, self.dice.choice(labels))))

    @staticmethod
    def _activate(view: QAbstractItemView, index: QModelIndex) -> None:
        view.setCurrentIndex(index)
        view.setFocus()
        QTest.keyClick(view, Qt.Key.Key_Return)


def advised(window: MainWindow) -> Desk:
    """Ask for a hint as soon as cards have to be given away, and return the desk when it is shown."""
    desk = window.desk
    assert desk is not None
    hints = desk.hints
    assert hints is not None
    spin_until(lambda: desk.choice.giving)
    window.actions_["hint"].trigger()
    spin_until(lambda: bool(hints.best_cards()))
    return desk


def all_texts(widget: QWidget) -> list[str]:
    """Return every text, tooltip and accessible name that can be reached from a widget."""
    found: list[str] = []
    for part in (widget, *widget.findChildren(QWidget)):
        found += [part.toolTip(), part.statusTip(), part.whatsThis(), part.accessibleName()]
        found += [part.accessibleDescription(), part.windowTitle(), str(part.property("text") or "")]
    return found
