"""The rules that hold everywhere: supplies, palaces and persons, and the course of a month (YD-001 to YD-014)."""

from collections import Counter
from itertools import groupby

import pytest
from tests.games.dragon.table import (
    PERSONS,
    A,
    B,
    acting,
    court,
    decides,
    offered,
    on_display,
    out_of_game,
    palaces,
    pass_until,
    play,
    random_game,
    step,
    table,
    tiles_of,
    told,
)
from tests.rules import rule

from rampart.games.dragon.tables import IN_EVENT, TILE_WORDS
from rampart.kernel.fields import dump_record

TABLES = [(2, {}), (3, {"wall": True}), (4, {"super_event": "random"}), (5, {"wall": True, "super_event": "random"})]
MARKS = {"groups": 1, "card": 2, "event": 3, "points": 4}  # what the journal tells only in that phase


@rule("YD-001")
def test_a_game_has_twelve_rounds_of_four_phases_in_order():
    year = []
    for _, _, _, events in random_game(3, seed=7):
        for name, _, *words in events:
            if name == "month":
                year.append([])
            elif name in MARKS and (name != "points" or words[0] == "palaces"):
                year[-1].append(MARKS[name])
    phases = [[phase for phase, _ in groupby(month)] for month in year]
    assert phases == [[1, 2, 3, 4]] * 11 + [[1, 3, 4]]  # no cards are left for the twelfth


@rule("YD-001", "YD-601")
def test_the_game_is_over_after_the_twelfth_round_and_not_before():
    rounds = [before.round for before, _, _, _ in random_game(2, seed=1)]
    assert sorted(set(rounds)) == list(range(13))  # 0 is the draft
    eleventh = table([court("3[Sy,So,Fy]"), court("3[Sy]")], [step("month", month=11)], month=11)
    assert not pass_until(eleventh, lambda s: s.round == 12).over
    assert pass_until(eleventh, lambda s: False).over


@rule("YD-014", "YD-470", "YD-803")
def test_the_parts_of_month_seven_follow_each_other():
    s = table(
        [court("3[Wy] 1[]", hand="FH"), court("3[Wy,Sy] 1[]", hand="FH")],
        [step("month", month=7)],
        month=7, event="mongols", wall="AABBAAB", options={"super_event": "lantern"},
    )  # fmt: skip
    journal = s.listen()
    pass_until(s, lambda s: s.round == 8)
    course = []
    for name, _, *words in told(s, journal.take()):
        if name in ("pass", "card", "event", "wall_checked", "super", "decayed"):
            course.append(name)
        elif name == "points" and words[0] != "court_ladies":
            course.append(words[0])
    assert [part for part, _ in groupby(course)] == [
        "pass", "card", "event", "invasions", "wall_checked", "wall", "super", "super_event", "decayed", "palaces",
    ]  # fmt: skip


@rule("YD-014")
def test_in_month_twelve_the_scoring_comes_before_the_last_wall_check_and_that_before_the_final_scoring():
    s = table([court("3[Wy] 1[]"), court("3[Wy]")], [step("month", month=12)], month=12, event="peace", wall="AB" * 6)
    journal = s.listen()
    pass_until(s, lambda s: False)
    course = [words[0] if name == "points" else name for name, _, *words in told(s, journal.take())]
    last = [part for part, _ in groupby(x for x in course if x in ("decayed", "palaces", "wall", "persons"))]
    assert last == ["decayed", "palaces", "wall", "persons"]


@rule("YD-002")
def test_money_rice_fireworks_floors_and_privileges_never_run_out():
    rich = court("3[] " * 22, yuan=200, rice=26, fireworks=14, small=5, large=3)  # all that the box holds, and more
    groups = [["taxes", "harvest"], ["build", "fireworks", "privilege"]]
    for action, store, gain in (("taxes", "yuan", 2), ("harvest", "rice", 1), ("fireworks", "fireworks", 1)):
        s = table([dict(rich), court()], acting(A), groups=groups)
        before = getattr(s.players[A], store)
        play(s, f"take:{action}")
        assert getattr(s.players[A], store) == before + gain
    s = play(table([dict(rich), court()], acting(A), groups=groups), "take:build")
    assert palaces(s, A) == "3[] " * 22 + "1[]"
    for size in ("small", "large"):
        s = play(table([dict(rich), court()], acting(A), groups=groups), "take:privilege", f"buy:{size}")
        assert getattr(s.players[A], size) == rich[size] + 1


