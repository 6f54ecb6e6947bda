"""The Hungry Ghost Festival: shame tokens haunt locations, and the fallen do not return (GWX-AC-SCN-04)."""

from rampart.games.great_wall.arguments import AT, AT_MOMENT
from rampart.games.great_wall.modules.chronicles.arguments import GHOSTS, HAUNTING, NEXT_SEAT, NO_PLACE, PLACES
from rampart.games.great_wall.modules.chronicles.codes import (
    E_EXORCISED,
    E_GHOSTS_GONE,
    E_HAUNTED,
    S_EXORCISE,
    S_HAUNT,
)
from rampart.games.great_wall.modules.chronicles.part import MOST_GHOSTS, chronicles_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    BARRACKS,
    LOCATION_WORDS,
    LOCATIONS,
    POOL,
    ROWS_DEEP,
    SLOTS,
    TEA_HOUSE,
    holds,
    joined,
    members,
    row_of,
    without,
)
from rampart.games.great_wall.vocabulary import P_PLAYER
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step


class GhostsCome(Step[GreatWall]):
    """After the assault a token for each row with a horde, at most 3, haunts a location (GWX-AC-SCN-04)."""

    rule = "GWX-AC-SCN-04"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """As far as the supply goes; in tea order from the top."""
        rows = {row_of(slot) for slot in range(SLOTS) if s.hordes[slot] >= 0}
        n = min(len(rows), MOST_GHOSTS, ROWS_DEEP, s.shame_bank)
        if n:
            s.push(S_HAUNT, s.order()[0], GHOSTS.put(n))


class Haunt(Choice[GreatWall]):
    """Put a shame token on a location: its clerks return, and no one may be placed there (GWX-AC-SCN-04)."""

    rule = "GWX-AC-SCN-04"
    args = HAUNTING
    choices = PLACES

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """A different location each, not the barracks and not the tea house."""
        haunted = chronicles_of(s).haunted
        return [x for x in range(LOCATIONS) if x not in (BARRACKS, TEA_HOUSE) and not holds(haunted, x)]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Then the next player, the first again after the last."""
        part = chronicles_of(s)
        part.haunted = joined(part.haunted, choice)
        s.shame_bank -= 1
        for mine in s.clerks:
            mine[POOL] += mine[choice]
            mine[choice] = 0
        if s.journal is not None:
            s.tell(E_HAUNTED, p, [choice])
        left, place = GHOSTS.of(args) - 1, NEXT_SEAT.of(args) + 1
        if left:
            s.push(S_HAUNT, s.order()[place % s.seats], GHOSTS.put(left) + NEXT_SEAT.put(place))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `haunt:quarry`."""
        return f"haunt:{LOCATION_WORDS[choice]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("haunt", {"n": GHOSTS.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-location", {"location": LOCATION_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"location-{LOCATION_WORDS[choice]}"]


class AskExorcism(Step[GreatWall]):
    """Who claims a horde may remove a haunting token (GWX-AC-SCN-04)."""

    rule = "GWX-AC-SCN-04"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """If there is one."""
        claimant = s.pad[AT.of(args) + P_PLAYER]
        if s.is_seat(claimant) and chronicles_of(s).haunted:
            s.push(S_EXORCISE, claimant)


class Exorcise(Choice[GreatWall]):
    """Remove a haunting token, or none (GWX-AC-SCN-04)."""

    rule = "GWX-AC-SCN-04"
    choices = PLACES

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        return [NO_PLACE, *members(chronicles_of(s).haunted)]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """It goes back to the supply."""
        if choice == NO_PLACE:
            return
        part = chronicles_of(s)
        part.haunted = without(part.haunted, choice)
        s.shame_bank += 1
        if s.journal is not None:
            s.tell(E_EXORCISED, p, [choice])

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `free:quarry`, or `none`."""
        return "none" if choice == NO_PLACE else f"free:{LOCATION_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == NO_PLACE:
            return Say("option-pass")
        return Say("option-location", {"location": LOCATION_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == NO_PLACE else [f"location-{LOCATION_WORDS[choice]}"]


class GhostsGo(Step[GreatWall]):
    """As the assault begins all haunting tokens go back to the supply (GWX-AC-SCN-04)."""

    rule = "GWX-AC-SCN-04"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """All locations are open again."""
        part = chronicles_of(s)
        if part.haunted:
            s.shame_bank += len(members(part.haunted))
            part.haunted = 0
            if s.journal is not None:
                s.tell(E_GHOSTS_GONE, NOBODY, [])
