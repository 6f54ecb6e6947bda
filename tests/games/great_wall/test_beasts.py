"""Ancient Beasts: set-up, upgrades, moves, relics, and what each beast does (7.3)."""

import pytest
from tests.games.great_wall.module_table import beasts, with_beasts
from tests.games.great_wall.solo_table import QIN, qin, solo
from tests.games.great_wall.table import B, R, Y, asked, goods, horde, keys, pass_until, play, player, refusals, step
from tests.rules import rule

import rampart
from rampart.games.great_wall import tables as t
from rampart.games.great_wall.content.hearing import COMMON_WORDS
from rampart.games.great_wall.content.names import ADVISOR_WORDS, TACTIC_WORDS
from rampart.games.great_wall.modules.beasts.names import AREA_WORDS, BEAST_ADVISORS, BEAST_TACTICS, BEASTS, RELICS
from rampart.games.great_wall.modules.beasts.part import beasts_of
from rampart.games.great_wall.state import GreatWall
from rampart.kernel.errors import BadDocument

GAME = rampart.game("great_wall")
LATER = step("reclaim", R)  # a decision that ends what a test is about
TURN = [step("next_turn", slot=0), LATER]
MILL, TIGER, TURTLE, BIRD = range(4)
AREAS = ("quarry", "section_M", "section_R", "embassy")


def me(**fields: object) -> dict:
    """A player with a discarded command card, so that the decision after what is tested is there."""
    return player(**({"discard": ["betrayal"]} | fields))


def turn(mine: dict | None = None, **fields: object) -> GreatWall:
    """R's turn begins, with Economy."""
    first = me(**({"chosen": "economy"} | (mine or {})))
    return with_beasts(first, me(), me(), todo=TURN, track=[R], ruler=R, **fields)


def area(s: GreatWall, beast: int) -> str:
    return AREA_WORDS[beasts_of(s).areas[beast]]


def until(s: GreatWall, word: str = "reclaim R") -> None:
    pass_until(s, lambda: asked(s).startswith(word), ("pass", "stop", "keep", "done", "none", "stay"))


def at_rank(beast: int, rank: int, areas: tuple[str, ...] = AREAS, relic: str = "moon_mirror") -> dict:
    """One beast at a rank, the others at rank 1."""
    return beasts(areas, tuple(rank if i == beast else 1 for i in range(4)), relic)


# ---- setting up


@rule("GWX-AB-01", "GWX-006")
def test_tactics_and_advisors_are_shuffled_into_their_decks_and_a_relic_is_turned() -> None:
    s = GAME.new(players=3, seed=2, beasts=True)
    assert isinstance(s, GreatWall)
    advisors = s.advisor_deck + s.advisor_row + [card for mine in s.support for card in mine]
    assert len(advisors) == 44 + 12 and {ADVISOR_WORDS.index(word) for word in BEAST_ADVISORS} <= set(advisors)
    assert len(s.tactic_deck) == 20 + 8 and {TACTIC_WORDS.index(word) for word in BEAST_TACTICS} <= set(s.tactic_deck)
    part = beasts_of(s)
    assert part.ranks == [1, 1, 1, 1] and part.relic >= 0 and len(part.relic_deck) == 9
    assert {COMMON_WORDS[card] for card in s.common} == {*(f"{word}_1" for word in BEASTS), RELICS[part.relic]}


@rule("GWX-AB-02")
@pytest.mark.parametrize(("seats", "order"), [(1, "0000"), (2, "0101"), (3, "0120"), (4, "0123"), (5, "0123")])
def test_in_tea_order_the_players_place_the_beasts(seats: int, order: str) -> None:
    s = GAME.new(players=seats, seed=4, beasts=True)
    assert isinstance(s, GreatWall)
    pass_until(s, lambda: asked(s).startswith("place_beast"), ())
    placers = []
    while asked(s).startswith("place_beast"):
        seat = s.deciders[0]
        placers.append(str(s.order().index(seat)))
        if len(placers) == 1:
            sections = "MR" if seats < 3 else "LMR"
            assert keys(s, seat) == [
                *(f"yinglong@{place}" for place in ("lumber_mill", "quarry", "gold_mine")),
                *(f"white_tiger@section_{section}" for section in sections),
                *(f"ao@section_{section}" for section in sections),
                *(f"fenghuang@{place}" for place in ("tea_house", "war_academy", "embassy", "headquarters")),
            ]
        play(s, (seat, keys(s, seat)[-1]))
    assert "".join(placers) == order and -1 not in beasts_of(s).areas


