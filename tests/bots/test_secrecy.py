"""No bot sees what is hidden: worlds that look alike to a seat get the same choice, at every table of every game."""

import pytest
from tests.laws.subjects import of_the_package
from tests.playing import Subject, in_this_run, play_on

from rampart import COMPILED, State, seeded
from rampart.bots import make, names

# Sealed tables hide who has a choice at all; the walks go on until hands, decks or face-down answers are hidden.
SUBJECTS = {subject.game.name: subject for subject in of_the_package()}
EACH = {"dragon": 4}  # one of so many tables: they hide little
TABLES = [(name, at) for name, subject in SUBJECTS.items() for at in range(0, len(subject.configs), EACH.get(name, 1))]
BOTS = [name if name not in ("search", "master") else f"{name}@2" for name in names()]
BOTS += ["search@20+tree"] if COMPILED else []


def walked(subject: Subject, at: int) -> tuple[State, int]:
    """A position in a random game, and a seat that has a choice there."""
    for choices in range(40 + 15 * (at % 5), 0, -1):
        s = subject.new(at, 1)
        play_on(s, seeded(2), choices)
        able = [seat for seat in s.deciders if len(s.options(seat)) > 1]
        if able:
            return s, able[-1]
    raise AssertionError("no one ever has a choice")


def test_all_modes_are_here():
    """The tables of the laws hold every mode and module of the great wall, sealed and open."""
    found = SUBJECTS["great_wall"].configs
    assert {config.get("sealed", False) for config in found} == {False, True}
    assert {config["players"] for config in found} == {1, 2, 3, 4, 5}
    for word in ("coop", "iron_dragon", "beasts", "rat", "black_powder", "fifth_player", "khan", "chronicles"):
        assert any(config.get(word) for config in found), word


@pytest.mark.no_cover
@pytest.mark.parametrize(("game", "at"), in_this_run(TABLES))
def test_equal_views_give_equal_choices(game, at):
    s, seat = walked(SUBJECTS[game], at)
    alike = [s.determinise(seat, seed).bare() for seed in (5, 6)]
    assert len({world.digest() for world in [s, *alike]}) == 3
    for name in BOTS:
        assert len({make(name, 3).choose(world, seat) for world in [s, *alike]}) == 1, name


@pytest.mark.no_cover
@pytest.mark.skipif(not COMPILED, reason="explaining plays games to their end, which takes long interpreted")
@pytest.mark.parametrize(("game", "at"), TABLES)
def test_equal_views_give_equal_reasons_and_chances(game, at):
    s, seat = walked(SUBJECTS[game], at)
    told = set()
    for world in [s, *(s.determinise(seat, seed).bare() for seed in (5, 6))]:
        bot = make("steady", 3)
        bot.trials = 1
        told.add((tuple(map(str, bot.explain(world, seat))), tuple(bot.estimate(world, seat))))
    assert len(told) == 1
