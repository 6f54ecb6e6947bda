"""Crescent Moon in words: everything its steps say has its words, nothing else has, and whole games can be told."""

import ast
import random
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor
from tests.games.crescent_moon.configs import CONFIGS
from tests.text.telling import check, check_decision, log_ids

import rampart
from rampart.games.crescent_moon import tables
from rampart.games.crescent_moon.content.power_cards import CARD_WORDS
from rampart.games.crescent_moon.content.vocabulary import TYPE_WORDS
from rampart.games.crescent_moon.draw.signs import GOAL_ICONS
from rampart.games.crescent_moon.game import EVENTS, OPTIONS, STEPS
from rampart.games.crescent_moon.steps.bargains import ANSWER_WORDS
from rampart.games.crescent_moon.steps.choices import HexChoice, WayChoice
from rampart.kernel.step import Choice
from rampart.text import LANGUAGES, speaker
from rampart.text.about import ending, sources, value_id
from rampart.text.catalog import sources as files_of
from rampart.text.decision import decision, waiting
from rampart.text.log import lines

FOLDER = Path(rampart.__file__).parent / "games/crescent_moon"
NAMES = ["Radek", "Zofia", "Iveta", "Jan", "Ann"]
WORDS = {
    "character": tables.CHARACTER_WORDS, "card": CARD_WORDS, "card_text": CARD_WORDS, "type": TYPE_WORDS,
    "terrain": tables.TERRAIN_WORDS, "building": tables.BUILDING_WORDS, "tile": tables.TILE_WORDS,
    "market": tables.MARKET_WORDS, "action": tables.ACTION_WORDS, "source": tables.SOURCE_WORDS,
    "unit": ["ordinary", "mercenary"], "bank": [str(turn) for turn in range(6)],
    "way": [str(edge) for edge in range(6)], "goal": list(GOAL_ICONS),
    "group": tables.GROUP_WORDS,
}  # fmt: skip


class Reading(Visitor):
    """References to other messages, and what is counted."""

    def __init__(self, node: ftl.BaseNode) -> None:
        self.references: set[str] = set()
        self.visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        if node.id.name == "COUNT":
            self.references |= {f"count-{argument.value.value}" for argument in node.arguments.named}
        self.generic_visit(node)


def catalog(lang: str, name: str = "") -> dict[str, ftl.Message]:
    """The messages of a file, or of all files of a language."""
    files = [file for file in files_of("crescent_moon", lang) if not name or file.name == name]
    entries = [entry for file in files for entry in parse(file.read_text(encoding="utf-8")).body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ftl.Message)}


def said_by_the_steps() -> set[str]:
    """The ids of options, effects and reasons in the steps; those made of parts are added by name."""
    ids: set[str] = set()
    for path in (FOLDER / "steps").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            value = node.value if isinstance(node, ast.Constant) else None
            if isinstance(value, str) and re.fullmatch(r"(option|effect|why)-[a-z-]*[a-z]", value):
                ids.add(value)
    ids |= {f"option-{step.name}" for step in STEPS.values() if isinstance(step, HexChoice | WayChoice)}
    ids |= {f"option-{word}" for word in ANSWER_WORDS}
    always = ("pass", "levy", "scheme")
    ids |= {f"why-no-{word.replace('_', '-')}" for word in tables.ACTION_WORDS if word not in always}
    return ids


ASKING = [step.name for step in STEPS.values() if isinstance(step, Choice)]
TABLE = {f"table-{part}-{option.name}" for option in OPTIONS for part in ("option", "meaning")}
TABLE |= {value_id("crescent_moon", option.name, value) for option in OPTIONS for value in option.choices}
NEEDED = (
    set(ASKING) | {f"waiting-{name}" for name in ASKING} | TABLE | {"game-title", "game-help", "ending-end", "ranking"}
)
NEEDED |= log_ids("crescent_moon", [kind.name for kind in EVENTS.values()]) | {"aside-anytime", "aside_effect-anytime"}
NEEDED |= {f"{kind}-{word}" for kind, words in WORDS.items() for word in words}


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_said_has_its_words(lang: str) -> None:
    assert set(catalog(lang)) >= NEEDED | said_by_the_steps()


def test_every_message_of_the_drawing_is_used_and_every_used_one_exists() -> None:
    files = [*FOLDER.glob("draw/*.py"), FOLDER / "terminal.py"]
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    said = set(re.findall(r"[\"']((?:draw|panel|board)-[^\"']+)[\"']", source))
    patterns = [re.sub(r"\{[^}]*\}", r"[\\w-]+", words) for words in said]
    known = {id for id in catalog("en") if id.partition("-")[0] in ("draw", "panel", "board")}
    assert [id for id in known if not any(re.fullmatch(pattern, id) for pattern in patterns)] == []
    assert [pattern for pattern in patterns if not any(re.fullmatch(pattern, id) for id in known)] == []


