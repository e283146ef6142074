"""`divinare bot`: a built-in bot that speaks the bot protocol on standard input and output."""

import argparse
import sys

from divinare_qt.bots.spec import LEVELS, PERSONAS, Spec
from divinare_qt.bots.worker import be_modest, serve
from divinare_qt.speech import translate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    levels = translate("Command", "one of {levels}").format(levels=", ".join(LEVELS))
    parser.add_argument("level", metavar=translate("Command", "LEVEL"), choices=LEVELS, help=levels)
    style = translate("Command", "the style laid over the level")
    parser.add_argument("--persona", choices=PERSONAS, default="", help=style)
    same = translate("Command", "the same seed gives the same decisions (default {default})").format(default=0)
    parser.add_argument("--seed", metavar="N", type=int, default=0, help=same)


def run(options: argparse.Namespace) -> int:
    """Play until the host says bye; 0, or 2 after a message that breaks the protocol."""
    be_modest()
    wrong = serve(Spec(options.level, options.persona), options.seed, sys.stdin.buffer, sys.stdout.buffer)
    if wrong is None:
        return 0
    print(f"divinare bot: {wrong}", file=sys.stderr)
    return 2
