"""The actions: influence without contest, building, moving, assault, units, the market, schemes (CM-090 to CM-281)."""

import pytest
from tests.games.crescent_moon.table import (
    C,
    M,
    N,
    S,
    W,
    at,
    decides,
    discarded,
    hand,
    hex_of,
    offered,
    play,
    said,
    step,
    table,
    told,
)
from tests.rules import rule

from rampart.games.crescent_moon.content.power_cards import CARD_WORDS, CHARACTER_OF, whole_deck
from rampart.games.crescent_moon.tables import BUILDS, MOVES, RECRUITS

# ---- Influence


@rule("CM-090", "CM-092")
def test_influence_spreads_to_hexes_of_presence_and_next_to_them():
    s = table({"c4": "1C", "d3": "*C"}, active=C)
    play(s, "influence")
    near = {"b3", "b4", "c3", "c5", "d3", "d4", "c4", "d2"}
    assert set(offered(s)) == near - {"d3"}  # not where the own token lies
    play(s, "d4")
    assert at(s, "d4") == "*C"


@rule("CM-091")
def test_influence_needs_a_token_in_supply():
    where = dict.fromkeys(("a1", "a2", "a3", "b4", "c4", "c5"), "*W")
    assert "influence" not in offered(table(where | {"d4": "1W"}, active=W))


@rule("CM-092", "CM-093")
@pytest.mark.parametrize(
    ("where", "seat", "contest"),
    [
        ({"c4": "1C"}, C, False),
        ({"c4": "1C", "d4": "1N"}, C, True),
        ({"c4": "1C", "d4": "town"}, C, True),
        ({"c4": "1C", "c5": "*M"}, C, True),  # a Murshid token next to the hex
        ({"c4": "1M", "c5": "*M"}, M, False),
        ({"c4": "1C", "c5": "*N"}, C, False),
        ({"c4": "1C", "d3": "fort:M"}, C, False),  # no token of the Murshid
    ],
)
def test_a_contest_where_others_are_present_or_a_murshid_token_lies_next_to_it(where, seat, contest):
    s = table(where, active=seat, hands={p: ["imam"] if p else ["campaign"] for p in range(4)})
    play(s, "influence", "d4")
    assert bool(s.clash.kind) == contest
    assert (at(s, "d4").endswith(f"*{'WMSCN'[seat]}")) != contest


# ---- Build


@rule("CM-100", "CM-106")
@pytest.mark.parametrize(("seat", "most"), [(M, 2), (S, 3), (C, 2), (N, 2)])
def test_up_to_so_many_buildings_each_in_another_hex(seat, most):
    assert BUILDS[seat] == most
    letter = "WMSCN"[seat]
    where = dict.fromkeys(("a3", "b3", "b4", "c4"), f"*{letter}")
    s = table(where, active=seat, coins=[50] * 5)
    play(s, "build")
    built = []
    while not s.over:
        forts = [key for key in offered(s) if key.startswith("fort")]
        assert not any(key.split("@")[1] in built for key in offered(s) if key != "stop")
        built.append(forts[0].split("@")[1])
        play(s, forts[0])
    assert len(built) == most


@rule("CM-100", "CM-084")
def test_one_may_stop_after_a_building_but_not_before():
    s = table({"c4": "*C", "c5": "*C"}, active=C, coins=[9] * 5)
    play(s, "build")
    assert "stop" not in offered(s)
    play(s, "fort@c4")
    assert "stop" in offered(s)


@rule("CM-101")
def test_a_fort_needs_presence_and_no_other_ruler():
    s = table({"c4": "*C 1N", "c5": "*C fort:N", "d4": "*C", "d3": "2C", "a1": "1N"}, active=C, coins=[9] * 5)
    play(s, "build")
    assert set(offered(s)) == {"fort@d4", "fort@d3"}


@rule("CM-102")
def test_a_castle_replaces_the_own_fort():
    s = table({"c4": "fort:N", "c5": "fort:C"}, active=N, coins=[9] * 5)
    play(s, "build")
    assert at(s, "c4") == "castle:N"  # nothing else could be built, and nothing else can
    assert (s.forts_left(N), s.castles_left(N), s.coins[N]) == (6, 2, 9 - 3)


