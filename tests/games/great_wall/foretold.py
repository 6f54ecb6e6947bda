"""What the effects of The Great Wall foretell, and where to see whether it happened."""

from tests.games.great_wall.prices import BOOSTS, PROMOTION_PAID_IN, SETUP_LINES, SPOTS, UPGRADES, USES
from tests.laws.foretold import SILENT, Told, finished, in_open_poll, told_in

from rampart.games.great_wall.codes import L_RECRUITING, REC_PAID
from rampart.games.great_wall.content.names import ADVISOR_WORDS, GENERAL_WORDS, HORDE_WORDS, TACTIC_WORDS
from rampart.games.great_wall.modules.beasts.names import BEASTS
from rampart.games.great_wall.modules.beasts.part import beasts_of
from rampart.games.great_wall.modules.black_powder.codes import S_LET_FLY
from rampart.games.great_wall.modules.black_powder.part import powder_of
from rampart.games.great_wall.modules.chronicles.part import chronicles_of
from rampart.games.great_wall.modules.coop.names import DEMAND_WORDS
from rampart.games.great_wall.modules.iron_dragon.names import TARGET_SLOTS
from rampart.games.great_wall.modules.iron_dragon.part import dragon_of
from rampart.games.great_wall.queries import new_hordes
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    COMMAND_WORDS,
    KIND_WORDS,
    LOCATION_WORDS,
    MATERIALS,
    RESOURCE_WORDS,
    SECTION_WORDS,
    SOURCE_WORDS,
    UNHIRED,
)
from rampart.kernel.frame import CLOSE, NOBODY, code_of, layout_of, section_of

Truth = dict[str, int | str]

CHI = RESOURCE_WORDS.index("chi")
GOLD = RESOURCE_WORDS.index("gold")
PAYS_BY_ITSELF = {
    "take_resource",
    "take_back",
    "exchange",
    "pay_materials",
    "shoot",
    "station",
    "strike",
    "deploy",
    "special_shot",
    "drop_bomber",
    "spare_material",
    "first_overseer",
    "aim",
    "pay_chi",
    "alternative",
    "pay_for_beast",
}
PAYS_BY_ITSELF |= {"next_to_work", "split", "answer_demand", "give", "ask_all", "spread_wounds", "choose_sick"}
PAYS_BY_ITSELF |= {"pledge", "station_or_man", "fortress_shoot"}  # in its scenarios
PAYS_BY_ITSELF |= {"alternative", "give_soldier", "give_horde", "choose_slot", "discard_tactic"}  # in co-operative play


def paid(told: Told, after: GreatWall, r: int) -> int:
    """How much of a resource who chose has less."""
    return told.before.resources[told.seat][r] - after.resources[told.seat][r]


def scored(told: Told, after: GreatWall, source: str) -> int:
    """How much honor of a source who chose has more."""
    at = SOURCE_WORDS.index(source)
    return after.sources[told.seat][at] - told.before.sources[told.seat][at]


def there(s: GreatWall, location: str) -> int:
    """All clerks in a location."""
    return sum(mine[LOCATION_WORDS.index(location)] for mine in s.clerks)


def answer(told: Told) -> int:
    """What who chose has answered in a poll: in the draft, face down, or turned up."""
    if in_open_poll(told.done, told.seat):
        return told.done.drafts[told.seat][0]
    turned_up = {"choose_command": told.done.chosen, "keep_general": told.done.generals}
    if told.step in turned_up and turned_up[told.step][told.seat] >= 0:
        return turned_up[told.step][told.seat]
    if told.step == "choose_active":
        return told.done.advisors[told.seat][-1]
    seats = [p for place in told.done.closed_polls() for p in told.done.poll_seats(place)]
    return told.done.face_down[seats.index(told.seat)][0]


def command(told: Told) -> Truth:
    """The card that is chosen, or whose frames are copied."""
    if told.step == "betray":
        return {"command": told.happened("copied", told.seat)[0]["command"]}
    return {"command": COMMAND_WORDS[answer(told)]}


