"""Sealed bids: composed answers of secret size, in an order the rule gives, turned up only when the rule says so."""

import itertools

import pytest

from rampart import IllegalChoice, State
from rampart.kernel.fields import dump_record
from tests.proving import sealed_bids as game
from tests.proving.toy import after, keys, others, shown_to, worlds

KEPT = ["gold", "silver", "bronze"]


def bidding(players: int = 3, **options: bool) -> State:
    """The first call for bids, after the seats kept back gold, silver and bronze."""
    start = game.GAME.new(players, **options)
    return after(start, *((p, f"keep:{KEPT[p]}") for p in range(players)))


def called(**fields: object) -> State:
    """Three seats with all their coins but those kept back, when bids are called for."""
    hands = [[coin for coin in game.COINS if coin != kept] for kept in KEPT]
    doc = {"game": "auction", "seats": 3, "kept": KEPT, "hands": hands, "todo": ["hold_auction"]}
    return game.GAME.load({**doc, **fields})


def bid(seat: int, *coins: str) -> list[tuple[int, str]]:
    """The choices of a whole bid."""
    return [(seat, f"bid:{coin}") for coin in coins] + [(seat, "done")]


def lying_face_down(*bids: list[str], at_once: bool = False) -> State:
    """All bids are in; seat 0 is asked first whether it boasts, or all are at once."""
    s = bidding(len(bids), boasts=True, at_once=at_once)
    return after(s, *(move for p, coins in enumerate(bids) for move in bid(p, *coins)))


# ---- nothing happens before all answers are in


def test_no_coin_moves_while_bids_are_made():
    s = bidding()
    t = after(s, *bid(0, "copper", "tin"), (1, "bid:tin"))
    assert dump_record(t) == dump_record(s)
    assert t.pad == s.pad
    assert t.stack == s.stack
    assert t.deciders == [1, 2]


def test_a_bid_is_composed_coin_by_coin_from_the_smallest_up():
    s = bidding()
    assert keys(s, 1) == ["bid:copper", "bid:tin", "bid:bronze", "bid:gold", "done"]
    assert keys(after(s, (1, "bid:tin")), 1) == ["bid:bronze", "bid:gold", "done"]
    assert keys(after(s, (1, "done")), 1) == []


@pytest.mark.parametrize("coins", [[], ["copper"], ["copper", "tin"], ["copper", "tin", "bronze", "gold"]])
def test_neither_the_coins_nor_their_number_are_seen(coins):
    nothing = after(bidding(), *bid(1))
    something = after(bidding(), *bid(1, *coins))
    for viewer in others(nothing, 1):
        assert shown_to(something, viewer) == shown_to(nothing, viewer)
    assert something.view(1).document()["poll"]["answers"] == {"1": [*(f"bid:{coin}" for coin in coins), "done"]}


def test_half_a_bid_cannot_be_told_from_none():
    s = bidding()
    for viewer in others(s, 1):
        assert shown_to(after(s, (1, "bid:gold")), viewer) == shown_to(s, viewer)


# ---- a change of mind


def test_a_whole_bid_is_replaced_by_choosing_again():
    changed = after(bidding(), *bid(0, "copper", "tin"), *bid(0, "bronze"))
    straight = after(bidding(), *bid(0, "bronze"))
    assert changed == straight
    assert changed.record() == straight.record()


def test_a_bid_is_taken_back_choice_by_choice_whatever_the_others_did():
    s = after(bidding(), *bid(0, "copper", "tin"), *bid(1, "gold"))
    for key in ["done", "bid:tin", "bid:copper"]:
        assert s.undoable(0) == key
        s.undo(0)
    assert s == after(bidding(), *bid(1, "gold"))
    assert s.record() == after(bidding(), *bid(1, "gold")).record()
    assert s.undoable(0) == ""


def test_a_bid_from_before_a_document_is_replaced_too():
    loaded = game.GAME.load(after(bidding(), (0, "bid:copper"), *bid(1, "gold")).document())
    changed = after(loaded, *bid(1, "tin"))
    assert changed == after(bidding(), (0, "bid:copper"), *bid(1, "tin"))
    assert game.GAME.replay(changed.record()) == changed
    continued = after(loaded, (0, "bid:tin"), (0, "done"))
    assert continued == after(bidding(), *bid(0, "copper", "tin"), *bid(1, "gold"))
    continued.undo(0)
    assert continued == after(loaded, (0, "bid:tin"))
    assert game.GAME.replay(continued.record()) == continued
    assert loaded == game.GAME.load(loaded.document())


