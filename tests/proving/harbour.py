"""Harbour: a window in which all may respond at once, every kind of field, and every kind of ending.

Captains sail for one of four islands, on one of which, unknown to all, lies the treasure. Before a ship arrives, all
others with cards may respond at once: a storm sinks the ship, a pilot turns a storm away, cargo is of no use. The game
ends in a feast when every captain has landed (all win), in ruin when all ships are lost (no one wins), else when the
year is over: then debts are paid, the crown's captains are rewarded, and a gale costs fame.
"""

from typing import Final

from rampart import Rng
from rampart.kernel.codec import Args, one_of, seat
from rampart.kernel.fields import (
    BAG,
    HAND,
    HANDS,
    LIST,
    MASK,
    MEMORY,
    NONE,
    NUMBER,
    OWNER,
    RECORD,
    RECORDS,
    ROWS,
    SEATS,
    Field,
    Pool,
    Record,
)
from rampart.kernel.rules import EventKind, Option, Rules
from rampart.kernel.step import Choice, Step
from tests.proving.toy import Toy, toy_game

S_SAIL: Final = 8
S_HINDER: Final = 9
S_ARRIVE: Final = 10

E_STORM: Final = 1
E_LANDED: Final = 2

ISLANDS: Final = ["amber", "bone", "coral", "drift"]
STORM: Final = 0
PILOT: Final = 1
CARGO: Final = 2
CARDS: Final = ["storm", "pilot", "cargo"]
CONTENT: Final = [5, 2, 5]
PASS: Final = 3
WAIT: Final = len(ISLANDS)
WEATHER: Final = ["calm", "breeze", "gale"]
GALE: Final = 2
CURRENTS: Final = ["ebb", "flow"]
OMENS: Final = ["gull", "whale", "comet"]
PATRONS: Final = ["guild", "crown", "temple"]
CROWN: Final = 1
CROWN_REWARD: Final = 2
OUTCOMES: Final = ["", "feast", "ruin", "year"]
FEAST: Final = 1
RUIN: Final = 2
YEAR: Final = 3

HINDERING: Final = Args()
SAILOR: Final = HINDERING.part("sailor", seat())

ARRIVING: Final = Args()
ISLAND: Final = ARRIVING.part("island", one_of(ISLANDS))

POOLS: Final = [Pool("islands", ISLANDS, [1] * 4), Pool("cards", CARDS, CONTENT)]
TURNS: Final = 6
SHIPS: Final = 1

CAPTAIN_FIELDS: Final = [
    Field("ships", high=SHIPS),
    Field("gold"),
    Field("landed", MASK, words=ISLANDS),
    Field("cards", HAND, OWNER, pool="cards"),
    Field("debt", NUMBER, OWNER, high=3),
    Field("fame", NUMBER, MEMORY),
]
SEA_FIELDS: Final = [
    Field("treasure", NUMBER, NONE, pool="islands", low=-1),
    Field("empty", LIST, NONE, pool="islands"),
    Field("charted", LIST, pool="islands"),
    Field("weather", NUMBER, NONE, words=WEATHER),
    Field("currents", LIST, NONE, words=CURRENTS),
    Field("wrecks"),
]
FIELDS: Final = [
    Field("turn", high=TURNS),
    Field("outcome", words=OUTCOMES),
    Field("storms"),
    Field("sea", RECORD),
    Field("captains", RECORDS),
    Field("patrons", LIST, OWNER, words=PATRONS, length=SEATS),
    Field("omens", HANDS, OWNER, words=OMENS, length=SEATS),
    Field("routes", ROWS, OWNER, words=CURRENTS, length=SEATS),
    Field("deck", LIST, NONE, pool="cards", rest=1),
    Field("used", BAG, pool="cards"),
]


class Captain(Record):
    """A captain's ships, gold and landings, with cards and a debt that only the captain sees."""

    def __init__(self) -> None:
        self.ships = SHIPS
        self.gold = 0
        self.landed = 0
        self.cards: list[int] = []
        self.debt = 0
        self.fame = 0  # every change is announced

    def fields(self) -> list[Field]:
        return CAPTAIN_FIELDS


class Sea(Record):
    """What lies out there: where the treasure is, and the weather, which no one knows."""

    def __init__(self) -> None:
        self.treasure = 0
        self.empty: list[int] = []
        self.charted: list[int] = []
        self.weather = 0
        self.currents = [0, 0]
        self.wrecks = 0

    def fields(self) -> list[Field]:
        return SEA_FIELDS


