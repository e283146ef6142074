import csv
import io
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from divinare_qt.match.header import Header
from divinare_qt.match.journal import Memory
from divinare_qt.match.match import Match
from divinare_qt.models.named_files import FileProblem
from divinare_qt.models.statistics import (
    Filter,
    FinishedGame,
    Kind,
    SeatResult,
    Subject,
    finished_game,
    strongest_opponent,
    tallies,
)
from divinare_qt.models.statistics_file import StatisticsFile, as_csv
from divinare_qt.models.statistics_model import Column, Grouping, StatisticsModel
from divinare_qt.rules.arts import ARTS
from divinare_qt.rules.events import GameEnded, RoundScored
from tests.helpers.command import ROOT, environment
from tests.helpers.play import Dice, header, play_on


def played(table: Header, seed: int) -> tuple[list[RoundScored], GameEnded]:
    """Play a game at random, and return what its events say of the scores."""
    match = Match.new(table, Memory())
    results: list[RoundScored] = []
    ends: list[GameEnded] = []

    def listen(events: Sequence[object]) -> None:
        results.extend(event for event in events if isinstance(event, RoundScored))
        ends.extend(event for event in events if isinstance(event, GameEnded))

    match.subscribe(lambda change: listen(change.events), None)
    play_on(match, Dice(seed))
    return results, ends[0]


def seat(name: str, controller: str = "human", points: int = 5, share: Fraction | int = 0) -> SeatResult:
    return SeatResult(name, controller, points, Fraction(share), dict.fromkeys(ARTS, (1, 2, 1)))


def game(number: int, *seats: SeatResult, hints: bool = False) -> FinishedGame:
    return FinishedGame(f"game-{number}", "2026-11-18T20:00:00+00:00", 4, seats, hints)


GAMES = (
    game(1, seat("Ada", points=7, share=1), seat("x", "bot:adept:edmund", -2)),
    game(2, seat("Ada", points=3, share=Fraction(1, 2)), seat("Ben", points=3, share=Fraction(1, 2)), hints=True),
    game(3, seat("Ada", points=-1), seat("y", "bot:master"), seat("z", "exec:./mine", 9, 1)),
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_summed_up_as_its_events_say(players: int) -> None:
    table = header(players)
    results, end = played(table, players)
    summed = finished_game("g", "now", table, results, hints=False, taken_back=True)
    assert tuple(entry.points for entry in summed.seats) == end.points
    assert tuple(number for number, entry in enumerate(summed.seats) if entry.share) == end.winners
    assert sum(entry.share for entry in summed.seats) == 1
    judged = sum(sum(counts) for entry in summed.seats for counts in entry.boards.values())
    assert judged <= players * len(ARTS) * len(results)
    assert summed.marked


def test_a_shared_win_is_a_fraction_and_help_is_counted() -> None:
    ada = tallies(GAMES, Filter(), lambda _, entry: entry.subject)[Subject(-1, "Ada")]
    assert (ada.games, ada.wins, ada.best, ada.marked) == (3, Fraction(3, 2), 7, 1)
    assert ada.average == 3
    assert ada.win_rate == 0.5
    assert ada.accuracy("R") == (0.25, 0.5, 0.25)
    assert [points for _, points, _ in ada.history] == [7, 3, -1]


def test_help_is_the_persons_not_the_bots() -> None:
    asked = game(4, seat("Ada", points=7, share=1), seat("x", "bot:adept"), seat("z", "exec:./mine"), hints=True)
    found = tallies([asked], Filter(), lambda _, seat: seat.subject)
    assert [tally.marked for tally in found.values()] == [1, 0, 0]
    assert [tally.history[0][2] for tally in found.values()] == [True, False, False]
    assert not tallies([asked], Filter(with_marked=False), lambda _, seat: seat.subject)


@pytest.mark.parametrize(
    ("which", "games"),
    [
        (Filter(subject=Subject(-1, "Ada")), 3),
        (Filter(subject=Subject(-1, "Ada"), players=2), 2),
        (Filter(subject=Subject(-1, "Ada"), against="master"), 1),
        (Filter(subject=Subject(-1, "Ada"), against=""), 1),
        (Filter(subject=Subject(-1, "Ada"), with_marked=False), 2),
    ],
)
def test_a_filter_admits_what_it_names(which: Filter, games: int) -> None:
    assert sum(tally.games for tally in tallies(GAMES, which, lambda *_: 0).values()) == games


def test_subjects_are_persons_levels_and_programs() -> None:
    kinds = [entry.subject.kind for entry in GAMES[2].seats]
    assert kinds == [Kind.PERSON, Kind.LEVEL, Kind.PROGRAM]
    assert seat("?", "bot:grandmaster").subject.kind is Kind.PROGRAM
    assert strongest_opponent(GAMES[0], GAMES[0].seats[0]) == "adept"
    assert strongest_opponent(GAMES[0], GAMES[0].seats[1]) == ""


def test_the_file_gives_back_what_was_added(tmp_path: Path) -> None:
    file = StatisticsFile(tmp_path / "statistics.jsonl")
    assert file.games() == ()
    for entry in GAMES:
        file.append(entry)
    assert file.games() == GAMES
    file.reset()
    assert file.games() == ()


def test_a_game_that_is_finished_again_counts_once(tmp_path: Path) -> None:
    file = StatisticsFile(tmp_path / "statistics.jsonl")
    file.append(GAMES[0])
    again = game(1, seat("Ada", points=1), seat("x", "bot:adept:edmund", 8, 1))
    file.append(again)
    assert file.games() == (again,)


@pytest.mark.parametrize("nonsense", [b"{", b"[]", b'{"game": "g"}', b"\xff", b"1", b'{"game": 1, "seats": []}'])
def test_a_line_that_makes_no_sense_is_passed_over(tmp_path: Path, nonsense: bytes) -> None:
    file = StatisticsFile(tmp_path / "statistics.jsonl")
    file.append(GAMES[0])
    with file.path.open("ab") as raw:
        raw.write(nonsense + b"\n")
    file.append(GAMES[1])
    assert file.games() == GAMES[:2]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("points", 10**35),
        ("points", -99_999),
        ("points", "5"),
        ("points", True),
        ("share", "1e-200000000"),
        ("share", "1e50"),
        ("share", "-1"),
        ("share", "3/2"),
        ("share", "1/0"),
        ("share", 1),
        ("share", "9" * 5000),
        ("think_ms", 10**35),
        ("name", "half \ud800"),
        ("boards", {art: [-1, 0, 0] for art in ARTS}),
        ("boards", {art: [1e300, 0, 0] for art in ARTS}),
        ("boards", {art: [0, 0, 10**35] for art in ARTS}),
        ("boards", []),
    ],
)
def test_a_game_that_nobody_can_have_played_is_passed_over(tmp_path: Path, key: str, value: object) -> None:
    file = StatisticsFile(tmp_path / "statistics.jsonl")
    file.append(GAMES[0])
    line = json.loads(file.path.read_bytes())
    line["game"] = "damaged"
    line["seats"][0][key] = value
    with file.path.open("ab") as raw:
        raw.write(json.dumps(line).encode() + b"\n")
    file.append(GAMES[1])
    assert file.games() == GAMES[:2]


