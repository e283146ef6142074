import json
from dataclasses import replace
from pathlib import Path

import pytest

from divinare_qt.bots.spec import LONGEST_COMMAND
from divinare_qt.match.journal import Memory
from divinare_qt.match.match import Match
from divinare_qt.models.named_files import LONGEST_NAME, FileProblem
from divinare_qt.models.setup import Chair, Fault, First, Plan, Problem, Sitter, fill_empty, play_now, usual_plan
from divinare_qt.models.setup_store import SetupStore, as_json, parse_plan
from divinare_qt.rules.load import token_editions


def people(*names: str) -> Plan:
    characters = ("rami", "tzciska", "john-paul", "edmund")
    return Plan(tuple(Chair(Sitter.PERSON, name, who) for name, who in zip(names, characters, strict=False)))


def test_play_now_is_one_person_against_three_bots_with_their_own_tempers() -> None:
    seats = play_now("Ada").header.seats
    assert [seat.name for seat in seats] == ["Ada", "Lord Edmund", "Tzciska", "John-Paul"]
    assert [seat.controller for seat in seats] == [
        "human",
        "bot:adept:edmund",
        "bot:apprentice:tzciska",
        "bot:adept:john-paul",
    ]
    assert len({seat.character for seat in seats}) == 4


def test_play_now_starts() -> None:
    match = Match.new(play_now("Ada").header, Memory())
    assert match.view(None).hand_sizes == (6, 6, 6, 6)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_usual_plan_has_no_problem(players: int) -> None:
    plan = usual_plan("Ada", players)
    assert plan.players == players
    assert plan.problems() == ()


def test_an_empty_chair_is_taken_by_a_bot_of_its_character() -> None:
    (taken,) = fill_empty([Chair(Sitter.EMPTY, character="edmund", level="novice")])
    assert (taken.sitter, taken.level, taken.persona) == (Sitter.BOT, "novice", "edmund")


def test_problems_name_the_chair() -> None:
    plan = Plan(
        (
            Chair(Sitter.PERSON, "Ada", "rami"),
            Chair(Sitter.PERSON, " ", "rami"),
            Chair(Sitter.PERSON, "ada", "edmund"),
            Chair(Sitter.PROGRAM, "x", "john-paul"),
        ),
        first=First.OLDEST,
    )
    assert plan.problems() == (
        Problem(Fault.NO_NAME, 1),
        Problem(Fault.SAME_CHARACTER, 1),
        Problem(Fault.SAME_NAME, 2),
        Problem(Fault.NO_PROGRAM, 3),
        Problem(Fault.NO_AGE),
    )


def test_the_oldest_is_the_person_born_first() -> None:
    chairs = people("Ada", "Ben", "Cleo").chairs
    plan = Plan((chairs[0], replace(chairs[1], born=1961), replace(chairs[2], born=1950)), First.OLDEST)
    assert plan.problems() == ()
    assert plan.settled().header.first == 2


def test_chance_chooses_among_the_seats() -> None:
    firsts = {people("Ada", "Ben").settled().header.first for _ in range(64)}
    assert firsts == {0, 1}


def test_options_reach_the_rules() -> None:
    plan = replace(people("Ada", "Ben"), open_scores=True, centre_may_stay=True, edition="french", seed=5, hints=False)
    setup = plan.settled()
    rules = setup.header.rules
    assert (rules.open_scores, rules.centre_may_stay, rules.bank) == (True, True, token_editions()["french"])
    assert (setup.header.seed, setup.header.hints) == (5, False)


def test_once_more_means_a_fresh_deal_and_the_next_first_player() -> None:
    setup = replace(people("Ada", "Ben"), first=First.SEAT, first_seat=1, seed=5).settled().again()
    assert (setup.header.first, setup.header.seed) == (0, None)


@pytest.mark.parametrize("name", ["Thursday table", "con", "a/b:c*?", "Стол", "手相", "100 %", "..", "COM1"])
def test_a_set_up_comes_back_as_it_was_saved(tmp_path: Path, name: str) -> None:
    store = SetupStore(tmp_path)
    plan = replace(usual_plan("Ada"), first=First.SEAT, first_seat=3, seed=2**63, layout="Mine")
    store.save(name, plan)
    assert store.names() == [name]
    assert store.load(name) == plan
    store.remove(name)
    store.remove(name)
    assert store.names() == []


def test_names_are_tidied(tmp_path: Path) -> None:
    store = SetupStore(tmp_path)
    store.save("  a   b " + "x" * 99, usual_plan("Ada"))
    (name,) = store.names()
    assert name.startswith("a b xxx")
    assert len(name) == LONGEST_NAME


def test_a_file_of_someone_else_is_not_listed(tmp_path: Path) -> None:
    (tmp_path / "%zz.json").write_text("{}")
    (tmp_path / "a!b.json").write_text("{}")
    assert SetupStore(tmp_path).names() == []


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"{", "not JSON"),
        (b"\xff\xfe", "UTF-8"),
        (b"[" * 100_000, "not JSON"),
        (b"[]", "a table"),
        (b'{"chairs": []}', "two to four seats"),
        (b'{"chairs": [{}, {"character": "bob"}]}', r"chairs\[1\].character"),
        (b'{"chairs": [{}, {}], "seed": -1}', "seed"),
        (b'{"chairs": [{}, {}], "first": 1}', "first"),
        (b'{"chairs": [{}, {"name": "\\ud800"}]}', "surrogate"),
        (b'{"chairs": [{}, {"command": "' + b"x" * 996 + b'"}]}', "at most 995 characters"),
        (b" " * 1_000_001, "larger"),
    ],
)
def test_a_bad_file_is_refused_with_its_place(tmp_path: Path, content: bytes, reason: str) -> None:
    (tmp_path / "Bad.json").write_bytes(content)
    with pytest.raises(FileProblem, match=reason) as caught:
        SetupStore(tmp_path).load("Bad")
    assert caught.value.file == tmp_path / "Bad.json"


@pytest.mark.parametrize("chair", [Chair(Sitter.PROGRAM, "B", command="x" * 996), Chair(Sitter.PERSON, "\ud800")])
def test_what_could_not_be_read_again_is_not_saved(tmp_path: Path, chair: Chair) -> None:
    store = SetupStore(tmp_path)
    plan = replace(usual_plan("Ada"), chairs=(chair, Chair()))
    with pytest.raises(FileProblem, match=r"chairs\[0\]"):
        store.save("Thursday", plan)
    store.remember(plan)
    assert store.last() is None
    assert store.names() == []


def test_the_longest_command_line_is_saved_and_played(tmp_path: Path) -> None:
    store = SetupStore(tmp_path)
    chairs = (Chair(Sitter.PERSON, "Ada"), Chair(Sitter.PROGRAM, "B", "edmund", command="x" * LONGEST_COMMAND))
    plan = Plan(chairs)
    store.save("Thursday", plan)
    assert store.load("Thursday") == plan
    Match.new(plan.settled().header, Memory())


def test_a_missing_file_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(FileProblem):
        SetupStore(tmp_path).load("Nothing")


def test_a_folder_that_is_gone_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(FileProblem):
        SetupStore(tmp_path / "gone").save("Table", usual_plan("Ada"))


def test_what_a_file_leaves_out_is_as_usual() -> None:
    plan = parse_plan({"chairs": [{"sitter": "person", "name": "Ada"}, {}]})
    assert plan == parse_plan(json.loads(json.dumps(as_json(plan))))
    assert [chair.character for chair in plan.chairs] == ["rami", "tzciska"]
