"""The generals, tactic cards and hordes of co-operative play (4.6, 4.9, 4.11)."""

import pytest
from tests.games.great_wall.card_table import first, leader
from tests.games.great_wall.coop_table import LATER, coop, events, open_ones, part, player, shamed
from tests.games.great_wall.table import B, R, Y, asked, goods, horde, keys, pass_until, play, step
from tests.rules import rule

from rampart.games.great_wall import tables as t
from rampart.games.great_wall.battle import may_wound
from rampart.games.great_wall.codes import E_WAREHOUSE_PAID
from rampart.games.great_wall.content.hordes import GRIDS, HONOURS, OFFENCES
from rampart.games.great_wall.content.names import HORDE_TYPES, HORDE_WORDS, TACTIC_WORDS
from rampart.games.great_wall.modules.coop.names import COOP_HORDES, DEMAND_WORDS, EVENT_WORDS
from rampart.games.great_wall.queries import defence, lethality, offence, offence_of
from rampart.games.great_wall.state import GreatWall
from rampart.kernel.frame import NOBODY
from rampart.kernel.journal import Event
from rampart.text.log import lines

OTHER = step("coop_remove_shame", B)


def held(*tactics: str, **fields: object) -> dict:
    """A player with tactic cards."""
    return player(tactics=list(tactics), **fields)


def done(s: GreatWall) -> bool:
    return asked(s).startswith("coop_remove_shame")


# ---- generals


@rule("GWC-CGEN-01")
def test_wen_tianxiang_rewards_all_for_a_demand() -> None:
    s = coop(leader("wen_tianxiang", 2), player(), player(), demands=["scholars"], todo=[step("name_demand", R)])
    play(s, (R, "demand:scholars"), (B, "agree"), (Y, "agree"))
    assert asked(s) == "take_resource R"
    for seat, word in ((R, "take:gold"), (R, "take:gold"), (B, "take:wood"), (B, "take:chi"), (Y, "take:wood")):
        play(s, (seat, word))
    play(s, (Y, "take:wood"))
    assert [goods(s, p) for p in (R, B, Y)] == ["GG", "WC", "WW"]


@rule("GWC-CGEN-02", "GWC-R04")
def test_zhang_shijie_strengthens_a_section_once_a_year() -> None:
    lying = {"L": ["hashar_levy_L"], "M": ["hashar_levy_M"]}
    s = coop(
        leader("zhang_shijie", 2, goods="WW", shamed={"spearman": 1}, honour=30), player(), player(), hordes=lying,
        barricades={"L": 1, "M": 2}, todo=[step("assault"), LATER],
    )  # fmt: skip
    assert "use:zhang_shijie" in keys(s, R)  # offence 3, defense 2
    play(s, (R, "use:zhang_shijie"))
    pass_until(s, lambda: done(s))
    assert goods(s, R) == "W" and part(s).breached == 0
    s = coop(leader("zhang_shijie", 0, goods="WW"), shamed(), player(), hordes=lying, todo=[step("assault"), OTHER])
    assert not any("use:zhang_shijie" in keys(s, p) for p in s.deciders)


@rule("GWC-CGEN-03")
def test_lu_xiufu_buys_off_shame_of_anyone() -> None:
    s = coop(
        leader("lu_xiufu", 2, goods="GGG"), shamed(), player(), todo=[step("open_demands", B), OTHER],
    )  # fmt: skip
    assert asked(s) == "respond R"
    play(s, (R, "use:lu_xiufu"))
    assert keys(s, R) == ["one", "two"]  # three are due, but N = 2
    play(s, (R, "two"))
    assert goods(s, R) == "G" and asked(s) == "coop_place_shame B"
    play(s, (B, "soldier:archer"))
    assert asked(s) == "coop_remove_shame B" and s.shame_bank == 30 - 2


