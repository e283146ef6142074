"""The pieces on the table. The scene puts them where the view of the one who looks says that they are."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsScene

from divinare_qt.models.agenda import coming, entries
from divinare_qt.models.boards import Place, SpaceHint
from divinare_qt.models.choice import Choice, places_of
from divinare_qt.models.items import SeatsModel
from divinare_qt.models.purses import purses_after
from divinare_qt.models.stage import Stage
from divinare_qt.models.words import short_name, translate
from divinare_qt.rules.arts import ARTS, ORDER, Art, is_art
from divinare_qt.rules.events import Dealt, Passed, Played, RoundScored
from divinare_qt.rules.moves import CENTRE
from divinare_qt.rules.state import Phase
from divinare_qt.table import geometry
from divinare_qt.table.action_card import ActionCardItem
from divinare_qt.table.board import BoardItem, SpaceItem, TokenItem
from divinare_qt.table.card import HandCard
from divinare_qt.table.hint import HintItem
from divinare_qt.table.piece import Look
from divinare_qt.table.pile import PileItem
from divinare_qt.table.seat import SeatItem
from divinare_qt.table.sheet import SheetItem
from divinare_qt.table.stack import StackItem

BOARDS, STACKS, SPACES, TOKENS, HINTS, CARDS, FLYING = range(7)
"""What lies above what."""
RING = 3.0
"""Points that the ring round one's own token takes."""
BACK = "?"
"""A card of a hand that is not to be seen."""


