"""What the effects of In the Year of the Dragon foretell, and where to see whether it happened."""

from collections import Counter

from tests.laws.foretold import SILENT, Told, finished

from rampart.games.dragon.state import Dragon, Player
from rampart.games.dragon.tables import (
    ACTION_WORDS,
    FROM_RESEARCH,
    FROM_SUPER_EVENT,
    SUPER_WORDS,
    TILE_WORDS,
    TYPE_WORDS,
)

Truth = dict[str, int | str]


def mine(s: Dragon, told: Told) -> Player:
    """The court of who chose."""
    return s.players[told.seat]


def gained(told: Told, what: str, after: Dragon | None = None) -> int:
    """By how much a store of the player grew."""
    then = told.apart if after is None else after
    return getattr(mine(then, told), what) - getattr(mine(told.before, told), what)


def scored(told: Told, source: int) -> int:
    return mine(told.apart, told).points[source] - mine(told.before, told).points[source]


def site_of(told: Told) -> int:
    """The site that a key such as `lose@2` names."""
    return int(told.key.partition("@")[2]) - 1


def passing(told: Told) -> Truth:
    assert told.key == "pass"
    return {"gain": gained(told, "yuan")}


def action(told: Told) -> Truth:
    """The base is what the action gives a court without persons, the symbols the rest."""
    ((word, fee),) = [(str(args["action"]), int(args["fee"])) for args in told.happened("action", told.seat)]
    payments = [int(args["n"]) for args in told.happened("yuan", told.seat) if int(args["n"]) < 0]
    assert payments[: 1 if fee else 0] == [-fee][: 1 if fee else 0]
    assert word == "privilege" or sum(payments) == -fee  # of the privileges the cheapest may be bought at once
    empty = told.before.copy()
    mine(empty, told).people = [[] for _ in mine(empty, told).people]
    base, gain = gain_of(Told(empty, told.option, told.seat, None), word), gain_of(told, word)
    left = mine(told.before, told).yuan - fee
    return {"action": word, "fee": fee, "left": left, "base": base, "symbols": gain - base, "gain": gain}


def gain_of(told: Told, word: str) -> int:
    """What an action gave in the end: things, steps, points, floors, a privilege or a wall tile."""
    assert word in ACTION_WORDS
    if word == "taxes":
        return sum(int(args["n"]) for args in told.happened("yuan", told.seat) if int(args["n"]) > 0)
    if word == "harvest":
        return gained(told, "rice")
    if word == "fireworks":
        return gained(told, "fireworks")
    if word == "military":
        return gained(told, "track")
    if word == "research":
        return scored(told, FROM_RESEARCH)
    end = finished(told.apart)
    if word == "privilege":
        return gained(told, "small", end) + gained(told, "large", end)
    if word == "build_wall":
        return len(end.wall) - len(told.before.wall)
    return floors(mine(end, told)) - floors(mine(told.before, told))


def floors(court: Player) -> int:
    return sum(court.floors)


def grows(told: Told) -> Truth:
    """The one palace that is higher than before."""
    before, after = mine(told.before, told).floors, mine(told.done, told).floors
    (site,) = [i for i in range(len(after)) if i >= len(before) or after[i] != before[i]]
    assert told.key == "found" or site == site_of(told)
    return {"floors": after[site]}


def price(told: Told) -> Truth:
    """A privilege brings its dragons as points in every phase 4."""
    before, after = mine(told.before, told), mine(told.done, told)
    monthly = (after.small + 2 * after.large) - (before.small + 2 * before.large)
    return {"price": before.yuan - after.yuan, "left": after.yuan, "dragons": monthly}


def steps(told: Told) -> Truth:
    """How far the marker is once all that were taken have a place."""
    ends = finished(told.apart)
    return {"steps": gained(told, "track", ends)}


def taken(told: Told) -> list[str]:
    """The tiles that left the display, by name."""
    before, after = told.before.display, finished(told.apart).display
    return [TILE_WORDS[tile] for tile in range(len(before)) for _ in range(before[tile] - after[tile])]


