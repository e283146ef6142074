"""One game on the screen: drawn or in text, with its log and its hints; or the replay of one."""

from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from divinare_qt.app.replay_bar import ReplayBar
from divinare_qt.models.choice import Choice
from divinare_qt.models.expectation import forced_warning
from divinare_qt.models.games import Game
from divinare_qt.models.hints import Hints
from divinare_qt.models.log import LogModel
from divinare_qt.models.replay import Replay
from divinare_qt.models.session import Session
from divinare_qt.models.settings import Settings
from divinare_qt.models.words import cards_in_words
from divinare_qt.speech import why
from divinare_qt.table.text_table import TextTable
from divinare_qt.table.widget import TableWidget


class Desk(QWidget):
    """Everything that belongs to one game, and goes with it."""

    told = Signal(str)
    advised = Signal(str)
    """What a hint says in words, for as long as it holds; empty when it no longer does."""
    medium_wanted = Signal(int)

    def __init__(self, subject: Game | Replay, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game = subject if isinstance(subject, Game) else None
        self.stage: Session | Replay = subject.session if isinstance(subject, Game) else subject
        self._settings = settings
        self.choice = Choice(self.stage, self)
        self.hints = Hints(self.stage, self) if isinstance(self.stage, Session) else None
        self.table = TableWidget(self.stage, self.choice, settings, self)
        self.text = TextTable(self.stage, self.choice, self)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.text)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._stack)
        if isinstance(self.stage, Replay):
            column.addWidget(ReplayBar(self.stage, self))
        self.setFocusProxy(self._stack)
        self.table.told.connect(self.told)
        self.text.told.connect(self.told)
        self.table.view.medium_wanted.connect(self.medium_wanted)
        self.text.medium_wanted.connect(self.medium_wanted)
        if self.hints is not None:
            self.hints.changed.connect(self._show_hints)
            self.hints.failed.connect(self._no_hint)
        self.show_text(on=settings.text_table)

    @property
    def session(self) -> Session | None:
        """The game under way, unless a replay is shown."""
        return self.stage if isinstance(self.stage, Session) else None

    @property
    def record(self) -> Path | None:
        """The record of what is shown; a game that nobody will miss has none."""
        if isinstance(self.stage, Replay):
            return self.stage.path
        return None if self.game is None else self.game.path

    @property
    def finished_record(self) -> Path | None:
        """The record of a game that is over: only then may be told what hands were."""
        over = self.stage.complete if isinstance(self.stage, Replay) else self.stage.ended
        return self.record if over else None

    @property
    def log(self) -> LogModel:
        """The log of this game."""
        return self.stage.log

    def say(self, text: str) -> None:
        """Say something where the players look; an empty text takes it back."""
        self.table.prompt.say(text)
        self.text.say(text)

    def show_text(self, *, on: bool) -> None:
        """Show the text table, or the drawn one."""
        shown = self.text if on else self.table
        self._stack.setCurrentWidget(shown)
        self._stack.setFocusProxy(shown)
        shown.setFocus()

    def hint(self) -> None:
        """Show what the analysis says, or hide it again."""
        session = self.session
        if self.hints is None or session is None or not session.acting:
            return
        if self.hints.analysis is not None:
            self.hints.clear()
            return
        warning = forced_warning(self.stage)
        self.told.emit(warning or self.tr("The spirits are asked…"))
        try:
            session.note_hint()
        except OSError as error:
            self.told.emit(why(error))
            return
        self.hints.ask()

    def changeEvent(self, event: QEvent) -> None:
        """Say in another language what a hint says."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.hints is not None and self.hints.analysis is not None:
            self._show_hints()

    def close_game(self) -> None:
        """End the game's programs and let go of its file."""
        self.table.view.let_go()
        if self.hints is not None:
            self.hints.close()
        if self.game is not None:
            self.game.close()
        elif isinstance(self.stage, Replay):
            self.stage.close()

    def _no_hint(self, reason: str) -> None:
        self.told.emit(self.tr("There is no hint now: {reason}.").format(reason=reason))

    def _show_hints(self) -> None:
        if self.hints is None:
            return
        spaces, cards = self.hints.spaces(), self.hints.best_cards()
        self.table.view.show_hints(spaces, cards)
        self.text.show_hints(spaces, cards)
        if cards:
            self.advised.emit(self.tr("The analysis would choose: {cards}").format(cards=cards_in_words(cards)))
        else:
            self.advised.emit("" if self.hints.analysis is None else forced_warning(self.stage))
