"""Heroes: when they may be used, what each of them does, and the card turned or swapped."""

import pytest
from tests.games.watch.table import (
    GAME,
    asked,
    at,
    building_at,
    camp,
    cards_of,
    chain,
    choose,
    clearing,
    invaders,
    keys,
    road_at,
    road_key,
    table,
    told,
)
from tests.rules import rule

from rampart.games.watch.state import Watch
from rampart.games.watch.tables import HERO_WORDS

OTHERS = ["benjen", "ygritte", "qhorin", "yoren"]


def holding(hero: str, seats: int = 4, **fields: object) -> Watch:
    """A position in which seat 0 holds a hero and the others hold some who do not matter."""
    heroes = [hero, *[x for x in [*OTHERS, "marsh", "mormont"] if x != hero][: seats - 1]]
    return table(heroes=heroes, seats=seats, **fields)  # type: ignore[arg-type]


def hero(s: Watch, p: int = 0) -> str:
    return HERO_WORDS[s.heroes[p]]


def usable(name: str, **fields: object) -> bool:
    return f"hero:{name}" in keys(holding(name, **fields))


@rule("NW-1001", "NW-1005")
def test_everybody_has_one_hero_and_a_taken_one_shows_side_a() -> None:
    s = holding("qhorin", tormund="0,0", hero_sides=["b", "a", "a", "a"])
    choose(s, "hero:qhorin")
    assert "take:qhorin" not in keys(s)
    choose(s, "take:marsh")
    assert hero(s) == "marsh"
    assert s.hero_sides[0] == 0
    assert [HERO_WORDS[x] for x in s.display] == [
        "mormont", "tarly", "yarwyck", "thorne", "melisandre", "rayder", "qhorin",
    ]  # fmt: skip
    assert len(set(s.heroes)) == 4


@rule("NW-1002")
def test_using_a_hero_costs_nothing_and_no_card_play() -> None:
    s = holding("qhorin", tormund="0,0", cards=[{"winter": 1}])
    choose(s, "hero:qhorin", "flip", "play:winter", "take:ore", "take:ore")
    assert s.card_played == 1


@rule("NW-1003")
def test_after_the_first_use_turn_or_swap() -> None:
    s = holding("qhorin", tormund="0,0")
    choose(s, "hero:qhorin")
    assert keys(s)[0] == "flip"
    assert len(keys(s)) == 8
    choose(s, "flip")
    assert (hero(s), s.hero_sides[0]) == ("qhorin", 1)


@rule("NW-1004")
def test_after_the_second_use_swap() -> None:
    s = holding("qhorin", tormund="0,0", hero_sides=["b", "a", "a", "a"])
    choose(s, "hero:qhorin")
    assert "flip" not in keys(s)
    assert [x.rule for x in s.current(0)[0].refused(s, 0, 0)] == ["NW-1004"]


@rule("NW-1006", "NW-1007")
def test_a_hero_used_or_taken_rests_for_the_turn() -> None:
    for then in ("flip", "take:mormont"):
        s = holding("qhorin", tormund="0,0", hands=["", "L"])
        choose(s, "hero:qhorin", then)
        assert s.hero_locks[0] == 1
        assert not [key for key in keys(s) if key.startswith("hero")]
        choose(s, "end")
        assert s.hero_locks == [0, 0, 0, 0]


@rule("NW-1008")
def test_with_an_empty_display_the_card_is_only_turned() -> None:
    for side, then in (("a", 1), ("b", 0)):
        s = holding(
            "qhorin", tormund="0,0", hero_sides=[side, "a", "a", "a"], display=[],
            heroes_gone=["mormont", "marsh", "tarly", "yarwyck", "thorne", "melisandre", "rayder"],
        )  # fmt: skip
        choose(s, "hero:qhorin")
        assert s.hero_sides[0] == then
        assert s.hero_locks[0] == 1
        assert asked(s) == "build"


