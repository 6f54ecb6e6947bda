"""Phase 2, persons (YD-301 to YD-314)."""

import pytest
from tests.games.dragon.table import (
    FULL_HAND,
    PERSONS,
    A,
    B,
    K,
    court,
    decides,
    hand,
    offered,
    on_display,
    out_of_game,
    palaces,
    play,
    random_game,
    step,
    table,
)
from tests.rules import rule

VALUES = {
    "Cy": 2, "Ly": 1, "Ty": 3, "Py": 5, "Po": 3, "Wy": 5, "Wo": 3, "My": 6, "Mo": 2, "Hy": 4, "Ho": 1, "Fy": 4,
    "Fo": 1, "Sy": 4, "So": 2,
}  # fmt: skip
NOBODY_LEFT = dict.fromkeys(PERSONS, 0)


def recruiting(palace_list, cards, **more):
    """Ania is to play a card."""
    return table([court(palace_list, hand=cards), court()], [step("play_card", A)], **more)


# ---- playing a card


@rule("YD-301")
def test_each_player_plays_exactly_one_card_in_order_of_play():
    s = table([court(track=1), court(track=7), court(track=4)], [step("person_phase")])
    assert decides(s) == (B, "play_card")
    play(s, "farmer>farmer_old")
    assert decides(s) == (K, "play_card")
    play(s, "wild>monk_old")
    assert decides(s) == (A, "play_card")
    play(s, "wild>monk_young")
    assert s.over
    assert [hand(s, seat) for seat in (A, B, K)] == ["CLTPWMHFS?", "CLTPWMHS??", "CLTPWMHFS?"]


@rule("YD-301")
def test_a_played_card_lies_face_up_and_is_not_taken_up_again():
    s = play(recruiting("3[]", FULL_HAND), "farmer>farmer_old")
    assert s.view(B).document()["players"][A]["played"] == {"farmer": 1}
    for before, key, after, _ in random_game(3, seed=9):
        for seat in range(3):
            assert all(now <= was for now, was in zip(after.players[seat].hand, before.players[seat].hand)), key
            assert sum(after.players[seat].hand) + sum(after.players[seat].played) == 11


@rule("YD-302")
@pytest.mark.parametrize(
    ("card", "tiles"),
    [
        ("C", ["craftsman>craftsman"]),
        ("L", ["court_lady>court_lady"]),
        ("T", ["tax_collector>tax_collector"]),
        ("P", ["pyrotechnist>pyrotechnist_young", "pyrotechnist>pyrotechnist_old"]),
        ("W", ["warrior>warrior_young", "warrior>warrior_old"]),
        ("M", ["monk>monk_young", "monk>monk_old"]),
        ("H", ["healer>healer_young", "healer>healer_old"]),
        ("F", ["farmer>farmer_young", "farmer>farmer_old"]),
        ("S", ["scholar>scholar_young", "scholar>scholar_old"]),
    ],
)
def test_a_type_card_takes_a_tile_of_its_type_young_or_old(card, tiles):
    keys = offered(recruiting("3[]", card + "?"))
    assert [key for key in keys if not key.startswith("wild")] == tiles


@rule("YD-302")
@pytest.mark.parametrize("age", ["young", "old"])
def test_the_player_chooses_the_age(age):
    s = play(recruiting("3[]", "M"), f"monk>monk_{age}")
    assert palaces(s, A) == ("3[My]" if age == "young" else "3[Mo]")
    assert hand(s, A) == ""


@rule("YD-303")
def test_a_wild_card_takes_any_tile_even_with_the_type_card_in_hand():
    s = recruiting("3[]", FULL_HAND)
    assert {f"wild>{word}" for word in PERSONS.values()} < set(offered(s))
    play(s, "wild>farmer_old")
    assert palaces(s, A) == "3[Fo]"
    assert hand(s, A) == "CLTPWMHFS?"


