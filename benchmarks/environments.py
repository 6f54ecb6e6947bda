"""Environment steps a second, with observation and mask taken at every step, beside other libraries in one run.

    make compiled
    pip install -r benchmarks/requirements.txt
    PYTHONPATH=build/compiled python benchmarks/environments.py

Ours: the AEC environment as PettingZoo's `connect_four_v3` is used, unwrapped, beside it and OpenSpiel's Python games;
and batches beside raw random playouts of the same build (`share`). CPU time, the best of three.
"""

import gc
import multiprocessing
import resource
import sys
import time
from collections.abc import Callable

import numpy as np

import rampart
from rampart import Rng, seeded
from rampart.kernel.playout import playout
from rampart.lab.batch import Batch
from rampart.lab.env.zoo import aec

STEPS = 4000
GAMES = ("dragon", "watch", "great_wall", "crescent_moon")
SIDE_BY_SIDE = (16, 128)  # games of a batch: those that fit into the nearest caches, and those that do not


def best(work: Callable[[], tuple[int, float]]) -> float:
    """The best rate of three runs."""
    return max(n / seconds for n, seconds in (work() for _ in range(3)))


def of_aec(env: object, steps: int) -> tuple[int, float]:
    """Steps of an AEC environment, each after a look at the observation and the mask."""
    rng = np.random.default_rng(1)
    env.reset(seed=1)  # type: ignore[attr-defined]
    spent, n = 0.0, 0
    while n < steps:
        began = time.process_time()
        agent = env.agent_selection  # type: ignore[attr-defined]
        seen = env.observe(agent)  # type: ignore[attr-defined]
        mask = seen["action_mask"]
        spent += time.process_time() - began
        action = int(rng.choice(np.flatnonzero(mask)))
        began = time.process_time()
        env.step(action)  # type: ignore[attr-defined]
        spent += time.process_time() - began
        n += 1
        if any(env.terminations.values()):  # type: ignore[attr-defined]
            env.reset(seed=n)  # type: ignore[attr-defined]
    return n, spent


def of_spiel(name: str, steps: int) -> tuple[int, float]:
    """Steps of a game of OpenSpiel, with its observation where it has one, else its information state."""
    import pyspiel
    from open_spiel.python import games  # noqa: F401
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game(name)
    observer = make_observation(game)
    rng = np.random.default_rng(1)
    state = game.new_initial_state()
    spent, n = 0.0, 0
    while n < steps:
        began = time.process_time()
        if not state.is_chance_node():
            observer.set_from(state, state.current_player())
        actions = state.legal_actions()
        spent += time.process_time() - began
        action = actions[rng.integers(len(actions))]
        began = time.process_time()
        state.apply_action(action)
        spent += time.process_time() - began
        n += 1
        if state.is_terminal():
            state = game.new_initial_state()
    return n, spent


def by_chance(b: Batch, luck: Rng) -> list[int]:
    """A random action for every game."""
    offered = [b.actions(i) for i in range(b.count)]
    return [actions[luck.below(len(actions))] for actions in offered]


def of_batch(game: str, size: int) -> tuple[int, float]:
    """Steps of a batch; the choice of random actions is not counted."""
    b = Batch(game, size, seed=3, mask="packed")
    luck = seeded(5)
    spent, n = 0.0, 0
    while spent < 0.5:
        chosen = by_chance(b, luck)
        began = time.process_time()
        b.step(chosen)
        spent += time.process_time() - began
        n += size
    return n, spent


def of_playouts(game: str) -> tuple[int, float]:
    """Choices of random playouts, all of them counted as a batch counts them."""
    g = rampart.game(game)
    config = g.configure(g.usual, {})
    spent, n, seed = 0.0, 0, 0
    while spent < 0.5:
        s = g.fresh(g.usual, config, seed)
        began = time.process_time()
        n += playout(s, seeded(seed))
        spent += time.process_time() - began
        seed += 1
    return n, spent


def resident() -> float:
    """Megabytes of memory that this process holds now (Linux)."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * resource.getpagesize() / 1e6


def fill(game: str) -> float:
    """Megabytes of 1,000 games side by side, in the middle of play, with their arrays."""
    Batch(game, 2)
    gc.collect()
    before = resident()
    b = Batch(game, 1000, seed=9, mask="packed")
    luck = seeded(5)
    for _ in range(60):
        b.step(by_chance(b, luck))
    gc.collect()
    return resident() - before


def memory(game: str) -> float:
    """The same in a process of its own, where nothing was freed before."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(fill, (game,))


def main() -> int:
    """Print a table in Markdown."""
    print(f"{'compiled' if rampart.COMPILED else 'INTERPRETED'}, CPython {sys.version.split()[0]}\n")
    from pettingzoo.classic import connect_four_v3

    four = connect_four_v3.raw_env()
    yardstick = best(lambda: of_aec(four, STEPS))
    print("| environment | steps/s | beside connect_four_v3 |\n|---|---|---|")
    print(f"| PettingZoo connect_four_v3, unwrapped | {yardstick:,.0f} | 1 |")
    for name in ("python_tic_tac_toe", "python_kuhn_poker", "python_block_dominoes"):
        try:
            rate = best(lambda name=name: of_spiel(name, STEPS))  # type: ignore[misc]
        except Exception as e:
            print(f"| OpenSpiel {name} | not measured ({type(e).__name__}) | |")
            continue
        print(f"| OpenSpiel {name} | {rate:,.0f} | {rate / yardstick:.2f} |")
    for game in GAMES:
        rate = best(lambda game=game: of_aec(aec(game), STEPS))  # type: ignore[misc]
        print(f"| Rampart {game}, AEC | {rate:,.0f} | {rate / yardstick:.2f} |")
    sizes = "".join(f" {size} games | share |" for size in SIDE_BY_SIDE)
    print(f"\n| game | playout decisions/s |{sizes} memory of 1,000 games |\n|---|---|{'---|' * 5}")
    for game in GAMES:
        raw = best(lambda game=game: of_playouts(game))  # type: ignore[misc]
        row = [f"{raw:,.0f}"]
        for size in SIDE_BY_SIDE:
            rate = best(lambda game=game, size=size: of_batch(game, size))  # type: ignore[misc]
            row += [f"{rate:,.0f}", f"{rate / raw:.0%}"]
        print(f"| {game} | {' | '.join(row)} | {memory(game):.0f} MB |")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
