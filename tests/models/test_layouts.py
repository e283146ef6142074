import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from divinare_qt.models.layouts import OWN_COPY, Layout, LayoutStore, as_toml, default_layout
from divinare_qt.models.named_files import FileProblem
from divinare_qt.rules import data
from divinare_qt.rules.boards import Board, Space
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.rules import ActionCard


def edited() -> Layout:
    usual = default_layout()
    board = Board("R", (Space((0, 1, 2), 2), Space((4,)), Space((6,), 1)), OWN_COPY)
    return Layout(
        {**usual.boards, "R": board}, {**usual.cards, 3: ActionCard(5, 7, 1, ((6, 3), (2, 2)), 'a "b"\\\x7f é')}
    )


def test_a_layout_comes_back_as_it_was_stored(tmp_path: Path) -> None:
    store = LayoutStore(tmp_path)
    layout = edited()
    store.save("Mine", layout)
    assert store.names() == ["Mine"]
    again = store.load("Mine")
    assert again == layout
    assert again.boards["R"].source == OWN_COPY
    assert again.cards[3].source == layout.cards[3].source


def test_no_name_is_the_layout_of_the_program(tmp_path: Path) -> None:
    assert LayoutStore(tmp_path).load("") == default_layout()


def test_the_file_is_toml_without_passes_too() -> None:
    usual = default_layout()
    layout = replace(usual, cards={**usual.cards, 2: replace(usual.cards[2], passes=())})
    assert tomllib.loads(as_toml(layout))["2"]["passes"] == {}


def test_the_rules_of_a_layout_can_be_written_and_read() -> None:
    rules = edited().rules(3)
    assert rules.boards["R"].labels == ("0/1/2", "4", "6")
    assert data.rules(data.as_data(rules), "rules", default_rules(3)) == rules


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("numbers = [3, 4]", "numbers = [3, 44]", r"G.spaces\[0\].numbers: 44 is more than the 10"),
        ("rounds = 4", "rounds = 0", "4.rounds: 0 is not from 1"),
        ("[Y]", "[Z]", "Y: a table"),
        ("[R]", "[R", "not TOML"),
    ],
)
def test_a_bad_file_is_refused_with_its_place(tmp_path: Path, old: str, new: str, reason: str) -> None:
    text = as_toml(default_layout())
    assert old in text
    (tmp_path / "Bad.toml").write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(FileProblem, match=reason) as caught:
        LayoutStore(tmp_path).load("Bad")
    assert caught.value.file == tmp_path / "Bad.toml"
    assert str(tmp_path) not in caught.value.reason


def test_a_layout_can_be_removed(tmp_path: Path) -> None:
    store = LayoutStore(tmp_path)
    store.save("Mine", edited())
    store.remove("Mine")
    assert store.names() == []
