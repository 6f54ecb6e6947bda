"""The drawing of The Great Wall: every position of random games, for every seat, by day and by night."""

import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from importlib.resources import files

import pytest
from tests.draw.drawings import HOSTILE, check
from tests.games.great_wall.table import R, player, step, table

import rampart
from rampart.draw.icons import symbols
from rampart.draw.panels import panels
from rampart.draw.podium import podium, stands
from rampart.draw.table import choosables, drawing, fragments, svg
from rampart.games.great_wall.content.names import ADVISOR_WORDS, HORDE_TYPES, HORDE_WORDS, TACTIC_WORDS
from rampart.games.great_wall.draw import LIST_ONLY
from rampart.games.great_wall.draw.reading import scene_of
from rampart.games.great_wall.modules.registry import MODULES
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import RESOURCE_WORDS, WALL_DEFENCE
from rampart.kernel.frame import SPECTATORS
from rampart.text import speaker

LANGS = ("en", "cs", "pl", "de")
PLAYERS = (2, 3, 4, 5)
QUIET = ("pass", "stop", "done", "none", "keep", "hold")


def play(players: int, seed: int = 1, most: int = 2000) -> Iterator[GreatWall]:
    """Every position of one random game, in which people like to do things."""
    s = rampart.game("great_wall").new(players=players, seed=seed)
    assert isinstance(s, GreatWall)
    dice = random.Random(seed)
    yield s
    for _ in range(most):
        if s.over:
            return
        seat = s.deciders[0]
        options = s.options(seat)
        weights = [0.15 if s.key(o, seat) in QUIET else 1.0 for o in options]
        s.choose(dice.choices(options, weights)[0], seat)
        yield s


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
def test_every_position_of_a_game_draws_well(players):
    for n, s in enumerate(play(players, seed=3)):
        if n % 11 and not s.over:
            continue
        seat = s.deciders[0] if s.deciders else 0
        viewer = None if n % 5 == 0 else seat if n % 5 < 4 else (seat + 1) % s.seats
        theme = ("day", "night")[n % 2]
        root = check(svg(s, viewer, theme, LANGS[n % 4]))
        assert root.get("class") == f"rampart {theme}"


@pytest.mark.parametrize("players", PLAYERS)
def test_every_option_is_on_the_board_or_declared_list_only(players):
    for n, s in enumerate(play(players, seed=5)):
        if s.over:
            break
        if n % 3:
            continue
        seat = s.deciders[0]
        markup = "".join(f.markup for f in fragments(s, seat))
        on_board = {key for keys in re.findall(r'data-option="([^"]*)"', markup) for key in keys.split(" ")}
        keys = [s.key(option, seat).replace(">", "&gt;") for option in s.options(seat)]
        for key in keys:
            assert key in on_board or key.startswith(LIST_ONLY), key
        assert on_board <= set(keys)


def test_only_who_is_asked_sees_options():
    for n, s in enumerate(play(3, seed=6, most=400)):
        for seat in (None, *range(s.seats)):
            if seat not in s.deciders and n % 17 == 0:
                assert choosables(s, seat) == []
                assert 'data-option="' not in svg(s, seat)


@pytest.mark.parametrize("players", [2, 4])
def test_a_view_draws_like_the_whole_state(players):
    for n, s in enumerate(play(players, seed=8)):
        if n % 41 == 0:
            for seat in (None, *range(players)):
                assert svg(s.view(seat), seat) == svg(s, seat)


def test_what_lies_behind_a_screen_is_drawn_for_its_owner_alone():
    """Two positions that differ in hidden things only look the same to all others."""
    for n, s in enumerate(play(3, seed=2, most=500)):
        if n < 40 or n % 37:
            continue
        other = s.copy()
        other.resources[0] = [n + 7 for n in other.resources[0]]
        held = other.tactics[0]
        other.tactics[0] = [(card + 1) % len(TACTIC_WORDS) for card in held]
        other.support[0] = [(card + 1) % len(ADVISOR_WORDS) for card in other.support[0]]
        for viewer in (None, 1, 2):
            assert svg(other, viewer) == svg(s, viewer)
        assert svg(other, 0) != svg(s, 0)


