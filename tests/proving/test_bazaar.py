"""Bags of goods: what is known of them, discards chosen at once, theft, and offers with counter-offers."""

import itertools

import pytest

from rampart import BadDocument, IllegalChoice, State, seeded
from rampart.kernel.fields import UNKNOWN, bag_size
from tests.playing import choice_of
from tests.proving import bazaar as game
from tests.proving.toy import after, keys, others, shown_to, worlds

Bag = dict[str, int]


def table(*bags: Bag, todo: object = None, sealed: bool = False, **fields: object) -> State:
    """Seat 0 trades; the bank holds what the bags leave."""
    doc = {
        "game": "bazaar",
        "seats": len(bags),
        "options": {"sealed": sealed},
        "bags": list(bags),
        "todo": todo if todo is not None else [{"step": "trade", "seat": 0}],
    }
    return game.GAME.load({**doc, **fields})


def raid(*bags: Bag, fate: tuple[int, ...] = (), **fields: object) -> State:
    """Seat 0 has rolled a raid."""
    return table(*bags, todo=[{"step": "roll", "seat": 0}], fate=[game.RAID, *fate], **fields)


def known(s: State, knower: int, owner: int) -> list[int]:
    return s.at_least[knower * s.seats + owner]


def offering(s: State, seat: int, gives: str, wants: str) -> State:
    """After the chain of an offer of one good for one; where a link has no choice, the kernel takes it."""
    t = s.copy()
    while t.deciders == [seat] and t.current(seat)[0].name in ("give", "want"):
        good = gives if t.current(seat)[0].name == "give" else wants
        t.choose("done" if "done" in keys(t, seat) else f"{t.current(seat)[0].name}:{good}")
    return t


def trading(*bags: Bag, gives: str = "wood", wants: str = "ore", sealed: bool = False) -> State:
    """Seat 0 has made an offer."""
    return offering(after(table(*bags, sealed=sealed), (0, "offer")), 0, gives, wants)


# ---- bags


def test_a_hidden_bag_shows_its_size_alone():
    s = table({"wood": 2}, {"wool": 1, "ore": 2}, {})
    assert s.view(0).document()["bags"] == [{"wood": 2}, {"?": 3}, {"?": 0}]
    assert s.view(None).document()["bags"] == [{"?": 2}, {"?": 3}, {"?": 0}]
    assert [bag_size(bag) for bag in s.view(0).bags] == [2, 3, 0]
    other = table({"wood": 2}, {"wood": 1, "wool": 1, "ore": 1}, {}, bank={"wood": 4, "wool": 6, "ore": 6})
    assert other.view(0).document()["bags"] == s.view(0).document()["bags"]


def test_empty_bags_are_guessed_empty():
    s = table({}, {}, {"ore": 1})
    world = s.determinise(0, 1)
    assert world.bags[:2] == [[0, 0, 0], [0, 0, 0]]
    assert table({}, {}).determinise(0, 1).bags == [[0, 0, 0], [0, 0, 0]]


def test_the_bank_holds_what_the_bags_leave():
    assert table({"wood": 2}, {"wool": 7}).bank == [5, 0, 7]
    with pytest.raises(BadDocument, match="8 of wool, but there are only 7"):
        table({"wool": 1}, {"wool": 7})


# ---- what is known


def test_what_all_see_all_know():
    s = table({}, {}, {}, todo=[{"step": "roll", "seat": 0}], fate=[0])
    assert s.bags == [[2, 0, 0], [0, 1, 0], [0, 0, 1]]
    for knower, owner in itertools.product(range(3), repeat=2):
        assert known(s, knower, owner) == s.bags[owner]
    built = after(table({"wood": 1, "wool": 2, "ore": 1}, {}, at_least=[[1, 0, {"wool": 2}]]), (0, "build"))
    assert known(built, 1, 0) == [0, 1, 0]


def test_a_look_into_a_bag_is_the_lookers_knowledge():
    s = after(table({"wood": 1}, {"wool": 1, "ore": 2}, {}), (0, "look:1"))
    assert known(s, 0, 1) == [0, 1, 2]
    assert known(s, 2, 1) == [0, 0, 0]
    assert s.undoable(0) == ""
    assert s.view(0).document()["at_least"] == [[0, 1, {"wool": 1, "ore": 2}]]
    assert s.view(2).document()["at_least"] == []
    assert s.view(None).document()["at_least"] == []


