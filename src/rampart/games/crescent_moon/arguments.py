"""What the steps still to be done are told: their arguments by name, with their ranges."""

from typing import Final

from rampart.games.crescent_moon.content.power_cards import KINDS
from rampart.games.crescent_moon.tables import (
    HEXES,
    KIND_OF_UNIT_WORDS,
    MARCH_WORDS,
    MARKET_WORDS,
    MOST_DISCS,
    MOST_PLAYED,
    MOST_PRICE,
    MOST_PROMISED,
    NOMAD,
    RESOLVING_WORDS,
    ROUNDS,
    SULTAN_SLOTS,
    TILE_WORDS,
    WINDOW_WORDS,
    YEAR_CHOICES,
)
from rampart.kernel.codec import (
    Args,
    board_place,
    board_places,
    card,
    count,
    flag,
    maybe,
    one_of,
    pad_place,
    seat,
    subset,
)

ONE_HEX: Final = board_place("hex", HEXES)
SOME_HEXES: Final = board_places("hex", HEXES)
ONE_CARD: Final = card("cards", KINDS)
ONE_SEAT: Final = seat(NOMAD + 1)
UNITS_OF_A_KIND: Final = count(MOST_DISCS)
PLAYED_CARD: Final = count(MOST_PLAYED - 1)  # a card on the table, in the order in which they were turned up

# ---- the land, the year, the turn
PLACING_TILE: Final = Args()
TILE: Final = PLACING_TILE.part("tile", one_of(TILE_WORDS))

YEAR: Final = Args()
YEAR_NUMBER: Final = YEAR.part("year", count(max(YEAR_CHOICES)))

TURN: Final = Args()
ROUND: Final = TURN.part("round", count(ROUNDS))

IN_HEX: Final = Args()  # of all that is about one hex and nothing else
HEX: Final = IN_HEX.part("hex", ONE_HEX)

# ---- anytime cards
WINDOW: Final = Args()
WHICH_WINDOW: Final = WINDOW.part("window", one_of(WINDOW_WORDS))
NEXT_IN_WINDOW: Final = WINDOW.part("next", count(NOMAD + 1))  # the place in its order of who is asked next
REOPENED: Final = WINDOW.part("reopened", flag())

PLAYING_ANYTIME: Final = Args()
AT_WINDOW: Final = PLAYING_ANYTIME.part("window", one_of(WINDOW_WORDS))

ABOUT_CARD: Final = Args()
CARD: Final = ABOUT_CARD.part("card", ONE_CARD)

# ---- actions
BUILDING: Final = Args()
BUILDS_LEFT: Final = BUILDING.part("left", count(3))
CHEAPER: Final = BUILDING.part("cheaper", flag())  # by a Corvée
HAS_BUILT: Final = BUILDING.part("built", flag())
BUILT_IN: Final = BUILDING.part("hexes", SOME_HEXES)

MOVING: Final = Args()
MOVES_LEFT: Final = MOVING.part("left", count(7))
MOVING_FOR: Final = MOVING.part("march", one_of(MARCH_WORDS))
HAS_MOVED: Final = MOVING.part("moved", flag())

SETTING_OUT: Final = Args()
START: Final = SETTING_OUT.part("from", ONE_HEX)
GOAL: Final = SETTING_OUT.part("to", ONE_HEX)
MARCH: Final = SETTING_OUT.part("march", one_of(MARCH_WORDS))
ORDINARY_GOING: Final = SETTING_OUT.part("ordinary", UNITS_OF_A_KIND)
MOST_GOING: Final = SETTING_OUT.part("cap", count(2))  # mercenaries just placed; 0 where all may go

STORMING: Final = Args()
STORMED_FROM: Final = STORMING.part("from", ONE_HEX)
STORMED: Final = STORMING.part("to", ONE_HEX)
STORMING_ORDINARY: Final = STORMING.part("ordinary", UNITS_OF_A_KIND)
STORMING_MERCENARIES: Final = STORMING.part("mercenaries", UNITS_OF_A_KIND)

RAIDING: Final = Args()
RAID_START: Final = RAIDING.part("start", ONE_HEX)
RAID_ANYWHERE: Final = RAIDING.part("anywhere", flag())  # no move came before it: from any hex
RAID_CAP: Final = RAIDING.part("cap", count(2))

FOLLOWING_UP: Final = Args()
FOLLOWING_FROM: Final = FOLLOWING_UP.part("hex", ONE_HEX)
FOLLOWING_UNITS: Final = FOLLOWING_UP.part("units", count(2))

RECRUITING: Final = Args()
RECRUITS_LEFT: Final = RECRUITING.part("left", count(3))
HAS_PLACED: Final = RECRUITING.part("placed", flag())

MUSTERING: Final = Args()
MUSTERED: Final = MUSTERING.part("done", SOME_HEXES)

# ---- bargains and cards
BARGAINING: Final = Args()
AT_BARGAIN: Final = BARGAINING.part("bargain", pad_place())

HIRING: Final = Args()
HIRED: Final = HIRING.part("units", count(2))
HIRED_FOR: Final = HIRING.part("price", count(MOST_PRICE))

