"""The end of a game: what its panels say and show, in every language, and nothing that could do harm."""

import re
from itertools import pairwise

import pytest

import rampart
from rampart.draw import symbols_used
from rampart.draw.icons import symbols
from rampart.draw.panels import Panels, panels
from rampart.draw.podium import BOX, GROUND, podium, stands
from rampart.draw.widths import width
from rampart.kernel.journal import Event
from rampart.server.basics.model import Entry, EntryKind
from rampart.server.pages.charts import WIDTH, Part, Scale, bar, course_chart, grid_step
from rampart.server.pages.over import over_panels
from rampart.server.tables.archive import table_from
from rampart.server.tables.room import Room
from rampart.server.tables.story import Checkpoint, chapters, story, turns
from rampart.server.web.assembly import assemble
from rampart.text import LANGUAGES, speaker
from rampart.text.about import ending, why_this_order
from tests.golden import stored
from tests.playing import registered
from tests.proving import sealed_bids
from tests.site.finished import room
from tests.site_lobby.reading import Page

HOSTILE = '<script>alert("1")</script>'
NAMES = ("Agnieszka", "Mei", "Tomáš", "Lan")


def shown(found, seat=None, lang="en"):
    return Page(assemble(over_panels(found, seat, lang)))


@pytest.fixture(scope="module")
def finished():
    return room(*NAMES, people=2, players=4)


# ---- the panels


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_panels_are_whole_in_every_language(finished, lang):
    page = shown(finished, 0, lang)
    assert page.open == []
    assert " style=" not in page.markup
    ids = [a["id"] for _, a in page.elements if "id" in a]
    assert len(ids) == len(set(ids))
    for name in NAMES:
        assert name in page.text
    scores = rampart.game("dragon").replay(finished.must_state().record()).scores()
    for points in scores:
        assert str(points) in page.text


def test_a_hostile_name_is_only_text():
    page = shown(room("Ann", HOSTILE, players=2))
    assert "<script" not in page.markup
    assert page.all("script") == []
    assert page.inline_scripts == []
    assert "alert" in page.text


def test_the_headline_names_the_winner_and_the_end(finished):
    state = finished.must_state()
    winner = NAMES[state.winners()[0]]
    text = shown(finished).text
    assert f"{winner} wins" in text
    assert "Twelve months are over." in text
    assert f"{len(finished.position.line)} moves." in text


def test_bars_split_the_points_of_every_seat(finished):
    page = shown(finished)
    bars = [a["aria-label"] for a in page.all("svg") if a.get("class") == "bar"]
    assert len(bars) == 4
    expected = sorted(finished.must_state().scores(), reverse=True)
    totals = [sum(int(n) for n in re.findall(r" (-?\d+)(?:,|$)", words)) for words in bars]
    assert totals == expected


def test_the_last_point_of_the_course_is_the_result(finished):
    found = story(finished)
    assert list(found.chapters[-1].after.scores) == finished.must_state().scores()
    assert [chapter.event is not None for chapter in found.chapters] == [True] * 12


def test_turning_points_open_the_replay_at_a_choice_of_the_game(finished):
    links = [a["href"] for a in shown(finished).all("a") if "?at=" in a["href"]]
    assert links
    for link in links:
        table, _, choice = link.partition("/replay?at=")
        assert table == finished.table.id
        assert 0 < int(choice) <= len(finished.position.line)


def test_a_game_without_art_has_a_plain_podium_and_no_named_chapters():
    with registered(sealed_bids.GAME):
        page = shown(room("A", "B", "C", game="auction", players=3))
        assert "Move " in page.text
        assert page.all("pattern", id="podium-bricks")


@pytest.mark.parametrize("game", rampart.games())
def test_a_game_offers_all_that_stands_around_its_board(game):
    around = panels(game)
    offered = {name for name in (*vars(Panels), *Panels.__annotations__) if not name.startswith("_")}
    assert {"CHAPTERS", "tally"} < offered
    assert {name for name in offered if not hasattr(around, name)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["dragon", "great_wall"])
def test_equal_points_are_told_with_the_order_that_decides_between_them(game, lang):
    s = rampart.game(game).new(players=3, seed=4)
    told = {p: panels(game).tally(s, p, speaker(game, lang)) for p in range(3)}
    assert [re.findall(r"\d", told[p]) for p in s.order()] == [["1"], ["2"], ["3"]]


