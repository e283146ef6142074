"""The rulebook: contents, search, links, printing, PDF; in the look of now and in any of the four languages."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeySequence, QPdfWriter, QShortcut
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from divinare_qt.dialogs.error import ErrorDialog
from divinare_qt.dialogs.parts import fit_to_screen
from divinare_qt.dialogs.rulebook_browser import ORDINARY_HEIGHT, RulebookBrowser
from divinare_qt.dialogs.rulebook_contents import Contents
from divinare_qt.dialogs.rulebook_paper import PaperDocument, set_up_pages
from divinare_qt.models.language import language_now
from divinare_qt.rules.rules import Rules
from divinare_qt.speech import why

WANTED: Final = QSize(1020, 760)
SHARES: Final = (300, 720)
"""What contents and page have of the width."""
SEARCH_MS: Final = 150
"""How long nothing was typed before the search begins."""


class RulebookWindow(QDialog):
    """The whole rules of the game that is open. It stays open beside the table."""

    def __init__(self, rules: Rules, language: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowFlags(self.windowFlags() | Qt.WindowType.WindowMaximizeButtonHint)
        self.rules = rules
        self._follows = not language
        self.language = language or language_now()
        self.browser = RulebookBrowser(self)
        self.contents = Contents(self)
        self.search = QLineEdit(self, clearButtonEnabled=True)
        self.found = QLabel(self)
        self.found.setProperty("role", "faint")
        self._back, self._forward = QToolButton(self), QToolButton(self)
        self._previous, self._next = QToolButton(self), QToolButton(self)
        self._print, self._pdf, self._close = QPushButton(self), QPushButton(self), QPushButton(self)
        self._timer = QTimer(self, singleShot=True, interval=SEARCH_MS)
        self._lay_out()
        self._connect()
        self._reword()
        self._fill()
        self.browser.setFocus()
        fit_to_screen(self, WANTED * self._scale())
        self._split.setSizes([part * self.width() // sum(SHARES) for part in SHARES])

    # What others call -------------------------------------------------------------------------------------------------

    def open_chapter(self, name: str) -> None:
        """Show a chapter or a section by its name, such as `scoring` or `two`."""
        self.browser.go_to(name)

    def set_rules(self, rules: Rules) -> None:
        """Show the boards and the action card of another game."""
        if rules != self.rules:
            self.rules = rules
            self._fill()

    def search_for(self, text: str) -> None:
        """Mark a text wherever it is, and show the first place."""
        self.search.setText(text)
        self._timer.stop()
        self._search()

    def export_pdf(self, path: Path) -> None:
        """Write the book as a PDF file; OSError if that can't be done."""
        with path.open("wb"):
            pass  # QPdfWriter would fail in silence
        writer = QPdfWriter(str(path))
        set_up_pages(writer)
        writer.setTitle(self._title())
        self._paper().print_to(writer)

    # Making -----------------------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        for button in (self._back, self._forward):
            bar.addWidget(button)
        bar.addSpacing(10)
        bar.addWidget(self.search, 1)
        for button in (self._previous, self._next):
            bar.addWidget(button)
        bar.addWidget(self.found)
        for tool in (self._back, self._forward, self._previous, self._next):
            tool.setProperty("role", "small")
        self._split = split = QSplitter(self)
        split.addWidget(self.contents)
        split.addWidget(self.browser)
        for at, part in enumerate(SHARES):
            split.setStretchFactor(at, part)
        split.setChildrenCollapsible(False)
        ends = QHBoxLayout()
        ends.addWidget(self._print)
        ends.addWidget(self._pdf)
        ends.addStretch(1)
        ends.addWidget(self._close)
        column = QVBoxLayout(self)
        column.addLayout(bar)
        column.addWidget(split, 1)
        column.addLayout(ends)
        for plain in (self._print, self._pdf, self._close):
            plain.setAutoDefault(False)

    def _scale(self) -> float:
        """Return how much larger than ordinary the letters are."""
        return max(1.0, self.fontMetrics().height() / ORDINARY_HEIGHT)

    def _connect(self) -> None:
        self._back.clicked.connect(self.browser.backward)
        self._forward.clicked.connect(self.browser.forward)
        self.browser.backwardAvailable.connect(self._back.setEnabled)
        self.browser.forwardAvailable.connect(self._forward.setEnabled)
        self._back.setEnabled(False)
        self._forward.setEnabled(False)
        self._previous.clicked.connect(lambda: self._step(-1))
        self._next.clicked.connect(lambda: self._step(1))
        self.search.returnPressed.connect(lambda: self._step(1))
        self.search.textChanged.connect(self._timer.start)
        self._timer.timeout.connect(self._search)
        self.contents.chosen.connect(self.open_chapter)
        self.browser.reading.connect(self.contents.mark)
        self._print.clicked.connect(self.print_book)
        self._pdf.clicked.connect(self.choose_pdf)
        self._close.clicked.connect(self.close)
        keys = ((QKeySequence.StandardKey.Find, self._to_search), (QKeySequence.StandardKey.Print, self.print_book))
        for key, slot in keys:
            QShortcut(QKeySequence(key), self, slot)
        QShortcut(QKeySequence(QKeySequence.StandardKey.FindNext), self, lambda: self._step(1))
        QShortcut(QKeySequence(QKeySequence.StandardKey.FindPrevious), self, lambda: self._step(-1))

    def _reword(self) -> None:
        self.setWindowTitle(self.tr("Rulebook"))
        self.browser.setAccessibleName(self.tr("Rulebook"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        signs = (
            (self._back, "\u2190", self.tr("Back")),
            (self._forward, "\u2192", self.tr("Forward")),
            (self._previous, "\u2191", self.tr("Previous place")),
            (self._next, "\u2193", self.tr("Next place")),
        )
        for button, sign, words in signs:
            button.setText(sign)
            button.setToolTip(words)
            button.setAccessibleName(words)
        self._print.setText(self.tr("&Print…"))
        self._pdf.setText(self.tr("&Save as PDF…"))
        self._close.setText(self.tr("&Close"))

    def _fill(self) -> None:
        self.contents.fill(self.language)
        self.browser.fill(self.rules, self.language)
        self._search()

    # Search -----------------------------------------------------------------------------------------------------------

    def _to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _search(self) -> None:
        number = self.browser.highlight(self.search.text().strip())
        for button in (self._previous, self._next):
            button.setEnabled(number > 0)
        self._show_found()

    def _step(self, by: int) -> None:
        if self._timer.isActive():
            self._timer.stop()
            self._search()
        else:
            self.browser.step(by)
            self._show_found()

    def _show_found(self) -> None:
        at, number = self.browser.place
        if not self.search.text().strip():
            self.found.setText("")
        elif not number:
            self.found.setText(self.tr("not found"))
        else:
            self.found.setText(self.tr("{place} of {number}").format(place=at + 1, number=number))

    # Paper ------------------------------------------------------------------------------------------------------------

    def _title(self) -> str:
        return self.tr("The rules of Divinare")

    def _paper(self) -> PaperDocument:
        return PaperDocument(self.rules, self.language, self.font())

    def print_book(self) -> None:
        """Ask for a printer, and print."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        set_up_pages(printer)
        printer.setDocName(self._title())
        dialog = QPrintDialog(printer, self)
        if dialog.exec() == QDialog.DialogCode.Accepted:
            self._paper().print_to(printer)

    def choose_pdf(self) -> None:
        """Ask for a file, and write the book to it."""
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the rules as PDF"), "divinare.pdf", self.tr("PDF files (*.pdf)")
        )
        if not name:
            return
        try:
            self.export_pdf(Path(name) if Path(name).suffix else Path(f"{name}.pdf"))
        except OSError as error:
            dialog = ErrorDialog(self.tr("The file could not be written."), why(error), parent=self)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()

    # Window -----------------------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language; the pages themselves follow letters and theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.language = language_now() if self._follows else self.language
            self._reword()
            self._fill()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Search no more."""
        self._timer.stop()
        super().closeEvent(event)


def open_rulebook(rules: Rules, parent: QWidget, chapter: str = "") -> RulebookWindow:
    """Show the rulebook of a window, at a chapter if one is named. There is one at a time, and it is never modal."""
    window = parent.findChild(RulebookWindow)
    if window is None:
        window = RulebookWindow(rules, parent=parent)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    else:
        window.set_rules(rules)
    if chapter:
        window.open_chapter(chapter)
    window.show()
    window.activateWindow()
    return window
