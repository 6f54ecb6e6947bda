"""Builders' camp, embassy, tea house, war academy (5.10, 5.12 to 5.14)."""

from tests.games.great_wall.table import B, R, Y, asked, goods, keys, pass_until, play, player, refusals, step, table
from tests.rules import rule

from rampart.games.great_wall.content.names import ADVISOR_WORDS
from rampart.games.great_wall.state import GreatWall


def working(*people: dict, tea: str = "RBY", **fields: object) -> GreatWall:
    """Step B of R's turn."""
    rest = [player() for _ in range(3 - len(people))]
    todo = [step("activation_step", R), step("reclaim", R)]
    return table(*people, *rest, tea=tea, active=R, ruler=R, todo=todo, **fields)


def builder(own: str, clerks: int = 1, **fields: object) -> GreatWall:
    """R has clerks in the builders' camp."""
    return working(player(goods=own, clerks={"builders_camp": clerks}), **fields)


# ---- building


@rule("GW-BLD02", "GW-BLD06")
def test_a_barricade_costs_two_materials_and_brings_two_honour() -> None:
    s = builder("WG", barricades={"L": 3, "M": 2, "R": 0})
    assert keys(s, R) == ["barricade@M", "barricade@R", "stop"]
    play(s, (R, "barricade@M"))
    assert (s.barricades, s.honour[R], goods(s, R)) == ([3, 3, 0], 2, "")


@rule("GW-BLD03", "GW-BLD04", "GW-BLD06")
def test_e16_the_warehouse_is_emptied_first() -> None:
    s = builder("WWWS", warehouse={"wood": 2, "gold": 1}, barricades={"L": 3, "M": 3, "R": 3})
    play(s, (R, "wall@L"))
    assert s.warehouse == [0, 0, 0]
    assert keys(s, R) == ["wood:1", "wood:2"]
    play(s, (R, "wood:1"))
    assert (s.wall[0], s.honour[R], goods(s, R)) == (1, 5, "WW")


@rule("GW-BLD04")
def test_e17_a_full_warehouse_pays_all_and_the_builder_chooses_what() -> None:
    s = builder("W", warehouse={"wood": 4, "stone": 4})
    play(s, (R, "barricade@L"))
    assert keys(s, R) == ["wood:0", "wood:1", "wood:2"]
    play(s, (R, "wood:0"))
    assert (s.warehouse, s.honour[R], goods(s, R)) == ([4, 2, 0], 2, "W")


@rule("GW-BLD05")
def test_chi_does_not_build() -> None:
    s = builder("WCCCCCCC", barricades={})
    pass_until(s, lambda: True)
    assert asked(s) != "build R"
    s = builder("WW", barricades={})
    assert refusals(s, R) == [("wall@L", "GW-BLD05"), ("wall@M", "GW-BLD05"), ("wall@R", "GW-BLD05")]
    assert s.decision(R).refused[0].why == "You need 5 materials; you and the warehouse have 2."


@rule("GW-BLD03")
def test_a_wall_of_level_three_is_complete() -> None:
    s = builder("W" * 20, wall={"L": 3, "M": 2})
    assert "wall@L" not in keys(s, R)
    assert ("wall@L", "GW-BLD03") in refusals(s, R)
    play(s, (R, "wall@M"))
    assert (s.wall, s.honour[R], goods(s, R)) == ([0, 0, 0][:0] + [3, 3, 0], 15, "WWWWW")


@rule("GW-BLD07", "GW-ATK12")
def test_archers_stay_on_the_new_level_which_has_more_firing_spots() -> None:
    s = working(player(goods="WWWWW", clerks={"builders_camp": 1}, firing={"L": 1}))
    play(s, (R, "wall@L"))
    assert s.firing[R][:3] == [1, 0, 0]


@rule("GW-BLD01", "GW-BLD08", "GW-T35")
def test_two_clerks_build_two_levels_of_one_section_before_anybody_else() -> None:
    s = working(
        player(goods="W" * 15, clerks={"builders_camp": 2}), player(goods="W" * 15, clerks={"builders_camp": 1})
    )
    play(s, (R, "wall@L"), (R, "wall@L"))
    assert (s.wall[0], s.honour[R]) == (2, 15)
    assert asked(s) == "build B"


# ---- embassy


@rule("GW-EMB01", "GW-EMB02", "GW-EMB05", "GW-T36")
def test_a_clerk_is_hired_for_two_gold_and_does_not_act_yet() -> None:
    s = working(player(goods="GGGGG", clerks={"embassy": 1}))
    play(s, (R, "clerk"))
    assert (s.clerks[R][11], goods(s, R)) == (2, "GGG")
    assert asked(s) != "hire R"
    s = working(player(goods="GGGGG", clerks={"embassy": 1}, unhired=0))
    assert asked(s) != "hire R"


