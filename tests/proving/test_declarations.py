"""Declarations: a secret that could not be kept, or not be guessed, is refused before a game is played with it."""

import pytest

from rampart import BrokenRules, State
from rampart.kernel.fields import (
    ALL,
    BAG,
    BAGS,
    BOUNDS,
    HAND,
    HANDS,
    KNOWN,
    LIST,
    MASK,
    MEMORY,
    NONE,
    NUMBER,
    OWNER,
    RECORD,
    RECORDS,
    ROWS,
    Field,
    Layout,
    Pool,
    Record,
)
from rampart.kernel.frame import NOBODY
from rampart.kernel.secrecy import audit
from tests.proving import bazaar, duel, smugglers
from tests.proving.toy import shown_to


@pytest.mark.parametrize("seen_by", [OWNER, NONE])
@pytest.mark.parametrize(
    ("kind", "rest", "complaint"),
    [
        (MASK, {"words": ["a", "b"]}, "is a hand"),
        (RECORD, {}, "hide its fields"),
        (RECORDS, {}, "hide its fields"),
        (BAG, {"words": ["a", "b"]}, "a hidden bag needs a pool"),
        (BAGS, {"words": ["a", "b"]}, "a hidden bag needs a pool"),
        (NUMBER, {}, "needs a pool, words, or bounds"),
        (LIST, {}, "needs a pool, words, or bounds"),
        (HANDS, {}, "needs a pool, words, or bounds"),
        (NUMBER, {"low": -5, "high": 5}, "needs a pool, words, or bounds"),
    ],
)
def test_a_secret_that_cannot_be_kept_or_guessed_is_refused(kind, rest, complaint, seen_by):
    with pytest.raises(BrokenRules, match=f"field secret: .*{complaint}"):
        Field("secret", kind, seen_by, **rest)


@pytest.mark.parametrize(
    ("kind", "rest"),
    [
        (NUMBER, {"pool": "cards"}),
        (NUMBER, {"words": ["a"]}),
        (NUMBER, {"low": -1, "high": 9}),
        (LIST, {"words": ["a"]}),
        (ROWS, {"pool": "cards"}),
        (HAND, {"high": 3}),
        (BAG, {"pool": "cards"}),
    ],
)
def test_a_secret_that_can_be_kept_is_accepted(kind, rest):
    assert Field("secret", kind, OWNER, **rest).secret()


@pytest.mark.parametrize("seen_by", [ALL, MEMORY])
def test_what_all_see_may_be_anything(seen_by):
    for kind in (NUMBER, MASK, BAG, RECORD, LIST):
        assert not Field("open", kind, seen_by).secret()


@pytest.mark.parametrize("kind", [KNOWN, BOUNDS])
def test_knowledge_is_of_a_pool(kind):
    with pytest.raises(BrokenRules, match="knowledge is of the cards of a pool"):
        Field("known", kind)


def test_a_set_of_pieces_is_a_hand():
    with pytest.raises(BrokenRules, match="is a hand"):
        Field("pieces", MASK, pool="cards")


def test_a_pool_has_a_word_for_every_kind_and_every_back():
    for words, content in ((["a"], [1, 1]), (["a", "a"], [1, 1])):
        with pytest.raises(BrokenRules, match="a word of its own"):
            Pool("cards", words, content)
    with pytest.raises(BrokenRules, match="every back needs a word"):
        Pool("cards", ["a", "b"], [1, 1], backs=[0, 1])
    with pytest.raises(BrokenRules, match="every back needs a word"):
        Pool("cards", ["a", "b"], [1, 1], backs=[0], back_words=["x"])
    assert Pool("cards", ["a", "b"], [1, 1], [0, 1], ["x", "y"]).back(1) == 1


def test_only_the_last_field_of_a_layout_is_a_list():
    with pytest.raises(BrokenRules, match="only the last field may be a list"):
        Layout("offer", [Field("goods", LIST), Field("maker")])
    with pytest.raises(BrokenRules, match="neither a number nor a set nor a list"):
        Layout("offer", [Field("maker"), Field("goods", HAND)])
    assert Layout("offer", [Field("maker"), Field("goods", LIST)]).name == "offer"


# ---- faults that only a state shows


class Nameless(smugglers.Smugglers):
    """Smugglers whose pool has equal cards, of which a mask of knowers cannot tell one from another."""

    def pools(self) -> list[Pool]:
        return [Pool("cards", smugglers.WORDS, [1, 1] + [1] * (smugglers.CARDS - 3) + [2])]


def test_masks_of_knowers_are_only_for_cards_without_equals():
    s = Nameless(smugglers.GAME.rules, 2, [], smugglers.GAME.new(2).rng)
    s.deck = [*range(smugglers.CARDS), smugglers.CARDS - 1]
    assert audit(s) == [("known", "there are equal cards in the cards; what is known of them is kept as bounds")]


TWO_BAGS = [*bazaar.FIELDS, Field("cellars", BAGS, OWNER, pool="goods")]


class TwoBags(bazaar.Bazaar):
    """A bazaar in which a seat has two hidden bags: which of them holds what is known to be there?"""

    def fields(self) -> list[Field]:
        return TWO_BAGS


def test_bounds_are_for_one_hidden_place_a_seat():
    s = TwoBags(bazaar.GAME.rules, 2, [0], bazaar.GAME.new(2).rng)
    s.cellars = [[0, 0, 0], [0, 0, 0]]
    assert audit(s) == [("at_least", "a seat has several hidden places of the goods; bounds are for one")]


KNOWING = [Field("known", KNOWN, pool="cards")]
WITH_MEMORY = [f for f in smugglers.FIELDS if f.kind != KNOWN] + [Field("memory", RECORD)]


class Memory(Record):
    """A record that keeps knowledge where no one looks for it."""

    def __init__(self) -> None:
        self.known = [0] * smugglers.CARDS

    def fields(self) -> list[Field]:
        return KNOWING


class Forgetful(smugglers.Smugglers):
    """Smugglers whose knowledge lies in a record."""

    memory = Memory()

    def fields(self) -> list[Field]:
        return WITH_MEMORY


def test_knowledge_is_a_field_of_the_state_itself():
    s = Forgetful(smugglers.GAME.rules, 2, [], smugglers.GAME.new(2).rng)
    s.deck = list(range(smugglers.CARDS))
    assert audit(s) == [("memory.known", "knowledge is a field of the state itself, not of a record in it")]


# ---- sections of the pad that belong to no one


def blow_of_nobody(poison: int) -> State:
    s = duel.GAME.new(3)
    s.open_pad(duel.BLOW, [0, 1, 2, poison], NOBODY)
    s.push(duel.S_TURN, 0)
    s.advance()
    return s


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_secret_on_a_section_of_nobody_is_hidden_from_all(viewer):
    assert shown_to(blow_of_nobody(0), viewer) == shown_to(blow_of_nobody(1), viewer)
    assert blow_of_nobody(1).view(viewer).pad == [0, 1, 2, -2]


def test_a_secret_on_a_section_of_nobody_is_guessed():
    assert {blow_of_nobody(1).determinise(0, seed).pad[duel.POISON] for seed in range(30)} == {0, 1}
