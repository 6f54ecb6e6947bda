"""Let a bot of this checkout play against the same bot of another one, such as an earlier commit.

Both keep the game, each with its own rules, and tell each other the choices by their keys: rules that deal or offer
otherwise are noticed at once. Every other seat belongs to one side, and each deal is played from both.

    git worktree add ../before COMMIT
    python tools/duel.py ../before watch --option mode=watch --games 100
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from duel_side import Side
from rampart.kernel.game import Value
from rampart.lab.arena import ALTERNATE, Match, Played, decided, interval
from rampart.lab.ladder import Beside
from rampart.lab.simulate import places


class Other:
    """The same in a process that runs another checkout."""

    def __init__(self, source: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(source)}
        command = [sys.executable, str(Path(__file__).with_name("duel_side.py"))]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)

    def answer(self, asked: dict[str, Any]) -> dict[str, Any]:
        """Ask there."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked).encode() + b"\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit("The other checkout ended; what it said stands above.")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def stop(self) -> None:
        """End its process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def games(match: Match, other: Other, count: int) -> Iterator[Played]:
    """Play the games of a match, each deal from both sides."""
    here = Side()
    for number in range(count):
        own = match.seats(number)
        new = {"do": "new", "game": match.game, "players": match.players, "seed": match.deal(number),
               "options": match.options, "bot": match.challenger}  # fmt: skip
        here.answer(new)
        other.answer(new)
        s = here.state
        assert s is not None
        while not s.over:
            seat = s.deciders[0]
            side: Side | Other = here if seat in own else other
            key = side.answer({"do": "ask", "seat": seat})["key"]
            made = {"do": "made", "seat": seat, "key": key}
            if here.answer(made) != other.answer(made):
                sys.exit(f"The two rules differ in the game with seed {match.deal(number)}, after {key}.")
        winners = s.winners()
        share = sum(seat in own for seat in winners) / len(winners) if winners else 0.0
        yield Played(number, share, places(s), s.scores(), (0, 0), (0.0, 0.0), ({}, {}), s.ending)


def value(text: str) -> Value:
    """An option's value as typed."""
    if text in ("on", "off"):
        return text == "on"
    return int(text) if text.isdigit() else text


def main() -> None:
    """Play, and say who won how much."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("checkout", type=Path, help="the other checkout; its compiled copy is used where it has one")
    asked.add_argument("game")
    asked.add_argument("--bot", default="greedy")
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--option", action="append", default=[], metavar="N=V")
    asked.add_argument("--games", type=int, default=100)
    asked.add_argument("--bar", type=float, default=None, help="stop once the share is clearly above or below")
    asked.add_argument("--save", type=Path, default=None, help="add the result to this file, which the ladder reads")
    args = asked.parse_args()
    options = {name: value(text) for name, text in (pair.split("=", 1) for pair in args.option)}
    match = Match(args.game, args.players, options, args.bot, args.bot, ALTERNATE)
    compiled = args.checkout / "build" / "compiled"
    other = Other(compiled if compiled.is_dir() else args.checkout / "src")
    found: list[Played] = []
    for game in games(match, other, args.games):
        found.append(game)
        if decided(match, found, args.bar):
            break
    other.stop()
    low, high = interval(found)
    won = sum(game.share for game in found)
    if args.save is not None:
        rest = "".join(f" --option {pair}" for pair in args.option)
        command = f"tools/duel.py CHECKOUT {args.game}{rest} --games {args.games}"
        kept = Beside(args.bot, f"{args.bot} of before, {args.game}{rest}, every other seat", len(found), won, command)
        with args.save.open("a", encoding="utf-8") as out:
            out.write(json.dumps(kept._asdict()) + "\n")
    print(f"{args.bot} of this checkout won {won:g} of {len(found)} games ({low:.0%} to {high:.0%}).")


if __name__ == "__main__":
    main()
