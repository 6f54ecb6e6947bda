"""Ancient Chronicles: what they are played with, and the scenarios (GWX-AC-SCN)."""

import pytest
from tests.games.great_wall.card_table import full
from tests.games.great_wall.chronicles_table import FAMINE, FREEZING, GHOSTS, VISIT, clerks_less, demand_of, part, table
from tests.games.great_wall.table import B, R, Y, asked, goods, horde, keys, pass_until, play, player, step
from tests.rules import rule

import rampart
from rampart.games.great_wall.content.names import ADVISOR_WORDS, ARTIFACT_WORDS, GENERAL_WORDS, TACTIC_WORDS
from rampart.games.great_wall.modules.chronicles.names import (
    CHRONICLE_ADVISORS,
    CHRONICLE_ARTIFACTS,
    CHRONICLE_GENERALS,
    CHRONICLE_TACTICS,
    SCENARIOS,
)
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import LOCATION_WORDS, POOL, SOURCE_WORDS, SPEARMAN
from rampart.kernel.errors import BadDocument, BadOptions

GAME = rampart.game("great_wall")
QUARRY = LOCATION_WORDS.index("quarry")


@rule("GWX-AC-01", "GWX-006")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_cards_of_the_chronicles_join_the_decks(scenario: str) -> None:
    box = GAME.new(players=3, seed=1, chronicles=scenario).box
    assert {GENERAL_WORDS.index(x) for x in CHRONICLE_GENERALS} <= set(box.generals)
    assert {ADVISOR_WORDS.index(x) for x in CHRONICLE_ADVISORS} <= set(box.advisors)
    assert {TACTIC_WORDS.index(x) for x in CHRONICLE_TACTICS} <= set(box.tactics)
    assert {ARTIFACT_WORDS.index(x) for x in CHRONICLE_ARTIFACTS} <= set(box.artifacts)
    assert [len(x) for x in (box.generals, box.advisors, box.tactics, box.artifacts)] == [17, 54, 28, 15]


@rule("GWX-001", "GWX-AC-02")
def test_they_stand_alone_and_are_for_three_to_five() -> None:
    for other in ({"khan": True}, {"rat": True}):
        with pytest.raises(BadOptions):
            GAME.configure(3, {"chronicles": VISIT, **other})
    for players in (1, 2):
        with pytest.raises(BadOptions, match="3 to 5"):
            GAME.configure(players, {"chronicles": VISIT})


# ---- Freezing Weather


@rule("GWX-AC-SCN-01")
@pytest.mark.parametrize(("year", "level", "wood"), [(1, 2, 2), (2, 2, 1), (4, 2, 0), (4, 3, 1), (5, 1, 0), (6, 3, 3)])
def test_frost_lowers_what_overseers_bring_at_income(year: int, level: int, wood: int) -> None:
    s = table(player(levels={"lumber_mill": level}), player(), player(), scenario=FREEZING, season="summer", year=year,
              todo=[step("income", R)])  # fmt: skip
    assert goods(s, R) == "W" * wood


@rule("GWX-AC-SCN-01")
def test_frost_takes_from_the_overseer_and_not_from_the_clerks() -> None:
    me = player(levels={"lumber_mill": 1}, clerks={"lumber_mill": 3})
    s = table(me, player(), player(), scenario=FREEZING, year=4, active=R,
              todo=[step("choose_location", R, allowed=["lumber_mill"])])  # fmt: skip
    play(s, (R, "activate:lumber_mill"))
    assert goods(s, R) == "WWW"


@rule("GWX-AC-SCN-01")
def test_after_the_own_horde_check_four_of_a_kind_may_be_given_for_12_honor() -> None:
    s = table(player(goods="WWWWSSS"), player(), player(), scenario=FREEZING, active=R, todo=[step("horde_check")])
    assert keys(s, R) == ["none", "give:wood"]
    before = s.clerks[R][POOL]
    play(s, (R, "give:wood"))
    assert (goods(s, R), s.clerks[R][POOL], part(s).gifts[R]) == ("SSS", before - 1, [1, 0, 0, 0])
    s = table(player(goods="WWWW"), player(), player(), scenario=FREEZING, active=R, clerks=clerks_less(1, 0, 0),
              beside={"gifts": [{"wood": 1}, {}, {}]}, todo=[step("horde_check")])  # fmt: skip
    assert not asked(s).startswith("offer_goods")  # each type once


