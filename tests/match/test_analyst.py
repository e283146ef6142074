"""Hints come from a process of their own, which can be ended at any time."""

import sys
import threading

import pytest

from divinare_qt.bots.analysis import analyse
from divinare_qt.match import analyst
from divinare_qt.match.analyst import AnalysisFailed, Analyst
from divinare_qt.rules.load import default_rules
from tests.helpers.fake import PATIENCE, PROGRAM, lifelines
from tests.helpers.situations import situations

SITUATION = next(iter(situations(default_rules(2), seed=3)))


def test_an_analysis_is_what_the_level_says() -> None:
    found, expected = Analyst("adept").analyse(SITUATION, 1000), analyse(SITUATION, "adept", 1000)
    assert [move for move, _ in found.moves] == [move for move, _ in expected.moves]
    for art, row in expected.counts.items():
        assert found.counts[art] == pytest.approx(row, abs=1e-5)


def test_an_analyst_answers_one_question_after_the_other() -> None:
    asked = Analyst("novice")
    assert asked.analyse(SITUATION, 100) == asked.analyse(SITUATION, 100)


def test_who_has_gone_answers_nothing() -> None:
    gone = Analyst()
    gone.close()
    with pytest.raises(AnalysisFailed):
        gone.analyse(SITUATION, 100)


def test_a_program_that_answers_nonsense(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "own_program", lambda: [sys.executable, "-c", "print('no idea')"])
    with pytest.raises(AnalysisFailed):
        Analyst().analyse(SITUATION, 100)


def test_a_program_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    with lifelines() as lines:
        monkeypatch.setattr(analyst, "own_program", lambda: fake("never reads", lines.port))
        monkeypatch.setattr(analyst, "_GRACE", 1.5)
        with pytest.raises(AnalysisFailed):
            Analyst().analyse(SITUATION, 10)
        assert lines.expect(1) == ["never reads"]
        lines.assert_all_gone()


def test_an_analysis_under_way_is_ended_by_closing(monkeypatch: pytest.MonkeyPatch) -> None:
    with lifelines() as lines:
        monkeypatch.setattr(analyst, "own_program", lambda: fake("never reads", lines.port))
        busy, failed = Analyst(), threading.Event()

        def ask() -> None:
            with pytest.raises(AnalysisFailed):
                busy.analyse(SITUATION, 60_000)
            failed.set()

        thread = threading.Thread(target=ask, daemon=True)
        thread.start()
        assert lines.expect(1) == ["never reads"]
        busy.close()
        assert failed.wait(PATIENCE)
        thread.join(PATIENCE)
        lines.assert_all_gone()


def fake(habit: str, port: int) -> list[str]:
    """Return a program that takes the analyst's arguments for something else."""
    return [sys.executable, "-I", str(PROGRAM), habit, str(port)]
