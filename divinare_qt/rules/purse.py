"""Score tokens: what a seat holds, the finite bank, and how tokens are exchanged without changing points."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tokens:
    """A number of blue (3 points), yellow (1) and red (-1) score tokens."""

    blue: int = 0
    yellow: int = 0
    red: int = 0

    @property
    def points(self) -> int:
        """Points that these tokens are worth."""
        return 3 * self.blue + self.yellow - self.red

    def __add__(self, other: "Tokens") -> "Tokens":
        return Tokens(self.blue + other.blue, self.yellow + other.yellow, self.red + other.red)

    def __sub__(self, other: "Tokens") -> "Tokens":
        return Tokens(self.blue - other.blue, self.yellow - other.yellow, self.red - other.red)

    def as_list(self) -> list[int]:
        """Return [blue, yellow, red], as records write it."""
        return [self.blue, self.yellow, self.red]


def settle(purses: tuple[Tokens, ...], bank: Tokens, awards: tuple[Tokens, ...]) -> tuple[tuple[Tokens, ...], Tokens]:
    """Hand out a round's awards, and return the new purses and bank.

    Where the bank runs short, purses cancel 1 yellow against 1 red, and then change 3 yellow for 1 blue, in seat
    order and only as often as needed. Points stay what they are. What the box still lacks after that is lent: the
    bank shows it as a negative number of tokens, and takes it back first when tokens return.
    """
    purses = tuple(purse + award for purse, award in zip(purses, awards, strict=True))
    for award in awards:
        bank -= award
    purses, bank = _cancel(purses, bank)
    return _exchange(purses, bank)


def _cancel(purses: tuple[Tokens, ...], bank: Tokens) -> tuple[tuple[Tokens, ...], Tokens]:
    settled = []
    for purse in purses:
        times = min(max(-bank.yellow, -bank.red, 0), purse.yellow, purse.red)
        returned = Tokens(yellow=times, red=times)
        settled.append(purse - returned)
        bank += returned
    return tuple(settled), bank


def _exchange(purses: tuple[Tokens, ...], bank: Tokens) -> tuple[tuple[Tokens, ...], Tokens]:
    settled = []
    for purse in purses:
        times = min(-(bank.yellow // 3), purse.yellow // 3, bank.blue) if bank.yellow < 0 else 0
        times = max(times, 0)
        returned = Tokens(blue=-times, yellow=3 * times)
        settled.append(purse - returned)
        bank += returned
    return tuple(settled), bank
