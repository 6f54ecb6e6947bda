"""The report as one page that needs nothing else: fonts, looks and plots are in it."""

import base64
import re
import statistics
from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any, Final, NamedTuple

import rampart
from rampart.draw.markup import esc
from rampart.lab.arena import Match
from rampart.lab.balance import charts, figures
from rampart.lab.balance.charts import percent, words
from rampart.lab.balance.figures import Effect, Game, Rate
from rampart.lab.ratings import Rating

BAND: Final = 0.15  # a rate is accepted so far from the equal share, as a part of it
MOST_ROWS: Final = 14
PLOT: Final = re.compile(r'viewBox="0 0 \d+ (\d+)" role="img"')  # not the small ones in tables
FONTS: Final = (("Alegreya Rampart", "alegreya-latin-wght-normal"), ("Inter Rampart", "inter-latin-wght-normal"))


class Run(NamedTuple):
    """The games of one side of a report: how they were made and what came of them."""

    head: dict[str, Any]
    games: list[Game]

    @property
    def players(self) -> int:
        """How many seats there are."""
        return int(self.head["players"])

    @property
    def fair(self) -> float:
        """The equal share."""
        return 1.0 / self.players

    def name(self) -> str:
        """What sets this side apart: rules version and options."""
        options = ", ".join(f"{name}={value}" for name, value in self.head["options"].items())
        if "by" in self.head:
            options += f"{', ' if options else ''}all values of {self.head['by']}"
        return f"rules {self.head['rules']}" + (f", {options}" if options else "")

    def seeds(self) -> str:
        """The seeds that give the same games again."""
        return f"seeds {self.games[0]['seed']} to {self.games[-1]['seed']}"


def balance_page(now: Run, before: Run | None = None) -> str:
    """The whole report."""
    game = rampart.game(now.head["game"])
    title = f"Balance of {game.title}"
    bots = ", ".join(sorted(set(now.head["bots"])))
    lead = (
        f"{len(now.games):,} games of {bots} bots, {now.players} players, {now.name()}, {now.seeds()}. "
        "Intervals are of 95%."
    )
    if before is not None:
        lead += f" Compared with {len(before.games):,} games: {before.name()}, {before.seeds()}."
    panels = [
        seats_panel(now, before), *value_panels(now), sources_panel(now), length_panel(now, before),
        ends_panel(now, before), leader_panel(now), *traits_panels(now, before), phases_panel(now), *deeds_panels(now),
    ]  # fmt: skip
    across = openings_panel(now)
    if before is not None:
        across += comparison_panel(now, before)
    body = f'<h1>{esc(title)}</h1><p class="lead">{esc(lead)}</p>{summary(now, before)}'
    return document(title, f'{body}<div class="panels">{side_by_side(panels)}{across}</div>')


def document(title: str, body: str) -> str:
    """A page with its fonts and looks inside."""
    here = files("rampart.lab.balance")
    static = files("rampart.draw") / "static" / "fonts"
    fonts = "".join(
        f'@font-face{{font-family:"{name}";font-weight:100 900;src:url(data:font/woff2;base64,'
        f"{base64.b64encode((static / f'{file}.woff2').read_bytes()).decode()}) format('woff2')}}"
        for name, file in FONTS
    )
    looks = (here / "report.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{esc(title)}</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<style>{fonts}{looks}</style></head><body><main>{body}</main></body></html>\n"
    )


def panel(title: str, note: str, body: str, foot: str = "", full: bool = False) -> str:
    """One question and its answer."""
    footer = f"<footer>{esc(foot)}</footer>" if foot else ""
    looks = "panel full" if full else "panel"
    header = f"<header><h2>{esc(title)}</h2><small>{esc(note)}</small></header>"
    return f'<section class="{looks}">{header}{body}{footer}</section>'


def side_by_side(panels: Sequence[str]) -> str:
    """Panels in two columns, each where there is more room, so that a short one leaves no hole beside a long one."""
    columns, heights = ["", ""], [0, 0]
    for markup in panels:
        shorter = 0 if heights[0] <= heights[1] else 1
        columns[shorter] += markup
        heights[shorter] += height_of(markup)
    return "".join(f'<div class="stack">{column}</div>' for column in columns)


