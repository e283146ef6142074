"""A round, rule by rule, in games small enough to follow by eye."""

import pytest

from divinare_qt.rules.engine import legal_moves, new_game, start_round
from divinare_qt.rules.errors import NoSuchSeat
from divinare_qt.rules.events import Discarded, GameEnded, PassChosen, Passed, Played, Revealed, RoundScored
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.moves import CENTRE
from divinare_qt.rules.purse import Tokens
from divinare_qt.rules.shuffle import deal
from divinare_qt.rules.state import Phase, State
from tests.helpers.table import deal_of, dealt, happening, play, small

THREE_SPACES: dict[str, object] = {"boards": {"G": [{"numbers": [number]} for number in (3, 5, 7)]}}


def destinations(state: State, art: str) -> set[str]:
    """Return where the seat whose turn it is may move its token on a board."""
    return {text[2:] for text in map(str, legal_moves(state, state.turn)) if text[0] == art}


def test_before_the_deal_nobody_is_asked() -> None:
    state = new_game(default_rules(3), first=2)
    assert (state.phase, state.round, state.first_player, state.waiting_for()) == (Phase.DEAL, 0, 2, ())
    assert state.bank == Tokens(16, 44, 20)
    with pytest.raises(NoSuchSeat):
        new_game(default_rules(3), first=3)


def test_turns_go_clockwise_from_the_first_player() -> None:
    state = dealt(small(3, 2), "GG", "GG", "GG", first=1)
    turns = []
    for to in ("5", "6", "7", "8", "9/10"):
        turns.append(state.turn)
        state = play(state, f"{state.turn} G:{to}")
    assert turns == [1, 2, 0, 1, 2]


def test_the_action_card_goes_clockwise_and_everyone_is_first_once() -> None:
    state = new_game(default_rules(4), first=2, seed=4)
    firsts = []
    while state.phase is not Phase.OVER:
        state, _ = start_round(state, deal(state.rules, state.seed, state.round + 1))
        firsts.append(state.turn)
        assert state.first_player == state.turn
        while state.waiting_for():
            seat = state.waiting_for()[0]
            state = play(state, f"{seat} {legal_moves(state, seat)[0]}")
    assert firsts == [2, 3, 0, 1]


def test_tokens_begin_each_round_in_the_centre() -> None:
    rules = small(2, 1, rounds=2)
    state = play(dealt(rules, "G", "G"), "0 G:5", "1 G:6")
    assert state.token(0, "G") == "5"
    state, _ = start_round(state, deal_of(rules, "G", "G"))
    assert {label for column in state.tokens for label in column} == {CENTRE}
    assert state.stacks == (0, 0, 0, 0)


def test_a_token_leaves_the_centre_and_may_go_back_but_never_stays() -> None:
    state = dealt(small(2, 3), "GGG", "GGG")
    assert destinations(state, "G") == {"3/4", "5", "6", "7", "8", "9/10"}
    state = play(state, "0 G:7")
    assert destinations(state, "G") == {"3/4", "5", "6", "8", "9/10"}
    state = play(state, "1 G:8")
    assert destinations(state, "G") == {"3/4", "5", "6", "9/10", CENTRE}
    state = play(state, "0 G:centre", "1 G:7")
    assert destinations(state, "G") == {"3/4", "5", "6", "8", "9/10"}


def test_a_central_token_stays_where_no_numbered_space_is_free() -> None:
    state = dealt(small(4, 1, more=THREE_SPACES), "G", "G", "G", "G")
    state = play(state, "0 G:3", "1 G:5", "2 G:7")
    assert destinations(state, "G") == {CENTRE}
    events = happening(state, "3 G:centre")
    assert events[0] == Played(3, "G", CENTRE, CENTRE)


def test_a_house_rule_lets_a_central_token_stay() -> None:
    state = dealt(small(2, 2, more={"centre_may_stay": True}), "GG", "GG")
    assert destinations(state, "G") == {"3/4", "5", "6", "7", "8", "9/10", CENTRE}
    state = play(state, "0 G:centre", "1 G:5")
    assert CENTRE in destinations(state, "G")
    assert "5" not in destinations(state, "G")


def test_the_centre_holds_any_number_of_tokens() -> None:
    state = dealt(small(3, 2), "GG", "GG", "GG")
    state = play(state, "0 G:5", "1 G:6", "2 G:7", "0 G:centre", "1 G:centre")
    assert state.tokens[2] == (CENTRE, CENTRE, "7")


