"""Solo play against Qin Jiushao: set-up, clerks, activation, soldiers, the end (4.3, 7)."""

import pytest
from tests.games.great_wall.solo_table import QIN, REED, R, at_work, part, qin, solo, tokens
from tests.games.great_wall.table import asked, horde, keys, pass_until, play, player, step
from tests.rules import rule

import rampart
from rampart.games.great_wall import tables as t
from rampart.games.great_wall.content.names import HORDE_BACKS, HORDE_WORDS
from rampart.games.great_wall.modules.solo.codes import E_QIN_IDLE
from rampart.games.great_wall.state import GreatWall
from rampart.kernel.errors import BadDocument, BadOptions

GAME = rampart.game("great_wall")
LATER = step("reclaim", R)  # a decision of the human's that ends what a test is about


def new(seed: int = 1, **options: object) -> GreatWall:
    s = GAME.new(players=1, seed=seed, **options)
    assert isinstance(s, GreatWall)
    return s


def me(**fields: object) -> dict:
    """The human, with a discarded card, so that the decision after what is tested is there."""
    spare = "betrayal" if fields.get("chosen") != "betrayal" else "economy"
    return player(**({"discard": [spare]} | fields))


# ---- setting up


@rule("GW-SET40", "GW-SET41", "GW-SET42", "GW-SET43", "GW-SET44", "GW-SET45", "GW-SET48", "GWC-S03", "GWC-QIN-01")
def test_the_table_for_one() -> None:
    s = new()
    assert (s.seats, s.players, s.reed, s.shame_bank) == (1, QIN + 1, REED, 10)
    assert s.clerks[QIN][t.POOL] == 8
    assert sum(s.clerks[R][t.POOL :]) == 8 and s.clerks[R][t.UNHIRED] == 3
    assert (s.levels[QIN], s.pool[QIN][:3]) == ([1, 1, 1, 1], [8, 4, 0])
    assert s.overseers[QIN] == [t.HORSEMAN, t.HORSEMAN, t.SPEARMAN, t.SPEARMAN]
    assert sorted(part(s).track) == [0, 1, 2, 3, 4] and sorted(part(s).deck) == list(range(6))
    assert len(s.support[QIN]) == 2 and len(s.support[R]) == 2 and len(s.dealt_generals[R]) == 2
    assert {HORDE_BACKS[card] for card in (*s.hordes, *s.next_horde, *s.horde_deck) if card >= 0} == {1, 2}
    assert [s.hordes[slot] >= 0 for slot in (0, 3, 6)] == [False, True, True]


@rule("GW-SET46")
@pytest.mark.parametrize(("level", "honour"), [("normal", 0), ("hard", 50), ("very_hard", 100)])
def test_the_level_is_the_honor_qin_begins_with(level: str, honour: int) -> None:
    assert new(level=level).honour == [0, honour]


@rule("GW-SET47", "GWC-REED-03")
def test_the_human_is_on_top_of_the_tea_track_and_reed_at_the_bottom() -> None:
    s = new()
    pass_until(s, lambda: s.season == t.FALL)
    assert s.tea == [R, QIN, REED]
    assert s.clans[QIN] >= 0 and s.clans[REED] >= 0 and s.clans[REED] < s.clans[QIN]


def test_a_level_is_for_one_player_only() -> None:
    with pytest.raises(BadOptions, match="options of the solo game"):
        GAME.new(players=3, level="hard")


def test_nobody_sees_qins_deck_or_his_first_advisors() -> None:
    seen = new().view(R)
    assert seen.support[QIN] == [-2, -2] and seen.part("solo").deck == [-2] * 6


# ---- his card


@rule("GW-QIN11", "GWC-SCM-11")
def test_his_card_is_turned_up_when_the_human_has_chosen_and_takes_the_lowest_free_slot() -> None:
    s = solo(me(), tea="QRY", todo=[step("fall"), LATER])
    first = part(s).deck[-1]
    assert s.chosen == [-1, -1]
    play(s, (R, "command:work_harder"))
    assert s.chosen == [t.WORK_HARDER, first] and part(s).turned == first
    assert s.track[0] == QIN


@rule("GW-QIN11")
def test_an_empty_deck_is_made_of_his_discards_and_he_plays_without_a_card_of_the_humans() -> None:
    gone = ["economy", "despotism", "work_harder", "attack_order", "call_to_arms", "betrayal"]
    s = solo(player(discard=gone), todo=[step("fall")], discard=gone)
    assert len(part(s).deck) == 5 and part(s).turned >= 0
    assert QIN in s.track and R not in s.track


