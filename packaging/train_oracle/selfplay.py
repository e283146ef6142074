"""The network plays itself; every decision is kept with what came of it."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch

from divinare_qt.bots.network import HELD, LEFT, gift_logits, play_logits, trunk, value
from divinare_qt.bots.policy import Values
from divinare_qt.bots.senses import ARTS_IN, Moment, Sense, insight, seats_around, sense
from divinare_qt.bots.simulator import Index
from divinare_qt.bots.trail import Trail
from divinare_qt.rules.rules import Rules
from train_oracle.duel import potential
from train_oracle.rounds import dealt, margins, play_round

TRACE = 0.75
"""The lambda of generalised advantage estimation."""
STRANGERS = 0.35
"""How many seats are played by the potential alone: the network meets others than itself, and learns to read them."""


@dataclass
class Decision:
    """One decision, in many worlds."""

    seat: int
    wanted: int
    cells: Any
    arts: Any
    base: Any
    action: Any
    chance: Any
    """The logarithm of its probability when it was made."""
    value: Any
    hidden: Any
    """[slot + 1, art, world]: what the belief should find: the other hands, and the cards still to come to light."""
    present: Any
    """[slot + 1]: which of these there are."""
    advantage: Any = None
    target: Any = None


@dataclass
class SelfPlay:
    """A policy for `play_round` that samples the network's moves and keeps them."""

    actor: dict[str, Any]
    critic: dict[str, Any]
    noise: torch.Generator
    decisions: list[Decision] = field(default_factory=list)

    def __call__(self, trail: Trail, moment: Moment) -> Index:
        """Decide in all worlds."""
        seen = sense(trail, moment)
        cells, arts, base = map(torch.from_numpy, (seen.cells, insight(trail, moment, seen), seen.base))
        logits = logits_of(self.actor, cells, arts, base, moment.wanted)
        chances = logits.log_softmax(0)
        draw = -torch.empty_like(logits).exponential_(generator=self.noise).log()
        action = (logits + draw).argmax(0)
        hidden, present = _hidden(trail, moment)
        self.decisions.append(
            Decision(
                moment.seat,
                moment.wanted,
                cells,
                arts,
                base,
                action,
                chances.gather(0, action[None])[0],
                value(self.critic, arts),
                hidden,
                present,
            )
        )
        found: Index = action.numpy()
        return found


def logits_of(actor: dict[str, Any], cells: Any, arts: Any, base: Any, wanted: int) -> Any:  # noqa: ANN401 - tensors
    """Return the logits of all actions, from arts with or without insight."""
    found = trunk(actor, cells, arts[:ARTS_IN])
    return gift_logits(actor, found, base, wanted) if wanted else play_logits(actor, found, base)


def _hidden(trail: Trail, moment: Moment) -> tuple[Any, Any]:
    worlds, seat = trail.worlds, moment.seat
    slots = seats_around(seat, worlds.players)
    known = worlds.stacks + worlds.hands[seat] + worlds.outstanding[seat] + worlds.discards[seat]
    total = worlds.stacks + worlds.hands.sum(axis=0) + worlds.discards.sum(axis=0)
    hands = [np.zeros_like(known) if slot is None else np.minimum(worlds.hands[slot], HELD - 1) for slot in slots]
    left = np.clip(total - known, 0, LEFT - 1)
    hidden = torch.from_numpy(np.stack([*hands, left]).astype(np.int64))
    return hidden, torch.tensor([*[float(slot is not None) for slot in slots], 1.0])


def gather(
    rules: Rules, number: int, actor: dict[str, Any], critic: dict[str, Any], dice: np.random.Generator
) -> tuple[list[Decision], Values]:
    """Play rounds, and return the decisions with their advantages, and the points."""
    noise = torch.Generator().manual_seed(int(dice.integers(2**62)))
    player = SelfPlay(actor, critic, noise)
    strangers = np.flatnonzero(dice.random(rules.players) < STRANGERS)[: rules.players - 1]

    def decide(trail: Trail, moment: Moment) -> Index:
        return potential(trail, moment) if moment.seat in strangers else player(trail, moment)

    with torch.no_grad():
        points = play_round(dealt(rules, dice, number), decide)
        for seat, margin in enumerate(margins(points)):
            _credit([made for made in player.decisions if made.seat == seat], torch.from_numpy(margin))
    return player.decisions, points


def _credit(decisions: list[Decision], margin: Any) -> None:  # noqa: ANN401 - a tensor
    """Work backwards from the margin at the end of the round."""
    following, advantage = margin, torch.zeros_like(margin)
    for made in reversed(decisions):
        advantage = following - made.value + TRACE * advantage
        made.advantage, made.target = advantage, advantage + made.value
        following = made.value


def greedy(actor: dict[str, Any]) -> Any:  # noqa: ANN401 - a Policy
    """Return the policy that makes the network's best move."""

    def decide(trail: Trail, moment: Moment) -> Index:
        seen: Sense = sense(trail, moment)
        cells, arts, base = map(torch.from_numpy, (seen.cells, seen.arts, seen.base))
        with torch.no_grad():
            found: Index = logits_of(actor, cells, arts, base, moment.wanted).argmax(0).numpy()
        return found

    return decide