@rule("NW-1010", "NW-1039")
def test_timing_of_the_heroes() -> None:
    fields: dict[str, object] = {
        "camps": {"ice": "R"},
        "gift": {"0,0": "R"},
        "tormund": "1,0",
        "hands": ["LLBWGO", "L"],
    }
    fields |= {
        "played": [{"patrol": 1}],
        "buildings": {"N2,3": "keep_1", "N0,1": "settlement_0"},
        "roads": {0: chain("N0,1", "S1,0")},
    }
    before = {name for name in HERO_WORDS[:11] if usable(name, stage="before_roll", **fields)}
    assert before == {"benjen", "ygritte", "yoren", "qhorin"}
    trade = {name for name in HERO_WORDS[:11] if usable(name, stage="trade", **fields)}
    assert trade == before | {"mormont", "marsh", "rayder", "yarwyck"}
    assert {name for name in HERO_WORDS[:11] if usable(name, **fields)} == trade | {"thorne", "melisandre"}


@rule("NW-1039", "NW-301")
def test_those_who_build_act_once_the_third_step_has_begun() -> None:
    s = holding("thorne", stage="trade", hands=["LWO"])
    assert "hero:thorne" not in keys(s)
    choose(s, "build")
    assert "hero:thorne" in keys(s)


@rule("NW-1010")
@pytest.mark.parametrize("name", ["mormont", "marsh", "yarwyck", "rayder", "benjen", "ygritte", "yoren", "qhorin"])
def test_a_hero_without_effect_is_not_used(name: str) -> None:
    assert not usable(name)


@rule("NW-1010")
def test_a_hero_needs_all_that_the_deed_takes() -> None:
    seven = {1: [0] * 5, 2: [0] * 2}
    assert usable("thorne", hands=["LWO"])
    assert not usable("thorne", hands=["LWO"], guards=seven)
    assert usable("melisandre", hands=["WGO"])
    assert not usable("melisandre", hands=["WLB"])
    assert usable("yoren", played=[{"patrol": 1}])
    assert not usable("yoren", played=[{"patrol": 1}], guards=seven)
    at_home: dict[str, object] = {"buildings": {"S0,1": "settlement_0"}}
    loose, beside = chain("S0,1", "N0,2"), chain("S0,1", "N-1,2") + chain("S0,1", "N-1,3")
    assert usable("yarwyck", roads={0: loose}, **at_home)
    assert not usable("yarwyck", roads={0: loose, 1: beside}, **at_home)  # there is no other path for it


@rule("NW-H1", "NW-1021", "NW-1022")
def test_mormont_borrows_a_kind_from_two() -> None:
    s = holding("mormont", hands=["L", "OO", "O", "W"])
    journal = s.listen()
    choose(s, "hero:mormont")
    assert set(keys(s)) == {"ask:1", "ask:2", "ask:3", "ask:1+2", "ask:1+3", "ask:2+3"}
    choose(s, "ask:1+3", "name:ore")
    assert cards_of(s, 0) == "LO"  # the third has none and gets none
    assert "has_none" in told(journal.events, s)
    assert keys(s) == ["return:lumber", "return:ore"]
    choose(s, "return:lumber")
    assert [cards_of(s, p) for p in range(4)] == ["O", "LO", "O", "W"]
    assert asked(s) == "change_hero"
    nobody = holding("mormont", hands=["L", "O"])
    choose(nobody, "hero:mormont", "name:wool")
    assert asked(nobody) == "change_hero"  # the use counts all the same


@rule("NW-H2")
def test_marsh_trades_one_for_one_once() -> None:
    s = holding("marsh", hands=["L", "B" * 19])
    choose(s, "hero:marsh")
    assert keys(s) == ["bank:lumber>wool", "bank:lumber>grain", "bank:lumber>ore"]
    choose(s, "bank:lumber>ore", "flip")
    assert cards_of(s, 0) == "O"
    assert not usable("marsh", hands=["", "L"])


def rolling(**fields: object) -> Watch:
    return table(stage="before_roll", active=1, heroes=["tarly", *OTHERS[:3]], **fields)  # type: ignore[arg-type]


