"""Tactic cards of defeats, killings and the assault (GWC-TAC-14 to GWC-TAC-20)."""

import pytest
from tests.games.great_wall.card_table import checked, first, full, stop, table
from tests.games.great_wall.table import B, R, asked, goods, horde, keys, play, player, step
from tests.rules import rule

from rampart.games.great_wall.codes import E_ABILITY, E_HONOUR
from rampart.games.great_wall.state import GreatWall
from rampart.kernel.journal import Journal


def contested(*, goods: str = "", tea: str = "RBY") -> GreatWall:
    """R covers three spots of a defeated horde, B two and holds Claim of Glory."""
    sappers = horde("sappers_L", "0.0:R 0.2:R 0.3:R 1.0:B 1.1:B 1.4:x")
    return checked(
        player(), player(tactics=["claim_of_glory"], goods=goods), player(), hordes={"L": [sappers]}, tea=tea
    )


@rule("GWC-TAC-14", "GWC-TAC-33")
def test_claim_of_glory_adds_spots_for_the_claim() -> None:
    s = contested()
    play(s, (B, "play:claim_of_glory"))
    assert [len(mine) for mine in s.claimed] == [1, 0, 0]  # 3 to 3, and R is higher at tea
    s = contested(tea="BRY")
    play(s, (B, "play:claim_of_glory"))
    assert [len(mine) for mine in s.claimed] == [0, 1, 0]
    s = contested(goods="GG")
    play(s, (B, "boost:claim_of_glory"))
    assert [len(mine) for mine in s.claimed] == [0, 1, 0]  # 5 to 3
    assert (goods(s, B), s.honour[:2], s.bonuses) == ("", [2, 2], [])
    for mine, claims in (("0.0:R 0.2:R 0.3:R 1.0:x", [0, 1, 0]), ("0.0:R 0.2:R 0.3:R 1.0:R", [1, 0, 0])):
        sappers = horde("sappers_L", f"{mine} 1.1:B 1.4:x")
        s = checked(player(), player(tactics=["claim_of_glory"], goods="GG"), player(), hordes={"L": [sappers]})
        play(s, (B, "boost:claim_of_glory"))
        assert [len(cards) for cards in s.claimed] == claims  # 1 + 3 against 3, and against 4
    s = contested()
    play(s, (B, "pass"))
    assert [len(mine) for mine in s.claimed] == [1, 0, 0]


@rule("GWC-TAC-14", "GWC-TAC-33")
def test_claim_of_glory_needs_a_soldier_on_the_card() -> None:
    s = checked(player(), player(tactics=["claim_of_glory"], goods="GG"), player(), hordes={"L": [full()]})
    assert s.over


@rule("GWC-TAC-15")
def test_plunder_the_camp_brings_goods() -> None:
    s = checked(player(tactics=["plunder_the_camp"]), player(), player(), hordes={"L": [full()]})
    play(s, (R, "play:plunder_the_camp"), (R, "take:chi"), (R, "take:wood"))
    assert (goods(s, R), s.over) == ("WC", True)
    s = checked(
        player(tactics=["plunder_the_camp"], goods="C", firing={"L": 1}), player(), player(), hordes={"L": [full("B")]}
    )
    play(s, (R, "boost:plunder_the_camp"))
    assert keys(s, R) == ["take:wood", "take:stone", "take:gold"]
    first(s, R, *["take:gold"] * 4)
    assert (goods(s, R), s.over) == ("GGGG", True)


@rule("GWC-TAC-15")
def test_plunder_the_camp_needs_a_soldier_or_an_archer_there() -> None:
    s = checked(
        player(tactics=["plunder_the_camp"], firing={"M": 1}, rest={"L_spearman": 1}), player(), player(),
        hordes={"L": [full("B")]},
    )  # fmt: skip
    assert s.over


@rule("GWC-TAC-16")
def test_pursuit_wounds_another_horde_of_the_section() -> None:
    hordes = {"M": [full("B"), "sappers_L"], "L": ["camp_train_M"]}
    s = checked(player(tactics=["pursuit"]), player(), player(), hordes=hordes)
    play(s, (R, "play:pursuit"))
    assert {key.split("@")[0] for key in keys(s, R)} == {"wound:sappers_L"}
    play(s, (R, "wound:sappers_L@0.0"))
    assert (s.covers[3][0], s.over) == (2, True)
    s = checked(player(tactics=["pursuit"], goods="CC"), player(), player(), hordes={"L": [full("B")]})
    assert s.over  # nothing else there, and no soldier of R's


