"""The year: income, reserves, maintenance, the market, limits, and the order of turns (CM-050 to CM-085)."""

import ast
from pathlib import Path

import pytest
from tests.games.crescent_moon.table import (
    AFTER_ACTION,
    C,
    M,
    N,
    S,
    W,
    at,
    decides,
    discarded,
    hand,
    in_front,
    offered,
    play,
    step,
    table,
    told,
)
from tests.rules import rule

import rampart
from rampart.games.crescent_moon.content.power_cards import CARD_WORDS, whole_deck
from rampart.games.crescent_moon.scoring import MOST_CONVERTED
from rampart.games.crescent_moon.steps.year import incomes, reserve_value
from rampart.games.crescent_moon.tables import ACTION_WORDS, ACTIONS_OF

NINE = ["guard", "imam", "elder", "terror", "vizier", "ambush", "raiders", "caravan", "ships"]


def market(s):
    return s.document()["market"]


@rule("CM-050", "CM-051", "CM-080")
def test_a_year_is_preparation_four_rounds_and_scoring():
    s = rampart.game("crescent_moon").new(players=4, seed=6)
    journal = s.listen()
    while not s.over:
        s.choose(s.options(s.deciders[0])[0], s.deciders[0])
    story = [x for x in told(s, journal.take()) if x[0] in ("year", "turn", "scored")]
    expected = []
    for year in (1, 2, 3):
        expected.append(("year", 15, year))
        expected += [("turn", seat, year, number) for number in (1, 2, 3, 4) for seat in range(4)]
        expected += [("scored", seat) for seat in range(4)]
    assert [x[:2] if x[0] == "scored" else x for x in story] == expected


@rule("CM-052", "CM-053", "CM-054")
def test_printed_income_example():
    where = {
        "a2": "1W", "a3": "1W", "d2": "*W",  # two fertile hexes and influence
        "b4": "fort:M city", "d1": "1M *S",  # fertile with a city, and a hex with Sultan's influence
        "b1": "1C", "d4": "1C", "c2": "1C",  # fertile, quarry, mountain
        "c4": "1S *S", "c5": "1S town", "d3": "1S town",
    }  # fmt: skip
    s = table(where, [step("choose_action", W)], active=W)
    assert incomes(s) == [2, 4, 9, 4, 0]


@rule("CM-052", "CM-055", "CM-056", "CM-057")
def test_first_income_and_reserves_on_the_divided_land():
    s = rampart.game("crescent_moon").new(players=5, seed=11, map="divided")
    play(s, "b1")
    while s.year == 0:
        play(s, offered(s)[0])
    assert (s.coins[W], s.coins[S], s.coins[C], s.coins[N]) == (4, 21, 9, 3)  # the Nomad begins on a quarry
    assert s.coins[M] + len(s.hands[M]) == 6  # 4, and a coin for each card the Scheme did not find
    assert s.reserves == [2, 0, 0, 1, 4]


@rule("CM-055", "CM-056")
def test_reserve_values_and_strengths():
    where = {"a2": "2W 3Wm", "b1": "castle:C 1C *C", "d1": "castle:C", "c2": "2N *N", "b4": "1S", "a3": "*N"}
    s = table(where, ["reserves"], active=W, reserves=[0, 0, 0, 1, 1])
    assert [reserve_value(s, p) for p in (W, C, N)] == [3, 3, 6]
    # Warlord 3 - 2; Caliph 3 - (1 + 1); Nomad 6 - (3 + 2 + 1 + 1) is not above 0
    assert s.reserves == [1, 0, 0, 2, 1]


@rule("CM-057")
def test_reserves_are_limited_by_the_supply_and_never_shrink():
    s = table({"c2": "5N *N", "c4": "5N *N", "c5": "*N", "d2": "*N", "d3": "*N"}, ["reserves"], active=W)
    assert s.reserves[N] == 2  # 15 - 10, but only 2 are left
    s = table({"a2": "5W"}, ["reserves"], active=W, reserves=[2, 0, 0, 0, 0])
    assert s.reserves[W] == 2


