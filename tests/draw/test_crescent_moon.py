"""The drawing of Crescent Moon: every position of random games on every map, for every viewer."""

import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from itertools import chain

import pytest
from tests.draw.drawings import HOSTILE, check
from tests.games.crescent_moon.table import choose_cards, table
from tests.rules import rule

import rampart
from rampart.draw.panels import shown_scores, touched
from rampart.draw.table import choosables, drawing, fragments, svg
from rampart.games.crescent_moon.arguments import GOAL, MARCH, START
from rampart.games.crescent_moon.content.power_cards import CARD_WORDS
from rampart.games.crescent_moon.draw import LIST_ONLY, panels
from rampart.games.crescent_moon.draw.goals import goals_of
from rampart.games.crescent_moon.draw.signs import icon_of_key
from rampart.games.crescent_moon.scoring import convertible, objectives
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.tables import (
    ACTION_WORDS,
    CHARACTER_WORDS,
    COMBAT,
    MAP_WORDS,
    MARCH_WORDS,
    NOMAD,
)
from rampart.kernel.fields import UNKNOWN
from rampart.text import LANGUAGES, speaker

IDLE = ("pass", "none", "done", "stop", "decline", "refuse")


def play(seed: int = 1, players: int = 5, **options: object) -> Iterator[CrescentMoon]:
    """Every position of one random game, in which people like to do something."""
    s = rampart.game("crescent_moon").new(players, seed, **options)  # type: ignore[arg-type]
    assert isinstance(s, CrescentMoon)
    dice = random.Random(seed)
    yield s
    while not s.over:
        seat = dice.choice(s.deciders)
        now = s.options(seat)
        weights = [0.1 if s.key(option, seat) in IDLE else 1.0 for option in now]
        s.choose(dice.choices(now, weights)[0], seat)
        yield s


def asking(step: str, seed: int = 1, **options: object) -> CrescentMoon:
    """The first position of a random game in which this is asked."""
    for s in play(seed, **options):
        if s.deciders and s.current(s.deciders[0])[0].name == step:
            return s
    raise AssertionError(f"nobody was asked to {step}")


@pytest.mark.slow
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("map", MAP_WORDS)
def test_every_position_of_a_game_draws_well(map, players):
    for n, s in enumerate(play(seed=3, players=players, map=map)):
        if n % 13 and not s.over:
            continue
        seat = s.deciders[0] if s.deciders else 0
        viewer = None if n % 5 == 0 else seat if n % 5 < 4 else (seat + 1) % s.seats
        theme = ("day", "night")[n % 2]
        root = check(svg(s, viewer, theme, LANGUAGES[n % 4]))
        assert root.get("class") == f"rampart {theme}"


@pytest.mark.slow
@pytest.mark.parametrize("map", ["divided", "variable"])
def test_every_option_is_on_the_board_or_declared_list_only(map):
    for n, s in enumerate(play(seed=5, map=map)):
        if s.over or n % 3:
            continue
        seat = s.deciders[0]
        markup = "".join(f.markup for f in fragments(s, seat))
        on_board = {key for keys in re.findall(r'data-option="([^"]*)"', markup) for key in keys.split(" ")}
        keys = [s.key(option, seat).replace(">", "&gt;") for option in s.options(seat)]
        for key in keys:
            assert key in on_board or key.startswith(LIST_ONLY), (s.current(seat)[0].name, key)
        assert on_board <= set(keys)


def test_only_who_is_asked_sees_options():
    for n, s in enumerate(play(seed=6)):
        if n % 25 == 0:
            for seat in (None, *range(s.seats)):
                if seat not in s.deciders:
                    assert choosables(s, seat) == []
                    assert 'data-option="' not in svg(s, seat)


def test_a_view_draws_like_the_whole_state():
    for n, s in enumerate(play(seed=8)):
        if n % 17 == 0:
            for seat in (None, 0, 1, 4):
                assert svg(s.view(seat), seat) == svg(s, seat)
                if seat is not None:
                    t = speaker("crescent_moon", "en")
                    assert panels.dock(s.view(seat), seat, t) == panels.dock(s, seat, t)


def test_other_hands_and_points_are_folded_away():
    for n, s in enumerate(play(seed=2)):
        if n % 9:
            continue
        assert not re.search(r'id="hand-[0134]-', svg(s, 2))
        assert 'id="hand-' not in svg(s, None)
        assert shown_scores(s, 2) == [n if p == 2 or s.over else UNKNOWN for p, n in enumerate(s.scores())]
        marks = svg(s, 2).count('href="#i-ui-hidden"')
        assert marks == (1 if s.over else s.seats)  # the own hand, and the points of everyone else


