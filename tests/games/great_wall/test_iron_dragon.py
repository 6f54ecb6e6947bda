"""The Iron Dragon: its cards, clerks on it, its fire (7.2)."""

import pytest
from tests.games.great_wall.module_table import dragon, with_dragon
from tests.games.great_wall.table import B, R, Y, asked, horde, keys, pass_until, play, player, step
from tests.rules import rule

import rampart
from rampart.games.great_wall import tables as t
from rampart.games.great_wall.content.names import HORDE_WORDS
from rampart.games.great_wall.modules.iron_dragon.names import DRAGON_CARDS, TARGETS
from rampart.games.great_wall.modules.iron_dragon.part import dragon_of, places
from rampart.games.great_wall.state import GreatWall
from rampart.kernel.errors import BadDocument

GAME = rampart.game("great_wall")
LATER = step("reclaim", R)  # a decision that ends what a test is about
FIRE = [step("activation_step", R), LATER]
SAPPERS = {"L": ["outriders_L", horde("sappers_L", "0.0:Y")], "M": ["camp_train_M"], "R": ["camp_train_R"]}


def me(**fields: object) -> dict:
    """A player with a discarded command card, so that the decision after what is tested is there."""
    return player(**({"discard": ["betrayal"]} | fields))


def people(**fields: object) -> list[dict]:
    return [me(**fields), me(), me()]


def shown(s: GreatWall) -> str:
    return DRAGON_CARDS[dragon_of(s).card]


def in_frame(s: GreatWall) -> None:
    """R's first frame of Economy begins."""
    pass_until(s, lambda: asked(s) == "place_clerk R")


def economy(**fields: object) -> GreatWall:
    """R plays Economy in the only slot; the others have a card that is not on the track."""
    mine = {"goods": "CCC", "chosen": "economy", **fields}
    s = with_dragon(
        me(**mine), me(goods="CCC"), me(), todo=[step("next_turn", slot=0), LATER], track=[R], ruler=R, active=R
    )
    in_frame(s)
    return s


# ---- its card


@rule("GWX-ID-01")
def test_before_the_first_spring_no_card_is_turned_and_no_clerk_goes_there() -> None:
    s = GAME.new(players=3, seed=1, iron_dragon=True)
    assert isinstance(s, GreatWall)
    assert dragon_of(s).card == -1 and len(dragon_of(s).deck) == 9
    s = economy_without_card()
    play(s, (R, "place:quarry"))
    assert asked(s) == "place_clerk R"


def economy_without_card() -> GreatWall:
    s = with_dragon(
        me(goods="CCC", chosen="economy"), me(), me(), on_it=dragon(None),
        todo=[step("next_turn", slot=0), LATER], track=[R], ruler=R, active=R,
    )  # fmt: skip
    in_frame(s)
    return s


@rule("GWX-ID-02")
def test_each_spring_the_top_card_covers_the_old_one() -> None:
    s = with_dragon(
        *people(), on_it=dragon("black_smoke"), season="winter", year=2, space=1, todo=[step("spring"), LATER]
    )
    assert shown(s) == "roaring_maw" and dragon_of(s).discard == [DRAGON_CARDS.index("black_smoke")]


@rule("GWX-ID-02")
def test_an_empty_deck_is_made_of_all_old_cards_but_the_one_shown() -> None:
    old = tuple(word for word in DRAGON_CARDS if word != "black_smoke")
    s = with_dragon(
        *people(), on_it=dragon("black_smoke", (), old), season="winter", year=2, space=1, todo=[step("spring"), LATER]
    )
    assert shown(s) in old and len(dragon_of(s).deck) == 7
    assert dragon_of(s).discard == [DRAGON_CARDS.index("black_smoke")]


@rule(
    "GWX-ID-01C", "GWX-ID-02C", "GWX-ID-03C", "GWX-ID-04C", "GWX-ID-05C", "GWX-ID-06C", "GWX-ID-07C", "GWX-ID-08C",
    "GWX-ID-09C", "GWX-ID-10",
)  # fmt: skip
@pytest.mark.parametrize("card", DRAGON_CARDS)
def test_a_card_burns_its_slots_and_no_others(card: str) -> None:
    full = {sec: [f"outriders_{sec}", f"sappers_{sec}", f"marauders_{sec}"] for sec in "LMR"}
    s = with_dragon(*people(), on_it=dragon(card, (2, 1, 1)), hordes=full, todo=FIRE, active=R)
    found = {key.removeprefix("burn:") for key in keys(s, R)}
    names = ["outriders", "sappers", "marauders"]
    assert found == {f"{names[int(slot[1]) - 1]}_{slot[0]}" for slot in TARGETS[card]}


