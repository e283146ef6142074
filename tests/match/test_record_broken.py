"""Each way in which a record can be broken: `FILE:LINE: reason` on standard error, exit 2, and nothing printed."""

from pathlib import Path

import pytest

from divinare_qt.__main__ import main
from tests.helpers.records import Change, Edit, Put, edited, insert, lines, rules_changed

HEADER = '"divinare": 1'
SEATS = '{"name": "Ada", "character": "rami", "controller": "human"}'
DEEP = b"[" * 100_000


def case(name: str, edit: Edit, line: int, reason: str) -> object:
    """Return one way to break the record, the line that must be named and words that must be said."""
    return pytest.param(edit, line, reason, id=name)


HEADERS = [
    case("no version", Change(1, '"divinare"', '"divinarus"'), 1, "a record begins with a header such as"),
    case("version 2", Change(1, HEADER, '"divinare": 2'), 1, "version 2 of the format is not known"),
    case("version 0", Change(1, HEADER, '"divinare": 0'), 1, "version 0 of the format is not known"),
    case("version true", Change(1, HEADER, '"divinare": true'), 1, "version True of the format is not known"),
    case("version 1.0", Change(1, HEADER, '"divinare": 1.0'), 1, "version 1.0 of the format is not known"),
    case("version text", Change(1, HEADER, '"divinare": "1"'), 1, "version '1' of the format is not known"),
    case("version list", Change(1, HEADER, '"divinare": [1]'), 1, "version [1] of the format is not known"),
    case("header no object", Put(1, b"[1]\n"), 1, "a line is a JSON object"),
    case("header no JSON", Put(1, b"\x89PNG\r\n"), 1, "this is not a game record: its first line is not JSON"),
    case("header blank", insert(1, b"\n"), 1, "this is not a game record: its first line is not JSON"),
    case("header deep", Put(1, DEEP + b"\n"), 1, "this is not a game record: its first line is not JSON"),
    case("a move first", Put(1, b""), 1, "a record begins with a header such as"),
    case("no players", Change(1, '"players": 2', '"gamers": 2'), 1, "players: a whole number is wanted, not nothing"),
    case("1 player", Change(1, '"players": 2', '"players": 1'), 1, "players: 1 is not from 2 to 4"),
    case("5 players", Change(1, '"players": 2', '"players": 5'), 1, "players: 5 is not from 2 to 4"),
    case(
        "players true", Change(1, '"players": 2', '"players": true'), 1, "players: a whole number is wanted, not True"
    ),
    case("players 2.0", Change(1, '"players": 2', '"players": 2.0'), 1, "players: a whole number is wanted, not 2.0"),
    case("3 players", Change(1, '"players": 2', '"players": 3'), 1, "seats: a list of 3 seats is wanted"),
    case("no first", Change(1, '"first"', '"fist"'), 1, "first: a whole number is wanted, not nothing"),
    case("first 2", Change(1, '"first": 0', '"first": 2'), 1, "first: 2 is not from 0 to 1"),
    case("first -1", Change(1, '"first": 0', '"first": -1'), 1, "first: -1 is not from 0 to 1"),
    case("first huge", Change(1, '"first": 0', '"first": ' + "9" * 4000), 1, "first: 9999999"),
    case("no seats", Change(1, '"seats"', '"seat"'), 1, "seats: a list of 2 seats is wanted"),
    case("one seat", Change(1, f"[{SEATS}, ", "["), 1, "seats: a list of 2 seats is wanted"),
    case("seat no table", Change(1, SEATS, '"Ada"'), 1, "seats[0]: a table of names and values is wanted, not 'Ada'"),
    case("seat name", Change(1, '"Ada"', "5"), 1, "seats[0].name: a text of at most 1000 characters is wanted, not 5"),
    case("long name", Change(1, "Ada", "A" * 1001), 1, "seats[0].name: a text of at most 1000 characters is wanted"),
    case("half a pair", Change(1, "Ada", "\\ud83d"), 1, "seats[0].name: the text holds half of a surrogate pair"),
    case("character", Change(1, '"edmund"', '"merlin"'), 1, "seats[1].character: 'merlin' is not one of rami, tzciska"),
    case("character list", Change(1, '"edmund"', '["rami"]'), 1, "seats[1].character: ['rami'] is not one of rami"),
    case("controller", Change(1, '"bot:adept"', "null"), 1, "seats[1].controller: a text of at most 1000"),
    case("seed", Change(1, '"seed": 7', '"seed": -7'), 1, "seed: -7 is not from 0 to 18446744073709551615"),
    case("seed 7.0", Change(1, '"seed": 7', '"seed": 7.0'), 1, "seed: a whole number is wanted, not 7.0"),
    case(
        "rules list", Change(1, '"rules": {', '"rules": [], "x": {'), 1, "rules: a table of names and values is wanted"
    ),
    case("deck", rules_changed({"deck": '{"R": 0}'}), 1, "rules.deck.R: 0 is not from 1 to 99"),
    case("boards", rules_changed({"boards": '{"G": []}'}), 1, "rules.boards.G: a board has 3 to 12 spaces"),
    case(
        "board",
        rules_changed({"boards": '{"B": [{"numbers": [2]}, {"numbers": [2]}, {"numbers": [5]}]}'}),
        1,
        "rules.boards.B[1].numbers: 2 stands on space [0] already",
    ),
    case("hand", Change(1, '"hand": 4', '"hand": 19'), 1, "rules.action_card.hand: 2 hands of 19 are more than the 36"),
    case("passes", Change(1, '{"3": 1}', '{"4": 1}'), 1, "rules.action_card.passes: hands are never 4 cards large"),
    case(
        "may stay", rules_changed({"centre_may_stay": "0"}), 1, "rules.centre_may_stay: true or false is wanted, not 0"
    ),
    case("open", rules_changed({"open_scores": "null"}), 1, "rules.open_scores: true or false is wanted, not nothing"),
    case("tokens", rules_changed({"tokens": '{"red": -1}'}), 1, "rules.tokens.red: -1 is not from 0 to 99"),
]

