"""The chapters: the same in all languages, true for any rules."""

import re
from dataclasses import replace

import pytest

from divinare_qt.dialogs.rulebook_examples import KINDS, example, round_example
from divinare_qt.dialogs.rulebook_fill import Filler, UnknownPlaceholder
from divinare_qt.dialogs.rulebook_text import CHAPTERS, chapters, words
from divinare_qt.match.header import CHARACTERS
from divinare_qt.models.characters import characters
from divinare_qt.models.lesson_data import texts as lesson_texts
from divinare_qt.models.settings import LANGUAGES
from divinare_qt.rules import data
from divinare_qt.rules.arts import ARTS, ORDER
from divinare_qt.rules.boards import Prediction
from divinare_qt.rules.load import PLAYERS, default_rules
from divinare_qt.rules.moves import CENTRE
from divinare_qt.rules.rules import Rules
from divinare_qt.rules.scoring import worth
from tests.helpers.texts import LANGUAGES as TRANSLATED
from tests.helpers.texts import Key, messages

SPOKEN = [code for code in LANGUAGES if code]


def odd_rules() -> Rules:
    """Return rules with as few and as many spaces as a board may have, without a bonus and with gaps."""
    rules = default_rules(2)
    rows = {
        "R": [{"numbers": [0], "bonus": 0}, {"numbers": [2], "bonus": 0}, {"numbers": [6], "bonus": 0}],
        "B": [{"numbers": [n], "bonus": 2} for n in range(9)],
        "G": [{"numbers": [0, 1, 2], "bonus": 1}, {"numbers": [5], "bonus": 0}, {"numbers": [9], "bonus": 0}],
        "Y": [{"numbers": [n], "bonus": n % 3} for n in range(1, 13)],
    }
    boards = {art: data.board(art, rows[art], art, rules.deck[ORDER[art]]) for art in ARTS}
    card = replace(rules.action_card, hand=10, discard=0, passes=((10, 3),), source="")
    return replace(rules, boards=boards, action_card=card, centre_may_stay=True, open_scores=True)


@pytest.mark.parametrize("language", SPOKEN)
def test_all_languages_have_the_same_chapters_sections_placeholders_and_links(language: str) -> None:
    for ours, english in zip(chapters(language), chapters("en"), strict=True):
        assert ours.name == english.name
        assert [anchor for anchor, _ in ours.sections] == [anchor for anchor, _ in english.sections]
        assert sorted(ours.placeholders()) == sorted(english.placeholders())
        assert sorted(ours.links()) == sorted(english.links())
        assert ours.text.count("<p>") == english.text.count("<p>"), ours.name
        assert ours.text.count("<li>") == english.text.count("<li>"), ours.name


@pytest.mark.parametrize("language", SPOKEN)
def test_all_languages_have_the_same_words_with_the_same_values(language: str) -> None:
    ours, english = words(language), words("en")
    assert ours.keys() == english.keys()
    for name, text in ours.items():
        assert text
        assert sorted(re.findall(r"\{\w+\}", text)) == sorted(re.findall(r"\{\w+\}", english[name]))


@pytest.mark.parametrize("language", SPOKEN)
def test_markup_is_balanced(language: str) -> None:
    for chapter in chapters(language):
        opened: list[str] = []
        for end, tag in re.findall(r"<(/?)([a-z][a-z0-9]*)[^>]*>", chapter.text):
            if not end:
                opened.append(tag)
            else:
                assert opened.pop() == tag, f"{language}/{chapter.name}"
        assert not opened


def test_links_lead_somewhere_and_anchors_are_unique() -> None:
    anchors = [name for chapter in chapters("en") for name in (chapter.name, *dict(chapter.sections))]
    assert len(anchors) == len(set(anchors))
    assert {link for chapter in chapters("en") for link in chapter.links()} <= set(anchors)
    assert tuple(chapter.name for chapter in chapters("en")) == CHAPTERS


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("rules", [*map(default_rules, PLAYERS), odd_rules()], ids=["2", "3", "4", "odd"])
def test_every_placeholder_is_filled_in(language: str, rules: Rules) -> None:
    book = Filler(rules, language).book()
    assert "{{" not in book
    assert "{n}" not in book


@pytest.mark.parametrize(
    "text", ["{{nonsense}}", "{{board:X}}", "{{example:row:Q}}", "{{example:odd:R}}", "{{table:x}}"]
)
def test_what_cannot_be_drawn_is_named(text: str) -> None:
    with pytest.raises(UnknownPlaceholder) as refused:
        Filler(default_rules(4), "en").filled(text)
    assert text in str(refused.value)


