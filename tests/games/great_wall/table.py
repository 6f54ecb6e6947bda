"""Positions of The Great Wall in a short notation: players R, B, Y, G, P as they sit, hordes with what lies on them."""

from collections.abc import Callable

import rampart
from rampart import State
from rampart.games.great_wall.content.hordes import FRESH
from rampart.games.great_wall.content.names import HORDE_WORDS
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import CELL_WORDS, OPEN, SECTION_WORDS

R, B, Y, G, P = range(5)
NAMES = "RBYGP"
REED = "reed"
GENERALS = ["she_saihua", "wu_jie", "liu_qi", "cao_bin", "meng_gong"]  # without support advisors they do nothing


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


def horde(name: str, on: str = "") -> tuple[str, dict[str, str]]:
    """A horde card and what lies on it: `horde("sappers_L", "0.0:R 0.2:x 1.0+1.1:B")`, x for a wound, all for every."""
    covers: dict[str, str] = {}
    for part in on.split():
        spots, who = part.split(":")
        if spots == "all":
            fresh = FRESH[HORDE_WORDS.index(name) // 3]
            covers |= {CELL_WORDS[i]: "wound" for i, cell in enumerate(fresh) if cell == OPEN}
        elif who == "x":
            covers[spots] = "wound"
        elif "+" not in spots:
            covers[spots] = f"spearman@{NAMES.index(who)}"
        else:
            first, second = spots.split("+")
            halves = ("rider_east", "rider_west") if first[0] == second[0] else ("rider_south", "rider_north")
            covers |= {spot: f"{half}@{NAMES.index(who)}" for spot, half in zip((first, second), halves, strict=True)}
    return name, covers


def step(name: str, seat: int | None = None, **arguments: int | str) -> dict:
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
    doc: dict = {
        "game": "great_wall", "seats": seats, "options": dict(options or {}), "season": "fall", "todo": todo,
        "tea": [NAMES.index(who) for who in tea] if tea else list(range(len(people))),
        "clans": ["monkey", "dragon", "turtle", "snake", "panda"][: len(people)],
        "clerks": [clerks_of(me) for me in people], "hordes": lay_out(hordes, seats),
        "shamed": [me["shamed"] for me in people], "levels": [me["levels"] for me in people],
        "rest": [me["rest"] for me in people], "firing": [me["firing"] for me in people],
        "wall": {}, "barricades": {}, "next_horde": [], "horde_discard": [],
        "claimed": [me.get("claimed", []) for me in players],
        "stains": {card: n for me in players for card, n in me.get("stains", {}).items()},
        "resources": [me["resources"] for me in players], "warehouse": {},
        "honour": [me.get("honour", 0) for me in players],
        "chosen": [me.get("chosen") for me in players], "command_discard": [me.get("discard", []) for me in players],
        "generals": [me.get("general", GENERALS[i]) for i, me in enumerate(players)],
        "dealt_generals": [[] for _ in players], "boxed_generals": [[] for _ in players],
        "advisors": [me.get("advisors", []) for me in players], "support": [me.get("support", []) for me in players],
        "advisor_row": [], "advisor_discard": [],
        "tactics": [me.get("tactics", []) for me in players], "tactic_discard": [],
    }  # fmt: skip
    if any("overseers" in me for me in people):
        doc["overseers"] = [overseers_of(me) for me in people]
    s = rampart.game("great_wall").load(doc | fields)
    assert isinstance(s, GreatWall)
    return s


def clerks_of(me: dict) -> dict[str, int]:
    """Clerks in locations, unhired, and the rest in the pool."""
    if me.get(REED):
        return dict(me["clerks"])
    placed = sum(me["clerks"].values())
    return {**me["clerks"], "unhired": me["unhired"], "pool": 8 - me["unhired"] - placed - me.get("away", 0)}


def reed_player(fields: dict) -> dict:
    """The Reed clan: three clerks, ten spearmen."""
    clerks = fields.get("clerks", {"lumber_mill": 1, "quarry": 1, "gold_mine": 1})
    return player(clerks=clerks, unhired=0) | {REED: True}


def overseers_of(me: dict) -> list[str | None]:
    """Spearmen are overseers unless it is said otherwise."""
    kinds = me.get("overseers", {})
    locations = ("lumber_mill", "quarry", "gold_mine", "temple")
    return [kinds.get(x, "spearman") if me["levels"].get(x) else None for x in locations]


def lay_out(hordes: dict[str, list] | None, seats: int) -> dict[str, dict]:
    """The hordes by slot; without word a Camp Train before each section."""
    if hordes is None:
        hordes = {section: [f"camp_train_{section}"] for section in (SECTION_WORDS if seats > 2 else "MR")}
    out: dict[str, dict] = {}
    for section, cards in hordes.items():
        for row, card in enumerate(cards, 1):
            if card is None:
                continue
            name, covers = horde(card) if isinstance(card, str) else card
            out[f"{section}{row}"] = {"card": name, "covers": covers}
    return out


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
    """Let everyone do nothing until something is so."""
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
