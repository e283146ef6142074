"""The findings of an audit as plain text: a line for each bot, and one for each decision that was not made again."""

from collections.abc import Sequence

from divinare_qt import __version__
from divinare_qt.commands.sheet import printable
from divinare_qt.match.audit import Finding, Verdict
from divinare_qt.match.header import HUMAN, Header
from divinare_qt.rules.moves import Discard, Move, Play
from divinare_qt.speech import translate


def audit_sheet(header: Header, found: Sequence[Finding]) -> str:
    """Return the sheet of a whole audit."""
    seats = [seat for seat, entry in enumerate(header.seats) if entry.controller != HUMAN]
    if not seats:
        return translate("Audit", "No bot sits at this table: there is nothing to audit.")
    lines = [_seat_line(header, seat, [each for each in found if each.case.decision.seat == seat]) for seat in seats]
    wrong = [finding for finding in found if not finding.holds]
    lines += ["", *[_finding_line(header, finding) for finding in wrong]] if wrong else []
    return "\n".join([*lines, "", _ending(found, wrong)])


def _seat_line(header: Header, seat: int, found: Sequence[Finding]) -> str:
    entry = header.seats[seat]
    name = f"{printable(entry.name)} ({printable(entry.controller)})"
    outside = sum(finding.verdict is Verdict.OUTSIDE for finding in found)
    if found and outside == len(found):
        return translate("Audit", "{name}: an outside program, which cannot be audited").format(name=name)
    same = sum(finding.verdict is Verdict.SAME for finding in found)
    text = translate("Audit", "{name}: {same} of {count} decisions made again")
    if outside:
        text = translate(
            "Audit",
            "{name}: {same} of {count} decisions made again; {outside} more by an outside program cannot be audited",
        )
    return text.format(name=name, same=same, count=len(found) - outside, outside=outside)


def _finding_line(header: Header, finding: Finding) -> str:
    case = finding.case
    text = translate("Audit", "Line {line}, round {round}, {name}, {move}: {reason}")
    return text.format(
        line=case.line,
        round=case.before.round,
        name=printable(header.seats[case.decision.seat].name),
        move=move_text(case.decision.move),
        reason=reason(
            finding.verdict,
            "" if finding.instead is None else move_text(finding.instead),
            "" if case.decision.account is None else case.decision.account.version,
        ),
    )


def reason(verdict: Verdict, instead: str, version: str) -> str:
    """Say what an audit found: what the bot decides now, if that is something else, and who decided then."""
    otherwise = translate("Audit", "decides otherwise now ({move})").format(move=instead)
    if version != __version__:
        text = translate("Audit", "decides otherwise now ({move}); the game was played by version {version}")
        otherwise = text.format(move=instead, version=printable(version) or "?")
    return {
        Verdict.SAME: translate("Audit", "decides the same again"),
        Verdict.DIFFERENT: otherwise,
        Verdict.UNRECORDED: translate("Audit", "the record does not say how this was decided"),
        Verdict.UNKNOWN: translate("Audit", "this program has no such bot"),
        Verdict.OTHER_BOT: translate("Audit", "another bot decided than the one that sits there"),
        Verdict.OTHER_SEED: translate("Audit", "the dice are not those that were settled before the first deal"),
        Verdict.OUTSIDE: translate("Audit", "an outside program, which cannot be audited"),
    }[verdict]


def move_text(move: Move) -> str:
    """Return a move with the letters and labels of the record."""
    if isinstance(move, Play):
        return f"{move.art} → {move.to}"
    text = translate("Audit", "discard {cards}") if isinstance(move, Discard) else translate("Audit", "pass {cards}")
    return text.format(cards=move.cards)


def _ending(found: Sequence[Finding], wrong: Sequence[Finding]) -> str:
    if not found:
        return translate("Audit", "No finished round has a bot’s decision in it yet.")
    if wrong:
        text = translate("Audit", "Decisions that could not be made again: {wrong} of {count}.")
        audited = [finding for finding in found if finding.verdict is not Verdict.OUTSIDE]
        return text.format(wrong=len(wrong), count=len(audited))
    return translate("Audit", "Every decision that can be audited was made again from the seat’s own view.")
