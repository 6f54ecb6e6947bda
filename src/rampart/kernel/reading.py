"""Reading a position document: every fault is named by its path, and nothing half-read comes out."""

from rampart.kernel.boards import read_board
from rampart.kernel.codec import FLAG, PLACE, SEAT, SUBSET, Domain
from rampart.kernel.codec import SEATS as SEATS_OF
from rampart.kernel.document import KERNEL_FIELDS, KERNEL_NAMES, domain_words
from rampart.kernel.errors import at, shown
from rampart.kernel.fields import LIST, RECORD, RECORDS, Field, Record
from rampart.kernel.frame import (
    AGAIN,
    ANSWER,
    ASK,
    CLOSE,
    LAYOUT,
    NOBODY,
    OPEN,
    SECTION,
    SPECTATORS,
    WHOLE,
    layout_of,
    pack,
    section_of,
)
from rampart.kernel.machine import Machine
from rampart.kernel.old_documents import modern, old_poll_args
from rampart.kernel.position import NO_DRAFTS, POLL_ARGS, POLL_LAYOUT, POLL_SEATS
from rampart.kernel.rest import Given, fill_rest
from rampart.kernel.rng import NO_FATE, Rng, unknown
from rampart.kernel.secrecy import audit
from rampart.kernel.values import a_dict, a_list, must_be_view, read_list_on_pad, read_on_pad, read_value, whole


def fill_from(s: Machine, doc: dict[str, object]) -> None:
    """Fill a freshly set-up state from a document; what the document leaves out stays as at set-up."""
    if "viewer" in doc:
        s.viewer = SPECTATORS if doc["viewer"] == "spectators" else whole(doc["viewer"], "viewer", 0, s.seats - 1)
    given = Given()
    body = {k: v for k, v in modern(s, doc).items() if k not in KERNEL_FIELDS}
    read_fields(s, s, body, "", given)
    if "todo" in doc:
        s.stack = []
        s.pad = []
        places = Places()
        for i, frame in reversed(list(enumerate(a_list(doc["todo"], "todo")))):
            read_frame(s, frame, f"todo[{i}]", places)
    fill_rest(s, given)
    read_chance(s, doc)
    s.reveals = whole(doc.get("reveals", s.reveals), "reveals")
    s.asked = 0
    s.waiting = 0
    s.drafts = NO_DRAFTS
    s.face_down = NO_DRAFTS
    for path, fault in audit(s) + s.faults():
        raise at(path, f"{fault}.")
    read_face_down(s, a_list(doc.get("face_down", []), "face_down"))
    if "poll" in doc:
        read_poll(s, doc["poll"])
    elif s.stack and s.stack[-1] & 4095 == ASK and "viewer" in doc:
        raise at("poll", "it is missing although players are being asked.")


def read_fields(s: Machine, r: Record, doc: dict[str, object], path: str, given: Given) -> None:
    """Read the fields of a record that are there."""
    boards = list(dict.fromkeys(f.board for f in r.fields() if f.board))
    names = [f.name for f in r.fields()]
    for name in doc:
        if name not in names and name not in boards:
            known = list(dict.fromkeys(f.board or f.name for f in r.fields()))
            raise at(f"{path}{name}", f"there is no such field; known are {', '.join(known)}.")
    to_read = [name for name in boards if isinstance(doc.get(name), dict) or (name in doc and name not in names)]
    for f in r.fields():
        if f.board in to_read:
            to_read.remove(f.board)
            read_map(s, r, f.board, doc, path, given)
        if f.name in doc and not given.has(r, f):
            given.add(r, f, path + f.name)
            read_field(s, r, f, doc[f.name], path + f.name, given)


def read_map(s: Machine, r: Record, name: str, doc: dict[str, object], path: str, given: Given) -> None:
    """Read a map by place, after the fields declared before it: they may say which places there are."""
    for f in read_board(s, r, name, doc[name], path + name):
        if f.name in doc and f.name != name:
            raise at(f"{path}{f.name}", f"{path}{name} tells it by place already.")
        given.add(r, f, path + name)


def read_field(s: Machine, r: Record, f: Field, value: object, path: str, given: Given) -> None:
    if f.kind == RECORD:
        read_fields(s, r.inner(f.name), a_dict(value, path), path + ".", given)
    elif f.kind == RECORDS:
        records: list[Record] = getattr(r, f.name)
        parts = a_list(value, path)
        if len(parts) != len(records):
            raise at(path, f"{len(records)} entries are needed, one per seat, not {len(parts)}.")
        for i, part in enumerate(parts):
            read_fields(s, records[i], a_dict(part, f"{path}[{i}]"), f"{path}[{i}].", given)
    else:
        setattr(r, f.name, read_value(s, f, value, path))


