"""The Watch in words: every decision and every event of every mode, in all languages, and no word too many."""

import ast
import random
import re
from functools import cache

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from tests.draw.watch_tables import LIKED, TABLES
from tests.games.watch.table import table
from tests.text.telling import check, check_decision, log_ids
from tests.text.test_catalogs import PACKAGE, known

import rampart
from rampart import State
from rampart.games.watch import tables
from rampart.games.watch.events import EVENTS
from rampart.games.watch.game import OPTIONS, STEPS
from rampart.games.watch.state import Watch
from rampart.games.watch.steps.words import corner_words, hex_words, path_words
from rampart.kernel.journal import Event, Journal
from rampart.kernel.step import Choice
from rampart.text import LANGUAGES, speaker
from rampart.text.about import ending, help_text, sources, table_options, title, value_id
from rampart.text.decision import decision, waiting
from rampart.text.log import lines

NAMES = ["Jan", "Ada", "Agnieszka", "Radek", "Jo", "Mia"]
WORDS = {
    "resource": tables.RESOURCE_WORDS, "terrain": tables.TERRAIN_WORDS, "yield": tables.TERRAIN_WORDS,
    "type": tables.TYPE_WORDS, "clan": tables.CLAN_WORDS, "card": tables.CARD_WORDS,
    "card_effect": tables.CARD_WORDS, "hero": tables.HERO_WORDS, "hero_effect": tables.HERO_WORDS,
    "side": tables.SIDE_WORDS, "source": tables.SOURCE_WORDS, "ending": tables.ENDING_WORDS,
}  # fmt: skip


# ---- nothing is missing, and nothing is too much


def said_by_the_steps() -> set[str]:
    """The ids in all `Say(...)` of the steps, those put together from parts as patterns."""
    ids: set[str] = set()
    for path in (PACKAGE / "games/watch/steps").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Say":
                ids |= set(ids_in(node.args[0]))
    return ids


def ids_in(node: ast.expr) -> list[str]:
    """The ids that an expression may give."""
    if isinstance(node, ast.JoinedStr):
        parts = [re.escape(x.value) if isinstance(x, ast.Constant) else r"\w+" for x in node.values]
        return ["".join(str(part) for part in parts)]
    if isinstance(node, ast.IfExp):
        return ids_in(node.body) + ids_in(node.orelse)
    return [re.escape(node.value)] if isinstance(node, ast.Constant) else []


ASKING = [step.name for step in STEPS.values() if isinstance(step, Choice)]
TABLE = {f"table-{part}-{option.name}" for option in OPTIONS for part in ("option", "meaning")}
TABLE |= {value_id("watch", option.name, value) for option in OPTIONS for value in option.choices}
NEEDED = set(ASKING) | {f"waiting-{name}" for name in ASKING} | TABLE | {"game-title", "game-help", "ranking"}
NEEDED |= log_ids("watch", [kind.name for kind in EVENTS.values()])
NEEDED |= {f"{kind}-{word}" for kind, words in WORDS.items() for word in words}


@cache
def own_messages() -> dict[str, ftl.Message]:
    """The messages of `en.ftl`, which speaks for the rules."""
    text = (PACKAGE / "games/watch/text/en.ftl").read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in parse(text).body if isinstance(entry, ftl.Message)}


