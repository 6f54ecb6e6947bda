"""Hidden hands: cards bought, looked at, stolen, played and reshuffled; who knows of them, and what guesses do."""

import itertools

import pytest

from rampart import State, seeded
from rampart.kernel.fields import UNKNOWN, Pool
from rampart.kernel.frame import SPECTATORS
from rampart.kernel.journal import FORCED
from rampart.kernel.knowledge import part_openly
from tests.playing import choice_of
from tests.proving import smugglers as game
from tests.proving.toy import after, keys, others, shown_to, worlds

CODE = {word: code for code, word in enumerate(game.WORDS)}


def table(seat: int = 0, **fields: object) -> State:
    """Three seats, it is one's turn; the deck holds what is nowhere else, in the order of the codes."""
    doc = {
        "game": "smugglers",
        "seats": 3,
        "hands": [[], [], []],
        "market": [],
        "todo": [{"step": "turn", "seat": seat}],
    }
    if "deck" not in fields:
        gone = [card for place in ("hands", "market", "discard") for card in flat(fields.get(place, []))]
        doc["deck"] = [word for word in game.WORDS if word not in gone]
    return game.GAME.load({**doc, **fields})


def flat(cards: object) -> list[str]:
    return [word for x in cards for word in (x if isinstance(x, list) else [x])]


def hands_seen(s: State, viewer: int | None) -> list[list[str]]:
    return s.view(viewer).document()["hands"]


def deck_seen(s: State, viewer: int | None) -> list[str]:
    return s.view(viewer).document()["deck"]


# ---- what is seen of hidden cards: their backs


def test_backs_are_public_and_faces_are_not():
    s = table(hands=[["silk_1", "rum_1"], ["pearl_1", "pearl_2", "spice_1"], []], market=["rum_2"])
    assert hands_seen(s, 0) == [["silk_1", "rum_1"], ["?caravan", "?ship", "?ship"], []]
    assert hands_seen(s, 1) == [["?caravan", "?ship"], ["spice_1", "pearl_1", "pearl_2"], []]
    assert hands_seen(s, None) == [["?caravan", "?ship"], ["?caravan", "?ship", "?ship"], []]
    assert deck_seen(s, 2) == ["?caravan"] * 4 + ["?ship"] * 2


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_hands_that_differ_behind_the_same_backs_look_the_same(viewer):
    one = table(hands=[[], ["silk_1", "spice_1", "rum_1"], []])
    other = table(hands=[[], ["silk_2", "silk_3", "pearl_3"], []])
    assert shown_to(one, viewer) == shown_to(other, viewer)


class Striped(game.Smugglers):
    """Smugglers whose backs go by turns, so that the order of the codes is not the order of the backs."""

    def pools(self) -> list[Pool]:
        return [Pool("cards", game.WORDS, [1] * game.CARDS, [card % 2 for card in range(game.CARDS)], ["even", "odd"])]


def test_the_order_of_hidden_cards_in_a_hand_tells_nothing():
    for hand in ([0, 1, 2, 3], [0, 2, 3, 5], [1, 3, 4, 6]):
        s = Striped(game.GAME.rules, 2, [], seeded(1))
        s.hands = [[], hand]
        s.deck = [card for card in range(game.CARDS) if card not in hand]
        assert s.view(0).hands[1] == [UNKNOWN, UNKNOWN, UNKNOWN - 1, UNKNOWN - 1]
        s.known[hand[2]] = 1
        assert s.view(0).hands[1][0] == hand[2]
        assert s.view(0).hands[1][1:] == sorted((UNKNOWN - c % 2 for c in hand if c != hand[2]), reverse=True)


def test_no_view_ever_names_a_card_it_hides():
    for seed in range(25):
        s, luck = game.GAME.new(3, seed=seed), seeded(seed)
        while not s.over:
            for viewer in (0, 1, 2, None):
                bit = 14 if viewer is None else viewer
                hidden = s.deck + [c for p, hand in enumerate(s.hands) if p != viewer for c in hand]
                text = shown_to(s, viewer)
                for card in hidden:
                    assert (f'"{game.WORDS[card]}"' in text) == bool(s.known[card] >> bit & 1)
            s.choose(*choice_of(s, luck))


