"""The six command cards, and Betrayal (GWC-CMD)."""

import pytest
from tests.games.great_wall.card_table import first, stop, table
from tests.games.great_wall.table import B, R, Y, asked, goods, horde, keys, play, player, step
from tests.rules import rule

from rampart.games.great_wall.state import GreatWall

FOUR = ["quarry", "quarry", "temple", "embassy"]


def frame(card: str, i: int, seat: int = R) -> dict:
    """A frame of a command card, for one player."""
    return step("frame_for", seat, card=card, frame=i - 1)


def played(card: str, i: int, *, rival: str = "betrayal", me: dict | None = None, **fields: object) -> GreatWall:
    """R resolves a frame of the card while B's card lies on the track too."""
    mine = {**player(**(me or {})), "chosen": card}
    return table(mine, player(chosen=rival), player(), todo=[frame(card, i)], active=R, **fields)


def whole_turn(card: str, *players: dict, **fields: object) -> GreatWall:
    """The frames of R's card, one after the other."""
    frames = [step("resolve_frame", card=card, frame=i) for i in range(1 if card == "betrayal" else 3)]
    track = [p for p, me in enumerate(players) if me.get("chosen")]
    return table(*players, todo=frames, active=R, ruler=R, track=track, **fields)


def can_place(s: GreatWall, seat: int) -> int:
    """How many clerks a seat may place now, one after the other, into different locations."""
    n = 0
    for location in ("quarry", "temple", "embassy", "barracks", "gold_mine", "war_academy"):
        if s.over or asked(s) != f"place_clerk {'RBY'[seat]}":
            return n
        play(s, (seat, f"place:{location}"))
        n += 1
    return n


OTHERS_PLACE = [("economy", 2), ("despotism", 1), ("work_harder", 2), ("attack_order", 2), ("call_to_arms", 2)]


@rule("GWC-CMD-01", "GWC-CMD-02", "GWC-CMD-03", "GWC-CMD-04", "GWC-CMD-05", "GW-FAL07")
@pytest.mark.parametrize(("card", "most"), OTHERS_PLACE)
def test_the_others_place_clerks_each_into_another_location(card: str, most: int) -> None:
    s = table(
        player(chosen=card), player(chosen="economy"), player(chosen="economy"),
        todo=[step("resolve_frame", card=card, frame=1)], active=R, ruler=R, tea="YRB",
    )  # fmt: skip
    assert asked(s) == "place_clerk Y"  # tea order, without the owner
    play(s, (Y, "place:quarry"))
    if most == 2:
        assert "place:quarry" not in keys(s, Y)
        play(s, (Y, "place:temple"))
    assert asked(s) == "place_clerk B"
    assert can_place(s, B) == most
    assert s.over


@rule("GWC-CMD-01")
def test_economy_places_four_clerks_and_gains_a_resource() -> None:
    s = played("economy", 1)
    play(s, *((R, f"place:{location}") for location in FOUR))
    assert (s.over, s.clerks[R][1], s.clerks[R][3], s.clerks[R][8]) == (True, 2, 1, 1)
    s = played("economy", 3)
    assert keys(s, R) == ["take:wood", "take:stone", "take:gold", "take:chi"]
    play(s, (R, "take:gold"))
    assert (s.over, goods(s, R)) == (True, "G")


@rule("GWC-CMD-01", "GWC-R06")
def test_economy_gains_two_more_with_a_rival_who_works_harder() -> None:
    s = played("economy", 3, rival="work_harder")
    play(s, (R, "take:gold"), (R, "take:wood"), (R, "take:chi"))
    assert (s.over, goods(s, R)) == (True, "WGC")
    s = table(
        player(chosen="economy"), player(chosen="work_harder"), player(chosen="work_harder"), todo=[frame("economy", 3)]
    )
    first(s, R, "take", "take", "take")
    assert s.over  # two rivals count once
    s = table(player(chosen="work_harder"), player(), player(), todo=[frame("economy", 3)])
    first(s, R, "take")
    assert s.over  # one's own card is no rival


@rule("GWC-CMD-02", "GWC-R06")
@pytest.mark.parametrize(("rival", "most"), [("economy", 4), ("work_harder", 2), ("betrayal", 2)])
def test_despotism_places_two_clerks_and_two_more_with_a_rival_economy(rival: str, most: int) -> None:
    assert can_place(played("despotism", 1, rival=rival), R) == most


@rule("GWC-CMD-02")
def test_despotism_activates_a_location_with_an_own_clerk() -> None:
    s = played("despotism", 3, me={"clerks": {"quarry": 1, "temple": 2}})
    assert keys(s, R) == ["activate:quarry", "activate:temple", "none"]
    play(s, (R, "activate:temple"))
    stop(s)
    assert (goods(s, R), s.clerks[R][3], s.shame_bank) == ("CC", 0, 30)  # not full, alone, and no shame


