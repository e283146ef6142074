"""Hints: what the analysis makes of a decision, from the view of the one who has to make it."""

from concurrent.futures import ThreadPoolExecutor
from typing import Final

from PySide6.QtCore import QObject, Signal

from divinare_qt.bots.analysis import Analysis
from divinare_qt.match.analyst import Analyst
from divinare_qt.models.boards import Place, SpaceHint
from divinare_qt.models.numbers import signed
from divinare_qt.models.session import Session
from divinare_qt.rules.arts import ARTS, Art
from divinare_qt.rules.moves import CENTRE, Play

LIMIT_MS: Final = 1500


class Hints(QObject):
    """Asks the analyst, in a thread of its own, and keeps the answer until the game goes on."""

    changed = Signal()
    """There is an answer, or it no longer holds."""
    failed = Signal(str)
    _done = Signal(object, object)

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._analyst: Analyst | None = None
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="analyst")
        self._closed = False
        self.analysis: Analysis | None = None
        self._done.connect(self._answered)
        self._for: tuple[object, ...] = ()
        """The decision that the answer is about."""
        self._asked: tuple[object, ...] = ()
        """The decision that is being thought about."""
        session.shown.connect(self._follow)
        session.asked.connect(self._decided)

    def ask(self) -> None:
        """Think about the decision of the one who looks."""
        situation, decision = self._session.situation(), self._decision()
        if situation is None or decision == self._asked:
            return
        self._asked = decision
        if self._analyst is None:
            self._analyst = Analyst()
        analyst = self._analyst

        def work() -> None:
            try:
                answer: object = analyst.analyse(situation, LIMIT_MS)
            except Exception as error:  # noqa: BLE001 - whatever goes wrong there is told, and the game goes on
                answer = error
            if not self._closed:
                self._done.emit(decision, answer)

        self._worker.submit(work)

    def clear(self) -> None:
        """Forget the answer."""
        if self.analysis is not None:
            self.analysis = None
            self.changed.emit()

    def spaces(self) -> dict[Place, SpaceHint]:
        """Return what is said about every space; nothing where there is no answer."""
        if self.analysis is None:
            return {}
        values = {
            (move.art, move.to): signed(value, 1) for move, value in self.analysis.moves if isinstance(move, Play)
        }
        best = next(iter(values.values()), "")  # the moves come best first
        found = {}
        for art in ARTS:
            chances: dict[str, float | None] = {CENTRE: None, **self._chances(art, self.analysis)}
            for label, chance in chances.items():
                value = values.get((art, label), "")
                found[Place(art, label)] = SpaceHint(chance, value, bool(value) and value == best)
        return found

    def _chances(self, art: Art, analysis: Analysis) -> dict[str, float]:
        """Return how likely each numbered space of a board is to show the final count."""
        counts = analysis.counts[art]
        spaces = self._session.rules.boards[art].spaces
        return {
            space.label: sum(counts[number] for number in space.numbers if number < len(counts)) for space in spaces
        }

    def best_cards(self) -> str:
        """Return the cards that the analysis would pass or discard."""
        if self.analysis is None or not self.analysis.moves or isinstance(self.analysis.moves[0][0], Play):
            return ""
        return self.analysis.moves[0][0].cards

    def close(self) -> None:
        """End the analyst, whatever it thinks about."""
        self._closed = True
        if self._analyst is not None:
            self._analyst.close()
        self._worker.shutdown(wait=False, cancel_futures=True)

    def _decision(self) -> tuple[object, ...]:
        """Return what the analysis is about. That others choose their cards meanwhile makes no other decision of it."""
        view = self._session.view
        return view.seat, view.round, view.phase, view.hand, view.tokens

    def _follow(self) -> None:
        if self._decision() != self._for:
            self.clear()

    def _decided(self) -> None:
        """Forget the answer where nothing is to be decided any more, though nothing may have moved yet."""
        if not self._session.acting:
            self.clear()

    def _answered(self, decision: tuple[object, ...], answer: object) -> None:
        if decision == self._asked:
            self._asked = ()
        if isinstance(answer, Analysis) and decision == self._decision() and self._session.acting:
            self.analysis, self._for = answer, decision
            self.changed.emit()
        elif isinstance(answer, Exception):
            self.failed.emit(str(answer))
