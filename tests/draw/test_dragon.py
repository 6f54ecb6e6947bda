import re
import xml.etree.ElementTree as ET

import pytest
from tests.draw.drawings import HOSTILE, check

import rampart
from rampart.draw.table import choosables, drawing, fragments, svg
from rampart.games.dragon.draw import LIST_ONLY

LANGS = ("en", "cs", "pl", "de")


@pytest.mark.slow
def test_every_position_of_a_game_draws_well(table, positions):
    for n, s in enumerate(positions(seed=3, **table)):
        if n % 3 and not s.over:
            continue
        seat = s.deciders[0] if s.deciders else 0
        viewer = None if n % 5 == 0 else seat if n % 5 < 4 else (seat + 1) % s.seats
        theme = ("day", "night")[n % 2]
        root = check(svg(s, viewer, theme, LANGS[n % 4]))
        assert root.get("class") == f"rampart {theme}"


def test_every_option_is_on_the_board_or_declared_list_only(table, positions):
    for s in positions(seed=5, **table):
        if s.over:
            break
        seat = s.deciders[0]
        markup = "".join(f.markup for f in fragments(s, seat))
        on_board = {key for keys in re.findall(r'data-option="([^"]*)"', markup) for key in keys.split(" ")}
        keys = [s.key(option, seat).replace(">", "&gt;") for option in s.options(seat)]
        for key in keys:
            assert key in on_board or key.startswith(LIST_ONLY), key
        assert on_board <= set(keys)


def test_only_who_is_asked_sees_options(table, positions):
    for n, s in enumerate(positions(seed=6, **table)):
        for seat in (None, *range(s.seats)):
            if seat not in s.deciders and n % 7 == 0:
                assert choosables(s, seat) == []
                assert 'data-option="' not in svg(s, seat)


def test_a_view_draws_like_the_whole_state(positions):
    for n, s in enumerate(positions(seed=8, players=3, wall=True, super_event="random")):
        if n % 9 == 0:
            for seat in (None, 0, 1, 2):
                assert svg(s.view(seat), seat) == svg(s, seat)


def test_other_hands_are_folded_away(positions):
    for s in positions(seed=2, players=4):
        assert not re.search(r'id="card-[123]-', svg(s, 0))
        assert 'id="card-' not in svg(s, None)


def test_fragments_keep_their_ids_and_are_one_element_each(table, positions):
    for n, s in enumerate(positions(seed=9, **table)):
        if n % 5:
            continue
        drawn = fragments(s, 0)
        assert len({f.id for f in drawn}) == len(drawn)
        for f in drawn:
            root = ET.fromstring(f.markup)
            assert root.get("id") == f.id
        standing = {f"palace-{p}-{site + 1}" for p, me in enumerate(s.players) for site, n in enumerate(me.floors) if n}
        found = {f.id for f in drawn if re.fullmatch(r"palace-\d-\d+", f.id)}
        assert standing <= found


def test_a_name_never_becomes_markup():
    s = rampart.game("dragon").new(players=5, seed=1)
    root = check(svg(s, 0, names=HOSTILE))
    assert not any(element.tag.endswith("script") for element in root.iter())
    texts = [element.text or "" for element in root.iter() if element.tag.endswith("text")]
    assert any(word.startswith("Ann & ") for word in texts)
    assert all(len(word) < 80 for word in texts)


def test_young_and_old_differ_by_more_than_colour():
    doc = rampart.game("dragon").new(players=2, seed=1).document()
    doc["players"][0]["palaces"] = {
        "1": {"floors": 3, "people": ["monk_young", "monk_old"]}, "2": {"floors": 2, "people": ["scholar_old"]},
    }  # fmt: skip
    s = rampart.game("dragon").load(doc)
    by_id = {f.id: f.markup for f in fragments(s, 0)}
    assert "i-senior" in by_id["person-0-1-monk_old"]
    assert "i-senior" not in by_id["person-0-1-monk_young"]
    assert ">3</text>" in by_id["person-0-2-scholar_old"]


def test_many_palaces_shrink_and_stay_in_their_court():
    doc = rampart.game("dragon").new(players=5, seed=1, wall=True).document()
    for seat, count in enumerate((14, 9, 0)):
        doc["players"][seat]["palaces"] = {str(site): {"floors": 3} for site in range(1, count + 1)}
    s = rampart.game("dragon").load(doc)
    for viewer in (None, 0, 1):
        check(svg(s, viewer))


def test_the_view_box_is_the_same_for_a_whole_game(positions):
    game = drawing("dragon")
    for options in ({"super_event": "random", "hidden_super_event": True}, {"choose_after_events": True}, {}):
        boxes = {game.view_box(s, 1) for s in positions(seed=4, players=3, **options)}
        assert len(boxes) == 1


def test_no_theme_but_day_and_night():
    s = rampart.game("dragon").new(players=2, seed=1)
    with pytest.raises(rampart.BadOptions, match="no theme called 'dusk'; there are day and night"):
        svg(s, None, "dusk")


@pytest.mark.parametrize("seat", [-1, 2, 14])
def test_nobody_looks_from_a_seat_that_is_not_at_the_table(seat):
    with pytest.raises(rampart.IllegalChoice, match=f"There is no seat {seat}"):
        rampart.game("dragon").new(players=2, seed=1).svg(seat)


def test_a_notebook_shows_the_state():
    s = rampart.game("dragon").new(players=3, seed=1)
    assert s._repr_svg_() == s.svg() == svg(s)
    assert s.view(1)._repr_svg_() == svg(s, 1)


def test_a_page_embeds_the_same_fragments_without_frame():
    s = rampart.game("dragon").new(players=3, seed=1)
    ids = {f.id for f in fragments(s, 0, whole=False)}
    assert ids < {f.id for f in fragments(s, 0)}
    assert "strip" not in ids
    assert drawing("dragon").view_box(s, 0, whole=False)[:3] == (0, 0, 960)


def test_right_after_an_earthquake_people_may_outnumber_floors(positions):
    seen = 0
    for seed in range(30):
        for s in positions(seed=seed, players=2, super_event="earthquake"):
            crowded = any(len(people) > n > 0 for me in s.players for people, n in zip(me.people, me.floors))
            if s.deciders and crowded:
                check(svg(s, s.deciders[0]))
                seen += 1
        if seen > 1:
            break
    assert seen
