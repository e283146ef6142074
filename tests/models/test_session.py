import json
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from divinare_qt.match.audit import Verdict, audit, cases
from divinare_qt.match.match import Match
from divinare_qt.match.reader import read_record
from divinare_qt.match.seal import seal_file
from divinare_qt.models.choice import Choice
from divinare_qt.models.games import Game, new_game, resume_game, save_copy
from divinare_qt.models.journals import InUse, unfinished
from divinare_qt.models.session import Session
from divinare_qt.models.settings import Settings
from divinare_qt.models.setup import GameSetup
from divinare_qt.models.stage import Shown
from divinare_qt.rules.events import Dealt, Discarded, PassChosen, Passed
from divinare_qt.rules.moves import Deal, Pass, Play
from divinare_qt.rules.state import Phase
from tests.helpers.qt import full_disk, header, settle, spin_until
from tests.helpers.twin_rounds import Script, scripted_game

Make = Callable[..., Game]


def step(session: Session, dice: random.Random) -> None:
    """Do what a person at the table would do next, if anything."""
    if session.scoring is not None:
        session.proceed()
    elif session.curtain is not None and session.looking is None:
        session.open_curtain()
    elif session.acting:
        session.submit(dice.choice(session.legal))


def play_out(session: Session, seed: int = 1) -> None:
    dice = random.Random(seed)
    session.begin()

    def ended() -> bool:
        step(session, dice)
        return session.over and session.scoring is None

    spin_until(ended)


@pytest.mark.parametrize(("players", "people"), [(4, 1), (3, 2), (2, 0), (2, 2), (4, 4)])
def test_a_whole_game_is_played(game_of: Make, players: int, people: int) -> None:
    game = game_of(players, people)
    play_out(game.session)
    assert len(game.session.results) == players
    assert "over" in str(game.session.log.index(game.session.log.rowCount() - 1).data())
    game.close()


def hidden_cards(shown: Shown, seat: int | None) -> list[str]:
    """Return every card in a change that the eyes of a seat may not see."""
    found: list[str] = []
    for event in (*shown.events, *shown.view.history):
        if isinstance(event, Dealt):
            found += [hand for owner, hand in enumerate(event.hands) if hand and owner != seat]
            found += [event.aside] if event.aside else []
        elif isinstance(event, Discarded | PassChosen):
            found += [event.cards] if event.cards and event.seat != seat else []
        elif isinstance(event, Passed):
            mine = () if seat is None else (seat, (seat + 1) % len(event.gave))
            found += [cards for owner, cards in enumerate(event.gave) if cards and owner not in mine]
    if seat is None and shown.view.hand:
        found.append(shown.view.hand)
    return found


@pytest.mark.parametrize("people", [1, 2, 3])
def test_only_what_the_eyes_may_see_comes_out(game_of: Make, people: int) -> None:
    session = game_of(3, people).session
    leaks: list[str] = []
    session.shown.connect(lambda shown: leaks.extend(hidden_cards(shown, session.looking)))
    play_out(session)
    assert not leaks


def eyes(session: Session) -> tuple[int | None, int | None, int]:
    """Return for whom the curtain hangs, who looks, and how many cards are seen."""
    return session.curtain, session.looking, len(session.view.hand)


def test_between_people_nobody_looks(game_of: Make) -> None:
    session = game_of(2, 2).session
    session.begin()
    assert eyes(session) == (0, None, 0)
    session.open_curtain()
    assert eyes(session) == (None, 0, 12)
    session.submit(session.legal[0])
    assert eyes(session) == (1, None, 0)


def test_a_hand_can_be_peeked_at_by_its_owner_alone(game_of: Make) -> None:
    session = game_of(3, 2).session
    session.begin()
    session.peek(1)
    assert (session.looking, len(session.view.hand)) == (1, 8)
    assert not session.acting
    session.peek(None)
    assert (session.looking, session.view.hand) == (None, "")
    session.peek(2)  # a bot's hand is nobody's to see
    assert session.looking is None


def test_putting_the_window_away_closes_the_curtain(game_of: Make) -> None:
    session = game_of(2, 2).session
    session.begin()
    session.open_curtain()
    session.cover()
    assert (session.looking, session.curtain, session.legal) == (None, 0, ())


