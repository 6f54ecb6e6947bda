"""Setting up (4.1, 4.2) and the content of the box (GWC-S)."""

import pytest
from tests.games.great_wall.table import B, R, asked, keys, play
from tests.playing import choice_of, conserved
from tests.rules import rule

import rampart
from rampart import seeded
from rampart.games.great_wall.content.lines import GENERAL_LINES, LINE_TEA
from rampart.games.great_wall.content.names import (
    HORDE_BACKS,
    HORDE_WORDS,
)
from rampart.games.great_wall.state import GreatWall

GAME = rampart.game("great_wall")


def fresh(players: int, seed: int = 1, **options: bool) -> GreatWall:
    """A game at its first decision."""
    s = GAME.new(players=players, seed=seed, **options)
    assert isinstance(s, GreatWall)
    return s


def begun(players: int, seed: int = 1) -> GreatWall:
    """A game after the choices of setup."""
    s = fresh(players, seed)
    luck = seeded(seed)
    while s.season == 0:
        option, seat = choice_of(s, luck)
        s.choose(option, seat)
    return s


@rule("GW-SET01", "GW-SET02", "GW-SET13", "GW-SET16", "GW-SET37")
@pytest.mark.parametrize(("players", "side", "space"), [(2, 0, 0), (3, 0, 0), (4, 1, 0), (5, 1, 1)])
def test_board_side_time_and_bank(players: int, side: int, space: int) -> None:
    s = fresh(players)
    assert (s.side, s.space, s.shame_bank, s.honour) == (side, space, 10 * players, [0] * players)


@rule("GW-SET03", "GWC-S01")
def test_three_of_five_artifacts_lie_open() -> None:
    s = fresh(3)
    assert (len(s.artifacts), len(s.artifact_box)) == (3, 2)
    assert s.view(R).artifact_box == [-2, -2]
    assert [len(x) for x in (s.box.artifacts, s.box.generals, s.box.advisors, s.box.tactics, s.box.hordes)] == [
        5,
        13,
        44,
        20,
        24,
    ]


@rule("GW-SET04")
def test_only_the_back_of_the_top_horde_is_seen() -> None:
    s = fresh(3)
    seen = s.view(R)
    assert seen.next_horde == [-2 - HORDE_BACKS[s.next_horde[0]]]
    assert set(seen.horde_deck) == {-2 - 3}  # not even the backs
    doc = seen.document()
    assert set(doc["horde_deck"]) == {"?"}


@rule("GW-SET05", "GW-SET06", "GW-SET33")
@pytest.mark.parametrize(("players", "cards"), [(2, 2), (3, 3), (4, 4), (5, 5)])
def test_one_horde_a_section_and_more_with_more_players(players: int, cards: int) -> None:
    s = fresh(players)
    assert sum(card >= 0 for card in s.hordes) == cards
    assert all(s.hordes[section * 3] >= 0 for section in range(1 if players == 2 else 0, 3))


@rule("GW-SET06")
def test_e02_the_fourth_card_goes_where_the_next_back_points() -> None:
    for seed in range(12):
        s = fresh(4, seed)
        (second,) = [slot for slot in range(9) if s.hordes[slot] >= 0 and slot % 3 == 1]
        swift = HORDE_WORDS[s.hordes[second - 1]].startswith("outriders")
        assert second // 3 == HORDE_BACKS[s.next_horde[0]] or swift


@rule("GW-SET07", "GW-SET34")
def test_barricades_stand_on_all_spots() -> None:
    assert fresh(3).barricades == [3, 3, 3]
    assert fresh(2).barricades == [0, 3, 3]


@rule("GW-SET08", "GW-SET11", "GW-SET15")
def test_decks_are_shuffled_and_the_row_is_laid_out() -> None:
    s = begun(3)
    assert len(s.advisor_row) == 4
    assert len(s.advisor_deck) == 44 - 6 - 4
    assert fresh(3, 1).tactic_deck != fresh(3, 2).tactic_deck


