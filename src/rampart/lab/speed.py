"""The speed of one game in this process, asked for round by round over standard input.

The benchmark starts this program once interpreted and once compiled, and lets them take turns:
`python -m rampart.lab.speed dragon`, then a line with the number of a round, and a line of JSON comes back.
"""

import json
import sys
import time
from collections.abc import Callable

import rampart
from rampart.kernel.playout import playout
from rampart.kernel.rng import seeded

MIDDLE = 100  # decisions into a game: where copies are measured
GAMES = {True: 400, False: 60}  # a round, compiled or not: about half a second


def timed(work: Callable[[], object], times: int) -> float:
    """CPU seconds for one run of the work."""
    began = time.process_time()
    for _ in range(times):
        work()
    return (time.process_time() - began) / times


def middle(game: rampart.Game) -> rampart.State:
    """A position in the middle of a random game."""
    s = game.new(4, 1).bare()
    rng = seeded(1)
    for _ in range(MIDDLE):
        seat = s.deciders[0]
        options = s.options(seat)
        s.choose(options[rng.below(len(options))], seat)
    return s


def measure(game: rampart.Game, round_number: int) -> dict[str, float]:
    """Decisions and games a second, and the seconds of a copy, a determinised state and a drawing."""
    games = GAMES[rampart.COMPILED]
    starts = [game.new(4, round_number * games + i).bare() for i in range(games)]
    began = time.process_time()
    decisions = sum(playout(s, seeded(i)) for i, s in enumerate(starts))
    playing = time.process_time() - began
    s = middle(game)
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
    game = rampart.game(sys.argv[1])
    playout(game.new(4, 0).bare(), seeded(0))
    for line in sys.stdin:
        print(json.dumps(measure(game, int(line))), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
