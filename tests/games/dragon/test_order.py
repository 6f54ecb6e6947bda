"""The person track and the order of play (YD-020 to YD-028)."""

import pytest
from tests.games.dragon.table import (
    A,
    B,
    D,
    E,
    K,
    acting,
    court,
    decides,
    fate_of,
    hand,
    play,
    random_game,
    step,
    table,
)
from tests.rules import rule

import rampart
from rampart.games.dragon.steps.verbs import move_marker

SUPER_EVENTS = [
    "lantern", "buddha", "earthquake", "flood", "eclipse", "tornado", "sunrise", "assassination", "edict",
]  # fmt: skip


@rule("YD-022", "YD-023", "YD-110", "YD-111", "YD-114")
def test_E01_three_players_draft_and_the_last_on_a_space_stands_on_top():
    s = rampart.game("dragon").new(players=4, seed=1, starting_seat=A)
    play(s, "draft:tax_collector+scholar_young", "place@1")
    play(s, "draft:tax_collector+farmer_young", "place@1")
    play(s, "draft:farmer_young+scholar_young", "place@1")
    assert [me.track for me in s.players] == [7, 7, 8, 0]
    assert s.order() == [K, B, A, D]
    pairs = [s.key(option, D) for option in s.options(D)]
    assert len(pairs) == 36 - 3
    assert not {"draft:tax_collector+scholar_young", "draft:tax_collector+farmer_young"} & set(pairs)
    assert "draft:farmer_young+scholar_young" not in pairs


@rule("YD-023")
def test_E02_order_of_play_by_space_and_within_a_space_from_the_top():
    yellow, green, blue, purple, red = A, B, K, D, E
    tracks = {yellow: 14, green: 11, blue: 11, purple: 9, red: 6}
    s = table([court(track=tracks[p]) for p in range(5)], acting(A, B), stacked=[green, purple, blue, yellow, red])
    assert s.order() == [yellow, green, blue, purple, red]


@rule("YD-020")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_markers_start_on_space_0(players):
    s = rampart.game("dragon").new(players=players, seed=players)
    assert [me.track for me in s.players] == [0] * players
    assert s.order() == [(s.starter + i) % players for i in range(players)]  # as they will draft


@rule("YD-021")
@pytest.mark.parametrize("super_event", SUPER_EVENTS)
def test_a_marker_only_moves_forward(super_event):
    for before, key, after, _ in random_game(3, seed=6, wall=True, super_event=super_event):
        for seat in range(3):
            assert after.players[seat].track >= before.players[seat].track, key


@rule("YD-021", "YD-850")
def test_only_the_volcano_sets_markers_back():
    backwards = 0
    for before, _, after, events in random_game(3, seed=6, super_event="volcano"):
        if any(after.players[seat].track < before.players[seat].track for seat in range(3)):
            assert ("track_reset", 15) in events
            backwards += 1
    assert backwards == 1


@rule("YD-022")
@pytest.mark.parametrize(("spaces", "order"), [(2, [A, B, K]), (3, [K, A, B]), (4, [K, A, B])])
def test_a_marker_that_arrives_where_others_stand_is_put_on_top(spaces, order):
    helmets = {2: "3[Wy]", 3: "3[Wo]", 4: "3[Wy,Wo]"}[spaces]  # the parade adds one
    players = [court(track=9), court(track=9), court(helmets, track=6)]
    s = play(table(players, acting(K), groups=[["military"], [], []]), "take:military")
    assert s.players[K].track == 6 + spaces
    assert s.order() == order


@rule("YD-024")
@pytest.mark.parametrize(("mover", "order"), [(A, [A, B, K]), (B, [B, A, K]), (K, [K, A, B])])
def test_the_others_keep_their_order_when_a_marker_leaves_a_stack(mover, order):
    s = table([court(track=5)] * 3, acting(mover), groups=[["military"], [], []])
    assert s.order() == [A, B, K]
    assert play(s, "take:military").order() == order


