"""The other end of the pipe: a built-in bot that reads the bot protocol and answers."""

import hashlib
import os
import time
from collections.abc import Mapping
from typing import BinaryIO, Final

from divinare_qt.bots import protocol
from divinare_qt.bots.account import Account
from divinare_qt.bots.levels import Mind
from divinare_qt.bots.situation import Effort, Situation
from divinare_qt.bots.spec import Spec
from divinare_qt.rules import data
from divinare_qt.rules.errors import BadRules
from divinare_qt.rules.load import PLAYERS, default_rules
from divinare_qt.rules.rules import Rules
from divinare_qt.speech import translate

MARGIN: Final = 0.01
"""Seconds of the limit that are kept for reading the question and writing the answer."""


class BadMessage(ValueError):
    """A message that breaks the protocol."""


class Worker:
    """Answers messages. It keeps the game's rules between them, and nothing else."""

    def __init__(self, spec: Spec, seed: int) -> None:
        self._spec = spec
        self._seed = seed
        self._game = ""
        self._rules: Rules | None = None
        self._mind = Mind(spec)

    def answer(self, message: Mapping[str, object], received: float) -> Mapping[str, object] | None:
        """Return the answer to a message, or None where none is wanted."""
        if "hello" in message:
            return self._hello(data.table(message["hello"], "hello"))
        if "choose" in message:
            return self._choose(data.table(message["choose"], "choose"), received)
        return None

    def _hello(self, entry: Mapping[str, object]) -> Mapping[str, object]:
        if entry.get("protocol") != protocol.VERSION:
            reason = translate("Protocol", "protocol {asked} is not known; this bot speaks {version}")
            raise BadMessage(reason.format(asked=data.shown(entry.get("protocol")), version=protocol.VERSION))
        seats = entry.get("seats")
        players = len(seats) if isinstance(seats, list) else 0
        if players not in PLAYERS:
            raise BadRules("hello.seats", translate("Protocol", "a list of two to four seats is wanted"))
        self._rules = data.rules(entry.get("rules", {}), "rules", default_rules(players))
        self._game = str(entry.get("game", ""))
        self._mind.prepare(self._rules)
        return {"ready": {"name": f"Divinare {self._spec}"}}

    def _choose(self, request: Mapping[str, object], received: float) -> Mapping[str, object]:
        if self._rules is None:
            raise BadMessage(translate("Protocol", "a choose came before any hello"))
        number = data.whole(request.get("id"), "choose.id", 0, 2**53)
        situation = protocol.parse_situation(request, self._rules)
        limit = data.whole(request.get("limit_ms", 1000), "choose.limit_ms", 0, 86_400_000) / 1000
        effort = Effort(received + max(limit - MARGIN, limit / 2))
        seed = decision_seed(self._seed, self._game, situation)
        choice = self._mind.choose(situation, effort, seed)
        return protocol.move_message(number, choice.move, Account(self._spec, seed, choice.worlds))


def decision_seed(seed: int, game: str, situation: Situation) -> int:
    """Return the seed of one decision: the same for the same bot, game and moment, wherever it runs."""
    view = situation.view
    moment = f"{seed}/{game}/{situation.seat}/{view.round}/{len(view.history)}/{view.phase.value}"
    return int.from_bytes(hashlib.sha256(moment.encode()).digest()[:8], "big")


def serve(spec: Spec, seed: int, source: BinaryIO, sink: BinaryIO) -> str | None:
    """Answer until `bye` or the end of the input; returns what was wrong with the last message, if anything was."""
    worker = Worker(spec, seed)
    for line in source:
        received = time.perf_counter()
        try:
            message = protocol.decoded(line)
            if "bye" in message:
                return None
            answer = worker.answer(message, received)
        except (ValueError, BadRules) as error:
            return str(error)
        if answer is not None:
            sink.write(protocol.encoded(answer))
            sink.flush()
    return None


def be_modest() -> None:
    """Use one core: the table, the other bots and the rest of the machine have work to do too."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, "1")
