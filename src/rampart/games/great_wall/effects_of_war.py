"""The effect verbs of war: attacks and wounds, recruiting, saving, the assault."""

from typing import Final

from rampart.games.great_wall.arguments import (
    ATTACK,
    CLAUSE,
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
from rampart.games.great_wall.cards import Amount, Clause, Effect, as_amount
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
    S_CHOOSE_SECTION,
    S_DO,
    S_MOVE_SOLDIERS,
    S_SAVE_FREE,
    S_TAKE_BACK,
)
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.archers import push_wounds
from rampart.games.great_wall.steps.attack import start_attack
from rampart.games.great_wall.steps.barracks import start_recruiting
from rampart.games.great_wall.steps.killing import victims_of
from rampart.games.great_wall.steps.saving import save_soldier
from rampart.games.great_wall.tables import (
    ARCHERS_FIRING,
    ATTACKERS_OF,
    BY_CARD,
    GOLD,
    KINDS,
    RESOURCES,
    SECTIONS,
    SHOOTERS,
    SPECIALS_FIRING,
    section_of,
)
from rampart.games.great_wall.verbs import pay
from rampart.games.great_wall.vocabulary import P_W, P_X

# Where a card's wounds may be placed
IN_ROW_ONE: Final = 0
ON_ONE_CARD: Final = 1
ON_ANOTHER_CARD: Final = 2  # of the section of the payload's slot x, but not in that slot
AFTER_THE_KILLING: Final = 3  # in its section; the place is that of the killing


# ---- attacks and wounds


class Attack(Effect):
    """Attack with up to so many soldiers in rest areas, or with archers or all soldiers on firing spots (GWC-606)."""

    def __init__(
        self, most: int | Amount, rest: bool = True, firing: bool = False, must: bool = False, all_firing: bool = False
    ) -> None:
        self.most = as_amount(most)
        self.rest = rest
        self.firing = firing or all_firing
        self.must = must
        self.all_firing = all_firing

    def allowed(self, s: GreatWall, p: int) -> list[int]:
        """How many may attack from each place."""
        out = [0] * (SECTIONS * ATTACKERS_OF)
        for section in range(SECTIONS):
            if self.rest:
                for kind in range(s.box.kinds):
                    out[section * ATTACKERS_OF + kind] = s.rest[p][section * KINDS + kind]
            if self.firing:
                out[section * ATTACKERS_OF + ARCHERS_FIRING] = s.firing[p][section]
            if self.all_firing:
                out[section * ATTACKERS_OF + SPECIALS_FIRING] = s.firing[p][SHOOTERS + section]
        return out

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If anyone can attack."""
        if self.most.of(s, p, at) <= 0:
            return False
        allowed = self.allowed(s, p)
        for source in range(SECTIONS * ATTACKERS_OF):
            if allowed[source] and can_attack(s, p, source):
                return True
        return False

    def run(self, s: GreatWall, p: int, at: int) -> None:
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
        place = s.open_pad(L_ATTACK, [99, 1, 0, 0, *([0] * (SECTIONS * ATTACKERS_OF))], p)
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
        return sum(s.rest[p]) > 0

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Those who moved are noted in the attack."""
        place = start_attack(s, p, self.most, 0, [0] * (SECTIONS * ATTACKERS_OF))
        s.push(S_MOVE_SOLDIERS, p, MARCHED_FOR.put(place) + MARCHES.put(1) + REST_ONLY.put(1))


class AttackWithSurvivors(Effect):
    """After a defeat: attack with up to so many of the own survivors; the place is that of the defeat."""

    def __init__(self, most: int) -> None:
        self.most = most

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """They are in the rest area of its section now."""
        allowed = [0] * (SECTIONS * ATTACKERS_OF)
        section = s.pad[at + DEF_SECTION]
        for kind in range(s.box.kinds):
            n = s.pad[at + DEF_SURVIVORS + p * KINDS + kind]
            allowed[section * ATTACKERS_OF + kind] = min(n, s.rest[p][section * KINDS + kind])
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
        return slots_of(section_of(s.pad[at + P_X])) & ~(1 << s.pad[at + P_X])

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
        s.pad[s.pad[at + P_W] + REC_ANY_ROW] = 1


# ---- killing and the assault


class Save(Effect):
    """Save so many own victims of the payload's killing free of charge; 99 for all."""

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
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
    """The defense of the section that is compared is so much higher."""

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
