"""`divinare --selftest`: plays a whole game in the real window with real bots, as a check of what was installed."""

import contextlib
import importlib
import io
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEventLoop, QSettings, QStandardPaths, Qt
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QWidget

from divinare_qt import __version__
from divinare_qt.app.window import MainWindow
from divinare_qt.dialogs.style import dress
from divinare_qt.match.header import CHARACTERS, Header, Seat
from divinare_qt.match.player import own_program
from divinare_qt.models import games
from divinare_qt.models.journals import SUFFIX
from divinare_qt.models.language import NAMES, SOURCE, SPOKEN, Language, translators
from divinare_qt.models.log import Note
from divinare_qt.models.numbers import number
from divinare_qt.models.places import data_folder, games_folder
from divinare_qt.models.replay import Replay
from divinare_qt.models.settings import Settings
from divinare_qt.models.setup import SHORT_NAMES
from divinare_qt.origin import commit, packed_resources
from divinare_qt.paths import resources
from divinare_qt.rules.load import default_rules
from divinare_qt.speech import translate
from divinare_qt.table.theme import theme_for

PATIENCE_MS: Final = 180_000
COLOURS: Final = 200
"""A painted table has far more; an empty window has a handful."""
TRIES: Final = 3
"""How often bots may play: one that was late on a busy machine is in time when it plays again."""
LEVELS: Final = ("oracle", "master", "apprentice", "novice")
TOURNAMENT: Final = ("arena", "--seats", "oracle,adept", "--games", "1", "--limit-ms", "20", "--json")
FOLDERS: Final = {
    "rules": 3,
    "bots": 3,
    "sounds": 1,
    "controls": 1,
    "artwork/cards": 5,
    "artwork/boards": 4,
    "artwork/emblems": 4,
    "artwork/portraits": 4,
    "artwork/tokens": 4,
    "artwork/spaces": 1,
    "artwork/table": 1,
    "artwork/icons": 1,
}
"""Folders of resources, and how many files they have at least."""


class Failed(Exception):
    """A step found something wrong; the text says what."""


class Mistakes(Failed):
    """Bots gave no answer in time, or a wrong one."""


