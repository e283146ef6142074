"""Every item model of the program is watched by Qt's own tester somewhere."""

import ast
import importlib
import pkgutil
from pathlib import Path

from PySide6.QtCore import QAbstractItemModel

import divinare_qt

TESTS = Path(__file__).parents[1]
ROOMS = ("app", "dialogs", "models", "table")
WATCHED = {
    "models/test_items.py": {"HandModel", "BoardsModel", "SeatsModel", "ScoresModel", "LogModel", "LogFilter"},
    "models/test_statistics.py": {"StatisticsModel"},
    "dialogs/test_sheets.py": {"StandingsModel", "RoundModel"},
    "dialogs/test_preferences.py": {"KeysModel"},
    "dialogs/test_audit.py": {"AuditModel"},
}
"""Which file watches which models."""


def subclasses(kind: type) -> set[type]:
    below: set[type] = set(kind.__subclasses__())
    return below.union(*(subclasses(found) for found in below))


def test_every_model_is_watched() -> None:
    for module in pkgutil.walk_packages(divinare_qt.__path__, "divinare_qt."):
        if module.name.split(".")[1] in ROOMS:
            importlib.import_module(module.name)
    ours = {kind.__name__ for kind in subclasses(QAbstractItemModel) if kind.__module__.startswith("divinare_qt.")}
    assert ours == set.union(*WATCHED.values())
    for file in WATCHED:
        tree = ast.parse((TESTS / file).read_text(encoding="utf-8"))
        assert any(isinstance(node, ast.arg) and node.arg == "qtmodeltester" for node in ast.walk(tree)), file
