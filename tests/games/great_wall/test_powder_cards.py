"""The cards of Black Powder, each in a position of its own."""

import pytest
from tests.games.great_wall.powder_table import MONKEY, PANDA, SNAKE, camp, led, powder, shooting, three
from tests.games.great_wall.table import B, R, asked, goods, horde, keys, pass_until, play, player, step

from rampart.games.great_wall.cards import ARTIFACT_CARDS, NOWHERE
from rampart.games.great_wall.content.names import ARTIFACT_WORDS
from rampart.games.great_wall.modules.black_powder.names import ROCKET_WORDS
from rampart.games.great_wall.modules.black_powder.part import powder_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import WOUND

rule = pytest.mark.rule
LATER = step("reclaim", R)
M_SAPPERS = {"L": ["camp_train_L"], "M": ["sappers_M"], "R": ["camp_train_R"]}


def shot(me: dict, machine: str = "ballista", column: str = "column:0", **fields: object) -> GreatWall:
    """R shoots at the Sappers in the middle."""
    s = shooting(machine, *three(me), **{"hordes": M_SAPPERS, **fields})
    play(s, (R, "shoot"))
    if machine != "rocket_launcher":
        play(s, (R, column))
    return s


# ---- generals


@rule("GWX-BP-GEN-01")
def test_shen_kuo_gains_honor_for_every_shot() -> None:
    assert [shot(led("shen_kuo", n)).honour[R] for n in (0, 2, 6)] == [0, 2, 4]


@rule("GWX-BP-GEN-02")
def test_tang_fu_shoots_rockets_free_and_chooses_among_several() -> None:
    part = {"deck": list(ROCKET_WORDS)}
    s = shooting("rocket_launcher", *three(led("tang_fu", 2)), hordes=M_SAPPERS, part=part)
    play(s, (R, "shoot"), (R, "use:tang_fu"))
    assert keys(s, R) == ["rocket:high_arc", "rocket:grazing_fire", "rocket:scatter"]
    play(s, (R, "rocket:scatter"))
    assert sorted(powder_of(s).discard) == [0, 1, 2] and goods(s, R) == "" and s.covers[3][0] == WOUND
    s = shooting("rocket_launcher", *three(led("tang_fu", 5)), hordes=M_SAPPERS, part=part)
    play(s, (R, "shoot"), (R, "use:tang_fu"))
    assert len(keys(s, R)) == 1 + 3  # at most three more
    s = shooting("rocket_launcher", *three(led("tang_fu", 0)), hordes=M_SAPPERS, part=part)
    play(s, (R, "shoot"))
    assert "use:tang_fu" not in keys(s, R)  # free it is all the same


@rule("GWX-BP-GEN-03")
def test_wei_sheng_builds_machines_and_walls_cheaper() -> None:
    s = camp(led("wei_sheng", 3, goods="W"))
    play(s, (R, "cannon@L"))
    while asked(s).startswith("spare_material"):
        play(s, (R, keys(s, R)[-1]))
    assert (s.honour[R], goods(s, R)) == (4 + 6, "")
    s = camp(led("wei_sheng", 5, goods="WWWWWWW"))
    play(s, (R, "wall@L"))
    assert (s.wall[0], goods(s, R)) == (2, "")


@rule("GWX-BP-GEN-04")
def test_chen_gui_wounds_the_horde_that_a_special_soldier_attacks_once_a_turn() -> None:
    me = led("chen_gui", 2, rest={"M_special": 2})
    todo = [step("strike", R, kind="special", section="M"), step("strike", R, kind="special", section="M"), LATER]
    s = powder(*three(me), todo=todo, clans=(MONKEY, PANDA, SNAKE), hordes=M_SAPPERS)
    play(s, (R, "sappers_M@0.0"), (R, "use:chen_gui"), (R, "wound:sappers_M@0.2"), (R, "wound:sappers_M@0.3"))
    assert s.covers[3].count(WOUND) == 2
    play(s, (R, "sappers_M@1.0"))
    assert not asked(s).startswith("respond")


# ---- advisors


@rule("GWX-BP-ADV-01")
def test_the_powder_master_shoots_cheaper_and_gains_honor() -> None:
    s = shot(player(advisors=["powder_master"], goods="S"), "cannon")
    assert (goods(s, R), s.honour[R]) == ("", 1 + 1)
    s = shot(player(advisors=["powder_master"]), "rocket_launcher")
    assert s.honour[R] == 2 + 1


