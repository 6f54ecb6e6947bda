"""Binding agreements: hiring, bribing, the Sultan's market, and deals with the Murshid (CM-140 to CM-165, CM-350)."""

import pytest
from tests.games.crescent_moon.table import (
    C,
    M,
    N,
    S,
    W,
    at,
    choose_cards,
    decides,
    hand,
    hex_of,
    offered,
    play,
    points,
    table,
    told,
)
from tests.rules import rule

HOME = {"b1": "castle:C", "d1": "1C"}


def hiring(coins=9, reserve=3, where=HOME, **fields):
    """The Caliph wants to hire from the Nomad."""
    return table(where, active=C, coins=[0, 0, 0, coins, 0], reserves=[0, 0, 0, 0, reserve], **fields)


# ---- Hire Mercenaries


@rule("CM-140")
def test_four_players_hire_at_the_bank():
    s = table({"b1": "castle:C", "c3": "1C", "d3": "*C 1W"}, active=C, seats=4, coins=[0, 0, 0, 8])
    play(s, "hire")
    assert offered(s) == ["hire:1", "hire:2"]
    one = play(s.copy(), "hire:1", "c3")
    assert one.coins[C] == 6 and at(one, "c3") == "1C 1Cm"
    play(s, "hire:2")
    assert set(offered(s)) == {"b1", "c3"}  # not where another rules
    play(s, "b1", "c3")
    assert s.coins[C] == 2 and at(s, "b1") == "1Cm castle:C"
    s = table({"b1": "castle:C"}, active=C, seats=4, coins=[0, 0, 0, 5])
    assert play(s, "hire").coins[C] == 3  # two would cost 6


@rule("CM-141", "CM-142", "CM-353", "CM-354")
def test_printed_negotiation():
    s = hiring()
    play(s, "hire", "units:2", "price:4")
    assert decides(s) == (N, "answer_proposal") and offered(s) == ["refuse", "accept", "counter"]
    play(s, "counter", "units:2", "price:7")
    assert decides(s) == (C, "answer_proposal")
    play(s, "counter", "units:1", "price:3")
    assert decides(s) == (N, "answer_proposal") and offered(s) == ["refuse", "accept"]
    play(s, "accept", "d1")
    assert s.coins == [0, 0, 0, 6, 3]
    assert at(s, "d1") == "1C 1Cm"
    assert s.reserves[N] == 2 and s.discs_left(N) == 12 - 2


@rule("CM-141")
def test_no_more_than_the_nomads_card_or_the_own_supply_holds():
    s = hiring(reserve=1)
    play(s, "hire")
    assert decides(s) == (C, "propose_price")  # there was no choice of units
    s = hiring(reserve=5, where={"b1": "5C", "d1": "5C", "d2": "1C"})
    assert decides(play(s, "hire")) == (C, "propose_price")


@rule("CM-143", "CM-351")
def test_without_agreement_another_action_is_chosen():
    s = hiring()
    play(s, "hire", "units:1", "price:0", "refuse")
    assert decides(s) == (C, "choose_action")
    assert "hire" not in offered(s)
    assert "hire" not in offered(hiring(reserve=0))


@rule("CM-144")
def test_no_hire_without_a_hex():
    assert "hire" not in offered(hiring(where={"b1": "*C 1W"}))


# ---- Bribe Mercenaries


@rule("CM-150", "CM-151", "CM-153")
def test_bribed_units_change_sides_and_may_move():
    s = table({"c4": "3N", "a1": "1N"}, active=S, coins=[0, 0, 9, 0, 0])
    play(s, "bribe")
    assert set(offered(s)) == {"a1", "c4"}
    play(s, "c4", "units:2", "price:2", "accept")
    assert (s.coins[S], s.coins[N]) == (7, 2)
    assert s.over and at(s, "c4") == "2S"  # a combat of 2 against the 1 that was left


