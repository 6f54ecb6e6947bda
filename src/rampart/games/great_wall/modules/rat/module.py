"""The Rat: a small expansion with a figure, five cards and five artifacts (7.6)."""

from typing import Final

from rampart.games.great_wall.box import Box
from rampart.games.great_wall.content.names import ARTIFACT_WORDS
from rampart.games.great_wall.modules.module import Faults, Module
from rampart.games.great_wall.modules.rat import codes as c
from rampart.games.great_wall.modules.rat import steps
from rampart.games.great_wall.modules.rat.names import RAT_ARTIFACTS, RAT_CARDS
from rampart.games.great_wall.modules.rat.part import RAT as WORD
from rampart.games.great_wall.modules.rat.part import Rat, rat_of
from rampart.games.great_wall.part import Part
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import IN_SETUP, LOCATION_WORDS
from rampart.games.great_wall.vocabulary import HORDE_CHECK_END, ON_ACTIVATION_PLAYER, SUMMER_END
from rampart.kernel.fields import Field, Pool
from rampart.kernel.rules import EventKind, Option
from rampart.kernel.step import Step

LOCATION: Final = Field("location", words=LOCATION_WORDS)


class RatModule(Module):
    """The Rat."""

    word = WORD
    expansion = True

    def options(self) -> list[Option]:
        return [Option(WORD, [False, True], False, "The Rat pays gold where it sits and moves after every turn.")]

    def steps(self) -> dict[int, Step[GreatWall]]:
        return {
            c.S_MOVE_RAT: steps.MoveRat(),
            c.S_RAT_PAYS: steps.RatPays(),
            c.S_RAT_STIRS: steps.RatStirs(),
            c.S_TURN_RAT_CARD: steps.TurnRatCard(),
        }

    def events(self) -> dict[int, EventKind]:
        return {
            c.E_RAT_MOVED: EventKind("rat_moved", [LOCATION], "GWX-RAT-03"),
            c.E_RAT_CARD: EventKind("rat_card", [Field("card", words=RAT_CARDS)], "GWX-RAT-04"),
            c.E_RAT_SHUFFLED: EventKind("rat_shuffled", [], "GWX-RAT-04"),
            c.E_RAT_PAID: EventKind("rat_paid", [LOCATION], "GWX-RAT-02"),
        }

    def in_play(self, seats: int, options: dict[str, int | str | bool]) -> bool:
        return options[WORD] is True

    def pack(self, box: Box) -> None:
        """Its artifacts, where there are any (GWX-002), and what it does in the year (7.9)."""
        if box.artifacts:
            box.artifacts += [ARTIFACT_WORDS.index(word) for word in RAT_ARTIFACTS]
        box.inserts[ON_ACTIVATION_PLAYER].append(c.S_RAT_PAYS)
        box.inserts[HORDE_CHECK_END].append(c.S_RAT_STIRS)
        box.inserts[SUMMER_END].append(c.S_TURN_RAT_CARD)

    def pools(self, box: Box) -> list[Pool]:
        return [Pool(WORD, RAT_CARDS, [1] * len(RAT_CARDS))]

    def part(self) -> Part | None:
        return Rat()

    def lay_out(self, s: GreatWall) -> None:
        """The deck is shuffled and one card turned (GWX-RAT-01)."""
        rat = rat_of(s)
        rat.deck = list(range(len(RAT_CARDS)))
        s.rng.shuffle(rat.deck)
        steps.turn_rat_card(s)

    def after_choices(self, s: GreatWall) -> None:
        """The player on top of the tea track places the rat (GWX-RAT-01)."""
        s.push(c.S_MOVE_RAT, s.order()[0])

    def faults(self, s: GreatWall) -> Faults:
        """Once the game runs, the rat sits somewhere and a card is turned."""
        rat = rat_of(s)
        if s.season != IN_SETUP and rat.location < 0:
            return [("rat.location", "the rat sits in a location once the game runs")]
        return [("rat.card", "one of the rat cards lies open")] if rat.card < 0 else []


RAT: Final = RatModule()
