"""`divinare replay`: check a record and say what came out of it."""

import argparse
import json
import sys
from pathlib import Path

from divinare_qt.commands.sheet import game_sheet
from divinare_qt.match.errors import RecordError
from divinare_qt.match.reader import read_record
from divinare_qt.match.summary import summary
from divinare_qt.speech import translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.add_argument("file", metavar="FILE", type=Path, help=translate("Command", "a game record (NAME.divinare)"))
    parser.add_argument(
        "--json", action="store_true", help=translate("Command", "print one JSON object instead of text")
    )


def run(options: argparse.Namespace) -> int:
    """Print the result of a record; 0, or 2 if it breaks the rules or the format."""
    try:
        record = read_record(options.file)
    except RecordError as error:
        print(error, file=sys.stderr)
        return 2
    if record.notice:
        print(record.notice, file=sys.stderr)
    result = summary(record.course.state)
    print(json.dumps(result.as_json()) if options.json else game_sheet(record.header, result))
    return 0
