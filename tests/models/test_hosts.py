"""The bots of a game end with it, whatever they are doing, and nobody waits for them."""

import random

import pytest

from divinare_qt.bots.spec import Spec
from divinare_qt.match.header import Header, Seat
from divinare_qt.models.games import passing_game
from divinare_qt.models.hosts import FALLBACK, spec_of
from divinare_qt.models.settings import Settings
from divinare_qt.rules.load import default_rules
from tests.helpers.fake import fake_spec, lifelines


@pytest.mark.parametrize(
    ("controller", "spec"),
    [
        ("bot:master:edmund", Spec("master", "edmund")),
        ("exec:true x", Spec(command="true x")),
        ("bot:exec:true", FALLBACK),
        ("bot: exec:true", FALLBACK),
        ("bot:bot:exec:true", FALLBACK),
        ("bot:prophet", FALLBACK),
        ("", FALLBACK),
    ],
)
def test_only_exec_at_the_beginning_is_an_outside_program(controller: str, spec: Spec) -> None:
    assert spec_of(controller) == spec


def test_a_built_in_seat_starts_no_program_of_somebody_else(quick: Settings) -> None:
    """The command is there, connects as soon as it runs, and is not heard of; the fallback plays the seat."""
    with lifelines() as lines:
        command = fake_spec("good", lines.port)
        bots = (Seat("A", "rami", f"bot:{command}"), Seat("B", "rami", str(command)))
        game = passing_game(Header(bots, 0, default_rules(2), 3), quick)
        game.session.begin()
        assert len(lines.expect(1)) == 1
        game.close()
        lines.assert_all_gone()
        lines.expect_no_more()


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
