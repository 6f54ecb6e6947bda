"""Units and cards in a combat: units assigned to cards, called in, withdrawn, or sent home (CM-418 to CM-420)."""

from typing import Final

from rampart.games.crescent_moon.arguments import (
    ENTRY,
    ENTRY_CARD,
    ON_ENTRY,
    ONE_HEX,
    ONE_SEAT,
    PLAYED_CARD,
    WITHDRAWALS,
    WITHDRAWING,
    WITHDRAWN,
    WITHDRAWN_FROM,
    WITHDRAWN_KIND,
)
from rampart.games.crescent_moon.content.power_cards import CARD_WORDS
from rampart.games.crescent_moon.content.vocabulary import VERB_WORDS
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.choices import NUMBERS_OF_UNITS, HexChoice
from rampart.games.crescent_moon.steps.selecting import card_key, entries_of, equal_once
from rampart.games.crescent_moon.steps.verbs import hex_name, move_units, place_units, remove_units
from rampart.games.crescent_moon.tables import (
    CHARACTER_WORDS,
    E_ASSIGNED,
    E_DECLINED,
    KIND_OF_UNIT_WORDS,
    MERCENARY,
    ORDINARY,
    S_WITHDRAW,
    S_WITHDRAW_TO,
)
from rampart.kernel.codec import Options, count, one_of
from rampart.kernel.step import Choice, Say

ONE_KIND: Final = one_of(KIND_OF_UNIT_WORDS)

ASSIGNMENTS: Final = Options()
ASSIGNMENT: Final = ASSIGNMENTS.case("units")  # of none: to decline
ASSIGNED_MERCENARIES: Final = ASSIGNMENT.part("mercenaries", count(3))
ASSIGNED_ORDINARY: Final = ASSIGNMENT.part("ordinary", count(3))
NONE_ASSIGNED: Final = ASSIGNED_MERCENARIES.put(0) + ASSIGNED_ORDINARY.put(0)

CALLS: Final = Options()
NO_CALL: Final = CALLS.case("decline").code
CALL: Final = CALLS.case("call")
CALLED_KIND: Final = CALL.part("kind", ONE_KIND)
CALLED_FROM: Final = CALL.part("hex", ONE_HEX)

WITHDRAWN_UNITS: Final = Options()
NO_WITHDRAWAL: Final = WITHDRAWN_UNITS.case("stop").code
LOOSE: Final = WITHDRAWN_UNITS.case("loose")  # it stands on no card
LOOSE_KIND: Final = LOOSE.part("kind", ONE_KIND)
POSTED: Final = WITHDRAWN_UNITS.case("posted")
POSTED_KIND: Final = POSTED.part("kind", ONE_KIND)
POSTED_ON: Final = POSTED.part("card", PLAYED_CARD)

SENT_HOME: Final = Options()
NO_ELDER: Final = SENT_HOME.case("decline").code
IN_LAND: Final = SENT_HOME.case("hex")
HOME_OF: Final = IN_LAND.part("seat", ONE_SEAT)
HOME_FROM: Final = IN_LAND.part("hex", ONE_HEX)
ON_CARD: Final = SENT_HOME.case("card")
HOME_FROM_CARD: Final = ON_CARD.part("card", PLAYED_CARD)
PLACE_ONLY: Final = SENT_HOME.case("nobody").code  # nobody is to be sent home


def unassigned_ordinary(s: CrescentMoon, p: int) -> int:
    """Ordinary units of a combatant in the active hex that stand on no card (CM-418)."""
    c = s.clash
    n = s.ordinary[p][c.hex]
    for i in range(len(c.played)):
        if c.played_for[i] == c.sides[p]:
            n -= c.ordinary[i]
    return n


def unassigned_mercenaries(s: CrescentMoon, p: int) -> int:
    """The same for mercenaries."""
    c = s.clash
    n = s.mercenaries[p][c.hex]
    for i in range(len(c.played)):
        if c.played_for[i] == c.sides[p]:
            n -= c.mercenaries[i]
    return n


def assign(s: CrescentMoon, p: int, i: int, ordinary: int, mercenaries: int) -> None:
    """Put units on a card; for all else they are still in the active hex (CM-418)."""
    s.clash.ordinary[i] += ordinary
    s.clash.mercenaries[i] += mercenaries
    if s.journal is not None:
        s.tell(E_ASSIGNED, p, [s.clash.played[i], ordinary, mercenaries])


def tell_declined(s: CrescentMoon, p: int, i: int) -> None:
    """An entry was declined."""
    if s.journal is not None:
        s.tell(E_DECLINED, p, [s.clash.played[i]])


