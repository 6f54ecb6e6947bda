"""Under the board: the viewer's own stores and hand, and on a phone the tabs."""

from rampart.draw import Fragment, esc
from rampart.draw.html import icon
from rampart.server.pages.parts.sight import Sight, panel

TABS = (("board", "ui-check", "table-play"), ("hand", "ui-cards", "table-hand"), ("log", "ui-log", "log-head"),
        ("chat", "ui-chat", "chat-head"))  # fmt: skip


def dock(sight: Sight) -> list[Fragment]:
    """What is the viewer's own, and for screens that have no room for it beside the seats, what is coming."""
    if sight.seat is None or not sight.started or sight.panels is None or sight.ended:
        return []
    inner = sight.panels.dock(sight.s, sight.seat, sight.g)
    ahead = f'<div class="hand ahead">{sight.coming}</div>' if sight.coming else ""
    return [panel("ui-dock", "", inner + ahead, "dock", "footer")]


def goods(sight: Sight) -> list[Fragment]:
    """What the viewer can spend, in one line, for screens on which the dock lies behind a tab."""
    if sight.seat is None or not sight.playing or sight.panels is None:
        return []
    own = getattr(sight.panels, "goods", sight.panels.seat_row)
    return [panel("ui-goods", "", own(sight.s, sight.seat, sight.g), "goods", "div")]


def phone_tabs(sight: Sight) -> Fragment:
    """The tabs of the small layout."""
    out = "".join(
        f'<button type="button" data-tab="{tab}" aria-pressed="{"true" if tab == "board" else "false"}">'
        f"{icon(sign)}<small>{esc(sight.t(words))}</small></button>"
        for tab, sign, words in TABS
    )
    return panel("ui-ptabs", "", out, "ptabs", "nav", "data-keep")
