"""Windows and what they tell: who is asked, what an answer may still be, and where a played card lies meanwhile."""

import pytest
from tests.games.great_wall.card_table import advised, stop, turn_of
from tests.games.great_wall.card_table import table as card_table
from tests.games.great_wall.table import B, R, Y, asked, goods, horde, keys, play, player, step, table
from tests.rules import rule

from rampart.games.great_wall.battle import has_soldier, lift_soldier
from rampart.games.great_wall.cards import ADVISOR_CARDS
from rampart.games.great_wall.codes import L_MOMENT
from rampart.games.great_wall.content.names import ADVISOR_WORDS, BASE_TACTICS, HORDE_WORDS, TACTIC_WORDS
from rampart.games.great_wall.queries import add_bonus, ask
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.activation import activate
from rampart.games.great_wall.steps.horde_check import HordeCheck
from rampart.games.great_wall.tables import (
    ADVANCED,
    BY_CARD,
    EMBASSY,
    FROM_PRODUCTION,
    NO_CLAN,
    POOL,
    QUARRY,
    WOUND,
)
from rampart.games.great_wall.triggers import concerns
from rampart.games.great_wall.vocabulary import PRODUCTION_OF, VALUE_OF_BARRICADE
from rampart.kernel.frame import NOBODY
from rampart.kernel.journal import Journal

AFTER = step("reclaim", R)


# ---- a played card


@rule("GW-TAC04", "GW-GEN11")
def test_a_card_is_not_shuffled_into_the_deck_it_is_drawing_from() -> None:
    others = [word for word in TACTIC_WORDS[:BASE_TACTICS] if word not in ("war_council", "retreat")]
    me = player(tactics=["war_council"], clerks={"builders_camp": 1}, goods="W")
    keepers = [player(tactics=others[:9]), player(tactics=others[9:])]
    s = table(me, *keepers, todo=[step("activation_step", R), AFTER], active=R, ruler=R, tactic_deck=[],
              tactic_discard=["retreat"], barricades={"L": 3, "M": 3, "R": 3})  # fmt: skip
    play(s, (R, "boost:war_council"))  # draw 3, then discard 1: only Retreat is there to be drawn
    assert s.tactics[R] == []
    assert sorted(s.tactic_discard) == [TACTIC_WORDS.index("war_council"), TACTIC_WORDS.index("retreat")]
    s = table(me, *keepers, todo=[step("activation_step", R), AFTER], active=R, ruler=R, tactic_deck=[],
              tactic_discard=["retreat"], barricades={"L": 3, "M": 3, "R": 3})  # fmt: skip
    play(s, (R, "play:war_council"))
    assert s.tactics[R] == [TACTIC_WORDS.index("retreat")]
    assert s.tactic_discard == [TACTIC_WORDS.index("war_council")]


@rule("GW-TAC05", "GW-T09")
def test_a_boost_that_takes_what_its_effect_needs_does_nothing_and_is_not_offered() -> None:
    for chi, offered in (("C", ["pass", "play:restless"]), ("CC", ["pass", "play:restless", "boost:restless"])):
        s = turn_of(R, player(tactics=["restless"], goods=chi, chosen="economy"), player(), player())
        assert keys(s, R) == offered  # the first overseer of the lumber mill costs 2 - 1 chi


@rule("GW-TAC05", "GWC-601")
def test_clerks_that_are_all_locked_cannot_be_placed() -> None:
    for clerks, free in (({"quarry": 3}, False), ({"quarry": 2, "temple": 1}, True)):
        me = player(tactics=["imperial_edict"], clerks=clerks, unhired=5, chosen="economy")
        s = turn_of(R, me, player(clerks={"quarry": 1} if free else {}), player())
        assert (asked(s) == "respond R") == free


# ---- the order of one's own answers


@rule("GW-T20", "GWC-610")
def test_one_answer_may_pay_for_the_next() -> None:
    me = advised("salt_merchant", "archer_captain", goods="S", firing={"L": 1}, chosen="economy")
    s = turn_of(R, me, player(), player(), hordes={"L": ["outriders_L"]})
    assert keys(s, R) == ["pass", "use:salt_merchant"]
    play(s, (R, "use:salt_merchant"), (R, "stone>wood"))
    assert keys(s, R) == ["pass", "use:archer_captain"]
    play(s, (R, "use:archer_captain"))
    assert goods(s, R) == ""
    assert asked(s) == "choose_attacker R"


