"""Everything a developer does, from a fresh clone with nothing but Python 3.11 and git.

    python3 dev.py run [ARGUMENT…]       set up what is needed to play, then start the game (divinare ARGUMENT…)
    python3 dev.py test [ARGUMENT…]      set up what is needed to develop, then run every check; arguments go to pytest
    python3 dev.py lint [CHECK…]         only the checks before pytest, or only those named
    python3 dev.py bench [ARGUMENT…]     run the benchmarks; arguments go to pytest

Everything is installed in `.venv`, which is made anew when it is missing, broken, half made or out of date. System
libraries that Qt needs are installed where that is possible without asking (root, apt-get) and named where it is not.
"""

import ctypes
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - whoever starts this with an older Python should be told so
    sys.exit(f"dev.py: Python 3.11 or newer is needed; this is {sys.version.split()[0]}")

import tomllib

ROOT = Path(__file__).resolve().parent
WINDOWS = os.name == "nt"


class Stop(Exception):
    """An expected failure: its text says what is wrong and what to do."""


def say(message: str) -> None:
    """Tell the user something, marked as ours among what the programs that we start print."""
    for line in message.splitlines():
        print(f"dev.py: {line}", file=sys.stderr, flush=True)


# What the system provides ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Need:
    """Something that only the system can provide, and the Debian package that does."""

    name: str
    package: str
    is_there: Callable[[str], bool]


def library_loads(soname: str) -> bool:
    """Tell whether the dynamic linker finds a shared library and all that it needs itself."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def program_exists(name: str) -> bool:
    """Tell whether a program is on the search path."""
    return shutil.which(name) is not None


def module_exists(name: str) -> bool:
    """Tell whether this Python has a module, even if it was installed a moment ago."""
    importlib.invalidate_caches()
    return importlib.util.find_spec(name) is not None


OFFSCREEN_LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
}
WINDOW_LIBRARIES = {
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
# Debian ships Python without the part that puts pip into a new environment.
ENSUREPIP = Need("ensurepip", f"python{sys.version_info.major}.{sys.version_info.minor}-venv", module_exists)
QT = tuple(Need(soname, package, library_loads) for soname, package in (OFFSCREEN_LIBRARIES | WINDOW_LIBRARIES).items())
XVFB = Need("Xvfb", "xvfb", program_exists)
NSIS = Need("makensis", "nsis", program_exists)


def on_linux(*needs: Need) -> tuple[Need, ...]:
    """Return the needs on Linux; elsewhere Qt's wheels bring all that they use."""
    return needs if sys.platform == "linux" else ()


def missing(needs: Iterable[Need]) -> list[Need]:
    """Return the needs that the system does not fulfil."""
    return [need for need in needs if not need.is_there(need.name)]


def is_root() -> bool:
    """Tell whether we may install system packages without asking anyone."""
    return sys.platform != "win32" and os.geteuid() == 0


