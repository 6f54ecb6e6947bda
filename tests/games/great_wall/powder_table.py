"""Positions with Black Powder: the clans are Monkey, Dragon, Turtle, Snake, Panda unless it is said otherwise."""

from tests.games.great_wall import table as plain
from tests.games.great_wall.table import R, player, step

from rampart.games.great_wall.content.names import BASE_GENERALS, GENERAL_WORDS
from rampart.games.great_wall.state import GreatWall

SUPPORT = ["abbot", "fletcher", "censor", "prefect", "tea_master", "courier", "assassin"]
MONKEY, DRAGON, TURTLE, SNAKE, PANDA = "monkey", "dragon", "turtle", "snake", "panda"
ALL_LEVEL_1 = {"L": 1, "M": 1, "R": 1}


def powder(
    *players: dict,
    todo: list[dict],
    clans: tuple[str, ...] = (MONKEY, DRAGON, TURTLE),
    machines: dict[str, int] | None = None,
    towers: list[int | None] | None = None,
    options: dict | None = None,
    part: dict | None = None,
    **fields: object,
) -> GreatWall:
    """A position of a game with Black Powder: walls of level 1 unless it is said otherwise."""
    taken = [me["general"] for me in players if "general" in me]
    free = [word for word in GENERAL_WORDS[:BASE_GENERALS] if word not in taken]
    people = [me if "general" in me else {**me, "general": free.pop()} for me in players]
    clans = (clans + tuple(x for x in (MONKEY, DRAGON, TURTLE, SNAKE, PANDA) if x not in clans))[: len(people)]
    mine = {"machines": machines or {}, "towers": towers or [None] * 4, **(part or {})}
    names = list(clans) + (
        [next(x for x in (MONKEY, DRAGON, TURTLE, SNAKE, PANDA) if x not in clans)] if len(people) == 2 else []
    )
    return plain.table(
        *people,
        todo=todo,
        options={"black_powder": True, **(options or {})},
        **{
            "wall": ALL_LEVEL_1 if len(people) > 2 else {"M": 1, "R": 1},
            "clans": names,
            "horde_box": [],
            "black_powder": mine,
            **fields,
        },
    )


def led(general: str, n: int, **fields: object) -> dict:
    """A player with a general and n support advisors."""
    return player(general=general, support=SUPPORT[:n], **fields)


def three(me: dict | None = None, **fields: object) -> list[dict]:
    """Three players, the first as given."""
    return [me or player(**fields), player(), player()]


def camp(me: dict, **fields: object) -> GreatWall:
    """R has a clerk in the builders' camp, which is activated."""
    me = {**me, "clerks": {"builders_camp": 1}}
    return powder(me, player(), player(), todo=[step("activation_step", R)], active=R, **fields)


def shooting(machine: str, *players: dict, section: str = "M", **fields: object) -> GreatWall:
    """R has just built a machine and may shoot with it."""
    people = list(players) or three()
    machines = {f"{section}_{machine}": 1}
    todo = [step("may_shoot", R, machine=machine, section=section)]
    return powder(*people, todo=todo, **{"machines": machines, **fields})