@pytest.mark.parametrize("map", ["divided", "meeting"])
def test_how_many_cards_are_chosen_stays_secret(map):
    """The drawing for others is the same whatever someone has chosen, and hands look as full as before."""
    seen = 0
    for s in play(seed=4, map=map):
        if len(s.deciders) < 2 or s.current(s.deciders[0])[0].name != "choose_cards":
            continue
        seat = s.deciders[0]
        before = {viewer: svg(s, viewer) for viewer in range(s.seats) if viewer != seat}
        then = s.copy()
        options = then.options(seat)
        if len(options) < 2:
            continue
        then.choose(options[0], seat)
        for viewer, drawn in before.items():
            assert svg(then, viewer) == drawn
        seen += 1
    assert seen


def test_fragments_keep_their_ids_and_are_one_element_each():
    for n, s in enumerate(play(seed=9)):
        if n % 11:
            continue
        drawn = fragments(s, 0)
        ids = {f.id for f in drawn}
        assert len(ids) == len(drawn)
        assert not ids & {f.parent for f in drawn}  # a layer is an element with an id too
        for f in drawn:
            assert ET.fromstring(f.markup).get("id") == f.id
        assert {f"hex-{h}" for h in range(len(s.hex_tile))} <= ids
        tokens = {f"token-{h}" for h, p in enumerate(s.influence) if p >= 0}
        assert tokens == {id for id in ids if id.startswith("token-")}


def test_a_name_never_becomes_markup():
    s = rampart.game("crescent_moon").new(5, 1)
    root = check(svg(s, 0, names=HOSTILE))
    assert not any(element.tag.endswith("script") for element in root.iter())
    texts = [element.text or "" for element in root.iter() if element.tag.endswith("text")]
    assert any(word.startswith("Ann & ") for word in texts)
    assert all(len(word) < 80 for word in texts)


def test_the_view_box_is_the_same_for_a_whole_game():
    for options in ({"map": "variable"}, {"players": 4}):
        boxes = {drawing("crescent_moon").view_box(s, 1) for s in play(seed=4, **options)}
        assert len(boxes) == 1


def test_a_page_embeds_the_same_fragments_without_frame():
    s = rampart.game("crescent_moon").new(5, 1)
    ids = {f.id for f in fragments(s, 0, whole=False)}
    assert ids < {f.id for f in fragments(s, 0)}
    assert "strip" not in ids
    assert drawing("crescent_moon").view_box(s, 0, whole=False)[:3] == (0, 0, 960)


def test_goals_score_what_the_rules_say():
    """What the panels foretell is what the scoring would give now."""
    for n, s in enumerate(play(seed=12)):
        if n % 5 or not s.influence:
            continue
        for p in range(s.seats):
            coins = convertible(s) if p == NOMAD else 0
            assert sum(goal.points for goal in goals_of(s, p)) == sum(objectives(s, p, s.year <= 1)) + coins


def test_the_table_of_the_year_names_the_actions():
    t = speaker("crescent_moon", "en")
    seen = set()
    for n, s in enumerate(play(seed=13)):
        if n % 20 or s.clash.kind or not s.influence:
            continue
        drawn = {f.id: f.markup for f in fragments(s, None)}
        for p in range(s.seats):
            for action in s.taken[p]:
                if action >= 0 and f"player-{p}" in drawn:
                    word = t(f"draw-did-{ACTION_WORDS[action]}")
                    assert re.search(rf">{word}…?</text>", drawn[f"player-{p}"])
                    seen.add(word)
    assert len(seen) > 5


def test_a_combat_lies_over_the_year_and_shows_both_strengths():
    for s in play(seed=21):
        if s.clash.kind == COMBAT and s.deciders:
            break
    by_id = {f.id: f.markup for f in fragments(s, s.deciders[0])}
    assert "year-head" not in by_id
    assert f"player-{s.clash.attacker}" in by_id
    assert f"player-{s.clash.defender}" in by_id
    c = s.clash
    attack, defence = s.strength_of_pieces(c.attacker, c.hex), s.strength_of_pieces(c.defender, c.hex)
    assert f">{attack}</text>" in by_id["clash-attacker"]
    assert f">{defence}</text>" in by_id["clash-defender"]


def losses_shown(s: CrescentMoon) -> list[str]:
    """What the panel of a combat says that each side loses, '' where it says nothing."""
    by_id = {f.id: f.markup for f in fragments(s, None)}
    found = [re.search(r">loses (\d+)<", by_id[f"clash-{side}"]) for side in ("attacker", "defender")]
    return [x[1] if x else "" for x in found]


