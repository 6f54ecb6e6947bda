"""Positions of the solo game: the human R, Qin Jiushao B, the Reed clan Y."""

from tests.games.great_wall.table import GENERALS, clerks_of, lay_out, player, reed_player

import rampart
from rampart.games.great_wall.modules.solo.part import Solo, solo_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import LOCATION_WORDS, LOCATIONS

R, QIN, REED = range(3)
TRACK = ["wood", "stone", "gold", "chi", "wound"]
CARDS = ["economy", "despotism", "work_harder", "attack_order", "call_to_arms", "betrayal"]
LEVELS = {"lumber_mill": 1, "quarry": 1, "gold_mine": 1, "temple": 1}
OVERSEERS = ["horseman", "horseman", "spearman", "spearman"]


def qin(**fields: object) -> dict:
    """Qin Jiushao: all his clerks in the pool unless it is said otherwise, overseers of level 1."""
    return {**player(unhired=0, levels=dict(LEVELS)), "unhired": 0, **fields}


def solo(
    me: dict | None = None,
    his: dict | None = None,
    *,
    todo: list[dict],
    tea: str = "RQY",
    places: list[str] | None = None,
    turned: str | None = None,
    hordes: dict[str, list] | None = None,
    reed: dict | None = None,
    options: dict | None = None,
    **fields: object,
) -> GreatWall:
    """A position of the solo game."""
    me, his = me or player(), his or qin()
    people = [me, his, reed_player(reed or {})]
    deck = [card for card in CARDS if card != turned and card not in fields.get("discard", [])]
    doc: dict = {
        "game": "great_wall", "seats": 1, "options": dict(options or {}), "season": "fall", "todo": todo,
        "tea": ["RQY".index(who) for who in tea], "clans": ["monkey", "dragon", "turtle"],
        "clerks": [clerks_of(who) for who in people], "hordes": lay_out(hordes, 1),
        "shamed": [who["shamed"] for who in people], "levels": [who["levels"] for who in people],
        "overseers": [[None] * 4 if not me["levels"] else ["spearman" if x in me["levels"] else None for x in LEVELS],
                      OVERSEERS, [None] * 4],
        "rest": [who["rest"] for who in people], "firing": [who["firing"] for who in people],
        "wall": {}, "barricades": {}, "next_horde": [], "horde_discard": [],
        "claimed": [me.get("claimed", []), his.get("claimed", [])], "stains": me.get("stains", {}),
        "resources": [me["resources"]], "warehouse": {}, "honour": [me.get("honour", 0), his.get("honour", 0)],
        "chosen": [me.get("chosen"), turned], "command_discard": [me.get("discard", [])],
        "generals": [me.get("general", GENERALS[0])], "dealt_generals": [[]], "boxed_generals": [[]],
        "advisors": [me.get("advisors", [])], "support": [me.get("support", []), his.get("support", [])],
        "advisor_row": [], "advisor_discard": [], "tactics": [me.get("tactics", [])], "tactic_discard": [],
        "solo": {"track": places or TRACK, "deck": deck, "turned": turned, "discard": fields.pop("discard", [])},
    }  # fmt: skip
    s = rampart.game("great_wall").load(doc | fields)
    assert isinstance(s, GreatWall)
    return s


def part(s: GreatWall) -> Solo:
    """What solo play keeps on the table."""
    return solo_of(s)


def at_work(s: GreatWall, clan: int = QIN) -> dict[str, int]:
    """Where a clan has clerks."""
    return {LOCATION_WORDS[i]: n for i, n in enumerate(s.clerks[clan][:LOCATIONS]) if n}


def tokens(s: GreatWall) -> list[str]:
    """The location track from slot 1 to slot 5."""
    return [TRACK[token] for token in part(s).track]
