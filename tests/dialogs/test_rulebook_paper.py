"""The rulebook on paper: what belongs together is on one page."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QPageLayout, QPageSize, QPdfWriter, QTextBlock, QTextCursor, QTextTable
from PySide6.QtPrintSupport import QPrinter

from divinare_qt.dialogs.rulebook_paper import PaperDocument, set_up_pages
from divinare_qt.models.settings import LANGUAGES
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.rules import Rules
from divinare_qt.table.fonts import OWN, load_fonts
from tests.dialogs.test_rulebook_text import odd_rules

pytestmark = pytest.mark.usefixtures("qapp")
SPOKEN = [code for code in LANGUAGES if code]


def letters() -> QFont:
    """Return the font that the program writes with; where lines end, and so what is torn, depends on it."""
    load_fonts()
    font = QFont()
    font.setFamilies(list(OWN))
    return font


def blocks(document: PaperDocument) -> Iterator[QTextBlock]:
    """Yield what is written, in and beside tables."""
    block = document.begin()
    while block.isValid():
        if block.text():
            yield block
        block = block.next()


def pages(document: PaperDocument, block: QTextBlock) -> set[int]:
    """Return the pages on which the lines of a block stand."""
    layout, whole = block.layout(), document.pageSize().height()
    rect = document.documentLayout().blockBoundingRect(block)
    assert layout.lineCount(), f"not printed: {block.text()}"
    top = rect.top() - layout.lineAt(0).y()
    return {int((top + layout.lineAt(line).y()) // whole) for line in range(layout.lineCount())}


def torn(document: PaperDocument) -> list[str]:
    """Return the texts that are on two pages, or on another page than what they belong to."""
    found = []
    tables: dict[QTextTable, int] = {}
    before: QTextBlock | None = None
    for block in blocks(document):
        on = pages(document, block)
        table = QTextCursor(block).currentTable()
        wanted = set(on)
        if before is not None and before.blockFormat().headingLevel():
            wanted |= pages(document, before)
        if before is not None and block.textList() is not None:
            wanted |= pages(document, before)
        if table is not None:
            wanted.add(tables.setdefault(table, min(on)))
        if len(wanted) > 1:
            found.append(block.text())
        before = block
    return found


@pytest.fixture(params=["A4", "A5", "Letter"])
def paper(request: pytest.FixtureRequest, tmp_path: Path) -> QPdfWriter:
    writer = QPdfWriter(str(tmp_path / "book.pdf"))
    set_up_pages(writer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId[request.param]))
    return writer


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("rules", [default_rules(4), odd_rules()], ids=["box", "odd"])
def test_nothing_is_torn_apart(paper: QPdfWriter, language: str, rules: Rules) -> None:
    document = PaperDocument(rules, language, letters())
    document.lay_out(paper)
    assert document.pageCount() > 5
    assert not torn(document)


def test_a_book_that_flows_freely_is_torn(paper: QPdfWriter) -> None:
    """The proof that the test above can fail."""
    document = PaperDocument(default_rules(4), "en", letters())
    document.documentLayout().setPaintDevice(paper)
    document.setPageSize(paper.pageLayout().paintRectPixels(paper.resolution()).size())
    assert torn(document)


def test_a_printer_prints_every_page(tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    set_up_pages(printer)
    printer.setPageOrientation(QPageLayout.Orientation.Landscape)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    document = PaperDocument(default_rules(2), "fr", letters())
    document.print_to(printer)
    printed = (tmp_path / "printed.pdf").read_bytes()
    assert f"/Count {document.pageCount()}".encode() in printed
