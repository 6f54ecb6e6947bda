"""Every game keeps every law."""

import pytest
from hypothesis import given, settings
from tests.laws.secrecy import guessed_worlds_come_to_their_end
from tests.laws.subjects import SUBJECTS
from tests.laws.suite import LAWS, POLL_LAWS, SECRET_CHOICE_LAWS, Here, Law, Walk, hold, walks
from tests.playing import Subject

SOAK_POSITIONS = 200
SOAK_WORLDS = 50


def laws_of(subject: Subject) -> list[Law]:
    """The laws that say something about a game."""
    polls = POLL_LAWS if subject.polls() else []
    secrets = SECRET_CHOICE_LAWS if any(step.secret for step in subject.game.rules.steps) else []
    return [*LAWS, *polls, *secrets]


CASES = [(subject, law) for subject in SUBJECTS for law in laws_of(subject)]
every_case = pytest.mark.parametrize(("subject", "law"), CASES, ids=[f"{x}-{law.__name__}" for x, law in CASES])


@pytest.mark.no_cover
@every_case
@given(walk=walks)
def test_law(subject: Subject, law: Law, walk: Walk) -> None:
    hold(law, subject, walk)


@pytest.mark.soak
@every_case
@settings(max_examples=SOAK_POSITIONS)
@given(walk=walks)
def test_law_at_many_positions(subject: Subject, law: Law, walk: Walk) -> None:
    hold(law, subject, walk)


def fifty_guessed_worlds_come_to_their_end(here: Here) -> None:
    guessed_worlds_come_to_their_end(here, SOAK_WORLDS)


@pytest.mark.soak
@pytest.mark.parametrize("subject", SUBJECTS, ids=repr)
@settings(max_examples=SOAK_POSITIONS)
@given(walk=walks)
def test_guessed_worlds_come_to_their_end(subject: Subject, walk: Walk) -> None:
    hold(fifty_guessed_worlds_come_to_their_end, subject, walk)
