"""The stored games of the Watch show all heroes, cards, clans, wildlings and ends; that they replay is a law."""

import pytest
from tests.golden.stored import records, turns

import rampart
from rampart.games.watch import tables as t
from rampart.kernel.journal import Event

GAME = rampart.game("watch")
RECORDS = records("watch")


@pytest.fixture(scope="module")
def events() -> list[Event]:
    """Everything that was told in any stored game."""
    return [event for record in RECORDS.values() for turn in turns(GAME, record) for event in turn.events]


ALL_THAT_IS_TOLD = [
    ("hero used", t.E_HERO_USED, 0, t.HERO_WORDS),
    ("side of a hero", t.E_HERO_USED, 1, t.SIDE_WORDS),
    ("card played", t.E_CARD_PLAYED, 0, t.CARD_WORDS[: t.VP_CARD]),
    ("clan that came", t.E_DEPLOYED, 0, t.CLAN_WORDS),
    ("wildling that came", t.E_DEPLOYED, 1, t.TYPE_WORDS),
    ("wildling in the Gift", t.E_INVADED, 0, t.TYPE_WORDS),
    ("resource produced", t.E_PRODUCED, 1, t.RESOURCE_WORDS),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("code", "at", "words"), [x[1:] for x in ALL_THAT_IS_TOLD], ids=[x[0] for x in ALL_THAT_IS_TOLD]
)
def test_each_occurs(events: list[Event], code: int, at: int, words: list[str]) -> None:
    seen = {event.numbers[at] for event in events if event.code == code}
    assert [word for i, word in enumerate(words) if i not in seen] == []


def test_every_way_to_end_occurs() -> None:
    endings = {GAME.replay(record).ending for record in RECORDS.values()}
    assert endings == set(t.ENDING_WORDS)
