"""Finding tables and watching them: filters, a search, and tables that spectators see with a delay."""

from dataclasses import replace
from pathlib import Path

import pytest

from rampart.server.basics.model import Terms
from rampart.server.basics.rating import within
from rampart.server.pages import hall as hall_module
from rampart.server.pages.hall import Glimpse, glimpse
from rampart.server.pages.parts.whole import table_fragments, table_says, table_scene
from rampart.server.storage import schema
from rampart.server.tables.opening import Wish
from tests.server.house import House, refused, staged
from tests.server.test_accounts import World, told
from tests.server.test_people import friendly


def test_open_tables_are_filtered_and_found(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        (hana, h), (jan, j), (mei, m) = await friendly(w, "Hana", "Jan", "Mei")
        for name, host, terms, seats in (
            ("Rated one", j, Terms(rated=True), ("me",)),
            ("German one", m, Terms(lang="de"), ("me",)),
            ("Bots there", m, Terms(lang="en"), ("me", "random")),
            ("Daily one", m, Terms(clock="daily", days=1), ("me",)),
        ):
            options = {"wall": True} if terms.rated else {}
            await w.site.acts.open(host, Wish("dragon", 3, options, seats, name=name, terms=terms))
        await jan.fill("/friends/ask", name="Hana")
        await hana.fill("/friends/ask", name="Jan")

        async def shown(query: str) -> set[str]:
            page = await hana.read(f"/?{query}")
            part = page[page.index('id="open"') : page.index('id="playing"')]
            return {name for name in ("Rated one", "German one", "Bots there", "Daily one") if name in part}

        assert len(await shown("")) == 4
        assert await shown("rated=1") == {"Rated one"} == await shown("friends=1")
        assert await shown("bots=1") == {"Bots there"} == await shown("lang=en")
        assert await shown("lang=de") == {"German one"} and await shown("lang=cs") == set()
        assert await shown("options=more") == {"Rated one"} and len(await shown("options=plain")) == 3
        assert await shown("clock=daily") == {"Daily one"} and await shown("rated=1&bots=1") == set()
        found = await mei.read("/find?q=one")
        assert found.count('class="se"') == 3 and "Rated one" in found
        assert "Jan" in await mei.read("/find?q=ja") and "Nothing found" in await mei.read("/find?q=%25zz")
        hidden = await w.site.acts.open(h, Wish("dragon", 3, name="Secret one", listed=False))
        assert hidden.table not in await mei.read("/find?q=secret")
        await mei.read("/find")

    told(tmp_path, tale)


def test_a_table_is_for_people_of_a_rating_and_says_so(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        (hana, _), (jan, j), (_, m) = await friendly(w, "Hana", "Jan", "Mei")
        form = {"game": "dragon", "players": "3", "seats": ["me", "open", "open"], "band": "1600-0", "name": "Masters"}
        answer = await hana.fill("/new/dragon", **form)
        table = answer.headers["location"].rpartition("/")[2]
        room = await w.site.rooms.get(table)
        assert "Masters" in await jan.read("/?lang=en") and "Masters" not in await jan.read("/?lang=de")
        assert (room.table.terms.least, room.table.terms.most) == (1600, 0) and room.table.terms.lang == "en"
        assert ">from 1600<" in await jan.read("/") and "from 1600" in await jan.read(f"/t/{table}")
        with refused("not_your_rating"):
            await w.site.acts.act(table, j, "sit", "key-sit-01", {"seat": 1})
        async with w.site.store.writing() as db:
            row = {"who": f"p:{j.id}", "game": "dragon", "mode": "", "mu": 30.0, "sigma": 3.0}
            await db.execute(schema.ratings.insert().values(**row, games=9, wins=3, expected=3.0, changed=1.0))
        assert await w.site.ratings.at_table(j.id, room.table) == 1620
        await w.site.acts.act(table, j, "sit", "key-sit-02", {"seat": 1})
        with refused("not_your_rating"):
            await w.site.acts.act(table, m, "sit", "key-sit-03", {"seat": 2})

    told(tmp_path, tale)


@pytest.mark.parametrize(
    ("rating", "least", "most", "fits"),
    [
        (1500, 0, 0, True),
        (1400, 0, 1400, True),
        (1401, 0, 1400, False),
        (1299, 1300, 1700, False),
        (1600, 1600, 0, True),
    ],
)
def test_a_rating_is_within_a_band(rating: int, least: int, most: int, fits: bool) -> None:
    assert within(rating, least, most) is fits


def test_live_games_that_many_watch_come_first_with_their_rating(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        (hana, h), (_, j) = await friendly(w, "Hana", "Jan")
        tables = []
        for name in ("Quiet", "Strong", "Watched"):
            opened = await w.site.acts.open(h, Wish("dragon", 2, {}, ("me", "open"), name=name))
            await w.site.acts.act(opened.table, j, "sit", f"key-sit-{name}", {"seat": 1})
            await w.site.acts.act(opened.table, h, "start", f"key-go-{name}", {})
            tables.append(await w.site.rooms.get(opened.table))
        async with w.site.store.writing() as db:
            for person, mu in ((h, 30.0), (j, 25.0)):
                row = {"who": f"p:{person.id}", "game": "dragon", "mode": "", "mu": mu, "sigma": 3.0}
                await db.execute(schema.ratings.insert().values(**row, games=9, wins=3, expected=3.0, changed=1.0))
        means = await w.site.ratings.means([room.table for room in tables])
        assert set(means.values()) == {1560} and len(means) == 3
        watched = {tables[2].table.id: 4}
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(hall_module, "watchers", lambda site, table: watched.get(table.id, 0))
            page = await hana.read("/")
        part = page[page.index('id="playing"') :]
        assert part.index("Watched") < part.index("Strong") and "rating 1560 on average" in part

    told(tmp_path, tale)


@staged
async def test_spectators_of_a_delayed_table_see_it_later_and_players_at_once(house: House) -> None:
    now = [1_800_000_000.0]
    house.rooms.now = lambda: now[0]
    people = await house.guests(2)
    table = await house.table("duel", people, Terms(delay=5))
    room = await house.room(table)
    for _ in range(4):
        now[0] += 60
        [seat] = room.must_state().deciders
        await house.choose(table, people[seat], seat, "draw" if "draw" in keys(room, seat) else "")
    markup = "".join(fragment.markup for fragment in table_fragments(room, None, "en"))
    assert "5 minutes ago" in markup and len(table_fragments(room, None, "en")) == 1
    assert len(table_fragments(room, 0, "en")) > 5
    assert table_says(room, None, "en") == "" and table_scene(room, None, "en") is None
    assert room.shown_until(None) < room.seq == room.shown_until(0)
    before = room.shown_until(None)
    now[0] += 120
    assert room.shown_until(None) > before
    now[0] += 600
    assert room.shown_until(None) == room.seq
    site = type("Site", (), {"rooms": house.rooms})()
    assert glimpse(site, room.table, "en") == Glimpse()
    room.table = replace(room.table, terms=Terms())
    assert glimpse(site, room.table, "en") != Glimpse() and not room.delayed(None)


def keys(room: object, seat: int) -> list[str]:
    s = room.must_state()  # type: ignore[attr-defined]
    return [s.key(option, seat) for option in s.options(seat)]


def test_no_page_and_no_call_tells_a_spectator_more_than_the_delay_allows(tmp_path: Path) -> None:
    async def tale(w: World) -> None:
        w.site.bots.stopped = True
        (hana, h), (_, j), (mei, m) = await friendly(w, "Hana", "Jan", "Mei")
        table = (await w.site.acts.open(h, Wish("dragon", 2, {}, ("me",), terms=Terms(delay=15)))).table
        await w.site.acts.act(table, j, "sit", "key-sit-01", {"seat": 1})
        await w.site.acts.act(table, h, "start", "key-start1", {})
        room = await w.site.rooms.get(table)
        for n in range(6):
            seat = room.must_state().deciders[0]
            option = keys(room, seat)[0]
            await w.site.acts.choose(table, (h, j)[seat].id, seat, room.decision_id, option, f"key-choice-{n}")
        token = await w.site.tokens.make(m, "spy", ["read", "records"])
        spy = {"Authorization": f"Bearer {token}"}
        assert "15 minutes ago" in await mei.read(f"/t/{table}")
        assert 'data-of="0"' in await mei.read(f"/t/{table}/replay") and 'data-of="6"' in await hana.read(
            f"/t/{table}/replay"
        )
        for path in (f"/t/{table}/at/{room.seq}", f"/t/{table}/replay/6", f"/t/{table}/text", f"/t/{table}/pieces/x"):
            answer = await mei.http.get(path, headers={"Accept": "application/json"})
            assert answer.status_code in (403, 404) or answer.json()["at"] == 0, path
        state = (await mei.http.get(f"/api/v1/tables/{table}", headers=spy)).json()
        assert state["position"] is None and state["decisions"] == [] and state["clocks"] == []
        running = (await mei.http.get("/api/v1/tables?status=playing", headers=spy)).json()["tables"]
        assert [one["deciders"] for one in (state["table"], *running)] == [[], []] and room.table.deciders
        assert (await mei.http.get(f"/api/v1/tables/{table}/events", headers=spy)).json()["events"] == []
        assert (await mei.http.get(f"/api/v1/tables/{table}/position", headers=spy)).status_code == 403
        own = await w.site.tokens.make(h, "own", ["read"])
        mine = (await hana.http.get(f"/api/v1/tables/{table}", headers={"Authorization": f"Bearer {own}"})).json()
        assert mine["position"] is not None

    told(tmp_path, tale)
