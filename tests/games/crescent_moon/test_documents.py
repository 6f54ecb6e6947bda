"""Position documents that cannot be are refused with the field that is wrong, and not in the midst of play."""

import json
import re

import pytest
from tests.games.crescent_moon.table import C, M, S, W, answer, offered, play, step, table
from tests.rules import rule

import rampart
from rampart import BadDocument
from rampart.games.crescent_moon.arguments import modernise
from rampart.games.crescent_moon.content.power_cards import CARD_WORDS

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
        ("influence", "nomad", "hexes.a1.influence: the nomad is not in the game"),
        ("stronghold", "nomad_castle", "hexes.a1.stronghold: the nomad is not in the game"),
        ("mercenaries", {"nomad": 1}, "hexes.a1.mercenaries: 'nomad' is none of"),
        ("units", {"caliph": 25}, "hexes.a1.units.caliph: 25 is not from 0 to 24"),
    ],
)
def test_pieces_of_one_who_does_not_play(path, value, complaint):
    doc = GAME.new(players=4).document()
    refused(doc, complaint, hexes={"a1": {path: value}})


@rule("CM-041")
def test_only_warlord_and_caliph_have_ordinary_units_and_three_have_reserves():
    doc = GAME.new(players=5).document()
    refused(doc, "hexes.c4.units.sultan: the sultan has mercenaries only", hexes={"c4": {"units": {"sultan": 1}}})
    refused(doc, "reserves[1]: the murshid has no reserve card", reserves=[0, 1, 0, 0, 0])


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"active": "nomad"}, "active: the nomad is not in the game"),
        ({"active": None, "todo": [step("choose_action", W)]}, "active: whose turn it is must be said"),
        ({"todo": [step("place_group", W)] * 2, "groups_left": [1, 0, 0, 0]}, "groups_left[0]: more groups"),
        ({"phase": None}, "phase: None is none of"),
        ({"palace": 13}, "palace: 13 is not from -1 to"),
        ({"palace": "z9"}, "palace: 'z9' is none of"),
        ({"talks": 4}, "talks"),
        ({"more_moves": 5}, "more_moves"),
        ({"hands": [["campaign", None], [], [], []]}, "hands[0][1]: None is none of"),
        ({"discard": [None]}, "discard[0]: None is none of"),
        ({"todo": [step("choose_action", W), "levy"]}, "todo[1]: whose it is must be said"),
        ({"todo": [step("choose_action", W), step("move_palace", C, hex=13)]}, "todo[1].hex: 13 is not from 0 to 12"),
        ({"todo": [step("choose_action", W), step("storm", W, way=13)]}, "todo[1].to: 13 is not from 0 to 12"),
        ({"todo": [step("choose_action", W), step("move", W)]}, "todo[1]: left must be said"),
        ({"todo": [step("choose_action", W), step("card_effect", W, card=31)]}, "todo[1].card: 31 is not from 0 to 30"),
        ({"todo": [step("choose_action", W), step("window", window=4)]}, "todo[1].window: 4 is not from 0 to 3"),
        ({"todo": [step("choose_action", W), "window"]}, "todo[1]: window must be said"),
        ({"todo": [step("choose_action", W), step("turn", W, round=5)]}, "todo[1].round: 5 is not from 0 to 4"),
        ({"todo": [step("choose_action", W), step("losses", W)]}, "todo[1]: there is no such combat"),
        ({"todo": [step("choose_action", W), step("answer_proposal", S)]}, "todo[1]: there is no such bargain"),
        (
            {"todo": [step("choose_action", W), step("begin_buying", W, agreed=4)]},
            "todo[1].slot: 3 is not from -1 to 2",
        ),
        (
            {"todo": [step("choose_action", W), step("build", C, left=1, hexes=1 << 13)]},
            "todo[1]: there is no such hex",
        ),
        ({"todo": [step("choose_action", W), step("muster", W, done=["z9"])]}, "todo[1].done[0]: 'z9' is not known"),
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
    refused({**doc, "hexes": {}}, "hex_cell: every hex needs", hex_cell=[cells[1], *cells[1:]])
    refused(doc, "hexes.z9: there is no such place", hexes={"z9": {"influence": "caliph"}})
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


