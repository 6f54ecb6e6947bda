"""The cards of the Ancient Chronicles: generals, tactics, advisors, artifacts that work all game (GWX-AC)."""

import pytest
from tests.games.great_wall.card_table import SUPPORT, full
from tests.games.great_wall.chronicles_table import part, table
from tests.games.great_wall.table import B, R, Y, asked, goods, horde, keys, pass_until, play, player, step
from tests.rules import rule

from rampart.games.great_wall.content.hearing import COMMON_WORDS
from rampart.games.great_wall.content.lines import GENERAL_LINES
from rampart.games.great_wall.content.names import GENERAL_WORDS, HORDE_WORDS
from rampart.games.great_wall.queries import ask, defence
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import SOURCE_WORDS, SPEARMAN, WALL_PRICE
from rampart.games.great_wall.vocabulary import COST_WALL


def led(general: str, n: int = 2, **fields: object) -> dict:
    """A player with a general of the chronicles and support advisors."""
    return player(general=general, support=SUPPORT[:n], **fields)


def moment(name: str, *players: dict, **fields: object) -> GreatWall:
    """A moment of the calendar."""
    return table(*players, todo=[step("open_moment", opens=name)], **fields)


def advised(advisor: str, **fields: object) -> dict:
    return player(advisors=[advisor], **fields)


# ---- generals


@rule("GWX-AC-GEN-01", "GWX-AC-GEN-02", "GWX-AC-GEN-03", "GWX-AC-GEN-04")
def test_their_setup_lines() -> None:
    lines = [GENERAL_LINES[GENERAL_WORDS.index(x)] for x in ("su_song", "bao_zheng", "zhu_xi", "xin_qiji")]
    assert lines == [[5, 4, 4, 3, 1, 45], [4, 4, 3, 4, 2, 90], [3, 4, 4, 5, 2, 59], [3, 5, 5, 3, 1, 27]]
    assert len({line[5] for line in GENERAL_LINES}) == len(GENERAL_LINES)


@rule("GWX-AC-GEN-01")
@pytest.mark.parametrize(("n", "gained"), [(0, 0), (2, 2), (6, 4)])
def test_su_song_gains_resources_when_time_advances(n: int, gained: int) -> None:
    s = moment("time_advanced", led("su_song", n), player(), player(), season="spring", year=2)
    pass_until(s, lambda: not asked(s), ("wood",))
    assert sum(s.resources[R]) == gained


@rule("GWX-AC-GEN-02")
def test_bao_zheng_gains_honor_once_a_turn_when_others_are_shamed() -> None:
    s = table(led("bao_zheng", 3), player(), player(), season="winter", hordes={"L": ["sappers_L"]},
              todo=[step("breach_shame", B, section="L"), step("breach_shame", Y, section="L")])  # fmt: skip
    pass_until(s, lambda: not asked(s))
    assert s.honour[R] == 3


@rule("GWX-AC-GEN-03")
def test_zhu_xi_gains_honor_for_an_advisor() -> None:
    s = table(led("zhu_xi", goods="GGGGG"), player(), player(), advisor_row=["granary_keeper"],
              todo=[step("hire", R, left=1)])  # fmt: skip
    play(s, (R, "active:granary_keeper"))
    assert s.honour[R] == 4


@rule("GWX-AC-GEN-04")
@pytest.mark.parametrize(("on", "honor"), [({"L": 1}, 0), ({"L": 1, "M": 1}, 4)])
def test_xin_qiji_gains_for_soldiers_in_two_sections(on: dict, honor: int) -> None:
    lying = {section: [horde(f"camp_train_{section}", "0.0:R")] for section in on}
    s = moment("winter_start", led("xin_qiji"), player(), player(), season="winter", hordes=lying)
    assert s.honour[R] == honor


# ---- tactics


def turn(card: str, **fields: object) -> GreatWall:
    """The turn of R begins, who holds the card."""
    me = player(tactics=[card], chosen="economy", **fields)
    return table(me, player(), player(), track=[R], ruler=R, todo=[step("next_turn", slot=0)])


@rule("GWX-AC-TAC-01")
@pytest.mark.parametrize(("how", "key", "got"), [("play", "2_stone", "CSS"), ("boost", "4_gold", "GGGG")])
def test_winter_stores(how: str, key: str, got: str) -> None:
    s = turn("winter_stores", goods="C")
    play(s, (R, f"{how}:winter_stores"), (R, key))
    assert sorted(goods(s, R)) == sorted(got)


