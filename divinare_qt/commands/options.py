"""Command lines: what is wrong with one is said in one line."""

import argparse
from typing import NoReturn


class Parser(argparse.ArgumentParser):
    """An argument parser that does not print its usage over the one line that matters."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and where help is; exit status 2."""
        self.exit(2, f"{self.prog}: {message} ({self.prog} --help says more)\n")
