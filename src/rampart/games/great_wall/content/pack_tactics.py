"""Tactic cards of content packs, in the vocabulary of the printed ones: moments, effects, prices for better ones."""

from typing import Final

from rampart.games.great_wall.cards import Effect, Price, Tactic
from rampart.games.great_wall.effects import (
    DiscardTactics,
    DrawTactics,
    Gain,
    GainAny,
    GainEach,
    GainHonour,
    HireFree,
    MoveTea,
    PlaceClerks,
    PromoteOverseers,
)
from rampart.games.great_wall.effects_of_war import IN_ROW_ONE, ON_ONE_CARD, AddDefence, PlaceWounds
from rampart.games.great_wall.tables import RESOURCE_WORDS
from rampart.games.great_wall.vocabulary import ANYBODY, SELF
from rampart.packs import PackCard, packs_of

KNOWN: Final = ("moment", "base", "price", "boosted")
MOMENTS: Final = {  # those at which a card of a pack may be played, and by whom
    "turn_start": SELF, "on_commands_revealed": ANYBODY, "on_activation_player": SELF, "on_horde_defeated": ANYBODY,
    "before_section_compare": ANYBODY,
}  # fmt: skip
ALWAYS: Final = tuple(MOMENTS)
VERBS: Final = {  # what an effect may do, its numbers, and when
    "gain": (("resource", "n"), ALWAYS),
    "gain_any": (("n",), ALWAYS),
    "gain_each": (tuple(RESOURCE_WORDS), ALWAYS),
    "gain_honor": (("n",), ALWAYS),
    "draw_tactics": (("n",), ALWAYS),
    "discard_tactics": (("n",), ALWAYS),
    "move_tea": (("n",), ("turn_start", "on_commands_revealed")),
    "place_clerks": (("n",), ("turn_start",)),
    "promote_overseers": (("n", "discount"), ("turn_start",)),
    "hire_free": ((), ("on_commands_revealed",)),
    "place_wounds": (("n", "where"), ("turn_start",)),
    "add_defense": (("n",), ("before_section_compare",)),
}
WHERE: Final = ["row_one", "one_card"]
PRICES: Final = (*RESOURCE_WORDS, "any", "material")
MOST: Final = 6


def pack_tactics(moments: list[str], printed: list[str]) -> list[Tactic]:
    """The cards of all packs, one after the other, in the order of their names."""
    out: list[Tactic] = []
    for pack in packs_of("great_wall"):
        for card in pack.cards:
            if card.word in printed or card.word in [x.word for x in out]:
                raise card.fail("another card of the game has this word.")
            out.append(tactic(card, moments))
    return out


def tactic(card: PackCard, moments: list[str]) -> Tactic:
    """A card as the rules know it."""
    card.only(KNOWN)
    word = ALWAYS[card.one_of("moment", ALWAYS)]
    paid = card.data.get("price")
    if not isinstance(paid, dict):
        raise card.fail("price is a table of what the boosted effect costs.")
    card.only(PRICES, paid)
    wood, stone, gold, chi, anything, material = [card.number(name, 0, MOST, paid, 0) for name in PRICES]
    if wood + stone + gold + chi + anything + material == 0:
        raise card.fail("the boosted effect needs a price.")
    price = Price(w=wood, s=stone, g=gold, c=chi, any=anything, material=material)
    return Tactic(
        card.word, moments.index(word), effects(card, "base", word), price, effects(card, "boosted", word),
        who=MOMENTS[word],
    )  # fmt: skip


def effects(card: PackCard, name: str, moment: str) -> list[Effect]:
    """Some effects, at least one."""
    found = [effect(card, data, moment) for data in card.tables(name)]
    if not found:
        raise card.fail(f"{name} needs at least one effect.")
    return found


def effect(card: PackCard, data: dict[str, object], moment: str) -> Effect:
    """One effect: a verb with its numbers."""
    verb = list(VERBS)[card.one_of("verb", list(VERBS), data)]
    numbers, when = VERBS[verb]
    if moment not in when:
        raise card.fail(f"{verb} goes only with the moments: {', '.join(when)}.")
    card.only(("verb", *numbers), data)
    if verb == "gain":
        return Gain(card.one_of("resource", RESOURCE_WORDS, data), card.number("n", 1, MOST, data))
    if verb == "gain_each":
        each = [card.number(word, 0, MOST, data, 0) for word in RESOURCE_WORDS]
        return GainEach(each[0], each[1], each[2], each[3])
    n = card.number("n", 1, MOST, data) if "n" in numbers else 1
    if verb == "place_wounds":
        where = card.one_of("where", WHERE, data, WHERE[0])
        return PlaceWounds(n, ON_ONE_CARD if where else IN_ROW_ONE)
    if verb == "promote_overseers":
        return PromoteOverseers(n, card.number("discount", 0, MOST, data, 0))
    return simple(verb, n)


def simple(verb: str, n: int) -> Effect:
    """An effect of one number, or of none."""
    if verb == "gain_any":
        return GainAny(n)
    if verb == "gain_honor":
        return GainHonour(n)
    if verb == "draw_tactics":
        return DrawTactics(n)
    if verb == "discard_tactics":
        return DiscardTactics(n)
    if verb == "move_tea":
        return MoveTea(n)
    if verb == "place_clerks":
        return PlaceClerks(n)
    return AddDefence(n) if verb == "add_defense" else HireFree()
