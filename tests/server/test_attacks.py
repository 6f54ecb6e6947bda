"""Thousands of records that were tampered with: each is opened or refused, in time, and nothing stays behind."""

import resource
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from rampart.server.workers.pool import SECONDS, WAIT, TooMuch, Workers
from tests.server.attacks import GAMES, blunt, sharp
from tests.server.inside import Inside, inside

FEW = 24
MANY = 10_000
MOST_GROWTH = 100  # MB from the first quarter of many to the last


class Attack:
    """What came of many records."""

    def __init__(self) -> None:
        self.answers: Counter[int] = Counter()
        self.slowest = 0.0
        self.sizes: list[int] = []  # of the site, in MB

    async def bring(self, site: Inside, record: object) -> None:
        """Bring a record; if it is opened, look at what it has become."""
        began = time.monotonic()
        answer = await site.send(record)
        self.answers[answer.status_code] += 1
        assert answer.status_code in (200, 400, 422), answer.text
        if answer.status_code == 200:
            table, path = answer.json()["table"], answer.json()["url"]
            for page in (path, f"{path}?at=0", f"{path}/1", f"/t/{table}", f"/t/{table}/record.json"):
                shown = await site.http.get(page)
                assert shown.status_code == 200, (page, shown.text)
        self.slowest = max(self.slowest, time.monotonic() - began)


async def made(makers: Workers, game: str, number: int) -> object:
    """A record that was tampered with; where making it takes too long, it is one that takes too long to read."""
    try:
        return await makers.run(sharp, game, number)
    except TooMuch:
        return blunt(game, number)


def attacked(folder: Path, game: str, numbers: range) -> Attack:
    """Bring as many records to a site."""
    attack = Attack()

    async def story(site: Inside) -> None:
        makers = Workers("tests.server.attacks")
        try:
            for number in numbers:
                await attack.bring(site, await made(makers, game, number))
                if number % 100 == 99:
                    site.site.rooms.let_go(-1)
                    attack.sizes.append(size_of_this_process())
        finally:
            await makers.stop()

    inside(folder, story)
    return attack


def size_of_this_process() -> int:
    """How much memory is in use, in MB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() >> 20


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_records_that_were_tampered_with_are_opened_or_refused(tmp_path: Path, game: str) -> None:
    attack = attacked(tmp_path, game, range(FEW))
    assert attack.answers[200] and attack.answers[422]


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_many_records_that_were_tampered_with(
    tmp_path: Path, game: str, record_property: Callable[[str, object], None]
) -> None:
    attack = attacked(tmp_path, game, range(MANY))
    assert attack.slowest < WAIT * SECONDS
    quarter = len(attack.sizes) // 4
    assert max(attack.sizes[-quarter:]) < max(attack.sizes[:quarter]) + MOST_GROWTH
    told = f"{MANY:,} records brought, {attack.answers[200]:,} opened, slowest {attack.slowest:.1f} s"
    record_property("figure", f"{told}, {attack.sizes[0]} to {attack.sizes[-1]} MB")
