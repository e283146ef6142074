"""How a game stands and how it ended: the sheets that show it, and the line that is kept of it."""

from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog

from divinare_qt.app import files
from divinare_qt.app.scores import ScoresDialog
from divinare_qt.dialogs.final_table import FinalTable
from divinare_qt.dialogs.round_sheet import RoundSheet
from divinare_qt.models.games import Game
from divinare_qt.models.places import statistics_file
from divinare_qt.models.statistics import finished_game
from divinare_qt.models.statistics_file import StatisticsFile
from divinare_qt.rules.state import Phase

if TYPE_CHECKING:
    from divinare_qt.app.window import MainWindow


def show(window: "MainWindow") -> None:
    """Open the final table, the sheet of the round that is being scored, or the scores so far."""
    if window.desk is None:
        return
    desk, stage = window.desk, window.desk.stage  # with the desk its sheets go
    sheet: QDialog
    if stage.scoring is not None:
        sheet = RoundSheet(stage.header, stage.scoring, desk)
        sheet.accepted.connect(stage.proceed)
        window.sounds.play("page")
    elif stage.view.phase is Phase.OVER:
        sheet = FinalTable(stage.header, stage.results, desk)
        sheet.rematch.connect(window.rematch)
        sheet.replay.connect(window.replay_this)
        sheet.new_game.connect(window.new_game)
    else:
        sheet = ScoresDialog(stage, desk)
    sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    sheet.open()


def keep(window: "MainWindow", game: Game, path: Path) -> None:
    """Add a game that is over to the statistics."""
    session = game.session
    when = datetime.now(UTC).isoformat(timespec="seconds")
    marks = {"hints": session.hinted, "taken_back": session.taken_back}
    summed = finished_game(path.stem, when, session.header, session.results, **marks)
    files.try_to(window, lambda: StatisticsFile(statistics_file()).append(summed))
