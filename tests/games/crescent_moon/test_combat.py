"""Combat in its eight steps, without the single cards (CM-400 to CM-451)."""

import pytest
from tests.games.crescent_moon.table import (
    C,
    M,
    N,
    S,
    W,
    answer,
    at,
    choose_cards,
    decides,
    discarded,
    hand,
    hex_of,
    in_front,
    offered,
    play,
    said,
    step,
    table,
    told,
    use_all,
)
from tests.rules import rule


def fight(attack, defence, active=W, more=None, **fields):
    """All units of a1 storm a2; the Warlord has his Campaign at hand only where a hand of his is given."""
    if W not in fields.get("hands", {}):
        fields.setdefault("discard", ["campaign"])
    s = table({"a1": attack, "a2": defence} | (more or {}), active=active, **fields)
    play(s, "assault")
    while not s.over and s.mover == active and decides(s)[1] in ("move_ordinary", "move_mercenaries"):
        play(s, offered(s)[-1])
    return s


def test_playing_no_cards_and_playing_those_chosen_are_different_words():
    s = fight("2W", "1C", hands={W: ["campaign", "elder"]})
    done = {option.key: option.text for option in s.decision(W).options}
    assert done["done"] == "Play no cards"
    play(s, "add:campaign")
    assert s.decision(W).options[-1].text == "Play these cards"


# ---- printed and worked examples


@rule("CM-416", "CM-425", "CM-427", "CM-428", "CM-430", "CM-440", "CM-446", "CM-447", "CM-451", "CM-OBJ-W1")
@rule("CM-SHI", "CM-CAM", "CM-ELD", "CM-SIE")
def test_printed_combat():
    # b1 and b2 are cut apart by a river; c2 is a mountain next to b2, b3 next to b2 holds a Murshid token
    where = {"b1": "3W", "b2": "2C fort:C city", "c2": "1N", "b3": "*M"}
    held = {W: ["campaign", "elder", "ships"], C: ["siege_engines"], M: ["imam"]}
    s = table(where, [step("turn", W, round=1)], active=W, hands=held)
    play(s, "play:ships", "assault", "b1>b2", "ordinary:3")
    assert decides(s) == (M, "ask_promise")
    play(s, "ask:0", "ask:2", "offer:2", "offer:0", "accept:warlord")
    choose_cards(s, W="campaign elder", C="siege_engines")
    play(s, "nomad@c2")
    assert s.discs_left(N) == 12
    use_all(s)
    assert s.clash.strength == [5, 4]
    assert s.scores()[M] == 7 and s.scores()[W] == 3
    assert decides(s) == (W, "give_up_units") and offered(s) == ["lose:1+1", "lose:2+0"]
    play(s, "lose:1+1")
    assert at(s, "b2") == "1W fort:C city"
    assert decides(s) == (W, "capture")
    play(s, "no", "sack")
    assert at(s, "b2") == "1W"
    assert s.coins[W] == 5
    assert s.scores()[W] == 5 - 2 + 7
    assert hand(s, W) == ["campaign"] and in_front(s, W) == ["elder"]
    assert in_front(s, C) == ["siege_engines"] and discarded(s) == ["ships"]


@rule("CM-426", "CM-428", "CM-448")
def test_the_attacker_wins_with_nothing_left():
    s = fight("2W", "1C castle:C")
    choose_cards(s, W="campaign")
    assert s.over
    assert at(s, "a2") == "castle:C"
    assert s.scores()[W] == 6 and s.coins[W] == 0
    assert s.controller(hex_of(s, "a2")) == C


@rule("CM-151", "CM-152", "CM-444", "CM-446")
def test_a_bribe_with_a_fort_left():
    s = table({"c4": "1N fort:N", "a1": "1S"}, active=S, coins=[0, 0, 9, 0, 0])
    play(s, "bribe", "price:3", "accept")
    assert decides(s) == (S, "capture")
    assert s.coins == [0, 0, 6, 0, 3]
    captured = play(s.copy(), "capture")
    assert at(captured, "c4") == "1S fort:S" and captured.coins[S] == 6
    assert at(play(s, "no"), "c4") == "1S" and s.coins[S] == 7


