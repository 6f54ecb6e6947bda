"""Influence contests in their seven steps, and the cards in them (CM-480 to CM-493)."""

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
    discarded,
    hand,
    in_front,
    offered,
    play,
    table,
    told,
)
from tests.rules import rule

from rampart.text.log import lines

KEEP = {p: ["assassination"] if p else ["campaign", "coercion"] for p in range(5)}  # so that all are asked


def contest(where, attacker, hex="c4", hands=None, **fields):
    """An Influence action on a hex, up to the choice of cards; no one makes a deal."""
    s = table(where, active=attacker, hands=hands, **fields)
    play(s, "influence")
    if decides(s)[1] == "influence_hex":
        play(s, hex)
    while not s.over and s.mover < 5 and decides(s)[1] in ("ask_promise", "offer_promise", "weigh_offers"):
        play(s, offered(s)[0])
    s.listen()
    return s


def result(s, *keys):
    """Go on with these choices, else the first on offer; both strengths and who won."""
    left = list(keys)
    while not s.over:
        options = offered(s)
        key = next((key for key in left if key in options), None)
        if key is not None:
            left.remove(key)
        play(s, key if key is not None else options[0])
    assert not left
    events = told(s, s.journal.events)
    strengths = next(x for x in events if x[0] == "strengths")
    settled = next(x for x in events if x[0] == "settled")
    return strengths[2], strengths[3], settled[2]


# ---- examples


@rule("CM-480", "CM-482", "CM-483", "CM-484", "CM-485", "CM-486", "CM-490", "CM-492", "CM-REB", "CM-IMA", "CM-BRI")
def test_printed_contest():
    s = contest({"b3": "2C city *M"}, C, "b3", hands={C: ["rebellion"], M: ["imam", "bribery"]})
    choose_cards(s, C="rebellion", M="bribery imam")
    assert decides(s) == (M, "declare_side")
    play(s, "defender")
    assert decides(s) == (S, "declare_side")
    play(s, "supporter", "use", "imam", "use", "bribe:sultan")
    assert s.clash.strength == [3, 3]
    assert decides(s) == (M, "decide_tie")
    play(s, "defender")
    assert at(s, "b3") == "2C city *M"
    assert hand(s, S) == ["bribery"] and discarded(s) == ["rebellion"] and in_front(s, M) == ["imam"]


@rule("CM-480", "CM-488", "CM-489", "CM-COE")
def test_a_murshid_without_presence():
    s = contest({"c5": "*N", "d3": "*M"}, N, "d4", hands={M: ["coercion"]})
    assert s.clash.sides[M] == 2
    choose_cards(s, M="coercion")
    assert result(s, "defender", "use") == (0, 2, "defender")
    assert at(s, "d4") == ""
    s = contest({"c5": "*N", "d3": "*M"}, N, "d4", hands={M: ["coercion"]})
    choose_cards(s)
    assert result(s, "defender") == (0, 0, "attacker")
    assert at(s, "d4") == "*N"


# ---- who takes part


@rule("CM-480")
def test_participants_are_those_present_and_an_entangled_murshid():
    s = contest({"c5": "1C", "c4": "1N town", "d3": "*M", "a1": "*W"}, C, hands=KEEP)
    assert s.clash.sides == [-1, 2, 2, 0, 2]
    s = contest({"c5": "1C", "c4": "1N town", "d3": "fort:M"}, C, hands=KEEP)
    assert s.clash.sides == [-1, -1, 2, 0, 2]


@rule("CM-481")
def test_no_deal_with_a_murshid_who_has_no_token_there():
    s = table({"c5": "1C", "c4": "1M"}, active=C, hands={C: ["vizier"]})
    play(s, "influence", "c4")
    assert s.clash.sides[M] == 2 and s.deciders == [C]
    s = table({"c5": "1C", "c4": "1M *M"}, active=C, hands={C: ["vizier"]})
    play(s, "influence", "c4")
    assert decides(s) == (M, "ask_promise")


@rule("CM-380", "CM-481")
def test_no_deal_with_a_murshid_who_attacks():
    s = table({"c5": "*M", "c4": "1N"}, active=M, hands={M: ["imam"], N: ["sheikh"]})
    play(s, "influence", "c4")
    assert s.clash.attacker == M and sorted(s.deciders) == [M, N]


@rule("CM-482", "CM-302")
def test_only_influence_cards_can_be_chosen():
    s = contest({"c5": "1C", "c4": "1N"}, C, hands={C: ["guard", "vizier", "assassination"], N: ["sheikh"]})
    assert offered(s, C) == ["add:assassination", "add:vizier", "done"]
    assert s.view(N).hands[C] == [-2, -2, -2]


