"""The stored games of The Great Wall show every card, location, source of honor, end and side of the board."""

import json

import pytest
from tests.golden.stored import FOLDER, RESULTS, records, turns

import rampart
from rampart.games.great_wall import codes as c
from rampart.games.great_wall import tables as t
from rampart.games.great_wall.content import names
from rampart.games.great_wall.modules.chronicles.names import (
    CHRONICLE_ADVISORS,
    CHRONICLE_ARTIFACTS,
    CHRONICLE_GENERALS,
    CHRONICLE_TACTICS,
)
from rampart.kernel.journal import Event

GAME = rampart.game("great_wall")


@pytest.fixture(scope="module")
def events() -> list[Event]:
    """Everything that was told in any stored game."""
    stored = records("great_wall").values()
    return [event for record in stored for turn in turns(GAME, record) for event in turn.events]


BESIDE = {
    *CHRONICLE_GENERALS,
    *CHRONICLE_ADVISORS,
    *CHRONICLE_TACTICS,
    *CHRONICLE_ARTIFACTS,
    "grand_army",
}  # have their own tests


def stored(words: list[str]) -> list[str]:
    """The cards that some stored game shows."""
    return [word for word in words if word not in BESIDE]


ALL_THAT_IS_TOLD = [
    ("general", [c.E_GENERAL], stored(names.GENERAL_WORDS)),
    ("active advisor", [c.E_ADVISOR_ACTIVE, c.E_HIRED_ADVISOR], stored(names.ADVISOR_WORDS)),
    ("tactic", [c.E_TACTIC], stored(names.TACTIC_WORDS)),
    ("artifact", [c.E_SCORED], stored(names.ARTIFACT_WORDS)),
    ("horde", [c.E_HORDE], names.HORDE_WORDS[: names.BASE_HORDE_TYPES * names.COPIES]),
    ("command", [c.E_COMMAND], t.COMMAND_WORDS),
    ("copied command", [c.E_COPIED], [word for word in t.COMMAND_WORDS if word != "betrayal"]),
    ("location", [c.E_ACTIVATED], t.LOCATION_WORDS),
    ("overseer", [c.E_PROMOTED], t.LOCATION_WORDS[: t.PRODUCTION]),
    ("breached section", [c.E_BREACH], t.SECTION_WORDS),
]


@pytest.mark.parametrize(("codes", "words"), [x[1:] for x in ALL_THAT_IS_TOLD], ids=[x[0] for x in ALL_THAT_IS_TOLD])
def test_each_occurs(events: list[Event], codes: list[int], words: list[str]) -> None:
    seen = {GAME.rules.events[e.code].args[0].words[e.numbers[0]] for e in events if e.code in codes}
    assert [word for word in words if word not in seen] == []


def test_every_type_of_horde_is_defeated(events: list[Event]) -> None:
    seen = {event.numbers[0] // 3 for event in events if event.code == c.E_DEFEATED}
    assert set(range(names.BASE_HORDE_TYPES)) <= seen  # those of expansions have tests of their own


def test_honour_comes_from_every_source(events: list[Event]) -> None:
    seen = {event.numbers[1] for event in events if event.code == c.E_HONOUR}
    assert seen == set(range(t.SOURCES)) - {t.OF_HEAD_START}  # which Qin has from the start


def test_every_way_to_end_occurs_on_both_sides_of_the_board() -> None:
    ends = [GAME.replay(record) for record in records("great_wall").values()]
    found = {(t.side_of(s.seats), reason) for s in ends for reason in s.ending.split("+")}
    assert found >= {(side, reason) for side in (0, 1) for reason in t.END_WORDS[:3]}
    assert (0, "famine") in found
    assert (0, "ruin") in found


@pytest.mark.rule("GW-COO13", "GW-COO14", "GW-COO21")
def test_stored_games_show_a_win_and_a_loss_together() -> None:
    results = json.loads((FOLDER / "great_wall" / RESULTS).read_text(encoding="utf-8"))
    ends = {(end["ending"], len(end["winners"])) for name, end in results.items() if name.startswith("coop-2")}
    assert ends == {("demands", 2), ("shame", 0)}
