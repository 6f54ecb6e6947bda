"""The eight types of hordes: what is printed on them, and their abilities (GWC-HOR)."""

import pytest
from tests.games.great_wall.card_table import checked, first, stop, table
from tests.games.great_wall.table import B, R, Y, asked, goods, horde, keys, play, player, step
from tests.rules import rule

from rampart.games.great_wall.content.hordes import GRIDS, HONOURS, OFFENCES
from rampart.games.great_wall.content.names import BASE_HORDE_TYPES, HORDE_BACKS, HORDE_TYPES, HORDE_WORDS
from rampart.games.great_wall.queries import defence, offence
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import REWARD_WORDS, STANCES

SIGNS = {"none": "-", "wood": "W", "stone": "S", "gold": "G", "chi": "C", "any": "R", "tactic": "T"}
PRINTED = {
    "outriders": (4, 4, ". . h2 W . . / . . C h1 . ."),
    "steppe_archers": (5, 6, ". h1 W h2 . . / . . C G . ."),
    "heavy_lancers": (8, 9, ". . h3 G h2 . / . h2 S h1 . ."),
    "keshig_guard": (7, 12, ". h2 h3 h3 h2 . / . S G T h1 ."),
    "marauders": (5, 6, ". G G W . . / . . R h2 . ."),
    "sappers": (4, 8, "S . h1 W . . / W h2 . . h3 ."),
    "war_shamans": (3, 7, ". C . T . C / . h2 . h2 . ."),
    "camp_train": (3, 7, "W W . R G . / S . . C h1 ."),
}


@rule(
    "GWC-HOR-01", "GWC-HOR-02", "GWC-HOR-03", "GWC-HOR-04", "GWC-HOR-05", "GWC-HOR-06", "GWC-HOR-07", "GWC-HOR-08",
    "GWC-R14",
)  # fmt: skip
@pytest.mark.parametrize("kind", HORDE_TYPES[:BASE_HORDE_TYPES])
def test_what_is_printed_on_a_card(kind: str) -> None:
    i = HORDE_TYPES.index(kind)
    words = ["." if reward < 0 else SIGNS.get(REWARD_WORDS[reward], REWARD_WORDS[reward]) for reward in GRIDS[i]]
    assert (OFFENCES[i], HONOURS[i], f"{' '.join(words[:6])} / {' '.join(words[6:])}") == PRINTED[kind]
    assert [HORDE_BACKS[HORDE_WORDS.index(f"{kind}_{back}")] for back in "LMR"] == [0, 1, 2]


@rule("GWC-R14", "GWC-S01")
def test_the_check_sums_of_the_deck() -> None:
    base = range(BASE_HORDE_TYPES)
    spots = sum(1 for i in base for cell in GRIDS[i] if cell >= 0)
    assert (sum(OFFENCES[i] for i in base), sum(HONOURS[i] for i in base), spots) == (39, 59, 46)
    assert HORDE_WORDS[23] == "camp_train_R"


def coming(*deck: str, hordes: dict[str, list]) -> GreatWall:
    """The last card named is placed now, in spring, where the back of the one before it points."""
    return table(
        player(), player(), player(), todo=[step("place_horde", cause=4)], hordes=hordes, season="spring", year=2,
        next_horde=list(deck[::-1]),
    )  # fmt: skip


def section(s: GreatWall, i: int) -> list[str]:
    """The hordes of a section by their words."""
    return [HORDE_WORDS[card] for card in s.hordes[i * 3 : i * 3 + 3] if card >= 0]


@rule("GWC-HOR-01", "GWC-HOR-20")
def test_outriders_take_row_1_and_push_the_others_back_with_all_on_them() -> None:
    lancers = horde("heavy_lancers_L", "0.2:B 0.3:x")
    s = coming(
        "sappers_L", "outriders_M",
        hordes={"L": [lancers, "sappers_M"], "M": ["camp_train_M"], "R": ["camp_train_R"]},
    )  # fmt: skip
    assert section(s, 0) == ["outriders_M", "heavy_lancers_L", "sappers_M"]
    assert (s.covers[1][2], s.covers[1][3]) == (3 + STANCES, 2)  # B's spearman and the wound went along
    assert 2 not in s.covers[0]


