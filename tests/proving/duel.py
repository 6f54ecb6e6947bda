"""Duel: response windows on hidden hands, with a payload on the pad, and a response to a response.

A blow is announced with its attacker, target and force, and secretly poisoned or not. Before it lands, every seat with
cards may respond in tea order: a parry makes it glance off, a decoy draws it upon the one who plays it. Before a
response takes effect, the others may answer it with a riposte, which makes it fail. Who responds moves to the top of
the tea order, which counts only for windows that open later.
"""

from typing import Final

from rampart import Rng
from rampart.kernel.codec import Args, count, pad_place
from rampart.kernel.fields import BAG, HANDS, LIST, NONE, NUMBER, OWNER, SEATS, Field, Layout, Pool
from rampart.kernel.frame import NOBODY
from rampart.kernel.rules import EventKind, Option, Rules
from rampart.kernel.step import Choice, Step
from tests.proving.toy import Toy, toy_game

S_TURN: Final = 8
S_POISON: Final = 9
S_BEFORE_HIT: Final = 10
S_RESPOND: Final = 11
S_HIT: Final = 12
S_GLANCE: Final = 13
S_BEFORE_RESPONSE: Final = 14
S_COUNTER: Final = 15
S_PARRY: Final = 16
S_DECOY: Final = 17
S_FAIL: Final = 18

E_PLAYED: Final = 1
E_HIT: Final = 2
E_GLANCED: Final = 3

STRIKE: Final = 0
PARRY: Final = 1
DECOY: Final = 2
RIPOSTE: Final = 3
PASS: Final = 4
WORDS: Final = ["strike", "parry", "decoy", "riposte"]
CONTENT: Final = [7, 4, 3, 4]
POOLS: Final = [Pool("cards", WORDS, CONTENT)]

# The payload of a blow
BLOW: Final = 0
ATTACKER: Final = 0
TARGET: Final = 1
FORCE: Final = 2
POISON: Final = 3
LAYOUTS: Final = [
    Layout(
        "blow",
        [Field("attacker"), Field("target"), Field("force"), Field("poison", NUMBER, OWNER, words=["no", "yes"])],
    )
]
FIELDS: Final = [
    Field("turn"),
    Field("tea", LIST, length=SEATS),  # the seats from the top down
    Field("deck", LIST, NONE, pool="cards", rest=1),
    Field("hands", HANDS, OWNER, pool="cards", length=SEATS),
    Field("discard", BAG, pool="cards"),
    Field("wounds", LIST, length=SEATS),
]
TURNS: Final = 9
LIMIT: Final = 5

OF_BLOW: Final = Args()
AT: Final = OF_BLOW.part("blow", pad_place())  # where the blow lies on the pad

OF_RESPONSE: Final = Args()
OF_RESPONSE.laid(AT)
RESPONSE: Final = OF_RESPONSE.part("response", count(S_DECOY, S_PARRY))  # the step that is answered


class Duel(Toy):
    """A position of the duel."""

    def __init__(self, rules: Rules, seats: int, config: list[int], rng: Rng) -> None:
        super().__init__(rules, seats, config, rng)
        self.turn = 0
        self.tea = list(range(seats))
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.discard = [0] * len(WORDS)
        self.wounds = [0] * seats

    def fields(self) -> list[Field]:
        return FIELDS

    def pools(self) -> list[Pool]:
        return POOLS

    def scores(self) -> list[int]:
        return [-wounds for wounds in self.wounds]

    def play(self, p: int, card: int) -> None:
        """Lay a card of the hand on the discards."""
        self.hands[p].remove(card)
        self.discard[card] += 1
        if self.journal is not None:
            self.tell(E_PLAYED, p, [card])

    def ask_in_tea_order(self, code: int, but: int, args: int) -> None:
        """Ask every seat with cards but one; the order is read now, whatever changes while they are asked."""
        for q in reversed(self.tea):
            if q != but and self.hands[q]:
                self.push(code, q, args)


class Turn(Choice[Duel]):
    """Strike at someone, or draw a card."""

    space = 5

    def options(self, s: Duel, p: int, args: int) -> list[int]:
        targets = [q for q in range(s.seats) if q != p] if STRIKE in s.hands[p] else []
        return [*targets, 4]

    def apply(self, s: Duel, p: int, args: int, choice: int) -> None:
        s.turn += 1
        if s.turn < TURNS:
            s.push(S_TURN, (p + 1) % s.seats)
        if choice < 4:
            s.play(p, STRIKE)
            blow = s.open_pad(BLOW, [p, choice, 2, 0], p)
            s.push(S_HIT, NOBODY, AT.put(blow))
            s.push(S_BEFORE_HIT, p, AT.put(blow))
            s.push(S_POISON, p, AT.put(blow))
        elif s.deck:
            s.reveal()
            s.hands[p] = sorted([*s.hands[p], s.deck.pop()])

    def key(self, s: Duel, p: int, args: int, choice: int) -> str:
        return "draw" if choice == 4 else f"strike:{choice}"


class Poison(Choice[Duel]):
    """Poison the blade or not; no one else sees it before the blow lands."""

    args = OF_BLOW
    space = 2
    is_secret = 1

    def options(self, s: Duel, p: int, args: int) -> list[int]:
        return [0, 1]

    def apply(self, s: Duel, p: int, args: int, choice: int) -> None:
        s.pad[AT.of(args) + POISON] = choice

    def key(self, s: Duel, p: int, args: int, choice: int) -> str:
        return ["clean", "poisoned"][choice]


