"""`divinare replay`: check a record and say what came out of it."""

import argparse
import json

from divinare_qt.commands.record_file import add_file, add_json, read
from divinare_qt.commands.sheet import game_sheet
from divinare_qt.match.reader import Record
from divinare_qt.match.summary import Summary, summary
from divinare_qt.speech import translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    add_file(parser)
    add_json(parser)


def run(options: argparse.Namespace) -> int:
    """Print the result of a record; 0, or 2 if it breaks the rules or the format."""
    record = read(options.file)
    if record is None:
        return 2
    result = summary(record.course.state)
    print(json.dumps(result.as_json()) if options.json else _sheet(record, result))
    return 0


def _sheet(record: Record, result: Summary) -> str:
    sheet = game_sheet(record.header, result)
    if record.header.commitment is None or not result.complete:
        return sheet
    if record.seal is None:
        said = translate("Sheet", "The deals were sealed before the first card, but the seal was never opened.")
    else:
        said = translate("Sheet", "The deals are those that were sealed before the first card.")
    return f"{sheet}\n{said}"
