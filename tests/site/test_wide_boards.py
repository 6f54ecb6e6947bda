"""A board on a phone: it fills the screen, and follows the options as one walks through them."""

import pytest

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MIDDLE = """() => {
  const ring = document.querySelector('#options .option.chosen').getBoundingClientRect();
  const box = document.getElementById('ui-board').getBoundingClientRect();
  const across = ring.left < box.right - 4 && ring.right > box.left + 4;
  return across && ring.top < box.bottom - 4 && ring.bottom > box.top + 4;
}"""


def test_the_board_follows_the_options_on_a_phone(visitor):
    phone = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    phone.open_table("dragon", ["me", "greedy"], start=True)
    phone.wait_asked()
    scale = phone.page.evaluate("document.getElementById('ui-svg').getScreenCTM().a")
    board = phone.at("#ui-board").bounding_box()
    drawing = phone.at("#ui-svg").bounding_box()
    assert board is not None
    assert drawing is not None
    assert 0.75 <= scale <= 1.25
    assert drawing["width"] > board["width"] * 1.5
    assert drawing["height"] >= board["height"] * 0.7
    seen = []
    for _ in range(6):
        phone.at("[data-step='1']").tap()
        if phone.at("#options .option.chosen").count():
            seen.append(phone.page.evaluate(MIDDLE))
    assert seen
    assert all(seen)


RINGS_SEEN = """() => {
  const box = document.getElementById('ui-board').getBoundingClientRect();
  const rings = [...document.querySelectorAll('#options .option')].map(ring => ring.getBoundingClientRect());
  const middle = (a, b) => (Math.min(...a) + Math.max(...b)) / 2;
  const x = middle(rings.map(r => r.left), rings.map(r => r.right));
  const y = middle(rings.map(r => r.top), rings.map(r => r.bottom));
  return [rings.length, x > box.left && x < box.right && y > box.top && y < box.bottom];
}"""


def test_the_board_opens_on_the_options_for_those_who_want_no_motion(visitor):
    phone = visitor(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce")
    phone.open_table("watch", ["me", "random", "random"], start=True)
    phone.wait_asked()
    key = phone.at('#ui-opts button[data-option^="settlement:"]').last.get_attribute("data-option")
    phone.option(key).evaluate("option => option.click()")
    phone.at("[data-confirm]").click()
    phone.wait_until("() => document.querySelector('#options [data-option^=\"road:\"]') !== null")
    for _ in range(2):  # at the update, and when the page is opened again
        rings, seen = phone.page.evaluate(RINGS_SEEN)
        assert 0 < rings <= 3
        assert seen
        phone.go(phone.page.url)