def test_a_bid_from_before_a_document_can_be_withdrawn():
    loaded = game.GAME.load(after(bidding(), (0, "bid:copper"), *bid(1, "gold")).document())
    withdrawn = loaded.copy()
    withdrawn.retract(1)
    assert withdrawn == after(bidding(), (0, "bid:copper"))
    assert game.GAME.replay(withdrawn.record()) == withdrawn
    assert game.GAME.replay(loaded.record()) == loaded, "the copy did not notice"


def test_only_the_own_part_of_a_loaded_answer_is_taken_back():
    loaded = game.GAME.load(after(bidding(), (0, "bid:copper")).document())
    assert loaded.undoable(0) == ""
    t = after(loaded, (0, "bid:tin"))
    assert t.undoable(0) == "bid:tin"
    t.undo(0)
    assert t == loaded


# ---- the order in which answers take effect


def test_any_order_of_arrival_gives_the_same_state():
    bids = [bid(0, "copper"), bid(1, "tin", "bronze"), bid(2)]
    results = {
        after(bidding(), *(x for p in order for x in bids[p])).digest() for order in itertools.permutations(range(3))
    }
    assert len(results) == 1


@pytest.mark.parametrize(
    ("points", "starter", "leader"),
    [
        ([0, 0, 0], 0, 0),  # all equal: from the starter leftwards
        ([0, 0, 0], 1, 1),
        ([0, 0, 0], 2, 2),
        ([4, 2, 3], 0, 1),  # the poorest first
        ([0, 0, 7], 2, 0),  # ties from the starter leftwards: 0 comes before 1
        ([1, 0, 0], 2, 2),
    ],
)
def test_equal_bids_are_led_by_the_first_in_the_order_of_the_rule(points, starter, leader):
    s = after(called(points=points, starter=starter), *bid(0, "tin"), *bid(1, "tin"), *bid(2, "tin"))
    assert [new - old for new, old in zip(s.points, points)] == [4 if p == leader else 0 for p in range(3)]
    assert s.spent == [[game.COINS.index("tin")] if p == leader else [] for p in range(3)]


def test_a_lot_without_bids_is_lost():
    s = after(bidding(), *bid(0), *bid(1), *bid(2))
    assert s.points == [0, 0, 0]
    assert s.round == 2


# ---- an answer that stays secret after the poll


def test_the_coin_kept_back_is_seen_by_its_owner_alone():
    s = bidding()
    documents = [s.view(p).document() for p in range(3)]
    assert [documents[p]["kept"] for p in range(3)] == [["gold", "?", "?"], ["?", "silver", "?"], ["?", "?", "bronze"]]
    assert s.view(None).document()["kept"] == ["?", "?", "?"]
    assert "gold" not in shown_to(s, None)


def test_that_nothing_is_kept_back_yet_is_seen_by_all():
    s = game.GAME.new(3)
    assert s.view(0).document()["kept"] == [None, None, None]
    assert s.determinise(0, 1).kept == [-1, -1, -1]


def test_guesses_deal_each_seat_its_own_coins_in_every_way():
    s = after(bidding(), *bid(0), *bid(1, "tin"), *bid(2))
    assert s.spent[1] == [1]
    found = set()
    for world in worlds(s, 0):
        assert (world.kept[0], world.hands[0]) == (4, [0, 1, 2, 3])
        for p in (1, 2):
            assert sorted([*world.hands[p], *world.spent[p], world.kept[p]]) == [0, 1, 2, 3, 4]
        found.add((world.kept[1], world.kept[2]))
    assert found == set(itertools.product([0, 2, 3, 4], range(5)))


@pytest.mark.slow
def test_guesses_redraw_bids_among_the_legal_ones():
    s = after(bidding(), *bid(1, "gold"))
    found = set()
    for world in worlds(s, 0, 3000):
        coins = world.drafts[1][:-1]
        assert world.drafts[1][-1] == game.DONE
        assert coins == sorted(set(coins))
        assert set(coins) <= set(world.hands[1])
        assert world.drafts[2] == []
        found.add((world.kept[1], tuple(coins)))
    subsets = {
        (kept, hand)
        for kept in range(5)
        for n in range(5)
        for hand in itertools.combinations([c for c in range(5) if c != kept], n)
    }
    assert found == subsets


# ---- bids that lie face down while others decide


def test_boasts_are_made_while_the_bids_lie_face_down():
    s = lying_face_down(["copper"], ["tin", "bronze"])
    assert s.deciders == [0]
    assert keys(s, 0) == ["quiet", "boast"]
    assert s.asked == 0
    assert s.bids == [[], []]
    assert [len(hand) for hand in s.hands] == [4, 4]
    assert s.face_down == [[0, game.DONE], [1, 2, game.DONE]]


