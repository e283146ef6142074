#!/bin/sh
# Start the game, or say that this system is too old for it: the program itself could only name a missing symbol.
here=$(dirname "$(readlink -f "$0")")
needed=@GLIBC@
found=$(getconf GNU_LIBC_VERSION 2> /dev/null | cut -d ' ' -f 2)
if [ "$(printf '%s\n' "$needed" "$found" | sort -V | head -n 1)" = "$needed" ]; then
    exec "$here/@PROGRAM@" "$@"
fi
case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
@TEXTS@
esac
echo "divinare: $text" >&2
if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    if command -v zenity > /dev/null; then
        zenity --error --no-markup --title=Divinare --text="$text"
    elif command -v kdialog > /dev/null; then
        kdialog --title Divinare --error "$text"
    elif command -v xmessage > /dev/null; then
        xmessage -center "$text"
    fi
fi
exit 1
