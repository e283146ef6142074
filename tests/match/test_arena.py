"""Tournaments: fair seats, the same games whatever spreads them, and numbers that add up."""

import json
from collections import Counter
from concurrent.futures import Executor, ThreadPoolExecutor
from itertools import product
from pathlib import Path
from statistics import NormalDist, fmean, stdev
from typing import Final

import pytest

from divinare_qt.bots.spec import LONGEST_COMMAND, Spec, parse_spec
from divinare_qt.match.arena import GameResult, Tournament, _header, half_width, play_games, run, standings
from divinare_qt.match.reader import parse_record
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.shuffle import words
from divinare_qt.rules.state import Phase
from tests.helpers.fake import fake_spec

PATIENT: Final = 20_000
QUICK: Final = (Spec("novice"), Spec("apprentice"))


def played(tournament: Tournament, jobs: int = 1) -> list[GameResult]:
    """Play a tournament on threads: its bots are processes anyhow."""
    with ThreadPoolExecutor(jobs) as executor:
        return run(tournament, executor, jobs, lambda _: None)


def outcome(result: GameResult) -> tuple[object, ...]:
    """Return all of a game but the time that it took."""
    return result.game, result.points, result.wins, result.faults, result.record


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_are_rotated_fairly(players: int) -> None:
    """In as many games as players squared each spec sits on each seat equally often, and is first there just once."""
    tournament = Tournament((Spec("novice"),) * players, games=players**2)
    sat, first = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for game in range(tournament.games):
        seating = tournament.seating(game)
        assert sorted(seating) == list(range(players))
        sat.update(enumerate(seating))
        first[tournament.first(game), seating[tournament.first(game)]] += 1
    everyone = set(product(range(players), repeat=2))
    assert set(sat) == everyone == set(first)
    assert set(sat.values()) == {players}
    assert set(first.values()) == {1}


def test_the_same_games_whatever_the_number_of_jobs() -> None:
    tournament = Tournament(QUICK, games=6, seed=5, limit_ms=PATIENT, records=True)
    alone, spread = played(tournament), played(tournament, jobs=3)
    assert [outcome(result) for result in alone] == [outcome(result) for result in spread]
    assert [result.game for result in spread] == list(range(6))
    assert all(sum(result.faults) == 0 for result in alone)
    assert len({result.record for result in alone}) == 6


def test_another_seed_is_another_tournament() -> None:
    one, other = (
        play_games(Tournament(QUICK, 1, seed, PATIENT, records=True), [0])[0].record.splitlines()[1] for seed in (1, 2)
    )
    assert one != other


def test_no_record_tells_of_the_deals_of_other_games() -> None:
    """What settles the bots' dice stands in every header, and the seal is opened: neither leads to the seed of all."""
    tournament = Tournament(QUICK, games=2, seed=987654321, limit_ms=PATIENT, records=True)
    results = play_games(tournament, [0, 1])
    records = [parse_record(result.record, "game") for result in results]
    seals = [record.seal for record in records if record.seal is not None]
    dice = {record.header.dice.seed for record in records if record.header.dice is not None}
    assert (len(dice), len({seal.seed for seal in seals}), len({seal.salt for seal in seals})) == (1, 2, 2)
    for known in (*dice, *[seal.seed for seal in seals]):
        others = [header.salt for header in (_header(Tournament(QUICK, 2, known), game, [0, 1]) for game in (0, 1))]
        assert not set(others) & {seal.salt for seal in seals}
        assert {next(words(known, game)) for game in (0, 1)}.isdisjoint(seal.seed for seal in seals)
    assert not any(b"987654321" in result.record for result in results)


@pytest.mark.parametrize("length", [150, LONGEST_COMMAND])
def test_the_record_of_a_bot_with_a_long_command_line_can_be_read(length: int) -> None:
    command = fake_spec("good").command or ""
    spec = parse_spec(f"exec:{command.ljust(length - 1)}x")
    result = play_games(Tournament((spec, Spec("novice")), 1, limit_ms=PATIENT, records=True), [0])[0]
    header = parse_record(result.record, "game").header
    assert header.seats[0].controller == str(spec)
    assert header.seats[0].name.endswith(" 1")
    assert len(header.seats[0].name) <= 202
    assert header.seats[1].name == "novice 2"


