"""The parts of the build command that a release workflow calls on a machine that has nothing but Python."""

import hashlib
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from release import changelog
from release.project import PACKAGING, ROOT, number


def build(*words: str) -> subprocess.CompletedProcess[str]:
    """Run the command without any installed package."""
    command = [sys.executable, "-S", str(PACKAGING / "build.py"), *words]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)


def test_a_tag_of_another_version_stops_the_release() -> None:
    done = build("--check-tag", f"v{number()}.1")
    assert (done.returncode, done.stdout) == (1, "")
    assert f"the tag should be v{number()}" in done.stderr


def test_one_heading_makes_a_release_of_what_is_unreleased(tmp_path: Path) -> None:
    newest = changelog.latest(ROOT / "CHANGELOG.md", number(), datetime(2026, 1, 1, tzinfo=UTC))[0]
    path = tmp_path / "CHANGELOG.md"
    path.write_text(f"# Changelog\n\n## [9.9.9] - 2026-01-01\n\n{newest.text}\n", encoding="utf-8")
    assert changelog.guard(path, "9.9.9", "v9.9.9").text == newest.text


def test_sums_are_what_sha256sum_reads(tmp_path: Path) -> None:
    (tmp_path / "divinare.deb").write_bytes(b"a package")
    (tmp_path / "SHA256SUMS").write_text("of an earlier time", encoding="utf-8")
    assert build("--sums", str(tmp_path)).returncode == 0
    expected = f"{hashlib.sha256(b'a package').hexdigest()}  divinare.deb\n"
    assert (tmp_path / "SHA256SUMS").read_text(encoding="utf-8") == expected
