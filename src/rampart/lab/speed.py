"""The speed of one game in this process, asked for round by round over standard input.

The benchmark starts this program once interpreted and once compiled, and lets them take turns:
`python -m rampart.lab.speed watch mode=classic`, then a line with the number of a round, and a line of JSON comes back.
"""

import json
import sys
import time
from collections.abc import Callable

import rampart
from rampart.kernel.playout import playout
from rampart.kernel.rng import seeded

MIDDLE = 100  # decisions into a game: where copies are measured
ENOUGH = 0.4  # seconds of play a round


def timed(work: Callable[[], object], times: int) -> float:
    """CPU seconds for one run of the work."""
    began = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - began) / times


def fresh(game: rampart.Game, options: list[str], seed: int) -> rampart.State:
    """A new table of four without a history."""
    pairs = [option.split("=", 1) for option in options]
    return game.new(4, seed, **{name: int(word) if word.isdigit() else word for name, word in pairs}).bare()


def middle(game: rampart.Game, options: list[str]) -> rampart.State:
    """A position in the middle of a random game."""
    s = fresh(game, options, 1)
    rng = seeded(1)
    for _ in range(MIDDLE):
        seat = s.deciders[0]
        offered = s.options(seat)
        s.choose(offered[rng.below(len(offered))], seat)
    return s


def measure(game: rampart.Game, options: list[str], round_number: int) -> dict[str, float]:
    """Decisions and games a second, and the seconds of a copy, a determinised state and a drawing."""
    games, decisions, playing = 0, 0, 0.0
    while playing < ENOUGH:
        s = fresh(game, options, round_number * 1000 + games)
        began = time.process_time()
        decisions += playout(s, seeded(games))
        playing += time.process_time() - began
        games += 1
    s = middle(game, options)
    seat = s.deciders[0]
    return {
        "compiled": float(rampart.COMPILED),
        "decisions": decisions / playing,
        "games": games / playing,
        "copy": timed(s.copy, 2000),
        "determinise": timed(lambda: s.determinise(seat, 1), 300),
        "draw": timed(lambda: s.svg(seat), 10),
    }


def main() -> None:
    """Answer every line of standard input."""
    game, options = rampart.game(sys.argv[1]), sys.argv[2:]
    playout(fresh(game, options, 0), seeded(0))
    middle(game, options).svg()
    for line in sys.stdin:
        print(json.dumps(measure(game, options, int(line))), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
