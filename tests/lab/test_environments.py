"""Environments of other libraries: their own tests of conformance, and the same games beneath."""

import warnings
from typing import Any

import pytest

import rampart
from rampart import BadOptions, IllegalChoice

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")
pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, parallel_api_test, seed_test  # noqa: E402

from rampart.lab.env.gym import RampartGym  # noqa: E402
from rampart.lab.env.zoo import aec, parallel  # noqa: E402

GAMES = ("dragon", "watch", "great_wall", "crescent_moon")
pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_the_turns(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec(game), num_cycles=60)


@pytest.mark.parametrize("game", ["dragon", "crescent_moon"])
def test_pettingzoo_accepts_the_seeds(game: str) -> None:
    seed_test(lambda: aec(game), num_cycles=40)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_all_at_once(game: str) -> None:
    parallel_api_test(parallel(game), num_cycles=60)


def test_a_seeded_environment_plays_the_game_of_that_seed() -> None:
    env = aec("dragon", players=3)
    env.reset(seed=12)
    assert env.table.state.dump() == rampart.game("dragon").new(3, 12).bare().dump()
    seat = env.table.state.deciders[0]
    assert env.agent_selection == f"seat_{seat}"
    with pytest.raises(IllegalChoice):
        env.step(env.table.wait - 1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(0)
    for agent in env.agent_iter():
        seen, reward, ended, _, info = env.last()
        total[agent] += reward
        assert not ended or "score" in info
        env.step(None if ended else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert sorted(total.values()) == [-1.0, 0.0, 1.0]


@pytest.mark.parametrize("make", [aec, parallel])
def test_what_is_no_seed_and_no_action_is_refused(make: Any) -> None:
    env = make("dragon", players=2)
    for seed in ("x", -1, 1.5, True):
        with pytest.raises(BadOptions):
            env.reset(seed=seed)
    env.reset(seed=np.int64(3))
    for bad in (None, "x", 1.5, 10**20, -1, [1]):
        with pytest.raises(IllegalChoice):
            env.step(bad)


def test_those_who_are_not_asked_wait() -> None:
    env = parallel("great_wall", players=3)
    seen, _ = env.reset(seed=1)
    together = 0
    rng = np.random.default_rng(1)
    while env.agents:
        asked = env.table.state.deciders
        together += len(asked) > 1
        for p, agent in enumerate(env.possible_agents):
            assert seen[agent]["action_mask"][-1] == (p not in asked)
        actions = {x: int(rng.choice(np.flatnonzero(seen[x]["action_mask"]))) for x in env.agents}
        seen, rewards, *_ = env.step(actions)
    assert together > 2
    assert sum(rewards.values()) == 0


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_accepts_a_seat_among_bots(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(RampartGym(game, bots=["random"]), skip_render_check=True)


def play(env: RampartGym, seed: int) -> tuple[float, dict[str, Any]]:
    seen, _ = env.reset(seed=seed)
    total = 0.0
    while True:
        seen, reward, ended, cut, info = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        assert not cut
        total += reward
        if ended:
            return total, info


def test_a_seat_plays_to_the_end_and_learns_its_place() -> None:
    env = RampartGym("dragon", bots=["random", "greedy"], players=3, seat=-1)
    seats = set()
    for seed in range(6):
        total, info = play(env, seed)
        seats.add(env.seat)
        assert total == 1.0 - info["ranking"].index([env.seat])
        assert (total, info) == play(env, seed)
    assert len(seats) > 1


def test_what_is_not_on_offer_loses_or_is_an_error() -> None:
    env = RampartGym("dragon", bots=["random"])
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(env.table.wait - 1)
    assert (reward, ended, info) == (-1.0, True, {"illegal": True})
    strict = RampartGym("dragon", bots=["random"], illegal="error")
    strict.reset(seed=1)
    with pytest.raises(IllegalChoice):
        strict.step(strict.table.wait - 1)
    for bad in ({"bots": ["random"] * 2}, {"seat": 9}, {"illegal": "maybe"}, {"bots": ["nobody"]}):
        with pytest.raises(BadOptions):
            RampartGym("dragon", players=4, **{"bots": ["random"], **bad})


@pytest.mark.soak
@pytest.mark.parametrize("name", ["python_rampart", "python_rampart_simultaneous"])
@pytest.mark.parametrize("game", GAMES)
def test_openspiel_plays_at_random(name: str, game: str) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import rampart.lab.env.spiel

    players = rampart.game(game).seats[0]
    options = "turn_cap=20,max_offers_per_turn=0" if game == "watch" else ""  # it looks at every position many times
    found = pyspiel.load_game(name, {"game": game, "players": players, "seeds": 20, "options": options})
    pyspiel.random_sim_test(found, num_sims=1, serialize=False, verbose=False)


@pytest.mark.soak
def test_openspiel_sees_what_a_seat_sees_and_deals_anew() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import rampart.lab.env.spiel  # noqa: F401
    from rampart.lab.env.spiel import RampartState

    game = pyspiel.load_game("python_rampart", {"game": "watch", "players": 4, "seeds": 3, "options": "mode=classic"})
    state = game.new_initial_state()
    state.apply_action(1)
    assert isinstance(state, RampartState)
    for _ in range(50):
        state.apply_action(state.legal_actions()[-1])
    seat = state.current_player()
    other = state.resample_from_infostate(seat, lambda: 0.5)
    observer = game.make_py_observer()
    assert observer.string_from(other, seat) == observer.string_from(state, seat)
    observer.set_from(state, seat)
    assert observer.tensor.min() < 0