def hire(told: Told) -> Truth:
    (tile,) = taken(told)
    return {"tile": tile, **steps(told)}


def hire_no_room(told: Told) -> Truth:
    """Only who lets someone go for the newcomer moves."""
    assert not mine(told.before, told).has_room()
    assert gained(told, "track", finished(told.apart, lambda key: key == "turn_away")) == 0
    (tile,) = taken(told)
    ends = finished(told.apart, lambda key: key.startswith("replace:"))
    return {"tile": tile, "steps": gained(told, "track", ends)}


def draft(told: Told) -> Truth:
    first, second = taken(told)
    return {"first": first, "second": second, **steps(told)}


def no_tile(told: Told) -> Truth:
    before, after = mine(told.before, told), mine(told.apart, told)
    assert (after.persons(), after.track, after.cards()) == (before.persons(), before.track, before.cards() - 1)
    return {}


def lives(told: Told) -> Truth:
    """The one palace with more people than before."""
    before, after = mine(told.before, told), mine(told.done, told)
    (site,) = [i for i in range(len(after.people)) if len(after.people[i]) > len(before.people[i])]
    return {"persons": len(after.people[site]), "floors": after.floors[site]}


def wall(told: Told) -> Truth:
    return {"month": len(told.apart.wall)}


def super_event(told: Told) -> Truth:
    return {"super": SUPER_WORDS[told.apart.super_event]}


def leaves(told: Told) -> Truth:
    """Who is no longer in the palace, and whether anyone is."""
    before, after = (mine(s, told).people[site_of(told)] for s in (told.before, told.done))
    (tile,) = (Counter(before) - Counter(after)).elements()
    return {"tile": TILE_WORDS[tile], "empty": int(not after)}


def shrinks(told: Told) -> Truth:
    """What is left of the palace, and who has no floor in it any more, whatever falls elsewhere."""
    site = site_of(told)
    court = mine(told.done, told)
    homeless = [tile for i, tile in enumerate(court.people[site]) if i >= court.floors[site]]
    return {"floors": court.floors[site], "leaving": len(homeless)}


def still_owed(told: Told) -> Truth:
    """What fireworks and yuan make up for in the end."""
    ends = finished(told.apart)
    return {"n": -gained(told, "fireworks", ends) - gained(told, "yuan", ends)}


def yuan_rest(told: Told) -> Truth:
    return {"n": -gained(told, "yuan")}


def of_type(told: Told) -> Truth:
    """The one thing that the type of the edict brings."""
    (chosen,) = [str(args["type"]) for args in told.happened("type_chosen", told.seat)]
    stores = {"farmer": "rice", "tax_collector": "yuan", "pyrotechnist": "fireworks", "warrior": "track"}
    if chosen in stores:
        n = gained(told, stores[chosen])
    elif chosen == "craftsman":
        n = floors(mine(finished(told.apart), told)) - floors(mine(told.before, told))
    elif chosen == "healer":
        n = mine(told.before, told).symbols(TYPE_WORDS.index("healer"))  # it brings nothing, and nothing is told
    else:
        n = scored(told, FROM_SUPER_EVENT)
    return {"type": chosen, "n": n}


def nothing(told: Told) -> Truth:
    """No palace falls empty without a warning, and no marker moves."""
    before, after = mine(told.before, told), mine(told.done, told)
    assert after.inhabited() == before.inhabited()
    assert after.track == before.track
    return {}


FORETOLD = {
    SILENT: nothing,
    "effect-pass": passing,
    "effect-action": action,
    "effect-floors": grows,
    "effect-price": price,
    "effect-steps": steps,
    "effect-hire": hire,
    "effect-hire-no-room": hire_no_room,
    "effect-draft": draft,
    "effect-no-tile": no_tile,
    "effect-lives": lives,
    "effect-wall": wall,
    "effect-super": super_event,
    "effect-leaves": leaves,
    "effect-shrinks": shrinks,
    "effect-still-owed": still_owed,
    "effect-yuan-rest": yuan_rest,
    "effect-type": of_type,
}
NEVER_MET: dict[str, str] = {}
