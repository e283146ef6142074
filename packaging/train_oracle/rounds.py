"""Whole rounds on the simulator, many side by side, with any policy in any seat."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np

from divinare_qt.bots.network import gifts
from divinare_qt.bots.policy import Values
from divinare_qt.bots.senses import Moment
from divinare_qt.bots.simulator import Cards, Index, Worlds
from divinare_qt.bots.tables import tables
from divinare_qt.bots.trail import Trail
from divinare_qt.rules.rules import Rules

Policy: TypeAlias = Callable[[Trail, Moment], Index]
"""Returns for each world the number of the play (art * places + place) or of the gift (in `gifts`)."""


def dealt(rules: Rules, dice: np.random.Generator, number: int) -> Worlds:
    """Deal so many rounds."""
    deck = np.repeat(np.arange(len(rules.deck)), rules.deck)
    order = dice.random((number, len(deck)), dtype=np.float32).argsort(axis=1)[:, : rules.in_play]
    cards = deck[order].reshape(number, rules.players, -1)
    hands = np.stack([(cards == art).sum(axis=2) for art in range(len(rules.deck))])
    return Worlds.dealt(tables(rules), np.ascontiguousarray(hands.transpose(2, 0, 1)).astype(np.int8))


def play_round(worlds: Worlds, decide: Policy) -> Values:
    """Play a round, seat 0 first, and return [seat, world]: the points."""
    trail, card = Trail.begun(worlds), worlds.tables.rules.action_card
    size = card.hand
    if card.discard:
        worlds.discard(_given(trail, decide, Moment(card, 0, 0, size, card.discard, discarding=True)))
        size -= card.discard
    for left in range(size, 0, -1):
        if wanted := card.passed_at(left):
            trail.pass_right(_given(trail, decide, Moment(card, 0, 0, left, wanted)))
        for seat in range(worlds.players):
            action = decide(trail, Moment(card, seat, 0, left))
            trail.play(seat, *np.divmod(action, worlds.tables.centre + 1))
    return worlds.points()


def _given(trail: Trail, decide: Policy, moment: Moment) -> Cards:
    """Return [seat, art, world]: what every seat gives away."""
    given = []
    for seat in range(trail.worlds.players):
        here = Moment(moment.card, seat, 0, moment.size, moment.wanted, moment.discarding)
        given.append(gifts(moment.wanted)[decide(trail, here)].T)
    return np.stack(given).astype(np.int8)


def margins(points: Values) -> Values:
    """Return [seat, world]: each seat's points over the average of the others."""
    others = (points.sum(axis=0) - points) / (len(points) - 1)
    found: Values = points - others
    return found
