"""All caches of the site with their bounds, in one place: whatever visitors send, the memory stays within them.

A cache of the server is a `Bounded` that is made by its name; functions that remember answers (`functools`) stand here
with their bound too. A test walks through the sources and finds what is not listed.
"""

from collections import OrderedDict
from typing import Final, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")

BOUNDS: Final = {  # entries of each cache that grows with what visitors do; the least recently used goes first
    "people.sessions": 10_000,
    "people.people": 10_000,
    "limits.done": 50_000,
    "logs.repeats": 500,
}


class Bounded(Generic[K, V]):
    """A cache that keeps what was used last, up to its bound."""

    def __init__(self, name: str) -> None:
        self.most = BOUNDS[name]
        self.kept: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        """What is kept under a key, which counts as a use."""
        found = self.kept.get(key)
        if found is not None:
            self.kept.move_to_end(key)
        return found

    def put(self, key: K, value: V) -> tuple[K, V] | None:
        """Keep something; what had to go for it is returned."""
        self.kept[key] = value
        self.kept.move_to_end(key)
        return self.kept.popitem(last=False) if len(self.kept) > self.most else None

    def pop(self, key: K) -> V | None:
        """Let something go."""
        return self.kept.pop(key, None)

    def __contains__(self, key: K) -> bool:
        return key in self.kept

    def __len__(self) -> int:
        return len(self.kept)
