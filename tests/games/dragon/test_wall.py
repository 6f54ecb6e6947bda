"""The module Great Wall (YD-701 to YD-723)."""

import pytest
from tests.games.dragon.table import (
    WALL_TILES,
    A,
    B,
    K,
    acting,
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


def building(wall, *players, **more):
    """Ania is to build on this wall."""
    players = list(players) or [court("3[Sy] 1[]"), court()]
    groups = [["build_wall"], ["taxes"], []][: len(players)]
    return table(players, acting(A), groups=groups, wall=wall, **more)


def checked(wall, month, *players):
    """The wall is checked in a month."""
    return table(list(players), [step("wall_check", month=month)], month=month, wall=wall)


# ---- tiles and the action


@rule("YD-701")
@pytest.mark.parametrize("players", [2, 5])
def test_each_player_has_six_wall_tiles_open_to_all(players):
    s = rampart.game("dragon").new(players=players, seed=1, wall=True)
    seen = s.view(None).document()["players"]
    assert [me["wall_tiles"] for me in seen] == [WALL_TILES] * players
    assert s.wall == []


@rule("YD-702")
def test_the_wall_card_is_shuffled_with_the_other_seven():
    places = set()
    for _, _, s, _ in random_game(3, seed=2, wall=True):
        if s.groups:
            assert sorted(card for group in s.document()["groups"] for card in group) == sorted(
                ["taxes", "build", "harvest", "fireworks", "military", "research", "privilege", "build_wall"]
            )
            places.add(next(g for g, group in enumerate(s.document()["groups"]) if "build_wall" in group))
    assert places == {0, 1, 2}
    assert all("build_wall" not in g for _, _, s, _ in random_game(3, seed=2) for g in s.document()["groups"])


@rule("YD-703")
def test_building_the_wall_costs_the_fee_and_takes_a_dragon_like_any_action():
    s = table([court(yuan=5), court(yuan=2), court()], acting(K, A, B), groups=[["build_wall"], ["taxes"], []], wall="")
    play(s, "take:build_wall", "wall:w_rice")
    assert (s.players[K].yuan, s.dragons) == (6, [-1, -1, 0])
    play(s, "take:build_wall", "wall:w_rice")
    assert (s.players[A].yuan, s.dragons) == (2, [0, -1, 0])
    assert offered(s) == ["pass", "take:taxes"]


@rule("YD-704")
@pytest.mark.parametrize(
    ("tile", "gain"),
    [
        ("w_rice", {"rice": 1}),
        ("w_firework", {"fireworks": 1}),
        ("w_yuan", {"yuan": 2}),
        ("w_track", {"track": 3}),
        ("w_vp", {"vp": 3}),
    ],
)
def test_a_wall_tile_gives_its_bonus_and_is_laid(tile, gain):
    s = play(building("B"), "take:build_wall", f"wall:{tile}")
    me = s.players[A]
    now = {"rice": me.rice, "fireworks": me.fireworks, "yuan": me.yuan - 6, "track": me.track, "vp": me.vp()}
    assert now == {"rice": 0, "fireworks": 0, "yuan": 0, "track": 0, "vp": 0} | gain
    assert s.wall == [B, A]
    assert s.document()["players"][A]["wall_tiles"] == [x for x in WALL_TILES if x != tile]


@rule("YD-704")
def test_each_of_the_own_unused_tiles_may_be_used_and_only_those():
    s = play(building("AAB"), "take:build_wall")
    assert offered(s) == [f"wall:{tile}" for tile in WALL_TILES[2:]]
    s = play(building("AAAAAB"), "take:build_wall")
    assert s.wall == [A, A, A, A, A, B, A]  # the last tile is used without asking
    assert s.scores()[A] == 3


@rule("YD-704", "YD-705")
def test_E34_a_tile_built_in_round_9_goes_under_month_3_when_two_lie():
    s = building("BK", court(), court(), court(), month=9)
    journal = s.listen()
    play(s, "take:build_wall", "wall:w_vp")
    assert s.wall == [B, K, A]
    assert ("wall_built", A, "w_vp", 3) in told(s, journal.take())


@rule("YD-705")
@pytest.mark.parametrize("players", [2, 4])
def test_the_wall_grows_month_by_month_to_twelve_tiles_at_most(players):
    longest = 0
    for seed in range(8):
        for before, _, after, events in random_game(players, seed, wall=True):
            built = [e for e in events if e[0] == "wall_built"]
            assert after.wall == before.wall + [e[1] for e in built]
            assert [e[3] for e in built] == list(range(len(before.wall) + 1, len(after.wall) + 1))
            longest = max(longest, len(after.wall))
    assert longest <= 12
    assert "take:build_wall" in offered(building("ABBBBBBAAAA"))
    assert "take:build_wall" not in offered(building("ABBBBBBAAAAK", court(), court(), court()))


@rule("YD-706")
def test_no_one_builds_without_a_tile_or_at_a_full_wall():
    assert offered(building("AAAAAA")) == ["pass", "take:taxes"]
    assert offered(building("AAAABBBBKKKK", court(), court(), court())) == ["pass", "take:taxes"]
    assert "take:build_wall" in offered(building("AAAAABBBBB"))


@rule("YD-707")
def test_the_floor_of_a_wall_tile_is_built_at_once_under_the_rules_of_building():
    s = play(building("", court("3[Sy] 1[]"), court()), "take:build_wall", "wall:w_floor")
    assert decides(s) == (A, "build_floor")
    assert offered(s) == ["floor@2", "found"]
    assert palaces(play(s, "found"), A) == "3[Sy] 1[] 1[]"
    assert s.over
    full = play(building("", court("3[C,C]"), court()), "take:build_wall", "wall:w_floor")
    assert (full.over, palaces(full, A)) == (True, "3[Cy,Cy] 1[]")  # one floor, whatever the hammers


# ---- the check


@rule("YD-710", "YD-711")
def test_E32_a_wall_of_four_reaches_month_4():
    s = table([court(), court(), court()], [step("event_phase")], month=4, event="mongols", wall="AABK")
    assert [sources.get("wall") for sources in s.breakdown()] == [2, 1, 1]


@rule("YD-710")
@pytest.mark.parametrize(("tiles", "month", "reached"), [(4, 3, True), (4, 4, True), (4, 5, False), (0, 1, False)])
def test_the_wall_reaches_a_month_if_it_has_as_many_tiles(tiles, month, reached):
    s = checked("A" * tiles, month, court("2[Sy]"), court("2[Fy]"))
    assert s.scores() == ([tiles, 0] if reached else [0, 0])
    assert (s.players[B].persons() == 1) is reached


@rule("YD-710")
def test_other_events_bring_no_wall_check():
    for event in ("peace", "tribute", "drought", "festival", "contagion"):
        players = [court("3[Ho,Hy,Sy]", yuan=9, rice=9), court("3[Ho,Hy,Fy]", yuan=9, rice=9), court(yuan=9)]
        s = table(players, [step("event_phase")], month=4, event=event, wall="AABK")
        assert s.scores() == [0, 0, 0]
        assert [s.players[p].persons() for p in (A, B)] == [3, 3]


@rule("YD-710", "YD-723")
def test_the_wall_is_checked_after_the_effects_of_the_invasion():
    players = [court("2[Sy,Fy]"), court("2[Wy,Fy]")]
    s = table(players, [step("event_phase")], month=5, event="mongols", wall="A")
    assert decides(s) == (A, "release_person")
    assert s.scores() == [0, 1]
    play(s, "release:scholar_young@1")
    assert decides(s) == (B, "release_person")


@rule("YD-711")
def test_all_own_tiles_of_the_whole_wall_score_not_only_those_up_to_the_month():
    assert checked("BBAAAAABK", 3, court(), court(), court()).scores() == [5, 3, 1]


@rule("YD-712")
def test_E33_a_wall_of_four_does_not_reach_month_6():
    players = [court("2[Sy,Fy]"), court("2[Sy,Fy]", track=2), court("2[Sy,Fy]", track=7)]
    s = checked("AABK", 6, *players)
    assert decides(s) == (K, "release_person")
    play(s, "release:farmer_young@1")
    assert decides(s) == (B, "release_person")
    play(s, "release:scholar_young@1")
    assert s.over
    assert [palaces(s, p) for p in (A, B, K)] == ["2[Fy,Sy]", "2[Fy]", "2[Sy]"]
    assert s.scores() == [0, 0, 0]


@rule("YD-712")
def test_who_has_no_tile_in_the_wall_has_the_fewest():
    s = checked("AAB", 8, court("2[Sy]"), court("2[Fy]"), court("2[Hy]"))
    assert [s.players[p].persons() for p in (A, B, K)] == [1, 1, 0]


@rule("YD-713")
@pytest.mark.parametrize("wall", ["", "AB", "BABA"])
def test_with_equally_many_tiles_all_lose_a_person(wall):
    s = checked(wall, 9, court("2[Sy]"), court("2[Fy]"))
    assert [s.players[p].persons() for p in (A, B)] == [0, 0]


# ---- the last check


@rule("YD-720")
def test_E35_a_full_wall_scores_after_phase_4_of_round_12():
    players = [court("1[]", hand="", yuan=0) for _ in range(3)]
    wall = "AAAAABBBBKKK"
    s = table(players, [step("month", month=12)], month=12, event="peace", wall=wall)
    pass_until(s, lambda s: False)
    assert [sources["wall"] for sources in s.breakdown()] == [5, 4, 3]
    assert s.over


@rule("YD-720")
@pytest.mark.parametrize(
    ("wall", "persons", "from_wall"), [("AB" * 6, [2, 2], [6, 6]), ("AAAAAABBBBB", [2, 0], [0, 0])]
)
def test_the_last_check_asks_for_twelve_tiles_before_persons_are_scored(wall, persons, from_wall):
    players = [court("1[Sy]", hand="", yuan=0), court("1[Fy]", hand="", yuan=0)]
    s = table(players, [step("month", month=12)], month=12, event="peace", wall=wall)
    pass_until(s, lambda s: False)
    assert [sources.get("persons", 0) for sources in s.breakdown()] == persons
    assert [sources.get("wall", 0) for sources in s.breakdown()] == from_wall


@rule("YD-720")
@pytest.mark.parametrize("month", range(1, 12))
def test_no_other_month_ends_with_a_wall_check(month):
    players = [court("1[Sy]", hand="", yuan=0), court("1[Fy]", hand="", yuan=0)]
    s = table(players, [step("month", month=month)], month=month, event="peace", wall="")
    pass_until(s, lambda s: s.round != month)
    assert [me.persons() for me in s.players] == [1, 1]


@rule("YD-721")
def test_no_decay_and_no_scoring_follow_the_last_check():
    players = [court("2[Sy]", hand="", yuan=0), court("2[Fy]", hand="", yuan=0)]
    s = table(players, [step("month", month=12)], month=12, event="peace", wall="")
    pass_until(s, lambda s: False)
    assert [palaces(s, p) for p in (A, B)] == ["2[]", "2[]"]  # emptied by the check, and still of two floors
    assert [sources["palaces"] for sources in s.breakdown()] == [1, 1]


@rule("YD-722")
@pytest.mark.parametrize(("wall", "points", "lost"), [("AB" * 6, 12, 1), ("", 0, 3)])
def test_an_invasion_in_month_12_has_a_check_of_its_own(wall, points, lost):
    two_helmets = [court("3[Wo,Sy,Fy] 1[L]", hand=""), court("3[Wy,Wy,Hy] 1[C]", hand="")]  # so all lose one to them
    s = table(two_helmets, [step("month", month=12)], month=12, event="mongols", wall=wall)
    pass_until(s, lambda s: False)
    assert [sources.get("wall", 0) for sources in s.breakdown()] == [points, points]
    assert [me.persons() for me in s.players] == [4 - lost, 4 - lost]


@rule("YD-723")
def test_helmets_and_wall_may_cost_the_same_player_two_persons():
    players = [court("3[Sy,Fy,Hy]"), court("3[Wy,Sy,Fy]")]
    s = table(players, [step("event_phase")], month=5, event="mongols", wall="BB")
    play(s, "release:scholar_young@1")
    assert decides(s) == (A, "release_person")
    play(s, "release:farmer_young@1")
    assert palaces(s, A) == "3[Hy]"
    assert s.players[B].persons() == 3
