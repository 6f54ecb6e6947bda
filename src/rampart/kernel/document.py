"""Writing a position as readable JSON: field names as keys, words for codes, frames by the names of their steps."""

from typing import Final

from rampart.kernel.boards import write_board
from rampart.kernel.codec import BOARD, CARD, FLAG, SEAT, SEATS, SUBSET, WORD, Args, Domain
from rampart.kernel.errors import BrokenRules
from rampart.kernel.fields import MASK, NUMBER, RECORD, RECORDS, Field, Record
from rampart.kernel.frame import (
    AGAIN,
    ANSWER,
    ASK,
    CLOSE,
    NOBODY,
    OPEN,
    SPECTATORS,
    WHOLE,
    args_of,
    layout_of,
    section_of,
)
from rampart.kernel.machine import Machine
from rampart.kernel.old_documents import FORMAT
from rampart.kernel.position import POLL_ARGS, POLL_BEFORE, POLL_LAYOUT, POLL_SEATS, POLL_STEP
from rampart.kernel.rest import Given, left_out
from rampart.kernel.words import code_word, mask_words, pool_named, seats_of, value_words, words_of

# What stands in every document beside the game's own fields
KERNEL_FIELDS: Final = (
    "format", "game", "rules", "seats", "options", "viewer", "todo", "poll", "face_down", "chance", "drawn", "fate",
    "reveals",
)  # fmt: skip
KERNEL_NAMES: Final = {CLOSE: "close_pad", ASK: "ask", ANSWER: "answer", OPEN: "open_answers", AGAIN: "again"}


def document_of(s: Machine) -> dict[str, object]:
    """The whole position as a document."""
    doc: dict[str, object] = {
        "format": FORMAT,
        "game": s.rules.name,
        "rules": s.rules.version,
        "seats": s.seats,
        "options": {o.name: o.choices[s.config[i]] for i, o in enumerate(s.rules.options)},
    }
    if s.viewer != WHOLE:
        doc["viewer"] = "spectators" if s.viewer == SPECTATORS else s.viewer
    write_fields(s, s, doc, left_out(s))
    doc["todo"] = [frame_words(s, i) for i in range(len(s.stack) - 1, -1, -1)]
    if s.asked:
        doc["poll"] = poll_words(s)
    if s.face_down:
        doc["face_down"] = face_down_words(s)
    doc["chance"] = "?" if s.rng.d < 0 else "".join(f"{w:08x}" for w in s.rng.words())
    doc["drawn"] = s.rng.drawn
    doc["fate"] = s.rng.fate[:]
    doc["reveals"] = s.reveals
    return doc


def write_fields(s: Machine, r: Record, out: dict[str, object], omitted: Given) -> None:
    """Add the fields of a record to a document, those of a board as one map by place."""
    for f in r.fields():
        if omitted.has(r, f):
            continue
        if f.board:
            if f.board not in out:
                out[f.board] = write_board(s, r, f.board)
        elif f.kind == RECORD:
            part: dict[str, object] = {}
            write_fields(s, r.inner(f.name), part, omitted)
            out[f.name] = part
        elif f.kind == RECORDS:
            records: list[Record] = getattr(r, f.name)
            parts: list[object] = []
            for x in records:
                part = {}
                write_fields(s, x, part, omitted)
                parts.append(part)
            out[f.name] = parts
        else:
            out[f.name] = value_words(s, f, getattr(r, f.name))


# ---- what is still to be done


def frame_words(s: Machine, at: int) -> object:
    """A frame by the name of its step, with its arguments by theirs."""
    f = s.stack[at]
    code = f & 4095
    seat = f >> 12 & 15
    out: dict[str, object] = {"step": KERNEL_NAMES.get(code) or s.rules.steps[code].name}
    if seat != NOBODY:
        out["seat"] = seat
    if code == CLOSE:
        number = layout_of(f)
        out["layout"] = "poll" if number == POLL_LAYOUT else s.rules.layouts[number].name
        out["content"] = section_words(s, at, number)
    elif code not in KERNEL_NAMES:
        write_args(s, s.rules.steps[code].args, args_of(f), out)
    return out if len(out) > 1 else out["step"]


