"""Signs, spaces and dashes as each language writes them, in everything that a person reads."""

# ruff: noqa: RUF001 - letters and signs that look alike are what this is about

import html
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from divinare_qt.paths import resources
from tests.helpers.texts import LANGUAGES, messages

MINUS = r"(?<![\w\d,…/-])-\d"
EVERYWHERE = {
    r"\.\.\.": "three points for an ellipsis",
    MINUS: "a hyphen for a minus",
    r"\u202f": "a narrow space, which the program's fonts do not have",
    r" {2}": "two spaces",
    r" [,.…)\]](?!\w)": "a space before a sign that follows its word",
}
SLIPS = {
    "fr": {
        r" [:;!?»%]": "a plain space before a sign that wants an unbreakable one",
        r"« ": "a plain space after «",
        r"[^\s\u00a0:/][!?;»]": "no space before a sign that wants one",
        r"\w:(?!//)(?:\s|$)": "no space before a colon",
        r"\w'\w": "a straight apostrophe",
        r"[“”\"„]": "quotes of another language",
        r"\d \d{3}": "a plain space inside a number",
        r" [—–] ": "a dash that may begin a line",
    },
    "ru": {
        r"[“”\"„]": "quotes of another language",
        r"« | »": "a space inside quotes",
        r" [-–] ": "a hyphen for a dash",
        r" —": "a dash that may begin a line",
        r" [:;!?%]": "a space before a sign that follows its word, or a percent sign that may begin a line",
        r"\d \d{3}": "a plain space inside a number",
        r"\b[Ее]ще\b|\bвсе ещ|\bеe\b|\bжелт|\bзвезд[ы]|\bчерн|\bидет\b|\bберет|\bподсчет|\bсчет\b": "е for ё",
    },
    "ja": {
        r"[ぁ-んァ-ヶー一-龠][.,!?:;](?!\w)": "a half-width sign after Japanese letters",
        r"[“”«»\"]": "quotes of another language",
        r"[ぁ-んァ-ヶー一-龠、。」）] +[ぁ-んァ-ヶ一-龠「（]": "a space between Japanese words",
        r"[、。「」（）：] | [、。「」（）：]": "a space beside a full-width sign",
        r"[ァ-ヶ一-龠][(]|[)][ァ-ヶ一-龠]": "half-width brackets",
    },
}
FILTER = re.compile(r" \(\*[^)]*\)(?:;;)?")
NOT_PROSE = re.compile(r"\{\".*\}|\{\{.*?\}\}|%(?:\(\w+\))?[sr]|\(&\w\)|\[[^\]]*\.divinare[^\]]*\]|true|false|exec:")
"""JSON, what the rulebook fills in, argparse's places, accelerators, a line of usage, and words of the formats."""
MARKUP = re.compile(r"<[^>]+>")


def said(language: str) -> Iterator[tuple[str, str]]:
    """Return everything in a language, and where it stands."""
    for message in messages(language):
        for form in message.forms:
            yield message.key.context, FILTER.sub("\n", form).strip(" ")
    for path in sorted((resources() / "rulebook" / language).iterdir()):
        texts = strings(path) if path.suffix == ".toml" else path.read_text(encoding="utf-8").splitlines()
        yield from ((f"rulebook/{path.name}", text) for text in texts)
    for room in ("lesson", "characters"):
        yield from ((room, text) for text in strings(resources() / room / f"{language}.toml"))


def strings(path: Path) -> list[str]:
    """Return every text of a TOML file, line by line."""
    return [line for text in _texts(tomllib.loads(path.read_text(encoding="utf-8"))) for line in text.splitlines()]


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for entry in value.values():
            yield from _texts(entry)
    else:
        yield str(value)


def slips(language: str, text: str) -> list[str]:
    """Return what is wrong with a text."""
    prose = NOT_PROSE.sub("X", html.unescape(MARKUP.sub("", text)))
    return [why for pattern, why in (EVERYWHERE | SLIPS.get(language, {})).items() if re.search(pattern, prose)]


@pytest.mark.parametrize("language", [*LANGUAGES, "en"])
def test_typography(language: str) -> None:
    wrong = [f"{place}: {why}: {text!r}" for place, text in said(language) for why in slips(language, text)]
    assert not wrong


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Quel art ?"), ("fr", "Quel art?"), ("fr", "l'art"), ("fr", "Attendez..."), ("fr", '"art"'),
        ("fr", "Points: 3"), ("fr", "-1 point"), ("fr", "« art »"), ("fr", "1 000 livres"), ("fr", "art\u202f?"),
        ("ru", '"карта"'), ("ru", "Бот - программа"), ("ru", "Бот — программа"), ("ru", "еще карта"),
        ("ru", "20 %"), ("ja", "手 札"), ("ja", "手札."), ("ja", "手札(6枚)"), ("ja", "«手札»"), ("en", "wait..."),
    ],
)  # fmt: skip
def test_a_slip_is_found(language: str, text: str) -> None:
    assert slips(language, text)