@rule("GWX-AC-SCN-01")
def test_each_gift_scores_12_before_the_final_scoring() -> None:
    s = table(player(), player(), player(), scenario=FREEZING, season="winter", year=6, space=5,
              clerks=clerks_less(2, 0, 0), beside={"gifts": [{"wood": 1, "chi": 1}, {}, {}]},
              todo=[step("end_check")])  # fmt: skip
    assert s.over and s.sources[R][SOURCE_WORDS.index("scenario")] == 24


@rule("GWX-AC-SCN-01")
def test_in_a_breach_a_resource_may_be_removed_instead_of_each_token() -> None:
    s = table(player(goods="WS"), player(), player(), scenario=FREEZING, season="winter",
              hordes={"L": ["sappers_L", "camp_train_L"]}, todo=[step("breach_shame", R, section="L")])  # fmt: skip
    assert keys(s, R) == ["none", "ransom:wood", "ransom:stone"]
    play(s, (R, "ransom:wood"))
    assert keys(s, R) == ["none", "ransom:stone"]
    play(s, (R, "ransom:stone"))
    assert (goods(s, R), sum(s.shamed[R]), asked(s)) == ("", 0, "")


@rule("GWX-AC-SCN-01")
@pytest.mark.parametrize(("stock", "gone"), [(50, 0), (1, 4), (0, 8)])
def test_a_raid_takes_from_the_stock_and_only_what_is_missing_as_shame(stock: int, gone: int) -> None:
    lying = {"L": ["sappers_L", "camp_train_L", "marauders_L"], "M": ["sappers_M"], "R": ["sappers_R"]}
    s = table(player(), player(), player(), scenario=FREEZING, season="spring", year=2, hordes=lying,
              next_horde=["outriders_M", "outriders_L"], todo=[step("place_horde", cause="spring")],
              beside={"stock": dict.fromkeys(("wood", "stone", "gold", "chi"), stock)})  # fmt: skip
    assert s.shame_gone == gone and part(s).stock == [max(0, stock - 2)] * 4


# ---- Great Famine


@rule("GWX-AC-SCN-02")
def test_breaches_bring_no_shame_but_shrink_the_granaries() -> None:
    s = table(player(), player(), player(), scenario=FAMINE, season="winter", wall={},
              hordes={"L": ["sappers_L", "camp_train_L"]}, beside={"food": [10, 14, 15], "capacity": 15},
              todo=[step("compare", section="L")])  # fmt: skip
    assert part(s).capacity == 13 and part(s).food == [10, 13, 13]
    assert sum(sum(mine) for mine in s.shamed) == 0


@rule("GWX-AC-SCN-02")
def test_a_raid_lowers_the_capacity_and_takes_no_shame() -> None:
    lying = {"L": ["sappers_L", "camp_train_L", "marauders_L"], "M": ["sappers_M"], "R": ["sappers_R"]}
    s = table(player(), player(), player(), scenario=FAMINE, season="spring", year=2, hordes=lying,
              next_horde=["outriders_M", "outriders_L"], todo=[step("place_horde", cause="spring")],
              beside={"food": [5, 5, 5], "capacity": 9})  # fmt: skip
    assert (part(s).capacity, s.shame_gone) == (8, 0)


@rule("GWX-AC-SCN-02")
def test_at_capacity_5_all_lose_at_once() -> None:
    s = table(player(), player(), player(), scenario=FAMINE, season="winter", wall={}, hordes={"L": ["sappers_L"]},
              beside={"food": [5, 5, 5], "capacity": 6}, todo=[step("compare", section="L")])  # fmt: skip
    assert s.over and s.winners() == [] and s.ending == "famine"