@rule("GWC-TAC-16")
def test_pursuit_boosted_attacks_with_survivors_and_saved_soldiers_after_the_defeat() -> None:
    three = horde("outriders_L", "0.2:R 0.3:R 1.2:R 1.3:R")
    s = checked(
        player(tactics=["pursuit"], goods="CCCC", rest={"L_horseman": 1}), player(), player(),
        hordes={"L": [three, "camp_train_L"]}, space=2,
    )  # fmt: skip
    play(s, (R, "boost:pursuit"), (R, "save:spearman@outriders.1"))
    assert goods(s, R) == ""  # two victims, one saved; two survive
    assert (keys(s, R), len(s.claimed[R])) == (["spearman@L", "stop"], 1)
    play(s, (R, "spearman@L"), (R, "camp_train_L@0.0"), (R, "spearman@L"), (R, "camp_train_L@0.1"))
    assert (goods(s, R), s.rest[R][:3], s.over) == ("WW", [1, 0, 1], True)


def breached(mine: dict, *, space: int = 0, on: str = "0.2:R 0.3:R 0.4:R", **fields: object) -> GreatWall:
    """Section L is breached by Lancers in row 1 and a Camp Train with a spearman of R."""
    return table(
        mine, player(), player(), todo=[step("compare", section=0)], season="winter", space=space, wall={"L": 1},
        hordes={"L": [horde("heavy_lancers_L", on), horde("camp_train_L", "0.0:R")]}, **fields,
    )  # fmt: skip


@rule("GWC-TAC-17")
def test_retreat_saves_one_victim_free_of_charge() -> None:
    s = breached(player(tactics=["retreat"], firing={"L": 2}))
    stop(s, "respond")
    play(s, (R, "play:retreat"))
    assert set(keys(s, R)) == {"save:spearman@heavy_lancers.1", "save:spearman@camp_train.2", "save:archer@firing"}
    play(s, (R, "save:archer@firing"))
    stop(s)
    assert (s.rest[R][1], s.firing[R][0]) == (1, 0)
    assert s.covers[0].count(3) == 1  # two of three fell


@rule("GWC-TAC-17", "GWC-TAC-32")
def test_retreat_boosted_saves_all_victims_of_a_breach() -> None:
    s = breached(player(tactics=["retreat"], firing={"L": 2}, goods="CC"))
    stop(s, "respond")
    play(s, (R, "boost:retreat"))
    stop(s)
    assert (s.rest[R][0], s.rest[R][1], goods(s, R)) == (3, 2, "")
    assert (s.covers[0].count(3), s.covers[0].count(2), s.covers[1].count(2)) == (1, 2, 1)


@rule("GWC-TAC-17")
def test_retreat_needs_an_own_victim() -> None:
    s = checked(player(tactics=["retreat"]), player(), player(), hordes={"L": [full("B")]})
    assert s.over


@rule("GWC-TAC-18", "GWC-TAC-31")
def test_heroic_sacrifice_rewards_one_victim_after_the_kill() -> None:
    two = horde("outriders_L", "0.2:R 0.3:R 1.2:x 1.3:x")
    s = checked(player(tactics=["heroic_sacrifice"]), player(), player(), hordes={"L": [two, "sappers_L"]}, space=2)
    play(s, (R, "play:heroic_sacrifice"))
    assert s.honour[R] == 2 + 2
    assert all(key.startswith("wound:sappers_L") for key in keys(s, R))
    play(s, (R, "wound:sappers_L@0.0"))
    assert (s.over, s.pool[R][0], s.covers[0].count(2)) == (True, 10, 1)
    s = checked(player(tactics=["heroic_sacrifice"]), player(), player(), hordes={"M": [full(), "sappers_L"]})
    play(s, (R, "play:heroic_sacrifice"), (R, "wound:sappers_L@0.0"))
    assert (s.honour[R], s.covers[3].count(2)) == (2 + 2, 1)