OLD_STEPS = [
    (step("window", window=2, next=11), step("window", window="declared", next=3, reopened=True)),
    (
        step("build", C, builds=2 + 16 + 32, hexes=5),
        step("build", C, left=2, cheaper=True, built=True, hexes=["a1", "a3"]),
    ),
    (step("move", W, moves=3 + 2 * 16 + 128), step("move", W, left=3, march="raid", moved=True)),
    (
        step("storm", W, way=1 * 16 + 2, units=3 + 2 * 256),
        step("storm", W, **{"from": "a2"}, to="a3", ordinary=3, mercenaries=2),
    ),
    (
        step("move_mercenaries", W, way=16, march=3 + 4 * 16),
        step("move_mercenaries", W, **{"from": "a2"}, to="a1", march="assault", ordinary=4),
    ),
    (
        step("move_mercenaries", W, way=16, march=4 + 2 * 1024),
        step("move_mercenaries", W, **{"from": "a2"}, to="a1", march="raid_assault", cap=2),
    ),
    (step("raid_assault", W, start=16), step("raid_assault", W, start="a1", anywhere=True)),
    (step("raid_assault", W, start=3), step("raid_assault", W, start="b1")),
    (step("raid_assault", W), step("raid_assault", W, start="a1")),
    (step("subvert", W, terms=4 * 4 + 2, price=3), step("subvert", W, hex="b2", units=2, price=3)),
    (step("begin_buying", W, agreed=2, price=5), step("begin_buying", W, slot=1, price=5)),
    (step("muster", W, done=6), step("muster", W, done=["a2", "a3"])),
    (step("recruit", W, left=2, placed=1), step("recruit", W, left=2, placed=True)),
    (step("card_effect", W, card=7), step("card_effect", W, card=CARD_WORDS[7])),
]


@pytest.mark.parametrize(("old", "new"), OLD_STEPS, ids=[new["step"] for _, new in OLD_STEPS])
def test_steps_of_older_documents_are_read_as_what_they_were(old, new):
    doc = GAME.new(players=5).document()
    market = {"sultan_market": ["imam", "guard", None]} if new["step"] == "begin_buying" else {}
    first = step("place_palace", C)
    of_old, of_new = ({**doc, **market, "active": "warlord", "todo": [first, x]} for x in (old, new))
    for x in (of_old, of_new):
        x.pop("deck")
        x.pop("market")
    assert GAME.load(of_old).dump()[0] == GAME.load(of_new).dump()[0]
    assert GAME.load(of_new).document()["todo"][1] == new


def test_what_older_documents_say_of_a_scheme_and_a_withdrawal():
    words = {"cards": 1, "look": 4 * 3 + 1}
    modernise("take_schemed", words)
    assert words == {"cards": 1, "looked": 3, "missing": 1}
    for unit, parts in [(1, (0, None)), (2, (1, None)), (3, (0, 0)), (6, (1, 1))]:
        words = {"unit": unit}
        modernise("withdraw_to", words)
        assert words == {"kind": parts[0], "card": parts[1]}


def test_a_document_of_before_gives_the_same_position(root):
    stored = json.loads((root / "tests/kernel/stored/crescent_moon-format-1.json").read_text(encoding="utf-8"))
    s = GAME.load(stored["document"])
    assert s.digest() == stored["digest"]
    assert GAME.load(s.document()).digest() == stored["digest"]


def test_a_position_of_a_few_lines():
    s = GAME.load(
        {
            "game": "crescent_moon", "year": 2, "round": 1, "phase": "actions", "active": "caliph",
            "hexes": {
                "c4": {"units": {"caliph": 2}, "stronghold": "caliph_castle", "influence": "murshid"},
                "c5": {"mercenaries": {"nomad": 1}, "settlement": "city"},
            },
            "todo": [{"step": "choose_action", "seat": 3}],
        }
    )  # fmt: skip
    assert "assault" in offered(s) and s.strength_of_pieces(C, s.land().names.index("c4")) == 4
    hexes = s.document()["hexes"]
    assert hexes["c4"] == {
        "tile": "wilderness", "units": {"caliph": 2}, "stronghold": "caliph_castle", "influence": "murshid"
    }  # fmt: skip
    assert hexes["d1"] == {"tile": hexes["d1"]["tile"]}  # nothing else is there


@rule("CM-352")
def test_a_price_that_cannot_be_paid_is_refused():
    s = play(table({"c4": "1W"}, active=W, sultan=["ambush"], coins=[3, 0, 0, 0, 0]), "talk:sultan-1:ambush", "price:3")
    refused(s.document(), "the price of 3 is more than the 1 coins of who pays", coins=[1, 0, 0, 0, 0])


def test_hexes_are_told_by_name_and_older_numbers_are_read():
    s = table({"c4": "palace", "c5": "*C"}, [step("choose_action", C)], active=C)
    doc = s.document()
    assert doc["palace"] == "c4"
    doc["palace"] = s.palace
    assert rampart.game("crescent_moon").load(doc).digest() == s.digest()
    fought = in_combat()
    s = rampart.game("crescent_moon").load(fought)
    doc = s.document()
    assert doc["clash"]["hex"] == s.land().names[s.clash.hex]
    doc["clash"]["hex"] = s.clash.hex
    assert rampart.game("crescent_moon").load(doc).digest() == s.digest()
