"""The audit dialog, with the real command behind it."""

import json
import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from divinare_qt.app.window import MainWindow
from divinare_qt.bots.spec import Spec
from divinare_qt.dialogs.audit import AuditDialog, Decisions
from divinare_qt.match.arena import Tournament, play_games
from divinare_qt.match.reader import read_record
from divinare_qt.models.auditor import AuditModel, Column
from divinare_qt.models.settings import Settings
from tests.helpers.command import ROOT
from tests.helpers.qt import wait


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return the record of a game between two bots."""
    specs = (Spec("adept", "edmund"), Spec("novice"))
    path = tmp_path / "game.divinare"
    path.write_bytes(play_games(Tournament(specs, 1, seed=4, limit_ms=20_000, records=True), [0])[0].record)
    return path


def opened(qtbot: QtBot, path: Path) -> AuditDialog:
    dialog = AuditDialog(read_record(path).header, path)
    qtbot.addWidget(dialog)
    dialog.open()
    return dialog


def test_every_decision_of_an_honest_game_is_listed(qtbot: QtBot, qtmodeltester: ModelTester, record: Path) -> None:
    dialog = opened(qtbot, record)
    qtmodeltester.check(dialog.model)  # type: ignore[no-untyped-call]
    wait(qtbot, lambda: not dialog.auditor.running)
    assert dialog.said.text() == "All 56 decisions were made again, just the same."
    findings = {dialog.model.index(row, Column.FINDING).data() for row in range(dialog.model.rowCount())}
    assert findings == {"decides the same again"}
    first = [dialog.model.index(0, column).data() for column in Column]
    assert first[:2] == ["1", "adept:edmund 1"]
    assert first[2].startswith("discards ")


def test_columns_have_room_while_the_audit_runs(qtbot: QtBot, record: Path) -> None:
    dialog = opened(qtbot, record)
    view = dialog.findChild(Decisions)
    assert isinstance(view, Decisions)
    dialog.resize(1000, 600)
    wait(qtbot, lambda: dialog.model.rowCount() >= 3)
    assert dialog.auditor.running
    for row in range(3):
        for column in Column:
            assert view.sizeHintForIndex(dialog.model.index(row, column)).width() <= view.columnWidth(column)
    assert view.horizontalHeader().length() == view.viewport().width()


def test_a_bot_that_tried_no_worlds_has_no_number_of_them(record: Path) -> None:
    model = AuditModel(read_record(record).header)
    finding = {"seat": 0, "round": 1, "move": {"pass": "R"}, "verdict": "same"}
    for worlds in (0, 180):
        model.add({**finding, "bot": {"worlds": worlds}})
    assert [model.index(row, Column.WORLDS).data() for row in range(2)] == ["—", "180"]
    for column in Column:
        of_cell = model.index(0, column).data(Qt.ItemDataRole.TextAlignmentRole)
        of_title = model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole)
        assert of_cell == of_title


def test_what_differs_stands_out(qtbot: QtBot, record: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    entry = json.loads(lines[2])
    entry["discard"]["bot"]["seed"] += 1
    record.write_bytes(b"".join([*lines[:2], json.dumps(entry).encode() + b"\n", *lines[3:]]))
    dialog = opened(qtbot, record)
    wait(qtbot, lambda: not dialog.auditor.running)
    assert dialog.said.text() == "55 of 56 decisions were made again; the others stand out below."
    assert dialog.model.index(0, 0).data(dialog.model.HOLDS) is False
    assert "dice" in dialog.model.index(0, Column.FINDING).data()


CRASH = """
import divinare_qt.match.audit as room
whole = room.audit
def audit(header, found):
    yield from whole(header, found[:20])
    raise MemoryError("the last straw")
room.audit = audit
"""
"""What makes every Python that finds it fail in the middle of an audit, with the exit status of any crash."""


@pytest.mark.parametrize("found", [0, 20])
def test_an_audit_that_crashes_does_not_pass_for_one_that_found_nothing(
    qtbot: QtBot, record: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, found: int
) -> None:
    (tmp_path / "sitecustomize.py").write_text(CRASH.replace("20", str(found)), encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{ROOT}")
    dialog = opened(qtbot, record)
    wait(qtbot, lambda: not dialog.auditor.running)
    assert dialog.said.text() == "The audit was stopped.\nMemoryError: the last straw"
    assert dialog.model.rowCount() == found


def test_a_record_that_cannot_be_read_is_complained_about(qtbot: QtBot, record: Path) -> None:
    header = read_record(record).header
    record.write_bytes(b"no record\n")
    dialog = AuditDialog(header, record)
    qtbot.addWidget(dialog)
    wait(qtbot, lambda: not dialog.auditor.running)
    assert f"{record}:1: " in dialog.said.text()


def test_an_audit_can_be_cancelled(qtbot: QtBot, record: Path) -> None:
    dialog = opened(qtbot, record)
    buttons = dialog.findChild(QDialogButtonBox)
    assert isinstance(buttons, QDialogButtonBox)
    with qtbot.waitSignal(dialog.auditor.counted):
        pass
    buttons.button(QDialogButtonBox.StandardButton.Cancel).click()
    assert not dialog.auditor.running
    assert not dialog.isVisible()


@pytest.mark.usefixtures("home")
def test_only_a_game_that_is_over_can_be_audited(qtbot: QtBot, quick: Settings, record: Path) -> None:
    window = MainWindow(quick)
    qtbot.addWidget(window)
    action = window.actions_["audit"]
    assert not action.isEnabled()
    under_way = record.with_name("under-way.divinare")
    under_way.write_bytes(b"".join(record.read_bytes().splitlines(keepends=True)[:-5]))
    window.replay_path(under_way)
    assert not action.isEnabled()
    window.replay_path(record)
    assert action.isEnabled()
    action.trigger()
    dialog = window.findChild(AuditDialog)
    assert isinstance(dialog, AuditDialog)
    wait(qtbot, lambda: not dialog.auditor.running)
    assert dialog.model.rowCount() == 56
    window.close()
