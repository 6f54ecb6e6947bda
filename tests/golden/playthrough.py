"""A stored game as text that people can read and compare: every decision, what was chosen and what followed."""

from rampart import Game
from rampart.kernel.frame import NOBODY
from rampart.kernel.journal import FORCED, Event
from rampart.kernel.step import Choice
from tests.golden.stored import Json, turns

WIDTH = 110


def playthrough(game: Game, record: Json) -> str:
    """The whole game."""
    lines = [f"{game.title}, {record['players']} players, {record['options']}, {record['start']}"]
    for number, turn in enumerate(turns(game, record), 1):
        lines += ["", f"{number}. seat {turn.seat}: {turn.step}"]
        lines += folded([f"[{key}]" if key == turn.chosen else key for key in turn.offered])
        lines += [f"    - {told(game, event)}" for event in turn.events]
        lines.append(f"    = {scores(turn.scores)}")
    end = game.replay(record)
    lines += ["", f"{end.ending}: {end.ranking()}"]
    lines += [f"seat {p}: {points}, {end.scores()[p]} in all" for p, points in enumerate(end.breakdown())]
    return "\n".join(lines) + "\n"


def folded(words: list[str]) -> list[str]:
    """Words side by side on as many lines as they need."""
    lines: list[str] = []
    for word in words:
        if lines and len(lines[-1]) + len(word) + 2 <= WIDTH:
            lines[-1] += f"  {word}"
        else:
            lines.append(f"    {word}")
    return lines


def scores(points: list[int]) -> str:
    """The scores of all seats."""
    return " ".join(str(n) for n in points)


def told(game: Game, event: Event) -> str:
    """An event by its name and the words of its numbers."""
    who = "" if event.seat == NOBODY else f"seat {event.seat} "
    if event.code == FORCED:
        step = game.rules.steps[event.numbers[0]]
        assert isinstance(step, Choice)
        start = game.actions.by_name[step.name].start
        return f"{who}forced {game.actions.words(start + event.numbers[1])}"
    kind = game.rules.events[event.code]
    parts = [
        f"{f.name}={f.words[n] if f.words and n >= 0 else n}" for f, n in zip(kind.args, event.numbers, strict=True)
    ]
    return f"{who}{kind.name} {' '.join(parts)}".strip()
