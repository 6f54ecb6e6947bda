"""Memory: every cache of the site is listed with its bound, and what visitors do does not let it grow beyond."""

import ast
import re
import resource
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import rampart
import rampart.server
from rampart.server.basics import caches
from rampart.server.basics.caches import BOUNDS, CLOSED, HELD, MOST_ANSWERS, Bounded
from rampart.server.live import Live
from rampart.server.pages.parts import talk
from rampart.server.pages.parts.whole import table_fragments
from rampart.server.storage.store import Stored
from rampart.text.catalog import REMEMBERED
from tests.server.house import House, staged
from tests.site.finished import room as finished_room
from tests.site.finished import stored as finished

SERVER = Path(rampart.server.__file__).parent
GROWING = ("{}", "dict()", "Counter()", "OrderedDict()", "defaultdict(", "WeakKeyDictionary()", "WeakValueDictionary()")


# ---- what is listed


def test_every_function_that_remembers_has_a_bound_or_a_reason() -> None:
    found = caches.functions()
    assert len(found) > 40
    assert {name for name, most in found.items() if most is None} == set(CLOSED)
    assert {name: most for name, most in found.items() if (most or 0) > MOST_ANSWERS} == {}
    assert REMEMBERED <= MOST_ANSWERS, "the sentences of a catalog"


def test_all_caches_are_listed_with_their_bounds() -> None:
    listed = caches.listed()
    assert listed["rampart.draw.markup.text"] == "16,384 answers"
    assert listed["people.sessions"] == "10,000 entries"
    assert {*BOUNDS, *CLOSED, *HELD} <= set(listed)


def growing(file: Path) -> Iterator[str]:
    """The collections that a module or its objects begin empty and keep: `MODULE.CLASS.NAME`."""
    module = ".".join(file.relative_to(SERVER).with_suffix("").parts).removesuffix(".__init__")
    tree = ast.parse(file.read_text(encoding="utf-8"))
    places: list[tuple[str, ast.AST]] = [("", node) for node in tree.body]
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            begins = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"]
            places += [(f"{node.name}.", part) for begin in begins for part in begin.body]
    for owner, node in places:
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if ast.unparse(node.value).startswith(GROWING):
                yield f"{module}.{owner}{ast.unparse(target).removeprefix('self.')}"


def test_every_collection_that_the_server_keeps_is_listed_with_what_bounds_it() -> None:
    found = {name for file in SERVER.rglob("*.py") for name in growing(file)} - {"basics.caches.Bounded.kept"}
    assert found == set(HELD)


def test_every_bounded_cache_is_listed_by_name() -> None:
    used = {name for file in SERVER.rglob("*.py") for name in re.findall(r'Bounded\("([a-z.]+)"\)', file.read_text())}
    used |= {name for file in SERVER.rglob("*.py") for name in re.findall(r'BOUNDS\["([a-z.]+)"\]', file.read_text())}
    assert used == set(BOUNDS)


def test_a_cache_keeps_what_was_used_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(caches.BOUNDS, "logs.repeats", 2)
    cache: Bounded[str, int] = Bounded("logs.repeats")
    assert cache.put("a", 1) is None
    assert cache.put("b", 2) is None
    assert cache.get("a") == 1
    assert cache.put("c", 3) == ("b", 2)
    assert [name in cache for name in "abc"] == [True, False, True]
    assert cache.pop("a") == 1
    assert cache.get("a") is None
    assert len(cache) == 1


# ---- what visitors do


def test_new_names_do_not_let_the_log_of_a_table_grow() -> None:
    room = finished_room("Ann", "Ben")
    table_fragments(room, None, "en")

    def lines() -> int:
        return sum(len(drawn) for _, drawn in talk._drawn[room].values())

    before = lines()
    for n in range(30):
        seats = (replace(room.table.seats[0], name=f"Ann {n}"), *room.table.seats[1:])
        room.table = replace(room.table, seats=seats)
        table_fragments(room, None, "en")
    assert lines() == before
    assert before <= talk.KEPT + sum(entry.kind in talk.NOTED for entry in room.entries)


def copies(stored: Stored, count: int) -> Iterator[Stored]:
    """So many tables at which the same was played."""
    for n in range(count):
        yield replace(stored, table=replace(stored.table, id=f"copy{n}"), invite=f"invite{n}")


async def crawl(house: House, tables: list[str]) -> Live:
    """Look at all tables, one after the other."""
    live = Live(house.rooms, house.people)
    house.rooms.in_use = live.watched
    for table in tables:
        live.viewers(await house.rooms.get(table), None, "en")
    return live


@staged
async def test_a_crawler_leaves_few_finished_games_in_memory(house: House) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(caches.BOUNDS, "rooms.idle", 5)
        tables = []
        for stored in copies(finished(stop=30), 12):
            await house.store.create(stored)
            tables.append(stored.table.id)
        live = await crawl(house, tables)
        assert set(house.rooms.live) == set(tables[-5:])
        assert set(live.channels) == set(tables[-5:])
        again = await house.room(tables[0])
        assert again.seq == len(again.entries)
        assert set(house.rooms.live) == {tables[0], *tables[-4:]}


@staged
async def test_long_games_count_for_more_and_running_ones_go_last(house: House) -> None:
    people = await house.guests(2)
    running = await house.table("duel", people)
    long = finished(stop=30)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(caches.BOUNDS, "rooms.entries", 2 * len(long.entries) + 10)
        for stored in copies(long, 4):
            await house.store.create(stored)
        await crawl(house, ["copy0", "copy1", "copy2", "copy3"])
        assert running in house.rooms.live
        assert "copy0" not in house.rooms.live
        assert "copy3" in house.rooms.live


@staged
async def test_a_table_that_is_watched_or_locked_stays_in_memory(house: House) -> None:
    for stored in copies(finished(stop=10), 5):
        await house.store.create(stored)
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(caches.BOUNDS, "rooms.idle", 2)
        house.rooms.in_use = lambda table_id: table_id == "copy0"
        await house.room("copy0")
        async with house.rooms.locked("copy1"):
            for n in (2, 3, 4):
                await house.room(f"copy{n}")
        assert {"copy0", "copy1", "copy4"} <= set(house.rooms.live)
        assert "copy2" not in house.rooms.live


def used_megabytes() -> float:
    """The most memory that the process has had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


@pytest.mark.soak
def test_a_crawler_over_a_thousand_finished_games_stays_within_its_memory(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    figures: dict[str, float] = {}

    @staged
    async def story(house: House) -> None:
        for stored in copies(finished(), 1000):
            await house.store.create(stored)
        await crawl(house, [f"copy{n}" for n in range(100)])
        figures["first"] = used_megabytes()
        await crawl(house, [f"copy{n}" for n in range(1000)])
        figures["all"] = used_megabytes()
        assert len(house.rooms.live) <= BOUNDS["rooms.idle"]

    story(tmp_path)
    record_property("figure", f"{figures['first']:.0f} MB after 100 games, {figures['all']:.0f} MB after 1,000")
    assert figures["all"] - figures["first"] < 50
