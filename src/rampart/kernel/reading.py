"""Reading a position document: every fault is named by its path, and nothing half-read comes out."""

from rampart.kernel.codec import FLAG, SEAT, SUBSET, Domain, two
from rampart.kernel.codec import SEATS as SEATS_OF
from rampart.kernel.document import KERNEL_FIELDS, KERNEL_NAMES, domain_words, pool_named, words_of
from rampart.kernel.errors import BadDocument, shown
from rampart.kernel.frame import LAYOUT, NOBODY, SECTION, SPECTATORS, layout_of, pack, section_of
from rampart.kernel.machine import (
    AGAIN,
    ANSWER,
    ASK,
    CLOSE,
    NO_DRAFTS,
    OPEN,
    POLL_ARGS,
    POLL_LAYOUT,
    POLL_SEATS,
    Machine,
)
from rampart.kernel.record import (
    BAG,
    BAGS,
    BOUNDS,
    HAND,
    HANDS,
    KNOWN,
    LIST,
    MASK,
    NUMBER,
    RECORD,
    RECORDS,
    SEATS,
    UNKNOWN,
    Field,
    Record,
    is_rows,
)
from rampart.kernel.rng import NO_FATE, Rng, unknown
from rampart.kernel.secrecy import COUNTED, ORDERED, Place, audit, count_seen, places


def fill_from(s: Machine, doc: dict[str, object]) -> None:
    """Fill a freshly set-up state from a document; what the document leaves out stays as at set-up."""
    if "viewer" in doc:
        s.viewer = SPECTATORS if doc["viewer"] == "spectators" else whole(doc["viewer"], "viewer", 0, s.seats - 1)
    given: list[Field] = []
    body = {k: v for k, v in doc.items() if k not in KERNEL_FIELDS}
    read_fields(s, s, body, "", given)
    if "todo" in doc:
        s.stack = []
        s.pad = []
        for i, frame in reversed(list(enumerate(a_list(doc["todo"], "todo")))):
            read_frame(s, frame, f"todo[{i}]")
    take_rest(s, given)
    forget_rest(s, given)
    s.derive([f.name for f in given])
    read_chance(s, doc)
    s.reveals = whole(doc.get("reveals", s.reveals), "reveals")
    s.asked = 0
    s.waiting = 0
    s.drafts = NO_DRAFTS
    s.face_down = NO_DRAFTS
    for path, fault in audit(s) + s.faults():
        raise BadDocument(f"{path}: {fault}.")
    read_face_down(s, a_list(doc.get("face_down", []), "face_down"))
    if "poll" in doc:
        read_poll(s, doc["poll"])
    elif s.stack and s.stack[-1] & 4095 == ASK and "viewer" in doc:
        raise BadDocument("poll: it is missing although players are being asked.")


def a_list(value: object, path: str) -> list[object]:
    """A list, or a complaint."""
    if not isinstance(value, list):
        raise BadDocument(f"{path}: a list is needed, not {shown(value)}.")
    return value


def a_dict(value: object, path: str) -> dict[str, object]:
    """An object, whose names are texts as in JSON, or a complaint."""
    if not isinstance(value, dict) or not all(isinstance(name, str) for name in value):
        raise BadDocument(f"{path}: an object is needed, not {shown(value)}.")
    return value


