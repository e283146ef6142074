"""A hint belongs to a decision: it goes when that is made, and not before."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication

from divinare_qt.models.games import Game
from divinare_qt.models.hints import Hints
from divinare_qt.models.session import Session
from divinare_qt.rules.moves import Move, Play
from divinare_qt.rules.state import Phase
from tests.helpers.qt import spin_until


@pytest.mark.parametrize("answered_first", [True, False])
def test_a_hint_outlives_what_others_choose(game_of: Callable[..., Game], *, answered_first: bool) -> None:
    session = game_of(4, 1).session
    hints = Hints(session)
    session.pause(on=True)  # the bots have decided, but nobody is told
    session.begin()
    hints.ask()
    if answered_first:
        spin_until(lambda: hints.analysis is not None)
    session.pause(on=False)
    spin_until(lambda: session.view.waiting_for == (0,))
    spin_until(lambda: hints.analysis is not None)
    assert len(hints.best_cards()) == session.view.wanted
    session.submit(session.legal[0])
    assert hints.analysis is None
    hints.close()


def acting(game: Game) -> Session:
    session = game.session
    session.begin()
    spin_until(lambda: session.acting)
    return session


def test_a_hint_ends_when_the_decision_is_made_though_others_still_choose(game_of: Callable[..., Game]) -> None:
    session = acting(game_of(4, 1))
    hints = Hints(session)
    session.pause(on=True)
    hints.ask()
    spin_until(lambda: hints.analysis is not None)
    session.submit(session.legal[0])
    assert session.view.waiting_for
    assert hints.analysis is None
    hints.close()


def test_a_hint_about_another_board_is_not_shown(game_of: Callable[..., Game]) -> None:
    session = acting(game_of(2, 1))
    hints = Hints(session)
    answered: list[None] = []
    hints._done.connect(lambda *_: answered.append(None))

    def play(move: Move) -> None:
        session.submit(move)
        spin_until(lambda: session.acting)

    while session.view.phase is not Phase.PLAY:
        play(session.legal[0])
    first, second = (move for move in session.legal[:2])
    assert isinstance(first, Play)
    assert isinstance(second, Play)
    assert first.art == second.art
    play(first)
    hand = session.view.hand
    hints.ask()
    session.take_back()
    play(second)
    assert session.view.hand == hand, "nothing but the boards is different"
    spin_until(lambda: bool(answered))
    assert hints.analysis is None
    hints.close()


def test_a_hint_that_is_hidden_stays_hidden(game_of: Callable[..., Game]) -> None:
    session = acting(game_of(2, 1))
    hints = Hints(session)
    hints.ask()
    hints.ask()
    spin_until(lambda: hints.analysis is not None)
    hints.clear()
    hints._worker.submit(int).result()  # whatever was asked is answered by now
    QCoreApplication.processEvents()
    assert hints.analysis is None
    hints.ask()
    spin_until(lambda: hints.analysis is not None)
    hints.close()
