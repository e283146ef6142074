"""Makes the .qm files of the translations before a wheel is packed; hatchling calls this."""

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TranslationsHook(BuildHookInterface[Any]):
    """Runs `packaging/translations.py build`."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the translations in the source tree; an editable installation has them from `dev.py`."""
        del build_data
        if version == "editable":
            return
        place = Path(self.root) / "packaging" / "translations.py"
        spec = importlib.util.spec_from_file_location("translations", place)
        if spec is None or spec.loader is None:
            raise FileNotFoundError(place)
        translations = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(translations)
        translations.build()