def said() -> set[str]:
    """All messages that the steps say."""
    patterns = said_by_the_steps()
    missing = [p for p in patterns if not any(re.fullmatch(p, id) for id in own_messages())]
    assert missing == []
    return {id for id in own_messages() if any(re.fullmatch(p, id) for p in patterns)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_the_watch_says_has_its_words(lang: str) -> None:
    assert set(known("watch", lang)) >= NEEDED | said()


def test_every_message_of_the_drawing_is_used_and_every_used_message_exists() -> None:
    files = [*(PACKAGE / "games/watch/draw").glob("*.py"), PACKAGE / "games/watch/terminal.py"]
    said_there: set[str] = set()
    for module in files:
        said_there |= set(re.findall(r"[\"']((?:draw|board|panel)-[^\"']+)[\"']", module.read_text(encoding="utf-8")))
    patterns = [re.sub(r"\{[^}]*\}", r"\\w+", words) for words in said_there]
    messages = [id for id in known("watch", "en") if id.startswith(("draw-", "board-", "panel-"))]
    assert [id for id in messages if not any(re.fullmatch(p, id) for p in patterns)] == []
    assert [p for p in patterns if not any(re.fullmatch(p, id) for id in messages)] == []


# ---- whole games


def check_position(s: State) -> str:
    """The present decision in all languages; returns the step that asks."""
    seat = s.deciders[0]
    for lang in LANGUAGES:
        asked = decision(s, seat, lang, NAMES)
        check_decision(asked, s.options(seat))
        check(waiting(s, lang, NAMES), capital=True)
    return asked.step


def check_lines(events: list[Event], s: State, lang: str) -> None:
    """Every event in words."""
    for told in lines(events, s.rules, lang, NAMES):
        check(told.text, capital=True)
        assert re.fullmatch(r"NW-H?\d+", told.rule)


def choose(s: State, luck: random.Random) -> None:
    """Chance chooses, with a liking for building."""
    seat = s.deciders[0]
    offered = s.options(seat)
    s.choose(luck.choices(offered, [LIKED.get(s.key(o, seat).partition(":")[0], 1) for o in offered])[0], seat)


@pytest.mark.slow
@pytest.mark.parametrize("options", TABLES, ids=lambda o: "-".join(str(v) for v in o.values()))
def test_a_whole_game_is_told_in_every_language(options: dict) -> None:
    s = rampart.game("watch").new(seed=3, turn_cap=20, max_offers_per_turn=1, **options)
    journal, luck = s.listen(), random.Random(3)
    for number in range(100_000):
        if s.over:
            break
        if number % 7 == 0:
            check_position(s)
        choose(s, luck)
    for lang in LANGUAGES:
        check_lines(journal.events, s, lang)
        check(ending(s, lang, NAMES), capital=True)
        assert [sum(source.values()) for source in sources(s, lang)] == s.scores()


@pytest.mark.slow
@pytest.mark.no_cover
def test_every_step_and_every_event_is_told_in_every_language() -> None:
    """Whatever random games do not come to at once is looked for in more of them."""
    steps, events = set(ASKING) - OF_FIVE_AND_SIX, set(EVENTS)
    for seed in range(12):
        for options in [*TABLES, {"players": 2, "mode": "classic", "compat_catanatron": True}]:
            s = rampart.game("watch").new(seed=seed, turn_cap=50, max_offers_per_turn=2, **options)
            journal, luck = s.listen(), random.Random(seed)
            while not s.over:
                if s.current(s.deciders[0])[0].name in steps:
                    steps.remove(check_position(s))
                choose(s, luck)
            events = rest_of(events, journal, s)
        if not steps and {EVENTS[code].name for code in events} <= RARE:
            break
    assert not steps
    assert {EVENTS[code].name for code in events} <= RARE


RARE = {"no_figure", "recycled", "scattered", "no_winner", "tragedy", "glory", "patrol_set_aside", "road_set_aside"}
RARE |= {
    "rush",
    "shortage",
    "led",
    "quiet",
    "spared",
    "largest_patrol",
    "patrol_left",
    "revealed_points",
    "hero_removed",
    "giant_home",
    "guard_point_lost",
}


OF_FIVE_AND_SIX = {"hold_clearing", "lead_wildling", "lead_to", "settle_quietly", "spare_hand"}


@pytest.mark.parametrize(
    ("hero", "steps"),
    [("jon_snow", ["hold_clearing"]), ("osha", ["lead_wildling", "lead_to"]), ("gilly", ["settle_quietly"])],
)
def test_the_heroes_of_five_and_six_are_told_in_every_language(hero: str, steps: list[str]) -> None:
    s = table(
        mode="watch56",
        seats=5,
        heroes=[hero, "yoren", "qhorin", "benjen", "rayder"],
        hands=["LBWG"],
        buildings={"N0,1": "settlement_0"},
        roads={0: [("N0,1", "S0,0"), ("S0,0", "N-1,1"), ("N0,1", "S1,0"), ("S1,0", "N1,1")]},
        guards={1: [0], 2: [0]},
        clearings={1: "R", 2: "R"},
        gift={"1,1": "G", "2,1": "R"},
    )
    journal = s.listen()
    s.choose(f"hero:{hero}", 0)
    for step in steps:
        assert check_position(s) == step
        s.choose(s.options(0)[0], 0)
    assert check_position(s) == "change_hero"
    for lang in LANGUAGES:
        check_lines(journal.events, s, lang)


def test_aemon_is_told_in_every_language() -> None:
    s = table(
        mode="watch56",
        seats=5,
        stage="before_roll",
        heroes=["aemon", "yoren", "qhorin", "benjen", "rayder"],
        hands=["LLLBBBWWW"],
        todo=[{"step": "spare_hand", "seat": 0}, {"step": "build", "seat": 0}],
    )
    journal = s.listen()
    assert check_position(s) == "spare_hand"
    s.choose("spare", 0)
    for lang in LANGUAGES:
        check_lines(journal.events, s, lang)


def rest_of(events: set[int], journal: Journal, s: State) -> set[int]:
    """Tell those events of a game that are among these, and give the others."""
    new = [event for event in journal.events if event.code in events]
    for lang in LANGUAGES:
        check_lines(new, s, lang)
    return events - {event.code for event in new}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_events_have_sentences_too(lang: str) -> None:
    say = speaker("watch", lang)
    for told in (
        say("log-no_figure", clan="ice", kind="giant"), say("log-recycled", n=12), say("log-no_winner"),
        say("log-rush", clan="heart"), say("log-shortage", resource="ore"),
        say("log-scattered", seat="Ada", section=2, other=3), say("log-patrol_set_aside"),
        say("log-tragedy", seat="Ada", guards=4, points=6, cards=3), say("log-glory", seat="Ada", points=10),
        say("log-road_set_aside"), say("log-largest_patrol", seat="Ada", patrols=3),
        say("log-patrol_left", seat="Ada", patrols=2), say("log-revealed_points", seat="Ada", n=2),
        say("log-hero_removed", seat="Ada", hero="yoren"), say("log-giant_home", section=1),
        say("log-guard_point_lost", seat="Ada", guards=2),
    ):  # fmt: skip
        check(told, capital=True)


# ---- some sentences


def test_a_stolen_card_is_told_to_the_two_alone() -> None:
    say = speaker("watch", "en")
    s = table(
        hands=["", "OOO"],
        buildings={"N0,1": "settlement_1"},
        tormund="2,2",
        todo=[{"step": "move_tormund", "seat": 0}, {"step": "build", "seat": 0}],
    )
    journal = s.listen()
    s.choose("tormund:0,1", 0)
    if s.deciders == [0] and s.current(0)[0].name == "steal":
        s.choose("steal:1", 0)
    (event,) = [event for event in journal.events if event.code == tables.E_STOLEN]
    (whole,) = lines([event], s.rules, "en", NAMES)
    (folded,) = lines([event.seen(2)], s.rules, "en", NAMES)
    assert whole.text == "Jan steals 1 ore from Ada"
    assert (
        folded.text
        == "Jan steals a card from Ada"
        == say("log-stolen", seat="Jan", victim_seat="Ada", resource="hidden")
    )


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Jan offers 2 lumber, 1 ore for 1 wool"),
        ("cs", "Jan nabízí 2 dřeva, 1 rudu za 1 vlnu"),
        ("pl", "Jan oferuje: 2 × drewno, 1 × ruda; chce: 1 × wełna"),
        ("de", "Jan bietet 2 Holz, 1 Erz für 1 Wolle"),
    ],
)
def test_an_offer_is_told_in_numbers(lang: str, words: str) -> None:
    gives = {"gives_lumber": 2, "gives_brick": 0, "gives_wool": 0, "gives_grain": 0, "gives_ore": 1}
    wants = {"wants_lumber": 0, "wants_brick": 0, "wants_wool": 1, "wants_grain": 0, "wants_ore": 0}
    assert speaker("watch", lang)("log-offer", seat="Jan", addressed=6, **gives, **wants) == words


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Jan gives Ada 1 ore for 2 wool"),
        ("cs", "Jan dává hráči Ada 1 rudu za 2 vlny"),
        ("pl", "Jan daje graczowi Ada: 1 × ruda; dostaje: 2 × wełna"),
        ("de", "Jan gibt Ada 1 Erz für 2 Wolle"),
    ],
)
def test_a_trade_tells_who_gave_what(lang: str, words: str) -> None:
    gives = {f"gives_{kind}": int(kind == "ore") for kind in tables.RESOURCE_WORDS}
    wants = {f"wants_{kind}": 2 * int(kind == "wool") for kind in tables.RESOURCE_WORDS}
    assert speaker("watch", lang)("log-traded", seat="Jan", partner_seat="Ada", **gives, **wants) == words


