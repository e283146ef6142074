"""Fixtures of the screen."""

from tests.helpers.qt import game_of, home, no_leaks, quick

__all__ = ["game_of", "home", "no_leaks", "quick"]
