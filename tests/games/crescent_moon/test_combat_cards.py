"""The power cards in combat, one by one, and what holds for all of them (CM-300 to CM-304, CM-308)."""

import pytest
from tests.games.crescent_moon.table import (
    C,
    M,
    N,
    S,
    W,
    at,
    choose_cards,
    decides,
    discarded,
    hand,
    in_front,
    offered,
    play,
    table,
    told,
)
from tests.rules import rule

from rampart.games.crescent_moon.content.power_cards import CARD_WORDS, CARDS
from rampart.games.crescent_moon.content.vocabulary import KEYWORD_WORDS, TYPE_WORDS
from rampart.games.crescent_moon.tables import CHARACTER_WORDS

SEAT = {"W": W, "M": M, "S": S, "C": C, "N": N}


def battle(attack, defence, where="c4", start="c5", more=None, attacker=(), defender=(), **fields):
    """Two armies with these cards; who fights is read from the units. The cards are chosen, none is resolved."""
    a = SEAT[attack.split()[0].strip("0123456789m")]
    d = next(SEAT[x[0]] for note in defence.split() for x in [note.split(":")[-1].strip("0123456789m")] if x in SEAT)
    hands = {a: sorted(attacker), d: sorted(defender)}
    if "campaign" not in attacker and "campaign" not in defender:
        fields.setdefault("discard", ["campaign"])
    s = table({start: attack, where: defence} | (more or {}), active=a, hands=hands, **fields)
    play(s, "assault")
    while s.mover == a and decides(s)[1] in ("assault", "move_ordinary", "move_mercenaries"):
        play(s, f"{start}>{where}" if decides(s)[1] == "assault" else offered(s)[-1])
    s.listen()
    for seat, cards in ((a, attacker), (d, defender)):
        if seat in s.deciders and cards:
            for card in sorted(cards, key=CARD_WORDS.index):
                s.choose(f"add:{card}", seat)
            s.choose("done", seat)
    return s


def strengths(s, *keys):
    """Resolve the cards, using every entry where nothing else is said, up to the winner: both strengths."""
    left = list(keys)
    while not s.over and s.clash.kind and s.clash.winner < 0:
        options = offered(s)
        key = next((key for key in left if key in options), None)
        if key is not None:
            left.remove(key)
        play(s, key if key is not None else options[0])
    assert not left
    events = told(s, s.journal.events)
    return next([x[2], x[3]] for x in events if x[0] == "strengths")


# ---- what every card is


@rule("CM-300")
def test_the_list_of_cards():
    assert len(CARDS) == 31 and sum(card.copies for card in CARDS) == 69
    by_character = {
        word: sum(c.copies for c in CARDS[1:] if c.character == i) for i, word in enumerate(CHARACTER_WORDS)
    }
    assert by_character == {"warlord": 16, "murshid": 20, "sultan": 0, "caliph": 16, "nomad": 16}
    by_type = {word: sum(c.copies for c in CARDS if c.kind == i) for i, word in enumerate(TYPE_WORDS)}
    assert by_type == {"event": 36, "personage": 15, "battalion": 17, "strategy": 1}
    assert all(card.keywords for card in CARDS)
    assert not any(card.influence for card in CARDS if TYPE_WORDS[card.kind] == "battalion")


LIST = """
CAM warlord 1 strategy combat
ASN murshid 4 event combat,influence
IMA murshid 3 personage influence
BRI murshid 3 event combat,influence
REB murshid 2 event combat,influence
PRE murshid 2 personage influence
INF murshid 2 event anytime
MIS murshid 2 event action
SAB murshid 2 event action
DES warlord 2 personage combat
RAI warlord 3 battalion combat
COE warlord 2 event influence
HAR warlord 3 battalion combat
LRD warlord 2 event action
FMA warlord 2 event anytime
TER warlord 2 event combat,influence
GUA caliph 3 battalion combat
IFY caliph 3 battalion combat
GEN caliph 2 personage combat
SIE caliph 2 battalion combat
VIZ caliph 2 personage influence
SHI caliph 2 event anytime
COR caliph 1 event action
SCO caliph 1 event combat
ELD nomad 3 personage combat
CCA nomad 3 battalion combat
CRV nomad 3 event action
AMB nomad 2 event combat
GUI nomad 2 event anytime
WAG nomad 2 event combat
SHE nomad 1 personage influence
"""