DEALS = [
    case("round 2 first", Change(2, '"round": 1', '"round": 2'), 2, "round 1 is dealt next, not round 2"),
    case("round 0", Change(2, '"round": 1', '"round": 0'), 2, "deal.round: 0 is not from 1 to 12"),
    case("round 1 again", Change(14, '"round": 2', '"round": 1'), 14, "round 2 is dealt next, not round 1"),
    case("no round", Change(2, '"round"', '"rond"'), 2, "deal.round: a whole number is wanted, not nothing"),
    case("round true", Change(2, '"round": 1', '"round": true'), 2, "deal.round: a whole number is wanted, not True"),
    case("no hands", Change(2, '"hands"', '"feet"'), 2, "deal.hands: a list of hands of the letters RBGY is wanted"),
    case(
        "a strange card", Change(2, '"GGRY"', '"GGXY"'), 2, "deal.hands: a list of hands of the letters RBGY is wanted"
    ),
    case("a hand is a list", Change(2, '"GGRY"', '["G"]'), 2, "deal.hands: a list of hands of the letters RBGY"),
    case("three hands", Change(2, '"GGRY", ', '"GGRY", "RRRR", '), 2, "3 hands were dealt to 2 players"),
    case("a short hand", Change(2, '"GGRY"', '"GGR"'), 2, "seat 0 was dealt 3 cards, not 4"),
    case("a card too many", Change(2, "RRRRRB", "RRRRRRB"), 2, "hold 7 R cards, but the deck has 6"),
    case("a card too few", Change(2, "RRRRRB", "RRRRB"), 2, "hold 5 R cards, but the deck has 6"),
    case("a wrong card", Change(2, '"GGRY"', '"GGRR"'), 2, "hold 7 R cards, but the deck has 6"),
    case(
        "no aside", Change(2, '"aside"', '"inside"'), 2, "deal.aside: a text of the letters RBGY is wanted, not nothing"
    ),
    case("dealt twice", insert(3, lines()[1]), 3, "this is the time to discard, not to deal"),
    case(
        "dealt in play",
        Put(7, b'{"deal": {"round": 2, "hands": [], "aside": ""}}\n'),
        7,
        "this is the time to play, not to deal",
    ),
    case("no deal", Put(2, b""), 2, "this is the time to deal, not to discard"),
    case("no second deal", Put(14, b""), 14, "this is the time to deal, not to discard"),
    case(
        "a third deal",
        Put(26, b'{"deal": {"round": 3, "hands": ["GGRY", "BGGY"], "aside": ""}}\n'),
        26,
        "the game is over",
    ),
]