def apt_get(*arguments: str) -> None:
    """Run apt-get, which never asks; what it achieved is seen by looking again."""
    subprocess.run(["apt-get", *arguments], env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"}, check=False)


def provide(needs: Iterable[Need]) -> list[Need]:
    """Install what is missing where that is possible, and return what is missing still."""
    absent = missing(needs)
    if absent and is_root() and program_exists("apt-get"):
        packages = [need.package for need in absent]
        say(f"installing system packages: {' '.join(packages)}")
        apt_get("update", "--quiet")
        apt_get("install", "--quiet", "--yes", "--no-install-recommends", *packages)
        absent = missing(absent)
    return absent


def how_to_get(absent: Sequence[Need]) -> str:
    """Say what is missing and which command brings it."""
    names = ", ".join(need.name for need in absent)
    packages = " ".join(need.package for need in absent)
    if not program_exists("apt-get"):
        return f"missing on this system: {names}\ninstall what provides them; the Debian packages are: {packages}"
    command = "apt-get" if is_root() else "sudo apt-get"
    return f"missing on this system: {names}\nto get them: {command} install --no-install-recommends {packages}"


# The environment in .venv ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Environment:
    """The project's virtual environment, with a stamp that says what was completely installed in it."""

    root: Path

    @property
    def folder(self) -> Path:
        """Where the environment is."""
        return self.root / ".venv"

    @property
    def stamp(self) -> Path:
        """The file that names the project's fingerprint and the sets of packages installed for it."""
        return self.folder / "divinare.stamp"

    def program(self, name: str) -> str:
        """Return the path of a program in the environment."""
        return str(self.folder / ("Scripts" if WINDOWS else "bin") / name)

    def fingerprint(self) -> str:
        """Digest what decides the installation: the project's metadata, its place and Python's version."""
        try:
            project = tomllib.loads((self.root / "pyproject.toml").read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise Stop(f"pyproject.toml: {error}") from error
        metadata = [project.get("build-system"), project.get("project"), project.get("tool", {}).get("hatch")]
        text = json.dumps([metadata, str(self.root), sys.version_info[:2]], sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()

    def is_ready(self, packages: str = "play") -> bool:
        """Tell whether a set of packages ("play" or "dev") is installed, up to date, and starts."""
        if not self.stamp.is_file():
            return False
        fingerprint, *sets = self.stamp.read_text(encoding="utf-8", errors="replace").split() or [""]
        return fingerprint == self.fingerprint() and packages in sets and self._starts()

    def needs(self) -> tuple[Need, ...]:
        """Return what the system must provide before the environment can be made."""
        return () if self.is_ready() else (ENSUREPIP,)

    def prepare(self, packages: str) -> None:
        """Make a set of packages ready, with as little work as that takes."""
        if self.is_ready(packages):
            return
        make = not self.is_ready()
        self.stamp.unlink(missing_ok=True)  # from here on it is half made
        if make:
            self._make()
        self._install(packages)
        sets = "play dev" if packages == "dev" else "play"
        self.stamp.write_text(f"{self.fingerprint()} {sets}\n", encoding="utf-8")

    def _starts(self) -> bool:
        command = [self.program("python"), "-I", "-c", "import pip"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False

    def _make(self) -> None:
        say("making .venv")
        command = [sys.executable, "-m", "venv", "--clear", str(self.folder)]
        if subprocess.run(command, check=False).returncode:
            raise Stop("Python could not make .venv, as it says above; remove that folder and try again")

    def _install(self, packages: str) -> None:
        say("installing the project and what it needs in .venv (the first time takes a while)")
        target = ".[dev]" if packages == "dev" else "."
        options = ["--quiet", "--disable-pip-version-check", "--no-input", "--editable", target]
        command = [self.program("python"), "-m", "pip", "install", *options]
        if subprocess.run(command, cwd=self.root, check=False).returncode:
            raise Stop("pip could not install everything, as it says above; check the network and try again")


def set_up(packages: str, *, vital: Sequence[Need] = (), wished: Sequence[Need] = ()) -> Environment:
    """Prepare the system and the environment; stop if something vital is missing, warn of the rest."""
    environment = Environment(ROOT)
    absent = provide([*environment.needs(), *vital, *wished])
    if not set(absent) <= set(wished):
        raise Stop(how_to_get(absent))
    if absent:
        say(how_to_get(absent))
    environment.prepare(packages)
    return environment


def build_translations(environment: Environment) -> None:
    """Make the translations that the program reads from those that people edit, where they are out of date."""
    command = [environment.program("python"), str(ROOT / "packaging" / "translations.py"), "build"]
    if subprocess.run(command, check=False).returncode:
        raise Stop("the translations could not be built, as it says above")


# Checks ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Check:
    """A program that has to succeed."""

    name: str
    command: Sequence[str]

    def passes(self) -> bool:
        """Run the program, its output going where ours goes."""
        say(self.name)
        return subprocess.run(self.command, cwd=ROOT, env=test_variables(), check=False).returncode == 0


def test_variables() -> dict[str, str]:
    """Return the environment variables for tests: Qt draws in memory unless told otherwise."""
    return {"QT_QPA_PLATFORM": "offscreen"} | os.environ


def static_checks(environment: Environment) -> list[Check]:
    """Return the checks that read the code without running it."""
    program = environment.program
    workflows = sorted(str(path) for path in (ROOT / ".github" / "workflows").glob("*.yml"))
    return [
        Check("ruff-format", [program("ruff"), "format", "--check"]),
        Check("ruff-check", [program("ruff"), "check"]),
        Check("mypy", [program("mypy")]),
        Check("lint-imports", [program("lint-imports")]),
        Check("workflows", [program("check-jsonschema"), "--builtin-schema", "vendor.github-workflows", *workflows]),
        Check("zizmor", [program("zizmor"), "--quiet", "--offline", "--persona", "auditor", *workflows]),
    ]


def run_checks(checks: Sequence[Check]) -> int:
    """Run checks up to the first that fails, sum up, and return the exit status."""
    results: list[str] = []
    failed = False
    for check in checks:
        result = "not run"
        if not failed:
            start = time.monotonic()
            failed = not check.passes()
            result = f"{'FAILED' if failed else 'passed'} in {time.monotonic() - start:.1f} s"
        results.append(f"  {check.name:13}{result}")
    say("\n".join(["stopped at the first failure:" if failed else "all checks passed:", *results]))
    return 1 if failed else 0


# Commands -------------------------------------------------------------------------------------------------------------


def run(arguments: list[str]) -> int:
    """Start the game in our place, so that signals and the exit status are its own."""
    environment = set_up("play", wished=on_linux(*QT))
    build_translations(environment)
    program = environment.program("divinare")
    if not WINDOWS:
        os.execv(program, [program, *arguments])  # noqa: S606 - there is no shell to miss
    return subprocess.run([program, *arguments], check=False).returncode


def test(arguments: list[str]) -> int:
    """Run every check; pytest uses all cores. Without NSIS, nothing looks at the script of the Windows installer."""
    environment = set_up("dev", vital=on_linux(*QT, XVFB), wished=on_linux(NSIS))
    build_translations(environment)
    pytest = Check("pytest", [environment.program("pytest"), "-n", "auto", "--benchmark-disable", *arguments])
    return run_checks([*static_checks(environment), pytest])


def lint(names: list[str]) -> int:
    """Run the checks that need no running program: all, or those named."""
    checks = {check.name: check for check in static_checks(set_up("dev"))}
    if unknown := set(names) - set(checks):
        raise Stop(f"no such check: {', '.join(sorted(unknown))}; there are {', '.join(checks)}")
    return run_checks([check for name, check in checks.items() if name in names or not names])


def bench(arguments: list[str]) -> int:
    """Run the benchmarks, one after the other, so that they do not disturb one another."""
    environment = set_up("dev", vital=on_linux(*QT, XVFB))
    return run_checks([Check("bench", [environment.program("pytest"), "tests/bench", *arguments])])


COMMANDS: dict[str, Callable[[list[str]], int]] = {"run": run, "test": test, "lint": lint, "bench": bench}


def main(arguments: list[str]) -> int:
    """Carry out a command and return the exit status."""
    name, *rest = arguments or ["help"]
    if name in {"help", "-h", "--help"}:
        print(__doc__)
        return 0
    if name not in COMMANDS:
        say(f"no such command: {name}; there are {', '.join(COMMANDS)}")
        return 2
    try:
        return COMMANDS[name](rest)
    except (Stop, OSError) as failure:
        say(str(failure))
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
