"""What happened, for the terminal: headings, and under them what each seat did."""

import re
from io import StringIO

from rich.console import Console
from tests.golden import stored

import rampart
from rampart.cli.story import story
from rampart.kernel.history import entries


def test_chapters_are_headings_and_all_else_stands_under_them():
    s = rampart.game("crescent_moon").replay(stored.records("crescent_moon")["divided-4"])
    now = s.replayed([])
    journal = now.listen()
    for entry in entries(s.last)[:60]:
        now.choose(entry.option, entry.seat)
    stream = StringIO()
    Console(file=stream, width=100, highlight=False).print(story(journal.take(), now, "en"))
    told = stream.getvalue().splitlines()
    headings = [line.rstrip() for line in told if not line.startswith(" ")]
    assert len(headings) > 5
    assert all(re.fullmatch(r"Year \d(, round \d: \w+)?", line) for line in headings), headings
    assert any("the market" in line for line in told if line not in headings)  # what befalls no one is no heading
