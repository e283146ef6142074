"""How strong the bots are, on one scale: the table that `divinare ladder` measures, and `resources/bots` keeps.

The scale is Elo's: 400 points more are ten wins to one. Among more than two, the chance to win a table is taken to be
one's own strength over the sum of all strengths. The mean of all rungs is 1500.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import hypot
from pathlib import Path
from statistics import NormalDist, fmean
from typing import Final

from divinare_qt.bots.spec import LEVELS, PERSONAS, BadSpec, Spec, parse_spec
from divinare_qt.paths import resources
from divinare_qt.rules import data
from divinare_qt.rules.load import read_toml
from divinare_qt.speech import translate

MEAN: Final = 1500.0
SCALE: Final = 400.0
USUAL_MS: Final = 150
"""How long a bot may think about a move where its name says nothing else."""
TEMPERED: Final = "adept"
"""The level whose tempers are measured: a temper lays the same likings over every level."""
WORK: Final = {("master", USUAL_MS): 2560, ("master", 50): 640, ("oracle", USUAL_MS): 900, ("oracle", 10): 96}
"""Playouts of the levels whose strength depends on their time: what an ordinary machine gets done within a limit. The
ladder is measured by this work and not by the clock, so that it comes out the same on every machine. At 10 ms the
oracle takes a single glance."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A bot, and how long it may think. Written `master:edmund`, or `master@50` with a limit of its own."""

    spec: Spec
    limit_ms: int = USUAL_MS

    def __str__(self) -> str:
        return str(self.spec) if self.limit_ms == USUAL_MS else f"{self.spec}@{self.limit_ms}"


def parse_rung(text: str) -> Rung:
    """Return the rung that a text names, or raise BadSpec: a limit has to be one whose work is known."""
    name, at, limit = text.partition("@")
    spec = parse_spec(name)
    if spec.command is not None:
        raise BadSpec(
            translate("Bots", "the ladder has no place for an outside program: only built-in bots are measured")
        )
    if not at:
        return Rung(spec)
    known = {str(ms): ms for level, ms in WORK if level == spec.level}
    if limit not in known:
        there_are = ", ".join(f"{level}@{ms}" for level, ms in WORK)
        reason = translate("Bots", "nothing is known of the work that {bot} does; limits of their own have {known}")
        raise BadSpec(reason.format(bot=text, known=there_are))
    return Rung(spec, known[limit])


def all_rungs() -> tuple[Rung, ...]:
    """Return the rungs that are measured: every level with its usual time and with less, and every temper once."""
    levels = [Rung(Spec(level)) for level in LEVELS]
    hurried = [Rung(Spec(level), limit) for level, limit in WORK if limit != USUAL_MS]
    return *levels, *hurried, *(Rung(Spec(TEMPERED, persona)) for persona in PERSONAS)


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength, and half the width of its 95 % confidence interval."""

    value: float
    error: float


@dataclass(frozen=True, slots=True)
class Ladder:
    """A measured table."""

    ratings: Mapping[Rung, Rating]
    games: int

    def of(self, rung: Rung) -> Rating | None:
        """Return the rating of a rung; a temper that was not measured with its level costs what it costs the adept."""
        found = self.ratings.get(rung)
        plain = self.ratings.get(Rung(Spec(rung.spec.level), rung.limit_ms))
        tempered = self.ratings.get(Rung(Spec(TEMPERED, rung.spec.persona)))
        untempered = self.ratings.get(Rung(Spec(TEMPERED)))
        if found is not None or plain is None or tempered is None or untempered is None:
            return found
        cost = untempered.value - tempered.value
        return Rating(plain.value - cost, hypot(plain.error, tempered.error))

    def nearest(self, value: float, among: Iterable[Rung]) -> Rung:
        """Return the rung that is nearest to a strength."""
        return min(among, key=lambda rung: abs(self.ratings[rung].value - value))

    def aligned(self, other: "Ladder") -> "Ladder":
        """Return this table on the other's scale: rungs that both know are as strong on average."""
        known = [(rating, was) for rung, rating in self.ratings.items() if (was := other.of(rung)) is not None]
        shift = fmean(was.value - rating.value for rating, was in known) if known else 0.0
        moved = {rung: Rating(rating.value + shift, rating.error) for rung, rating in self.ratings.items()}
        return replace(self, ratings=moved)

    def drifted(self, other: "Ladder") -> dict[Rung, float]:
        """Return how far rungs are from the other table, where that is more than their errors explain.

        The bound is wider than for one rung alone: of many that are looked at, some are far off by chance. Of a rung
        that the other table does not know nothing can be said.
        """
        wider = NormalDist().inv_cdf(1 - 0.025 / len(self.ratings)) / NormalDist().inv_cdf(0.975)
        found = {}
        for rung, rating in self.ratings.items():
            was = other.of(rung)
            if was is not None and abs(rating.value - was.value) > wider * hypot(rating.error, was.error):
                found[rung] = rating.value - was.value
        return found


def win_shares(ratings: Sequence[float]) -> tuple[float, ...]:
    """Return the share of the wins that each of these strengths will have at one table."""
    strengths = [10 ** ((rating - MEAN) / SCALE) for rating in ratings]
    return tuple(strength / sum(strengths) for strength in strengths)


def ladder_file() -> Path:
    """Return where the table is kept."""
    return resources() / "bots" / "ladder.toml"


@cache
def stored_ladder() -> Ladder:
    """Return the table that came with the program."""
    return read_ladder(ladder_file())


def read_ladder(path: Path) -> Ladder:
    """Return the table in a file."""
    content = read_toml(path)
    entries = data.table(content["ratings"], "ratings")
    ratings = {}
    for name, value in entries.items():
        entry = data.table(value, name)
        ratings[parse_rung(name)] = Rating(_number(entry["rating"]), _number(entry["error"]))
    return Ladder(ratings, int(_number(content["games"])))


def _number(value: object) -> float:
    if not isinstance(value, int | float):
        raise TypeError(value)
    return float(value)


def ladder_text(ladder: Ladder) -> str:
    """Return a table as the file keeps it, the strongest first."""
    rows = sorted(ladder.ratings.items(), key=lambda row: -row[1].value)
    lines = [
        "# How strong the bots are, with four at a table: made by `divinare ladder --store FILE`.",
        "# A name with @ has so many milliseconds' worth of work, one without it the usual 150.",
        "# Errors are half of the 95 % interval.",
        f"games = {ladder.games}",
        "",
        "[ratings]",
        *(f'"{rung}" = {{ rating = {rating.value:.0f}, error = {rating.error:.0f} }}' for rung, rating in rows),
    ]
    return "\n".join([*lines, ""])