@rule("GW-T20", "GWC-R05")
def test_an_ability_is_offered_once_for_each_instance() -> None:
    s = turn_of(R, advised("assassin", goods="GG", chosen="economy"), player(), player())
    play(s, (R, "use:assassin"), (R, "wound:camp_train_L@0.0"))
    assert asked(s) == "place_clerk R"
    assert goods(s, R) == "G"


# ---- being asked


def revealed(*hands: list[str]) -> tuple[GreatWall, Journal]:
    """The command cards are revealed; R holds an answer, the others what is given."""
    people = [player(tactics=["tea_ceremony"], chosen="economy"), *[player(tactics=x, chosen="economy") for x in hands]]
    s = table(*people, todo=[AFTER])
    journal = s.listen()
    s.push(s.rules.by_name["reveal_commands"])
    s.advance()
    return s, journal


@rule("GW-T24")
def test_who_may_answer_later_is_not_seen_before() -> None:
    one, _ = revealed(["rich_harvest"], ["retreat"])
    other, _ = revealed(["retreat"], ["rich_harvest"])
    assert asked(one) == asked(other) == "respond R"
    assert one.view(R) == other.view(R)
    assert one.view(None) == other.view(None)


@rule("GW-T24")
def test_what_cannot_be_paid_or_would_do_nothing_is_passed_over_in_silence() -> None:
    one, told = revealed(["tribute_mission"], [])  # nothing to exchange, no gold
    other, told_other = revealed(["retreat"], [])
    play(one, (R, "pass"))
    play(other, (R, "pass"))
    assert asked(one) == asked(other) == "reclaim R"
    for viewer in (R, Y):
        heard = [(event.code, event.seat, event.numbers) for event in told.seen(viewer)]
        assert heard == [(event.code, event.seat, event.numbers) for event in told_other.seen(viewer)]


@rule("GW-T24", "GW-TAC02")
def test_a_moment_whose_cards_are_all_discarded_asks_nobody() -> None:
    gone = ["rich_harvest", "tribute_mission", "tea_ceremony"]
    for discarded, question in ((gone, "reclaim R"), (gone[:2], "respond R")):
        s = card_table(player(tactics=["retreat"]), player(), player(), todo=[step("reveal_commands"), AFTER],
                       tactic_discard=discarded, options={"sealed": True})  # fmt: skip
        assert asked(s) == question


# ---- the horde check


@rule("GW-DEF01", "GW-T81")
def test_the_list_is_made_after_the_check_has_been_answered() -> None:
    s = table(player(), player(), player(), todo=[AFTER], hordes={"L": ["outriders_L"]})
    HordeCheck().run(s, NOBODY, 0)
    assert s.pad == []  # nothing is listed while the beginning of the check is answered
    s.covers[0] = [WOUND if cell == 1 else cell for cell in s.covers[0]]
    s.advance()
    assert s.hordes[0] < 0


@rule("GW-DEF03")
def test_a_card_covered_after_it_was_passed_waits() -> None:
    lane = [horde("sappers_L", "0.0:x 0.2:x 0.3:x 1.0:x 1.1:x"), horde("outriders_L", "0.2:R 0.3:x 1.2:x 1.3:x")]
    s = table(player(tactics=["pursuit"]), player(), player(), todo=[step("horde_check"), AFTER], hordes={"L": lane})
    play(s, (R, "play:pursuit"))  # the last free spot of the Sappers
    stop(s, "reclaim")
    assert s.hordes[0] >= 0
    assert s.claimed[R] != []
    assert s.honour == [2, 0, 0]


@rule("GW-DEF02", "GW-DEF11")
def test_a_card_behind_that_is_covered_by_the_defeat_before_it_falls_in_the_same_check() -> None:
    lane = [horde("outriders_L", "0.2:R 0.3:x 1.2:x 1.3:x"), horde("sappers_L", "0.0:B 0.2:x 0.3:x 1.0:x 1.1:x")]
    s = table(player(tactics=["pursuit"]), player(), player(), todo=[step("horde_check"), AFTER], hordes={"L": lane})
    play(s, (R, "play:pursuit"))  # the last free spot of the Sappers
    stop(s, "reclaim")
    assert s.hordes[0] < 0
    assert [len(s.claimed[p]) for p in (R, B)] == [1, 1]


# ---- instances, clans and values


