"""The ways to put effects together: if, either, for each player, one player of choice, with consent, afterwards."""

from typing import Final

from rampart.games.great_wall.arguments import (
    ALTERNATIVES,
    ASKED_BY,
    ASKED_PLAYERS,
    CLAUSE,
    DEFEAT,
    PAYLOAD,
    RECRUITS,
    VICTIMS,
)
from rampart.games.great_wall.cards import Amount, Clause, Effect, Test, as_amount
from rampart.games.great_wall.codes import (
    S_ABILITY_DONE,
    S_ALTERNATIVE,
    S_CHOOSE_PLAYER,
    S_CONSENT,
    S_DO,
    S_END_DEFEAT,
    S_END_RECRUITING,
    S_KILL,
    S_TACTIC_DONE,
)
from rampart.games.great_wall.queries import add_bonus
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.vocabulary import P_PLAYER, P_W
from rampart.kernel.frame import args_of, code_of, pack, player_of


class Bonus(Effect):
    """A modifier of a query for the player in this instance only; `uses` 0 means every use until the procedure ends."""

    def __init__(
        self, query: int, value: int | Amount, put: bool = False, uses: int = 0, test: Test | None = None
    ) -> None:
        self.query = query
        self.value = as_amount(value)
        self.put = put
        self.uses = uses
        self.test = test

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If it can come to anything."""
        return self.test is None or self.test(s, p, at)

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """It ends with the procedure that the payload names in w."""
        add_bonus(s, self.query, p, self.value.of(s, p, at), self.put, self.uses, s.pad[at + P_W])


class If(Effect):
    """An effect on a condition, perhaps another one otherwise."""

    def __init__(self, test: Test, then: Effect, otherwise: Effect | None = None) -> None:
        self.test = test
        self.then = then
        self.otherwise = otherwise

    def parts(self) -> list[Clause]:
        """Those of both."""
        return self.then.parts() + (self.otherwise.parts() if self.otherwise is not None else [])

    def chosen(self, s: GreatWall, p: int, at: int) -> Effect | None:
        """The one that counts now."""
        return self.then if self.test(s, p, at) else self.otherwise

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If that one is."""
        effect = self.chosen(s, p, at)
        return effect is not None and effect.possible(s, p, at)

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Do that one."""
        effect = self.chosen(s, p, at)
        if effect is not None:
            effect.run(s, p, at)


class Either(Effect):
    """One of several alternatives, of the player's choice; each has a word for its key."""

    def __init__(self, words: list[str], alternatives: list[list[Effect]]) -> None:
        self.clauses = [Clause(-1, do) for do in alternatives]
        for i in range(len(words)):
            self.clauses[i].alternative = words[i]

    def parts(self) -> list[Clause]:
        """The alternatives."""
        return self.clauses

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If any is."""
        for clause in self.clauses:
            for effect in clause.do:
                if effect.possible(s, p, at):
                    return True
        return False

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Ask which; the alternatives have codes in a row."""
        choice = CLAUSE.put(self.clauses[0].code) + ALTERNATIVES.put(len(self.clauses))
        s.push(S_ALTERNATIVE, p, PAYLOAD.put(at) + choice)


# the steps that something may wait for, and which part of their arguments names their procedure
PLACE_IN: Final = {S_KILL: VICTIMS, S_END_DEFEAT: DEFEAT, S_END_RECRUITING: RECRUITS}


