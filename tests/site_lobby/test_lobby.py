"""The lobby: what a visitor finds there, in each language and state of the tables."""

import re
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest

from rampart.text import LANGUAGES
from tests.server.client import Served
from tests.site_lobby.conftest import PREFIX, Visitor

PAGES = ["/", "/watch", "/learn", "/new/dragon", "/new/auction", "/preferences"]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_without_fault_in_every_language(visitor: Callable[..., Visitor], path: str, lang: str) -> None:
    page = visitor(lang).read(path)
    assert page.all("html")[0]["lang"] == lang


def test_the_language_is_the_first_of_ours_that_the_browser_asks_for(visitor: Callable[..., Visitor]) -> None:
    assert visitor("fr;q=0.9, de-AT;q=0.5, pl;q=0.8").read("/").all("html")[0]["lang"] == "pl"
    assert visitor("ja").read("/").all("html")[0]["lang"] == "en"


def test_a_chosen_language_stays(visitor: Callable[..., Visitor]) -> None:
    someone = visitor("de")
    someone.read("/")
    answer = someone.fill("/language", lang="cs", back="/watch")
    assert answer.headers["location"] == "/watch"
    assert "Rozehrané hry" in someone.read("/watch").text


def test_a_first_visit_needs_no_form_and_has_a_friendly_name(visitor: Callable[..., Visitor]) -> None:
    someone = visitor()
    first = someone.read("/")
    name = re.search(r"<bdi>([A-Z][a-z]+ \d\d)</bdi>", first.markup)
    assert name is not None
    assert name[1] in someone.read("/preferences").value("name")


def test_the_games_have_pictures_and_one_press_starts_a_game_against_bots(hana: Visitor) -> None:
    page = hana.read("/")
    assert any(image["src"].endswith("/pictures/dragon.svg") for image in page.all("img"))
    assert any(image["src"].endswith("/pictures/plain.svg") for image in page.all("img")), "a game without art"
    form = page.all("form", action="/tables")[0]
    assert form["method"] == "post"
    answer = hana.fill("/tables", game="dragon", bots="1", key=page.value("key"))
    assert answer.status_code == 303
    again = hana.fill("/tables", game="dragon", bots="1", key=page.value("key"))
    assert again.headers["location"] == answer.headers["location"], "the same press twice makes one table"
    mine = hana.read("/")
    assert answer.headers["location"] in [link["href"] for link in mine.all("a")]


def test_how_many_bots_and_how_strong_is_chosen_with_the_press(hana: Visitor) -> None:
    page = hana.read("/")
    offered = [one["value"] for one in page.all("input") if one["name"] == "level.dragon"]
    assert offered == ["novice", "apprentice", "steady", "master"]
    chosen = {"players.dragon": "3", "level.dragon": "novice", "players.watch": "4", "level.watch": "master"}
    answer = hana.fill("/tables", game="dragon", bots="1", key=page.value("key"), **chosen)
    assert hana.http.get(answer.headers["location"]).text.count("Played by a bot: Novice") == 2
    again = hana.read("/")
    kept = [one["value"] for one in again.all("input") if "checked" in one and one["name"] in ("game", *chosen)]
    assert kept[:1] == ["dragon"] and {"3", "novice"} <= set(kept), "what was chosen last stays"
    refused = hana.fill("/tables", game="dragon", bots="1", level="oracle", key=page.value("key"))
    assert refused.status_code >= 400


def test_pictures_of_all_games_are_there(hana: Visitor) -> None:
    for image in hana.read("/").all("img"):
        answer = hana.http.get(image["src"])
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "image/svg+xml"


def test_an_open_table_is_offered_until_it_is_full(hana: Visitor, visitor: Callable[..., Visitor]) -> None:
    table = hana.new_table(players="3", seats=["me", "open", "open"], name="Three of us", option__wall="True")
    ben, eve, dora = visitor(), visitor(), visitor()
    row = row_of(ben, "Three of us")
    assert "with the wall" in row
    assert "Join" in row
    assert ben.fill(f"/sit/{table}").headers["location"] == f"/t/{table}"
    assert "Take the last seat" in row_of(eve, "Three of us")
    assert "Go to the table" in row_of(ben, "Three of us")
    assert eve.fill(f"/sit/{table}").status_code == 303
    assert "Watch" in row_of(dora, "Three of us")
    assert "This seat is taken." in dora.wrong(f"/sit/{table}", 409).text
    assert "All seats are taken. You can start." in hana.read("/").text


