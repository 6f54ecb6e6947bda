"""Black Powder: special soldiers and siege engines, from positions of a few lines."""

import pytest
from tests.games.great_wall.card_table import advised
from tests.games.great_wall.powder_table import DRAGON, MONKEY, PANDA, SNAKE, TURTLE, powder, three
from tests.games.great_wall.table import B, R, asked, goods, horde, keys, pass_until, play, player, step

from rampart.games.great_wall.battle import strokes
from rampart.games.great_wall.content.names import HORDE_WORDS
from rampart.games.great_wall.modules.black_powder.part import machines_in, powder_of, tokens_left
from rampart.games.great_wall.queries import spots_covered
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import CELL_WORDS, OPEN, SHOOTERS, SPECIAL, WOUND

rule = pytest.mark.rule
LATER = step("reclaim", R)


def recruiting(clan: str, goods: str, **fields: object) -> GreatWall:
    """R has a clerk in the barracks, which are activated by an effect."""
    others = [x for x in (MONKEY, DRAGON, TURTLE, SNAKE, PANDA) if x != clan]
    todo = [step("choose_location", R, allowed=["barracks"])]
    me = player(goods=goods, clerks={"barracks": 1})
    s = powder(me, player(), player(), todo=todo, clans=(clan, *others[:2]), active=R, ruler=R, **fields)
    play(s, (R, "activate:barracks"))
    return s


def cells(s: GreatWall, slot: int, *words: str) -> list[int]:
    return [s.covers[slot][CELL_WORDS.index(word)] for word in words]


def stances(s: GreatWall, slot: int) -> dict[str, str]:
    """What lies on a card by the words of its cells, open spots and gaps left out."""
    doc = s.document()["hordes"]
    return doc[list(doc)[[x for x in range(9) if s.hordes[x] >= 0].index(slot)]].get("covers", {})


HORDES = {"L": ["camp_train_L"], "M": ["keshig_guard_M", "sappers_M"], "R": ["camp_train_R"]}


@rule("GWX-BP-SS-01", "GWX-BP-40")
def test_a_warrior_monk_covers_a_spot_of_any_row() -> None:
    s = recruiting(MONKEY, "WWC", hordes=HORDES)
    play(s, (R, "recruit:warrior_monk"))
    assert goods(s, R) == "" and "sappers_M@1.4" in keys(s, R) and "rest@L" in keys(s, R)
    play(s, (R, "sappers_M@1.4"))
    assert (s.honour[R], stances(s, 4)) == (3, {"1.4": "special@0"})
    s = powder(*three(player(rest={"L_special": 1})), todo=[step("strike", R, kind="special", section="L"), LATER])
    assert all(key.startswith("camp_train_L") for key in keys(s, R))


@rule("GWX-BP-SS-02", "GWX-BP-42")
def test_a_bomber_shoots_from_a_firing_spot_and_may_drop() -> None:
    s = recruiting(PANDA, "WGC", hordes=HORDES)
    play(s, (R, "recruit:bomber"), (R, "firing@M"))
    assert s.firing[R][SHOOTERS + 1] == 1
    play(s, (R, "shoot:sappers_M@0.0"))
    assert asked(s) == "drop_bomber R" and all("keshig_guard_M" in key for key in keys(s, R)[:-1])
    play(s, (R, "drop:keshig_guard_M@0.2"))
    assert (s.firing[R][SHOOTERS + 1], s.honour[R], cells(s, 4, "0.0")) == (0, 3, [WOUND])


@rule("GWX-BP-SS-02", "GWX-BP-41")
def test_special_soldiers_on_firing_spots_shoot_in_the_volley() -> None:
    me = player(firing={"M_special": 1, "M": 1})
    hordes = {"L": ["camp_train_L"], "M": ["steppe_archers_M"], "R": ["camp_train_R"]}
    s = powder(*three(me), todo=[step("volley"), LATER], clans=(PANDA, MONKEY, DRAGON), hordes=hordes)
    assert asked(s) == "special_shot R"  # the archer would need 1 chi here; the bomber is no archer
    play(s, (R, keys(s, R)[0]))
    assert asked(s) == "drop_bomber R"


