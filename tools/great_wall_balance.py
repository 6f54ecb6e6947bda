"""Measure the balance of The Great Wall, mode by mode and module by module, and write it into its page.

    PYTHONPATH=build/compiled python tools/great_wall_balance.py measure 200 FOLDER
    python tools/great_wall_balance.py write FOLDER

Every table is played by `greedy` from seeds that its name and the number of a game give, on all cores, and kept in
FOLDER as one line of JSON; a table that is there already is not played again.
"""

import argparse
import json
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import rampart
from rampart.games.great_wall.codes import E_BREACH
from rampart.games.great_wall.state import GreatWall
from rampart.kernel.errors import BadOptions
from rampart.kernel.game import Value
from rampart.kernel.journal import FORCED

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "balance-great_wall.md"
BEGIN: Final = "<!-- measured: made by tools/great_wall_balance.py -->\n"
END: Final = "<!-- end of measured -->\n"
FIRST_SEED: Final = 7000
COUNTED: Final = ("breach", "raid", "defeated", "claimed", "recruited", "wall", "barricade", "shame", "promoted")
LEVELS: Final = ("normal", "hard", "very_hard")
SCENARIOS: Final = ("freezing_weather", "great_famine", "emperors_visit", "hungry_ghosts")
COOP_SCENARIOS: Final = ("siege_of_diaoyucheng", "red_turban_rebellion")


class Table(NamedTuple):
    """What is played: among `greedy` alone, or by one against `random` players."""

    name: str
    players: int
    options: dict[str, Value]
    alone: bool = False  # one greedy, the others random
    kind: str = "module"


Modules = list[tuple[str, dict[str, Value]]]
CHRONICLES: Final[Modules] = [(name.replace("_", " "), {"chronicles": name}) for name in SCENARIOS]
MODULES: Final[Modules] = [
    ("base game", {}), ("Black Powder", {"black_powder": True}), ("Iron Dragon", {"iron_dragon": True}),
    ("Ancient Beasts", {"beasts": True}), ("Rat", {"rat": True}), ("Genghis Khan", {"khan": True}),
    *CHRONICLES,
]  # fmt: skip
TABLES: Final = [
    *[Table(f"{name}, 4 players", 4, dict(options)) for name, options in MODULES],
    Table("fifth player, 5 players", 5, {"fifth_player": True}),
    *[Table(f"{name}, one against two", 3, dict(options), True, "random") for name, options in MODULES],
    *[Table(f"solo, {level}", 1, {"level": level}, False, "solo") for level in LEVELS],
    *[Table(f"co-op of {n}", n, {"coop": True}, False, "coop") for n in (2, 3, 4, 5)],
    *[
        Table(f"{name.replace('_', ' ')}, co-op of {n}", n, {"coop": True, "chronicles": name}, False, "coop")
        for name in COOP_SCENARIOS
        for n in (3, 4)
    ],
]


def known() -> list[Table]:
    """The tables that the rules offer."""
    out = []
    for table in TABLES:
        try:
            rampart.game("great_wall").configure(table.players, dict(table.options))
        except BadOptions:
            continue
        out.append(table)
    return out


def play(asked: tuple[Table, int]) -> dict[str, Any]:
    """One game, and what happened in it."""
    table, number = asked
    favored = number % table.players if table.alone else -1
    bots = [
        rampart.bot("random" if table.alone and p != favored else "greedy", number * 8 + p)
        for p in range(table.players)
    ]
    s = rampart.game("great_wall").new(players=table.players, seed=FIRST_SEED + number, **table.options).bare()
    assert isinstance(s, GreatWall)
    journal = s.listen()
    deeds: Counter[str] = Counter()
    fallen: set[int] = set()
    asked_for, spent = 0, 0.0
    while not s.over:
        seat, year = s.deciders[0], s.year
        since = time.process_time()
        choice = bots[seat].choose(s, seat)
        if favored in (-1, seat) and len(s.options(seat)) > 1:
            asked_for, spent = asked_for + 1, spent + time.process_time() - since
        s.choose(choice, seat)
        for event in journal.take():
            if event.code != FORCED:
                deeds[s.rules.events[event.code].name] += 1
            if event.code == E_BREACH:
                fallen.add(year)
    return told(s, table, favored, deeds) | {"breached": len(fallen), "asked": asked_for, "ms": 1000 * spent}


def told(s: GreatWall, table: Table, favored: int, deeds: Counter[str]) -> dict[str, Any]:
    """The end of a game as plain data."""
    winners = s.winners()
    seats = range(table.players) if favored < 0 else [favored]
    sources: Counter[str] = Counter()
    for p in seats:
        sources.update(s.breakdown()[p])
    won = len(winners) == table.players if table.kind == "coop" else 0 in winners
    return {
        "won": winners == [favored] if favored >= 0 else won, "ending": s.ending, "years": s.year,
        "honor": sum(s.scores()[p] for p in seats) / len(seats),
        "sources": {source: n / len(seats) for source, n in sources.items()},
        "deeds": {kind: deeds[kind] for kind in COUNTED},
    }  # fmt: skip


