"""The simulator plays as the rules core does: many games side by side, compared move by move."""

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from divinare_qt.bots.counts import counted
from divinare_qt.bots.simulator import Worlds
from divinare_qt.bots.tables import Tables, tables
from divinare_qt.rules.arts import ARTS, ORDER
from divinare_qt.rules.engine import apply, legal_moves, new_game, start_round
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.moves import CENTRE, Discard, Move, Pass, Play
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.shuffle import deal
from divinare_qt.rules.state import Phase, State
from tests.helpers import strategies
from tests.helpers.play import Dice

Games = list[State]


def cards_of(hands: Sequence[Sequence[str | None]]) -> NDArray[np.int8]:
    """Return [seat, art, game] of [game][seat]."""
    return np.array([[counted(cards or "") for cards in seats] for seats in hands], np.int8).transpose(1, 2, 0)


def mask(games: Games, seat: int, table: Tables) -> NDArray[np.bool_]:
    """Return [art, space, game]: the legal plays of the rules core."""
    legal = np.zeros((len(ARTS), table.centre + 1, len(games)), np.bool_)
    for number, game in enumerate(games):
        for move in legal_moves(game, seat):
            assert isinstance(move, Play)
            legal[ORDER[move.art], place(game.rules, table, move.art, move.to), number] = True
    return legal


def place(rules: Rules, table: Tables, art: str, label: str) -> int:
    labels = next(board.labels for letter, board in rules.boards.items() if letter == art)
    return table.centre if label == CENTRE else labels.index(label)


def assert_same(worlds: Worlds, games: Games) -> None:
    """Compare every card and token."""
    rules, table = games[0].rules, worlds.tables
    assert np.array_equal(worlds.hands, cards_of([game.hands for game in games]))
    assert np.array_equal(worlds.discards, cards_of([game.discards for game in games]))
    assert np.array_equal(worlds.stacks, np.array([game.stacks for game in games]).T)
    for art in ARTS:
        for seat in range(rules.players):
            labels = [game.tokens[ORDER[art]][seat] for game in games]
            assert worlds.tokens[seat, ORDER[art]].tolist() == [place(rules, table, art, to) for to in labels]


def choose_all(games: Games, dice: Dice) -> tuple[Games, NDArray[np.int8]]:
    """Let every seat of every game choose cards; return the games after it, and [seat, art, game] of the cards."""
    after, given = [], []
    for before in games:
        game, chosen = before, dict[int, str]()
        while len(chosen) < game.players:
            seat = dice.one_of([seat for seat in game.waiting_for() if seat not in chosen])
            move = dice.one_of(legal_moves(game, seat))
            assert isinstance(move, Pass | Discard)
            chosen[seat] = move.cards
            game, _ = apply(game, seat, move)
        after.append(game)
        given.append([chosen[seat] for seat in range(game.players)])
    return after, cards_of(given)


def play_all(games: Games, worlds: Worlds, dice: Dice) -> Games:
    """Let the seat whose turn it is play in every game, here and in the worlds."""
    seat, table = games[0].turn, worlds.tables
    assert np.array_equal(worlds.legal(seat), mask(games, seat, table))
    moves: list[Move] = [dice.one_of(legal_moves(game, seat)) for game in games]
    plays = [move for move in moves if isinstance(move, Play)]
    art = np.array([ORDER[play.art] for play in plays])
    to = np.array([place(games[0].rules, table, play.art, play.to) for play in plays])
    worlds.play(seat, art, to)
    return [apply(game, seat, play)[0] for game, play in zip(games, plays, strict=True)]


def play_round(games: Games, worlds: Worlds, dice: Dice) -> Games:
    """Play a round in all games, comparing after each step, and at the end the points."""
    while games[0].waiting_for():
        phase = games[0].phase
        assert all(game.phase is phase for game in games)
        if phase is Phase.PLAY:
            games = play_all(games, worlds, dice)
        else:
            games, given = choose_all(games, dice)
            (worlds.pass_right if phase is Phase.PASS else worlds.discard)(given)
        if games[0].waiting_for():
            assert_same(worlds, games)
    earned = np.array([game.results[-1].points for game in games]).T
    assert np.array_equal(worlds.points(), earned)
    return games


def play_games(rules: Rules, seeds: Sequence[int], first: int) -> None:
    dice = Dice(seeds[0])
    games = [new_game(rules, first, seed) for seed in seeds]
    for number in range(1, rules.rounds + 1):
        games = [start_round(game, deal(rules, game.seed, number))[0] for game in games]
        worlds = Worlds.dealt(tables(rules), cards_of([game.hands for game in games]))
        assert len(worlds) == len(games)
        assert_same(worlds, games)
        games = play_round(games, worlds, dice)
    assert all(game.phase is Phase.OVER for game in games)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_the_box_are_played_as_the_rules_core_plays_them(players: int) -> None:
    play_games(default_rules(players), range(100 * players, 100 * players + 60), first=players - 1)


@settings(max_examples=60)
@given(rules=strategies.custom_rules(), seed=strategies.seeds, first=st.integers(0, 1))
def test_games_by_any_rules_are_played_as_the_rules_core_plays_them(rules: Rules, seed: int, first: int) -> None:
    play_games(rules, [(seed + more) % 2**64 for more in range(5)], first)


def test_repeated_worlds_do_not_share_anything() -> None:
    games = [start_round(new_game(default_rules(4), seed=seed), deal(default_rules(4), seed, 1))[0] for seed in (1, 2)]
    worlds = Worlds.dealt(tables(default_rules(4)), cards_of([game.hands for game in games]))
    copies = worlds.repeated(3)
    assert len(copies) == 6
    for copy in range(6):
        assert np.array_equal(copies.hands[:, :, copy], worlds.hands[:, :, copy % 2])
    copies.pass_right(np.minimum(copies.hands, 1))
    copies.play(0, copies.hands[0].argmax(axis=0), np.zeros(6, np.intp))
    assert_same(worlds, games)
    assert not worlds.outstanding.any()
