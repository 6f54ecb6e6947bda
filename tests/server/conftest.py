"""The server that the tests of its protocol share."""

from collections.abc import Iterator

import pytest

from tests.server.client import Player, Served, served

PROVING = ("auction", "barriers", "duel")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with some proving grounds among its games."""
    games = ("tests.proving.sealed_bids", "tests.proving.barriers", "tests.proving.duel")
    arguments = [word for game in games for word in ("--game", game)]
    with served(tmp_path_factory.mktemp("site") / "data", *arguments) as running:
        yield running


@pytest.fixture
def ann(server: Served) -> Player:
    """Someone with a browser."""
    return Player(server)


@pytest.fixture
def ben(server: Served) -> Player:
    """Someone else."""
    return Player(server)


@pytest.fixture
def eve(server: Served) -> Player:
    """Someone who only watches, or tries to do what is not theirs."""
    return Player(server)
