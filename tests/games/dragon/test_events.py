"""Phase 3: the event of the month and the decay (YD-401 to YD-482)."""

from itertools import groupby

import pytest
from tests.games.dragon.table import (
    A,
    B,
    D,
    E,
    K,
    court,
    decides,
    offered,
    palaces,
    pass_until,
    play,
    random_game,
    step,
    table,
    told,
)
from tests.rules import rule

import rampart

RESOLVE = [step("resolve_event")]


def strikes(event, *players, **more):
    """The event comes over these players."""
    return table(list(players), RESOLVE, event=event, **more)


def releasers(s):
    """Who is asked to release persons, in order, until no one is."""
    asked = []
    while not s.over:
        asked.append(s.mover)
        s.choose(s.options(s.mover)[0])
    return asked


# ---- in general


@rule("YD-401")
@pytest.mark.parametrize("month", range(1, 13))
def test_the_event_of_the_current_month_is_resolved(month):
    for event in ("tribute", "peace"):
        s = table([court(yuan=9), court(yuan=9)], RESOLVE, month=month, event=event)
        assert s.players[A].yuan == (5 if event == "tribute" and month > 2 else 9)


@rule("YD-401")
def test_an_event_comes_once_and_then_lies_face_down():
    year = rampart.game("dragon").new(players=3, seed=6).document()["events"]
    resolved = [e[2:] for _, _, _, events in random_game(3, seed=6) for e in events if e[0] == "event"]
    assert resolved == list(enumerate(year, start=1))


@rule("YD-402")
@pytest.mark.parametrize("event", ["tribute", "drought", "mongols", "contagion"])
def test_players_release_one_after_another_in_order_of_play(event):
    tracks = [4, 9, 7]
    s = strikes(event, *(court("3[Sy,Fy] 3[Hy,Ty,C] 2[L]", yuan=2, track=track) for track in tracks))
    assert [seat for seat, _ in groupby(releasers(s))] == [B, K, A]


@rule("YD-403")
def test_helmets_are_compared_before_anybody_leaves():
    s = strikes("mongols", court("2[Wy,Fy]"), court("2[Wy,Fy]"), court("2[Wo,Fy]"))
    play(s, "release:warrior_young@1")  # this does not leave Ania alone with the fewest
    assert decides(s) == (B, "release_person")
    play(s, "release:warrior_young@1")
    assert s.over  # nor does it make Kasia one of the fewest


@rule("YD-403")
def test_fireworks_are_compared_before_any_are_returned():
    s = strikes("festival", court(fireworks=4), court(fireworks=3), court(fireworks=2))
    assert s.scores() == [6, 3, 0]
    assert [me.fireworks for me in s.players] == [2, 1, 2]


@rule("YD-403", "YD-712")
def test_wall_tiles_and_helmets_are_compared_as_they_were():
    players = [court("2[Sy,Fy]"), court("2[Sy,Fy]")]
    s = table(players, [step("event_phase")], event="mongols", month=6, wall="AB")
    assert releasers(s) == [A, B]  # the helmets; then the wall takes the other persons by itself
    assert [me.persons() for me in s.players] == [0, 0]


@rule("YD-410")
def test_in_peace_nothing_happens():
    s = table([court("2[Sy] 1[Fy]", yuan=0), court("2[Wy]", yuan=3, fireworks=4, rice=2)], RESOLVE, month=2)
    assert s.over
    assert [palaces(s, A), palaces(s, B)] == ["2[Sy] 1[Fy]", "2[Wy]"]
    assert [(me.yuan, me.rice, me.fireworks, me.vp()) for me in s.players] == [(0, 0, 0, 0), (3, 2, 4, 0)]


# ---- imperial tribute


@rule("YD-420")
@pytest.mark.parametrize(("yuan", "left"), [(4, 0), (5, 1), (11, 7)])
def test_everybody_pays_a_tribute_of_4_yuan(yuan, left):
    s = strikes("tribute", court("2[Sy]", yuan=yuan), court("2[Fy]", yuan=yuan))
    assert [me.yuan for me in s.players] == [left, left]
    assert [palaces(s, A), palaces(s, B)] == ["2[Sy]", "2[Fy]"]


@rule("YD-421")
def test_E18_with_2_yuan_two_of_five_persons_leave():
    s = strikes("tribute", court(), court(), court("3[Sy,Fy,Wy] 2[Hy,Ty]", yuan=2))
    assert s.mover == K
    assert len(offered(s)) == 5
    play(s, "release:warrior_young@1", "release:healer_young@2")
    assert palaces(s, K) == "3[Fy,Sy] 2[Ty]"
    assert s.players[K].yuan == 0
    assert s.over


