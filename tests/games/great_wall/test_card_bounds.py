"""What cards of modules bring at most and at least, and whose moments they answer, beside their own tests."""

import pytest
from tests.games.great_wall import card_table
from tests.games.great_wall.card_table import first, leader
from tests.games.great_wall.chronicles_table import table as of_chronicles
from tests.games.great_wall.coop_table import coop, shamed
from tests.games.great_wall.module_table import beasts, with_beasts
from tests.games.great_wall.powder_table import powder
from tests.games.great_wall.table import B, R, asked, goods, horde, keys, pass_until, play, player, step
from tests.games.great_wall.test_beast_cards import me as of_beasts
from tests.games.great_wall.test_fifth_player import LATER, crowd, five, led
from tests.rules import rule

from rampart.games.great_wall.tables import SPEARMAN


@rule("GWX-5P-GEN-03")
def test_wang_anshi_gains_4_at_most() -> None:
    s = five(led("wang_anshi", 5, goods="GGGGG"), todo=[step("hire", R, left=1), LATER])
    play(s, (R, "clerk"))
    assert (s.honour[R], goods(s, R)) == (4, "GGGC")


@rule("GWX-5P-GEN-04")
@pytest.mark.parametrize(("n", "gained"), [(1, 1), (5, 3)])
def test_li_qingzhao_gains_n_and_3_at_most(n: int, gained: int) -> None:
    me = led("li_qingzhao", n, goods="WW", tactics=["oil_and_stones"])
    s = five(me, todo=[step("compare", section="L"), LATER])
    play(s, (R, "boost:oil_and_stones"))
    pass_until(s, lambda: "use:li_qingzhao" in keys(s, R))
    play(s, (R, "use:li_qingzhao"), *[(R, "take:chi")] * gained)
    assert goods(s, R) == "C" * gained and not asked(s).startswith("take")


@rule("GWX-5P-GEN-01")
@pytest.mark.parametrize(("n", "gained"), [(1, 2), (2, 4), (5, 6)])
def test_su_dongpo_gains_by_walls_in_co_operative_play(n: int, gained: int) -> None:
    people = [leader("su_dongpo", n, goods="WWWWW"), player(), player(), player(), player()]
    hordes = {section: [f"hashar_levy_{section}"] for section in "LMR"}
    s = card_table.table(*people, options={"coop": True, "fifth_player": True}, hordes=hordes, space=1,
                         todo=[step("build", R, left=1), LATER])  # fmt: skip
    play(s, (R, "wall@L"))
    pass_until(s, lambda: "use:su_dongpo" in keys(s, R))
    play(s, (R, "use:su_dongpo"), *[(R, "take:chi")] * gained)
    assert goods(s, R) == "C" * gained and not asked(s).startswith("take")


@rule("GWX-5P-TAC-02")
def test_share_the_load_brings_2_more() -> None:
    s = crowd(player(tactics=["share_the_load"]), "quarry")
    play(s, (R, "play:share_the_load"))
    assert goods(s, R) == "SSS"


@rule("GWX-AC-TAC-07")
def test_carry_the_wounded_saves_three_of_four() -> None:
    lancers = horde("heavy_lancers_L", "0.2:R 0.3:R 0.4:R 1.1:R")
    s = of_chronicles(player(tactics=["carry_the_wounded"], goods="CCC"), player(), player(), season="winter", space=4,
                      hordes={"L": [lancers]}, todo=[step("breach_killing", section="L")])  # fmt: skip
    play(s, (R, "boost:carry_the_wounded"))
    pass_until(s, lambda: not asked(s), ("save:spearman@heavy_lancers.1",))
    assert (s.rest[R][SPEARMAN], s.pool[R][SPEARMAN]) == (3, 7)


@rule("GWX-AC-TAC-05")
def test_levy_of_the_poor_brings_1_honor_for_one_recruit() -> None:
    me = player(tactics=["levy_of_the_poor"], goods="SSSSGGG", clerks={"barracks": 1})
    s = of_chronicles(me, player(), player(), active=R, todo=[step("choose_location", R, allowed=["barracks"])])
    play(s, (R, "activate:barracks"), (R, "recruit:spearman"))
    pass_until(s, lambda: asked(s).startswith("respond"))
    play(s, (R, "play:levy_of_the_poor"))
    pass_until(s, lambda: not asked(s).startswith("take_back"), ("gold",))
    assert s.honour[R] == 1


@rule("GWC-CTA-02")
def test_united_front_lets_one_attack_and_not_after_the_own_attack() -> None:
    mine = player(rest={"L_spearman": 3}, tactics=["united_front"])
    todo = [step("strike", R, kind="spearman", section="L"), step("coop_remove_shame", 2)]
    s = coop(player(rest={"L_spearman": 1}), mine, shamed(), todo=todo)
    first(s, R, "hashar_levy_L@0.0")
    play(s, (B, "play:united_front"))
    first(s, B, "spearman", "hashar_levy_L")
    assert s.rest[B][SPEARMAN] == 2 and not asked(s).startswith("choose_attacker")
    s = coop(mine, player(rest={"L_spearman": 1}), shamed(), todo=todo)
    first(s, R, "hashar_levy_L@0.0")
    assert not asked(s).startswith("respond")


