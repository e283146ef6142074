"""Prove the Debian package in a clean Debian 12: installed, played, upgraded and removed. Run as root on Debian.

    python packaging/prove_linux.py [PACKAGE.deb] [--base FOLDER]

A bare system is made by debootstrap in FOLDER (proof/debian, kept for the next time) and copied; apt may add nothing to
the copy but what the package declares. Xvfb runs outside of it.
"""

import argparse
import contextlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path

from release import linux
from release.project import DIST, IDENTIFIER, PROOF, Stop, require, run, say

MOUNTS = ("proc", "sys", "dev")
PLAYER = 1000
NEEDS = {
    "debootstrap": "debootstrap",
    "Xvfb": "xvfb",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "lintian": "lintian",
    "objdump": "binutils",
}
"""The programs that this takes, and Debian's packages of them."""
SETTINGS = ("/etc/resolv.conf", "/etc/hosts")
"""How this machine reaches the network is not part of what is proved."""


class Debian:
    """A system in a folder."""

    def __init__(self, root: Path, display: str) -> None:
        self.root = root
        self._display = display

    def run(self, *words: str, player: bool = False, may_fail: bool = False, **variables: str) -> str:
        """Run a command inside, as root or as an ordinary user, and return all that it said."""
        who = ["--userspec", f"{PLAYER}:{PLAYER}"] if player else []
        path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games"
        usual = {"PATH": path, "HOME": "/home/player" if player else "/root", "LANG": "C.UTF-8"}
        usual |= {"DEBIAN_FRONTEND": "noninteractive", "DISPLAY": self._display} | variables
        inside = ["env", "-i", *(f"{name}={value}" for name, value in usual.items() if value), *words]
        command = ["chroot", *who, str(self.root), *inside]
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
        text = done.stdout.decode(errors="replace")
        if done.returncode and not may_fail:
            raise Stop(f"{' '.join(words)} failed with status {done.returncode}:\n{text}")
        return text

    def install(self, package: Path) -> None:
        """Install a package file and what it depends on, nothing else."""
        shutil.copyfile(package, self.root / "root" / package.name)
        self.run("apt-get", "install", "-qy", "--no-install-recommends", f"/root/{package.name}")

    def files(self) -> set[str]:
        """Return every file that belongs to the game, or looks as if it did."""
        folders = [self.root / name for name in ("usr", "etc", "opt", "var/lib/dpkg/info", "var/games")]
        found = (path for folder in folders if folder.is_dir() for path in folder.rglob("*"))
        return {str(path.relative_to(self.root)) for path in found if re.search("divinare", str(path), re.IGNORECASE)}


@contextlib.contextmanager
def mounted(root: Path) -> Iterator[None]:
    """Give a system what a running one has."""
    try:
        for name in MOUNTS:
            run("mount", "--rbind", f"/{name}", root / name)
            run("mount", "--make-rslave", root / name)
        yield
    finally:
        for name in reversed(MOUNTS):
            subprocess.run(["umount", "--recursive", "--lazy", str(root / name)], check=False)  # noqa: S607


