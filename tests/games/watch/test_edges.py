"""Where rules meet: ends in the middle of an action, order of what follows, and heroes beside other rules."""

import pytest
from tests.games.watch.table import (
    asked,
    building_at,
    camp,
    cards_of,
    chain,
    choose,
    clearing,
    invaders,
    keys,
    road_key,
    table,
    told,
)
from tests.rules import rule

from rampart.games.watch.state import Watch
from rampart.kernel.fields import UNKNOWN

LINE = ["S0,-1", "N0,0", "S1,-1", "N1,0", "S2,-1", "N2,0", "S3,-1", "N3,0"]
OTHERS = ["benjen", "ygritte", "qhorin", "mormont", "marsh"]


def holding(hero: str, **fields: object) -> Watch:
    """A position in which seat 0 holds a hero and the others some who do not matter."""
    seats = fields.get("seats", 4)
    assert isinstance(seats, int)
    return table(heroes=[hero, *[x for x in OTHERS if x != hero][: seats - 1]], **fields)  # type: ignore[arg-type]


# ---- ends in the middle of an action


@rule("NW-572", "NW-573", "NW-1112")
def test_a_keep_whose_first_token_ends_the_game_goes_no_further() -> None:
    s = table(
        hands=["GGOOO"], buildings={"N2,3": "settlement_0"}, camps={"ice": "RRRR"}, breaches=2, guards={2: [1]},
        under_keeps={0: ["ice_regular", "cave_giant"]},
    )  # fmt: skip
    choose(s, "keep:N2,3")
    assert s.ending == "third_breach"
    assert camp(s, "cave") == ""  # the second token was not turned up
    assert s.settlement_slots[0] == 0b11110  # nor did the settlement return
    assert s.public_points(0) == 2  # but the keep stands


@rule("NW-607", "NW-721", "NW-1112")
def test_a_free_road_that_ends_the_game_is_the_last() -> None:
    s = table(
        cards=[{"road_building": 1}], roads={0: chain(*LINE[:5])}, camps={"ice": "RRRR"}, breaches=2, guards={2: [1]},
        supply={"ice_regular": 1},
    )  # fmt: skip
    choose(s, "play:road_building", road_key(s, *LINE[4:6]))
    assert s.over
    assert (s.ending, s.winners()) == ("third_breach", [1])
    assert s.longest_road == 0  # the card had moved before its token was drawn


@rule("NW-932", "NW-1304")
def test_those_in_a_clearing_enter_in_the_order_they_came() -> None:
    s = table(
        mode="watch56", seats=6, todo=["wildling_die", {"step": "build", "seat": 0}], dice=[1, 2, 1],
        camps={"ice": "R"}, clearings={1: "MR"}, guards={1: [0, 1]},
    )  # fmt: skip
    assert invaders(s) == {"0,0": "M", "-1,1": "R", "-2,2": "R"}


@rule("NW-1101", "NW-1102")
def test_a_point_before_the_roll_wins_only_after_the_die() -> None:
    nine = {"N0,1": "keep_0", "N2,1": "keep_0", "N-1,2": "keep_0", "N1,2": "keep_0", "N0,3": "settlement_0"}
    s = table(stage="before_roll", buildings=nine, cards=[{"new_guard": 1}], guards={1: [0], 2: [0]}, fate=[0, 0, 11])
    choose(s, "play:new_guard", "guard:3")
    assert s.public_points(0) == 10
    assert not s.over
    choose(s, "roll")
    assert (s.ending, s.winners()) == ("glorious", [0])


@rule("NW-1114", "NW-1115")
def test_points_come_before_cards_when_a_tragedy_is_tied() -> None:
    s = table(
        todo=["wildling_die", {"step": "build", "seat": 0}], dice=[1, 2, 1], camps={"ice": "R"}, breaches=2,
        guards={2: [0, 1]}, buildings={"N0,1": "settlement_1"}, hands=["LLLL", "O"],
    )  # fmt: skip
    assert (s.ending, s.winners()) == ("third_breach", [1])


# ---- the order of what follows


