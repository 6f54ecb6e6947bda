"""The classic island against catanatron 3.2: stored positions in every run, whole games side by side in the soak.

The positions and what catanatron makes of them are written by `python benchmarks/catanatron_table.py store`.
"""

import importlib
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.games.watch.table import GAME, keys
from tests.rules import rule

from rampart.games.watch.scoring import rightful_holder, road_length
from rampart.games.watch.state import Watch
from rampart.games.watch.steps.building import settlement_sites
from rampart.games.watch.steps.compat import enemy_at, longest_from
from rampart.games.watch.steps.production import produce
from rampart.games.watch.tables import LEAST_ROAD, SETTLEMENTS

POSITIONS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "positions.json").read_text(encoding="utf-8"))
BENCHMARKS = Path(__file__).resolve().parents[3] / "benchmarks"


def loaded(position: dict[str, Any]) -> Watch:
    """The stored position as a state."""
    told = [name for name in position if name not in ("seat", "expected")]
    s = GAME.load(
        {
            "game": "watch",
            "options": {"mode": "classic", "compat_catanatron": True, "max_offers_per_turn": 0, "sealed": True},
            **{name: position[name] for name in told},
            "active": position["seat"],
            "todo": [{"step": "trade_and_build", "seat": position["seat"]}],
        }
    )
    assert isinstance(s, Watch)
    return s


def test_there_are_a_hundred_positions() -> None:
    assert len(POSITIONS) == 100
    assert {position["seats"] for position in POSITIONS} == {2, 3, 4}
    assert sum(1 for position in POSITIONS if position["expected"]["longest"] is not None) > 20


@pytest.mark.slow
@rule("NW-312", "NW-1409")
def test_every_number_produces_the_same() -> None:
    for position in POSITIONS:
        for number, payouts in position["expected"]["production"].items():
            s = loaded(position)
            before = [hand[:] for hand in s.hands]
            produce(s, int(number))
            gained = [[n - m for n, m in zip(s.hands[p], before[p], strict=True)] for p in range(s.seats)]
            assert gained == payouts, number


@rule("NW-501", "NW-512", "NW-522", "NW-531", "NW-541", "NW-1406")
def test_the_same_may_be_built_and_traded() -> None:
    for position in POSITIONS:
        s = loaded(position)
        kinds = ("road", "settlement", "keep", "bank")
        assert sorted(key for key in keys(s) if key.split(":")[0] in kinds) == position["expected"]["builds"]
        for p, sites in enumerate(position["expected"]["buildable"]):
            if s.settlements_of(p) < SETTLEMENTS:
                assert {s.board.corner_names[c] for c in settlement_sites(s, p)} == set(sites)


@rule("NW-701", "NW-1409")
def test_roads_are_as_long() -> None:
    alike = 0
    for position in POSITIONS:
        s = loaded(position)
        for p, length in enumerate(position["expected"]["lengths"]):
            assert max(longest_from(s, p, row[1:]) for row in s.components if row[0] == p) == length
            ends = [c for e, owner in enumerate(s.roads) if owner == p for c in s.board.edge_ends[e]]
            if not any(enemy_at(s, p, c) for c in ends):  # elsewhere it counts differently on purpose
                assert road_length(s.board, s.roads, s.buildings, p) == length
                alike += 1
    assert alike > 200


@rule("NW-702")
def test_the_longest_road_is_held_by_the_same() -> None:
    held = 0
    for position in POSITIONS:
        lengths = position["expected"]["lengths"]
        if max(lengths) >= LEAST_ROAD and lengths.count(max(lengths)) == 1:
            assert rightful_holder(lengths, -1, LEAST_ROAD) == position["expected"]["longest"]
            held += 1
    assert held > 20


@pytest.mark.soak
@rule("NW-1409")
def test_whole_games_run_side_by_side() -> None:
    pytest.importorskip("catanatron")
    sys.path.insert(0, str(BENCHMARKS))
    table = importlib.import_module("catanatron_table")
    assert table.differences(300) == []


@pytest.mark.soak
def test_greedy_beats_weighted_random() -> None:
    pytest.importorskip("catanatron")
    sys.path.insert(0, str(BENCHMARKS))
    table = importlib.import_module("catanatron_table")
    assert table.duel(100) >= 95