@rule("GWX-BP-ADV-02")
def test_the_siege_engineer_pays_2_less_and_gains_chi() -> None:
    s = camp(player(advisors=["siege_engineer"], goods="WW"))
    play(s, (R, "ballista@L"))
    pass_until(s, lambda: not asked(s).startswith("spare_material"), ("spare:wood",))
    assert goods(s, R) == "C"
    s = powder(*three(player(advisors=["siege_engineer"])), todo=[step("man_tower", R, section="M"), LATER])
    play(s, (R, "tower:2"))
    assert goods(s, R) == "C"


@rule("GWX-BP-ADV-03")
def test_the_tower_captain_scores_3() -> None:
    me = player(advisors=["tower_captain"])
    s = powder(*three(me), todo=[step("score_tower", R, tower="1"), LATER], towers=[None, R, None, None])
    assert s.honour[R] == 6


@rule("GWX-BP-ADV-04")
def test_the_gunner_gains_honor_for_two_wounds() -> None:
    assert shot(player(advisors=["gunner"]), column="column:0").honour[R] == 2
    assert shot(player(advisors=["gunner"]), column="column:2").honour[R] == 0


@rule("GWX-BP-ADV-05")
def test_the_fire_arrow_maker_adds_a_wound_to_an_arriving_archer() -> None:
    me = player(advisors=["fire_arrow_maker"], rest={"M_archer": 1}, firing={"M": 1})
    allowed = [0] * 7 + [0, 1, 0, 0, 0, 1, 0] + [0] * 7
    pad = {"step": "close_pad", "seat": R, "layout": "attack",
           "content": {"left": 2, "must": 0, "done": 0, "sections": 0, "allowed": allowed}}  # fmt: skip
    s = powder(*three(me), todo=[step("choose_attacker", R, attack=0), pad, LATER], hordes=M_SAPPERS)
    play(s, (R, "archer@M"), (R, "wound:sappers_M@0.0"), (R, "use:fire_arrow_maker"), (R, "wound:sappers_M@0.2"))
    play(s, (R, "firing@M"), (R, "wound:sappers_M@0.3"))
    assert s.covers[3].count(WOUND) == 3 and not asked(s).startswith("respond")


@rule("GWX-BP-ADV-06")
def test_the_guild_recruiter_pays_1_less_for_each_special_soldier() -> None:
    me = player(advisors=["guild_recruiter"], goods="WWWC", clerks={"barracks": 2})
    s = powder(me, player(), player(), todo=[step("choose_location", R, allowed=["barracks"])], active=R, ruler=R)
    play(s, (R, "activate:barracks"), (R, "recruit:warrior_monk"), (R, "recruit:warrior_monk"))
    pass_until(s, lambda: not asked(s).startswith("spare_price"))
    assert (goods(s, R), s.honour[R]) == ("", 1)


@rule("GWX-BP-ADV-06")
@pytest.mark.parametrize(("advisor", "panels"), [("guild_recruiter", 0), ("gunner", 1)])
def test_no_panel_names_a_group_whose_price_depends_on_who_is_in_it(advisor: str, panels: int) -> None:
    me = player(advisors=[advisor], goods="WWWC", clerks={"barracks": 2})
    s = powder(me, player(), player(), todo=[step("choose_location", R, allowed=["barracks"])], active=R, ruler=R)
    play(s, (R, "activate:barracks"))
    levy, args = s.current(R)
    assert len(levy.compositions(s, R, args)) == panels


@rule("GWX-BP-ADV-07")
def test_the_rocketeer_draws_one_more_rocket() -> None:
    me = player(advisors=["rocketeer"], goods="W")
    s = shooting("rocket_launcher", *three(me), hordes=M_SAPPERS, part={"deck": list(ROCKET_WORDS)})
    play(s, (R, "shoot"), (R, "use:rocketeer"))
    assert keys(s, R) == ["rocket:high_arc", "rocket:grazing_fire"] and s.honour[R] == 3


