"""A server of its own for the tests of a module, and browsers that visit it."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


def serve(folder: Path, *options: str) -> tuple["subprocess.Popen[str]", str]:
    """A server in a process of its own, and its address."""
    command = [sys.executable, "-m", "rampart", "serve", "--port", "0", "--data", str(folder), "--log-level", "warning"]
    command += [
        "--no-compile",
        "--pace",
        "0",
        "--limits",
        "0",
        "--bots",
        "1",
        "--game",
        "tests.site.haggling",
        *options,
    ]
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")]))
    process = subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert "ready" in line, line
    return process, line.split(": ", 1)[1].strip()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the site keeps its data."""
    return tmp_path_factory.mktemp("site")


@pytest.fixture(scope="module")
def site(folder: Path) -> Iterator[str]:
    """The address of a running site with fast bots."""
    process, address = serve(folder)
    yield address
    process.terminate()
    process.wait(20)


@pytest.fixture
def visitor(browser: Any, site: str) -> Iterator[Callable[..., Any]]:
    """Lets people come, each with a browser window of their own."""
    from tests.site.browsing import Visitor

    here: list[Visitor] = []

    def come(**options: Any) -> Visitor:
        here.append(Visitor(browser, site, **options))
        return here[-1]

    yield come
    for one in here:
        one.close()