@pytest.mark.parametrize(("piece", "good"), [(0, "wool"), (1, "ore"), (2, "ore")])
def test_a_theft_is_seen_by_the_two(piece, good):
    bounds = [[p, 1, {"wool": 1, "ore": 2}] for p in range(3)]
    s = raid({}, {"wool": 1, "ore": 2}, {"wood": 1}, fate=(piece,), at_least=bounds)
    journal = s.listen()
    s.choose("rob:1", 0)
    kind = game.GOODS.index(good)
    left = [0, 1, 2]
    left[kind] -= 1
    taken = [int(k == kind) for k in range(3)]
    assert s.bags[:2] == [taken, left]
    assert known(s, 0, 1) == known(s, 1, 1) == left
    assert known(s, 1, 0) == taken
    assert known(s, 2, 1) == [0, 0, 1], "whichever it was, an ore is left"
    assert known(s, 2, 0) == [0, 0, 0]
    (event,) = [e for e in journal.events if e.code == game.E_ROBBED]
    assert [event.seen(viewer).numbers for viewer in (0, 1, 2, 14)] == [
        [1, kind],
        [1, kind],
        [1, UNKNOWN],
        [1, UNKNOWN],
    ]


def test_a_fate_that_cannot_be_drawn_leaves_the_table_as_it_was():
    s = raid({}, {"wool": 1, "ore": 2}, {"wood": 1}, fate=(3,))
    journal = s.listen()
    before = s.copy()
    with pytest.raises(BadDocument, match="fate: 3 is no result of a draw among 3"):
        s.choose("rob:1", 0)
    assert s == before
    assert s.record() == before.record()
    assert (s.deciders, s.options(0), journal.events) == ([0], before.options(0), [])


def test_what_was_stolen_does_not_show():
    bags = ({}, {"wool": 1, "ore": 2}, {"wood": 1})
    wool, ore = (after(raid(*bags, fate=(piece,)), (0, "rob:1")) for piece in (0, 1))
    for viewer in (2, None):
        assert shown_to(wool, viewer) == shown_to(ore, viewer)


# ---- guesses


def compositions(size: int) -> set[tuple[int, ...]]:
    return {bag for bag in itertools.product(range(size + 1), repeat=3) if sum(bag) == size}


@pytest.mark.parametrize(("floor", "number"), [({}, 10), ({"ore": 1}, 6), ({"wood": 1, "ore": 1}, 3), ({"wood": 3}, 1)])
def test_guesses_are_all_bags_within_the_bounds(floor, number):
    true = {"wood": 3} if floor == {"wood": 3} else {"wood": 1, "ore": 2}
    s = table({"wool": 2}, true, {"wool": 2, "wood": 1}, at_least=[[0, 1, floor]] if floor else [])
    least = [floor.get(good, 0) for good in game.GOODS]
    found = set()
    for world in worlds(s, 0, 1500):
        assert world.bags[0] == [0, 2, 0]
        assert world.bank == s.bank, "the bank is public"
        assert [a + b for a, b in zip(world.bags[1], world.bags[2])] == [
            7 - bank - own for bank, own in zip(s.bank, s.bags[0])
        ], "so the goods of the two others together are known"
        found.add(tuple(world.bags[1]))
    possible = {bag for bag in compositions(3) if all(n >= m for n, m in zip(bag, least))}
    together = [a + b for a, b in zip(s.bags[1], s.bags[2])]
    possible = {bag for bag in possible if all(n <= m for n, m in zip(bag, together))}
    assert found == possible
    assert len(possible) <= number


def test_knowledge_stays_true_and_guesses_within_it_on_the_way_through_games():
    for seed in range(12):
        s, luck = game.GAME.new(3, seed=seed), seeded(seed)
        while not s.over:
            for p in range(3):
                world = s.determinise(p, seed)
                for owner in range(3):
                    assert all(n <= m for n, m in zip(known(s, p, owner), s.bags[owner]))
                    assert all(n <= m for n, m in zip(known(s, p, owner), world.bags[owner]))
            s.choose(*choice_of(s, luck))