def test_fragments_keep_their_ids_and_are_one_element_each():
    for n, s in enumerate(play(4, seed=9)):
        if n % 23:
            continue
        drawn = fragments(s, 0)
        assert len({f.id for f in drawn}) == len(drawn)
        for f in drawn:
            assert ET.fromstring(f.markup).get("id") == f.id
        ids = {f.id for f in drawn}
        scene = scene_of(s, 0, ["A", "B", "C", "D"])
        for section in scene.sections:
            assert {horde.id for horde in section.hordes} <= ids
        assert {f"location-{place.word}" for place in scene.places} <= ids
        assert {f"advisor-{word}" for word in scene.advisor_row} <= ids


def test_a_horde_glides_to_its_new_row_under_the_same_id():
    s = late(3)
    before = {horde.id: (section.number, horde.row) for section in shown(s) for horde in section.hordes}
    moved = s.copy()
    for slot in (0, 3, 6):
        if s.hordes[slot] >= 0 and s.hordes[slot + 1] >= 0:
            moved.hordes[slot], moved.hordes[slot + 1] = s.hordes[slot + 1], s.hordes[slot]
            moved.covers[slot], moved.covers[slot + 1] = s.covers[slot + 1], s.covers[slot]
    after = {horde.id: (section.number, horde.row) for section in shown(moved) for horde in section.hordes}
    assert set(before) == set(after)
    assert before != after


def late(players: int, year: int = 3) -> GreatWall:
    """The first position of that year of a random game."""
    for seed in range(1, 20):
        for s in play(players, seed, most=4000):
            if s.year >= year and any(s.depth(section) > 1 for section in range(3)) and not s.over:
                return s
    raise AssertionError("no game came so far")


def shown(s: GreatWall):
    return scene_of(s, SPECTATORS, [str(p) for p in range(s.seats)]).sections


def test_defence_and_offence_are_those_of_the_assault():
    s = late(4)
    s.wall[1], s.barricades[1] = 2, 2
    section = shown(s)[1]
    printed = sum(horde.offence for horde in section.hordes)
    assert section.offence == printed
    undermined = any(horde.word == "sappers" for horde in section.hordes)
    assert section.defence == WALL_DEFENCE[2] + 2 * (1 if undermined else 2)
    assert section.breaks == (section.offence > section.defence)


def test_a_section_that_would_break_says_so():
    s = late(4)
    s.wall[1] = s.barricades[1] = 0
    told = {f.id: f.markup for f in fragments(s, None)}["balance-M"]
    assert "breaks: " in told
    s.wall[1], s.barricades[1] = 3, 3
    assert "holds by" in {f.id: f.markup for f in fragments(s, None)}["balance-M"]


def tooltip(s: GreatWall, id: str) -> str:
    """What a piece says when the pointer rests on it."""
    markup = next(f.markup for f in fragments(s, None) if f.id == id)
    return re.search("<title>(.*?)</title>", markup)[1]


def test_the_deck_tells_the_back_of_its_top_card_and_not_where_that_card_will_go():
    gone = [w for w in HORDE_WORDS[:24] if w not in ("sappers_L", "marauders_M") and not w.startswith("camp_train")]
    deck = {"next_horde": ["sappers_L"], "horde_deck": ["marauders_M"], "horde_discard": gone}
    s = table(player(), player(), player(), todo=[step("reclaim", R)], **deck)
    told = tooltip(s, "horde-deck")
    assert told.startswith("Back of the top card: left section.")
    assert "goes to the left" not in told
    s = table(player(), player(), player(), todo=[step("place_horde", cause=4), step("reclaim", R)], **deck)
    assert [section.hordes[-1].word for section in shown(s)] == ["camp_train", "sappers", "camp_train"]
    assert tooltip(s, "horde-deck").startswith("Back of the top card: middle section.")


