"""The one redaction layer: what a seat may know. Screen, log, accessible text, bots and files all get it from here."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from divinare_qt.rules.arts import ARTS, ORDER
from divinare_qt.rules.engine import cards_wanted
from divinare_qt.rules.events import Dealt, Discarded, Event, PassChosen, Passed, Played
from divinare_qt.rules.state import Phase, State


@dataclass(frozen=True, slots=True)
class SeatView:
    """A game as one seat sees it; as everybody may see it where `seat` is None."""

    seat: int | None
    round: int
    rounds: int
    first: int
    """The first player of this round."""
    turn: int
    phase: Phase
    hand: str
    hand_sizes: tuple[int, ...]
    stacks: tuple[int, ...]
    tokens: tuple[tuple[str, ...], ...]
    """Space labels: by art in the order of ARTS, then by seat."""
    history: tuple[Event, ...]
    """Redacted events of this round. Own discards are in it because a person remembers them; a screen must not show
    them again, for the rule forbids looking."""
    points: tuple[int | None, ...]
    wanted: int = 0
    """How many cards to choose now, to pass or discard."""
    chosen: str | None = None
    """What this seat has chosen to pass, while the others still choose."""
    waiting_for: tuple[int, ...] = ()

    def as_json(self) -> dict[str, object]:
        """Return the view of the bot protocol."""
        seats = range(len(self.hand_sizes))
        return {
            "round": self.round,
            "rounds": self.rounds,
            "first": self.first,
            "turn": self.turn,
            "seat": self.seat,
            "hand": self.hand,
            "hand_sizes": list(self.hand_sizes),
            "stacks": dict(zip(ARTS, self.stacks, strict=True)),
            "tokens": [{art: self.tokens[ORDER[art]][seat] for art in ARTS} for seat in seats],
            "history": [entry for event in self.history if (entry := _entry(event, self.seat)) is not None],
            "points": list(self.points),
        }


def view(state: State, seat: int | None) -> SeatView:
    """Return what a seat may know; with None, what anyone at the table may."""
    over = state.phase is Phase.OVER
    return SeatView(
        seat=seat,
        round=state.round,
        rounds=state.rules.rounds,
        first=state.first_player,
        turn=state.turn,
        phase=state.phase,
        hand="" if seat is None else state.hands[seat],
        hand_sizes=tuple(map(len, state.hands)),
        stacks=state.stacks,
        tokens=state.tokens,
        history=tuple(redacted(event, seat) for event in state.history),
        points=tuple(
            points if over or state.rules.open_scores or owner == seat else None
            for owner, points in enumerate(state.points)
        ),
        wanted=cards_wanted(state),
        chosen=None if seat is None or not state.chosen else state.chosen[seat],
        waiting_for=state.waiting_for(),
    )


def redacted(event: Event, seat: int | None) -> Event:
    """Return an event without the cards that a seat may not know."""
    if isinstance(event, Dealt):
        return replace(event, hands=_only(event.hands, seat), aside=None)
    if isinstance(event, Discarded | PassChosen):
        return event if event.seat == seat else replace(event, cards=None)
    if isinstance(event, Passed):
        return replace(event, gave=_only(event.gave, seat, None if seat is None else (seat + 1) % len(event.gave)))
    return event


def _only(cards: tuple[str | None, ...], *seats: int | None) -> tuple[str | None, ...]:
    return tuple(held if owner in seats else None for owner, held in enumerate(cards))


def _entry(event: Event, seat: int | None) -> Mapping[str, object] | None:
    """Return an event as the bot protocol's history has it, or None where it has no place there."""
    if isinstance(event, Played):
        return {"play": {"seat": event.seat, "art": event.art, "to": event.to}}
    if seat is None:
        return None
    if isinstance(event, Dealt):
        return {"deal": event.hands[seat]}
    if isinstance(event, Discarded) and event.seat == seat:
        return {"discard": event.cards}
    if isinstance(event, Passed):
        return {"pass": {"gave": event.gave[seat], "received": event.received(seat)}}
    return None
