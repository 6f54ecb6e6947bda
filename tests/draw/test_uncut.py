"""No words on the board of a game are cut: what a language says is short enough for its place."""

import re

import pytest
from tests.golden import stored

import rampart
from rampart.draw.table import fragments
from rampart.text import LANGUAGES

CUT = re.compile(r"<text[^>]*>([^<]{2,}…)</text>")
UNDER_WAY = "year"  # the layer whose words end so on purpose, of an action that is being taken

# Full tables, whose panels are the narrowest, and moments with much to say.
GAMES = [
    ("watch", "watch-4"), ("watch", "watch-5"), ("watch", "capped-6"), ("great_wall", "reed-2"),
    ("great_wall", "walls-5"), ("crescent_moon", "drafted-5"), ("crescent_moon", "divided-5"),
]  # fmt: skip


def test_the_check_sees_what_is_cut():
    assert CUT.findall('<text x="1">Waffenst…</text><text x="2">A…</text><text>whole</text>') == ["Waffenst…"]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), GAMES)
def test_no_words_are_cut(game, name, lang):
    record = stored.records(game)[name]
    count = len(record["choices"])
    cut = set()
    for part in (0, 0.3, 0.6, 0.9, 1):
        s = rampart.game(game).replay(record, upto=int(part * count))
        shown = fragments(s, 0, lang, [f"P{p}" for p in range(s.seats)], whole=False)
        cut |= {words for piece in shown if piece.parent != UNDER_WAY for words in CUT.findall(piece.markup)}
    assert cut == set()