@rule("NW-H3", "NW-1031", "NW-1009")
def test_tarly_takes_a_card_on_any_roll_that_gave_nothing() -> None:
    s = rolling(fate=[0, 0, 0], camps={"ice": "C"})
    choose(s, "roll")
    assert s.deciders == [0]
    assert asked(s) == "take_as_tarly"
    assert s.gift[at(s, "0,0")] < 0  # before the wildling die
    choose(s, "take:grain", "flip")
    assert cards_of(s, 0) == "G"
    assert s.gift[at(s, "0,0")] == 1
    assert s.deciders == [1]
    passed = rolling(fate=[0, 0, 11])
    choose(passed, "roll", "pass")
    assert passed.hero_sides[0] == 0


@rule("NW-1031")
def test_tarly_is_asked_when_blocked_but_not_when_he_got_cards_nor_on_a_seven() -> None:
    home = {"S0,0": "settlement_0"}
    got = rolling(buildings=home, fate=[0, 2, 11])
    choose(got, "roll")
    assert asked(got) == "trade"
    blocked = rolling(buildings=home, tormund="0,1", fate=[0, 2, 11])
    choose(blocked, "roll")
    assert asked(blocked) == "take_as_tarly"
    short = rolling(buildings=home, hands=["", "", "O" * 19], fate=[0, 2, 11])
    choose(short, "roll")
    assert asked(short) == "take_as_tarly"
    empty = rolling(hands=["", "", "".join(x * 19 for x in "LBWGO")], fate=[0, 0, 11])
    choose(empty, "roll")
    assert asked(empty) == "trade"  # there is nothing to take
    seven = rolling(fate=[2, 3, 11])
    choose(seven, "roll")
    assert asked(seven) == "move_tormund"
    locked = rolling(fate=[0, 0, 11], hero_locks=[1, 0, 0, 0])
    choose(locked, "roll")
    assert asked(locked) == "trade"


@rule("NW-H4", "NW-1032", "NW-503")
def test_yarwyck_moves_a_loose_road() -> None:
    s = holding("yarwyck", buildings={"S0,1": "settlement_0"}, roads={0: chain("S0,1", "N0,2", "S1,1")})
    choose(s, "hero:yarwyck")  # only one road is loose: it is taken up by itself
    assert asked(s) == "rebuild_road"
    assert road_key(s, "N0,2", "S1,1") not in keys(s)
    choose(s, road_key(s, "S0,1", "N-1,2"), "flip")
    assert road_at(s, "N0,2", "S1,1") == -1
    assert road_at(s, "S0,1", "N-1,2") == 0


@rule("NW-1032")
def test_the_longest_road_is_compared_once_after_the_move() -> None:
    line = ["N0,1", "S1,0", "N1,1", "S2,0", "N2,1", "S3,0"]
    s = holding("yarwyck", roads={0: chain(*line)}, longest_road="seat_0", supply={"ice_giant": 1})
    choose(s, "hero:yarwyck", "lift:" + road_key(s, *line[:2])[5:], road_key(s, "S3,0", "N3,1"))
    assert s.longest_road == 0
    assert camp(s, "ice") == ""  # kept, so no one woke


@rule("NW-H5", "NW-1033", "NW-561")
def test_thorne_replaces_one_card_of_a_guard() -> None:
    s = holding("thorne", hands=["LLW"])
    choose(s, "hero:thorne")
    assert keys(s) == ["brick>lumber"]  # the only way is asked for too: it would tell of the hand
    choose(s, "brick>lumber", "guard:3", "flip")
    assert cards_of(s, 0) == ""
    assert s.guards[2] == [0]
    rich = choose(holding("thorne", hands=["LBWGO"]), "hero:thorne")
    assert set(keys(rich)) == {f"{old}>{new}" for old in ("lumber", "brick", "wool") for new in ("grain", "ore")}
    assert not usable("thorne", hands=["LLL"])


