"""A program knows which commit it is: from its build, from git, or not at all."""

import subprocess
import sys
import types
from collections.abc import Iterator
from pathlib import Path

import pytest

from divinare_qt import origin


@pytest.fixture(autouse=True)
def unstamped(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(sys.modules, "divinare_qt._build", None)
    origin.commit.cache_clear()
    yield
    origin.commit.cache_clear()


def test_a_build_knows_its_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    stamped = types.ModuleType("divinare_qt._build")
    stamped.COMMIT = "abcdef"  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "divinare_qt._build", stamped)
    assert origin.commit() == "abcdef"


def test_a_clone_asks_git(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def git(*words: str) -> str:
        options = ["-c", "user.name=x", "-c", "user.email=x@example.org", "-c", "commit.gpgsign=false"]
        command = ["git", "-C", str(tmp_path), *options, *words]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    git("init", "--quiet")
    git("commit", "--quiet", "--allow-empty", "--message", "the first")
    monkeypatch.setattr(origin, "PACKAGE", tmp_path / "divinare_qt")
    assert origin.commit()
    assert git("rev-parse", "HEAD").startswith(origin.commit())


def test_without_git_nothing_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".git").mkdir()
    monkeypatch.setattr(origin, "PACKAGE", tmp_path / "divinare_qt")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not origin.commit()


def test_a_package_in_the_environment_of_another_project_does_not_name_that_ones_commit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(origin, "PACKAGE", Path(__file__).resolve().parent / "models")
    assert not origin.commit()


def test_licences_lie_beside_a_built_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "Contents" / "MacOS" / "divinare"))
    assert origin.licences_folder() is None
    place = tmp_path / "Contents" / "Resources" / "licences"
    place.mkdir(parents=True)
    (place / "LICENSE.txt").touch()
    assert origin.licences_folder() == place


def test_a_build_knows_which_files_it_must_have(monkeypatch: pytest.MonkeyPatch) -> None:
    assert origin.packed_resources() == []
    stamped = types.ModuleType("divinare_qt._build")
    stamped.RESOURCES = ["sounds/card.wav"]  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "divinare_qt._build", stamped)
    assert origin.packed_resources() == ["sounds/card.wav"]
