"""Forms: what is typed wrongly is kept and explained in one sentence, in place; what is right is done."""

import html
import re
from collections.abc import Callable

import pytest

from tests.site_lobby.conftest import Visitor
from tests.site_lobby.reading import Page


def complaints(page: Page) -> list[str]:
    """What a page says is wrong, without the details."""
    return [html.unescape(found) for found in re.findall(r'role="alert"><b>(.*?)</b>', page.markup)]


# A new table


def test_the_options_of_the_game_are_explained(hana: Visitor) -> None:
    page = hana.read("/new/dragon")
    for words in ("Great Wall", "In month 7 one big event happens", "Price of a large privilege", "drawn at random"):
        assert words in page.text
    assert [radio["value"] for radio in page.all("input", name="players")] == ["2", "3", "4", "5"]
    assert page.value("players") == "4"
    assert len(page.all("select", name="seats")) == 5


def test_options_that_do_not_go_together_are_said_and_kept(hana: Visitor) -> None:
    page = hana.wrong(
        "/new/dragon",
        422,
        players="3",
        seats=["me", "open", "steady"],
        name="My wall",
        option__random_wall_bonus="True",
    )
    [said] = complaints(page)
    assert said == "These options can’t be combined: “Random wall bonus: yes”, “Great Wall: without the wall”."
    assert page.value("name") == "My wall"
    assert page.value("players") == "3"
    assert page.value("option.random_wall_bonus") == "True"
    chosen = [a["value"] for tag, a in page.elements if tag == "option" and "selected" in a]
    assert chosen[:3] == ["me", "open", "steady"]


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"players": "9"}, "This game can be played by: 2, 3, 4, 5."),
        ({"players": "2", "seats": ["me", "skynet"]}, "There is no such bot for this game."),
        ({"option__wall": "perhaps"}, "“Great Wall” must be one of: without the wall, with the wall."),
        ({"option__large_price": "\u0007"}, "“Price of a large privilege” must be one of: 7 yuan, 6 yuan."),
        ({"name": "\u200b\u202e"}, "A name has 1 to 24 characters."),
    ],
)
def test_bad_input_is_one_sentence(hana: Visitor, fields: dict[str, object], sentence: str) -> None:
    page = hana.wrong("/new/dragon", 422, **fields)
    assert len(complaints(page)) == 1
    assert complaints(page)[0] == sentence


def test_a_form_of_another_kind_is_refused(hana: Visitor) -> None:
    answer = hana.http.post("/new/dragon", content="[]", headers={"Content-Type": "application/json"})
    assert answer.status_code == 415


def test_a_full_table_begins_at_once_and_an_open_one_waits(hana: Visitor) -> None:
    full = hana.new_table(players="2", seats=["me", "local"], seat_names=["", "Mei"])
    waits = hana.new_table(players="2", seats=["me", "open"])
    page = hana.read("/")
    mine = {link["href"]: link["class"] for link in page.all("a") if link.get("class", "").startswith("mt")}
    assert mine[f"/t/{full}"] == "mt go"
    assert mine[f"/t/{waits}"] == "mt"


def test_whoever_plays_at_the_same_screen_has_a_name_of_their_own(hana: Visitor) -> None:
    hana.new_table(players="3", seats=["me", "local", "local"], seat_names=["Not me", "Mei", " "], name="One screen")
    card = re.search(r'<a class="lc"[^>]*>(?:(?!</a>).)*One screen.*?</a>', hana.read("/watch").markup)
    assert card is not None
    assert re.findall(r'title="(\w+)"', card[0]) == ["Hana", "Mei", "Yellow"]


def test_only_as_many_seats_as_players_are_taken(hana: Visitor) -> None:
    hana.new_table(players="2", seats=["me", "local", "greedy", "greedy", "greedy"], name="Short bench")
    assert "Short bench" in hana.read("/watch").text


def test_the_same_form_twice_makes_one_table(hana: Visitor) -> None:
    key = hana.read("/new/dragon").value("key")
    first = hana.new_table(players="2", seats=["me", "open"], key=key)
    assert hana.new_table(players="2", seats=["me", "open"], key=key) == first


# A seat by link


def invitation(host: Visitor, table: str) -> str:
    """The link by which others come to a table."""
    found = re.search(r"/join/[\w-]+", host.http.get(f"/t/{table}").text)
    assert found is not None
    return found[0]


def test_a_link_leads_to_a_seat_under_a_name(hana: Visitor, visitor: Callable[..., Visitor]) -> None:
    table = hana.new_table(players="3", seats=["me", "open", "open"], private="1", name="Secret circle")
    link = invitation(hana, table)
    ben = visitor()
    page = ben.read(link)
    assert "Secret circle" in page.text
    assert [button["value"] for button in page.all("button", name="seat")] == ["1", "2"]
    answer = ben.fill(link, name="Ben", seat="2")
    assert answer.headers["location"] == f"/t/{table}"
    assert ben.read("/preferences").value("name") == "Ben"
    assert "You already have a seat here." in ben.read(link).text
    assert "Ben" in hana.read(link).text


