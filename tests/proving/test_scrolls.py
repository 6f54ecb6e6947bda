"""Asides: what a seat may add to every decision of its own turn, with follow-ups, and nowhere else."""

import pytest

from rampart import IllegalChoice, State
from rampart.kernel.step import ASIDE
from tests.proving import scrolls as game
from tests.proving.toy import after, keys, others, shown_to, worlds


def table(*hands: str, todo: list[object] | None = None, **fields: object) -> State:
    """Seat 0's turn; hands are written as `ships gift`."""
    first: list[object] = [{"step": "travel", "seat": 0}, {"step": "work", "seat": 0}, {"step": "turn", "seat": 1}]
    doc = {
        "game": "scrolls",
        "seats": len(hands),
        "active": 0,
        "turn": 1,
        "hands": [hand.split() for hand in hands],
        "todo": first if todo is None else todo,
    }
    return game.GAME.load({**doc, **fields})


def test_scrolls_are_added_to_every_decision_of_the_own_turn():
    s = table("gift oracle", "gift", at=["town", "cape"])
    assert keys(s, 0) == ["go:coast", "scroll:gift", "scroll:oracle"]
    s = after(s, (0, "go:coast"))
    assert keys(s, 0) == ["earn", "draw", "scroll:gift", "scroll:oracle"]


def test_an_aside_is_an_option_above_all_steps():
    s = table("gift oracle", "", at=["town", "cape"])
    assert s.options(0) == [0, ASIDE + game.GIFT, ASIDE + game.ORACLE]
    assert s.key(ASIDE + game.GIFT, 0) == "scroll:gift"


def test_another_seat_that_decides_in_this_turn_may_add_nothing():
    s = after(table("gift", "gift ships", at=["coast", "town"]), (0, "go:town"))
    assert s.deciders == [1]
    assert keys(s, 1) == ["let_pass", "toll"]
    with pytest.raises(IllegalChoice):
        s.choose("scroll:gift", 1)


def test_in_a_poll_nothing_can_be_added():
    s = game.GAME.new(2)
    s.poll(game.S_VOTE, [0, 1])
    s.advance()
    assert all(s.hands)
    assert [keys(s, p) for p in (0, 1)] == [["vote:0", "vote:1"]] * 2


def test_a_forced_choice_is_asked_where_something_can_be_added():
    assert table("", "").deciders == [0]
    assert table("", "").current(0)[0].name == "work", "from the coast there is one way, which was taken"
    s = table("ships", "")
    assert s.current(0)[0].name == "travel"
    assert keys(s, 0) == ["go:town", "scroll:ships"]


def test_after_an_aside_the_decision_is_asked_again():
    s = table("ships gift", "", at=["town", "coast"])
    assert keys(s, 0) == ["go:coast", "scroll:ships", "scroll:gift"]
    s = after(s, (0, "scroll:ships"))
    assert keys(s, 0) == ["go:coast", "go:isle", "scroll:gift"], "what is on offer is read anew"
    assert s.used == [1, 0, 0]


def test_a_decision_that_an_aside_leaves_without_choice_is_taken():
    s = after(table("gift", ""), (0, "scroll:gift"))
    assert s.current(0)[0].name == "gift"
    s = after(s, (0, "to:1"))
    assert s.gold == [1, 3]
    assert s.at == [1, 0], "the one way from the coast was taken"
    assert s.current(0)[0].name == "work"


def test_an_aside_may_be_added_to_the_follow_up_of_an_aside():
    s = after(table("gift oracle", ""), (0, "scroll:gift"))
    assert keys(s, 0) == ["to:0", "to:1", "scroll:oracle"]
    s = after(s, (0, "scroll:oracle"))
    assert keys(s, 0) == ["back", "beneath"]
    s = after(s, (0, "back"))
    assert keys(s, 0) == ["to:0", "to:1"], "depth first: back to the gift"
    s = after(s, (0, "to:0"))
    assert s.gold == [3, 1]


def test_an_aside_can_be_taken_back_with_what_followed():
    s = table("gift ships", "", at=["town", "coast"])
    t = after(s, (0, "scroll:gift"), (0, "to:0"), (0, "scroll:ships"))
    for key in ["scroll:ships", "to:0", "scroll:gift"]:
        assert t.undoable(0) == key
        t.undo(0)
    assert t == s


def test_an_aside_that_shows_something_cannot_be_taken_back():
    s = after(table("oracle", ""), (0, "scroll:oracle"))
    assert s.undoable(0) == ""


def test_asides_are_in_records_by_key():
    s = after(table("gift ships", "", at=["town", "coast"]), (0, "scroll:ships"), (0, "go:isle"))
    assert s.record()["choices"] == [[0, "scroll:ships"], [0, "go:isle"]]
    assert game.GAME.replay(s.record()) == s


def test_others_scrolls_are_not_named_in_a_view():
    s = table("gift gift", "ships oracle", deck=["ships", "ships", "ships", "gift", "oracle", "oracle"])
    assert s.view(0).document()["hands"] == [["gift", "gift"], ["?", "?"]]
    assert s.view(None).document()["hands"] == [["?", "?"], ["?", "?"]]
    assert '"oracle"' not in shown_to(s, 0)
    assert '"gift"' not in shown_to(s, None)
    swapped = table("gift gift", "ships ships", deck=["oracle", "ships", "ships", "gift", "oracle", "oracle"])
    assert shown_to(swapped, 0) == shown_to(s, 0)
    hands = {tuple(world.hands[1]) for world in worlds(s, 0)}
    assert hands == {(0, 0), (0, 1), (0, 2), (1, 2), (2, 2)}, "one gift is left, so never two"


# ---- a card on the pad that one seat sees


def visions(s: State, viewer: int | None) -> list[object]:
    todo = s.view(viewer).document()["todo"]
    return [x["content"] for x in todo if isinstance(x, dict) and "content" in x]


def test_what_an_oracle_shows_is_seen_by_the_one_who_asked():
    rest = ["gift", "ships", "gift", "ships", "ships", "ships", "gift", "oracle"]
    one = after(table("oracle", "", deck=[*rest, "oracle"]), (0, "scroll:oracle"))
    other = after(table("oracle", "", deck=["oracle", *rest[1:], "gift"]), (0, "scroll:oracle"))
    assert (visions(one, 0), visions(other, 0)) == ([{"card": "oracle"}], [{"card": "gift"}])
    for viewer in others(one, 0):
        assert visions(one, viewer) == [{"card": "?"}]
        assert shown_to(one, viewer) == shown_to(other, viewer)


def test_guesses_deal_cards_to_the_pad_too():
    s = after(table("oracle gift", "gift"), (0, "scroll:oracle"))
    assert {w.pad[0] for w in worlds(s, 1, 60)} == {0, 1, 2}
    assert {w.pad[0] for w in worlds(s, 0, 60)} == {s.pad[0]}


def test_a_card_goes_back_from_the_pad_to_the_deck():
    s = table("oracle", "")
    top = s.deck[-1]
    assert after(s, (0, "scroll:oracle"), (0, "back")).deck == s.deck
    beneath = after(s, (0, "scroll:oracle"), (0, "beneath"))
    assert beneath.deck == [top, *s.deck[:-1]]
    assert beneath.pad == []
