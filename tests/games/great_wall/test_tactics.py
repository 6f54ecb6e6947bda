"""Tactic cards of turns, command cards, activations and recruiting (GWC-TAC-01 to GWC-TAC-13)."""

import pytest
from tests.games.great_wall.card_table import activating, first, stop, table, turn_of
from tests.games.great_wall.table import B, R, Y, asked, goods, horde, keys, play, player, step
from tests.rules import rule

import rampart
from rampart.games.great_wall.cards import TACTIC_CARDS
from rampart.games.great_wall.content.names import BASE_TACTICS, TACTIC_WORDS
from rampart.games.great_wall.state import GreatWall

DEEP = {"L": ["sappers_L", "camp_train_L"], "M": ["camp_train_M"], "R": ["camp_train_R"]}


@rule("GWC-S01", "GW-TAC03")
def test_there_are_20_tactic_cards_with_two_effects() -> None:
    assert rampart.game("great_wall")
    assert [card.word for card in TACTIC_CARDS] == TACTIC_WORDS
    assert len(set(TACTIC_WORDS[:BASE_TACTICS])) == BASE_TACTICS == 20
    assert all(card.base.do and card.boosted.do and card.boosted.price for card in TACTIC_CARDS)


def my_turn(card: str, *, goods: str = "", **fields: object) -> GreatWall:
    """The turn of R begins, who holds a tactic card."""
    table_fields = {key: fields.pop(key) for key in ("hordes", "wall") if key in fields}
    me = player(tactics=[card], goods=goods, chosen="attack_order", **fields)
    return turn_of(R, me, player(), player(), **table_fields)


@rule("GWC-TAC-01")
def test_restless_promotes_one_overseer_for_one_less() -> None:
    s = my_turn("restless", goods="WWSS", levels={"quarry": 1})
    play(s, (R, "play:restless"))
    assert {"promote:quarry", "appoint:gold_mine:spearman"} <= set(keys(s, R))
    play(s, (R, "promote:quarry"))  # 3 - 1
    assert (goods(s, R), s.levels[R], asked(s)) == ("SS", [0, 2, 0, 0], "place_clerk B")
    assert s.tactics[R] == []


@rule("GWC-TAC-01", "GWC-ADV-50")
def test_restless_boosted_promotes_two_different_overseers() -> None:
    s = my_turn("restless", goods="WWWWSGC", levels={"quarry": 1, "lumber_mill": 3})
    play(s, (R, "boost:restless"), (R, "promote:quarry"))
    assert "promote:quarry" not in keys(s, R)
    play(s, (R, "appoint:gold_mine:spearman"))  # 2 - 1
    assert (goods(s, R), s.levels[R], asked(s)) == ("WWG", [3, 2, 1, 0], "place_clerk B")
    s = my_turn("restless", goods="CC")
    play(s, (R, "play:restless"), (R, "appoint:lumber_mill:spearman"))
    assert goods(s, R) == "C"
    s = my_turn("restless", goods="WW", levels={"quarry": 1})
    assert "boost:restless" not in keys(s, R)  # no chi
    s = my_turn("restless", goods="SS", advisors=["alchemist"])
    play(s, (R, "play:restless"), (R, "appoint:gold_mine:spearman"))
    assert "also:promote:gold_mine" in keys(s, R)  # a card is a promotion step too


@rule("GWC-TAC-01", "GW-T09", "GW-TAC05", "GWC-603")
def test_the_chi_of_the_boost_is_paid_before_restless_promotes() -> None:
    s = my_turn("restless", goods="C")
    assert {"play:restless", "boost:restless"} & set(keys(s, R)) == {"play:restless"}  # 1 chi pays one of the two
    play(s, (R, "play:restless"), (R, "appoint:lumber_mill:spearman"))
    assert (goods(s, R), s.levels[R]) == ("", [1, 0, 0, 0])
    s = my_turn("restless", goods="WC")
    play(s, (R, "boost:restless"))  # with a wood left, what is lost is the lumber mill alone
    assert [key for key in keys(s, R) if key.endswith("spearman")] == ["appoint:quarry:spearman"]
    play(s, (R, "appoint:quarry:spearman"))
    assert (goods(s, R), s.levels[R], asked(s)) == ("", [0, 1, 0, 0], "place_clerk B")


