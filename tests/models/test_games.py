"""Games and their files: which one is continued, what is copied where, and what is left when something fails."""

import json
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from divinare_qt.match.audit import Verdict, audit, cases
from divinare_qt.match.header import HUMAN, Seat
from divinare_qt.match.reader import read_record
from divinare_qt.match.seal import seal_file
from divinare_qt.models.games import Game, new_game, open_copy, resume_game, save_copy
from divinare_qt.models.journals import InUse, locked, names_in, unfinished
from divinare_qt.models.named_files import FileProblem
from divinare_qt.models.places import games_folder
from divinare_qt.models.programs import IN_ITS_PLACE, agreed_only, command_of, outside
from divinare_qt.models.settings import Settings
from divinare_qt.models.setup import GameSetup
from tests.helpers.fake import fake_spec
from tests.helpers.qt import header, settle, spin_until
from tests.models.test_session import play_out, step

pytestmark = pytest.mark.usefixtures("home")


@pytest.fixture
def left(quick: Settings) -> Path:
    """Return the journal of a game that was left after some decisions of both."""
    game = new_game(header(2, 2), quick)
    game.session.begin()
    decide(game, 6)
    game.close()
    settle()
    return path_of(game)


def path_of(game: Game) -> Path:
    assert game.path is not None
    return game.path


def decide(game: Game, count: int) -> None:
    """Let so many more decisions be made, people's by chance."""
    dice, until = random.Random(5), game.session.revision + count

    def made() -> bool:
        step(game.session, dice)
        return game.session.revision >= until

    spin_until(made)


def newest(content: bytes) -> Path:
    """Write a file into the games folder that is newer than all others."""
    path = games_folder() / "2099-01-01-000000-abcdef.divinare"
    path.write_bytes(content)
    os.utime(path, (4_000_000_000, 4_000_000_000))
    return path


JUNK: dict[str, Callable[[bytes], bytes]] = {
    "torn": lambda whole: whole[:200],
    "zeros": lambda _: bytes(4096),
    "zeros and a line": lambda _: bytes(4096) + b"\n{}\n",
    "notes": lambda _: b"this is no record\n",
    "another object": lambda _: b'{"name": "x"}\n{}\n',
    "a list": lambda _: b'["divinare"]\n{}\n',
    "deep": lambda _: b"[" * 900_000 + b"\n{}\n",
    "deep seats": lambda _: b'{"divinare": 1, "seats":' + b"[" * 200_000 + b"]" * 200_000 + b"}\n{}\n",
    "not UTF-8": lambda _: b"\xff\xfe\n{}\n",
}


@pytest.mark.parametrize("name", JUNK)
def test_a_file_that_is_no_game_is_passed_over(left: Path, name: str) -> None:
    junk = newest(JUNK[name](left.read_bytes()))
    assert unfinished() == left
    assert names_in(junk) == ""
    assert names_in(left) == "Ada · Ben"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pipes among its files")
def test_a_pipe_and_a_folder_are_passed_over(left: Path) -> None:
    os.mkfifo(games_folder() / "pipe.divinare")
    (games_folder() / "folder.divinare").mkdir()
    assert unfinished() == left


def test_a_lock_that_cannot_be_written_is_another_thing_than_one_that_is_held(left: Path, tmp_path: Path) -> None:
    held = locked(left)
    with pytest.raises(InUse):
        locked(left)
    held.unlock()
    with pytest.raises(FileNotFoundError):
        locked(tmp_path / "gone" / "game.divinare")


def test_a_game_saved_over_itself_loses_nothing(quick: Settings, left: Path, tmp_path: Path) -> None:
    game = resume_game(left, quick)
    game.session.begin()
    save_copy(left, left)
    other_name = tmp_path / "link.divinare"
    other_name.symlink_to(left)
    save_copy(left, other_name)
    before = len(read_record(left).course.decisions)
    decide(game, 1)
    assert len(read_record(left).course.decisions) == before + 1
    game.close()
    settle()


def test_a_game_is_not_saved_over_one_that_is_open(quick: Settings, left: Path) -> None:
    game = new_game(header(2, 2), quick)
    before = path_of(game).read_bytes()
    with pytest.raises(FileProblem, match="open in another window"):
        save_copy(left, path_of(game))
    assert path_of(game).read_bytes() == before
    game.close()
    save_copy(left, path_of(game))
    assert path_of(game).read_bytes() == left.read_bytes()
    settle()


