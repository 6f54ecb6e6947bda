"""`rampart play`: a person against bots in the terminal."""

import secrets
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Annotated, Final

import typer

import rampart
from rampart.bots import make, names
from rampart.cli.files import STDIN, game_of, read_record
from rampart.cli.frame import INTERRUPTED, game_options, printer
from rampart.cli.session import PERSON, Session
from rampart.kernel.errors import BadDocument, BadOptions
from rampart.kernel.state import State

USUAL_BOT: Final = "greedy"
SEED_BITS: Final = 32  # of a seed drawn here: short enough to be typed


def play(
    game: Annotated[str | None, typer.Argument(help="The game; not needed with --load.", show_default=False)] = None,
    players: Annotated[int | None, typer.Option(help="Number of players.", show_default="the usual number")] = None,
    seat: Annotated[int | None, typer.Option(help="Your seat, from 0.", show_default="0")] = None,
    bot: Annotated[str | None, typer.Option(help="Bot for the other seats.", show_default=USUAL_BOT)] = None,
    seed: Annotated[int | None, typer.Option(help="Makes the game repeatable.", show_default="drawn")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game as name=value; may be repeated.", metavar="N=V")
    ] = None,
    lang: Annotated[str, typer.Option(help="Your language: en, cs, pl or de.")] = "en",
    load: Annotated[
        str | None, typer.Option(help="Go on with a saved game or from a position.", metavar="FILE")
    ] = None,
) -> None:
    """Play a game against bots, here in the terminal.

    \b
    Examples:
      rampart play dragon                        you and three bots
      rampart play dragon --players 2 --seat 1   you and one bot, which sits first
      rampart play dragon --option wall=on --option super_event=random
      rampart play --load my-game.json           go on with a saved game
    """
    if load is not None:
        if players is not None or seed is not None or option:
            raise BadOptions("A saved game has its players, seed and options; --load goes without those.")
        s, sitting = loaded(load, game)
    else:
        if game is None:
            raise BadOptions(f"Name the game to play, as in `rampart play {rampart.games()[0]}`; see `rampart games`.")
        drawn = secrets.randbits(SEED_BITS) if seed is None else seed
        s = rampart.game(game).new(players, drawn, **game_options(option or []))
        sitting = []
    session = Session(s, *seating(s, sitting, seat, bot), lang, printer())
    session.file = Path(load) if load is not None and load != STDIN and (s.seed >= 0 or s.last) else None
    with suppress(ImportError):
        import_module("readline")  # what is typed can then be edited and recalled
    try:
        session.run()
    except KeyboardInterrupt:
        session.console.print()
        session.keep()
        raise typer.Exit(INTERRUPTED) from None


def loaded(path: str, game: str | None) -> tuple[State, list[str]]:
    """The state that a saved game has come to, or a position, and who sat where."""
    record = read_record(path)
    entry = game_of(record, path)
    if game is not None and game != entry.name:
        raise BadDocument(f"{path} is a game of {entry.name}, not of {game}.")
    if "choices" not in record:  # a position document: its seats are a number, and it stays as it is
        return entry.load(record), []
    s = entry.replay(record)
    sitting = record.get("seats", [])
    if not isinstance(sitting, list) or not all(isinstance(name, str) for name in sitting):
        raise BadDocument("seats: a list of names is needed.")
    if sitting and len(sitting) != s.seats:
        raise BadDocument(f"seats: {s.seats} names are needed, not {len(sitting)}.")
    return s, sitting


def seating(s: State, sitting: list[str], seat: int | None, bot: str | None) -> tuple[int, list[str]]:
    """The person's seat and who sits where: as the saved game says, unless the person wants it otherwise.

    A bot takes the place of anybody else who is named there, as in the record of a game on the site.
    """
    if seat is None:
        seat = sitting.index(PERSON) if PERSON in sitting else 0
    if seat not in range(s.seats):
        raise BadOptions(f"There is no seat {seat}; seats are 0 to {s.seats - 1}.")
    before = [name if name in names() else USUAL_BOT for name in sitting] or [USUAL_BOT] * s.seats
    players = [PERSON if p == seat else bot or before[p] for p in range(s.seats)]
    for name in players:
        if name != PERSON:
            make(name)
    return seat, players
