"""The entries of cards in a combat or a contest: each is used, as far as possible, or declined (CM-303)."""

from typing import Final

from rampart.games.crescent_moon.arguments import (
    ENTRY,
    ENTRY_CARD,
    ON_ENTRY,
    ONE_SEAT,
    PLAYED_CARD,
    WITHDRAW_BY,
    WITHDRAWALS,
)
from rampart.games.crescent_moon.content.power_cards import BRIBERY, CARD_WORDS, TYPE_OF
from rampart.games.crescent_moon.content.vocabulary import (
    ALWAYS,
    AS_ATTACKER,
    AS_DEFENDER,
    BEHIND_WALLS,
    BREACH,
    BY_SETTLEMENT,
    CALL_RESERVE,
    CALL_UNIT,
    CAMPAIGN_VERB,
    CANCEL,
    IN_CONTROL,
    IN_DESERT,
    IN_ROUGH_LAND,
    IN_WILD_LAND,
    NEAR_OWN_TOKEN,
    PERSONAGE,
    POST,
    SCORCH,
    SEND_HOME,
    SHELTER,
    SOW_DOUBT,
    SPARE,
    STRENGTHEN,
    UNPAID,
    VERB_WORDS,
    WEAKEN,
    WITH_OWN_UNIT,
    WITHDRAW,
    Entry,
)
from rampart.games.crescent_moon.scoring import is_wild
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.combat import fighter
from rampart.games.crescent_moon.steps.selecting import entries_of, equal_once
from rampart.games.crescent_moon.steps.units_in_combat import (
    callable_units,
    mercenaries_to_send_home,
    unassigned_mercenaries,
    unassigned_ordinary,
    withdrawal_hexes,
)
from rampart.games.crescent_moon.steps.verbs import place_units
from rampart.games.crescent_moon.tables import (
    ASSASSINATED,
    ATTACKING,
    CALIPH,
    CHARACTER_WORDS,
    DECLINED,
    DEFENDING,
    DESERT_LAND,
    E_ASSASSINATED,
    E_DECLINED,
    E_EFFECT,
    MOUNTAIN_LAND,
    OUTSIDE,
    S_ASSASSINATE,
    S_ASSIGN,
    S_BRIBERY,
    S_CALL_UNIT,
    S_CAMPAIGN,
    S_ELDER,
    S_UNPAID_WAGES,
    S_USE_ENTRY,
    S_WITHDRAW,
    WAITING,
    WARLORD,
    WILDERNESS_LAND,
)
from rampart.kernel.codec import Options, count, one_of
from rampart.kernel.step import Choice, Say, Step

DECLINE: Final = 0

MOST_UNPAID: Final = 2  # mercenaries that one card leaves without wages

USES: Final = Options()
USE: Final = USES.part("use", one_of(["decline", "use"]))

VICTIMS: Final = Options()
NO_VICTIM: Final = VICTIMS.case("decline").code
VICTIM: Final = VICTIMS.part("card", PLAYED_CARD)

WAGES: Final = Options()
UNPAID_UNITS: Final = WAGES.part("n", count(MOST_UNPAID))

BRIBES: Final = Options()
NO_BRIBE: Final = BRIBES.case("decline").code
BRIBED: Final = BRIBES.part("seat", ONE_SEAT)


def holds(s: CrescentMoon, p: int, side: int, condition: int) -> bool:
    """Does the condition of an entry hold for the player who plays it?"""
    h = s.clash.hex
    terrain = s.land().terrain[h]
    if condition == ALWAYS:
        return True
    if condition == AS_ATTACKER:
        return side == ATTACKING
    if condition == AS_DEFENDER:
        return side == DEFENDING
    if condition == BEHIND_WALLS:
        return side == DEFENDING and s.strongholds[h] >= 0
    if condition == IN_DESERT:
        return terrain == DESERT_LAND
    if condition == IN_ROUGH_LAND:
        return terrain == WILDERNESS_LAND or terrain == MOUNTAIN_LAND
    if condition == IN_WILD_LAND:
        return is_wild(terrain)
    if condition == NEAR_OWN_TOKEN:
        return s.token_near(p, h)
    if condition == WITH_OWN_UNIT:
        return s.units(p, h) > 0
    return condition == IN_CONTROL and s.controller(h) == p


def amount_of(s: CrescentMoon, p: int, side: int, entry: Entry) -> int:
    """How much an entry gives here; 0 where it does nothing."""
    if entry.condition == BY_SETTLEMENT:
        return s.settlements[s.clash.hex] + 1
    return entry.better if holds(s, p, side, entry.condition) else entry.amount