@rule("GWX-AC-SCN-02")
def test_after_the_assault_all_on_the_board_eat_or_go_home() -> None:
    me = player(clerks={"quarry": 1}, levels={"temple": 1}, rest={"L_spearman": 1}, firing={"M": 1})
    s = table(me, player(), player(), scenario=FAMINE, season="winter", wall={"M": 1},
              hordes={"L": [horde("sappers_L", "0.0:R")]}, beside={"food": [4, 0, 0], "capacity": 15},
              todo=[step("open_moment", opens="assault_end")])  # fmt: skip
    assert keys(s, R) == ["clerk@quarry", "overseer@temple", "spearman@rest:L", "firing@M", "spearman@L1:0.0"]
    play(s, (R, "overseer@temple"))
    assert "fed" in keys(s, R)  # four are left, and there is food for four
    play(s, (R, "fed"))
    assert part(s).food[R] == 0 and s.levels[R] == [0, 0, 0, 0] and s.pool[R][SPEARMAN] == 8


@rule("GWX-AC-SCN-02")
def test_each_way_home_leads_to_the_pool() -> None:
    me = player(clerks={"quarry": 1}, rest={"L_spearman": 1}, firing={"M": 1})
    s = table(me, player(), player(), scenario=FAMINE, season="winter", wall={"M": 1},
              hordes={"L": [horde("sappers_L", "0.0:R")]}, beside={"food": [0, 0, 0], "capacity": 15},
              todo=[step("open_moment", opens="assault_end")])  # fmt: skip
    for key in ("clerk@quarry", "spearman@rest:L", "firing@M"):
        play(s, (R, key))  # the last one goes by itself
    assert s.pool[R][:3] == [10, 4, 2] and s.clerks[R][QUARRY] == 0 and s.covers[0][0] == 2


@rule("GWX-AC-SCN-02")
def test_the_embassy_sells_2_food_for_gold_equal_to_the_lethality() -> None:
    s = table(player(goods="GGG"), player(), player(), scenario=FAMINE, space=2,
              beside={"food": [3, 0, 0], "capacity": 4}, todo=[step("hire", R, left=2)])  # fmt: skip
    play(s, (R, "buy:food"))
    assert (goods(s, R), part(s).food[R]) == ("G", 4)  # never above the capacity
    assert "buy:food" not in keys(s, R)


# ---- The Emperor's Visit


@rule("GWX-AC-SCN-03")
def test_who_shows_four_gains_10_honor_and_anyone_else_shame() -> None:
    s = table(player(goods="GGGG"), player(goods="GGG"), player(), season="winter", beside={"demand": "gold"},
              todo=[step("open_moment", opens="assault_end")])  # fmt: skip
    pass_until(s, lambda: not asked(s))
    assert s.honour[R] == 10 and goods(s, R) == "GGGG"
    assert [sum(s.shamed[q]) for q in (R, B, Y)] == [0, 1, 1]


@rule("GWX-AC-SCN-03")
def test_the_demand_is_random() -> None:
    assert len({demand_of(GAME.new(players=3, seed=seed, chronicles=VISIT)) for seed in range(30)}) == 4


@rule("GWX-AC-SCN-03")
def test_clerks_in_the_warehouse_decide_what_is_asked_for_next() -> None:
    s = table(player(goods="WWWW"), player(goods="WWWW"), player(goods="WWWW"), season="winter",
              beside={"demand": "wood", "in_warehouse": [0, 2, 0]}, clerks=clerks_less(0, 2, 0),
              todo=[step("open_moment", opens="assault_end")])  # fmt: skip
    assert asked(s) == "new_demand B" and keys(s, B) == ["demand:stone", "demand:gold", "demand:chi"]
    play(s, (B, "demand:chi"))
    assert demand_of(s) == "chi" and part(s).in_warehouse == [0, 0, 0] and s.clerks[B][POOL] == 5


@rule("GWX-AC-SCN-03")
def test_a_clerk_may_be_placed_in_the_warehouse() -> None:
    s = table(player(chosen="economy"), player(), player(), track=[R], ruler=R, todo=[step("next_turn", slot=0)])
    play(s, (R, "place:warehouse"))
    assert part(s).in_warehouse == [1, 0, 0] and s.clerks[R][POOL] == 4


