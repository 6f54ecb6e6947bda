"""Positions written by hand: what cannot be is refused when it is read, and never met in play."""

import copy
from collections.abc import Callable

import pytest
from tests.games.great_wall.table import R, horde, play, player, step, table

import rampart
from rampart import BadDocument

GAME = rampart.game("great_wall")
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
    "two players of one clan": (lambda d: d["clans"].__setitem__(1, d["clans"][0]), "clans"),
    "a clan too few": (lambda d: d["clans"].pop(), "clans"),
    "a soldier of nobody": (lambda d: d["covers"][0].__setitem__(2, "spearman@4"), "covers"),
    "nothing in a cell": (lambda d: d["covers"][0].__setitem__(2, None), "covers"),
    "overseers of three locations": (lambda d: d["overseers"][0].pop(), "overseers"),
    "no card in a hand": (lambda d: d["tactics"][1].append(None), "tactics"),
    "no card in a deck": (lambda d: d["advisor_deck"].append(None), "advisor_deck"),
    "no general": (lambda d: (d["general_deck"].append(d["generals"][0]), d["generals"].__setitem__(0, None)), "gener"),
    "shame on a card that nobody claimed": (lambda d: (d["stains"].__setitem__(15, 1), d.update(shame_bank=29)), "sta"),
    "three tokens on a card": (lambda d: (d["stains"].__setitem__(0, 3), d.update(shame_bank=27)), "stains"),
    "a use of what has no limit": (lambda d: d.update(uses=[[0, 0, 1]]), "uses"),
    "a use without its number": (lambda d: d.update(uses=[[0]]), "uses"),
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
    "an archer out of play": (lambda d: (d["firing"][0].update(L=1), d["pool"][0].update(archer=3)), "wall"),
    "two Reed clerks in one place": (lambda d: d["clerks"].__setitem__(2, {"quarry": 2, "temple": 1}), "clerks"),
    "a Reed clerk at home": (lambda d: d["clerks"].__setitem__(2, {"quarry": 1, "temple": 1, "pool": 1}), "clerks"),
    "a Reed soldier at rest": (lambda d: (d["rest"][2].update(M_spearman=1), d["pool"][2].update(spearman=9)), "rest"),
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