def write_args(s: Machine, args: Args, word: int, out: dict[str, object]) -> None:
    """Add the arguments of a step to a document by name; counts of nothing and empty sets are left out."""
    fault = args.faults(word)
    if fault:
        raise BrokenRules(f"{out['step']}: {fault}")
    for part in args.parts:
        value = part.of(word)
        if value or part.domain.low < 0 or part.domain.kind in (WORD, SEAT, CARD, BOARD):
            said = number_words(s, part.domain, value)
            if said is not None:
                out[part.name] = said


def number_words(s: Machine, domain: Domain, value: int) -> object:
    """A declared number in words; null for none."""
    if value < 0 and domain.low < 0:
        return None
    words = domain_words(s, domain)
    if domain.kind == SUBSET:
        return [words[i] for i in range(len(words)) if value >> i & 1]
    if domain.kind == SEATS:
        return [*seats_of(value)]
    if domain.kind == FLAG:
        return value == 1
    return words[value] if words else value


def domain_words(s: Machine, domain: Domain) -> list[str]:
    """The words for the values of a declared number, none where it speaks for itself."""
    if domain.kind == CARD:
        return pool_named(s, domain.source).words
    return s.board_words(domain.source) if domain.source else domain.words


def section_words(s: Machine, at: int, number: int) -> object:
    """What lies on the pad in the section of a closing frame."""
    start = section_of(s.stack[at])
    end = next((section_of(f) for f in s.stack[at + 1 :] if f & 4095 == CLOSE), len(s.pad))
    if number == POLL_LAYOUT:
        seats = s.poll_seats(start)
        step = s.rules.steps[s.pad[start + POLL_STEP]]
        content: dict[str, object] = {"step": step.name}
        write_args(s, step.args, s.pad[start + POLL_ARGS], content)
        content["seats"] = seats
        if s.pad[start + POLL_BEFORE]:
            content["before"] = s.rules.steps[s.pad[start + POLL_BEFORE]].name
        answers: list[object] = []
        i = start + POLL_SEATS + 1 + len(seats)
        while i < end:
            answers.append(s.pad[i + 1 : i + 1 + s.pad[i]])
            i += 1 + s.pad[i]
        if answers:
            content["answers"] = answers
        return content
    out: dict[str, object] = {}
    for k, f in enumerate(s.rules.layouts[number].fields):
        if f.kind == NUMBER:
            out[f.name] = code_word(s, f, s.pad[start + k])
        elif f.kind == MASK:
            out[f.name] = mask_words(words_of(s, f), s.pad[start + k])
        elif f.columns:
            out[f.name] = repeated_words(s, f.columns, s.pad[start + k : end])
        else:
            out[f.name] = [code_word(s, f, c) for c in s.pad[start + k : end]]
    return out


def repeated_words(s: Machine, columns: list[Field], numbers: list[int]) -> list[object]:
    """What repeats at the end of a section, each time by name."""
    n = len(columns)
    return [
        {c.name: code_word(s, c, numbers[at + i]) for i, c in enumerate(columns)} for at in range(0, len(numbers), n)
    ]


def poll_words(s: Machine) -> dict[str, object]:
    """The open poll: who is asked, who has still to answer, and the answers so far as option keys."""
    place = s.poll_place()
    answers = {str(p): draft_words(s, place, p, s.drafts[p]) for p in s.poll_seats(place) if s.drafts[p]}
    return {"asked": seats_of(s.asked), "waiting": seats_of(s.waiting), "answers": answers}


def face_down_words(s: Machine) -> list[object]:
    """The answers of closed polls that are not turned up yet as option keys, the poll to be opened last first."""
    out: list[object] = []
    at = 0
    for place in s.closed_polls():
        answers: dict[str, object] = {}
        for p in s.poll_seats(place):
            if s.face_down[at]:
                answers[str(p)] = draft_words(s, place, p, s.face_down[at])
            at += 1
        out.append(answers)
    return out


def draft_words(s: Machine, place: int, p: int, draft: list[int]) -> list[object]:
    """A seat's answer as the keys of its choices, each as it was called when it was chosen."""
    step = s.poll_step(place)
    drafts = s.drafts
    keys: list[object] = []
    for i, option in enumerate(draft):
        s.drafts = [draft[:i] if q == p else [] for q in range(s.seats)]
        keys.append(step.key(s, p, s.pad[place + POLL_ARGS], option))
    s.drafts = drafts
    return keys
