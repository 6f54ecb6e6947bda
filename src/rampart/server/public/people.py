"""People and leaderboards through the public API."""

from typing import Annotated

from fastapi import APIRouter, Path, Query

from rampart.server.basics.rating import BOT, PERSON
from rampart.server.public.calls import Reader
from rampart.server.public.shapes import BoardOut, BoardsOut, PersonOut, RankOut, RatingOut

router = APIRouter()


@router.get("/people/{name}")
async def get_person(caller: Reader, name: Annotated[str, Path(max_length=100)]) -> PersonOut:
    """An account by its name, with its ratings."""
    person = await caller.site.friends.named(name)
    ratings = [
        RatingOut(
            game=one.game,
            mode=one.mode,
            rating=one.strength.shown,
            spread=one.strength.spread,
            games=one.games,
            rank=one.rank or None,
        )
        for one in await caller.site.ratings.standings(f"{PERSON}{person.id}")
    ]
    return PersonOut(name=person.name, bot=person.bot, ratings=ratings)


@router.get("/leaderboards")
async def get_leaderboards(
    caller: Reader,
    game: Annotated[str | None, Query(max_length=64)] = None,
    mode: Annotated[str, Query(max_length=32)] = "",
) -> BoardsOut:
    """The best in each game and mode, or in one of them: people and bots on one scale."""
    ratings = caller.site.ratings
    wanted = [(game, mode)] if game is not None else await ratings.boards()
    boards = []
    for name, kind in wanted[:20]:
        ranks = [
            RankOut(
                place=one.place,
                name=one.name,
                kind="bot" if one.who.startswith(BOT) else "program" if one.program else "person",
                rating=one.strength.shown,
                spread=one.strength.spread,
                games=one.games,
                wins=one.wins,
                expected=round(one.expected, 3),
            )
            for one in await ratings.board(name, kind)
        ]
        boards.append(BoardOut(game=name, mode=kind, ranks=ranks))
    return BoardsOut(boards=boards)
