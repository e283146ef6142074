"""A second, naive reading of the rules, against which the engine is checked.

It shares nothing with the engine but the data of the rules: moves are texts, hands are lists of letters, and every
question is answered by looking at the whole table anew.
"""

from itertools import combinations

from divinare_qt.rules.rules import Rules

LETTERS = "RBGY"


def letters_in_order(cards: list[str] | tuple[str, ...]) -> str:
    """Return cards as a text, in the order of the box."""
    return "".join(sorted(cards, key=LETTERS.index))


def taken(row: list[tuple[tuple[int, ...], int]], label: str, count: int) -> tuple[int, int, int]:
    """Return the blue, yellow and red tokens for a token on a space; `row` has (numbers, bonus) of each space."""
    labels = ["/".join(str(number) for number in numbers) for numbers, _ in row]
    perfect = [place for place, (numbers, _) in enumerate(row) if count in numbers]
    if label == "centre" or not perfect:
        return 0, 0, 0
    here = labels.index(label)
    bonus = row[here][1]
    if here == perfect[0]:
        return 1, bonus, 0
    if here in (perfect[0] - 1, perfect[0] + 1):
        return 0, 1 + bonus, 0
    return 0, 0, 1 + bonus


class Referee:
    """A game as the rulebook tells it. `asked` is what the table waits for: deal, discard, pass, play or over."""

    def __init__(self, rules: Rules, first: int) -> None:
        self.rules = rules
        self.first = first
        self.seats = list(range(rules.players))
        self.round = 0
        self.asked = "deal"
        self.turn = first
        self.hands: list[list[str]] = [[] for _ in self.seats]
        self.aside: list[str] = []
        self.tokens = {(seat, art): "centre" for seat in self.seats for art in LETTERS}
        self.stacks = dict.fromkeys(LETTERS, 0)
        self.discards: dict[int, list[str]] = {}
        self.chosen: dict[int, list[str]] = {}
        self.finished: list[tuple[dict[str, int], list[tuple[int, int, int]]]] = []
        """Counts, and the tokens that each seat took, of each finished round."""

    def row(self, art: str) -> list[tuple[tuple[int, ...], int]]:
        """Return the numbered spaces of a board."""
        return [
            (space.numbers, space.bonus)
            for letter, board in self.rules.boards.items()
            if letter == art
            for space in board.spaces
        ]

    def labels(self, art: str) -> list[str]:
        """Return the labels of the numbered spaces of a board."""
        return ["/".join(str(number) for number in numbers) for numbers, _ in self.row(art)]

    def deal(self, hands: tuple[str, ...], aside: str) -> None:
        """Begin a round."""
        assert self.asked == "deal"
        self.round += 1
        self.turn = (self.first + self.round - 1) % len(self.seats)
        self.hands = [list(hand) for hand in hands]
        self.aside = list(aside)
        self.tokens = {(seat, art): "centre" for seat in self.seats for art in LETTERS}
        self.stacks = dict.fromkeys(LETTERS, 0)
        self.discards, self.chosen = {}, {}
        self.asked = "discard" if self.rules.action_card.discard else self._pass_or_play()

    def _pass_or_play(self) -> str:
        """Say what comes when everybody holds the same number of cards."""
        sizes = {len(hand) for hand in self.hands}
        assert len(sizes) == 1
        return "pass" if sizes & {size for size, _ in self.rules.action_card.passes} else "play"

    def to_choose(self) -> int:
        """Return the number of cards to discard or to pass now."""
        if self.asked == "discard":
            return self.rules.action_card.discard
        return dict(self.rules.action_card.passes)[len(self.hands[0])]

    def waiting(self) -> list[int]:
        """Return the seats that must decide."""
        if self.asked == "play":
            return [self.turn]
        done = {"discard": self.discards, "pass": self.chosen}.get(self.asked)
        return [] if done is None else [seat for seat in self.seats if seat not in done]

    def legal(self, seat: int) -> set[str]:
        """Return every move of a seat, as text."""
        if seat not in self.waiting():
            return set()
        if self.asked == "play":
            return {f"{art}:{to}" for art in set(self.hands[seat]) for to in self._destinations(seat, art)}
        ways = combinations(self.hands[seat], self.to_choose())
        return {f"{self.asked} {letters_in_order(way)}" for way in ways}

    def _destinations(self, seat: int, art: str) -> set[str]:
        occupied = {self.tokens[other, art] for other in self.seats}
        free = {label for label in self.labels(art) if label not in occupied}
        if self.tokens[seat, art] != "centre":
            return free | {"centre"}
        if self.rules.centre_may_stay or not free:
            return free | {"centre"}
        return free

    def move(self, seat: int, text: str) -> None:
        """Make a legal move."""
        assert text in self.legal(seat)
        if self.asked == "play":
            self._play(seat, *text.split(":"))
        elif self.asked == "pass":
            self._pass(seat, list(text.split(" ")[1]))
        else:
            self._discard(seat, list(text.split(" ")[1]))

    def _play(self, seat: int, art: str, to: str) -> None:
        self.hands[seat].remove(art)
        self.stacks[art] += 1
        self.tokens[seat, art] = to
        self.turn = (seat + 1) % len(self.seats)
        if not any(self.hands):
            self._score()
        elif len({len(hand) for hand in self.hands}) == 1:
            self.asked = self._pass_or_play()

    def _pass(self, seat: int, cards: list[str]) -> None:
        self.chosen[seat] = cards
        if len(self.chosen) < len(self.seats):
            return
        for giver, given in self.chosen.items():
            for card in given:
                self.hands[giver].remove(card)
        for giver, given in self.chosen.items():
            self.hands[giver - 1] += given
        self.chosen = {}
        self.asked = "play"

    def _discard(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            self.hands[seat].remove(card)
        self.discards[seat] = cards
        if len(self.discards) == len(self.seats):
            self.asked = self._pass_or_play()

    def _score(self) -> None:
        for cards in self.discards.values():
            for card in cards:
                self.stacks[card] += 1
        self.discards = {}
        took = []
        for seat in self.seats:
            each = [taken(self.row(art), self.tokens[seat, art], self.stacks[art]) for art in LETTERS]
            took.append((sum(t[0] for t in each), sum(t[1] for t in each), sum(t[2] for t in each)))
        self.finished.append((dict(self.stacks), took))
        self.asked = "over" if self.round == self.rules.action_card.rounds else "deal"

    def points(self) -> list[int]:
        """Return everybody's points so far."""
        return [sum(3 * b + y - r for b, y, r in (took[seat] for _, took in self.finished)) for seat in self.seats]

    def replay_json(self) -> dict[str, object]:
        """Return what `divinare replay --json` must say of this game."""
        points, over = self.points(), self.asked == "over"
        return {
            "complete": over,
            "rounds": [
                {"counts": counts, "points": [3 * b + y - r for b, y, r in took]} for counts, took in self.finished
            ],
            "points": points,
            "winners": [seat for seat in self.seats if points[seat] == max(points)] if over else [],
        }
