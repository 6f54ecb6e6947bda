"""The Great Wall with Genghis Khan, and a scenario of the chronicles, in a real browser: cards, papers, every size."""

import pytest

from tests.site.test_great_wall import go_on
from tests.site.test_looks import faults

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SEATS = ["me", "random", "random"]


@pytest.mark.parametrize(
    ("options", "ids"),
    [
        ({"khan": True}, ("khan-genghis_khan", "khan-figure", "award")),
        ({"chronicles": "freezing_weather"}, ("scenario",)),
    ],
    ids=("khan", "chronicles"),
)
def test_its_pieces_stand_in_their_places_at_every_size(visitor, options, ids):
    one = visitor()
    one.open_table("great_wall", SEATS, start=True, **options)
    go_on(one, 12)
    board = one.at("#ui-board").inner_html()
    assert [id for id in ids if f'id="{id}"' not in board] == []
    assert faults(one) == []
