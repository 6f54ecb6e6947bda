"""Whole answers: whatever a panel lets a person put together is legal, and can be taken back in one piece."""

import random

import pytest
from tests.playing import choice_of

import rampart
from rampart import seeded
from rampart.kernel.state import State
from rampart.kernel.step import Composition, Heap
from rampart.server.play.composing import composed

GAMES = {"watch": (4, {}), "great_wall": (4, {}), "crescent_moon": (5, {})}
ENOUGH = {"watch": 400, "great_wall": 320, "crescent_moon": 320}  # choices of a game


def filled(composition: Composition, luck: random.Random, seats: list[int]) -> list[str] | None:
    """The keys of an answer within the bounds of its panel, put together press by press; None if it is unfinished."""
    keys = [composition.opening] if composition.opening else []
    holds = dict(composition.partners)
    if seats:
        keys.append("to:" + "+".join(map(str, seats)))
    taken: set[str] = set()
    purse = list(composition.purse)
    for heap in composition.heaps:
        most = max(holds[q] for q in seats) if heap.name == "want" and seats else heap.most
        numbers = pressed(heap, min(most, heap.most), luck, taken, purse, composition.slack)
        if not heap.least <= sum(numbers) <= heap.most:
            return None
        taken |= {part.word for part, n in zip(heap.parts, numbers) if n}
        keys += sent(heap, numbers)
    return keys


def pressed(heap: Heap, most: int, luck: random.Random, taken: set[str], purse: list[int], slack: int) -> list[int]:
    """So many of each part, as steppers would allow it."""
    wanted = luck.randint(heap.least, most) if most >= heap.least else 0
    numbers = [0] * len(heap.parts)
    for _ in range(60):
        if sum(numbers) >= wanted:
            break
        at = luck.randrange(len(numbers))
        part = heap.parts[at]
        after = [left - cost for left, cost in zip(purse, part.cost)] if part.cost else purse
        if numbers[at] < part.most and part.word not in taken and sum(max(0, -left) for left in after) <= slack:
            numbers[at] += 1
            purse[:] = after
    return numbers


def sent(heap: Heap, numbers: list[int]) -> list[str]:
    """What the page sends for one side."""
    keys: list[str] = []
    last = max((at for at, n in enumerate(numbers) if n), default=-1)
    for at, (part, n) in enumerate(zip(heap.parts, numbers)):
        if not part.key.endswith(":"):
            keys += [part.key] * n
        elif last < 0 or at <= last:
            keys.append(f"{part.key}{n}")
    return keys + ([heap.closing] if heap.closing else [])


def check(s: State, seat: int, luck: random.Random) -> list[str]:
    """Try one answer to each composition of a decision; the kinds of those that were tried."""
    step, args = s.current(seat)
    kinds = []
    for composition in step.compositions(s, seat, args):
        for view in (s, s.view(seat)):
            found = step.compositions(view, seat, args)
            assert [c.opening for c in found] == [c.opening for c in step.compositions(s, seat, args)]
        everyone = [q for q, _ in composition.partners]
        keys = filled(
            composition, luck, sorted(luck.sample(everyone, luck.randint(1, len(everyone)))) if everyone else []
        )
        if keys is None:
            continue
        after, made = composed(None, s.copy(), seat, keys, [])  # type: ignore[arg-type]
        assert made
        before_last = s.copy()
        for key in made[:-1]:
            before_last.choose(key, seat)
        assert before_last.is_asked(seat), "no one else is asked before the last choice"
        assert before_last.why_not_undo(seat, max(1, len(made) - 1)) in ("", "nothing") or len(made) == 1
        assert after is not s
        kinds.append(composition.kind)
    return kinds


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_that_a_panel_allows_is_legal(game):
    players, options = GAMES[game]
    tried: set[str] = set()
    for seed in range(3):
        s = rampart.game(game).new(players=players, seed=seed, **options)
        luck = seeded(seed)
        for _ in range(ENOUGH[game]):
            if s.over:
                break
            for seat in s.deciders:
                tried |= set(check(s, seat, random.Random(seed)))
            s.choose(*choice_of(s, luck))
    wanted = {"watch": {"trade", "discard"}, "great_wall": {"pay", "spend"}, "crescent_moon": {"proposal", "place"}}
    assert wanted[game] <= tried
