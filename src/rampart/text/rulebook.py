"""The rules of a game as its `rules.md` tells them: sections, and in them rules by ID, paragraphs, tables, examples.

A translation lies beside it as `rules.cs.md` and so on: the same rules under the same IDs in the same order.
"""

import difflib
import re
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from rampart import registry
from rampart.kernel.errors import BadDocument, RampartError
from rampart.registry import folder_of

ID: Final = re.compile(r"[A-Z]{2,}(?:-[A-Z0-9]+)+")
HEADING: Final = re.compile(r"(#{1,6}) +(.*)")
OWN_LANGUAGE: Final = "en"  # in which every game tells its rules
RULE: Final = re.compile(rf"- \*\*({ID.pattern})\*\* *(.*)", re.DOTALL)


class UnknownRule(RampartError):
    """A rule ID that no rulebook has."""


class Block(NamedTuple):
    """A rule, a paragraph, a table or an example, as it is written."""

    markdown: str
    rule: str  # the ID, '' where it is no rule

    @property
    def is_table(self) -> bool:
        return self.markdown.startswith("|")

    @property
    def text(self) -> str:
        """What a rule says, without its ID."""
        found = RULE.fullmatch(self.markdown)
        return found.group(2) if found else self.markdown


class Section:
    """A heading with those above it, and what stands beneath it."""

    def __init__(self, path: tuple[str, ...]) -> None:
        self.path = path
        self.blocks: list[Block] = []

    @property
    def title(self) -> str:
        """The heading, with those above it."""
        return " › ".join(self.path)

    @property
    def markdown(self) -> str:
        """What stands beneath the heading."""
        return joined(self.blocks)


class Rulebook:
    """The rules of one game by ID and in the order of its rules.md."""

    def __init__(self, game: str, source: str, lang: str = OWN_LANGUAGE) -> None:
        self.game = game
        self.source = source
        self.lang = lang  # in which they are told
        self.sections = sections_of(source)
        self.section_of: dict[str, Section] = {}
        self.rules: dict[str, Block] = {}
        for section in self.sections:
            for block in section.blocks:
                if block.rule in self.rules:
                    raise BadDocument(f"The rules of {game} have two rules {block.rule}.")
                if block.rule:
                    self.rules[block.rule] = block
                    self.section_of[block.rule] = section

    @property
    def prefixes(self) -> set[str]:
        """What the IDs of this game begin with."""
        return {prefix_of(id) for id in self.rules}

    def find(self, id: str) -> Block:
        if id not in self.rules:
            near = difflib.get_close_matches(id, self.rules, 4, 0.6)
            hint = f"near it are: {', '.join(sorted(near))}" if near else f"it has {len(self.rules)} rules"
            raise UnknownRule(f"{registry.game(self.game).title} has no rule {id}; {hint}.")
        return self.rules[id]

    def search(self, words: Sequence[str]) -> list[tuple[Section, list[Block]]]:
        """The blocks in which all words occur, by section; of tables only the rows."""
        wanted = [word.casefold() for word in words]
        found = []
        for section in self.sections:
            blocks = [hit for block in section.blocks if (hit := matching(block, wanted))]
            if blocks:
                found.append((section, blocks))
        return found


def matching(block: Block, words: Sequence[str]) -> Block | None:
    """The block if all words occur in it; a table with only the rows in which they do."""
    if not block.is_table:
        return block if mentions(block.markdown, words) else None
    head, line, *rows = block.markdown.split("\n")
    hits = [row for row in rows if mentions(row, words)]
    return Block("\n".join([head, line, *hits]), "") if hits else None


def mentions(text: str, words: Sequence[str]) -> bool:
    """Do all words occur in the text?"""
    folded = text.casefold()
    return all(word in folded for word in words)


def joined(blocks: Sequence[Block]) -> str:
    """Blocks as one text; neighboring rules stay one list."""
    out = ""
    for before, block in zip([None, *blocks], blocks):
        if before is not None:
            out += "\n" if before.rule and block.rule else "\n\n"
        out += block.markdown
    return out


def prefix_of(id: str) -> str:
    """What all IDs of a game begin with: `YD` of `YD-204`."""
    return id.partition("-")[0]


def looks_like_id(text: str) -> bool:
    return ID.fullmatch(text.upper()) is not None and any(ch.isdigit() for ch in text)


def sections_of(source: str) -> list[Section]:
    """The sections of a text in Markdown, in its order."""
    path: list[str] = []
    sections = [Section(())]
    lines: list[str] = []
    for line in [*source.splitlines(), ""]:
        heading = HEADING.fullmatch(line)
        if not line.strip() or heading or line.startswith("- "):
            close_block(sections[-1], lines)
        if heading:
            path = [*path[: len(heading.group(1)) - 1], heading.group(2)]
            sections.append(Section(tuple(path[1:] or path)))
        elif line.strip():
            lines.append(line)
    close_block(sections[-1], lines)
    return [section for section in sections if section.blocks]


def close_block(section: Section, lines: list[str]) -> None:
    """Add the lines gathered so far as a block."""
    if lines:
        markdown = "\n".join(lines)
        found = RULE.fullmatch(markdown)
        section.blocks.append(Block(markdown, found.group(1) if found else ""))
        lines.clear()


@cache
def rulebook(game: str, lang: str = OWN_LANGUAGE) -> Rulebook:
    """The rules of a game in a language; in English where they are not translated, which the book says itself."""
    name = registry.game(game).name
    folder = folder_of(name)
    if folder is None or not has_rulebook(name):
        raise BadDocument(f"{registry.game(game).title} brings no rules to read.")
    translated = folder.joinpath(f"rules.{lang}.md")
    if lang != OWN_LANGUAGE and translated.is_file():
        return Rulebook(name, translated.read_text(encoding="utf-8"), lang)
    return Rulebook(name, folder.joinpath("rules.md").read_text(encoding="utf-8"))


@cache
def has_rulebook(game: str) -> bool:
    """Does a game bring its rules?"""
    folder = folder_of(game)
    return folder is not None and folder.joinpath("rules.md").is_file()


def rulebooks() -> list[Rulebook]:
    """The rulebooks of all games that have one."""
    return [rulebook(name) for name in registry.games() if has_rulebook(name)]
