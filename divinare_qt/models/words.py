"""The game in words: one place for every sentence that log, status line, tooltips and accessible names share."""

from PySide6.QtCore import QCoreApplication

from divinare_qt.bots.spec import BadSpec, parse_controller
from divinare_qt.match.header import HUMAN, Header, Seat
from divinare_qt.models.numbers import number
from divinare_qt.rules.arts import ARTS, Art
from divinare_qt.rules.boards import Prediction
from divinare_qt.rules.errors import Refusal, SpaceOccupied, TokenMustMove
from divinare_qt.rules.events import Award
from divinare_qt.rules.moves import CENTRE

translate = QCoreApplication.translate


def art_name(art: Art) -> str:
    """Return the name of an art as it stands in a sentence."""
    return {
        "R": translate("Words", "chiromancy"),
        "B": translate("Words", "crystallomancy"),
        "G": translate("Words", "tasseomancy"),
        "Y": translate("Words", "astromancy"),
    }[art]


def art_title(art: Art) -> str:
    """Return the name of an art as it stands by itself."""
    return {
        "R": translate("Words", "Chiromancy"),
        "B": translate("Words", "Crystallomancy"),
        "G": translate("Words", "Tasseomancy"),
        "Y": translate("Words", "Astromancy"),
    }[art]


def character_name(character: str) -> str:
    """Return the full name of a medium."""
    return {
        "rami": translate("Words", "Rami Sakar"),
        "tzciska": translate("Words", "Tzciska Parovic"),
        "john-paul": translate("Words", "John-Paul Kramer"),
        "edmund": translate("Words", "Lord Edmund Fischner III"),
    }[character]


def short_name(character: str) -> str:
    """Return what a medium is called at the table."""
    return {
        "rami": translate("Words", "Rami"),
        "tzciska": translate("Words", "Tzciska"),
        "john-paul": translate("Words", "John-Paul"),
        "edmund": translate("Words", "Lord Edmund"),
    }[character]


def level_name(level: str) -> str:
    """Return the name of a bot's level."""
    return {
        "novice": translate("Words", "Novice"),
        "apprentice": translate("Words", "Apprentice"),
        "adept": translate("Words", "Adept"),
        "master": translate("Words", "Master"),
        "oracle": translate("Words", "Oracle"),
    }[level]


def bonus_name(bonus: int) -> str:
    """Return what kind of bonus space it is; empty for an ordinary space."""
    if not bonus:
        return ""
    return translate("Words", "single bonus") if bonus == 1 else translate("Words", "double bonus")


def bonus_in_words(bonus: int) -> str:
    """Say what a bonus space adds to what a token earns or loses there; empty for an ordinary space."""
    if not bonus:
        return ""
    if bonus == 1:
        return translate(
            "Words", "single bonus: 1 point more for a prediction that scores, 1 more lost for a wrong one"
        )
    return translate("Words", "double bonus: 2 points more for a prediction that scores, 2 more lost for a wrong one")


def controller_name(seat: Seat) -> str:
    """Say who plays a seat: a person, a level, or an outside program."""
    if seat.controller == HUMAN:
        return translate("Words", "Person")
    try:
        spec = parse_controller(seat.controller)
    except BadSpec:
        return translate("Words", "Bot")
    return translate("Words", "Program") if spec.command is not None else level_name(spec.level)


def space_name(label: str) -> str:
    """Return a space as it stands in a sentence."""
    return translate("Words", "the centre") if label == CENTRE else label


def cards_in_words(cards: str) -> str:
    """List cards by art: "2 chiromancy, 1 astromancy"."""
    parts = [
        translate("Words", "{count} {art}").format(count=cards.count(art), art=art_name(art))
        for art in ARTS
        if art in cards
    ]
    return translate("Words", ", ", "between the parts of a list").join(parts)


def names_in_words(names: list[str]) -> str:
    """List names: "Ada, Rami and Edmund"."""
    if len(names) < 2:
        return "".join(names)
    head = translate("Words", ", ", "between the parts of a list").join(names[:-1])
    return translate("Words", "{names} and {last}").format(names=head, last=names[-1])


def percent(chance: float) -> str:
    """Return a chance in whole hundredths."""
    return translate("Words", "{number} %").format(number=round(chance * 100))


def refusal_in_words(refusal: Refusal, header: Header) -> str:
    """Say why a choice can't be made."""
    if isinstance(refusal, SpaceOccupied):
        return translate("Words", "occupied by {name}").format(name=header.seats[refusal.by].name)
    if isinstance(refusal, TokenMustMove):
        return translate("Words", "your token must move")
    return str(refusal)


def prediction_name(prediction: Prediction) -> str:
    """Return how a token was judged, in a word."""
    return {
        Prediction.PERFECT: translate("Words", "perfect"),
        Prediction.INCOMPLETE: translate("Words", "incomplete"),
        Prediction.INCORRECT: translate("Words", "incorrect"),
        Prediction.NONE: translate("Words", "no prediction"),
    }[prediction]


def award_in_words(award: Award, count: int, name: str) -> str:
    """Say what a token earned, and why."""
    values = {"name": name, "count": count, "art": art_name(award.art), "space": space_name(award.space)}
    values |= {"points": number(award.tokens.points), "bonus": award.bonus}
    points = abs(award.tokens.points)  # chooses the form of the plural
    if award.prediction is Prediction.NONE:
        if award.space == CENTRE:
            text = translate("Words", "{name} made no prediction: the centre never scores.")
        else:
            text = translate("Words", "No space of the {art} board shows {count}: nobody takes a token.")
        return text.format(**values)
    if award.prediction is Prediction.PERFECT:
        text = translate(
            "Words", "{name} predicted {space}, and {count} cards lie there: a blue token, 3 points.", "", count
        )
        more = translate("Words", "The bonus space adds {bonus} yellow: {points} points in all.", "", points)
    elif award.prediction is Prediction.INCOMPLETE:
        text = translate("Words", "{name} predicted {space}, next to the {count} that came: a yellow token, 1 point.")
        more = translate("Words", "The bonus space adds {bonus} yellow: {points} points in all.", "", points)
    else:
        text = translate(
            "Words", "{name} predicted {space}, but {count} cards lie there: a red token, −1 point.", "", count
        )
        more = translate("Words", "The bonus space adds {bonus} red: {points} points in all.", "", points)
    if award.bonus:
        text = translate("Words", "{sentence} {next}").format(sentence=text, next=more)
    return text.format(**values)
