"""What is foretold happens: the numbers and words of every effect text are true after the choice."""

from collections import Counter

import pytest
from tests.laws.foretold import SILENT, Told, compare, effects_in_source, has_registry, outcomes, registry, try_a_game
from tests.laws.subjects import of_the_package
from tests.playing import Subject

from rampart import seeded

SUBJECTS = of_the_package()
LACKING = {"crescent_moon", "great_wall"}  # games whose effects nobody compares yet; this may only shrink
MANY = 20

every_game = pytest.mark.parametrize("subject", [x for x in SUBJECTS if has_registry(x.game.name)], ids=repr)


def met_in(subject: Subject, games: range) -> set[str]:
    """The effects that were met in random games at every table."""
    met: Counter[tuple[str, str]] = Counter()
    for table in range(len(subject.configs)):
        for game in games:
            s = subject.new(table, game)
            met += try_a_game(s, seeded(game * 1000 + table), registry(subject.game.name).FORETOLD)
    return {text for _, text in met} - {SILENT}


@pytest.mark.no_cover
@every_game
def test_what_is_foretold_happens(subject: Subject) -> None:
    known = registry(subject.game.name)
    met = met_in(subject, range(1))
    assert set(known.FORETOLD) - {SILENT} - met == set(known.NEVER_MET), "met or not: keep the list true"


@pytest.mark.soak
@every_game
def test_what_is_foretold_happens_in_many_games(subject: Subject) -> None:
    met_in(subject, range(1, MANY))


@every_game
def test_every_effect_has_a_checker_and_every_checker_an_effect(subject: Subject) -> None:
    assert set(registry(subject.game.name).FORETOLD) - {SILENT} == effects_in_source(subject.game.name)


def test_every_game_is_compared() -> None:
    assert {x.game.name for x in SUBJECTS if not has_registry(x.game.name)} == LACKING
