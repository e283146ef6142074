import pytest
from pytestqt.qtbot import QtBot

from divinare_qt.app import sounds
from divinare_qt.app.sounds import Sounds
from divinare_qt.app.window import MainWindow
from divinare_qt.models.settings import Settings
from divinare_qt.table.sound import SoundPlayer


class Ear(SoundPlayer):
    """A player that only notes what it is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[str, int]] = []
        self.closed = False

    def play(self, name: str) -> None:
        self.heard.append((name, self.volume))

    def close(self) -> None:
        self.closed = True


@pytest.fixture
def ears() -> list[Ear]:
    return []


@pytest.fixture
def played(quick: Settings, ears: list[Ear]) -> Sounds:
    def make() -> Ear:
        ears.append(Ear())
        return ears[-1]

    return Sounds(quick, make=make)


def test_without_sound_no_player_is_made(played: Sounds, ears: list[Ear], quick: Settings) -> None:
    played.play("card")
    quick.sound, quick.volume = True, 0
    played.play("card")
    played.close()
    assert ears == []


def test_what_comes_together_sounds_once(played: Sounds, ears: list[Ear], quick: Settings) -> None:
    quick.sound, quick.pace = True, "normal"
    quick.volume = 35
    for name in ("bell", "bell", "token", "bell"):
        played.play(name)
    assert ears[0].heard == [("bell", 35), ("token", 35)]
    played.close()
    assert ears[0].closed


def test_at_instant_pace_the_table_does_not_rattle(played: Sounds, ears: list[Ear], quick: Settings) -> None:
    quick.sound = True
    for _ in range(20):
        played.play("card")
        played.play("token")
    assert len(ears[0].heard) == 1


@pytest.mark.usefixtures("home")
def test_a_game_is_heard_until_it_is_left(quick: Settings, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    ear = Ear()
    monkeypatch.setattr(sounds, "GAP_MS", 0)
    quick.sound, quick.pace = True, "leisurely"
    window = MainWindow(quick)
    qtbot.addWidget(window)
    monkeypatch.setattr(window.sounds, "_make", lambda: ear)
    window.show()
    window.play_now()
    assert window.desk is not None
    director = window.desk.table.view.director
    director.cued.emit("token")
    assert ("token", quick.volume) in ear.heard
    heard = len(ear.heard)
    window.show_welcome()
    director.cued.emit("bell")
    assert len(ear.heard) == heard
    window.close()
    assert ear.closed