@rule("GWC-CGEN-03")
@pytest.mark.parametrize(
    ("goods", "demands", "offered"),
    [("G", ["scholars", "prayers", "wall_must_rise"], ["one"]), ("GGG", ["scholars"], ["one"]),
     ("GGG", ["scholars", "prayers"], ["one", "two"]), ("GGG", ["scholars", "prayers", "wall_must_rise"], "all")],
)  # fmt: skip
def test_lu_xiufu_pays_a_gold_for_each_token_that_is_due(goods: str, demands: list[str], offered: object) -> None:
    s = coop(
        leader("lu_xiufu", 3, goods=goods), shamed(), player(), demands=demands, todo=[step("open_demands", B), OTHER],
    )  # fmt: skip
    play(s, (R, "use:lu_xiufu"))
    if offered == ["one"]:  # nothing to choose: it is paid at once
        assert s.resources[R][2] == len(goods) - 1
    else:
        assert keys(s, R) == (["one", "two", "three"] if offered == "all" else offered)


@rule("GWC-CGEN-04")
def test_yue_yun_attacks_beside_another_player() -> None:
    s = coop(
        leader("yue_yun", 1, rest={"L_spearman": 2}), player(rest={"L_spearman": 2}), shamed(),
        hordes={"L": [horde("reavers_L", "0.0:R")]},
        todo=[step("strike", B, kind="spearman", section="L"), step("coop_remove_shame", Y)],
    )  # fmt: skip
    first(s, B, "reavers_L@0.1")
    assert asked(s) == "respond R"
    play(s, (R, "use:yue_yun"))
    first(s, R, "spearman")
    assert asked(s).startswith("strike R")


@rule("GWC-CGEN-05")
def test_wang_jian_wounds_where_archers_stand() -> None:
    s = coop(
        leader("wang_jian", 2), player(firing={"L": 1}), shamed(firing={"M": 1}), todo=[
            step("open_moment", opens="volley_start"), step("coop_remove_shame", Y)],
    )  # fmt: skip
    play(s, (R, "use:wang_jian"))
    first(s, R, "wound:hashar_levy_L", "wound:hashar_levy_M")
    assert [cells.count(t.WOUND) for cells in s.covers if cells] == [1, 1, 0] and done(s)


@rule("GWC-CGEN-06")
def test_li_tingzhi_gives_another_player_a_command_card_back() -> None:
    s = coop(
        leader("li_tingzhi", 1, discard=["economy"]), player(goods="WWWWW", discard=["despotism"]),
        shamed(discard=["economy", "betrayal"]),
        todo=[step("build", B, left=1), step("coop_remove_shame", Y)],
    )  # fmt: skip
    play(s, (B, "wall@M"), (B, "none"), (R, "use:li_tingzhi"))
    assert keys(s, R) == ["player:0", "player:2"]  # not the builder
    play(s, (R, "player:2"))
    assert keys(s, Y) == ["back:economy", "none"]
    play(s, (Y, "back:economy"))
    assert s.command_discard[Y] == [t.BETRAYAL]


@rule("GWC-CGEN-07")
def test_yang_yanzhao_keeps_barricades() -> None:
    s = coop(
        leader("yang_yanzhao", 2), shamed(), player(), barricades={"L": 3, "M": 1},
        todo=[step("open_moment", opens="before_barricades_removed"), step("coop_remove_barricades"), OTHER],
    )  # fmt: skip
    play(s, (R, "use:yang_yanzhao"), (R, "barricade@L"), (R, "barricade@L"))
    assert s.barricades == [2, 0, 0] and part(s).kept == [0, 0, 0]


@rule("GWC-CGEN-08")
def test_fan_zhongyan_gives_for_honor() -> None:
    s = coop(
        leader("fan_zhongyan", 2, goods="WWGGC"), shamed(), player(),
        todo=[step("open_moment", opens="summer_end"), OTHER],
    )  # fmt: skip
    play(s, (R, "use:fan_zhongyan"), (R, "wood>1"), (R, "gold>2"), (R, "gold>2"), (R, "chi>1"))
    assert done(s)  # 2 x N
    assert [goods(s, p) for p in (R, B, Y)] == ["W", "WC", "GG"] and s.honour[R] == 4


