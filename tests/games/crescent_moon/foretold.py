"""What the effects of Crescent Moon foretell, and where to see whether it happened."""

from collections import Counter
from collections.abc import Callable

from tests.games.crescent_moon.table import C, M, N, S, W, choose_cards, play, table
from tests.laws.foretold import SILENT, Happened, Told, finished, told_in

from rampart import State
from rampart.games.crescent_moon.content.power_cards import CARD_WORDS
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.combat import combat_strength
from rampart.games.crescent_moon.steps.influence import contest_strength
from rampart.games.crescent_moon.tables import (
    ATTACKING,
    BARGAIN,
    CHARACTER_WORDS,
    DEFENDING,
    NOMAD,
    OUTSIDE,
    PROPOSALS,
    RESOLVED,
    SETTLEMENT_WORDS,
    STRONGHOLD_WORDS,
)
from rampart.kernel.frame import CLOSE, NOBODY, args_of, code_of, layout_of, player_of, section_of

Truth = dict[str, int | str]

ASSIGNED_FOR = {"campaign": "campaign", "raiders": "shelter", "siege_engines": "breach"}  # the others post a guard
PEACEFUL = ("none", "done", "ask:0", "offer:0", "decline", "supporter")  # no one plays a card or makes a deal
OPPOSED = (*PEACEFUL[:-1], "defender")  # the same, but all oppose the attacker of a contest
UNITS = ("move_ordinary", "move_mercenaries", "desert_units")


def hex_in(told: Told) -> int:
    """The hex that a key names last, as in `c3`, `b2>c3`, `assault:c3` or `c3:2`."""
    names = told.before.land().names
    for part in (told.key, told.what, told.key.partition(">")[2], told.key.partition(":")[0]):
        if part in names:
            return int(names.index(part))
    raise AssertionError(f"{told.key} names no hex")


def step_of(s: CrescentMoon, seat: int) -> str:
    return s.current(seat)[0].name


def gone_on(
    told: Told, enough: Callable[[CrescentMoon], bool], keys_wanted: tuple[str, ...] = PEACEFUL
) -> tuple[CrescentMoon, list[Happened]]:
    """What follows from a choice where all available units go and no one adds a card, until it is enough."""
    s = told.apart.copy()
    journal = s.listen()
    while not s.over and not enough(s):
        seat = s.deciders[0]
        options = s.options(seat)
        keys = [s.key(x, seat) for x in options]
        most = len(keys) - 1 if step_of(s, seat) in UNITS else 0
        choice = next((i for i, key in enumerate(keys) if key in keys_wanted), most)
        s.choose(options[choice], seat)
    return s, [*told.events, *told_in(s, journal)]


def named(events: list[Happened], name: str) -> list[dict[str, int | str]]:
    return [e.args for e in events if e.name == name]


# ---- cards


def card(told: Told) -> Truth:
    """The card that is played, or resolved next."""
    if told.step != "next_card":
        (played,) = named(told.events, "played")[:1]
        return {"card": played["card"]}
    before, after = told.before.clash.states, told.done.clash.states
    (place,) = [i for i in range(len(before)) if before[i] != after[i]]
    assert after[place] == RESOLVED
    return {"card": CARD_WORDS[told.before.clash.played[place]]}


def card_brief(told: Told) -> Truth:
    """The card that is added to the answer, taken into hand, laid into the market or discarded."""
    if told.step == "choose_cards":
        return {"card": CARD_WORDS[told.apart.drafts[told.seat][-1]]}
    if told.step == "conspire":
        return {"card": named(told.events, "conspired")[0]["card"]}
    if told.step == "discard_down":
        return {"card": named(told.events, "discarded")[0]["card"]}
    (got,) = cards_got(told, told.done)
    return {"card": got}


def cards_got(told: Told, after: CrescentMoon) -> list[str]:
    """The cards that are new in the player's hand."""
    gained = Counter(after.hands[told.seat])
    gained.subtract(Counter(told.before.hands[told.seat]))
    return [CARD_WORDS[card] for card in sorted(gained.elements())]


