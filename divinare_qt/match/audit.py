"""Auditing the bots of a record: each decides once more, from its seat's view alone, and the two are compared."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from functools import lru_cache

from divinare_qt.bots import protocol
from divinare_qt.bots.account import Account
from divinare_qt.bots.levels import STAND_IN, Mind
from divinare_qt.bots.situation import Effort, Situation
from divinare_qt.bots.spec import BadSpec, Spec, parse_controller, parse_spec
from divinare_qt.bots.worker import decision_seed
from divinare_qt.match.asked import asked
from divinare_qt.match.course import Course
from divinare_qt.match.header import HUMAN, Header
from divinare_qt.match.lines import Decision, TakeBack
from divinare_qt.match.reader import Record
from divinare_qt.rules import data
from divinare_qt.rules.arts import in_order
from divinare_qt.rules.moves import Move, Play
from divinare_qt.rules.state import Phase, State


class Verdict(Enum):
    """What an audit finds of a decision."""

    SAME = "same"
    """The bot decides the same again."""
    DIFFERENT = "different"
    """It decides otherwise."""
    UNRECORDED = "unrecorded"
    """The line does not say how the decision was made."""
    UNKNOWN = "unknown"
    """This program has no such bot."""
    OTHER_BOT = "other_bot"
    """Another bot decided than the header seats there."""
    OTHER_SEED = "other_seed"
    """The dice are not those that the header settled before the first deal; where it settled none, none are."""
    OUTSIDE = "outside"
    """An outside program decided, which cannot be asked again."""


@dataclass(frozen=True, slots=True)
class Case:
    """A decision of a program, and the game just before it."""

    line: int
    decision: Decision
    before: State
    taken_back: bool = False


@dataclass(frozen=True, slots=True)
class Finding:
    """What came of one case."""

    case: Case
    verdict: Verdict
    instead: Move | None = None
    """What the bot decides now, where that is something else."""

    @property
    def holds(self) -> bool:
        """Whether nothing speaks against the bot: it decided the same, or it cannot be asked at all."""
        return self.verdict in (Verdict.SAME, Verdict.OUTSIDE)

    def as_json(self) -> dict[str, object]:
        """Return the entry that `divinare audit --json` prints."""
        decision, account = self.case.decision, self.case.decision.account
        entry: dict[str, object] = {
            "line": self.case.line,
            "round": self.case.before.round,
            "seat": decision.seat,
            "move": move_as_json(decision.move),
            "verdict": self.verdict.value,
            "bot": None if account is None else account.as_json(),
        }
        if self.instead is not None:
            entry["instead"] = move_as_json(self.instead)
        return {**entry, "taken_back": True} if self.case.taken_back else entry


def move_as_json(move: Move) -> dict[str, object]:
    """Return a move as a bot would answer it."""
    entry = data.table(protocol.move_message(0, move)["move"], "move")
    return {key: value for key, value in entry.items() if key != "id"}


def cases(record: Record) -> list[Case]:
    """Return the decisions of programs, those too that were taken back.

    Of a game under way the finished rounds alone: an audit tells what bots held and passed.
    """
    course = Course(record.header.rules, record.header.first, record.header.seed or 0)
    found: list[Case] = []
    holding: list[int] = []
    for number, line in record.lines:
        if isinstance(line, Decision):
            holding.append(len(found))
            found.append(Case(number, line, course.state))
        elif isinstance(line, TakeBack):
            for at in holding[-line.count :]:
                found[at] = replace(found[at], taken_back=True)
            del holding[-line.count :]
        course.follow(line)
    seats, shown = record.header.seats, _finished_rounds(course.state)
    return [case for case in found if seats[case.decision.seat].controller != HUMAN and case.before.round <= shown]


def _finished_rounds(state: State) -> int:
    return state.round if state.phase in (Phase.OVER, Phase.DEAL) else state.round - 1


def audit(header: Header, found: list[Case]) -> Iterator[Finding]:
    """Yield what comes of each case; a strong bot takes about as long as it took in the game."""
    for case in found:
        yield _judged(header, case)


def _judged(header: Header, case: Case) -> Finding:
    account = case.decision.account
    seated = _seated(header, case.decision.seat)
    if account is None:
        outside = header.seats[case.decision.seat].outside or (seated is not None and seated.command is not None)
        return Finding(case, Verdict.OUTSIDE if outside else Verdict.UNRECORDED)
    situation = _as_sent(case)
    verdict = _accounted(header, account, seated, situation)
    if verdict is not None:
        return Finding(case, verdict)
    try:
        mind = _mind(account.spec)
    except BadSpec:
        return Finding(case, Verdict.UNKNOWN)
    again = mind.choose(situation, Effort(math.inf, account.worlds), account.seed).move
    same = _plain(again) == _plain(case.decision.move)
    return Finding(case, Verdict.SAME) if same else Finding(case, Verdict.DIFFERENT, again)


def _accounted(header: Header, account: Account, seated: Spec | None, situation: Situation) -> Verdict | None:
    """Return what is wrong with an account, before anybody thinks."""
    if account.stand_in:
        known = account.spec == STAND_IN.spec and account.seed == STAND_IN.seed
        return None if known else Verdict.OTHER_BOT
    if seated is not None and account.spec != seated:
        return Verdict.OTHER_BOT
    if header.dice is None or account.seed != decision_seed(header.dice.seed, header.dice.game, situation):
        return Verdict.OTHER_SEED
    return None


def _seated(header: Header, seat: int) -> Spec | None:
    """Return the bot that the header seats; None where this program does not know it, and seated one of its own."""
    try:
        return parse_controller(header.seats[seat].controller)
    except BadSpec:
        return None


@lru_cache
def _mind(spec: Spec) -> Mind:
    """Return a bot of this program, or raise BadSpec: an account may say anything, also what is read as another bot."""
    if spec.command is not None or parse_spec(str(spec)) != spec:
        raise BadSpec(str(spec))
    return Mind(spec)


def _as_sent(case: Case) -> Situation:
    """Return what the bot was asked, as it came out of the pipe: the bytes of the protocol, and nothing beside them."""
    question = asked(case.before, case.decision.seat)
    message = protocol.decoded(protocol.encoded(protocol.choose(0, question, 0)))
    return protocol.parse_situation(data.table(message["choose"], "choose"), case.before.rules)


def _plain(move: Move) -> Move:
    """Return a move with its cards in order: hands are written in any."""
    return move if isinstance(move, Play) else type(move)(in_order(move.cards))
