"""Log and chat: what happened, newest first, and what people say."""

import re
from dataclasses import replace
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

import rampart
from rampart.draw import Fragment, esc
from rampart.draw.html import icon, shape
from rampart.draw.panels import panels
from rampart.server.basics.model import Entry, EntryKind, Happening, Talk
from rampart.server.pages.parts.sight import Sight, holder, panel, rule_link, tool
from rampart.server.tables.room import Room
from rampart.server.text import site_speaker
from rampart.text import has_texts
from rampart.text.log import Line, lines

ARGUMENT: Final = re.compile(r"\b([a-z_]+?)(?:_seat)?=")
KEPT: Final = 80  # entries; what is older is in the replay
KEPT_TALKS: Final = 100


def talk(sight: Sight) -> list[Fragment]:
    """The panel with its two lists."""
    t = sight.t
    tabs = "".join(
        f'<button type="button" role="tab" data-tab="{tab}" id="ui-tab-{tab}" aria-controls="ui-{tab}box"'
        f' aria-selected="{"true" if tab == "log" else "false"}">{esc(t(f"{tab}-head"))}</button>'
        for tab in ("log", "chat")
    )
    out = [
        holder("section", "ui-talk", "ui-side", 'class="panel talk"'),
        panel("ui-tabs", "ui-talk", tabs, "tabs", "div", 'role="tablist" data-keep'),
        holder("div", "ui-logbox", "ui-talk", f'class="scroll logbox" tabindex="0" {tab_panel("log")}'),
        holder("ol", "ui-log", "ui-logbox", 'class="log"'),
        *log(sight),
        holder("div", "ui-chatbox", "ui-talk", f'class="chatbox" {tab_panel("chat")}'),
        holder("ol", "ui-chat", "ui-chatbox", 'class="log chat scroll" tabindex="0"'),
        *chat(sight),
    ]
    return [*out, panel("ui-say", "ui-chatbox", say(sight), "say", "div")]


def tab_panel(tab: str) -> str:
    """What makes an element the panel of a tab."""
    return f'role="tabpanel" aria-labelledby="ui-tab-{tab}"'


def log(sight: Sight) -> list[Fragment]:
    """What every entry made happen, newest first; a chapter stands under what happened in it."""
    room = sight.room
    reader = reader_of(sight)
    drawn = drawn_before(room, reader)
    told: list[tuple[int, Lines]] = []
    for happening in room.happenings[-KEPT:]:
        known = drawn.get(happening.seq)
        if known is None or known[0] != happening.taken_back:  # the past changes only where it is taken back
            known = drawn[happening.seq] = (happening.taken_back, happened(happening, reader))
        told.append((happening.seq, known[1]))
    for entry in (*room.entries, *([room.pending] if room.pending is not None else [])):
        if entry.kind in NOTED:
            if entry.seq not in drawn:
                drawn[entry.seq] = (False, noted(sight, entry))
            told.append((entry.seq, drawn[entry.seq][1]))
    shown = sorted(told, key=lambda pair: -pair[0])[:KEPT]
    out = [part for _, parts in shown for part in reversed(parts)]
    for seq in drawn.keys() - {seq for seq, _ in told}:
        del drawn[seq]
    return out or [panel("ui-log-empty", "ui-log", esc(sight.t("log-empty")), "mut", "li")]


Lines = tuple[Fragment, ...]


class Reader(NamedTuple):
    """Who reads the log of which game: what they may know, their language, and how the seats are called."""

    game: str
    viewer: int
    lang: str
    names: tuple[str, ...]

    def lines(self, happening: Happening) -> list[Line]:
        seen = [event.seen(self.viewer) for event in happening.events]
        told = lines(seen, rampart.game(self.game).rules, self.lang, self.names)
        return told if has_texts(self.game) else [replace(line, text=spelled(line.text)) for line in told]


def reader_of(sight: Sight) -> Reader:
    """The viewer as a reader of the log."""
    return Reader(sight.room.table.game, sight.viewer, sight.lang, tuple(sight.names))


def spelled(text: str) -> str:
    """A sentence of a game without texts, which names its numbers: `sold buyer_seat=Ada coins=3` as words."""
    return ARGUMENT.sub(r"\1 ", text).replace("_", " ").capitalize()


Drawn = dict[int, tuple[bool, Lines]]
_drawn: WeakKeyDictionary[Room, dict[tuple[int, str], tuple[Reader, Drawn]]] = WeakKeyDictionary()
"""The lines of every table that were drawn before: by viewer, language and entry, and whether it was taken back then.
"""


def drawn_before(room: Room, reader: Reader) -> Drawn:
    """What was drawn for a reader before; where someone has a new name, all is drawn again and the old let go."""
    kept = _drawn.setdefault(room, {})
    known = kept.get((reader.viewer, reader.lang))
    if known is None or known[0] != reader:
        known = kept[reader.viewer, reader.lang] = (reader, {})
    return known[1]


