"""The macOS application: what it says of itself, its signature, its disk image, and Apple's blessing."""

import os
from pathlib import Path
from typing import Final

from release.project import IDENTIFIER, LANGUAGES, MIME_TYPE, PACKAGING, SUFFIX, TITLE, Version, run, say

OLDEST: Final = "13.0"
"""The oldest macOS that Qt's libraries run on."""
SIGN_IDENTITY: Final = "DIVINARE_SIGN_IDENTITY"
NOTARY_PROFILE: Final = "DIVINARE_NOTARY_PROFILE"
"""The name under which `xcrun notarytool store-credentials` keeps Apple's credentials in the keychain."""
NOTARY_KEYCHAIN: Final = "DIVINARE_NOTARY_KEYCHAIN"
"""The file of that keychain, where it is not the one of the login: notarytool looks nowhere else by itself."""


def info_plist(version: Version) -> dict[str, object]:
    """Return what Info.plist says beyond what PyInstaller writes."""
    type_name = f"{IDENTIFIER}.game"
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleName": TITLE,
        "CFBundleShortVersionString": version.number,
        "CFBundleVersion": version.number,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(LANGUAGES),
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "MIT licence; an unofficial implementation of the game by Brett J. Gilbert",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Divinare game",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [type_name],
                "CFBundleTypeIconFile": "divinare.icns",
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": type_name,
                "UTTypeDescription": "Divinare game",
                "UTTypeConformsTo": ["public.text", "public.data"],
                "UTTypeTagSpecification": {"public.filename-extension": [SUFFIX], "public.mime-type": [MIME_TYPE]},
            }
        ],
    }


def sign_command(app: Path, identity: str) -> list[str]:
    """Return the command that signs the application for the hardened runtime; `-` signs for this computer alone."""
    entitlements = PACKAGING / "macos" / "entitlements.plist"
    words = ["codesign", "--force", "--deep", "--options", "runtime", "--entitlements", str(entitlements)]
    return [*words, "--sign", identity, *([] if identity == "-" else ["--timestamp"]), str(app)]


def notarise_commands(file: Path, profile: str, keychain: str = "") -> list[list[str]]:
    """Return the commands that have Apple check a file and fasten the result to it."""
    submit = ["xcrun", "notarytool", "submit", str(file), "--keychain-profile", profile, "--wait"]
    submit += ["--keychain", keychain] if keychain else []
    return [submit, ["xcrun", "stapler", "staple", str(file)], ["xcrun", "stapler", "validate", str(file)]]


def disk_image(app: Path, target: Path) -> Path:
    """Sign the application, put it into a disk image beside a link to Applications, and notarise where configured."""
    identity = os.environ.get(SIGN_IDENTITY, "-")
    profile = os.environ.get(NOTARY_PROFILE, "")
    run(*sign_command(app, identity))
    run("codesign", "--verify", "--deep", "--strict", app)
    folder = target.parent / "dmg"
    folder.mkdir()
    run("cp", "-R", app, folder / app.name)
    (folder / "Applications").symlink_to("/Applications")
    run("hdiutil", "create", "-volname", TITLE, "-srcfolder", folder, "-format", "ULMO", "-ov", target)
    if identity == "-":
        say(f"signed for this computer alone, since {SIGN_IDENTITY} is not set")
        return target
    run("codesign", "--sign", identity, "--timestamp", target)
    if profile:
        for command in notarise_commands(target, profile, os.environ.get(NOTARY_KEYCHAIN, "")):
            run(*command)
    else:
        say(f"not notarised, since {NOTARY_PROFILE} is not set")
    return target
