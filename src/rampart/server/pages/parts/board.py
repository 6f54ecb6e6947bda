"""The board: the game's drawing, or its position in words where it has none."""

import re
from typing import Final

from rampart.draw import Fragment, esc
from rampart.draw.html import icon
from rampart.draw.markup import num
from rampart.draw.table import drawing, fragments, panes
from rampart.kernel.state import State
from rampart.registry import module_of
from rampart.server.pages.games import known_game, picture_of
from rampart.server.pages.parts.advice import tip_light
from rampart.server.pages.parts.plain import plain
from rampart.server.pages.parts.sight import Sight, holder, panel
from rampart.text.about import help_text

ID: Final = re.compile(r' id="[^"]*"')


def board(sight: Sight, pointing: bool = False) -> list[Fragment]:
    """The board as the viewer sees it now; at a table it may point newcomers at what a tip speaks of."""
    words = esc(sight.t("table-board"))
    out = [holder("section", "ui-board", "", f'class="board" aria-label="{words}"')]
    if not sight.started:
        return [*out, panel("ui-about", "ui-board", about(sight), "panel about", "div")]
    if drawn(sight.room.table.game):
        view = holder("div", "ui-view", "ui-board", f'class="view" tabindex="0" role="group" aria-label="{words}"')
        return [
            *out,
            *parts(sight),
            view,
            *drawn_board(sight, pointing),
            panel("ui-zoom", "ui-board", zoom(sight), "zoom", "div"),
        ]
    return [*out, panel("ui-plain", "ui-board", plain(sight.s, sight.names, sight.t), "panel plain", "div")]


def zoom(sight: Sight) -> str:
    """Larger, everything, smaller."""
    signs = (("in", "+", "table-larger"), ("", "", "table-zoom"), ("out", "−", "table-smaller"))
    return "".join(
        f'<button type="button" class="ib" data-zoom="{way}" title="{esc(sight.t(words))}"'
        f' aria-label="{esc(sight.t(words))}">{sign or icon("ui-zoom")}</button>'
        for way, sign, words in signs
    )


def parts(sight: Sight) -> list[Fragment]:
    """The parts of the board, of which one is shown at a time where the whole has no room; the script says when."""
    found = "".join(
        f'<button type="button" data-pane="{esc(pane.word)}" data-box="{" ".join(num(n) for n in pane.box)}"'
        f' data-least="{pane.least:g}" data-whole="{pane.whole:g}" aria-pressed="false">'
        f"{esc(sight.g(pane.word))}</button>"
        for pane in panes(sight.s)
    )
    return (
        [
            panel(
                "ui-panes",
                "ui-board",
                found,
                "panes",
                "div",
                f'role="group" aria-label="{esc(sight.t("table-board"))}"',
            )
        ]
        if found
        else []
    )


def about(sight: Sight) -> str:
    """What is going to be played, while seats are being taken, or what cannot be played today."""
    game = known_game(sight.room.table.game)
    picture = f'<img src="..{esc(picture_of(sight.room.table.game))}" alt="">'
    told = help_text(game, sight.lang) if game is not None else ""
    return f"{picture}<h2>{esc(sight.title)}</h2><p>{esc(told)}</p>"


def drawn(game: str) -> bool:
    return module_of(game, "draw") is not None


def frame(s: State, seat: int | None, lang: str) -> tuple[str, str]:
    """The view box of a drawing and its name."""
    game = drawing(s.rules.name)
    return " ".join(num(n) for n in game.view_box(s, seat, whole=False)), game.title(lang)


def drawn_board(sight: Sight, pointing: bool = False) -> list[Fragment]:
    """The drawing: every layer holds its pieces, so that a piece keeps its place in the page while it moves."""
    box, name = frame(sight.s, sight.seat, sight.lang)
    looks = f'class="rampart" viewBox="{box}" data-box="{box}" role="group" aria-label="{esc(name)}"'
    out = [holder("svg", "ui-svg", "ui-view", looks)]
    layers: set[str] = set()
    pieces = fragments(sight.s, sight.seat, sight.lang, sight.names, whole=False)
    for piece in pieces:
        if piece.parent == "options" and not sight.asked:
            continue
        layer = piece.parent or "ui-svg"
        if layer not in layers and layer != "ui-svg":
            layers.add(layer)
            # the list is the complete form of the options, so those on the board are for pointers alone
            out.append(holder("g", layer, "ui-svg", 'aria-hidden="true"' if layer == "options" else ""))
        out.append(Fragment(piece.id, layer, piece.markup))
    return out + (tip_light(sight, pieces) if pointing else [])


def past_board(sight: Sight, seq: int) -> str:
    """The board after an entry, as the viewer saw it: one drawing without ids, so that it can lie over the present."""
    s = sight.room.at(seq, sight.seat)
    if not drawn(s.rules.name):
        return plain(s, sight.names, sight.t)
    box, name = frame(s, sight.seat, sight.lang)
    pieces = fragments(s, sight.seat, sight.lang, sight.names, whole=False)
    inner = ID.sub("", "".join(piece.markup for piece in pieces if piece.parent != "options"))
    return f'<svg class="rampart" viewBox="{box}" role="img" aria-label="{esc(name)}">{inner}</svg>'
