"""The Great Wall in words: every decision and every event of whole games, in all languages, and nothing unsaid."""

import ast
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from tests.games.great_wall.configs import CONFIGS
from tests.games.great_wall.table import B, R, horde, player, step, table
from tests.text.telling import check, check_decision, log_ids
from tests.text.test_catalogs import known

import rampart
from rampart import State
from rampart.games.great_wall import tables
from rampart.games.great_wall.cards import CLAUSES, COMMON_CARDS, Amount, Clause
from rampart.games.great_wall.codes import E_RESOURCES
from rampart.games.great_wall.content import names
from rampart.games.great_wall.game import EVENTS, OPTIONS, STEPS
from rampart.games.great_wall.vocabulary import MOMENT_WORDS
from rampart.kernel.frame import NOBODY
from rampart.kernel.journal import Event, Journal
from rampart.kernel.step import Choice
from rampart.text import LANGUAGES
from rampart.text.about import ending, sources, table_options, value_id
from rampart.text.decision import decision, waiting
from rampart.text.log import line, lines

FOLDER = Path(rampart.__file__).parent / "games" / "great_wall"
RULES = rampart.game("great_wall").rules
NAMES = ["Mei", "Jun", "Lan", "Bo", "Wen"]
NONE_OF_IT = re.compile(r"(?<![\d.,])0(?![\d.,])")
WORDS = {
    "section": tables.SECTION_WORDS, "location": tables.LOCATION_WORDS, "kind": tables.TROOP_WORDS,
    "resource": tables.RESOURCE_WORDS, "reward": tables.REWARD_WORDS, "clan": [*tables.CLAN_WORDS, "reed"],
    "source": tables.SOURCE_WORDS, "command": [*tables.COMMAND_WORDS, "reed"],
    "command_text": [*tables.COMMAND_WORDS, "reed"], "general": names.GENERAL_WORDS,
    "general_text": names.GENERAL_WORDS, "advisor": names.ADVISOR_WORDS, "advisor_text": names.ADVISOR_WORDS,
    "card": [*names.GENERAL_WORDS, *names.ADVISOR_WORDS], "card_text": [*names.GENERAL_WORDS, *names.ADVISOR_WORDS],
    "tactic": names.TACTIC_WORDS, "tactic_text": names.TACTIC_WORDS, "tactic_base": names.TACTIC_WORDS,
    "tactic_boost": names.TACTIC_WORDS, "horde": [*names.HORDE_TYPES, *names.HORDE_WORDS],
    "horde_text": names.HORDE_TYPES, "artifact": names.ARTIFACT_WORDS, "artifact_text": names.ARTIFACT_WORDS,
    "shame_place": [*tables.KIND_WORDS, *names.HORDE_WORDS],
}  # fmt: skip
SAYING = ("*.py", "steps/*.py", "content/*.py", "modules/*/*.py")
ENDINGS = ("walls", "shame", "time", "walls-shame", "walls-time", "shame-time", "walls-shame-time")


