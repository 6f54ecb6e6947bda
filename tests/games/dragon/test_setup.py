"""Setting up and the draft (YD-101 to YD-115)."""

from collections import Counter
from itertools import pairwise, permutations

import pytest
from tests.games.dragon.table import (
    FULL_HAND,
    PERSONS,
    YOUNG_ONLY,
    A,
    B,
    D,
    K,
    court,
    decides,
    fate_of,
    fresh,
    hand,
    offered,
    on_display,
    palaces,
    play,
    random_game,
    step,
    table,
)
from tests.rules import rule

import rampart
from rampart.games.dragon.setup import lay_events
from rampart.games.dragon.tables import EVENT_BAG, EVENT_WORDS, SUPER_WORDS, TILE_WORDS

BAG = ["tribute", "drought", "festival", "mongols", "contagion"]
AS_IN_THE_BAG = [0, *range(9, 0, -1)]  # the draws that give seat 0 and leave the event tiles as they are


def laid(*drawn: str) -> list[str]:
    """The months 3 to 12 after the tiles were drawn in this order."""
    draws = fate_of(EVENT_BAG, [EVENT_WORDS.index(event) for event in drawn])
    s = fresh(3, draws, starting_seat=A)
    assert s.events[:2] == [0, 0]
    return [EVENT_WORDS[event] for event in s.events[2:]]


# ---- the display


@rule("YD-101")
def test_E45_three_players_have_4_young_and_2_old_of_each_split_type_and_6_of_the_others():
    s = fresh(3, AS_IN_THE_BAG)
    for person in PERSONS:
        assert on_display(s, person) == (6 if person[0] in YOUNG_ONLY else 4 if person[1] == "y" else 2)


@rule("YD-101")
@pytest.mark.parametrize(("players", "young", "old", "others", "total"), [
    (2, 3, 1, 4, 36), (3, 4, 2, 6, 54), (4, 5, 3, 8, 72), (5, 6, 4, 10, 90),
])  # fmt: skip
def test_the_display_depends_on_the_number_of_players(players, young, old, others, total):
    s = fresh(players, AS_IN_THE_BAG)
    assert sum(s.display) == total
    for person in PERSONS:
        assert on_display(s, person) == (others if person[0] in YOUNG_ONLY else young if person[1] == "y" else old)


# ---- the year


@rule("YD-102")
@pytest.mark.parametrize("seed", range(5))
def test_a_year_is_two_months_of_peace_and_two_of_each_other_event(seed):
    events = rampart.game("dragon").new(players=3, seed=seed).document()["events"]
    assert events[:2] == ["peace", "peace"]
    assert Counter(events[2:]) == dict.fromkeys(BAG, 2)


@rule("YD-102")
def test_tiles_are_laid_in_the_order_drawn_where_no_twins_meet():
    assert laid(*BAG, *BAG) == BAG + BAG


@rule("YD-103")
def test_no_two_equal_tiles_are_neighbours_whatever_is_drawn():
    """Every order in which ten tiles can be drawn, but for the names of the five kinds."""
    for bag in draws_by_first_appearance([]):
        year = lay_events([kind + 1 for kind in bag])
        assert sorted(year) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
        assert all(a != b for a, b in pairwise(year[1:])), bag


def draws_by_first_appearance(bag: list[int]):
    """All orders of five pairs in which kind 0 appears first, then kind 1, and so on."""
    if len(bag) == 10:
        yield bag
        return
    for kind in range(min(5, max(bag, default=-1) + 2)):
        if bag.count(kind) < 2:
            yield from draws_by_first_appearance([*bag, kind])


@rule("YD-104")
def test_E30_a_twin_of_its_left_neighbour_leaves_a_gap_for_the_next_tile():
    drawn = [
        "tribute", "tribute", "drought", "drought", "festival", "mongols", "contagion", "festival", "mongols",
        "contagion",
    ]  # fmt: skip
    assert laid(*drawn) == [
        "tribute", "drought", "tribute", "drought", "festival", "mongols", "contagion", "festival", "mongols",
        "contagion",
    ]  # fmt: skip


@rule("YD-104")
def test_a_gap_in_month_11_is_filled_by_the_last_tile():
    drawn = [*BAG[:4], *BAG[:3], "contagion", "contagion", "mongols"]
    assert laid(*drawn)[-3:] == ["contagion", "mongols", "contagion"]


@rule("YD-105")
def test_E31_a_last_tile_equal_to_month_11_goes_to_12_and_months_10_and_11_change_places():
    drawn = [*BAG[:4], *BAG[:4], "contagion", "contagion"]
    assert laid(*drawn) == [*BAG[:4], "tribute", "drought", "festival", "contagion", "mongols", "contagion"]


# ---- what everyone starts with


@rule("YD-106")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_starts_with_eleven_cards_two_palaces_and_6_yuan(players):
    s = rampart.game("dragon").new(players=players, seed=1)
    for seat, me in enumerate(s.players):
        assert hand(s, seat) == FULL_HAND
        assert palaces(s, seat) == "2[] 2[]"
        assert (me.yuan, me.rice, me.fireworks, me.small, me.large, me.vp(), me.track) == (6, 0, 0, 0, 0, 0, 0)
        assert (me.wall_tiles, sum(me.played)) == (0, 0)


@rule("YD-107")
@pytest.mark.parametrize("start", [A, B, K, D])
def test_the_draft_starts_with_the_seat_the_table_fixes_and_goes_clockwise(start):
    s = rampart.game("dragon").new(players=4, seed=3, starting_seat=start)
    assert drafting_order(s) == [start, (start + 1) % 4, (start + 2) % 4, (start + 3) % 4]


