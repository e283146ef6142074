"""How every window of the program is dressed: Qt's Fusion style with the palette, sheet and letters of a theme."""

from typing import Final

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from divinare_qt.dialogs.look import THEME_PROPERTY, Look, look_of
from divinare_qt.paths import resources
from divinare_qt.table.theme import Theme

_BASE_SIZE: Final = "divinare_base_size"
_Role = QPalette.ColorRole
OWN_FONTS: Final = ("QMenuBar", "QMenu", "QStatusBar", "QDockWidgetTitle", "QTipLabel", "QMessageBox")
"""Widgets for which a system may have letters of their own, which would know neither our fonts nor our size of text."""

SHEET: Final = """
QToolTip {{ color: {text}; background: {field}; border: 1px solid {line}; padding: 4px; }}
QMenuBar::item:selected {{ background: {lifted}; }}
QMenu {{ color: {text}; background: {field}; border: 1px solid {line}; padding: 4px; }}
QMenu::item {{ padding: 0.25em 1.6em 0.25em 2.1em; border-radius: 3px; }}
QMenu::item:selected {{ color: {on_line}; background: {line}; }}
QMenu::item:disabled {{ color: {dim}; background: transparent; }}
QMenu::separator {{ height: 1px; background: {edge}; margin: 4px 6px; }}
QMenu::indicator {{
    width: 0.8em; height: 0.8em; left: 0.5em; border: 1px solid {line}; border-radius: 2px; background: {field};
}}
QMenu::indicator:checked {{ image: url("{controls}/check-{tint}.svg"); }}
QPushButton {{
    color: {text}; background: {raised}; border: 2px solid {line}; border-radius: 5px;
    padding: 0.25em 1em; min-height: 1.35em;
}}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
QPushButton:hover, QToolButton[role="small"]:hover {{ background: {lifted}; }}
QPushButton:pressed {{ background: {ground}; }}
QPushButton:default {{ background: {lifted}; }}
QPushButton:checked {{ background: {line}; color: {on_line}; }}
QPushButton:disabled {{ color: {dim}; border-color: {edge}; background: {ground}; }}
QToolButton[role="small"] {{
    color: {text}; background: {raised}; border: 2px solid {edge}; border-radius: 4px; padding: 0.1em 0.3em;
}}
QToolButton[role="small"]:disabled {{ color: {dim}; background: {ground}; }}
QPushButton:focus, QToolButton[role="small"]:focus {{ border-color: {focus}; }}
QLineEdit, QPlainTextEdit, QTextBrowser, QSpinBox, QComboBox, QAbstractItemView {{
    color: {text}; background: {field}; border: 2px solid {edge}; border-radius: 4px;
    selection-background-color: {line}; selection-color: {on_line};
}}
QLineEdit, QSpinBox, QComboBox {{ padding: 0.15em 0.4em; min-height: 1.3em; }}
QComboBox QLineEdit, QSpinBox QLineEdit {{ border: none; padding: 0 0 0 0.3em; }}
QLineEdit:focus, QPlainTextEdit:focus, QTextBrowser:focus, QSpinBox:focus, QComboBox:focus, QAbstractItemView:focus {{
    border-color: {focus};
}}
QLineEdit[wrong="true"], QComboBox[wrong="true"] {{ border-color: {bad}; }}
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {{ color: {dim}; background: {ground}; }}
QComboBox::drop-down {{ border: none; width: 1.6em; }}
QComboBox::down-arrow {{ image: url("{controls}/down-{tint}.svg"); width: 0.9em; height: 0.9em; }}
QComboBox QAbstractItemView {{ padding: 2px; }}
QSpinBox {{ padding: 0.15em 1.7em 0.15em 0.4em; }}
QSpinBox::up-button, QSpinBox::down-button {{ border: none; width: 1.5em; background: transparent; }}
QSpinBox::up-arrow {{ image: url("{controls}/up-{tint}.svg"); width: 0.8em; height: 0.8em; }}
QSpinBox::down-arrow {{ image: url("{controls}/down-{tint}.svg"); width: 0.8em; height: 0.8em; }}
QSlider {{ min-height: 1.6em; }}
QSlider::groove:horizontal {{ height: 4px; background: {edge}; border-radius: 2px; }}
QSlider::sub-page:horizontal {{ background: {line}; border-radius: 2px; }}
QSlider::handle:horizontal {{
    width: 14px; margin: -7px 0; background: {accent}; border: 2px solid {ground}; border-radius: 9px;
}}
QSlider::handle:horizontal:focus {{ border-color: {focus}; }}
QAbstractItemView::indicator {{
    width: 0.7em; height: 0.7em; border: 1px solid {line}; border-radius: 2px; background: {field};
}}
QCheckBox::indicator {{
    width: 1em; height: 1em; border: 2px solid {line}; border-radius: 3px; background: {field};
}}
QCheckBox::indicator:checked, QAbstractItemView::indicator:checked {{ image: url("{controls}/check-{tint}.svg"); }}
QFrame#place_card {{ background: {ground}; border: 1px solid {line}; border-radius: 10px; }}
QScrollBar {{ background: {field}; border: none; }}
QScrollBar:vertical {{ width: 12px; }}
QScrollBar:horizontal {{ height: 12px; }}
QScrollBar::handle {{ background: {edge}; border-radius: 4px; margin: 2px; }}
QScrollBar::handle:hover {{ background: {line}; }}
QScrollBar::handle:vertical {{ min-height: 2em; }}
QScrollBar::handle:horizontal {{ min-width: 2em; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QTreeView::item {{ padding: 0 0.2em; }}
QTableView {{ gridline-color: {edge}; alternate-background-color: {raised}; }}
QHeaderView {{ background: {raised}; border: none; border-radius: 0; }}
QTableCornerButton::section {{ background: {raised}; border: none; border-bottom: 1px solid {line}; }}
QHeaderView::section {{
    color: {faint}; background: {raised}; border: none; border-bottom: 1px solid {line}; padding: 0.3em 0.6em;
}}
QTabWidget::pane {{ border: 1px solid {edge}; border-radius: 4px; top: -1px; }}
QTabBar::tab {{
    color: {faint}; background: {ground}; border: 1px solid {edge}; border-bottom: none; padding: 0.4em 1em;
    border-top-left-radius: 5px; border-top-right-radius: 5px; margin-right: 2px;
}}
QTabBar::tab:!selected {{ margin-top: 2px; }}
QTabBar::tab:selected {{ color: {text}; background: {raised}; border-color: {line}; border-top: 3px solid {accent}; }}
QTabBar::tab:focus {{ border: 2px solid {focus}; border-bottom: none; }}
QGroupBox {{ border: 1px solid {edge}; border-radius: 6px; margin-top: 0.75em; padding: 0.7em 0.5em 0.5em 0.5em; }}
QGroupBox::title {{ color: {accent}; subcontrol-origin: margin; left: 0.8em; padding: 0 0.3em; }}
QScrollArea, QScrollArea > QWidget#qt_scrollarea_viewport > QWidget {{ background: transparent; border: none; }}
QCheckBox, QRadioButton {{ spacing: 0.5em; padding: 2px; border: 2px solid transparent; border-radius: 4px; }}
QCheckBox:focus, QRadioButton:focus {{ border-color: {focus}; }}
QLabel[role="heading"] {{ color: {accent}; }}
QLabel[role="faint"] {{ color: {faint}; }}
QLabel[role="wrong"] {{ color: {bad}; }}
"""


