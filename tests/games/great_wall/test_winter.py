"""Winter (5.17, 5.18, 5.20): volley, assault, breach, end of the game; and the abilities of hordes (4.10)."""

from tests.games.great_wall.table import B, R, Y, asked, goods, horde, keys, pass_until, play, player, step, table
from tests.rules import rule

from rampart.games.great_wall.content.hordes import FRESH, HONOURS, OFFENCES
from rampart.games.great_wall.content.names import BASE_HORDE_TYPES, HORDE_WORDS
from rampart.games.great_wall.queries import defence, offence
from rampart.games.great_wall.state import GreatWall

AFTER = step("reclaim", R)
HARMLESS = {"L": ["camp_train_L"], "M": ["camp_train_M"], "R": ["camp_train_R"]}
STRONG = {"L": 3, "M": 3, "R": 3}


def three(**me: object) -> list[dict]:
    """R and two others."""
    return [player(**me), player(), player()]


def at(name: str, *people: dict, **fields: object) -> GreatWall:
    """A step of winter."""
    fields.setdefault("barricades", STRONG)
    return table(*people, todo=[step(name), AFTER], season="winter", **fields)


# ---- volley


@rule("GW-WIN01", "GW-WIN02")
def test_archers_on_firing_spots_shoot_section_by_section_in_tea_order() -> None:
    s = at("volley", player(firing={"M": 1, "L": 1}, rest={"L_archer": 1}), player(firing={"L": 1}), player(),
           tea="BRY", wall={"L": 1})  # fmt: skip
    order = []
    while asked(s).startswith("shoot"):
        assert "hold" not in keys(s, s.deciders[0])  # who can shoot must
        order.append((s.deciders[0], keys(s, s.deciders[0])[0].split("@")[0]))
        play(s, (s.deciders[0], keys(s, s.deciders[0])[0]))
    assert order == [(B, "shoot:camp_train_L"), (R, "shoot:camp_train_L"), (R, "shoot:camp_train_M")]
    assert sum(row.count(2) for row in s.covers) == 3


@rule("GW-WIN01", "GW-WIN03")
def test_a_shot_is_a_must_and_the_horde_check_follows() -> None:
    hordes = HARMLESS | {"L": [horde("outriders_L", "0.2:x 0.3:x 1.2:x")]}
    s = at("winter", *three(firing={"L": 1}), hordes=hordes)
    assert HORDE_WORDS.index("outriders_L") in s.horde_discard  # the only shot there was, then the check
    assert s.honour[R] == 2


# ---- assault


@rule("GW-WIN05", "GW-WIN06")
def test_e08_offence_against_defence() -> None:
    hordes = HARMLESS | {"M": ["steppe_archers_M", "marauders_M", "camp_train_M"]}
    s = at("compare", *three(), hordes=hordes)
    assert (offence(s, 1), defence(s, 1)) == (13, 6)
    s = at("compare", *three(), hordes=hordes, wall={"M": 2}, barricades={"M": 2})
    assert (offence(s, 1), defence(s, 1)) == (13, 14)


@rule("GW-WIN06", "GW-BRE01")
def test_equal_values_hold_and_one_more_breaches() -> None:
    hordes = {"M": ["keshig_guard_M", "steppe_archers_M", "camp_train_M"]}
    assert total_shame(at("assault", *three(), hordes=hordes, wall={"M": 3}, barricades={})) == 0
    s = at("assault", *three(), hordes=hordes, wall={"M": 2}, barricades={"M": 2})
    pass_until(s, lambda: asked(s) == "reclaim R", ("soldier:spearman",))
    assert total_shame(s) == 9  # three cards, three players without a soldier


def total_shame(s: GreatWall) -> int:
    """Tokens under soldiers."""
    return sum(sum(mine) for mine in s.shamed)


@rule("GW-WIN04", "GW-WIN07")
def test_sections_come_from_the_left_and_barricades_go_at_the_end() -> None:
    hordes = {"L": ["heavy_lancers_L"], "M": ["camp_train_M"], "R": ["heavy_lancers_R"]}
    s = at("winter", *three(), hordes=hordes)
    assert asked(s) == "place_shame R"
    assert s.barricades == [3, 3, 3]
    pass_until(s, lambda: s.season != 4, ("soldier:spearman",))
    assert s.barricades == [0, 0, 0]


# ---- breach


@rule("GW-BRE01", "GW-T38")
def test_a_token_for_each_card_without_an_own_soldier() -> None:
    hordes = {"L": [horde("heavy_lancers_L", "0.2:B"), "camp_train_L", "marauders_L"]}
    s = at("assault", player(goods="WW"), player(goods="WWWW"), player(goods="WW"), hordes=hordes, barricades={})
    pass_until(s, lambda: asked(s) == "reclaim R", ("soldier:archer", "soldier:spearman", "pay:wood", "stop"))
    assert [sum(mine) for mine in s.shamed] == [3, 2, 3]