@rule("GWC-HOR-20")
def test_outriders_that_find_a_full_section_are_a_raid() -> None:
    three = ["camp_train_L", "sappers_M", "marauders_M"]
    s = coming("sappers_L", "outriders_M", hordes={"L": three, "M": ["camp_train_M"], "R": ["camp_train_R"]})
    assert (section(s, 0), s.shame_bank) == (three, 27)


@rule("GWC-HOR-01")
def test_other_hordes_stay_behind() -> None:
    s = coming("sappers_L", "marauders_M", hordes={"L": ["camp_train_L"], "M": ["camp_train_M"], "R": ["camp_train_R"]})
    assert section(s, 0) == ["camp_train_L", "marauders_M"]


@rule("GWC-HOR-02", "GWC-HOR-21")
def test_steppe_archers_tax_each_shot_of_the_volley() -> None:
    s = table(
        player(goods="C", firing={"L": 2, "M": 1}), player(), player(), todo=[step("volley")], wall={"L": 1},
        hordes={"L": ["steppe_archers_L", "steppe_archers_M"], "M": ["camp_train_M"]}, season="winter",
    )  # fmt: skip
    assert "hold" in keys(s, R)
    first(s, R, "shoot:steppe_archers_L")
    assert goods(s, R) == ""  # the two cards do not double the price, and the second archer cannot pay
    assert asked(s) == "shoot R"
    assert all(key.startswith("shoot:camp_train_M") for key in keys(s, R))  # elsewhere he must shoot
    assert s.covers[0].count(2) + s.covers[1].count(2) == 1


@rule("GWC-HOR-21")
def test_steppe_archers_do_not_tax_attacks_of_archers() -> None:
    s = table(
        player(firing={"L": 1}, chosen="attack_order"), player(), player(), todo=[step("frame_for", R, frame=12)],
        hordes={"L": ["steppe_archers_L"]}, active=R,
    )  # fmt: skip
    first(s, R, "attack@L", "wound:steppe_archers_L")
    assert s.covers[0].count(2) == 1


@rule("GWC-HOR-03", "GWC-HOR-22")
def test_heavy_lancers_kill_one_more_on_their_card() -> None:
    two = horde("heavy_lancers_L", "0.2:R 0.3:R 0.4:R 1.1:B 1.2:x 1.3:x")
    s = checked(player(), player(), player(), hordes={"L": [two]})
    assert (s.pool[R][0], s.rest[R][0], s.pool[B][0]) == (9, 1, 10)  # lethality 1, and 1 more for each player
    s = table(
        player(), player(), player(), todo=[step("compare", section=0)], season="winter",
        hordes={"L": [horde("heavy_lancers_L", "0.2:R 0.3:R 0.4:R"), horde("camp_train_L", "0.0:R 0.1:R")]},
    )  # fmt: skip
    stop(s)
    assert (s.covers[0].count(3), s.covers[1].count(3)) == (1, 1)  # two fall here, one on the card behind


@rule("GWC-HOR-04", "GWC-HOR-23")
def test_keshig_guard_takes_no_wound_while_nobody_stands_on_it() -> None:
    def shots(on: str) -> list[str]:
        s = table(
            player(firing={"L": 1}), player(), player(), todo=[step("volley")], season="winter",
            hordes={"L": [horde("keshig_guard_L", on), "camp_train_L"]},
        )  # fmt: skip
        return keys(s, R)

    assert all(key.startswith("shoot:camp_train_L") for key in shots(""))
    assert all(key.startswith("shoot:camp_train_L") for key in shots("0.1:x"))
    assert any(key.startswith("shoot:keshig_guard_L") for key in shots("0.1:B"))