# ---- once more


def test_only_who_played_may_want_a_rematch(finished):
    def buttons(seat):
        return [a for a in shown(finished, seat).all("button") if a.get("data-act") == "rematch"]

    assert len(buttons(0)) == 1
    assert len(buttons(1)) == 1
    assert buttons(None) == []


def test_agreement_is_shown_and_the_next_table_is_linked():
    found = room(*NAMES, people=2, players=4)
    assert "0 of 2 want a rematch." in shown(found, 0).text
    found.note(Entry(999, EntryKind.REMATCH, 0, "ann", {}, 0.0), ())
    page = shown(found, 0)
    assert "1 of 2 wants a rematch." in page.text
    assert "You want a rematch" in page.text
    assert [a for a in shown(found, 1).all("button") if a.get("data-act") == "rematch"]
    object.__setattr__(found.table, "next_table", "abc123")
    assert shown(found, 1).all("a", href="abc123")


def test_a_record_that_was_brought_offers_no_rematch():
    page = shown(room(*NAMES, players=4))
    assert "From a game file" in page.text
    assert [a for a in page.all("button") if a.get("data-act") == "rematch"] == []
    assert next(a["href"] for a in page.all("a", download="")).endswith("/record.json")


def test_a_table_whose_rules_are_gone_shows_nothing():
    found = room(*NAMES, players=4)
    found.position = None
    assert over_panels(found, None, "en") == []


# ---- chapters and turns


def course(*rows):
    return tuple(Checkpoint(choice, scores) for choice, *rest in rows for scores in rest)


def test_where_no_chapter_is_named_every_change_is_one():
    found = chapters(course((0, (0, 0)), (3, (2, 0)), (7, (2, 5))), [])
    assert [chapter.gains for chapter in found] == [(2, 0), (0, 5)]


def test_chapters_know_the_year_they_lie_in_and_those_without_a_choice_are_left_out():
    year, season, year_two = (Event(code, -1, [n], 0, 0) for code, n in ((1, 1), (2, 0), (1, 2)))
    rows = course((0, (0, 0)), (3, (2, 0)), (7, (2, 5)), (9, (4, 5)))
    found = chapters(rows, [(0, year), (0, season), (3, season), (7, year_two)], 1)
    assert [(chapter.event, chapter.era) for chapter in found] == [(season, year), (season, year), (year_two, year_two)]
    assert [chapter.gains for chapter in found] == [(2, 0), (0, 5), (2, 0)]


def test_the_course_of_a_game_of_years_names_them_and_so_do_its_turning_points():
    text = shown(room(*NAMES, game="great_wall", players=4)).text
    assert "Start Year 1 Year 2" in " ".join(text.split())
    assert re.search(r"Year \d: (Winter|\w+’s turn)", text)


def test_a_turn_is_a_change_of_the_lead_or_a_large_gain():
    rows = course((0, (0, 0)), (1, (4, 0)), (2, (4, 6)), (3, (5, 6)), (4, (5, 6)))
    found = turns(rows, chapters(rows, []))
    assert [(turn.choice, turn.seat, turn.lead) for turn in found] == [(1, 0, 0), (2, 1, 2), (3, 0, 0)]


def test_a_game_of_equal_gains_has_no_turns():
    rows = course((0, (0, 0)), (1, (3, 3)), (2, (6, 6)))
    assert turns(rows, chapters(rows, [])) == ()


# ---- drawings


def test_equal_seats_stand_equally_high():
    found = stands([[1, 2], [0]], ["A", "B", "C"], [3, 9, 9])
    assert [(stand.seat, stand.place) for stand in found] == [(1, 1), (2, 1), (0, 3)]
    assert found[0].top == found[1].top < found[2].top


@pytest.mark.parametrize("players", range(1, 7))
def test_everybody_stands_apart_inside_the_picture(players):
    found = stands([[p] for p in range(players)], ["X" * 24] * players, list(range(players)))
    edges = sorted((stand.x - stand.width / 2, stand.x + stand.width / 2) for stand in found)
    assert edges[0][0] >= 0 and edges[-1][1] <= BOX[2]
    assert all(left[1] <= right[0] for left, right in pairwise(edges))
    assert all(BOX[1] < stand.top < GROUND for stand in found)
    for game in ("dragon", "no_such_game"):
        drawing, _ = podium(game, found, "label")
        assert drawing.count("<g") == drawing.count("</g>")
        assert set(symbols_used(drawing)[0]) <= set(symbols())
        assert " style=" not in drawing


