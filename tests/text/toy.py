"""A toy game for texts: a poll with answers of two cards, a decision with an aside, and a secret in the journal."""

from rampart.kernel.codec import plain
from rampart.kernel.fields import Field
from rampart.kernel.frame import NOBODY
from rampart.kernel.game import Game
from rampart.kernel.rng import Rng
from rampart.kernel.rules import EventKind, Rules
from rampart.kernel.state import State
from rampart.kernel.step import Choice, Refusal, Say, Step

CARDS = ["sun", "moon", "star"]
S_START, S_BID, S_PICK = 8, 9, 10
E_STOLEN, E_PAID, E_STORM = 1, 2, 3


class Parley(State):
    """A table where three cards are named twice and one gate is picked."""

    def fields(self) -> list[Field]:
        return []

    def copy(self) -> "Parley":
        s = Parley(self.rules, self.seats, self.config, self.rng)
        self.carry(s)
        return s

    def scores(self) -> list[int]:
        return [0] * self.seats

    def asides(self, p: int, code: int) -> list[int]:
        return [2]

    def aside_key(self, p: int, what: int) -> str:
        return f"play:{CARDS[what]}@7"


class Start(Step[Parley]):
    def run(self, s: Parley, p: int, args: int) -> None:
        s.push(S_PICK, 0)
        s.poll(S_BID, list(range(s.seats)))


class Bid(Choice[Parley]):
    """Name two different cards."""

    rule = "TOY-1"
    space = 3

    def options(self, s: Parley, p: int, args: int) -> list[int]:
        return [card for card in range(3) if card not in s.drafts[p]]

    def complete(self, s: Parley, p: int, args: int, draft: list[int]) -> bool:
        return len(draft) == 2

    def answer(self, s: Parley, p: int, args: int, draft: list[int]) -> None:
        pass

    def key(self, s: Parley, p: int, args: int, choice: int) -> str:
        return f"bid:{CARDS[choice]}"

    def say(self, s: Parley, p: int, args: int, choice: int) -> Say:
        return Say("option-bid", {"card": CARDS[choice], "nth": len(s.drafts[p]) + 1})


class Pick(Choice[Parley]):
    """Pick a gate."""

    rule = "TOY-2"
    space = 2

    def options(self, s: Parley, p: int, args: int) -> list[int]:
        return [0, 1]

    def apply(self, s: Parley, p: int, args: int, choice: int) -> None:
        pass

    def key(self, s: Parley, p: int, args: int, choice: int) -> str:
        return f"gate:{choice + 1}"

    def refused(self, s: Parley, p: int, args: int) -> list[Refusal]:
        return [Refusal("gate:3", Say("option-gate"), Say("why-gate", {"keeper_seat": 1}), "TOY-3")]


EVENTS = {
    E_STOLEN: EventKind("stolen", [Field("victim_seat"), Field("card", words=CARDS), Field("n")], "TOY-4"),
    E_PAID: EventKind("paid", [Field("n", low=-100)], "TOY-5"),
    E_STORM: EventKind("storm", [Field("card", words=CARDS)]),
}


def game(name: str) -> Game:
    """The toy under a name of its own, so that each test may give it another catalog."""
    rules = Rules(name, 1, {S_START: Start(), S_BID: Bid(), S_PICK: Pick()}, [], events=EVENTS, asides=plain(9))

    def blank(players: int, config: list[int], rng: Rng) -> State:
        return Parley(rules, players, config, rng)

    def set_up(s: State) -> None:
        s.push(S_START, NOBODY)

    return Game(rules, "Parley", (2, 3), blank, set_up)


CATALOG = """
game-title = Parley
card-sun = sun
    .the = the sun
card-moon = moon
    .the = the moon
card-star = star
    .the = the star
card-hidden = a card
    .the = some card
bid = Name two cards.
option-bid = { START(WORD($card, kind: "card")) } as number { $nth }
pick = Pick a gate.
pick-option = Gate { $key }
option-gate = The third gate
why-gate = { $keeper_seat } keeps it shut.
aside-play = Play { WORD($what, kind: "card", case: "the") } at { $where }
aside_effect-play = the gate { $where } opens
waiting-bid = { $seat } names two cards
waiting-pick = { $seat } picks a gate
log-stolen = { $n ->
    [hidden] { $seat } steals { WORD($card, kind: "card", case: "the") } from { $victim_seat }
   *[other] { $seat } steals { WORD($card, kind: "card", case: "the") } worth { $n } from { $victim_seat }
 }
log-paid = { SIGN($n) ->
    [minus] { $seat } pays { COUNT($n, kind: "point") }
    [zero] { $seat } pays nothing
   *[plus] { $seat } takes { COUNT($n, kind: "point") }
 }
log-storm = { $card ->
    [none] A storm without a card
   *[other] A storm takes { WORD($card, kind: "card") }
 }
"""
