"""Play now: a game, how many play and how strong the bots are; one press and it begins. What was chosen last stays."""

from collections.abc import Sequence

from rampart.draw import esc
from rampart.draw.html import icon
from rampart.kernel.game import Game
from rampart.server.basics.clashes import PLAYERS, clashes
from rampart.server.pages.forms import key_field, options_of
from rampart.server.pages.games import games, icon_of, level_words, line_of, minutes_of, picture, short_title
from rampart.server.pages.shell import Visit
from rampart.server.tables.opening import levels_for, usual_bot
from rampart.text.about import table_options, title


def last_play(visitor: Visit) -> tuple[str, str, str, dict[str, str]]:
    """Game, players, level and kind of game that were chosen last, as far as they are still there."""
    game, players, level, *kind = visitor.preferences.played.split(" ") + ["", "", ""]
    known = [one.name for one in games()]
    if game not in known:
        return known[0], "", "", {}
    return game, players, level, dict(x.split("=", 1) for x in kind if "=" in x)


def play_now(visitor: Visit) -> str:
    """The panel with which the lobby begins."""
    say, known = visitor.say, games()
    chosen, players, level, kind = last_play(visitor)
    pictures = "".join(picture(visitor, game.name) for game in known)
    cards = "".join(game_choice(visitor, game, game.name == chosen) for game in known)
    rows = "".join(
        details(visitor, game, players, level, kind) if game.name == chosen else details(visitor, game, "", "", {})
        for game in known
    )
    return (
        f'<section class="panel now"><div class="nv">{pictures}<div class="nvt"><h2>{esc(say("now-head"))}</h2>'
        f"<p>{esc(say('now-hint'))}</p></div></div>"
        f'<form class="nf" method="post" action="{visitor.url("/tables")}">{key_field()}'
        f'<fieldset class="fl"><legend>{esc(say("now-game"))}</legend><div class="gsel">{cards}</div></fieldset>{rows}'
        f'<div class="nb"><a class="fil" href="{visitor.url("/learn")}">{icon("ui-book")}{esc(say("lobby-learn"))}</a>'
        f'<button class="btn pri" name="bots" value="1">{icon("ui-play")}{esc(say("now-start"))}</button></div>'
        "</form></section>"
    )


def game_choice(visitor: Visit, game: Game, on: bool) -> str:
    checked = " checked" if on else ""
    return (
        f'<label><input type="radio" name="game" value="{game.name}"{checked}><span>{icon(icon_of(game.name), "P0")}'
        f"<b>{esc(short_title(game, visitor.lang))}</b></span></label>"
    )


def details(visitor: Visit, game: Game, players: str, level: str, kind: dict[str, str]) -> str:
    """How many play a game, what kind of game, and the level of its bots; only those of the chosen game are seen."""
    say = visitor.say
    counts = [(str(n), str(n)) for n in game.seats]
    levels = [(bot, level_words(say, bot)) for bot in levels_for(game.name)]
    most = players if players in dict(counts) else str(game.usual)
    strong = level if level in dict(levels) else usual_bot(game.name)
    about = " · ".join(filter(None, (line_of(game, visitor.lang), minutes_of(game, visitor.lang))))
    return (
        f'<div class="fr2"><p class="about">{esc(about)}</p>'
        f"{segments(f'players.{game.name}', say('new-players'), counts, most)}"
        f"{leading_options(visitor, game, kind)}"
        f"{segments(f'level.{game.name}', say('lobby-level'), levels, strong)}</div>"
    )


def leading_options(visitor: Visit, game: Game, kind: dict[str, str]) -> str:
    """What says which kind of game it is; a value is offered with the numbers of players that it goes with."""
    out = ""
    for option in table_options(game, visitor.lang):
        if option.leading:
            values = [(str(value), words) for value, words in option.values]
            chosen = kind.get(option.name, "")
            unlike = {value: not_with(game, option.name, value) for value, _ in values}
            usual = chosen if chosen in dict(values) else str(option.default)
            out += segments(f"option.{game.name}.{option.name}", option.text, values, usual, unlike)
    return out


def not_with(game: Game, option: str, value: str) -> str:
    """The numbers of players and other leading values that it does not go with, as the form names them."""
    leading = {o.name for o in game.rules.options if o.leading}
    found = clashes(game.name).get((option, value), frozenset())
    names = {PLAYERS: f"players.{game.name}"} | {name: f"option.{game.name}.{name}" for name in leading}
    return " ".join(sorted(f"{names[name]}={other}" for name, other in found if name in names))


def segments(
    name: str, label: str, values: list[tuple[str, str]], chosen: str, unlike: dict[str, str] | None = None
) -> str:
    """A few values side by side; those that do not go with others say so, for the script."""
    wary = {value: f' data-not="{esc(others)}"' for value, others in (unlike or {}).items() if others}
    choices = "".join(
        f'<label><input type="radio" name="{name}" value="{esc(value)}"{" checked" if value == chosen else ""}'
        f"{wary.get(value, '')}>"
        f"<span>{esc(words)}</span></label>"
        for value, words in values
    )
    return f'<fieldset class="fl"><legend>{esc(label)}</legend><div class="seg">{choices}</div></fieldset>'


def play_form(visitor: Visit, game: Game, cls: str = "btn pri") -> str:
    """One press: a table with bots on all other seats, and the game begins; how many and how strong may be chosen."""
    words = esc(visitor.say("lobby-play-now"))
    players = [(str(n), visitor.say("lobby-players", counts=str(n), n=n)) for n in game.seats]
    levels = [(bot, level_words(visitor.say, bot)) for bot in levels_for(game.name)]
    about = title(game, visitor.lang)
    chosen = (
        small_choice("players", f"{visitor.say('new-players')}, {about}", players, str(game.usual)),
        small_choice("level", f"{visitor.say('lobby-level')}, {about}", levels, usual_bot(game.name)),
    )
    return (
        f'<form class="playnow" method="post" action="{visitor.url("/tables")}">'
        f'<input type="hidden" name="game" value="{game.name}">{key_field()}{"".join(chosen)}'
        f'<button class="{cls}" name="bots" value="1">{icon("ui-play")}{words}'
        f'<span class="unseen"> {esc(about)}</span></button></form>'
    )


def small_choice(name: str, label: str, values: Sequence[tuple[str, str]], chosen: str) -> str:
    """A choice beside a button, with its name for those who hear it; none where there is nothing to choose."""
    if len(values) < 2:
        return ""
    return f'<select class="small" name="{name}" aria-label="{esc(label)}">{options_of(values, chosen)}</select>'