@rule("GWC-CMD-02")
def test_despotism_may_activate_special_locations_but_none_without_an_own_clerk() -> None:
    s = table(
        player(chosen="despotism"), player(chosen="betrayal", clerks={"quarry": 2}), player(),
        todo=[frame("despotism", 3)], active=R,
    )  # fmt: skip
    assert s.over
    s = played("despotism", 3, me={"clerks": {"war_academy": 1}})
    assert keys(s, R) == ["activate:war_academy", "none"]


@rule("GWC-CMD-03", "GW-T45")
@pytest.mark.parametrize(("rival", "left"), [("economy", "W"), ("attack_order", "WWW")])
def test_work_harder_builds_cheaper_for_the_printed_honour(rival: str, left: str) -> None:
    s = played("work_harder", 3, rival=rival, me={"goods": "WWWWCC"})
    play(s, (R, "wall@L"))
    assert (goods(s, R), s.honour[R], s.wall[0], s.over) == (left + "CC", 5, 1, True)


@rule("GWC-CMD-03")
def test_work_harder_uses_the_warehouse_first_and_builds_one_piece() -> None:
    s = played(
        "work_harder",
        3,
        rival="attack_order",
        me={"goods": "WWW"},
        wall={"L": 1, "M": 3, "R": 3},
        warehouse={"wood": 3},
    )
    play(s, (R, "wall@L"))
    assert (goods(s, R), s.honour[R], sum(s.warehouse), s.wall[0], s.over) == ("", 10, 0, 2, True)
    s = played("work_harder", 3, me={"goods": ""}, barricades={"L": 2})
    assert keys(s, R)[0] == "barricade@L"
    play(s, (R, "barricade@L"))
    assert (s.honour[R], s.barricades[0], s.over) == (2, 3, True)
    assert can_place(played("work_harder", 1), R) == 2


def rested(**fields: int) -> dict:
    """R's resting soldiers by section and kind."""
    return {"rest": fields}


@rule("GWC-CMD-04", "GWC-CMD-14")
def test_attack_order_lets_all_soldiers_of_a_section_attack() -> None:
    three = horde("outriders_L", "0.2:x 0.3:x 1.2:x")
    s = played(
        "attack_order", 1, rival="call_to_arms", me=rested(L_spearman=2, L_archer=1), hordes={"L": [three]},
    )  # fmt: skip
    play(s, (R, "attack@L"))
    assert "stop" not in keys(s, R)
    play(s, (R, "spearman@L"))
    assert s.over  # the second spearman finds no target, the archer takes the firing spot and has nothing to wound
    assert (s.rest[R][0], s.firing[R][0], s.honour[R]) == (1, 1, 1 + 2)


@rule("GWC-CMD-04")
@pytest.mark.parametrize(("rival", "n", "honour"), [("call_to_arms", 3, 3), ("call_to_arms", 6, 4), ("economy", 3, 0)])
def test_attack_order_gains_honour_for_attackers_with_a_rival_call_to_arms(rival: str, n: int, honour: int) -> None:
    s = played("attack_order", 1, rival=rival, me=rested(L_spearman=n), hordes={"L": ["camp_train_L"]})
    play(s, (R, "attack@L"))
    spots = ["0.0", "0.1", "0.4", "1.0", "1.3", "0.3"]
    for spot in spots[:n]:
        play(s, (R, f"camp_train_L@{spot}"))
        if asked(s).startswith("take_resource"):
            play(s, (R, "take:wood"))
    assert (s.over, s.honour[R]) == (True, honour)


@rule("GWC-CMD-14", "GWC-CMD-04")
def test_attack_order_lets_a_player_choose_no_section_or_several() -> None:
    s = played("attack_order", 1, me=rested(L_spearman=1, M_spearman=1))
    assert keys(s, R) == ["stop", "attack@L", "attack@M"]
    play(s, (R, "attack@M"))
    first(s, R, "camp_train_M@0.0")
    assert keys(s, R) == ["stop", "attack@L"]
    play(s, (R, "stop"))
    assert (s.over, s.rest[R][0]) == (True, 1)
    assert can_place(played("attack_order", 3), R) == 2


@rule("GWC-CMD-14")
def test_an_archer_on_the_wall_without_a_target_has_not_attacked() -> None:
    full = horde("outriders_L", "all:x")
    s = played(
        "attack_order", 1, rival="call_to_arms", me={"firing": {"L": 1}, "rest": {"M_spearman": 1}},
        hordes={"L": [full], "M": ["camp_train_M"]},
    )  # fmt: skip
    assert keys(s, R) == ["stop", "attack@M"]
    s = played("attack_order", 1, rival="call_to_arms", me={"firing": {"L": 1}}, hordes={"L": ["camp_train_L"]})
    first(s, R, "attack@L", "wound:camp_train_L@0.0")
    assert (s.over, s.honour[R]) == (True, 1)


