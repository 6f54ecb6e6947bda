"""Set-up with choices: the variable map, the starting groups, the palace, the markets, the first Scheme (CM-020)."""

from typing import Final

from rampart.games.crescent_moon.arguments import ONE_HEX, PLACING_TILE, TILE
from rampart.games.crescent_moon.content.land import CELL_WORDS, EDGES, cell_q, cell_r, in_reading_order, way_to
from rampart.games.crescent_moon.setup import clear_land, place_group
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.choices import HexChoice
from rampart.games.crescent_moon.steps.hands import draw, refill_market
from rampart.games.crescent_moon.steps.river import CELL, PLACES, TURNED, placeable_tiles, placements
from rampart.games.crescent_moon.steps.verbs import hex_name, mark
from rampart.games.crescent_moon.tables import (
    CALIPH,
    E_GROUP,
    E_MARKET_FILLED,
    E_PALACE,
    E_TILE,
    GROUP_WORDS,
    MURSHID,
    QUARRY,
    RIVER,
    S_PLACE_TILE,
    S_SCHEME,
    SACRED_SITE,
    SLOTS,
    SULTAN_SLOTS,
    TILE_WORDS,
)
from rampart.kernel.codec import Options, count, excluding, holds, one_of
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Refusal, Say, Step

# ---- the variable map


TILES_TO_CHOOSE: Final = Options()
TILE_CHOSEN: Final = TILES_TO_CHOOSE.part("tile", one_of(TILE_WORDS))

GROUPS: Final = Options()
GROUP: Final = GROUPS.case("group")
GROUP_IN: Final = GROUP.part("hex", ONE_HEX)
WHICH_GROUP: Final = GROUP.part("group", count(1))


class ChooseTile(Choice[CrescentMoon]):
    """Choose which of your hexes to place (CM-023)."""

    rule = "CM-023"
    choices = TILES_TO_CHOOSE
    is_window = 1

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """A river hex without a legal place waits while another hex can be placed (CM-028)."""
        return placeable_tiles(s, p)

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """It lies face up now; where it goes is the next question."""
        s.reveal()
        s.tile_hands[p].remove(choice)
        s.tile_shown = choice
        s.push(S_PLACE_TILE, p, choice)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `tile:river`."""
        return f"tile:{TILE_WORDS[choice]}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("option-tile", {"tile": TILE_WORDS[choice]})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [f"tile-{p}-{TILE_WORDS[choice]}"]

    def refused(self, s: CrescentMoon, p: int, args: int) -> list[Refusal]:
        """A river hex that would have to leave the river."""
        if RIVER not in s.tile_hands[p] or RIVER in placeable_tiles(s, p):
            return []
        what = Say("option-tile", {"tile": TILE_WORDS[RIVER]})
        return [Refusal("tile:river", what, Say("why-no-river-end"), "CM-028")]


class PlaceTile(Choice[CrescentMoon]):
    """Place the hex next to the map: a river hex lengthens the river, any other lies as snug as possible (CM-024)."""

    rule = "CM-024"
    args = PLACING_TILE
    choices = PLACES

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Every legal place and turn (CM-025 to CM-028)."""
        tile = TILE.of(args)
        return placements(s, tile)

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """The land grows; copies share its lists, so they are replaced."""
        tile = TILE.of(args)
        s.tile_shown = -1
        s.hex_cell = [*s.hex_cell, CELL.of(choice)]
        s.hex_tile = [*s.hex_tile, tile]
        s.hex_turn = [*s.hex_turn, TURNED.of(choice)]
        if s.journal is not None:
            s.tell(E_TILE, p, [tile])

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `1,-1`, with `/4` for the turn of a river hex."""
        tile = TILE.of(args)
        at = CELL_WORDS[CELL.of(choice)]
        return f"{at}/{TURNED.of(choice)}" if tile == RIVER else at

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        tile = TILE.of(args)
        return Say("place_tile", {"tile": TILE_WORDS[tile]})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        tile = TILE.of(args)
        edge, steps, more = way_to(cell_q(CELL.of(choice)), cell_r(CELL.of(choice)))
        place: dict[str, int | str] = {"steps": steps, "way": edge, "more": more, "then": (edge + 1) % EDGES}
        place["turn"] = TURNED.of(choice)
        return Say("option-place-river" if tile == RIVER else "option-place-tile", place)

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """The free cell, by coordinates."""
        return [f"cell-{cell_q(CELL.of(choice))}-{cell_r(CELL.of(choice))}"]


class FinishMap(Step[CrescentMoon]):
    """All hexes are placed: from now on they are counted from the top left (CM-023)."""

    rule = "CM-023"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """No piece stands there yet."""
        order = in_reading_order(s.hex_cell)
        s.hex_cell = [s.hex_cell[h] for h in order]
        s.hex_turn = [s.hex_turn[h] for h in order]
        s.hex_tile = [s.hex_tile[h] for h in order]
        clear_land(s)


class PlaceGroup(Choice[CrescentMoon]):
    """Place one of your two starting groups in an empty hex, neither a quarry nor the sacred site (CM-029)."""

    rule = "CM-029"
    choices = GROUPS

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Any group that is left, anywhere empty."""
        free = [h for h in range(len(s.influence)) if is_free(s, h)]
        return [WHICH_GROUP.put(g) + GROUP_IN.put(h) for g in range(2) if holds(s.groups_left[p], g) for h in free]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """All its pieces stand together."""
        group, h = WHICH_GROUP.of(choice), GROUP_IN.of(choice)
        s.groups_left[p] = excluding(s.groups_left[p], group)
        place_group(s, p, group, h)
        if s.journal is not None:
            s.tell(E_GROUP, p, [2 * p + group, mark(s, h)])

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `group-1@c2`."""
        return f"group-{WHICH_GROUP.of(choice) + 1}@{hex_name(s, GROUP_IN.of(choice))}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        group, h = GROUP_WORDS[2 * p + WHICH_GROUP.of(choice)], hex_name(s, GROUP_IN.of(choice))
        return Say("option-group", {"group": group, "hex": h})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [f"hex-{GROUP_IN.of(choice)}"]


def is_free(s: CrescentMoon, h: int) -> bool:
    """Is the hex empty of pieces and neither a quarry nor the sacred site?"""
    tile = s.land().tiles[h]
    if tile == QUARRY or tile == SACRED_SITE or s.settlements[h] >= 0 or s.influence[h] >= 0:
        return False
    return not s.masters(h)


# ---- palace, markets, Scheme


class PlacePalace(HexChoice):
    """The Caliph places the palace in a hex with a piece of his (CM-006)."""

    rule = "CM-006"

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Where he is present."""
        return [h for h in range(len(s.influence)) if s.present(CALIPH, h)]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """There it stands."""
        s.palace = choice
        if s.journal is not None:
            s.tell(E_PALACE, p, [mark(s, choice)])


class FillMarkets(Step[CrescentMoon]):
    """Fill the market from the left, then the Sultan's market; all cards lie face up (CM-010)."""

    rule = "CM-010"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """One card at a time."""
        refill_market(s)
        for slot in range(SULTAN_SLOTS):
            s.sultan_market[slot] = draw(s)
            if s.journal is not None:
                s.tell(E_MARKET_FILLED, NOBODY, [s.sultan_market[slot], SLOTS + slot])


class OpeningScheme(Step[CrescentMoon]):
    """The last step of set-up: the Murshid schemes, with an empty hand (CM-012)."""

    rule = "CM-012"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """So he is entitled to two cards."""
        s.push(S_SCHEME, MURSHID)
