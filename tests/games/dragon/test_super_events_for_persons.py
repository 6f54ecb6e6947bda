"""The super events around persons: Sunrise, the Assassination Attempt and Nero's Edict (YD-870 to YD-894)."""

import pytest
from tests.games.dragon.table import (
    PERSONS,
    SHORT,
    A,
    B,
    K,
    acting,
    court,
    decides,
    hand,
    happens,
    offered,
    on_display,
    out_of_game,
    palaces,
    play,
    step,
)
from tests.rules import rule

YOUNG = [PERSONS[f"{letter}y"] for letter in "CLTPWMHFS"]


# ---- sunrise


@rule("YD-870", "YD-871")
def test_E40_a_young_monk_rises_and_no_other_player_may_take_one():
    s = happens("sunrise", court("2[]", track=5), court("2[]", track=3))
    assert decides(s) == (A, "take_young")
    play(s, "rise:monk_young")
    assert (palaces(s, A), s.players[A].track) == ("2[My]", 11)
    assert decides(s) == (B, "take_young")
    assert offered(s) == [f"rise:{person}" for person in YOUNG if person != "monk_young"]
    play(s, "rise:healer_young")
    assert [hand(s, p) for p in (A, B)] == ["CLTPWMHFS??"] * 2


@rule("YD-870")
def test_who_rises_is_handled_as_in_phase_2():
    s = happens("sunrise", court("1[Sy] 2[] 3[Fy]"), court("1[Hy]"))
    play(s, "rise:court_lady")
    assert offered(s) == ["place@2", "place@3"]
    play(s, "place@3")
    assert (palaces(s, A), s.players[A].track) == ("1[Sy] 2[] 3[Ly,Fy]", 1)
    play(s, "rise:warrior_young")
    assert offered(s) == ["turn_away", "replace:healer_young@1"]
    play(s, "replace:healer_young@1")
    assert (palaces(s, B), s.players[B].track, out_of_game(s, "Hy")) == ("1[Wy]", 5, 1)


@rule("YD-870")
def test_without_a_palace_who_rises_is_released():
    s = happens("sunrise", court("0[]"), court("1[]"))
    play(s, "rise:warrior_young")
    assert (palaces(s, A), s.players[A].track, out_of_game(s, "Wy")) == ("", 0, 1)


@rule("YD-871")
def test_each_type_rises_for_one_player_only():
    s = happens("sunrise", *(court("3[]") for _ in range(5)))
    for n, person in enumerate(["monk_young", "craftsman", "scholar_young", "healer_young"]):
        assert len(offered(s)) == 9 - n
        play(s, f"rise:{person}")
    last = ("court_lady", "tax_collector", "pyrotechnist_young", "warrior_young", "farmer_young")
    assert offered(s) == [f"rise:{person}" for person in last]


@rule("YD-872")
@pytest.mark.parametrize("person", ["craftsman", "court_lady", "tax_collector"])
def test_craftsmen_court_ladies_and_tax_collectors_count_as_young(person):
    s = play(happens("sunrise", court("1[]"), court("1[]")), f"rise:{person}")
    assert palaces(s, A).endswith(f"[{SHORT[person]}]")


@rule("YD-872")
def test_no_old_person_rises():
    assert offered(happens("sunrise", court("1[]"), court("1[]"))) == [f"rise:{person}" for person in YOUNG]


@rule("YD-873")
def test_without_a_permitted_young_tile_a_player_gets_nothing_and_the_next_is_asked():
    young = {x: 0 for x in PERSONS if x.endswith("y")}
    s = happens("sunrise", court("2[]"), court("2[]"), court("2[]"), left=young | {"My": 3, "Fy": 1})
    play(s, "rise:monk_young")  # Benek gets the farmer, the only one left for him, and Kasia no one
    assert s.over
    assert [palaces(s, p) for p in (A, B, K)] == ["2[My]", "2[Fy]", "2[]"]
    assert [me.track for me in s.players] == [6, 4, 0]


@rule("YD-874")
def test_a_permitted_tile_must_be_taken_but_may_be_released_and_still_counts_as_taken():
    s = happens("sunrise", court("1[Sy]"), court("1[Fy]"))
    assert all(key != "rise:none" for key in offered(s))
    play(s, "rise:monk_young", "turn_away")
    assert (palaces(s, A), s.players[A].track, out_of_game(s, "My"), on_display(s, "My")) == ("1[Sy]", 0, 1, 2)
    assert "rise:monk_young" not in offered(s)


# ---- assassination attempt


@rule("YD-880", "YD-881")
def test_E42_privileges_are_lost_before_the_scoring_and_the_court_lady_stays():
    players = [court("2[L] 1[Sy] 1[Fy]", small=2, large=1), court(large=3)]
    s = happens("assassination", *players, todo=[step("scoring_phase")])
    assert s.scores() == [4, 2]
    assert [(me.small, me.large) for me in s.players] == [(0, 0), (0, 0)]
    assert s.players[A].yuan == 6  # no compensation
    assert palaces(s, A) == "2[Ly] 1[Sy] 1[Fy]"


