#!/bin/sh
# Make an AppImage (x86_64) from the tree of the .deb that packaging/build.py left in build/deb.
# The tool and the start-up code that it puts into the image are fetched, and must be the ones that are known.
set -eu
cd "$(dirname "$0")/../.."
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' divinare_qt/__init__.py)
fetch() { # URL FILE SHA256
    curl --fail --silent --show-error --location --retry 3 --output "build/$2" "$1"
    echo "$3  build/$2" | sha256sum --check --quiet
}
fetch https://github.com/AppImage/appimagetool/releases/download/1.9.1/appimagetool-x86_64.AppImage appimagetool \
    ed4ce84f0d9caff66f50bcca6ff6f35aae54ce8135408b3fa33abfc3cb384eb0
fetch https://github.com/AppImage/type2-runtime/releases/download/20251108/runtime-x86_64 runtime \
    2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d
chmod 755 build/appimagetool

folder=build/AppDir
rm -rf "$folder"
mkdir "$folder"
cp -a build/deb/usr "$folder/usr"
rm -rf "$folder/usr/share/lintian" "$folder/usr/share/doc" "$folder/usr/share/man"
ln -s usr/lib/divinare/divinare "$folder/AppRun"
sed 's|^\(Try\)\{0,1\}Exec=/usr/games/|\1Exec=|' build/deb/usr/share/applications/divinare.desktop > "$folder/divinare.desktop"
cp "$folder/divinare.desktop" "$folder/usr/share/applications/"
cp build/deb/usr/share/icons/hicolor/256x256/apps/divinare.png "$folder/divinare.png"
ln -s divinare.png "$folder/.DirIcon"
ARCH=x86_64 APPIMAGE_EXTRACT_AND_RUN=1 build/appimagetool --runtime-file build/runtime \
    "$folder" "dist/divinare-$version-linux-x86_64.AppImage"
