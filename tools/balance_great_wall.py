"""Play many games of The Great Wall among greedy bots and print, as Markdown, how they went.

    PYTHONPATH=build/compiled python tools/balance_great_wall.py --games 200 --players 4

The same seeds give the same figures. One process; with the compiled copy a game takes a second or two.
"""

import argparse
import statistics
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import rampart
from rampart.games.great_wall.content.names import GENERAL_WORDS
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import SOURCE_WORDS


class Played(NamedTuple):
    """How one game went."""

    scores: list[int]
    winner: int
    generals: list[str]
    ending: str
    years: int
    breached: int  # years in which at least one section was breached
    events: Counter[str]
    shame_left: int
    levels: list[int]  # of the walls
    sources: list[dict[str, int]]


def play(players: int, seed: int, bot: str) -> Played:
    """One game."""
    s = rampart.game("great_wall").new(players=players, seed=seed).bare()
    assert isinstance(s, GreatWall)
    journal = s.listen()
    bots = [rampart.bot(bot, seed * 16 + seat) for seat in range(players)]
    names = {code: kind.name for code, kind in s.rules.events.items()}
    events: Counter[str] = Counter()
    breached: set[int] = set()
    while not s.over:
        seat, year = s.deciders[0], s.year
        s.choose(bots[seat].choose(s, seat), seat)
        told = [names[event.code] for event in journal.take() if event.code in names]
        events.update(told)
        if "breach" in told:
            breached.add(year)
    generals = [GENERAL_WORDS[card] for card in s.generals]
    return Played(
        s.scores(), s.winners()[0], generals, s.ending, s.year, len(breached), events, s.shame_bank,
        s.wall[s.first_section :], s.breakdown(),
    )  # fmt: skip


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Print a table."""
    lines = [head, ["---"] * len(head), *rows]
    sys.stdout.write("\n".join("| " + " | ".join(str(cell) for cell in line) + " |" for line in lines) + "\n\n")


def mean(values: Iterable[float]) -> str:
    """The mean, to one place."""
    return f"{statistics.fmean(values):.1f}"


def share(part: float, whole: float) -> str:
    """A share in per cent."""
    return f"{100 * part / whole:.0f} %" if whole else "-"


def show_scores(games: list[Played]) -> None:
    """Honour by seat."""
    rows = []
    for seat in range(len(games[0].scores)):
        scores = [game.scores[seat] for game in games]
        wins = sum(game.winner == seat for game in games)
        spread = f"{statistics.stdev(scores):.1f}" if len(scores) > 1 else "-"
        rows.append([seat, mean(scores), spread, min(scores), max(scores), share(wins, len(games))])
    table(["seat", "mean honour", "sd", "min", "max", "won"], rows)
    sources = [[word, mean(mine.get(word, 0) for game in games for mine in game.sources)] for word in SOURCE_WORDS]
    table(["source of honour", "mean a seat"], sources)


def show_course(games: list[Played]) -> None:
    """How long the games were, how they ended, and what became of the wall."""
    years = sum(game.years for game in games)
    sections = sum(len(game.levels) for game in games)
    finished = sum(game.levels.count(3) for game in games)
    rows: list[Sequence[object]] = [
        ["years a game", mean(game.years for game in games)],
        ["years with a breach", share(sum(game.breached for game in games), years)],
        ["breaches a game", mean(game.events["breach"] for game in games)],
        ["shame tokens left in the bank", mean(game.shame_left for game in games)],
        ["wall levels built a game", mean(sum(game.levels) for game in games)],
        ["sections finished a game", f"{finished / len(games):.2f} of {sections // len(games)}"],
        ["games with a finished section", share(sum(3 in game.levels for game in games), len(games))],
    ]
    for word in ("barricade", "defeated", "claimed", "raid", "recruited", "hired_clerk", "promoted", "tactic", "saved"):
        rows.append([f"events `{word}` a game", mean(game.events[word] for game in games)])
    endings = Counter(game.ending for game in games)
    for ending, n in sorted(endings.items()):
        rows.append([f"ended by {ending}", share(n, len(games))])
    table(["what", "figure"], rows)


def show_generals(games: list[Played]) -> None:
    """What became of each general that was played."""
    rows: list[Sequence[object]] = []
    for word in GENERAL_WORDS:
        seats = [(game, seat) for game in games for seat, general in enumerate(game.generals) if general == word]
        if seats:
            wins = sum(game.winner == seat for game, seat in seats)
            rows.append([word, len(seats), share(wins, len(seats)), mean(game.scores[seat] for game, seat in seats)])
    table(["general", "played", "won", "mean honour"], rows)


def main() -> int:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0, help="of the first game; the others follow it")
    parser.add_argument("--bot", default="greedy", help="at every seat")
    asked = parser.parse_args()
    games = [play(asked.players, seed, asked.bot) for seed in range(asked.seed, asked.seed + asked.games)]
    sys.stdout.write(f"{asked.games} games of {asked.players} {asked.bot} bots, seeds from {asked.seed}.\n\n")
    show_scores(games)
    show_course(games)
    show_generals(games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