# ---- tactic cards


@rule("GWC-CTA-01")
def test_supply_convoy() -> None:
    def turn() -> GreatWall:
        return coop(
            player(chosen="economy"), held("supply_convoy", goods="WWGGGG"), player(goods="CC"), track=[R], ruler=R,
            todo=[step("next_turn", slot=0)],
        )  # fmt: skip

    s = turn()
    play(s, (B, "play:supply_convoy"), (B, "gold>0"))
    assert keys(s, B) == ["stop", "wood>0", "gold>0"]  # to one player
    play(s, (B, "gold>0"), (B, "wood>0"))
    assert goods(s, R) == "WGG" and asked(s) == "place_clerk R"
    s = turn()
    play(s, (B, "boost:supply_convoy"))
    assert asked(s) == "give B"  # R has nothing to give
    play(s, (B, "gold>2"), (B, "stop"), (Y, "chi>1"), (Y, "chi>1"))
    assert [goods(s, p) for p in (R, B, Y)] == ["", "WGGGCC", "G"]


@rule("GWC-CTA-02")
def test_united_front() -> None:
    s = coop(
        player(rest={"L_spearman": 1}), held("united_front", rest={"L_spearman": 3}, goods="CC"), shamed(),
        todo=[step("strike", R, kind="spearman", section="L"), step("coop_remove_shame", Y)],
    )  # fmt: skip
    first(s, R, "hashar_levy_L@0.0")
    assert keys(s, B) == ["pass", "play:united_front", "boost:united_front"]
    play(s, (B, "boost:united_front"))
    for _ in range(3):
        first(s, B, "spearman", "hashar_levy_L")
    assert s.rest[B][0] == 0 and done(s)


@rule("GWC-CTA-03", "GWC-CTA-20")
def test_joint_decree() -> None:
    def frame() -> GreatWall:
        return coop(
            player(chosen="economy"), held("joint_decree", goods="G"), shamed(), active=R, ruler=R, track=[R],
            todo=[step("end_frame", card="economy", frame=1), step("coop_remove_shame", Y)],
        )  # fmt: skip

    s = frame()
    play(s, (B, "play:joint_decree"))
    assert keys(s, B) == ["player:0", "player:2"]
    play(s, (B, "player:2"), (Y, "place:embassy"))
    assert s.clerks[Y][t.EMBASSY] == 1 and done(s)
    s = frame()
    play(s, (B, "boost:joint_decree"), (R, "place:embassy"), (B, "place:embassy"), (Y, "stop"))
    assert [mine[t.EMBASSY] for mine in s.clerks] == [1, 1, 0]


@rule("GWC-CTA-04")
def test_sworn_brothers() -> None:
    full = horde("fire_archers_L", "0.1:R 0.2:R 0.3:x 1.2:B 1.3:x")
    s = coop(
        player(), player(), held("sworn_brothers", goods="CCC", shamed={"spearman": 1}, honour=30),
        hordes={"L": [full]},
        space=2, todo=[step("horde_check"), step("coop_remove_shame", Y)],
    )  # fmt: skip
    assert keys(s, Y) == ["pass", "play:sworn_brothers", "boost:sworn_brothers"]
    play(s, (Y, "boost:sworn_brothers"), (Y, "0:save:spearman@fire_archers.1"), (Y, "1:save:spearman@fire_archers.1"))
    play(s, (Y, "stop"))
    assert s.rest[R][0] == 1 and s.rest[B][0] == 1 and s.pool[R][0] == 9 and s.pool[B][0] == 9


