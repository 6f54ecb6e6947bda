"""Imperial demands and events: what each asks for, and what each does (4.13, 4.14)."""

import pytest
from tests.games.great_wall.coop_table import LATER, coop, events, open_ones, part, player, shamed
from tests.games.great_wall.table import B, R, Y, asked, goods, horde, keys, pass_until, play, step
from tests.rules import rule

from rampart.games.great_wall import tables as t
from rampart.games.great_wall.modules.coop.demands import DEMANDS, ESCORT, NOTHING
from rampart.games.great_wall.modules.coop.names import EVENT_WORDS
from rampart.games.great_wall.modules.coop.part import coop_of
from rampart.games.great_wall.modules.coop.winter import code_of_event
from rampart.games.great_wall.queries import ask, recruit_price
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.building import buildable, price_of
from rampart.games.great_wall.steps.embassy import advisor_price, clerk_price
from rampart.games.great_wall.vocabulary import COST_GROUP, COST_SAVE, COUNT_SHOTS, INCOME_OF


def named(*people: dict, demand: str, **fields: object) -> GreatWall:
    """The speaker R may name one demand, then R is asked something else."""
    first, *others = people
    return coop(shamed(**first), *[player(**x) for x in others], demands=[demand], todo=[step("name_demand", R), LATER],
                **fields)  # fmt: skip


def can_name(s: GreatWall, demand: str) -> bool:
    return asked(s) == "name_demand R" and f"demand:{demand}" in keys(s, R)


def fulfil(s: GreatWall, demand: str, *moves: tuple[int, str]) -> None:
    """Name it, and all agree."""
    play(s, (R, f"demand:{demand}"), *moves)
    while asked(s).startswith("answer_demand"):
        play(s, (s.deciders[0], "agree"))


# ---- demands


@rule("GWC-DEM-01")
def test_taunt_them_and_prevail() -> None:
    assert can_name(named({}, {}, {}, demand="taunt_them"), "taunt_them")
    assert not can_name(named({}, {}, {}, demand="taunt_them", hordes={"L": ["reavers_L"]}), "taunt_them")
    s = named({}, {}, {}, demand="taunt_them", part={"breached": ["M"]})
    assert not can_name(s, "taunt_them")
    s = named({}, {}, {}, demand="taunt_them")
    fulfil(s, "taunt_them")
    assert open_ones(s) == [] and len(part(s).fulfilled) == 1


@rule("GWC-DEM-01", "GW-BRE01")
def test_a_breach_is_remembered_for_the_winter() -> None:
    s = coop(shamed(), player(), player(), wall={}, todo=[step("compare", section="L"), LATER])
    pass_until(s, lambda: asked(s) == "coop_remove_shame R", ("soldier:spearman", "pass", "stop"))
    assert coop_of(s).breached == 1


@rule("GWC-DEM-02", "GWC-DEM-21", "GW-COO19")
def test_warriors_for_the_emperors_guard() -> None:
    s = named({"rest": {"L_archer": 1}}, {}, {"firing": {"M": 1}}, demand="emperors_guard")
    play(s, (R, "demand:emperors_guard"))
    assert "gives:6" not in keys(s, R) and "gives:0" not in keys(s, R)  # three players must give (example 22)
    play(s, (R, "gives:3"))
    assert keys(s, R) == ["gives:1", "gives:2"]
    play(s, (R, "gives:2"), (B, "agree"), (Y, "agree"))
    assert "archer@rest_L" in keys(s, R) and "spearman@pool" in keys(s, R)
    play(
        s, (R, "archer@rest_L"), (R, "spearman@pool"), (R, "spearman@pool"), (B, "horseman@pool"), (B, "spearman@pool")
    )
    play(s, (Y, "archer@firing_M"))
    assert s.sacrificed[R][1:4] == [2, 1, 0] and s.firing[Y][1] == 0 and s.rest[R][1] == 0
    assert s.pool[B][:3] == [9, 4, 1] and not any(card == 2 for cells in s.covers for card in cells)


