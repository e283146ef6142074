"""French and Russian run some 40 % longer: every dialog still fits the smallest window, and cuts no word off."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QTranslator
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QTabWidget
from pytestqt.qtbot import QtBot

from divinare_qt.dialogs.about import AboutDialog
from divinare_qt.dialogs.audit import AuditDialog
from divinare_qt.dialogs.error import CrashDialog, ErrorDialog
from divinare_qt.dialogs.final_table import FinalTable
from divinare_qt.dialogs.layout_editor import LayoutEditor
from divinare_qt.dialogs.mediums import MediumsDialog
from divinare_qt.dialogs.new_game import NewGameDialog
from divinare_qt.dialogs.preferences import PreferencesDialog
from divinare_qt.dialogs.programs import ProgramsDialog
from divinare_qt.dialogs.report import ReportDialog
from divinare_qt.dialogs.round_sheet import RoundSheet
from divinare_qt.dialogs.rulebook import RulebookWindow
from divinare_qt.dialogs.statistics import StatisticsDialog
from divinare_qt.dialogs.style import dress
from divinare_qt.match.header import Seat
from divinare_qt.models.layouts import LayoutStore
from divinare_qt.models.settings import Settings
from divinare_qt.models.setup_store import SetupStore
from divinare_qt.models.statistics_file import StatisticsFile
from divinare_qt.table.theme import theme_for
from tests.helpers.play import header
from tests.models.test_statistics import GAMES, played

SMALLEST = QSize(1024, 700)
GAME = Path(__file__).parents[1] / "golden" / "games" / "four-players.divinare"


class Longer(QTranslator):
    """Makes every text 40 % longer."""

    def translate(self, _context: str, text: str, _about: str | None = None, _count: int = -1) -> str:
        """Return the text with more at its end."""
        return text + "mnemonics "[: round(len(text) * 0.4) % 10] + "m" * (len(text) * 4 // 10 // 10 * 10)

    def isEmpty(self) -> bool:
        """Say that there is something to translate with."""
        return False


@pytest.fixture
def longer(qapp: QApplication) -> Iterator[None]:
    translator = Longer()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.fixture
def makers(
    tmp_path: Path, home: Path, setups: SetupStore, layouts: LayoutStore, quick: Settings
) -> dict[str, Callable[[], QDialog]]:
    table = header(4)
    results = played(table, 4)[0]
    file = StatisticsFile(tmp_path / "statistics.jsonl")
    file.append(GAMES[0])
    return {
        "new game": lambda: NewGameDialog(setups, layouts, ["Ada"]),
        "layouts": lambda: LayoutEditor(layouts),
        "preferences": lambda: PreferencesDialog(quick),
        "statistics": lambda: StatisticsDialog(None, file),
        "final table": lambda: FinalTable(table, results),
        "round sheet": lambda: RoundSheet(table, results[0]),
        "about": AboutDialog,
        "report": lambda: ReportDialog("Program\n  Divinare: 0\n"),
        "error": lambda: ErrorDialog("The file could not be opened.", "No such file or directory"),
        "mediums": lambda: MediumsDialog(table.seats),
        "rulebook": lambda: RulebookWindow(table.rules),
        "crash": lambda: CrashDialog("ValueError: x", "Traceback", home / "divinare.log"),
        "audit": lambda: AuditDialog(table, GAME),
        "programs": lambda: ProgramsDialog([Seat("Ben", "edmund", "exec:" + "a-long-command " * 66)] * 3),
    }


def cut_off(dialog: QDialog) -> list[str]:
    """Return the words of every visible button and line of text that is narrower than its words."""
    buttons = [one for one in dialog.findChildren(QAbstractButton) if one.isVisible() and one.text()]
    lines = [one for one in dialog.findChildren(QLabel) if one.isVisible() and one.text() and not one.wordWrap()]
    shown: list[QAbstractButton | QLabel] = [*buttons, *lines]
    return [one.text() for one in shown if one.width() < one.minimumSizeHint().width()]


@pytest.mark.parametrize("scale", [80, 100, 150])
@pytest.mark.parametrize(
    "name",
    [
        "new game",
        "layouts",
        "preferences",
        "statistics",
        "final table",
        "round sheet",
        "about",
        "report",
        "crash",
        "programs",
    ],
)
def test_no_word_is_cut_off(
    qtbot: QtBot, qapp: QApplication, longer: None, makers: dict[str, Callable[[], QDialog]], name: str, scale: int
) -> None:
    del longer
    dress(qapp, theme_for("dark", "standard"), scale)
    dialog = makers[name]()
    qtbot.addWidget(dialog)
    dialog.resize(SMALLEST)
    dialog.show()
    pages = dialog.findChildren(QTabWidget)
    for index in range(pages[0].count() if pages else 1):
        if pages:
            pages[0].setCurrentIndex(index)
        qapp.processEvents()
        assert cut_off(dialog) == []
    assert (dialog.width(), dialog.height()) == (SMALLEST.width(), SMALLEST.height())
