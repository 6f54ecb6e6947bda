"""Play the ladder of the bots and write docs/bots.md: all levels, all games and main modes.

What was played is kept in build/ladder, so that a run that was cut off goes on; `--write` only writes the page again.
Use the compiled copy: `PYTHONPATH=build/compiled python tools/ladder.py`.
"""

import argparse
import json
import sys
import time
from pathlib import Path

import rampart
from rampart.lab.arena import ALONE, Verdict, fight, kept, verdict
from rampart.lab.equals import Equals, equals
from rampart.lab.jobs import processors, workers
from rampart.lab.ladder import ANCHOR, RUNGS, TABLES, Beside, Rung, Table, match_of, page

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "ladder"
PAGE = ROOT / "docs" / "bots.md"


def main() -> None:
    """Play what is missing and write the page."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--games", type=int, default=100, help="games of a match between quick bots")
    asked.add_argument("--jobs", type=int, default=processors())
    asked.add_argument("--only", default="", help="a game, a bot, or both as game:bot")
    asked.add_argument("--bar", action="store_true", help="end a match of search as soon as it is clear")
    asked.add_argument("--write", action="store_true", help="write the page from what was played, without playing")
    args = asked.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    if not args.write:
        for table in TABLES:
            for rung in RUNGS:
                if wanted(args.only, table, rung):
                    played(table, rung, args.games, args.jobs, args.bar)
            if args.only in ("", table.game, "equals"):
                among_equals(table, args.games)
    found = [(table, results_at(table), equals_at(table)) for table in TABLES]
    how = f"Played {'compiled' if rampart.COMPILED else 'interpreted'}; time is CPU time."
    PAGE.write_text(page([x for x in found if x[1] or x[2]], beside(), how), encoding="utf-8")


def results_at(table: Table) -> dict[Rung, Verdict]:
    """What was played at a table."""
    return {rung: result for rung in RUNGS if (result := so_far(table, rung)) is not None}


def equals_file(table: Table) -> Path:
    """Where is kept what games among equals came to."""
    return file_of(table, RUNGS[2]).with_suffix(".equals.json")


def among_equals(table: Table, games: int) -> None:
    """Play games among equals, unless they were played."""
    if not equals_file(table).exists():
        found = equals(table.game, table.players, table.options, ANCHOR, games, table.trouble)
        equals_file(table).write_text(json.dumps(found._asdict()), encoding="utf-8")
        sys.stderr.write(f"{table.title}: {found}\n")


def equals_at(table: Table) -> Equals | None:
    """What games among equals came to; None where none were played."""
    file = equals_file(table)
    return Equals(**json.loads(file.read_text(encoding="utf-8"))) if file.exists() else None


def beside() -> list[Beside]:
    """What `tools/duel.py` and `benchmarks/catanatron_arena.py` kept with `--save`."""
    file = KEPT / "beside.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return [Beside(**json.loads(line)) for line in lines]


def wanted(only: str, table: Table, rung: Rung) -> bool:
    """Is a match asked for?"""
    game, _, bot = only.partition(":")
    here = (table.game, table.options.get("mode"), rung.challenger)
    return (not game or game in here) and bot in ("", rung.challenger)


def file_of(table: Table, rung: Rung) -> Path:
    """Where the games of a match are kept."""
    mode = f"-{table.options['mode']}" if "mode" in table.options else ""
    return KEPT / f"{table.game}{mode}-{match_of(table, rung).challenger}-{rung.field}.jsonl"


def played(table: Table, rung: Rung, games: int, jobs: int, stop: bool) -> None:
    """Play a match, in whole deals, and say how it went."""
    match = match_of(table, rung)
    count = max(match.turns, int(games * rung.share) // match.turns * match.turns)
    began = time.monotonic()
    bar = table.wanted * match.fair() if stop and rung.seating == ALONE else None
    found = list(fight(match, count, workers(min(jobs, count)), bar, file_of(table, rung)))
    result = verdict(match, found)
    told = f"{table.title}: {match.challenger} against {match.field}: {result.share:.0%} of {result.games} games"
    sys.stderr.write(f"{told}, {result.times_fair:.2f} times fair, {time.monotonic() - began:.0f} s\n")


def so_far(table: Table, rung: Rung) -> Verdict | None:
    """What was played of a match, in whole deals; None where nothing was."""
    match = match_of(table, rung)
    games = kept(file_of(table, rung), match)
    games = games[: len(games) // match.turns * match.turns]
    return verdict(match, games) if games else None


if __name__ == "__main__":
    main()
