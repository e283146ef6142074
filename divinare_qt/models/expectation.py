"""What is expected of whom, in a sentence: the status line of every view."""

from divinare_qt.models.choice import Choice
from divinare_qt.models.stage import Stage
from divinare_qt.models.words import art_name, names_in_words, translate
from divinare_qt.rules.arts import ORDER
from divinare_qt.rules.moves import CENTRE
from divinare_qt.rules.state import Phase


def expectation(stage: Stage, choice: Choice) -> str:
    """Say what happens next, and who has to do it."""
    view, names = stage.view, [seat.name for seat in stage.header.seats]
    if stage.scoring is not None:
        return translate("Expectation", "Round {round} is scored.").format(round=stage.scoring.round)
    if view.phase is Phase.OVER:
        return translate("Expectation", "The game is over.")
    if stage.curtain is not None and stage.looking is None:
        return translate("Expectation", "Pass the screen to {name}.").format(name=names[stage.curtain])
    if stage.acting and stage.looking is not None:
        return _own(stage, choice, names[stage.looking])
    return _others(stage, names)


def _others(stage: Stage, names: list[str]) -> str:
    view = stage.view
    if stage.paused:
        return translate("Expectation", "Paused.")
    waiting = names_in_words([names[seat] for seat in view.waiting_for])
    if view.phase is Phase.PLAY:
        return translate("Expectation", "{name} thinks about a play.").format(name=waiting)
    return translate("Expectation", "Cards are being chosen: {names}.").format(names=waiting)


def _own(stage: Stage, choice: Choice, name: str) -> str:
    view = stage.view
    if choice.art is not None:
        text = translate("Expectation", "{name}: choose a space on the {art} board, or put the card back.")
        return text.format(name=name, art=art_name(choice.art))
    if view.phase is Phase.PLAY:
        return translate("Expectation", "{name}: play a card and move your token on its board.").format(name=name)
    counted = {"name": name, "marked": len(choice.marked), "wanted": view.wanted}
    if choice.receiver is None:
        text = translate("Expectation", "{name}: choose cards to discard face down ({marked} of {wanted}).")
        return text.format(**counted)
    text = translate("Expectation", "{name}: choose cards to pass to {receiver} ({marked} of {wanted}).")
    return text.format(receiver=stage.header.seats[choice.receiver].name, **counted)


def forced_warning(stage: Stage) -> str:
    """Say which tokens the cards in hand will force to move, and how many plays disturb none; empty if none is."""
    seat, view = stage.looking, stage.view
    if seat is None or view.phase is not Phase.PLAY or not view.hand:
        return ""
    arts = [art for art in stage.rules.boards if art in view.hand]
    placed = [art for art in arts if view.tokens[ORDER[art]][seat] != CENTRE]
    if not placed:
        return ""
    safe = sum(view.hand.count(art) for art in arts if art not in placed)
    text = translate("Expectation", "You will have to move: {arts}. Plays that disturb no prediction: {count}.")
    return text.format(arts=names_in_words([art_name(art) for art in placed]), count=safe)