@pytest.mark.parametrize(
    ("lang", "one", "two", "five"),
    [
        ("en", "1 wildling vs. 1 guard", "2 wildlings vs. 2 guards", "5 wildlings vs. 5 guards"),
        ("cs", "1 Divoký proti 1 stráži", "2 Divocí proti 2 strážím", "5 Divokých proti 5 strážím"),
        ("pl", "1 dziki przeciw 1 strażnikowi", "2 dzicy przeciw 2 strażnikom", "5 dzikich przeciw 5 strażnikom"),
        ("de", "1 Wildling gegen 1 Wächter", "2 Wildlinge gegen 2 Wächter", "5 Wildlinge gegen 5 Wächter"),
    ],
)
def test_wildlings_and_guards_are_counted(lang: str, one: str, two: str, five: str) -> None:
    for n, words in ((1, one), (2, two), (5, five)):
        assert words in speaker("watch", lang)("log-stayed", section=3, wildlings=n, guards=n)
        assert words in speaker("watch", lang)("draw-danger-odds", foes=n, guards=n)


@pytest.mark.parametrize(
    ("lang", "one", "two", "five"),
    [
        ("en", "(1 card left)", "(2 cards left)", "(5 cards left)"),
        ("cs", "zbude ti 1 karta", "zbudou ti 2 karty", "zbude ti 5 karet"),
        ("pl", "zostanie ci 1 karta", "zostaną ci 2 karty", "zostanie ci 5 kart"),
        ("de", "dir bleibt 1 Karte", "dir bleiben 2 Karten", "dir bleiben 5 Karten"),
    ],
)
def test_what_is_left_agrees_with_its_number(lang: str, one: str, two: str, five: str) -> None:
    say = speaker("watch", lang)
    for n, words in ((1, one), (2, two), (5, five)):
        assert say("effect-cost", cost="lumber+brick", left=n).endswith(words)
        left = say("effect-left", left=n)
        assert words.startswith(left) if lang != "en" else left == f"{n} left"


