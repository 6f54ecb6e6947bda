"""What assistive tools would stumble over, looked for when nothing moves any more."""

from collections.abc import Collection
from typing import Any

import pytest

# Half faded in, a text has too little contrast; what never ends, like a breathing mark, is not waited for.
STILL = """() => Promise.allSettled(document.getAnimations()
  .filter(one => one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity)
  .map(one => one.finished)).then(() => null)"""

EVERY = ("minor", "moderate", "serious", "critical")
SERIOUS = ("serious", "critical")
FEWEST = 8  # things that are right on any page


def barriers(page: Any, impacts: Collection[str] = EVERY) -> list[str]:
    """Each rule that the page breaks, with the first place."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    page.evaluate(STILL)
    found = axe.run(page).response
    assert len(found["passes"]) > FEWEST
    return [f"{x['id']}: {x['nodes'][0]['html'][:120]}" for x in found["violations"] if x["impact"] in impacts]