@rule("GW-QIN14")
def test_in_summer_his_card_goes_to_a_pile_of_his_own() -> None:
    s = solo(player(chosen="economy"), turned="despotism", todo=[step("discard_commands"), step("summer")])
    assert part(s).discard == [t.DESPOTISM] and part(s).turned == -1
    assert s.command_discard == [[t.ECONOMY]] and s.chosen == [-1, -1]


@rule("GW-QIN12", "GWC-R06")
def test_his_card_counts_for_rival_clauses_of_the_human() -> None:
    s = solo(me(chosen="despotism"), turned="economy", active=R, ruler=R, track=[R, QIN, REED],
             todo=[step("resolve_frame", card="despotism", frame=0), LATER])  # fmt: skip
    play(s, (R, "place:embassy"), (R, "place:embassy"))
    assert asked(s) == "place_clerk R"  # two more for Qin's Economy


@rule("GW-QIN13", "GWC-CMD-10")
def test_betrayal_copies_the_humans_own_card_of_that_name() -> None:
    s = solo(me(chosen="betrayal"), turned="economy", active=R, ruler=R, track=[R, QIN, REED],
             todo=[step("betray", R), LATER])  # fmt: skip
    assert keys(s, R) == ["clerks", "copy:economy"]
    play(s, (R, "copy:economy"))
    assert asked(s) == "place_clerk R" and at_work(s) == {}


# ---- his clerks


@rule("GW-QIN30", "GW-QIN31", "GW-QIN20")
def test_e25_in_a_frame_for_the_others_he_places_into_the_two_lowest_locations_with_room() -> None:
    lowest = ["stone", "wood", "wound", "gold", "chi"]
    frame = step("resolve_frame", card="reed", frame=1)
    s = solo(me(), active=REED, ruler=R, tea="QRY", places=lowest, todo=[frame, LATER])
    assert at_work(s) == {"temple": 1, "gold_mine": 1}
    full = solo(me(), qin(clerks={"temple": 3}), active=REED, ruler=R, tea="QRY", places=lowest, todo=[frame, LATER])
    assert at_work(full) == {"temple": 3, "gold_mine": 1, "barracks": 1}


@rule("GW-QIN30")
def test_where_a_frame_allows_one_clerk_he_places_one() -> None:
    s = solo(me(chosen="despotism"), tea="QRY", active=R, ruler=R, todo=[
        step("resolve_frame", card="despotism", frame=1), LATER])  # fmt: skip
    assert at_work(s) == {"barracks": 1}


@rule("GW-QIN32")
def test_without_a_clerk_in_the_pool_he_moves_one_from_a_higher_location_only() -> None:
    busy = qin(clerks={"lumber_mill": 2, "quarry": 2, "gold_mine": 2, "temple": 2}, unhired=0)
    elsewhere = {"clerks": {"tea_house": 1, "embassy": 1, "headquarters": 1}}
    s = solo(me(), busy, active=REED, ruler=R, tea="QRY", reed=elsewhere,
             todo=[step("resolve_frame", card="reed", frame=1), LATER])  # fmt: skip
    assert at_work(s) == {"quarry": 2, "gold_mine": 2, "temple": 3, "barracks": 1}
    low = solo(me(), qin(clerks={"barracks": 3, "temple": 2, "gold_mine": 3}), active=REED, ruler=R, tea="QRY",
               reed={"clerks": {"tea_house": 1, "embassy": 1, "headquarters": 1}},
               places=["wood", "stone", "gold", "chi", "wound"],
               todo=[step("resolve_frame", card="reed", frame=1), LATER])  # fmt: skip
    assert at_work(low) == {"barracks": 4, "temple": 1, "gold_mine": 3}  # the temple is the highest that is not locked


@rule("GW-QIN33")
def test_e31_clerks_for_which_there_is_no_room_are_not_placed() -> None:
    packed = player(clerks={"lumber_mill": 2, "quarry": 2, "temple": 1}, discard=["economy"], unhired=3)
    s = solo(packed, qin(clerks={"temple": 2, "lumber_mill": 1}), turned="economy", active=QIN, ruler=QIN,
             reed={"clerks": {"quarry": 1, "tea_house": 1, "embassy": 1}},
             todo=[step("qin_place", left=3), LATER])  # fmt: skip
    assert at_work(s) == {"temple": 2, "lumber_mill": 1, "barracks": 1, "gold_mine": 1}
    assert s.clerks[QIN][t.POOL] == 3