@rule("GW-SET09")
def test_each_chooses_a_clan_in_random_order_and_has_all_its_figures() -> None:
    first = {fresh(3, seed).deciders[0] for seed in range(20)}
    assert first == {0, 1, 2}
    s = fresh(3)
    taken = s.deciders[0]
    assert keys(s, taken) == ["clan:monkey", "clan:dragon", "clan:turtle", "clan:snake"]
    play(s, (taken, "clan:turtle"))
    assert "clan:turtle" not in keys(s, s.deciders[0])
    assert s.pool == [[10, 4, 2, 0, 0]] * 3
    assert s.commands == [list(range(6))] * 3
    assert "clan:panda" in keys(fresh(5), fresh(5).deciders[0])


@rule("GW-SET10", "GW-SET12", "GWC-S05")
def test_all_keep_a_general_at_once_then_make_an_advisor_active() -> None:
    s = fresh(3)
    while asked(s).startswith("choose_clan"):
        s.choose(s.options(s.deciders[0])[0])
    assert asked(s) == "keep_general RBY"
    assert len(keys(s, R)) == 2
    for p in range(3):
        s.choose(s.options(p)[1], p)
        assert s.generals[R] < 0 or p == 2
    boxed = s.boxed_generals[R][0]
    assert s.view(B).boxed_generals[R] == [-2]
    assert s.view(R).boxed_generals[R] == [boxed]
    assert asked(s) == "choose_active RBY"
    for p in range(3):
        s.choose(s.options(p)[0], p)
    assert [len(x) for x in s.advisors] == [1, 1, 1]
    assert s.view(B).support[R] == [-2]  # hidden from the others (R33)


@rule("GW-SET14", "GW-SET17", "GWC-S06")
def test_the_generals_lines_give_goods_tactics_and_the_tea_order() -> None:
    s = begun(4)
    for p in range(4):
        line = GENERAL_LINES[s.generals[p]]
        assert s.resources[p] == line[:4]
        assert len(s.tactics[p]) == line[4]
    values = [GENERAL_LINES[s.generals[p]][LINE_TEA] for p in s.tea]
    assert values == sorted(values, reverse=True)
    assert len({line[LINE_TEA] for line in GENERAL_LINES}) == len(GENERAL_LINES)


@rule("GW-SET18")
def test_three_clerks_are_unhired_and_four_with_five_players() -> None:
    assert [(x[10], x[11]) for x in fresh(3).clerks] == [(5, 3)] * 3
    assert [(x[10], x[11]) for x in fresh(5).clerks] == [(4, 4)] * 5


@rule("GW-SET19")
def test_the_game_begins_with_fall() -> None:
    s = begun(3)
    assert (s.season, s.year, s.space) == (3, 1, 0)


@rule("GW-SET30", "GW-SET31", "GW-SET32", "GW-SET35", "GW-SET36", "GW-SET38", "GWC-S02", "GWC-REED-02")
def test_two_players_play_with_the_reed_clan_and_without_section_l() -> None:
    s = begun(2)
    assert s.reed == 2
    assert s.tea[-1] == 2
    assert s.hordes[:3] == [-1, -1, -1]
    cards = s.horde_deck + s.next_horde + [x for x in s.hordes if x >= 0]
    assert sorted(HORDE_BACKS[x] for x in cards) == [1] * 8 + [2] * 8
    assert s.pool[2][:3] == [10, 0, 0]
    assert s.clerks[2] == [1, 1, 1] + [0] * 9
    assert s.clans[2] not in s.clans[:2]
    conserved(s)


@rule("GW-T07")
def test_the_reed_clan_takes_the_first_free_clan() -> None:
    s = fresh(2)
    play(s, (s.deciders[0], "clan:monkey"))
    play(s, (s.deciders[0], "clan:turtle"))
    assert s.clans[2] == 1