@rule("GWC-CTA-05", "GWC-CTA-20")
def test_emperors_mercy() -> None:
    def due(honour: int) -> GreatWall:
        return coop(
            held("emperors_mercy", goods="GG"), shamed(honour=honour), player(), demands=["scholars"],
            todo=[step("open_demands", B), OTHER],
        )  # fmt: skip

    s = due(12)
    assert keys(s, R) == ["pass", "play:emperors_mercy", "boost:emperors_mercy"]
    play(s, (R, "play:emperors_mercy"))
    assert asked(s) == "ask_all B"
    refused = s.copy()
    play(s, (B, "agree"))
    assert s.honour[B] == 8 and s.shame_bank == 29 and TACTIC_WORDS.index("emperors_mercy") in s.tactic_discard
    play(refused, (B, "refuse"))
    assert refused.honour[B] == 12 and refused.tactics[R] == [TACTIC_WORDS.index("emperors_mercy")]
    assert asked(refused) == "coop_place_shame B" and refused.tactic_discard == []
    assert keys(due(3), R) == ["pass", "boost:emperors_mercy"]  # a price must be owned


@rule("GWC-CTA-06")
def test_petition() -> None:
    def filling() -> GreatWall:
        return coop(
            held("petition", goods="GG"), shamed(), player(), demands=["scholars", "prayers"],
            todo=[step("fill_demands"), OTHER], part={"demand_deck": [
                "tribute_of_gold", "taunt_them", "ancestral_tomb", "royal_escort", "emperors_guard",
                "glory_to_the_emperor", "timber_for_the_fleet", "wall_must_rise", "heads_of_the_noyans",
                "treatises_of_war"]},
        )  # fmt: skip

    s = filling()
    play(s, (R, "play:petition"))
    assert open_ones(s)[-1] == "taunt_them" and part(s).demand_deck[0] == DEMAND_WORDS.index("tribute_of_gold")
    s = filling()
    play(s, (R, "boost:petition"))
    assert keys(s, R) == ["demand:tribute_of_gold", "demand:taunt_them", "demand:ancestral_tomb"]
    play(s, (R, "demand:ancestral_tomb"), (R, "under:taunt_them"))
    assert open_ones(s)[-1] == "ancestral_tomb"
    under = [DEMAND_WORDS[card] for card in part(s).demand_deck[:2]]
    assert under == ["tribute_of_gold", "taunt_them"] and part(s).drawn == []


@rule("GWC-CTA-07", "GWC-611")
def test_signal_fires() -> None:
    def coming() -> GreatWall:
        return coop(
            held("signal_fires", goods="W"), shamed(), player(),
            next_horde=["reavers_M", "iron_lancers_L"],
            horde_deck=["swarm_riders_L", "fire_archers_M"] + [
                word for word in HORDE_WORDS[24:48] if word not in (
                    "reavers_M", "iron_lancers_L", "swarm_riders_L", "fire_archers_M", "hashar_levy_L",
                    "hashar_levy_M", "hashar_levy_R")],
            todo=[step("place_horde", cause="spring"), OTHER],
        )  # fmt: skip

    s = coming()
    play(s, (R, "play:signal_fires"))
    assert keys(s, R) == ["section:M", "section:R"]  # the back of the Iron Lancers points left
    play(s, (R, "section:R"))
    assert HORDE_WORDS[s.hordes[7]] == "reavers_M" and done(s)
    s = coming()
    play(s, (R, "boost:signal_fires"), (R, "section:M"))
    assert keys(s, R) == ["next:swarm_riders_L", "next:fire_archers_M", "next:iron_lancers_L"]
    assert s.view(B).known_hordes == s.view(None).known_hordes or s.view(B).next_horde[0] < 0
    play(s, (R, "next:fire_archers_M"), (R, "next:iron_lancers_L"))
    rest = [*s.next_horde[::-1], *s.horde_deck[::-1]]
    assert [HORDE_WORDS[card] for card in rest[:3]] == ["fire_archers_M", "iron_lancers_L", "swarm_riders_L"]
    seen = s.view(R)
    assert (seen.next_horde + seen.horde_deck[-2:]).count(-2) == 0 and all(card < 0 for card in s.view(B).horde_deck)


