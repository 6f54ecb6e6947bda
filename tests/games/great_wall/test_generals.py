"""The thirteen generals: their setup lines and their abilities (GWC-GEN)."""

import pytest
from tests.games.great_wall.card_table import (
    activating,
    checked,
    first,
    full,
    leader,
    one_left,
    stop,
    table,
    turn_of,
)
from tests.games.great_wall.prices import SETUP_LINES
from tests.games.great_wall.table import B, R, asked, goods, horde, keys, play, player, step
from tests.rules import rule

import rampart
from rampart.games.great_wall.cards import GENERAL_CARDS
from rampart.games.great_wall.content.lines import GENERAL_LINES
from rampart.games.great_wall.content.names import BASE_GENERALS, GENERAL_WORDS


@rule("GWC-S06", "GWC-S05")
@pytest.mark.parametrize("general", GENERAL_WORDS[:BASE_GENERALS])
def test_the_setup_line_brings_goods_tactics_and_a_place_at_tea(general: str) -> None:
    assert " ".join(map(str, GENERAL_LINES[GENERAL_WORDS.index(general)])) == SETUP_LINES[general]
    others = [word for word in GENERAL_WORDS if word != general][:2]
    s = table(
        player(general=general), player(general=others[0]), player(general=others[1]), todo=[step("finish_setup")]
    )
    line = [int(n) for n in SETUP_LINES[general].split()]
    assert (s.resources[R], len(s.tactics[R])) == (line[:4], line[4])
    values = [int(SETUP_LINES[word].split()[5]) for word in (general, *others)]
    assert s.tea == sorted(range(3), key=lambda p: -values[p])


@rule("GWC-S05")
def test_everybody_begins_with_one_active_and_one_support_advisor() -> None:
    s = rampart.game("great_wall").new(players=3, seed=1)
    while asked(s).split()[0] in ("choose_clan", "keep_general", "choose_active"):
        play(s, (s.deciders[0], keys(s, s.deciders[0])[0]))
    assert [len(s.advisors[p]) for p in range(3)] == [len(s.support[p]) for p in range(3)] == [1, 1, 1]


@rule("GWC-GEN-01", "GWC-R07")
def test_yang_ye_gains_resources_where_his_soldier_stood_on_a_defeated_horde() -> None:
    s = checked(leader("yang_ye", 2), player(), player(), hordes={"L": [full()]})
    play(s, (R, "take:gold"), (R, "take:wood"))
    assert (goods(s, R), s.over) == ("WG", True)
    s = checked(leader("yang_ye", 5), player(), player(), hordes={"L": [full()]})
    first(s, R, "take", "take", "take")
    assert (len(goods(s, R)), s.over) == (3, True)
    s = checked(leader("yang_ye", 2), player(), player(), hordes={"L": [full("B")]})
    assert (goods(s, R), s.over) == ("", True)


@rule("GWC-GEN-02", "GWC-R04", "GW-T39")
@pytest.mark.parametrize(("n", "honour"), [(0, 0), (2, 4), (5, 8)])
def test_liang_hongyu_gains_honour_once_when_any_of_her_soldiers_are_killed(n: int, honour: int) -> None:
    two = horde("outriders_L", "0.2:R 0.3:R 1.2:x 1.3:x")
    s = checked(leader("liang_hongyu", n), player(), player(), hordes={"L": [two]}, space=2)
    assert s.rest[R][0] == 0
    assert (s.pool[R][0], s.honour[R]) == (10, 2 + honour)


@rule("GWC-GEN-02")
def test_liang_hongyu_gains_nothing_for_saved_soldiers_or_those_of_others() -> None:
    s = checked(leader("liang_hongyu", 2, goods="CC"), player(), player(), hordes={"L": [full()]})
    play(s, (R, "save:spearman@outriders.1"))
    assert s.honour[R] == 2
    s = checked(leader("liang_hongyu", 2), player(), player(), hordes={"L": [full("B")]})
    assert s.honour[R] == 0