@rule("GW-T30", "GW-T31", "GW-T20")
def test_each_defeat_and_each_killing_takes_a_tactic_card_of_its_own() -> None:
    lanes = {section: [horde(f"outriders_{section}", "0.2:R 0.3:R 1.2:x 1.3:x")] for section in "LM"}
    hand = ["plunder_the_camp", "claim_of_glory", "retreat", "heroic_sacrifice"]
    s = table(player(tactics=hand), player(), player(), todo=[step("horde_check"), AFTER], hordes=lanes)
    played = []
    while asked(s) != "reclaim R":
        offered = [key for key in keys(s, R) if key.startswith("play:")]
        if asked(s) == "respond R" and offered:
            played.append((len(s.claimed[R]), len(offered), offered[0]))
            play(s, (R, offered[0]))
        else:
            play(s, (R, keys(s, R)[0]))
    assert played == [
        (0, 2, "play:claim_of_glory"),
        (0, 2, "play:retreat"),
        (1, 1, "play:plunder_the_camp"),
        (1, 1, "play:heroic_sacrifice"),
    ]


@rule("GW-T07", "GWC-615")
def test_the_reed_clan_is_another_clan_but_no_other_player() -> None:
    s = table(player(advisors=["canal_warden", "wall_inspector"]), player(), todo=[AFTER])
    warden = ADVISOR_CARDS[ADVISOR_WORDS.index("canal_warden")].clauses[0]
    inspector = ADVISOR_CARDS[ADVISOR_WORDS.index("wall_inspector")].clauses[0]
    for clan, player_too, clan_too in ((R, False, False), (B, True, True), (s.reed, False, True)):
        at = s.open_pad(L_MOMENT, [warden.moment, clan, FROM_PRODUCTION, 4, 0, 0])
        assert (concerns(s, R, warden, at), concerns(s, R, inspector, at)) == (player_too, clan_too)


@rule("GW-T41", "GW-T40")
def test_what_a_horde_sets_holds_against_a_card_and_increases_come_on_top() -> None:
    s = table(player(), player(), player(), todo=[AFTER], hordes={"L": ["sappers_L"]}, barricades={"L": 3, "M": 3})
    for value, put in ((3, True), (4, True), (1, False), (-9, False)):
        add_bonus(s, VALUE_OF_BARRICADE, NO_CLAN, value, put, 0, 0)
    assert [ask(s, VALUE_OF_BARRICADE, -1, 2, section) for section in (0, 1)] == [0, 0]  # 1 + 1 - 9, 4 + 1 - 9
    s.bonuses.pop()
    assert [ask(s, VALUE_OF_BARRICADE, -1, 2, section) for section in (0, 1)] == [1 + 1, 4 + 1]


@rule("GW-T03", "GW-GEN02")
def test_a_tie_is_judged_by_the_tea_track_as_it_stands() -> None:
    lane = [horde("outriders_L", "0.2:R 0.3:B 1.2:x 1.3:x"), "sappers_L"]
    s = table(player(tactics=["pursuit"]), player(), player(), todo=[step("horde_check"), AFTER], hordes={"L": lane})
    assert asked(s) == "respond R"
    s.tea = [B, R, Y]
    play(s, (R, "pass"))
    assert [len(mine) for mine in s.claimed] == [0, 1, 0]


# ---- activation


@rule("GW-ACT03")
def test_a_location_that_fills_again_in_the_same_step_is_not_activated_twice() -> None:
    me = player(clerks={"embassy": 1, "builders_camp": 1}, goods="WW")
    s = table(me, player(), player(), todo=[step("activation_step", R), AFTER], active=R, ruler=R, barricades={})
    play(s, (R, "activate:embassy"))
    assert asked(s) == "build R"
    s.clerks[B][EMBASSY], s.clerks[B][POOL] = 1, 4  # as if a card had sent it
    play(s, (R, "stop"))
    assert asked(s) == "reclaim R"
    assert s.clerks[B][EMBASSY] == 1


@rule("GW-ACT10", "GW-ACT08", "GW-REE04")
def test_a_reed_clerk_alone_makes_no_activation() -> None:
    reed = {"clerks": {"embassy": 1, "quarry": 1, "temple": 1}}
    s = table(player(), player(), todo=[AFTER], reed=reed, advisor_row=["censor", "abbot"])
    activate(s, EMBASSY, ADVANCED, BY_CARD)
    s.advance()
    assert asked(s) == "reclaim R"  # no one is dismissed


