"""A small part of Markdown as HTML: paragraphs, lists, tables, quotes, bold, emphasis; everything is escaped first.

Mentions of rules become links to them, and each rule is an element that carries its ID.
"""

import re
from collections.abc import Collection, Iterable
from typing import Final

from rampart.draw import esc
from rampart.text.rulebook import ID, Block

BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
EMPHASIS: Final = re.compile(r"(?<![\w*])\*([^*\s](?:[^*]*[^*\s])?)\*(?![\w*])")
CODE: Final = re.compile(r"`([^`]+)`")
NUMBERED: Final = re.compile(r"\d+\. +(.*)")
SEPARATOR: Final = re.compile(r"\|[\s|:-]+\|?")


def inline(markdown: str, rules: Collection[str] = ()) -> str:
    """A run of text: escaped, then bold, emphasised or code, with rules as links."""
    out = esc(" ".join(markdown.split()))
    out = CODE.sub(r"<code>\1</code>", out)
    out = BOLD.sub(r"<b>\1</b>", out)
    out = EMPHASIS.sub(r"<em>\1</em>", out)
    return ID.sub(lambda found: f'<a href="#{found[0]}">{found[0]}</a>' if found[0] in rules else found[0], out)


def table(markdown: str, rules: Collection[str] = ()) -> str:
    head, *rows = [line for line in markdown.split("\n") if not SEPARATOR.fullmatch(line)]
    heads = "".join(f'<th scope="col">{inline(cell, rules)}</th>' for cell in cells(head))
    body = "".join(
        f"<tr data-find>{''.join(f'<td>{inline(cell, rules)}</td>' for cell in cells(row))}</tr>" for row in rows
    )
    return f'<div class="scroll" tabindex="0"><table><thead><tr>{heads}</tr></thead><tbody>{body}</tbody></table></div>'


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().removeprefix("|").removesuffix("|").split("|")]


def block(found: Block, rules: Collection[str] = ()) -> str:
    """A block that is no rule and no item of a list."""
    lines = found.markdown.split("\n")
    if found.is_table:
        return table(found.markdown, rules)
    if all(NUMBERED.fullmatch(line) for line in lines):
        items = "".join(f"<li>{inline(line.partition('. ')[2], rules)}</li>" for line in lines)
        return f"<ol data-find>{items}</ol>"
    if lines[0].startswith(">"):
        quoted = " ".join(line.removeprefix(">").strip() for line in lines)
        return f"<blockquote data-find><p>{inline(quoted, rules)}</p></blockquote>"
    return f"<p data-find>{inline(found.markdown, rules)}</p>"


def item(found: Block, rules: Collection[str], link_words: str) -> str:
    """An item of a list; a rule carries its ID and a link to itself."""
    if not found.rule:
        return f"<li data-find>{inline(found.markdown.removeprefix('- '), rules)}</li>"
    words = esc(link_words)
    anchor = f'<a class="id" href="#{found.rule}" title="{words}" aria-label="{words}">{found.rule}</a>'
    others = [rule for rule in rules if rule != found.rule]
    return f'<li id="{found.rule}" data-find tabindex="-1">{anchor}<span>{inline(found.text, others)}</span></li>'


def is_item(found: Block) -> bool:
    """Does the block belong into a list?"""
    return found.markdown.startswith("- ")


def blocks(found: Iterable[tuple[Block, str]], rules: Collection[str]) -> str:
    """Blocks with the words for a link to each; neighboring items share one list."""
    out, inside = "", False
    for one, words in found:
        if is_item(one) != inside:
            out += '<ul class="rules">' if is_item(one) else "</ul>"
            inside = is_item(one)
        out += item(one, rules, words) if inside else block(one, rules)
    return out + ("</ul>" if inside else "")
