"""What stands for the placeholders of the rulebook: pictures and tables of the rules in use, never typed by hand."""

import re
from collections.abc import Callable, Iterable
from html import escape
from math import inf
from typing import Final

from divinare_qt.dialogs.rulebook_examples import KINDS, Example, Line, example, round_example
from divinare_qt.dialogs.rulebook_text import PLACEHOLDER, chapters, words
from divinare_qt.match.header import CHARACTERS
from divinare_qt.models.characters import characters
from divinare_qt.models.numbers import signed
from divinare_qt.rules.arts import ARTS, Art, is_art
from divinare_qt.rules.boards import Board
from divinare_qt.rules.load import PLAYERS, default_rules
from divinare_qt.rules.moves import CENTRE
from divinare_qt.rules.rules import ActionCard, Rules

SCHEME: Final = "picture"
"""Pictures have addresses such as `picture:board/G`; `rulebook_pictures` draws them."""
SIZES: Final = {
    "board": (390, 140),
    "scored": (390, 140),
    "card": (80, 128),
    "back": (80, 128),
    "portrait": (86, 103),
    "emblem": (22, 22),
    "token": (26, 26),
    "score": (24, 24),
    "ornament": (300, 18),
}
"""Width and height of each kind of picture, in points, at the ordinary text size."""
IN_A_ROW: Final = {"card": len(ARTS)}
"""How many pictures of a kind stand side by side, where it is more than one."""
BESIDE: Final = 10.0
"""Room beside each of them."""


def width_wanted(scale: float) -> float:
    """Return how wide a page has to be for every picture to have its size."""
    return max(IN_A_ROW.get(kind, 1) * (width * scale + BESIDE) for kind, (width, _) in SIZES.items())


class UnknownPlaceholder(ValueError):
    """A chapter asks for something that the rulebook can't draw."""


