"""The stored games of Crescent Moon show every card, action, building and source of points."""

import pytest
from tests.golden.stored import records, turns

import rampart
from rampart.games.crescent_moon import tables as t
from rampart.games.crescent_moon.content.power_cards import CARD_WORDS
from rampart.kernel.journal import Event

GAME = rampart.game("crescent_moon")


@pytest.fixture(scope="module")
def events() -> list[Event]:
    """Everything that was told in any stored game."""
    stored = records("crescent_moon").values()
    return [event for record in stored for turn in turns(GAME, record) for event in turn.events]


ALL_THAT_IS_TOLD = [
    ("action", t.E_ACTION, 0, t.ACTION_WORDS),
    ("building", t.E_SACKED, 0, t.BUILDING_WORDS),
    ("tile", t.E_TILE, 0, t.TILE_WORDS[1:]),
    ("bargain", t.E_PROPOSED, 0, t.BARGAIN_WORDS),
    ("market", t.E_BOUGHT, 1, t.MARKET_WORDS),
    ("source of points", t.E_POINTS, 0, t.SOURCE_WORDS[1:-1]),
]


@pytest.mark.parametrize(
    ("code", "at", "words"), [x[1:] for x in ALL_THAT_IS_TOLD], ids=[x[0] for x in ALL_THAT_IS_TOLD]
)
def test_each_occurs(events: list[Event], code: int, at: int, words: list[str]) -> None:
    kind = GAME.rules.events[code].args[at]
    seen = {kind.words[event.numbers[at]] for event in events if event.code == code}
    assert [word for word in words if word not in seen] == []


def test_every_power_card_is_played(events: list[Event]) -> None:
    seen = {event.numbers[0] for event in events if event.code in (t.E_PLAYED, t.E_REVEALED)}
    assert [word for card, word in enumerate(CARD_WORDS) if card not in seen] == []


def test_both_sides_win_combats_and_contests_and_deals_are_paid(events: list[Event]) -> None:
    assert {event.numbers[0] for event in events if event.code == t.E_WON} == {0, 1}
    assert any(event.code == t.E_DEAL_PAID for event in events)
