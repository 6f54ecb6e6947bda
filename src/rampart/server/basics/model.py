"""What the site knows of people and tables: plain values that storage fills and pages read."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from rampart.kernel.journal import Event


class Status(StrEnum):
    """Where a table stands."""

    OPEN = "open"  # seats are being taken
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"  # given up before its end


class SeatKind(StrEnum):
    """What a seat is taken by: a person, a bot, or no one yet."""

    FREE = "free"
    PERSON = "person"
    BOT = "bot"


@dataclass(frozen=True)
class Preferences:
    """What a person likes; `lang` and `theme` may be '' for what the browser asks for."""

    lang: str = ""
    theme: str = ""  # '', day, night
    motion: str = ""  # '', full, reduced
    pace: str = ""  # of scenes: '' is normal, else step, slow, fast, none
    sounds: bool = False
    auto_pass: bool = True
    confirm_end: bool = False  # confirm every choice before it is sent
    auto_roll: bool = False  # dice roll by themselves, without a press
    played: str = ""  # the game, players and level that were chosen last to play against bots
    digest: bool = False  # a letter every morning when tables wait
    sleep: str = ""  # hours in which daily clocks stand, as '22-8'
    zone: str = ""  # the time zone in which they are meant
    vacations: list[list[float]] = field(default_factory=list)  # spans of time in which daily clocks stand
    no_tips: list[str] = field(default_factory=list)  # games in which tips for newcomers are switched off
    moments: dict[str, str] = field(default_factory=dict)  # `game/moment` where one always wants to 'ask' or to 'pass'


@dataclass(frozen=True)
class Person:
    """Someone known by a cookie: a guest, or whoever has an account."""

    id: str
    name: str
    preferences: Preferences = field(default_factory=Preferences)
    login: str = ""  # the name of the account as it is compared, '' for a guest
    role: str = ""
    bot: bool = False  # a program plays, through the public API


@dataclass(frozen=True)
class Seat:
    """A seat at a table; `name` is the person's or the bot's."""

    number: int
    kind: SeatKind = SeatKind.FREE
    person: str = ""
    bot: str = ""
    name: str = ""


DELAYS = (0, 5, 15, 30)  # minutes that those who only watch may be behind
PATIENCE = (60, 300, 900, 3600, 86400)  # seconds: how long an absent person may be waited for


@dataclass(frozen=True)
class Terms:
    """What those who sit down at a table agree to beside the rules of its game."""

    patience: int = 300  # seconds that an absent person is waited for before anything is done without them
    rated: bool = False  # then nothing that was seen is ever taken back
    clock: str = ""  # '', 'live' or 'daily'
    minutes: int = 0  # live: for the whole game
    increment: int = 0  # live: seconds of a move that are given back at most
    days: int = 0  # daily: for each move
    quick: int = -1  # of a quick match: bots take the free seats after so many seconds, 0 for never; -1 for none
    delay: int = 0  # minutes: those who only watch see the table as it was then
    lang: str = ""  # the language of who opened it
    least: int = 0  # the rating of those who may sit down, 0 for any
    most: int = 0
    event: str = ""  # the tournament or the deal that it belongs to
    at_zero: str = "bot"  # a bot plays on until the person is back, the others vote, it is resigned, or nothing happens


@dataclass(frozen=True)
class Table:
    """A table as the lobby shows it; the seed is not in it."""

    id: str
    name: str
    game: str
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    host: str  # the person who opened it
    status: Status
    created: float
    changed: float
    seq: int = 0  # how many entries are stored
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    rematch_of: str = ""
    next_table: str = ""  # the rematch that was agreed
    listed: bool = True  # shown in the lobby; else only those with its link find it
    deciders: tuple[int, ...] = ()  # the seats that are asked now
    terms: Terms = Terms()

    def people(self) -> list[str]:
        """The people who play, each once, in the order of their seats."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.kind is SeatKind.PERSON))