@rule("CM-103")
def test_a_town_needs_no_presence():
    s = table({"c4": "castle:C", "a1": "1W"}, active=S, coins=[0, 0, 4, 0, 0])
    play(s, "build", "town@c4")
    assert at(s, "c4") == "castle:C town"
    assert s.coins[S] == 2
    play(s, "town@c5")  # with the last coins
    assert s.over and s.coins[S] == 0


@rule("CM-104")
def test_a_city_replaces_a_town():
    s = table({"c4": "town", "a1": "1W"}, active=S, coins=[0, 0, 2, 0, 0])
    play(s, "build", "city@c4")
    assert at(s, "c4") == "city"
    assert (s.towns_left(), s.cities_left(), s.coins[S]) == (6, 4, 0)


@rule("CM-105")
@pytest.mark.parametrize(
    ("seat", "fort", "castle"), [(C, 1, 2), (M, 2, 3), (N, 2, 3), (S, 2, 3)]
)  # fmt: skip
@pytest.mark.parametrize(("hex", "more"), [("c4", 0), ("a2", 0), ("b3", 0), ("c2", 1), ("d4", 1), ("d1", 2), ("c1", 2)])
def test_prices_by_character_and_terrain(seat, fort, castle, hex, more):
    letter = "WMSCN"[seat]
    for pieces, key, price in ((f"*{letter}", "fort", fort), (f"fort:{letter}", "castle", castle)):
        s = table({hex: pieces, "a3": f"*{letter}"}, active=seat, coins=[20] * 5)
        play(s, "build", f"{key}@{hex}")
        assert s.coins[seat] == 20 - price - more


@rule("CM-105")
def test_the_surcharge_is_for_settlements_too():
    s = table({"c2": "town"}, active=S, coins=[20] * 5)
    play(s, "build", "city@c2", "town@c1", "town@c4")
    assert s.coins[S] == 20 - 3 - 4 - 2


@rule("CM-106")
def test_no_fort_and_castle_in_one_hex_in_one_action():
    s = table({"c4": "*C", "c5": "*C"}, active=C, coins=[9] * 5)
    play(s, "build", "fort@c4")
    assert "castle@c4" not in offered(s)


@rule("CM-107")
def test_a_piece_freed_by_an_upgrade_can_be_built_again():
    forts = dict.fromkeys(("a3", "b3", "b4", "c4", "c5", "d3"), "fort:M")
    s = table(forts | {"d4": "*M"}, active=M, coins=[20] * 5)
    play(s, "build")
    assert "fort@d4" not in offered(s)
    play(s, "castle@c4", "fort@d4")
    assert at(s, "d4") == "fort:M *M"


# ---- Move


@rule("CM-110", "CM-111", "CM-113")
@pytest.mark.parametrize(("seat", "most"), [(W, 3), (M, 2), (S, 2), (C, 2), (N, 2)])
def test_so_many_moves_also_with_the_same_unit(seat, most):
    assert MOVES[seat] == most
    letter = "WMSCN"[seat]
    s = table({"d4": f"1{letter}"}, active=seat)
    way = ["d4>c5", "c5>b4", "b4>a3", "a3>a2"]
    play(s, "move", *way[:most])
    assert s.over
    assert at(s, way[most - 1].split(">")[1]) == f"1{letter}"


@rule("CM-110")
def test_units_move_to_adjacent_hexes_that_nobody_else_controls():
    s = table({"c4": "2C 1Cm", "b4": "1W", "d4": "*N town", "b3": "fort:M"}, active=C)
    play(s, "move")
    assert set(offered(s)) == {"c4>c3", "c4>c5", "c4>d3", "c4>d4"}
    play(s, "c4>d4", "ordinary:1", "mercenaries:1")
    assert at(s, "d4") == "1C 1Cm town *N" and at(s, "c4") == "1C"


