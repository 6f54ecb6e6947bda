"""What all tests share: the path to their helpers and how much hypothesis tries.

`RAMPART_PROFILE` (or `--hypothesis-profile`) names the size: `ci` tries the same examples every time, a third of them
where the rules are not compiled, for all such tests run both ways; `soak` tries many and new ones.
"""

import gc
import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))

for helpers in ("playing", "laws", "golden", "proving", "draw.drawings", "text.telling"):
    pytest.register_assert_rewrite(f"tests.{helpers}")

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.function_scoped_fixture]
settings.register_profile(
    "ci",
    derandomize=True,
    deadline=None,
    max_examples=20 if os.environ.get("RAMPART_EXPECT_COMPILED") == "1" else 7,
    database=None,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    suppress_health_check=SLOW_IS_FINE,
)
settings.register_profile("soak", deadline=None, max_examples=200, suppress_health_check=SLOW_IS_FINE)
settings.load_profile(os.environ.get("RAMPART_PROFILE", "ci"))


BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the leanest first
CHROMIUM_FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What waits for a browser or watches a clock gets another chance: a busy machine is no fault of the site."""
    for item in items:
        if item.get_closest_marker("browser") or item.path.name == "test_load.py":
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.fixture(scope="session")
def root() -> Path:
    """The root of the tree."""
    return ROOT


def lacking(what: str) -> None:
    """Something that a test needs is not on this machine: left out at home, but never where all is to be proven."""
    if os.environ.get("CI", "").lower() in ("1", "true", "yes"):
        pytest.fail(f"needs {what}")
    pytest.skip(f"needs {what}")


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """The system's Chromium, without a window.

    It is started for every module again: two of Playwright's sessions cannot live in one worker at the same time.
    """
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        lacking("Playwright: pip install playwright")
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    if chromium is None:
        lacking("Chromium: apt-get install chromium-headless-shell")
    with sync_playwright() as play:
        running = play.chromium.launch(executable_path=chromium, args=CHROMIUM_FLAGS)
        yield running
        running.close()


def pytest_collection_finish() -> None:
    """Let the collector of garbage pass over what lasts as long as the run: it looked at it again and again."""
    gc.collect()
    gc.freeze()
