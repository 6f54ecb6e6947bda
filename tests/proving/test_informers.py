"""Hands with equal cards: what each seat knows them to hold at least, and guesses that hold it."""

import itertools
from collections import Counter

import pytest

from rampart import BadDocument, State, seeded
from rampart.kernel.fields import UNKNOWN
from tests.playing import choice_of
from tests.proving import informers as game
from tests.proving.toy import after, others, shown_to, worlds

GUARD, IMAM, SPY = range(3)


def table(seat: int = 0, **fields: object) -> State:
    """Three seats, it is one's turn; the deck holds what is nowhere else."""
    doc = {
        "game": "informers",
        "seats": 3,
        "hands": [[], [], []],
        "market": [],
        "todo": [{"step": "turn", "seat": seat}],
    }
    return game.GAME.load({**doc, **fields})


def known(s: State, knower: int, owner: int) -> list[int]:
    return s.at_least[knower * s.seats + owner]


def test_a_hidden_hand_shows_its_size_alone_and_bounds_are_the_knowers_own():
    s = table(hands=[["guard", "guard"], ["imam"], []], at_least=[[1, 0, {"guard": 1}], [2, 0, {"guard": 2}]])
    view = s.view(1).document()
    assert view["hands"] == [["?", "?"], ["imam"], []]
    assert view["at_least"] == [[1, 0, {"guard": 1}]]
    assert s.view(0).document()["at_least"] == []
    assert s.view(None).document()["at_least"] == []
    for viewer in (2, None):
        assert "imam" not in shown_to(s, viewer)


def test_all_know_of_a_card_bought():
    s = after(table(hands=[["guard"], [], []], market=["guard", "spy"]), (0, "buy:guard"))
    assert s.hands[0] == [GUARD, GUARD]
    assert [known(s, p, 0) for p in range(3)] == [[1, 0, 0]] * 3


def test_equal_cards_are_one_option():
    s = table(hands=[["guard", "guard", "spy"], [], []], market=["imam", "imam"])
    assert [s.key(x, 0) for x in s.options(0)] == ["buy:imam", "play:guard", "play:spy"]


def test_a_card_played_counts_against_what_was_known():
    s = table(
        hands=[["guard", "guard", "imam"], [], []], at_least=[[1, 0, {"guard": 1}], [2, 0, {"guard": 2, "imam": 1}]]
    )
    played = after(s, (0, "play:guard"))
    assert known(played, 1, 0) == [0, 0, 0], "it may have been the one that was known"
    assert known(played, 2, 0) == [1, 1, 0]


def test_an_informer_sees_the_whole_hand_and_nobody_else_does():
    s = table(hands=[[], ["guard", "guard", "spy"], []])
    looked = after(s, (0, "look:1"))
    assert known(looked, 0, 1) == [2, 0, 1]
    assert known(looked, 2, 1) == [0, 0, 0]
    for viewer in (2, None):
        assert looked.view(viewer).document()["hands"][1] == ["?", "?", "?"]
    assert looked.undoable(0) == ""


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_after_a_theft_the_two_know_and_the_others_reckon_with_any(taken):
    hand = [GUARD, GUARD, SPY]
    bounds = [[p, 1, {"guard": 2, "spy": 1}] for p in range(3)]
    s = table(hands=[[], ["guard", "guard", "spy"], []], at_least=bounds, fate=[taken])
    journal = s.listen()
    s.choose("steal:1", 0)
    left = game.counts(hand[:taken] + hand[taken + 1 :])
    assert known(s, 0, 1) == known(s, 1, 1) == left
    assert known(s, 1, 0) == known(s, 0, 0) == game.counts([hand[taken]])
    assert known(s, 2, 1) == [1, 0, 0], "one guard at least was left, whatever was taken"
    assert known(s, 2, 0) == [0, 0, 0]
    (event,) = [e for e in journal.events if e.code == game.E_STOLEN]
    assert [event.seen(p).numbers[1] for p in (0, 1, 2, 14)] == [hand[taken], hand[taken], UNKNOWN, UNKNOWN]


def test_which_of_two_equal_cards_went_where_is_nowhere_told():
    """A guard that was looked at and one that was not are the same guard once one of them is played."""
    seen = table(1, hands=[[], ["guard", "guard"], []], market=["imam"], at_least=[[0, 1, {"guard": 1}]])
    s = after(seen, (1, "play:guard"))
    assert s.view(0).document()["hands"][1] == ["?"]
    assert known(s, 0, 1) == [0, 0, 0]


def test_guesses_are_all_the_worlds_within_the_bounds_and_no_others():
    """Unseen are two guards, two imams and a spy; seat 1 of three cards is known to hold a guard and an imam."""
    s = table(
        hands=[["guard", "spy"], ["guard", "guard", "imam"], ["imam"]],
        market=["guard", "imam"],
        played={},
        deck=["spy", "spy"],
        at_least=[[0, 1, {"guard": 1, "imam": 1}], [2, 1, {"guard": 2}]],
    )
    unseen = [GUARD, GUARD, IMAM, IMAM, SPY, SPY]
    possible = set()
    for order in itertools.permutations(unseen):
        first, second, deck = order[:3], order[3:4], order[4:]
        if first.count(GUARD) >= 1 and first.count(IMAM) >= 1:
            possible.add((tuple(sorted(first)), second, deck))
    found = Counter((tuple(w.hands[1]), tuple(w.hands[2]), tuple(w.deck)) for w in worlds(s, 0, 1500))
    assert set(found) == possible


def test_guesses_on_the_way_through_games_stay_within_the_bounds():
    for seed in range(10):
        s, luck = game.GAME.new(3, seed=seed), seeded(seed)
        while not s.over:
            for p in range(3):
                for owner in range(3):
                    true = game.counts(s.hands[owner])
                    assert all(n <= m for n, m in zip(known(s, p, owner), true)), "knowledge is of what is so"
                world = s.determinise(p, seed)
                for owner in range(3):
                    assert all(n <= m for n, m in zip(known(s, p, owner), game.counts(world.hands[owner])))
            s.choose(*choice_of(s, luck))


def test_two_worlds_that_differ_in_hidden_cards_look_the_same():
    one = table(hands=[["guard"], ["imam", "spy"], []], deck=["guard"] * 3 + ["imam"] * 2 + ["spy"] * 2)
    other = table(hands=[["spy"], ["guard", "guard"], []], deck=["imam"] * 3 + ["guard"] * 2 + ["spy"] * 2)
    for viewer in (2, None):
        assert shown_to(one, viewer) == shown_to(other, viewer)
    assert [shown_to(one, p) == shown_to(other, p) for p in others(one, 2)][:2] == [False, False]


@pytest.mark.parametrize(
    "bounds",
    [
        [[0, 1, {"spy": 1}]],  # the hand holds none
        [[2, 1, {"guard": 3}]],  # it holds two
        [[1, 0, {"imam": 1}]],  # it is empty
    ],
)
def test_a_document_whose_knowledge_is_not_so_is_refused(bounds):
    with pytest.raises(BadDocument, match=r"at_least: seat . is said to know of more than hands of seat . holds"):
        table(hands=[[], ["guard", "guard"], []], at_least=bounds)
