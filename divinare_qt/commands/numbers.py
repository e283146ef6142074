"""Whole numbers on a command line."""

import argparse
from collections.abc import Callable

from divinare_qt.speech import translate


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Return what argparse needs to read a whole number within bounds."""

    def parse(text: str) -> int:
        if not (text.isascii() and text.isdecimal()) or len(text) > 20 or not least <= int(text) <= most:
            reason = translate("Command", "a whole number from {least} to {most} is wanted, not {text}")
            raise argparse.ArgumentTypeError(reason.format(least=least, most=most, text=f"{text[:40]!r}"))
        return int(text)

    return parse
