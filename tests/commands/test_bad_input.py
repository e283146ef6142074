"""Whatever the command is given: one clear line on standard error, exit 2, nothing printed, and no traceback."""

import os
import random
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.helpers.command import ROOT, divinare, environment
from tests.helpers.records import RECORD

NOBODY = 65534
pytestmark = pytest.mark.skipif(os.name == "nt", reason="the files of these tests are those of POSIX")


def assert_one_clear_line(done: subprocess.CompletedProcess[bytes], line: bytes) -> None:
    """Check that a command said this line and nothing else."""
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == line + b"\n"


def written(content: bytes) -> Callable[[Path], object]:
    """Return what makes a file with a content."""
    return lambda path: path.write_bytes(content)


def sparse(path: Path) -> None:
    """Make a file of 1 GB that takes no room."""
    with path.open("wb") as file:
        file.truncate(1 << 30)


def listening(path: Path) -> None:
    """Make a socket."""
    with socket.socket(socket.AF_UNIX) as server:
        folder = os.open(path.parent, os.O_RDONLY)
        try:  # the name of a socket is short, and that of a test's folder is not
            server.bind(f"/proc/self/fd/{folder}/{path.name}")
        finally:
            os.close(folder)


NOISE = random.Random(1).randbytes(50_000)
ORDINARY = ": this is not an ordinary file"
INPUTS: list[tuple[str, Callable[[Path], object], str]] = [
    ("missing", lambda _: None, ": No such file or directory"),
    ("empty", Path.touch, ":1: the file is empty; a game record begins with a header line"),
    (
        "huge",
        sparse,
        ": the file is too large for a game record: 1,074 MB, and a record has at most 17 MB",
    ),
    ("noise", written(NOISE), ":1: this is not a game record: its first line is not JSON"),
    ("zeros", written(b"\0" * 4096), ":1: this is not a game record, or its header is torn: the first line has no end"),
    ("picture", written(b"\x89PNG\r\n\x1a\n\0\0"), ":1: this is not a game record: its first line is not JSON"),
    ("UTF-16", written(RECORD.encode("utf-16")), ":1: this is not a game record: its first line is not JSON"),
    ("BOM", written(b"\xef\xbb\xbf" + RECORD.encode()), ":1: this is not a game record: its first line is not JSON"),
    ("another JSON", written(b'{"name": "x"}\n'), ':1: a record begins with a header such as {"divinare": 1, ...}'),
    ("folder", Path.mkdir, ORDINARY),
    ("pipe", os.mkfifo, ORDINARY),
    ("socket", listening, ORDINARY),
    ("device", lambda path: path.symlink_to("/dev/zero"), ORDINARY),
    ("loop", lambda path: path.symlink_to(path), ": Too many levels of symbolic links"),
]


@pytest.mark.parametrize(("make", "reason"), [entry[1:] for entry in INPUTS], ids=[entry[0] for entry in INPUTS])
def test_files_that_are_no_record(make: Callable[[Path], object], reason: str, tmp_path: Path) -> None:
    path = tmp_path / "x.divinare"
    make(path)
    assert_one_clear_line(divinare("replay", path), f"{path}{reason}".encode())


UNPRIVILEGED = f"""
import contextlib, io, os, sys
from divinare_qt.__main__ import main
with contextlib.redirect_stderr(io.StringIO()):
    main(["replay", "nowhere"])  # imports what only root may be able to read
if os.getuid() == 0:
    os.setgroups([]), os.setgid({NOBODY}), os.setuid({NOBODY})
sys.exit(main(sys.argv[1:]))
"""


def test_a_file_without_permission() -> None:
    """Root may read everything, so a child that is root gives that up before it opens the file."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        path = Path(folder) / "x.divinare"
        path.write_text(RECORD, encoding="utf-8")
        path.chmod(0)
        done = subprocess.run(
            [sys.executable, "-c", UNPRIVILEGED, "replay", str(path)],
            capture_output=True,
            cwd=ROOT,
            env=environment(),
            check=False,
        )
    assert_one_clear_line(done, f"{path}: Permission denied".encode())


def test_a_name_that_is_not_utf_8(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/caf\xe9.divinare"
    shown = os.fsencode(tmp_path) + b"/caf\\udce9.divinare"
    assert_one_clear_line(divinare("replay", name), shown + b": No such file or directory")
    Path(os.fsdecode(name)).write_text(RECORD, encoding="utf-8")
    done = divinare("replay", name)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_name_that_is_too_long(tmp_path: Path) -> None:
    path = tmp_path / ("x" * 5000)
    assert_one_clear_line(divinare("replay", path), f"{path}: File name too long".encode())


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["replay"], ": the following arguments are required: FILE"),
        (["replay", "a", "b"], ": unrecognized arguments: b"),
        (["replay", "a", "--jsn"], ": unrecognized arguments: --jsn"),
        (["--fast"], ": "),
        (["reply", "a"], "invalid choice: 'reply'"),
    ],
)
def test_a_command_line_that_is_wrong(words: list[str], reason: str) -> None:
    """One line says what is wrong and where help is."""
    done = divinare(*words)
    assert (done.returncode, done.stdout) == (2, b"")
    (line,) = done.stderr.decode().splitlines()
    assert line.startswith("divinare")
    assert reason in line
    assert "--help" in line


def test_the_version_and_the_help_are_no_errors() -> None:
    version, usage = divinare("--version"), divinare("replay", "--help")
    assert (version.returncode, version.stderr) == (0, b"")
    assert version.stdout.startswith(b"divinare ")
    assert usage.returncode == 0
    assert b"--json" in usage.stdout
