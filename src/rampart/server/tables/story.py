"""The story of a game that is over: the course of its score by chapters, and where it turned.

It turned where a bot sees the largest swings of a chance to win; until that is known, where the lead changed.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from rampart.draw.panels import panels
from rampart.kernel.journal import FORCED, Event
from rampart.server.tables.course import Position
from rampart.server.tables.room import Room

MOST_TURNS: Final = 4
LEAST_SWING: Final = 0.15  # of a chance that is worth telling: less may be luck of the games played on
LEAD_WEIGHT: Final = 6  # a change of the lead tells as much as so many points

Scores = tuple[int, ...]


class Checkpoint(NamedTuple):
    """The points of all seats after so many choices."""

    choice: int
    scores: Scores


class Chapter(NamedTuple):
    """A part of a game: what opened it (None: it has no name), and the points before and after it.

    `era` opened the widest part that it lies in, as the year of a season.
    """

    event: Event | None
    before: Checkpoint
    after: Checkpoint
    era: Event | None = None

    @property
    def gains(self) -> Scores:
        """What each seat has won in it."""
        return tuple(b - a for a, b in zip(self.before.scores, self.after.scores))


class Turn(NamedTuple):
    """A turning point: the chapter, the seat that gained most on the others, and how."""

    chapter: Chapter
    seat: int
    gain: int
    others: int  # the most that another seat won
    lead: int  # by how much the seat leads now, 0 unless it has taken the lead
    choice: int  # the one to look at

    @property
    def weight(self) -> int:
        return self.gain - self.others + (LEAD_WEIGHT if self.lead else 0)


class Swing(NamedTuple):
    """A turning point by chances: the chapter, the seat whose chance to win changed most, and from what to what."""

    chapter: Chapter
    seat: int
    before: float
    after: float
    choice: int  # the one to look at


class Story(NamedTuple):
    """What the page of a finished game tells."""

    course: tuple[Checkpoint, ...]  # wherever the points changed
    chapters: tuple[Chapter, ...]
    turns: tuple[Turn | Swing, ...]


_told: WeakKeyDictionary[Room, tuple[Position, bool, Story]] = WeakKeyDictionary()


def story(room: Room) -> Story:
    """The story of a room's game; it is found once, for talk after the end does not change it."""
    position = room.position
    assert position is not None
    known, judged = _told.get(room), bool(room.chances)
    if known is None or known[0] is not position or known[1] != judged:
        course = tuple(Checkpoint(row[0], tuple(row[1:])) for row in room.score_course)
        parts = chapters(course, openings(room), widest(room))
        found = swings(room.chances, parts) if judged else turns(course, parts)
        known = (position, judged, Story(course, parts, found))
        _told[room] = known
    return known[2]


def swings(chances: Sequence[tuple[int, Sequence[float]]], parts: Sequence[Chapter]) -> tuple[Swing, ...]:
    """The largest changes of a seat's chance to win from one moment to the next, in their order."""
    found: list[Swing] = []
    for (count, before), (_, after) in pairwise(chances):
        seat = max(range(len(after)), key=lambda p: abs(after[p] - before[p]))
        chapter = next((part for part in parts if part.after.choice > count), parts[-1] if parts else None)
        if chapter is not None and abs(after[seat] - before[seat]) >= LEAST_SWING:
            found.append(Swing(chapter, seat, before[seat], after[seat], count))
    telling = sorted(found, key=lambda swing: -abs(swing.after - swing.before))[:MOST_TURNS]
    return tuple(sorted(telling, key=lambda swing: swing.choice))


def openings(room: Room) -> list[tuple[int, Event]]:
    """The events that began a chapter, each with the count of choices at which it happened."""
    assert room.position is not None
    found = panels(room.table.game)
    if found is None:
        return []
    happened = {happening.seq: happening.events for happening in room.happenings}
    kinds = room.game.rules.events
    start = room.course.first.asked_since if room.course is not None else 0
    return [
        (count, event)
        for count, seq in enumerate([start, *(made.seq for made in room.position.line)])
        for event in happened.get(seq, ())
        if event.code != FORCED and kinds[event.code].name in found.CHAPTERS
    ]


def widest(room: Room) -> int:
    """The kind of event that opens the widest parts of a game, -1 where all parts are alike."""
    found = panels(room.table.game)
    names = list(found.CHAPTERS) if found is not None else []
    return next(code for code, kind in room.game.rules.events.items() if kind.name == names[0]) if names[1:] else -1


def at_count(course: Sequence[Checkpoint], count: int) -> Checkpoint:
    """The points after so many choices."""
    scores = [point.scores for point in course if point.choice <= count]
    return Checkpoint(count, scores[-1])


def chapters(course: Sequence[Checkpoint], opened: Sequence[tuple[int, Event]], wide: int = -1) -> tuple[Chapter, ...]:
    """The chapters in which something was chosen; where none are named, every change of the points is one."""
    last = course[-1].choice
    if not opened:
        return tuple(Chapter(None, a, b) for a, b in pairwise(course))
    out: list[Chapter] = []
    before = at_count(course, opened[0][0])
    if any(before.scores) and before.choice > 0:
        out.append(Chapter(None, course[0], before))
    ends = [count for count, _ in opened[1:]] + [last]
    era: Event | None = None
    for (count, event), end in zip(opened, ends):
        era = event if event.code == wide else era
        if count < end or wide < 0:
            out.append(Chapter(event, at_count(course, count), at_count(course, end), era))
    return tuple(out)


def leader(scores: Scores) -> int:
    """The seat that leads alone, -1 if none does."""
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else -1


def turns(course: Sequence[Checkpoint], parts: Sequence[Chapter]) -> tuple[Turn, ...]:
    """The chapters that decided the game, in their order."""
    found: list[Turn] = []
    ahead = -1
    for chapter in parts:
        now = leader(chapter.after.scores)
        found += turn_of(course, chapter, now if ahead not in (-1, now) else -1)
        ahead = now if now >= 0 else ahead
    telling = sorted((turn for turn in found if turn.weight > 0), key=lambda turn: -turn.weight)[:MOST_TURNS]
    return tuple(sorted(telling, key=lambda turn: turn.choice))


def turn_of(course: Sequence[Checkpoint], chapter: Chapter, new_leader: int) -> list[Turn]:
    """What a chapter may have turned: a new leader, or else the seat that gained most."""
    gains = chapter.gains
    if len(gains) < 2:
        return []
    seat = new_leader if new_leader >= 0 else gains.index(max(gains))
    others = max(gain for p, gain in enumerate(gains) if p != seat)
    after = chapter.after.scores
    lead = after[seat] - max(n for p, n in enumerate(after) if p != seat) if new_leader >= 0 else 0
    return [Turn(chapter, seat, gains[seat], others, lead, peak(course, chapter, seat))]


def peak(course: Sequence[Checkpoint], chapter: Chapter, seat: int) -> int:
    """The choice of a chapter that brought a seat most on the others."""
    best, count = -(1 << 40), chapter.after.choice
    for a, b in pairwise(course):
        if chapter.before.choice < b.choice <= chapter.after.choice:
            gains = [y - x for x, y in zip(a.scores, b.scores)]
            swing = gains[seat] - max(gain for p, gain in enumerate(gains) if p != seat)
            if swing > best:
                best, count = swing, b.choice
    return count