@rule("CM-110")
def test_at_least_one_unit_moves():
    s = table({"c4": "2C 1Cm"}, active=C)
    play(s, "move", "c4>c5")
    assert offered(s) == ["ordinary:0", "ordinary:1", "ordinary:2"]
    play(s, "ordinary:0")
    assert at(s, "c5") == "1Cm"  # then one mercenary must go


@rule("CM-112")
def test_a_move_never_sacks():
    s = table({"c4": "1W", "b4": "city"}, active=W)
    play(s, "move", "c4>b4", "stop")
    assert at(s, "b4") == "1W city"
    assert s.coins[W] == 0 and s.scores()[W] == 5


# ---- Assault


@rule("CM-120")
def test_an_assault_starts_a_combat_from_one_hex():
    s = table({"c4": "3W 1Wm", "c5": "2W", "d4": "1C", "d3": "1W"}, active=W, hands={C: ["guard"]})
    play(s, "assault")
    assert set(offered(s)) == {"c4>d4", "c5>d4", "d3>d4"}
    play(s, "c4>d4", "ordinary:2", "mercenaries:1")
    assert at(s, "d4") == "2W 1Wm 1C"
    assert (s.clash.attacker, s.clash.defender, s.clash.hex) == (W, C, hex_of(s, "d4"))


@rule("CM-121", "CM-122")
@pytest.mark.parametrize(("settlement", "coins"), [("town", 2), ("city", 4)])
def test_an_unguarded_settlement_is_sacked(settlement, coins):
    s = table({"b3": "1W", "b4": settlement}, active=W)
    play(s, "assault")
    assert at(s, "b4") == "1W"
    assert s.coins[W] == coins and s.scores()[W] == 5 + coins
    s = table({"b3": "1C", "b4": settlement}, active=C)
    play(s, "assault")
    assert s.coins[C] == coins and s.scores()[C] == 5  # only the Warlord scores it


@rule("CM-121")
def test_an_empty_hex_or_an_own_one_is_no_target():
    s = table({"c4": "2W", "b4": "1W city", "d4": "*C"}, active=W)
    assert "assault" not in offered(s)


# ---- Recruit, Muster, Uprising


@rule("CM-130", "CM-131", "CM-133")
@pytest.mark.parametrize(("seat", "most"), [(W, 2), (C, 3)])
def test_recruits_come_from_the_reserve_card_to_hexes_of_presence(seat, most):
    assert RECRUITS[seat] == most
    letter = "WMSCN"[seat]
    where = {"c4": f"*{letter}", "c5": f"*{letter} fort:N", "d4": f"1{letter}", "a1": "1N"}
    s = table(where, active=seat, reserves=[9, 0, 0, 9, 0])
    play(s, "recruit")
    assert set(offered(s)) == {"c4", "d4"}
    play(s, *["c4"] * most)
    assert at(s, "c4") == f"{most}{letter} *{letter}"
    assert s.over and s.reserves[seat] == 9 - most  # and no more


@rule("CM-130")
def test_never_more_recruits_than_the_card_holds():
    s = table({"c4": "*C", "c5": "*C"}, active=C, reserves=[0, 0, 0, 1, 0])
    play(s, "recruit", "c4")
    assert s.over and s.reserves[C] == 0
    assert "recruit" not in offered(table({"c4": "*C"}, active=C))


@rule("CM-132")
def test_the_nomad_recruits_anywhere_nobody_else_controls():
    s = table({"c4": "1C", "c5": "city"}, active=N, reserves=[0, 0, 0, 0, 3])
    play(s, "recruit")
    assert len(offered(s)) == 15 and "c4" not in offered(s)
    play(s, "c5", "a1")
    assert s.over and at(s, "c5") == "1N city" and at(s, "a1") == "1N"


@rule("CM-180")
def test_printed_muster():
    s = table({"c4": "*W", "c5": "1W *W", "d4": "*W 1C"}, active=W)
    play(s, "muster")
    assert set(offered(s)) == {"c4:1", "c4:2", "c5:1", "c5:2"}
    play(s, "c4:2", "c5:1")
    assert [at(s, name) for name in ("c4", "c5", "d4")] == ["2W", "2W *W", "1C *W"]


