"""The editor for boards and action cards, to match the copy on one's own shelf."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from divinare_qt.dialogs import artwork
from divinare_qt.dialogs.board_page import BoardPage
from divinare_qt.dialogs.card_page import CardPage
from divinare_qt.dialogs.parts import Message, Scroller, fit_to_screen
from divinare_qt.models.layouts import Layout, LayoutStore, default_layout
from divinare_qt.models.named_files import LONGEST_NAME, FileProblem, tidied
from divinare_qt.models.words import art_title
from divinare_qt.rules.arts import ARTS
from divinare_qt.rules.load import PLAYERS, default_rules


class LayoutEditor(QDialog):
    """Edits a stored layout, or the program's own under a new name. When accepted, it is stored under `name()`."""

    def __init__(self, store: LayoutStore, name: str = "", players: int = 4, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.setWindowTitle(self.tr("Boards and action card"))
        self._message = Message()
        usual = default_layout()
        layout = self._loaded(name) or usual
        deck = default_rules(players).deck
        self._boards = {
            art: BoardPage(layout.boards[art], usual.boards[art], cards) for art, cards in zip(ARTS, deck, strict=True)
        }
        self._cards = {
            number: CardPage(number, layout.cards[number], usual.cards[number], sum(deck)) for number in PLAYERS
        }
        self._name = QLineEdit(name or self._new_name())
        self._name.setMaxLength(LONGEST_NAME)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel)
        self._tabs = self._made_tabs()
        self._arrange()
        self._check()
        fit_to_screen(self, self.sizeHint().expandedTo(QSize(980, 700)))

    def name(self) -> str:
        """Return the name under which the layout was stored."""
        return tidied(self._name.text())

    def layout_now(self) -> Layout | None:
        """Return what the editor shows, if all of it can be played with."""
        boards = {art: board for art in ARTS if (board := self._boards[art].board()) is not None}
        cards = {players: card for players in PLAYERS if (card := self._cards[players].card()) is not None}
        complete = len(boards) == len(ARTS) and len(cards) == len(PLAYERS)
        return Layout(boards, cards) if complete else None

    def accept(self) -> None:
        """Store the layout, and close; where that fails, say why and stay."""
        layout = self.layout_now()
        if layout is None or not self.name():
            return
        try:
            self._store.save(self.name(), layout)
        except FileProblem as problem:
            self._message.say(str(problem))
            return
        super().accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the arts' names out of the tabs where they do not all fit; the emblems stay."""
        super().resizeEvent(event)
        self._name_tabs()

    def _loaded(self, name: str) -> Layout | None:
        try:
            return self._store.load(name)
        except FileProblem as problem:
            self._message.say(str(problem))
            return None

    def _new_name(self) -> str:
        known = set(self._store.names())
        plain = self.tr("My copy")
        numbered = (self.tr("My copy {number}").format(number=number) for number in range(2, 1000))
        return next(name for name in (plain, *numbered) if name not in known)

    def _made_tabs(self) -> QTabWidget:
        tabs = QTabWidget()
        tabs.setIconSize(QSize(20, 20))
        for art, page in self._boards.items():
            tabs.addTab(Scroller(page), artwork.icon(f"emblems/{art}", QSize(20, 20)), "")
            page.changed.connect(self._check)
        for card in self._cards.values():
            tabs.addTab(Scroller(card), "")
            card.changed.connect(self._check)
        return tabs

    def _arrange(self) -> None:
        row = QHBoxLayout()
        label = QLabel(self.tr("&Name"))
        label.setBuddy(self._name)
        row.addWidget(label)
        row.addWidget(self._name, 1)
        row.addWidget(self._buttons)
        column = QVBoxLayout(self)
        column.addWidget(self._tabs, 1)
        column.addWidget(self._message)
        column.addLayout(row)
        self._name.textChanged.connect(self._check)
        self._buttons.accepted.connect(self.accept)
        self._buttons.rejected.connect(self.reject)

    def _check(self) -> None:
        """Allow saving when everything is right, and mark the tabs where something is not."""
        self._name_tabs()
        save = self._buttons.button(QDialogButtonBox.StandardButton.Save)
        save.setEnabled(self.layout_now() is not None and bool(self.name()))

    def _name_tabs(self) -> None:
        """Name every page in full where there is room for that, and always where a screen reader asks."""
        names = [art_title(art) for art in self._boards]
        cards = [self.tr("The action card for {number}").format(number=players) for players in self._cards]
        short = [self.tr("{number} players").format(number=players) for players in self._cards]
        wrong = [page.board() is None for page in self._boards.values()]
        wrong += [page.card() is None for page in self._cards.values()]
        self._word_tabs([*names, *short], wrong)
        if self._tabs.tabBar().sizeHint().width() > self._tabs.width():
            self._word_tabs(["" for _ in names] + short, wrong)
        for index, name in enumerate([*names, *cards]):
            self._tabs.setTabToolTip(index, name)
            self._tabs.tabBar().setAccessibleTabName(index, name)

    def _word_tabs(self, titles: Sequence[str], wrong: Sequence[bool]) -> None:
        for index, title in enumerate(titles):
            marked = self.tr("{title} ✗").format(title=title) if wrong[index] else title
            self._tabs.setTabText(index, marked.strip())
