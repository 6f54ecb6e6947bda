"""Crescent Moon in real browsers: secret cards, a hiring with counter-offers, and a whole game to its end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import rampart
from rampart import State
from tests.games.crescent_moon.table import AFTER_ACTION, N, W, step, table
from tests.site.browsing import ASKED, MOMENT, OVER, READY, Visitor
from tests.site.conftest import serve
from tests.site.prepared import begin_at
from tests.site.test_dragon import BOTH
from tests.site.test_looks import faults

pytestmark = [pytest.mark.browser, pytest.mark.slow]

QUIET = {"reduced_motion": "reduce", "viewport": {"width": 1200, "height": 640}}
SEATS = ["me", "greedy", "greedy", "greedy", "open"]
READY_TO_CHOOSE = f"() => document.querySelector('{ASKED}') !== null && {READY}"
COINS = "#ui-seat-0 .row span:nth-child(2)"  # after the crest
SOON = 3000  # milliseconds
LONGEST = 240_000
STUCK = 600  # looks at both pages in vain, 50 milliseconds apart

# Press the option of this place in the list, counted round and round; the site may have passed in the meantime.
PRESS = """n => {
  const all = [...document.querySelectorAll('#ui-opts button[data-option]')].filter(o => !o.hidden && !o.disabled);
  all[n % all.length]?.click();
}"""


# Press the first option, unless this one has come in the meantime; where there is only one, the site passes itself.
PRESS_UNLESS = f"""key => {{
  const all = document.querySelectorAll('#ui-opts button[data-option]');
  if (all.length > 1 && ![...all].some(o => o.dataset.option === key)) ({PRESS})(0);
}}"""


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


def sit_down(ada: Visitor, ben: Visitor, **options: bool) -> str:
    """A full table that has not begun: a Warlord, three bots and a Nomad."""
    address = ada.open_table("crescent_moon", SEATS, **options)
    ben.go(address)
    ben.at("[data-act=sit]").click()
    ada.page.wait_for_selector("[data-act=start]:enabled")
    return address


def asked_now(people: tuple[Visitor, ...]) -> Visitor | None:
    """Who is asked; None once everyone sees the end."""
    for _ in range(STUCK):
        for one in people:
            if one.page.evaluate(READY_TO_CHOOSE):
                return one
        if all(one.at(OVER).count() for one in people):
            return None
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked, and the game is not over")


def play_on(people: tuple[Visitor, ...], until: str = "") -> None:
    """Both take their first options until the first of them is offered something, or to the end."""
    while (one := asked_now(people)) is not None:
        if until and one is people[0] and one.option(until).count():
            return
        before = one.moment()
        one.page.evaluate(PRESS_UNLESS, until)
        one.changes(before, SOON)


def last_rounds() -> State:
    """The third round of the last year: the Warlord stands before a fort of the Nomad, both with cards."""
    where = {
        "c5": "7W", "c4": "2N fort:N *N", "a1": "fort:M *M", "b2": "city fort:S", "b1": "castle:C palace", "d1": "1C",
    }  # fmt: skip
    todo = [step("choose_action", W), *AFTER_ACTION, step("next_turn", W, round=3)]
    return table(
        where, todo, active=W, year=3, round=3, coins=[8, 3, 6, 4, 2], reserves=[1, 0, 0, 0, 4],
        hands={W: ["campaign", "horse_archers"], N: ["camel_cavalry"]}, options={"sealed": True},
        market=["imam", "elder", "vizier", "caravan", "informer", "preacher", "sheikh", "coercion", "corvee"],
    )  # fmt: skip


def test_secret_cards_and_a_hiring_with_counter_offers_to_the_end(pair, home):
    ada, ben = pair
    address = begin_at(home[0], sit_down(ada, ben), last_rounds())
    for one in pair:
        one.frames.clear()
        one.go(address)

    ada.choose("assault")
    ada.choose("ordinary:6")
    ada.choose("add:campaign")
    ada.choose("add:horse_archers")
    ada.choose("done")
    ben.wait_asked()
    assert ben.at("#clash-back-0").count() == 1
    assert [words for words in ("horse_archers", "Horse Archers") if words in all_of(ben)] == []
    ben.choose("add:camel_cavalry")
    assert [words for words in ("camel_cavalry", "Camel Cavalry") if words in all_of(ada)] == []
    ben.choose("done")
    for one in pair:
        one.page.wait_for_selector("#clash [id^=played-]")
        assert "Horse Archers" in all_of(one)
        assert "Camel Cavalry" in all_of(one)

    play_on(pair, until="hire")
    coins = int(ada.at(COINS).first.inner_text())
    ada.choose("hire")
    ada.choose("units:2")
    ada.choose("price:2")
    answer(ben, ["2", "2"], "counter", "units:2", "price:5")
    answer(ada, ["5", "2"], "counter", "units:1", "price:3")
    ben.wait_asked()
    assert ben.option("counter").count() == 0  # the third proposal is the last
    answer(ben, ["1", "3"], "accept")
    ada.wait_until(f"n => document.querySelector('{COINS}').textContent.trim() === n", str(coins - 3))
    play_on(pair)
    scores = [one.at(".seat .sc").all_inner_texts() for one in pair]
    assert scores[0] == scores[1]
    assert len(scores[0]) == 5


def all_of(one: Visitor) -> str:
    """All that a browser was sent, and what it shows."""
    return one.received() + one.page.content()


def answer(one: Visitor, sides: list[str], *keys: str) -> None:
    """Someone sees what an offer costs him and what he gets, and answers it."""
    one.wait_asked()
    assert one.at(".deal .swap > div").all_inner_texts() == sides
    for key in keys:
        one.choose(key)


# Someone who presses an option whenever one is asked, each time that of the next place in the list.
PLAY_ALONG = f"""() => {{
  window.pressed = 0;
  let last = '', at = 0;
  setInterval(() => {{
    if (!({READY_TO_CHOOSE})()) return;
    const now = ({MOMENT})();
    if (now === last && Date.now() - at < {SOON}) return;
    pressed += 1;  // also where a press did nothing: the next tries another option
    [last, at] = [now, Date.now()];
    const panel = document.querySelector('.compose.open:not([data-inline])');
    if (!panel) return ({PRESS})(pressed);
    const [more, send] = ['[data-by="1"]:not(:disabled)', '[type=submit]'].map(q => () => panel.querySelector(q));
    for (let n = 0; n < 40 && send().disabled && more(); n += 1) more().click();
    (send().disabled ? document.querySelector('[data-back]') : send()).click();
  }}, 30);
}}"""


def test_two_people_and_three_bots_play_a_whole_game(pair):
    ada, ben = pair
    address = sit_down(ada, ben, sealed=False)
    for one in pair:
        one.page.evaluate(PLAY_ALONG)
    ada.at("[data-act=start]").click()
    for one in pair:
        one.page.wait_for_selector(OVER, timeout=LONGEST)
        assert one.page.evaluate("pressed") > 12  # at least an action in every round
    scores = [one.at(".seat .sc").all_inner_texts() for one in pair]
    assert scores[0] == scores[1]
    record = ada.context.request.get(f"{address}/record.json").json()
    assert scores[0] == [str(points) for points in rampart.game("crescent_moon").replay(record).scores()]


@pytest.mark.parametrize("lang", ["cs", "de"])
def test_nothing_overflows_and_updates_make_the_page_that_loads_anew(browser, home, lang):
    one = Visitor(browser, home[1], reduced_motion="reduce", locale=lang)
    one.page.goto(one.site)
    one.post("preferences", name="Wilhelmine Vendelínová")
    one.open_table("crescent_moon", ["random", "random", "random", "me", "random"], start=True)
    one.at("#ui-coming .aid summary").click()
    found = []
    for turn in range(2):
        for n in range(5):
            one.wait_asked()
            before = one.moment()
            one.page.evaluate(PRESS, turn + n)
            one.wait_after(before)
        one.wait_asked()
        found += faults(one)
        one.page.set_viewport_size({"width": 1440, "height": 900})
    assert found == []
    assert one.at("#ui-coming .aid[open]").count() == 1  # it stays as someone left it
    grown, fresh = one.page.evaluate(BOTH)
    assert grown == fresh
    one.close()