def height_of(markup: str) -> int:
    """About how high a panel is: its frame, the lines of its table, its plot."""
    plots = sum(int(high) for high in PLOT.findall(markup))
    return 90 + 32 * markup.count("<tr>") + plots


def table(head: Sequence[tuple[str, str]], rows: Sequence[Sequence[tuple[str, str]]]) -> str:
    """Cells of markup, each with its class."""
    top = "".join(f'<th class="{looks}">{esc(name)}</th>' for name, looks in head)
    lines = "".join(
        "<tr>" + "".join(f'<td class="{looks}">{cell}</td>' for cell, looks in row) + "</tr>" for row in rows
    )
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table></div>'


# ---- panels


def summary(now: Run, before: Run | None) -> str:
    """The figures a designer looks at first."""
    old = None if before is None else before.games
    rates = figures.by_seat(now.games)
    inside = sum(x.verdict(now.fair, BAND * now.fair) == "in range" for x in rates)
    median = int(statistics.median(figures.lengths(now.games)))
    end, share = figures.ends(now.games)[0]
    lead = figures.leaders(now.games)[-1]
    cards = [
        (f"{100 * figures.spread(rates):.1f} points", "of win rate between the strongest and the weakest seat",
         f"{100 * figures.spread(figures.by_seat(old)):.1f}" if old else ""),
        (f"{inside} of {len(rates)}", "seats within the range we accept", ""),
        (f"{median} decisions", "in the median game",
         str(int(statistics.median(figures.lengths(old)))) if old else ""),
        (words(end), f"is how {share:.0%} of the games end", ""),
        (f"{lead:.0%}", "of those who lead in the last quarter win",
         f"{figures.leaders(old)[-1]:.0%}" if old else ""),
    ]  # fmt: skip
    return f'<div class="cards">{"".join(card(*x) for x in cards)}</div>'


def card(value: str, what: str, was: str) -> str:
    """One figure."""
    before = f"<em>was {esc(was)}</em>" if was else ""
    return f'<div class="card"><b>{esc(value)}</b><span>{esc(what)}</span>{before}</div>'


def seats_panel(now: Run, before: Run | None) -> str:
    """Win rate by seat or character."""
    old = figures.by_seat(before.games) if before is not None and before.players == now.players else []
    band = BAND * now.fair
    accepted = f"{now.fair - band:.0%} to {now.fair + band:.0%}"
    foot = f"Green: the range we accept, {accepted}. The dashed line is an equal share."
    plot = charts.rates(figures.by_seat(now.games), old, now.fair, band)
    named = "character" if "character" in now.games[0]["traits"][0] else "seat"
    return panel(f"Win rate by {named}", "large mark now, small mark before, bar = 95% interval", plot, foot)


def value_panels(now: Run) -> list[str]:
    """Win rate by seat under each value of an option, where the games were divided by one."""
    found = figures.by_value(now.games)
    if not found:
        return []
    band = BAND * now.fair
    head = [("", ""), *((words(x.name), "c") for x in found[0][1])]
    rows = [
        [(esc(words(value)), "w"), *((f"{x.share:.0%}", heat(x, now.fair, band)) for x in rates)]
        for value, rates in found
    ]
    few = min(rates[0].n for _, rates in found)
    foot = f"Framed: surely outside the range we accept. {few} games or more a row; play more to be surer."
    return [panel(f"Win rate by {now.head['by'].replace('_', ' ')}", "red above, gray below", table(head, rows), foot)]


def heat(x: Rate, fair: float, band: float) -> str:
    """The looks of a rate: how far from an equal share, and whether that is sure."""
    far = (x.share - fair) / band
    step = "up2" if far > 2 else "up1" if far > 1 else "down2" if far < -2 else "down1" if far < -1 else "even"
    sure = x.low > fair + band or x.high < fair - band
    return f"c heat {step}{' sure' if sure else ''}"


