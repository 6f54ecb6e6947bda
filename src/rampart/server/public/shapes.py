"""What the public API takes and gives; the description at `openapi.json` is made from it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

from rampart.server.basics.model import PATIENCE
from rampart.server.basics.rating import HIGHEST

Key = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{8,64}$", description="recognizes a request that is sent again")]


def whole(value: object) -> object:
    """A whole number may be written with a point, as JSON does not tell the two apart."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE = BeforeValidator(whole)
Whole = Annotated[int, WHOLE]
Seat = Annotated[int, Field(ge=0, le=15), WHOLE]
Word = Annotated[str, Field(min_length=1, max_length=64)]
Choice = Annotated[str, Field(min_length=1, max_length=200)]
TableId = Annotated[str, Field(pattern="^[a-z0-9]{1,32}$")]


class Asked(BaseModel):
    """Something that is sent: nothing unknown, and every type as it is named."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Given(BaseModel):
    """Something that is answered."""

    model_config = ConfigDict(frozen=True)


class Error(Given):
    """Why something is refused: one sentence, and a code that stays the same in every language."""

    error: str
    code: str
    detail: str | None = None


# ---- games and people


class OptionOut(Given):
    """A choice that is made before the game."""

    choices: list[int | str | bool]
    default: int | str | bool
    meaning: str


class GameOut(Given):
    """A game that can be played here."""

    name: str
    title: str
    version: int
    seats: list[int]
    options: dict[str, OptionOut]
    bots: list[str]


class AccountOut(Given):
    """The account that a token speaks for."""

    name: str
    bot: bool
    scopes: list[str]


# ---- tables


class ClockIn(Asked):
    """The clock of a new table."""

    kind: Literal["", "live", "daily"] = ""
    minutes: Annotated[int, Field(ge=1, le=600), WHOLE] = 15
    increment: Annotated[int, Field(ge=0, le=600), WHOLE] = 20
    days: Annotated[int, Field(ge=1, le=30), WHOLE] = 1
    at_zero: Literal["bot", "vote", "resign", "nothing"] = "bot"


class TableIn(Asked):
    """A new table; a seat is 'me', 'open' or the name of a bot."""

    game: Word
    players: Annotated[int, Field(ge=1, le=16), WHOLE] | None = None
    options: Annotated[dict[Word, bool | Whole | Choice], Field(max_length=40)] = {}
    seats: Annotated[list[Word], Field(max_length=16)] = []
    name: Annotated[str, Field(max_length=24)] = ""
    listed: bool = True
    start: bool = False
    rated: bool = False
    least: Annotated[int, Field(ge=0, le=HIGHEST), WHOLE] = 0
    most: Annotated[int, Field(ge=0, le=HIGHEST), WHOLE] = 0
    delay: Literal[0, 5, 15, 30] = 0
    patience: Annotated[int, Field(ge=PATIENCE[0], le=PATIENCE[-1]), WHOLE] = 300
    clock: ClockIn = ClockIn()
    key: Key | None = None


class SeatOut(Given):
    """A seat of a table."""

    number: int
    kind: Literal["free", "person", "bot"]
    name: str
    bot: str
    program: bool = Field(description="a program plays, through this API")
    you: bool


class TermsOut(Given):
    """What those who sit down agree to beside the rules."""

    rated: bool
    clock: str
    minutes: int
    increment: int
    days: int
    at_zero: str
    patience: int
    least: int = Field(description="the rating of those who may sit down, 0 for any")
    most: int
    delay: int = Field(description="minutes that those who only watch are behind")


class TableOut(Given):
    """A table as everyone may see it."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    status: Literal["open", "playing", "over", "closed"]
    seats: list[SeatOut]
    host: bool = Field(description="did you open it?")
    listed: bool
    created: float
    changed: float
    seq: int
    deciders: list[int]
    scores: list[int]
    winners: list[int]
    next_table: str
    terms: TermsOut