def whole(value: object, path: str, low: int = 0, high: int = 1 << 40) -> int:
    """A whole number within its bounds, or a complaint."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadDocument(f"{path}: a whole number is needed, not {shown(value)}.")
    if value < low or value > high:
        raise BadDocument(f"{path}: {value} is not from {low} to {high}.")
    return value


def read_fields(s: Machine, r: Record, doc: dict[str, object], path: str, given: list[Field]) -> None:
    """Read the fields of a record that are there."""
    names = [f.name for f in r.fields()]
    for name in doc:
        if name not in names:
            raise BadDocument(f"{path}{name}: there is no such field; known are {', '.join(names)}.")
    for f in r.fields():
        if f.name not in doc:
            continue
        here = path + f.name
        value = doc[f.name]
        given.append(f)
        if f.kind == RECORD:
            inner: Record = getattr(r, f.name)
            read_fields(s, inner, a_dict(value, here), here + ".", given)
        elif f.kind == RECORDS:
            records: list[Record] = getattr(r, f.name)
            parts = a_list(value, here)
            if len(parts) != len(records):
                raise BadDocument(f"{here}: {len(records)} entries are needed, one per seat, not {len(parts)}.")
            for i, part in enumerate(parts):
                read_fields(s, records[i], a_dict(part, f"{here}[{i}]"), f"{here}[{i}].", given)
        else:
            setattr(r, f.name, read_value(s, f, value, here))


def read_value(s: Machine, f: Field, value: object, path: str) -> object:
    """Read the value of one field."""
    words = words_of(s, f)
    if f.kind == NUMBER:
        return read_code(s, f, value, path)
    if f.kind == MASK:
        mask = 0
        for i, word in enumerate(a_list(value, path)):
            mask |= 1 << word_code(word, words, f"{path}[{i}]")
        return mask
    if f.kind == BAG:
        return read_bag(s, words, value, path)
    if f.kind == KNOWN:
        known = [0] * len(words)
        for word, seats in a_dict(value, path).items():
            for p in a_list(seats, f"{path}.{word}"):
                who = SPECTATORS if p == "spectators" else whole(p, f"{path}.{word}", 0, s.seats - 1)
                known[word_code(word, words, path)] |= 1 << who
        return known
    if f.kind == BOUNDS:
        bounds = [[0] * len(words) for _ in range(s.seats * s.seats)]
        for i, row in enumerate(a_list(value, path)):
            here = f"{path}[{i}]"
            knower, owner, bag = (a_list(row, here) + [None, None, None])[:3]
            at = whole(knower, here, 0, s.seats - 1) * s.seats + whole(owner, here, 0, s.seats - 1)
            bounds[at] = read_bag(s, words, bag, here)
        return bounds
    items = a_list(value, path)
    check_length(s, f, len(items), path)
    if f.kind == BAGS:
        return [read_bag(s, words, bag, f"{path}[{i}]") for i, bag in enumerate(items)]
    if is_rows(f.kind):
        rows: list[object] = []
        for i, row in enumerate(items):
            codes = [read_code(s, f, x, f"{path}[{i}][{k}]") for k, x in enumerate(a_list(row, f"{path}[{i}]"))]
            rows.append(ordered(codes) if f.kind == HANDS else codes)
        return rows
    codes = [read_code(s, f, x, f"{path}[{i}]") for i, x in enumerate(items)]
    return ordered(codes) if f.kind == HAND else codes


def ordered(hand: list[int]) -> list[int]:
    """A hand as it is kept: what is known ascending, then what is not."""
    return sorted(c for c in hand if c >= 0) + sorted((c for c in hand if c < 0), reverse=True)


def check_length(s: Machine, f: Field, n: int, path: str) -> None:
    """A list of fixed length has it."""
    length = s.seats if f.length == SEATS else f.length
    if length and n != length:
        raise BadDocument(f"{path}: {length} entries are needed, not {n}.")


def read_code(s: Machine, f: Field, value: object, path: str) -> int:
    """A word, a number, null where there may be none, or '?' for what is hidden."""
    words = words_of(s, f)
    if isinstance(value, str) and value.startswith("?"):
        must_be_view(s, path)
        backs = pool_named(s, f.pool).back_words if f.pool else []
        if f.blind and not value[1:]:
            return UNKNOWN - len(backs)
        return UNKNOWN - (word_code(value[1:], backs, path) if value[1:] or backs else 0)
    if words:
        return -1 if value is None and f.low < 0 else word_code(value, words, path)
    return whole(value, path, f.low, f.high)


def read_on_pad(s: Machine, f: Field, value: object, path: str) -> int:
    """A value of a section; where it has words, the bare number of older documents is understood too."""
    words = words_of(s, f)
    if words and isinstance(value, int) and not isinstance(value, bool):
        return whole(value, path, f.low, len(words) - 1)
    return read_code(s, f, value, path)


def must_be_view(s: Machine, path: str) -> None:
    """Only a view hides anything."""
    if s.viewer < 0:
        raise BadDocument(f"{path}: '?' stands only in the document of a view.")


def word_code(word: object, words: list[str], path: str) -> int:
    """The code of a word."""
    if not isinstance(word, str) or word not in words:
        known = ", ".join(words[:20]) + (", ..." if len(words) > 20 else "")
        raise BadDocument(f"{path}: {shown(word)} is none of {known}.")
    return words.index(word)


def read_bag(s: Machine, words: list[str], value: object, path: str) -> list[int]:
    """Counts by word; in a view the size of a hidden bag."""
    if not words:
        return [whole(n, f"{path}[{i}]") for i, n in enumerate(a_list(value, path))]
    counts = a_dict(value, path)
    if "?" in counts:
        must_be_view(s, path)
        return [UNKNOWN] * len(words) + [whole(counts["?"], path)]
    bag = [0] * len(words)
    for word, n in counts.items():
        bag[word_code(word, words, path)] = whole(n, f"{path}.{word}")
    return bag


def take_rest(s: Machine, given: list[Field]) -> None:
    """Supplies left out hold what the rest leaves of their pool."""
    everywhere = places(s, False)
    for pool in s.pools():
        for owner in range(s.seats) if pool.each else range(-1, 0):
            here = [x for x in everywhere if x.field.pool == pool.name and (owner < 0 or x.owner == owner)]
            rest = [x for x in here if x.field.rest and x.field not in given and x.form in (ORDERED, COUNTED)]
            if not rest or not any(x.field in given for x in here):
                continue
            left = pool.content[:]
            for place in here:
                if place is not rest[0]:
                    count_seen(place, left)
            give_rest(rest[0], [max(0, n) for n in left])


def forget_rest(s: Machine, given: list[Field]) -> None:
    """Knowledge left out is none where the document says itself where the pieces lie: that of set-up would be false."""
    for f in s.fields():
        if f in given or not any(g.pool == f.pool for g in given):
            continue
        if f.kind == KNOWN:
            setattr(s, f.name, [0] * len(words_of(s, f)))
        elif f.kind == BOUNDS:
            setattr(s, f.name, [[0] * len(words_of(s, f)) for _ in range(s.seats * s.seats)])


def give_rest(place: Place, left: list[int]) -> None:
    """Put what is left into a supply; cards of a deck keep their order from set-up."""
    if place.form == COUNTED:
        place.numbers[:] = left
        return
    deck: list[int] = []
    for card in place.numbers:
        if card >= 0 and left[card] > 0:
            left[card] -= 1
            deck.append(card)
    place.numbers[:] = deck + [c for c, n in enumerate(left) for _ in range(n)]


def read_chance(s: Machine, doc: dict[str, object]) -> None:
    """Read the state of chance and what fate holds."""
    chance = doc.get("chance")
    if chance == "?":
        must_be_view(s, "chance")
        s.rng = unknown()
    elif chance is not None:
        if not isinstance(chance, str) or len(chance) != 32 or any(c not in "0123456789abcdef" for c in chance):
            raise BadDocument(f"chance: 32 hexadecimal digits are needed, not {shown(chance)}.")
        w = [int(chance[i : i + 8], 16) for i in range(0, 32, 8)]
        s.rng = Rng(w[0], w[1], w[2], w[3], s.rng.drawn, NO_FATE)
    s.rng.drawn = whole(doc.get("drawn", s.rng.drawn), "drawn")
    fate = [whole(x, f"fate[{i}]") for i, x in enumerate(a_list(doc.get("fate", []), "fate"))]
    s.rng.fate = fate if fate else NO_FATE


# ---- what is still to be done


def read_frame(s: Machine, value: object, path: str) -> None:
    """Read one frame and put it on the stack."""
    words: dict[str, object] = {"step": value} if isinstance(value, str) else dict(a_dict(value, path))
    name = words.pop("step", None)
    seat = whole(words.pop("seat", NOBODY), f"{path}.seat", 0, NOBODY)
    if seat != NOBODY and seat >= s.seats:
        raise BadDocument(f"{path}.seat: there is no seat {seat}.")
    if name == KERNEL_NAMES[CLOSE]:
        read_section(s, words, seat, path)
    elif name == KERNEL_NAMES[AGAIN]:
        s.stack.append(pack(AGAIN, NOBODY, 0))
    elif name == KERNEL_NAMES[ASK] or name == KERNEL_NAMES[ANSWER] or name == KERNEL_NAMES[OPEN]:
        read_poll_frame(s, seat, next(code for code, x in KERNEL_NAMES.items() if x == name), path)
    else:
        code = step_code(s, name, path)
        if seat == NOBODY and s.rules.steps[code].asks:
            raise BadDocument(f"{path}.seat: {name} is a decision and needs a seat.")
        args = read_args(s, code, words, path)
        if words:
            raise BadDocument(f"{path}.{next(iter(words))}: {name} has no such argument.")
        s.stack.append(pack(code, seat, args))


def read_args(s: Machine, code: int, words: dict[str, object], path: str) -> int:
    """Take the arguments of a step out of an object; one that is left out is the first of its values."""
    step = s.rules.steps[code]
    s.rules.modernise(step.name, words)
    args = 0
    for part in step.args.parts:
        if part.name in words:
            args += part.put(read_number(s, part.domain, words.pop(part.name), f"{path}.{part.name}"))
    return args


def read_old_args(content: dict[str, object], path: str) -> int:
    """The arguments of a poll in a document of the time when they were two numbers without names."""
    return two(
        whole(content.get("a", 0), f"{path}.a", 0, 65535), whole(content.get("b", 0), f"{path}.b", 0, (1 << 28) - 1)
    )


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
    """The place of a word."""
    if not isinstance(value, str) or value not in words:
        raise BadDocument(f"{path}: {shown(value)} is not known here; possible are {', '.join(words)}.")
    return words.index(value)


def step_code(s: Machine, name: object, path: str) -> int:
    """The code of a step of the game."""
    if not isinstance(name, str) or name not in s.rules.by_name:
        raise BadDocument(f"{path}: {shown(name)} is no step of {s.rules.name}.")
    return s.rules.by_name[name]


def read_section(s: Machine, words: dict[str, object], seat: int, path: str) -> None:
    """Read a section of the pad and its closing frame."""
    layout = words.get("layout")
    content = a_dict(words.get("content"), f"{path}.content")
    if layout == "poll":
        step = step_code(s, content.get("step"), f"{path}.content.step")
        before = step_code(s, content["before"], f"{path}.content.before") if "before" in content else 0
        seats = [whole(p, f"{path}.content.seats", 0, s.seats - 1) for p in a_list(content.get("seats"), path)]
        if not s.rules.steps[step].asks:
            raise BadDocument(f"{path}.content.step: {s.rules.steps[step].name} is no decision.")
        if not seats or len(set(seats)) < len(seats):
            raise BadDocument(f"{path}.content.seats: at least one seat is needed, and each only once.")
        given = dict(content)
        args = read_args(s, step, given, f"{path}.content") + read_old_args(given, f"{path}.content")
        fault = s.rules.steps[step].args.faults(args)
        if fault:
            raise BadDocument(f"{path}.content: {fault}.")
        s.open_pad(POLL_LAYOUT, [step, args, before, len(seats), *seats])
        for answer in a_list(content.get("answers", []), f"{path}.content.answers"):
            choices = [whole(x, f"{path}.content.answers") for x in a_list(answer, path)]
            s.pad.extend([len(choices), *choices])
        return
    number = next((i for i, x in enumerate(s.rules.layouts) if x.name == layout), -1)
    if number < 0:
        raise BadDocument(f"{path}.layout: {shown(layout)} is no layout of {s.rules.name}.")
    values: list[int] = []
    for f in s.rules.layouts[number].fields:
        here = f"{path}.content.{f.name}"
        if f.name not in content:
            raise BadDocument(f"{here}: it is missing.")
        if f.kind == LIST:
            values += [read_on_pad(s, f, x, f"{here}[{i}]") for i, x in enumerate(a_list(content[f.name], here))]
        else:
            values.append(read_on_pad(s, f, content[f.name], here))
    s.open_pad(number, values, seat)


def read_poll_frame(s: Machine, seat: int, code: int, path: str) -> None:
    """Read the question of a poll or one of its answers; they find their section beneath."""
    section = next((f for f in reversed(s.stack) if f & 4095 == CLOSE), -1)
    if section < 0 or layout_of(section) != POLL_LAYOUT:
        raise BadDocument(f"{path}: there is no poll beneath it.")
    place = section_of(section)
    offset = 0
    if code == ANSWER:
        seats = s.poll_seats(place)
        if seat not in seats:
            raise BadDocument(f"{path}.seat: seat {seat} is not in that poll.")
        offset = POLL_SEATS + 1 + len(seats)
        for before in range(seats.index(seat) + 1):
            if place + offset >= len(s.pad):
                raise BadDocument(f"{path}: its answer is missing from the poll.")
            if seats[before] != seat:
                offset += 1 + s.pad[place + offset]
    s.stack.append(pack(code, seat, LAYOUT.put(offset) + SECTION.put(place)))


def read_poll(s: Machine, value: object) -> None:
    """Read the drafts of the open poll."""
    if not s.stack or s.stack[-1] & 4095 != ASK:
        raise BadDocument("poll: nobody is being asked.")
    poll = a_dict(value, "poll")
    place = s.poll_place()
    seats = s.poll_seats(place)
    s.asked = read_seats(s, poll.get("asked", seats), "poll.asked")
    s.waiting = read_seats(s, poll.get("waiting", []), "poll.waiting")
    if s.asked & ~sum(1 << p for p in seats):
        raise BadDocument("poll.asked: it must name seats of the poll.")
    if s.waiting & ~s.asked or s.waiting == 0:
        raise BadDocument("poll.waiting: it must name seats that are asked, and at least one.")
    s.drafts = read_answers(s, place, poll.get("answers", {}), s.waiting, "poll.answers")


def read_seats(s: Machine, value: object, path: str) -> int:
    """A mask of seats."""
    mask = 0
    for p in a_list(value, path):
        mask |= 1 << whole(p, path, 0, s.seats - 1)
    return mask


def read_face_down(s: Machine, value: list[object]) -> None:
    """Read the answers of closed polls that are not turned up yet."""
    places = s.closed_polls()
    if len(value) != len(places):
        raise BadDocument(f"face_down: {len(places)} polls are closed and not opened yet, not {len(value)}.")
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
            raise BadDocument(f"{path}.{name}: this seat is not asked.")
        for key in a_list(keys, f"{path}.{name}"):
            option = next((x for x in step.options(s, p, args) if step.key(s, p, args, x) == key), -1)
            if option < 0:
                raise BadDocument(f"{path}.{name}: {shown(key)} is not on offer.")
            s.drafts[p].append(option)
    drafts = s.drafts
    for p in seats:
        if s.viewer < 0 and not waiting >> p & 1 and not (drafts[p] and step.complete(s, p, args, drafts[p])):
            raise BadDocument(f"{path}.{p}: the answer is not whole.")
    s.drafts = NO_DRAFTS
    return drafts
