"""No catalog of a game holds a message that nothing can say.

A message is said by its whole id as a string of the sources, by an id put together there from something fixed and words
that the sources know, by another message, or by a function of messages with words of its kind.
"""

import ast
import json
import re
import sys
from functools import cache
from pathlib import Path

import pytest
from tests.text.test_catalogs import GAMES, PACKAGE, Reading, catalog, known

import rampart
from rampart.text.about import value_id

PAGE_WORDS = {
    "part",
    "phase",
    "move",
    "role",
    "score",
    "question",
    "answer",
    "name",
    "first",
    "head",
    "only",
    "over",
    "about",
}
SHARED = [path for path in PACKAGE.rglob("*.py") if "games" not in path.relative_to(PACKAGE).parts]


@cache
def strings_of(path: Path) -> tuple[frozenset[str], frozenset[str]]:
    """The strings of a module, and those put together from parts as patterns."""
    whole, built = set(), set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            whole.add(node.value)
        if isinstance(node, ast.JoinedStr):
            parts = [str(x.value) if isinstance(x, ast.Constant) else "(.+)" for x in node.values]
            if re.search("[a-z]", "".join(parts).replace("(.+)", "")) and re.fullmatch(r"[\w(.+)-]+", "".join(parts)):
                built.add("".join(part if part == "(.+)" else re.escape(part) for part in parts))
    return frozenset(whole), frozenset(built)


def words_of(game: str) -> tuple[set[str], set[str]]:
    """All strings and patterns that may name a message of a game."""
    words: set[str] = set()
    patterns = {
        "goods-(.+)",
        "aside-(.+)",
        "aside_effect-(.+)",
        "lesson-(.+)",
    }  # of an offer's page, and of what is added
    for path in [*SHARED, *(PACKAGE / "games" / game).rglob("*.py")]:
        whole, built = strings_of(path)
        words |= whole
        patterns |= built
    rules = rampart.game(game).rules
    words |= words_in_lists(game) | words_in_data(game)
    words |= set(rules.by_name) | {kind.name for kind in rules.events.values()}
    for option in rules.options:
        words |= {option.name, *(value_id(game, option.name, value) for value in option.choices)}
    return words, patterns


def words_in_lists(game: str) -> set[str]:
    """The words in the tables of a game, some of which are put together there."""
    words: set[str] = set()
    for name in [name for name in sys.modules if name.startswith(f"rampart.games.{game}.")]:
        for value in vars(sys.modules[name]).values():
            if isinstance(value, list | tuple):
                words |= {word for word in value if isinstance(word, str)}
    return words


def words_in_data(game: str) -> set[str]:
    """The words in the lessons, guides and tips of a game: they name the messages that the coach says."""
    found: set[str] = set(PAGE_WORDS)
    waiting = [json.loads(path.read_text(encoding="utf-8")) for path in (PACKAGE / "games" / game).glob("learn/*.json")]
    while waiting:
        value = waiting.pop()
        if isinstance(value, str):
            found.add(value)
        elif isinstance(value, dict):
            found |= set(value)
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
    return found


def is_said(id: str, words: set[str], patterns: set[str]) -> bool:
    """Does a string name the message, or a pattern with words, seats or counts in its gaps?"""
    if id in words:
        return True
    matches = (re.fullmatch(pattern, id) for pattern in patterns)
    return any(match and all(is_word(gap, words) for gap in match.groups()) for match in matches)


def is_word(gap: str, words: set[str]) -> bool:
    """Can a gap be filled so: with a word, a number, or several words?"""
    return gap.isdigit() or gap.replace("-", "_") in words or all(part in words for part in gap.split("-"))


def said_by(game: str, id: str, words: set[str]) -> set[str]:
    """The messages that a message says on its way."""
    messages = known(game, "en")
    reading = Reading(messages[id])
    found = set(reading.references)
    for function, named in reading.calls:
        kind = named.get("kind", "")
        if function == "COUNT":
            found.add(f"count-{kind}")
        elif function in ("GOODS", "PILE"):
            found |= {x for x in messages if x.startswith("count-") and x.removeprefix("count-") in words}
            found.add(f"{kind}-none")
        elif kind:
            gaps = words | {"none", "hidden"}
            found |= {x for x in messages if x.startswith(f"{kind}-") and is_word(x.removeprefix(f"{kind}-"), gaps)}
        if function == "PLACE":
            found |= {"place-nth"} | {x for x in messages if x.startswith("compass-")}
    return found


def unsaid(game: str) -> set[str]:
    """The messages of a game that nothing says."""
    words, patterns = words_of(game)
    reached = {id for id in catalog(game, "en") if is_said(id, words, patterns)}
    waiting = list(reached)
    while waiting:
        found = said_by(game, waiting.pop(), words) & set(catalog(game, "en")) - reached
        reached |= found
        waiting += found
    return set(catalog(game, "en")) - reached


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in GAMES if game])
def test_nothing_in_the_catalog_is_unsaid(game: str) -> None:
    assert sorted(unsaid(game)) == []


@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in GAMES if game])
def test_a_message_that_nothing_says_is_found(game: str) -> None:
    words, patterns = words_of(game)
    assert not any(is_said(id, words, patterns) for id in ("option-gallop", "effect-gallop", "why-no-gallop", "gallop"))
