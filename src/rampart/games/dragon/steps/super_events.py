"""The super event of the seventh month: one of ten, between the normal event and the scoring."""

from rampart.games.dragon.state import Dragon
from rampart.games.dragon.steps.events import push_event
from rampart.games.dragon.steps.outlook import dwellers
from rampart.games.dragon.steps.persons import say_steps, take_in
from rampart.games.dragon.steps.verbs import (
    gain_fireworks,
    gain_rice,
    gain_yuan,
    monk_points,
    move_marker,
    release,
    score,
)
from rampart.games.dragon.tables import (
    ASSASSINATION,
    BUDDHA,
    CARD_WORDS,
    CARDS,
    COURT_LADY,
    CRAFTSMAN,
    E_DISCARDED,
    E_FLOOR_LOST,
    E_PRIVILEGES_LOST,
    E_SUPER,
    E_TRACK_RESET,
    E_TYPE_CHOSEN,
    EARTHQUAKE,
    ECLIPSE,
    EDICT,
    FARMER,
    FLOOD,
    FROM_SUPER_EVENT,
    HIDDEN_SUPER_EVENT,
    LANTERN,
    MONK,
    MOST_PALACES,
    PYROTECHNIST,
    S_BUILD_FLOOR,
    S_CHOOSE_TYPE,
    S_DISCARD_CARD,
    S_FLOOD_FIREWORKS,
    S_FLOOD_RICE,
    S_LEAVE_PALACE,
    S_LOSE_FLOOR,
    S_SETTLE_COURT,
    S_TAKE_YOUNG,
    SCHOLAR,
    SUNRISE,
    SUPER_EVENTS,
    TAX_COLLECTOR,
    TILE_WORDS,
    TILES,
    TORNADO,
    TYPE_WORDS,
    TYPES,
    VOLCANO,
    WARRIOR,
)
from rampart.kernel.codec import FIRST, two_numbers
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step


class SuperEvent(Step[Dragon]):
    """Resolve the super event, one player after another in order of play (YD-803, YD-804)."""

    rule = "YD-803"

    def run(self, s: Dragon, p: int, args: int) -> None:
        """A hidden token is drawn only now (YD-902)."""
        if s.has(HIDDEN_SUPER_EVENT):
            s.super_event = s.rng.below(SUPER_EVENTS)
        if s.super_event < 0:
            return
        if s.journal is not None:
            s.tell(E_SUPER, NOBODY, [s.super_event])
        super_event(s, s.super_event)


def super_event(s: Dragon, which: int) -> None:
    """Each of the ten."""
    if which == LANTERN:
        lantern_festival(s)
    elif which == BUDDHA:
        buddha(s)
    elif which == EARTHQUAKE:
        earthquake(s)
    elif which == FLOOD:
        flood(s)
    elif which == ECLIPSE:
        solar_eclipse(s)
    elif which == VOLCANO:
        volcanic_eruption(s)
    elif which == TORNADO:
        tornado(s)
    elif which == SUNRISE:
        sunrise(s)
    elif which == ASSASSINATION:
        assassination_attempt(s)
    else:
        assert which == EDICT
        edict(s)


def lantern_festival(s: Dragon) -> None:
    """2 points per person in the palaces (YD-810)."""
    for p in s.order():
        score(s, p, FROM_SUPER_EVENT, 2 * s.players[p].persons())


def buddha(s: Dragon) -> None:
    """Monks score as at the end of the game (YD-811)."""
    for p in s.order():
        score(s, p, FROM_SUPER_EVENT, monk_points(s.players[p]))


def earthquake(s: Dragon) -> None:
    """Each loses 2 floors; then who has no floor left leaves (YD-820, YD-822)."""
    for p in reversed(s.order()):
        s.push(S_SETTLE_COURT, p)
        floors = sum(s.players[p].floors)
        if floors:
            s.push(S_LOSE_FLOOR, p, min(2, floors))


