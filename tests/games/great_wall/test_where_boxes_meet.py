"""Where two boxes meet: special soldiers on the wall, shots, bannermen and the cards of other boxes that see them."""

import pytest
from tests.games.great_wall.card_table import first, leader
from tests.games.great_wall.khan_table import khan
from tests.games.great_wall.module_table import beasts, rat_at
from tests.games.great_wall.powder_table import DRAGON, MONKEY, PANDA, SNAKE, powder
from tests.games.great_wall.table import B, R, Y, asked, horde, keys, pass_until, play, player, step
from tests.rules import rule

from rampart.games.great_wall.modules.coop.part import coop_of
from rampart.games.great_wall.modules.rat.content import soldiers_at_highest_wall
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import KINDS, SHOOTERS, SPECIAL

LATER = step("reclaim", R)
L, M = 0, 1
HORDES = {"L": ["camp_train_L"], "M": ["keshig_guard_M", "sappers_M"], "R": ["camp_train_R"]}
QUIET = ("pass", "stop", "none", "hold", "stay", "keep", "done", "war", "tea", "end")


def with_tiger(clan: str, goods: str, section: str = "section_M") -> GreatWall:
    """R recruits in the barracks; the White Tiger is at a section of the wall."""
    others = [x for x in (MONKEY, DRAGON) if x != clan]
    me = player(goods=goods, clerks={"barracks": 1}, discard=["betrayal"])
    s = powder(me, player(), player(), clans=(clan, *others), active=R, ruler=R, options={"beasts": True},
               todo=[step("choose_location", R, allowed=["barracks"]), LATER], hordes=HORDES,
               **beasts(("quarry", section, "section_R", "embassy")))  # fmt: skip
    play(s, (R, "activate:barracks"))
    return s


@rule("GWX-AB-BST-21", "GWX-BP-43")
def test_the_white_tiger_does_not_reward_a_shot_from_the_wall() -> None:
    s = with_tiger(SNAKE, "GGCC")
    play(s, (R, "recruit:crossbowman"), (R, "firing@M"), (R, "shoot:sappers_M@0.0"))
    assert (s.firing[R][SHOOTERS + M], s.honour[R]) == (1, 0)


@rule("GWX-AB-BST-21", "GWX-BP-42")
def test_the_white_tiger_rewards_a_bomber_that_drops_but_not_its_shot() -> None:
    s = with_tiger(PANDA, "WGC")
    play(s, (R, "recruit:bomber"), (R, "firing@M"), (R, "shoot:sappers_M@0.0"))
    assert asked(s) == "drop_bomber R" and s.honour[R] == 0
    play(s, (R, "drop:keshig_guard_M@0.2"))
    assert s.honour[R] == 3 + 1  # the spot, and the Tiger


def shot_at(section: str, hordes: dict[str, list], mine: str = "G") -> GreatWall:
    """An archer of R's mans the wall of the middle section; the Khan is before a section, with Silk and Terror."""
    his = khan(section=section, skills=("silk_and_terror", "no_retreat"))
    todo = [step("choose_attacker", R), LATER]
    allowed = [0] * 21
    allowed[7 + 1] = 1
    pad = {"step": "close_pad", "seat": R, "layout": "attack",
           "content": {"left": 1, "must": 0, "done": 0, "sections": 0, "allowed": allowed}}  # fmt: skip
    return powder(player(goods=mine, rest={"M_archer": 1}, honour=5, discard=["betrayal"]), player(), player(),
                  todo=[todo[0], pad, LATER], hordes=hordes, khan=his, options={"khan": True})  # fmt: skip


@rule("GWX-GK-SKL-05", "GWX-GK-34")
def test_an_archer_who_hits_a_horde_of_the_khans_section_pays_for_silk_and_terror() -> None:
    s = shot_at("M", HORDES)
    play(s, (R, "archer@M"), (R, "wound:sappers_M@0.0"))
    assert keys(s, R) == ["tribute", "disgrace"]
    play(s, (R, "tribute"))
    assert sum(s.resources[R]) == 0 and s.honour[R] == 5


@rule("GWX-GK-SKL-05")
@pytest.mark.parametrize(
    ("section", "hordes"),
    [("L", HORDES), ("M", {"L": ["camp_train_L"], "M": [horde("sappers_M", "all:x")], "R": ["camp_train_R"]})],
)
def test_an_archer_pays_nothing_elsewhere_or_where_he_finds_no_spot(section: str, hordes: dict[str, list]) -> None:
    s = shot_at(section, hordes)
    play(s, (R, "archer@M"))
    play(s, (R, keys(s, R)[0]))
    pass_until(s, lambda: asked(s).startswith("reclaim"), QUIET)
    assert sum(s.resources[R]) == 1 and s.honour[R] == 5


@rule("GWX-GK-26", "GWX-BP-41")
def test_a_bannerman_leads_special_soldiers_on_firing_spots_too() -> None:
    me = player(rest={"M_bannerman": 1}, firing={"M_special": 1})
    s = powder(me, player(), player(), clans=(SNAKE, MONKEY, DRAGON), options={"khan": True}, khan=khan(),
               todo=[step("banner_attack", R), LATER], hordes=HORDES)  # fmt: skip
    assert keys(s, R) == ["bannerman@M", "special_on_wall@M", "stop"]
    play(s, (R, "special_on_wall@M"), (R, "shoot:sappers_M@0.0"))
    assert s.firing[R][SHOOTERS + M] == 1 and "mark@0" in str(s.document()["hordes"])
    me = player(advisors=["archer_captain"], goods="W", chosen="economy", firing={"M_special": 1})
    archers = powder(me, player(), player(), clans=(SNAKE, MONKEY, DRAGON), todo=[step("next_turn", slot=0), LATER],
                     track=[R], ruler=R, hordes=HORDES)  # fmt: skip
    assert "use:archer_captain" not in keys(archers, R)  # it speaks of archers


