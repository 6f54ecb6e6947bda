"""Why an option is good or bad, from what came of it in trials: message ids with arguments, worded above."""

from typing import Final, NamedTuple

from rampart.bots.search_rollout import Tried

Argument = int | str
SMALL: Final = 0.6  # points of a source that are not worth a word
MOST_SOURCES: Final = 2
CLOSE: Final = 1.5  # standard deviations within which two options are about equal


class Reason(NamedTuple):
    """A message of the common catalog and its arguments; a `source` is the game's word for where points come from."""

    id: str
    args: dict[str, Argument]


def reasons_for(tried: list[Tried], at: int) -> tuple[Reason, ...]:
    """What tells an option from the best of the others: how clear it is, and where points come from or get lost."""
    if len(tried) < 2 or not tried[at].games:
        return ()
    other = tried[0] if at else tried[1]
    if not other.games:
        return ()
    found = [verdict(tried[at], other, at)]
    gains = {source: tried[at].source(source) - other.source(source) for source in {*tried[at].sources, *other.sources}}
    telling = sorted((s for s in gains if abs(gains[s]) >= SMALL), key=lambda s: (-abs(gains[s]), s))[:MOST_SOURCES]
    for source in telling:
        points = round(abs(gains[source]))
        found.append(
            Reason("advice-more" if gains[source] > 0 else "advice-less", {"source": source, "n": max(1, points)})
        )
    return tuple(found)


def verdict(x: Tried, other: Tried, at: int) -> Reason:
    """Whether it is clearly better or worse than the other, in percentage points of the chance to win."""
    gap = x.mean() - other.mean()
    noise = (x.deviation() ** 2 / x.games + other.deviation() ** 2 / other.games) ** 0.5
    percent = round(abs(gap) * 100)
    if abs(gap) <= CLOSE * noise or percent < 1:
        return Reason("advice-close", {})
    if at:
        return Reason("advice-worse" if gap < 0 else "advice-close", {"n": percent} if gap < 0 else {})
    return Reason("advice-best" if gap > 0 else "advice-close", {"n": percent} if gap > 0 else {})
