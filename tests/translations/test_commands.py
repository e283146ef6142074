"""Commands that open no window speak the system's language too; what programs read stays as it is."""

import json
import sys
from pathlib import Path

import pytest

from tests.helpers.command import divinare

GAME = str(Path(__file__).parents[1] / "golden" / "games" / "four-players.divinare")
pytestmark = [
    pytest.mark.usefixtures("built"),
    pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the language is no environment variable"),
]


def language(locale: str, tmp_path: Path) -> dict[str, str]:
    return {"LC_ALL": locale, "LANG": locale, "XDG_CONFIG_HOME": str(tmp_path)}


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("C.UTF-8", "Player 2 and Player 3 share the win"),
        ("fr_FR.UTF-8", "Player 2 et Player 3 se partagent la victoire"),
        ("ru_RU.UTF-8", "победу делят Player 2 и Player 3"),
        ("ja_JP.UTF-8", "Player 2とPlayer 3が勝利を分け合いました"),
        ("de_DE.UTF-8", "Player 2 and Player 3 share the win"),
    ],
)
def test_a_replay_is_told_in_the_systems_language(tmp_path: Path, locale: str, said: str) -> None:
    done = divinare("replay", GAME, changes=language(locale, tmp_path) | {"PYTHONUTF8": "1"})
    assert done.returncode == 0
    assert said in done.stdout.decode()


def test_errors_too(tmp_path: Path) -> None:
    changes = language("fr_FR.UTF-8", tmp_path) | {"PYTHONUTF8": "1"}
    done = divinare("replay", str(tmp_path / "none"), changes=changes)
    assert done.stderr.decode().endswith("none: Fichier ou dossier introuvable\n")


def test_json_is_the_same_in_every_language(tmp_path: Path) -> None:
    usual = json.loads(divinare("replay", "--json", GAME).stdout)
    assert json.loads(divinare("replay", "--json", GAME, changes=language("ja_JP.UTF-8", tmp_path)).stdout) == usual