@rule("CM-483", "CM-484")
def test_sides_are_declared_before_cards_are_revealed():
    s = contest({"c5": "1W", "c4": "1N town *C"}, W, hands={N: ["sheikh"], C: ["vizier"], S: ["imam"]})
    choose_cards(s, N="sheikh", C="vizier", S="imam")
    order = []
    while decides(s)[1] == "declare_side":
        order.append(s.mover)
        assert s.clash.played == []
        play(s, "defender" if s.mover != C else "supporter")
    assert order == [S, C, N]
    assert s.clash.played_for == [1, 0, 1]
    assert decides(s) == (C, "use_entry")  # the supporter before the defenders


@rule("CM-484", "CM-417", "CM-ASN")
def test_assassinations_come_first():
    s = contest({"c5": "1C", "c4": "1N *M"}, C, hands={C: ["vizier"], M: ["assassination", "imam"]})
    choose_cards(s, C="vizier", M="assassination imam")
    play(s, "defender", "defender")
    assert decides(s) == (M, "assassinate")
    assert offered(s) == ["vizier@caliph", "imam@murshid", "decline"]
    assert result(s, "vizier@caliph") == (0, 4, "defender")
    assert "vizier" in discarded(s)


@rule("CM-484")
def test_a_supporters_assassinations_come_before_a_defenders():
    held = {W: ["campaign", "assassination"], N: ["assassination"], C: ["vizier"]}
    s = contest({"c5": "1C", "c4": "1N *W"}, C, hands=held)
    choose_cards(s, W="assassination", N="assassination", C="vizier")
    play(s, "defender", "supporter")
    assert decides(s) == (N, "assassinate")
    play(s, "decline")
    assert decides(s) == (W, "assassinate")


# ---- strengths


@rule("CM-485", "CM-487")
@pytest.mark.parametrize(
    ("pieces", "attacker", "supporters", "n"),
    [
        ("1C *N", C, "", 1),  # military
        ("2C fort:C *N", C, "", 1),  # once only
        ("palace *N", C, "", 2),  # stronghold and settlement
        ("1N city *M", S, "", 1),  # the attacker's settlement
        ("1N city *M", S, "N", 2),  # and the military of a supporter
        ("1N city *M", W, "SMN", 3),  # civil influence of two supporters and one military
        ("1C city", W, "SC", 2),
        ("palace city", W, "SC", 3),
    ],
)
def test_strength_of_the_attacker(pieces, attacker, supporters, n):
    s = contest({"c4": pieces, "c5": f"1{'WMSCN'[attacker]}"}, attacker, hands=KEEP)
    choose_cards(s)
    while not s.over and decides(s)[1] == "declare_side":
        play(s, "supporter" if "WMSCN"[s.mover] in supporters else "defender")
    if s.over:
        strengths = next(x for x in told(s, s.journal.events) if x[0] == "strengths")
        assert strengths[2] == n
    else:
        assert s.clash.strength[0] == n


@rule("CM-486", "CM-487")
@pytest.mark.parametrize(
    ("pieces", "n"),
    [("1N", 1), ("1N *N", 2), ("1N *M", 2), ("1N city *M", 3), ("castle:C palace city *C", 3), ("town", 1), ("*C", 1)],
)
def test_strength_of_the_defenders(pieces, n):
    s = contest({"c4": pieces, "c5": "1W"}, W, hands=KEEP)
    choose_cards(s)
    attack, defence, _ = result(s, *["defender"] * sum(1 for x in s.clash.sides if x == 2))
    assert (attack, defence) == (0, n)


@rule("CM-488")
def test_an_entangled_murshid_adds_only_cards():
    s = contest({"c5": "1C", "d3": "*M"}, C, hands={M: ["imam"]})
    choose_cards(s)
    assert result(s, "defender") == (0, 0, "attacker")


@rule("CM-489")
def test_a_winning_attackers_token_takes_the_place_of_another():
    s = contest({"c4": "1C *N"}, C, hands=KEEP)
    choose_cards(s)
    assert result(s, "defender") == (1, 1, "attacker")
    assert at(s, "c4") == "1C *C" and s.tokens_left(N) == 8
    assert ("token_removed", N, "c4") in told(s, s.journal.events)
    s = contest({"c4": "*N", "c5": "1C"}, C, hands=KEEP)
    choose_cards(s)
    assert result(s, "defender") == (0, 1, "defender")
    assert at(s, "c4") == "*N" and s.clash.kind == 0


@rule("CM-489")
@pytest.mark.parametrize(
    ("hex", "told"), [("c4", "Caliph (Jan) wins the contest"), ("c5", "Caliph (Jan) loses the contest")]
)
def test_the_log_says_of_the_attacker_that_he_won_or_lost(hex, told):
    s = contest({"c4": "1C *N", "c5": "*N"}, C, hex, hands=KEEP)
    choose_cards(s)
    result(s, "defender")
    story = [line.text for line in lines(s.journal.events, s.rules, "en", ["Ann", "Bea", "Dan", "Jan", "Zoe"])]
    assert [text for text in story if " wins" in text or " loses the contest" in text] == [told]


