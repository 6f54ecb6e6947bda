"""Records that were tampered with: what a stranger may bring, made from a number alone."""

import random
from typing import cast

from rampart import RampartError, State, seeded
from tests.kernel.test_fuzz import Json, nodes, spoilt
from tests.laws.subjects import of_the_package
from tests.playing import Subject, play_on, through_json

SUBJECTS = {subject.game.name: subject for subject in of_the_package()}
GAMES = sorted(SUBJECTS)
FEW = 6  # choices after a position that was tampered with


def somewhere(subject: Subject, chance: random.Random) -> State:
    """A position somewhere in a game."""
    config = chance.randrange(len(subject.configs))
    s = subject.new(config, chance.randrange(1 << 30))
    play_on(s, seeded(chance.randrange(1 << 30)), chance.randrange(200))
    return s


def nudged(document: object, chance: random.Random) -> Json:
    """The document with one number changed, which is refused less often than anything else."""
    changed = cast("Json", through_json(document))
    numbers = [(cast("dict[object, int]", where), at) for where, at in nodes(changed) if type(where[at]) is int]  # type: ignore[index]
    where, at = chance.choice(numbers)
    where[at] = chance.choice([where[at] + 1, where[at] - 1, 0, 3, 100, 1 << 16, 1 << 31, 1 << 39])
    return changed


def blunt(game: str, number: int) -> Json:
    """A record with some places changed, or one that starts from a position with some places changed."""
    chance = random.Random(f"{game} {number}")
    s = somewhere(SUBJECTS[game], chance)
    if number % 4 == 1:
        return spoilt(s.record(), chance)
    record = cast("Json", through_json(SUBJECTS[game].game.load(s.document()).record()))
    change = nudged if number % 4 else spoilt
    return {**record, "start": {"document": change(s.document(), chance)}}


def sharp(game: str, number: int) -> Json:
    """The same, but where the position can be played the record goes on from it, and all its checks are right."""
    record = blunt(game, number)
    if number % 4 == 1:
        return record
    chance = random.Random(f"{game} {number} on")
    try:
        s = SUBJECTS[game].game.load(record["start"]["document"])  # type: ignore[call-overload, index]
        play_on(s, seeded(number), chance.randrange(FEW), label="attack")
        return s.record()
    except (RampartError, LookupError, ValueError, AssertionError, TypeError, ArithmeticError):
        return record