@pytest.mark.parametrize(
    ("lang", "one", "two"),
    [
        ("cs", "zbývá 1", "zbývají 2"),
        ("pl", "zostaje 1", "zostają 2"),
        ("de", "es bleibt 1", "es bleiben 2"),
    ],
)
def test_patrols_left_agree_with_their_number(lang: str, one: str, two: str) -> None:
    say = speaker("watch", lang)
    for n, words in ((1, one), (2, two)):
        assert say("log-patrol_left", seat="Ada", patrols=n).endswith(words)


@pytest.mark.parametrize("resource", tables.RESOURCE_WORDS)
def test_words_fit_resources_of_every_gender(resource: str) -> None:
    for kind in ("stolen", "taken_unseen"):
        told = speaker("watch", "cs")(f"log-{kind}", seat="Jan", victim_seat="Ada", resource=resource)
        taken = speaker("watch", "cs")("log-took", seat="Jan", resource=resource).removeprefix("Jan si bere z banku ")
        assert told == f"Jan bere hráči Ada {taken}"  # in the fourth case, and no name is declined
    assert not speaker("watch", "de")("effect-take_nothing", resource=resource).startswith("im Vorrat ist kein ")


def test_some_german_sentences() -> None:
    say = speaker("watch", "de")
    assert say("log-glory", seat="Ada", points=10) == "Ada gewinnt mit 10 Punkten"
    assert say("log-card_played", seat="Ada", card="new_guard") == "Ada spielt Neuen Wächter aus"
    assert say("option-play", card="winter") == "Die Karte „Der Winter naht“ ausspielen"
    assert say("log-looked_at_deck", seat="Ada", n=1) == "Ada sieht sich die oberste Karte des Stapels an"
    assert say("log-looked_at_deck", seat="Ada", n=3) == "Ada sieht sich die obersten 3 Karten des Stapels an"


@pytest.mark.parametrize("n", range(2, 7))
def test_a_tie_of_any_number_is_told_in_czech(n: int) -> None:
    assert speaker("watch", "cs")("draw-heirs", n=n, guards=1) == f"Zatím shoda {n} hráčů: 1 stráž."


# ---- what a mode does not have is not spoken of


def said_of(s: Watch, key: str, lang: str) -> tuple[str, str, str]:
    """The prompt, and the text and effect of an option."""
    asked = decision(s, s.deciders[0], lang)
    (option,) = [option for option in asked.options if option.key == key]
    return asked.prompt, option.text, option.effect