@rule("NW-711", "NW-721")
def test_largest_patrol_is_compared_after_the_effect_of_the_patrol() -> None:
    s = table(cards=[{"patrol": 1}], played=[{"patrol": 2}], gift={"1,0": "R"}, supply={"cave_giant": 1})
    journal = s.listen()
    choose(s, "play:patrol")
    assert s.largest_patrol == -1
    choose(s, "wildling:1,0")
    assert told(journal.events, s) == ["card_played", "driven_out", "took", "largest_patrol", "revealed", "deployed"]


@rule("NW-712", "NW-1037")
def test_yoren_may_cost_largest_patrol_after_his_guard_stands() -> None:
    s = holding(
        "yoren", played=[{"patrol": 3}, {"patrol": 3}], largest_patrol="seat_0", guards={1: [0, 0]},
        supply={"cave_giant": 1},
    )  # fmt: skip
    assert s.public_points(0) == 1
    journal = s.listen()
    choose(s, "hero:yoren", "guard:2")
    assert s.largest_patrol == 1  # he alone has three now
    assert s.public_points(0) == 1  # for the third guard
    names = told(journal.events, s)
    assert names.index("guard") < names.index("largest_patrol") < names.index("revealed")
    aside = holding("yoren", played=[{"patrol": 3}, {"patrol": 2}], largest_patrol="seat_0")
    choose(aside, "hero:yoren", "guard:2")
    assert aside.largest_patrol == -1
    assert aside.camps == [[], [], []]  # no one took the card, so no one is woken
    kept = holding("yoren", played=[{"patrol": 4}, {"patrol": 3}], largest_patrol="seat_0")
    choose(kept, "hero:yoren", "guard:2")
    assert kept.largest_patrol == 0
    assert kept.camps == [[], [], []]


@rule("NW-405")
def test_answers_come_clockwise_from_the_left_of_whoever_trades() -> None:
    s = table(stage="trade", active=2, hands=["O", "O", "L", "O"])
    choose(s, "offer", "to:0+1+3", "give:lumber", "done", "want:ore", "done")
    order = []
    while asked(s) == "answer_offer":
        order += s.deciders
        choose(s, "decline")
    assert order == [3, 0, 1]


@rule("NW-405", "NW-601")
def test_a_new_turn_brings_new_offers_and_a_new_card() -> None:
    s = table(active=3, hands=["L", "O"], cards=[{"winter": 1}], card_played=1, offers=10, fate=[0, 0, 11])
    choose(s, "end")
    assert "play:winter" in keys(s)
    assert s.offers == 0
    choose(s, "roll")
    assert "offer" in keys(s)


# ---- what is known and what is not


@rule("NW-623")
def test_every_card_of_a_hand_is_as_likely_to_be_stolen() -> None:
    stolen = []
    for at in range(4):
        s = table(
            todo=[{"step": "steal", "seat": 0}, {"step": "build", "seat": 0}], tormund="1,0",
            buildings={"N1,1": "settlement_1"}, hands=["", "LLLO"], fate=[at],
        )  # fmt: skip
        stolen.append(cards_of(s, 0))
    assert stolen == ["L", "L", "L", "O"]


@rule("NW-304", "NW-405")
def test_who_accepts_shows_what_he_would_give() -> None:
    s = table(stage="trade", hands=["L", "OOW"])
    choose(s, "offer", "give:lumber", "done", "want:ore", "want:ore", "done", "accept", "withdraw")
    assert all(s.at_least[knower * 4 + 1] == [0, 0, 0, 0, 2] for knower in range(4))


@rule("NW-403")
def test_one_kind_is_left_to_be_wanted() -> None:
    s = choose(table(stage="trade", hands=["LBWGO", "O"]), "offer", "give:lumber", "give:brick", "give:wool")
    choose(s, "give:grain")
    assert keys(s) == ["done"]
    choose(s, "done")
    assert keys(s) == ["want:ore"]
    more = choose(table(stage="trade", hands=["LBWGGO", "O"]), "offer", "give:lumber", "give:brick", "give:wool")
    choose(more, "give:grain")
    assert keys(more) == ["give:grain", "done"]  # more of what is given may be added


