"""Phase 3, the event of the month: peace, tribute, drought, festival, invasion or contagion."""

from typing import Final

from rampart.games.dragon.arguments import (
    DEMANDED,
    MONTH,
    OF_DROUGHT,
    OF_LOSS,
    OF_RELEASE,
    SITE_WORDS,
    STARVED,
    TO_RELEASE,
    TO_STARVE,
    WHY_DEMANDED,
    WHY_RELEASED,
)
from rampart.games.dragon.state import Dragon, Player
from rampart.games.dragon.steps.verbs import gain_fireworks, gain_rice, gain_yuan, release, score, who_may_leave
from rampart.games.dragon.tables import (
    CAUSE_WORDS,
    CONTAGION,
    DROUGHT,
    E_EVENT,
    E_NOBODY_LEFT,
    FESTIVAL,
    FIRST_PRIZE,
    FROM_FESTIVALS,
    FROM_INVASIONS,
    HEALER,
    IN_EVENT,
    MONGOLS,
    S_DECAY,
    S_LOSE_PERSONS,
    S_RELEASE_PERSON,
    S_RESOLVE_EVENT,
    S_STARVE_PALACE,
    S_SUFFER_DROUGHT,
    S_SUPER_EVENT,
    S_WALL_CHECK,
    SECOND_PRIZE,
    SICK,
    SUPER_MONTH,
    TILE_WORDS,
    TRIBUTE,
    TRIBUTE_DUE,
    WALL,
    WARRIOR,
)
from rampart.kernel.codec import Options, holds, including, one_of
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step

LEAVERS: Final = Options()
LEAVER: Final = LEAVERS.case("leave")
LEAVER_TILE: Final = LEAVER.part("tile", one_of(TILE_WORDS))
LEAVER_SITE: Final = LEAVER.part("site", one_of(SITE_WORDS))
LEAVE: Final = LEAVER_TILE.shares()
FROM_SITE: Final = LEAVER_SITE.shares()


class EventPhase(Step[Dragon]):
    """Phase 3: the event and its wall check, in month 7 the super event, then decay (YD-470, YD-803)."""

    rule = "YD-470"

    def run(self, s: Dragon, p: int, args: int) -> None:
        """Each part is finished for all players before the next begins."""
        s.phase = IN_EVENT
        s.push(S_DECAY)
        if s.round == SUPER_MONTH:
            s.push(S_SUPER_EVENT)
        push_event(s)


def push_event(s: Dragon) -> None:
    """The event of the month and, after an invasion, the check of the wall (YD-401, YD-710)."""
    if s.has(WALL) and s.events[s.round - 1] == MONGOLS:
        s.push(S_WALL_CHECK, NOBODY, MONTH.put(s.round))
    s.push(S_RESOLVE_EVENT)


class ResolveEvent(Step[Dragon]):
    """Resolve the event tile of the current month; peace brings nothing (YD-401, YD-410)."""

    rule = "YD-401"

    def run(self, s: Dragon, p: int, args: int) -> None:
        event = s.events[s.round - 1]
        if s.journal is not None:
            s.tell(E_EVENT, NOBODY, [s.round, event])
        if event == TRIBUTE:
            imperial_tribute(s)
        elif event == DROUGHT:
            drought(s)
        elif event == FESTIVAL:
            dragon_festival(s)
        elif event == MONGOLS:
            mongol_invasion(s)
        elif event == CONTAGION:
            contagion(s)


def imperial_tribute(s: Dragon) -> None:
    """Each pays 4 yuan; for each yuan missing one person leaves (YD-420 to YD-422)."""
    order = s.order()
    missing = [max(0, TRIBUTE_DUE - me.yuan) for me in s.players]
    for p in order:
        gain_yuan(s, p, missing[p] - TRIBUTE_DUE)
    for p in reversed(order):
        if missing[p]:
            s.push(S_LOSE_PERSONS, p, DEMANDED.put(missing[p]) + WHY_DEMANDED.put(TRIBUTE))


def drought(s: Dragon) -> None:
    """Each inhabited palace needs one rice (YD-430)."""
    for p in reversed(s.order()):
        s.push(S_SUFFER_DROUGHT, p)


