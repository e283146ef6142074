"""The rulebook on paper: ink on white, numbered pages, and nothing torn apart that belongs together."""

from collections.abc import Iterator
from typing import Final, TypeAlias

from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextTable,
)

from divinare_qt.dialogs.look import look_of
from divinare_qt.dialogs.rulebook_page import RulebookPage, style_sheet
from divinare_qt.rules.rules import Rules
from divinare_qt.table.theme import LIGHT

RATIO: Final = 3.0
MARGINS: Final = QMarginsF(20, 18, 20, 12)
POINTS: Final = 10.0
CHAPTER_ROOM: Final = 0.45
"""How much of a page must be left where a chapter may begin that is not at the page's top."""

OBJECT: Final = chr(0xFFFC)
"""What stands for a picture in a text."""

Part: TypeAlias = QTextBlock | QTextTable


class PaperDocument(QTextDocument):
    """The book for a printer or a PDF file."""

    def __init__(self, rules: Rules, language: str, font: QFont) -> None:
        super().__init__()
        self._page = RulebookPage(rules, language, LIGHT, RATIO)
        letters = QFont(font)
        letters.setPointSizeF(POINTS)
        self.setDefaultFont(letters)
        self.setDefaultStyleSheet(style_sheet(look_of(LIGHT)))
        self.setDocumentMargin(0)
        self.setHtml(self._page.html)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Draw a picture when the layout asks for it, and keep it."""
        url = QUrl(name)
        image = self._page.resource(url)
        if image is None:
            return super().loadResource(kind, url)
        self.addResource(kind, url, image)
        return image

    def print_to(self, device: QPagedPaintDevice) -> None:
        """Print everything, with page numbers."""
        foot = self.lay_out(device)
        painter = QPainter(device)
        for page in range(self.pageCount()):
            if page:
                device.newPage()
            self._draw_page(painter, page)
            painter.setFont(self.defaultFont())
            painter.setPen(look_of(LIGHT).faint)
            painter.drawText(foot, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom, str(page + 1))
        painter.end()

    def lay_out(self, device: QPagedPaintDevice) -> QRectF:
        """Share the book out among the pages of a device, and return where the number of a page goes."""
        self.documentLayout().setPaintDevice(device)
        line = 2 * QFontMetricsF(self.defaultFont(), device).height()
        self.setPageSize(QSizeF(device.width(), device.height() - line))
        for group in _groups(self):
            if self._wants_page(group):
                _begin_page(group[0])
                # Qt lays out only what changed, and then forgets the lines of a text between two pages
                self.markContentsDirty(0, self.characterCount())
        return QRectF(0, self.pageSize().height(), device.width(), line)

    def _draw_page(self, painter: QPainter, page: int) -> None:
        top = page * self.pageSize().height()
        painter.save()
        painter.translate(0, -top)
        self.drawContents(painter, QRectF(0, top, self.pageSize().width(), self.pageSize().height()))
        painter.restore()

    def _wants_page(self, group: list[Part]) -> bool:
        """Tell whether parts are torn apart where they are now, or begin a chapter at the foot of a page."""
        whole = self.pageSize().height()
        top, bottom = self._place(group[0]).top(), self._place(group[-1]).bottom()
        left = whole - top % whole
        if _is_chapter(group[0]) and left < CHAPTER_ROOM * whole:
            return True
        return left < bottom - top <= whole

    def _place(self, part: Part) -> QRectF:
        layout = self.documentLayout()
        return layout.blockBoundingRect(part) if isinstance(part, QTextBlock) else layout.frameBoundingRect(part)


def _parts(document: QTextDocument) -> Iterator[Part]:
    """Yield the tables of a document, and the blocks beside them in which something stands."""
    block = document.begin()
    while block.isValid():
        table = _table_at(block)
        if table is not None:
            yield table
            block = table.lastCursorPosition().block()
        elif block.text():
            yield block
        block = block.next()


def _table_at(block: QTextBlock) -> QTextTable | None:
    return QTextCursor(block).currentTable()


def _groups(document: QTextDocument) -> Iterator[list[Part]]:
    """Yield parts that a reader wants on one page."""
    group: list[Part] = []
    for part in _parts(document):
        if group and not _belong_together(group[-1], part):
            yield group
            group = []
        group.append(part)
    yield group


def _belong_together(one: Part, other: Part) -> bool:
    """Tell whether no page may end between two parts.

    A title stays with what it is the title of, a table with what leads to it and with its note, a list in one piece,
    and the first of several pictures with the words before it.
    """
    if isinstance(one, QTextTable):
        return isinstance(other, QTextBlock) and not _is_title(other) and other.layout().lineCount() == 1
    if isinstance(other, QTextTable) or _is_title(one):
        return True
    return other.textList() is not None or (_has_picture(other) and not _has_picture(one))


def _is_title(block: QTextBlock) -> bool:
    return block.blockFormat().headingLevel() > 0


def _has_picture(block: QTextBlock) -> bool:
    return OBJECT in block.text()


def _is_chapter(part: Part) -> bool:
    return isinstance(part, QTextBlock) and part.blockFormat().headingLevel() == 1


def _begin_page(part: Part) -> None:
    if isinstance(part, QTextTable):
        table = part.format().toTableFormat()
        table.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        part.setFormat(table)
    else:
        block = part.blockFormat()
        block.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        QTextCursor(part).setBlockFormat(block)


def set_up_pages(device: QPagedPaintDevice) -> None:
    """Print upright on A4 unless the device knows better."""
    size = QPageSize(QPageSize.PageSizeId.A4)
    device.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, MARGINS, QPageLayout.Unit.Millimeter))
