"""Cards that are dealt or passed lie in the hand at once, and are seen there when they have landed."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from divinare_qt.models.choice import Choice
from divinare_qt.models.games import Game
from divinare_qt.models.settings import Settings
from divinare_qt.rules.events import Dealt
from divinare_qt.table.card import CardItem
from divinare_qt.table.widget import TableWidget
from tests.helpers.hands import Keys
from tests.helpers.painted import painted
from tests.helpers.qt import game_of, spin_until

__all__ = ["game_of"]
pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def table_of(game_of: Callable[..., Game], quick: Settings, qtbot: QtBot) -> Callable[[int], TableWidget]:
    def make(players: int) -> TableWidget:
        session = game_of(players, 1).session
        table = TableWidget(session, Choice(session), quick)
        qtbot.addWidget(table)
        table.resize(1100, 760)
        table.show()
        table.view.animator.speed = 0.01
        return table

    return make


def flying(table: TableWidget) -> int:
    return sum(type(item) is CardItem for item in table.view.scene_.items())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dealt_cards_are_seen_as_they_land(table_of: Callable[[int], TableWidget], players: int) -> None:
    table = table_of(players)
    session, scene = table.view.stage, table.view.scene_
    session.begin()  # type: ignore[attr-defined]
    (dealt,) = (event for event in session.view.history if isinstance(event, Dealt))
    table.view.director.play((dealt,))
    hand = session.rules.action_card.hand
    assert flying(table) == players * hand
    assert len(scene.hand) == hand == len(session.view.hand), "nothing waits for the cards that fly"
    assert not any(card.landed or painted(card) for card in scene.hand)
    table.view.animator.finish()
    assert all(card.landed and painted(card) for card in scene.hand)
    assert not flying(table)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_cards_cross_the_table_as_are_passed(table_of: Callable[[int], TableWidget], players: int) -> None:
    table = table_of(players)
    session, scene, keys = table.view.stage, table.view.scene_, Keys(table)
    session.begin()  # type: ignore[attr-defined]
    passes = dict(session.rules.action_card.passes)
    seen = []
    for size, count in passes.items():
        table.view.animator.speed = 0

        def asked(size: int = size, count: int = count) -> bool:
            ready = table.view.choice.complete and len(session.view.hand) == size and bool(session.view.wanted)
            if not ready:
                keys.act()
            return ready and session.view.wanted == count

        spin_until(asked)
        table.view.animator.speed = 0.01
        keys.act()
        spin_until(lambda: any(card.fresh for card in scene.hand) or flying(table) > 0)
        assert flying(table) >= players * count
        hidden = [card.index for card in scene.hand if not card.landed]
        assert hidden == [card.index for card in scene.hand if card.fresh]
        assert len(hidden) == count
        table.view.director.snap()
        assert all(card.landed for card in scene.hand)
        seen.append(count)
    assert seen == list(passes.values())