@rule("GWX-AB-ADV-06", "GWX-BP-41")
@pytest.mark.parametrize(("post", "honour"), [("L_special", 2), ("M_special", 0)])
def test_the_turtle_warden_sees_special_soldiers_on_firing_spots(post: str, honour: int) -> None:
    me = player(advisors=["turtle_warden"], firing={post: 1}, discard=["betrayal"])
    s = powder(me, player(), player(), clans=(SNAKE, MONKEY, DRAGON), options={"beasts": True}, wall={"L": 2, "M": 2},
               todo=[step("compare", section="L"), LATER],
               **beasts(("quarry", "section_M", "section_L", "embassy")))  # fmt: skip
    pass_until(s, lambda: asked(s).startswith("reclaim"), QUIET)
    assert s.honour[R] == honour


@rule("GWX-RAT-ART-01", "GWX-BP-41")
def test_zhaoyao_jing_counts_special_soldiers_on_firing_spots() -> None:
    me = player(firing={"L_special": 2, "M_special": 1, "L": 1})
    s = powder(me, player(), player(), clans=(SNAKE, MONKEY, DRAGON), options={"rat": True}, wall={"L": 2, "M": 1},
               todo=[LATER], **rat_at())  # fmt: skip
    assert soldiers_at_highest_wall(s, R, -1) == 3


@rule("GWX-BP-54", "GWC-TAC-20")
@pytest.mark.parametrize(("how", "killed"), [("play", 2), ("boost", 0)])
def test_an_empty_fort_spares_archers_even_from_ladders(how: str, killed: int) -> None:
    me = player(tactics=["empty_fort"], goods="CC", firing={"L": 2}, rest={"L_spearman": 1}, discard=["betrayal"])
    hordes = {"L": ["siege_ladders_L"], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    s = powder(me, player(), player(), hordes=hordes, wall={"L": 2, "M": 1, "R": 1}, season="winter",
               todo=[step("compare", section="L"), LATER])  # fmt: skip
    play(s, (R, f"{how}:empty_fort"))
    pass_until(s, lambda: asked(s).startswith("reclaim"), (*QUIET, "soldier:spearman"))
    assert s.firing[R][L] == 2 - killed and s.rest[R][L * KINDS] == 0  # who rests is killed all the same


# ---- together


def together(*people: dict, **fields: object) -> GreatWall:
    """Co-operative play with Black Powder; R's special soldiers are crossbowmen."""
    hordes = {"L": ["hashar_levy_L"], "M": ["hashar_levy_M"], "R": ["hashar_levy_R"]}
    return powder(*people, clans=(SNAKE, MONKEY, DRAGON), **{"hordes": hordes, **fields}, options={"coop": True})


@rule("GWC-DEM-02", "GWC-DEM-21", "GWX-BP-47")
def test_special_soldiers_on_firing_spots_may_be_sacrificed() -> None:
    s = together(player(firing={"M_special": 2}), player(), player(),
                 coop={"demands": ["emperors_guard", "scholars", "prayers"]},
                 todo=[step("name_demand", R), step("coop_remove_shame", Y)])  # fmt: skip
    play(s, (R, "demand:emperors_guard"), (R, "gives:2"), (R, "gives:2"), (B, "agree"), (Y, "agree"))
    play(s, (R, "special@firing_M"), (R, "special@firing_M"))
    assert s.firing[R][SHOOTERS + M] == 0 and s.sacrificed[R][1 + SPECIAL] == 2


@rule("GWC-CTA-09", "GWX-BP-41")
def test_a_shield_wall_counts_players_with_special_soldiers_on_firing_spots() -> None:
    hordes = {"L": [horde("iron_lancers_L", "0.1:B")], "M": ["hashar_levy_M"], "R": ["hashar_levy_R"]}
    me = player(tactics=["shield_wall"], firing={"L_special": 1})
    s = together(me, player(), player(shamed={"spearman": 1}, honour=30), hordes=hordes, barricades={"L": 1},
                 todo=[step("compare", section="L"), step("coop_remove_shame", Y)])  # fmt: skip
    play(s, (R, "play:shield_wall"))
    pass_until(s, lambda: asked(s).startswith("coop_remove_shame"), QUIET)
    assert (
        s.shame_bank == 29 and coop_of(s).breached == 0
    )  # wall 5, barricade 2, R and B 1 each: as much as the lancers


@rule("GWC-CGEN-04")
def test_yue_yun_answers_an_archer_who_hits_his_card() -> None:
    hordes = {"L": [horde("reavers_L", "0.0:R")], "M": ["hashar_levy_M"], "R": ["hashar_levy_R"]}
    me = leader("yue_yun", 1, rest={"L_spearman": 1})
    other = player(rest={"L_archer": 1})
    allowed = [0] * 21
    allowed[1] = 1
    pad = {"step": "close_pad", "seat": B, "layout": "attack",
           "content": {"left": 1, "must": 0, "done": 0, "sections": 0, "allowed": allowed}}  # fmt: skip
    s = together(me, other, player(), hordes=hordes,
                 todo=[step("choose_attacker", B), pad, step("coop_remove_shame", Y)])  # fmt: skip
    play(s, (B, "archer@L"))
    first(s, B, "wound:reavers_L")
    assert "use:yue_yun" in keys(s, R)
    play(s, (R, "use:yue_yun"), (R, "spearman@L"))
    assert asked(s) == "strike R" and s.rest[R][L * KINDS] == 1
