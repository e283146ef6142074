"""Prove that the wheel works by itself: build it, install it far from the source with pip and with pipx, and play.

python packaging/prove_wheel.py [--keep FOLDER]   keep the wheel and the source archive there
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import venv
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INSIDE = (
    *("rules/boards.toml", "artwork/icons/divinare.svg", "translations/divinare_fr.qm", "sounds/card.wav"),
    "bots/oracle.npz",
)
"""Resources without which a wheel is not whole."""


def check(wheel: Path) -> None:
    """See that resources are in the wheel, and which commit it was made from."""
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted = (*(f"resources/{name}" for name in INSIDE), "_build.py")
    missing = [name for name in wanted if f"divinare_qt/{name}" not in names]
    if missing:
        sys.exit(f"{wheel.name} lacks {', '.join(missing)}")


def prove(folder: Path) -> Path:
    """Build, install and play; return the folder of what was built."""
    tools = folder / "tools"
    venv.create(tools, with_pip=True)
    scripts = "Scripts" if os.name == "nt" else "bin"
    pip = ["-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    python = str(tools / scripts / "python")
    subprocess.run([python, *pip, "build", "pipx", "PySide6-Essentials"], check=True)
    translations = ROOT / "packaging" / "translations.py"
    subprocess.run([python, str(translations), "build"], check=True)
    built = folder / "built"
    subprocess.run([python, "-m", "build", "--outdir", str(built), str(ROOT)], cwd=folder, check=True)
    wheel = next(built.glob("*.whl"))
    check(wheel)
    player = folder / "a player's place"
    venv.create(player, with_pip=True)
    subprocess.run([str(player / scripts / "python"), *pip, str(wheel)], check=True, cwd=folder)
    variables = {"QT_QPA_PLATFORM": "offscreen", "PIPX_HOME": str(folder / "pipx"), "PIPX_BIN_DIR": str(folder / "bin")}
    variables |= {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    play(player / scripts / "divinare", variables)
    subprocess.run([python, "-m", "pipx", "install", str(wheel)], cwd=folder, env=variables, check=True)
    play(folder / "bin" / "divinare", variables)
    return built


def play(program: Path, variables: dict[str, str]) -> None:
    """Run the self-test of an installed program, away from the source."""
    subprocess.run([str(program), "--selftest"], cwd=program.parent, env=variables, check=True)


def main() -> None:
    """Do it in a temporary folder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--keep", type=Path, metavar="FOLDER")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as temporary:
        built = prove(Path(temporary))
        if options.keep is not None:
            shutil.copytree(built, options.keep, dirs_exist_ok=True)


if __name__ == "__main__":
    main()
