"""Hostile names and texts: wherever they are shown, they are shown as text and stay in their place."""

import re
from collections.abc import Callable

import pytest

from tests.site_lobby.conftest import Visitor

NAMES = {
    "script": "<script>alert(1)</script>",
    "attribute": '"><img src=x onerror=alert(1)>',
    "single quote": "' onmouseover='alert(1)",
    "entity": "&lt;b&gt;&#x27;",
    "fluent": "{ $name } { NUMBER(1) }",
    "long": "W" * 10_000,
    "right to left": "\u202eevil\u202c \u2067\u05d0\u05d1\u05d2",
    "emoji": "👩‍👩‍👧‍👦🐉" * 20,
    "accents": "Z" + "\u0301" * 200,
    "zero": "a\x00b\ufffe",
}


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
def test_a_hostile_name_is_text_on_every_page(visitor: Callable[..., Visitor], name: str) -> None:
    mallory, eve = visitor(), visitor()
    mallory.name_me(name)
    table = mallory.new_table(players="3", seats=["me", "local", "open"], seat_names=["", name, ""], name=name)
    begun = mallory.new_table(players="2", seats=["me", "local"], seat_names=["", name, ""])
    found = re.search(r"/join/[\w-]+", mallory.http.get(f"/t/{table}").text)
    assert found is not None
    for path in ("/", "/watch", "/preferences", found[0]):
        for reader in (mallory, eve):
            page = reader.read(path)  # which looks for scripts, handlers, styles and tags left open
            assert not page.all("img", src="x")
            assert not re.search("[\u202a-\u202e\u2066\u2067\x00]", page.markup), "marks that turn the text around"
    assert f"/t/{begun}" in eve.read("/watch").markup


def test_a_long_name_is_cut(visitor: Callable[..., Visitor]) -> None:
    mallory = visitor()
    mallory.name_me("W" * 10_000)
    assert mallory.read("/preferences").value("name") == "W" * 24


def test_wrong_input_comes_back_as_text_of_bounded_length(hana: Visitor) -> None:
    bad = "<script>alert(1)</script>" + "\u200b" * 3_000
    page = hana.wrong("/new/dragon", 422, name=bad, players="9", seats=[bad], seat_names=["<b>"] * 9)
    assert len(page.markup) < 200_000
    assert "<script>alert" not in page.markup


def test_an_oversized_form_is_refused(hana: Visitor) -> None:
    assert hana.fill("/preferences", name="x" * 100_000).status_code == 413


@pytest.mark.parametrize("path", ["/new/%3Cscript%3E", "/t/%22%3E%3Cscript%3E", "/%3Cscript%3Ealert(1)%3C/script%3E"])
def test_what_stands_in_an_address_is_not_shown_as_markup(hana: Visitor, path: str) -> None:
    answer = hana.http.get(path)
    assert answer.status_code in (404, 422)
    hana.checked(answer, answer.status_code)
