"""Advisors of production, clerks, tea and command cards (GWC-ADV-01 to GWC-ADV-21)."""

import pytest
from tests.games.great_wall.card_table import activating, advised, first, stop, table, turn_of
from tests.games.great_wall.table import B, R, Y, asked, goods, keys, play, player, step
from tests.rules import rule

from rampart.games.great_wall.cards import ADVISOR_CARDS
from rampart.games.great_wall.content.names import ADVISOR_WORDS, BASE_ADVISORS
from rampart.games.great_wall.state import GreatWall

PROMOTERS = [
    ("alchemist", "gold_mine", "stone", "lumber_mill"), ("stonemason", "quarry", "wood", "gold_mine"),
    ("manufacturer", "lumber_mill", "chi", "quarry"), ("spiritual_leader", "temple", "gold", "quarry"),
]  # fmt: skip
LETTER = {"wood": "W", "stone": "S", "gold": "G", "chi": "C"}


def worked(me: dict, location: str, n: int = 1, **fields: object) -> GreatWall:
    """A production location with n clerks of R and as many of B as fill it."""
    mine = {**me, "clerks": {**me["clerks"], location: n}}
    return activating(mine, player(clerks={location: 3 - n}), player(), **fields)


@rule("GWC-ADV-01", "GWC-ADV-02", "GWC-ADV-03", "GWC-ADV-04", "GWC-ADV-50")
@pytest.mark.parametrize(("advisor", "own", "paid_in", "elsewhere"), PROMOTERS)
def test_an_overseer_is_promoted_elsewhere_too_and_for_two_less(
    advisor: str, own: str, paid_in: str, elsewhere: str
) -> None:
    s = worked(advised(advisor), elsewhere)
    assert f"also:appoint:{own}:spearman" in keys(s, R)
    assert f"appoint:{own}:spearman" not in keys(s, R)  # only once, by the advisor
    play(s, (R, f"also:appoint:{own}:spearman"))  # 2 - 2
    assert s.levels[R][["lumber_mill", "quarry", "gold_mine", "temple"].index(own)] == 1
    assert not any(key.startswith("also:") for key in (keys(s, R) if asked(s) == "promote R" else []))
    s = worked(advised(advisor, goods=LETTER[paid_in], levels={own: 1}), elsewhere)
    have = goods(s, R).count(LETTER[paid_in])
    play(s, (R, f"also:promote:{own}"))
    assert goods(s, R).count(LETTER[paid_in]) == have - 1  # 3 - 2
    s = worked(advised(advisor, goods=LETTER[paid_in], levels={own: 2}), elsewhere)
    assert not s.over
    assert goods(s, R).count(LETTER[paid_in]) < 2
    assert asked(s) != "promote R" or f"also:promote:{own}" not in keys(s, R)  # 4 - 2 cannot be paid


@rule("GWC-ADV-50", "GWC-ADV-01")
def test_at_home_there_is_one_promotion_at_the_lower_price() -> None:
    s = worked(advised("alchemist"), "gold_mine")
    assert next(key for key in keys(s, R) if "gold_mine" in key) == "appoint:gold_mine:spearman"
    play(s, (R, "appoint:gold_mine:archer"))
    assert s.levels[R][2] == 1
    assert asked(s) != "promote R"


@rule("GWC-ADV-50")
def test_without_a_promotion_step_of_ones_own_there_is_no_extra_one() -> None:
    s = activating(advised("alchemist"), player(clerks={"quarry": 2}), player(clerks={"quarry": 1}))
    stop(s)
    assert s.levels[R] == [0, 0, 0, 0]
    s = activating(advised("alchemist", clerks={"war_academy": 1}), player(), player())
    assert asked(s) == "study R"
    stop(s)
    assert s.levels[R] == [0, 0, 0, 0]


@rule("GWC-ADV-51")
def test_two_such_advisors_give_one_promotion_each() -> None:
    s = worked(advised("alchemist", "manufacturer"), "temple")
    play(s, (R, "also:appoint:gold_mine:spearman"), (R, "also:appoint:lumber_mill:spearman"))
    assert s.levels[R] == [1, 0, 1, 0]
    assert asked(s) != "promote R"


