"""Step 1: the roll, production, the 7, discards, Tormund and theft."""

import pytest
from tests.games.watch.table import asked, at, cards_of, choose, keys, table
from tests.rules import rule

from rampart import seeded
from rampart.kernel.fields import UNKNOWN


def rolled(one: int, two: int, wildling: int = 12) -> list[int]:
    """What fate holds for a roll of the dice."""
    return [one - 1, two - 1, wildling - 1]


TORMUND: list[object] = [{"step": "move_tormund", "seat": 0}, {"step": "build", "seat": 0}]
LAND = {"N0,1": "settlement_0", "S0,0": "settlement_1", "N1,2": "keep_2"}


@rule("NW-301", "NW-311", "NW-302")
def test_a_turn_is_roll_trade_build_in_this_order() -> None:
    s = table(stage="before_roll", buildings=LAND, fate=rolled(1, 1))
    assert keys(s) == ["roll"]
    choose(s, "roll")
    assert s.dice == [1, 1, 12]
    assert asked(s) == "trade"
    assert "end" not in keys(s)
    choose(s, "build")
    assert asked(s) == "build"
    assert not [key for key in keys(s) if key.startswith(("bank", "offer"))]
    combined = table(stage="trade", options={"combined_trade_build": "combined"}, hands=["LLLBB"],
                     buildings=LAND, todo=[{"step": "trade_and_build", "seat": 0}])  # fmt: skip
    offered = keys(combined)
    assert {"bank:lumber>ore", "end"} <= set(offered)
    assert any(key.startswith("road:") for key in offered)


@rule("NW-311")
def test_the_dice_have_six_sides_and_the_wildling_die_twelve() -> None:
    before, rolls = table(stage="before_roll"), []
    for seed in range(120):
        s = before.copy()
        s.rng = seeded(seed)
        choose(s, "roll")
        rolls.append(s.dice)
    assert [set(faces) for faces in zip(*rolls, strict=True)] == [set(range(1, n + 1)) for n in (6, 6, 12)]


@rule("NW-302", "NW-311")
def test_an_open_table_rolls_for_who_has_nothing_else_to_do() -> None:
    for cards, step in (([], "trade"), ([{"patrol": 1}], "before_roll")):
        s = table(mode="base", options={"sealed": False}, active=3, hands=["L", "O"], cards=cards, fate=rolled(1, 1))
        assert (s.active, asked(s)) == (0, step)


@rule("NW-303")
def test_the_player_to_the_left_follows() -> None:
    s = table(active=3, buildings=LAND)
    choose(s, "end")
    assert (s.active, s.turn, asked(s)) == (0, 1, "before_roll")


@rule("NW-304")
def test_hands_and_unplayed_cards_are_secret_but_their_number_is_not() -> None:
    s = table(hands=["LBO", "WW"], cards=[{"patrol": 2}, {"vp_card": 1}])
    v = s.view(1)
    assert v.hands[0][0] == UNKNOWN
    assert v.hand_size(0) == 3
    assert v.cards[0][0] == UNKNOWN
    assert v.card_count(0) == 2
    assert v.hands[1] == [0, 0, 2, 0, 0]


@rule("NW-305")
def test_public_and_total_points() -> None:
    s = table(
        buildings={"N0,1": "settlement_0", "N1,2": "keep_0"}, guards={1: [0, 0, 0]}, longest_road="seat_0",
        cards=[{"vp_card": 1}], bought=[{"vp_card": 1}], played=[{"patrol": 3}], largest_patrol="seat_0",
        roads={0: [("N0,1", "S0,0"), ("N0,1", "S1,-1"), ("S1,-1", "N1,0"), ("N1,0", "S2,-1"), ("S2,-1", "N2,0")]},
    )  # fmt: skip
    assert s.public_points(0) == 1 + 2 + 1 + 1 + 1
    assert s.total_points(0) == 8
    assert s.scores()[0] == 6
    assert s.view(1).total_points(0) == 6


@rule("NW-312", "NW-313")
def test_every_building_at_a_hex_with_the_number_earns() -> None:
    for dice, hands in (((4, 4), ["W", "", "", ""]), ((1, 3), ["O", "O", "", ""]), ((5, 5), ["", "", "GG", ""])):
        s = table(stage="before_roll", active=3, buildings=LAND, fate=rolled(*dice))
        choose(s, "roll")
        assert [cards_of(s, p) for p in range(4)] == hands


@rule("NW-315")
def test_tormund_stops_his_hex() -> None:
    for tormund, got in (("0,1", ""), ("2,0", "O")):
        s = table(stage="before_roll", buildings={"S0,0": "settlement_1"}, tormund=tormund, fate=rolled(1, 3))
        choose(s, "roll")
        assert cards_of(s, 1) == got


