"""Positions written by hand: what cannot be is refused when it is read, and never met in play."""

import copy
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.games.great_wall.table import R, horde, play, player, step, table

import rampart
from rampart import BadDocument
from rampart.games.great_wall.arguments import MOST_CLAUSES
from rampart.games.great_wall.cards import CLAUSES
from rampart.games.great_wall.content.hearing import CLAUSE_WORDS
from rampart.games.great_wall.older import modernise
from rampart.games.great_wall.state import GreatWall

GAME = rampart.game("great_wall")
TESTS = Path(__file__).resolve().parents[2]
Edit = Callable[[dict], object]


def position() -> dict:
    """R's turn: the frames of Economy, the activation and the next turn are still to come."""
    todo = [
        step("resolve_frame", frame=0),
        step("resolve_frame", frame=2),
        step("activation_step", R),
        step("next_turn", slot=1),
    ]
    s = table(
        player(chosen="economy", claimed=["outriders_L"], firing={"L": 1}, rest={"M_spearman": 1}),
        player(chosen="despotism", tactics=["retreat"]),
        player(),
        todo=todo,
        active=R,
        ruler=R,
        track=[0, 1],
        year=2,
        space=1,
        hordes={"L": [horde("sappers_L", "0.0:R")], "M": ["camp_train_M"]},
    )
    return s.document()


def frame(doc: dict, name: str) -> dict:
    """A step that is still to be done."""
    return next(x for x in doc["todo"] if isinstance(x, dict) and x["step"] == name)


EDITS: dict[str, tuple[Edit, str]] = {
    "no such space of time": (lambda d: d.update(space=6), "space"),
    "a spring after the last space": (lambda d: d.update(space=5, todo=["spring"]), "space"),
    "a turn of a clan that is not there": (lambda d: d.update(active=3), "active"),
    "a turn of nobody": (lambda d: d.update(active=-1), "active"),
    "nobody decides in a turn": (lambda d: d.update(ruler=-1), "active"),
    "a card on the track that was not played": (lambda d: d.update(track=[0, 2]), "track"),
    "a clan twice on the track": (lambda d: d.update(track=[0, 0]), "track"),
    "a hole in the track": (lambda d: d.update(track=[0, -1]), "track"),
    "a card to be laid and no slot left": (
        lambda d: d["todo"].insert(0, step("choose_slot", R)),
        "track: 0 slots are free for 1 cards",
    ),
    "two players of one clan": (lambda d: d["clans"].__setitem__(1, d["clans"][0]), "clans"),
    "a clan too few": (lambda d: d["clans"].pop(), "clans"),
    "a soldier of nobody": (lambda d: d["hordes"]["L1"]["covers"].update({"0.2": "spearman@4"}), "hordes.L1.covers"),
    "nothing in a cell": (lambda d: d["hordes"]["L1"]["covers"].update({"0.2": None}), "hordes.L1.covers"),
    "overseers of three locations": (lambda d: d["overseers"][0].pop(), "overseers"),
    "no card in a hand": (lambda d: d["tactics"][1].append(None), "tactics"),
    "no card in a deck": (lambda d: d["advisor_deck"].append(None), "advisor_deck"),
    "no general": (lambda d: (d["general_deck"].append(d["generals"][0]), d["generals"].__setitem__(0, None)), "gener"),
    "shame on a card that nobody claimed": (lambda d: d["stains"].update(sappers_L=1), "stains.sappers_L"),
    "three tokens on a card": (lambda d: d["stains"].update(outriders_L=3), "stains.outriders_L: 3 is not from 0 to 2"),
    "a use of what has no limit": (
        lambda d: d.update(uses=[{"ability": "economy", "horde": "any", "times": 1}]),
        "uses",
    ),
    "a use without its number": (
        lambda d: d.update(uses=[{"ability": "han_shizhong", "horde": "any"}]),
        "uses.0..times",
    ),
    "soldiers that do not add up": (
        lambda d: d.update(pool=[{"spearman": 9}, {}, {}]),
        "pool: .* contradicts the rest",
    ),
    "a command card too many": (
        lambda d: d.update(commands=[["economy"], [], []]),
        "commands: .* contradicts the rest",
    ),
    "tokens that are not there": (
        lambda d: d.update(shame_bank=31),
        "shame_bank: 31 contradicts the rest, .* 30 follows",
    ),
    "a soldier where no horde is": (
        lambda d: d["hordes"].update(R1={"covers": {"0.0": "wound"}}),
        "hordes.R1.covers.0.0",
    ),
    "a soldier beside the spots": (lambda d: d["hordes"]["L1"]["covers"].update({"0.1": "wound"}), "hordes.L1.covers"),
    "a slot that is not there": (lambda d: d["hordes"].update(L4={"card": "sappers_M"}), "hordes.L4"),
    "honor beyond measure": (lambda d: d.update(honour=[10**6, 0, 0]), r"honour.0.: 1000000 is not from 0 to 9999"),
    "a modifier of nothing under way": (lambda d: d.update(bonuses=[[0, 0, 0, 1, 0, 99]]), "bonuses"),
    "a step of nobody": (lambda d: frame(d, "activation_step").pop("seat"), "todo"),
    "a section that is not there": (lambda d: d["todo"].insert(0, step("compare", section=3)), "todo"),
    "a killing that is not under way": (lambda d: d["todo"].insert(0, step("kill", killing=0)), "todo"),
    "a turn beyond the track": (lambda d: frame(d, "next_turn").update(slot=3), "todo"),
}


