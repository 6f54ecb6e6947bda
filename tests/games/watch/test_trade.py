"""Step 2: trade with the bank, and between players by offer, answer and counter-offer."""

import pytest
from tests.games.watch.table import asked, cards_of, choose, keys, table, told
from tests.rules import rule

import rampart
from rampart import IllegalChoice
from rampart.games.watch.state import Watch
from rampart.kernel.fields import UNKNOWN


def trading(*hands: str, **fields: object) -> Watch:
    """Seat 0 trades; the others hold these cards."""
    return table(stage="trade", hands=hands, **fields)  # type: ignore[arg-type]


def bank(s: Watch) -> list[str]:
    return [key for key in keys(s) if key.startswith("bank:")]


@rule("NW-401")
def test_only_the_active_player_trades_as_often_as_he_likes() -> None:
    s = trading("LLLLLL", "OO", "WW")
    assert s.deciders == [0]
    choose(s, "bank:lumber>ore", "bank:lumber>wool")
    assert cards_of(s, 0) == "WO"
    assert "offer" in keys(s)


@rule("NW-402", "NW-403")
def test_an_offer_is_of_cards_on_both_sides_and_no_kind_on_both() -> None:
    s = choose(trading("LLB", "OOW"), "offer")
    assert keys(s) == ["give:lumber", "give:brick"]  # at least one
    choose(s, "give:lumber")
    assert keys(s) == ["give:lumber", "give:brick", "done"]
    choose(s, "done")
    assert keys(s) == ["want:brick", "want:wool", "want:grain", "want:ore"]
    refused = s.current(0)[0].refused(s, 0, *s.current(0)[1:])
    assert [(x.key, x.rule) for x in refused] == [("want:lumber", "NW-403")]


@rule("NW-404", "NW-405")
def test_addressed_players_answer_clockwise_and_the_maker_concludes() -> None:
    s = trading("LL", "O", "W", "OO", active=0)
    journal = s.listen()
    choose(s, "offer", "to:1+2+3", "give:lumber", "done", "want:ore", "done")
    assert s.deciders == [1]
    assert keys(s) == ["decline", "accept", "counter"]
    choose(s, "accept")
    assert s.deciders == [2]
    assert keys(s) == ["decline", "counter"]  # he has no ore
    choose(s, "counter", "give:wool", "done", "want:lumber", "want:lumber", "done")
    choose(s, "decline")
    assert s.deciders == [0]
    assert keys(s) == ["withdraw", "confirm:1", "counter:2"]
    assert cards_of(s, 0) == "LL"
    names = told(journal.events, s)
    assert names == ["offer", "accepted", "countered", "declined"]
    one, other, none = s.copy(), s.copy(), s.copy()
    choose(one, "confirm:1")
    assert [cards_of(one, p) for p in range(3)] == ["LO", "L", "W"]
    choose(other, "counter:2")
    assert [cards_of(other, p) for p in range(3)] == ["W", "O", "LL"]
    choose(none, "withdraw")
    assert [cards_of(none, p) for p in range(3)] == ["LL", "O", "W"]
    assert asked(none) == "trade"
    assert none.pad == []


@rule("NW-405")
def test_a_counter_offer_must_be_payable() -> None:
    s = choose(trading("L", "O"), "offer", "give:lumber", "done", "want:ore", "done", "counter", "give:ore")
    choose(s, "done", "want:brick", "done")
    assert keys(s) == ["withdraw"]
    assert [x.key for x in s.current(0)[0].refused(s, 0, *s.current(0)[1:])] == ["counter:1"]


@rule("NW-405")
def test_of_several_counter_offers_the_one_that_was_chosen_is_taken() -> None:
    s = trading("O", "LL", "W", "G", active=1)
    choose(s, "offer", "to:0+2+3", "give:lumber", "done", "want:brick", "done")
    choose(s, "counter", "give:wool", "done", "want:lumber", "done")
    choose(s, "counter", "give:grain", "done", "want:lumber", "done")
    choose(s, "counter", "give:ore", "done", "want:lumber", "done")
    assert keys(s) == ["withdraw", "counter:2", "counter:3", "counter:0"]
    for maker, got in ((0, "LO"), (2, "LW"), (3, "LG")):
        t = choose(s.copy(), f"counter:{maker}")
        assert (cards_of(t, 1), cards_of(t, maker)) == (got, "L")


@rule("NW-405")
def test_a_counter_offer_wants_no_more_than_the_other_holds() -> None:
    s = choose(trading("L", "OOO"), "offer", "give:lumber", "done", "want:ore", "done", "counter", "give:ore", "done")
    choose(s, "want:lumber")
    assert keys(s) == ["done"]


@rule("NW-401", "NW-405")
def test_without_cards_on_both_sides_nothing_is_offered() -> None:
    assert "offer" in keys(trading("L", "O"))
    assert "offer" not in keys(trading("", "O"))
    assert "offer" not in keys(trading("L"))


