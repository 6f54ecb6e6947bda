"""Play now: a game, how many play and how strong the bots are; one press and it begins. What was chosen last stays."""

from rampart.draw import esc
from rampart.draw.html import icon
from rampart.kernel.game import Game
from rampart.server.pages.forms import key_field
from rampart.server.pages.games import games, icon_of, level_words, picture, short_title
from rampart.server.pages.shell import Visit
from rampart.server.tables.opening import levels_for, usual_bot


def last_play(visitor: Visit) -> tuple[str, str, str]:
    """Game, players and level that were chosen last, as far as they are still there."""
    game, players, level = (visitor.preferences.played.split(" ") + ["", "", ""])[:3]
    known = [one.name for one in games()]
    return (game, players, level) if game in known else (known[0], "", "")


def play_now(visitor: Visit) -> str:
    """The panel with which the lobby begins."""
    say, known = visitor.say, games()
    chosen, players, level = last_play(visitor)
    pictures = "".join(picture(visitor, game.name) for game in known)
    cards = "".join(game_choice(visitor, game, game.name == chosen) for game in known)
    rows = "".join(
        details(visitor, game, players if game.name == chosen else "", level if game.name == chosen else "")
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


def details(visitor: Visit, game: Game, players: str, level: str) -> str:
    """How many play a game, and the level of its bots; only those of the chosen game are seen."""
    say = visitor.say
    counts = [(str(n), str(n)) for n in game.seats]
    levels = [(bot, level_words(say, bot)) for bot in levels_for(game.name)]
    most = players if players in dict(counts) else str(game.usual)
    strong = level if level in dict(levels) else usual_bot(game.name)
    return (
        f'<div class="fr2">{segments(f"players.{game.name}", say("new-players"), counts, most)}'
        f"{segments(f'level.{game.name}', say('lobby-level'), levels, strong)}</div>"
    )


def segments(name: str, label: str, values: list[tuple[str, str]], chosen: str) -> str:
    choices = "".join(
        f'<label><input type="radio" name="{name}" value="{esc(value)}"{" checked" if value == chosen else ""}>'
        f"<span>{esc(words)}</span></label>"
        for value, words in values
    )
    return f'<fieldset class="fl"><legend>{esc(label)}</legend><div class="seg">{choices}</div></fieldset>'
