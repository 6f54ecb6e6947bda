"""The Great Wall: laying tiles, and the check when the Mongols come."""

from typing import Final

from rampart.games.dragon.arguments import DEMANDED, MONTH, OF_MONTH, TO_BUILD, WHY_DEMANDED
from rampart.games.dragon.state import Dragon
from rampart.games.dragon.steps.verbs import gain_fireworks, gain_rice, gain_yuan, move_marker, score
from rampart.games.dragon.tables import (
    E_WALL_BUILT,
    E_WALL_CHECKED,
    FROM_WALL,
    RANDOM_WALL_BONUS,
    S_BUILD_FLOOR,
    S_LOSE_PERSONS,
    SHORT_WALL,
    WALL_FIREWORK,
    WALL_FLOOR,
    WALL_RICE,
    WALL_TRACK,
    WALL_WORDS,
    WALL_YUAN,
)
from rampart.kernel.codec import Options, excluding, members, one_of
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step

TILES_USED: Final = Options()
TILE_USED: Final = TILES_USED.part("tile", one_of(WALL_WORDS))
RANDOM_TILE: Final = TILES_USED.case("random").code


class UseWallTile(Choice[Dragon]):
    """Use one of your wall tiles: gain its bonus and lay it under the first month without one (YD-704, YD-705)."""

    rule = "YD-704"
    choices = TILES_USED

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """The unused tiles; where chance picks, only that (YD-903)."""
        if s.has(RANDOM_WALL_BONUS):
            return [RANDOM_TILE]
        return [TILE_USED.put(tile) for tile in members(s.players[p].wall_tiles)]

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        """The bonus, then the wall grows by one month."""
        me = s.players[p]
        if choice == RANDOM_TILE:
            unused = members(me.wall_tiles)
            tile = unused[s.rng.below(len(unused))]
        else:
            tile = TILE_USED.of(choice)
        me.wall_tiles = excluding(me.wall_tiles, tile)
        s.wall.append(p)
        if s.journal is not None:
            s.tell(E_WALL_BUILT, p, [tile, len(s.wall)])
        wall_bonus(s, p, tile)

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `wall:w_rice`."""
        return "wall:random" if choice == RANDOM_TILE else f"wall:{WALL_WORDS[TILE_USED.of(choice)]}"

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        if choice == RANDOM_TILE:
            return Say("option-wall-random")
        return Say("option-wall", {"tile": WALL_WORDS[TILE_USED.of(choice)]})

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """Which month it will lie under."""
        return Say("effect-wall", {"month": len(s.wall) + 1})

    def target(self, s: Dragon, p: int, args: int, choice: int) -> list[str]:
        """The tile, where it is not chance that picks it."""
        return [] if choice == RANDOM_TILE else [f"walltile-{p}-{WALL_WORDS[TILE_USED.of(choice)]}"]


def wall_bonus(s: Dragon, p: int, tile: int) -> None:
    """What a wall tile gives when it is used (YD-704, YD-707)."""
    if tile == WALL_RICE:
        gain_rice(s, p, 1)
    elif tile == WALL_FIREWORK:
        gain_fireworks(s, p, 1)
    elif tile == WALL_FLOOR:
        s.push(S_BUILD_FLOOR, p, TO_BUILD.put(1))
    elif tile == WALL_YUAN:
        gain_yuan(s, p, 2)
    elif tile == WALL_TRACK:
        move_marker(s, p, 3)
    else:
        score(s, p, FROM_WALL, 3)


class WallCheck(Step[Dragon]):
    """Does the wall reach the month? Then all score their tiles, else the fewest lose a person (YD-710 to YD-713)."""

    rule = "YD-710"
    args = OF_MONTH

    def run(self, s: Dragon, p: int, args: int) -> None:
        """Losses here come on top of those to the Mongols (YD-723)."""
        month = MONTH.of(args)
        tiles = [s.wall.count(seat) for seat in range(s.seats)]
        reached = len(s.wall) >= month
        if s.journal is not None:
            s.tell(E_WALL_CHECKED, NOBODY, [month, 1 if reached else 0])
        order = s.order()
        if reached:
            for seat in order:
                score(s, seat, FROM_WALL, tiles[seat])
            return
        fewest = min(tiles)
        for seat in reversed(order):
            if tiles[seat] == fewest:
                s.push(S_LOSE_PERSONS, seat, DEMANDED.put(1) + WHY_DEMANDED.put(SHORT_WALL))
