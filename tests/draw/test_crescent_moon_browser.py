"""Crescent Moon in a real browser: every text in its box, nothing outside the sheet."""

import random
from collections.abc import Callable

import pytest
from tests.draw.test_browser import FAULTS, show

import rampart
from rampart.draw.table import svg
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.tables import COMBAT, CONTEST, MAP_WORDS
from rampart.text import LANGUAGES

pytestmark = [pytest.mark.browser, pytest.mark.slow]

NAMES = ["Vendelína Nejedlá", "Agnieszka Brzęczyszczykiewicz", "Jo", "Ğükhan-Maximilian", "Wilhelmine"]


def late(found: Callable[[CrescentMoon], bool], seed: int, players: int, **options: object) -> CrescentMoon:
    """The first position of a random game, in which people like to do something, that is as wished."""
    s = rampart.game("crescent_moon").new(players, seed, **options)  # type: ignore[arg-type]
    assert isinstance(s, CrescentMoon)
    dice = random.Random(seed)
    while not s.over and not found(s):
        seat = dice.choice(s.deciders)
        now = s.options(seat)
        weights = [0.1 if s.key(option, seat) in ("pass", "none", "done", "stop") else 1.0 for option in now]
        s.choose(dice.choices(now, weights)[0], seat)
    return s


def faults_of(browser, drawings: list[str], folder, shot: str = "") -> list[str]:
    """What is wrong with drawings on the screen; pieces may stand close in a hex, and titles on patterns."""
    page = show(browser, "".join(drawings), folder)
    try:
        if shot:
            page.screenshot(path=folder / shot, full_page=True)
        found = page.evaluate(FAULTS)
        return [fault for fault in found if not fault.startswith("over an icon: ") or "#i-t-" not in fault]
    finally:
        page.close()


@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("map", MAP_WORDS)
def test_words_stay_in_their_boxes_in_the_midst_of_a_game(browser, tmp_path, map, players):
    s = late(lambda s: s.year == 2 and s.round == 3, 7, players, map=map)
    langs = LANGUAGES if map in ("divided", "variable") else ("cs", "de")
    views = [svg(s, viewer, "day", lang, NAMES) for lang in langs for viewer in (None, players - 1)]
    assert faults_of(browser, views, tmp_path) == []


@pytest.mark.parametrize("kind", [COMBAT, CONTEST])
def test_a_clash_fits(browser, tmp_path, kind):
    for seed in (3, 8):
        s = late(lambda s: s.clash.kind == kind and len(s.clash.played) > 1, seed, 5)
        views = [svg(s, s.deciders[0], "night", lang, NAMES) for lang in LANGUAGES]
        assert faults_of(browser, views, tmp_path, f"{seed}.png") == []
        assert (tmp_path / f"{seed}.png").stat().st_size > 100_000


def test_the_variable_map_fits_while_it_grows(browser, tmp_path):
    s = rampart.game("crescent_moon").new(5, 2, map="variable")
    views = []
    while s.deciders and s.current(s.deciders[0])[0].name in ("choose_tile", "place_tile"):
        views.append(svg(s, s.deciders[0], "day", LANGUAGES[len(views) % 4], NAMES))
        s.choose(s.options(s.deciders[0])[-1])
    assert len(views) > 20
    assert faults_of(browser, views[::5], tmp_path) == []


def test_hexes_can_be_pressed(browser, tmp_path):
    s = late(lambda s: bool(s.deciders) and s.current(s.deciders[0])[0].name == "influence_hex", 5, 5)
    page = show(browser, svg(s, s.deciders[0]), tmp_path)
    rings = page.query_selector_all("[data-option]")
    assert rings
    for ring in rings:
        box = ring.bounding_box()
        hit = "([x, y]) => document.elementFromPoint(x, y).closest('[data-option]')?.dataset.option"
        found = page.evaluate(hit, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
        assert found == ring.get_attribute("data-option")
    page.close()


def test_a_phone_shows_the_whole_sheet(browser, tmp_path):
    s = late(lambda s: s.year == 2, 9, 5)
    page = show(browser, svg(s, 0), tmp_path, width=390)
    size = page.evaluate("[document.documentElement.scrollWidth, document.querySelector('svg').clientWidth]")
    page.close()
    assert size == [390, 390]
