"""Council: polls inside the consequences of polls.

All answer an edict at once, and their answers take effect from the speaker rightwards. A feast adds a grain. A levy
asks the others at once to pay or refuse; each refusal is judged at once by those who neither levied nor refused. All
that follows from one answer is over before the next answer takes effect; the story tells the order.
"""

from typing import Final

from rampart import Rng
from rampart.kernel.codec import FIRST, two_numbers
from rampart.kernel.fields import LIST, ROWS, SEATS, Field
from rampart.kernel.rules import Rules
from rampart.kernel.step import Choice, Step
from tests.proving.toy import Toy, toy_game

S_EDICT: Final = 8
S_ANSWER_EDICT: Final = 9
S_PAY: Final = 10
S_LEVIED: Final = 11
S_JUDGE: Final = 12
S_JUDGED: Final = 13

TALES: Final = ["feast", "levy", "paid", "refused", "fined", "forgiven", "judged", "levied"]
FEAST: Final = 0
LEVY: Final = 1
PAID: Final = 2
REFUSED: Final = 3
FINED: Final = 4
FORGIVEN: Final = 5
JUDGED: Final = 6
LEVIED: Final = 7
ROUNDS: Final = 2
FIELDS: Final = [
    Field("round", high=ROUNDS),
    Field("speaker", high=3),
    Field("grain", LIST, length=SEATS),
    Field("story", ROWS),  # what happened and whose it was
]


class Council(Toy):
    """A position of the council."""

    def __init__(self, rules: Rules, seats: int, config: list[int], rng: Rng) -> None:
        super().__init__(rules, seats, config, rng)
        self.round = 0
        self.speaker = 1
        self.grain = [3] * seats
        self.story: list[list[int]] = []

    def fields(self) -> list[Field]:
        return FIELDS

    def scores(self) -> list[int]:
        return self.grain[:]

    def rightwards(self, but: list[int]) -> list[int]:
        """The seats from the speaker rightwards, without some."""
        seats = [(self.speaker - i) % self.seats for i in range(self.seats)]
        return [p for p in seats if p not in but]

    def told(self) -> list[str]:
        """The story in words."""
        return [f"{TALES[what]}:{p}" for what, p in self.story]


class Edict(Step[Council]):
    """Ask all for their answer to the next edict; the speaker changes with every round."""

    def run(self, s: Council, p: int, args: int) -> None:
        if s.round == ROUNDS:
            return
        s.round += 1
        s.speaker = (s.speaker + 1) % s.seats
        s.push(S_EDICT)
        s.poll(S_ANSWER_EDICT, s.rightwards([]))


class AnswerEdict(Choice[Council]):
    """Hold a feast or levy the others."""

    space = 2

    def options(self, s: Council, p: int, args: int) -> list[int]:
        return [FEAST, LEVY]

    def apply(self, s: Council, p: int, args: int, choice: int) -> None:
        s.story.append([choice, p])
        if choice == FEAST:
            s.grain[p] += 1
        else:
            s.push(S_LEVIED, p)
            s.poll(S_PAY, s.rightwards([p]), p)

    def key(self, s: Council, p: int, args: int, choice: int) -> str:
        return TALES[choice]


class Pay(Choice[Council]):
    """Pay a grain to the one who levies, or refuse and be judged; who has no grain can only refuse."""

    args = two_numbers("a", "b")

    space = 4

    def options(self, s: Council, p: int, args: int) -> list[int]:
        return [PAID, REFUSED] if s.grain[p] else [REFUSED]

    def apply(self, s: Council, p: int, args: int, choice: int) -> None:
        # what earlier answers led to may have taken the grain that was promised
        a = FIRST.of(args)
        paid = choice == PAID and s.grain[p] > 0
        s.story.append([PAID if paid else REFUSED, p])
        if paid:
            s.grain[p] -= 1
            s.grain[a] += 1
        else:
            s.push(S_JUDGED, p)
            s.poll(S_JUDGE, s.rightwards([a, p]), p)

    def key(self, s: Council, p: int, args: int, choice: int) -> str:
        return ["pay", "refuse"][choice - PAID]


class Judge(Choice[Council]):
    """Fine the one who refused, or forgive."""

    args = two_numbers("a", "b")

    space = 6

    def options(self, s: Council, p: int, args: int) -> list[int]:
        return [FINED, FORGIVEN]

    def apply(self, s: Council, p: int, args: int, choice: int) -> None:
        a = FIRST.of(args)
        s.story.append([choice, p])
        if choice == FINED:
            s.grain[a] = max(0, s.grain[a] - 1)

    def key(self, s: Council, p: int, args: int, choice: int) -> str:
        return ["fine", "forgive"][choice - FINED]


class Judged(Step[Council]):
    """A refusal has been judged."""

    def run(self, s: Council, p: int, args: int) -> None:
        s.story.append([JUDGED, p])


class Levied(Step[Council]):
    """A levy is over."""

    def run(self, s: Council, p: int, args: int) -> None:
        s.story.append([LEVIED, p])


def set_up(s: Toy) -> None:
    s.push(S_EDICT)


STEPS = {
    S_EDICT: Edict(),
    S_ANSWER_EDICT: AnswerEdict(),
    S_PAY: Pay(),
    S_LEVIED: Levied(),
    S_JUDGE: Judge(),
    S_JUDGED: Judged(),
}
GAME = toy_game(Rules("council", 1, dict(STEPS), []), "Council", (2, 3, 4), Council, set_up)