@rule("GW-PRD04", "GW-PRD09")
def test_who_gains_nothing_neither_promotes_nor_donates() -> None:
    for less, question in ((0, "promote R"), (-1, "reclaim R")):
        s = table(player(clerks={"quarry": 1}, goods="WWS"), player(), player(), todo=[AFTER], active=R)
        if less:
            add_bonus(s, PRODUCTION_OF, R, less, False, 0, 0)
        activate(s, QUARRY, ADVANCED, BY_CARD)
        s.advance()
        assert asked(s) == question


# ---- soldiers


@rule("GW-HQ02", "GW-ATK12")
def test_archers_move_to_no_more_firing_spots_than_are_free() -> None:
    me = player(clerks={"headquarters": 1}, firing={"L": 3})
    other = player(firing={"M": 1})
    s = table(me, other, player(), todo=[step("activation_step", R), AFTER], active=R, wall={"L": 2, "M": 1})
    play(s, (R, "move:L>M"))
    assert keys(s, R) == ["firing:0", "firing:1"]
    play(s, (R, "firing:1"))
    assert keys(s, R) == ["firing_to_rest:0", "firing_to_rest:1", "firing_to_rest:2"]


@rule("GWC-TAC-33", "GW-T70")
def test_glory_is_claimed_by_nobody_whose_last_soldier_has_left() -> None:
    lane = [horde("outriders_L", "0.2:R 0.3:B 1.2:x 1.3:x"), "sappers_L"]
    people = [player(tactics=["pursuit"]), player(tactics=["claim_of_glory"], goods="GG"), player()]
    s = table(*people, todo=[step("horde_check"), AFTER], hordes={"L": lane}, tea="BRY")
    play(s, (B, "boost:claim_of_glory"))
    assert asked(s) == "respond R"
    lift_soldier(s, 0, 3)  # as if a card had called him back
    s.rest[B][0] += 1
    play(s, (R, "pass"))
    assert [len(mine) for mine in s.claimed] == [1, 0, 0]


@rule("GWC-TAC-01", "GWC-ADV-50", "GWC-ADV-01")
def test_the_discount_of_restless_is_not_that_of_the_alchemists_own_promotion() -> None:
    me = advised("alchemist", tactics=["restless"], levels={"gold_mine": 1}, chosen="economy")
    s = turn_of(R, me, player(), player())
    play(s, (R, "play:restless"))
    assert keys(s, R) == ["pass", "promote:gold_mine"]  # 3 - 2 - 1 stone; the Alchemist alone leaves 1 to pay
    play(s, (R, "promote:gold_mine"))
    assert s.levels[R] == [0, 0, 2, 0]
    assert asked(s) == "place_clerk R"


@rule("GWC-TAC-01", "GW-PRD10", "GWC-ADV-01")
@pytest.mark.parametrize(("key", "price"), [("promote:gold_mine", 0), ("also:promote:gold_mine", 1)])
def test_the_alchemists_own_promotion_is_paid_without_the_discount_of_restless(key: str, price: int) -> None:
    me = advised("alchemist", goods="SSSS", tactics=["restless"], levels={"gold_mine": 1}, chosen="economy")
    s = turn_of(R, me, player(), player())
    play(s, (R, "play:restless"))
    foretold = next(x.effect for x in s.decision(R).options if x.key == key)
    play(s, (R, key))
    assert (goods(s, R), s.levels[R][2]) == ("SSSS"[price:], 2)
    assert foretold == f"to level 2, {'pay 1 stone' if price else 'free'}"


@rule("GW-T24")
def test_nobody_is_asked_about_an_ability_that_all_see_to_be_out_of_reach() -> None:
    for goods_, question in (("", "place_clerk R"), ("W", "respond R")):
        me = advised("archer_captain", goods=goods_, firing={"L": 1}, chosen="economy")
        s = turn_of(R, me, player(), player(), options={"sealed": True})
        assert asked(s) == question


@rule("GW-T24")
def test_nobody_takes_back_what_made_another_show_that_he_holds_an_answer() -> None:
    def before(tactic: str, sealed: bool, **ability: object) -> tuple[str, str]:
        """Whom B's turn asks after R's choice, and what R may take back then."""
        him = player(tactics=[tactic], chosen="economy", **ability)
        s = table(player(discard=["economy"]), him, player(), track=[B], options={"sealed": sealed},
                  todo=[step("reclaim", R), step("next_turn"), AFTER])  # fmt: skip
        play(s, (R, "take"))
        return asked(s), s.undoable(R)

    captain = {"advisors": ["archer_captain"], "goods": "W", "firing": {"L": 1}}
    assert before("night_raid", sealed=False) == ("respond B", "")
    assert before("retreat", sealed=False) == ("place_clerk B", "take")
    assert before("night_raid", sealed=False, **captain) == ("respond B", "take")  # all see why he is asked
    for tactic in ("night_raid", "retreat"):
        assert before(tactic, sealed=True) == ("respond B", "take")