@rule("GWC-TAC-01", "GWC-601")
def test_restless_cannot_be_played_where_nothing_can_be_paid_or_in_the_turn_of_another() -> None:
    assert asked(my_turn("restless")) == "place_clerk B"
    s = turn_of(B, player(tactics=["restless"], goods="WWSS"), player(chosen="economy"), player())
    assert asked(s) == "place_clerk B"


@rule("GWC-TAC-02")
@pytest.mark.parametrize(("key", "attacks"), [("play", 1), ("boost", 3)])
def test_forced_march_moves_resting_soldiers_and_attacks_with_some_of_them(key: str, attacks: int) -> None:
    s = my_turn("forced_march", goods="CC", rest={"L_spearman": 4, "M_spearman": 1}, firing={"L": 1})
    play(s, (R, f"{key}:forced_march"), (R, "move:L>M"), (R, "spearman:4"))
    assert (s.rest[R][0], s.rest[R][5]) == (0, 5)
    spots = ["0.0", "0.1", "0.4"]
    for spot in spots[:attacks]:
        play(s, (R, "spearman@M"), (R, f"camp_train_M@{spot}"))
    assert asked(s) == "choose_section R"  # the card of this turn
    assert goods(s, R) == {"play": "WCC", "boost": "WWG"}[key]
    assert (s.rest[R][5], s.firing[R][0]) == (5 - attacks, 1)


@rule("GWC-TAC-02")
def test_forced_march_attacks_only_with_those_who_marched() -> None:
    s = my_turn("forced_march", rest={"L_spearman": 1, "M_horseman": 1})
    play(s, (R, "play:forced_march"), (R, "move:L>M"), (R, "spearman:1"))
    assert keys(s, R) == ["spearman@M", "stop"]


@rule("GWC-TAC-02", "GW-TAC05")
def test_forced_march_needs_a_resting_soldier() -> None:
    s = my_turn("forced_march", goods="CC", firing={"L": 1}, levels={"quarry": 1})
    assert asked(s) == "choose_section R"  # the card of this turn


@rule("GWC-TAC-03")
def test_night_raid_wounds_row_1_or_boosted_any_one_horde() -> None:
    s = my_turn("night_raid", goods="WW", hordes=DEEP)
    play(s, (R, "play:night_raid"))
    assert "none" not in keys(s, R)
    assert not any("camp_train_L" in key for key in keys(s, R))
    play(s, (R, "wound:sappers_L@0.0"))
    assert (asked(s), goods(s, R), s.covers[0][0]) == ("place_clerk B", "WW", 2)
    s = my_turn("night_raid", goods="WW", hordes=DEEP)
    play(s, (R, "boost:night_raid"), (R, "wound:camp_train_L@0.0"))
    assert "none" in keys(s, R)  # up to three
    assert all(key == "none" or "camp_train_L" in key for key in keys(s, R))
    play(s, (R, "wound:camp_train_L@0.1"), (R, "wound:camp_train_L@0.3"))
    assert (asked(s), goods(s, R), s.covers[1].count(2)) == ("place_clerk B", "", 3)


@rule("GWC-TAC-04")
def test_imperial_edict_places_one_clerk_or_boosted_three() -> None:
    s = my_turn("imperial_edict", goods="GG")
    play(s, (R, "play:imperial_edict"), (R, "place:temple"))
    assert (s.clerks[R][3], goods(s, R), asked(s)) == (1, "GG", "place_clerk B")
    s = my_turn("imperial_edict", goods="GG")
    play(s, (R, "boost:imperial_edict"), (R, "place:temple"), (R, "place:temple"), (R, "place:embassy"))
    assert (s.clerks[R][3], s.clerks[R][8], goods(s, R), asked(s)) == (2, 1, "", "place_clerk B")


