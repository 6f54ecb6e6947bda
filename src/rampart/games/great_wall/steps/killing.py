"""Killing and saving: victims are chosen, cards answer, chi saves, the rest goes to the pools (5.16)."""

from typing import Final

from rampart.games.great_wall.battle import kind_on, lift_soldier, soldiers_on, standing
from rampart.games.great_wall.codes import (
    DEF_SURVIVORS,
    E_KILLED,
    E_SAVED,
    E_SHIELDED,
    E_VICTIM,
    KILL_KILLED,
    KILL_SAVED,
    KILL_SCOPE,
    KILL_SECTION,
    KILL_VICTIMS,
    L_KILLING,
    S_BEFORE_KILLING,
    S_CHOOSE_FALLEN,
    S_CHOOSE_VICTIM,
    S_KILL,
    S_SAVE,
    S_SURVIVORS,
)
from rampart.games.great_wall.content.names import HORDE_WORDS
from rampart.games.great_wall.queries import ask, end_bonuses, lethality
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.words import card_name, other_half, save_say, spot_id, spot_name
from rampart.games.great_wall.tables import (
    ARCHER,
    CELLS,
    CHI,
    COLUMNS,
    HORSEMAN,
    IN_DEFEAT,
    KIND_WORDS,
    KINDS,
    NO_CLAN,
    ON_FIRING,
    SAVE_PRICE,
    SECTION_WORDS,
    SPEARMAN,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import pay
from rampart.games.great_wall.vocabulary import (
    BEFORE_SOLDIERS_KILLED,
    COST_SAVE,
    ON_SOLDIER_SAVED,
    ON_SOLDIERS_KILLED,
    SPARE_ARCHERS,
)
from rampart.kernel.codec import FIRST, SECOND, two, two_numbers
from rampart.kernel.frame import NOBODY
from rampart.kernel.machine import CLOSE
from rampart.kernel.step import Choice, Refusal, Say, Step

STOP: Final = 0  # options of saving: stop, then 1 + slot * 4 + kind
NO_SCORES: Final = [0, 0, 0, 0, 0]


def start_killing(s: GreatWall, scope: int, section: int, slots: list[int], archers: bool) -> None:
    """One killing instance: all who have soldiers on the cards choose victims in tea order (GW-KIL02)."""
    place = s.open_pad(L_KILLING, [scope, section, *NO_SCORES, *NO_SCORES])
    s.push(S_KILL, NOBODY, two(0, place))
    s.push(S_BEFORE_KILLING, NOBODY, two(0, place))
    for c in reversed(s.tea):
        if archers and c < s.seats:
            doom_archers(s, c, section, place)
        for slot in reversed(slots):
            doom_soldiers(s, c, slot, place)


def doom_archers(s: GreatWall, p: int, section: int, place: int) -> None:
    """In a breach all archers on the firing spots are victims, whatever the lethality (GW-BRE02)."""
    if s.firing[p][section] == 0:
        return
    if ask(s, SPARE_ARCHERS, p, 0, section):
        if s.journal is not None:
            s.tell(E_SHIELDED, p, [section])
        return
    for _ in range(s.firing[p][section]):
        doom(s, p, ON_FIRING, 0)


def doom_soldiers(s: GreatWall, c: int, slot: int, place: int) -> None:
    """On each card a clan loses as many soldiers as the lethality, at most all, of its choice (GW-KIL01)."""
    feet = soldiers_on(s, c, slot, SPEARMAN)
    riders = soldiers_on(s, c, slot, HORSEMAN)
    if feet + riders == 0:
        return
    n = min(feet + riders, lethality(s, c, slot))
    if n == 0:
        return
    if n == feet + riders or feet == 0 or riders == 0 or c >= s.seats:
        on_foot = min(feet, n)
        doom_kind(s, c, slot, SPEARMAN, on_foot, place)
        doom_kind(s, c, slot, HORSEMAN, n - on_foot, place)
    else:
        s.push(S_CHOOSE_VICTIM, c, two(n << 4 | slot, place))


def doom_kind(s: GreatWall, c: int, slot: int, kind: int, n: int, place: int) -> None:
    """So many soldiers of a kind are lost: if not all, the player chooses them, for wounds stay where they stood.

    In a defeat all leave the card and they are alike; the Reed clan's fall in the order of spots (GW-REE16).
    """
    cells = standing(s, c, slot, kind)
    if 0 < n < len(cells) and c < s.seats and s.pad[place + KILL_SCOPE] != IN_DEFEAT:
        s.push(S_CHOOSE_FALLEN, c, two(n << 6 | kind << 4 | slot, place))
        return
    for cell in cells[:n]:
        doom(s, c, slot, cell)


def doom(s: GreatWall, c: int, slot: int, cell: int) -> None:
    """Put a soldier on the list of victims."""
    s.pad.append(c << 8 | slot << 4 | cell)
    if s.journal is not None:
        card = s.hordes[slot] if slot != ON_FIRING else -1
        s.tell(E_VICTIM, c if c < s.seats else NOBODY, [kind_of(s, slot, cell), card])


def kind_of(s: GreatWall, slot: int, cell: int) -> int:
    """The kind of soldier that is a victim."""
    return ARCHER if slot == ON_FIRING else kind_on(s, slot, cell)


class ChooseVictim(Choice[GreatWall]):
    """Choose how many of the soldiers to be lost on a card are spearmen; the others are horsemen (GW-KIL01)."""

    rule = "GW-KIL01"
    args = two_numbers("lost", "killing")
    space = 8

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """On which spots they stand is asked afterwards."""
        a = FIRST.of(args)
        n, slot = a >> 4, a & 15
        feet = soldiers_on(s, p, slot, SPEARMAN)
        riders = soldiers_on(s, p, slot, HORSEMAN)
        return list(range(min(feet, n), max(0, n - riders) - 1, -1))

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """They are victims now, not yet killed."""
        a = FIRST.of(args)
        place = SECOND.of(args)
        n, slot = a >> 4, a & 15
        doom_kind(s, p, slot, HORSEMAN, n - choice, place)
        doom_kind(s, p, slot, SPEARMAN, choice, place)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `spearmen:2`."""
        return f"spearmen:{choice}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many are lost, and where."""
        a = FIRST.of(args)
        return Say("choose_victim", {"n": a >> 4, "horde": card_name(s.hordes[a & 15])})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """So many of each."""
        a = FIRST.of(args)
        return Say("option-victims", {"spearmen": choice, "horsemen": (a >> 4) - choice})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The card."""
        a = FIRST.of(args)
        return [f"horde-{HORDE_WORDS[s.hordes[a & 15]]}"]


class ChooseFallen(Choice[GreatWall]):
    """In a breach: choose the spot of the next soldier of a kind to be lost on a card (GW-KIL01, GW-KIL04)."""

    rule = "GW-KIL01"
    args = two_numbers("lost", "killing")
    space = CELLS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The own soldiers of the kind that are no victims yet."""
        a = FIRST.of(args)
        place = SECOND.of(args)
        slot = a & 15
        victims = victims_of(s, p, place)
        return [cell for cell in standing(s, p, slot, a >> 4 & 3) if slot << 4 | cell not in victims]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One after the other."""
        a = FIRST.of(args)
        place = SECOND.of(args)
        if a >> 6 > 1:
            s.push(S_CHOOSE_FALLEN, p, two((a >> 6) - 1 << 6 | a & 63, place))
        doom(s, p, a & 15, choice)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `spearman@0.2`, `horseman@0.2+0.3`."""
        a = FIRST.of(args)
        other = other_half(s, a & 15, choice)
        spots = spot_name(choice) if other == choice else f"{spot_name(choice)}+{spot_name(other)}"
        return f"{KIND_WORDS[a >> 4 & 3]}@{spots}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many are still to be lost, and where."""
        a = FIRST.of(args)
        return Say("choose_fallen", {"n": a >> 6, "horde": card_name(s.hordes[a & 15])})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """The soldier, by the first of its spots."""
        a = FIRST.of(args)
        line, column = choice // COLUMNS + 1, choice % COLUMNS + 1
        return Say("option-fallen", {"kind": KIND_WORDS[a >> 4 & 3], "line": line, "column": column})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The spots."""
        a = FIRST.of(args)
        card = s.hordes[a & 15]
        other = other_half(s, a & 15, choice)
        return [spot_id(card, choice)] if other == choice else [spot_id(card, choice), spot_id(card, other)]


class BeforeKilling(Step[GreatWall]):
    """All victims are chosen: cards answer, then chi saves in tea order (GW-KIL02)."""

    rule = "GW-KIL02"
    args = two_numbers("", "killing")

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Without a victim nothing happens (GW-KIL05)."""
        place = SECOND.of(args)
        if len(s.pad) == place + KILL_VICTIMS:
            return
        for q in reversed(s.order()):
            s.push(S_SAVE, q, two(0, place))
        moment(s, BEFORE_SOLDIERS_KILLED, NO_CLAN, s.pad[place + KILL_SECTION], s.pad[place + KILL_SCOPE], 0, place)


def end_of_victims(s: GreatWall, place: int) -> int:
    """Where the list of victims ends: sections laid above it begin there."""
    for i in range(len(s.stack)):
        f = s.stack[i]
        if f & 4095 == CLOSE and f >> 32 > place:
            return f >> 32
    return len(s.pad)


def victims_of(s: GreatWall, p: int, place: int) -> list[int]:
    """The victims of a clan, each slot << 4 | cell."""
    out: list[int] = []
    for i in range(place + KILL_VICTIMS, end_of_victims(s, place)):
        if s.pad[i] >> 8 == p and s.pad[i] >= 0:
            out.append(s.pad[i] & 255)
    return out


def strike_off(s: GreatWall, p: int, victim: int, place: int) -> None:
    """Take a soldier off the list of victims; it cannot be put back (GW-T66)."""
    for i in range(place + KILL_VICTIMS, end_of_victims(s, place)):
        if s.pad[i] == p << 8 | victim:
            s.pad[i] = -1
            return


def save_soldier(s: GreatWall, p: int, victim: int, place: int) -> None:
    """A saved soldier goes to the rest area of the section and does not count as killed (GW-KIL03, GW-KIL04)."""
    strike_off(s, p, victim, place)
    slot, cell = victim >> 4, victim & 15
    kind = kind_of(s, slot, cell)
    section = s.pad[place + KILL_SECTION]
    s.pad[place + KILL_SAVED + p] += 1
    if slot == ON_FIRING:
        s.firing[p][section] -= 1
    else:
        lift_soldier(s, slot, cell)
    s.rest[p][section * 3 + kind] += 1
    if s.pad[place + KILL_SCOPE] == IN_DEFEAT:
        note_survivor(s, p, kind)
    if s.journal is not None:
        s.tell(E_SAVED, p, [kind, section])
    moment(s, ON_SOLDIER_SAVED, p, section, 0, 0, place)


def save_one(s: GreatWall, p: int, slot: int, kind: int, place: int) -> None:
    """Save one of the victims of a kind on a card: all of them leave their spots, whichever it is."""
    for victim in victims_of(s, p, place):
        if victim >> 4 == slot and kind_of(s, slot, victim & 15) == kind:
            save_soldier(s, p, victim, place)
            return


def saveable(s: GreatWall, p: int, place: int) -> list[int]:
    """The own victims as slot * 4 + kind, equal ones once."""
    out: list[int] = []
    for victim in victims_of(s, p, place):
        option = (victim >> 4) * 4 + kind_of(s, victim >> 4, victim & 15)
        if option not in out:
            out.append(option)
    return out


def note_survivor(s: GreatWall, p: int, kind: int) -> None:
    """A soldier saved in a defeat is in the rest area now, as those who survive it will be (GW-DEF09)."""
    for i in range(len(s.stack) - 1, -1, -1):
        f = s.stack[i]
        if f & 4095 == S_SURVIVORS:
            s.pad[(f >> 32) + DEF_SURVIVORS + p * KINDS + kind] += 1
            return


def save_price(s: GreatWall, p: int, place: int) -> int:
    """2 chi (GW-KIL02)."""
    return ask(s, COST_SAVE, p, SAVE_PRICE, 0, s.pad[place + KILL_SAVED + p])


class Save(Choice[GreatWall]):
    """Save a victim for 2 chi, or stop (GW-KIL02, GW-KIL06)."""

    rule = "GW-KIL02"
    args = two_numbers("", "killing")
    space = 1 + 10 * 4

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The own victims, equal ones once."""
        place = SECOND.of(args)
        if s.resources[p][CHI] < save_price(s, p, place):
            return [STOP]
        return [STOP] + [1 + option for option in saveable(s, p, place)]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Pay, and perhaps save another."""
        place = SECOND.of(args)
        if choice == STOP:
            return
        s.push(S_SAVE, p, two(0, place))
        pay(s, p, CHI, save_price(s, p, place))
        save_one(s, p, (choice - 1) // 4, (choice - 1) % 4, place)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `save:archer@firing`, `save:spearman@sappers`, or `stop`."""
        if choice == STOP:
            return "stop"
        slot = (choice - 1) // 4
        where = "firing" if slot == ON_FIRING else f"{card_name(s.hordes[slot])}.{slot % 3 + 1}"
        return f"save:{KIND_WORDS[(choice - 1) % 4]}@{where}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many would be killed."""
        place = SECOND.of(args)
        section = SECTION_WORDS[s.pad[place + KILL_SECTION]]
        return Say("save", {"victims": len(victims_of(s, p, place)), "section": section})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """Whom."""
        if choice == STOP:
            return Say("option-stop")
        return save_say(s, (choice - 1) % 4, (choice - 1) // 4)

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """The price."""
        place = SECOND.of(args)
        if choice == STOP:
            return None
        price = save_price(s, p, place)
        return Say("effect-chi", {"price": price, "left": s.resources[p][CHI] - price})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """Where the soldier stands."""
        place = SECOND.of(args)
        if choice == STOP:
            return []
        slot = (choice - 1) // 4
        if slot == ON_FIRING:
            return [f"firing-{SECTION_WORDS[s.pad[place + KILL_SECTION]]}-{p}"]
        return [f"horde-{HORDE_WORDS[s.hordes[slot]]}"]

    def refused(self, s: GreatWall, p: int, args: int) -> list[Refusal]:
        """Too little chi."""
        place = SECOND.of(args)
        if s.resources[p][CHI] >= save_price(s, p, place):
            return []
        return [Refusal("save", Say("option-save-any"), Say("why-too-dear"), "GW-KIL02")]


class Kill(Step[GreatWall]):
    """Unsaved victims go to their owners' pools (GW-KIL02); on cards their spots are wounds (GW-KIL04, GW-BRE04)."""

    rule = "GW-KIL02"
    args = two_numbers("", "killing")

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Cards answer only if somebody was killed (GW-KIL05)."""
        place = SECOND.of(args)
        section = s.pad[place + KILL_SECTION]
        total = 0
        for i in range(place + KILL_VICTIMS, len(s.pad)):
            victim = s.pad[i]
            if victim < 0:
                continue
            c, slot, cell = victim >> 8, victim >> 4 & 15, victim & 15
            kind = kind_of(s, slot, cell)
            if slot == ON_FIRING:
                s.firing[c][section] -= 1
            else:
                lift_soldier(s, slot, cell)
            s.pool[c][kind] += 1
            s.pad[place + KILL_KILLED + c] += 1
            total += 1
            if s.journal is not None:
                s.tell(E_KILLED, c if c < s.seats else NOBODY, [kind, section])
        del s.pad[place + KILL_VICTIMS :]
        end_bonuses(s, place)
        if total:
            moment(s, ON_SOLDIERS_KILLED, NO_CLAN, section, s.pad[place + KILL_SCOPE], 0, place)
