"""What a viewer sees of a table, and the words for it."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from rampart.draw import Fragment, esc
from rampart.draw.html import icon
from rampart.draw.panels import Panels, panels
from rampart.kernel.frame import WHOLE, viewer_of
from rampart.kernel.state import State
from rampart.server.basics.model import SeatKind, Status
from rampart.server.pages.games import title_of
from rampart.server.tables.room import Room
from rampart.server.text import site_speaker
from rampart.text import Speaker, has_texts, speaker
from rampart.text.catalog import knows


@dataclass(frozen=True)
class Sight:
    """A table as one seat sees it, None for spectators, in one language."""

    room: Room
    seat: int | None
    lang: str

    @cached_property
    def t(self) -> Speaker:
        """Says the site's own sentences."""
        return site_speaker(self.lang)

    @cached_property
    def g(self) -> Speaker:
        """Says the game's sentences."""
        return speaker(self.room.table.game, self.lang)

    @cached_property
    def names(self) -> list[str]:
        """How the seats are called."""
        return self.room.names(self.lang)

    @cached_property
    def roles(self) -> list[str]:
        """The role that each seat plays, '' where the game has none."""
        known = knows(self.room.table.game, "role-0")
        return [self.g(f"role-{p}") if known else "" for p in range(len(self.room.table.seats))]

    def titled(self, p: int) -> str:
        """How a seat is called where it stands alone: by its role, then by its name."""
        return f"{self.roles[p]} ({self.names[p]})" if self.roles[p] else self.names[p]

    @cached_property
    def s(self) -> State:
        """The position as the viewer sees it; only once the game has started."""
        return self.room.view(self.seat)

    @cached_property
    def title(self) -> str:
        return title_of(self.room.table.game, self.lang)

    @cached_property
    def panels(self) -> Panels | None:
        """What the game shows around its board."""
        return panels(self.room.table.game)

    @cached_property
    def coming(self) -> str:
        """What the game says is coming, from the viewer's side; '' where it says nothing."""
        if not self.playing or self.panels is None:
            return ""
        return self.panels.coming_up(self.s, self.seat, self.g)

    def spoken(self, text: str) -> str:
        """What a game says; one without texts speaks in keys, which are written here as words."""
        return text if has_texts(self.room.table.game) else text.replace(":", " ").replace("_", " ").capitalize()

    @property
    def started(self) -> bool:
        return self.room.state is not None

    @property
    def over(self) -> bool:
        return self.room.table.status is Status.OVER

    @property
    def ended(self) -> bool:
        """Has the game ended in one way or the other?"""
        return self.room.table.status in (Status.OVER, Status.CLOSED)

    @property
    def playing(self) -> bool:
        return self.room.playing

    @property
    def polled(self) -> bool:
        """Are several asked at the same time?"""
        return self.playing and self.s.polled

    @property
    def asked(self) -> bool:
        """Has the viewer something to choose, or an answer that may still be changed?"""
        if self.seat is None or not self.playing or not self.plays_itself:
            return False
        return self.s.is_asked(self.seat)

    @property
    def plays_itself(self) -> bool:
        """Does a person play the viewer's seat, rather than a bot in their place?"""
        return self.seat is not None and self.played_by_person(self.seat)

    def played_by_person(self, p: int) -> bool:
        """Does a person play a seat?"""
        return self.room.table.seats[p].kind is SeatKind.PERSON

    @cached_property
    def own_seats(self) -> set[int]:
        """The seats that the viewer's person plays."""
        return set() if self.seat is None else set(self.room.seats_of(self.room.table.seats[self.seat].person))

    @cached_property
    def held(self) -> set[int]:
        """The seats that the viewer's person plays or may take back."""
        return set() if self.seat is None else set(self.room.held_by(self.room.table.seats[self.seat].person))

    def is_away(self, p: int) -> bool:
        """Is a seat played by a person who is not at the table?"""
        seat = self.room.table.seats[p]
        return self.playing and seat.kind is SeatKind.PERSON and seat.person in self.room.away

    @property
    def viewer(self) -> int:
        """The viewer in the telling of events: after the end everyone sees all."""
        if self.room.open_to_all:
            return WHOLE
        return viewer_of(self.seat)

    def rule(self, rule: str) -> str:
        """A link to a rule, '' if there is none to link to."""
        return rule_link(self.room.table.game, rule, self.lang)


@lru_cache(maxsize=4096)
def rule_link(game: str, rule: str, lang: str) -> str:
    """A link from the page of a table to a rule of its game, '' if there is none to link to."""
    if not rule:
        return ""
    words = esc(site_speaker(lang)("table-rule", rule=rule))
    where = f"../rules/{esc(game)}#{esc(rule)}"
    return f'<a class="rule" href="{where}" target="_blank" aria-label="{words}" title="{words}">{icon("ui-book")}</a>'


def holder(tag: str, id: str, parent: str, attributes: str = "") -> Fragment:
    """An element whose children are fragments of their own: it is never filled or emptied by itself."""
    return Fragment(id, parent, f'<{tag} id="{id}" data-hold{" " + attributes if attributes else ""}></{tag}>')


def panel(id: str, parent: str, inner: str, cls: str = "panel", tag: str = "section", more: str = "") -> Fragment:
    """A fragment of the page that is one element."""
    return Fragment(id, parent, f'<{tag} id="{id}" class="{cls}"{" " + more if more else ""}>{inner}</{tag}>')


def tool(sign: str, words: str, attributes: str, cls: str = "ib on") -> str:
    """A button that shows an icon alone."""
    named = f'title="{esc(words)}" aria-label="{esc(words)}"'
    return f'<button type="button" class="{cls}" {attributes} {named}>{icon(sign)}</button>'


def act(words: str, act: str, cls: str = "btn", sign: str = "", name: str = "", **data: str | int) -> str:
    """A button that does one of the acts of a table; `name` says more than the words where those are heard alone."""
    sent = "".join(f' data-{key}="{esc(value)}"' for key, value in data.items())
    mark = icon(sign) if sign else ""
    heard = f' aria-label="{esc(name)}"' if name else ""
    return f'<button type="button" class="{cls}" data-act="{act}"{sent}{heard}>{mark}<span>{esc(words)}</span></button>'