@pytest.mark.parametrize("what", EDITS)
def test_what_cannot_be_is_refused(what: str) -> None:
    doc = position()
    GAME.load(copy.deepcopy(doc))
    edit, path = EDITS[what]
    edit(doc)
    with pytest.raises(BadDocument, match=f"^{path}"):
        GAME.load(doc)


TWO: dict[str, tuple[Edit, str]] = {
    "a wall where nothing is in play": (lambda d: d.update(wall={"L": 1}), "wall"),
    "an archer out of play": (lambda d: (d["firing"][0].update(L=1),), "wall"),
    "two Reed clerks in one place": (lambda d: d["clerks"].__setitem__(2, {"quarry": 2, "temple": 1}), "clerks"),
    "a Reed clerk at home": (lambda d: d["clerks"].__setitem__(2, {"quarry": 1, "temple": 1, "pool": 1}), "clerks"),
    "a Reed soldier at rest": (lambda d: (d["rest"][2].update(M_spearman=1),), "rest"),
    "a Reed step of section L": (lambda d: d["todo"].insert(0, step("compare", section=0)), "todo"),
}  # fmt: skip


@pytest.mark.parametrize("what", TWO)
def test_what_cannot_be_with_two_players_is_refused(what: str) -> None:
    doc = table(player(), player(), todo=[step("fall")]).document()
    GAME.load(copy.deepcopy(doc))
    edit, path = TWO[what]
    edit(doc)
    with pytest.raises(BadDocument, match=f"^{path}"):
        GAME.load(doc)


def test_a_position_in_the_midst_of_windows_and_killings_is_read_again() -> None:
    lane = [horde("heavy_lancers_L", "0.2:R 0.3:R 0.4:R 1.1:x 1.2:x 1.3:x")]
    s = table(
        player(tactics=["retreat"], goods="CC"), player(), player(), todo=[step("horde_check")], hordes={"L": lane}
    )
    assert GAME.load(s.document()) == s
    play(s, (R, "play:retreat"))
    assert GAME.load(s.document()) == s


def test_a_number_beyond_its_range_is_refused_by_its_path() -> None:
    shaming = {"due": 2**31, "cause": 0, "where": 0, "total": 0}
    todo = [step("shamed", 0), {"step": "close_pad", "seat": 0, "layout": "shaming", "content": shaming}]
    document = {"game": "great_wall", "seats": 2, "shame_bank": 0, "shame_gone": 20, "todo": todo}
    with pytest.raises(BadDocument, match=r"todo\[1\]\.content\.due: 2147483648 is not from 0 to 50"):
        GAME.load(document)


