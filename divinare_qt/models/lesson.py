"""The first lesson: where it is, what it says and points at, and how it follows what the learner does."""

import json
from contextlib import suppress
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from divinare_qt.models import lesson_facts as facts
from divinare_qt.models.choice import Choice
from divinare_qt.models.lesson_data import Kind, Step, plan, texts
from divinare_qt.models.lesson_session import LessonSession, Shelf
from divinare_qt.models.settings import Settings
from divinare_qt.rules.arts import ARTS
from divinare_qt.rules.moves import Move, Pass, Play


@dataclass(frozen=True, slots=True)
class Page:
    """What the panel shows."""

    title: str
    text: str
    number: int
    pages: int
    can_go_on: bool
    """Whether the learner goes on by a button; else something has to happen at the table."""
    can_go_back: bool
    last: bool
    own_turn: bool
    """Whether the learner has something to do at the table."""


class Lesson(QObject):
    """Goes through the steps. The table can be used at any time; the lesson follows."""

    changed = Signal()

    def __init__(
        self, settings: Settings, language: str, *, shelf: Shelf | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.steps = plan().steps
        self.language = language
        self._shelf = Shelf() if shelf is None else shelf
        self.at = 0
        self.done = ""
        """How the decision of this step turned out: `right`, `near` or `other`; empty while it is to be made."""
        self._looking = 0
        """The step that is shown; an earlier one while the learner leafs back."""
        self._proposed = False
        left = self._read_marker()
        self.session = LessonSession(self._shelf.match(language, fresh=left is None), settings, self)
        self.session.speak(language)
        self.choice = Choice(self.session, self)
        if left is not None and self._shelf.marker.exists():  # it is gone where the game had to begin anew
            self.at, self.done = left
        self._catch_up()
        self._looking = self.at
        self.session.decided.connect(self._decided)
        self.session.asked.connect(self._follow)
        self.session.continued.connect(self.go_on)
        self.choice.changed.connect(self.changed)

    # What others call -------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Show the table and the first step, or the one where the lesson was left."""
        self.session.begin()
        self._enter()

    def go_on(self) -> None:
        """Go to the next step, or forward again after leafing back."""
        if self._looking < self.at:
            self._looking = next(at for at in range(self._looking + 1, self.at + 1) if self._worth_showing(at))
            self.changed.emit()
        elif self.page().can_go_on and not self.page().last:
            self._move_to(self.at + 1)

    def go_back(self) -> None:
        """Show the step before, as something to read."""
        earlier = [at for at in range(self._looking) if self._worth_showing(at)]
        if earlier:
            self._looking = earlier[-1]
            self.changed.emit()

    def set_language(self, language: str) -> None:
        """Speak another language from now on."""
        self.language = language
        self.session.speak(language)
        self.changed.emit()

    def close(self) -> None:
        """Let go of everything. A lesson that is not over can be taken up again."""
        if self.over:
            self._shelf.marker.unlink(missing_ok=True)
        self.session.close()
        self._shelf.close()

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self.steps[self._looking]

    @property
    def over(self) -> bool:
        """Whether the last step has been reached."""
        return self.at == len(self.steps) - 1

    # What is shown ----------------------------------------------------------------------------------------------------

    def page(self) -> Page:
        """Return what to show now."""
        step, back = self.step, self._looking < self.at
        waits = not back and (step.kind is Kind.WATCH or (step.kind is Kind.DO and not self.done))
        return Page(
            title=self._title(step),
            text=self._text(step, back=back),
            number=self._looking + 1,
            pages=len(self.steps),
            can_go_on=not waits,
            can_go_back=any(self._worth_showing(at) for at in range(self._looking)),
            last=not back and self.over,
            own_turn=waits and step.kind is Kind.DO,
        )

    def targets(self) -> tuple[str, ...]:
        """Return what to point at: the step's target or, for a decision, the next thing to touch."""
        step = self.step
        if step.kind is not Kind.DO:
            return tuple(step.target.split())
        if self._looking < self.at or self.done or not self._proposed or not self.session.acting:
            return ()
        if isinstance(step.expect, Play):
            return self._play_targets(step.expect)
        return self._pass_targets(step.expect.cards) if isinstance(step.expect, Pass) else ()

    def _play_targets(self, move: Play) -> tuple[str, ...]:
        if self.choice.art == move.art:
            return (f"space:{move.art}:{move.to}",)
        return (f"hand:{self.session.view.hand.index(move.art)}",)

    def _pass_targets(self, cards: str) -> tuple[str, ...]:
        """Point at the proposed cards that are not marked yet and, when all are, at the button."""
        hand, marked, wanted = self.session.view.hand, self.choice.marked, []
        for art in ARTS:
            free = [place for place, card in enumerate(hand) if card == art and place not in marked]
            have = sum(hand[place] == art for place in marked)
            wanted += [f"hand:{place}" for place in free[: max(0, cards.count(art) - have)]]
        return ("confirm",) if self.choice.complete else tuple(wanted)

    def _title(self, step: Step) -> str:
        said = texts(self.language)
        art = "" if step.art is None else said[f"titles.{step.art}"]
        return said[f"steps.{step.name}.title"].format(art=art)

    def _text(self, step: Step, *, back: bool) -> str:
        said, session = texts(self.language), self.session
        if step.name == "score" and step.art is not None:
            return facts.score_text(session, step.art, said)
        values = facts.card_facts(session, step.art, said) | facts.total_facts(session, said)
        key = "text"
        if step.kind is Kind.DO and not back:
            key = self.done or ("text" if self._proposed else "")
        if not key:
            return said["free.pass" if isinstance(step.expect, Pass) else "free.play"]
        if step.name == "total":
            key = facts.place(session.scoring)
        return said[f"steps.{step.name}.{key}"].format(**values)

    def _worth_showing(self, at: int) -> bool:
        """Tell whether there is something to read at a step when one leafs through the lesson."""
        return at == self.at or self.steps[at].kind is Kind.READ

    # How it goes on ---------------------------------------------------------------------------------------------------

    def _move_to(self, at: int) -> None:
        self.at = self._looking = at
        self.done = ""
        self._enter()

    def _enter(self) -> None:
        """Come to a step: the others play while one watches, and wait else."""
        self._note_proposal()
        self._write_marker()
        self.changed.emit()
        self.session.opponents.wait(on=self.steps[self.at].kind is not Kind.WATCH)
        self._follow()

    def _follow(self) -> None:
        """See whether what one watches is over."""
        self._note_proposal()
        session = self.session
        if self.steps[self.at].kind is Kind.WATCH and (session.acting or session.scoring is not None):
            self._move_to(self.at + 1)
        else:
            self.changed.emit()

    def _note_proposal(self) -> None:
        """Note whether the next decision has a proposal that makes sense; the learner may be ahead of the text.

        A pass that was the last one missing leads to the next decision at once: what was proposed for the pass counts
        until the pass has been answered.
        """
        if self.session.acting and not self.session.submitting:
            self._proposed = facts.proposed(self.session, self.steps[self._next_decision()])

    def _next_decision(self) -> int:
        first = self.at + 1 if self.done else self.at
        decisions = (at for at in range(first, len(self.steps)) if self.steps[at].kind is Kind.DO)
        return next(decisions, self.at)

    def _decided(self, move: Move) -> None:
        """Follow a decision, also one that was made before the lesson asked for it."""
        self.at = self._looking = self._next_decision()
        if not self._proposed:
            self._move_to(self.at + 1)
            return
        self.done = self._judged(self.steps[self.at], move)
        self._note_proposal()
        self._write_marker()
        self.changed.emit()

    def _judged(self, step: Step, move: Move) -> str:
        if move == step.expect:
            return "right"
        near = isinstance(move, Play) and isinstance(step.expect, Play) and move.art == step.expect.art
        return "near" if near and f"steps.{step.name}.near" in texts(self.language) else "other"

    # Leaving and coming back ------------------------------------------------------------------------------------------

    def _catch_up(self) -> None:
        """Bring the step in line with the record, which alone is to be trusted: it may be ahead of the marker."""
        decisions = [at for at, step in enumerate(self.steps) if step.kind is Kind.DO]
        made = self.session.decisions
        passed = [at for at in decisions if at < self.at or (at == self.at and self.done)]
        if len(passed) < made:
            self.at, self.done = decisions[made - 1] + 1, ""
        elif len(passed) > made:
            self.at, self.done = decisions[made], ""

    def _read_marker(self) -> tuple[int, str] | None:
        """Return the step at which the lesson was left."""
        if not self._shelf.own:
            return None
        with suppress(OSError, ValueError, KeyError, TypeError):
            found = json.loads(self._shelf.marker.read_text(encoding="utf-8"))
            at, done = int(found["step"]), str(found["done"])
            if 0 <= at < len(self.steps) and done in ("", "right", "near", "other"):
                return at, done if self.steps[at].kind is Kind.DO else ""
        return None

    def _write_marker(self) -> None:
        if self._shelf.own:
            with suppress(OSError):
                content = json.dumps({"step": self.at, "done": self.done})
                self._shelf.marker.write_text(content, encoding="utf-8")