@rule("GW-T20")
def test_what_an_ability_brings_by_itself_may_pay_for_a_tactic_card() -> None:
    me = player(general="yang_ye", support=["abbot"], tactics=["plunder_the_camp"])
    s = card_table(me, player(), player(), todo=[step("horde_check"), AFTER],
                   hordes={"L": [horde("outriders_L", "0.2:R 0.3:x 1.2:x 1.3:x")]})  # fmt: skip
    play(s, (R, "take:chi"))
    assert keys(s, R) == ["pass", "play:plunder_the_camp", "boost:plunder_the_camp"]


# ---- hordes


@rule("GWC-HOR-01", "GWC-HOR-20", "GWC-R12")
def test_outriders_give_way_to_outriders() -> None:
    lane = ["sappers_L", horde("outriders_L", "0.2:R")]
    s = table(player(), player(), player(), todo=[step("lay_horde", section=0, cause=4), AFTER], hordes={"L": lane},
              next_horde=["outriders_M"])  # fmt: skip
    assert [HORDE_WORDS[card] for card in s.hordes[:3]] == ["outriders_M", "sappers_L", "outriders_L"]
    assert has_soldier(s, R, 2)


@rule("GWC-GEN-06", "GWC-R05")
def test_a_limit_for_each_card_is_counted_card_by_card() -> None:
    lanes = {section: [horde(f"outriders_{section}", "0.2:x 0.3:x 1.2:x")] for section in "LM"}
    me = player(general="mu_guiying", support=["abbot"], rest={"L_spearman": 1, "M_spearman": 1})
    strikes = [step("strike", R, kind=0, section=0), step("strike", R, kind=0, section=1)]
    s = card_table(me, player(), player(), todo=[*strikes, AFTER], hordes=lanes)
    play(s, (R, "use:mu_guiying"), (R, "use:mu_guiying"))
    assert s.breakdown()[R] == {"spoils": 1 + 1, "cards": 2 + 2}


def used(*advisors: str) -> list[list[int]]:
    """Notes that abilities of advisors were used once."""
    return [[ADVISOR_CARDS[ADVISOR_WORDS.index(word)].clauses[0].tally, 0, 1] for word in advisors]


@rule("GWC-R05")
def test_limits_begin_anew_with_the_season_and_with_the_year() -> None:
    me = advised("spoils_officer", "interpreter")
    notes = used("spoils_officer", "interpreter")  # once per turn, once per year
    s = card_table(me, player(), player(), todo=[step("winter")], uses=notes, season="fall", year=2)
    assert s.uses == used("interpreter")
    s = card_table(me, player(), player(), todo=[step("year")], uses=notes, season="winter", year=2, space=1)
    assert s.uses == []


# ---- the Reed clan


@rule("GW-REE14")
def test_reed_in_the_temple_forgives_nobody_in_its_own_turn() -> None:
    people = [player(clerks={"temple": 1}, shamed={"archer": 1}), player(clerks={"temple": 1}, shamed={"archer": 1})]
    reed = {"clerks": {"temple": 1, "quarry": 1, "gold_mine": 1}}
    for active, shame in ((2, [1, 1]), (R, [0, 1])):
        s = table(*people, todo=[step("activation_step", R), AFTER], active=active, ruler=R, reed=reed)
        stop(s, "reclaim")
        assert [sum(mine) for mine in s.shamed[:2]] == shame


@rule("GW-REE14", "GW-REE01")
def test_the_reward_of_a_spot_that_a_reed_spearman_covers_goes_to_nobody() -> None:
    reed = {"clerks": {"barracks": 1, "quarry": 1, "gold_mine": 1}}
    s = table(player(clerks={"barracks": 3}), player(), todo=[step("activation_step", R), AFTER], active=R, ruler=R,
              reed=reed, hordes={"M": ["camp_train_M"], "R": []})  # fmt: skip
    stop(s, "reed_strike")
    play(s, (R, "camp_train_M@0.0"))
    assert has_soldier(s, s.reed, 3)
    assert (s.warehouse, goods(s, R), goods(s, B), s.honour) == ([0, 0, 0], "", "", [0, 0])