@pytest.mark.parametrize("floor", [{"ore": 1}, {"wool": 3}, {"wool": 2, "wood": 1}])
def test_a_document_with_bounds_beyond_the_bag_is_refused(floor):
    with pytest.raises(BadDocument, match="seat 0 is said to know of more than bags of seat 1 holds"):
        table({}, {"wool": 2}, at_least=[[0, 1, floor]])


# ---- discards chosen at once

MANY = {"wood": 3, "wool": 1, "ore": 2}  # six goods: three go back


def test_only_seats_with_many_goods_choose_discards_and_all_at_once():
    s = raid(MANY, {"wood": 4}, {"wool": 5})
    assert s.deciders == [0, 2]
    assert keys(s, 0) == ["discard:wood", "discard:wool", "discard:ore"]
    assert keys(s, 2) == ["discard:wool"]


def test_discards_are_chosen_good_by_good_and_nothing_moves_before_all_are_in():
    s = raid(MANY, {"wood": 4}, {"wool": 5})
    t = after(s, (0, "discard:wool"), (0, "discard:ore"))
    assert keys(t, 0) == ["discard:wood", "discard:ore"], "the only wool is spoken for"
    t = after(t, (0, "discard:ore"))
    assert t.deciders == [2]
    assert (t.bags, t.bank, t.at_least) == (s.bags, s.bank, s.at_least)
    for viewer in others(t, 0):
        assert shown_to(t, viewer) == shown_to(after(s, *[(0, "discard:wood")] * 3), viewer)
    t = after(t, (2, "discard:wool"), (2, "discard:wool"))
    assert t.bags == [[3, 0, 0], [4, 0, 0], [0, 3, 0]]
    assert t.deciders == [0], "then the roller robs"


def test_others_discards_are_guessed_among_what_they_may_hold():
    s = after(raid(MANY, {"wood": 4}, {"wool": 5}), *[(0, "discard:wood")] * 3)
    found = set()
    for world in worlds(s, 2, 400):
        draft = world.drafts[0]
        assert len(draft) == 3
        assert all(draft.count(kind) <= world.bags[0][kind] for kind in range(3))
        found.add(tuple(sorted(draft)))
    threes = itertools.combinations_with_replacement(range(3), 3)
    assert found == {x for x in threes if x.count(1) <= 1 and x.count(2) <= 2}, "one wool and two ore are not in sight"


def test_discards_are_open_once_they_are_made():
    s = raid(MANY, {"wood": 1}, {"wood": 1}, at_least=[[1, 0, {"wood": 3, "wool": 1}]])
    s = after(s, (0, "discard:wood"), (0, "discard:wool"), (0, "discard:ore"))
    assert known(s, 1, 0) == [2, 0, 0]


# ---- offers


def test_an_offer_is_a_chain_of_small_decisions_on_the_pad():
    s = after(table({"wood": 2, "wool": 1}, {"ore": 1}, {}), (0, "offer"))
    assert keys(s, 0) == ["give:wood", "give:wool"]
    s = after(s, (0, "give:wood"))
    assert keys(s, 0) == ["give:wood", "give:wool", "done"]
    s = after(s, (0, "done"))
    assert keys(s, 0) == ["want:wool", "want:ore"], "no good stands on both sides"
    s = after(s, (0, "want:ore"), (0, "done"))
    (section,) = [x for x in s.document()["todo"] if isinstance(x, dict) and "content" in x]
    assert section["content"] == {
        "maker": 0, "to": None, "answers": None, "round": 0, "struck": 0,
        "gives_wood": 1, "gives_wool": 0, "gives_ore": 0, "wants_wood": 0, "wants_wool": 0, "wants_ore": 1,
    }  # fmt: skip


