"""Co-operative play: set-up, the speaker, the agreed order, shame, the end of winter (4.4, 8)."""

import pytest
from tests.games.great_wall.coop_table import LATER, coop, events, open_ones, part, shamed
from tests.games.great_wall.table import B, G, R, Y, asked, goods, horde, keys, play, player, step
from tests.rules import rule

import rampart
from rampart.games.great_wall import tables as t
from rampart.games.great_wall.content.names import GENERAL_WORDS, HORDE_BACKS, HORDE_TYPES, TACTIC_WORDS, type_of
from rampart.games.great_wall.modules.coop.names import (
    COOP_GENERALS,
    COOP_TACTICS,
    DEMAND_WORDS,
    EVENT_WORDS,
    FOR_THREE,
)
from rampart.games.great_wall.modules.coop.part import needed as to_win
from rampart.games.great_wall.queries import new_hordes
from rampart.games.great_wall.state import GreatWall
from rampart.kernel.errors import BadDocument, BadOptions

GAME = rampart.game("great_wall")


def new(players: int, seed: int = 1) -> GreatWall:
    s = GAME.new(players=players, seed=seed, coop=True)
    assert isinstance(s, GreatWall)
    return s


# ---- setting up


@rule("GW-SET51", "GW-SET55", "GW-SET57", "GW-COO21")
@pytest.mark.parametrize(("players", "shown", "needed"), [(2, 2, 6), (3, 3, 7), (4, 3, 9), (5, 3, 9)])
def test_demands_and_events(players: int, shown: int, needed: int) -> None:
    s = new(players)
    assert len(open_ones(s)) == shown and len(part(s).event_deck) == 12 and s.artifacts == []
    in_all = [*part(s).demand_deck, *[card for card in part(s).demands if card >= 0]]
    assert sorted(in_all) == list(range(FOR_THREE if players == 2 else 0, 12))
    assert to_win(s) == needed


@rule("GW-SET50", "GW-COO01")
def test_the_time_token_adds_a_horde_each_spring() -> None:
    s = coop(player(), player(), player(), space=1, year=2, todo=[step("spring"), LATER])
    assert new_hordes(s) == t.NEW_HORDES[0][s.space] + 1


@rule("GW-SET52", "GW-SET54", "GW-SET56", "GWC-S04")
@pytest.mark.parametrize("players", [2, 3])
def test_the_decks(players: int) -> None:
    s = new(players)
    kinds = {HORDE_TYPES[type_of(card)] for card in s.box.hordes}
    assert len(kinds) == 8 and "outriders" not in kinds and "reavers" in kinds
    backs = {HORDE_BACKS[card] for card in (*s.horde_deck, *s.next_horde)}
    assert backs <= ({0, 1, 2} if players > 2 else {1, 2})
    assert len(s.box.generals) == 21 and len(s.box.tactics) == 32 and s.box.artifacts == []
    assert {GENERAL_WORDS.index(word) for word in COOP_GENERALS} <= set(s.box.generals)
    assert {TACTIC_WORDS.index(word) for word in COOP_TACTICS} <= set(s.box.tactics)
    assert (s.reed >= 0) is (players == 2)


@rule("GW-SET53", "GW-SET56")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_horde_more_than_players_lies_before_the_wall(players: int) -> None:
    s = new(players)
    lying = sum(card >= 0 for card in s.hordes)
    assert lying + len(s.horde_discard) == players + 1
    assert all(s.depth(section) for section in range(s.first_section, 3))
    assert s.shame_gone == players * len(s.horde_discard)  # a raid is possible even now


def test_alone_there_is_no_one_to_play_with() -> None:
    with pytest.raises(BadOptions, match="2 to 5"):
        GAME.new(players=1, coop=True)


def test_decks_and_hands_stay_hidden() -> None:
    s = new(3)
    seen = s.view(R)
    hidden = seen.part("coop")
    assert set(hidden.demand_deck) | set(hidden.event_deck) == {-2}
    assert seen.support[B] == [-2, -2]


# ---- fall


@rule("GW-COO02")
def test_the_speaker_gives_all_cards_their_slots() -> None:
    s = coop(
        player(chosen="economy"), player(chosen="betrayal"), player(chosen="economy"),
        tea="BRY", todo=[step("coop_place_commands"), LATER],
    )  # fmt: skip
    assert asked(s) == "choose_slot B" and keys(s, B) == ["slot:1", "slot:2", "slot:3"]
    play(s, (B, "slot:3"))
    assert asked(s) == "choose_slot B" and keys(s, B) == ["slot:1", "slot:2"]
    assert s.current(B)[0].prompt(s, B, s.current(B)[1]).text == "choose_slot_for"
    play(s, (B, "slot:2"))
    assert s.track == [Y, R, B]


