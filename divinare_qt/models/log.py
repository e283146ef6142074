"""The log of a game: events as the eyes that read it may know them, worded when they are shown."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt

from divinare_qt.match.header import Header
from divinare_qt.models.numbers import number
from divinare_qt.models.words import art_name, cards_in_words, controller_name, names_in_words, space_name, translate
from divinare_qt.rules.events import (
    Dealt,
    Discarded,
    Event,
    GameEnded,
    PassChosen,
    Passed,
    Played,
    Revealed,
    RoundScored,
)

Index: TypeAlias = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()


class Kind(Enum):
    """What the log can be filtered by."""

    ROUND = "round"
    CARDS = "cards"
    PLAY = "play"
    SCORE = "score"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Note:
    """Something beside the rules: a take-back, a bot's fault, a torn record."""

    text: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class TakenBack:
    """So many decisions no longer hold."""

    count: int


@dataclass(frozen=True, slots=True)
class Sealed:
    """The deals are settled; this hash was shown before the first card."""

    commitment: str


@dataclass(frozen=True, slots=True)
class Opened:
    """What the hash was made from."""

    seed: int
    salt: str


@dataclass(frozen=True, slots=True)
class Adapted:
    """A bot's level was chosen to fit the people at the table."""

    seat: int


Entry: TypeAlias = Event | Note | TakenBack | Sealed | Opened | Adapted


def before_the_deal(header: Header) -> list[Entry]:
    """Return what is told before the first card: the seal on the deals, and the levels that bots chose."""
    told: list[Entry] = [] if header.commitment is None else [Sealed(header.commitment)]
    return told + [Adapted(number) for number, seat in enumerate(header.seats) if seat.adaptive]


def with_opening(entries: Iterable[Entry], header: Header) -> list[Entry]:
    """Return entries of a log with the opened seal before the end of the game."""
    told: list[Entry] = []
    for entry in entries:
        if isinstance(entry, GameEnded) and header.seed is not None and header.salt is not None:
            told.append(Opened(header.seed, header.salt))
        told.append(entry)
    return told


def kind_of(entry: Entry) -> Kind:
    """Return the kind of an entry."""
    if isinstance(entry, Dealt):
        return Kind.ROUND
    if isinstance(entry, Played):
        return Kind.PLAY
    if isinstance(entry, Discarded | PassChosen | Passed | Revealed):
        return Kind.CARDS
    return Kind.SCORE if isinstance(entry, RoundScored | GameEnded) else Kind.NOTE


_EIGHT: Final = re.compile("[0-9a-f]{8}")
"""A hash is read, and breaks into lines, by eight digits."""


class LogText:
    """Words log entries for the eyes of a seat, or for everybody's."""

    def __init__(self, header: Header, eyes: int | None) -> None:
        self._header = header
        self._eyes = eyes

    def text(self, entry: Entry) -> str:
        """Return an entry in words."""
        if isinstance(entry, Note | TakenBack | Sealed | Opened):
            return _beside(entry)
        if isinstance(entry, Adapted):
            return self._adapted(entry.seat)
        if isinstance(entry, Dealt):
            text = translate("Log", "Round {round}: {name} is first player.")
            return text.format(round=entry.round, name=self._name(entry.first))
        if isinstance(entry, Played):
            return self._played(entry)
        if isinstance(entry, RoundScored | GameEnded):
            return self._scored(entry)
        return self._moved(entry)

    def _name(self, seat: int) -> str:
        return self._header.seats[seat].name

    def _adapted(self, seat: int) -> str:
        entry = self._header.seats[seat]
        text = translate("Log", "{name} adapts to the table and plays as: {level}.")
        if entry.think_ms is not None:
            text = translate("Log", "{name} adapts to the table and plays as: {level}, at most {limit} ms a move.")
        return text.format(name=entry.name, level=controller_name(entry), limit=entry.think_ms)

    def _played(self, event: Played) -> str:
        text = translate("Log", "{name} plays {art}: {origin} → {to}.").replace("→ ", "→\N{NO-BREAK SPACE}")
        return text.format(
            name=self._name(event.seat),
            art=art_name(event.art),
            origin=space_name(event.origin),
            to=space_name(event.to),
        )

    def _moved(self, event: Discarded | PassChosen | Passed | Revealed) -> str:
        if isinstance(event, Discarded):
            return translate("Log", "{name} discards face down.").format(name=self._name(event.seat))
        if isinstance(event, PassChosen):
            return translate("Log", "{name} has chosen what to pass.").format(name=self._name(event.seat))
        if isinstance(event, Revealed):
            text = translate("Log", "The discards are revealed: {cards}.")
            return text.format(cards=cards_in_words(event.cards))
        gave = None if self._eyes is None else event.gave[self._eyes]
        if self._eyes is None or gave is None:
            return translate("Log", "Everybody passes cards to the right.")
        received = event.received(self._eyes) or ""
        text = translate("Log", "You pass {gave} and receive {received}.")
        return text.format(gave=cards_in_words(gave), received=cards_in_words(received))

    def _scored(self, event: RoundScored | GameEnded) -> str:
        if isinstance(event, RoundScored) and not self._header.rules.open_scores:
            return self._hidden_score(event)
        points = translate("Log", ", ", "between the parts of a list").join(
            translate("Log", "{name} {points}").format(name=self._name(seat), points=number(points))
            for seat, points in enumerate(event.points)
        )
        if isinstance(event, RoundScored):
            return translate("Log", "Round {round} is scored: {points}.").format(round=event.round, points=points)
        winners = names_in_words([self._name(seat) for seat in event.winners])
        if len(event.winners) > 1:
            return translate("Log", "The game is over: {points}. {names} share the win.").format(
                points=points, names=winners
            )
        return translate("Log", "The game is over: {points}. {names} wins.").format(points=points, names=winners)

    def _hidden_score(self, event: RoundScored) -> str:
        """Scores lie face down: a log that kept everybody's would let one add them up."""
        if self._eyes is None:
            return translate("Log", "Round {round} is scored.").format(round=event.round)
        text = translate("Log", "Round {round} is scored. Your points in it: {points}.")
        return text.format(round=event.round, points=number(event.points[self._eyes]))


