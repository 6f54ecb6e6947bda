"""Finding puzzles: bots play, and every decision is looked at that has one choice clearly better than the others."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import log10
from typing import Any, Final

import rampart
from rampart.bots.base import policy_of
from rampart.bots.greedy import ranked
from rampart.kernel.state import State
from rampart.learn.puzzles import Answer, Puzzle, within
from rampart.learn.weighing import Weighed, clearness, margin, reasons, weigh
from rampart.registry import folder_of

SIEVES: Final = ((3, 0.05), (16, 0.02))  # worlds in which a decision is tried first, and what it needs above the margin
WORLDS: Final = 80  # in which it is proven
MARGIN: Final = 0.05  # of the chance to win
CLEARNESS: Final = 3.0  # standard errors
FEWEST: Final = 3  # options
MOST: Final = 24
LEAD: Final = 0.05  # by which the policy's best is ahead of its next, in spreads of the points at the end
OTHERS: Final = 4  # of the decisions in which it is not, one in so many is looked at
MOST_OF_A_GAME: Final = 3
RARE: Final = 6  # games without a puzzle, after which one more of the other themes will do
GUESSERS: Final = 24  # careless players whose choices tell how hard a puzzle is
PLAYERS: Final = ("greedy", "apprentice")


@dataclass(frozen=True)
class Wanted:
    """How many puzzles are wanted of each theme, and from which games."""

    game: str
    count: int
    seed: int
    players: int
    options: Mapping[str, Any]
    margin: float = MARGIN  # by how much the best choice must be ahead


def themes_of(game: str) -> dict[str, str]:
    """The theme to which each kind of decision belongs, by the name of its step; others make no puzzles."""
    home = folder_of(game)
    file = home.joinpath("learn", "themes.json") if home is not None else None
    if file is None or not file.is_file():
        return {}
    found: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
    return found


def find(wanted: Wanted) -> Iterator[Puzzle]:
    """Puzzles until there are enough: as many of each theme as of the others, more of them where others are rare."""
    themes = themes_of(wanted.game)
    share = -(-wanted.count // max(1, len(set(themes.values()))))
    found: Counter[str] = Counter()
    number, last = 0, 0
    while found.total() < wanted.count:
        open_themes = {step: theme for step, theme in themes.items() if found[theme] < share}
        for puzzle in of_game(wanted, number, open_themes):
            if found[puzzle.theme] < share and found.total() < wanted.count:
                found[puzzle.theme] += 1
                last = number
                yield puzzle
        number += 1
        if number - last >= RARE:
            share, last = share + 1, number


def of_game(wanted: Wanted, number: int, themes: Mapping[str, str]) -> Iterator[Puzzle]:
    """The puzzles of one game of bots."""
    seed = wanted.seed * 100_003 + number
    s = rampart.game(wanted.game).new(players=wanted.players, seed=seed, **wanted.options)
    bots = [rampart.bot(PLAYERS[(seat + number) % len(PLAYERS)], seed) for seat in range(s.seats)]
    made, since = 0, 0
    while not s.over and made < MOST_OF_A_GAME:
        seat = s.deciders[0]
        theme = themes.get(s.current(seat)[0].name)
        since += 1
        if theme is not None and since > s.seats and not s.polled and promising(s, seat, seed + since):
            puzzle = seen(s, seat, theme, seed, wanted.margin)
            if puzzle is not None:
                made, since = made + 1, 0
                yield puzzle
        choose(s, seat, bots[seat])


def promising(s: State, seat: int, seed: int) -> bool:
    """Is a decision worth a look? One in which the policy sees a clear best, and some of the others too."""
    if not FEWEST <= len(s.options(seat)) <= MOST:
        return False
    found = ranked(s.view(seat), seat, seed)
    lead = found[0][0] - found[1][0]
    return lead >= LEAD * policy_of(s.rules.name).spread(s) or seed % OTHERS == 0


def choose(s: State, seat: int, bot: Any) -> None:
    """Let a bot choose; a seed of its own for every choice, so that a careless one errs at other moments."""
    bot.seed += 1
    s.choose(bot.choose(s, seat), seat)


def seen(s: State, seat: int, theme: str, seed: int, least: float = MARGIN) -> Puzzle | None:
    """The puzzle that a decision makes, None where no choice is clearly the best."""
    v = s.view(seat)
    for worlds, above in SIEVES:
        if margin(weigh(v, seat, worlds, seed)) < least + above:
            return None
    found = weigh(v, seat, WORLDS, seed + 1)
    return made_of(s, seat, theme, found, seed + 1) if clear(found, least) else None


def clear(found: list[Weighed], least: float = MARGIN) -> bool:
    """Is the best of the options ahead by enough, and not by chance?"""
    return margin(found) >= least and clearness(found) >= CLEARNESS


def proven(one: Puzzle, least: float = MARGIN) -> Puzzle | None:
    """A puzzle proven again, with what comes out today; None where its answer is not clearly the best any more."""
    s = one.state()
    found = weigh(s.view(one.seat), one.seat, one.worlds, one.seed)
    if found[0].key != one.best.key or not clear(found, least):
        return None
    return made_of(s, one.seat, one.theme, found, one.seed)


def made_of(s: State, seat: int, theme: str, found: list[Weighed], seed: int) -> Puzzle:
    """The puzzle of a position whose options were weighed."""
    position = s.document()
    answers = tuple(
        Answer(one.key, round(100 * one.chance, 1), round(one.points, 1), reasons(found, at))
        for at, one in enumerate(found)
    )
    id = hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()[:8]
    return Puzzle(id, s.rules.name, theme, seat, difficulty(s, seat, found), WORLDS, seed, answers, position)


def difficulty(s: State, seat: int, found: list[Weighed]) -> int:
    """The rating of a puzzle before anybody has tried it: how often careless players find the answer."""
    picks = Counter(s.key(rampart.bot("novice", seed).choose(s, seat), seat) for seed in range(GUESSERS))
    solving = (picks[found[0].key] + 1.0) / (GUESSERS + 2.0)
    return within(round(1500 + 400 * log10((1.0 - solving) / solving)))
