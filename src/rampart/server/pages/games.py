"""What the pages of the lobby say and show of a game."""

from typing import TYPE_CHECKING

import rampart
from rampart.draw.icons import symbols
from rampart.kernel.errors import RampartError
from rampart.kernel.game import Game
from rampart.server.basics.model import Table
from rampart.server.web.assets import asset, contents
from rampart.text import MissingText, Speaker, has_texts, speaker
from rampart.text.about import table_options, title
from rampart.text.rulebook import has_rulebook

if TYPE_CHECKING:  # the shell needs the site, and the site the parts of a table, which name games too
    from rampart.server.pages.shell import Visit

PLAIN_ICON = "ui-dice"
LONG_TITLE = 24  # letters


def games() -> list[Game]:
    """The games of the site, in the order of their names."""
    return [rampart.game(name) for name in rampart.games()]


def known_game(name: str) -> Game | None:
    """A game by name; None for that of an old table which is no longer there."""
    try:
        return rampart.game(name)
    except (RampartError, ImportError):
        return None


def title_of(name: str, lang: str) -> str:
    """The title of a game, its bare name where the game is no longer there."""
    game = known_game(name)
    return title(game, lang) if game else name


def short_title(game: Game, lang: str) -> str:
    """A title that is not too long for a card: what follows its colon."""
    whole = title(game, lang)
    return whole.rpartition(": ")[2] if len(whole) > LONG_TITLE else whole


def short_of(name: str, lang: str) -> str:
    """The same of a game by name, that name where the game is no longer there."""
    game = known_game(name)
    return short_title(game, lang) if game else name


def line_of(game: Game, lang: str) -> str:
    """What a game is about in one line, '' where it does not say."""
    return said(game, "lobby-line", lang)


def minutes_of(game: Game, lang: str) -> str:
    """How long a game takes, '' where it does not say."""
    return said(game, "lobby-minutes", lang)


def said(game: Game, id: str, lang: str) -> str:
    """What a game says under an id, '' where it has nothing to say."""
    if not has_texts(game.name):
        return ""
    try:
        return speaker(game.name, lang)(id)
    except MissingText:
        return ""


def picture_of(name: str) -> str:
    """The path of a game's picture."""
    own = f"pictures/{name}.svg"
    return asset(own if own in contents() else "pictures/plain.svg")


def picture(visitor: "Visit", name: str, cls: str = "cv") -> str:
    """A game's picture, beside words that say which game it is."""
    return f'<img class="{cls}" src="{visitor.url(picture_of(name))}" alt="" width="300" height="170">'


def icon_of(name: str) -> str:
    """The symbol of a game."""
    return name if name in symbols() else PLAIN_ICON


def has_rules(name: str) -> bool:
    """Does a game bring its rules?"""
    return has_rulebook(name)


def variants(table: Table, lang: str) -> list[str]:
    """How a table differs from the usual game, in words."""
    game = known_game(table.game)
    if game is None:
        return []
    words: list[str] = []
    for option in table_options(game, lang):
        value = table.options.get(option.name, option.default)
        if option.name == "sealed" or value == option.default:
            continue
        text = next((text for known, text in option.values if known == value), str(value))
        words.append(text if value is True else f"{option.text}: {text}")
    return words


def bot_words(say: Speaker, bot: str) -> str:
    """What a bot is called, by its level where the site has a word for it, and how it plays."""
    try:
        return say(f"bot-{bot}")
    except MissingText:
        return say("bot-other", name=bot)


def level_words(say: Speaker, bot: str) -> str:
    """The same in a word or two."""
    try:
        return say(f"level-{bot}")
    except MissingText:
        return say("bot-other", name=bot)