def discarded(told: Told) -> Truth:
    (card,) = set(told.before.tactics[told.seat]) - set(told.done.tactics[told.seat])
    return {"card": TACTIC_WORDS[card]}


def advisor(told: Told) -> Truth:
    return {"card": ADVISOR_WORDS[answer(told)]}


def dismissed(told: Told) -> Truth:
    """The advisor that lies in the discard pile now, unless the pile was shuffled into the deck."""
    (gone,) = told.happened("dismissed", told.seat)
    card = ADVISOR_WORDS.index(str(gone["card"]))
    assert card in told.before.advisor_row and card not in told.done.advisor_row
    return {"card": ADVISOR_WORDS[card]}


def general(told: Told) -> Truth:
    word = GENERAL_WORDS[answer(told)]
    numbers = [int(n) for n in SETUP_LINES[word].split()]
    return {"card": word, **dict(zip((*RESOURCE_WORDS, "tactics", "tea"), numbers, strict=True))}


def price_in_chi(told: Told) -> Truth:
    return {"price": paid(told, told.done, CHI), "left": told.done.resources[told.seat][CHI]}


def price_in_gold(told: Told) -> Truth:
    return {"price": paid(told, told.done, GOLD), "left": told.done.resources[told.seat][GOLD]}


def hired(told: Told) -> Truth:
    """Which advisor left the row for which place, and how many support the general then."""
    before, after = told.before, told.done
    mode = "active" if len(after.advisors[told.seat]) > len(before.advisors[told.seat]) else "support"
    places = "advisors" if mode == "active" else "support"
    (card,) = set(getattr(after, places)[told.seat]) - set(getattr(before, places)[told.seat])
    return {**price_in_gold(told), "card": ADVISOR_WORDS[card], "mode": mode, "n": len(after.support[told.seat])}


def spent(told: Told) -> Truth:
    (r,) = [r for r in range(len(RESOURCE_WORDS)) if paid(told, told.done, r)]
    assert paid(told, told.done, r) == 1
    return {"resource": RESOURCE_WORDS[r], "left": told.done.resources[told.seat][r]}


def placed(told: Told) -> Truth:
    """How full the one location is that has a clerk more."""
    (location,) = [x for x in LOCATION_WORDS if there(told.done, x) > there(told.before, x)]
    return {"clerks": there(told.done, location), "spots": SPOTS[told.before.seats > 3].get(location, 0)}


def hand(told: Told) -> Truth:
    limit = 7 if ADVISOR_WORDS.index("strategist") in told.before.advisors[told.seat] else 5
    return {"cards": len(told.done.tactics[told.seat]), "limit": limit}


def group(told: Told) -> Truth:
    """The price that is due once the group is complete, and what of it no one pays in the end."""
    last = told
    while last.key != "done":
        last = Told(last.done, last.done.on_offer("done", told.seat), told.seat, None)
    due = noted_price(last.done)
    end = finished(last.apart, steps=("spare_price",))
    taken = [paid(told, end, r) for r in range(len(RESOURCE_WORDS))]
    assert all(n <= price for n, price in zip(taken, due, strict=True))
    return {**dict(zip(RESOURCE_WORDS, due, strict=True)), "less": sum(due) - sum(taken)}


def noted_price(s: GreatWall) -> list[int]:
    """The price noted in the recruiting that is under way."""
    (place,) = [section_of(f) for f in s.stack if code_of(f) == CLOSE and layout_of(f) == L_RECRUITING][-1:]
    return s.pad[place + REC_PAID : place + REC_PAID + len(RESOURCE_WORDS)]


def activated(told: Told) -> Truth:
    (location,) = [str(args["location"]) for args in told.happened("activated")][:1]
    assert location == told.what
    return {
        "clerks": there(told.before, location),
        "own": told.before.clerks[told.seat][LOCATION_WORDS.index(location)],
    }


def under_soldier(told: Told) -> Truth:
    kind = KIND_WORDS.index(told.what)
    assert told.done.shamed[told.seat][kind] == told.before.shamed[told.seat][kind] + 1
    return {"left": told.done.pool[told.seat][kind]}