@rule("CM-416", "CM-417", "CM-ASN")
def test_printed_order_of_assassinations():
    held = {W: ["campaign", "general", "assassination"], C: ["elder", "assassination"]}
    s = fight("3W", "2C", hands=held)
    choose_cards(s, W="assassination general", C="assassination elder")
    assert offered(s) == ["general@warlord", "elder@caliph", "decline"]
    play(s, "elder@caliph")
    assert decides(s) == (C, "assassinate")
    play(s, "general@warlord")
    assert s.over
    assert sorted(discarded(s)) == ["assassination", "assassination", "elder", "general"]
    assert at(s, "a2") == "2W"  # 3 against 2, each side losing 1


@rule("CM-430", "CM-436")
def test_a_losing_warlord_keeps_his_ordinary_units_on_the_card():
    s = fight("3W 2Wm", "3C castle:C palace")
    assert s.clash.strength == [5, 7]
    play(s, "lose:1+2")
    assert s.over and s.reserves[W] == 2 and at(s, "a2") == "1C castle:C palace"


@rule("CM-437")
def test_a_losing_nomad_puts_his_units_on_the_card():
    s = fight("3C", "3N", active=C)
    assert s.over
    assert (s.reserves[N], at(s, "a2")) == (2, "2C")  # 3 against 3, one lost, two retreat
    s = fight("2N", "3C", active=N)
    assert s.reserves[N] == 1 and at(s, "a2") == "2C"


# ---- beginning


@rule("CM-400", "CM-401")
def test_only_these_actions_lead_to_combat():
    s = fight("1W", "1C", hands={C: ["guard"]})
    assert (s.clash.attacker, s.clash.defender) == (W, C)
    assert s.controller(hex_of(s, "a2")) == C  # until it is over
    s = table({"c4": "*W fort:C"}, active=W, hands={C: ["guard"]})
    assert play(s, "uprising").clash.kind == 1
    for action in ("move", "recruit", "muster"):
        s = table({"c4": "1W *W", "c5": "1C *W"}, active=W, reserves=[2, 0, 0, 0, 0])
        play(s, action)
        assert not any("c5" in key for key in offered(s))


@rule("CM-402", "CM-411")
@pytest.mark.parametrize(
    ("more", "asked"),
    [({}, False), ({"a3": "*M"}, True), ({"b1": "*M"}, False), ({"a3": "fort:M"}, False), ({"b2": "*M"}, False)],
)
def test_a_murshid_token_in_or_next_to_the_hex_involves_him(more, asked):
    s = fight("2W", "1C", more=more, hands={M: ["assassination"], C: ["guard"], W: ["campaign"]})
    assert (s.clash.sides[M] != -1) == asked
    if asked:
        assert decides(s) == (M, "ask_promise")


@rule("CM-402")
def test_a_fighting_murshid_is_not_involved_besides():
    s = fight("2W", "1M *M", hands={W: ["campaign"], M: ["assassination"]})
    assert s.clash.sides[M] == 1
    assert sorted(s.deciders) == [W, M]


# ---- steps 1 and 2


@rule("CM-410", "CM-302")
def test_any_number_of_combat_cards_is_chosen_secretly():
    s = fight("2W", "1C", hands={W: ["campaign", "imam", "raiders", "raiders"], C: ["guard", "caravan"]})
    assert sorted(s.deciders) == [W, C]
    assert offered(s, W) == ["add:campaign", "add:raiders", "done"]
    assert offered(s, C) == ["add:guard", "done"]
    answer(s, W, "add:raiders")
    assert offered(s, W) == ["add:raiders", "done"]  # the second copy, and nothing twice in another order
    v = s.view(C)
    assert v.hands[W] == [-2] * 4 and v.drafts[W] == []


@rule("CM-411", "CM-414", "CM-383")
def test_a_meddling_murshid_names_his_side_before_anything_is_revealed():
    s = fight("2W", "2C", more={"a3": "*M"}, hands={M: ["assassination", "terror"], C: ["guard"]})
    play(s, "ask:0", "ask:0", "offer:0", "offer:0", "decline")
    choose_cards(s, M="terror", C="guard")
    assert decides(s) == (M, "meddle")
    assert s.clash.played == []  # all still lies face down
    assert s.view(W).hands[C] == [-2] and s.view(W).face_down == [s.face_down[0], [], []]
    play(s, "defender")
    assert s.clash.played_for[-1] == 1


@rule("CM-414")
def test_a_murshid_who_chose_nothing_announces_nothing():
    s = fight("2W", "2C", more={"a3": "*M"}, hands={M: ["terror"]})
    play(s, "ask:0", "ask:0", "offer:0", "offer:0", "decline")
    journal = s.listen()
    choose_cards(s)
    assert not any(name == "meddled" for name, *_ in told(s, journal.take()))