@rule("GWC-CMD-05", "GWC-CMD-12")
@pytest.mark.parametrize(("rival", "most", "paid"), [("economy", 2, 5), ("despotism", 3, 6)])
def test_call_to_arms_recruits_a_cheaper_group(rival: str, most: int, paid: int) -> None:
    s = played("call_to_arms", 3, rival=rival, me={"goods": "S" * 9 + "G" * 9})
    for _ in range(most):
        play(s, (R, "recruit:spearman"))
    assert asked(s) == "spare_price R"  # no more
    while asked(s).startswith("spare_price"):
        play(s, (R, "spare:stone"))
    assert len(goods(s, R)) == 18 - paid
    stop(s)
    assert (sum(s.pool[R]), s.shame_bank) == (16 - most, 30)
    assert can_place(played("call_to_arms", 1), R) == 2


@rule("GWC-CMD-13", "GWC-CMD-05")
def test_a_player_does_the_part_of_a_frame_that_can_be_paid() -> None:
    s = played("call_to_arms", 3, rival="despotism", me={"goods": "SG"})
    play(s, (R, "recruit:spearman"))
    assert asked(s) == "spare_price R"  # two cost six, and only three come off
    play(s, (R, "spare:stone"), (R, "spare:stone"))
    assert goods(s, R) == "SG"


@rule("GWC-CMD-06", "GWC-CMD-10")
def test_betrayal_copies_cards_of_others_but_no_betrayal() -> None:
    s = whole_turn("betrayal", player(chosen="betrayal"), player(chosen="economy"), player(chosen="betrayal"))
    assert keys(s, R) == ["clerks", "copy:economy"]
    play(s, (R, "copy:economy"))
    assert can_place(s, R) == 4
    play(s, (R, "take:chi"))
    assert (s.over, sum(s.clerks[B][:10]), sum(s.clerks[Y][:10])) == (True, 0, 0)  # the others' frame is left out


@rule("GWC-CMD-06", "GWC-CMD-10")
def test_betrayal_places_two_clerks_where_nothing_is_copied() -> None:
    s = whole_turn("betrayal", player(chosen="betrayal"), player(chosen="betrayal"), player())
    play(s, (R, "place:quarry"), (R, "place:quarry"))
    assert (s.over, s.clerks[R][1]) == (True, 2)


@rule("GWC-CMD-10")
def test_betrayal_cannot_copy_the_reed_card() -> None:
    s = table(
        player(chosen="betrayal"), player(chosen="betrayal"), todo=[step("resolve_frame", frame=20)], active=R, ruler=R,
        track=[0, 2, 1],
    )  # fmt: skip
    assert asked(s) == "place_clerk R"


@rule("GWC-CMD-11", "GWC-R06")
def test_rivals_of_a_copied_card_are_those_of_the_copier() -> None:
    s = whole_turn("betrayal", player(chosen="betrayal"), player(chosen="despotism"), player(chosen="economy"))
    play(s, (R, "copy:despotism"))
    assert can_place(s, R) == 4
    s = whole_turn("betrayal", player(chosen="betrayal"), player(chosen="economy"), player(chosen="work_harder"))
    play(s, (R, "copy:work_harder"))
    assert can_place(s, R) == 2
    assert "wall@L" not in keys(s, R)
    s = table(
        player(chosen="betrayal"), player(chosen="economy"), player(chosen="work_harder"), todo=[frame("economy", 3, B)]
    )
    first(s, B, "take", "take", "take")
    assert s.over


@rule("GWC-CMD-06", "GW-SUM05")
def test_betrayal_is_never_taken_back_but_counts_for_honour() -> None:
    spent = ["economy", "betrayal"]
    for key, hand, honour in (("take", 5, 0), ("honour", 4, 4)):
        s = table(player(discard=spent), player(), player(), todo=[step("reclaim", R)], season="summer", year=2)
        play(s, (R, key))
        assert (len(s.commands[R]), s.honour[R]) == (hand, honour)
        assert 5 in s.command_discard[R]


@rule("GWC-CMD-02", "GWC-CMD-03", "GWC-CMD-04", "GWC-CMD-05")
@pytest.mark.parametrize(
    ("card", "i"), [("despotism", 1), ("work_harder", 1), ("attack_order", 3), ("call_to_arms", 1)]
)
def test_the_owner_may_place_clerks_in_one_location(card: str, i: int) -> None:
    s = played(card, i)
    play(s, (R, "place:temple"), (R, "place:temple"))
    assert (s.clerks[R][3], s.over) == (2, True)
    s = played("despotism", 1, rival="economy")
    play(s, (R, "place:war_academy"), (R, "place:war_academy"), (R, "place:war_academy"), (R, "place:war_academy"))
    assert s.clerks[R][9] == 4


@rule("GWC-605", "GWC-CMD-05", "GWC-GEN-04", "GWC-ADV-27")
def test_all_discounts_of_a_group_together() -> None:
    me = {"general": "yue_fei", "support": ["abbot", "censor"], "advisors": ["drill_sergeant"], "goods": "SSSSGG"}
    s = played("call_to_arms", 3, rival="economy", me=me)
    play(s, (R, "recruit:spearman"), (R, "recruit:spearman"))  # 4S 2G, by the Sergeant 2S 2G, then 3 less
    play(s, (R, "spare:gold"), (R, "spare:gold"))  # and a stone
    assert goods(s, R) == "SSSGG"
