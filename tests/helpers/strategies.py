"""Hypothesis strategies: legal decks, boards, action cards and whole rules, of every size that the rules allow."""

from typing import TypeAlias

from hypothesis import strategies as st

from divinare_qt.rules import data
from divinare_qt.rules.arts import ARTS
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.rules import Rules

Json: TypeAlias = dict[str, object]

seeds = st.integers(0, 2**64 - 1)
players = st.sampled_from([2, 3, 4])
hands = st.text(alphabet="RBGY", min_size=1, max_size=12)


@st.composite
def rows(draw: st.DrawFn, cards: int) -> list[Json]:
    """Draw rows of 3 to 12 spaces with one to three numbers each, gaps anywhere, and any bonus."""
    numbers = sorted(
        draw(st.lists(st.integers(0, cards), min_size=3, max_size=min(cards + 1, 36), unique=True), label="numbers")
    )
    spaces = draw(st.integers(max(3, -(-len(numbers) // 3)), min(12, len(numbers))), label="spaces")
    row: list[Json] = []
    for left in range(spaces, 0, -1):
        extra = len(numbers) - left
        size = 1 + draw(st.integers(max(0, extra - 2 * (left - 1)), min(2, extra)))
        row.append({"numbers": numbers[:size], "bonus": draw(st.integers(0, 2))})
        numbers = numbers[size:]
    return row


@st.composite
def action_cards(draw: st.DrawFn, seats: int, cards: int) -> Json:
    """Draw action cards with any discard and any passes."""
    hand = draw(st.integers(1, min(9, cards // seats)), label="hand")
    discard = draw(st.integers(0, min(3, hand - 1)), label="discard")
    sizes = draw(st.lists(st.integers(1, hand - discard), max_size=4, unique=True), label="sizes")
    return {
        "rounds": draw(st.integers(1, 4), label="rounds"),
        "hand": hand,
        "discard": discard,
        "passes": {str(size): draw(st.integers(1, size)) for size in sizes},
    }


@st.composite
def rules_data(draw: st.DrawFn, seats: int) -> Json:
    """Draw complete rules as JSON has them, unlike the box's in every way that is allowed."""
    deck = {art: draw(st.integers(2, 13), label=f"{art} cards") for art in ARTS}
    return {
        "deck": deck,
        "boards": {art: draw(rows(deck[art])) for art in ARTS},
        "action_card": draw(action_cards(seats, sum(deck.values()))),
        "centre_may_stay": draw(st.booleans()),
        "open_scores": draw(st.booleans()),
        "tokens": {colour: draw(st.integers(0, 20)) for colour in ("blue", "yellow", "red")},
    }


@st.composite
def custom_rules(draw: st.DrawFn) -> Rules:
    """Draw custom rules for 2, 3 or 4 players."""
    seats = draw(players, label="players")
    return data.rules(draw(rules_data(seats)), "rules", default_rules(seats))


any_rules = st.one_of(players.map(default_rules), custom_rules(), custom_rules())
"""The box's rules now and then, and custom ones more often."""
