"""Turns events into motion. The pieces are already where they belong; motion only shows how they came there."""

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from divinare_qt.rules.arts import ARTS, ORDER, Art
from divinare_qt.rules.events import Dealt, Discarded, Event, GameEnded, Passed, Played, RoundScored
from divinare_qt.table.animator import Animator
from divinare_qt.table.board import TokenItem
from divinare_qt.table.card import CardItem, HandCard
from divinare_qt.table.piece import Piece
from divinare_qt.table.scene import FLYING, TableScene

DURATIONS: Final = {"card": 420, "token": 460, "pass": 620, "deal": 480, "deal_step": 45, "board": 700}
"""Milliseconds at ordinary speed: the one place where they are said."""


class Director(QObject):
    """Animates what happens on a scene."""

    cued = Signal(str)
    """A sound belongs here: card, slide, token, bell, shuffle or applause."""

    def __init__(self, scene: TableScene, animator: Animator, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._animator = animator
        self.source: QRectF | None = None
        """Where the card is that is being played: in the hand, or where it was let go."""

    def snap(self) -> None:
        """Show the final state of everything."""
        self._animator.finish()
        self._scene.show_marks(len(ARTS))
        self._scene.mark_latest(None)
        self._scene.sync()

    def play(self, events: tuple[Event, ...]) -> None:
        """Show how the table came to be as it is."""
        self._animator.finish()
        hand = [(card.art, card.on_table()) for card in self._scene.hand]
        tokens = {key: token.on_table() for key, token in self._scene.tokens.items()}
        self._scene.show_marks(len(ARTS))
        self._scene.mark_latest(None)
        self._scene.sync()
        for event in events:
            if isinstance(event, Played):
                self._played(event, hand, tokens[event.seat, event.art])
            elif isinstance(event, Passed):
                self._passed(event, hand)
            elif isinstance(event, Dealt):
                self._dealt()
            elif isinstance(event, Discarded):
                self._discarded(event.seat)
            elif isinstance(event, RoundScored):
                self._scored()
            elif isinstance(event, GameEnded):
                self.cued.emit("applause")

    def _played(self, event: Played, hand: list[tuple[Art | None, QRectF]], origin: QRectF) -> None:
        scene = self._scene
        stack = scene.stacks[event.art]
        places = stack.places(stack.count)
        target = places[-1].translated(stack.scenePos()) if places else stack.on_table()
        source = self._seat_spot(event.seat)
        if event.seat == scene.stage.bottom:
            held = [rect for art, rect in hand if art == event.art]
            source = self.source or (held[-1] if held else source)
        stack.flying += 1
        stack.update()

        def landed() -> None:
            stack.flying = 0
            stack.update()

        self.cued.emit("card")
        self._fly(event.art, source, target, DURATIONS["card"], landed)
        token = scene.tokens[event.seat, event.art]
        scene.mark_latest(token)
        self._move_token(token, origin)
        self._animator.later(DURATIONS["card"] * 0.9, lambda: self.cued.emit("token"))

    def _move_token(self, token: TokenItem, origin: QRectF) -> None:
        """Let a token go to its space, which shows its number until the token covers it."""
        space = self._scene.spaces[token.art, token.label]
        space.occupied, token.arrived = False, False
        space.update()

        def arrived() -> None:
            space.occupied, token.arrived = True, True
            space.update()
            token.update()

        self._move(token, origin, token.on_table(), DURATIONS["token"], DURATIONS["card"] * 0.55, arrived)

    def _passed(self, event: Passed, hand: list[tuple[Art | None, QRectF]]) -> None:
        """Let everybody's cards cross the table face down; those of the one who looks go from and into the hand."""
        players, bottom = len(event.gave), self._scene.stage.bottom
        given = [_taken(hand, art) for art in event.gave[bottom] or ""]
        received = [card for card in self._scene.hand if card.fresh]
        for giver in range(players):
            receiver = (giver - 1) % players
            for at in range(self._passing(event)):
                spread = QPointF(at * 9, at * 4)
                source, target = (self._seat_spot(seat).translated(spread) for seat in (giver, receiver))
                landed = None
                if giver == bottom and at < len(given):
                    source = given[at] or source
                if receiver == bottom and at < len(received):
                    target, landed = received[at].on_table(), _arriving(received[at])
                self._fly(None, source, target, DURATIONS["pass"], landed)
        self.cued.emit("slide")

    def _passing(self, event: Passed) -> int:
        """Return how many cards each seat gave, of whom none may be known."""
        known = next((cards for cards in event.gave if cards is not None), None)
        if known is not None:
            return len(known)
        stage = self._scene.stage
        return dict(stage.rules.action_card.passes).get(max(stage.view.hand_sizes), 0)

    def _discarded(self, seat: int) -> None:
        pile = self._scene.discards
        target = pile.top().translated(pile.scenePos())
        for at in range(self._scene.stage.rules.action_card.discard):
            self._fly(None, self._seat_spot(seat), target, DURATIONS["card"], delay=at * DURATIONS["deal_step"])
        self.cued.emit("card")

    def _dealt(self) -> None:
        """Let every card come from the deck in turn; the hand of the one who looks fills as they land."""
        scene, players = self._scene, len(self._scene.seats)
        deck = scene.aside.top().translated(scene.aside.scenePos())
        for at in range(players * scene.stage.rules.action_card.hand):
            seat, turn = (scene.stage.view.first + at) % players, at // players
            target, landed = self._seat_spot(seat), None
            if seat == scene.stage.bottom and turn < len(scene.hand):
                target, landed = scene.hand[turn].on_table(), _arriving(scene.hand[turn])
            self._fly(None, deck, target, DURATIONS["deal"], landed, delay=at * DURATIONS["deal_step"])
        self.cued.emit("shuffle")

    def _scored(self) -> None:
        """Show the boards one after the other."""
        self._scene.mark_latest(None)
        self._scene.show_marks(0)
        self._scene.place_seats()
        for number in range(1, len(ARTS) + 1):
            self._animator.later(number * DURATIONS["board"], partial(self._reveal, number))

    def _reveal(self, boards: int) -> None:
        self._scene.show_marks(boards)
        self._scene.place_seats()
        self.cued.emit("bell")
        board = self._scene.boards[ARTS[boards - 1]]
        board.lit = True
        board.update()

        def dark() -> None:
            board.lit = False
            board.update()

        self._animator.later(DURATIONS["board"], dark)

    def _seat_spot(self, seat: int) -> QRectF:
        """Return where a card of a seat comes from or goes to."""
        own = seat == self._scene.stage.bottom
        rect = self._scene.layout.hand if own else self._scene.seat_rect(seat)
        spot = QRectF(0, 0, rect.height() * 0.4, rect.height() * 0.64)
        spot.moveCenter(rect.center())
        if not own:
            spot.moveRight(rect.right() - rect.height() * 0.1)  # where its hand lies
        return spot

    def _move(
        self, piece: Piece, source: QRectF, target: QRectF, ms: float, delay: float, done: Callable[[], None]
    ) -> None:
        piece.place(source)

        def step(progress: float) -> None:
            piece.place(between(source, target, progress))

        self._animator.run(step, ms, delay=delay, done=done)

    def _fly(
        self,
        art: Art | None,
        source: QRectF,
        target: QRectF,
        ms: float,
        landed: Callable[[], None] | None = None,
        delay: float = 0,
    ) -> None:
        """Let a card cross the table, and be gone where it lands."""
        scene = self._scene
        card = CardItem(scene.look, art, scene.stage.rules.deck[ORDER[art]] if art else 0)
        card.setZValue(FLYING)
        card.place(source)
        card.setVisible(not delay)
        scene.addItem(card)

        def step(progress: float) -> None:
            card.setVisible(True)
            card.place(between(source, target, progress))

        def done() -> None:
            scene.removeItem(card)
            if landed is not None:
                landed()

        self._animator.run(step, ms, delay=delay, done=done)


def _taken(hand: list[tuple[Art | None, QRectF]], art: str) -> QRectF | None:
    """Take the last card of an art out of what lay in a hand, and return where it lay."""
    at = max((at for at, (held, _) in enumerate(hand) if held == art), default=None)
    return None if at is None else hand.pop(at)[1]


def _arriving(card: HandCard) -> Callable[[], None]:
    """Keep a card of the hand unseen until what is done when it lands."""
    card.landed = False
    card.update()

    def landed() -> None:
        card.landed = True
        card.update()

    return landed


def between(source: QRectF, target: QRectF, progress: float) -> QRectF:
    """Return a rectangle on the way from one to another."""

    def mixed(one: float, other: float) -> float:
        return one + (other - one) * progress

    return QRectF(
        mixed(source.x(), target.x()),
        mixed(source.y(), target.y()),
        mixed(source.width(), target.width()),
        mixed(source.height(), target.height()),
    )
