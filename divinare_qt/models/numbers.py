"""Numbers as people read them: with a true minus sign, as long as a plus, and their language's decimal sign."""

from typing import Final

from PySide6.QtCore import QLocale

MINUS: Final = "\N{MINUS SIGN}"


def number(value: float, digits: int = 0) -> str:
    """Return a number; only one below nought has a sign."""
    rounded = round(value, digits) + 0.0  # which makes nought of a nought below nought
    return f"{rounded:.{digits}f}".replace("-", MINUS).replace(".", QLocale().decimalPoint())


def signed(value: float, digits: int = 0) -> str:
    """Return a number with its sign, as score sheets have it; nought has none."""
    text = number(value, digits)
    return f"+{text}" if round(value, digits) > 0 else text
