"""The cards of the Reed clan in a game of two (GWC-REED)."""

from tests.games.great_wall.card_table import table
from tests.games.great_wall.table import B, R, asked, keys, play, player, step
from tests.rules import rule

import rampart

REED = 2
BENDING_REED = 6 * 4  # the first frame of its card


@rule("GWC-REED-01", "GW-REE09")
def test_bending_reed_moves_two_clerks_of_the_reed_clan_each_to_a_place_without_one() -> None:
    s = table(player(), player(), todo=[step("resolve_frame", frame=BENDING_REED)], active=REED, ruler=B)
    assert asked(s) == "reed_move B"
    assert "reed:quarry>gold_mine" not in keys(s, B)
    play(s, (B, "reed:quarry>temple"))
    assert not any(key.startswith("reed:temple>") for key in keys(s, B))  # each once
    play(s, (B, "reed:gold_mine>embassy"))
    assert s.over
    assert [i for i, n in enumerate(s.clerks[REED]) if n] == [0, 3, 8]


@rule("GWC-REED-01")
def test_the_ruler_may_leave_the_reed_clerks_where_they_are() -> None:
    s = table(player(), player(), todo=[step("resolve_frame", frame=BENDING_REED)], active=REED, ruler=R)
    play(s, (R, "stop"))
    assert s.over


@rule("GWC-REED-01")
def test_then_all_players_place_two_clerks_in_different_locations() -> None:
    s = table(player(), player(), todo=[step("resolve_frame", frame=BENDING_REED + 1)], active=REED, ruler=R, tea="BRY")
    for seat in (B, R):
        assert asked(s) == f"place_clerk {'RB'[seat]}"
        play(s, (seat, "place:temple"))
        assert "place:temple" not in keys(s, seat)
        play(s, (seat, "place:embassy"))
    assert s.over


@rule("GWC-REED-02", "GWC-S02")
def test_the_reed_general_brings_nothing_and_begins_at_the_bottom_of_the_tea_track() -> None:
    s = rampart.game("great_wall").new(players=2, seed=3)
    while asked(s).split()[0] in ("choose_clan", "keep_general", "choose_active"):
        play(s, (s.deciders[0], keys(s, s.deciders[0])[0]))
    assert s.tea[-1] == REED
    assert (len(s.generals), len(s.resources), len(s.honour)) == (2, 2, 2)
    hordes = [card for card in s.hordes if card >= 0] + s.next_horde + s.horde_deck
    assert len(hordes) == 16
    assert all(card % 3 for card in hordes)  # none points to the left


@rule("GWC-R06", "GWC-REED-01")
def test_the_reed_card_is_nobodys_rival() -> None:
    s = table(player(chosen="despotism"), player(), todo=[step("frame_for", R, frame=4)], active=R, track=[0, 2])
    play(s, (R, "place:temple"), (R, "place:temple"))
    assert s.over
