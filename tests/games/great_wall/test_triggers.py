"""The trigger vocabulary (T): moments, response windows, queries and how they combine."""

from tests.games.great_wall.table import B, R, Y, asked, goods, horde, keys, pass_until, play, player, step, table
from tests.rules import rule

from rampart.games.great_wall.battle import lift_soldier
from rampart.games.great_wall.cards import (
    ADVISOR_CARDS,
    CLAUSES,
    COMMAND_CARDS,
    GENERAL_CARDS,
    HORDE_CARDS,
    TACTIC_CARDS,
)
from rampart.games.great_wall.codes import L_MOMENT, S_ABILITY_DONE
from rampart.games.great_wall.content.names import ADVISOR_WORDS, GENERAL_WORDS, HORDE_TYPES, TACTIC_WORDS
from rampart.games.great_wall.queries import ask
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.activation import activate
from rampart.games.great_wall.tables import ADVANCED, COMMAND_WORDS, LOCATION_WORDS, SPEARMAN
from rampart.games.great_wall.triggers import ready
from rampart.games.great_wall.vocabulary import COST_RECRUIT, MOMENTS, ON_HONOUR_CHANGED, ON_RESOURCES_GAINED, QUERIES

AFTER = step("reclaim", R)
WALLS = {"wall": {"L": 3, "M": 3, "R": 3}}


def working(*people: dict, **fields: object) -> GreatWall:
    """Step B of R's turn."""
    rest = [player() for _ in range(3 - len(people))]
    fields = {"active": R, "ruler": R, "tea": "RBY"} | fields
    return table(*people, *rest, todo=[step("activation_step", R), AFTER], **fields)


def check(*people: dict, **fields: object) -> GreatWall:
    """A horde check."""
    rest = [player() for _ in range(3 - len(people))]
    return table(*people, *rest, todo=[step("horde_check"), AFTER], **fields)


# ---- tactic cards and their windows


@rule("GW-T02", "GW-T20", "GW-TAC02", "GW-T21", "GW-TAC04")
def test_one_tactic_a_moment_and_each_section_is_a_moment_of_its_own() -> None:
    me = player(tactics=["oil_and_stones", "empty_fort"])
    s = table(me, player(), player(), todo=[step("assault"), AFTER], season="winter", **WALLS)
    assert keys(s, R) == ["pass", "play:oil_and_stones", "play:empty_fort"]
    play(s, (R, "play:oil_and_stones"))  # in no one's turn
    assert s.tactic_discard == [TACTIC_WORDS.index("oil_and_stones")]
    assert keys(s, R) == ["pass", "play:empty_fort"]  # the next section already
    play(s, (R, "pass"))
    assert asked(s) == "respond R"
    play(s, (R, "pass"))
    assert asked(s) != "respond R"


@rule("GW-T22", "GW-TAC03", "GW-T09")
def test_base_is_free_and_boosted_is_paid_in_full() -> None:
    card = {"L": [horde("outriders_L", "0.2:R 0.3:R 1.2:x 1.3:x")]}
    s = check(player(tactics=["retreat"], goods="C"), hordes=card)
    assert keys(s, R) == ["pass", "play:retreat"]
    s = check(player(tactics=["retreat"], goods="CCC"), hordes=card)
    assert keys(s, R) == ["pass", "play:retreat", "boost:retreat"]
    play(s, (R, "boost:retreat"))
    assert goods(s, R) == "C"
    assert s.rest[R][0] == 2


@rule("GW-TAC05", "GWC-601", "GWC-603")
def test_a_card_that_would_do_nothing_cannot_be_played() -> None:
    hordes = {"L": [horde("outriders_L", "all:x")]}
    s = check(player(tactics=["retreat", "pursuit", "plunder_the_camp"]), hordes=hordes)
    assert asked(s) != "respond R"  # no victim, no other horde, no one there
    s = check(player(tactics=["pursuit"]), hordes={"L": [horde("outriders_L", "all:x"), "sappers_L"]})
    assert keys(s, R) == ["pass", "play:pursuit"]


