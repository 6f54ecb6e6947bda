"""Batches: many games by arrays, the same as one by one and over processes."""

from typing import Any

import pytest

import rampart
from rampart import BadOptions, IllegalChoice, seeded

np = pytest.importorskip("numpy")

from rampart.lab.batch import Batch  # noqa: E402
from rampart.lab.env.table import Table  # noqa: E402
from rampart.lab.features import Features  # noqa: E402
from rampart.lab.observation import BadBuffer  # noqa: E402
from rampart.lab.rewards import Rewards, ranking, score, win  # noqa: E402
from rampart.lab.shared import SharedBatch  # noqa: E402

GAMES = ("dragon", "watch", "great_wall", "crescent_moon")


def any_legal(masks: Any, rng: Any) -> Any:
    return (masks * rng.random(masks.shape)).argmax(axis=1)


@pytest.mark.parametrize("game", GAMES)
def test_rows_show_what_the_seat_to_decide_sees_and_may_do(game: str) -> None:
    b = Batch(game, games=3, seed=4)
    rng = np.random.default_rng(1)
    for _ in range(60):
        step = b.step(any_legal(b.masks, rng))
        for i, s in enumerate(b.states):
            seat = s.deciders[0]
            assert step.seats[i] == seat
            assert step.observations[i].tobytes() == b.space.encode(s, seat)
            assert np.flatnonzero(step.masks[i]).tolist() == sorted(b.space.legal_actions(s, seat))


def test_each_game_is_the_game_of_its_seed_and_begins_anew_at_its_end() -> None:
    b = Batch("dragon", games=2, players=2, seed=30)
    g = rampart.game("dragon")
    alone = [g.new(2, 30).bare(), g.new(2, 31).bare()]
    luck = seeded(1)
    ends = 0
    while ends < 4:
        chosen = []
        for i, s in enumerate(alone):
            actions = b.space.legal_actions(s, s.deciders[0])
            chosen.append(actions[luck.below(len(actions))])
            s.choose(b.space.option(s, s.deciders[0], chosen[i]))
        step = b.step(chosen)
        for i, s in enumerate(alone):
            assert bool(step.done[i]) == s.over
            if s.over:
                ends += 1
                assert step.rewards[i].tolist() == ranking(s)
                assert (i, ranking(s), s.scores()) in b.results
                alone[i] = g.new(2, b.next_seeds[i] - 2).bare()
            else:
                assert not step.rewards[i].any()
            assert b.states[i].dump() == alone[i].dump()
    assert b.episodes == ends


def test_packed_masks_hold_the_same_bits() -> None:
    plain, packed = Batch("watch", games=4, seed=2), Batch("watch", games=4, seed=2, mask="packed")
    rng = np.random.default_rng(3)
    for _ in range(80):
        bits = np.unpackbits(packed.masks, axis=1, count=plain.masks.shape[1], bitorder="little")
        assert (bits.astype(bool) == plain.masks).all()
        actions = any_legal(plain.masks, rng)
        plain.step(actions)
        packed.step(actions)


def test_a_bad_action_changes_nothing() -> None:
    b = Batch("dragon", games=2, players=2)
    before = [s.dump() for s in b.states]
    good = b.space.legal_actions(b.states[0], b.states[0].deciders[0])[0]
    for bad in ([good, 10**6], [good, -1], [good], [good, 1.5], [good, "x"], [good, 10**30], None, 3, [[good], [good]],
                np.zeros((2, 1), int), np.zeros(2), np.full(2, 2**64 - 1, np.uint64)):  # fmt: skip
        with pytest.raises(IllegalChoice):
            b.step(bad)
    assert [s.dump() for s in b.states] == before


def test_bad_settings_are_refused() -> None:
    for bad in ({"games": 0}, {"games": True}, {"mask": "wide"}, {"reward": "fame"}, {"shaping": 2.0}, {"players": 9},
                {"seed": "x"}, {"seed": -1}, {"seed": 1 << 200}, {"stride": -3}, {"shaping": "x"}, {"reward": None},
                {"mask": ["bool"]}):  # fmt: skip
        with pytest.raises(BadOptions):
            Batch("dragon", **bad)  # type: ignore[arg-type]
    b = Batch("dragon", games=2)
    locked = b.observations.copy()
    locked.flags.writeable = False
    for other in (b.observations[:1], b.observations.astype(np.float32), b.observations[:, ::-1], locked, [1], None):
        with pytest.raises(BadBuffer):
            b.use(other, b.masks, b.seats, b.rewards, b.done)
    for games, seed in (("2", 0), (0, 0), (2, "x")):
        with pytest.raises(BadOptions):
            SharedBatch("dragon", games, workers=1, seed=seed)  # type: ignore[arg-type]


