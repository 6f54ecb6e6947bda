"""Quick match and tournaments through the public API."""

from typing import Annotated, Literal

from fastapi import APIRouter, Path

from rampart.server.basics.model import Terms
from rampart.server.basics.refusals import Refused
from rampart.server.community.matching import Seek
from rampart.server.community.tournaments import OPEN, Plan, Tournament
from rampart.server.public.calls import Caller, Host, Player, Reader
from rampart.server.public.event_shapes import (
    CupActIn,
    CupIn,
    CupOut,
    CupsOut,
    EntrantOut,
    LineOut,
    MeetingOut,
    OpenedCupOut,
    SeatedOut,
    SeekIn,
    WaitingOut,
)
from rampart.server.web.addresses import network_of

router = APIRouter()
Cup = Annotated[str, Path(pattern="^[a-z0-9]{1,32}$", description="the id of a tournament")]


# ---- quick match


@router.get("/quick")
async def get_quick(caller: Reader) -> WaitingOut:
    """How many people wait for a quick match, by pace."""
    return WaitingOut(**await caller.site.matching.counts())


@router.post("/quick")
async def post_quick(caller: Player, body: SeekIn) -> SeatedOut:
    """Look for players: you are seated where others look for the same, or wait at a table of your own.

    The site starts the game when the table is full, and seats bots after `wait` seconds; 0 waits for people alone.
    To stop looking, stand up from the table.
    """
    caller.site.limits.check("table", caller.person.id)
    caller.site.limits.check("tables", network_of(caller.address))
    return SeatedOut(table=await caller.site.matching.seek(caller.person, Seek(**body.model_dump())))


# ---- tournaments


@router.get("/tournaments")
async def get_tournaments(caller: Reader, status: Literal["open", "playing", "over", "closed"] = "open") -> CupsOut:
    """Tournaments, the newest first."""
    return CupsOut(tournaments=[cup_out(one, caller) for one in await caller.site.tournaments.all(status)])


@router.post("/tournaments", status_code=201)
async def post_tournament(caller: Host, body: CupIn) -> OpenedCupOut:
    """Hold a tournament; its tables are opened by the site, round by round."""
    caller.site.limits.check("table", caller.person.id)
    clock = body.clock
    terms = Terms(
        clock=clock.kind,
        minutes=clock.minutes,
        increment=clock.increment,
        days=clock.days,
        at_zero=clock.at_zero,
        rated=body.rated,
    )
    plan = Plan(body.name, body.kind, body.game, body.players, body.rounds, body.bots, terms, dict(body.options))
    return OpenedCupOut(tournament=await caller.site.tournaments.hold(caller.person, plan))


@router.get("/tournaments/{tournament}")
async def get_tournament(caller: Reader, tournament: Cup) -> CupOut:
    """A tournament: who plays, all pairings with their tables, and the standings."""
    return cup_out(await caller.site.tournaments.get(tournament), caller)


@router.post("/tournaments/{tournament}/play/{act}")
async def post_tournament_play(caller: Player, tournament: Cup, act: Literal["enter", "leave"]) -> CupOut:
    """Enter a tournament that has not started, or leave one."""
    caller.site.limits.check("act", caller.person.id)
    cups = caller.site.tournaments
    await caller.site.acts.whole(cups.enter if act == "enter" else cups.leave, tournament, caller.person)
    return cup_out(await cups.get(tournament), caller)


@router.post("/tournaments/{tournament}/host/{act}")
async def post_tournament_host(
    caller: Host, tournament: Cup, act: Literal["bot", "start", "close"], body: CupActIn
) -> CupOut:
    """What the host does: let a bot of the site enter (`bot`), start, close."""
    caller.site.limits.check("act", caller.person.id)
    cups, person = caller.site.tournaments, caller.person
    if act == "bot":
        if body.bot is None:
            raise Refused("not_given", field="bot")
        await caller.site.acts.whole(cups.enter_bot, tournament, person, body.bot)
    else:
        await caller.site.acts.whole(cups.start if act == "start" else cups.close, tournament, person)
    return cup_out(await cups.get(tournament), caller)


def cup_out(cup: Tournament, caller: Caller) -> CupOut:
    """A tournament as everyone may see it."""
    own, plan = cup.of(caller.person.id), cup.plan
    going = {one.number: one for one in cup.entrants}
    lines = [
        LineOut(place=place, **{name: getattr(line, name) for name in LineOut.model_fields if name != "place"})
        for place, line in enumerate(cup.table(), 1)
        if cup.status != OPEN or not going[line.entrant].left
    ]
    told = {
        "id": cup.id,
        "name": plan.name,
        "kind": plan.kind,
        "game": plan.game,
        "players": plan.players,
        "bots": plan.bots,
        "rated": plan.terms.rated,
        "options": plan.options,
        "status": cup.status,
        "round": cup.round,
        "rounds": cup.rounds,
        "host": cup.host == caller.person.id,
        "you": None if own is None else own.number,
    }
    entrants = [EntrantOut(number=x.number, name=x.name, bot=x.bot, left=x.left) for x in cup.entrants]
    return CupOut.model_validate({**told, "entrants": entrants, "meetings": meetings_out(cup), "standings": lines})


def meetings_out(cup: Tournament) -> list[MeetingOut]:
    """All pairings so far."""
    return [
        MeetingOut(
            round=held.round, table=held.table, entrants=list(held.meeting.entrants), points=list(held.meeting.points)
        )
        for held in cup.held
    ]
