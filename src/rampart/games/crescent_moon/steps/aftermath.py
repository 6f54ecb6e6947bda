"""After the winner is known: losses, retreat, cards, capture and sack (CM-430 to CM-451)."""

from typing import Final

from rampart.games.crescent_moon.arguments import GIVING_UP, TO_GIVE_UP
from rampart.games.crescent_moon.content.power_cards import BRIBERY, CAMPAIGN, RAIDERS
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.choices import NUMBERS_OF_UNITS
from rampart.games.crescent_moon.steps.clash import Clash
from rampart.games.crescent_moon.steps.combat import fighter
from rampart.games.crescent_moon.steps.hands import bribery_changes_hands, lay_aside
from rampart.games.crescent_moon.steps.verbs import (
    defences,
    hex_name,
    mark,
    plunder,
    raze,
    remove_units,
    sack,
    sack_settlement,
)
from rampart.games.crescent_moon.tables import (
    ASSASSINATED,
    BUILDING_WORDS,
    CASTLE,
    DECLINED,
    E_CAPTURED,
    E_LOSSES,
    E_RETREATED,
    FORT,
    NO_ONE,
    NOMAD,
    S_GIVE_UP_UNITS,
    S_HAND_LIMIT,
    SACK_COINS,
    SACK_POINTS,
    SETTLEMENT_WORDS,
    TOWN,
    WARLORD,
)
from rampart.kernel.codec import Options, one_of
from rampart.kernel.step import Choice, Say, Step

# ---- step 4


class Losses(Step[CrescentMoon]):
    """A combatant gives up units: half of the opponent's strength, less what his cards spare him (CM-430)."""

    rule = "CM-430"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """Both numbers use the strengths of step 3 (CM-431)."""
        side = s.clash.sides[p]
        n = losses(s, side, s.clash.strength[1 - side])
        if n:
            s.push(S_GIVE_UP_UNITS, p, TO_GIVE_UP.put(n))


