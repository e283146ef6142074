"""Biographies: everyone, in every language."""

import pytest

from divinare_qt.match.header import CHARACTERS
from divinare_qt.models.characters import characters
from divinare_qt.models.settings import LANGUAGES

SPOKEN = [code for code in LANGUAGES if code]


@pytest.mark.parametrize("language", SPOKEN)
def test_every_medium_has_a_name_and_a_story(language: str) -> None:
    known = characters(language)
    assert tuple(known) == CHARACTERS
    for medium in known.values():
        assert medium.name
        ends = medium.biography.count(".") + medium.biography.count("。")
        assert 2 <= ends <= 4
        assert "\n" not in medium.biography


def test_languages_differ() -> None:
    assert len({characters(language)["rami"].biography for language in SPOKEN}) == len(SPOKEN)
