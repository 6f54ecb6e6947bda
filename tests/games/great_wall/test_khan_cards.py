"""The cards of Genghis Khan: skills, awards, hordes, advisors (GWX-GK-SKL, -AWD, -HOR, -ADV)."""

import pytest
from tests.games.great_wall.card_table import advised, full
from tests.games.great_wall.khan_table import khan, on_his_cards, part, table
from tests.games.great_wall.table import B, R, Y, asked, goods, horde, keys, play, player, step
from tests.rules import rule

from rampart.games.great_wall.content.hordes import GRIDS, HONOURS, OFFENCES
from rampart.games.great_wall.content.names import BASE_HORDE_TYPES, HORDE_TYPES, HORDE_WORDS
from rampart.games.great_wall.modules.khan.names import HORDE_FIGURES
from rampart.games.great_wall.queries import defence, offence, recruit_price
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import ARCHER, BANNERMAN, HORSEMAN, SPEARMAN

L, M, RIGHT = 0, 1, 2


def with_skill(skill: str, section: str = "L", **fields: object) -> dict:
    """A skill beside another that does nothing in these tests, and the Khan before a section."""
    other = "let_them_fear_us" if skill != "let_them_fear_us" else "no_retreat"
    return khan(section=section, skills=(skill, other), **fields)


def winter(*players: dict, todo: list[dict], **fields: object) -> GreatWall:
    """A position in winter."""
    return table(*players, todo=todo, season="winter", **fields)


# ---- skills


@rule("GWX-GK-SKL-01")
@pytest.mark.parametrize(("section", "price"), [("L", 2), ("M", 0)])
def test_let_them_fear_us_asks_2_chi_for_an_attack_from_his_section(section: str, price: int) -> None:
    s = table(player(goods="CCCC"), player(), player(), his=with_skill("let_them_fear_us", section),
              hordes={"L": [full()]}, todo=[step("horde_check")])  # fmt: skip
    play(s, (R, "save:spearman@outriders.1"), (R, "spearman@genghis_khan:0.0"))
    assert goods(s, R) == "CC"[price:]


@rule("GWX-GK-SKL-01")
def test_without_the_chi_no_one_is_sent_from_there() -> None:
    s = table(player(goods="CCC"), player(), player(), his=with_skill("let_them_fear_us"), hordes={"L": [full()]},
              todo=[step("horde_check")])  # fmt: skip
    play(s, (R, "save:spearman@outriders.1"))
    assert not asked(s).startswith("khan_attack")


@rule("GWX-GK-SKL-02", "GWX-GK-12")
@pytest.mark.parametrize(("section", "killed"), [("L", True), ("M", False)])
def test_no_retreat_kills_all_on_the_hordes_of_a_section_that_held(section: str, killed: bool) -> None:
    lying = {"L": [horde("camp_train_L", "0.0:R 0.1:R 1.3+1.4:B")]}
    s = winter(player(goods="CC"), player(), player(), his=with_skill("no_retreat", section), barricades={"L": 3},
               hordes=lying, todo=[step("compare", section="L")])  # fmt: skip
    if killed:
        assert keys(s, R) == ["stop", "save:spearman@camp_train.1"]
        play(s, (R, "save:spearman@camp_train.1"))
    assert (s.pool[R][SPEARMAN], s.pool[B][HORSEMAN]) == ((9, 2) if killed else (8, 1))
    assert s.rest[R][SPEARMAN] == (1 if killed else 0)


@rule("GWX-GK-SKL-02", "GWX-GK-31")
def test_no_retreat_comes_after_the_killing_of_a_breach() -> None:
    s = winter(player(goods="CC"), player(), player(), his=with_skill("no_retreat"), wall={}, space=0,
               hordes={"L": [horde("sappers_L", "0.0:R 0.2:R")]}, todo=[step("compare", section="L")])  # fmt: skip
    play(s, *[(q, keys(s, q)[0]) for q in (B, Y) if q in s.deciders])
    while asked(s) and not asked(s).startswith("choose_fallen"):
        p = s.deciders[0]
        s.choose(keys(s, p)[0], p)
    play(s, (R, "spearman@0.0"))
    assert keys(s, R) == ["stop", "save:spearman@sappers.1"]
    play(s, (R, "save:spearman@sappers.1"))  # saved in the breach: he is in the rest area when No Retreat strikes
    assert s.rest[R][SPEARMAN] == 1 and s.pool[R][SPEARMAN] + sum(s.shamed[R]) == 9


