"""What bots advise is said in every language, for every reason they give and every source of points."""

import pytest

import rampart
from rampart.bots.reasons import Reason
from rampart.text import LANGUAGES
from rampart.text.advice import expected, reasons

GIVEN = [
    Reason("advice-best", {"n": 12}),
    Reason("advice-worse", {"n": 1}),
    Reason("advice-close", {}),
    Reason("advice-more", {"source": "monks", "n": 3}),
    Reason("advice-less", {"source": "monks", "n": 1}),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_worded(lang):
    said = reasons("dragon", lang, GIVEN)
    assert len(set(said)) == len(GIVEN)
    assert "12" in said[0]
    assert all("monks" not in sentence for sentence in said)


def test_a_reason_names_the_source_as_the_game_does():
    assert reasons("dragon", "en", GIVEN[3:4]) == ["More points (about 3): Monks."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_expected_is_said_in_percent_and_points(lang):
    said = expected("dragon", lang, 0.413, 71.6, 5.2)
    assert all(number in said for number in ("41", "72", "5"))
    assert expected("dragon", lang, None, None, None) == ""


@pytest.mark.parametrize("game", rampart.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_sources_that_end_a_game_have_words(game, lang):
    s = rampart.game(game).new()
    sources = {source for seat in s.breakdown() for source in seat}
    for source in sources:
        assert reasons(game, lang, [Reason("advice-more", {"source": source, "n": 2})])
