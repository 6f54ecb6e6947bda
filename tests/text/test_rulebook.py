"""Rules in other languages: beside rules.md, under the same IDs in the same order; English where there are none."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import rampart
from rampart import registry
from rampart.server.pages.rules import body, contents, note, rules_page, slug_of, whole
from rampart.server.pages.shell import Visit
from rampart.text import LANGUAGES
from rampart.text.rulebook import OWN_LANGUAGE, Rulebook, rulebook

OTHERS = [lang for lang in LANGUAGES if lang != OWN_LANGUAGE]


def shape(book: Rulebook) -> list[tuple[int, str]]:
    """What a translation keeps: the rules and tables in their order, each under a heading as deep as in English."""
    return [
        (len(section.path), block.rule or f"{block.markdown.count(chr(10)) + 1} lines of a table")
        for section in book.sections
        for block in section.blocks
        if block.rule or block.is_table
    ]


def differing(book: Rulebook, english: Rulebook) -> list[tuple[int, str]]:
    """What one of two books has and the other has not, at the first place where they differ."""
    pairs = zip(shape(book) + [(0, "end")], shape(english) + [(0, "end")], strict=False)
    return next(([a, b] for a, b in pairs if a != b), [])


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", rampart.games())
def test_a_translation_has_the_same_rules_in_the_same_order(game: str, lang: str) -> None:
    book = rulebook(game, lang)
    translated = registry.folder_of(game).joinpath(f"rules.{lang}.md").is_file()  # type: ignore[union-attr]
    assert book.lang == (lang if translated else OWN_LANGUAGE)
    assert differing(book, rulebook(game)) == []
    assert all(block.text for block in book.rules.values())


@pytest.fixture
def czech(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Dragon with two rules, told in English and in Czech."""
    for cached in (rulebook, whole, contents):
        cached.cache_clear()
    (tmp_path / "rules.md").write_text("# Dragon\n\n## Turn\n\n- **YD-1** Take it.\n- **YD-2** Pay it.\n")
    (tmp_path / "rules.cs.md").write_text("# Drak\n\n## Žlutý tah\n\n- **YD-1** Vezmi si.\n- **YD-2** Zaplať.\n")
    monkeypatch.setattr("rampart.text.rulebook.folder_of", lambda name: tmp_path)  # pictures stay where they are
    yield
    for cached in (rulebook, whole, contents):
        cached.cache_clear()


@pytest.mark.usefixtures("czech")
def test_readers_get_their_own_language_where_there_is_one() -> None:
    page = rules_page(Visit("/games", "cs"), "dragon")
    assert "Vezmi si." in page and '<article class="panel text" lang="cs"' in page and 'href="#zluty-tah"' in page
    assert note("dragon", "cs") == "" == note("dragon", "en")
    assert "Take it." not in page
    assert body("dragon", "cs", "ZAPLAŤ")[1] == 1


@pytest.mark.usefixtures("czech")
def test_readers_of_other_languages_get_english_and_are_told_so() -> None:
    page = rules_page(Visit("/games", "de"), "dragon")
    assert "Take it." in page and '<article class="panel text" lang="en"' in page
    assert note("dragon", "de") in page and "Englisch" in note("dragon", "de")


@pytest.mark.usefixtures("czech")
def test_a_translation_that_leaves_out_a_rule_is_found() -> None:
    short = Rulebook("dragon", "# Drak\n\n## Žlutý tah\n\n- **YD-2** Zaplať.\n", "cs")
    assert differing(short, rulebook("dragon")) == [(1, "YD-2"), (1, "YD-1")]
    assert differing(rulebook("dragon", "cs"), rulebook("dragon")) == []


def test_names_of_headings_keep_their_letters() -> None:
    assert slug_of(("Příklad", "Złoto", "Größe")) == "priklad-zloto-grosse"
