"""Activation and production (5.6, 5.7)."""

from tests.games.great_wall.table import B, R, Y, asked, goods, keys, pass_until, play, player, refusals, step, table
from tests.rules import rule

from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import LOCATION_WORDS


def working(*people: dict, tea: str = "RBY", **fields: object) -> GreatWall:
    """Step B of R's turn."""
    return table(*people, tea=tea, active=R, ruler=R, todo=[step("activation_step", R), step("reclaim", R)], **fields)


def to_the_end(s: GreatWall) -> GreatWall:
    """No one does anything more."""
    pass_until(s, lambda: asked(s) in ("reclaim R", ""))
    return s


@rule("GW-ACT01", "GW-ACT02")
def test_full_regular_and_manned_special_locations_are_activated_in_the_order_the_active_player_likes() -> None:
    s = working(player(clerks={"quarry": 2}), player(clerks={"quarry": 1, "temple": 2}), player(clerks={"embassy": 1}))
    assert asked(s) == "next_location R"
    assert keys(s, R) == ["activate:quarry", "activate:embassy"]


@rule("GW-ACT03")
def test_a_location_is_activated_once_and_new_ones_are_looked_for() -> None:
    s = working(player(clerks={"embassy": 1}, goods="GGGG"), player(), player())
    play(s, (R, "clerk"))
    to_the_end(s)
    assert s.activated == 1 << LOCATION_WORDS.index("embassy")
    assert s.clerks[R][10] == 6


@rule("GW-ACT04", "GW-ACT09", "GW-SHM01")
def test_e18_a_lone_clan_is_shamed_before_the_effect() -> None:
    s = working(player(clerks={"quarry": 3}), player(), player())
    assert asked(s) == "place_shame R"
    assert goods(s, R) == ""
    play(s, (R, "soldier:spearman"))
    assert goods(s, R) == "SSS"
    assert s.shamed[R][:3] == [1, 0, 0]


@rule("GW-ACT04")
def test_the_tea_house_shames_nobody_and_two_clans_are_not_alone() -> None:
    s = to_the_end(working(player(clerks={"tea_house": 2}), player(), player()))
    assert sum(s.shamed[R]) == 0
    s = to_the_end(working(player(clerks={"quarry": 2}), player(clerks={"quarry": 1}), player()))
    assert sum(s.shamed[R]) + sum(s.shamed[B]) == 0


@rule("GW-ACT05", "GW-ACT07", "GW-T52")
def test_clerks_are_resolved_in_tea_order_and_all_go_home() -> None:
    s = working(player(clerks={"builders_camp": 1}, goods="WW"), player(clerks={"builders_camp": 1}, goods="WW"),
                player(), tea="BRY", barricades={})  # fmt: skip
    assert asked(s) == "build B"
    play(s, (B, "stop"))
    assert asked(s) == "build R"
    play(s, (R, "barricade@L"))
    assert (s.clerks[R][10], s.clerks[B][10]) == (5, 5)


@rule("GW-ACT06")
def test_a_player_may_use_fewer_clerks() -> None:
    s = working(player(clerks={"builders_camp": 2}, goods="WWWW"), player(), player(), barricades={})
    play(s, (R, "barricade@L"), (R, "stop"))
    assert goods(s, R) == "WW"
    assert s.clerks[R][10] == 5


@rule("GW-ACT08")
def test_presence_is_fixed_when_the_activation_begins() -> None:
    s = working(player(clerks={"quarry": 2}, tactics=["double_shift"]), player(clerks={"quarry": 1}), player())
    assert asked(s) == "respond R"
    quarry = LOCATION_WORDS.index("quarry")
    s.clerks[B][quarry], s.clerks[Y][quarry] = 0, 1  # as if a card had sent one home and another there
    s.clerks[B][10], s.clerks[Y][10] = 5, 4
    play(s, (R, "pass"))
    to_the_end(s)
    assert (goods(s, R), goods(s, B), goods(s, Y)) == ("SS", "S", "")


# ---- production


