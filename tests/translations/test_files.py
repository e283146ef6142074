"""The translation files are complete, and say what the code says."""

import re
from string import Formatter

import pytest

from divinare_qt.rules.arts import NAMES
from tests.helpers.texts import FORMS, LANGUAGES, PLACEHOLDER, Message, messages, texts_of_the_code

ALL = [(language, message) for language in (*LANGUAGES, "en") for message in messages(language)]
ACCELERATOR = re.compile(r"&(?=[^\s&])")
TERMS = {
    "fr": {"R": "chiromancie", "B": "cristallomancie", "G": "thédomancie", "Y": "astrologie"},
    "ru": {"R": "хиромантия", "B": "кристалломантия", "G": "гадание на кофейной гуще", "Y": "астрология"},
    "ja": {"R": "手相占い", "B": "水晶玉占い", "G": "紅茶占い", "Y": "星占い"},
}


def named(found: list[tuple[str, Message]]) -> list[str]:
    return [f"{language}: {message.key}: {message.forms}" for language, message in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_code_is_missing(language: str) -> None:
    there = {message.key for message in messages(language)}
    missing = [key for key in texts_of_the_code() if key not in there]
    assert not missing, "run `python packaging/translations.py update`, then translate"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_obsolete(language: str) -> None:
    wanted = texts_of_the_code()
    obsolete = [message.key for message in messages(language) if message.key not in wanted]
    assert not obsolete, "run `python packaging/translations.py update`"


def test_english_has_its_plurals_and_nothing_else() -> None:
    plurals = {key for key, plural in texts_of_the_code().items() if plural}
    assert {message.key for message in messages("en")} == plurals


def test_everything_is_translated() -> None:
    open_ones = [(language, message) for language, message in ALL if message.state or not all(message.forms)]
    assert not named(open_ones)


def test_every_plural_has_all_its_forms() -> None:
    plural = texts_of_the_code()
    wrong = [
        (language, message)
        for language, message in ALL
        if len(message.forms) != (FORMS[language] if message.plural else 1)
        or message.plural != plural.get(message.key, message.plural)
    ]
    assert not named(wrong)


def test_no_placeholder_is_lost_or_invented() -> None:
    wrong = [
        (language, message)
        for language, message in ALL
        if any(set(PLACEHOLDER.findall(form)) != set(PLACEHOLDER.findall(message.key.source)) for form in message.forms)
    ]
    assert not named(wrong)


def test_every_text_can_be_filled_in() -> None:
    for _, message in ALL:
        if PLACEHOLDER.search(message.key.source):
            for form in message.forms:
                list(Formatter().parse(form))


def test_an_accelerator_stays_an_accelerator() -> None:
    wrong = [
        (language, message)
        for language, message in ALL
        for form in message.forms
        if len(ACCELERATOR.findall(form)) != len(ACCELERATOR.findall(message.key.source))
    ]
    assert not named(wrong)


def test_filters_of_file_dialogs_stay_filters() -> None:
    for _, message in ALL:
        if "(*" in message.key.source:
            wanted = re.findall(r"\(\*[^)]*\)", message.key.source)
            assert all(re.findall(r"\(\*[^)]*\)", form) == wanted for form in message.forms), message


def test_lines_stay_lines() -> None:
    wrong = [(language, m) for language, m in ALL if any(f.count("\n") != m.key.source.count("\n") for f in m.forms)]
    assert not named(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arts_have_the_names_of_the_printed_rules(language: str) -> None:
    words = {message.key.source: message.forms[0] for message in messages(language) if message.key.context == "Words"}
    assert {art: words[name] for art, name in NAMES.items()} == TERMS[language]


def test_a_text_is_the_same_wherever_it_stands_unless_keys_or_contexts_say_otherwise() -> None:
    """The same English words, without an accelerator, have one translation: a term is a term."""
    for language in LANGUAGES:
        found: dict[tuple[str, str], set[tuple[str, ...]]] = {}
        for message in messages(language):
            if "&" not in message.key.source:
                found.setdefault((message.key.source, message.key.comment), set()).add(message.forms)
        twice = {key: forms for key, forms in found.items() if len(forms) > 1}
        assert not twice
