"""Figures for Prometheus: requests and how long they took, tables, pages that listen, bots that think, the database.

Every process counts for itself and says which one it is; `rampart serve --metrics` opens `/metrics`.
"""

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

TYPE: Final = CONTENT_TYPE_LATEST
SECONDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
KINDS: Final = ("choices", "acts", "tables", "ws", "text", "api", "static")  # parts of paths that are told apart


class Metrics:
    """All figures of one process."""

    def __init__(self, process: str) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "rampart_requests", "Requests by kind and status.", ("kind", "status"), registry=self.registry
        )
        self.seconds = Histogram(
            "rampart_request_seconds", "How long requests took.", ("kind",), buckets=SECONDS, registry=self.registry
        )
        Info("rampart_process", "Which process answers.", registry=self.registry).info({"process": process})

    def gauge(self, name: str, meaning: str, value: Callable[[], float]) -> None:
        """A figure that is looked up when someone asks."""
        Gauge(f"rampart_{name}", meaning, registry=self.registry).set_function(value)

    def note(self, path: str, status: int, seconds: float) -> None:
        """Count a request."""
        kind = kind_of(path)
        self.requests.labels(kind, str(status)).inc()
        self.seconds.labels(kind).observe(seconds)

    def told(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)


def kind_of(path: str) -> str:
    """What a request is about, without the names in its path: there are few kinds, whatever is sent."""
    parts = path.split("/")
    return next((kind for kind in KINDS if kind in parts), "page")
