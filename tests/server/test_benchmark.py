"""The measurement of the site: it runs, whatever the figures are."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.client import ROOT

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="asks Linux how long a process has worked"),
]


def test_the_site_can_be_measured() -> None:
    words = ["--games", "dragon", "--choices", "16", "--tables", "2", "--stored", "2", "2"]
    done = subprocess.run(
        [sys.executable, str(ROOT / "benchmarks" / "site.py"), *words], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.count("ms a choice") == 3
    assert "2 running, 2 finished" in done.stdout
