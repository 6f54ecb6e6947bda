"""Black Powder: setup, towers, war machines and their shots, from positions of a few lines."""

import pytest
from tests.games.great_wall.powder_table import PANDA, SNAKE, TURTLE, camp, powder, shooting, three
from tests.games.great_wall.table import B, R, asked, goods, horde, keys, pass_until, play, player, refusals, step

import rampart
from rampart.games.great_wall.box import Box
from rampart.games.great_wall.codes import S_BREACH_KILLING
from rampart.games.great_wall.content.hordes import GRIDS, HONOURS, OFFENCES
from rampart.games.great_wall.content.names import HORDE_TYPES, type_of
from rampart.games.great_wall.modules.black_powder.codes import S_SIEGE, S_STORM
from rampart.games.great_wall.modules.black_powder.module import POWDER
from rampart.games.great_wall.modules.black_powder.names import ROCKET_CELLS, ROCKET_WORDS
from rampart.games.great_wall.modules.black_powder.part import machines_in, powder_of, supply
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import CELL_WORDS, OPEN, SPEARMAN, SPECIAL, WOUND
from rampart.games.great_wall.vocabulary import ASSAULT_END

rule = pytest.mark.rule
GAME = rampart.game("great_wall")


def new(players: int, seed: int = 3, **options: object) -> GreatWall:
    s = GAME.new(players=players, seed=seed, black_powder=True, **options)
    assert isinstance(s, GreatWall)
    return s


def opened(players: int, seed: int = 3, **options: object) -> GreatWall:
    """After clans, generals and advisors were chosen."""
    s = new(players, seed, **options)
    pass_until(s, lambda: asked(s).startswith("first_"))
    return s


def spots(s: GreatWall, slot: int, *cells: str) -> list[int]:
    return [s.covers[slot][CELL_WORDS.index(cell)] for cell in cells]


# ---- setup


@rule("GWX-BP-01", "GWX-BP-02", "GWX-003", "GWX-004", "GWX-005")
def test_three_base_types_leave_four_come_and_more_hordes_arrive() -> None:
    for seats in (3, 4, 5):
        s = opened(seats)
        laid = sum(card >= 0 for card in s.hordes) + len(s.horde_discard)
        assert (s.box.more_hordes, laid) == (1, seats + 1)
        deck = [card for card in [*s.hordes, *s.horde_deck, *s.next_horde, *s.horde_discard] if card >= 0]
        types = [type_of(card) for card in deck]
        assert len(deck) == 27 and {types.count(kind) for kind in types} == {3}
        assert len({kind for kind in types if kind < 8}) == 5 and set(range(16, 20)) <= set(types)
        assert sorted(s.horde_box) == sorted(set(range(24)) - set(deck))
    assert {frozenset(type_of(card) for card in opened(3, seed).horde_box) for seed in range(4)} != {
        frozenset({0, 1, 2})
    }


@rule("GWX-BP-03", "GWX-BP-05", "GWX-BP-08", "GWX-006")
def test_walls_special_soldiers_rockets_and_cards_of_the_box() -> None:
    s = opened(3)
    assert (s.wall, s.barricades, s.honour) == ([1, 1, 1], [0, 0, 0], [0, 0, 0])
    assert [mine[SPECIAL] for mine in s.pool] == [3, 3, 3]
    assert sorted(powder_of(s).deck) == list(range(10))
    assert (len(s.box.generals), len(s.box.advisors), len(s.box.artifacts)) == (17, 56, 11)


@rule("GWX-BP-04", "GWX-007", "GWX-008")
def test_with_two_players_the_left_section_and_its_tower_are_out_of_play() -> None:
    s = opened(2)
    assert s.wall == [0, 1, 1] and all(card < 0 or card % 3 for card in s.horde_deck)
    assert s.pool[2][SPECIAL] == 0 and s.pool[0][SPECIAL] == 3
    t = powder(player(), player(), todo=[step("man_tower", R, section="M")])
    assert keys(t, R) == ["tower:1", "tower:2", "pass"]
    with pytest.raises(rampart.BadDocument):
        powder(player(), player(), todo=[step("year")], machines={"L_cannon": 1})


