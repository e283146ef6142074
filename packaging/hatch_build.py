"""What hatchling calls before it packs a wheel or a source archive: makes the .qm files, and stamps the commit in."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PreparingHook(BuildHookInterface[Any]):
    """Makes what the source tree has not. An editable installation has it from `dev.py` and from git."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the translations, which only a wheel has, and the stamp; that of a source archive is kept."""
        if version == "editable":
            return
        sys.path.insert(0, str(Path(self.root) / "packaging"))
        import translations  # noqa: PLC0415 - it can be found from here on
        from release import project  # noqa: PLC0415 - likewise

        if self.target_name == "wheel":
            translations.build()
        which = project.version()
        self._made = project.STAMP if which.known and not project.STAMP.exists() else None
        if self._made is not None:
            project.stamp(which)
        if project.STAMP.exists():
            build_data["force_include"][str(project.STAMP)] = "divinare_qt/_build.py"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Leave the source tree as it was."""
        del build_data, artifact_path
        if version != "editable" and self._made is not None:
            self._made.unlink()
