"""The site that the tests of the lobby share: one server, and visitors with browsers of their own."""

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from tests.server.client import Player, Served, served
from tests.site_lobby.reading import Page, faults

PREFIX = "/games"


class Visitor(Player):
    """Someone who reads pages and fills in forms."""

    def __init__(self, server: Served, lang: str = "en", prefix: str = "") -> None:
        super().__init__(server)
        self.prefix = prefix
        self.http.headers.update({"Accept": "text/html", "Accept-Language": lang})

    def read(self, path: str, status: int = 200) -> Page:
        """Read a page, which must be without fault."""
        return self.checked(self.http.get(path), status)

    def checked(self, answer: httpx.Response, status: int) -> Page:
        """A page of an answer, which must be without fault."""
        assert answer.status_code == status, answer.text[-3000:]
        page = Page(answer.text)
        assert faults(page, self.prefix) == []
        return page

    def fill(self, path: str, **fields: Any) -> httpx.Response:
        """Send a form; dots in the names of fields are written as two underscores."""
        data = {name.replace("__", "."): value for name, value in fields.items()}
        return self.http.post(path, data=data or {"press": "1"})

    def wrong(self, path: str, status: int, **fields: Any) -> Page:
        """Send a form that is refused: the page that says why."""
        return self.checked(self.fill(path, **fields), status)

    def new_table(self, **fields: Any) -> str:
        """Open a table by its form: its id."""
        answer = self.fill("/new/dragon", **fields)
        assert answer.status_code == 303, answer.text[-3000:]
        return str(answer.headers["location"].rpartition("/")[2])

    def name_me(self, name: str) -> None:
        """Take a name."""
        assert self.fill("/preferences", name=name).status_code == 303


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a game that brings neither art nor texts beside those of the package."""
    with served(tmp_path_factory.mktemp("lobby") / "data", "--game", "tests.proving.sealed_bids") as running:
        yield running


@pytest.fixture(scope="package")
def prefixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server under a path."""
    with served(tmp_path_factory.mktemp("prefixed") / "data", "--prefix", PREFIX) as running:
        yield running


@pytest.fixture
def visitor(server: Served) -> Callable[..., Visitor]:
    """Makes someone who has never been here."""
    return lambda lang="en": Visitor(server, lang)


@pytest.fixture
def hana(server: Served) -> Visitor:
    """Someone who has been here before."""
    hana = Visitor(server)
    hana.name_me("Hana")
    return hana
