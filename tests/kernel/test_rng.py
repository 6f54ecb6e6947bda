"""Chance: the same sequence everywhere, seeds of 128 bits, and fate."""

import hashlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rampart import BadDocument, BadOptions, Hidden, Rng, seeded
from rampart.kernel.rng import unknown

SEEDS = st.integers(0, 2**128 - 1)
WORD = 2**32


def textbook_sfc32(seed: int, n: int) -> list[int]:
    """The generator as its author writes it, words of the seed from the lowest, warmed up by twenty draws."""
    a, b, c, d = (seed >> shift & WORD - 1 for shift in (0, 32, 64, 96))
    out = []
    for _ in range(20 + n):
        drawn = (a + b + d) % WORD
        d = (d + 1) % WORD
        a = b ^ b >> 9
        b = (c + (c << 3)) % WORD
        c = ((c << 21 | c >> 11) % WORD + drawn) % WORD
        out.append(drawn)
    return out[20:]


def test_the_first_numbers_are_the_known_ones() -> None:
    rng = seeded(0)
    assert [rng.next32() for _ in range(4)] == [2091952393, 4208506024, 1017427976, 941733061]
    rng = seeded(7)
    assert [rng.below(6) for _ in range(12)] == [4, 3, 2, 3, 5, 4, 2, 1, 1, 1, 3, 2]
    rng = seeded(2**128 - 1)
    assert [rng.below(52) for _ in range(8)] == [20, 36, 9, 0, 21, 40, 15, 39]


def test_ten_thousand_numbers_are_the_known_ones() -> None:
    rng = seeded(12345)
    text = ",".join(str(rng.next32()) for _ in range(10_000))
    assert (
        hashlib.sha256(text.encode()).hexdigest() == "f399b31a3c5bcf9d442ce455aa416538c29cd1a4cd1a41e8c72b24c6e95f289e"
    )


@given(seed=SEEDS)
def test_the_sequence_is_that_of_the_textbook(seed: int) -> None:
    rng = seeded(seed)
    assert [rng.next32() for _ in range(50)] == textbook_sfc32(seed, 50)


@pytest.mark.parametrize("shift", [0, 31, 32, 63, 64, 95, 96, 127])
def test_every_part_of_a_seed_counts(shift: int) -> None:
    plain, other = seeded(0), seeded(1 << shift)
    assert [plain.next32() for _ in range(4)] != [other.next32() for _ in range(4)]


@pytest.mark.parametrize("seed", [-1, 2**128, 2**200])
def test_a_seed_beyond_128_bits_is_refused(seed: int) -> None:
    with pytest.raises(BadOptions, match=r"not a whole number from 0 to 2\*\*128 - 1"):
        seeded(seed)


@given(seed=SEEDS, k=st.integers(1, 2**30))
def test_a_draw_is_below_its_bound(seed: int, k: int) -> None:
    rng = seeded(seed)
    assert all(0 <= rng.below(k) < k for _ in range(20))
    assert rng.drawn == 20


def test_draws_are_about_equally_likely() -> None:
    rng = seeded(1)
    counts = [0] * 10
    for _ in range(20_000):
        counts[rng.below(10)] += 1
    assert all(abs(n - 2000) < 200 for n in counts)  # five standard deviations are 212


@given(seed=SEEDS, n=st.integers(0, 40))
def test_a_shuffle_keeps_every_item(seed: int, n: int) -> None:
    rng = seeded(seed)
    items = list(range(n))
    rng.shuffle(items)
    assert sorted(items) == list(range(n))
    assert rng.drawn == max(0, n - 1)


def test_a_shuffle_is_the_known_one() -> None:
    items = list(range(10))
    seeded(1).shuffle(items)
    assert items == [8, 4, 1, 2, 6, 9, 0, 3, 5, 7]


def test_every_order_of_three_comes_up() -> None:
    orders = set()
    rng = seeded(3)
    for _ in range(100):
        items = [0, 1, 2]
        rng.shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == 6


@given(seed=SEEDS, before=st.integers(0, 10))
def test_a_copy_goes_on_alike_and_apart(seed: int, before: int) -> None:
    rng = seeded(seed)
    for _ in range(before):
        rng.below(6)
    copy = rng.copy()
    words = rng.words()
    ahead = [copy.below(1000) for _ in range(5)]
    assert rng.words() == words
    assert rng.drawn == before
    assert [rng.below(1000) for _ in range(5)] == ahead


def fated(*results: int) -> Rng:
    rng = seeded(5)
    rng.fate = list(results)
    return rng


def test_fate_comes_first_and_leaves_chance_alone() -> None:
    rng, plain = fated(3, 0), seeded(5)
    assert [rng.below(6), rng.below(2)] == [3, 0]
    assert rng.drawn == 2
    assert [rng.below(6) for _ in range(5)] == [plain.below(6) for _ in range(5)]


@pytest.mark.parametrize(("result", "k"), [(6, 6), (100, 2), (-1, 6)])
def test_a_fate_that_cannot_be_drawn_is_refused(result: int, k: int) -> None:
    with pytest.raises(BadDocument, match=f"fate: {result} is no result of a draw among {k}"):
        fated(result).below(k)


def test_copies_do_not_use_up_each_others_fate() -> None:
    rng = fated(1, 2)
    copy = rng.copy()
    assert [copy.below(6), copy.below(6)] == [1, 2]
    assert [rng.below(6), rng.below(6)] == [1, 2]


def test_fate_steers_a_shuffle() -> None:
    items = [0, 1, 2, 3]
    fated(0, 0, 0).shuffle(items)
    assert items == [1, 2, 3, 0]


def test_chance_is_hidden_in_a_view() -> None:
    with pytest.raises(Hidden):
        unknown().below(6)
