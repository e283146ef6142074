"""Modules that are loaded when something of them is first used: the window is on the screen before most of the game."""

import sys
from importlib.util import LazyLoader, find_spec, module_from_spec
from types import ModuleType


def late(name: str) -> ModuleType:
    """Return a module whose code runs at the first look into it."""
    known = sys.modules.get(name)
    if known is not None:
        return known
    spec = find_spec(name)
    if spec is None or spec.loader is None:
        raise ModuleNotFoundError(name)
    spec.loader = LazyLoader(spec.loader)
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    room, _, own = name.rpartition(".")
    setattr(sys.modules[room], own, module)
    return module
