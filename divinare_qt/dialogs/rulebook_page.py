"""The rulebook as a document: for the screen in the theme of now, for paper in ink on white."""

from typing import Final

from PySide6.QtCore import QMarginsF, QUrl
from PySide6.QtGui import QColor, QFont, QPagedPaintDevice, QPageLayout, QPageSize, QTextDocument

from divinare_qt.dialogs.look import Look, look_of
from divinare_qt.dialogs.rulebook_fill import SCHEME, Filler
from divinare_qt.dialogs.rulebook_pictures import Pictures
from divinare_qt.rules.rules import Rules
from divinare_qt.table.theme import LIGHT, SERIF, Theme

PAPER_RATIO: Final = 3.0
PAPER_MARGINS: Final = QMarginsF(0, 0, 0, 0)
"""Qt keeps two centimetres of its own when it prints a document."""
PAPER_POINTS: Final = 10.0
NEW_PAGE: Final = ("box", "round", "players", "scoring", "bonus", "questions", "copy")
"""Chapters that begin a page on paper."""
_SHEET: Final = """
body {{ color: {text}; }}
h1 {{ color: {accent}; font-family: {serif}; font-size: xx-large; margin-top: 28px; margin-bottom: 10px; }}
h2 {{ color: {accent}; font-family: {serif}; font-size: large; margin-top: 20px; margin-bottom: 6px; }}
p, li {{ margin-top: 5px; margin-bottom: 7px; line-height: 135%; }}
a {{ color: {accent}; }}
p.note {{ color: {faint}; font-style: italic; }}
p.caption, span.caption {{ color: {faint}; }}
p.picture {{ line-height: 100%; margin-top: 10px; }}
table.ruled {{ border-collapse: collapse; margin-top: 6px; margin-bottom: 10px; }}
table.ruled th {{ color: {accent}; text-align: left; border-bottom: 2px solid {line}; }}
table.ruled td {{ border-bottom: 1px solid {edge}; vertical-align: middle; }}
"""


def style_sheet(colours: Look) -> str:
    """Return how the book looks."""
    names = {name: value.name() for name, value in vars(colours).items() if isinstance(value, QColor)}
    names["serif"] = ", ".join(f"'{family}'" for family in SERIF)
    return _SHEET.format(**names)


class RulebookPage:
    """The text of a book and its pictures, for one theme, letter size and resolution."""

    def __init__(self, rules: Rules, language: str, theme: Theme, ratio: float, scale: float = 1.0) -> None:
        self._filler = Filler(rules, language, scale)
        self.html = f"<html><body>{self._filler.book()}</body></html>"
        self._pictures = Pictures(self._filler, theme, ratio, scale)

    def resource(self, url: QUrl) -> object:
        """Return the picture that an address names; None for anything else."""
        return self._pictures.image(url.path()) if url.scheme() == SCHEME else None


class PaperDocument(QTextDocument):
    """The book for a printer or a PDF file."""

    def __init__(self, rules: Rules, language: str, font: QFont) -> None:
        super().__init__()
        self._page = RulebookPage(rules, language, LIGHT, PAPER_RATIO)
        letters = QFont(font)
        letters.setPointSizeF(PAPER_POINTS)
        self.setDefaultFont(letters)
        self.setDefaultStyleSheet(style_sheet(look_of(LIGHT)))
        self.setHtml(_paged(self._page.html))

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802 - Qt's name
        """Draw a picture when the layout asks for it, and keep it."""
        url = QUrl(name)
        image = self._page.resource(url)
        if image is None:
            return super().loadResource(kind, url)
        self.addResource(kind, url, image)
        return image

    def print_to(self, device: QPagedPaintDevice) -> None:
        """Print everything, with page numbers."""
        self.print_(device)


def _paged(html: str) -> str:
    for name in NEW_PAGE:
        title = f'<h1><a name="{name}">'
        html = html.replace(title, title.replace("<h1>", '<h1 style="page-break-before: always;">'))
    return html


def set_up_pages(device: QPagedPaintDevice) -> None:
    """Print upright on A4 unless the device knows better."""
    device.setPageLayout(
        QPageLayout(
            QPageSize(QPageSize.PageSizeId.A4),
            QPageLayout.Orientation.Portrait,
            PAPER_MARGINS,
            QPageLayout.Unit.Millimeter,
        )
    )