def test_rows_go_into_arrays_of_the_caller() -> None:
    b, plain = Batch("dragon", games=2, players=2, mask="packed"), Batch("dragon", games=2, players=2, mask="packed")
    own = [np.full_like(x, 7) for x in b.now()]
    b.use(*own)
    for _ in range(150):
        for mine, theirs in zip(own, plain.now()):
            assert (mine == theirs).all()
        actions = [plain.actions(i)[-1] for i in range(2)]
        b.step(actions)
        plain.step(actions)
    assert plain.episodes


def test_games_begin_from_a_position_with_chances_of_their_own() -> None:
    s = rampart.game("dragon").new(3, 5)
    luck = seeded(1)
    for _ in range(20):
        s.choose(s.options(s.deciders[0])[luck.below(len(s.options(s.deciders[0])))])
    b = Batch("dragon", games=3, start=s.document())
    assert all(t.players[0].vp() == s.players[0].vp() and t.round == s.round for t in b.states)  # type: ignore[attr-defined]
    assert len({str(t.rng.words()) for t in b.states}) == 3


def test_no_game_begins_where_it_is_over() -> None:
    s = rampart.game("dragon").new(2, 1)
    while not s.over:
        s.choose(s.options(s.deciders[0])[0])
    for make in (Batch, Table):
        with pytest.raises(BadOptions):
            make("dragon", start=s.document())


def test_rewards_of_a_finished_game() -> None:
    s = rampart.game("dragon").new(4, 1)
    luck = seeded(4)
    while not s.over:
        s.choose(s.options(s.deciders[0])[luck.below(len(s.options(s.deciders[0])))])
    places = [seat for group in s.ranking() for seat in group]
    assert [round(ranking(s)[seat], 4) for seat in places] == [1, 0.3333, -0.3333, -1]
    assert win(s)[places[0]] == 1 and sum(win(s)) == 1
    assert abs(sum(score(s))) < 1e-9


def test_shaping_adds_up_to_the_reward_without_it() -> None:
    """With a discount of 1 the shaping of a whole game is minus the worth of its beginning, which is 0 in dragon."""
    shaped, plain = Batch("dragon", players=3, seed=8, shaping=1.0), Batch("dragon", players=3, seed=8)
    rng = np.random.default_rng(5)
    paid = np.zeros(3)
    paid_before_the_end = 0.0
    while True:
        actions = any_legal(plain.masks, rng)
        one, other = shaped.step(actions), plain.step(actions)
        paid += one.rewards[0]
        if one.done[0]:
            break
        paid_before_the_end += float(np.abs(one.rewards[0]).sum())
    assert paid_before_the_end > 0.1
    assert np.allclose(paid, other.rewards[0], atol=1e-5)
    with pytest.raises(BadOptions):
        Rewards("none")


def test_processes_play_the_same_games() -> None:
    one = Batch("dragon", games=5, players=2, seed=3)
    rng = np.random.default_rng(9)
    with SharedBatch("dragon", games=5, workers=2, players=2, seed=3) as many:
        for _ in range(120):
            actions = any_legal(one.masks, rng)
            for a, b in zip(one.step(actions), many.step(actions)):
                assert (a == b).all()
        assert one.episodes > 3
        with pytest.raises(IllegalChoice):
            many.step([0] * 5)
        with pytest.raises(IllegalChoice):
            many.step([0])
    with pytest.raises(rampart.RampartError):
        many.step([0] * 5)


@pytest.mark.parametrize("game", GAMES)
def test_features_are_floats_with_names(game: str) -> None:
    b = Batch(game, games=4, seed=6)
    f = Features(b.space)
    rows = f(b.observations)
    assert rows.shape == (4, f.size) and rows.dtype == np.float32
    assert np.isfinite(rows).all() and np.abs(rows).max() <= 60
    assert len(f.names) == f.size
    out = np.zeros((1, f.size), np.float32)
    f(b.observations[1].tobytes(), out)
    assert (out[0] == rows[1]).all()
    with pytest.raises(BadBuffer):
        f(b.observations[:, 1:])
    for rows, into in ((b.observations, out), (None, None), (b.observations[0], [0.0] * f.size)):
        with pytest.raises(BadBuffer):
            f(rows, into)