@rule("GW-BRE02", "GW-BRE03", "GW-BRE04", "GW-KIL04", "GW-GEN06", "GW-T32")
def test_e20_killing_in_a_breach_is_one_instance_and_leaves_wounds() -> None:
    cards = [horde("heavy_lancers_L", "0.2:R 0.3:R 0.4:R"), horde("sappers_L", "1.0+1.1:R")]
    people = [player(goods="CC", firing={"L": 1}), player(), player()]
    s = at("breach_killing", *people, hordes={"L": cards}, barricades={}, space=0)
    play(s, (R, "spearman@0.3"), (R, "spearman@0.2"))
    victims = {key for key in keys(s, R) if key != "stop"}
    assert victims == {"save:archer@firing", "save:spearman@heavy_lancers.1", "save:horseman@sappers.2"}
    play(s, (R, "save:horseman@sappers.2"))
    assert s.rest[R][2] == 1
    assert (s.covers[1][6], s.covers[1][7]) == (2, 2)  # a horseman leaves two wounds
    assert s.firing[R][:3] == [0, 0, 0]  # all archers die whatever the lethality
    assert s.covers[0].count(3) == 1  # Trample: two of three are lost, the third stays
    assert s.covers[0].count(2) == 2


@rule("GW-KIL01", "GW-KIL04")
def test_in_a_breach_each_player_chooses_on_which_spots_soldiers_fall() -> None:
    card = horde("camp_train_L", "0.0+0.1:R 0.3:R 1.4:R 1.3:B")
    s = at("breach_killing", player(goods="CC"), player(), player(), hordes={"L": [card]}, barricades={}, space=2)
    play(s, (R, "spearmen:1"))
    assert keys(s, R) == ["spearman@0.3", "spearman@1.4"]
    play(s, (R, "spearman@1.4"), (R, "save:spearman@camp_train.1"))
    assert [s.covers[0][cell] for cell in (0, 1, 3, 9, 10)] == [2, 2, 3, 2, 2]
    assert (s.rest[R], s.pool[R][:3]) == ([1, *([0] * 14)], [8, 4, 2])


@rule("GW-KIL01")
def test_in_a_defeat_only_kinds_are_chosen_for_all_leave_the_card() -> None:
    feet = horde("outriders_L", "0.2:R 0.3:R 1.2:x 1.3:x")
    s = at("horde_check", player(), player(), player(), hordes={"L": [feet]}, barricades={}, space=0)
    assert (s.pool[R][0], s.rest[R][0]) == (9, 1)
    mixed = horde("outriders_L", "0.2:R 0.3:x 1.2+1.3:R")
    s = at("horde_check", player(), player(), player(), hordes={"L": [mixed]}, barricades={}, space=0)
    assert keys(s, R) == ["spearmen:1", "spearmen:0"]
    play(s, (R, "spearmen:0"))
    assert (s.pool[R][:3], s.rest[R][:3]) == ([9, 4, 2], [1, 0, 0])


@rule("GW-BRE05", "GW-BRE06")
def test_a_breach_spares_rest_areas_walls_barricades_and_hordes() -> None:
    hordes = {"L": ["heavy_lancers_L", "camp_train_L"]}
    s = at("assault", *three(rest={"L_spearman": 2}), hordes=hordes, barricades={"L": 1}, wall={"L": 1})
    pass_until(s, lambda: asked(s) == "reclaim R", ("soldier:archer", "soldier:spearman"))
    assert total_shame(s) == 6
    assert (s.rest[R][0], s.wall, s.barricades) == (2, [1, 0, 0], [1, 0, 0])
    assert s.hordes[:2] == [HORDE_WORDS.index("heavy_lancers_L"), HORDE_WORDS.index("camp_train_L")]


# ---- the end


def ends(seats: int, **fields: object) -> str:
    """How the game ends at the end check, '' if it goes on."""
    s = table(*[player() for _ in range(seats)], todo=[step("end_check")], season="winter", **fields)
    return s.ending


@rule("GW-END01", "GW-WIN08")
def test_walls_shame_and_time_end_the_game() -> None:
    assert ends(3) == ""
    assert ends(3, wall={"L": 3, "R": 3}) == "walls"
    assert ends(4, wall={"L": 3, "R": 3}) == ""
    assert ends(4, wall=STRONG) == "walls"
    assert ends(3, shame_bank=0, shame_gone=30) == "shame"
    assert ends(3, space=5) == "time"
    assert ends(3, space=4) == ""
    assert ends(4, space=4) == "time"
    assert ends(3, space=5, shame_bank=0, shame_gone=30) == "shame+time"


@rule("GW-END02", "GW-END03")
def test_the_bank_is_looked_at_only_in_winter() -> None:
    s = table(player(goods="CC", shamed={"archer": 1}), player(), player(), shame_bank=0, shame_gone=29,
              todo=[step("summer"), step("fall")])  # fmt: skip
    assert not s.over
    play(s, (R, "soldier:archer"))
    assert (s.shame_bank, s.over) == (1, False)


# ---- abilities of hordes


