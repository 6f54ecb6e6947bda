"""The stored games: each comes again to its stored result, and together they show all that the game has."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.golden.dragon_games import GAME, READABLE, perft_counts, perft_name
from tests.golden.playthrough import playthrough
from tests.golden.stored import FOLDER, PERFT, RESULTS, Json, read, records, result, turns
from tests.laws.subjects import DRAGON_COMBINATIONS
from tests.playing import Config

from rampart.games.dragon import tables as t
from rampart.games.dragon.game import EVENTS, RULES
from rampart.kernel.journal import FORCED, Event

STORED = FOLDER / "dragon"
RECORDS = records("dragon")
every_record = pytest.mark.parametrize("name", list(RECORDS))


@pytest.fixture(scope="module")
def events() -> list[Event]:
    """Everything that was told in any stored game."""
    return [event for record in RECORDS.values() for turn in turns(GAME, record) for event in turn.events]


@every_record
def test_a_stored_game_comes_to_its_stored_result(name: str) -> None:
    assert result(GAME.replay(RECORDS[name])) == read(STORED / RESULTS)[name]


def test_every_stored_game_has_a_result() -> None:
    assert list(RECORDS) == list(read(STORED / RESULTS))
    assert len(RECORDS) >= 12


@every_record
def test_a_stored_game_records_itself_again(name: str) -> None:
    assert json.loads(json.dumps(GAME.replay(RECORDS[name]).record())) == RECORDS[name]


@pytest.mark.parametrize("hash_seed", ["1", "4242"])
def test_a_fresh_process_comes_to_the_same_results(hash_seed: str, root: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.golden.replay"],
        cwd=root,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == read(STORED / RESULTS)


@pytest.mark.parametrize("name", READABLE)
def test_a_playthrough_reads_as_it_did(name: str) -> None:
    stored = (STORED / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(GAME, RECORDS[name]).splitlines() == stored.splitlines()


@pytest.mark.parametrize("config", DRAGON_COMBINATIONS, ids=perft_name)
def test_as_many_positions_are_reached_as_before(config: Config) -> None:
    assert perft_counts(config) == read(STORED / PERFT)[perft_name(config)]


# ---- all that the game has occurs in some stored game


def test_every_size_of_table_and_every_option_occurs() -> None:
    assert {record["players"] for record in RECORDS.values()} == set(GAME.seats)
    for option in RULES.options:
        played = {str(options_of(record)[option.name]) for record in RECORDS.values()}
        assert played == {str(choice) for choice in option.choices}, option.name


def options_of(record: Json) -> Json:
    options = record["options"]
    assert isinstance(options, dict)
    return options


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


def test_every_kind_of_news_occurs(events: list[Event]) -> None:
    told = {event.code for event in events}
    assert [kind.name for code, kind in EVENTS.items() if code not in told] == []
    assert FORCED in told


def test_the_wall_has_held_and_fallen(events: list[Event]) -> None:
    assert {event.numbers[1] for event in events if event.code == t.E_WALL_CHECKED} == {0, 1}


def test_every_step_that_asks_is_asked() -> None:
    asked = {turn.step for record in RECORDS.values() for turn in turns(GAME, record)}
    never = {step.name for step in RULES.steps if step.asks} - asked
    assert never == set()


def test_every_way_to_end_occurs() -> None:
    endings = {GAME.replay(record).ending for record in RECORDS.values()}
    assert endings == {"end"}
