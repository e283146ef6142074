"""Boards, decks and action cards in TOML files: the box's own, custom ones, and each defect by file and place."""

import os
from pathlib import Path

import pytest

from divinare_qt.paths import resources
from divinare_qt.rules.errors import BadRules
from divinare_qt.rules.load import default_rules, load_action_card, load_boards, load_deck, read_toml

DECK = (6, 8, 10, 12)
BOARDS = (resources() / "rules" / "boards.toml").read_text(encoding="utf-8")
CARDS = (resources() / "rules" / "action-cards.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("players", "rounds", "hand", "discard", "passes"),
    [
        (4, 4, 6, 0, ((6, 3), (4, 2), (2, 1))),
        (3, 3, 8, 0, ((8, 4), (4, 2), (2, 1))),
        (2, 2, 12, 2, ((10, 5), (4, 2), (2, 1))),
    ],
)
def test_the_action_cards_of_the_box(
    players: int, rounds: int, hand: int, discard: int, passes: tuple[tuple[int, int], ...]
) -> None:
    rules = default_rules(players)
    card = rules.action_card
    assert (card.rounds, card.hand, card.discard, card.passes) == (rounds, hand, discard, passes)
    assert rules.in_play == 24
    assert rules.deck == DECK
    assert rules.bank.as_list() == [16, 44, 20]
    assert not rules.centre_may_stay
    assert not rules.open_scores


def test_every_layout_states_its_source() -> None:
    assert {art: board.source for art, board in default_rules(4).boards.items()} == {
        "R": "reconstructed",
        "B": "reconstructed",
        "G": "rulebook",
        "Y": "reconstructed",
    }
    sources = {players: default_rules(players).action_card.source for players in (2, 3, 4)}
    assert sources == {2: "reconstructed", 3: "reconstructed", 4: "rulebook"}


def test_custom_boards_are_loaded(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        BOARDS.replace("numbers = [9, 10], bonus = 1", "numbers = [8, 9, 10], bonus = 2")
        .replace("    { numbers = [8], bonus = 0 },\n    { numbers = [8, 9, 10]", "    { numbers = [8, 9, 10]")
        .replace('source = "rulebook"', 'source = "the copy of a friend"'),
        encoding="utf-8",
    )
    boards = load_boards(path, DECK)
    assert boards["G"].labels == ("3/4", "5", "6", "7", "8/9/10")
    assert boards["G"].spaces[-1].bonus == 2
    assert boards["G"].source == "the copy of a friend"
    assert boards["R"] == default_rules(4).boards["R"]


