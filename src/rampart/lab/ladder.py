"""The ladder of the bots: which matches it is made of, and what they come to in ratings and deeds."""

import math
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rampart.kernel.game import Value
from rampart.lab.arena import ALONE, ALTERNATE, Match, Verdict, interval_of
from rampart.lab.equals import Equals

SEARCH: Final = "search"
ANCHOR: Final = "steady"  # has rating 0
ELO: Final = 400 / math.log(10)
MOST: Final = 800.0  # a rating further away is not told apart


class Table(NamedTuple):
    """A table on which the ladder stands: the game, how many play, its options, and what to count there."""

    title: str
    game: str
    players: int
    options: dict[str, Value]
    rollouts: int  # with which `search` takes about 100 ms a decision, compiled
    deeds: tuple[str, ...]
    wanted: float = 1.5  # times its fair share that `search` must win
    trouble: str = ""  # an event that no one wants: in how many years it comes among equals


class Rung(NamedTuple):
    """A match of the ladder: a bot against the one below it."""

    challenger: str
    field: str
    seating: str
    share: float  # of the games that are asked for: matches with search take long


TABLES: Final = (
    Table(
        "In the Year of the Dragon", "dragon", 4, {}, 32,
        ("placed", "released", "floor", "privilege", "wall_built"), 2.0,
    ),
    Table(
        "Brotherhood of the Watch", "watch", 4, {"mode": "watch"}, 160,
        ("settlement", "keep", "guard", "guard_lost", "card_bought", "discarded", "bank_trade", "offer", "traded"),
    ),
    Table(
        "Classic island", "watch", 4, {"mode": "classic"}, 160,
        ("settlement", "keep", "road", "card_bought", "discarded", "bank_trade", "offer", "traded"),
    ),
    Table(
        "The Great Wall", "great_wall", 4, {}, 400,
        ("recruited", "attacked", "firing", "wall", "hired_advisor", "claimed", "shame", "donated"),
        1.5, "breach",
    ),
    Table(
        "Crescent Moon", "crescent_moon", 4, {}, 40,
        ("moved", "placed_units", "built", "token_placed", "bought", "combat", "contest", "proposed", "agreed", "deal"),
        2.0,
    ),
)  # fmt: skip

RUNGS: Final = (
    Rung("novice", "random", ALTERNATE, 1.0),
    Rung("apprentice", "novice", ALTERNATE, 1.0),
    Rung("steady", "apprentice", ALTERNATE, 1.0),
    Rung(SEARCH, "greedy", ALONE, 0.6),
    Rung("master", "steady", ALONE, 0.2),
)


def match_of(table: Table, rung: Rung) -> Match:
    """The match of a rung at a table."""
    challenger = f"{SEARCH}@{table.rollouts}" if rung.challenger == SEARCH else rung.challenger
    return Match(table.game, table.players, dict(table.options), challenger, rung.field, rung.seating)


class Rating(NamedTuple):
    """How strong a bot is beside the anchor, and how far that may be off."""

    value: float
    error: float


def gap(match: Match, result: Verdict) -> Rating:
    """By how much the challenger is stronger than the field: equal ones win according to their seats."""
    seats = 1 if match.seating == ALONE else match.players / 2
    others = match.players - seats
    share = min(max(result.share, 0.5 / result.games), 1 - 0.5 / result.games)
    value = ELO * math.log(share / (1 - share) * others / seats)
    error = ELO / math.sqrt(result.games * share * (1 - share))
    return Rating(max(-MOST, min(MOST, value)), error)


def ratings(gaps: Mapping[str, tuple[str, Rating]]) -> dict[str, Rating]:
    """The rating of each bot, from its gap to the one below: `greedy` and `steady` are the same."""
    out: dict[str, Rating] = {ANCHOR: Rating(0.0, 0.0), "greedy": Rating(0.0, 0.0)}
    left = dict(gaps)
    while left:
        placed = [name for name, (other, _) in left.items() if (name in out) != (other in out)]
        if not placed:
            break
        for name in placed:
            other, found = left.pop(name)
            if other in out:
                base = out[other]
                out[name] = Rating(base.value + found.value, math.hypot(base.error, found.error))
            else:
                base = out[name]
                out[other] = Rating(base.value - found.value, math.hypot(base.error, found.error))
    return out


class Beside(NamedTuple):
    """What was measured beside other players: the bot, whom it met, how often it won, and the command."""

    bot: str
    other: str
    games: int  # 0 where it was not measured
    won: float
    command: str