def test_tables_follow_the_rules_in_use() -> None:
    card = replace(default_rules(4).action_card, hand=5, passes=((5, 4),), rounds=7)
    text = Filler(replace(default_rules(4), action_card=card), "en").filled("{{table:action_card:4}}")
    assert "Rounds: <b>7</b>" in text
    assert "to the right: 4" in text
    assert "Set aside: <b>16</b>" in text
    assert "Cards each: <b>8</b>" in Filler(default_rules(4), "en").filled("{{table:action_card:3}}")


def test_house_rules_are_told() -> None:
    rules = default_rules(4)
    told = {Filler(replace(rules, centre_may_stay=on), "en").filled("{{note:centre}}") for on in (True, False)}
    assert len(told) == 2


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("art", ARTS)
@pytest.mark.parametrize("rules", [default_rules(4), odd_rules()], ids=["box", "odd"])
def test_examples_agree_with_the_rules_core(kind: str, art: str, rules: Rules) -> None:
    made = example(rules, kind, art)  # type: ignore[arg-type]
    if made is None:
        return
    spaces = [line.space for line in made.lines]
    assert len(spaces) == len(set(spaces))
    for line in made.lines:
        assert (line.prediction, line.bonus, line.tokens) == worth(made.board, line.space, made.count)
    judged = [line.prediction for line in made.lines]
    if kind == "none":
        assert set(judged) == {Prediction.NONE}
    else:
        assert judged[0] is Prediction.PERFECT
    if kind == "bonus":
        assert all(line.bonus for line in made.lines)


def test_the_box_has_an_example_of_every_kind_of_prediction() -> None:
    made = example(default_rules(4), "row", "G")
    assert made is not None
    assert {line.prediction for line in made.lines} == set(Prediction)
    lines = {line.space: line.tokens.points for line in made.lines}
    assert lines == {"7": 3, "6": 1, "3/4": -3, CENTRE: 0}


@pytest.mark.parametrize("rules", [*map(default_rules, PLAYERS), odd_rules()], ids=["2", "3", "4", "odd"])
def test_a_whole_round_has_all_cards_and_no_shared_space(rules: Rules) -> None:
    boards = round_example(rules)
    assert sum(made.count for made in boards) == rules.in_play
    for made in boards:
        assert [line.character for line in made.lines] == list(CHARACTERS)
        taken = [line.space for line in made.lines if line.space != CENTRE]
        assert len(taken) == len(set(taken))
        for line in made.lines:
            assert line.tokens == worth(made.board, line.space, made.count)[2]


@pytest.mark.parametrize("language", TRANSLATED)
def test_commands_are_called_as_on_their_buttons(language: str) -> None:
    known = {_plain(form) for message in messages(language) for form in message.forms}
    book = {chapter.name: chapter.text for chapter in chapters(language)}
    for text in (book["contest"], book["copy"], lesson_texts(language)["steps.end.text"]):
        command = re.search("「(.*?)」" if language == "ja" else r"<i>(.*?)</i>", text)
        assert command is not None
        assert command.group(1) in known


def _plain(text: str) -> str:
    """Return the words of a button without its key and its dots."""
    return re.sub(r"\(&\w\)", "", text).replace("&", "").rstrip("…")


@pytest.mark.parametrize("language", TRANSLATED)
def test_arts_and_mediums_are_called_as_at_the_table(language: str) -> None:
    said = {message.key: message.forms[0] for message in messages(language)}
    for art in ARTS:
        english = words("en")[f"title.{art}"]
        assert words(language)[f"title.{art}"] == said[Key("Words", english)]
        assert lesson_texts(language)[f"titles.{art}"] == said[Key("Words", english)]
    for who, medium in characters(language).items():
        assert medium.name == said[Key("Words", characters("en")[who].name)]


def test_what_a_record_says_of_the_usual_boards_and_cards_keeps_its_source() -> None:
    """A game that is taken up again names no sources: only what differs from the box was set for it."""
    rules = default_rules(2)
    unnamed = {art: replace(board, source="") for art, board in rules.boards.items()}
    unnamed["R"] = replace(unnamed["R"], spaces=unnamed["R"].spaces[1:])
    again = replace(rules, boards=unnamed, action_card=replace(rules.action_card, source=""))
    captions = re.findall(r"· ([a-z ]+)</span>", Filler(again, "en").filled("{{boards}}"))
    assert captions == ["set for this game", "reconstructed", "as printed in the rulebooks", "reconstructed"]
    assert "reconstructed" in Filler(again, "en").filled("{{table:action_card:2}}")
    again = replace(again, action_card=replace(again.action_card, discard=0))
    assert "set for this game" in Filler(again, "en").filled("{{table:action_card:2}}")
