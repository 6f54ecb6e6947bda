"""The drawing in a real browser: every text in its box, nothing outside the sheet."""

from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

import pytest

import rampart
from rampart.draw.table import svg
from rampart.draw.theme import sections
from rampart.games.dragon.state import Dragon

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LANGS = ("en", "cs", "pl", "de")
NAMES = ["Vendelína Nejedlá", "Agnieszka Brzęczyszczykiewicz", "Jo", "Ğükhan-Maximilian", "Wilhelmine"]

# Texts outside the sheet, texts that leave the smallest box around their middle, texts over texts or over icons.
FAULTS = """() => [...document.querySelectorAll('body > svg')].flatMap((root, number) => {
  const slack = 1.2, sheet = root.getBoundingClientRect(), faults = [];
  const box = e => { const b = e.getBoundingClientRect(); return {e, l: b.left, r: b.right, t: b.top, b: b.bottom}; };
  const inside = (a, b) => a.l >= b.l - slack && a.r <= b.r + slack && a.t >= b.t - slack && a.b <= b.b + slack;
  const shared = (a, b, c, d) => Math.min(b, d) - Math.max(a, c) > slack;
  const cross = (a, b) => shared(a.l, a.r, b.l, b.r) && shared(a.t, a.b, b.t, b.b);
  const name = x => number + ' ' + (x.e.textContent || x.e.getAttribute('href') || x.e.getAttribute('class'));
  const seen = q => [...root.querySelectorAll(q)].filter(e => !e.closest('#options, symbol, defs')).map(box);
  const whole = {l: sheet.left, r: sheet.right, t: sheet.top, b: sheet.bottom};
  const texts = seen('text'), boxes = seen('rect:not(.table)'), icons = seen('use');
  for (const x of [...texts, ...icons, ...boxes]) if (!inside(x, whole)) faults.push('outside: ' + name(x));
  // a line of text is taller than its letters: what counts is the part between them
  for (const x of texts) { const h = x.b - x.t; x.t += h * 0.24; x.b -= h * 0.24; }
  for (const x of texts) {
    const cx = (x.l + x.r) / 2, cy = (x.t + x.b) / 2;
    const around = boxes.filter(b => b.l < cx && cx < b.r && b.t < cy && cy < b.b);
    around.sort((a, b) => (a.r - a.l) * (a.b - a.t) - (b.r - b.l) * (b.b - b.t));
    if (around.length && !inside(x, around[0])) faults.push('leaves its box: ' + name(x));
  }
  for (let i = 0; i < texts.length; i++) {
    for (let j = i + 1; j < texts.length; j++)
      if (cross(texts[i], texts[j])) faults.push('over each other: ' + name(texts[i]) + ' / ' + name(texts[j]));
    if (texts[i].e.closest('[id^=person-]')) continue;
    for (const icon of icons)
      if (cross(texts[i], icon)) faults.push('over an icon: ' + name(texts[i]) + ' / ' + name(icon));
  }
  return faults;
})"""


def show(browser, markup: str, folder: Path, width: int = 984):
    """A page that shows the drawing in the package's fonts, one unit a pixel unless the width says otherwise."""
    fonts = files("rampart.draw").joinpath("static", "fonts")
    faces = sections()["fonts"].replace("url(fonts/", f"url(file://{fonts}/")
    looks = f"{faces}body{{margin:0}}svg{{display:block;width:100%;height:auto}}"
    path = folder / "table.html"
    path.write_text(f'<!doctype html><meta charset="utf-8"><style>{looks}</style>{markup}', encoding="utf-8")
    page = browser.new_page(viewport={"width": width, "height": 900})
    page.goto(f"file://{path}")
    page.evaluate("document.fonts.ready")
    return page


def late(positions: Callable[..., Iterator[Dragon]], month: int, phase: int, **options: object) -> Dragon:
    """The first position of a random game from this month and phase on."""
    for s in positions(**options):
        if (s.round >= month and s.phase >= phase) or s.over:
            break
    return s


