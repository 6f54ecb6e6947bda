"""The variant of the heroes' tragedy, five and six players, and the classic island."""

import pytest
from tests.games.watch.table import (
    asked,
    building_at,
    cards_of,
    chain,
    choose,
    clearing,
    invaders,
    keys,
    road_key,
    table,
)
from tests.rules import rule

from rampart.games.watch.state import Watch
from rampart.games.watch.tables import HERO_WORDS

# ---- the tragedy of the heroes


@rule("NW-1201", "NW-1202", "NW-321")
def test_three_equal_dice_remove_a_hero_before_production() -> None:
    s = table(stage="before_roll", options={"hero_tragedy": True}, fate=[1, 1, 1], buildings={"S0,0": "settlement_0"})
    choose(s, "roll")
    assert asked(s) == "remove_hero"
    assert s.hand_size(0) == 0
    assert len(keys(s)) == 7
    choose(s, "remove:mormont")
    assert [HERO_WORDS[hero] for hero in s.heroes_gone] == ["mormont"]
    assert HERO_WORDS.index("mormont") not in s.display
    assert cards_of(s, 0) == "O"
    assert asked(s) == "trade"


@rule("NW-1201", "NW-1202")
def test_nothing_happens_otherwise() -> None:
    for dice, options in (
        ([1, 1, 2], {"hero_tragedy": True}), ([1, 2, 1], {"hero_tragedy": True}), ([2, 1, 1], {"hero_tragedy": True}),
        ([1, 1, 1], {}),
    ):  # fmt: skip
        s = table(stage="before_roll", options=options, fate=dice)
        choose(s, "roll")
        assert asked(s) == "trade"
    empty = table(
        stage="before_roll", options={"hero_tragedy": True}, fate=[1, 1, 1], display=[],
        heroes_gone=["mormont", "marsh", "tarly", "yarwyck", "thorne", "melisandre", "rayder"],
    )  # fmt: skip
    choose(empty, "roll")
    assert asked(empty) == "trade"


# ---- five and six players


def six(**fields: object) -> Watch:
    return table(mode="watch56", seats=6, **fields)  # type: ignore[arg-type]


def after_die(die: int, **fields: object) -> Watch:
    return six(todo=["wildling_die", {"step": "build", "seat": 0}], dice=[1, 2, die], **fields)


@pytest.mark.parametrize(
    ("die", "clan", "section"), [(7, "horn", 4), (8, "rattle", 4), (9, "rattle", 5), (12, "heart", 6)]
)
@rule("NW-1301")
def test_every_number_moves_a_clan(die: int, clan: str, section: int) -> None:
    s = after_die(die, camps={clan: "R"}, guards={section: [0]})
    assert clearing(s, section) == "R"


@rule("NW-1303")
def test_a_mammoth_breaks_through_where_nobody_stands() -> None:
    s = after_die(1, camps={"ice": "M"})
    assert s.breaches == 1
    assert invaders(s) == {"0,0": "M"}


@rule("NW-1304")
def test_a_mammoth_scatters_the_first_guard() -> None:
    east = after_die(4, camps={"cave": "M"}, guards={2: [3, 4], 3: [1]})
    assert east.guards[1:3] == [[4], [1, 3]]
    assert clearing(east, 2) == "M"
    west = after_die(12, camps={"heart": "M"}, guards={6: [3, 4]})
    assert west.guards[4:] == [[3], [4]]
    first = after_die(4, camps={"cave": "M"}, guards={2: [3, 4], 3: [0, 0, 1, 1, 2]})
    assert first.guards[:2] == [[3], [4]]  # the section in the west is the first one
    home = after_die(1, camps={"ice": "M"}, guards={1: [3, 4], 2: [0, 0, 1, 1, 2]})
    assert home.guards[0] == [4]
    assert home.guards_of(3) == 0
    broken = after_die(1, camps={"ice": "M"}, clearings={1: "R"}, guards={1: [3]})
    assert broken.breaches == 1  # two face no guard


@rule("NW-1305")
def test_a_mammoth_in_the_gift_is_a_wildling_like_others() -> None:
    s = six(
        stage="before_roll",
        gift={"0,0": "M"},
        buildings={"N0,0": "settlement_0"},
        cards=[{"patrol": 1}],
        fate=[2, 2, 9],
    )
    choose(s, "play:patrol", "wildling:0,0")
    assert s.frostfangs[3] == 8
    assert cards_of(s, 0) == "G"