def two_cards(told: Told) -> Truth:
    first, second = cards_got(told, told.done)
    return {"card": first, "other": second}


def bare(told: Told) -> Truth:
    """How the clash ends where no one plays a card and all oppose; answers given are taken back first."""
    s = told.before.copy()
    for q in range(s.seats):
        if s.asked >> q & 1:
            s.drafts[q] = []
            s.waiting |= 1 << q
    journal = s.listen()
    s.choose(told.option, told.seat)
    clash = str(told.args["clash"])
    while True:
        events = told_in(s, journal)
        ends = named(events, "won" if clash == "combat" else "settled")
        tie = not ends and step_of(s, s.deciders[0]) == "decide_tie"
        if tie or ends:
            break
        seat = s.deciders[0]
        keys = [s.key(x, seat) for x in s.options(seat)]
        s.choose(next(key for key in keys if key in OPPOSED), seat)
    (strengths,) = named(events, "strengths")
    assert ("combat" if named(events, "won") else clash) == clash
    return {
        "attack": strengths["attack"],
        "defence": strengths["defence"],
        "clash": clash,
        "result": "tie" if tie else ends[0]["side"],
    }


def entry(told: Told) -> Truth:
    """By what a side, its losses or a reserve card changed."""
    (effect,) = named(told.events, "effect")
    before, after = told.before.clash, told.done.clash
    changes = {
        "strengthen": sum(after.bonus) - sum(before.bonus),
        "weaken": sum(after.penalty) - sum(before.penalty),
        "spare": sum(after.spared) - sum(before.spared),
        "scorch": after.scorched - before.scorched,
        "call_reserve": told.before.reserves[told.seat] - told.done.reserves[told.seat],
    }
    n = changes.pop(str(effect["verb"]))
    assert not any(changes.values())
    return {"verb": effect["verb"], "n": n}


def assigned(told: Told) -> Truth:
    """How many units now stand on the card, and that they give what such a card gives."""
    (event,) = named(told.events, "assigned")
    verb = ASSIGNED_FOR.get(str(event["card"]), "post")
    before, after = told.before.clash, told.done.clash
    n = sum(after.ordinary) + sum(after.mercenaries) - sum(before.ordinary) - sum(before.mercenaries)
    side = before.sides[told.seat]
    gain = combat_strength(told.done, side) - combat_strength(told.before, side)
    loss = combat_strength(told.before, 1 - side) - combat_strength(told.done, 1 - side)
    if combat_strength(told.before, side):
        assert gain == (n if verb in ("post", "campaign") else 0)
    assert verb == "breach" or loss == 0
    return {"verb": verb, "n": n}


# ---- coins


def price(told: Told) -> Truth:
    return {"coins": told.before.coins[told.seat] - told.done.coins[told.seat]}


def bought(told: Told) -> Truth:
    (got,) = cards_got(told, told.done)
    return {**price(told), "card": got}


def coins(told: Told) -> Truth:
    """What the player has when an agreement on these terms is carried out, or coins are converted."""
    end = finished(told.apart, lambda key: key in ("accept", "none"), ("answer_proposal", "play_anytime"))
    return {"coins": end.coins[told.seat]}


def plunder(told: Told) -> Truth:
    """What sacking brings beyond leaving it, in coins and in points of the Warlord."""
    if told.step == "sack_settlement":
        before, after = told.before, told.done
    else:
        before, after = sacked(told, "capture"), sacked(told, "no")
    return {
        "coins": after.coins[told.seat] - before.coins[told.seat],
        "points": after.clash.plunder - before.clash.plunder,
    }


def razed(told: Told) -> Truth:
    after = sacked(told, "no")
    assert after.coins == told.before.coins and after.clash.plunder == told.before.clash.plunder
    assert after.strongholds[after.clash.hex] < 0
    return {}


