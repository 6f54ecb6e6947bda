"""What the public API takes and gives for quick matches and tournaments."""

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field

from rampart.server.community.pairing import MOST_ROUNDS
from rampart.server.public.shapes import WHOLE, Asked, Choice, ClockIn, Given, Whole, Word, whole

# ---- quick match


def number(value: object) -> object:
    """No truth value counts as 0 or 1."""
    if isinstance(value, bool):
        raise ValueError("a number is wanted")
    return whole(value)


class SeekIn(Asked):
    """What is looked for: a game and a number of players, or any, a pace, and after how many seconds bots may join."""

    game: Annotated[str, Field(max_length=64)] = ""
    players: Annotated[int, Field(ge=0, le=16), WHOLE] = 0
    pace: Literal["live", "fast", "daily"] = "live"
    wait: Annotated[Literal[0, 60, 180, 600], BeforeValidator(number)] = 60
    rated: bool = True
    near: bool = Field(default=False, description="only people of about your rating")


class SeatedOut(Given):
    """The table at which one sits now."""

    table: str


class WaitingOut(Given):
    """How many people wait, by pace."""

    live: int
    fast: int
    daily: int


# ---- tournaments


class CupIn(Asked):
    """A new tournament; `rounds` 0 is as many as it takes."""

    name: Annotated[str, Field(min_length=1, max_length=24)]
    kind: Literal["round_robin", "swiss"]
    game: Word
    players: Annotated[int, Field(ge=2, le=16), WHOLE]
    rounds: Annotated[int, Field(ge=0, le=MOST_ROUNDS), WHOLE] = 0
    bots: bool = True
    rated: bool = False
    options: dict[Word, bool | Whole | Choice] = Field(default_factory=dict, max_length=40)
    clock: ClockIn = ClockIn()


class CupActIn(Asked):
    """What the host does; `bot` is the name of a bot that enters."""

    bot: Word | None = None


class OpenedCupOut(Given):
    """The tournament that was opened."""

    tournament: str


class EntrantOut(Given):
    """Someone in a tournament."""

    number: int
    name: str
    bot: str = Field(description="which bot of the site it is, '' for a person")
    left: bool


class MeetingOut(Given):
    """A table of a round; `points` stand once its game is over, `table` is '' for a bye."""

    round: int
    table: str
    entrants: list[int]
    points: list[float]


class LineOut(Given):
    """Someone in the standings; ties are broken by `buchholz`, `beaten` and `wins`, in this order."""

    place: int
    entrant: int
    points: float
    buchholz: float
    beaten: float
    wins: int
    byes: int


class CupOut(Given):
    """A tournament as everyone may see it."""

    id: str
    name: str
    kind: Literal["round_robin", "swiss"]
    game: str
    players: int
    bots: bool
    rated: bool
    options: dict[str, Any]
    status: Literal["open", "playing", "over", "closed"]
    round: int
    rounds: int
    host: bool = Field(description="do you hold it?")
    you: int | None = Field(description="your number among the entrants")
    entrants: list[EntrantOut]
    meetings: list[MeetingOut]
    standings: list[LineOut]


class CupsOut(Given):
    """Some tournaments."""

    tournaments: list[CupOut]
