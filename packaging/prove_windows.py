"""Prove the Windows installer under Wine: installed silently, played, upgraded, removed, and what it refuses.

    python packaging/prove_windows.py [BUNDLE]     after packaging/freeze_in_wine.py, whose bundle it takes otherwise

Needs what `pip install .[build]` brings and Debian's Wine and NSIS; it says what is missing.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Set as AbstractSet
from dataclasses import replace
from pathlib import Path

from freeze_in_wine import BUNDLE
from release import budget, icons, project, windows
from release.project import BUILD, ROOT, Stop, Version, say
from release.wine import NEEDS, Windows, seen_from_windows

TYPE, CLASSES = "Divinare.Game", r"Software\Classes"
UNINSTALL = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\Divinare"
OURS = (rf"{CLASSES}\.divinare", rf"{CLASSES}\{TYPE}", UNINSTALL, r"Software\Divinare")
"""Every key of the registry that an installation makes."""
CHOSEN = r"my games\Divinare, the game"


class Player:
    """The user of a Windows, or all of its users, and what the installer does for them."""

    def __init__(self, system: Windows, *, everybody: bool = False, folder: str = "") -> None:
        self.system = system
        self._drive = system.prefix / "drive_c"
        user = next(path.name for path in (self._drive / "users").iterdir() if path.name != "Public")
        data = rf"users\{user}\AppData"
        menus = "ProgramData" if everybody else rf"{data}\Roaming"
        usual = r"Program Files\Divinare" if everybody else rf"{data}\Local\Programs\Divinare"
        self.place = folder or usual
        self.folder = self._found(self.place)
        self.menu = self._found(rf"{menus}\Microsoft\Windows\Start Menu\Programs\Divinare.lnk")
        self.root = "HKLM" if everybody else "HKCU"

    def _found(self, place: str) -> Path:
        return self._drive.joinpath(*place.split("\\"))

    def inside(self, name: str) -> str:
        """Return what Windows calls a file of the installed program."""
        return rf"C:\{self.place}\{name}"

    def registered(self, key: str, name: str = "") -> str | None:
        """Return a value of the registry, the unnamed one unless told otherwise; None where there is none."""
        said = self.system.run(
            "reg", "query", rf"{self.root}\{key}", *(["/v", name] if name else ["/ve"]), may_fail=True
        )
        lines = [line for line in (said or "").splitlines() if "REG_" in line]
        return lines[0].split("REG_SZ")[-1].strip() if lines else None

    def knows(self, key: str) -> bool:
        """Tell whether a key is in the registry."""
        return self.system.run("reg", "query", rf"{self.root}\{key}", may_fail=True) is not None

    def files(self) -> set[str]:
        """Return the files in the program's folder."""
        found = (path for path in self.folder.rglob("*") if path.is_file())
        return {str(path.relative_to(self.folder)) for path in found}


def require(holds: object, otherwise: str) -> None:
    """Stop unless something holds."""
    if not holds:
        raise Stop(otherwise)


def files_of(bundle: Path) -> set[str]:
    """Return the files of a bundle."""
    return {str(path.relative_to(bundle)) for path in bundle.rglob("*") if path.is_file()}


def with_file(bundle: Path, folder: Path, name: str) -> Path:
    """Make a bundle from a bundle that has one file more, which the program does not need."""
    shutil.copytree(bundle, folder, copy_function=os.link)
    (folder / "_internal" / name).touch()
    return folder


def check_installed(player: Player, bundle: Path, version: Version) -> None:
    """See that every file is there, the menu entry leads to the program, and Windows knows both."""
    program = player.inside("Divinare.exe")
    lacking = files_of(bundle) - player.files()
    require(not lacking, f"not installed: {sorted(lacking)[:5]}")
    require(player.menu.is_file(), "there is no Start-menu entry")
    require("Divinare.exe".encode("utf-16-le") in player.menu.read_bytes(), "the Start-menu entry leads elsewhere")
    require(player.registered(OURS[0]) == TYPE, "*.divinare is not known")
    opens = player.registered(rf"{CLASSES}\{TYPE}\shell\open\command")
    require(opens == f'"{program}" "%1"', f"*.divinare is opened by {opens}")
    require(player.registered(UNINSTALL, "DisplayVersion") == version.number, "another version is listed")
    require(player.registered(UNINSTALL, "QuietUninstallString"), "the program can't be removed silently")