@rule("CM-181")
def test_muster_with_few_units_left():
    s = table({"c4": "*W", "c5": "*W", "d4": "*W", "a1": "7W", "a2": "7W", "a3": "7W"}, active=W)
    play(s, "muster", "c4:2")  # 3 were left
    assert offered(s) == ["c5:1", "d4:1"]
    play(s, "d4:1")
    assert s.over and at(s, "c5") == "*W"


@rule("CM-185")
def test_an_uprising_brings_two_units_for_the_token():
    s = table({"c4": "*W fort:C", "c5": "*W", "d4": "*W 1W"}, active=W, hands={C: ["guard"]})
    play(s, "uprising")
    assert at(s, "c4") == "2W fort:C"
    assert (s.clash.attacker, s.clash.defender) == (W, C)
    assert s.tokens_left(W) == 4


@rule("CM-186")
def test_an_uprising_with_few_units():
    land = {"a1": "7W", "a2": "7W", "a3": "7W"}
    s = table(land | {"b4": "2W", "c4": "*W fort:C"}, active=W, hands={C: ["guard"]})
    play(s, "uprising")
    assert at(s, "c4") == "1W fort:C"
    assert "uprising" not in offered(table(land | {"b4": "3W", "c4": "*W fort:C"}, active=W))


# ---- Levy, palace, desertion


@rule("CM-175")
@pytest.mark.parametrize("seat", [C, N])
def test_a_levy_is_one_coin(seat):
    assert play(table({}, active=seat), "levy").coins[seat] == 1


@rule("CM-275", "CM-276")
def test_the_palace_moves_to_another_hex_of_presence():
    s = table({"c4": "palace", "c5": "*C", "d4": "*C 1N", "b1": "castle:C"}, active=C)
    play(s, "move_palace")
    assert set(offered(s)) == {"c5", "b1"}
    assert at(play(s, "b1"), "b1") == "castle:C palace"
    s = table({"c5": "*C", "b1": "castle:C"}, active=C)  # it was sacked
    assert at(play(s, "move_palace", "c5"), "c5") == "palace *C"


@rule("CM-280")
def test_mercenaries_desert():
    s = table({"c4": "3S", "c5": "1Wm 2W", "d4": "2N"}, active=N)
    play(s, "desertion")
    assert set(offered(s)) == {"c4", "c5"}
    play(s, "c4", "desert:2")
    assert at(s, "c4") == "1S" and s.reserves[N] == 2 and s.discs_left(S) == 5


@rule("CM-281")
def test_desertion_with_an_empty_supply():
    s = table({"c4": "3S", "d4": "5N", "d3": "5N"}, active=N, reserves=[0, 0, 0, 0, 1])
    play(s, "desertion", "desert:3")
    assert at(s, "c4") == "" and s.reserves[N] == 2


# ---- Buy Power Cards

NINE = ["guard", "imam", "elder", "terror", "vizier", "ambush", "raiders", "caravan", "ships"]


@rule("CM-161", "CM-162", "CM-163")
def test_printed_purchase_of_the_caliph():
    s = table({}, active=C, market=["guard", "imam", None, None, "imam"], coins=[0, 0, 0, 9, 0])
    play(s, "buy", "far-1:guard", "middle-5:imam")
    assert s.coins == [0, 4, 0, 2, 0]
    assert hand(s, C) == ["imam", "guard"]


@rule("CM-164")
def test_nomad_cards_of_four_players_are_paid_to_the_bank():
    s = table({}, active=C, seats=4, market=[None] * 7 + ["elder"], coins=[0, 0, 0, 9])
    play(s, "buy")
    assert s.coins == [0, 0, 0, 7] and hand(s, C) == ["elder"]


@rule("CM-161")
def test_one_card_from_each_market_at_most():
    s = table({}, active=N, market=NINE, coins=[0, 0, 0, 0, 60])
    play(s, "buy", "far-1:guard")
    assert not any(key.startswith("far") for key in offered(s))
    play(s, "near-9:ships", "middle-5:vizier")
    assert offered(s) == ["stop", "anytime:ships"]
    assert s.coins == [0, 0, 0, 12, 60 - 12]  # all three are the Caliph's