def revealed(card: str, tea: str = "RBY", **fields: object) -> GreatWall:
    """The command cards lie open, R's and B's; R holds a tactic card."""
    me = player(tactics=[card], chosen="economy", **fields)
    return table(
        me, player(chosen="economy"), player(), todo=[step("reveal_commands"), step("place_commands")], tea=tea,
        advisor_row=["abbot", "censor"],
    )  # fmt: skip


@rule("GWC-TAC-05")
def test_rich_harvest_brings_what_the_overseers_produce() -> None:
    s = revealed("rich_harvest", levels={"quarry": 1, "temple": 2})
    play(s, (R, "play:rich_harvest"))
    assert keys(s, R) == ["take:stone", "take:chi"]
    play(s, (R, "take:stone"), (R, "take:stone"))
    assert (goods(s, R), asked(s)) == ("SS", "choose_slot R")
    s = revealed("rich_harvest")
    play(s, (R, "play:rich_harvest"), (R, "take:wood"))
    assert (goods(s, R), asked(s)) == ("W", "choose_slot R")
    s = revealed("rich_harvest", goods="G")
    play(s, (R, "boost:rich_harvest"))
    assert (goods(s, R), asked(s)) == ("WSGC", "choose_slot R")


@rule("GWC-TAC-06", "GWC-R03", "GWC-607")
def test_tribute_mission_exchanges_or_hires_an_advisor_free_of_charge() -> None:
    s = revealed("tribute_mission", goods="WWW")
    play(s, (R, "play:tribute_mission"), (R, "wood>stone"), (R, "wood>gold"), (R, "wood>chi"))
    assert (goods(s, R), asked(s)) == ("SGC", "choose_slot R")
    s = revealed("tribute_mission", goods="GGG")
    play(s, (R, "boost:tribute_mission"))
    assert "clerk" not in keys(s, R)
    play(s, (R, "active:censor"))
    assert (goods(s, R), len(s.advisors[R]), len(s.advisor_row)) == ("G", 1, 4)  # filled at once
    assert asked(s) == "choose_slot R"


@rule("GWC-TAC-07")
@pytest.mark.parametrize(("key", "order", "left"), [("play", [B, R, Y], "C"), ("boost", [R, B, Y], "")])
def test_tea_ceremony_moves_up_before_the_cards_are_placed(key: str, order: list[int], left: str) -> None:
    s = revealed("tea_ceremony", "BYR", goods="C")
    play(s, (R, f"{key}:tea_ceremony"))
    assert (s.tea, s.honour[R], goods(s, R)) == (order, 1, left)
    assert asked(s) == ("choose_slot R" if order[0] == R else "choose_slot B")


@rule("GWC-TAC-08")
@pytest.mark.parametrize(("key", "stone", "gold"), [("play", 3, "G"), ("boost", 5, "")])
def test_double_shift_adds_to_a_production(key: str, stone: int, gold: str) -> None:
    s = activating(
        player(tactics=["double_shift"], goods="G", clerks={"quarry": 1}), player(clerks={"quarry": 2}), player()
    )
    play(s, (R, f"{key}:double_shift"))
    assert goods(s, R) == "S" * stone + gold
    assert goods(s, B) == "SS"
    stop(s)
    assert s.bonuses == []


@rule("GWC-TAC-08")
def test_double_shift_needs_a_production_of_ones_own() -> None:
    s = activating(player(tactics=["double_shift"], clerks={"war_academy": 1}), player(), player())
    assert asked(s) == "study R"
    s = activating(player(tactics=["double_shift"]), player(clerks={"quarry": 2}), player(clerks={"quarry": 1}))
    assert not asked(s).startswith("respond")


@rule("GWC-TAC-09")
def test_master_builders_build_the_first_barricade_free() -> None:
    s = activating(
        player(tactics=["master_builders"], goods="WWW", clerks={"builders_camp": 2}), player(), player(), barricades={}
    )
    play(s, (R, "play:master_builders"), (R, "barricade@L"))
    assert (goods(s, R), s.honour[R]) == ("WWW", 2)
    play(s, (R, "barricade@L"))
    assert (goods(s, R), s.honour[R], s.bonuses) == ("W", 4, [])