@pytest.mark.parametrize(
    ("part", "why"),
    [
        ({"areas": ["temple", "section_M", "section_R", "embassy"]}, "never goes to temple"),
        ({"areas": [None, "section_M", "section_R", "embassy"]}, "not placed"),
        ({"relic": None}, "one relic is active"),
    ],
)
def test_beasts_where_they_never_go_are_refused(part: dict, why: str) -> None:
    there = beasts()
    if "relic" in part:
        there["beasts"]["relic_deck"] = list(RELICS)
    there["beasts"] |= part
    with pytest.raises(BadDocument, match=why):
        with_beasts(me(), me(), me(), there=there, todo=[LATER])


# ---- upgrades and moves


@rule("GWX-AB-10", "GWX-AB-12", "GWX-AB-14")
def test_at_the_start_of_the_own_turn_one_beast_is_upgraded_and_may_move() -> None:
    s = turn({"goods": "GGGG"})
    assert asked(s) == "upgrade_beast R" and keys(s, R) == ["upgrade:yinglong", "pass"]
    play(s, (R, "upgrade:yinglong"))
    assert goods(s, R) == "GG" and beasts_of(s).ranks == [2, 1, 1, 1] and s.honour[R] == 0
    assert "yinglong_2" in {COMMON_WORDS[card] for card in s.common}
    assert "yinglong_1" not in {COMMON_WORDS[card] for card in s.common}
    assert asked(s) == "move_beast R" and keys(s, R) == ["yinglong@lumber_mill", "yinglong@gold_mine", "stay"]
    play(s, (R, "yinglong@gold_mine"))
    assert area(s, MILL) == "gold_mine"
    assert asked(s) == "place_clerk R"  # one upgrade a turn


@rule("GWX-AB-10")
@pytest.mark.parametrize(
    ("beast", "rank", "price"),
    [("yinglong", 1, "GG"), ("yinglong", 2, "SGG"), ("white_tiger", 1, "CC"), ("white_tiger", 2, "GCC"),
     ("ao", 1, "WWS"), ("ao", 2, "CCC"), ("fenghuang", 1, "WG"), ("fenghuang", 2, "WSG")],
)  # fmt: skip
def test_the_printed_prices(beast: str, rank: int, price: str) -> None:
    there = at_rank(BEASTS.index(beast), rank)
    s = turn({"goods": price}, there=there)
    play(s, (R, f"upgrade:{beast}"))
    assert goods(s, R) == "" and beasts_of(s).ranks[BEASTS.index(beast)] == rank + 1
    for missing in range(len(price)):
        s = turn({"goods": price[:missing] + price[missing + 1 :]}, there=there)
        assert not asked(s).startswith("upgrade") or f"upgrade:{beast}" not in keys(s, R)


@rule("GWX-AB-10")
def test_rank_three_is_the_highest() -> None:
    s = turn({"goods": "WWWSSSGGGCCC"}, there=beasts(ranks=(3, 1, 1, 1)))
    assert "upgrade:yinglong" not in keys(s, R)
    assert ("upgrade:yinglong", "GWX-AB-10") in refusals(s, R)


@rule("GWX-AB-10", "GWX-008")
def test_nobody_upgrades_in_the_turn_of_another_or_of_reed() -> None:
    people = [me(goods="GGGG"), me()]
    s = with_beasts(*people, todo=[step("next_turn", slot=0), LATER], track=[2], ruler=R)
    assert not asked(s).startswith("upgrade")


# ---- relics


@rule("GWX-AB-15")
def test_at_the_end_of_summer_the_next_relic_covers_the_active_one() -> None:
    s = with_beasts(player(), player(), player(), season="spring", year=2, space=1, todo=[step("summer"), step("fall")])
    assert RELICS[beasts_of(s).relic] == "jade_flute" and beasts_of(s).covered == [RELICS.index("moon_mirror")]
    words = {COMMON_WORDS[card] for card in s.common}
    assert "jade_flute" in words and "moon_mirror" not in words