# ---- buying, drawing, looking


def test_a_card_bought_openly_is_known_to_all_in_its_hand():
    s = after(table(hands=[["silk_1"], ["rum_1"], []], market=["spice_1", "silk_2"]), (0, "buy:spice_1"))
    for viewer in others(s, 0):
        assert hands_seen(s, viewer)[0] == ["spice_1", "?caravan"]
        assert '"silk_1"' not in shown_to(s, viewer)


def test_a_card_drawn_unseen_shows_its_back():
    s = after(table(deck=["rum_2", "silk_3"], discard=game.WORDS[:2] + game.WORDS[3:10] + ["rum_3"]), (0, "draw"))
    assert hands_seen(s, 0)[0] == ["silk_3"]
    for viewer in others(s, 0):
        assert hands_seen(s, viewer)[0] == ["?caravan"]


def test_cards_looked_at_are_known_to_the_one_who_looked():
    s = after(table(), (0, "look"))
    assert deck_seen(s, 0)[-2:] == ["rum_2", "rum_3"]
    for viewer in others(s, 0):
        assert deck_seen(s, viewer)[-2:] == ["?ship", "?ship"]
    assert deck_seen(after(s, (0, "as_it_was")), 0)[-2:] == ["rum_2", "rum_3"]
    assert deck_seen(after(s, (0, "exchanged")), 0)[-2:] == ["rum_3", "rum_2"]


def test_how_cards_are_put_back_is_a_secret():
    s = after(table(), (0, "look"))
    kept, exchanged = after(s, (0, "as_it_was")), after(s, (0, "exchanged"))
    for viewer in others(s, 0):
        assert shown_to(kept, viewer) == shown_to(exchanged, viewer)


def test_who_had_looked_before_no_longer_knows():
    s = after(table(), (0, "look"), (0, "as_it_was"), (1, "look"), (1, "as_it_was"))
    assert deck_seen(s, 0)[-2:] == ["?ship", "?ship"]
    assert deck_seen(s, 1)[-2:] == ["rum_2", "rum_3"]


def test_a_known_card_stays_known_when_another_draws_it():
    s = after(table(), (0, "look"), (0, "as_it_was"), (1, "draw"))
    assert hands_seen(s, 0)[1] == ["rum_3"]
    assert hands_seen(s, 2)[1] == ["?ship"]
    assert hands_seen(s, None)[1] == ["?ship"]
    assert deck_seen(s, 0)[-1] == "rum_2"


def test_a_shuffle_makes_all_forget():
    s = table(
        deck=["silk_1", "silk_2", "silk_3"], hands=[["rum_1"], [], []], discard=[*game.WORDS[3:9], *game.WORDS[10:]]
    )
    s = after(s, (0, "look"), (0, "as_it_was"), (1, "draw"))
    assert len(s.deck) == 10, "the deck fell below three and was made anew"
    assert s.known[CODE["silk_3"]] == 1
    assert all(s.known[card] == 0 for card in s.deck)
    for viewer in (0, 1, 2, None):
        assert set(deck_seen(s, viewer)) == {"?caravan", "?ship"}


# ---- theft

HAND = ["silk_1", "pearl_1", "rum_1"]  # of seat 1: all know of the silk, seat 2 of the pearl


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_a_theft_is_known_to_the_two_alone(taken):
    known = {"silk_1": [0, 1, 2, "spectators"], "pearl_1": [2]}
    s = table(hands=[[], HAND, ["spice_1"]], known=known, fate=[taken])
    assert [hands_seen(s, p)[1] for p in (0, 2)] == [["silk_1", "?ship", "?ship"], ["silk_1", "pearl_1", "?ship"]]
    journal = s.listen()
    s.choose("steal:1", 0)
    card = HAND[taken]
    left = [word for word in HAND if word != card]
    back = {"silk_1": "?caravan", "pearl_1": "?ship", "rum_1": "?ship"}
    assert hands_seen(s, 1)[:2] == [[card], left], "the victim knows what is gone"
    mine = [word if word == "silk_1" else back[word] for word in left]
    assert hands_seen(s, 0)[:2] == [[card], mine], "the thief still knows of the silk if it is there"
    for viewer in (2, None):
        assert hands_seen(s, viewer)[:2] == [[back[card]], [back[word] for word in left]], "others know nothing more"
    (event,) = [e for e in journal.events if e.code == game.E_STOLEN]
    assert [event.seen(p).numbers for p in (0, 1)] == [[1, CODE[card]]] * 2
    assert [event.seen(p).numbers for p in (2, 14)] == [[1, UNKNOWN]] * 2