@rule("GWC-TAC-09", "GW-T45")
def test_master_builders_boosted_build_one_wall_level_for_four_less() -> None:
    s = activating(
        player(tactics=["master_builders"], goods="WWWWWWC", clerks={"builders_camp": 2}), player(), player()
    )
    play(s, (R, "boost:master_builders"), (R, "wall@L"))
    assert (goods(s, R), s.honour[R]) == ("WWWWW", 5)
    play(s, (R, "wall@M"))
    assert (goods(s, R), s.honour[R]) == ("", 10)


@rule("GWC-TAC-09", "GWC-601")
def test_master_builders_are_of_no_use_where_there_is_no_room() -> None:
    s = activating(
        player(tactics=["master_builders"], goods="WWWWW", clerks={"builders_camp": 1}), player(), player(),
        barricades={"L": 3, "M": 3, "R": 3},
    )  # fmt: skip
    assert asked(s) == "build R"


def embassy(n: int = 1, **fields: object) -> GreatWall:
    """R has clerks in the embassy and the Secret Envoy."""
    me = player(tactics=["secret_envoy"], clerks={"embassy": n}, **fields)
    return activating(me, player(), player(), advisor_row=["abbot", "censor"])


@rule("GWC-TAC-10")
def test_secret_envoy_makes_one_hire_cheaper() -> None:
    s = embassy(2, goods="GGG")
    play(s, (R, "play:secret_envoy"), (R, "clerk"), (R, "clerk"))
    assert goods(s, R) == "GGG"
    play(s, (R, "clerk"))
    assert goods(s, R) == "G"
    s = embassy(2, goods="GGG", support=["fletcher", "assassin"])
    play(s, (R, "play:secret_envoy"), (R, "advisor"), (R, "active:abbot"))
    assert goods(s, R) == "GG"
    assert not any(key.startswith("active") for key in keys(s, R))  # the next one costs 4
    s = embassy(2, goods="GGG", unhired=0, support=["fletcher", "assassin"])
    play(s, (R, "play:secret_envoy"), (R, "active:abbot"))
    assert goods(s, R) == "GG"  # no clerk is left to be hired


@rule("GWC-TAC-10")
def test_secret_envoy_boosted_adds_an_action_and_makes_every_hire_cheaper() -> None:
    s = embassy(1, goods="GCC")
    play(s, (R, "boost:secret_envoy"), (R, "clerk"), (R, "active:abbot"))
    assert (goods(s, R), s.clerks[R][11], len(s.advisors[R]), s.over) == ("G", 2, 1, True)
    assert s.bonuses == []
    s = embassy(2, goods="GGGCC", support=["fletcher", "assassin"])
    play(s, (R, "boost:secret_envoy"), (R, "active:abbot"), (R, "active:censor"), (R, "clerk"))
    assert (goods(s, R), s.over) == ("", True)  # 3 - 2, 4 - 2, 2 - 2
    s = embassy(2, goods="CC")
    play(s, (R, "boost:secret_envoy"), (R, "clerk"), (R, "clerk"), (R, "clerk"))
    assert (s.clerks[R][11], s.over) == (0, True)


@rule("GWC-TAC-11")
def test_war_council_draws_tactic_cards() -> None:
    s = activating(player(tactics=["war_council"], goods="W", clerks={"headquarters": 1}), player(), player())
    play(s, (R, "play:war_council"))
    assert (len(s.tactics[R]), goods(s, R)) == (1, "WC")
    s = activating(player(tactics=["war_council"], goods="W", clerks={"headquarters": 1}), player(), player())
    play(s, (R, "boost:war_council"))
    assert (len(s.tactics[R]), goods(s, R), asked(s)) == (3, "", "discard_tactic R")
    first(s, R, "discard")
    assert (len(s.tactics[R]), s.over) == (2, True)