@rule("GW-COO02", "GW-REE07")
def test_a_reed_card_takes_the_lowest_free_slot_when_its_tea_place_comes() -> None:
    s = coop(player(chosen="economy"), player(chosen="economy"), tea="RYB", todo=[step("coop_place_commands"), LATER])
    play(s, (R, "slot:2"))
    assert s.track == [2, R, B]


@rule("GW-COO03")
def test_the_active_player_says_who_is_next() -> None:
    s = coop(
        player(clerks={"builders_camp": 1}, goods="WW", chosen="economy"),
        player(clerks={"builders_camp": 1}, goods="WW"), player(clerks={"builders_camp": 1}, goods="WW"),
        tea="RBY", active=R, ruler=R, track=[R],
        todo=[step("activation_step", R), LATER],
    )  # fmt: skip
    assert asked(s) == "next_to_work R" and keys(s, R) == ["tea", "next:0", "next:1", "next:2"]
    play(s, (R, "next:2"))
    assert asked(s) == "build Y"
    play(s, (Y, "stop"))
    assert keys(s, R) == ["tea", "next:0", "next:1"]
    play(s, (R, "tea"))
    assert asked(s) == "build R"
    play(s, (R, "stop"))
    assert asked(s) == "build B"


@rule("GW-COO03", "GW-PRD01")
def test_production_goes_step_by_step_and_reed_is_named_too() -> None:
    s = coop(
        player(clerks={"quarry": 1}), player(clerks={"quarry": 1}), tea="RBY", active=R, ruler=R,
        todo=[step("activation_step", R), LATER],
    )  # fmt: skip
    assert keys(s, R) == ["tea", "next:0", "next:1", "next:2"]
    play(s, (R, "next:1"))
    assert goods(s, B) == "S" and goods(s, R) == ""
    play(s, (R, "next:2"))
    assert s.warehouse == [0, 1, 0] and goods(s, R) == "S"  # R was the last one of step 1
    assert asked(s) == "next_to_work R" and keys(s, R) == ["tea", "next:0", "next:1"]  # step 2, without Reed


@rule("GW-COO04")
def test_ties_for_a_horde_go_by_tea_order() -> None:
    full = horde("fire_archers_L", "0.1:R 0.2:B 0.3:x 1.2:x 1.3:x")
    s = coop(player(), player(), player(), tea="BRY", hordes={"L": [full]}, todo=[step("horde_check"), LATER])
    assert [len(mine) for mine in s.claimed] == [0, 1, 0]


@rule("GW-COO05", "GWC-KHO-20")
def test_a_claimed_horde_brings_its_honor_at_once_and_takes_no_shame() -> None:
    full = horde("fire_archers_L", "0.1:R 0.2:x 0.3:x 1.2:x 1.3:x")
    s = coop(shamed(honour=10), player(), player(), hordes={"L": [full]}, todo=[step("horde_check"), LATER])
    assert s.honour[R] == 10 + 2 + 5 and s.sources[R][t.OF_HORDES] == 5
    with pytest.raises(BadDocument, match="0 tokens at most"):
        coop(player(claimed=["reavers_M"], stains={"reavers_M": 1}), player(), player(), todo=[LATER])


@rule("GW-COO06")
def test_in_summer_no_one_reclaims() -> None:
    s = coop(
        shamed(chosen="economy"), player(chosen="economy"), player(chosen="economy"), space=1, year=2,
        track=[R, B, Y], todo=[step("summer"), step("fall")],
    )  # fmt: skip
    assert asked(s) == "coop_remove_shame R"
    play(s, (R, "stop"))
    assert asked(s).startswith("choose_command") and s.command_discard == [[0], [0], [0]]
    assert s.honour == [30, 0, 0]


@rule("GW-COO07")
def test_who_builds_a_wall_level_takes_a_command_card_back_but_not_betrayal() -> None:
    s = coop(
        player(goods="WWWWW", discard=["economy", "betrayal"]),
        player(),
        player(),
        todo=[step("build", R, left=1), LATER],
    )
    play(s, (R, "wall@L"))
    assert keys(s, R) == ["back:economy", "none"]
    play(s, (R, "back:economy"))
    assert s.command_discard[R] == [t.BETRAYAL] and t.ECONOMY in s.commands[R] and part(s).built == 1


# ---- shame


