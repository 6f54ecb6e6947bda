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
    zoom = phone.page.evaluate("Number(getComputedStyle(document.getElementById('ui-svg')).getPropertyValue('--zoom'))")
    board = phone.at("#ui-board").bounding_box()
    drawing = phone.at("#ui-svg").bounding_box()
    assert board is not None
    assert drawing is not None
    assert 1 <= zoom <= 2.6
    assert drawing["height"] >= board["height"] - 2
    seen = []
    for _ in range(6):
        phone.at("[data-step='1']").tap()
        if phone.at("#options .option.chosen").count():
            seen.append(phone.page.evaluate(MIDDLE))
    assert seen
    assert all(seen)
