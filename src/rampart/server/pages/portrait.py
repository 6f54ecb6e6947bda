"""Statistics on the page of a person: each rate beside what chance would give."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from babel.numbers import format_decimal, format_percent

from rampart.draw import esc
from rampart.server.pages.games import known_game, level_words, title_of
from rampart.server.pages.shell import Visit, isolated
from rampart.server.people.portraits import Portrait, Share
from rampart.text import MissingText, has_texts, seat_names, speaker


def said(visitor: Visit, game: str, id: str, other: str) -> str:
    """What a game calls something, in other words where it has none."""
    if not has_texts(game):
        return other
    try:
        return speaker(game, visitor.lang)(id)
    except MissingText:
        return other


def bar(share: Share) -> str:
    """The games that were won, with a line at what chance would give."""
    won, mean = 100 * share.wins / share.games, 100 * share.expected / share.games
    return (
        '<svg class="rb" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect class="bg" width="100" height="6"/><rect class="fg{" up" if won >= mean else ""}" width="{won:.1f}"'
        f' height="6"/><rect class="ex" x="{min(99.0, mean):.1f}" width="1" height="6"/></svg>'
    )


def share_row(visitor: Visit, share: Share, words: str) -> str:
    rate = format_percent(share.wins / share.games, locale=visitor.lang)
    mean = format_percent(share.expected / share.games, locale=visitor.lang)
    return (
        f'<li class="shr"><span class="nm">{esc(words)}</span><span class="sm mut">'
        f"{esc(visitor.say('account-games', n=share.games))}</span>{bar(share)}<b>{esc(rate)}</b>"
        f'<span class="unseen"> {esc(visitor.say("profile-chance", rate=mean))}</span></li>'
    )


def shares(visitor: Visit, head: str, found: Sequence[Share], words: Callable[[str], str]) -> str:
    if not found:
        return ""
    rows = "".join(share_row(visitor, share, words(share.name)) for share in found)
    return f'<h3 class="lbl">{esc(head)}</h3><ul class="shrs">{rows}</ul>'


def sources(visitor: Visit, game: str, found: Sequence[tuple[str, float]]) -> str:
    """Where the points of a game come from, on the average."""
    if not found:
        return ""
    cells = "".join(
        f"<li><span>{esc(said(visitor, game, f'source-{word}', word.replace('_', ' ')))}</span>"
        f"<b>{esc(format_decimal(round(n, 1), locale=visitor.lang))}</b></li>"
        for word, n in found
    )
    return f'<h3 class="lbl">{esc(visitor.say("stat-sources"))}</h3><ul class="srcs">{cells}</ul>'


@lru_cache(maxsize=64)
def openings_of(game: str, lang: str) -> dict[str, str]:
    """What the first choices of a game are called, as far as that does not depend on how it was dealt."""
    known = known_game(game)
    if known is None or not has_texts(game):
        return {}
    deals = [known.new(seed=seed) for seed in (1, 2)]
    first, second = ({one.key: one.text for one in s.decision(s.deciders[0], lang=lang).options} for s in deals)
    return {key: words for key, words in first.items() if second.get(key) == words}


def played(visitor: Visit, game: str, shown: Portrait) -> str:
    """How someone plays a game."""
    say = visitor.say
    if not shown.games:
        return ""
    colors = seat_names(16, visitor.lang)

    def opponent(name: str) -> str:
        kind, _, rest = name.partition(":")
        return level_words(say, rest) if kind == "bot" else isolated(rest)

    known = openings_of(game, visitor.lang)

    def opening(key: str) -> str:
        return known.get(key) or key.replace(":", ": ").replace("_", " ").replace("+", " + ").capitalize()

    name = title_of(game, visitor.lang)
    by_role = shares(visitor, say("stat-roles", game=name), shown.roles, lambda id: said(visitor, game, id, id))
    by_seat = shares(visitor, say("stat-seats", game=name), shown.seats, lambda n: colors[int(n)])
    more = (
        shares(visitor, say("stat-openings"), shown.openings, opening)
        + shares(visitor, say("stat-against"), shown.against, opponent)
        + sources(visitor, game, shown.sources)
    )
    about = f'<p class="sm mut">{esc(say("stat-line"))}</p>' if known_game(game) else ""
    return (
        f'{by_role or by_seat}{about}<details class="manners"><summary>{esc(say("stat-more"))}</summary>'
        f"{by_seat if by_role else ''}{more}</details>"
    )