class BeforeHit(Step[Duel]):
    """The window before a blow lands: one pass through the others in tea order."""

    args = OF_BLOW

    def run(self, s: Duel, p: int, args: int) -> None:
        s.ask_in_tea_order(S_RESPOND, p, args)


class Respond(Choice[Duel]):
    """Respond to a blow that has not landed yet, or pass."""

    args = OF_BLOW
    space = 5
    is_window = 1
    pass_option = PASS

    def options(self, s: Duel, p: int, args: int) -> list[int]:
        return [card for card in (PARRY, DECOY) if card in s.hands[p]] + [PASS]

    def apply(self, s: Duel, p: int, args: int, choice: int) -> None:
        if choice == PASS:
            return
        s.play(p, choice)
        s.tea = [p, *(q for q in s.tea if q != p)]
        response = S_PARRY if choice == PARRY else S_DECOY
        s.push(response, p, args)
        s.push(S_BEFORE_RESPONSE, p, RESPONSE.change(args, response))

    def key(self, s: Duel, p: int, args: int, choice: int) -> str:
        return "pass" if choice == PASS else WORDS[choice]


class BeforeResponse(Step[Duel]):
    """The window before a response takes effect."""

    args = OF_RESPONSE

    def run(self, s: Duel, p: int, args: int) -> None:
        s.ask_in_tea_order(S_COUNTER, p, args)


class Counter(Choice[Duel]):
    """Answer a response with a riposte: what was pending fails in its place."""

    space = 5
    is_window = 1
    args = OF_RESPONSE

    def options(self, s: Duel, p: int, args: int) -> list[int]:
        return [RIPOSTE, PASS] if RIPOSTE in s.hands[p] else [PASS]

    def apply(self, s: Duel, p: int, args: int, choice: int) -> None:
        if choice == RIPOSTE:
            s.play(p, RIPOSTE)
            s.replace(RESPONSE.of(args), AT, AT.of(args), S_FAIL)

    def key(self, s: Duel, p: int, args: int, choice: int) -> str:
        return "pass" if choice == PASS else WORDS[choice]


class Parry(Step[Duel]):
    """The blow that was pending glances off instead."""

    args = OF_BLOW

    def run(self, s: Duel, p: int, args: int) -> None:
        s.replace(S_HIT, AT, AT.of(args), S_GLANCE)


class Decoy(Step[Duel]):
    """The payload is changed: later seats see the new target."""

    args = OF_BLOW

    def run(self, s: Duel, p: int, args: int) -> None:
        s.pad[AT.of(args) + TARGET] = p


class Fail(Step[Duel]):
    """A response that was answered has no effect."""

    args = OF_BLOW

    def run(self, s: Duel, p: int, args: int) -> None:
        pass


class Hit(Step[Duel]):
    """The blow lands, and shows whether it was poisoned."""

    args = OF_BLOW

    def run(self, s: Duel, p: int, args: int) -> None:
        blow = AT.of(args)
        s.reveal()
        target = s.pad[blow + TARGET]
        s.wounds[target] += s.pad[blow + FORCE] + s.pad[blow + POISON]
        if s.journal is not None:
            s.tell(E_HIT, s.pad[blow + ATTACKER], [target, s.pad[blow + POISON]])
        if s.wounds[target] >= LIMIT:
            s.end()


class Glance(Step[Duel]):
    """The blow does nothing, and whether it was poisoned is never known."""

    args = OF_BLOW

    def run(self, s: Duel, p: int, args: int) -> None:
        blow = AT.of(args)
        if s.journal is not None:
            attacker = s.pad[blow + ATTACKER]
            s.tell(E_GLANCED, attacker, [s.pad[blow + TARGET], s.pad[blow + POISON]], 1, 1 << attacker)


def set_up(s: Toy) -> None:
    assert isinstance(s, Duel)
    s.deck = [card for card in range(len(WORDS)) for _ in range(CONTENT[card])]
    s.rng.shuffle(s.deck)
    for hand in s.hands:
        hand.extend(sorted(s.deck.pop() for _ in range(3)))
    s.push(S_TURN, 0)


STEPS = {
    S_TURN: Turn(),
    S_POISON: Poison(),
    S_BEFORE_HIT: BeforeHit(),
    S_RESPOND: Respond(),
    S_HIT: Hit(),
    S_GLANCE: Glance(),
    S_BEFORE_RESPONSE: BeforeResponse(),
    S_COUNTER: Counter(),
    S_PARRY: Parry(),
    S_DECOY: Decoy(),
    S_FAIL: Fail(),
}
POISONED = Field("poison", words=["no", "yes"])
EVENTS = {
    E_PLAYED: EventKind("played", [Field("card", words=WORDS)]),
    E_HIT: EventKind("hit", [Field("target"), POISONED]),
    E_GLANCED: EventKind("glanced", [Field("target"), POISONED]),
}
OPTIONS = [Option("sealed", [False, True], False, "Ask every seat with cards, also those that can only pass.")]
RULES = Rules("duel", 1, dict(STEPS), OPTIONS, layouts=LAYOUTS, events=EVENTS)
GAME = toy_game(RULES, "Duel", (2, 3, 4), Duel, set_up)
CONFIGS: list[dict[str, object]] = [{"players": n, "sealed": sealed} for n in (2, 3, 4) for sealed in (False, True)]
