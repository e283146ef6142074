"""What the window needs once a game is wanted, in one place: it is loaded after the first page is on the screen."""

from divinare_qt.app.desk import Desk
from divinare_qt.match.errors import BadLine, RecordError
from divinare_qt.models import games
from divinare_qt.models.expectation import expectation, forced_warning
from divinare_qt.models.games import Game
from divinare_qt.models.replay import Replay
from divinare_qt.models.session import Session
from divinare_qt.models.setup import GameSetup, play_now
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.state import Phase

__all__ = [
    "BadLine",
    "Desk",
    "Game",
    "GameSetup",
    "Phase",
    "RecordError",
    "Replay",
    "Session",
    "default_rules",
    "expectation",
    "forced_warning",
    "games",
    "play_now",
]
