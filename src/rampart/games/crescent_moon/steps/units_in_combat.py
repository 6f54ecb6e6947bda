"""Units and cards in a combat: units assigned to cards, called in, withdrawn, or sent home (CM-418 to CM-420)."""

from typing import Final

from rampart.games.crescent_moon.content.power_cards import (
    CARD_WORDS,
    VERB_WORDS,
)
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.choices import HexChoice
from rampart.games.crescent_moon.steps.selecting import MOST_PLAYED, card_key, entries_of, equal_once
from rampart.games.crescent_moon.steps.verbs import hex_name, move_units, place_units, remove_units
from rampart.games.crescent_moon.tables import (
    CHARACTER_WORDS,
    E_ASSIGNED,
    E_DECLINED,
    HEXES,
    MOST_DISCS,
    NOMAD,
    S_WITHDRAW,
    S_WITHDRAW_TO,
)
from rampart.kernel.codec import FIRST, SECOND, two, two_numbers
from rampart.kernel.step import Choice, Say

DECLINE: Final = 0
ORDINARY: Final = 0
MERCENARY: Final = 1
PER_HEX: Final = NOMAD + 1
ON_CARD: Final = 1 + HEXES * PER_HEX  # Elder: a mercenary on the card of this place
PLACE_ONLY: Final = ON_CARD + MOST_PLAYED  # Elder: nobody is to be sent home


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
    args = two_numbers("card", "entry")
    space = MOST_DISCS + 1

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Rounded down; the rest of the half are mercenaries."""
        half = s.units(p, s.clash.hex) // 2
        least = max(0, half - s.mercenaries[p][s.clash.hex])
        return list(range(least, min(half, s.ordinary[p][s.clash.hex]) + 1))

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """One strength for each."""
        i = FIRST.of(args)
        assign(s, p, i, choice, s.units(p, s.clash.hex) // 2 - choice)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `ordinary:2`."""
        return f"ordinary:{choice}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """How many of each kind."""
        return say_units("option-assign", choice, s.units(p, s.clash.hex) // 2 - choice)

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """What they give."""
        i = FIRST.of(args)
        k = SECOND.of(args)
        return Say("effect-assign", {"verb": VERB_WORDS[entries_of(s, i)[k].verb], "n": s.units(p, s.clash.hex) // 2})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """The card on the table."""
        i = FIRST.of(args)
        return [f"played-{i}"]


def say_units(text: str, ordinary: int, mercenaries: int) -> Say:
    """Numbers of units by kind."""
    return Say(text, {"ordinary": ordinary, "mercenaries": mercenaries})


class Assign(Choice[CrescentMoon]):
    """Assign units to a card, up to what it says, or decline (CM-418)."""

    rule = "CM-418"
    args = two_numbers("card", "entry")
    space = 16  # ordinary * 4 + mercenaries

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Only unassigned units in the active hex."""
        i = FIRST.of(args)
        k = SECOND.of(args)
        ordinary = unassigned_ordinary(s, p)
        mercenaries = unassigned_mercenaries(s, p)
        most = entries_of(s, i)[k].better
        out: list[int] = []
        for n in range(most, 0, -1):
            for x in range(min(n, ordinary), -1, -1):
                if n - x <= mercenaries:
                    out.append(x * 4 + n - x)
        return out + [DECLINE]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """What they give counts while they stay there (CM-419)."""
        i = FIRST.of(args)
        if choice == DECLINE:
            tell_declined(s, p, i)
        else:
            assign(s, p, i, choice // 4, choice % 4)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `assign:1+0`, ordinary and mercenary units, or `decline`."""
        return f"assign:{choice // 4}+{choice % 4}" if choice else "decline"

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        """The card and what it gives for a unit."""
        i = FIRST.of(args)
        k = SECOND.of(args)
        verb = VERB_WORDS[entries_of(s, i)[k].verb]
        return Say("assign", {"card": CARD_WORDS[s.clash.played[i]], "verb": verb})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """How many of each kind."""
        return say_units("option-assign", choice // 4, choice % 4) if choice else Say("option-decline")

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say | None:
        """What they give."""
        i = FIRST.of(args)
        k = SECOND.of(args)
        if choice == DECLINE:
            return None
        return Say("effect-assign", {"verb": VERB_WORDS[entries_of(s, i)[k].verb], "n": choice // 4 + choice % 4})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """The card on the table."""
        i = FIRST.of(args)
        return [f"played-{i}"]


# ---- Destroyer


def callable_units(s: CrescentMoon, p: int) -> list[int]:
    """Units of the combatant in adjacent hexes, as hex * 2 + kind + 1 (DES)."""
    out: list[int] = []
    for h in s.near(s.clash.hex):
        if s.ordinary[p][h]:
            out.append(h * 2 + ORDINARY + 1)
        if s.mercenaries[p][h]:
            out.append(h * 2 + MERCENARY + 1)
    return out


class CallUnit(Choice[CrescentMoon]):
    """A unit from an adjacent hex comes into the active hex and is assigned to the card (DES)."""

    rule = "CM-DES"
    args = two_numbers("card", "entry")
    space = 2 * HEXES + 1

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Own units only."""
        return callable_units(s, p) + [DECLINE]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """It fights from now on."""
        i = FIRST.of(args)
        if choice == DECLINE:
            tell_declined(s, p, i)
            return
        mercenary = (choice - 1) % 2
        move_units(s, p, (choice - 1) // 2, s.clash.hex, 1 - mercenary, mercenary)
        assign(s, p, i, 1 - mercenary, mercenary)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `ordinary@c2`, or `decline`."""
        if choice == DECLINE:
            return "decline"
        return f"{KIND_WORDS[(choice - 1) % 2]}@{hex_name(s, (choice - 1) // 2)}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """From where."""
        if choice == DECLINE:
            return Say("option-decline")
        return Say("option-call-unit", {"kind": KIND_WORDS[(choice - 1) % 2], "hex": hex_name(s, (choice - 1) // 2)})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """Where it comes from."""
        return [] if choice == DECLINE else [f"hex-{(choice - 1) // 2}"]


KIND_WORDS: Final = ["ordinary", "mercenary"]


# ---- General


def withdrawal_hexes(s: CrescentMoon, p: int) -> list[int]:
    """Adjacent hexes that no other player controls (GEN)."""
    return [h for h in s.near(s.clash.hex) if s.open_to(p, h)]


class Withdraw(Choice[CrescentMoon]):
    """Up to two units leave the combat, assigned ones too: which (GEN)."""

    rule = "CM-GEN"
    args = two_numbers("card", "left")
    space = 3 + 2 * MOST_PLAYED  # none, unassigned by kind, then on each card by kind

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Unassigned units, or those on a card of the own side; equal cards once, they give the same for each unit."""
        c = s.clash
        own = [j for j in range(len(c.played)) if c.played_for[j] == c.sides[p]]
        ordinary = equal_once(s, [j for j in own if c.ordinary[j]])
        mercenary = equal_once(s, [j for j in own if c.mercenaries[j]])
        out: list[int] = []
        if unassigned_ordinary(s, p):
            out.append(1 + ORDINARY)
        if unassigned_mercenaries(s, p):
            out.append(1 + MERCENARY)
        for j in own:
            if j in ordinary:
                out.append(3 + 2 * j + ORDINARY)
            if j in mercenary:
                out.append(3 + 2 * j + MERCENARY)
        return out + [DECLINE]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Then where to, then the next."""
        i = FIRST.of(args)
        left = SECOND.of(args)
        if choice == DECLINE:
            return
        if left > 1 and s.units(p, s.clash.hex) > 1:
            s.push(S_WITHDRAW, p, two(i, left - 1))
        s.push(S_WITHDRAW_TO, p, choice)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `ordinary`, `mercenary@guard`, `mercenary@guard@murshid` or `stop`."""
        if choice == DECLINE:
            return "stop"
        kind = KIND_WORDS[(choice - 1) % 2]
        return kind if choice < 3 else f"{kind}@{card_key(s, p, (choice - 3) // 2)}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """Which unit."""
        if choice == DECLINE:
            return Say("option-stop")
        kind = KIND_WORDS[(choice - 1) % 2]
        if choice < 3:
            return Say("option-withdraw", {"kind": kind})
        return Say("option-withdraw-card", {"kind": kind, **say_card(s, (choice - 3) // 2)})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """The active hex, or the card."""
        if choice == DECLINE:
            return []
        return [f"hex-{s.clash.hex}"] if choice < 3 else [f"played-{(choice - 3) // 2}"]


def say_card(s: CrescentMoon, i: int) -> dict[str, int | str]:
    """A card played, and who added it where it is not the one whose units stand on it."""
    c = s.clash
    by = c.played_by[i]
    added = "nobody" if by == owner_on_card(s, i) else CHARACTER_WORDS[by]
    return {"card": CARD_WORDS[c.played[i]], "added_by": added}


class WithdrawTo(HexChoice):
    """Where a withdrawn unit goes (GEN)."""

    rule = "CM-GEN"
    args = two_numbers("unit")

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Adjacent hexes not controlled by another player."""
        return withdrawal_hexes(s, p)

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """It takes no further part in this combat."""
        unit = FIRST.of(args)
        c = s.clash
        mercenary = (unit - 1) % 2
        if unit >= 3:
            take_off_card(s, (unit - 3) // 2, mercenary)
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
                out.append(1 + h * PER_HEX + q)
    return out + [ON_CARD + j for j in equal_once(s, [j for j in range(len(c.played)) if c.mercenaries[j]])]


class Elder(Choice[CrescentMoon]):
    """Send a mercenary of any player home; then one of yours comes and is assigned to the card (ELD)."""

    rule = "CM-ELD"
    args = two_numbers("card", "entry")
    space = PLACE_ONLY + 1

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Where there is nobody to send home, one still comes (CM-303)."""
        return (mercenaries_to_send_home(s) or [PLACE_ONLY]) + [DECLINE]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Who is sent home counts for nobody."""
        i = FIRST.of(args)
        if choice == DECLINE:
            tell_declined(s, p, i)
            return
        if choice != PLACE_ONLY:
            send_home(s, p, choice)
        if s.discs_left(p):
            place_units(s, p, s.clash.hex, 0, 1)
            assign(s, p, i, 0, 1)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `nomad@c2`, `caliph@guard`, `caliph@guard@murshid`, `nobody` or `decline`."""
        if choice == DECLINE:
            return "decline"
        if choice == PLACE_ONLY:
            return "nobody"
        if choice >= ON_CARD:
            owner = owner_on_card(s, choice - ON_CARD)
            return f"{CHARACTER_WORDS[owner]}@{card_key(s, owner, choice - ON_CARD)}"
        return f"{CHARACTER_WORDS[(choice - 1) % PER_HEX]}@{hex_name(s, (choice - 1) // PER_HEX)}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """Whose mercenary, and where."""
        i = FIRST.of(args)
        if choice == DECLINE:
            return Say("option-decline")
        if choice == PLACE_ONLY:
            return Say("option-elder-nobody")
        if choice >= ON_CARD:
            i = choice - ON_CARD
            owner = CHARACTER_WORDS[owner_on_card(s, i)]
            return Say("option-elder-card", {"character": owner, **say_card(s, i)})
        owner, h = CHARACTER_WORDS[(choice - 1) % PER_HEX], (choice - 1) // PER_HEX
        return Say("option-elder", {"character": owner, "hex": hex_name(s, h)})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """The hex or the card."""
        if choice == DECLINE or choice == PLACE_ONLY:
            return []
        return [f"played-{choice - ON_CARD}"] if choice >= ON_CARD else [f"hex-{(choice - 1) // PER_HEX}"]


def owner_on_card(s: CrescentMoon, i: int) -> int:
    """Whose units stand on a card: those of the combatant it was played for."""
    return s.clash.attacker if s.clash.played_for[i] == 0 else s.clash.defender


def send_home(s: CrescentMoon, p: int, choice: int) -> None:
    """A mercenary returns to its owner's supply."""
    c = s.clash
    if choice >= ON_CARD:
        owner, h = owner_on_card(s, choice - ON_CARD), c.hex
        take_off_card(s, choice - ON_CARD, MERCENARY)
    else:
        owner, h = (choice - 1) % PER_HEX, (choice - 1) // PER_HEX
    remove_units(s, owner, h, 0, 1)
    if h == c.hex:
        side = c.sides[owner]
        if owner == p and c.unpaid[side]:
            c.unpaid[side] -= 1  # one's own that would not fight
        c.unpaid[side] = min(c.unpaid[side], s.mercenaries[owner][h])  # whoever comes later is paid (WAG)
