"""The Watch in a real browser: the page of a table keeps up with the game, on every board."""

import gzip
import re

import pytest

import rampart
from rampart.server.config import DATABASE
from rampart.text import speaker
from rampart.text.about import ending_id
from tests.golden import stored
from tests.site.browsing import OVER, PANEL
from tests.site.laid import Laid
from tests.site.test_dragon import BOTH, QUIET

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# What a builder would press: a panel that asks, else what puts something on the board first, and no offers.
PRESS = f"""() => {{
  if (({PANEL})()) return;
  const all = [...document.querySelectorAll('#ui-opts button.opt[data-option]')];
  const built = all.filter(o => /^(settlement|keep|guard|road|roll|build|tormund|steal)/.test(o.dataset.option));
  const quiet = all.filter(o => o.dataset.option !== 'offer');
  (built[0] || quiet[0] || all[0]).click();
}}"""


@pytest.mark.parametrize(("mode", "seats"), [("watch", 4), ("watch56", 5), ("classic", 2)])
def test_updates_make_the_page_that_loads_anew(visitor, mode, seats):
    guest = visitor()
    guest.open_table("watch", ["me", *["random"] * (seats - 1)], True, mode=mode, max_offers_per_turn=0)
    for _ in range(18):  # more than the set-up, whose updates are the largest
        guest.wait_asked()
        before = guest.moment()
        guest.page.evaluate(PRESS)
        guest.wait_after(before)
    guest.wait_asked()
    for _ in range(8):  # bots may still answer the same question
        guest.page.wait_for_timeout(500)
        patched, fresh = guest.page.evaluate(BOTH)
        if patched == fresh:
            break
    assert patched == fresh
    sizes = sorted(len(frame) for frame in guest.frames)
    assert sizes[len(sizes) // 2] < 3072, sizes  # with two players almost every one asks, and brings all options
    assert guest.page.evaluate("rampart.whole") == 0
    page = guest.context.request.get(guest.page.url).body()
    assert len(gzip.compress(page)) < 60_000
    assert not re.search(rb"<[^>]* style=", page)


def test_a_ring_on_the_board_builds_there(visitor):
    guest = visitor()
    guest.open_table("watch", ["me", "random", "random"], True)
    guest.wait_asked()
    before = guest.moment()
    key = guest.at('#ui-svg [data-option^="settlement:"]').first.get_attribute("data-option")
    guest.at(f'#ui-svg [data-option="{key}"]').first.click()
    if guest.moment() == before:
        guest.page.keyboard.press("Enter")
    guest.wait_after(before)
    guest.page.wait_for_selector("#ui-svg #buildings .pc")
    assert guest.page.locator('#ui-svg [data-option^="road:"]').count() > 1


# ---- whole games

LATE = 60  # choices before the end


def ended(*endings: str) -> dict:
    """The shortest stored game on the board with the Wall that ended so, with no window that passes by itself."""
    results = stored.read(stored.FOLDER / "watch" / stored.RESULTS)
    records = stored.records("watch")
    fit = [
        (len(record["choices"]), name)
        for name, record in records.items()
        if results[name]["ending"] in endings
        and record["options"]["mode"] == "watch"
        and not record["options"]["sealed"]
    ]
    return records[min(fit)[1]]


def play(visitor, folder, record: dict, begin: int) -> None:
    """Play a stored game from some choice to its end: the winner looks at the table and presses."""
    final = rampart.game("watch").replay(record)
    seat = final.winners()[0]
    winner, others = visitor(**QUIET), visitor()
    people = {p: winner if p == seat else others for p in range(final.seats)}
    table = Laid(folder / DATABASE, record, begin, people)
    winner.go(winner.site + table.path)
    winner.page.evaluate("() => { document.getElementById('table').dataset.rolls = '1'; }")  # dice roll by themselves
    table.go_on()
    winner.page.wait_for_selector(OVER)
    told = speaker("watch", "en")(ending_id(final.ending))
    assert told in winner.at("#ui-over").inner_text()
    points = [int(text) for text in winner.at(".seat .sc").all_inner_texts()]
    assert points == final.scores()


def test_a_whole_game_to_a_tragic_end(visitor, folder):
    play(visitor, folder, ended("third_breach", "invasion"), 0)


def test_a_late_game_to_a_glorious_end(visitor, folder):
    record = ended("glorious")
    play(visitor, folder, record, len(record["choices"]) - LATE)