@rule("GW-PRD01", "GW-PRD02", "GW-PRD03", "GW-T37")
def test_e06_a_clerk_gives_one_and_the_overseer_his_level() -> None:
    s = working(
        player(clerks={"gold_mine": 1}, levels={"gold_mine": 2}), player(clerks={"gold_mine": 2}),
        player(levels={"gold_mine": 3}), tea="BRY",
    )  # fmt: skip
    assert asked(s) == "donate B"  # both gained before anybody donates
    assert (goods(s, R), goods(s, B), goods(s, Y)) == ("GGG", "GG", "")


@rule("GW-PRD01")
def test_all_promote_before_anybody_donates() -> None:
    me = {"clerks": {"lumber_mill": 1}, "goods": "CC"}
    s = working(player(**me), player(clerks={"lumber_mill": 2}, goods="CC"), player())
    steps = []
    while asked(s)[:7] in ("promote", "donate "):
        steps.append(asked(s))
        play(s, (s.deciders[0], keys(s, s.deciders[0])[0]))
    assert steps == ["promote R", "promote B", "donate R", "donate B"]


@rule("GW-PRD04", "GW-PRD05", "GW-PRD06", "GW-PRD07", "GW-PRD08")
def test_e05_promotions_cost_2_then_3_and_level_3_is_the_top() -> None:
    def mill(level: int, chi: int) -> GreatWall:
        levels = {"lumber_mill": level} if level else {}
        return working(player(clerks={"lumber_mill": 2}, goods="C" * chi, levels=levels),
                       player(clerks={"lumber_mill": 1}), player(), warehouse={"wood": 9})  # fmt: skip

    s = mill(0, 3)
    assert keys(s, R) == ["pass", "appoint:lumber_mill:spearman", "appoint:lumber_mill:archer",
                          "appoint:lumber_mill:horseman"]  # fmt: skip
    play(s, (R, "appoint:lumber_mill:spearman"))
    assert (s.levels[R][0], s.overseers[R][0], s.pool[R][0], s.resources[R][3]) == (1, 0, 9, 1)
    s = mill(1, 3)
    assert keys(s, R) == ["pass", "promote:lumber_mill"]
    play(s, (R, "promote:lumber_mill"))
    assert (s.levels[R][0], s.resources[R][3]) == (2, 0)
    assert asked(mill(2, 3)) == "donate R"  # 4 chi would be needed
    assert asked(mill(3, 9)) == "donate R"


@rule("GW-PRD08", "GW-PRD06")
def test_what_is_too_dear_is_said() -> None:
    s = working(
        player(clerks={"lumber_mill": 2}, advisors=["alchemist"], goods="SS"),
        player(clerks={"lumber_mill": 1}),
        player(),
    )
    assert asked(s) == "promote R"
    assert refusals(s, R) == [("promote:lumber_mill", "GW-PRD08")]


@rule("GW-PRD09")
def test_one_resource_is_donated_for_two_honour_but_not_in_the_temple() -> None:
    s = working(player(clerks={"quarry": 2}), player(clerks={"quarry": 1}), player())
    play(s, (R, "donate"))
    assert (s.honour[R], s.warehouse, goods(s, R)) == (2, [0, 1, 0], "S")
    assert asked(s) == "donate B"
    s = working(player(clerks={"temple": 2}), player(clerks={"temple": 1}), player())
    assert not asked(s).startswith("donate")


@rule("GW-PRD10", "GW-T43", "GW-T61")
def test_e07_the_alchemist_promotes_along_and_cheaper() -> None:
    s = working(player(clerks={"quarry": 2}, advisors=["alchemist"]), player(clerks={"quarry": 1}), player())
    assert "also:appoint:gold_mine:spearman" in keys(s, R)
    play(s, (R, "also:appoint:gold_mine:spearman"))
    assert (s.levels[R][2], goods(s, R)) == (1, "SS")  # free: price 2, discount 2
    s = working(
        player(clerks={"quarry": 2}, advisors=["alchemist"], levels={"gold_mine": 1}),
        player(clerks={"quarry": 1}),
        player(),
    )
    play(s, (R, "also:promote:gold_mine"))
    assert (s.levels[R][2], goods(s, R)) == (2, "S")
    s = working(player(clerks={"gold_mine": 2}, advisors=["alchemist"]), player(clerks={"gold_mine": 1}), player())
    assert [key for key in keys(s, R) if key.startswith("also")] == []  # at home only the normal promotion, cheaper
    play(s, (R, "appoint:gold_mine:spearman"))
    assert asked(s) == "donate R"
