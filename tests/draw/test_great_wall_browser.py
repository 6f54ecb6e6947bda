"""The drawing of The Great Wall in a real browser: every text in its box, nothing outside the sheet."""

import pytest
from tests.draw.test_browser import FAULTS, NAMES, show
from tests.draw.test_great_wall import LANGS, late

from rampart.draw.table import svg
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import FIRST_SOLDIER, KINDS, OPEN, STANCES, WOUND

TOLERANT = FAULTS.replace("[id^=person-]", "[id^=rest-]")  # the number of a group stands on its figure
pytestmark = [pytest.mark.browser, pytest.mark.slow]


def crowded(players: int) -> GreatWall:
    """A late table at its fullest: hordes covered, walls manned, large numbers."""
    s = late(players)
    for slot, cells in enumerate(s.covers):
        if s.hordes[slot] >= 0:
            for cell, cover in enumerate(cells):
                if cover == OPEN and cell % 3:
                    cells[cell] = WOUND if cell % 2 else FIRST_SOLDIER + slot % players * STANCES
    for p in range(players):
        s.resources[p] = [28, 31, 12, 44]
        s.honour[p] = 188
        s.rest[p] = ([3, 1, 1] + [0] * (KINDS - 3)) * 3
        s.advisors[p] = list(range(p * 6, p * 6 + 5))
    return s


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_words_stay_in_their_boxes_at_a_crowded_table(browser, tmp_path, players):
    s = crowded(players)
    views = [svg(s, viewer, "day", lang, NAMES) for lang in LANGS for viewer in (None, players - 1)]
    page = show(browser, "".join(views), tmp_path)
    faults = page.evaluate(TOLERANT)
    page.close()
    assert faults == []


def test_the_check_sees_faults(browser, tmp_path):
    good = svg(crowded(4), 0)
    wide = good.replace(">Headquarters<", ">Headquarters of all the generals<")
    boxed = good.replace(">Tea order<", ">Tea order and more tea<")
    for bad, fault in ((wide, "over each other"), (boxed, "leaves its box")):
        page = show(browser, bad, tmp_path)
        assert any(fault in found for found in page.evaluate(TOLERANT))
        page.close()


def test_a_phone_shows_the_whole_sheet(browser, tmp_path):
    page = show(browser, svg(crowded(4), 0, "night"), tmp_path, width=390)
    size = page.evaluate("[document.documentElement.scrollWidth, document.querySelector('svg').clientWidth]")
    page.screenshot(path=tmp_path / "phone.png", full_page=True)
    page.close()
    assert size == [390, 390]
    assert (tmp_path / "phone.png").stat().st_size > 40_000


def test_options_can_be_pressed(browser, tmp_path):
    s = late(4)
    page = show(browser, svg(s, s.deciders[0]), tmp_path)
    page.set_viewport_size({"width": 984, "height": 1300})
    rings = page.query_selector_all("[data-option]")
    assert rings
    for ring in rings:
        box = ring.bounding_box()
        hit = "([x, y]) => document.elementFromPoint(x, y).closest('[data-option]')?.dataset.option"
        assert page.evaluate(hit, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]) is not None
    page.close()
