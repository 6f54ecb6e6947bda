"""Anytime cards: windows, asides, and the four cards themselves (CM-305 to CM-307)."""

import pytest
from tests.games.crescent_moon.table import (
    C,
    M,
    N,
    S,
    W,
    answer,
    at,
    decides,
    discarded,
    hand,
    hex_of,
    offered,
    play,
    step,
    table,
    told,
)
from tests.rules import rule

from rampart.games.crescent_moon.content.power_cards import CARD_WORDS, whole_deck


def turn(where, active=W, **fields):
    """A whole turn, windows included."""
    return table(where, [step("turn", active, round=1)], active=active, **fields)


@rule("CM-305")
def test_an_anytime_card_costs_no_action_and_is_discarded():
    s = turn({"a2": "1W"}, hands={W: ["campaign", "forced_march"]})
    play(s, "play:forced_march", "a2>a1")
    assert at(s, "a1") == "1W" and discarded(s) == ["forced_march"]
    assert decides(s) == (W, "choose_action")


@rule("CM-306")
def test_the_windows_ask_the_active_player_first_then_the_others_in_turn_order():
    s = turn({"a2": "1W"}, hands={p: (["campaign"] if p == W else []) + ["informer"] for p in (W, N)})
    assert decides(s) == (W, "play_anytime")
    play(s, "none")
    assert decides(s) == (N, "play_anytime")
    play(s, "none")
    assert decides(s) == (W, "choose_action")
    play(s, "pass")
    assert decides(s) == (W, "play_anytime")
    play(s, "none")
    assert decides(s) == (N, "play_anytime")
    play(s, "none")
    assert decides(s) == (W, "play_anytime")  # the end of the turn is his alone
    play(s, "none")
    assert s.active == M


@rule("CM-306")
def test_a_play_reopens_the_window_once_for_the_others():
    s = turn({"a2": "1W"}, active=W, hands={W: ["campaign", "forced_march"], M: ["informer"], C: ["informer", "ships"]})
    play(s, "none")
    assert decides(s) == (M, "play_anytime")
    play(s, "none")
    assert decides(s) == (C, "play_anytime")
    play(s, "play:ships")
    assert decides(s) == (C, "play_anytime")  # he may play another at once, but is not asked once more
    play(s, "none")
    asked = []
    while decides(s)[1] == "play_anytime":
        asked.append(s.mover)
        play(s, "none")
    assert asked == [W, M]


@rule("CM-306")
def test_sealed_everybody_with_cards_is_asked_and_nobody_can_tell_why():
    s = turn({"a2": "1W"}, hands={M: ["imam"], C: ["informer"]}, options={"sealed": True})
    assert decides(s) == (W, "play_anytime") and offered(s) == ["none"]
    play(s, "none")
    assert decides(s) == (M, "play_anytime") and offered(s) == ["none"]
    play(s, "none")
    assert decides(s) == (C, "play_anytime") and "play:informer" in offered(s)
    play(s, "none")
    assert decides(s) == (W, "choose_action")  # Sultan and Nomad hold no cards at all


@rule("CM-306")
@pytest.mark.parametrize(("held", "undoable"), [(["imam"], "move"), (["informer"], "")])
def test_nothing_is_taken_back_once_another_was_asked(held, undoable):
    s = table({"c4": "1W"}, [step("choose_action", W), step("choose_action", W)], active=W, hands={M: held})
    play(s, "move")
    assert s.undoable(W) == undoable  # to be asked told that the Murshid could play


@rule("CM-306")
def test_the_active_player_adds_cards_to_decisions_of_his_own_action():
    s = table({"b1": "1W", "b2": "1C"}, active=W, hands={W: ["campaign", "ships"]})
    play(s, "move", "none", "anytime:ships")
    assert s.ships == 1 and decides(s) == (W, "move")


def added(s):
    """What could be added to the decision."""
    return [key.removeprefix("anytime:") for key in offered(s) if key.startswith("anytime:")]


@rule("CM-306", "CM-FMA")
def test_cards_are_added_to_the_choice_of_an_action():
    held = {W: ["campaign", "informer", "forced_march", "ships", "guides"], C: ["guard"]}
    s = table({"b1": "1W", "a1": "1W"}, active=W, hands=held)
    assert decides(s) == (W, "choose_action") and added(s) == ["informer", "forced_march", "ships"]
    play(s, "anytime:ships")
    assert s.ships == 1 and decides(s) == (W, "choose_action") and "ships" not in added(s)
    play(s, "anytime:forced_march", "b1>b2")
    assert at(s, "b2") == "1W" and decides(s) == (W, "choose_action")  # it is still before the action
    play(s, "anytime:informer", "move")  # there is but one hand to look at
    assert added(s) == ["guides"]