@rule("YD-303")
def test_a_wild_card_takes_only_what_is_on_display():
    s = recruiting("3[]", "?", left={"My": 0, "Ho": 0})
    assert not {"wild>monk_young", "wild>healer_old"} & set(offered(s))
    assert len(offered(s)) == 13


# ---- moving in


@rule("YD-304")
def test_E17_with_free_floors_the_person_must_move_in_and_replaces_nobody():
    s = play(recruiting("2[Ty] 2[Hy]", "LW"), "court_lady>court_lady")
    assert offered(s) == ["place@1", "place@2"]
    assert palaces(play(s, "place@2"), A) == "2[Ty] 2[Ly,Hy]"


@rule("YD-304")
def test_only_palaces_with_a_free_floor_are_offered():
    s = play(recruiting("1[Ty] 3[Hy,Fy] 2[Sy] 2[Wy,Wo]", "LM", left={"Wo": 0}), "court_lady>court_lady")
    assert offered(s) == ["place@2", "place@3"]


@rule("YD-305")
@pytest.mark.parametrize("person", VALUES)
def test_the_marker_advances_by_the_value_of_the_person(person):
    s = play(recruiting("1[]", "?"), f"wild>{PERSONS[person]}")
    assert palaces(s, A) == f"1[{person}]"
    assert s.players[A].track == VALUES[person]


@rule("YD-305")
def test_the_marker_of_a_recruiter_lands_on_top():
    players = [court("2[]", hand="MF", track=4), court(track=10)]
    s = play(table(players, [step("play_card", A)], stacked=[B, A]), "monk>monk_young")
    assert [me.track for me in s.players] == [10, 10]
    assert s.order() == [A, B]


# ---- no tile left


@rule("YD-306")
def test_E15_a_card_without_tiles_is_spent_for_nothing():
    s = recruiting("3[]", "FL", left={"Fy": 0, "Fo": 0})
    play(s, "farmer>none")
    assert palaces(s, A) == "3[]"
    assert s.players[A].track == 0
    assert hand(s, A) == "L"
    assert s.over


@rule("YD-307")
def test_E14_while_one_age_is_left_it_must_be_taken():
    s = recruiting("3[]", "WL", left={"Wy": 1, "Wo": 0})
    assert offered(s) == ["court_lady>court_lady", "warrior>warrior_young"]
    play(s, "warrior>warrior_young")
    assert (palaces(s, A), s.players[A].track, on_display(s, "Wy")) == ("3[Wy]", 5, 0)


@rule("YD-307")
def test_while_only_old_ones_are_left_one_of_them_must_be_taken():
    s = recruiting("3[]", "WL", left={"Wy": 0})
    assert offered(s) == ["court_lady>court_lady", "warrior>warrior_old"]


@rule("YD-307")
def test_a_wild_card_must_take_a_tile_while_any_is_on_display():
    s = recruiting("3[]", "?L", left=NOBODY_LEFT | {"Fo": 1})
    assert offered(s) == ["court_lady>none", "wild>farmer_old"]
    s = recruiting("3[]", "?L", left=NOBODY_LEFT)
    assert offered(s) == ["court_lady>none", "wild>none"]


@rule("YD-308")
def test_a_card_without_tiles_may_be_played_although_others_would_find_one():
    s = recruiting("3[]", "FMW?", left={"Fy": 0, "Fo": 0})
    assert {"farmer>none", "monk>monk_old", "wild>monk_old"} < set(offered(s))


# ---- no free floor


@rule("YD-310", "YD-311")
def test_E16_in_a_full_court_the_new_person_may_replace_another():
    s = recruiting("2[Ty,Sy] 2[Hy,Fo]", "M")
    play(s, "monk>monk_old")
    assert offered(s) == [
        "turn_away", "replace:tax_collector@1", "replace:scholar_young@1", "replace:healer_young@2",
        "replace:farmer_old@2",
    ]  # fmt: skip
    play(s, "replace:healer_young@2")
    assert palaces(s, A) == "2[Ty,Sy] 2[Mo,Fo]"
    assert s.players[A].track == 2
    assert (out_of_game(s, "Hy"), on_display(s, "Mo")) == (1, 0)