@rule("CM-151")
def test_no_more_are_bribed_than_the_own_supply_replaces():
    s = table({"c4": "2N", "a1": "5S"}, active=S, coins=[0, 0, 9, 0, 0])
    assert decides(play(s, "bribe")) == (S, "propose_price")  # there was no choice of units
    assert "bribe" not in offered(table({"c4": "2N", "a1": "5S", "a2": "1S"}, active=S, coins=[0, 0, 9, 0, 0]))


@rule("CM-152")
def test_a_combat_starts_where_pieces_of_the_nomad_remain():
    s = table({"c4": "2N"}, active=S, coins=[0, 0, 9, 0, 0], hands={N: ["elder"]})
    play(s, "bribe", "units:1", "price:0", "accept")
    assert (s.clash.attacker, s.clash.defender) == (S, N)
    assert at(s, "c4") == "1S 1N"


@rule("CM-153")
def test_after_a_bribe_the_new_units_may_move_or_attack():
    where = {"c4": "2N", "c5": "1C", "b4": "city", "d4": "2S"}
    s = table(where, active=S, coins=[0, 0, 9, 0, 0], hands={C: ["guard"]})
    play(s, "bribe", "units:2", "price:0", "accept")
    assert decides(s) == (S, "follow_up")
    assert {"move:d3", "move:b4", "assault:b4", "assault:c5", "stop"} <= set(offered(s))
    stayed = play(s.copy(), "stop")
    assert stayed.over and at(stayed, "c4") == "2S"
    moved = play(s.copy(), "move:b4", "mercenaries:1")
    assert moved.over and at(moved, "b4") == "1S city" and moved.coins[S] == 9
    sacked = play(s.copy(), "assault:b4", "mercenaries:2")
    assert at(sacked, "b4") == "2S" and sacked.coins[S] == 13
    play(s, "assault:c5", "mercenaries:2")
    assert s.clash.hex == hex_of(s, "c5")


@rule("CM-154")
def test_no_bribe_without_agreement_or_in_a_game_of_four():
    s = table({"c4": "2N"}, active=S, coins=[0, 0, 9, 0, 0])
    play(s, "bribe", "units:1", "price:0", "refuse")
    assert decides(s) == (S, "choose_action") and "bribe" not in offered(s)
    assert "bribe" not in offered(table({"c2": "2S", "a1": "1W"}, active=W, seats=4, coins=[9] * 4))


# ---- the Sultan's market


@rule("CM-160", "CM-165", "CM-354")
def test_a_card_of_the_sultans_market_for_an_agreed_price():
    s = table({}, active=C, sultan=["guard", "imam"], market=[None] * 8 + ["ships"], coins=[0, 0, 0, 5, 0])
    play(s, "talk:sultan-2:imam", "price:2", "counter", "price:3", "accept")
    assert decides(s) == (C, "buy")  # the agreed card is taken, the other markets stay open
    assert hand(s, C) == ["imam"] and s.coins == [0, 0, 3, 2, 0]
    assert offered(s) == ["near-9:ships", "stop"]
    play(s, "near-9:ships")
    assert s.coins[C] == 1


@rule("CM-160")
def test_after_a_refusal_the_action_is_still_free():
    s = table({"c4": "1C"}, active=C, sultan=["guard"], market=[None] * 8 + ["ships"], coins=[0, 0, 0, 5, 0])
    play(s, "talk:sultan-1:guard", "price:1", "refuse")
    assert decides(s) == (C, "choose_action")
    assert {"buy", "move"} <= set(offered(s)) and "talk:sultan-1:guard" not in offered(s)


# ---- what holds for all agreements


@rule("CM-350", "CM-358")
def test_coins_change_hands_by_agreement_and_at_the_market_only():
    s = hiring(market=["guard"])
    journal = s.listen()
    play(s, "hire", "units:1", "price:5", "accept", "b1")
    assert [x for x in told(s, journal.take()) if x[0] == "paid"] == [("paid", C, N, 5)]