DECISIONS = [
    case("seat 2", Change(7, '"seat": 0', '"seat": 2'), 7, "there is no seat 2: seats are counted from 0 to 1"),
    case("seat 4", Change(7, '"seat": 0', '"seat": 4'), 7, "play.seat: 4 is not from 0 to 3"),
    case("seat -1", Change(7, '"seat": 0', '"seat": -1'), 7, "play.seat: -1 is not from 0 to 3"),
    case("seat false", Change(7, '"seat": 0', '"seat": false'), 7, "play.seat: a whole number is wanted, not False"),
    case("seat 0.0", Change(7, '"seat": 0', '"seat": 0.0'), 7, "play.seat: a whole number is wanted, not 0.0"),
    case("seat missing", Change(5, '"seat": 1, ', ""), 5, "pass.seat: a whole number is wanted, not nothing"),
    case("out of turn", Change(7, '"seat": 0', '"seat": 1'), 7, "it is the turn of seat 0, not of seat 1"),
    case("occupied", Change(8, '"to": "6"', '"to": "7"'), 8, "space 7 of the tasseomancy board is occupied by seat 0"),
    case("token stays", Change(9, '"to": "8"', '"to": "7"'), 9, "must move: it stands on 7 already"),
    case("central stay", Change(7, '"to": "7"', '"to": "centre"'), 7, "must move: it stands on centre already"),
    case("unknown space", Change(7, '"to": "7"', '"to": "11"'), 7, "the tasseomancy board has no space '11'"),
    case("long space", Change(7, '"to": "7"', '"to": "' + "7" * 5000 + '"'), 7, "board has no space '7777777"),
    case("half a space", Change(23, '"9/10"', '"9"'), 23, "the tasseomancy board has no space '9'"),
    case(
        "surrogate space", Change(7, '"to": "7"', '"to": "\\ud83d"'), 7, "the tasseomancy board has no space '\\ud83d'"
    ),
    case("space is a number", Change(7, '"to": "7"', '"to": 7'), 7, "play.to: the label of a space is wanted, not 7"),
    case("no space", Change(7, '"to"', '"ot"'), 7, "play.to: the label of a space is wanted, not nothing"),
    case("no art", Change(7, '"art"', '"rat"'), 7, "play.art: one of the letters R, B, G, Y is wanted, not nothing"),
    case("strange art", Change(7, '"G"', '"Q"'), 7, "play.art: one of the letters R, B, G, Y is wanted, not 'Q'"),
    case("two arts", Change(7, '"G"', '"GG"'), 7, "play.art: one of the letters R, B, G, Y is wanted, not 'GG'"),
    case("not held", Change(7, '"G", "to": "7"', '"R", "to": "3"'), 7, "seat 0 does not hold R (its hand is BGG)"),
    case("never dealt", Change(12, '"R", "to": "1/2"', '"Y", "to": "6"'), 12, "seat 1 does not hold Y (its hand is R)"),
    case("pass too many", Change(5, '"B"', '"BG"'), 5, "1 card must be chosen, not 2"),
    case("pass none", Change(5, '"B"', '""'), 5, "1 card must be chosen, not 0"),
    case("pass not held", Change(5, '"B"', '"R"'), 5, "seat 1 does not hold R (its hand is BGG)"),
    case(
        "pass a strange card", Change(5, '"B"', '"X"'), 5, "pass.cards: a text of the letters RBGY is wanted, not 'X'"
    ),
    case("pass a list", Change(5, '"B"', '["B"]'), 5, "pass.cards: a text of the letters RBGY is wanted, not ['B']"),
    case("pass twice", Change(6, '"seat": 0, "cards": "R"', '"seat": 1, "cards": "G"'), 6, "seat 1 has already chosen"),
    case("pass missing", Put(6, b""), 6, "this is the time to pass, not to play"),
    case(
        "pass in play", insert(7, b'{"pass": {"seat": 0, "cards": "G"}}\n'), 7, "this is the time to play, not to pass"
    ),
    case("discard too many", Change(3, '"Y"', '"YG"'), 3, "1 card must be chosen, not 2"),
    case("discard not held", Change(3, '"Y"', '"B"'), 3, "seat 0 does not hold B (its hand is RGGY)"),
    case("discard twice", Change(4, '"seat": 1', '"seat": 0'), 4, "seat 0 has already chosen its cards"),
    case(
        "discard late",
        insert(5, b'{"discard": {"seat": 0, "cards": "G"}}\n'),
        5,
        "this is the time to pass, not to discard",
    ),
    case("play early", Put(3, b'{"play": {"seat": 0, "art": "G", "to": "7"}}\n'), 3, "time to discard, not to play"),
    case("play too late", insert(26, b'{"play": {"seat": 1, "art": "G", "to": "7"}}\n'), 26, "the game is over"),
    case("play after the end", insert(27, b'{"play": {"seat": 1, "art": "G", "to": "7"}}\n'), 27, "the game is over"),
    case("take back none", insert(9, b'{"takeback": {"count": 0}}\n'), 9, "takeback.count: 0 is not from 1 to 1000000"),
    case("take back -1", insert(9, b'{"takeback": {"count": -1}}\n'), 9, "takeback.count: -1 is not from 1"),
    case("take back 7 of 6", insert(9, b'{"takeback": {"count": 7}}\n'), 9, "7 decisions cannot be taken back: 6 hold"),
    case(
        "take back too many",
        insert(9, b'{"takeback": {"count": 1e9}}\n'),
        9,
        "takeback.count: a whole number is wanted",
    ),
    case(
        "take back huge", insert(9, b'{"takeback": {"count": ' + b"9" * 4000 + b"}}\n"), 9, "is not from 1 to 1000000"
    ),
    case(
        "take back true", insert(9, b'{"takeback": {"count": true}}\n'), 9, "takeback.count: a whole number is wanted"
    ),
    case(
        "take back what", insert(9, b'{"takeback": {}}\n'), 9, "takeback.count: a whole number is wanted, not nothing"
    ),
    case(
        "a move after a take-back",
        insert(9, b'{"takeback": {"count": 1}}\n'),
        10,
        "it is the turn of seat 1, not of seat 0",
    ),
]

