"""The record that a command is about: how it is named on the command line, and what is said when it can't be read."""

import argparse
import sys
from pathlib import Path

from divinare_qt.match.errors import RecordError
from divinare_qt.match.reader import Record, read_record
from divinare_qt.speech import translate


def add_file(parser: argparse.ArgumentParser) -> None:
    """Ask for a record."""
    parser.add_argument(
        "file",
        metavar=translate("Command", "FILE"),
        type=Path,
        help=translate("Command", "a game record (NAME.divinare)"),
    )


def add_json(parser: argparse._ActionsContainer) -> None:
    """Offer the result for programs."""
    parser.add_argument(
        "--json", action="store_true", help=translate("Command", "print one JSON object instead of text")
    )


def read(path: Path) -> Record | None:
    """Return a record, or None when it was said on standard error what is wrong with it."""
    try:
        record = read_record(path)
    except RecordError as error:
        print(error, file=sys.stderr)
        return None
    if record.notice:
        print(record.notice, file=sys.stderr)
    return record
