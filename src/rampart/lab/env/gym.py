"""Gymnasium: one seat learns, bots play the others.

>>> from rampart.lab.env.gym import RampartGym
>>> env = RampartGym("dragon", bots=["random"], players=4, seat=0)
>>> seen, info = env.reset(seed=3)
>>> sorted(seen)
['action_mask', 'observation']
"""

from collections.abc import Sequence
from typing import Any, Final

from rampart.bots import make
from rampart.kernel.errors import BadOptions, IllegalChoice, shown
from rampart.kernel.game import Game
from rampart.lab.env.table import Table, np
from rampart.lab.extras import needed

needed("gymnasium", "lab", "A Gymnasium environment")

from gymnasium import Env, spaces  # noqa: E402

ILLEGAL: Final = ("lose", "error")


class RampartGym(Env):
    """A seat against bots: one for all of the others, or one for each of them, in order.

    An action that is not on offer loses the game at once (`illegal="lose"`), as a learner without a mask would meet it,
    or is an error (`illegal="error"`). `seat=-1` draws a chair for every game.
    """

    def __init__(
        self,
        game: str | Game,
        bots: Sequence[str] = ("greedy",),
        seat: int = 0,
        illegal: str = "lose",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.metadata = {"render_modes": ["ansi", "svg"], "render_fps": 1}
        self.table = Table(game, **settings)
        others = self.table.players - 1
        if len(bots) not in (1, others):
            raise BadOptions(f"{others} other seats need one bot for all or one for each, but {len(bots)} are named.")
        if not -1 <= seat < self.table.players:
            raise BadOptions(f"There is no seat {shown(seat)}; seats are 0 to {others}, and -1 draws one.")
        if illegal not in ILLEGAL:
            raise BadOptions(f"illegal can be {' or '.join(ILLEGAL)}, not {shown(illegal)}.")
        self.names = list(bots) * (others if len(bots) == 1 else 1)
        for name in self.names:
            make(name)
        self.fixed_seat = seat
        self.seat = max(0, seat)
        self.illegal = illegal
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.table.wait)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.table.space.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.table.wait,), np.int8),
            }
        )
        self.players: list[Any] = []

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game, played on to the first choice of the own seat."""
        super().reset(seed=seed)
        chosen = int(self.np_random.integers(1 << 31))
        self.seat = int(self.np_random.integers(self.table.players)) if self.fixed_seat < 0 else self.fixed_seat
        self.table.begin(chosen)
        names = self.names[: self.seat] + [""] + self.names[self.seat :]
        self.players = [make(name, chosen + p) if name else None for p, name in enumerate(names)]
        self._others()
        return self._seen(), {}

    def _others(self) -> None:
        """Let the bots play until the own seat is asked or the game is over."""
        s = self.table.state
        while not s.over and self.seat not in s.deciders:
            seat = s.deciders[0]
            s.choose(self.players[seat].choose(s, seat), seat)

    def _seen(self) -> dict[str, Any]:
        return {"observation": self.table.row(self.seat), "action_mask": self.action_masks()}

    def action_masks(self) -> Any:
        """What may be done now; under this name other libraries look for it."""
        return self.table.mask(self.seat)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The own choice, and what the bots do until the next one."""
        try:
            self.table.act(self.seat, action)
        except IllegalChoice:
            if self.illegal == "error":
                raise
            return self._seen(), -1.0, True, False, {"illegal": True}
        self._others()
        s = self.table.state
        paid = self.table.paid()
        reward = float(paid[self.seat]) if paid else 0.0
        info: dict[str, Any] = {"scores": s.scores(), "ranking": s.ranking()} if s.over else {}
        return self._seen(), reward, s.over, False, info

    def render(self) -> Any:
        """The table as text or as a drawing, as the own seat sees it."""
        if self.render_mode == "svg":
            return self.table.state.svg(self.seat)
        return repr(self.table.state) if self.render_mode == "ansi" else None
