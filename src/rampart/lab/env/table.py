"""What all environments share: a game under way, its spaces, rewards and seeds."""

from typing import Any

import rampart
from rampart.kernel.errors import BadOptions, IllegalChoice, shown
from rampart.kernel.game import Game, Value
from rampart.kernel.rng import seeded
from rampart.kernel.state import State
from rampart.lab.extras import needed
from rampart.lab.observation import Observation
from rampart.lab.rewards import Rewards
from rampart.lab.running import make, mask_of

np = needed("numpy", "lab", "An environment")


class Table:
    """One game after the other, with what a learner sees of it."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        reward: str = "ranking",
        shaping: float = 0.0,
        start: dict[str, object] | None = None,
        **options: Value,
    ) -> None:
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
        self.rewards = Rewards(reward, shaping)
        self.wait = self.space.actions.size  # the action of a seat that is not asked, where all act at once
        self.begin(0)

    def begin(self, seed: int) -> None:
        """A new game."""
        if self.origin is not None:
            self.state: State = self.origin.copy()
            self.state.rng = seeded(seed)
        else:
            self.state = self.game.fresh(self.players, self.config, seed)
        self.potential = self.rewards.potential(self.state) if self.rewards.shaping else []

    def reseeded(self, seed: Any, chance: Any) -> Any:
        """Begin a game: with a seed that one, else the next by chance; returns where chance comes from after it."""
        if seed is None:
            self.begin(int(chance.integers(1 << 31)))
            return chance
        if not isinstance(seed, int | np.integer) or isinstance(seed, bool) or seed < 0:
            raise BadOptions(f"A seed is a whole number from 0, not {shown(seed)}.")
        self.begin(int(seed))
        return np.random.default_rng(seed)

    def act(self, seat: int, action: object) -> None:
        """Make a seat's choice; an action that is not on offer changes nothing."""
        code = int(action) if isinstance(action, int | np.integer) else -1
        if not make(self.space.legal, self.state, seat, code):
            raise IllegalChoice(
                f"Action {shown(action)} is not on offer to seat {seat}.", "action", {"action": shown(action)}
            )

    def option(self, seat: int, action: object) -> int:
        """The option that an action is, or a complaint."""
        code = int(action) if isinstance(action, int | np.integer) else -1
        option = self.space.option(self.state, seat, code)
        if option < 0:
            raise IllegalChoice(
                f"Action {shown(action)} is not on offer to seat {seat}.", "action", {"action": shown(action)}
            )
        return option

    def paid(self) -> list[float]:
        """What the step just made pays each seat; empty where it pays nothing to anyone."""
        if not self.rewards.shaping:
            return self.rewards.final(self.state) if self.state.over else []
        out = self.rewards.step(self.potential, self.state)
        self.potential = self.rewards.potential(self.state)
        return out

    def row(self, seat: int) -> Any:
        """What a seat sees."""
        return np.frombuffer(self.space.rows.encode(self.state, seat), np.uint8)

    def mask(self, seat: int, waiting: bool = False) -> Any:
        """What a seat may do; with `waiting` there is one more action, for a seat that is not asked."""
        return np.frombuffer(mask_of(self.space.legal, self.state, seat, int(waiting)), np.int8)