CLAIMS = [
    case(
        "score.round", Change(13, '"round": 1', '"round": 2'), 13, "score.round disagrees with the moves, which give 1"
    ),
    case("score.round true", Change(13, '"round": 1', '"round": true'), 13, "score.round disagrees"),
    case("score.round 1.0", Change(13, '"round": 1', '"round": 1.0'), 13, "score.round disagrees"),
    case(
        "score.counts",
        Change(13, '"G": 4', '"G": 5'),
        13,
        'score.counts disagrees with the moves, which give {"B": 1, ',
    ),
    case("score.counts short", Change(13, '"G": 4, ', ""), 13, "score.counts disagrees"),
    case(
        "score.tokens",
        Change(13, "[0, 0, 1]", "[0, 1, 2]"),
        13,
        "score.tokens disagrees with the moves, which give [[0, 0",
    ),
    case(
        "score.points",
        Change(13, "[-1, 4]", "[-1, 5]"),
        13,
        "score.points disagrees with the moves, which give [-1, 4]",
    ),
    case("score.points null", Change(13, "[-1, 4]", "null"), 13, "score.points disagrees"),
    case("score no table", Put(13, b'{"score": 3}\n'), 13, "score: a table of names and values is wanted, not 3"),
    case("score deep", Change(13, '"round": 1', '"round": ' + "[" * 900 + "]" * 900), 13, "score.round disagrees"),
    case("score too early", insert(12, b'{"score": {}}\n'), 12, "no round has just ended where this score line stands"),
    case(
        "score too late",
        insert(15, b'{"score": {"round": 1}}\n'),
        15,
        "no round has just ended where this score line stands",
    ),
    case("score at once", insert(2, b'{"score": {}}\n'), 2, "no round has just ended where this score line stands"),
    case("end.points", Change(26, "[1, 2]", "[2, 1]"), 26, "end.points disagrees with the moves, which give [1, 2]"),
    case("end.winners", Change(26, "[1]", "[0, 1]"), 26, "end.winners disagrees with the moves, which give [1]"),
    case("end.winners empty", Change(26, "[1]", "[]"), 26, "end.winners disagrees"),
    case("end too early", insert(14, b'{"end": {}}\n'), 14, "the game ends after round 2, and round 1 was the last"),
    case("end in play", insert(12, b'{"end": {}}\n'), 12, "no round has just ended where this end line stands"),
    case("end no table", Put(26, b'{"end": []}\n'), 26, "end: a table of names and values is wanted, not []"),
]

