"""The effect verbs of war, and the ways to put effects together: if, either, afterwards, for this instance only."""

from typing import Final

from rampart.games.great_wall.arguments import (
    ALTERNATIVES,
    ATTACK,
    CLAUSE,
    DEFEAT,
    MARCHED_FOR,
    MARCHES,
    OFF_LEFT,
    PAYLOAD,
    RECRUITS,
    REST_ONLY,
    SAVED_FREE,
    VICTIMS,
)
from rampart.games.great_wall.battle import EVERYWHERE, can_attack, can_wound, sections_in_play, slots_of
from rampart.games.great_wall.cards import Amount, Clause, Effect, Test, as_amount
from rampart.games.great_wall.codes import (
    ATK_DONE,
    CMP_DEFENCE,
    CMP_OFFENCE,
    DEF_SECTION,
    DEF_SURVIVORS,
    KILL_SECTION,
    L_ATTACK,
    REC_ANY_ROW,
    REC_GROUP,
    REC_KINDS,
    REC_PAID,
    S_ALTERNATIVE,
    S_CHOOSE_SECTION,
    S_DO,
    S_END_DEFEAT,
    S_END_RECRUITING,
    S_KILL,
    S_MOVE_SOLDIERS,
    S_SAVE_FREE,
    S_TAKE_BACK,
)
from rampart.games.great_wall.queries import add_bonus
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.archers import push_wounds
from rampart.games.great_wall.steps.attack import start_attack
from rampart.games.great_wall.steps.barracks import start_recruiting
from rampart.games.great_wall.steps.killing import victims_of
from rampart.games.great_wall.steps.saving import save_soldier
from rampart.games.great_wall.tables import BY_CARD, GOLD, KINDS, RESOURCES, SECTIONS
from rampart.games.great_wall.verbs import pay
from rampart.games.great_wall.vocabulary import P_W, P_X
from rampart.kernel.frame import args_of, code_of, pack

# Where a card's wounds may be placed
IN_ROW_ONE: Final = 0
ON_ONE_CARD: Final = 1
ON_ANOTHER_CARD: Final = 2  # of the section of the payload's slot x, but not in that slot
AFTER_THE_KILLING: Final = 3  # in its section; the place is that of the killing


# ---- attacks and wounds


class Attack(Effect):
    """Attack with up to so many soldiers in rest areas, or with archers on firing spots (GWC-606)."""

    def __init__(self, most: int | Amount, rest: bool = True, firing: bool = False, must: bool = False) -> None:
        self.most = as_amount(most)
        self.rest = rest
        self.firing = firing
        self.must = must

    def allowed(self, s: GreatWall, p: int) -> list[int]:
        """How many may attack from each place."""
        out = [0] * (SECTIONS * 4)
        for section in range(SECTIONS):
            if self.rest:
                for kind in range(KINDS):
                    out[section * 4 + kind] = s.rest[p][section * 3 + kind]
            if self.firing:
                out[section * 4 + KINDS] = s.firing[p][section]
        return out

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If anybody can attack."""
        if self.most.of(s, p, at) <= 0:
            return False
        allowed = self.allowed(s, p)
        for source in range(SECTIONS * 4):
            if allowed[source] and can_attack(s, p, source):
                return True
        return False

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """One after the other."""
        start_attack(s, p, self.most.of(s, p, at), 1 if self.must else 0, self.allowed(s, p))


class AttackOrder(Effect):
    """Choose sections; in each every soldier at rest or on a firing spot attacks; then what follows from it."""

    def __init__(self, then: list[Effect]) -> None:
        self.then = Clause(-1, then)

    def parts(self) -> list[Clause]:
        """What follows, with the place of the attack in the place of a payload."""
        return [self.then]

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Section by section (GWC-CMD-14)."""
        place = s.open_pad(L_ATTACK, [99, 1, 0, 0, *([0] * (SECTIONS * 4))], p)
        s.push(S_DO, p, PAYLOAD.put(place) + CLAUSE.put(self.then.code))
        s.push(S_CHOOSE_SECTION, p, ATTACK.put(place))


def attackers(s: GreatWall, p: int, attack: int) -> int:
    """After an attack order: how many soldiers attacked; the place is that of the attack."""
    return s.pad[attack + ATK_DONE]