@rule("YD-421")
@pytest.mark.parametrize(("yuan", "leaving"), [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)])
def test_a_person_leaves_for_each_missing_yuan(yuan, leaving):
    s = strikes("tribute", court("3[Sy,Fy,Wy] 3[Hy,Ty,My]", yuan=yuan), court())
    assert releasers(s) == [A] * leaving
    assert (s.players[A].persons(), s.players[A].yuan) == (6 - leaving, 0)


@rule("YD-421")
def test_both_persons_of_one_palace_may_be_released():
    s = strikes("tribute", court("2[Sy,Fy] 2[Hy]", yuan=2), court())
    play(s, "release:scholar_young@1", "release:farmer_young@1")
    assert palaces(s, A) == "2[] 2[Hy]"


@rule("YD-422")
def test_the_coins_of_tax_collectors_pay_no_tribute():
    s = strikes("tribute", court("3[Ty,Ty,Ty] 1[Sy]", yuan=3), court())
    assert offered(s) == ["release:tax_collector@1", "release:scholar_young@2"]
    assert s.players[A].yuan == 0


# ---- drought


@rule("YD-430", "YD-433", "YD-480")
def test_E19_three_rice_for_three_inhabited_palaces_and_the_empty_one_decays():
    players = [court("2[Sy] 2[Fy] 1[Hy] 2[]", rice=4), court()]
    s = table(players, [*RESOLVE, step("decay")], event="drought")
    assert s.over
    assert s.players[A].rice == 1
    assert palaces(s, A) == "2[Sy] 2[Fy] 1[Hy] 1[]"


@rule("YD-430")
@pytest.mark.parametrize(("palace_list", "rice", "left"), [
    ("3[Wy,Fy,Sy]", 1, 0), ("3[Fy,Sy] 1[Wy]", 5, 3), ("2[]", 2, 2),
])  # fmt: skip
def test_a_palace_needs_one_rice_however_many_live_in_it(palace_list, rice, left):
    s = strikes("drought", court(palace_list, rice=rice), court())
    assert s.over
    assert (s.players[A].rice, palaces(s, A)) == (left, palace_list)


@rule("YD-431", "YD-432")
def test_E20_without_rice_each_of_three_palaces_loses_a_person():
    s = strikes("drought", court(), court("2[Sy,Fy] 3[Wy,So,Ty] 1[Hy]"))
    play(s, "release:farmer_young@1", "release:tax_collector@2")
    assert palaces(s, B) == "2[Sy] 3[Wy,So] 1[]"  # the healer had no choice
    assert s.over


@rule("YD-431")
@pytest.mark.parametrize(
    ("leaver", "after"),
    [
        ("scholar_young@1", "3[Ty,Wy] 2[Hy,Fy] 1[Ly]"),
        ("warrior_young@1", "3[Ty,Sy] 2[Hy,Fy] 1[Ly]"),
        ("farmer_young@2", "3[Ty,Wy,Sy] 2[Hy] 1[Ly]"),
        ("court_lady@3", "3[Ty,Wy,Sy] 2[Hy,Fy] 1[]"),
    ],
)
def test_E21_with_two_rice_for_three_palaces_one_goes_short(leaver, after):
    s = strikes("drought", court("3[Ty,Sy,Wy] 2[Hy,Fy] 1[L]", rice=2), court())
    assert len(offered(s)) == 6
    play(s, f"release:{leaver}")
    assert palaces(s, A) == after
    assert s.players[A].rice == 0
    assert s.over


@rule("YD-432")
def test_an_unsupplied_palace_loses_exactly_one_person():
    s = strikes("drought", court("3[Ty,Sy,Wy] 2[Hy,Fy] 1[L]", rice=1), court())
    play(s, "release:warrior_young@1")
    assert offered(s) == ["release:healer_young@2", "release:farmer_young@2", "release:court_lady@3"]
    play(s, "release:court_lady@3")
    assert palaces(s, A) == "3[Ty,Sy] 2[Hy,Fy] 1[]"


@rule("YD-432")
def test_of_two_equal_palaces_the_second_may_starve_after_the_first():
    s = strikes("drought", court("2[Sy,Fy] 2[Sy,Fy] 1[L]", rice=1), court())
    assert offered(s) == ["release:farmer_young@1", "release:scholar_young@1", "release:court_lady@3"]
    play(s, "release:scholar_young@1")
    assert offered(s) == ["release:farmer_young@2", "release:scholar_young@2", "release:court_lady@3"]


@rule("YD-431", "YD-432")
def test_where_every_palace_starves_and_has_one_person_there_is_nothing_to_choose():
    s = strikes("drought", court("2[Sy] 1[Fy] 3[Wy]"), court())
    assert s.over
    assert palaces(s, A) == "2[] 1[] 3[]"


@rule("YD-433")
def test_empty_palaces_need_no_rice_and_sacks_give_none():
    s = strikes("drought", court("2[Fo,Fy] 2[] 3[]", rice=0), court())
    assert offered(s) == ["release:farmer_young@1", "release:farmer_old@1"]
    assert strikes("drought", court("2[Fo] 2[] 3[]", rice=1), court()).over


