"""Positions with expansions on the table: what their parts hold unless a test says otherwise."""

from tests.games.great_wall import card_table

from rampart.games.great_wall.modules.beasts.names import RELICS
from rampart.games.great_wall.modules.iron_dragon.names import DRAGON_CARDS
from rampart.games.great_wall.modules.rat.names import RAT_CARDS
from rampart.games.great_wall.state import GreatWall


def rat_at(location: str = "temple", card: str = "grey_rat", discard: tuple[str, ...] = ()) -> dict:
    """The rat in a location; the cards that are neither open nor discarded lie in the deck, in their order."""
    deck = [word for word in RAT_CARDS if word != card and word not in discard]
    return {"rat": {"location": location, "card": card, "deck": deck, "discard": list(discard)}}


def with_rat(*players: dict, rat: dict | None = None, **fields: object) -> GreatWall:
    """A position at a table with the Rat."""
    options = {"rat": True, **fields.pop("options", {})}  # type: ignore[dict-item]
    return card_table.table(*players, options=options, **(rat or rat_at()), **fields)


def dragon(card: str | None = "twin_nostrils", clerks: tuple[int, ...] = (), discard: tuple[str, ...] = ()) -> dict:
    """The Iron Dragon with its card of the year and the clerks of each seat on it."""
    deck = [word for word in DRAGON_CARDS if word != card and word not in discard]
    part = {"card": card, "deck": deck, "discard": list(discard), "fired": 0}
    return {"iron_dragon": {**part, **({"clerks": list(clerks)} if clerks else {})}}


def with_dragon(*players: dict, on_it: dict | None = None, **fields: object) -> GreatWall:
    """A position at a table with the Iron Dragon; clerks on it are not in the pools of the players."""
    options = {"iron_dragon": True, **fields.pop("options", {})}  # type: ignore[dict-item]
    part = on_it or dragon()
    clerks = part["iron_dragon"].get("clerks", [0] * len(players))
    people = [{**me, "away": n} for me, n in zip(players, clerks, strict=True)]
    return card_table.table(*people, options=options, **part, **fields)


def beasts(
    areas: tuple[str, ...] = ("quarry", "section_M", "section_R", "embassy"),
    ranks: tuple[int, ...] = (1, 1, 1, 1),
    relic: str = "moon_mirror",
    covered: tuple[str, ...] = (),
) -> dict:
    """The four beasts with their areas and ranks, and the active relic; the others lie in the deck, in their order."""
    deck = [word for word in RELICS if word != relic and word not in covered]
    part = {"ranks": list(ranks), "areas": list(areas), "relic": relic, "relic_deck": deck, "covered": list(covered)}
    return {"beasts": part}


def with_beasts(*players: dict, there: dict | None = None, **fields: object) -> GreatWall:
    """A position at a table with the Ancient Beasts."""
    options = {"beasts": True, **fields.pop("options", {})}  # type: ignore[dict-item]
    return card_table.table(*players, options=options, **(there or beasts()), **fields)
