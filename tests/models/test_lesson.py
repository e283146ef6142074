"""The first lesson, played through its model: as proposed, otherwise, left and taken up again."""

import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from divinare_qt.match.header import HUMAN
from divinare_qt.models.lesson import Lesson
from divinare_qt.models.lesson_data import LEARNER, Kind, lesson_header, plan, texts
from divinare_qt.models.lesson_facts import holds
from divinare_qt.models.lesson_session import Shelf
from divinare_qt.models.settings import LANGUAGES, Settings
from divinare_qt.rules.moves import Move, Pass, Play
from divinare_qt.rules.shuffle import deal

SPOKEN = [code for code in LANGUAGES if code]
Make = Callable[..., Lesson]


@pytest.fixture
def lesson_of(tmp_path: Path, quick: Settings) -> Iterator[Make]:
    """Return the maker of lessons that are closed when the test ends."""
    made: list[Lesson] = []

    def make(language: str = "en", folder: str = "lesson") -> Lesson:
        made.append(Lesson(quick, language, shelf=Shelf(tmp_path / folder)))
        made[-1].begin()
        return made[-1]

    yield make
    for lesson in made:
        lesson.close()


def as_proposed(lesson: Lesson) -> Move:
    move = lesson.step.expect
    assert move is not None
    return move


def play_on(qtbot: QtBot, lesson: Lesson, choose: Callable[[Lesson], Move], until: str = "end") -> list[str]:
    """Go through the lesson up to a step, and return what was said on the way."""
    said: list[str] = []
    while lesson.step.name != until:
        qtbot.waitUntil(lambda: lesson.page().can_go_on or lesson.page().own_turn)
        page = lesson.page()
        said.append(page.text)
        if lesson.step.name == until:
            break
        if page.can_go_on:
            lesson.go_on()
        else:
            lesson.session.submit(choose(lesson))
    return said


@pytest.mark.parametrize("language", SPOKEN)
def test_all_languages_say_the_same_things_with_the_same_values(language: str) -> None:
    ours, english = texts(language), texts("en")
    assert ours.keys() == english.keys()
    for name, text in ours.items():
        assert text
        assert sorted(set(re.findall(r"\{\w+\}", text))) == sorted(set(re.findall(r"\{\w+\}", english[name]))), name
        assert text.count("<b>") == text.count("</b>")
        assert text.count("<i>") == text.count("</i>")
        assert text.count("\n\n") == english[name].count("\n\n"), name


def test_every_step_is_worded() -> None:
    said = texts("en")
    for step in plan().steps:
        assert f"steps.{step.name}.title" in said
        if step.kind is Kind.DO:
            assert {f"steps.{step.name}.{key}" for key in ("text", "right", "other")} <= said.keys()
        elif step.name not in ("score", "total"):
            assert f"steps.{step.name}.text" in said
    names = {f"steps.{step.name}" for step in plan().steps}
    assert {name.rsplit(".", 1)[0] for name in said if name.startswith("steps.")} == names


def test_the_plan_fits_the_rules() -> None:
    header = lesson_header("en")
    decisions = [step for step in plan().steps if step.kind is Kind.DO]
    assert len(decisions) == header.rules.action_card.hand + len(header.rules.action_card.passes)
    assert len(plan().script) == 3 * len(decisions)
    assert [seat.controller == HUMAN for seat in header.seats] == [True, False, False, False]


def test_the_deal_is_fixed() -> None:
    header = lesson_header("ja")
    assert deal(header.rules, plan().seed, 1).hands[LEARNER] == "RBGGYY"


@pytest.mark.parametrize("language", SPOKEN)
def test_the_lesson_as_proposed(qtbot: QtBot, lesson_of: Make, language: str) -> None:
    lesson = lesson_of(language)
    said = play_on(qtbot, lesson, as_proposed)
    assert lesson.over
    assert lesson.page().last
    scoring = lesson.session.scoring
    assert scoring is not None
    assert scoring.counts == (3, 5, 7, 9)
    assert scoring.points == (8, -1, 2, 0)
    assert not any("{" in text for text in said)
    free = {texts(language)["free.play"], texts(language)["free.pass"]}
    assert not free & set(said)
    answers = [texts(language)[f"steps.{step.name}.right"] for step in plan().steps if step.kind is Kind.DO]
    assert [text for text in said if text in answers] == answers, "every decision is answered"