@rule("GWX-BP-SS-03", "GWX-BP-46")
def test_a_flamethrower_wounds_the_spots_around_it() -> None:
    s = recruiting(DRAGON, "WWWC", hordes=HORDES)
    play(s, (R, "recruit:flamethrower"))
    assert not any("sappers" in key for key in keys(s, R))
    play(s, (R, "keshig_guard_M@0.2"))
    assert cells(s, 3, "0.1", "0.3", "1.2") == [WOUND] * 3 and cells(s, 3, "0.4", "1.1", "1.3") == [OPEN] * 3
    assert s.honour[R] == 3  # of its own spot only; it breaks the Shield Ring first


@rule("GWX-BP-SS-04", "GWX-BP-43")
def test_a_crossbowman_lays_tokens_instead_of_wounds() -> None:
    s = recruiting(SNAKE, "GGCC", hordes=HORDES)
    play(s, (R, "recruit:crossbowman"), (R, "firing@M"), (R, "shoot:sappers_M@0.0"))
    assert (stances(s, 4), tokens_left(s, R), spots_covered(s, R, 4)) == ({"0.0": "mark@0"}, 5, 1)
    none_left = {f"{line}.{column}": "mark@0" for line in range(2) for column in range(1, 4)}
    marked = {"L": ["camp_train_L"], "M": [("keshig_guard_M", none_left), "sappers_M"], "R": ["camp_train_R"]}
    me = player(firing={"M_special": 1})
    todo = [step("special_shot", R, section="M", origin="firing", volley=True), LATER]
    s = powder(*three(me), todo=todo, clans=(SNAKE, MONKEY, DRAGON), hordes=marked)
    play(s, (R, "shoot:sappers_M@0.0"))
    assert cells(s, 4, "0.0") == [WOUND]


@rule("GWX-BP-43")
def test_a_shield_ring_is_not_broken_by_tokens() -> None:
    hordes = {"L": ["camp_train_L"], "M": [("keshig_guard_M", {"0.1": "mark@0"})], "R": ["camp_train_R"]}
    todo = [step("special_shot", R, section="M", origin="firing", volley=True), LATER]
    s = powder(*three(player(firing={"M_special": 1})), todo=todo, clans=(SNAKE, MONKEY, DRAGON), hordes=hordes)
    assert not asked(s).startswith("special_shot")


