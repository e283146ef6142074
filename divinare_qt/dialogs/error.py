"""Saying that something went wrong: what, where, and what can be done."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from divinare_qt.dialogs import artwork
from divinare_qt.dialogs.parts import Heading, fit_to_screen


class ErrorDialog(QDialog):
    """An expected failure, such as a broken file: what and where, with details on request."""

    def __init__(self, what: str, why: str, details: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Divinare"))
        self._text = "\n\n".join(part for part in (what, why, details) if part)
        self.column = QVBoxLayout(self)
        self.column.addLayout(self._head(what, why))
        self.details = QPlainTextEdit(details)
        self.details.setReadOnly(True)
        self.details.setAccessibleName(self.tr("Details"))
        self.details.setVisible(False)
        self.column.addWidget(self.details, 1)
        self.column.addStretch(0)
        self.buttons = QDialogButtonBox()
        self.column.addWidget(self.buttons)
        self.add_buttons(has_details=bool(details))
        self._open(QSize(560, 0))

    def add_buttons(self, *, has_details: bool) -> None:
        """Offer to close, and to see the details where there are any."""
        close = self.buttons.addButton(QDialogButtonBox.StandardButton.Close)
        close.setDefault(True)
        self.buttons.rejected.connect(self.reject)
        if has_details:
            self.add_details_button()

    def add_details_button(self) -> None:
        """Offer to see the details, and to copy everything."""
        more = QPushButton(self.tr("&Details"))
        more.setCheckable(True)
        more.setAutoDefault(False)
        more.toggled.connect(self._show_details)
        copy = self.buttons.addButton(self.tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._text))
        self.buttons.addButton(more, QDialogButtonBox.ButtonRole.ActionRole)

    def _head(self, what: str, why: str) -> QHBoxLayout:
        size = self.fontMetrics().height() * 3
        sign = QLabel()
        sign.setPixmap(artwork.picture("score/red", QSize(size, size), self.devicePixelRatioF()))
        words = QVBoxLayout()
        words.addWidget(Heading(what, 1.2))
        reason = QLabel(why)
        reason.setWordWrap(True)
        reason.setTextFormat(Qt.TextFormat.PlainText)
        reason.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        words.addWidget(reason)
        row = QHBoxLayout()
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addSpacing(10)
        row.addLayout(words, 1)
        return row

    def _show_details(self, on: bool) -> None:  # noqa: FBT001 - a slot of `toggled`
        self.details.setVisible(on)
        self._open(QSize(680, 420) if on else QSize(560, 0))

    def _open(self, least: QSize) -> None:
        """Open as high as the words need when they are broken at that width, which the size hint does not know."""
        wanted = self.sizeHint().expandedTo(least)
        fit_to_screen(self, wanted.expandedTo(QSize(0, self.column.totalHeightForWidth(wanted.width()))))


class CrashDialog(ErrorDialog):
    """An error that nobody foresaw: the game is saved, and can go on. Accepted means go on, rejected quit."""

    def __init__(self, error: str, details: str, log: Path, parent: QWidget | None = None) -> None:
        self._log = log
        translate = QCoreApplication.translate
        what = translate("CrashDialog", "Something went wrong. The game is saved, and you can go on.")
        why = translate("CrashDialog", "{error}\n\nThe details are in {file}").format(error=error, file=log)
        super().__init__(what, why, details, parent)

    def add_buttons(self, *, has_details: bool) -> None:
        """Offer to go on, to quit, and to see where the details are."""
        go_on = self.buttons.addButton(self.tr("&Go on"), QDialogButtonBox.ButtonRole.AcceptRole)
        go_on.setDefault(True)
        self.buttons.addButton(self.tr("&Quit"), QDialogButtonBox.ButtonRole.RejectRole)
        folder = self.buttons.addButton(self.tr("Open the &folder"), QDialogButtonBox.ButtonRole.ActionRole)
        folder.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._log.parent))))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        if has_details:
            self.add_details_button()
