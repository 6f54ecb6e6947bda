"""Objectives, the scoring phase and the end of the game (CM-600 to CM-641)."""

import pytest
from tests.games.crescent_moon.table import C, M, N, S, W, decides, offered, play, points, table, told
from tests.rules import rule

from rampart.games.crescent_moon.scoring import objectives


def scored(seat, where, year=2, **fields):
    """What a player's objectives are worth."""
    s = table(where, [{"step": "choose_action", "seat": C}], active=C, year=year, **fields)
    return sum(objectives(s, seat, year == 1))


@rule("CM-OBJ-W2")
@pytest.mark.parametrize(
    ("where", "n"),
    [
        ({"c4": "3W", "c5": "2C"}, 1),
        ({"c4": "2W", "c5": "2C"}, 0),  # strictly more
        ({"c4": "2W", "c5": "2N"}, 0),
        ({"c4": "1W 1Wm", "c5": "1N"}, 1),  # mercenaries are units too
        ({"c4": "1W", "c5": "2C", "d4": "fort:W"}, 1),
        ({"c4": "fort:W", "c5": "castle:W", "d4": "fort:W", "d3": "castle:W", "a1": "1C"}, 3),
    ],
)
def test_dominion(where, n):
    assert scored(W, where) == n


@rule("CM-OBJ-W3", "CM-OBJ-C3")
@pytest.mark.parametrize(("seat", "letter"), [(W, "W"), (C, "C")])
def test_control_of_the_sacred_site(seat, letter):
    other = "W" if seat == C else "C"
    held = {"c1": f"1{letter}", "a1": f"1{other}"}
    away = {"c2": f"1{letter}", "a1": f"1{other}", "c1": f"*{letter}"}
    assert scored(seat, held) - scored(seat, away) == 2


@rule("CM-OBJ-W4")
@pytest.mark.parametrize(("sacked", "n"), [(2, 0), (3, 3), (5, 3)])
def test_a_first_year_of_plunder(sacked, n):
    assert scored(W, {"a1": "1C"}, year=1, sacked=sacked) == n
    assert scored(W, {"a1": "1C"}, year=2, sacked=sacked) == 0


@rule("CM-OBJ-M1", "CM-OBJ-M2", "CM-OBJ-M3")
def test_printed_scoring_of_the_murshid():
    where = {"a2": "*M", "a3": "*M", "b4": "*M", "c2": "*M", "c1": "*M", "c4": "*M"}
    assert scored(M, where) == 6 + 3 + 2


@rule("CM-OBJ-M1")
def test_at_most_six_points_for_a_network():
    where = dict.fromkeys(("a2", "a3", "b1", "b2", "b3", "b4", "c3"), "*M")
    assert scored(M, where) == 6 + 1


@rule("CM-OBJ-M2")
def test_at_most_three_kinds_of_land():
    where = {"a2": "*M", "c4": "*M", "c2": "*M", "d4": "*M", "d1": "*M"}
    assert scored(M, where) == 5 + 3


@rule("CM-OBJ-M4")
@pytest.mark.parametrize(("n", "more"), [(4, 0), (5, 3)])
def test_five_tokens_in_the_first_year(n, more):
    where = dict.fromkeys(("a2", "a3", "b4", "b1", "b2")[:n], "*M")
    assert scored(M, where, year=1) - scored(M, where, year=2) == more


@rule("CM-OBJ-S1", "CM-OBJ-S2", "CM-OBJ-S4")
def test_printed_scoring_of_the_sultan():
    where = {"a2": "1W city", "b4": "city", "c5": "city", "d3": "town", "d2": "town"}
    assert scored(S, where, year=1, coins=[0, 0, 11, 0, 0]) == 14
    assert scored(S, where, year=2, coins=[0, 0, 11, 0, 0]) == 11


@rule("CM-OBJ-S1")
@pytest.mark.parametrize(
    ("where", "n"),
    [
        ({"a2": "city"}, 3), ({"a2": "1C city"}, 2), ({"a2": "1S city", "a3": "city"}, 6),
        ({"a2": "city", "a3": "city", "b4": "city", "c5": "city", "d4": "city"}, 6 + 2 + 2), ({"a2": "town"}, 0),
        ({"a2": "town", "a3": "town", "b4": "town"}, 1),
    ],
)  # fmt: skip
def test_splendour(where, n):
    assert scored(S, where) == n


@rule("CM-OBJ-S2")
@pytest.mark.parametrize(("coins", "n"), [(4, 0), (5, 1), (9, 1), (10, 2), (15, 3), (40, 3)])
def test_treasury(coins, n):
    assert scored(S, {}, coins=[0, 0, coins, 0, 0]) == n


@rule("CM-OBJ-S3")
@pytest.mark.parametrize(("site", "n"), [("town", 2), ("1S town", 2), ("1C town", 0), ("1S", 0)])
def test_a_settlement_in_the_sacred_site(site, n):
    assert scored(S, {"c1": site}) == n


@rule("CM-OBJ-C1", "CM-OBJ-C2")
def test_printed_scoring_of_the_caliph():
    own = {"b3": "1C town", "d4": "fort:C", "a2": "1C", "b1": "castle:C palace", "c4": "1C"}
    nomad = {"a3": "1N", "c2": "1N", "c5": "1N", "d2": "1N"}
    assert scored(C, own | nomad | {"d3": "1N"}) == 10
    assert scored(C, own | nomad) == 12


