"""The first half of a game's page: rules in short, a first position, versions, balance, bots.

`tools/reference.py` puts it before its tables. The words are those of the how-to-play page of the site.
"""

import re
from pathlib import Path
from typing import Final

from rampart import Game
from rampart.learn.guide import Guide, guide

ROOT: Final = Path(__file__).resolve().parent.parent
WHICH: Final = re.compile(r"rules versions? (\d+)(?: and (\d+))?")
LADDERS: Final = {"watch": ["Brotherhood of the Watch", "Classic island"]}  # headings of docs/bots.md; else the title


def intro(game: Game) -> list[str]:
    told = guide(game.name)
    assert told is not None, f"{game.name} has no how-to-play page"
    players = f"{game.seats[0]} to {game.seats[-1]}" if len(game.seats) > 2 else " or ".join(map(str, game.seats))
    parts = [
        f"# {game.title}",
        f"`rampart.game({game.name!r})`, rules version {game.version}, {players} players. This page is made by "
        "`python tools/reference.py` from what the rules declare and the site says.",
        f"![The table of {game.title}](../pictures/{game.name}.png)",
        "## Rules in short",
        *rules(told),
        f"Every rule has a number: `rampart rules {game.name}` prints them, the site shows them under *Learn*, and "
        f"[a table](../coverage-{game.name}.md) names the tests that prove each.",
        "## A first position",
        first_position(game),
        "## Versions",
        "A record names the rules version it was played under, and replays under that version only.",
        versions(game),
        "## Balance",
        balance(game.name),
        "## Bots",
        "From [how well the bots play](../bots.md), where the columns are explained:",
        *(ladder(heading) for heading in LADDERS.get(game.name, [game.title])),
    ]  # fmt: skip
    return parts


def rules(told: Guide) -> list[str]:
    """What the how-to-play page says of the aim, a turn, the roles, the end and other ways to play."""

    def say(id: str) -> str:
        return told.say("en", id)

    phases = [f"1. **{say(f'phase-{id}-name')}**: {say(f'phase-{id}')}" for id, _ in told.phases]
    roles = [f"- **{say(f'role-{r.id}-name')}**: {say(f'role-{r.id}')} " +
             "; ".join(say(f"role-{r.id}-{kind}") for kind in r.scores) + "." for r in told.roles]  # fmt: skip
    scores = [f"- {say(f'score-{id}')}" for id in told.scoring]
    modes = [f"- **{say(f'mode-{id}-name')}** ({rule}): {say(f'mode-{id}')}" for id, rule in told.modes]
    blocks = [say("aim"), say("turn"), "\n".join(phases), "\n".join(roles), say("end"), "\n".join(scores)]
    return [block for block in [*blocks, "Other ways to play:", "\n".join(modes)] if block]


def first_position(game: Game) -> str:
    """An example whose answers are those of the rules."""
    s = game.new(seed=7)
    seat = s.deciders[0]
    option = s.decision(seat).options[0]
    lines = [
        ">>> import rampart",
        f'>>> s = rampart.game("{game.name}").new(seed=7)',
        ">>> seat = s.deciders[0]",
        ">>> s.decision(seat).prompt",
        repr(s.decision(seat).prompt),
        ">>> s.decision(seat).options[0].key",
        repr(option.key),
        f'>>> s.choose("{option.key}", seat)',
    ]
    return "\n".join(["```pycon", *lines, "", "```", "", "```sh", *commands(game), "```"])


def commands(game: Game) -> list[str]:
    return [f"rampart play {game.name} --bot steady", f"rampart simulate {game.name} -n 100 --bots greedy"]


def versions(game: Game) -> str:
    """What the changelog says of each rules version, the newest first; the first one is as it was."""
    found: dict[int, list[str]] = {}
    for line in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines():
        head, _, rest = line.partition(": ")
        which = WHICH.search(head)
        if which and line.startswith((f"- *{game.title.split(':')[0]}*, ", f"- `{game.name}`, ")):
            found.setdefault(int(which.group(which.lastindex or 1)), []).append(rest)
    found.setdefault(1, ["The first."])
    return "\n".join(f"- **{number}**: {' '.join(found[number])}" for number in sorted(found, reverse=True))


def balance(name: str) -> str:
    """Where the measured figures stand."""
    page = f"balance-{name}.md"
    known = (ROOT / "docs" / page).is_file()
    measured = f"Measured: [{page.removesuffix('.md')}](../{page}). " if known else ""
    command = f"```sh\nrampart balance {name} -n 400 --jobs 4\n```"
    return f"{measured}A page with win rates, sources of points and lengths of games is made by\n\n{command}"


def ladder(heading: str) -> str:
    """One game's part of the page of the bots."""
    return f'```{{include}} ../bots.md\n:start-after: "## {heading}"\n:end-before: "## "\n```'
