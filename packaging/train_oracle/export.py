"""The trained weights as the game reads them, and a sample of what they answer."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import torch

from divinare_qt.bots.network import belief_logits, gift_logits, play_logits, trunk, value
from divinare_qt.bots.senses import ARTS_IN, CELLS, INSIGHT_ARTS, MOST_GIVEN
from train_oracle.learner import Learner

PLACES = 8
WORLDS = 2
GIVEN = 2


def export(learner: Learner, directory: Path) -> None:
    """Write both files."""
    nets = {
        name: {key: weights.detach().half() for key, weights in net.items()}
        for name, net in (("actor", learner.actor), ("critic", learner.critic))
    }
    arrays = {f"{name}.{key}": weights.numpy() for name, net in nets.items() for key, weights in net.items()}
    np.savez_compressed(directory / "oracle.npz", **arrays)
    rounded = {name: {key: weights.float() for key, weights in net.items()} for name, net in nets.items()}
    (directory / "oracle.json").write_text(json.dumps(answers(rounded)) + "\n", encoding="utf-8")


def questions(seed: int) -> dict[str, Any]:
    """Return made-up inputs for two worlds."""
    dice = np.random.default_rng(seed)
    shapes = {
        "cells": (CELLS, 4, PLACES, WORLDS),
        "arts": (ARTS_IN + INSIGHT_ARTS, 4, WORLDS),
        "gains": (4, PLACES, WORLDS),
        "offers": (MOST_GIVEN + 1, 4, WORLDS),
    }
    return {name: dice.normal(size=shape).astype(np.float32).round(2) for name, shape in shapes.items()}


def answers(nets: dict[str, dict[str, Any]], seed: int = 1896) -> dict[str, Any]:
    """Return questions and what the nets answer."""
    asked = questions(seed)
    cells, arts, gains, offers = (torch.from_numpy(array) for array in asked.values())
    actor = nets["actor"]
    found = trunk(actor, cells, arts[:ARTS_IN])
    said = {
        "play": play_logits(actor, found, gains),
        "gift": gift_logits(actor, found, offers, GIVEN),
        "belief": belief_logits(actor, found),
        "value": value(nets["critic"], arts),
    }
    return {
        "asked": {name: array.tolist() for name, array in asked.items()},
        "said": {name: answer.numpy().round(4).tolist() for name, answer in said.items()},
    }