def test_a_game_is_closed_even_where_its_seal_cannot_be_removed(quick: Settings) -> None:
    game = new_game(header(2, 0), quick)
    play_out(game.session)
    seal = seal_file(path_of(game))
    seal.unlink()
    seal.mkdir()  # which no unlink removes, whoever asks
    game.close()
    locked(path_of(game)).unlock()
    settle()


# Records from elsewhere that name outside programs ------------------------------------------------------------------


def foreign(folder: Path, journal: Path, controller: str) -> Path:
    """Return a record from elsewhere: a game that somebody left, with another controller for its last seat."""
    line, rest = journal.read_bytes().split(b"\n", 1)
    entry = json.loads(line)
    entry["seats"][-1] |= {"controller": controller, "club": "a key that nobody knows"}
    path = folder / "foreign.divinare"
    path.write_bytes(json.dumps(entry | {"site": "elsewhere"}).encode() + b"\n" + rest)
    seal_file(path).write_bytes(seal_file(journal).read_bytes())
    return path


def test_a_program_that_was_not_agreed_to_is_started_neither_now_nor_later(
    quick: Settings, left: Path, tmp_path: Path
) -> None:
    token = tmp_path / "started"
    path = foreign(tmp_path, left, f"exec:touch {token}")
    before = path.read_bytes()
    (seat,) = outside(read_record(path).header)
    assert command_of(seat) == f"touch {token}"
    game = open_copy(path, quick, agreed=("another command",))
    copy = path_of(game)
    record = read_record(copy)
    assert record.header.seats == (record.header.seats[0], Seat("Ben", "tzciska", IN_ITS_PLACE, outside=True))
    assert json.loads(copy.read_bytes().splitlines()[0])["site"] == "elsewhere"
    assert record.course.state == read_record(path).course.state
    game.session.begin()
    decide(game, 4)
    game.close()
    again = resume_game(copy, quick)
    play_out(again.session)
    again.close()
    assert not token.exists()
    assert path.read_bytes() == before
    whole = read_record(copy)
    assert whole.seal is not None, "the deals are those to which the header was committed"
    verdicts = {finding.verdict for finding in audit(whole.header, cases(whole))}
    assert verdicts == {Verdict.SAME, Verdict.OUTSIDE}, "what a program decided before is not laid at the bot's door"
    assert not any(seat.outside for seat in GameSetup(whole.header).again().header.seats)
    settle()


def test_a_built_in_bot_is_no_program_whatever_it_calls_itself(quick: Settings, left: Path, tmp_path: Path) -> None:
    token = tmp_path / "started"
    path = foreign(tmp_path, left, f"bot:exec:touch {token}")
    assert not outside(read_record(path).header)
    game = open_copy(path, quick)
    play_out(game.session)
    game.close()
    assert not token.exists()
    settle()


def test_an_agreed_program_plays(quick: Settings, left: Path, tmp_path: Path) -> None:
    spec = fake_spec("good")
    path = foreign(tmp_path, left, str(spec))
    game = open_copy(path, quick, agreed=(str(spec.command),))
    assert path_of(game).read_bytes() == path.read_bytes()
    assert game.session.header.seats[1].controller == str(spec)
    game.close()
    settle()


def test_only_what_was_agreed_stays_in_a_header() -> None:
    seats = (
        Seat("Ada", "rami", HUMAN),
        Seat("B", "edmund", "exec:one"),
        Seat("C", "tzciska", "exec:two", adaptive=True),
    )
    table = header(3, 3)
    agreed = agreed_only(GameSetup(table).header, ()).seats
    assert agreed == table.seats
    mixed = agreed_only(type(table)(seats, 0, table.rules), ("one",)).seats
    assert mixed == (seats[0], seats[1], Seat("C", "tzciska", IN_ITS_PLACE, outside=True))


def test_a_record_whose_programs_nobody_agreed_to_is_not_saved_among_the_games(left: Path, tmp_path: Path) -> None:
    path = foreign(tmp_path, left, "exec:touch me")
    with pytest.raises(FileProblem, match="choose another folder"):
        save_copy(path, games_folder() / "mine.divinare")
    assert unfinished() == left
    save_copy(path, tmp_path / "elsewhere.divinare")
    assert (tmp_path / "elsewhere.divinare").read_bytes() == path.read_bytes()