IDLE = ("pass", "none", "done", "stop", "decline", "refuse")


@pytest.mark.slow
@pytest.mark.no_cover
@pytest.mark.parametrize("options", CONFIGS, ids=lambda options: f"{options['players']}-{options['map']}")
def test_every_option_can_be_told_from_the_others(options: dict) -> None:
    """In games of people who like to do something no two options of a decision say the same."""
    for seed in range(8):
        lang = LANGUAGES[seed % len(LANGUAGES)]
        s, luck = rampart.game("crescent_moon").new(seed=seed, **options), random.Random(seed)
        while not s.over:
            seat = luck.choice(s.deciders)
            asked = decision(s, seat, lang, NAMES)
            texts = Counter(option.text for option in asked.options)
            assert [(asked.step, text) for text, n in texts.items() if n > 1] == []
            assert not {refused.text for refused in asked.refused} & set(texts)
            now = s.options(seat)
            weights = [0.1 if s.key(option, seat) in IDLE else 1.0 for option in now]
            s.choose(luck.choices(now, weights)[0], seat)


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [{"players": 5}, {"players": 4, "map": "thaw"}, {"players": 5, "map": "variable", "years": 4, "sealed": True}],
    ids=lambda options: "-".join(str(value) for value in options.values()),
)
def test_a_whole_game_is_told_in_every_language(options: dict) -> None:
    s = rampart.game("crescent_moon").new(seed=3, **options)
    journal, luck = s.listen(), random.Random(3)
    while not s.over:
        seat = luck.choice(s.deciders)
        for lang in LANGUAGES:
            check_decision(decision(s, seat, lang, NAMES), s.options(seat))
            check(waiting(s, lang, NAMES), capital=True)
        s.choose(luck.choice(s.options(seat)), seat)
    for lang in LANGUAGES:
        for told in lines(journal.events, s.rules, lang, NAMES):
            check(told.text, capital=True)
            assert re.fullmatch(r"CM-[\w-]+", told.rule)
            assert told.seat is None or NAMES[told.seat] in told.text
        check(ending(s, lang, NAMES), capital=True)
        assert [sum(source.values()) for source in sources(s, lang)] == s.scores()


@pytest.mark.parametrize(
    ("lang", "id", "arguments", "said"),
    [
        ("cs", "effect-coins-left", {"coins": 1}, "zbude ti 1 mince"),
        ("cs", "effect-coins-left", {"coins": 3}, "zbudou ti 3 mince"),
        ("cs", "effect-coins-left", {"coins": 5}, "zbude ti 5 mincí"),
        ("pl", "effect-coins-left", {"coins": 3}, "zostaną ci 3 monety"),
        ("pl", "effect-coins-left", {"coins": 5}, "zostanie ci 5 monet"),
        ("cs", "panel-of", {"have": 1, "need": 3}, "1 ze 3"),
        ("cs", "panel-of", {"have": 1, "need": 5}, "1 z 5"),
        ("pl", "option-no-capture", {"building": "castle"}, "Nie przejmuj zamku"),
        ("pl", "log-market_filled-together", {"pieces": "Statki"}, "Nowe na rynku: Statki"),
        ("de", "log-market_filled-together", {"pieces": "Schiffe"}, "Neu auf dem Markt: Schiffe"),
    ],
)
def test_numbers_and_names_agree_with_the_words_around_them(lang: str, id: str, arguments: dict, said: str) -> None:
    assert speaker("crescent_moon", lang)(id, **arguments) == said


@pytest.mark.parametrize(
    ("lang", "left", "said"),
    [("cs", 2, "zůstanou 2 jednotky"), ("cs", 1, "zůstane 1 jednotka"), ("pl", 2, "zostają 2 oddziały")],
)
def test_units_left_after_an_assault_agree_with_their_verb(lang: str, left: int, said: str) -> None:
    odds = speaker("crescent_moon", lang)("effect-odds", result="won", attack=4, defence=3, left=left)
    assert odds.endswith(said)


@pytest.mark.parametrize("n", [1, 2])
def test_unpaid_mercenaries_stand_in_the_dative_in_german(n: int) -> None:
    told = speaker("crescent_moon", "de")("log-effect", verb="unpaid", card="unpaid_wages", n=n, seat="Jan")
    assert told == f"Jan: Die Karte Offener Sold nimmt {n} Söldner{'n' if n > 1 else ''} die Stärke"
