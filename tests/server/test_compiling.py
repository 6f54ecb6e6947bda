"""Compiled rules for the bots: built in the background, used when they are there, and done without where not."""

import asyncio
import logging
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import rampart
from rampart.server.config import Settings
from rampart.server.workers import compiling
from rampart.server.workers.bots import Bots
from rampart.server.workers.compiling import Compiling, copy_of_checkout, obstacle
from rampart.server.workers.thinking import think
from tests.server.house import House, staged

pytestmark = pytest.mark.skipif(rampart.COMPILED, reason="a compiled install builds nothing")


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """A checkout with a program in the place of the one that compiles."""

    def made(program: str) -> Path:
        (tmp_path / "tools").mkdir()
        (tmp_path / "tools" / "compile.py").write_text(program, encoding="utf-8")
        monkeypatch.setattr(compiling, "CHECKOUT", tmp_path)
        return tmp_path

    return made


def test_an_install_without_sources_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "CHECKOUT", tmp_path)
    assert "no sources to compile" in obstacle()


def test_a_machine_without_a_compiler_says_so(checkout: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch) -> None:
    checkout("")
    monkeypatch.setenv("CC", "no-such-compiler -O9")
    assert "There is no C compiler (no-such-compiler -O9)" in obstacle()


def test_the_progress_of_a_build_is_told(checkout: Callable[[str], Path], caplog: pytest.LogCaptureFixture) -> None:
    home = checkout("print('Compiling 3 modules'); print('Compiled 3 modules')")
    with caplog.at_level(logging.INFO, "rampart.compiling"):
        assert asyncio.run(Compiling().run()) is True
    assert [getattr(record, "progress", "") for record in caplog.records] == [
        "Compiling 3 modules",
        "Compiled 3 modules",
    ]
    assert copy_of_checkout() == home / "build" / "compiled"


def test_a_build_that_fails_leaves_the_bots_as_they_are(
    checkout: Callable[[str], Path], caplog: pytest.LogCaptureFixture
) -> None:
    checkout("import sys; sys.exit('no space left')")
    assert asyncio.run(Compiling().run()) is False
    assert any("no space left" in getattr(record, "why", "") for record in caplog.records)


@pytest.mark.slow
@staged
async def test_workers_look_in_the_copy_once_it_is_there(house: House) -> None:
    bots = Bots(Settings(folder=house.file.parent), house.rooms, house.acts)
    s = rampart.game("dragon").new(2, 1)
    seat = s.deciders[0]
    try:
        first = await bots.pool.run(think, s.view(seat), seat, "greedy", 1)
        assert [worker.path for worker in bots.pool.idle] == [""]
        before = bots.pool.idle[0].process.pid
        await bots.pool.look_in(str(house.file.parent))
        assert await bots.pool.run(think, s.view(seat), seat, "greedy", 1) == first
        assert [worker.path for worker in bots.pool.idle] == [str(house.file.parent)]
        assert bots.pool.idle[0].process.pid != before
        assert await bots.pool.run(sys_path) == str(house.file.parent)
    finally:
        await bots.stop()


def sys_path() -> str:
    return sys.path[1] if sys.path[0] == "" else sys.path[0]