@rule("CM-415", "CM-440")
def test_meddled_cards_count_for_the_one_supported_and_return_to_the_murshid():
    s = fight(
        "3W", "1C castle:C", more={"a3": "*M"}, hands={M: ["horse_archers", "destroyer"]}, reserves=[1, 0, 0, 0, 0]
    )
    play(s, "ask:0", "ask:0", "offer:0", "offer:0", "decline")
    choose_cards(s, M="destroyer horse_archers")
    play(s, "attacker")
    assert decides(s) == (W, "next_card")  # the Warlord orders and decides
    assert offered(s) == ["destroyer@murshid", "horse_archers@murshid"]
    play(s, "destroyer@murshid", "use")  # his reserve card
    play(s, "use", "assign:1+0")
    assert s.reserves[W] == 0
    assert s.clash.strength == [4 + 1 + 1, 3]
    play(s, "no")
    assert in_front(s, M) == ["destroyer", "horse_archers"] and in_front(s, W) == []


@rule("CM-415", "CM-416")
def test_equal_cards_of_two_owners_are_told_apart():
    held = {W: ["campaign", "horse_archers"], M: ["horse_archers"]}
    s = fight("3W", "1C", more={"a3": "*M"}, hands=held)
    play(s, "ask:0", "ask:0", "offer:0", "offer:0", "decline")
    choose_cards(s, W="horse_archers", M="horse_archers")
    play(s, "attacker")
    assert offered(s) == ["horse_archers", "horse_archers@murshid"]
    assert said(s) == ["option-resolve horse_archers", "option-resolve-of horse_archers murshid"]


@rule("CM-416")
def test_the_attacker_resolves_before_the_defender_each_in_his_own_order():
    held = {W: ["campaign", "raiders", "terror"], C: ["guard", "infantry"]}
    s = fight("5W", "3C", hands=held)
    choose_cards(s, W="campaign raiders terror", C="guard infantry")
    assert decides(s) == (W, "next_card")  # the Campaign had no choice
    assert s.clash.ordinary[0] == 2
    play(s, "terror", "use", "assign:3+0")
    assert decides(s) == (C, "next_card") and offered(s) == ["guard", "infantry"]


@rule("CM-416")
def test_the_campaign_of_a_defender_comes_before_the_attackers_assassinations():
    held = {W: ["campaign", "destroyer"], C: ["assassination"]}
    s = fight("3C", "2W 2Wm", active=C, hands=held)
    choose_cards(s, C="assassination", W="campaign destroyer")
    assert decides(s) == (W, "campaign")
    play(s, "ordinary:1")
    assert decides(s) == (C, "assassinate")


@rule("CM-417", "CM-303")
def test_an_assassination_without_a_target_does_nothing():
    s = fight("2W", "1C", hands={W: ["campaign", "assassination"], C: ["guard"]})
    choose_cards(s, W="assassination")
    assert s.over and discarded(s) == ["assassination"]


@rule("CM-418", "CM-419")
def test_a_unit_is_assigned_to_one_card_only():
    s = fight("2C", "2N", active=C, hands={C: ["guard", "infantry", "infantry"]})
    choose_cards(s, C="guard infantry infantry")
    play(s, "guard", "assign:1+0", "assign:1+0", "use")
    assert decides(s)[1] == "use_entry"  # no one is left for the third card, which only spares a loss
    assert sum(s.clash.ordinary) == 2
    assert at(s, "a2") == "2C 2N"  # assigned units are in the hex


@rule("CM-419")
def test_a_unit_that_leaves_its_card_takes_its_bonus_with_it():
    s = fight("1C 2Cm", "3N", active=C, hands={C: ["guard"], N: ["elder"]})
    choose_cards(s, C="guard", N="elder")
    play(s, "assign:0+1")
    assert "caliph@guard" in offered(s)
    assert "option-elder caliph a2" in said(s) and "option-elder-card caliph guard nobody" in said(s)
    journal = s.listen()
    play(s, "caliph@guard")
    assert ("strengths", 15, 2, 4) in told(s, journal.take())


