"""Position documents that cannot be are refused with the field that is wrong, and not in the midst of play."""

import re

import pytest
from tests.games.crescent_moon.table import C, M, S, W, answer, play, step, table
from tests.rules import rule

import rampart
from rampart import BadDocument

GAME = rampart.game("crescent_moon")
FIGHT = {"c5": "2W", "c4": "2C"}


def refused(doc: dict, complaint: str, **fields: object) -> None:
    """The document with these fields is refused."""
    with pytest.raises(BadDocument, match=re.escape(complaint)):
        GAME.load({**doc, **fields})


def in_combat() -> dict:
    """A combat in which a card was played and waits to be resolved."""
    s = table(FIGHT, active=W, hands={W: ["campaign", "raiders"], C: ["guard"]})
    play(s, "assault", "ordinary:2")
    answer(s, W, "add:raiders", "done")
    return answer(s, C, "add:guard", "done").document()


@rule("CM-001", "CM-041")
@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        ("influence", "nomad", "influence: the nomad is not in the game"),
        ("strongholds", "nomad_castle", "strongholds: the nomad is not in the game"),
    ],
)
def test_pieces_of_one_who_does_not_play(path, value, complaint):
    doc = GAME.new(players=4).document()
    refused(doc, complaint, **{path: [value] + [None] * 12})


@rule("CM-041")
def test_only_warlord_and_caliph_have_ordinary_units_and_three_have_reserves():
    doc = GAME.new(players=5).document()
    rows = doc["ordinary"]
    refused(doc, "ordinary[2]: the sultan has mercenaries only", ordinary=[*rows[:S], [1] + [0] * 15, *rows[S + 1 :]])
    refused(doc, "reserves[1]: the murshid has no reserve card", reserves=[0, 1, 0, 0, 0])


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"active": "nomad"}, "active: the nomad is not in the game"),
        ({"active": None, "todo": [step("choose_action", W)]}, "active: whose turn it is must be said"),
        ({"todo": [step("place_group", W)] * 2, "groups_left": [1, 0, 0, 0]}, "groups_left[0]: more groups"),
        ({"phase": None}, "phase: None is none of"),
        ({"palace": 13}, "palace: there is no hex 13"),
        ({"talks": 4}, "talks"),
        ({"more_moves": 5}, "more_moves"),
        ({"hands": [["campaign", None], [], [], []]}, "hands[0][1]: None is none of"),
        ({"discard": [None]}, "discard[0]: None is none of"),
        ({"todo": [step("choose_action", W), "levy"]}, "todo[1]: whose it is must be said"),
        ({"todo": [step("choose_action", W), step("move_palace", C, hex=13)]}, "todo[1]: there is no such hex"),
        ({"todo": [step("choose_action", W), step("storm", W, way=13)]}, "todo[1]: there is no such hex"),
        ({"todo": [step("choose_action", W), step("move", W)]}, "todo[1]: its arguments"),
        ({"todo": [step("choose_action", W), step("card_effect", W, card=31)]}, "todo[1]: its arguments"),
        ({"todo": [step("choose_action", W), step("window", window=4)]}, "todo[1]: 4 is no window"),
        ({"todo": [step("choose_action", W), step("turn", W, round=5)]}, "todo[1]: 5 is no round"),
        ({"todo": [step("choose_action", W), step("losses", W)]}, "todo[1]: there is no such combat"),
        ({"todo": [step("choose_action", W), step("answer_proposal", S)]}, "todo[1]: there is no such bargain"),
        ({"todo": [step("choose_action", W), step("begin_buying", W, agreed=4)]}, "todo[1]: the slot is empty"),
        ({"clash": {"kind": "combat", "hex": 2, "attacker": "warlord"}}, "clash.attacker: somebody attacks"),
        ({"clash": {"kind": "contest", "hex": -1}}, "clash.hex: there is no hex -1"),
        ({"clash": {"kind": None}}, "clash.kind"),
        ({"clash": {"attacker": "nomad"}}, "clash.played_by: it names somebody"),
    ],
)
def test_what_cannot_be_is_refused(fields, complaint):
    s = GAME.new(players=4)
    refused(play(s, "b1").document() if s.mover == C else s.document(), complaint, **fields)


def test_hexes_lie_in_places_of_their_own():
    doc = GAME.new(players=5).document()
    cells = doc["hex_cell"]
    refused(doc, "hex_cell: every hex needs", hex_cell=[cells[1], *cells[1:]])
    refused(doc, "hex_cell[0]: None is none of", hex_cell=[None, *cells[1:]])


@rule("CM-085")
def test_what_was_declared_can_be_carried_out():
    s = table({"c4": "*C"}, active=C, reserves=[0, 0, 0, 2, 0], hands={M: ["informer"]})
    doc = play(s, "recruit").document()
    GAME.load(doc)
    refused(doc, "there is nothing to choose", reserves=[0] * 5)


def test_a_combat_fits_its_cards():
    doc = in_combat()
    clash = doc["clash"]
    GAME.load(doc)
    refused(doc, "clash.ordinary: the warlord has assigned more", clash={**clash, "ordinary": [3, 0]})
    refused(doc, "clash.played_for: every card", clash={**clash, "played_for": ["undeclared", "defender"]})
    refused(doc, "clash.defender: somebody else defends", clash={**clash, "defender": None})
    refused(doc, "clash.played: the lists", clash={**clash, "bonus": [0]})
    todo = doc["todo"]
    refused(doc, "todo[1]: no such card was played", todo=[todo[0], step("resolve_card", W, card=2), *todo[1:]])
    refused(
        doc, "todo[1]: the card has no such entry", todo=[todo[0], step("entry_of_card", W, card=0, entry=1), *todo[1:]]
    )
    refused(doc, "todo[1]: only those who fight", todo=[todo[0], step("losses", M), *todo[1:]])
    refused(doc, "todo[1]: there is no such combat or contest", todo=[todo[0], "contest_result", *todo[1:]])


def test_a_bargain_is_about_what_there_is():
    s = table({"c4": "2C"}, active=C, sultan=["guard"], coins=[9] * 5)
    doc = play(s, "talk:sultan-1:guard").document()
    GAME.load(doc)
    refused(doc, "the slot is empty", sultan_market=[None, "guard", None])
    content = {"over": "bribe", "place": 16, "units": 1, "price": 0, "proposals": 1}
    todo = [
        x if not isinstance(x, dict) or x["step"] != "close_pad" else {**x, "content": content} for x in doc["todo"]
    ]
    refused(doc, "there is nothing to bargain about in place 16", todo=todo)


@rule("CM-430", "CM-433")
def test_a_combat_in_which_assigned_units_were_given_up_can_be_stored():
    s = table({"c5": "2W", "c4": "4C 1Cm"}, active=W, hands={W: ["campaign", "horse_archers"]})
    play(s, "assault", "ordinary:2")
    answer(s, W, "add:horse_archers", "done")
    play(s, "use", "assign:1+0")
    assert s.clash.winner == 1 and s.mover == C  # both units of the Warlord are lost, the Caliph's are not chosen yet
    assert GAME.load(s.document()).document() == s.document()


def test_a_bargain_that_was_kept_can_be_stored():
    s = table({}, active=C, sultan=["guard"], market=[None] * 8 + ["ships"], coins=[9] * 5)
    play(s, "talk:sultan-1:guard", "price:1", "accept")
    assert GAME.load(s.document()).document() == s.document()
