"""The rules of a game in the language of the reader, searchable, every rule under its ID; a page, or a panel."""

import re
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

import rampart
from rampart.draw import esc
from rampart.draw.html import icon
from rampart.server.basics.refusals import Refused
from rampart.server.pages.games import has_rules, title_of
from rampart.server.pages.parts.learning import tabs
from rampart.server.pages.shell import Visit, page, respond, visit
from rampart.server.text import site_speaker
from rampart.server.web.markdown import blocks, inline
from rampart.text.rulebook import Block, Rulebook, Section, matching, rulebook

CSS: Final = ("css/after.css", "css/learn.css")
LONGEST_QUERY: Final = 80
NOT_IN_NAMES: Final = re.compile(r"[^a-z0-9]+")
WHOLE_LETTERS: Final = str.maketrans({"ł": "l", "ß": "ss"})
"""Letters that do not come apart into a plain one and its mark."""


class Heading(NamedTuple):
    """A heading of the rules: how deep it lies, its name in addresses, and its words."""

    depth: int
    slug: str
    words: str


def slug_of(path: Sequence[str]) -> str:
    """The name of a section in addresses; small letters, so that it is never that of a rule."""
    return "-".join(NOT_IN_NAMES.sub("-", plain(words)).strip("-") for words in path)


def plain(words: str) -> str:
    """Words in small letters without marks, so that headings of other languages keep names of their own."""
    apart = unicodedata.normalize("NFKD", words.lower().translate(WHOLE_LETTERS))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def main_title(book: Rulebook) -> str:
    """The title at the head of the rules, which the page shows by itself."""
    first = book.source.split("\n", 1)[0]
    return first.removeprefix("# ") if first.startswith("# ") else ""


def headings(book: Rulebook) -> list[Heading]:
    """The headings in their order, those without text of their own too."""
    found: dict[str, Heading] = {}
    for section in book.sections:
        for depth in range(1, len(section.path) + 1):
            path = section.path[:depth]
            if path != (main_title(book),):
                found.setdefault(slug_of(path), Heading(depth, slug_of(path), path[-1]))
    return list(found.values())


# ---- the parts of the page


@lru_cache(maxsize=64)
def contents(game: str, lang: str) -> str:
    """The table of contents: the chapters, and in them the sections."""
    rows = "".join(
        f'<li class="depth-{heading.depth}"><a href="#{heading.slug}">{esc(heading.words)}</a></li>'
        for heading in headings(rulebook(game, lang))
    )
    return f"<ol>{rows}</ol>"


@lru_cache(maxsize=64)
def whole(game: str, lang: str) -> str:
    book = rulebook(game, lang)
    return sections(book, [(section, section.blocks) for section in book.sections], lang)


def sections(book: Rulebook, found: Sequence[tuple[Section, Sequence[Block]]], lang: str) -> str:
    """Sections with some of their blocks, each under its headings."""
    say = site_speaker(lang)
    out, shown = "", set()
    for section, inside in found:
        heads = ""
        for depth in range(1, len(section.path) + 1):
            path = section.path[:depth]
            if slug_of(path) not in shown and path != (main_title(book),):
                shown.add(slug_of(path))
                heads += f'<h{depth + 1} id="{slug_of(path)}">{inline(path[-1])}</h{depth + 1}>'
        told = [(block, say("rules-link", rule=block.rule) if block.rule else "") for block in inside]
        out += f"<section>{heads}{blocks(told, book.rules)}</section>"
    return out


def search_form(lang: str, action: str, query: str, found: int | None) -> str:
    """The field; with a script it searches while one types."""
    say = site_speaker(lang)
    words = esc(say("rules-search"))
    said = "" if found is None else say("rules-found", n=found)
    every = f'<a class="btn ghost" href="{action}">{esc(say("rules-all"))}</a>' if query else ""
    send = f'<button class="btn unscripted-only">{esc(say("rules-find"))}</button>'
    return (
        f'<form class="find" role="search" method="get" action="{action}">{icon("ui-search")}'
        f'<input type="search" name="q" value="{esc(query)}" maxlength="{LONGEST_QUERY}" placeholder="{words}"'
        f' aria-label="{words}" autocomplete="off">{send}{every}<output class="found">{esc(said)}</output></form>'
    )


