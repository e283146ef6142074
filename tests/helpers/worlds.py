"""Other worlds: rounds that one seat cannot tell from the real one.

A round is a script: a deal and the decisions after it. Each card of the script is followed along its path: from the
deck into a hand or aside, by passes from hand to hand, and then onto a board, face down, or nowhere yet. Where two
cards lie in the same place at the same time, their ways before (or after) that moment may be exchanged, and the seat
cannot tell as long as it saw neither of the two ways. Many such exchanges reshuffle everything that it doesn't know,
and nothing else. The new script is then played by the real engine, so it is a game that could have been.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from divinare_qt.rules.engine import Step, apply, start_round
from divinare_qt.rules.moves import Deal, Discard, Move, Pass, Play
from divinare_qt.rules.state import State
from tests.helpers.play import Dice

Place: TypeAlias = tuple[str, int]
"""A kind of place with its seat; ("played", decision) is where a card ends that everybody has seen."""

DECK, ASIDE = ("deck", 0), ("aside", 0)


@dataclass(frozen=True)
class Script:
    """A round: from a state before the deal, the deal and the decisions so far."""

    start: State
    deal: Deal
    decisions: tuple[tuple[int, Move], ...]

    def steps(self) -> list[Step]:
        """Play it."""
        steps = [start_round(self.start, self.deal)]
        for seat, move in self.decisions:
            steps.append(apply(steps[-1][0], seat, move))
        return steps


@dataclass(eq=False)
class Card:
    """One card and its way through the round: a place for each stage (deck, dealt, discarded, each pass)."""

    art: str
    path: list[Place] = field(default_factory=lambda: [DECK])


def another_world(script: Script, seat: int | None, dice: Dice, exchanges: int = 150) -> Script:
    """Return a script that the seat (with None: somebody who holds no cards) cannot tell from the given one."""
    cards = _followed(script)
    over = not any(card.path[-1][0] in ("hand", "chosen") for card in cards)
    for _ in range(exchanges):
        one = dice.one_of(cards)
        stage = dice.below(len(one.path))
        near = [
            card
            for card in cards
            if card.art != one.art and card.path[stage : stage + 1] == one.path[stage : stage + 1]
        ]
        if near:
            _exchange(one, dice.one_of(near), stage, seat, over=over)
    seed = script.start.seed + 1 + dice.below(1000)
    return _script(cards, script, script.start._replace(seed=seed))


def _exchange(one: Card, other: Card, stage: int, seat: int | None, *, over: bool) -> None:
    """Exchange two ways before or after a stage at which both cards lie in the same place, if nobody can tell."""
    if not any(_seen(card.path[: stage + 1], seat) for card in (one, other)):
        one.path[:stage], other.path[:stage] = other.path[:stage], one.path[:stage]
    elif not any(_seen(card.path[stage:], seat) for card in (one, other)):
        _exchange_ends(one, other, stage, over=over)
    if stage == 0 and not any(_seen(card.path, seat) for card in (one, other)):
        _exchange_ends(one, other, 0, over=over)


def _exchange_ends(one: Card, other: Card, stage: int, *, over: bool) -> None:
    """Exchange two ways from a stage on; once the round is over, all discards together are known."""
    if over and one.path[-1][0] != other.path[-1][0]:
        return
    one.path[stage:], other.path[stage:] = other.path[stage:], one.path[stage:]


def _seen(places: Sequence[Place], seat: int | None) -> bool:
    """Tell whether a seat sees a card that comes by these places."""
    return any(
        kind == "played" or (kind in ("hand", "face down", "chosen") and whose == seat) for kind, whose in places
    )


def _followed(script: Script) -> list[Card]:
    """Return the cards with the paths that they take in a script."""
    cards = [Card(art, [DECK, ("hand", seat)]) for seat, hand in enumerate(script.deal.hands) for art in hand]
    cards += [Card(art, [DECK, ASIDE]) for art in script.deal.aside]
    for number, (seat, move) in enumerate(script.decisions):
        if isinstance(move, Play):
            _take(cards, seat, move.art).path.append(("played", number))
        else:
            for art in move.cards:
                _take(cards, seat, art).path.append(("face down" if isinstance(move, Discard) else "chosen", seat))
        if _all_chose(script.decisions[: number + 1], script.start.players):
            _next_stage(cards, script.start.players)
    return cards


def _take(cards: list[Card], seat: int, art: str) -> Card:
    return next(card for card in cards if card.path[-1] == ("hand", seat) and card.art == art)


def _all_chose(decisions: Sequence[tuple[int, Move]], players: int) -> bool:
    """Tell whether the last decision completes a discard or a pass."""
    kind = type(decisions[-1][1])
    return kind is not Play and sum(type(move) is kind for _, move in decisions) % players == 0


def _next_stage(cards: list[Card], players: int) -> None:
    """Give the chosen cards to the right; what is in a hand else stays there for one more stage."""
    for card in cards:
        kind, whose = card.path[-1]
        if kind == "chosen":
            card.path[-1] = ("hand", (whose - 1) % players)
        elif kind == "hand":
            card.path.append((kind, whose))


def _script(cards: list[Card], script: Script, start: State) -> Script:
    """Return the script in which the cards take their paths."""
    players = start.players
    hands = tuple(_arts(card for card in cards if card.path[1] == ("hand", seat)) for seat in range(players))
    aside = _arts(card for card in cards if card.path[1] == ASIDE)
    decisions: list[tuple[int, Move]] = []
    stage = 1
    for number, (seat, move) in enumerate(script.decisions):
        if isinstance(move, Play):
            assert [card.art for card in cards if card.path[-1] == ("played", number)] == [move.art]
            decisions.append((seat, move))
            continue
        ends = ("face down", seat) if isinstance(move, Discard) else ("hand", (seat - 1) % players)
        gone = _arts(
            card
            for card in cards
            if len(card.path) > stage + 1
            and card.path[stage] == ("hand", seat)
            and card.path[stage + 1] in (ends, ("chosen", seat))
        )
        decisions.append((seat, Discard(gone) if isinstance(move, Discard) else Pass(gone)))
        if _all_chose(script.decisions[: number + 1], players):
            stage += 1
    return Script(start, Deal(hands, aside), tuple(decisions))


def _arts(cards: Iterable[Card]) -> str:
    return "".join(card.art for card in cards)
