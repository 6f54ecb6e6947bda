"""Phase 4 and the end of the game (YD-501 to YD-607)."""

import pytest
from tests.games.dragon.table import A, B, K, court, pass_until, random_game, step, table, told
from tests.rules import rule


def scored(*players, **more):
    """The points of each player in one phase 4."""
    return table(list(players), [step("scoring_phase")], **more).scores()


def final(*players, **more):
    """The end of a game with these players."""
    return table(list(players), [step("final_scoring")], month=12, **more)


# ---- phase 4


@rule("YD-501", "YD-502", "YD-503")
def test_E27_three_palaces_two_court_ladies_and_a_large_privilege():
    assert scored(court("3[L,Sy] 2[L] 1[]", large=1), court("0[]")) == [7, 0]


@rule("YD-501")
@pytest.mark.parametrize(("palace_list", "points"), [("0[]", 0), ("1[]", 1), ("3[Fy,Hy]", 1), ("1[] 2[Fy] 3[] 0[]", 3)])
def test_a_palace_gives_a_point_whatever_its_height_inhabited_or_not(palace_list, points):
    assert scored(court(palace_list), court("0[]"))[A] == points


@rule("YD-502")
@pytest.mark.parametrize(("palace_list", "points"), [("3[L]", 2), ("3[L,L,L] 1[L]", 6), ("3[Sy,So,Hy]", 1)])
def test_a_court_lady_gives_a_point_and_a_scholar_none(palace_list, points):
    assert scored(court(palace_list), court("0[]"))[A] == points


@rule("YD-503")
@pytest.mark.parametrize(("small", "large", "points"), [(1, 0, 1), (0, 1, 2), (3, 2, 7), (0, 0, 0)])
def test_a_small_privilege_gives_1_point_and_a_large_one_2(small, large, points):
    assert scored(court("0[]", small=small, large=large), court())[A] == points


@rule("YD-504")
@pytest.mark.parametrize("month", range(1, 13))
def test_every_round_is_scored(month):
    players = [court("3[L]", hand="", yuan=0), court("0[]", hand="", yuan=0)]
    s = table(players, [step("month", month=month)], month=month, event="peace")
    pass_until(s, lambda s: s.round != month)
    assert [s.breakdown()[A][source] for source in ("palaces", "court_ladies")] == [1, 1]


@rule("YD-504")
def test_a_game_is_scored_twelve_times():
    rounds = set()
    month = 0
    for _, _, _, events in random_game(4, seed=3):
        for e in events:
            month = e[2] if e[0] == "month" else month
            if e[0] == "points" and e[2] == "palaces":
                rounds.add(month)
    assert rounds == set(range(1, 13))


# ---- the final scoring


@rule("YD-602", "YD-603", "YD-604")
def test_E28_persons_monks_and_goods_at_the_end():
    me = court("2[My,Sy] 3[Mo,Fy,Hy] 2[Ty,C]", rice=1, fireworks=2, yuan=4)
    s = final(me, court("2[]", yuan=0))
    assert s.breakdown()[A] == {"persons": 14, "monks": 8, "money": 3}
    assert s.scores() == [25, 0]
    assert s.over


@rule("YD-601")
def test_the_final_scoring_follows_phase_4_of_round_12():
    players = [court("3[L]", hand="", yuan=3), court("1[]", hand="", yuan=3)]
    s = table(players, [step("month", month=12)], month=12, event="peace")
    journal = s.listen()
    pass_until(s, lambda s: False)
    sources = [words[0] for name, seat, *words in told(s, journal.take()) if (name, seat) == ("points", A)]
    assert sources == ["palaces", "court_ladies", "persons", "money"]
    assert s.breakdown()[A] == {"palaces": 1, "court_ladies": 1, "persons": 2, "money": 1}
    assert s.breakdown()[B] == {"money": 1}
    assert s.over


@rule("YD-601")
@pytest.mark.parametrize("seed", range(3))
def test_nothing_is_scored_for_persons_money_or_monks_before_the_end(seed):
    for _, _, s, _ in random_game(3, seed):
        if not s.over:
            assert all(not {"persons", "monks", "money"} & set(sources) for sources in s.breakdown())
    assert any("persons" in sources for sources in s.breakdown())


@rule("YD-602")
@pytest.mark.parametrize(("palace_list", "points"), [("3[]", 0), ("3[Sy,So,L]", 6), ("2[My,Fo] 1[Hy]", 6)])
def test_every_person_gives_2_points_monks_too(palace_list, points):
    assert final(court(palace_list), court()).breakdown()[A].get("persons", 0) == points


@rule("YD-603")
@pytest.mark.parametrize(
    ("palace_list", "points"),
    [("1[My]", 1), ("3[My]", 3), ("2[Mo]", 4), ("3[Mo,My] 1[My]", 2 * 3 + 3 + 1), ("2[My,My] 3[Sy]", 4)],
)
def test_each_monk_gives_his_buddhas_times_the_floors_of_his_palace(palace_list, points):
    assert final(court(palace_list), court()).breakdown()[A]["monks"] == points


@rule("YD-604")
@pytest.mark.parametrize(
    ("yuan", "rice", "fireworks", "points"),
    [(2, 0, 0, 0), (3, 0, 0, 1), (5, 0, 0, 1), (1, 1, 0, 1), (0, 1, 2, 2), (2, 2, 2, 3), (8, 0, 0, 2), (0, 0, 1, 0)],
)
def test_rice_and_fireworks_are_sold_for_2_yuan_and_3_yuan_give_a_point(yuan, rice, fireworks, points):
    s = final(court("1[]", yuan=yuan, rice=rice, fireworks=fireworks), court())
    assert s.breakdown()[A].get("money", 0) == points


# ---- who has won


@rule("YD-605")
def test_the_highest_total_wins():
    totals = [{"palaces": 40, "research": 9}, {"palaces": 45, "festivals": 6}, {"palaces": 50}]
    s = final(*(court("1[]", yuan=0, points=points, track=90 - seat) for seat, points in enumerate(totals)))
    assert s.scores() == [49, 51, 50]
    assert s.winners() == [B]


@rule("YD-606")
def test_E29_a_tie_goes_to_the_player_further_ahead_on_the_track():
    s = final(*(court("1[]", yuan=0, points={"palaces": 97}, track=track) for track in (41, 44)))
    assert s.scores() == [97, 97]
    assert s.winners() == [B]


@rule("YD-606")
@pytest.mark.parametrize(("stacked", "winner"), [([B, A], B), ([A, B], A)])
def test_a_tie_on_one_space_goes_to_the_marker_on_top(stacked, winner):
    players = [court("1[]", yuan=0, points={"palaces": 80}, track=30) for _ in range(2)]
    assert final(*players, stacked=stacked).winners() == [winner]


@rule("YD-606")
@pytest.mark.parametrize("seed", range(6))
def test_there_are_no_shared_victories(seed):
    *_, (_, _, s, _) = random_game(5, seed)
    assert len(s.winners()) == 1
    assert [len(place) for place in s.ranking()] == [1] * 5


@rule("YD-607")
def test_the_ranking_goes_by_points_then_track_then_stack():
    points, tracks = [50, 60, 50, 70, 50], [20, 5, 25, 0, 25]
    players = [court("1[]", yuan=0, points={"palaces": n}, track=track) for n, track in zip(points, tracks)]
    s = final(*players, stacked=[4, 2, 0, 1, 3])
    assert s.ranking() == [[3], [1], [4], [2], [0]]
    assert final(*players, stacked=[2, 4, 0, 1, 3]).ranking()[2:] == [[K], [4], [A]]