def test_losses_are_no_part_of_a_bar():
    drawing = bar([Part(0, "Gold", 8), Part(1, "Shame", -3)], 10)
    assert drawing.count("<rect") == 1
    assert 'width="80.00%"' in drawing
    assert "Shame -3" in drawing


@pytest.mark.parametrize(("low", "high", "step"), [(0, 1, 1), (0, 5, 1), (0, 9, 2), (0, 81, 20), (-30, 400, 100)])
def test_the_lines_of_a_chart_have_round_numbers(low, high, step):
    assert grid_step(low, high) == step


def test_a_chart_has_room_for_losses():
    scale = Scale(course((0, (0, 0)), (5, (-7, 3))))
    assert scale.low <= -7 and scale.high >= 3
    assert scale.y(-7) > scale.y(3)


def test_seats_are_told_apart_in_a_chart_by_colour_dash_and_shape():
    drawing = course_chart(course((0, (0, 0, 0)), (5, (1, 2, 3))), ["0", "1"], 1, "words")
    paths = re.findall(r'<path d="M[^"]*" class="line[^"]*"[^>]*>', drawing)
    assert len({re.sub(r'd="[^"]*"', "", path) for path in paths}) == 3
    assert {"p-circle", "p-diamond", "p-triangle"} == set(re.findall(r'href="#i-(p-\w+)"', drawing))


def test_an_end_for_several_reasons_names_them_all():
    kept = table_from({**stored.records("great_wall")["walls-3"], "seats": ["a", "b", "c"]})
    found = Room(kept)
    found.replay(kept)
    assert found.state.ending == "walls+time"
    assert shown(found).text


# ---- why they stand as they do


def tragic() -> rampart.State:
    """A game of the Watch that the third breach ends: the winner has fewer points than the second."""
    return rampart.game("watch").replay(stored.records("watch")["shortage-6"])


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_points_do_not_decide_the_end_says_what_does(lang):
    s = tragic()
    first, second = s.ranking()[0][0], s.ranking()[1][0]
    assert s.scores()[first] < s.scores()[second]
    reason = why_this_order(s, lang)
    brought = table_from(s.record())
    found = Room(brought)
    found.replay(brought)
    page = shown(found, None, lang)
    assert reason in page.text
    assert reason in ending(s, lang)
    guards = speaker("watch", lang)("count-guard", n=s.guards_of(first))
    assert guards in page.text


def test_where_points_decide_nothing_more_is_said(finished):
    s = finished.must_state()
    assert sorted(s.scores(), reverse=True) == [s.scores()[p] for [p] in s.ranking()]
    assert why_this_order(s) == ""


def test_a_game_that_nobody_wins_says_why():
    s = rampart.game("watch").replay(stored.records("watch")["short-4"])
    assert s.winners() == []
    assert why_this_order(s) == "No one wins when the turns run out."


def test_a_name_of_a_chapter_that_says_its_year_does_not_say_it_twice():
    text = shown(room("a", "b", "c", "d", game="crescent_moon", players=4)).text
    assert re.search(r"Year \d, round \d", text)
    assert not re.search(r"Year \d[^,]*: Year \d", text)


def test_the_last_name_under_a_chart_ends_inside_it():
    drawing = course_chart(course((0, (0, 0)), (5, (1, 2))), ["", "A very long name of a year"], 0, "words")
    [x] = [float(x) for x in re.findall(r'<text x="([\d.]+)"[^>]*>A very long', drawing)]
    assert x + width("A very long name of a year", 10.5) / 2 <= WIDTH


def test_what_only_cost_points_has_no_colour_in_the_legend_because_no_bar_shows_it():
    found = room("a", "b", "c", "d", game="great_wall", players=4)
    lost = speaker("great_wall", "en")("source-lost")
    legend = re.search(r'<table class="sc-table">.*?<ul class="legend">(.*?)</ul>', shown(found).markup, re.DOTALL)
    entries = dict(re.findall(r"<li>(<(?:svg|span).*?</(?:svg|span)>)(.*?)</li>", legend[1]))
    signs = {words: sign for sign, words in entries.items()}
    assert signs.pop(lost).startswith('<span class="neg"')
    assert signs and all("tone-" in sign for sign in signs.values())