@rule("GWC-GEN-03", "GWC-612")
@pytest.mark.parametrize(("n", "honour"), [(1, 2), (3, 6), (5, 8)])
def test_zhou_tong_gains_honour_at_income_for_each_section_with_an_archer(n: int, honour: int) -> None:
    archers = {"L": 2, "R": 1}
    s = table(
        leader("zhou_tong", n, firing=archers), player(firing={"M": 1}), player(), todo=[step("income", R)],
        wall={"L": 1}, season="summer", year=2,
    )  # fmt: skip
    assert s.honour[R] == honour


@rule("GWC-GEN-03")
def test_zhou_tong_gains_nothing_without_an_archer_on_a_firing_spot() -> None:
    s = table(
        leader("zhou_tong", 2, rest={"L_archer": 2}), player(), player(), todo=[step("income", R)], season="summer"
    )
    assert s.honour[R] == 0


@rule("GWC-GEN-04", "GWC-605")
@pytest.mark.parametrize(("n", "left"), [(1, "G"), (3, "SSG"), (5, "SSG")])
def test_yue_fei_pays_less_for_a_whole_group(n: int, left: str) -> None:
    camp = {"barracks": 2}
    s = activating(leader("yue_fei", n, goods="SSSSGG", clerks=camp), player(clerks=camp), player())
    play(s, (R, "recruit:spearman"), (R, "recruit:spearman"))
    for i in range(min(n, 3)):
        first(s, R, "spare:gold" if i == 0 else "spare:stone")
    assert goods(s, R) == left


@rule("GWC-GEN-04")
def test_yue_fei_lets_a_group_be_recruited_that_could_not_be_paid_otherwise() -> None:
    camp = {"barracks": 2}
    for n, able in ((0, False), (2, False), (3, True)):
        s = activating(leader("yue_fei", n, clerks=camp), player(clerks=camp), player())
        assert ("recruit:spearman" in keys(s, R) if not s.over else False) is able


@rule("GWC-GEN-05", "GWC-R05")
def test_han_shizhong_gains_honour_in_the_turns_of_others_once_per_turn() -> None:
    spots = {"tea_house": 1, "war_academy": 1}
    s = table(
        player(clerks={"tea_house": 1}), leader("han_shizhong", 2, clerks=spots), player(),
        todo=[step("activation_step", R)], active=R,
    )  # fmt: skip
    stop(s, wanted=("use:han_shizhong",))
    assert s.honour[B] == 2
    assert s.clerks[B][5] == s.clerks[B][9] == 0  # both locations were activated
    s = table(
        player(clerks={"tea_house": 1}), leader("han_shizhong", 2, clerks=spots), player(),
        todo=[step("activation_step", B)], active=B,
    )  # fmt: skip
    stop(s)
    assert s.honour[B] == 0


@rule("GWC-GEN-05")
def test_han_shizhong_counts_turns_of_the_reed_clan() -> None:
    s = table(
        leader("han_shizhong", 1, clerks={"war_academy": 1}), player(), todo=[step("activation_step", R)], active=2
    )
    stop(s, wanted=("use:han_shizhong",))
    assert s.honour[R] == 1


@rule("GWC-GEN-05", "GW-T05")
def test_han_shizhong_may_wait_for_a_support_advisor_of_the_same_turn() -> None:
    me = leader("han_shizhong", 1, goods="GGG", clerks={"war_academy": 1, "embassy": 1})
    s = table(player(), me, player(), todo=[step("activation_step", R)], active=R, advisor_row=["alchemist"])
    first(s, R, "activate:war_academy")
    first(s, B, "draw:0")
    assert keys(s, B) == ["pass", "use:han_shizhong"]
    play(s, (B, "pass"), (B, "support:alchemist"), (B, "use:han_shizhong"))
    assert (s.honour[B], s.over) == (2, True)


@rule("GW-T05", "GWC-GEN-06", "GWC-GEN-10")
@pytest.mark.parametrize(("n", "asks"), [(0, False), (3, True), (4, False)])
def test_an_ability_with_a_limit_happens_by_itself_only_at_its_best(n: int, asks: bool) -> None:
    s = activating(leader("liu_qi", n, goods="WW", clerks={"builders_camp": 1}), player(), player(), barricades={})
    play(s, (R, "barricade@L"))
    assert (asked(s) == "respond R") is asks
    assert s.honour[R] == 2 + (n if n == 4 else 0)  # with 4 it cannot bring more, with none it brings nothing


