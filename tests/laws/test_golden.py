"""The stored games: each comes again to its stored result, and together they show all that their game has."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from tests.golden.collection import Collection, collections, counts, table_name
from tests.golden.playthrough import playthrough
from tests.golden.stored import FOLDER, PERFT, RESULTS, Json, Turn, read, records, result, turns
from tests.playing import Config

COLLECTIONS = collections()
every_collection = pytest.mark.parametrize("collection", COLLECTIONS, ids=repr)


def cases(names: list[tuple[Collection, str]]) -> pytest.MarkDecorator:
    """One test for each stored thing of each collection."""
    return pytest.mark.parametrize(("collection", "name"), names, ids=[f"{x}-{name}" for x, name in names])


every_record = cases([(x, name) for x in COLLECTIONS for name in records(x.name)])
every_readable = cases([(x, name) for x in COLLECTIONS for name in x.readable])
COUNTED = [(x, config) for x in COLLECTIONS for config in x.counted]


@cache
def turns_of(game: str) -> list[Turn]:
    """Every choice of every stored game, with what it led to."""
    (collection,) = [x for x in COLLECTIONS if x.name == game]
    return [turn for record in records(game).values() for turn in turns(collection.game, record)]


@every_record
def test_a_stored_game_comes_to_its_stored_result(collection: Collection, name: str) -> None:
    assert (
        result(collection.game.replay(records(collection.name)[name])) == read(FOLDER / collection.name / RESULTS)[name]
    )


@every_collection
def test_every_game_of_the_collection_is_stored_with_its_result(collection: Collection) -> None:
    names = sorted(golden.name for golden in collection.golden)
    assert list(records(collection.name)) == list(read(FOLDER / collection.name / RESULTS)) == names


@pytest.mark.slow
@pytest.mark.no_cover
@every_record
def test_a_stored_game_records_itself_again(collection: Collection, name: str) -> None:
    record = records(collection.name)[name]
    again = json.loads(json.dumps(collection.game.replay(record).record()))
    assert again == {**record, "options": later_options(collection) | options_of(record)}


@pytest.mark.slow
@pytest.mark.parametrize("hash_seed", ["1", "4242"])
@every_collection
def test_a_fresh_process_comes_to_the_same_results(collection: Collection, hash_seed: str, root: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.golden.replay", collection.name],
        cwd=root,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(done.stdout) == read(FOLDER / collection.name / RESULTS)


@every_readable
def test_a_playthrough_reads_as_it_did(collection: Collection, name: str) -> None:
    stored = (FOLDER / collection.name / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(collection.game, records(collection.name)[name]).splitlines() == stored.splitlines()


@pytest.mark.slow
@pytest.mark.no_cover
@pytest.mark.parametrize(("collection", "config"), COUNTED, ids=[f"{x}-{table_name(config)}" for x, config in COUNTED])
def test_as_many_positions_are_reached_as_before(collection: Collection, config: Config) -> None:
    stored = read(FOLDER / collection.name / PERFT)
    assert counts(collection.game, config, collection.depth) == stored[table_name(config)]


# ---- all that a game has occurs in some stored game


@every_collection
def test_every_size_of_table_and_every_option_occurs(collection: Collection) -> None:
    stored = records(collection.name).values()
    assert {record["players"] for record in stored} == set(collection.game.seats)
    for option in collection.game.rules.options:
        played = {str(options_of(record).get(option.name, option.default)) for record in stored}
        assert played == {str(choice) for choice in option.choices}, option.name


def later_options(collection: Collection) -> Json:
    """What an older record that lacks an option means: its default."""
    return {option.name: option.default for option in collection.game.rules.options}


def options_of(record: Json) -> Json:
    options = record["options"]
    assert isinstance(options, dict)
    return options


@pytest.mark.slow
@pytest.mark.no_cover
@every_collection
def test_every_kind_of_news_occurs(collection: Collection) -> None:
    told = {event.code for turn in turns_of(collection.name) for event in turn.events}
    never = [kind.name for code, kind in collection.game.rules.events.items() if code not in told]
    assert sorted(set(never) - exempt(collection)) == []


@pytest.mark.slow
@pytest.mark.no_cover
@every_collection
def test_every_step_that_asks_is_asked(collection: Collection) -> None:
    asked = {turn.step for turn in turns_of(collection.name)}
    never = {step.name for step in collection.game.rules.steps if step.asks} - asked
    assert sorted(never - exempt(collection)) == []


def exempt(collection: Collection) -> set[str]:
    return {name for name, _ in collection.unseen}