@rule("CM-300")
@pytest.mark.parametrize(("line", "card"), list(zip(LIST.split("\n")[1:], CARDS)))
def test_a_card_of_the_list(line, card):
    letters, character, copies, kind, keywords = line.split()
    assert (card.letters, CHARACTER_WORDS[card.character], card.copies) == (letters, character, int(copies))
    assert TYPE_WORDS[card.kind] == kind
    assert [w for i, w in enumerate(KEYWORD_WORDS) if card.keywords >> i & 1] == keywords.split(",")


@rule("CM-301")
def test_where_cards_go_after_use():
    s = battle("5W", "1C", attacker=["campaign", "raiders", "terror"], defender=["general"])
    strengths(s)
    while not s.over:
        play(s, offered(s)[0])
    assert (hand(s, W), in_front(s, W), discarded(s), in_front(s, C)) == (
        ["campaign"],
        ["raiders"],
        ["terror"],
        ["general"],
    )


@rule("CM-303", "CM-BRI")
def test_entries_may_be_declined_and_a_declined_bribery_is_discarded():
    s = battle("2C", "2N", attacker=["bribery", "guard"])
    assert strengths(s, "bribery", "decline", "decline") == [2, 2]
    assert hand(s, N) == [] and "bribery" in discarded(s) and in_front(s, C) == ["guard"]


@rule("CM-304", "CM-CAM")
@pytest.mark.parametrize(("units", "half"), [("1W", 0), ("2W", 1), ("3W", 1), ("5W", 2), ("2W 4Wm", 3)])
def test_the_campaign_must_be_carried_out_in_full(units, half):
    s = battle(units, "1C", attacker=["campaign"])
    total = sum(int(x.strip("Wm")) for x in units.split())
    journal = s.journal
    while not s.over:
        assert "decline" not in offered(s)
        play(s, offered(s)[0])
    events = told(s, journal.events)
    assert next(x[2] for x in events if x[0] == "strengths") == total + half
    assert hand(s, W) == ["campaign"]
    assert s.units(W, s.land().names.index("c4")) == total - half


@rule("CM-CAM", "CM-428")
def test_campaign_units_are_no_losses_and_the_warlord_chooses_which():
    s = battle("2W 2Wm", "1C", attacker=["campaign"])
    assert decides(s) == (W, "campaign") and offered(s) == ["ordinary:0", "ordinary:1", "ordinary:2"]
    play(s, "ordinary:0")
    assert at(s, "c4") == "2W"


@rule("CM-308")
def test_two_copies_add_up():
    s = battle("2W", "2C", attacker=["terror", "terror"])
    assert strengths(s) == [2, 0]


# ---- the cards


@rule("CM-BRI")
def test_bribery_weakens_the_opponent_who_takes_the_card():
    s = battle("2C", "2N", attacker=["bribery"])
    assert strengths(s) == [2, 1]
    assert hand(s, N) == ["bribery"]


@rule("CM-TER")
def test_terror_weakens_the_opponent():
    assert strengths(battle("2W", "2N", defender=["terror"])) == [1, 2]


@rule("CM-REB")
@pytest.mark.parametrize(("settlement", "n"), [("", 0), ("town", 1), ("city", 2)])
def test_rebellion_by_settlement(settlement, n):
    s = battle("2C", f"2N {settlement}", attacker=["rebellion"])
    assert strengths(s) == [2 + n, 2]


@rule("CM-DES")
def test_the_destroyer_calls_units():
    s = battle("2W", "2C", attacker=["destroyer"], more={"b4": "1W 1Wm", "d3": "1C"}, reserves=[1, 0, 0, 0, 0])
    assert offered(s) == ["ordinary@b4", "mercenary@b4", "decline"]
    play(s, "mercenary@b4")
    assert strengths(s) == [4, 2]
    assert s.reserves[W] == 0 and at(s, "b4") == "1W"


@rule("CM-DES")
def test_the_destroyer_brings_no_mercenaries_from_the_nomads_card():
    s = battle("2N", "2C", attacker=["destroyer"], reserves=[0, 0, 0, 0, 3])
    assert strengths(s) == [2, 2] and s.reserves[N] >= 3


@rule("CM-RAI")
def test_raiders_spare_losses():
    s = battle("4W", "4C castle:C", attacker=["raiders"])
    assert strengths(s, "assign:3+0") == [4, 6]
    assert s.reserves[W] == 4  # 6 // 2 - 3: none lost, all retreat


@rule("CM-HAR")
def test_horse_archers_are_stronger_in_attack():
    assert strengths(battle("2W", "2C", attacker=["horse_archers"])) == [4, 2]
    assert strengths(battle("2C", "2W", defender=["horse_archers"])) == [2, 3]


