"""The speed of catanatron with four random players; answers the same requests as `rampart.lab.speed`."""

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
TURN_LIMIT = 1000
MIDDLE = 300  # ticks into a game: where copies are measured


def new_game(seed: int) -> Game:
    random.seed(seed)
    return Game([RandomPlayer(color) for color in COLORS])


def play(seeds: range) -> int:
    """Play whole games; returns how many ticks they took."""
    ticks = 0
    for seed in seeds:
        game = new_game(seed)
        while game.winning_color() is None and game.state.num_turns < TURN_LIMIT:
            game.play_tick()
            ticks += 1
    return ticks


def middle() -> Game:
    game = new_game(0)
    for _ in range(MIDDLE):
        game.play_tick()
    return game


def measure(round_number: int) -> dict[str, float]:
    first = round_number * 8
    began = time.process_time()
    ticks = play(range(first, first + 8))
    playing = time.process_time() - began
    game = middle()
    began = time.process_time()
    for _ in range(1000):
        game.copy()
    copying = time.process_time() - began
    return {"decisions": ticks / playing, "games": 8 / playing, "copy": copying / 1000}


def main() -> None:
    play(range(1))
    for line in sys.stdin:
        print(json.dumps(measure(int(line))), flush=True)


main()
