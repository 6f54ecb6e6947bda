"""Names under which the site answers: a name that someone else can point at this machine is not among them."""

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from rampart.server.web.hosts import Hosts, name_of
from tests.server.client import Player, Served

USUAL = Hosts("127.0.0.1", (), ())


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "localhost:8000", "LOCALHOST", "site.localhost", "127.0.0.1:8000", "192.168.1.20", "[::1]:8000"),
        *("[fe80::1]", "raspberrypi", "raspberrypi:8000", "raspberrypi.local", "pc.lan", "pc.home.arpa", "localhost."),
        *("", "testserver"),
    ],
)
def test_addresses_and_names_of_the_local_network_work_out_of_the_box(host: str) -> None:
    assert USUAL.accept(host)


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example", "local.evil.org"]
)
def test_names_that_anybody_can_own_are_not_answered(host: str) -> None:
    assert not USUAL.accept(host)


def test_names_are_set_by_name_by_domain_and_by_the_origins_of_pages() -> None:
    hosts = Hosts("bound.example", ("games.example", ".example.org"), ("https://seen.example:444",))
    fine = ("games.example", "GAMES.example:80", "a.b.example.org", "seen.example", "bound.example")
    assert [host for host in fine if not hosts.accept(host)] == []
    assert not hosts.accept("example.org.evil.example")
    assert not hosts.accept("notexample.org")
    assert Hosts("", ("*",), ()).accept("evil.example")


@pytest.mark.parametrize(("header", "name"), [("[::1]:80", "::1"), ("A.b:80", "a.b"), ("a.", "a"), ("[", "")])
def test_a_port_is_no_part_of_the_name(header: str, name: str) -> None:
    assert name_of(header) == name


@pytest.mark.slow
def test_a_foreign_name_is_refused_with_the_way_out(server: Served) -> None:
    headers = {"Host": "evil.example", "Accept": "text/html", "Accept-Language": "de"}
    page = httpx.get(f"{server.url}/", headers=headers)
    assert page.status_code == 421
    assert "--allowed-host evil.example" in page.text
    assert page.headers["content-type"].startswith("text/plain"), "what a stranger sent is no markup"
    answer = httpx.post(f"{server.url}/tables", json={"game": "dragon"}, headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (421, "wrong_host")
    table = Player(server).open("duel")
    url = f"{server.url.replace('http', 'ws')}/t/{table}/ws"
    with pytest.raises(InvalidStatus), connect(url, additional_headers={"Host": "evil.example"}):
        pass
