"""About the program: what it is, what it is not, whose work it stands on, and where it keeps its files."""

import platform
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QTextBrowser, QVBoxLayout, QWidget

from divinare_qt import __version__
from divinare_qt.dialogs import artwork
from divinare_qt.dialogs.parts import Faint, Heading, Scroller, fit_to_screen
from divinare_qt.models.places import data_folder
from divinare_qt.models.report import library_versions
from divinare_qt.models.settings import Settings
from divinare_qt.origin import commit, licences_folder
from divinare_qt.table.fonts import licences

MEDALLION: Final = QSize(120, 120)
LICENCES: Final = (
    ("Python", "PSF License 2.0", "https://www.python.org"),
    ("Qt, PySide6, Shiboken6", "LGPL 3.0", "https://doc.qt.io/qtforpython"),
    ("NumPy", "BSD 3-Clause", "https://numpy.org"),
    ("miniaudio, pyminiaudio", "MIT", "https://miniaud.io"),
    ("CFFI", "MIT-0", "https://cffi.readthedocs.io"),
    ("pycparser", "BSD 3-Clause", "https://github.com/eliben/pycparser"),
)
"""What the program is made of, under which licence, and where that can be read."""


class AboutDialog(QDialog):
    """The notice of an unofficial implementation, and everybody's due."""

    def __init__(self, _settings: Settings | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Divinare"))
        content = QWidget()
        column = QVBoxLayout(content)
        for part in self._parts():
            column.addWidget(part)
        column.addWidget(self._licences(), 1)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._offer(box, self.tr("Open the &data folder"), data_folder())
        packed = licences_folder()
        if packed is not None:
            self._offer(box, self.tr("Open the &licences"), packed)
        box.rejected.connect(self.reject)
        outer = QVBoxLayout(self)
        outer.addLayout(self._head())
        outer.addWidget(Scroller(content), 1)
        outer.addWidget(box)
        fit_to_screen(self, self.sizeHint().expandedTo(QSize(640, 560)))

    def _offer(self, box: QDialogButtonBox, words: str, folder: Path) -> None:
        button = box.addButton(words, QDialogButtonBox.ButtonRole.ActionRole)
        button.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))))

    def _head(self) -> QHBoxLayout:
        picture = QLabel()
        picture.setPixmap(artwork.picture("ornaments/medallion", MEDALLION, self.devicePixelRatioF()))
        words = QVBoxLayout()
        words.addStretch(1)
        words.addWidget(Heading(self.tr("Divinare for the desktop"), 1.7))
        words.addWidget(self._version())
        words.addStretch(1)
        row = QHBoxLayout()
        row.addWidget(picture)
        row.addSpacing(12)
        row.addLayout(words, 1)
        return row

    def _version(self) -> QLabel:
        known = commit()
        words = self.tr("Version {version}, commit {commit}") if known else self.tr("Version {version}, from source")
        label = Faint(words.format(version=__version__, commit=known))
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return label

    def _parts(self) -> Sequence[QLabel]:
        notice = self.tr(
            "This is an unofficial implementation of the board game Divinare, which was designed by Brett J. Gilbert, "
            "illustrated by Benjamin Carré and published by Asmodee. This software has artwork and texts of its own. "
            "It is not made, endorsed or supported by the people and companies named here."
        )
        licence = self.tr("The software is free, under the MIT licence, and comes without any warranty.")
        folder = self.tr("Games, set-ups and statistics are kept in {folder}").format(folder=data_folder())
        labels = [QLabel(text) for text in (notice, licence, folder)]
        for label in labels:
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return labels

    def _licences(self) -> QTextBrowser:
        browser = QTextBrowser()
        browser.setAccessibleName(self.tr("Licences"))
        browser.setOpenExternalLinks(True)
        rows = "".join(
            f'<tr><td>{name}</td><td>&nbsp;&nbsp;{licence}&nbsp;&nbsp;</td><td><a href="{link}">{link}</a></td></tr>'
            for name, licence, link in [*LICENCES, *licences()]
        )
        head = self.tr("It stands on the work of others:")
        browser.setHtml(f"<p>{head}</p><table>{rows}</table>{self._packed()}<p>{self._versions()}</p>")
        browser.setMinimumHeight(self.fontMetrics().height() * 12)
        return browser

    def _packed(self) -> str:
        """Name all that a built program holds, whose licences lie beside it."""
        folder = licences_folder()
        if folder is None:
            return ""
        names = ", ".join(sorted((path.name for path in folder.iterdir() if path.is_dir()), key=str.lower))
        return "<p>" + self.tr("The whole texts are beside the program: {names}").format(names=names) + "</p>"

    def _versions(self) -> str:
        libraries = [f"{name} {number}" for name, number in library_versions().items()]
        return " · ".join([*libraries, platform.platform(terse=True)])