SUBVERTING: Final = Args()
SUBVERTED_IN: Final = SUBVERTING.part("hex", ONE_HEX)
SUBVERTED: Final = SUBVERTING.part("units", count(2))
SUBVERTED_FOR: Final = SUBVERTING.part("price", count(MOST_PRICE))

BUYING: Final = Args()
AGREED_SLOT: Final = BUYING.part("slot", maybe(count(SULTAN_SLOTS - 1)))  # of the Sultan's market
AGREED_PRICE: Final = BUYING.part("price", count(MOST_PRICE))

BUYING_ON: Final = Args()
USED_MARKETS: Final = BUYING_ON.part("used", subset(MARKET_WORDS))

SCHEMING: Final = Args()
TO_TAKE: Final = SCHEMING.part("cards", count(2))
MISSING: Final = SCHEMING.part("missing", count(2))
SCHEME_LOOK_AT: Final = SCHEMING.part("looked", pad_place())

CONSPIRING: Final = Args()
CONSPIRE_LOOK_AT: Final = CONSPIRING.part("look", pad_place())

# ---- deals, combats and contests
ASKING: Final = Args()
ASKED_SEAT: Final = ASKING.part("of", ONE_SEAT)

COUNTERING: Final = Args()
COUNTER_POINTS: Final = COUNTERING.part("points", count(MOST_PROMISED))

SETTLING: Final = Args()
REFUSER: Final = SETTLING.part("refuser", ONE_SEAT)

RESOLVING: Final = Args()
RESOLVING_TURN: Final = RESOLVING.part("turn", count(15))

NEXT_CARD: Final = Args()
RESOLVED_KIND: Final = NEXT_CARD.part("kind", one_of(RESOLVING_WORDS))

ON_PLAYED: Final = Args()
PLAYED: Final = ON_PLAYED.part("card", PLAYED_CARD)

ON_ENTRY: Final = Args()
ENTRY_CARD: Final = ON_ENTRY.part("card", PLAYED_CARD)
ENTRY: Final = ON_ENTRY.part("entry", count(3))

WITHDRAWING: Final = Args()
WITHDRAW_BY: Final = WITHDRAWING.part("card", PLAYED_CARD)
WITHDRAWALS: Final = WITHDRAWING.part("left", count(2))

WITHDRAWN: Final = Args()
WITHDRAWN_KIND: Final = WITHDRAWN.part("kind", one_of(KIND_OF_UNIT_WORDS))
WITHDRAWN_FROM: Final = WITHDRAWN.part("card", maybe(PLAYED_CARD))  # none: it stands on no card

GIVING_UP: Final = Args()
TO_GIVE_UP: Final = GIVING_UP.part("losses", UNITS_OF_A_KIND)


# ---- documents of before

# What older documents packed into one number, by step
PACKED: Final = {
    "build": ["builds"],
    "move": ["moves"],
    "move_ordinary": ["way"],
    "move_mercenaries": ["way"],
    "storm": ["way", "units"],
    "subvert": ["terms"],
    "begin_buying": ["agreed"],
    "take_schemed": ["look"],
    "withdraw_to": ["unit"],
    "choose_cards": ["a", "b"],
}


def modernise(step: str, words: dict[str, object]) -> None:
    """Split the packed numbers of an older document into the arguments of today."""
    if step == "window":
        following = number(words, "next")
        if following >= 8:
            words.update({"next": following - 8, "reopened": 1})
    elif step == "raid_assault" and number(words, "start") == HEXES:
        words.update({"start": 0, "anywhere": 1})
    elif step in PACKED and any(name in words for name in PACKED[step]):
        words.update(unpacked(step, words))
        for name in PACKED[step]:
            words.pop(name, None)


def number(words: dict[str, object], name: str) -> int:
    """A bare number of an older document, 0 where it is left out."""
    value = words.get(name)
    return value if isinstance(value, int) else 0


def unpacked(step: str, words: dict[str, object]) -> dict[str, object]:
    """The parts of what an older document packed."""
    old = number(words, PACKED[step][0])
    if step == "build":
        return {"left": old % 16, "cheaper": old // 16 % 2, "built": old // 32 % 2}
    if step == "move":
        return {"left": old % 16, "march": old // 16 % 8, "moved": old // 128 % 2}
    if step == "subvert":
        return {"hex": old // 4, "units": old % 4}
    if step == "begin_buying":
        return {"slot": old - 1}
    if step == "take_schemed":
        return {"looked": old // 4, "missing": old % 4}
    if step == "withdraw_to":
        return {"kind": (old - 1) % 2, "card": (old - 3) // 2 if old >= 3 else None}
    if step == "choose_cards":
        return {}
    way: dict[str, object] = {"from": old // HEXES, "to": old % HEXES}
    if step == "storm":
        units = number(words, "units")
        return {**way, "ordinary": units % 256, "mercenaries": units // 256}
    march = number(words, "march")
    return {**way, "march": march % 16, "ordinary": march // 16 % 64, "cap": march // 1024}
