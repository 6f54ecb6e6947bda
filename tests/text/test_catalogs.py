"""The catalogs: every language says the same things, in forms that exist, and nothing in them is unused."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax import parse, serialize
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

import rampart
from rampart.games.dragon import tables
from rampart.games.dragon.game import EVENTS, OPTIONS, STEPS
from rampart.kernel.step import Choice
from rampart.text import LANGUAGES
from rampart.text.about import value_id
from rampart.text.catalog import sources

PACKAGE = Path(rampart.__file__).parent
GAMES = ["", *sorted(path.parent.parent.name for path in PACKAGE.glob("games/*/text/en.ftl"))]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
WORDS = {
    "tile": tables.TILE_WORDS, "types": tables.TYPE_WORDS, "card": tables.CARD_WORDS, "action": tables.ACTION_WORDS,
    "event": tables.EVENT_WORDS, "event_effect": tables.EVENT_WORDS, "super": tables.SUPER_WORDS,
    "super_effect": tables.SUPER_WORDS, "wall": tables.WALL_WORDS, "privilege": tables.PRIVILEGE_WORDS,
    "source": tables.SOURCE_WORDS, "phase": tables.PHASE_WORDS, "benefit": tables.TILE_WORDS,
}  # fmt: skip


class Reading(Visitor):
    """What is found in a message: variables, selections, calls of functions and references to other messages."""

    def __init__(self, node: ftl.BaseNode) -> None:
        self.variables: set[str] = set()
        self.selections: list[list[str]] = []
        self.calls: list[tuple[str, dict[str, str]]] = []
        self.references: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = [v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants]
        self.selections.append(keys)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        named = {argument.name.name: argument.value.value for argument in node.arguments.named}
        self.calls.append((node.id.name, named))
        self.generic_visit(node)


@cache
def catalog(game: str, lang: str) -> dict[str, ftl.Message]:
    """The messages of a game in a language, or the common ones, each defined once and nothing else in the files."""
    files = sources(game, lang) if game else [PACKAGE / "text" / f"{lang}.ftl"]
    messages: dict[str, ftl.Message] = {}
    for file in files:
        for entry in parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), entry.content
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in messages, entry.id.name
                messages[entry.id.name] = entry
    return messages


@cache
def known(game: str, lang: str) -> dict[str, ftl.Message]:
    """All messages that a game may use."""
    return catalog("", lang) | (catalog(game, lang) if game else {})


def readings(game: str, lang: str) -> Iterator[tuple[str, Reading]]:
    for id, message in catalog(game, lang).items():
        yield id, Reading(message)


every_catalog = pytest.mark.parametrize(("game", "lang"), [(game, lang) for game in GAMES for lang in LANGUAGES])


@every_catalog
def test_every_language_has_the_same_messages_with_the_same_variables(game: str, lang: str) -> None:
    here = {id: reading.variables for id, reading in readings(game, lang)}
    assert here == {id: reading.variables for id, reading in readings(game, "en")}


@every_catalog
def test_no_message_of_a_game_hides_a_common_one(game: str, lang: str) -> None:
    assert not game or not set(catalog(game, lang)) & set(catalog("", lang))


@every_catalog
def test_plurals_are_complete_and_of_the_language(game: str, lang: str) -> None:
    rule = Locale.parse(lang).plural_form
    needed = {rule(n) for n in range(200)}
    for id, reading in readings(game, lang):
        for keys in reading.selections:
            plural = set(keys) & PLURALS - {"other"}
            if plural:
                missing = needed - set(keys)
                assert plural <= needed, id
                assert not missing or (len(missing) == 1 and "other" in keys), id


def forms(message: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


@every_catalog
def test_functions_are_called_with_words_and_forms_that_exist(game: str, lang: str) -> None:
    messages = known(game, lang)
    forms_of_counts = set().union(*(forms(message) for id, message in messages.items() if id.startswith("count-")))
    for id, reading in readings(game, lang):
        for function, named in reading.calls:
            kind, case = named.get("kind", ""), named.get("case", "")
            if function == "COUNT":  # a noun whose form is the plain one need not repeat it
                assert f"count-{kind}" in messages, f"{id}: nothing counts {kind!r}"
                assert not case or case in forms_of_counts, f"{id}: {case!r} is no form"
            elif function in ("WORD", "WORDS", "PLACE"):
                words = [word for word in messages if word.startswith(f"{kind}-")]
                assert words, f"{id}: no words of the kind {kind!r}"
                formless = [word for word in words if case and case not in forms(messages[word])]
                assert not formless, f"{id}: no form {case!r}"
            elif function in ("GOODS", "PILE"):
                assert f"{kind}-none" in messages, f"{id}: no word for no {kind}"
                assert not case or case in forms_of_counts, f"{id}: {case!r} is no form"
                for word in named["words"].split("+") if "words" in named else ():
                    assert f"count-{word}" in messages, f"{id}: nothing counts {word!r}"
            else:
                assert function in ("START", "SIGN", "NTH"), f"{id}: {function}"


class Amounts(Visitor):
    """Finds counted things in a list that names also those of which there are none."""

    def __init__(self, node: ftl.BaseNode) -> None:
        self.bare = False
        self.visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        if all(not isinstance(v.key, ftl.NumberLiteral) or v.key.value != "0" for v in node.variants):
            self.generic_visit(node)  # else the list stands where zero was told apart

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        parts = node.elements
        for one, between, other in zip(parts, parts[1:], parts[2:], strict=False):
            joined = isinstance(between, ftl.TextElement) and between.value.strip() in (",", ";")
            self.bare = self.bare or (joined and counts(one) and counts(other))
        self.generic_visit(node)


def counts(part: ftl.BaseNode) -> bool:
    """Is it a number with its noun?"""
    call = part.expression if isinstance(part, ftl.Placeable) else None
    return isinstance(call, ftl.FunctionReference) and call.id.name == "COUNT"


@every_catalog
def test_no_option_or_effect_lists_what_there_is_none_of(game: str, lang: str) -> None:
    offers = {id: message for id, message in catalog(game, lang).items() if id.startswith(("option-", "effect-"))}
    assert [id for id, message in offers.items() if Amounts(message).bare] == []


def test_a_list_that_counts_nothing_is_found() -> None:
    two = '{ COUNT($a, kind: "a") }, { COUNT($b, kind: "b") }'
    chosen = "x = { $b ->\n    [%s] one\n   *[other] " + two + "\n }\n"
    found = [Amounts(parse(text)).bare for text in (f"x = costs {two}\n", chosen % "few", chosen % "0")]
    assert found == [True, True, False]


@every_catalog
def test_every_form_of_a_word_is_used(game: str, lang: str) -> None:
    asked = {
        (named.get("kind"), named.get("case")) for g in GAMES for _, r in readings(g, lang) for _, named in r.calls
    }
    for id, message in catalog(game, lang).items():
        for attribute in message.attributes:
            kind = id.removeprefix("count-") if id.startswith("count-") else id.partition("-")[0]
            assert (kind, attribute.id.name) in asked, f"{id}.{attribute.id.name}"


# What is the same in English and in another language, and right so.
SHARED = {"seat-3", "super-buddha", "super-tornado"}
SHARED |= {"draw-symbols-monk", "board-count-monk"}  # Buddhas
SHARED |= {"draw-season-winter", "option-amount"}  # the word for winter, and words that only select
SHARED |= {"count-chi", "resource-chi", "reward-chi", "draw-price-lumber_mill", "board-honour"}  # chi, honor
SHARED |= {
    "piece_kind-person",
    "piece_kind-horde",
    "piece-wildling",  # Person, Horde, Wildling: German too
    "game-title",
    "draw-title",
    "character-sultan",
    "building-fort",
}  # Crescent Moon, Sultan, fort
SHARED |= {"card-general", "card-imam", "card-rebellion", "card-sabotage", *(f"next-card-{n}" for n in range(2, 9))}
SHARED |= {"log-resources-piece", "log-paid-piece", "log-warehouse_paid-piece"}  # they only select
SHARED |= {"automaton-7", "clan-qin", "pane-qin"}  # Qin Jiushao
SHARED |= {"horde-trebuchet", "card-gunner", "advisor-gunner"}  # words that two languages share
SHARED |= {"artifact-zhaoyao_jing", "draw-artifact-zhaoyao_jing"}
SHARED |= {"board-short-murshid", "board-short-nomad", "board-short-sultan"}
SHARED |= {"piece-hex", "guide-part-hex-name"}  # a hex is a hex in Czech too


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_everything_is_translated(game: str, lang: str) -> None:
    english = catalog(game, "en")
    same = []
    for id, message in catalog(game, lang).items():
        text = serialize_pattern(message.value)
        words = re.sub(r"\{[^{}]*\}", "", text)
        if text == serialize_pattern(english[id].value) and re.search(r"[^\W\d_]{3,}", words):
            same.append(id)
    assert set(same) <= SHARED


@every_catalog
def test_messages_are_written_cleanly(game: str, lang: str) -> None:
    for id, message in catalog(game, lang).items():
        text = serialize(ftl.Resource([message]))
        assert "\t" not in text and "..." not in text, id
        assert "'" not in re.sub(r"\{[^{}]*\}", "", text), f"{id}: a straight apostrophe"


# Everything that In the Year of the Dragon says


def said_by_the_steps() -> set[str]:
    """The ids in all `Say(...)` of the steps, whatever way they are chosen."""
    ids: set[str] = set()
    for path in (PACKAGE / "games/dragon/steps").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Say":
                ids |= {x.value for x in ast.walk(node.args[0]) if isinstance(x, ast.Constant)}
    return ids


ASKING = [step.name for step in STEPS.values() if isinstance(step, Choice)]
TABLE = {f"table-{part}-{option.name}" for option in OPTIONS for part in ("option", "meaning")}
TABLE |= {value_id("dragon", option.name, value) for option in OPTIONS for value in option.choices}
NEEDED = said_by_the_steps() | set(ASKING) | {f"waiting-{name}" for name in ASKING} | TABLE
NEEDED |= {f"log-{kind.name}" for kind in EVENTS.values()} | {"game-title", "game-help", "ending-end", "ranking"}
NEEDED |= {f"{kind}-{word}" for kind, words in WORDS.items() for word in words}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_the_dragon_says_has_its_words(lang: str) -> None:
    assert set(known("dragon", lang)) >= NEEDED


def test_the_dragon_has_no_words_that_nobody_says() -> None:
    text = (PACKAGE / "games/dragon/text/en.ftl").read_text(encoding="utf-8")
    messages = {entry.id.name: entry for entry in parse(text).body if isinstance(entry, ftl.Message)}
    reached = set(NEEDED)
    waiting = list(NEEDED)
    while waiting:
        found = Reading(messages[waiting.pop()]).references & set(messages) - reached
        reached |= found
        waiting += found
    counted = {f"count-{named['kind']}" for id in reached for f, named in Reading(messages[id]).calls if f == "COUNT"}
    unused = set(messages) - reached - counted
    assert not unused


def test_ids_chosen_on_the_way_are_found_among_those_the_steps_say() -> None:
    assert {"option-pass", "option-wild", "effect-hire-no-room", "why-fee", "option-nobody"} <= said_by_the_steps()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_person_brings_is_as_many_as_its_symbols(lang: str) -> None:
    words = catalog("dragon", lang)
    for tile, symbols in zip(tables.TILE_WORDS, tables.SYMBOLS):
        said = serialize_pattern(words[f"benefit-{tile}"].value)
        assert re.findall(r"\d+", said) == [str(symbols)], said
