"""Crescent Moon in real browsers: secret cards, a hiring with counter-offers, and a whole game to its end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.crescent_moon.table import N, W, step, table
from tests.site.browsing import ASKED, OVER, Visitor
from tests.site.conftest import serve
from tests.site.prepared import begin_at

pytestmark = [pytest.mark.browser, pytest.mark.slow]

QUIET = {"reduced_motion": "reduce", "viewport": {"width": 1200, "height": 640}}
SEATS = ["me", "greedy", "greedy", "greedy", "open"]
STUCK = 600  # looks at both pages in vain, 50 milliseconds apart

# Press the option of this place in the list, counted round and round, and the price that is shown where one steps.
PRESS = """n => {
  const all = [...document.querySelectorAll('#ui-opts button[data-option]')].filter(o => !o.hidden && !o.disabled);
  all[n % all.length].click();
}"""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, str]]:
    """The folder and the address of a site with fast bots."""
    folder = tmp_path_factory.mktemp("moon")
    process, address = serve(folder)
    yield folder, address
    process.terminate()
    process.wait(20)


@pytest.fixture
def pair(browser, home) -> Iterator[tuple[Visitor, Visitor]]:
    """Two people with browsers of their own."""
    ada, ben = Visitor(browser, home[1], **QUIET), Visitor(browser, home[1], **QUIET)
    yield ada, ben
    ada.close()
    ben.close()


def sit_down(ada: Visitor, ben: Visitor) -> str:
    """A full table that has not begun: a Warlord, three bots and a Nomad."""
    address = ada.open_table("crescent_moon", SEATS)
    ben.go(address)
    ben.at("[data-act=sit]").click()
    ada.page.wait_for_selector("[data-act=start]:enabled")
    return address


def asked_now(people: tuple[Visitor, ...]) -> Visitor | None:
    """Who is asked; None once everybody sees the end."""
    for _ in range(STUCK):
        for one in people:
            if one.at(ASKED).count():
                one.wait_asked()
                return one
        if all(one.at(OVER).count() for one in people):
            return None
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked, and the game is not over")


def play_on(people: tuple[Visitor, ...], until: str = "", turning: bool = False) -> int:
    """Both take their first option, or each time another, until the first of them is offered something."""
    made = 0
    while (one := asked_now(people)) is not None:
        if until and one is people[0] and one.option(until).count():
            break
        before = one.moment()
        one.page.evaluate(PRESS, made if turning else 0)
        one.wait_after(before)
        made += 1
    return made


def last_rounds() -> dict:
    """The third round of the last year: the Warlord stands before a fort of the Nomad, both with cards."""
    where = {
        "c5": "4W", "c4": "2N fort:N *N", "a1": "fort:M *M", "b2": "city fort:S", "b1": "castle:C palace", "d1": "1C",
    }  # fmt: skip
    return table(
        where, [step("turn", W, round=3)], active=W, year=3, round=3, coins=[8, 3, 6, 4, 2], reserves=[1, 0, 0, 0, 4],
        hands={W: ["campaign", "horse_archers"], N: ["ambush"]}, options={"sealed": True},
        market=["imam", "elder", "vizier", "caravan", "informer", "preacher", "sheikh", "coercion", "corvee"],
    )  # fmt: skip


def test_secret_cards_and_a_hiring_with_counter_offers_to_the_end(pair, home):
    ada, ben = pair
    address = begin_at(home[0], sit_down(ada, ben), last_rounds())
    for one in pair:
        one.frames.clear()
        one.go(address)

    ada.choose("assault")
    ada.choose("ordinary:4")
    ada.choose("add:campaign")
    ada.choose("add:horse_archers")
    ada.choose("done")
    ben.wait_asked()
    assert ben.at("#clash-back-0").count() == 1
    assert [words for words in ("horse_archers", "Horse archers") if words in all_of(ben)] == []
    ben.choose("add:ambush")
    assert [words for words in ("ambush", "Ambush") if words in all_of(ada)] == []
    ben.choose("done")
    for one in pair:
        one.page.wait_for_selector("#clash [id^=played-]")
        assert "Horse archers" in all_of(one)
        assert "Ambush" in all_of(one)

    play_on(pair, until="hire")
    coins = coins_of(ada)
    ada.choose("hire")
    ada.choose("units:2")
    ada.choose("price:2")
    answer(ben, ["2 mercenaries", "2 coins"], "counter", "units:2", "price:5")
    answer(ada, ["5 coins", "2 mercenaries"], "counter", "units:1", "price:3")
    ben.wait_asked()
    assert ben.option("counter").count() == 0  # the third proposal is the last
    answer(ben, ["1 mercenary", "3 coins"], "accept")
    ada.wait_until(f"() => table.textContent.includes('{coins}')")
    play_on(pair)
    scores = [one.at(".seat .sc").all_inner_texts() for one in pair]
    assert scores[0] == scores[1]
    assert len(scores[0]) == 5


def all_of(one: Visitor) -> str:
    """All that a browser was sent, and what it shows."""
    return one.received() + one.page.content()


def coins_of(one: Visitor) -> str:
    """The coins of the first seat."""
    return one.at("#ui-seat-0 .row span").first.inner_text()


def answer(one: Visitor, sides: list[str], *keys: str) -> None:
    """Somebody sees an offer from his own side, and answers it."""
    one.wait_asked()
    assert [side.replace("\n", " ") for side in one.at(".deal .swap > div").all_inner_texts()] == sides
    for key in keys:
        one.choose(key)


def test_two_people_and_three_bots_play_a_whole_game(pair):
    ada, ben = pair
    sit_down(ada, ben)
    ada.at("[data-act=start]").click()
    made = play_on(pair, turning=True)
    assert made > 24  # at least an action of each in every round
    scores = [one.at(".seat .sc").all_inner_texts() for one in pair]
    assert scores[0] == scores[1]
    assert "hand-4-" not in ada.received()
    assert "hand-0-" not in ben.received()
