"""The drawing of the Watch in a real browser: every text in its box, nothing outside the sheet."""

import pytest
from tests.draw.test_browser import faults_of, show
from tests.draw.watch_tables import NAMES, full_table, play

from rampart.draw.table import svg
from rampart.text import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MODES = [("watch", 4), ("watch", 3), ("watch56", 6), ("base", 4), ("classic", 2)]


@pytest.mark.parametrize(("mode", "seats"), [("watch", 4), ("watch56", 6)])
def test_words_stay_in_their_boxes_in_the_middle_of_a_game(browser, tmp_path, mode, seats):
    s = full_table(mode, seats)
    views = [svg(s, viewer, "day", lang, NAMES) for lang in LANGUAGES for viewer in (None, 0)]
    assert faults_of(browser, views, tmp_path) == []
    assert faults_of(browser, [svg(s, 0, "night", "cs", NAMES)], tmp_path, f"{mode}.png") == []
    assert (tmp_path / f"{mode}.png").stat().st_size > 100_000


@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_words_stay_in_their_boxes_as_a_game_goes_on(browser, tmp_path, mode, seats):
    drawn = []
    for n, s in enumerate(play(seed=21, players=seats, mode=mode)):
        if n in (0, 60, 150):
            drawn += [svg(s, s.deciders[0], "day", lang, NAMES) for lang in LANGUAGES]
    assert len(drawn) == 12
    assert faults_of(browser, drawn, tmp_path) == []


def test_options_can_be_pressed(browser, tmp_path):
    page = show(browser, svg(full_table(), 0), tmp_path)
    rings = page.query_selector_all("[data-option]")
    assert len(rings) > 10
    hit = "([x, y]) => document.elementFromPoint(x, y).closest('[data-option]')?.dataset.option"
    for ring in rings:
        ring.scroll_into_view_if_needed()
        box = ring.query_selector(".ring").bounding_box()
        found = page.evaluate(hit, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
        assert found == ring.get_attribute("data-option")
    page.close()


def test_a_phone_shows_the_whole_sheet(browser, tmp_path):
    page = show(browser, svg(full_table("watch56", 6), 0), tmp_path, width=390)
    size = page.evaluate("[document.documentElement.scrollWidth, document.querySelector('svg').clientWidth]")
    page.close()
    assert size == [390, 390]