@rule("GWC-ADV-05")
def test_the_tax_collector_brings_gold_for_high_overseers() -> None:
    levels = {"lumber_mill": 1, "quarry": 2, "temple": 3}
    s = table(advised("tax_collector", levels=levels), player(), player(), todo=[step("income", R)], season="summer")
    assert goods(s, R) == "WSSGGCCC"
    s = table(
        advised("tax_collector"), player(levels={"quarry": 2}), player(), todo=[step("income", B)], season="summer"
    )
    assert (goods(s, R), goods(s, B)) == ("", "SS")


@rule("GWC-ADV-06", "GWC-R03")
def test_the_salt_merchant_exchanges_three_resources_for_one_kind() -> None:
    s = turn_of(R, advised("salt_merchant", goods="WWSG", chosen="economy"), player(), player())
    play(s, (R, "use:salt_merchant"), (R, "wood>chi"))
    assert set(keys(s, R)) == {"stop", "wood>chi", "stone>chi", "gold>chi"}
    play(s, (R, "stone>chi"), (R, "gold>chi"))
    assert (goods(s, R), asked(s)) == ("WCCC", "place_clerk R")


@rule("GWC-ADV-06")
def test_the_salt_merchant_trades_in_the_own_turn_only() -> None:
    s = turn_of(B, advised("salt_merchant", goods="WWSG"), player(chosen="economy"), player())
    assert asked(s) == "place_clerk B"
    s = turn_of(R, advised("salt_merchant", chosen="economy"), player(), player())
    assert asked(s) == "place_clerk R"  # nothing to trade


@rule("GWC-ADV-07")
@pytest.mark.parametrize(("shame", "gain"), [({}, 2), ({"shamed": {"archer": 1}}, 1)])
def test_the_granary_keeper_brings_one_resource_and_another_without_shame(shame: dict, gain: int) -> None:
    s = table(advised("granary_keeper", **shame), player(), player(), todo=[step("summer")], season="spring", year=2)
    for _ in range(gain):
        assert keys(s, R) == ["take:wood", "take:stone", "take:gold", "take:chi"]
        play(s, (R, "take:gold"))
    assert goods(s, R) == "G" * gain
    assert s.over or asked(s) != "take_resource R"


@rule("GWC-ADV-07")
def test_shame_on_a_claimed_horde_counts_for_the_granary_keeper() -> None:
    s = table(
        advised("granary_keeper", claimed=["sappers_L"], stains={"sappers_L": 1}), player(), player(),
        todo=[step("summer")], season="spring", year=2,
    )  # fmt: skip
    play(s, (R, "take:gold"))
    assert s.over or asked(s) != "take_resource R"


@rule("GWC-ADV-08")
@pytest.mark.parametrize(("clerks", "gain"), [(1, 2), (2, 4)])
def test_the_abacus_master_adds_one_with_two_clerks(clerks: int, gain: int) -> None:
    s = worked(advised("abacus_master", levels={"quarry": 1}), "quarry", clerks)
    assert goods(s, R) == "S" * gain


@rule("GWC-ADV-09")
def test_the_caravan_leader_brings_chi_for_a_donation_once_per_turn() -> None:
    s = activating(
        advised("caravan_leader", clerks={"quarry": 1, "gold_mine": 1}),
        player(clerks={"quarry": 2, "gold_mine": 2}), player(),
    )  # fmt: skip
    stop(s, wanted=("donate",))
    assert (goods(s, R), sum(s.warehouse)) == ("C", 4)
    assert goods(s, B) == "SG"


@rule("GWC-ADV-10")
def test_the_storekeeper_donates_twice_and_better_the_second_time() -> None:
    s = worked(advised("storekeeper", goods="S"), "quarry", 2)
    stop(s, "donate R")
    play(s, (R, "donate"))
    assert s.honour[R] == 2
    play(s, (R, "donate"))
    assert (s.honour[R], goods(s, R), s.warehouse[1]) == (5, "S", 2)  # no third one
    assert asked(s) == "donate B"
    play(s, (B, "donate"))
    assert (s.honour[B], s.over) == (2, True)


@rule("GWC-ADV-11")
@pytest.mark.parametrize(("level", "gold"), [(2, "G"), (1, "")])
def test_the_canal_warden_profits_from_large_productions_of_others(level: int, gold: str) -> None:
    s = activating(
        player(clerks={"quarry": 2}, levels={"quarry": level}), advised("canal_warden", clerks={"quarry": 1}), player()
    )
    assert goods(s, R) == "S" * (2 + level)
    assert goods(s, B) == "S" + gold