@rule("CM-GUA")
def test_guards_are_stronger_in_defence():
    assert strengths(battle("2C", "2N", attacker=["guard"])) == [3, 2]
    assert strengths(battle("2N", "2C", defender=["guard"])) == [2, 4]


@rule("CM-IFY")
def test_infantry_gives_strength_and_spares_a_loss():
    s = battle("2C", "5N", attacker=["infantry"])
    assert strengths(s) == [3, 5]
    assert s.reserves[C] == 1  # 5 // 2 - 1: one lost, one retreats


@rule("CM-GEN")
def test_a_general_gives_strength_and_leads_units_out():
    s = battle("3C", "2N", attacker=["general"], more={"b4": "1W", "d4": "1C"})
    play(s, "use", "ordinary")
    assert "b4" not in offered(s) and "d4" in offered(s) and "c5" in offered(s)
    play(s, "d4", "ordinary", "d4")
    assert at(s, "d4") == "3C"
    assert ("strengths", 15, 2, 2) in told(s, s.journal.events)


@rule("CM-GEN", "CM-419")
def test_a_general_may_take_an_assigned_unit_and_its_bonus_goes_with_it():
    s = battle("2C", "2N", attacker=["general", "guard"])
    play(s, "guard", "assign:1+0", "use")
    assert "ordinary@guard" in offered(s)
    play(s, "ordinary@guard", "c5", "stop")
    assert ("strengths", 15, 1 + 1, 2) in told(s, s.journal.events)


@rule("CM-GEN", "CM-419")
def test_a_general_takes_a_mercenary_off_its_card():
    s = battle("1C 1Cm", "2N", attacker=["general", "camel_cavalry"])
    play(s, "camel_cavalry", "assign:0+1", "use")
    assert offered(s) == ["ordinary", "mercenary@camel_cavalry", "stop"]
    play(s, "mercenary@camel_cavalry", "c5", "stop")
    assert at(s, "c5") == "1Cm" and ("strengths", 15, 1 + 1, 2) in told(s, s.journal.events)


@rule("CM-GEN")
def test_a_general_asks_once_for_equal_cards_and_names_them_by_their_words():
    s = battle("3C", "2N", attacker=["general", "guard", "guard"])
    play(s, "guard", "assign:1+0", "guard", "assign:1+0", "use")
    assert offered(s) == ["ordinary", "ordinary@guard", "stop"]
    unit = "An ordinary unit"
    assert [option.text for option in s.decision(C).options] == [unit, f"{unit} from Guard", "Done"]
    play(s, "ordinary@guard", "c5", "ordinary@guard", "c5")
    assert ("strengths", 15, 1 + 1, 2) in told(s, s.journal.events)  # the General's, and no Guard's


@rule("CM-GEN", "CM-415")
def test_a_card_that_the_murshid_added_is_named_with_him():
    held = {C: ["general", "guard"], M: ["guard"]}
    s = table({"c5": "4C", "c4": "3N", "d3": "*M"}, active=C, hands=held, discard=["campaign"])
    play(s, "assault", "ordinary:4", "ask:0", "ask:0", "offer:0", "offer:0", "decline")
    play(choose_cards(s, C="general guard", M="guard"), "attacker")
    play(s, "guard", "assign:1+0", "guard@murshid", "assign:1+0", "use")
    assert offered(s) == ["ordinary", "ordinary@guard", "ordinary@guard@murshid", "stop"]
    for lang, words in [("en", "Guard of the Murshid"), ("cs", "Stráž od Muršida"), ("de", "Scheichs")]:
        assert any(words in option.text for option in s.decision(C, lang).options)


@rule("CM-417")
def test_equal_victims_of_an_assassination_are_offered_once():
    s = battle("3C", "3N", attacker=["assassination"], defender=["elder", "elder"])
    assert offered(s) == ["elder@nomad", "decline"]


@rule("CM-SIE")
@pytest.mark.parametrize(("wall", "defence"), [("fort:N", 1), ("castle:N", 1), ("", 1)])
def test_siege_engines_take_the_strength_of_the_walls(wall, defence):
    s = battle("2C", f"1N {wall}", attacker=["siege_engines"])
    assert strengths(s) == [2, defence]


@rule("CM-SIE")
def test_siege_engines_before_and_behind_walls_of_the_warlord():
    assert strengths(battle("2C", "1W fort:W", attacker=["siege_engines"])) == [2, 1]
    assert strengths(battle("3N", "1W fort:W", defender=["siege_engines"])) == [3, 1 + 1 + 1]


