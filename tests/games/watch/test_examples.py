"""The worked examples of the rules, E1 to E26; players P1 to P4 are the seats 0 to 3."""

import pytest
from tests.games.watch.table import (
    GAME,
    asked,
    camp,
    cards_of,
    chain,
    choose,
    clearing,
    hand,
    invaders,
    keys,
    road_key,
    table,
)
from tests.rules import rule

from rampart.games.watch.arguments import OLD
from rampart.games.watch.state import Watch
from rampart.games.watch.steps.wildlings import deploy
from rampart.games.watch.tables import HERO_WORDS, TOKEN_WORDS

ORDERS: list[object] = ["wildling_die", {"step": "build", "seat": 0}]


def after_die(die: int, **fields: object) -> Watch:
    return table(**{"todo": ORDERS, "dice": [1, 2, die], **fields})  # type: ignore[arg-type]


def rolled(one: int, two: int, **fields: object) -> Watch:
    wildling = [11] if fields.get("mode", "watch") == "watch" else []
    s = table(**{"stage": "before_roll", "fate": [one - 1, two - 1, *wildling], **fields})  # type: ignore[arg-type]
    return choose(s, "roll")


@rule("NW-207")
def test_e1_blue_starts_with_brick_lumber_and_ore() -> None:
    s = GAME.new(4, 1, mode="base", sealed=True)
    assert isinstance(s, Watch)
    assert s.hands[0] == [1, 1, 0, 0, 1]
    assert hand("BLO") == {"brick": 1, "lumber": 1, "ore": 1}


@rule("NW-312", "NW-313", "NW-314")
def test_e2_red_and_blue_around_the_hills() -> None:
    homes = {"N0,1": "settlement_1", "N0,2": "settlement_1", "N-1,2": "settlement_0"}
    s = rolled(3, 3, mode="base", buildings=homes)
    assert [cards_of(s, p) for p in (0, 1)] == ["B", "BB"]
    for dice in ((1, 1), (6, 6)):
        assert cards_of(rolled(*dice, mode="base", buildings=homes), 0) == "G"
        assert cards_of(rolled(*dice, mode="base", buildings={**homes, "N-1,2": "keep_0"}), 0) == "GG"


@rule("NW-901", "NW-902", "NW-903", "NW-924", "NW-931", "NW-936")
def test_e3_one_section_is_empty_the_other_holds() -> None:
    s = after_die(4, camps={"cave": "RR"}, guards={3: [0]})
    assert (s.breaches, invaders(s), camp(s, "cave")) == (1, {"1,0": "R"}, "R")
    held = after_die(5, camps={"cave": "RR"}, guards={3: [0]})
    assert (held.breaches, clearing(held, 3)) == (0, "R")


@rule("NW-931", "NW-932", "NW-933", "NW-936")
def test_e4_three_overrun_two_guards() -> None:
    s = after_die(5, camps={"cave": "R"}, clearings={3: "RR"}, guards={3: [1, 3]})
    assert s.guards[2] == [3]
    assert invaders(s) == {"2,0": "R", "1,1": "R", "0,2": "R"}
    assert (s.breaches, clearing(s, 3)) == (1, "")


@rule("NW-911", "NW-914", "NW-916", "NW-921")
def test_e5_a_rush_of_the_hornfoots() -> None:
    s = table(camps={"horn": "RCGR"}, guards={3: [0]})
    deploy(s, TOKEN_WORDS.index("horn_regular"))
    assert clearing(s, 3) == "R"
    assert invaders(s) == {"3,0": "C"}
    assert s.breaches == 0
    assert camp(s, "horn") == "GRR"


@rule("NW-701", "NW-702", "NW-703")
def test_e6_the_seed_road_example() -> None:
    blue = chain("N-2,2", "S-1,1", "N-1,2", "S0,1", "N0,2", "S1,1", "N1,2", "S2,1")
    red = chain("N-1,1", "S0,0", "N0,1", "S1,0", "N1,1", "S2,0", "N2,1")
    red += [("N0,1", "S1,-1"), ("S0,0", "N-1,2")]
    s = table(mode="base", active=1, hands=["", "LB"], roads={0: blue, 1: red[:5] + red[6:]},
              buildings={"N-1,2": "settlement_1"})  # fmt: skip
    assert s.road_lengths[0] == 5
    choose(s, road_key(s, *red[5]))
    assert s.road_lengths[:2] == [5, 6]
    assert s.longest_road == 1