def test_a_pass_goes_to_the_seat_before_when_all_have_chosen() -> None:
    state = dealt(small(3, 2, {2: 1}), "RB", "RG", "RY")
    assert (state.phase, state.waiting_for()) == (Phase.PASS, (0, 1, 2))
    state = play(state, "2 pass Y", "0 pass B")
    assert (state.phase, state.waiting_for()) == (Phase.PASS, (1,))
    assert state.hands == ("RB", "RG", "RY")
    assert happening(state, "1 pass G") == (PassChosen(1, "G"), Passed(("B", "G", "Y")))
    state = play(state, "1 pass G")
    assert state.hands == ("RG", "RY", "RB")
    assert (state.phase, state.turn) == (Phase.PLAY, 0)


def test_with_two_players_the_right_hand_player_is_the_other_one() -> None:
    state = play(dealt(small(2, 3, {3: 2}), "RBG", "YYY"), "0 pass RB", "1 pass YY")
    assert state.hands == ("GYY", "RBY")


def test_passes_come_at_their_hand_sizes_before_play_goes_on() -> None:
    state = dealt(small(2, 3, {3: 1, 1: 1}), "RGG", "BGG", first=1)
    state = play(state, "0 pass R", "1 pass B", "1 G:5", "0 G:6", "1 G:7", "0 G:8")
    assert (state.phase, state.hands) == (Phase.PASS, ("B", "R"))
    state = play(state, "1 pass R", "0 pass B")
    assert (state.phase, state.turn, state.hands) == (Phase.PLAY, 1, ("R", "B"))


def test_two_players_discard_face_down_and_the_end_reveals() -> None:
    state = dealt(small(2, 3, {2: 1}, discard=1), "RGG", "YGG")
    assert (state.phase, state.waiting_for()) == (Phase.DISCARD, (0, 1))
    assert happening(state, "1 discard Y") == (Discarded(1, "Y"),)
    state = play(state, "1 discard Y", "0 discard R")
    assert (state.phase, state.hands, state.stacks) == (Phase.PASS, ("GG", "GG"), (0, 0, 0, 0))
    state = play(state, "0 pass G", "1 pass G", "0 G:3/4", "1 G:5", "0 G:6")
    played, revealed, scored, ended = happening(state, "1 G:7")
    assert isinstance(played, Played)
    assert revealed == Revealed("RY")
    assert isinstance(scored, RoundScored)
    assert scored.counts == (1, 0, 4, 1)
    assert isinstance(ended, GameEnded)
    assert play(state, "1 G:7").tokens[0] == (CENTRE, CENTRE)


def test_all_dealt_cards_lie_beside_the_boards_in_every_round_whatever_the_number_of_players() -> None:
    for players in (2, 3, 4):
        state = new_game(default_rules(players), seed=players)
        while state.phase is not Phase.OVER:
            state, _ = start_round(state, deal(state.rules, state.seed, state.round + 1))
            while state.waiting_for():
                seat = state.waiting_for()[-1]
                state = play(state, f"{seat} {legal_moves(state, seat)[-1]}")
            assert sum(state.stacks) == 24


def test_most_points_win_and_level_players_share_the_win() -> None:
    assert happening(play(dealt(small(2, 1), "R", "B"), "0 R:6"), "1 B:8")[-1] == GameEnded((-2, 0), (1,))
    assert happening(play(dealt(small(2, 1), "Y", "B"), "0 Y:7"), "1 B:8")[-1] == GameEnded((0, 0), (0, 1))
    state = play(dealt(small(3, 1), "G", "G", "G"), "0 G:5", "1 G:6", "2 G:7")
    assert (state.phase, state.points, state.winners) == (Phase.OVER, (2, -1, -1), (0,))


def test_rounds_add_up() -> None:
    rules = small(2, 1, rounds=2)
    state = play(dealt(rules, "R", "G"), "0 R:1/2", "1 G:5")
    assert (state.phase, state.points) == (Phase.DEAL, (4, 0))
    state, _ = start_round(state, deal_of(rules, "G", "R"))
    state = play(state, "1 R:3", "0 G:5")
    assert (state.phase, state.points, state.winners) == (Phase.OVER, (4, 1), (0,))
    assert [result.points for result in state.results] == [(4, 0), (0, 1)]
    assert state.bank == Tokens(15, 42, 20)
