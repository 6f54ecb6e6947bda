"""Cards that answer what their owner does leave what others do alone (GW-T07)."""

import pytest
from tests.games.great_wall.card_table import activating, advised, leader, stop, table, turn_of
from tests.games.great_wall.table import B, R, asked, goods, horde, keys, player, step
from tests.rules import rule

from rampart.games.great_wall.state import GreatWall

ONE_LEFT = {"L": [horde("outriders_L", "0.2:Y 0.3:x 1.2:x")]}


def attacked(me: dict, *, kind: str = "spearman", **fields: object) -> GreatWall:
    """B attacks with a resting soldier; R has the card."""
    them = player(rest={f"L_{kind}": 1}, chosen="attack_order")
    return table(me, them, player(), todo=[step("frame_for", B, frame=12)], active=B, **fields)


def worked(me: dict, location: str, **theirs: object) -> GreatWall:
    """B works alone in a location."""
    fields = {key: theirs.pop(key) for key in ("tea", "barricades", "hordes") if key in theirs}
    n = 3 if location in ("quarry", "temple") else 4 if location == "barracks" else 2 if location == "tea_house" else 1
    them = player(clerks={location: n}, **theirs)
    return table(
        me, them, player(), todo=[step("activation_step", B)], active=B, advisor_row=["beacon_keeper"], **fields
    )


def summer(me: dict, name: str, **theirs: object) -> GreatWall:
    """B takes part in a step of summer or of the scoring."""
    return table(me, player(**theirs), player(), todo=[step(name, B)], season="summer", year=2)


def turn(me: dict, **fields: object) -> GreatWall:
    """The turn of B, who plays Attack Order without soldiers."""
    return turn_of(B, me, player(chosen="attack_order"), player(), **fields)


def of_archers(name: str, **fields: object) -> dict:
    """R with an advisor and soldiers ready everywhere."""
    return advised(name, goods="WWGGCC", firing={"L": 1}, rest={"M_spearman": 1}, **fields)


DOING = (
    "wall@L",
    "barricade@L",
    "donate",
    "honour",
    "up",
    "draw:1",
    "clerk",
    "soldier:archer",
    "attack@L",
    "recruit:archer",
    "rest@L",
    "stop",
)
CASES = {
    "zhou_tong": lambda: summer(leader("zhou_tong", 2, firing={"L": 1}), "income", levels={"quarry": 1}),
    "han_shizhong": lambda: worked(leader("han_shizhong", 2), "war_academy"),
    "mu_guiying": lambda: attacked(leader("mu_guiying", 2), hordes=ONE_LEFT),
    "di_qing": lambda: attacked(leader("di_qing", 2), hordes=ONE_LEFT),
    "liu_qi": lambda: worked(leader("liu_qi", 2), "builders_camp", goods="WW", barricades={}),
    "cao_bin": lambda: worked(leader("cao_bin", 2), "quarry"),
    "tax_collector": lambda: summer(advised("tax_collector", levels={"quarry": 3}), "income", levels={"quarry": 1}),
    "caravan_leader": lambda: worked(advised("caravan_leader"), "quarry"),
    "imperial_examiner": lambda: worked(advised("imperial_examiner"), "embassy", goods="GG"),
    "tea_master": lambda: worked(advised("tea_master"), "tea_house", tea="RYB"),
    "court_historian": lambda: summer(advised("court_historian"), "reclaim", discard=["economy"]),
    "fletcher": lambda: worked(advised("fletcher"), "barracks", goods="WCC"),
    "quartermaster": lambda: worked(advised("quartermaster"), "barracks", goods="WCC"),
    "trophy_keeper": lambda: summer(advised("trophy_keeper", claimed=["sappers_L"]), "score_hordes"),
    "abbot": lambda: summer(advised("abbot"), "remove_shame", goods="CC", shamed={"archer": 1}),
    "geomancer": lambda: worked(advised("geomancer"), "builders_camp", goods="W" * 5),
}  # fmt: skip


@rule(
    "GWC-GEN-03", "GWC-GEN-05", "GWC-GEN-06", "GWC-GEN-07", "GWC-GEN-10", "GWC-GEN-13", "GWC-ADV-05", "GWC-ADV-09",
    "GWC-ADV-13", "GWC-ADV-18", "GWC-ADV-20", "GWC-ADV-25", "GWC-ADV-28", "GWC-ADV-33", "GWC-ADV-34", "GWC-ADV-43",
)  # fmt: skip
@pytest.mark.parametrize("card", sorted(CASES))
def test_nothing_is_gained_by_what_another_player_does(card: str) -> None:
    s = CASES[card]()
    while not s.over:
        seat = s.deciders[0]
        assert seat == B or asked(s).startswith("place_shame")
        s.choose(next((word for word in DOING if word in keys(s, seat)), keys(s, seat)[0]), seat)
    assert (s.honour[R], goods(s, R), s.tactics[R]) == (0, "", [])


