"""Plots as SVG: plain functions that return markup, looks as classes, no scripts."""

from collections.abc import Sequence
from typing import Final

from rampart.draw.markup import esc
from rampart.lab.balance.figures import Rate, Stack

WIDE: Final = 560
ROW: Final = 34
HUES: Final = 8


def words(name: str) -> str:
    """A code word as people read it."""
    said = name.replace("_", " ")
    return said[:1].upper() + said[1:]


def percent(x: float) -> str:
    """A share in percent."""
    return f"{100 * x:.1f}%" if x < 0.995 else "100%"


def svg(width: int, height: int, title: str, body: str) -> str:
    """A drawing with a name for those who cannot see it."""
    return (
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{esc(title)}" class="plot">'
        f"<title>{esc(title)}</title>{body}</svg>"
    )


def rates(now: Sequence[Rate], before: Sequence[Rate], fair: float, band: float) -> str:
    """Win rates as marks with their intervals; the accepted range is a band, the equal share a dashed line."""
    old = {x.name: x for x in before}
    most = max([x.high for x in [*now, *old.values()]] + [fair + band]) * 1.05
    least = max(0.0, min([x.low for x in [*now, *old.values()]] + [fair - band]) * 0.95)
    left, right = 150, WIDE - 110
    height = ROW * len(now) + 34

    def at(x: float) -> float:
        return left + (right - left) * (x - least) / (most - least)

    out = [
        f'<rect class="band" x="{at(fair - band):.1f}" y="4" width="{at(fair + band) - at(fair - band):.1f}" '
        f'height="{height - 30}"/>'
    ]
    for i in range(5):
        value = least + (most - least) * i / 4
        out.append(f'<line class="grid" x1="{at(value):.1f}" x2="{at(value):.1f}" y1="4" y2="{height - 26}"/>')
        out.append(f'<text class="tick" x="{at(value):.1f}" y="{height - 8}">{value:.0%}</text>')
    out.append(f'<line class="fair" x1="{at(fair):.1f}" x2="{at(fair):.1f}" y1="4" y2="{height - 26}"/>')
    for i, x in enumerate(now):
        y = ROW * i + 20
        out.append(f'<text class="name" x="0" y="{y + 4}">{esc(words(x.name))}</text>')
        out.append(interval(at(x.low), at(x.high), at(x.share), y, "now"))
        if x.name in old:
            o = old[x.name]
            out.append(interval(at(o.low), at(o.high), at(o.share), y + 11, "then"))
        verdict = x.verdict(fair, band)
        looks = {"in range": "good", "not clear yet": "note"}.get(verdict, "bad")
        out.append(f'<text class="value" x="{WIDE}" y="{y}">{percent(x.share)}</text>')
        out.append(f'<text class="verdict {looks}" x="{WIDE}" y="{y + 13}">{verdict}</text>')
    return svg(WIDE, height, "Win rates with intervals", "".join(out))


def interval(low: float, high: float, mark: float, y: float, looks: str) -> str:
    """A mark on its interval."""
    return (
        f'<g class="{looks}"><line x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>'
        f'<line x1="{low:.1f}" x2="{low:.1f}" y1="{y - 4}" y2="{y + 4}"/>'
        f'<line x1="{high:.1f}" x2="{high:.1f}" y1="{y - 4}" y2="{y + 4}"/>'
        f'<circle cx="{mark:.1f}" cy="{y}" r="{6 if looks == "now" else 4}"/></g>'
    )


