"""A hint belongs to a decision: it goes when that is made, and not before."""

from collections.abc import Callable

import pytest

from divinare_qt.models.games import Game
from divinare_qt.models.hints import Hints
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
