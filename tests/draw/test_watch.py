import re
import xml.etree.ElementTree as ET

import pytest
from tests.draw.drawings import HOSTILE, check
from tests.draw.watch_tables import NAMES, TABLES, full_table, play

import rampart
from rampart.draw.icons import symbols
from rampart.draw.panels import panels
from rampart.draw.podium import podium, stands
from rampart.draw.table import choosables, drawing, fragments, svg
from rampart.games.watch.draw import LIST_ONLY
from rampart.games.watch.draw.panels import option_icon
from rampart.games.watch.tables import IN_BUILD, IN_TRADE
from rampart.text import LANGUAGES, speaker

every_table = pytest.mark.parametrize("options", TABLES, ids=lambda table: "-".join(str(v) for v in table.values()))


@pytest.mark.slow
@every_table
def test_every_position_of_a_game_draws_well(options):
    for n, s in enumerate(play(seed=3, **options)):
        if n % 11 and not s.over:
            continue
        seat = s.deciders[0] if s.deciders else 0
        viewer = None if n % 5 == 0 else seat if n % 5 < 4 else (seat + 1) % s.seats
        theme = ("day", "night")[n % 2]
        assert check(svg(s, viewer, theme, LANGUAGES[n % 4])).get("class") == f"rampart {theme}"


@pytest.mark.slow
@pytest.mark.no_cover
@every_table
def test_every_option_is_on_the_board_or_declared_list_only(options):
    for n, s in enumerate(play(seed=5, **options)):
        if s.over:
            break
        seat = s.deciders[0]
        if n % 7 and s.current(seat)[0].name in ("trade", "build", "give", "want"):
            continue
        markup = "".join(f.markup for f in fragments(s, seat))
        on_board = {key for keys in re.findall(r'data-option="([^"]*)"', markup) for key in keys.split(" ")}
        keys = [s.key(option, seat).replace(">", "&gt;") for option in s.options(seat)]
        for key in keys:
            assert key in on_board or key.startswith(LIST_ONLY), key
        assert on_board <= set(keys)


def test_what_a_build_touches_is_ringed_where_it_will_stand():
    s = full_table()
    drawn = {f.id: f.markup for f in fragments(s, 0)}
    targets = {target for option in choosables(s, 0) for target in option.targets}
    kinds = {re.sub(r"-?\d+", "", target) for target in targets}
    assert kinds >= {"corner", "edge", "guard", "deck", "card-patrol"}
    for target in targets:
        assert f"option-{target}" in drawn, target
    sites = [target for target in targets if target.startswith("edge-")]
    assert all(f"ghost-p{site.removeprefix('edge-')}" in drawn for site in sites)


def test_only_who_is_asked_sees_options():
    for n, s in enumerate(play(seed=6, players=4)):
        for seat in (None, *range(s.seats)):
            if seat not in s.deciders and n % 23 == 0:
                assert choosables(s, seat) == []
                assert 'data-option="' not in svg(s, seat)


@pytest.mark.slow
@pytest.mark.parametrize("options", [TABLES[0], TABLES[4], TABLES[5]])
def test_a_view_draws_like_the_whole_state(options):
    for n, s in enumerate(play(seed=8, **options)):
        if n % 29 == 0:
            for seat in (None, *range(s.seats)):
                assert svg(s.view(seat), seat) == svg(s, seat)


def test_the_hands_of_others_are_not_in_the_drawing():
    s = full_table()
    for viewer in (1, 2, 3):
        other = s.determinise(viewer, 5)
        assert other.hands != s.hands
        assert svg(other, viewer) == svg(s, viewer)
    own, others = ({f.id for f in fragments(s, viewer)} for viewer in (0, 2))
    assert {"card-patrol", "card-vp_card", "hand-ore"} <= own
    assert not [id for id in others if id.startswith("card-")]
    assert not [f.id for f in fragments(s, None) if f.id.startswith(("card-", "hand-"))]


@every_table
def test_fragments_keep_their_ids_and_are_one_element_each(options):
    for n, s in enumerate(play(seed=9, **options)):
        if n % 31:
            continue
        drawn = fragments(s, 0)
        assert len({f.id for f in drawn}) == len(drawn)
        for f in drawn:
            assert ET.fromstring(f.markup).get("id") == f.id
        ids = {f.id for f in drawn}
        assert {f"corner-{c}" for c, building in enumerate(s.buildings) if building >= 0} <= ids
        assert {f"edge-{e}" for e, seat in enumerate(s.roads) if seat >= 0} <= ids
        assert {f"guard-{k + 1}-{i + 1}" for k, row in enumerate(s.guards) for i in range(len(row))} <= ids
        assert {f"gift-{h}" for h, kind in enumerate(s.gift) if kind >= 0} <= ids


def test_a_name_never_becomes_markup():
    s = rampart.game("watch").new(players=4, seed=1)
    root = check(svg(s, 0, names=HOSTILE))
    assert not any(element.tag.endswith("script") for element in root.iter())
    texts = [element.text or "" for element in root.iter() if element.tag.endswith("text")]
    assert any(word.startswith("Ann & ") for word in texts)


@every_table
def test_the_view_box_is_the_same_for_a_whole_game(options):
    game = drawing("watch")
    assert len({game.view_box(s, 1) for s in play(seed=4, **options)}) == 1