@rule("GWC-GEN-06")
@pytest.mark.parametrize(("n", "honour"), [(1, 2), (2, 4), (5, 8)])
def test_mu_guiying_gains_honour_when_her_soldier_covers_the_last_spot(n: int, honour: int) -> None:
    s = table(
        leader("mu_guiying", n, rest={"L_spearman": 1}, chosen="attack_order"), player(), player(),
        todo=[step("frame_for", R, frame=12)], hordes={"L": [one_left("B")]}, active=R,
    )  # fmt: skip
    first(s, R, "attack@L")
    stop(s, wanted=("use:mu_guiying",))
    assert s.honour[R] == 1 + honour  # the spot brings 1


@rule("GWC-GEN-06", "GWC-608")
def test_mu_guiying_gains_honour_for_her_own_last_wound_only_and_once_a_card() -> None:
    s = table(
        leader("mu_guiying", 1, firing={"L": 1}), player(firing={"L": 1}), player(), todo=[step("volley")],
        hordes={"L": [horde("outriders_L", "0.2:x 0.3:x 1.2:x")]}, wall={"L": 1}, season="winter",
    )  # fmt: skip
    first(s, R, "use:mu_guiying")
    assert s.honour[R] == 2
    s = table(
        leader("mu_guiying", 1, firing={"L": 1}), player(firing={"L": 1}), player(), todo=[step("volley")], tea="BRY",
        hordes={"L": [horde("outriders_L", "0.2:x 0.3:x 1.2:x")]}, wall={"L": 1}, season="winter",
    )  # fmt: skip
    assert s.honour[R] == 0
    s = table(
        leader("mu_guiying", 1, firing={"L": 1}), player(), player(), todo=[step("volley")], season="winter",
        hordes={"L": [horde("outriders_L", "0.2:x 0.3:x 1.2:x")]}, uses=[[clause_of("mu_guiying"), 1, 1]],
    )  # fmt: skip
    assert s.honour[R] == 0  # a soldier of hers had covered this card, then a wound was healed


@rule("GWC-GEN-07")
def test_di_qing_gains_honour_for_the_first_soldier_on_a_card() -> None:
    s = table(
        leader("di_qing", 2, rest={"L_spearman": 2}, chosen="attack_order"), player(), player(),
        todo=[step("frame_for", R, frame=12)], hordes={"L": ["camp_train_L"]}, active=R,
    )  # fmt: skip
    first(s, R, "attack@L", "camp_train_L@0.0", "camp_train_L@0.1")
    assert (s.honour[R], goods(s, R)) == (4, "WW")
    s = table(
        leader("di_qing", 5, rest={"L_horseman": 1}, chosen="attack_order"), player(), player(),
        todo=[step("frame_for", R, frame=12)], hordes={"L": ["camp_train_L"]}, active=R,
    )  # fmt: skip
    first(s, R, "attack@L", "camp_train_L@0.0")
    assert s.honour[R] == 6


@rule("GWC-GEN-07")
def test_di_qing_gains_nothing_for_archers() -> None:
    s = table(
        leader("di_qing", 2, rest={"L_archer": 1}, chosen="attack_order"), player(), player(),
        todo=[step("frame_for", R, frame=12)], hordes={"L": ["camp_train_L"]}, active=R,
    )  # fmt: skip
    first(s, R, "attack@L", "wound:camp_train_L@0.0")
    assert s.honour[R] == 0


@rule("GWC-GEN-08")
def test_meng_gong_attacks_after_the_headquarters() -> None:
    s = activating(
        leader("meng_gong", 2, clerks={"headquarters": 1}, rest={"L_spearman": 3, "R_spearman": 1}), player(), player()
    )
    play(s, (R, "stop"), (R, "use:meng_gong"))
    assert keys(s, R) == ["spearman@L", "spearman@R", "stop"]
    play(s, (R, "spearman@L"))
    first(s, R, "camp_train_L@0.0", "spearman@R", "camp_train_R@0.0")
    assert (goods(s, R), s.rest[R][0], s.over) == ("WW", 2, True)


