"""The module Super Events: its frame, and those that shake courts, goods, markers and hands (YD-801 to YD-862)."""

import pytest
from tests.games.dragon.table import (
    A,
    B,
    K,
    acting,
    court,
    decides,
    fresh,
    hand,
    happens,
    offered,
    out_of_game,
    palaces,
    pass_until,
    play,
    random_game,
    step,
    table,
)
from tests.rules import rule

from rampart.games.dragon.tables import SUPER_WORDS

# ---- the frame


@rule("YD-801")
@pytest.mark.parametrize("draw", range(10))
def test_one_of_ten_tokens_is_drawn_and_lies_open(draw):
    s = fresh(2, [0] * 10 + [draw], super_event="random")
    assert s.view(None).document()["super_event"] == SUPER_WORDS[draw]
    assert s.rng.fate == []


@rule("YD-803")
@pytest.mark.parametrize("month", range(1, 13))
def test_the_super_event_comes_in_round_7_and_in_no_other(month):
    players = [court("3[Sy,Fy]", hand=""), court("3[Sy]", hand="")]
    s = table(players, [step("month", month=month)], month=month, event="peace", options={"super_event": "lantern"})
    pass_until(s, lambda s: s.round != month)
    assert [sources.get("super_event", 0) for sources in s.breakdown()] == ([4, 2] if month == 7 else [0, 0])


@rule("YD-803", "YD-470")
def test_the_super_event_follows_the_event_and_precedes_decay_and_scoring():
    players = [court("1[Sy] 2[Fy]", hand=""), court("3[Wy]", hand="")]
    todo = [step("event_phase"), step("scoring_phase")]
    s = table(players, todo, month=7, event="mongols", options={"super_event": "lantern"})
    play(s, "release:scholar_young@1")
    assert s.breakdown()[A] == {"super_event": 2, "palaces": 1}  # one person was left; then the first palace fell


@rule("YD-804")
def test_one_player_finishes_before_the_next_begins():
    s = happens("earthquake", court("2[Sy,Fy] 3[]", track=1), court("2[Hy,Ty] 3[]", track=5))
    assert decides(s) == (B, "lose_floor")
    play(s, "lose@1", "lose@2")
    assert decides(s) == (B, "leave_palace")
    play(s, "release:healer_young@1")
    assert decides(s) == (A, "lose_floor")


# ---- lantern festival and buddha


@rule("YD-810")
def test_lanterns_give_2_points_per_person_who_score_again_at_the_end():
    players = [court("3[Sy,Fy,My] 1[L]", yuan=0), court("3[]", yuan=0)]
    s = happens("lantern", *players, todo=[step("final_scoring")])
    assert s.breakdown()[A] == {"super_event": 8, "persons": 8, "monks": 3}
    assert s.breakdown()[B] == {}
    assert palaces(s, A) == "3[My,Fy,Sy] 1[Ly]"


@rule("YD-811")
def test_buddha_lets_the_monks_score_now_and_again_at_the_end():
    players = [court("3[Sy,Mo,My] 1[My]", yuan=0), court("3[So]", yuan=0)]
    s = happens("buddha", *players, todo=[step("final_scoring")])
    assert s.breakdown()[A] == {"super_event": 6 + 3 + 1, "persons": 8, "monks": 6 + 3 + 1}
    assert s.breakdown()[B] == {"persons": 2}


# ---- earthquake


@rule("YD-820", "YD-822")
@pytest.mark.parametrize(("leaver", "stays"), [("healer_young", "Fy"), ("farmer_young", "Hy")])
def test_E39_a_floor_from_each_of_two_palaces(leaver, stays):
    s = happens("earthquake", court("3[Ty,Sy] 2[Hy,Fy]"), court("0[]"))
    assert offered(s) == ["lose@1", "lose@2"]
    play(s, "lose@1", "lose@2")
    assert offered(s) == ["release:healer_young@2", "release:farmer_young@2"]
    play(s, f"release:{leaver}@2")
    assert palaces(s, A) == f"2[Ty,Sy] 1[{stays}]"


@rule("YD-820")
@pytest.mark.parametrize(("second", "after"), [("lose@1", "1[Sy] 2[]"), ("lose@2", "2[Sy] 1[]")])
def test_both_floors_may_come_from_one_palace_or_from_two(second, after):
    s = happens("earthquake", court("3[Sy] 2[]"), court("0[]"))
    assert palaces(play(s, "lose@1", second), A) == after


@rule("YD-820")
def test_everybody_loses_floors_in_order_of_play():
    s = happens("earthquake", court("3[Sy] 2[]", track=3), court("3[Sy] 2[]", track=8), court("3[Sy] 2[]", track=5))
    order = []
    while not s.over:
        order.append(s.mover)
        play(s, "lose@1")
    assert order == [B, B, K, K, A, A]
    assert [palaces(s, p) for p in (A, B, K)] == ["1[Sy] 2[]"] * 3