class TableScene(QGraphicsScene):
    """Every piece of one game."""

    def __init__(self, stage: Stage, choice: Choice, look: Look) -> None:
        super().__init__()
        self.stage = stage
        self.choice = choice
        self.look = look
        self.layout = self._laid_out(QSizeF(1024, 700), 1.0)
        self._seats_model = SeatsModel(stage, self)
        self.boards = {art: BoardItem(look, art) for art in ARTS}
        self.stacks = {art: StackItem(look, art) for art in ARTS}
        self.spaces = self._make_spaces()
        self.hints = {key: HintItem(look, space.label, space.bonus) for key, space in self.spaces.items()}
        self.tokens = {
            (seat, art): TokenItem(look, seat, art, entry.character)
            for seat, entry in enumerate(stage.header.seats)
            for art in ARTS
        }
        self.seats = [SeatItem(look, seat, entry.character) for seat, entry in enumerate(stage.header.seats)]
        self.action = ActionCardItem(look, stage.rules.action_card)
        self.aside, self.discards = PileItem(look, discards=False), PileItem(look, discards=True)
        self.sheet = SheetItem(look, stage)
        self.hand: list[HandCard] = []
        self._cards = ""
        self.revealed = len(ARTS)
        """How many boards show how they were scored, while a round is being scored."""
        self._add_all()

    def relayout(self, size: QSizeF, text_scale: float) -> None:
        """Lay everything out for a size."""
        self.layout = self._laid_out(size, text_scale)
        self.look.text, self.look.scale = self.layout.text, self.layout.text_scale
        self.look.edition += 1
        self.setSceneRect(QRectF(0, 0, self.layout.size.width(), self.layout.size.height()))
        self.sync()

    def _laid_out(self, size: QSizeF, text_scale: float) -> geometry.Layout:
        discards = self.stage.rules.action_card.discard > 0
        return geometry.layout(size, self.stage.header.players, text_scale, discards=discards)

    def sync(self) -> None:
        """Put everything where it belongs now."""
        self._place_boards()
        self._place_piles()
        self._place_tokens()
        self.place_seats()
        self._place_hand()
        self.refresh()

    def refresh(self) -> None:
        """Show what can be chosen, and what has been."""
        choice, art = self.choice, self.choice.art
        for board in self.boards.values():
            board.lit = board.art == art
            board.update()
        for space in self.spaces.values():
            space.lit = space.art == art and choice.is_legal(space.art, space.label)
            space.dimmed = art is not None and not space.lit and space.art == art
            space.update()
        self._mark_receiver()
        for card in self.hand:
            card.chosen = card.index == choice.picked or card.index in choice.marked
            card.enabled = choice.playing or choice.giving or not self.stage.people
            card.place(self.hand_place(card))

    def _mark_receiver(self) -> None:
        """Show where the cards go that are being marked."""
        giving, receiver = self.choice.giving, self.choice.receiver
        for seat in self.seats:
            seat.receives = giving and seat.seat == receiver
            seat.update()
        self.discards.receives = giving and receiver is None
        self.discards.update()

    def show_hints(self, hints: Mapping[Place, SpaceHint]) -> None:
        """Show how likely each space is, and what going there is worth."""
        for art, board in self.boards.items():
            labels = self.stage.rules.boards[art].labels if hints else ()
            board.chances = tuple(hints[Place(art, label)].chance or 0.0 for label in labels)
            board.update()
        for (art, label), space in self.spaces.items():
            hint = hints.get(Place(art, label), SpaceHint(None))
            self.hints[art, label].tell(hint)
            space.hinted, space.valued = hint.chance is not None, bool(hint.value)
            space.update()

    def show_advice(self, cards: str) -> None:
        """Mark the cards that a hint would give away."""
        advised = places_of(cards, self._cards)
        for card in self.hand:
            card.advised = card.index in advised
            card.update()

    def hand_place(self, card: HandCard) -> QRectF:
        """Return where a card of the hand lies; a chosen one is raised, one under the pointer a little."""
        place = geometry.hand_places(self.layout.hand, self._cards)[card.index]
        lift = 0.13 if card.chosen else 0.05 if card.hovered or card.focused else 0.0
        return place.translated(0, -place.height() * lift)

    def token_place(self, seat: int, art: Art, label: str) -> QRectF:
        """Return where a token stands on a space."""
        board = self.layout.boards[ORDER[art]]
        if label == CENTRE:
            return board.mapped(geometry.centre_slots(self.stage.header.players, self.look.scale)[seat])
        space = self.spaces[art, label]
        disc, inset = space.on_table(), space.size.width() * 0.1
        return disc.adjusted(inset, inset, -inset, -inset).translated(0, -disc.height() * 0.07)

    def seat_rect(self, seat: int) -> QRectF:
        """Return where a seat's character card lies."""
        return self.layout.seats[(seat - self.stage.bottom) % self.stage.header.players]

    def _make_spaces(self) -> dict[tuple[Art, str], SpaceItem]:
        spaces = {}
        for art in ARTS:
            spaces[art, CENTRE] = SpaceItem(self.look, art, CENTRE, 0)
            for space in self.stage.rules.boards[art].spaces:
                spaces[art, space.label] = SpaceItem(self.look, art, space.label, space.bonus)
        return spaces

    def _add_all(self) -> None:
        layers = (
            (BOARDS, [*self.boards.values(), *self.seats, self.action, self.aside, self.discards, self.sheet]),
            (STACKS, list(self.stacks.values())),
            (SPACES, list(self.spaces.values())),
            (TOKENS, list(self.tokens.values())),
            (HINTS, list(self.hints.values())),
        )
        for height, pieces in layers:
            for piece in pieces:
                piece.setZValue(height)
                self.addItem(piece)

    def _place_boards(self) -> None:
        view = self.stage.view
        for art, place in zip(ARTS, self.layout.boards, strict=True):
            self.boards[art].place(place.board)
            self.stacks[art].count = view.stacks[ORDER[art]]
            self.stacks[art].lie(place)
            self.spaces[art, CENTRE].place(place.mapped(geometry.CENTRE))
            labels = self.stage.rules.boards[art].labels
            discs = geometry.disc_places(len(labels), self.look.scale)
            for label, (centre, radius) in zip(labels, discs, strict=True):
                disc = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
                self.spaces[art, label].place(place.mapped(disc))
                self.spaces[art, label].occupied = label in view.tokens[ORDER[art]]
            self._place_hints(art, place)
        self.show_marks(self.revealed)

    def _place_hints(self, art: Art, board: geometry.BoardPlace) -> None:
        labels, players = self.stage.rules.boards[art].labels, self.stage.header.players
        room = geometry.disc_step(len(labels)) * board.unit
        above = geometry.room_for_chances(len(labels), players, self.look.scale) * board.unit - RING
        for label in (CENTRE, *labels):
            hint = self.hints[art, label]
            hint.unit, hint.room, hint.above = board.unit, room, above
            hint.place(self.spaces[art, label].on_table())

    def _place_piles(self) -> None:
        """Show what lies face down; how many these are follows from what everybody sees."""
        rules, view = self.stage.rules, self.stage.view
        dealt = self.stage.header.players * rules.action_card.hand
        self.aside.count = sum(rules.deck) - dealt
        self.discards.count = dealt - sum(view.hand_sizes) - sum(view.stacks) if any(view.hand_sizes) else 0
        self.aside.place(self.layout.aside)
        self.discards.place(self.layout.discards)

    def show_marks(self, boards: int) -> None:
        """Show how the first so many boards were scored, if a round is being scored."""
        self.revealed = self.sheet.revealed = boards
        self.sheet.update()
        scoring = self.stage.scoring
        for (art, label), space in self.spaces.items():
            shown = scoring is not None and ORDER[art] < boards and label != CENTRE
            count = 0 if scoring is None else scoring.counts[ORDER[art]]
            space.mark = self.stage.rules.boards[art].prediction(label, count) if shown else None
            space.update()
        for token in self.tokens.values():
            token.award = None
        for award in () if scoring is None else scoring.awards:
            if ORDER[award.art] < boards and award.space != CENTRE:
                self.tokens[award.seat, award.art].award = award.tokens.points
        for token in self.tokens.values():
            token.update()

    def mark_latest(self, latest: TokenItem | None) -> None:
        """Show which token moved last, so that one who looked away can still see it."""
        for token in self.tokens.values():
            if token.latest != (token is latest):
                token.latest = token is latest
                token.update()

    def _place_tokens(self) -> None:
        for (seat, art), token in self.tokens.items():
            token.own = seat == self.stage.bottom and bool(self.stage.people)
            token.label = self.stage.view.tokens[ORDER[art]][seat]
            token.place(self.token_place(seat, art, token.label))

    def place_seats(self) -> None:
        """Show who does what."""
        stage, view = self.stage, self.stage.view
        over = view.phase is Phase.OVER and stage.scoring is None
        self._place_action_card()
        agenda = entries(stage.rules.action_card)
        now = len(agenda), coming(agenda, self.action.held, self.action.phase)
        others = [seat for seat in range(stage.header.players) if seat != stage.bottom]
        purses = purses_after(stage.rules, [result for result in stage.results if result is not self._unseen])
        for seat, item in enumerate(self.seats):
            alike = [seat] if seat == stage.bottom else others
            item.name = stage.header.seats[seat].name
            item.peers = tuple(stage.header.seats[at].name for at in alike)
            item.sayings = tuple(self._said_of(at, status) for at in alike for status in self._seats_model.statuses(at))
            item.status = self._seat_status(seat)
            item.brief = self._brief_status(seat)
            item.cards, item.most = view.hand_sizes[seat], stage.rules.action_card.hand
            item.hand = None if stage.open_hands is None else stage.open_hands[seat]
            item.own = seat == stage.bottom
            item.active = seat in view.waiting_for and stage.scoring is None
            item.agenda = now if seat == view.first else None
            item.points = self._seat_points(seat)
            item.winner = over and view.points[seat] == max(points for points in view.points if points is not None)
            item.tokens = purses[seat].blue, purses[seat].yellow, purses[seat].red
            item.place(self.seat_rect(seat))
        self.sheet.setVisible(stage.scoring is not None or view.phase is Phase.OVER)
        self.sheet.place(self.layout.hand)

    def _place_action_card(self) -> None:
        view = self.stage.view
        self.action.round = view.round
        self.action.held = max(view.hand_sizes)
        self.action.phase = view.phase
        self.action.place(self.layout.action)

    @property
    def _unseen(self) -> RoundScored | None:
        """The round whose boards are still being shown: what it brought is handed out when all have been."""
        return self.stage.scoring if self.revealed < len(ARTS) else None

    def _seat_points(self, seat: int) -> int | None:
        """Return the points of a seat that lie open: those of others are turned up after the last scoring."""
        stage, points = self.stage, self.stage.view.points[seat]
        over = stage.view.phase is Phase.OVER and stage.scoring is None
        if points is None or not (seat == stage.view.seat or stage.rules.open_scores or over):
            return None
        return points - (0 if self._unseen is None else self._unseen.points[seat])

    def _brief_status(self, seat: int) -> str:
        if self._names_mediums():
            return short_name(self.stage.header.seats[seat].character)
        return self._seats_model.status(seat)

    def _names_mediums(self) -> bool:
        """Tell whether nobody has anything to do, so that there is room for who the mediums are."""
        return self.stage.scoring is not None or self.stage.view.phase is Phase.OVER

    def _seat_status(self, seat: int) -> str:
        model = self._seats_model
        if self._names_mediums():
            return str(model.index(seat, model.CHARACTER).data())
        return self._said_of(seat, model.status(seat))

    def _said_of(self, seat: int, status: str) -> str:
        model = self._seats_model
        if seat in self.stage.people:
            return status
        player = str(model.index(seat, model.PLAYER).data())
        return translate("TableScene", "{player}, {status}").format(player=player, status=status)

    def _place_hand(self) -> None:
        cards = self._cards_below()
        if cards != self._cards:
            self._cards = cards
            for card in self.hand:
                self.removeItem(card)
            self.hand = [self._hand_card(letter, index) for index, letter in enumerate(cards)]
        self._mark_fresh()
        for card in self.hand:
            card.place(self.hand_place(card))

    def _mark_fresh(self) -> None:
        """Show which cards were received in the latest pass, until the hand changes again."""
        fresh = places_of(self._received(), self._cards)
        for card in self.hand:
            card.fresh = card.index in fresh

    def _received(self) -> str:
        view = self.stage.view
        for event in reversed(view.history if view.seat == self.stage.bottom else ()):
            if isinstance(event, Passed) and view.seat is not None:
                return event.received(view.seat) or ""
            if isinstance(event, Dealt) or (isinstance(event, Played) and event.seat == view.seat):
                break
        return ""

    def _cards_below(self) -> str:
        """Return the hand of the seat that is nearest; cards that nobody may see now are backs."""
        stage, seat = self.stage, self.stage.bottom
        if stage.view.seat == seat:
            return stage.view.hand
        return BACK * stage.view.hand_sizes[seat] if stage.open_hands is None else stage.open_hands[seat]

    def _hand_card(self, letter: str, index: int) -> HandCard:
        art = letter if is_art(letter) else None
        card = HandCard(self.look, art, 0 if art is None else self.stage.rules.deck[ORDER[art]], index)
        card.setZValue(CARDS + index / 100)
        self.addItem(card)
        return card
