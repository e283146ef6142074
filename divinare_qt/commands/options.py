"""Command lines: what is wrong with one is said in one line, in the player's language."""

import argparse
from typing import NoReturn

from divinare_qt.commands.parser_words import teach_argparse
from divinare_qt.speech import translate

teach_argparse()


class Parser(argparse.ArgumentParser):
    """An argument parser that does not print its usage over the one line that matters."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and where help is; exit status 2."""
        more = translate("Parser", "{command} says more").format(command=f"{self.prog} --help")
        self.exit(2, f"{self.prog}: {message} ({more})\n")