def test_take_back_returns_to_ones_own_last_decision(game_of: Make) -> None:
    session = game_of(4, 1).session
    session.begin()
    first = session.view
    assert not session.can_take_back
    session.submit(session.legal[0])
    spin_until(lambda: session.acting)
    session.take_back()
    assert session.acting
    assert replace(session.view, waiting_for=()) == replace(first, waiting_for=())
    assert session.taken_back
    session.submit(session.legal[-1])
    spin_until(lambda: session.acting)
    assert session.view.phase is Phase.PLAY


def test_forced_moves_are_played_where_that_is_wanted(game_of: Make, quick: Settings) -> None:
    quick.autoplay_forced = True
    session = game_of(2, 1).session
    dice = random.Random(3)
    forced: list[int] = []
    session.asked.connect(lambda: forced.append(1) if session.acting and len(session.legal) == 1 else None)
    session.begin()

    def ended() -> bool:
        if not (session.acting and len(session.legal) == 1):
            step(session, dice)
        return session.over

    spin_until(ended)


def test_what_has_to_be_played_is_picked_up_where_that_is_wanted(game_of: Make, quick: Settings) -> None:
    quick.autoplay_forced = True
    session, dice = game_of(4, 2).session, random.Random(4)
    choice = Choice(session)
    session.begin()
    seen: set[bool] = set()

    def ended() -> bool:
        if choice.playing:
            assert (choice.picked is not None) == (len(set(session.view.hand)) == 1)
            seen.add(choice.picked is not None)
        step(session, dice)
        return session.over

    spin_until(ended)
    assert seen == {True, False}


@pytest.mark.parametrize("people", [1, 2])
def test_no_pass_is_made_by_itself_before_others_eyes(quick: Settings, people: int) -> None:
    """Who sees that there was nothing to choose knows what is held."""
    quick.autoplay_forced = True
    deal = Deal(("YYYYYY", "BBBBBB", "GGGGGG", "RRRRRR"), "BBGGGGYYYYYY")
    session = scripted_game(header(4, people), Script(deal), quick).session
    session.begin()
    session.open_curtain()
    assert session.acting
    assert len(session.legal) == 1
    assert session.pace.waiting == (people == 1)
    session.close()


def test_paused_bots_wait(game_of: Make) -> None:
    session = game_of(2, 0).session
    session.pause(on=True)
    session.begin()
    revision = session.revision
    spin_until(lambda: session._questions.ready() is not None)
    assert session.revision == revision
    session.pause(on=False)
    spin_until(lambda: session.revision > revision + 4)


def test_a_bot_that_dies_is_replaced_and_the_log_says_so(game_of: Make) -> None:
    session = game_of(2, 1, bot="exec:false").session
    play_out(session)
    lines = [str(session.log.index(row).data()) for row in range(session.log.rowCount())]
    assert sum("went wrong" in line for line in lines) == 3
    assert sum("from here on" in line for line in lines) == 1


@pytest.mark.usefixtures("home")
def test_a_game_goes_on_where_it_was_left(quick: Settings) -> None:
    game = new_game(header(3, 1), quick)
    dice = random.Random(5)
    game.session.begin()

    def far() -> bool:
        step(game.session, dice)
        return game.session.view.round == 2 and game.session.acting

    spin_until(far)
    before, path = game.session.view, game.path
    assert path is not None
    assert unfinished() is None  # it is open
    with pytest.raises(InUse):
        resume_game(path, quick)
    game.close()
    assert unfinished() == path
    again = resume_game(path, quick)
    again.session.begin()
    spin_until(lambda: again.session.acting)
    assert again.session.view == before
    play_out(again.session)
    again.close()
    assert unfinished() is None
    settle()


