"""The teacher's side of the lesson: a panel beside the table with what to know and what to do."""

from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QLabel,
    QProgressBar,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from divinare_qt.dialogs import artwork
from divinare_qt.dialogs.look import look, serif
from divinare_qt.dialogs.parts import Faint, Heading
from divinare_qt.models.lesson import Lesson

DIVIDER: Final = QSize(220, 13)
LETTERS: Final = 46
"""How many letters fit across a panel in which they have their ordinary size; in a wider one they are larger."""


class LessonPanel(QFrame):
    """Shows a page of the lesson, and says what to point at."""

    highlight = Signal(tuple)
    """Names of things on the table."""
    left = Signal()
    """The learner wants to leave; the lesson can be taken up again."""
    play_now = Signal()
    """The lesson is over, and the learner wants to play."""
    table_wanted = Signal()
    """Something is to be done at the table."""

    def __init__(self, lesson: Lesson, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lesson = lesson
        self.setObjectName("place_card")
        self.title = Heading("", 1.35)
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.setObjectName("lesson_text")
        self._divider = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.hint = Faint()
        self.progress = QProgressBar(textVisible=False)
        self.progress.setMaximumHeight(8)
        self.back, self.next, self.leave = QPushButton(), QPushButton(), QPushButton()
        self._shown: object = None
        self._said = ""
        self._lay_out()
        self.back.clicked.connect(lesson.go_back)
        self.next.clicked.connect(self._go_on)
        self.leave.clicked.connect(self.left)
        lesson.changed.connect(self.refresh)
        self._reword()
        self.refresh()

    def _lay_out(self) -> None:
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.addWidget(self.back)
        self._row.addWidget(self.next, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(10)
        column.addWidget(self.title)
        column.addWidget(self._divider)
        column.addWidget(self.text, 1)
        column.addWidget(self.hint)
        column.addWidget(self.progress)
        column.addLayout(self._row)
        column.addWidget(self.leave)

    def refresh(self) -> None:
        """Show the page of now."""
        page = self.lesson.page()
        self.title.setText(page.title)
        if page.text != self._said:
            self._said = page.text
            self.text.setHtml(_rich(page.text))
        self.hint.setText(self._hint(own_turn=page.own_turn, waits=not page.can_go_on))
        self.progress.setRange(0, page.pages)
        self.progress.setValue(page.number)
        self.progress.setAccessibleDescription(
            self.tr("Step {number} of {pages}").format(number=page.number, pages=page.pages)
        )
        self.back.setEnabled(page.can_go_back)
        self.next.setEnabled(page.can_go_on)
        self.next.setText(self.tr("&Play now") if page.last else self.tr("&Next"))
        self.leave.setText(self.tr("&Close the lesson") if page.last else self.tr("&Leave the lesson"))
        self.highlight.emit(self.lesson.targets())
        self._fit()
        self._lead_the_keyboard((page.number, page.title, page.can_go_on), own_turn=page.own_turn)

    def _lead_the_keyboard(self, shown: object, *, own_turn: bool) -> None:
        """Give the keyboard to whoever is to act, once for each page."""
        if shown == self._shown:
            return
        self._shown = shown
        self.setAccessibleName(self.title.text())
        self.text.setAccessibleName(self.title.text())
        if own_turn:
            self.table_wanted.emit()
        elif self.next.isEnabled():
            self.next.setFocus()

    def _hint(self, *, own_turn: bool, waits: bool) -> str:
        if own_turn:
            return self.tr("Your turn, at the table.")
        return self.tr("Wait a moment…") if waits else ""

    def _go_on(self) -> None:
        if self.lesson.page().last:
            self.play_now.emit()
        else:
            self.lesson.go_on()

    def _reword(self) -> None:
        self.back.setText(self.tr("&Back"))
        self.progress.setAccessibleName(self.tr("Progress of the lesson"))
        self._divider.setPixmap(artwork.picture("ornaments/divider", DIVIDER, self.devicePixelRatioF()))
        self.text.setStyleSheet("QTextBrowser { background: transparent; border: none; }")
        self._fit()
        self.progress.setStyleSheet(
            f"QProgressBar {{ border: 1px solid {look().edge.name()}; border-radius: 4px;"
            f" background: {look().field.name()}; }}"
            f"QProgressBar::chunk {{ background: {look().line.name()}; border-radius: 3px; }}"
        )

    def _fit(self) -> None:
        """Let words and buttons make good use of the width: larger letters on a large window, buttons never cut."""
        grown = min(max(self.width() / (LETTERS * self.fontMetrics().averageCharWidth()), 1.0), 1.3)
        self.title.setFont(serif(self, 1.35 * grown, bold=True))
        self.text.setFont(serif(self, 1.1 * grown))
        room = self.width() - 2 * 16 - self._row.spacing()
        narrow = self.back.sizeHint().width() + self.next.sizeHint().width() > room
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit words and buttons in."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language, letters and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._reword()
            self.refresh()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._reword()


def _rich(text: str) -> str:
    """Return a text whose paragraphs are parted by empty lines as rich text."""
    paragraphs = text.split("\n\n")
    return "".join(f'<p style="line-height: 130%; margin-bottom: 8px;">{part}</p>' for part in paragraphs)