@rule("NW-407", "NW-409")
def test_the_better_of_two_markets_counts() -> None:
    homes = {"S-1,3": "settlement_0", "N0,0": "settlement_0"}  # 2:1 lumber, and 3:1
    s = table(mode="base", stage="trade", hands=["LLWW"], buildings=homes)
    assert s.rates[:5] == [2, 3, 3, 3, 3]
    assert [key for key in keys(s) if key.startswith("bank:wool")] == []


@rule("NW-1035", "NW-H7")
def test_what_rayder_sees_only_he_sees_and_the_victim_sees_what_he_takes() -> None:
    s = holding("rayder", hands=["", "LO"], buildings={"N0,1": "keep_1"})
    choose(s, "hero:rayder")
    assert s.at_least[0 * 4 + 1] == [1, 0, 0, 0, 1]
    assert s.at_least[2 * 4 + 1] == [0, 0, 0, 0, 0]
    journal = s.listen()
    choose(s, "take:ore")
    seen = [journal.events[0].seen(viewer).numbers for viewer in range(3)]
    assert seen == [[1, 4], [1, 4], [1, UNKNOWN]]


@rule("NW-1034", "NW-H6")
def test_the_card_that_melisandre_keeps_is_told_to_nobody_else() -> None:
    s = holding("melisandre", hands=["WGO"], deck=["vp_card", "winter"])
    choose(s, "hero:melisandre", "usual")
    journal = s.listen()
    choose(s, "keep:winter")
    assert [journal.events[0].seen(viewer).numbers for viewer in (0, 1)] == [[1], [UNKNOWN]]


# ---- heroes beside other rules


@rule("NW-H12", "NW-1006")
def test_aemon_taken_in_this_turn_spares_nobody() -> None:
    s = holding(
        "aemon", mode="watch56", seats=5, stage="before_roll", hands=["L" * 9], fate=[2, 3, 11],
        hero_locks=[1, 0, 0, 0, 0],
    )  # fmt: skip
    choose(s, "roll")
    assert asked(s) == "discard"


@rule("NW-H14", "NW-704", "NW-722")
def test_a_quiet_settlement_cuts_roads_like_any_other() -> None:
    roads = {0: chain("S1,-1", "N0,1"), 1: chain(*LINE[:7])}
    s = holding(
        "gilly", mode="watch56", seats=5, hands=["LBWG"], roads=roads, longest_road="seat_1", supply={"ice_giant": 1}
    )
    choose(s, "hero:gilly", "settlement:S1,-1")
    assert building_at(s, "S1,-1") == 0
    assert s.road_lengths[1] == 4
    assert s.longest_road == -1


@rule("NW-1035", "NW-305")
def test_rayder_compares_open_points_alone() -> None:
    fields: dict[str, object] = {"hands": ["", "O"], "buildings": {"N0,1": "settlement_1"}}
    assert "hero:rayder" in keys(holding("rayder", cards=[{"vp_card": 2}], **fields))
    hidden = holding("rayder", cards=[{}, {"vp_card": 2}], hands=["", "O"])
    assert "hero:rayder" not in keys(hidden)


@rule("NW-1032", "NW-H4")
def test_a_road_is_loose_where_only_others_stand_and_fast_at_an_own_keep() -> None:
    line = ["S0,1", "N0,2", "S1,1"]
    foreign = holding("yarwyck", buildings={"S0,1": "keep_0", "S1,1": "settlement_1"}, roads={0: chain(*line)})
    choose(foreign, "hero:yarwyck")  # the second road is loose, the first lies between the keep and the second
    assert asked(foreign) == "rebuild_road"
    assert foreign.current(0)[1] == foreign.board.edge_names.index(road_key(foreign, *line[1:])[5:])
    ends = {key for key in keys(foreign) if key.startswith("road:")}
    assert road_key(foreign, "N0,2", "S1,0") in ends
    fast = holding("yarwyck", buildings={"S0,1": "keep_0", "N0,2": "keep_0"}, roads={0: chain("S0,1", "N0,2")})
    assert "hero:yarwyck" not in keys(fast)


