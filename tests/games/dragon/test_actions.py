"""Phase 1, actions (YD-201 to YD-231)."""

import pytest
from tests.games.dragon.table import (
    A,
    B,
    D,
    E,
    K,
    acting,
    court,
    decides,
    fate_of,
    offered,
    palaces,
    play,
    random_game,
    step,
    table,
)
from tests.rules import rule

from rampart.games.dragon.tables import ACTION_WORDS

CARDS = list(range(7))
SEVEN = ACTION_WORDS[:7]
SIZES = [
    (2, False, [4, 3]), (3, False, [3, 2, 2]), (4, False, [2, 2, 2, 1]), (5, False, [2, 2, 1, 1, 1]),
    (2, True, [4, 4]), (3, True, [3, 3, 2]), (4, True, [2, 2, 2, 2]), (5, True, [2, 2, 2, 1, 1]),
]  # fmt: skip


def alone(action, palace_list="2[] 2[]", **stores):
    """Ania alone takes an action of a free group."""
    s = table([court(palace_list, **stores), court()], acting(A), groups=[[action], []])
    return play(s, f"take:{action}")


def takes(s):
    """The actions on offer."""
    return [key.removeprefix("take:") for key in offered(s) if key != "pass"]


# ---- groups of cards


@rule("YD-201")
@pytest.mark.parametrize(("players", "wall", "sizes"), SIZES)
def test_E44_the_action_cards_lie_in_as_many_groups_as_players(players, wall, sizes):
    s = table([court() for _ in range(players)], [step("deal_actions")], options={"wall": wall})
    assert [len(group) for group in s.groups] == sizes
    dealt = sorted(card for group in s.groups for card in group)
    assert dealt == list(range(8 if wall else 7))


@rule("YD-201")
def test_the_shuffled_cards_are_dealt_in_sequence_and_shown():
    shuffled = [6, 0, 2, 5, 1, 4, 3]
    s = table([court(), court(), court()], [step("deal_actions")], fate=fate_of(CARDS, shuffled))
    assert s.groups == [[0, 2, 6], [1, 5], [3, 4]]
    assert s.view(None).document()["groups"] == [["taxes", "harvest", "privilege"], ["build", "research"], SEVEN[3:5]]


@rule("YD-201")
def test_the_cards_are_grouped_anew_every_month():
    seen = {}
    for _, _, s, _ in random_game(3, seed=1):
        if s.phase == 1:
            seen[s.round] = s.document()["groups"]
    assert list(seen) == list(range(1, 13))
    assert len({str(groups) for groups in seen.values()}) > 6


# ---- choosing a group


@rule("YD-202")
def test_a_player_performs_exactly_one_action_or_passes():
    groups = [["taxes", "harvest"], ["research", "military"]]
    s = table([court(), court()], acting(A, B), groups=groups)
    assert offered(s) == ["pass", "take:taxes", "take:harvest", "take:research", "take:military"]
    play(s, "take:harvest")
    me = s.players[A]
    assert (me.rice, me.yuan, me.vp(), me.track) == (1, 6, 0, 0)
    assert decides(s) == (B, "choose_action")


@rule("YD-202")
def test_everybody_acts_in_order_of_play():
    s = table([court(track=2), court(track=9), court(track=5)], [step("deal_actions")])
    acted = []
    while not s.over:
        acted.append(s.mover)
        play(s, "pass")
    assert acted == [B, K, A]


@rule("YD-203")
def test_who_chooses_a_group_puts_the_dragon_on_it():
    s = table([court(), court(), court()], acting(A, B, K), groups=[["taxes"], ["harvest", "research"], []])
    play(s, "take:harvest")
    assert s.dragons == [1, -1, -1]
    play(s, "take:taxes")
    assert s.dragons == [1, 0, -1]


