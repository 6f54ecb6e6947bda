"""Corners of polls that no toy game has by itself: keys that depend on the answer so far, answers that need a card."""

import pytest

from rampart import BadDocument, BrokenRules, State
from rampart.kernel.rules import Rules
from rampart.kernel.step import Choice
from tests.proving import barriers, duel, scrolls
from tests.proving.toy import after, keys, toy_game, worlds


class CountedVote(barriers.Vote):
    """A vote whose keys tell which of its two choices they are."""

    def key(self, s: barriers.Barriers, p: int, args: int, choice: int) -> str:
        return f"{len(s.drafts[p]) + 1}:{super().key(s, p, args, choice)}"


COUNTED = toy_game(
    Rules("counted", 1, {**barriers.STEPS, barriers.S_VOTE: CountedVote()}, []),
    "Counted votes",
    (2, 3),
    barriers.Barriers,
    barriers.set_up,
)


def test_keys_that_depend_on_the_answer_so_far_are_written_as_they_were_chosen():
    s = after(COUNTED.new(3), (0, "vote"), (1, "1:yea"), (1, "2:nay"), (2, "1:nay"))
    assert s.document()["poll"]["answers"] == {"1": ["1:yea", "2:nay"], "2": ["1:nay"]}
    assert COUNTED.load(s.document()) == s
    assert keys(s, 2) == ["2:nay", "2:yea"]


@pytest.mark.parametrize(
    ("seat", "fault"),
    [
        ("\u00b2", r"poll\.answers\.\u00b2: this seat is not asked\."),
        ("01", r"poll\.answers\.01: this seat is not asked\."),
        ("3", r"poll\.answers\.3: this seat is not asked\."),
        (1, r"poll\.answers: an object is needed, not \{1: "),
        (None, r"poll\.answers: an object is needed, not \{None: "),
    ],
)
def test_an_answer_of_what_is_no_seat_is_refused_by_its_path(seat, fault):
    doc = after(COUNTED.new(3), (0, "vote"), (1, "1:yea")).document()
    doc["poll"]["answers"] = {seat: ["1:yea"]}
    with pytest.raises(BadDocument, match=fault):
        COUNTED.load(doc)


def test_an_answer_that_is_whole_is_begun_anew_with_the_keys_of_a_fresh_start():
    s = after(COUNTED.new(3), (0, "vote"), (1, "1:yea"), (1, "2:nay"))
    changed = after(s, (1, "1:nay"), (1, "2:nay"))
    assert changed.drafts[1] == [0, 0]
    assert COUNTED.replay(changed.record()) == changed
    assert s.key(1, 1) == "1:yea"
    assert s.drafts[1] == [1, 0], "asking for a key leaves the answer alone"


class ShowParry(Choice[duel.Duel]):
    """Show a parry; only those who hold one are asked."""

    space = 2

    def options(self, s: duel.Duel, p: int, args: int) -> list[int]:
        return [card for card in (duel.PARRY,) if card in s.hands[p]]

    def apply(self, s: duel.Duel, p: int, args: int, choice: int) -> None:
        s.play(p, choice)


S_SHOW_PARRY = 40
SHOWING = toy_game(
    Rules("showing", 1, {**duel.STEPS, S_SHOW_PARRY: ShowParry()}, [], layouts=duel.LAYOUTS, events=duel.EVENTS),
    "Showing",
    (3,),
    duel.Duel,
    duel.set_up,
)


def showing() -> State:
    """Seats 1 and 2, who hold a parry each, are asked to show it; seat 1 has done so."""
    hands = [["strike"], ["parry", "decoy"], ["parry"]]
    s = SHOWING.load({"game": "showing", "seats": 3, "hands": hands, "todo": [{"step": "turn", "seat": 0}]})
    s.poll(S_SHOW_PARRY, [1, 2])
    s.advance()
    s.choose(duel.PARRY, 1)
    return s


def test_guesses_give_those_who_are_asked_what_they_need_to_answer():
    for world in worlds(showing(), 0, 60):
        assert duel.PARRY in world.hands[1]
        assert world.drafts[1] == [duel.PARRY]
        assert duel.PARRY in world.hands[2]


def test_a_position_that_no_world_fits_is_a_fault_of_the_rules():
    """All parries are in the hand of the one who guesses, yet others are asked to show one."""
    s = showing()
    s.hands = [[duel.PARRY] * 4, [duel.STRIKE] * 2, [duel.STRIKE]]
    s.deck = [duel.STRIKE] * 4 + [duel.DECOY] * 3 + [duel.RIPOSTE] * 4
    with pytest.raises(BrokenRules, match="has everybody something to choose who is asked"):
        s.determinise(0, 1)


def test_a_decision_without_options_is_a_fault_of_the_rules_whatever_could_be_added():
    for hand in ([], [scrolls.SHIPS]):
        s = scrolls.GAME.new(2)
        s.hands[0] = hand
        s.at[0] = 9  # nowhere, from where no way leads
        with pytest.raises(BrokenRules, match="travel offers nothing to seat 0"):
            s.advance()
