"""Records: what a replay checks, and how a broken record is refused."""

from typing import cast

import pytest
from tests.playing import play_on, through_json

import rampart
from rampart import BadDocument, Game, Hidden, RampartError, StaleRecord, State, seeded

GAME: Game = rampart.game("dragon")
Json = dict[str, object]


@pytest.fixture
def end() -> State:
    s = GAME.new(players=3, seed=1, wall=True, super_event="tornado")
    play_on(s, seeded(1))
    return s


@pytest.fixture
def record(end: State) -> Json:
    return cast("Json", through_json(end.record()))


def choices(record: Json) -> list[list[object]]:
    return cast("list[list[object]]", record["choices"])


def checks(record: Json) -> list[list[object]]:
    return cast("list[list[object]]", record["checks"])


def refused(record: object, sentence: str, error: type[RampartError] = BadDocument) -> None:
    with pytest.raises(error, match=sentence) as fault:
        GAME.replay(record)
    assert str(fault.value).endswith(".")


def test_a_record_says_what_was_played(record: Json, end: State) -> None:
    assert (record["game"], record["players"], record["start"]) == ("dragon", 3, {"seed": 1})
    assert record["options"] == {
        "wall": True,
        "super_event": "tornado",
        "choose_after_events": False,
        "hidden_super_event": False,
        "large_price": 7,
        "random_wall_bonus": False,
        "starting_seat": "random",
    }
    assert (record["over"], record["scores"]) == (True, end.scores())


def test_checksums_stand_after_every_fifty_choices_and_at_the_end(record: Json) -> None:
    n = len(choices(record))
    assert n > 100
    assert [at for at, _ in checks(record)] == [*range(50, n, 50), n]


def test_a_replay_stops_after_the_choices_asked_for(record: Json) -> None:
    assert GAME.replay(record, upto=0) == GAME.new(players=3, seed=1, wall=True, super_event="tornado")
    assert len(choices(GAME.replay(record, upto=17).record())) == 17
    for wrong in (-1, len(choices(record)) + 1):
        with pytest.raises(BadDocument, match=f"upto: {wrong} is not from 0 to"):
            GAME.replay(record, upto=wrong)


def test_a_game_from_a_document_is_recorded_from_there(end: State) -> None:
    s = GAME.load({"game": "dragon", "seats": 2})
    play_on(s, seeded(3), 20)
    record = cast("Json", through_json(s.record()))
    assert "document" in cast("Json", record["start"])
    assert GAME.replay(record) == s


# ---- records that were cut off, edited, or are of something else


@pytest.mark.parametrize("part", [{"players": 3}, {"options": {"wall": True}}])
def test_a_record_that_does_not_fit_its_document_is_refused(part: Json) -> None:
    s = GAME.load({"game": "dragon", "seats": 2})
    play_on(s, seeded(3), 20)
    refused({**s.record(), **part}, r"start\.document: its seats or options are not those of the record")


def test_a_record_cut_off_is_refused(record: Json) -> None:
    del choices(record)[-1]
    refused(record, r"checks\[\d+\]: \d+ is not from 1 to")
    del checks(record)[-1]
    refused(record, r"checks: the checksum after choice \d+ is missing; the record is cut off or edited")


def test_a_record_with_a_check_removed_is_refused(record: Json) -> None:
    del checks(record)[0]
    refused(record, "checks: the checksum after choice 50 is missing")


def test_a_record_with_another_choice_is_refused(record: Json) -> None:
    drafts = ["draft:craftsman+court_lady", "draft:monk_young+scholar_young"]
    choices(record)[0][1] = drafts[1] if choices(record)[0][1] == drafts[0] else drafts[0]
    refused(record, r"(choices\[\d+\]: .* is not)|(after choice \d+ the position is not the recorded one)")


def test_a_record_with_two_choices_exchanged_is_refused(record: Json) -> None:
    choices(record)[10], choices(record)[11] = choices(record)[11], choices(record)[10]
    refused(record, r"(choices\[1[01]\])|(after choice 50)")


def test_a_record_with_another_seat_is_refused(record: Json) -> None:
    choices(record)[0][0] = (cast("int", choices(record)[0][0]) + 1) % 3
    refused(record, r"choices\[0\]: Seat \d is not asked now; it is for seat \d to decide")