class Filler:
    """Fills the chapters of one language in with the rules of one game."""

    def __init__(self, rules: Rules, language: str, scale: float = 1.0, room: float = inf) -> None:
        """Pictures are `scale` times as large as in ordinary letters, but never wider than `room`."""
        self.rules = rules
        self._room = room
        self._usual = default_rules(rules.players)
        self.language = language
        self._scale = scale
        self._words = words(language)
        self.examples: dict[str, Example] = {}
        """What the pictures `picture:scored/…` show."""
        self._handlers: dict[str, Callable[..., str]] = {
            "art": self._art,
            "board": self._board,
            "boards": self._boards,
            "cards": self._cards,
            "name": lambda who: escape(characters(language)[who].name),
            "mediums": self._mediums,
            "number": self._number,
            "table": self._table,
            "example": self._example,
            "round_example": self._round_example,
            "note": self._note,
            "picture": lambda *parts: self.picture("/".join(parts)),
        }

    def book(self) -> str:
        """Return the whole book, chapter after chapter."""
        return "\n".join(self.filled(chapter.anchored()) for chapter in chapters(self.language))

    def filled(self, text: str) -> str:
        """Return a text with every placeholder filled in."""
        return PLACEHOLDER.sub(self._fill, text)

    def _fill(self, match: "re.Match[str]") -> str:
        name, arguments = match.group(1), [part for part in match.group(2).split(":") if part]
        try:
            return self._handlers[name](*arguments)
        except (KeyError, TypeError, IndexError) as error:
            raise UnknownPlaceholder(match.group(0)) from error

    def word(self, name: str, **values: object) -> str:
        """Return a word of the tables, ready for HTML."""
        return escape(self._words[name].format(**values))

    # Pictures ---------------------------------------------------------------------------------------------------------

    def size(self, kind: str) -> tuple[int, int]:
        """Return width and height of a kind of picture on this page."""
        width, height = SIZES[kind]
        scale = min(self._scale, (self._room / IN_A_ROW.get(kind, 1) - BESIDE) / width)
        return round(width * scale), round(height * scale)

    def picture(self, address: str, kind: str = "") -> str:
        """Return an image of a kind; its size follows the text."""
        width, height = self.size(kind or address.split("/", maxsplit=1)[0])
        size = f'width="{width}" height="{height}"'
        return f'<img src="{SCHEME}:{address}" {size} style="vertical-align: middle;">'

    def _art(self, art: str) -> str:
        return self.word(f"art.{art}")

    def _board(self, art: str) -> str:
        return f'<p class="picture">{self.picture(f"board/{_art(art)}")}</p>'

    def _boards(self) -> str:
        return "".join(
            f'<p class="picture">{self.picture(f"board/{art}")}<br><span class="caption">'
            f"<b>{self.word(f'title.{art}')}</b> · {self._source(board, self._usual.boards[art])}</span></p>"
            for art, board in ((art, self.rules.boards[art]) for art in ARTS)
        )

    def _source(self, ours: Board | ActionCard, usual: Board | ActionCard) -> str:
        """Say where a board or card comes from. A record names no sources: what is as usual has the usual one."""
        source = ours.source or (usual.source if ours == usual else "")
        return self.word(f"source.{source if source in ('rulebook', 'reconstructed') else 'own'}")

    def _cards(self) -> str:
        counts = dict(zip(ARTS, self.rules.deck, strict=True))
        pictures = [f"{self.picture(f'card/{art}')}<br>" for art in ARTS]
        names = [f"<b>{self.word(f'title.{art}')}</b><br>{self.word('count.cards', n=counts[art])}" for art in ARTS]
        cells = "".join(f'<td align="center">{a}{b}</td>' for a, b in zip(pictures, names, strict=True))
        return f'<table class="plain" width="97%"><tr>{cells}</tr></table>'

    def _mediums(self) -> str:
        """Return a table for each medium, so that a page may end between two of them."""
        known = characters(self.language)
        return "".join(
            f'<table class="plain" width="97%" cellpadding="6"><tr>'
            f'<td width="{round(100 * self._scale)}">{self.picture(f"portrait/{who}")}</td>'
            f'<td valign="middle"><p><b>{escape(known[who].name)}</b><br>{escape(known[who].biography)}</p></td>'
            f"</tr></table>"
            for who in CHARACTERS
        )

    # Numbers and tables -----------------------------------------------------------------------------------------------

    def _number(self, name: str) -> str:
        rules = self.rules
        numbers = {
            "cards": sum(rules.deck),
            "dealt": rules.in_play,
            "aside": sum(rules.deck) - rules.in_play,
            "players": rules.players,
        }
        return str(numbers[name])

    def rules_for(self, players: int) -> Rules:
        """Return the rules in use where they are for so many players, else the box's."""
        return self.rules if players == self.rules.players else default_rules(players)

    def _table(self, name: str, detail: str = "") -> str:
        tables = {"tokens": self._tokens, "scoring": self._scoring, "action_cards": self._action_cards}
        if name == "action_card":
            return self._action_card(int(detail) if detail else self.rules.players)
        return tables[name]()

    def _rows(self, head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
        top = "".join(f"<th>{cell}</th>" for cell in head)
        body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
        return f'<table class="ruled" width="97%" cellspacing="0" cellpadding="6"><tr>{top}</tr>{body}</table>'

    def _action_card(self, players: int) -> str:
        rules = self.rules_for(players)
        card = rules.action_card
        facts = [("rounds", card.rounds), ("hand", card.hand), ("aside", sum(rules.deck) - rules.in_play)]
        lines = [f"{self.word(f'action.{name}')} <b>{number}</b>" for name, number in facts]
        events = [self._event(size, what) for size, what in self._events(rules)]
        note = self._source(card, default_rules(players).action_card)
        return (
            f'<p class="caption">{" · ".join(lines)}</p>'
            f"{self._rows((self.word('column.held'), self.word('column.event')), events)}"
            f'<p class="caption">{note}</p>'
        )

    def _events(self, rules: Rules) -> list[tuple[str, str]]:
        card = rules.action_card
        events = [(str(card.hand), self.word("action.discard", n=card.discard))] if card.discard else []
        events += [(str(size), self.word("action.pass", n=count)) for size, count in card.passes]
        last = "action.reveal" if card.discard else "action.score"
        return [*events, ("0", self.word(last, n=card.discard * rules.players))]

    def _event(self, size: str, what: str) -> tuple[str, str]:
        return f"<b>{size}</b>", what

    def _action_cards(self) -> str:
        head = [self.word(f"column.{name}") for name in ("players", "hand", "rounds", "source")]
        rows = []
        for players in reversed(PLAYERS):
            card = self.rules_for(players).action_card
            source = self._source(card, default_rules(players).action_card)
            rows.append((f"<b>{players}</b>", str(card.hand), str(card.rounds), source))
        return self._rows(head, rows)

    def _tokens(self) -> str:
        bank = self.rules.bank
        kinds = (("blue", 3, bank.blue), ("yellow", 1, bank.yellow), ("red", -1, bank.red))
        head = [self.word(f"column.{name}") for name in ("token", "points", "in_box")]
        return self._rows(
            head,
            [
                (f"{self.picture(f'score/{name}')} {self.word(f'token.{name}')}", signed(points), str(number))
                for name, points, number in kinds
            ],
        )

    def _scoring(self) -> str:
        kinds = (("perfect", "blue", 3), ("incomplete", "yellow", 1), ("incorrect", "red", -1))
        head = [self.word(f"column.{name}") for name in ("prediction", "means", "takes")]
        rows = [
            (
                f"<b>{self.word(f'prediction.{kind}')}</b>",
                self.word(f"means.{kind}"),
                f"{self.picture(f'score/{colour}')} {signed(points)}",
            )
            for kind, colour, points in kinds
        ]
        rows.append((f"<b>{self.word('prediction.none')}</b>", self.word("means.none"), "0"))
        return self._rows(head, rows)

    # Examples ---------------------------------------------------------------------------------------------------------

    def _example(self, kind: str, art: str) -> str:
        if kind not in KINDS:
            raise KeyError(kind)
        made = example(self.rules, kind, _art(art))
        if made is None:
            return f'<p class="note">{self.word("note.no_example")}</p>'
        return self._shown(made, f"{kind}-{art}")

    def _round_example(self) -> str:
        """Show a whole round: points of each medium on each board, and the sums."""
        boards = round_example(self.rules)
        head = ["", *(f"{self.picture(f'emblem/{made.art}')} {made.count}" for made in boards), self.word("column.sum")]
        rows = []
        for at, who in enumerate(CHARACTERS):
            lines = [made.lines[at] for made in boards]
            cells = [
                self.word("cell.award", space=self._space(line), points=signed(line.tokens.points)) for line in lines
            ]
            total = sum(line.tokens.points for line in lines)
            rows.append((self._who(who), *cells, f"<b>{signed(total)}</b>"))
        return self._rows(head, rows)

    def _shown(self, made: Example, name: str) -> str:
        self.examples[name] = made
        head = [self.word(f"column.{column}") for column in ("medium", "space", "prediction", "takes", "points")]
        caption = self.word("note.example", art=self._words[f"title.{made.art}"], n=made.count)
        return (
            f'<p class="picture">{self.picture(f"scored/{name}")}<br><span class="caption">{caption}</span></p>'
            f"{self._rows(head, [self._line(line) for line in made.lines])}"
        )

    def _line(self, line: Line) -> tuple[str, ...]:
        kind = self.word(f"prediction.{line.prediction.value}")
        colours = (("blue", line.tokens.blue), ("yellow", line.tokens.yellow), ("red", line.tokens.red))
        taken = "".join(self.picture(f"score/{colour}") * count for colour, count in colours) or "\u2013"
        points = f"<b>{signed(line.tokens.points)}</b>"
        return self._who(line.character), self._space(line), kind, taken, points

    def _who(self, who: str) -> str:
        return f"{self.picture(f'token/{who}')} {self.word(f'short.{who}')}"

    def _space(self, line: Line) -> str:
        if line.space == CENTRE:
            return self.word("space.centre")
        return line.space + ("", "\u00a0○", "\u00a0●●")[line.bonus]

    def _note(self, name: str) -> str:
        """Say how a house rule stands in the game that is open."""
        flags = {"centre": self.rules.centre_may_stay, "scores": self.rules.open_scores}
        state = "on" if flags[name] else "off"
        return f'<p class="note">{self.word(f"note.{name}_{state}")}</p>'


def _art(text: str) -> Art:
    if not is_art(text):
        raise KeyError(text)
    return text