WILDLING = {"en": "wildling", "cs": "Divok", "pl": "dzik", "de": "Wildling"}
HERO = {"en": "hero", "cs": "hrdin", "pl": "bohater", "de": "Held"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", ["base", "classic", "watch"])
def test_wildlings_and_heroes_are_told_of_only_where_there_are_some(mode: str, lang: str) -> None:
    s = table(mode=mode, seats=3, stage="before_roll", cards=[{"patrol": 1}])
    prompt, _, effect = said_of(s, "play:patrol", lang)
    assert (WILDLING[lang] in effect) == (mode == "watch")
    assert (HERO[lang] in prompt) == (mode == "watch")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_builds_between_turns_ends_no_turn(lang: str) -> None:
    between = table(mode="watch56", seats=5, stage="special_build", active=0,
                    todo=[{"step": "special_build", "seat": 1}, {"step": "next_turn", "seat": 0}])  # fmt: skip
    ending_it = said_of(table(mode="watch56", seats=5), "end", lang)[1]
    assert said_of(between, "end", lang)[1] != ending_it
    step = between.current(1)[0]
    assert step.passing in between.options(1)
    assert speaker("watch", lang)(f"moment-{step.moment(between, 1, 0)}")


def test_a_hex_without_a_number_is_told_without_one() -> None:
    say = speaker("watch", "en")
    told = say("option-settlement", hexes="hills:6+ice:none+forest:2/12", nth=0)
    assert told == "Settlement at brick 6, ice, lumber 2/12"


def test_at_the_edge_of_the_board_a_place_is_told_by_the_side_of_its_hex() -> None:
    s = rampart.game("watch").new(players=4)
    assert isinstance(s, Watch)
    corners = s.board.hex_corners[0]
    say = speaker("watch", "en")
    first = [say("option-settlement", **corner_words(s, corners[i])) for i in (0, 1)]
    assert first == ["Settlement at lumber 9 (north)", "Settlement at lumber 9, wool 8"]
    side = s.board.edge_ends.index(tuple(sorted(corners[:2])))
    assert say("option-road", **path_words(s, side)) == "Road by lumber 9 (northeast)"


# ---- places


@pytest.mark.parametrize("options", TABLES, ids=lambda o: "-".join(str(v) for v in o.values()))
def test_no_two_places_of_a_board_read_the_same(options: dict) -> None:
    for seed in range(4):
        s = rampart.game("watch").new(seed=seed, **options)
        assert isinstance(s, Watch)
        for words, size in ((corner_words, s.buildings), (path_words, s.roads), (hex_words, s.terrain)):
            names = [tuple(words(s, at).values()) for at in range(len(size))]
            assert len(set(names)) == len(names)


@pytest.mark.parametrize("options", TABLES, ids=lambda o: "-".join(str(v) for v in o.values()))
def test_no_two_options_of_a_decision_read_the_same(options: dict) -> None:
    s = rampart.game("watch").new(seed=5, turn_cap=20, max_offers_per_turn=1, **options)
    luck = random.Random(5)
    while not s.over:
        seat = s.deciders[0]
        texts = [option.text for option in decision(s, seat, "en", NAMES).options]
        assert len(set(texts)) == len(texts), texts
        choose(s, luck)


@pytest.mark.parametrize(
    ("lang", "built", "moved"),
    [
        ("en", "Jan builds a road by brick 6, ore 4", "Ada moves Tormund to fields 4 (no. 2 from the north)"),
        ("cs", "Jan staví cestu: cihly 6, ruda 4", "Ada přesouvá Tormunda: pole 4 (2. od severu)"),
        ("pl", "Jan buduje drogę: cegła 6, ruda 4", "Ada przesuwa Tormunda: pola 4 (2. od północy)"),
        ("de", "Jan baut eine Straße bei Lehm 6, Erz 4", "Ada versetzt Tormund: Ackerland 4 (2. von Norden)"),
    ],
)
def test_the_log_says_where(lang: str, built: str, moved: str) -> None:
    say = speaker("watch", lang)
    assert say("log-road", seat="Jan", path=9, one="hills:6", two="mountains:4", way="none", nth=0) == built
    assert say("log-tormund", seat="Ada", hex=3, land="fields:4", nth=2) == moved


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lobby_can_tell_of_the_game(lang: str) -> None:
    game = rampart.game("watch")
    check(title(game, lang), capital=True)
    check(help_text(game, lang), capital=True)
    for option in table_options(game, lang):
        check(option.text, capital=True)
        check(option.meaning, capital=True)
        assert len({words for _, words in option.values}) == len(option.values)