@rule("NW-H6", "NW-1033", "NW-1034")
def test_melisandre_looks_at_three_and_keeps_one() -> None:
    s = holding("melisandre", hands=["OOWL"], deck=["vp_card", "winter", "patrol", "new_guard"])
    choose(s, "hero:melisandre")
    assert set(keys(s)) == {"grain>lumber", "grain>ore"}
    choose(s, "grain>lumber")
    assert cards_of(s, 0) == "O"
    assert keys(s) == ["keep:patrol", "keep:winter", "keep:vp_card"]
    assert s.view(1).pad == [-2, -2, -2]
    assert s.view(0).options(0) == s.options(0)
    choose(s, "keep:winter", "flip")
    assert s.bought[0][1] == 1
    assert sorted(s.deck) == [0, 3, 5]
    assert "play:winter" not in keys(s)
    usual = holding("melisandre", hands=["OWGL"], deck=["vp_card"])
    choose(usual, "hero:melisandre")
    assert "usual" in keys(usual)
    assert not usable("melisandre", hands=["OOWL"], deck=[])


@rule("NW-H7", "NW-1035")
def test_rayder_takes_from_a_leader_what_he_sees() -> None:
    s = holding("rayder", hands=["", "LO", "WW"], buildings={"N0,1": "keep_1"})
    choose(s, "hero:rayder")
    assert asked(s) == "take_from_hand"  # the only leader
    assert keys(s) == ["take:lumber", "take:ore"]
    assert GAME.load(s.view(0).document()).options(0) == s.options(0)  # the seat sees the hand in its own view
    journal = s.listen()
    choose(s, "take:ore")
    assert cards_of(s, 0) == "O"
    assert journal.events[0].seen(2).numbers == [1, -2]
    assert s.determinise(0, 3).hands[1] == [1, 0, 0, 0, 0]


@rule("NW-H8", "NW-1036")
def test_benjen_sends_one_home_and_another_comes() -> None:
    s = holding("benjen", camps={"ice": "RCG"}, clearings={2: "R"}, guards={2: [0]}, supply={"cave_climber": 1})
    choose(s, "hero:benjen")
    assert keys(s) == ["camp:ice@1", "camp:ice@2", "camp:ice@3", "clearing:2@regular"]
    choose(s, "camp:ice@2")
    assert camp(s, "ice") == "RG"
    assert camp(s, "cave") == "C"
    field = holding("benjen", clearings={2: "R"}, guards={2: [0]}, supply={"cave_climber": 1})
    choose(field, "hero:benjen")
    assert clearing(field, 2) == ""
    assert field.breaches == 0
    first = holding("benjen", camps={"ice": "C"}, clearings={1: "R"}, guards={1: [0]}, supply={"cave_climber": 1})
    choose(first, "hero:benjen", "clearing:1@regular")
    assert (clearing(first, 1), camp(first, "ice")) == ("", "C")
    assert first.frostfangs[0] == 24


@rule("NW-H9", "NW-1038")
def test_ygritte_drives_one_out_for_nothing() -> None:
    s = holding("ygritte", gift={"0,0": "R", "1,0": "C"}, stage="before_roll")
    choose(s, "hero:ygritte", "wildling:1,0", "flip")
    assert invaders(s) == {"0,0": "R"}
    assert cards_of(s, 0) == ""


@rule("NW-H10", "NW-1037")
def test_yoren_turns_a_patrol_into_a_guard() -> None:
    s = holding("yoren", played=[{"patrol": 1}], stage="before_roll")
    choose(s, "hero:yoren", "guard:4", "flip")
    assert s.guards[3] == [0]
    assert s.played[0][0] == 0
    assert s.gone[0] == 1


@rule("NW-H11", "NW-1038", "NW-621")
def test_qhorin_sends_tormund_home_for_a_card() -> None:
    s = holding("qhorin", tormund="1,0", hands=["LBGO"])
    choose(s, "hero:qhorin", "flip")
    assert s.tormund == -1
    assert cards_of(s, 0) == "LBWGO"
    assert s.at_least[1 * 4] == [0, 0, 1, 0, 0]  # nothing else is shown of the hand
    poor = holding("qhorin", tormund="1,0", hands=["", "W" * 19])
    choose(poor, "hero:qhorin", "flip")
    assert poor.tormund == -1
    assert cards_of(poor, 0) == ""


# ---- those of the extension


def of_five(name: str, **fields: object) -> Watch:
    return holding(name, mode="watch56", seats=5, **fields)