@rule("CM-420")
def test_cards_bring_units_in_and_take_them_out():
    s = fight("2W", "2C", hands={W: ["campaign", "destroyer"], C: ["general"]}, reserves=[1, 0, 0, 0, 0])
    choose_cards(s, W="destroyer", C="general")
    play(s, "use", "use", "ordinary", "a3")
    assert at(s, "a3") == "1C"
    assert decides(s) == (C, "withdraw") and at(s, "a2") == "3W 1C"


# ---- step 3


@rule("CM-425", "CM-309")
def test_penalties_never_make_a_side_weaker_than_nothing():
    s = fight("1W", "fort:C", hands={C: ["terror", "bribery", "bribery"]})
    choose_cards(s, C="bribery bribery terror")
    use_all(s)
    assert s.over and at(s, "a2") == "fort:C"
    assert hand(s, W) == ["bribery", "bribery"]


@rule("CM-426")
def test_a_tie_is_for_the_attacker():
    s = fight("2W", "2C")
    assert s.over and at(s, "a2") == "1W"


@rule("CM-426")
@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_a_tie_at_a_murshid_token_is_for_the_murshid_to_decide(side):
    s = fight("2W", "2C *M")
    play(s, "ask:0", "ask:0", "offer:0", "offer:0", "decline")
    assert decides(s) == (M, "decide_tie")
    play(s, side)
    assert at(s, "a2") == ("1W *M" if side == "attacker" else "1C *M")


@rule("CM-426")
def test_also_where_he_fights_himself():
    s = fight("2W", "2M *M")
    assert decides(s) == (M, "decide_tie")


# ---- step 4


@rule("CM-430", "CM-431")
def test_losses_are_half_of_the_opponents_strength():
    s = fight("5W", "3C castle:C")
    assert at(s, "a2") == "3W castle:C"  # 5 // 2 = 2 each, and the Caliph's last unit retreated
    assert decides(s) == (W, "capture")
    assert s.reserves[C] == 1
    assert s.scores()[W] == 5  # announced at the end
    play(s, "no")
    assert s.scores()[W] == 5 + 2 + 3


@rule("CM-430")
def test_the_attacker_gives_up_units_first():
    s = fight("2W 2Wm", "2C 2Cm")
    assert decides(s) == (W, "give_up_units")
    play(s, "lose:1+1")
    assert decides(s) == (C, "give_up_units") and offered(s) == ["lose:0+2", "lose:1+1", "lose:2+0"]


@rule("CM-432")
def test_strongholds_are_no_losses():
    s = fight("2W", "castle:C")
    assert decides(s) == (W, "capture")
    assert at(s, "a2") == "1W castle:C"


@rule("CM-433", "CM-419", "CM-RAI")
def test_raiders_spare_losses_even_if_they_are_given_up():
    s = fight("2W 2Wm", "4C castle:C", hands={W: ["campaign", "raiders"]})
    choose_cards(s, W="raiders")
    assert "assign:2+1" in offered(s)
    play(s, "assign:1+1")
    # 6 // 2 = 3, less 2: one loss; the loser's other units leave
    assert decides(s) == (W, "give_up_units") and offered(s) == ["lose:0+1", "lose:1+0"]
    play(s, "lose:1+0")
    assert s.reserves[W] == 1


# ---- steps 5 to 8


@rule("CM-436")
def test_the_loser_leaves_the_hex():
    s = fight("4W", "2C 1Cm")
    assert decides(s) == (C, "give_up_units")
    play(s, "lose:1+1")
    assert at(s, "a2") == "3W" and s.reserves[C] == 1
    s = fight("4W", "1C 2Cm")
    play(s, "lose:1+1")
    assert s.reserves[C] == 0 and s.discs_left(C) == 12  # a mercenary goes to the supply


@rule("CM-440")
def test_cards_after_a_combat():
    held = {W: ["campaign", "raiders", "terror", "bribery"], C: ["general"]}
    s = fight("5W", "1C", hands=held)
    choose_cards(s, W="campaign bribery raiders terror", C="general")
    while not s.over:
        play(s, offered(s)[0])
    assert hand(s, W) == ["campaign"]
    assert in_front(s, W) == ["raiders"] and in_front(s, C) == ["general"]
    assert discarded(s) == ["terror"]
    assert hand(s, C) == ["bribery"]


@rule("CM-440", "CM-068")
def test_the_hand_limit_after_a_bribery():
    eight = ["imam", "imam", "imam", "preacher", "preacher", "vizier", "vizier", "caravan"]
    s = fight("5W", "1C", hands={W: ["campaign", "bribery"], C: eight})
    choose_cards(s, W="bribery")
    play(s, "use")
    assert decides(s) == (C, "discard_down") and len(s.hands[C]) == 9