@pytest.mark.parametrize(
    ("key", "value"), [("rounds", 0), ("rounds", 10**9), ("when", None), ("seats", []), ("game", 1)]
)
def test_a_line_about_no_game_is_passed_over(tmp_path: Path, key: str, value: object) -> None:
    file = StatisticsFile(tmp_path / "statistics.jsonl")
    file.append(GAMES[0])
    line = json.loads(file.path.read_bytes())
    file.path.write_text(json.dumps({**line, key: value}) + "\n")
    assert file.games() == ()


def test_a_torn_line_takes_no_other_game_with_it(tmp_path: Path) -> None:
    file = StatisticsFile(tmp_path / "statistics.jsonl")
    file.append(GAMES[0])
    with file.path.open("ab") as raw:
        raw.write(b'{"game": "g2", "when": "2026')
    file.append(GAMES[1])
    file.append(GAMES[2])
    assert file.games() == GAMES
    assert file.path.read_bytes().count(b"\n") == 4, "no line is empty"


FULL = """
import resource, sys
from dataclasses import replace
from pathlib import Path
from divinare_qt.models.named_files import FileProblem
from divinare_qt.models.statistics_file import StatisticsFile
file = StatisticsFile(Path(sys.argv[1]))
(first,) = file.games()
limits = resource.getrlimit(resource.RLIMIT_FSIZE)
resource.setrlimit(resource.RLIMIT_FSIZE, (file.path.stat().st_size + 50, limits[1]))
try:
    file.append(replace(first, game="second"))
except FileProblem as problem:
    print(problem.reason)
resource.setrlimit(resource.RLIMIT_FSIZE, limits)
file.append(replace(first, game="third"))
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows cannot limit the size of files")
def test_a_game_that_a_full_disk_took_in_part_is_noticed(tmp_path: Path) -> None:
    file = StatisticsFile(tmp_path / "statistics.jsonl")
    file.append(GAMES[0])
    command = [sys.executable, "-c", FULL, str(file.path)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=environment(), check=False)
    assert (done.stdout, done.stderr) == ("File too large\n", "")
    assert file.games() == (GAMES[0], replace(GAMES[0], game="third"))
    assert file.path.read_bytes().count(b"\n") == 3


def test_a_folder_in_the_way_is_a_problem(tmp_path: Path) -> None:
    file = StatisticsFile(tmp_path)
    with pytest.raises(FileProblem):
        file.append(GAMES[0])
    with pytest.raises(FileProblem):
        file.games()


def test_the_table_for_other_programs() -> None:
    strange = game(4, seat('=1+1,"x"'), seat("Ben"))
    rows = list(csv.reader(io.StringIO(as_csv([*GAMES, strange]))))
    assert len(rows) == 1 + sum(entry.players for entry in (*GAMES, strange))
    assert {len(row) for row in rows} == {22}
    assert rows[-2][6] == '\'=1+1,"x"'


@pytest.mark.parametrize("grouping", list(Grouping))
def test_the_model_keeps_qts_rules(qtmodeltester: ModelTester, grouping: Grouping) -> None:
    model = StatisticsModel()
    model.show(GAMES, grouping, Filter())
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]


def test_the_model_shows_people_then_levels_then_programs() -> None:
    model = StatisticsModel()
    model.show(GAMES, Grouping.PLAYER, Filter())
    names = [model.index(row, Column.NAME).data() for row in range(model.rowCount())]
    assert names == ["Ada", "Ben", "Adept (bots)", "Master (bots)", "z (program)"]
    row = [model.index(0, column).data() for column in Column]
    assert row == ["Ada", "3", "1.50", "50 %", "3.0", "7", "25 %", "50 %", "25 %", "1"]
    assert model.headerData(Column.WINS, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
