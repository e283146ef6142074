"""The bots of a game end with it, whatever they are doing, and nobody waits for them."""

import random

import pytest

from divinare_qt.match.header import Header, Seat
from divinare_qt.models.games import passing_game
from divinare_qt.models.settings import Settings
from divinare_qt.rules.load import default_rules
from tests.helpers.fake import fake_spec, lifelines


@pytest.mark.parametrize("habit", ["silent", "never ready", "ignores bye, good"])
def test_a_game_that_is_left_ends_its_programs_at_once(quick: Settings, habit: str) -> None:
    """The game is closed before its program can have answered, at a moment of chance; the program is gone after it."""
    quick.think_ms = 10_000
    with lifelines() as lines:
        bots = tuple(Seat(f"Bot {n}", "rami", str(fake_spec(habit, lines.port))) for n in range(3))
        game = passing_game(Header(bots, 0, default_rules(3), random.Random(3).getrandbits(30)), quick)
        game.session.begin()
        lines.expect(3)
        game.close()
        lines.assert_all_gone()
