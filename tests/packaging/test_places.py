"""A player without a home can play all the same."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from divinare_qt.models import places


def test_a_player_without_a_home_gets_a_passing_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QCoreApplication
) -> None:
    del qapp
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file" / "no folder"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    places._shelter.cache_clear()
    try:
        assert places.data_folder().is_dir()
        assert places.games_folder().is_relative_to(tmp_path)
        assert places.data_folder() == places.data_folder()
    finally:
        places._shelter.cache_clear()