@rule("CM-161", "CM-163")
@pytest.mark.parametrize(("slot", "full", "half"), [(0, 6, 3), (3, 6, 3), (4, 4, 2), (6, 4, 2), (7, 2, 1), (8, 2, 1)])
def test_prices_follow_the_slot(slot, full, half):
    cards = [None] * 9
    cards[slot] = "guard"
    assert play(table({}, active=W, market=cards, coins=[20] * 5), "buy").coins[W] == 20 - full
    assert play(table({}, active=C, market=cards, coins=[20] * 5), "buy").coins[C] == 20 - half


@rule("CM-166")
def test_the_sultan_pays_full_price_and_takes_a_card_of_his_own_market_free():
    s = table({}, active=S, market=NINE, sultan=["general", "bribery"], coins=[0, 0, 2, 0, 0])
    play(s, "buy", "sultan-2:bribery")
    assert "sultan-1:general" not in offered(s)  # one is free, no more
    play(s, "near-9:ships")
    assert s.coins == [0, 0, 0, 2, 0]
    assert hand(s, S) == ["bribery", "ships"]
    assert s.document()["sultan_market"] == ["general", None, None]


@rule("CM-068", "CM-167")
def test_a_buyer_discards_after_the_last_purchase_and_before_the_refill():
    held = ["imam", "preacher", "preacher", "bribery", "rebellion", "rebellion", "sabotage", "sabotage"]
    s = table({}, active=N, market=NINE, hands={N: held}, coins=[0, 0, 0, 0, 60])
    play(s, "buy", "near-8:caravan", "far-1:guard", "stop")
    assert decides(s) == (N, "discard_down") and len(s.hands[N]) == 10
    assert s.document()["market"][7] is None  # not refilled yet
    play(s, "discard:guard", "discard:bribery")
    assert len(s.hands[N]) == 8 and None not in s.document()["market"] and discarded(s) == ["guard", "bribery"]


@rule("CM-168")
def test_the_number_of_cards_is_public_and_the_cards_are_not():
    s = table({}, active=C, hands={M: ["imam", "bribery"]})
    assert s.view(C).hands[M] == [-2, -2]
    assert s.view(M).hands[M] == s.hands[M]


@rule("CM-168", "CM-063")
def test_everybody_remembers_a_card_bought_openly_until_it_is_played():
    s = table({"c4": "*C"}, [step("choose_action", N), step("choose_action", N)], active=N,
              market=[None] * 8 + ["caravan"], hands={N: ["elder"]}, coins=[9] * 5)  # fmt: skip
    play(s, "buy")
    caravan = CARD_WORDS.index("caravan")
    assert all(caravan in s.determinise(W, seed).hands[N] for seed in range(20))
    assert any(CARD_WORDS.index("elder") not in s.determinise(W, seed).hands[N] for seed in range(20))
    play(s, "play")
    assert s.at_least[W * 5 + N] == [0] * 31


# ---- Scheme and Conspire


def murshids_on_top(n, others=7):
    """A deck with n Murshid cards among the top seven."""
    rest = whole_deck()
    own = [x for x in rest if CHARACTER_OF[x] == M]
    other = [x for x in rest if CHARACTER_OF[x] != M]
    top = own[:n] + other[: others - n]
    return [CARD_WORDS[x] for x in top[::-1] + own[n:] + other[others - n :]]


@rule("CM-260", "CM-261", "CM-263")
def test_scheme_with_a_card_in_hand():
    deck = murshids_on_top(3)
    deck.remove("imam")
    s = table({}, active=M, hands={M: ["imam"]}, deck=deck)
    before = s.deck[:-7]
    play(s, "scheme")
    assert len(s.hands[M]) == 2 and s.coins[M] == 0
    assert s.deck[: len(before)] == before and len(s.deck) == len(before) + 6


