"""What the players are told: on the status line what is expected, on the table what was just said."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from divinare_qt.app.late import late
from divinare_qt.app.status_line import StatusLine
from divinare_qt.models.notice import Notice

if TYPE_CHECKING:
    from divinare_qt.app import parts
    from divinare_qt.dialogs.lesson import LessonPage
else:
    parts = late("divinare_qt.app.parts")


class Announcer(QObject):
    """Follows the page that is shown: a game, the lesson, or one on which nothing is expected."""

    def __init__(self, status: StatusLine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._status = status
        self._desk: parts.Desk | None = None
        self._speaker: parts.Desk | LessonPage | StatusLine = status
        self.notice = Notice(self)
        self.notice.changed.connect(self._say)

    def follow_game(self, desk: "parts.Desk") -> None:
        """Tell what concerns a game."""
        self._follow(desk)
        self._desk = desk
        self._status.show()
        desk.told.connect(self.notice.say)
        desk.advised.connect(self.notice.keep)
        desk.stage.asked.connect(self.say_what_is_expected)
        desk.stage.shown.connect(self.notice.take_back)
        desk.choice.changed.connect(self.say_what_is_expected)
        desk.choice.changed.connect(self._chosen)
        self.say_what_is_expected()

    def follow_lesson(self, page: "LessonPage") -> None:
        """Tell what concerns the lesson, which says itself what it expects."""
        self._follow(page)
        page.told.connect(self.notice.say)

    def rest(self) -> None:
        """Expect nothing; what is said stands on a status line that is there only then."""
        self._follow(self._status)

    def begin_anew(self) -> None:
        """Say everything in another language."""
        self.notice.take_back()
        self.say_what_is_expected()

    def say_what_is_expected(self) -> None:
        """Say on the status line what is expected, and what happened last."""
        if self._desk is None:
            return
        stage, news = self._desk.stage, self._desk.log.latest
        expected = parts.expectation(stage, self._desk.choice)
        if stage.scoring is not None:
            news = ""  # the next round may be dealt already
        elif stage.view.phase is parts.Phase.OVER and news:
            expected, news = news, ""  # it says more: who won
        self._status.expect(expected, news)

    def _follow(self, speaker: "parts.Desk | LessonPage | StatusLine") -> None:
        self.notice.keep("")
        self._desk = None
        self._speaker = speaker
        self._status.expect("")
        self._status.hide()

    def _say(self, text: str) -> None:
        self._speaker.say(text)

    def _chosen(self) -> None:
        """Go on to what is expected next; what was put back may be what was spoken of."""
        if self._desk is not None and (self._desk.choice.picked is not None or self._desk.choice.marked):
            self.notice.take_back()