def happened(happening: Happening, reader: Reader) -> Lines:
    """The lines of an entry in their order, cut where a chapter begins."""
    found = panels(reader.game)
    chapters = found.CHAPTERS if found is not None else ()
    parts: list[list[Line]] = [[]]
    for line in reader.lines(happening):
        if line.kind in chapters:
            parts += [[line], []]
        else:
            parts[-1].append(line)
    out: list[Fragment] = []
    for number, part in enumerate(parts):
        id = f"l-{happening.seq}-{number}"
        if part and number % 2:
            out.append(panel(id, "ui-log", esc(part[0].text), "hd", "li"))
        elif part:
            looks = "entry gone" if happening.taken_back else "entry"
            out.append(panel(id, "ui-log", entry_lines(part, happening.seq, reader), looks, "li"))
    return tuple(out)


def entry_lines(part: list[Line], seq: int, reader: Reader) -> str:
    """Sentences with the shape of their seat, the first one with its rule; a button shows the board of that moment."""
    out = ""
    for number, line in enumerate(part):
        mark = shape(line.seat) if line.seat is not None else '<span class="mk"></span>'
        looks = "ln" if number == 0 else "ln sub"
        rule = rule_link(reader.game, line.rule, reader.lang) if number == 0 else ""
        out += f'<div class="{looks}">{mark}<span>{esc(line.text)}</span>{rule}</div>'
    return out + tool("ui-eye", site_speaker(reader.lang)("log-then"), f'data-at="{seq}"', "then")


NOTED: Final = {
    EntryKind.UNDO: "log-undone",
    EntryKind.TAKEOVER: "log-to-bot",
    EntryKind.RESIGN: "log-resigned",
    EntryKind.TIMEOUT: "log-timeout",
    EntryKind.TIME: "log-more-time",
    EntryKind.ASK: "log-asks",
    EntryKind.ANSWER: "log-agrees",
    EntryKind.LAPSE: "log-lapsed",
    EntryKind.CONTINUE: "log-continued",
    EntryKind.SCENARIO: "log-scenario",
}


def noted(sight: Sight, entry: Entry) -> Lines:
    """A line for what happened beside the rules."""
    message = NOTED[entry.kind]
    if entry.kind in (EntryKind.CONTINUE, EntryKind.SCENARIO):
        words = esc(sight.t(message, lost=len(entry.data.get("lost", ()))))
        inner = f'<div class="ln"><span class="mk"></span><span>{words}</span></div>'
        return (panel(f"l-{entry.seq}", "ui-log", inner, "entry note", "li"),)
    seat = int(entry.data.get("seat", entry.seat))
    if entry.kind is EntryKind.TAKEOVER and not entry.data["bot"]:
        message = "log-to-person"
    elif entry.kind is EntryKind.TIME and not entry.data["seconds"]:
        message = "log-no-clock"
    elif entry.kind is EntryKind.ANSWER and "vote" in entry.data:
        message, seat = f"log-vote-{entry.data['vote']}", entry.seat
    elif entry.kind is EntryKind.ANSWER:
        message, seat = "log-agrees" if entry.data["agree"] else "log-refuses", entry.seat
    elif entry.kind is EntryKind.ASK:
        seat = entry.seat
    words = esc(sight.t(message, name=sight.names[seat]))
    inner = f'<div class="ln">{shape(seat)}<span>{words}</span></div>'
    return (panel(f"l-{entry.seq}", "ui-log", inner, "entry note", "li"),)


def chat(sight: Sight) -> list[Fragment]:
    """What people say, newest first; what is said among those who watch, players read when the game is over."""
    out = []
    apart = sight.seat is not None and not sight.room.open_to_all
    for said in reversed([one for one in sight.room.talks if not (one.aside and apart)][-KEPT_TALKS:]):
        mark = shape(said.seat) if said.seat >= 0 else '<span class="mk"></span>'
        inner = f'<div class="ln">{mark}<span><b>{esc(said.name)}</b> {esc(words_of(sight, said))}</span></div>'
        out.append(panel(f"c-{said.seq}", "ui-chat", inner, "entry", "li"))
    return out or [panel("ui-chat-empty", "ui-chat", esc(sight.t("chat-empty")), "mut", "li")]


def words_of(sight: Sight, said: Talk) -> str:
    """What someone said: the text of a person, or the message of a bot in the reader's language."""
    return sight.g(said.says) if said.says else said.text


def say(sight: Sight) -> str:
    words, send = esc(sight.t("chat-say" if sight.seat is not None else "chat-aside")), esc(sight.t("chat-send"))
    field = f'<input name="text" maxlength="500" autocomplete="off" placeholder="{words}" aria-label="{words}">'
    button = f'<button class="btn" title="{send}" aria-label="{send}">{icon("ui-chat")}</button>'
    return f"<form data-chat>{field}{button}</form>"


def newest(sight: Sight) -> str:
    """What the last entry has brought, for those who listen."""
    room = sight.room
    if not room.entries:
        return ""
    last = room.entries[-1]
    if room.happenings and room.happenings[-1].seq == last.seq:
        reader = reader_of(sight)
        return ". ".join(line.text for line in reader.lines(room.happenings[-1]))
    if room.talks and room.talks[-1].seq == last.seq:
        return f"{room.talks[-1].name}: {words_of(sight, room.talks[-1])}"
    return ""