def _beside(entry: Note | TakenBack | Sealed | Opened) -> str:
    """Word what is no part of the game itself."""
    if isinstance(entry, Note):
        return entry.text
    if isinstance(entry, TakenBack):
        return translate("Log", "Decisions taken back: {count}").format(count=entry.count)
    if isinstance(entry, Sealed):
        text = translate("Log", "The deals are settled and sealed: {seal}")
        return text.format(seal=" ".join(_EIGHT.findall(entry.commitment)))
    text = translate("Log", "The seal is opened: seed {seed}, salt {salt}")
    return text.format(seed=entry.seed, salt=" ".join(_EIGHT.findall(entry.salt)))


class LogModel(QAbstractListModel):
    """The log, a line an entry. The user role holds the entry's kind, the one after it its seat."""

    KIND = Qt.ItemDataRole.UserRole
    ENTRY = Qt.ItemDataRole.UserRole + 1

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[Entry] = []
        self._text: LogText | None = None

    def open(self, text: LogText, entries: list[Entry]) -> None:
        """Begin the log of a game."""
        self.beginResetModel()
        self._text = text
        self._entries = entries
        self.endResetModel()

    def add(self, *entries: Entry) -> None:
        """Add lines at the end."""
        if entries:
            self.beginInsertRows(QModelIndex(), len(self._entries), len(self._entries) + len(entries) - 1)
            self._entries.extend(entries)
            self.endInsertRows()

    @property
    def latest(self) -> str:
        """The last line that tells of the game itself."""
        told = [entry for entry in self._entries[-3:] if not isinstance(entry, Sealed | Opened)]
        return "" if self._text is None or not told else self._text.text(told[-1])

    def reword(self) -> None:
        """Show the same entries in another language."""
        self.beginResetModel()
        self.endResetModel()

    def rowCount(self, parent: Index = NO_INDEX) -> int:
        """Return the number of lines."""
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a line, or its kind."""
        if not index.isValid() or self._text is None:
            return None
        entry = self._entries[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._text.text(entry)
        if role == self.KIND:
            return kind_of(entry).value
        return entry if role == self.ENTRY else None


class LogFilter(QSortFilterProxyModel):
    """Lines of the wanted kinds that contain a text."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kinds = {kind.value for kind in Kind}
        self.setFilterCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)

    def show_kinds(self, kinds: set[Kind]) -> None:
        """Show entries of these kinds alone."""
        self._kinds = {kind.value for kind in kinds}
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Tell whether a line is wanted."""
        index = self.sourceModel().index(row, 0, parent)
        return index.data(LogModel.KIND) in self._kinds and super().filterAcceptsRow(row, parent)