@rule("NW-513")
def test_e7_no_way_through_yellow() -> None:
    s = table(mode="base", hands=["LB"], buildings={"S1,0": "settlement_2"}, roads={0: chain("N0,1", "S1,0")})
    assert road_key(s, "S1,0", "N0,2") not in keys(s)


@pytest.mark.parametrize(("cards", "returned"), [(9, 4), (7, 0), (8, 4)])
@rule("NW-611")
def test_e8_half_of_the_hand(cards: int, returned: int) -> None:
    s = rolled(3, 4, hands=["L" * cards])
    choose(s, *["discard:lumber"] * returned)
    assert s.hand_size(0) == cards - returned
    assert asked(s) == "move_tormund"


@rule("NW-406", "NW-407", "NW-408")
def test_e9_the_lumber_market() -> None:
    s = table(mode="base", stage="trade", hands=["LLWWWW"], buildings={"S-1,3": "settlement_0"})
    assert {"bank:lumber>ore", "bank:wool>ore"} <= set(keys(s))
    three = table(mode="base", stage="trade", hands=["LLWWW"], buildings={"S-1,3": "settlement_0"})
    assert "bank:wool>ore" not in keys(three)
    watch = table(stage="trade", hands=["LLWWW"], buildings={"S-1,3": "settlement_0"})
    assert "bank:wool>ore" in keys(watch)


@rule("NW-318")
def test_e10_shortage() -> None:
    homes = {"S1,0": "keep_0", "N1,0": "settlement_2"}  # both at mountains 10
    s = rolled(4, 6, mode="base", buildings=homes, hands=["", "O" * 17])
    assert [cards_of(s, p) for p in (0, 2)] == ["", ""]
    alone = rolled(4, 6, mode="base", buildings={"S1,0": "keep_0", "N1,0": "settlement_0"}, hands=["", "O" * 17])
    assert cards_of(alone, 0) == "OO"


@rule("NW-572", "NW-573", "NW-914")
def test_e11_a_keep_brings_a_rush() -> None:
    s = table(
        hands=["GGOOO"], buildings={"N2,3": "settlement_0"}, camps={"ice": "RRR"}, guards={1: [1], 2: [1]},
        under_keeps={0: ["ice_giant", "ice_climber"]}, supply={"cave_giant": 1},
    )  # fmt: skip
    choose(s, "keep:N2,3")
    assert (clearing(s, 1), clearing(s, 2), camp(s, "ice")) == ("R", "R", "RGC")
    assert s.settlement_tokens[0] == TOKEN_WORDS.index("cave_giant")


@rule("NW-922", "NW-563", "NW-935")
def test_e12_a_giant_costs_a_guard_and_a_point() -> None:
    before = table(camps={"ice": "G"}, guards={1: [2, 0], 4: [2, 2]})
    assert before.public_points(2) == 1
    s = after_die(1, camps={"ice": "G"}, guards={1: [2, 0], 4: [2, 2]})
    assert s.guards[0] == [0]
    assert s.public_points(2) == 0
    assert (s.breaches, s.frostfangs[2]) == (0, 8)


@rule("NW-925", "NW-931")
def test_e13_the_giant_and_the_two_who_waited() -> None:
    s = after_die(1, camps={"ice": "G"}, clearings={1: "RR"}, guards={1: [0, 1]})
    assert (s.guards[0], s.breaches) == ([], 1)
    assert invaders(s) == {"0,0": "R", "-1,1": "R"}


@rule("NW-936")
def test_e14_the_third_climber() -> None:
    s = after_die(7, camps={"horn": "C"}, gift={"3,0": "C", "2,1": "C"})
    assert invaders(s)["1,2"] == "C"


EIGHT = {"N2,1": "keep_1", "N-1,3": "keep_1", "N1,2": "keep_1", "N0,3": "settlement_1", "N3,2": "settlement_1"}


