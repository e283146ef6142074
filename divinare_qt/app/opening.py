"""Opening records: a game of this program goes on, one from elsewhere in a copy, one that is over is shown again."""

from collections.abc import Callable, Collection
from pathlib import Path
from typing import TYPE_CHECKING

from divinare_qt.app import files
from divinare_qt.match.errors import RecordError
from divinare_qt.match.reader import read_record
from divinare_qt.models import games
from divinare_qt.models.journals import InUse, is_own
from divinare_qt.models.programs import agreed_only
from divinare_qt.models.replay import Replay
from divinare_qt.models.setup import GameSetup
from divinare_qt.models.words import translate
from divinare_qt.rules.state import Phase
from divinare_qt.speech import why

if TYPE_CHECKING:
    from divinare_qt.app.window import MainWindow


def open_path(window: "MainWindow", path: Path) -> None:
    """Go on with a record, wherever it lies. Programs of one from elsewhere are agreed with the player first."""
    try:
        record = read_record(path)
        own = is_own(path)
    except RecordError as error:
        _refuse(window, str(error))
    except OSError as error:
        files.complain(window, translate("MainWindow", "The file could not be opened."), why(error))
    else:
        if record.course.state.phase is Phase.OVER:
            window.replay_path(path)
        elif _is_shown(window, path):
            window.tell(translate("MainWindow", "This game is on the table already."))
        elif own:
            _go_on(window, path, lambda: games.resume_game(path, window.settings))
        else:

            def copied(agreed: Collection[str]) -> None:
                _go_on(window, path, lambda: games.open_copy(path, window.settings, agreed))

            files.ask_about_programs(window, record.header, copied)


def rematch(window: "MainWindow", setup: GameSetup) -> None:
    """Play a game again with the same people, bots and rules: from a record, with the programs that are agreed."""

    def begin(agreed: Collection[str]) -> None:
        window.start(GameSetup(agreed_only(setup.header, agreed)).again(files.past_games()))

    stage = None if window.desk is None else window.desk.stage
    if isinstance(stage, Replay) and not is_own(stage.path):
        files.ask_about_programs(window, setup.header, begin)
    else:
        window.start(setup.again(files.past_games()))


def _is_shown(window: "MainWindow", path: Path) -> bool:
    """Tell whether a record is the journal of the game that is being played here."""
    game = None if window.desk is None else window.desk.game
    try:
        return game is not None and game.path is not None and path.samefile(game.path)
    except OSError:
        return False


def _go_on(window: "MainWindow", path: Path, opened: Callable[[], games.Game]) -> None:
    try:
        game = opened()
    except RecordError as error:
        _refuse(window, str(error))
    except InUse:
        files.complain(window, translate("MainWindow", "This game is open in another window of Divinare."), path.name)
    except OSError as error:
        files.complain(window, translate("MainWindow", "The file could not be opened."), why(error))
    else:
        window.play(game)


def _refuse(window: "MainWindow", reason: str) -> None:
    files.complain(window, translate("MainWindow", "This file is not a game that can be played."), reason)
