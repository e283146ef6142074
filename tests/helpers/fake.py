"""Starting fake bots, and hearing of their end."""

import shlex
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from divinare_qt.bots.spec import Spec

PROGRAM: Final = Path(__file__).with_name("fake_bot.py")
PATIENCE: Final = 20.0
"""Seconds after which something that is waited for has gone wrong."""


def fake_command(habit: str, port: int = 0) -> list[str]:
    """Return the command line of a fake bot."""
    return [sys.executable, "-I", str(PROGRAM), habit, str(port)]


def fake_spec(habit: str, port: int = 0) -> Spec:
    """Return a fake bot as an outside program."""
    return Spec(command=shlex.join(fake_command(habit, port)))


class Lifelines:
    """The other end of the connections that fake bots hold for as long as they live."""

    def __init__(self, server: socket.socket) -> None:
        self._server = server
        self.port: int = server.getsockname()[1]
        self._connections: list[socket.socket] = []

    def expect(self, number: int) -> list[str]:
        """Wait until so many more processes have connected; return what they say they are."""
        names = []
        for _ in range(number):
            connection, _ = self._server.accept()
            connection.settimeout(PATIENCE)
            self._connections.append(connection)
            with connection.makefile("r", encoding="utf-8") as lines:
                names.append(lines.readline().rsplit(" ", 1)[0])
        return names

    def expect_no_more(self) -> None:
        """Check that nobody else has connected."""
        self._server.setblocking(False)  # noqa: FBT003 - the standard library's way
        with suppress(BlockingIOError):
            self._server.accept()
            raise AssertionError("somebody else has connected")

    def assert_all_gone(self) -> None:
        """Wait until every process that connected has ended, which closes its connection."""
        assert self._connections
        for connection in self._connections:
            with suppress(ConnectionResetError):
                assert connection.recv(1) == b""

    def release(self) -> None:
        """Let the processes that wait for it go."""
        for connection in self._connections:
            connection.close()


@contextmanager
def lifelines() -> Iterator[Lifelines]:
    """Listen for fake bots."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(PATIENCE)
        lines = Lifelines(server)
        try:
            yield lines
        finally:
            lines.release()