@rule("GWX-AB-15")
def test_an_empty_deck_is_made_of_the_covered_relics() -> None:
    old = tuple(word for word in RELICS if word != "moon_mirror")
    s = with_beasts(
        player(), player(), player(), there=beasts(covered=old), season="spring", year=2, space=1,
        todo=[step("summer"), step("fall")],
    )  # fmt: skip
    assert RELICS[beasts_of(s).relic] in old and len(beasts_of(s).relic_deck) == 8


@rule("GWX-AB-15")
def test_a_relic_is_used_once_a_year_in_all_also_if_it_changes() -> None:
    there = beasts(relic="jade_flute")
    s = turn({"goods": "CW", "advisors": ["bone_reader"]}, there=there)
    assert keys(s, R) == ["pass", "use:bone_reader", "use:jade_flute"]
    play(s, (R, "use:jade_flute"), (R, "yinglong@lumber_mill"), (R, "use:bone_reader"))
    assert RELICS[beasts_of(s).relic] == "tiger_tally"
    s.resources[R][t.GOLD] = 5
    assert asked(s) == "place_clerk R"


def test_nobody_sees_the_relics_of_the_deck() -> None:
    s = with_beasts(me(), me(), me(), todo=[LATER])
    assert s.view(R).part("beasts").relic_deck == [-2] * 9  # type: ignore[attr-defined]


@rule("GWX-AB-REL-01", "GWX-AB-REL-02", "GWX-AB-REL-03", "GWX-AB-REL-04")
@pytest.mark.parametrize(
    ("relic", "price", "beast"),
    [("jade_flute", "C", "yinglong"), ("tiger_tally", "G", "white_tiger"), ("turtle_shell_oracle", "S", "ao"),
     ("vermilion_feather", "W", "fenghuang")],
)  # fmt: skip
def test_relics_of_the_start_of_a_turn_move_their_beast_for_a_price(relic: str, price: str, beast: str) -> None:
    s = turn({"goods": price}, there=beasts(relic=relic))
    assert keys(s, R) == ["pass", f"use:{relic}"]
    play(s, (R, f"use:{relic}"))
    assert goods(s, R) == "" and {key.split("@")[0] for key in keys(s, R)} == {beast}
    s = turn({}, there=beasts(relic=relic))
    assert asked(s) == "place_clerk R"


@rule("GWX-AB-REL-05")
def test_the_altar_bell_gives_up_the_honor_of_a_donation() -> None:
    who = [me(clerks={"gold_mine": 3}), me(), me()]
    s = with_beasts(*who, there=beasts(relic="altar_bell"), todo=[step("activation_step", R), LATER], active=R)
    until(s, "donate")
    play(s, (R, "donate"), (R, "use:altar_bell"))
    assert s.honour[R] == 0 and len(keys(s, R)) == 2 + 2 + 2 + 3
    play(s, (R, "ao@section_L"))
    assert area(s, TURTLE) == "section_L"


