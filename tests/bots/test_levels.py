"""The levels: always a legal move, from the view alone, the same for the same seed, and nothing absurd."""

import math
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from divinare_qt.bots.levels import Mind, level, stand_in
from divinare_qt.bots.situation import Effort, Situation
from divinare_qt.bots.spec import LEVELS, PERSONAS, BadSpec, Spec, parse_spec
from divinare_qt.rules.arts import ORDER
from divinare_qt.rules.engine import new_game, start_round
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.moves import CENTRE, Move, Play
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.shuffle import deal
from divinare_qt.rules.state import Phase
from tests.helpers import strategies
from tests.helpers.play import Dice, advance
from tests.helpers.situations import situation_of, situations
from tests.helpers.table import dealt, play, small
from tests.helpers.worlds import Script, another_world

LITTLE = Effort(math.inf, worlds=1)
"""One batch of worlds, whatever the clock says."""
QUICK = ("novice", "apprentice", "adept")
SEARCHING = ("master", "oracle")


def assert_rates_all(name: str, situation: Situation, seed: int) -> None:
    ratings = level(name).rate(situation, LITTLE, seed)
    assert set(ratings.values) == set(situation.legal)
    assert all(math.isfinite(value) for value in ratings.values.values())
    assert ratings.best() in situation.legal


@settings(max_examples=30)
@given(rules=strategies.any_rules, seed=strategies.seeds)
def test_every_move_is_legal_by_any_rules(rules: Rules, seed: int) -> None:
    for situation in situations(rules, seed):
        for name in QUICK:
            assert_rates_all(name, situation, seed)
        assert stand_in(situation) in situation.legal


