"""Before a screen is done: zoom, forced colors, gray, keys, screen readers, fingers, and little motion."""

import pytest

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PAGES = ("", "watch", "learn", "new/dragon", "preferences", "records", "rules/dragon")

WIDE = """() => {
  const page = document.documentElement, out = [];
  if (page.scrollWidth > innerWidth + 1) out.push(`the page is ${page.scrollWidth} wide`);
  for (const e of document.querySelectorAll('h1, h2, h3, p, a, button, label, input, select, summary, li, th, td')) {
    const box = e.getBoundingClientRect();
    const scrolls = e.closest('.scroll, .seats, .dock, .board, .toc, .opts, [popover]');
    if (!e.checkVisibility() || scrolls || e.closest('.unseen, .skip') || !box.width) continue;
    if (box.right > innerWidth + 1 || box.left < -1)
      out.push(`${e.nodeName} ${e.id || e.className}: ${e.textContent.trim().slice(0, 30)}`);
  }
  return out;
}"""

# What is pressed with a finger; a link inside a sentence may be as high as its line.
SMALL = """least => [...document.querySelectorAll('button, a[href], summary, select, input:not([type=hidden])')]
  .filter(e => e.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter(e => !e.closest('.unseen, .skip, [popover]:not(:popover-open)'))
  .filter(e => !e.matches('p a, li a.rule, h2 a.rule, small a.rule, .ln a, .text a'))
  .filter(e => !e.matches('input[type=radio], input[type=checkbox]'))
  .map(e => [e, e.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < least - 0.5 || box.height < least - 0.5))
  .map(([e, box]) => `${e.nodeName}.${e.className || e.id} ${Math.round(box.width)}x${Math.round(box.height)}`)"""

# What can be chosen on the board, with the invisible edge around it, in pixels of the screen.
SPOTS = """all => all.map(e => Math.min(e.width.baseVal.value, e.height.baseVal.value)
  + parseFloat(getComputedStyle(e).strokeWidth)).map(n => n * document.getElementById('ui-svg').getScreenCTM().a)"""

FOCUS = """() => {
  const e = document.activeElement, look = getComputedStyle(e), box = e.getBoundingClientRect();
  const ring = look.outlineStyle !== 'none' && parseFloat(look.outlineWidth) >= 2;
  const seen = box.width > 0 && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
  const at = `${e.nodeName} ${e.id || e.className} ${e.textContent.trim().slice(0, 20)}`;
  return { at, ring, seen, body: e === document.body };
}"""

# Lightness of text and ground of an element, from 0 to 1.
LIGHT = """e => {
  const read = c => c.match(/[\\d.]+/g).map(Number);
  const linear = v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  const of = rgb => [0.2126, 0.7152, 0.0722].reduce((sum, part, i) => sum + part * linear(rgb[i] / 255), 0);
  const look = getComputedStyle(e);
  return { text: of(read(look.color)), ground: of(read(look.backgroundColor)) };
}"""

EDGES = """e => {
  const look = getComputedStyle(e);
  return [look.borderTopStyle, parseFloat(look.borderTopWidth), look.outlineStyle];
}"""

MOVING = """() => document.getAnimations().filter(a => a.playState === 'running')
  .map(a => a.animationName || a.transitionProperty)"""


def ratio(a: float, b: float) -> float:
    """The contrast of two lightnesses."""
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)


