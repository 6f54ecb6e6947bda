"""Barracks, attack and headquarters (5.8, 5.9, 5.11)."""

from tests.games.great_wall.table import (
    B,
    R,
    asked,
    goods,
    horde,
    keys,
    pass_until,
    play,
    player,
    refusals,
    step,
    table,
)
from tests.rules import rule

from rampart.games.great_wall.content.names import HORDE_WORDS
from rampart.games.great_wall.state import GreatWall


def barracks(clerks: int, own: str, hordes: dict | None = None, **fields: object) -> GreatWall:
    """R and B fill the barracks."""
    extra = {k: fields.pop(k) for k in ("advisors", "tactics", "rest", "firing", "shamed") if k in fields}
    return table(
        player(goods=own, clerks={"barracks": clerks}, **extra), player(clerks={"barracks": 4 - clerks}), player(),
        active=R, ruler=R, hordes=hordes, todo=[step("activation_step", R), step("reclaim", R)], **fields,
    )  # fmt: skip


def resting(rest: dict, hordes: dict, firing: dict | None = None, **fields: object) -> GreatWall:
    """R gives an attack order."""
    return table(
        player(rest=rest, firing=firing or {}, chosen="attack_order", **fields), player(chosen="economy"), player(),
        active=R, ruler=R, track=[R, B], hordes=hordes, todo=[step("resolve_frame", frame=12), step("reclaim", R)],
    )  # fmt: skip


# ---- barracks


@rule("GW-BAR01", "GW-BAR02", "GW-BAR03", "GW-T33")
def test_e22_a_group_is_named_paid_at_once_and_deployed() -> None:
    s = barracks(2, "SSSSGG", {"L": ["sappers_L"]})
    play(s, (R, "recruit:spearman"), (R, "recruit:spearman"))
    assert asked(s) == "station R"
    assert goods(s, R) == ""
    play(s, (R, "sappers_L@0.0"))
    assert goods(s, R) == "S"  # the reward of the first attack came too late to pay for anything
    play(s, (R, "rest@R"))
    assert (s.pool[R][0], s.rest[R][10]) == (8, 1)


@rule("GW-BAR04", "GW-ATK02")
def test_members_of_a_group_may_differ_and_go_to_different_places() -> None:
    s = barracks(2, "SSGCCW")
    play(s, (R, "recruit:spearman"), (R, "recruit:archer"))
    assert keys(s, R) == ["deploy:spearman", "deploy:archer"]
    play(s, (R, "deploy:archer"), (R, "firing@R"))
    assert asked(s) == "place_wound R"
    play(s, (R, keys(s, R)[0]), (R, "rest@L"))
    assert (s.firing[R][:3], s.rest[R][0]) == ([0, 0, 1], 1)


@rule("GW-BAR05")
def test_who_cannot_pay_recruits_nobody_and_the_clerks_go_home() -> None:
    s = barracks(3, "SS")
    pass_until(s, lambda: asked(s) == "reclaim R" or s.activated == 0)
    assert s.clerks[R][10] == 5
    s = barracks(3, "SSG" + "CCW")
    assert refusals(s, R) == [("recruit:horseman", "GW-BAR05")]
    assert "The group would cost 1 wood, 3 gold." in s.decision(R).refused[0].why


# ---- attack


@rule("GW-ATK01")
def test_a_spearman_reaches_only_the_first_row() -> None:
    s = resting({"L_spearman": 1}, {"L": ["outriders_L", "sappers_L"]})
    play(s, (R, "attack@L"))
    assert keys(s, R) == ["outriders_L@0.2", "outriders_L@0.3", "outriders_L@1.2", "outriders_L@1.3"]
    assert refusals(s, R) == [("row2@L", "GW-ATK01")]
    s = resting({"L_spearman": 1}, {"L": [horde("outriders_L", "all:x"), "sappers_L"], "M": ["camp_train_M"]})
    assert asked(s) != "choose_section R"  # even a covered first card hides the one behind


@rule("GW-ATK03")
def test_e21_a_horseman_needs_two_adjacent_spots_of_any_row() -> None:
    diagonal = "0.2:x 0.3:x 0.1:x 0.4:x 1.1:x 1.3:x 1.4:x"  # leaves nothing but (1,2)
    s = resting({"L_horseman": 1}, {"L": [horde("keshig_guard_L", diagonal), "outriders_L"]})
    play(s, (R, "attack@L"))
    pairs = keys(s, R)
    assert not [key for key in pairs if key.startswith("keshig")]
    assert "outriders_L@0.2+0.3" in pairs
    assert "outriders_L@0.2+1.2" in pairs
    assert "outriders_L@0.2+1.3" not in pairs
    lonely = horde("sappers_L", "0.0:x 0.2:x 1.0:x")  # leaves (0,3), (1,1) and (1,4)
    s = resting({"L_horseman": 1}, {"L": [lonely]})
    assert asked(s) != "choose_section R"


@rule("GW-ATK04")
def test_a_horseman_takes_both_rewards() -> None:
    s = resting({"L_horseman": 1}, {"L": ["heavy_lancers_L"]})
    play(s, (R, "attack@L"), (R, "heavy_lancers_L@0.2+0.3"))
    assert (s.honour[R], goods(s, R)) == (3, "G")
    assert s.covers[0][2:4] == [3 + 1, 3 + 2]