OLDER = [
    ("promote", {"allowed": 1 | 15 << 2 | 4 << 6 | 1 << 10},
     {"n": 1, "locations": 15, "extra": 4, "discount": 1}),
    ("frame_for", {"frame": 13}, {"card": 3, "frame": 1}),
    ("take_resource", {"left": 2, "how": 15 << 4 | 3}, {"left": 2, "kinds": 15, "source": 3}),
    ("spend", {"left": 1, "kinds": 3}, {"left": 1, "materials": True}),
    ("exchange", {"left": 2, "how": 4}, {"left": 2, "one": True, "get": 2}),
    ("hire", {"left": 1, "how": 1}, {"left": 1, "free": True}),
    ("respond", {"left": 1 << 15 | 3, "answers": 6}, {"left": 3, "tactic_played": True, "answers": 6}),
    ("do", {"clause": 3, "at": (1 << 20) - 1}, {"clause": 3, "instruction": 0}),
    ("do", {"clause": 3, "at": 2 << 20 | 7}, {"clause": 3, "instruction": 2, "at": 7}),
    ("alternative", {"first": 9, "how": 3 << 20 | 5}, {"clause": 9, "alternatives": 3, "at": 5}),
    ("tactic_done", {"card": 7}, {"card": 3, "boosted": 1}),
    ("horde_ability", {"card": 2, "at": 4}, {"card": 2, "moment": 4}),
    ("open_moment", {"moment": 8, "x": 1}, {"opens": 8, "x": 1}),
    ("move_soldiers", {"left": 1, "how": 8 | 5 << 4}, {"left": 1, "rest_only": 1, "attack": 4}),
    ("move_how_many", {"way": 5, "who": 2}, {"from": 1, "to": 2, "who": "horseman", "rest_only": 0, "attack": None}),
    ("moved", {"way": 3}, {"from": 1, "to": 0}),
    ("choose_victim", {"lost": 2 << 4 | 3, "killing": 0}, {"lost": 2, "slot": 3, "killing": 0}),
    ("pay_materials", {"due": 4, "source": 3}, {"due": 4, "warehouse": 1, "material": 1}),
    ("built", {"what": 4}, {"section": 1, "wall": 1}),
    ("reward_first", {"rewards": 2 << 4 | 5, "slot": 0}, {"one": 2, "other": 5, "slot": 0}),
    ("reward", {"reward": 16 | 3, "slot": 0}, {"reward": 3, "second": 1, "slot": 0}),
    ("attacked", {"what": 2 | 1 << 2 | 1 << 4, "slot": 9},
     {"kind": 2, "first": 1, "covered": 0, "origin": 1, "slot": 9}),
    ("place_wound", {"how": 2 | 16, "slots": 3 << 9 | 73},
     {"cause": 2, "optional": 1, "one_card": 0, "slots": 73, "left": 3}),
]  # fmt: skip


@pytest.mark.parametrize(("name", "old", "new"), OLDER, ids=[f"{name}-{i}" for i, (name, _, _) in enumerate(OLDER)])
def test_arguments_of_older_documents_are_understood(name: str, old: dict, new: dict) -> None:
    assert name in {x.name for x in GAME.rules.steps}
    modernise(name, old)
    assert old == new
    again = dict(old)
    modernise(name, again)
    assert again == new


def test_clauses_have_names_of_their_own_that_come_from_their_cards() -> None:
    assert len(set(CLAUSE_WORDS)) == len(CLAUSE_WORDS) == len(CLAUSES) <= MOST_CLAUSES
    assert {"retreat", "retreat-boosted", "tea_master-3", "executioner.shame", "pursuit-boosted.then"} <= set(
        CLAUSE_WORDS
    )


def test_a_position_needs_only_what_is_there() -> None:
    s = GAME.load({
        "game": "great_wall", "seats": 3, "season": "fall", "todo": [step("horde_check"), step("reclaim", R)],
        "generals": ["wu_jie", "liu_qi", "cao_bin"], "dealt_generals": [[], [], []],
        "hordes": {"L1": {"card": "outriders_L", "covers": {"0.2": "spearman@0", "0.3": "wound", "1.2": "wound",
                                                           "1.3": "wound"}}},
        "levels": [{"quarry": 2}, {}, {}], "next_horde": [],
    })  # fmt: skip
    assert isinstance(s, GreatWall)
    assert [mine[0] for mine in s.pool] == [9, 10, 10]  # one is overseer, and one has fallen when his horde did
    assert (s.claimed[R], s.shame_bank, len(s.commands[R])) == ([0], 30, 6)


def test_a_document_of_format_1_is_still_the_same_position() -> None:
    stored = json.loads((Path(__file__).parents[2] / "kernel/stored/great_wall-format-1.json").read_text())
    s = GAME.load(stored["document"])
    assert s == GAME.load(stored["modern"])  # as it was written when format 2 came
    assert GAME.load(s.document()) == s
    told = s.document()
    assert {"pool", "commands", "shame_bank", "covers"} & set(told) == set()
    assert all(set(there) <= {"card", "covers"} for there in told["hordes"].values())