@rule("GWC-ADV-11")
def test_the_canal_warden_profits_once_per_turn_and_not_from_ones_own_work_or_income() -> None:
    both = {"quarry": 2, "gold_mine": 2}
    s = activating(
        player(clerks=both, levels={"quarry": 3, "gold_mine": 3}),
        advised("canal_warden", clerks={"quarry": 1, "gold_mine": 1}), player(),
    )  # fmt: skip
    stop(s)
    assert goods(s, B) == "SGG"
    s = worked(advised("canal_warden", levels={"quarry": 2}), "quarry", 2)
    assert goods(s, R) == "SSSS"
    levels = {"quarry": 3, "temple": 3}
    s = table(player(levels=levels), advised("canal_warden"), player(), todo=[step("income", R)], season="summer")
    assert goods(s, B) == ""


def others_frame(**fields: object) -> GreatWall:
    """B has the Courier and Y a clerk in the temple while R's Economy lets the others place clerks."""
    return table(
        player(chosen="economy", clerks={"quarry": 1}), advised("courier"), player(clerks={"temple": 1}),
        todo=[step("resolve_frame", frame=1)], active=R, ruler=R, **fields,
    )  # fmt: skip


@rule("GWC-ADV-12", "GWC-ADV-53")
def test_the_courier_places_one_more_clerk_beside_another_player() -> None:
    s = others_frame()
    play(s, (B, "place:embassy"), (B, "stop"))
    assert asked(s) == "place_clerk Y"  # after all others
    play(s, (Y, "stop"), (B, "use:courier"))
    assert {key for key in keys(s, B) if key.startswith("place:")} == {"place:quarry", "place:temple"}
    play(s, (B, "place:quarry"))
    assert (s.over, s.clerks[B][1]) == (True, 1)


@rule("GWC-ADV-12")
def test_the_courier_waits_for_a_clerk_placed_in_a_frame_for_the_others() -> None:
    s = others_frame()
    play(s, (B, "stop"), (Y, "place:embassy"), (Y, "stop"))
    assert s.over
    s = table(
        advised("courier", chosen="economy"), player(clerks={"temple": 1}), player(),
        todo=[step("resolve_frame", frame=0)], active=R, ruler=R,
    )  # fmt: skip
    play(s, (R, "place:embassy"), (R, "stop"))
    assert s.over  # one's own frame is none for the others


def hiring(me: dict, **fields: object) -> GreatWall:
    """R has clerks in the embassy."""
    return activating({**me, "clerks": {"embassy": 2}}, player(), player(), advisor_row=["abbot", "censor"], **fields)


@rule("GWC-ADV-13", "GW-T36")
def test_the_imperial_examiner_hires_clerks_cheaper_and_for_honour() -> None:
    s = hiring(advised("imperial_examiner", goods="GG"))
    play(s, (R, "clerk"))
    assert (goods(s, R), s.honour[R], s.clerks[R][11]) == ("G", 2, 2)
    play(s, (R, "clerk"))
    assert (goods(s, R), s.honour[R], s.clerks[R][11]) == ("", 4, 1)  # each hire is an instance of its own
    s = hiring(advised("imperial_examiner", goods="GG"))
    play(s, (R, "active:abbot"))
    assert (goods(s, R), s.honour[R]) == ("", 0)


@rule("GWC-ADV-14")
@pytest.mark.parametrize(("support", "left"), [([], 8), (["fletcher"], 8), (["fletcher", "assassin", "architect"], 6)])
def test_the_palace_eunuch_makes_advisors_cheaper_but_never_free(support: list[str], left: int) -> None:
    s = hiring(advised("palace_eunuch", goods="G" * 9, support=support))
    play(s, (R, "active:abbot"))
    assert goods(s, R) == "G" * left
    play(s, (R, "clerk"))
    assert goods(s, R) == "G" * (left - 2)