class MarchAndAttack(Effect):
    """Move any number of soldiers from one rest area to another, then attack with up to so many of them."""

    def __init__(self, most: int) -> None:
        self.most = most

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """With a resting soldier."""
        return sum(s.rest[p]) > 0

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Those who moved are noted in the attack."""
        place = start_attack(s, p, self.most, 0, [0] * (SECTIONS * 4))
        s.push(S_MOVE_SOLDIERS, p, MARCHED_FOR.put(place) + MARCHES.put(1) + REST_ONLY.put(1))


class AttackWithSurvivors(Effect):
    """After a defeat: attack with up to so many of the own survivors; the place is that of the defeat."""

    def __init__(self, most: int) -> None:
        self.most = most

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """They are in the rest area of its section now."""
        allowed = [0] * (SECTIONS * 4)
        section = s.pad[at + DEF_SECTION]
        for kind in range(KINDS):
            n = s.pad[at + DEF_SURVIVORS + p * KINDS + kind]
            allowed[section * 4 + kind] = min(n, s.rest[p][section * 3 + kind])
        start_attack(s, p, self.most, 0, allowed)


class PlaceWounds(Effect):
    """Place up to so many wounds on hordes (GWC-R09)."""

    def __init__(self, n: int | Amount, where: int, optional: bool = False) -> None:
        self.n = as_amount(n)
        self.where = where
        self.optional = optional

    def slots(self, s: GreatWall, at: int) -> int:
        """The slots in reach, as a mask."""
        if self.where == IN_ROW_ONE:
            return sum(1 << section * 3 for section in sections_in_play(s))
        if self.where == ON_ONE_CARD:
            return EVERYWHERE
        if self.where == AFTER_THE_KILLING:
            return slots_of(s.pad[at + KILL_SECTION])
        return slots_of(s.pad[at + P_X] // 3) & ~(1 << s.pad[at + P_X])

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If there is a spot."""
        return self.n.of(s, p, at) > 0 and can_wound(s, self.slots(s, at))

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """It is no attack and gives no reward."""
        n = self.n.of(s, p, at)
        if n > 0:
            one_card = self.where == ON_ONE_CARD
            push_wounds(s, p, n, self.slots(s, at), BY_CARD, self.optional or n > 1, one_card)


# ---- recruiting


class Recruit(Effect):
    """Recruit up to so many soldiers as one group, so many resources cheaper (GWC-CMD-12)."""

    def __init__(self, most: int, discount: int) -> None:
        self.most = most
        self.discount = discount

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """With an available soldier."""
        return sum(s.pool[p]) > 0

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """As in the barracks, without shame."""
        start_recruiting(s, p, self.most, BY_CARD, self.discount)


class Refund(Effect):
    """Take back up to so many of the resources just paid for the group, of the player's choice."""

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If anything was paid."""
        place = s.pad[at + P_W] + REC_PAID
        return sum(s.pad[place : place + RESOURCES]) > 0

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Ask which."""
        s.push(S_TAKE_BACK, p, RECRUITS.put(s.pad[at + P_W]) + OFF_LEFT.put(self.n))


class AddRecruit(Effect):
    """Add a soldier of a kind from the pool to the group free of charge (GWC-TAC-30)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """With an available one that is not in the group yet."""
        return s.pool[p][self.kind] > s.pad[s.pad[at + P_W] + REC_GROUP + self.kind]

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """It belongs to the same group."""
        place = s.pad[at + P_W]
        s.pad[place + REC_GROUP + self.kind] += 1
        s.pad[place + REC_KINDS] |= 1 << self.kind


class AnyRow(Effect):
    """Spearmen of the group may attack any row."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Noted in the recruiting."""
        s.pad[s.pad[at + P_W] + REC_ANY_ROW] = 1


# ---- killing and the assault


class Save(Effect):
    """Save so many own victims of the payload's killing free of charge; 99 for all."""

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """With a victim."""
        return bool(victims_of(s, p, s.pad[at + P_W]))

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """All at once, or one of the player's choice."""
        place = s.pad[at + P_W]
        victims = victims_of(s, p, place)
        if self.n >= len(victims):
            for victim in victims:
                save_soldier(s, p, victim, place)
        else:
            s.push(S_SAVE_FREE, p, VICTIMS.put(place) + SAVED_FREE.put(self.n))


class AddDefence(Effect):
    """The defence of the section that is compared is so much higher."""

    def __init__(self, n: int | Amount) -> None:
        self.n = as_amount(n)

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Noted in the comparing (GW-T44)."""
        s.pad[s.pad[at + P_W] + CMP_DEFENCE] += self.n.of(s, p, at)


class BuyOff(Effect):
    """Pay so much gold: the total offence of the section that is compared is as much lower (GWC-ADV-38)."""

    def __init__(self, gold: int) -> None:
        self.gold = gold

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """With the gold, and an offence to lower."""
        return s.resources[p][GOLD] >= self.gold and s.pad[s.pad[at + P_W] + CMP_OFFENCE] > 0

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Noted in the comparing (GW-T44)."""
        pay(s, p, GOLD, self.gold)
        place = s.pad[at + P_W] + CMP_OFFENCE
        s.pad[place] = max(0, s.pad[place] - self.gold)


# ---- putting effects together


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
