"""The course of a game so far: the state now, and the states before each decision that still holds."""

import json
from collections.abc import Mapping

from divinare_qt.match.errors import BadLine, NothingToTakeBack
from divinare_qt.match.lines import Claim, DealLine, Decision, Line, TakeBack, end_line, score_line
from divinare_qt.rules.engine import apply, new_game, start_round
from divinare_qt.rules.errors import BadDeal, RulesError
from divinare_qt.rules.events import Event
from divinare_qt.rules.moves import Deal, Move
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.state import Phase, State
from divinare_qt.speech import translate


class Course:
    """Plays lines one after the other. Both a match under way and a record being read are one of these."""

    def __init__(self, rules: Rules, first: int, seed: int) -> None:
        self.state = new_game(rules, first, seed)
        self._before: list[State] = []
        self.decisions: list[Decision] = []
        """The decisions that hold."""

    def deal(self, number: int, deal: Deal) -> tuple[Event, ...]:
        """Start a round, which must be the next one."""
        state, events = start_round(self.state, deal)
        if number != state.round:
            raise BadDeal(
                translate("Record", "round {next} is dealt next, not round {number}").format(
                    next=state.round, number=number
                )
            )
        self.state = state
        return events

    def decide(self, seat: int, move: Move) -> tuple[Event, ...]:
        """Make a move, or raise a Refusal."""
        before = self.state
        self.state, events = apply(before, seat, move)
        self._before.append(before)
        self.decisions.append(Decision(seat, move))
        return events

    def take_back(self, count: int) -> None:
        """Go back before the last decisions. The revision still rises: a move meant for the old one stays stale."""
        if not 1 <= count <= len(self._before):
            raise NothingToTakeBack(count, len(self._before))
        self.state = self._before[-count]._replace(revision=self.state.revision + 1)
        del self._before[-count:]
        del self.decisions[-count:]

    def follow(self, line: Line) -> None:
        """Do what a line of a record says; BadLine says why it can't be."""
        try:
            if isinstance(line, Decision):
                self.decide(line.seat, line.move)
            elif isinstance(line, DealLine):
                self.deal(line.round, line.deal)
            elif isinstance(line, TakeBack):
                self.take_back(line.count)
            else:
                self._check(line)
        except RulesError as error:
            raise BadLine(str(error)) from error

    def _check(self, claim: Claim) -> None:
        """Compare a claim with what follows from the lines before it."""
        state = self.state
        if state.phase not in (Phase.DEAL, Phase.OVER) or not state.results:
            raise BadLine(
                translate("Record", "no round has just ended where this {kind} line stands").format(kind=claim.kind)
            )
        if claim.kind == "end":
            if state.phase is not Phase.OVER:
                reason = translate("Record", "the game ends after round {rounds}, and round {last} was the last")
                raise BadLine(reason.format(rounds=state.rules.rounds, last=state.round))
            _compare("end", claim.says, end_line(state.points, state.winners)["end"])
        else:
            _compare("score", claim.says, score_line(state.results[-1])["score"])


def _compare(kind: str, says: Mapping[str, object], truth: object) -> None:
    assert isinstance(truth, Mapping)  # noqa: S101 - tells the type checker what our own line holds
    for key, value in truth.items():
        if key in says and _canonical(says[key]) != _canonical(value):
            reason = translate("Record", "{place} disagrees with the moves, which give {value}")
            raise BadLine(reason.format(place=f"{kind}.{key}", value=_canonical(value)))


def _canonical(value: object) -> str:
    """Return a value's JSON text: unlike `==`, it tells 1 from true and 1.0."""
    try:
        return json.dumps(value, sort_keys=True)
    except RecursionError:
        return "nested too deeply"  # no claim of ours is