@rule("GWX-GK-SKL-03", "GWX-GK-12")
def test_thunder_of_hooves_adds_2_to_every_horde_before_him() -> None:
    s = table(player(), player(), player(), his=with_skill("thunder_of_hooves"), todo=[step("build", R, left=1)],
              hordes={"L": ["sappers_L", "camp_train_L"], "M": ["sappers_M"]})  # fmt: skip
    assert (offence(s, L), offence(s, M)) == (4 + 3 + 4, 4)


@rule("GWX-GK-12")
def test_a_silenced_skill_does_nothing() -> None:
    his = with_skill("thunder_of_hooves", on={"thunder_of_hooves": "0.0:B 0.1:B"})
    s = table(player(), player(), player(), his=his, todo=[step("build", R, left=1)], hordes={"L": ["sappers_L"]})
    assert offence(s, L) == 4


@rule("GWX-GK-SKL-04")
def test_the_black_standard_lets_barricades_count_1() -> None:
    s = table(player(), player(), player(), his=with_skill("black_standard"), barricades={"L": 3, "M": 3},
              todo=[step("build", R, left=1)])  # fmt: skip
    assert (defence(s, L), defence(s, M)) == (3, 6)


def attacked(section: str, mine: str, **fields: object) -> GreatWall:
    """A soldier of R attacks the sappers of the left section; the Khan is before a section with Silk and Terror."""
    s = table(player(goods=mine, rest={"L_spearman": 1}, honour=9), player(), player(), hordes={"L": ["sappers_L"]},
              his=with_skill("silk_and_terror", section), todo=[step("strike", R, kind="spearman", section="L")],
              **fields)  # fmt: skip
    play(s, (R, "sappers_L@1.1"))  # worth 2 honor
    return s


@rule("GWX-GK-SKL-05")
def test_silk_and_terror_asks_for_1_gold_or_1_honor() -> None:
    s = attacked("L", "G")
    assert keys(s, R) == ["tribute", "disgrace"]
    play(s, (R, "tribute"))
    assert (goods(s, R), s.honour[R]) == ("", 11)
    s = attacked("L", "G")
    play(s, (R, "disgrace"))
    assert (goods(s, R), s.honour[R]) == ("G", 10)


@rule("GWX-GK-SKL-05", "GWX-GK-34")
def test_without_gold_honor_is_lost_and_elsewhere_nothing_is_asked() -> None:
    assert attacked("L", "").honour[R] == 10
    assert attacked("M", "G").honour[R] == 11


@rule("GWX-GK-34")
def test_the_reed_clan_pays_nothing() -> None:
    his = khan(section="M", skills=("silk_and_terror", "no_retreat"), players=2)
    s = table(player(goods="G", honour=5), player(), his=his, hordes={"M": ["sappers_M"]},
              todo=[step("reed_strike", R)])  # fmt: skip
    play(s, (R, keys(s, R)[0]))
    assert (goods(s, R), s.honour[R]) == ("G", 5) and not asked(s).startswith("alternative")


@rule("GWX-GK-SKL-06")
@pytest.mark.parametrize("sealed", [False, True])
def test_eyes_of_the_steppe_let_no_tactic_be_played_in_his_section(sealed: bool) -> None:
    def window(section: str) -> list[str]:
        todo = [step("compare", section="L"), step("build", Y, left=1)]
        s = winter(player(tactics=["oil_and_stones"], goods="WW"), player(), player(), barricades={"L": 3}, todo=todo,
                   his=with_skill("eyes_of_the_steppe", section), hordes={"L": ["camp_train_L"]},
                   options={"sealed": sealed})  # fmt: skip
        return keys(s, R) if R in s.deciders else []

    assert "play:oil_and_stones" in window("M")
    assert window("L") == []


@rule("GWX-GK-SKL-06")
@pytest.mark.parametrize(("his_section", "asked_for"), [("L", "coop_place_shame B"), ("M", "respond R")])
def test_no_mercy_is_played_for_the_shame_of_a_breach_in_his_section(his_section: str, asked_for: str) -> None:
    hordes = {"L": ["hashar_levy_L"], "M": ["hashar_levy_M"], "R": ["hashar_levy_R"]}
    s = table(player(tactics=["emperors_mercy"], goods="GG"), player(), player(), hordes=hordes,
              his=with_skill("eyes_of_the_steppe", his_section), options={"coop": True}, season="winter",
              coop={"demands": ["scholars", "prayers", "tribute_of_gold"]},
              todo=[step("breach_shame", B, section="L")])  # fmt: skip
    assert asked(s) == asked_for


# ---- awards


