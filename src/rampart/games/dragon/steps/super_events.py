"""The super event of the seventh month: one of ten, between the normal event and the scoring."""

from typing import Final

from rampart.games.dragon.arguments import (
    OF_DISCARD,
    OWED,
    TO_BUILD,
    TO_DISCARD,
    TO_LOSE,
)
from rampart.games.dragon.state import Dragon
from rampart.games.dragon.steps.events import push_event
from rampart.games.dragon.steps.persons import say_steps, take_in
from rampart.games.dragon.steps.verbs import (
    gain_fireworks,
    gain_rice,
    gain_yuan,
    monk_points,
    move_marker,
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
    PYROTECHNIST,
    S_BUILD_FLOOR,
    S_CHOOSE_TYPE,
    S_DISCARD_CARD,
    S_FLOOD_RICE,
    S_LOSE_FLOOR,
    S_SETTLE_COURT,
    S_TAKE_YOUNG,
    SCHOLAR,
    SUNRISE,
    SUPER_EVENTS,
    TAX_COLLECTOR,
    TILE_WORDS,
    TORNADO,
    TYPE_WORDS,
    TYPES,
    VOLCANO,
    WARRIOR,
)
from rampart.kernel.codec import Options, holds, including, one_of
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step

DISCARDED: Final = Options()
DISCARDED.part("card", one_of(CARD_WORDS))

RISING: Final = Options()
RISING_TYPE: Final = RISING.part("tile", one_of(TILE_WORDS[:TYPES]))
NOBODY_RISES: Final = RISING.case("nobody").code

FAVOURED: Final = Options()
FAVOURED.part("type", one_of(TYPE_WORDS))


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
            s.push(S_LOSE_FLOOR, p, TO_LOSE.put(min(2, floors)))


def flood(s: Dragon) -> None:
    """Each returns half of yuan, rice and fireworks together, rounded down (YD-830, YD-831)."""
    for p in reversed(s.order()):
        me = s.players[p]
        half = (me.yuan + me.rice + me.fireworks) // 2
        if half:
            s.push(S_FLOOD_RICE, p, OWED.put(half))


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
            s.push(S_DISCARD_CARD, p, TO_DISCARD.put(min(2, cards)))


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


class DiscardCard(Choice[Dragon]):
    """Discard person cards face up (YD-860)."""

    rule = "YD-860"
    args = OF_DISCARD
    choices = DISCARDED

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """Each kind in hand; where all cards must go their order is no choice (YD-861)."""
        me = s.players[p]
        kinds = [card for card in range(CARDS) if me.hand[card]]
        return kinds if me.cards() > TO_DISCARD.of(args) else kinds[:1]

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        left = TO_DISCARD.of(args)
        me = s.players[p]
        me.hand[choice] -= 1
        me.played[choice] += 1
        if s.journal is not None:
            s.tell(E_DISCARDED, p, [choice])
        if left > 1:
            s.push(S_DISCARD_CARD, p, TO_DISCARD.put(left - 1))

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `discard:farmer`."""
        return f"discard:{CARD_WORDS[choice]}"

    def prompt(self, s: Dragon, p: int, args: int) -> Say:
        """How many cards are still to go."""
        return Say("discard_card", {"left": TO_DISCARD.of(args)})

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        return Say("option-discard", {"card": CARD_WORDS[choice]})

    def target(self, s: Dragon, p: int, args: int, choice: int) -> list[str]:
        return [f"card-{p}-{CARD_WORDS[choice]}"]


class TakeYoung(Choice[Dragon]):
    """Take a young person of a type no one took in this Sunrise, without a card (YD-870 to YD-874)."""

    rule = "YD-870"
    choices = RISING

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """Every type with a young tile left; with none the player gets nothing (YD-873)."""
        free = [RISING_TYPE.put(t) for t in range(TYPES) if s.display[t] and not holds(s.risen, t)]
        return free if free else [NOBODY_RISES]

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        """The type counts as taken, even if the tile is turned away at once (YD-871, YD-874)."""
        if choice != NOBODY_RISES:
            s.risen = including(s.risen, RISING_TYPE.of(choice))
            take_in(s, p, RISING_TYPE.of(choice))

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `rise:monk_young`."""
        return "rise:none" if choice == NOBODY_RISES else f"rise:{TILE_WORDS[RISING_TYPE.of(choice)]}"

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        """The person, if there is one to take."""
        if choice == NOBODY_RISES:
            return Say("option-nobody")
        return Say("option-card", {"tile": TILE_WORDS[RISING_TYPE.of(choice)]})

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say | None:
        """How far the marker goes, and whether there is room."""
        return None if choice == NOBODY_RISES else say_steps(s, p, RISING_TYPE.of(choice))

    def target(self, s: Dragon, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == NOBODY_RISES else [f"display-{TILE_WORDS[RISING_TYPE.of(choice)]}"]


class ChooseType(Choice[Dragon]):
    """Choose a type that lives in your palaces and gain its benefit now (YD-890, YD-892, YD-894)."""

    rule = "YD-890"
    choices = FAVOURED

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
            s.push(S_BUILD_FLOOR, p, TO_BUILD.put(n))
        elif choice == PYROTECHNIST:
            gain_fireworks(s, p, n)
        elif choice == WARRIOR:
            move_marker(s, p, n)

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `edict:monk`."""
        return f"edict:{TYPE_WORDS[choice]}"

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        return Say("option-type", {"type": TYPE_WORDS[choice]})

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        return Say("effect-type", {"type": TYPE_WORDS[choice], "n": benefit(s, p, choice)})


def benefit(s: Dragon, p: int, kind: int) -> int:
    """How much the edict gives for a type."""
    me = s.players[p]
    return monk_points(me) if kind == MONK else me.symbols(kind)