@rule("GW-QIN34", "GW-QIN22")
def test_a_frame_without_clerks_for_the_others_gives_him_nothing() -> None:
    s = solo(me(chosen="betrayal"), tea="QRY", active=R, ruler=R, turned="economy",
             todo=[step("resolve_frame", card="betrayal", frame=0), LATER])  # fmt: skip
    assert at_work(s) == {}
    with pytest.raises(BadDocument, match="production locations and the barracks only"):
        solo(me(), qin(clerks={"embassy": 1}), todo=[LATER])


# ---- activation


@rule("GW-QIN40", "GW-QIN21", "GW-QIN42", "GW-QIN44", "GW-REE14")
def test_e29_in_his_turn_his_locations_work_first_in_the_order_of_the_track() -> None:
    mine = me(clerks={"quarry": 2, "embassy": 1}, goods="GG")
    s = solo(mine, qin(clerks={"quarry": 1, "temple": 2}), turned="economy", active=QIN, ruler=QIN,
             places=["gold", "stone", "wound", "chi", "wood"], advisor_row=["abbot"],
             reed={"clerks": {"temple": 1, "tea_house": 1, "barracks": 1}},
             todo=[step("qin_activation"), LATER])  # fmt: skip
    assert asked(s) == "promote R" or asked(s) == "donate R"
    assert s.resources[R][t.STONE] == 2 and s.honour[QIN] == 1
    pass_until(s, lambda: asked(s).startswith("hire"))
    assert s.honour[QIN] == 3 and tokens(s) == ["chi", "stone", "gold", "wound", "wood"]
    pass_until(s, lambda: asked(s).startswith("reclaim"))
    assert s.clerks[QIN][t.POOL] == 8 and at_work(s, REED)["temple"] == 1


@rule("GW-QIN21")
def test_e25_the_token_of_an_activated_location_moves_to_slot_1() -> None:
    s = solo(me(clerks={"quarry": 2}), qin(clerks={"quarry": 1}), places=["wood", "wound", "gold", "chi", "stone"],
             reed={"clerks": {"tea_house": 1, "embassy": 1, "headquarters": 1}}, active=R, ruler=R,
             todo=[step("activation_step", R), LATER])  # fmt: skip
    pass_until(s, lambda: asked(s).startswith("reclaim"))
    assert tokens(s) == ["stone", "wood", "wound", "gold", "chi"]


@rule("GW-QIN40")
def test_the_human_chooses_the_order_of_the_locations_without_qin() -> None:
    s = solo(me(clerks={"embassy": 1, "war_academy": 1}), turned="economy", active=QIN, ruler=QIN,
             todo=[step("qin_activation"), LATER])  # fmt: skip
    assert asked(s) == "next_location R"
    assert sorted(keys(s, R)) == ["activate:embassy", "activate:war_academy"]


@rule("GW-QIN42")
def test_e26_honor_for_clerks_times_level_and_no_resources() -> None:
    s = solo(me(clerks={"quarry": 1}), qin(clerks={"quarry": 2}, levels={"lumber_mill": 1, "quarry": 2, "gold_mine": 1,
             "temple": 1}), active=QIN, ruler=QIN, turned="economy",
             reed={"clerks": {"tea_house": 1, "embassy": 1, "headquarters": 1}},
             todo=[step("qin_activation"), LATER])  # fmt: skip
    assert s.honour[QIN] == 4 and s.warehouse == [0, 0, 0]


@rule("GW-QIN43", "GW-QIN59")
def test_in_the_barracks_each_clerk_recruits_a_spearman() -> None:
    s = solo(me(clerks={"barracks": 1}), qin(clerks={"barracks": 3}), active=QIN, ruler=QIN, turned="economy",
             next_horde=["outriders_M"], todo=[step("qin_activation"), LATER])  # fmt: skip
    assert s.honour[QIN] == 6 and s.pool[QIN][t.SPEARMAN] == 5
    pass_until(s, lambda: asked(s).startswith("reclaim"))
    alone = solo(me(), qin(clerks={"barracks": 4}, rest={}, out={}), active=QIN, ruler=QIN, turned="economy",
                 hordes={"M": [horde("camp_train_M", "all:x")], "R": [horde("camp_train_R", "all:x")]},
                 todo=[step("qin_activation"), LATER])  # fmt: skip
    assert alone.honour[QIN] == 0 and alone.pool[QIN][t.SPEARMAN] == 8