@contextlib.contextmanager
def screen() -> Iterator[str]:
    """Run an X server and yield its name."""
    read, write = os.pipe()
    words = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1080x24", "-nolisten", "tcp", "-ac"]
    server = subprocess.Popen(words, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as pipe:
            yield f":{pipe.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


def remove(root: Path) -> None:
    """Remove a system; never while folders of the running one are still mounted in it."""
    if str(root.resolve()) in Path("/proc/self/mountinfo").read_text(encoding="utf-8"):
        raise Stop(f"something is still mounted in {root}")
    run("rm", "-rf", "--one-file-system", root)


def prepare(base: Path, root: Path) -> None:
    """Copy a bare Debian 12, made first where there is none."""
    if not (base / "etc" / "debian_version").exists():
        run("debootstrap", "--variant=minbase", "bookworm", base)
    remove(root)
    run("cp", "-a", "--reflink=auto", base, root)
    for name in SETTINGS:
        shutil.copyfile(name, root / name.lstrip("/"))
    for path in Path("/etc/apt/apt.conf.d").glob("99*"):
        shutil.copyfile(path, root / "etc" / "apt" / "apt.conf.d" / path.name)


def next_version(package: Path, folder: Path) -> Path:
    """Make a newer package from a package, which lacks one of its files and has a new one."""
    shutil.rmtree(folder, ignore_errors=True)
    run("dpkg-deb", "-R", package, folder)
    control = folder / "DEBIAN" / "control"
    text = control.read_text(encoding="utf-8")
    control.write_text(re.sub(r"^Version: (.+)$", r"Version: \1+next", text, flags=re.MULTILINE), encoding="utf-8")
    licences = folder / "usr" / "lib" / "divinare" / "licences"
    (licences / "LICENSE.txt").rename(licences / "LICENSE.new.txt")
    newer = folder.with_suffix(".deb")
    run("dpkg-deb", "--root-owner-group", "-Znone", "-b", folder, newer)
    return newer


def look_over(package: Path, tree: Path) -> None:
    """Let the validators of Debian and freedesktop read the package."""
    shutil.rmtree(tree, ignore_errors=True)
    run("dpkg-deb", "-R", package, tree)
    share = tree / "usr" / "share"
    say("desktop-file-validate")
    run("desktop-file-validate", share / "applications" / "divinare.desktop")
    say("appstreamcli validate --no-net")
    run("appstreamcli", "validate", "--no-net", "--explain", share / "metainfo" / f"{IDENTIFIER}.metainfo.xml")
    say("lintian")
    command = ["lintian", "--fail-on", "error,warning", "--display-info", "--tag-display-limit", "0", str(package)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    faults = [line for line in done.stdout.splitlines() if line[:2] in ("E:", "W:") or " unused-override " in line]
    if faults or done.returncode:
        raise Stop("\n".join(["lintian finds fault:", *faults]))


def linked(bundle: Path) -> set[str]:
    """Return the libraries that those of the bundle link to and that it takes from the system."""
    files = [path for path in bundle.rglob("*") if path.is_file() and path.read_bytes()[:4] == b"\x7fELF"]
    done = subprocess.run(["objdump", "-p", *files], stdout=subprocess.PIPE, text=True, check=True)  # noqa: S607
    return set(re.findall(r"NEEDED +(\S+)", done.stdout)) - {path.name for path in files}


def compare_dependencies(system: Debian) -> None:
    """See that the package declares the packages of all that it links to, and no other."""
    sonames = linked(system.root / linux.PROGRAM) - linux.OPTIONAL
    found = (system.run("dpkg-query", "--search", f"*/{soname}").splitlines() for soname in sonames)
    wanted = {line.partition(":")[0] for lines in found for line in lines}
    declared = {"libc6", *linux.DEPENDS}
    if wanted != declared:
        raise Stop(f"undeclared: {sorted(wanted - declared)}; declared, but not linked to: {sorted(declared - wanted)}")


def play_from_archive(system: Debian, archive: Path) -> None:
    """Unpack the archive for every Linux in the player's home, and start it there."""
    home = system.root / "home" / "player"
    with tarfile.open(archive) as packed:
        packed.extractall(home, filter="data")
    start = f"/home/player/{archive.name.partition('-linux')[0]}/divinare"
    print(system.run(start, "--selftest", player=True, QT_QPA_PLATFORM="xcb").splitlines()[-1])
    old = home / "getconf"
    old.write_text("#!/bin/sh\necho glibc 2.17\n", encoding="utf-8")
    old.chmod(0o755)
    told = system.run(start, player=True, may_fail=True, PATH="/home/player:/usr/bin:/bin")
    print(told)
    if "too old" not in told:
        raise Stop("an old system is not told so")


def prove(system: Debian, package: Path) -> None:
    """Install, play, upgrade, break, repair and remove."""
    system.run("apt-get", "update", "-q")
    system.run("useradd", "--create-home", "--uid", str(PLAYER), "player")
    say("install with declared dependencies alone")
    system.install(package)
    say("compare what is declared with what is linked to")
    compare_dependencies(system)
    for platform in ("xcb", "offscreen"):
        say(f"play on {platform}")
        print(system.run("/usr/games/divinare", "--selftest", player=True, QT_QPA_PLATFORM=platform))
    say("play without HOME")
    system.run("/usr/games/divinare", "--selftest", player=True, QT_QPA_PLATFORM="offscreen", HOME="")
    for archive in DIST.glob("*.tar.xz"):
        say("play from the folder of the .tar.xz; where the system pretends to be old, it says so")
        play_from_archive(system, archive)
    say("upgrade")
    system.install(next_version(package, PROOF / "next"))
    state = system.run("dpkg-query", "--show", "divinare")
    licences = system.root / "usr" / "lib" / "divinare" / "licences"
    if "+next" not in state or (licences / "LICENSE.txt").exists() or not (licences / "LICENSE.new.txt").exists():
        raise Stop(f"the upgrade is not whole: {state}")
    print(system.run("/usr/games/divinare", "--selftest", player=True, QT_QPA_PLATFORM="xcb").splitlines()[-1])
    say("take libraries away: one of the system's, and one of the bundle's that the system has not either")
    system.run("dpkg", "--remove", "--force-depends", "libegl1")
    (licences.parent / "_internal" / "libxcb-cursor.so.0").unlink()
    told = system.run("/usr/games/divinare", player=True, may_fail=True, QT_QPA_PLATFORM="xcb")
    print(told)
    if "sudo apt install libegl1 libxcb-cursor0" not in told:
        raise Stop("a missing library is not named")
    system.run("apt-get", "install", "-qy", "--fix-broken", "--no-install-recommends")
    say("the file type is known to the desktop")
    system.run("apt-get", "install", "-qy", "--no-install-recommends", "shared-mime-info", "libglib2.0-bin")
    (system.root / "home" / "player" / "a.divinare").write_text('{"divinare":1}\n', encoding="utf-8")
    if "application/x-divinare" not in system.run("gio", "info", "/home/player/a.divinare"):
        raise Stop("*.divinare is not application/x-divinare")
    say("remove")
    system.run("apt-get", "purge", "-qy", "divinare")
    left = system.files()
    if left:
        raise Stop(f"left behind: {', '.join(sorted(left))}")


def main() -> int:
    """Carry out the whole proof."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("package", nargs="?", type=Path)
    parser.add_argument("--base", type=Path, default=PROOF / "debian")
    options = parser.parse_args()
    try:
        require(NEEDS)
        package = options.package or next(DIST.glob("*.deb"), None)
        if package is None:
            raise Stop("there is no .deb; run packaging/build.py first")
        PROOF.mkdir(exist_ok=True)
        look_over(package, PROOF / "looked-over")
        root = PROOF / "debian-proof"
        prepare(options.base, root)
        with mounted(root), screen() as display:
            prove(Debian(root, display), package.resolve())
        remove(root)
    except Stop as failure:
        say(str(failure))
        return 1
    say("the package is proved")
    return 0


if __name__ == "__main__":
    sys.exit(main())
