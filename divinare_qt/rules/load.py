"""Reading decks, boards and action cards from TOML files."""

import re
import stat
import tomllib
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from divinare_qt.paths import resources
from divinare_qt.rules import data
from divinare_qt.rules.arts import ARTS, Art
from divinare_qt.rules.boards import Board
from divinare_qt.rules.errors import BadRules
from divinare_qt.rules.purse import Tokens
from divinare_qt.rules.rules import ActionCard, Rules
from divinare_qt.speech import translate, why

PLAYERS: Final = (2, 3, 4)
LARGEST_FILE: Final = 1_000_000
_BLANK: Final = ActionCard(rounds=1, hand=1, discard=0, passes=())


def read_toml(path: Path) -> dict[str, object]:
    """Return what a TOML file holds; BadRules names the file and, for a slip in the syntax, its line."""
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode):  # asked before opening, which would wait for a pipe's other end
            raise BadRules(str(path), translate("Rules", "this is not an ordinary file"))
        if about.st_size > LARGEST_FILE:
            reason = translate("Rules", "the file is larger than {bytes} bytes")
            raise BadRules(str(path), reason.format(bytes=f"{LARGEST_FILE:,}"))
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRules(str(path), why(error)) from error
    except UnicodeDecodeError as error:
        raise BadRules(
            str(path), translate("Rules", "byte {place} is not UTF-8 text").format(place=error.start)
        ) from error
    except (ValueError, RecursionError) as error:  # a number of 5000 digits is no TOMLDecodeError
        raise BadRules(str(path), _slip(str(error))) from error


def _slip(said: str) -> str:
    """Say where a text is no TOML. Of what the parser says, which is English, only the place is taken."""
    place = re.search(r"at line (\d+), column (\d+)", said)
    if place is None:
        return translate("Rules", "not TOML: it breaks off, or holds what can’t be read")
    text = translate("Rules", "not TOML: there is a slip in line {line}, column {column}")
    return text.format(line=place[1], column=place[2])


def load_deck(path: Path) -> tuple[tuple[int, ...], dict[str, Tokens]]:
    """Return the cards of each art, and the score tokens of each edition."""
    content = read_toml(path)
    counts = data.table(content.get("cards"), f"{path}: cards")
    missing = [art for art in ARTS if art not in counts]
    if missing:
        raise BadRules(
            f"{path}: cards",
            translate("Rules", "the number of {art} cards is missing").format(art=missing[0]),
        )
    editions = data.table(content.get("tokens", {}), f"{path}: tokens")
    return data.deck(counts, f"{path}: cards", (0,) * len(ARTS)), {
        name: data.tokens(stock, f"{path}: tokens.{name}", Tokens()) for name, stock in editions.items()
    }


def load_boards(path: Path, deck: tuple[int, ...]) -> dict[Art, Board]:
    """Return the four boards of a file, for a deck with so many cards of each art."""
    content = read_toml(path)
    boards: dict[Art, Board] = {}
    for art, cards in zip(ARTS, deck, strict=True):
        entry = data.table(content.get(art), f"{path}: {art}")
        board = data.board(art, entry.get("spaces", ()), f"{path}: {art}.spaces", cards)
        boards[art] = replace(board, source=_source(entry, f"{path}: {art}.source"))
    return boards


def load_action_card(path: Path, players: int, deck: tuple[int, ...]) -> ActionCard:
    """Return the action card of a file for a number of players."""
    place = f"{path}: {players}"
    entry = data.table(read_toml(path).get(str(players)), place)
    for key in ("rounds", "hand"):
        if key not in entry:
            raise BadRules(f"{place}.{key}", translate("Rules", "this number is missing"))
    card = data.action_card(entry, place, players, sum(deck), _BLANK)
    return replace(card, source=_source(entry, f"{place}.source"))


@cache
def default_rules(players: int) -> Rules:
    """Return the rules as the box has them for a number of players."""
    folder = resources() / "rules"
    deck, editions = load_deck(folder / "deck.toml")
    boards = load_boards(folder / "boards.toml", deck)
    card = load_action_card(folder / "action-cards.toml", players, deck)
    return Rules(players, deck, boards, card, bank=editions["standard"])


def token_editions() -> dict[str, Tokens]:
    """Return the score tokens of each printed edition."""
    return load_deck(resources() / "rules" / "deck.toml")[1]


def _source(entry: object, place: str) -> str:
    source = data.table(entry, place).get("source", "")
    if not isinstance(source, str):
        raise BadRules(place, translate("Rules", "a text is wanted that says where the layout comes from"))
    return source
