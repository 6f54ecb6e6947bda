"""Many games side by side as arrays: one call steps all of them, and those that end begin again.

>>> from rampart.lab.batch import Batch
>>> b = Batch("dragon", games=3, players=2, seed=5)
>>> b.observations.shape[0], b.masks.shape[0]
(3, 3)
>>> step = b.step([int(row.argmax()) for row in b.masks])
>>> step.done.tolist()
[False, False, False]
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import rampart
from rampart.kernel.errors import BadOptions, IllegalChoice, shown
from rampart.kernel.game import Game, Value
from rampart.kernel.machine import Machine
from rampart.kernel.rng import seeded
from rampart.kernel.state import State
from rampart.lab.extras import needed
from rampart.lab.features import fits
from rampart.lab.observation import BadBuffer, Observation
from rampart.lab.rewards import Rewards
from rampart.lab.running import Games

np = needed("numpy", "lab", "A batch of games")

MASKS: Final = ("bool", "packed", "none")
MOST_GAMES: Final = 1 << 20
MOST_ACTIONS: Final = 1 << 31


class Step(NamedTuple):
    """What came of a step, one row a game; the arrays are those of the batch, overwritten by the next step."""

    observations: Any  # uint8, (games, columns): what the seat to decide sees
    masks: Any  # bool, (games, actions), or packed uint8 with the lowest bit first
    seats: Any  # int32: the seat to decide
    rewards: Any  # float32, (games, players): what each seat gets for this step
    done: Any  # bool: the game ended, and the row shows the first position of the next one


class Batch:
    """N games in one process; game i begins with the seed `seed + i` and goes on with every N-th seed after it."""

    def __init__(
        self,
        game: str | Game,
        games: int = 1,
        players: int | None = None,
        seed: int = 0,
        reward: str = "ranking",
        shaping: float = 0.0,
        mask: str = "bool",
        start: dict[str, object] | None = None,
        stride: int = 0,
        **options: Value,
    ) -> None:
        if type(games) is not int or not 1 <= games <= MOST_GAMES:
            raise BadOptions(f"A batch has 1 to {MOST_GAMES} games, not {shown(games)}.")
        if mask not in MASKS:
            raise BadOptions(f"A mask can be {', '.join(MASKS)}, not {shown(mask)}.")
        self.game = rampart.game(game) if isinstance(game, str) else game
        self.origin = self.game.load(start).bare() if start is not None else None
        if self.origin is not None:
            if self.origin.over:
                raise BadOptions("The game is over in this position; no game can begin there.")
            players = self.origin.seats
            options = {o.name: o.choices[self.origin.config[i]] for i, o in enumerate(self.origin.rules.options)}
        self.space = Observation(self.game, players, **options)
        self.players = self.space.players
        self.config = self.game.configure(self.players, dict(self.space.options))
        self.rewarding = Rewards(reward, shaping)
        self.count = games
        if type(stride) is not int or not 0 <= stride <= MOST_GAMES:
            raise BadOptions(f"The stride of seeds is a whole number up to {MOST_GAMES}, not {shown(stride)}.")
        checked_seed(seed, games)
        self.stride = stride or games
        self.next_seeds = list(range(seed, seed + games))
        begun: list[Machine] = [self.begin(i) for i in range(games)]
        self.games = Games(begun, self.space.rows, self.space.legal, int(mask == "packed"))
        self.mask = mask
        self._allocate()
        self.potentials = [self.rewarding.potential(s) for s in self.states] if shaping else []
        self.paid = False  # is there anything but zeros in the rewards?
        self.episodes = 0
        self.results: list[
            tuple[int, list[float], list[int]]
        ] = []  # of the games the last step ended: game, reward, points
        self._write()

    @property
    def states(self) -> list[State]:
        """The positions, one a game: look, but do not play on them."""
        return self.games.states  # type: ignore[return-value]

    def begin(self, i: int) -> State:
        """A game at its first decision, with the next of its seeds."""
        seed = self.next_seeds[i]
        self.next_seeds[i] += self.stride
        if self.origin is None:
            return self.game.fresh(self.players, self.config, seed)
        s = self.origin.copy()
        s.rng = seeded(seed)
        return s

    def _allocate(self) -> None:
        n = self.count
        self.observations = np.zeros((n, self.space.size), np.uint8)
        size = self.space.legal.size
        width = {"bool": size, "packed": (size + 7) // 8, "none": 0}[self.mask]
        self.masks = np.zeros((n, width), np.bool_ if self.mask == "bool" else np.uint8)
        self.seats = np.zeros(n, np.int32)
        self.rewards = np.zeros((n, self.players), np.float32)
        self.done = np.zeros(n, np.bool_)

    def use(self, observations: Any, masks: Any, seats: Any, rewards: Any, done: Any) -> None:
        """Write into these arrays from now on: they may lie in shared memory."""
        for name, given in (("observations", observations), ("masks", masks), ("seats", seats),
                            ("rewards", rewards), ("done", done)):  # fmt: skip
            own = getattr(self, name)
            if not fits(given, own.shape, own.dtype):
                raise BadBuffer(f"{name} must be a writable array {own.shape} of {own.dtype}, in one piece.")
        self.observations, self.masks, self.seats, self.rewards, self.done = observations, masks, seats, rewards, done
        self.rewards.fill(0)
        self.done.fill(False)
        self._write()

    def _write(self) -> None:
        masks = self.masks.reshape(-1).view(np.uint8).data if self.mask != "none" else None
        self.games.write_into(self.observations.reshape(-1).data, masks)
        self._seat()

    def _seat(self) -> None:
        self.seats[:] = np.frombuffer(bytes(self.games.seats), np.uint8)

    def now(self) -> Step:
        """What `step` returned last; before the first step, the start of all games."""
        return Step(self.observations, self.masks, self.seats, self.rewards, self.done)

    def step(self, actions: Sequence[int] | Any) -> Step:
        """Make a choice in every game; one that is not on offer changes nothing anywhere."""
        ended = self.games.step(whole_numbers(actions))
        if self.paid:
            self.rewards.fill(0)
            self.done.fill(False)
        self.paid = bool(ended or self.potentials)
        if self.potentials:
            self._shape()
        self.results = []
        for i in ended:
            s = self.states[i]
            if not self.potentials:
                self.rewards[i] = self.rewarding.final(s)
            self.done[i] = True
            self.results.append((i, self.rewarding.final(s), s.scores()))
            self.episodes += 1
            self.games.place(i, self.begin(i))
            if self.potentials:
                self.potentials[i] = self.rewarding.potential(self.states[i])
        self._seat()
        return self.now()

    def actions(self, i: int) -> list[int]:
        """What may be done in a game; the mask says the same."""
        return self.games.actions(i)

    def _shape(self) -> None:
        for i, s in enumerate(self.states):
            self.rewards[i] = self.rewarding.step(self.potentials[i], s)
            self.potentials[i] = self.rewarding.potential(s)


def checked_seed(seed: int, games: int) -> None:
    """Complain about a first seed that is none, or one that leaves no room for those of the other games."""
    if type(seed) is not int:
        raise BadOptions(f"A seed is a whole number, not {shown(seed)}.")
    for i in (seed, seed + games):
        seeded(i)


def whole_numbers(actions: Sequence[int] | Any) -> list[int]:
    """Actions as a list; the numbers of an array of integers need not be looked at one by one."""
    if isinstance(actions, np.ndarray) and actions.dtype.kind in "iu" and actions.ndim == 1:
        chosen: list[int] = actions.tolist()
    else:
        chosen = list(actions) if isinstance(actions, Iterable) else [None]  # type: ignore[list-item]
        if set(map(type, chosen)) - {int}:
            raise IllegalChoice("Actions are whole numbers, one a game.", "action")
    if chosen and not 0 <= min(chosen) <= max(chosen) < MOST_ACTIONS:
        strange = min(chosen) if min(chosen) < 0 else max(chosen)
        raise IllegalChoice(f"{shown(strange)} is no action of any game.", "action", {"action": shown(strange)})
    return chosen
