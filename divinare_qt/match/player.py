"""A seat that a program plays: built-in or outside, always a process of its own, always behind the bot protocol."""

import shlex
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from divinare_qt.bots import protocol
from divinare_qt.bots.account import Account, parse_account
from divinare_qt.bots.levels import STAND_IN, stand_in
from divinare_qt.bots.situation import Situation
from divinare_qt.bots.spec import Spec
from divinare_qt.match.bot_process import BotFault, BotProcess
from divinare_qt.match.header import Header
from divinare_qt.rules import data
from divinare_qt.rules.moves import Move, Play
from divinare_qt.speech import translate

GRACE: Final = 1.0
"""Seconds after its limit in which an answer still counts."""
START: Final = 20.0
"""Seconds that a program has to start and say `ready`."""
MOST_FAULTS: Final = 3
"""After so many the seat is played by the built-in bot for the rest of the game."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A program's move, or the stand-in's where the program did something wrong."""

    move: Move
    milliseconds: float
    fault: str | None = None
    """What the program did wrong, for the game log."""
    given_up: bool = False
    """From here on the stand-in has the seat."""
    account: Account | None = None
    """How a built-in bot, or the stand-in, came to its decision."""


def own_program() -> list[str]:
    """Return the command line that starts this program again: frozen builds are a program of their own."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "divinare_qt"]


def command_for(spec: Spec, seed: int) -> list[str] | str:
    """Return the command line that starts a bot. Windows takes an outside one as it was written."""
    if spec.command is not None:
        if sys.platform == "win32":
            return spec.command
        try:
            return shlex.split(spec.command)
        except ValueError as error:
            text = translate("Bots", "the program cannot be started: {reason}")
            raise BotFault(text.format(reason=error)) from error
    persona = ["--persona", spec.persona] if spec.persona else []
    return [*own_program(), "bot", spec.level, *persona, "--seed", str(seed)]


class BotPlayer:
    """Plays one seat, in one game after another. Calls block for as long as the bot may think."""

    def __init__(self, spec: Spec, seed: int = 0) -> None:
        self.spec = spec
        self._seed = seed
        self._process: BotProcess | None = None
        self._number = 0
        self._trouble: str | None = None
        self._faults = 0
        self._unwanted = False

    def start(self, game: str, seat: int, header: Header) -> None:
        """Begin a game. An outside program is started anew for each; a built-in one goes on."""
        self._faults = 0
        self._trouble = None
        if self._process is not None and self.spec.command is not None:
            self.close()
        seats = [{"name": entry.name, "character": entry.character} for entry in header.seats]
        try:
            if self._process is None:
                self._process = BotProcess(command_for(self.spec, self._seed))
            if self._unwanted:
                self._process.kill()
            self._process.send(protocol.hello(game, seat, seats, header.rules))
            self._expect_ready(self._process)
        except BotFault as fault:
            self._trouble = str(fault)
            self.close()

    def decide(self, situation: Situation, limit_ms: int) -> Answer:
        """Return a legal move, whatever the program does."""
        begun = time.perf_counter()
        fault: str | None = None
        account: Account | None = STAND_IN
        given_up = self._faults >= MOST_FAULTS
        try:
            if given_up:
                move = stand_in(situation)
            else:
                move, account = self._ask(situation, limit_ms)
        except BotFault as error:
            fault = str(error)
            self._faults += 1
            given_up = self._faults >= MOST_FAULTS
            move = stand_in(situation)
        return Answer(move, (time.perf_counter() - begun) * 1000, fault, given_up, account)

    def interrupt(self) -> None:
        """End the program in the middle of what it does, for good; another thread may wait for its answer."""
        self._unwanted = True
        process = self._process
        if process is not None:
            process.kill()

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.close()
            self._process = None

    def _expect_ready(self, process: BotProcess) -> None:
        deadline = time.monotonic() + START
        message = _message(process.receive(deadline))
        while "move" in message:  # a late answer from the game before
            message = _message(process.receive(deadline))
        if "ready" not in message:
            raise BotFault(translate("Bots", "the program did not say that it is ready"))

    def _ask(self, situation: Situation, limit_ms: int) -> tuple[Move, Account | None]:
        if self._process is None or self._trouble is not None:
            raise BotFault(self._trouble or translate("Bots", "the program is not running"))
        self._number += 1
        self._process.send(protocol.choose(self._number, situation, limit_ms))
        deadline = time.monotonic() + limit_ms / 1000 + GRACE
        entry = self._answer(self._process, deadline)
        try:
            move = protocol.parse_move_entry(entry)
        except ValueError as error:
            raise BotFault(str(error)) from error
        if move not in situation.legal:
            raise _illegal(move)
        return move, parse_account(entry.get("about")) if self.spec.command is None else None

    def _answer(self, process: BotProcess, deadline: float) -> Mapping[str, object]:
        """Return the answer to the last question; answers to older ones came too late and are dropped."""
        while True:
            entry = _message(process.receive(deadline)).get("move")
            if not isinstance(entry, Mapping):
                raise BotFault(translate("Bots", "the message is not a move"))
            number = entry.get("id")
            if number == self._number and not isinstance(number, bool):
                return entry
            if not isinstance(number, int) or not 0 < number < self._number:
                reason = translate("Bots", "the answer is for question {number}, not {wanted}")
                raise BotFault(reason.format(number=data.shown(number), wanted=self._number))


def _illegal(move: Move) -> BotFault:
    """Return what is told to everybody: of a play what it was, of other moves not which cards they named."""
    if isinstance(move, Play):
        return BotFault(translate("Bots", "the move {move} is not legal").format(move=data.shown(str(move))))
    return BotFault(translate("Bots", "the choice of cards is not legal"))


def _message(line: bytes) -> Mapping[str, object]:
    try:
        return protocol.decoded(line)
    except ValueError as error:
        raise BotFault(translate("Bots", "the line is not a JSON object")) from error


def close_all(players: Sequence[BotPlayer | None]) -> None:
    """End all programs."""
    for player in players:
        if player is not None:
            player.close()