@rule("GWX-GK-AWD-01")
@pytest.mark.parametrize("holder", [R, B])
def test_the_imperial_parasol_brings_a_resource_at_income(holder: int) -> None:
    s = table(player(), player(), player(), his=khan(award="imperial_parasol", holder=holder), season="summer", year=2,
              todo=[step("income", R)])  # fmt: skip
    assert asked(s) == ("take_resource R" if holder == R else "")


@rule("GWX-GK-AWD-02")
def test_the_golden_tally_places_one_more_clerk_once_a_turn() -> None:
    s = table(player(chosen="economy"), player(), player(), his=khan(award="golden_tally", holder=R), track=[R],
              ruler=R, todo=[step("next_turn", slot=0)])  # fmt: skip
    play(s, (R, "place:lumber_mill"), (R, "stop"))
    assert asked(s) == "respond R" and "use:golden_tally" in keys(s, R)
    before = sum(s.clerks[R][:10])
    play(s, (R, "use:golden_tally"), (R, "place:quarry"))
    assert sum(s.clerks[R][:10]) == before + 1 and not asked(s).startswith(("place_clerk R", "respond R"))


@rule("GWX-GK-AWD-03")
@pytest.mark.parametrize(("holder", "more"), [(R, 2), (B, 0)])
def test_the_dragon_robe_brings_2_honor_for_a_claimed_horde(holder: int, more: int) -> None:
    s = table(player(), player(), player(), his=khan(award="dragon_robe", holder=holder), hordes={"L": [full()]},
              todo=[step("horde_check")])  # fmt: skip
    assert s.honour[R] == 2 + more


@rule("GWX-GK-AWD-04")
@pytest.mark.parametrize(("holder", "claimant"), [(R, R), (B, B), (Y, R)])
def test_the_jade_tea_set_wins_ties_for_its_holder(holder: int, claimant: int) -> None:
    s = table(player(), player(), player(), his=khan(award="jade_tea_set", holder=holder),
              hordes={"L": [horde("outriders_L", "0.2:R 0.3:B 1.2:x 1.3:x")]}, todo=[step("horde_check")])  # fmt: skip
    assert [len(mine) for mine in s.claimed] == [1 if q == claimant else 0 for q in range(3)]


@rule("GWX-GK-AWD-05")
def test_thousand_li_horses_make_horsemen_and_bannermen_cheaper() -> None:
    s = table(player(), player(), player(), his=khan(award="thousand_li_horses", holder=R),
              todo=[step("build", R, left=1)])  # fmt: skip
    mine = [recruit_price(s, R, kind) for kind in (SPEARMAN, ARCHER, HORSEMAN, BANNERMAN)]
    assert mine == [[0, 2, 1, 0], [1, 0, 0, 2], [1, 0, 2, 0], [1, 0, 1, 0]]
    assert recruit_price(s, B, HORSEMAN) == [1, 0, 3, 0] and recruit_price(s, B, BANNERMAN) == [1, 0, 2, 0]


@rule("GWX-GK-AWD-06")
def test_the_sealed_pardon_spares_the_first_shame_of_the_year() -> None:
    hordes = {"L": ["sappers_L", "camp_train_L"], "M": ["sappers_M"]}
    s = winter(player(), player(), player(), his=khan(award="sealed_pardon", holder=R), hordes=hordes,
               todo=[step("breach_shame", R, section="L"), step("breach_shame", R, section="M")])  # fmt: skip
    while asked(s):
        s.choose(keys(s, R)[0], R)
    assert sum(s.shamed[R]) == 2  # of three that were due


@rule("GWX-GK-AWD-06", "GWC-R05")
def test_the_limit_of_an_award_is_the_cards_whoever_comes_to_hold_it() -> None:
    s = winter(player(), player(), player(), his=khan(award="sealed_pardon", holder=B), hordes={"L": ["sappers_L"]},
               common_uses=[{"ability": "sealed_pardon", "seat": R, "times": 1}],
               todo=[step("breach_shame", B, section="L")])  # fmt: skip
    play(s, (B, keys(s, B)[0]))
    assert sum(s.shamed[B]) == 1


# ---- hordes


@rule("GWX-GK-HOR-01", "GWX-GK-HOR-02", "GWX-GK-HOR-03")
def test_what_is_printed_on_his_hordes() -> None:
    first = HORDE_TYPES.index(HORDE_FIGURES[0][0])
    assert first >= BASE_HORDE_TYPES
    kinds = range(first, first + 3)
    assert [(OFFENCES[i], HONOURS[i], sum(cell >= 0 for cell in GRIDS[i])) for i in kinds] == [
        (6, 9, 7), (5, 8, 5), (5, 7, 5),
    ]  # fmt: skip
    assert [sum(OFFENCES[i] for i in kinds), sum(HONOURS[i] for i in kinds)] == [16, 24]


