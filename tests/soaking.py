"""A long run that goes on where it was broken off, and remembers what it has proven.

Loaded by `make soak` (`-p tests.soaking`). `RAMPART_SOAK_LOG` names a file of JSON lines, one for every test that has
passed for the present sources; those are not run again. A test may add figures with
`record_property("figure", "1,000 games")`; `tools/proof.py` makes the page docs/proof.md of them.
"""

import json
import os
from pathlib import Path

import pytest

LOG = Path(os.environ["RAMPART_SOAK_LOG"])


def passed_before() -> set[str]:
    """The tests that have passed for these sources."""
    if not LOG.exists():
        return set()
    return {json.loads(line)["test"] for line in LOG.read_text(encoding="utf-8").splitlines()}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what has passed already."""
    done = passed_before()
    again = [item for item in items if item.nodeid not in done]
    if len(again) < len(items):
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid in done])
        items[:] = again


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Remember a test that has passed; with several workers only the process that leads them writes."""
    if report.when != "call" or not report.passed or "PYTEST_XDIST_WORKER" in os.environ:
        return
    figures = [str(value) for name, value in report.user_properties if name == "figure"]
    line = {"test": report.nodeid, "seconds": round(report.duration, 1), "figures": figures}
    LOG.parent.mkdir(parents=True, exist_ok=True)
    with LOG.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
