"""The effect verbs of co-operative play: give, store, save anyone, take a command back, lose, agree."""

from rampart.games.great_wall.arguments import CLAUSE, PAYLOAD, TO_SPEND, VICTIMS
from rampart.games.great_wall.battle import can_attack, can_wound, sections_in_play, slots_of
from rampart.games.great_wall.cards import CLAUSES, Amount, Clause, Effect, as_amount
from rampart.games.great_wall.codes import KILL_VICTIMS, S_DO, S_SPEND, SHM_DUE
from rampart.games.great_wall.combinators import card_player, could, seats_meant
from rampart.games.great_wall.content.hearing import CLAUSE_WORDS
from rampart.games.great_wall.modules.coop.arguments import (
    HONOUR_FOR_GIFTS,
    ONE_ONLY,
    SAVES_LEFT,
    SPREAD_LEFT,
    SPREAD_OVER,
    STILL_TO_ASK,
    TO_GIVE,
    TO_STORE,
)
from rampart.games.great_wall.modules.coop.codes import (
    S_ASK_ALL,
    S_GIVE,
    S_SAVE_ANYONE,
    S_SPREAD_WOUNDS,
    S_STORE,
    S_TAKE_COMMAND,
)
from rampart.games.great_wall.modules.coop.part import reclaimable
from rampart.games.great_wall.spots import source_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.attack import start_attack
from rampart.games.great_wall.steps.building import WAREHOUSE, take_material
from rampart.games.great_wall.steps.killing import VICTIM_CLAN
from rampart.games.great_wall.tables import (
    ATTACKERS_OF,
    BETRAYAL,
    BY_EVENT,
    GOLD,
    KINDS,
    MATERIALS,
    OF_LOSSES,
    SECTIONS,
)
from rampart.games.great_wall.verbs import due_shame, lose_honour, pay
from rampart.games.great_wall.vocabulary import P_V, P_W
from rampart.kernel.frame import NOBODY

# ---- what is lost or paid


class LoseHonour(Effect):
    """Lose honor, never below 0."""

    def __init__(self, n: int | Amount) -> None:
        self.n = as_amount(n)

    def run(self, s: GreatWall, p: int, at: int) -> None:
        lose_honour(s, p, self.n.of(s, p, at), OF_LOSSES)


class PayHonour(Effect):
    """Give honor as a price: it must be owned (GWC-CTA-20)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        return s.honour[p] >= self.n

    def run(self, s: GreatWall, p: int, at: int) -> None:
        lose_honour(s, p, self.n, OF_LOSSES)


class PayAny(Effect):
    """Pay so many resources of the player's choice."""

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        return sum(s.resources[p]) >= self.n

    def run(self, s: GreatWall, p: int, at: int) -> None:
        s.push(S_SPEND, p, TO_SPEND.put(self.n))


class PayGoods(Effect):
    """Pay so many of one resource."""

    def __init__(self, resource: int, n: int) -> None:
        self.resource = resource
        self.n = n

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        return s.resources[p][self.resource] >= self.n

    def run(self, s: GreatWall, p: int, at: int) -> None:
        pay(s, p, self.resource, self.n)


class PayOrLose(Effect):
    """Pay so many of a resource as far as they are owned; each that is missing costs honor (GWC-EVT-21)."""

    def __init__(self, resource: int, n: int) -> None:
        self.resource = resource
        self.n = n

    def run(self, s: GreatWall, p: int, at: int) -> None:
        n = min(self.n, s.resources[p][self.resource])
        pay(s, p, self.resource, n)
        lose_honour(s, p, self.n - n, OF_LOSSES)


class TakeShame(Effect):
    """So many shame tokens are due, by an event."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: GreatWall, p: int, at: int) -> None:
        due_shame(s, p, self.n, BY_EVENT, 0)


class EmptyWarehouse(Effect):
    """All that lies in the warehouse goes back to the bank."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        for r in range(MATERIALS):
            take_material(s, NOBODY, r, s.warehouse[r], WAREHOUSE)


class BuyOffShame(Effect):
    """Pay so much gold: as many fewer shame tokens are due; each counts as a use of the card (GWC-CGEN-03)."""

    def __init__(self, gold: int, name: str) -> None:
        self.gold = gold
        self.name = name

    def clause(self) -> Clause:
        """The clause whose uses are counted."""
        return CLAUSES[CLAUSE_WORDS.index(self.name)]

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """With the gold, so many tokens due, and so many uses left; one is noted already when this is asked."""
        due = s.pad[s.pad[at + P_W] + SHM_DUE]
        if s.resources[p][GOLD] < self.gold or due < self.gold:
            return False
        return self.uses(s) + self.gold - 1 <= self.clause().times.of(s, p, at)

    def uses(self, s: GreatWall) -> int:
        """How often it was used this year."""
        tally = self.clause().tally
        return sum(row[2] for row in s.uses if row[0] == tally)

    def run(self, s: GreatWall, p: int, at: int) -> None:
        pay(s, p, GOLD, self.gold)
        s.pad[s.pad[at + P_W] + SHM_DUE] -= self.gold
        tally = self.clause().tally
        for row in s.uses:
            if row[0] == tally:
                row[2] += self.gold - 1