@rule("GWC-DEM-03")
def test_glory_belongs_to_the_emperor() -> None:
    s = named({"honour": 30}, {"honour": 10}, {"honour": 9}, demand="glory_to_the_emperor")
    assert not can_name(s, "glory_to_the_emperor")
    s = named({"honour": 30}, {"honour": 10}, {"honour": 12}, demand="glory_to_the_emperor")
    fulfil(s, "glory_to_the_emperor")
    assert s.honour == [20, 0, 2]


@rule("GWC-DEM-04")
def test_royal_escort() -> None:
    rest = {"rest": {"L_spearman": 1, "M_spearman": 1, "R_archer": 2}}
    other = {"rest": {"L_archer": 1, "M_spearman": 1}}
    assert not can_name(named(rest, {}, {}, demand="royal_escort"), "royal_escort")
    s = named(rest, other, {}, demand="royal_escort")
    play(s, (R, "demand:royal_escort"))
    assert keys(s, R) == ["player:0", "player:1"]
    play(s, (R, "player:1"), (R, "player:0"), (R, "player:2"), (B, "agree"), (Y, "agree"))
    assert [sum(row) for row in s.sacrificed] == [2, 1, 1]
    assert s.clerks[Y][t.POOL] == 4 and sum(s.rest[B]) == 1 and sum(s.rest[R]) == 2


@rule("GWC-DEM-05", "GWC-DEM-07", "GWC-DEM-08", "GW-COO16")
@pytest.mark.parametrize(("demand", "letter"), [("tribute_of_gold", "G"), ("ancestral_tomb", "S"), ("prayers", "C")])
def test_each_player_pays_two(demand: str, letter: str) -> None:
    two, one = {"goods": letter * 2}, {"goods": letter}
    assert not can_name(named(two, two, one, demand=demand), demand)  # nobody pays for another
    s = named({"goods": letter * 3}, two, two, demand=demand)
    fulfil(s, demand)
    assert [goods(s, p) for p in (R, B, Y)] == [letter, "", ""]


@rule("GWC-DEM-06")
def test_timber_may_come_from_the_warehouse() -> None:
    s = named({"goods": "WW"}, {"goods": "W"}, {}, demand="timber_for_the_fleet", warehouse={"wood": 4})
    play(s, (R, "demand:timber_for_the_fleet"))
    assert keys(s, R) == ["gives:3", "gives:4"]
    play(s, (R, "gives:4"), (R, "gives:1"), (B, "agree"))
    assert s.warehouse[0] == 0 and goods(s, R) == "W" and goods(s, B) == ""


@rule("GWC-DEM-05", "GWC-DEM-06", "GWC-DEM-07", "GWC-DEM-08", "GWC-DEM-24")
def test_two_players_pay_four_each() -> None:
    four, three = {"goods": "GGGG"}, {"goods": "GGG"}
    assert not can_name(named(four, three, demand="tribute_of_gold"), "tribute_of_gold")
    s = named(four, four, demand="tribute_of_gold")
    fulfil(s, "tribute_of_gold")
    assert [goods(s, p) for p in (R, B)] == ["", ""]
    wood = {"goods": "WWWW"}
    assert not can_name(named(wood, {"goods": "WWW"}, demand="timber_for_the_fleet"), "timber_for_the_fleet")
    assert can_name(named(wood, wood, demand="timber_for_the_fleet"), "timber_for_the_fleet")


@rule("GWC-DEM-09")
def test_the_wall_must_rise() -> None:
    assert not can_name(named({}, {}, {}, demand="wall_must_rise", part={"built": 1}), "wall_must_rise")
    assert can_name(named({}, {}, {}, demand="wall_must_rise", part={"built": 2}), "wall_must_rise")
    whole = {"L": 3, "M": 3, "R": 3}
    assert can_name(named({}, {}, {}, demand="wall_must_rise", wall=whole), "wall_must_rise")


@rule("GWC-DEM-10")
def test_scholars_for_the_capital() -> None:
    busy = {"clerks": {"embassy": 5}}
    assert not can_name(named({}, busy, {}, demand="scholars"), "scholars")
    s = named({}, {}, {}, demand="scholars")
    fulfil(s, "scholars")
    assert [mine[t.POOL] for mine in s.clerks] == [4, 4, 4] and s.clerks[R][t.UNHIRED] == 3