class TablesOut(Given):
    """Some tables, the one that changed last first."""

    tables: list[TableOut]


class ChoiceOut(Given):
    """An option of a decision."""

    key: str
    text: str
    effect: str
    target: list[str]


class DecisionOut(Given):
    """What a seat of yours is asked; `id` is sent back with the choice."""

    id: str
    seat: int
    step: str
    prompt: str
    rule: str
    options: list[ChoiceOut]
    draft: list[str] = Field(description="the parts of an answer that is not whole yet")
    answered: bool = Field(description="an answer is in, and may be changed until all have answered")


class ClockOut(Given):
    """The clock of a seat, in seconds."""

    seat: int
    left: float
    runs: bool


class RequestOut(Given):
    """What the table is asked: to agree to something, or, where a seat is out of time, to vote."""

    what: str = Field(description="'undo', 'takeover', 'hints', 'close', or 'zero' for a vote")
    seat: int
    waiting: list[int] = Field(description="the seats that have still to answer")
    absent: list[int] = Field(description="the seats of people who are away, and may answer when they are back")
    until: float
    offered: list[str] = Field(description="what can be voted for")
    votes: dict[int, str] = Field(description="the votes cast so far, by seat")


class StateOut(Given):
    """A table and all that you may know of its game."""

    table: TableOut
    seat: int | None = Field(description="the seat whose view this is, null for spectators")
    position: dict[str, Any] | None = Field(description="the position document of that view, '?' for what is hidden")
    decisions: list[DecisionOut]
    clocks: list[ClockOut]
    request: RequestOut | None = Field(description="what the table is asked beside the game, if anything")


class EventOut(Given):
    """Something that happened, as you may know it."""

    seq: int
    kind: str
    seat: int | None
    args: dict[str, int | str | None]
    rule: str
    text: str
    taken_back: bool


class EventsOut(Given):
    """What happened after an entry, and the last entry there is."""

    seq: int
    events: list[EventOut]


# ---- doing something


class ChoiceIn(Asked):
    """A choice: one option, or all options of a composition."""

    decision: Word
    option: Choice | Annotated[list[Choice], Field(min_length=1, max_length=64)]
    seat: Seat | None = None
    key: Key | None = None


class ActIn(Asked):
    """Something else that is done at a table; see the words of each act."""

    seat: Seat | None = None
    bot: Word | None = None
    what: Literal["undo", "takeover"] | None = None
    agree: bool | None = None
    vote: Literal["bot", "time", "wait", "end"] | None = None
    text: Annotated[str, Field(min_length=1, max_length=500)] | None = None
    invite: Annotated[str, Field(max_length=64)] | None = None
    to: Annotated[int, Field(ge=0, le=10**9), WHOLE] | None = None
    key: Key | None = None


class DoneOut(Given):
    """What came of it, and the last entry then."""

    status: Literal["accepted", "duplicate"]
    seq: int
    table: str = ""


class RecordIn(BaseModel):
    """A record, or a position document, as `rampart` writes it."""

    model_config = ConfigDict(extra="allow")

    game: Word


class OpenedOut(Given):
    """The table that something was brought to."""

    table: str
    url: str


# ---- ratings


class RatingOut(Given):
    """Where someone stands; the truth lies nearly always within `spread` of `rating`."""

    game: str
    mode: str
    rating: int
    spread: int
    games: int
    rank: int | None


class PersonOut(Given):
    """Someone with an account."""

    name: str
    bot: bool
    ratings: list[RatingOut]


class RankOut(Given):
    """Someone on a leaderboard; `expected` is how many wins chance would have given."""

    place: int
    name: str
    kind: Literal["person", "program", "bot"]
    rating: int
    spread: int
    games: int
    wins: int
    expected: float


class BoardOut(Given):
    """A leaderboard."""

    game: str
    mode: str
    ranks: list[RankOut]


class BoardsOut(Given):
    """Leaderboards."""

    boards: list[BoardOut]
