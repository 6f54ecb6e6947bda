"""Positions with expansions on the table: what their parts hold unless a test says otherwise."""

from tests.games.great_wall import card_table

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