def body(game: str, lang: str, query: str) -> tuple[str, int | None]:
    """The rules, or those passages that a search finds, and how many they are."""
    words = query.split()
    if not words:
        return whole(game, lang), None
    book = rulebook(game, lang)
    found = search(book, words)
    count = sum(len(block.markdown.split("\n")) - 2 if block.is_table else 1 for _, inside in found for block in inside)
    return sections(book, found, lang), count


def search(book: Rulebook, words: Sequence[str]) -> list[tuple[Section, list[Block]]]:
    """The passages in which all words occur, counting those of the heading they stand under."""
    found = []
    for section in book.sections:
        heading = section.path[-1].casefold() if section.path and section.path != (main_title(book),) else ""
        wanted = [word.casefold() for word in words if word.casefold() not in heading]
        inside = [hit for block in section.blocks if (hit := matching(block, wanted))]
        if inside:
            found.append((section, inside))
    return found


def note(game: str, lang: str) -> str:
    """A word to readers in whose language the rules are not told yet."""
    told = rulebook(game, lang).lang == lang
    return "" if told else f'<p class="soft">{esc(site_speaker(lang)("rules-language"))}</p>'


# ---- pages


async def show_rules(request: Request) -> Response:
    """The rules of a game; with `panel` only what a table lays beside its board."""
    game = request.path_params["game"]
    if game not in rampart.games() or not has_rules(game):
        raise Refused("not_found")
    query = " ".join(request.query_params.get("q", "")[:LONGEST_QUERY].split())
    beside = "panel" in request.query_params
    visitor = await visit(request, greet=not beside)
    if beside:
        return HTMLResponse(panel(visitor, game, query))
    return respond(request, visitor, rules_page(visitor, game, query))


def rules_page(visitor: Visit, game: str, query: str = "") -> str:
    """The page: contents beside the rules."""
    title = visitor.say("rules-title", game=title_of(game, visitor.lang))
    path = visitor.url(f"/rules/{game}")
    text, found = body(game, visitor.lang, query)
    inside = esc(visitor.say("rules-contents"))
    toc = (
        f'<nav class="panel toc" aria-label="{inside}"><h2>{inside}</h2>{contents(game, visitor.lang)}</nav>'
        if found is None
        else ""
    )
    main = (
        f"{tabs(visitor, game, f'/rules/{game}')}<h1>{esc(title)}</h1>"
        f"{search_form(visitor.lang, path, query, found)}{note(game, visitor.lang)}"
        f'<div class="book">{toc}'
        f'<article class="panel text" lang="{rulebook(game, visitor.lang).lang}" data-book>{text}</article></div>'
    )
    return page(visitor, f"{title} – Rampart", main, "learn", "rules-page", CSS, ["js/rules.js"])


def panel(visitor: Visit, game: str, query: str = "") -> str:
    """What a table lays beside its board: a heading, the search and the rules, and no page around them."""
    say = visitor.say
    path = visitor.url(f"/rules/{game}")
    text, found = body(game, visitor.lang, query)
    close, alone = esc(say("rules-close")), esc(say("rules-whole"))
    tools = (
        f'<a class="ib" href="{path}" target="_blank" title="{alone}" aria-label="{alone}">{icon("ui-share")}</a>'
        f'<form method="dialog"><button class="ib" title="{close}" aria-label="{close}">{icon("ui-cross")}</button>'
        "</form>"
    )
    title = esc(say("rules-title", game=title_of(game, visitor.lang)))
    return (
        '<dialog class="rules-drawer" aria-labelledby="rules-title">'
        f'<header><h2 id="rules-title">{title}</h2>{tools}</header>{search_form(visitor.lang, path, query, found)}'
        f'{note(game, visitor.lang)}<article class="text scroll" lang="{rulebook(game, visitor.lang).lang}"'
        f' tabindex="0" data-book>{text}</article></dialog>'
    )


ROUTES: list[BaseRoute] = [Route("/rules/{game}", show_rules)]
