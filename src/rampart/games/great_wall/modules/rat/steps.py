"""The Rat in the year: it pays in its location, moves after the horde check, and gets a new card in summer (7.6)."""

from typing import Final

from rampart.games.great_wall.arguments import AT, AT_MOMENT
from rampart.games.great_wall.modules.rat.codes import (
    E_RAT_CARD,
    E_RAT_MOVED,
    E_RAT_PAID,
    E_RAT_SHUFFLED,
    S_MOVE_RAT,
)
from rampart.games.great_wall.modules.rat.content import mover
from rampart.games.great_wall.modules.rat.part import rat_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import FALL, FROM_OTHER, GOLD, LOCATION_WORDS, LOCATIONS
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import gain, renew
from rampart.games.great_wall.vocabulary import ON_RAT_MOVED, ON_RAT_PAID, P_PLAYER, P_X
from rampart.kernel.codec import Options, one_of
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step

BURROWS: Final = Options()
BURROWS.part("location", one_of(LOCATION_WORDS))


class RatPays(Step[GreatWall]):
    """Who is about to resolve clerks in the rat's location gains 1 gold (GWX-RAT-02)."""

    rule = "GWX-RAT-02"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Automata get nothing (GWX-008)."""
        at = AT.of(args)
        player, location = s.pad[at + P_PLAYER], s.pad[at + P_X]
        if s.is_seat(player) and location == rat_of(s).location:
            if s.journal is not None:
                s.tell(E_RAT_PAID, player, [location])
            moment(s, ON_RAT_PAID, player, location)
            gain(s, player, GOLD, 1, FROM_OTHER)


class RatStirs(Step[GreatWall]):
    """In fall, after the horde check: who meets the condition of the rat card moves the rat (GWX-RAT-03)."""

    rule = "GWX-RAT-03"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Where no one does, it stays."""
        rat = rat_of(s)
        if s.season != FALL or rat.card < 0:
            return
        found = mover(s, rat.card)
        if found >= 0:
            s.push(S_MOVE_RAT, found)


class MoveRat(Choice[GreatWall]):
    """Put the rat into a different one of the ten locations, at first into any (GWX-RAT-01, GWX-RAT-03)."""

    rule = "GWX-RAT-03"
    choices = BURROWS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Never where it is."""
        return [location for location in range(LOCATIONS) if location != rat_of(s).location]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """It waits there for clerks."""
        rat = rat_of(s)
        before = rat.location
        rat.location = choice
        if s.journal is not None:
            s.tell(E_RAT_MOVED, p, [choice])
        if before >= 0:
            moment(s, ON_RAT_MOVED, p, before, choice)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `rat:quarry`."""
        return f"rat:{LOCATION_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-location", {"location": LOCATION_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"location-{LOCATION_WORDS[choice]}"]


class TurnRatCard(Step[GreatWall]):
    """Each summer, after reclaiming, a new rat card is turned; an empty deck is shuffled again (GWX-RAT-04)."""

    rule = "GWX-RAT-04"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        turn_rat_card(s)


def turn_rat_card(s: GreatWall) -> None:
    """The next card covers the one before it."""
    rat = rat_of(s)
    renew(s, rat.deck, rat.discard, E_RAT_SHUFFLED)
    if rat.card >= 0:
        rat.discard.append(rat.card)
    s.reveal()
    rat.card = rat.deck.pop()
    if s.journal is not None:
        s.tell(E_RAT_CARD, NOBODY, [rat.card])
