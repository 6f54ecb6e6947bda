"""What cards of modules bring at most and at least, and whose moments they answer, beside their own tests."""

import pytest
from tests.games.great_wall import card_table
from tests.games.great_wall.card_table import first, leader
from tests.games.great_wall.chronicles_table import table as of_chronicles
from tests.games.great_wall.coop_table import coop, shamed
from tests.games.great_wall.powder_table import powder
from tests.games.great_wall.table import B, R, asked, goods, horde, keys, pass_until, play, player, step
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