def sacked(told: Told, key: str) -> CrescentMoon:
    """The position after the strongholds were sacked, with or without a capture before it."""
    s = told.before.copy()
    step, args = s.current(told.seat)
    s.stack.pop()
    step.apply(s, told.seat, args, told.before.on_offer(key, told.seat))
    frame = s.stack.pop()
    sacking = s.rules.steps[code_of(frame)]
    assert sacking.name == "sack_strongholds"
    sacking.run(s, player_of(frame), args_of(frame))
    return s


# ---- bargains


def another_action(told: Told) -> Truth:
    frame = told.done.stack[-1]
    assert told.done.rules.steps[code_of(frame)].name == "choose_action"
    return {"character": CHARACTER_WORDS[player_of(frame)]}


def proposal(told: Told) -> Truth:
    """Which proposal it will be, and how many there are if both go on countering."""
    proposing = ("propose_units", "propose_price")
    s = finished(told.apart, steps=proposing)
    n = most = proposals(s)
    while "counter" in [s.key(x, s.mover) for x in s.options(s.mover)]:
        s.choose("counter")
        s = finished(s, steps=proposing)
        most = proposals(s)
    return {"n": n, "most": most}


def proposals(s: CrescentMoon) -> int:
    """How many were made in the bargain under way, the last one opened."""
    bargains = [section_of(f) for f in s.stack if code_of(f) == CLOSE and layout_of(f) == BARGAIN]
    return s.pad[bargains[-1] + PROPOSALS]


def talk(told: Told) -> Truth:
    assert told.apart.talks == told.before.talks + 1
    assert told.apart.sultan_market == told.before.sultan_market
    end = finished(
        told.apart, lambda key: key in ("accept", "none"), ("propose_price", "answer_proposal", "play_anytime")
    )
    (got,) = cards_got(told, end)
    return {"card": got}


def bribable(told: Told) -> Truth:
    return {"n": told.before.units(NOMAD, hex_in(told))}


# ---- actions


def action(told: Told) -> Truth:
    (taken,) = named(told.events, "action")
    return {"action": taken["action"]}


def free(told: Told) -> Truth:
    end, _ = gone_on(told, lambda s: s.clash.kind > 0)
    assert end.influence[hex_in(told)] == told.seat and end.clash.kind == 0
    return {}


def contest(told: Told) -> Truth:
    """How many take part, and the strengths where all of them oppose and no one plays a card."""
    begun, _ = gone_on(told, lambda s: s.clash.kind > 0)
    _, events = gone_on(told, lambda s: bool(s.clash.winner >= 0 or step_of(s, s.deciders[0]) == "decide_tie"), OPPOSED)
    (strengths,) = named(events, "strengths")
    n = sum(side != OUTSIDE for side in begun.clash.sides) - 1
    return {"n": n, "attack": strengths["attack"], "defence": strengths["defence"]}


def side(told: Told) -> Truth:
    """The strengths that pieces and tokens give those who have declared."""
    assert not told.done.clash.played
    strengths = [contest_strength(told.done, one) for one in (ATTACKING, DEFENDING)]
    return {"attack": strengths[0], "defence": strengths[1]}


def sack(told: Told) -> Truth:
    end, events = gone_on(told, lambda s: s.clash.kind > 0)
    assert named(events, "combat") == [] and end.settlements[hex_in(told)] < 0
    return {"settlement": SETTLEMENT_WORDS[told.before.settlements[hex_in(told)]]}


def attack(told: Told) -> Truth:
    _, events = gone_on(told, lambda s: s.clash.kind > 0)
    (combat,) = named(events, "combat")
    return {
        "attack": combat["attack"],
        "defence": combat["defence"],
        "character": CHARACTER_WORDS[int(combat["to_seat"])],
    }