class EntryKind(StrEnum):
    """What an entry of a table's log says."""

    SCENARIO = "scenario"  # the game will begin from this position
    SIT = "sit"
    STAND = "stand"
    START = "start"
    CHOICE = "choice"
    RETRACT = "retract"  # an answer in an open poll was taken back
    UNDO = "undo"
    ASK = "ask"  # a request to the table: undo, takeover
    ANSWER = "answer"  # consent or refusal to the open request
    LAPSE = "lapse"  # the time for answers to the open request is over: it counts as refused
    TIMEOUT = "timeout"  # the clock of a seat is at zero
    TIME = "time"  # the table gives a seat that is out of time more of it, or lets it play on without a clock
    TAKEOVER = "takeover"  # a bot takes a seat, or its person takes it back
    RESIGN = "resign"
    CHAT = "chat"
    REMATCH = "rematch"
    CLOSE = "close"  # given up before its end
    HINT = "hint"  # the table allows hints (`allow`), or a seat has used one
    CONTINUE = "continue"  # new rules could not replay it: it goes on from its last stored position


@dataclass(frozen=True)
class Entry:
    """One stored entry; `seq` counts gapless from 1 in each table."""

    seq: int
    kind: EntryKind
    seat: int  # -1 for none
    person: str  # '' for a bot or the table itself
    data: dict[str, Any]
    at: float
    key: str = ""  # unique in its table: a request that is sent again is not done again


@dataclass(frozen=True)
class Draft:
    """An answer to a poll that is not whole yet; private to its seat, its length too, hence no entry."""

    seat: int
    person: str
    after: int  # the last entry when it was made
    decision: str
    options: tuple[str, ...]
    at: float
    key: str


@dataclass(frozen=True)
class Made:
    """A choice that stands: the entry that made it, the seat, and the keys of its options (several in a poll)."""

    seq: int
    seat: int
    options: tuple[str, ...]


@dataclass(frozen=True)
class Happening:
    """What one entry made happen: journal events whose hidden numbers are cut per viewer when they are told."""

    seq: int
    seat: int
    events: tuple[Event, ...]
    taken_back: bool = False


@dataclass(frozen=True)
class Request:
    """Something a seat asks the table to agree to."""

    seq: int
    what: str  # 'undo', 'takeover', 'hints', 'close', or 'zero' where the others vote about a seat that is out of time
    seat: int  # who asks; for a takeover the seat to be handed to a bot
    waiting: tuple[int, ...]  # seats that have still to answer, one for each person
    asker: int = -1  # a seat of the person who asks
    agreed: tuple[int, ...] = ()
    to: int = 0  # undo: the choice (by its entry) that is to be taken back with all that followed
    asked: float = 0.0  # when it was asked, and until when it can be answered
    until: float = 0.0
    absent: tuple[int, ...] = ()  # seats of people who are away: they have until then to come back
    seen: tuple[str, ...] = ()  # undo: what was seen since the choice; 'chance', 'revealed'
    counts: tuple[int, ...] = ()  # undo: draws and reveals when it was asked
    offered: tuple[str, ...] = ()  # zero: what can be voted for
    votes: tuple[tuple[int, str], ...] = ()  # zero: the votes cast so far, by seat


@dataclass(frozen=True)
class Undo:
    """What a seat may take back: the choices that would go, the first of them its own."""

    choices: tuple[Made, ...]
    free: bool  # else the other people at the table have to agree
    why: str = ""  # why it is not free: 'decided', 'chance', 'revealed'
    seen: tuple[str, ...] = ()  # what was seen since: 'chance', 'revealed'


@dataclass(frozen=True)
class Talk:
    """A line of chat, with who wrote it and when."""

    seq: int
    seat: int
    name: str
    text: str
    at: float
    aside: bool = False  # said among those who watch; those who play read it when the game is over
    says: str = ""  # in the place of a text: the message that a bot says, in each reader's language
