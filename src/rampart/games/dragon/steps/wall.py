"""The Great Wall: laying tiles, and the check when the Mongols come."""

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
    WALL_TILES,
    WALL_TRACK,
    WALL_WORDS,
    WALL_YUAN,
)
from rampart.kernel.codec import FIRST, two, two_numbers
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step


class UseWallTile(Choice[Dragon]):
    """Use one of your wall tiles: gain its bonus and lay it under the first month without one (YD-704, YD-705)."""

    rule = "YD-704"
    space = WALL_TILES + 1

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """The unused tiles; where chance picks, only that (YD-903)."""
        if s.has(RANDOM_WALL_BONUS):
            return [WALL_TILES]
        return [t for t in range(WALL_TILES) if s.players[p].wall_tiles >> t & 1]

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        """The bonus, then the wall grows by one month."""
        me = s.players[p]
        if choice == WALL_TILES:
            unused = [t for t in range(WALL_TILES) if me.wall_tiles >> t & 1]
            choice = unused[s.rng.below(len(unused))]
        me.wall_tiles &= ~(1 << choice)
        s.wall.append(p)
        if s.journal is not None:
            s.tell(E_WALL_BUILT, p, [choice, len(s.wall)])
        wall_bonus(s, p, choice)

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `wall:w_rice`."""
        return "wall:random" if choice == WALL_TILES else f"wall:{WALL_WORDS[choice]}"

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """The bonus."""
        if choice == WALL_TILES:
            return Say("option-wall-random")
        return Say("option-wall", {"tile": WALL_WORDS[choice]})

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """Which month it will lie under."""
        return Say("effect-wall", {"month": len(s.wall) + 1})

    def target(self, s: Dragon, p: int, args: int, choice: int) -> list[str]:
        """The tile, where it is not chance that picks it."""
        return [] if choice == WALL_TILES else [f"walltile-{p}-{WALL_WORDS[choice]}"]


def wall_bonus(s: Dragon, p: int, tile: int) -> None:
    """What a wall tile gives when it is used (YD-704, YD-707)."""
    if tile == WALL_RICE:
        gain_rice(s, p, 1)
    elif tile == WALL_FIREWORK:
        gain_fireworks(s, p, 1)
    elif tile == WALL_FLOOR:
        s.push(S_BUILD_FLOOR, p, 1)
    elif tile == WALL_YUAN:
        gain_yuan(s, p, 2)
    elif tile == WALL_TRACK:
        move_marker(s, p, 3)
    else:
        score(s, p, FROM_WALL, 3)


class WallCheck(Step[Dragon]):
    """Does the wall reach the month? Then all score their tiles, else the fewest lose a person (YD-710 to YD-713)."""

    rule = "YD-710"
    args = two_numbers("month")

    def run(self, s: Dragon, p: int, args: int) -> None:
        """Losses here come on top of those to the Mongols (YD-723)."""
        month = FIRST.of(args)
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
                s.push(S_LOSE_PERSONS, seat, two(1, SHORT_WALL))