def flood(s: Dragon) -> None:
    """Each returns half of yuan, rice and fireworks together, rounded down (YD-830, YD-831)."""
    for p in reversed(s.order()):
        me = s.players[p]
        half = (me.yuan + me.rice + me.fireworks) // 2
        if half:
            s.push(S_FLOOD_RICE, p, half)


def solar_eclipse(s: Dragon) -> None:
    """The month's event strikes again, with its wall check (YD-840, YD-841)."""
    push_event(s)


def volcanic_eruption(s: Dragon) -> None:
    """All markers go to 0 in one stack that keeps the order of play, the first on top (YD-850)."""
    order = s.order()
    for me in s.players:
        me.track = 0
    s.stacked = order[::-1]
    if s.journal is not None:
        s.tell(E_TRACK_RESET, NOBODY, [])


def tornado(s: Dragon) -> None:
    """Each discards 2 person cards (YD-860, YD-861)."""
    for p in reversed(s.order()):
        cards = s.players[p].cards()
        if cards:
            s.push(S_DISCARD_CARD, p, min(2, cards))


def sunrise(s: Dragon) -> None:
    """Each takes a young person without a card (YD-870)."""
    s.risen = 0
    for p in reversed(s.order()):
        s.push(S_TAKE_YOUNG, p)


def assassination_attempt(s: Dragon) -> None:
    """All privileges are lost; court ladies stay (YD-880, YD-881)."""
    for p in s.order():
        me = s.players[p]
        if s.journal is not None and me.small + me.large:
            s.tell(E_PRIVILEGES_LOST, p, [me.small, me.large])
        me.small = 0
        me.large = 0


def edict(s: Dragon) -> None:
    """Each who has persons chooses a type and gains its benefit (YD-890, YD-893)."""
    for p in reversed(s.order()):
        if s.players[p].persons():
            s.push(S_CHOOSE_TYPE, p)


class LoseFloor(Choice[Dragon]):
    """Lose a floor of any own palace (YD-820, YD-821, YD-824)."""

    rule = "YD-820"
    args = two_numbers("left")
    space = MOST_PALACES

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """Every palace, equal ones once; where all floors must go their order is no choice (YD-821)."""
        left = FIRST.of(args)
        me = s.players[p]
        sites = [site for site in range(len(me.floors)) if me.floors[site] and not me.like_an_earlier(site)]
        return sites if sum(me.floors) > left else sites[:1]

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        """Both floors go before anybody leaves."""
        left = FIRST.of(args)
        me = s.players[p]
        me.floors[choice] -= 1
        if s.journal is not None:
            s.tell(E_FLOOR_LOST, p, [choice, me.floors[choice]])
        if left > 1:
            s.push(S_LOSE_FLOOR, p, left - 1)

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `lose@2`."""
        return f"lose@{choice + 1}"

    def prompt(self, s: Dragon, p: int, args: int) -> Say:
        """How many floors are still to go."""
        left = FIRST.of(args)
        return Say("lose_floor", {"left": left})

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """The palace."""
        return Say("option-palace", {"palace": choice + 1, "people": dwellers(s, p, choice)})

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """What remains of it."""
        me = s.players[p]
        floors = me.floors[choice] - 1
        return Say("effect-shrinks", {"floors": floors, "leaving": max(0, len(me.people[choice]) - floors)})

    def target(self, s: Dragon, p: int, args: int, choice: int) -> list[str]:
        """The palace."""
        return [f"palace-{p}-{choice + 1}"]


class SettleCourt(Step[Dragon]):
    """After the earthquake: palaces without floors are gone, overfull ones lose the surplus (YD-822, YD-823)."""

    rule = "YD-822"

    def run(self, s: Dragon, p: int, args: int) -> None:
        """Nobody moves to another palace."""
        me = s.players[p]
        for site in range(len(me.floors) - 1, -1, -1):
            palace = me.people[site]
            if me.floors[site] == 0 or palace.count(palace[0] if palace else 0) == len(palace):
                for tile in palace[me.floors[site] :]:
                    release(s, p, tile, site)
            elif len(palace) > me.floors[site]:
                s.push(S_LEAVE_PALACE, p, site)


class LeavePalace(Choice[Dragon]):
    """Choose who leaves an overfull palace (YD-822)."""

    rule = "YD-822"
    args = two_numbers("site")
    space = MOST_PALACES * TILES

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """Its persons, equal ones once."""
        site = FIRST.of(args)
        return [site * TILES + tile for tile in sorted(set(s.players[p].people[site]))]

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        """Until the others have a floor each."""
        site = FIRST.of(args)
        release(s, p, choice % TILES, site)
        me = s.players[p]
        if len(me.people[site]) > me.floors[site]:
            s.push(S_LEAVE_PALACE, p, site)

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `release:monk_old@3`."""
        site = FIRST.of(args)
        return f"release:{TILE_WORDS[choice % TILES]}@{site + 1}"

    def prompt(self, s: Dragon, p: int, args: int) -> Say:
        """Which palace is too small."""
        site = FIRST.of(args)
        return Say("leave_palace", {"palace": site + 1})

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """Who leaves."""
        site = FIRST.of(args)
        return Say("option-release", {"tile": TILE_WORDS[choice % TILES], "palace": site + 1})

    def target(self, s: Dragon, p: int, args: int, choice: int) -> list[str]:
        """The person."""
        site = FIRST.of(args)
        return [f"person-{p}-{site + 1}-{TILE_WORDS[choice % TILES]}"]