@rule("GWX-AC-TAC-02")
def test_snow_march_moves_two_or_moves_and_attacks() -> None:
    s = turn("snow_march", goods="C", rest={"L_spearman": 3})
    play(s, (R, "play:snow_march"), (R, "march:spearman:L>M"), (R, "march:spearman:L>R"))
    assert s.rest[R][::5] == [1, 1, 1] and not asked(s).startswith("snow_march")
    s = turn("snow_march", goods="C", rest={"L_spearman": 3})
    play(s, (R, "boost:snow_march"), (R, "move:L>M"), (R, "spearman:3"))
    assert asked(s) == "choose_attacker R"


@rule("GWX-AC-TAC-03")
@pytest.mark.parametrize(("how", "honor", "left"), [("play", 2, "GG"), ("boost", 6, "")])
def test_imperial_visit(how: str, honor: int, left: str) -> None:
    s = moment("on_commands_revealed", player(tactics=["imperial_visit"], goods="GG"), player(), player())
    play(s, (R, f"{how}:imperial_visit"))
    assert (s.honour[R], goods(s, R)) == (honor, left)


@rule("GWX-AC-TAC-04")
@pytest.mark.parametrize(("how", "left"), [("play", 3), ("boost", 1)])
def test_paper_offerings(how: str, left: int) -> None:
    me = player(tactics=["paper_offerings"], goods="CC", clerks={"temple": 3}, shamed={"spearman": 4})
    s = table(me, player(), player(), active=R, todo=[step("choose_location", R, allowed=["temple"])])
    play(s, (R, "activate:temple"), (R, f"{how}:paper_offerings"))
    assert sum(s.shamed[R]) == left


@rule("GWX-AC-TAC-05")
def test_levy_of_the_poor() -> None:
    def levied() -> GreatWall:
        me = player(tactics=["levy_of_the_poor"], goods="SSSSGGG", clerks={"barracks": 2})
        s = table(me, player(), player(), active=R, todo=[step("choose_location", R, allowed=["barracks"])])
        play(s, (R, "activate:barracks"), (R, "recruit:spearman"), (R, "recruit:spearman"))
        pass_until(s, lambda: asked(s).startswith("respond"))
        return s

    s = levied()
    play(s, (R, "play:levy_of_the_poor"))
    pass_until(s, lambda: not asked(s).startswith("take_back"), ("gold",))
    assert s.honour[R] == 2 and sum(s.resources[R]) == 2
    s = levied()
    play(s, (R, "boost:levy_of_the_poor"))
    assert "deploy:archer" in keys(s, R)


@rule("GWX-AC-TAC-06")
@pytest.mark.parametrize(("how", "own", "shared"), [("play", 3, 1), ("boost", 5, 0)])
def test_divide_the_spoils(how: str, own: int, shared: int) -> None:
    s = table(player(tactics=["divide_the_spoils"], goods="C"), player(), player(), todo=[step("horde_check")],
              hordes={"L": [horde("outriders_L", "0.2:B 0.3:x 1.2:x 1.3:x")]})  # fmt: skip
    play(s, (R, f"{how}:divide_the_spoils"))
    assert s.honour == [own, shared + 2, 0]


@rule("GWX-AC-TAC-07")
@pytest.mark.parametrize(("how", "mine", "saved", "left"), [("play", "C", 1, 0), ("boost", "CCC", 3, 0)])
def test_carry_the_wounded(how: str, mine: str, saved: int, left: int) -> None:
    on = "0.0:R 0.1:R 1.3:R"
    s = table(player(tactics=["carry_the_wounded"], goods=mine), player(), player(), season="winter", space=4,
              hordes={"L": [horde("camp_train_L", on)]}, todo=[step("breach_killing", section="L")])  # fmt: skip
    play(s, (R, f"{how}:carry_the_wounded"))
    pass_until(s, lambda: not asked(s), ("save:spearman@camp_train.1", "stop", "pass"))
    assert s.rest[R][SPEARMAN] == saved and sum(s.resources[R]) == left


@rule("GWX-AC-TAC-08")
@pytest.mark.parametrize(("level", "how", "held"), [(2, "play", False), (2, "boost", True)])
def test_hold_the_gate(level: int, how: str, held: bool) -> None:
    s = table(player(tactics=["hold_the_gate"], goods="WW"), player(), player(), season="winter", wall={"L": level},
              hordes={"L": ["heavy_lancers_L", "marauders_L"]}, todo=[step("compare", section="L")])  # fmt: skip
    play(s, (R, f"{how}:hold_the_gate"))  # 10 against 8 + 5
    pass_until(s, lambda: not asked(s))
    assert (sum(sum(mine) for mine in s.shamed) == 0) is held


# ---- advisors