def test_a_theft_cannot_be_taken_back():
    s = after(table(hands=[[], HAND, []]), (0, "steal:1"))
    assert s.undoable(0) == ""


# ---- equal cards that leave in the open


def test_who_knew_of_some_equal_cards_knows_of_one_less_when_one_is_played():
    """Every way two seats can know of three equal cards, and every one of them that leaves."""
    for masks in itertools.product(range(4), repeat=3):
        for card in range(3):
            known = list(masks)
            part_openly(known, [0, 1, 2], card, [0, 1, 2])
            for seat in range(2):
                before = sum(mask >> seat & 1 for mask in masks)
                now = sum(mask >> seat & 1 for c, mask in enumerate(known) if c != card)
                assert now == max(0, before - 1)
            assert all(new & ~old == 0 for new, old in zip(known, masks)), "nobody learns where a card lies"


def test_equal_cards_elsewhere_are_not_forgotten():
    known = [0b01, 0b11, 0b11]
    part_openly(known, [0, 1], 1, [0, 1, 2])
    assert known == [0b01, 0b11, 0b11], "seat 0 knew of both: it knows of the one that stays"
    known = [0b01, 0b10, 0b11]
    part_openly(known, [0, 1], 1, [0, 1, 2])
    assert known == [0b00, 0b10, 0b11], "seat 0 knew of one and cannot tell that it was not this"


@pytest.mark.parametrize("played", ["silk_1", "silk_2"])
def test_a_silk_played_leaves_nothing_known_of_the_other(played):
    s = table(1, hands=[[], ["silk_1", "silk_2"], []], known={"silk_1": [0]})
    s = after(s, (1, f"play:{played}"))
    assert hands_seen(s, 0)[1] == ["?caravan"]


# ---- guesses


def true_and_possible(s: State, viewer: int) -> set[tuple[tuple[int, ...], ...]]:
    """Every world that fits what the viewer knows, found by trying all: the deck, then the hands."""
    slots = [s.deck] + [s.hands[p] for p in range(s.seats) if p != viewer]
    cards = [card for slot in slots for card in slot]
    found = set()
    for order in itertools.permutations(cards):
        dealt, world = list(order), []
        for slot in slots:
            world.append([dealt.pop(0) for _ in slot])
        if fits(s, viewer, slots, world):
            deck, *hands = world
            found.add((tuple(deck), *(tuple(sorted(hand)) for hand in hands)))
    return found


def fits(s: State, viewer: int, slots: list[list[int]], world: list[list[int]]) -> bool:
    def backs(cards: list[int]) -> list[int]:
        return [game.BACKS[c] for c in cards]

    if backs(world[0]) != backs(slots[0]):
        return False
    if any(s.known[c] >> viewer & 1 and world[0][i] != c for i, c in enumerate(slots[0])):
        return False
    for true, guessed in zip(slots[1:], world[1:]):
        if sorted(backs(true)) != sorted(backs(guessed)):
            return False
        if any(s.known[c] >> viewer & 1 and c not in guessed for c in true):
            return False
    return True


