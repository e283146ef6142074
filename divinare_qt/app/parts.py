"""What the window needs once a game is wanted, in one place: it is loaded after the first page is on the screen."""

from divinare_qt.app import files
from divinare_qt.app.desk import Desk
from divinare_qt.app.scores import ScoresDialog
from divinare_qt.dialogs.final_table import FinalTable
from divinare_qt.dialogs.lesson import LessonPage
from divinare_qt.dialogs.round_sheet import RoundSheet
from divinare_qt.dialogs.rulebook import open_rulebook
from divinare_qt.match.errors import RecordError
from divinare_qt.models import games
from divinare_qt.models.expectation import expectation, forced_warning
from divinare_qt.models.games import Game
from divinare_qt.models.replay import Replay
from divinare_qt.models.session import Session
from divinare_qt.models.setup import GameSetup, play_now
from divinare_qt.models.statistics import finished_game
from divinare_qt.models.statistics_file import StatisticsFile
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.state import Phase

__all__ = [
    "Desk",
    "FinalTable",
    "Game",
    "GameSetup",
    "LessonPage",
    "Phase",
    "RecordError",
    "Replay",
    "RoundSheet",
    "ScoresDialog",
    "Session",
    "StatisticsFile",
    "default_rules",
    "expectation",
    "files",
    "finished_game",
    "forced_warning",
    "games",
    "open_rulebook",
    "play_now",
]
