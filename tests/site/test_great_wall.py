"""The Great Wall in a real browser: its page at every size, in long languages, and for assistive tools."""

import pytest

from tests.site.browsing import Visitor
from tests.site.test_dragon import BOTH
from tests.site.test_looks import SIZES, faults

pytestmark = [pytest.mark.browser, pytest.mark.slow]

QUIET = ("pass", "stop", "done", "none", "keep")
SEATS = ["me", "random", "random", "random"]


SOON = 3000  # milliseconds


def go_on(one: Visitor, steps: int) -> bool:
    """Choose the first option that does something, some times; does the game go on?"""
    for _ in range(steps):
        if not one.asked_or_over():
            return False
        before = one.moment()
        keys = one.page.eval_on_selector_all(
            "#ui-opts button.opt[data-option]", "all => all.map(e => e.dataset.option)"
        )
        key = next((key for key in keys if key not in QUIET), keys[0])
        one.option(key).evaluate("option => option.click()")
        one.wait_after(before)
    return one.asked_or_over()


@pytest.mark.parametrize("lang", ["cs", "de"])
def test_nothing_overflows_at_a_full_table(visitor, lang):
    one = visitor(locale=lang)
    one.page.goto(one.site)
    one.post("preferences", name="Wilhelmine Vendelínová")
    one.open_table("great_wall", [*SEATS, "random"], start=True)
    found = []
    for _ in range(3):
        assert one.asked_or_over()
        found += faults(one)
        one.page.set_viewport_size({"width": 1440, "height": 900})
        go_on(one, 4)
    assert found == []


def test_updates_leave_the_page_as_a_fresh_one_would_be(visitor):
    one = visitor()
    one.open_table("great_wall", ["me", "random"], start=True)
    for _ in range(4):
        if not go_on(one, 4):
            break
        grown, fresh = one.page.evaluate(BOTH)
        assert grown == fresh


def test_a_piece_on_the_board_and_a_card_in_the_hand_can_be_chosen(visitor):
    one = visitor()
    one.open_table("great_wall", SEATS, start=True)
    one.wait_asked()
    chosen = set()
    for _ in range(30):
        if len(chosen) == 2 or not one.asked_or_over():
            break
        before = one.moment()
        card = one.at("#ui-dock .card.can[data-option]:not([data-option*=' '])")
        ring = one.at("#options [data-option]:not([data-option*=' '])")
        if card.count():
            card.first.dispatch_event("click")  # the bots keep the page moving
            pressed = "card"
        elif ring.count():
            ring.first.locator(".hit").dispatch_event("click")
            pressed = "piece"
        else:
            go_on(one, 1)
            continue
        if one.changes(before, SOON):
            chosen.add(pressed)
        else:
            go_on(one, 1)
    assert chosen == {"card", "piece"}


@pytest.mark.parametrize("theme", ["day", "night"])
def test_assistive_tools_find_no_fault(visitor, theme):
    sync_axe = pytest.importorskip("axe_playwright_python.sync_playwright")
    one = visitor(bypass_csp=True)
    one.page.goto(one.site)
    one.post("preferences", theme=theme)
    one.open_table("great_wall", SEATS, start=True)
    go_on(one, 5)
    found = []
    for width, height in (SIZES["desktop"], SIZES["phone"]):
        one.page.set_viewport_size({"width": width, "height": height})
        one.page.wait_for_timeout(200)
        result = sync_axe.Axe().run(one.page).response
        assert len(result["passes"]) > 10
        found += [f"{fault['id']}: {fault['nodes'][0]['html'][:120]}" for fault in result["violations"]]
    assert found == []