@rule("GW-QIN51", "GW-QIN59")
def test_the_log_says_that_qin_could_not_recruit() -> None:
    def told(hordes: dict[str, list]) -> int:
        s = solo(me(clerks={"quarry": 1}), qin(clerks={"barracks": 1}), active=R, ruler=R, hordes=hordes,
                 todo=[step("choose_location", R, allowed=["barracks"]), LATER])  # fmt: skip
        journal = s.listen()
        play(s, (R, "activate:barracks"))
        return sum(event.code == E_QIN_IDLE for event in journal.take())

    full = {"M": [horde("camp_train_M", "all:x")], "R": [horde("camp_train_R", "all:x")]}
    assert (told(full), told({"M": ["camp_train_M"], "R": ["camp_train_R"]})) == (1, 0)


@rule("GW-ACT04", "GW-QIN01")
def test_qins_clerks_count_as_another_clan_and_he_never_gets_shame() -> None:
    s = solo(me(clerks={"quarry": 2}), qin(clerks={"quarry": 1}), active=R, ruler=R,
             reed={"clerks": {"tea_house": 1, "embassy": 1, "headquarters": 1}},
             todo=[step("activation_step", R), LATER])  # fmt: skip
    pass_until(s, lambda: asked(s).startswith("reclaim"))
    assert s.shame_bank == 10
    his = solo(me(), qin(clerks={"quarry": 3}), active=QIN, ruler=QIN, turned="economy",
               reed={"clerks": {"tea_house": 1, "embassy": 1, "headquarters": 1}},
               todo=[step("qin_activation"), LATER])  # fmt: skip
    assert his.shame_bank == 10 and his.honour[QIN] == 3


# ---- soldiers


@rule("GW-QIN50", "GW-QIN51", "GW-QIN53", "GW-QIN54")
def test_e27_a_spearman_covers_the_first_spot_of_a_row_1_card_and_the_reward_is_ignored() -> None:
    field = {"R": [horde("sappers_R", "all:x")], "M": [horde("sappers_M", "0.0:x 1.1:x 0.2:x 0.3:x 1.4:x")]}
    recruit = step("qin_recruit", left=1, kind="spearman")
    s = solo(me(), next_horde=["outriders_R"], todo=[recruit, LATER], hordes=field)
    assert s.honour[QIN] == 2
    cells = s.covers[3]
    assert cells[t.COLUMNS] == t.FIRST_SOLDIER + QIN * t.STANCES


@rule("GW-QIN50")
def test_the_section_is_read_again_for_each_soldier_and_an_empty_deck_points_to_the_middle() -> None:
    gone = [word for word in HORDE_WORDS[:24] if word[-1] != "L" and word[:-2] != "camp_train"]
    s = solo(me(), todo=[step("qin_recruit", left=2, kind="spearman"), LATER], next_horde=[], horde_deck=[],
             horde_discard=gone)  # fmt: skip
    assert [sum(x >= t.FIRST_SOLDIER for x in s.covers[slot]) for slot in (3, 6)] == [2, 0]


@rule("GW-QIN52", "GW-QIN54")
def test_an_archer_takes_a_firing_spot_of_the_indicated_section_and_wounds_the_nearest_card() -> None:
    s = solo(me(), next_horde=["outriders_R"], todo=[step("qin_recruit", left=2, kind="archer"), LATER],
             hordes={"M": ["camp_train_M"], "R": [horde("sappers_R", "all:x"), "camp_train_R"]})  # fmt: skip
    assert (
        s.firing[QIN][:3] == [0, 0, 1] and s.pool[QIN][t.ARCHER] == 3
    )  # the one firing spot is taken: no second archer
    assert s.covers[7][0] == t.WOUND and s.honour[QIN] == 2


@rule("GW-QIN52", "GWC-HOR-23")
def test_an_archer_with_nothing_to_wound_takes_the_firing_spot_all_the_same() -> None:
    s = solo(me(), next_horde=["outriders_R"], todo=[step("qin_recruit", left=1, kind="archer"), LATER],
             hordes={"M": ["camp_train_M"], "R": ["keshig_guard_R"]})  # fmt: skip
    assert s.firing[QIN][:3] == [0, 0, 1] and s.honour[QIN] == 0


@rule("GW-QIN53", "GW-WIN01", "GW-QIN15")
def test_in_the_volley_his_archers_shoot_by_themselves_but_never_pay() -> None:
    s = solo(me(), qin(firing={"M": 1, "R": 1}), season="winter", todo=[step("volley"), LATER],
             hordes={"M": ["camp_train_M"], "R": ["steppe_archers_R"]})  # fmt: skip
    assert s.honour[QIN] == 2 and s.covers[3][0] == t.WOUND and t.WOUND not in s.covers[6]


