"""Position documents of courts, groups and walls that cannot be are refused, with the field named."""

import pytest
from tests.games.dragon.table import WALL_TILES, YEAR, A, B, acting, court, offered, step, table

from rampart import BadDocument, game

FIVE = WALL_TILES[:5]
SWAPPED = [*YEAR[:2], "drought", *YEAR[3:8], "tribute", *YEAR[9:]]


@pytest.mark.parametrize(
    ("field", "sentence", "position"),
    [
        ("players[0].palaces.1.people", "2 persons in a palace of 1 floors", {"players": [court("1[Sy,Fy]"), court()]}),
        ("players[0].palaces.1.floors", "4 is not from 0 to 3", {"players": [court("4[Sy]"), court()]}),
        ("players[0].palaces.29", "there is no such place", {"players": [court("1[] " * 29), court()]}),
        ("display", "2 of monk_old, but there are only 1", {"players": [court("2[Mo,Mo]"), court()]}),
        ("stacked", "each seat must stand in it once", {"stacked": [0, 0]}),
        ("starter", "2 is not from 0 to 1", {"starter": 2}),
        ("drafted[1]", "3 types are no pair", {"drafted": [[], ["monk", "farmer", "healer"]]}),
        ("drafted[0][1]", "'wild' is none of craftsman", {"drafted": [["monk", "wild"], []]}),
        ("dragons[1]", "there is no group 2", {"groups": [["taxes"], ["build"]], "dragons": [0, 2]}),
        ("groups", "taxes lies in them 2 times", {"groups": [["taxes"], ["build", "taxes"]]}),
        ("groups", "only with the option wall", {"groups": [["taxes"], ["build_wall"]]}),
        ("players[0].track", "is not from 0 to 9999", {"players": [court(track=10**9), court()]}),
        ("players[1].wall_tiles", "only with the option wall", {"players": [court(), court(wall_tiles=FIVE)]}),
        ("todo[1].seat", "whose it is must be said", {"todo": [acting(A)[0], {"step": "lose_persons", "demand": 1}]}),
        ("todo[1].month", "13 is not from 0 to 12", {"todo": [acting(A)[0], {"step": "month", "month": 13}]}),
        ("todo[0].tile", "15 is not from 0 to 14", {"todo": [{"step": "make_room", "seat": A, "tile": 15}]}),
        ("wall[0]", "4 is not from 0 to 1", {"wall": "E"}),
        ("round", "the month must be said once the draft is over", {"month": 0}),
        ("todo", "something must be left to do before the end of the year", {"todo": []}),
        ("todo", "something must be left to do", {"todo": [], "month": 12, "phase": "scoring"}),
        ("phase", "the game is not over while something is left to do", {"month": 12, "phase": "end"}),
        ("todo", "the draft is over in month 3", {"todo": [step("draft_pair", A)]}),
        ("events", "the year begins with two months of peace", {"events": YEAR[::-1]}),
        (
            "events[3]",
            "drought comes twice in a row",
            {"events": [*YEAR[:2], "drought", *YEAR[3:8], "tribute", *YEAR[9:]]},
        ),
        ("wall", "2 tiles of seat 0, but 1 are used", {"wall": "AA", "players": [court(wall_tiles=FIVE), court()]}),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_field(field, sentence, position):
    with pytest.raises(BadDocument) as refusal:
        table(**{"players": [court(), court()], "todo": acting(A, B)} | position)
    assert str(refusal.value).startswith(f"{field}: ")
    assert sentence in str(refusal.value)


FULL = {"palaces": "1[Sy] 2[Hy,Fy]", "hand": "MF", "yuan": 1, "rice": 0}


@pytest.mark.parametrize(
    ("field", "sentence", "todo"),
    [
        ("todo[0].left", "asks for 4, but the seat has 3 persons", [step("release_person", A, left=4)]),
        ("todo[0].left", "asks for 0, but the seat has 3 persons", [step("release_person", A)]),
        ("todo[0].cause", "7 is not from 0 to 6", [step("lose_persons", A, demand=1, cause=7)]),
        ("todo[0].left", "asks for 3, but the seat has 2 inhabited", [step("starve_palace", A, left=3)]),
        ("todo[0].left", "asks for 1, but the seat has 0 inhabited", [step("starve_palace", A, left=1, starved=3)]),
        ("todo[0].left", "asks for 3, but the seat has 2 cards", [step("discard_card", A, left=3)]),
        ("todo[0].owed", "asks for 2, but the seat has 1 things", [step("flood_rice", A, owed=2)]),
        ("todo[0].owed", "asks for 2, but the seat has 1 things", [step("flood_fireworks", A, owed=2)]),
        ("todo[0]", "asks for 2, but the seat has 1 yuan", [step("buy_privilege", A)]),
        ("todo[0]", "asks for 1, but the seat has 0 wall tiles", [step("use_wall_tile", A)]),
        ("todo[0]", "asks for 1, but the seat has 0 free floors", [step("place_person", A, tile=5)]),
        ("todo[0].tile", "no such tile is on display", [step("make_room", A, tile=14)]),
        ("todo[0]", "there is a free floor", [step("make_room", B, tile=5)]),
        ("todo[0]", "the court must be settled afterwards", [step("lose_floor", A, left=1), step("settle_court", B)]),
        ("todo[0].left", "asks for 4, but the seat has 3", [step("lose_floor", A, left=4), step("settle_court", A)]),
        ("todo[0].site", "nobody has to leave it", [step("leave_palace", A, site=1)]),
        ("todo[0].site", "nobody has to leave it", [step("leave_palace", A, site=9)]),
        ("todo[1]", "asks for 1, but the seat has 0 cards", [step("play_card", A), step("play_card", B)]),
        ("todo[1]", "asks for 1, but the seat has 0 persons", [step("choose_type", A), step("choose_type", B)]),
        ("todo[1]", "release_person is done before anything else", [acting(A)[0], step("release_person", A, left=1)]),
    ],
)
def test_a_step_that_cannot_be_done_is_refused_by_its_place(field, sentence, todo):
    with pytest.raises(BadDocument) as refusal:
        table([court(**FULL), court(hand="")], todo, left={"So": 0})
    assert str(refusal.value).startswith(f"{field}: ")
    assert sentence in str(refusal.value)


@pytest.mark.parametrize(
    ("todo", "words"),
    [
        (step("starve_palace", A, left=1, starved=1), {"left": 1, "starved": ["palace_1"]}),
        (step("release_person", A, left=2, cause=5), {"left": 2, "cause": "contagion"}),
        (step("release_person", A, left=2, cause="contagion"), {"left": 2, "cause": "contagion"}),
        (step("make_room", A, tile=0), {"tile": "craftsman"}),
    ],
)
def test_steps_are_told_in_words_and_older_numbers_are_understood(todo, words):
    s = table([court(**FULL), court(hand="")], [todo])
    written = s.document()["todo"][0]
    assert {name: value for name, value in written.items() if name not in ("step", "seat")} == words
    assert game("dragon").load(s.document()) == s


def test_a_word_that_a_step_does_not_know_is_refused_by_its_place():
    for todo, sentence in (
        (step("make_room", A, tile="jester"), "todo[0].tile: 'jester' is not known here; possible are craftsman, "),
        (step("starve_palace", A, left=1, starved=["palace_29"]), "todo[0].starved[0]: 'palace_29' is not known here"),
        (step("starve_palace", A, left=1, starved=1 << 28), f"todo[0].starved: {1 << 28} is not from 0 to "),
        (step("make_room", A, guest=1), "todo[0].guest: make_room has no such argument"),
        (step("make_room", A, tile=None), "todo[0].tile: a whole number is needed"),
    ):
        with pytest.raises(BadDocument) as refusal:
            table([court(**FULL), court(hand="")], [todo])
        assert str(refusal.value).startswith(sentence)


def test_a_full_wall_takes_no_more_tiles():
    with pytest.raises(BadDocument, match=r"todo\[0\]: the wall is complete"):
        table([court(), court(), court()], [step("use_wall_tile", A)], wall="AAAABBBBKKKK")


def test_only_who_is_on_display_can_be_drafted():
    s = table([court(), court()], [step("draft_pair", A)], month=0, left={"Cy": 0})
    assert len(offered(s)) == 8 * 7 // 2
    assert not any("craftsman" in key for key in offered(s))