def test_a_page_embeds_the_same_fragments_without_frame():
    s = rampart.game("watch").new(players=3, seed=1)
    ids = {f.id for f in fragments(s, 0, whole=False)}
    assert ids < {f.id for f in fragments(s, 0)}
    assert "strip" not in ids
    assert drawing("watch").view_box(s, 0, whole=False)[:3] == (0, 0, 960)


def test_nothing_of_the_north_is_drawn_without_the_wall():
    for mode in ("base", "classic"):
        ids = {f.id for f in fragments(rampart.game("watch").new(players=4, seed=1, mode=mode), 0)}
        assert not ids & {"tracks", "frostfangs", "danger", "section-1", "clearing-1"}


# ---- around the board


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@every_table
def test_the_panels_say_what_they_show(lang, options):
    shown = panels("watch")
    t = speaker("watch", lang)
    for n, s in enumerate(play(seed=2, **options)):
        if n % 37:
            continue
        for seat in (None, 0, 1):
            view = s.view(seat)
            html = shown.coming_up(view, seat, t) + shown.moment(view, t)
            html += "".join(shown.seat_row(view, p, t) + shown.place(view, p, t) for p in range(s.seats))
            if seat is not None:
                html += shown.dock(view, seat, t)
            ET.fromstring(f"<div>{html.replace('<br>', '<br/>')}</div>")
            assert set(re.findall(r'href="#i-([\w-]+)"', html)) <= set(symbols())
        assert len(shown.phases(s, t)) == 3


def test_the_dock_offers_cards_and_resources_that_can_be_chosen():
    s = full_table()
    html = panels("watch").dock(s, 0, speaker("watch", "en"))
    assert 'data-option="play:patrol"' in html
    assert "Settlements 2" in html
    assert "Victory Point cards 2" in html


def test_what_can_be_afforded_is_told_from_what_cannot():
    s = full_table()
    t = speaker("watch", "en")
    assert panels("watch").coming_up(s, 0, t).count('class="off"') == 0
    assert panels("watch").coming_up(s, 2, t).count('class="off"') == 5


@pytest.mark.parametrize(
    ("key", "icon"),
    [
        ("road:N0,2/S1,1", "road"), ("settlement:N0,2", "settlement"), ("keep:N0,2", "keep"),
        ("keep:patrol", "patrol"), ("guard:2", "guard"), ("bank:lumber>ore", "ore"), ("brick>ore", "ore"),
        ("take:ygritte", "hero"), ("take:grain", "grain"), ("play:winter", "winter"), ("roll", "ui-dice"),
        ("camp:ice@2", "wildling"), ("wool", "wool"), ("take:brick+ore", "brick"), ("nonsense", ""),
    ],
)  # fmt: skip
def test_options_have_the_icons_of_what_they_are_about(key, icon):
    assert option_icon(key) == icon


def test_every_option_of_a_game_has_an_icon_of_the_sheet():
    for n, s in enumerate(play(seed=12, players=5, mode="watch56")):
        if n % 5 == 0 and s.deciders:
            for option in s.options(s.deciders[0]):
                assert option_icon(s.key(option, s.deciders[0])) in symbols()


def test_the_podium_stands_on_ice():
    markup, dark = podium("watch", stands([[2], [0, 1], [3]], NAMES, [5, 5, 10, 3]), "The end")
    ET.fromstring(markup)
    assert dark
    assert markup.count("#i-guard") == 4


@pytest.mark.parametrize(("mode", "players"), [("watch", 3), ("watch56", 5), ("base", 3), ("classic", 2)])
def test_a_finished_game_is_drawn_for_everybody(mode, players):
    for s in play(seed=1, players=players, mode=mode, turn_cap=20):
        last = s
    assert last.over
    for viewer in (None, *range(players)):
        markup = svg(last, viewer)
        check(markup)
        assert 'data-option="' not in markup
        assert ">Game over</text>" in markup


MIXED = [("separate", ["done", "now", ""]), ("combined", ["done", "now", "now"])]


@pytest.mark.parametrize(("mixed", "expected"), MIXED)
def test_trading_and_building_are_both_the_present_step_where_they_are_mixed(mixed, expected):
    s = rampart.game("watch").new(seed=1, players=4, combined_trade_build=mixed)
    while s.stage < IN_TRADE or s.stage > IN_BUILD:
        s.choose(s.options(s.deciders[0])[0], s.deciders[0])
    assert [phase.when for phase in panels("watch").phases(s, speaker("watch", "en"))] == expected


def test_of_many_places_for_a_settlement_the_best_six_are_ringed_and_all_tell_their_pips():
    s = rampart.game("watch").new(players=4, seed=3)
    seat = s.deciders[0]
    drawn = {f.id: f.markup for f in fragments(s, seat)}
    dots = {id: markup for id, markup in drawn.items() if id.startswith("ghost-c")}
    rings = {id: markup for id, markup in drawn.items() if id.startswith("option-corner-")}
    assert len(dots) == len(rings) == len(s.options(seat)) > 40
    loud = [id.removeprefix("option-corner-") for id, markup in rings.items() if "hushed" not in markup]
    assert len(loud) == 6
    pips = {id.removeprefix("ghost-c"): int(re.search(r">(\d+)</text>", markup)[1]) for id, markup in dots.items()}
    assert min(pips[site] for site in loud) >= max(n for site, n in pips.items() if site not in loud)
    listed = [option.targets[0].removeprefix("corner-") for option in choosables(s, seat)]
    assert set(listed[:6]) == set(loud)
    assert [pips[site] for site in listed] == sorted(pips.values(), reverse=True)
