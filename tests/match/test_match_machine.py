"""A match under fire: moves, stale moves, take-backs, failures of the disk, crashes and torn lines, in any order."""

import tempfile
from collections.abc import Iterable
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from divinare_qt.match.errors import StaleRevision
from divinare_qt.match.journal import Journal
from divinare_qt.match.match import Change, Match
from divinare_qt.match.reader import read_record
from divinare_qt.rules.engine import apply, new_game, start_round
from divinare_qt.rules.moves import Move
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.shuffle import deal
from divinare_qt.rules.state import Phase, State
from divinare_qt.rules.view import view
from tests.helpers import strategies
from tests.helpers.play import header


class Unsteady(Journal):
    """A journal whose disk can be full."""

    full = False

    def append(self, lines: Iterable[bytes]) -> None:
        """Write, or fail before anything is written."""
        if self.full:
            raise OSError(28, "No space left on device")
        super().append(lines)


class Table(RuleBasedStateMachine):
    """One match. The model is the list of decisions that hold, played anew by the rules alone."""

    @initialize(rules=strategies.any_rules, seed=strategies.seeds)
    def sit_down(self, rules: Rules, seed: int) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "game.divinare"
        self.agreed, self.seed = rules, seed
        self.held: list[tuple[int, Move]] = []
        self.match = Match.new(header(rules.players, rules=rules, seed=seed), Journal.create(self.path))
        self.listen()

    def listen(self) -> None:
        self.heard: list[Change] = []
        self.match.subscribe(self.heard.append, None)

    @precondition(lambda self: self.match.phase is not Phase.OVER)
    @rule(data=st.data(), times=st.integers(1, 20))
    def submit(self, data: st.DataObject, times: int) -> None:
        for _ in range(times):
            if self.match.phase is Phase.OVER:
                return
            seat = data.draw(st.sampled_from(self.match.waiting_for()), label="seat")
            move = data.draw(st.sampled_from(self.match.legal_moves(seat)), label="move")
            self.match.submit(seat, self.match.revision, move)
            self.held.append((seat, move))

    @precondition(lambda self: self.match.phase is not Phase.OVER)
    @rule(late=st.integers(1, 5))
    def submit_late(self, late: int) -> None:
        seat = self.match.waiting_for()[0]
        with pytest.raises(StaleRevision):
            self.match.submit(seat, self.match.revision - late, self.match.legal_moves(seat)[0])

    @precondition(lambda self: self.held)
    @rule(data=st.data())
    def take_back(self, data: st.DataObject) -> None:
        count = data.draw(st.integers(1, len(self.held)), label="count")
        self.match.take_back(count)
        del self.held[-count:]
        assert self.heard[-1].taken_back == count

    @precondition(lambda self: self.match.phase is not Phase.OVER)
    @rule(data=st.data())
    def submit_to_a_full_disk(self, data: st.DataObject) -> None:
        content, told, revision = self.path.read_bytes(), len(self.heard), self.match.revision
        sink = self.match._sink
        self.match._sink = full = Unsteady(self.path, -1, 0)
        full.full = True
        seat = data.draw(st.sampled_from(self.match.waiting_for()), label="seat")
        with pytest.raises(OSError, match="No space left"):
            self.match.submit(seat, revision, data.draw(st.sampled_from(self.match.legal_moves(seat)), label="move"))
        self.match._sink = sink
        assert (self.path.read_bytes(), len(self.heard), self.match.revision) == (content, told, revision)

    @rule(torn=st.binary(max_size=30).map(lambda rest: rest.replace(b"\n", b" ")))
    def crash(self, torn: bytes) -> None:
        self.match.close()
        with self.path.open("ab") as file:
            file.write(torn)
        self.match, notice = Match.resume(self.path)
        assert (notice is not None) == bool(torn)
        self.listen()

    def expected(self) -> State:
        state = new_game(self.agreed, 0, self.seed)
        for seat, move in self.held:
            state, _ = apply(self.dealt(state), seat, move)
        return self.dealt(state)

    def dealt(self, state: State) -> State:
        if state.phase is not Phase.DEAL:
            return state
        return start_round(state, deal(self.agreed, self.seed, state.round + 1))[0]

    @invariant()
    def the_match_and_its_file_are_what_the_decisions_make_them(self) -> None:
        expected = self.expected()
        record = read_record(self.path)
        for seat in (*range(self.agreed.players), None):
            assert self.match.view(seat) == view(expected, seat) == view(record.course.state, seat)
        assert record.course.state == self.match._course.state
        assert self.match._course.state._replace(revision=0) == expected._replace(revision=0)
        assert self.match.decisions == len(self.held)
        assert self.match.deciders == tuple(seat for seat, _ in self.held)

    def teardown(self) -> None:
        if hasattr(self, "match"):
            self.match.close()
            self.folder.cleanup()


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=settings().max_examples // 3, stateful_step_count=20)
