"""The Great Wall in a real browser: its page at every size, in long languages, and for assistive tools."""

import pytest

from tests.assistive import barriers
from tests.site.browsing import OVER, PANEL, Visitor, play_out
from tests.site.prepared import begin_at, nearly_over
from tests.site.test_dragon import BOTH
from tests.site.test_dragon import QUIET as STILL
from tests.site.test_looks import SIZES, faults

pytestmark = [pytest.mark.browser, pytest.mark.slow]

QUIET = ("pass", "stop", "done", "none", "keep")
SEATS = ["me", "random", "random", "random"]
MOST = 600  # choices of one person in a game
LATE = 60  # choices before the end
FEW = 15


def go_on(one: Visitor, steps: int) -> bool:
    """Choose the first option that does something, some times; does the game go on?"""
    for _ in range(steps):
        if not one.asked_or_over():
            return False
        before = one.moment()
        if not one.page.evaluate(PANEL):
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


def pressed(one: Visitor, where: str) -> bool:
    """Press the first thing there that stands for one option, if there is one; it must be taken."""
    thing = one.at(f"{where}[data-option]:not([data-option*=' '])")
    if not thing.count():
        return False
    before = one.moment()
    thing.first.dispatch_event("click")  # the one press that other pieces cannot lie upon
    one.wait_after(before)
    return True


def test_a_piece_on_the_board_and_a_card_in_the_hand_can_be_chosen(visitor):
    one = visitor()
    one.open_table("great_wall", SEATS, start=True)
    places = ["#ui-dock .card.can", "#options "]
    while places and one.asked_or_over():
        taken = next((place for place in places if pressed(one, place)), None)
        if taken is None:
            go_on(one, 1)
        else:
            places.remove(taken)
    assert places == []


@pytest.mark.parametrize("theme", ["day", "night"])
def test_assistive_tools_find_no_fault(visitor, theme):
    one = visitor(bypass_csp=True)
    one.page.goto(one.site)
    one.post("preferences", theme=theme)
    one.open_table("great_wall", SEATS, start=True)
    go_on(one, 5)
    found = []
    for width, height in (SIZES["desktop"], SIZES["phone"]):
        one.resize(width, height)
        found += barriers(one.page)
    assert found == []


# ---- whole games


def the_end(one: Visitor) -> list[str]:
    """The points of all, when the end is shown."""
    one.page.wait_for_selector(OVER)
    assert one.at("#ui-over-podium svg").count() == 1
    return one.at(".seat .sc").all_inner_texts()


def test_four_play_a_whole_game(visitor):
    one = visitor(**STILL)
    one.open_table("great_wall", SEATS, start=True)
    assert not go_on(one, MOST)
    assert len(the_end(one)) == 4


def seated_by_two(visitor):
    """A table with the Reed clan that could be started: both who sit there, and its address."""
    host, guest = visitor(**STILL), visitor(**STILL)
    address = host.open_table("great_wall", ["me", "open"])
    guest.go(address)
    guest.at("[data-act=sit]").click()
    host.page.wait_for_selector("[data-act=start]:enabled")
    return host, guest, address


def played_to_the_same_end(host, guest):
    """Both play on; at the end they see the same."""
    play_out(host, guest)
    assert len(the_end(host)) == 2
    assert the_end(host) == the_end(guest)


def test_two_browsers_and_the_reed_clan_play_to_the_end(visitor, folder):
    host, guest, address = seated_by_two(visitor)
    late = begin_at(folder, address, nearly_over("great_wall", 2, LATE))
    for one in (host, guest):
        one.go(late)
    played_to_the_same_end(host, guest)


@pytest.mark.soak
def test_two_browsers_and_the_reed_clan_play_a_whole_game(visitor):
    host, guest, _ = seated_by_two(visitor)
    host.at("[data-act=start]").click()
    for one in (host, guest):
        one.page.wait_for_selector("#ui-prompt")
    played_to_the_same_end(host, guest)


def test_a_solo_game_shows_qins_board_and_comes_to_its_end(visitor, folder):
    one = visitor(**STILL)
    address = one.open_table("great_wall", ["me"])
    one.go(begin_at(folder, address, nearly_over("great_wall", 1, FEW)))
    assert "Qin Jiushao" in one.at("#ui-board").inner_html()
    assert faults(one) == []
    one.page.set_viewport_size({"width": 1440, "height": 900})
    assert not go_on(one, 4 * FEW)
    assert len(the_end(one)) == 1


def test_a_co_operative_table_shows_the_court(visitor):
    one = visitor(**STILL)
    one.open_table("great_wall", ["me", "random", "random"], start=True, coop=True)
    one.page.set_viewport_size({"width": 1440, "height": 900})
    go_on(one, FEW)
    assert "Shame bank" in one.at("#ui-board").inner_html()
    assert faults(one) == []


@pytest.mark.soak
def test_a_whole_co_operative_game_ends_for_all(visitor):
    one = visitor(**STILL)
    one.open_table("great_wall", ["me", "random", "random"], start=True, coop=True)
    one.page.set_viewport_size({"width": 1440, "height": 900})
    assert not go_on(one, MOST)
    assert len(the_end(one)) == 3
    assert "You all lose" in one.page.inner_text("body") or "You all win" in one.page.inner_text("body")
