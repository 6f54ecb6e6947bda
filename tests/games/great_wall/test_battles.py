"""Horde check, killing and saving, shame (5.15, 5.16, 5.19)."""

from tests.games.great_wall.table import B, R, Y, asked, goods, horde, keys, pass_until, play, player, step, table
from tests.rules import rule

from rampart.games.great_wall.content.names import HORDE_WORDS
from rampart.games.great_wall.state import GreatWall

AFTER = step("reclaim", R)


def check(*people: dict, hordes: dict, **fields: object) -> GreatWall:
    """A horde check."""
    rest = [player() for _ in range(3 - len(people))]
    return table(*people, *rest, hordes=hordes, todo=[step("horde_check"), AFTER], **fields)


def claimed(s: GreatWall, seat: int) -> list[str]:
    """The cards a seat has claimed."""
    return [HORDE_WORDS[card] for card in s.claimed[seat]]


def lying(s: GreatWall, section: int) -> list[str]:
    """The hordes of a section, nearest first."""
    return [HORDE_WORDS[x] for x in s.hordes[section * 3 : section * 3 + 3] if x >= 0]


# a card of 4 spots: (0,2) (0,3) (1,2) (1,3)
MIXED = "0.2:R 0.3:R 1.2+1.3:B"


@rule("GW-DEF04", "GW-DEF05", "GW-DEF06", "GW-GEN02", "GW-DEF10", "GW-T30")
def test_e10_e11_presence_archers_and_the_claim() -> None:
    people = [player(), player(), player(firing={"L": 2, "M": 1})]
    s = check(*people, hordes={"L": [horde("outriders_L", MIXED)]}, tea="BRY", wall={"L": 1})
    assert s.honour == [2, 2, 4]  # Y's two archers on that section, not the one on another
    assert claimed(s, B) == ["outriders_L"]  # 2 spots each, B is higher
    s = check(*people, hordes={"L": [horde("outriders_L", MIXED)]}, tea="RBY", wall={"L": 1})
    assert claimed(s, R) == ["outriders_L"]


@rule("GW-DEF06", "GW-KIL01", "GW-KIL03", "GW-DEF08", "GW-DEF09", "GW-T31")
def test_e09_lethality_two_and_saving() -> None:
    spots = "0.1:R 0.2:R 0.3:R 1.2:x 1.3:x"
    s = check(player(goods="CC"), hordes={"L": [horde("steppe_archers_L", spots)]}, space=2)
    assert asked(s) == "save R"
    assert s.honour[R] == 2  # presence counts before anybody dies
    play(s, (R, "save:spearman@steppe_archers.1"))
    assert goods(s, R) == ""
    assert (s.pool[R][0], s.rest[R][0]) == (8, 2)  # one lost, two in the rest area
    assert claimed(s, R) == ["steppe_archers_L"]


@rule("GW-KIL01", "GW-DEF06")
def test_the_claimant_keeps_the_card_though_his_soldier_dies() -> None:
    s = check(player(), hordes={"L": [horde("outriders_L", "0.2:R 0.3:x 1.2:x 1.3:x")]})
    assert claimed(s, R) == ["outriders_L"]
    assert (s.pool[R][0], sum(s.rest[R])) == (10, 0)


@rule("GW-KIL01")
def test_each_player_chooses_whom_he_loses() -> None:
    spots = "0.2+0.3:R 0.4:R 1.1:x 1.2:x 1.3:x"
    s = check(player(), hordes={"L": [horde("heavy_lancers_L", spots)]}, space=0)
    assert sum(s.pool[R]) == 16  # Trample: lethality 2, both die
    s = check(player(), hordes={"L": [horde("sappers_L", "0.0:R 1.0+1.1:R 0.2:x 0.3:x 1.4:x")]})
    assert keys(s, R) == ["spearmen:1", "spearmen:0"]
    play(s, (R, "spearmen:0"))
    assert (s.pool[R][2], s.rest[R][0]) == (2, 1)


@rule("GW-DEF07", "GW-DEF11")
def test_e12_a_card_covered_by_wounds_alone_is_discarded() -> None:
    s = check(player(firing={"L": 1}), hordes={"L": [horde("outriders_L", "all:x"), "sappers_L", "marauders_L"]})
    assert s.honour == [2, 0, 0]
    assert [HORDE_WORDS[x] for x in s.horde_discard] == ["outriders_L"]
    assert lying(s, 0) == ["sappers_L", "marauders_L"]


@rule("GW-DEF11")
def test_cards_move_up_with_all_that_lies_on_them() -> None:
    behind = horde("sappers_L", "0.0:B 0.2:x")
    s = check(hordes={"L": [horde("outriders_L", "all:x"), behind]})
    assert s.covers[0] == table(*[player()] * 3, hordes={"L": [behind]}, todo=[AFTER]).covers[0]
    assert s.covers[1] == []


@rule("GW-DEF01", "GW-DEF02", "GW-DEF03")
def test_the_list_is_made_at_the_start_row_by_row() -> None:
    hordes = {
        "L": ["sappers_L", horde("outriders_L", "all:x")], "M": [horde("outriders_M", "all:x")],
        "R": [horde("outriders_R", "all:x"), horde("steppe_archers_R", "all:x")],
    }  # fmt: skip
    s = check(hordes=hordes)
    order = [HORDE_WORDS[x] for x in s.horde_discard]
    assert order == ["outriders_M", "outriders_R", "outriders_L", "steppe_archers_R"]


