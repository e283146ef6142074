"""The lesson as a page of the window: a table, drawn or in text, with the teacher's panel beside it."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLayout, QStackedWidget, QWidget

from divinare_qt.dialogs.lesson_panel import LessonPanel
from divinare_qt.models.language import language_now
from divinare_qt.models.lesson import Lesson
from divinare_qt.models.settings import Settings
from divinare_qt.table.pointer import Pointer
from divinare_qt.table.text_table import TextTable
from divinare_qt.table.widget import TableWidget


class LessonPage(QWidget):
    """Learn to play. It takes up the lesson that was left; `close_lesson` lets go of it."""

    told = Signal(str)
    left = Signal()
    play_now = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None, *, lesson: Lesson | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self.lesson = Lesson(settings, language_now()) if lesson is None else lesson
        self.table = TableWidget(self.lesson.session, self.lesson.choice, settings, self)
        self.text = TextTable(self.lesson.session, self.lesson.choice, self)
        self.pointer = Pointer(self.table)
        self.panel = LessonPanel(self.lesson, self)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.text)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(0)
        self._box.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._box.addWidget(self._stack, 1)
        self._box.addWidget(self.panel)
        self._connect()
        self.follow_settings()

    def _connect(self) -> None:
        self.panel.highlight.connect(self.pointer.point_at)
        self.panel.left.connect(self.left)
        self.panel.play_now.connect(self.play_now)
        self.panel.table_wanted.connect(self._to_table)
        self.table.told.connect(self.told)
        self.text.told.connect(self.told)
        self._settings.changed.connect(self.follow_settings)

    def say(self, text: str) -> None:
        """Say something where the learner looks; an empty text takes it back."""
        self.table.prompt.say(text)
        self.text.say(text)

    def begin(self) -> None:
        """Show the table and the first page, or the one where the lesson was left."""
        self.lesson.begin()

    def close_lesson(self) -> None:
        """Let go of the lesson; it can be taken up again."""
        self._settings.changed.disconnect(self.follow_settings)
        self.pointer.close()
        self.table.view.animator.finish()
        self.lesson.close()

    def follow_settings(self, _name: str = "") -> None:
        """Show the kind of table that is preferred, in its look."""
        shown = self.text if self._settings.text_table else self.table
        self._stack.setCurrentWidget(shown)
        self._stack.setFocusProxy(shown)
        self.table.restyle()

    def _to_table(self) -> None:
        (self.text if self._settings.text_table else self.table).setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.lesson.set_language(language_now())
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the panel beside the table, or below it where the window is tall."""
        super().resizeEvent(event)
        tall = self.height() > self.width() * 1.1
        self._box.setDirection(QBoxLayout.Direction.TopToBottom if tall else QBoxLayout.Direction.LeftToRight)
        width, height = self._room_for_panel(tall=tall)
        self.panel.setMinimumWidth(0 if tall else width)
        self.panel.setMaximumSize(width, height)

    def _room_for_panel(self, *, tall: bool) -> tuple[int, int]:
        """Return width and height of the panel: as many letters a line as read well, and never most of the window."""
        if tall:
            return self.width(), int(self.height() * 0.36)
        letters = 42 * self.fontMetrics().averageCharWidth()
        return min(max(letters, 280, int(self.width() * 0.2)), int(self.width() * 0.36)), self.height()