@rule("GWX-AC-SCN-03", "GW-CLK01")
def test_a_clerk_may_be_moved_to_the_warehouse_but_not_out_of_a_full_location() -> None:
    s = table(player(chosen="economy", clerks={"quarry": 1, "lumber_mill": 3, "embassy": 1}), player(), player(),
              track=[R], ruler=R, todo=[step("next_turn", slot=0)])  # fmt: skip
    assert "move:quarry>warehouse" in keys(s, R) and "move:lumber_mill>warehouse" not in keys(s, R)
    play(s, (R, "move:quarry>warehouse"), (R, "move:embassy>warehouse"))
    assert part(s).in_warehouse == [2, 0, 0] and sum(s.clerks[R][:POOL]) == 3
    assert not any(key.startswith("move:warehouse") for key in keys(s, R))


@rule("GWX-AC-SCN-03", "GW-CLK04")
def test_two_different_locations_are_not_both_the_warehouse() -> None:
    s = table(player(chosen="economy"), player(), player(), track=[R], ruler=R, todo=[step("next_turn", slot=0)])
    play(s, (R, "stop"))
    assert asked(s) == "place_clerk B"
    play(s, (B, "place:warehouse"))
    assert "place:quarry" in keys(s, B) and "place:warehouse" not in keys(s, B)
    play(s, (B, "place:quarry"))
    assert part(s).in_warehouse == [0, 1, 0] and asked(s) == "place_clerk Y"


# ---- The Hungry Ghost Festival


def festival(**fields: object) -> GreatWall:
    """After the assault, with hordes in two rows."""
    people = [player(clerks={"quarry": 2}), player(clerks={"quarry": 1}), player()]
    return table(*people, scenario=GHOSTS, season="winter", hordes={"L": ["sappers_L", "camp_train_L"]},
                 todo=[step("open_moment", opens="assault_end")], **fields)  # fmt: skip


@rule("GWX-AC-SCN-04")
def test_a_token_for_each_row_with_a_horde_haunts_a_location() -> None:
    s = festival()
    assert asked(s) == "haunt R" and "haunt:barracks" not in keys(s, R) and "haunt:tea_house" not in keys(s, R)
    play(s, (R, "haunt:quarry"))
    assert s.clerks[R][QUARRY] == s.clerks[B][QUARRY] == 0
    assert asked(s) == "haunt B" and "haunt:quarry" not in keys(s, B)
    play(s, (B, "haunt:embassy"))
    assert s.shame_bank == 28 and not asked(s).startswith("haunt")


@rule("GWX-AC-SCN-04")
def test_no_clerk_may_be_placed_in_a_haunted_location() -> None:
    s = table(player(chosen="economy"), player(), player(), scenario=GHOSTS, track=[R], ruler=R,
              beside={"haunted": ["quarry", "embassy"]}, todo=[step("next_turn", slot=0)])  # fmt: skip
    assert "place:lumber_mill" in keys(s, R)
    assert "place:quarry" not in keys(s, R) and "place:embassy" not in keys(s, R)


@rule("GWX-AC-SCN-04")
def test_who_claims_a_horde_may_free_a_location() -> None:
    s = table(player(), player(), player(), scenario=GHOSTS, hordes={"L": [full()]},
              beside={"haunted": ["quarry", "embassy"]}, todo=[step("horde_check")])  # fmt: skip
    assert keys(s, R) == ["none", "free:quarry", "free:embassy"]
    play(s, (R, "free:quarry"))
    assert part(s).haunted == 1 << LOCATION_WORDS.index("embassy") and s.shame_bank == 29


@rule("GWX-AC-SCN-04")
def test_the_ghosts_leave_as_the_assault_begins() -> None:
    s = table(player(), player(), player(), scenario=GHOSTS, season="winter", beside={"haunted": ["quarry"]},
              todo=[step("open_moment", opens="assault_start")])  # fmt: skip
    assert part(s).haunted == 0 and s.shame_bank == 30


@rule("GWX-AC-SCN-04")
def test_killed_soldiers_leave_the_game() -> None:
    s = table(player(), player(), player(), scenario=GHOSTS, hordes={"L": [full()]}, todo=[step("horde_check")])
    assert s.pool[R][SPEARMAN] == 9 and s.sacrificed[R][1 + SPEARMAN] == 1


def test_documents_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadDocument, match="no room for so much food"):
        table(player(), player(), player(), scenario=FAMINE, beside={"food": [9, 0, 0], "capacity": 8},
              todo=[step("fall")])  # fmt: skip
