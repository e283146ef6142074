"""Measure how strong the bots are, and write the table in README.md.

    python packaging/strength.py [--games 400] [--jobs 2] [--write] [PART ...]

Each row is one of the first bot against a table full of the second, seats rotated, by the arena. PART chooses rows:
`levels`, `personas`, `glance`, `alone`, or a level's name; rows that are not measured stay in README.md as they are.
The exit status is 1 when a row falls short of what the level promises.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import fmean
from typing import Final

from divinare_qt.bots.spec import LEVELS, PERSONAS, parse_spec
from divinare_qt.match.arena import LIMIT_MS, Tournament, half_width, run, standings
from divinare_qt.rules.load import PLAYERS, default_rules

README: Final = Path(__file__).resolve().parents[1] / "README.md"
PROMISED: Final = {
    ("apprentice", 4): 1.5,
    ("apprentice", 3): 1.5,
    ("apprentice", 2): 1.5,
    ("adept", 4): 0.7,
    ("adept", 3): 0.7,
    ("adept", 2): 0.5,
    ("master", 4): 0.8,
    ("master", 3): 0.8,
    ("master", 2): 0.5,
    ("oracle", 4): 0.4,
    ("oracle", 3): 0.4,
    ("oracle", 2): 0.3,
}
OVER_ADEPTS: Final = 1.5
"""What an oracle takes off three adepts."""
GLANCE_MS: Final = 10
"""A limit that leaves the oracle no more than a glance, while the masters search as long as usual."""
ALONE_MS: Final = 5
"""A limit that leaves the oracle nothing but its network."""
PERSONA_COST: Final = 0.3
BEGIN: Final = "<!-- strength: made by packaging/strength.py -->"
END: Final = "<!-- /strength -->"


@dataclass(frozen=True)
class Pairing:
    """One bot against a table of others, and what it must reach."""

    bot: str
    others: str
    players: int
    promised: float
    limit_ms: int = LIMIT_MS
    """How long the bot may think; the others always have the usual time."""

    @property
    def limits(self) -> tuple[int, ...]:
        """How long each at the table may think."""
        return (self.limit_ms, *[LIMIT_MS] * (self.players - 1))


@dataclass(frozen=True)
class Measured:
    """What came out, in points a round."""

    pairing: Pairing
    games: int
    points: float
    margin: float
    ci95: float
    mean_ms: float
    p95_ms: float

    @property
    def kept(self) -> bool:
        """Whether the promise is kept."""
        return self.margin >= self.pairing.promised

    def row(self) -> str:
        """Return the row of the table."""
        pairing = self.pairing
        return (
            f"| {pairing.players} | {pairing.bot} | {pairing.others} | {self.points:.2f} | {self.margin:+.2f} ± "
            f"{self.ci95:.2f} | {pairing.promised:+.1f} | {pairing.limit_ms} | "
            f"{self.mean_ms:.0f} ({self.p95_ms:.0f}) | {self.games} |"
        )


def pairings(parts: list[str]) -> Iterator[Pairing]:
    """Yield what is to be measured."""
    for players in sorted(PLAYERS, reverse=True):
        for below, level in pairwise(LEVELS):
            if not parts or "levels" in parts or level in parts:
                yield Pairing(level, below, players, PROMISED[level, players])
    if not parts or "oracle" in parts:
        yield Pairing("oracle", "adept", 4, OVER_ADEPTS)
    for part, limit in (("glance", GLANCE_MS), ("alone", ALONE_MS)):
        if not parts or "oracle" in parts or part in parts:
            for players in sorted(PLAYERS, reverse=True):
                yield Pairing("oracle", "master", players, 0.0, limit)
    if not parts or "personas" in parts:
        for persona in PERSONAS:
            yield Pairing(f"adept:{persona}", "adept", 4, -PERSONA_COST)


def measure(pairing: Pairing, games: int, jobs: int) -> Measured:
    """Play the games of a pairing."""
    specs = tuple(parse_spec(text) for text in (pairing.bot, *[pairing.others] * (pairing.players - 1)))
    tournament = Tournament(specs, games, seed=1896, limit_ms=pairing.limits)
    done = 0

    def said(_: object) -> None:
        nonlocal done
        done += 1
        print(f"\r{pairing.players} {pairing.bot}: {done} of {games}", end="", file=sys.stderr)

    with ProcessPoolExecutor(jobs) as executor:
        results = run(tournament, executor, jobs, said)
    print(file=sys.stderr)
    rounds = default_rules(pairing.players).rounds
    margins = [(result.points[0] - fmean(result.points[1:])) / rounds for result in results]
    row = standings(tournament, results)[0]
    return Measured(pairing, games, row.points_per_round, fmean(margins), half_width(margins), row.mean_ms, row.p95_ms)


def key(row: str) -> tuple[str, ...]:
    """Return what a row of the table is about: players, bot, opponents, and the limit of time."""
    cells = [cell.strip() for cell in row.split("|")[1:-1]]
    return (*cells[:3], cells[6])


def table(rows: list[str]) -> str:
    """Return the table in Markdown."""
    head = ["players", "bot", "against", "points a round", "margin (95 %)", "promised"]
    head += ["limit in ms", "ms a move (95 %)", "games"]
    lines = [f"| {' | '.join(head)} |", f"| {' | '.join(['---'] * len(head))} |"]
    return "\n".join([*lines, *rows])


def updated(text: str, measured: list[str]) -> str:
    """Return the README with rows that were measured; those of other pairings stay as they are."""
    block = re.search(f"{BEGIN}(.*?){END}", text, re.DOTALL)
    old = block.group(1).strip().splitlines()[2:] if block else []
    known = {key(row): row for row in [*old, *measured]}
    order = [key(Measured(pairing, 0, 0, 0, 0, 0, 0).row()) for pairing in pairings([])]
    rows = [known[which] for which in order if which in known]
    return re.sub(f"{BEGIN}.*?{END}", lambda _: f"{BEGIN}\n{table(rows)}\n{END}", text, flags=re.DOTALL)


def main() -> int:
    """Measure, print, and write the README if asked to."""
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="put the table into README.md")
    parser.add_argument("parts", nargs="*")
    options = parser.parse_args()
    rows = []
    for pairing in pairings(options.parts):
        rows.append(measure(pairing, options.games, options.jobs))
        print(rows[-1].row(), flush=True)
    if options.write:
        text = README.read_text(encoding="utf-8")
        README.write_text(updated(text, [row.row() for row in rows]), encoding="utf-8")
    return 0 if all(row.kept for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