@rule("GW-ATK04")
def test_where_the_order_of_two_rewards_matters_the_player_picks_it() -> None:
    s = resting({"L_horseman": 1}, {"L": ["camp_train_L"]}, advisors=["spoils_officer"])
    play(s, (R, "attack@L"), (R, "camp_train_L@0.0+1.0"))
    assert keys(s, R) == ["first:wood", "first:stone"]
    play(s, (R, "first:stone"))
    pass_until(s, lambda: len(goods(s, R)) >= 3, ("use:spoils_officer", "stop"))
    assert goods(s, R) == "WSS"


@rule("GW-ATK05", "GW-ATK07", "GW-ATK12", "GW-T51", "GWC-R09")
def test_an_archer_takes_a_firing_spot_and_wounds_any_row_without_reward() -> None:
    s = resting({"L_archer": 2}, {"L": ["outriders_L", "sappers_L"]})
    play(s, (R, "attack@L"))
    assert "wound:sappers_L@0.0" in keys(s, R)
    play(s, (R, "wound:sappers_L@0.0"))
    assert s.covers[1][0] == 2
    assert goods(s, R) == ""
    assert s.firing[R][:3] == [1, 0, 0]  # one firing spot without a wall: the other archer stays at rest
    assert s.rest[R][1] == 1


@rule("GW-ATK05")
def test_an_archer_without_a_spot_to_wound_still_takes_the_firing_spot() -> None:
    s = resting({"L_archer": 1}, {"L": [horde("outriders_L", "all:x")]})
    play(s, (R, "attack@L"))
    assert s.firing[R][:3] == [1, 0, 0]


@rule("GW-ATK06", "GWC-CMD-14")
def test_an_archer_on_a_firing_spot_wounds_and_stays() -> None:
    s = resting({}, {"L": ["outriders_L"]}, {"L": 1})
    play(s, (R, "attack@L"), (R, "wound:outriders_L@1.3"))
    assert (s.firing[R][:3], s.covers[0][9]) == ([1, 0, 0], 2)
    s = resting({}, {"L": [horde("outriders_L", "all:x")]}, {"L": 1})
    assert asked(s) != "choose_section R"  # it could do nothing


@rule("GW-ATK08", "GW-ATK09")
def test_an_order_reaches_resting_soldiers_and_their_own_section_only() -> None:
    hordes = {"L": [horde("sappers_L", "0.0:R")], "M": ["camp_train_M"]}
    s = resting({"M_spearman": 1}, hordes)
    assert keys(s, R) == ["stop", "attack@M"]  # the one on the card in L cannot attack again
    play(s, (R, "attack@M"))
    assert {key.split("@")[0] for key in keys(s, R)} == {"camp_train_M"}


@rule("GW-ATK11", "GW-DEF12")
def test_covering_all_spots_defeats_nobody_at_once() -> None:
    s = resting({"L_spearman": 1}, {"L": [horde("outriders_L", "0.2:x 0.3:x 1.2:x")]})
    play(s, (R, "attack@L"))
    assert s.hordes[0] == HORDE_WORDS.index("outriders_L")
    assert 1 not in s.covers[0]


# ---- headquarters


def headquarters(clerks: int, **fields: object) -> GreatWall:
    """R has clerks in the headquarters."""
    return table(
        player(clerks={"headquarters": clerks}, **fields), player(), player(), active=R, ruler=R, wall={"R": 1},
        todo=[step("activation_step", R), step("reclaim", R)],
    )  # fmt: skip


@rule("GW-HQ01", "GW-HQ02", "GW-HQ03")
def test_soldiers_move_from_one_section_to_another() -> None:
    s = headquarters(1, rest={"L_spearman": 2, "L_archer": 1}, firing={"L": 1})
    covers = [row[:] for row in s.covers]
    play(s, (R, "move:L>R"), (R, "spearman:1"), (R, "archer:1"))
    assert keys(s, R) == ["firing:0", "firing:1"]
    play(s, (R, "firing:1"))
    assert (s.rest[R][:3], s.rest[R][5:8], s.rest[R][10:13]) == ([1, 0, 0], [0, 0, 0], [1, 1, 0])
    assert s.firing[R][:3] == [0, 0, 1]
    assert s.covers == covers


@rule("GW-HQ02")
def test_an_archer_of_a_firing_spot_may_go_to_rest() -> None:
    s = headquarters(1, firing={"L": 1})
    play(s, (R, "move:L>M"), (R, "firing:0"), (R, "firing_to_rest:1"))
    assert (s.firing[R][:3], s.rest[R][6]) == ([0, 0, 0], 1)


@rule("GW-HQ04")
def test_the_same_soldiers_may_be_moved_again() -> None:
    s = headquarters(2, rest={"L_spearman": 1})
    play(s, (R, "move:L>M"), (R, "spearman:1"), (R, "move:M>R"), (R, "spearman:1"))
    assert s.rest[R][10] == 1


@rule("GW-HQ05")
def test_nobody_moves_within_a_section() -> None:
    s = headquarters(1, firing={"L": 1})
    assert keys(s, R) == ["stop", "move:L>M", "move:L>R"]
