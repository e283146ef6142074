"""A Windows made of Wine, in which Qt and NumPy find what they call. For tests: releases are built on real Windows.

Wine 8 lacks some functions; libraries that have them are put into the Wine prefix, never into the bundle.
"""

import os
import shutil
import subprocess
from pathlib import Path

import pefile

from release.project import Stop, run

PROGRAM = shutil.which("wine64") or "/usr/lib/wine/wine64"
SERVER = shutil.which("wineserver") or "/usr/lib/wine/wineserver"
LIBRARIES = Path("/usr/lib/x86_64-linux-gnu/wine/x86_64-windows")
NEEDS = {PROGRAM: "wine64", "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64", "xvfb-run": "xvfb", "xauth": "xauth"}
"""The programs that this takes, and Debian's packages of them."""
LONGEST = 1800
"""Seconds that a program may take."""
ICU = (
    *("UCNV_FROM_U_CALLBACK_SUBSTITUTE", "UCNV_TO_U_CALLBACK_SUBSTITUTE", "ucnv_cbFromUWriteUChars", "ucnv_reset"),
    *("ucnv_cbToUWriteUChars", "ucnv_close", "ucnv_countAvailable", "ucnv_fromUCountPending", "ucnv_fromUnicode"),
    *("ucnv_getAvailableName", "ucnv_getFromUCallBack", "ucnv_getMaxCharSize", "ucnv_getName", "ucnv_getStandardName"),
    *("ucnv_getToUCallBack", "ucnv_open", "ucnv_setFromUCallBack", "ucnv_setToUCallBack", "ucnv_toUCountPending"),
    "ucnv_toUnicode",
)
"""What Qt calls in Windows' icuuc.dll, to convert from old encodings; the game needs none of it."""


class Windows:
    """A Windows 10 in a folder of its own."""

    def __init__(self, prefix: Path) -> None:
        self.prefix = prefix
        self.system = prefix / "drive_c" / "windows" / "system32"

    def make(self) -> None:
        """Make it anew."""
        shutil.rmtree(self.prefix, ignore_errors=True)
        self.prefix.mkdir(parents=True)
        self.run("wineboot", "--init")
        self.pretend("win10")
        self._complete("ucrtbase", *complex_functions())
        self._complete("mscms", "void *nothing(void) { return 0; }", {"WcsCreateIccProfile": "nothing"})
        code = "\n".join(f"void *{name}(void) {{ return 0; }}" for name in ICU)
        self._compile("icuuc", code, [f" {name}" for name in ICU])

    def pretend(self, version: str) -> None:
        """Be another version of Windows, such as `win7`."""
        self.run("winecfg", "-v", version)

    def run(self, *words: str, may_fail: bool = False) -> str | None:
        """Run a program and return what it said; None where it failed and may.

        Its output goes through a pipe and its input comes from nowhere: Wine's Python wants it so.
        """
        ours = {"WINEPREFIX": str(self.prefix), "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "ucrtbase,mscms=n,b"}
        done = subprocess.run(
            ["xvfb-run", "--auto-servernum", PROGRAM, *words],  # noqa: S607
            env=os.environ | ours,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            timeout=LONGEST,
            check=False,
        )
        text = done.stdout.decode(errors="replace")
        if done.returncode and not may_fail:
            raise Stop(f"{words[0]} failed with status {done.returncode}:\n{text}")
        return None if done.returncode else text

    def shut_down(self) -> None:
        """End all its programs."""
        subprocess.run([SERVER, "-k"], env=os.environ | {"WINEPREFIX": str(self.prefix)}, check=False)

    def _compile(self, name: str, code: str, exports: list[str]) -> None:
        """Make a Windows library and put it among the system's."""
        work = self.prefix.parent
        (work / f"{name}.c").write_text(code, encoding="ascii")
        (work / f"{name}.def").write_text("\n".join([f"LIBRARY {name}.dll", "EXPORTS", *exports]), encoding="ascii")
        sources = (work / f"{name}.c", work / f"{name}.def")
        target = self.system / f"{name}.dll"
        target.unlink(missing_ok=True)
        run("x86_64-w64-mingw32-gcc", "-shared", "-static-libgcc", "-O1", *sources, "-o", target)

    def _complete(self, name: str, code: str, added: dict[str, str]) -> None:
        """Replace one of Wine's libraries by one that has more, and hands everything else on to Wine's, renamed."""
        original = bytearray((LIBRARIES / f"{name}.dll").read_bytes())
        sign = original.find(b"Wine builtin DLL")
        original[sign : sign + 16] = bytes(16)  # Wine would look for it among its own
        (self.system / f"{name}_wine.dll").write_bytes(original)
        portable = pefile.PE(data=bytes(original))
        known = {symbol.name.decode() for symbol in portable.DIRECTORY_ENTRY_EXPORT.symbols if symbol.name}
        passed_on = [f' "{symbol}" = "{name}_wine.{symbol}"' for symbol in sorted(known - set(added))]
        self._compile(name, code, passed_on + [f" {symbol} = {ours}" for symbol, ours in added.items()])


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


def seen_from_windows(path: Path) -> str:
    """Return the name that a file of this system has there."""
    return "Z:" + str(path).replace("/", "\\")
