"""The client stays thin: all that runs in the browser is counted, and so is what a table's page loads of it."""

import gzip
import re

import pytest

from rampart.server.pages.table import SCRIPTS
from rampart.server.web import assets

TABLE_LINES = 1_800
ALL_LINES = 2_050
LONGEST = 140  # characters of a line: the count is no reason to squeeze
IMPORTED = re.compile(r"(?:from|import) '\./([\w.]+)'")


def scripts() -> dict[str, str]:
    """Every script by its name."""
    return {name: content.decode() for name, content in assets.contents().items() if name.endswith(".js")}


def test_all_scripts_together_are_short() -> None:
    lines = {name: content.count("\n") for name, content in scripts().items()}
    assert lines and sum(lines.values()) <= ALL_LINES, lines


def test_a_table_loads_few_lines() -> None:
    known, waiting, loaded = scripts(), list(SCRIPTS), dict[str, int]()
    while waiting:
        name = waiting.pop()
        if name not in loaded:
            loaded[name] = known[name].count("\n")
            waiting += [f"js/{other}" for other in IMPORTED.findall(known[name])]
    assert "js/link.js" in loaded
    assert sum(loaded.values()) <= TABLE_LINES, loaded


@pytest.mark.parametrize("name", sorted(scripts()))
def test_a_script_goes_over_the_network_without_its_remarks_and_else_as_it_is(name: str) -> None:
    whole, sent = scripts()[name].splitlines(), gzip.decompress(assets.packed(name)).decode().splitlines()
    assert sent == [line for line in whole if not line.lstrip().startswith("//")]
    assert len(sent) < len(whole) or "//" not in scripts()[name]
    assert all(line.count("`") % 2 == 0 for line in whole), "a text over several lines could hold what looks like one"


@pytest.mark.parametrize("name", sorted(scripts()))
def test_no_line_is_squeezed(name: str) -> None:
    long = [line for line in scripts()[name].splitlines() if len(line) > LONGEST]
    assert long == []
