"""What stays hidden: hands, the number of chosen cards, tiles, what was looked at; and what everyone knows."""

import pytest
from tests.games.crescent_moon.configs import CONFIGS
from tests.games.crescent_moon.table import C, M, N, W, answer, choose_cards, decides, offered, play, table
from tests.playing import choice_of
from tests.rules import rule

import rampart
from rampart import seeded
from rampart.games.crescent_moon.content.power_cards import CARD_WORDS
from rampart.kernel.fields import UNKNOWN

GAME = rampart.game("crescent_moon")


@pytest.mark.parametrize("config", CONFIGS, ids=str)
def test_no_hand_of_another_is_ever_in_a_view(config):
    s = GAME.new(seed=8, **config)
    luck = seeded(5)
    while not s.over:
        for viewer in [*range(s.seats), None]:
            v = s.view(viewer)
            for p in range(s.seats):
                if p != viewer:
                    assert all(card <= UNKNOWN for card in v.hands[p])
                    assert len(v.hands[p]) == len(s.hands[p])
                    assert all(tile <= UNKNOWN for tile in v.tile_hands[p])
            assert all(card <= UNKNOWN for card in v.deck)
        for _ in range(25):
            if not s.over:
                s.choose(*choice_of(s, luck))


@rule("CM-410", "CM-411", "CM-482")
def test_how_many_cards_were_chosen_shows_only_when_all_are_turned_up():
    where = {"c5": "3W", "c4": "2C", "d3": "*M"}
    held = {W: ["campaign", "raiders", "terror"], C: ["guard", "infantry"], M: ["bribery", "assassination"]}
    s = table(where, active=W, hands=held)
    play(s, "assault", "ordinary:3", "ask:0", "ask:0", "offer:0", "offer:0", "decline")
    worlds = []
    for cards in ("", "campaign", "campaign raiders terror"):
        t = choose_cards(s.copy(), W=cards, C="guard", M="bribery")
        assert decides(t) == (M, "meddle")
        worlds.append(t)
    assert len({repr(t.view(C).document()) for t in worlds}) == 1
    assert len({repr(t.view(None).document()) for t in worlds}) == 1
    assert len({repr(t.view(W).document()) for t in worlds}) == 3


@rule("CM-168")
def test_a_card_handed_over_openly_is_known_until_it_leaves():
    s = table({"c5": "3C", "c4": "1N"}, active=C, hands={C: ["bribery"]}, discard=["campaign"])
    play(s, "assault", "ordinary:3")
    answer(s, C, "add:bribery", "done")
    play(s, "use")
    bribery = CARD_WORDS.index("bribery")
    assert s.hands[N] == [bribery]
    assert all(s.determinise(p, seed).hands[N] == [bribery] for p in range(5) for seed in range(3))


@pytest.mark.parametrize("sealed", [False, True])
def test_where_the_table_is_sealed_a_lone_card_is_a_decision_like_any_other(sealed):
    s = table({}, active=N, hands={N: ["caravan", "elder"]}, options={"sealed": sealed})
    play(s, "play")
    if sealed:
        assert decides(s) == (N, "play_card") and offered(s) == ["play:caravan"]
    else:
        assert s.coins[N] == 5


@rule("CM-306")
def test_sealed_nobody_can_tell_whether_the_active_player_could_add_a_card():
    seen = set()
    for card in ("imam", "informer"):
        held = {C: [card, "guard"], N: ["elder"]}
        s = play(table({"c5": "2C", "c4": "2N"}, active=C, hands=held, options={"sealed": True}), "assault")
        assert decides(s) == (C, "assault")  # there is but one way, and he is asked all the same
        assert ("anytime:informer" in offered(s)) == (card == "informer")
        seen.add(repr([s.view(seat).document() for seat in (W, M, N, None)]))
    assert len(seen) == 1


@rule("CM-306", "CM-082")
def test_sealed_one_who_could_hold_an_action_card_is_asked_before_he_passes():
    s = table({}, active=W, options={"sealed": True})
    assert decides(s) == (W, "choose_action") and offered(s) == ["pass"]
    s = table({}, active=W, discard=["campaign"], options={"sealed": True})
    assert s.over  # without cards there was nothing to hide


@rule("CM-306")
@pytest.mark.parametrize("keys", [["play"], ["play", "anytime:informer"]])
def test_in_every_world_that_others_guess_there_is_a_card_to_play(keys):
    held = {M: ["informer", "ships", "caravan"], C: ["guard"]}
    s = play(table({"b3": "1M", "c4": "*M"}, active=M, hands=held, options={"sealed": True}), *keys)
    assert decides(s) == (M, "play_card" if len(keys) == 1 else "look_at_hand")
    for seed in range(60):
        guess = s.determinise(C, seed)
        if len(keys) > 1:
            play(guess, offered(guess)[0])
        assert decides(guess) == (M, "play_card")
        assert any(key.startswith("play:") for key in offered(guess))


@rule("CM-306", "CM-260")
def test_in_every_world_that_others_guess_there_is_a_card_to_pick_from_a_scheme():
    s = table({}, active=M, hands={M: ["informer", "ships"], C: ["guard"]}, options={"sealed": True})
    play(s, "scheme", "none")
    while decides(s)[1] == "play_anytime":
        play(s, "none")
    assert decides(s) == (M, "take_schemed")
    play(s, "anytime:informer")
    for seed in range(60):
        guess = s.determinise(C, seed)
        play(guess, offered(guess)[0])
        assert any(key.startswith("take:") for key in offered(guess))


def test_a_spectator_sees_no_offer_to_another_seat():
    s = GAME.new(seed=3, players=5)
    with pytest.raises(rampart.Hidden):
        s.view(None).options(C)
    assert offered(s)
