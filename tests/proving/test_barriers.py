"""Undo: what can be taken back, how far, and what stands in the way."""

import pytest

from rampart import CannotUndo, IllegalChoice, State
from tests.proving import barriers as game
from tests.proving.toy import Move, after, keys, shown_to, worlds

OTHER = "Seat 0 has decided since."
CHANCE = "Chance has decided since."
REVEAL = "Something hidden has come to light since."
WORDS = {"Seat": "decided", "Chance": "chance", "Something": "revealed", "Nothing": "nothing", "A": "view"}


def cannot(s: State, seat: int, why: str) -> None:
    """The seat can take nothing back, is told why, and nothing changes."""
    before = s.digest()
    assert s.undoable(seat) == ""
    with pytest.raises(CannotUndo) as refusal:
        s.undo(seat)
    assert str(refusal.value) == why
    assert refusal.value.code == WORDS[why.split()[0]]
    assert s.digest() == before


def back(s: State, seat: int, *expected: str) -> State:
    """A copy after taking back these choices of a seat, the latest first."""
    t = s.copy()
    for key in expected:
        assert t.undoable(seat) == key
        t.undo(seat)
    return t


def test_a_free_chain_of_own_choices_is_taken_back_to_its_start():
    s = game.GAME.new(2)
    t = after(s, (0, "step"), (0, "step"), (0, "chain"), (0, "right"))
    assert t.way == [212, 0]
    t = back(t, 0, "right", "chain", "step", "step")
    assert t == s
    cannot(t, 0, "Nothing has been chosen yet.")


def test_choices_that_followed_by_themselves_go_with_the_one_they_followed():
    s = after(game.GAME.new(2), (0, "chain"))
    t = after(s, (0, "right"))
    assert t.way == [210, 0], "two forced choices followed"
    assert back(t, 0, "right") == s


def test_a_forced_choice_of_another_seat_is_no_barrier():
    s = game.GAME.new(2)
    t = after(s, (0, "nod"))
    assert t.way == [0, 1000]
    assert back(t, 0, "nod") == s


def test_another_way_can_be_taken_after_going_back():
    s = back(after(game.GAME.new(2), (0, "chain"), (0, "right")), 0, "right")
    s = after(s, (0, "left"), (0, "step"))
    assert s.way == [201, 0]
    assert s.record()["choices"] == [[0, "chain"], [0, "left"], [0, "step"]]
    assert game.GAME.replay(s.record()) == s


@pytest.mark.parametrize(
    ("move", "why"),
    [("roll", CHANCE), ("turn_up", REVEAL)],
)
def test_chance_and_what_comes_to_light_stand_in_the_way(move, why):
    s = after(game.GAME.new(2), (0, "step"), (0, move))
    cannot(s, 0, why)


def test_what_comes_after_a_barrier_can_be_taken_back_up_to_it():
    s = after(game.GAME.new(2), (0, "roll"))
    t = back(after(s, (0, "step"), (0, "chain"), (0, "left")), 0, "left", "chain", "step")
    assert t == s
    cannot(t, 0, CHANCE)


def test_chance_and_reveals_are_counted_also_where_nobody_listens():
    s = after(game.GAME.new(2), (0, "roll"), (0, "turn_up"))
    assert (s.rng.drawn - game.GAME.new(2).rng.drawn, s.reveals) == (1, 1)
    assert s.journal is None


def test_another_players_decision_stands_in_the_way():
    s = after(game.GAME.new(2), (0, "step"), (0, "pass"))
    assert s.deciders == [1]
    t = after(s, (1, "step"))
    cannot(t, 0, "Seat 1 has decided since.")
    assert back(t, 1, "step") == s
    assert back(s, 0, "pass", "step") == game.GAME.new(2), "until the other decides, the pass can be taken back"


def test_a_seat_cannot_take_back_anothers_choice():
    cannot(after(game.GAME.new(2), (0, "step")), 1, OTHER)


# ---- polls

VOTING: list[Move] = [(0, "step"), (0, "vote")]


def test_before_anybody_answers_the_choice_that_led_to_a_poll_can_be_taken_back():
    s = after(game.GAME.new(3), *VOTING)
    assert back(s, 0, "vote", "step") == game.GAME.new(3)


