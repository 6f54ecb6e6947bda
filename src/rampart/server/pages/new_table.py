"""A new table: who sits where, and how the game is played."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from babel.dates import format_timedelta
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from rampart.draw import esc
from rampart.draw.html import icon, shape
from rampart.kernel.game import Game
from rampart.server.basics.clashes import PLAYERS, clashes
from rampart.server.basics.clocks import AT_ZERO
from rampart.server.basics.model import DELAYS, PATIENCE, Terms
from rampart.server.basics.names import LONGEST_NAME, clean_name
from rampart.server.basics.refusals import Refused
from rampart.server.pages.forms import (
    Form,
    complaint,
    first,
    key_field,
    key_of,
    options_of,
    radios,
    select,
    switch,
    text_field,
)
from rampart.server.pages.games import bot_words, picture
from rampart.server.pages.lobby import CSS, game_meta
from rampart.server.pages.parts.learning import learn_link
from rampart.server.pages.shell import Visit, page, respond, visit
from rampart.server.pages.terms import band_field, band_of, clock_fields, clocks
from rampart.server.site import site_of
from rampart.server.tables.opening import ME, OPEN, Wish, game_of, levels_for
from rampart.server.web.responses import form_body
from rampart.text import seat_names, table_names
from rampart.text.about import TableOption, table_options, title

LOCAL = "local"  # another person at the same screen
FEW = 3  # so many values of an option stand side by side


@dataclass(frozen=True)
class Typed:
    """A form as it was typed, or as it is shown first."""

    players: int
    seats: tuple[str, ...]
    seat_names: tuple[str, ...]
    name: str = ""
    private: bool = False
    terms: Terms = field(default_factory=Terms)
    options: dict[str, str] = field(default_factory=dict)

    def wish(self, game: Game, lang: str) -> Wish:
        """The table that is asked for; one without a free seat begins at once, and no one is without a name."""
        seats = self.seats[: self.players]
        colours = seat_names(len(self.seats), lang)
        return Wish(
            game=game.name,
            players=self.players,
            options=dict(self.options),
            seats=tuple(ME if who == LOCAL else who for who in seats),
            seat_names=tuple(
                (clean_name(name) or colour) if who == LOCAL else ""
                for who, name, colour in zip(seats, self.seat_names, colours)
            ),
            name=self.name,
            listed=not self.private,
            start=OPEN not in seats,
            terms=self.terms,
        )


def untouched(game: Game) -> Typed:
    """The form as it is shown first: me, and people who come by a link."""
    most = game.seats[-1]
    return Typed(game.usual, (ME, *[OPEN] * (most - 1)), ("",) * most)


def typed(game: Game, form: Form) -> Typed:
    """The form as it was sent; what is missing is as at first."""
    start = untouched(game)
    most = len(start.seats)
    players = first(form, "players")
    known = {option.name for option in game.rules.options}
    return replace(
        start,
        players=int(players[:4]) if players.isdecimal() and players.isascii() else start.players,
        seats=(*form.get("seats", [])[:most], *start.seats)[:most] if "seats" in form else start.seats,
        seat_names=(*form.get("seat_names", [])[:most], *start.seat_names)[:most],
        name=first(form, "name")[:500],
        private=first(form, "private") == "1",
        terms=typed_terms(form),
        options={n[7:]: values[-1] for n, values in form.items() if n.startswith("option.") and n[7:] in known},
    )


def typed_terms(form: Form) -> Terms:
    """The terms as they were sent; what is missing is as at first."""
    clock, then = clocks().get(first(form, "clock"), Terms()), first(form, "at_zero")
    patience = next((n for n in PATIENCE if str(n) == first(form, "patience")), clock.patience)
    rated, delay = first(form, "rated") == "1", first(form, "delay")
    seen = int(delay) if delay in map(str, DELAYS) else 0
    then = then if then in AT_ZERO else clock.at_zero
    least, most = band_of(first(form, "band"))
    return replace(clock, patience=patience, at_zero=then, rated=rated, delay=seen, least=least, most=most)


# ---- the page


def seat_row(visitor: Visit, game: Game, now: Typed, seat: int) -> str:
    say = visitor.say
    label = table_names(game.name, seat + 1, visitor.lang)[seat]
    people = [(ME, say("new-me")), (OPEN, say("new-open")), (LOCAL, say("new-local"))]
    bots = [(bot, bot_words(visitor.say, bot)) for bot in reversed(levels_for(game.name))]
    chosen = now.seats[seat]
    name = esc(now.seat_names[seat])
    return (
        f'<li class="sr sr-{seat}">{shape(seat)}<label for="seat-{seat}">{esc(label)}</label>'
        f'<select id="seat-{seat}" name="seats"><optgroup label="{esc(say("new-people"))}">{options_of(people, chosen)}'
        f'</optgroup><optgroup label="{esc(say("new-bots"))}">{options_of(bots, chosen)}</optgroup></select>'
        f'<input name="seat_names" value="{name}" maxlength="{LONGEST_NAME}" autocomplete="off"'
        f' aria-label="{esc(say("new-seat-name", seat=label))}" placeholder="{esc(say("new-name-here"))}"></li>'
    )


def option_field(game: Game, option: TableOption, chosen: str) -> str:
    """An option of the game with what it means."""
    values = [(str(value), words) for value, words in option.values]
    name = f"option.{option.name}"
    unlike = {
        value: unlike_words(clashes(game.name)[option.name, value])
        for value, _ in values
        if (option.name, value) in clashes(game.name)
    }
    if len(values) <= FEW:
        return radios(name, option.text, values, chosen, option.meaning, unlike=unlike)
    return select(name, option.text, values, chosen, hint=option.meaning, unlike=unlike)


def unlike_words(others: Iterable[tuple[str, str]]) -> str:
    """What does not go with a value, as the form names it."""
    return " ".join(sorted(f"{name if name == PLAYERS else f'option.{name}'}={value}" for name, value in others))


def options_fault(visitor: Visit, refused: Refused | None) -> str:
    """What speaks against the options that were chosen, '' if nothing does."""
    if refused is None or refused.code != "bad_options":
        return ""
    return refused.more(visitor.lang) or refused.sentence(visitor.lang)


def options_section(visitor: Visit, game: Game, now: Typed, refused: Refused | None) -> str:
    """All options of the game, and what speaks against those that were chosen."""
    shown = [option for option in table_options(game, visitor.lang) if option.name != "sealed"]
    if not shown:
        return ""
    fields = "".join(option_field(game, option, now.options.get(option.name, str(option.default))) for option in shown)
    wrong = complaint("options-wrong", options_fault(visitor, refused))
    heading = esc(visitor.say("new-options"))
    return f'<section class="panel"><h2>{heading}</h2>{wrong}<div class="options">{fields}</div></section>'


def seats_section(visitor: Visit, game: Game, now: Typed, wrong: str) -> str:
    """How many play, and who."""
    say = visitor.say
    counts = [(str(n), str(n)) for n in game.seats]
    rows = "".join(seat_row(visitor, game, now, seat) for seat in range(game.seats[-1]))
    return (
        f'<section class="panel"><h2>{esc(say("new-seats"))}</h2>'
        f"{radios('players', say('new-players'), counts, str(now.players), cls='counts')}"
        f'<ol class="srs">{rows}</ol>{complaint("seats-wrong", wrong)}<p class="hint">{esc(say("new-seats-hint"))}</p>'
        "</section>"
    )


def patience_field(visitor: Visit, now: Typed) -> str:
    """How long someone who is away is waited for."""
    spans = [(str(n), span(n, visitor.lang)) for n in PATIENCE]
    return select(
        "patience", visitor.say("new-patience"), spans, str(now.terms.patience), hint=visitor.say("new-patience-hint")
    )


def delay_field(visitor: Visit, now: Typed) -> str:
    """How far behind those are who only watch."""
    say = visitor.say
    spans = [(str(n), span(60 * n, visitor.lang) if n else say("new-delay-none")) for n in DELAYS]
    return select("delay", say("new-delay"), spans, str(now.terms.delay), hint=say("new-delay-hint"))


def span(seconds: int, lang: str) -> str:
    """A span of time in words."""
    return format_timedelta(seconds, locale=lang, format="long", threshold=1)


def new_table_page(visitor: Visit, game: Game, now: Typed, refused: Refused | None = None) -> str:
    """The form for a new table, with what is wrong about it where it was sent."""
    say = visitor.say
    heading = esc(title(game, visitor.lang))
    sentence = refused.sentence(visitor.lang) if refused else ""
    code = refused.code if refused else ""
    seats_wrong = sentence if code in ("no_bot", "no_seat") else ""
    name_wrong = sentence if code == "bad_name" else ""
    elsewhere = "" if seats_wrong or name_wrong or code == "bad_options" else complaint("form-wrong", sentence)
    main = (
        f'<div class="crown">{picture(visitor, game.name)}'
        f"<div><h1>{esc(say('new-title'))}</h1><p class='soft'>{heading}</p>{game_meta(visitor, game)}</div>"
        f'<div class="btns">{learn_link(visitor, game)}</div></div>{elsewhere}'
        f'<form class="sheet" method="post" action="{visitor.url(f"/new/{game.name}")}">{key_field()}'
        f'<div class="cols"><div>{seats_section(visitor, game, now, seats_wrong)}'
        f'<section class="panel"><h2>{esc(say("new-table"))}</h2>'
        f"{text_field('name', say('new-name'), now.name, LONGEST_NAME, say('new-name-hint'), name_wrong)}"
        f"{switch('private', say('new-private'), now.private, say('new-private-hint'))}"
        f"{switch('rated', say('new-rated'), now.terms.rated, say('new-rated-hint'))}"
        f"{band_field(say, now.terms)}{clock_fields(say, now.terms)}"
        f"{patience_field(visitor, now)}{delay_field(visitor, now)}</section></div>"
        f"<div>{options_section(visitor, game, now, refused)}</div></div>"
        f'<div class="done"><button class="btn pri">{icon("ui-check")}{esc(say("new-open-it"))}</button>'
        f'<a class="btn" href="{visitor.url("/")}">{esc(say("new-cancel"))}</a></div></form>'
    )
    return page(visitor, f"{say('new-title')} – Rampart", main, "play", "wide-page", CSS, ["js/together.js"])


# ---- requests


async def show_new_table(request: Request) -> Response:
    game = game_of(request.path_params["game"])
    visitor = await visit(request)
    return respond(request, visitor, new_table_page(visitor, game, untouched(game)))


async def post_new_table(request: Request) -> Response:
    """Open the table that was asked for, or show the form again with what is wrong."""
    site = site_of(request)
    game = game_of(request.path_params["game"])
    form = await form_body(request)
    session, cookie = await site.greeted(request)
    now = typed(game, form)
    try:
        if now.name and not clean_name(now.name):
            raise Refused("bad_name")
        site.may_open(request, session.person, "table")
        lang = site.language(request, session)
        wish = now.wish(game, lang).spoken(lang)
        done = await site.acts.open(session.person, wish, f"{session.token} {key_of(form)}")
    except Refused as refused:
        visitor = replace(await visit(request, greet=False), person=session.person, cookie=cookie)
        markup = new_table_page(visitor, game, now, refused)
        return respond(request, visitor, markup, refused.status)
    response = RedirectResponse(f"{site.settings.prefix}/t/{done.table}", 303)
    site.remember(request, response, cookie)
    return response


ROUTES: list[BaseRoute] = [
    Route("/new/{game}", show_new_table),
    Route("/new/{game}", post_new_table, methods=["POST"]),
]