class Afterwards(Effect):
    """What happens right after a pending step of the payload's procedure; `at` is then the place of the procedure."""

    def __init__(self, step: int, do: list[Effect], test: Test | None = None) -> None:
        self.step = step
        self.place = PLACE_IN[step]
        self.later = Clause(-1, do)
        self.test = test

    def parts(self) -> list[Clause]:
        """What comes later."""
        return [self.later]

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If it can come to anything."""
        return self.test is None or self.test(s, p, at)

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """It waits beneath that step."""
        place = s.pad[at + P_W]
        for i in range(len(s.stack) - 1, -1, -1):
            f = s.stack[i]
            if code_of(f) == self.step and self.place.of(args_of(f)) == place:
                s.stack.insert(i, pack(S_DO, p, PAYLOAD.put(place) + CLAUSE.put(self.later.code)))
                return


class Start(Effect):
    """Push a step of the card's own."""

    def __init__(self, step: int, test: Test | None = None) -> None:
        self.step = step
        self.test = test

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If it can do anything."""
        return self.test is None or self.test(s, p, at)

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """The step asks."""
        s.push(self.step, p)


# ---- other players

EACH: Final = 0  # every seat, in tea order
EACH_OTHER: Final = 1  # every seat but the one whose card it is
NOT_OF_MOMENT: Final = 2  # every seat but the one whose moment it is
OF_MOMENT: Final = 3  # the seat whose moment it is
OTHER_NOT_OF_MOMENT: Final = 4  # neither of the two


def seats_meant(s: GreatWall, p: int, at: int, who: int) -> list[int]:
    """The seats that an effect on players means, in tea order; Qin and the Reed clan have no choices to make."""
    seats = s.order()
    if who == EACH:
        return seats
    of_moment = s.pad[at + P_PLAYER] if at >= 0 else -1
    if who == OF_MOMENT:
        return [q for q in seats if q == of_moment]
    if who != NOT_OF_MOMENT:
        seats = [q for q in seats if q != p]
    return seats if who == EACH_OTHER else [q for q in seats if q != of_moment]


class ForEach(Effect):
    """Each of some players does this, one after the other in tea order."""

    def __init__(self, do: list[Effect], who: int = EACH) -> None:
        self.each = Clause(-1, do)
        self.who = who

    def parts(self) -> list[Clause]:
        """What each does."""
        return [self.each]

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If anyone could."""
        for q in seats_meant(s, p, at, self.who):
            if could(s, q, self.each, at):
                return True
        return False

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """One after the other; who can do nothing is passed over."""
        for q in reversed(seats_meant(s, p, at, self.who)):
            s.push(S_DO, q, PAYLOAD.put(at) + CLAUSE.put(self.each.code))


class OnePlayer(Effect):
    """The owner chooses one of some players, who does this."""

    def __init__(self, do: list[Effect], who: int = EACH_OTHER) -> None:
        self.chosen = Clause(-1, do)
        self.who = who

    def parts(self) -> list[Clause]:
        """What the chosen one does."""
        return [self.chosen]

    def able(self, s: GreatWall, p: int, at: int) -> list[int]:
        """Those who could do it."""
        return [q for q in seats_meant(s, p, at, self.who) if could(s, q, self.chosen, at)]

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If anyone could."""
        return bool(self.able(s, p, at))

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Ask whom."""
        seats = 0
        for q in self.able(s, p, at):
            seats |= 1 << q
        if seats:
            s.push(S_CHOOSE_PLAYER, p, PAYLOAD.put(at) + CLAUSE.put(self.chosen.code) + ASKED_PLAYERS.put(seats))


class WithConsent(Effect):
    """The player who would do this may refuse; within `ForEach` or `OnePlayer`, where another's card asks."""

    def __init__(self, do: list[Effect]) -> None:
        self.agreed = Clause(-1, do)

    def parts(self) -> list[Clause]:
        """What is done on consent."""
        return [self.agreed]

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If it can be done."""
        return could(s, p, self.agreed, at)

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Ask, but not the one whose card it is."""
        if not could(s, p, self.agreed, at):
            return
        asked_by = card_player(s)
        if asked_by == p:
            s.push(S_DO, p, PAYLOAD.put(at) + CLAUSE.put(self.agreed.code))
            return
        by = ASKED_BY.put(asked_by if asked_by >= 0 else p)
        s.push(S_CONSENT, p, PAYLOAD.put(at) + CLAUSE.put(self.agreed.code) + by)


def card_player(s: GreatWall) -> int:
    """Whose card is being resolved: the last one that was used or played, -1 where it is no one's."""
    for i in range(len(s.stack) - 1, -1, -1):
        if code_of(s.stack[i]) in (S_ABILITY_DONE, S_TACTIC_DONE):
            return player_of(s.stack[i])
    return -1


def could(s: GreatWall, p: int, clause: Clause, at: int) -> bool:
    """Has any effect of a clause something to do for a seat?"""
    for effect in clause.do:
        if effect.possible(s, p, at):
            return True
    return False
