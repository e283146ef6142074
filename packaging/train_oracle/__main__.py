"""Train the oracle's network by letting it play itself.

    python packaging/train_oracle DIRECTORY [--seed 1] [--iterations 330] [--rounds 1024] [--threads 1]

Each iteration plays rounds with 4, 3 and 2 players and learns from them. The directory gets a checkpoint, from which
the same command goes on, the learning curve (curve.csv, curve.svg) and the weights that the game reads (oracle.npz)
with a sample of what they answer (oracle.json). `--install` copies these to where game
and tests look for them.
"""

import importlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

if __name__ == "__main__":
    sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]
    importlib.import_module("train_oracle.training").main()
