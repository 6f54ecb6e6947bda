"""Every page that asks the database something is shown on PostgreSQL too, which is stricter than SQLite."""

import asyncio
from pathlib import Path

from rampart.server.basics.model import Person, Status, Terms
from rampart.server.community.ratings import recompute
from rampart.server.tables.opening import Wish
from tests.server.test_accounts import World, world

FILTERS = ("game=dragon", "clock=live", "clock=none", "friends=1", "rated=1", "bots=1", "lang=en", "options=more")
HISTORY = ("", "?game=dragon", "?wins=1", "?q=an", "?page=1", "?rated=1", "?days=30", "?year=1")
PAGES = ("/watch", "/ranking", "/tournaments", "/find?q=ha", "/deals/dragon", "/account", "/preferences", "/vacation")


async def played(w: World, people: list[Person]) -> str:
    """A rated game that two people have played to its end."""
    wish = Wish("dragon", 2, {}, ("me", "open"), terms=Terms(rated=True, clock="live", minutes=60))
    table = (await w.site.acts.open(people[0], wish)).table
    await w.site.acts.act(table, people[1], "sit", "key-sit-01", {"seat": 1})
    await w.site.acts.act(table, people[0], "start", "key-start1", {})
    room = await w.site.rooms.get(table)
    while room.table.status is Status.PLAYING:
        seat = room.must_state().deciders[0]
        s = room.drafted(seat)
        person, option = people[seat], s.key(s.options(seat)[0], seat)
        await w.site.acts.choose(table, person.id, seat, room.decision_id, option, f"key-{room.seq}-{seat}-choice")
        room = await w.site.rooms.get(table)
    return table


def test_all_pages_of_people_are_shown_on_postgresql(database: str, tmp_path: Path) -> None:
    async def tale() -> None:
        async with world(tmp_path, database_url=database) as w:
            hana, jan = w.device(), w.device("192.0.2.9")
            for device, name in ((hana, "Hana"), (jan, "Jan")):
                assert (await device.claim(name)).status_code == 303
            people = [await w.person(hana), await w.person(jan)]
            await jan.fill("/friends/ask", name="Hana")
            await hana.fill("/friends/ask", name="Jan")
            table = await played(w, people)
            await w.site.ratings.stop()
            await w.site.acts.open(people[1], Wish("dragon", 3, {"wall": True}, ("me", "random"), name="Open"))
            assert (await hana.fill("/quick", pace="live", wait="0", rated="1", near="1")).status_code == 303
            assert (await jan.fill("/quick", pace="live", wait="0", rated="1", near="1")).status_code == 303
            for path in ("/", *(f"/?{query}" for query in FILTERS), *(f"/you{query}" for query in HISTORY), *PAGES):
                assert (await hana.http.get(path, follow_redirects=True)).status_code == 200, path
            assert 'class="hr"' in await hana.read("/you") and 'class="hr"' in await jan.read("/people/hana?rated=1")
            assert "Open" in await hana.read("/?options=more")
            assert (await w.site.ratings.standings(f"p:{people[0].id}"))[0].games == 1
            assert (await recompute(w.site.store)).different == []
            assert len(await w.site.ratings.changes(f"p:{people[0].id}", [table])) == 1

    asyncio.run(tale())