@rule("CM-444")
def test_a_fort_is_captured_with_the_same_piece():
    s = fight("3W", "fort:C")
    play(s, "capture")
    assert at(s, "a2") == "3W fort:W" and s.coins[W] == 0 and s.scores()[W] == 5
    s = fight("3W", "castle:C")
    play(s, "capture")
    assert at(s, "a2") == "2W castle:W" and (s.castles_left(W), s.castles_left(C)) == (1, 4)


@rule("CM-444", "CM-446")
def test_a_fort_that_the_warlord_took_is_captured_or_sacked_like_any_other():
    s = fight("3C", "1W fort:W", active=C)
    assert at(play(s.copy(), "capture"), "a2") == "2C fort:C"
    assert at(play(s, "no"), "a2") == "2C" and s.coins[C] == 1


@rule("CM-444")
def test_no_capture_without_the_matching_piece_and_never_of_the_palace():
    s = fight("6W", "castle:C palace", more={"d1": "castle:W", "d2": "castle:W"})
    assert s.over and at(s, "a2") == "4W"  # both were sacked
    assert s.coins[W] == 5 and s.scores()[W] == 5 + 5


@rule("CM-446", "CM-447", "CM-451")
def test_strongholds_must_be_sacked_and_settlements_may():
    s = fight("4W", "fort:C palace town")
    assert decides(s) == (W, "capture")
    play(s, "no")
    assert decides(s) == (W, "sack_settlement") and at(s, "a2") == "3W town"
    spared = play(s.copy(), "spare")
    assert (spared.coins[W], spared.scores()[W]) == (3, 5 + 3)
    play(s, "sack")
    assert (s.coins[W], s.scores()[W], s.sacked) == (5, 5 + 5, 3)


@rule("CM-448")
def test_without_a_unit_left_nothing_is_taken():
    s = fight("1W", "1C fort:C city", hands={W: ["campaign", "horse_archers"]})
    journal = s.listen()
    choose_cards(s, W="horse_archers")
    play(s, "use", "assign:1+0")
    assert ("won", W, "attacker") in told(s, journal.take())  # 3 against 2, and each side lost its unit
    assert s.over and at(s, "a2") == "fort:C city" and s.scores()[W] == 6


@rule("CM-449")
def test_the_defender_never_captures_or_sacks():
    s = fight("1W", "3C city")
    assert s.over and at(s, "a2") == "3C city" and s.coins[C] == 0


@rule("CM-450", "CM-SCO")
def test_scorched_earth_leaves_nothing_to_sack():
    s = fight("4W", "fort:C town", hands={C: ["scorched_earth"]})
    choose_cards(s, C="scorched_earth")
    play(s, "use")
    assert decides(s) == (W, "capture")
    play(s, "no")
    assert at(s, "a2") == "4W town"
    assert s.coins[W] == 0 and s.scores()[W] == 5


@rule("CM-451", "CM-OBJ-W1")
def test_the_warlord_scores_losses_also_as_the_defender():
    s = fight("3C", "3W", active=C)
    assert s.over
    assert s.scores()[W] == 5 + 1
    assert at(s, "a2") == "2C"


@rule("CM-425", "CM-426", "CM-430")
@pytest.mark.parametrize("n", range(1, 8))
@pytest.mark.parametrize("defence", ["1N", "2N fort:N", "3N castle:N", "4N *M"])
def test_an_assault_foretells_how_it_ends_where_nobody_plays_a_card(defence, n):
    s = table({"c5": "7W", "c4": defence}, active=W, discard=["campaign"])
    journal = s.listen()
    play(s, "assault")
    foretold = next(option.effect for option in s.decision(W).options if option.key == f"ordinary:{n}")
    strength = s.strength_of_pieces(N, hex_of(s, "c4"))
    play(s, f"ordinary:{n}")
    while not s.over:
        s.choose(offered(s, s.deciders[0])[0], s.deciders[0])
    story = told(s, journal.take())
    left = s.ordinary[W][hex_of(s, "c4")]
    end = f"you win, {left} unit{'s' if left != 1 else ''} left" if ("won", W, "attacker") in story else "you lose"
    if any(event[0] == "tie" for event in story):
        end = "the Murshid decides"
    assert foretold == f"{n} vs. {strength} before cards: {end}"