@rule("YD-880")
def test_privileges_bought_later_score_again():
    players = [court("1[Sy]", small=1, yuan=9), court()]
    todo = [*acting(A), step("scoring_phase")]
    s = happens("assassination", *players, todo=todo, groups=[["privilege"], []])
    play(s, "take:privilege", "buy:large")
    assert s.breakdown()[A] == {"palaces": 1, "privileges": 2}


@rule("YD-881")
def test_court_ladies_are_not_harmed_and_still_score():
    s = happens("assassination", court("3[L,L] 1[]"), court(), todo=[step("scoring_phase")])
    assert s.breakdown()[A] == {"palaces": 2, "court_ladies": 2}


# ---- nero's edict


@rule("YD-890", "YD-891")
def test_E43_farmers_monks_and_scholars_give_their_benefit():
    ania, wojtek, magda = court("2[Fy,Fo] 1[L]"), court("2[My] 3[Mo,L]"), court("2[Sy,So] 1[L]")
    s = happens("edict", ania, wojtek, magda)
    play(s, "edict:farmer", "edict:monk", "edict:scholar")
    assert [me.rice for me in s.players] == [3, 0, 0]
    assert s.scores() == [0, 8, 5]


@rule("YD-890")
def test_only_types_in_the_own_palaces_may_be_chosen_in_order_of_play():
    s = happens("edict", court("2[Fy,Fo] 2[Ty,L]", track=1), court("3[Sy,Wo,Hy]", track=4))
    assert (s.mover, offered(s)) == (B, ["edict:warrior", "edict:healer", "edict:scholar"])
    play(s, "edict:scholar")
    assert (s.mover, offered(s)) == (A, ["edict:court_lady", "edict:tax_collector", "edict:farmer"])


@rule("YD-891")
@pytest.mark.parametrize(
    ("palace_list", "kind", "gain"),
    [
        ("3[Fy,Fo,L]", "farmer", {"rice": 3}),
        ("3[My,Mo,L] 1[My]", "monk", {"vp": 3 + 6 + 1}),
        ("3[Sy,So,L]", "scholar", {"vp": 5}),
        ("3[Ty,Ty,L]", "tax_collector", {"yuan": 6}),
        ("3[Py,Po,L]", "pyrotechnist", {"fireworks": 3}),
        ("3[Wy,Wo,L]", "warrior", {"track": 3}),
        ("3[L,L,Sy]", "court_lady", {"vp": 2}),
        ("3[Hy,Ho,L]", "healer", {}),
    ],
)
def test_the_benefit_of_each_type_without_the_base_of_any_action(palace_list, kind, gain):
    s = play(happens("edict", court(palace_list), court("0[]")), f"edict:{kind}")
    me = s.players[A]
    now = {"rice": me.rice, "fireworks": me.fireworks, "yuan": me.yuan - 6, "track": me.track, "vp": me.vp()}
    assert now == {"rice": 0, "fireworks": 0, "yuan": 0, "track": 0, "vp": 0} | gain
    assert s.over


@rule("YD-891")
def test_craftsmen_build_a_floor_per_hammer_at_once():
    s = play(happens("edict", court("3[C,C] 1[Sy]"), court("0[]")), "edict:craftsman")
    assert offered(s) == ["floor@2", "found"]
    play(s, "floor@2", "found")
    assert palaces(s, A) == "3[Cy,Cy] 2[Sy] 1[]"
    assert s.over


@rule("YD-891")
def test_court_ladies_score_in_phase_4_as_well():
    s = happens("edict", court("3[L,L,Sy]"), court("0[]"), todo=[step("scoring_phase")])
    play(s, "edict:court_lady")
    assert s.breakdown()[A] == {"super_event": 2, "palaces": 1, "court_ladies": 2}


@rule("YD-892")
def test_a_type_must_be_chosen_and_healers_give_nothing():
    s = happens("edict", court("3[Hy,Sy]"), court("0[]"))
    assert offered(s) == ["edict:healer", "edict:scholar"]
    play(s, "edict:healer")
    assert s.over
    assert s.scores() == [0, 0]
    assert happens("edict", court("3[Sy]"), court("0[]")).scores() == [2, 0]  # the only type is chosen without asking


@rule("YD-893")
def test_a_player_without_persons_is_skipped_and_the_others_are_not():
    s = happens("edict", court("3[]"), court("3[Sy]"), court("2[]"))
    assert s.over
    assert s.scores() == [0, 2, 0]


@rule("YD-894")
def test_two_players_may_choose_the_same_type():
    s = happens("edict", court("3[Sy,L]"), court("3[So,L]"))
    play(s, "edict:scholar", "edict:scholar")
    assert s.scores() == [2, 3]