@rule("YD-204", "YD-206")
@pytest.mark.parametrize(("action", "rice", "points"), [("harvest", 1, 0), ("research", 0, 1)])
def test_E03_an_occupied_group_costs_3_yuan_however_many_dragons_stand_there(action, rice, points):
    players = [court(), court(), court(), court(yuan=4), court()]
    groups = [["harvest", "research"], ["taxes"], [], [], []]
    s = table(players, acting(D), groups=groups, dragons=[0, 0, -1, -1, -1])
    play(s, f"take:{action}")
    me = s.players[D]
    assert (me.yuan, me.rice, me.vp()) == (1, rice, points)


@rule("YD-204")
def test_a_free_group_costs_nothing():
    s = table([court(yuan=4), court()], acting(A), groups=[["harvest"], ["research"]], dragons=[-1, 1])
    assert play(s, "take:harvest").players[A].yuan == 4


@rule("YD-204", "YD-220")
def test_E05_taxes_taken_twice_in_one_group():
    players = [court("2[Ty,Ty]", yuan=5), court(), court(yuan=1)]
    s = table(players, acting(K, A), groups=[["taxes", "build"], ["harvest"], []])
    play(s, "take:taxes")
    assert s.players[K].yuan == 3
    play(s, "take:taxes")
    assert s.players[A].yuan == 10


@rule("YD-205")
def test_E06_with_2_yuan_even_taxes_cannot_be_taken_in_an_occupied_group():
    s = table([court(yuan=2), court()], acting(A), groups=[["taxes"], ["harvest"]], dragons=[-1, 0])
    assert takes(s) == ["harvest"]


@rule("YD-205")
@pytest.mark.parametrize(("yuan", "on_offer"), [(0, False), (2, False), (3, True), (4, True)])
def test_an_occupied_group_is_open_from_3_yuan_on(yuan, on_offer):
    s = table([court(yuan=yuan), court()], acting(A), groups=[["taxes"], ["harvest"]], dragons=[-1, 0])
    assert ("take:taxes" in offered(s)) is on_offer


@rule("YD-206")
def test_an_action_already_performed_this_round_may_be_performed_again():
    s = table([court(), court()], acting(A, B), groups=[["harvest", "research"], ["taxes"]])
    play(s, "take:harvest")
    assert takes(s) == ["harvest", "research", "taxes"]
    play(s, "take:harvest")
    assert (s.players[B].rice, s.players[B].yuan) == (1, 3)


@rule("YD-207")
def test_E04_passing_with_1_yuan_fills_up_to_3():
    s = table([court() for _ in range(4)] + [court(yuan=1)], acting(E), groups=[["taxes"], [], [], [], []])
    assert play(s, "pass").players[E].yuan == 3


@rule("YD-207", "YD-208")
@pytest.mark.parametrize(("yuan", "after"), [(0, 3), (1, 3), (2, 3), (3, 3), (4, 4), (11, 11)])
def test_passing_fills_up_to_3_yuan_and_costs_nothing(yuan, after):
    s = table([court("1[Fy]", yuan=yuan), court()], acting(A, B), groups=[["harvest"], ["research"]])
    play(s, "pass")
    me = s.players[A]
    assert (me.yuan, me.rice, me.vp(), s.dragons) == (after, 0, 0, [-1, -1])


@rule("YD-208")
@pytest.mark.parametrize("seed", range(3))
def test_passing_is_always_possible(seed):
    for before, _, _, _ in random_game(4, seed, wall=True):
        if decides(before)[1] == "choose_action":
            assert "pass" in offered(before)


@rule("YD-209")
@pytest.mark.parametrize(("yuan", "occupied", "on_offer"), [
    (1, False, False), (2, False, True), (4, True, False), (5, True, True),
])  # fmt: skip
def test_privilege_needs_2_yuan_after_the_fee(yuan, occupied, on_offer):
    dragons = [-1, 0 if occupied else -1]
    s = table([court(yuan=yuan), court()], acting(A), groups=[["privilege"], ["taxes"]], dragons=dragons)
    assert ("privilege" in takes(s)) is on_offer


@rule("YD-209", "YD-706")
@pytest.mark.parametrize(("wall", "on_offer"), [("", True), ("AAAAAB", True), ("AAAAAA", False), ("AB" * 6, False)])
def test_the_wall_needs_an_own_tile_and_room(wall, on_offer):
    s = table([court(), court()], acting(A), groups=[["build_wall", "harvest"], ["taxes"]], wall=wall)
    assert ("build_wall" in takes(s)) is on_offer
    assert "harvest" in takes(s)


