"""One side of `tools/duel.py`: a checkout's copy of the game and its bots, asked line by line; any checkout runs it."""

import json
import sys
from typing import IO, Any

import rampart
from rampart import State
from rampart.bots import Bot

SEATS_AT_MOST = 16  # keeps the seeds of the bots of one game apart


class Side:
    """One checkout's copy of the game and its bots."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.bots: list[Bot] = []

    def answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Do what is asked: a new game, a bot's choice, or a choice that was made."""
        if asked["do"] == "new":
            game = rampart.game(asked["game"])
            self.state = game.new(asked["players"], asked["seed"], **asked["options"])
            base = asked["seed"] * SEATS_AT_MOST
            self.bots = [rampart.bot(asked["bot"], base + seat) for seat in range(self.state.seats)]
            return {"seats": self.state.seats}
        s = self.state
        assert s is not None
        seat = asked["seat"]
        if asked["do"] == "ask":
            return {"key": s.key(self.bots[seat].choose(s, seat), seat)}
        s.choose(asked["key"], seat)
        return {"over": s.over, "deciders": list(s.deciders), "scores": list(s.scores())}


def serve(lines: IO[str], out: IO[str]) -> None:
    """Answer until nobody asks any more."""
    side = Side()
    for line in lines:
        out.write(json.dumps(side.answer(json.loads(line))) + "\n")
        out.flush()


if __name__ == "__main__":
    serve(sys.stdin, sys.stdout)
