#!/bin/sh
# Bring what tests and builds need on Debian or Ubuntu. Run as root.
set -eu
export DEBIAN_FRONTEND=noninteractive
apt-get update --quiet
apt-get install --quiet --yes --no-install-recommends \
    binutils dpkg file squashfs-tools xvfb xz-utils \
    libdbus-1-3 libegl1 libfontconfig1 libgl1 libglib2.0-0 libwayland-client0 libwayland-cursor0 libx11-xcb1 \
    libxcb-cursor0 libxcb-glx0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-randr0 libxcb-render-util0 \
    libxcb-shape0 libxcb-shm0 libxcb-sync1 libxcb-util1 libxcb-xfixes0 libxcb-xkb1 libxkbcommon-x11-0 libxkbcommon0