def test_an_offer_can_be_taken_back_good_by_good():
    s = table({"wood": 2, "wool": 1}, {"ore": 1}, {})
    t = after(s, (0, "offer"), (0, "give:wood"), (0, "give:wool"))
    assert keys(t, 0) == ["want:ore", "done"], "only ore is left to want: the kernel took the first"
    for key in ["give:wool", "give:wood", "offer"]:
        assert t.undoable(0) == key
        t.undo(0)
    assert t == s


def test_those_addressed_answer_clockwise_until_the_bargain_is_struck():
    s = trading({"wood": 1}, {"ore": 1}, {"ore": 1}, {"ore": 1})
    assert s.deciders == [1]
    assert keys(s, 1) == ["refuse", "accept", "counter"]
    s = after(s, (1, "refuse"))
    assert s.deciders == [2]
    s = after(s, (2, "accept"))
    assert s.bags == [[0, 0, 1], [0, 0, 1], [1, 0, 0], [0, 0, 1]]
    assert s.deciders == [0], "seat 3 is not asked any more"
    assert s.pad == []
    for knower in range(4):
        assert (known(s, knower, 0), known(s, knower, 2)) == ([0, 0, 1], [1, 0, 0])


def test_a_counter_offer_goes_back_to_the_maker_and_strikes_both_bargains():
    s = after(trading({"wood": 2}, {"ore": 2, "wool": 1}, {"ore": 1}), (1, "counter"))
    assert s.deciders == [1]
    s = after(s, (1, "give:wool"), (1, "done"), (1, "want:wood"), (1, "want:wood"))
    assert s.deciders == [0], "a counter-offer is for its addressee alone"
    assert keys(s, 0) == ["refuse", "accept", "counter"]
    struck = after(s, (0, "accept"))
    assert struck.bags == [[0, 1, 0], [2, 0, 2], [0, 0, 1]]
    assert struck.deciders == [0]
    assert struck.pad == []
    refused = after(s, (0, "refuse"))
    assert refused.deciders == [2], "the offer still stands for the next seat"
    assert len(refused.pad) == 11


def test_the_number_of_rounds_is_bounded():
    s = after(trading({"wood": 2}, {"ore": 2}), (1, "counter"))
    s = after(offering(s, 1, "ore", "wood"), (0, "counter"))
    s = offering(s, 0, "wood", "ore")
    assert s.deciders == [1]
    assert keys(s, 1) == ["refuse", "accept"], "the third offer is the last"
    assert len(s.pad) == 33
    s = after(s, (1, "refuse"))
    assert s.pad == []
    assert s.deciders == [0]


def test_the_number_of_offers_a_turn_is_bounded():
    s = table({"wood": 1}, {"ore": 1}, todo=[{"step": "trade", "seat": 0, "offers": 2}])
    assert keys(s, 0) == ["end", "look:1"]
    with pytest.raises(IllegalChoice):
        s.choose("offer", 0)


def last_reply(theirs: Bag, sealed: bool) -> State:
    """The third offer has been made to seat 1, which can no longer counter it."""
    s = after(trading({"wood": 2}, theirs, sealed=sealed), (1, "counter"))
    s = after(offering(s, 1, "wool", "wood"), (0, "counter"))
    return offering(s, 0, "wood", "ore")


def test_unsealed_that_a_seat_can_only_refuse_shows():
    assert last_reply({"wool": 2, "ore": 1}, False).deciders == [1]
    assert last_reply({"wool": 3}, False).deciders == [0], "it was taken to refuse"


def test_sealed_that_a_seat_can_only_refuse_does_not_show():
    can, cannot = last_reply({"wool": 2, "ore": 1}, True), last_reply({"wool": 3}, True)
    assert (keys(can, 1), keys(cannot, 1)) == (["refuse", "accept"], ["refuse"])
    for viewer in (0, None):
        assert can.view(viewer).document()["todo"] == cannot.view(viewer).document()["todo"]
        assert can.view(viewer).deciders == cannot.view(viewer).deciders == [1]


def test_a_half_made_offer_can_be_stored():
    s = after(trading({"wood": 2}, {"ore": 2, "wool": 1}), (1, "counter"), (1, "give:ore"))
    assert game.GAME.load(s.document()) == s
    for viewer in (0, 1, None):
        v = s.view(viewer)
        assert game.GAME.load(v.document()) == v
