"""The stored games of In the Year of the Dragon show all that the game has; that they replay is a law of every game."""

import pytest
from tests.golden.stored import records, turns

import rampart
from rampart.games.dragon import tables as t
from rampart.kernel.journal import FORCED, Event

GAME = rampart.game("dragon")
RECORDS = records("dragon")


@pytest.fixture(scope="module")
def events() -> list[Event]:
    """Everything that was told in any stored game."""
    return [event for record in RECORDS.values() for turn in turns(GAME, record) for event in turn.events]


ALL_THAT_IS_TOLD = [
    ("event", t.E_EVENT, 1, t.EVENT_WORDS),
    ("super event", t.E_SUPER, 0, t.SUPER_WORDS),
    ("action", t.E_ACTION, 0, t.ACTION_WORDS),
    ("person tile", t.E_PLACED, 0, t.TILE_WORDS),
    ("person who left", t.E_RELEASED, 0, t.TILE_WORDS),
    ("person card", t.E_CARD, 0, t.CARD_WORDS),
    ("wall tile", t.E_WALL_BUILT, 0, t.WALL_WORDS),
    ("privilege", t.E_PRIVILEGE, 0, t.PRIVILEGE_WORDS),
    ("source of points", t.E_POINTS, 0, t.SOURCE_WORDS),
]


@pytest.mark.parametrize(
    ("code", "at", "words"), [x[1:] for x in ALL_THAT_IS_TOLD], ids=[x[0] for x in ALL_THAT_IS_TOLD]
)
def test_each_occurs(events: list[Event], code: int, at: int, words: list[str]) -> None:
    seen = {event.numbers[at] for event in events if event.code == code}
    assert [word for i, word in enumerate(words) if i not in seen] == []


def test_the_wall_has_held_and_fallen(events: list[Event]) -> None:
    assert {event.numbers[1] for event in events if event.code == t.E_WALL_CHECKED} == {0, 1}


def test_every_way_to_end_occurs() -> None:
    endings = {GAME.replay(record).ending for record in RECORDS.values()}
    assert endings == {"end"}


def test_a_forced_choice_occurs(events: list[Event]) -> None:
    assert FORCED in {event.code for event in events}
