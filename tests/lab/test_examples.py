"""The examples: the training learns to win."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.soak
def test_training_wins_ninety_of_a_hundred_games(root: Path) -> None:
    pytest.importorskip("jax")
    script = [sys.executable, str(root / "examples" / "ppo" / "train.py"), "--minutes", "9"]
    done = subprocess.run(
        script, capture_output=True, text=True, check=True, timeout=900, env={**os.environ, "JAX_PLATFORMS": "cpu"}
    )
    found = re.search(r"won (\d+) of 100", done.stdout)
    assert found and int(found.group(1)) >= 90, done.stdout[-500:]
