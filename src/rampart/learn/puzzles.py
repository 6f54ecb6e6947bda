"""Puzzles: positions from bots' games in which one choice is clearly best."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import rampart
from rampart.bots.reasons import Reason
from rampart.kernel.state import State
from rampart.learn import position
from rampart.registry import folder_of

FORMAT: Final = "rampart-puzzles-1"
USUAL: Final = 1500  # the rating of whoever has solved nothing yet
LEAST: Final = 600
MOST: Final = 2600
STEPS: Final = (40, 24)  # how far one answer moves a rating: of the first answers, and later
FIRST: Final = 20  # so many answers are the first ones
PUZZLES_STEP: Final = 8  # a puzzle has many solvers, and moves less


@dataclass(frozen=True)
class Answer:
    """An option of a puzzle, and what came of it: the chance to win in percent, and the points."""

    key: str
    chance: float
    points: float
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True)
class Puzzle:
    """A position, the seat that is asked, and its options, the best first."""

    id: str
    game: str
    theme: str
    seat: int
    rating: int
    worlds: int  # games played on from each option
    seed: int  # from which they were dealt: the same numbers come out again
    answers: tuple[Answer, ...]
    position: Mapping[str, Any]

    @property
    def best(self) -> Answer:
        return self.answers[0]

    @property
    def margin(self) -> float:
        """By how many percent the best option wins more games than the next."""
        return self.answers[0].chance - self.answers[1].chance

    def state(self) -> State:
        """The position, to play on from it."""
        return position(self.game, self.position)

    def answer(self, key: str) -> int | None:
        """The place of an option among the answers, None where there is no such option."""
        return next((at for at, one in enumerate(self.answers) if one.key == key), None)


@lru_cache(maxsize=64)
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, in the order of their file."""
    home = folder_of(game)
    file = home.joinpath("learn", "puzzles.json") if home is not None else None
    return read(json.loads(file.read_text(encoding="utf-8"))) if file is not None and file.is_file() else ()


def puzzle(game: str, id: str) -> Puzzle | None:
    """A puzzle by its id."""
    return next((one for one in puzzles(game) if one.id == id), None)


def themes(game: str) -> list[str]:
    """What the puzzles of a game are about."""
    return list(dict.fromkeys(one.theme for one in puzzles(game)))


def read(content: dict[str, Any]) -> tuple[Puzzle, ...]:
    """The puzzles of a file."""
    if content.get("format") != FORMAT:
        raise ValueError("The file holds no puzzles that can be read.")
    game = content["game"]
    return tuple(
        Puzzle(
            one["id"],
            game,
            one["theme"],
            one["seat"],
            one["rating"],
            one["worlds"],
            one["seed"],
            tuple(
                Answer(key, chance, points, tuple(Reason(id, args) for id, args in reasons))
                for key, chance, points, reasons in one["answers"]
            ),
            one["position"],
        )
        for one in content["puzzles"]
    )


def written(game: str, found: Sequence[Puzzle]) -> str:
    """The file of some puzzles, one a line."""
    rows = ",\n".join(json.dumps(packed(one), ensure_ascii=False, separators=(",", ":")) for one in found)
    return f'{{"format": "{FORMAT}", "game": "{game}", "puzzles": [\n{rows}\n]}}\n'


def packed(one: Puzzle) -> dict[str, Any]:
    """A puzzle as a file holds it."""
    answers = [[a.key, a.chance, a.points, [[why.id, why.args] for why in a.reasons]] for a in one.answers]
    return {
        **{name: getattr(one, name) for name in ("id", "theme", "seat", "rating", "worlds", "seed")},
        "answers": answers,
        "position": one.position,
    }


def of_the_day(day: int) -> Puzzle | None:
    """The puzzle of a day, counted from any day: every game in turn, and in each all puzzles in turn."""
    games = [game for game in rampart.games() if puzzles(game)]
    if not games:
        return None
    known = puzzles(games[day % len(games)])
    return known[(day // len(games)) * 37 % len(known)]


# ---- ratings


def expected(person: int, puzzle: int) -> float:
    """How likely a person is to solve a puzzle, from 0 to 1."""
    return float(1.0 / (1.0 + 10.0 ** ((puzzle - person) / 400.0)))


def rated(person: int, puzzle: int, solved: bool, answers: int) -> tuple[int, int]:
    """The ratings of a person and of a puzzle after an answer, the person's so-and-so-manieth."""
    surprise = float(solved) - expected(person, puzzle)
    step = STEPS[0] if answers < FIRST else STEPS[1]
    return within(person + round(step * surprise)), within(puzzle - round(PUZZLES_STEP * surprise))


def within(rating: int) -> int:
    """A rating within its bounds."""
    return max(LEAST, min(MOST, rating))
