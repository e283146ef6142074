import pytest

from divinare_qt.rules.load import default_rules
from divinare_qt.rules.state import Phase
from divinare_qt.table.action_card import ActionCardItem
from divinare_qt.table.artwork import Artwork
from divinare_qt.table.piece import Look


@pytest.mark.parametrize(
    ("players", "held", "phase", "coming"),
    [
        (4, 6, Phase.PASS, 0),
        (4, 6, Phase.PLAY, 1),
        (4, 4, Phase.PASS, 1),
        (4, 2, Phase.PLAY, 3),
        (2, 12, Phase.DISCARD, 0),
        (2, 10, Phase.PASS, 1),
        (2, 10, Phase.PLAY, 2),
        (2, 0, Phase.DEAL, 4),
    ],
)
def test_the_card_marks_what_goes_on_or_comes_next(players: int, held: int, phase: Phase, coming: int) -> None:
    item = ActionCardItem(Look(Artwork()), default_rules(players).action_card)
    item.held, item.phase = held, phase
    assert item.coming(item.events()) == coming
