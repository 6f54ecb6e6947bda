"""PPO in one file: a network learns to win at a table of random players.

    pip install 'rampart-games[lab]' -r examples/ppo/requirements.txt
    python examples/ppo/train.py --game dragon --minutes 8

One chair of every game learns, the others choose at random. It plays many games side by side (`rampart.lab.batch`),
sees features of what its seat sees, and is paid the ranking at the end, with the score as potential on the way. At the
end it plays 100 games with its best choices, and the number it won is printed as the last line. The weights are saved
with the version of the spaces they fit.
"""

import argparse
import time
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from rampart.lab.batch import Batch
from rampart.lab.features import Features

HIDDEN = 128
FAR_BELOW = -1e9  # the score of an action that is not on offer


class Settings(NamedTuple):
    """What can be turned."""

    games: int = 128
    rollout: int = 4096  # own choices between two rounds of learning
    minibatch: int = 512
    epochs: int = 3
    rate: float = 5e-4
    clip: float = 0.2
    entropy: float = 0.01
    discount: float = 1.0
    smoothing: float = 0.95


# ---- the network: two hidden layers, a score for every action, and the expected reward


def fresh(key: Any, inputs: int, actions: int) -> dict[str, Any]:
    keys = jax.random.split(key, 4)

    def layer(k: Any, n: int, m: int, scale: float) -> Any:
        return jax.random.normal(k, (n, m)) * scale / np.sqrt(n)

    return {
        "w1": layer(keys[0], inputs, HIDDEN, 1.4), "b1": jnp.zeros(HIDDEN),
        "w2": layer(keys[1], HIDDEN, HIDDEN, 1.4), "b2": jnp.zeros(HIDDEN),
        "policy": layer(keys[2], HIDDEN, actions, 0.01), "value": layer(keys[3], HIDDEN, 1, 0.1),
    }  # fmt: skip


def forward(net: dict[str, Any], x: Any, mask: Any) -> tuple[Any, Any]:
    h = jnp.tanh(x @ net["w1"] + net["b1"])
    h = jnp.tanh(h @ net["w2"] + net["b2"])
    scores = jnp.where(mask, h @ net["policy"], FAR_BELOW)
    return jax.nn.log_softmax(scores), (h @ net["value"])[:, 0]


act = jax.jit(forward)


def loss(net: dict[str, Any], batch: dict[str, Any], s: Settings) -> Any:
    logs, value = forward(net, batch["x"], batch["mask"])
    chosen = jnp.take_along_axis(logs, batch["action"][:, None], 1)[:, 0]
    ratio = jnp.exp(chosen - batch["log"])
    gain = batch["gain"]
    policy = -jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - s.clip, 1 + s.clip) * gain).mean()
    spread = -jnp.where(batch["mask"], jnp.exp(logs) * logs, 0.0).sum(1).mean()
    return policy + 0.5 * ((value - batch["worth"]) ** 2).mean() - s.entropy * spread


# ---- playing


class Choice(NamedTuple):
    """A choice of the learner, and what it was paid until its next one."""

    row: Any
    mask: Any
    action: int
    log: float
    value: float
    paid: list[float]