@rule("GWX-AC-ADV-01")
def test_the_ice_cutter_raises_the_defense_for_this_assault() -> None:
    s = table(advised("ice_cutter", goods="SSSS"), player(), player(goods="WW"), season="winter", wall={"M": 1},
              todo=[step("open_moment", opens="assault_start"), step("build", Y, left=1),
                    step("open_moment", opens="assault_end")])  # fmt: skip
    play(s, (R, "use:ice_cutter"), (R, "ice:3@M"))
    assert (goods(s, R), defence(s, 1), defence(s, 0)) == ("S", 8, 0)
    play(s, (Y, "stop"))
    assert part(s).ice == [0, 0, 0]


@rule("GWX-AC-ADV-02")
def test_the_famine_inspector_stores_a_material() -> None:
    s = table(advised("famine_inspector", goods="W"), player(), player(), todo=[step("donate", R, which=1)])
    play(s, (R, "donate"), (R, "use:famine_inspector"), (R, "store_gold"))
    assert s.warehouse == [1, 0, 1]


@rule("GWX-AC-ADV-03", "GWX-AC-ART-03")
@pytest.mark.parametrize(("advisors", "honor"), [([], 1), (["master_of_ceremonies"], 2)])
def test_chime_stones_and_the_master_of_ceremonies(advisors: list, honor: int) -> None:
    me = player(advisors=advisors, clerks={"temple": 3})
    s = table(me, player(), player(), active=R, artifacts=["chime_stones"],
              todo=[step("choose_location", R, allowed=["temple"])])  # fmt: skip
    play(s, (R, "activate:temple"))
    pass_until(s, lambda: not asked(s) or asked(s).startswith("next_location"), ("pass", "keep", "done"))
    assert s.honour[R] == honor and s.sources[R][SOURCE_WORDS.index("artifacts")] == 1


@rule("GWX-AC-ADV-04")
def test_the_exorcist_gains_for_removed_shame() -> None:
    s = table(advised("exorcist", goods="CC", shamed={"spearman": 1}), player(), player(), season="summer", year=2,
              todo=[step("remove_shame", R)])  # fmt: skip
    play(s, (R, "soldier:spearman"))
    assert s.honour[R] == 2


@rule("GWX-AC-ADV-05")
def test_the_fortress_cook_gains_chi_for_sections_with_soldiers_at_rest() -> None:
    s = table(advised("fortress_cook", rest={"L_spearman": 2, "R_archer": 1}), player(), player(), season="summer",
              year=2, todo=[step("income", R)])  # fmt: skip
    assert goods(s, R) == "CC"


@rule("GWX-AC-ADV-06")
@pytest.mark.parametrize(("key", "first"), [("leave_order", "sappers_L"), ("swap_order", "marauders_M")])
def test_the_turban_spy_looks_at_two_hordes_and_may_swap_them(key: str, first: str) -> None:
    s = moment("spring_start", advised("turban_spy"), player(), player(), season="spring", year=2,
               next_horde=["sappers_L", "marauders_M"])  # fmt: skip
    play(s, (R, "use:turban_spy"))
    assert s.known_hordes[HORDE_WORDS.index("marauders_M")] == 1  # R alone has seen it
    play(s, (R, key))
    assert HORDE_WORDS[s.next_horde[-1]] == first and goods(s, R) == "C"


@rule("GWX-AC-ADV-06", "GWC-611")
def test_the_turban_spy_does_not_shuffle_the_discards_to_see_a_second_horde() -> None:
    elsewhere = ("sappers_L", "camp_train_L", "camp_train_M", "camp_train_R")
    s = moment("spring_start", advised("turban_spy"), player(), player(), season="spring", year=2,
               next_horde=["sappers_L"], horde_deck=[],
               horde_discard=[word for word in HORDE_WORDS[:24] if word not in elsewhere])  # fmt: skip
    play(s, (R, "use:turban_spy"))
    assert len(s.next_horde) == 1 and len(s.horde_discard) == 20 and not any(s.known_hordes) and goods(s, R) == "C"


@rule("GWX-AC-ADV-07")
def test_the_almanac_maker_draws_a_tactic_when_time_advances() -> None:
    s = moment("time_advanced", advised("almanac_maker"), player(), player(), season="spring", year=2)
    assert len(s.tactics[R]) == 1


@rule("GWX-AC-ADV-08")
def test_the_village_elder_places_a_clerk_and_gains_honor() -> None:
    s = table(advised("village_elder", goods="GG"), player(), player(), todo=[step("hire", R, left=1)])
    play(s, (R, "clerk"), (R, "use:village_elder"), (R, "place:quarry"))
    assert s.honour[R] == 1 and sum(s.clerks[R][:10]) == 1


@rule("GWX-AC-ADV-09")
def test_the_chronicler_gains_for_command_cards_in_hand() -> None:
    s = moment("game_end", advised("chronicler", discard=["economy", "betrayal"]), player(), player(), season="winter")
    assert s.honour[R] == 8