@rule("GWC-GEN-08", "GWC-R04")
def test_meng_gong_does_nothing_elsewhere_without_support_or_soldiers() -> None:
    resting = {"L_spearman": 1}
    s = activating(leader("meng_gong", 2, clerks={"war_academy": 1}, rest=resting), player(), player())
    play(s, (R, "draw:0"))
    assert s.over
    s = activating(leader("meng_gong", 0, clerks={"headquarters": 1}, rest=resting), player(), player())
    play(s, (R, "stop"))
    assert s.over
    s = activating(leader("meng_gong", 2, clerks={"headquarters": 1}), player(), player())
    assert s.over


@rule("GWC-GEN-09")
@pytest.mark.parametrize(("slot", "n", "gain"), [(1, 2, 2), (1, 6, 4), (2, 2, 0)])
def test_zong_ze_gains_resources_and_honour_on_slot_1(slot: int, n: int, gain: int) -> None:
    s = table(leader("zong_ze", n, chosen="economy"), player(chosen="economy"), player(), todo=[step("place_commands")])
    play(s, (R, f"slot:{slot}"))
    for _ in range(gain):
        assert keys(s, R) == ["take:wood", "take:stone", "take:gold", "take:chi"]
        play(s, (R, "take:chi"))
    assert (goods(s, R), s.honour[R]) == ("C" * gain, gain)
    assert asked(s).split()[0] not in ("take_resource", "choose_slot")


@rule("GWC-GEN-10")
@pytest.mark.parametrize(("n", "honour"), [(1, 3), (2, 6), (6, 12)])
def test_liu_qi_gains_honour_for_three_barricades_a_turn(n: int, honour: int) -> None:
    s = activating(leader("liu_qi", n, goods="W" * 8, clerks={"builders_camp": 4}), player(), player(), barricades={})
    for place in ("L", "L", "L", "M"):
        play(s, (R, f"barricade@{place}"))
        stop(s, "build R", wanted=("use:liu_qi",))
    assert s.honour[R] == 8 + honour


@rule("GWC-GEN-10")
def test_liu_qi_gains_nothing_for_walls() -> None:
    s = activating(leader("liu_qi", 2, goods="W" * 5, clerks={"builders_camp": 1}), player(), player(), barricades={})
    play(s, (R, "wall@L"))
    assert s.honour[R] == 5


@rule("GWC-GEN-11")
@pytest.mark.parametrize(("n", "honour", "chi"), [(0, 0, ""), (1, 1, "C"), (3, 3, "CC"), (5, 4, "CC")])
def test_wu_jie_gains_honour_and_chi_for_a_wall_level(n: int, honour: int, chi: str) -> None:
    s = activating(leader("wu_jie", n, goods="W" * 5, clerks={"builders_camp": 1}), player(), player())
    play(s, (R, "wall@L"))
    assert (s.honour[R], goods(s, R)) == (5 + honour, chi)


@rule("GWC-GEN-11")
def test_wu_jie_gains_nothing_for_a_barricade_or_for_the_walls_of_others() -> None:
    s = activating(
        leader("wu_jie", 2, goods="WW", clerks={"builders_camp": 1}),
        player(goods="W" * 5, clerks={"builders_camp": 1}), player(), barricades={},
    )  # fmt: skip
    play(s, (R, "barricade@L"), (B, "wall@L"))
    assert (s.honour[R], goods(s, R)) == (2, "")