class FloodRice(Choice[Dragon]):
    """How many of the returned things are rice (YD-830)."""

    rule = "YD-830"
    args = two_numbers("owed")
    space = 1024

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """As many as there are, and as few as yuan and fireworks can make up for."""
        owed = FIRST.of(args)
        me = s.players[p]
        return list(range(max(0, owed - me.yuan - me.fireworks), min(me.rice, owed) + 1))

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        """Then the fireworks."""
        owed = FIRST.of(args)
        gain_rice(s, p, -choice)
        s.push(S_FLOOD_FIREWORKS, p, owed - choice)

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `rice:2`."""
        return f"rice:{choice}"

    def prompt(self, s: Dragon, p: int, args: int) -> Say:
        """How much is owed in all."""
        owed = FIRST.of(args)
        return Say("flood_rice", {"owed": owed})

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """The number."""
        return Say("option-rice", {"n": choice})

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """What is still owed."""
        owed = FIRST.of(args)
        return Say("effect-still-owed", {"n": owed - choice})


class FloodFireworks(Choice[Dragon]):
    """How many of the rest are fireworks; yuan make up what is left (YD-830)."""

    rule = "YD-830"
    args = two_numbers("owed")
    space = 1024

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """As many as there are, and as few as the yuan can make up for."""
        owed = FIRST.of(args)
        me = s.players[p]
        return list(range(max(0, owed - me.yuan), min(me.fireworks, owed) + 1))

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        """The rest is paid in yuan."""
        owed = FIRST.of(args)
        gain_fireworks(s, p, -choice)
        gain_yuan(s, p, choice - owed)

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `fireworks:1`."""
        return f"fireworks:{choice}"

    def prompt(self, s: Dragon, p: int, args: int) -> Say:
        """How much is still owed."""
        owed = FIRST.of(args)
        return Say("flood_fireworks", {"owed": owed})

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """The number."""
        return Say("option-fireworks", {"n": choice})

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """The yuan that make up the rest."""
        owed = FIRST.of(args)
        return Say("effect-yuan-rest", {"n": owed - choice})