@rule("GW-QIN02", "GW-QIN55", "GW-QIN57")
def test_he_owns_no_resources_and_none_of_his_cards_recruits_horsemen_or_builds_barricades() -> None:
    s = new(3)
    pass_until(s, lambda: s.over)
    assert len(s.resources) == 1 and s.pool[QIN][t.HORSEMAN] == 0 and s.overseers[QIN].count(t.HORSEMAN) == 2
    assert s.sources[QIN][t.OF_BARRICADES] == 0


@rule("GW-QIN03", "GW-QIN04", "GW-DEF06")
def test_he_gains_honor_at_a_defeat_claims_the_card_and_his_survivors_go_to_his_pool() -> None:
    on = "0.0:B 0.1:B 1.0:B 0.3:R 0.4:x 1.3:x 1.4:x"
    s = solo(me(), qin(firing={"M": 1}), hordes={"M": [horde("camp_train_M", on)], "R": []}, space=0,
             todo=[step("horde_check"), LATER])  # fmt: skip
    pass_until(s, lambda: asked(s).startswith("reclaim"))
    assert s.honour == [2, 4] and [HORDE_WORDS[card] for card in s.claimed[QIN]] == ["camp_train_M"]
    assert s.pool[QIN][:3] == [8, 3, 0] and sum(s.rest[QIN]) == 0


@rule("GW-QIN58", "GW-QIN01")
def test_his_victims_fall_in_the_order_of_spots_and_are_never_saved() -> None:
    s = solo(me(), hordes={"M": [horde("heavy_lancers_M", "0.2:B 0.3:B 1.1:B 1.2:B")], "R": []}, space=0,
             season="winter", todo=[step("breach_killing", section="M"), LATER])  # fmt: skip
    assert [s.covers[3][cell] for cell in (7, 2)] == [t.WOUND, t.WOUND]  # lethality 1 and Trample: the first two spots
    assert s.pool[QIN][t.SPEARMAN] == 6


@rule("GW-QIN56", "GW-BLD06")
def test_he_builds_with_what_the_warehouse_holds_and_the_rest_is_waived() -> None:
    s = solo(me(), next_horde=["outriders_R"], warehouse={"wood": 1, "stone": 2, "gold": 4}, wall={"M": 1},
             turned="work_harder", active=QIN, ruler=QIN,
             todo=[step("resolve_frame", card="qin_work_harder", frame=2), LATER])  # fmt: skip
    assert s.wall == [0, 1, 1] and s.honour[QIN] == 5 and s.warehouse == [0, 1, 1]


@rule("GW-QIN56")
def test_with_the_indicated_wall_complete_he_builds_the_other_and_with_both_gains_5_honor() -> None:
    frame = [step("resolve_frame", card="qin_work_harder", frame=2), LATER]
    other = solo(me(), next_horde=["outriders_R"], wall={"M": 2, "R": 3}, turned="work_harder", active=QIN, ruler=QIN,
                 todo=frame)  # fmt: skip
    assert other.wall == [0, 3, 3] and other.honour[QIN] == 15
    both = solo(me(), wall={"M": 3, "R": 3}, turned="work_harder", active=QIN, ruler=QIN, todo=frame)
    assert both.honour[QIN] == 5


# ---- Qin as ruler of the Reed clan


@rule("GW-QIN60")
def test_e30_he_moves_reed_clerks_to_the_lowest_locations_with_room() -> None:
    def moved(clerks: dict[str, int]) -> dict[str, int]:
        s = solo(me(clerks=clerks), tea="QRY", active=QIN, ruler=QIN, turned="economy",
                 places=["stone", "wood", "gold", "wound", "chi"],
                 reed={"clerks": {"embassy": 1, "quarry": 1, "lumber_mill": 1}},
                 todo=[step("qin_moves_reed", left=2), LATER])  # fmt: skip
        return at_work(s, REED)

    assert moved({}) == {"temple": 1, "lumber_mill": 1, "barracks": 1}
    assert moved({"quarry": 2}) == {"temple": 1, "quarry": 1, "barracks": 1}  # the quarry is locked
    assert moved({"quarry": 2, "lumber_mill": 2}) == {"temple": 1, "quarry": 1, "lumber_mill": 1}  # so is the mill


