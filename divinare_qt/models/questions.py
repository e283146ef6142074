"""What the bots of a game were asked, and what they answered: an answer waits here until its move may be shown."""

from divinare_qt.match.match import Match
from divinare_qt.match.player import Answer
from divinare_qt.models.hosts import Hosts, Question


class Questions:
    """The open questions of one game."""

    def __init__(self, match: Match, hosts: Hosts, people: tuple[int, ...]) -> None:
        self._match = match
        self._hosts = hosts
        self._people = people
        self._epoch = 0
        self._asked: set[Question] = set()
        self._answers: dict[Question, Answer] = {}

    def forget(self) -> None:
        """Drop what was asked before decisions were taken back."""
        self._epoch += 1
        self._asked.clear()
        self._answers.clear()

    def ask(self, think_ms: int) -> None:
        """Ask every bot that has to decide, and was not asked yet."""
        for seat in self._match.waiting_for():
            question = self._question(seat)
            if seat in self._people or question in self._asked:
                continue
            self._asked.add(question)
            own = self._match.header.seats[seat].think_ms
            self._hosts.ask(question, self._match.situation(seat), min(think_ms, own or think_ms))

    def note(self, question: Question, answer: Answer) -> bool:
        """Keep an answer; False if nobody waits for it any more."""
        if question not in self._asked:
            return False
        self._answers[question] = answer
        return True

    def ready(self) -> Question | None:
        """Return a question of now that has been answered."""
        waiting = self._match.waiting_for()
        return next((question for seat in waiting if (question := self._question(seat)) in self._answers), None)

    def take(self, question: Question) -> Answer:
        """Return an answer, which is not kept any longer."""
        return self._answers.pop(question)

    def _question(self, seat: int) -> Question:
        view = self._match.view(None)
        return Question(self._epoch, seat, view.round, view.phase.value, view.hand_sizes[seat])
