"""The report that a player sends when something went wrong: what helps to find the fault, and nobody's secrets.

It holds no card that is not on the table, no person's name, no seed and no path. It is in English in every language, as
those who read it work with the code.
"""

import platform
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import QLocale, QSysInfo, qVersion

from divinare_qt import __version__
from divinare_qt.bots.spec import BadSpec, parse_controller
from divinare_qt.match.header import HUMAN
from divinare_qt.models.language import language_of
from divinare_qt.models.redacted_log import last_lines
from divinare_qt.models.settings import Settings
from divinare_qt.models.stage import Stage
from divinare_qt.origin import commit
from divinare_qt.rules.load import default_rules

LARGEST_LOG: Final = 200_000
"""How much of the log's end is read."""
TOLD: Final = (
    *("theme", "palette", "text_scale", "animation_speed", "pace", "think_ms", "autoplay_forced", "pause_after_round"),
    *("curtain", "sound", "volume", "show_log", "text_table"),
)
"""The preferences that may have to do with a fault. Names, and where the window stood, are nobody's business."""


@dataclass(frozen=True)
class Display:
    """What only the window knows."""

    platform: str
    """Qt's name for the system of windows."""
    screens: tuple[str, ...]


def write_report(settings: Settings, display: Display, stage: Stage | None, log: Path) -> str:
    """Return the whole report."""
    parts = {
        "Program": _program(),
        "System": _system(display),
        "Preferences": _preferences(settings),
        "Game": {"shown": "none"} if stage is None else _game(stage),
    }
    lines = [line for title, facts in parts.items() for line in (title, *_lines(facts), "")]
    return "\n".join([*lines, "Last errors", *(last_lines(_end_of(log)) or ["  none"]), ""])


def _lines(facts: Mapping[str, object]) -> Iterable[str]:
    return (f"  {name}: {value}" for name, value in facts.items())


def _program() -> dict[str, object]:
    return {"Divinare": __version__, "commit": commit() or "from source", **library_versions()}


def library_versions() -> dict[str, str]:
    """Return the versions of what the program stands on; of some a built one does not know them."""
    found = {"Python": platform.python_version(), "Qt": qVersion(), "PySide6": PySide6.__version__}
    for package in ("numpy", "miniaudio"):
        with suppress(PackageNotFoundError):
            found[package] = version(package)
    return found


def _system(display: Display) -> dict[str, object]:
    return {
        "system": f"{QSysInfo.prettyProductName()}, {QSysInfo.currentCpuArchitecture()}",
        "windows": display.platform,
        **{f"screen {number}": screen for number, screen in enumerate(display.screens, 1)},
        "locale": QLocale.system().name(),
    }


def _preferences(settings: Settings) -> dict[str, object]:
    spoken = language_of(settings.language, QLocale.system().uiLanguages())
    language = spoken if settings.language else f"{spoken} (the system's)"
    return {"language": language} | {name: getattr(settings, name) for name in TOLD}


def _game(stage: Stage) -> dict[str, object]:
    """Return what everybody at the table and beside it may know."""
    view, rules = stage.view, stage.rules
    usual = default_rules(rules.players)
    options = ("centre_may_stay", "open_scores")
    return {
        "shown": type(stage).__name__.lower(),
        "seats": ", ".join(_sitter(seat.controller) for seat in stage.header.seats),
        "round": f"{view.round} of {view.rounds}",
        "phase": view.phase.value,
        "first player": view.first + 1,
        "turn": view.turn + 1,
        "cards in hand": _listed(view.hand_sizes),
        "cards on the boards": _listed(view.stacks),
        "waiting for": _listed([seat + 1 for seat in view.waiting_for]) or "nobody",
        "curtain": stage.curtain is not None,
        "paused": stage.paused,
        "own boards or action card": (rules.boards, rules.action_card) != (usual.boards, usual.action_card),
        **{name.replace("_", " "): getattr(rules, name) for name in options},
    }


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def _sitter(controller: str) -> str:
    """Say who decides in a seat: a person or a bot, and of an outside program no more than that it is one."""
    if controller == HUMAN:
        return "person"
    try:
        spec = parse_controller(controller)
    except BadSpec:
        return "unknown"
    return "program" if spec.command is not None else str(spec)


def _end_of(log: Path) -> str:
    try:
        return log.read_bytes()[-LARGEST_LOG:].decode(errors="replace")
    except OSError:
        return ""
