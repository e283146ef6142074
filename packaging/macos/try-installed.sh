#!/bin/sh
# Copy the application from a disk image into Applications, look at its signature, and play with it.
set -eu
mounted=$(mktemp -d)
hdiutil attach -nobrowse -readonly -mountpoint "$mounted" "$1"
trap 'hdiutil detach "$mounted"' EXIT
rm -rf /Applications/Divinare.app
cp -R "$mounted/Divinare.app" /Applications/
codesign --verify --deep --strict --verbose=2 /Applications/Divinare.app
plutil -lint /Applications/Divinare.app/Contents/Info.plist
/Applications/Divinare.app/Contents/MacOS/divinare --selftest
