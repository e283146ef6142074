"""Bots that fit the people at the table."""

import math
import random
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

import pytest

from divinare_qt.bots.ladder import Rung, stored_ladder, win_shares
from divinare_qt.bots.spec import LEVELS, PERSONAS, Spec
from divinare_qt.match.header import HUMAN, Header, Seat, parse_header
from divinare_qt.models.adaptive import ADAPTIVE, FIRST_GUESS, adapted, form, rating_of, rung_of
from divinare_qt.models.log import LogText, before_the_deal
from divinare_qt.models.setup import Chair, Plan, Sitter
from divinare_qt.models.statistics import FinishedGame, SeatResult
from divinare_qt.models.strength import strengths_in_words
from divinare_qt.models.words import level_name
from divinare_qt.rules.arts import ARTS
from divinare_qt.rules.load import default_rules

LADDER = stored_ladder()
PEOPLE = 6
BOARDS = dict.fromkeys(ARTS, (1, 1, 1))


def table(*names: str, bots: int = 3, level: str = ADAPTIVE, persona: str = "") -> Plan:
    people = [Chair(Sitter.PERSON, name, character) for name, character in zip(names, PERSONAS, strict=False)]
    free = PERSONAS[len(names) :]
    return Plan((*people, *(Chair(Sitter.BOT, "", who, None, level, persona) for who in free[:bots])))


def played(seats: Sequence[Seat], winner: int) -> FinishedGame:
    results = tuple(
        SeatResult(seat.name, seat.controller, 9, Fraction(number == winner), BOARDS, seat.think_ms)
        for number, seat in enumerate(seats)
    )
    return FinishedGame("g", "2026", 4, results)


def wins(name: str, level: str, results: Sequence[bool]) -> list[FinishedGame]:
    seats = [Seat(name, "rami"), *[Seat("Bot", "edmund", f"bot:{level}")] * 3]
    return [played(seats, 0 if won else 1) for won in results]


def strengths(seats: Sequence[Seat]) -> list[float]:
    return [rating for seat in seats if (rating := rating_of(seat, LADDER)) is not None]


def test_a_stranger_is_taken_for_the_first_guess() -> None:
    found = form("Ada", wins("Ben", "master", [True] * 5), LADDER)
    assert found.games == 0
    assert found.rating == pytest.approx(LADDER.ratings[FIRST_GUESS].value, abs=2)


def test_who_wins_more_is_stronger_and_the_latest_games_weigh_most() -> None:
    by_wins = [form("Ada", wins("Ada", "adept", [True] * won + [False] * (8 - won)), LADDER).rating for won in range(9)]
    assert by_wins == sorted(by_wins)
    assert len(set(by_wins)) == len(by_wins)
    improving = form("Ada", wins("Ada", "adept", [False] * 6 + [True] * 2), LADDER)
    fading = form("Ada", wins("Ada", "adept", [True] * 2 + [False] * 6), LADDER)
    assert improving.rating > fading.rating


def test_a_fair_share_against_a_level_is_the_strength_of_that_level() -> None:
    results = [number % 4 == 0 for number in range(28)]
    found = form("Ada", wins("Ada", "apprentice", results), LADDER)
    assert found.rating == pytest.approx(LADDER.ratings[Rung(Spec("apprentice"))].value, abs=60)


def test_wins_against_the_strong_say_more() -> None:
    weak, strong = (form("Ada", wins("Ada", level, [True, False] * 4), LADDER).rating for level in ("novice", "master"))
    assert weak < strong


def settled_share(level: str, bots: int, luck: int) -> float:
    """Return how often somebody as strong as a level comes to win, by the model of the ladder itself."""
    true = LADDER.ratings[Rung(Spec(level))].value
    dice = random.Random(f"{level} {luck}")
    games: list[FinishedGame] = []
    expected = []
    for _ in range(120):
        seats = table("Ada", bots=bots).seats(games)
        shares = win_shares([true, *strengths(seats)])
        expected.append(shares[0])
        [winner] = dice.choices(range(len(seats)), shares)
        games.append(played(seats, winner))
    return sum(expected[20:]) / len(expected[20:])


@pytest.mark.parametrize("bots", [1, 2, 3])
@pytest.mark.parametrize("level", ["novice", "adept", "oracle"])
def test_people_come_to_win_a_fair_share(level: str, bots: int) -> None:
    """Several people: one alone may be lucky for a long time."""
    shares = [settled_share(level, bots, luck) for luck in range(PEOPLE)]
    assert sum(shares) / PEOPLE == pytest.approx(1 / (bots + 1), abs=0.1)


