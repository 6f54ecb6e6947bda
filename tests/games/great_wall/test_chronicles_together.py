"""Ancient Chronicles together: the Siege of Diaoyucheng and the Red Turban Rebellion (GWX-AC-SCN-05, GWX-AC-SCN-06)."""

import pytest
from tests.games.great_wall import card_table
from tests.games.great_wall.chronicles_table import PLAIN_ARTIFACTS, part
from tests.games.great_wall.coop_table import events
from tests.games.great_wall.table import B, R, Y, asked, goods, horde, keys, pass_until, play, player, step
from tests.rules import rule

import rampart
from rampart.games.great_wall.codes import S_MOVE_SOLDIERS, S_STATION
from rampart.games.great_wall.content.names import ARTIFACT_WORDS, GENERAL_WORDS, HORDE_TYPES, type_of
from rampart.games.great_wall.modules.chronicles import fortress
from rampart.games.great_wall.modules.chronicles.names import CHRONICLE_ARTIFACTS, CHRONICLE_GENERALS, COOP_SCENARIOS
from rampart.games.great_wall.modules.chronicles.survival import winters
from rampart.games.great_wall.modules.coop.part import coop_of
from rampart.games.great_wall.queries import new_hordes
from rampart.games.great_wall.spots import STATIONS
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps import building, headquarters
from rampart.games.great_wall.tables import ARCHER, END_WORDS, LETHALITY, LOCATION_WORDS, POOL, UNHIRED
from rampart.kernel.errors import BadDocument, BadOptions

GAME = rampart.game("great_wall")
SIEGE, TURBANS = COOP_SCENARIOS
LEVIES = {section: [f"hashar_levy_{section}"] for section in "LMR"}
RAIDED = {
    "L": ["hashar_levy_L", "reavers_L", "iron_lancers_L"],
    "M": ["hashar_levy_M"],
    "R": ["hashar_levy_R"],
    "next": ["swarm_riders_M", "swarm_riders_L"],
}


def table(*players: dict, scenario: str = SIEGE, beside: dict | None = None, **fields: object) -> GreatWall:
    """A position of a co-operative scenario; a Hashar Levy before each section."""
    chronicles = {"defence": 12 if scenario == SIEGE else 0} | (beside or {})
    given = {"hordes": LEVIES, "artifacts": PLAIN_ARTIFACTS} | fields
    options = {"chronicles": scenario, "coop": True}
    return card_table.table(*players, options=options, chronicles=chronicles, **given)


def raided(*players: dict, **fields: object) -> GreatWall:
    """A horde comes to section L, where there is no room for it."""
    hordes = {section: RAIDED[section] for section in "LMR"}
    return table(*players, hordes=hordes, next_horde=RAIDED["next"], season="spring", year=2, space=1,
                 todo=[step("place_horde", cause="spring")], **fields)  # fmt: skip


def new(scenario: str, players: int, seed: int = 1) -> GreatWall:
    s = GAME.new(players=players, seed=seed, coop=True, chronicles=scenario)
    assert isinstance(s, GreatWall)
    return s


# ---- both


@rule("GWX-AC-02")
@pytest.mark.parametrize("scenario", COOP_SCENARIOS)
def test_they_are_for_two_to_five_in_co_operative_play_alone(scenario: str) -> None:
    for players in (2, 3, 4, 5):
        GAME.configure(players, {"chronicles": scenario, "coop": True})
        with pytest.raises(BadOptions, match="co-operative") as found:
            GAME.configure(players, {"chronicles": scenario})
        assert set(found.value.about["options"].split()) == {"chronicles", "coop"}
    for options in ({}, {"coop": True}):
        with pytest.raises(BadOptions):
            GAME.configure(1, {"chronicles": scenario, **options})
    with pytest.raises(BadOptions):
        GAME.configure(3, {"chronicles": scenario, "coop": True, "beasts": True})


