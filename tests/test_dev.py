"""The developer's commands: what they find missing, what they install, when they start again, how they report."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import dev

ABSENT = dev.Need("libno-such-thing.so.7", "libno-such-thing7", dev.library_loads)
ALSO_ABSENT = dev.Need("no-such-program", "no-such-package", dev.program_exists)
PRESENT = dev.Need("libpresent.so.1", "libpresent1", lambda _: True)
METADATA = '[project]\nname = "example"\ndependencies = ["one"]\n'


def fake_apt_get(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put an apt-get on the search path that installs nothing and logs how it was called."""
    log = folder / "calls"
    program = folder / "apt-get"
    program.write_text(f'#!/bin/sh\necho "$@" >> "{log}"\n', encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(folder))
    return log


def be(user: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: user)


def project(folder: Path, text: str = METADATA) -> dev.Environment:
    (folder / "pyproject.toml").write_text(text, encoding="utf-8")
    return dev.Environment(folder)


def stamped(environment: dev.Environment, sets: str) -> dev.Environment:
    """Make a real environment (without pip, which is slow to unpack) that looks completely installed."""
    command = [sys.executable, "-m", "venv", "--without-pip", str(environment.folder)]
    subprocess.run(command, check=True)
    site = next(environment.folder.glob("**/site-packages"))
    (site / "pip.py").touch()
    environment.stamp.write_text(f"{environment.fingerprint()} {sets}\n", encoding="utf-8")
    return environment


def dev_py(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(dev.ROOT / "dev.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


def check(name: str, status: int) -> dev.Check:
    return dev.Check(name, [sys.executable, "-c", f"raise SystemExit({status})"])


def test_only_what_is_absent_is_missing() -> None:
    assert dev.missing([PRESENT, ABSENT, ALSO_ABSENT]) == [ABSENT, ALSO_ABSENT]


def test_modules_and_programs_are_found() -> None:
    assert dev.module_exists("no_such_module") is False
    assert dev.module_exists("json") is True
    assert dev.program_exists("no-such-program") is False


@pytest.mark.skipif(sys.platform != "linux", reason="sonames of glibc")
def test_a_library_of_the_system_loads() -> None:
    assert dev.library_loads("libc.so.6")


@pytest.mark.skipif(sys.platform == "win32", reason="apt-get is a shell script here")
class TestSystemPackages:
    def test_root_updates_once_and_installs_just_what_is_missing(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        log = fake_apt_get(tmp_path, monkeypatch)
        be(0, monkeypatch)
        assert dev.provide([PRESENT, ABSENT, ALSO_ABSENT]) == [ABSENT, ALSO_ABSENT]
        assert log.read_text(encoding="utf-8").splitlines() == [
            "update --quiet",
            "install --quiet --yes --no-install-recommends libno-such-thing7 no-such-package",
        ]

    def test_nothing_is_installed_where_nothing_is_missing(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        log = fake_apt_get(tmp_path, monkeypatch)
        be(0, monkeypatch)
        assert dev.provide([PRESENT]) == []
        assert not log.exists()

    def test_others_are_told_the_command(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        log = fake_apt_get(tmp_path, monkeypatch)
        be(1000, monkeypatch)
        assert dev.how_to_get(dev.provide([PRESENT, ABSENT])) == (
            "missing on this system: libno-such-thing.so.7\n"
            "to get them: sudo apt-get install --no-install-recommends libno-such-thing7"
        )
        assert not log.exists()

    def test_a_system_without_apt_get_is_told_the_names(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("PATH", str(tmp_path))
        be(0, monkeypatch)
        assert dev.how_to_get(dev.provide([ABSENT])).endswith("the Debian packages are: libno-such-thing7")

    def test_what_is_vital_stops_and_what_is_wished_for_does_not(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        fake_apt_get(tmp_path, monkeypatch)
        be(1000, monkeypatch)
        monkeypatch.setattr(dev, "ROOT", stamped(project(tmp_path), "play").root)
        with pytest.raises(dev.Stop, match="libno-such-thing7"):
            dev.set_up("play", vital=[ABSENT])
        dev.set_up("play", wished=[ABSENT])
        assert "dev.py: missing on this system: libno-such-thing.so.7\n" in capsys.readouterr().err


class TestEnvironment:
    def test_the_metadata_decide_and_the_settings_of_tools_do_not(self, tmp_path: Path) -> None:
        before = project(tmp_path).fingerprint()
        assert project(tmp_path, METADATA + "[tool.ruff]\nline-length = 120\n").fingerprint() == before
        assert project(tmp_path, METADATA.replace("one", "two")).fingerprint() != before

    def test_a_folder_without_a_stamp_is_half_made(self, tmp_path: Path) -> None:
        environment = project(tmp_path)
        environment.folder.mkdir()
        assert not environment.is_ready()
        assert environment.needs() == (dev.ENSUREPIP,)

    @pytest.mark.parametrize("stamp", [b"", b"\xff\xfe", b"0123 play"])
    def test_a_damaged_or_old_stamp_is_not_believed(self, tmp_path: Path, stamp: bytes) -> None:
        environment = project(tmp_path)
        environment.folder.mkdir()
        environment.stamp.write_bytes(stamp)
        assert not environment.is_ready()

    def test_an_environment_is_ready_until_the_project_changes(self, tmp_path: Path) -> None:
        environment = stamped(project(tmp_path), "play")
        assert environment.is_ready("play")
        assert not environment.is_ready("dev")
        assert not project(tmp_path, METADATA.replace("one", "two")).is_ready("play")

    def test_an_environment_whose_python_is_gone_is_not_ready(self, tmp_path: Path) -> None:
        environment = stamped(project(tmp_path), "play dev")
        for python in (environment.folder / ("Scripts" if dev.WINDOWS else "bin")).glob("python*"):
            python.unlink()
        assert not environment.is_ready()

    def test_a_broken_project_file_is_an_expected_failure(self, tmp_path: Path) -> None:
        with pytest.raises(dev.Stop, match=r"^pyproject.toml: .*line 1"):
            project(tmp_path, "not toml").fingerprint()


class TestChecks:
    def test_all_pass(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert dev.run_checks([check("one", 0), check("two", 0)]) == 0
        assert "all checks passed" in capsys.readouterr().err

    @pytest.mark.parametrize("status", [1, 5])
    def test_the_first_failure_ends_them(self, capsys: pytest.CaptureFixture[str], status: int) -> None:
        assert dev.run_checks([check("one", 0), check("two", status), check("three", 0)]) == 1
        summary = capsys.readouterr().err.splitlines()[-3:]
        assert [line.split()[1:3] for line in summary] == [["one", "passed"], ["two", "FAILED"], ["three", "not"]]

    def test_qt_draws_in_memory_unless_told_otherwise(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
        assert dev.test_variables()["QT_QPA_PLATFORM"] == "offscreen"
        monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
        assert dev.test_variables()["QT_QPA_PLATFORM"] == "xcb"


def test_an_unknown_command_is_refused_in_one_line() -> None:
    result = dev_py("dance")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "dev.py: no such command: dance; there are run, test, lint, bench\n"


def test_help_names_every_command() -> None:
    result = dev_py("--help")
    assert result.returncode == 0
    assert all(f"dev.py {name} " in result.stdout for name in dev.COMMANDS)
