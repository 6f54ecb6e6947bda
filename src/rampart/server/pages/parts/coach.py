"""The coach: marks on a drawing, numbered callouts, pictures of a part of the board, and the bubble that speaks."""

import re
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from rampart.draw import Fragment, esc
from rampart.draw.html import icon
from rampart.draw.markup import num
from rampart.draw.table import drawing, fragments
from rampart.kernel.state import State

BOXED: Final = re.compile(r'id="([^"]+)"[^>]*? data-box="([^"]+)"')
ID: Final = re.compile(r'(<g) id="[^"]*"')  # of pieces; what a drawing defines for itself keeps its name
AT: Final = "@"  # begins a place that is no piece: `@12 330 936 60`
MARGIN: Final = 6.0
ROUND: Final = 26.0  # of a picture, around what it shows
LEAST: Final = (300.0, 200.0)  # of a picture, in units of the board


class Box(NamedTuple):
    """A place on the board."""

    x: float
    y: float
    w: float
    h: float

    def wider(self, by: float) -> "Box":
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    @property
    def attributes(self) -> str:
        return f'x="{num(self.x)}" y="{num(self.y)}" width="{num(self.w)}" height="{num(self.h)}"'


def boxes(pieces: Iterable[Fragment]) -> dict[str, Box]:
    """The places of the pieces of a drawing, by their ids."""
    found = (BOXED.search(piece.markup, 0, 300) for piece in pieces)
    return {match[1]: Box(*map(float, match[2].split())) for match in found if match}


def places(marks: Sequence[str], known: dict[str, Box]) -> list[Box]:
    """The places that a lesson names; a piece that is not drawn now has none."""
    out = []
    for mark in marks:
        if mark.startswith(AT):
            out.append(Box(*map(float, mark.removeprefix(AT).split())))
        elif mark in known:
            out.append(known[mark])
    return out


def around(found: Sequence[Box]) -> Box:
    """The box that holds them all."""
    x, y = min(box.x for box in found), min(box.y for box in found)
    return Box(x, y, max(box.x + box.w for box in found) - x, max(box.y + box.h for box in found) - y)


def spotlight(found: Sequence[Box], board: Box, low: bool) -> str:
    """A veil over what does not matter now, a contour about what does, and a line from there to the coach."""
    if not found:
        return ""
    holes = "".join(hole(box.wider(MARGIN)) for box in found)
    wide = board.wider(400)
    veil = f'<path class="veil" fill-rule="evenodd" d="{rectangle(wide)}{holes}"/>'
    rings = "".join(
        f'<rect {box.wider(MARGIN).attributes} rx="10" class="co-h"/><rect {box.wider(MARGIN).attributes} rx="10"'
        ' class="co-l"/>'
        for box in found
    )
    whole = around(found)
    x, edge = whole.x + whole.w / 2, whole.y + whole.h + MARGIN if low else whole.y - MARGIN
    to = f"{num(board.x + board.w / 2)} {num(board.y + board.h * (0.94 if low else 0.06))}"
    line = f'd="M{num(x)} {num(edge)}L{to}"'
    lead = f'<path class="co-h" {line}/><path class="co-l thin" {line}/>'
    return (
        f'<g class="spotlight" aria-hidden="true">{veil}{lead}{rings}<circle cx="{num(x)}" cy="{num(edge)}" r="4"/></g>'
    )


def rectangle(box: Box) -> str:
    return f"M{num(box.x)} {num(box.y)}h{num(box.w)}v{num(box.h)}h{num(-box.w)}z"


def hole(box: Box) -> str:
    return rectangle(box)


def callouts(found: Sequence[Box], board: Box) -> str:
    """Discs with numbers at the upper left of their places, inside of the drawing."""
    out = ""
    for number, box in enumerate(found, 1):
        x, y = max(box.x, board.x + 15), max(box.y, board.y + 15)
        out += (
            f'<rect {box.attributes} rx="9" class="co-h"/><rect {box.attributes} rx="9" class="co-l"/>'
            f'<circle cx="{num(x)}" cy="{num(y)}" r="15" class="co-d"/>'
            f'<text x="{num(x)}" y="{num(y + 6)}" text-anchor="middle" font-size="18" class="co-n">{number}</text>'
        )
    return f'<g class="callouts" aria-hidden="true">{out}</g>'


def picture(s: State, seat: int | None, lang: str, names: Sequence[str], words: str, more: str, box: Box | None) -> str:
    """A drawing of a position, or of a part of it, without ids, so that a page may show several."""
    pieces = [p for p in fragments(s, seat, lang, names, whole=False) if p.parent != "options"]
    board = Box(*drawing(s.rules.name).view_box(s, seat, whole=False))
    inner = ID.sub(r"\1", "".join(piece.markup for piece in pieces))
    shown = " ".join(num(n) for n in box or board)
    return f'<svg class="rampart" viewBox="{shown}" role="img" aria-label="{esc(words)}">{inner}{more}</svg>'


def cropped(found: Sequence[Box], board: Box) -> Box:
    """The part of the board that a picture of some places shows, in the shape of all pictures."""
    near = around(found).wider(ROUND) if found else board
    w = max(near.w, LEAST[0], near.h * 1.5)
    w = min(w, board.w)
    h = w / 1.5
    x = min(max(near.x + near.w / 2 - w / 2, board.x), board.x + board.w - w)
    y = min(max(near.y + near.h / 2 - h / 2, board.y), max(board.y, board.y + board.h - h))
    return Box(x, y, w, h)


def bubble(head: str, text: str, verdict: str, foot: str, low: bool) -> str:
    """What the coach says: a title that takes the focus, at most three sentences, and what one can do now."""
    face = '<span class="av" aria-hidden="true"><svg viewBox="0 0 32 32"><path d="M3 28V12h5v4h4v-4h8v4h4v-4h5v16h-9v-4'
    face += 'a4 4 0 0 0-8 0v4z" fill="currentColor"/></svg></span>'
    return (
        f'<section class="coach {"low" if low else "high"}" aria-live="polite"><div class="who">{face}'
        f'<h2 id="coach" tabindex="-1">{esc(head)}</h2>{verdict}</div><p>{esc(text)}</p>'
        f'<div class="ft">{foot}</div></section>'
    )


def verdict(right: bool, words: str) -> str:
    """How an answer is judged: never by color alone."""
    looks, sign = ("yes", "ui-check") if right else ("no", "ui-cross")
    return f'<span class="verdict {looks}">{icon(sign)}{esc(words)}</span>'


def why(game: str, rule: str, words: str, prefix: str) -> str:
    """The way to the rule behind it."""
    if not rule:
        return ""
    return (
        f'<a class="why" href="{esc(prefix)}/rules/{esc(game)}#{esc(rule)}" target="_blank">{icon("ui-book")}'
        f'{esc(words)}</a><span class="ref">{esc(rule)}</span>'
    )
