"""A bot as a child process: lines in, lines out, and nothing that it does can block, flood or outlive the host."""

import contextlib
import os
import queue
import signal
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from divinare_qt.bots.protocol import encoded
from divinare_qt.speech import translate, why

LONGEST_LINE: Final = 1_000_000
"""Longer answers are no answers; the rest of such a line is thrown away as it comes."""
_BACKLOG: Final = 64
_LAST_WORDS: Final = 0.5
"""Seconds that a bot has to go by itself after `bye`."""


_NICE: Final = 2
"""A bot that thinks gives way to the window that shows the table, but only a little: its time to answer is short."""
WINDOWS_FLAGS: Final = getattr(subprocess, "CREATE_NO_WINDOW", 0) | getattr(
    subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0
)


class BotFault(Exception):
    """Something is wrong with what a bot did, or did not do."""


class BotProcess:
    """One running bot. Two threads move lines between its pipes and two queues, so that no call here ever hangs."""

    def __init__(self, command: Sequence[str] | str) -> None:
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=os.name == "posix",
                creationflags=WINDOWS_FLAGS,
            )
        except (OSError, ValueError) as error:
            reason = why(error) if isinstance(error, OSError) else str(error)
            text = translate("Bots", "the program cannot be started: {reason}")
            raise BotFault(text.format(reason=reason)) from error
        give_way(self._process.pid)
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._inbox: queue.Queue[bytes | None] = queue.Queue(_BACKLOG)
        self._closed = threading.Event()
        self._threads = [threading.Thread(target=work, daemon=True) for work in (self._write, self._read)]
        for thread in self._threads:
            thread.start()

    def send(self, message: Mapping[str, object]) -> None:
        """Queue a message for the bot."""
        self._outbox.put(encoded(message))

    def receive(self, deadline: float) -> bytes:
        """Return the next line that the bot wrote, waiting until a time of `time.monotonic`, or raise BotFault."""
        try:
            left = deadline - time.monotonic()
            if left < 0:  # a queue gives what it has without any time left, and who never stops writing is never late
                raise queue.Empty
            line = self._inbox.get(timeout=left)
        except queue.Empty:
            raise BotFault(translate("Bots", "no answer within the limit")) from None
        if line is None:
            self._inbox.put(None)
            raise BotFault(translate("Bots", "the program has ended"))
        if len(line) > LONGEST_LINE:
            raise BotFault(translate("Bots", "a line of more than {bytes} bytes").format(bytes=LONGEST_LINE))
        return line

    def close(self) -> None:
        """Say `bye`, and make sure that neither the bot nor a child of its own is left."""
        self.send({"bye": {}})
        self._outbox.put(None)
        self._closed.set()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_LAST_WORDS)
        self.kill()
        self._process.wait()
        for thread in self._threads:  # a child that ran away may hold a pipe open; its thread ends when it does
            thread.join(_LAST_WORDS)

    def kill(self) -> None:
        """End the bot and its children at once. Any thread may do so; who waits for an answer is told of the end."""
        if os.name == "posix":
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()

    def _write(self) -> None:
        assert self._process.stdin is not None  # noqa: S101 - it is a pipe
        with contextlib.suppress(OSError), self._process.stdin as pipe:
            while (content := self._outbox.get()) is not None:
                pipe.write(content)
                pipe.flush()

    def _read(self) -> None:
        assert self._process.stdout is not None  # noqa: S101 - it is a pipe
        with self._process.stdout as pipe:
            whole = True
            while line := pipe.readline(LONGEST_LINE + 1):
                if whole and not self._deliver(line):
                    return
                whole = line.endswith(b"\n")
        self._deliver(None)

    def _deliver(self, line: bytes | None) -> bool:
        """Hand a line over. While the inbox is full the bot has to wait, as on any full pipe."""
        while not self._closed.is_set():
            with contextlib.suppress(queue.Full):
                self._inbox.put(line, timeout=0.05)
                return True
        return False


def give_way(pid: int) -> None:
    """Lower a program's priority. On Linux its session is weighed as a whole, so that is told to give way as well."""
    if os.name == "posix":
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, pid, os.getpriority(os.PRIO_PROCESS, 0) + _NICE)
            Path(f"/proc/{pid}/autogroup").write_text(str(_NICE), "ascii")
