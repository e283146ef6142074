"""A child process that plays a game and says each decision as soon as a match has announced it, until it is killed.

`python tests/helpers/doomed_player.py RECORD SEED`; what it says on standard output are the lines of the record.
"""

import os
import signal
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from divinare_qt.match.journal import Journal
from divinare_qt.match.lines import decision_line, encoded, take_back_line
from divinare_qt.match.match import Change, Match
from divinare_qt.rules.state import Phase
from tests.helpers.play import Dice, header


def main(path: Path, seed: int) -> None:
    """Play, now and then with second thoughts, and wait for the end."""
    dice, saying = Dice(seed), b""

    def say(_: Change) -> None:
        os.write(1, saying)

    match = Match.new(header(2 + seed % 3, seed=seed), Journal.create(path))
    match.subscribe(say, None)
    while match.phase is not Phase.OVER:
        if match.decisions > 5 and dice.below(10) == 0:
            saying = encoded(take_back_line(2))
            match.take_back(2)
        else:
            seat = dice.one_of(match.waiting_for())
            move = dice.one_of(match.legal_moves(seat))
            saying = encoded(decision_line(seat, move))
            match.submit(seat, match.revision, move)
    signal.pause()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