@rule("GWC-ADV-15", "GWC-ADV-52")
def test_the_magistrate_leaves_a_clerk_once_per_turn() -> None:
    s = activating(
        advised("magistrate", clerks={"tea_house": 1, "temple": 1}), player(clerks={"tea_house": 1, "temple": 2}),
        player(), location="temple",
    )  # fmt: skip
    stop(s, wanted=("use:magistrate",))
    assert (s.clerks[R][3], s.clerks[R][5], s.clerks[B][3]) == (1, 0, 0)  # the tea house came second
    assert s.clerks[R][10] == 4


@rule("GWC-ADV-15")
def test_the_magistrate_works_neither_in_special_locations_nor_after_advanced_activations() -> None:
    s = activating(advised("magistrate", clerks={"war_academy": 1}), player(), player())
    play(s, (R, "draw:0"))
    assert s.over
    s = table(
        advised("magistrate", clerks={"temple": 1}, chosen="despotism"), player(), player(),
        todo=[step("frame_for", R, frame=6)], active=R,
    )  # fmt: skip
    play(s, (R, "activate:temple"))
    stop(s)
    assert s.clerks[R][3] == 0


@rule("GWC-ADV-16", "GWC-602")
def test_the_censor_buys_off_the_shame_of_a_location() -> None:
    s = activating(advised("censor", goods="G", clerks={"quarry": 3}), player(), player())
    play(s, (R, "use:censor"))
    assert (goods(s, R), s.shame_bank) == ("SSS", 30)
    s = activating(advised("censor", goods="G", clerks={"quarry": 3}), player(), player())
    play(s, (R, "pass"))
    assert asked(s) == "place_shame R"
    s = activating(advised("censor", clerks={"quarry": 3}), player(), player())
    assert asked(s) == "place_shame R"  # nothing to pay with


@rule("GWC-ADV-16")
def test_the_censor_does_not_help_in_a_breach() -> None:
    s = table(
        advised("censor", goods="G"), player(), player(), todo=[step("compare", section=0)], season="winter",
        hordes={"L": ["sappers_L"]},
    )  # fmt: skip
    assert asked(s) == "place_shame R"


@rule("GWC-ADV-17")
def test_the_prefect_activates_a_regular_location_with_two_own_clerks() -> None:
    mine = {"quarry": 2, "temple": 1, "tea_house": 2, "builders_camp": 2}
    s = activating(advised("prefect", clerks=mine, unhired=1), player(), player())
    play(s, (R, "use:prefect"))
    assert keys(s, R) == ["activate:quarry", "activate:tea_house", "none"]
    play(s, (R, "activate:quarry"))
    assert (goods(s, R), s.shame_bank) == ("SS", 30)
    s = table(advised("prefect", clerks={"quarry": 2}), player(), player(), todo=[step("activation_step", B)], active=B)
    assert s.over  # only in one's own turn


def tea(order: str, mine: int = 1, theirs: int = 1) -> GreatWall:
    """A tea house with clerks of R, who has the Tea Master, and of B."""
    return activating(
        advised("tea_master", clerks={"tea_house": mine}), player(clerks={"tea_house": theirs} if theirs else {}),
        player(), tea=order,
    )  # fmt: skip


@rule("GWC-ADV-18")
def test_the_tea_master_moves_up_one_more_and_gains_honour_for_all_passed() -> None:
    s = tea("YBR")
    play(s, (B, "up"), (R, "up"), (R, "use:tea_master"))
    assert (s.tea, s.honour[R], s.over) == ([R, B, Y], 2, True)
    s = tea("YBR", 2, 0)
    play(s, (R, "up"))  # to the top at once
    assert (s.tea[0], s.honour[R], s.over) == (R, 2, True)
    s = tea("YBR")
    play(s, (B, "up"), (R, "stay"), (R, "use:tea_master"))
    assert (s.tea, s.honour[R]) == ([B, R, Y], 1)


@rule("GWC-ADV-18")
def test_the_tea_master_gains_two_honour_where_the_marker_was_on_top() -> None:
    s = tea("RBY")
    play(s, (B, "stay"))
    assert (s.honour[R], s.over) == (2, True)


@rule("GWC-ADV-19")
@pytest.mark.parametrize(("order", "honour", "chi"), [("RBY", 3, ""), ("BRY", 0, ""), ("BYR", 0, "C")])
def test_the_court_poet_sings_at_the_top_and_at_the_bottom(order: str, honour: int, chi: str) -> None:
    s = table(advised("court_poet"), player(), player(), todo=[step("fall")], tea=order, season="summer")
    assert (s.honour[R], goods(s, R)) == (honour, chi)


