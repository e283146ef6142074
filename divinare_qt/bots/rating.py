"""From results to ratings: the strengths that explain best who was ahead of whom, and how sure they are."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from divinare_qt.bots.ladder import MEAN, SCALE, Ladder, Rating, Rung

_RESAMPLED: Final = 200
"""Sets of games drawn from those that were played, to see how far chance alone moves the ratings."""
_STEPS: Final = 300
_PRIOR: Final = 0.5
"""Wins and losses against a player of mean strength that everybody starts with, so that nobody is infinitely strong."""
Matrix = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a game says: how many points each of its rungs had."""

    rungs: tuple[int, ...]
    points: tuple[int, ...]


def rate(rungs: Sequence[Rung], outcomes: Sequence[Outcome], seed: int = 0) -> Ladder:
    """Return the ratings that explain the outcomes best, with errors from resampled games."""
    beaten = np.array([_beaten(len(rungs), outcome) for outcome in outcomes])
    dice = np.random.default_rng(seed)
    found = fitted(beaten.sum(axis=0))
    drawn = [beaten[dice.integers(len(beaten), size=len(beaten))].sum(axis=0) for _ in range(_RESAMPLED)]
    errors = 1.96 * np.maximum(fitted(np.array(drawn)).std(axis=0), _least_errors(beaten.sum(axis=0), found))
    rows = zip(rungs, found, errors, strict=True)
    return Ladder({rung: Rating(float(value), float(error)) for rung, value, error in rows}, len(outcomes))


def _least_errors(beaten: Matrix, ratings: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the standard errors that even the most regular results leave, by how much games tell of a strength.

    A few games that all went alike vary in no resampling, which says nothing of how sure they make us.
    """
    strength = 10 ** ((ratings - MEAN) / SCALE)
    share = strength[:, None] / (strength[:, None] + strength[None])
    against_mean = strength / (strength + 1)
    told = ((beaten + beaten.T) * share * share.T).sum(axis=1) + 2 * _PRIOR * against_mean * (1 - against_mean)
    errors: NDArray[np.float64] = SCALE / np.log(10) / np.sqrt(told)
    return errors


def _beaten(number: int, outcome: Outcome) -> Matrix:
    """Return [rung, rung]: how often the first was ahead of the second in a game; level is half."""
    found = np.zeros((number, number))
    for (one, ones), (two, twos) in combinations(zip(outcome.rungs, outcome.points, strict=True), 2):
        found[one, two] += (ones > twos) + (ones == twos) / 2
        found[two, one] += (twos > ones) + (ones == twos) / 2
    return found


def fitted(beaten: Matrix) -> NDArray[np.float64]:
    """Return the Bradley-Terry ratings of a table of results, or of many, by minorisation and maximisation."""
    met = beaten + beaten.swapaxes(-1, -2)
    wins = beaten.sum(axis=-1) + _PRIOR
    strength = np.ones(wins.shape)
    for _ in range(_STEPS):
        expected = (met / (strength[..., None] + strength[..., None, :])).sum(axis=-1) + 2 * _PRIOR / (strength + 1)
        strength = wins / expected
        strength /= np.exp(np.log(strength).mean(axis=-1, keepdims=True))
    ratings: NDArray[np.float64] = MEAN + SCALE * np.log10(strength)
    return ratings