@settings(max_examples=15)
@given(rules=strategies.any_rules, seed=strategies.seeds, data=st.data())
def test_every_move_of_a_search_is_legal_by_any_rules(rules: Rules, seed: int, data: st.DataObject) -> None:
    for situation in data.draw(st.lists(st.sampled_from(list(situations(rules, seed))), max_size=3), label="moments"):
        for name in SEARCHING:
            assert_rates_all(name, situation, seed)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_kind_of_moment_of_the_box(players: int) -> None:
    asked = list(situations(default_rules(players), seed=players))
    for situation in asked[: len(asked) // default_rules(players).rounds : 3]:
        for name in LEVELS:
            assert_rates_all(name, situation, seed=1)


def is_ruled_out(situation: Situation, move: Play) -> bool:
    """Tell whether stack and hand show that the count can't be one of a space's numbers."""
    rules, view = situation.rules, situation.view
    if move.to == CENTRE:
        return False
    seen = view.stacks[ORDER[move.art]] + view.hand.count(move.art)
    cards = rules.deck[ORDER[move.art]]
    unseen_in_play = rules.in_play - sum(view.stacks) - len(view.hand)
    possible = range(seen, min(cards, seen + unseen_in_play) + 1)
    numbers = {int(number) for number in move.to.split("/")}
    return numbers.isdisjoint(possible)


def novices(situation: Situation) -> Iterator[tuple[Play, int]]:
    """Yield plays of the novice and of every medium with its mind."""
    for seed in range(4):
        for persona in ("", *PERSONAS):
            move = Mind(Spec("novice", persona)).choose(situation, LITTLE, seed).move
            assert isinstance(move, Play)
            yield move, seed


@settings(max_examples=25)
@given(rules=strategies.any_rules, seed=strategies.seeds)
def test_the_novice_does_nothing_absurd(rules: Rules, seed: int) -> None:
    for number, situation in enumerate(situations(rules, seed)):
        plays = [move for move in situation.legal if isinstance(move, Play)]
        if number % 3 == 0 and any(not is_ruled_out(situation, move) for move in plays):
            assert not any(is_ruled_out(situation, move) for move, _ in novices(situation))


def test_the_novice_slips_and_has_moods() -> None:
    """Its plays differ from seed to seed much more than those of a level that calculates."""
    asked = [s for s in situations(default_rules(4), 3) if s.view.phase is Phase.PLAY][:40]
    moods = [len({level("novice").rate(s, LITTLE, seed).best() for seed in range(10)}) for s in asked]
    assert sum(moods) > 2.5 * len(asked)
    for situation in asked:
        assert len({level("apprentice").rate(situation, LITTLE, seed).best() for seed in range(10)}) == 1


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("persona", ["", "rami"])
def test_the_same_situation_and_seed_make_the_same_choice(name: str, persona: str) -> None:
    asked = list(situations(default_rules(3), seed=8))[: 3 if name in SEARCHING else 60]
    for situation in asked:
        effort = Effort(math.inf, worlds=2000)
        one, other = (Mind(Spec(name, persona)).choose(situation, effort, seed=5) for _ in range(2))
        assert one == other


@pytest.mark.parametrize("name", SEARCHING)
def test_a_search_looks_at_as_many_worlds_as_it_is_told(name: str) -> None:
    rate = level(name).rate
    asked = (s for s in situations(default_rules(4), seed=2) if s.view.phase is Phase.PLAY)
    situation = next(s for s in asked if rate(s, Effort(0.0, 3000), seed=1).worlds >= 3000)  # the choice is not clear
    few, many = (rate(situation, Effort(0.0, worlds), seed=1) for worlds in (600, 3000))
    assert 600 <= few.worlds < many.worlds
    assert rate(situation, Effort(0.0, 3000), seed=1) == many
    assert rate(situation, Effort(0.0, 600), seed=2).values != few.values


def test_a_master_without_time_is_an_adept() -> None:
    for situation in list(situations(default_rules(2), seed=4))[:20]:
        hurried = level("master").rate(situation, Effort(deadline=0.0), seed=1)
        assert hurried.worlds == 0
        assert hurried.values == level("adept").rate(situation, Effort(0.0), seed=9).values


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_level_sees_its_view_and_nothing_else(players: int) -> None:
    """Two games that differ in all that the seat can't know are decided alike."""
    rules, dice = default_rules(players), Dice(players)
    start = new_game(rules, 0, seed=players)
    made = deal(rules, players, 1)
    state, decisions, differing = start_round(start, made)[0], list[tuple[int, Move]](), 0
    while state.waiting_for():
        for seat in state.waiting_for() if len(decisions) % 3 == 0 else ():
            other = another_world(Script(start, made, tuple(decisions)), seat, dice).steps()[-1][0]
            differing += other.hands != state.hands
            names = LEVELS if len(decisions) % 18 == 0 else QUICK
            for spec in [Spec(name, persona) for name in names for persona in ("", "edmund")]:
                here, there = (Mind(spec).choose(situation_of(s, seat), LITTLE, 3) for s in (state, other))
                assert here == there
        (state, _), decision = advance(state, dice)
        assert decision is not None
        decisions.append(decision)
    assert differing >= 5


def test_the_adept_remembers_what_the_apprentice_forgets() -> None:
    """Who has passed two R on and holds the third of four knows that there will be three or more."""
    state = play(dealt(small(2, 4, {4: 2}), "RRRY", "BGYY"), "0 pass RR", "1 pass BG")
    situation = situation_of(state, 0)

    plays = [move for move in situation.legal if isinstance(move, Play) and move.art == "R"]
    apprentice, adept = (level(name).rate(situation, LITTLE, seed=1).values for name in ("apprentice", "adept"))
    assert max(plays, key=apprentice.__getitem__).to == "1/2"
    assert max(plays, key=adept.__getitem__).to == "3"


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("master", Spec("master")),
        ("novice:john-paul", Spec("novice", "john-paul")),
        ("exec:python3 my_bot.py --fast", Spec(command="python3 my_bot.py --fast")),
        ("exec:C:\\bots\\mine.exe a:b", Spec(command="C:\\bots\\mine.exe a:b")),
    ],
)
def test_specs_are_read_and_written(text: str, spec: Spec) -> None:
    assert parse_spec(text) == spec
    assert str(spec) == text


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "'' is not a level"),
        ("grandmaster", "'grandmaster' is not a level; there are novice, apprentice, adept, master, oracle"),
        ("Master", "'Master' is not a level"),
        ("adept:", "'' is not a persona"),
        ("adept:john", "'john' is not a persona; there are rami, tzciska, john-paul, edmund"),
        ("exec:", "exec: wants the command line of a program"),
        ("exec:  ", "exec: wants the command line of a program"),
        (f"exec:{'x' * 996}", "exec: the command line of a program has at most 995 characters"),
        ("exec:./half\udce9", "exec: the command line of a program is not UTF-8"),
    ],
)
def test_what_names_no_bot_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BadSpec) as refused:
        parse_spec(text)
    assert reason in str(refused.value)