@rule("YD-025")
def test_a_move_of_no_spaces_changes_nothing():
    s = table([court(track=5), court(track=5)], acting(A, B))
    move_marker(s, B, 0)
    assert s.order() == [A, B]
    assert s.players[B].track == 5


@rule("YD-026", "YD-301")
def test_E13_a_parade_changes_the_order_of_the_persons_phase():
    y, x = A, B
    todo = [*acting(x, y), step("person_phase")]
    s = table([court("2[Wo]", track=10), court(track=12)], todo, groups=[["taxes"], ["military"]])
    play(s, "take:taxes", "take:military")
    assert s.players[y].track == 13
    assert decides(s) == (y, "play_card")
    play(s, "healer>healer_old")
    assert decides(s) == (x, "play_card")


@rule("YD-026")
def test_within_a_phase_everybody_acts_once_in_the_order_at_its_start():
    todo = [step("deal_actions"), step("person_phase")]
    s = table([court(track=5), court(track=4), court(track=4)], todo, fate=fate_of(list(range(7)), list(range(7))))
    play(s, "pass", "pass")
    assert decides(s) == (K, "choose_action")
    play(s, "take:military")  # Kasia, now on 5 and on top of Ania, has acted, and so have the others
    assert decides(s) == (K, "play_card")


@rule("YD-026", "YD-402")
def test_the_order_of_the_event_is_that_after_the_persons():
    todo = [step("play_card", A), step("play_card", B), step("event_phase")]
    players = [court("3[Sy,Fy]", hand="L", track=10), court("3[Sy,Fy]", hand="M", track=8)]
    s = table(players, todo, event="mongols")
    play(s, "monk>monk_young")  # Benek is on 14, Ania with her court lady on 11
    assert decides(s) == (B, "release_person")
    assert hand(s, A) == hand(s, B) == ""


@rule("YD-026")
def test_the_order_of_the_actions_is_that_after_the_last_month():
    s = table([court(track=3), court(track=7)], [step("month", month=4)], month=3)
    assert (s.round, s.mover) == (4, B)


@rule("YD-026", "YD-712")
def test_the_order_is_taken_anew_before_a_wall_check():
    players = [court("2[Sy,Fy]", track=2), court("2[Sy,Fy]", track=8), court("2[Sy,Fy]", track=5)]
    s = table(players, [step("wall_check", month=6)], wall="")
    released = []
    while not s.over:
        released.append(s.mover)
        s.choose(s.options(s.mover)[0])
    assert released == [B, K, A]


@rule("YD-026", "YD-027", "YD-804")
def test_the_order_is_taken_anew_before_a_super_event():
    s = table([court(track=2), court(track=8)], [step("super_event")], month=7, options={"super_event": "tornado"})
    assert s.mover == B
    play(s, "discard:wild", "discard:wild")
    assert s.mover == A


@rule("YD-027")
def test_who_drafted_first_has_no_later_role():
    players = [court(track=1), court(track=9), court(track=5)]
    s = table(players, [step("month", month=1)], month=1, starter=A)
    assert s.mover == B
    players = [court(track=4), court(track=9), court(track=4)]
    s = table(players, [step("super_event")], month=7, starter=A, options={"super_event": "sunrise"}, stacked=[B, K, A])
    order = []
    while not s.over:
        order.append(s.mover)
        s.choose(s.options(s.mover)[0])
    assert order == [B, K, A]


@rule("YD-028")
def test_the_track_has_no_end():
    s = table([court(track=59), court("2[Wo]", track=58)], acting(B), groups=[["military"], []])
    play(s, "take:military")
    assert s.players[B].track == 61
    assert s.order() == [B, A]
    s = table([court(track=999), court("2[Wo]", track=998)], acting(B), groups=[["military"], []])
    assert play(s, "take:military").order() == [B, A]