@rule("GWX-ID-11", "GWX-007")
@pytest.mark.parametrize(("card", "slot"), [("roaring_maw", "M2"), ("long_flame", "R2"), ("twin_nostrils", "R1")])
def test_with_two_players_the_slots_of_the_left_section_are_lost(card: str, slot: str) -> None:
    full = {sec: [f"outriders_{sec}", f"sappers_{sec}"] for sec in "MR"}
    before = [me(clerks={"temple": 1}), me()]
    s = with_dragon(*before, on_it=dragon(card, (2, 2)), hordes=full, todo=FIRE, active=R)
    assert HORDE_WORDS.index(f"{['outriders', 'sappers'][int(slot[1]) - 1]}_{slot[0]}") in s.horde_discard


# ---- clerks on it


@rule("GWX-ID-03")
@pytest.mark.parametrize(("seats", "room"), [(1, 4), (2, 4), (3, 4), (4, 5), (5, 5)])
def test_it_has_four_places_or_five(seats: int, room: int) -> None:
    s = GAME.new(players=seats, seed=1, iron_dragon=True)
    assert isinstance(s, GreatWall)
    assert places(s) == room


@rule("GWX-ID-04")
def test_whoever_places_clerks_may_add_one_for_a_chi_once_a_frame() -> None:
    s = economy()
    play(s, (R, "place:quarry"))
    assert asked(s) == "stoke R" and keys(s, R) == ["pass", "stoke"]
    play(s, (R, "pass"), (R, "place:temple"))
    assert asked(s) == "stoke R"
    play(s, (R, "stoke"))
    assert dragon_of(s).clerks == [1, 0, 0] and s.resources[R][t.CHI] == 2 and s.clerks[R][t.POOL] == 2
    play(s, (R, "place:gold_mine"))
    assert asked(s) == "place_clerk R"  # not a second one in this frame
    play(s, (R, "stop"))
    assert asked(s) == "place_clerk B"
    play(s, (B, "place:quarry"))
    assert asked(s) == "stoke B"  # each player once


@rule("GWX-ID-04")
def test_moving_a_clerk_counts_too() -> None:
    s = economy(clerks={"temple": 1})
    play(s, (R, "move:temple>quarry"))
    assert asked(s) == "stoke R"


@rule("GWX-ID-04")
@pytest.mark.parametrize("fields", [{"goods": "WSG"}, {"unhired": 7}])
def test_without_chi_or_a_clerk_in_the_pool_nobody_is_asked(fields: dict) -> None:
    s = economy(**fields)
    play(s, (R, "place:quarry"))
    assert not asked(s).startswith("stoke R")


@rule("GWX-ID-04")
def test_a_card_effect_is_another_occasion_than_the_frame() -> None:
    s = with_dragon(
        me(goods="CCC", chosen="economy", tactics=["imperial_edict"]), me(), me(),
        todo=[step("next_turn", slot=0), LATER], track=[R], ruler=R, active=R,
    )  # fmt: skip
    play(s, (R, "play:imperial_edict"), (R, "place:quarry"), (R, "stoke"))
    in_frame(s)
    play(s, (R, "place:quarry"))
    assert asked(s) == "stoke R" and dragon_of(s).clerks[R] == 1


@rule("GWX-ID-05", "GWX-ID-13")
def test_clerks_on_it_are_in_no_location_and_cannot_be_moved() -> None:
    s = with_dragon(
        me(chosen="economy"), me(), me(), on_it=dragon("twin_nostrils", (2, 0, 0)),
        todo=[step("next_turn", slot=0), LATER], track=[R], ruler=R, active=R,
    )  # fmt: skip
    in_frame(s)
    assert sum(s.clerks[R][: t.LOCATIONS]) == 0 and not [key for key in keys(s, R) if "dragon" in key]
    pass_until(s, lambda: asked(s) == "reclaim R")
    assert dragon_of(s).clerks == [2, 0, 0]  # three of four places: it waits


