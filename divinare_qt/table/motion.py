"""Whether things may move, as far as the system says so to this version of Qt."""

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QStyle, QWidget


def motion_wanted(widget: QWidget) -> bool:
    """Return False where the style knows no animation, or the system asks for reduced motion."""
    if widget.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, widget) <= 0:
        return False
    return not asks_for_rest(QGuiApplication.styleHints())


def asks_for_rest(hints: object) -> bool:
    """Return whether the system's hints ask for reduced motion, of which Qt tells from 6.12 on."""
    accessibility = getattr(hints, "accessibility", None)
    preference = getattr(accessibility(), "motionPreference", None) if accessibility is not None else None
    return preference is not None and preference().name == "ReducedMotion"
