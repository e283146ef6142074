"""The action card in words: at which hand sizes something happens, what is over, and what comes next."""

from dataclasses import dataclass

from divinare_qt.models.stage import Stage
from divinare_qt.models.words import translate
from divinare_qt.rules.rules import ActionCard
from divinare_qt.rules.state import Phase


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happens when all hands have a size."""

    size: int
    phase: Phase
    words: str


def entries(card: ActionCard) -> list[Entry]:
    """Return what happens in a round, in order."""
    found = []
    if card.discard:
        what = translate("ActionCard", "discard {count}").format(count=card.discard)
        found.append(Entry(card.hand, Phase.DISCARD, _sentence(card.hand, what)))
    for size, count in card.passes:
        what = translate("ActionCard", "pass {count}").format(count=count)
        found.append(Entry(size, Phase.PASS, _sentence(size, what)))
    return found


def coming(agenda: list[Entry], held: int, phase: Phase) -> int:
    """Return the place of the entry that goes on or comes next, where the largest hand has so many cards."""
    for at, entry in enumerate(agenda):
        if entry.size < held or (entry.size == held and entry.phase is phase):
            return at
    return len(agenda)


def round_in_words(stage: Stage) -> str:
    """Return which round it is."""
    text = translate("ActionCard", "Round {round} of {rounds}")
    return text.format(round=stage.view.round, rounds=stage.rules.rounds)


def agenda_in_words(stage: Stage) -> str:
    """Say which round it is, who is first player, and what the action card has next."""
    view, agenda = stage.view, entries(stage.rules.action_card)
    at = coming(agenda, max(view.hand_sizes), view.phase)
    parts = [
        round_in_words(stage),
        translate("Agenda", "first player: {name}").format(name=stage.header.seats[view.first].name),
    ]
    if at < len(agenda):
        parts.append(translate("Agenda", "next on the action card: {event}").format(event=agenda[at].words))
    return " · ".join(parts)


def _sentence(size: int, what: str) -> str:
    return translate("ActionCard", "{size} cards: {what}", "", size).format(size=size, what=what)
