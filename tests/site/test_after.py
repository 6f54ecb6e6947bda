"""After the game in a real browser: the result, the replay by keyboard, the rules beside the table."""

import json

import pytest

from tests.assistive import SERIOUS, barriers
from tests.site.finished import record

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NAMES = ("Wilhelmine Vendelínová", "Mei", "<i>Tomáš</i>", "Lan")
SIZES = ((1440, 900), (1024, 768), (390, 844))
WIDE = """[...document.querySelectorAll('.over .panel, .pod, .rp .panel, .text')]
  .filter(e => e.scrollWidth > e.clientWidth + 2)"""
OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('#ui-over .panel, .pod, #ui-board, #ui-side')]
    .filter(e => e.offsetParent).map(e => [e.id || e.className, e.getBoundingClientRect()]);
  const beside = (x, y) => x.left >= y.right - 1 || y.left >= x.right - 1;
  const apart = (x, y) => beside(x, y) || x.top >= y.bottom - 1 || y.top >= x.bottom - 1;
  return boxes.flatMap(([a, x], i) => boxes.slice(i + 1).filter(([, y]) => !apart(x, y)).map(([b]) => `${a} ${b}`));
}"""


def brought(one, **how):
    """The path of a table that a record has become."""
    made = one.post("records", **record(*NAMES, players=4, **how))
    return one.site + f"t/{made['table']}"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_result_fits_every_size_and_is_accessible(visitor, theme):
    one = visitor(color_scheme=theme, bypass_csp=True, locale="de-DE")
    one.go(brought(one))
    for width, height in SIZES:
        one.page.set_viewport_size({"width": width, "height": height})
        podium = one.at("#ui-over-podium svg").bounding_box()
        assert podium["y"] < height / 2 and podium["width"] > width * 0.5
        assert one.page.evaluate("document.documentElement.scrollWidth") <= width
        assert one.page.evaluate(f"{WIDE}.map(e => e.id)") == []
        below = one.at("#ui-over-again").bounding_box()["y"]
        assert below > podium["y"]
    assert one.at("#ui-over i").count() == 0
    assert barriers(one.page, SERIOUS) == []
    one.page.set_viewport_size({"width": 1440, "height": 900})
    assert barriers(one.page, SERIOUS) == []


def test_the_link_is_copied_by_a_press(visitor):
    one = visitor(permissions=["clipboard-read", "clipboard-write"])
    address = brought(one)
    for page, link in ((address, address), (f"{address}/replay?at=7", f"{address}/replay?at=7")):
        one.page.goto(page)
        one.at("[data-share]").click()
        one.page.get_by_text("Link copied").wait_for()
        assert one.page.evaluate("navigator.clipboard.readText()") == link


def test_the_panels_do_not_lie_upon_each_other(visitor):
    one = visitor()
    one.go(brought(one))
    for width, height in SIZES:
        one.page.set_viewport_size({"width": width, "height": height})
        assert one.page.evaluate(OVERLAPS) == []


def test_a_replay_by_keyboard(visitor):
    one = visitor()
    one.page.goto(brought(one) + "/replay?at=5")
    page = one.page

    def at(choice):
        page.wait_for_function("n => document.getElementById('replay').dataset.at === String(n)", arg=choice)

    page.wait_for_selector("html.scripted")
    page.evaluate("document.querySelectorAll('#rp-svg .pc').forEach(piece => { piece.kept = piece.id; })")
    page.keyboard.press("ArrowRight")
    at(6)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    at(4)
    assert "at=4" in page.url
    page.keyboard.press("PageDown")
    at(14)
    kept = page.evaluate("[...document.querySelectorAll('#rp-svg .pc')].filter(e => e.kept === e.id).length")
    assert kept > 10
    page.keyboard.press("End")
    last = int(page.locator("#replay").get_attribute("data-of"))
    at(last)
    page.keyboard.press("Home")
    at(0)
    page.keyboard.press("Space")
    page.wait_for_function("() => Number(document.getElementById('replay').dataset.at) >= 2")
    page.keyboard.press("Space")
    assert page.locator("[data-play]").get_attribute("aria-pressed") == "false"
    page.locator(".rp-bar input").fill("30")
    at(30)
    assert "30" in page.locator("#rp-head").inner_text()
    assert one.faults == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_replay_fits_and_is_accessible(visitor, theme):
    one = visitor(color_scheme=theme, bypass_csp=True)
    one.page.goto(brought(one) + "/replay?at=40")
    for width, height in (SIZES[2], SIZES[0]):
        one.page.set_viewport_size({"width": width, "height": height})
        assert one.page.evaluate("document.documentElement.scrollWidth") <= width
        assert one.at(".rp-bar input").bounding_box()["y"] < height
    assert barriers(one.page, SERIOUS) == []


def test_a_replay_needs_no_script(visitor):
    one = visitor(java_script_enabled=False)
    one.page.goto(brought(one) + "/replay?at=5")
    one.at('.rp-links [href="?at=6"]').click()
    assert "6" in one.at("#rp-head").inner_text()
    assert one.at("[data-play]").is_hidden()


def test_the_rules_open_beside_the_table(visitor):
    one = visitor(bypass_csp=True)
    one.go(brought(one))
    book = one.at("#ui-tools a.ib")
    book.click()
    one.page.wait_for_selector("#ui-rules [data-book]")
    one.page.keyboard.type("tornado")
    one.page.wait_for_function("() => document.querySelectorAll('#ui-rules [data-find]').length < 20")
    shown = one.at("#ui-rules [data-find]:visible").all_inner_texts()
    assert shown and one.at("#ui-rules h3:visible").all_inner_texts()[-1] == "Tornado"
    assert str(len(shown)) in one.at("#ui-rules .found").inner_text()
    assert barriers(one.page, SERIOUS) == []
    one.page.keyboard.press("Escape")
    assert not one.at("#ui-rules").is_visible()
    assert book.evaluate("link => link === document.activeElement")
    one.at(".ln .rule").first.evaluate("link => link.click()")
    one.page.wait_for_selector("#ui-rules li:target")


def test_a_new_search_looks_through_all_rules(visitor):
    one = visitor()
    one.page.goto(one.site + "rules/dragon?q=tornado")
    assert one.at("#YD-204").count() == 0
    one.at("form.find input").fill("drought")
    one.page.wait_for_function("() => [...document.querySelectorAll('h3')].some(one => one.textContent === 'Drought')")
    shown = one.at("[data-find]:visible").all_inner_texts()
    assert "Every palace in which someone lives must be fed: pay one rice for each." in " ".join(shown)
    assert one.at("h3:visible").all_inner_texts().count("Drought") == 1
    one.at("form.find input").fill("")
    one.page.wait_for_selector("#YD-204")


def test_the_result_comes_into_view_when_the_game_ends_and_a_rematch_begins(visitor):
    one = visitor()
    one.open_table("haggling", ["me", "random"], start=True)
    while one.asked_or_over():
        before = one.moment()
        one.at("#ui-opts button.opt").first.click()
        one.wait_after(before)
    one.page.wait_for_selector("#ui-over-podium h2", state="visible")
    assert one.at("#table").evaluate("main => main.scrollTop") == 0
    table = one.page.url
    one.at("[data-act=rematch]").click()
    one.page.wait_for_url(lambda url: url != table)
    one.go(table)
    assert one.at("#ui-over-again a.pri").get_attribute("href") in one.page.evaluate("document.body.innerHTML")
    one.at("#ui-over-again a.pri").click()
    one.page.wait_for_url(lambda url: url != table)


def test_a_file_is_opened_in_the_browser(visitor, tmp_path):
    one = visitor()
    one.page.goto(one.site + "records")
    for content, said in (("{}", "can’t be read"), ("nonsense", "JSON"), ("x" * 1_200_000, "1 MB")):
        file = tmp_path / "record.json"
        file.write_text(content)
        one.at("#record-file").set_input_files(file)
        one.at(".record-form button").click()
        one.page.wait_for_function(
            "said => document.getElementById('record-wrong').textContent.includes(said)", arg=said
        )
    file.write_text(json.dumps(record(*NAMES, players=4)))
    one.at("#record-file").set_input_files(file)
    one.at(".record-form button").click()
    one.page.wait_for_url("**/replay")
