"""Bots' seats: each a program in its own process, with a thread of its own that waits for it."""

import threading
import zlib
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from divinare_qt.bots.situation import Situation
from divinare_qt.bots.spec import BadSpec, Spec, parse_controller
from divinare_qt.match.header import HUMAN, Dice, Header
from divinare_qt.match.player import Answer, BotPlayer

FALLBACK = Spec("apprentice")
"""Who plays a seat whose controller this program does not know."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision point. An answer counts only while the game still stands at the question it was given to."""

    epoch: int
    """Take-backs so far."""
    seat: int
    round: int
    phase: str
    held: int
    """Cards that the seat holds."""


def spec_of(controller: str) -> Spec:
    """Return the bot that a controller names."""
    try:
        return parse_controller(controller)
    except BadSpec:
        return FALLBACK


class Hosts(QObject):
    """The bots of one game. Nothing here blocks."""

    answered = Signal(object, object)
    """A Question and the Answer to it; comes in the thread of whoever connects."""

    def __init__(self, header: Header, game: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._players: dict[int, tuple[BotPlayer, ThreadPoolExecutor]] = {}
        self._tasks: dict[int, Future[None]] = {}
        self._telling = threading.Lock()
        dice = header.dice or Dice(game, zlib.crc32(game.encode()))
        for seat, entry in enumerate(header.seats):
            if entry.controller != HUMAN:
                player = BotPlayer(spec_of(entry.controller), dice.seed)
                worker = ThreadPoolExecutor(1, thread_name_prefix=f"bot {seat}")
                self._tasks[seat] = worker.submit(player.start, dice.game, seat, header)
                self._players[seat] = player, worker

    def ask(self, question: Question, situation: Situation, limit_ms: int) -> None:
        """Let a bot decide; its answer comes by the signal."""
        player, worker = self._players[question.seat]
        self._tasks[question.seat] = worker.submit(self._decide, player, question, situation, limit_ms)

    def close(self) -> None:
        """End all programs: those that listen are told, those that think are stopped. Threads see to it meanwhile."""
        with self._telling:
            players, self._players = self._players, {}
        for seat, (player, worker) in players.items():
            if not self._tasks[seat].done():
                player.interrupt()
            worker.submit(player.close)
            worker.shutdown(wait=False)

    def _decide(self, player: BotPlayer, question: Question, situation: Situation, limit_ms: int) -> None:
        answer: Answer = player.decide(situation, limit_ms)
        with self._telling:  # after `close` there may be nobody left to tell
            if self._players:
                self.answered.emit(question, answer)