@rule("CM-306", "CM-FMA")
def test_a_forced_march_needs_a_unit_that_can_go():
    s = table({"b1": "1W", "a1": "1C"}, active=W, hands={W: ["campaign", "forced_march"]})
    assert added(s) == []


@rule("CM-306", "CM-351")
def test_and_again_after_a_refused_negotiation():
    s = table({"b1": "1W"}, active=W, hands={W: ["campaign", "ships"]}, reserves=[0, 0, 0, 0, 2])
    play(s, "hire", "units:1", "refuse")
    assert decides(s) == (W, "choose_action") and added(s) == ["ships"]


@rule("CM-306", "CM-260")
def test_cards_are_added_to_the_pick_of_a_scheme():
    top = ["guard", "terror", "elder", "vizier", "ambush", "imam", "assassination"]
    deck = [CARD_WORDS[card] for card in whole_deck()]
    for card in [*top, "informer", "ships", "infantry"]:
        deck.remove(card)
    s = table({}, active=M, hands={M: ["informer", "ships"], C: ["infantry"]}, deck=top + deck)
    play(s, "scheme", "none")
    assert decides(s) == (M, "take_schemed") and added(s) == ["informer", "ships"]
    play(s, "anytime:informer", "look:caliph")
    assert decides(s) == (M, "take_schemed")
    play(s, "take:imam")
    assert hand(s, M) == ["imam", "ships"]


@rule("CM-306")
def test_no_card_is_added_to_numbers_of_units():
    held = {N: ["ships"], C: ["ships", "informer"]}
    s = table({"c4": "2C 2Cm"}, active=N, hands=held, discard=["campaign"])
    play(s, "desertion", "c4", "none", "none")
    assert decides(s) == (N, "desert_units") and added(s) == []
    s = table({"b2": "2C"}, active=C, seats=4, hands={C: ["ships"]}, coins=[0, 0, 0, 6])
    play(s, "hire")
    assert decides(s) == (C, "hire_at_bank") and added(s) == []
    s = table({"c4": "2C"}, active=C, hands={C: ["ships"]})
    play(s, "move", "none", "c4>c5")
    assert decides(s) == (C, "move_ordinary") and added(s) == []


@rule("CM-306")
def test_not_in_place_of_the_secret_choice_and_not_in_the_deal_window():
    s = table({"c5": "2W", "c4": "2C", "d3": "*M"}, active=W, hands={W: ["campaign", "informer"], C: ["guard"]})
    play(s, "assault", "c5>c4", "ordinary:2", "none")
    play(s, "ask:0", "ask:0")
    assert decides(s) == (W, "offer_promise") and not any("anytime" in key for key in offered(s))
    play(s, "offer:0", "offer:0", "decline")
    assert not any("anytime" in key for key in offered(s, W))
    answer(s, W, "add:campaign", "done")
    answer(s, C, "add:guard", "done")


@rule("CM-306")
def test_the_unit_limit_is_checked_again_after_the_last_window():
    s = turn({"a2": "5W", "a1": "4W"}, hands={W: ["campaign", "forced_march"]})
    play(s, "none", "pass", "play:forced_march", "a2>a1", "ordinary:5")
    assert at(s, "a1") == "7W" and s.reserves[W] == 2


@rule("CM-307", "CM-SHI")
def test_ships_join_what_rivers_part_for_one_action():
    s = turn({"b1": "2W", "b2": "1S town"}, hands={W: ["campaign", "ships"]})
    assert not s.near_mask(hex_of(s, "b1")) >> hex_of(s, "b2") & 1
    play(s, "play:ships")
    assert s.near_mask(hex_of(s, "b1")) >> hex_of(s, "b2") & 1
    play(s, "assault", "ordinary:2")
    assert at(s, "b1") == ""
    while s.active == W:
        s.choose(s.options(s.deciders[0])[-1], s.deciders[0])
    assert s.ships == 0


@rule("CM-307")
def test_ships_of_the_action_are_gone_before_the_last_window():
    s = turn({"b1": "1W"}, hands={W: ["campaign", "ships", "forced_march"]})
    play(s, "play:ships", "none", "pass")
    assert decides(s) == (W, "play_anytime") and s.ships == 0
    play(s, "play:forced_march")
    assert at(s, "a1") == "1W"  # the only hex that no river cuts off


@rule("CM-307")
def test_ships_of_the_last_window_last_until_its_end():
    s = turn({"b1": "1W"}, hands={W: ["campaign", "ships", "forced_march"]})
    play(s, "none", "pass", "none", "play:ships", "play:forced_march")
    assert {"b1>b2", "b1>c1"} < set(offered(s))
    play(s, "b1>b2")
    assert s.active == M and s.ships == 0