@rule("GWX-BP-06")
def test_everyone_puts_three_overseers_free_of_charge() -> None:
    s = powder(*three(), todo=[step("first_overseer", R, left=3)])
    before = goods(s, R)
    play(s, (R, "appoint:quarry:archer"), (R, "appoint:temple:warrior_monk"), (R, "appoint:gold_mine:spearman"))
    assert (s.levels[R], goods(s, R), s.pool[R][:4]) == ([0, 1, 1, 1], before, [9, 3, 2, 2])


@rule("GWX-BP-06")
def test_e32_the_alchemist_adds_an_overseer_in_the_same_step() -> None:
    s = powder(*three(player(advisors=["alchemist"])), todo=[step("first_overseer", R, left=3)])
    play(s, (R, "appoint:quarry:spearman"), (R, "appoint:temple:spearman"), (R, "appoint:lumber_mill:spearman"))
    play(s, (R, "also:appoint:gold_mine:spearman"))
    assert s.levels[R] == [1, 1, 1, 1]
    s = powder(*three(player(advisors=["alchemist"], goods="S")), todo=[step("first_overseer", R, left=3)])
    play(s, (R, "appoint:quarry:spearman"), (R, "appoint:temple:spearman"), (R, "appoint:gold_mine:spearman"))
    play(s, (R, "also:promote:gold_mine"))
    assert (s.levels[R], goods(s, R)) == ([0, 1, 2, 1], "")


@rule("GWX-BP-07")
@pytest.mark.parametrize(
    ("seats", "order"), [(1, [0, 0, 0]), (2, [0, 1, 0]), (3, [0, 1, 2]), (4, [0, 1, 2]), (5, [0, 1, 2])]
)
def test_three_machines_are_placed_in_tea_order_one_of_each_type(seats: int, order: list[int]) -> None:
    s = opened(seats)
    pass_until(s, lambda: asked(s).startswith("first_machine"))
    placed = []
    while asked(s).startswith("first_machine"):
        placed.append(s.order().index(s.deciders[0]))
        s.choose(keys(s, s.deciders[0])[0], s.deciders[0])
    if len(placed) == 2:  # the last one had one type and one section left
        placed.append(order[2])
    assert placed == order and sum(powder_of(s).machines) == 3
    assert [supply(s, machine) for machine in range(3)] == [1, 1, 1] and s.honour[0] == 0


# ---- towers


@rule("GWX-BP-10", "GWX-BP-11", "GWX-BP-14", "GWX-BP-15")
def test_whoever_builds_a_wall_level_may_man_a_tower_and_shoot() -> None:
    s = camp(player(goods="WWWWWWWWWW"), machines={"L_ballista": 1})
    play(s, (R, "wall@L"))
    assert asked(s) == "man_tower R" and keys(s, R) == ["tower:0", "tower:1", "pass"]
    play(s, (R, "tower:1"))
    assert (powder_of(s).towers, s.pool[R][SPEARMAN]) == ([-1, R, -1, -1], 9)
    assert keys(s, R) == ["ballista@L", "hold"]
    play(s, (R, "ballista@L"))
    assert asked(s) == "aim_column R"