class EntryOfCard(Step[CrescentMoon]):
    """One entry of a card: asked about if it can do anything here (CM-303)."""

    rule = "CM-303"
    args = ON_ENTRY

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """By its verb."""
        i = ENTRY_CARD.of(args)
        k = ENTRY.of(args)
        entry = entries_of(s, i)[k]
        if amount_of(s, p, s.clash.played_for[i], entry) > 0:
            code = step_for(s, p, i, entry.verb)
            if code:
                if code == S_WITHDRAW:
                    s.push(code, p, WITHDRAW_BY.put(i) + WITHDRAWALS.put(entry.better))
                else:
                    s.push(code, p, args)


def step_for(s: CrescentMoon, p: int, i: int, verb: int) -> int:
    """The decision an entry leads to, 0 where nothing can come of it."""
    if verb == STRENGTHEN or verb == WEAKEN or verb == SPARE or verb == SCORCH:
        return S_USE_ENTRY
    if verb == CANCEL:
        return S_ASSASSINATE if targets_of_assassination(s) else 0
    if verb == CAMPAIGN_VERB:
        return S_CAMPAIGN if s.units(p, s.clash.hex) > 1 else 0
    if verb == POST or verb == SHELTER or verb == BREACH:
        return S_ASSIGN if unassigned_ordinary(s, p) + unassigned_mercenaries(s, p) else 0
    if verb == CALL_UNIT:
        return S_CALL_UNIT if callable_units(s, p) else 0
    if verb == CALL_RESERVE:
        return S_USE_ENTRY if s.reserves[p] and (p == WARLORD or p == CALIPH) else 0
    if verb == WITHDRAW:
        return S_WITHDRAW if s.units(p, s.clash.hex) and withdrawal_hexes(s, p) else 0
    if verb == SEND_HOME:
        return S_ELDER if mercenaries_to_send_home(s) or s.discs_left(p) else 0
    if verb == UNPAID:
        return S_UNPAID_WAGES if unpaid_at_most(s, s.clash.played_for[i], MOST_UNPAID) else 0
    return S_BRIBERY if verb == SOW_DOUBT else 0


def tell_effect(s: CrescentMoon, p: int, i: int, verb: int, n: int) -> None:
    """What an entry gave."""
    if s.journal is not None:
        s.tell(E_EFFECT, p, [s.clash.played[i], verb, n])


def decline(s: CrescentMoon, p: int, i: int) -> None:
    """A declined entry has none of its effects; a declined Bribery is discarded like any event (CM-303)."""
    if s.clash.played[i] == BRIBERY:
        s.clash.states[i] = DECLINED
    if s.journal is not None:
        s.tell(E_DECLINED, p, [s.clash.played[i]])


class UseEntry(Choice[CrescentMoon]):
    """Use an entry that needs no target, or decline it (CM-303)."""

    rule = "CM-303"
    args = ON_ENTRY
    choices = USES

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Use it, or not."""
        return [1, DECLINE]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Strength, a weaker opponent, fewer losses, a unit of the reserve, or no sacking."""
        i = ENTRY_CARD.of(args)
        k = ENTRY.of(args)
        if choice == DECLINE:
            decline(s, p, i)
            return
        c = s.clash
        side = c.played_for[i]
        entry = entries_of(s, i)[k]
        n = amount_of(s, p, side, entry)
        tell_effect(s, p, i, entry.verb, n)
        if entry.verb == STRENGTHEN:
            c.bonus[i] += n
        elif entry.verb == WEAKEN:
            c.penalty[1 - side] += n
            if c.played[i] == BRIBERY:
                c.bribed[i] = fighter(s, 1 - side)
        elif entry.verb == SPARE:
            c.spared[side] += n
        elif entry.verb == SCORCH:
            c.scorched = 1
        else:
            s.reserves[p] -= 1
            place_units(s, p, c.hex, 1, 0)
            c.ordinary[i] += 1

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """`use` or `decline`."""
        return "use" if choice else "decline"

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        """The card and what the entry does."""
        i = ENTRY_CARD.of(args)
        k = ENTRY.of(args)
        entry = entries_of(s, i)[k]
        n = amount_of(s, p, s.clash.played_for[i], entry)
        return Say("use_entry", {"card": CARD_WORDS[s.clash.played[i]], "verb": VERB_WORDS[entry.verb], "n": n})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("option-use" if choice else "option-decline")

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say | None:
        i = ENTRY_CARD.of(args)
        k = ENTRY.of(args)
        if choice == DECLINE:
            return None
        entry = entries_of(s, i)[k]
        n = amount_of(s, p, s.clash.played_for[i], entry)
        return Say("effect-entry", {"verb": VERB_WORDS[entry.verb], "n": n})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """The card on the table."""
        i = ENTRY_CARD.of(args)
        return [f"played-{i}"]


