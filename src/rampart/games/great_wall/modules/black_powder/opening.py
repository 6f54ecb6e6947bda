"""The choices of setup with Black Powder: three free overseers each, then three war machines (GWX-BP-06, GWX-BP-07)."""

from typing import Final

from rampart.games.great_wall.arguments import EXTRA_IN
from rampart.games.great_wall.battle import sections_in_play
from rampart.games.great_wall.codes import S_PROMOTE
from rampart.games.great_wall.modules.black_powder.arguments import (
    FIRST_MACHINES,
    FIRST_OVERSEERS,
    MACHINES_LEFT,
    OVERSEERS_LEFT,
)
from rampart.games.great_wall.modules.black_powder.codes import E_MACHINE_PLACED, S_FIRST_OVERSEER
from rampart.games.great_wall.modules.black_powder.part import (
    MACHINE_WORDS,
    MACHINES,
    MACHINES_OF_SECTION,
    machines_in,
    powder_of,
    supply,
)
from rampart.games.great_wall.queries import ask
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.production import promote
from rampart.games.great_wall.tables import KIND_WORDS, LOCATION_WORDS, PRODUCTION, SECTION_WORDS
from rampart.games.great_wall.troops import troop_word
from rampart.games.great_wall.vocabulary import EXTRA_PROMOTION
from rampart.kernel.codec import Options, one_of
from rampart.kernel.step import Choice, Say

FREE_OVERSEERS: Final = 3
EACH_MACHINE_ONCE: Final = 1  # of the two of a type: setup places each type once

APPOINTED: Final = Options()
APPOINTEE: Final = APPOINTED.case("appoint")
APPOINTED_KIND: Final = APPOINTEE.part("kind", one_of(KIND_WORDS))
APPOINTED_IN: Final = APPOINTEE.part("location", one_of(LOCATION_WORDS[:PRODUCTION]))
EMPLACED: Final = Options()
EMPLACEMENT: Final = EMPLACED.case("place")
EMPLACED_TYPE: Final = EMPLACEMENT.part("machine", one_of(MACHINE_WORDS))
EMPLACED_AT: Final = EMPLACEMENT.part("section", one_of(SECTION_WORDS))


class FirstOverseer(Choice[GreatWall]):
    """Put a soldier as overseer of level 1 into a production location, free (GWX-BP-06)."""

    rule = "GWX-BP-06"
    args = FIRST_OVERSEERS
    choices = APPOINTED

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Any soldier of the pool, a location without an overseer."""
        out: list[int] = []
        for location in range(PRODUCTION):
            if s.levels[p][location] == 0:
                for kind in range(s.box.kinds):
                    if s.pool[p][kind]:
                        out.append(APPOINTED_KIND.put(kind) + APPOINTED_IN.put(location))
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Three of them are one promotion step, so that advisors may add theirs at the end (GWC-ADV-50)."""
        left = OVERSEERS_LEFT.of(args)
        if left > 1:
            s.push(S_FIRST_OVERSEER, p, OVERSEERS_LEFT.put(left - 1))
        else:
            extra = 0
            for location in range(PRODUCTION):
                if ask(s, EXTRA_PROMOTION, p, 0, location):
                    extra |= 1 << location
            if extra:
                s.push(S_PROMOTE, p, EXTRA_IN.put(extra))
        promote(s, p, APPOINTED_IN.of(choice), APPOINTED_KIND.of(choice), 0)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `appoint:quarry:archer`."""
        kind = troop_word(s, p, APPOINTED_KIND.of(choice))
        return f"appoint:{LOCATION_WORDS[APPOINTED_IN.of(choice)]}:{kind}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("first_overseer", {"left": OVERSEERS_LEFT.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        kind = troop_word(s, p, APPOINTED_KIND.of(choice))
        return Say("option-appoint", {"location": LOCATION_WORDS[APPOINTED_IN.of(choice)], "kind": kind, "extra": 0})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"overseer-{p}-{LOCATION_WORDS[APPOINTED_IN.of(choice)]}"]


class FirstMachine(Choice[GreatWall]):
    """Put a war machine of a type that does not stand yet into a section; no shot, no honor (GWX-BP-07)."""

    rule = "GWX-BP-07"
    args = FIRST_MACHINES
    choices = EMPLACED

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Each of the three types once."""
        out: list[int] = []
        for machine in range(MACHINES):
            if supply(s, machine) > EACH_MACHINE_ONCE:
                for section in sections_in_play(s):
                    if machines_in(s, section) < MACHINES_OF_SECTION:
                        out.append(EMPLACED_TYPE.put(machine) + EMPLACED_AT.put(section))
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        machine, section = EMPLACED_TYPE.of(choice), EMPLACED_AT.of(choice)
        powder_of(s).machines[section * MACHINES + machine] += 1
        if s.journal is not None:
            s.tell(E_MACHINE_PLACED, p, [machine, section])

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `cannon@M`."""
        return f"{MACHINE_WORDS[EMPLACED_TYPE.of(choice)]}@{SECTION_WORDS[EMPLACED_AT.of(choice)]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("first_machine", {"left": MACHINES_LEFT.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        machine, section = MACHINE_WORDS[EMPLACED_TYPE.of(choice)], SECTION_WORDS[EMPLACED_AT.of(choice)]
        return Say("option-machine", {"machine": machine, "section": section})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"machine-{SECTION_WORDS[EMPLACED_AT.of(choice)]}"]
