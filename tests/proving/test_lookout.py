"""A deck that shows the back of its top card alone."""

import json
from collections import Counter

from tests.proving.lookout import BACKS, GAME, ROADS, Lookout
from tests.proving.toy import worlds


def fresh(seed: int = 3) -> Lookout:
    """A game at its first turn."""
    s = GAME.new(players=2, seed=seed)
    assert isinstance(s, Lookout)
    return s


def test_a_view_shows_the_back_on_top_and_none_beneath() -> None:
    s = fresh()
    doc = json.loads(json.dumps(s.view(0).document()))
    assert doc["top"] == ["?" + ROADS[BACKS[s.top[0]]]]
    assert doc["deck"] == ["?"] * 11
    assert GAME.load(doc).view(0) == s.view(0)


def test_guessed_worlds_keep_the_back_on_top_and_mix_all_others() -> None:
    s = fresh()
    guesses = [world for world in worlds(s, 0) if isinstance(world, Lookout)]
    assert {BACKS[world.top[0]] for world in guesses} == {BACKS[s.top[0]]}
    assert len({world.top[0] for world in guesses}) == 2  # a rider or a wagon of that road
    beneath = Counter(BACKS[world.deck[-1]] for world in guesses)
    assert set(beneath) == {0, 1, 2}
    assert min(beneath.values()) > len(guesses) // 6


def test_a_card_taken_keeps_its_back_in_sight() -> None:
    s = fresh()
    road = BACKS[s.top[0]]
    s.choose("take")
    assert s.view(1).document()["hands"][0] == ["?" + ROADS[road]]
    assert s.view(0).hands[0] == s.hands[0]