# ---- Assassination


def targets_of_assassination(s: CrescentMoon) -> list[int]:
    """Personage cards on the table that are not resolved yet (CM-417)."""
    c = s.clash
    return [i for i in range(len(c.played)) if TYPE_OF[c.played[i]] == PERSONAGE and c.states[i] == WAITING]


class Assassinate(Choice[CrescentMoon]):
    """Discard a personage card of any player, unresolved (ASN)."""

    rule = "CM-417"
    args = ON_ENTRY
    choices = VICTIMS

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Also one of the own side; equal cards of one owner once."""
        return [VICTIM.put(j) for j in equal_once(s, targets_of_assassination(s))] + [NO_VICTIM]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """It has no effect and goes to the discard pile."""
        i = ENTRY_CARD.of(args)
        if choice == NO_VICTIM:
            decline(s, p, i)
            return
        victim = VICTIM.of(choice)
        s.clash.states[victim] = ASSASSINATED
        if s.journal is not None:
            s.tell(E_ASSASSINATED, p, [s.clash.played[victim], s.clash.played_by[victim]])

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `elder@caliph`, or `decline`."""
        if choice == NO_VICTIM:
            return "decline"
        c, victim = s.clash, VICTIM.of(choice)
        return f"{CARD_WORDS[c.played[victim]]}@{CHARACTER_WORDS[c.played_by[victim]]}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        if choice == NO_VICTIM:
            return Say("option-decline")
        c, victim = s.clash, VICTIM.of(choice)
        card, owner = CARD_WORDS[c.played[victim]], CHARACTER_WORDS[c.played_by[victim]]
        return Say("option-assassinate", {"card": card, "character": owner})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """The card on the table."""
        return [] if choice == NO_VICTIM else [f"played-{VICTIM.of(choice)}"]


# ---- Unpaid Wages and Bribery


def unpaid_at_most(s: CrescentMoon, side: int, n: int) -> int:
    """How many mercenaries of the opponent can still lose their strength (WAG)."""
    opponent = fighter(s, 1 - side)
    return min(n, s.mercenaries[opponent][s.clash.hex] - s.clash.unpaid[1 - side])


class UnpaidWages(Choice[CrescentMoon]):
    """Up to two mercenaries of the opponent have no strength in this combat (WAG)."""

    rule = "CM-WAG"
    args = ON_ENTRY
    choices = WAGES

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """How many; none is to decline."""
        i = ENTRY_CARD.of(args)
        return list(range(unpaid_at_most(s, s.clash.played_for[i], MOST_UNPAID), -1, -1))

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """A card's bonus for an assigned one stays (CM-419)."""
        i = ENTRY_CARD.of(args)
        if choice == DECLINE:
            decline(s, p, i)
            return
        s.clash.unpaid[1 - s.clash.played_for[i]] += choice
        tell_effect(s, p, i, UNPAID, choice)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `unpaid:2`, or `decline`."""
        return f"unpaid:{choice}" if choice else "decline"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("option-unpaid", {"n": choice}) if choice else Say("option-decline")

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [f"hex-{s.clash.hex}"] if choice else []


class Bribery(Choice[CrescentMoon]):
    """In a contest: the side of another player who takes part has one less; he takes the card (BRI)."""

    rule = "CM-BRI"
    args = ON_ENTRY
    choices = BRIBES

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Any other player who takes part."""
        return [BRIBED.put(q) for q in range(s.seats) if q != p and s.clash.sides[q] != OUTSIDE] + [NO_BRIBE]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """His whole side is weaker."""
        i = ENTRY_CARD.of(args)
        if choice == DECLINE:
            decline(s, p, i)
            return
        c, q = s.clash, BRIBED.of(choice)
        c.penalty[c.sides[q]] += 1
        c.bribed[i] = q
        tell_effect(s, p, i, SOW_DOUBT, q)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `bribe:sultan`, or `decline`."""
        return "decline" if choice == NO_BRIBE else f"bribe:{CHARACTER_WORDS[BRIBED.of(choice)]}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        if choice == DECLINE:
            return Say("option-decline")
        return Say("option-bribery", {"character": CHARACTER_WORDS[BRIBED.of(choice)]})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == NO_BRIBE else [f"player-{BRIBED.of(choice)}"]