@rule("GWX-AC-02")
@pytest.mark.parametrize("scenario", ["freezing_weather", "great_famine", "emperors_visit", "hungry_ghosts"])
def test_the_others_are_not_for_co_operative_play(scenario: str) -> None:
    with pytest.raises(BadOptions, match="standard game") as found:
        GAME.configure(3, {"chronicles": scenario, "coop": True})
    assert set(found.value.about["options"].split()) == {"chronicles", "coop"}


@rule("GWX-AC-01")
@pytest.mark.parametrize("scenario", COOP_SCENARIOS)
@pytest.mark.parametrize("players", [2, 3, 5])
def test_they_have_artifacts_and_no_demands_in_the_decks_of_co_operative_play(scenario: str, players: int) -> None:
    s = new(scenario, players)
    box = s.box
    assert [len(x) for x in (box.generals, box.advisors, box.tactics, box.artifacts)] == [25, 54, 40, 15]
    assert {GENERAL_WORDS.index(x) for x in CHRONICLE_GENERALS} <= set(box.generals)
    assert {ARTIFACT_WORDS.index(x) for x in CHRONICLE_ARTIFACTS} <= set(box.artifacts) and len(s.artifacts) == 3
    assert "outriders" not in {HORDE_TYPES[type_of(card)] for card in box.hordes}
    demands = next(pool for pool in s.pools() if pool.name == "demands")
    assert sum(demands.content) == 0 and coop_of(s).demand_deck == [] and set(coop_of(s).demands) == {-1}
    assert len(coop_of(s).event_deck) == 12


@rule("GWX-AC-01")
def test_an_artifact_of_the_chronicles_works_in_them() -> None:
    me = player(clerks={"temple": 1})
    s = table(me, player(), player(), active=R, artifacts=["chime_stones", *PLAIN_ARTIFACTS[:2]],
              todo=[step("choose_location", R, allowed=["temple"])])  # fmt: skip
    play(s, (R, "activate:temple"))
    pass_until(s, lambda: not asked(s))
    assert s.honour[R] == 1


@rule("GWX-AC-SCN-05", "GWX-AC-SCN-06")
@pytest.mark.parametrize(
    ("scenario", "players", "count"), [(SIEGE, 3, 6), (TURBANS, 3, 5), (SIEGE, 4, 5), (TURBANS, 5, 3)]
)
def test_who_survives_the_last_winter_wins_together(scenario: str, players: int, count: int) -> None:
    people = [player() for _ in range(players)]
    start = 1 if players == 5 else 0
    last = start + count - 1
    assert last == len(LETHALITY[1 if players > 3 else 0]) - (2 if scenario == TURBANS else 1)
    fields = {"scenario": scenario, "season": "winter", "todo": [step("survive")]}
    before = table(*people, year=count - 1, space=last - 1, **fields)
    assert not before.over and before.year == count and winters(before) == (count - 1, count)
    assert len(events(before)) == 1  # and an event was turned up
    s = table(*people, year=count, space=last, **fields)
    assert s.over and s.winners() == list(range(players)) and s.ending == "time" and winters(s) == (count, count)
    said = s.verdict()
    assert said is not None and said.text == "scenario-won"


@rule("GWX-AC-SCN-05", "GWX-AC-SCN-06", "GW-COO14")
@pytest.mark.parametrize("scenario", COOP_SCENARIOS)
def test_an_empty_bank_of_shame_loses_here_too(scenario: str) -> None:
    s = table(player(), player(), player(), scenario=scenario, season="winter", shame_gone=30, hordes=LEVIES,
              todo=[step("breach_shame", R, section="L")])  # fmt: skip
    said = s.verdict()
    assert s.over and s.winners() == [] and said is not None and said.text == "scenario-shamed"


# ---- Siege of Diaoyucheng


@rule("GWX-AC-SCN-05")
@pytest.mark.parametrize(("players", "defence"), [(2, 12), (3, 12), (4, 15), (5, 15)])
def test_the_defense_of_the_fortress(players: int, defence: int) -> None:
    s = new(SIEGE, players)
    assert part(s).defence == defence and part(s).besieging == 0 and part(s).archers == [0] * players