@rule("NW-1032")
def test_a_moved_road_cannot_continue_from_where_it_lay() -> None:
    s = holding("yarwyck", buildings={"S0,1": "settlement_0"}, roads={0: chain("S0,1", "N0,2", "S1,1")})
    choose(s, "hero:yarwyck")
    assert road_key(s, "S1,1", "N1,2") not in keys(s)
    assert road_key(s, "N0,2", "S1,0") in keys(s)


@rule("NW-1032", "NW-705")
def test_a_moved_road_may_cost_the_longest_road() -> None:
    line = ["N0,1", "S1,0", "N1,1", "S2,0", "N2,1", "S3,0"]
    s = holding("yarwyck", roads={0: chain(*line)}, longest_road="seat_0")
    choose(s, "hero:yarwyck", "lift:" + road_key(s, *line[:2])[5:], road_key(s, "N1,1", "S2,-1"))
    assert s.road_lengths[0] == 4
    assert s.longest_road == -1
    assert s.camps == [[], [], []]  # no one took the card, so no one is woken


@rule("NW-H8", "NW-912")
def test_one_sent_home_by_benjen_may_come_again_at_once() -> None:
    s = holding(
        "benjen", clearings={1: "GGG", 2: "GGG"}, guards={1: [0] * 3, 2: [1] * 3}, camps={"ice": "GG"},
        supply={"cave_giant": 1},
    )  # fmt: skip
    assert s.frostfangs[2] == 0
    choose(s, "hero:benjen", "camp:ice@1")
    assert (camp(s, "ice"), camp(s, "cave")) == ("G", "G")
    assert clearing(s, 1) == "GGG"


@pytest.mark.parametrize("hero", ["yarwyck", "thorne"])
@rule("NW-1039")
def test_with_mixed_steps_those_who_build_act_at_any_time(hero: str) -> None:
    s = holding(
        hero, stage="trade", todo=[{"step": "trade_and_build", "seat": 0}], hands=["LLWO"],
        options={"combined_trade_build": "combined"}, roads={0: chain("S0,1", "N0,2", "S1,1")},
    )  # fmt: skip
    assert f"hero:{hero}" in keys(s)


# ---- taking back


@pytest.mark.parametrize(
    ("hero", "choices"),
    [
        ("benjen", ["buy_card"]),
        ("benjen", ["settlement:S0,0"]),
        ("mormont", ["hero:mormont", "name:ore"]),
        ("rayder", ["hero:rayder"]),
        ("rayder", ["hero:rayder", "take:ore"]),
        ("melisandre", ["hero:melisandre", "usual"]),
    ],
)
@rule("NW-304", "NW-551", "NW-1021", "NW-1034", "NW-1035")
def test_what_showed_something_hidden_cannot_be_taken_back(hero: str, choices: list[str]) -> None:
    s = holding(
        hero, hands=["LBWGO", "LO"], buildings={"N2,3": "keep_1"}, roads={0: chain("S0,0", "N0,1")},
        camps={"ice": "R"}, guards={1: [1]},
    )  # fmt: skip
    choose(s, *choices)
    assert s.undoable(0) == ""


@rule("NW-304")
def test_what_showed_nothing_can_be_taken_back() -> None:
    s = holding("benjen", hands=["LBWGO", "LO"], roads={0: chain("S0,0", "N0,1")})
    key = road_key(s, "N0,1", "S1,0")
    choose(s, key)
    assert s.undoable(0) == key


@rule("NW-1034")
def test_cards_not_kept_are_shuffled_into_the_deck() -> None:
    deck = ["patrol", "winter", "vp_card", "patrol", "road_building", "new_guard"]
    orders = []
    for fate in ([4, 3, 2, 1], [0, 0, 0, 0]):
        s = holding("melisandre", hands=["WGO"], deck=deck, fate=fate)
        choose(s, "hero:melisandre", "usual", "keep:winter")
        orders.append(s.deck)
    assert sorted(orders[0]) == sorted(orders[1]) == [0, 0, 2, 3, 5]
    assert orders[0] != orders[1]
