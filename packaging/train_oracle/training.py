"""The whole training: playing, learning, measuring and keeping, iteration by iteration."""

import argparse
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
from train_oracle.keeping import replaced, settled, why_not, write_curve
from train_oracle.learner import Learner, Rates
from train_oracle.selfplay import gather, greedy

ROOT = Path(__file__).resolve().parents[2]
CHECKPOINT = "checkpoint.pt"
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


def keep(learner: Learner, iteration: int, rows: list[dict[str, Any]], options: argparse.Namespace) -> None:
    """Write down all that is needed to go on from here, and then the curve that follows from it."""
    state = learner.state() | settled(options) | {"iteration": iteration, "rows": rows}
    replaced(options.directory / CHECKPOINT, lambda part: torch.save(state, part))
    show(rows, options.directory)


def show(rows: list[dict[str, Any]], directory: Path) -> None:
    """Write the learning curve as a table and as a picture."""
    write_curve(directory / "curve.csv", rows)
    draw(directory / "curve.csv", directory / "curve.svg")


def taken_up(learner: Learner, options: argparse.Namespace) -> tuple[int, list[dict[str, Any]]]:
    """Go on from the checkpoint, if there is one; return the iterations that are done, and the rows of the curve."""
    checkpoint = options.directory / CHECKPOINT
    if not checkpoint.exists():
        return 0, []
    state = torch.load(checkpoint)
    if reason := why_not(state, options):
        raise SystemExit(f"{checkpoint}: {reason}")
    learner.restore(state)
    show(state["rows"], options.directory)
    return state["iteration"], state["rows"]


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
    learner = Learner(np.random.default_rng(options.seed))
    begun, rows = taken_up(learner, options)
    start = time.monotonic()
    for iteration in range(begun, options.iterations):
        losses = iterate(learner, iteration, options)
        said = {"iteration": iteration + 1} | {key: round(loss, 4) for key, loss in losses.items()}
        if (iteration + 1) % EVERY == 0 or iteration + 1 == options.iterations:
            said |= measured(learner)
            rows.append(said)
            keep(learner, iteration + 1, rows, options)
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