@rule("GWX-BP-43", "GWX-BP-44")
def test_e27_tokens_count_for_presence_and_for_the_claim() -> None:
    covers = {"0.1": "mark@0", "0.2": "mark@0", "0.3": "mark@0", "1.2": "spearman@1", "1.3": "spearman@1"}
    hordes = {"L": [("siege_ladders_L", covers)], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    s = powder(*three(), todo=[step("horde_check"), LATER], clans=(SNAKE, MONKEY, DRAGON), hordes=hordes)
    pass_until(s, lambda: bool(s.claimed[R]))
    assert (s.honour[R], s.honour[B], tokens_left(s, R)) == (2, 2, 6)
    alone = dict.fromkeys(covers, "mark@0")
    hordes = {"L": [("siege_ladders_L", alone)], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    s = powder(*three(), todo=[step("horde_check"), LATER], clans=(SNAKE, MONKEY, DRAGON), hordes=hordes)
    assert s.claimed[R] == [HORDE_WORDS.index("siege_ladders_L")] and sum(s.rest[R]) == 0


@rule("GWX-BP-43")
def test_a_token_spares_the_shame_of_a_breach_but_falls_to_nothing() -> None:
    hordes = {"L": [("elite_tumen_L", {"0.0": "mark@0"})], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    s = powder(*three(), todo=[step("breach_shame", R, section="L"), step("storm", section="L"), LATER],
               clans=(SNAKE, MONKEY, DRAGON), hordes=hordes)  # fmt: skip
    assert sum(s.shamed[R]) == 0 and stances(s, 0) == {"0.0": "mark@0"}


@rule("GWX-BP-SS-05", "GWX-BP-45")
def test_e25_a_tank_takes_the_rewards_of_its_square() -> None:
    s = recruiting(TURTLE, "WWSSGG", hordes=HORDES)
    play(s, (R, "recruit:tank"), (R, "keshig_guard_M@0.1+1.1+0.2+1.2"))
    assert (s.honour[R], goods(s, R), spots_covered(s, R, 3)) == (5, "SG", 4)
    hordes = HORDES | {"M": [horde("keshig_guard_M", "1.1:x")]}
    s = recruiting(TURTLE, "WWSSGG", hordes=hordes)
    play(s, (R, "recruit:tank"), (R, "keshig_guard_M@0.1+0.2+1.2"))
    assert (goods(s, R), spots_covered(s, R, 3)) == ("G", 3)
    assert stances(s, 3) == {
        "0.1": "broad_head_left@0", "0.2": "broad_right@0", "1.1": "broad_over_left@0", "1.2": "broad_right@0",
    }  # fmt: skip


@rule("GWX-BP-SS-05")
def test_a_tank_needs_a_square_without_soldiers() -> None:
    first = {"L": ["outriders_L"], "M": ["camp_train_M"], "R": ["camp_train_R"]}  # the first card of all
    s = recruiting(TURTLE, "WWSSGG", hordes=first)
    play(s, (R, "recruit:tank"))
    assert [key for key in keys(s, R) if key.startswith("outriders_L")] == [
        "outriders_L@0.2+1.2", "outriders_L@0.2+1.2+0.3+1.3", "outriders_L@0.3+1.3"]  # fmt: skip
    hordes = HORDES | {"M": [horde("keshig_guard_M", "0.1:B")]}
    s = recruiting(TURTLE, "WWSSGG", hordes=hordes)
    play(s, (R, "recruit:tank"))
    squares = [key for key in keys(s, R) if key.startswith("keshig")]
    assert squares == ["keshig_guard_M@0.2+1.2+0.3+1.3", "keshig_guard_M@0.3+1.3+0.4+1.4", "keshig_guard_M@0.4+1.4"]


@rule("GWX-BP-45")
def test_a_tank_is_one_victim_and_leaves_wounds_everywhere() -> None:
    tank = {"0.1": "broad_head_left@0", "0.2": "broad_right@0", "1.1": "broad_over_left@0", "1.2": "broad_right@0"}
    hordes = {"L": [("keshig_guard_L", tank)], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    s = powder(*three(player(goods="CC")), todo=[step("storm", section="L"), LATER], clans=(TURTLE, MONKEY, DRAGON),
               hordes=hordes)  # fmt: skip
    play(s, (R, "save:tank@keshig_guard.1"))
    assert cells(s, 0, "0.1", "0.2", "1.1", "1.2") == [WOUND] * 4 and s.rest[R][SPECIAL] == 1


@rule("GWX-BP-47")
def test_special_soldiers_may_bear_shame_and_be_overseers_but_are_no_spearmen() -> None:
    s = powder(*three(player(shamed={"spearman": 10})), todo=[step("place_shame", R, cause="breach"), LATER])
    assert keys(s, R) == ["soldier:archer", "soldier:horseman", "soldier:special"]
    s = powder(*three(player(shamed={"spearman": 10})), todo=[step("man_tower", R, section="M"), LATER])
    assert not asked(s).startswith("man_tower")


@rule("GWX-BP-41")
def test_special_soldiers_of_firing_spots_bring_no_honor_and_die_in_a_breach() -> None:
    me = player(firing={"L_special": 1})
    full = {"L": [horde("outriders_L", "0.2:B 0.3:x 1.2:x 1.3:x")], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    s = powder(*three(me), todo=[step("horde_check"), LATER], clans=(SNAKE, MONKEY, DRAGON), hordes=full)
    pass_until(s, lambda: bool(s.claimed[B]))
    assert s.honour[R] == 0
    s = powder(*three(me), todo=[step("storm", section="L"), LATER], clans=(SNAKE, MONKEY, DRAGON))
    assert (s.firing[R][SHOOTERS], s.pool[R][SPECIAL]) == (0, 3)


def test_special_soldiers_move_by_the_headquarters() -> None:
    me = player(firing={"L_special": 1})
    s = powder(*three(me), todo=[step("move_soldiers", R, left=1), LATER], clans=(SNAKE, MONKEY, DRAGON))
    play(s, (R, "move:L>R"), (R, "special_firing:1"))
    assert (s.firing[R][SHOOTERS], s.firing[R][SHOOTERS + 2]) == (0, 1)


# ---- siege engines


def assault(hordes: dict, **fields: object) -> GreatWall:
    """The assault has just ended."""
    rest = {section: [f"camp_train_{section}"] for section in "LMR" if section not in hordes}
    return powder(*three(fields.pop("me", None)), todo=[step("open_moment", opens="assault_end"), LATER],  # type: ignore[arg-type]
                  hordes=rest | hordes, **fields)  # fmt: skip


@rule("GWX-BP-HOR-01", "GWX-BP-50", "GWX-BP-55", "GWX-BP-49")
def test_e26_a_ram_swaps_and_destroys_a_level_when_it_arrives() -> None:
    s = assault({"L": ["elite_tumen_L", "battering_ram_L"]}, me=player(firing={"L": 2}))
    assert [HORDE_WORDS[card] for card in s.hordes[:2]] == ["battering_ram_L", "elite_tumen_L"]
    assert (s.wall, s.firing[R][0], s.rest[R][1], s.over) == ([0, 1, 1], 0, 2, False)


@rule("GWX-BP-50", "GWX-BP-51")
def test_e31_rams_in_line_move_one_after_the_other() -> None:
    s = assault({"L": ["elite_tumen_L", "battering_ram_L", "battering_ram_M"]}, wall={"L": 2, "M": 1, "R": 1})
    assert [HORDE_WORDS[card] for card in s.hordes[:3]] == ["battering_ram_L", "battering_ram_M", "elite_tumen_L"]
    assert s.wall[0] == 1
    s = assault({"L": ["battering_ram_L", None, "trebuchet_L"]}, wall={"L": 2, "M": 1, "R": 1})
    assert s.hordes[2] == HORDE_WORDS.index("trebuchet_L") and s.wall[0] == 0


@rule("GWX-BP-HOR-03", "GWX-BP-53", "GWX-BP-56")
def test_a_trebuchet_stays_in_row_3_and_breaks_the_wall() -> None:
    s = assault({"M": [None, None, "trebuchet_M"]}, wall={"L": 1, "M": 3, "R": 1})
    assert (s.wall, s.hordes[5]) == ([1, 2, 1], HORDE_WORDS.index("trebuchet_M"))
    gone = {
        "M": [horde("outriders_M", "all:x"), "sappers_M", "trebuchet_M"],
        "L": ["camp_train_L"],
        "R": ["camp_train_R"],
    }
    s = powder(*three(), todo=[step("horde_check"), LATER], hordes=gone)
    assert [s.hordes[x] >= 0 for x in (3, 4, 5)] == [True, False, True]
    s = powder(*three(player(rest={"M_spearman": 1, "M_horseman": 1})), todo=[LATER],
               hordes={"L": ["camp_train_L"], "M": [None, None, "trebuchet_M"], "R": ["camp_train_R"]})  # fmt: skip
    assert strokes(s, R, 0, 1, False) == [] and strokes(s, R, 2, 1, False)


def deck(top: str, hordes: dict[str, list]) -> dict[str, list[str]]:
    """One card on top of the deck, one with the back L beneath it, and all others out of the game."""
    used = [top, "marauders_L", *[card for cards in hordes.values() for card in cards]]
    gone = [word for word in [*HORDE_WORDS[:24], *HORDE_WORDS[48:60]] if word not in used]
    return {"next_horde": [top], "horde_deck": ["marauders_L"], "horde_box": gone}


@rule("GWX-BP-52")
def test_a_trebuchet_finds_its_row_3_or_raids() -> None:
    todo = [step("place_horde", cause="spring"), LATER]
    hordes = {"L": ["camp_train_L", "sappers_L", "outriders_L"], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    s = powder(*three(), todo=todo, hordes=hordes, **deck("trebuchet_M", hordes))
    assert s.hordes[5] == HORDE_WORDS.index("trebuchet_M") and s.hordes[4] < 0
    full = {section: [f"camp_train_{section}", f"sappers_{section}", f"outriders_{section}"] for section in "LMR"}
    s = powder(*three(), todo=todo, hordes=full, **deck("trebuchet_M", full))
    assert (s.horde_discard, s.shame_gone) == ([HORDE_WORDS.index("trebuchet_M")], 3)
    only = {"L": [None, None, "trebuchet_L"], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    s = powder(*three(), todo=todo, hordes=only, **deck("sappers_M", only))
    assert s.hordes[0] == HORDE_WORDS.index("sappers_M")  # the back says L; it is not empty, and row 1 is free


@rule("GWX-BP-52", "GWC-ADV-22")
@pytest.mark.parametrize("full", [False, True])
def test_a_trebuchet_that_comes_for_a_horde_sent_back_covers_no_other(full: bool) -> None:
    hordes: dict[str, list] = {"L": [None, None, "trebuchet_M"]}
    for section in "MR":
        hordes[section] = [f"{word}_{section}" for word in ("camp_train", "sappers", "outriders")[: 3 if full else 1]]
    cards = deck("marauders_M", hordes)
    cards["horde_box"] = [word for word in cards["horde_box"] if word != "trebuchet_L"] + cards["horde_deck"]
    cards |= {"next_horde": ["marauders_M", "trebuchet_L"], "horde_deck": []}
    todo = [step("place_horde", cause="spring"), LATER]
    s = powder(*three(advised("astrologer")), todo=todo, hordes=hordes, season="spring", year=2, **cards)
    play(s, (R, "use:astrologer"), (R, "swap"))
    arrived = HORDE_WORDS.index("trebuchet_L")
    assert HORDE_WORDS[s.hordes[2]] == "trebuchet_M"
    assert (s.hordes[5] == arrived, s.horde_discard) == ((False, [arrived]) if full else (True, []))


@rule("GWX-BP-HOR-02", "GWX-BP-54")
def test_ladders_in_row_1_breach_the_section_and_kill_everyone() -> None:
    me = player(rest={"L_archer": 1}, firing={"L": 1}, goods="CC")
    hordes = {
        "L": [("siege_ladders_L", {"0.1": "spearman@0", "0.2": "spearman@0"})],
        "M": ["camp_train_M"],
        "R": ["camp_train_R"],
    }
    s = powder(me, player(), player(), todo=[step("compare", section="L"), LATER], hordes=hordes,
               wall={"L": 3, "M": 1, "R": 1}, barricades={"L": 3}, machines={"L_cannon": 1, "M_ballista": 1},
               towers=[R, None, None, None])  # fmt: skip
    pass_until(s, lambda: asked(s).startswith("save"), ("soldier:spearman",))
    assert "save:archer@rest" in keys(s, R)
    play(s, (R, "save:archer@rest"))
    assert (s.rest[R][1], s.pool[R][:2], s.firing[R][0]) == (1, [9, 3], 0)
    assert (machines_in(s, 0), machines_in(s, 1), powder_of(s).towers[0]) == (0, 1, R)
    assert powder_of(s).breached == 1


@rule("GWX-BP-HOR-02")
def test_ladders_farther_back_make_no_breach() -> None:
    hordes = {"L": ["camp_train_L", "siege_ladders_L"], "M": ["camp_train_M"], "R": ["camp_train_R"]}
    s = powder(*three(), todo=[step("compare", section="L"), LATER], hordes=hordes, wall={"L": 3, "M": 1, "R": 1})
    assert powder_of(s).breached == 0


@rule("GWX-BP-57", "GWX-BP-58")
def test_without_any_wall_everyone_loses() -> None:
    s = assault({"L": ["battering_ram_L"]}, wall={"L": 1})
    assert (s.over, s.ending, s.winners()) == (True, "ruin", [])
    s = assault({"L": ["battering_ram_L"]}, wall={"L": 1, "M": 1})
    assert not s.over and s.wall == [0, 1, 0]


@rule("GWX-BP-58")
def test_a_destroyed_level_is_built_again_for_its_price_and_honor() -> None:
    me = player(goods="WWWWW", clerks={"builders_camp": 1})
    s = powder(me, player(), player(), todo=[step("activation_step", R)], active=R, wall={"L": 0, "M": 1, "R": 1})
    play(s, (R, "wall@L"))
    assert (s.wall[0], s.honour[R], goods(s, R)) == (1, 5, "")
