"""What the drawn table says about its pieces, to the one who looks: in tooltips, and where something can't be done."""

from collections.abc import Mapping

from PySide6.QtCore import QObject

from divinare_qt.models.agenda import coming, entries, round_in_words
from divinare_qt.models.boards import BoardsModel, Place, SpaceHint
from divinare_qt.models.choice import Choice
from divinare_qt.models.stage import Stage
from divinare_qt.models.words import art_title, award_in_words, character_name, space_name, translate
from divinare_qt.rules.arts import ORDER
from divinare_qt.table.action_card import ActionCardItem
from divinare_qt.table.board import BoardItem, SpaceItem, TokenItem
from divinare_qt.table.card import HandCard
from divinare_qt.table.piece import Piece
from divinare_qt.table.pile import PileItem
from divinare_qt.table.seat import SeatItem
from divinare_qt.table.stack import StackItem


class Guide:
    """Finds the words for a piece."""

    def __init__(self, stage: Stage, choice: Choice, parent: QObject) -> None:
        self._stage = stage
        self._choice = choice
        self._boards = BoardsModel(stage, choice, parent)

    def show_hints(self, hints: Mapping[Place, SpaceHint]) -> None:
        """Say of a space what a hint says."""
        self._boards.show_hints(hints)

    def describe(self, piece: Piece) -> str:
        """Say what a piece is, as the one who looks may know it."""
        if isinstance(piece, SpaceItem | StackItem | BoardItem):
            return self._boards.description(Place(piece.art, piece.label if isinstance(piece, SpaceItem) else ""))
        if isinstance(piece, HandCard) and piece.art is not None:
            text = translate("TableView", "{art}: {count} cards in the deck", "", piece.count)
            return text.format(art=art_title(piece.art), count=piece.count)
        if isinstance(piece, TokenItem):
            return self._why(piece)
        if isinstance(piece, SeatItem):
            return self._about(piece)
        if isinstance(piece, PileItem) and piece.count:
            return self._face_down(piece)
        return self._agenda() if isinstance(piece, ActionCardItem) else ""

    def why_not(self, space: SpaceItem) -> str:
        """Say why the token can't go to a space of the card's board."""
        text, reason = translate("TableView", "{art}, {space}: {reason}."), self._choice.why_not(space.art, space.label)
        return text.format(art=art_title(space.art), space=space_name(space.label), reason=reason) if reason else ""

    def hides_a_hand(self, seat: SeatItem) -> bool:
        """Tell whether a person sits there who shares the screen, and may look at their hand."""
        return len(self._stage.people) > 1 and seat.seat in self._stage.people

    def _agenda(self) -> str:
        """Say what the action card says, and what comes next."""
        view, agenda = self._stage.view, entries(self._stage.rules.action_card)
        head = translate("TableView", "{round}. The action card says at which hand sizes something happens:")
        at = coming(agenda, max(view.hand_sizes), view.phase)
        if at < len(agenda):
            after = translate("TableView", "Next: {event}.").format(event=agenda[at].words)
        else:
            after = translate("TableView", "Nothing more of it comes in this round.")
        return "\n".join((head.format(round=round_in_words(self._stage)), *(entry.words for entry in agenda), after))

    def _face_down(self, pile: PileItem) -> str:
        if pile.discards:
            text = translate("TableView", "Discarded face down: {count}. They are revealed when the round ends.")
        else:
            text = translate("TableView", "Set aside face down: {count}. Nobody knows these cards.")
        return text.format(count=pile.count)

    def _about(self, piece: SeatItem) -> str:
        seat = self._stage.header.seats[piece.seat]
        if self.hides_a_hand(piece):
            text = translate("TableView", "{name}: hold the mouse button here to see your hand.")
        else:
            text = translate("TableView", "{name} is {medium}. Click to read more.")
        about = text.format(name=seat.name, medium=character_name(seat.character))
        if piece.agenda is None:
            return about
        first = translate("TableView", "{name} is first player: the action card lies here.")
        return "\n".join((first.format(name=seat.name), about))

    def _why(self, token: TokenItem) -> str:
        scoring = self._stage.scoring
        for award in () if scoring is None else scoring.awards:
            if (award.seat, award.art) == (token.seat, token.art) and scoring is not None:
                name = self._stage.header.seats[award.seat].name
                return award_in_words(award, scoring.counts[ORDER[award.art]], name)
        return ""