def on_horde(told: Told) -> Truth:
    return {"tokens": told.done.stains[HORDE_WORDS.index(told.what)] - 1}


def order(told: Told) -> Truth:
    """Who stands ready where the key says, as `attack@L`."""
    section = SECTION_WORDS.index(told.key.partition("@")[2])
    resting = told.before.rest[told.seat][section * len(KIND_WORDS) : (section + 1) * len(KIND_WORDS)]
    return {"resting": sum(resting), "archers": told.before.firing[told.seat][section]}


def build(told: Told) -> Truth:
    end = finished(told.apart, steps=("pay_materials", "pay_chi"))
    stored = sum(told.before.warehouse) - sum(end.warehouse)
    own = sum(paid(told, end, r) for r in range(MATERIALS)) + max(0, paid(told, end, CHI))
    source = "walls" if told.key.startswith("wall") else "barricades"
    return {"price": stored + own, "stored": stored, "honour": scored(told, end, source)}


def promote(told: Told) -> Truth:
    (location,) = [x for x in range(4) if told.done.levels[told.seat][x] > told.before.levels[told.seat][x]]
    word = PROMOTION_PAID_IN[LOCATION_WORDS[location]]
    price = paid(told, told.done, RESOURCE_WORDS.index(word))
    return {"price": price, "resource": word, "level": told.done.levels[told.seat][location]}


def honour(told: Told) -> Truth:
    sources = {"donate": "donations", "pay_chi": "cards"}
    return {"n": scored(told, told.done, sources.get(told.step, "commands"))}


def cards_back(told: Told) -> Truth:
    return {"n": len(told.done.commands[told.seat]) - len(told.before.commands[told.seat])}


def used(told: Told, word: str, price: dict[str, int]) -> Truth:
    """The card that was used and its price: what is named is paid already, what is chosen is asked for next."""
    told_price = {name: price.get(name, 0) for name in (*RESOURCE_WORDS, "any", "material")}
    for r, name in enumerate(RESOURCE_WORDS):
        assert paid(told, told.done, r) == told_price[name]
    chosen = told_price["any"] + told_price["material"]
    next_step = told.done.rules.steps[code_of(told.done.stack[-1])].name
    assert (next_step == "spend") is (chosen > 0)
    return {"card": word, **told_price}


def ability(told: Told) -> Truth:
    events = told.happened("ability", told.seat) or told.happened("common_used", told.seat)
    word = str(events[0]["card"])
    return used(told, word, USES.get(word, {}))


def boosted(told: Told) -> Truth:
    card = told.happened("tactic", told.seat)[0]
    assert card["boosted"] == "boosted"
    return used(told, str(card["card"]), BOOSTS[str(card["card"])])


def base(told: Told) -> Truth:
    card = told.happened("tactic", told.seat)[0]
    assert card["boosted"] == "base"
    return {"card": used(told, str(card["card"]), {})["card"]}


def nothing(told: Told) -> Truth:
    """No one pays without a word, and no honor comes or goes."""
    if told.before.mover != NOBODY and told.step not in PAYS_BY_ITSELF:
        assert told.done.resources == told.before.resources
        assert told.done.honour == told.before.honour
    return {}


def given_to_qin(told: Told) -> Truth:
    return {"n": len(told.done.support[told.done.seats])}


def honour_paid(told: Told) -> Truth:
    """What a shame token costs; the Abbot brings 1 honor back."""
    paid_out = scored(told, told.done, "lost")
    return {"price": paid_out, "left": told.before.honour[told.seat] - paid_out}


def open_demands(told: Told) -> Truth:
    return {"n": len([card for card in told.before.part("coop").demands if card >= 0])}


def demand(told: Told) -> Truth:
    """The demand that was named, and the number that its text speaks of."""
    (card,) = [x for x in DEMAND_WORDS if told.key == f"demand:{x}"]
    goods = 4 if told.before.seats == 2 else 2
    for_each = {"timber_for_the_fleet": goods, "emperors_guard": 2, "heads_of_the_noyans": 1}
    of_each = {
        "tribute_of_gold": goods,
        "ancestral_tomb": goods,
        "prayers": goods,
        "scholars": 1,
        "treatises_of_war": 2,
    }
    n = for_each.get(card, 0) * told.before.seats + of_each.get(card, 0)
    return {"demand": card, "n": 3 if card == "glory_to_the_emperor" else n}


