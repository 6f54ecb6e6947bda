"""What installs system packages waits while another apt-get is at work."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

BUSY = "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 12 (apt-get)"


@pytest.fixture
def system(root: Path) -> ModuleType:
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("system", root / "tools" / "system.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def apt(folder: Path, complaint: str, times: int) -> tuple[list[str], Path]:
    """A command that fails so many times, and the file in which it counts."""
    count = folder / "count"
    script = f'echo x >> {count}; [ $(wc -l < {count}) -gt {times} ] || {{ echo "{complaint}" >&2; exit 100; }}'
    return ["bash", "-c", script], count


def test_a_locked_apt_is_tried_again(system: ModuleType, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    command, count = apt(tmp_path, BUSY, 2)
    system.run_alone(command, pause=0.0)
    assert count.read_text() == "x\n" * 3
    told = capfd.readouterr()
    assert told.out.count("Another apt-get is at work; trying again") == 2 and BUSY in told.err


def test_one_that_stays_locked_is_given_up(system: ModuleType, tmp_path: Path) -> None:
    command, count = apt(tmp_path, BUSY, 1000)
    with pytest.raises(SystemExit, match="exit code 100"):
        system.run_alone(command, pause=0.0)
    assert count.read_text() == "x\n" * system.TRIES


def test_other_failures_are_told_at_once(system: ModuleType, tmp_path: Path) -> None:
    command, count = apt(tmp_path, "E: Unable to locate package nothing", 1000)
    with pytest.raises(SystemExit, match="exit code 100"):
        system.run_alone(command, pause=0.0)
    assert count.read_text() == "x\n"