@rule("YD-821")
@pytest.mark.parametrize("palace_list", ["0[]", "1[Sy]", "1[]", "1[Sy] 1[Fy]", "2[Sy,Fy]"])
def test_with_two_floors_or_fewer_all_are_lost_without_a_choice(palace_list):
    s = happens("earthquake", court(palace_list), court("0[]"))
    assert s.over
    assert palaces(s, A) == ""
    assert s.players[A].persons() == 0


@rule("YD-822")
def test_the_surplus_leaves_each_palace_and_the_owner_chooses_who_stays():
    s = happens("earthquake", court("3[Ty,Sy,Wy] 3[Hy]"), court("0[]"))
    play(s, "lose@1", "lose@1")
    assert offered(s) == ["release:tax_collector@1", "release:warrior_young@1", "release:scholar_young@1"]
    play(s, "release:warrior_young@1", "release:tax_collector@1")
    assert palaces(s, A) == "1[Sy] 3[Hy]"
    assert (out_of_game(s, "Wy"), out_of_game(s, "Ty")) == (1, 1)


@rule("YD-822")
def test_a_palace_without_floors_disappears_with_everybody_in_it():
    s = happens("earthquake", court("2[Ty,Sy] 3[Hy]"), court("0[]"))
    play(s, "lose@1", "lose@1")
    assert s.over
    assert palaces(s, A) == "3[Hy]"
    assert (out_of_game(s, "Ty"), out_of_game(s, "Sy")) == (1, 1)


@rule("YD-822")
def test_of_equal_persons_one_leaves_without_a_choice():
    s = happens("earthquake", court("2[Sy,Sy] 3[Hy]"), court("0[]"))
    play(s, "lose@1", "lose@2")
    assert s.over
    assert palaces(s, A) == "1[Sy] 2[Hy]"


@rule("YD-823")
def test_nobody_escapes_the_earthquake_to_a_free_floor_elsewhere():
    s = happens("earthquake", court("2[Ty,Sy] 3[]"), court("0[]"))
    play(s, "lose@1", "lose@1")
    assert palaces(s, A) == "3[]"


@rule("YD-824")
def test_any_palace_may_be_hit_although_others_are_empty():
    s = happens("earthquake", court("3[Ty,Sy,Hy] 3[] 1[Fy]"), court("0[]"))
    assert offered(s) == ["lose@1", "lose@2", "lose@3"]
    play(s, "lose@3")
    assert offered(s) == ["lose@1", "lose@2"]


# ---- flood


@rule("YD-830")
def test_E36_half_of_seven_things_three_of_her_choice():
    s = happens("flood", court(yuan=3, rice=2, fireworks=2), court(yuan=0))
    assert offered(s) == ["rice:0", "rice:1", "rice:2"]
    play(s, "rice:0", "fireworks:1")
    me = s.players[A]
    assert (me.yuan, me.rice, me.fireworks) == (1, 2, 1)


@rule("YD-830")
@pytest.mark.parametrize(("yuan", "rice", "fireworks"), [(3, 2, 2), (0, 3, 3), (5, 1, 0), (0, 0, 6), (1, 7, 1)])
def test_every_mix_of_half_the_goods_can_be_returned(yuan, rice, fireworks):
    owed = (yuan + rice + fireworks) // 2
    mixes = {
        (y, r, owed - y - r) for y in range(yuan + 1) for r in range(rice + 1) if 0 <= owed - y - r <= fireworks
    }  # fmt: skip
    start = happens("flood", court(yuan=yuan, rice=rice, fireworks=fireworks), court(yuan=0))
    assert {(yuan - me.yuan, rice - me.rice, fireworks - me.fireworks) for me in ends(start)} == mixes


def ends(s):
    """Ania after each way to go on to the end."""
    if s.over:
        return [s.players[A]]
    out = []
    for option in s.options(s.mover):
        after = s.copy()
        after.choose(option)
        out += ends(after)
    return out


@rule("YD-830")
def test_the_flood_comes_over_everybody_in_order_of_play():
    s = happens("flood", court(rice=3, track=1), court(rice=3, track=6))
    assert s.mover == B
    play(s, "rice:3")
    assert s.mover == A


@rule("YD-831")
@pytest.mark.parametrize(("yuan", "rice", "fireworks"), [(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)])
def test_with_one_thing_or_none_nothing_is_returned(yuan, rice, fireworks):
    s = happens("flood", court(yuan=yuan, rice=rice, fireworks=fireworks), court(yuan=0))
    assert s.over
    assert (s.players[A].yuan, s.players[A].rice, s.players[A].fireworks) == (yuan, rice, fireworks)


@rule("YD-832")
def test_the_flood_takes_only_yuan_rice_and_fireworks():
    s = happens("flood", court("2[Sy,Fy] 3[Hy]", hand="MF??", yuan=10, small=2, large=1), court(yuan=0), wall="B")
    assert s.over  # 5 of 10 yuan: the other things are neither counted nor offered
    me = s.players[A]
    assert (me.yuan, me.small, me.large, palaces(s, A), hand(s, A)) == (5, 2, 1, "2[Fy,Sy] 3[Hy]", "MF??")
    assert len(s.document()["players"][A]["wall_tiles"]) == 6


# ---- solar eclipse