def test_an_empty_bank_of_shame_ends_the_game_only_if_it_stays_empty():
    s = table(player(), player(), player(), todo=[step("reclaim", R)], shame_bank=0, shame_gone=30)
    assert tooltip(s, "shame-bank").endswith("if none comes back, the game ends this winter")


def test_orders_of_the_last_fall_are_done_until_summer_takes_them_off_the_track():
    people = [player(chosen="economy"), player(chosen="despotism"), player()]
    for season, active, when in (
        ("fall", -1, ["", ""]), ("fall", 1, ["done", "now"]), ("winter", -1, ["done", "done"]),
        ("spring", -1, ["done", "done"]), ("summer", -1, ["done", "done"]),
    ):  # fmt: skip
        s = table(*people, todo=[step("reclaim", R)], track=[0, 1], season=season, active=active)
        assert [order.when for order in scene_of(s, SPECTATORS, ["A", "B", "C"]).orders] == when


def test_generals_and_advisors_to_choose_from_are_not_called_command_cards():
    labels = {f.id: f.markup for f in fragments(rampart.game("great_wall").new(players=3, seed=1), 0)}["dock-hand"]
    places = re.findall(r'<text x="([\d.]+)"[^>]*>([^<]+)</text>', labels)
    assert [words for _, words in places] == ["Generals and advisors you were dealt", "Command hand"]
    assert float(places[0][0]) < float(places[1][0])


def test_two_players_see_the_left_section_blocked_and_the_reed_clan_in_its_own_colour():
    s = late(2)
    by_id = {f.id: f.markup for f in fragments(s, 0)}
    assert by_id["section-L"].count("i-barricade") == 3
    assert not any(id.startswith(("spot-", "horde-")) and "-L-" in id for id in by_id if id.startswith("rest-L"))
    assert 'class="P5"' in by_id[f"tea-{s.reed}"]


def test_a_name_never_becomes_markup():
    s = rampart.game("great_wall").new(players=5, seed=1)
    root = check(svg(s, 0, names=HOSTILE))
    assert not any(element.tag.endswith("script") for element in root.iter())
    texts = [element.text or "" for element in root.iter() if element.tag.endswith("text")]
    assert any(word.startswith("Ann & ") for word in texts)
    assert all(len(word) < 80 for word in texts)


def test_the_view_box_is_the_same_for_a_whole_game():
    game = drawing("great_wall")
    for players in PLAYERS:
        seen = list(play(players, seed=4, most=120))
        assert len({game.view_box(s, 1) for s in seen}) == 1
        assert game.view_box(seen[0], None)[3] < game.view_box(seen[0], 1)[3]


def test_a_page_embeds_the_table_without_mats_and_dock():
    s = late(3)
    ids = {f.id for f in fragments(s, 0, whole=False)}
    assert ids < {f.id for f in fragments(s, 0)}
    assert not ids & {"strip", "dock-hand", "honour-0"}
    assert drawing("great_wall").view_box(s, 0, whole=False)[:3] == (0, 0, 960)


# ---- around the board


@pytest.mark.slow
def test_panels_of_every_position_and_seat_are_well_formed():
    around = panels("great_wall")
    assert around is not None
    for players in PLAYERS:
        for n, s in enumerate(play(players, seed=7)):
            if n % 29 and not s.over:
                continue
            t = speaker("great_wall", LANGS[n % 4])
            parts = [around.moment(s, t), *(phase.words for phase in around.phases(s, t))]
            assert all(parts)
            for p in range(players):
                view = s.view(p)
                for markup in (around.seat_row(view, p, t), around.coming_up(view, p, t), around.dock(view, p, t)):
                    ET.fromstring(f"<div>{markup}</div>")
            ET.fromstring(f"<div>{around.coming_up(s.view(None), None, t)}</div>")