def test_records_are_whole_games_by_the_rules() -> None:
    specs = (Spec("novice", "edmund"), Spec("apprentice"), Spec("novice"))
    for result in played(Tournament(specs, games=3, seed=1, limit_ms=PATIENT, records=True)):
        record = parse_record(result.record, "game")
        assert record.course.state.phase is Phase.OVER
        seating = Tournament(specs, 3).seating(result.game)
        assert [result.points[who] for who in seating] == list(record.course.state.points)
        assert [seat.controller for seat in record.header.seats] == [f"bot:{specs[who]}" for who in seating]
        winners = [seating[seat] for seat in record.course.state.winners]
        assert [result.wins[who] for who in winners] == [1 / len(winners)] * len(winners)
        assert sum(result.wins) == pytest.approx(1)


def test_an_outside_bot_that_fails_is_counted_and_the_games_go_on() -> None:
    specs = (fake_spec("garbage"), Spec("novice"))
    tournament = Tournament(specs, games=2, limit_ms=PATIENT)
    rows = standings(tournament, played(tournament))
    assert [row.faults for row in rows] == [6, 0]
    assert rows[0].spec == str(specs[0])


def made_up(game: int, points: tuple[int, ...], wins: tuple[float, ...], ms: float) -> GameResult:
    return GameResult(game, points, wins, tuple((ms * (who + 1),) * 20 for who in range(len(points))), (0, 1))


def test_standings_are_the_means_of_the_games() -> None:
    results = [made_up(0, (8, 2), (1.0, 0.0), 1), made_up(1, (4, 4), (0.5, 0.5), 2), made_up(2, (0, 9), (0.0, 1.0), 3)]
    first, second = standings(Tournament(QUICK, 3), results)
    rounds = default_rules(2).rounds
    assert first.points_per_round == pytest.approx(fmean([8, 4, 0]) / rounds)
    assert second.points_per_round == pytest.approx(5 / rounds)
    assert first.win_share == pytest.approx(0.5)
    assert first.win_share + second.win_share == pytest.approx(1)
    assert first.mean_ms == pytest.approx(2)
    assert second.p95_ms == pytest.approx(6)
    assert (first.faults, second.faults) == (0, 3)
    quantile = NormalDist().inv_cdf(0.975)
    assert first.ci95 == pytest.approx(quantile * stdev([4, 2, 0]) / 3**0.5, rel=1e-3)
    assert half_width([3.0]) == 0


def test_a_row_is_written_as_the_format_has_it() -> None:
    row = standings(Tournament(QUICK, 1), [made_up(0, (8, 2), (1.0, 0.0), 1)])[0].as_json()
    assert list(row) == ["spec", "points_per_round", "ci95", "win_share", "move_ms", "faults"]
    assert row["move_ms"] == {"mean": 1, "p95": 1}
    assert json.loads(json.dumps(row)) == row


def test_on_game_hears_of_every_game_and_a_failure_stops_the_rest() -> None:
    heard: list[int] = []
    with ThreadPoolExecutor(1) as executor:
        run(Tournament(QUICK, 3, limit_ms=PATIENT), executor, 1, lambda result: heard.append(result.game))
        assert sorted(heard) == [0, 1, 2]

        def fail(_: GameResult) -> None:
            raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            run(Tournament(QUICK, 8, limit_ms=PATIENT), executor, 8, fail)


def test_a_tournament_on_a_dask_cluster(tmp_path: Path) -> None:
    """The recipe of the README: any executor will do."""
    distributed = pytest.importorskip("distributed")
    tournament = Tournament(tuple(map(parse_spec, ("novice", "apprentice"))), 4, seed=5, limit_ms=PATIENT, records=True)
    options = {"n_workers": 1, "threads_per_worker": 2, "processes": False, "dashboard_address": None}
    with (
        distributed.LocalCluster(**options, local_directory=str(tmp_path)) as cluster,
        distributed.Client(cluster) as client,
    ):
        executor: Executor = client.get_executor()
        spread = run(tournament, executor, 2, lambda _: None)
    assert [outcome(result) for result in spread] == [outcome(result) for result in played(tournament)]