@rule("YD-210")
def test_after_the_last_player_all_dragons_and_cards_are_taken_back():
    s = table([court(), court()], [*acting(A, B), step("person_phase")], groups=[["harvest"], ["taxes"]])
    play(s, "take:harvest", "take:taxes")
    assert decides(s)[1] == "play_card"
    assert (s.dragons, s.groups) == ([-1, -1], [])


@rule("YD-210")
def test_last_months_dragons_occupy_no_group():
    deals = 0
    for _, _, s, events in random_game(5, seed=4):
        if any(e[0] == "groups" for e in events):  # dealt just now: no one has acted yet
            assert s.dragons == [-1] * 5
            deals += 1
    assert deals == 12


# ---- what the actions give


@rule("YD-220")
@pytest.mark.parametrize(("palace_list", "gain"), [("2[]", 2), ("2[Ty]", 5), ("2[Ty,Ty] 1[Ty]", 11), ("2[So,Fo]", 2)])
def test_taxes_give_2_yuan_and_1_per_coin(palace_list, gain):
    assert alone("taxes", palace_list, yuan=1).players[A].yuan == 1 + gain


@rule("YD-221", "YD-222")
def test_E07_two_craftsmen_build_three_floors():
    s = table([court("1[C] 2[C]"), court()], acting(A), groups=[["build"], ["taxes"]])
    play(s, "take:build", "floor@1", "floor@1", "found")
    assert palaces(s, A) == "3[Cy] 2[Cy] 1[]"
    assert s.over


@rule("YD-221", "YD-224")
@pytest.mark.parametrize(("palace_list", "floors"), [("3[So,Fo] 1[Ty]", 1), ("3[C]", 2), ("3[C,C] 2[C]", 4)])
def test_build_gives_a_floor_and_one_per_hammer_and_all_are_built_at_once(palace_list, floors):
    s = alone("build", palace_list)
    while not s.over:  # nothing may be kept for later
        assert decides(s) == (A, "build_floor")
        play(s, "found")
    assert sum(s.players[A].floors) == sum(built["floors"] for built in court(palace_list)["palaces"].values()) + floors


@rule("YD-222")
def test_each_floor_goes_on_a_palace_below_three_floors_or_founds_a_new_one():
    s = alone("build", "1[C] 2[C] 3[C]")  # four floors
    assert offered(s) == ["floor@1", "floor@2", "found"]
    play(s, "floor@2")
    assert offered(s) == ["floor@1", "found"]
    play(s, "found")
    assert offered(s) == ["floor@1", "floor@4", "found"]
    play(s, "found", "floor@4")
    assert palaces(s, A) == "1[Cy] 3[Cy] 3[Cy] 2[] 1[]"


@rule("YD-222")
def test_where_a_palace_vanished_a_new_one_is_founded():
    s = alone("build", "3[Sy] 0[] 3[Fy]")
    assert palaces(s, A) == "3[Sy] 1[] 3[Fy]"
    assert s.players[A].floors == [3, 1, 3]


@rule("YD-223")
@pytest.mark.parametrize("seed", range(4))
def test_floors_once_built_are_never_moved(seed):
    for before, key, after, events in random_game(4, seed):
        if key == "found" or key.startswith("floor@"):
            was, now = before.players[before.mover].floors, after.players[before.mover].floors
            if not any(e[0] == "decayed" for e in events):
                assert sum(now) == sum(was) + 1
                assert all(n >= w for n, w in zip(now, was)), key


@rule("YD-224")
def test_with_only_full_palaces_a_new_one_must_be_founded():
    assert palaces(alone("build", "3[Sy] 3[Fy]"), A) == "3[Sy] 3[Fy] 1[]"
    assert palaces(alone("build", "0[]"), A) == "1[]"


@rule("YD-225")
def test_E08_harvest_with_a_young_and_an_old_farmer():
    assert alone("harvest", "2[Fy,Fo]").players[A].rice == 4


