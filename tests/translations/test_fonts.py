"""The fonts that the program brings have every letter that it shows."""

import ast

import pytest
from PySide6.QtGui import QFont, QFontInfo, QRawFont
from PySide6.QtWidgets import QApplication, QLabel

from divinare_qt.dialogs.look import serif as heading_letters
from divinare_qt.models.language import NAMES
from divinare_qt.paths import resources
from divinare_qt.table.fonts import OWN, licences, load_fonts, stand_by
from divinare_qt.table.theme import serif
from tests.helpers.texts import LANGUAGES, code, messages, text_of, texts_of_the_code

FOLDER = resources() / "fonts"
TEXTS = (".html", ".toml", ".md", ".json", ".txt")
LETTERS_OF_LANGUAGES = "".join(NAMES.values())
ALPHABETS = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ«»…—\N{RIGHT SINGLE QUOTATION MARK}\N{EN DASH}"
    "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя№"
)
KANA = "".join(map(chr, [*range(0x3041, 0x3097), *range(0x30A1, 0x30FB)])) + "ー、。「」・"


def faces(*names: str) -> list[QRawFont]:
    return [QRawFont(str(FOLDER / name), 16.0) for name in names]


def missing(text: str, fonts: list[QRawFont]) -> str:
    letters = {letter for letter in text if letter.isprintable() and not letter.isspace()}
    return "".join(
        sorted(letter for letter in letters if not any(font.supportsCharacter(ord(letter)) for font in fonts))
    )


def everything_said() -> str:
    said = [form for language in LANGUAGES for message in messages(language) for form in message.forms]
    read = [path.read_text(encoding="utf-8") for path in resources().rglob("*") if path.suffix in TEXTS]
    nodes = [node for tree in code().values() for node in ast.walk(tree) if isinstance(node, ast.expr)]
    written = [text_of(node) or "" for node in nodes]  # signs such as arrows, which are not translated
    return "".join([*said, *written, *(key.source for key in texts_of_the_code()), *read, LETTERS_OF_LANGUAGES])


def all_faces(weight: str) -> list[QRawFont]:
    symbols = ("NotoSansSymbols2-Regular.ttf", "NotoSansSymbols-Regular.ttf")
    return faces(f"Literata-{weight}.ttf", f"ShipporiMincho-{weight}.ttf", *symbols)


@pytest.mark.parametrize("weight", ["Regular", "Bold"])
def test_every_letter_of_every_text_has_a_glyph(qapp: QApplication, weight: str) -> None:
    del qapp
    absent = missing(everything_said(), all_faces(weight))
    assert not absent, f"run `python packaging/fonts.py`: {absent}"


@pytest.mark.parametrize("weight", ["Regular", "Bold", "Italic"])
def test_alphabets_are_whole(qapp: QApplication, weight: str) -> None:
    del qapp
    assert not missing(ALPHABETS, faces(f"Literata-{weight}.ttf"))


def test_kana_are_whole(qapp: QApplication) -> None:
    del qapp
    assert not missing(KANA, faces("ShipporiMincho-Regular.ttf"))
    assert not missing(KANA, faces("ShipporiMincho-Bold.ttf"))


def test_qt_knows_the_fonts(qapp: QApplication) -> None:
    del qapp
    assert set(load_fonts()) == set(OWN)
    assert QFontInfo(serif(20)).family() == OWN[0]


def test_the_program_writes_with_its_own_fonts_and_the_systems_stand_by(qapp: QApplication) -> None:
    before = QFont(qapp.font())
    stand_by(qapp)
    stand_by(qapp)
    assert qapp.font().families()[: len(OWN)] == list(OWN)
    assert len(set(qapp.font().families())) == len(qapp.font().families())
    qapp.setFont(before)


def test_headings_have_the_programs_letters(qapp: QApplication) -> None:
    del qapp
    load_fonts()
    assert QFontInfo(heading_letters(QLabel())).family() == OWN[0]


def test_every_font_has_its_licence() -> None:
    assert {name for name, _, _ in licences()} <= set(OWN)
    texts = [path.read_text(encoding="utf-8") for path in FOLDER.glob("OFL-*.txt")]
    assert len(texts) == 3
    assert all("SIL OPEN FONT LICENSE Version 1.1" in text for text in texts)