@rule("GWX-AC-ADV-10")
@pytest.mark.parametrize(("rest", "gained"), [({"L_spearman": 1}, ("C", 1)), ({"M_spearman": 1}, ("", 0))])
def test_the_gate_captain_gains_where_own_soldiers_are_breached(rest: dict, gained: tuple) -> None:
    s = table(advised("gate_captain", rest=rest), player(), player(), season="winter", wall={},
              hordes={"L": ["sappers_L"]}, todo=[step("compare", section="L"), step("build", Y, left=1)])  # fmt: skip
    assert (goods(s, R), s.honour[R]) == gained


# ---- artifacts


@rule("GWX-AC-01")
def test_only_artifacts_that_lie_open_work() -> None:
    s = table(player(), player(), player(), artifacts=["iron_ox", "silk_map"], todo=[step("build", R, left=1)])
    assert {COMMON_WORDS[x] for x in s.common} == {"iron_ox", "silk_map", "ice_on_walls"}


@rule("GWX-AC-ART-01")
@pytest.mark.parametrize(("key", "chi"), [("take", "C"), ("honour", "")])
def test_the_bronze_crane(key: str, chi: str) -> None:
    s = table(player(discard=["economy"]), player(), player(), season="summer", year=2, artifacts=["bronze_crane"],
              todo=[step("reclaim", R)])  # fmt: skip
    play(s, (R, key))
    assert goods(s, R) == chi


@rule("GWX-AC-ART-02")
def test_the_celestial_globe() -> None:
    s = moment("time_advanced", player(), player(), player(), season="spring", year=2, tea="BRY",
               artifacts=["celestial_globe"])  # fmt: skip
    assert asked(s) == "take_resource Y"


@rule("GWX-AC-ART-04")
@pytest.mark.parametrize(("n", "honor"), [(1, 0), (2, 1)])
def test_the_generals_tally(n: int, honor: int) -> None:
    me = player(goods="SS" * n + "G" * n, clerks={"barracks": 2})
    s = table(me, player(), player(), active=R, artifacts=["generals_tally"],
              todo=[step("choose_location", R, allowed=["barracks"])])  # fmt: skip
    play(s, (R, "activate:barracks"), *[(R, "recruit:spearman")] * n)
    assert s.honour[R] == honor


@rule("GWX-AC-ART-05")
def test_the_ever_burning_lamp_counts_once_per_killing() -> None:
    s = table(player(goods="CCCC"), player(), player(), season="winter", space=4, artifacts=["ever_burning_lamp"],
              hordes={"L": [horde("camp_train_L", "0.0:R 0.1:R")]},
              todo=[step("breach_killing", section="L")])  # fmt: skip
    play(s, (R, "save:spearman@camp_train.1"), (R, "save:spearman@camp_train.1"))
    assert s.honour[R] == 1


@rule("GWX-AC-ART-06")
def test_the_jade_seal_box() -> None:
    me = player(goods="WWWW", levels={"quarry": 2}, clerks={"quarry": 3})
    s = table(me, player(), player(), active=R, artifacts=["jade_seal_box"],
              todo=[step("choose_location", R, allowed=["quarry"])])  # fmt: skip
    play(s, (R, "activate:quarry"), (R, "promote:quarry"))
    assert s.honour[R] == 3


@rule("GWX-AC-ART-07")
@pytest.mark.parametrize(("clerks", "honor"), [(1, 1), (3, 2)])
def test_the_silk_map(clerks: int, honor: int) -> None:
    me = player(clerks={"headquarters": clerks}, rest={"L_spearman": 1})
    s = table(me, player(), player(), active=R, artifacts=["silk_map"],
              todo=[step("choose_location", R, allowed=["headquarters"])])  # fmt: skip
    play(s, (R, "activate:headquarters"), (R, "stop"))
    assert s.honour[R] == honor


@rule("GWX-AC-ART-08")
def test_the_iron_ox() -> None:
    s = table(player(), player(), player(), artifacts=["iron_ox"], todo=[step("build", R, left=1)])
    assert ask(s, COST_WALL, R, WALL_PRICE[0]) == 4 == ask(s, COST_WALL, B, WALL_PRICE[0])


@rule("GWX-AC-ART-09")
def test_the_ancestral_tablets() -> None:
    s = table(player(), player(), player(), artifacts=["ancestral_tablets"], hordes={"L": [full()]},
              todo=[step("horde_check")])  # fmt: skip
    assert s.honour[R] == 2 + 1


@rule("GWX-AC-ART-10")
def test_the_festival_drum() -> None:
    s = table(player(), player(), player(), artifacts=["festival_drum"], hordes={"L": [full()]},
              todo=[step("horde_check")])  # fmt: skip
    assert asked(s) == "take_resource R"