@rule("GWX-BP-ADV-08", "GWX-BP-57")
def test_the_breach_mason_saves_the_last_wall_once_a_year() -> None:
    me = player(advisors=["breach_mason"], goods="WWWW")
    hordes = {"L": ["battering_ram_L"], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    todo = [step("open_moment", opens="assault_end"), step("open_moment", opens="assault_end"), LATER]
    s = powder(me, player(), player(), todo=todo, hordes=hordes, wall={"L": 1})
    play(s, (R, "use:breach_mason"))
    pass_until(s, lambda: s.over, ("pass",))
    assert (s.honour[R], s.ending) == (5, "ruin")  # the second ram of the year finds him spent


@rule("GWX-BP-ADV-08")
@pytest.mark.parametrize(("section", "before"), [("M", 2), ("R", 1)])
def test_the_breach_mason_builds_the_level_that_fell(section: str, before: int) -> None:
    me = player(advisors=["breach_mason"], goods="WWWWWWW")
    hordes = {x: [f"battering_ram_{x}" if x == section else f"camp_train_{x}"] for x in "LMR"}
    s = powder(me, player(), player(), todo=[step("open_moment", opens="assault_end"), LATER], hordes=hordes,
               wall={"L": 3, "M": 1, "R": 1} | {section: before})  # fmt: skip
    play(s, (R, "use:breach_mason"))
    assert s.wall["LMR".index(section)] == before and s.barricades == [0, 0, 0]
    assert goods(s, R) == ("" if before == 2 else "WWWWW") and s.honour[R] == 5 * before


@rule("GWX-BP-ADV-09")
def test_the_bell_ringer_gains_for_a_tower() -> None:
    me = player(advisors=["bell_ringer"])
    s = powder(*three(me), todo=[step("man_tower", R, section="M"), LATER])
    play(s, (R, "tower:2"), (R, "use:bell_ringer"), (R, "take:gold"))
    assert (goods(s, R), s.honour[R]) == ("G", 1)


@rule("GWX-BP-ADV-10")
def test_the_shield_bearer_saves_victims_of_shots_and_one_other_a_year() -> None:
    hordes = {"L": ["camp_train_L"], "M": [horde("sappers_M", "0.0:B 1.0:B")], "R": ["camp_train_R"]}
    s = shooting("ballista", player(), player(advisors=["shield_bearer"]), player(), hordes=hordes)
    play(s, (R, "shoot"), (R, "column:0"), (B, "use:shield_bearer"))
    pass_until(s, lambda: s.rest[B][5] == 1)
    assert s.rest[B][5] == 1 and s.uses == []
    todo = [step("storm", section="M"), step("storm", section="M"), LATER]
    s = powder(player(), player(advisors=["shield_bearer"]), player(), todo=todo, hordes=hordes)
    play(s, (B, "spearman@0.0"), (B, "use:shield_bearer"))
    assert s.rest[B][5] == 1 and len(s.uses) == 1


@rule("GWX-BP-ADV-11")
def test_the_saltpeter_merchant_earns_with_a_spearman_in_a_tower() -> None:
    me = player(advisors=["saltpetre_merchant"])
    assert goods(powder(*three(me), todo=[step("income", R), LATER], towers=[None, None, R, None]), R) == "WS"
    assert goods(powder(*three(me), todo=[step("income", R), LATER], towers=[None, None, B, None]), R) == ""


@rule("GWX-BP-ADV-12")
@pytest.mark.parametrize(("card", "honour"), [("battering_ram_L", 4), ("siege_ladders_L", 4), ("elite_tumen_L", 0)])
def test_the_siege_breaker_gains_for_claimed_engines(card: str, honour: int) -> None:
    hordes = {"L": [horde(card, "all:x 0.1:R")], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    s = powder(*three(player(advisors=["siege_breaker"])), todo=[step("horde_check"), LATER], hordes=hordes)
    pass_until(s, lambda: asked(s).startswith("reclaim"))
    assert s.honour[R] == 2 + honour


# ---- artifacts


def scored(word: str, me: dict, **fields: object) -> int:
    s = powder(*three(me), todo=[LATER], **fields)
    return sum(amount.of(s, R, NOWHERE) for amount in ARTIFACT_CARDS[ARTIFACT_WORDS.index(word)].scores)


@rule("GWX-BP-ART-01", "GWX-BP-ART-02", "GWX-BP-ART-03", "GWX-BP-ART-04", "GWX-BP-ART-05", "GWX-BP-ART-06")
def test_the_six_artifacts() -> None:
    on_card = {"L": [("camp_train_L", {"0.0": "special@0"})], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    assert scored("thunder_crash_bomb", player(rest={"L_special": 1}), hordes=on_card) == 10
    claims = player(claimed=["battering_ram_M", "trebuchet_M", "elite_tumen_M"], stains={"trebuchet_M": 1})
    assert scored("cloud_bridge_plans", claims) == 6
    assert scored("bronze_watch_bell", player(), towers=[R, B, None, R]) == 12
    assert scored("military_classics", player(tactics=["retreat", "pursuit"])) == 6
    guards = player(rest={"L_archer": 1}, firing={"M": 1})
    assert (
        scored("nest_of_bees", guards, machines={"L_cannon": 1, "L_ballista": 1, "M_ballista": 1, "R_cannon": 1}) == 9
    )
    assert scored("repeating_crossbow", player(firing={"L": 1, "M_special": 1}), clans=(SNAKE, MONKEY, PANDA)) == 8
