"""The whole training: playing, learning, measuring and keeping, iteration by iteration."""

import argparse
import csv
import shutil
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch

from divinare_qt.rules.load import PLAYERS, default_rules
from train_oracle.curve import draw
from train_oracle.duel import duel, potential
from train_oracle.export import export
from train_oracle.learner import Learner, Rates
from train_oracle.selfplay import gather, greedy

ROOT = Path(__file__).resolve().parents[2]
EVERY = 25
"""Iterations between two measurements."""
MEASURED = 1024
"""Rounds from each seat in a measurement."""


def rates(progress: float) -> Rates:
    """Return how to learn at a point of the training between 0 and 1."""
    return Rates(rate=1.0e-3 * (1 - 0.92 * progress), entropy=0.015 * (1 - 0.8 * progress), epochs=1)


def measured(learner: Learner) -> dict[str, float]:
    """Return the margins of the network over the potential, by number of players."""
    found = {}
    for players in sorted(PLAYERS, reverse=True):
        margin, error = duel(default_rules(players), greedy(learner.actor), potential, MEASURED, seed=1896)
        found[f"margin_{players}"] = round(margin, 3)
        found[f"error_{players}"] = round(error, 3)
    return found


def note(path: Path, row: dict[str, Any]) -> None:
    """Add a row to the learning curve."""
    new = not path.exists()
    with path.open("a", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(row))
        if new:
            writer.writeheader()
        writer.writerow(row)


def iterate(learner: Learner, iteration: int, options: argparse.Namespace) -> dict[str, float]:
    """Play and learn once."""
    dice = np.random.default_rng([options.seed, iteration])
    decisions = []
    for players in sorted(PLAYERS, reverse=True):
        decisions += gather(default_rules(players), options.rounds, learner.actor, learner.critic, dice)[0]
    return learner.learn(decisions, rates(iteration / options.iterations), dice)


def train(options: argparse.Namespace) -> None:
    """Go on from the checkpoint, or begin."""
    torch.set_num_threads(options.threads)
    options.directory.mkdir(parents=True, exist_ok=True)
    checkpoint = options.directory / "checkpoint.pt"
    learner, begun = Learner(np.random.default_rng(options.seed)), 0
    if checkpoint.exists():
        state = torch.load(checkpoint)
        learner.restore(state)
        begun = state["iteration"]
    start = time.monotonic()
    for iteration in range(begun, options.iterations):
        losses = iterate(learner, iteration, options)
        said = {"iteration": iteration + 1} | {key: round(loss, 4) for key, loss in losses.items()}
        if (iteration + 1) % EVERY == 0 or iteration + 1 == options.iterations:
            row = said | measured(learner)
            note(options.directory / "curve.csv", row)
            torch.save(learner.state() | {"iteration": iteration + 1}, checkpoint)
            draw(options.directory / "curve.csv", options.directory / "curve.svg")
            said = row
        print(f"{time.monotonic() - start:.0f} s", said, flush=True)
    export(learner, options.directory)
    if options.install:
        shutil.copy(options.directory / "oracle.npz", ROOT / "resources" / "bots")
        shutil.copy(options.directory / "oracle.json", ROOT / "tests" / "golden")
        shutil.copy(options.directory / "curve.csv", ROOT / "docs" / "oracle_curve.csv")
        shutil.copy(options.directory / "curve.svg", ROOT / "docs" / "pictures" / "oracle_curve.svg")


def main() -> None:
    """Read the command line, and train."""
    parser = argparse.ArgumentParser(description="Train the oracle's network.")
    parser.add_argument("directory", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, default=330)
    parser.add_argument("--rounds", type=int, default=1024)
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--install", action="store_true", help="let the game use the weights")
    train(parser.parse_args())


if __name__ == "__main__":
    main()
