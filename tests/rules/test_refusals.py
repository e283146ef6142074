"""Each refusal by its type, with what a player is told."""

import pytest

from divinare_qt.rules import errors
from divinare_qt.rules.engine import apply, new_game, start_round
from divinare_qt.rules.errors import (
    AlreadyChosen,
    BadDeal,
    CardNotHeld,
    GameIsOver,
    NoSuchSeat,
    NoSuchSpace,
    NotAskedFor,
    NotYourTurn,
    Refusal,
    SpaceOccupied,
    TokenMustMove,
    WrongCount,
)
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.moves import CENTRE, Deal
from divinare_qt.rules.state import State
from tests.helpers.table import deal_of, dealt, play, small, spoken


def playing() -> State:
    """Return a game in which seat 0 plays next, with its token on 7 and seat 1's on 6."""
    return play(dealt(small(2, 3), "GGR", "GGB"), "0 G:7", "1 G:6")


def passing() -> State:
    """Return a game in which seat 0 has chosen what to pass, and seat 1 has not."""
    return play(dealt(small(2, 3, {3: 2}), "GGR", "GGB"), "0 pass GR")


def discarding() -> State:
    """Return a game in which seat 1 has discarded, and seat 0 has not."""
    return play(dealt(small(2, 3, discard=1), "GGR", "GGB"), "1 discard B")


def over() -> State:
    """Return a game that has ended."""
    return play(dealt(small(2, 1), "G", "G"), "0 G:7", "1 G:6")


REFUSED: list[tuple[State, str, Refusal]] = [
    (playing(), "1 G:5", NotYourTurn(1, 0)),
    (playing(), "2 G:5", NoSuchSeat(2, 2)),
    (playing(), "-1 G:5", NoSuchSeat(-1, 2)),
    (playing(), "0 B:5", CardNotHeld(0, "B", "RG")),
    (playing(), "0 Y:7", CardNotHeld(0, "Y", "RG")),
    (playing(), "0 G:6", SpaceOccupied("G", "6", 1)),
    (playing(), "0 G:7", TokenMustMove("G", "7")),
    (playing(), "0 R:centre", TokenMustMove("R", CENTRE)),
    (playing(), "0 G:9", NoSuchSpace("G", "9")),
    (playing(), "0 G:10/9", NoSuchSpace("G", "10/9")),
    (playing(), "0 R:2/3", NoSuchSpace("R", "2/3")),
    (playing(), "0 pass G", NotAskedFor("play", "pass")),
    (playing(), "0 discard G", NotAskedFor("play", "discard")),
    (passing(), "0 pass GR", AlreadyChosen(0)),
    (passing(), "0 pass GG", AlreadyChosen(0)),
    (passing(), "1 pass G", WrongCount(2, 1)),
    (passing(), "1 pass GGB", WrongCount(2, 3)),
    (passing(), "1 pass BB", CardNotHeld(1, "BB", "BGG")),
    (passing(), "1 pass RG", CardNotHeld(1, "RG", "BGG")),
    (passing(), "1 G:7", NotAskedFor("pass", "play")),
    (passing(), "1 discard GB", NotAskedFor("pass", "discard")),
    (discarding(), "1 discard G", AlreadyChosen(1)),
    (discarding(), "0 discard GG", WrongCount(1, 2)),
    (discarding(), "0 discard Y", CardNotHeld(0, "Y", "RGG")),
    (discarding(), "0 pass G", NotAskedFor("discard", "pass")),
    (discarding(), "0 G:7", NotAskedFor("discard", "play")),
    (over(), "0 G:7", GameIsOver()),
    (over(), "0 pass G", GameIsOver()),
    (new_game(default_rules(4)), "0 G:7", NotAskedFor("deal", "play")),
    (new_game(default_rules(4)), "0 pass G", NotAskedFor("deal", "pass")),
]


@pytest.mark.parametrize(("state", "move", "refusal"), REFUSED, ids=[f"{move}: {why}" for _, move, why in REFUSED])
def test_refused(state: State, move: str, refusal: Refusal) -> None:
    before = repr(state)
    with pytest.raises(type(refusal)) as raised:
        apply(state, *spoken(move))
    assert raised.value == refusal
    assert str(raised.value) == str(refusal)
    assert repr(state) == before


def test_every_refusal_of_a_move_has_a_case() -> None:
    elsewhere = {"Refusal", "BadDeal", "BadMoveText"}
    names = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, Refusal)}
    assert {type(refusal).__name__ for _, _, refusal in REFUSED} == names - elsewhere


@pytest.mark.parametrize(
    ("refusal", "words"),
    [
        (NotYourTurn(1, 0), "it is the turn of seat 0, not of seat 1"),
        (NoSuchSeat(2, 2), "there is no seat 2: seats are counted from 0 to 1"),
        (CardNotHeld(0, "B", "RG"), "seat 0 does not hold B (its hand is RG)"),
        (CardNotHeld(0, "B", ""), "seat 0 does not hold B (its hand is empty)"),
        (SpaceOccupied("G", "6", 1), "space 6 of the tasseomancy board is occupied by seat 1"),
        (TokenMustMove("R", CENTRE), "the token on the chiromancy board must move: it stands on centre already"),
        (NoSuchSpace("Y", "4"), "the astromancy board has no space '4'"),
        (NotAskedFor("play", "pass"), "this is the time to play, not to pass"),
        (AlreadyChosen(1), "seat 1 has already chosen its cards"),
        (WrongCount(1, 2), "1 card must be chosen, not 2"),
        (WrongCount(2, 1), "2 cards must be chosen, not 1"),
        (GameIsOver(), "the game is over"),
    ],
)
def test_what_a_player_is_told(refusal: Refusal, words: str) -> None:
    assert str(refusal) == words


RULES = small(2, 3)


@pytest.mark.parametrize(
    ("deal", "reason"),
    [
        (Deal(("GGR",), ""), "1 hands were dealt to 2 players"),
        (Deal(("GGR", "GGR", "GGR"), ""), "3 hands were dealt to 2 players"),
        (Deal(("GGR", "GG"), "G"), "seat 1 was dealt 2 cards, not 3"),
        (Deal(("GGR", "GGBB"), ""), "seat 1 was dealt 4 cards, not 3"),
        (Deal(("GGR", "GGR"), "R" * 5), "hold 7 R cards, but the deck has 6"),
        (Deal(("GGR", "GGB"), deal_of(RULES, "GGR", "GGB").aside[:-1]), "hold 11 Y cards, but the deck has 12"),
    ],
)
def test_bad_deals(deal: Deal, reason: str) -> None:
    state = new_game(RULES)
    with pytest.raises(BadDeal) as refusal:
        start_round(state, deal)
    assert reason in str(refusal.value)
    assert state == new_game(RULES)


def test_a_round_is_dealt_when_the_one_before_is_over_and_never_after_the_last() -> None:
    state = playing()
    with pytest.raises(NotAskedFor):
        start_round(state, deal_of(state.rules, "GGR", "GGB"))
    with pytest.raises(GameIsOver):
        start_round(over(), deal_of(over().rules, "G", "G"))
