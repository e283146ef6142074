#!/bin/sh
# Install a .deb, play with the installed program on an X server as an ordinary user, and remove it again.
# Run as root, with the .deb first; an AppImage may follow.
set -eu
package=$1
image=${2:-}
home=$(mktemp -d)
chown nobody "$home"
play() { # through xcb, since that is what most players have
    runuser -u nobody -- env -i HOME="$home" PATH=/usr/bin:/bin LANG=C.UTF-8 QT_QPA_PLATFORM=xcb \
        xvfb-run --auto-servernum "$@" --selftest
}
apt-get install --quiet --yes --no-install-recommends "$(realpath "$package")"
play /usr/games/divinare
apt-get remove --quiet --yes divinare
if [ -e /usr/lib/divinare ] || [ -e /usr/games/divinare ] || [ -e /usr/share/applications/divinare.desktop ]; then
    echo "the package left something behind" >&2
    exit 1
fi
if [ -n "$image" ]; then # no FUSE needed
    install -m 755 "$image" "$home/Divinare.AppImage" # an ordinary user may not see where it was built
    play env APPIMAGE_EXTRACT_AND_RUN=1 "$home/Divinare.AppImage"
fi