@pytest.mark.parametrize("kind", "RCG")
@rule("NW-316")
def test_a_wildling_stops_its_hex(kind: str) -> None:
    s = table(stage="before_roll", buildings={"S0,0": "settlement_1"}, gift={"0,1": kind}, fate=rolled(1, 3))
    choose(s, "roll")
    assert cards_of(s, 1) == ""


@rule("NW-317")
def test_ice_never_produces() -> None:
    s = table(mode="base", stage="before_roll", buildings={"N1,1": "settlement_0"}, tormund="0,0", fate=[0, 4])
    choose(s, "roll")
    assert s.numbers[at(s, "1,1")] == 0
    assert cards_of(s, 0) == ""


@rule("NW-318", "NW-319")
def test_shortage_is_tested_type_by_type() -> None:
    # a 10: fields at (2,1) with two players, mountains nowhere; grain is short, no one gets it
    s = table(
        mode="base", stage="before_roll", fate=[3, 5],  # 10: mountains (1,0), forest (3,2), pasture (-1,3)
        buildings={"N1,1": "settlement_0", "S1,0": "keep_1", "S3,1": "settlement_0"},
        hands=["", "", "O" * 17],
    )  # fmt: skip
    choose(s, "roll")
    assert s.bank[4] == 2
    assert cards_of(s, 0) == "L"  # lumber is paid all the same
    assert cards_of(s, 1) == ""
    alone = table(mode="base", stage="before_roll", fate=[3, 5], buildings={"S1,0": "keep_1"}, hands=["", "", "O" * 18])
    choose(alone, "roll")
    assert cards_of(alone, 1) == "O"
    homes = {"N1,1": "settlement_0", "S1,0": "keep_1", "S3,1": "settlement_0"}
    enough = table(mode="base", stage="before_roll", fate=[3, 5], buildings=homes, hands=["", "", "O" * 16])
    choose(enough, "roll")
    assert enough.bank[4] == 0  # just enough for both is no shortage
    assert [cards_of(enough, p) for p in (0, 1)] == ["LO", "OO"]


@rule("NW-320", "NW-611", "NW-613")
def test_a_seven_brings_no_cards_but_tormund() -> None:
    s = table(stage="before_roll", buildings=LAND, fate=rolled(3, 4))
    choose(s, "roll")
    assert s.bank == [19] * 5
    assert asked(s) == "move_tormund"


@rule("NW-306", "NW-321", "NW-626")
def test_the_wildling_die_comes_after_tormund() -> None:
    s = table(stage="before_roll", buildings=LAND, camps={"ice": "C"}, fate=rolled(3, 4, 1))
    choose(s, "roll")
    assert s.gift[at(s, "0,0")] < 0
    assert asked(s) == "move_tormund"
    choose(s, "tormund:0,0")
    assert s.gift[at(s, "0,0")] == 1
    assert asked(s) == "trade"


@rule("NW-611", "NW-612")
def test_all_with_more_than_seven_cards_discard_half_at_once() -> None:
    s = table(stage="before_roll", hands=["LLLLLLLLL", "LBWGOLBW", "LLLLLBB"], fate=rolled(1, 6))
    choose(s, "roll")
    assert s.deciders == [0, 1]
    for _ in range(4):
        s.choose("discard:lumber", 0)
    assert cards_of(s, 0) == "LLLLLLLLL"  # nothing moves before all have chosen
    for key in ("lumber", "brick", "wool", "grain"):
        assert 1 in s.deciders
        s.choose(f"discard:{key}", 1)
    assert [cards_of(s, p) for p in (0, 1, 2)] == ["LLLLL", "LBWO", "LLLLLBB"]
    assert asked(s) == "move_tormund"


@rule("NW-611")
def test_nobody_returns_a_card_twice() -> None:
    s = table(stage="before_roll", hands=["LLLLLLLO"], fate=rolled(1, 6))
    choose(s, "roll", "discard:ore")
    assert keys(s) == ["discard:lumber"]


@rule("NW-621", "NW-622")
def test_tormund_moves_to_another_numbered_hex_also_beside_a_wildling() -> None:
    s = table(mode="base", todo=TORMUND, tormund="0,0")
    assert "tormund:0,0" not in keys(s)
    assert "tormund:1,1" not in keys(s)  # the ice field has no number
    assert len(keys(s)) == 19
    w = table(todo=TORMUND, gift={"1,0": "R"}, buildings={"N1,0": "settlement_1"})
    choose(w, "tormund:1,0")
    assert w.gift[at(w, "1,0")] == 0
    assert w.tormund == at(w, "1,0")


@rule("NW-1405")
def test_the_robber_may_return_to_the_desert() -> None:
    s = table(mode="classic", todo=TORMUND, tormund="1,0")
    assert "tormund:0,0" in keys(s)


