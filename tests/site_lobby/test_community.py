"""Playing together in the browser: a quick match of two, and a Swiss tournament of bots and people to its end."""

import random
from pathlib import Path
from typing import Any

import pytest

from rampart.server.community.ratings import recompute
from rampart.server.community.tournaments import OVER
from tests.site_lobby.test_days import Device, Turned, turned

pytestmark = pytest.mark.browser


def test_two_browsers_find_each_other_by_quick_match(browser: Any, tmp_path: Path) -> None:
    with turned(tmp_path) as site:
        one, two = Device(browser, site), Device(browser, site)
        for device in (one, two):
            device.page.goto("/")
            quick = device.page.locator("#quick")
            quick.get_by_label("Game").select_option("dragon")
            quick.get_by_label("Players").select_option("2")
            quick.get_by_role("button", name="Find players").click()
            device.page.wait_for_url("**/t/*")
        assert one.page.url == two.page.url, "both were led to the same table"
        one.page.locator(".prompt[data-status=playing]").wait_for()
        two.page.locator(".prompt[data-status=playing]").wait_for()
        room = site.room(one.page.url.rpartition("/")[2])
        assert len(room.table.people()) == 2 and room.table.terms.rated and room.table.terms.clock == "live"


@pytest.mark.parametrize("width", [390, 820, 1440])
def test_the_new_pages_pass_axe_and_fit(browser: Any, tmp_path: Path, width: int) -> None:
    from axe_playwright_python.sync_playwright import Axe

    with turned(tmp_path) as site:
        device = Device(browser, site)
        device.claim("Hana")
        device.page.set_viewport_size({"width": width, "height": 900})
        wish = {"game": "dragon", "players": 2, "seats": ["me", "me"], "start": True}
        table = device.post("/tables", **wish, clock={"kind": "daily", "days": 1})["table"]
        plan = f"/t/{table}/plan?seat=1"
        for path in ("/", "/you", "/ranking", "/tournaments", "/tokens", "/find?q=hana", "/deals/dragon", plan):
            device.page.goto(path)
            assert device.page.evaluate("document.documentElement.scrollWidth") <= width, path
            found = Axe().run(device.page).response["violations"]
            serious = [one["id"] for one in found if one["impact"] in ("serious", "critical")]
            assert serious == [], path


def play_for_people(site: Turned, cup: str, rng: random.Random) -> None:
    """Let the people at all tables of a tournament choose somehow; the bots play for themselves."""
    for held in site.do(site.site.tournaments.get(cup)).held:
        if not held.table or held.meeting.points:
            continue
        if site.do(site.site.store.table(held.table)) is None:
            continue  # paired, and opened in a moment
        room = site.room(held.table)
        for seat in list(room.must_state().deciders) if room.playing else []:
            person = room.table.seats[seat].person
            if room.table.seats[seat].kind == "person" and room.asks(seat):
                s = room.drafted(seat)
                option = s.key(rng.choice(s.offered(seat)), seat)
                key = f"key-{room.seq}-{seat}-people"
                site.do(site.site.acts.choose(held.table, person, seat, room.decision_id, option, key))


@pytest.mark.soak
def test_a_swiss_of_eight_bots_and_two_people_to_its_end_restarted_in_the_middle(browser: Any, tmp_path: Path) -> None:
    rng, where = random.Random(4), ""
    with turned(tmp_path) as site:
        host, guest = Device(browser, site), Device(browser, site)
        host.claim("Hana")
        guest.claim("Jan")
        host.page.goto("/tournaments")
        host.page.get_by_text("Hold a tournament").first.click()
        host.page.get_by_label("Name", exact=True).fill("Wall Cup")
        host.page.get_by_label("Game", exact=True).select_option("dragon")
        host.page.get_by_label("Players at a table").select_option("2")
        host.page.get_by_label("Clock").select_option("")
        host.page.get_by_role("button", name="Hold a tournament").click()
        host.page.wait_for_url("**/tournaments/*")
        where = host.page.url.removeprefix(site.url)
        for device in (host, guest):
            device.page.goto(where)
            device.page.get_by_role("button", name="Enter").click()
        host.page.goto(where)
        for _ in range(8):
            host.page.get_by_label("Level").select_option("novice")
            host.page.get_by_role("button", name="Add a bot").click()
        host.page.get_by_role("button", name="Start").click()
        host.page.get_by_text("Round 1 of 5").first.wait_for()
        cup = where.rpartition("/")[2]
        while site.do(site.site.tournaments.get(cup)).round < 3:
            play_for_people(site, cup, rng)
    with turned(tmp_path) as site:
        while site.do(site.site.tournaments.get(cup)).status != OVER:
            play_for_people(site, cup, rng)
        visitor = Device(browser, site)
        visitor.page.goto(where)
        visitor.page.get_by_text("Finished").first.wait_for()
        assert visitor.page.locator(".rank tbody tr").count() == 10
        site.do(site.site.ratings.stop())
        found = site.do(recompute(site.site.store))
        assert found.games == 25 and found.different == []
