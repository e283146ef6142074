"""`divinare audit`: have the bots of a record decide once more, and compare."""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence

from divinare_qt.bots.worker import be_modest
from divinare_qt.commands.audit_sheet import audit_sheet
from divinare_qt.commands.record_file import add_file, add_json, read
from divinare_qt.match.audit import Finding, Verdict, audit, cases
from divinare_qt.match.reader import Record
from divinare_qt.match.summary import summary
from divinare_qt.speech import translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    add_file(parser)
    form = parser.add_mutually_exclusive_group()
    add_json(form)
    form.add_argument(
        "--stream",
        action="store_true",
        help=translate("Command", "print a JSON line for each decision as it is checked"),
    )


def run(options: argparse.Namespace) -> int:
    """Print what the audit finds; 0, 1 if a decision could not be made again, or 2 if the record can't be read."""
    be_modest()
    record = read(options.file)
    if record is None:
        return 2
    if options.stream:
        return _stream(record)
    found = list(_with_progress(record))
    print(json.dumps(_as_json(record, found)) if options.json else audit_sheet(record.header, found))
    return _status(found)


def _status(found: Iterable[Finding]) -> int:
    return 0 if all(finding.holds for finding in found) else 1


def _stream(record: Record) -> int:
    """Print the number of decisions, and then each as it is found."""
    listed = cases(record)
    print(json.dumps({"decisions": len(listed)}), flush=True)
    found = []
    for finding in audit(record.header, listed):
        print(json.dumps(finding.as_json()), flush=True)
        found.append(finding)
    return _status(found)


def _with_progress(record: Record) -> Iterable[Finding]:
    """Yield the findings, and say now and then on standard error how far it is."""
    listed = cases(record)
    said = time.monotonic()
    for done, finding in enumerate(audit(record.header, listed), 1):
        yield finding
        if time.monotonic() - said > 5:
            said = time.monotonic()
            text = translate("Command", "{done} of {count} decisions").format(done=done, count=len(listed))
            print(text, file=sys.stderr)


def _as_json(record: Record, found: Sequence[Finding]) -> dict[str, object]:
    counts = Counter(finding.verdict for finding in found)
    return {
        "complete": summary(record.course.state).complete,
        "decisions": len(found),
        "verdicts": {verdict.value: counts[verdict] for verdict in Verdict},
        "findings": [finding.as_json() for finding in found],
    }
