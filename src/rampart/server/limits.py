"""Rate limits: how often somebody may do something within a moving window, kept in memory."""

import time
from collections import deque
from typing import Final

WINDOWS: Final = {  # how many, within how many seconds
    "session": (40, 600.0),
    "table": (30, 600.0),
    "record": (20, 600.0),
    "chat": (12, 15.0),
}
MOST_KEPT: Final = 20_000


class Limits:
    """Remembers who did what when; `scale` multiplies what is allowed, 0 allows everything."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self.done: dict[tuple[str, str], deque[float]] = {}

    def allows(self, what: str, who: str) -> bool:
        """May they do it once more? If so, it is counted."""
        if self.scale == 0:
            return True
        most, seconds = WINDOWS[what]
        now = time.monotonic()
        times = self.done.setdefault((what, who), deque())
        while times and times[0] <= now - seconds:
            times.popleft()
        if len(times) >= most * self.scale:
            return False
        times.append(now)
        if len(self.done) > MOST_KEPT:
            self.forget(now)
        return True

    def forget(self, now: float) -> None:
        """Drop what lies outside its window."""
        for key, times in list(self.done.items()):
            if not times or times[-1] <= now - WINDOWS[key[0]][1]:
                del self.done[key]