class Selftest:
    """The steps, in order, and what they hand on to each other."""

    def __init__(self, app: QApplication, folder: Path, language: str) -> None:
        self._app = app
        self._folder = folder
        self._wished = language
        self.settings = Settings(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
        self.settings.language = language
        self.settings.pace = "instant"
        self.settings.animation_speed = 0
        self.settings.think_ms = 100
        self.settings.sound = False
        self._language = Language(self.settings)
        dress(app, theme_for(self.settings.theme, self.settings.palette), self.settings.text_scale)
        self.window = MainWindow(self.settings)
        self.window.dialogs_wanted = False
        self._record: Path | None = None

    def steps(self) -> dict[str, Callable[[], str]]:
        """Return the steps by name; each says what it found, or raises."""
        return {
            translate("Selftest", "libraries"): self.check_libraries,
            translate("Selftest", "window"): self.show_window,
            translate("Selftest", "game"): lambda: _tried(self.play_game),
            translate("Selftest", "record"): self.check_record,
            translate("Selftest", "replay"): self.show_replay,
            translate("Selftest", "tournament"): lambda: _tried(self.hold_tournament),
            translate("Selftest", "languages"): self.speak,
        }

    def check_libraries(self) -> str:
        """Load what is otherwise loaded late: sound and arithmetic."""
        for name in ("miniaudio", "numpy"):
            importlib.import_module(name)
        words = translate("Selftest", "Qt platform {platform}, Python {python}")
        return words.format(platform=self._app.platformName(), python=sys.version.split()[0])

    def show_window(self) -> str:
        """Open the window with its welcome page."""
        self.window.show()
        self._settle()
        return _painted(self.window, translate("Selftest", "the welcome page"))

    def play_game(self) -> str:
        """Let four bots play a whole game, each in a process of its own."""
        seats = tuple(
            Seat(SHORT_NAMES[who], who, f"bot:{level}:{who}") for who, level in zip(CHARACTERS, LEVELS, strict=True)
        )
        game = games.new_game(Header(seats, 0, default_rules(len(seats))), self.settings)
        painted: list[str] = []
        game.session.asked.connect(lambda: self._paint_once(painted), Qt.ConnectionType.QueuedConnection)
        self.window.play(game)
        self._wait(lambda: game.session.over)
        self._settle()
        log = game.session.log
        rows = [log.index(row) for row in range(log.rowCount())]
        faults = [str(row.data()) for row in rows if isinstance(row.data(log.ENTRY), Note)]
        if faults:
            raise Mistakes("; ".join(faults))
        if not painted or game.path is None:
            raise Failed(translate("Selftest", "the table was never painted"))
        self._record = game.path
        rounds = translate("Selftest", "%n rounds", "", len(game.session.results))
        lines = translate("Selftest", "%n lines in the log", "", log.rowCount())
        return ", ".join((rounds, lines, painted[0]))

    def _paint_once(self, painted: list[str]) -> None:
        if not painted:
            painted.append(_painted(self.window, translate("Selftest", "the table")))

    def check_record(self) -> str:
        """Save the game under a name with spaces and strange letters, and have the program itself check it."""
        if self._record is None:
            raise Failed(translate("Selftest", "there is no game to save"))
        saved = self._folder / f"saved partie партия 占い{SUFFIX}"
        games.save_copy(self._record, saved)
        _command("replay", str(saved), "--json")
        self._record = saved
        return translate("Selftest", "%n bytes, checked by a process of its own", "", saved.stat().st_size)

    def show_replay(self) -> str:
        """Show the saved game again, from its beginning to its end."""
        if self._record is None:
            raise Failed(translate("Selftest", "there is no record to show"))
        self.window.replay_path(self._record)
        replay = None if self.window.desk is None else self.window.desk.stage
        if not isinstance(replay, Replay):
            raise Failed(translate("Selftest", "the record was not shown"))
        for at in (0, replay.count // 2, replay.count - 1):
            replay.go(at)
            self._settle()
        steps = translate("Selftest", "%n steps", "", replay.count)
        return ", ".join((steps, _painted(self.window, translate("Selftest", "the replay"))))

    def hold_tournament(self) -> str:
        """Let the levels that the game above had no seat for play each other, as the program does without a window."""
        rows = json.loads(_command(*TOURNAMENT))["seats"]
        faults = sum(row["faults"] for row in rows)
        if faults:
            raise Mistakes(translate("Selftest", "the bots made %n mistakes", "", faults))
        return ", ".join(str(row["spec"]) for row in rows)

    def speak(self) -> str:
        """Show the window in each language, and return to the player's."""
        said: dict[str, str] = {}
        try:
            for code in SPOKEN:
                self.settings.language = code
                self._settle()
                if code != SOURCE and len(translators(code)) < 2:
                    words = translate("Selftest", "the texts of Qt or of the program are missing: {language}")
                    raise Failed(words.format(language=NAMES[code]))
                said[code] = self.window.actions_["new_game"].text()
                _painted(self.window, NAMES[code])
        finally:
            self.settings.language = self._wished
        if len(set(said.values())) < len(SPOKEN):
            words = translate("Selftest", "not every language has words of its own: {words}")
            raise Failed(words.format(words=said))
        return ", ".join(said.values()).replace("&", "")

    def close(self) -> None:
        """Close the window and end all processes."""
        self.window.close()
        self._settle()

    def _settle(self) -> None:
        for _ in range(5):
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)

    def _wait(self, until: Callable[[], bool]) -> None:
        timer = QElapsedTimer()
        timer.start()
        while not until():
            QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 100)
            if timer.elapsed() > PATIENCE_MS:
                words = translate("Selftest", "the game did not end within {seconds} s")
                raise Failed(words.format(seconds=PATIENCE_MS // 1000))


def check_resources() -> str:
    """Find everything that the program reads, and read the pictures."""
    root = resources()
    found = {name: len(list((root / name).glob("*.*"))) for name in FOLDERS}
    missing = [f"{name} ({found[name]} < {least})" for name, least in FOLDERS.items() if found[name] < least]
    missing += [name for name in packed_resources() if not (root / name).is_file()]
    missing += [f"divinare_{code}.qm" for code in SPOKEN if not _translation(code).is_file()]
    missing += [str(path.relative_to(root)) for path in root.rglob("*.svg") if not QSvgRenderer(str(path)).isValid()]
    if missing:
        words = translate("Selftest", "missing or broken in {folder}: {names}")
        raise Failed(words.format(folder=root, names=", ".join(missing)))
    count = sum(1 for path in root.rglob("*") if path.is_file())
    return translate("Selftest", "%n files in {folder}", "", count).format(folder=root)


def _translation(code: str) -> Path:
    return resources() / "translations" / f"divinare_{code}.qm"


def _command(*words: str) -> bytes:
    """Run a command of this program in a process of its own, and return what it printed."""
    done = subprocess.run(
        [*own_program(), *words], stdin=subprocess.DEVNULL, capture_output=True, timeout=PATIENCE_MS / 1000, check=False
    )
    if done.returncode:
        text = translate("Selftest", "divinare {command} ended with status {status}: {words}")
        said = done.stderr.decode(errors="replace")
        raise Failed(text.format(command=words[0], status=done.returncode, words=said))
    return done.stdout


def _painted(widget: QWidget, what: str) -> str:
    """Draw a widget and count its colours."""
    picture = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    step = max(1, picture.width() // 300)
    across, down = range(0, picture.width(), step), range(0, picture.height(), step)
    colours = len({picture.pixel(x, y) for y in down for x in across})
    if colours < COLOURS:
        raise Failed(
            translate("Selftest", "painted with no more than %n colours: {what}", "", colours).format(what=what)
        )
    return translate("Selftest", "%n colours", "", colours)


def run() -> int:
    """Carry out all steps in a folder that is removed afterwards, and return the exit status."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # a console of Windows has not the letters of every language
    QCoreApplication.setApplicationName("divinare")
    app = QApplication.instance() or QApplication(sys.argv[:1])
    wished = Settings().language
    words = translate("Selftest", "divinare {version} {commit}: the files of the player would be in {folder}")
    print(words.format(version=__version__, commit=commit(), folder=data_folder()), flush=True)
    if not _passes(translate("Selftest", "resources"), check_resources, []):
        return _conclude(failures=1)  # a window that lacks its pictures may end the process while it paints
    with tempfile.TemporaryDirectory(prefix="divinare-selftest-", ignore_cleanup_errors=True) as temporary:
        _live_in(Path(temporary))
        assert isinstance(app, QApplication)  # noqa: S101 - nothing else is made above
        return _run_steps(Selftest(app, Path(temporary), wished))


def _tried(step: Callable[[], str]) -> str:
    """Carry out a step in which bots play, and again where they made mistakes."""
    for _ in range(TRIES - 1):
        with contextlib.suppress(Mistakes):
            return step()
    return step()


def _live_in(folder: Path) -> None:
    """Keep away from the player's games and preferences."""
    os.environ |= {"XDG_DATA_HOME": str(folder / "data"), "XDG_CONFIG_HOME": str(folder / "config")}
    if sys.platform != "linux":
        QStandardPaths.setTestModeEnabled(True)
    for left in games_folder().glob(f"*{SUFFIX}"):
        left.unlink()


def _run_steps(test: Selftest) -> int:
    errors: list[BaseException] = []

    def caught(_kind: type[BaseException], error: BaseException, _trace: TracebackType | None) -> None:
        errors.append(error)

    sys.excepthook = caught
    failures = 0
    try:
        for name, step in test.steps().items():
            failures += not _passes(name, step, errors)
    finally:
        test.close()
        sys.excepthook = sys.__excepthook__
    return _conclude(failures)


def _conclude(failures: int) -> int:
    """Say how it went, and return the exit status."""
    failed = translate("Selftest", "%n of the steps above failed", "", failures)
    print(failed if failures else translate("Selftest", "all is well"), flush=True)
    return 1 if failures else 0


def _passes(name: str, step: Callable[[], str], errors: list[BaseException]) -> bool:
    """Carry out a step and say what came of it."""
    start = time.monotonic()
    try:
        said = step()
        if errors:
            raise errors.pop()
    except Exception as error:  # noqa: BLE001 - whatever it is, the report must name it, and the next steps may tell more
        problem = str(error) if isinstance(error, Failed) else f"{type(error).__name__}: {error}"
        print(translate("Selftest", "FAILED {step}: {problem}").format(step=name, problem=problem), flush=True)
        return False
    passed = translate("Selftest", "passed {step} in {seconds} s: {found}")
    print(passed.format(step=name, seconds=number(time.monotonic() - start, 1), found=said), flush=True)
    return True
