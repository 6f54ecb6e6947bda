"""Positions of Crescent Moon in a short notation: `{"b2": "3W 1Wm fort:S city *M"}`, players by initial.

In a hex `3W` are three units (ordinary where the character has such), `1Wm` mercenaries of a character who has both,
`fort:S` and `castle:C` strongholds, `*M` an influence token; `town`, `city` and `palace` stand for themselves.
"""

from collections.abc import Iterable

import rampart
from rampart import State
from rampart.games.crescent_moon.content.maps import preset
from rampart.games.crescent_moon.content.power_cards import CARD_WORDS
from rampart.games.crescent_moon.tables import CHARACTER_WORDS, MAP_WORDS

W, M, S, C, N = range(5)
INITIALS = "WMSCN"
AFTER_ACTION = ["check_units", "hand_limit", "calm_rivers"]


# ---- writing a position


def step(name: str, seat: int | None = None, **arguments: int) -> dict:
    """Something still to be done: a step, whose it is, and its arguments."""
    return {"step": name, **({} if seat is None else {"seat": seat}), **arguments}


def pieces(land: object, where: dict[str, str]) -> dict:
    """The pieces on the land, by hex."""
    hexes: dict = {name: {} for name in where}
    for name, notes in where.items():
        for note in notes.split():
            if note in ("town", "city"):
                hexes[name]["settlement"] = note
            elif ":" in note:
                kind, owner = note.split(":")
                hexes[name]["stronghold"] = f"{CHARACTER_WORDS[INITIALS.index(owner)]}_{kind}"
            elif note[0] == "*":
                hexes[name]["influence"] = CHARACTER_WORDS[INITIALS.index(note[1])]
            elif note != "palace":
                number = note.rstrip("WMSCNm")
                owner = INITIALS.index(note[len(number)])
                kind = "units" if owner in (W, C) and not note.endswith("m") else "mercenaries"
                hexes[name].setdefault(kind, {})[CHARACTER_WORDS[owner]] = int(number)
    palace = [land.names.index(name) for name, notes in where.items() if "palace" in notes.split()]
    return {"hexes": hexes, "palace": palace[0] if palace else -1}


def table(
    where: dict[str, str] | None = None,
    todo: list | None = None,
    *,
    active: int | None = None,
    seats: int = 5,
    map: str = "divided",
    hands: dict[int, list[str]] | None = None,
    front: dict[int, list[str]] | None = None,
    market: list[str | None] | None = None,
    sultan: list[str | None] | None = None,
    options: dict | None = None,
    **fields: object,
) -> State:
    """A position; without `todo` it is the turn of `active`, and nothing follows its action."""
    land = preset(MAP_WORDS.index(map), seats).land
    held = [list((hands or {}).get(p, [])) for p in range(seats)]
    if not any("campaign" in hand for hand in held) and "campaign" not in fields.get("discard", []):
        held[W].append("campaign")
    if todo is None:
        todo = [step("choose_action", active), *AFTER_ACTION]
    doc = {
        "game": "crescent_moon", "seats": seats, "options": {"map": map, **(options or {})},
        "year": 1, "round": 1, "phase": "actions", "active": None if active is None else CHARACTER_WORDS[active],
        "coins": [0] * seats, "reserves": [0] * seats, "hands": held,
        "front": [list((front or {}).get(p, [])) for p in range(seats)],
        "market": ((market or []) + [None] * 9)[:9], "sultan_market": ((sultan or []) + [None] * 3)[:3],
        "todo": todo,
    }  # fmt: skip
    doc |= pieces(land, where or {})
    return rampart.game("crescent_moon").load(doc | fields)


def points(*totals: int) -> list[list[int]]:
    """Victory points as they are kept, all from the start."""
    return [[n, 0, 0, 0, 0, 0, 0] for n in totals]


# ---- playing on


def play(s: State, *keys: str) -> State:
    """Make these choices one after another, whoever is to decide."""
    for key in keys:
        s.choose(key)
    return s


def answer(s: State, seat: int, *keys: str) -> State:
    """Make these choices of a seat in a poll."""
    for key in keys:
        s.choose(key, seat)
    return s


def choose_cards(s: State, **cards: str) -> State:
    """All choose their cards, by initial (`W="campaign elder"`); who is not named, and is asked, chooses none."""
    for seat in list(s.deciders):
        for card in sorted(cards.get(INITIALS[seat], "").split(), key=CARD_WORDS.index):
            s.choose(f"add:{card}", seat)
        s.choose("done", seat)
    return s


def offered(s: State, seat: int | None = None) -> list[str]:
    """The keys on offer to a seat, or to the one who decides."""
    seat = s.mover if seat is None else seat
    return [s.key(option, seat) for option in s.options(seat)]


def said(s: State) -> list[str]:
    """The options on offer as they are said, in one line each."""
    step, args = s.current(s.mover)
    words = [step.say(s, s.mover, args, option) for option in s.options(s.mover)]
    return [" ".join([say.text, *map(str, say.args.values())]) for say in words]


def decides(s: State) -> tuple[int, str]:
    """Who decides, and in which step."""
    return s.mover, s.current(s.mover)[0].name


def use_all(s: State, stop: Iterable[str] = ()) -> State:
    """Resolve cards in any order and use every plain entry, until another decision comes."""
    while not s.over and s.mover >= 0 and s.mover < 14:
        name = s.current(s.mover)[0].name
        if name in stop or name not in ("use_entry", "next_card"):
            return s
        s.choose(offered(s)[0])
    return s


def told(s: State, events: list) -> list[tuple]:
    """The events of the journal as (name, seat, words or numbers...), without those of the kernel."""
    out = []
    for e in events:
        if e.code in s.rules.events:
            kind = s.rules.events[e.code]
            words = [f.words[n] if f.words and n >= 0 else n for f, n in zip(kind.args, e.numbers)]
            out.append((kind.name, e.seat, *words))
    return out


# ---- reading a position


def at(s: State, name: str) -> str:
    """What stands in a hex, in the notation above."""
    h = s.land().names.index(name)
    out = []
    for p in range(s.seats):
        if s.ordinary[p][h]:
            out.append(f"{s.ordinary[p][h]}{INITIALS[p]}")
        if s.mercenaries[p][h]:
            out.append(f"{s.mercenaries[p][h]}{INITIALS[p]}" + ("m" if p in (W, C) else ""))
    if s.strongholds[h] >= 0:
        out.append(f"{'castle' if s.strongholds[h] & 1 else 'fort'}:{INITIALS[s.strongholds[h] >> 1]}")
    if s.settlements[h] >= 0:
        out.append(["town", "city"][s.settlements[h]])
    if s.palace == h:
        out.append("palace")
    if s.influence[h] >= 0:
        out.append(f"*{INITIALS[s.influence[h]]}")
    return " ".join(out)


def hex_of(s: State, name: str) -> int:
    """The number of a hex."""
    return s.land().names.index(name)


def hand(s: State, seat: int) -> list[str]:
    """A hand in words."""
    return s.document()["hands"][seat]


def in_front(s: State, seat: int) -> list[str]:
    """The cards in front of a player, in words."""
    return s.document()["front"][seat]


def discarded(s: State) -> list[str]:
    """The discard pile, in words."""
    return s.document()["discard"]
