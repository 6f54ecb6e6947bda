import re
import xml.etree.ElementTree as ET
from importlib.resources import files

from rampart.draw import MARKS
from rampart.draw.icons import definitions, patterns, symbols
from rampart.draw.theme import sections, style, tokens
from rampart.draw.whole import symbol_sheet


def test_the_sheet_is_well_formed_and_its_names_are_unique():
    sheet = files("rampart.draw").joinpath("icons.svg").read_text(encoding="utf-8")
    ids = [element.get("id") for element in ET.fromstring(sheet).iter() if element.get("id")]
    assert len(ids) == len(set(ids)) == len(symbols()) + len(patterns())


def test_every_symbol_stands_alone():
    for name, markup in symbols().items():
        root = ET.fromstring(markup)
        assert root.get("id") == f"i-{name}"
        assert "style" not in {key for element in root.iter() for key in element.attrib}
        assert "href" not in markup


def test_each_seat_has_a_shape_and_a_pattern():
    assert {f"pat-{seat}" for seat in range(len(MARKS))} == set(patterns())
    assert set(MARKS) <= set(symbols())
    assert definitions(["p-star"], ["pat-4"]).count("<") == 6


def test_a_page_can_hold_all_symbols_once():
    ET.fromstring(symbol_sheet())


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