@rule("GWC-CTA-07")
def test_signal_fires_where_no_horde_lies_and_no_back_was_looked_at() -> None:
    laid = {"L": ["hashar_levy_L"], "M": ["hashar_levy_M"]}
    others = ("reavers_M", "swarm_riders_L", "fire_archers_M", "iron_lancers_L", "hashar_levy_L", "hashar_levy_M")
    deck = [word for word in HORDE_WORDS[24:48] if word not in others]
    s = coop(
        held("signal_fires", goods="W"), shamed(), player(), hordes=laid, next_horde=["reavers_M"],
        horde_deck=["fire_archers_M", "swarm_riders_L", "iron_lancers_L", *deck],
        todo=[step("place_horde", cause="spring"), OTHER],
    )  # fmt: skip
    play(s, (R, "boost:signal_fires"), (R, "section:L"))
    assert len(keys(s, R)) == 3 and "next:reavers_M" not in keys(s, R)  # it is the one that is being placed
    first(s, R, "next:", "next:")
    assert HORDE_WORDS[s.hordes[1]] == "reavers_M" and len(s.horde_deck) + len(s.next_horde) == 3 + len(deck)


@rule("GWC-CTA-08")
def test_stockpile() -> None:
    s = coop(held("stockpile", goods="C"), shamed(), player(), todo=[step("income", B, gained=True, n=0), OTHER])
    play(s, (R, "boost:stockpile"), *[(R, f"store:{word}") for word in ("wood", "wood", "stone", "gold")])
    assert s.warehouse == [2, 1, 1] and goods(s, R) == "" and done(s)


@rule("GWC-CTA-09")
@pytest.mark.parametrize(("how", "more"), [("play", 2), ("boost", 4)])
def test_shield_wall(how: str, more: int) -> None:
    s = coop(
        held("shield_wall", goods="SS", rest={"L_archer": 1}), player(), shamed(),
        hordes={"L": [horde("iron_lancers_L", "0.1:B")]}, barricades={"L": 1},
        todo=[step("compare", section="L"), step("coop_remove_shame", Y)],
    )  # fmt: skip
    assert (offence(s, 0), defence(s, 0)) == (6, 2)
    journal = s.listen()
    play(s, (R, f"{how}:shield_wall"))
    pass_until(s, lambda: done(s), ("soldier:spearman", "stop", "pass"))
    compared = [event.numbers for event in journal.take() if event.code == 43]
    assert compared == [[0, 6, 2 + more]] and part(s).breached == (0 if more == 4 else 1)


@rule("GWC-CTA-10")
def test_reform() -> None:
    def built() -> GreatWall:
        return coop(
            held("reform", goods="GG", discard=["economy"]), player(goods="WWWWW"), shamed(discard=["despotism"]),
            todo=[step("build", B, left=1), step("coop_remove_shame", Y)],
        )  # fmt: skip

    s = built()
    play(s, (B, "wall@L"), (R, "play:reform"), (R, "player:2"), (Y, "back:despotism"))
    assert s.command_discard == [[t.ECONOMY], [], []]
    s = built()
    play(s, (B, "wall@L"), (R, "boost:reform"), (R, "back:economy"), (Y, "none"))
    assert s.command_discard == [[], [], [t.DESPOTISM]]


@rule("GWC-CTA-11")
def test_concentrated_volley() -> None:
    def volley() -> GreatWall:
        return coop(
            held("concentrated_volley", goods="WW"), player(firing={"L": 1, "M": 1}), shamed(firing={"L": 1}),
            wall={"L": 1}, todo=[
                step("open_moment", opens="volley_start"), step("volley"), step("open_moment", opens="volley_end"),
                step("coop_remove_shame", Y)],
        )  # fmt: skip

    s = volley()
    play(s, (R, "play:concentrated_volley"))
    first(s, R, "wound:hashar_levy_L", "wound:hashar_levy_M")
    pass_until(s, lambda: done(s))
    assert [cells.count(t.WOUND) for cells in s.covers if cells] == [3, 2, 0]
    s = volley()
    play(s, (R, "boost:concentrated_volley"))
    assert keys(s, R) == ["section:L", "section:M"]
    play(s, (R, "section:L"))
    assert part(s).massed == 0
    pass_until(s, lambda: done(s))
    assert [cells.count(t.WOUND) for cells in s.covers if cells] == [4, 1, 0]
    assert part(s).massed == -1 and s.common == []