def test_the_others_follow_their_script(qtbot: QtBot, lesson_of: Make) -> None:
    lesson = lesson_of()
    play_on(qtbot, lesson, as_proposed, until="closed")
    view = lesson.session.view
    assert view.tokens == (
        ("centre", "4", "centre", "5"),
        ("centre",) * 4,
        ("7", "centre", "8", "centre"),
        ("centre",) * 4,
    )


@pytest.mark.parametrize("seed", range(12))
def test_the_lesson_ends_whatever_the_learner_does(qtbot: QtBot, lesson_of: Make, seed: int) -> None:
    dice = random.Random(seed)
    lesson = lesson_of(SPOKEN[seed % 4])
    said = play_on(qtbot, lesson, lambda here: dice.choice(here.session.legal))
    assert lesson.over
    assert lesson.session.scoring is not None
    assert not any("{" in text for text in said)


def test_what_was_done_is_answered(qtbot: QtBot, lesson_of: Make) -> None:
    lesson = lesson_of()
    play_on(qtbot, lesson, as_proposed, until="turn1")
    lesson.session.submit(Play("G", "8"))
    assert lesson.done == "near"
    assert lesson.page().text == texts("en")["steps.turn1.near"]
    play_on(qtbot, lesson, as_proposed, until="turn2")
    lesson.session.submit(Play("Y", "6"))
    assert lesson.done == "other"
    play_on(qtbot, lesson, as_proposed, until="pass2")
    assert lesson.page().text == texts("en")["free.pass"]
    assert lesson.targets() == ()
    lesson.session.submit(lesson.session.legal[0])
    assert lesson.done == ""
    assert lesson.step.name in ("passing2", "count")


@pytest.mark.parametrize(("choose", "answer"), [(as_proposed, "right"), (lambda _: Pass("YY"), "other")])
def test_a_pass_that_all_others_wait_for_is_answered_too(
    qtbot: QtBot, lesson_of: Make, choose: Callable[[Lesson], Move], answer: str
) -> None:
    lesson = lesson_of()
    play_on(qtbot, lesson, as_proposed, until="pass2")
    qtbot.waitUntil(lambda: lesson.session.view.waiting_for == (LEARNER,))
    lesson.session.submit(choose(lesson))
    assert lesson.page().text == texts("en")[f"steps.pass2.{answer}"]
    lesson.go_on()
    qtbot.waitUntil(lambda: lesson.step.name == "count")


def test_who_is_ahead_of_the_text_is_followed(qtbot: QtBot, lesson_of: Make) -> None:
    lesson = lesson_of()
    lesson.session.submit(Pass("RBG"))
    assert lesson.step.name == "pass3"
    assert lesson.done == "right"
    lesson.go_on()
    qtbot.waitUntil(lambda: lesson.step.name == "received")
    lesson.session.submit(Play("G", "7"))
    assert lesson.step.name == "turn1"
    assert lesson.done == "right"


def test_the_others_wait_while_something_is_explained(qtbot: QtBot, lesson_of: Make) -> None:
    lesson = lesson_of()
    lesson.session.submit(Pass("RBG"))
    revision = lesson.session.revision
    qtbot.wait(50)
    assert lesson.session.revision == revision
    lesson.go_on()
    qtbot.waitUntil(lambda: lesson.session.revision == revision + 3)


def test_it_points_at_what_comes_next(qtbot: QtBot, lesson_of: Make) -> None:
    lesson = lesson_of()
    play_on(qtbot, lesson, as_proposed, until="pass3")
    assert lesson.targets() == ("hand:0", "hand:1", "hand:2")
    lesson.choice.choose(1)
    assert lesson.targets() == ("hand:0", "hand:2")
    lesson.choice.choose(0)
    lesson.choice.choose(3)
    assert lesson.targets() == ("confirm",)
    lesson.choice.confirm()
    assert lesson.targets() == ()
    play_on(qtbot, lesson, as_proposed, until="turn1")
    assert lesson.targets() == ("hand:2",)
    lesson.choice.pick(2)
    assert lesson.targets() == ("space:G:7",)
    lesson.choice.put_back()
    assert lesson.targets() == ("hand:2",)


def test_leafing_back_and_forth(qtbot: QtBot, lesson_of: Make) -> None:
    lesson = lesson_of()
    play_on(qtbot, lesson, as_proposed, until="turn1")
    lesson.go_back()
    assert lesson.step.name == "known"
    lesson.go_back()
    lesson.go_back()
    assert lesson.step.name == "action"
    assert lesson.page().can_go_on
    assert not lesson.page().last
    for name in ("received", "known", "turn1"):
        lesson.go_on()
        assert lesson.step.name == name
    lesson.go_back()
    lesson.session.submit(Play("G", "7"))
    assert lesson.step.name == "turn1"


