"""The main window: welcome page or game, menus, status line and log."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from divinare_qt.app.actions import Actions
from divinare_qt.app.announcer import Announcer
from divinare_qt.app.frugal import forget_game, forget_loading, settle_memory
from divinare_qt.app.late import late
from divinare_qt.app.log_dock import LogDock
from divinare_qt.app.move_menu import MoveMenu
from divinare_qt.app.peek import PeekKeys
from divinare_qt.app.sounds import Sounds
from divinare_qt.app.status_line import StatusLine
from divinare_qt.dialogs.style import dress
from divinare_qt.dialogs.welcome import WelcomePage
from divinare_qt.models.journals import names_in, unfinished
from divinare_qt.models.settings import TEXT_SCALES, Settings
from divinare_qt.speech import why
from divinare_qt.table.theme import theme_for

if TYPE_CHECKING:
    from divinare_qt.app import files, opening, parts, results
    from divinare_qt.dialogs import lesson as lessons
    from divinare_qt.dialogs import rulebook
else:
    files, parts, results = (late(f"divinare_qt.app.{name}") for name in ("files", "parts", "results"))
    opening = late("divinare_qt.app.opening")
    lessons, rulebook = late("divinare_qt.dialogs.lesson"), late("divinare_qt.dialogs.rulebook")

USUAL: Final = QSize(1280, 800)
FRAME: Final = QSize(0, 40)
"""What the system puts round a window."""
OFTEN: Final = ("hint", "take_back", "hurry", "log")
"""Actions that have a button under the table."""


class MainWindow(QMainWindow):
    """Everything that a player sees."""

    game_over = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        settle_memory()
        super().__init__(parent)
        self.settings = settings
        self.desk: parts.Desk | None = None
        self.lesson: lessons.LessonPage | None = None
        self._setup: parts.GameSetup | None = None
        self._left: Path | None = None
        """The game that the welcome page offers to continue."""
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
        self.actions_ = Actions(self, settings)
        self.status = StatusLine({name: self.actions_[name] for name in OFTEN}, self)
        self.setStatusBar(self.status)
        self.announcer = Announcer(self.status, self)
        self.moves = MoveMenu(self)
        PeekKeys(self)
        self._connect()
        self.setAcceptDrops(True)
        self.setMinimumSize(640, 520)
        self.resize(USUAL.boundedTo(self.screen().availableSize() - FRAME))
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
                "audit": lambda: files.audit(self),
                "scores": lambda: results.show(self),
                "statistics": lambda: files.open_dialog(self, "statistics"),
                "close_game": self.show_welcome,
                "quit": self.close,
                "text_table": lambda: self._set("text_table", "text_table"),
                "log": lambda: self._set("show_log", "log"),
                "mediums": lambda: files.mediums(self),
                "full_screen": self._full_screen,
                "larger": lambda: self._scale(10),
                "smaller": lambda: self._scale(-10),
                "sound": lambda: self._set("sound", "sound"),
                "autoplay": lambda: self._set("autoplay_forced", "autoplay"),
                "preferences": lambda: files.open_dialog(self, "preferences"),
                "rules": self.show_rules,
                "learn": self.learn,
                "report": lambda: files.report(self),
                "about": lambda: files.open_dialog(self, "about"),
            }
        )
        welcome = self.welcome
        welcome.play_now.connect(self.play_now)
        welcome.new_game.connect(self.new_game)
        welcome.continue_game.connect(self._continue_offered)
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

    @property
    def hints_allowed(self) -> bool:
        """Whether those who play the game of now agreed on hints."""
        return self.desk is not None and self.desk.stage.header.hints

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
        except parts.BadLine as error:
            files.complain(self, self.tr("The game could not be started."), str(error))
            return
        for seat in reversed(game.session.people):  # the first of them stays the first that is offered
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

    def _continue_offered(self) -> None:
        """Take up the game that stands on the button, and no other: another copy may have taken it up meanwhile."""
        if unfinished() == self._left:
            self.continue_game()
        else:
            self._offer_left()
            self.tell(self.tr("That game is open in another window now."))

    def _offer_left(self) -> None:
        self._left = unfinished()
        self.welcome.set_can_continue(self._left is not None, "" if self._left is None else names_in(self._left))

    def open_path(self, path: Path) -> None:
        """Go on with a record, wherever it lies; a game that is over is shown as a replay."""
        opening.open_path(self, path)

    def replay_path(self, path: Path) -> None:
        """Show a record again."""
        try:
            replay = parts.Replay(path, self.settings)
        except parts.RecordError as error:
            files.complain(self, self.tr("This file is not a game that can be shown."), str(error))
        else:
            self._setup = parts.GameSetup(replay.header)
            self._show(parts.Desk(replay, self.settings, self))

    def rematch(self) -> None:
        """Play again with the same people, bots and rules."""
        if self._setup is not None:
            opening.rematch(self, self._setup)

    def show_welcome(self) -> None:
        """Leave the game, which can be continued, and show the welcome page."""
        self._close_desk()
        self._offer_left()
        self._pages.setCurrentWidget(self.welcome)
        self.log.hide()
        self.status.offer(())
        self.setWindowTitle(self.tr("Divinare"))
        self.moves.refresh()

    def show_rules(self) -> None:
        """Open the rulebook, with the boards and the action card of the game that is shown."""
        rulebook.open_rulebook(parts.default_rules(4) if self.desk is None else self.desk.stage.rules, self)

    def learn(self) -> None:
        """Begin the lesson, or go on with it where it was left."""
        if self.lesson is not None:
            return
        try:
            page = lessons.LessonPage(self.settings, self)
        except OSError as error:
            files.complain(self, self.tr("The game could not be started."), why(error))
            return
        self.show_welcome()
        self.lesson = page
        self.announcer.follow_lesson(page)
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
        forget_loading()
        self.desk = desk
        self._pages.addWidget(desk)
        self._pages.setCurrentWidget(desk)
        self.log.show_log(desk.log)
        self.log.setVisible(self.settings.show_log)
        self.log.be_narrow()
        self.status.offer(OFTEN if desk.session is not None else ("log",))
        desk.medium_wanted.connect(lambda seat: files.mediums(self, seat))
        desk.table.view.director.cued.connect(self.sounds.play)
        desk.table.prompt.sheet_wanted.connect(lambda: results.show(self))
        self.announcer.follow_game(desk)
        desk.stage.asked.connect(self._asked)
        desk.choice.changed.connect(self.moves.refresh)
        names = " · ".join(seat.name for seat in desk.stage.header.seats)
        self.setWindowTitle(self.tr("{names} · Divinare").format(names=names))
        desk.show_text(on=self.settings.text_table)
        self._asked()

    def _close_desk(self) -> None:
        self._close_lesson()
        self.announcer.rest()
        if self.desk is None:
            return
        desk, self.desk = self.desk, None
        desk.table.view.director.cued.disconnect(self.sounds.play)
        self.log.show_log(None)
        desk.close_game()
        self._pages.removeWidget(desk)
        desk.destroyed.connect(lambda: QTimer.singleShot(0, forget_game))
        desk.deleteLater()

    # While a game goes on ---------------------------------------------------------------------------------------------

    def tell(self, text: str) -> None:
        """Say something for a while; what is expected stays on the status line."""
        self.announcer.notice.say(text)

    def _asked(self) -> None:
        self.moves.refresh()
        session = self.session
        if session is not None and not session.ended:
            self._final_shown = False  # the end may have been taken back
        if session is not None and session.ended and self.dialogs_wanted and not self._final_shown:
            self._final_shown = True
            QTimer.singleShot(0, self, lambda: results.show(self))

    def replay_this(self) -> None:
        """Show the game of now again."""
        path = None if self.desk is None else self.desk.record
        if path is not None:
            self.replay_path(path)

    def _finished(self) -> None:
        if self.desk is not None and self.desk.game is not None and self.desk.game.path is not None:
            results.keep(self, self.desk.game, self.desk.game.path)
        self.game_over.emit()

    def _write_failed(self, reason: str) -> None:
        dialog = files.complain(self, self.tr("The move could not be saved, so it was not made."), reason)
        if self.session is not None:
            dialog.finished.connect(self.session.take_up)

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
            self.log.be_narrow()
        elif name == "shortcuts":
            self.actions_.bind()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language; hide hands when the window is put away among more people than one."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.actions_.reword()
            self.announcer.begin_anew()
            self._asked()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.actions_["full_screen"].setChecked(self.isFullScreen())
            if self.isMinimized() and self.session is not None:
                self.session.cover()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a game record that is dropped here."""
        if files.dropped(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the game record that was dropped."""
        path = files.dropped(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.open_path(path)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where the window was. The game needs no saving: every decision is on disk."""
        self.settings.geometry = self.saveGeometry()
        self.sounds.close()
        self._close_desk()
        super().closeEvent(event)
