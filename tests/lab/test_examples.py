"""The examples: the notebook runs from top to bottom, and the training learns to win."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.slow
def test_the_tour_runs(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    pytest.importorskip("ipykernel")
    monkeypatch.setenv("RAMPART_TOUR_SECONDS", "6")
    notebook = nbformat.read(root / "examples" / "tour.ipynb", as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells)
    nbclient.NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    drawn = [
        out for cell in notebook.cells for out in cell.get("outputs", []) if "image/svg+xml" in out.get("data", {})
    ]
    assert len(drawn) >= 3


@pytest.mark.soak
def test_training_wins_ninety_of_a_hundred_games(root: Path) -> None:
    pytest.importorskip("jax")
    script = [sys.executable, str(root / "examples" / "ppo" / "train.py"), "--minutes", "9"]
    done = subprocess.run(
        script, capture_output=True, text=True, check=True, timeout=900, env={**os.environ, "JAX_PLATFORMS": "cpu"}
    )
    found = re.search(r"won (\d+) of 100", done.stdout)
    assert found and int(found.group(1)) >= 90, done.stdout[-500:]
