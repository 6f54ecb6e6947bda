"""Solo, co-operative play and all expansions of The Great Wall in a real browser: how they begin, look and end."""

import pytest

import rampart
from tests.golden.stored import records
from tests.site.browsing import Visitor
from tests.site.prepared import begin_at
from tests.site.test_great_wall import MOST, STILL, go_on, the_end
from tests.site.test_looks import SIZES, faults

pytestmark = [pytest.mark.browser, pytest.mark.slow]

ALL = {"black_powder": True, "iron_dragon": True, "beasts": True, "khan": True, "rat": True}
FORM = "form.nf"


def offered(one: Visitor, field: str) -> list[str]:
    """The values of a question of 'Play now' that can be seen, none where it is not asked."""
    return one.at(f"{FORM} [name='{field}']").evaluate_all(
        "all => all.filter(e => !e.disabled && e.closest('label').checkVisibility()).map(e => e.value)"
    )


def choose(one: Visitor, field: str, value: str) -> None:
    one.at(f"{FORM} [name='{field}'][value='{value}']").evaluate("e => e.closest('label').click()")


def test_play_now_asks_for_the_kind_of_game_where_it_goes_with_the_players(visitor):
    one = visitor()
    one.page.goto(one.site)
    choose(one, "game", "great_wall")
    choose(one, "players.great_wall", "3")
    assert offered(one, "option.great_wall.coop") == ["False", "True"]
    assert offered(one, "option.great_wall.level") == []
    choose(one, "players.great_wall", "1")
    assert offered(one, "option.great_wall.coop") == []
    assert offered(one, "option.great_wall.level") == ["normal", "hard", "very_hard"]


def test_play_now_begins_a_co_operative_game_and_remembers_it(visitor):
    one = visitor()
    one.page.goto(one.site)
    choose(one, "game", "great_wall")
    choose(one, "players.great_wall", "3")
    choose(one, "option.great_wall.coop", "True")
    one.at(f"{FORM} button[name=bots]").click()
    one.page.wait_for_selector("#ui-board")
    assert "Shame bank" in one.at("#ui-board").inner_html()
    one.page.goto(one.site)
    assert one.at(f"{FORM} [name='option.great_wall.coop']:checked").get_attribute("value") == "True"


def test_a_shared_end_is_told_as_one(visitor, folder):
    one = visitor(**STILL)
    address = one.open_table("great_wall", ["me", "random"], coop=True)
    record = records("great_wall")["coop-2-won"]
    s = rampart.game("great_wall").replay(record, upto=len(record["choices"]) - 1)
    one.go(begin_at(folder, address, s))
    one.page.set_viewport_size({"width": 1440, "height": 900})
    assert not go_on(one, 400)
    assert len(the_end(one)) == 2
    assert one.at("#ui-result").inner_text() in ("Everyone wins together", "Everyone loses together")
    assert "You all" in one.at("#ui-over-podium").inner_text()


@pytest.mark.soak
def test_a_whole_solo_game_ends(visitor):
    one = visitor(**STILL)
    one.open_table("great_wall", ["me"], start=True)
    one.page.set_viewport_size({"width": 1440, "height": 900})
    assert not go_on(one, MOST)
    assert len(the_end(one)) == 1


@pytest.mark.soak
@pytest.mark.parametrize("together", [False, True])
def test_a_game_with_all_expansions_that_combine_is_whole_at_every_size(visitor, together):
    one = visitor(**STILL)
    one.open_table("great_wall", ["me", "random", "random", "random"], start=True, coop=together, **ALL)
    found = []
    for _ in range(6):
        if not go_on(one, 15):
            break
        found += faults(one)
        one.page.set_viewport_size(dict(zip(("width", "height"), SIZES["desktop"], strict=True)))
    assert found == []
    assert not go_on(one, MOST)
    assert len(the_end(one)) == 4