LINES = [
    case("garbage", insert(9, b"\x00\xff\xfe\n"), 9, "the line is not JSON"),
    case("half a line", insert(9, b'{"play": {"seat": 0, \n'), 9, "the line is not JSON"),
    case("not UTF-8", Put(9, b'{"play": {"seat": 0, "art": "G", "to": "\xe9"}}\n'), 9, "the line is not JSON"),
    case("blank line", insert(9, b"\n"), 9, "the line is not JSON"),
    case("list", insert(9, b"[]\n"), 9, "a line is a JSON object"),
    case("number", insert(9, b"1\n"), 9, "a line is a JSON object"),
    case("null", insert(9, b"null\n"), 9, "a line is a JSON object"),
    case("last line is a text", insert(27, b'"end"\n'), 27, "a line is a JSON object"),
    case("two lines in one", Put(9, b'{"play": {}} {"play": {}}\n'), 9, "the line is not JSON"),
    case(
        "two things",
        Put(9, b'{"play": {"seat": 0, "art": "G", "to": "8"}, "takeback": {"count": 1}}\n'),
        9,
        "play and takeback",
    ),
    case("no table", insert(9, b'{"play": null}\n'), 9, "play: a table of names and values is wanted, not nothing"),
    case("deep", insert(9, DEEP + b"\n"), 9, "the line is not JSON"),
    case("long number", insert(9, b'{"x": ' + b"9" * 5000 + b"}\n"), 9, "the line is not JSON"),
    case("two records", insert(27, edited(lambda text: text)), 28, "the game is over"),
]


@pytest.mark.parametrize("form", [["--json"], []], ids=["json", "text"])
@pytest.mark.parametrize(("edit", "line", "reason"), [*HEADERS, *DEALS, *DECISIONS, *CLAIMS, *LINES])
def test_broken(
    edit: Edit, line: int, reason: str, form: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "broken.divinare"
    path.write_bytes(edited(edit))
    assert main(["replay", str(path), *form]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"{path}:{line}: ")
    assert reason in said.err
    assert said.err.count("\n") == 1
    assert len(said.err) < len(str(path)) + 300
