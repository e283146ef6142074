"""The score sheet of a game as plain text: a table for each round, with what each token earned and why."""

from collections.abc import Sequence

from divinare_qt.commands.columns import columns
from divinare_qt.match.header import Header, Seat
from divinare_qt.match.summary import Summary
from divinare_qt.rules.arts import ARTS, art_name
from divinare_qt.rules.boards import Prediction
from divinare_qt.rules.events import Award, RoundScored
from divinare_qt.rules.moves import CENTRE
from divinare_qt.rules.purse import Tokens
from divinare_qt.speech import translate


def game_sheet(header: Header, result: Summary) -> str:
    """Return the sheet of a whole game, or of the finished rounds of one under way."""
    names = _names(header.seats)
    parts = [_round_sheet(scored, names) for scored in result.rounds]
    parts.append(_ending(header, result, names))
    return "\n\n".join(parts)


def _round_sheet(scored: RoundScored, names: Sequence[str]) -> str:
    counted = [_counted(art_name(art), count) for art, count in zip(ARTS, scored.counts, strict=True)]
    rows = [
        ["", *names],
        *[[art_name(art), *[_award(award) for award in scored.awards if award.art == art]] for art in ARTS],
        [translate("Sheet", "tokens"), *[_tokens(taken) for taken in scored.tokens]],
        [translate("Sheet", "points"), *[f"{points:+d}" for points in scored.points]],
    ]
    head = translate("Sheet", "Round {round}. Cards beside the boards: {counts}.")
    return f"{head.format(round=scored.round, counts=_listed(counted))}\n\n{columns(rows)}"


def _award(award: Award) -> str:
    if award.space == CENTRE:
        return translate("Sheet", "centre")
    if award.prediction is Prediction.NONE:
        return translate("Sheet", "{space}: no space shows the count").format(space=award.space)
    why = {
        Prediction.PERFECT: translate("Words", "perfect"),
        Prediction.INCOMPLETE: translate("Words", "incomplete"),
        Prediction.INCORRECT: translate("Words", "incorrect"),
    }[award.prediction]
    text = (
        translate("Sheet", "{space}: {why} {points}"),
        translate("Sheet", "{space}: {why}, single bonus {points}"),
        translate("Sheet", "{space}: {why}, double bonus {points}"),
    )[award.bonus]
    return text.format(space=award.space, why=why, points=f"{award.tokens.points:+d}")


def _tokens(taken: Tokens) -> str:
    text = translate("Sheet", "{blue} blue, {yellow} yellow, {red} red")
    return text.format(blue=taken.blue, yellow=taken.yellow, red=taken.red)


def _ending(header: Header, result: Summary, names: Sequence[str]) -> str:
    totals = _listed([_counted(name, points) for name, points in zip(names, result.points, strict=True)])
    if not result.complete:
        text = translate("Sheet", "The game is under way: {done} of {rounds} rounds finished. Points: {points}.")
        return text.format(done=len(result.rounds), rounds=header.rules.rounds, points=totals)
    winners = [names[seat] for seat in result.winners]
    if len(winners) == 1:
        text = translate("Sheet", "The game is over: {name} wins. Points: {points}.")
        return text.format(name=winners[0], points=totals)
    text = translate("Sheet", "The game is over: {names} and {last} share the win. Points: {points}.")
    return text.format(names=_listed(winners[:-1]), last=winners[-1], points=totals)


def _counted(name: str, number: int) -> str:
    return translate("Sheet", "{name} {number}", "part of a list such as: Ada 3, Ben 5").format(
        name=name, number=number
    )


def _listed(parts: Sequence[str]) -> str:
    return translate("Words", ", ", "between the parts of a list").join(parts)


def printable(text: str) -> str:
    """Return a text that can be printed: no control characters from a stranger's file."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _names(seats: Sequence[Seat]) -> list[str]:
    return [printable(seat.name) for seat in seats]