def dragon_festival(s: Dragon) -> None:
    """Most fireworks 6 points, second most 3; who scored returns half, rounded up (YD-440 to YD-443)."""
    held = [me.fireworks for me in s.players]
    most = max(held)
    second = max([n for n in held if n < most], default=0)
    for p in s.order():
        if held[p] == 0 or held[p] < second:
            continue
        score(s, p, FROM_FESTIVALS, FIRST_PRIZE if held[p] == most else SECOND_PRIZE)
        gain_fireworks(s, p, -((held[p] + 1) // 2))


def mongol_invasion(s: Dragon) -> None:
    """A point per helmet; all with the fewest helmets lose a person (YD-450 to YD-453)."""
    helmets = [me.symbols(WARRIOR) for me in s.players]
    order = s.order()
    for p in order:
        score(s, p, FROM_INVASIONS, helmets[p])
    fewest = min(helmets)
    for p in reversed(order):
        if helmets[p] == fewest:
            s.push(S_LOSE_PERSONS, p, DEMANDED.put(1) + WHY_DEMANDED.put(MONGOLS))


def contagion(s: Dragon) -> None:
    """Each loses 3 persons, one fewer per mortar (YD-460, YD-461)."""
    for p in reversed(s.order()):
        sick = SICK - s.players[p].symbols(HEALER)
        if sick > 0:
            s.push(S_LOSE_PERSONS, p, DEMANDED.put(sick) + WHY_DEMANDED.put(CONTAGION))


class LosePersons(Step[Dragon]):
    """Release as many persons as a rule demands; with too few all leave and the rest lapses (YD-013, YD-402)."""

    rule = "YD-013"
    args = OF_LOSS

    def run(self, s: Dragon, p: int, args: int) -> None:
        """Where there is a choice the player makes it."""
        demand = DEMANDED.of(args)
        me = s.players[p]
        persons = me.persons()
        if persons > demand:
            s.push(S_RELEASE_PERSON, p, TO_RELEASE.put(demand) + WHY_RELEASED.put(WHY_DEMANDED.of(args)))
            return
        if persons == 0 and s.journal is not None:
            s.tell(E_NOBODY_LEFT, p, [])
        for site in range(len(me.people)):
            for tile in me.people[site][:]:
                release(s, p, tile, site)


class ReleasePerson(Choice[Dragon]):
    """Release a person of your choice from any palace (YD-421, YD-451, YD-460, YD-712)."""

    rule = "YD-402"
    args = OF_RELEASE
    choices = LEAVERS

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """Every person of the court, equal ones once."""
        return who_may_leave(s.players[p], 0, FROM_SITE, LEAVE)

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        """One after another until the demand is met."""
        release(s, p, LEAVER_TILE.of(choice), LEAVER_SITE.of(choice))
        left = TO_RELEASE.of(args)
        if left > 1:
            s.push(S_RELEASE_PERSON, p, TO_RELEASE.change(args, left - 1))

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `release:monk_old@3`."""
        return f"release:{TILE_WORDS[LEAVER_TILE.of(choice)]}@{LEAVER_SITE.of(choice) + 1}"

    def prompt(self, s: Dragon, p: int, args: int) -> Say:
        """How many must still leave, and why."""
        return Say("release_person", {"left": TO_RELEASE.of(args), "cause": CAUSE_WORDS[WHY_RELEASED.of(args)]})

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        return say_leaver(choice)

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        return say_loss(s, p, choice)

    def target(self, s: Dragon, p: int, args: int, choice: int) -> list[str]:
        return [leaver_id(p, choice)]


def say_leaver(choice: int) -> Say:
    """A person and the palace."""
    return Say("option-release", {"tile": TILE_WORDS[LEAVER_TILE.of(choice)], "palace": LEAVER_SITE.of(choice) + 1})


def say_loss(s: Dragon, p: int, choice: int) -> Say:
    """What the person no longer gives, and a warning where the last inhabitant would leave."""
    empty = len(s.players[p].people[LEAVER_SITE.of(choice)]) == 1
    return Say("effect-leaves", {"tile": TILE_WORDS[LEAVER_TILE.of(choice)], "empty": 1 if empty else 0})


def leaver_id(p: int, choice: int) -> str:
    """The id of a person on the table."""
    return f"person-{p}-{LEAVER_SITE.of(choice) + 1}-{TILE_WORDS[LEAVER_TILE.of(choice)]}"


class SufferDrought(Step[Dragon]):
    """Pay a rice for each inhabited palace; with too few some stay unsupplied (YD-430, YD-431, YD-433)."""

    rule = "YD-430"

    def run(self, s: Dragon, p: int, args: int) -> None:
        """Exactly as many as there is rice missing."""
        me = s.players[p]
        inhabited = me.inhabited()
        short = max(0, inhabited - me.rice)
        gain_rice(s, p, short - inhabited)
        if short:
            s.push(S_STARVE_PALACE, p, TO_STARVE.put(short))


def untouched(me: Player, starved: int) -> int:
    """How many inhabited palaces have not yet lost someone to the drought."""
    n = 0
    for site in range(len(me.people)):
        if me.people[site] and not holds(starved, site):
            n += 1
    return n


class StarvePalace(Choice[Dragon]):
    """Choose an unsupplied palace and the one person who leaves it (YD-431, YD-432)."""

    rule = "YD-432"
    args = OF_DROUGHT
    choices = LEAVERS

    def options(self, s: Dragon, p: int, args: int) -> list[int]:
        """Everyone in the palaces that have not yet lost someone; where each of them must, palace by palace."""
        starved = STARVED.of(args)
        me = s.players[p]
        leavers = who_may_leave(me, starved, FROM_SITE, LEAVE)
        if TO_STARVE.of(args) < untouched(me, starved):
            return leavers
        site = LEAVER_SITE.of(leavers[0])
        return [who for who in leavers if LEAVER_SITE.of(who) == site]

    def apply(self, s: Dragon, p: int, args: int, choice: int) -> None:
        """Each unsupplied palace loses exactly one."""
        site = LEAVER_SITE.of(choice)
        release(s, p, LEAVER_TILE.of(choice), site)
        left = TO_STARVE.of(args)
        if left > 1:
            starved = including(STARVED.of(args), site)
            s.push(S_STARVE_PALACE, p, TO_STARVE.put(left - 1) + STARVED.put(starved))

    def key(self, s: Dragon, p: int, args: int, choice: int) -> str:
        """As in `release:monk_old@3`."""
        return f"release:{TILE_WORDS[LEAVER_TILE.of(choice)]}@{LEAVER_SITE.of(choice) + 1}"

    def prompt(self, s: Dragon, p: int, args: int) -> Say:
        """How many palaces have no rice."""
        return Say("starve_palace", {"left": TO_STARVE.of(args)})

    def say(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        return say_leaver(choice)

    def effect(self, s: Dragon, p: int, args: int, choice: int) -> Say:
        return say_loss(s, p, choice)

    def target(self, s: Dragon, p: int, args: int, choice: int) -> list[str]:
        return [leaver_id(p, choice)]