@rule("NW-H12")
def test_aemon_spares_the_hand_on_a_seven() -> None:
    nine = "LLLLLLLLL"
    s = of_five("aemon", stage="before_roll", active=1, hands=[nine, "", nine], fate=[2, 3, 11])
    choose(s, "roll")
    assert s.deciders == [0]
    choose(s, "spare", "flip")
    assert s.deciders == [2]
    choose(s, *["discard:lumber"] * 4)
    assert [cards_of(s, p) for p in (0, 2)] == [nine, "LLLLL"]
    seven = of_five("aemon", stage="before_roll", active=1, hands=[nine[2:], "", nine], fate=[2, 3, 11])
    choose(seven, "roll")
    assert (s.active, asked(seven)) == (1, "discard")  # who would return nothing needs no one
    passed = of_five("aemon", stage="before_roll", active=1, hands=[nine, "", nine], fate=[2, 3, 11])
    choose(passed, "roll", "pass")
    assert passed.deciders == [0, 2]


@rule("NW-H13")
def test_jon_snow_clears_before_his_own_guard() -> None:
    s = of_five("jon_snow", clearings={1: "R", 2: "R", 3: "M"}, guards={1: [0], 2: [1], 3: [0]}, stage="before_roll")
    choose(s, "hero:jon_snow")
    assert clearing(s, 1) == ""
    assert clearing(s, 2) == "R"
    assert s.frostfangs[0] == 23
    assert "hero:jon_snow" not in keys(of_five("jon_snow", clearings={2: "R", 3: "M"}, guards={2: [1], 3: [0]}))


@rule("NW-H14", "NW-1039")
def test_gilly_builds_without_waking_anybody() -> None:
    fields: dict[str, object] = {"hands": ["LBWG"], "roads": {0: chain("S0,0", "N0,1")}}
    s = of_five("gilly", **fields)
    before = sum(s.supply)
    choose(s, "hero:gilly", "settlement:S0,0")
    assert building_at(s, "S0,0") == 0
    assert s.camps == [[], [], [], [], []]
    assert sum(s.supply) == before + 1
    assert cards_of(s, 0) == ""
    assert "hero:gilly" not in keys(of_five("gilly", stage="trade", **fields))
    assert "hero:gilly" not in keys(of_five("gilly", **{**fields, "hands": ["LBWO"]}))
    assert "hero:gilly" not in keys(of_five("gilly", hands=["LBWG"]))


@rule("NW-H14", "NW-577")
def test_gilly_returns_no_token_where_there_is_none() -> None:
    s = of_five("gilly", hands=["LBWG"], roads={0: chain("S0,0", "N0,1")})
    s.settlement_tokens[0] = -1
    before = sum(s.supply)
    choose(s, "hero:gilly", "settlement:S0,0")
    assert sum(s.supply) == before


@rule("NW-H14", "NW-304")
def test_whoever_calls_gilly_shows_that_he_can_pay() -> None:
    s = of_five("gilly", hands=["LLBWGO"], roads={0: chain("S0,0", "N0,1")})
    choose(s, "hero:gilly")
    assert all(s.at_least[knower * 5] == [1, 1, 1, 1, 0] for knower in range(5))
    assert all(s.determinise(1, seed).options(0) == s.options(0) for seed in range(20))


@rule("NW-304")
@pytest.mark.parametrize(
    ("name", "cards", "lone"), [("marsh", "L", "bank:lumber>ore"), ("melisandre", "OGL", "wool>lumber")]
)
def test_a_lone_way_to_pay_is_asked_for_as_it_would_tell_of_the_hand(name: str, cards: str, lone: str) -> None:
    rest = "".join(x * 19 for x in "BWG") if name == "marsh" else ""
    s = holding(name, hands=[cards, rest])
    choose(s, f"hero:{name}")
    assert keys(s) == [lone]


@rule("NW-H15")
def test_osha_leads_a_wildling_elsewhere() -> None:
    s = of_five("osha", gift={"0,0": "G", "1,0": "R"}, stage="before_roll")
    choose(s, "hero:osha", "wildling:0,0")
    assert "to:1,0" not in keys(s)
    choose(s, "to:4,3", "flip")
    assert invaders(s) == {"4,3": "G", "1,0": "R"}