def said_in_the_rules() -> set[str]:
    """The ids in all `Say(...)` of the rules, whatever way they are chosen, and reasons that are named beforehand."""
    ids: set[str] = set()
    for path in [
        *FOLDER.glob("*.py"),
        *FOLDER.glob("steps/*.py"),
        *FOLDER.glob("content/*.py"),
        *FOLDER.glob("modules/*/*.py"),
    ]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        constants = [x.value for x in ast.walk(tree) if isinstance(x, ast.Constant) and isinstance(x.value, str)]
        ids |= {value for value in constants if re.fullmatch(r"why-[a-z-]+", value)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Say":
                ids |= {
                    x.value for x in ast.walk(node.args[0]) if isinstance(x, ast.Constant) and isinstance(x.value, str)
                }
    return ids


ASKING = [step.name for step in STEPS.values() if isinstance(step, Choice)]
NEEDED = said_in_the_rules() | set(ASKING) | {f"waiting-{name}" for name in ASKING}
NEEDED |= log_ids("great_wall", [kind.name for kind in EVENTS.values()]) | {f"ending-{words}" for words in ENDINGS}
NEEDED |= {f"table-{part}-{option.name}" for option in OPTIONS for part in ("option", "meaning")}
NEEDED |= {value_id("great_wall", option.name, value) for option in OPTIONS for value in option.choices}
NEEDED |= {f"{kind}-{word}" for kind, words in WORDS.items() for word in words}


def may_ask(clause: Clause) -> bool:
    """Is an owner ever asked about it: is it left to him, or could a limited use bring more another time?"""
    amounts = [getattr(effect, "n", None) for effect in clause.do]
    counts = any(isinstance(n, Amount) and n.counter is not None for n in amounts)
    return not clause.auto or (clause.limit > 0 and counts)


FORCED = [clause for card in COMMON_CARDS for clause in card.forced]  # no one is asked about these
ASKED = [
    clause
    for clause in CLAUSES
    if clause.moment >= 0 and may_ask(clause) and clause.word not in names.HORDE_TYPES and clause not in FORCED
]
NEEDED |= {f"moment-{MOMENT_WORDS[clause.moment]}" for clause in ASKED}
NEEDED |= {f"alternative-{clause.alternative}" for clause in CLAUSES if clause.alternative}
NEEDED |= {"game-title", "game-help", "lobby-line", "lobby-minutes", "ranking"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_the_great_wall_says_has_its_words(lang: str) -> None:
    assert NEEDED - set(known("great_wall", lang)) == set()


def test_the_great_wall_has_no_words_that_nobody_says() -> None:
    text = (FOLDER / "text" / "en.ftl").read_text(encoding="utf-8")
    own = {entry.id.name for entry in parse(text).body if isinstance(entry, ftl.Message)}
    assert own - NEEDED == set()


def check_lines(events: list[Event], s: State, lang: str) -> None:
    """Every event in words."""
    for told in lines(events, s.rules, lang, NAMES):
        check(told.text, capital=True)
        assert re.fullmatch(r"GW[CX]?-[A-Z0-9-]+", told.rule)
        assert told.seat is None or NAMES[told.seat] in told.text


def new_game(players: int, seed: int) -> tuple[State, Journal, random.Random]:
    s = rampart.game("great_wall").new(players=players, seed=seed)
    return s, s.listen(), random.Random(seed)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_is_told_in_every_language(players: int) -> None:
    s, journal, luck = new_game(players, 5)
    turn = 0
    while not s.over:
        turn += 1
        seat = s.deciders[0]
        for lang in LANGUAGES if turn % 5 == 0 else ("en",):
            asked = decision(s, seat, lang, NAMES)
            check_decision(asked, s.options(seat))
            assert not [o for o in asked.options if NONE_OF_IT.search(o.text + o.effect)]
            check(waiting(s, lang, NAMES), capital=True)
        s.choose(luck.choice(s.options(seat)), seat)
    for lang in LANGUAGES:
        check_lines(journal.events, s, lang)
        check(ending(s, lang, NAMES), capital=True)
        assert [sum(source.values()) for source in sources(s, lang)] == s.scores()


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_no_two_options_of_a_decision_read_alike(config: dict) -> None:
    s = rampart.game("great_wall").new(seed=23, **config)
    luck = random.Random(23)
    while not s.over:
        seat = s.deciders[0]
        d = decision(s, seat, "en", NAMES)
        assert len({option.text for option in d.options}) == len(d.options), d
        s.choose(luck.choice(s.options(seat)), seat)


def horseman_before_twins() -> State:
    """A horseman may attack either of two Keshig Guards."""
    twins = {"L": ["keshig_guard_L", "keshig_guard_M"], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    me = player(rest={"L_horseman": 1})
    return table(me, player(), player(), todo=[step("strike", R, kind=2, section=0)], hordes=twins)


def raid_on_twins() -> State:
    """Wounds for Camp Trains in all sections."""
    me = player(tactics=["night_raid"], goods="WW", chosen="economy")
    s = table(me, player(), player(), track=[R], todo=[step("next_turn")])
    s.choose("boost:night_raid", R)
    return s


def victims_on_twins() -> State:
    """A breach: spearmen on two Keshig Guards and an archer on the wall can be saved."""
    manned = {"L": [horde("keshig_guard_L", "0.1:R"), horde("keshig_guard_M", "0.1:R")], "M": ["camp_train_M"]}
    me = player(goods="CCCC", firing={"L": 1})
    s = table(me, player(), player(), todo=[step("compare", section=0)], season="winter", hordes=manned)
    while s.current(s.deciders[0])[0].name != "save":
        s.choose(s.options(s.deciders[0])[0], s.deciders[0])
    return s


def shame_for_trophies() -> State:
    """A token goes onto one of three claimed Keshig Guards."""
    me = player(claimed=["keshig_guard_L", "keshig_guard_M", "keshig_guard_R"])
    return table(me, player(), player(), todo=[step("place_shame", R)])


def two_ways_to_promote() -> State:
    """The gold mine's overseer may rise by the tactic card or by the Alchemist."""
    me = player(tactics=["restless"], goods="SSSSCC", chosen="economy", advisors=["alchemist"])
    s = table(me, player(), player(), track=[R], todo=[step("next_turn")])
    s.choose("play:restless", R)
    return s


ALIKE = [horseman_before_twins, raid_on_twins, victims_on_twins, shame_for_trophies, two_ways_to_promote]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("situation", ALIKE)
def test_what_looks_alike_is_told_apart(situation: Callable[[], State], lang: str) -> None:
    s = situation()
    told = [option.text for option in decision(s, R, lang, NAMES).options]
    assert len(told) > 3
    assert len(set(told)) == len(told), told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_reed_clan_does_is_told_as_its_own(lang: str) -> None:
    rules = rampart.game("great_wall").rules
    codes = {kind.name: code for code, kind in rules.events.items()}
    own = line(Event(codes["barricade"], 1, [1], 0, 0), rules, lang, NAMES)
    reed = line(Event(codes["barricade"], NOBODY, [1], 0, 0), rules, lang, NAMES)
    assert own.startswith("Jun ")
    assert own.removeprefix("Jun ") in reed
    assert "Jun" not in reed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_drawn_card_is_named_to_its_owner_alone(lang: str) -> None:
    rules = rampart.game("great_wall").rules
    codes = {kind.name: code for code, kind in rules.events.items()}
    seen = line(Event(codes["drew"], 0, [16], 0, 0), rules, lang, NAMES)
    hidden = line(Event(codes["drew"], 0, [-2], 0, 0), rules, lang, NAMES)
    name = known("great_wall", lang)["tactic-retreat"].value.elements[0].value
    assert name in seen
    assert name not in hidden


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_options_of_the_table_are_explained(lang: str) -> None:
    for option in table_options(rampart.game("great_wall"), lang):
        check(option.text, capital=True)
        check(option.meaning, capital=True)


@pytest.mark.parametrize(
    ("lang", "one", "several"),
    [
        ("en", "Choose which.", "Choose which."),
        ("cs", "Vyber ho.", "Vyber je."),
        ("pl", "Wybierz go.", "Wybierz ich."),
        ("de", "Wähle ihn.", "Wähle sie."),
    ],
)
def test_who_falls_is_asked_of_one_or_of_several(lang: str, one: str, several: str) -> None:
    full = horde("keshig_guard_L", "0.1+0.2:R 0.3:R 0.4:R 1.1:x 1.2:x 1.3:x 1.4:x")
    for space, question in ((0, one), (2, several)):
        s = table(player(), player(), player(), todo=[step("horde_check")], hordes={"L": [full]}, space=space)
        assert decision(s, R, lang, NAMES).prompt.endswith(f" {question}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_of_a_single_one_nothing_is_said_in_the_plural(lang: str) -> None:
    me = player(rest={"L_spearman": 4}, advisors=["war_drummer"])
    attack = {"left": 1, "must": 0, "done": 0, "sections": 0, "allowed": [4] + [0] * 20}
    for left in (1, 3):
        pad = {"step": "close_pad", "seat": R, "layout": "attack", "content": attack | {"left": left}}
        s = table(me, player(), player(), todo=[step("choose_attacker", R, attack=0), pad])
        clerks = table(player(), player(), todo=[step("reed_move", R, left=left)], active=R, ruler=R)
        for prompt in (decision(s, R, lang, NAMES).prompt, decision(clerks, R, lang, NAMES).prompt):
            assert bool(re.search(r"\b(up to|až|do|bis zu) \d", prompt, re.IGNORECASE)) == (left > 1)


def gain(seat: int, resource: str, n: int, source: str = "income") -> Event:
    return Event(E_RESOURCES, seat, [tables.RESOURCE_WORDS.index(resource), n, tables.GAIN_WORDS.index(source)], 0, 0)


def test_what_a_seat_gains_at_once_is_one_line_of_the_log() -> None:
    told = lines([gain(R, "wood", 5), gain(R, "stone", 6), gain(R, "chi", 1), gain(B, "wood", 2)], RULES, "en", NAMES)
    assert [line.text for line in told] == [
        f"{NAMES[R]} gains 5 wood, 6 stone and 1 chi as income",
        f"{NAMES[B]} gains 2 wood as income",
    ]
    german = lines([gain(R, "wood", 5), gain(R, "stone", 6)], RULES, "de", NAMES)
    assert [line.text for line in german] == [f"{NAMES[R]} erhält 5 Holz und 6 Stein als Einkommen"]


def test_gains_from_two_sources_stay_two_lines() -> None:
    events = [gain(R, "wood", 5), gain(R, "stone", 6, "reward"), gain(R, "stone", 1, "reward")]
    assert [line.text for line in lines(events, RULES, "en", NAMES)] == [
        f"{NAMES[R]} gains 5 wood as income",
        f"{NAMES[R]} gains 6 stone and 1 stone as a reward",
    ]
