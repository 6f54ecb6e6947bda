"""The Iron Dragon: nine cards and a place for clerks beside the board (7.2)."""

from typing import Final

from rampart.games.great_wall.box import Box
from rampart.games.great_wall.content.names import HORDE_WORDS
from rampart.games.great_wall.modules.iron_dragon import codes as c
from rampart.games.great_wall.modules.iron_dragon import steps
from rampart.games.great_wall.modules.iron_dragon.names import DRAGON_CARDS
from rampart.games.great_wall.modules.iron_dragon.part import IRON_DRAGON as WORD
from rampart.games.great_wall.modules.iron_dragon.part import MOST_PLACES, IronDragon, dragon_of, places
from rampart.games.great_wall.modules.module import Faults, Module
from rampart.games.great_wall.part import Part
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.vocabulary import ACTIVATION_STEP_START, ON_CLERK_MOVED, ON_CLERK_PLACED, SPRING_START
from rampart.kernel.fields import Field, Pool
from rampart.kernel.rules import EventKind, Option
from rampart.kernel.step import Step


class IronDragonModule(Module):
    """The Iron Dragon."""

    word = WORD
    expansion = True

    def options(self) -> list[Option]:
        return [Option(WORD, [False, True], False, "The Iron Dragon burns a horde when its places are full of clerks.")]

    def steps(self) -> dict[int, Step[GreatWall]]:
        return {
            c.S_TURN_DRAGON_CARD: steps.TurnDragonCard(),
            c.S_DRAGON_CALLS: steps.DragonCalls(),
            c.S_STOKE: steps.Stoke(),
            c.S_STOKED: steps.Stoked(),
            c.S_DRAGON_FIRES: steps.DragonFires(),
            c.S_DRAGON_SPENT: steps.DragonSpent(),
            c.S_DRAGON_RESTS: steps.DragonRests(),
        }

    def events(self) -> dict[int, EventKind]:
        return {
            c.E_DRAGON_CARD: EventKind("dragon_card", [Field("card", words=DRAGON_CARDS)], "GWX-ID-02"),
            c.E_DRAGON_SHUFFLED: EventKind("dragon_shuffled", [], "GWX-ID-02"),
            c.E_DRAGON_CLERK: EventKind("dragon_clerk", [Field("n", high=MOST_PLACES)], "GWX-ID-04"),
            c.E_DRAGON_FIRES: EventKind("dragon_fires", [Field("horde", words=HORDE_WORDS)], "GWX-ID-07"),
            c.E_DRAGON_IN_VAIN: EventKind("dragon_in_vain", [], "GWX-ID-09"),
            c.E_DRAGON_SPENT: EventKind("dragon_spent", [], "GWX-ID-08"),
        }

    def in_play(self, seats: int, options: dict[str, int | str | bool]) -> bool:
        return options[WORD] is True

    def pack(self, box: Box) -> None:
        """A place for clerks, and what it does in the year (7.9)."""
        box.beside = steps.Hearth()
        box.inserts[SPRING_START].append(c.S_TURN_DRAGON_CARD)
        box.inserts[ON_CLERK_PLACED].append(c.S_DRAGON_CALLS)
        box.inserts[ON_CLERK_MOVED].append(c.S_DRAGON_CALLS)
        box.inserts[ACTIVATION_STEP_START].append(c.S_DRAGON_RESTS)

    def pools(self, box: Box) -> list[Pool]:
        return [Pool(WORD, DRAGON_CARDS, [1] * len(DRAGON_CARDS))]

    def part(self) -> Part | None:
        return IronDragon()

    def lay_out(self, s: GreatWall) -> None:
        """The deck is shuffled; no card is turned before the first spring (GWX-ID-01)."""
        dragon = dragon_of(s)
        dragon.deck = list(range(len(DRAGON_CARDS)))
        s.rng.shuffle(dragon.deck)
        dragon.clerks = [0] * s.seats

    def clerks_kept(self, s: GreatWall, c: int) -> int:
        """Clerks on the Dragon."""
        return dragon_of(s).clerks[c] if c < len(dragon_of(s).clerks) else 0

    def derive(self, s: GreatWall, given: list[str]) -> None:
        """Without word no clerk is on it."""
        dragon = dragon_of(s)
        if not dragon.clerks:
            dragon.clerks = [0] * s.seats

    def faults(self, s: GreatWall) -> Faults:
        """No more clerks than places, and none without a card."""
        dragon = dragon_of(s)
        if len(dragon.clerks) != s.seats:
            return [(f"{WORD}.clerks", f"{s.seats} entries are needed, not {len(dragon.clerks)}")]
        if sum(dragon.clerks) > places(s):
            return [(f"{WORD}.clerks", f"{sum(dragon.clerks)} clerks, but it has {places(s)} places")]
        if dragon.card < 0 and sum(dragon.clerks) > 0:
            return [(f"{WORD}.card", "without a card no clerk is there")]
        return []


IRON_DRAGON: Final = IronDragonModule()