class DiscardCard(Choice[Dragon]):
    """Discard person cards face up (YD-860)."""

    rule = "YD-860"
    args = two_numbers("left")
    space = CARDS

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """Each kind in hand; where all cards must go their order is no choice (YD-861)."""
        left = FIRST.of(args)
        me = s.players[p]
        kinds = [card for card in range(CARDS) if me.hand[card]]
        return kinds if me.cards() > left else kinds[:1]

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        """One after another."""
        left = FIRST.of(args)
        me = s.players[p]
        me.hand[choice] -= 1
        me.played[choice] += 1
        if s.journal is not None:
            s.tell(E_DISCARDED, p, [choice])
        if left > 1:
            s.push(S_DISCARD_CARD, p, left - 1)

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `discard:farmer`."""
        return f"discard:{CARD_WORDS[choice]}"

    def prompt(self, s: Dragon, p: int, args: int) -> Say:
        """How many cards are still to go."""
        left = FIRST.of(args)
        return Say("discard_card", {"left": left})

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """The card."""
        return Say("option-discard", {"card": CARD_WORDS[choice]})

    def target(self, s: Dragon, p: int, args: int, choice: int) -> list[str]:
        """The card."""
        return [f"card-{p}-{CARD_WORDS[choice]}"]


class TakeYoung(Choice[Dragon]):
    """Take a young person of a type nobody took in this Sunrise, without a card (YD-870 to YD-874)."""

    rule = "YD-870"
    space = TYPES + 1

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """Every type with a young tile left; with none the player gets nothing (YD-873)."""
        free = [t for t in range(TYPES) if s.display[t] and not s.risen >> t & 1]
        return free if free else [TYPES]

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        """The type counts as taken, even if the tile is turned away at once (YD-871, YD-874)."""
        if choice < TYPES:
            s.risen |= 1 << choice
            take_in(s, p, choice)

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `rise:monk_young`."""
        return "rise:none" if choice == TYPES else f"rise:{TILE_WORDS[choice]}"

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """The person, if there is one to take."""
        return Say("option-nobody") if choice == TYPES else Say("option-card", {"tile": TILE_WORDS[choice]})

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say | None:
        """How far the marker goes, and whether there is room."""
        return None if choice == TYPES else say_steps(s, p, choice)

    def target(self, s: Dragon, p: int, args: int, choice: int) -> list[str]:
        """The pile on the display."""
        return [] if choice == TYPES else [f"display-{TILE_WORDS[choice]}"]


class ChooseType(Choice[Dragon]):
    """Choose a type that lives in your palaces and gain its benefit now (YD-890, YD-892, YD-894)."""

    rule = "YD-890"
    space = TYPES

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """Every type of the court, healers too."""
        me = s.players[p]
        return [kind for kind in range(TYPES) if me.symbols(kind)]

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        """The benefit of all persons of that type, without the base of any action (YD-891)."""
        if s.journal is not None:
            s.tell(E_TYPE_CHOSEN, p, [choice])
        n = benefit(s, p, choice)
        if choice == FARMER:
            gain_rice(s, p, n)
        elif choice in (MONK, SCHOLAR, COURT_LADY):
            score(s, p, FROM_SUPER_EVENT, n)
        elif choice == TAX_COLLECTOR:
            gain_yuan(s, p, n)
        elif choice == CRAFTSMAN:
            s.push(S_BUILD_FLOOR, p, n)
        elif choice == PYROTECHNIST:
            gain_fireworks(s, p, n)
        elif choice == WARRIOR:
            move_marker(s, p, n)

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `edict:monk`."""
        return f"edict:{TYPE_WORDS[choice]}"

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """The type."""
        return Say("option-type", {"type": TYPE_WORDS[choice]})

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """The benefit."""
        return Say("effect-type", {"type": TYPE_WORDS[choice], "n": benefit(s, p, choice)})


def benefit(s: Dragon, p: int, kind: int) -> int:
    """How much the edict gives for a type."""
    me = s.players[p]
    return monk_points(me) if kind == MONK else me.symbols(kind)
