import pytest
from tests.games.watch.table import table

from rampart.draw.table import fragments
from rampart.games.watch.draw.column import danger_lines
from rampart.games.watch.draw.forecast import dangers, rushes, tragic_heirs, weakest
from rampart.games.watch.draw.scene import Scene, scene_of
from rampart.text import speaker


def scene(**given: object) -> Scene:
    s = table(**given)  # type: ignore[arg-type]
    return scene_of(s, 0, [f"P{p}" for p in range(s.seats)])


def told(**given: object) -> list[tuple[str, int, tuple[int, ...], bool]]:
    return [(d.kind, d.section + 1, d.faces, d.ends) for d in dangers(scene(**given))]


def test_no_wildling_in_a_camp_is_no_danger():
    assert told(guards={1: [0]}) == []


def test_a_section_with_as_many_foes_as_guards_holds_by_nothing():
    assert told(camps={"horn": "R"}, clearings={3: "RR"}, guards={3: [0, 1], 4: [0]}) == [("nothing", 3, (6,), False)]


def test_an_empty_section_breaks_by_whoever_comes_but_a_climber():
    assert told(camps={"ice": "G"}, guards={2: [0]}) == [("empty", 1, (1, 2), False)]
    assert told(camps={"ice": "C"}, guards={2: [0]}) == []


def test_a_giant_fells_a_guard_before_foes_are_counted():
    assert told(camps={"horn": "G"}, clearings={4: "RR"}, guards={3: [0], 4: [0, 1]}) == [("nothing", 4, (7, 8), False)]
    assert told(camps={"horn": "G"}, clearings={4: "R"}, guards={3: [0], 4: [0, 1]}) == []


def test_a_giant_who_fells_a_guard_is_not_among_those_who_enter():
    five = dict.fromkeys(("0,0", "1,0", "2,0", "-1,1", "0,1"), "R")
    given = {"clearings": {4: "RR"}, "guards": {3: [0], 4: [0, 1]}, "gift": five}
    assert told(camps={"horn": "G"}, **given) == [("nothing", 4, (7, 8), False)]
    assert told(camps={"horn": "R"}, **given) == [("nothing", 4, (7, 8), True)]


def test_a_mammoth_scatters_a_guard_and_stays():
    given = {"mode": "watch56", "seats": 5, "camps": {"rattle": "M"}, "guards": {4: [0, 1, 2], 5: [0, 1]}}
    assert told(**given, clearings={5: "R"}) == [("giant", 5, (9,), False)]
    assert told(**given) == []


def test_the_third_breach_comes_first():
    near = told(camps={"ice": "R", "horn": "R"}, guards={2: [0], 3: [0]}, breaches=2)
    assert near == [("empty", 1, (1, 2), True), ("empty", 4, (7, 8), True)]
    seven = {"0,0": "R", "1,0": "R", "2,0": "R", "3,0": "R", "0,1": "R", "1,1": "R", "2,1": "R"}
    assert told(camps={"cave": "C"}, gift=seven, guards={1: [0]}) == [
        ("climber", 1 + 1, (4,), True),
        ("climber", 3, (5,), True),
    ]


@pytest.mark.parametrize(("camps", "clans"), [({"ice": "RRRR"}, [0]), ({"ice": "RRR"}, []), ({"horn": "RCGR"}, [2])])
def test_a_clan_of_four_is_about_to_rush(camps, clans):
    found = rushes(scene(camps=camps))
    assert [rush.clan for rush in found] == clans
    assert all(20 < rush.share < 40 for rush in found)


def test_the_share_of_a_clan_follows_from_the_tokens_turned_up():
    s = table(camps={"ice": "RRRR"})
    s.face_up[:3] = [12, 4, 2]
    (rush,) = rushes(scene_of(s, 0, ["", "", "", ""]))
    assert rush.share == 3  # one of 39


def test_whoever_has_most_guards_would_win_a_tragic_end():
    assert tragic_heirs(scene(guards={1: [0, 1], 2: [1]})) == [1]
    assert tragic_heirs(scene(guards={1: [0, 1]})) == [0, 1]


def test_the_weakest_section_has_the_fewest_guards_to_spare():
    assert weakest(scene(guards={1: [0, 1], 2: [0], 3: [0, 1], 4: [1, 1]}, clearings={3: "RR"})) == 2


def test_the_drawing_says_what_threatens_and_what_holds():
    s = table(camps={"horn": "R"}, clearings={3: "RR"}, guards={3: [0, 1], 4: [0]}, breaches=2)
    danger = next(f.markup for f in fragments(s, 0) if f.id == "danger")
    assert "Section 3 is at its limit" in danger
    assert "2 wildlings vs. 2 guards." in danger
    assert "Wildling die 6 breaks it: 1 of 12." in danger
    assert "If it ends now, Red wins: 2 guards." in danger
    calm = next(f.markup for f in fragments(table(guards={1: [0]}), 0) if f.id == "danger")
    assert "The Wall holds" in calm


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Wildling die 7, 8 ends the game: 2 of 12."),
        ("cs", "Hru ukončí kostka 7, 8: 2 z 12."),
        ("pl", "Grę kończy kość 7, 8: 2 z 12."),
        ("de", "Würfel 7, 8 beendet das Spiel: 2 von 12."),
    ],
)
def test_a_climber_who_ends_the_game_breaks_no_section(lang, words):
    seven = dict.fromkeys(("0,0", "1,0", "2,0", "3,0", "0,1", "1,1", "2,1"), "R")
    s = table(camps={"horn": "C"}, gift=seven, guards={3: [0], 4: [0]})
    climbing = next(danger for danger in dangers(scene_of(s, 0, [""] * 4)) if danger.section == 3)
    assert danger_lines(climbing, speaker("watch", lang)) == [words]