def recruited(card: str, goods: str, *kinds: str, **fields: object) -> GreatWall:
    """R has paid for a group of soldiers and holds a tactic card."""
    table_fields = {key: fields.pop(key) for key in ("hordes",) if key in fields}
    me = player(tactics=[card], goods=goods, clerks={"barracks": 2}, **fields)
    s = activating(me, player(clerks={"barracks": 2}), player(), **table_fields)
    play(s, *((R, f"recruit:{kind}") for kind in kinds))
    if asked(s) == "levy R":
        play(s, (R, "done"))
    return s


@rule("GWC-TAC-12", "GWC-TAC-30")
def test_volunteers_take_back_two_resources_of_the_price() -> None:
    s = recruited("volunteers", "SSG", "spearman")
    play(s, (R, "play:volunteers"))
    assert keys(s, R) == ["back:stone", "back:gold"]
    play(s, (R, "back:gold"))  # and a stone
    assert (goods(s, R), asked(s)) == ("SG", "station R")


@rule("GWC-TAC-12", "GWC-TAC-30", "GWC-R08")
def test_volunteers_boosted_add_a_spearman_to_the_same_group() -> None:
    s = recruited("volunteers", "SSGG", "spearman")
    play(s, (R, "boost:volunteers"), (R, "rest@L"), (R, "rest@M"))
    assert (goods(s, R), s.rest[R][0], s.rest[R][5], s.over) == ("", 1, 1, True)
    s = recruited("volunteers", "WCCG", "archer", shamed={"spearman": 10})
    assert "boost:volunteers" not in keys(s, R)  # every spearman is under shame


@rule("GWC-TAC-13")
def test_surprise_charge_opens_all_rows_to_spearmen_of_the_group() -> None:
    three = {"L": ["sappers_L", "marauders_L", "camp_train_L"]}
    s = recruited("surprise_charge", "SSG", "spearman", hordes=three)
    play(s, (R, "play:surprise_charge"))
    assert {key.split("@")[0] for key in keys(s, R)} == {"sappers_L", "marauders_L", "camp_train_L", "rest"}
    play(s, (R, "camp_train_L@0.0"))
    assert (s.honour[R], goods(s, R), s.over) == (1, "W", True)


@rule("GWC-TAC-13")
def test_surprise_charge_boosted_attacks_with_two_resting_soldiers_afterwards() -> None:
    s = recruited("surprise_charge", "SSGCC", "spearman", rest={"M_spearman": 3}, firing={"R": 1}, hordes=DEEP)
    play(s, (R, "boost:surprise_charge"))
    assert "camp_train_L@0.0" in keys(s, R)
    play(s, (R, "rest@M"))
    assert keys(s, R) == ["spearman@M", "stop"]
    for spot in ("0.0", "0.1"):
        play(s, (R, "spearman@M"), (R, f"camp_train_M@{spot}"))
    assert (s.honour[R], goods(s, R), s.rest[R][5], s.over) == (1, "WW", 2, True)


@rule("GWC-TAC-13")
def test_surprise_charge_needs_a_group_of_ones_own() -> None:
    s = activating(
        player(goods="SSG", clerks={"barracks": 2}),
        player(tactics=["surprise_charge"], clerks={"barracks": 2}),
        player(),
    )
    play(s, (R, "recruit:spearman"))
    assert asked(s) == "station R"


@rule("GWC-602", "GWC-603")
def test_a_boost_is_paid_in_full_and_may_do_only_a_part() -> None:
    one = {"L": [horde("outriders_L", "0.2:x 0.3:x 1.2:x")]}
    s = my_turn("night_raid", goods="WW", hordes=one)
    play(s, (R, "boost:night_raid"), (R, "wound:outriders_L@1.3"))
    assert (asked(s), goods(s, R)) == ("place_clerk B", "")
    s = my_turn("night_raid", goods="W", hordes=one)
    assert keys(s, R) == ["pass", "play:night_raid"]


@rule("GWC-TAC-09", "GWC-601")
def test_master_builders_are_of_no_use_where_the_walls_are_complete() -> None:
    s = activating(
        player(tactics=["master_builders"], goods="WWC", clerks={"builders_camp": 1}), player(), player(),
        wall={"L": 3, "M": 3, "R": 3},
    )  # fmt: skip
    assert keys(s, R) == ["pass", "play:master_builders"]
