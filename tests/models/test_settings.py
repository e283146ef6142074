import json
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from divinare_qt.models.settings import Setting, Settings


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "settings.ini")


def opened(file: str) -> Settings:
    return Settings(QSettings(file, QSettings.Format.IniFormat))


def test_a_new_value_is_there_the_next_time(file: str) -> None:
    settings = opened(file)
    settings.theme, settings.text_scale, settings.sound = "light", 150, False
    settings.shortcuts = {"hint": "Ctrl+K"}
    settings.remember_name("Ada")
    settings.remember_name("Florence")
    settings.remember_name("Ada")
    settings.store.sync()
    again = opened(file)
    assert (again.theme, again.text_scale, again.sound) == ("light", 150, False)
    assert again.shortcuts == {"hint": "Ctrl+K"}
    assert again.names == ("Ada", "Florence")


def test_a_change_is_told_once(file: str) -> None:
    settings, told = opened(file), list[str]()
    settings.changed.connect(told.append)
    settings.pace = "brisk"
    settings.pace = "brisk"
    assert told == ["pace"]


@pytest.mark.parametrize("nonsense", ["", "purple", "[", "[1", '{"a"', "-9e9", "\u0000", "[" * 60_000])
def test_nonsense_in_the_store_counts_as_nothing(file: str, nonsense: str) -> None:
    settings = opened(file)
    for name, setting in vars(Settings).items():
        if isinstance(setting, Setting):
            settings.store.setValue(setting.key, nonsense)
            assert type(getattr(settings, name)) is type(setting.default)


def test_reset_keeps_only_the_names(file: str) -> None:
    settings = opened(file)
    settings.theme = "light"
    settings.remember_name("Ada")
    settings.reset()
    assert settings.theme == "dark"
    assert settings.names == ("Ada",)


def test_names_that_no_game_could_be_written_with_are_dropped(file: str) -> None:
    settings = opened(file)
    settings.store.setValue("play/names", json.dumps(["Ada", "half \ud800", "x" * 5000, "Ben"]))
    assert settings.names == ("Ada", "Ben")
