"""Tables through the public API: finding, opening, looking, choosing and all other acts."""

from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Path, Query, Response

import rampart
from rampart.server.api import only_seat, outcome, read_wish
from rampart.server.basics.model import Status
from rampart.server.basics.refusals import Refused
from rampart.server.play.checks import must_not_be_paused
from rampart.server.public.calls import Caller, Host, Lang, Player, Reader, key_or_new, own_view
from rampart.server.public.shapes import (
    AccountOut,
    ActIn,
    ChoiceIn,
    DoneOut,
    EventsOut,
    GameOut,
    OptionOut,
    Seat,
    StateOut,
    TableIn,
    TablesOut,
)
from rampart.server.public.views import events_out, state_out, table_out
from rampart.server.storage.store import with_person, with_status
from rampart.server.tables.opening import bots_for
from rampart.text.about import title

router = APIRouter()
Table = Annotated[str, Path(pattern="^[a-z0-9]{1,32}$", description="the id of a table")]
NEEDS_SEAT: Final = ("stand", "retract", "undo", "resign", "takeover", "bot", "ask")
NEEDED: Final = {"answer": ("agree", "vote"), "chat": ("text",), "ask": ("what",)}  # one of them
Limit = Annotated[int, Query(ge=1, le=100)]
WantedSeat = Annotated[Seat | None, Query(description="a seat of yours whose view is wanted")]


@router.get("/account")
async def get_account(caller: Reader) -> AccountOut:
    """The account that the token speaks for, and what the token may do."""
    return AccountOut(name=caller.person.name, bot=caller.person.bot, scopes=list(caller.token.scopes))


@router.get("/games")
def get_games(caller: Reader, lang: Lang = None) -> list[GameOut]:
    """The games that can be played here, with their options and bots."""
    found: list[GameOut] = []
    for name in rampart.games():
        game = rampart.game(name)
        options = {
            key: OptionOut(choices=list(one.choices), default=one.default, meaning=one.meaning)
            for key, one in game.options.items()
        }
        found.append(
            GameOut(
                name=name,
                title=title(game, caller.lang),
                version=game.version,
                seats=list(game.seats),
                options=options,
                bots=list(bots_for(name)),
            )
        )
    return found


@router.get("/tables")
async def get_tables(
    caller: Reader,
    status: Literal["open", "playing", "over"] = "open",
    mine: bool = False,
    game: Annotated[str | None, Query(max_length=64)] = None,
    limit: Limit = 50,
) -> TablesOut:
    """Tables that everyone may find, or all of yours."""
    if mine:
        [found] = await caller.site.store.find(with_person(caller.person.id, limit=100))
        found = [table for table in found if table.status is Status(status)]
    else:
        [found] = await caller.site.store.find(with_status(Status(status), limit=100))
    kept = [table for table in found if game is None or table.game == game][:limit]
    return TablesOut(tables=[table_out(table, caller.person.id) for table in kept])


@router.post("/tables", status_code=201)
async def post_table(caller: Host, body: TableIn, response: Response) -> DoneOut:
    """Open a table; one that is asked for again with the same key is opened once."""
    sent = body.model_dump(exclude={"key"})
    if sent["players"] is None:
        del sent["players"]
    wish = read_wish(sent)
    caller.site.limits.check("table", caller.person.id)
    secret = f"{caller.token.hash} {body.key}" if body.key else ""
    done = await caller.site.acts.open(caller.person, wish.spoken(caller.lang), secret)
    if done.status == "duplicate":
        response.status_code = 200
    return DoneOut(**outcome(done))


@router.get("/tables/{table}")
async def get_table(caller: Reader, table: Table, seat: WantedSeat = None, lang: Lang = None) -> StateOut:
    """A table with your view of its game, and what you are asked."""
    room = await caller.site.rooms.get(table)
    return state_out(room, own_view(room, caller, seat), caller.person.id, caller.lang)


@router.get("/tables/{table}/events")
async def get_events(
    caller: Reader,
    table: Table,
    since: Annotated[int, Query(ge=0, le=10**9, description="the last entry you know")] = 0,
    seat: WantedSeat = None,
    lang: Lang = None,
) -> EventsOut:
    """What happened, as the log of the page tells it to you."""
    room = await caller.site.rooms.get(table)
    return events_out(room, own_view(room, caller, seat), since, caller.lang)


@router.post("/tables/{table}/choices")
async def post_choice(caller: Player, table: Table, body: ChoiceIn) -> DoneOut:
    """Choose an option of a decision, or all options of a composition."""
    site, person = caller.site, caller.person
    room = await site.rooms.get(table)
    must_not_be_paused(room)
    seat = body.seat if body.seat is not None else only_seat(room.seats_of(person.id))
    site.limits.check("choice", person.id)
    done = await site.acts.choose(room.table.id, person.id, seat, body.decision, body.option, key_or_new(body.key))
    return DoneOut(**outcome(done))


async def do(caller: Caller, table: str, act: str, body: ActIn) -> DoneOut:
    """Do one of the acts of a table."""
    room = await caller.site.rooms.get(table)
    data: dict[str, Any] = body.model_dump(exclude={"key"}, exclude_none=True)
    own = room.held_by(caller.person.id)
    needed = NEEDED.get(act, ())
    if needed and not set(needed) & set(data):
        raise Refused("not_given", field=needed[0])
    if act in NEEDS_SEAT and "seat" not in data:
        data["seat"] = own[0] if own else 0
    if act == "sit" and "seat" not in data:
        free = [seat.number for seat in room.table.seats if seat.kind == "free"]
        data["seat"] = free[0] if free else 0
    caller.site.limits.check(act if act in ("chat", "sit") else "act", caller.person.id)
    done = await caller.site.acts.act(room.table.id, caller.person, act, key_or_new(body.key), data)
    return DoneOut(**outcome(done))


@router.post("/tables/{table}/play/{act}")
async def post_play(
    caller: Player,
    table: Table,
    act: Literal["sit", "stand", "retract", "undo", "ask", "answer", "resign", "takeover", "chat", "rematch"],
    body: ActIn,
) -> DoneOut:
    """What a player does beside choosing; `ask` needs `what`, `chat` needs `text`.

    `answer` needs `agree`, or `vote` where a seat is out of time.
    """
    return await do(caller, table, act, body)


@router.post("/tables/{table}/host/{act}")
async def post_host(caller: Host, table: Table, act: Literal["bot", "start", "close"], body: ActIn) -> DoneOut:
    """What the host does: seat a bot (`seat`, `bot`), start, close."""
    return await do(caller, table, act, body)
