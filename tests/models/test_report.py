"""A report tells what helps, and the same whatever the players are called, hold, drew and said to the program."""

import logging
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSettings

from divinare_qt import __version__
from divinare_qt.match.header import Header, Seat
from divinare_qt.models.redacted_log import last_lines
from divinare_qt.models.report import Display, write_report
from divinare_qt.models.settings import Settings
from divinare_qt.models.stage import Stage
from divinare_qt.rules.engine import new_game, start_round
from divinare_qt.rules.shuffle import deal
from divinare_qt.rules.view import view
from tests.helpers.qt import header

DISPLAY = Display("offscreen", ("1920 x 1080, ratio 2, 96 dots per inch",))
SECRETS = st.text(st.characters(exclude_categories=("Cc", "Cs", "Zl", "Zp")), min_size=1)
LOG = """\
2026-11-18 10:00:00,123 WARNING Qt: QFont::setPointSizeF: {secret}
2026-11-18 10:00:01,123 INFO {secret}
2026-11-18 10:00:02,123 ERROR Traceback (most recent call last):
  File "/home/{path}/divinare_qt/match/match.py", line 12, in submit
    self._apply(move)
  File "C:\\Users\\{path}\\thing.py", line 7, in act
    pass
divinare_qt.rules.errors.NotYourTurn: {secret}

During handling of the above exception, another exception occurred:

ValueError: {secret}
"""


def table(names: tuple[str, str, str], program: str, seed: int) -> Header:
    """Return a table of a person, a bot and an outside program."""
    usual = header(3, 1)
    controllers = ("human", "bot:adept:rami", f"exec:{program}")
    seats = tuple(
        Seat(name, seat.character, controller)
        for name, seat, controller in zip(names, usual.seats, controllers, strict=True)
    )
    return replace(usual, seats=seats, seed=seed)


def reported(folder: Path, game: Header, secret: str, eyes: int | None) -> str:
    """Return the report of a game whose first round was dealt, after some things went wrong."""
    settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    settings.names = (secret, *(seat.name for seat in game.seats))
    log = folder / "divinare.log"
    log.write_text(LOG.format(secret=secret, path=secret.replace('"', "")), encoding="utf-8")
    assert game.seed is not None
    state, _ = start_round(new_game(game.rules), deal(game.rules, game.seed, 1))
    return write_report(settings, DISPLAY, Stage(game, view(state, eyes)), log)


@given(st.tuples(SECRETS, SECRETS, SECRETS), SECRETS, st.integers(0, 2**53 - 1), st.sampled_from([None, 0]))
def test_no_name_card_seed_or_path_changes_a_report(
    names: tuple[str, str, str], secret: str, seed: int, eyes: int | None
) -> None:
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
        plain = reported(Path(one), table(("a", "b", "c"), "x", 1), "z", eyes)
        other = reported(Path(two), table(names, secret, seed), secret, eyes)
    assert plain == other


def test_a_report_tells_what_helps(tmp_path: Path) -> None:
    text = reported(tmp_path, table(("Ada", "Ben", "Cleo"), "./bot", 7), "secret", None)
    for words in (
        f"Divinare: {__version__}",
        "screen 1: 1920 x 1080, ratio 2",
        "text_scale: 100",
        "seats: person, adept:rami, program",
        "round: 1 of 3",
        "phase: pass",
        "own boards or action card: False",
        "2026-11-18 10:00:00 WARNING Qt: QFont::setPointSizeF",
        "divinare_qt/match/match.py:12 submit",
        "(another file):7 act",
        "divinare_qt.rules.errors.NotYourTurn",
        "ValueError",
    ):
        assert words in text
    assert "secret" not in text


def test_a_report_without_a_game_or_a_log(tmp_path: Path) -> None:
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    text = write_report(settings, DISPLAY, None, tmp_path / "none.log")
    assert "shown: none" in text
    assert text.endswith("Last errors\n  none\n")


def test_a_real_traceback_is_told_by_its_places(caplog: pytest.LogCaptureFixture) -> None:
    log = logging.getLogger("divinare.test")
    try:
        header(9, 1)
    except (IndexError, KeyError, ValueError):
        log.exception("Ada held CCA")
    told = last_lines(caplog.text)
    assert any(line.endswith(" header") for line in told)
    assert told[-1].strip().endswith(("Error", "BadRules"))
    assert sys.prefix not in "\n".join(told)


def test_only_the_end_is_told() -> None:
    lines = [f"2026-11-18 10:00:{second:02},000 ERROR x" for second in range(60)]
    assert last_lines("\n".join(lines), 2) == ["2026-11-18 10:00:58 ERROR", "2026-11-18 10:00:59 ERROR"]