@pytest.mark.parametrize("boasted", [0, 1])
def test_bids_that_lie_face_down_are_seen_by_their_bidder_alone(boasted):
    one = after(lying_face_down(["copper"], ["tin", "bronze"]), *[(0, "quiet")] * boasted)
    other = after(lying_face_down(["copper"], []), *[(0, "quiet")] * boasted)
    for viewer in others(one, 1):
        assert shown_to(one, viewer) == shown_to(other, viewer)
    assert one.view(1).document()["face_down"] == [{"1": ["bid:tin", "bid:bronze", "done"]}]
    assert one.view(0).document()["face_down"] == [{"0": ["bid:copper", "done"]}]
    assert one.view(None).document()["face_down"] == [{}]


def test_a_bid_that_lies_face_down_can_no_longer_be_changed():
    s = lying_face_down(["copper"], ["tin"])
    before = s.digest()
    for key, seat in [("bid:gold", 1), ("done", 1), ("bid:gold", 0)]:
        with pytest.raises(IllegalChoice):
            s.choose(key, seat)
    with pytest.raises(IllegalChoice, match="no answer in an open poll"):
        s.retract(1)
    assert [s.undoable(p) for p in range(2)] == ["", ""]
    assert s.digest() == before


def test_a_boast_can_be_taken_back_until_the_bids_are_turned_up():
    s = lying_face_down(["copper"], ["tin"])
    t = after(s, (0, "boast"))
    assert t.undoable(0) == "boast"
    t.undo(0)
    assert t == s
    t = after(s, (0, "boast"), (1, "quiet"))
    assert [t.undoable(p) for p in range(2)] == ["", ""]


def test_bids_take_effect_after_the_boasts():
    s = after(lying_face_down(["tin"], ["copper"]), (0, "quiet"), (1, "boast"))
    assert s.points == [4, 0], "equal strength: the first in the order leads"
    assert s.spent == [[1], [0]], "the boaster's coin is lost"
    s = after(lying_face_down(["tin"], ["copper"]), (0, "boast"), (1, "boast"))
    assert s.points == [4, 0]
    s = after(lying_face_down(["copper"], ["tin"]), (0, "boast"), (1, "boast"))
    assert s.points == [0, 4]


def test_a_position_with_bids_face_down_can_be_stored_and_played_on():
    s = after(lying_face_down(["copper", "tin"], ["bronze"]), (0, "boast"))
    for again in (game.GAME.load(s.document()), game.GAME.revive(s.dump()), s.copy()):
        assert again == s
        assert after(again, (1, "quiet")) == after(s, (1, "quiet"))
    v = s.view(1)
    assert game.GAME.load(v.document()) == v


def test_guesses_redraw_bids_that_lie_face_down():
    s = lying_face_down(["copper"], ["tin", "bronze"])
    found = set()
    for world in worlds(s, 0, 1500):
        mine, theirs = world.face_down
        assert mine == [0, game.DONE]
        assert theirs[-1] == game.DONE
        assert set(theirs[:-1]) <= set(world.hands[1])
        found.add(tuple(theirs[:-1]))
    assert found == {coins for n in range(5) for coins in itertools.combinations(range(5), n)}


def test_another_poll_may_be_held_while_bids_lie_face_down():
    s = lying_face_down(["tin"], ["copper", "bronze"], at_once=True)
    assert s.deciders == [0, 1]
    one, other = after(s, (0, "boast")), after(s, (0, "quiet"))
    for viewer in others(s, 0):
        assert shown_to(one, viewer) == shown_to(other, viewer)
    seen = one.view(1).document()
    assert seen["face_down"] == [{"1": ["bid:copper", "bid:bronze", "done"]}]
    assert seen["poll"] == {"asked": [0, 1], "waiting": [1], "answers": {}}
    for again in (game.GAME.load(one.document()), game.GAME.revive(one.dump()), game.GAME.replay(one.record())):
        assert again == one
    assert game.GAME.load(seen) == one.view(1)
    done = after(one, (1, "quiet"))
    assert done.points == [0, 4], "the bids take effect after the boasts, and the higher one leads"
    assert done.spent == [[1], [0, 2]]
    assert done.face_down == []


def test_guesses_answer_both_polls():
    s = after(lying_face_down(["tin"], ["copper", "bronze"], at_once=True), (1, "quiet"))
    found = set()
    for world in worlds(s, 0, 400):
        assert world.face_down[0] == [1, game.DONE]
        found.add((world.drafts[1][0], world.face_down[1][0]))
    assert found == set(itertools.product([0, 1], range(6))), "any boast with any first coin, or none"


def test_the_coins_kept_back_come_to_light_at_the_end():
    s = bidding(2)
    for _ in range(3):
        s = after(s, *bid(0), *bid(1))
    assert s.over
    assert s.scores() == [5, 4]
    assert s.view(None).document()["kept"] == [None, None]
    assert "?" not in str(s.view(None).document()["spent"])