@rule("GWC-HOR-23")
def test_keshig_guard_stops_tactics_but_not_the_wounds_left_behind() -> None:
    s = table(
        player(tactics=["night_raid"], chosen="economy"), player(), player(), todo=[step("next_turn", slot=0)],
        track=[0], hordes={"L": ["keshig_guard_L"]},
    )  # fmt: skip
    assert asked(s) == "place_clerk R"  # nothing to raid
    s = table(
        player(), player(), player(), todo=[step("compare", section=0)], season="winter",
        hordes={"L": [horde("keshig_guard_L", "0.1:B")]},
    )  # fmt: skip
    stop(s)
    assert (s.pool[B][0], s.covers[0][1]) == (10, 2)


@rule("GWC-HOR-23", "GWC-615")
def test_a_reed_soldier_opens_the_shield_ring() -> None:
    s = table(
        player(firing={"M": 1}), player(), todo=[step("volley")], season="winter",
        hordes={"M": [horde("keshig_guard_M", "0.1:Y")], "R": ["camp_train_R"]},
    )  # fmt: skip
    assert any(key.startswith("shoot:keshig_guard_M") for key in keys(s, R))


@rule("GWC-HOR-05", "GWC-HOR-25")
def test_marauders_take_two_resources_or_honour_before_the_shame_of_a_breach() -> None:
    s = table(
        player(goods="WSG", honour=9), player(goods="G", honour=9), player(goods="WW", honour=9),
        todo=[step("compare", section=0)], hordes={"L": [horde("marauders_L", "0.1:Y")]}, season="winter",
    )  # fmt: skip
    assert asked(s) == "spend R"
    assert s.shame_bank == 30
    play(s, (R, "pay:stone"), (R, "pay:wood"))
    assert (goods(s, R), s.honour[R]) == ("G", 9)
    assert (goods(s, B), s.honour[B]) == ("", 7)  # one missing
    assert (goods(s, Y), s.honour[Y]) == ("WW", 9)  # Y has a soldier on the card
    stop(s)
    assert s.shame_bank == 28


@rule("GWC-HOR-25", "GWC-HOR-05")
def test_marauders_are_paid_in_tea_order_and_each_of_two_takes_its_own() -> None:
    rich = {"goods": "WSGC" * 2}
    s = table(
        player(**rich), player(**rich), player(**rich), todo=[step("compare", section=0)], season="winter", tea="BYR",
        hordes={"L": ["marauders_L", "marauders_M"]},
    )  # fmt: skip
    order = []
    while asked(s).startswith("spend"):
        order.append(s.deciders[0])
        play(s, (s.deciders[0], keys(s, s.deciders[0])[0]))
    assert order == [B, B, Y, Y, R, R] * 2
    assert [len(goods(s, seat)) for seat in (R, B, Y)] == [4, 4, 4]


@rule("GWC-HOR-05")
def test_marauders_take_nothing_where_the_section_holds_or_another_is_breached() -> None:
    s = table(
        player(goods="WSG"), player(), player(), todo=[step("compare", section=0)], hordes={"L": ["marauders_L"]},
        barricades={"L": 3}, season="winter",
    )  # fmt: skip
    assert (goods(s, R), s.over) == ("WSG", True)
    s = table(
        player(goods="WSG"), player(), player(), todo=[step("compare", section=1)], season="winter",
        hordes={"L": ["marauders_L"], "M": ["camp_train_M"]},
    )  # fmt: skip
    stop(s)
    assert goods(s, R) == "WSG"


@rule("GWC-HOR-06", "GWC-HOR-24")
def test_sappers_halve_the_barricades_of_their_section() -> None:
    s = table(
        player(), player(), player(), todo=[step("compare", section=0)], season="winter", wall={"L": 1},
        hordes={"L": ["keshig_guard_L", "sappers_L", "sappers_M"], "M": ["camp_train_M"]}, barricades={"L": 3, "M": 3},
    )  # fmt: skip
    assert (defence(s, 0), defence(s, 1)) == (8, 6)
    assert asked(s).startswith("place_shame")  # 15 against 8