@rule("GWC-TAC-18", "GWC-TAC-31")
@pytest.mark.parametrize(("saved", "honour"), [(0, 6), (2, 4)])
def test_heroic_sacrifice_boosted_rewards_up_to_three_dead(saved: int, honour: int) -> None:
    four = horde("heavy_lancers_L", "0.2:R 0.3:R 0.4:R 1.1:R 1.2:x 1.3:x")
    s = checked(
        player(tactics=["heroic_sacrifice"], goods="C" + "CC" * saved), player(), player(),
        hordes={"M": [four, "sappers_L"]}, space=4,
    )  # fmt: skip
    play(s, (R, "boost:heroic_sacrifice"))
    for _ in range(saved):
        play(s, (R, "save:spearman@heavy_lancers.1"))
    assert (s.honour[R], goods(s, R)) == (2 + honour, "")
    first(s, R, *["wound:sappers_L"] * (honour // 2))
    assert (s.over, s.covers[3].count(2)) == (True, honour // 2)


@rule("GWC-TAC-18")
def test_heroic_sacrifice_brings_nothing_where_all_are_saved() -> None:
    s = checked(
        player(tactics=["heroic_sacrifice"], goods="CC"), player(), player(), hordes={"L": [full(), "sappers_L"]}
    )
    play(s, (R, "play:heroic_sacrifice"), (R, "save:spearman@outriders.1"))
    assert (s.over, s.honour[R], s.covers[0].count(2)) == (True, 2, 0)


def compared(mine: dict, hordes: list, barricades: int = 0, section: int = 0) -> GreatWall:
    """Section L is compared; R may answer."""
    return table(
        mine, player(), player(), todo=[step("compare", section=section)], season="winter", hordes={"L": hordes},
        barricades={"L": barricades},
    )  # fmt: skip


@rule("GWC-TAC-19")
def test_oil_and_stones_raise_the_defence() -> None:
    s = compared(player(tactics=["oil_and_stones"], goods="WG"), ["outriders_L"], 1)
    play(s, (R, "play:oil_and_stones"))
    assert (s.over, s.honour[R], s.shame_bank, goods(s, R)) == (True, 1, 30, "WG")  # 4 against 2 + 2
    s = compared(player(tactics=["oil_and_stones"], goods="WGC"), ["outriders_L", "sappers_L"], 3)
    play(s, (R, "boost:oil_and_stones"), (R, "pay:wood"))  # and the gold
    assert (s.over, s.honour[R], s.shame_bank, goods(s, R)) == (True, 1, 30, "C")  # 8 against 3 + 5
    s = compared(player(tactics=["oil_and_stones"], goods="WCC"), ["outriders_L", "sappers_L"], 3)
    assert keys(s, R) == ["pass", "play:oil_and_stones"]  # chi is no material
    play(s, (R, "play:oil_and_stones"))
    assert asked(s).startswith("place_shame")  # 8 against 3 + 2
    s = compared(player(tactics=["oil_and_stones"]), ["marauders_L"], 1)
    play(s, (R, "play:oil_and_stones"))
    assert asked(s).startswith("place_shame")  # 5 against 2 + 2
    s = compared(player(tactics=["oil_and_stones"], goods="WW"), ["outriders_L", "sappers_L"], 2)
    play(s, (R, "boost:oil_and_stones"))
    assert asked(s).startswith("place_shame")  # 8 against 2 + 5


@rule("GWC-TAC-20")
def test_empty_fort_takes_one_shame_off() -> None:
    s = compared(player(tactics=["empty_fort"]), ["outriders_L", "sappers_L", "camp_train_L"])
    play(s, (R, "play:empty_fort"))
    stop(s)
    assert [sum(mine) for mine in s.shamed] == [2, 3, 3]
    assert s.bonuses == []


@rule("GWC-TAC-20")
def test_empty_fort_boosted_takes_all_shame_off_and_shields_the_archers() -> None:
    s = compared(player(tactics=["empty_fort"], goods="CC", firing={"L": 1}), ["outriders_L", "sappers_L"])
    play(s, (R, "boost:empty_fort"))
    stop(s)
    assert [sum(mine) for mine in s.shamed] == [0, 2, 2]
    assert (s.firing[R][0], s.rest[R][1], goods(s, R)) == (1, 0, "")  # they stay, and were not saved
    s = compared(player(tactics=["empty_fort"], firing={"L": 1}), ["outriders_L", "sappers_L"])
    play(s, (R, "play:empty_fort"))
    stop(s)
    assert s.firing[R][0] == 0


@rule("GWC-TAC-20", "GWC-601")
def test_empty_fort_is_of_no_use_without_a_horde() -> None:
    s = compared(player(tactics=["empty_fort"], goods="CC"), [])
    assert s.over


@rule("GW-T20", "GW-TAC02")
def test_one_tactic_card_a_player_and_moment() -> None:
    both = ["oil_and_stones", "empty_fort"]
    s = compared(player(tactics=both, goods="WWCC"), ["outriders_L"])
    play(s, (R, "play:empty_fort"))
    assert asked(s) == "place_shame B"
    assert s.tactics[R] == [18]


@rule("GWC-609", "GW-DEF04")
def test_honour_for_several_players_comes_before_any_card_answers() -> None:
    both = horde("outriders_L", "0.2:R 0.3:B 1.2:x 1.3:x")
    s = checked(player(advisors=["banner_maker"]), player(tactics=["claim_of_glory"]), player(), hordes={"L": [both]})
    s.journal = Journal()
    play(s, (B, "pass"))
    told = [(event.code, event.seat) for event in s.journal.events if event.code in (E_HONOUR, E_ABILITY)]
    assert told == [(E_HONOUR, R), (E_HONOUR, B), (E_ABILITY, R), (E_HONOUR, R)]


@rule("GWC-TAC-16", "GWC-TAC-18")
def test_any_player_pursues_and_is_avenged_in_any_section() -> None:
    horsemen = horde("heavy_lancers_R", "0.2+0.3:B 1.2+1.3:B 0.4:x 1.1:x")
    s = checked(
        player(), player(tactics=["pursuit", "heroic_sacrifice"], goods="CCCCC"), player(), tea="YRB",
        hordes={"R": [horsemen, "camp_train_R"]},
    )  # fmt: skip
    play(s, (B, "boost:pursuit"), (B, "boost:heroic_sacrifice"), (B, "save:horseman@heavy_lancers.1"))
    assert (goods(s, B), s.honour[B], s.rest[B][12]) == ("", 2 + 2, 1)  # two victims, one of them saved
    play(s, (B, "wound:camp_train_R@0.0"))
    assert keys(s, B) == ["horseman@R", "stop"]
    first(s, B, "horseman@R", "camp_train_R@")
    assert s.rest[B][12] == 0


@rule("GWC-TAC-19", "GW-WIN06")
def test_oil_and_stones_decide_a_close_assault() -> None:
    hordes = {"L": ["keshig_guard_L", "steppe_archers_L", "camp_train_L"]}  # 7 + 5 + 3 against 10 + 4
    for key, holds in (("pass", False), ("play:oil_and_stones", True)):
        s = table(
            player(tactics=["oil_and_stones"]), player(), player(), todo=[step("compare", section=0)], season="winter",
            hordes=hordes, wall={"L": 2}, barricades={"L": 2},
        )  # fmt: skip
        play(s, (R, key))
        assert (s.over, s.honour[R]) == (holds, 1 if holds else 0)


@rule("GWC-TAC-32", "GW-T32")
def test_a_boosted_retreat_brings_five_victims_home() -> None:
    s = table(
        player(tactics=["retreat"], firing={"M": 2}, goods="CC"), player(), player(), season="winter", space=2,
        todo=[step("compare", section=1)], wall={"M": 1},
        hordes={"M": [horde("keshig_guard_M", "0.1:R 0.2:R 0.3:R"), horde("camp_train_M", "0.0:R")]},
    )  # fmt: skip
    stop(s, "respond")
    play(s, (R, "boost:retreat"))
    stop(s)
    assert (s.rest[R][5], s.rest[R][6], s.firing[R][1]) == (3, 2, 0)
    assert (s.covers[3].count(2) + s.covers[4].count(2), s.covers[3].count(3)) == (3, 1)