@rule("GWX-GK-HOR-01")
def test_the_torguud_guard_is_stronger_beside_the_khan() -> None:
    s = table(player(), player(), player(), hordes={"L": ["torguud_guard_L"], "R": ["torguud_guard_R"]},
              todo=[step("build", R, left=1)])  # fmt: skip
    assert (offence(s, L), offence(s, RIGHT)) == (6, 8)


@rule("GWX-GK-HOR-02")
def test_naphtha_throwers_destroy_a_barricade_as_the_assault_begins() -> None:
    s = winter(player(), player(), player(), hordes={"L": ["naphtha_throwers_L"], "M": ["naphtha_throwers_M"]},
               barricades={"L": 2, "R": 1}, todo=[step("open_moment", opens="assault_start")])  # fmt: skip
    assert s.barricades == [1, 0, 1]


def ridden(hordes: dict[str, list], to: str, section: str = "R") -> list[str]:
    """Where each Merkit Riders card lies after the Khan rode to a section."""
    s = table(player(), player(), player(), season="spring", year=2, next_horde=[f"keshig_guard_{to}"], hordes=hordes,
              his=khan(section=section), todo=[step("open_moment", opens="hordes_placed")])  # fmt: skip
    return [f"{'LMR'[slot // 3]}{slot % 3 + 1} {HORDE_WORDS[x]}" for slot, x in enumerate(s.hordes) if x >= 0]


@rule("GWX-GK-HOR-03", "GWX-GK-30")
def test_merkit_riders_follow_the_khan_with_all_on_them_and_the_others_close_up() -> None:
    lying = {"L": ["merkit_riders_L", "sappers_L"], "M": [horde("merkit_riders_M", "0.0:R")], "R": ["sappers_R"]}
    assert ridden(lying, "M", section="L") == [
        "L1 sappers_L", "M1 merkit_riders_M", "M2 merkit_riders_L", "R1 sappers_R",
    ]  # fmt: skip
    s = table(player(), player(), player(), season="spring", year=2, next_horde=["keshig_guard_R"], hordes=lying,
              his=khan(section="L"), todo=[step("open_moment", opens="hordes_placed")])  # fmt: skip
    slot = s.hordes.index(HORDE_WORDS.index("merkit_riders_M"))
    assert slot // 3 == RIGHT and s.pool[R][SPEARMAN] == 9  # R's spearman rides along


@rule("GWX-GK-30")
def test_they_follow_from_left_to_right_while_rows_are_free() -> None:
    lying = {"L": ["merkit_riders_L"], "M": ["merkit_riders_M"], "R": ["sappers_R", "camp_train_R"]}
    assert ridden(lying, "R", section="L") == [
        "M1 merkit_riders_M", "R1 sappers_R", "R2 camp_train_R", "R3 merkit_riders_L",
    ]  # fmt: skip


@rule("GWX-GK-HOR-03")
def test_they_follow_to_a_section_without_a_horde_and_not_to_a_full_one() -> None:
    assert ridden({"L": ["merkit_riders_L"], "M": ["sappers_M"]}, "R", section="L") == [
        "M1 sappers_M",
        "R1 merkit_riders_L",
    ]
    full_up = {"L": ["merkit_riders_L"], "R": ["sappers_R", "camp_train_R", "outriders_R"]}
    assert ridden(full_up, "R", section="L")[0] == "L1 merkit_riders_L"


@rule("GWX-GK-HOR-03")
def test_they_stay_if_the_khan_stays() -> None:
    assert ridden({"L": ["merkit_riders_L"]}, "R", section="R") == ["L1 merkit_riders_L"]


# ---- advisors


@rule("GWX-GK-ADV-01")
def test_the_khans_hostage_brings_2_more_honor_for_an_attack() -> None:
    s = table(advised("khans_hostage", goods="CC"), player(), player(), hordes={"L": [full()]},
              todo=[step("horde_check")])  # fmt: skip
    play(s, (R, "save:spearman@outriders.1"))
    before = s.honour[R]
    play(s, (R, "spearman@genghis_khan:0.0"))
    assert s.honour[R] - before == 8


@rule("GWX-GK-ADV-02")
def test_the_standard_smith_makes_the_bannerman_cheaper_and_brings_1_honor() -> None:
    s = table(advised("standard_smith", goods="W", clerks={"barracks": 1}), player(), player(), active=R,
              todo=[step("choose_location", R, allowed=["barracks"])])  # fmt: skip
    assert recruit_price(s, R, BANNERMAN) == [1, 0, 0, 0] and recruit_price(s, R, HORSEMAN) == [1, 0, 3, 0]
    play(s, (R, "activate:barracks"), (R, "recruit:bannerman"))
    assert s.honour[R] == 1