def page(
    tables: Sequence[tuple[Table, Mapping[Rung, Verdict], Equals | None]], beside: Sequence[Beside], how: str
) -> str:
    """The ladder as a page of Markdown."""
    out = [HEAD, how, ""]
    for table, found, among in tables:
        out += [f"## {table.title}", "", *results(table, found), "", *doings(table, found), ""]
        out += [*among_equals(table, among), ""] if among is not None else []
    if beside:
        out += ["## Beside others", "", *others(beside), ""]
    return "\n".join([*out, TRIED]).rstrip() + "\n"


TRIED: Final = """## What was tried and is not here

A bot that learned is shipped only where it beats `greedy`, and so far it does nowhere: a value network of 8,000
weights, trained by play against itself and looking one choice ahead, won 9 of 120 games of dragon against `greedy`.
Rollouts with random play are worse than none in every game.

A tree of a seat's own later choices (`search@200+tree`) finds in a small game of pebbles what flat search overlooks (21
of 40 positions against 10), but no gain against `greedy` is shown in the four games yet, so `search` and `master` go
without it. No tree is kept from one decision to the next: a bot remembers nothing, so that equal views and seeds give
equal choices whatever was asked before.
"""


def among_equals(table: Table, found: Equals) -> list[str]:
    """How games of four equals end, and how often there is trouble."""
    ends = ", ".join(f"{end.replace('_', ' ') or 'nothing'} {n}" for end, n in found.endings.items())
    told = f"Four `{ANCHOR}` among themselves, {found.games} games: {ends}; {found.ms:.2f} ms a decision."
    if table.trouble and found.years:
        told += f" Years with a {table.trouble}: {found.marked} of {found.years} ({found.marked / found.years:.0%})."
    return [told]


def others(beside: Sequence[Beside]) -> list[str]:
    """Matches against players from elsewhere, and those of before."""
    out = ["| bot | against | games | won (95 %) | command |", "|---|---|---|---|---|"]
    for x in beside:
        low, high = interval_of(x.won / x.games, x.games) if x.games else (0.0, 1.0)
        share = f"{x.won:g} ({low:.0%} to {high:.0%})" if x.games else "not measured"
        out.append(f"| {x.bot} | {x.other} | {x.games or ''} | {share} | `{x.command}` |")
    return out


HEAD: Final = """# How well the bots play

This page is made by `python tools/ladder.py`; nothing on it is written by hand.

A bot plays against the one below it: each deal once from every seat (one seat against all others), or from both sides
(every other seat). *Times fair* is its share of the victories beside that of equal players. Ratings are Elo points
beside `steady`, which is `greedy` under its name for people; behind ± stand 95 percent. *ms* are those of a decision.
A single match again: `rampart arena GAME BOT OTHER --players 4`, with `--alternate` for every other seat and the
options of the table as `--option mode=watch`.
"""


def results(table: Table, found: Mapping[Rung, Verdict]) -> list[str]:
    """Who won how much."""
    gaps = {rung.challenger: (rung.field, gap(match_of(table, rung), result)) for rung, result in found.items()}
    rated = ratings(gaps)
    options = ", ".join(f"{name}={value}" for name, value in table.options.items())
    out = [f"{table.players} players{', ' + options if options else ''}", ""]
    out += [
        "| bot | against | games | share (95 %) | times fair | rating | ms |",
        "|---|---|---|---|---|---|---|",
    ]
    for rung, result in found.items():
        rating = rated.get(rung.challenger)
        shown = f"{rating.value:+.0f} ± {1.96 * rating.error:.0f}" if rating is not None else ""
        seating = "all others" if rung.seating == ALONE else "every other seat"
        out.append(
            f"| {match_of(table, rung).challenger} | {rung.field} ({seating}) | {result.games} |"
            f" {result.share:.0%} ({result.low:.0%} to {result.high:.0%}) | {result.times_fair:.2f} |"
            f" {shown} | {result.ms[0]:.1f} |"
        )
    return out


def doings(table: Table, found: Mapping[Rung, Verdict]) -> list[str]:
    """What the bots did, a seat and game, and how the games ended."""
    shown = [rung for rung in found if rung.challenger != "novice"]
    if not shown:
        return []
    out = [f"| a seat and game | {' | '.join(rung.challenger for rung in shown)} |", f"|---|{'---|' * len(shown)}"]
    for deed in table.deeds:
        cells = " | ".join(f"{found[rung].deeds[0].get(deed, 0.0):.1f}" for rung in shown)
        out.append(f"| {deed.replace('_', ' ')} | {cells} |")
    ends = {end for rung in shown for end in found[rung].endings}
    for end in sorted(ends) if len(ends) > 1 else []:
        cells = " | ".join(f"{found[rung].endings.get(end, 0) / found[rung].games:.0%}" for rung in shown)
        out.append(f"| games that end by {end.replace('_', ' ') or 'nothing'} | {cells} |")
    return out
