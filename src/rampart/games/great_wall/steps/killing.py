"""Killing: victims are chosen, cards answer, and who is not saved goes to the pool (5.16)."""

from typing import Final

from rampart.games.great_wall.arguments import KILLING, LOSING, LOST, LOST_KIND, LOST_ON, VICTIMS
from rampart.games.great_wall.battle import any_soldier, body, kind_on, lift_soldier, soldiers_on, standing
from rampart.games.great_wall.codes import (
    E_KILLED,
    E_SHIELDED,
    E_VICTIM,
    KILL_KILLED,
    KILL_SCOPE,
    KILL_SECTION,
    KILL_VICTIMS,
    L_KILLING,
    S_BEFORE_KILLING,
    S_CHOOSE_FALLEN,
    S_CHOOSE_VICTIM,
    S_KILL,
    S_SAVE,
)
from rampart.games.great_wall.content.names import HORDE_WORDS
from rampart.games.great_wall.queries import ask, end_bonuses, lethality
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.words import card_name, spot_id
from rampart.games.great_wall.tables import (
    ARCHER,
    AT_REST,
    BASE_KINDS,
    CELL_WORDS,
    CELLS,
    HORSEMAN,
    IN_DEFEAT,
    KINDS,
    MOST_CLANS,
    NO_CLAN,
    ON_FIRING,
    SHOOTERS,
    SPEARMAN,
    SPECIAL,
    WHERE_WORDS,
    column_of,
    line_of,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.troops import troop_code, troop_word
from rampart.games.great_wall.verbs import sacrifice
from rampart.games.great_wall.vocabulary import (
    BEFORE_SOLDIERS_KILLED,
    ON_SOLDIERS_KILLED,
    SPARE_ARCHERS,
)
from rampart.kernel.codec import Options, count, one_of
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step

NO_SCORES: Final = [0, 0, 0, 0, 0]
ANY_KIND: Final = ARCHER  # in the place of a kind of soldiers on a card: none of them is an archer

SPEARMEN: Final = Options()
SPEARMEN.part("spearmen", count(CELLS))
FALLEN: Final = Options()
FALLEN.part("spot", one_of(CELL_WORDS))
# a victim as it lies on the pad: on firing spots archers stand in the first cell, special soldiers in the second, and
# in a rest area each in the cell of its kind
A_VICTIM: Final = Options()
VICTIM: Final = A_VICTIM.case("victim")
VICTIM_CELL: Final = VICTIM.part("cell", one_of(CELL_WORDS))
VICTIM_ON: Final = VICTIM.part("slot", one_of(WHERE_WORDS))
VICTIM_CLAN: Final = VICTIM.part("clan", count(MOST_CLANS - 1))
VICTIM_WORDS: Final = [
    f"{c}@{where}:{cell}" for c in range(MOST_CLANS) for where in WHERE_WORDS for cell in CELL_WORDS
]  # in the order of the numbers above


def victim(c: int, slot: int, cell: int) -> int:
    """A soldier of a clan on a list of victims."""
    return VICTIM_CELL.put(cell) + VICTIM_ON.put(slot) + VICTIM_CLAN.put(c)


def start_killing(s: GreatWall, scope: int, section: int, slots: list[int], archers: bool) -> None:
    """One killing instance: all who have soldiers on the cards choose victims in tea order (GW-KIL02)."""
    place = s.open_pad(L_KILLING, [scope, section, *NO_SCORES, *NO_SCORES])
    s.push(S_KILL, NOBODY, VICTIMS.put(place))
    s.push(S_BEFORE_KILLING, NOBODY, VICTIMS.put(place))
    fought_over = [slot for slot in reversed(slots) if any_soldier(s, slot)]
    for c in reversed(s.tea):
        if archers and s.is_player(c):
            doom_archers(s, c, section, place)
        for slot in fought_over:
            doom_soldiers(s, c, slot, place)


def doom_archers(s: GreatWall, p: int, section: int, place: int) -> None:
    """In a breach all archers on the firing spots are victims, whatever the lethality (GW-BRE02)."""
    for _ in range(s.firing[p][SHOOTERS + section]):
        doom(s, p, ON_FIRING, 1)
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
    if s.box.kinds > BASE_KINDS and doom_troops(s, c, slot, place):
        return
    feet = soldiers_on(s, c, slot, SPEARMAN)
    riders = soldiers_on(s, c, slot, HORSEMAN)
    if feet + riders == 0:
        return
    n = min(feet + riders, lethality(s, c, slot))
    if n == 0:
        return
    if n == feet + riders or feet == 0 or riders == 0 or not s.is_seat(c):
        on_foot = min(feet, n)
        doom_kind(s, c, slot, SPEARMAN, on_foot, place)
        doom_kind(s, c, slot, HORSEMAN, n - on_foot, place)
    else:
        s.push(S_CHOOSE_VICTIM, c, VICTIMS.put(place) + LOST.put(n) + LOST_ON.put(slot))


def doom_troops(s: GreatWall, c: int, slot: int, place: int) -> bool:
    """The same where soldiers of other kinds stand there too: all of them, or each by its spot; False elsewhere."""
    if not any(soldiers_on(s, c, slot, kind) for kind in range(BASE_KINDS, s.box.kinds)):
        return False
    cells = [cell for kind in range(s.box.kinds) for cell in standing(s, c, slot, kind)]
    n = min(len(cells), lethality(s, c, slot))
    if n == len(cells) or not s.is_seat(c):
        for cell in cells[:n]:
            doom(s, c, slot, cell)
    elif n:
        s.push(S_CHOOSE_FALLEN, c, VICTIMS.put(place) + LOST.put(n) + LOST_ON.put(slot) + LOST_KIND.put(ANY_KIND))
    return True


def doom_kind(s: GreatWall, c: int, slot: int, kind: int, n: int, place: int) -> None:
    """So many soldiers of a kind are lost: if not all, the player chooses them, for wounds stay where they stood.

    In a defeat all leave the card and they are alike; the Reed clan's fall in the order of spots (GW-REE16).
    """
    cells = standing(s, c, slot, kind)
    if 0 < n < len(cells) and s.is_seat(c) and s.pad[place + KILL_SCOPE] != IN_DEFEAT:
        lost = LOST.put(n) + LOST_ON.put(slot) + LOST_KIND.put(kind)
        s.push(S_CHOOSE_FALLEN, c, VICTIMS.put(place) + lost)
        return
    for cell in cells[:n]:
        doom(s, c, slot, cell)


def doom(s: GreatWall, c: int, slot: int, cell: int) -> None:
    """Put a soldier on the list of victims."""
    s.pad.append(victim(c, slot, cell))
    if s.journal is not None:
        card = s.hordes[slot] if slot < ON_FIRING else -1
        s.tell(E_VICTIM, s.voice(c), [troop_code(s, c, kind_of(s, slot, cell)), card])


def kind_of(s: GreatWall, slot: int, cell: int) -> int:
    """The kind of soldier that is a victim."""
    if slot == AT_REST:
        return cell
    if slot == ON_FIRING:
        return SPECIAL if cell else ARCHER
    return kind_on(s, slot, cell)


class ChooseVictim(Choice[GreatWall]):
    """Choose how many of the soldiers to be lost on a card are spearmen; the others are horsemen (GW-KIL01)."""

    rule = "GW-KIL01"
    args = LOSING
    choices = SPEARMEN

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """On which spots they stand is asked afterwards."""
        n, slot = LOST.of(args), LOST_ON.of(args)
        feet = soldiers_on(s, p, slot, SPEARMAN)
        riders = soldiers_on(s, p, slot, HORSEMAN)
        return list(range(min(feet, n), max(0, n - riders) - 1, -1))

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """They are victims now, not yet killed."""
        slot, place = LOST_ON.of(args), VICTIMS.of(args)
        doom_kind(s, p, slot, HORSEMAN, LOST.of(args) - choice, place)
        doom_kind(s, p, slot, SPEARMAN, choice, place)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `spearmen:2`."""
        return f"spearmen:{choice}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many are lost, and where."""
        return Say("choose_victim", {"n": LOST.of(args), "horde": card_name(s.hordes[LOST_ON.of(args)])})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-victims", {"spearmen": choice, "horsemen": LOST.of(args) - choice})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"horde-{HORDE_WORDS[s.hordes[LOST_ON.of(args)]]}"]


class ChooseFallen(Choice[GreatWall]):
    """In a breach: choose the spot of the next soldier of a kind to be lost on a card (GW-KIL01, GW-KIL04)."""

    rule = "GW-KIL01"
    args = LOSING
    choices = FALLEN

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The own soldiers of the kind that are no victims yet."""
        slot, kind = LOST_ON.of(args), LOST_KIND.of(args)
        doomed = victims_of(s, p, VICTIMS.of(args))
        cells: list[int] = []
        for which in range(s.box.kinds) if kind == ANY_KIND else [kind]:
            cells += standing(s, p, slot, which)
        return [cell for cell in cells if victim(p, slot, cell) not in doomed]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One after the other."""
        lost = LOST.of(args)
        if lost > 1:
            s.push(S_CHOOSE_FALLEN, p, LOST.change(args, lost - 1))
        doom(s, p, LOST_ON.of(args), choice)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `spearman@0.2`, `horseman@0.2+0.3`."""
        slot = LOST_ON.of(args)
        spots = "+".join(CELL_WORDS[cell] for cell in body(s.covers[slot], choice))
        return f"{troop_word(s, p, kind_on(s, slot, choice))}@{spots}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many are still to be lost, and where."""
        return Say("choose_fallen", {"n": LOST.of(args), "horde": card_name(s.hordes[LOST_ON.of(args)])})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """The soldier, by the first of its spots."""
        kind, line, column = kind_on(s, LOST_ON.of(args), choice), line_of(choice) + 1, column_of(choice) + 1
        return Say("option-fallen", {"kind": troop_word(s, p, kind), "line": line, "column": column})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        slot = LOST_ON.of(args)
        return [spot_id(s.hordes[slot], cell) for cell in body(s.covers[slot], choice)]


def leave_place(s: GreatWall, c: int, slot: int, cell: int, section: int) -> None:
    """A victim, killed or saved, is no longer where it stood; on a card wounds are left."""
    if slot == AT_REST:
        s.rest[c][section * KINDS + cell] -= 1
    elif slot == ON_FIRING:
        s.firing[c][section + (SHOOTERS if cell else 0)] -= 1
    else:
        lift_soldier(s, slot, cell)


class BeforeKilling(Step[GreatWall]):
    """All victims are chosen: cards answer, then chi saves in tea order (GW-KIL02)."""

    rule = "GW-KIL02"
    args = KILLING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Without a victim nothing happens (GW-KIL05)."""
        place = VICTIMS.of(args)
        if len(s.pad) == place + KILL_VICTIMS:
            return
        for q in reversed(s.order()):
            s.push(S_SAVE, q, args)
        moment(s, BEFORE_SOLDIERS_KILLED, NO_CLAN, s.pad[place + KILL_SECTION], s.pad[place + KILL_SCOPE], 0, place)


def victims_of(s: GreatWall, p: int, place: int) -> list[int]:
    """The victims of a clan."""
    out: list[int] = []
    for i in range(place + KILL_VICTIMS, s.end_of_section(place)):
        if s.pad[i] >= 0 and VICTIM_CLAN.of(s.pad[i]) == p:
            out.append(s.pad[i])
    return out


def strike_off(s: GreatWall, doomed: int, place: int) -> None:
    """Take a soldier off the list of victims; it cannot be put back (GW-T66)."""
    for i in range(place + KILL_VICTIMS, s.end_of_section(place)):
        if s.pad[i] == doomed:
            s.pad[i] = -1
            return


class Kill(Step[GreatWall]):
    """Unsaved victims go to their owners' pools (GW-KIL02); on cards their spots are wounds (GW-KIL04, GW-BRE04)."""

    rule = "GW-KIL02"
    args = KILLING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Cards answer only if someone was killed (GW-KIL05)."""
        place = VICTIMS.of(args)
        section = s.pad[place + KILL_SECTION]
        total = 0
        for i in range(place + KILL_VICTIMS, len(s.pad)):
            if s.pad[i] < 0:
                continue
            c, slot, cell = VICTIM_CLAN.of(s.pad[i]), VICTIM_ON.of(s.pad[i]), VICTIM_CELL.of(s.pad[i])
            kind = kind_of(s, slot, cell)
            leave_place(s, c, slot, cell, section)
            if s.box.fallen_return:
                s.pool[c][kind] += 1
            else:
                sacrifice(s, c, 1 + kind, 1)
            s.pad[place + KILL_KILLED + c] += 1
            total += 1
            if s.journal is not None:
                s.tell(E_KILLED, s.voice(c), [troop_code(s, c, kind), section])
        del s.pad[place + KILL_VICTIMS :]
        end_bonuses(s, place)
        if total:
            moment(s, ON_SOLDIERS_KILLED, NO_CLAN, section, s.pad[place + KILL_SCOPE], 0, place)
