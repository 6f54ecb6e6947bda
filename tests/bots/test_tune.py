"""The tuning of prices: reproducible, resumable, and it follows what wins."""

from pathlib import Path

import pytest

from rampart.kernel.errors import BadOptions
from rampart.lab.jobs import InProcess
from rampart.lab.tune import Plan, Trial, begin, duel, load, moved, prices_of, save, tune

PLAN = Plan("watch", 2, {"mode": "classic", "max_offers_per_turn": 0}, pairs=2, keep=("glory",))


def test_a_tuning_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = begin(PLAN)
    list(tune(whole, 2, InProcess()))
    first = begin(PLAN)
    list(tune(first, 1, InProcess()))
    save(first, tmp_path / "course.json")
    resumed = load(tmp_path / "course.json", PLAN)
    list(tune(resumed, 2, InProcess()))
    assert resumed == whole
    names, before = prices_of("watch")
    changed = [name for name, old, new in zip(names, before, whole.prices, strict=True) if old != new]
    assert changed
    assert "glory" not in changed


def test_a_course_is_not_taken_up_with_other_settings(tmp_path: Path) -> None:
    save(begin(PLAN), tmp_path / "course.json")
    with pytest.raises(BadOptions, match="other settings"):
        load(tmp_path / "course.json", Plan("watch", 4, {}))


def test_games_without_prices_and_prices_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BadOptions, match="Nothing can be tuned"):
        begin(Plan("crescent_moon", 4, {}))
    with pytest.raises(BadOptions, match="no price called fame"):
        begin(Plan("watch", 4, {}, keep=("fame",)))


@pytest.mark.slow
@pytest.mark.no_cover
def test_prices_that_make_no_sense_lose() -> None:
    names, prices = prices_of("watch")
    senseless = [
        0.0 if name in ("pip", "kind", "card_in_hand", "scarce", "plenty") else x for name, x in zip(names, prices)
    ]
    plan = Plan("watch", 4, {"mode": "base"})
    results = [duel(Trial(plan, prices, senseless, seed), turn) for seed in range(1, 4) for turn in range(2)]
    assert sum(results) >= 2


def test_a_direction_moves_each_price_by_the_same_share() -> None:
    up, down = moved([2.0, 0.5], [1, -1], 0.1), moved([2.0, 0.5], [1, -1], -0.1)
    assert up[0] / 2.0 == pytest.approx(2.0 / down[0])
    assert up[1] < 0.5 < down[1]