@rule("GWX-BP-12", "GWX-BP-13")
def test_whoever_claims_a_horde_may_replace_the_spearman_of_a_tower() -> None:
    hordes = {"L": [horde("outriders_L", "0.2:R 0.3:x 1.2:x 1.3:x")], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    s = powder(*three(), todo=[step("horde_check")], hordes=hordes, towers=[B, None, None, None])
    pass_until(s, lambda: asked(s).startswith("man_tower"))
    play(s, (R, "tower:0"))
    assert (powder_of(s).towers[0], s.pool[B][SPEARMAN]) == (R, 10)


@rule("GWX-BP-14")
def test_without_an_available_spearman_no_tower_is_manned() -> None:
    s = powder(*three(player(shamed={"spearman": 10})), todo=[step("man_tower", R, section="M"), step("may_shoot", R)])
    assert not asked(s).startswith("man_tower")


@rule("GWX-BP-16", "GWX-BP-17")
def test_e23_a_tower_between_a_held_and_a_breached_section() -> None:
    part = {"breached": ["M"]}
    s = powder(*three(), todo=[step("score_tower", R, tower="1")], towers=[None, R, None, B], part=part)
    play(s, (R, "soldier:archer"))
    assert s.honour[R] == 2 and s.shamed[R][1] == 1
    s = powder(*three(), todo=[step("clear_towers")], towers=[None, R, None, B], part=part)
    assert (powder_of(s).towers, s.pool[R][SPEARMAN], s.pool[B][SPEARMAN]) == ([-1, -1, -1, B], 10, 9)


@rule("GWX-BP-16")
def test_towers_are_scored_after_the_assault_of_each_winter() -> None:
    s = powder(*three(), todo=[step("winter")], towers=[R, None, None, None], wall={"L": 3, "M": 3, "R": 3})
    assert s.year == 2 or s.over
    assert s.honour[R] == 2 and powder_of(s).towers[0] == R


# ---- war machines


@rule("GWX-BP-30", "GWX-BP-31", "GWX-BP-32")
def test_a_machine_is_paid_from_the_warehouse_first_and_brings_4_honor() -> None:
    s = camp(player(goods="WSS"), warehouse={"wood": 1, "gold": 3})
    play(s, (R, "cannon@M"))
    assert (s.honour[R], goods(s, R), s.warehouse, machines_in(s, 1)) == (4, "", [0, 0, 3], 1)
    full = {"L_ballista": 2, "L_cannon": 0, "M_cannon": 2}
    s = camp(player(goods="WWWWSSGGGG"), machines=full)
    assert [key for key in keys(s, R) if "@" in key and "wall" not in key and "barricade" not in key] == [
        "rocket_launcher@R"
    ]


@rule("GWX-BP-32")
@pytest.mark.parametrize(("machine", "price"), [("ballista", "WWWW"), ("cannon", "WWSS"), ("rocket_launcher", "GGGG")])
def test_each_machine_costs_just_its_price(machine: str, price: str) -> None:
    s = camp(player(goods=price + "WSGC"))
    play(s, (R, f"{machine}@L"))
    assert sorted(goods(s, R)) == sorted("WSGC")


@rule("GWX-BP-32")
def test_a_machine_that_is_too_dear_says_so() -> None:
    s = camp(player(goods="WWWSS"))
    assert ("rocket_launcher", "GWX-BP-32") in refusals(s, R)
    assert "ballista@L" not in keys(s, R) and "cannon@L" in keys(s, R)


@rule("GWX-BP-33")
def test_a_machine_without_a_horde_before_it_does_not_shoot() -> None:
    hordes = {"L": ["camp_train_L"], "R": ["camp_train_R"]}
    s = shooting("ballista", hordes=hordes)
    assert s.over or not asked(s).startswith("may_shoot")


@rule("GWX-BP-34", "GWX-BP-35", "GWX-BP-36", "GWX-BP-39")
def test_e24_a_ballista_wounds_a_free_spot_and_hits_a_soldier() -> None:
    hordes = {"L": ["camp_train_L"], "M": [horde("heavy_lancers_M", "1.3:B")], "R": ["camp_train_R"]}
    s = shooting("ballista", player(), player(goods="CC"), player(), hordes=hordes)
    play(s, (R, "shoot"), (R, "column:3"))
    assert asked(s) == "save B"
    play(s, (B, "save:spearman@heavy_lancers.1"), (R, "soldier:spearman"))
    assert spots(s, 3, "0.3", "1.3") == [WOUND, WOUND]
    assert (s.rest[B][5], s.shamed[R][0], s.shamed[B][0], goods(s, B)) == (1, 1, 0, "")
    assert s.hordes[3] >= 0


@rule("GWX-BP-36")
def test_the_own_victims_of_a_shot_cost_no_shame() -> None:
    hordes = {"L": ["camp_train_L"], "M": [horde("heavy_lancers_M", "1.3:R 0.3+0.4:R")], "R": ["camp_train_R"]}
    s = shooting("ballista", hordes=hordes)
    play(s, (R, "shoot"), (R, "column:3"))
    assert (sum(s.shamed[R]), s.pool[R][:3]) == (0, [10, 4, 2])
    assert spots(s, 3, "0.3", "0.4", "1.3") == [WOUND] * 3  # the horseman leaves both of his spots


@rule("GWX-BP-32", "GWX-BP-34")
def test_a_cannon_costs_2_stone_and_hits_a_square() -> None:
    s = shooting(
        "cannon", *three(player(goods="SS")), hordes={"L": ["sappers_L"], "M": ["elite_tumen_M"], "R": ["sappers_R"]}
    )
    play(s, (R, "shoot"), (R, "column:1"))
    assert (goods(s, R), s.honour[R]) == ("", 1)
    assert spots(s, 3, "0.1", "0.2", "1.1", "1.2") == [WOUND] * 4 and spots(s, 3, "0.3", "1.3") == [OPEN] * 2
    s = shooting("cannon", *three(player(goods="S")))
    assert not asked(s).startswith("may_shoot")


@rule("GWX-BP-34")
def test_the_shooter_chooses_among_the_hordes_of_all_rows() -> None:
    hordes = {"L": ["camp_train_L"], "M": ["sappers_M", "marauders_M"], "R": ["camp_train_R"]}
    s = shooting("ballista", hordes=hordes)
    play(s, (R, "shoot"))
    assert keys(s, R) == ["target:sappers_M", "target:marauders_M"]
    play(s, (R, "target:marauders_M"), (R, "column:2"))
    assert spots(s, 4, "0.2", "1.2") == [WOUND, WOUND]


@rule("GWX-BP-34", "GWX-BP-46")
def test_a_shield_ring_stops_the_wounds_of_a_machine() -> None:
    s = shooting("ballista", hordes={"L": ["sappers_L"], "M": ["keshig_guard_M"], "R": ["sappers_R"]})
    play(s, (R, "shoot"), (R, "column:2"))
    assert WOUND not in s.covers[3]


@rule("GWX-BP-37")
def test_tanks_and_tokens_cannot_be_hit() -> None:
    cells = {"0.1": "broad_head_left@0", "0.2": "broad_right@0", "1.2": "broad_right@0", "1.3": "mark@1"}
    hordes = {"L": ["camp_train_L"], "M": [("siege_ladders_M", cells)], "R": ["camp_train_R"]}
    s = shooting("cannon", *three(player(goods="SS")), clans=(TURTLE, SNAKE, PANDA), hordes=hordes)
    before = s.covers[3][:]
    play(s, (R, "shoot"), (R, "column:2"))
    after = s.covers[3][:]
    assert after[3] == WOUND and [x for i, x in enumerate(after) if i != 3] == [
        x for i, x in enumerate(before) if i != 3
    ]
    assert sum(s.shamed[R]) == 0


ROCKETS = [
    ("GWX-BP-RKT-01", "high_arc"), ("GWX-BP-RKT-02", "grazing_fire"), ("GWX-BP-RKT-03", "scatter"),
    ("GWX-BP-RKT-04", "counter_scatter"), ("GWX-BP-RKT-05", "drift_left"), ("GWX-BP-RKT-06", "drift_right"),
    ("GWX-BP-RKT-07", "bulls_eye"), ("GWX-BP-RKT-08", "split_burst"), ("GWX-BP-RKT-09", "rolling_flame"),
    ("GWX-BP-RKT-10", "damp_powder"),
]  # fmt: skip
SHAPES = {
    "high_arc": "xxxxxx ......", "grazing_fire": "...... xxxxxx", "scatter": "x.x.x. .x.x.x",
    "counter_scatter": ".x.x.x x.x.x.", "drift_left": "xxx... xx....", "drift_right": "...xxx ....xx",
    "bulls_eye": "..xx.. ..xx..", "split_burst": ".x..x. .x..x.", "rolling_flame": "..xx.. .xxxx.",
    "damp_powder": "...x.. ......",
}  # fmt: skip


@rule("GWX-BP-RKT-01", "GWX-BP-RKT-02", "GWX-BP-RKT-03", "GWX-BP-RKT-04", "GWX-BP-RKT-05", "GWX-BP-RKT-06",
      "GWX-BP-RKT-07", "GWX-BP-RKT-08", "GWX-BP-RKT-09", "GWX-BP-RKT-10")  # fmt: skip
@pytest.mark.parametrize("card", ROCKET_WORDS)
def test_a_rocket_hits_the_cells_of_its_card(card: str) -> None:
    rest = [word for word in ROCKET_WORDS if word != card]
    part = {"deck": [card, *rest]}
    hordes = {"L": ["sappers_L"], "M": ["elite_tumen_M"], "R": ["sappers_R"]}
    s = shooting("rocket_launcher", *three(player(goods="W")), hordes=hordes, part=part)
    play(s, (R, "shoot"))
    shape = SHAPES[card].replace(" ", "")
    printed = GRIDS[HORDE_TYPES.index("elite_tumen")]
    for cell in range(12):
        hit = shape[cell] == "x"
        assert (cell in ROCKET_CELLS[ROCKET_WORDS.index(card)]) == hit
        assert s.covers[3][cell] == (0 if printed[cell] < 0 else WOUND if hit else OPEN)
    assert (goods(s, R), s.honour[R], powder_of(s).discard) == ("", 2, [ROCKET_WORDS.index(card)])


@rule("GWX-BP-38")
def test_used_rockets_make_a_new_deck() -> None:
    part = {"deck": [], "discard": list(ROCKET_WORDS)}
    s = shooting("rocket_launcher", *three(player(goods="W")), part=part)
    play(s, (R, "shoot"))
    assert (len(powder_of(s).deck), len(powder_of(s).discard)) == (9, 1)


@rule("GWX-BP-HOR-01", "GWX-BP-HOR-02", "GWX-BP-HOR-03", "GWX-BP-HOR-04")
def test_the_four_hordes_of_the_box_as_they_are_printed() -> None:
    printed = {
        "battering_ram": (5, 9, 6),
        "siege_ladders": (4, 8, 5),
        "trebuchet": (3, 10, 5),
        "elite_tumen": (9, 14, 9),
    }
    for word, numbers in printed.items():
        kind = HORDE_TYPES.index(word)
        assert (OFFENCES[kind], HONOURS[kind], sum(x >= 0 for x in GRIDS[kind])) == numbers


def test_a_document_says_what_is_wrong_with_machines_and_towers() -> None:
    for wrong in (
        {"machines": {"L_ballista": 2, "M_ballista": 1}},
        {"machines": {"L_ballista": 2, "L_cannon": 1}},
        {"towers": [7, None, None, None]},
    ):
        with pytest.raises(rampart.BadDocument):
            powder(*three(), todo=[step("year")], **wrong)
    token = {"L": [("camp_train_L", {"0.0": "mark@0"})], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    with pytest.raises(rampart.BadDocument):
        powder(*three(), todo=[step("year")], hordes=token)


@rule("GWX-002")
def test_where_a_mode_brings_its_own_hordes_those_of_the_box_stay_in_it() -> None:
    box = Box(3, {"black_powder": True})
    box.scored = False  # as in co-operative play
    POWDER.pack(box)
    assert not box.hordes and not box.artifacts and len(box.generals) == 4 and len(box.advisors) == 12
    assert S_SIEGE not in box.inserts[ASSAULT_END] and box.more_hordes == 1 and box.instead[S_BREACH_KILLING] != S_STORM
