"""The round robin, and the ratings that come out of it."""

import random
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest

from divinare_qt.bots.ladder import (
    MEAN,
    Ladder,
    Rating,
    Rung,
    all_rungs,
    ladder_text,
    parse_rung,
    read_ladder,
    stored_ladder,
    win_shares,
)
from divinare_qt.bots.rating import Outcome, rate
from divinare_qt.bots.spec import LEVELS, PERSONAS, BadSpec, Spec
from divinare_qt.match.ladder import SEATS, Table, round_robin

FIVE = tuple(Rung(Spec(level)) for level in LEVELS)


def drawn_outcome(table: Table, strengths: list[float], dice: random.Random) -> Outcome:
    """Play a game by the model itself: places are drawn by strength, one after the other."""
    left = list(table.rungs)
    points: dict[int, int] = {}
    while left:
        shares = win_shares([strengths[rung] for rung in left])
        [first] = dice.choices(left, shares)
        points[first] = len(left)
        left.remove(first)
    return Outcome(table.rungs, tuple(points[rung] for rung in table.rungs))


@pytest.mark.parametrize("rungs", [4, 5, 7, 11])
def test_everybody_sits_equally_often_and_meets_everybody(rungs: int) -> None:
    tables = round_robin(rungs, 120, seed=3)
    assert all(len(set(table.rungs)) == SEATS for table in tables)
    sat = Counter(rung for table in tables for rung in table.rungs)
    assert max(sat.values()) - min(sat[rung] for rung in range(rungs)) <= 1
    assert max(sat.values()) == 120
    met = Counter(frozenset(pair) for table in tables for pair in combinations(table.rungs, 2))
    assert len(met) == rungs * (rungs - 1) / 2
    assert round_robin(rungs, 120, seed=3) == tables


def test_ratings_come_out_as_they_went_in() -> None:
    dice = random.Random(7)
    true = [1300.0, 1400.0, 1500.0, 1600.0, 1700.0]
    outcomes = [drawn_outcome(table, true, dice) for table in round_robin(5, 600, seed=1)]
    found = rate(FIVE, outcomes)
    assert found.games == len(outcomes) == 750
    for rung, value in zip(FIVE, true, strict=True):
        rating = found.ratings[rung]
        assert 0 < rating.error < 60
        assert abs(rating.value - value) < 2 * rating.error


def test_one_who_always_wins_is_strong_but_not_infinitely() -> None:
    outcomes = [Outcome((0, 1, 2, 3), (9, 5, 5, 1))] * 20
    ratings = [rating.value for rating in rate(FIVE[:4], outcomes).ratings.values()]
    assert ratings == sorted(ratings, reverse=True)
    assert ratings[1] == pytest.approx(ratings[2])
    assert ratings[0] < MEAN + 1500


def test_a_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    ladder = Ladder({rung: Rating(1400.0 + 7 * place, 20.0 + place) for place, rung in enumerate(all_rungs())}, 405)
    path = tmp_path / "ladder.toml"
    path.write_text(ladder_text(ladder), encoding="utf-8")
    assert read_ladder(path) == ladder


@pytest.mark.parametrize("rung", all_rungs(), ids=str)
def test_every_rung_has_a_name_and_a_stored_rating(rung: Rung) -> None:
    assert parse_rung(str(rung)) == rung
    assert stored_ladder().ratings[rung].error > 0


def test_the_stored_levels_stand_in_their_order() -> None:
    values = [stored_ladder().ratings[rung].value for rung in FIVE]
    assert values == sorted(values)


def test_a_temper_costs_as_much_on_every_level() -> None:
    ladder = stored_ladder()
    adept = ladder.ratings[Rung(Spec("adept"))]
    for persona in PERSONAS:
        cost = adept.value - ladder.ratings[Rung(Spec("adept", persona))].value
        for rung in (Rung(Spec("oracle", persona)), Rung(Spec("master", persona), 50)):
            plain, tempered = ladder.ratings[Rung(Spec(rung.spec.level), rung.limit_ms)], ladder.of(rung)
            assert tempered is not None
            assert plain.value - tempered.value == pytest.approx(cost)
            assert tempered.error > plain.error
    assert ladder.of(Rung(Spec("master"), 77)) is None