@rule("GW-KIL02", "GW-KIL05")
def test_without_a_victim_nobody_is_asked_to_save() -> None:
    s = check(player(goods="CCCC"), hordes={"L": [horde("outriders_L", "all:x")]})
    assert asked(s) == "reclaim R" or not asked(s).startswith("save")


@rule("GW-KIL02", "GW-T06")
def test_all_choose_victims_before_anybody_saves() -> None:
    both = "0.0:R 1.0+1.1:R 0.2:B 0.3:B 1.4:x"
    s = check(player(goods="CC"), player(goods="CC"), hordes={"L": [horde("sappers_L", both)]}, tea="BRY")
    assert asked(s) == "choose_victim R"  # B's spearmen are alike: no choice
    play(s, (R, "spearmen:1"))
    assert asked(s) == "save B"
    play(s, (B, "stop"))
    assert asked(s) == "save R"


# ---- shame


def shamed(me: dict, n: int, **fields: object) -> GreatWall:
    """So many tokens are due to R."""
    content = {"due": n, "cause": 1, "where": 0, "total": 0}
    todo = [step("shame_due", R, shaming=0), {"step": "close_pad", "seat": R, "layout": "shaming", "content": content}]
    return table(me, player(), player(), todo=[*todo, AFTER], **fields)


@rule("GW-SHM01", "GW-SHM07", "GW-SHM03")
def test_a_token_goes_under_a_soldier_or_on_a_claimed_card() -> None:
    s = shamed(player(claimed=["sappers_L", "outriders_L"], stains={"outriders_L": 2}), 3)
    places = ["soldier:spearman", "soldier:archer", "soldier:horseman", "horde:sappers_L"]
    for tokens in (1, 2):
        assert keys(s, R) == places
        play(s, (R, "horde:sappers_L"))
        assert s.stains[HORDE_WORDS.index("sappers_L")] == tokens
    assert keys(s, R) == places[:3]  # both cards are full now


@rule("GW-SHM04", "GW-SHM05")
def test_an_empty_bank_costs_five_honour_a_token() -> None:
    s = shamed(player(honour=12), 2, shame_bank=1, shame_gone=29)
    play(s, (R, "soldier:archer"))
    assert (s.shame_bank, s.honour[R], s.shamed[R][:3]) == (0, 7, [0, 1, 0])


@rule("GW-SHM06", "GW-T10")
def test_e19_a_token_without_a_place_leaves_the_game_and_costs_five_honour() -> None:
    one_left = player(honour=3, shamed={"spearman": 9, "archer": 4, "horseman": 2})
    s = shamed(one_left, 2)
    assert (s.shame_gone, s.honour[R], sum(s.shamed[R])) == (1, 0, 16)


@rule("GW-SHM03", "GW-SCO02")
def test_a_stained_card_gives_no_honour_at_the_end() -> None:
    me = player(claimed=["sappers_L", "outriders_L"], stains={"outriders_L": 1})
    s = table(me, player(), player(), todo=[step("score_hordes", R), AFTER])
    assert s.honour[R] == 8


@rule("GW-SCO01", "GW-SCO02", "GW-SCO03")
def test_e23_final_scoring() -> None:
    me = player(honour=7, shamed={"spearman": 2}, claimed=["marauders_L", "outriders_L"], stains={"outriders_L": 1},
                rest={"L_spearman": 1})  # fmt: skip
    s = table(me, player(), player(), todo=[step("end_check")], season="winter", space=5,
              artifacts=["jade_disc", "heirloom_seal", "nine_tripods"])  # fmt: skip
    assert s.over
    assert s.honour[R] == 0 + 6 + 3  # shame first, and never below 0
    assert s.breakdown()[R] == {"walls": 7, "shame": -7, "hordes": 6, "artifacts": 3}


@rule("GW-SCO04", "GW-GEN02")
def test_ties_go_to_the_higher_on_the_tea_track() -> None:
    s = table(player(honour=5), player(honour=5), player(), tea="BRY", todo=[step("game_over")])
    assert s.over
    assert s.ranking() == [[B], [R], [Y]]
    assert s.winners() == [B]


@rule("GW-KIL06", "GWC-613")
def test_saving_is_possible_in_every_killing() -> None:
    content = {"scope": 2, "section": 0, **{f"saved_{i}": 0 for i in range(5)}, **{f"killed_{i}": 0 for i in range(5)}}
    todo = [step("before_killing", killing=0), step("kill", killing=0),
            {"step": "close_pad", "layout": "killing", "content": content | {"victims": ["0@firing:0.0"]}}]  # fmt: skip
    s = table(player(goods="CC", firing={"L": 1}), player(), player(), todo=[*todo, AFTER])
    assert keys(s, R) == ["stop", "save:archer@firing"]
    play(s, (R, "save:archer@firing"))
    assert (s.firing[R][:3], s.rest[R][1]) == ([0, 0, 0], 1)
    pass_until(s, lambda: True)
