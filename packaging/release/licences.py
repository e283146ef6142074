"""The licences of everything that went into the bundle, found through the packages that its files came from."""

import json
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import Distribution, distributions
from pathlib import Path
from typing import Final

from release.project import ROOT, Stop, say

_WORDS: Final = ("licen", "copying", "notice", "copyright", "authors")
ALWAYS: Final = ("pyinstaller",)
"""Its start-up program is part of every bundle."""


def _is_licence(path: Path) -> bool:
    """Tell whether a file of a distribution is about its licence."""
    return path.suffix not in (".py", ".pyc", ".pyi", ".h") and any(word in path.name.lower() for word in _WORDS)


def _owners() -> dict[str, Distribution]:
    """Return which distribution each installed file belongs to."""
    return {
        str(Path(str(distribution.locate_file(file))).resolve()): distribution
        for distribution in distributions()
        for file in distribution.files or ()
    }


def used_distributions(sources: Iterable[str]) -> dict[str, Distribution]:
    """Return the installed distributions from which files were taken, by name."""
    owners = _owners()
    found = (owners.get(str(Path(source).resolve())) for source in sources)
    used = {distribution.metadata["Name"]: distribution for distribution in found if distribution is not None}
    for distribution in distributions():
        if distribution.metadata["Name"].lower() in ALWAYS:
            used[distribution.metadata["Name"]] = distribution
    return {name: used[name] for name in sorted(used, key=str.lower) if name != "divinare-qt"}


def _copy_distribution(name: str, distribution: Distribution, target: Path) -> None:
    target.mkdir(parents=True, exist_ok=True)
    metadata = distribution.metadata
    licence = metadata["License-Expression"] or metadata["License"]
    lines = [f"{name} {distribution.version}", f"Licence: {licence}"]
    lines += [f"{label}: {metadata[key]}" for label, key in (("Home", "Home-page"), ("By", "Author")) if metadata[key]]
    (target / "ABOUT.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    for file in distribution.files or ():
        source = Path(str(distribution.locate_file(file)))
        if "dist-info" in str(file) and _is_licence(source) and source.is_file():
            inside = [part for part in Path(str(file)).parts[1:] if part != "licenses"]
            shutil.copyfile(source, target / "-".join(inside))


def _debian_package(path: Path) -> str | None:
    """Return the Debian package that a library of the build machine belongs to."""
    if shutil.which("dpkg") is None:
        return None
    for candidate in (path, path.resolve(), Path("/lib") / path.resolve().relative_to("/usr/lib")):
        words = ["dpkg", "-S", str(candidate)]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return done.stdout.split(":")[0]
    return None


def _copy_system(sources: Iterable[Path], target: Path) -> None:
    """Take the copyright file of each system library."""
    for source in sources:
        package = _debian_package(source)
        copyright_file = Path("/usr/share/doc") / (package or "-") / "copyright"
        if not copyright_file.is_file():
            raise Stop(f"the licence of {source} is not known")
        (target / (package or "-")).mkdir(parents=True, exist_ok=True)
        shutil.copyfile(copyright_file, target / (package or "-") / "copyright")


def _copy_python(target: Path) -> None:
    target.mkdir(parents=True)
    candidates = [Path(sys.base_prefix) / "LICENSE.txt", Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"]
    candidates += Path("/usr/share/doc").glob("python3*/copyright")
    for candidate in candidates:
        if candidate.is_file():
            shutil.copyfile(candidate, target / "LICENSE.txt")
            return
    raise Stop(f"Python's licence is not at {' or '.join(map(str, candidates))}")


def collect(collected: Path, folder: Path) -> None:
    """Write a folder with the licence of the game and a folder for each thing in it that others made."""
    entries: list[list[str]] = json.loads(collected.read_text(encoding="utf-8"))
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copyfile(ROOT / "LICENSE", folder / "LICENSE.txt")
    used = used_distributions(source for _, source in entries)
    for name, distribution in used.items():
        _copy_distribution(name, distribution, folder / name)
    if any(name.lower().startswith("pyside6") for name in used):
        shutil.copytree(ROOT / "packaging" / "licences", folder, dirs_exist_ok=True)
    _copy_python(folder / "Python")
    libraries = [Path(source) for _, source in entries if source.startswith(("/usr/lib/", "/lib/"))]
    _copy_system((library for library in libraries if "python3" not in str(library)), folder)
    say(f"licences: {', '.join(path.name for path in sorted(folder.iterdir()) if path.is_dir())}")