@rule("YD-107")
@pytest.mark.parametrize("start", [A, B, K])
def test_otherwise_chance_picks_the_starting_seat(start):
    assert drafting_order(fresh(3, [start, *AS_IN_THE_BAG[1:]])) == [start, (start + 1) % 3, (start + 2) % 3]


def drafting_order(s) -> list[int]:
    """The seats in the order in which they draft."""
    order = []
    while not s.round:
        if decides(s)[1] == "draft_pair":
            order.append(s.mover)
        s.choose(s.options(s.mover)[0])
    return order


@rule("YD-108", "YD-801")
def test_chance_gives_first_the_seat_then_the_year_then_the_super_event():
    draws = [2, *fate_of(EVENT_BAG, EVENT_BAG[::-1]), SUPER_WORDS.index("tornado")]
    s = fresh(3, draws, super_event="random")
    assert s.starter == K
    assert s.document()["events"][2] == "contagion"
    assert s.document()["super_event"] == "tornado"


@rule("YD-108")
def test_who_drafts_sees_the_year_and_the_super_event_and_no_one_has_drafted_before():
    s = rampart.game("dragon").new(players=3, seed=11, super_event="random")
    view = s.view(s.mover).document()
    assert decides(s)[1] == "draft_pair"
    assert len(view["events"]) == 12 and None not in view["events"]
    assert view["super_event"] in SUPER_WORDS
    assert all(me.persons() == 0 for me in s.players)


@rule("YD-108", "YD-802")
def test_the_super_event_is_named_after_the_year_is_laid_and_before_the_draft():
    s = rampart.game("dragon").new(players=3, seed=11, choose_after_events=True, starting_seat=K)
    assert decides(s) == (K, "name_super_event")
    assert len(s.view(K).document()["events"]) == 12
    assert offered(s) == [f"super:{name}" for name in SUPER_WORDS]
    play(s, "super:flood")
    assert s.document()["super_event"] == "flood"
    assert decides(s) == (K, "draft_pair")


# ---- the draft


@rule("YD-110")
def test_a_draft_takes_two_young_persons_of_different_types():
    s = rampart.game("dragon").new(players=2, seed=1)
    young = [PERSONS[f"{letter}y"] for letter in "CLTPWMHFS"]
    pairs = {frozenset(key.removeprefix("draft:").split("+")) for key in offered(s)}
    assert pairs == {frozenset(pair) for pair in permutations(young, 2)}
    assert len(offered(s)) == 36
    before = s.display[:]
    play(s, "draft:monk_young+farmer_young", "place@1")
    assert sum(before) - sum(s.display) == 2
    assert (on_display(s, "My"), on_display(s, "Fy")) == (2, 2)


@rule("YD-111")
def test_a_pair_may_be_taken_only_once_but_its_types_again():
    s = rampart.game("dragon").new(players=3, seed=1)
    play(s, "draft:monk_young+farmer_young", "place@1")
    assert "draft:monk_young+farmer_young" not in offered(s)
    assert {"draft:monk_young+healer_young", "draft:farmer_young+scholar_young"} < set(offered(s))
    play(s, "draft:monk_young+healer_young", "place@1")
    assert len(offered(s)) == 34


@rule("YD-112")
def test_no_card_is_used_in_the_draft():
    for _, _, s, _ in random_game(4, seed=1):
        if s.round:
            break
    assert [hand(s, seat) for seat in range(4)] == [FULL_HAND] * 4


@rule("YD-113")
@pytest.mark.parametrize(("where", "court_after"), [("place@1", "2[My,Fy] 2[]"), ("place@2", "2[My] 2[Fy]")])
def test_drafted_persons_may_share_a_palace_or_not(where, court_after):
    s = rampart.game("dragon").new(players=2, seed=1, starting_seat=A)
    play(s, "draft:monk_young+farmer_young")
    assert offered(s) == ["place@1", "place@2"]
    assert palaces(play(s, where), A) == court_after


@rule("YD-113")
def test_a_drafted_person_needs_a_free_floor():
    s = table([court("1[Sy] 2[Hy] 3[]"), court()], [step("draft_pair", A)], month=0)
    play(s, "draft:monk_young+farmer_young")
    assert offered(s) == ["place@2", "place@3"]


@rule("YD-114")
def test_the_marker_advances_by_the_value_of_each_drafted_person():
    values = {"Cy": 2, "Ly": 1, "Ty": 3, "Py": 5, "Wy": 5, "My": 6, "Hy": 4, "Fy": 4, "Sy": 4}
    fresh_game = rampart.game("dragon").new(players=2, seed=1, starting_seat=A)
    for key in offered(fresh_game):
        s = play(fresh_game.copy(), key, "place@2")
        pair = palaces(s, A).replace("2[", "").replace("]", "").split()
        assert s.players[A].track == values[pair[0]] + values[pair[1]], key


@rule("YD-114")
def test_a_drafter_who_ends_on_an_occupied_space_stands_on_top():
    s = rampart.game("dragon").new(players=2, seed=1, starting_seat=A)
    play(s, "draft:healer_young+farmer_young", "place@1", "draft:craftsman+monk_young", "place@1")
    assert [me.track for me in s.players] == [8, 8]
    assert s.order() == [B, A]


@rule("YD-115")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("wanted", ["court_lady", "monk_young", "scholar_young"])
def test_the_draft_never_runs_out_of_tiles_even_if_all_want_the_same(players, wanted):
    s = rampart.game("dragon").new(players=players, seed=1)
    while not s.round:
        s.choose(next((key for key in offered(s) if wanted in key), offered(s)[0]))
    assert s.display[TILE_WORDS.index(wanted)] == (players if wanted == "court_lady" else 1)
