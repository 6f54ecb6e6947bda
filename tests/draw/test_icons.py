import re
import xml.etree.ElementTree as ET
from importlib.resources import files
from pathlib import Path

import pytest
from tests.playing import play_on

import rampart
from rampart import seeded
from rampart.draw import MARKS
from rampart.draw.html import icon
from rampart.draw.icons import definitions, patterns, symbols, symbols_of
from rampart.draw.panels import panels
from rampart.draw.theme import sections, style, tokens
from rampart.draw.whole import symbol_sheet, symbols_used
from rampart.text import speaker


def test_the_sheets_are_well_formed_and_their_names_are_unique():
    package = Path(str(files("rampart")))
    sheets = [package / "draw" / "icons.svg", *sorted(package.glob("games/*/draw/icons.svg"))]
    assert len(sheets) == 1 + len(rampart.games())
    roots = [ET.fromstring(sheet.read_text(encoding="utf-8")) for sheet in sheets]
    ids = [element.get("id") for root in roots for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids)) == len(symbols()) + len(patterns())


def test_every_symbol_stands_alone():
    for name, markup in symbols().items():
        root = ET.fromstring(markup)
        assert root.get("id") == f"i-{name}"
        assert "style" not in {key for element in root.iter() for key in element.attrib}
        assert "href" not in markup


def test_pages_ask_only_for_symbols_that_are_there():
    pages = Path(str(files("rampart"))) / "server"
    asked = {
        (path.name, name)
        for path in pages.rglob("*.py")
        for name in re.findall(r"""\bicon\(["']([\w-]+)["']""", path.read_text(encoding="utf-8"))
    }
    assert len(asked) > 50
    assert [one for one in sorted(asked) if one[1] not in symbols()] == []


def test_each_seat_has_a_shape_and_a_pattern():
    assert {f"pat-{seat}" for seat in range(len(MARKS))} == set(patterns())
    assert set(MARKS) <= set(symbols())
    assert definitions(["p-star"], ["pat-4"]).count("<") == 6


@pytest.mark.parametrize("game", rampart.games())
def test_a_page_holds_the_symbols_of_its_game_once(game):
    sheet = symbol_sheet(game)
    ET.fromstring(sheet)
    assert sheet.count("<symbol ") == len(symbols_of(game)) < len(symbols())


@pytest.mark.parametrize("game", rampart.games())
def test_a_game_draws_with_the_common_symbols_and_its_own(game):
    for seed in range(3):
        s, luck = rampart.game(game).new(seed=seed, players=rampart.game(game).usual), seeded(seed)
        for _ in range(12):
            for seat in (None, *s.deciders[:1]):
                assert set(symbols_used(around(s, seat))[0]) <= set(symbols_of(game))
            play_on(s, luck, most=15)


def around(s, seat):
    """The table and all that stands around it."""
    own, t = panels(s.rules.name), speaker(s.rules.name, "en")
    rows = "".join(own.seat_row(s, p, t) for p in range(s.seats))
    icons = "" if seat is None else "".join(icon(own.option_icon(s.key(x, seat))) for x in s.options(seat))
    dock = "" if seat is None else own.dock(s, seat, t)
    return s.svg(seat) + rows + dock + icons + own.coming_up(s, seat, t)


def test_the_style_of_a_lone_drawing_names_only_tokens_it_sets():
    for theme in ("day", "night"):
        css = style(theme)
        said = set(re.findall(r"--([\w-]+):", css))
        assert set(re.findall(r"var\(--([\w-]+)", css)) <= said
        assert css.count("{") == css.count("}")
        assert "<" not in css


def test_night_differs_where_it_must():
    assert tokens("day")["paper"] == "#FBF7EE"
    assert tokens("night")["paper"] == "#1A202B"
    assert tokens("night")["p0"] == tokens("day")["p0"]


def test_fonts_are_in_the_package_with_their_licences():
    folder = files("rampart.draw").joinpath("static")
    for name in re.findall(r"url\((fonts/[\w.-]+)\)", sections()["fonts"]):
        assert folder.joinpath(name).read_bytes()[:4] == b"wOF2"
    for licence in ("Inter-OFL.txt", "Alegreya-OFL.txt"):
        assert "SIL OPEN FONT LICENSE" in folder.joinpath("fonts", licence).read_text(encoding="utf-8").upper()
