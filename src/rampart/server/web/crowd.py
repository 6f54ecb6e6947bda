"""How many pages may listen at the same time: in all, per address and per session."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from rampart.server.web.addresses import Trusts, network_of

PER_SESSION: Final = 16  # tables and lobbies in the tabs of one browser
SHARE: Final = 0.75  # of all connections; the rest is left to those who ask for pages and send choices


def nobody(_address: str) -> bool:
    """No address is that of a proxy."""
    return False


class Crowd:
    """Counts the pages that listen."""

    def __init__(self, most: int = 1000, per_address: int = 256, trusts: Trusts = nobody) -> None:
        self.most = int(most * SHARE)
        self.per_address = per_address
        self.trusts = trusts  # a proxy that does not say for whom it asks
        self.counts: Counter[str] = Counter()
        self.total = 0

    @contextmanager
    def place(self, session: str, address: str) -> Iterator[bool]:
        """A place while this lasts; False where there is none."""
        network = f"address {network_of(address)}"
        whose = [network] * (not self.trusts(address)) + [f"session {session}"] * bool(session)
        bounds = [self.per_address if who == network else PER_SESSION for who in whose]
        if self.total >= self.most or any(self.counts[who] >= most for who, most in zip(whose, bounds, strict=True)):
            yield False
            return
        self.counts.update(whose)
        self.total += 1
        try:
            yield True
        finally:
            self.total -= 1
            self.counts.subtract(whose)
            for who in whose:
                if not self.counts[who]:
                    del self.counts[who]
