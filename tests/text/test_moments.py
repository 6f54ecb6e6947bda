"""The kinds of moments at which people say how to be asked have names in every language."""

import pytest
from tests.laws.subjects import of_the_package
from tests.playing import Subject, choice_of

from rampart import seeded
from rampart.text import LANGUAGES, speaker

SUBJECTS = {subject.game.name: subject for subject in of_the_package()}


def moments_in(subject: Subject) -> set[str]:
    """The moments that come in a random game at each table."""
    found: set[str] = set()
    for config in range(len(subject.configs)):
        s, luck = subject.new(config, 1), seeded(1)
        while not s.over:
            for seat in s.deciders:
                step, args = s.current(seat)
                if step.passing in s.options(seat):
                    found.add(step.moment(s, seat, args))
            s.choose(*choice_of(s, luck))
    return found


@pytest.mark.slow
@pytest.mark.no_cover
@pytest.mark.parametrize(("game", "least"), [("great_wall", 6), ("crescent_moon", 3), ("watch", 1), ("dragon", 0)])
def test_every_moment_has_a_name(game: str, least: int) -> None:
    found = moments_in(SUBJECTS[game])
    assert len(found) >= least
    for lang in LANGUAGES:
        names = {speaker(game, lang)(f"moment-{word}") for word in found}
        assert len(names) == len(found)
