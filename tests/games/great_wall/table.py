"""Positions of The Great Wall in a short notation: players R, B, Y, G, P as they sit, hordes with what lies on them."""

from collections.abc import Callable

import rampart
from rampart import State
from rampart.games.great_wall.content.hordes import FRESH
from rampart.games.great_wall.content.names import HORDE_WORDS
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    COVER_WORDS,
    FIGURES,
    FIRST_SOLDIER,
    KIND_WORDS,
    RIDER_EAST,
    RIDER_SOUTH,
    SECTION_WORDS,
    SOURCE_WORDS,
    STANCES,
    WOUND,
)

R, B, Y, G, P = range(5)
NAMES = "RBYGP"
REED = "reed"
GENERALS = ["she_saihua", "wu_jie", "liu_qi", "cao_bin", "meng_gong"]  # without support advisors they do nothing
ALL_COMMANDS = ["economy", "despotism", "work_harder", "attack_order", "call_to_arms", "betrayal"]


# ---- writing a position


def player(
    *,
    goods: str = "",
    clerks: dict[str, int] | None = None,
    unhired: int = 3,
    levels: dict[str, int] | None = None,
    rest: dict[str, int] | None = None,
    firing: dict[str, int] | None = None,
    shamed: dict[str, int] | None = None,
    out: dict[str, int] | None = None,
    **fields: object,
) -> dict:
    """A player: `player(goods="WWSGC", clerks={"quarry": 2}, rest={"L_archer": 1})`.

    What is left of the figures is in the pool; `out` names soldiers to be left out of it, as overseers elsewhere.
    """
    resources = {
        word: goods.count(letter) for letter, word in zip("WSGC", ("wood", "stone", "gold", "chi"), strict=True)
    }
    return {
        "resources": {k: n for k, n in resources.items() if n}, "clerks": clerks or {}, "unhired": unhired,
        "levels": levels or {}, "rest": rest or {}, "firing": firing or {}, "shamed": shamed or {}, "out": out or {},
        **fields,
    }  # fmt: skip


