"""The score tokens that lie before each seat: what rounds brought, as the finite bank could hand it out."""

from collections.abc import Sequence

from divinare_qt.rules.events import RoundScored
from divinare_qt.rules.purse import Tokens, settle
from divinare_qt.rules.rules import Rules


def purses_after(rules: Rules, results: Sequence[RoundScored]) -> tuple[Tokens, ...]:
    """Return the tokens of each seat after these rounds; where the box ran short, some were exchanged."""
    purses, bank = (Tokens(),) * rules.players, rules.bank
    for result in results:
        purses, bank = settle(purses, bank, result.tokens)
    return purses
