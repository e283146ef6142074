"""Proximal policy optimisation, with a critic that sees all cards."""

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from divinare_qt.bots.network import HELD, LEFT, belief_logits, gift_logits, play_logits, shapes, trunk, value
from divinare_qt.bots.senses import ARTS_IN, OTHERS
from train_oracle.selfplay import Decision

CLIP = 0.2


@dataclass(frozen=True)
class Rates:
    """How fast to learn, and how much to explore."""

    rate: float
    entropy: float
    epochs: int = 2
    belief: float = 0.1


def fresh(name: str, dice: np.random.Generator) -> dict[str, Any]:
    """Return new weights; the heads begin at nothing, so that the policy begins as the potential's."""
    heads = ("play", "give", "value", "belief")
    net = {}
    for key, shape in shapes(name).items():
        scale = 0.0 if key.endswith("_b") or key in heads else (2 / shape[1]) ** 0.5
        if key in ("deep_all", "deep", "fine", "fine_art"):
            scale *= 0.7
        net[key] = torch.tensor(dice.normal(0, 1, shape) * scale, dtype=torch.float32, requires_grad=True)
    return net


class Learner:
    """Both nets, and their way downhill."""

    def __init__(self, dice: np.random.Generator) -> None:
        self.actor, self.critic = fresh("actor", dice), fresh("critic", dice)
        self._optimisers = [
            torch.optim.Adam(list(net.values()), lr=1e-3, eps=1e-5) for net in (self.actor, self.critic)
        ]

    def state(self) -> dict[str, Any]:
        """Return all that is needed to go on from here."""
        return {
            "actor": {key: weights.detach() for key, weights in self.actor.items()},
            "critic": {key: weights.detach() for key, weights in self.critic.items()},
            "optimisers": [optimiser.state_dict() for optimiser in self._optimisers],
        }

    def restore(self, state: dict[str, Any]) -> None:
        """Go on from a saved state."""
        with torch.no_grad():
            for net, saved in ((self.actor, state["actor"]), (self.critic, state["critic"])):
                for key, weights in net.items():
                    weights.copy_(saved[key])
        for optimiser, saved in zip(self._optimisers, state["optimisers"], strict=True):
            optimiser.load_state_dict(saved)

    def learn(self, decisions: list[Decision], rates: Rates, dice: np.random.Generator) -> dict[str, float]:
        """Go over the decisions, and return what the last epoch looked like."""
        spread = torch.cat([made.advantage for made in decisions]).std()
        sums: dict[str, float] = {}
        for optimiser in self._optimisers:
            optimiser.param_groups[0]["lr"] = rates.rate
        for _ in range(rates.epochs):
            sums = dict.fromkeys(("policy", "entropy", "belief", "critic", "moved"), 0.0)
            for index in dice.permutation(len(decisions)):
                self._step(decisions[index], spread, rates, sums)
        return {key: total / len(decisions) for key, total in sums.items()}

    def _step(self, made: Decision, spread: Any, rates: Rates, sums: dict[str, float]) -> None:  # noqa: ANN401
        """Go one step downhill: one decision, in many worlds."""
        self._loss(made, spread, rates, sums).backward()
        for optimiser, net in zip(self._optimisers, (self.actor, self.critic), strict=True):
            torch.nn.utils.clip_grad_norm_(list(net.values()), 1.0)
            optimiser.step()
            optimiser.zero_grad(set_to_none=True)

    def _loss(self, made: Decision, spread: Any, rates: Rates, sums: dict[str, float]) -> Any:  # noqa: ANN401
        found = trunk(self.actor, made.cells, made.arts[:ARTS_IN])
        if made.wanted:
            logits = gift_logits(self.actor, found, made.base, made.wanted)
        else:
            logits = play_logits(self.actor, found, made.base)
        chances = logits.log_softmax(0)
        entropy = -(chances.exp() * chances.clip(min=-50)).sum(0).mean()
        ratio = (chances.gather(0, made.action[None])[0] - made.chance).exp()
        advantage = made.advantage / spread
        policy = -torch.minimum(ratio * advantage, ratio.clip(1 - CLIP, 1 + CLIP) * advantage).mean()
        belief = belief_loss(belief_logits(self.actor, found), made)
        judged = value(self.critic, made.arts)
        critic = (judged - made.target).square().mean()
        for key, part in (("policy", policy), ("entropy", entropy), ("belief", belief), ("critic", critic)):
            sums[key] += float(part.detach())
        sums["moved"] += float(((ratio.detach() - 1).abs() > CLIP).float().mean())
        return policy - rates.entropy * entropy + rates.belief * belief + 0.1 * critic


def belief_loss(logits: Any, made: Decision) -> Any:  # noqa: ANN401 - tensors
    """Return how surprised the belief is by the hidden cards, on average."""
    total = torch.zeros(())
    for slot in range(OTHERS + 1):
        rows = logits[slot * HELD : slot * HELD + (LEFT if slot == OTHERS else HELD)]
        chances = rows.log_softmax(0).gather(0, made.hidden[slot][None])
        total = total - made.present[slot] * chances.mean()
    return total / made.present.sum()