def test_the_better_somebody_plays_the_stronger_the_table() -> None:
    novice = table("Ada").seats(wins("Ada", "novice", [False] * 12))
    expert = table("Ada").seats(wins("Ada", "oracle", [True] * 12))
    assert max(strengths(novice)) < min(strengths(expert))
    assert {rung.spec.level for seat in novice if (rung := rung_of(seat))} == {LEVELS[0]}
    assert {rung.spec.level for seat in expert if (rung := rung_of(seat))} == {LEVELS[-1]}


def test_only_those_that_adapt_change_and_they_keep_their_temper() -> None:
    plan = table("Ada", persona="edmund")
    chairs = (*plan.chairs[:3], replace(plan.chairs[3], level="novice"))
    seats = replace(plan, chairs=chairs).seats(wins("Ada", "oracle", [True] * 12))
    assert [seat.adaptive for seat in seats] == [False, True, True, False]
    assert (seats[0].controller, seats[3].controller) == (HUMAN, "bot:novice:edmund")
    assert all(seat.controller.endswith(":edmund") for seat in seats[1:])
    assert [seat.think_ms is None for seat in seats] == [True, False, False, True]


def test_bots_alone_play_at_the_usual_level() -> None:
    seats = Plan(tuple(Chair(level=ADAPTIVE, character=who) for who in PERSONAS)).seats()
    assert {seat.controller for seat in seats} == {"bot:adept"}


def test_an_outside_program_at_the_table_is_no_obstacle() -> None:
    plan = table("Ada", bots=2)
    program = Chair(Sitter.PROGRAM, "Zoe", "edmund", command="zoe")
    seats = Plan((*plan.chairs, program)).seats(wins("Ada", "adept", [True, False] * 5))
    assert seats[3].controller == "exec:zoe"
    games = [played(seats, 0)]
    assert form("Ada", games, LADDER).games == 1


def test_a_rematch_adapts_anew() -> None:
    games = wins("Ada", "novice", [False] * 8)
    setup = table("Ada").settled(games=games)
    again = setup.again([*games, *wins("Ada", "oracle", [True] * 20)])
    assert max(strengths(setup.header.seats)) < min(strengths(again.header.seats))
    assert setup.again(games).header.seats == setup.header.seats


def test_a_record_keeps_who_adapted_and_how_long_it_may_think() -> None:
    header = Header(
        adapted([Seat("Ada", "rami"), Seat("Bot", "edmund", "bot:adept", adaptive=True)], ()), 0, default_rules(2)
    )
    assert header.seats[1].think_ms is not None
    assert parse_header(header.as_json()).seats == header.seats


@pytest.mark.parametrize("value", [0, -1, True, "50", 1.5, None, 10**12])
def test_a_limit_that_makes_no_sense_is_passed_over(value: object) -> None:
    line = Header((Seat("Ada", "rami"), Seat("Bot", "edmund", "bot:adept")), 0, default_rules(2)).as_json()
    seats = line["seats"]
    assert isinstance(seats, list)
    seats[1]["think_ms"] = value
    assert parse_header(line).seats[1].think_ms is None


def test_the_log_says_which_level_was_chosen() -> None:
    header = table("Ada").settled(games=wins("Ada", "novice", [False] * 12)).header
    told = [LogText(header, 0).text(entry) for entry in before_the_deal(header)]
    assert len(told) == 3
    assert all("Novice" in text and seat.name in text for text, seat in zip(told, header.seats[1:], strict=True))


def test_everybody_is_compared_with_somebody_else() -> None:
    games = wins("Ada", "adept", [True, False, False, False] * 3)
    plan = table("Ada", level="master", persona="rami")
    person, *bots = strengths_in_words(plan.seats(games), games)
    assert person.startswith("Lately about as strong as")
    rating = LADDER.of(Rung(Spec("master", "rami")))
    assert rating is not None
    for text in bots:
        assert text.startswith("About as strong as Adept. ")
        assert f"Rating: {rating.value:.0f}\N{NO-BREAK SPACE}±" in text
    assert strengths_in_words(plan.seats(), ())[0] == ""


@pytest.mark.parametrize("persona", ["", *PERSONAS])
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_is_compared_with_their_own_level(level: str, persona: str) -> None:
    told = strengths_in_words(table("Ada", level=level, persona=persona).seats(), ())[1]
    compared, rating, _ = told.partition(" Rating: ")
    assert rating
    assert level_name(level) not in compared
    assert "(" not in told
    near = next(other for other in LEVELS if level_name(other) in compared)
    of_both = [LADDER.of(Rung(Spec(level, persona))), LADDER.of(Rung(Spec(near)))]
    mine, its = (found for found in of_both if found is not None)
    within = abs(mine.value - its.value) <= math.hypot(mine.error, its.error)
    assert compared.startswith("About as strong as") == within
    if not within:
        assert ("stronger" in compared) == (mine.value > its.value)
