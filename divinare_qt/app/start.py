"""Starting the program."""

import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from divinare_qt import __version__
from divinare_qt.app.crash import catch_errors, keep_log
from divinare_qt.app.late import late
from divinare_qt.app.program import Program
from divinare_qt.app.window import MainWindow
from divinare_qt.dialogs.style import dress
from divinare_qt.models.language import Language
from divinare_qt.models.places import log_file
from divinare_qt.models.settings import Settings
from divinare_qt.paths import resources
from divinare_qt.table.fonts import stand_by
from divinare_qt.table.theme import theme_for

if TYPE_CHECKING:
    from divinare_qt.app import demo as demonstration
    from divinare_qt.app import first_paint as first_paints
    from divinare_qt.dialogs import error as errors
else:
    demonstration = late("divinare_qt.app.demo")
    first_paints = late("divinare_qt.app.first_paint")
    errors = late("divinare_qt.dialogs.error")


def run(file: Path | None, *, demo: bool, first_paint: bool = False) -> int:
    """Open the window, with a game record or a demonstration where one is asked for, and return the exit status."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Python would wait until Qt hands over, which it does not while idle
    QCoreApplication.setApplicationName("divinare")
    QCoreApplication.setApplicationVersion(__version__)
    QApplication.setDesktopFileName("divinare")
    app = Program(sys.argv[:1])
    app.setApplicationDisplayName("Divinare")
    app.setWindowIcon(QIcon(str(resources() / "artwork" / "icons" / "divinare.svg")))
    keep_log(log_file())
    settings = Settings()
    Language(settings, app)
    stand_by(app)
    dress(app, theme_for(settings.theme, settings.palette), settings.text_scale)
    window = MainWindow(settings)
    app.offered.connect(window.open_path)
    catch_errors(lambda text, details: tell_of_error(window, text, details))
    if first_paint:
        first_paints.FirstPaint(app, lambda: first_paints.end_measured(app))
    window.show()
    if demo:
        demonstration.Demo(window)
    elif file is not None:
        first_paints.FirstPaint(app, lambda: window.open_path(file))
    return app.exec()


def tell_of_error(window: MainWindow, text: str, details: str) -> None:
    """Say that something went wrong which nobody foresaw, and let the player go on."""
    if not errors.CrashDialog(text, details, log_file(), window).exec():
        QCoreApplication.exit(1)
    elif window.session is not None:
        window.session.take_up()
