"""Nothing that can be reached while nobody looks depends on hidden cards.

The same game is played twice among people at one screen: every play is the same, but what was dealt and what was passed
first differs, so that all hands are equal again after the pass. Whatever the window shows or tells must be the same.
"""

import hashlib
import random
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from divinare_qt.app.window import MainWindow
from divinare_qt.match import lines
from divinare_qt.models.games import resume_game
from divinare_qt.models.places import games_folder
from divinare_qt.models.session import Session
from divinare_qt.models.settings import Settings
from divinare_qt.rules.arts import in_order
from divinare_qt.rules.engine import apply, legal_moves, new_game, start_round
from divinare_qt.rules.moves import Deal, Move, Pass
from divinare_qt.rules.shuffle import deal
from divinare_qt.rules.state import Phase
from divinare_qt.table.piece import Piece
from tests.helpers.hands import all_texts
from tests.helpers.qt import header, settle

PLAYERS = 3


@dataclass
class Script:
    """A deal, and the decisions of the first round."""

    deal: Deal
    moves: list[tuple[int, Move]] = field(default_factory=list)


def first_round(dice: random.Random) -> Script:
    """Return a random first round."""
    rules = header(PLAYERS, PLAYERS).rules
    script = Script(deal(rules, dice.getrandbits(60), 1))
    state, _ = start_round(new_game(rules), script.deal)
    while state.round == 1 and state.phase is not Phase.DEAL:
        seat = min(state.waiting_for(), key=lambda seat: (seat - state.first_player) % PLAYERS)
        move = dice.choice(legal_moves(state, seat))
        script.moves.append((seat, move))
        state, _ = apply(state, seat, move)
    return script


def reshuffled(script: Script, dice: random.Random) -> Script:
    """Return a script with other deals and first passes, after which everybody holds the same cards as before."""
    gave = {seat: move.cards for seat, move in script.moves[:PLAYERS] if isinstance(move, Pass)}
    kept, received = [], []
    for seat, hand in enumerate(script.deal.hands):
        after = list(hand)
        for card in gave[seat]:
            after.remove(card)
        after += gave[(seat + 1) % PLAYERS]
        dice.shuffle(after)
        count = len(gave[seat])
        received.append("".join(after[:count]))
        kept.append("".join(after[count:]))
    given = [received[(seat - 1) % PLAYERS] for seat in range(PLAYERS)]
    hands = tuple(in_order(kept[seat] + given[seat]) for seat in range(PLAYERS))
    first = [(seat, Pass(given[seat])) for seat, _ in script.moves[:PLAYERS]]
    return Script(Deal(hands, script.deal.aside), [*first, *script.moves[PLAYERS:]])


def picture(pixmap: QPixmap) -> str:
    """Return a digest of every pixel."""
    image = pixmap.toImage()
    return hashlib.sha256(bytes(image.constBits())).hexdigest()


def reachable(window: MainWindow) -> tuple[object, ...]:
    """Return all that can be seen, read or heard of the window."""
    desk = window.desk
    assert desk is not None
    view, log, text = desk.table.view, desk.log, desk.text
    pieces = [item for item in view.scene_.items() if isinstance(item, Piece)]
    models = [(text.hand.model(), 1), (text.seats.model(), 6), (text.scores.model(), PLAYERS), (text.boards_model, 4)]
    told = [
        str(model.index(row, column).data())
        for model, columns in models
        for row in range(model.rowCount())
        for column in range(columns)
    ]
    return (
        picture(window.grab()),
        picture(view.grab()),
        sorted(view.describe(piece) for piece in pieces),
        all_texts(window),
        [log.index(row).data() for row in range(log.rowCount())],
        told,
        window.windowTitle(),
        [(action.text(), action.isEnabled()) for action in window.actions_.all()],
        (desk.stage.looking, desk.stage.curtain, repr(desk.stage.legal)),
        repr(desk.stage.view) if desk.stage.looking is None else "what was dealt is known to its owner",
    )


def watched(qtbot: QtBot, settings: Settings, script: Script) -> list[tuple[object, ...]]:
    """Play a script in the window, and return what could be reached at every moment at which it must not matter."""
    window = MainWindow(settings)
    qtbot.addWidget(window)
    window.resize(760, 560)
    window.show()
    path = games_folder() / "game.divinare"
    table = header(PLAYERS, PLAYERS)
    content = lines.encoded(table.as_json()) + lines.encoded(lines.deal_line(1, script.deal))
    path.write_bytes(content)
    window.play(resume_game(path, settings))
    session = window.session
    assert isinstance(session, Session)
    seen = [reachable(window)]
    for number, (seat, move) in enumerate(script.moves):
        assert session.curtain == seat
        session.open_curtain()
        if number >= PLAYERS:
            seen.append(reachable(window))
        session.submit(move)
        seen.append(reachable(window))
    window.close()
    settle()
    path.unlink()
    return seen


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("seed", [1])
def test_nothing_leaks(quick: Settings, qtbot: QtBot, home: Path, seed: int) -> None:
    del home
    dice = random.Random(seed)
    script = first_round(dice)
    other = reshuffled(script, dice)
    assert script.deal != other.deal
    one = watched(qtbot, quick, script)
    two = watched(qtbot, quick, other)
    assert len(one) == len(two)
    for number, (mine, yours) in enumerate(zip(one, two, strict=True)):
        for part, (here, there) in enumerate(zip(mine, yours, strict=True)):
            assert here == there, f"moment {number}, part {part}"