ASKED = {
    "meng_gong": lambda: worked(leader("meng_gong", 2, rest={"L_spearman": 1}), "headquarters", rest={"M_archer": 1}),
    "magistrate": lambda: worked(advised("magistrate"), "quarry"),
    "censor": lambda: worked(advised("censor", goods="WW"), "quarry"),
    "strategist": lambda: worked(advised("strategist"), "war_academy"),
    "archer_captain": lambda: turn(of_archers("archer_captain")),
    "spoils_officer": lambda: attacked(advised("spoils_officer"), hordes={"L": ["camp_train_L"]}),
    "forced_march": lambda: turn(of_archers("pathfinder", tactics=["forced_march"])),
    "night_raid": lambda: turn(of_archers("pathfinder", tactics=["night_raid"])),
    "imperial_edict": lambda: turn(of_archers("pathfinder", tactics=["imperial_edict"])),
    "master_builders": lambda: worked(player(tactics=["master_builders"], goods="C"), "builders_camp", barricades={}),
    "secret_envoy": lambda: worked(player(tactics=["secret_envoy"], goods="CC"), "embassy", goods="GG"),
    "war_council": lambda: worked(player(tactics=["war_council"], goods="CC"), "war_academy"),
    "volunteers": lambda: worked(player(tactics=["volunteers"], goods="G"), "barracks", goods="SSG"),
}  # fmt: skip


@rule(
    "GWC-GEN-08", "GWC-ADV-15", "GWC-ADV-16", "GWC-ADV-21", "GWC-ADV-24", "GWC-ADV-36", "GWC-TAC-02", "GWC-TAC-03",
    "GWC-TAC-04", "GWC-TAC-09", "GWC-TAC-10", "GWC-TAC-11", "GWC-TAC-12",
)  # fmt: skip
@pytest.mark.parametrize("card", sorted(ASKED))
def test_the_owner_is_not_asked_about_what_another_player_does(card: str) -> None:
    s = ASKED[card]()
    while not s.over:
        seat = s.deciders[0]
        assert not asked(s).startswith("respond")
        wanted = ("draw:1", "attack@L", "recruit:spearman", "clerk", "rest@L", "stop")
        s.choose(next((word for word in wanted if word in keys(s, seat)), keys(s, seat)[0]), seat)


@rule("GWC-ADV-31")
def test_the_pathfinder_gains_nothing_when_another_attacks_row_2() -> None:
    s = table(
        advised("pathfinder"), player(goods="SSG", clerks={"barracks": 4}, tactics=["surprise_charge"]), player(),
        todo=[step("activation_step", B)], active=B, hordes={"L": ["sappers_L", "camp_train_L"]},
    )  # fmt: skip
    wanted = ("recruit:spearman", "play:surprise_charge", "camp_train_L@0.0")
    stop(s, wanted=wanted)
    assert (s.honour[:2], goods(s, B)) == ([0, 1], "W")


@rule("GWC-TAC-09", "GWC-TAC-10", "GWC-ADV-18", "GWC-ADV-36")
def test_cards_of_one_location_are_of_no_use_in_another() -> None:
    s = activating(
        advised("tea_master", "spoils_officer", tactics=["master_builders", "secret_envoy"], goods="CCC",
                clerks={"headquarters": 1, "quarry": 1}, rest={"L_archer": 1}),
        player(clerks={"quarry": 2}), player(), barricades={}, advisor_row=["abbot"], tea="BRY",
    )  # fmt: skip
    while not s.over:
        assert not asked(s).startswith("respond")
        s.choose(keys(s, s.deciders[0])[0], s.deciders[0])
    assert s.honour[R] == 0
    s = activating(advised("tea_master", clerks={"headquarters": 1}, rest={"L_archer": 1}), player(), player())
    stop(s)
    assert s.honour[R] == 0  # on top, but not over tea


@rule("GWC-TAC-18", "GWC-TAC-14", "GWC-TAC-17")
def test_tactics_for_the_own_dead_are_of_no_use_for_others() -> None:
    hand = ["heroic_sacrifice", "retreat", "claim_of_glory"]
    s = table(
        player(tactics=hand, goods="CCGG"), player(), player(), todo=[step("horde_check")],
        hordes={"L": [horde("outriders_L", "0.2:B 0.3:x 1.2:x 1.3:x"), "sappers_L"]},
    )  # fmt: skip
    assert s.over