def losses(s: CrescentMoon, side: int, strength: int) -> int:
    """How many units a side gives up to an opponent of this strength: never those that the Campaign takes (CM-430)."""
    c = s.clash
    left = s.units(fighter(s, side), c.hex)
    for i in range(len(c.played)):
        if c.played[i] == CAMPAIGN and c.played_for[i] == side:
            left -= c.ordinary[i] + c.mercenaries[i]
    return max(0, min(strength // 2 - losses_spared(s, side), left))


def losses_spared(s: CrescentMoon, side: int) -> int:
    """Loss reductions, counted before any unit is given up (CM-419)."""
    c = s.clash
    n = c.spared[side]
    for i in range(len(c.played)):
        if c.played[i] == RAIDERS and c.played_for[i] == side:
            n += c.ordinary[i] + c.mercenaries[i]
    return n


class GiveUpUnits(Choice[CrescentMoon]):
    """Choose which units are lost: how many of them are ordinary ones (CM-430)."""

    rule = "CM-430"
    args = GIVING_UP
    choices = NUMBERS_OF_UNITS

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """The rest are mercenaries; strongholds and settlements are never losses (CM-432)."""
        n = TO_GIVE_UP.of(args)
        h = s.clash.hex
        return list(range(max(0, n - s.mercenaries[p][h]), min(n, s.ordinary[p][h]) + 1))

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """They return to the supply; the Warlord scores those of his opponent (OBJ-W1)."""
        n = TO_GIVE_UP.of(args)
        c = s.clash
        if s.journal is not None:
            s.tell(E_LOSSES, p, [choice, n - choice])
        remove_units(s, p, c.hex, choice, n - choice)
        if fighter(s, 1 - c.sides[p]) == WARLORD:
            c.plunder += n

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `lose:1+1`, ordinary and mercenary units."""
        n = TO_GIVE_UP.of(args)
        return f"lose:{choice}+{n - choice}"

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        n = TO_GIVE_UP.of(args)
        return Say("give_up_units", {"n": n})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """How many of each kind."""
        n = TO_GIVE_UP.of(args)
        return Say("option-lose", {"ordinary": choice, "mercenaries": n - choice})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [f"hex-{s.clash.hex}"]


# ---- step 5


class Retreat(Step[CrescentMoon]):
    """The loser's units leave: ordinary ones to the reserve card, mercenaries to the supply (CM-436)."""

    rule = "CM-436"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """Assigned units are back in the hex (CM-433); a losing Nomad keeps his on the reserve card (CM-437)."""
        c = s.clash
        for i in range(len(c.played)):
            c.ordinary[i] = 0
            c.mercenaries[i] = 0
        loser = fighter(s, 1 - c.winner)
        ordinary = s.ordinary[loser][c.hex]
        mercenaries = s.mercenaries[loser][c.hex]
        if ordinary + mercenaries == 0:
            return
        s.ordinary[loser][c.hex] = 0
        s.mercenaries[loser][c.hex] = 0
        s.reserves[loser] += mercenaries if loser == NOMAD else ordinary
        if s.journal is not None:
            s.tell(E_RETREATED, loser, [mark(s, c.hex), ordinary, mercenaries])


# ---- step 6


class ClearCards(Step[CrescentMoon]):
    """Cards are cleared: events discarded, personages and battalions laid in front, Bribery handed over (CM-440)."""

    rule = "CM-440"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """Then the hand limit (CM-068)."""
        c = s.clash
        for i in range(len(c.played)):
            card = c.played[i]
            if c.states[i] == ASSASSINATED or c.states[i] == DECLINED:
                s.discard.append(card)
            elif card == BRIBERY and c.bribed[i] != NO_ONE:
                bribery_changes_hands(s, c.bribed[i], card)
            else:
                lay_aside(s, c.played_by[i], card)
        for things in (c.played, c.played_by, c.played_for, c.states, c.bonus, c.ordinary, c.mercenaries, c.bribed):
            things.clear()
        s.push(S_HAND_LIMIT)


# ---- steps 7 and 8


def stands(s: CrescentMoon, p: int) -> bool:
    """Has the attacker a unit left in the active hex? Without one he neither captures nor sacks (CM-448)."""
    return s.units(p, s.clash.hex) > 0


CAPTURES: Final = Options()
CAPTURED: Final = CAPTURES.part("capture", one_of(["no", "capture"]))
SACKS: Final = Options()
SACKED: Final = SACKS.part("sack", one_of(["spare", "sack"]))


class Capture(Choice[CrescentMoon]):
    """The attacker may put his own fort or castle in the place of the defender's (CM-444)."""

    rule = "CM-444"
    choices = CAPTURES

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """With a unit left and the same building in his supply; the palace cannot be captured."""
        stronghold = s.strongholds[s.clash.hex]
        if stronghold < 0 or stronghold >> 1 != s.clash.defender or not stands(s, p):
            return [0]
        left = s.castles_left(p) if stronghold & 1 else s.forts_left(p)
        return [0, 1] if left else [0]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """The defender's goes back to his supply; it brings no coins and no points."""
        if choice:
            h = s.clash.hex
            castle = s.strongholds[h] & 1
            s.strongholds[h] = 2 * p + castle
            if s.journal is not None:
                s.tell(E_CAPTURED, p, [CASTLE if castle else FORT, mark(s, h)])

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """`capture` or `no`."""
        return "capture" if choice else "no"

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        return Say("capture", {"hex": hex_name(s, s.clash.hex)})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        building = BUILDING_WORDS[s.strongholds[s.clash.hex] & 1]
        return Say("option-capture" if choice else "option-no-capture", {"building": building})

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say | None:
        """What sacking it instead brings."""
        if choice:
            return None
        building = s.strongholds[s.clash.hex] & 1
        points = SACK_POINTS[building] if p == WARLORD else 0
        if s.clash.scorched:
            return Say("effect-razed")
        return Say("effect-plunder", {"coins": SACK_COINS[building], "points": points})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [f"hex-{s.clash.hex}"]


class SackStrongholds(Step[CrescentMoon]):
    """The attacker must sack every stronghold of the defender still there (CM-446)."""

    rule = "CM-446"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """Where sacking is forbidden they are removed without coins or points (CM-450)."""
        c = s.clash
        if not stands(s, p):
            return
        for building in defences(s, c.defender, c.hex):
            if c.scorched:
                raze(s, p, c.hex, building)
            else:
                sack(s, p, c.hex, building)
                if p == WARLORD:
                    c.plunder += SACK_POINTS[building]


class SackSettlement(Choice[CrescentMoon]):
    """Then the attacker may sack the town or city (CM-447)."""

    rule = "CM-447"
    choices = SACKS

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Unless a card forbids it."""
        c = s.clash
        return [0, 1] if stands(s, p) and s.settlements[c.hex] >= 0 and not c.scorched else [0]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """It returns to the Sultan's supply."""
        if choice:
            s.clash.plunder += sack_settlement(s, p, s.clash.hex)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """`sack` or `spare`."""
        return "sack" if choice else "spare"

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        return Say("sack_settlement", {"hex": hex_name(s, s.clash.hex)})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        word = SETTLEMENT_WORDS[max(0, s.settlements[s.clash.hex])]
        return Say("option-sack" if choice else "option-spare", {"settlement": word})

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say | None:
        if choice == 0:
            return None
        building = TOWN + s.settlements[s.clash.hex]
        points = SACK_POINTS[building] if p == WARLORD else 0
        return Say("effect-plunder", {"coins": SACK_COINS[building], "points": points})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [f"hex-{s.clash.hex}"]


class EndClash(Step[CrescentMoon]):
    """The combat or contest is over; the Warlord announces what he gained (CM-451)."""

    rule = "CM-451"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """Peace returns to the hex."""
        points = s.clash.plunder
        s.clash = Clash(s.seats)
        plunder(s, points)