@rule("YD-310", "YD-312")
def test_E16_or_be_turned_away_at_once():
    s = recruiting("2[Ty,Sy] 2[Hy,Fo]", "M")
    was = on_display(s, "Mo")
    play(s, "monk>monk_old", "turn_away")
    assert palaces(s, A) == "2[Ty,Sy] 2[Hy,Fo]"
    assert s.players[A].track == 0
    assert (on_display(s, "Mo"), out_of_game(s, "Mo")) == (was - 1, 1)
    assert hand(s, A) == ""


@rule("YD-310")
@pytest.mark.parametrize(("palace_list", "places"), [
    ("2[Ty] 2[Hy]", ["place@1", "place@2"]), ("1[Ty] 3[Hy,Fo] 2[]", ["place@2", "place@3"]),
])  # fmt: skip
def test_with_a_free_floor_nobody_is_replaced_and_nobody_turned_away(palace_list, places):
    s = play(recruiting(palace_list, "M"), "monk>monk_old")
    assert offered(s) == places


@rule("YD-310")
def test_a_single_free_floor_is_taken_without_asking():
    s = play(recruiting("3[Ty,Sy,Hy] 1[]", "M"), "monk>monk_old")
    assert palaces(s, A) == "3[Ty,Hy,Sy] 1[Mo]"


@rule("YD-310", "YD-313")
@pytest.mark.parametrize(
    ("palace_list", "effect"),
    [
        ("2[Ty]", "2 × the floors of the monk’s palace at the end, 2 steps forward"),
        ("1[Ty]", "2 × the floors of the monk’s palace at the end, 2 steps forward if you make room"),
        ("", "your marker stays"),
    ],
)
def test_a_player_is_told_how_far_the_marker_can_go(palace_list, effect):
    (monk,) = [x for x in recruiting(palace_list, "M").decision(A).options if x.key == "monk>monk_old"]
    assert monk.effect == effect


@rule("YD-311")
def test_the_new_person_takes_the_place_of_the_old_one_in_the_same_palace():
    s = play(recruiting("1[Sy] 3[Hy,Fo,Wy]", "P"), "pyrotechnist>pyrotechnist_young", "replace:farmer_old@2")
    assert palaces(s, A) == "1[Sy] 3[Py,Wy,Hy]"
    assert s.players[A].track == 5  # the value of the new person alone


@rule("YD-312")
def test_a_person_turned_away_does_not_return_to_the_display():
    s = recruiting("1[Sy]", "M?", left={"My": 1})
    play(s, "monk>monk_young", "turn_away")
    assert (on_display(s, "My"), out_of_game(s, "My")) == (0, 5 - 3 + 1)
    assert hand(s, A) == "?"


@rule("YD-313")
@pytest.mark.parametrize("palace_list", ["", "0[] 0[]"])
def test_without_a_palace_the_new_person_can_only_be_released(palace_list):
    s = play(recruiting(palace_list, "M"), "monk>monk_young")
    assert s.over  # there was nothing to choose
    assert (palaces(s, A), s.players[A].track, out_of_game(s, "My"), hand(s, A)) == ("", 0, 1, "")


@rule("YD-314")
def test_who_has_no_cards_skips_the_phase():
    s = table([court(hand=""), court(hand="ML")], [step("person_phase")])
    assert decides(s) == (B, "play_card")
    play(s, "monk>monk_old")
    assert s.over


@rule("YD-314")
def test_in_the_normal_game_nobody_has_cards_in_round_12():
    for before, _, _, _ in random_game(3, seed=2):
        if decides(before)[1] == "play_card":
            assert before.players[before.mover].cards() == 12 - before.round
        assert before.round < 12 or decides(before)[1] != "play_card"
