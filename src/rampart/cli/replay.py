"""`rampart replay`: plays a record again, checks it, and tells what happened."""

import json
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from rampart.cli.boards import board_of
from rampart.cli.files import game_of, read_record, write_whole
from rampart.cli.frame import printer
from rampart.cli.stored import replay_folder, replay_stored
from rampart.cli.story import named, result, story
from rampart.cli.words import words
from rampart.kernel.history import entries
from rampart.kernel.state import State
from rampart.text import table_names

Record = Annotated[
    str,
    typer.Argument(
        help="The record; - reads standard input; with --all a folder of records.", metavar="FILE", show_default=False
    ),
]
All = Annotated[
    bool, typer.Option("--all", help="Replay every game that the site has stored, or every record in a folder.")
]


def replay(
    file: Record = "",
    upto: Annotated[int | None, typer.Option(min=0, help="Stop after so many choices.", show_default="all")] = None,
    lang: Annotated[str, typer.Option(help="The language of the log: en, cs, pl or de.")] = "en",
    show: Annotated[bool, typer.Option("--show", help="Show the board at the end too.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="Do not tell what happened, only the result.")] = False,
    svg: Annotated[
        Path | None, typer.Option(help="Write the drawing of the end position to a file.", metavar="OUT")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    all_stored: All = False,
    data: Annotated[
        Path | None, typer.Option(help="The folder of the site, for --all.", metavar="DIR", show_default="as for serve")
    ] = None,
) -> None:
    """Replay a recorded game: check every choice, and tell what happened.

    \b
    Examples:
      rampart replay my-game.json
      rampart replay my-game.json --upto 40 --show
      rampart replay my-game.json --quiet --svg end.svg
      rampart replay my-game.json --json
      cat my-game.json | rampart replay -
      rampart replay --all
      rampart replay --all my-games/
    """
    if all_stored:
        replay_folder(Path(file)) if file else replay_stored(data)
        return
    if not file:
        raise typer.BadParameter("a FILE is needed, or --all.")
    words(lang)
    record = read_record(file)
    s = game_of(record, file).replay(record, upto)
    if svg is not None:
        write_whole(svg, s.svg(None, lang=lang))
    if as_json:
        print(json.dumps(entry_of(s, seated(record, s)), indent=2, ensure_ascii=False))
        return
    console = printer()
    if not quiet:
        tell(console, s, lang)
    if show:
        console.print(board_of(s.rules.name).board(s, None, lang))
        console.print()
    conclude(console, s, lang, seated(record, s))


def conclude(console: Console, s: State, lang: str, seats: list[str]) -> None:
    """The result, and that the record is sound."""
    console.print(result(s, lang, seats))
    made = len(entries(s.last))
    console.print(Text(f"\n{made} choices replayed, the record is sound{'' if s.over else ' so far'}.", "green"))


def entry_of(s: State, seats: list[str]) -> dict[str, object]:
    """What the record has come to, as plain data."""
    return {
        "game": s.rules.name,
        "rules": s.rules.version,
        "seats": seats,
        "choices": len(entries(s.last)),
        "over": s.over,
        "ending": s.ending,
        "scores": s.scores(),
        "ranking": s.ranking(),
        "winners": s.winners(),
        "breakdown": s.breakdown(),
    }


def seated(record: dict[str, object], s: State) -> list[str]:
    """Who sat where, if the record says so."""
    seats = record.get("seats")
    if isinstance(seats, list) and len(seats) == s.seats and all(isinstance(name, str) for name in seats):
        return seats
    return []


def tell(console: Console, s: State, lang: str) -> None:
    """Play the choices of a state once more, and tell turn by turn what followed from them."""
    names = table_names(s.rules.name, s.seats, lang)
    now = s.replayed([])
    journal = now.listen()
    number = 0
    for seat, turn in groupby(entries(s.last), key=lambda entry: entry.seat):
        keys: list[str] = []
        for entry in turn:
            keys.append(now.key(entry.option, entry.seat))
            now.choose(entry.option, entry.seat)
        numbers = f"{number + 1}" if len(keys) == 1 else f"{number + 1}-{number + len(keys)}"
        number += len(keys)
        head = Text.assemble((f"{numbers:>7}  ", "dim"), named(names[seat], seat), (f"  {', '.join(keys)}", "dim"))
        console.print(head)
        console.print(Padding(story(journal.take(), now, lang), (0, 0, 0, 7)))
    console.print()
