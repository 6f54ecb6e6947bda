"""Learning in a browser: a series of lessons is played whole, by pointer and by keys, on a desktop and on a phone."""

from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest

import rampart
from rampart.learn.lessons import Lesson, lessons
from rampart.learn.puzzles import puzzles
from tests.assistive import barriers

pytestmark = [pytest.mark.browser, pytest.mark.slow]

MOST_KEYS = 80
GAMES = [game for game in rampart.games() if lessons(game)]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
PAGES = (
    "learn",
    *(f"learn/{game}{more}" for game in GAMES for more in ("", "/lessons", "/puzzles")),
    *(f"learn/{game}/lessons/{lessons(game)[-1].id}?step=1" for game in GAMES),
)
SCREENS = {"desktop": {}, "phone": PHONE}


def press_to(page: Any, button: str, key: str) -> None:
    """Go to a button by a key, as often as it takes, and press it."""
    for _ in range(MOST_KEYS):
        if page.evaluate("one => document.activeElement.matches(one)", button):
            break
        page.keyboard.press(key)
    page.keyboard.press("Enter")


def play(one: Any, taught: Lesson, by_keys: bool = False) -> None:
    """Play a lesson from its first step to its last."""
    page = one.page
    page.goto(f"{one.site}learn/{taught.game}/lessons/{taught.id}?step=1")
    for at, step in enumerate(taught.steps, 1):
        page.wait_for_selector(f'input[name=step][value="{at}"]', state="attached")
        button = f'#ui-opts button[value="{step.right}"]' if step.right else ".coach button.pri"
        if by_keys:
            press_to(page, button, "ArrowDown" if step.right else "Tab")
        else:
            page.locator(button).click()
        page.wait_for_url(f"**/{taught.id}?step={at + 1}*")
    assert page.locator(".coach .verdict.yes").count() == 1
    assert one.faults == []


@pytest.mark.parametrize("game", ["dragon"])
def test_a_series_is_played_whole_on_a_desktop(visitor: Callable[..., Any], game: str) -> None:
    one = visitor()
    for taught in lessons(game):
        play(one, taught)


def test_a_lesson_is_played_by_keys_alone_in_another_language(visitor: Callable[..., Any]) -> None:
    play(visitor(locale="cs"), lessons("dragon")[1], by_keys=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_of_every_game_is_played_on_a_phone(visitor: Callable[..., Any], game: str) -> None:
    one = visitor(**PHONE, locale="de")
    play(one, lessons(game)[0])
    assert one.page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("looks", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_every_series_is_played_whole(visitor: Callable[..., Any], game: str, looks: dict[str, Any], lang: str) -> None:
    one = visitor(**looks, locale=lang)
    for taught in lessons(game):
        play(one, taught)


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_every_series_is_played_by_keys_alone(visitor: Callable[..., Any], game: str) -> None:
    one = visitor(locale="de")
    for taught in lessons(game):
        play(one, taught, by_keys=True)


def test_a_wrong_answer_stays_in_the_list_and_a_puzzle_is_answered(visitor: Callable[..., Any]) -> None:
    one = visitor()
    page = one.page
    page.goto(f"{one.site}learn/dragon/lessons/drought?step=2")
    page.locator('#ui-opts button[value="take:taxes"]').click()
    assert page.locator(".opt.tried").count() == 1
    posed = puzzles("dragon")[0]
    page.goto(f"{one.site}learn/dragon/puzzles/{posed.id}")
    page.locator(f'#ui-opts button[value="{posed.best.key}"]').click()
    assert page.locator(".judged .verdict.yes").count() == 1


@pytest.mark.parametrize("looks", SCREENS.values(), ids=SCREENS)
def test_the_pages_are_accessible(visitor: Callable[..., Any], looks: dict[str, Any]) -> None:
    one = visitor(**looks)
    answered = []
    for game in GAMES:
        posed = puzzles(game)[0]
        key = quote(posed.answers[-1].key)
        answered += [f"learn/{game}/puzzles/{posed.id}", f"learn/{game}/puzzles/{posed.id}?answer={key}"]
    tried = "learn/dragon/lessons/drought?step=2&tried=take:taxes"
    for path in (*PAGES, tried, *answered):
        one.page.goto(one.site + path)
        assert (path, barriers(one.page)) == (path, [])
