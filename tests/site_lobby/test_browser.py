"""The lobby in a real browser: one press to a game, tables by link, preferences, keys alone, and no one left out."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rampart.text import LANGUAGES
from tests.assistive import SERIOUS, barriers
from tests.server.client import Served
from tests.site_lobby.conftest import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]

PAGES = ("/", "/watch", "/learn", "/new/dragon", "/new/auction", "/preferences", "/no/such/page")
PAGES += ("/you", "/account", "/vacation")


@pytest.fixture
def person(browser: Any, server: Served) -> Iterator[Callable[..., Any]]:
    """Makes someone with a browser of their own; whatever it complains of fails the test."""
    contexts: list[Any] = []
    complaints: list[str] = []

    def make(width: int = 1440, lang: str = "en", **wishes: Any) -> Any:
        size = {"width": width, "height": 900}
        context = browser.new_context(base_url=server.url, viewport=size, locale=lang, **wishes)
        context.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
        context.on("weberror", lambda error: complaints.append(str(error.error)))
        context.set_default_timeout(10_000)
        contexts.append(context)
        return context.new_page()

    yield make
    for context in contexts:
        context.close()
    # a page that answers with a refusal is no fault
    assert [text for text in complaints if "Failed to load resource" not in text] == []


@pytest.fixture(scope="module", autouse=True)
def busy_lobby(server: Served) -> None:
    """Tables in every state, with long names and one that speaks another direction."""
    host = Visitor(server)
    host.name_me("Agnieszka Brzęczyszczyki")
    host.new_table(players="5", seats=["me", "greedy", "open", "open", "open"], name="Für alle, die warten",
                   option__wall="True", option__super_event="random", option__large_price="6")  # fmt: skip
    host.new_table(players="2", seats=["me", "open"])
    host.new_table(
        players="4", seats=["me", "local", "local", "local"], seat_names=["", "שרה", "W" * 24, "👩‍👩‍👧‍👦" * 9]
    )
    host.new_table(players="2", seats=["random", "greedy"])


def play_now(page: Any) -> None:
    """Play a game against bots from the lobby."""
    page.locator(".now [name=game][value=dragon]").check()
    page.locator(".now").get_by_role("button", name="Start").click()


def test_one_press_leads_from_the_lobby_to_a_running_game(person: Callable[..., Any]) -> None:
    page = person()
    page.goto("/")
    play_now(page)
    page.wait_for_url("**/t/*")
    assert page.locator("main#table").count() == 1
    page.goto("/")
    assert page.locator("#waiting .mt").count() == 1


def test_the_lobby_listens_and_asks_only_when_something_changed(person: Callable[..., Any], server: Served) -> None:
    page = person()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.resource_type == "fetch" else None)
    with page.expect_websocket(lambda socket: socket.url.endswith("/lobby/ws")) as found:
        page.goto("/")
    assert asked == []
    with found.value.expect_event("framereceived"):
        Visitor(server).new_table(players="2", seats=["me", "open"], name="Just opened")
    page.get_by_text("Just opened").first.wait_for()
    assert asked == [page.url]


def test_everything_can_be_done_without_scripts(person: Callable[..., Any]) -> None:
    page = person(java_script_enabled=False)
    page.goto("/preferences")
    page.get_by_label("Name").fill("Radek")
    page.get_by_role("radio", name="Night").check()
    page.get_by_role("button", name="Save").click()
    assert page.get_by_role("status").first.inner_text() == "Saved."
    page.goto("/")
    assert "Radek" in page.locator(".me").inner_text()
    page.get_by_role("button", name="Switch to day").click()
    assert page.locator("html").get_attribute("data-theme") == "day"
    play_now(page)
    assert page.locator("main#table").count() == 1


def test_a_new_table_with_options_and_a_friend_by_link(person: Callable[..., Any]) -> None:
    host, friend = person(), person(lang="cs")
    host.goto("/")
    host.locator(".newmenu summary").click()
    host.locator(".newmenu").get_by_role("link", name="In the Year of the Dragon").click()
    host.get_by_role("radio", name="3", exact=True).check()
    assert host.locator(".sr:visible").count() == 3, "as many seats as players"
    host.get_by_label("Yellow", exact=True).select_option("local")
    host.get_by_label("Name for the seat Yellow").fill("Mei")
    host.get_by_role("radio", name="with the wall").check()
    host.get_by_label("Super event", exact=True).select_option("flood")
    host.get_by_label("Name of the table").fill("By the river")
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    link = re.search(r"/join/[\w-]+", host.content())
    assert link is not None
    friend.goto(link[0])
    assert "By the river" in friend.locator("h1").inner_text()
    friend.get_by_label("Tvé jméno").fill("Kuba")
    friend.get_by_role("button", name="Sednout si sem").click()
    friend.wait_for_url("**/t/*")
    assert friend.url.split("?")[0] == host.url.split("?")[0]
    host.get_by_text("Kuba").first.wait_for()


def test_only_what_goes_together_is_offered_and_the_rest_is_said(person: Callable[..., Any]) -> None:
    page = person(lang="pl")
    page.goto("/new/dragon")
    page.get_by_label("Nazwa stołu").fill("Mur")
    bonus = page.locator("[name='option.random_wall_bonus'][value='True']")
    assert bonus.is_disabled(), "without the wall there is no bonus for it"
    page.locator("[name='option.wall'][value='True']").check()
    bonus.check()
    without = page.locator("[name='option.wall'][value='False']")
    assert without.is_disabled(), "a bonus for the wall keeps the wall"
    without.evaluate("box => { box.disabled = false; box.checked = true; }")  # a page that was altered by hand
    page.get_by_role("button", name="Otwórz stół").click()
    assert "nie można łączyć" in page.get_by_role("alert").first.inner_text()
    assert page.get_by_label("Nazwa stołu").input_value() == "Mur"


def test_preferences_hold_in_the_next_visit(person: Callable[..., Any]) -> None:
    page = person()
    page.goto("/")
    day = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.get_by_role("button", name="Switch to night").click()
    page.get_by_role("button", name="Language").click()
    page.get_by_role("button", name="Deutsch").click()
    again = page.context.new_page()
    again.goto("/watch")
    assert again.get_by_role("heading", level=1).inner_text() == "Zuschauen"
    assert again.evaluate("getComputedStyle(document.body).backgroundColor") != day


@pytest.mark.parametrize(("scheme", "colour"), [("light", "rgb(236, 228, 212)"), ("dark", "rgb(16, 20, 28)")])
def test_the_theme_follows_the_browser(person: Callable[..., Any], scheme: str, colour: str) -> None:
    page = person(color_scheme=scheme)
    page.goto("/")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == colour
    assert page.locator(".theme button:visible").count() == 1


@pytest.mark.parametrize(("wish", "duration"), [("", "0.001s"), ("full", "0.38s"), ("reduced", "0.001s")])
def test_motion_follows_the_browser_unless_it_is_wished_otherwise(
    person: Callable[..., Any], wish: str, duration: str
) -> None:
    page = person(reduced_motion="reduce")
    page.goto("/preferences")
    page.locator(f"[name=motion][value='{wish}']").check()
    page.get_by_role("button", name="Save").click()
    page.goto("/")
    play_now(page)
    page.wait_for_url("**/t/*")
    moving = page.locator(".rampart .pc").first
    moving.wait_for(state="attached")
    told = "e => getComputedStyle(e).transitionDuration.split(',')[0]"
    page.wait_for_function(f"([e, wished]) => ({told})(e) === wished", arg=[moving.element_handle(), duration])


def test_a_game_is_started_by_keys_alone(person: Callable[..., Any]) -> None:
    page = person()
    page.goto("/")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    page.keyboard.press("Enter")
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.name") == "game":
            break
    while page.evaluate("document.activeElement.value") != "dragon":
        page.keyboard.press("ArrowRight")
    outline = page.evaluate("getComputedStyle(document.activeElement.nextElementSibling).outlineStyle")
    assert outline == "solid", "one can see where one is"
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


def test_the_language_is_chosen_by_keys_alone(person: Callable[..., Any]) -> None:
    page = person()
    page.goto("/")
    page.get_by_role("button", name="Language").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    assert not page.locator("#languages").is_visible()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector("html[lang=cs]")


def test_a_lobby_out_of_sight_asks_when_it_is_looked_at_again(person: Callable[..., Any], server: Served) -> None:
    page = person()
    with page.expect_websocket(lambda socket: socket.url.endswith("/lobby/ws")) as found:
        page.goto("/")
    page.evaluate("Object.defineProperty(document, 'hidden', {value: true, configurable: true})")
    with found.value.expect_event("framereceived"):
        Visitor(server).new_table(players="2", seats=["me", "open"], name="Opened meanwhile")
    assert page.get_by_text("Opened meanwhile").count() == 0
    page.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
    page.locator("#open").get_by_text("Opened meanwhile").first.wait_for()


@pytest.mark.parametrize(
    ("width", "lang"), [(1440, "de"), (1024, "cs"), *[(390, lang) for lang in LANGUAGES], (320, "de")]
)
def test_no_page_is_wider_than_the_window(person: Callable[..., Any], width: int, lang: str) -> None:
    page = person(width, lang)
    for path in PAGES:
        page.goto(path)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path
        cut = page.evaluate(CUT_OFF)
        assert cut == [], path


# Buttons, chips and headings whose words do not fit into them.
CUT_OFF = """() => [...document.querySelectorAll('main :is(.btn, h1, h2, h3, .chip, .seg span, legend, label)')]
  .filter(e => e.checkVisibility() && !e.closest('.unseen') && e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0)
  .map(e => e.textContent)"""


def test_fingers_find_what_they_touch(person: Callable[..., Any]) -> None:
    page = person(390, has_touch=True, is_mobile=True)
    for path in ("/", "/new/dragon", "/preferences"):
        page.goto(path)
        small = page.evaluate(
            """() => [...document.querySelectorAll('a, button, select, .seg label, .switch, .field > input')]
              .filter(e => e.checkVisibility() && !e.matches('.skip'))
              .map(e => [e.textContent.slice(0, 30), e.getBoundingClientRect()])
              .filter(([, box]) => box.height < 43.5).map(([text]) => text)"""
        )
        assert small == [], path


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_serious(person: Callable[..., Any], path: str, scheme: str) -> None:
    page = person(color_scheme=scheme)
    page.goto("/")
    page.goto(path)
    assert barriers(page, SERIOUS) == []
