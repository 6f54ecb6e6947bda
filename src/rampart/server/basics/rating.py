"""What a game says of the strength of those who played it: one scale for people and bots (openskill, Plackett-Luce)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from rampart.server.basics.model import SeatKind, Table

MIDDLE: Final = 1500  # what someone new is shown as
SCALE: Final = 24.0  # of a point of the model
SURE: Final = 1.96  # so many deviations to either side are nearly always enough
RANKED_AFTER: Final = 10  # games
BANDS: Final = ((0, 0), (0, 1400), (1300, 1700), (1600, 0))  # of ratings that a form offers for a table; 0 for any
HIGHEST: Final = 4000
LAST: Final = 99  # the place of who gave up
TOGETHER: Final = ("coop", "cooperative", "solo")  # modes in which no one is ahead of anyone
PERSON, BOT, GONE = "p:", "b:", "x:"  # before who it is: a person, a bot of the site, someone who is forgotten


@dataclass(frozen=True)
class Strength:
    """How strong someone is thought to be, and how sure that is."""

    mu: float
    sigma: float

    @property
    def shown(self) -> int:
        return round(MIDDLE + SCALE * (self.mu - FRESH.mu))

    @property
    def spread(self) -> int:
        """How far to either side the truth may lie."""
        return round(SCALE * SURE * self.sigma)


FRESH: Final = Strength(25.0, 25.0 / 3.0)


@cache
def model() -> Any:
    from openskill.models import PlackettLuce  # takes a while to load

    return PlackettLuce(mu=FRESH.mu, sigma=FRESH.sigma)


def after(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """How strong those who played are thought to be after a game."""
    teams = [[model().rating(mu=one.mu, sigma=one.sigma)] for one in before]
    return [Strength(team[0].mu, team[0].sigma) for team in model().rate(teams, ranks=list(places))]


def together(who: Sequence[str], found: Sequence[Strength]) -> dict[str, Strength]:
    """The new strength of each who played; that of a bot on several seats is their mean."""
    out: dict[str, Strength] = {}
    for one in dict.fromkeys(who):
        own = [strength for other, strength in zip(who, found) if other == one]
        out[one] = Strength(sum(x.mu for x in own) / len(own), sum(x.sigma for x in own) / len(own))
    return out


def mode_of(options: Mapping[str, Any]) -> str:
    """Under what a game is rated beside its name, '' where it is always the same."""
    return str(options.get("mode", ""))[:32]


def can_be_rated(table: Table) -> bool:
    """Is there someone ahead and someone behind, and does everybody play one seat?"""
    people = [seat.person for seat in table.seats if seat.kind is SeatKind.PERSON]
    alone = len(table.seats) < 2 or mode_of(table.options) in TOGETHER
    return not alone and len(set(people)) == len(people)


def within(rating: int, least: int, most: int) -> bool:
    """May someone of a rating sit down where these are wanted?"""
    return rating >= least and (not most or rating <= most)


def who_plays(kind: SeatKind, person: str, bot: str) -> str:
    return f"{PERSON}{person}" if kind is SeatKind.PERSON else f"{BOT}{bot}"


def places_of(table: Table, who: Sequence[str]) -> list[int]:
    """The place of every seat; who gave a seat up is behind all others."""
    found: list[int] = []
    for seat in table.seats:
        given_up = who[seat.number].startswith(PERSON) and seat.kind is SeatKind.BOT and not seat.person
        found.append(LAST if given_up else place_of(table, seat.number))
    return found


def place_of(table: Table, seat: int) -> int:
    """The place of a seat in a game that is over; where no one wins none is before another."""
    if not table.winners:
        return 2
    ahead = sum(score > table.scores[seat] for score in table.scores)
    return 1 if seat in table.winners else max(2, ahead + 1)
