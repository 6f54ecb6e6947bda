"""What the toy games share: a state copied along its declaration, and ways to look at what it shows and hides.

Each toy game proves mechanisms of the kernel that are hard to see in a big game. The laws of all games are tried on
them too; what a mechanism promises beyond the laws is in the toy's own test module.
"""

import json
from collections.abc import Callable, Iterator
from typing import Self

from rampart import Game, Rng, State
from rampart.kernel.fields import dump_record, load_record
from rampart.kernel.rules import Rules

Move = tuple[int, str]  # a seat and the key of what it chooses


class Toy(State):
    """A state whose copy follows its declaration: toys are for proof, not for speed."""

    def copy(self) -> Self:
        s = type(self)(self.rules, self.seats, self.config, self.rng)
        self.carry(s)
        load_record(s, dump_record(self))
        return s

    def has(self, option: int) -> bool:
        """Is an option that is either off or on, on?"""
        return self.config[option] == 1


def toy_game(rules: Rules, title: str, seats: tuple[int, ...], kind: type[Toy], set_up: Callable[[Toy], None]) -> Game:
    """The registry entry of a toy."""

    def blank(players: int, config: list[int], rng: Rng) -> State:
        return kind(rules, players, config, rng)

    def lay_out(s: State) -> None:
        assert isinstance(s, Toy)
        set_up(s)

    return Game(rules, title, seats, blank, lay_out)


def after(s: State, *moves: Move) -> State:
    """A copy after these choices."""
    t = s.copy()
    for seat, key in moves:
        t.choose(key, seat)
    return t


def keys(s: State, seat: int) -> list[str]:
    """The keys of what a seat may choose."""
    return [s.key(option, seat) for option in s.options(seat)]


def shown_to(s: State, seat: int | None) -> str:
    """All that a seat (None: the spectators) is shown, as the JSON text that would be sent to it."""
    return json.dumps(s.view(seat).document())


def others(s: State, seat: int) -> Iterator[int | None]:
    """Everyone who may look on but is not this seat: the other seats and the spectators."""
    for p in range(s.seats):
        if p != seat:
            yield p
    yield None


def worlds(s: State, seat: int, seeds: int = 300) -> list[State]:
    """Worlds that the seat cannot tell from the true one, each checked to look the same to it."""
    seen = s.view(seat)
    found: list[State] = []
    for seed in range(seeds):
        world = s.determinise(seat, seed)
        assert world.view(seat) == seen
        found.append(world)
    return found
