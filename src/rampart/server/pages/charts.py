"""Charts of a finished game: the points by their sources as bars, and the course of the score as lines."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rampart.draw import esc
from rampart.draw.markup import num, text, title, use
from rampart.draw.seats import MARKS
from rampart.draw.widths import width
from rampart.server.tables.story import Checkpoint

DASHES: Final = ("", "7 5", "1 5", "3 3", "8 3 2 3", "2 2")  # of the seats
TONES: Final = 12  # colors for sources
NARROWEST: Final = 4.2  # percent of a bar, below which its number is left out
WIDTH, LEFT, RIGHT, BOTTOM, TOP = 420.0, 40.0, 404.0, 168.0, 16.0
MOST_LABELS: Final = 13
STEPS: Final = (1, 2, 5)


class Part(NamedTuple):
    """A part of a bar: the place of its source in the legend, its words, and its points."""

    tone: int
    words: str
    points: int


def bar(parts: Sequence[Part], longest: int) -> str:
    """The points of a seat as one bar; `longest` fills the whole width. Losses are no part of its length."""
    x = 0.0
    out = ""
    for part in parts:
        if part.points <= 0:
            continue
        wide = part.points / max(1, longest) * 100
        words = f"{part.words}: {part.points}"
        out += f'<g>{title(words)}<rect x="{x:.2f}%" width="{wide:.2f}%" height="26" class="tone-{part.tone % TONES}"/>'
        if wide >= NARROWEST:
            out += f'<text x="{x + wide / 2:.2f}%" y="17.5" text-anchor="middle">{part.points}</text>'
        out += "</g>"
        x += wide
    told = ", ".join(f"{part.words} {part.points}" for part in parts)
    return f'<svg class="bar" width="100%" height="26" role="img" aria-label="{esc(told)}">{out}</svg>'


def grid_step(low: int, high: int) -> int:
    """A round distance between the lines of a chart, so that there are three to six of them."""
    size = 1
    while True:
        for step in STEPS:
            if (high - low) / (step * size) <= 5:
                return step * size
        size *= 10


class Scale:
    """Where choices and points lie in a chart."""

    def __init__(self, points: Sequence[Checkpoint]) -> None:
        every = [n for point in points for n in point.scores]
        self.step = grid_step(min(0, *every), max(1, *every))
        self.low = min(0, *every) // self.step * self.step
        self.high = -(-max(1, *every) // self.step) * self.step
        self.count = max(1, len(points) - 1)

    def x(self, number: int) -> float:
        """The place of a checkpoint."""
        return LEFT + (RIGHT - LEFT) * number / self.count

    def y(self, points: int) -> float:
        """The height of so many points."""
        return BOTTOM - (BOTTOM - TOP) * (points - self.low) / (self.high - self.low)


def course_chart(points: Sequence[Checkpoint], labels: Sequence[str], own: int | None, words: str) -> str:
    """The points of each seat by checkpoints: a line in its color and dash, with its shape; one's own is thicker."""
    scale = Scale(points)
    out = "".join(grid_line(scale, n) for n in range(scale.low, scale.high + 1, scale.step))
    named = [number for number, label in enumerate(labels) if label]
    for number in named[:: -(-len(named) // MOST_LABELS)]:
        half = width(labels[number], 10.5) / 2
        out += text(min(scale.x(number), WIDTH - half), 187, labels[number], 10.5, 500, "middle", "faint")
    for seat in sorted(range(len(points[0].scores)), key=lambda p: p == own):
        out += seat_line(scale, [point.scores[seat] for point in points], seat, seat == own)
    return f'<svg class="rampart course" viewBox="0 0 {WIDTH:g} 196" role="img" aria-label="{esc(words)}">{out}</svg>'


def grid_line(scale: Scale, points: int) -> str:
    """A line across the chart with its number."""
    y = scale.y(points)
    shown = str(points).replace("-", "−")
    return f'<path d="M34 {num(y)}H{num(RIGHT)}" class="hair"/>{text(28, y + 4, shown, 10.5, 500, "end", "faint")}'


def seat_line(scale: Scale, scores: Sequence[int], seat: int, own: bool) -> str:
    look = seat % len(MARKS)
    path = "L".join(f"{num(scale.x(k))} {num(scale.y(n))}" for k, n in enumerate(scores))
    dash = f' stroke-dasharray="{DASHES[look]}"' if DASHES[look] else ""
    out = f'<path d="M{path}" class="line{" own" if own else ""} P{look}"{dash}/>'
    every = -(-len(scores) // (2 * MOST_LABELS))  # so many shapes do not lie upon each other
    for k, n in enumerate(scores):
        if (k and k % every == 0) or k == len(scores) - 1:
            out += use(MARKS[look], scale.x(k) - 5, scale.y(n) - 5, 10, f"P{look}")
    return out
