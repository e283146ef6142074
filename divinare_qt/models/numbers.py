"""Numbers as people read them: with a true minus sign, which is as long as a plus."""

from typing import Final

MINUS: Final = "\N{MINUS SIGN}"


def number(value: float, digits: int = 0) -> str:
    """Return a number; only one below nought has a sign."""
    rounded = round(value, digits) + 0.0  # which makes nought of a nought below nought
    return f"{rounded:.{digits}f}".replace("-", MINUS)


def signed(value: float, digits: int = 0) -> str:
    """Return a number with its sign, as score sheets have it; nought has none."""
    text = number(value, digits)
    return f"+{text}" if round(value, digits) > 0 else text