@rule("GWC-GEN-12", "GW-T62")
def test_she_saihua_saves_the_first_n_of_a_killing_for_1_chi() -> None:
    three = horde("outriders_L", "0.2:R 0.3:R 1.2:R 1.3:x")
    s = checked(
        leader("she_saihua", 2, advisors=["field_physician"], goods="CCC"), player(), player(), hordes={"L": [three]},
        space=4,
    )  # fmt: skip
    left = []
    for _ in range(3):
        play(s, (R, "save:spearman@outriders.1"))
        left.append(goods(s, R))
    assert left == ["CCC", "CC", ""]  # 1 - 1, then 1, then 2
    s = checked(leader("she_saihua", 1, goods="CCC"), player(), player(), hordes={"L": [three]}, space=4)
    play(s, (R, "save:spearman@outriders.1"))
    assert goods(s, R) == "CC"
    play(s, (R, "save:spearman@outriders.1"))
    assert goods(s, R) == ""


@rule("GWC-GEN-13")
@pytest.mark.parametrize(("n", "honour"), [(1, 2), (2, 4), (6, 8)])
def test_cao_bin_gains_honour_for_two_donations_a_turn(n: int, honour: int) -> None:
    spots = {"lumber_mill": 1, "quarry": 1, "gold_mine": 1}
    others = {"lumber_mill": 2, "quarry": 2, "gold_mine": 2}
    s = activating(leader("cao_bin", n, clerks=spots), player(clerks=others, unhired=0), player())
    stop(s, wanted=("donate", "use:cao_bin"))
    assert sum(s.warehouse) == 6
    assert s.honour[R] == 6 + honour


@rule("GWC-GEN-13", "GWC-R05")
def test_cao_bins_limit_ends_with_the_turn() -> None:
    spots = {"lumber_mill": 1}
    s = turn_of(
        R, leader("cao_bin", 1, clerks=spots, chosen="economy"), player(clerks={"lumber_mill": 2}), player(),
        uses=[[clause_of("cao_bin"), 0, 2]],
    )  # fmt: skip
    stop(s, "donate R")
    play(s, (R, "donate"), (R, "use:cao_bin"))
    assert s.honour[R] == 2 + 1


def clause_of(general: str) -> int:
    """The code of a general's ability."""
    return GENERAL_CARDS[GENERAL_WORDS.index(general)].clauses[0].code


@rule("GWC-GEN-06")
def test_mu_guiying_gains_nothing_before_the_last_spot_and_at_most_8_for_a_wound() -> None:
    s = table(
        leader("mu_guiying", 5, rest={"L_spearman": 1}, chosen="attack_order"), player(), player(),
        todo=[step("frame_for", R, frame=12)], hordes={"L": ["camp_train_L"]}, active=R,
    )  # fmt: skip
    first(s, R, "attack@L", "camp_train_L@0.0")
    assert s.honour[R] == 0
    for on, honour in (("0.2:x 0.3:x", 0), ("0.2:x 0.3:x 1.2:x", 8)):
        s = table(
            leader("mu_guiying", 5, firing={"L": 1}), player(), player(), todo=[step("volley")], season="winter",
            hordes={"L": [horde("outriders_L", on)]},
        )  # fmt: skip
        stop(s)
        assert s.honour[R] == honour


@rule("GWC-GEN-06", "GWC-R05")
def test_mu_guiying_gains_once_a_card_by_attacks_too() -> None:
    s = table(
        leader("mu_guiying", 1, rest={"L_spearman": 1}, chosen="attack_order"), player(), player(),
        todo=[step("frame_for", R, frame=12)], hordes={"L": [one_left("B")]}, active=R,
        uses=[[clause_of("mu_guiying"), 1, 1]],
    )  # fmt: skip
    first(s, R, "attack@L")
    assert s.honour[R] == 1  # of the spot


@rule("GWC-GEN-08")
def test_meng_gong_attacks_with_four_at_most_and_not_with_archers_on_the_wall() -> None:
    s = activating(
        leader("meng_gong", 6, clerks={"headquarters": 1}, rest={"L_spearman": 5}, firing={"M": 1}), player(), player()
    )
    play(s, (R, "stop"), (R, "use:meng_gong"))
    assert keys(s, R) == ["spearman@L", "stop"]
    for spot in ("0.0", "0.1", "0.4", "1.0"):
        play(s, (R, "spearman@L"), (R, f"camp_train_L@{spot}"))
    assert (s.rest[R][0], s.over) == (1, True)