@rule("GWX-GK-ADV-03", "GWX-GK-32")
def test_the_steppe_defector_spares_a_victim_that_must_attack_the_khan() -> None:
    s = table(advised("steppe_defector", goods="C"), player(), player(), hordes={"L": [full()]},
              todo=[step("horde_check")])  # fmt: skip
    assert keys(s, R) == ["pass", "use:steppe_defector"]
    play(s, (R, "use:steppe_defector"))
    assert goods(s, R) == "" and asked(s) == "khan_attack R" and "none" not in keys(s, R)
    play(s, (R, "spearman@genghis_khan:1.0"))
    assert on_his_cards(s, R) == 1 and s.pool[R][SPEARMAN] == 9 and part(s).spared == -1


@rule("GWX-GK-32")
@pytest.mark.parametrize(("claims", "mine", "his"), [
    (False, "C", khan()),
    (True, "CC", khan(section="L")),  # Let Them Fear Us! asks for 2 more chi
    (True, "C", khan(on={"genghis_khan": "0.0:B 0.1:B 0.2:B 1.0:B 1.1:B", "let_them_fear_us": "0.0:B 0.1:B",
                         "no_retreat": "0.0:Y 0.1:Y"})),
])  # fmt: skip
def test_he_spares_no_one_who_could_not_be_sent(claims: bool, mine: str, his: dict) -> None:
    on = "0.2:R 0.3:x 1.2:x 1.3:x" if claims else "0.2:R 0.3:B 1.2:B 1.3:x"
    s = table(advised("steppe_defector", goods=mine), player(), player(), his=his, todo=[step("horde_check")],
              hordes={"L": [horde("outriders_L", on)]})  # fmt: skip
    assert not asked(s).startswith("respond")


@rule("GWX-GK-32")
def test_of_two_kinds_of_victims_the_defector_may_choose() -> None:
    s = table(advised("steppe_defector", goods="C"), player(), player(), space=3, todo=[step("horde_check")],
              hordes={"L": [horde("outriders_L", "0.2:R 0.3+1.3:R 1.2:x")]})  # fmt: skip
    play(s, (R, "use:steppe_defector"))
    assert keys(s, R) == ["spare:spearman", "spare:horseman"]
    play(s, (R, "spare:horseman"))
    assert all(key.startswith("horseman@") for key in keys(s, R))


@rule("GWX-GK-ADV-04")
@pytest.mark.parametrize("field", [{"rest": {"M_spearman": 1}}, {"firing": {"M": 1}}, {"rest": {"L_spearman": 1}}, {}])
def test_the_tracker_gains_where_the_khan_comes_to_own_soldiers(field: dict) -> None:
    s = table(advised("tracker", **field), player(), player(), season="spring", year=2, next_horde=["sappers_M"],
              todo=[step("open_moment", opens="hordes_placed")], wall={"M": 1})  # fmt: skip
    there = field.get("rest") == {"M_spearman": 1} or "firing" in field
    assert asked(s) == ("take_resource R" if there else "")


@rule("GWX-GK-ADV-05")
def test_the_award_herald_gains_when_the_award_comes_and_when_it_goes() -> None:
    s = table(advised("award_herald", goods="WWWWW"), player(goods="SSSSS"), player(), his=khan(award="dragon_robe"),
              todo=[step("build", R, left=1), step("build", B, left=1)])  # fmt: skip
    play(s, (R, "wall@L"))
    assert s.honour[R] == 5 + 3
    play(s, (B, "wall@M"))
    assert (s.honour[R], goods(s, R)) == (8, "C")


@rule("GWX-GK-ADV-06")
@pytest.mark.parametrize(("section", "asks"), [("L", True), ("M", False)])
def test_the_veteran_attacks_with_a_soldier_in_the_khans_section(section: str, asks: bool) -> None:
    s = winter(advised("veteran_of_yehuling", rest={"L_spearman": 2}), player(), player(), his=khan(section=section),
               hordes={"L": ["sappers_L"]}, todo=[step("open_moment", opens="winter_start")])  # fmt: skip
    assert asked(s) == ("respond R" if asks else "")
    if asks:
        play(s, (R, "use:veteran_of_yehuling"), (R, "spearman@L"), (R, "sappers_L@0.0"))
        assert s.rest[R][SPEARMAN] == 1 and not asked(s)
