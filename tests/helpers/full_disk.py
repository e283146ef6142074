"""A child process whose files may not grow beyond a limit: a disk that is full for real.

`python tests/helpers/full_disk.py RECORD SEED` plays until a line no longer fits, checks that nothing has happened,
makes room, and plays on to the end. It says how often the disk was full.
"""

import errno
import resource
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from divinare_qt.match.journal import Journal
from divinare_qt.match.match import Match
from divinare_qt.rules.state import Phase
from tests.helpers.play import Dice, header, submit_any


def limit_to(size: int) -> None:
    """Let no file grow beyond so many bytes."""
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))


def main(path: Path, seed: int) -> None:
    """Play a game on a disk that is enlarged a little whenever it is full."""
    dice, size, times_full = Dice(seed), 1_500, 0
    limit_to(size)
    match = Match.new(header(2, seed=seed), Journal.create(path))
    while match.phase is not Phase.OVER:
        before, content = match._course.state, path.read_bytes()
        try:
            submit_any(match, dice)
        except OSError as error:
            assert error.errno == errno.EFBIG  # noqa: PT017 - there is no pytest in this process
            assert match._course.state == before
            assert path.read_bytes() == content
            times_full += 1
            size += 50
            limit_to(size)
    match.close()
    sys.stdout.write(f"{times_full}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