@rule("GWC-DEM-11")
def test_heads_of_the_noyans() -> None:
    two = {"claimed": ["reavers_M", "iron_lancers_M"]}
    assert not can_name(named(two, {}, {}, demand="heads_of_the_noyans"), "heads_of_the_noyans")
    s = named(two, {"claimed": ["reavers_L"], "honour": 5}, {}, demand="heads_of_the_noyans")
    play(s, (R, "demand:heads_of_the_noyans"))
    assert asked(s) == "answer_demand B"  # R gives both, B the third: there is no other way
    while asked(s).startswith("answer_demand"):
        play(s, (s.deciders[0], "agree"))
    while asked(s).startswith("give_horde"):
        play(s, (s.deciders[0], keys(s, s.deciders[0])[0]))
    assert len(part(s).heads) == 3 and s.claimed == [[], [], []] and s.horde_discard == [] and s.honour[B] == 5


@rule("GWC-DEM-12")
def test_treatises_of_war() -> None:
    one, two = {"tactics": ["retreat"]}, {"tactics": ["pursuit", "volunteers", "petition"]}
    assert not can_name(
        named(one, two, {"tactics": ["stockpile", "reform"]}, demand="treatises_of_war"), "treatises_of_war"
    )
    s = named(
        {"tactics": ["retreat", "restless"]}, two, {"tactics": ["stockpile", "reform"]}, demand="treatises_of_war"
    )
    fulfil(s, "treatises_of_war")
    pass_until(s, lambda: asked(s) == "coop_remove_shame R")
    assert [len(hand) for hand in s.tactics] == [0, 1, 0] and len(s.tactic_discard) == 6


@rule("GWC-DEM-20")
def test_no_piece_serves_two_demands() -> None:
    three = {"goods": "GGG", "honour": 30}
    s = coop(shamed(**three), player(**three), player(**three), demands=["tribute_of_gold", "glory_to_the_emperor"],
             todo=[step("name_demand", R), LATER])  # fmt: skip
    fulfil(s, "tribute_of_gold")
    assert keys(s, R) == ["demand:glory_to_the_emperor", "end"]


@rule("GWC-DEM-22", "GW-REE13")
def test_the_reed_clan_gives_nothing() -> None:
    s = named({"goods": "GGGG"}, {"goods": "GGGG"}, demand="tribute_of_gold")
    fulfil(s, "tribute_of_gold")
    assert open_ones(s) == [] and len(s.resources) == 2


# ---- events


def happening(event: str, *people: dict, **fields: object) -> GreatWall:
    """An event is turned up, then R is asked something else."""
    first, *others = people or ({}, {}, {})
    others_first = [word for word in EVENT_WORDS if word != event]
    return coop(
        shamed(**first), *[player(**x) for x in others], todo=[step("turn_event"), LATER],
        part={"event_deck": [event, *others_first]}, **fields,
    )  # fmt: skip


@rule("GWC-EVT-01", "GWC-EVT-21", "GWC-613")
def test_camp_fever() -> None:
    s = happening("camp_fever", {"rest": {"L_archer": 1, "M_spearman": 1}}, {"rest": {"L_spearman": 1}, "goods": "CC"},
                  {"honour": 5})  # fmt: skip
    assert asked(s) == "choose_sick R" and keys(s, R) == ["archer@L", "spearman@M"]
    play(s, (R, "archer@L"))
    assert asked(s) == "save B" and s.honour[Y] == 3  # Y has no one in a rest area
    assert keys(s, B) == ["stop", "save:spearman@rest"]
    play(s, (B, "save:spearman@rest"))
    assert sum(s.rest[R]) == 1 and sum(s.rest[B]) == 1 and s.pool[R][1] == 4


@rule("GWC-EVT-02", "GWC-EVT-21")
def test_the_yellow_river_floods() -> None:
    s = happening("river_floods", {"goods": "WWW"}, {"goods": "W", "honour": 4}, {"honour": 1}, warehouse={"gold": 3})
    assert s.warehouse == [0, 0, 0] and [goods(s, p) for p in (R, B, Y)] == ["W", "", ""]
    assert s.honour == [30, 3, 0]