@rule("GWX-AC-SCN-05")
def test_a_raid_puts_a_token_of_the_supply_beside_the_card() -> None:
    s = raided(player(), player(), player())
    assert (part(s).besieging, s.shame_gone, s.shame_bank) == (1, 3, 26)
    s = raided(player(), player(), player(), shame_gone=28)
    assert (part(s).besieging, s.shame_gone, s.shame_bank, s.reasons) == (0, 30, 0, 0)


@rule("GWX-AC-SCN-05")
@pytest.mark.parametrize(("tokens", "archers", "left"), [(3, [0, 0, 0], 9), (3, [1, 0, 1], 11), (1, [2, 0, 1], 12)])
def test_after_the_assault_the_defense_falls_by_tokens_less_archers(tokens: int, archers: list[int], left: int) -> None:
    s = table(player(), player(), player(), season="winter", beside={"besieging": tokens, "archers": archers},
              todo=[step("open_moment", opens="assault_end")])  # fmt: skip
    assert part(s).defence == left and part(s).besieging == tokens
    assert asked(s).startswith("come_down") is (sum(archers) > 0)


@rule("GWX-AC-SCN-05")
def test_then_each_archer_goes_to_a_rest_area_of_its_owners_choice() -> None:
    s = table(player(), player(), player(), season="winter", beside={"besieging": 1, "archers": [2, 0, 1]},
              todo=[step("open_moment", opens="assault_end")])  # fmt: skip
    play(s, (R, "rest@L"), (R, "rest@R"))
    assert asked(s).startswith("come_down Y") and keys(s, Y) == ["rest@L", "rest@M", "rest@R"]
    play(s, (Y, "rest@M"))
    assert part(s).archers == [0, 0, 0]
    assert [s.rest[R][section * 5 + ARCHER] for section in range(3)] == [1, 0, 1] and s.rest[Y][5 + ARCHER] == 1


@rule("GWX-AC-SCN-05")
def test_at_0_all_lose() -> None:
    s = table(player(), player(), player(), season="winter", beside={"defence": 2, "besieging": 5},
              todo=[step("open_moment", opens="assault_end")])  # fmt: skip
    said = s.verdict()
    assert s.over and s.winners() == [] and s.ending == "fortress" and said is not None and said.text == "fortress-lost"


@rule("GWX-AC-SCN-05")
def test_its_archers_shoot_first_and_at_row_1_of_any_section() -> None:
    hordes = {"L": ["hashar_levy_L", "reavers_L"], "M": ["swarm_riders_M"], "R": [horde("iron_lancers_R", "all:x")]}
    s = table(player(firing={"L": 1}), player(), player(), hordes=hordes, season="winter", tea="BRY",
              beside={"archers": [1, 1, 0]}, todo=[step("winter")])  # fmt: skip
    assert asked(s) == "fortress_shoot B"
    assert {key.partition("@")[0] for key in keys(s, B)} == {"shoot:hashar_levy_L", "shoot:swarm_riders_M"}
    play(s, (B, "shoot:hashar_levy_L@0.1"))
    assert asked(s) == "fortress_shoot R"
    play(s, (R, "shoot:hashar_levy_L@0.2"))
    assert asked(s).startswith("shoot R")
    assert {key.partition("@")[0] for key in keys(s, R)} == {"shoot:hashar_levy_L", "shoot:reavers_L"}


@rule("GWX-AC-SCN-05")
def test_cards_do_not_make_them_shoot_nor_hold_them() -> None:
    s = table(player(), player(), player(), season="winter", beside={"archers": [2, 1, 0]},
              common=["howling_winds", "ice_on_walls"],
              coop={"events": ["howling_winds"], "demands": [None, None, None]}, todo=[step("winter")])  # fmt: skip
    shots = 0
    while asked(s).startswith("fortress_shoot"):
        seat = s.deciders[0]
        play(s, (seat, keys(s, seat)[0]))
        shots += 1
    assert shots == 3  # Howling Winds are about the archers of a section


