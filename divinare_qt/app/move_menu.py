"""What the Move menu does with the game that is shown, and which actions make sense now."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from divinare_qt.app.late import late

if TYPE_CHECKING:
    from divinare_qt.app import parts
    from divinare_qt.app.window import MainWindow
else:
    parts = late("divinare_qt.app.parts")


class MoveMenu(QObject):
    """The actions of a window that concern the game under way."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        window.actions_.connect_to(
            {
                "take_back": self.take_back,
                "put_back": self.put_back,
                "confirm": self.confirm,
                "proceed": self.proceed,
                "hint": self.hint,
                "warning": self.warn,
                "pause": self.pause,
                "hurry": self.hurry,
            }
        )

    def refresh(self) -> None:
        """Offer what can be done now."""
        session, desk = self._window.session, self._window.desk
        bots = session is not None and len(session.people) < session.header.players
        usable = {
            "save_as": desk is not None and desk.record is not None,
            "close_game": desk is not None,
            "audit": desk is not None and desk.finished_record is not None,
            "scores": desk is not None,
            "take_back": session is not None and session.can_take_back,
            "put_back": desk is not None and (desk.choice.picked is not None or bool(desk.choice.marked)),
            "confirm": desk is not None and desk.choice.complete,
            "proceed": desk is not None and desk.stage.scoring is not None,
            "hint": session is not None and session.acting and self._window.hints_allowed,
            "warning": session is not None and session.looking is not None,
            "pause": bots and session is not None and not session.over,
            "hurry": bots and session is not None and not session.over,
        }
        actions = self._window.actions_
        for name, on in usable.items():
            actions[name].setEnabled(on)
        actions["pause"].setChecked(session is not None and session.paused)
        actions.name_chairs(self._sharing())
        actions.name_giving(desk.stage.view.phase.value if desk is not None and desk.choice.giving else "")

    def _sharing(self) -> dict[int, str]:
        """Return who shares the screen, by seat; one person alone shares it with nobody."""
        session = self._window.session
        people = () if session is None else session.people
        if session is None or len(people) < 2:
            return {}
        return {seat: session.header.seats[seat].name for seat in people}

    def take_back(self) -> None:
        """Undo everything back to the last decision of a person."""
        if self._window.session is not None:
            self._window.session.take_back()

    def hint(self) -> None:
        """Show what the analysis says."""
        if self._window.desk is not None:
            self._window.desk.hint()

    def put_back(self) -> None:
        """Take what was chosen back into the hand."""
        if self._window.desk is not None:
            self._window.desk.choice.put_back()

    def confirm(self) -> None:
        """Give the marked cards away."""
        if self._window.desk is not None:
            self._window.desk.choice.confirm()

    def proceed(self) -> None:
        """Go on after the scoring of a round."""
        if self._window.desk is not None:
            self._window.desk.stage.proceed()

    def hurry(self) -> None:
        """Show what the bots do at once."""
        if self._window.session is not None:
            self._window.session.hurry()

    def warn(self) -> None:
        """Say which tokens the hand will force to move."""
        if self._window.desk is not None:
            warning = parts.forced_warning(self._window.desk.stage)
            self._window.tell(warning or self.tr("No card in your hand forces a token to move."))

    def pause(self) -> None:
        """Hold the bots, or let them go on."""
        session = self._window.session
        if session is not None:
            session.pause(on=not session.paused)