@rule("GW-QIN60", "GW-REE09")
def test_each_reed_clerk_moves_once_in_a_frame() -> None:
    s = solo(me(), tea="QRY", active=QIN, ruler=QIN, turned="economy", places=["stone", "wood", "gold", "wound", "chi"],
             reed={"clerks": {"barracks": 1, "temple": 1, "gold_mine": 1}},
             todo=[step("qin_moves_reed", left=2), LATER])  # fmt: skip
    assert at_work(s, REED) == {"barracks": 1, "temple": 1, "gold_mine": 1}  # nothing is higher than a free target


@rule("GW-QIN61", "GW-QIN62", "GW-QIN63", "GW-REE08")
def test_as_ruler_he_has_reed_attack_build_drink_and_dismiss_by_his_own_rules() -> None:
    reed = {"clerks": {"barracks": 1, "builders_camp": 1, "embassy": 1}}
    mine = me(clerks={"barracks": 3, "builders_camp": 1, "embassy": 1}, unhired=3)
    s = solo(mine, tea="QYR", active=REED, ruler=QIN, reed=reed, next_horde=["outriders_R"],
             advisor_row=["abbot", "censor", "courier", "prefect"], todo=[step("qin_activation"), LATER])  # fmt: skip
    pass_until(s, lambda: asked(s).startswith("reclaim"))
    assert t.FIRST_SOLDIER + REED * t.STANCES in s.covers[6] and s.honour[QIN] == 0
    assert s.barricades == [0, 0, 1] and "abbot" not in s.document()["advisor_row"]
    tea = solo(me(clerks={"tea_house": 1}), tea="QRY", active=REED, ruler=QIN,
               reed={"clerks": {"tea_house": 1, "quarry": 1, "temple": 1}},
               todo=[step("qin_activation"), LATER])  # fmt: skip
    pass_until(tea, lambda: asked(tea).startswith("reclaim"))
    assert tea.tea.index(REED) == 1


@rule("GW-REE08", "GW-QIN63")
def test_in_the_reed_turn_the_higher_of_the_human_and_qin_rules() -> None:
    for tea, ruler in (("QRY", QIN), ("RQY", R)):
        s = solo(me(chosen="economy"), turned="despotism", tea=tea, track=[REED, QIN, R],
                 todo=[step("next_turn"), LATER])  # fmt: skip
        assert (s.active, s.ruler) == (REED, ruler)


@rule("GW-REE14")
def test_a_reed_clerk_in_the_temple_does_nothing_in_qins_turn() -> None:
    s = solo(me(clerks={"temple": 2}, shamed={"spearman": 1}), turned="economy", active=QIN, ruler=QIN,
             reed={"clerks": {"temple": 1, "tea_house": 1, "embassy": 1}},
             todo=[step("qin_activation"), LATER])  # fmt: skip
    pass_until(s, lambda: asked(s).startswith("reclaim"))
    assert sum(s.shamed[R]) == 1


# ---- the year and the end


@rule("GW-QIN05")
def test_he_has_no_income_and_no_part_in_summer() -> None:
    s = solo(player(levels={"quarry": 1}), season="spring", todo=[step("summer"), LATER])
    assert s.resources == [[0, 1, 0, 0]] and s.honour[QIN] == 0


@rule("GW-QIN06")
def test_in_spring_the_human_gives_him_one_of_the_two_leftmost_advisors() -> None:
    row = ["abbot", "censor", "courier", "prefect"]
    s = solo(me(), advisor_row=row, season="spring", todo=[step("refresh_row_for_qin"), LATER])
    assert keys(s, R) == ["qin:abbot", "qin:censor"]
    play(s, (R, "qin:censor"))
    told = s.document()
    assert told["support"][QIN] == ["censor"] and told["advisor_discard"] == ["abbot"]
    assert told["advisor_row"][:2] == ["courier", "prefect"] and len(told["advisor_row"]) == 4
    one = solo(me(), advisor_row=["abbot"], season="spring", todo=[step("refresh_row_for_qin"), LATER])
    assert one.document()["support"][QIN] == ["abbot"] and asked(one) == "reclaim R"


@rule("GW-QIN06")
def test_with_the_harder_option_he_gets_both() -> None:
    s = solo(me(), advisor_row=["abbot", "censor", "courier", "prefect"], options={"both_advisors": True},
             season="spring", todo=[step("refresh_row_for_qin"), LATER])  # fmt: skip
    assert sorted(s.document()["support"][QIN]) == ["abbot", "censor"] and asked(s) == "reclaim R"
    assert s.document()["advisor_discard"] == [] and len(s.advisor_row) == 4


