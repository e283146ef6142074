"""How every window of the program is dressed: Qt's Fusion style with the palette, sheet and letters of a theme."""

from typing import Final

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from divinare_qt.dialogs.look import THEME_PROPERTY, Look, look_of
from divinare_qt.table.theme import Theme

_BASE_SIZE: Final = "divinare_base_size"
_Role = QPalette.ColorRole

SHEET: Final = """
QToolTip {{ color: {text}; background: {field}; border: 1px solid {line}; padding: 4px; }}
QPushButton {{
    color: {text}; background: {raised}; border: 1px solid {line}; border-radius: 5px;
    padding: 0.35em 1.1em; min-height: 1.35em;
}}
QPushButton:hover {{ background: {lifted}; }}
QPushButton:pressed {{ background: {ground}; }}
QPushButton:default {{ border-width: 2px; font-weight: bold; }}
QPushButton:focus {{ border: 2px solid {focus}; }}
QPushButton:disabled {{ color: {dim}; border-color: {edge}; background: {ground}; }}
QPushButton:checked {{ background: {line}; color: {on_line}; }}
QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QComboBox, QKeySequenceEdit, QAbstractItemView {{
    color: {text}; background: {field}; border: 1px solid {edge}; border-radius: 4px;
    selection-background-color: {line}; selection-color: {on_line};
}}
QLineEdit, QSpinBox, QComboBox {{ padding: 0.2em 0.45em; min-height: 1.35em; }}
QLineEdit:focus, QPlainTextEdit:focus, QSpinBox:focus, QComboBox:focus, QAbstractItemView:focus {{
    border: 2px solid {focus};
}}
QLineEdit[wrong="true"], QSpinBox[wrong="true"], QComboBox[wrong="true"] {{ border: 2px solid {bad}; }}
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {{ color: {dim}; background: {ground}; }}
QComboBox QAbstractItemView {{ padding: 2px; }}
QHeaderView::section {{
    color: {faint}; background: {raised}; border: none; border-bottom: 1px solid {line}; padding: 0.3em 0.6em;
}}
QTabWidget::pane {{ border: 1px solid {edge}; border-radius: 4px; top: -1px; }}
QTabBar::tab {{
    color: {faint}; background: {ground}; border: 1px solid {edge}; border-bottom: none; padding: 0.4em 1em;
    border-top-left-radius: 5px; border-top-right-radius: 5px; margin-right: 2px;
}}
QTabBar::tab:selected {{ color: {text}; background: {raised}; border-color: {line}; }}
QTabBar::tab:focus {{ border: 2px solid {focus}; border-bottom: none; }}
QGroupBox {{ border: 1px solid {edge}; border-radius: 6px; margin-top: 0.75em; padding: 0.7em 0.5em 0.5em 0.5em; }}
QGroupBox::title {{ color: {accent}; subcontrol-origin: margin; left: 0.8em; padding: 0 0.3em; }}
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QCheckBox, QRadioButton {{ spacing: 0.5em; padding: 2px; border: 2px solid transparent; border-radius: 4px; }}
QCheckBox:focus, QRadioButton:focus {{ border-color: {focus}; }}
QLabel[role="heading"] {{ color: {accent}; }}
QLabel[role="faint"] {{ color: {faint}; }}
QLabel[role="wrong"] {{ color: {bad}; }}
"""


def dress(app: QApplication, theme: Theme, text_scale: int = 100) -> None:
    """Give the application a theme, and letters of so many per cent of the system's size."""
    app.setProperty(THEME_PROPERTY, theme)
    app.setStyle("Fusion")
    colours = look_of(theme)
    app.setPalette(_palette(colours))
    base = app.property(_BASE_SIZE)
    if not isinstance(base, float):
        base = app.font().pointSizeF() if app.font().pointSizeF() > 0 else 10.0
        app.setProperty(_BASE_SIZE, base)
    font = QFont(app.font())
    font.setPointSizeF(base * text_scale / 100)
    app.setFont(font)
    app.setStyleSheet(_sheet(colours))


def _palette(colours: Look) -> QPalette:
    palette = QPalette(colours.raised, colours.ground)
    pairs = {
        _Role.Window: colours.ground,
        _Role.WindowText: colours.text,
        _Role.Base: colours.field,
        _Role.AlternateBase: colours.raised,
        _Role.Text: colours.text,
        _Role.Button: colours.raised,
        _Role.ButtonText: colours.text,
        _Role.BrightText: colours.text,
        _Role.ToolTipBase: colours.field,
        _Role.ToolTipText: colours.text,
        _Role.Highlight: colours.line,
        _Role.HighlightedText: colours.on_line,
        _Role.Link: colours.accent,
        _Role.LinkVisited: colours.accent,
        _Role.PlaceholderText: colours.dim,
        _Role.Mid: colours.edge,
    }
    for role, colour in pairs.items():
        palette.setColor(role, colour)
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, colours.dim)
    return palette


def _sheet(colours: Look) -> str:
    names = {name: value.name() for name, value in vars(colours).items() if isinstance(value, QColor)}
    return SHEET.format(**names)
