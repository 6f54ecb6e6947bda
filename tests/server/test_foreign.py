"""What strangers send: read in a worker, refused in words, and never a burden for the site."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

import rampart
from rampart.kernel.game import Game
from rampart.server import foreign
from rampart.server.foreign import Fault, opened
from rampart.server.storage.store import Stored
from rampart.server.text import site_speaker
from rampart.server.workers.pool import AT_ONCE, QUEUED, Workers
from rampart.text import LANGUAGES
from tests.playing import through_json
from tests.server.inside import Inside, inside
from tests.server.long_game import haggled
from tests.server.treadmill import endless_record

SHAMING = {"due": 2**31, "cause": 0, "where": 0, "total": 0}
TODO = [
    {"step": "shamed", "seat": 0},
    {"step": "close_pad", "seat": 0, "layout": "shaming", "content": SHAMING},
]
SHAMED = {"game": "great_wall", "seats": 2, "shame_bank": 0, "shame_gone": 20, "todo": TODO}


def record_of(game: str, **change: Any) -> dict[str, Any]:
    """The record of a game that has just begun."""
    return {**through_json(rampart.game(game).new(players=2, seed=1).record()), **change}  # type: ignore[dict-item]


def test_a_number_beyond_its_range_is_refused_and_the_site_goes_on(tmp_path: Path) -> None:
    async def story(site: Inside) -> None:
        hostile = record_of("great_wall", start={"document": SHAMED})
        answers = await asyncio.gather(*(site.send(hostile) for _ in range(AT_ONCE + QUEUED)))
        assert {(answer.status_code, answer.json()["code"]) for answer in answers} == {(422, "bad_record")}
        assert "todo[1].content.due: 2147483648 is not from 0 to 50" in answers[0].json()["detail"]
        assert (await site.http.get("/")).status_code == 200

    inside(tmp_path, story)


def test_rules_that_never_end_are_ended_and_that_is_said(tmp_path: Path) -> None:
    async def story(site: Inside) -> None:
        site.site.workers = Workers("rampart.server.foreign", ("tests.server.treadmill",), seconds=2)
        answer = await site.send(endless_record(), "de")
        assert (answer.status_code, answer.json()["code"]) == (422, "bad_record")
        assert answer.json()["detail"] == site_speaker("de")("record-too-much")
        await site.opened(record_of("dragon"))

    inside(tmp_path, story, games=("tests.server.treadmill",))


def test_only_so_many_are_read_at_a_time(tmp_path: Path) -> None:
    async def story(site: Inside) -> None:
        site.site.workers.tasks = AT_ONCE + QUEUED
        said = [await site.send(record_of("dragon"), lang) for lang in LANGUAGES]
        assert {(answer.status_code, answer.json()["code"]) for answer in said} == {(429, "busy")}
        assert len({answer.json()["error"] for answer in said}) == len(LANGUAGES)
        site.site.workers.tasks = 0
        await site.opened(record_of("dragon"))

    inside(tmp_path, story)


def test_a_long_record_is_opened_and_shown(tmp_path: Path) -> None:
    async def story(site: Inside) -> None:
        table = await site.opened(haggled(1200).record())
        for page in (f"/t/{table}", f"/t/{table}/replay?at=700", f"/t/{table}/record.json"):
            assert (await site.http.get(page)).status_code == 200

    inside(tmp_path, story)


def test_a_position_that_cannot_be_drawn_is_not_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_wide(moment: object) -> None:
        raise OverflowError("too wide")

    assert isinstance(opened(record_of("dragon"), "me"), Stored)
    monkeypatch.setattr(foreign, "replay_fragments", too_wide)
    assert opened(record_of("dragon"), "me") == Fault("OverflowError: too wide", broke=True)


def test_whatever_the_rules_run_into_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(self: Game, record: object, upto: int | None = None) -> None:
        raise AttributeError("no such thing")

    monkeypatch.setattr(Game, "replay", lost)
    assert opened(record_of("dragon"), "me") == Fault("AttributeError: no such thing", broke=True)


def test_memory_that_does_not_suffice_is_no_fault_of_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    def hungry(self: Game, record: object, upto: int | None = None) -> None:
        raise MemoryError

    monkeypatch.setattr(Game, "replay", hungry)
    with pytest.raises(MemoryError):
        opened(record_of("dragon"), "me")