@rule("GWC-ADV-20")
@pytest.mark.parametrize(
    ("discard", "honour"), [(["economy"], 3), (["economy", "despotism", "work_harder", "attack_order", "betrayal"], 14)]
)
def test_the_court_historian_adds_to_the_honour_for_command_cards(discard: list[str], honour: int) -> None:
    s = table(
        advised("court_historian", discard=discard), player(), player(), todo=[step("reclaim", R)], season="summer"
    )
    play(s, (R, "honour"))
    assert s.honour[R] == honour
    s = table(
        advised("court_historian", discard=discard), player(), player(), todo=[step("reclaim", R)], season="summer"
    )
    play(s, (R, "take"))
    assert s.honour[R] == 0


@rule("GWC-ADV-21")
def test_the_strategist_draws_one_more_in_the_academy_and_discards_one() -> None:
    deck = ["night_raid", "pursuit", "retreat"]
    s = activating(
        advised("strategist", clerks={"war_academy": 1}), player(), player(), tactic_deck=deck, tactic_discard=REST
    )
    play(s, (R, "draw:1"), (R, "use:strategist"))
    assert len(s.tactics[R]) == 2
    play(s, (R, "discard:night_raid"))
    assert (len(s.tactics[R]), len(s.tactic_deck), s.over) == (1, 1, True)


REST = [
    "restless", "forced_march", "imperial_edict", "rich_harvest", "tribute_mission", "tea_ceremony", "double_shift",
    "master_builders", "secret_envoy", "war_council", "volunteers", "surprise_charge", "claim_of_glory",
    "plunder_the_camp", "heroic_sacrifice", "oil_and_stones", "empty_fort",
]  # fmt: skip


@rule("GWC-ADV-21")
def test_the_strategist_holds_seven_tactic_cards() -> None:
    hand = REST[:6]
    for advisors, held in ((["strategist"], 7), ([], 5)):
        s = table(player(advisors=advisors, tactics=hand), player(), player(), todo=[step("drawn", R, n=1, cause=2)])
        while not s.over:
            first(s, R, "discard")
        assert len(s.tactics[R]) == min(held, 6)
    s = table(
        player(advisors=["strategist"], tactics=REST[:9]), player(), player(), todo=[step("drawn", R, n=1, cause=2)]
    )
    while not s.over:
        first(s, R, "discard")
    assert len(s.tactics[R]) == 7


@rule("GWC-R10", "GWC-S01")
def test_there_are_44_advisors_and_all_do_something() -> None:
    assert [card.word for card in ADVISOR_CARDS] == ADVISOR_WORDS
    assert len(set(ADVISOR_WORDS[:BASE_ADVISORS])) == BASE_ADVISORS == 44
    assert all(card.clauses or card.modifiers for card in ADVISOR_CARDS)


@rule("GWC-ADV-01", "GWC-ADV-02", "GWC-ADV-03", "GWC-ADV-04")
@pytest.mark.parametrize(("advisor", "own", "paid_in", "elsewhere"), PROMOTERS)
def test_other_overseers_cost_the_same_and_get_no_extra_promotion(
    advisor: str, own: str, paid_in: str, elsewhere: str
) -> None:
    prices = {"lumber_mill": "C", "quarry": "W", "gold_mine": "S", "temple": "G"}
    s = worked(advised(advisor, goods="WWWSSSGGGCCC"), elsewhere)
    others = [key for key in keys(s, R) if key.startswith("also:") and own not in key]
    assert others == []
    have = goods(s, R).count(prices[elsewhere])
    play(s, (R, f"appoint:{elsewhere}:spearman"))
    assert goods(s, R).count(prices[elsewhere]) == have - 2


@rule("GWC-ADV-12")
def test_the_courier_follows_a_frame_of_the_reed_card_too() -> None:
    s = table(
        advised("courier"), player(clerks={"temple": 1}), todo=[step("resolve_frame", frame=25)], active=2, ruler=R
    )
    play(s, (R, "place:embassy"), (R, "stop"), (B, "stop"), (R, "use:courier"))
    assert "place:temple" in keys(s, R)
