"""The main window: welcome page or game, menus, status line and log."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMainWindow, QStackedWidget, QWidget

from divinare_qt.app.actions import Actions
from divinare_qt.app.late import late
from divinare_qt.app.log_dock import LogDock
from divinare_qt.app.sounds import Sounds
from divinare_qt.dialogs.style import dress
from divinare_qt.dialogs.welcome import WelcomePage
from divinare_qt.models.journals import InUse, unfinished
from divinare_qt.models.places import games_folder, statistics_file
from divinare_qt.models.settings import TEXT_SCALES, Settings
from divinare_qt.speech import why
from divinare_qt.table.theme import theme_for

if TYPE_CHECKING:
    from divinare_qt.app import files, parts
else:
    files, parts = late("divinare_qt.app.files"), late("divinare_qt.app.parts")

SMALLEST: Final = QSize(1024, 700)
TOLD_MS: Final = 8000


class MainWindow(QMainWindow):
    """Everything that a player sees."""

    game_over = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.desk: parts.Desk | None = None
        self.lesson: parts.LessonPage | None = None
        self._setup: parts.GameSetup | None = None
        self._final_shown = False
        self.dialogs_wanted = True
        """Whether the final table opens by itself; not in a demonstration."""
        self.sounds = Sounds(settings, self)
        self.welcome = WelcomePage(self)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.welcome)
        self.setCentralWidget(self._pages)
        self.log = LogDock(self)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.log)
        self.expected = QLabel(self)
        self.expected.setMinimumWidth(120)
        self.statusBar().addWidget(self.expected, 1)
        self.actions_ = Actions(self, settings)
        self._connect()
        self.setAcceptDrops(True)
        self.setMinimumSize(640, 520)
        self.resize(1280, 800)
        if not settings.geometry.isEmpty():
            self.restoreGeometry(settings.geometry)
        self.show_welcome()

    def _connect(self) -> None:
        self.actions_.connect_to(
            {
                "new_game": self.new_game,
                "play_now": self.play_now,
                "continue_game": self.continue_game,
                "load": lambda: files.load(self),
                "save_as": lambda: files.save_as(self),
                "replay": lambda: files.choose_replay(self),
                "scores": self.show_scores,
                "statistics": lambda: files.open_dialog(self, "statistics"),
                "close_game": self.show_welcome,
                "quit": self.close,
                "take_back": self.take_back,
                "put_back": self._put_back,
                "confirm": self._confirm,
                "proceed": self._proceed,
                "hint": self.hint,
                "warning": self._warn,
                "pause": self._pause,
                "hurry": self._hurry,
                "text_table": lambda: self._set("text_table", "text_table"),
                "log": lambda: self._set("show_log", "log"),
                "full_screen": self._full_screen,
                "larger": lambda: self._scale(10),
                "smaller": lambda: self._scale(-10),
                "sound": lambda: self._set("sound", "sound"),
                "autoplay": lambda: self._set("autoplay_forced", "autoplay"),
                "preferences": lambda: files.open_dialog(self, "preferences"),
                "rules": self.show_rules,
                "learn": self.learn,
                "about": lambda: files.open_dialog(self, "about"),
            }
        )
        welcome = self.welcome
        welcome.play_now.connect(self.play_now)
        welcome.new_game.connect(self.new_game)
        welcome.continue_game.connect(self.continue_game)
        welcome.load.connect(lambda: files.load(self))
        welcome.learn.connect(self.actions_["learn"].trigger)
        welcome.rules.connect(self.actions_["rules"].trigger)
        self.settings.changed.connect(self._follow_settings)
        self.log.visibilityChanged.connect(lambda _on: self.actions_["log"].setChecked(self.log.isVisible()))
        for name, attribute in (("text_table", "text_table"), ("sound", "sound"), ("autoplay", "autoplay_forced")):
            self.actions_[name].setChecked(bool(getattr(self.settings, attribute)))

    @property
    def session(self) -> "parts.Session | None":
        """The game under way, if one is."""
        return None if self.desk is None else self.desk.session

    # Games ------------------------------------------------------------------------------------------------------------

    def play(self, game: "parts.Game", setup: "parts.GameSetup | None" = None) -> None:
        """Show a game and begin it."""
        self._setup = setup or parts.GameSetup(game.session.header)
        self._final_shown = False
        self._show(parts.Desk(game, self.settings, self))
        game.session.finished.connect(self._finished)
        game.session.failed.connect(self._write_failed)
        game.session.begin()

    def start(self, setup: "parts.GameSetup") -> None:
        """Start a new game."""
        try:
            game = parts.games.new_game(setup.header, self.settings)
        except OSError as error:
            files.complain(self, self.tr("The game could not be started."), why(error))
            return
        for seat in game.session.people:
            self.settings.remember_name(setup.header.seats[seat].name)
        self.play(game, setup)

    def play_now(self) -> None:
        """Start a game against three bots at once."""
        names = self.settings.names
        self.start(parts.play_now(names[0] if names else self.tr("Player")))

    def new_game(self) -> None:
        """Agree a game with the players, and start it."""
        setup = files.agree(self)
        if setup is not None:
            self.start(setup)

    def continue_game(self) -> None:
        """Take up the game that was left."""
        path = unfinished()
        if path is None:
            self.tell(self.tr("There is no unfinished game."))
            return
        self.open_path(path)

    def open_path(self, path: Path) -> None:
        """Go on with a record, wherever it lies; a game that is over is shown as a replay."""
        try:
            if path.resolve().parent == games_folder().resolve():
                game = parts.games.resume_game(path, self.settings)
            else:
                game = parts.games.open_copy(path, self.settings)
        except parts.RecordError as error:
            files.complain(self, self.tr("This file is not a game that can be played."), str(error))
        except InUse:
            files.complain(self, self.tr("This game is open in another window of Divinare."), path.name)
        except OSError as error:
            files.complain(self, self.tr("The file could not be opened."), why(error))
        else:
            self.play(game)

    def replay_path(self, path: Path) -> None:
        """Show a record again."""
        try:
            replay = parts.Replay(path, self.settings)
        except parts.RecordError as error:
            files.complain(self, self.tr("This file is not a game that can be shown."), str(error))
        else:
            self._show(parts.Desk(replay, self.settings, self))

    def rematch(self) -> None:
        """Play again with the same people, bots and rules."""
        if self._setup is not None:
            self.start(self._setup.again())

    def show_welcome(self) -> None:
        """Leave the game, which can be continued, and show the welcome page."""
        self._close_desk()
        path = unfinished()
        self.welcome.set_can_continue(path is not None, "" if path is None else _names(path))
        self._pages.setCurrentWidget(self.welcome)
        self.log.hide()
        self.expected.setText("")
        self.setWindowTitle(self.tr("Divinare"))
        self._enable()

    def show_rules(self) -> None:
        """Open the rulebook, with the boards and the action card of the game that is shown."""
        parts.open_rulebook(parts.default_rules(4) if self.desk is None else self.desk.stage.rules, self)

    def learn(self) -> None:
        """Begin the lesson, or go on with it where it was left."""
        if self.lesson is not None:
            return
        try:
            page = parts.LessonPage(self.settings, self)
        except OSError as error:
            files.complain(self, self.tr("The game could not be started."), why(error))
            return
        self.show_welcome()
        self.lesson = page
        page.told.connect(self.tell)
        page.left.connect(self.show_welcome)
        page.play_now.connect(self.play_now)
        page.table.view.director.cued.connect(self.sounds.play)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.begin()

    def _close_lesson(self) -> None:
        if self.lesson is not None:
            page, self.lesson = self.lesson, None
            page.table.view.director.cued.disconnect(self.sounds.play)
            page.close_lesson()
            self._pages.removeWidget(page)
            page.deleteLater()

    def _show(self, desk: "parts.Desk") -> None:
        self._close_desk()
        self.desk = desk
        self._pages.addWidget(desk)
        self._pages.setCurrentWidget(desk)
        self.log.show_log(desk.log)
        self.log.setVisible(self.settings.show_log)
        self.resizeDocks([self.log], [max(self.width() // 5, 220)], Qt.Orientation.Horizontal)
        desk.told.connect(self.tell)
        desk.table.view.director.cued.connect(self.sounds.play)
        desk.table.prompt.sheet_wanted.connect(self.show_scores)
        desk.stage.asked.connect(self._asked)
        desk.choice.changed.connect(self._asked)
        names = " · ".join(seat.name for seat in desk.stage.header.seats)
        self.setWindowTitle(self.tr("{names} · Divinare").format(names=names))
        desk.show_text(on=self.settings.text_table)
        self._asked()

    def _close_desk(self) -> None:
        self._close_lesson()
        if self.desk is None:
            return
        desk, self.desk = self.desk, None
        desk.table.view.director.cued.disconnect(self.sounds.play)
        self.log.show_log(None)
        desk.close_game()
        self._pages.removeWidget(desk)
        desk.deleteLater()

    # While a game goes on ---------------------------------------------------------------------------------------------

    def tell(self, text: str) -> None:
        """Say something for a while; what is expected stays beside it."""
        self.statusBar().showMessage(text, TOLD_MS) if text else self.statusBar().clearMessage()

    def _asked(self) -> None:
        if self.desk is not None:
            self.expected.setText(parts.expectation(self.desk.stage, self.desk.choice))
            self._enable()
        session = self.session
        if session is not None and session.ended and self.dialogs_wanted and not self._final_shown:
            self._final_shown = True
            QTimer.singleShot(0, self, self.show_scores)

    def _enable(self) -> None:
        session, desk = self.session, self.desk
        usable = {
            "save_as": desk is not None,
            "close_game": desk is not None,
            "scores": desk is not None,
            "take_back": session is not None and session.can_take_back,
            "put_back": desk is not None and (desk.choice.picked is not None or bool(desk.choice.marked)),
            "confirm": desk is not None and desk.choice.complete,
            "proceed": desk is not None and desk.stage.scoring is not None,
            "hint": session is not None and session.acting and self._setup is not None and self._setup.hints,
            "warning": session is not None and session.looking is not None,
            "pause": session is not None,
            "hurry": session is not None,
        }
        for name, on in usable.items():
            self.actions_[name].setEnabled(on)
        self.actions_["pause"].setChecked(session is not None and session.paused)

    def take_back(self) -> None:
        """Undo everything back to the last decision of a person."""
        if self.session is not None:
            self.session.take_back()

    def hint(self) -> None:
        """Show what the analysis says."""
        if self.desk is not None:
            self.desk.hint()

    def _put_back(self) -> None:
        if self.desk is not None:
            self.desk.choice.put_back()

    def _confirm(self) -> None:
        if self.desk is not None:
            self.desk.choice.confirm()

    def _proceed(self) -> None:
        if self.desk is not None:
            self.desk.stage.proceed()

    def _hurry(self) -> None:
        if self.session is not None:
            self.session.hurry()

    def _warn(self) -> None:
        if self.desk is not None:
            self.tell(parts.forced_warning(self.desk.stage) or self.tr("No card in your hand forces a token to move."))

    def _pause(self) -> None:
        if self.session is not None:
            self.session.pause(on=not self.session.paused)

    def show_scores(self) -> None:
        """Open the final table, the sheet of the round that is being scored, or the scores so far."""
        if self.desk is None:
            return
        stage = self.desk.stage
        if stage.scoring is not None:
            sheet = parts.RoundSheet(stage.header, stage.scoring, self)
            sheet.accepted.connect(self._proceed)
            self.sounds.play("page")
            self._open(sheet)
        elif stage.view.phase is parts.Phase.OVER:
            table = parts.FinalTable(stage.header, stage.results, self)
            table.rematch.connect(self.rematch)
            table.replay.connect(self._replay_this)
            table.new_game.connect(self.new_game)
            self._open(table)
        else:
            self._open(parts.ScoresDialog(stage, self))

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _replay_this(self) -> None:
        path = None if self.desk is None or self.desk.game is None else self.desk.game.path
        if path is not None:
            self.replay_path(path)

    def _finished(self) -> None:
        game = None if self.desk is None else self.desk.game
        if game is not None and game.path is not None:
            session = game.session
            when = datetime.now(UTC).isoformat(timespec="seconds")
            marks = {"hints": session.hinted, "taken_back": session.taken_back}
            summed = parts.finished_game(game.path.stem, when, session.header, session.results, **marks)
            files.try_to(self, lambda: parts.StatisticsFile(statistics_file()).append(summed))
        self.game_over.emit()

    def _write_failed(self, reason: str) -> None:
        files.complain(self, self.tr("The move could not be saved, so it was not made."), reason)

    # Window -----------------------------------------------------------------------------------------------------------

    def _set(self, attribute: str, action: str) -> None:
        setattr(self.settings, attribute, self.actions_[action].isChecked())

    def _scale(self, by: int) -> None:
        low, high = TEXT_SCALES
        self.settings.text_scale = min(max(self.settings.text_scale + by, low), high)

    def _full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _follow_settings(self, name: str) -> None:
        if name in ("theme", "palette", "text_scale"):
            app = QApplication.instance()
            if isinstance(app, QApplication):
                dress(app, theme_for(self.settings.theme, self.settings.palette), self.settings.text_scale)
        if name in ("theme", "palette", "text_scale", "animation_speed") and self.desk is not None:
            self.desk.table.restyle()
        elif name == "text_table" and self.desk is not None:
            self.desk.show_text(on=self.settings.text_table)
        elif name == "show_log":
            self.log.setVisible(self.settings.show_log and self.desk is not None)
        elif name == "shortcuts":
            self.actions_.bind()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Follow the language; hide hands when the window is put away among more people than one."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.actions_.reword()
            self._asked()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.actions_["full_screen"].setChecked(self.isFullScreen())
            if self.isMinimized() and self.session is not None:
                self.session.cover()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 - Qt's name
        """Take a game record that is dropped here."""
        if files.dropped(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 - Qt's name
        """Open the game record that was dropped."""
        path = files.dropped(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.open_path(path)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        """Remember where the window was. The game needs no saving: every decision is on disk."""
        self.settings.geometry = self.saveGeometry()
        self.sounds.close()
        self._close_desk()
        super().closeEvent(event)


def _names(path: Path) -> str:
    """Return who plays in a record, for a button."""
    try:
        with path.open("rb") as file:
            header = json.loads(file.readline(1_000_000))
        return " · ".join(str(seat["name"]) for seat in header["seats"])
    except (OSError, ValueError, TypeError, KeyError):
        return ""
