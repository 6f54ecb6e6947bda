"""The Great Wall with beasts, the Dragon and the Rat in a real browser: papers, figures and decisions at every size."""

import pytest

from tests.site.browsing import Visitor
from tests.site.test_dragon import BOTH
from tests.site.test_great_wall import go_on
from tests.site.test_looks import faults

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MODULES = {"beasts": True, "iron_dragon": True, "rat": True}
BEASTS = ("yinglong", "white_tiger", "ao", "fenghuang")
PAPERS = ("location-iron_dragon", *(f"beast-{word}" for word in BEASTS), "relic", "rat-card")


def opened(one: Visitor, **options: object) -> None:
    one.open_table("great_wall", ["me", "random", "random", "random"], start=True, **MODULES, **options)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_papers_and_figures_stand_in_their_places_at_every_size(visitor, lang):
    one = visitor(locale=lang)
    opened(one)
    go_on(one, 12)
    board = one.at("#ui-board").inner_html()
    assert [id for id in PAPERS if f'id="{id}"' not in board] == []
    assert all(f'id="figure-{word}"' in board for word in (*BEASTS, "rat"))
    assert faults(one) == []


def test_updates_leave_the_page_as_a_fresh_one_would_be(visitor):
    one = visitor()
    opened(one)
    for _ in range(4):
        if not go_on(one, 5):
            break
        grown, fresh = one.page.evaluate(BOTH)
        assert grown == fresh
