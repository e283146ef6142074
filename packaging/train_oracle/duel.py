"""How strong a policy is: alone against a table of others, from every seat, on the simulator."""

import numpy as np

from divinare_qt.bots.network import gifts
from divinare_qt.bots.policy import NEVER
from divinare_qt.bots.senses import Moment, sense
from divinare_qt.bots.simulator import Index
from divinare_qt.bots.trail import Trail
from divinare_qt.rules.rules import Rules
from train_oracle.rounds import Policy, dealt, margins, play_round


def potential(trail: Trail, moment: Moment) -> Index:
    """Play by the potential alone: what the network starts from."""
    base = sense(trail, moment).base
    if not moment.wanted:
        found: Index = base.reshape(-1, base.shape[-1]).argmax(axis=0)
        return found
    ways = gifts(moment.wanted)
    wishes = sum(np.maximum(base, NEVER)[ways[:, art], art] for art in range(ways.shape[1]))
    best: Index = np.asarray(wishes).argmax(axis=0)
    return best


def duel(rules: Rules, one: Policy, others: Policy, number: int, seed: int) -> tuple[float, float]:
    """Return the margin of `one` in points a round, and its standard error."""
    dice = np.random.default_rng(seed)
    found = []
    for seat in range(rules.players):

        def decide(trail: Trail, moment: Moment, *, place: int = seat) -> Index:
            return one(trail, moment) if moment.seat == place else others(trail, moment)

        found.append(margins(play_round(dealt(rules, dice, number), decide))[seat])
    sample = np.concatenate(found)
    return float(sample.mean()), float(sample.std() / len(sample) ** 0.5)
