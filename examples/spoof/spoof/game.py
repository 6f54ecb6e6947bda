"""The rules of Spoof, and its entry in the registry."""

from typing import Final

from rampart import Game, Rng
from rampart.kernel.codec import Options, count, one_of
from rampart.kernel.fields import HANDS, LIST, OWNER, SEATS, Field, Pool
from rampart.kernel.frame import NOBODY
from rampart.kernel.rules import EventKind, Rules
from rampart.kernel.state import State
from rampart.kernel.step import Choice, Say, Step

S_ROUND, S_HIDE, S_GUESS, S_OPEN = 8, 9, 10, 11  # codes of steps begin at 8
E_OPENED, E_RIGHT = 1, 2  # codes of events
ROUNDS: Final = 5
MOST: Final = 3  # pebbles in a fist
WORDS: Final = ["no_pebble", "one_pebble", "two_pebbles", "three_pebbles"]

# Every seat has each of the four fists once: the one it shows now, and those that are left. Whoever guesses hidden
# worlds deals from them.
POOLS: Final = [Pool("fists", WORDS, [1] * len(WORDS), each=1)]
FIELDS: Final = [
    Field("round", high=ROUNDS),
    Field("fists", LIST, OWNER, pool="fists", length=SEATS, low=-1),
    Field("left", HANDS, OWNER, pool="fists", length=SEATS),
    Field("guesses", LIST, length=SEATS, low=-1, high=4 * MOST),
    Field("points", LIST, length=SEATS, high=ROUNDS),
]

HIDING: Final = Options()
FIST: Final = HIDING.part("fist", one_of(WORDS))
GUESSING: Final = Options()
TOTAL: Final = GUESSING.part("total", count(4 * MOST))


class Spoof(State):
    """A position of Spoof."""

    def __init__(self, rules: Rules, seats: int, config: list[int], rng: Rng) -> None:
        super().__init__(rules, seats, config, rng)
        self.round = 0
        self.fists = [-1] * seats
        self.left = [list(range(MOST + 1)) for _ in range(seats)]
        self.guesses = [-1] * seats
        self.points = [0] * seats

    def fields(self) -> list[Field]:
        """What a position is made of, and who sees it."""
        return FIELDS

    def pools(self) -> list[Pool]:
        """What hidden things are drawn from."""
        return POOLS

    def copy(self) -> "Spoof":
        """An independent copy."""
        s = Spoof(self.rules, self.seats, self.config, self.rng)
        self.carry(s)
        s.round, s.fists, s.left = self.round, self.fists[:], [fists[:] for fists in self.left]
        s.guesses, s.points = self.guesses[:], self.points[:]
        return s

    def scores(self) -> list[int]:
        """The points of the seats."""
        return self.points[:]


class StartRound(Step[Spoof]):
    """All hide a fist at the same time, then guess in turn; the first to guess changes every round (SP-1, SP-3)."""

    def run(self, s: Spoof, p: int, args: int) -> None:
        s.round += 1
        s.guesses = [-1] * s.seats
        s.push(S_OPEN)
        for i in reversed(range(s.seats)):  # what is pushed last is done first
            s.push(S_GUESS, (s.round - 1 + i) % s.seats)
        s.poll(S_HIDE, list(range(s.seats)))


class Hide(Choice[Spoof]):
    """Hide up to three pebbles (SP-1)."""

    rule = "SP-1"
    choices = HIDING
    is_secret = 1

    def options(self, s: Spoof, p: int, args: int) -> list[int]:
        return [FIST.put(n) for n in s.left[p]]

    def apply(self, s: Spoof, p: int, args: int, choice: int) -> None:
        s.fists[p] = FIST.of(choice)
        s.left[p].remove(s.fists[p])

    def key(self, s: Spoof, p: int, args: int, choice: int) -> str:
        return f"hide:{FIST.of(choice)}"

    def say(self, s: Spoof, p: int, args: int, choice: int) -> Say:
        return Say("hide-option", {"n": FIST.of(choice)})


class Guess(Choice[Spoof]):
    """Guess the total of all fists; nobody may repeat a guess (SP-2)."""

    rule = "SP-2"
    choices = GUESSING

    def options(self, s: Spoof, p: int, args: int) -> list[int]:
        return [TOTAL.put(n) for n in range(MOST * s.seats + 1) if n not in s.guesses]

    def apply(self, s: Spoof, p: int, args: int, choice: int) -> None:
        s.guesses[p] = TOTAL.of(choice)

    def key(self, s: Spoof, p: int, args: int, choice: int) -> str:
        return f"guess:{TOTAL.of(choice)}"

    def say(self, s: Spoof, p: int, args: int, choice: int) -> Say:
        return Say("guess-option", {"n": TOTAL.of(choice)})

    def target(self, s: Spoof, p: int, args: int, choice: int) -> list[str]:
        return [f"total-{TOTAL.of(choice)}"]


class OpenFists(Step[Spoof]):
    """Open all fists; who guessed the total scores a point. Five rounds make a game (SP-4)."""

    def run(self, s: Spoof, p: int, args: int) -> None:
        s.reveal()
        total = sum(s.fists)
        if s.journal is not None:
            s.tell(E_OPENED, NOBODY, [total])
        if total in s.guesses:
            winner = s.guesses.index(total)
            s.points[winner] += 1
            if s.journal is not None:
                s.tell(E_RIGHT, winner, [total])
        for q in range(s.seats):
            s.left[q] = list(range(MOST + 1))
            s.fists[q] = -1
        if s.round < ROUNDS:
            s.push(S_ROUND)


STEPS: Final[dict[int, object]] = {S_ROUND: StartRound(), S_HIDE: Hide(), S_GUESS: Guess(), S_OPEN: OpenFists()}
EVENTS: Final = {E_OPENED: EventKind("opened", [Field("n")], "SP-4"), E_RIGHT: EventKind("right", [Field("n")], "SP-4")}
RULES: Final = Rules("spoof", 1, STEPS, [], events=EVENTS)
GAME: Final = Game(
    RULES, "Spoof", (2, 3, 4), lambda n, config, rng: Spoof(RULES, n, config, rng), lambda s: s.push(S_ROUND)
)
