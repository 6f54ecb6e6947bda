"""What people have learned, kept with the person: steps of lessons, answers to puzzles, and ratings."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rampart.learn.lessons import Lesson, lessons
from rampart.learn.puzzles import USUAL, Puzzle, rated
from rampart.server.storage import schema
from rampart.server.storage.store import Store

LESSON: Final = "lesson"  # value: how many steps are done
PUZZLE: Final = "puzzle"  # value: 1 solved at the first answer, 0 not
RATING: Final = "rating"  # value: of a person (no item), or of a puzzle (no person)
DAY: Final = "day"  # value: how many days in a row the puzzle of the day was answered
DAY_SECONDS: Final = 86_400


@dataclass(frozen=True)
class Learned:
    """What a person has learned of all games."""

    steps: dict[tuple[str, str], int] = field(default_factory=dict)  # by game and lesson
    answers: dict[tuple[str, str], bool] = field(default_factory=dict)  # by game and puzzle
    ratings: dict[str, int] = field(default_factory=dict)  # by game
    last: tuple[str, str] = ("", "")  # game and lesson of the last step
    days: int = 0  # in a row
    day: int = -1  # the last one

    def done(self, lesson: Lesson) -> int:
        """How many steps of a lesson are done."""
        return min(self.steps.get((lesson.game, lesson.id), 0), len(lesson.steps))

    def is_done(self, lesson: Lesson) -> bool:
        return self.done(lesson) == len(lesson.steps)

    def next_lesson(self, game: str) -> Lesson | None:
        """The first lesson of a game that is not done."""
        return next((one for one in lessons(game) if not self.is_done(one)), None)

    def rating(self, game: str) -> int:
        return self.ratings.get(game, USUAL)

    def row(self, today: int) -> int:
        """How many days in a row the puzzle of the day was answered, up to today or yesterday."""
        return self.days if today - self.day <= 1 else 0


class Learning:
    """Reads and writes what people have learned."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock: Callable[[], float] = time.time

    @property
    def today(self) -> int:
        """The day, counted as the clock counts."""
        return int(self.clock() // DAY_SECONDS)

    async def of(self, person_id: str) -> Learned:
        """All that a person has learned."""
        t = schema.learned
        async with self.store.reading() as db:
            rows = (await db.execute(select(t).where(t.c.person == person_id).order_by(t.c.at))).all()
        out = Learned()
        for row in rows if person_id else ():
            if row.kind == LESSON:
                out.steps[row.game, row.item] = row.value
                out = replace(out, last=(row.game, row.item))
            elif row.kind == PUZZLE:
                out.answers[row.game, row.item] = bool(row.value)
            elif row.kind == RATING:
                out.ratings[row.game] = row.value
            elif row.kind == DAY:
                out = replace(out, days=row.value, day=int(row.at // DAY_SECONDS))
        return out

    async def step_done(self, person_id: str, lesson: Lesson, steps: int) -> None:
        """Keep that a person has done so many steps of a lesson; going back loses nothing."""
        known = await self.of(person_id)
        async with self.store.writing() as db:
            await self.put(db, person_id, lesson.game, LESSON, lesson.id, max(steps, known.done(lesson)))

    async def rating_of(self, puzzle: Puzzle) -> int:
        """The rating of a puzzle by the answers that were given here."""
        t = schema.learned
        wanted = (t.c.person == "") & (t.c.game == puzzle.game) & (t.c.kind == RATING) & (t.c.item == puzzle.id)
        async with self.store.reading() as db:
            found = (await db.execute(select(t.c.value).where(wanted))).scalar_one_or_none()
        return puzzle.rating if found is None else int(found)

    async def answered(self, person_id: str, puzzle: Puzzle, solved: bool, daily: bool) -> None:
        """Keep the first answer of a person to a puzzle, which alone changes ratings."""
        known = await self.of(person_id)
        if (puzzle.game, puzzle.id) in known.answers or not person_id:
            return
        theirs = await self.rating_of(puzzle)
        tried = sum(game == puzzle.game for game, _ in known.answers)
        mine, its = rated(known.rating(puzzle.game), theirs, solved, tried)
        async with self.store.writing() as db:
            await self.put(db, person_id, puzzle.game, PUZZLE, puzzle.id, int(solved))
            await self.put(db, person_id, puzzle.game, RATING, "", mine)
            await self.put(db, "", puzzle.game, RATING, puzzle.id, its)
            if daily and known.day < self.today:
                await self.put(db, person_id, "", DAY, "", known.row(self.today) + 1)

    async def put(self, db: AsyncConnection, person: str, game: str, kind: str, item: str, value: int) -> None:
        """Write one value over the old one."""
        t = schema.learned
        same = (t.c.person == person) & (t.c.game == game) & (t.c.kind == kind) & (t.c.item == item)
        row = {"person": person, "game": game, "kind": kind, "item": item, "value": value, "at": self.clock()}
        await db.execute(delete(t).where(same))
        await db.execute(insert(t).values(**row))