@pytest.mark.usefixtures("home")
def test_a_full_disk_refuses_the_move_and_nothing_else(quick: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game(header(2, 2), quick)
    session = game.session
    session.begin()
    session.open_curtain()
    reasons: list[str] = []
    session.failed.connect(reasons.append)

    with full_disk(monkeypatch):
        session.submit(session.legal[0])
    assert reasons == ["No space left on device"]
    assert session.acting
    session.submit(session.legal[0])
    assert session.curtain == 1
    game.close()
    settle()


@pytest.mark.usefixtures("home")
def test_a_game_goes_on_after_a_bots_move_could_not_be_written(
    quick: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = new_game(header(2, 0), quick)
    session = game.session
    reasons: list[str] = []
    session.failed.connect(reasons.append)
    with full_disk(monkeypatch):
        session.begin()
        spin_until(lambda: bool(reasons))
    before = session.revision
    session.take_up()
    spin_until(lambda: session.revision >= before + 5)
    game.close()
    session.take_up()
    assert not session.submit(Pass("")), "a session that is closed does nothing any more"
    settle()


@pytest.mark.usefixtures("home")
def test_what_could_not_be_written_stays_chosen(quick: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game(header(4, 1), quick)
    session, choice = game.session, Choice(game.session)
    session.begin()
    spin_until(lambda: choice.giving)
    for place in range(session.view.wanted):
        choice.choose(place)
    marked, cards = choice.marked, choice.cards
    with full_disk(monkeypatch):
        assert not choice.confirm()
    session.take_up()
    assert (choice.marked, choice.cards, choice.complete) == (marked, cards, True)
    assert choice.confirm()
    spin_until(lambda: choice.playing)
    choice.choose(0)
    art = choice.art
    assert art is not None
    label = next(move.to for move in session.legal if isinstance(move, Play) and move.art == art)
    with full_disk(monkeypatch):
        assert not choice.place(label)
    session.take_up()
    assert choice.art == art
    assert choice.place(label)
    assert choice.picked is None
    game.close()
    settle()


@pytest.mark.usefixtures("home")
def test_a_game_goes_on_after_an_error_that_nobody_foresaw(quick: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game(header(3, 1), quick)
    session = game.session
    session.begin()
    spin_until(lambda: session.acting)

    def bang(*_: object) -> None:
        raise RuntimeError("nobody foresaw this")

    for name in ("_go_on", "_ask_people", "_ask_bots"):
        with monkeypatch.context() as patch:
            patch.setattr(Session, name, bang)
            with pytest.raises(RuntimeError):
                session.submit(session.legal[0])
        session.take_up()
        spin_until(lambda: session.acting)
    game.close()
    settle()


@pytest.mark.usefixtures("home")
def test_a_copy_is_written_whole(quick: Settings) -> None:
    game = new_game(header(2, 2), quick)
    assert game.path is not None
    target = game.path.with_name("copy.divinare")
    target.write_text("old")
    save_copy(game.path, target)
    assert target.read_bytes() == game.path.read_bytes()
    assert [path.name for path in target.parent.iterdir() if path.name.startswith(".copy")] == []
    game.close()
    settle()


@pytest.mark.parametrize(("players", "people"), [(4, 1), (2, 1), (3, 2)])
def test_the_bots_of_a_windowed_game_can_be_audited(game_of: Make, home: Path, players: int, people: int) -> None:
    del home
    game = game_of(players, people, keep=True, bot="bot:master:edmund")
    play_out(game.session)
    path = game.path
    assert path is not None
    game.close()
    record = read_record(path)
    found = list(audit(record.header, cases(record)))
    assert {finding.verdict for finding in found} == {Verdict.SAME}
    assert {finding.case.decision.seat for finding in found} == set(range(people, players))
    assert any(finding.case.decision.account.worlds for finding in found if finding.case.decision.account)
    assert record.header.dice is not None


def test_a_rematch_throws_other_dice(game_of: Make) -> None:
    session = game_of(2, 1).session
    assert session.header.dice is not None
    assert GameSetup(session.header).again().header.dice is None


def test_a_new_game_is_sealed_until_its_end(game_of: Make, home: Path) -> None:
    game = game_of(2, 1, keep=True, seed=1896)
    assert game.path is not None
    seal = seal_file(game.path)
    first = str(game.session.log.index(0).data())
    begun = game.path.read_bytes()
    assert b'"seed": 1896' not in begun
    assert b'"seed": 1896' in seal.read_bytes()
    commitment = json.loads(begun.splitlines()[0])["commitment"]
    assert commitment in first.replace(" ", "")
    save_copy(game.path, home / "copy.divinare")
    play_out(game.session)
    assert "The seal is opened: seed 1896, salt " in str(game.session.log.index(game.session.log.rowCount() - 2).data())
    game.close()
    assert not seal.exists()
    record = read_record(game.path)
    assert record.seal is not None
    assert (record.seal.seed, record.seal.commitment) == (1896, commitment)
    match, notice = Match.resume(home / "copy.divinare")
    match.close()
    assert (match.header.seed, notice) == (1896, None)
