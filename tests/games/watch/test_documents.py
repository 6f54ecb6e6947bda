"""Position documents that cannot be are refused with the field that is wrong."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.watch.table import GAME, board_of, cards_of, chain, choose, road_key, table
from tests.rules import rule

from rampart import BadDocument
from rampart.games.watch.state import Watch
from rampart.games.watch.tables import E_STARTING_CARDS, IN_BUILD

BARE = {name: {"number": "none"} for name in board_of("watch", 4).hex_names}  # no hex bears a number


def document(**fields: object) -> dict[str, object]:
    doc = GAME.new(4, 1, sealed=True).document()
    return {**doc, **fields}


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"land": {"0,0": {"terrain": "desert"}}}, "land.0,0.terrain: there is no desert in this mode"),
        ({"land": {"0,0": {"terrain": "ice"}}}, "land.0,0.terrain: there is no ice in this mode"),
        ({"land": BARE}, "land: Tormund needs at least two hexes"),
        ({"land": {"0,0": {"number": "7"}}}, "land.0,0.number: no token bears 7"),
        ({"land": {"0,0": {"terrain": None}}}, "land.0,0.terrain: None is none of"),
        ({"land": {"9,9": {"terrain": "hills"}}}, "land.9,9: there is no such place"),
        ({"buildings": {"N0,0": "castle_0"}}, "buildings.N0,0: 'castle_0' is none of"),
        ({"roads": {"N0,0/S0,0": "seat_0"}}, "roads.N0,0/S0,0: there is no such place"),
        ({"rates": [3] * 19 + [2]}, "rates: "),
        (
            {"road_lengths": [0, 1, 0, 0]},
            "road_lengths: [0, 1, 0, 0] contradicts the rest, from which [0, 0, 0, 0] follows",
        ),
        ({"markets": [None, "wool", "brick", "lumber", "ore"]}, "markets[0]: None is none of"),
        ({"settlement_slots": [["1"], [], [], []]}, "settlement_slots: "),
        ({"guards": [["seat_0"] * 6, [], [], []]}, "guards[0]: 6 pieces, but there is room for 5"),
        ({"guards": [["seat_0"] * 4, ["seat_0"] * 4, [], []]}, "guards: 8 guards of seat 0, but there are 7"),
        (
            {"camps": [["regular"] * 5, [], []], "frostfangs": {"regular": 19, "climber": 8, "giant": 8}},
            "camps[0]: 5 pieces",
        ),
        ({"camps": [[], []]}, "camps: 3 rows are needed"),
        (
            {"heroes": ["mormont", "marsh", "tarly", None], "heroes_gone": ["yarwyck"]},
            "heroes[3]: None is none of",
        ),
        ({"roads": ["seat_4"] + [None] * 79}, "roads: there is no seat 4"),
        ({"hands": [{"ore": 20}, {}, {}, {}]}, "ore"),
        ({"active": 4}, "active: 4 is not from 0 to 3"),
        ({"longest_road": "seat_4"}, "longest_road: there is no seat 4"),
        ({"largest_patrol": "seat_5"}, "largest_patrol: there is no seat 5"),
        ({"winner": "seat_4"}, "winner: there is no seat 4"),
        ({"camps": [[None], [], []]}, "camps[0][0]: None is none of"),
        ({"clearings": [[], [None], [], []]}, "clearings[1][0]: None is none of"),
        ({"heroes_gone": [None]}, "heroes_gone[0]: None is none of"),
        ({"breaches": 3}, "breaches: with 3 the game has ended"),
        (
            {"land": {name: {"wildling": "regular"} for name in list(BARE)[:8]}},
            "land: with more than 7 wildlings the game has ended",
        ),
        ({"components": [[0, 1]]}, "components: they are kept only with"),
        ({"todo": []}, "todo: the game has not ended"),
        ({"end_reason": "glorious"}, "todo: the game has ended"),
    ],
)
def test_what_cannot_be_is_refused(fields: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadDocument, match=re.escape(complaint)):
        GAME.load(document(**fields))


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"land": {"1,1": {"number": "9"}}}, "land.1,1.number: ice bears no number"),
        ({"breaches": 1}, "breaches: there is no Wall in this mode"),
        ({"guards": [["seat_0"], [], [], []]}, "guards: there is no Wall in this mode"),
        ({"hero_locks": [1]}, "hero_locks: there is no Wall in this mode"),
    ],
)
def test_without_the_wall_nothing_of_it_is_there(fields: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadDocument, match=re.escape(complaint)):
        GAME.load({**GAME.new(4, 1, mode="base", sealed=True).document(), **fields})


def test_a_deck_has_no_gap() -> None:
    doc = document()
    assert isinstance(doc["deck"], list)
    with pytest.raises(BadDocument, match=r"deck\[25\]: None is none of"):
        GAME.load({**doc, "deck": [*doc["deck"], None]})


@rule("NW-571", "NW-572")
@pytest.mark.parametrize(
    ("field", "complaint"),
    [("settlement", "5 slots of seat 0 are taken, but 4 settlements are not built"), ("keep", "a token of seat 0")],
)
def test_tokens_lie_only_under_pieces_that_are_not_built(field: str, complaint: str) -> None:
    doc = table(buildings={"N0,1": "settlement_0", "N2,1": "keep_0"}).document()
    tokens = doc[f"{field}_tokens"]
    assert isinstance(tokens, list)
    tokens[0], tokens[-1] = tokens[-1], tokens[0]
    with pytest.raises(BadDocument, match=complaint):
        GAME.load(doc)


FIVE = chain("S0,-1", "N0,0", "S1,-1", "N1,0", "S2,-1", "N2,0")


@rule("NW-702", "NW-703", "NW-705")
def test_the_longest_road_is_with_whoever_has_earned_it() -> None:
    long = table(roads={1: FIVE})
    assert long.longest_road == 1  # it need not be said
    doc = long.document()
    for holder in (None, "seat_0"):
        with pytest.raises(BadDocument, match=r"longest_road: the longest roads have 0, 5, 0, 0, by seat\."):
            GAME.load({**doc, "longest_road": holder})
    with pytest.raises(BadDocument, match="longest_road"):
        GAME.load(document(longest_road="seat_0"))


@rule("NW-711", "NW-712")
def test_the_largest_patrol_is_with_whoever_has_earned_it() -> None:
    played = [{"patrol": 3}, {"patrol": 4}]
    doc = table(played=played).document()
    assert doc["largest_patrol"] == "seat_1"  # it need not be said
    for holder in (None, "seat_0"):
        with pytest.raises(BadDocument, match=r"largest_patrol: the patrols played are 3, 4, 0, 0, by seat\."):
            GAME.load({**doc, "largest_patrol": holder})
    tied = table(played=[{"patrol": 4}, {"patrol": 4}], largest_patrol="seat_0")  # who came first keeps it
    assert tied.largest_patrol == 0
    unseen = [{"step": "move_tormund", "seat": 0}, {"step": "review_patrols", "seat": 0}, BUILD]
    assert table(played=played, largest_patrol=None, todo=unseen).largest_patrol == -1  # compared only afterwards


@rule("NW-301")
@pytest.mark.parametrize(
    ("todo", "stage", "wrong"),
    [
        ([{"step": "before_roll", "seat": 0}], "before_roll", ["setup", "trade", "end"]),
        ([{"step": "trade", "seat": 0}], "trade", ["before_roll", "roll", "build"]),
        ([{"step": "build", "seat": 0}], "build", ["trade", "special_build"]),
        ([{"step": "begin_turn", "seat": 0}], "before_roll", ["build"]),
    ],
)
def test_the_stage_is_where_the_turn_goes_on(todo: list[object], stage: str, wrong: list[str]) -> None:
    doc = table(todo=todo).document()
    assert doc["stage"] == stage
    for other in wrong:
        with pytest.raises(BadDocument, match="stage: by what is to be done it is "):
            GAME.load({**doc, "todo": todo, "stage": other})


def test_a_roll_is_still_resolved_where_something_of_it_is_to_be_done() -> None:
    todo = [{"step": "wildling_die", "seat": 0}, {"step": "test_win", "seat": 0, "then": "trade"}]
    asked = [{"step": "move_tormund", "seat": 0}, *todo]
    assert table(todo=asked).document()["stage"] == "roll"
    with pytest.raises(BadDocument, match=r"stage: by what is to be done it is roll\."):
        GAME.load({**table(todo=asked).document(), "stage": "trade"})


def test_a_stored_document_of_the_first_format_gives_the_same_state() -> None:
    """It was written in the middle of a counter-offer, when keeps had brought settlements back to the cost cards."""
    path = Path(__file__).parents[2] / "kernel/stored/watch-format-1.json"
    stored = json.loads(path.read_text(encoding="utf-8"))
    s = GAME.load(stored["document"])
    assert s.digest() == stored["digest"]
    assert GAME.load(s.document()) == s


def test_steps_of_older_documents_are_understood() -> None:
    """They named steps by codes, a seat by one more, and places on the pad where only one thing can lie."""
    todo = [{"step": "steal", "seat": 0}, {"step": "test_win", "seat": 0, "then": 21}]
    s = table(
        todo=todo, tormund="0,0", buildings={"N0,0": "settlement_1", "S0,0": "settlement_2"}, hands=["", "L", "L"]
    )
    assert s.document()["todo"] == [todo[0], {"step": "test_win", "seat": 0, "then": "trade"}]
    for spared, discarding in ((0, [1, 2]), (2, [2])):
        half = [{"step": "discard_half", "spared": spared}, {"step": "move_tormund", "seat": 0}, BUILD]
        assert table(todo=half, hands=["", "L" * 8, "O" * 8]).deciders == discarding
    made = choose(table(stage="trade", hands=["LL", "OOB"]), "offer", "give:lumber")
    doc = made.document()
    assert isinstance(doc["todo"], list)
    for frame in doc["todo"]:
        if frame["step"] in ("give", "want"):
            frame |= {"at": 2, "offer": 0}
    assert GAME.load(doc) == made


BANK = {"lumber": 12, "brick": 19, "wool": 19, "grain": 19, "ore": 19}
BUILD: dict[str, object] = {"step": "build", "seat": 0}


@pytest.mark.parametrize(
    ("step", "complaint"),
    [
        ({"step": "place_settlement", "seat": 0, "round": 1}, "seat 0 has too few settlements"),
        ({"step": "place_guard", "seat": 0}, "seat 0 has too few guards"),
        ({"step": "place_road", "seat": 0, "corner": 0}, "no settlement of this seat is there"),
        ({"step": "give_in_return", "seat": 0, "to": 0}, "another seat is needed"),
        ({"step": "give_in_return", "seat": 0, "to": 9}, r"todo\[0\].to: 9 is not from 0 to 3"),
        ({"step": "take_from_hand", "seat": 0, "victim": 0}, "another seat is needed"),
        ({"step": "name_resource", "seat": 0, "asked": 63}, "other seats are needed"),
        ({"step": "rebuild_road", "seat": 0, "old": 0}, "there is no such road"),
        ({"step": "lead_to", "seat": 0, "start": 0}, "no wildling stands there"),
        ({"step": "take_resource", "seat": 0, "left": 60}, r"todo\[0\].left: 60 is not from 1 to 2"),
        ({"step": "conclude", "seat": 0, "offer": 0}, "there is no such offer"),
        ({"step": "keep_card", "seat": 0, "looked": 0}, "no cards are looked at"),
        ({"step": "steal", "seat": 0}, "Tormund stands on no hex"),
        ({"step": "special_build", "seat": 1}, "there is no such step in this mode"),
        ({"step": "produce", "seat": 1}, "it is another seat's turn"),
        ({"step": "trade", "seat": 0}, "a step of the turn is needed at the end, and only there"),
    ],
)
def test_a_step_that_could_not_go_on_is_refused(step: dict[str, object], complaint: str) -> None:
    five = dict.fromkeys(["N0,1", "N2,1", "N-1,2", "N1,2", "N3,2"], "settlement_0")
    with pytest.raises(BadDocument, match=complaint):
        table(buildings=five, guards={1: [0] * 4, 2: [0] * 3}, hands=["LO", "O"], todo=[step, BUILD])


@pytest.mark.parametrize(
    ("last", "complaint"),
    [
        ({"step": "move_tormund", "seat": 0}, "a step of the turn is needed at the end"),
        ({"step": "build", "seat": 2}, "it is another seat's turn"),
        ({"step": "test_win", "seat": 0, "then": "steal"}, "possible are before_roll, trade, build, trade_and_build"),
    ],
)
def test_what_is_to_be_done_ends_in_a_step_of_the_turn(last: dict[str, object], complaint: str) -> None:
    with pytest.raises(BadDocument, match=complaint):
        table(todo=[last])
    with pytest.raises(BadDocument, match="there is no such step in this mode"):
        table(mode="base", todo=["wildling_die", BUILD])


@rule("NW-405")
@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"gives_lumber": 3}, "seat 0 does not hold what it would give"),
        ({"wants_ore": 3}, "seat 1 does not hold what it would give"),
        ({"wants_lumber": 1}, "no resource stands on both sides"),
        ({"addressed": 2 + 8}, "others who hold cards are asked"),
        ({"accepted": 2 + 4}, "others who hold cards are asked"),
        ({"counters": [2, 0, 0, 1, 0, 0, 0, 0, 0, 1]}, "only who is asked makes a counter-offer"),
        ({"counters": [2, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]}, "only who is asked makes a counter-offer"),
        ({"counters": [1, 0, 3, 0, 0, 0, 0, 0, 0, 0, 1]}, "seat 1 does not hold what it would give"),
    ],
)
def test_an_offer_that_nobody_could_make_is_refused(changed: dict[str, object], complaint: str) -> None:
    s = table(stage="trade", hands=["LL", "OOB", "W"])
    choose(s, "offer", "to:1", "give:lumber", "done", "want:ore", "done", "accept")
    doc = s.document()
    assert GAME.load(doc) == s
    todo = doc["todo"]
    assert isinstance(todo, list)
    section = next(frame for frame in todo if frame["step"] == "close_pad")
    section["content"] |= changed
    with pytest.raises(BadDocument, match=complaint):
        GAME.load(doc)


MAKING = ["offer", "to:1+2", "give:lumber", "done", "want:ore", "done"]


@rule("NW-405")
@pytest.mark.parametrize(
    ("choices", "steps", "changed", "complaint"),
    [
        (MAKING[:1], ["address_offer", "give", "want", "call_answers", "conclude"], {"addressed": 2}, "is addressed"),
        (MAKING[:2], ["give", "want", "call_answers", "conclude"], {"addressed": 0}, "is addressed"),
        (MAKING[:2], ["give", "want", "call_answers", "conclude"], {"accepted": 2}, "has no answers"),
        (MAKING[:4], ["want", "call_answers", "conclude"], {"gives_lumber": 0}, "something is given before"),
        (MAKING, ["answer_offer", "answer_offer", "conclude"], {"accepted": 2}, "everybody who is asked answers once"),
        (MAKING, ["answer_offer", "answer_offer", "conclude"], {"wants_ore": 0}, "is made, answered and concluded"),
        ([*MAKING, "counter", "give:wool", "done"], ["want", "answer_offer", "conclude"],
         {"counters": [1] + [0] * 10}, "something is given before"),
    ],
)  # fmt: skip
def test_an_offer_out_of_its_course_is_refused(
    choices: list[str], steps: list[str], changed: dict[str, object], complaint: str
) -> None:
    doc = choose(table(stage="trade", hands=["LL", "OW", "O"]), *choices).document()
    todo = doc["todo"]
    assert isinstance(todo, list)
    assert [frame["step"] for frame in todo[: len(steps)]] == steps
    GAME.load(doc)
    todo[len(steps)]["content"] |= changed
    with pytest.raises(BadDocument, match=complaint):
        GAME.load(doc)


@rule("NW-405", "NW-1034")
@pytest.mark.parametrize(("hero", "choices"), [("benjen", MAKING), ("melisandre", ["hero:melisandre", "wool>lumber"])])
def test_a_step_beside_its_place_on_the_pad_is_refused(hero: str, choices: list[str]) -> None:
    heroes = [hero, "ygritte", "yoren", "qhorin"]
    hands = ["LL", "OW", "O"] if hero == "benjen" else ["LGO"]
    stage = "trade" if hero == "benjen" else "build"
    doc = choose(table(stage=stage, hands=hands, heroes=heroes), *choices).document()
    todo = doc["todo"]
    assert isinstance(todo, list)
    GAME.load(doc)
    todo[-2], todo[-3] = todo[-3], todo[-2]
    with pytest.raises(BadDocument, match="todo"):
        GAME.load(doc)


@rule("NW-611")
def test_only_full_hands_are_asked_to_discard() -> None:
    doc = choose(table(stage="before_roll", hands=["L" * 8], fate=[2, 3, 11]), "roll").document()
    with pytest.raises(BadDocument, match="only who holds more than 7 cards"):
        GAME.load({**doc, "hands": [{"lumber": 7}, {}, {}, {}], "bank": BANK})


@rule("NW-207")
def test_starting_cards_are_told_without_the_rest_of_the_hand() -> None:
    todo = [{"step": "place_settlement", "seat": 0, "round": 2}, {"step": "begin_turn", "seat": 0}]
    s = table(stage="setup", hands=["OO", "L" * 19], todo=todo)
    journal = s.listen()
    choose(s, "settlement:S0,0")  # forest, hills and mountains, and no lumber is left
    assert [event.numbers for event in journal.events if event.code == E_STARTING_CARDS] == [[0, 1, 0, 0, 1]]
    assert cards_of(s, 0) == "BOOO"


@rule("NW-228", "NW-577")
def test_a_first_settlement_without_a_token_returns_none() -> None:
    doc = GAME.new(4, 1, sealed=True, first_player=0).document()
    tokens = doc["settlement_tokens"]
    assert isinstance(tokens, list)
    tokens[0] = None  # it lies in the supply, which holds what the rest leaves
    s = GAME.load(doc)
    assert isinstance(s, Watch)
    before = s.supply[:]
    choose(s, "settlement:N0,1")
    assert s.supply == before


@rule("NW-1409")
def test_a_table_as_catanatron_keeps_it_needs_no_sets_of_corners() -> None:
    s = table(
        mode="classic", seats=3, options={"compat_catanatron": True}, stage="trade", hands=["LLBB"],
        todo=[{"step": "trade_and_build", "seat": 0}], buildings={"N0,0": "settlement_0"},
    )  # fmt: skip
    choose(s, road_key(s, "N0,0", "S1,-1"), road_key(s, "S1,-1", "N1,0"))
    assert s.road_lengths == [2, 0, 0]


def test_too_many_buildings_are_refused() -> None:
    with pytest.raises(BadDocument, match="6 settlements of seat 0"):
        table(buildings=dict.fromkeys(["N0,1", "N2,1", "N-1,2", "N1,2", "N3,2", "N-2,3"], "settlement_0"), mode="base")


def test_what_follows_from_the_pieces_need_not_be_said() -> None:
    pieces: dict[str, Any] = {"buildings": {"N0,0": "keep_0"}, "roads": {0: chain("N0,0", "S1,-1", "N0,1")}}
    s = table(mode="base", **pieces)
    assert not {"home_points", "road_lengths", "rates", "bank", "settlement_slots"} & set(s.document())
    with pytest.raises(BadDocument, match=r"home_points: \[9, 9, 9, 9\] contradicts the rest"):
        table(mode="base", home_points=[9, 9, 9, 9], **pieces)
    assert s.home_points == [2, 0, 0, 0]
    assert s.road_lengths == [2, 0, 0, 0]
    assert s.rates[:5] == [3] * 5  # the market on the frame


def test_a_few_lines_are_a_position() -> None:
    """Tokens, bank, deck and all that follows are found; what lay under built pieces is back in the supply."""
    s = GAME.load(
        {
            "game": "watch",
            "buildings": {"N0,1": "settlement_0", "N2,1": "keep_0", "S0,0": "settlement_1"},
            "roads": {"N0,1/S0,0": "seat_0"},
            "hands": [{"lumber": 2, "brick": 1}, {"wool": 1}, {}, {}],
            "guards": {"2": ["seat_0", "seat_1"]},
            "active": 0,
            "todo": [{"step": "build", "seat": 0}],
        }
    )
    assert isinstance(s, Watch)
    assert [s.settlement_slots[p].bit_count() for p in range(4)] == [4, 4, 5, 5]
    assert s.keep_tokens[:8].count(-1) == 2
    assert sum(s.supply) == 5 + 4  # 57 tokens, 52 of them under pieces at first
    assert (s.bank[0], s.road_lengths, s.home_points, s.stage) == (17, [1, 0, 0, 0], [3, 1, 0, 0], IN_BUILD)
    assert GAME.load(s.document()) == s


def test_a_document_is_readable() -> None:
    doc = GAME.new(4, 1, mode="base", sealed=True).document()
    assert doc["stage"] == "before_roll"
    assert doc["hands"][0] == {"lumber": 1, "brick": 1, "ore": 1}  # type: ignore[index]
    assert doc["buildings"]["N1,3"] == "settlement_0"  # type: ignore[index]
    assert doc["land"]["1,1"] == {"terrain": "ice", "number": "none"}  # type: ignore[index]
    assert doc["tormund"] == "1,1"
    assert doc["todo"][0]["step"] == "before_roll"  # type: ignore[index]
