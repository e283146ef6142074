import csv
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPlainTextEdit, QPushButton, QTableView, QTextBrowser
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from divinare_qt import __version__, origin
from divinare_qt.dialogs.about import LICENCES, AboutDialog
from divinare_qt.dialogs.error import CrashDialog, ErrorDialog
from divinare_qt.dialogs.final_table import FinalTable, StandingsModel
from divinare_qt.dialogs.plots import AccuracyPlot
from divinare_qt.dialogs.report import ReportDialog
from divinare_qt.dialogs.round_sheet import RoundModel, RoundSheet
from divinare_qt.dialogs.statistics import StatisticsDialog
from divinare_qt.models.numbers import number, signed
from divinare_qt.models.statistics_file import StatisticsFile
from divinare_qt.rules.events import RoundScored
from divinare_qt.rules.purse import Tokens
from tests.helpers.play import header
from tests.models.test_statistics import GAMES, played


def labels(widget: FinalTable | AboutDialog | ErrorDialog | ReportDialog) -> str:
    return "\n".join(label.text() for label in widget.findChildren(QLabel))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_final_table_has_the_points_of_the_game(qtbot: QtBot, qtmodeltester: ModelTester, players: int) -> None:
    table = header(players)
    results, end = played(table, players)
    model = StandingsModel(table, results)
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    assert tuple(model.points) == end.points
    assert tuple(sorted(model.winners())) == end.winners
    dialog = FinalTable(table, results)
    qtbot.addWidget(dialog)
    dialog.show()
    assert number(max(end.points)) in dialog.winner_text()
    last = model.columnCount() - 1
    shown = [model.index(row, last).data() for row in range(players)]
    assert shown == [number(points) for points in sorted(end.points, reverse=True)]


def test_a_shared_win_is_shown_as_such(qtbot: QtBot) -> None:
    result = RoundScored(1, (0,) * 4, (), (Tokens(blue=1), Tokens(red=1), Tokens(yellow=3)))
    dialog = FinalTable(header(3), [result])
    qtbot.addWidget(dialog)
    assert dialog.winner_text() == "Player 1 and Player 3 share the win with 3 points each"


@pytest.mark.parametrize(("words", "signal"), [("Rematch", "rematch"), ("Replay", "replay"), ("New game…", "new_game")])
def test_what_next(qtbot: QtBot, words: str, signal: str) -> None:
    table = header(2)
    dialog = FinalTable(table, played(table, 1)[0])
    qtbot.addWidget(dialog)
    dialog.show()
    button = next(one for one in dialog.findChildren(QPushButton) if one.text().replace("&", "") == words)
    with qtbot.waitSignal(getattr(dialog, signal)):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)  # type: ignore[no-untyped-call]
    assert not dialog.isVisible()


def test_the_round_sheet_says_why(qtbot: QtBot, qtmodeltester: ModelTester) -> None:
    table = header(4)
    result = played(table, 3)[0][0]
    model = RoundModel(table, result)
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    assert [model.index(4, seat).data() for seat in range(4)] == [signed(points) for points in result.points]
    sheet = RoundSheet(table, result)
    qtbot.addWidget(sheet)
    sheet.show()
    view = sheet.findChildren(QTableView)[0]
    for row in range(5):
        for seat in range(4):
            view.setCurrentIndex(view.model().index(row, seat))
            assert sheet.why() == model.index(row, seat).data(RoundModel.WHY)
            assert sheet.why()


@pytest.fixture
def statistics(qtbot: QtBot, tmp_path: Path) -> StatisticsDialog:
    file = StatisticsFile(tmp_path / "statistics.jsonl")
    for game in GAMES:
        file.append(game)
    dialog = StatisticsDialog(None, file)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_statistics_are_filtered(statistics: StatisticsDialog) -> None:
    view = statistics.findChildren(QTableView)[0]
    assert view.model().rowCount() == 5
    players = next(one for one in statistics.findChildren(QComboBox) if one.accessibleName() == "Players")
    players.setCurrentIndex(players.findData(3))
    assert view.model().rowCount() == 3
    players.setCurrentIndex(players.findData(4))
    assert view.model().rowCount() == 0


def test_the_plots_follow_the_chosen_row(statistics: StatisticsDialog) -> None:
    plot = statistics.findChildren(AccuracyPlot)[0]
    assert "25 % perfect" in plot.accessibleDescription()
    assert not statistics.grab().isNull()


def test_statistics_are_exported_and_reset(statistics: StatisticsDialog, tmp_path: Path) -> None:
    statistics.export(tmp_path / "out.csv")
    with (tmp_path / "out.csv").open(encoding="utf-8-sig", newline="") as file:
        assert len(list(csv.DictReader(file))) == sum(game.players for game in GAMES)
    statistics.reset()
    assert statistics.findChildren(QTableView)[0].model().rowCount() == 0


def test_about_names_everybody(qtbot: QtBot, home: Path) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    text = labels(dialog)
    for words in (
        "unofficial",
        "Brett J. Gilbert",
        "Benjamin Carré",
        "Asmodee",
        __version__,
        origin.commit() or "source",
        str(home),
    ):
        assert words in text
    listed = dialog.findChildren(QTextBrowser)[0].toPlainText()
    assert all(name in listed and licence in listed for name, licence, _ in LICENCES)


def test_about_a_built_program_names_all_that_is_in_it(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("numpy", "libexpat1"):
        (tmp_path / "licences" / name).mkdir(parents=True)
    (tmp_path / "licences" / "LICENSE.txt").touch()
    monkeypatch.setattr(sys, "executable", str(tmp_path / "divinare"))
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    assert "libexpat1, numpy" in dialog.findChildren(QTextBrowser)[0].toPlainText()
    assert [one for one in dialog.findChildren(QPushButton) if "licences" in one.text()]


def test_a_report_is_copied_and_saved_as_it_is_shown(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = ReportDialog("Program\n  Divinare: 1\n")
    qtbot.addWidget(dialog)
    dialog.show()
    next(one for one in dialog.findChildren(QPushButton) if "Copy" in one.text()).click()
    dialog.save(tmp_path / "report.txt")
    saved = (tmp_path / "report.txt").read_text(encoding="utf-8")
    assert dialog.text.toPlainText() == QApplication.clipboard().text() == saved == "Program\n  Divinare: 1\n"
    assert "saved" in labels(dialog)
    dialog.save(tmp_path)
    assert "Is a directory" in labels(dialog)


def test_an_error_says_what_and_where(qtbot: QtBot) -> None:
    dialog = ErrorDialog("The game could not be opened.", "x.divinare:17: the line is not JSON", "more")
    qtbot.addWidget(dialog)
    dialog.show()
    assert "x.divinare:17" in labels(dialog)
    details = dialog.findChildren(QPlainTextEdit)[0]
    assert not details.isVisible()
    next(one for one in dialog.findChildren(QPushButton) if one.isCheckable()).click()
    assert details.isVisible()
    next(one for one in dialog.findChildren(QPushButton) if "Copy" in one.text()).click()
    assert QApplication.clipboard().text().endswith("more")


@pytest.mark.parametrize(("words", "result"), [("Go on", 1), ("Quit", 0)])
def test_after_a_crash_one_can_go_on(qtbot: QtBot, tmp_path: Path, words: str, result: int) -> None:
    dialog = CrashDialog("ValueError: x", "Traceback", tmp_path / "divinare.log")
    qtbot.addWidget(dialog)
    dialog.show()
    assert str(tmp_path / "divinare.log") in labels(dialog)
    next(one for one in dialog.findChildren(QPushButton) if one.text().replace("&", "") == words).click()
    assert dialog.result() == result