@rule("CM-307")
def test_a_murshid_with_ships_turns_a_free_placement_into_a_contest():
    # a2 and b2 share a side that a river cuts; the Murshid's token lies in a2
    s = table({"b3": "1C", "a2": "*M"}, active=C, hands={M: ["ships", "imam"]})
    play(s, "influence", "b2")
    assert decides(s) == (M, "play_anytime")
    free = play(s.copy(), "none")
    assert at(free, "b2") == "*C"
    play(s, "play:ships")
    assert s.clash.sides[M] == 2


@rule("CM-307")
def test_who_takes_part_is_settled_when_it_begins():
    s = table({"b3": "1C", "a2": "*M", "b2": "1N"}, active=C, hands={C: ["ships", "bribery"], N: ["sheikh"]})
    play(s, "influence", "b2", "none")
    assert s.clash.sides[M] == -1
    answer(s, C, "add:bribery", "done")
    answer(s, N, "done")
    play(s, "defender", "anytime:ships")
    assert s.clash.sides[M] == -1 and offered(s) == ["bribe:nomad", "decline"]


@rule("CM-INF")
def test_an_informer_sees_a_whole_hand_and_remembers_it():
    s = turn({"a2": "1W"}, active=S, hands={M: ["informer"], C: ["guard", "general"], N: ["elder"]})
    play(s, "play:informer")
    assert offered(s) == ["look:warlord", "look:caliph", "look:nomad"]
    play(s, "look:caliph")
    assert all(s.determinise(M, seed).hands[C] == s.hands[C] for seed in range(10))
    assert any(s.determinise(W, seed).hands[C] != s.hands[C] for seed in range(10))
    assert hand(s, M) == []


@rule("CM-INF", "CM-306")
@pytest.mark.parametrize("others", [[], ["guard"]])
def test_an_informer_needs_a_hand_to_look_at(others):
    s = turn({"c4": "1N"}, active=N, hands={N: ["informer", "elder"], C: others}, discard=["campaign"])
    if others:
        assert offered(s) == ["play:informer", "none"]
        play(s, "none", "move", "none")
        assert "anytime:informer" in offered(s)
    else:
        assert decides(s) == (N, "choose_action")
        assert "anytime:informer" not in offered(play(s, "move"))


@rule("CM-INF")
def test_only_the_two_hear_which_cards_an_informer_saw():
    s = turn({"a2": "1W"}, active=S, hands={M: ["informer"], C: ["guard", "general"]})
    journal = s.listen()
    play(s, "play:informer", "look:caliph")
    looks = {
        seat: [x for x in told(s, [e.seen(seat) for e in journal.events]) if x[0] == "looked"] for seat in range(5)
    }
    assert looks[M] == looks[C] and looks[M][0][2:5] == (C, "guard", "general")
    assert all(set(looks[seat][0][3:]) == {-2} for seat in (W, S, N))


@rule("CM-FMA")
def test_a_forced_march_is_one_move_before_or_after_the_own_action():
    s = turn({"a2": "1W"}, hands={W: ["campaign", "forced_march"], C: ["forced_march"]})
    assert offered(s) == ["play:forced_march", "none"]
    play(s, "none", "move")
    assert "anytime:forced_march" not in offered(s)  # not during it, and the Caliph was not asked at all
    play(s, "a2>a3", "stop", "play:forced_march")
    assert decides(s) == (W, "move") and "stop" not in offered(s)
    play(s, "a3>a2")
    assert at(s, "a2") == "1W" and s.active == M


@rule("CM-GUI")
def test_guides_give_two_more_moves_of_the_move_action():
    s = table({"d4": "1N"}, active=N, hands={N: ["guides"]})
    play(s, "move", "anytime:guides", "d4>c5", "c5>b4", "b4>a3", "a3>a2")
    assert s.over and at(s, "a2") == "1N"
    s = table({"d4": "1N"}, active=N, hands={N: ["guides"]})
    play(s, "influence")
    assert "anytime:guides" not in offered(s)


@rule("CM-GUI")
@pytest.mark.parametrize("when", [1, 2])
def test_guides_may_come_late_but_not_after_the_last_move(when):
    s = table({"d4": "1N"}, active=N, hands={N: ["guides"]})
    way = ["d4>c5", "c5>b4", "b4>a3", "a3>a2"]
    play(s, "move")
    for i, leg in enumerate(way):
        if i == when - 1:
            play(s, "anytime:guides")
        play(s, leg)
    assert s.over
