"""Random games without a cap on turns, in every mode and at every size of table, with the tragedy of heroes and not."""

from collections import Counter
from collections.abc import Callable

import pytest
from tests.playing import Config, choice_of, conserved

import rampart
from rampart import State, seeded

GAME = rampart.game("watch")
COUNTED = 25  # choices between two counts of all pieces
WHOLE: list[Config] = [
    *({"mode": "watch", "players": n, "hero_tragedy": tragedy} for n in (3, 4) for tragedy in (False, True)),
    *({"mode": "watch56", "players": n, "hero_tragedy": tragedy} for n in (5, 6) for tragedy in (False, True)),
    *({"mode": "base", "players": n} for n in (3, 4)),
    *({"mode": "classic", "players": n} for n in (2, 3, 4)),
]
every_mode = pytest.mark.parametrize("config", WHOLE, ids=lambda config: "-".join(map(str, config.values())))


def played(config: Config, seed: int) -> State:
    """A game played at random to its end, all pieces counted now and then and at the end."""
    s = GAME.new(seed=seed, max_offers_per_turn=1, **config)
    luck = seeded(seed)
    made = 0
    while not s.over:
        s.choose(*choice_of(s, luck))
        made += 1
        if made % COUNTED == 0 or s.over:
            conserved(s)
    return s


@every_mode
def test_a_game_without_a_cap_ends(config: Config) -> None:
    assert played(config, 1).ending in ("glorious", "third_breach", "invasion", "ten_points", "turn_cap")


@pytest.mark.soak
@every_mode
def test_a_thousand_games_without_a_cap_end(config: Config, record_property: Callable[[str, object], None]) -> None:
    endings = Counter(played(config, seed).ending for seed in range(1000))
    record_property("figure", "1,000 games: " + ", ".join(f"{n} {ending}" for ending, n in endings.most_common()))