def test_a_link_that_comes_too_late_says_so(hana: Visitor, visitor: Callable[..., Visitor]) -> None:
    link = invitation(hana, hana.new_table(players="2", seats=["me", "open"]))
    ben, eve = visitor(), visitor()
    assert ben.fill(link, name="Ben", seat="1").status_code == 303
    page = eve.wrong(link, 409, name="Eve", seat="1")
    assert complaints(page) == ["This seat is taken. Choose another one."]
    assert "This table is full" in page.text


@pytest.mark.parametrize(
    ("fields", "sentence", "status"),
    [
        ({"name": " ", "seat": "1"}, "A name has 1 to 24 characters.", 422),
        ({"name": "Ben", "seat": "9"}, "There is no such seat at this table.", 422),
        ({"name": "Ben", "seat": "-1"}, "There is no such seat at this table.", 422),
        ({"name": "Ben"}, "There is no such seat at this table.", 422),
        ({"name": "Ben", "seat": "0"}, "This seat is taken. Choose another one.", 409),
    ],
)
def test_a_seat_that_cannot_be_taken_is_explained(
    hana: Visitor, visitor: Callable[..., Visitor], fields: dict[str, str], sentence: str, status: int
) -> None:
    link = invitation(hana, hana.new_table(players="2", seats=["me", "open"]))
    page = visitor().wrong(link, status, **fields)
    assert complaints(page) == [sentence]
    assert page.value("name") == fields["name"]


# Settings


def test_preferences_are_kept(visitor: Callable[..., Visitor]) -> None:
    someone = visitor()
    answer = someone.fill("/preferences", name="Žofie", lang="de", theme="night", motion="reduced", sounds="1")
    assert answer.headers["location"] == "/preferences?saved=1"
    page = someone.read("/preferences?saved=1")
    assert "Gespeichert." in page.text
    root = page.all("html")[0]
    assert (root["lang"], root["data-theme"], root["data-motion"]) == ("de", "night", "reduced")
    assert page.value("name") == "Žofie"
    assert [box["name"] for box in page.all("input", type="checkbox") if "checked" in box] == ["sounds"]


def test_a_bad_name_is_explained_and_the_rest_is_kept(hana: Visitor) -> None:
    page = hana.wrong("/preferences", 422, name="\u202e \u200b", theme="night", motion="full", sounds="1")
    assert complaints(page) == ["A name has 1 to 24 characters."]
    assert page.value("theme") == "night"
    assert page.value("motion") == "full"
    assert hana.read("/preferences").value("name") == "Hana", "nothing was saved"
    assert hana.read("/preferences").value("theme") == ""


def test_an_unknown_choice_changes_nothing(hana: Visitor) -> None:
    assert len(complaints(hana.wrong("/preferences", 400, name="Hanna", theme="dusk"))) == 1
    assert hana.read("/preferences").value("name") == "Hana"


def test_the_theme_changes_at_one_press_and_nothing_else(hana: Visitor) -> None:
    habits = hana.read("/preferences").all("input", type="checkbox")
    page = hana.read("/watch")
    assert [button["value"] for button in page.all("button", name="theme")] == ["night", "day"]
    assert page.value("back") == "/watch"
    assert hana.fill("/theme", theme="night", back="/watch").headers["location"] == "/watch"
    after = hana.read("/watch")
    assert after.all("html")[0]["data-theme"] == "night"
    assert [button["value"] for button in after.all("button", name="theme")] == ["day"]
    assert hana.read("/preferences").all("input", type="checkbox") == habits


@pytest.mark.parametrize("back", ["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)"])
@pytest.mark.parametrize(("path", "field", "value"), [("/theme", "theme", "day"), ("/language", "lang", "en")])
def test_nobody_is_led_elsewhere(hana: Visitor, path: str, field: str, value: str, back: str) -> None:
    answer = hana.fill(path, **{field: value, "back": back})
    assert answer.headers["location"] == "/"


def test_whoever_wants_to_is_forgotten_on_the_device(hana: Visitor) -> None:
    token = hana.cookie()
    assert hana.fill("/leave").headers["location"] == "/preferences", "not without meaning it"
    assert hana.read("/preferences").value("name") == "Hana"
    assert hana.fill("/leave", sure="1").headers["location"] == "/"
    assert hana.cookie() == ""
    hana.http.headers["Cookie"] = token
    assert hana.read("/preferences").value("name") != "Hana", "the old cookie opens nothing any more"


def test_a_form_of_another_site_is_refused(hana: Visitor) -> None:
    for path in ("/preferences", "/theme", "/new/dragon", "/tables"):
        answer = hana.http.post(
            path, data={"name": "Eve", "game": "dragon"}, headers={"Origin": "https://evil.example"}
        )
        assert answer.status_code == 403
    assert hana.read("/preferences").value("name") == "Hana"
