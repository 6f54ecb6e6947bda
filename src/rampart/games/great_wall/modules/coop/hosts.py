"""Cards and events of war together: anyone saved, wounds in many sections, signals, barricades kept, fever."""

from typing import Final

from rampart.games.great_wall.arguments import LAID_BEFORE, PAYLOAD, VICTIMS
from rampart.games.great_wall.battle import sections_in_play, slots_of, woundable
from rampart.games.great_wall.codes import (
    E_LOOKED,
    L_KILLING,
    S_BEFORE_KILLING,
    S_KILL,
    S_LAY_HORDE,
)
from rampart.games.great_wall.content.hearing import COMMON_WORDS
from rampart.games.great_wall.content.names import HORDE_WORDS, HORDES
from rampart.games.great_wall.modules.coop.arguments import (
    AND_ARRANGE,
    ARRANGED,
    ARRANGING,
    FEVER,
    FEVERISH,
    KEEPING,
    REDIRECTING,
    SAVES_LEFT,
    SAVING_ANYONE,
    SPREAD_LEFT,
    SPREAD_OVER,
    SPREADING,
    TO_KEEP,
)
from rampart.games.great_wall.modules.coop.codes import (
    E_ARRANGED,
    E_REDIRECTED,
    S_ARRANGE,
    S_KEEP_BARRICADE,
    S_SAVE_ANYONE,
    S_SPREAD_WOUNDS,
)
from rampart.games.great_wall.modules.coop.names import MASSED_FIRE
from rampart.games.great_wall.modules.coop.part import coop_of
from rampart.games.great_wall.modules.coop.tactics import another_section
from rampart.games.great_wall.spots import NO_WOUND, WOUND_CELL, WOUND_SLOT, WOUNDED
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.archers import wound
from rampart.games.great_wall.steps.killing import NO_SCORES, doom
from rampart.games.great_wall.steps.saving import SAVED_KIND, SAVED_ON, save_one, saveable, saved_key, saved_target
from rampart.games.great_wall.steps.words import save_say, spot_id, spot_say, trophy_args
from rampart.games.great_wall.tables import (
    AT_REST,
    BY_CARD,
    BY_EFFECT,
    CELL_WORDS,
    KIND_WORDS,
    KINDS,
    MOST_CLANS,
    OF_LOSSES,
    SECTION_WORDS,
    SECTIONS,
    WHERE_WORDS,
    holds,
    section_of,
    without,
)
from rampart.games.great_wall.troops import troop_word
from rampart.games.great_wall.verbs import lose_honour
from rampart.games.great_wall.vocabulary import P_X
from rampart.kernel.codec import Options, card, one_of, seat
from rampart.kernel.frame import NOBODY, args_of, code_of, pack
from rampart.kernel.knowledge import see
from rampart.kernel.step import Choice, Say, Step

SAVED_ANYONE: Final = Options()
NO_MORE: Final = SAVED_ANYONE.case("stop").code
SAVED: Final = SAVED_ANYONE.case("save")
SAVED_OF: Final = SAVED.part("seat", seat(MOST_CLANS))
SAVED_WHO: Final = SAVED.part("kind", one_of(KIND_WORDS))
SAVED_WHERE: Final = SAVED.part("slot", one_of(WHERE_WORDS))
A_SECTION: Final = Options()
A_SECTION.part("section", one_of(SECTION_WORDS))
STOP: Final = A_SECTION.case("stop").code
A_HORDE: Final = Options()
A_HORDE.part("card", card("hordes", HORDES))
SICK: Final = Options()
SICK_ONE: Final = SICK.case("soldier")
SICK_KIND: Final = SICK_ONE.part("kind", one_of(KIND_WORDS))
SICK_AT: Final = SICK_ONE.part("section", one_of(SECTION_WORDS))
NOBODY_SICK: Final = SICK.case("none").code
LOOKED_AT: Final = 3  # hordes, by signal fires
FEVER_HONOUR: Final = 2  # lost by a player without a soldier at rest


class SaveAnyone(Choice[GreatWall]):
    """Save a victim of any player free of charge, or stop (GWC-CTA-04)."""

    rule = "GWC-CTA-04"
    args = SAVING_ANYONE
    choices = SAVED_ANYONE

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Equal ones once."""
        out = [NO_MORE]
        for q in range(s.seats):
            for saved in saveable(s, q, VICTIMS.of(args)):
                whom = SAVED_WHO.put(SAVED_KIND.of(saved)) + SAVED_WHERE.put(SAVED_ON.of(saved))
                out.append(SAVED_OF.put(q) + whom)
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """He goes to the rest area of his section."""
        if choice == NO_MORE:
            return
        left = SAVES_LEFT.of(args)
        if left > 1:
            s.push(S_SAVE_ANYONE, p, SAVES_LEFT.change(args, left - 1))
        save_one(s, SAVED_OF.of(choice), SAVED_WHERE.of(choice), SAVED_WHO.of(choice), VICTIMS.of(args))

    def saved(self, choice: int) -> int:
        """The same victim as the option of its owner."""
        return SAVED_KIND.put(SAVED_WHO.of(choice)) + SAVED_ON.put(SAVED_WHERE.of(choice))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `2:save:archer@firing`, or `stop`."""
        if choice == NO_MORE:
            return "stop"
        return f"{SAVED_OF.of(choice)}:{saved_key(s, SAVED_OF.of(choice), self.saved(choice))}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("save_anyone", {"left": SAVES_LEFT.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == NO_MORE:
            return Say("option-stop")
        return save_say(s, SAVED_OF.of(choice), SAVED_WHO.of(choice), SAVED_WHERE.of(choice))

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        return None if choice == NO_MORE else Say("effect-whose", {"other_seat": SAVED_OF.of(choice)})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        if choice == NO_MORE:
            return []
        return saved_target(s, SAVED_OF.of(choice), VICTIMS.of(args), self.saved(choice))


