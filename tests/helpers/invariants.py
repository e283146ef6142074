"""What holds of every state, and every move that one could think of."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement

from divinare_qt.rules.arts import ARTS
from divinare_qt.rules.engine import apply, cards_wanted, legal_moves
from divinare_qt.rules.errors import Refusal
from divinare_qt.rules.moves import CENTRE, Discard, Move, Pass, Play
from divinare_qt.rules.purse import Tokens
from divinare_qt.rules.state import Phase, State


def assert_cards_conserved(state: State) -> None:
    """Every card of the deck is in one place, and there is no other."""
    if state.round == 0:
        assert not any(state.hands)
        assert not any(state.stacks)
        return
    held = "".join(state.hands) + state.aside
    if state.phase not in (Phase.DEAL, Phase.OVER):  # the round's end lays the discards beside their boards
        held += "".join(cards for cards in state.discards if cards)
    for art, stack, all_cards in zip(ARTS, state.stacks, state.rules.deck, strict=True):
        assert held.count(art) + stack == all_cards
    assert len(held) + sum(state.stacks) == sum(state.rules.deck)
    for hand, chosen in zip(state.hands, state.chosen, strict=True):
        assert all(hand.count(art) >= (chosen or "").count(art) for art in ARTS)


def assert_tokens_in_place(state: State) -> None:
    """Each seat has one token on each board, and none shares a numbered space."""
    assert len(state.tokens) == len(ARTS)
    for art, column in zip(ARTS, state.tokens, strict=True):
        assert len(column) == state.players
        numbered = [label for label in column if label != CENTRE]
        assert len(set(numbered)) == len(numbered)
        assert set(numbered) <= {space.label for space in state.rules.boards[art].spaces}


def assert_score_tokens_conserved(state: State) -> None:
    """No score token comes or goes; a negative bank is what it has lent."""
    total = sum(state.purses, state.bank)
    assert total == state.rules.bank
    for seat, purse in enumerate(state.purses):
        assert min(purse.as_list()) >= 0
        assert purse.points == sum(result.points[seat] for result in state.results)
        assert purse.points == sum((result.tokens[seat] for result in state.results), Tokens()).points


@cache
def multisets(size: int) -> tuple[str, ...]:
    """Return every multiset of so many cards."""
    return tuple("".join(cards) for cards in combinations_with_replacement(ARTS, size))


def conceivable_plays(state: State) -> Iterator[Play]:
    """Yield every art with every label of every board, the centre, and labels that no board shows."""
    labels = {label for board in state.rules.boards.values() for label in board.labels}
    bogus = ("", "Centre", "-1", "100", "0/1/2/3")
    for art in ARTS:
        for to in (*sorted(labels), CENTRE, *bogus):
            yield Play(art, to)


def conceivable_moves(state: State) -> Iterator[Move]:
    """Yield every play, and every pass and discard of about the right size; a few of other sizes."""
    yield from conceivable_plays(state)
    wanted, hand = cards_wanted(state), max(map(len, state.hands))
    sizes = {0, 1, 2} if wanted == 0 else {0, wanted - 1, wanted, wanted + 1}
    for size in sorted(sizes):
        for cards in multisets(size):
            yield Pass(cards)
            yield Discard(cards)
    for art in ARTS:
        yield Pass(art * (hand + 1))
        yield Discard(art * (hand + 1))


def assert_only_legal_moves_accepted(state: State) -> None:
    """Each legal move is accepted; every other, from every seat and from none, is refused and changes nothing."""
    before = repr(state)
    tried = list(conceivable_moves(state))
    for seat in range(-1, state.players + 1):
        legal = set(legal_moves(state, seat))
        assert legal.issubset(tried)
        for move in tried:
            assert accepted(state, seat, move) == (move in legal), (seat, move)
    assert repr(state) == before


def accepted(state: State, seat: int, move: Move) -> bool:
    """Tell whether the engine makes a move; anything but a Refusal flies on."""
    try:
        after, events = apply(state, seat, move)
    except Refusal:
        return False
    assert after.revision == state.revision + 1
    assert events
    return True
