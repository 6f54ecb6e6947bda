"""The reference pages say what the rules declare."""

import sys
from pathlib import Path

import pytest

import rampart

ROOT = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "tools"))


@pytest.mark.parametrize("name", ["crescent_moon", "dragon", "great_wall", "watch"])
def test_a_reference_page_is_current(name: str) -> None:
    """Make it again with `python tools/reference.py`."""
    import reference

    assert (ROOT / "docs/reference" / f"{name}.md").read_text(encoding="utf-8") == reference.page(rampart.game(name))