@rule("GWX-AC-SCN-05")
def test_a_fresh_archer_may_go_to_the_fortress_for_1_wood() -> None:
    me = player(goods="WWCC", clerks={"barracks": 2})
    s = table(me, player(), player(), active=R, todo=[step("choose_location", R, allowed=["barracks"])])
    play(s, (R, "activate:barracks"), (R, "recruit:archer"))
    assert "fortress" in keys(s, R) and goods(s, R) == "W"
    play(s, (R, "fortress"))
    assert goods(s, R) == "" and part(s).archers == [1, 0, 0] and s.pool[R][ARCHER] == 3
    assert sum(s.rest[R]) == 0


@rule("GWX-AC-SCN-05")
@pytest.mark.parametrize(("wood", "there"), [("", 0), ("W", 3)])
def test_not_without_wood_and_only_three_find_room(wood: str, there: int) -> None:
    me = player(goods="WCC" + wood, clerks={"barracks": 1, "headquarters": 1}, rest={"L_archer": 1})
    s = table(me, player(), player(), active=R, beside={"archers": [0, there, 0]},
              todo=[step("choose_location", R, allowed=["barracks"])])  # fmt: skip
    play(s, (R, "activate:barracks"), (R, "recruit:archer"))
    if asked(s).startswith("levy"):
        play(s, (R, "done"))
    assert asked(s).startswith("station_or_man") or asked(s).startswith("station")
    assert "fortress" not in keys(s, R)


@rule("GWX-AC-SCN-05")
def test_a_spearman_never_goes_there() -> None:
    me = player(goods="WSSG", clerks={"barracks": 1})
    s = table(me, player(), player(), active=R, todo=[step("choose_location", R, allowed=["barracks"])])
    play(s, (R, "activate:barracks"), (R, "recruit:spearman"))
    pass_until(s, lambda: asked(s).startswith("station"))
    assert "fortress" not in keys(s, R)


@rule("GWX-AC-SCN-05")
def test_a_clerk_in_the_headquarters_sends_an_archer_from_a_rest_area_or_a_wall() -> None:
    me = player(goods="WW", clerks={"headquarters": 2}, rest={"L_archer": 1, "L_spearman": 1}, firing={"M": 1})
    s = table(me, player(), player(), active=R, wall={"M": 1},
              todo=[step("choose_location", R, allowed=["headquarters"])])  # fmt: skip
    play(s, (R, "activate:headquarters"))
    assert [key for key in keys(s, R) if key.startswith("fortress")] == ["fortress:rest_L", "fortress:firing_M"]
    play(s, (R, "fortress:firing_M"))
    assert asked(s).startswith("march_or_man")  # the other clerk
    play(s, (R, "fortress:rest_L"))
    assert (goods(s, R), part(s).archers[R], sum(s.firing[R]), s.rest[R][ARCHER]) == ("", 2, 0, 0)
    assert not asked(s).startswith("march")


@rule("GWX-AC-SCN-05")
def test_a_march_by_a_card_does_not_lead_there() -> None:
    me = player(goods="WWC", rest={"L_archer": 1}, tactics=["snow_march"], chosen="economy")
    s = table(me, player(), player(), track=[R], ruler=R, todo=[step("next_turn", slot=0)])
    play(s, (R, "boost:snow_march"))
    assert keys(s, R) == ["stop", "move:L>M", "move:L>R"]


@rule("GWX-AC-SCN-05")
def test_a_clerk_in_the_builders_camp_may_strengthen_it_for_3_own_materials() -> None:
    me = player(goods="WWS", clerks={"builders_camp": 2})
    s = table(me, player(), player(), active=R, warehouse={"gold": 9},
              todo=[step("choose_location", R, allowed=["builders_camp"])])  # fmt: skip
    play(s, (R, "activate:builders_camp"), (R, "fortress"))
    assert (part(s).defence, goods(s, R), s.warehouse) == (13, "", [0, 0, 9])
    assert asked(s).startswith("build_or_shore") and "fortress" not in keys(s, R)  # the warehouse does not pay


