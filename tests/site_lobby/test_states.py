"""The lobby drawn from values alone: empty, crowded, with hidden points, and with tables of games that are gone."""

import re
from dataclasses import replace

import pytest

from rampart.server.basics.model import Person, Preferences, Seat, SeatKind, Status, Table
from rampart.server.pages.hall import Glimpse, Hall
from rampart.server.pages.lobby import lobby_page, watch_page
from rampart.server.pages.shell import Visit
from rampart.server.text import site_speaker
from rampart.text import LANGUAGES
from tests.site_lobby.reading import Page, faults

ME = Person("me", "Hana")
TABLE = Table(
    id="abc",
    name="",
    game="dragon",
    options={},
    seats=(Seat(0, SeatKind.PERSON, "me", "", "Hana"), Seat(1, SeatKind.BOT, "", "greedy", "Ada")),
    host="me",
    status=Status.PLAYING,
    created=0.0,
    changed=0.0,
)


def drawn(hall: Hall, lang: str = "en", person: Person | None = ME) -> Page:
    """The lobby with these tables, without fault."""
    page = Page(lobby_page(Visit("/games", lang, person), hall))
    assert faults(page, "/games") == []
    return page


@pytest.mark.parametrize(
    ("lang", "invitations"),
    [
        ("en", ["Play against bots", "Open a table and send the link", "No games to watch", "No finished games"]),
        ("cs", ["Zahraj si proti botům", "Otevři stůl a pošli odkaz", "žádná hra ke sledování", "žádná dohraná hra"]),
        ("pl", ["Zagraj przeciw botom", "Otwórz stół i wyślij link", "gier do oglądania", "zakończonych gier"]),
        ("de", ["Spiel gegen Bots", "Öffne einen Tisch", "kein Spiel zum Zuschauen", "keine beendeten Spiele"]),
    ],
)
def test_an_empty_lobby_invites(lang: str, invitations: list[str]) -> None:
    text = drawn(Hall(), lang).text
    assert [words for words in invitations if words not in text] == []


def test_somebody_unknown_can_read_the_lobby() -> None:
    assert "Guest" in drawn(Hall(), person=None).text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_state_can_be_said_in_every_language(lang: str) -> None:
    mine = [
        replace(TABLE, deciders=(0,)),
        replace(TABLE, id="b", deciders=(1,)),
        replace(TABLE, id="c"),
        replace(TABLE, id="d", status=Status.OPEN),
        replace(TABLE, id="e", status=Status.OPEN, seats=(TABLE.seats[0], Seat(1))),
    ]
    over = [
        replace(TABLE, id="f", status=Status.OVER, scores=(3, 1), winners=(0,)),
        replace(TABLE, id="g", status=Status.OVER, scores=(3, 3), winners=(0, 1)),
        replace(TABLE, id="h", status=Status.OVER, scores=(0, 0), winners=()),
    ]
    page = drawn(Hall(mine, mine[3:], mine[:3], over, {}, {"abc": 2, "b": 5}), lang)
    assert page.text.startswith("(2) Rampart")


def test_what_waits_for_me_comes_first() -> None:
    page = drawn(Hall(mine=[replace(TABLE, id="later", deciders=(1,)), replace(TABLE, id="now", deciders=(0,))]))
    mine = [a["href"] for a in page.all("a") if a.get("class", "").startswith("mt")]
    assert mine == ["/games/t/now", "/games/t/later"]
    assert "Ada is choosing" in page.text


def test_a_request_to_the_table_waits_for_me_too() -> None:
    page = drawn(Hall(mine=[replace(TABLE, deciders=(1,))], glimpses={"abc": Glimpse("Month 5", (), (0,))}))
    assert "Your approval is needed: Month 5" in page.text
    assert page.text.startswith("(1) Rampart")


def test_points_are_shown_where_all_may_see_them() -> None:
    seen = drawn(Hall(playing=[TABLE], glimpses={"abc": Glimpse("Month 5", (61, 40))})).text
    assert "Month 5 · Hana’s table Hana 61 Ada 40" in seen
    hidden = drawn(Hall(playing=[TABLE], glimpses={"abc": Glimpse("Month 5")})).text
    assert "61" not in hidden


def test_spectators_are_counted() -> None:
    assert "1 spectator" in drawn(Hall(playing=[TABLE], watching={"abc": 1})).text
    assert "12 spectators" in drawn(Hall(playing=[TABLE], watching={"abc": 12})).text


def test_a_table_whose_game_is_gone_is_still_listed() -> None:
    gone = replace(TABLE, game="no_such_game", options={"wall": True})
    page = drawn(Hall(mine=[gone], open=[replace(gone, status=Status.OPEN)], playing=[gone]))
    assert "no_such_game" in page.text


def test_a_table_without_a_host_has_a_name() -> None:
    page = Page(watch_page(Visit("", "en", ME), Hall(playing=[replace(TABLE, host="somebody who has gone")])))
    assert "Table with no host" in page.text


def test_the_likes_of_a_person_are_on_every_page() -> None:
    likes = Preferences(theme="night", motion="full")
    root = drawn(Hall(), person=replace(ME, preferences=likes)).all("html")[0]
    assert (root["data-theme"], root["data-motion"], root["data-prefix"]) == ("night", "full", "/games")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_paused_table_is_shown_as_such_and_waits_for_nobody(lang: str) -> None:
    mine = [
        replace(TABLE, game="gone", deciders=(0,)),
        replace(TABLE, id="o", game="gone", status=Status.OPEN, seats=(TABLE.seats[0], Seat(1))),
    ]
    seen = {table.id: Glimpse(paused=True) for table in mine}
    page = drawn(Hall(mine, mine[1:], mine[:1], (), seen, {}), lang)
    assert page.text.count(site_speaker(lang)("lobby-paused")) == 4
    assert page.text.startswith("Rampart")
    assert not page.all("form", action="/games/sit/o")


def test_who_has_answered_in_secret_is_not_waited_for_and_nobody_else_learns_of_it() -> None:
    table = replace(TABLE, deciders=(0, 1))
    done = {"abc": Glimpse(answered=[0])}
    assert drawn(Hall([table], (), [table], (), done, {})).text.startswith("Rampart")
    assert drawn(Hall([table], (), [table], (), {}, {})).text.startswith("(1) Rampart")
    stranger = Person("you", "Ida")
    one, other = (drawn(Hall((), (), [table], (), seen, {}), person=stranger).markup for seen in (done, {}))
    assert re.sub(r'value="\w+"', "", one) == re.sub(r'value="\w+"', "", other)
