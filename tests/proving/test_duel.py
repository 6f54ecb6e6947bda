"""Response windows: who is asked, a payload with a secret in it, replacements, and a window inside a window."""

import itertools

import pytest

from rampart import State, seeded
from rampart.kernel.fields import UNKNOWN
from rampart.kernel.frame import NOBODY
from tests.playing import choice_of
from tests.proving import duel as game
from tests.proving.toy import Move, after, keys, others, shown_to, worlds


def table(*hands: str, sealed: bool = False, **fields: object) -> State:
    """Seat 0's turn; hands are written as `strike parry`, the deck holds what is nowhere else."""
    doc = {
        "game": "duel",
        "seats": len(hands),
        "options": {"sealed": sealed},
        "hands": [hand.split() for hand in hands],
        "todo": [{"step": "turn", "seat": 0}],
    }
    return game.GAME.load({**doc, **fields})


def blow(target: int = 1, poison: str = "clean") -> list[Move]:
    """Seat 0 strikes."""
    return [(0, f"strike:{target}"), (0, poison)]


def payload(s: State, viewer: int | None = 0) -> dict[str, object]:
    """The blow as a viewer sees it on the pad."""
    (section,) = [x for x in s.view(viewer).document()["todo"] if isinstance(x, dict) and "content" in x]
    return section["content"]


def pending(s: State) -> list[str]:
    """What is still to be done, by the names of the steps."""
    return [x if isinstance(x, str) else x["step"] for x in s.document()["todo"]]


def asked_until_landed(s: State) -> list[tuple[int, str]]:
    """Whom the windows ask if everyone passes, and for what."""
    t, out = s.copy(), []
    while not t.over and t.current(t.mover)[0].window:
        out.append((t.mover, t.current(t.mover)[0].name))
        t.choose("pass")
    return out


# ---- who is asked


def test_unsealed_only_seats_with_a_real_answer_are_asked():
    s = after(table("strike", "strike", "parry", "riposte"), *blow())
    assert asked_until_landed(s) == [(2, "respond")]


def test_sealed_every_seat_with_cards_is_asked_and_a_lone_pass_is_a_decision():
    s = after(table("strike", "strike", "", "riposte", sealed=True), *blow())
    assert s.deciders == [1]
    assert keys(s, 1) == ["pass"]
    assert asked_until_landed(s) == [(1, "respond"), (3, "respond")]


@pytest.mark.parametrize("theirs", ["parry", "decoy", "riposte", "strike"])
def test_sealed_a_window_does_not_tell_who_holds_an_answer(theirs):
    """Whatever seat 2 holds, the others see the same all the way if it passes."""
    one = after(table("strike", "strike", theirs, sealed=True), *blow())
    other = after(table("strike", "strike", "strike", sealed=True), *blow())
    while not one.over:
        for viewer in others(one, 2):
            assert shown_to(one, viewer) == shown_to(other, viewer)
        assert one.deciders == other.deciders
        key = "pass" if one.current(one.mover)[0].window else "draw"
        one, other = after(one, (one.mover, key)), after(other, (other.mover, key))
        if key == "draw":
            break


def test_unsealed_that_a_seat_is_asked_tells_that_it_can_answer_and_guesses_know():
    s = after(table("strike strike", "strike", "parry strike"), *blow())
    assert s.deciders == [2]
    answers = set()
    for world in worlds(s, 0):
        assert len(world.options(2)) > 1
        answers.add(tuple(world.hands[2]))
    assert (game.STRIKE, game.PARRY) in answers
    assert (game.STRIKE, game.DECOY) in answers
    assert (game.STRIKE, game.STRIKE) not in answers


def test_sealed_a_guess_leaves_open_whether_a_seat_can_answer():
    s = after(table("strike strike", "strike", "parry strike", sealed=True), *blow(), (1, "pass"))
    assert s.deciders == [2]
    hands = {tuple(world.hands[2]) for world in worlds(s, 0)}
    assert hands == set(itertools.combinations_with_replacement(range(4), 2))


def test_hands_and_deck_are_hidden_all_the_way_through_games():
    for seed in range(12):
        s, luck = game.GAME.new(3, seed=seed, sealed=seed % 2 == 0), seeded(seed)
        while not s.over:
            for viewer in (0, 1, 2, None):
                seen = s.view(viewer).document()
                assert seen["deck"] == ["?"] * len(s.deck)
                for p, hand in enumerate(s.hands):
                    assert seen["hands"][p] == ([game.WORDS[c] for c in hand] if p == viewer else ["?"] * len(hand))
            s.choose(*choice_of(s, luck))


# ---- the payload


def test_the_payload_lies_on_the_pad_until_the_blow_is_over():
    s = after(table("strike", "parry", "parry"), *blow(2, "poisoned"))
    assert payload(s) == {"attacker": 0, "target": 2, "force": 2, "poison": "yes"}
    assert len(s.pad) == 4
    s = after(s, (1, "pass"), (2, "pass"))
    assert s.pad == []
    assert s.wounds == [0, 0, 3]


def test_the_secret_in_the_payload_is_seen_by_the_attacker_alone():
    clean = after(table("strike", "parry", "parry"), *blow(2, "clean"))
    poisoned = after(table("strike", "parry", "parry"), *blow(2, "poisoned"))
    assert [payload(x, 0)["poison"] for x in (clean, poisoned)] == ["no", "yes"]
    for viewer in others(clean, 0):
        assert shown_to(clean, viewer) == shown_to(poisoned, viewer)
        assert payload(clean, viewer) == {"attacker": 0, "target": 2, "force": 2, "poison": "?"}
    assert {w.pad[game.POISON] for w in worlds(clean, 1, 50)} == {0, 1}
    assert {w.pad[game.POISON] for w in worlds(clean, 0, 50)} == {0}