def read_chance(s: Machine, doc: dict[str, object]) -> None:
    """Read the state of chance and what fate holds."""
    chance = doc.get("chance")
    if chance == "?":
        must_be_view(s, "chance")
        s.rng = unknown()
    elif chance is not None:
        if not isinstance(chance, str) or len(chance) != 32 or any(c not in "0123456789abcdef" for c in chance):
            raise at("chance", f"32 hexadecimal digits are needed, not {shown(chance)}.")
        w = [int(chance[i : i + 8], 16) for i in range(0, 32, 8)]
        s.rng = Rng(w[0], w[1], w[2], w[3], s.rng.drawn, NO_FATE)
    s.rng.drawn = whole(doc.get("drawn", s.rng.drawn), "drawn")
    fate = [whole(x, f"fate[{i}]") for i, x in enumerate(a_list(doc.get("fate", []), "fate"))]
    s.rng.fate = fate if fate else NO_FATE


# ---- what is still to be done


class Places:
    """Where the sections of a document lay on its pad, and where they lie now that some have more numbers."""

    def __init__(self) -> None:
        self.length = 0  # of the pad so far, as the document counts
        self.now: dict[int, int] = {}

    def opened(self, here: int) -> None:
        """A section begins."""
        self.now[self.length] = here

    def of(self, place: int) -> int:
        """Where a section lies that the document tells by its place; what is none is left as it is, for the audit."""
        return self.now.get(place, place)


def read_frame(s: Machine, value: object, path: str, places: Places) -> None:
    """Read one frame and put it on the stack."""
    words: dict[str, object] = {"step": value} if isinstance(value, str) else dict(a_dict(value, path))
    name = words.pop("step", None)
    seat = whole(words.pop("seat", NOBODY), f"{path}.seat", 0, NOBODY)
    if seat != NOBODY and seat >= s.seats:
        raise at(f"{path}.seat", f"there is no seat {seat}.")
    if name == KERNEL_NAMES[CLOSE]:
        read_section(s, words, seat, path, places)
    elif name == KERNEL_NAMES[AGAIN]:
        s.stack.append(pack(AGAIN, NOBODY, 0))
    elif name == KERNEL_NAMES[ASK] or name == KERNEL_NAMES[ANSWER] or name == KERNEL_NAMES[OPEN]:
        read_poll_frame(s, seat, next(code for code, x in KERNEL_NAMES.items() if x == name), path)
    else:
        code = step_code(s, name, path)
        if seat == NOBODY and s.rules.steps[code].asks:
            raise at(f"{path}.seat", f"{name} is a decision and needs a seat.")
        args = read_args(s, code, words, path, places)
        if words:
            raise at(f"{path}.{next(iter(words))}", f"{name} has no such argument.")
        s.stack.append(pack(code, seat, args))


def read_args(s: Machine, code: int, words: dict[str, object], path: str, places: Places) -> int:
    """Take the arguments of a step out of an object; one that is left out is the first of its values."""
    step = s.rules.steps[code]
    s.rules.modernise(step.name, words)
    args = 0
    for part in step.args.parts:
        if part.name not in words:
            continue
        given = words.pop(part.name)
        if part.domain.kind == PLACE and isinstance(given, int):
            given = places.of(given)
        args += part.put(read_number(s, part.domain, given, f"{path}.{part.name}"))
    return args


def read_number(s: Machine, domain: Domain, value: object, path: str) -> int:
    """A declared number from its words; the bare number is understood too."""
    if value is None and domain.low < 0:
        return -1
    words = domain_words(s, domain)
    if domain.kind == FLAG and isinstance(value, bool):
        return 1 if value else 0
    if domain.kind == SUBSET and not isinstance(value, int):
        return sum({1 << read_word(words, x, f"{path}[{i}]") for i, x in enumerate(a_list(value, path))})
    if domain.kind == SEATS_OF and not isinstance(value, int):
        return read_seats(s, value, path)
    if words and domain.kind != SUBSET and isinstance(value, str):
        return read_word(words, value, path)
    high = domain.high()
    if domain.kind == SEAT:
        high = min(high, s.seats - 1)
    elif words and domain.kind != SUBSET:
        high = min(high, len(words) - 1)
    return whole(value, path, domain.low, high)


def read_word(words: list[str], value: object, path: str) -> int:
    if not isinstance(value, str) or value not in words:
        raise at(path, f"{shown(value)} is not known here; possible are {', '.join(words)}.")
    return words.index(value)


def step_code(s: Machine, name: object, path: str) -> int:
    if not isinstance(name, str) or name not in s.rules.by_name:
        raise at(path, f"{shown(name)} is no step of {s.rules.name}.")
    return s.rules.by_name[name]


