"""Every screen fits: at ten sizes nothing is cut, covered or too small to read, and every option can be reached."""

import os
from pathlib import Path
from urllib.parse import urljoin

import pytest

import rampart
from tests.site import finished
from tests.site.browsing import SETTLED
from tests.site.laid import Laid

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SIZES = {
    "small phone": (360, 640), "phone": (390, 844), "phone on its side": (844, 390),
    "large phone on its side": (932, 430), "tablet upright": (768, 1024), "tablet": (1024, 768),
    "low": (1180, 600), "small laptop": (1280, 720), "laptop": (1366, 768), "desktop": (1440, 900),
    "large": (2560, 1440),
}  # fmt: skip
FEW = ("phone on its side", "tablet upright", "small laptop", "small phone")
LAPTOPS = ("small laptop", "laptop", "desktop")
LANGUAGES = ("de", "cs")  # the longest words, and the most accents
MOMENTS = {  # a step of a game played at random, and how many of its decisions go before
    "dragon": (5, "choose_action", 20), "watch": (4, "build", 40), "great_wall": (4, "place_clerk", 25),
    "crescent_moon": (5, "choose_action", 30),
}  # fmt: skip
MORE = {
    "dragon": (5, "play_card", 15), "watch": (4, "answer_offer", 12), "great_wall": (4, "build", 1),
    "crescent_moon": (5, "choose_cards", 4),
}  # fmt: skip

GEOMETRY = Path(__file__).with_name("screens.js").read_text(encoding="utf-8").partition("\n")[2]


def lay(folder: Path, one, game: str, moments=MOMENTS) -> str:
    """A table of the game in the middle of it, all seats the visitor's own; the address of the seat that is asked."""
    players, step, begin = moments[game]
    record = finished.record(game=game, players=players)
    s = rampart.game(game).replay(record, upto=0)
    made = 0
    while s.asking()[0].name != step or begin:
        begin -= s.asking()[0].name == step
        seat, option = record["choices"][made]
        s.choose(option, seat)
        made += 1
    laid = Laid(folder / "rampart.sqlite", record, made, dict.fromkeys(range(players), one))
    return urljoin(one.site, f"{laid.path}?seat={s.deciders[0]}")


def seen(one, laptop: bool) -> list[str]:
    """What is wrong with the page as it is."""
    found = one.page.evaluate(f"laptop => {{ const look = {GEOMETRY}; return look.faults([laptop]); }}", laptop)
    return found + one.page.evaluate(f"() => {{ const look = {GEOMETRY}; return look.reached(); }}")


def faults(one, name: str) -> list[str]:
    """What is wrong with the page at a size."""
    width, height = SIZES[name]
    one.page.set_viewport_size({"width": width, "height": height})
    one.at("#ui-prompt, #ui-opts").evaluate_all("all => all.forEach(e => e.scrollTo(0, 0))")
    one.page.evaluate(SETTLED)
    found = seen(one, name in LAPTOPS)
    kept = os.environ.get("RAMPART_PICTURES")
    if kept:
        one.page.screenshot(path=str(Path(kept) / f"{one.page.title()[:9]}-{width}x{height}.png"))
    return [f"{width}x{height}: {fault}" for fault in found]


def all_faults(visitor, folder: Path, game: str, lang: str, sizes, moments=MOMENTS) -> list[str]:
    """What is wrong at all these sizes."""
    one = visitor(locale=lang, reduced_motion="reduce")
    one.page.goto(one.site)
    one.go(lay(folder, one, game, moments))
    one.wait_asked()
    return [fault for name in sizes for fault in faults(one, name)]


@pytest.mark.parametrize("game", MOMENTS)
def test_a_table_fits_its_screen(visitor, folder, game):
    assert all_faults(visitor, folder, game, "de", FEW) == []


@pytest.mark.soak
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("moments", [MOMENTS, MORE], ids=["usual", "other"])
@pytest.mark.parametrize("game", MOMENTS)
def test_a_table_fits_every_screen(visitor, folder, game, moments, lang):
    assert all_faults(visitor, folder, game, lang, SIZES, moments) == []


def test_the_check_sees_faults(visitor, folder):
    one = visitor(reduced_motion="reduce")
    one.page.goto(one.site)
    one.go(lay(folder, one, "dragon"))
    one.wait_asked()
    one.page.evaluate("document.getElementById('ui-svg').style.setProperty('width', '500px')")
    one.page.evaluate("document.querySelector('#ui-opts .opt').style.display = 'none'")
    one.page.evaluate("document.getElementById('ui-side').style.marginTop = '-80px'")
    one.page.wait_for_timeout(60)
    found = seen(one, True)
    assert any(" px: " in fault for fault in found)
    assert any("lies over" in fault for fault in found)
    assert any("cannot be reached" in fault for fault in found)


# ---- zoom


SCALE = "() => document.getElementById('ui-svg').getScreenCTM().a"


def test_every_board_zooms_by_wheel_keys_buttons_and_double_press(visitor, folder):
    one = visitor(reduced_motion="reduce")
    one.page.goto(one.site)
    one.go(lay(folder, one, "watch"))
    one.wait_asked()
    whole = one.page.evaluate(SCALE)
    box = one.at("#ui-view").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 20
    one.page.mouse.move(x, y)
    one.page.mouse.wheel(0, -100)
    by_wheel = one.page.evaluate(SCALE)
    assert by_wheel > whole
    one.page.keyboard.press("+")
    assert one.page.evaluate(SCALE) > by_wheel
    one.page.keyboard.press("0")
    assert one.page.evaluate(SCALE) == pytest.approx(whole, rel=0.01)
    one.page.mouse.dblclick(x, y)
    assert one.page.evaluate(SCALE) > whole
    before = one.at("#ui-view").evaluate("e => e.scrollLeft + e.scrollTop")
    one.page.mouse.move(x, y + 60)
    one.page.mouse.down()
    one.page.mouse.move(x - 90, y + 10, steps=4)
    one.page.mouse.up()
    assert one.at("#ui-view").evaluate("e => e.scrollLeft + e.scrollTop") > before
    one.at('.zoomtop [data-zoom=""]').click()
    assert one.page.evaluate(SCALE) == pytest.approx(whole, rel=0.01)


def test_far_away_small_words_are_left_out_and_a_part_brings_them_back(visitor, folder):
    one = visitor(viewport={"width": 844, "height": 390}, reduced_motion="reduce")
    one.page.goto(one.site)
    one.go(lay(folder, one, "crescent_moon"))
    one.wait_asked()
    hidden = "() => [...document.querySelectorAll('#ui-svg text')].filter(e => !e.checkVisibility()).length"
    assert one.page.evaluate(hidden) == 0
    one.at('.zoom [data-zoom=""]').click()
    assert one.page.evaluate(hidden) > 20
    one.at("[data-pane]").nth(1).click()
    assert one.page.evaluate(hidden) == 0
    assert one.at("[data-pane]").nth(1).get_attribute("aria-pressed") == "true"