@rule("GWX-AC-SCN-05")
def test_the_materials_are_any_mix() -> None:
    me = player(goods="WWWSSSC", clerks={"builders_camp": 1})
    s = table(me, player(), player(), active=R, todo=[step("choose_location", R, allowed=["builders_camp"])])
    play(s, (R, "activate:builders_camp"), (R, "fortress"))
    assert asked(s).startswith("pay_materials")
    play(s, (R, "wood:1"))
    assert goods(s, R) == "WWSC"


def test_options_are_numbered_as_those_of_the_steps_they_stand_in_for() -> None:
    assert [building.PIECES.size, STATIONS.size] == [fortress.SHORE, fortress.TO_FORTRESS]
    assert headquarters.WAYS.size == fortress.MAN_FROM.put(0)
    box = new(SIEGE, 3).box
    assert box.instead[S_MOVE_SOLDIERS] != S_MOVE_SOLDIERS and box.instead[S_STATION] != S_STATION


def test_more_archers_than_spots_are_refused() -> None:
    with pytest.raises(BadDocument, match="firing spots"):
        table(player(), player(), player(), beside={"archers": [2, 2, 0]}, todo=[step("winter")])
    with pytest.raises(BadDocument, match="besieged"):
        table(player(), player(), player(), scenario=TURBANS, beside={"besieging": 1}, todo=[step("winter")])


# ---- Red Turban Rebellion


def spring(*players: dict, **fields: object) -> GreatWall:
    """Spring comes to the second year: three hordes are due, with the one of the time token's side."""
    return table(*players, scenario=TURBANS, season="spring", year=2, todo=[step("coop_advance_time")], **fields)


@rule("GWX-AC-SCN-06")
def test_any_breach_loses_at_once() -> None:
    s = table(player(), player(), player(), scenario=TURBANS, season="winter", wall={},
              todo=[step("compare", section="L")])  # fmt: skip
    said = s.verdict()
    assert s.over and s.winners() == [] and s.ending == "revolt" and said is not None and said.text == "rebellion-lost"
    assert sum(sum(mine) for mine in s.shamed) == 0
    assert {"fortress", "revolt"} <= set(END_WORDS)


@rule("GWX-AC-SCN-06")
def test_in_the_gold_mine_no_overseer_is_promoted() -> None:
    me = player(goods="WWWWSSSSGGGGCCCC", clerks={"gold_mine": 1, "quarry": 1})
    s = table(me, player(), player(), scenario=TURBANS, active=R,
              todo=[step("choose_location", R, allowed=["gold_mine", "quarry"])])  # fmt: skip
    t = s.copy()
    play(s, (R, "activate:gold_mine"))
    assert asked(s).startswith("donate")  # without a promotion
    play(t, (R, "activate:quarry"))
    assert asked(t).startswith("promote")


@rule("GWX-AC-SCN-06")
def test_peace_is_paid_together_and_keeps_hordes_away() -> None:
    s = spring(player(goods="GGGG"), player(goods="GG"), player())
    n = new_hordes(s)
    assert n == 3 and keys(s, R) == ["war", "peace:1", "peace:2"]
    play(s, (R, "peace:2"))
    assert keys(s, R) == ["gives:0", "gives:1", "gives:2", "gives:3", "gives:4"]
    play(s, (R, "gives:4"), (B, "gives:2"))
    assert (goods(s, R), goods(s, B)) == ("", "") and new_hordes(s) == 1
    assert sum(1 for card in s.hordes if card >= 0) == 4  # one more than before
    assert [mine[UNHIRED] for mine in s.clerks] == [3, 3, 3]