@rule("GWX-AB-REL-06")
def test_the_ritual_bronze_moves_a_beast_to_the_section_of_a_claimed_horde() -> None:
    hordes = {"L": [horde("outriders_L", "0.2:R 0.3:x 1.2:x 1.3:x")], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    s = with_beasts(
        me(), me(), me(), there=beasts(relic="ritual_bronze"), hordes=hordes, todo=[step("horde_check"), LATER]
    )
    until(s, "respond")
    play(s, (R, "use:ritual_bronze"))
    assert keys(s, R) == ["white_tiger@section_L", "ao@section_L"]


@rule("GWX-AB-REL-07")
def test_the_incense_moves_a_beast_for_a_chi_of_the_temple() -> None:
    who = [me(clerks={"temple": 2}), me(clerks={"temple": 1}), me()]
    s = with_beasts(*who, there=beasts(relic="incense_of_wutai"), todo=[step("activation_step", R), LATER], active=R)
    until(s, "respond")
    play(s, (R, "use:incense_of_wutai"), (R, "ao@section_L"))
    assert s.resources[R][t.CHI] == 1 and asked(s) == "respond B"


@rule("GWX-AB-REL-08")
def test_the_compass_moves_ao_or_yinglong_after_a_wall_level() -> None:
    built = [step("built", R, section="L", wall=1, own=5, stored=0), LATER]
    s = with_beasts(me(), me(), me(), there=beasts(relic="geomancers_compass"), todo=built)
    play(s, (R, "use:geomancers_compass"))
    assert {key.split("@")[0] for key in keys(s, R)} == {"yinglong", "ao"}


@rule("GWX-AB-REL-09")
def test_the_moon_mirror_is_for_the_lowest_in_tea_order() -> None:
    s = with_beasts(player(), player(), player(), tea="BYR", todo=[step("fall")])
    assert asked(s) == "respond R" and keys(s, R) == ["pass", "use:moon_mirror"]


@rule("GWX-AB-REL-10")
def test_the_thunder_drum_answers_a_killed_soldier() -> None:
    hordes = {"L": [horde("outriders_L", "0.2:R 0.3:B 1.2:x 1.3:x")], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    s = with_beasts(me(goods="CC"), me(), me(), there=beasts(relic="thunder_drum"), hordes=hordes,
                    todo=[step("horde_check"), LATER])  # fmt: skip
    play(s, (R, "save:spearman@outriders.1"))
    assert asked(s) == "respond B"  # R has saved his own
    play(s, (B, "use:thunder_drum"))
    assert keys(s, B) == ["white_tiger@section_L", "white_tiger@section_R"]


# ---- Yinglong


def donating(rank: int, where: str = "quarry", **fields: object) -> GreatWall:
    """The quarry is activated, full of R's clerks and one of B's."""
    spots = {"clerks": {"quarry": 2}, **fields}
    s = with_beasts(
        me(**spots), me(clerks={"quarry": 1}), me(), there=at_rank(MILL, rank, (where, *AREAS[1:])),
        todo=[step("activation_step", R), LATER], active=R,
    )  # fmt: skip
    until(s, "donate")
    return s


@rule("GWX-AB-BST-11", "GWX-AB-03")
def test_at_yinglong_a_donation_gives_three_honor_to_everyone() -> None:
    s = donating(1)
    play(s, (R, "donate"), (B, "donate"))
    assert s.honour[:2] == [3, 3] and asked(s) == "reclaim R"
    s = donating(1, "gold_mine")
    play(s, (R, "donate"))
    assert s.honour[R] == 2


@rule("GWX-AB-BST-12")
def test_at_rank_two_everyone_donates_twice() -> None:
    s = donating(2)
    play(s, (R, "donate"), (R, "donate"))
    assert s.honour[R] == 6 and asked(s) == "donate B"


@rule("GWX-AB-BST-13")
def test_at_rank_three_once_for_each_clerk() -> None:
    s = donating(3, levels={"quarry": 2})
    play(s, (R, "donate"), (R, "donate"))
    assert s.honour[R] == 6 and asked(s) == "donate B"
    play(s, (B, "donate"))
    assert asked(s) == "reclaim R"


# ---- the White Tiger

STRIKE = [step("strike", R, kind="spearman", section="M"), LATER]
FACING = {"L": ["camp_train_L"], "M": ["outriders_M", "marauders_M"], "R": ["camp_train_R"]}


@rule("GWX-AB-BST-21", "GWX-AB-03")
@pytest.mark.parametrize(("tiger", "honour"), [("section_M", 1), ("section_L", 0)])
def test_a_soldier_on_a_horde_of_the_tigers_section_gives_an_honor(tiger: str, honour: int) -> None:
    there = beasts(("quarry", tiger, "section_R", "embassy"))
    s = with_beasts(me(rest={"M_spearman": 1}), me(), me(), there=there, hordes=FACING, todo=STRIKE)
    play(s, (R, "outriders_M@1.2"))
    assert s.honour[R] == honour and asked(s) == "reclaim R"


@rule("GWX-AB-BST-21")
def test_an_archer_who_only_shoots_gives_none() -> None:
    shot = [step("attacked", R, slot="M1", kind="archer", origin="firing", before="M"), LATER]
    s = with_beasts(me(firing={"M": 1}), me(), me(), hordes=FACING, todo=shot)
    assert s.honour[R] == 0


@rule("GWX-AB-BST-22")
@pytest.mark.parametrize(
    ("rank", "rows"), [(1, {"outriders"}), (2, {"outriders", "marauders"}), (3, {"outriders", "marauders"})]
)
def test_from_rank_two_on_spearmen_reach_the_second_row(rank: int, rows: set[str]) -> None:
    s = with_beasts(me(rest={"M_spearman": 1}), me(), me(), there=at_rank(TIGER, rank), hordes=FACING, todo=STRIKE)
    assert {key.split("_")[0] for key in keys(s, R)} == rows
    other = ("quarry", "section_L", "section_R", "embassy")
    s = with_beasts(
        me(rest={"M_spearman": 1}), me(), me(), there=at_rank(TIGER, rank, other), hordes=FACING, todo=STRIKE
    )
    assert {key.split("_")[0] for key in keys(s, R)} == {"outriders"}


@rule("GWX-AB-BST-23")
@pytest.mark.parametrize(("rank", "left"), [(2, 0), (3, 1)])
def test_at_rank_three_saving_costs_a_chi_less_in_total(rank: int, left: int) -> None:
    hordes = {"M": [horde("outriders_M", "0.2:R 0.3:R 1.2:x 1.3:x")], "L": ["camp_train_L"]}
    s = with_beasts(me(goods="CCCC"), me(), me(), there=at_rank(TIGER, rank), hordes=hordes, space=2, year=3,
                    todo=[step("horde_check"), LATER])  # fmt: skip
    play(s, (R, "save:spearman@outriders.1"))
    if asked(s) == "save R":
        play(s, (R, "save:spearman@outriders.1"))
    assert s.resources[R][t.CHI] == left


@rule("GWX-AB-03")
def test_the_tiger_helps_qin_too() -> None:
    part = beasts(("quarry", "section_M", "section_R", "embassy"))
    recruit = [step("qin_recruit", left=1, kind="spearman"), step("reclaim", R)]
    s = solo(me(), qin(), todo=recruit, options={"beasts": True}, hordes={"M": ["outriders_M"]},
             next_horde=["camp_train_M"], **part)  # fmt: skip
    spoils = s.sources[QIN][t.OF_CARDS]
    assert spoils == 1


# ---- Ao


def building(rank: int, goods_: str = "WWWWWSSSSSGGGGG", **fields: object) -> GreatWall:
    there = at_rank(TURTLE, rank)
    return with_beasts(me(goods=goods_), me(), me(), there=there, todo=[step("build", R, left=1), LATER], **fields)


def paid(s: GreatWall, what: str) -> int:
    """How many materials leave the stores for it."""
    before = sum(s.resources[R]) + sum(s.warehouse)
    play(s, (R, what))
    pass_until(s, lambda: asked(s) == "reclaim R", ())
    return before - sum(s.resources[R]) - sum(s.warehouse)


@rule("GWX-AB-BST-31", "GWX-AB-BST-32")
@pytest.mark.parametrize(
    ("rank", "what", "cost"),
    [(1, "barricade@R", 1), (1, "barricade@M", 2), (1, "wall@R", 5), (2, "barricade@R", 1), (2, "wall@R", 3),
     (2, "wall@M", 5)],
)  # fmt: skip
def test_ao_makes_building_cheaper(rank: int, what: str, cost: int) -> None:
    assert paid(building(rank), what) == cost


@rule("GWX-AB-BST-33")
def test_the_worked_example_of_ao_at_rank_three() -> None:
    s = building(3, "WWWWW", wall={"R": 1}, warehouse={"stone": 3})
    assert paid(s, "wall@R") == 8
    assert s.honour[R] == 10 + 2


@rule("GWX-AB-BST-33")
def test_what_the_warehouse_pays_brings_no_more_honor() -> None:
    s = building(3, "", warehouse={"stone": 9})
    assert paid(s, "wall@R") == 3 and s.honour[R] == 5


# ---- Fenghuang


@rule("GWX-AB-BST-41", "GWX-AB-BST-42", "GWX-AB-BST-43")
@pytest.mark.parametrize(("rank", "honour"), [(1, 0), (2, 1), (3, 1)])
def test_fenghuang_gives_chi_then_honor_then_takes_shame(rank: int, honour: int) -> None:
    who = [me(clerks={"embassy": 1}, shamed={"archer": 1}), me(clerks={"embassy": 1}), me()]
    s = with_beasts(*who, there=at_rank(BIRD, rank), todo=[step("activation_step", R), LATER], active=R)
    if rank == 3:
        until(s, "respond")
        assert keys(s, R) == ["pass", "use:fenghuang_3"]
        play(s, (R, "use:fenghuang_3"))
        assert sum(s.shamed[R]) == 0
    until(s)
    assert [s.resources[p][t.CHI] for p in (R, B, Y)] == [1, 1, 0] and s.honour == [honour, honour, 0]
    assert sum(s.shamed[R]) == (0 if rank == 3 else 1)