@pytest.mark.parametrize(
    ("known", "number"),
    [
        ({}, 36),  # three caravan cards among three slots, three ship cards among three
        ({"silk_2": [0]}, 12),  # the top of the deck was looked at
        ({"pearl_2": [0], "rum_2": [0]}, 6),  # bought openly
        ({"silk_2": [1, 2], "pearl_2": [1]}, 36),  # what others know is nothing to the viewer
    ],
)
def test_guesses_are_all_the_worlds_that_fit_what_is_known_and_no_others(known, number):
    s = table(
        deck=["silk_1", "pearl_1", "silk_2"],
        hands=[["spice_1", "rum_1"], ["silk_3", "pearl_2"], ["rum_2"]],
        market=["spice_2", "spice_3"],
        discard=["pearl_3", "rum_3"],
        known=known,
    )
    guessed = {(tuple(w.deck), tuple(w.hands[1]), tuple(w.hands[2])) for w in worlds(s, 0, 1200)}
    assert guessed == true_and_possible(s, 0)
    assert len(guessed) == number


def test_guesses_on_the_way_through_games_keep_every_bit_of_knowledge():
    for seed in range(10):
        s, luck = game.GAME.new(3, seed=seed), seeded(seed)
        while not s.over:
            for p in range(3):
                world = s.determinise(p, seed)
                for card in range(game.CARDS):
                    if s.known[card] >> p & 1:
                        assert where(world, card) == where(s, card)
                assert [x if x >> SPECTATORS & 1 else x & 1 << p for x in s.known] == world.known
            s.choose(*choice_of(s, luck))


def where(s: State, card: int) -> tuple[str, int]:
    """The place of a card: its height in the deck, the market, the discards, or whose hand it is in."""
    if card in s.deck:
        return "deck", s.deck.index(card)
    if card in s.market or card in s.discard:
        return "open", 0
    return "hand", next(p for p in range(s.seats) if card in s.hands[p])


# ---- a secret choice that depends on hidden cards


def seeking(*top: str) -> State:
    rest = [word for word in game.WORDS if word not in top]
    return table(deck=rest[:4] + list(top), hands=[[], rest[4:6], rest[6:]])


def test_that_a_seat_is_asked_tells_that_it_has_a_choice():
    """Two spices among the top three, or it would not be asked; a guess without them would not fit."""
    s = after(seeking("spice_1", "rum_1", "spice_3"), (0, "seek"))
    assert keys(s, 0) == ["take:spice_1", "take:spice_3"]
    pairs = set()
    for world in worlds(s, 1, 400):
        spices = [card for card in world.deck[-3:] if card in game.alike(CODE["spice_1"])]
        assert len(spices) >= 2
        pairs.add(tuple(sorted(spices)[:2]))
        assert len(world.options(0)) == len(spices)
    assert pairs == set(itertools.combinations(game.alike(CODE["spice_1"]), 2))
    assert keys(s.determinise(0, 1), 0) == keys(s, 0)


def test_what_was_taken_is_seen_by_the_taker_alone():
    s = after(seeking("spice_1", "rum_1", "spice_3"), (0, "seek"))
    one, other = after(s, (0, "take:spice_1")), after(s, (0, "take:spice_3"))
    assert hands_seen(one, 0)[0] == ["spice_1"]
    for viewer in others(s, 0):
        assert hands_seen(one, viewer)[0] == hands_seen(other, viewer)[0] == ["?caravan"]


def test_a_forced_choice_in_secret_is_told_as_a_secret():
    s = seeking("silk_1", "rum_1", "spice_3")
    journal = s.listen()
    s.choose("seek", 0)
    assert s.hands[0] == [CODE["spice_3"]]
    (forced,) = [e for e in journal.events if e.code == FORCED]
    assert forced.seen(0).numbers == [game.S_TAKE_SPICE, CODE["spice_3"]]
    for viewer in (1, 2, 14):
        assert forced.seen(viewer).numbers == [game.S_TAKE_SPICE, UNKNOWN]


def test_nobody_knows_the_order_of_what_was_shuffled_back():
    s = after(seeking("spice_1", "rum_1", "spice_3"), (0, "seek"), (0, "take:spice_3"))
    assert deck_seen(s, 0)[-2:] in (["?caravan", "?ship"], ["?ship", "?caravan"])
    s = after(seeking("silk_1", "rum_1", "rum_3"), (0, "seek"))
    assert s.hands[0] == []
    assert all(mask == 0 for mask in s.known)
