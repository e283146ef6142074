"""Rules from data: the way there and back, defaults, and each defect by its place."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from divinare_qt.rules import data
from divinare_qt.rules.errors import BadRules
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.rules import Rules
from tests.helpers import strategies

DEFAULT = default_rules(4)


@given(strategies.custom_rules())
def test_rules_are_their_data(rules: Rules) -> None:
    written = data.as_data(rules)
    assert data.rules(written, "rules", default_rules(rules.players)) == rules
    assert data.rules(json.loads(json.dumps(written)), "rules", default_rules(rules.players)) == rules


@given(players=strategies.players, draw=st.data())
def test_data_that_is_read_is_written_the_same(players: int, draw: st.DataObject) -> None:
    written = draw.draw(strategies.rules_data(players))
    assert data.as_data(data.rules(written, "rules", default_rules(players))) == written


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_is_left_out_is_as_in_the_box(players: int) -> None:
    box = default_rules(players)
    assert data.rules({}, "rules", box) == box
    whole = data.as_data(box)
    for key in whole:
        assert data.rules({key: whole[key]}, "rules", box) == box
    assert data.rules({"action_card": {"rounds": 1}}, "rules", box).action_card.passes == box.action_card.passes
    assert data.rules({"deck": {"Y": 13}}, "rules", box).deck == (6, 8, 10, 13)
    assert data.rules({"tokens": {"yellow": 40}}, "rules", box).bank.as_list() == [16, 40, 20]
    assert data.rules({"boards": {}}, "rules", box).boards == box.boards


def test_keys_that_nobody_knows_are_ignored() -> None:
    read = {"wind": 3, "deck": {"Z": 1}, "boards": {"Z": []}, "action_card": {"hint": 1}, "tokens": {"gold": 1}}
    assert data.rules(read, "rules", DEFAULT) == DEFAULT


def spaces(*numbers: object) -> list[dict[str, object]]:
    """Return a row of spaces without bonus."""
    return [{"numbers": shown} for shown in numbers]


DEEP: list[object] = []
for _ in range(5_000):
    DEEP = [DEEP]

DEFECTS = [
    pytest.param([], "rules", "a table of names and values is wanted, not []", id="rules are no table"),
    pytest.param({"deck": 3}, "rules.deck", "not 3", id="deck is no table"),
    pytest.param({"deck": {"R": 0}}, "rules.deck.R", "0 is not from 1 to 99", id="no card of an art"),
    pytest.param({"deck": {"R": 100}}, "rules.deck.R", "100 is not from 1 to 99", id="too many cards"),
    pytest.param({"deck": {"R": True}}, "rules.deck.R", "a whole number is wanted, not True", id="truth for a number"),
    pytest.param({"deck": {"R": 6.0}}, "rules.deck.R", "a whole number is wanted, not 6.0", id="a fraction"),
    pytest.param({"deck": {"R": "6"}}, "rules.deck.R", "a whole number is wanted, not '6'", id="a text"),
    pytest.param({"deck": {"R": None}}, "rules.deck.R", "not nothing", id="null"),
    pytest.param({"deck": {"R": 10**5000}}, "rules.deck.R", "a value too large to show", id="huge"),
    pytest.param({"deck": {"R": DEEP}}, "rules.deck.R", "a value too large to show", id="deep"),
    pytest.param({"deck": {"R": "x" * 99}}, "rules.deck.R", "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...", id="long"),
    pytest.param(
        {"deck": {"G": 8}}, "rules.boards.G[5].numbers", "9 is more than the 8 tasseomancy", id="deck and board"
    ),
    pytest.param({"boards": []}, "rules.boards", "not []", id="boards are no table"),
    pytest.param({"boards": {"G": {}}}, "rules.boards.G", "a list of spaces is wanted", id="a board is no list"),
    pytest.param({"boards": {"G": "345"}}, "rules.boards.G", "a list of spaces is wanted", id="a board is a text"),
    pytest.param({"boards": {"G": []}}, "rules.boards.G", "this one has no space", id="no space"),
    pytest.param({"boards": {"G": spaces([1], [2])}}, "rules.boards.G", "this one has 2 spaces", id="two spaces"),
    pytest.param({"boards": {"G": spaces([1])}}, "rules.boards.G", "this one has 1 space", id="one space"),
    pytest.param({"boards": {"G": spaces(*[[n] for n in range(13)])}}, "rules.boards.G", "13 spaces", id="13 spaces"),
    pytest.param({"boards": {"G": [3, 4, 5]}}, "rules.boards.G[0]", "not 3", id="a space is no table"),
    pytest.param({"boards": {"G": spaces([1], [], [3])}}, "rules.boards.G[1].numbers", "not []", id="no number"),
    pytest.param({"boards": {"G": spaces([1], 2, [3])}}, "rules.boards.G[1].numbers", "not 2", id="a bare number"),
    pytest.param(
        {"boards": {"G": spaces([1], "23", [4])}}, "rules.boards.G[1].numbers", "not '23'", id="a text of numbers"
    ),
    pytest.param({"boards": {"G": [{}, {}, {}]}}, "rules.boards.G[0].numbers", "not nothing", id="numbers missing"),
    pytest.param({"boards": {"G": spaces([1, 2, 3, 4], [5], [6])}}, "rules.boards.G[0].numbers", "one to 3", id="four"),
    pytest.param(
        {"boards": {"G": spaces([1], [2], [2])}}, "rules.boards.G[2].numbers", "2 stands on space [1]", id="twice"
    ),
    pytest.param(
        {"boards": {"G": spaces([1], [2, 2], [3])}}, "rules.boards.G[1].numbers", "on this space", id="doubled"
    ),
    pytest.param({"boards": {"G": spaces([1], [3], [2])}}, "rules.boards.G[2].numbers", "2 comes after 3", id="order"),
    pytest.param(
        {"boards": {"G": spaces([1], [3, 2], [4])}}, "rules.boards.G[1].numbers", "2 comes after 3", id="order inside"
    ),
    pytest.param(
        {"boards": {"G": spaces([1], [2], [11])}}, "rules.boards.G[2].numbers", "more than the 10", id="above"
    ),
    pytest.param(
        {"boards": {"G": spaces([-1], [2], [3])}}, "rules.boards.G[0].numbers", "-1 is not from 0", id="below 0"
    ),
    pytest.param({"boards": {"G": spaces([True], [2], [3])}}, "rules.boards.G[0].numbers", "not True", id="true"),
    pytest.param(
        {"boards": {"G": [{"numbers": [n], "bonus": 3} for n in (1, 2, 3)]}},
        "rules.boards.G[0].bonus",
        "0 to 2",
        id="bonus",
    ),
    pytest.param({"action_card": []}, "rules.action_card", "not []", id="card is no table"),
    pytest.param({"action_card": {"rounds": 0}}, "rules.action_card.rounds", "0 is not from 1", id="no rounds"),
    pytest.param({"action_card": {"rounds": 13}}, "rules.action_card.rounds", "from 1 to 12", id="13 rounds"),
    pytest.param({"action_card": {"hand": 0}}, "rules.action_card.hand", "0 is not from 1", id="no hand"),
    pytest.param({"action_card": {"hand": 10}}, "rules.action_card.hand", "4 hands of 10", id="hands above the deck"),
    pytest.param({"action_card": {"discard": 6}}, "rules.action_card.discard", "0 to 5", id="all discarded"),
    pytest.param(
        {"action_card": {"passes": [6, 3]}}, "rules.action_card.passes", "not [6, 3]", id="passes are no table"
    ),
    pytest.param({"action_card": {"passes": {"x": 1}}}, "rules.action_card.passes", "not 'x'", id="size is no number"),
    pytest.param({"action_card": {"passes": {"²": 1}}}, "rules.action_card.passes", "not '²'", id="size is a power"),
    pytest.param({"action_card": {"passes": {"": 1}}}, "rules.action_card.passes", "not ''", id="no size"),
    pytest.param(
        {"action_card": {"passes": {"7": 1}}}, "rules.action_card.passes", "never 7", id="size above the hand"
    ),
    pytest.param({"action_card": {"passes": {"0": 1}}}, "rules.action_card.passes", "never 0", id="size 0"),
    pytest.param(
        {"action_card": {"passes": {"9" * 5000: 1}}}, "rules.action_card.passes", "hand size", id="size is huge"
    ),
    pytest.param({"action_card": {"discard": 1}}, "rules.action_card.passes", "never 6", id="size before the discard"),
    pytest.param(
        {"action_card": {"passes": {"4": 5}}}, "rules.action_card.passes.4", "5 is not from 1 to 4", id="pass 5 of 4"
    ),
    pytest.param(
        {"action_card": {"passes": {"4": 0}}}, "rules.action_card.passes.4", "0 is not from 1", id="pass none"
    ),
    pytest.param(
        {"action_card": {"passes": {"4": 1, "04": 2}}}, "rules.action_card.passes", "two passes", id="size twice"
    ),
    pytest.param({"tokens": {"blue": -1}}, "rules.tokens.blue", "-1 is not from 0", id="tokens below 0"),
    pytest.param({"tokens": 80}, "rules.tokens", "not 80", id="tokens are no table"),
    pytest.param({"centre_may_stay": 1}, "rules.centre_may_stay", "true or false is wanted, not 1", id="flag"),
    pytest.param({"open_scores": "yes"}, "rules.open_scores", "true or false is wanted, not 'yes'", id="other flag"),
]


@pytest.mark.parametrize(("read", "place", "reason"), DEFECTS)
def test_each_defect_is_refused_with_its_place(read: object, place: str, reason: str) -> None:
    with pytest.raises(BadRules) as refusal:
        data.rules(read, "rules", DEFAULT)
    assert refusal.value.place == place
    assert reason in refusal.value.reason
    assert str(refusal.value) == f"{place}: {refusal.value.reason}"
    assert "\n" not in str(refusal.value)
    assert len(str(refusal.value)) < 200


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=10,
)


def spoilt(value: object, draw: st.DataObject) -> object:
    """Return data in which something stands where something else belongs."""
    if isinstance(value, dict) and value and draw.draw(st.booleans()):
        key = draw.draw(st.sampled_from(sorted(value)))
        return {**value, key: spoilt(value[key], draw)}
    if isinstance(value, list) and value and draw.draw(st.booleans()):
        place = draw.draw(st.integers(0, len(value) - 1))
        return [*value[:place], spoilt(value[place], draw), *value[place + 1 :]]
    return draw.draw(json_values)


@given(players=strategies.players, draw=st.data())
def test_whatever_stands_in_one_place_gives_rules_or_a_refusal(players: int, draw: st.DataObject) -> None:
    box = default_rules(players)
    read = spoilt(data.as_data(box), draw)
    try:
        made = data.rules(read, "rules", box)
    except BadRules:
        return
    assert data.rules(data.as_data(made), "rules", box) == made