def test_the_row_of_a_seat_never_tells_what_is_behind_its_screen():
    around = panels("great_wall")
    s = late(3)
    rich = s.copy()
    rich.resources[1] = [50, 60, 70, 80]
    t = speaker("great_wall", "en")
    assert around.seat_row(rich, 1, t) == around.seat_row(s, 1, t)
    assert ">50<" in around.dock(rich, 1, t).replace("</svg>50", ">50<")


def test_every_option_has_an_icon():
    around = panels("great_wall")
    seen: dict[str, str] = {}
    for players in PLAYERS:
        for n, s in enumerate(play(players, seed=11)):
            if s.over:
                break
            if n % 7 == 0:
                seat = s.deciders[0]
                for option in s.options(seat):
                    key = s.key(option, seat)
                    seen[re.sub(r"[\d.]+", "", key)] = around.option_icon(key)
    assert seen
    assert set(seen.values()) <= set(symbols()) | {""}
    bare = [key for key, name in seen.items() if not name]
    assert len(bare) < len(seen) / 10, bare


def test_every_horde_has_an_emblem_and_every_resource_an_icon():
    assert {f"ho-{word}" for word in HORDE_TYPES} | set(RESOURCE_WORDS) <= set(symbols())


def test_the_picture_of_the_game_is_its_own_drawing():
    picture = files("rampart.games.great_wall").joinpath("draw", "picture.svg").read_text(encoding="utf-8")
    root = ET.fromstring(picture)
    assert "style" not in {key for element in root.iter() for key in element.attrib}
    assert "href" not in picture


# ---- words


def messages(part: str, lang: str = "en") -> set[str]:
    """The ids in one file of the game's texts."""
    text = files("rampart.games.great_wall").joinpath("text", f"{part}.{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def messages_of_modules() -> set[str]:
    """The ids in the files of all modules."""
    folder = files("rampart.games.great_wall").joinpath("text")
    words = [module.word for module in MODULES if folder.joinpath(f"{module.word}.en.ftl").is_file()]
    return set().union(*(messages(word) for word in words))


@pytest.mark.parametrize(("part", "prefix"), [("draw", "draw"), ("panels", "panel"), ("terminal", "board")])
def test_every_message_is_used_and_every_used_message_exists(part, prefix):
    known = {id for id in messages(part) | messages_of_modules() if id.startswith(f"{prefix}-")}
    folder = files("rampart.games.great_wall")
    modules = [*folder.joinpath("draw").iterdir(), folder.joinpath("terminal.py")]
    said: set[str] = set()
    for module in modules:
        if module.name.endswith(".py"):
            code = re.sub(r"\{'clerks' if word == 'clerk' else word\}", "{word}", module.read_text(encoding="utf-8"))
            said |= set(re.findall(rf"[\"']({prefix}-[^\"']+)[\"']", code))
    patterns = [re.sub(r"\{[^}]*\}", r"\\w+", words) for words in said]
    assert [id for id in known if not any(re.fullmatch(p, id) for p in patterns)] == []
    assert [p for p in patterns if not any(re.fullmatch(p, id) for id in known)] == []


@pytest.mark.parametrize("game", ["great_wall", "dragon", "crescent_moon", "watch", "no_such_game"])
def test_where_no_one_wins_no_one_wears_a_star_and_there_are_no_fireworks(game: str) -> None:
    def drawn(ranking: list[list[int]], winners: list[int]) -> tuple[bool, int]:
        picture, _ = podium(game, stands(ranking, ["Ada", "Boris"], [4, 4], winners), "")
        return "firework" in picture, picture.count("honour")

    assert drawn([[0, 1]], []) == (False, 0)
    assert drawn([[0, 1]], [0, 1]) == (game != "watch", 2)
    assert drawn([[0], [1]], [0]) == (game != "watch", 1)