@rule("YD-002", "YD-101")
def test_person_tiles_do_run_out():
    s = table([court(hand="LW"), court()], [step("play_card", A)], left={"Ly": 0})
    assert "court_lady>court_lady" not in offered(s)
    for _, _, s, _ in random_game(2, seed=3):
        assert min(s.display) >= 0


@rule("YD-003")
@pytest.mark.parametrize("yuan", [3, 4, 5, 7, 8])
def test_a_payment_takes_exactly_its_yuan_whatever_the_coins(yuan):
    s = table([court(yuan=yuan), court()], acting(A), groups=[["harvest"], []], dragons=[-1, 0])
    assert play(s, "take:harvest").players[A].yuan == yuan - 3


@rule("YD-004")
@pytest.mark.parametrize("seed", range(4))
def test_players_never_give_each_other_anything(seed):
    for before, key, after, events in random_game(4, seed, wall=True):
        if (before.round, before.phase) != (after.round, after.phase):
            continue
        acted = {before.mover} | {e[1] for e in events if e[0] in ("pass", "card")}  # also who had no choice
        for seat in range(4):
            was, now = before.players[seat], after.players[seat]
            if before.phase == IN_EVENT:
                assert now.yuan <= was.yuan and now.rice <= was.rice and now.fireworks <= was.fireworks, key
            elif seat not in acted:
                assert belongings(now) == belongings(was), key


def belongings(me):
    """All that a player could give away."""
    return me.yuan, me.rice, me.fireworks, me.small, me.large, me.floors, me.people, me.hand, me.wall_tiles


@rule("YD-005")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_palace_has_at_most_three_floors_and_a_person_on_each(players, options):
    for _, _, s, _ in random_game(players, seed=8, **options):
        if s.over or decides(s)[1] in ("lose_floor", "leave_palace"):
            continue
        for me in s.players:
            assert all(floors <= 3 for floors in me.floors)
            assert all(len(people) <= floors for floors, people in zip(me.floors, me.people))


@rule("YD-005")
def test_a_player_may_own_any_number_of_palaces():
    s = table([court("1[Fy] 1[Sy] 2[Wy] " + "3[] " * 9), court()], acting(A), groups=[["build"], ["taxes"]])
    assert offered(play(s, "take:build")) == ["floor@1", "floor@2", "floor@3", "found"]
    assert play(s, "found").players[A].palaces() == 13


@rule("YD-006", "YD-823")
@pytest.mark.parametrize(("players", "options"), [*TABLES, (3, {"super_event": "earthquake"})])
def test_persons_never_move_to_another_palace(players, options):
    for before, key, after, events in random_game(players, seed=21, **options):
        came = Counter((e[1], e[3], e[2]) for e in events if e[0] == "placed")
        left = Counter((e[1], e[3], e[2]) for e in events if e[0] == "released")
        was = Counter(residents(before))
        was.update(came)
        was.subtract(left)
        assert +was == Counter(residents(after)), key
        taken = Counter(e[2] for e in events if e[0] in ("placed", "turned_away"))
        fewer = [taken[word] for word in TILE_WORDS]
        assert [n - k for n, k in zip(before.display, fewer)] == after.display, key


def residents(s):
    """Every person as (seat, palace, tile)."""
    palaces = [(seat, site, people) for seat, me in enumerate(s.players) for site, people in enumerate(me.people)]
    return [(seat, site, TILE_WORDS[tile]) for seat, site, people in palaces for tile in people]


@rule("YD-007")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_who_leaves_a_court_is_out_of_the_game(players, options):
    for before, key, after, _ in random_game(players, seed=4, **options):
        for person in PERSONS:
            assert on_display(after, person) <= on_display(before, person), key
            assert out_of_game(after, person) >= out_of_game(before, person), key
            here = sum(tile == PERSONS[person] for _, _, tile in residents(after))
            assert here + on_display(after, person) + out_of_game(after, person) == tiles_of(person, players), key


@rule("YD-007", "YD-008")
def test_a_released_person_leaves_the_game_and_the_marker_stays():
    s = table([court("2[Wy,Sy]", yuan=3, track=9), court(yuan=9)], [step("resolve_event")], event="tribute")
    was = on_display(s, "Wy")
    play(s, "release:warrior_young@1")
    assert palaces(s, A) == "2[Sy]"
    assert (on_display(s, "Wy"), out_of_game(s, "Wy")) == (was, 1)
    assert s.players[A].track == 9


