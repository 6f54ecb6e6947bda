"""PettingZoo: every game as an AEC environment, and as a parallel one, where those asked together act together.

>>> from rampart.lab.env.zoo import aec, parallel
>>> env = aec("dragon", players=3)
>>> env.reset(seed=1)
>>> env.agent_selection in env.agents
True
"""

from typing import Any

from rampart.kernel.errors import IllegalChoice, shown
from rampart.kernel.game import Game
from rampart.lab.env.table import Table, np
from rampart.lab.extras import needed
from rampart.lab.running import decider

needed("pettingzoo", "lab", "A PettingZoo environment")

from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402


def agents_of(table: Table) -> list[str]:
    """The names of the agents: the seats in order."""
    return [f"seat_{p}" for p in range(table.players)]


def views(table: Table, waiting: bool) -> spaces.Dict:
    """The space of what an agent sees: a row of bytes and a mask of its actions."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (table.space.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (table.wait + waiting,), np.int8),
        }
    )


class RampartAEC(AECEnv):
    """One seat after the other; in a poll the seats answer in turn, and none sees another's answer."""

    def __init__(self, game: str | Game, render_mode: str | None = None, **settings: Any) -> None:
        super().__init__()
        self.table = Table(game, **settings)
        self.metadata = {"name": f"rampart_{self.table.game.name}_v0", "render_modes": ["ansi", "svg"],
                         "is_parallelizable": False}  # fmt: skip
        self.render_mode = render_mode
        self.possible_agents = agents_of(self.table)
        self.agents = self.possible_agents[:]
        self._seats = {agent: p for p, agent in enumerate(self.possible_agents)}
        self._paying = False
        seen = views(self.table, False)
        self._views = dict.fromkeys(self.possible_agents, seen)
        self._actions = {agent: spaces.Discrete(self.table.wait) for agent in self.possible_agents}
        self.np_random: Any = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """What an agent sees."""
        return self._views[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent does."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed that one, else the next by chance."""
        self.np_random = self.table.reseeded(seed, self.np_random)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.state.deciders[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees and may do now."""
        seat = self._seats[agent]
        return {"observation": self.table.row(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: Any) -> None:
        """Make the choice of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.act(self._seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        paid = self.table.paid()
        if paid:
            self.rewards = dict(zip(self.possible_agents, paid))
        elif self._paying:
            self.rewards = dict.fromkeys(self.agents, 0.0)
        self._paying = bool(paid)
        s = self.table.state
        if s.over:
            self.terminations = dict.fromkeys(self.agents, True)
            scores = s.scores()
            self.infos = {x: {"score": scores[p]} for p, x in enumerate(self.possible_agents)}
        else:
            self.agent_selection = self.possible_agents[decider(s)]
        if paid:
            self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as text or as a drawing, as spectators see it."""
        return render(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""


class RampartParallel(ParallelEnv):
    """All seats act in every step: those that are asked choose, the others wait (the last action)."""

    def __init__(self, game: str | Game, render_mode: str | None = None, **settings: Any) -> None:
        self.table = Table(game, **settings)
        self.metadata = {"name": f"rampart_{self.table.game.name}_v0", "render_modes": ["ansi", "svg"]}
        self.render_mode = render_mode
        self.possible_agents = agents_of(self.table)
        self.agents = self.possible_agents[:]
        seen = views(self.table, True)
        self._views = dict.fromkeys(self.possible_agents, seen)
        self._actions = {agent: spaces.Discrete(self.table.wait + 1) for agent in self.possible_agents}
        self.np_random: Any = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """What an agent sees."""
        return self._views[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent does."""
        return self._actions[agent]

    def _seen(self) -> dict[str, Any]:
        table = self.table
        return {
            agent: {"observation": table.row(p), "action_mask": table.mask(p, True)}
            for p, agent in enumerate(self.possible_agents)
        }

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game; with a seed that one, else the next by chance."""
        self.np_random = self.table.reseeded(seed, self.np_random)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """The choices of all that are asked; the others wait."""
        if not isinstance(actions, dict):
            raise IllegalChoice(f"Actions come by agent, as a dict, not as {shown(actions)}.", "action")
        deciders = self.table.state.deciders
        options = [self.table.option(seat, actions.get(self.possible_agents[seat])) for seat in deciders]
        for seat, option in zip(deciders, options):
            self.table.state.choose(option, seat)
        over = self.table.state.over
        paid = self.table.paid() or [0.0] * self.table.players
        seen = self._seen()
        agents = self.possible_agents
        if over:
            self.agents = []
        return (
            seen,
            {x: paid[p] for p, x in enumerate(agents)},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            {x: {} for x in agents},
        )

    def render(self) -> str | None:
        """The table as text or as a drawing, as spectators see it."""
        return render(self.table, self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""


def render(table: Table, mode: str | None) -> str | None:
    """What is shown of a table."""
    if mode == "svg":
        return table.state.svg()
    return repr(table.state) if mode == "ansi" else None


def aec(game: str | Game, players: int | None = None, **settings: Any) -> RampartAEC:
    """A game for agents that act one after the other."""
    return RampartAEC(game, players=players, **settings)


def parallel(game: str | Game, players: int | None = None, **settings: Any) -> RampartParallel:
    """A game for agents that act together."""
    return RampartParallel(game, players=players, **settings)
