"""The table finder: which open tables are shown, and a search for tables and players."""

from dataclasses import asdict
from urllib.parse import urlencode

from rampart.draw import esc
from rampart.draw.html import icon
from rampart.server.pages.games import games, icon_of
from rampart.server.pages.hall import Wanted
from rampart.server.pages.shell import Visit, current
from rampart.text.about import title


def filter_pills(visitor: Visit, wanted: Wanted) -> str:
    """Which games and clocks are shown; a press on one that is on shows all."""
    say = visitor.say

    def pill(on: bool, words: str, **changed: str) -> str:
        values = {name: value for name, value in {**asdict(wanted), **changed}.items() if value}
        link = visitor.url(f"/?{urlencode(values)}" if values else "/")
        return f'<a class="fil{" on" if on else ""}" href="{link}"{current(on)}>{words}</a>'

    out = pill(not wanted.game, esc(say("history-all")), game="")
    for game in games():
        words = f'{icon(icon_of(game.name), "s P0")}<span class="unseen">{esc(title(game, visitor.lang))}</span>'
        out += pill(wanted.game == game.name, words, game="" if wanted.game == game.name else game.name)
    out += '<i class="dv"></i>' + pill(not wanted.clock, esc(say("filter-any")), clock="")
    for kind, words in (("live", "filter-live"), ("daily", "filter-daily"), ("none", "filter-none-word")):
        on = wanted.clock == kind
        out += pill(on, esc(say(words)), clock="" if on else kind)
    return f'<nav class="fb" aria-label="{esc(say("filter-head"))}">{out}</nav>'