@rule("GW-T24")
def test_being_asked_tells_nothing_at_a_sealed_table() -> None:
    people = [player(tactics=["retreat"]), player(), player(tactics=["oil_and_stones"])]
    s = table(*people, todo=[step("compare"), AFTER], season="winter", **WALLS)
    assert asked(s) == "respond Y"  # open: only who has an answer
    s = table(*people, todo=[step("compare"), AFTER], season="winter", options={"sealed": True}, **WALLS)
    assert asked(s) == "respond R"
    assert keys(s, R) == ["pass"]
    play(s, (R, "pass"))
    assert asked(s) == "respond Y"  # B holds no card and is not asked


@rule("GW-T01", "GW-TAC01")
def test_an_inner_moment_is_finished_before_the_outer_effect_goes_on() -> None:
    hand = ["war_council", "retreat", "restless", "pursuit", "empty_fort"]
    s = working(player(tactics=hand, clerks={"builders_camp": 1}, goods="WW"), barricades={}, advisor_row=[])
    assert keys(s, R)[:2] == ["pass", "play:war_council"]
    play(s, (R, "play:war_council"))
    assert goods(s, R) == "WWC"
    assert asked(s) == "build R"
    s = working(player(tactics=hand, advisors=["tea_master"], clerks={"war_academy": 1}))
    play(s, (R, "pass"), (R, "draw:1"))
    assert asked(s) == "discard_tactic R"  # the hand limit comes before anything else


@rule("GW-T23", "GW-T69", "GW-T68")
def test_an_answer_cannot_undo_but_the_claim_is_counted_after_it() -> None:
    people = [player(), player(tactics=["claim_of_glory"]), player()]
    hordes = {"L": [horde("outriders_L", "0.2:R 0.3:R 1.2:B 1.3:x")]}
    s = check(*people, hordes=hordes, tea="BRY")
    play(s, (B, "play:claim_of_glory"))
    assert s.claimed[B] != []  # 2 against 2, and B is higher
    assert s.hordes[0] < 0  # defeated it stays


@rule("GW-T44")
def test_answers_change_the_values_that_are_compared() -> None:
    hordes = {"L": ["keshig_guard_L"]}
    for moves, shame in (("pass", 3), ("play:oil_and_stones", 0)):
        s = table(player(tactics=["oil_and_stones"]), player(), player(), todo=[step("compare"), AFTER],
                  hordes=hordes, season="winter", barricades={"L": 3})  # fmt: skip
        play(s, (R, moves))
        pass_until(s, lambda: asked(s) in ("reclaim R", ""), ("soldier:spearman",))  # noqa: B023
        assert sum(sum(mine) for mine in s.shamed) == shame


@rule("GW-T66", "GW-T67")
def test_cards_save_first_and_chi_saves_more() -> None:
    hordes = {"L": [horde("heavy_lancers_L", "0.2:R 0.3:R 0.4:x 1.1:x 1.2:x 1.3:x")]}
    s = check(player(tactics=["retreat"], goods="CC"), hordes=hordes)
    play(s, (R, "play:retreat"))
    assert s.rest[R][0] == 1
    assert keys(s, R) == ["stop", "save:spearman@heavy_lancers.1"]
    play(s, (R, "save:spearman@heavy_lancers.1"))
    assert (s.rest[R][0], s.pool[R][0], goods(s, R)) == (2, 8, "")


@rule("GW-T70")
def test_a_soldier_that_leaves_a_defeated_card_no_longer_counts() -> None:
    people = [player(), player(tactics=["pursuit"]), player()]
    hordes = {"L": [horde("outriders_L", "0.2:R 0.3:x 1.2:B 1.3:x"), "sappers_L"]}
    s = check(*people, hordes=hordes)
    assert asked(s) == "respond B"
    lift_soldier(s, 0, 2)
    s.rest[R][0] += 1
    play(s, (B, "pass"))
    assert s.honour == [0, 2, 0]
    assert (len(s.claimed[B]), s.pool[R][0]) == (1, 9)


@rule("GW-T71")
def test_an_activation_inside_another_is_resolved_first() -> None:
    s = working(player(clerks={"builders_camp": 1, "quarry": 1}, goods="WW"), barricades={})
    assert asked(s) == "build R"
    activate(s, LOCATION_WORDS.index("quarry"), ADVANCED, 2)
    s.advance()
    assert goods(s, R) == "WWS"
    assert s.clerks[R][LOCATION_WORDS.index("builders_camp")] == 1  # stays until its own end
    play(s, (R, "pass"), (R, "keep"))
    assert s.clerks[R][LOCATION_WORDS.index("quarry")] == 0
    assert asked(s) == "build R"