def measure(games: int, folder: Path, only: Sequence[str], jobs: int) -> None:
    """Play what is not there yet."""
    folder.mkdir(parents=True, exist_ok=True)
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for table in known():
            path = folder / (table.name.replace(" ", "-").replace(",", "") + ".json")
            if path.exists() or (only and not any(word in table.name for word in only)):
                continue
            found = pool.map(play, [(table, n) for n in range(games)], chunksize=1)
            summary = {"table": table.name, "kind": table.kind, "games": games, **sums(found)}
            path.write_text(json.dumps(summary) + "\n", encoding="utf-8")
            print(json.dumps(summary), flush=True)


def sums(found: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The means of many games."""
    n = len(found)
    sources: Counter[str] = Counter()
    deeds: Counter[str] = Counter()
    for game in found:
        sources.update(game["sources"])
        deeds.update(game["deeds"])
    years = sum(game["years"] for game in found)
    return {
        "won": sum(game["won"] for game in found),
        "ends": dict(Counter(game["ending"] for game in found).most_common()),
        "years": years / n, "breached": sum(game["breached"] for game in found) / years,
        "honor": sum(game["honor"] for game in found) / n,
        "sources": {source: round(total / n, 1) for source, total in sources.items()},
        "deeds": {kind: round(total / n, 1) for kind, total in deeds.items()},
        "ms": sum(game["ms"] for game in found) / max(1, sum(game["asked"] for game in found)),
    }  # fmt: skip


# ---- the page


def write(folder: Path, page: Path) -> None:
    """Put the tables between the marks of the page."""
    measured = {}
    for path in folder.glob("*.json"):
        line = json.loads(path.read_text(encoding="utf-8"))
        measured[line["table"]] = line
    found = [measured[table.name] for table in TABLES if table.name in measured]
    text = page.read_text(encoding="utf-8")
    if BEGIN not in text or END not in text:
        sys.exit(f"{page} has no marks between which the figures belong.")
    before, rest = text.split(BEGIN, 1)
    after = rest.split(END, 1)[1]
    page.write_text(before + BEGIN + "\n" + "\n".join(pages(found)) + "\n" + END + after, encoding="utf-8")


def pages(found: Sequence[dict[str, Any]]) -> list[str]:
    """All tables, a line each; of what was not measured there is none."""
    modules = [line for line in found if line["kind"] == "module"]
    out = pages_of_modules(modules) if modules else []
    for kind, title in (("random", "One greedy bot against two random ones"), ("solo", "Solo"), ("coop", "Co-op")):
        lines = [line for line in found if line["kind"] == kind]
        if lines:
            out += ["", f"### {title}", ""] if out else [f"### {title}", ""]
            out += grid(["table", "games", "won", "years", "years breached", "ends"],
                        [[line["table"], line["games"], f"{line['won'] / line['games']:.0%}", f"{line['years']:.1f}",
                          f"{line['breached']:.0%}", ends(line)] for line in lines])  # fmt: skip
    return [*out, ""]


def pages_of_modules(modules: Sequence[dict[str, Any]]) -> list[str]:
    """How games of bots among themselves end, where honor comes from, and what is done."""
    names = sorted({source for line in modules for source in line["sources"] if abs(line["sources"][source]) >= 0.1})
    out = ["### Four greedy bots (five with the fifth player)", ""]
    out += grid(["table", "games", "years", "years breached", "ends", "mean honor", "ms a decision"],
                [[line["table"], line["games"], f"{line['years']:.1f}", f"{line['breached']:.0%}", ends(line),
                  f"{line['honor']:.0f}", f"{line['ms']:.2f}"] for line in modules])  # fmt: skip
    out += ["", "### Honor by source, of a seat", ""]
    out += grid(["source", *[line["table"].split(",")[0] for line in modules]],
                [[name, *[f"{line['sources'].get(name, 0.0):.1f}" for line in modules]] for name in names])  # fmt: skip
    out += ["", "### Deeds a game", ""]
    return out + grid(["deed", *[line["table"].split(",")[0] for line in modules]],
                [[kind, *[f"{line['deeds'].get(kind, 0.0):.1f}" for line in modules]] for kind in COUNTED])  # fmt: skip


def ends(line: dict[str, Any]) -> str:
    """How the games ended, the usual way first."""
    return ", ".join(f"{name} {n / line['games']:.0%}" for name, n in line["ends"].items())


def grid(heads: Sequence[str], rows: Sequence[Sequence[object]]) -> list[str]:
    """A table of Markdown."""
    lines = ["| " + " | ".join(heads) + " |", "|" + " --- |" * len(heads)]
    return lines + ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]


def main() -> None:
    """Measure or write."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    what = asked.add_subparsers(dest="what", required=True)
    measuring = what.add_parser("measure", help="play the games")
    measuring.add_argument("games", type=int)
    measuring.add_argument("folder", type=Path)
    measuring.add_argument("--only", action="append", default=[], metavar="WORD", help="only tables named so")
    measuring.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    writing = what.add_parser("write", help="write the figures into the page")
    writing.add_argument("folder", type=Path)
    writing.add_argument("--page", type=Path, default=PAGE)
    args = asked.parse_args()
    if args.what == "measure":
        measure(args.games, args.folder, args.only, args.jobs)
    else:
        write(args.folder, args.page)


if __name__ == "__main__":
    main()
