"""The Watch in a real browser: the page of a table keeps up with the game, on every board."""

import gzip
import re

import pytest

from tests.site.test_dragon import BOTH

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# The option that a builder would press: what it puts on the board first, and no offers.
PRESS = """() => {
  const all = [...document.querySelectorAll('#ui-opts button.opt[data-option]')];
  const built = all.filter(o => /^(settlement|keep|guard|road|roll|build|tormund|steal)/.test(o.dataset.option));
  const quiet = all.filter(o => o.dataset.option !== 'offer');
  (built[0] || quiet[0] || all[0]).click();
}"""


@pytest.mark.parametrize(("mode", "seats"), [("watch", 4), ("watch56", 5), ("classic", 2)])
def test_updates_make_the_page_that_loads_anew(visitor, mode, seats):
    guest = visitor()
    guest.open_table("watch", ["me", *["random"] * (seats - 1)], True, mode=mode, max_offers_per_turn=0)
    for _ in range(16):
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
    assert sizes[len(sizes) // 2] < 2048, sizes
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
