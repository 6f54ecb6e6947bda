"""The general rules (5.1): tea order, paying, limits of pieces, support advisors, decks."""

from tests.games.great_wall.table import B, R, Y, asked, goods, keys, pass_until, play, player, step, table
from tests.rules import rule

import rampart
from rampart.games.great_wall.content.names import BASE_TACTICS, TACTIC_WORDS


@rule("GW-GEN01", "GW-T03")
def test_e01_all_act_in_tea_order() -> None:
    clerk = {"war_academy": 1}
    s = table(
        player(clerks=clerk), player(clerks=clerk), player(clerks=clerk), tea="BRY", active=R,
        todo=[step("activation_step", R)],
    )  # fmt: skip
    order = []
    while asked(s).startswith("study"):
        order.append(s.deciders[0])
        play(s, (s.deciders[0], "draw:0"))
    assert order == [B, R, Y]


@rule("GW-GEN03", "GW-T09")
def test_the_whole_group_must_be_owned_when_it_is_paid() -> None:
    s = table(
        player(goods="SSSGG", clerks={"barracks": 3}), player(clerks={"barracks": 1}), player(), active=R,
        todo=[step("activation_step", R)],
    )  # fmt: skip
    play(s, (R, "recruit:spearman"))
    assert asked(s) == "station R"  # a second spearman would need a fourth stone now, not after the reward of a spot
    assert goods(s, R) == "SG"


@rule("GW-GEN05", "GW-BAR05")
def test_figures_come_to_an_end() -> None:
    s = table(
        player(goods="W" * 60 + "C" * 60, clerks={"barracks": 3}, firing={"L": 1, "M": 1}, rest={"R_archer": 1}),
        player(clerks={"barracks": 1}), player(), active=R, todo=[step("activation_step", R)],
    )  # fmt: skip
    play(s, (R, "recruit:archer"))
    assert asked(s) == "station R"  # the only archer left in the pool


@rule("GW-GEN11")
def test_an_empty_tactic_deck_is_made_anew_from_the_discards() -> None:
    others = [x for x in TACTIC_WORDS[:BASE_TACTICS] if x != "retreat"]
    s = table(
        player(clerks={"war_academy": 2}), player(), player(), active=R, todo=[step("activation_step", R)],
        tactic_deck=["retreat"], tactic_discard=others,
    )  # fmt: skip
    play(s, (R, "draw:2"))
    assert len(s.tactics[R]) == 2
    assert sorted(s.tactics[R] + s.tactic_deck) == list(range(BASE_TACTICS))
    assert s.tactic_discard == []


@rule("GW-GEN07", "GW-SHM02")
def test_a_soldier_with_a_token_cannot_be_recruited() -> None:
    s = table(
        player(goods="CCW" * 9, clerks={"barracks": 3}, shamed={"archer": 4}), player(clerks={"barracks": 1}), player(),
        active=R, todo=[step("activation_step", R), step("spring")],
    )  # fmt: skip
    assert "levy" not in asked(s)


@rule("GW-GEN12", "GW-SUM02")
def test_removed_shame_goes_back_to_the_bank() -> None:
    s = table(player(goods="CCC", shamed={"archer": 1}), player(), player(), todo=[step("remove_shame", R)])
    bank = s.shame_bank
    play(s, (R, "soldier:archer"))
    assert (s.shame_bank, s.pool[R][1], goods(s, R)) == (bank + 1, 4, "C")


@rule("GW-T05", "GW-FAL06")
def test_doing_nothing_is_always_possible() -> None:
    s = rampart.game("great_wall").new(players=3, seed=4)
    pass_until(s, lambda: s.over)
    assert s.over


def recruits_left_to_pay(support: list[str], advisors: list[str]) -> int:
    """What a spearman (2 stone, 1 gold) costs under Yue Fei."""
    s = table(
        player(general="yue_fei", support=support, advisors=advisors, goods="SSSGGG", clerks={"barracks": 3}),
        player(clerks={"barracks": 1}), player(), active=R, todo=[step("activation_step", R)],
    )  # fmt: skip
    play(s, (R, "recruit:spearman"))
    if asked(s) == "levy R":
        play(s, (R, "done"))
    pass_until(s, lambda: asked(s) == "station R")
    return 6 - len(goods(s, R))


@rule("GW-GEN08", "GW-GEN09", "GW-GEN10", "GWC-R04", "GWC-R07", "GWC-R10")
def test_support_advisors_scale_the_general_and_nothing_else() -> None:
    many = ["abbot", "censor", "prefect", "tea_master", "courier", "drill_sergeant"]
    assert recruits_left_to_pay([], []) == 3
    assert recruits_left_to_pay([], ["abbot", "censor"]) == 3
    assert recruits_left_to_pay(many[:1], []) == 2
    assert recruits_left_to_pay(many[:2], []) == 1
    assert recruits_left_to_pay(many, []) == 0  # at most 3 less


@rule("GW-GEN04", "GW-T04")
def test_a_component_without_an_owner_is_the_resolving_players() -> None:
    s = table(
        player(chosen="economy"), player(chosen="attack_order", clerks={"quarry": 1}), player(chosen="work_harder"),
        active=R, ruler=R, track=[R, B, Y], todo=[step("resolve_frame", frame=1)],
    )  # fmt: skip
    assert asked(s) == "place_clerk B"
    assert "move:quarry>temple" in keys(s, B)
    play(s, (B, "stop"))
    assert not [key for key in keys(s, Y) if key.startswith("move")]