@rule("NW-1306")
def test_all_others_may_build_after_a_turn() -> None:
    s = six(active=2, hands=["LLLLBW", "", "", "LBW", "LBW"], cards=[{"winter": 1}])
    choose(s, "end")
    assert s.deciders == [3]
    assert (asked(s), s.document()["stage"]) == ("special_build", "special_build")
    choose(s, "guard:1")
    assert keys(s) == ["end"]
    choose(s, "end", "guard:1", "end", "end")
    assert s.deciders == [0]
    assert not [key for key in keys(s) if key.startswith(("bank", "offer", "play", "hero"))]
    choose(s, "end", "end")
    assert (s.active, asked(s)) == (3, "before_roll")
    assert s.guards[0] == [3, 4]


@rule("NW-1307")
def test_nobody_wins_between_the_turns() -> None:
    nine = {"N0,1": "keep_1", "N2,1": "keep_1", "N-1,2": "keep_1", "N1,2": "keep_1", "N0,3": "settlement_1"}
    s = six(hands=["", "LBWG"], buildings=nine, roads={1: chain("N2,3", "S2,2")})
    choose(s, "end", "settlement:N2,3")
    assert s.public_points(1) == 10
    assert not s.over
    tragic = six(hands=["", "LBWG"], roads={1: chain("N2,3", "S2,2")}, breaches=2, camps={"ice": "RRRR"},
                 under={1: ["ice_giant"]}, guards={6: [4]})  # fmt: skip
    choose(tragic, "end", "settlement:N2,3")
    assert tragic.ending == "third_breach"
    assert tragic.winners() == [4]


@rule("NW-1308")
def test_a_card_bought_between_the_turns_may_be_played_in_the_next() -> None:
    s = six(hands=["", "WGO"], deck=["winter", "patrol"])
    choose(s, "end", "buy_card", "end", "end", "end", "end", "end")
    assert s.active == 1
    assert "play:winter" in keys(s)
    assert s.card_count(1) == 1


@rule("NW-1309")
def test_limits_stay_as_they_are() -> None:
    seven = dict.fromkeys(("0,0", "-1,1", "-2,2", "1,0", "0,1", "-1,2", "2,0"), "R")
    s = after_die(12, camps={"heart": "C"}, gift=seven, guards={6: [2]})
    assert s.ending == "invasion"
    assert after_die(12, camps={"heart": "R"}, breaches=2).ending == "third_breach"
    assert six(buildings={"N0,1": "keep_0"}).total_points(0) == 2


# ---- the classic island


def island(**fields: object) -> Watch:
    step = [{"step": "trade_and_build", "seat": fields.get("active", 0)}]
    return table(**{"mode": "classic", "stage": "trade", "todo": step, "seats": 3, **fields})  # type: ignore[arg-type]


@rule("NW-1403")
def test_monopoly_takes_all_of_a_kind() -> None:
    s = island(hands=["O", "OOL", "O"], cards=[{"monopoly": 1}])
    choose(s, "play:monopoly", "monopoly:ore")
    assert [cards_of(s, p) for p in range(3)] == ["OOOO", "L", ""]
    assert s.at_least[2 * 3 + 0] == [0, 0, 0, 0, 3]
    assert s.undoable(0) == ""  # it has shown what the others held


@rule("NW-1404")
def test_the_island_is_played_by_the_base_rules() -> None:
    s = island(hands=["LLLLLB"], roads={0: chain("S0,-1", "N0,0", "S1,-1", "N0,1", "S0,0")})
    assert "bank:lumber>ore" in keys(s)
    choose(s, road_key(s, "S0,0", "N-1,1"))
    assert s.longest_road == 0
    assert s.public_points(0) == 2
    assert not s.guards


@rule("NW-1406")
def test_on_the_island_trade_and_building_are_mixed() -> None:
    s = island(hands=["LLLLLB"], roads={0: chain("N0,0", "S1,-1")}, options={"max_offers_per_turn": 0})
    choose(s, road_key(s, "S1,-1", "N1,0"))
    assert "bank:lumber>ore" in keys(s)
    assert "offer" not in keys(s)
    strict = island(options={"combined_trade_build": "separate"}, stage="before_roll",
                    todo=[{"step": "before_roll", "seat": 0}], fate=[0, 0])  # fmt: skip
    choose(strict, "roll")
    assert asked(strict) == "trade"