class Learner:
    """Plays one chair in every game of a batch, and remembers what it did there."""

    def __init__(self, game: str, players: int, s: Settings, seed: int) -> None:
        self.s = s
        self.batch = Batch(game, s.games, players=players, seed=seed, shaping=s.discount)
        self.features = Features(self.batch.space)
        self.chairs = np.arange(s.games) % players
        self.rng = np.random.default_rng(seed)
        self.net = fresh(jax.random.PRNGKey(seed), self.features.size, self.batch.space.actions.size)
        self.adam = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(s.rate))
        self.memory = self.adam.init(self.net)
        self.open: list[list[Choice]] = [[] for _ in range(s.games)]
        self.games_won: list[float] = []

        @jax.jit
        def learn(net: Any, memory: Any, batch: Any) -> tuple[Any, Any]:
            change, memory = self.adam.update(jax.grad(loss)(net, batch, s), memory)
            return optax.apply_updates(net, change), memory

        self.learn = learn

    def choose(self, best: bool = False) -> tuple[Any, Any, Any, Any]:
        """Actions for all games: the learner's where it is asked, drawn at random elsewhere."""
        b = self.batch
        actions = (b.masks * self.rng.random(b.masks.shape, np.float32)).argmax(1)
        mine = np.flatnonzero(b.seats == self.chairs)
        logs, values = np.zeros(len(mine)), np.zeros(len(mine))
        if len(mine):
            x = np.zeros((self.s.games, self.features.size), np.float32)
            mask = np.zeros(b.masks.shape, bool)
            x[: len(mine)], mask[: len(mine)] = self.features(b.observations[mine]), b.masks[mine]
            mask[len(mine) :, 0] = True
            found, worth = (np.asarray(y) for y in act(self.net, x, mask))
            noise = 0 if best else self.rng.gumbel(size=found.shape)
            actions[mine] = (found + noise)[: len(mine)].argmax(1)
            logs, values = found[np.arange(len(mine)), actions[mine]], worth[: len(mine)]
        return actions, mine, logs, values

    def gather(self) -> list[list[Choice]]:
        """Play until enough of the learner's games are over; their choices, game by game."""
        done: list[list[Choice]] = []
        count = 0
        while count < self.s.rollout:
            actions, mine, logs, values = self.choose()
            rows, masks = self.batch.observations[mine], self.batch.masks[mine]
            for i, at in enumerate(mine):
                self.open[at].append(Choice(rows[i], masks[i], int(actions[at]), logs[i], values[i], [0.0]))
            step = self.batch.step(actions)
            paid = step.rewards[np.arange(self.s.games), self.chairs]
            for at in np.flatnonzero(paid):
                if self.open[at]:
                    self.open[at][-1].paid[0] += float(paid[at])
            for at, reward, _ in self.batch.results:
                self.games_won.append(float(reward[self.chairs[at]] == 1.0))
                if self.open[at]:
                    done.append(self.open[at])
                    count += len(self.open[at])
                self.open[at] = []
        return done

    def round(self) -> None:
        """Play, then learn from it."""
        s = self.s
        choices: list[Choice] = []
        gains: list[float] = []
        for game in self.gather():
            gain, following = 0.0, 0.0
            backwards = []
            for c in reversed(game):
                surprise = c.paid[0] + s.discount * following - c.value
                gain = surprise + s.discount * s.smoothing * gain
                following = c.value
                backwards.append(gain)
            choices += game
            gains += reversed(backwards)
        gain = np.array(gains, np.float32)
        data = {
            "x": np.stack([c.row for c in choices]), "mask": np.stack([c.mask for c in choices]),
            "action": np.array([c.action for c in choices]), "log": np.array([c.log for c in choices], np.float32),
            "worth": gain + np.array([c.value for c in choices], np.float32),
            "gain": (gain - gain.mean()) / (gain.std() + 1e-8),
        }  # fmt: skip
        for _ in range(s.epochs):
            order = self.rng.permutation(len(choices))
            for at in range(0, len(order) - s.minibatch + 1, s.minibatch):
                part = {name: values[order[at : at + s.minibatch]] for name, values in data.items()}
                part["x"] = self.features(part["x"])
                self.net, self.memory = self.learn(self.net, self.memory, part)


def test(learner: Learner, game: str, players: int, games: int, seed: int) -> int:
    """How many of some new games the learner wins with its best choices."""
    learner.batch = Batch(game, learner.s.games, players=players, seed=seed)
    won = played = 0
    while played < games:
        actions, *_ = learner.choose(best=True)
        learner.batch.step(actions)
        for at, reward, _ in learner.batch.results:
            if played < games and learner.batch.next_seeds[at] - 2 * learner.s.games < seed + games:
                played += 1
                won += reward[learner.chairs[at]] == 1.0
    return won


def main() -> int:
    """Train, test, save."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--game", default="dragon")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--save", default="")
    asked = parser.parse_args()
    began = time.monotonic()
    learner = Learner(asked.game, asked.players, Settings(), asked.seed)
    rounds = 0
    while time.monotonic() - began < asked.minutes * 60:
        learner.round()
        rounds += 1
        if rounds % 5 == 0:
            recent = learner.games_won[-400:]
            print(
                f"{time.monotonic() - began:6.0f} s, {len(learner.games_won)} games, won {np.mean(recent):.0%}",
                flush=True,
            )
    if asked.save:
        np.savez(asked.save, version=learner.batch.space.version, **{k: np.asarray(v) for k, v in learner.net.items()})
    won = test(learner, asked.game, asked.players, 100, 1_000_000)
    print(f"won {won} of 100")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