@rule("CM-SIE")
def test_siege_engines_do_not_touch_the_palace_and_help_behind_walls():
    s = battle("3N", "fort:C palace", attacker=["siege_engines"])
    assert strengths(s) == [3, 2]
    assert strengths(battle("3N", "1C fort:C", defender=["siege_engines"])) == [3, 3]
    assert strengths(battle("3N", "1C", defender=["siege_engines"])) == [3, 1]


@rule("CM-SCO")
def test_scorched_earth_is_only_for_the_defender():
    s = battle("3C", "fort:N", attacker=["scorched_earth"])
    assert strengths(s) == [3, 1] and s.clash.scorched == 0
    play(s, "no")
    assert s.coins[C] == 1


@rule("CM-ELD")
def test_an_elder_sends_a_mercenary_home_and_brings_another():
    s = battle("2W", "1C 2Cm", attacker=["elder"], more={"b4": "1N", "a1": "1N"})
    assert offered(s) == ["caliph@c4", "nomad@b4", "decline"]
    play(s, "caliph@c4")
    assert ("strengths", 15, 3, 2) in told(s, s.journal.events)


@rule("CM-ELD", "CM-419")
def test_an_elder_takes_a_mercenary_off_the_card_that_was_named():
    s = battle("1C 2Cm", "3N", attacker=["guard", "infantry"], defender=["elder"])
    play(s, "guard", "assign:1+0", "assign:0+1", "use", "caliph@infantry")
    assert ("strengths", 15, 2 + 1, 3 + 1) in told(s, s.journal.events)


@rule("CM-ELD")
def test_an_elder_still_comes_where_nobody_is_to_be_sent_home():
    s = battle("2W", "2C", attacker=["elder"])
    assert offered(s) == ["nobody", "decline"]
    assert strengths(s, "nobody") == [3, 2]


@rule("CM-CCA")
def test_camel_cavalry_in_the_desert():
    assert strengths(battle("2N", "2C", "c1", "d1", attacker=["camel_cavalry"])) == [4, 2]  # the sacred site
    assert strengths(battle("2N", "2C", "c4", "c5", attacker=["camel_cavalry"])) == [3, 2]


@rule("CM-AMB")
@pytest.mark.parametrize(("where", "start", "n"), [("c4", "c5", 2), ("c2", "d1", 2), ("b4", "c5", 1), ("c1", "d1", 1)])
def test_an_ambush_by_terrain(where, start, n):
    assert strengths(battle("2N", "2C", where, start, attacker=["ambush"])) == [2 + n, 2]


@rule("CM-WAG")
def test_unpaid_mercenaries_have_no_strength():
    s = battle("2N", "1C 3Cm", attacker=["unpaid_wages"])
    assert offered(s) == ["unpaid:2", "unpaid:1", "decline"]
    assert strengths(s, "unpaid:2") == [2, 2]
    assert strengths(battle("1C 2Cm", "2N", defender=["unpaid_wages"]), "unpaid:2") == [1, 2]


@rule("CM-WAG", "CM-419")
def test_the_bonus_of_an_unpaid_unit_stays():
    s = battle("2N", "1Cm", attacker=["unpaid_wages"], defender=["guard"])
    assert strengths(s) == [2, 0 + 1 + 1]


@rule("CM-WAG", "CM-ELD")
def test_one_who_comes_after_an_unpaid_one_has_left_is_paid():
    s = battle("2N", "1C 1Cm", attacker=["unpaid_wages", "elder"], defender=["elder"])
    play(s, "unpaid_wages", "unpaid:1", "caliph@c4")  # the Nomad's Elder sends the unpaid one home
    assert strengths(s, "nomad@c4") == [2, 2]  # the Caliph's sends one of three home, and brings another


@rule("CM-WAG", "CM-GEN", "CM-ELD")
def test_who_lets_a_mercenary_go_lets_an_unpaid_one_go():
    s = battle("2N", "1C 2Cm", attacker=["unpaid_wages"], defender=["general"])
    play(s, "unpaid:1", "use", "mercenary", "c3", "stop")
    assert ("strengths", 15, 2, 2 + 1) in told(s, s.journal.events)
    s = battle("2N", "2C 2Cm", attacker=["unpaid_wages"], defender=["elder"])
    assert strengths(s, "unpaid:1", "caliph@c4") == [2, 2 + 2]


@rule("CM-303")
def test_a_defender_without_pieces_still_fights_on():
    s = battle("2W", "1Cm", attacker=["elder"])
    play(s, "caliph@c4")
    assert s.over and at(s, "c4") == "2W 1Wm"