@rule("CM-059", "CM-060", "CM-061", "CM-062")
def test_maintenance_of_the_second_year():
    s = table({}, ["maintenance"], active=W, year=2, market=NINE, front={C: ["guard", "general"], W: ["raiders"]})
    assert hand(s, C) == ["guard", "general"]
    assert hand(s, W) == ["campaign", "raiders"]
    assert in_front(s, C) == []
    assert market(s)[2:] == NINE[:7]
    assert None not in market(s)
    assert discarded(s) == NINE[7:]
    assert all(s.determinise(M, seed).hands[C] == s.hands[C] for seed in range(5))  # all saw them


@rule("CM-059", "CM-068", "CM-069")
def test_hands_are_cut_to_eight_before_the_market_is_cleared():
    held = ["campaign", "raiders", "raiders", "coercion", "coercion", "terror", "destroyer", "destroyer"]
    s = table({}, ["maintenance"], active=W, year=2, market=NINE, hands={W: held}, front={W: ["general"]})
    assert decides(s) == (W, "discard_down")
    assert market(s) == NINE
    assert "discard:campaign" not in offered(s) and "discard:general" in offered(s)
    play(s, "discard:terror")
    assert len(s.hands[W]) == 8 and discarded(s) == ["terror", *NINE[7:]]


@rule("CM-062", "CM-063", "CM-064", "CM-167")
def test_printed_market_refill():
    s = table({}, active=N, market=NINE, sultan=["infantry"], coins=[0, 0, 0, 0, 60])
    top = s.deck[::-1][:3]
    play(s, "buy", "near-8:caravan", "middle-6:ambush")
    assert market(s)[7] is None  # no slide before the action ends
    play(s, "far-2:imam")
    left = ["guard", "elder", "terror", "vizier", "raiders", "ships"]
    assert market(s) == [CARD_WORDS[x] for x in top] + left
    assert s.document()["sultan_market"] == ["infantry", None, None]


@rule("CM-065")
def test_the_discard_pile_becomes_the_deck():
    s = table({}, ["refill"], active=W, market=["guard"], discard=["imam", "imam"], deck=[],
              hands={C: []}, front=front_of_all_but("guard", "imam", "imam"))  # fmt: skip
    assert sorted(x for x in market(s) if x) == ["guard", "imam", "imam"]
    assert discarded(s) == [] and s.deck == []


def front_of_all_but(*cards):
    """Cards in front of the Nomad, so that deck and discard pile can be set at will."""
    left = [CARD_WORDS[x] for x in whole_deck()]
    for card in cards:
        left.remove(card)
    return {N: left}


@rule("CM-067", "CM-070")
def test_printed_unit_limit():
    s = table({"b1": "3C 1Cm castle:C"}, active=C, reserves=[0, 0, 0, 3, 0])
    play(s, "recruit", "b1", "b1")  # the first had no other place
    assert at(s, "b1") == "6C 1Cm castle:C"
    assert decides(s) == (C, "remove_excess")
    assert offered(s) == ["leave:1+1", "leave:2+0"]
    play(s, "leave:1+1")
    assert at(s, "b1") == "5C castle:C"
    assert s.reserves[C] == 1
    assert s.discs_left(C) == 12 - 5 - 1


@rule("CM-067")
@pytest.mark.parametrize(("pieces", "kept"), [("9W", 7), ("6N", 5), ("6S", 5), ("6M", 5), ("6C", 5)])
def test_seven_for_the_warlord_and_five_for_the_others(pieces, kept):
    s = table({"c4": pieces}, AFTER_ACTION, active=W)
    assert at(s, "c4") == f"{kept}{pieces[-1]}"
    seat = "WMSCN".index(pieces[-1])
    assert s.reserves[seat] == (int(pieces[0]) - kept if seat in (W, C) else 0)


