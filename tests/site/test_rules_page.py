"""The rules in reach: every rule under its ID, searchable, and nothing of the text is taken for markup."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from rampart.server.pages.rules import body, contents, headings, rules_page, slug_of
from rampart.server.pages.shell import Visit
from rampart.server.web.markdown import block, blocks, inline, item, table
from rampart.text import LANGUAGES
from rampart.text.rulebook import Block, rulebook
from tests.server.client import Player, Served, served
from tests.site_lobby.reading import Page, faults


@pytest.fixture(scope="module")
def book():
    return rulebook("dragon")


# ---- Markdown


def test_text_is_escaped_before_it_is_marked_up():
    assert inline('<b onclick="x">&') == "&lt;b onclick=&quot;x&quot;&gt;&amp;"
    assert inline("**<i>**") == "<b>&lt;i&gt;</b>"


def test_bold_emphasis_and_code():
    assert inline("**a** and *b c* and `d`") == "<b>a</b> and <em>b c</em> and <code>d</code>"
    assert inline("2 * 3 * 4") == "2 * 3 * 4"


def test_only_rules_that_exist_are_linked():
    assert inline("see YD-310, not YD-999", {"YD-310"}) == 'see <a href="#YD-310">YD-310</a>, not YD-999'


def test_a_rule_carries_its_id_and_does_not_link_to_itself_twice():
    found = item(Block("- **YD-1** as YD-1 and YD-2 say", "YD-1"), ["YD-1", "YD-2"], "Link")
    assert found.startswith('<li id="YD-1"')
    assert found.count('href="#YD-1"') == 1
    assert found.count('href="#YD-2"') == 1


def test_tables_quotes_and_numbered_lists():
    assert "<td>1</td>" in table("| a | b |\n|---|---|\n| 1 | 2 |")
    assert "|" not in table("| a | b |\n|---|---|\n| 1 | 2 |")
    assert block(Block("> **Example.** Yes.", "")) == ("<blockquote data-find><p><b>Example.</b> Yes.</p></blockquote>")
    assert block(Block("1. one\n2. two", "")) == "<ol data-find><li>one</li><li>two</li></ol>"


def test_neighbouring_items_share_a_list():
    found = blocks([(Block("- a", ""), ""), (Block("- b", ""), ""), (Block("c", ""), "")], [])
    assert found == '<ul class="rules"><li data-find>a</li><li data-find>b</li></ul><p data-find>c</p>'


# ---- the page


def test_every_rule_stands_once_under_its_id(book):
    text, found = body("dragon", "en", "")
    page = Page(text)
    ids = [a["id"] for _, a in page.elements if "id" in a]
    assert len(ids) == len(set(ids))
    assert set(book.rules) <= set(ids)
    assert found is None
    assert "**" not in page.text


def test_the_contents_lead_to_every_heading(book):
    text, _ = body("dragon", "en", "")
    links = [a["href"].removeprefix("#") for a in Page(contents("dragon", "en")).all("a")]
    assert links == [heading.slug for heading in headings(book)]
    ids = {a["id"] for _, a in Page(text).elements if "id" in a}
    assert set(links) <= ids
    assert slug_of(("Phase 1: actions", "The actions")) in links


def test_a_search_leaves_only_what_holds_all_words():
    text, found = body("dragon", "en", "monk BUDDHAS")
    page = Page(text)
    assert found == sum("data-find" in a for _, a in page.elements) > 0
    assert "buddhas" in page.text.lower()
    assert body("dragon", "en", "no-such-word-anywhere") == ("", 0)


def test_a_passage_is_found_by_its_heading_too(book):
    text, _ = body("dragon", "en", "drought rice")
    fed = next(rule for rule, block in book.rules.items() if "must be fed" in block.text)
    assert "drought" not in book.rules[fed].text.lower()
    assert f'id="{fed}"' in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_whole_in_every_language(lang):
    page = Page(rules_page(Visit("/games", lang), "dragon", '"><script>'))
    assert faults(page, "/games") == []
    assert page.value("q") == '"><script>'


# ---- over the network


@pytest.fixture(scope="module")
def server() -> Iterator[Served]:
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "data", "--game", "tests.proving.sealed_bids") as running,
    ):
        yield running


@pytest.fixture
def reader(server):
    return Player(server)


def test_the_rules_are_found_by_their_game(reader):
    answer = reader.http.get("/rules/dragon")
    assert answer.status_code == 200
    assert 'id="YD-204"' in answer.text
    for game in ("nothing", "auction", "..%2Fdragon", "dragon%00", "__init__"):
        assert reader.http.get(f"/rules/{game}").status_code == 404


def test_the_panel_is_the_rules_without_a_page(reader):
    answer = reader.http.get("/rules/dragon?panel=1")
    assert "<html" not in answer.text and 'id="YD-204"' in answer.text
    assert "set-cookie" not in answer.headers
    assert Page(answer.text).open == []


def test_a_search_needs_no_script(reader):
    page = Page(reader.http.get("/rules/dragon?q=tornado").text)
    assert "passages found" in page.text
    assert "Tornado" in page.text
    assert 'id="YD-204"' not in page.markup