def saved_whose(told: Told) -> Truth:
    (whose,) = [p for p in range(told.before.seats) if sum(told.done.rest[p]) > sum(told.before.rest[p])] or [
        int(told.key[0])
    ]
    return {"other_seat": whose}


def machine(told: Told) -> Truth:
    """Its price in materials, whoever pays; what cards took off is missing from what was paid."""
    end = finished(told.apart, steps=("spare_material",))
    spent = [told.before.warehouse[r] - end.warehouse[r] + paid(told, end, r) for r in range(MATERIALS)]
    printed = [int(told.args[RESOURCE_WORDS[r]]) for r in range(MATERIALS)]
    assert all(a <= b for a, b in zip(spent, printed, strict=True))
    less = sum(printed) - sum(spent)
    prices = dict(zip(RESOURCE_WORDS, spent if not less else printed, strict=False))
    return {**prices, "less": less, "honour": scored(told, end, "walls")}


def shot(told: Told) -> Truth:
    end = finished(told.apart, steps=("spend",))
    cost = [paid(told, end, r) for r in range(len(RESOURCE_WORDS))]
    stone = told.args["stone"]
    assert not stone or sum(cost) == cost[RESOURCE_WORDS.index("stone")]
    return {"price": sum(cost), "stone": stone, "honour": scored(told, end, "spoils")}


def hits(told: Told) -> Truth:
    """What flies from here hits: wounds placed, and victims by whose they are."""
    t = told.done.copy()
    journal = t.listen()
    t.rules.steps[S_LET_FLY].run(t, told.seat, told.before.current(told.seat)[1])
    events = told_in(t, journal)
    victims = [e.seat for e in events if e.name == "victim"]
    own = victims.count(told.seat)
    wounds = sum(1 for e in events if e.name == "wound" and e.args["cause"] == "card")
    return {"wounds": wounds, "own": own, "others": len(victims) - own}


def tower(told: Told) -> Truth:
    return {"own": 1 if powder_of(told.before).towers[int(told.what)] == told.seat else 0}


def evicted(told: Told) -> Truth:
    before, after = powder_of(told.before).towers, powder_of(told.done).towers
    assert after[int(told.what)] == told.seat
    return {"other_seat": before[int(told.what)]}


def upgraded(told: Told) -> Truth:
    """The printed price of the next rank, and how much of it need not be paid."""
    beast = told.key.removeprefix("upgrade:")
    end = finished(told.apart, steps=("pay_for_beast",))
    rank = beasts_of(told.before).ranks[BEASTS.index(beast)]
    assert beasts_of(end).ranks[BEASTS.index(beast)] == rank + 1
    price = {word: UPGRADES[beast][rank - 1].count(letter) for letter, word in zip("WSGC", RESOURCE_WORDS, strict=True)}
    return {**price, "off": sum(price.values()) - sum(paid(told, end, r) for r in range(len(RESOURCE_WORDS)))}


def fired(told: Told) -> Truth:
    """How many hordes of its card there are: one burns, or it fires in vain."""
    in_vain = bool(told.happened("dragon_in_vain", told.seat))
    found = [slot for slot in TARGET_SLOTS[dragon_of(told.before).card] if told.before.hordes[slot] >= 0]
    assert in_vain is (found == [])
    assert (dragon_of(told.done).fired, dragon_of(told.before).fired) == (1, 0)
    return {"n": len(found)}


def against_khan(told: Told) -> Truth:
    """The honor of an attack on the Khan, and whether a skill fell silent."""
    silenced = len(told.happened("skill_silenced"))
    return {"honour": scored(told, told.done, "khan_attacks"), "silences": silenced}