@rule("CM-260", "CM-263")
def test_scheme_with_an_empty_hand_is_for_two_cards_whatever_lies_in_front():
    deck = murshids_on_top(5)
    deck.remove("preacher")
    s = table({}, active=M, front={M: ["preacher"]}, deck=deck)
    play(s, "scheme")
    assert decides(s) == (M, "take_schemed")
    assert set(offered(s)) == {"take:assassination+assassination", "take:assassination+imam"}
    play(s, "take:assassination+imam")
    assert hand(s, M) == ["assassination", "imam"]


@rule("CM-262")
def test_printed_scheme_with_one_card_found():
    s = table({}, active=M, deck=murshids_on_top(1))
    before = s.deck[:-7]
    play(s, "scheme")
    assert len(s.hands[M]) == 1 and s.coins[M] == 1
    assert s.deck[6:] == before  # the six others lie beneath


@rule("CM-068", "CM-260")
def test_a_schemer_discards_after_the_rest_was_put_back():
    held = ["guard", "guard", "guard", "elder", "elder", "elder", "terror", "terror"]
    deck = murshids_on_top(1)
    for card in held:
        deck.remove(card)
    s = table({}, active=M, hands={M: held}, deck=deck)
    play(s, "scheme")
    assert decides(s) == (M, "discard_down") and len(s.hands[M]) == 9
    assert len(s.deck) == len(deck) - 1
    play(s, "discard:terror")
    assert len(s.hands[M]) == 8


@rule("CM-260")
def test_what_is_schemed_stays_secret():
    s = table({}, active=M, deck=murshids_on_top(6))
    journal = s.listen()
    play(s, "scheme", "take:assassination+imam")
    assert s.view(C).hands[M] == [-2, -2]
    told_to_all = told(s, [e.seen(C) for e in journal.events])
    assert ("schemed", M, 2, 0, -2, -2) in told_to_all
    assert s.at_least[C * 5 + M] == [0] * 31


@rule("CM-264")
def test_a_short_deck_is_made_anew_while_looking():
    deck = ["guard", "guard"]
    piles = [CARD_WORDS[x] for x in whole_deck()]
    for card in [*deck, "imam", "imam", "imam"]:
        piles.remove(card)
    s = table({}, active=M, deck=deck, discard=["imam", "imam", "imam"], front={C: piles})
    play(s, "scheme")
    assert hand(s, M) == ["imam", "imam"] and discarded(s) == [] and len(s.deck) == 3


@rule("CM-262", "CM-264")
@pytest.mark.parametrize(("held", "coins"), [([], 2), (["imam"], 1)])
def test_a_scheme_without_any_cards_to_look_at_brings_coins(held, coins):
    piles = [CARD_WORDS[x] for x in whole_deck()]
    for card in held:
        piles.remove(card)
    s = table({}, active=M, hands={M: held}, deck=[], front={C: piles})
    play(s, "scheme")
    assert s.coins[M] == coins and hand(s, M) == held


@rule("CM-270", "CM-271")
def test_conspire_fills_every_empty_slot_from_the_top_ten():
    s = table({}, active=S, sultan=[None, "elder", None])
    before = s.deck[:-10]
    top = s.deck[-10:]
    play(s, "conspire")
    assert set(offered(s)) == {f"show:{CARD_WORDS[x]}" for x in top}
    assert all(x == -2 for x in s.view(C).pad[-10:])
    first = offered(s)[0]
    play(s, first)
    assert s.undoable(S) == ""  # everyone has seen it
    play(s, offered(s)[0])
    shown = s.document()["sultan_market"]
    assert shown[1] == "elder" and None not in shown and f"show:{shown[0]}" == first
    assert s.deck[8:] == before
    assert "conspire" not in offered(table({}, active=S, sultan=["elder", "guard", "imam"]))


# ---- Play a Power Card


@rule("CM-170", "CM-CRV")
def test_a_caravan_brings_five_coins_and_is_discarded():
    s = table({}, active=N, hands={N: ["caravan", "elder"]})
    play(s, "play")
    assert s.coins[N] == 5 and hand(s, N) == ["elder"] and discarded(s) == ["caravan"]