# ---- dragon festival


@rule("YD-440", "YD-441", "YD-442")
def test_E22_two_tie_for_first_and_one_is_second():
    s = strikes("festival", court(fireworks=2), court(fireworks=1), court(fireworks=3), court(), court(fireworks=3))
    assert [s.scores()[p] for p in (K, E, A, B)] == [6, 6, 3, 0]
    assert [s.players[p].fireworks for p in (K, E, A, B)] == [1, 1, 1, 1]


@rule("YD-441")
def test_E23_there_is_no_second_place_without_fireworks():
    s = strikes("festival", court(fireworks=5), court(), court())
    assert s.scores() == [6, 0, 0]
    assert [me.fireworks for me in s.players] == [2, 0, 0]


@rule("YD-440", "YD-441", "YD-442")
@pytest.mark.parametrize(
    ("held", "points", "left"),
    [
        ([0, 0, 0], [0, 0, 0], [0, 0, 0]),
        ([1, 0, 0], [6, 0, 0], [0, 0, 0]),
        ([2, 2, 2], [6, 6, 6], [1, 1, 1]),
        ([4, 4, 1], [6, 6, 3], [2, 2, 0]),
        ([7, 3, 3], [6, 3, 3], [3, 1, 1]),
        ([1, 2, 3], [0, 3, 6], [1, 1, 1]),
    ],
)
def test_most_fireworks_give_6_second_most_3_and_who_scored_returns_half_rounded_up(held, points, left):
    s = strikes("festival", *(court(fireworks=n) for n in held))
    assert s.scores() == points
    assert [me.fireworks for me in s.players] == left


@rule("YD-443")
def test_the_rockets_of_pyrotechnists_do_not_count_for_the_festival():
    s = strikes("festival", court("2[Py,Po]", fireworks=1), court(fireworks=2), court("2[Po]"))
    assert s.scores() == [3, 6, 0]
    assert [me.fireworks for me in s.players] == [0, 1, 0]


# ---- mongol invasion


@rule("YD-450", "YD-451")
def test_E24_points_for_helmets_and_the_two_weakest_lose_a_person():
    weak = [court("2[Wy,Sy]", track=3), court("2[Wy,Fy]", track=8)]
    s = strikes("mongols", court("2[Wy,Wo]"), court("2[Wy,Wo]"), court("2[Wo]"), *weak)
    assert s.scores() == [3, 3, 2, 1, 1]
    assert decides(s) == (E, "release_person")
    play(s, "release:farmer_young@1")
    assert decides(s) == (D, "release_person")
    play(s, "release:warrior_young@1")  # the warrior just counted
    assert s.over
    assert [me.persons() for me in s.players] == [2, 2, 1, 1, 1]
    assert s.scores() == [3, 3, 2, 1, 1]


@rule("YD-450")
def test_the_point_is_for_helmets_not_for_warriors():
    s = strikes("mongols", court("3[Wo,Wy,Wy]"), court("1[Wo]"), court("1[]"))
    assert s.scores() == [4, 2, 0]


@rule("YD-452")
@pytest.mark.parametrize(("one", "other"), [("3[Sy,Fy]", "3[Hy,Fy]"), ("3[Wo,Fy]", "3[Wy,Wy]")])
def test_with_equally_many_helmets_all_lose_a_person(one, other):
    s = strikes("mongols", court(one), court(other), left={"Wy": 0, "Wo": 0})
    while not s.over:
        s.choose(s.options(s.mover)[0])
    assert [me.persons() for me in s.players] == [1, 1]


@rule("YD-453")
def test_a_player_without_persons_counts_with_no_helmets_and_releases_nobody():
    s = strikes("mongols", court("2[] 3[]"), court("2[Wy,Sy]"), court("2[Sy]"))
    assert s.over
    assert [palaces(s, p) for p in (A, B, K)] == ["2[] 3[]", "2[Wy,Sy]", "2[]"]  # Kasia shares the last place
    s = strikes("mongols", court("2[] 3[]"), court("2[Wy,Sy]"))
    assert s.over
    assert palaces(s, B) == "2[Wy,Sy]"


# ---- contagion


@rule("YD-460", "YD-461")
def test_E25_two_young_healers_leave_one_release_and_it_may_be_a_healer():
    s = strikes("contagion", court("1[]"), court("1[]"), court("3[Hy,Hy,Sy] 1[Fy]"))
    assert offered(s) == ["release:healer_young@1", "release:scholar_young@1", "release:farmer_young@2"]
    play(s, "release:healer_young@1")
    assert palaces(s, K) == "3[Hy,Sy] 1[Fy]"
    assert s.over


