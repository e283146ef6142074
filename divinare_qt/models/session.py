"""A game under way, and everybody who plays it: people with their eyes, bots with their processes."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QObject, Signal

from divinare_qt.bots.account import Account
from divinare_qt.bots.situation import Situation
from divinare_qt.match.match import Change, Match
from divinare_qt.match.player import Answer
from divinare_qt.models.hosts import Hosts, Question
from divinare_qt.models.log import LogModel, LogText, Note, TakenBack, before_the_deal, with_opening
from divinare_qt.models.pace import SCORING_TURNS, Pace
from divinare_qt.models.questions import Questions
from divinare_qt.models.settings import Settings
from divinare_qt.models.stage import Shown, Stage
from divinare_qt.models.words import translate
from divinare_qt.rules.arts import ARTS
from divinare_qt.rules.events import Dealt, PassChosen, RoundScored
from divinare_qt.rules.moves import Move
from divinare_qt.rules.state import Phase
from divinare_qt.rules.view import SeatView
from divinare_qt.speech import why

CHOOSING: Final = (Phase.PASS, Phase.DISCARD)


class Session(Stage):
    """One game, from the first deal or the place where it was left.

    With one person at the table that person's eyes always look. With more, they look from when the curtain is opened
    until their decision is made, and the log tells only what everybody may know.
    """

    finished = Signal()
    """The last round was scored a moment ago."""
    failed = Signal(str)
    """A move or a take-back could not be written, so it was not made; the text says why."""

    def __init__(
        self,
        match: Match,
        settings: Settings,
        *,
        game: str = "",
        notice: str | None = None,
        hosts: Hosts | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(match.header, match.view(None), parent)
        self._match = match
        self._settings = settings
        self._dealt: Dealt | None = None
        self._peeking = False
        self._closed = False
        self.hinted = False
        self.taken_back = False
        self.log = LogModel(self)
        self.pace = Pace(settings, self)
        self._hosts = Hosts(match.header, game, self) if hosts is None else hosts
        self._hosts.answered.connect(self._answered)
        self._questions = Questions(match, self._hosts, self.people)
        self._stop_log = match.subscribe(self._log_change, self.sole_person)
        self._watch = match.subscribe(self._change, None)
        self._see(self.sole_person)
        self._open_log(notice)

    def begin(self) -> None:
        """Show the table and ask whoever has to decide."""
        self.results = self._match.results
        self._show()
        self._go_on()

    @property
    def over(self) -> bool:
        """Whether the last round has been scored."""
        return self._match.phase is Phase.OVER

    @property
    def ended(self) -> bool:
        """Whether the game is over, and its last scoring has been seen."""
        return self.over and self.scoring is None

    @property
    def eager(self) -> bool:
        """Whether what is forced needs no choice."""
        return self._settings.autoplay_forced

    @property
    def revision(self) -> int:
        """The revision that the next move is meant for."""
        return self._match.revision

    # What a person does ----------------------------------------------------------------------------------------------

    def submit(self, move: Move) -> bool:
        """Make a move for the seat that looks. What the rules do not allow raises a Refusal."""
        return self.looking is not None and self.acting and self._submit(self.looking, move)

    def open_curtain(self) -> None:
        """Let the person for whom the curtain hangs look."""
        if self.curtain is not None:
            self._peeking = False
            self._see(self.curtain)
            self._show()
            self._go_on()

    def peek(self, seat: int | None) -> None:
        """Let a person look at their own hand for as long as they hold a key; None ends it.

        Nothing can be decided meanwhile: who was about to finds the curtain closed afterwards.
        """
        if seat is None:
            if self._peeking:
                self.cover()
        elif len(self.people) > 1 and seat in self.people and seat != self.looking:
            self._peeking = True
            self.legal = ()
            self._see(seat)
            self._show()
            self.asked.emit()

    def cover(self) -> None:
        """Hide the hand of the one who looks, because the window is put away; the curtain hangs when it comes back."""
        self._peeking = False
        if len(self.people) > 1 and self.looking is not None:
            self._see(None)
            self._show()
            self._go_on()

    def proceed(self) -> None:
        """Go on after the scoring of a round."""
        if self.scoring is None:
            return
        self.pace.forget()
        self.scoring = None
        dealt, self._dealt = self._dealt, None
        self.view = self._match.view(self.looking)
        if dealt is not None:
            self.pace.shown()
            self.shown.emit(Shown(self.view, self._dealt_as_seen()))
        else:
            self._show()
        self._go_on()

    @property
    def can_take_back(self) -> bool:
        """Whether a person made a decision that still holds."""
        return any(seat in self.people for seat in self._match.deciders)

    def take_back(self) -> None:
        """Undo everything back to the last decision of a person."""
        deciders = self._match.deciders
        mine = self.looking if self.looking in deciders else None
        last = [at for at, seat in enumerate(deciders) if (seat == mine if mine is not None else seat in self.people)]
        if last:
            try:
                self._match.take_back(len(deciders) - last[-1])
            except OSError as error:
                self.failed.emit(why(error))
                return
            self.taken_back = True
            self._go_on()

    def hurry(self) -> None:
        """Show what the bots do at once, until a person is asked."""
        self.pace.hurry()

    def pause(self, *, on: bool) -> None:
        """Hold the bots, or let them go on."""
        self.paused = on
        self.pace.pause(on=on)
        self.asked.emit()

    def note_hint(self) -> None:
        """Remember, in the record too, that a hint was asked for. OSError says that it could not be written."""
        if not self.hinted and self.looking is not None:
            self._match.note_hint(self.looking)
        self.hinted = True

    def take_up(self) -> None:
        """Go on where the game stands, after something went wrong: what was asked or told by halves is begun anew."""
        if self._closed:
            return
        self._questions.forget()
        self._see(self.looking)
        self._show()
        self._go_on()

    def situation(self) -> Situation | None:
        """Return what the one who looks has to decide, for an analysis."""
        return Situation(self.rules, self.view, self.legal) if self.acting else None

    def close(self) -> None:
        """End the bots and let go of the record. Nothing is lost: every decision is on disk."""
        if self._closed:
            return
        self._closed = True
        self.pace.forget()
        self._watch()
        self._stop_log()
        self._hosts.answered.disconnect(self._answered)
        self._hosts.close()
        self._match.close()

    # What the match says ---------------------------------------------------------------------------------------------

    def _see(self, seat: int | None) -> None:
        """Look through the eyes of a seat, and of no other."""
        self.looking = seat
        self._watch()
        self._watch = self._match.subscribe(self._change, seat)
        self.view = (
            self._match.view(seat) if self.scoring is None else _scored_view(self.scoring, self._match.view(seat))
        )

    def _show(self) -> None:
        """Show the table as it is, with nothing that leads to it."""
        self.shown.emit(Shown(self.view))

    def _change(self, change: Change) -> None:
        self.view = change.view
        self.awaited, self.legal = None, ()  # until it is known who is next
        self.results = self._match.results
        events = change.events
        if change.taken_back:
            self._questions.forget()
            self.scoring = self._dealt = None
            self.pace.forget()
        scored = [event for event in events if isinstance(event, RoundScored)]
        if scored:
            self.scoring = scored[-1]
            self._dealt = next((event for event in events if isinstance(event, Dealt)), None)
            events = tuple(event for event in events if not isinstance(event, Dealt))
            self.view = _scored_view(self.scoring, change.view)
        self.pace.shown()
        self.shown.emit(Shown(self.view, events))
        if scored and self.over:
            self.finished.emit()

    def _log_change(self, change: Change) -> None:
        if change.taken_back:
            self.log.add(TakenBack(change.taken_back))
        told = [event for event in change.events if not isinstance(event, PassChosen)]
        self.log.add(*with_opening(told, self.header))

    def _open_log(self, notice: str | None) -> None:
        eyes = self.sole_person
        here = self._match.view(eyes).history
        entries = before_the_deal(self.header)
        entries += [result for result in self._match.results if result not in here]
        entries += with_opening(here, self.header)
        if notice is not None:
            entries.append(Note(notice))
        self.log.open(LogText(self.header, eyes), entries)

    def _dealt_as_seen(self) -> tuple[Dealt, ...]:
        return tuple(event for event in self.view.history if isinstance(event, Dealt))

    # Who is next -----------------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Ask whoever has to decide."""
        self.curtain = self.awaited = None
        self.legal = ()
        if self.scoring is not None:
            self._wait_after_scoring()
        else:
            self._ask_people()
            self._ask_bots()
        self.asked.emit()

    def _wait_after_scoring(self) -> None:
        self._hide_from_others()
        if not self.people or not (self._settings.pause_after_round or self.over):
            self.pace.after(self.proceed, SCORING_TURNS)

    def _ask_people(self) -> None:
        waiting = [seat for seat in self._match.waiting_for() if seat in self.people]
        if not waiting:
            self._hide_from_others()
            return
        first = self.view.first
        self.awaited = min(waiting, key=lambda seat: (seat - first) % self.header.players)
        self.pace.hurried = False
        if self.looking == self.awaited and not self._peeking:
            self._let_decide(self.awaited)
        elif self._settings.curtain:
            self._hide_from_others()
            self.curtain = self.awaited
        elif not self._peeking:
            self._see(self.awaited)
            self._show()
            self._let_decide(self.awaited)

    def _let_decide(self, seat: int) -> None:
        self.legal = self._match.legal_moves(seat)
        tells = len(self.people) > 1 and len(self.view.hand) > 1  # who else sits here would know what is held
        if len(self.legal) == 1 and self._settings.autoplay_forced and not tells:
            revision, move = self.revision, self.legal[0]
            self.pace.after(lambda: self.submit(move) if self.revision == revision else None)

    def _hide_from_others(self) -> None:
        """With more people at the table, a hand is seen only while its owner decides."""
        if len(self.people) > 1 and self.looking is not None and not self._peeking:
            self._see(None)
            self._show()

    def _ask_bots(self) -> None:
        self._questions.ask(self._settings.think_ms)
        self._release()

    def _answered(self, question: Question, answer: Answer) -> None:
        if not self._closed and self._questions.note(question, answer):
            self._release()

    def _release(self) -> None:
        """Make the next bot's move when what is shown now was shown long enough."""
        if self.scoring is None and self._questions.ready() is not None:
            self.pace.after(self._play_answer, 0 if self._match.phase in CHOOSING else 1)

    def _play_answer(self) -> None:
        question = self._questions.ready()
        if question is None or self.scoring is not None:
            return
        answer = self._questions.take(question)
        if answer.fault is not None:
            self._log_fault(question.seat, answer)
        self._submit(question.seat, answer.move, answer.account)

    def _log_fault(self, seat: int, answer: Answer) -> None:
        text = translate("Log", "{name}’s program went wrong ({fault}); a built-in bot made this move.")
        self.log.add(Note(text.format(name=self.header.seats[seat].name, fault=answer.fault), seat))
        if answer.given_up:
            text = translate("Log", "A built-in bot plays for {name} from here on.")
            self.log.add(Note(text.format(name=self.header.seats[seat].name), seat))

    def _submit(self, seat: int, move: Move, account: Account | None = None) -> bool:
        asked = self.awaited, self.legal
        self.awaited, self.legal = None, ()  # while the change is told, nobody has been asked about it yet
        try:
            self._match.submit(seat, self._match.revision, move, account)
        except OSError as error:
            self.awaited, self.legal = asked
            self.failed.emit(why(error))
            return False
        self._go_on()
        return True


def _scored_view(result: RoundScored, now: SeatView) -> SeatView:
    """Return the table at the end of a round, though the next one may have been dealt already."""
    players = len(now.hand_sizes)
    columns = tuple(tuple(award.space for award in result.awards if award.art == art) for art in ARTS)
    return replace(
        now,
        round=result.round,
        first=(now.first - (now.round - result.round)) % players,
        hand="",
        hand_sizes=(0,) * players,
        stacks=result.counts,
        tokens=columns,
        phase=Phase.OVER if now.phase is Phase.OVER else Phase.DEAL,
        wanted=0,
        waiting_for=(),
    )