def test_the_secret_comes_to_light_when_the_blow_lands_and_never_if_it_glances_off():
    s = after(table("strike", "parry", ""), *blow(1, "poisoned"))
    hit, glanced = s.copy(), s.copy()
    told = hit.listen()
    hit.choose("pass", 1)
    (event,) = [e for e in told.events if e.code == game.E_HIT]
    assert event.seen(2).numbers == [1, 1]
    told = glanced.listen()
    glanced.choose("parry", 1)
    (event,) = [e for e in told.events if e.code == game.E_GLANCED]
    assert [event.seen(viewer).numbers for viewer in (0, 1, 14)] == [[1, 1], [1, UNKNOWN], [1, UNKNOWN]]
    clean = after(table("strike", "parry", ""), *blow(1, "clean"), (1, "parry"))
    for viewer in others(s, 0):
        assert shown_to(glanced, viewer) == shown_to(clean, viewer)


def test_a_position_in_the_midst_of_windows_can_be_stored():
    s = after(table("strike riposte", "parry", "decoy riposte", sealed=True), *blow(), (1, "parry"))
    assert pending(s) == ["counter", "counter", "parry", "respond", "hit", "close_pad", "turn"]
    assert game.GAME.load(s.document()) == s
    for viewer in (0, 1, 2, None):
        v = s.view(viewer)
        assert game.GAME.load(v.document()) == v


# ---- replacements


def test_a_parry_puts_a_glance_in_the_place_of_the_hit():
    s = after(table("strike", "parry", "decoy"), *blow(), (1, "parry"))
    assert "glance" in pending(s)
    assert "hit" not in pending(s)
    assert after(s, (2, "pass")).wounds == [0, 0, 0]


def test_a_decoy_changes_the_payload_and_later_seats_see_it():
    s = after(table("strike", "parry", "decoy", tea=[2, 1, 0]), *blow(1))
    s = after(s, (2, "decoy"))
    assert s.deciders == [1]
    assert payload(s, 1)["target"] == 2
    assert after(s, (1, "pass")).wounds == [0, 0, 2]


def test_replace_finds_the_pending_step_of_its_own_instance_only():
    s = table("strike", "", "")
    outer = s.open_pad(game.BLOW, [0, 1, 2, 0], 0)
    s.push(game.S_HIT, NOBODY, game.AT.put(outer))
    inner = s.open_pad(game.BLOW, [1, 2, 2, 0], 1)
    s.push(game.S_HIT, NOBODY, game.AT.put(inner))
    assert s.replace(game.S_HIT, game.AT, outer, game.S_GLANCE)
    assert not s.replace(game.S_HIT, game.AT, outer, game.S_GLANCE), "it is no longer pending"
    s.advance()
    assert s.wounds == [0, 0, 2], "the inner blow landed, the outer one glanced off"
    assert s.pad == []


def test_replace_keeps_the_player_and_the_arguments():
    s = table("strike", "", "")
    s.push(game.S_COUNTER, 2, game.AT.put(5) + game.RESPONSE.put(game.S_DECOY))
    frame = s.stack[-1]
    assert s.replace(game.S_COUNTER, game.AT, 5, game.S_FAIL)
    assert s.stack[-1] == frame - game.S_COUNTER + game.S_FAIL


# ---- a window inside a window


def test_a_response_can_be_answered_before_it_takes_effect():
    s = after(table("strike riposte", "parry", "decoy"), *blow(), (1, "parry"))
    assert s.deciders == [0]
    assert keys(s, 0) == ["riposte", "pass"]
    failed = after(s, (0, "riposte"))
    assert failed.deciders == [2], "the outer window goes on where it was"
    assert after(failed, (2, "pass")).wounds == [0, 2, 0]
    assert after(s, (0, "pass"), (2, "pass")).wounds == [0, 0, 0]


def test_the_inner_window_asks_all_but_the_one_who_responded():
    s = after(table("strike strike", "parry", "strike", "strike", sealed=True), *blow(), (1, "parry"))
    assert asked_until_landed(s)[:3] == [(0, "counter"), (2, "counter"), (3, "counter")]


def test_the_tea_order_is_read_once_when_a_window_opens():
    s = after(table("strike", "parry", "parry", "decoy", tea=[3, 1, 2, 0]), *blow())
    assert asked_until_landed(s) == [(3, "respond"), (1, "respond"), (2, "respond")]
    responded = after(s, (3, "pass"), (1, "parry"))
    assert responded.tea == [1, 3, 2, 0]
    assert responded.deciders == [2], "nobody is asked again because of the new order"
    later = table("strike", "parry", "parry", "decoy", tea=responded.tea)
    assert asked_until_landed(after(later, *blow())) == [(1, "respond"), (3, "respond"), (2, "respond")]


def test_a_response_to_a_second_response_of_the_same_window():
    s = after(table("strike riposte riposte", "parry", "decoy"), *blow())
    s = after(s, (1, "parry"), (0, "riposte"), (2, "decoy"), (0, "riposte"))
    assert s.wounds == [0, 2, 0]
    assert s.discard == [1, 1, 1, 2]


# ---- the end


def test_the_game_can_end_in_the_midst_of_everything():
    s = after(table("strike", "", "", wounds=[0, 4, 0]), *blow())
    assert s.over
    assert s.stack == []
    assert s.pad == []
    assert s.winners() == [0, 2]
    assert game.GAME.load(s.document()) == s