@rule("YD-840")
def test_E37_a_festival_is_held_twice():
    players = [court(fireworks=5), court(fireworks=3), court(fireworks=1)]
    s = table(players, [step("event_phase")], month=7, event="festival", options={"super_event": "eclipse"})
    assert s.scores() == [12, 6, 3]
    assert [me.fireworks for me in s.players] == [1, 0, 0]


@rule("YD-840")
def test_the_second_resolution_uses_the_new_state():
    players = [court("3[Hy,Sy,Fy] 3[Ty,Wy,C]"), court("1[]")]
    s = table(players, [step("event_phase")], month=7, event="contagion", options={"super_event": "eclipse"})
    play(s, "release:healer_young@1", "release:farmer_young@1")  # 3 less 1 the first time,
    play(s, "release:tax_collector@2", "release:warrior_young@2", "release:craftsman@2")  # 3 the second
    assert palaces(s, A).split()[0] == "3[Sy]"
    assert s.over


@rule("YD-841")
@pytest.mark.parametrize(("wall", "points"), [("ABABABA", [8, 6]), ("AB", [0, 0])])
def test_an_invasion_that_comes_twice_checks_the_wall_twice(wall, points):
    players = [court("3[Wy,Sy,Fy] 3[Hy,Ty]"), court("3[Wy,Sy,Fy] 3[Hy,Ty]")]
    options = {"super_event": "eclipse"}
    s = table(players, [step("event_phase")], month=7, event="mongols", wall=wall, options=options)
    pass_until(s, lambda s: False)
    assert [sources.get("wall", 0) for sources in s.breakdown()] == points
    assert [me.persons() for me in s.players] == ([3, 3] if any(points) else [1, 1])


@rule("YD-842")
def test_palaces_decay_only_once_after_the_second_resolution():
    players = [court("3[] 2[Sy]", yuan=7), court("3[] 1[Fy]", yuan=8)]
    s = table(players, [step("event_phase")], month=7, event="tribute", options={"super_event": "eclipse"})
    assert [palaces(s, p) for p in (A, B)] == ["2[] 1[]", "2[] 1[Fy]"]
    assert [me.yuan for me in s.players] == [0, 0]


# ---- volcanic eruption


@rule("YD-850")
def test_E38_all_markers_go_to_0_and_keep_their_order():
    s = happens("volcano", court(track=20), court(track=17), court(track=17), stacked=[K, B, A])
    assert [me.track for me in s.players] == [0, 0, 0]
    assert s.order() == [A, K, B]
    assert s.stacked == [B, K, A]


@rule("YD-850")
def test_after_the_eruption_markers_move_on_as_ever():
    players = [court(track=20), court(track=17), court("2[Wy]", track=3)]
    s = happens("volcano", *players, todo=acting(K), groups=[["military"], [], []])
    play(s, "take:military")
    assert (s.players[K].track, s.order()) == (2, [K, A, B])


# ---- tornado


@rule("YD-860", "YD-862")
def test_E41_two_of_four_cards_are_lost_and_rounds_8_and_9_recruit():
    players = [court("3[] 3[] 3[]", hand="MFS?", yuan=9, track=p) for p in (5, 3)]
    todo = [step("super_event"), step("month", month=8)]
    s = table(players, todo, month=7, options={"super_event": "tornado"})
    play(s, "discard:monk", "discard:wild", "discard:farmer", "discard:scholar")
    assert (hand(s, A), hand(s, B)) == ("FS", "M?")
    recruiting = set()
    while not s.over:
        if decides(s)[1] == "play_card":
            recruiting.add(s.round)
        s.choose(s.options(s.mover)[0])
    assert recruiting == {8, 9}


@rule("YD-860")
def test_everybody_discards_in_order_of_play_and_face_up():
    s = happens("tornado", court(hand="MFS?", track=2), court(hand="MFS?", track=4))
    assert (s.mover, offered(s)) == (B, ["discard:monk", "discard:farmer", "discard:scholar", "discard:wild"])
    play(s, "discard:scholar", "discard:wild")
    assert s.mover == A
    played = s.view(A).document()["players"][B]["played"]
    assert (played["scholar"], played["wild"]) == (1, 2)


@rule("YD-860")
def test_two_wild_cards_may_be_discarded():
    s = happens("tornado", court(hand="FS??"), court(hand=""))
    play(s, "discard:wild", "discard:wild")
    assert hand(s, A) == "FS"
    assert s.over


@rule("YD-861")
@pytest.mark.parametrize("cards", ["", "F", "FS", "??"])
def test_with_two_cards_or_fewer_all_are_discarded_without_a_choice(cards):
    s = happens("tornado", court(hand=cards), court(hand=""))
    assert s.over
    assert hand(s, A) == ""


@rule("YD-862")
def test_after_a_tornado_a_whole_game_recruits_until_round_9():
    cards = dict.fromkeys(range(13), 0)
    month = 0
    for _, _, _, events in random_game(3, seed=4, super_event="tornado"):
        for e in events:
            month = e[2] if e[0] == "month" else month
            cards[month] += e[0] == "card"
    assert list(cards.values()) == [0] + [3] * 9 + [0] * 3
