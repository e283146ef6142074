"""How sure the program is of a board or an action card, in words."""

from PySide6.QtCore import QCoreApplication

from divinare_qt.models.layouts import OWN_COPY, RECONSTRUCTED, RULEBOOK


def source_note(source: str) -> str:
    """Say where a layout comes from; empty where nothing is known of it."""
    translate = QCoreApplication.translate
    return {
        RULEBOOK: translate("Source", "As the rulebooks print it."),
        RECONSTRUCTED: translate(
            "Source", "⚠ Reconstructed: the rulebooks do not print all of it. Change it to match your own copy."
        ),
        OWN_COPY: translate("Source", "Changed by you to match your own copy."),
    }.get(source, source)