def left_of(told: Told) -> Truth:
    """What is left of the resource that the key names, as `give:wood`."""
    r = RESOURCE_WORDS.index(told.key.partition(":")[2])
    return {"left": told.done.resources[told.seat][r]}


def gift(told: Told) -> Truth:
    """The gift scores 12 at the end."""
    more = sum(chronicles_of(told.done).gifts[told.seat]) - sum(chronicles_of(told.before).gifts[told.seat])
    return {**left_of(told), "honour": 12 * more}


def fed(told: Told) -> Truth:
    return {"left": chronicles_of(told.done).food[told.seat]}


def iced(told: Told) -> Truth:
    """As in `ice:2@L`."""
    stone = RESOURCE_WORDS.index("stone")
    return {"price": paid(told, told.done, stone), "left": told.done.resources[told.seat][stone]}


def to_annex(told: Told) -> Truth:
    """A clerk left the pool for it."""
    waiting = chronicles_of(told.done).in_warehouse[told.seat] - chronicles_of(told.before).in_warehouse[told.seat]
    assert waiting == 1
    return {}


def manned(told: Told) -> Truth:
    """An archer stands in the fortress for wood."""
    wood = RESOURCE_WORDS.index("wood")
    assert chronicles_of(told.done).archers[told.seat] == chronicles_of(told.before).archers[told.seat] + 1
    return {"price": paid(told, told.done, wood), "left": told.done.resources[told.seat][wood]}


def shored(told: Told) -> Truth:
    """Materials of one's own, in any mix."""
    end = finished(told.apart, steps=("pay_materials",))
    assert end.warehouse == told.before.warehouse
    return {"price": sum(paid(told, end, r) for r in range(MATERIALS)), "defence": chronicles_of(end).defence}


def peace(told: Told) -> Truth:
    """What all then pay if each gives all that is asked, and how many hordes come."""
    s = told.apart.copy()
    while not s.over and s.current(s.deciders[0])[0].name == "pledge":
        s.choose(s.options(s.deciders[0])[-1], s.deciders[0])
    spent = sum(mine[GOLD] for mine in told.before.resources) - sum(mine[GOLD] for mine in s.resources)
    return {"price": spent, "left": new_hordes(told.before) - chronicles_of(s).kept_away}


def war(told: Told) -> Truth:
    """Each who can hires a clerk."""
    hired = [a[UNHIRED] - b[UNHIRED] for a, b in zip(told.before.clerks, told.done.clerks, strict=True)]
    return {"n": sum(hired)}


FORETOLD = {
    "effect-man": manned,
    "effect-shore": shored,
    "effect-peace": peace,
    "effect-war": war,
    "effect-honour-paid": honour_paid,
    "effect-open-demands": open_demands,
    "effect-demand": demand,
    "effect-whose": saved_whose,
    SILENT: nothing,
    "effect-command": command,
    "effect-qin-support": given_to_qin,
    "effect-khan": against_khan,
    "effect-gift": gift,
    "effect-ransom": left_of,
    "effect-fed": fed,
    "effect-ice": iced,
    "effect-buy-food": price_in_gold,
    "effect-annex": to_annex,
    "effect-card": advisor,
    "effect-dismiss": dismissed,
    "effect-general": general,
    "effect-chi": price_in_chi,
    "effect-gold": price_in_gold,
    "effect-hire": hired,
    "effect-left": spent,
    "effect-spots": placed,
    "effect-hand": hand,
    "effect-group": group,
    "effect-clerks": activated,
    "effect-shame-soldier": under_soldier,
    "effect-shame-horde": on_horde,
    "effect-order": order,
    "effect-build": build,
    "effect-promote": promote,
    "effect-honour": honour,
    "effect-cards": cards_back,
    "effect-ability": ability,
    "effect-boosted": boosted,
    "effect-base": base,
    "effect-machine": machine,
    "effect-shot": shot,
    "effect-hits": hits,
    "effect-tower": tower,
    "effect-evict": evicted,
    "effect-tactic": discarded,
    "effect-upgrade": upgraded,
    "effect-dragon": fired,
}
NEVER_MET: dict[str, str] = {}
