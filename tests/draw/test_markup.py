import xml.etree.ElementTree as ET

import pytest

from rampart.draw import crowd, esc, rect, text, top_rounded
from rampart.draw.widths import SMALLEST, fit, width


@pytest.mark.parametrize(
    "typed",
    ["<script>alert(1)</script>", "\"><img src=x onerror='1'>", "a & b", "]]>", "\x00\x08\x0b\ufffe", "\ud800 lone"],
)
def test_whatever_a_person_types_stays_text(typed):
    for markup in (f"<t>{esc(typed)}</t>", f'<t a="{esc(typed)}"/>', f"<t a='{esc(typed)}'/>"):
        element = ET.fromstring(markup)
        assert not list(element)
        assert len(element.attrib) <= 1


def test_plain_words_pass_unchanged():
    assert esc("Příliš žluťoučký kůň") == "Příliš žluťoučký kůň"
    assert esc(12) == "12"


def test_a_line_shrinks_to_nine_units_and_is_cut_then():
    assert fit("Tribute", 11, 70) == ("Tribute", 11)
    same, smaller = fit("Steuereintreiber", 12, 85)
    assert same == "Steuereintreiber"
    assert SMALLEST <= smaller < 12
    cut, size = fit("Steuereintreiber", 12, 40)
    assert cut.endswith("…")
    assert size == SMALLEST
    assert width(cut, size) <= 40


def test_a_name_in_another_script_gets_room():
    assert width("龍年", 10) == 20
    assert fit("龍" * 40, 12, 60)[0].endswith("…")


def test_shapes_are_well_formed():
    for markup in (rect(1, 2, 3.25, 4), text(0, 0, "a<b"), f'<path d="{top_rounded(0, 0, 20, 10, 4)}"/>'):
        ET.fromstring(markup)


@pytest.mark.parametrize("count", range(1, 7))
def test_a_crowd_stays_within_its_row(count):
    size, step = crowd(count, 60, 38)
    assert size > 8
    assert (count - 1) * step + size <= 60.01
