"""The figures printed on both sides of the board (3.3 to 3.8), as they come out in play."""

import pytest
from tests.games.great_wall.table import R, asked, goods, keys, play, player, step, table
from tests.rules import rule

from rampart.games.great_wall.battle import free_firing
from rampart.games.great_wall.queries import defence, lethality
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import LOCATION_WORDS

AFTER = step("reclaim", R)
SPOTS = {
    "lumber_mill": (3, 4), "quarry": (3, 4), "gold_mine": (3, 4), "temple": (3, 4), "barracks": (4, 5),
    "tea_house": (2, 3), "builders_camp": (1, 1), "headquarters": (1, 1), "embassy": (1, 1), "war_academy": (1, 1),
}  # fmt: skip
SPECIAL = ["builders_camp", "headquarters", "embassy", "war_academy"]
SHAMING = ["lumber_mill", "quarry", "gold_mine", "temple", "barracks"]
TIME = {
    2: ([0, 2, 2, 3, 3, 3], [1, 1, 2, 2, 3, 3]), 3: ([0, 2, 2, 3, 3, 3], [1, 1, 2, 2, 3, 3]),
    4: ([0, 3, 3, 4, 4], [1, 1, 2, 2, 3]), 5: ([0, 3, 3, 4, 4], [1, 1, 2, 2, 3]),
}  # fmt: skip
PAID_IN = {"lumber_mill": "C", "quarry": "W", "gold_mine": "S", "temple": "G"}
PRICES = {"spearman": "SSG", "archer": "WCC", "horseman": "WGGG"}


def working(seats: int, location: str, clerks: int) -> GreatWall:
    """Step B of R's turn, whose clerks are alone in a location."""
    reed = {"clerks": {"tea_house": 1, "embassy": 1, "temple": 1}}
    if location in reed["clerks"]:
        reed = {"clerks": {"lumber_mill": 1, "quarry": 1, "gold_mine": 1}}
    others = [player() for _ in range(seats - 1)]
    return table(player(clerks={location: clerks}, unhired=0), *others, active=R, ruler=R, reed=reed,
                 todo=[step("activation_step", R), AFTER])  # fmt: skip


@rule("GW-SET01", "GW-ACT01", "GW-ACT04", "GW-CLK02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("location", LOCATION_WORDS)
def test_a_location_works_when_all_its_spots_are_taken(seats: int, location: str) -> None:
    spots = SPOTS[location][seats > 3]
    bit = 1 << LOCATION_WORDS.index(location)
    assert not working(seats, location, spots - 1).activated & bit
    s = working(seats, location, spots)
    assert s.activated & bit
    assert (asked(s) == "place_shame R") == (location in SHAMING)


@rule("GW-CLK02")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("location", LOCATION_WORDS)
def test_only_special_locations_have_room_for_any_number(seats: int, location: str) -> None:
    spots = SPOTS[location][seats > 3]
    others = [player() for _ in range(seats - 1)]
    for clerks, room in ((spots - 1, True), (spots, location in SPECIAL), (7, location in SPECIAL)):
        if clerks > spots and location not in SPECIAL:
            continue
        me = player(clerks={location: clerks}, unhired=0, chosen="economy")
        s = table(me, *others, todo=[step("frame_for", R, frame=0), AFTER], active=R)
        assert (f"place:{location}" in keys(s, R)) == room


@rule("GW-PRD05", "GW-PRD06")
@pytest.mark.parametrize("level", [0, 1, 2])
@pytest.mark.parametrize("location", list(PAID_IN))
def test_each_overseer_is_paid_in_a_resource_of_its_own_and_each_level_costs_one_more(
    location: str, level: int
) -> None:
    place = list(PAID_IN).index(location)
    key = f"promote:{location}" if level else f"appoint:{location}:spearman"
    todo = [step("promote", R, allowed=1 | 1 << 2 + place), AFTER]
    levels = {location: level} if level else {}
    for n, able in ((level + 1, False), (level + 2, True)):
        s = table(player(goods=PAID_IN[location] * n, levels=levels), player(), player(), todo=todo)
        assert (asked(s) == "promote R") == able
    play(s, (R, key))
    assert (goods(s, R), s.levels[R][place]) == ("", level + 1)


@rule("GW-SPR01", "GW-SPR02", "GW-KIL01", "GW-SET02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_space_of_time_has_its_new_hordes_and_its_lethality(seats: int) -> None:
    hordes, deadly = TIME[seats]
    people = [player() for _ in range(seats)]
    for space in range(len(hordes)):
        s = table(*people, todo=[AFTER], space=space)
        assert lethality(s, R, 3) == deadly[space]
        if space:
            s = table(*people, todo=[step("advance_time"), AFTER], space=space - 1, hordes={})
            assert (s.space, sum(card >= 0 for card in s.hordes)) == (space, hordes[space])


@rule("GW-WIN05", "GW-ATK12", "GW-BLD03")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_each_wall_level_defends_better_and_has_one_more_firing_spot(level: int) -> None:
    s = table(player(), player(), player(), todo=[AFTER], wall={"M": level}, barricades={"M": 1})
    assert (defence(s, 1), free_firing(s, 1)) == (5 * level + 2, level + 1)


@rule("GW-BLD02", "GW-BLD03", "GW-T45")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_the_price_of_a_wall_level_is_its_honour(level: int) -> None:
    price = 5 * (level + 1)
    for n, able in ((price - 1, False), (price, True)):
        me = player(goods="G" * n)
        s = table(me, player(), player(), todo=[step("build", R, left=1), AFTER], wall={"M": level})
        assert ("wall@M" in keys(s, R)) == able
    play(s, (R, "wall@M"))
    assert (goods(s, R), s.honour[R], s.wall[1]) == ("", price, level + 1)


@rule("GW-BAR02")
@pytest.mark.parametrize("kind", list(PRICES))
def test_each_kind_of_soldier_has_its_price(kind: str) -> None:
    price = PRICES[kind]
    for missing in ("", *set(price)):
        own = price.replace(missing, "", 1) if missing else price
        s = table(player(goods=own, clerks={"barracks": 1}, unhired=0), player(clerks={"barracks": 3}), player(),
                  active=R, todo=[step("activation_step", R), AFTER])  # fmt: skip
        if missing:
            assert asked(s) != "levy R" or f"recruit:{kind}" not in keys(s, R)
        else:
            play(s, (R, f"recruit:{kind}"))
            assert (goods(s, R), asked(s)) == ("", "station R")