@rule("CM-352")
@pytest.mark.parametrize("coins", [0, 3])
def test_a_proposal_can_be_paid_at_once(coins):
    s = hiring(coins=coins)
    play(s, "hire", "units:1")
    if coins:
        assert offered(s) == ["price:0", "price:1", "price:2", "price:3"]
        play(s, "price:1", "counter", "units:1")
        assert offered(s)[-1] == "price:3"  # also a counter is limited by the payer's coins
    else:
        assert decides(s) == (N, "answer_proposal")


@rule("CM-355")
def test_three_negotiations_a_turn_and_one_about_each_thing():
    s = table({"c4": "2N", "b1": "castle:C"}, active=C, sultan=["guard", "imam", "elder"], coins=[0, 0, 0, 9, 0],
              reserves=[0, 0, 0, 0, 2])  # fmt: skip
    play(s, "hire", "units:1", "price:0", "refuse", "bribe", "units:1", "price:0", "refuse")
    assert "hire" not in offered(s) and "bribe" not in offered(s)
    play(s, "talk:sultan-1:guard", "price:0", "refuse")
    assert not any(key.startswith("talk") for key in offered(s))


@rule("CM-355")
@pytest.mark.parametrize("slot", [0, 1, 2])
def test_a_talk_about_one_slot_leaves_the_other_slots_and_all_hexes_open(slot):
    cards = ["guard", "imam", "elder"]
    talks = [f"talk:sultan-{n + 1}:{card}" for n, card in enumerate(cards)]
    nomads = dict.fromkeys(("a1", "a2", "d3", "d4"), "1N")  # the first hexes of the map and the last
    s = table(nomads, active=C, sultan=cards, coins=[0, 0, 0, 9, 0])
    play(s, talks[slot], "price:0", "refuse")
    assert [key for key in offered(s) if key.startswith("talk")] == talks[:slot] + talks[slot + 1 :]
    assert set(offered(play(s, "bribe"))) == set(nomads)


@rule("CM-356")
def test_proposals_are_public_and_nobody_talks_to_himself():
    s = hiring()
    journal = s.listen()
    play(s, "hire", "units:2", "price:4")
    assert ("proposed", C, "hire", -1, -1, 2, 4) in told(s, [e.seen(W) for e in journal.events])
    assert s.view(None).pad == s.pad
    own = table({"c4": "2N"}, active=S, sultan=["guard"], coins=[9] * 5)
    assert not any(key.startswith("talk") for key in offered(own))
    nomad = table({"c4": "2N"}, active=N, reserves=[0, 0, 0, 0, 2], coins=[9] * 5)
    assert "hire" not in offered(nomad) and "bribe" not in offered(nomad)


@rule("CM-357")
def test_only_what_can_be_delivered_is_talked_about():
    s = table({"b1": "castle:C"}, active=C, sultan=[None, "imam"], coins=[9] * 5)
    assert [key for key in offered(s) if key.startswith("talk")] == ["talk:sultan-2:imam"]
    assert "bribe" not in offered(s) and "hire" not in offered(s)


# ---- deals with the Murshid


def fight(defence="2C", **fields):
    """The Warlord storms the Caliph beside a Murshid token."""
    where = {"c5": "3W", "c4": defence, "d3": "*M"}
    s = table(where, active=W, discard=["campaign"], **fields)
    return play(s, "assault", "ordinary:3")


@rule("CM-380", "CM-381", "CM-382")
def test_printed_deal_by_both_sides():
    s = fight("3C", hands={M: ["horse_archers"], C: ["guard", "infantry"]})
    play(s, "ask:0", "ask:0", "offer:3", "offer:4", "accept:caliph")
    choose_cards(s, M="horse_archers", C="guard infantry")
    play(s, "attacker")
    while not s.over:
        play(s, offered(s)[0])
    assert s.scores()[M] == 5 + 4  # 5 against 6: the Caliph won all the same
    assert s.scores()[C] == 1


