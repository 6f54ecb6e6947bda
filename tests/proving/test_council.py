"""Polls inside the consequences of polls: one answer's consequences end before the next answer takes effect."""

import itertools

import pytest

from rampart import BadDocument, State, seeded
from tests.playing import play_on
from tests.proving import council as game
from tests.proving.toy import Move, after, others, shown_to

# Four seats, the speaker is seat 2: answers take effect in the order 2, 1, 0, 3
EDICT: list[Move] = [(0, "feast"), (1, "levy"), (2, "levy"), (3, "feast")]
SECOND_LEVY: list[Move] = [(1, "pay"), (0, "refuse"), (3, "pay")]


def answered() -> State:
    """After the edict, the levy of seat 2 is on: seats 1, 0 and 3 are asked."""
    return after(game.GAME.new(4), *EDICT)


def test_answers_take_effect_in_the_order_given():
    s = game.GAME.new(4)
    assert s.speaker == 2
    s = after(s, *((p, "feast") for p in range(4)))
    assert s.told() == ["feast:2", "feast:1", "feast:0", "feast:3"]


def test_the_first_answers_poll_is_over_before_the_second_answer_takes_effect():
    s = answered()
    assert s.told() == ["levy:2"]
    assert s.deciders == [0, 1, 3]
    s = after(s, *SECOND_LEVY)
    assert s.told() == ["levy:2", "paid:1", "refused:0"], "the refusal is judged before seat 3's answer takes effect"
    assert s.deciders == [1, 3]
    s = after(s, (1, "fine"), (3, "forgive"))
    assert s.told()[3:] == ["fined:1", "forgiven:3", "judged:0", "paid:3", "levied:2", "levy:1"]
    assert s.deciders == [0, 2, 3], "only now the levy of seat 1 begins"
    s = after(s, (0, "pay"), (2, "pay"), (3, "pay"))
    assert s.told()[9:] == ["paid:2", "paid:0", "paid:3", "levied:1", "feast:0", "feast:3"]


def test_the_whole_story_of_two_refusals():
    s = after(answered(), (1, "refuse"), (0, "refuse"), (3, "pay"))
    s = after(s, (0, "fine"), (3, "fine"))  # judging seat 1: seats 0 and 3
    s = after(s, (1, "forgive"), (3, "fine"))  # judging seat 0: seats 1 and 3
    expected = "levy:2 refused:1 fined:0 fined:3 judged:1 refused:0 forgiven:1 fined:3 judged:0 paid:3 levied:2 levy:1"
    assert " ".join(s.told()) == expected
    assert s.grain == [2, 1, 4, 2]


def test_a_promise_made_at_once_is_kept_only_if_it_still_can_be():
    """Answers are given at once and take effect one by one: what came before may have taken the grain."""
    s = game.GAME.load({"game": "council", "seats": 3, "speaker": 1, "grain": [1, 3, 3], "todo": ["edict"]})
    s = after(s, (2, "levy"), (1, "levy"), (0, "feast"), (1, "refuse"), (0, "pay"))
    s = after(s, (0, "fine"))  # of seat 1
    assert s.told() == ["levy:2", "refused:1", "fined:0", "judged:1", "paid:0", "levied:2", "levy:1"]
    assert s.grain == [0, 2, 4]
    assert [s.key(x, 0) for x in s.options(0)] == ["refuse"], "in a poll a lone option is asked too"


def test_every_poll_has_its_section_and_the_pad_is_free_in_the_end():
    s = game.GAME.new(4)
    depths = set()
    luck = seeded(3)

    def count(t: State) -> None:
        sections = sum(1 for x in t.document()["todo"] if isinstance(x, dict) and "content" in x)
        depths.add(sections)
        assert bool(t.pad) == (sections > 0)

    play_on(s, luck, check=count)
    assert depths == {0, 1, 2, 3}
    assert s.pad == []
    assert s.stack == []


def test_outer_answers_are_open_while_inner_ones_are_secret():
    s = after(answered(), (1, "pay"))
    other = after(answered(), (1, "refuse"))
    for viewer in others(s, 1):
        assert shown_to(s, viewer) == shown_to(other, viewer)
        sections = [x["content"] for x in s.view(viewer).document()["todo"] if isinstance(x, dict) and "content" in x]
        assert [x.get("answers") for x in sections] == [None, [[1], [1], [0], [0]]]


@pytest.mark.parametrize("depth", [0, 3, 4])
def test_positions_in_nested_polls_can_be_stored_and_played_on(depth):
    s = after(answered(), *SECOND_LEVY[:depth], *[(3, "fine")] * (depth == 4))
    for again in (game.GAME.load(s.document()), game.GAME.revive(s.dump()), game.GAME.replay(s.record())):
        assert again == s
        play_on(again, seeded(depth))
        t = s.copy()
        play_on(t, seeded(depth))
        assert again == t


def test_any_order_of_arrival_in_outer_and_inner_polls_gives_the_same_state():
    results = set()
    for outer, inner in itertools.product(itertools.permutations(EDICT), itertools.permutations(SECOND_LEVY)):
        results.add(after(game.GAME.new(4), *outer, *inner, (1, "fine"), (3, "forgive")).digest())
    assert len(results) == 1


def test_an_answer_of_the_outer_poll_cannot_be_changed_any_more():
    s = answered()
    assert [s.undoable(p) for p in range(4)] == ["", "", "", ""]


def test_a_poll_of_nobody_asks_nobody():
    s = after(game.GAME.new(2), (0, "levy"), (1, "feast"))
    s = after(s, (1, "refuse"))
    assert s.told()[:4] == ["levy:0", "refused:1", "judged:1", "levied:0"], "with two seats there is nobody to judge"


@pytest.mark.parametrize(
    ("part", "sentence"),
    [
        ({"answers": [[1], [1], [0]]}, "its answer is missing from the poll"),
        ({"seats": [2, 2, 0, 3]}, "at least one seat is needed, and each only once"),
        ({"seats": []}, "at least one seat is needed, and each only once"),
        ({"step": "judged"}, "judged is no decision"),
    ],
)
def test_a_poll_that_cannot_be_is_refused(part, sentence):
    doc = after(answered(), (1, "pay")).document()
    outer = [x for x in doc["todo"] if isinstance(x, dict) and "answers" in x.get("content", {})][-1]
    outer["content"] |= part
    with pytest.raises(BadDocument, match=sentence):
        game.GAME.load(doc)