def test_who_presses_at_the_same_moment_gets_another_seat(hana: Visitor, visitor: Callable[..., Visitor]) -> None:
    guests = [visitor() for _ in range(4)]
    for guest in guests:
        guest.read("/")
    for _ in range(3):
        table = hana.new_table(players="5", seats=["me", *["open"] * 4])
        with ThreadPoolExecutor(4) as hands:
            pressed = list(hands.map(partial(Visitor.fill, path=f"/sit/{table}"), guests))
        assert [answer.status_code for answer in pressed] == [303] * 4


def row_of(visitor: Visitor, name: str) -> str:
    """The words of the row of an open table."""
    rows = re.findall(r'<li class="row">.*?(?=<li class="row">|</section>)', visitor.read("/").markup)
    return " ".join(re.sub(r"<[^>]+>", " ", next(row for row in rows if name in row)).split())


def test_joining_twice_takes_one_seat(hana: Visitor, visitor: Callable[..., Visitor]) -> None:
    table = hana.new_table(players="4", seats=["me", "open", "open", "open"], name="Once is enough")
    ben = visitor()
    assert ben.fill(f"/sit/{table}").status_code == 303
    assert ben.fill(f"/sit/{table}").status_code == 303
    assert row_of(ben, "Once is enough").count("Free seat") == 2


def test_a_private_table_is_not_shown_and_not_joined_without_its_link(
    hana: Visitor, visitor: Callable[..., Visitor]
) -> None:
    table = hana.new_table(players="2", seats=["me", "open"], name="Behind the curtain", private="1")
    eve = visitor()
    assert "Behind the curtain" not in eve.read("/").markup
    assert "Behind the curtain" in hana.read("/").markup
    assert "There is no such table." in eve.wrong(f"/sit/{table}", 404).text


def test_a_table_waits_for_whoever_has_to_choose(hana: Visitor) -> None:
    hana.new_table(players="2", seats=["me", "local"], seat_names=["", "Mei"], name="Two at one screen")
    page = hana.read("/")
    assert page.all("title") == [{}]
    assert "Your turn" in page.text
    assert page.text.startswith("(")


@pytest.mark.slow
def test_running_games_can_be_watched_and_finished_ones_replayed(
    hana: Visitor, visitor: Callable[..., Visitor]
) -> None:
    hana.new_table(players="2", seats=["me", "local"], name="Still running")
    over = hana.new_table(players="2", seats=["greedy", "greedy"], name="Bots alone")
    eve = visitor()
    for path in ("/", "/watch"):
        assert "Still running" in eve.read(path).text
    deadline = time.monotonic() + 60
    while f"/t/{over}/replay" not in [link["href"] for link in eve.read("/watch").all("a")]:
        assert time.monotonic() < deadline, "the bots do not come to an end"
        time.sleep(0.5)
    assert re.search(r"\w+ wins with \d+ points\.", eve.read("/").text)


@pytest.mark.slow
def test_everything_lies_under_the_prefix(prefixed: Served) -> None:
    someone = Visitor(prefixed, prefix=PREFIX)
    for path in ["/", "/watch", "/learn", "/new/dragon", "/preferences"]:
        someone.read(path)
    answer = someone.fill("/new/dragon", players="2", seats=["me", "open"])
    assert answer.headers["location"].startswith(f"{PREFIX}/t/")
    assert someone.fill("/theme", theme="night", back="/learn").headers["location"] == f"{PREFIX}/learn"
    sheet = next(link["href"] for link in someone.read("/").all("link", rel="stylesheet"))
    assert someone.http.get(f"{prefixed.url.removesuffix(PREFIX)}{sheet}").status_code == 200


def test_pages_are_compressed_where_the_browser_can_read_it(hana: Visitor) -> None:
    plain = hana.http.get("/", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    with hana.http.stream("GET", "/", headers={"Accept-Encoding": "gzip"}) as packed:
        size = len(b"".join(packed.iter_raw()))
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["vary"] == "accept-encoding"
    assert size < 12_000
    assert size < len(plain.content) / 3


def test_error_pages_speak_the_language_of_the_reader(visitor: Callable[..., Visitor]) -> None:
    page = visitor("cs").read("/no/such/page", 404)
    assert "Stránka nenalezena" in page.text
    assert "There is no such game." in visitor().read("/new/chess", 422).text
    assert "There is no such table." in visitor().read("/join/nothing", 404).text