# ---- 200 % zoom


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_at_double_size_nothing_is_wider_than_the_screen(visitor, width, height):
    one = visitor(viewport={"width": width // 2, "height": height // 2}, device_scale_factor=2)
    found = {}
    for path in PAGES:
        one.page.goto(one.site + path)
        found[path] = one.page.evaluate(WIDE)
    one.open_table("dragon", ["me", "greedy", "greedy"], start=True)
    one.wait_asked()
    found["table"] = one.page.evaluate(WIDE)
    confirm = one.at("[data-confirm]").bounding_box()
    assert confirm is not None
    assert confirm["y"] + confirm["height"] <= height // 2 + 1
    assert {page: faults for page, faults in found.items() if faults} == {}


# ---- forced colors and gray


def test_with_forced_colours_options_choices_and_turns_can_be_told(visitor):
    one = visitor(forced_colors="active")
    one.page.goto(one.site)
    one.post("preferences", confirm_end=True)
    one.open_table("dragon", ["me", "greedy"], start=True)
    one.wait_asked()
    assert one.page.evaluate("matchMedia('(forced-colors: active)').matches")
    first = one.at("#ui-opts button.opt").first
    style, width, _ = first.evaluate(EDGES)
    assert style == "solid"
    assert width >= 2
    one.page.keyboard.press("1")
    assert one.at("#ui-opts .opt.chosen").first.evaluate(EDGES)[2] == "solid"
    assert one.at(".seat.turn").first.evaluate(EDGES)[2] == "solid"
    shapes = one.at(".seat .mk").evaluate_all("all => all.map(e => getComputedStyle(e).forcedColorAdjust)")
    assert set(shapes) == {"none"}
    off = one.at(".opt.off")
    if off.count():
        assert off.first.evaluate(EDGES)[0] == "dashed"


@pytest.mark.parametrize("theme", ["day", "night"])
def test_states_are_told_without_colour(visitor, theme):
    one = visitor()
    one.page.goto(one.site)
    one.post("preferences", confirm_end=True, theme=theme)
    one.open_table("dragon", ["me", "greedy", "greedy", "greedy", "greedy"], start=True)
    one.wait_asked()
    one.page.keyboard.press("1")
    one.page.wait_for_timeout(300)
    chosen, free = (
        one.at(f"#ui-opts {q}").first.evaluate(LIGHT) for q in (".opt.chosen", ".opt:not(.chosen):not(.off)")
    )
    assert ratio(chosen["text"], chosen["ground"]) >= 4.5
    paper = one.at("#ui-prompt").evaluate(LIGHT)
    assert ratio(chosen["ground"], paper["ground"]) >= 3, "a chosen option is dark on light, or light on dark"
    assert ratio(free["text"], paper["ground"]) >= 4.5
    shapes = one.at(".seat .r1 > .mk use").evaluate_all("all => all.map(e => e.getAttribute('href'))")
    assert len(set(shapes)) == 5, "seats differ by shape"
    assert one.at(".seat.turn .sub.turn").count() == 1, "whose turn it is stands there in words"
    assert one.at("#options .ring").count() > 0, "what can be chosen on the board has a ring"
    keys = one.at("#ui-opts .opt kbd").all_text_contents()
    assert keys == [str(n) for n in range(1, len(keys) + 1)]
    bots = one.at(".seat .sign title").all_text_contents()
    assert len(bots) == 4


# ---- keys and screen readers


def test_every_focus_is_seen(visitor):
    one = visitor()
    hidden = []
    for path in ("", "new/dragon", "preferences"):
        one.page.goto(one.site + path)
        hidden += walk(one, path, 25)
    one.open_table("dragon", ["me", "greedy"], start=True)
    one.wait_asked()
    hidden += walk(one, "table", 30)
    assert hidden == []


def walk(one, path: str, steps: int) -> list[str]:
    """What cannot be seen to have the focus on the way through a page."""
    out = []
    for _ in range(steps):
        one.page.keyboard.press("Tab")
        focus = one.page.evaluate(FOCUS)
        if not focus["body"] and not (focus["ring"] and focus["seen"]):
            out.append(f"{path}: {focus}")
    return out


def test_a_screen_reader_finds_prompt_options_and_seats_and_hears_what_happens(visitor):
    one = visitor()
    one.open_table("dragon", ["me", "greedy"], start=True)
    one.wait_asked()
    tree = one.at("#ui-side").aria_snapshot()
    heading = one.at("#ui-ask").inner_text().strip()
    assert f'heading "{heading}' in tree
    names = one.at("#ui-opts > li > button.opt > span").evaluate_all("all => all.map(e => e.firstChild.textContent)")
    assert names
    assert [name for name in names if f'- button "{name} ' not in tree] == []
    seats = one.at("#ui-seats").aria_snapshot()
    for name in one.at(".seat .nm").all_inner_texts():
        assert name in seats
    assert "Played by a bot" in seats
    polite, assertive = one.at("#polite"), one.at("#assertive")
    assert polite.get_attribute("role") == "status"
    assert assertive.get_attribute("role") == "alert"
    heard = set()
    for _ in range(3):
        before = one.moment()
        one.at("#ui-opts button.opt").first.click()
        one.wait_after(before)
        one.wait_asked()
        heard.add(polite.text_content())
        assert (assertive.text_content() or "").startswith("Your decision: ")
    assert "" not in heard
    assert len(heard) > 1


# ---- fingers and motion


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1024, 768)])
def test_everything_can_be_hit_with_a_finger(visitor, width, height):
    one = visitor(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    found = {}
    for path in ("", "new/dragon", "preferences"):
        one.page.goto(one.site + path)
        found[path] = one.page.evaluate(SMALL, 44)
    one.open_table("dragon", ["me", "greedy"], start=True)
    one.wait_asked()
    found["table"] = one.page.evaluate(SMALL, 44)
    rings = one.at("#options .option .hit").evaluate_all(SPOTS)
    assert {page: faults for page, faults in found.items() if faults} == {}
    assert rings
    assert min(rings) >= 24


@pytest.mark.parametrize("wish", [{"reduced_motion": "reduce"}, {}])
def test_those_who_want_less_motion_get_none_that_lasts(visitor, wish):
    one = visitor(**wish)
    one.page.goto(one.site)
    if not wish:
        one.post("preferences", motion="reduced")
    one.open_table("dragon", ["me", "greedy"], start=True)
    one.wait_asked()
    before = one.moment()
    one.at("#ui-opts button.opt").first.click()
    one.wait_after(before)
    one.wait_asked()
    one.page.wait_for_timeout(1300)
    assert one.page.evaluate(MOVING) == []