@rule("GWC-HOR-07", "GWC-HOR-24")
def test_war_shamans_raise_the_offence_of_their_neighbours() -> None:
    s = table(
        player(), player(), player(), todo=[step("place_commands")], season="winter",
        hordes={"L": ["war_shamans_L", "war_shamans_M", "heavy_lancers_L"], "M": ["war_shamans_R"], "R": ["sappers_R"]},
    )  # fmt: skip
    assert [offence(s, i) for i in range(3)] == [18, 3, 4]


@rule("GWC-HOR-08")
def test_camp_train_heals_a_wound_of_every_other_horde_of_its_section_in_spring() -> None:
    first_wound = horde("sappers_L", "0.2:x 1.1:x 0.3:R")
    s = table(
        player(), player(), player(), todo=[step("spring")], season="winter", year=2,
        hordes={
            "L": [first_wound, horde("camp_train_L", "0.0:x"), horde("outriders_L", "0.2:x 1.2:x")],
            "M": [horde("sappers_M", "0.2:x")], "R": ["marauders_R"],
        },
    )  # fmt: skip
    assert (s.covers[0][2], s.covers[0][7], s.covers[0][3]) == (2, 1, 3)  # the lowest column first: 1.1
    assert s.covers[1][0] == 2  # not its own
    assert (s.covers[2][2], s.covers[2][8]) == (1, 2)  # then the top row first: 0.2
    assert s.covers[3][2] == 2  # not elsewhere


@rule("GWC-R12")
def test_the_ability_of_a_horde_ends_with_its_defeat() -> None:
    s = table(
        player(), player(), player(), todo=[step("horde_check"), step("compare", section=0)], season="winter",
        hordes={"L": [horde("war_shamans_L", "all:x"), "outriders_L"]}, barricades={"L": 2},
    )  # fmt: skip
    assert section(s, 0) == ["outriders_L"]
    assert (offence(s, 0), s.shame_bank) == (4, 30)  # 4 against 4 holds


@rule("GWC-R12", "GWC-HOR-03")
def test_the_ability_still_works_while_the_horde_is_defeated() -> None:
    two = horde("heavy_lancers_L", "0.2:R 0.3:R 0.4:x 1.1:x 1.2:x 1.3:x")
    s = checked(player(), player(), player(), hordes={"L": [two]})
    assert s.pool[R][0] == 10


@rule("GWC-HOR-01", "GWC-HOR-20")
def test_outriders_in_row_2_stay_there_when_another_horde_comes() -> None:
    s = coming(
        "marauders_M", "sappers_R",
        hordes={"L": ["camp_train_L", "outriders_L"], "M": ["camp_train_M"], "R": ["camp_train_R"]},
    )  # fmt: skip
    assert (section(s, 0), section(s, 1)) == (["camp_train_L", "outriders_L"], ["camp_train_M", "sappers_R"])


@rule("GWC-HOR-01", "GWC-HOR-02", "GWC-HOR-05", "GWC-HOR-06", "GWC-HOR-08")
def test_hordes_do_the_same_in_the_section_on_the_right() -> None:
    s = coming(
        "sappers_R", "outriders_M",
        hordes={"L": ["sappers_L"], "M": ["camp_train_M"], "R": ["camp_train_R", "sappers_M"]},
    )  # fmt: skip
    assert section(s, 2) == ["outriders_M", "camp_train_R", "sappers_M"]
    s = table(
        player(firing={"R": 1}), player(), player(), todo=[step("volley")], season="winter",
        hordes={"R": ["marauders_R", "steppe_archers_R"]},
    )  # fmt: skip
    assert s.over  # no chi, no shot
    s = table(
        player(goods="WWW"), player(), player(), todo=[step("compare", section=2)], season="winter",
        hordes={"R": ["sappers_R", "marauders_R"]}, barricades={"R": 3},
    )  # fmt: skip
    assert (defence(s, 2), goods(s, R)) == (3, "W")
    s = table(
        player(), player(), player(), todo=[step("spring")], season="winter", year=2,
        hordes={"R": [horde("sappers_R", "0.2:x"), horde("outriders_R", "0.2:x"), "camp_train_R"]},
    )  # fmt: skip
    assert (s.covers[6].count(2), s.covers[7].count(2)) == (0, 0)