@rule("CM-OBJ-C2")
@pytest.mark.parametrize(
    ("where", "n"),
    [
        ({"a1": "1C"}, 1 + 2 + 1), ({"a2": "1C", "a3": "1W"}, 1), ({"b3": "1C"}, 1 + 2 + 2),
        ({"a2": "palace"}, 1 + 2 + 1),
        ({"a2": "1C town", "a3": "1C city", "b4": "1C town"}, 3 + 2 + 2),
    ],
)  # fmt: skip
def test_bulwark(where, n):
    assert scored(C, where) == n


@rule("CM-OBJ-C4")
def test_the_ford_in_the_first_year():
    assert scored(C, {"b3": "1C"}, year=1) - scored(C, {"b3": "1C"}, year=2) == 3


@rule("CM-OBJ-N1", "CM-OBJ-N2", "CM-603")
def test_printed_scoring_of_the_nomad():
    where = {"c4": "*N 3N", "d1": "*N 2N", "b4": "*N", "a1": "1S", "a2": "1Cm"}
    s = table(where, ["scoring"], active=N, year=2, coins=[0, 0, 0, 0, 9])
    assert decides(s) == (N, "convert_coins")
    assert offered(s) == ["convert:0", "convert:2", "convert:4", "convert:6", "convert:8"]
    assert s.scores()[N] == 5 + 3 + 2
    play(s, "convert:8")
    assert s.scores()[N] == 5 + 9 and s.coins[N] == 1


@rule("CM-OBJ-N1")
def test_at_most_six_points_a_year_for_coins():
    s = table({}, ["scoring"], active=N, year=2, coins=[0, 0, 0, 0, 30])
    assert offered(s)[-1] == "convert:12"


@rule("CM-OBJ-N2")
@pytest.mark.parametrize(
    ("where", "n"),
    [
        ({"c4": "1N"}, 0),
        ({"c4": "2N", "a1": "1S"}, 1),
        ({"c4": "2N", "a1": "2S"}, 2),
        ({"c4": "*N", "c2": "*N", "d1": "*N", "a3": "*N", "a1": "*N"}, 3),
    ],
)
def test_swords_for_hire(where, n):
    assert scored(N, where) == n


@rule("CM-OBJ-N3")
@pytest.mark.parametrize(("site", "n"), [("1N", 2), ("*N", 3), ("1N *N", 3), ("1C *N", 3), ("1C", 0)])
def test_the_nomad_at_the_sacred_site(site, n):
    assert scored(N, {"c1": site}) == n  # a token there counts once more, as one in the desert


@rule("CM-OBJ-N4")
@pytest.mark.parametrize(("n", "more"), [(2, 0), (3, 3)])
def test_three_tokens_in_the_first_year(n, more):
    where = dict.fromkeys(("a2", "a3", "b4")[:n], "*N")
    assert scored(N, where, year=1) - scored(N, where, year=2) == more


@rule("CM-600", "CM-601", "CM-602", "CM-603")
def test_everybody_scores_in_turn_order_and_announces_what_was_gained():
    where = {"a2": "1W fort:W", "b4": "city *M", "b3": "1C", "c2": "*N"}
    s = table(where, [{"step": "choose_action", "seat": C}, "scoring"], active=C, year=3, coins=[0, 0, 6, 0, 4])
    journal = s.listen()
    play(s, "pass")
    scored = [x for x in told(s, [e.seen(W) for e in journal.events]) if x[0] == "scored"]
    assert scored == [("scored", W, 1), ("scored", M, 2), ("scored", S, 3 + 1), ("scored", C, 1 + 2)]
    assert decides(s) == (N, "convert_coins")
    assert s.breakdown()[C] == {"start": 5, "primary": 1, "secondary": 2}
    play(s, "convert:4")
    last = [x for x in told(s, journal.events) if x[0] == "scored"][-1]
    assert last == ("scored", N, 1 + 2)  # with what the coins brought, not before


@rule("CM-602", "CM-OBJ-N4")
@pytest.mark.parametrize(("year", "n"), [(1, 3 + 1), (2, 1)])
def test_the_nomad_announces_his_first_year_too(year, n):
    s = table(dict.fromkeys(("a2", "a3", "b4"), "*N"), ["scoring"], active=N, year=year, coins=[0, 0, 0, 0, 2])
    journal = s.listen()
    play(s, "convert:2")
    assert [x for x in told(s, journal.events) if x[0] == "scored"] == [("scored", N, n)]


@rule("CM-600")
def test_the_first_year_objective_counts_once():
    where = {"b3": "1C"}
    for year, n in ((1, 3), (2, 0)):
        s = table(where, ["scoring"], active=C, year=year)
        assert s.breakdown()[C].get("first_year", 0) == n


@rule("CM-604")
def test_points_are_folded_away_from_others_but_were_announced():
    field = next(f for f in table({}, active=C).fields() if f.name == "points")
    assert field.seen_by == 3  # MEMORY: views keep what was announced, drawings fold it away


@rule("CM-640", "CM-641")
@pytest.mark.parametrize(
    ("totals", "coins", "order"),
    [
        ([10, 36, 20, 35, 5], [9, 4, 0, 4, 0], [M, C, S, W, N]),
        ([10, 36, 20, 36, 5], [0, 4, 0, 5, 0], [C, M, S, W, N]),
        ([10, 36, 20, 36, 36], [0, 4, 0, 4, 4], [M, C, N, S, W]),
    ],
)
def test_points_then_coins_then_turn_order(totals, coins, order):
    s = table({}, [], active=C, points=points(*totals), coins=coins)
    assert s.over
    assert s.ranking() == [[p] for p in order]
    assert s.winners() == [order[0]]