def test_a_record_with_another_check_is_refused(record: Json) -> None:
    checks(record)[0][1] = "00000000"
    refused(record, "checks: after choice 50 the position is not the recorded one")


def test_a_record_with_another_seed_is_refused(record: Json) -> None:
    record["start"] = {"seed": 2}
    refused(record, r"(choices\[\d+\])|(checks: after choice)")


def test_a_record_with_other_scores_is_refused(record: Json) -> None:
    cast("list[int]", record["scores"])[0] += 1
    refused(record, "scores: the recorded result is not the one the choices lead to")


def test_a_record_that_goes_on_after_the_end_is_refused(record: Json) -> None:
    choices(record).append([0, "pass"])
    n = len(choices(record))
    checks(record)[-1][0] = n - 1
    checks(record).append([n, "00000000"])
    refused(record, rf"choices\[{n - 1}\]: The game is over")


BROKEN: list[tuple[Json, str]] = [
    ({"choices": {}}, r"choices: a list is needed, not \{\}"),
    ({"choices": ["pass"]}, r"choices\[0\]: a list is needed, not 'pass'"),
    ({"choices": [[0]]}, r"choices\[0\]: a seat and an option's key are needed, not \[0\]"),
    ({"choices": [[0, 1]]}, r"choices\[0\]: a seat and an option's key are needed, not \[0, 1\]"),
    ({"choices": [["0", "pass"]]}, r"choices\[0\]: a whole number is needed, not '0'"),
    ({"choices": [[3, "pass"]]}, r"choices\[0\]: 3 is not from 0 to 2"),
    ({"checks": 5}, r"checks: a list is needed, not 5"),
    ({"checks": [[1, 2, 3]]}, r"checks\[0\]: a number and a checksum are needed"),
    ({"checks": [["x", ""]]}, r"checks\[0\]: a whole number is needed, not 'x'"),
    ({"start": 1}, r"start: an object is needed, not 1"),
    ({"start": {}}, r"start\.seed: a whole number is needed, not None"),
    ({"start": {"seed": "1"}}, r"start\.seed: a whole number is needed, not '1'"),
    ({"start": {"seed": 1 << 128}}, r"start\.seed: \d+ is not from 0 to \d+"),
    ({"start": {"document": 7}}, r"start\.document: an object is needed, not 7"),
    ({"start": {"document": {"game": "chess"}}}, r"game: this is a document of 'chess'"),
    ({"players": 9}, r"players: .* is not for 9 players"),
    ({"players": None}, r"players: .* is not for None players"),
    ({"options": {"wal": 1}}, r"options: .* has no option 'wal'"),
    ({"options": {"seed": 1}}, r"options: .* has no option 'seed'"),
    ({"options": [1]}, r"options: an object is needed, not \[1\]"),
    ({"game": "chess"}, r"game: this is a record of 'chess', not of 'dragon'"),
]


@pytest.mark.parametrize(("part", "sentence"), BROKEN, ids=[sentence[:40] for _, sentence in BROKEN])
def test_a_broken_record_is_refused_by_its_path(record: Json, part: Json, sentence: str) -> None:
    short = {"choices": [[0, "pass"]], "checks": [[1, "00000000"]]}
    refused({**record, **short, **part}, sentence)


@pytest.mark.parametrize("name", ["format", "game", "rules", "players", "options", "start", "choices", "checks"])
def test_a_record_without_a_part_is_refused(record: Json, name: str) -> None:
    del record[name]
    refused(record, f"{name}: it is missing from the record")


@pytest.mark.parametrize("record", [None, [], "record", 3])
def test_what_is_no_object_is_no_record(record: object) -> None:
    refused(record, "The record is no JSON object but")


def test_a_record_of_other_rules_is_stale(record: Json) -> None:
    refused({**record, "rules": 99}, "played under rules version 99 of dragon", StaleRecord)
    refused({**record, "format": 99}, "has format 99; this version reads format", StaleRecord)


def test_what_has_no_past_has_no_record(end: State) -> None:
    for state in (end.bare(), end.determinise(0, 1)):
        with pytest.raises(RampartError, match="does not remember its past"):
            state.record()


@pytest.mark.parametrize("viewer", [0, None])
def test_a_view_has_no_record(end: State, viewer: int | None) -> None:
    with pytest.raises(Hidden, match="A view does not show the choices that led to it"):
        end.view(viewer).record()