class Harbour(Toy):
    """A position of the harbour."""

    def __init__(self, rules: Rules, seats: int, config: list[int], rng: Rng) -> None:
        super().__init__(rules, seats, config, rng)
        self.turn = 0
        self.outcome = 0
        self.storms = 0
        self.sea = Sea()
        self.captains = [Captain() for _ in range(seats)]
        self.patrons = [0] * seats
        self.omens: list[list[int]] = [[] for _ in range(seats)]
        self.routes: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = []
        self.used = [0] * len(CARDS)

    def fields(self) -> list[Field]:
        return FIELDS

    def pools(self) -> list[Pool]:
        return POOLS

    def scores(self) -> list[int]:
        return [me.gold + me.fame for me in self.captains]

    def breakdown(self) -> list[dict[str, int]]:
        return [{"gold": me.gold, "fame": me.fame} for me in self.captains]

    def winners(self) -> list[int]:
        """All in a feast, no one in ruin, else the best."""
        if self.outcome == YEAR:
            return super().winners()
        return list(range(self.seats)) if self.outcome == FEAST else []

    @property
    def ending(self) -> str:
        return OUTCOMES[self.outcome]

    def finish(self, outcome: int) -> None:
        """The game is over at once; at the end of the year all secrets come to light."""
        self.outcome = outcome
        self.end()
        if outcome == YEAR:
            self.reveal()
            for p, me in enumerate(self.captains):
                me.gold += (CROWN_REWARD if self.patrons[p] == CROWN else 0) - min(me.gold, me.debt)
                me.fame -= min(me.fame, self.sea.weather // GALE)

    def lay_down(self, p: int, card: int) -> None:
        self.captains[p].cards.remove(card)
        self.used[card] += 1


class Sail(Choice[Harbour]):
    """Sail for an island not visited yet, or wait and draw a card."""

    space = len(ISLANDS) + 1

    def options(self, s: Harbour, p: int, args: int) -> list[int]:
        me = s.captains[p]
        return [i for i in range(len(ISLANDS)) if me.ships and not me.landed >> i & 1] + [WAIT]

    def apply(self, s: Harbour, p: int, args: int, choice: int) -> None:
        s.turn += 1
        if s.turn < TURNS:
            s.push(S_SAIL, (p + 1) % s.seats)
        if choice == WAIT:
            if s.deck:
                s.reveal()
                s.captains[p].cards = sorted([*s.captains[p].cards, s.deck.pop()])
            if s.turn == TURNS:
                s.finish(YEAR)
            return
        s.push(S_ARRIVE, p, ISLAND.put(choice))
        others = [q for q in reversed(range(s.seats)) if q != p and s.captains[q].cards]
        s.poll(S_HINDER, others, SAILOR.put(p))

    def key(self, s: Harbour, p: int, args: int, choice: int) -> str:
        return "wait" if choice == WAIT else f"sail:{ISLANDS[choice]}"


class Hinder(Choice[Harbour]):
    """All others at once: raise a storm, send a pilot, or pass."""

    args = HINDERING
    space = PASS + 1
    is_window = 1

    def options(self, s: Harbour, p: int, args: int) -> list[int]:
        return [card for card in (STORM, PILOT) if card in s.captains[p].cards] + [PASS]

    def apply(self, s: Harbour, p: int, args: int, choice: int) -> None:
        if choice == PASS:
            return
        s.lay_down(p, choice)
        s.storms += 1 if choice == STORM else -1
        if s.journal is not None and choice == STORM:
            s.tell(E_STORM, p, [s.storms])

    def key(self, s: Harbour, p: int, args: int, choice: int) -> str:
        return "pass" if choice == PASS else CARDS[choice]


class Arrive(Step[Harbour]):
    """The ship is lost in a storm, or it lands, and the captain finds treasure or fame."""

    args = ARRIVING

    def run(self, s: Harbour, p: int, args: int) -> None:
        if s.storms > 0:
            s.captains[p].ships -= 1
            s.sea.wrecks += 1
        else:
            land(s, p, ISLAND.of(args))
        s.storms = 0
        if all(x.landed for x in s.captains):
            s.finish(FEAST)
        elif not any(x.ships for x in s.captains):
            s.finish(RUIN)
        elif s.turn == TURNS:
            s.finish(YEAR)


def land(s: Harbour, p: int, island: int) -> None:
    """All see what lies on an island when the first captain lands there."""
    me = s.captains[p]
    me.landed |= 1 << island
    if s.sea.treasure == island:
        me.gold += 5
        s.sea.treasure = -1
    else:
        me.fame += 1
        if island in s.sea.empty:
            s.sea.empty.remove(island)
    if island not in s.sea.charted:
        s.reveal()
        s.sea.charted.append(island)
    if s.journal is not None:
        s.tell(E_LANDED, p, [island, me.fame])


def set_up(s: Toy) -> None:
    assert isinstance(s, Harbour)
    islands = list(range(len(ISLANDS)))
    s.rng.shuffle(islands)
    s.sea.treasure = islands.pop()
    s.sea.empty = islands
    s.sea.weather = s.rng.below(len(WEATHER))
    s.sea.currents = [s.rng.below(len(CURRENTS)) for _ in range(2)]
    s.deck = [card for card in range(len(CARDS)) for _ in range(CONTENT[card])]
    s.rng.shuffle(s.deck)
    for p, me in enumerate(s.captains):
        me.cards = sorted(s.deck.pop() for _ in range(2))
        me.debt = s.rng.below(4)
        s.patrons[p] = s.rng.below(len(PATRONS))
        s.omens[p] = sorted(s.rng.below(len(OMENS)) for _ in range(2))
        s.routes[p] = [s.rng.below(len(CURRENTS)) for _ in range(2)]
    s.push(S_SAIL, 0)


STEPS = {S_SAIL: Sail(), S_HINDER: Hinder(), S_ARRIVE: Arrive()}
EVENTS = {
    E_STORM: EventKind("storm", [Field("storms")]),
    E_LANDED: EventKind("landed", [Field("island", words=ISLANDS), Field("fame")]),
}
OPTIONS = [Option("sealed", [False, True], False, "Ask every captain with cards, also those that can only pass.")]
GAME = toy_game(Rules("harbour", 1, dict(STEPS), OPTIONS, events=EVENTS), "Harbour", (2, 3), Harbour, set_up)
CONFIGS: list[dict[str, object]] = [{"players": n, "sealed": sealed} for n in (2, 3) for sealed in (False, True)]