@rule("YD-225")
@pytest.mark.parametrize(("palace_list", "gain"), [("2[]", 1), ("2[Fy]", 2), ("2[Fo,Sy]", 3), ("2[Ty,Ho]", 1)])
def test_harvest_gives_1_rice_and_1_per_sack(palace_list, gain):
    assert alone("harvest", palace_list, rice=2).players[A].rice == 2 + gain


@rule("YD-226")
@pytest.mark.parametrize(
    ("palace_list", "gain"), [("2[]", 1), ("2[Py]", 2), ("2[Po]", 3), ("2[Py,Po]", 4), ("1[Fo]", 1)]
)
def test_a_fireworks_display_gives_1_token_and_1_per_rocket(palace_list, gain):
    assert alone("fireworks", palace_list, fireworks=3).players[A].fireworks == 3 + gain


@rule("YD-227")
def test_E09_a_parade_with_two_old_warriors():
    players = [court("2[Wo,Wo]", track=4), court(), court()]
    s = table(players, acting(A), groups=[["military"], [], []])
    assert play(s, "take:military").players[A].track == 4 + 5


@rule("YD-227")
@pytest.mark.parametrize(("palace_list", "spaces"), [("2[]", 1), ("2[Wy]", 2), ("2[Wo]", 3), ("2[Sy]", 1)])
def test_a_parade_advances_1_space_and_1_per_helmet(palace_list, spaces):
    s = alone("military", palace_list)
    assert (s.players[A].track, s.players[A].vp()) == (spaces, 0)


@rule("YD-228")
def test_E10_research_with_a_young_and_an_old_scholar():
    assert alone("research", "2[Sy,So]").scores()[A] == 6


@rule("YD-228")
@pytest.mark.parametrize(("palace_list", "points"), [("2[]", 1), ("2[Sy]", 3), ("2[So]", 4), ("2[L,My]", 1)])
def test_research_gives_1_point_and_1_per_book(palace_list, points):
    assert alone("research", palace_list).scores()[A] == points


@rule("YD-229")
@pytest.mark.parametrize(("size", "left"), [("small", 6), ("large", 1)])
def test_E11_one_privilege_for_8_yuan_never_two(size, left):
    s = alone("privilege", yuan=8)
    assert offered(s) == ["buy:small", "buy:large"]
    play(s, f"buy:{size}")
    me = s.players[A]
    assert me.yuan == left
    assert (me.small, me.large) == ((1, 0) if size == "small" else (0, 1))
    assert s.over


@rule("YD-229")
@pytest.mark.parametrize(("yuan", "large"), [(6, 0), (7, 1)])
def test_a_large_privilege_needs_7_yuan_and_with_less_a_small_one_is_bought(yuan, large):
    s = alone("privilege", yuan=yuan)
    if large:
        play(s, "buy:large")
    assert (s.players[A].small, s.players[A].large, s.players[A].yuan) == (1 - large, large, 0 if large else 4)


@rule("YD-230")
def test_privileges_are_unlimited_for_a_player_and_at_the_table():
    s = table([court(small=7, large=5, yuan=9), court(small=5, large=3)], acting(A), groups=[["privilege"], []])
    assert offered(play(s, "take:privilege")) == ["buy:small", "buy:large"]
    assert play(s, "buy:large").players[A].large == 6


@rule("YD-231")
def test_E12_with_9_yuan_an_occupied_group_leaves_only_the_small_privilege():
    s = table([court(yuan=9), court()], acting(A), groups=[["privilege"], ["taxes"]], dragons=[-1, 0])
    play(s, "take:privilege")
    assert (s.players[A].small, s.players[A].large, s.players[A].yuan) == (1, 0, 4)
    assert s.over


@rule("YD-231")
def test_the_fee_comes_first_so_a_large_privilege_needs_10_yuan_in_an_occupied_group():
    s = table([court(yuan=10), court()], acting(A), groups=[["privilege"], ["taxes"]], dragons=[-1, 0])
    play(s, "take:privilege", "buy:large")
    assert (s.players[A].large, s.players[A].yuan) == (1, 0)