def test_in_an_open_poll_each_takes_back_its_own_whatever_the_others_did():
    s = after(game.GAME.new(3), *VOTING)
    t = after(s, (1, "yea"), (0, "nay"), (2, "yea"), (1, "nay"), (0, "yea"))
    assert t.deciders == [2]
    assert back(t, 1, "nay", "yea") == after(s, (0, "nay"), (0, "yea"), (2, "yea"))
    assert back(t, 0, "yea") == after(s, (1, "yea"), (1, "nay"), (0, "nay"), (2, "yea"))
    assert back(t, 2, "yea") == after(s, (1, "yea"), (1, "nay"), (0, "nay"), (0, "yea"))


def test_the_record_keeps_the_order_of_arrival_without_what_was_taken_back():
    s = after(game.GAME.new(3), *VOTING, (1, "yea"), (0, "nay"), (2, "yea"), (1, "nay"))
    t = back(s, 1, "nay")
    assert t.record()["choices"] == [[0, "step"], [0, "vote"], [1, "yea"], [0, "nay"], [2, "yea"]]
    assert game.GAME.replay(t.record()) == t
    assert s.record()["choices"][-1] == [1, "nay"], "the copy did not notice"


def test_in_an_open_poll_the_choice_before_it_is_behind_the_others_answers():
    s = after(game.GAME.new(3), *VOTING, (1, "yea"))
    cannot(s, 0, "Seat 1 has decided since.")
    s.undo(1)
    assert back(s, 0, "vote") == after(game.GAME.new(3), (0, "step")), "an answer taken back is no decision"


def test_the_closing_of_a_poll_is_a_barrier_for_all():
    votes = [(p, key) for p in range(3) for key in ("yea", "nay")]
    s = after(game.GAME.new(3), *VOTING, *votes)
    assert s.deciders == [0]
    assert s.way == [2, 1, 1]
    cannot(s, 2, REVEAL)
    for p in (0, 1):
        cannot(s, p, "Seat 2 has decided since.")
    t = after(s, (0, "step"))
    assert back(t, 0, "step") == s


# ---- what is hidden while it is so


def test_the_deck_is_hidden_until_a_card_is_turned_up():
    s = game.GAME.new(2)
    assert not any(f'"{word}"' in shown_to(s, viewer) for word in game.WORDS for viewer in (0, 1, None))
    t = after(s, (0, "turn_up"))
    (word,) = t.view(1).document()["open"]
    assert word == game.WORDS[s.deck[-1]]
    assert t.view(1).document()["deck"] == ["?"] * 5
    tops = {world.deck[-1] for world in worlds(t, 0, 60)}
    assert tops == {0, 1, 2}
    for world in worlds(t, 0, 60):
        assert sorted([*world.deck, *world.open]) == [0, 0, 1, 1, 2, 2]


# ---- where there is no past


def test_a_view_and_a_bare_copy_and_a_loaded_position_have_no_past():
    s = after(game.GAME.new(2), (0, "step"))
    cannot(s.view(0), 0, "A view has no past to go back to.")
    for t in (s.bare(), game.GAME.load(s.document())):
        cannot(t, 0, "Nothing has been chosen yet.")
    with pytest.raises(IllegalChoice, match="no seat 2"):
        s.undo(2)


def test_what_is_chosen_after_loading_can_be_taken_back_to_there():
    loaded = game.GAME.load(after(game.GAME.new(2), (0, "step")).document())
    assert back(after(loaded, (0, "chain"), (0, "left")), 0, "left", "chain") == loaded


def test_copies_share_the_past_and_go_back_each_on_its_own():
    s = after(game.GAME.new(2), (0, "step"), (0, "step"))
    t = s.copy()
    t.undo(0)
    t.choose("roll", 0)
    assert back(s, 0, "step", "step") == game.GAME.new(2)
    cannot(t, 0, CHANCE)


def test_the_last_action_of_a_turn_is_taken_back_with_the_pass_that_followed():
    s = after(game.GAME.new(2), *[(0, "step")] * 3)
    assert keys(s, 0)[-1] == "pass"
    t = after(s, (0, "step"))
    assert t.deciders == [1], "after four actions only the pass was left"
    assert back(t, 0, "step") == s