def play(player: Player) -> None:
    """Run the self-test of the installed program."""
    print(player.system.run(player.inside("Divinare.exe"), "--selftest"))


def prove(player: Player, bundle: Path, work: Path) -> None:
    """Refuse, install, play, upgrade, play and remove."""
    system = player.system
    version = project.version()
    newer = replace(version, number=f"{version.number}.1")
    say("making the installers")
    older = with_file(bundle, work / "older", "only in the older.txt")
    second = with_file(bundle, work / "newer", "only in the newer.txt")
    first, upgrade = (seen_from_windows(make(*what)) for what in ((older, work, version), (second, work, newer)))
    say("Windows 7 is refused")
    system.pretend("win7")
    require(system.run(first, "/S", may_fail=True) is None, "an old Windows was not refused")
    require(not player.folder.exists(), "something was installed on an old Windows")
    system.pretend("win10")
    say("install silently, and play")
    system.run(first, "/S")
    check_installed(player, older, version)
    play(player)
    say("upgrade silently, and play")
    (player.folder / "my notes.txt").touch()
    system.run(upgrade, "/S")
    check_installed(player, second, newer)
    outdated = files_of(older) - files_of(second)
    require(not outdated & player.files(), f"the upgrade left {outdated}")
    play(player)
    say("remove silently")
    remove(player, stays={"my notes.txt"})
    everybody = Player(system, everybody=True)
    say(f"install for everybody, in {everybody.place}, upgrade and remove")
    system.run(first, "/S", "/ALLUSERS")
    check_installed(everybody, older, version)
    require(not any(map(player.knows, OURS)) and not player.menu.exists(), "there are traces of another installation")
    system.run(upgrade, "/S", "/ALLUSERS")
    check_installed(everybody, second, newer)
    remove(everybody)
    chosen = Player(system, folder=CHOSEN)
    say(f"install in {chosen.place}, upgrade without naming it again, and remove")
    system.run(first, "/S", *rf"/D=C:\{chosen.place}".split(" "))  # which must not be in quotation marks
    check_installed(chosen, older, version)
    system.run(upgrade, "/S")
    check_installed(chosen, second, newer)
    remove(chosen)


def remove(player: Player, stays: AbstractSet[str] = frozenset()) -> None:
    """Remove the game silently, and see that nothing is left but what the installer did not bring."""
    player.system.run(player.inside("uninstall.exe"), "/S", rf"_?=C:\{player.place}")
    left = player.files() - {"uninstall.exe"}  # which can't remove itself while it is told to stay and be waited for
    require(left == stays, f"left behind, or taken too much: {sorted(left)[:5]}")
    require(not player.menu.exists(), "the Start-menu entry was left behind")
    for key in OURS:
        require(not player.knows(key), f"{player.root}\\{key} was left behind")


def make(bundle: Path, work: Path, version: Version) -> Path:
    """Make an installer, within its budget: a 64-bit one, which a Wine without 32-bit parts needs."""
    target = work / f"divinare-{version.number}-setup.exe"
    windows.installer(bundle, target, version, nsis_target="amd64-unicode")
    unpacked, packed = sum(budget.sizes_in(bundle).values()), target.stat().st_size
    say(f"{packed / budget.MB:.1f} MB, unpacked {unpacked / budget.MB:.1f} MB")
    problems = budget.BUDGETS["win32"].problems(unpacked, packed)
    require(not problems, "; ".join(problems))
    return target


def main() -> int:
    """Do it in a new Windows."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bundle", nargs="?", type=Path, default=BUNDLE)
    bundle = parser.parse_args().bundle.resolve()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True, dir=bundle.parent) as temporary:
        work = Path(temporary)
        system = Windows(work / "prefix")
        try:
            project.require(NEEDS | {"makensis": "nsis"})
            require((bundle / "Divinare.exe").exists(), f"there is no program in {bundle}; run freeze_in_wine.py first")
            icons.make(ROOT / "resources" / "artwork" / "icons" / "divinare.svg", BUILD / "icons")
            system.make()
            prove(Player(system), bundle, work)
        except (Stop, subprocess.SubprocessError) as failure:
            say(str(failure))
            return 1
        finally:
            system.shut_down()
    say("the installer is proved")
    return 0


if __name__ == "__main__":
    sys.exit(main())
