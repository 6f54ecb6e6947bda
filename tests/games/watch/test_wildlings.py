"""The wildlings: the die, camps, rushes, arrivals at the Wall, breaches and the invasion of the Gift."""

import pytest
from tests.games.watch.table import asked, camp, choose, clearing, invaders, table, told
from tests.rules import rule

from rampart.games.watch.state import Watch
from rampart.games.watch.steps.wildlings import deploy, draw_token
from rampart.games.watch.tables import CLAN_WORDS, TOKEN_WORDS


def after_die(die: int, **fields: object) -> Watch:
    """A position after the wildling die was applied."""
    todo = ["wildling_die", {"step": "build", "seat": 0}]
    return table(todo=todo, dice=[1, 2, die], **fields)  # type: ignore[arg-type]


def deployed(token: str, **fields: object) -> Watch:
    """A position after a token was deployed."""
    s = table(**fields)  # type: ignore[arg-type]
    deploy(s, TOKEN_WORDS.index(token))
    return s


@pytest.mark.parametrize(
    ("die", "clan", "section"),
    [(1, "ice", 1), (2, "ice", 1), (3, "ice", 2), (4, "cave", 2), (5, "cave", 3), (6, "horn", 3), (7, "horn", 4),
     (8, "horn", 4)],
)  # fmt: skip
@rule("NW-901", "NW-903")
def test_the_die_names_a_trail(die: int, clan: str, section: int) -> None:
    s = after_die(die, camps=dict.fromkeys(CLAN_WORDS[:3], "RR"), guards={k: [0] for k in (1, 2, 3, 4)})
    assert [clearing(s, k) for k in (1, 2, 3, 4)] == ["R" if k == section else "" for k in (1, 2, 3, 4)]
    assert [camp(s, name) for name in CLAN_WORDS[:3]] == ["R" if name == clan else "RR" for name in CLAN_WORDS[:3]]


@rule("NW-901", "NW-902")
def test_high_numbers_and_empty_camps_move_nobody() -> None:
    for die in (9, 10, 11, 12):
        s = after_die(die, camps={"ice": "R", "cave": "R", "horn": "R"})
        assert s.clearings == [[], [], [], []]
        assert s.breaches == 0
    assert after_die(4, camps={"ice": "R"}).clearings == [[], [], [], []]


@rule("NW-904", "NW-903")
def test_the_camps_close_up_before_the_arrival() -> None:
    s = after_die(1, camps={"ice": "RCG"}, guards={1: [0]})
    assert camp(s, "ice") == "CG"
    assert clearing(s, 1) == "R"


@rule("NW-911", "NW-913")
def test_a_figure_goes_to_the_first_free_camp() -> None:
    s = deployed("cave_giant", camps={"cave": "RC"})
    assert camp(s, "cave") == "RCG"
    assert s.frostfangs == [23, 7, 7, 0]


@rule("NW-912")
def test_without_a_figure_the_token_does_nothing() -> None:
    s = deployed("cave_giant", clearings={1: "GGG", 2: "GGG"}, camps={"ice": "GG"}, guards={1: [0] * 3, 2: [1] * 3})
    assert s.frostfangs[2] == 0
    assert camp(s, "cave") == ""


@rule("NW-914", "NW-915", "NW-916")
def test_the_fifth_wildling_drives_two_to_the_wall() -> None:
    s = deployed("cave_climber", camps={"cave": "RRGC"}, guards={2: [0], 3: [1]})
    assert (clearing(s, 2), clearing(s, 3)) == ("R", "R")
    assert camp(s, "cave") == "GCC"


@rule("NW-917")
def test_a_rush_comes_in_the_middle_of_the_action_that_woke_it() -> None:
    s = table(
        hands=["GGOOO"], buildings={"N0,1": "settlement_0"}, camps={"ice": "RRRR"}, guards={1: [0], 2: [1]},
        under_keeps={0: ["ice_climber", "ice_giant"]},
    )  # fmt: skip
    journal = s.listen()
    choose(s, "keep:N0,1")
    assert camp(s, "ice") == "RRCG"
    names = told(journal.events, s)
    assert names[:4] == ["keep", "revealed", "deployed", "rush"]
    assert names.index("rush") < names.index("hidden_token")


@rule("NW-921")
def test_a_climber_goes_over_the_wall_past_all_guards() -> None:
    s = after_die(1, camps={"ice": "C"}, guards={1: [0, 1, 2]})
    assert invaders(s) == {"0,0": "C"}
    assert s.guards[0] == [0, 1, 2]
    assert s.breaches == 0


@rule("NW-922", "NW-564")
def test_a_giant_takes_a_guard_and_goes_home() -> None:
    s = after_die(1, camps={"ice": "G"}, guards={1: [2, 0]})
    assert s.guards[0] == [0]
    assert clearing(s, 1) == ""
    assert s.frostfangs[2] == 8
    assert s.breaches == 0


@rule("NW-923")
def test_a_giant_before_an_empty_section_breaches() -> None:
    s = after_die(1, camps={"ice": "G"})
    assert invaders(s) == {"0,0": "G"}
    assert s.breaches == 1


