"""Two rounds that nobody may tell apart: other deals and other cards passed first, but the same plays by everybody."""

import random
from collections import defaultdict, deque
from dataclasses import dataclass, field

from PySide6.QtCore import QObject

from divinare_qt.bots.situation import Situation
from divinare_qt.match.course import Course
from divinare_qt.match.header import Header
from divinare_qt.match.journal import Memory
from divinare_qt.match.match import Match
from divinare_qt.match.player import Answer
from divinare_qt.models.games import Game
from divinare_qt.models.hosts import Hosts, Question
from divinare_qt.models.session import Session
from divinare_qt.models.settings import Settings
from divinare_qt.rules.arts import in_order
from divinare_qt.rules.engine import apply, legal_moves, new_game, start_round
from divinare_qt.rules.moves import Deal, Discard, Move, Pass
from divinare_qt.rules.shuffle import deal
from divinare_qt.rules.state import Phase


@dataclass
class Script:
    """A deal, and the decisions of the first round."""

    deal: Deal
    moves: list[tuple[int, Move]] = field(default_factory=list)

    def until_passed(self) -> int:
        """Return how many decisions come before all hands are the same in both rounds."""
        passes = [at for at, (_, move) in enumerate(self.moves) if isinstance(move, Pass)]
        return passes[len(self.deal.hands) - 1] + 1


def first_round(header: Header, dice: random.Random) -> Script:
    """Return a random first round."""
    script = Script(deal(header.rules, dice.getrandbits(60), 1))
    state, _ = start_round(new_game(header.rules), script.deal)
    while state.round == 1 and state.phase is not Phase.DEAL:
        seat = min(state.waiting_for(), key=lambda seat: (seat - state.first_player) % header.players)
        move = dice.choice(legal_moves(state, seat))
        script.moves.append((seat, move))
        state, _ = apply(state, seat, move)
    return script


def reshuffled(script: Script, dice: random.Random) -> Script:
    """Return a script with other deals and first passes, after which everybody holds the same cards as before."""
    early, late = script.moves[: script.until_passed()], script.moves[script.until_passed() :]
    gone = {seat: move.cards for seat, move in early if isinstance(move, Discard)}
    gave = {seat: move.cards for seat, move in early if isinstance(move, Pass)}
    players = len(script.deal.hands)
    kept, given = [""] * players, [""] * players
    for seat, hand in enumerate(script.deal.hands):
        after = _without(hand, gone.get(seat, "") + gave[seat]) + list(gave[(seat + 1) % players])
        dice.shuffle(after)
        count = len(gave[seat])
        given[(seat + 1) % players] = "".join(after[:count])
        kept[seat] = "".join(after[count:])
    hands = tuple(in_order(kept[seat] + given[seat] + gone.get(seat, "")) for seat in range(players))
    first = [(seat, Pass(given[seat]) if isinstance(move, Pass) else move) for seat, move in early]
    return Script(Deal(hands, script.deal.aside), first + late)


def _without(hand: str, cards: str) -> list[str]:
    left = list(hand)
    for card in cards:
        left.remove(card)
    return left


class ScriptedHosts(Hosts):
    """Bots that know their part, instead of programs that think about it."""

    def __init__(self, script: Script, parent: QObject | None = None) -> None:
        QObject.__init__(self, parent)
        self._parts: defaultdict[int, deque[Move]] = defaultdict(deque)
        for seat, move in script.moves:
            self._parts[seat].append(move)

    def ask(self, question: Question, situation: Situation, limit_ms: int) -> None:
        """Answer at once; after the round, think for ever."""
        del situation, limit_ms
        if self._parts[question.seat]:
            self.answered.emit(question, Answer(self._parts[question.seat].popleft(), 0))

    def close(self) -> None:
        """End nothing."""


def scripted_game(header: Header, script: Script, settings: Settings) -> Game:
    """Return a game that begins with the deal of a script, with its bots."""
    course = Course(header.rules, header.first, header.seed or 0)
    course.deal(1, script.deal)
    return Game(Session(Match(header, course, Memory()), settings, game="secret", hosts=ScriptedHosts(script)))
