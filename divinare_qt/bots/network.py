"""The oracle's network. It reads what `senses` tells it, and says how likely each play and each gift should be.

The arithmetic is written once, with operators that NumPy arrays and PyTorch tensors share: game and training agree.
Worlds are the last axis everywhere, so that a layer is a matrix times a matrix with a column for each world.
"""

from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from divinare_qt.bots.senses import (
    ARTS_IN,
    CELLS,
    HEAT,
    INSIGHT_ARTS,
    MOST_GIVEN,
    OTHERS,
)
from divinare_qt.paths import resources
from divinare_qt.rules.arts import ARTS

Tensor: TypeAlias = Any
"""A NumPy array or a PyTorch tensor."""
Weights: TypeAlias = Mapping[str, Tensor]
POOL: Final = 32
WIDE: Final = 128
FINE: Final = 48
HELD: Final = 7
"""Cards of an art in another hand, 0 to 6 or more, that the belief tells apart."""
LEFT: Final = 13
"""Cards of an art still to come to light, 0 to 12 or more."""


def shapes(name: str) -> dict[str, tuple[int, int]]:
    """Return the shapes of the weights of a net: `actor` or `critic`."""
    critic = name == "critic"
    trunk = {
        "art": (WIDE, ARTS_IN + INSIGHT_ARTS * critic),
        "art_b": (WIDE, 1),
        "all": (WIDE, WIDE),
        "all_b": (WIDE, 1),
        "deep": (WIDE, WIDE),
        "deep_all": (WIDE, WIDE),
        "deep_b": (WIDE, 1),
    }
    if critic:
        return trunk | {"value": (1, WIDE), "value_b": (1, 1)}
    return trunk | {
        "cell": (POOL, CELLS),
        "cell_b": (POOL, 1),
        "pool": (WIDE, POOL),
        "fine": (FINE, POOL),
        "fine_art": (FINE, WIDE),
        "fine_b": (FINE, 1),
        "play": (1, FINE),
        "give": (MOST_GIVEN + 1, WIDE),
        "give_b": (MOST_GIVEN + 1, 1),
        "belief": (OTHERS * HELD + LEFT, WIDE),
        "belief_b": (OTHERS * HELD + LEFT, 1),
    }


class Trunk(NamedTuple):
    """What all heads grow out of."""

    cells: Tensor
    """[unit, art, place, world]."""
    arts: Tensor
    """[unit, art, world]."""


def _dense(weights: Tensor, inputs: Tensor) -> Tensor:
    """Multiply along the first axis."""
    return (weights @ inputs.reshape(inputs.shape[0], -1)).reshape(weights.shape[0], *inputs.shape[1:])


def _bias(weights: Tensor, like: Tensor) -> Tensor:
    return weights.reshape(-1, *[1] * (like.ndim - 1))


def trunk(net: Weights, cells: Tensor, arts: Tensor) -> Trunk:
    """Return the last layer of the actor's trunk."""
    spots = _dense(net["cell"], cells)
    spots = (spots + _bias(net["cell_b"], spots)).clip(min=0)
    first = _dense(net["art"], arts) + _dense(net["pool"], spots.mean(axis=2))
    return Trunk(spots, _deepened(net, first))


def _deepened(net: Weights, first: Tensor) -> Tensor:
    """Let the arts hear of each other."""
    first = (first + _bias(net["art_b"], first)).clip(min=0)
    common = _dense(net["all"], first.mean(axis=1))
    common = (common + net["all_b"]).clip(min=0)
    deep = _dense(net["deep"], first) + _dense(net["deep_all"], common)[:, None]
    return (deep + _bias(net["deep_b"], deep)).clip(min=0)


def play_logits(net: Weights, found: Trunk, base: Tensor) -> Tensor:
    """Return [art * place, world]; `base` is what the potential says."""
    fine = _dense(net["fine"], found.cells) + _dense(net["fine_art"], found.arts)[:, :, None]
    fine = (fine + _bias(net["fine_b"], fine)).clip(min=0)
    logits = _dense(net["play"], fine)[0] + base / HEAT
    return logits.reshape(-1, logits.shape[-1])


def gift_logits(net: Weights, found: Trunk, base: Tensor, wanted: int) -> Tensor:
    """Return [gift, world]: `gifts(wanted)` in their order."""
    wishes = _dense(net["give"], found.arts)
    wishes = wishes + _bias(net["give_b"], wishes) + base / HEAT
    chosen = gifts(wanted)
    return sum(wishes[chosen[:, art], art] for art in range(len(ARTS)))


def belief_logits(net: Weights, found: Trunk) -> Tensor:
    """Return [slot * HELD + LEFT, art, world]: the cards of the other hands, and those still to come to light."""
    logits = _dense(net["belief"], found.arts)
    return logits + _bias(net["belief_b"], logits)


def value(net: Weights, arts: Tensor) -> Tensor:
    """Return [world]: the margin in points that the critic expects, given arts with insight."""
    deep = _deepened(net, _dense(net["art"], arts))
    return (_dense(net["value"], deep) + _bias(net["value_b"], deep)).sum(axis=1)[0]


@cache
def gifts(wanted: int) -> NDArray[np.intp]:
    """Return [gift, art]: every way to give so many cards away."""
    ways = [way for way in product(range(min(wanted, MOST_GIVEN) + 1), repeat=len(ARTS)) if sum(way) == wanted]
    return np.array(ways, np.intp)


@cache
def trained() -> dict[str, dict[str, NDArray[np.float32]]]:
    """Return the weights of both nets, as they were trained."""
    nets: dict[str, dict[str, NDArray[np.float32]]] = {"actor": {}, "critic": {}}
    with np.load(resources() / "bots" / "oracle.npz") as file:
        for name in file.files:
            net, key = name.split(".")
            nets[net][key] = file[name].astype(np.float32)
    return nets
