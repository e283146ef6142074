"""The Windows installer: what the program says of itself, and the lists from which NSIS works."""

import shutil
from pathlib import Path, PurePosixPath

from release import words
from release.project import BUILD, PACKAGING, TITLE, Stop, Version, run

_VERSION_FILE = """\
VSVersionInfo(
  ffi=FixedFileInfo(filevers=({numbers}), prodvers=({numbers}), mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "The Divinare for the desktop developers"),
      StringStruct("FileDescription", "{title}"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("LegalCopyright", "MIT licence"),
      StringStruct("OriginalFilename", "Divinare.exe"),
      StringStruct("ProductName", "{title}"),
      StringStruct("ProductVersion", "{version} ({commit})"),
    ])]),
    VarFileInfo([VarStruct("Translation", [0x0409, 1200])]),
  ],
)
"""


def write_version_file(path: Path, version: Version) -> None:
    """Write what Explorer shows under Properties, in the form that PyInstaller reads."""
    numbers = version.four.replace(".", ", ")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        _VERSION_FILE.format(numbers=numbers, title=TITLE, version=version.number, commit=version.commit),
        encoding="utf-8",
    )


def removal_list(files: list[PurePosixPath]) -> str:
    """Return the NSIS lines that remove exactly what was installed: a folder may hold what a player put there."""
    folders = {parent for file in files for parent in file.parents if parent != PurePosixPath(".")}
    deepest_first = sorted(folders, key=lambda folder: (-len(folder.parts), str(folder)))
    lines = [f'Delete "$INSTDIR\\{_windows(file)}"' for file in sorted(files)]
    lines += [f'RMDir "$INSTDIR\\{_windows(folder)}"' for folder in deepest_first]
    return "\n".join(lines) + "\n"


def _windows(path: PurePosixPath) -> str:
    return str(path).replace("$", "$$").replace("/", "\\")


def installer_command(makensis: str, bundle: Path, target: Path, version: Version, *, nsis_target: str) -> list[str]:
    """Return the command that makes the installer."""
    defines = {
        "VERSION": version.number,
        "VERSION4": version.four,
        "BUNDLE": str(bundle),
        "ICON": str(BUILD / "icons" / "divinare.ico"),
        "WORDS": str(BUILD / "words.nsh"),
        "REMOVAL": str(BUILD / "removal.nsh"),
        "OUTPUT": str(target),
        "KILOBYTES": str(sum(path.stat().st_size for path in bundle.rglob("*") if path.is_file()) // 1024),
    } | ({"TARGET": nsis_target} if nsis_target else {})
    told = [f"-D{key}={value}" for key, value in defines.items()]
    return [makensis, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *told, str(PACKAGING / "windows" / "divinare.nsi")]


def installer(bundle: Path, target: Path, version: Version, *, nsis_target: str = "") -> Path:
    """Make the installer; NSIS runs on Linux too, where `nsis_target` may name a 64-bit stub."""
    known = (shutil.which("makensis"), r"C:\Program Files (x86)\NSIS\makensis.exe")
    makensis = next((path for path in known if path and Path(path).exists()), None)
    if makensis is None:
        raise Stop("NSIS is missing: https://nsis.sourceforge.io, or `choco install nsis`")
    files = [PurePosixPath(path.relative_to(bundle).as_posix()) for path in bundle.rglob("*") if path.is_file()]
    (BUILD / "removal.nsh").write_text(removal_list(files), encoding="utf-8")
    (BUILD / "words.nsh").write_text(words.nsis_lines(), encoding="utf-8")
    run(*installer_command(makensis, bundle, target, version, nsis_target=nsis_target))
    return target
