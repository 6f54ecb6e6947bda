"""Takes the pictures of the README and the documentation: a site of its own with tables amid a game, in a browser.

python tools/pictures.py            # writes docs/pictures/*.png; needs Chromium and Playwright
"""

import asyncio
import shutil
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, ViewportSize, sync_playwright

import rampart
from rampart import State
from rampart.server.basics.model import EntryKind, Seat, SeatKind, Status
from rampart.server.people.guests import People
from rampart.server.site import COOKIE
from rampart.server.storage.store import Store, Stored
from rampart.server.tables.archive import table_from
from rampart.server.tables.room import Room

FOLDER: Final = Path(__file__).resolve().parent.parent / "docs" / "pictures"
BOTS: Final = ("Ada", "Boris", "Cleo", "Dora", "Egon")
NAME: Final = "Finch"
SIZE: Final[ViewportSize] = {"width": 1440, "height": 900}
# Each table: its options, and the choice after which seat 0 is looked for when it has a decision of this name.
TABLES: Final[dict[str, tuple[dict[str, Any], int, str]]] = {
    "dragon": ({"players": 4, "wall": True}, 60, "choose_action"),
    "watch": ({"players": 4}, 150, "build"),
    "great_wall": ({"players": 4}, 110, "place_clerk"),
    "crescent_moon": ({"players": 5}, 60, "choose_action"),
}


def amid(game: str) -> State:
    """A game of greedy bots at the moment that is to be seen."""
    config, least, step = TABLES[game]
    s = rampart.game(game).new(seed=11, **config)
    bots = [rampart.bot("greedy", seed=seat) for seat in range(s.seats)]
    made = 0
    while made < least or 0 not in s.deciders or s.current(0)[0].name != step:
        seat = s.deciders[0]
        s.choose(bots[seat].choose(s, seat), seat)
        made += 1
        if s.over:
            raise SystemExit(f"No such moment comes in {game}; change TABLES.")
    return s


async def lay_out(database: Path, states: list[State]) -> tuple[list[str], str]:
    """Store the tables with one person on seat 0 and bots on the others: their ids, and the person's cookie."""
    store = Store(database)
    ids = []
    try:
        session, cookie = await People(store).welcome()
        person = session.person
        for s in states:
            found = table_from(s.record())
            entries = [entry for entry in found.entries if entry.kind is not EntryKind.CLOSE]
            others = (Seat(n, SeatKind.BOT, "", "steady", BOTS[n - 1]) for n in range(1, s.seats))
            seats = (Seat(0, SeatKind.PERSON, person.id, "", NAME), *others)
            status = Status.OVER if s.over else Status.PLAYING
            table = replace(
                found.table, name="", seats=seats, host=person.id, status=status, seq=len(entries), listed=True
            )
            room = Room(Stored(table, found.seed, found.invite, entries, []))
            room.replay(Stored(table, found.seed, found.invite, entries, []))
            state = room.must_state()
            table = replace(table, deciders=tuple(state.deciders))
            if s.over:
                table = replace(table, scores=tuple(state.scores()), winners=tuple(state.winners()))
            await store.create(Stored(table, found.seed, found.invite, entries, []))
            ids.append(table.id)
    finally:
        await store.close()
    return ids, cookie


def shoot(page: Page, address: str, name: str) -> None:
    """Look at a page once nothing moves any more, and keep the picture."""
    page.goto(address)
    page.wait_for_selector("main")
    page.wait_for_timeout(2500)  # fonts, and what a page does when it is new
    page.evaluate("document.querySelectorAll('dialog[open], .tip, .first-card').forEach(one => one.remove())")
    page.wait_for_timeout(500)
    page.screenshot(path=FOLDER / f"{name}.png")


def main() -> int:
    """Serve, lay out, look."""
    finished = []
    for game, seed in (("dragon", 3), ("watch", 4), ("crescent_moon", 5)):
        s = rampart.game(game).new(seed=seed)
        bot = rampart.bot("greedy", seed=seed)
        while not s.over:
            s.choose(bot.choose(s, s.deciders[0]), s.deciders[0])
        finished.append(s)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        command = [sys.executable, "-m", "rampart", "serve", "--port", "0", "--data", folder, "--no-compile"]
        site = subprocess.Popen([*command, "--log-level", "error"], stdout=subprocess.PIPE, text=True)
        assert site.stdout is not None
        address = site.stdout.readline().split(": ", 1)[1].strip()
        try:
            states = [*(amid(game) for game in TABLES), *finished]
            ids, cookie = run_aside(lay_out(Path(folder, "rampart.sqlite"), states))
            path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
            browser = play.chromium.launch(executable_path=path)
            context = browser.new_context(viewport=SIZE, reduced_motion="reduce", locale="en")
            context.add_cookies([{"name": COOKIE, "value": cookie, "url": address}])
            page = context.new_page()
            page.set_default_timeout(120_000)
            for game, table in zip(TABLES, ids, strict=False):
                shoot(page, f"{address}t/{table}", game)
            shoot(page, address, "lobby")
            browser.close()
        finally:
            site.terminate()
            site.wait(30)
    return 0


def run_aside(work: Any) -> Any:
    """Run something asynchronous beside the browser, which has a loop of its own in this thread."""
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, work).result()


if __name__ == "__main__":
    raise SystemExit(main())