@rule("CM-067")
def test_several_players_over_the_limit_go_in_turn_order_each_with_all_his_hexes():
    s = table({"c4": "5C 2Cm", "c5": "6W 2Wm", "a1": "7W 1Wm"}, AFTER_ACTION, active=C)
    asked = []
    while not s.over:
        asked.append((s.mover, s.current(s.mover)[1]))
        play(s, offered(s)[0])
    names = table({}, active=C).land().names
    assert [(seat, names[h]) for seat, h in asked] == [(W, "a1"), (W, "c5"), (C, "c4")]


@rule("CM-059")
def test_those_over_the_hand_limit_discard_in_turn_order():
    eight = ["imam", "imam", "imam", "preacher", "preacher", "vizier", "vizier", "caravan"]
    other = ["guard", "guard", "infantry", "infantry", "elder", "elder", "terror", "terror"]
    s = table({}, ["maintenance"], active=W, year=2, hands={M: eight, N: other}, front={M: ["guard"], N: ["general"]})
    assert decides(s) == (M, "discard_down")
    play(s, "discard:imam")
    assert decides(s) == (N, "discard_down")


@rule("CM-OBJ-W4")
def test_plunder_is_counted_year_by_year():
    s = table({"a2": "1W"}, [step("year", year=2)], active=W, sacked=3)
    assert (s.year, s.sacked) == (2, 0)


@rule("CM-081")
def test_the_actions_of_the_characters():
    words = [[ACTION_WORDS[x] for x in actions] for actions in ACTIONS_OF]
    common = ["influence", "move", "assault", "buy", "play"]
    assert all(set(common) <= set(own) for own in words)
    own = [set(x) - set(common) - {"build", "recruit", "hire", "bribe", "levy"} for x in words]
    assert own == [{"muster", "uprising"}, {"scheme"}, {"conspire"}, {"move_palace"}, {"desertion"}]
    assert [("build" in x, "recruit" in x, "hire" in x, "bribe" in x, "levy" in x) for x in words] == [
        (False, True, True, True, False), (True, False, True, True, False), (True, False, True, True, False),
        (True, True, True, True, True), (True, True, False, False, True),
    ]  # fmt: skip


@rule("CM-082", "CM-084")
def test_one_may_pass_and_actions_that_do_nothing_are_not_offered():
    s = table({}, [step("choose_action", W), step("choose_action", C)], active=W)
    assert decides(s) == (C, "choose_action")  # the Warlord could only pass
    assert offered(s) == ["pass", "levy"]
    before = s.coins[:]
    play(s, "pass")
    assert s.coins == before


@rule("CM-083", "CM-306")
def test_a_turn_opens_windows_before_and_after_and_ends_with_limits():
    s = table({"a2": "1W"}, [step("turn", W, round=1)], active=W, hands={W: ["campaign", "forced_march"]})
    assert decides(s) == (W, "play_anytime")
    play(s, "none")
    assert decides(s) == (W, "choose_action")
    play(s, "pass")
    assert decides(s) == (W, "play_anytime")  # at the end; after the declaration a Forced March is not allowed
    play(s, "none")
    assert s.active == M


@rule("CM-085")
def test_what_is_declared_before_the_second_window():
    held = {M: ["informer"]}
    s = table({"a2": "2W", "b4": "city"}, active=W, hands=held)
    play(s, "move")
    assert decides(s) == (M, "play_anytime")  # of a Move only the action itself
    play(s, "none")
    assert decides(s) == (W, "move")
    s = table({"b3": "2W", "b4": "city"}, active=W, hands=held)
    play(s, "assault", "ordinary:1")
    assert decides(s) == (M, "play_anytime")  # of an Assault way and units
    play(s, "none")
    assert at(s, "b4") == "1W"