def crowded(players: int) -> Dragon:
    """A late table at its fullest: many palaces, large numbers, all dragons on one group."""
    s = rampart.game("dragon").new(players=players, seed=2, wall=True, super_event="assassination")
    while s.deciders and s.key(s.options(s.deciders[0])[0], s.deciders[0]) != "pass":
        s.choose(s.options(s.deciders[0])[0])
    doc = s.document()
    for p, me in enumerate(doc["players"]):
        floors = [3, 2, 1, 3, 2, 1, 3, 3, 3][: (9, 5, 3, 0, 2)[p]]
        me["palaces"] = {str(site): {"floors": n} for site, n in enumerate(floors, 1)}
        me["points"] = {"palaces": 99, "research": 38}
        me.update(yuan=28, rice=12, fireworks=14, small=11, large=10, track=p * 17 + 40)
    doc["players"][0]["palaces"]["1"]["people"] = ["craftsman", "scholar_old", "tax_collector"]
    doc["dragons"] = [players - 1] * players
    loaded = rampart.game("dragon").load(doc)
    assert isinstance(loaded, Dragon)
    return loaded


def faults_of(browser, drawings: list[str], folder: Path, shot: str = "") -> list[str]:
    """What is wrong with drawings on the screen."""
    page = show(browser, "".join(drawings), folder)
    try:
        if shot:
            page.screenshot(path=folder / shot, full_page=True)
        return page.evaluate(FAULTS)
    finally:
        page.close()


def test_the_check_sees_faults(browser, tmp_path):
    good = svg(crowded(4), 0)
    assert faults_of(browser, [good], tmp_path) == []
    wide = good.replace(">Contagion<", ">Contagion and contagion<")
    assert any("over each other" in fault for fault in faults_of(browser, [good, wide], tmp_path))
    boxed = good.replace(">Warrior<", ">Warriors and more warriors<")
    assert any("leaves its box" in fault for fault in faults_of(browser, [boxed], tmp_path))
    moved = good.replace('<text x="4" ', '<text x="-40" ')
    assert any("outside" in fault for fault in faults_of(browser, [moved], tmp_path))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_words_stay_in_their_boxes_at_a_crowded_table(browser, tmp_path, players):
    s = crowded(players)
    views = [svg(s, viewer, "day", lang, NAMES) for lang in LANGS for viewer in (None, 0, players - 1)]
    assert faults_of(browser, views, tmp_path, f"{players}.png") == []


@pytest.mark.parametrize("event", ["tribute", "drought", "festival", "mongols", "contagion"])
def test_every_forecast_fits(browser, tmp_path, event):
    years = (rampart.game("dragon").new(players=5, seed=seed, wall=True).document() for seed in range(100))
    doc = next(doc for doc in years if doc["events"][2] == event)
    for me in doc["players"]:
        me.update(yuan=1, small=10, large=9)
    s = rampart.game("dragon").load(doc)
    views = [svg(s, viewer, "night", lang, NAMES) for lang in LANGS for viewer in (None, 0)]
    assert faults_of(browser, views, tmp_path) == []


@pytest.mark.parametrize(("month", "phase"), [(0, 0), (4, 1), (7, 3), (9, 2), (12, 5)])
def test_every_phase_fits(browser, tmp_path, positions, month, phase):
    for players in (2, 5):
        s = late(positions, month, phase, seed=7, players=players, wall=True, super_event="random")
        seat = s.deciders[0] if s.deciders else 0
        views = [svg(s, viewer, "day", lang) for lang in LANGS for viewer in (None, seat)]
        assert faults_of(browser, views, tmp_path) == []


def test_a_phone_shows_the_whole_sheet(browser, tmp_path):
    page = show(browser, svg(crowded(5), 0), tmp_path, width=390)
    size = page.evaluate("[document.documentElement.scrollWidth, document.querySelector('svg').clientWidth]")
    page.screenshot(path=tmp_path / "phone.png", full_page=True)
    page.close()
    assert size == [390, 390]
    assert (tmp_path / "phone.png").stat().st_size > 20_000


def test_options_can_be_pressed(browser, tmp_path, positions):
    s = late(positions, 3, 1, seed=7, players=4)
    page = show(browser, svg(s, s.deciders[0]), tmp_path)
    for ring in page.query_selector_all("[data-option]"):
        box = ring.bounding_box()
        hit = "([x, y]) => document.elementFromPoint(x, y).closest('[data-option]')?.dataset.option"
        found = page.evaluate(hit, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
        assert found == ring.get_attribute("data-option")
    page.close()