@rule("CM-381", "CM-384")
@pytest.mark.parametrize(("partner", "scores"), [("warlord", [2, 8, 5, 5, 5]), ("caliph", [5, 5, 5, 5, 5])])
def test_only_a_winning_partner_pays(partner, scores):
    s = fight()
    journal = s.listen()
    play(s, "ask:0", "ask:0", "offer:3", "offer:3", f"accept:{partner}")
    assert s.over
    plunder = 1  # the Warlord's points for a lost unit
    assert s.scores() == [scores[W] + plunder, *scores[1:]]
    paid = [x for x in told(s, journal.take()) if x[0] == "deal_paid"]
    assert paid == ([("deal_paid", W, 3)] if partner == "warlord" else [])


@rule("CM-380")
def test_nobody_promises_more_than_he_has():
    s = fight(points=points(2, 5, 5, 5, 5))
    play(s, "ask:5", "ask:0")
    assert offered(s) == ["offer:0", "offer:1", "offer:2"]


@rule("CM-382")
def test_asking_offering_countering():
    s = fight(hands={C: ["guard"]})
    assert decides(s) == (M, "ask_promise") and offered(s) == [f"ask:{n}" for n in range(6)]
    play(s, "ask:4", "ask:0")
    assert decides(s) == (W, "offer_promise")
    play(s, "offer:1")
    assert decides(s) == (C, "offer_promise")
    play(s, "offer:0")
    assert decides(s) == (M, "weigh_offers")
    assert "accept:warlord" in offered(s) and "accept:caliph" not in offered(s)
    assert "counter:caliph:2" in offered(s) and "counter:sultan:2" not in offered(s)
    play(s, "counter:caliph:2")
    assert decides(s) == (C, "answer_counter")
    accepted = play(s.copy(), "accept")
    assert (accepted.clash.partner, accepted.clash.promised) == (C, 2)
    play(s, "refuse")
    assert decides(s) == (M, "settle_offers") and offered(s) == ["decline", "accept:warlord"]
    play(s, "accept:warlord")
    assert (s.clash.partner, s.clash.promised) == (W, 1)


@rule("CM-382")
def test_who_refuses_a_counter_has_taken_his_offer_off_the_table():
    s = fight(hands={C: ["guard"]})
    play(s, "ask:0", "ask:0", "offer:1", "offer:2", "counter:caliph:4", "refuse")
    assert decides(s) == (M, "settle_offers") and offered(s) == ["decline", "accept:warlord"]


@rule("CM-382")
def test_a_counter_beyond_ones_points_can_only_be_refused():
    s = fight(points=points(1, 5, 5, 5, 5), hands={C: ["guard"]})
    play(s, "ask:0", "ask:0", "offer:0", "offer:0", "counter:warlord:3")
    assert s.clash.partner == -1 and s.deciders == [C]  # nothing was left to decide: cards are chosen


@rule("CM-383")
def test_deals_are_made_before_the_cards():
    s = fight(hands={C: ["guard"]})
    play(s, "ask:0", "ask:0", "offer:0", "offer:0", "decline")
    assert s.asked  # now cards are chosen
    choose_cards(s, C="guard")
    assert decides(s) == (C, "use_entry")


@rule("CM-384", "CM-604")
def test_points_move_from_hidden_to_hidden_and_the_amount_is_public():
    s = fight()
    journal = s.listen()
    play(s, "ask:0", "ask:0", "offer:2", "offer:0", "accept:warlord")
    assert ("deal_paid", W, 2) in told(s, [e.seen(N) for e in journal.events])
    assert s.breakdown()[W]["deals"] == -2 and s.breakdown()[M]["deals"] == 2


@rule("CM-385")
def test_in_a_contest_the_deal_comes_before_the_declarations():
    s = table({"c4": "1C *N", "d3": "*M"}, active=C)
    play(s, "influence", "c4", "ask:0", "ask:0", "offer:0", "offer:2", "accept:nomad")
    assert s.clash.sides[N] == 2 and s.clash.partner == N
    assert decides(s)[1] == "declare_side"
