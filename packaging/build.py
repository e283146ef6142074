"""Build the game for the system that this runs on, and the installer for it.

    python packaging/build.py                 everything
    python packaging/build.py --no-installer  only the folder dist/divinare (dist/Divinare.app on macOS)
    python packaging/build.py --no-test       without playing the self-test with the result
    python packaging/build.py --appimage      only: an AppImage of what was built before (Linux; needs mksquashfs)
    python packaging/build.py --check-tag v1  only: does this tag agree with the version and the changelog?
    python packaging/build.py --sums FOLDER   only: write SHA256SUMS for the files of a folder

Needs what `pip install .[build]` brings, and on Windows NSIS.
"""

import argparse
import hashlib
import platform
import shutil
import sys
import tempfile
from pathlib import Path

from release import appimage, archive, budget, changelog, linux, macos, project, windows
from release.project import BUILD, DIST, ROOT, Stop, Version, say

ARCHITECTURES = {"x86_64": "amd64", "AMD64": "amd64", "aarch64": "arm64", "arm64": "arm64"}


def architecture() -> str:
    """Return Debian's name for this machine's processor."""
    return ARCHITECTURES.get(platform.machine(), platform.machine())


def installers(bundle: Path, icons: Path, version: Version) -> list[Path]:
    """Make every file that this system's players download; the first is the one that the budget measures."""
    name = f"divinare-{version.number}"
    if sys.platform == "win32":
        return [windows.installer(bundle, DIST / f"{name}-windows-x64-setup.exe", version)]
    if sys.platform == "darwin":
        return [macos.disk_image(bundle, DIST / f"{name}-macos-{platform.machine()}.dmg")]
    processor = architecture()
    say("packing the .tar.xz")
    linux.portable(BUILD / "portable", bundle)
    packed = archive.tar_xz(BUILD / "portable", DIST / f"{name}-linux-{platform.machine()}.tar.xz", name, version.date)
    say("packing the .deb")
    linux.tree(BUILD / "deb", bundle, icons, version, processor)
    return [
        packed,
        linux.deb(BUILD / "deb", DIST / f"divinare_{linux.debian(version.number)}_{processor}.deb", version),
    ]


def make_appimage() -> Path:
    """Make the AppImage from the tree of the Debian package."""
    version = project.version()
    appimage.app_dir(BUILD / "deb", BUILD / "AppDir")
    runtime = appimage.fetch_runtime(BUILD / "appimage-runtime")
    target = DIST / f"divinare-{version.number}-linux-x86_64.AppImage"
    return appimage.pack(BUILD / "AppDir", runtime, target, version.date)


def weigh(bundle: Path, packed: Path | None) -> None:
    """Print what takes the space, and stop if it is too much."""
    sizes = budget.sizes_in(bundle)
    print(budget.table(sizes))
    size = packed.stat().st_size if packed is not None else 0
    if packed is not None:
        print(f"  {size / budget.MB:7.1f} MB  {packed.name}")
    problems = budget.BUDGETS[sys.platform].problems(sum(sizes.values()), size)
    if problems:
        raise Stop("the bundle is too large: " + "; ".join(problems))


def sums(folder: Path) -> None:
    """Write the SHA-256 sums of a folder's files, in the form that `sha256sum --check` reads."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != "SHA256SUMS")
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (folder / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")
    print("".join(lines), end="")


def build(*, installer: bool, test: bool) -> None:
    """Do everything, in order."""
    from release import bundle, smoke, start  # noqa: PLC0415 - the other commands need neither Qt nor PyInstaller

    shutil.rmtree(BUILD, ignore_errors=True)
    shutil.rmtree(DIST, ignore_errors=True)
    version = project.version()
    icons = bundle.make_icons()
    bundle.make_translations()
    folder = bundle.freeze(version)
    if test:
        smoke.everywhere(folder)
        with tempfile.TemporaryDirectory() as home:
            start.compare(folder, Path(home))
    made = installers(folder, icons, version) if installer else []
    weigh(folder, made[0] if made else None)
    for path in made:
        say(f"made {path.relative_to(ROOT)}")


def main(arguments: list[str]) -> int:
    """Carry out a command and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--no-installer", action="store_true")
    parser.add_argument("--no-test", action="store_true")
    parser.add_argument("--appimage", action="store_true")
    parser.add_argument("--check-tag", metavar="TAG")
    parser.add_argument("--sums", type=Path, metavar="FOLDER")
    options = parser.parse_args(arguments)
    try:
        if options.check_tag:
            print(changelog.guard(ROOT / "CHANGELOG.md", project.number(), options.check_tag).text)
        elif options.appimage:
            say(f"made {make_appimage().relative_to(ROOT)}")
        elif options.sums:
            sums(options.sums)
        else:
            build(installer=not options.no_installer, test=not options.no_test)
    except Stop as failure:
        say(str(failure))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