@rule("GWC-CTA-12", "GWC-CTA-20")
def test_calm_the_court() -> None:
    def turned(event: str, honour: int = 4) -> GreatWall:
        deck = [event, *[word for word in EVENT_WORDS if word != event]]
        return coop(
            held("calm_the_court", goods="WWG", honour=honour), shamed(), player(honour=5),
            todo=[step("turn_event"), OTHER], part={"event_deck": deck},
        )  # fmt: skip

    s = turned("border_uprising")
    play(s, (R, "play:calm_the_court"), (B, "agree"), (Y, "agree"))
    assert s.honour == [0, 26, 1] and events(s) == [] and len(part(s).cancelled) == 1
    assert sum(card >= 0 for card in s.hordes) == 3
    s = turned("border_uprising")
    play(s, (R, "play:calm_the_court"), (B, "agree"), (Y, "refuse"))
    assert s.honour == [4, 30, 5] and events(s) == ["border_uprising"] and len(s.tactics[R]) == 1
    assert keys(turned("border_uprising", 3), R) == ["pass", "boost:calm_the_court"]
    s = turned("drought")
    assert keys(s, R) == ["pass", "boost:calm_the_court"]  # the base effect is for instant events
    play(s, (R, "boost:calm_the_court"), (R, "pay:wood"), (R, "pay:wood"))
    assert goods(s, R) == "" and s.common == [] and events(s) == []


# ---- hordes


def test_the_hordes_add_up_to_their_check_sums() -> None:
    kinds = [HORDE_TYPES.index(figures[0]) for figures in COOP_HORDES]
    assert sum(OFFENCES[kind] for kind in kinds) == 31 and sum(HONOURS[kind] for kind in kinds) == 52
    assert sum(cell >= 0 for kind in kinds for cell in GRIDS[kind]) == 52


@rule("GWC-KHO-01")
def test_swarm_riders() -> None:
    lying = {"L": ["swarm_riders_L", "reavers_L"], "M": ["swarm_riders_M"], "R": ["hashar_levy_R"]}
    s = coop(shamed(), player(), player(), hordes=lying, todo=[LATER])
    assert [offence_of(s, slot) for slot in (0, 1, 3)] == [4, 4, 4]
    s = coop(
        shamed(), player(), player(), next_horde=["swarm_riders_R", "reavers_R"], hordes={
            "L": ["hashar_levy_L"], "M": ["hashar_levy_M"], "R": [horde("hashar_levy_R", "0.0:B")]},
        todo=[step("place_horde", cause="spring"), LATER],
    )  # fmt: skip
    assert [HORDE_WORDS[card] for card in s.hordes[6:8]] == ["swarm_riders_R", "hashar_levy_R"]


@rule("GWC-KHO-02")
def test_fire_archers() -> None:
    s = coop(
        shamed(), player(), player(), hordes={"L": ["fire_archers_L", "fire_archers_M"], "M": ["hashar_levy_M"]},
        barricades={"L": 3, "M": 3}, todo=[step("open_moment", opens="volley_start"), LATER],
    )  # fmt: skip
    assert s.barricades == [1, 3, 0]


@rule("GWC-KHO-03")
def test_iron_lancers() -> None:
    s = coop(shamed(), player(), player(), hordes={"L": ["iron_lancers_L", "reavers_L"]}, todo=[LATER])
    assert [lethality(s, R, slot) for slot in (0, 1)] == [2, 1]


@rule("GWC-KHO-04")
def test_noyans_guard() -> None:
    def guard(on: str) -> bool:
        s = coop(shamed(), player(), hordes={"M": [horde("noyans_guard_M", on)]}, todo=[LATER])
        return may_wound(s, 3)

    assert [guard(on) for on in ("", "0.1:R 0.2:R", "0.1:R 0.2:B", "0.1:R 0.2:Y")] == [False, False, True, True]


