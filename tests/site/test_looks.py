"""How a table looks and can be used: nothing overflows at any width, in any language, and assistive tools find all."""

import pytest

from tests.assistive import barriers

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIZES = {"desktop": (1440, 900), "small desktop": (1280, 720), "tablet": (1024, 768), "phone": (390, 844)}

# Parts that are wider than their place, words cut in the middle of a button, and panels over one another.
OVERFLOWS = """() => {
  const seen = e => e.offsetParent !== null && getComputedStyle(e).visibility !== 'hidden';
  const name = e => `${e.id || e.className}: ${e.textContent.trim().slice(0, 40)}`;
  const out = [];
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) out.push('the page scrolls');
  for (const e of document.querySelectorAll('.prompt, .prompt .opt, .prompt .btn, .talk, .ln, .coming-up, .seat .row'))
    if (seen(e) && e.scrollWidth > e.clientWidth + 2) out.push(`too wide: ${name(e)}`);
  const boxes = ['ui-top', 'ui-seats', 'ui-board', 'ui-side', 'ui-dock', 'ui-ptabs']
    .map(id => document.getElementById(id)).filter(e => e && seen(e)).map(e => [e, e.getBoundingClientRect()]);
  for (const [a, x] of boxes) for (const [b, y] of boxes)
    if (a !== b && Math.min(x.right, y.right) - Math.max(x.left, y.left) > 1
        && Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top) > 1) out.push(`${a.id} lies over ${b.id}`);
  return out;
}"""


def faults(one) -> list[str]:
    """What is wrong with the page at every size."""
    found = []
    for name, (width, height) in SIZES.items():
        one.resize(width, height)
        found += [f"{name}: {fault}" for fault in one.page.evaluate(OVERFLOWS)]
    return found


def test_the_check_sees_faults(visitor):
    one = visitor()
    one.open_table("dragon", ["me", "greedy"], start=True)
    one.wait_asked()
    one.page.evaluate("document.getElementById('ui-ask').textContent = 'a'.repeat(200)")
    one.page.evaluate("document.getElementById('ui-board').style.marginLeft = '-80px'")
    found = faults(one)
    assert any("too wide" in fault for fault in found)
    assert any("lies over" in fault for fault in found)


@pytest.mark.parametrize("lang", ["en", "cs", "pl", "de"])
def test_nothing_overflows_at_a_full_table(visitor, lang):
    one = visitor(locale=lang)
    one.page.goto(one.site)
    one.post("preferences", name="Wilhelmine Vendelínová")
    one.open_table("dragon", ["me", *["greedy"] * 4], start=True, wall=True, super_event="random")
    found = []
    for _ in range(3):
        one.wait_asked()
        found += faults(one)
        one.page.set_viewport_size({"width": 1440, "height": 900})
        for _ in range(2):
            one.wait_asked()
            before = one.moment()
            one.at("#ui-opts button.opt").last.evaluate("option => option.click()")
            one.wait_after(before)
    assert found == []


@pytest.mark.parametrize("theme", ["day", "night"])
def test_assistive_tools_find_no_fault(visitor, theme):
    one = visitor(bypass_csp=True)
    one.page.goto(one.site)
    one.post("preferences", theme=theme)
    found = []
    for game, seats, start in (
        ("dragon", ["me", "greedy"], True),
        ("haggling", ["me", "random"], True),
        ("haggling", ["me", "open"], False),
    ):
        one.open_table(game, seats, start)
        for width, height in (SIZES["desktop"], SIZES["phone"]):
            one.resize(width, height)
            found += barriers(one.page)
    assert found == []


def test_motion_is_left_out_for_those_who_want_none(visitor):
    calm, lively = visitor(reduced_motion="reduce"), visitor(reduced_motion="no-preference")
    moves = []
    for one in (calm, lively):
        one.open_table("dragon", ["me", "greedy"], start=True)
        one.wait_asked()  # what was missed while the page opened is shown at double speed
        moves.append(one.at("#ui-svg .pc").first.evaluate("piece => getComputedStyle(piece).transitionDuration"))
    assert moves[0].startswith("0.001s")
    assert moves[1].startswith("0.38s")