@rule("CM-490", "CM-493")
@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_the_murshid_decides_ties_at_his_token_whatever_he_declared(side):
    s = contest({"c4": "1C *M"}, C, hands=KEEP)
    choose_cards(s)
    assert result(s, "defender", side) == (1, 1, side)
    s = contest({"c4": "*M", "c5": "1C"}, C, hands=KEEP)
    choose_cards(s)
    play(s, "supporter")
    assert s.over  # 1 to 0: his own civil influence for the attacker


@rule("CM-493", "CM-490")
def test_without_defenders_there_is_nothing_to_beat():
    s = contest({"c4": "town", "c5": "1C"}, C, hands=KEEP)
    choose_cards(s)
    assert result(s, "supporter") == (1, 0, "attacker")


@rule("CM-491", "CM-385")
@pytest.mark.parametrize(("side", "paid"), [("supporter", 3), ("defender", 0)])
def test_a_partner_pays_if_his_side_wins(side, paid):
    s = table({"c4": "1C *N", "d3": "*M"}, active=C)
    play(s, "influence", "c4")
    play(s, "ask:0", "ask:0", "offer:0", "offer:3", "accept:nomad")
    play(s, "supporter", side)
    assert s.over and at(s, "c4") == "1C *C"
    assert s.scores() == [5, 5 + paid, 5, 5, 5 - paid]


@rule("CM-492")
def test_cards_after_a_contest():
    s = contest({"c4": "1N", "c5": "1C"}, C, hands={C: ["vizier", "coercion"], N: ["sheikh"]})
    choose_cards(s, C="coercion vizier", N="sheikh")
    result(s, "defender")
    assert in_front(s, C) == ["vizier"] and discarded(s) == ["coercion"] and in_front(s, N) == ["sheikh"]


# ---- the cards


def gives(card, where, seat=C, hex="c4"):
    """What a card gives an attacker."""
    s = contest(where, seat, hex, hands={seat: [card] if seat else ["campaign", card], N: ["bribery"]})
    choose_cards(s, **{"WMSCN"[seat]: card})
    return result(s, "defender")[0] - (1 if s_military(where, seat, hex) else 0)


def s_military(where, seat, hex):
    return any(note.strip("0123456789")[:1] == "WMSCN"[seat] for note in where.get(hex, "").split())


@rule("CM-IMA")
def test_an_imam_gives_two():
    assert gives("imam", {"c5": "1C", "c4": "1N"}) == 2


@rule("CM-COE")
def test_coercion_gives_two():
    assert gives("coercion", {"c5": "1C", "c4": "1N"}) == 2


@rule("CM-PRE")
def test_a_preacher_is_better_next_to_an_own_token():
    assert gives("preacher", {"c5": "1C", "c4": "1N"}) == 1
    assert gives("preacher", {"c5": "1C *C", "c4": "1N"}) == 2


@rule("CM-TER")
def test_terror_is_better_with_a_unit_there():
    assert gives("terror", {"c5": "1C", "c4": "1N"}) == 1
    assert gives("terror", {"c4": "1C *N"}) == 2


@rule("CM-VIZ")
def test_a_vizier_is_better_in_control():
    assert gives("vizier", {"c5": "1C", "c4": "1N"}) == 1
    assert gives("vizier", {"c4": "1C *N"}) == 2


@rule("CM-SHE")
@pytest.mark.parametrize(("hex", "start", "n"), [("c4", "c5", 2), ("c2", "d1", 2), ("d1", "c1", 2), ("b4", "c5", 1)])
def test_a_sheikh_is_better_in_wild_land(hex, start, n):
    assert gives("sheikh", {start: "1C", hex: "1N"}, C, hex) == n


@rule("CM-REB")
@pytest.mark.parametrize(("settlement", "n"), [("town", 1), ("city", 2)])
def test_rebellion_in_a_contest(settlement, n):
    s = contest({"c5": "1C", "c4": settlement}, C, hands={C: ["rebellion"]})
    choose_cards(s, C="rebellion")
    assert result(s, "defender") == (n, 1, "attacker")


@rule("CM-BRI")
def test_bribery_hits_the_whole_side_of_the_one_chosen():
    s = contest({"c5": "1C", "c4": "1N town"}, C, hands={C: ["bribery"]})
    choose_cards(s, C="bribery")
    play(s, "defender", "defender")
    assert offered(s) == ["bribe:sultan", "bribe:nomad", "decline"]
    assert result(s, "bribe:nomad") == (0, 1, "defender")
    assert hand(s, N) == ["bribery"]


@rule("CM-ASN")
def test_one_may_assassinate_a_card_of_the_own_side():
    s = contest({"c5": "1C", "c4": "1N"}, C, hands={C: ["assassination", "vizier"]})
    choose_cards(s, C="assassination vizier")
    assert result(s, "defender", "vizier@caliph") == (0, 1, "defender")
