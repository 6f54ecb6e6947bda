"""The weight of a table's page as it comes over the network: markup, style sheets and scripts, compressed."""

import gzip
import re
import time

import pytest

import rampart
from tests.server.client import Player

LIMIT = 90_000  # bytes, without fonts; scripts and style sheets, two thirds of it, stay in the cache
LINKED = re.compile(r'(?:href|src)="(/static/[^"]+)"')
IMPORTED = re.compile(r"(?:from|import) '\./([\w.]+)'")

pytestmark = pytest.mark.slow


def fetched(player: Player, path: str, accept: str) -> tuple[int, str]:
    """How many bytes of a response come over the network, and what they say."""
    headers = {"Accept-Encoding": "gzip", "Accept": accept}
    with player.http.stream("GET", path, headers=headers) as answer:
        sent = b"".join(answer.iter_raw())
    assert answer.status_code == 200
    assert answer.headers["content-encoding"] == "gzip"
    return len(sent), gzip.decompress(sent).decode()


def weight(player: Player, path: str) -> dict[str, int]:
    """The bytes of a page and of everything it loads, by address."""
    size, markup = fetched(player, path, "text/html")
    sizes = {path: size}
    waiting = LINKED.findall(markup)
    while waiting:
        address = waiting.pop()
        if address not in sizes:
            sizes[address], content = fetched(player, address, "*/*")
            if address.endswith(".js"):
                waiting += [f"{address.rpartition('/')[0]}/{name}" for name in IMPORTED.findall(content)]
    return sizes


# The full table of a game that needs to be told how; a short game of it, for chance takes long to win one.
FULL: dict[str, tuple[int, dict[str, object]]] = {"watch": (6, {"mode": "watch56", "turn_cap": 20})}


@pytest.mark.parametrize("game", rampart.games())
def test_a_full_table_weighs_little_at_its_beginning_and_at_its_end(ann: Player, game: str) -> None:
    most, options = FULL.get(game, (rampart.game(game).seats[-1], {}))
    begun = weight(ann, f"/t/{ann.open(game, players=most, bots=True, options=options)}")
    assert len(begun) > 10
    assert any(address.endswith("/link.js") for address in begun)
    assert sum(begun.values()) < LIMIT, begun
    table = ann.open(game, players=most, seats=["random"] * most, options=options, start=True)
    for _ in range(200):
        if 'data-status="over"' in ann.http.get(f"/t/{table}").text:
            break
        time.sleep(0.3)
    ended = weight(ann, f"/t/{table}")
    assert sum(ended.values()) < LIMIT, ended