# ---- abilities


@rule("GW-T34", "GW-T63", "GW-T64")
def test_each_attack_is_an_instance_and_amounts_are_counted_when_they_come() -> None:
    me = player(general="di_qing", support=["abbot"], rest={"L_spearman": 1, "M_spearman": 2}, chosen="attack_order")
    s = table(me, player(), player(), active=R, ruler=R, track=[R], todo=[step("resolve_frame", frame=12), AFTER],
              hordes={"L": ["keshig_guard_L"], "M": ["keshig_guard_M"], "R": []})  # fmt: skip
    play(s, (R, "attack@L"), (R, "keshig_guard_L@1.1"))
    assert s.honour[R] == 2  # the first soldier on a card, once per card
    play(s, (R, "attack@M"), (R, "keshig_guard_M@1.1"), (R, "keshig_guard_M@1.2"))
    assert s.honour[R] == 4


@rule("GW-T60")
def test_prices_are_read_when_they_are_paid() -> None:
    s = working(player(goods="GGGG", clerks={"embassy": 2}, support=["abbot"]), advisor_row=["palace_eunuch", "censor"])
    play(s, (R, "active:palace_eunuch"))
    assert goods(s, R) == "GG"
    play(s, (R, "active:censor"))
    assert goods(s, R) == "G"  # the third for 3 - 2, the eunuch at work already


@rule("GW-T65")
def test_an_ability_never_answers_what_it_caused() -> None:
    s = table(player(advisors=["canal_warden"]), player(), player(), todo=[step("fall"), AFTER])
    clause = ADVISOR_CARDS[ADVISOR_WORDS.index("canal_warden")].clauses[0]
    at = s.open_pad(L_MOMENT, [ON_RESOURCES_GAINED, B, 0, 5, 0, 0])
    assert ready(s, R, clause, at)
    s.push(S_ABILITY_DONE, R, clause.code)
    assert not ready(s, R, clause, at)


@rule("GW-T72", "GWC-610")
def test_a_season_begins_once_for_all() -> None:
    s = table(player(advisors=["granary_keeper"]), player(), player(), todo=[step("summer"), AFTER])
    pass_until(s, lambda: asked(s) in ("reclaim R", ""), ("take:wood", "use:granary_keeper"))
    assert goods(s, R) == "WW"  # one, and one more without shame


@rule("GW-T73")
def test_what_holds_for_an_activation_ends_with_it() -> None:
    me = player(tactics=["master_builders"], clerks={"builders_camp": 1}, goods="WW")
    s = working(me, barricades={})
    play(s, (R, "play:master_builders"))
    assert len(s.bonuses) == 1
    play(s, (R, "stop"))
    assert s.bonuses == []


@rule("GW-T74")
def test_what_cannot_be_done_is_left_out_and_the_rest_goes_on() -> None:
    hordes = {"L": [horde("outriders_L", "0.2:R 0.3:x 1.2:x 1.3:x")]}
    s = check(player(tactics=["heroic_sacrifice"]), hordes=hordes)
    play(s, (R, "play:heroic_sacrifice"))
    assert s.honour[R] == 2 + 2  # presence and the card; no other horde is there to wound


@rule("GWC-R11")
def test_a_card_that_comes_into_play_cannot_answer_the_open_moment() -> None:
    people = [player(tactics=["imperial_edict"], goods="W", chosen="economy"), player(), player()]
    s = table(*people, track=[R], todo=[step("next_turn"), AFTER])
    assert keys(s, R) == ["pass", "play:imperial_edict"]
    s.advisors[R] = [ADVISOR_WORDS.index("salt_merchant")]
    s.listen_anew()
    s.refresh()
    assert keys(s, R) == ["pass", "play:imperial_edict"]


@rule("GWC-R13")
def test_honour_by_a_card_is_of_no_other_kind() -> None:
    s = working(player(general="cao_bin", support=["abbot"], clerks={"quarry": 2}),
                player(clerks={"quarry": 1}, general="wu_jie"), player(general="liu_qi"))  # fmt: skip
    play(s, (R, "donate"), (R, "use:cao_bin"))
    assert s.breakdown()[R] == {"donations": 2, "cards": 1}