def traits_panels(now: Run, before: Run | None) -> list[str]:
    """Win rate by general, hero, clan."""
    old = figures.by_trait(before.games) if before is not None else {}
    out = []
    for kind, rates in figures.by_trait(now.games).items():
        shown = rates if len(rates) <= MOST_ROWS else [*rates[: MOST_ROWS // 2], *rates[-MOST_ROWS // 2 :]]
        plot = charts.rates(shown, old.get(kind, []), now.fair, BAND * now.fair)
        note = f"{len(shown)} of {len(rates)} shown" if len(shown) < len(rates) else f"{len(rates)} in play"
        out.append(panel(f"Win rate by {singular(kind)}", note, plot, seen(rates)))
    return out


def singular(kind: str) -> str:
    """What one of a kind is called."""
    return {"heroes": "hero"}.get(kind, kind.removesuffix("s")).replace("_", " ")


def seen(rates: Sequence[Rate]) -> str:
    """How often the rarest was there."""
    least = min(rates, key=lambda x: x.n)
    return f"The rarest, {words(least.name)}, was played {least.n} times."


def sources_panel(now: Run) -> str:
    """Score by source."""
    return panel("Score by source", "mean points, ± standard deviation", charts.stacks(figures.by_source(now.games)))


def length_panel(now: Run, before: Run | None) -> str:
    """Length."""
    old = figures.lengths(before.games) if before is not None else []
    note = "bars now, dashed before" if old else "choices with at least two options"
    return panel("Length", note, charts.histogram(figures.lengths(now.games), old, "decisions"))


def ends_panel(now: Run, before: Run | None) -> str:
    """How games end."""
    old = dict(figures.ends(before.games)) if before is not None else {}
    rows = [
        [(esc(words(name)), "w"), (charts.meter(share, old.get(name) if old else None), ""), (percent(share), "r")]
        for name, share in figures.ends(now.games)[:MOST_ROWS]
    ]
    return panel("How games end", "line: before" if old else "", table([("End", ""), ("", ""), ("Games", "r")], rows))


def leader_panel(now: Run) -> str:
    """The leader who wins."""
    shares = figures.leaders(now.games)
    points = [(f"after {100 * (i + 1) // (len(shares) + 1)}%", share) for i, share in enumerate(shares)]
    return panel("The leader who wins", "of those ahead at that part of the game", charts.course(points))


def phases_panel(now: Run) -> str:
    """Decisions by phase and the steps that are asked most."""
    phases = [x for x in figures.per_game(now.games, "phases") if x[0] != "-"]
    steps = figures.per_game(now.games, "steps")[:10]
    most = max([n for _, n in [*phases, *steps]] + [1.0])
    rows = [
        [(esc(words(name)), "w" if (name, n) in phases else "faint"), (charts.meter(n / most), ""), (f"{n:.1f}", "r")]
        for name, n in [*phases, *steps]
    ]
    head = [("Phase, then step", ""), ("", ""), ("A game", "r")]
    return panel("Decisions by phase", "real choices a game", table(head, rows))


def deeds_panels(now: Run) -> list[str]:
    """Cards and the like: how often, and how those who did it fared."""
    out = []
    for kind, found in figures.deeds(now.games).items():
        foot = "Points above or below the seat's usual win rate. Says what goes together, not what causes it."
        out.append(
            panel(words(kind), f"{min(len(found), MOST_ROWS)} of {len(found)} shown", effects_table(found), foot)
        )
    return out


def openings_panel(now: Run) -> str:
    """Early choices."""
    found = figures.openings(now.games)
    if not found:
        return panel("Early choices", "", "<p>Too few games to tell.</p>")
    foot = "The first six choices of a seat. A correlation: strong positions make some choices likelier."
    return panel("Early choices and winning", f"{min(len(found), MOST_ROWS)} of {len(found)} shown",
                 effects_table(found), foot, full=True)  # fmt: skip


def said(name: str) -> str:
    """A deed in words; of an early choice the step, then what was chosen, which does not repeat the step."""
    step, _, key = name.partition(" ")
    if not key:
        return words(name)
    kind, _, value = key.partition(":")
    return f"{words(step)}: {(value if value and kind in step else key).replace('_', ' ').replace(':', ' ')}"


def effects_table(found: Sequence[Effect]) -> str:
    """What goes together with winning, the strongest and the surest first."""
    chosen = sorted(found, key=lambda x: (not x.clear, -abs(x.lift)))[:MOST_ROWS]
    most = max([abs(x.lift) for x in chosen] + [0.01])
    rows = [
        [
            (esc(said(x.name)), "w"), (charts.meter(x.share), ""), (percent(x.share), "r"),
            (charts.lift(x.lift, x.low, x.high, most), ""),
            (f"{100 * x.lift:+.1f}", "r" if x.clear else "r faint"),
            ("" if x.clear else "not clear", "faint"),
        ]
        for x in chosen
    ]  # fmt: skip
    head = [("What", ""), ("Seats that did", ""), ("", "r"), ("Win rate, points", ""), ("", "r"), ("", "")]
    return table(head, rows)


def comparison_panel(now: Run, before: Run) -> str:
    """The two sides, measure by measure."""
    rows = [
        [(esc(name), "w"), (esc(shown(b)), "r faint"), (esc(shown(a)), "r w"), verdict(a, b, better)]
        for (name, better, shown), a, b in zip(MEASURES, of_games(now.games), of_games(before.games))
    ]
    head = [("Measure", ""), (before.name(), "r"), (now.name(), "r"), ("", "")]
    return panel(f"{words(now.name())} against {before.name()}", "same bots", table(head, rows), full=True)


def points(x: float) -> str:
    """A difference of rates."""
    return f"{100 * x:.1f} points"


def plain(x: float) -> str:
    """A number."""
    return f"{x:.1f}"


def of_games(games: Sequence[Game]) -> list[float]:
    """What is compared, in the order of MEASURES."""
    return [
        figures.spread(figures.by_seat(games)),
        statistics.fmean(x for game in games for x in game["scores"]),
        statistics.fmean(max(game["scores"]) for game in games),
        statistics.median(figures.lengths(games)),
        figures.leaders(games)[-1],
    ]


MEASURES: Final[tuple[tuple[str, int, Callable[[float], str]], ...]] = (
    ("Spread of win rates", -1, points),
    ("Mean score", 0, plain),
    ("Score of the winner", 0, plain),
    ("Median length, decisions", 0, plain),
    ("Leader of the last quarter wins", -1, percent),
)


def verdict(now: float, before: float, better: int) -> tuple[str, str]:
    """In words: better, worse, or no verdict where neither way is better."""
    if not better or abs(now - before) < 0.005:
        return "", "faint"
    return ("better", "better") if (now - before) * better > 0 else ("worse", "worse")


# ---- the arena


def ratings_page(match: Match, found: Sequence[Rating], games: int) -> str:
    """A round robin as a page."""
    game = rampart.game(match.game)
    title = f"Ratings of bots: {game.title}"
    head = [("Bot", ""), ("Rating", "r"), ("95% interval", "r"), ("Games", "r"), ("Won", "r")]
    head += [(f"vs {x.bot}", "r") for x in found]
    rows = [
        [
            (esc(x.bot), "w"), (f"{x.value:.1f}", "r w"), (f"{x.low:.1f} to {x.high:.1f}", "r"), (str(x.games), "r"),
            (percent(x.share), "r"), *((percent(x.against[y.bot]) if y.bot in x.against else "", "r") for y in found),
        ]
        for x in found
    ]  # fmt: skip
    lead = f"{match.players} players, {games} games of every pair on alternating seats, deals from seed {match.seed}."
    body = f'<h1>{esc(title)}</h1><p class="lead">{esc(lead)}</p>'
    foot = "Openskill (Plackett-Luce): 25 is the middle; overlapping intervals mean that the order is not sure."
    return document(title, body + panel("Round robin", f"rules {game.version}", table(head, rows), foot))
