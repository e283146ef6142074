"""Runs the built program's self-test in the circumstances in which players run programs."""

import os
import shutil
import stat
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from release.bundle import executable
from release.project import Stop, say

STRANGE: Final = "a folder with späces, 占い и карты"
LIMIT: Final = 300
NOBODY: Final = 65534


def selftest(program: Path, variables: dict[str, str], user: int | None = None) -> None:
    """Run the self-test of a program with nothing but these variables, and show what it says."""
    start = time.monotonic()
    try:
        done = subprocess.run(
            [program, "--selftest"],
            env=variables,
            cwd=Path(program.anchor),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=LIMIT,
            check=False,
            user=user,
            group=user,
            extra_groups=None if user is None else [],
        )
    except subprocess.TimeoutExpired as late:
        raise Stop(f"the self-test did not end within {LIMIT} s:\n{(late.stdout or b'').decode()}") from late
    text = done.stdout.decode(errors="replace")
    if done.returncode:
        raise Stop(f"the self-test failed with status {done.returncode}:\n{text}")
    say(f"  passed in {time.monotonic() - start:.1f} s: {text.strip().splitlines()[-1]}")


def variables(home: Path | None) -> dict[str, str]:
    """Return what a freshly logged-in user has, drawing in memory; without a home where there is none."""
    kept = ("PATH", "SYSTEMROOT", "WINDIR", "TEMP", "TMP", "LANG", "DISPLAY", "XAUTHORITY", "QT_QPA_PLATFORM")
    found = {name: os.environ[name] for name in kept if name in os.environ}
    if home is not None:
        found |= {"HOME": str(home), "USERPROFILE": str(home), "APPDATA": str(home), "LOCALAPPDATA": str(home)}
    return {"QT_QPA_PLATFORM": "offscreen"} | found


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """Take away every right to write."""
    paths = [path for path in [folder, *folder.rglob("*")] if not path.is_symlink()]
    for path in paths:
        path.chmod(path.stat().st_mode & ~(stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH))
    try:
        yield
    finally:
        for path in paths:
            path.chmod(path.stat().st_mode | stat.S_IWUSR)


def everywhere(bundle: Path) -> None:
    """Run the self-test from where it was built, from a strange read-only place as an ordinary user, without HOME."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as temporary:
        top = Path(temporary)
        top.chmod(0o755)
        home = top / "home"
        home.mkdir()
        say("self-test from the folder of the build")
        selftest(executable(bundle), variables(home))
        place = top / STRANGE / bundle.name
        shutil.copytree(bundle, place, symlinks=True)
        user = NOBODY if sys.platform == "linux" and os.geteuid() == 0 else None
        if user is not None:
            os.chown(home, user, user)
        with read_only(top / STRANGE):
            say(f"self-test from “{STRANGE}”, read-only, as an ordinary user")
            selftest(executable(place), variables(home), user)
            if sys.platform != "win32":
                say("self-test without HOME")
                selftest(executable(place), variables(None), user)