@rule("NW-1101", "NW-563")
def test_e15_ten_points_that_do_not_last() -> None:
    s = table(
        active=1, hands=["", "LBWG"], buildings=EIGHT, roads={1: chain("N2,3", "S2,2")}, camps={"ice": "GRRR"},
        guards={1: [1], 2: [0], 4: [1, 1]}, under={1: ["ice_giant"]},
    )  # fmt: skip
    assert s.public_points(1) == 9
    choose(s, "settlement:N2,3")
    assert not s.over
    assert s.public_points(1) == 9
    assert (clearing(s, 2), camp(s, "ice")) == ("R", "RRG")


@rule("NW-1103", "NW-1111", "NW-1113")
def test_e16_the_tenth_point_breaks_the_wall() -> None:
    nine = {name: kind.replace("_1", "_3") for name, kind in EIGHT.items()}
    s = table(
        active=3, hands=["", "", "", "LBWG"], buildings={**nine, "N2,3": "settlement_3"},
        roads={3: chain("N-2,3", "S-2,2")}, camps={"cave": "RRRR"}, breaches=2, under={3: ["cave_climber"]},
        guards={1: [0, 0, 0, 0, 1], 3: [1, 1, 2, 2], 4: [3]},
    )  # fmt: skip
    assert s.public_points(3) == 9
    choose(s, "settlement:N-2,3")
    assert s.ending == "third_breach"
    assert [s.guards_of(p) for p in range(4)] == [4, 3, 2, 1]
    assert s.winners() == [0]


@rule("NW-939", "NW-1112")
def test_e17_the_eighth_wildling() -> None:
    seven = dict.fromkeys(("0,0", "-1,1", "-2,2", "1,0", "0,1", "2,0", "1,1"), "R")
    s = after_die(7, camps={"horn": "C"}, gift=seven, guards={2: [1]})
    assert (s.ending, s.winners()) == ("invasion", [1])


@pytest.mark.parametrize(("first", "winners"), [(5, [1]), (6, [])])
@rule("NW-1113", "NW-1114", "NW-1115", "NW-1116")
def test_e18_ties_after_the_third_breach(first: int, winners: list[int]) -> None:
    homes = {"N2,1": "keep_0", "N-1,3": "keep_0", "N1,2": "keep_0"}
    homes |= {"N0,1": "keep_1", "N2,2": "keep_1", "N0,3": "keep_1", "N2,3": "settlement_1"}
    s = after_die(
        1, camps={"ice": "R"}, breaches=2, guards={2: [0] * 4, 3: [1] * 4, 4: [2] * 3}, buildings=homes,
        cards=[{"vp_card": 1}], hands=["L" * first, "O" * 6],
    )  # fmt: skip
    assert s.scores()[:2] == [8, 8]
    assert s.winners() == winners


@rule("NW-1031", "NW-1003", "NW-1004", "NW-1005", "NW-1006")
def test_e19_tarly_on_two_rolls_of_others() -> None:
    s = table(
        stage="before_roll", active=1, heroes=["tarly", "mormont", "qhorin", "yoren"],
        fate=[0, 3, 11, 3, 4, 11], gift={"0,0": "R"},
    )  # fmt: skip
    choose(s, "roll", "take:grain", "flip", "build", "end")
    assert cards_of(s, 0) == "G"
    choose(s, "roll", "take:ore")
    assert "flip" not in keys(s)
    choose(s, "take:ygritte")
    assert HERO_WORDS[s.heroes[0]] == "ygritte"
    assert s.hero_locks[0] == 1


@rule("NW-604", "NW-711", "NW-721")
def test_e20_a_third_patrol_before_the_roll() -> None:
    s = table(
        stage="before_roll", active=2, cards=[{}, {}, {"patrol": 1}], played=[{}, {}, {"patrol": 2}],
        gift={"1,0": "R"}, supply={"horn_climber": 1},
    )  # fmt: skip
    choose(s, "play:patrol", "wildling:1,0")
    assert cards_of(s, 2) == "W"
    assert s.largest_patrol == 2
    assert camp(s, "horn") == "C"
    assert asked(s) == "before_roll"