@rule("NW-924", "NW-926")
def test_regulars_wait_while_the_guards_are_as_many_of_whatever_colour() -> None:
    s = after_die(1, camps={"ice": "R"}, clearings={1: "R"}, guards={1: [0, 3]})
    assert clearing(s, 1) == "RR"
    assert s.breaches == 0


@rule("NW-925")
def test_a_giant_may_open_the_way_for_those_who_wait() -> None:
    s = after_die(1, camps={"ice": "G"}, clearings={1: "RR"}, guards={1: [0, 1]})
    assert s.breaches == 1
    assert invaders(s) == {"0,0": "R", "-1,1": "R"}
    assert s.guards[0] == []


@rule("NW-931", "NW-932", "NW-933")
def test_a_breach_costs_one_guard_and_lets_all_in_in_their_order() -> None:
    s = after_die(1, camps={"ice": "R"}, clearings={1: "RR"}, guards={1: [3, 1]})
    assert s.guards[0] == [1]
    assert invaders(s) == {"0,0": "R", "-1,1": "R", "-2,2": "R"}
    assert clearing(s, 1) == ""
    assert s.breaches == 1


@pytest.mark.parametrize("breaches", [0, 1])
@rule("NW-934", "NW-1111")
def test_the_first_two_breaches_do_not_end_the_game(breaches: int) -> None:
    s = after_die(1, camps={"ice": "R"}, breaches=breaches)
    assert s.breaches == breaches + 1
    assert not s.over


@rule("NW-934", "NW-1111")
def test_the_third_breach_ends_the_game() -> None:
    s = after_die(1, camps={"ice": "R"}, breaches=2, guards={2: [3]})
    assert s.over
    assert s.ending == "third_breach"
    assert s.winners() == [3]


@rule("NW-936")
def test_invaders_take_the_first_free_hex_south_west_of_the_section() -> None:
    s = after_die(
        7, camps={"horn": "C"}, gift={"3,0": "R", "1,2": "R"}, tormund="2,1", buildings={"N2,1": "settlement_0"}
    )
    assert invaders(s) == {"3,0": "R", "2,1": "C", "1,2": "R"}


@rule("NW-937")
def test_each_hex_holds_one_wildling() -> None:
    s = after_die(1, camps={"ice": "C"}, gift={"0,0": "R"})
    assert invaders(s) == {"0,0": "R", "-1,1": "C"}


@pytest.mark.parametrize(
    ("die", "line", "first"), [(1, ["0,0", "-1,1", "-2,2", "-3,3"], "1,0"), (3, ["1,0", "0,1", "-1,2", "-2,3"], "0,0"),
                               (7, ["3,0", "2,1", "1,2", "0,3"], "2,0")],
)  # fmt: skip
@rule("NW-938")
def test_a_full_line_overflows(die: int, line: list[str], first: str) -> None:
    clan = "horn" if die == 7 else "ice"
    s = after_die(die, camps={clan: "C"}, gift=dict.fromkeys(line, "R"))
    assert invaders(s)[first] == "C"


@rule("NW-939", "NW-1112")
def test_an_eighth_invader_ends_the_game_at_once() -> None:
    seven = {"0,0": "R", "-1,1": "R", "-2,2": "R", "1,0": "R", "0,1": "R", "2,0": "R", "3,0": "R"}
    s = after_die(3, camps={"ice": "R"}, clearings={2: ""}, gift=seven, guards={1: [2]}, tormund="2,2")
    assert s.over
    assert s.ending == "invasion"
    assert s.breaches == 0  # the running breach was not carried on
    assert s.winners() == [2]


@rule("NW-939", "NW-1112")
def test_seven_invaders_do_not_end_the_game() -> None:
    six = dict.fromkeys(("0,0", "-1,1", "-2,2", "1,0", "0,1", "2,0"), "R")
    s = after_die(7, camps={"horn": "CC"}, gift=six, tormund="2,2")
    assert len(invaders(s)) == 7
    assert not s.over


@rule("NW-1112", "NW-915")
def test_a_rush_is_not_carried_on_after_the_end() -> None:
    s = table(
        hands=["LBWG"], roads={0: [("S0,0", "N0,1")]}, camps={"ice": "RRRR"}, breaches=2, guards={2: [1]},
        under={0: ["ice_regular"]},
    )  # fmt: skip
    choose(s, "settlement:S0,0")
    assert s.over
    assert clearing(s, 2) == ""
    assert camp(s, "ice") == "RRRR"  # the second and those behind him never moved


@rule("NW-576")
def test_tokens_are_drawn_each_as_likely_as_another() -> None:
    drawn = set()
    for at in range(3):
        s = table(supply={"ice_regular": 1, "cave_giant": 2}, fate=[at])
        drawn.add((at, TOKEN_WORDS[draw_token(s)]))
    assert drawn == {(0, "ice_regular"), (1, "cave_giant"), (2, "cave_giant")}


def test_the_turn_goes_on_after_the_die() -> None:
    assert asked(after_die(9)) == "build"