@rule("GWX-BP-ADV-08")
def test_the_breach_mason_builds_3_materials_cheaper() -> None:
    hordes = {"L": ["battering_ram_L"], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    s = powder(player(advisors=["breach_mason"], goods="WWWW"), player(), player(), hordes=hordes, wall={"L": 1},
               todo=[step("open_moment", opens="assault_end"), LATER])  # fmt: skip
    play(s, (R, "use:breach_mason"))
    pass_until(s, lambda: not asked(s).startswith(("pay", "spend")), ("wood:2",))
    assert goods(s, R) == "WW" and s.wall[0] == 1


@rule("GWX-5P-TAC-03")
@pytest.mark.parametrize(("how", "left"), [("play", 0), ("boost", 1)])
def test_grand_army_brings_3_honor_and_spares_one_soldier(how: str, left: int) -> None:
    lancers = horde("heavy_lancers_L", "0.2:R 0.3:R 0.4:R 1.1:R 1.2:B 1.3:Y")
    hordes = {"L": [lancers], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    s = five(player(tactics=["grand_army"], goods="C"), hordes=hordes, space=4, todo=[step("horde_check"), LATER])
    play(s, (R, f"{how}:grand_army"))
    pass_until(s, lambda: not s.covers[0] or asked(s).startswith("reclaim"), ("stop", "pass"))
    assert (s.honour[R], s.rest[R][SPEARMAN]) == (3 + 2, left)


@rule("GWX-AC-ADV-02")
def test_the_famine_inspector_stores_once_a_turn() -> None:
    todo = [step("donate", R, which=1), step("donate", R, which=1)]
    s = of_chronicles(player(advisors=["famine_inspector"], goods="WW"), player(), player(), todo=todo)
    play(s, (R, "donate"), (R, "use:famine_inspector"), (R, "store_gold"), (R, "donate"))
    assert not asked(s).startswith("respond") and s.warehouse == [2, 0, 1]


@rule("GWX-AC-ADV-03")
def test_the_master_of_ceremonies_gains_once_a_turn() -> None:
    me = player(advisors=["master_of_ceremonies"], clerks={"temple": 1, "headquarters": 1})
    s = of_chronicles(me, player(), player(), active=R, artifacts=["chime_stones", "silk_map"],
                      todo=[step("choose_location", R, allowed=["temple"]),
                            step("choose_location", R, allowed=["headquarters"])])  # fmt: skip
    play(s, (R, "activate:temple"))
    pass_until(s, lambda: asked(s).startswith("choose_location"))
    play(s, (R, "activate:headquarters"))
    pass_until(s, lambda: not asked(s))
    assert s.honour[R] == 3


@rule("GWC-CGEN-04")
def test_yue_yun_attacks_with_one_soldier_once_a_year_for_each_n() -> None:
    me = leader("yue_yun", 1, rest={"L_spearman": 3})
    strike = step("strike", B, kind="spearman", section="L")
    s = coop(me, player(rest={"L_spearman": 2}), shamed(), hordes={"L": [horde("hashar_levy_L", "0.0:R")]},
             todo=[strike, strike, step("coop_remove_shame", 2)])  # fmt: skip
    first(s, B, "hashar_levy_L")
    play(s, (R, "use:yue_yun"))
    first(s, R, "spearman", "hashar_levy_L")
    assert asked(s) == "strike B" and s.rest[R][SPEARMAN] == 2
    first(s, B, "hashar_levy_L")
    assert not asked(s).startswith("respond")


@rule("GWX-AB-TAC-04")
@pytest.mark.parametrize(
    ("how", "rank", "cards", "held"),
    [
        ("play", 1, ["camp_train_R"], True),
        ("play", 1, ["outriders_R"], False),
        ("boost", 2, ["camp_train_R", "camp_train_L"], True),
        ("boost", 2, ["keshig_guard_R"], False),
    ],
)
def test_shell_of_the_world_adds_3_or_3_for_each_rank(how: str, rank: int, cards: list, held: bool) -> None:
    s = with_beasts(
        of_beasts(tactics=["shell_of_the_world"], goods="SS", honour=9), of_beasts(), of_beasts(),
        there=beasts(ranks=(1, 1, rank, 1)), hordes={"R": cards}, season="winter",
        todo=[step("compare", section="R"), LATER],
    )  # fmt: skip
    play(s, (R, f"{how}:shell_of_the_world"))
    pass_until(s, lambda: asked(s).startswith("reclaim") or asked(s) == "", ("pass",))
    assert (sum(sum(mine) for mine in s.shamed) == 0) == held