def test_what_chance_explains_is_no_drift_and_what_it_does_not_is_told() -> None:
    stored = Ladder({rung: Rating(1300.0 + 100 * place, 30) for place, rung in enumerate(FIVE)}, 100)
    moved = dict(stored.ratings)
    moved[FIVE[1]] = Rating(moved[FIVE[1]].value + 45, 30)
    assert Ladder(moved, 100).drifted(stored) == {}
    moved[FIVE[3]] = Rating(moved[FIVE[3]].value - 80, 30)
    assert Ladder(moved, 100).drifted(stored) == {FIVE[3]: -80}


def test_a_bot_that_the_other_table_does_not_know_has_not_drifted_from_it() -> None:
    stored = Ladder({rung: Rating(1300.0 + 100 * place, 30) for place, rung in enumerate(FIVE)}, 100)
    assert Ladder({FIVE[0]: Rating(1600, 30)}, 100).drifted(Ladder({}, 0)) == {}
    unknown = Rung(Spec("master", "rami"), 50)
    assert Ladder({**stored.ratings, unknown: Rating(4000, 0)}, 100).drifted(stored) == {}


def test_a_temper_that_was_not_measured_with_its_level_is_compared_with_what_it_costs_the_adept() -> None:
    stored, rung = stored_ladder(), Rung(Spec("oracle", "rami"))
    was = stored.of(rung)
    assert was is not None
    assert Ladder({rung: was}, 100).drifted(stored) == {}
    assert Ladder({rung: Rating(was.value - 200, was.error)}, 100).drifted(stored) == {rung: pytest.approx(-200)}
    shifted = Ladder({rung: Rating(was.value - 200, was.error)}, 100).aligned(stored)
    assert shifted.ratings[rung].value == pytest.approx(was.value)


def test_a_few_games_that_all_went_alike_leave_much_open() -> None:
    """No resampling of them varies; the errors are those of so few games all the same."""
    alike = [Outcome((0, 1, 2, 3), (9, 7, 5, 1))] * 3
    few, many = (rate(FIVE[:4], alike * times) for times in (1, 100))
    for rung in FIVE[:4]:
        assert few.ratings[rung].error > 200
        assert 0 < many.ratings[rung].error < few.ratings[rung].error


@pytest.mark.parametrize("sittings", [2, 3, 10])
def test_few_games_hardly_ever_show_a_drift_that_is_none(sittings: int) -> None:
    """Four bots as strong as their stored ratings play, fifty times over."""
    rungs = tuple(map(parse_rung, ("novice", "apprentice", "adept:rami", "oracle")))
    true = [stored_ladder().ratings[rung].value for rung in rungs]
    false = 0
    for seed in range(50):
        dice = random.Random(seed)
        outcomes = [drawn_outcome(table, true, dice) for table in round_robin(4, sittings, seed)]
        false += bool(rate(rungs, outcomes).aligned(stored_ladder()).drifted(stored_ladder()))
    assert false <= 5


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("master@999", "nothing is known of the work that master@999 does"),
        ("master@-5", "master@50, oracle@150, oracle@10"),
        ("master@5_0", "nothing is known"),
        ("master@", "nothing is known"),
        ("master@050", "nothing is known"),
        ("master@\N{ARABIC-INDIC DIGIT FIVE}\N{ARABIC-INDIC DIGIT ZERO}", "nothing is known"),
        ("adept@50", "nothing is known"),
        ("exec:foo", "no place for an outside program"),
        ("exec:foo@50", "no place for an outside program"),
        ("guru@50", "'guru' is not a level"),
    ],
)
def test_what_cannot_be_played_is_no_rung(text: str, reason: str) -> None:
    with pytest.raises(BadSpec, match=reason):
        parse_rung(text)


def test_the_usual_limit_may_be_said() -> None:
    assert parse_rung("master@150") == Rung(Spec("master"))
    assert parse_rung("oracle:rami@10") == Rung(Spec("oracle", "rami"), 10)


def test_a_part_of_the_ladder_is_compared_on_the_same_scale() -> None:
    stored = Ladder({rung: Rating(1300.0 + 100 * place, 30) for place, rung in enumerate(FIVE)}, 100)
    part = Ladder({rung: Rating(rating.value - 150, 30) for rung, rating in list(stored.ratings.items())[3:]}, 50)
    assert part.aligned(stored).drifted(stored) == {}


def test_shares_of_wins() -> None:
    assert win_shares([1500, 1500, 1500, 1500]) == pytest.approx([0.25] * 4)
    assert win_shares([1900, 1500]) == pytest.approx([10 / 11, 1 / 11])