def horde(name: str, on: str = "") -> tuple[str, list[str]]:
    """A horde card and what lies on it: `horde("sappers_L", "0.0:R 0.2:x 1.0+1.1:B")`, x for a wound, all for every."""
    cells = FRESH[HORDE_WORDS.index(name) // 3][:]
    for part in on.split():
        spots, who = part.split(":")
        if spots == "all":
            cells = [WOUND if cell == 1 else cell for cell in cells]
            continue
        places = [int(spot[0]) * 6 + int(spot[2]) for spot in spots.split("+")]
        lay(cells, places, who)
    return name, [COVER_WORDS[cell] for cell in cells]


def lay(cells: list[int], places: list[int], who: str) -> None:
    """Lay a wound, a spearman or a horseman into cells."""
    if who == "x":
        cells[places[0]] = WOUND
        return
    base = FIRST_SOLDIER + (NAMES + "...").index(who) * STANCES
    if len(places) == 1:
        cells[places[0]] = base
    else:
        stance = RIDER_EAST if places[1] == places[0] + 1 else RIDER_SOUTH
        cells[places[0]], cells[places[1]] = base + stance, base + stance + 1


def step(name: str, seat: int | None = None, **arguments: int) -> dict:
    """Something still to be done: a step, whose it is, and its arguments."""
    return {"step": name, **({} if seat is None else {"seat": seat}), **arguments}


def table(
    *players: dict,
    todo: list[dict],
    tea: str = "",
    hordes: dict[str, list] | None = None,
    reed: dict | None = None,
    options: dict | None = None,
    **fields: object,
) -> GreatWall:
    """A position: the players, what is still to be done, and what else matters; without word a Camp Train a section."""
    seats = len(players)
    people = list(players)
    if seats == 2:
        people.append(reed_player(reed or {}))
    slots, covers = lay_out(hordes, seats)
    doc: dict = {
        "game": "great_wall", "seats": seats, "options": dict(options or {}), "season": "fall", "todo": todo,
        "tea": [NAMES.index(who) for who in tea] if tea else list(range(len(people))),
        "clans": ["monkey", "dragon", "turtle", "snake", "panda"][: len(people)],
        "clerks": [clerks_of(me) for me in people], "hordes": slots, "covers": covers,
        "pool": [pool_of(me, i, covers, seats) for i, me in enumerate(people)],
        "shamed": [me["shamed"] for me in people],
        "levels": [me["levels"] for me in people], "overseers": [overseers_of(me) for me in people],
        "rest": [me["rest"] for me in people], "firing": [me["firing"] for me in people],
        "wall": {}, "barricades": {}, "next_horde": [], "horde_discard": [],
        "claimed": [me.get("claimed", []) for me in players],
        "stains": stains_of(players), "resources": [me["resources"] for me in players], "warehouse": {},
        "honour": [me.get("honour", 0) for me in players],
        "sources": [{SOURCE_WORDS[0]: me.get("honour", 0)} for me in players],
        "shame_bank": 10 * seats - sum(tokens_of(me) for me in players),
        "commands": [commands_of(me) for me in players],
        "chosen": [me.get("chosen") for me in players], "command_discard": [me.get("discard", []) for me in players],
        "generals": [me.get("general", GENERALS[i]) for i, me in enumerate(players)],
        "dealt_generals": [[] for _ in players], "boxed_generals": [[] for _ in players],
        "advisors": [me.get("advisors", []) for me in players], "support": [me.get("support", []) for me in players],
        "advisor_row": [], "advisor_discard": [],
        "tactics": [me.get("tactics", []) for me in players], "tactic_discard": [],
    }  # fmt: skip
    s = rampart.game("great_wall").load(doc | fields)
    assert isinstance(s, GreatWall)
    return s


def tokens_of(me: dict) -> int:
    """Shame tokens of a player."""
    return sum(me["shamed"].values()) + sum(me.get("stains", {}).values())


def clerks_of(me: dict) -> dict[str, int]:
    """Clerks in locations, unhired, and the rest in the pool."""
    if me.get(REED):
        return dict(me["clerks"])
    placed = sum(me["clerks"].values())
    return {**me["clerks"], "unhired": me["unhired"], "pool": 8 - me["unhired"] - placed}


def reed_player(fields: dict) -> dict:
    """The Reed clan: three clerks, ten spearmen."""
    clerks = fields.get("clerks", {"lumber_mill": 1, "quarry": 1, "gold_mine": 1})
    return player(clerks=clerks, unhired=0) | {REED: True}


def overseers_of(me: dict) -> list[str | None]:
    """Spearmen are overseers unless it is said otherwise."""
    kinds = me.get("overseers", {})
    locations = ("lumber_mill", "quarry", "gold_mine", "temple")
    return [kinds.get(x, "spearman") if me["levels"].get(x) else None for x in locations]


def pool_of(me: dict, clan: int, covers: list[list[str]], seats: int) -> dict[str, int]:
    """The soldiers that stand nowhere else."""
    out: dict[str, int] = {}
    for i, kind in enumerate(KIND_WORDS):
        if clan >= seats and kind != "spearman":
            continue
        used = sum(n for key, n in me["rest"].items() if key.endswith(kind)) + me["shamed"].get(kind, 0)
        used += overseers_of(me).count(kind) + (sum(me["firing"].values()) if kind == "archer" else 0)
        for cells in covers:
            used += sum(cells.count(f"{stance}@{clan}") for stance in STANCES_OF[kind])
        out[kind] = FIGURES[i] - used
    return out


STANCES_OF = {"spearman": ["spearman"], "archer": [], "horseman": ["rider_east", "rider_south"]}


def stains_of(players: tuple[dict, ...]) -> list[int]:
    """Shame tokens on claimed horde cards."""
    out = [0] * len(HORDE_WORDS)
    for me in players:
        for card, n in me.get("stains", {}).items():
            out[HORDE_WORDS.index(card)] = n
    return out


def commands_of(me: dict) -> list[str]:
    """The hand: what is neither chosen nor discarded."""
    gone = [*me.get("discard", []), me.get("chosen")]
    return [card for card in ALL_COMMANDS if card not in gone]


def lay_out(hordes: dict[str, list] | None, seats: int) -> tuple[list[str | None], list[list[str]]]:
    """Slots and covers of the hordes; without word a Camp Train before each section."""
    if hordes is None:
        hordes = {section: [f"camp_train_{section}"] for section in (SECTION_WORDS if seats > 2 else "MR")}
    slots: list[str | None] = []
    covers: list[list[str]] = []
    for section in SECTION_WORDS:
        cards = [horde(card) if isinstance(card, str) else card for card in hordes.get(section, [])]
        slots += [name for name, _ in cards] + [None] * (3 - len(cards))
        covers += [cells for _, cells in cards] + [[] for _ in range(3 - len(cards))]
    return slots, covers


# ---- playing on


def keys(s: State, seat: int) -> list[str]:
    """What a seat may choose."""
    return [s.key(option, seat) for option in s.options(seat)]


def play(s: State, *moves: tuple[int, str]) -> None:
    """Make choices by key."""
    for seat, key in moves:
        s.choose(key, seat)


def asked(s: State) -> str:
    """The step that asks now, and whom."""
    return "" if s.over else f"{s.current(s.deciders[0])[0].name} {''.join(NAMES[p] for p in s.deciders)}"


def pass_until(s: State, wanted: Callable[[], bool], words: tuple[str, ...] = ("stop", "pass", "keep", "done")) -> None:
    """Let everybody do nothing until something is so."""
    while not wanted() and not s.over:
        seat = s.deciders[0]
        offered = keys(s, seat)
        s.choose(next((word for word in words if word in offered), offered[-1]), seat)


def goods(s: GreatWall, seat: int) -> str:
    """The resources of a seat as letters."""
    return "".join(letter * n for letter, n in zip("WSGC", s.resources[seat], strict=True))


def refusals(s: State, seat: int) -> list[tuple[str, str]]:
    """What is refused to a seat, by key and rule."""
    choice, args = s.current(seat)
    return [(x.key, x.rule) for x in choice.refused(s, seat, args)]