@rule("GWC-HOR-01", "GWC-HOR-20", "GWC-R12")
def test_outriders_take_the_first_row() -> None:
    hordes = {"L": ["camp_train_L"], "M": [horde("heavy_lancers_M", "0.2:R")], "R": ["camp_train_R"]}
    s = table(*three(), hordes=hordes, next_horde=["outriders_R"], todo=[step("lay_horde", section=1, cause=4), AFTER])
    assert s.hordes[3:5] == [HORDE_WORDS.index("outriders_R"), HORDE_WORDS.index("heavy_lancers_M")]
    assert s.covers[4][2] == 3  # the spearman went back with his card
    assert s.hordes[0] == HORDE_WORDS.index("camp_train_L")


@rule("GWC-HOR-02", "GWC-HOR-21")
def test_before_steppe_archers_every_shot_costs_a_chi() -> None:
    hordes = {"L": ["steppe_archers_L", "steppe_archers_M"]}
    s = at("volley", *three(firing={"L": 2}, goods="C"), hordes=hordes, wall={"L": 1})
    assert "hold" in keys(s, R)
    play(s, (R, "shoot:steppe_archers_L@0.1"))
    assert goods(s, R) == ""
    assert sum(row.count(2) for row in s.covers) == 1  # the second archer cannot pay and holds fire


@rule("GWC-HOR-03", "GWC-HOR-22", "GW-T46", "GW-T68")
def test_heavy_lancers_kill_one_more() -> None:
    spots = "0.2:R 0.3:R 0.4:R 1.1:B 1.2:x 1.3:x"
    s = table(*three(), hordes={"L": [horde("heavy_lancers_L", spots)]}, todo=[step("horde_check"), AFTER])
    assert (s.rest[R][0], s.rest[B][0]) == (1, 0)  # 2 of R's three; B has only one to lose


@rule("GWC-HOR-04", "GWC-HOR-23", "GW-T08")
def test_the_keshig_guard_cannot_be_wounded_while_nobody_stands_on_it() -> None:
    hordes = {"L": ["keshig_guard_L", "camp_train_L"]}
    s = at("volley", *three(firing={"L": 1}), hordes=hordes)
    assert {key.split("@")[0] for key in keys(s, R)} == {"shoot:camp_train_L"}
    hordes = {"L": [horde("keshig_guard_L", "0.1:B"), "camp_train_L"]}
    s = at("volley", *three(firing={"L": 1}), hordes=hordes)
    assert "shoot:keshig_guard_L@0.2" in keys(s, R)


@rule("GWC-HOR-05", "GWC-HOR-25")
def test_marauders_pillage_in_a_breach() -> None:
    hordes = {"L": [horde("marauders_L", "0.1:B")]}
    people = [player(goods="G", honour=9), player(goods="WW"), player(goods="WSG")]
    s = at("assault", *people, hordes=hordes, barricades={}, tea="YRB")
    assert asked(s) == "spend Y"
    play(s, (Y, "pay:gold"), (Y, "pay:wood"))
    assert (goods(s, Y), goods(s, R), s.honour[R], goods(s, B)) == ("S", "", 7, "WW")
    assert asked(s) == "place_shame Y"  # the shame of the breach comes after


@rule("GWC-HOR-06", "GWC-HOR-24", "GW-T41")
def test_sappers_halve_barricades() -> None:
    s = at("compare", *three(), hordes={"L": ["sappers_L", "keshig_guard_L"]}, wall={"L": 1})
    assert (offence(s, 0), defence(s, 0)) == (11, 8)
    assert defence(s, 1) == 6


@rule("GWC-HOR-07", "GWC-HOR-24", "GW-T40")
def test_war_chants_add_up() -> None:
    s = at("compare", *three(), hordes={"L": ["war_shamans_L", "war_shamans_M", "heavy_lancers_L"]})
    assert offence(s, 0) == 4 + 4 + 10


@rule("GWC-HOR-08")
def test_healers_take_a_wound_off_every_other_horde_in_spring() -> None:
    hordes = {
        "L": ["camp_train_L", horde("sappers_L", "0.0:x 1.0:x"), horde("outriders_L", "all:x")],
        "M": [horde("camp_train_M", "0.0:x")], "R": [horde("sappers_R", "0.0:x")],
    }  # fmt: skip
    s = table(*three(), hordes=hordes, todo=[step("spring"), AFTER])
    slot = {HORDE_WORDS[card]: i for i, card in enumerate(s.hordes) if card >= 0}
    assert s.covers[slot["sappers_L"]].count(2) == 1
    assert s.covers[slot["sappers_L"]][0] == 1  # lowest column, top row first
    assert s.covers[slot["outriders_L"]].count(2) == 3
    assert s.covers[slot["camp_train_M"]].count(2) == 1
    assert s.covers[slot["sappers_R"]].count(2) == 1


@rule("GWC-R14")
def test_the_horde_deck_has_its_check_sums() -> None:
    base = slice(BASE_HORDE_TYPES)
    assert (sum(OFFENCES[base]), sum(HONOURS[base]), sum(cells.count(1) for cells in FRESH[base])) == (39, 59, 46)
    assert [sum(word.endswith(back) for word in HORDE_WORDS[:24]) for back in "LMR"] == [8, 8, 8]