@rule("CM-430", "CM-432")
def test_a_combat_shows_only_losses_that_will_be_taken():
    held = {0: ["campaign", "raiders"], 3: ["guard"]}
    s = table({"c5": "4W 1Wm", "c4": "1C 1Cm castle:C"}, active=0, hands=held)
    for key in ("assault", "ordinary:4", "mercenaries:1"):
        s.choose(key)
    assert losses_shown(s) == ["2", "2"]  # 5 against 4, and castles are never lost
    choose_cards(s, W="raiders", C="guard")
    s.choose("assign:1+0")
    assert losses_shown(s) == ["1", "2"]
    s.choose("use")  # the Guard: 5 against 5, then one for the unit on it
    s.choose("assign:1+0")
    assert s.clash.strength == [5, 6] and losses_shown(s) == ["2", "2"]
    s.choose("lose:1+1")
    assert s.over  # the Caliph lost both of his without a choice


@rule("CM-432")
def test_walls_without_units_lose_nothing():
    s = table({"c5": "5W", "c4": "castle:C"}, active=0, hands={0: ["campaign"], 3: ["guard"]})
    s.choose("assault")
    s.choose("ordinary:5")
    assert losses_shown(s) == ["1", "0"]
    choose_cards(s)
    assert losses_shown(s) == ["", ""]  # they were taken, and the castle may be captured


def test_an_assault_shows_its_odds_before_it_is_declared():
    seen = 0
    for s in chain.from_iterable(play(seed) for seed in (25, 29)):
        seat = s.deciders[0] if s.deciders else 0
        if not s.deciders or s.current(seat)[0].name != "move_ordinary":
            continue
        _, args = s.current(seat)
        start, goal, march = START.of(args), GOAL.of(args), MARCH_WORDS[MARCH.of(args)]
        by_id = {f.id: f.markup for f in fragments(s, seat)}
        owner = s.controller(goal)
        if march in ("assault", "raid_assault") and owner >= 0:
            assert f">{s.units(seat, start)}</text>" in by_id["clash-attacker"]
            assert f">{s.strength_of_pieces(owner, goal)}</text>" in by_id["clash-defender"]
            seen += 1
        else:
            assert "clash-head" not in by_id
    assert seen


def test_everybody_sees_an_offer_with_its_price():
    s = asking("answer_proposal", seed=4)
    for viewer in (None, *range(s.seats)):
        drawn = {f.id: f.markup for f in fragments(s.view(viewer), viewer)}
        assert re.search(r">\d+</text>", drawn["offer"])
        assert f"#i-f-{CHARACTER_WORDS[s.active]}" in drawn["offer"]
    assert "offer" not in {f.id for f in fragments(asking("choose_action"), 0)}


def test_cards_of_a_scheme_are_seen_by_the_murshid_alone():
    s = asking("take_schemed")
    assert re.findall(r'id="look-(\w+)', svg(s, 1))
    for viewer in (None, 0, 2, 3, 4):
        assert 'id="look-' not in svg(s, viewer)


def test_the_dock_makes_buttons_of_what_can_be_chosen():
    s = asking("choose_action")
    seat = s.deciders[0]
    inner = panels.dock(s, seat, speaker("crescent_moon", "en"))
    offered = {s.key(option, seat) for option in s.options(seat)}
    shown = set(re.findall(r'<button [^>]*data-option="([^"]*)"', inner))
    assert {key for key in offered if not key.startswith("talk:")} <= shown
    assert set(touched(s, seat)) >= {f"action-{key}" for key in offered if not key.startswith("talk:")}


def test_the_memory_aid_adds_up_what_was_announced():
    """It is folded away, and nothing else in the panels tells the points of others."""
    t = speaker("crescent_moon", "en")
    for n, s in enumerate(play(seed=14)):
        if n % 40 or s.over or not s.influence:
            continue
        goals, _, aid = panels.coming_up(s.view(2), 2, t).partition("<details")
        assert "open" not in aid.partition(">")[0]
        assert re.findall(r"<b>(\d+)</b>", aid) == [str(points) for points in s.scores()]
        assert "character-" not in goals
    assert panels.coming_up(s, None, t) == ""


@pytest.mark.parametrize(("seat", "unit"), [(0, "unit"), (3, "unit"), (4, "mercenary"), (1, "")])
def test_the_reserve_card_shows_its_units(seat, unit):
    t = speaker("crescent_moon", "en")
    s = asking("choose_action", seed=2)
    inner = panels.dock(s, seat, t).partition('class="hand held"')[2]
    assert inner.count(f'href="#i-{unit}"') == (s.reserves[seat] if unit else 0)
    assert bool(inner) == bool(unit)


def test_a_mirrored_market_runs_the_other_way():
    places = []
    for mirrored in (False, True):
        s = asking("choose_action", mirrored=mirrored)
        far = [f.markup for f in fragments(s, 0) if f.id in ("market-0", "market-3")]
        places.append([float(re.search(r"translate\(([\d.]+)", markup).group(1)) for markup in far])
    assert places[0] == sorted(places[0])
    assert places[1] == places[0][::-1]


def test_every_card_has_its_own_art():
    assert len({icon_of_key(f"play:{word}") for word in CARD_WORDS}) == len(CARD_WORDS)