@rule("NW-405")
def test_every_offer_is_counted_once() -> None:
    s = trading("L", "O", options={"max_offers_per_turn": 2})
    once = ["offer", "give:lumber", "done", "want:ore", "done", "decline", "withdraw"]
    choose(s, *once)
    assert "offer" in keys(s)
    choose(s, *once)
    assert "offer" not in keys(s)


@rule("NW-405")
def test_offers_are_bounded() -> None:
    s = trading("L", "O", options={"max_offers_per_turn": 1})
    choose(s, "offer", "give:lumber", "done", "want:ore", "done", "decline", "withdraw")
    assert "offer" not in keys(s)
    with pytest.raises(IllegalChoice):
        s.choose("offer", 0)
    assert "offer" not in keys(trading("L", "O", options={"max_offers_per_turn": 0}))


@rule("NW-405")
def test_nobody_is_asked_to_give_more_than_he_can_hold() -> None:
    s = choose(trading("LL", "O", "WW"), "offer", "to:1", "give:lumber", "done", "want:ore")
    assert keys(s) == ["done"]
    assert "to:3" not in keys(choose(trading("LL", "O", "WW"), "offer"))  # seat 3 has no card


@rule("NW-304", "NW-405")
def test_an_offer_shows_what_its_maker_must_hold_and_no_more() -> None:
    s = trading("LLBO", "OO")
    choose(s, "offer", "give:lumber", "done", "want:wool", "done")
    assert s.at_least[1 * 4 + 0] == [1, 0, 0, 0, 0]
    v = s.view(1)
    assert v.hands[0][0] == UNKNOWN
    assert v.options(1) == s.options(1)
    choose(s, "decline", "withdraw")
    assert s.at_least[0 * 4 + 1] == [0, 0, 0, 0, 0]  # declining tells nothing


@rule("NW-406", "NW-409")
def test_four_for_one_in_the_base_game() -> None:
    s = trading("LLLLWWW", mode="base")
    assert bank(s) == [f"bank:lumber>{x}" for x in ("brick", "wool", "grain", "ore")]
    choose(s, "bank:lumber>ore")
    assert cards_of(s, 0) == "WWWO"


@rule("NW-407")
def test_markets_trade_three_or_two_for_one() -> None:
    any_market = trading("WWW", mode="base", buildings={"N0,0": "settlement_0"})  # g1
    assert "bank:wool>ore" in bank(any_market)
    lumber = trading("LLWWW", mode="base", buildings={"S-1,3": "keep_0"})  # m3
    assert [key for key in bank(lumber) if "wool>" in key] == []
    choose(lumber, "bank:lumber>ore")
    assert cards_of(lumber, 0) == "WWWO"


@rule("NW-408")
def test_three_for_one_in_the_watch() -> None:
    assert bank(trading("WW")) == []
    assert "bank:wool>ore" in bank(trading("WWW"))
    at_market = trading("WW", buildings={"S-2,3": "settlement_0"})  # m2, wool
    assert "bank:wool>ore" in bank(at_market)


@rule("NW-409")
def test_the_bank_must_have_the_card() -> None:
    s = trading("LLL", "O" * 19)
    assert bank(s) == ["bank:lumber>brick", "bank:lumber>wool", "bank:lumber>grain"]


@rule("NW-410")
def test_a_market_serves_as_soon_as_the_building_stands() -> None:
    s = table(
        mode="classic", stage="trade", todo=[{"step": "trade_and_build", "seat": 0}], hands=["LLLBBWG"],
        buildings={"N0,0": "settlement_0"}, roads={0: [("N2,-1", "S3,-2"), ("S3,-2", "N2,0")]},
    )  # fmt: skip
    assert bank(s) == []
    choose(s, "settlement:S3,-2")
    assert bank(s) == []
    assert s.rates[0] == 3


def test_hands_after_a_trade_are_known_to_all() -> None:
    s = trading("LL", "O", "W")
    choose(s, "offer", "to:1", "give:lumber", "done", "want:ore", "done", "accept", "confirm:1")
    for knower in range(4):
        assert s.at_least[knower * 4 + 0] == [0, 0, 0, 0, 1]
        assert s.at_least[knower * 4 + 1] == [1, 0, 0, 0, 0]


def test_an_open_offer_is_told_in_words_and_older_numbers_are_read() -> None:
    s = trading("LL", "O", "WW")
    choose(s, "offer", "to:1+2", "give:lumber", "done", "want:ore", "done", "accept", "counter", "give:wool")
    doc = s.document()
    offer = next(frame["content"] for frame in doc["todo"] if frame.get("layout") == "offer")
    assert (offer["addressed"], offer["accepted"]) == (["seat_1", "seat_2"], ["seat_1"])
    assert [(x["seat"], x["gives_wool"], x["wants_ore"]) for x in offer["counters"]] == [("seat_2", 1, 0)]
    offer["addressed"], offer["accepted"] = 6, 2
    offer["counters"] = [x if isinstance(x, int) else int(x[-1]) for x in offer["counters"][0].values()]
    assert rampart.game("watch").load(doc).digest() == s.digest()
