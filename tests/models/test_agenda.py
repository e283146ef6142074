import pytest

from divinare_qt.models.agenda import coming, entries
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.state import Phase


@pytest.mark.parametrize(
    ("players", "held", "phase", "place"),
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
def test_the_card_marks_what_goes_on_or_comes_next(players: int, held: int, phase: Phase, place: int) -> None:
    assert coming(entries(default_rules(players).action_card), held, phase) == place