@rule("NW-623", "NW-624")
def test_one_of_those_at_the_hex_who_hold_cards_is_robbed() -> None:
    around = {"N1,0": "settlement_0", "S2,-1": "settlement_1", "N1,1": "keep_2", "S1,0": "settlement_3"}
    del around["S2,-1"]
    around["S1,-1"] = "settlement_1"
    s = table(todo=TORMUND, buildings=around, hands=["L", "", "O", "G"])
    choose(s, "tormund:1,0")
    assert keys(s) == ["steal:2", "steal:3"]
    choose(s, "steal:3")
    assert cards_of(s, 0) == "LG"
    twice = {"N1,0": "settlement_0", "S1,0": "settlement_0", "S2,-1": "keep_2", "N1,1": "settlement_2"}
    others = table(
        todo=[{"step": "move_tormund", "seat": 1}, {"step": "build", "seat": 1}], active=1, buildings=twice,
        hands=["L", "", "O"],
    )  # fmt: skip
    choose(others, "tormund:1,0")
    assert keys(others) == ["steal:0", "steal:2"]  # each once
    nobody = table(todo=TORMUND, buildings=around, hands=["L"])
    choose(nobody, "tormund:1,0")
    assert asked(nobody) == "build"
    assert cards_of(nobody, 0) == "L"


@rule("NW-625")
def test_only_the_two_know_the_stolen_card() -> None:
    s = table(
        todo=[{"step": "steal", "seat": 0}, {"step": "build", "seat": 0}], tormund="1,0",
        buildings={"N1,1": "settlement_1", "N1,0": "settlement_2"}, hands=["", "LO", "W"], fate=[1],
        at_least=[[2, 1, {"lumber": 1, "ore": 1}], [0, 1, {"ore": 1}]],
    )  # fmt: skip
    journal = s.listen()
    choose(s, "steal:1")
    assert cards_of(s, 0) == "O"
    assert journal.events[-1].seen(2).numbers == [1, UNKNOWN]
    assert journal.events[-1].seen(1).numbers == [1, 4]
    assert s.at_least[2 * 4 + 1] == [0, 0, 0, 0, 0]  # the third no longer knows of either
    assert s.at_least[1 * 4 + 0] == [0, 0, 0, 0, 1]
    stolen = {s.determinise(2, seed).hands[0].index(1) for seed in range(40)}
    assert stolen == {0, 4}
    assert all(s.determinise(1, seed).hands[0] == [0, 0, 0, 0, 1] for seed in range(20))


@rule("NW-625")
def test_a_card_stolen_from_a_hand_of_equal_ones_is_known_to_who_knows_the_hand() -> None:
    s = table(
        todo=[{"step": "steal", "seat": 0}, {"step": "build", "seat": 0}], tormund="1,0",
        buildings={"N1,1": "settlement_1", "N1,0": "settlement_2"}, hands=["", "LL", "W"],
        at_least=[[2, 1, {"lumber": 2}], [3, 1, {"lumber": 1}]],
    )  # fmt: skip
    choose(s, "steal:1")
    assert s.at_least[2 * 4 + 0] == [1, 0, 0, 0, 0]
    assert s.at_least[2 * 4 + 1] == [1, 0, 0, 0, 0]
    assert s.at_least[3 * 4 + 0] == [0, 0, 0, 0, 0]  # the other card might have been anything
    assert s.at_least[3 * 4 + 1] == [0, 0, 0, 0, 0]


@rule("NW-314")
def test_the_double_token_counts_for_two_and_twelve() -> None:
    for dice in ([0, 0], [5, 5]):
        s = table(mode="base", stage="before_roll", buildings={"N-1,2": "settlement_0"}, fate=dice)
        choose(s, "roll")
        assert cards_of(s, 0) == "G"


def test_what_all_saw_is_known_to_whoever_counts() -> None:
    s = table(stage="before_roll", buildings={"S0,0": "settlement_1"}, fate=rolled(1, 3))
    choose(s, "roll")
    assert all(s.at_least[knower * 4 + 1] == [0, 0, 0, 0, 1] for knower in range(4))
    assert all(s.determinise(0, seed).hands[1] == [0, 0, 0, 0, 1] for seed in range(5))


@pytest.mark.parametrize(("cards", "returned"), [("L" * 7, 0), ("L" * 8, 4), ("L" * 9, 4), ("L" * 10, 5)])
@rule("NW-611")
def test_half_is_rounded_down(cards: str, returned: int) -> None:
    s = table(stage="before_roll", hands=[cards], fate=rolled(2, 5))
    choose(s, "roll")
    choose(s, *["discard:lumber"] * returned)
    assert s.hand_size(0) == len(cards) - returned
    assert asked(s) == "move_tormund"
