"""Position documents: what may be left out, what is computed, and how a fault is named."""

import pickle
from typing import cast

import pytest
from tests.playing import play_on

import rampart
from rampart import BadDocument, Game, StaleRecord, State, seeded

GAME: Game = rampart.game("dragon")
Json = dict[str, object]


@pytest.fixture
def played() -> State:
    s = GAME.new(players=3, seed=1, wall=True, super_event="flood")
    play_on(s, seeded(1), 40)
    return s


def players(*given: Json) -> list[Json]:
    """Some seats as given, the others as at set-up."""
    return [*given, *({} for _ in range(4 - len(given)))]


# ---- what is left out


def test_an_empty_document_is_a_game_just_set_up() -> None:
    assert GAME.load({"game": "dragon"}) == GAME.new(seed=0)


def test_what_is_left_out_is_as_at_set_up() -> None:
    s = GAME.load({"game": "dragon", "seats": 4, "players": players({"yuan": 11}, {"rice": 2})})
    doc = s.document()
    money = [seat["yuan"] for seat in cast("list[Json]", doc["players"])]
    assert money == [11, 6, 6, 6]
    assert [seat["rice"] for seat in cast("list[Json]", doc["players"])] == [0, 2, 0, 0]


def test_a_display_left_out_holds_what_the_courts_leave() -> None:
    court: Json = {"people": [["farmer_young", "monk_old"], ["farmer_young"]]}
    doc = GAME.load({"game": "dragon", "players": players(court)}).view(0).document()
    display = cast("dict[str, int]", doc["display"])
    assert (display["farmer_young"], display["monk_old"], display["healer_old"]) == (3, 2, 3)


def test_a_hand_left_out_holds_what_was_not_played() -> None:
    s = GAME.load({"game": "dragon", "players": players({"played": {"monk": 1, "wild": 1}})})
    assert "hand" not in cast("list[Json]", s.document()["players"])[0]
    doc = s.view(0).document()
    hand = cast("list[dict[str, dict[str, int]]]", doc["players"])[0]["hand"]
    assert hand["wild"] == 1
    assert "monk" not in hand
    assert cast("list[Json]", doc["players"])[1]["hand"] == {**hand, "monk": 1, "wild": 2}


def test_fate_is_kept() -> None:
    doc = GAME.load({"game": "dragon", "fate": [2, 0, 1]}).document()
    assert doc["fate"] == [2, 0, 1]


def test_null_stands_where_there_may_be_none() -> None:
    s = GAME.load({"game": "dragon", "super_event": None})
    assert s == GAME.new(seed=0)
    assert s.document()["super_event"] is None


# ---- faults, each named by its path