def stacks(seats: Sequence[Stack]) -> str:
    """Points by source, one bar a seat, with the sum and its deviation."""
    total: dict[str, float] = {}
    for seat in seats:
        for name, n in seat.sources.items():
            total[name] = total.get(name, 0.0) + max(n, 0.0)
    order = sorted(total, key=lambda name: -total[name])
    shown, left, right = order[: HUES - 1], 110, WIDE - 70
    most = max([sum(max(n, 0.0) for n in seat.sources.values()) for seat in seats] + [1.0])
    legend_rows = (len(shown) + 3) // 3
    height = ROW * len(seats) + 10 + 20 * legend_rows
    out = []
    for i, seat in enumerate(seats):
        y, x = ROW * i + 4, float(left)
        out.append(f'<text class="name" x="0" y="{y + 17}">{esc(words(seat.name))}</text>')
        rest = sum(max(n, 0.0) for name, n in seat.sources.items() if name not in shown)
        for hue, n in enumerate([*(max(seat.sources.get(name, 0.0), 0.0) for name in shown), rest]):
            width = (right - left) * n / most
            if width > 0.5:
                out.append(f'<rect class="hue{hue}" x="{x:.1f}" y="{y}" width="{width - 1:.1f}" height="24" rx="2"/>')
                if width > 20:
                    out.append(f'<text class="in" x="{x + width / 2:.1f}" y="{y + 16}">{n:.0f}</text>')
            x += width
        out.append(f'<text class="sum" x="{x + 8:.1f}" y="{y + 12}">{seat.mean:.1f}</text>')
        out.append(f'<text class="note" x="{x + 8:.1f}" y="{y + 24}">± {seat.deviation:.1f}</text>')
    for i, name in enumerate([*shown, *(["others"] if len(order) > len(shown) else [])]):
        x, y = 110 + i % 3 * 150, ROW * len(seats) + 18 + 20 * (i // 3)
        out.append(f'<rect class="hue{i}" x="{x}" y="{y - 9}" width="10" height="10" rx="2"/>')
        out.append(f'<text class="note" x="{x + 15}" y="{y}">{esc(words(name))}</text>')
    return svg(WIDE, height, "Points by source", "".join(out))


def histogram(now: Sequence[int], before: Sequence[int], unit: str) -> str:
    """How long games are: bars, with the compared ones as a dashed line, and the median."""
    height, left, bottom = 210, 40, 170
    low, high = min([*now, *before]), max([*now, *before]) + 1
    bins = min(24, max(1, high - low))

    def shares(values: Sequence[int]) -> list[float]:
        counted = [0] * bins
        for x in values:
            counted[(x - low) * bins // (high - low)] += 1
        return [n / len(values) for n in counted]

    tall = max([*shares(now), *(shares(before) if before else [])])
    step = (WIDE - left) / bins
    out = []
    for i in range(3):
        y = bottom - 140 * i / 2
        out.append(f'<line class="grid" x1="{left}" x2="{WIDE}" y1="{y:.1f}" y2="{y:.1f}"/>')
        out.append(f'<text class="tick end" x="{left - 6}" y="{y + 4:.1f}">{tall * i / 2:.0%}</text>')
    for i, share in enumerate(shares(now)):
        bar = 140 * share / tall
        out.append(
            f'<rect class="bar" x="{left + i * step + 1:.1f}" y="{bottom - bar:.1f}" '
            f'width="{step - 2:.1f}" height="{bar:.1f}"/>'
        )
    if before:
        points = []
        for i, share in enumerate(shares(before)):
            y = bottom - 140 * share / tall
            points += [f"{left + i * step:.1f},{y:.1f}", f"{left + (i + 1) * step:.1f},{y:.1f}"]
        out.append(f'<polyline class="then-line" points="{" ".join(points)}"/>')
    out += axis(sorted(now)[len(now) // 2], low, high, unit)
    return svg(WIDE, height, f"{words(unit)} a game", "".join(out))


def axis(median: int, low: int, high: int, unit: str) -> list[str]:
    """The median and the numbers beneath a histogram."""
    left, bottom = 40, 170
    x = left + (median - low + 0.5) / (high - low) * (WIDE - left)
    side, away = ("end", -6) if x > WIDE - 160 else ("start", 6)
    out = [
        f'<line class="median" x1="{x:.1f}" x2="{x:.1f}" y1="22" y2="{bottom}"/>',
        f'<text class="note {side}" x="{x + away:.1f}" y="18">median {median} {unit}</text>',
        f'<text class="tick" x="{(left + WIDE) / 2}" y="206">{unit} a game</text>',
    ]
    for i in range(5):
        value, end = low + (high - low) * i / 4, " end" if i == 4 else ""
        out.append(
            f'<text class="tick{end}" x="{left + (WIDE - left) * i / 4:.1f}" y="{bottom + 18}">{value:.0f}</text>'
        )
    return out


def course(points: Sequence[tuple[str, float]]) -> str:
    """A share at some marks of the game."""
    height, left, right = 150, 40, 380
    out = []
    for i in range(3):
        level = 110 - 45 * i
        out.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{level}" y2="{level}"/>')
        out.append(f'<text class="tick end" x="{left - 6}" y="{level + 4}">{50 * i}%</text>')
    step = (right - left - 60) / max(1, len(points) - 1)
    places = [(left + 30 + i * step, 110 - 90 * share) for i, (_, share) in enumerate(points)]
    out.append(f'<polyline class="line" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in places)}"/>')
    for (name, share), (x, y) in zip(points, places):
        out.append(f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="4"/>')
        out.append(f'<text class="sum middle" x="{x:.1f}" y="{y - 9:.1f}">{share:.0%}</text>')
        out.append(f'<text class="tick" x="{x:.1f}" y="134">{esc(name)}</text>')
    return svg(400, height, "The leader who wins", "".join(out))


def meter(share: float, before: float | None = None) -> str:
    """A share as a small bar, with a line where the compared one is."""
    at = None if before is None else f"{100 * before:.1f}"
    line = "" if at is None else f'<line class="was" x1="{at}" x2="{at}" y1="0" y2="10"/>'
    return (
        '<svg viewBox="0 0 100 10" class="meter" aria-hidden="true">'
        '<rect class="rail" y="2" width="100" height="6" rx="3"/>'
        f'<rect class="bar" y="2" width="{100 * min(1.0, share):.1f}" height="6" rx="3"/>{line}</svg>'
    )


def lift(x: float, low: float, high: float, most: float) -> str:
    """Points above or below the usual, with their interval."""

    def at(value: float) -> float:
        return 60 + 58 * max(-1.0, min(1.0, value / most))

    looks = "bad" if x < 0 else "good"
    a, b = min(at(0), at(x)), max(at(0), at(x))
    return (
        '<svg viewBox="0 0 120 12" class="lift" aria-hidden="true">'
        '<rect class="rail" y="2" width="120" height="8" rx="2"/>'
        f'<rect class="{looks}" x="{a:.1f}" y="2" width="{b - a:.1f}" height="8"/>'
        f'<line class="span" x1="{at(low):.1f}" x2="{at(high):.1f}" y1="6" y2="6"/>'
        '<line class="zero" x1="60" x2="60" y1="0" y2="12"/></svg>'
    )
