#!/bin/sh
# Try the Windows installer script under Wine: silent installation, registration, upgrade, removal, and what it refuses.
#
#   packaging/prove_windows.sh           with a stand-in for the program
#   packaging/prove_windows.sh FOLDER    with a bundle that was built on Windows
#
# Needs Debian's wine64, nsis, gcc-mingw-w64-x86-64 (for the stand-in), xvfb, and a Python with PySide6 (for the icon).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
python=${PYTHON:-python3}
work=$(mktemp -d)
wine=$(command -v wine64 || echo /usr/lib/wine/wine64)
export WINEPREFIX="$work/prefix" WINEDEBUG=-all QT_QPA_PLATFORM=offscreen
trap 'WINEPREFIX="$work/prefix" wineserver -k 2> /dev/null || /usr/lib/wine/wineserver -k || true; rm -rf "$work"' EXIT

fail() { echo "prove_windows: $*" >&2; exit 1; }
win() { timeout 300 xvfb-run --auto-servernum "$wine" "$@" < /dev/null; }

bundle=${1:+$(realpath "$1")}
if [ -z "$bundle" ]; then
    bundle=$work/bundle
    mkdir -p "$bundle/_internal/sub"
    echo 'int main(void) { return 0; }' > "$work/stand-in.c"
    x86_64-w64-mingw32-gcc -mwindows "$work/stand-in.c" -o "$bundle/Divinare.exe"
    echo data > "$bundle/_internal/sub/data.txt"
fi
# Debian's NSIS can make 64-bit installers, which a Wine without 32-bit parts needs.
"$python" - "$here" "$bundle" "$work" << 'END'
import sys
from pathlib import Path

here, bundle, work = map(Path, sys.argv[1:])
sys.path.insert(0, str(here))
from release import icons, project, windows

windows.BUILD = work
icons.make(project.ROOT / "resources" / "artwork" / "icons" / "divinare.svg", work / "icons")
windows.installer(bundle, work / "divinare-setup.exe", project.version(), nsis_target="amd64-unicode")
END

win wineboot --init > /dev/null 2>&1
local=$(find "$WINEPREFIX/drive_c/users" -maxdepth 3 -type d -path '*/AppData/Local' | grep -v Public | head -1)
[ -n "$local" ] || fail "Wine made no user"
folder=$local/Programs/Divinare
menu=$(dirname "$local")/Roaming/Microsoft/Windows/Start\ Menu/Programs/Divinare.lnk
inside="C:\\users\\$(basename "$(dirname "$(dirname "$local")")")\\AppData\\Local\\Programs\\Divinare"
known() { win reg query "HKCU\\Software\\$1" > /dev/null 2>&1; }

echo "Windows 7 is refused"
win winecfg -v win7
if win "$work/divinare-setup.exe" /S; then fail "an old Windows was not refused"; fi
[ ! -e "$folder" ] || fail "something was installed on an old Windows"

echo "install"
win winecfg -v win10
win "$work/divinare-setup.exe" /S
[ -e "$folder/Divinare.exe" ] && [ -e "$menu" ] || fail "not everything was installed"
for key in 'Classes\.divinare' 'Classes\Divinare.Game' 'Microsoft\Windows\CurrentVersion\Uninstall\Divinare'; do
    known "$key" || fail "$key is missing"
done

echo "upgrade"
touch "$folder/my notes.txt"
win "$work/divinare-setup.exe" /S
[ -e "$folder/Divinare.exe" ] || fail "the upgrade removed the program"

echo "remove"
win "$inside\\uninstall.exe" /S "_?=$inside"
[ ! -e "$folder/Divinare.exe" ] && [ ! -e "$folder/_internal" ] && [ ! -e "$menu" ] || fail "something was left behind"
[ -e "$folder/my notes.txt" ] || fail "a file that is not ours was removed"
for key in 'Classes\.divinare' 'Classes\Divinare.Game' 'Microsoft\Windows\CurrentVersion\Uninstall\Divinare'; do
    ! known "$key" || fail "$key was left behind"
done
echo "the installer is proved"
