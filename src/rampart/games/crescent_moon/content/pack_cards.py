"""Power cards of content packs, in the vocabulary of the printed ones: verbs, amounts and conditions of entries."""

from typing import Final

from rampart.games.crescent_moon.content.vocabulary import (
    CONDITION_WORDS,
    CONTEST_VERBS,
    TYPE_WORDS,
    VERB_WORDS,
    Entry,
    PowerCard,
)
from rampart.games.crescent_moon.tables import CHARACTER_WORDS
from rampart.packs import PackCard, packs_of

KNOWN: Final = ("copies", "character", "kind", "combat", "influence")
OF_ENTRY: Final = ("verb", "amount", "better", "when")
MOST_COPIES: Final = 6
MOST_AMOUNT: Final = 5


def pack_cards(printed: list[str]) -> list[PowerCard]:
    """The cards of all packs, one after the other; none may be called like another."""
    out: list[PowerCard] = []
    for pack in packs_of("crescent_moon"):
        for card in pack.cards:
            if card.word in printed or card.word in [x.word for x in out]:
                raise card.fail("another card of the game has this word.")
            out.append(power_card(card))
    return out


def power_card(card: PackCard) -> PowerCard:
    """A card as the rules know it."""
    card.only(KNOWN)
    combat = [entry(card, x, VERB_WORDS) for x in card.tables("combat")]
    influence = [entry(card, x, CONTEST_VERBS) for x in card.tables("influence")]
    if not combat and not influence:
        raise card.fail("it does nothing; give it entries under combat or influence.")
    return PowerCard(
        card.pack.name, card.word, card.number("copies", 1, MOST_COPIES), card.one_of("character", CHARACTER_WORDS),
        card.one_of("kind", TYPE_WORDS), combat, influence,
    )  # fmt: skip


def entry(card: PackCard, data: dict[str, object], verbs: list[str]) -> Entry:
    """One effect: a verb, its amount, and a better amount where a condition holds."""
    card.only(OF_ENTRY, data)
    card.one_of("verb", verbs, data)
    verb = card.one_of("verb", VERB_WORDS, data)
    amount = card.number("amount", 0, MOST_AMOUNT, data)
    better = card.number("better", amount, MOST_AMOUNT, data) if "better" in data else -1
    if ("better" in data) != ("when" in data):
        raise card.fail("better and when go together: the amount where a condition holds.")
    if amount == 0 and better <= 0:
        raise card.fail("an entry without an amount does nothing.")
    return Entry(verb, amount, better, card.one_of("when", CONDITION_WORDS, data, CONDITION_WORDS[0]))
