"""Positions of the Watch to draw: games in which people like to build, and one full table."""

import random
from collections.abc import Iterator

from tests.games.watch.table import table

import rampart
from rampart.games.watch.state import Watch

TABLES = [
    {"players": 4},
    {"players": 3, "setup": "variable", "hero_tragedy": True},
    {"players": 4, "combined_trade_build": "combined", "sealed": True},
    {"players": 5, "mode": "watch56"},
    {"players": 6, "mode": "watch56", "setup": "variable"},
    {"players": 4, "mode": "base"},
    {"players": 3, "mode": "base", "setup": "variable"},
    {"players": 2, "mode": "classic", "setup": "variable", "classic_numbers": "random"},
    {"players": 4, "mode": "classic"},
]
LIKED = {"settlement": 30, "keep": 40, "guard": 12, "road": 1.5, "play": 8, "hero": 4, "buy_card": 4, "end": 0.3}
NAMES = ["Vendelína Nejedlá", "Agnieszka Brzęczyszczykiewicz", "Jo", "Ğükhan-Maximilian", "Wilhelmine", "Bořivoj"]


def play(seed: int = 1, **options: object) -> Iterator[Watch]:
    """Every position of one game that chance plays, with a liking for building; it ends after thirty turns."""
    s = rampart.game("watch").new(seed=seed, **{"turn_cap": 50, "max_offers_per_turn": 1, **options})  # type: ignore[arg-type]
    assert isinstance(s, Watch)
    dice = random.Random(seed)
    yield s
    while not s.over and s.turn < 30:
        seat = s.deciders[0]
        offered = s.options(seat)
        weights = [LIKED.get(s.key(option, seat).partition(":")[0], 1) for option in offered]
        s.choose(dice.choices(offered, weights)[0], seat)
        yield s


def full_table(mode: str = "watch", seats: int = 4) -> Watch:
    """A table with something everywhere: camps, clearings, guards, wildlings in the Gift, cards and buildings."""
    more = {"rattle": "MR", "heart": "GC"} if mode == "watch56" else {}
    corners = ["N0,1", "S0,1", "N1,3", "N2,1", "S-2,2", "N3,2"]
    buildings = {corner: f"keep_{p}" if p % 2 else f"settlement_{p}" for p, corner in enumerate(corners[:seats])}
    return table(
        mode=mode,
        seats=seats,
        buildings={**buildings, "S3,0": "settlement_0"},
        roads={0: [("N0,1", "S0,0"), ("S0,0", "N-1,1")], 1: [("S0,1", "N0,2")]},
        hands=["LLLBBBWWWGGGOOO", "LBWGO", "OO", "GGG", "L", "B"][:seats],
        cards=[{"patrol": 2, "winter": 1, "road_building": 1, "new_guard": 1, "vp_card": 1}],
        bought=[{"vp_card": 1}],
        camps={"ice": "RGC", "cave": "CRRR", "horn": "R", **more},
        clearings={2: "R", 3: "RR", 4: "R"},
        guards={1: [3, 1], 2: [0, 1, 2, 3], 3: [0, 1], 4: [2]},
        gift={"2,0": "C", "1,1": "R", "-1,2": "G"},
        heroes=["tarly", "qhorin", "marsh", "mormont", "aemon", "yoren"][:seats],
        tormund="0,2",
        breaches=1,
        dice=[4, 4, 5],
        turn=30,
    )
