"""Hints: the bots' analysis of a decision, made in a process of its own."""

import contextlib
import subprocess
import threading
from typing import Final

from divinare_qt.bots.analysis import DEFAULT_LEVEL, Analysis, parse_answer, question
from divinare_qt.bots.situation import Situation
from divinare_qt.match.bot_process import WINDOWS_FLAGS, give_way
from divinare_qt.match.player import own_program
from divinare_qt.rules.errors import RulesError
from divinare_qt.speech import translate

_GRACE: Final = 20.0
"""Seconds beyond its limit that an analysis has to start and answer."""


class AnalysisFailed(Exception):
    """No analysis could be had; the message says why."""


class Analyst:
    """Asks for analyses, one after the other. `close` may be called from another thread, and ends a running one."""

    def __init__(self, level: str = DEFAULT_LEVEL) -> None:
        self._level = level
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    def analyse(self, situation: Situation, limit_ms: int) -> Analysis:
        """Return an analysis, from the situation's own view alone. Blocks for as long as it takes."""
        command = [*own_program(), "analyse", "--level", self._level, "--limit-ms", str(limit_ms)]
        with self._lock:
            if self._closed:
                raise AnalysisFailed(translate("Bots", "the analyst has gone"))
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                creationflags=WINDOWS_FLAGS,
            )
        give_way(self._process.pid)
        with self._process as process:
            try:
                output, _ = process.communicate(question(situation), limit_ms / 1000 + _GRACE)
            except subprocess.TimeoutExpired as error:
                process.kill()
                raise AnalysisFailed(translate("Bots", "the analysis took too long")) from error
        try:
            return parse_answer(output, situation)
        except (ValueError, KeyError, TypeError, RulesError) as error:
            raise AnalysisFailed(translate("Bots", "the analysis gave no answer")) from error

    def close(self) -> None:
        """End an analysis that is running, and start no other."""
        with self._lock:
            self._closed = True
            if self._process is not None:
                with contextlib.suppress(OSError):
                    self._process.kill()
