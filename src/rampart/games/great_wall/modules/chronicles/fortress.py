"""The fortress of Diaoyucheng between the assaults: archers are sent there, and its walls are shored up (SCN-05)."""

from typing import Final

from rampart.games.great_wall.arguments import BUILDING, BUILDS, MARCHES, MATERIALS_DUE, RECRUITS, STATIONED
from rampart.games.great_wall.battle import sections_in_play
from rampart.games.great_wall.codes import S_PAY_MATERIALS
from rampart.games.great_wall.modules.chronicles.codes import (
    E_MANNED,
    E_SHORED,
    S_BUILD_OR_SHORE,
    S_MARCH_OR_MAN,
)
from rampart.games.great_wall.modules.chronicles.part import FORTRESS_SPOTS, MOST_DEFENCE, chronicles_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.barracks import Station, leave_pool
from rampart.games.great_wall.steps.building import Build
from rampart.games.great_wall.steps.headquarters import MoveSoldiers
from rampart.games.great_wall.tables import ARCHER, CELL_WORDS, KINDS, MATERIALS, SECTION_WORDS, SLOT_WORDS, WOOD
from rampart.games.great_wall.troops import troop_word
from rampart.games.great_wall.verbs import pay
from rampart.kernel.codec import Options, flag, one_of
from rampart.kernel.step import Say

SHORING_PRICE: Final = 3  # materials of one's own
MANNING_PRICE: Final = 1  # wood

PIECES: Final = Options()  # numbered as the pieces of `Build`
PIECE: Final = PIECES.case("build")
PIECE.part("section", one_of(SECTION_WORDS))
PIECE.part("wall", flag())
PIECES.case("stop")
SHORE: Final = PIECES.case("shore").code

WAYS: Final = Options()  # numbered as the ways of `MoveSoldiers`
WAYS.case("stop")
WAY: Final = WAYS.case("move")
WAY.part("to", one_of(SECTION_WORDS))
WAY.part("from", one_of(SECTION_WORDS))
MAN: Final = WAYS.case("man")
MAN_FROM: Final = MAN.part("from", one_of(SECTION_WORDS))
MAN_RESTING: Final = MAN.part("resting", flag())

POSTS: Final = Options()  # numbered as the stations of `Station`
POST_STROKE: Final = POSTS.case("strike")
POST_STROKE.part("south", flag())
POST_STROKE.part("cell", one_of(CELL_WORDS))
POST_STROKE.part("slot", one_of(SLOT_WORDS))
POSTS.case("rest").part("section", one_of(SECTION_WORDS))
POSTS.case("firing").part("section", one_of(SECTION_WORDS))
TO_FORTRESS: Final = POSTS.case("fortress").code


def may_man(s: GreatWall, p: int) -> bool:
    """Is a firing spot of the fortress free, and can the wood be paid?"""
    return sum(chronicles_of(s).archers) < FORTRESS_SPOTS and s.resources[p][WOOD] >= MANNING_PRICE


def man(s: GreatWall, p: int) -> None:
    """An archer, already taken from where he was, goes up for 1 wood."""
    pay(s, p, WOOD, MANNING_PRICE)
    chronicles_of(s).archers[p] += 1
    if s.journal is not None:
        s.tell(E_MANNED, p, [])


def manning(s: GreatWall, p: int) -> Say:
    """What it costs, and what is left."""
    return Say("effect-man", {"price": MANNING_PRICE, "left": s.resources[p][WOOD] - MANNING_PRICE})


class StationOrMan(Station):
    """A recruit attacks at once, rests, or, an archer, goes to the fortress for 1 wood (GW-BAR03, GWX-AC-SCN-05)."""

    choices = POSTS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The fortress comes last."""
        out = super().options(s, p, args)
        return [*out, TO_FORTRESS] if STATIONED.of(args) == ARCHER and may_man(s, p) else out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """It leaves the pool."""
        if choice != TO_FORTRESS:
            super().apply(s, p, args, choice)
            return
        leave_pool(s, p, RECRUITS.of(args), ARCHER)
        man(s, p)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As for any recruit, or `fortress`."""
        return "fortress" if choice == TO_FORTRESS else super().key(s, p, args, choice)

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("station_or_man", {"kind": troop_word(s, p, STATIONED.of(args))})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-fortress") if choice == TO_FORTRESS else super().say(s, p, args, choice)

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        return manning(s, p) if choice == TO_FORTRESS else super().effect(s, p, args, choice)

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return ["scenario"] if choice == TO_FORTRESS else super().target(s, p, args, choice)