@rule("NW-1102", "NW-1103")
def test_e21_ten_points_at_the_start_of_the_turn() -> None:
    ten = {name: kind.replace("_1", "_0") for name, kind in EIGHT.items()} | {"N0,1": "keep_0"}
    s = rolled(4, 3, buildings=ten)
    assert asked(s) == "move_tormund"
    choose(s, "tormund:0,0")
    assert (s.winners(), s.ending) == ([0], "glorious")
    tragic = table(stage="before_roll", fate=[3, 2, 0], buildings=ten, camps={"ice": "R"}, breaches=2, guards={4: [2]})
    choose(tragic, "roll", "tormund:0,0")
    assert tragic.winners() == [2]


@rule("NW-1032", "NW-H4")
def test_e22_only_the_loose_road_moves() -> None:
    s = table(
        heroes=["yarwyck", "mormont", "benjen", "yoren"], active=0, buildings={"S0,1": "settlement_0"},
        roads={0: chain("S0,1", "N0,2", "S1,1")},
    )  # fmt: skip
    choose(s, "hero:yarwyck")
    step, args = s.current(0)
    old = OLD.of(args)
    assert step.name == "rebuild_road"
    assert s.board.edge_names[old] == road_key(s, "N0,2", "S1,1")[5:]
    assert road_key(s, "S0,1", "N-1,2") in keys(s)


@rule("NW-1033", "NW-H5")
def test_e23_a_second_lumber_for_the_brick() -> None:
    s = table(heroes=["thorne", "mormont", "benjen", "yoren"], hands=["LLW"])
    choose(s, "hero:thorne", "brick>lumber", "guard:1")
    assert cards_of(s, 0) == ""
    assert s.guards[0] == [0]


@rule("NW-1304")
def test_e24_the_mammoth_scatters_to_the_west() -> None:
    s = after_die(
        5, mode="watch56", seats=6, camps={"cave": "M"}, guards={2: [5], 3: [0, 4], 4: [1, 1, 2, 2, 3]},
    )  # fmt: skip
    assert s.guards[1:3] == [[5, 0], [4]]
    assert clearing(s, 3) == "M"
    assert s.breaches == 0


@rule("NW-312", "NW-313", "NW-542")
def test_e25_the_seed_numbers() -> None:
    homes = {"S0,0": "settlement_1", "S-1,0": "settlement_1", "S-1,1": "settlement_0"}
    s = rolled(3, 3, buildings=homes)
    assert [cards_of(s, p) for p in (0, 1)] == ["B", "BB"]
    four = rolled(1, 3, buildings=homes)
    assert [cards_of(four, p) for p in (0, 1)] == ["G", "O"]
    assert cards_of(rolled(1, 3, buildings={**homes, "S-1,1": "keep_0"}), 0) == "GG"


@rule("NW-722", "NW-1111", "NW-1113", "NW-1115")
def test_e26_the_card_has_not_moved_when_the_end_comes() -> None:
    line = ["S0,-1", "N0,0", "S1,-1", "N1,0", "S2,-1", "N2,0", "S3,-1"]
    homes = {"N2,2": "keep_0", "N0,3": "keep_0", "N3,2": "settlement_0",
             "N0,2": "keep_1", "N-2,3": "keep_1", "N2,3": "settlement_1"}  # fmt: skip
    s = table(
        active=1, hands=["LL", "LBWGO"],
        roads={0: chain(*line), 1: chain("S1,-1", "N0,1", "S1,0", "N1,1", "S2,0", "N2,1")},
        buildings=homes, longest_road="seat_0", breaches=2, camps={"ice": "RRRR"}, under={1: ["ice_regular"]},
        guards={2: [0, 0, 0], 3: [1, 1, 1, 2]},
    )  # fmt: skip
    assert s.public_points(0) == 7
    choose(s, "settlement:S1,-1")
    assert s.ending == "third_breach"
    assert s.longest_road == 0
    assert [s.guards_of(p) for p in range(4)] == [3, 3, 1, 0]
    assert s.scores()[:2] == [7, 7]
    assert s.winners() == [0]
