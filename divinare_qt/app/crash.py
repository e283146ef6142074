"""When something goes wrong that nobody foresaw: it is written down, and the player may go on."""

import logging
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from divinare_qt.models.redacted_log import last_lines

logger = logging.getLogger("divinare")
LARGEST_LOG = 1_000_000


def keep_log(path: Path) -> None:
    """Write what goes wrong to a file, which is begun anew when it has grown large."""
    try:
        if path.exists() and path.stat().st_size > LARGEST_LOG:
            path.replace(path.with_suffix(".old.log"))
        handler: logging.Handler = logging.FileHandler(path, encoding="utf-8", delay=True)
    except OSError:
        handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logger.handlers = [handler]
    logger.setLevel(logging.INFO)
    logger.propagate = False
    qInstallMessageHandler(_qt_message)


def catch_errors(tell: Callable[[str, str], None]) -> None:
    """Write down every error that nobody handled, and tell of it without its values; the program goes on."""
    telling = False

    def caught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        nonlocal telling
        details = "".join(traceback.format_exception(kind, error, trace))
        logger.error(details)
        if not telling:  # an error while the dialog is open must not open another
            telling = True
            try:
                tell(kind.__name__, "\n".join(last_lines(details)))
            finally:
                telling = False

    sys.excepthook = caught


def _qt_message(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
    level = {QtMsgType.QtWarningMsg: logging.WARNING, QtMsgType.QtCriticalMsg: logging.ERROR}.get(kind, logging.INFO)
    logger.log(level, "Qt: %s", message)