def odds(told: Told) -> Truth:
    """How the combat ends where no one plays a card."""
    _, events = gone_on(told, lambda s: any(s.clash.strength) and s.mover != NOBODY and s.clash.winner < 0)
    (combat,) = named(events, "combat")
    if not named(events, "won"):
        result = "tie"
        lost = min(int(combat["attack"]), int(combat["defence"]) // 2)
    else:
        result = "won" if ("won", told.seat) in [(e.name, e.seat) for e in events] else "lost"
        lost = sum(sum(map(int, e.args.values())) for e in events if e.name == "losses" and e.seat == told.seat)
    left = int(combat["attack"]) - lost
    return {"attack": combat["attack"], "defence": combat["defence"], "left": left, "result": result}


def sabotage(told: Told) -> Truth:
    h = hex_in(told)
    (event,) = named(told.events, "razed")
    assert told.done.strongholds[h] != told.before.strongholds[h]
    owner = STRONGHOLD_WORDS[told.before.strongholds[h]].partition("_")[0]
    return {"character": owner, "building": event["building"]}


def token_goes(told: Told) -> Truth:
    assert told.done.influence[hex_in(told)] < 0
    return {}


def token_stays(told: Told) -> Truth:
    assert told.done.influence[hex_in(told)] == told.seat
    return {}


def deserters(told: Told) -> Truth:
    """All who can be called away."""
    end, _ = gone_on(told, lambda s: False)
    h = hex_in(told)
    lost = [told.before.mercenaries[q][h] - end.mercenaries[q][h] for q in range(NOMAD)]
    (owner,) = [q for q in range(NOMAD) if lost[q]]
    return {"character": CHARACTER_WORDS[owner], "n": lost[owner]}


def nothing(told: Told) -> Truth:
    """No one pays without having been told what, and no token is lost."""
    assert told.done.coins[told.seat] >= told.before.coins[told.seat]
    assert (
        told.done.influence.count(told.seat) >= told.before.influence.count(told.seat) or told.step == "missionary_move"
    )
    return {}


FORETOLD = {
    SILENT: nothing,
    "effect-card": card,
    "effect-card-brief": card_brief,
    "effect-entry": entry,
    "effect-assign": assigned,
    "effect-two-cards": two_cards,
    "effect-bare": bare,
    "effect-price": price,
    "effect-buy": bought,
    "effect-coins-left": coins,
    "effect-coins-then": coins,
    "effect-plunder": plunder,
    "effect-razed": razed,
    "effect-another-action": another_action,
    "effect-proposal": proposal,
    "effect-talk": talk,
    "effect-bribable": bribable,
    "effect-action": action,
    "effect-free": free,
    "effect-contest": contest,
    "effect-side": side,
    "effect-sack": sack,
    "effect-attack": attack,
    "effect-odds": odds,
    "effect-sabotage": sabotage,
    "effect-token-goes": token_goes,
    "effect-token-stays": token_stays,
    "effect-deserters": deserters,
}
NEVER_MET: dict[str, str] = {}


def positions() -> list[State]:
    """What games seldom come to: a fort that cannot be sacked, castles and forts to capture, cards that need units."""
    held = {C: ["scorched_earth"], W: ["campaign", "raiders"]}
    scorched = table({"c5": "4W", "c4": "1C fort:C"}, active=W, hands=held)
    play(scorched, "assault", "ordinary:4")
    play(choose_cards(scorched, C="scorched_earth"), "use")
    castle = table({"c5": "5W", "c4": "1C castle:C city palace"}, active=W, hands={S: ["guard"], M: ["imam"]})
    play(castle, "assault", "ordinary:5")
    choose_cards(castle)
    shelter = table({"c5": "4N", "c4": "2C fort:C"}, active=N, hands={N: ["raiders", "siege_engines"]})
    play(shelter, "assault", "mercenaries:4")
    choose_cards(shelter, N="raiders siege_engines")
    raiders = play(shelter.copy(), "raiders")
    siege = play(shelter.copy(), "siege_engines")
    campaign = table({"c5": "2W 1Wm", "c4": "2C"}, active=W)
    play(campaign, "assault", "ordinary:2", "mercenaries:1")
    choose_cards(campaign, W="campaign")  # half of an odd number, of either kind
    return [scorched, castle, shelter, raiders, siege, campaign]
