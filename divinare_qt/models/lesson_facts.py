"""What the lesson can say about the game as it stands: numbers for its texts, and whether its proposals make sense."""

from divinare_qt.models.lesson_data import LEARNER, Step
from divinare_qt.models.numbers import signed
from divinare_qt.models.stage import Stage
from divinare_qt.rules.arts import ARTS, ORDER, Art, is_art, is_cards, without
from divinare_qt.rules.boards import Prediction
from divinare_qt.rules.events import Award, Passed, RoundScored
from divinare_qt.rules.moves import CENTRE


def holds(stage: Stage, need: str) -> bool:
    """Tell whether something that a proposal needs is so: `token:ART:LABEL` or `cards:ARTS`."""
    kind, _, detail = need.partition(":")
    if kind == "cards" and is_cards(detail):
        return without(stage.view.hand, detail) is not None
    art, _, label = detail.partition(":")
    if kind != "token" or not is_art(art):
        raise ValueError(f"a lesson can't need {need!r}")
    return stage.view.tokens[ORDER[art]][LEARNER] == label


def proposed(stage: Stage, step: Step) -> bool:
    """Tell whether what a step proposes can be done and makes sense."""
    return step.expect in stage.legal and all(holds(stage, need) for need in step.needs)


def last_pass(stage: Stage) -> Passed | None:
    """Return the last pass of the round, as the learner saw it."""
    passes = [event for event in stage.view.history if isinstance(event, Passed)]
    return passes[-1] if passes else None


def card_facts(stage: Stage, art: Art | None, said: dict[str, str]) -> dict[str, object]:
    """Return numbers about cards: what was given and got in the last pass, and what is sure of an art after it."""
    event = last_pass(stage)
    gave = "" if event is None else event.gave[LEARNER] or ""
    got = "" if event is None else event.received(LEARNER) or ""
    facts: dict[str, object] = {"gave": listed(gave, said), "got": listed(got, said)}
    if art is not None:
        stack, held, given = stage.view.stacks[ORDER[art]], stage.view.hand.count(art), gave.count(art)
        facts |= {"stack": stack, "held": held, "given": given, "sure": stack + held + given}
    return facts


def listed(cards: str, said: dict[str, str]) -> str:
    """List cards in a way that needs no plural: "crystallomancy x 2, tasseomancy x 1"."""
    parts = [
        said["words.cards"].format(art=said[f"arts.{art}"], n=cards.count(art)) for art in ARTS if cards.count(art)
    ]
    return said["words.comma"].join(parts)


def score_text(stage: Stage, art: Art, said: dict[str, str]) -> str:
    """Say how a board was scored for the learner."""
    scoring = stage.scoring
    if scoring is None:
        return ""
    award = next(award for award in scoring.awards if (award.seat, award.art) == (LEARNER, art))
    facts = {
        "n": scoring.counts[ORDER[art]],
        "space": award.space,
        "bonus": award.bonus,
        "points": signed(award.tokens.points),
    }
    return "\n\n".join(said[f"score.{name}"].format(**facts) for name in _score_parts(award))


def _score_parts(award: Award) -> list[str]:
    if award.prediction is Prediction.NONE:
        return ["count", "centre" if award.space == CENTRE else "missing"]
    parts = ["count", award.prediction.value]
    if award.bonus:
        parts.append("penalty" if award.prediction is Prediction.INCORRECT else "bonus")
    return [*parts, "points"]


def total_facts(stage: Stage, said: dict[str, str]) -> dict[str, object]:
    """Return the learner's points of the round, and everybody's, the best first."""
    scoring = stage.scoring
    points = (0,) * stage.header.players if scoring is None else scoring.points
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    lines = [f"{stage.header.seats[seat].name} {signed(points[seat])}" for seat in order]
    return {"points": signed(points[LEARNER]), "ranking": said["words.comma"].join(lines)}


def place(scoring: RoundScored | None) -> str:
    """Return how the learner did: `first`, `shared` or `behind`."""
    if scoring is None or scoring.points[LEARNER] < max(scoring.points):
        return "behind"
    return "first" if scoring.points.count(max(scoring.points)) == 1 else "shared"
