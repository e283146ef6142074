"""Nothing that can be reached while nobody looks depends on hidden cards.

The same round is played twice among people and bots at one screen: every play is the same, but what was dealt and what
was passed first differs, so that all hands are equal again after the pass. Whatever the window shows or tells must be
the same, in every frame. DIVINARE_SECRETS says how many rounds of each table are compared.
"""

import os
import random

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from divinare_qt.app.window import MainWindow
from divinare_qt.match.header import Header
from divinare_qt.models.settings import Settings
from tests.helpers.qt import header, settle, spin_until
from tests.helpers.twin_rounds import Script, first_round, reshuffled, scripted_game
from tests.helpers.witness import Witness

TABLES = [(2, 2), (3, 2), (4, 3)]
"""Players, and how many of them are people."""
SEEDS = range(int(os.environ.get("DIVINARE_SECRETS", "1")))


class Round:
    """One of the two rounds, played in the window while somebody watches."""

    def __init__(self, window: MainWindow, table: Header, script: Script, settings: Settings) -> None:
        game = scripted_game(table, script, settings)
        window.play(game)
        assert window.desk is not None
        self.session = game.session
        self.window = window
        self.witness = Witness(window, window.desk)
        self._alike = script.until_passed()
        self._script = script

    def play(self) -> None:
        """Play the round as it is written."""
        own = [(at, seat, move) for at, (seat, move) in enumerate(self._script.moves) if seat in self.session.people]
        for at, seat, move in own:
            spin_until(lambda: self.session.curtain is not None)
            assert self.session.curtain == seat
            self.witness.watch_motion(f"before move {at}")
            self.witness.look(f"before move {at}")
            if at % 4 == 0:
                self._try_everything(f"before move {at}", alike=at >= self._alike)
            self.session.open_curtain()
            if at >= self._alike:
                self.witness.overlook_ribbons()
                self.witness.look(f"move {at}")
            self.session.submit(move)
            self.witness.watch_motion(f"after move {at}")
        spin_until(lambda: self.session.scoring is not None)
        self.witness.look("scored")
        self.session.proceed()
        self.witness.look("next round")

    def _try_everything(self, when: str, *, alike: bool) -> None:
        self.witness.point_at_everything(when)
        self.session.peek(self.session.people[-1])
        if alike:
            self.witness.overlook_ribbons()
            self.witness.look(f"{when}, peeking")
        self.session.peek(None)
        self.witness.minimise(when)


def watched(qtbot: QtBot, settings: Settings, table: Header, script: Script) -> list[tuple[str, object]]:
    """Play a script in a window of its own, and return all that could be reached where it must not matter."""
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.resize(760, 560)
    window.show()
    QApplication.processEvents()
    played = Round(window, table, script, settings)
    played.play()
    window.close()
    settle()
    return played.witness.seen


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("players", "people"), TABLES)
def test_nothing_leaks(quick: Settings, qtbot: QtBot, players: int, people: int, seed: int) -> None:
    quick.animation_speed = 100
    dice = random.Random(f"{players} {people} {seed}")
    table = header(players, people)
    script = first_round(table, dice)
    other = reshuffled(script, dice)
    assert script.deal != other.deal
    one, two = watched(qtbot, quick, table, script), watched(qtbot, quick, table, other)
    assert len(one) == len(two)
    for (moment, here), (_, there) in zip(one, two, strict=True):
        assert here == there, moment


def test_the_witness_sees_a_hand_that_is_shown(quick: Settings, qtbot: QtBot) -> None:
    """The property can fail: where the first hand is looked at before the pass, the two rounds differ."""
    dice = random.Random(1)
    table = header(3, 2)
    script = first_round(table, dice)
    seen = []
    for part in (script, reshuffled(script, dice)):
        window = MainWindow(quick)
        qtbot.addWidget(window)
        window.show()
        played = Round(window, table, part, quick)
        played.session.open_curtain()
        played.witness.look("open")
        seen.append(dict(played.witness.seen))
        window.close()
        settle()
    assert all(seen[0][f"open, part {part}"] != seen[1][f"open, part {part}"] for part in range(3))