def read_section(s: Machine, words: dict[str, object], seat: int, path: str, places: Places) -> None:
    """Read a section of the pad and its closing frame."""
    places.opened(len(s.pad))
    before_it = len(s.pad)
    layout = words.get("layout")
    content = a_dict(words.get("content"), f"{path}.content")
    if layout == "poll":
        step = step_code(s, content.get("step"), f"{path}.content.step")
        before = step_code(s, content["before"], f"{path}.content.before") if "before" in content else 0
        seats = [whole(p, f"{path}.content.seats", 0, s.seats - 1) for p in a_list(content.get("seats"), path)]
        if not s.rules.steps[step].asks:
            raise at(f"{path}.content.step", f"{s.rules.steps[step].name} is no decision.")
        if not seats or len(set(seats)) < len(seats):
            raise at(f"{path}.content.seats", "at least one seat is needed, and each only once.")
        given = dict(content)
        args = read_args(s, step, given, f"{path}.content", places) + old_poll_args(given, f"{path}.content")
        fault = s.rules.steps[step].args.faults(args)
        if fault:
            raise at(f"{path}.content", f"{fault}.")
        s.open_pad(POLL_LAYOUT, [step, args, before, len(seats), *seats])
        for answer in a_list(content.get("answers", []), f"{path}.content.answers"):
            choices = [whole(x, f"{path}.content.answers") for x in a_list(answer, path)]
            s.pad.extend([len(choices), *choices])
        places.length += len(s.pad) - before_it
        return
    number = next((i for i, x in enumerate(s.rules.layouts) if x.name == layout), -1)
    if number < 0:
        raise at(f"{path}.layout", f"{shown(layout)} is no layout of {s.rules.name}.")
    values: list[int] = []
    for f in s.rules.layouts[number].fields:
        here = f"{path}.content.{f.name}"
        if f.name not in content:
            if not f.later:
                raise at(here, "it is missing.")
            values.append(0)
            places.length -= 1
        elif f.kind == LIST:
            values += read_list_on_pad(s, f, content[f.name], here)
        else:
            number_there = read_on_pad(s, f, content[f.name], here)
            values.append(places.of(number_there) if f.on_pad else number_there)
    s.open_pad(number, values, seat)
    places.length += len(s.pad) - before_it


def read_poll_frame(s: Machine, seat: int, code: int, path: str) -> None:
    """Read the question of a poll or one of its answers; they find their section beneath."""
    section = next((f for f in reversed(s.stack) if f & 4095 == CLOSE), -1)
    if section < 0 or layout_of(section) != POLL_LAYOUT:
        raise at(path, "there is no poll beneath it.")
    place = section_of(section)
    offset = 0
    if code == ANSWER:
        seats = s.poll_seats(place)
        if seat not in seats:
            raise at(f"{path}.seat", f"seat {seat} is not in that poll.")
        offset = POLL_SEATS + 1 + len(seats)
        for before in range(seats.index(seat) + 1):
            if place + offset >= len(s.pad):
                raise at(path, "its answer is missing from the poll.")
            if seats[before] != seat:
                offset += 1 + s.pad[place + offset]
    s.stack.append(pack(code, seat, LAYOUT.put(offset) + SECTION.put(place)))


def read_poll(s: Machine, value: object) -> None:
    """Read the drafts of the open poll."""
    if not s.stack or s.stack[-1] & 4095 != ASK:
        raise at("poll", "nobody is being asked.")
    poll = a_dict(value, "poll")
    place = s.poll_place()
    seats = s.poll_seats(place)
    s.asked = read_seats(s, poll.get("asked", seats), "poll.asked")
    s.waiting = read_seats(s, poll.get("waiting", []), "poll.waiting")
    if s.asked & ~sum(1 << p for p in seats):
        raise at("poll.asked", "it must name seats of the poll.")
    if s.waiting & ~s.asked or s.waiting == 0:
        raise at("poll.waiting", "it must name seats that are asked, and at least one.")
    s.drafts = read_answers(s, place, poll.get("answers", {}), s.waiting, "poll.answers")


def read_seats(s: Machine, value: object, path: str) -> int:
    mask = 0
    for p in a_list(value, path):
        mask |= 1 << whole(p, path, 0, s.seats - 1)
    return mask


def read_face_down(s: Machine, value: list[object]) -> None:
    """Read the answers of closed polls that are not turned up yet."""
    places = s.closed_polls()
    if len(value) != len(places):
        raise at("face_down", f"{len(places)} polls are closed and not opened yet, not {len(value)}.")
    face_down: list[list[int]] = []
    for i, place in enumerate(places):
        answers = read_answers(s, place, value[i], 0, f"face_down[{i}]")
        face_down += [answers[p] for p in s.poll_seats(place)]
    s.face_down = face_down if face_down else NO_DRAFTS


def read_answers(s: Machine, place: int, value: object, waiting: int, path: str) -> list[list[int]]:
    """Read the answers of a poll, by seat: keys are matched against what is on offer; whole but for those waiting."""
    step = s.poll_step(place)
    args = s.pad[place + POLL_ARGS]
    seats = s.poll_seats(place)
    s.drafts = [[] for _ in range(s.seats)]
    for name, keys in a_dict(value, path).items():
        p = next((seat for seat in seats if str(seat) == name), -1)
        if p < 0:
            raise at(f"{path}.{name}", "this seat is not asked.")
        for key in a_list(keys, f"{path}.{name}"):
            option = next((x for x in step.options(s, p, args) if step.key(s, p, args, x) == key), -1)
            if option < 0:
                raise at(f"{path}.{name}", f"{shown(key)} is not on offer.")
            s.drafts[p].append(option)
    drafts = s.drafts
    for p in seats:
        if s.viewer == WHOLE and not waiting >> p & 1 and not (drafts[p] and step.complete(s, p, args, drafts[p])):
            raise at(f"{path}.{p}", "the answer is not whole.")
    s.drafts = NO_DRAFTS
    return drafts