@rule("GW-QIN07", "GWC-QIN-01")
def test_at_the_end_of_fall_he_gains_1_honor_for_every_two_support_advisors() -> None:
    for support, honour in ((["abbot"], 0), (["abbot", "censor", "courier"], 1), (["abbot", "censor"], 1)):
        s = solo(me(), qin(support=support), todo=[step("open_moment", opens="fall_end"), LATER])
        assert s.honour == [0, honour]


@rule("GW-QIN08", "GWC-ART-10", "GW-SCO02")
def test_he_scores_20_honor_for_each_artifact_and_his_hordes() -> None:
    s = solo(player(), qin(claimed=["heavy_lancers_M"], honour=10), season="winter", space=5,
             todo=[step("solo_end_check")])  # fmt: skip
    assert s.over and s.honour[QIN] == 10 + 9 + 3 * 20
    assert s.sources[QIN][t.OF_ARTIFACTS] == 60


@rule("GW-QIN09")
@pytest.mark.parametrize(("own", "winners"), [(61, [R]), (60, []), (59, [])])
def test_only_more_honor_than_his_wins(own: int, winners: list[int]) -> None:
    s = solo(player(honour=own), artifacts=["sword_of_goujian", "jade_disc", "heirloom_seal"], season="winter", space=5,
             todo=[step("solo_end_check")])  # fmt: skip
    assert s.scores() == [own] and s.honour[QIN] == 60
    assert s.winners() == winners and s.ending == "time"


@rule("GW-QIN10")
def test_without_shame_in_the_bank_the_human_loses_at_once() -> None:
    s = solo(player(honour=500), shame_gone=10, season="winter", todo=[step("solo_end_check")])
    assert s.over and s.winners() == [] and s.ending == "shame"
    assert s.honour == [500, 0]  # nothing is scored
    verdict = s.verdict()
    assert verdict is not None and verdict.text == "solo-shamed"


@rule("GW-END01", "GW-REE17")
def test_two_complete_walls_end_the_game() -> None:
    s = solo(player(honour=99), wall={"M": 3, "R": 3}, season="winter", todo=[step("solo_end_check")])
    assert s.ending == "walls" and s.winners() == [R]


@rule("GW-SPR06")
def test_a_raid_takes_one_token() -> None:
    three = ["camp_train_M", "sappers_M", "marauders_M"]
    s = solo(me(), hordes={"M": three, "R": ["camp_train_R"]}, next_horde=["outriders_R", "war_shamans_M"],
             season="spring", todo=[step("place_horde", cause="spring"), LATER])  # fmt: skip
    assert s.shame_gone == 1 and s.shame_bank == 9


@rule("GW-QIN15")
def test_a_mandatory_payment_passes_him_by() -> None:
    s = solo(me(goods="WW"), qin(honour=9), hordes={"M": ["marauders_M"], "R": []}, season="winter",
             todo=[step("open_moment", opens="on_breach", x=1), LATER])  # fmt: skip
    pass_until(s, lambda: asked(s).startswith("reclaim"), ("pay:wood",))
    assert s.resources[R] == [0, 0, 0, 0] and s.honour == [0, 9]


@rule("GW-QIN16")
def test_nothing_of_qins_is_ever_asked() -> None:
    s = new(7)
    pass_until(s, lambda: s.over)
    assert s.over and s.deciders == []


# ---- his cards (GWC-SCM)


def his_card(card: str, mine: str | None = None, frame: int = 0, **fields: object) -> GreatWall:
    """A frame of a card of Qin's."""
    told = me(chosen=mine) if mine else me()
    track = [QIN, REED, R] if mine else [QIN, REED]
    return solo(told, fields.pop("his", None), turned=card, active=QIN, ruler=QIN, track=track,
                todo=[step("resolve_frame", card=f"qin_{card}", frame=frame), LATER], **fields)  # fmt: skip


@rule("GWC-SCM-01")
def test_economy_places_2_clerks_and_promotes_the_lowest_overseer_furthest_right() -> None:
    assert at_work(his_card("economy")) == {"barracks": 1, "temple": 1}
    his = qin(levels={"lumber_mill": 1, "quarry": 2, "gold_mine": 1, "temple": 2})
    assert his_card("economy", frame=2, his=his).levels[QIN] == [1, 2, 2, 2]
    mill = qin(levels={"lumber_mill": 1, "quarry": 2, "gold_mine": 2, "temple": 2})
    assert his_card("economy", frame=2, his=mill).levels[QIN] == [2, 2, 2, 2]
    top = qin(levels={"lumber_mill": 3, "quarry": 3, "gold_mine": 3, "temple": 3})
    assert his_card("economy", frame=2, his=top).honour[QIN] == 3