@rule("GWC-EVT-03", "GWC-EVT-21")
def test_imperial_audit() -> None:
    s = happening("imperial_audit", {"goods": "GGG"}, {"goods": "G"}, {"goods": "GG"})
    assert asked(s) == "alternative R" and keys(s, R) == ["pay", "shame"]
    play(s, (R, "shame"), (R, "soldier:spearman"))
    assert asked(s) == "coop_place_shame B"  # B cannot pay
    play(s, (B, "soldier:archer"), (Y, "pay"))
    assert [goods(s, p) for p in (R, B, Y)] == ["GGG", "G", ""] and s.shame_bank == 30 - 3


@rule("GWC-EVT-04")
def test_call_to_the_examinations() -> None:
    s = happening("examinations", {}, {"clerks": {"embassy": 5}}, {})
    assert [mine[t.UNHIRED] for mine in s.clerks] == [4, 3, 4] and s.honour == [32, 0, 2]


@rule("GWC-EVT-05")
def test_auspicious_comet() -> None:
    assert [goods(happening("auspicious_comet"), p) for p in (R, B, Y)] == ["CC", "CC", "CC"]


@rule("GWC-EVT-06")
def test_border_uprising() -> None:
    s = happening("border_uprising")
    assert sum(card >= 0 for card in s.hordes) == 4


@rule("GWC-EVT-07", "GWC-EVT-08", "GWC-EVT-09", "GWC-EVT-10", "GWC-EVT-11", "GWC-EVT-12", "GW-COO18")
def test_lasting_events_change_values_and_stay() -> None:
    def at(event: str) -> GreatWall:
        s = happening(event)
        assert s.common == [code_of_event(EVENT_WORDS.index(event))] and events(s) == [event]
        return s

    assert [ask(at("drought"), INCOME_OF, R, n, 0) for n in (0, 1, 3)] == [0, 0, 2]
    assert ask(at("bitter_winters"), COST_SAVE, R, 2) == 3
    s = at("corrupt_officials")
    assert clerk_price(s, R) == 3 and advisor_price(s, R, 0) == 2
    assert [ask(at("howling_winds"), COUNT_SHOTS, R, 1, 0, archer) for archer in range(4)] == [1, 1, 0, 0]
    s = at("rotten_palisades")
    s.resources[R] = [3, 0, 0, 0]
    assert {price_of(s, R, what, 0) for what in buildable(s, R, 0)} == {3}
    s = at("patriotic_fervor")
    assert ask(s, COST_GROUP, R, 0) == 1 and recruit_price(s, R, 0) == [0, 2, 1, 0]


@rule("GWC-EVT-10", "GW-WIN01")
def test_in_the_wind_only_two_archers_of_a_section_shoot() -> None:
    archers = {"firing": {"L": 2}}
    s = coop(
        shamed(**archers), player(firing={"L": 1}), player(), wall={"L": 3}, common=["howling_winds"],
        part={"events": ["howling_winds"]}, hordes={"L": [horde("reavers_L")]}, todo=[step("volley"), LATER],
    )  # fmt: skip
    pass_until(s, lambda: asked(s) == "coop_remove_shame R")
    assert s.covers[0].count(t.WOUND) == 2


@rule("GWC-DEM-24")
def test_a_demand_costs_each_player_two_resources_or_four() -> None:
    amounts = {d.word: (d.n, d.of_two, d.in_all, d.each) for d in DEMANDS if d.what != NOTHING and d.what != ESCORT}
    assert amounts == {
        "emperors_guard": (2, 2, 0, False), "glory_to_the_emperor": (0, 0, 3, False),
        "tribute_of_gold": (2, 4, 0, True), "timber_for_the_fleet": (2, 4, 0, False),
        "ancestral_tomb": (2, 4, 0, True), "prayers": (2, 4, 0, True), "scholars": (1, 1, 0, True),
        "heads_of_the_noyans": (1, 1, 0, False), "treatises_of_war": (2, 2, 0, True),
    }  # fmt: skip