@rule("CM-171")
def test_a_card_that_would_do_nothing_cannot_be_played():
    s = table({"a1": "1W"}, active=W, hands={W: ["campaign", "missionary", "sabotage", "corvee"]})
    assert "play" not in offered(s)


@rule("CM-MIS")
def test_a_missionary_moves_a_token_without_contest():
    s = table({"c4": "*M", "c5": "1C", "d4": "*N"}, active=M, hands={M: ["missionary"]})
    play(s, "play")
    assert set(offered(s)) == {"c4>b3", "c4>b4", "c4>c3", "c4>c5", "c4>d3"}
    play(s, "c4>c5")
    assert at(s, "c5") == "1C *M" and at(s, "c4") == "" and s.clash.kind == 0


@rule("CM-SAB")
def test_sabotage_removes_a_fort_and_makes_a_castle_a_fort():
    where = {"c4": "*M", "c5": "castle:C", "d4": "fort:N", "a1": "fort:C", "d3": "fort:M", "b4": "fort:W"}
    s = table(where, active=M, hands={M: ["sabotage"]})
    play(s, "play")
    assert set(offered(s)) == {"c5", "d4", "b4"}
    castle = play(s.copy(), "c5")
    assert at(castle, "c5") == "fort:C" and castle.coins == [0] * 5
    assert at(play(s, "d4"), "d4") == ""


@rule("CM-SAB")
def test_a_castle_without_a_fort_in_supply_is_just_removed():
    forts = dict.fromkeys(("a3", "b3", "b4", "c3", "d2", "d3"), "fort:M")
    s = table(forts | {"c5": "castle:M", "c4": "1W"}, active=W, hands={W: ["campaign", "sabotage"]})
    play(s, "play", "c5")
    assert at(s, "c5") == ""


@rule("CM-LRD", "CM-085")
def test_a_lightning_raid_moves_and_attacks():
    s = table({"c4": "2W", "b4": "city", "a3": "city"}, active=W, hands={W: ["campaign", "lightning_raid"]})
    play(s, "play")
    assert "stop" in offered(s)
    play(s, "c4>b3", "ordinary:2")
    assert set(offered(s)) == {"b3>b4", "b3>a3", "stop"}
    play(s, "b3>a3", "ordinary:1")
    assert at(s, "a3") == "1W" and s.coins[W] == 4


@rule("CM-LRD")
def test_a_lightning_raid_may_leave_out_one_part_but_not_both():
    s = table({"c4": "2W", "b4": "city"}, active=W, hands={W: ["campaign", "lightning_raid"]})
    play(s, "play")
    assert "option-no-move" in said(s) and "option-stop" not in said(s)  # it does not end here
    play(s, "stop")
    assert offered(s) == ["ordinary:1", "ordinary:2"]  # the Assault was the only thing left
    s = table({"c4": "1W"}, active=W, hands={W: ["campaign", "lightning_raid"]})
    play(s, "play")
    assert "stop" not in offered(s)


@rule("CM-LRD")
def test_a_raid_without_a_move_asks_which_hex_is_assaulted():
    where = {"c4": "2W", "b4": "city", "c5": "city"}
    s = table(where, active=W, hands={W: ["campaign", "lightning_raid"]})
    play(s, "play")
    moved = play(s.copy(), "c4>b3", "ordinary:2")
    assert moved.decision(W).prompt.startswith("Assault as well?") and "stop" in offered(moved)
    play(s, "stop")
    assert s.decision(
        W
    ).prompt == "Choose a hex to assault and where from. You see the odds before cards." and "stop" not in offered(s)


@rule("CM-COR")
def test_a_corvee_makes_buildings_cheaper():
    s = table({"c4": "*C", "c5": "fort:C", "d4": "*C"}, active=C, coins=[0, 0, 0, 2, 0], hands={C: ["corvee"]})
    play(s, "play", "fort@c4", "castle@c5")
    assert s.coins[C] == 1 and at(s, "c5") == "castle:C"
    assert "play" not in offered(table({"c4": "*W 1W"}, active=W, coins=[9] * 5, hands={W: ["campaign", "corvee"]}))
