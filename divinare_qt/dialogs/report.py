"""Report a problem: the report as it will be copied, so that everybody sees what leaves their computer."""

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QFontDatabase, QGuiApplication, QScreen
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from divinare_qt.dialogs.parts import Faint, Heading, Scroller, fit_to_screen
from divinare_qt.models.report import Display
from divinare_qt.speech import why


def display() -> Display:
    """Return what Qt says of the screens: how large and how fine, not what they are called."""
    return Display(QGuiApplication.platformName(), tuple(map(_described, QGuiApplication.screens())))


def _described(screen: QScreen) -> str:
    size, fine, dots = screen.size(), screen.devicePixelRatio(), screen.logicalDotsPerInch()
    return f"{size.width()} x {size.height()}, ratio {fine:g}, {dots:g} dots per inch"


class ReportDialog(QDialog):
    """Shows a report, copies it and saves it. Nothing is sent by itself."""

    def __init__(self, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Report a problem"))
        self._report = report
        self.text = QPlainTextEdit(report)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("The report"))
        self.text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.text.setMinimumHeight(self.text.fontMetrics().height() * 12)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.told = Faint()
        content = QWidget()
        column = QVBoxLayout(content)
        column.addWidget(Heading(self.tr("What helps to find the fault")))
        column.addWidget(self._how())
        column.addWidget(self.text, 1)
        column.addWidget(self._what_is_missing())
        outer = QVBoxLayout(self)
        self.told.setIndent(column.contentsMargins().left())
        outer.addWidget(Scroller(content), 1)
        outer.addWidget(self.told)
        outer.addWidget(self._buttons())
        fit_to_screen(self, self.sizeHint().expandedTo(QSize(680, 640)))

    def _how(self) -> QLabel:
        words = QLabel(
            self.tr(
                "Divinare sends nothing by itself. Copy or save this report, write what you did, what happened and "
                "what you had expected, and send both to those from whom you have this copy of the program."
            )
        )
        words.setWordWrap(True)
        return words

    def _what_is_missing(self) -> QLabel:
        return Faint(
            self.tr(
                "The report is in English, for those who look for the fault. It has no cards that are not on the "
                "table, no names, no paths and no seeds."
            )
        )

    def _buttons(self) -> QDialogButtonBox:
        role = QDialogButtonBox.ButtonRole.ActionRole
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        copy = box.addButton(self.tr("&Copy"), role)
        copy.clicked.connect(self.copy)
        copy.setDefault(True)
        box.addButton(self.tr("&Save…"), role).clicked.connect(self._ask_and_save)
        box.rejected.connect(self.reject)
        return box

    def copy(self) -> None:
        """Put the report on the clipboard."""
        QGuiApplication.clipboard().setText(self._report)
        self.told.setText(self.tr("The report is on the clipboard."))

    def save(self, path: Path) -> None:
        """Write the report to a file."""
        try:
            path.write_text(self._report, encoding="utf-8")
        except OSError as error:
            self.told.setText(why(error))
        else:
            self.told.setText(self.tr("The report is saved."))

    def _ask_and_save(self) -> None:
        kinds = self.tr("Text files (*.txt);;All files (*)")
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save the report"), "divinare-report.txt", kinds)
        if name:
            self.save(Path(name))