@rule("GWX-008")
def test_reed_and_qin_never_put_a_clerk_there() -> None:
    s = GAME.new(players=1, seed=3, iron_dragon=True)
    assert isinstance(s, GreatWall)
    assert len(dragon_of(s).clerks) == 1


def test_more_clerks_than_places_are_refused() -> None:
    with pytest.raises(BadDocument, match="4 places"):
        with_dragon(*people(), on_it=dragon("twin_nostrils", (3, 2, 0)), todo=[LATER])


# ---- its fire


@rule("GWX-ID-06")
def test_a_full_dragon_is_activated_among_the_locations_in_the_order_the_player_likes() -> None:
    who = [me(clerks={"temple": 1, "embassy": 1}), me(), me()]
    s = with_dragon(*who, on_it=dragon("twin_nostrils", (2, 1, 1)), todo=FIRE, active=R)
    assert keys(s, R) == ["activate:embassy", "activate:iron_dragon"]
    play(s, (R, "activate:iron_dragon"))
    assert asked(s) == "dragon_fires R"


@rule("GWX-ID-06")
def test_one_that_is_not_full_does_nothing() -> None:
    s = with_dragon(*people(), on_it=dragon("twin_nostrils", (2, 1, 0)), todo=FIRE, active=R)
    assert asked(s) == "reclaim R" and dragon_of(s).clerks == [2, 1, 0]


@rule("GWX-ID-06")
def test_no_advanced_activation_reaches_it() -> None:
    allowed = [step("choose_location", R, allowed=["temple"]), LATER]
    s = with_dragon(*people(clerks={"temple": 1}), on_it=dragon("twin_nostrils", (2, 1, 1)), todo=allowed, active=R)
    assert keys(s, R) == ["activate:temple", "none"]


@rule("GWX-ID-07", "GWX-ID-08")
def test_the_worked_example_of_the_long_flame() -> None:
    s = with_dragon(*people(), on_it=dragon("long_flame", (2, 1, 1)), hordes=SAPPERS, todo=FIRE, active=R)
    pass_until(s, lambda: asked(s) == "reclaim R")
    assert HORDE_WORDS.index("sappers_L") in s.claimed[Y] and s.hordes[1] == -1
    assert s.honour == [2, 2, 4]  # 2 for the presence, 2 for the clerk
    assert s.pool[Y][t.SPEARMAN] == 10 and sum(s.rest[Y]) == 0  # lethality 1
    assert dragon_of(s).clerks == [0, 0, 0] and [mine[t.POOL] for mine in s.clerks] == [5, 5, 5]


@rule("GWX-ID-07")
def test_a_horde_without_soldiers_is_discarded_and_free_spots_give_nothing() -> None:
    s = with_dragon(*people(), on_it=dragon("twin_nostrils", (4, 0, 0)), todo=FIRE, active=R)
    play(s, (R, "burn:camp_train_L"))
    assert HORDE_WORDS.index("camp_train_L") in s.horde_discard and s.hordes[0] == -1
    assert s.honour == [2, 0, 0] and sum(s.resources[R]) == 0


@rule("GWX-ID-09")
def test_without_a_target_it_fires_in_vain() -> None:
    s = with_dragon(*people(), on_it=dragon("falling_sparks", (2, 2, 0)), todo=FIRE, active=R)
    assert asked(s) == "reclaim R"
    assert s.honour == [2, 2, 0] and dragon_of(s).clerks == [0, 0, 0] and s.hordes.count(-1) == 6


@rule("GWX-ID-13")
def test_its_activation_is_none_for_other_cards() -> None:
    who = [me(advisors=["magistrate"]), me(), me()]
    s = with_dragon(*who, on_it=dragon("falling_sparks", (2, 2, 0)), todo=FIRE, active=R)
    assert asked(s) == "reclaim R" and s.clerks[R][t.POOL] == 5  # the Magistrate was not asked


@rule("GWX-ID-12")
def test_four_clerks_buy_one_kill() -> None:
    """The balance of the rule: as many chi as places, one horde, 2 honor a player."""
    s = with_dragon(*people(), on_it=dragon("twin_nostrils", (2, 2, 0)), todo=FIRE, active=R)
    play(s, (R, "burn:camp_train_R"))
    assert sum(card >= 0 for card in s.hordes) == 2 and s.honour == [2, 2, 0]
