import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractItemModel
from pytestqt.modeltest import ModelTester

from divinare_qt.models.boards import BoardsModel, Place
from divinare_qt.models.choice import Choice
from divinare_qt.models.games import Game
from divinare_qt.models.items import HandModel, ScoresModel, SeatsModel
from divinare_qt.models.log import Kind, LogFilter
from divinare_qt.models.numbers import number
from divinare_qt.models.session import Session
from divinare_qt.rules.moves import CENTRE
from tests.helpers.qt import spin_until
from tests.models.test_session import play_out, step

Make = Callable[..., Game]


MODELS: dict[str, Callable[[Session, Choice], QAbstractItemModel]] = {
    "hand": HandModel,
    "boards": BoardsModel,
    "seats": lambda session, _: SeatsModel(session),
    "scores": lambda session, _: ScoresModel(session),
    "log": lambda session, _: session.log,
    "filter": lambda session, _: filtered(session),
}


def filtered(session: Session) -> LogFilter:
    shown = LogFilter(session)
    shown.setSourceModel(session.log)
    return shown


@pytest.mark.parametrize("name", MODELS)
def test_a_model_keeps_its_promises_through_a_game(game_of: Make, qtmodeltester: ModelTester, name: str) -> None:
    session = game_of(3, 2).session
    choice = Choice(session)
    qtmodeltester.check(MODELS[name](session, choice))  # type: ignore[no-untyped-call]
    play_out(session)


def test_the_choice_says_why_a_space_cannot_be_had(game_of: Make) -> None:
    session = game_of(2, 1).session
    choice = Choice(session)
    boards = BoardsModel(session, choice)
    session.begin()
    dice = random.Random(2)

    def met() -> bool:
        columns = zip("RBGY", session.view.tokens, strict=True)
        if choice.playing and any(column[1] != CENTRE and art in session.view.hand for art, column in columns):
            return True
        step(session, dice)
        return False

    spin_until(met)
    for place, card in enumerate(session.view.hand):
        choice.pick(place)
        art = choice.art
        assert art == card
        assert art is not None
        own, other = session.view.tokens["RBGY".index(art)]
        reasons = {own: "your token must move", other: "occupied by Ben"}
        for label, reason in reasons.items():
            if label != CENTRE:
                assert choice.why_not(art, label) == reason
                assert reason in boards.description(Place(art, label))
                assert not choice.place(label)
    choice.put_back()
    assert choice.art is None


def test_no_more_cards_are_marked_than_are_wanted(game_of: Make) -> None:
    session = game_of(4, 1).session
    choice = Choice(session)
    hand = HandModel(session, choice)
    session.begin()
    assert not choice.confirm()
    for place in range(6):
        choice.choose(place)
    assert len(choice.marked) == 3
    assert str(hand.index(0).data()).endswith("chosen")
    assert choice.receiver == 3
    choice.choose(0)
    assert not choice.complete
    choice.choose(5)
    assert choice.confirm()
    assert not choice.marked


def test_the_log_is_filtered_by_kind_and_text(game_of: Make) -> None:
    session = game_of(2, 0).session
    play_out(session)
    shown = LogFilter()
    shown.setSourceModel(session.log)
    everything = shown.rowCount()
    shown.show_kinds({Kind.PLAY})
    plays = shown.rowCount()
    assert 0 < plays < everything
    shown.setFilterFixedString("ADA plays")
    assert 0 < shown.rowCount() < plays


def test_points_of_others_lie_face_down_until_the_end(game_of: Make) -> None:
    session = game_of(3, 1).session
    scores, seats = ScoresModel(session), SeatsModel(session)
    session.begin()
    dice = random.Random(4)

    def second_round() -> bool:
        step(session, dice)
        return session.view.round == 2 and session.acting

    spin_until(second_round)
    assert scores.index(0, 0).data() == number(session.results[0].points[0])
    assert scores.index(0, 1).data() == scores.index(3, 1).data() == "face down"
    assert seats.index(1, SeatsModel.POINTS).data() == "face down"
    log = " ".join(str(session.log.index(row).data()) for row in range(session.log.rowCount()))
    assert "Ben 0" not in log
    assert f"Your points in it: {number(session.results[0].points[0])}" in log
    play_out(session)
    totals = [scores.index(3, seat).data() for seat in range(3)]
    assert totals == [number(sum(result.points[seat] for result in session.results)) for seat in range(3)]