ROW = ["abbot", "censor", "courier", "architect"]


@rule("GW-EMB03", "GW-EMB04", "GWC-607")
def test_e15_advisors_get_dearer_and_the_row_is_filled_at_once() -> None:
    me = player(goods="G" * 7, clerks={"embassy": 2}, advisors=["assassin"], support=["fletcher"])
    s = working(me, advisor_row=ROW)
    play(s, (R, "active:censor"))
    assert goods(s, R) == "GGGG"
    assert [ADVISOR_WORDS[x] for x in s.advisor_row[:3]] == ["abbot", "courier", "architect"]
    assert len(s.advisor_row) == 4
    play(s, (R, "support:abbot"))
    assert goods(s, R) == ""
    assert len(s.advisors[R]) + len(s.support[R]) == 4
    assert ADVISOR_WORDS.index("abbot") in s.view(B).support[R]  # all saw it go


@rule("GW-EMB03")
def test_what_is_too_dear_at_the_embassy_is_said() -> None:
    s = working(player(goods="GG", clerks={"embassy": 1}, advisors=["assassin"], support=["fletcher"]), advisor_row=ROW)
    assert keys(s, R) == ["stop", "clerk"]
    assert refusals(s, R) == [("advisor", "GW-EMB03")]
    assert [x.why for x in s.decision(R).refused] == ["You need 3 gold; you have 2."]


# ---- tea house


@rule("GW-TEA01", "GW-T03")
def test_e13_each_moves_up_one_in_the_order_of_the_beginning() -> None:
    s = working(player(clerks={"tea_house": 1}), player(clerks={"tea_house": 1}), tea="YRB")
    assert asked(s) == "sip_tea R"
    play(s, (R, "up"), (B, "up"))
    assert s.tea == [R, B, Y]


@rule("GW-TEA02")
def test_e14_alone_in_the_tea_house_one_goes_to_the_top() -> None:
    s = working(player(), player(clerks={"tea_house": 2}), tea="YRB")
    play(s, (B, "up"))
    assert s.tea == [B, Y, R]


@rule("GW-TEA01", "GW-TEA02")
def test_more_clerks_in_the_tea_house_do_not_help_unless_they_are_all() -> None:
    def four(mine: int, theirs: int) -> GreatWall:
        """R and B in the tea house of side B, which has three spots."""
        people = [player(clerks={"tea_house": mine}), player(clerks={"tea_house": theirs}), player(), player()]
        return table(*people, tea="GYRB", active=R, ruler=R, todo=[step("activation_step", R), step("reclaim", R)])

    s = four(2, 1)
    play(s, (R, "up"), (B, "stay"))
    assert s.tea == [3, R, Y, B]
    s = four(3, 0)
    play(s, (R, "up"))
    assert s.tea == [R, 3, Y, B]


@rule("GW-TEA03")
def test_on_top_there_is_nothing_to_do() -> None:
    s = working(player(clerks={"tea_house": 2}), tea="RBY")
    assert asked(s) != "sip_tea R"
    assert s.tea == [R, B, Y]


@rule("GW-TEA04")
def test_an_advanced_activation_with_empty_spots_moves_up_one() -> None:
    people = [player(), player(clerks={"tea_house": 1}, chosen="despotism"), player()]
    s = table(
        *people, tea="YRB", active=B, ruler=B, track=[B], todo=[step("resolve_frame", frame=6), step("reclaim", R)]
    )
    play(s, (B, "activate:tea_house"), (B, "up"))
    assert s.tea == [Y, B, R]


# ---- war academy


@rule("GW-ACA01")
def test_a_tactic_card_is_drawn_per_clerk_or_fewer() -> None:
    s = working(player(clerks={"war_academy": 2}))
    assert keys(s, R) == ["draw:2", "draw:1", "draw:0"]
    play(s, (R, "draw:1"))
    assert len(s.tactics[R]) == 1


@rule("GW-TAC01")
def test_more_than_five_cards_are_discarded_after_the_whole_draw() -> None:
    hand = ["retreat", "restless", "pursuit", "empty_fort", "claim_of_glory"]
    s = working(player(clerks={"war_academy": 2}, tactics=hand))
    play(s, (R, "draw:2"))
    assert asked(s) == "discard_tactic R"
    assert len(s.tactics[R]) == 7
    play(s, (R, "discard:retreat"), (R, "discard:restless"))
    assert len(s.tactics[R]) == 5
    assert len(s.tactic_discard) == 2