FAULTS: list[tuple[Json, str]] = [
    ({"yuan": 5}, r"yuan: there is no such field; known are round, phase"),
    ({"players": players({"yuann": 5})}, r"players\[0\]\.yuann: there is no such field"),
    ({"players": [{}, {}]}, r"players: 4 entries are needed, one per seat, not 2"),
    ({"players": {}}, r"players: a list is needed, not \{\}"),
    ({"players": [5, {}, {}, {}]}, r"players\[0\]: an object is needed, not 5"),
    ({"players": players({}, {"yuan": "six"})}, r"players\[1\]\.yuan: a whole number is needed, not 'six'"),
    ({"players": players({}, {"yuan": True})}, r"players\[1\]\.yuan: a whole number is needed, not True"),
    ({"players": players({"yuan": -1})}, r"players\[0\]\.yuan: -1 is not from 0 to"),
    ({"players": players({"people": [["fermer"], []]})}, r"players\[0\]\.people\[0\]\[0\]: 'fermer' is none of crafts"),
    (
        {"players": players({"people": [["monk_old"] * 3, []]})},
        r"players\[0\]\.palaces\.1\.people: 3 persons in a palace of 2",
    ),
    ({"players": players({"people": [[], [], []]})}, r"players\[0\]\.people: 3 palaces, but floors names 2"),
    (
        {"players": players({"played": {"monk": 2}})},
        r"played of seat 0|hand of seat 0: 2 of monk, but there are only 1",
    ),
    ({"players": players({"wall_tiles": ["w_rise"]})}, r"players\[0\]\.wall_tiles\[0\]: 'w_rise' is none of w_rice"),
    ({"events": ["peace"]}, r"events: 12 entries are needed, not 1"),
    ({"events": ["peace"] * 12}, r"events: 12 of peace, but there are only 2"),
    ({"phase": "lunch"}, r"phase: 'lunch' is none of setup, actions"),
    ({"phase": None}, r"phase: None is none of setup, actions"),
    ({"events": ["peace", None] + ["drought"] * 10}, r"events\[1\]: None is none of"),
    ({"groups": [["taxes", None]]}, r"groups\[0\]\[1\]: None is none of"),
    ({"players": players({"people": [[None], []]})}, r"players\[0\]\.people\[0\]\[0\]: None is none of craftsman"),
    ({"round": 13}, r"round: 13 is not from 0 to 12"),
    ({"dragons": [0, 0]}, r"dragons: 4 entries are needed, not 2"),
    ({"display": {"craftsman": 9}}, r"9 of craftsman, but there are only 8"),
    ({"display": {"craftsman": 1}}, r"pieces are missing from the persons: 7 craftsman"),
    ({"display": {"craftsman": -1}}, r"display\.craftsman: -1 is not from 0 to"),
    ({"super_event": "?"}, r"super_event: '\?' stands only in the document of a view"),
    (
        {"players": players({"people": [["?"], []]})},
        r"players\[0\]\.people\[0\]\[0\]: '\?' stands only in the document",
    ),
    ({"players": players({"hand": {"?": 11}})}, r"players\[0\]\.hand: '\?' stands only in the document of a view"),
    ({"viewer": 4}, r"viewer: 4 is not from 0 to 3"),
    ({"viewer": "nobody"}, r"viewer: a whole number is needed, not 'nobody'"),
    ({"chance": "beef"}, r"chance: 32 hexadecimal digits are needed, not 'beef'"),
    ({"chance": "?"}, r"chance: '\?' stands only in the document of a view"),
    ({"drawn": -1}, r"drawn: -1 is not from 0 to"),
    ({"fate": [1, "two"]}, r"fate\[1\]: a whole number is needed, not 'two'"),
    ({"fate": 3}, r"fate: a list is needed, not 3"),
    ({"reveals": 0.5}, r"reveals: a whole number is needed, not 0\.5"),
    ({"todo": ["month", "monthly"]}, r"todo\[1\]: 'monthly' is no step of dragon"),
    ({"todo": ["missing"]}, r"todo\[0\]: 'missing' is no step of dragon"),
    ({"todo": [{"step": "choose_action", "seat": 4}]}, r"todo\[0\]\.seat: there is no seat 4"),
    (
        {"todo": [{"step": "choose_action", "seat": 0, "left": 1}]},
        r"todo\[0\]\.left: choose_action has no such argument",
    ),
    ({"todo": [{"step": "month", "month": -1}]}, r"todo\[0\]\.month: -1 is not from 0 to"),
    (
        {"todo": [{"step": "close_pad", "layout": "box", "content": {}}]},
        r"todo\[0\]\.layout: 'box' is no layout of dragon",
    ),
    ({"todo": ["ask"]}, r"todo\[0\]: there is no poll beneath it"),
    ({"poll": {}}, r"poll: nobody is being asked"),
    ({"seats": 6}, r"seats: .*not for 6 players; possible are: 2, 3, 4, 5"),
    ({"seats": "four"}, r"seats: .*not for 'four' players"),
    ({"options": {"wal": True}}, r"options: .*has no option 'wal'; its options are: wall"),
    ({"options": {"wall": 2}}, r"options: wall cannot be 2; it can be: False, True"),
    ({"options": []}, r"options: an object is needed, not \[\]"),
    ({"game": "chess"}, r"game: this is a document of 'chess', not of 'dragon'"),
    ({"game": None}, r"game: this is a document of None, not of 'dragon'"),
]


@pytest.mark.parametrize(("part", "sentence"), FAULTS, ids=[sentence[:40] for _, sentence in FAULTS])
def test_a_fault_is_named_by_its_path(part: Json, sentence: str) -> None:
    with pytest.raises(BadDocument, match=sentence) as fault:
        GAME.load({"game": "dragon", **part})
    assert str(fault.value).endswith(".")


@pytest.mark.parametrize("document", [None, 5, "dragon", [], True])
def test_what_is_no_object_is_no_document(document: object) -> None:
    with pytest.raises(BadDocument, match="no JSON object"):
        GAME.load(document)


def test_a_document_of_other_rules_is_stale() -> None:
    with pytest.raises(StaleRecord, match="of rules version 99; dragon is at"):
        GAME.load({"game": "dragon", "rules": 99})


def test_loading_takes_nothing_over_from_a_refused_document(played: State) -> None:
    before = played.digest()
    doc = played.document()
    doc["round"] = 99
    with pytest.raises(BadDocument):
        GAME.load(doc)
    assert played.digest() == before
    assert GAME.load({"game": "dragon"}) == GAME.new(seed=0)


def test_a_seed_in_a_view_stays_out_of_its_document(played: State) -> None:
    doc = played.view(0).document()
    assert (doc["chance"], doc["drawn"], doc["fate"], doc["reveals"]) == ("?", 0, [], 0)
    assert doc["viewer"] == 0
    assert played.view(None).document()["viewer"] == "spectators"


def test_a_fault_tells_its_place_apart_from_its_sentence() -> None:
    """So that it can be said in another language without reading the sentence, also after a trip between processes."""
    with pytest.raises(BadDocument) as fault:
        GAME.load({"game": "dragon", "players": players({"yuan": -1})})
    for error in (fault.value, pickle.loads(pickle.dumps(fault.value))):
        assert (error.code, error.about) == ("document", {"path": "players[0].yuan"})
        assert str(error) == "players[0].yuan: -1 is not from 0 to 999."
