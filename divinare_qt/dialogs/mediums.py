"""The character cards to read: portrait, name and story of each medium, and who plays them."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from divinare_qt.dialogs import artwork
from divinare_qt.dialogs.parts import Faint, Heading, Scroller, fit_to_screen
from divinare_qt.match.header import CHARACTERS, Seat
from divinare_qt.models.characters import characters
from divinare_qt.models.language import language_now
from divinare_qt.models.words import short_name

PORTRAIT: Final = QSize(180, 216)
TOKEN: Final = QSize(40, 40)
WANTED: Final = QSize(640, 360)


class MediumCard(QFrame):
    """One medium: the portrait and the token at the left, the name and the story beside them."""

    def __init__(self, character: str, player: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.character = character
        self._player = player
        self.setObjectName("place_card")
        self._portrait, self._token = QLabel(), QLabel()
        self._name = Heading("", 1.5)
        self._played = Faint()
        self._story = QLabel(wordWrap=True)
        self._story.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._story.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._arrange()
        self.reword()

    def _arrange(self) -> None:
        ratio = self.devicePixelRatioF()
        self._portrait.setPixmap(artwork.picture(f"portraits/{self.character}", PORTRAIT, ratio))
        self._token.setPixmap(artwork.picture(f"tokens/{self.character}", TOKEN, ratio))
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self._token, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self._name, 1)
        grid = QGridLayout(self)
        grid.setContentsMargins(18, 16, 18, 16)
        grid.setHorizontalSpacing(18)
        grid.addWidget(self._portrait, 0, 0, 3, 1, Qt.AlignmentFlag.AlignTop)
        grid.addLayout(head, 0, 1)
        grid.addWidget(self._played, 1, 1)
        grid.addWidget(self._story, 2, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(2, 1)

    def reword(self) -> None:
        """Put the card in the language of now."""
        medium = characters(language_now())[self.character]
        self._name.setText(medium.name)
        self._played.setText(self.tr("Played by {name}").format(name=self._player) if self._player else "")
        self._played.setVisible(bool(self._player))
        self._story.setText(medium.biography)
        self.setAccessibleName(medium.name)
        self.setAccessibleDescription(medium.biography)


class MediumsDialog(QDialog):
    """The mediums at a table, or all four; it opens at one of them."""

    def __init__(self, seats: Sequence[Seat] = (), character: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        shown = [(seat.character, seat.name) for seat in seats] or [(who, "") for who in CHARACTERS]
        self._tabs = QTabWidget()
        self._cards = [MediumCard(who, player) for who, player in shown]
        for card in self._cards:
            self._tabs.addTab(Scroller(card), artwork.icon(f"tokens/{card.character}", QSize(20, 20)), "")
        self._tabs.setCurrentIndex(next((at for at, (who, _) in enumerate(shown) if who == character), 0))
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        box.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self._tabs, 1)
        column.addWidget(box)
        self.reword()
        every_tab = QSize(self._tabs.tabBar().sizeHint().width() + 40, 0)
        fit_to_screen(self, self.sizeHint().expandedTo(WANTED).expandedTo(every_tab))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.reword()

    def reword(self) -> None:
        """Put everything in the language of now."""
        self.setWindowTitle(self.tr("The mediums"))
        self._tabs.setAccessibleName(self.tr("The mediums"))
        for place, card in enumerate(self._cards):
            card.reword()
            self._tabs.setTabText(place, short_name(card.character))