@rule("GWC-R08")
def test_a_soldier_under_shame_serves_no_effect() -> None:
    me = player(tactics=["volunteers"], goods="GCCW", clerks={"barracks": 3}, shamed={"spearman": 10})
    s = working(me, player(clerks={"barracks": 1}))
    play(s, (R, "recruit:archer"))
    assert keys(s, R) == ["pass", "play:volunteers"]


@rule("GWC-604", "GWC-605", "GW-T61", "GW-T62")
def test_discounts_add_up_and_never_turn_into_a_gain() -> None:
    s = table(player(advisors=["drill_sergeant"]), player(), player(), todo=[AFTER])
    assert [ask(s, COST_RECRUIT, R, n, SPEARMAN, 0, 1) for n in (2, 1, 0)] == [1, 0, 0]
    assert ask(s, COST_RECRUIT, B, 2, SPEARMAN, 0, 1) == 2
    me = player(
        general="yue_fei", support=["abbot", "censor"], advisors=["drill_sergeant"], goods="S", chosen="call_to_arms"
    )
    s = table(me, player(), player(), active=R, ruler=R, track=[R], todo=[step("resolve_frame", frame=18), AFTER])
    play(s, (R, "recruit:spearman"), (R, "recruit:spearman"))  # 2S+2G, less 3 for the group: 1 stone
    pass_until(s, lambda: asked(s) == "station R", ("spare:gold",))
    assert goods(s, R) == ""


@rule("GWC-606", "GWC-610")
def test_an_archer_at_rest_needs_a_free_firing_spot_to_attack() -> None:
    me = {"advisors": ["war_drummer"], "rest": {"L_archer": 1}}
    s = table(player(**me, firing={"L": 1}), player(), player(), todo=[step("winter"), AFTER])
    assert asked(s) == "shoot R"
    s = table(player(**me), player(), player(), todo=[step("winter"), AFTER])
    assert keys(s, R) == ["pass", "use:war_drummer"]


@rule("GW-T80")
def test_the_moment_before_the_commands_are_turned_up() -> None:
    s = table(player(advisors=["spymaster"], goods="G"), player(), player(), todo=[step("fall")])
    play(s, (R, "command:economy"), (B, "command:despotism"), (Y, "command:betrayal"))
    assert asked(s) == "respond R"
    assert s.chosen == [-1, -1, -1]
    assert s.view(Y).face_down == [[], [], s.face_down[2]]


DONE_BY_A_STEP = ("battering_ram", "trebuchet", "elite_tumen")  # or nothing at all


@rule("GW-T81", "GWC-R01", "GWC-R14", "GWC-R15")
def test_every_card_of_the_box_is_written_in_the_vocabulary() -> None:
    assert [card.word for card in GENERAL_CARDS] == GENERAL_WORDS
    assert [card.word for card in ADVISOR_CARDS] == ADVISOR_WORDS
    assert [card.word for card in TACTIC_CARDS] == TACTIC_WORDS
    assert [card.word for card in HORDE_CARDS] == HORDE_TYPES
    assert [card.word for card in COMMAND_CARDS[:7]] == [*COMMAND_WORDS, "bending_reed"]
    for card in (*GENERAL_CARDS, *ADVISOR_CARDS, *HORDE_CARDS):
        assert card.clauses or card.modifiers or card.word in DONE_BY_A_STEP, card.word
        assert all(0 <= clause.moment < MOMENTS for clause in card.clauses)
        assert all(0 <= modifier.query < QUERIES for modifier in card.modifiers)
    for tactic in TACTIC_CARDS:
        assert tactic.moment != ON_HONOUR_CHANGED, tactic.word
        assert tactic.base.do
        assert tactic.boosted.do
    assert [clause.code for clause in CLAUSES] == list(range(len(CLAUSES)))


@rule("GW-FAL08")
def test_the_reed_clan_has_its_place_in_an_others_frame() -> None:
    s = table(player(chosen="economy"), player(chosen="economy"), active=R, ruler=R, track=[R, B, 2], tea="RYB",
              todo=[step("resolve_frame", frame=1), AFTER])  # fmt: skip
    assert asked(s) == "reed_move R"
    play(s, (R, "stop"))
    assert asked(s) == "place_clerk B"