@rule("GWC-SCM-01", "GWC-SCM-10", "GW-FAL08")
def test_the_frame_for_the_others_is_the_humans_and_reeds() -> None:
    s = his_card("economy", frame=1)
    assert asked(s) == "place_clerk R"
    play(s, (R, "place:embassy"))
    assert "place:embassy" not in keys(s, R)  # two different locations
    play(s, (R, "stop"))
    assert at_work(s) == {} and asked(s) == "reclaim R"
    assert at_work(s, REED) != {"lumber_mill": 1, "quarry": 1, "gold_mine": 1}  # moved by Qin, the ruler


@rule("GWC-SCM-02", "GW-QIN41")
def test_despotism_places_2_clerks_and_1_more_for_economy_then_activates_where_he_has_most() -> None:
    assert at_work(his_card("despotism")) == {"barracks": 1, "temple": 1}
    assert at_work(his_card("despotism", "economy")) == {"barracks": 2, "temple": 1}
    s = his_card("despotism", frame=2, his=qin(clerks={"quarry": 1, "temple": 2}))
    assert s.honour[QIN] == 2 and tokens(s)[0] == "chi"
    tie = his_card("despotism", frame=2, his=qin(clerks={"quarry": 1, "temple": 1}))
    assert tie.honour[QIN] == 1 and tokens(tie)[0] == "stone"
    assert his_card("despotism", frame=2).honour[QIN] == 0


@rule("GWC-SCM-02", "GW-ACT09")
def test_the_others_frame_of_his_despotism_allows_one_clerk() -> None:
    s = his_card("despotism", frame=1)
    play(s, (R, "place:embassy"))
    assert asked(s) == "reclaim R"


@rule("GWC-SCM-03")
def test_work_harder_places_2_clerks_and_builds() -> None:
    assert at_work(his_card("work_harder")) == {"barracks": 1, "temple": 1}
    s = his_card("work_harder", frame=2, next_horde=["outriders_M"])
    assert s.wall == [0, 1, 0] and s.honour[QIN] == 5


@rule("GWC-SCM-04")
def test_attack_order_lets_his_archers_shoot_and_recruits_a_spearman() -> None:
    s = his_card("attack_order", his=qin(firing={"M": 1, "R": 1}), next_horde=["outriders_M"])
    assert s.honour[QIN] == 6 and s.pool[QIN][:3] == [7, 2, 0]
    assert [row.count(t.WOUND) for row in (s.covers[3], s.covers[6])] == [1, 1]


@rule("GWC-SCM-05")
def test_call_to_arms_places_2_clerks_then_recruits_an_archer_and_a_spearman() -> None:
    assert at_work(his_card("call_to_arms")) == {"barracks": 1, "temple": 1}
    s = his_card("call_to_arms", frame=2, next_horde=["outriders_M"])
    assert s.pool[QIN][:3] == [7, 3, 0] and s.firing[QIN][:3] == [0, 1, 0] and s.honour[QIN] == 4


@rule("GWC-SCM-06", "GW-QIN11")
def test_betrayal_resolves_his_card_with_the_name_of_the_humans() -> None:
    s = his_card("betrayal", "work_harder", next_horde=["outriders_M"])
    assert at_work(s) == {"barracks": 1, "temple": 1} and s.wall == [0, 1, 0]
    assert asked(s) == "reclaim R"  # the frame for the others is not resolved
    assert at_work(his_card("betrayal", "betrayal")) == {"barracks": 1, "temple": 1, "gold_mine": 1}
    assert at_work(his_card("betrayal")) == {"barracks": 1, "temple": 1, "gold_mine": 1}


# ---- documents


@pytest.mark.parametrize(
    ("told", "fault"),
    [
        ({"solo": {"track": ["wood"] * 5}}, "each of the five tokens"),
        ({"rest": [{}, {"M_spearman": 1}, {}]}, "in his pool"),
        ({"levels": [{}, {"quarry": 1}, {}], "overseers": [[None] * 4, [None, "horseman", None, None], [None] * 4]},
         "overseer in every"),
        ({"honour": [0]}, "2 entries are needed, not 1"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused(told: dict, fault: str) -> None:
    s = solo(me(), todo=[LATER])
    with pytest.raises(BadDocument, match=fault):
        GAME.load({**s.document(), "format": 2, **told})