@rule("CM-085", "CM-306")
@pytest.mark.parametrize(
    ("seat", "where", "keys"),
    [
        (W, {"c4": "1W"}, ["influence", "d4"]),
        (W, {"c4": "*W fort:C"}, ["uprising"]),
        (W, {"c4": "*W"}, ["muster"]),
        (W, {"c4": "1W"}, ["pass"]),
        (M, {}, ["scheme"]),
        (S, {}, ["conspire"]),
        (S, {}, ["build"]),
        (S, {}, ["buy"]),
        (S, {"c4": "2N", "a1": "1S"}, ["hire", "units:1", "price:0", "accept"]),
        (S, {"c4": "2N"}, ["bribe", "units:1", "price:0", "accept"]),
        (W, {}, ["talk:sultan-1:guard", "price:0", "accept"]),
        (C, {"c4": "*C"}, ["recruit"]),
        (C, {"c4": "*C", "c5": "*C", "d4": "palace"}, ["move_palace", "c4"]),
        (C, {}, ["levy"]),
        (N, {"c4": "3S"}, ["desertion"]),
        (N, {}, ["play", "play:caravan"]),
    ],
    ids=lambda x: x[0] if isinstance(x, list) else "",
)
def test_after_every_declaration_the_others_may_play_a_card_before_it_is_carried_out(seat, where, keys):
    other = C if seat != C else S
    held = {other: ["informer"], N: ["caravan", "elder"] if seat == N else ["elder"]}
    s = table(where, active=seat, hands=held, coins=[9] * 5, reserves=[1, 0, 0, 1, 2], sultan=["guard"], market=NINE)
    stood = [at(s, name) for name in s.land().names]
    for key in keys:
        if key in offered(s):
            play(s, key)
    assert decides(s) == (other, "play_anytime")
    assert stood == [at(s, name) for name in s.land().names] and s.coins == [9] * 5 and s.clash.kind == 0


@rule("CM-085", "CM-140")
def test_the_window_of_a_hire_at_the_bank():
    s = table({"b1": "castle:C"}, active=C, seats=4, coins=[0, 0, 0, 8], hands={M: ["informer"], C: ["guard"]})
    play(s, "hire", "hire:2")
    assert decides(s) == (M, "play_anytime") and s.coins[C] == 8


@rule("CM-062")
def test_an_empty_deck_and_pile_leave_slots_empty():
    s = table({}, ["refill"], active=W, market=["guard"], deck=[], front=front_of_all_but("guard"))
    assert market(s) == [None] * 8 + ["guard"]


@rule("CM-080", "CM-081")
def test_the_actions_of_a_year_lie_open_until_the_next():
    s = rampart.game("crescent_moon").new(players=4, seed=6)
    chosen: list[list[str | None]] = [[None] * 4 for _ in range(4)]
    while s.year < 2:
        seat = s.deciders[0]
        option = s.options(seat)[1 if len(s.options(seat)) > 1 else 0]
        if s.current(seat)[0].name == "choose_action":
            chosen[seat][s.round - 1] = s.key(option, seat)
        s.choose(option, seat)
        if s.year == 1:
            assert s.view(None).document()["taken"] == chosen
    assert all(None not in row for row in chosen)
    assert s.document()["taken"] == [[None] * 4] * 4


@rule("CM-081", "CM-355")
def test_an_action_that_was_only_talked_about_is_not_taken():
    s = table({"a2": "1W"}, active=W, coins=[4, 0, 0, 0, 0], reserves=[0, 0, 0, 0, 2])
    assert first_action(s, W) is None
    play(s, "hire", "units:1", "price:2")
    assert first_action(s, W) == "hire"
    play(s, "refuse")
    assert decides(s) == (W, "choose_action") and first_action(s, W) is None
    play(s, "move")
    assert first_action(s, W) == "move"


def first_action(s, seat):
    """What a player did in the first round of the year."""
    return s.document()["taken"][seat][0]


@rule("CM-OBJ-N1")
def test_what_the_step_says_of_converted_coins_is_what_it_does(root: Path):
    s = table({}, [step("convert_coins", N)], coins=[0, 0, 0, 0, 20])
    assert offered(s)[-1] == "convert:12"
    source = (root / "src" / "rampart" / "games" / "crescent_moon" / "steps" / "year.py").read_text(encoding="utf-8")
    convert = next(x for x in ast.parse(source).body if isinstance(x, ast.ClassDef) and x.name == "ConvertCoins")
    most = ["no", "one", "two", "three", "four", "five", "six", "seven"][MOST_CONVERTED]
    assert f"up to {most} points" in (ast.get_docstring(convert) or "")
