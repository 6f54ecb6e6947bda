import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import rampart
from rampart.cli import app

Run = Callable[..., Any]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test runs in an empty folder, at a terminal of 100 columns."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    return tmp_path


@pytest.fixture
def run() -> Run:
    """Run a command in this process: `run("play", "dragon", typed=["1", "q"])`."""

    def invoke(*args: str, typed: list[str] | None = None, stdin: bytes | None = None) -> Any:
        text = "".join(line + "\n" for line in typed) if typed is not None else None
        return CliRunner().invoke(app, list(args), input=stdin if stdin is not None else text)

    return invoke


@pytest.fixture
def refused(run: Run) -> Run:
    """Run a command that must be refused; its complaint, one clean sentence on stderr."""

    def invoke(*args: str, typed: list[str] | None = None, stdin: bytes | None = None) -> str:
        result = run(*args, typed=typed, stdin=stdin)
        assert result.exit_code == 2, result.output
        assert isinstance(result.exception, SystemExit | None), result.exception
        complaint = result.stderr.strip()
        assert complaint
        assert "\n" not in complaint
        assert "Traceback" not in result.output
        assert complaint.endswith(".")
        return complaint

    return invoke


@pytest.fixture
def program(here: Path) -> Run:
    """Run the real program in a process of its own."""

    def start(*args: str, **keywords: Any) -> "subprocess.CompletedProcess[str]":
        environment = {**os.environ, **keywords.pop("env", {})}
        command = [sys.executable, "-m", "rampart", *args]
        return subprocess.run(
            command, cwd=here, env=environment, capture_output=True, text=True, check=False, timeout=60, **keywords
        )

    return start


def random_numbers(seed: int, count: int = 400) -> list[str]:
    """What someone types who hits number keys without looking; numbers that are not on offer are refused."""
    luck = random.Random(seed)
    return [str(luck.randint(1, 12)) for _ in range(count)]


def played_record(seed: int = 1, choices: int | None = None, **options: Any) -> dict[str, Any]:
    """The record of a game with random choices, whole or broken off."""
    s = rampart.game("dragon").new(3, seed, **options)
    luck = random.Random(seed)
    made = 0
    while not s.over and made != choices:
        seat = s.deciders[0]
        s.choose(luck.choice(s.options(seat)), seat)
        made += 1
    return s.record()


@pytest.fixture(scope="session")
def whole_record() -> dict[str, Any]:
    """The record of a finished game."""
    return played_record()


@pytest.fixture
def record_file(whole_record: dict[str, Any], here: Path) -> Path:
    """A file with the record of a finished game."""
    path = here / "game.json"
    path.write_text(json.dumps(whole_record))
    return path