@pytest.mark.parametrize("stop", ["arts", "pass3", "received", "turn2", "count", "turn6", "scored", "total"])
def test_it_is_taken_up_where_it_was_left(qtbot: QtBot, lesson_of: Make, stop: str) -> None:
    lesson = lesson_of()
    play_on(qtbot, lesson, as_proposed, until=stop)
    page, hand = lesson.page(), lesson.session.view.hand
    lesson.close()
    again = lesson_of()
    assert again.page() == page
    assert again.session.view.hand == hand
    play_on(qtbot, again, as_proposed)
    assert again.session.scoring is not None
    assert again.session.scoring.points == (8, -1, 2, 0)


def test_it_is_taken_up_after_a_decision_and_amid_the_others(qtbot: QtBot, lesson_of: Make) -> None:
    lesson = lesson_of()
    play_on(qtbot, lesson, as_proposed, until="turn1")
    lesson.session.submit(Play("G", "7"))
    page = lesson.page()
    lesson.close()
    again = lesson_of()
    assert again.page() == page
    again.go_on()
    again.close()
    third = lesson_of()
    qtbot.waitUntil(lambda: third.step.name == "closed")


@pytest.mark.parametrize(
    "marker", ["", "[]", '{"step": 99, "done": ""}', '{"step": 0, "done": "so-so"}', '{"step": 1}']
)
def test_a_marker_that_makes_no_sense_begins_anew(qtbot: QtBot, lesson_of: Make, tmp_path: Path, marker: str) -> None:
    lesson = lesson_of()
    play_on(qtbot, lesson, as_proposed, until="turn1")
    lesson.close()
    (tmp_path / "lesson" / "step.json").write_text(marker)
    assert lesson_of().step.name == "welcome"


def test_the_record_is_trusted_more_than_the_marker(qtbot: QtBot, lesson_of: Make, tmp_path: Path) -> None:
    lesson = lesson_of()
    play_on(qtbot, lesson, as_proposed, until="turn2")
    lesson.close()
    marker = tmp_path / "lesson" / "step.json"
    marker.write_text(json.dumps({"step": 0, "done": ""}))
    behind = lesson_of()
    assert behind.session.decisions == 2
    qtbot.waitUntil(lambda: behind.step.name == "closed")
    behind.close()
    marker.write_text(json.dumps({"step": len(plan().steps) - 1, "done": ""}))
    assert lesson_of().step.name == "turn2"


def test_a_record_that_cannot_be_read_begins_anew(qtbot: QtBot, lesson_of: Make, tmp_path: Path) -> None:
    lesson = lesson_of()
    play_on(qtbot, lesson, as_proposed, until="turn2")
    lesson.close()
    (tmp_path / "lesson" / "lesson.divinare").write_text("nonsense\n")
    again = lesson_of()
    assert again.session.decisions == 0
    assert again.step.name == "welcome"


def test_a_finished_lesson_begins_anew(qtbot: QtBot, lesson_of: Make) -> None:
    lesson = lesson_of()
    play_on(qtbot, lesson, as_proposed)
    lesson.close()
    assert lesson_of().step.name == "welcome"


def test_two_at_once_do_not_disturb_each_other(qtbot: QtBot, lesson_of: Make) -> None:
    first, second = lesson_of(), lesson_of()
    play_on(qtbot, second, as_proposed)
    assert first.step.name == "welcome"
    assert first.session.decisions == 0


def test_the_language_changes_in_the_middle(qtbot: QtBot, lesson_of: Make) -> None:
    lesson = lesson_of()
    play_on(qtbot, lesson, as_proposed, until="turn1")
    with qtbot.waitSignal(lesson.changed):
        lesson.set_language("ru")
    assert lesson.page().title == texts("ru")["steps.turn1.title"]
    assert [seat.name for seat in lesson.session.header.seats][:2] == ["Рами (вы)", "Лорд Эдмунд"]
    lesson.close()
    assert lesson_of("fr").session.header.seats[0].name == "Rami (vous)"


def test_a_need_that_nobody_knows_is_named(lesson_of: Make) -> None:
    with pytest.raises(ValueError, match="moon"):
        holds(lesson_of().session, "moon:full")