@rule("YD-460")
@pytest.mark.parametrize(
    ("palace_list", "leaving"), [("3[Sy,So,Fy] 2[Fo,Wy]", 3), ("3[Hy,So,Fy] 2[Fo,Wy]", 2), ("3[Ho,So,Fy] 2[Fo,Wy]", 1),
    ("3[Ho,Hy,Fy] 2[Fo,Wy]", 0), ("3[Ho,Hy,Hy] 2[Fo,Wy]", 0)],
)  # fmt: skip
def test_a_contagion_takes_three_persons_less_one_per_mortar(palace_list, leaving):
    s = strikes("contagion", court(palace_list), court("1[]"))
    assert releasers(s) == [A] * leaving
    assert s.players[A].persons() == 5 - leaving


@rule("YD-461")
def test_mortars_are_counted_once_before_the_releases():
    s = strikes("contagion", court("3[Hy,Fy,Wy] 2[Sy,So]"), court("1[]"))
    play(s, "release:healer_young@1", "release:farmer_young@1")
    assert s.over  # the healer who left still saved one
    assert palaces(s, A) == "3[Wy] 2[Sy,So]"


# ---- the end of phase 3


@rule("YD-470")
def test_each_part_is_finished_for_all_before_the_next_begins():
    players = [court("1[Sy] 1[Fy] 2[]"), court("1[Hy] 1[Ty] 2[]")]
    s = table(players, [step("event_phase")], month=7, event="mongols", wall="", options={"super_event": "lantern"})
    journal = s.listen()
    play(s, "release:scholar_young@1", "release:healer_young@1")  # then the wall takes the other two
    story = [(e[0], e[1]) for e in told(s, journal.take()) if e[0] in ("released", "wall_checked", "super", "decayed")]
    decays = [("decayed", A)] * 3 + [("decayed", B)] * 3
    nobody = 15
    assert story == [
        ("released", A), ("released", B), ("wall_checked", nobody), ("released", A), ("released", B), ("super", nobody),
        *decays,
    ]  # fmt: skip
    assert s.scores() == [0, 0]  # no one was left for the lanterns


@rule("YD-480", "YD-481", "YD-501")
def test_E26_empty_palaces_decay_before_the_scoring():
    s = table([court("3[] 1[] 2[So]"), court("1[]")], [step("decay"), step("scoring_phase")])
    assert palaces(s, A) == "2[] 2[So]"
    assert s.scores() == [2, 0]


@rule("YD-480")
def test_an_inhabited_palace_does_not_decay():
    s = table([court("3[Sy] 2[Fy,Hy] 1[Wy]"), court()], [step("decay")])
    assert palaces(s, A) == "3[Sy] 2[Hy,Fy] 1[Wy]"
    assert palaces(s, B) == "1[] 1[]"


@rule("YD-481")
def test_a_palace_without_floors_is_gone():
    s = table([court("1[] 2[Sy]"), court()], [step("decay"), step("play_card", A)])
    assert s.players[A].palaces() == 1
    play(s, "monk>monk_old")  # there is only one place for him
    assert palaces(s, A) == "2[Sy,Mo]"


@rule("YD-482")
@pytest.mark.parametrize("month", range(1, 13))
def test_palaces_decay_once_in_every_round(month):
    s = table([court("3[]", hand=""), court("3[]", hand="")], [step("month", month=month)], month=month, event="peace")
    pass_until(s, lambda s: s.round != month)
    assert [palaces(s, A), palaces(s, B)] == ["2[]", "2[]"]


# ---- why persons leave


@rule("YD-402")
@pytest.mark.parametrize(
    ("event", "cause"),
    [("tribute", "Imperial Tribute"), ("mongols", "Mongol Invasion"), ("contagion", "Contagion")],
)
@pytest.mark.parametrize("phase", ["actions", "event"])
def test_the_prompt_tells_why_persons_leave_whatever_else_goes_on(event, cause, phase):
    players = [court("3[Sy,Fy] 3[Ty,C,L]", yuan=2) for _ in range(2)]
    s = table(players, [step("resolve_event")], month=5, event=event, phase=phase, wall="AB")
    assert s.decision(s.mover).prompt.startswith(f"{cause}: release ")


@rule("YD-712", "YD-720")
@pytest.mark.parametrize("phase", ["event", "scoring"])
def test_the_prompt_tells_of_a_short_wall(phase):
    players = [court("3[Sy,Fy]"), court("3[Sy,Fy]")]
    s = table(players, [step("wall_check", month=12)], month=12, event="contagion", phase=phase, wall="AB")
    assert s.decision(s.mover).prompt == "The wall is too short: release 1 person."


def test_an_older_document_does_not_say_why():
    s = table([court("3[Sy,Fy]"), court()], [step("release_person", A, left=1)])
    assert s.decision(A).prompt == "You lose people: release 1 person."