class SpreadWounds(Choice[GreatWall]):
    """Place a wound in a section with an archer, one in each, or stop (GWC-CGEN-05, GWC-CTA-11)."""

    rule = "GWC-CTA-11"
    args = SPREADING
    choices = WOUNDED

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Any row."""
        slots = 0
        for section in range(SECTIONS):
            if holds(SPREAD_OVER.of(args), section):
                slots |= slots_of(section)
        return [*woundable(s, slots), NO_WOUND]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Then another section."""
        if choice == NO_WOUND:
            return
        left, slot = SPREAD_LEFT.of(args) - 1, WOUND_SLOT.of(choice)
        over = without(SPREAD_OVER.of(args), section_of(slot))
        if left and over:
            s.push(S_SPREAD_WOUNDS, p, SPREAD_LEFT.put(left) + SPREAD_OVER.put(over))
        wound(s, p, slot, WOUND_CELL.of(choice), BY_CARD)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `wound:reavers_L@0.2`, or `none`."""
        if choice == NO_WOUND:
            return "none"
        return f"wound:{HORDE_WORDS[s.hordes[WOUND_SLOT.of(choice)]]}@{CELL_WORDS[WOUND_CELL.of(choice)]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("spread_wounds", {"left": SPREAD_LEFT.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == NO_WOUND:
            return Say("option-pass")
        return spot_say(s, WOUND_SLOT.of(choice), WOUND_CELL.of(choice))

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == NO_WOUND else [spot_id(s.hordes[WOUND_SLOT.of(choice)], WOUND_CELL.of(choice))]


# ---- signal fires


def pending_horde(s: GreatWall) -> int:
    """Where the step lies that will lay down the horde."""
    for i in range(len(s.stack) - 1, -1, -1):
        if code_of(s.stack[i]) == S_LAY_HORDE:
            return i
    return -1


class RedirectHorde(Choice[GreatWall]):
    """Choose another section with a free row for the horde that is about to be placed (GWC-CTA-07)."""

    rule = "GWC-CTA-07"
    args = REDIRECTING
    choices = A_SECTION

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        out = another_section(s, LAID_BEFORE.of(args_of(s.stack[pending_horde(s)])))
        return out if out else [STOP]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Whoever answers later sees the new section (GW-T66)."""
        if choice != STOP:
            i = pending_horde(s)
            s.stack[i] = pack(S_LAY_HORDE, NOBODY, LAID_BEFORE.change(args_of(s.stack[i]), choice))
            s.pad[PAYLOAD.of(args) + P_X] = choice
            if s.journal is not None:
                s.tell(E_REDIRECTED, p, [choice])
        if AND_ARRANGE.of(args):
            look_ahead(s, p)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `section:M`."""
        return "stop" if choice == STOP else f"section:{SECTION_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-stop") if choice == STOP else Say("option-to-section", {"section": SECTION_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == STOP else [f"section-{SECTION_WORDS[choice]}"]


def coming(s: GreatWall) -> list[int]:
    """The next hordes after the one that is being placed, the first of them first (GWC-611)."""
    return (s.next_horde[:-1][::-1] + s.horde_deck[::-1])[:LOOKED_AT]


def look_ahead(s: GreatWall, p: int) -> None:
    """A seat looks at the next hordes and will put them in order; what others knew of them is no longer so."""
    cards = coming(s)
    if not cards:
        return
    s.reveal()
    for seen in cards:
        s.known_hordes[seen] &= 1 << p
        if s.journal is not None:
            s.tell(E_LOOKED, p, [seen], 1, 1 << p)
    see(s.known_hordes, cards, 1 << p)
    s.push(S_ARRANGE, p, ARRANGED.put(0))


def put_in_place(s: GreatWall, at: int, horde: int) -> None:
    """A horde among those that come next changes places with the one at a place from the top."""
    rest = s.next_horde[:-1][::-1] + s.horde_deck[::-1]
    other = rest.index(horde)
    rest[at], rest[other] = rest[other], rest[at]
    shown = len(s.next_horde) - 1
    s.next_horde = [*rest[:shown][::-1], s.next_horde[-1]]
    s.horde_deck = rest[shown:][::-1]


class ArrangeHordes(Choice[GreatWall]):
    """Choose which of the hordes that you looked at comes next (GWC-CTA-07)."""

    rule = "GWC-CTA-07"
    args = ARRANGING
    choices = A_HORDE
    is_secret = 1

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Those that have no place yet."""
        return sorted(coming(s)[ARRANGED.of(args) :])

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """The last one is left over."""
        done = ARRANGED.of(args)
        put_in_place(s, done, choice)
        if done + 2 < len(coming(s)):
            s.push(S_ARRANGE, p, ARRANGED.put(done + 1))
        elif s.journal is not None:
            s.tell(E_ARRANGED, p, [])

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `next:reavers_M`."""
        return f"next:{HORDE_WORDS[choice]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("arrange_hordes", {"place": ARRANGED.of(args) + 1})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-claimed", trophy_args(choice))

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return []


# ---- barricades and archers


class KeepBarricade(Choice[GreatWall]):
    """Choose a section whose barricade is not removed this winter, or stop (GWC-CGEN-07)."""

    rule = "GWC-CGEN-07"
    args = KEEPING
    choices = A_SECTION

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        kept = coop_of(s).kept
        return [*[x for x in sections_in_play(s) if s.barricades[x] > kept[x]], STOP]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One after the other."""
        if choice == STOP:
            return
        coop_of(s).kept[choice] += 1
        left = TO_KEEP.of(args)
        if left > 1:
            s.push(S_KEEP_BARRICADE, p, TO_KEEP.change(args, left - 1))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `barricade@M`, or `stop`."""
        return "stop" if choice == STOP else f"barricade@{SECTION_WORDS[choice]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("keep_barricade", {"left": TO_KEEP.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-stop") if choice == STOP else Say("option-barricade", {"section": SECTION_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == STOP else [f"barricade-{SECTION_WORDS[choice]}"]


class ChooseMassed(Choice[GreatWall]):
    """Choose the section in which every archer shoots twice in this volley (GWC-CTA-11)."""

    rule = "GWC-CTA-11"
    choices = A_SECTION

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        return [section for section in range(SECTIONS) if any(mine[section] for mine in s.firing)]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Until the volley ends."""
        coop_of(s).massed = choice
        s.common = [*s.common, COMMON_WORDS.index(MASSED_FIRE)]
        s.listen_anew()

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `section:M`."""
        return f"section:{SECTION_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-to-section", {"section": SECTION_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"section-{SECTION_WORDS[choice]}"]


# ---- camp fever


class ChooseSick(Choice[GreatWall]):
    """Camp Fever: choose one of your soldiers in a rest area; without one you lose 2 honor (GWC-EVT-01)."""

    rule = "GWC-EVT-01"
    args = FEVERISH
    choices = SICK

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        out: list[int] = []
        for section in range(SECTIONS):
            for kind in range(KINDS):
                if s.rest[p][section * KINDS + kind]:
                    out.append(SICK_KIND.put(kind) + SICK_AT.put(section))
        return out if out else [NOBODY_SICK]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """All victims of a section are one killing."""
        if choice == NOBODY_SICK:
            lose_honour(s, p, FEVER_HONOUR, OF_LOSSES)
        else:
            s.pad[FEVER.of(args) + p] = 1 + SICK_AT.of(choice) * KINDS + SICK_KIND.of(choice)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `spearman@L`, or `none`."""
        if choice == NOBODY_SICK:
            return "none"
        return f"{troop_word(s, p, SICK_KIND.of(choice))}@{SECTION_WORDS[SICK_AT.of(choice)]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == NOBODY_SICK:
            return Say("option-pass")
        section = SECTION_WORDS[SICK_AT.of(choice)]
        kind = troop_word(s, p, SICK_KIND.of(choice))
        return Say("option-soldier", {"kind": kind, "where": "rest", "section": section})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        if choice == NOBODY_SICK:
            return []
        section, kind = SECTION_WORDS[SICK_AT.of(choice)], SICK_KIND.of(choice)
        return [f"rest-{section}-{p}-{troop_word(s, p, kind)}"]


class FeverKills(Step[GreatWall]):
    """All who were chosen are victims, one killing for each section (GWC-EVT-21)."""

    rule = "GWC-EVT-21"
    args = FEVERISH

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """From the left; saving is possible (GWC-613)."""
        fever = FEVER.of(args)
        chosen = s.pad[fever : fever + s.seats]
        for section in range(SECTIONS - 1, -1, -1):
            sick = [q for q in s.order() if chosen[q] and (chosen[q] - 1) // KINDS == section]
            if not sick:
                continue
            place = s.open_pad(L_KILLING, [BY_EFFECT, section, *NO_SCORES, *NO_SCORES])
            s.push(S_KILL, NOBODY, VICTIMS.put(place))
            s.push(S_BEFORE_KILLING, NOBODY, VICTIMS.put(place))
            for q in sick:
                doom(s, q, AT_REST, (chosen[q] - 1) % KINDS)
