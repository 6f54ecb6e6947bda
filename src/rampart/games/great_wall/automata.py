"""Clans that no one sits for: the one place where the rules turn to them instead of asking a seat."""

from mypy_extensions import mypyc_attr

from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import CLERKS
from rampart.kernel.frame import NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Automaton:
    """What a clan without a seat does where a player would decide; `c` is its place among the clans."""

    clerks = CLERKS  # how many it has
    voice = NOBODY  # whose its events are in the journal; the log calls NOBODY the Reed clan

    def has_kind(self, kind: int) -> bool:
        """Has it soldiers of this kind?"""
        return False

    def discard_command(self, s: GreatWall, c: int) -> None:
        """Its command card leaves the track in summer; of one that always plays the same it stays its own."""

    def frames(self, s: GreatWall, c: int) -> None:
        """Its turn: push the frames of its command card, last first."""

    def own_frame(self, s: GreatWall, c: int, card: int, frame: int) -> None:
        """Resolve a frame of its own card that concerns its owner."""

    def others_frame(self, s: GreatWall, c: int, card: int) -> None:
        """Push its share of a frame for the others of another clan's card."""

    def activate(self, s: GreatWall, c: int) -> None:
        """Push what chooses the order of activations where it decides."""

    def work(self, s: GreatWall, c: int, args: int) -> None:
        """Push what its clerks do in an activated location; the arguments name the activation on the pad."""

    def activated(self, s: GreatWall, c: int, location: int) -> None:
        """A location where it had clerks was activated, and they have gone home."""

    def volley(self, s: GreatWall, c: int, section: int) -> None:
        """Push the shots of its archers in a section."""

    def score(self, s: GreatWall, c: int, step: int) -> None:
        """Push what a step of the final scoring brings it."""

    def move_reed(self, s: GreatWall, c: int, n: int) -> None:
        """As ruler: push so many moves of Reed clerks."""

    def work_reed(self, s: GreatWall, c: int, location: int) -> None:
        """As ruler: push what a Reed clerk does in an activated location."""


def automaton(s: GreatWall, c: int) -> Automaton:
    """The automaton of a clan that has no seat."""
    return s.box.automata[c - s.seats]