@rule("YD-008")
@pytest.mark.parametrize("event", ["tribute", "drought", "mongols", "contagion"])
def test_losing_persons_never_moves_the_marker_back(event):
    s = table([court("3[Wy,Sy,Hy]", yuan=0, track=15), court("1[Wo]", yuan=9)], [step("resolve_event")], event=event)
    pass_until(s, lambda s: False)
    assert s.players[A].persons() < 3
    assert s.players[A].track == 15


@rule("YD-009", "YD-420", "YD-430")
@pytest.mark.parametrize(
    ("event", "stores", "rest"), [("tribute", {"yuan": 4}, (0, 0)), ("drought", {"rice": 2}, (6, 0))]
)
def test_who_can_pay_must_pay_and_may_not_release_persons_instead(event, stores, rest):
    s = table([court("2[Ty,Sy] 2[Hy]", **stores), court(yuan=9)], [step("resolve_event")], event=event)
    assert s.over  # no one was asked anything
    assert palaces(s, A) == "2[Ty,Sy] 2[Hy]"
    assert (s.players[A].yuan, s.players[A].rice) == rest


@rule("YD-009")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_no_release_is_ever_offered_but_where_a_rule_demands_it(players, options):
    demanding = ("release_person", "starve_palace", "leave_palace")
    for before, _, _, _ in random_game(players, seed=13, **options):
        keys = offered(before)
        if any(key.startswith("release") for key in keys):
            assert decides(before)[1] in demanding
        if any(key.startswith("replace") for key in keys):
            assert not before.players[before.mover].has_room()


@rule("YD-010")
@pytest.mark.parametrize(
    ("palace_list", "action", "store", "gain"),
    [
        ("2[Fy] 3[Fo,Sy] 1[Fy]", "harvest", "rice", 1 + 1 + 2 + 1),
        ("2[Py,Po] 2[Py]", "fireworks", "fireworks", 1 + 1 + 2 + 1),
        ("1[Ty] 3[Ty,Fo] 2[Ty]", "taxes", "yuan", 2 + 3 + 3 + 3),
        ("1[Wo] 3[Wy,Fo] 2[Hy]", "military", "track", 1 + 2 + 1),
    ],
)
def test_symbols_are_counted_over_all_persons_in_all_palaces(palace_list, action, store, gain):
    s = table([court(palace_list), court()], acting(A), groups=[[action], []])
    before = getattr(s.players[A], store)
    play(s, f"take:{action}")
    assert getattr(s.players[A], store) == before + gain


@rule("YD-010", "YD-011")
def test_symbols_are_counted_at_the_moment_of_counting():
    todo = [step("play_card", A), step("resolve_event")]
    s = table([court("3[Sy,So]", hand="H"), court("1[]")], todo, event="contagion")
    play(s, "healer>healer_old", "release:scholar_old@1")
    assert palaces(s, A) == "3[Sy,Ho]"  # the healer of this month already saves two of three


@rule("YD-011")
@pytest.mark.parametrize("person", PERSONS)
def test_a_new_person_yields_nothing_at_once(person):
    s = table([court("3[]", hand="?", small=1), court()], [step("play_card", A)])
    play(s, f"wild>{PERSONS[person]}")
    me = s.players[A]
    assert palaces(s, A) == f"3[{person}]"
    assert (me.vp(), me.yuan, me.rice, me.fireworks, me.small, me.large) == (0, 6, 0, 0, 1, 0)


@rule("YD-012")
@pytest.mark.parametrize("viewer", [None, A, B])
def test_everything_on_the_table_is_open_to_everyone(viewer):
    for _, _, s, _ in random_game(2, seed=2, wall=True, super_event="random"):
        assert dump_record(s.view(viewer)) == dump_record(s)


@rule("YD-013")
@pytest.mark.parametrize(
    ("event", "stores", "palace_list"),
    [
        ("contagion", {}, "2[Sy] 1[Fy]"),
        ("tribute", {"yuan": 1}, "2[Sy] 1[Fy]"),
        ("tribute", {"yuan": 2}, "2[Sy] 1[Fy]"),
        ("tribute", {"yuan": 0}, "1[]"),
        ("mongols", {}, "2[]"),
    ],
)
def test_who_must_release_more_persons_than_there_are_releases_all_and_no_more(event, stores, palace_list):
    s = table([court(palace_list, **stores), court("3[Wo,Ho,Hy]", yuan=9)], [step("resolve_event")], event=event)
    assert s.over
    assert s.players[A].persons() == 0
    assert s.players[A].palaces() == len(palace_list.split())
    assert s.players[A].yuan == (0 if event == "tribute" else 6)
    assert s.players[B].persons() == 3