class MarchOrMan(MoveSoldiers):
    """Per clerk: move soldiers, or send an archer of any wall or rest area to the fortress for 1 wood (GW-HQ01)."""

    choices = WAYS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Archers at rest before those on firing spots."""
        out = super().options(s, p, args)
        if may_man(s, p):
            for section in sections_in_play(s):
                if s.rest[p][section * KINDS + ARCHER]:
                    out.append(MAN_FROM.put(section) + MAN_RESTING.put(1))
                if s.firing[p][section]:
                    out.append(MAN_FROM.put(section) + MAN_RESTING.put(0))
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """He shoots in the next volley."""
        if not MAN.has(choice):
            super().apply(s, p, args, choice)
            return
        left, section = MARCHES.of(args), MAN_FROM.of(choice)
        if left > 1:
            s.push(S_MARCH_OR_MAN, p, MARCHES.change(args, left - 1))
        if MAN_RESTING.of(choice):
            s.rest[p][section * KINDS + ARCHER] -= 1
        else:
            s.firing[p][section] -= 1
        man(s, p)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `move:L>R`, `fortress:rest_L`, `fortress:firing_L`, or `stop`."""
        if not MAN.has(choice):
            return super().key(s, p, args, choice)
        return f"fortress:{'rest' if MAN_RESTING.of(choice) else 'firing'}_{SECTION_WORDS[MAN_FROM.of(choice)]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("march_or_man", {"left": MARCHES.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if not MAN.has(choice):
            return super().say(s, p, args, choice)
        where = "rest" if MAN_RESTING.of(choice) else "firing"
        return Say("option-man", {"where": where, "section": SECTION_WORDS[MAN_FROM.of(choice)]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        return manning(s, p) if MAN.has(choice) else super().effect(s, p, args, choice)

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        if not MAN.has(choice):
            return super().target(s, p, args, choice)
        section = SECTION_WORDS[MAN_FROM.of(choice)]
        return [f"rest-{section}-{p}-archer" if MAN_RESTING.of(choice) else f"firing-{section}-{p}"]


class BuildOrShore(Build):
    """Per clerk: build, or pay 3 materials of your own for 1 more defense of the fortress (GW-BLD01, GWX-AC-SCN-05)."""

    args = BUILDING
    choices = PIECES

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The warehouse does not pay for the fortress."""
        out = super().options(s, p, args)
        if sum(s.resources[p][:MATERIALS]) >= SHORING_PRICE and chronicles_of(s).defence < MOST_DEFENCE:
            out.append(SHORE)
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """In any mix."""
        if choice != SHORE:
            super().apply(s, p, args, choice)
            return
        if BUILDS.of(args) > 1:
            s.push(S_BUILD_OR_SHORE, p, BUILDS.change(args, BUILDS.of(args) - 1))
        part = chronicles_of(s)
        part.defence += 1
        if s.journal is not None:
            s.tell(E_SHORED, p, [part.defence])
        s.push(S_PAY_MATERIALS, p, MATERIALS_DUE.put(SHORING_PRICE))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `wall@L`, `fortress`, or `stop`."""
        return "fortress" if choice == SHORE else super().key(s, p, args, choice)

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("build_or_shore", {"left": BUILDS.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-shore") if choice == SHORE else super().say(s, p, args, choice)

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        if choice != SHORE:
            return super().effect(s, p, args, choice)
        return Say("effect-shore", {"price": SHORING_PRICE, "defence": chronicles_of(s).defence + 1})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return ["scenario"] if choice == SHORE else super().target(s, p, args, choice)
