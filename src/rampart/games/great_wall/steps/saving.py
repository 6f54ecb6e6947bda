"""Saving: for chi or by cards, victims go to the rest area instead (5.16)."""

from typing import Final

from rampart.games.great_wall.arguments import DEFEAT, KILLING, SAVED_FREE, SAVING_FREE, VICTIMS
from rampart.games.great_wall.codes import (
    DEF_SURVIVORS,
    E_SAVED,
    KILL_SAVED,
    KILL_SCOPE,
    KILL_SECTION,
    S_SAVE,
    S_SAVE_FREE,
    S_SURVIVORS,
)
from rampart.games.great_wall.content.names import HORDE_WORDS
from rampart.games.great_wall.queries import ask
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.killing import VICTIM_CELL, VICTIM_ON, kind_of, leave_place, strike_off, victims_of
from rampart.games.great_wall.steps.words import card_name, save_say, too_dear
from rampart.games.great_wall.tables import (
    AT_REST,
    CHI,
    IN_DEFEAT,
    KIND_WORDS,
    KINDS,
    ON_FIRING,
    SAVE_PRICE,
    SECTION_WORDS,
    WHERE_WORDS,
    row_of,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.troops import troop_code, troop_word
from rampart.games.great_wall.verbs import pay
from rampart.games.great_wall.vocabulary import COST_SAVE, ON_SOLDIER_SAVED
from rampart.kernel.codec import Options, one_of
from rampart.kernel.frame import args_of, code_of
from rampart.kernel.step import Choice, Refusal, Say

SAVING: Final = Options()
STOP: Final = SAVING.case("stop").code
SAVED: Final = SAVING.case("save")
SAVED_KIND: Final = SAVED.part("kind", one_of(KIND_WORDS))
SAVED_ON: Final = SAVED.part("slot", one_of(WHERE_WORDS))


def save_soldier(s: GreatWall, p: int, doomed: int, place: int) -> None:
    """A saved soldier goes to the rest area of the section and does not count as killed (GW-KIL03, GW-KIL04)."""
    strike_off(s, doomed, place)
    slot, cell = VICTIM_ON.of(doomed), VICTIM_CELL.of(doomed)
    kind = kind_of(s, slot, cell)
    section = s.pad[place + KILL_SECTION]
    s.pad[place + KILL_SAVED + p] += 1
    leave_place(s, p, slot, cell, section)
    s.rest[p][section * KINDS + kind] += 1
    if s.pad[place + KILL_SCOPE] == IN_DEFEAT:
        note_survivor(s, p, kind)
    if s.journal is not None:
        s.tell(E_SAVED, p, [troop_code(s, p, kind), section])
    moment(s, ON_SOLDIER_SAVED, p, section, 0, 0, place)


def save_one(s: GreatWall, p: int, slot: int, kind: int, place: int) -> None:
    """Save one of the victims of a kind on a card: all of them leave their spots, whichever it is."""
    for doomed in victims_of(s, p, place):
        if VICTIM_ON.of(doomed) == slot and kind_of(s, slot, VICTIM_CELL.of(doomed)) == kind:
            save_soldier(s, p, doomed, place)
            return


def saveable(s: GreatWall, p: int, place: int) -> list[int]:
    """The own victims as options of saving, equal ones once."""
    out: list[int] = []
    for doomed in victims_of(s, p, place):
        slot = VICTIM_ON.of(doomed)
        option = SAVED_KIND.put(kind_of(s, slot, VICTIM_CELL.of(doomed))) + SAVED_ON.put(slot)
        if option not in out:
            out.append(option)
    return out


def note_survivor(s: GreatWall, p: int, kind: int) -> None:
    """A soldier saved in a defeat is in the rest area now, as those who survive it will be (GW-DEF09)."""
    for i in range(len(s.stack) - 1, -1, -1):
        f = s.stack[i]
        if code_of(f) == S_SURVIVORS:
            s.pad[DEFEAT.of(args_of(f)) + DEF_SURVIVORS + p * KINDS + kind] += 1
            return


def save_price(s: GreatWall, p: int, place: int) -> int:
    """2 chi (GW-KIL02)."""
    return ask(s, COST_SAVE, p, SAVE_PRICE, s.pad[place + KILL_SECTION], s.pad[place + KILL_SAVED + p])


class Save(Choice[GreatWall]):
    """Save a victim for 2 chi, or stop (GW-KIL02, GW-KIL06)."""

    rule = "GW-KIL02"
    args = KILLING
    choices = SAVING

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The own victims, equal ones once."""
        place = VICTIMS.of(args)
        if s.resources[p][CHI] < save_price(s, p, place):
            return [STOP]
        return [STOP, *saveable(s, p, place)]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Pay, and perhaps save another."""
        place = VICTIMS.of(args)
        if choice == STOP:
            return
        s.push(S_SAVE, p, args)
        pay(s, p, CHI, save_price(s, p, place))
        save_one(s, p, SAVED_ON.of(choice), SAVED_KIND.of(choice), place)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `save:archer@firing`, `save:spearman@sappers`, or `stop`."""
        return "stop" if choice == STOP else saved_key(s, p, choice)

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many would be killed."""
        place = VICTIMS.of(args)
        section = SECTION_WORDS[s.pad[place + KILL_SECTION]]
        return Say("save", {"victims": len(victims_of(s, p, place)), "section": section})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == STOP:
            return Say("option-stop")
        return save_say(s, p, SAVED_KIND.of(choice), SAVED_ON.of(choice))

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        place = VICTIMS.of(args)
        if choice == STOP:
            return None
        price = save_price(s, p, place)
        return Say("effect-chi", {"price": price, "left": s.resources[p][CHI] - price})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == STOP else saved_target(s, p, VICTIMS.of(args), choice)

    def refused(self, s: GreatWall, p: int, args: int) -> list[Refusal]:
        """Too little chi."""
        place = VICTIMS.of(args)
        price = save_price(s, p, place)
        if s.resources[p][CHI] >= price:
            return []
        return [Refusal("save", Say("option-save-any"), too_dear(s, p, CHI, price), "GW-KIL02")]


def saved_key(s: GreatWall, p: int, choice: int) -> str:
    """As in `save:archer@firing`, `save:spearman@sappers.1`."""
    slot = SAVED_ON.of(choice)
    where = WHERE_WORDS[slot] if slot >= ON_FIRING else f"{card_name(s.hordes[slot])}.{row_of(slot) + 1}"
    return f"save:{troop_word(s, p, SAVED_KIND.of(choice))}@{where}"


def saved_target(s: GreatWall, p: int, place: int, choice: int) -> list[str]:
    """Where the soldier stands."""
    slot, section = SAVED_ON.of(choice), SECTION_WORDS[s.pad[place + KILL_SECTION]]
    if slot == ON_FIRING:
        return [f"firing-{section}-{p}"]
    if slot == AT_REST:
        return [f"rest-{section}-{p}-{troop_word(s, p, SAVED_KIND.of(choice))}"]
    return [f"horde-{HORDE_WORDS[s.hordes[slot]]}"]


class SaveFree(Choice[GreatWall]):
    """Save one of your victims free of charge, by a card (GW-T67)."""

    rule = "GW-T67"
    args = SAVING_FREE
    choices = SAVING

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The own victims, equal ones once."""
        out = saveable(s, p, VICTIMS.of(args))
        return out if out else [STOP]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """It goes to the rest area."""
        left, place = SAVED_FREE.of(args), VICTIMS.of(args)
        if choice == STOP:
            return
        if left > 1:
            s.push(S_SAVE_FREE, p, SAVED_FREE.change(args, left - 1))
        save_one(s, p, SAVED_ON.of(choice), SAVED_KIND.of(choice), place)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `save:archer@firing`."""
        return "none" if choice == STOP else saved_key(s, p, choice)

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == STOP:
            return Say("option-pass")
        return save_say(s, p, SAVED_KIND.of(choice), SAVED_ON.of(choice))

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == STOP else saved_target(s, p, VICTIMS.of(args), choice)
