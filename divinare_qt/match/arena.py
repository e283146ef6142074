"""Tournaments: many games between bots, spread over any executor, the same whatever spreads them."""

import hashlib
import math
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor, Future, as_completed
from dataclasses import dataclass, field
from statistics import fmean, stdev
from typing import Final

from divinare_qt.bots.spec import Spec
from divinare_qt.match.header import CHARACTERS, Dice, Header, Seat
from divinare_qt.match.journal import Memory
from divinare_qt.match.match import Match
from divinare_qt.match.player import BotPlayer, close_all
from divinare_qt.rules.load import default_rules
from divinare_qt.rules.state import Phase

LIMIT_MS: Final = 150
"""How long a bot may think about a move, unless something else is asked for."""
_LONGEST_NAME: Final = 200
_GAMES_AT_ONCE: Final = 8
"""Games in one task: enough that starting the bots does not matter, few enough for progress to show."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is to be played."""

    specs: tuple[Spec, ...]
    games: int
    seed: int = 0
    limit_ms: int | tuple[int, ...] = LIMIT_MS
    """For all, or for each of the specs."""
    records: bool = False

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.specs)

    def seating(self, game: int) -> list[int]:
        """Return, for each seat, which of the specs sits there: all are rotated, game by game."""
        return [(seat + game) % self.players for seat in range(self.players)]

    def limit(self, who: int) -> int:
        """Return how long one of the specs may think about a move."""
        return self.limit_ms if isinstance(self.limit_ms, int) else self.limit_ms[who]

    def first(self, game: int) -> int:
        """Return the first player, so that over time every spec is first from every seat."""
        return game // self.players % self.players


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game, by spec and not by seat."""

    game: int
    points: tuple[int, ...]
    wins: tuple[float, ...]
    """A shared win counts as its fraction."""
    milliseconds: tuple[tuple[float, ...], ...]
    faults: tuple[int, ...]
    record: bytes = b""


@dataclass(slots=True)
class _Table:
    """The running bots of one task: a player for each spec, kept from game to game."""

    players: list[BotPlayer]
    milliseconds: list[list[float]] = field(default_factory=list)
    faults: list[int] = field(default_factory=list)


def play_games(tournament: Tournament, games: Sequence[int]) -> list[GameResult]:
    """Play some of a tournament's games. This is what an executor runs, here or elsewhere."""
    table = _Table([BotPlayer(spec, _derived("dice", tournament.seed)) for spec in tournament.specs])
    try:
        return [_play(tournament, game, table) for game in games]
    finally:
        close_all(table.players)


def _play(tournament: Tournament, game: int, table: _Table) -> GameResult:
    seating = tournament.seating(game)
    header = _header(tournament, game, seating)
    memory = Memory()
    match = Match.new(header, memory)
    table.milliseconds = [[] for _ in tournament.specs]
    table.faults = [0] * tournament.players
    for seat, who in enumerate(seating):
        table.players[who].start(str(game), seat, header)
    while match.phase is not Phase.OVER:
        _decide(match, table, seating, tournament)
    points = match.view(None).points
    by_spec = [points[seating.index(who)] or 0 for who in range(tournament.players)]
    best = max(by_spec)
    wins = tuple((score == best) / by_spec.count(best) for score in by_spec)
    return GameResult(
        game,
        tuple(by_spec),
        wins,
        tuple(map(tuple, table.milliseconds)),
        tuple(table.faults),
        b"".join(memory.lines) if tournament.records else b"",
    )


def _decide(match: Match, table: _Table, seating: Sequence[int], tournament: Tournament) -> None:
    seat = match.waiting_for()[0]
    who = seating[seat]
    answer = table.players[who].decide(match.situation(seat), tournament.limit(who))
    table.milliseconds[who].append(answer.milliseconds)
    table.faults[who] += answer.fault is not None
    match.submit(seat, match.revision, answer.move, answer.account)


def _header(tournament: Tournament, game: int, seating: Sequence[int]) -> Header:
    """Return a game's header. What its record shows, even when it is over, tells nothing of the other games' deals."""
    seats = tuple(
        Seat(_name(tournament.specs[who], who), CHARACTERS[seat], _controller(tournament.specs[who]))
        for seat, who in enumerate(seating)
    )
    seed = _derived("deals", tournament.seed, game)
    dice = Dice(str(game), _derived("dice", tournament.seed))
    salt = hashlib.sha256(f"{tournament.seed}/{game}".encode()).hexdigest()[:32]
    return Header(seats, tournament.first(game), default_rules(tournament.players), seed, dice, salt)


def _derived(what: str, *numbers: int) -> int:
    """Return a seed that follows from others, and from which they do not follow."""
    text = "/".join([what, *map(str, numbers)])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def _name(spec: Spec, who: int) -> str:
    """Return what a bot is called; of a long command line the beginning."""
    text = str(spec)
    return f"{text if len(text) <= _LONGEST_NAME else text[: _LONGEST_NAME - 1] + '…'} {who + 1}"


def _controller(spec: Spec) -> str:
    return str(spec) if spec.command is not None else f"bot:{spec}"


def run(
    tournament: Tournament, executor: Executor, jobs: int, on_game: Callable[[GameResult], None]
) -> list[GameResult]:
    """Play a whole tournament on an executor, and return its games in order. `on_game` hears of each as it ends."""
    size = max(1, min(_GAMES_AT_ONCE, tournament.games // max(jobs, 1)))
    chunks = [range(start, min(start + size, tournament.games)) for start in range(0, tournament.games, size)]
    tasks: list[Future[list[GameResult]]] = [executor.submit(play_games, tournament, chunk) for chunk in chunks]
    results: list[GameResult] = []
    try:
        for task in as_completed(tasks):
            for result in task.result():
                results.append(result)
                on_game(result)
    except BaseException:
        for task in tasks:
            task.cancel()
        raise
    return sorted(results, key=lambda result: result.game)


@dataclass(frozen=True, slots=True)
class Row:
    """How one spec did."""

    spec: str
    points_per_round: float
    ci95: float
    """Half width of the 95 % confidence interval of points_per_round."""
    win_share: float
    mean_ms: float
    p95_ms: float
    faults: int

    def as_json(self) -> dict[str, object]:
        """Return the row as `divinare arena --json` prints it."""
        return {
            "spec": self.spec,
            "points_per_round": round(self.points_per_round, 4),
            "ci95": round(self.ci95, 4),
            "win_share": round(self.win_share, 4),
            "move_ms": {"mean": round(self.mean_ms, 2), "p95": round(self.p95_ms, 2)},
            "faults": self.faults,
        }


def standings(tournament: Tournament, results: Iterable[GameResult]) -> list[Row]:
    """Return a row for each spec, in the order in which they were named."""
    games = list(results)
    rounds = default_rules(tournament.players).rounds
    rows = []
    for who, spec in enumerate(tournament.specs):
        averages = [game.points[who] / rounds for game in games]
        spent = sorted(ms for game in games for ms in game.milliseconds[who])
        rows.append(
            Row(
                str(spec),
                fmean(averages),
                half_width(averages),
                fmean(game.wins[who] for game in games),
                fmean(spent),
                spent[math.ceil(0.95 * len(spent)) - 1],
                sum(game.faults[who] for game in games),
            )
        )
    return rows


def half_width(sample: Sequence[float]) -> float:
    """Return the half width of the 95 % confidence interval of a mean; 0 where one game says nothing of the spread."""
    return 1.96 * stdev(sample) / math.sqrt(len(sample)) if len(sample) > 1 else 0.0