@rule("GWC-KHO-05", "GWC-KHO-21")
def test_reavers() -> None:
    s = coop(
        shamed(goods="WG"), player(honour=7), player(goods="C"), hordes={"L": ["reavers_L"]}, warehouse={"gold": 2},
        todo=[step("compare", section="L"), LATER],
    )  # fmt: skip
    assert s.warehouse == [0, 0, 0] and asked(s) == "alternative R"
    play(s, (R, "honour"))
    assert s.honour == [28, 5, 0] and keys(s, Y) == ["pay", "honour"]
    play(s, (Y, "pay"))
    assert goods(s, Y) == "" and asked(s).startswith("coop_place_shame")  # then comes the shame of the breach


@rule("GWC-KHO-06")
def test_tunnel_diggers() -> None:
    s = coop(shamed(), player(), player(), hordes={"L": ["tunnel_diggers_L"], "M": ["reavers_M"]},
             barricades={"L": 3, "M": 3}, wall={"L": 1}, todo=[LATER])  # fmt: skip
    assert [defence(s, section) for section in (0, 1)] == [5, 6]


@rule("GWC-KHO-07", "GWC-KHO-21")
def test_spirit_drummers() -> None:
    lying = {"L": ["spirit_drummers_L", "spirit_drummers_M", "reavers_L"], "M": ["reavers_M"]}
    s = coop(shamed(), player(), player(), hordes=lying, todo=[LATER])
    assert [offence_of(s, slot) for slot in (0, 1, 2, 3)] == [5, 5, 8, 4]


@rule("GWC-KHO-08")
def test_hashar_levy() -> None:
    full = horde("hashar_levy_L", "0.0:R 0.1:x 0.2:x 0.3:B 0.4:x 1.1:R 1.2:B 1.3:R")
    s = coop(shamed(honour=10), player(honour=10), player(honour=2), hordes={"L": [full]},
             todo=[step("horde_check"), LATER])  # fmt: skip
    pass_until(s, lambda: done(s))
    assert s.honour == [10 - 3 + 2 + 8, 10 - 3 + 2, 0]


# ---- advisors that speak of co-operative play


@rule("GWC-ADV-20", "GWC-ADV-33", "GWC-ADV-34")
def test_advisors_of_the_base_box_in_co_operative_play() -> None:
    s = coop(
        player(advisors=["court_historian"], goods="WWWWW"), shamed(), player(), todo=[step("build", R, left=1), OTHER]
    )
    play(s, (R, "wall@L"))
    assert s.honour[R] == 5 + 4
    full = horde("fire_archers_L", "0.1:R 0.2:x 0.3:x 1.2:x 1.3:x")
    s = coop(
        player(advisors=["trophy_keeper"]), shamed(), player(), hordes={"L": [full]}, todo=[step("horde_check"), OTHER]
    )
    assert s.honour[R] == 2 + 5 + 2
    s = coop(player(advisors=["abbot"], honour=6, shamed={"spearman": 1}), shamed(), player(),
             todo=[step("coop_remove_shame", R), OTHER])  # fmt: skip
    play(s, (R, "soldier:spearman"))
    assert s.honour[R] == 1


@pytest.mark.parametrize("lang", ["en", "cs", "pl", "de"])
def test_the_log_tells_of_an_emptied_warehouse_that_no_one_pays_from(lang: str) -> None:
    s = coop(player(), player(), shamed(), hordes={"L": ["reavers_L"], "M": ["hashar_levy_M"], "R": ["hashar_levy_R"]},
             warehouse={"wood": 2, "gold": 1}, season="winter",
             todo=[step("compare", section="L"), step("coop_remove_shame", Y)])  # fmt: skip
    assert s.warehouse == [0, 0, 0]
    paid = [Event(E_WAREHOUSE_PAID, NOBODY, [r, n], 0, 0) for r, n in ((t.WOOD, 2), (t.GOLD, 1))]
    (line,) = lines(paid, s.rules, lang)
    assert line.seat is None and "2" in line.text and "1" in line.text