@rule("GW-COO10", "GW-COO11")
def test_ten_honor_give_a_token_back_at_once_or_in_summer() -> None:
    s = coop(player(honour=10), player(), player(), todo=[step("open_demands", R), LATER], demands=["scholars"])
    assert keys(s, R) == ["soldier:spearman", "soldier:archer", "soldier:horseman", "return"]
    play(s, (R, "return"))
    assert (s.shame_bank, s.honour[R], s.shamed[R][0]) == (30, 0, 0)
    s = coop(player(honour=9), player(), player(), todo=[step("open_demands", R), LATER], demands=["scholars"])
    assert "return" not in keys(s, R)
    s = coop(shamed(honour=19), player(), player(), todo=[step("coop_remove_shame", R), LATER])
    play(s, (R, "soldier:spearman"))
    assert (s.honour[R], s.shame_bank) == (9, 30)


@rule("GW-COO11", "GW-SHM06")
def test_without_a_soldier_the_token_leaves_the_game() -> None:
    none = {"spearman": 7, "archer": 4, "horseman": 2}
    s = coop(
        player(honour=7, shamed=none, rest={"L_spearman": 3}), player(), player(),
        todo=[step("open_demands", R), step("coop_remove_shame", B)], demands=["scholars"],
    )  # fmt: skip
    assert (s.honour[R], s.shame_gone) == (2, 1)


@rule("GW-COO14", "GW-COO17")
def test_an_empty_bank_loses_when_a_token_is_due() -> None:
    gone = {"shame_gone": 25}
    s = coop(
        player(), player(), player(), demands=["scholars", "prayers"], todo=[step("coop_end_check")], tea="RBY", **gone
    )
    for seat in (R, R, B, B, Y):  # E28: six are due, five are there
        assert asked(s) == f"coop_place_shame {'RBY'[seat]}"
        play(s, (seat, "soldier:spearman"))
    assert s.over and s.winners() == [] and s.ending == "shame" and s.ranking() == [[R, B, Y]]
    s = coop(
        player(honour=10), player(), player(), demands=["scholars", "prayers"], todo=[step("coop_end_check")], **gone
    )
    play(s, (R, "return"), (R, "soldier:spearman"), (B, "soldier:spearman"), (B, "soldier:spearman"))
    play(s, (Y, "soldier:spearman"), (Y, "soldier:spearman"))
    assert not s.over and s.shame_bank == 0


@rule("GW-COO14", "GW-SPR06")
def test_a_raid_that_finds_too_few_tokens_is_no_loss() -> None:
    rows = {section: [f"{kind}_{section}" for kind in ("reavers", "hashar_levy", "iron_lancers")] for section in "LMR"}
    s = coop(
        shamed(), player(), player(), hordes=rows, shame_gone=28, todo=[step("place_horde", cause="spring"), LATER],
        next_horde=["fire_archers_L"],
    )  # fmt: skip
    assert not s.over and s.shame_bank == 0


@rule("GW-COO15")
def test_time_runs_out_when_the_token_would_leave_its_track() -> None:
    s = coop(player(), player(), player(), space=5, year=7, todo=[step("spring")])
    assert s.over and s.winners() == [] and s.ending == "time"
    assert s.verdict().text == "coop-late"  # type: ignore[union-attr]


# ---- winter


@rule("GW-COO12", "GW-COO17", "GW-COO18")
def test_the_end_of_winter() -> None:
    s = coop(
        player(), player(), player(), demands=["scholars"], season="winter", todo=[step("demand_phase")],
        part={"event_deck": ["auspicious_comet", "drought"], "events": [
            "camp_fever", "river_floods", "imperial_audit", "examinations", "border_uprising", "bitter_winters",
            "corrupt_officials", "howling_winds", "rotten_palisades", "patriotic_fervor"]},
    )  # fmt: skip
    assert asked(s) == "name_demand R"
    play(s, (R, "end"))
    for seat in (R, B, Y):
        play(s, (seat, "soldier:spearman"))
    assert len(open_ones(s)) == 3 and events(s)[-1] == "auspicious_comet"
    assert [goods(s, p) for p in (R, B, Y)] == ["CC", "CC", "CC"] and s.year == 2


@rule("GW-COO13", "GW-COO21")
def test_enough_demands_win_for_all() -> None:
    done = [word for word in DEMAND_WORDS if word not in ("scholars", "prayers")][:6]
    s = coop(player(), player(), player(), demands=["scholars"], part={"fulfilled": done}, todo=[step("demand_phase")])
    play(s, (R, "demand:scholars"), (B, "agree"), (Y, "agree"))
    assert s.over and s.winners() == [R, B, Y] and s.ending == "demands"
    assert s.verdict().text == "coop-won"  # type: ignore[union-attr]


