"""The pages of the rulebook on the screen, with what a search found in them."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QResizeEvent, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from divinare_qt.dialogs.look import look, theme_now
from divinare_qt.dialogs.rulebook_fill import width_wanted
from divinare_qt.dialogs.rulebook_page import RulebookPage, style_sheet
from divinare_qt.dialogs.rulebook_text import chapters
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.rules import Rules

BOOK: Final = QUrl("rulebook:book")
ORDINARY_HEIGHT: Final = 16.0
"""The height of letters, in points, for which pictures have the sizes that they were given."""
MARGIN: Final = 18
LEAST_ROOM: Final = 120.0
"""Pictures do not become narrower than this, however narrow the page is."""
SETTLED_MS: Final = 100
"""How long a page must not have been resized before its pictures are drawn anew."""


class RulebookBrowser(QTextBrowser):
    """Shows the whole book as one long page, so that it can be read through, searched and printed as one."""

    reading = Signal(str)
    """The anchor of the chapter at the top of the page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = default_rules(4)
        self._language = "en"
        self._page: RulebookPage | None = None
        self._starts: list[tuple[int, str]] = []
        self._wanted = ""
        self._hits: list[QTextCursor] = []
        self._at = 0
        self._stale = QTimer(self, singleShot=True, interval=0)
        self._stale.timeout.connect(self.restyle)
        self._resized = QTimer(self, singleShot=True, interval=SETTLED_MS)
        self._resized.timeout.connect(self._refit)
        self._room = 0.0
        self.setOpenExternalLinks(False)
        self.document().setDocumentMargin(MARGIN)
        self.verticalScrollBar().valueChanged.connect(self._tell_chapter)

    def fill(self, rules: Rules, language: str) -> None:
        """Show the book of these rules, at the place where one reads."""
        self._rules = rules
        self._language = language
        self.restyle()

    def restyle(self) -> None:
        """Draw in the theme and letters of now, and stay at the same place."""
        where = self.chapter()
        self._draw()
        if where:
            self.go_to(where)
        self.highlight(self._wanted)

    def _refit(self) -> None:
        """Draw pictures that fit the page as wide as it is now; the line at the top stays there."""
        if self._room == self._room_now():
            return
        top = self._top()
        self._draw()
        self.highlight(self._wanted)
        self._put_on_top(top)

    def _top(self) -> int:
        """Return where in the text the page begins that is seen."""
        return self.cursorForPosition(QPoint(MARGIN, 4)).position()

    def _put_on_top(self, position: int) -> None:
        line = QTextCursor(self.document())
        line.setPosition(position)
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + self.cursorRect(line).top())

    def _draw(self) -> None:
        self._stale.stop()
        self._resized.stop()
        self._room = self._room_now()
        self._page = RulebookPage(
            self._rules, self._language, theme_now(), self.devicePixelRatioF(), self._scale(), self._room
        )
        self.document().setDefaultStyleSheet(style_sheet(look()))
        if self.source().isEmpty():
            self.setSource(BOOK)
        else:
            self.reload()
        self._starts = list(self._find_starts())

    def _scale(self) -> float:
        return max(0.8, self.fontMetrics().height() / ORDINARY_HEIGHT)

    def _room_now(self) -> float:
        """Return how wide a picture may be: all that it wants, or what the page has."""
        wanted = width_wanted(self._scale())
        if not self.testAttribute(Qt.WidgetAttribute.WA_Resized):
            return wanted  # nothing has told yet how wide the page is going to be
        beside = 2 * (MARGIN + self.frameWidth()) + self.verticalScrollBar().sizeHint().width()
        return min(wanted, max(self.width() - beside, LEAST_ROOM))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stay at the same line, and let the pictures follow when the page has its new width."""
        top = self._top()
        super().resizeEvent(event)
        if self._page is None:
            return
        if event.size().width() != event.oldSize().width() and self.verticalScrollBar().value():
            self._put_on_top(top)
        if self._room != self._room_now():
            self._resized.start(SETTLED_MS if self.isVisible() else 0)

    def changeEvent(self, event: QEvent) -> None:
        """Follow letters and theme: once, however many things change together."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange) and self._page is not None:
            self._stale.start()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Give the book and its pictures; nothing is ever read from elsewhere."""
        url = QUrl(name)
        if self._page is None:
            return None
        if kind == QTextDocument.ResourceType.HtmlResource.value or url.scheme() == BOOK.scheme():
            return self._page.html
        return self._page.resource(url)

    def go_to(self, anchor: str) -> None:
        """Show a chapter or section; the way back is remembered."""
        url = QUrl(BOOK)
        url.setFragment(anchor)
        self.setSource(url)

    def chapter(self) -> str:
        """Return the anchor of the chapter at the top of what is seen."""
        top = self.cursorForPosition(QPoint(4, 24)).position()
        found = ""
        for position, name in self._starts:
            if position > top:
                break
            found = name
        return found

    def _find_starts(self) -> Iterator[tuple[int, str]]:
        """Yield where each chapter begins in the document."""
        names = {chapter.name for chapter in chapters(self._language)}
        block = self.document().begin()
        while block.isValid():
            for run in block.textFormats()[:2]:
                for name in run.format.anchorNames():
                    if name in names:
                        yield block.position(), name
            block = block.next()

    def _tell_chapter(self) -> None:
        name = self.chapter()
        if name:
            self.reading.emit(name)

    # Search -----------------------------------------------------------------------------------------------------------

    @property
    def place(self) -> tuple[int, int]:
        """Which of the found places is shown, and how many there are."""
        return self._at, len(self._hits)

    def highlight(self, text: str) -> int:
        """Mark every place where a text is found, show the first from here on, and return their number."""
        self._wanted = text
        self._hits = list(self._find(text)) if text else []
        here = self.cursorForPosition(QPoint(4, 4)).position()
        self._at = next((at for at, hit in enumerate(self._hits) if hit.selectionStart() >= here), 0)
        self._show_hits()
        return len(self._hits)

    def step(self, by: int) -> None:
        """Show the next or the previous found place, round and round."""
        if self._hits:
            self._at = (self._at + by) % len(self._hits)
            self._show_hits()

    def _find(self, text: str) -> Iterator[QTextCursor]:
        cursor = self.document().find(text)
        while not cursor.isNull():
            yield cursor
            cursor = self.document().find(text, cursor)

    def _show_hits(self) -> None:
        colours = look()
        marks = []
        for at, hit in enumerate(self._hits):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = hit
            mark.format.setBackground(colours.focus if at == self._at else colours.line)
            mark.format.setForeground(colours.ground if at == self._at else colours.on_line)
            marks.append(mark)
        self.setExtraSelections(marks)
        if self._hits:
            shown = QTextCursor(self._hits[self._at])
            shown.clearSelection()
            self.setTextCursor(shown)
            self.ensureCursorVisible()