class Campaign(Choice[CrescentMoon]):
    """Half of the units in the active hex must be assigned to the Campaign: how many ordinary ones (CAM)."""

    rule = "CM-CAM"
    args = ON_ENTRY
    choices = NUMBERS_OF_UNITS

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Rounded down; the rest of the half are mercenaries."""
        half = s.units(p, s.clash.hex) // 2
        least = max(0, half - s.mercenaries[p][s.clash.hex])
        return list(range(least, min(half, s.ordinary[p][s.clash.hex]) + 1))

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """One strength for each."""
        i = ENTRY_CARD.of(args)
        assign(s, p, i, choice, s.units(p, s.clash.hex) // 2 - choice)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `ordinary:2`."""
        return f"ordinary:{choice}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """How many of each kind."""
        return say_units("option-assign", choice, s.units(p, s.clash.hex) // 2 - choice)

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        i = ENTRY_CARD.of(args)
        k = ENTRY.of(args)
        return Say("effect-assign", {"verb": VERB_WORDS[entries_of(s, i)[k].verb], "n": s.units(p, s.clash.hex) // 2})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """The card on the table."""
        i = ENTRY_CARD.of(args)
        return [f"played-{i}"]


def say_units(text: str, ordinary: int, mercenaries: int) -> Say:
    """Numbers of units by kind."""
    return Say(text, {"ordinary": ordinary, "mercenaries": mercenaries})


class Assign(Choice[CrescentMoon]):
    """Assign units to a card, up to what it says, or decline (CM-418)."""

    rule = "CM-418"
    args = ON_ENTRY
    choices = ASSIGNMENTS

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Only unassigned units in the active hex."""
        i = ENTRY_CARD.of(args)
        k = ENTRY.of(args)
        ordinary = unassigned_ordinary(s, p)
        mercenaries = unassigned_mercenaries(s, p)
        most = entries_of(s, i)[k].better
        out: list[int] = []
        for n in range(most, 0, -1):
            for x in range(min(n, ordinary), -1, -1):
                if n - x <= mercenaries:
                    out.append(ASSIGNED_ORDINARY.put(x) + ASSIGNED_MERCENARIES.put(n - x))
        return out + [NONE_ASSIGNED]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """What they give counts while they stay there (CM-419)."""
        i = ENTRY_CARD.of(args)
        if choice == NONE_ASSIGNED:
            tell_declined(s, p, i)
        else:
            assign(s, p, i, ASSIGNED_ORDINARY.of(choice), ASSIGNED_MERCENARIES.of(choice))

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `assign:1+0`, ordinary and mercenary units, or `decline`."""
        if choice == NONE_ASSIGNED:
            return "decline"
        return f"assign:{ASSIGNED_ORDINARY.of(choice)}+{ASSIGNED_MERCENARIES.of(choice)}"

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        """The card and what it gives for a unit."""
        i = ENTRY_CARD.of(args)
        k = ENTRY.of(args)
        verb = VERB_WORDS[entries_of(s, i)[k].verb]
        return Say("assign", {"card": CARD_WORDS[s.clash.played[i]], "verb": verb})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """How many of each kind."""
        if choice == NONE_ASSIGNED:
            return Say("option-decline")
        return say_units("option-assign", ASSIGNED_ORDINARY.of(choice), ASSIGNED_MERCENARIES.of(choice))

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say | None:
        i = ENTRY_CARD.of(args)
        k = ENTRY.of(args)
        if choice == NONE_ASSIGNED:
            return None
        n = ASSIGNED_ORDINARY.of(choice) + ASSIGNED_MERCENARIES.of(choice)
        return Say("effect-assign", {"verb": VERB_WORDS[entries_of(s, i)[k].verb], "n": n})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """The card on the table."""
        i = ENTRY_CARD.of(args)
        return [f"played-{i}"]


# ---- Destroyer


def callable_units(s: CrescentMoon, p: int) -> list[int]:
    """Units of the combatant in adjacent hexes that can be called (DES)."""
    out: list[int] = []
    for h in s.near(s.clash.hex):
        if s.ordinary[p][h]:
            out.append(CALLED_FROM.put(h) + CALLED_KIND.put(ORDINARY))
        if s.mercenaries[p][h]:
            out.append(CALLED_FROM.put(h) + CALLED_KIND.put(MERCENARY))
    return out


class CallUnit(Choice[CrescentMoon]):
    """A unit from an adjacent hex comes into the active hex and is assigned to the card (DES)."""

    rule = "CM-DES"
    args = ON_ENTRY
    choices = CALLS

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Own units only."""
        return callable_units(s, p) + [NO_CALL]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """It fights from now on."""
        i = ENTRY_CARD.of(args)
        if choice == NO_CALL:
            tell_declined(s, p, i)
            return
        mercenary = CALLED_KIND.of(choice)
        move_units(s, p, CALLED_FROM.of(choice), s.clash.hex, 1 - mercenary, mercenary)
        assign(s, p, i, 1 - mercenary, mercenary)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `ordinary@c2`, or `decline`."""
        if choice == NO_CALL:
            return "decline"
        return f"{KIND_OF_UNIT_WORDS[CALLED_KIND.of(choice)]}@{hex_name(s, CALLED_FROM.of(choice))}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        if choice == NO_CALL:
            return Say("option-decline")
        kind, h = KIND_OF_UNIT_WORDS[CALLED_KIND.of(choice)], hex_name(s, CALLED_FROM.of(choice))
        return Say("option-call-unit", {"kind": kind, "hex": h})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == NO_CALL else [f"hex-{CALLED_FROM.of(choice)}"]


# ---- General


def withdrawal_hexes(s: CrescentMoon, p: int) -> list[int]:
    """Adjacent hexes that no other player controls (GEN)."""
    return [h for h in s.near(s.clash.hex) if s.open_to(p, h)]


class Withdraw(Choice[CrescentMoon]):
    """Up to two units leave the combat, assigned ones too: which (GEN)."""

    rule = "CM-GEN"
    args = WITHDRAWING
    choices = WITHDRAWN_UNITS

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Unassigned units, or those on a card of the own side; equal cards once, they give the same for each unit."""
        c = s.clash
        own = [j for j in range(len(c.played)) if c.played_for[j] == c.sides[p]]
        ordinary = equal_once(s, [j for j in own if c.ordinary[j]])
        mercenary = equal_once(s, [j for j in own if c.mercenaries[j]])
        out: list[int] = []
        if unassigned_ordinary(s, p):
            out.append(LOOSE_KIND.put(ORDINARY))
        if unassigned_mercenaries(s, p):
            out.append(LOOSE_KIND.put(MERCENARY))
        for j in own:
            if j in ordinary:
                out.append(POSTED_ON.put(j) + POSTED_KIND.put(ORDINARY))
            if j in mercenary:
                out.append(POSTED_ON.put(j) + POSTED_KIND.put(MERCENARY))
        return out + [NO_WITHDRAWAL]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Then where to, then the next."""
        if choice == NO_WITHDRAWAL:
            return
        left = WITHDRAWALS.of(args)
        if left > 1 and s.units(p, s.clash.hex) > 1:
            s.push(S_WITHDRAW, p, WITHDRAWALS.change(args, left - 1))
        if LOOSE.has(choice):
            s.push(S_WITHDRAW_TO, p, WITHDRAWN_KIND.put(LOOSE_KIND.of(choice)) + WITHDRAWN_FROM.put(-1))
        else:
            card = WITHDRAWN_FROM.put(POSTED_ON.of(choice))
            s.push(S_WITHDRAW_TO, p, WITHDRAWN_KIND.put(POSTED_KIND.of(choice)) + card)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `ordinary`, `mercenary@guard`, `mercenary@guard@murshid` or `stop`."""
        if choice == NO_WITHDRAWAL:
            return "stop"
        if LOOSE.has(choice):
            return KIND_OF_UNIT_WORDS[LOOSE_KIND.of(choice)]
        return f"{KIND_OF_UNIT_WORDS[POSTED_KIND.of(choice)]}@{card_key(s, p, POSTED_ON.of(choice))}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        if choice == NO_WITHDRAWAL:
            return Say("option-stop")
        if LOOSE.has(choice):
            return Say("option-withdraw", {"kind": KIND_OF_UNIT_WORDS[LOOSE_KIND.of(choice)]})
        kind = KIND_OF_UNIT_WORDS[POSTED_KIND.of(choice)]
        return Say("option-withdraw-card", {"kind": kind, **say_card(s, POSTED_ON.of(choice))})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """The active hex, or the card."""
        if choice == NO_WITHDRAWAL:
            return []
        return [f"hex-{s.clash.hex}"] if LOOSE.has(choice) else [f"played-{POSTED_ON.of(choice)}"]