# ---- what is given or taken back


class Give(Effect):
    """Give up to so many own resources to other players, to one only or in any split; perhaps for honor."""

    def __init__(self, n: int | Amount, one: bool, honour: int = 0) -> None:
        self.n = as_amount(n)
        self.one = one
        self.honour = honour  # at most so much, 1 for each resource

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        return self.n.of(s, p, at) > 0 and any(s.resources[p])

    def run(self, s: GreatWall, p: int, at: int) -> None:
        n = self.n.of(s, p, at)
        if n > 0 and any(s.resources[p]):
            how = ONE_ONLY.put(1 if self.one else 0) + HONOUR_FOR_GIFTS.put(self.honour)
            s.push(S_GIVE, p, TO_GIVE.put(n) + how)


class Store(Effect):
    """Put materials of the player's choice from the bank into the warehouse; no donation."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: GreatWall, p: int, at: int) -> None:
        s.push(S_STORE, p, TO_STORE.put(self.n))


class TakeCommand(Effect):
    """Take one own command card from the discards back into the hand, never Betrayal."""

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        return bool(reclaimable(s, p, BETRAYAL))

    def run(self, s: GreatWall, p: int, at: int) -> None:
        if reclaimable(s, p, BETRAYAL):
            s.push(S_TAKE_COMMAND, p)


# ---- war


class AttackThere(Effect):
    """Attack with up to so many soldiers in the rest area of the section where another has attacked."""

    def __init__(self, most: int) -> None:
        self.most = most

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        section = s.pad[at + P_V]
        for kind in range(s.box.kinds):
            if s.rest[p][section * KINDS + kind] and can_attack(s, p, source_of(section, kind)):
                return True
        return False

    def run(self, s: GreatWall, p: int, at: int) -> None:
        section = s.pad[at + P_V]
        allowed = [0] * (SECTIONS * ATTACKERS_OF)
        for kind in range(s.box.kinds):
            allowed[source_of(section, kind)] = s.rest[p][section * KINDS + kind]
        start_attack(s, p, self.most, 0, allowed)


def guarded_sections(s: GreatWall) -> int:
    """The sections with an archer of any player on a firing spot and a spot to wound, as a mask."""
    out = 0
    for section in sections_in_play(s):
        if any(mine[section] for mine in s.firing) and can_wound(s, slots_of(section)):
            out |= 1 << section
    return out


class SpreadWounds(Effect):
    """Place a wound in each of up to so many sections in which anyone has an archer on a firing spot."""

    def __init__(self, n: int | Amount) -> None:
        self.n = as_amount(n)

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        return self.n.of(s, p, at) > 0 and guarded_sections(s) > 0

    def run(self, s: GreatWall, p: int, at: int) -> None:
        n, sections = min(self.n.of(s, p, at), SECTIONS), guarded_sections(s)
        if n and sections:
            s.push(S_SPREAD_WOUNDS, p, SPREAD_LEFT.put(n) + SPREAD_OVER.put(sections))


def victims_of_seats(s: GreatWall, place: int) -> bool:
    """Is any victim of the killing a player's? The Reed clan's are not saved (GW-REE01)."""
    for i in range(place + KILL_VICTIMS, s.end_of_section(place)):
        if s.pad[i] >= 0 and s.is_seat(VICTIM_CLAN.of(s.pad[i])):
            return True
    return False


class SaveAnyone(Effect):
    """Save up to so many victims of any players free of charge."""

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        return victims_of_seats(s, s.pad[at + P_W])

    def run(self, s: GreatWall, p: int, at: int) -> None:
        s.push(S_SAVE_ANYONE, p, VICTIMS.put(s.pad[at + P_W]) + SAVES_LEFT.put(self.n))


# ---- agreement


class Agreed(Effect):
    """What some players must agree to, each of them able to; who refuses takes the card back to its hand."""

    def __init__(self, do: list[Effect], who: int, each: list[Effect]) -> None:
        self.all = Clause(-1, do)  # what then happens, done by the player of the card
        self.who = who
        self.each = Clause(-1, each)  # what each of those players must be able to do

    def parts(self) -> list[Clause]:
        """What happens on consent."""
        return [self.all]

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """If all of them could."""
        for q in seats_meant(s, p, at, self.who):
            if not could(s, q, self.each, at):
                return False
        return could(s, p, self.all, at)

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """Ask the others in tea order."""
        among = 0
        for q in seats_meant(s, p, at, self.who):
            if q != card_player(s):
                among |= 1 << q
        there = PAYLOAD.put(at) + CLAUSE.put(self.all.code)
        if among:
            first = next(q for q in s.order() if among >> q & 1)
            s.push(S_ASK_ALL, first, there + STILL_TO_ASK.put(among & ~(1 << first)))
        else:
            s.push(S_DO, p, there)