def dress(app: QApplication, theme: Theme, text_scale: int = 100) -> None:
    """Give the application a theme, and letters of so many per cent of the system's size."""
    app.setProperty(THEME_PROPERTY, theme)
    colours = look_of(theme)
    font, sheet = _font(app, text_scale), _sheet(colours)
    if (app.font(), app.styleSheet()) == (font, sheet):
        return
    # Without a sheet the three are taken up at once; with one, every open window would be styled anew for each of them,
    # and would keep its old letters.
    app.setStyleSheet("")
    app.setStyle("Fusion")
    app.setPalette(_palette(colours))
    app.setFont(font)
    for kind in OWN_FONTS:
        app.setFont(font, kind)  # type: ignore[arg-type]  # bytes, which the stubs want, are refused
    app.setStyleSheet(sheet)


def _font(app: QApplication, text_scale: int) -> QFont:
    base = app.property(_BASE_SIZE)
    if not isinstance(base, float):
        base = app.font().pointSizeF() if app.font().pointSizeF() > 0 else 10.0
        app.setProperty(_BASE_SIZE, base)
    font = QFont(app.font())
    font.setPointSizeF(base * text_scale / 100)
    return font


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
        _Role.PlaceholderText: colours.faint,
        _Role.Mid: colours.edge,
    }
    for role, colour in pairs.items():
        palette.setColor(role, colour)
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, colours.dim)
    return palette


def _sheet(colours: Look) -> str:
    names = {name: value.name() for name, value in vars(colours).items() if isinstance(value, QColor)}
    tint = "ink" if colours.ground.lightness() > 128 else "pale"
    return SHEET.format(**names, tint=tint, controls=(resources() / "controls").as_posix())