def say_card(s: CrescentMoon, i: int) -> dict[str, int | str]:
    """A card played, and who added it where it is not the one whose units stand on it."""
    c = s.clash
    by = c.played_by[i]
    added = "nobody" if by == owner_on_card(s, i) else CHARACTER_WORDS[by]
    return {"card": CARD_WORDS[c.played[i]], "added_by": added}


class WithdrawTo(HexChoice):
    """Where a withdrawn unit goes (GEN)."""

    rule = "CM-GEN"
    args = WITHDRAWN

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Adjacent hexes not controlled by another player."""
        return withdrawal_hexes(s, p)

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """It takes no further part in this combat."""
        c = s.clash
        mercenary, card = WITHDRAWN_KIND.of(args), WITHDRAWN_FROM.of(args)
        if card >= 0:
            take_off_card(s, card, mercenary)
        side = c.sides[p]
        if mercenary and c.unpaid[side]:
            c.unpaid[side] -= 1  # its owner lets one go that would not fight
        move_units(s, p, c.hex, choice, 1 - mercenary, mercenary)


def take_off_card(s: CrescentMoon, i: int, mercenary: int) -> None:
    """A unit leaves its card and takes its bonus with it (CM-419)."""
    if mercenary:
        s.clash.mercenaries[i] -= 1
    else:
        s.clash.ordinary[i] -= 1


# ---- Elder


def mercenaries_to_send_home(s: CrescentMoon) -> list[int]:
    """Mercenaries of any player in the active hex or adjacent to it, assigned ones by their card (ELD)."""
    c = s.clash
    out: list[int] = []
    for h in [c.hex, *s.near(c.hex)]:
        for q in range(s.seats):
            if s.mercenaries[q][h] and (h != c.hex or unassigned_mercenaries(s, q)):
                out.append(HOME_OF.put(q) + HOME_FROM.put(h))
    return out + [HOME_FROM_CARD.put(j) for j in equal_once(s, [j for j in range(len(c.played)) if c.mercenaries[j]])]


class Elder(Choice[CrescentMoon]):
    """Send a mercenary of any player home; then one of yours comes and is assigned to the card (ELD)."""

    rule = "CM-ELD"
    args = ON_ENTRY
    choices = SENT_HOME

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Where there is nobody to send home, one still comes (CM-303)."""
        return (mercenaries_to_send_home(s) or [PLACE_ONLY]) + [NO_ELDER]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Who is sent home counts for nobody."""
        i = ENTRY_CARD.of(args)
        if choice == NO_ELDER:
            tell_declined(s, p, i)
            return
        if choice != PLACE_ONLY:
            send_home(s, p, choice)
        if s.discs_left(p):
            place_units(s, p, s.clash.hex, 0, 1)
            assign(s, p, i, 0, 1)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `nomad@c2`, `caliph@guard`, `caliph@guard@murshid`, `nobody` or `decline`."""
        if choice == NO_ELDER:
            return "decline"
        if choice == PLACE_ONLY:
            return "nobody"
        if ON_CARD.has(choice):
            card = HOME_FROM_CARD.of(choice)
            owner = owner_on_card(s, card)
            return f"{CHARACTER_WORDS[owner]}@{card_key(s, owner, card)}"
        return f"{CHARACTER_WORDS[HOME_OF.of(choice)]}@{hex_name(s, HOME_FROM.of(choice))}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        if choice == NO_ELDER:
            return Say("option-decline")
        if choice == PLACE_ONLY:
            return Say("option-elder-nobody")
        if ON_CARD.has(choice):
            card = HOME_FROM_CARD.of(choice)
            owner = CHARACTER_WORDS[owner_on_card(s, card)]
            return Say("option-elder-card", {"character": owner, **say_card(s, card)})
        owner, h = CHARACTER_WORDS[HOME_OF.of(choice)], HOME_FROM.of(choice)
        return Say("option-elder", {"character": owner, "hex": hex_name(s, h)})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """The hex or the card."""
        if choice == NO_ELDER or choice == PLACE_ONLY:
            return []
        return [f"played-{HOME_FROM_CARD.of(choice)}"] if ON_CARD.has(choice) else [f"hex-{HOME_FROM.of(choice)}"]


def owner_on_card(s: CrescentMoon, i: int) -> int:
    """Whose units stand on a card: those of the combatant it was played for."""
    return s.clash.attacker if s.clash.played_for[i] == 0 else s.clash.defender


def send_home(s: CrescentMoon, p: int, choice: int) -> None:
    """A mercenary returns to its owner's supply."""
    c = s.clash
    if ON_CARD.has(choice):
        card = HOME_FROM_CARD.of(choice)
        owner, h = owner_on_card(s, card), c.hex
        take_off_card(s, card, MERCENARY)
    else:
        owner, h = HOME_OF.of(choice), HOME_FROM.of(choice)
    remove_units(s, owner, h, 0, 1)
    if h == c.hex:
        side = c.sides[owner]
        if owner == p and c.unpaid[side]:
            c.unpaid[side] -= 1  # one's own that would not fight
        c.unpaid[side] = min(c.unpaid[side], s.mercenaries[owner][h])  # whoever comes later is paid (WAG)