def test_a_custom_action_card_is_loaded(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[3]\nrounds = 2\nhand = 7\npasses = { 7 = 2, 3 = 3 }\n", encoding="utf-8")
    card = load_action_card(path, 3, DECK)
    assert (card.rounds, card.hand, card.discard, card.passes) == (2, 7, 0, ((7, 2), (3, 3)))
    with pytest.raises(BadRules, match=r"mine\.toml: 4: a table .* is wanted, not nothing"):
        load_action_card(path, 4, DECK)


BOARD_DEFECTS = [
    pytest.param(
        "numbers = [5]", "numbers = [6]", "G.spaces[2].numbers: 6 stands on space [1] already", id="number twice"
    ),
    pytest.param("numbers = [5]", "numbers = [2]", "G.spaces[1].numbers: 2 comes after 4", id="out of order"),
    pytest.param(
        "[9, 10]", "[9, 11]", "G.spaces[5].numbers: 11 is more than the 10 tasseomancy cards", id="above the count"
    ),
    pytest.param("[9, 10]", "[]", "G.spaces[5].numbers: a list of one to 3 numbers is wanted, not []", id="no number"),
    pytest.param("[9, 10]", "[9, 10.0]", "G.spaces[5].numbers: a whole number is wanted, not 10.0", id="fraction"),
    pytest.param("bonus = 2", "bonus = 3", "G.spaces[0].bonus: 3 is not from 0 to 2", id="bonus"),
    pytest.param("bonus = 2", "bonus = 2024-02-29", "G.spaces[0].bonus: a whole number is wanted", id="a date"),
    pytest.param(
        "[9, 10], bonus = 1", "[9, 10], bonus = true", "G.spaces[5].bonus: a whole number is wanted", id="truth"
    ),
    pytest.param('source = "rulebook"', "source = 3", "G.source: a text is wanted", id="source"),
    pytest.param("[G]", "[Z]", "G: a table of names and values is wanted, not nothing", id="board missing"),
    pytest.param(
        "spaces = [\n    { numbers = [3, 4]",
        "places = [\n    { numbers = [3, 4]",
        "G.spaces: a board has 3 to 12 spaces",
        id="spaces missing",
    ),
    pytest.param("[9, 10]", "[9 10]", "not TOML:", id="syntax"),
]


@pytest.mark.parametrize(("old", "new", "message"), BOARD_DEFECTS)
def test_each_defect_of_a_board_names_file_and_place(tmp_path: Path, old: str, new: str, message: str) -> None:
    before, documented, after = _tasseomancy(BOARDS)
    assert old in documented
    path = tmp_path / "mine.toml"
    path.write_text(before + documented.replace(old, new, 1) + after, encoding="utf-8")
    with pytest.raises(BadRules) as refusal:
        load_boards(path, DECK)
    assert str(refusal.value).startswith(f"{path}: {message}")
    assert "\n" not in str(refusal.value)


def _tasseomancy(text: str) -> tuple[str, str, str]:
    start, end = text.index("[G]"), text.index("[Y]")
    return text[:start], text[start:end], text[end:]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("rounds = 4", "rounds = 0", "4.rounds: 0 is not from 1 to 12"),
        ("rounds = 4", "", "4.rounds: this number is missing"),
        ("hand = 6", "", "4.hand: this number is missing"),
        ("hand = 6", "hand = 10", "4.hand: 4 hands of 10 are more than the 36 cards of the deck"),
        ("hand = 6", 'hand = "6"', "4.hand: a whole number is wanted, not '6'"),
        ("discard = 0", "discard = 6", "4.discard: 6 is not from 0 to 5"),
        ("6 = 3", "6 = 7", "4.passes.6: 7 is not from 1 to 6"),
        ("6 = 3", "7 = 3", "4.passes: hands are never 7 cards large"),
        ("6 = 3", "six = 3", "4.passes: a hand size is wanted, not 'six'"),
        ("rounds = 4", "rounds = " + "9" * 5000, "not TOML:"),
        ("rounds = 4", "rounds = 0x" + "f" * 5000, "4.rounds: a value too large to show is not from 1 to 12"),
    ],
)
def test_each_defect_of_an_action_card_names_file_and_place(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(CARDS.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadRules) as refusal:
        load_action_card(path, 4, DECK)
    assert str(refusal.value).startswith(f"{path}: {message}")


def test_a_deck_names_every_art(tmp_path: Path) -> None:
    path = tmp_path / "deck.toml"
    path.write_text("[cards]\nR = 6\nB = 8\nG = 10\n", encoding="utf-8")
    with pytest.raises(BadRules, match=r"deck\.toml: cards: the number of Y cards is missing"):
        load_deck(path)
    path.write_text("[cards]\nR = 6\nB = 8\nG = 10\nY = 12\n[tokens.tiny]\nblue = 1\nyellow = 2\n", encoding="utf-8")
    assert {name: stock.as_list() for name, stock in load_deck(path)[1].items()} == {"tiny": [1, 2, 0]}


def test_files_that_are_no_toml(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    for content, reason in [
        (b"\xff\xfe[\x00", "byte 0 is not UTF-8 text"),
        (b"a = " + b"[" * 100_000, "not TOML"),
        (b"#" * 1_000_001, "larger than 1,000,000 bytes"),
        (b"a = 1\na = 2\n", "not TOML"),
    ]:
        path.write_bytes(content)
        with pytest.raises(BadRules) as refusal:
            read_toml(path)
        assert str(refusal.value).startswith(f"{path}: {reason}") or reason in str(refusal.value)
        assert "\n" not in str(refusal.value)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pipes with a name in a folder")
def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path, reason in [
        (tmp_path / "none.toml", "No such file or directory"),
        (tmp_path, "this is not an ordinary file"),
        (pipe, "this is not an ordinary file"),
    ]:
        with pytest.raises(BadRules) as refusal:
            read_toml(path)
        assert str(refusal.value) == f"{path}: {reason}"