@rule("GWX-AC-SCN-06")
def test_at_least_one_horde_comes_and_gold_must_be_there() -> None:
    s = spring(player(goods="G" * 20), player(), player())
    assert keys(s, R) == ["war", "peace:1", "peace:2"]
    s = spring(player(goods="G"), player(goods="G"), player())
    assert not asked(s).startswith("choose_truce")  # only war is left


@rule("GWX-AC-SCN-06")
def test_who_gives_too_little_makes_war_and_nothing_is_paid() -> None:
    s = spring(player(goods="GGG"), player(goods="GG"), player(goods="G"))
    play(s, (R, "peace:1"), (R, "gives:1"), (B, "gives:0"), (Y, "gives:1"))
    assert [goods(s, seat) for seat in (R, B, Y)] == ["GGG", "GG", "G"]
    assert [mine[UNHIRED] for mine in s.clerks] == [2, 2, 2] and sum(1 for card in s.hordes if card >= 0) == 6


@rule("GWX-AC-SCN-06")
def test_in_war_each_player_hires_a_clerk_free() -> None:
    s = spring(player(goods="GGG"), player(unhired=0), player())
    play(s, (R, "war"))
    assert [mine[UNHIRED] for mine in s.clerks] == [2, 0, 2] and goods(s, R) == "GGG"
    assert sum(1 for card in s.hordes if card >= 0) == 6


@rule("GWX-AC-SCN-06")
def test_a_new_spring_forgets_the_last_peace() -> None:
    s = spring(player(goods="GGG"), player(), player(), beside={"kept_away": 2})
    assert new_hordes(s) == 3


@rule("GWX-AC-SCN-06")
def test_of_those_with_most_clerks_at_work_one_goes_to_the_unhired_space() -> None:
    people = [player(), player(clerks={"quarry": 2}), player(clerks={"quarry": 2}), player()]
    s = table(*people, scenario=TURBANS, active=R, tea="RYBG",
              todo=[step("choose_location", R, allowed=["quarry"])])  # fmt: skip
    play(s, (R, "activate:quarry"))
    pass_until(s, lambda: not asked(s))
    assert [mine[UNHIRED] for mine in s.clerks] == [3, 3, 4, 3]
    assert goods(s, Y) == "SS"  # it has worked before
    assert [mine[LOCATION_WORDS.index("quarry")] for mine in s.clerks] == [0, 0, 0, 0]


@rule("GWX-AC-SCN-06")
def test_only_production_drives_clerks_away() -> None:
    s = table(player(clerks={"builders_camp": 2}), player(), player(), scenario=TURBANS, active=R,
              todo=[step("choose_location", R, allowed=["builders_camp"])])  # fmt: skip
    play(s, (R, "activate:builders_camp"))
    pass_until(s, lambda: not asked(s))
    assert s.clerks[R][UNHIRED] == 3


@rule("GWX-AC-SCN-06")
def test_a_raid_drives_a_clerk_of_each_pool_away() -> None:
    people = [player(), player(clerks={"builders_camp": 5}), player()]
    s = raided(*people, scenario=TURBANS)
    assert [mine[UNHIRED] for mine in s.clerks] == [4, 3, 4] and [mine[POOL] for mine in s.clerks] == [4, 0, 4]


@rule("GWX-AC-SCN-06")
def test_at_income_20_honor_hire_a_clerk() -> None:
    s = table(player(honour=25), player(honour=19), player(honour=30, unhired=0), scenario=TURBANS, season="summer",
              year=2, todo=[step("income", R), step("income", B), step("income", Y)])  # fmt: skip
    assert keys(s, R) == ["keep", "hire"]
    t = s.copy()
    play(s, (R, "hire"))
    assert s.honour[R] == 5 and s.clerks[R][UNHIRED] == 2 and not asked(s).startswith("hire_for_honour")
    play(t, (R, "keep"))
    assert t.honour[R] == 25 and t.clerks[R][UNHIRED] == 3
