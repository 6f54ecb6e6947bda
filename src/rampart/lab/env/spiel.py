"""OpenSpiel: `pyspiel.load_game("python_rampart", {"game": "dragon", "players": 2})` once this module is imported.

One chance node at the root draws the seed; all else follows from it. The information state is not part of it (it would
be the whole past), but the observation is, and `resample_from_infostate` deals anew what a seat cannot see. With
`python_rampart_simultaneous` seats that are asked together act together; those that are not asked wait.
"""

from typing import Any, Final

import rampart
from rampart.kernel.errors import BadOptions
from rampart.kernel.rng import seeded
from rampart.kernel.state import State
from rampart.lab.env.table import np
from rampart.lab.extras import needed
from rampart.lab.observation import Observation
from rampart.lab.rewards import ranking

needed("pyspiel", "openspiel", "A game of OpenSpiel")

import pyspiel  # noqa: E402

NAME: Final = "python_rampart"
TOGETHER: Final = "python_rampart_simultaneous"
PARAMETERS: Final = {"game": "dragon", "players": 2, "seeds": 1000, "options": ""}
MOST_CHOICES: Final = 20_000


def type_of(name: str, dynamics: Any) -> Any:
    """What is registered."""
    return pyspiel.GameType(
        short_name=name,
        long_name="Rampart" if name == NAME else "Rampart, polls as simultaneous moves",
        dynamics=dynamics,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


TYPES: Final = {
    NAME: type_of(NAME, pyspiel.GameType.Dynamics.SEQUENTIAL),
    TOGETHER: type_of(TOGETHER, pyspiel.GameType.Dynamics.SIMULTANEOUS),
}


def options_of(text: str) -> dict[str, Any]:
    """Options of the table, written as `wall=on,super_event=random`."""
    pairs = [part.split("=", 1) for part in text.split(",") if part]
    if any(len(pair) != 2 for pair in pairs):
        raise BadOptions(f"The options of a table are written as name=value, with commas between, not {text!r}.")
    return {name.strip(): value.strip() for name, value in pairs}


class Setting:
    """The table that is played at; states hold it, as games of OpenSpiel lose what Python hangs on them."""

    def __init__(self, params: dict[str, Any], together: bool) -> None:
        self.entry = rampart.game(str(params["game"]))
        self.space = Observation(self.entry, int(params["players"]), **options_of(str(params["options"])))
        self.config = self.entry.configure(self.space.players, dict(self.space.options))
        self.seeds = int(params["seeds"])
        self.wait = self.space.actions.size
        self.together = together


SETTINGS: Final[dict[str, Setting]] = {}


def setting_of(params: dict[str, Any], together: bool) -> Setting:
    """The setting of some parameters, made once."""
    key = repr((sorted(params.items()), together))
    if key not in SETTINGS:
        SETTINGS[key] = Setting(params, together)
    return SETTINGS[key]


class RampartGame(pyspiel.Game):
    """A game at one kind of table."""

    name = NAME

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        setting = setting_of(given, self.name == TOGETHER)
        info = pyspiel.GameInfo(
            num_distinct_actions=setting.wait + 1,
            max_chance_outcomes=setting.seeds,
            num_players=setting.space.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_CHOICES,
        )
        super().__init__(TYPES[self.name], info, given)
        self.setting = setting

    def new_initial_state(self, state: Any = None) -> "RampartState":
        """The chance node that draws the seed."""
        return RampartState(self, setting_of(self.get_parameters(), self.name == TOGETHER))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """The observation of a seat."""
        return Observer(setting_of(self.get_parameters(), self.name == TOGETHER), params)


class RampartTogether(RampartGame):
    """The same with simultaneous nodes."""

    name = TOGETHER


class RampartState(pyspiel.State):
    """A position; before the seed is drawn there is none."""

    def __init__(self, game: RampartGame, setting: Setting) -> None:
        super().__init__(game)
        self.setting = setting
        self.table: State | None = None

    def current_player(self) -> int:
        """Whose turn it is."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.setting.together:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return self.table.deciders[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All seeds alike."""
        return [(seed, 1.0 / self.setting.seeds) for seed in range(self.setting.seeds)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.table is None:
            return list(range(self.setting.seeds))
        actions = sorted(self.setting.space.legal_actions(self.table, player))
        return actions or ([self.setting.wait] if self.setting.together else [])

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = self.setting.entry.fresh(self.setting.space.players, self.setting.config, action)
        else:
            self.choose(self.table.deciders[0], action)

    def _apply_actions(self, actions: list[int]) -> None:
        assert self.table is not None
        for seat in self.table.deciders:
            self.choose(seat, actions[seat])

    def choose(self, seat: int, action: int) -> None:
        """Make a seat's choice."""
        assert self.table is not None
        self.table.choose(self.setting.space.option(self.table, seat, action), seat)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.table is None:
            return f"seed {action}"
        return "wait" if action == self.setting.wait else self.setting.space.actions.words(action)

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        """From 1 for the first place to -1 for the last, once the game is over."""
        if self.table is None or not self.table.over:
            return [0.0] * self.setting.space.players
        return ranking(self.table)

    def resample_from_infostate(self, player: int, sampler: Any) -> "RampartState":
        """A state that the seat cannot tell from this one; the sampler gives numbers from 0 to 1."""
        other = RampartState(self.get_game(), self.setting)
        if self.table is not None:
            other.table = self.table.determinise(player, seeded(int(sampler() * (1 << 31))))
        return other

    def __str__(self) -> str:
        return "before the seed is drawn" if self.table is None else f"{self.table!r} {self.table.digest()}"

    def __deepcopy__(self, memo: dict[int, Any]) -> "RampartState":
        other = RampartState(self.get_game(), self.setting)
        other.table = None if self.table is None else self.table.copy()
        return other


class Observer:
    """What a seat sees, as a tensor of the row's bytes."""

    def __init__(self, setting: Setting, params: Any) -> None:
        if params:
            raise BadOptions(f"The observer takes no parameters, not {params!r}.")
        self.setting = setting
        self.tensor = np.zeros(setting.space.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: RampartState, player: int) -> None:
        """Fill the tensor."""
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.setting.space.encode_into(state.table, player, self.tensor)

    def string_from(self, state: RampartState, player: int) -> str:
        """The row in hexadecimal."""
        return "" if state.table is None else self.setting.space.encode(state.table, player).hex()


def register() -> None:
    """Make the two games known to OpenSpiel, once."""
    for name, made in ((NAME, RampartGame), (TOGETHER, RampartTogether)):
        if name not in pyspiel.registered_names():
            pyspiel.register_game(TYPES[name], made)


register()