@rule("GW-COO13", "GW-END01")
def test_walls_and_an_empty_bank_end_nothing() -> None:
    s = coop(
        player(), player(), player(), demands=[], wall={"L": 3, "M": 3, "R": 3}, shame_gone=30,
        part={"fulfilled": DEMAND_WORDS[:6], "demand_deck": DEMAND_WORDS[6:]}, todo=[step("coop_end_check")],
    )  # fmt: skip
    assert not s.over and s.year == 2


@rule("GW-COO20", "GWC-DEM-23")
def test_without_demands_in_the_deck_slots_stay_empty() -> None:
    s = coop(
        player(), player(), player(), demands=["scholars"], todo=[step("fill_demands"), LATER],
        part={"fulfilled": [word for word in DEMAND_WORDS if word != "scholars"], "demand_deck": []},
    )  # fmt: skip
    assert open_ones(s) == ["scholars"]


@rule("GW-COO18", "GWC-EVT-20")
def test_without_events_in_the_deck_nothing_happens() -> None:
    s = coop(shamed(), player(), player(), part={"events": EVENT_WORDS, "event_deck": []},
             todo=[step("turn_event"), LATER])  # fmt: skip
    assert events(s) == EVENT_WORDS and asked(s) == "coop_remove_shame R"


@rule("GW-COO16", "GW-COO19")
def test_one_refusal_cancels_a_proposal_which_may_not_be_made_again() -> None:
    s = coop(
        player(), player(), player(), player(), tea="GRBY", demands=["scholars"], todo=[step("name_demand", G), LATER]
    )
    play(s, (G, "demand:scholars"))
    assert asked(s) == "answer_demand R"  # the speaker agrees by proposing
    play(s, (R, "agree"), (B, "refuse"))
    assert asked(s) != "answer_demand Y" and open_ones(s) == ["scholars"]
    assert sum(sum(row) for row in s.sacrificed) == 0
    s = coop(player(), player(), player(), demands=["scholars"], todo=[step("name_demand", R), LATER])
    play(s, (R, "demand:scholars"), (B, "agree"), (Y, "agree"))
    assert [row[0] for row in s.sacrificed] == [1, 1, 1] and [mine[t.POOL] for mine in s.clerks] == [4, 4, 4]
    assert open_ones(s) == [] and GAME.load(s.document()) == s


@rule("GW-COO16")
def test_another_split_may_be_proposed_after_a_refusal_but_not_forever() -> None:
    me = {"goods": "W" * 9}
    s = coop(
        shamed(**me), player(**me), player(**me), demands=["timber_for_the_fleet"], todo=[step("name_demand", R), LATER]
    )
    for mine, his in [(mine, his) for mine in range(4) for his in range(1, 4)]:
        play(s, (R, "demand:timber_for_the_fleet"), (R, f"gives:{mine}"), (R, f"gives:{his}"), (B, "refuse"))
        if len(part(s).refused) == 1:
            play(s, (R, "demand:timber_for_the_fleet"), (R, "gives:0"))
            assert "gives:1" not in keys(s, R)
            play(s, (R, "gives:6"), (B, "refuse"))
        if len(part(s).refused) == 12:
            break
    assert asked(s) == "coop_remove_shame R"  # no more proposals are made


def test_a_document_with_an_event_in_force_that_was_not_turned_up_is_refused() -> None:
    with pytest.raises(BadDocument, match="not turned up"):
        coop(player(), player(), player(), todo=[LATER], common=["drought"])
    with pytest.raises(BadDocument, match="two demands"):
        coop(player(), player(), demands=["scholars", "prayers", "tribute_of_gold"], todo=[LATER])


@rule("GW-COO03")
def test_a_document_knows_that_the_reed_clan_is_still_to_work() -> None:
    me = player(clerks={"war_academy": 1})
    s = coop(me, player(clerks={"war_academy": 1}), reed={"clerks": {"war_academy": 1, "quarry": 1, "temple": 1}},
             active=R, ruler=R, todo=[step("choose_location", R, allowed=["war_academy"]), LATER])  # fmt: skip
    play(s, (R, "activate:war_academy"))
    assert asked(s).startswith("next_to_work") and keys(s, R) == ["tea", "next:0", "next:1", "next:2"]
    doc = s.document()
    assert GAME.load(doc) == s
    doc["todo"][0]["left"] = ["0", "4"]
    with pytest.raises(BadDocument, match="no such clan"):
        GAME.load(doc)