COMPAT: dict[str, object] = {"compat_catanatron": True}


@rule("NW-1409")
def test_shortage_as_the_other_engine_has_it() -> None:
    s = island(
        options=COMPAT, stage="before_roll", todo=[{"step": "before_roll", "seat": 0}], fate=[2, 2],
        buildings={"N1,0": "keep_0"}, hands=["", "O" * 18],
    )  # fmt: skip
    choose(s, "roll")  # mountains 6 at (1,0) would give the last ore
    assert cards_of(s, 0) == ""


@rule("NW-1409")
def test_anybody_wins_at_any_time_there() -> None:
    homes = dict.fromkeys(("N0,0", "N1,1", "N-1,1", "N0,2"), "keep_1") | {
        "N2,0": "settlement_1",
        "N0,-1": "settlement_1",
    }
    s = island(options=COMPAT, hands=["OGW"], buildings=homes)
    choose(s, "buy_card")
    assert s.winners() == [1]


@rule("NW-1409")
def test_discards_come_one_seat_after_the_other_there() -> None:
    s = island(
        options=COMPAT, stage="before_roll", todo=[{"step": "before_roll", "seat": 1}], active=1, fate=[2, 3],
        hands=["L" * 8, "", "O" * 8],
    )  # fmt: skip
    choose(s, "roll")
    assert s.deciders == [0]
    choose(s, *["discard:lumber"] * 4)
    assert s.deciders == [2]


@rule("NW-1409")
def test_a_card_may_be_played_as_soon_as_it_is_bought_there() -> None:
    s = island(options=COMPAT, hands=["WGO"], deck=["monopoly"])
    choose(s, "buy_card")
    assert "play:monopoly" in keys(s)
    assert "play:monopoly" not in keys(choose(island(hands=["WGO"], deck=["monopoly"]), "buy_card"))


@rule("NW-1409")
def test_knights_are_counted_before_the_robber_moves_there() -> None:
    s = island(options=COMPAT, cards=[{"patrol": 1}], played=[{"patrol": 2}])
    choose(s, "play:patrol")
    assert asked(s) == "move_tormund"
    assert s.largest_patrol == 0


@rule("NW-1409")
def test_two_cards_are_taken_as_a_pair_there() -> None:
    s = island(options=COMPAT, cards=[{"winter": 1}], hands=["", "O" * 18])
    choose(s, "play:winter")
    assert "take:ore+ore" not in keys(s)
    assert "take:ore" in keys(s)
    choose(s, "take:lumber+ore")
    assert cards_of(s, 0) == "LO"


@rule("NW-1409")
def test_road_lengths_and_the_card_as_reckoned_there() -> None:
    line = ["S0,-1", "N0,0", "S1,-1", "N0,1", "S0,0"]
    s = island(options=COMPAT, active=1, hands=["", "LBWG"], roads={0: chain(*line), 1: chain("S1,-1", "N1,0")},
               components=[[0, *corners(*line)], [1, *corners("S1,-1", "N1,0")]],
               road_lengths=[4, 1, 0])  # fmt: skip
    choose(s, "settlement:S1,-1")
    assert s.road_lengths == [2, 1, 0]
    assert s.longest_road == 0  # the greatest length, even below five
    assert building_at(s, "S1,-1") == 1


@rule("NW-1409", "NW-702")
def test_a_road_up_to_anothers_building_is_not_counted_there() -> None:
    line = ["S0,-1", "N0,0", "S1,-1", "N0,1", "S0,0", "N-1,1"]
    for options, at, length, holder in ((COMPAT, line[5], 4, -1), (COMPAT, "N0,2", 5, 0), ({}, line[5], 5, 0)):
        sets: dict[str, object] = {"components": [[0, *corners(*line[:5])], [1, *corners(at)]]} if options else {}
        s = island(options=options, hands=["LB"], roads={0: chain(*line[:5])}, buildings={at: "settlement_1"},
                   road_lengths=[4, 0, 0], **sets)  # fmt: skip
        choose(s, road_key(s, *line[4:]))
        assert (s.road_lengths[0], s.longest_road) == (length, holder)


def corners(*names: str) -> list[int]:
    board = table(mode="classic", todo=[{"step": "trade_and_build", "seat": 0}], stage="trade").board
    return sorted(board.corner_names.index(name) for name in names)
