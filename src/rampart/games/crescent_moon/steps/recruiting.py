"""Units come and go: Recruit, Muster, Uprising, Desertion; and the palace moves (CM-130 to CM-133, CM-180, CM-275)."""

from typing import Final

from rampart.games.crescent_moon.arguments import (
    HAS_PLACED,
    HEX,
    IN_HEX,
    MUSTERED,
    MUSTERING,
    ONE_HEX,
    RECRUITING,
    RECRUITS_LEFT,
)
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.choices import NO_HEX, NUMBERS_OF_UNITS, HexChoice, refuse_hexes
from rampart.games.crescent_moon.steps.combat import begin_combat
from rampart.games.crescent_moon.steps.verbs import (
    gain_coins,
    hex_name,
    mark,
    open_window,
    place_units,
    remove_token,
    remove_units,
)
from rampart.games.crescent_moon.tables import (
    AFTER_DECLARATION,
    CALIPH,
    CHARACTER_WORDS,
    E_PALACE,
    E_RESERVES,
    NO_ONE,
    NOMAD,
    S_DESERT_UNITS,
    S_MOVE_PALACE,
    S_MUSTER,
    S_RECRUIT,
    S_UPRISING,
    WARLORD,
)
from rampart.kernel.codec import Options, count, holds, including
from rampart.kernel.step import Choice, Composition, Heap, Part, Refusal, Say, Step

# ---- Recruit


def recruit_hexes(s: CrescentMoon, p: int) -> list[int]:
    """Where units of the reserve card may be placed: the Nomad anywhere, others where present (CM-131, CM-132)."""
    if s.reserves[p] == 0:
        return []
    return [h for h in range(len(s.influence)) if (p == NOMAD or s.present(p, h)) and s.open_to(p, h)]


def can_recruit(s: CrescentMoon, p: int) -> bool:
    """Is there a unit on the reserve card and a hex for it?"""
    if s.reserves[p] == 0:
        return False
    if p != NOMAD:
        return s.stands_free(p)
    for h in range(len(s.influence)):
        if s.open_to(p, h):
            return True
    return False


class Recruit(HexChoice):
    """Place a unit of the reserve card on the map, or stop (CM-130)."""

    rule = "CM-130"
    args = RECRUITING
    composes = "place"

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """At least one in an action; several may go to the same hex (CM-084, CM-133)."""
        return recruit_hexes(s, p) + [NO_HEX] if HAS_PLACED.of(args) else recruit_hexes(s, p)

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Ordinary units, or the Nomad's mercenaries."""
        left = RECRUITS_LEFT.of(args)
        if choice == NO_HEX:
            return
        s.reserves[p] -= 1
        place_units(s, p, choice, 0 if p == NOMAD else 1, 1 if p == NOMAD else 0)
        if left > 1 and s.reserves[p]:
            s.push(S_RECRUIT, p, RECRUITS_LEFT.put(left - 1) + HAS_PLACED.put(1))

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        return Say("recruit", {"left": min(RECRUITS_LEFT.of(args), s.reserves[p])})

    def compositions(self, s: CrescentMoon, p: int, args: int) -> list[Composition]:
        """All units at once, where there are several."""
        most = min(RECRUITS_LEFT.of(args), s.reserves[p])
        if most < 2:
            return []
        parts = [Part(hex_name(s, h), hex_name(s, h), most) for h in recruit_hexes(s, p)]
        return [Composition("place", [Heap("place", parts, 0 if HAS_PLACED.of(args) else 1, most, "stop")])]

    def refused(self, s: CrescentMoon, p: int, args: int) -> list[Refusal]:
        """Hexes of other players where the player is present."""
        barred = [h for h in range(len(s.influence)) if s.present(p, h) and not s.open_to(p, h)]
        return refuse_hexes(s, self, barred, "why-other-controls", "CM-131")


# ---- Muster


def muster_hexes(s: CrescentMoon, done: int) -> list[int]:
    """Hexes with a Warlord token that no other player controls and that had no units yet (CM-180)."""
    out: list[int] = []
    for h in range(len(s.influence)):
        if s.influence[h] == WARLORD and not holds(done, h) and s.open_to(WARLORD, h):
            out.append(h)
    return out


def can_muster(s: CrescentMoon) -> bool:
    """Is there a hex for the Warlord's units, and one in supply?"""
    for h in range(len(s.influence)):
        if s.influence[h] == WARLORD and s.open_to(WARLORD, h):
            return s.discs_left(WARLORD) > 0
    return False


MUSTERS: Final = Options()
MUSTER: Final = MUSTERS.case("muster")
MUSTER_UNITS: Final = MUSTER.part("units", count(2, 1))
MUSTER_IN: Final = MUSTER.part("hex", ONE_HEX)


class Muster(Choice[CrescentMoon]):
    """For each token: one unit, or two and the token goes; in the Warlord's order (CM-180, CM-181)."""

    rule = "CM-180"
    args = MUSTERING
    choices = MUSTERS

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """With one unit left only one can be placed."""
        out: list[int] = []
        for h in muster_hexes(s, MUSTERED.of(args)):
            for units in range(1, min(2, s.discs_left(WARLORD)) + 1):
                out.append(MUSTER_UNITS.put(units) + MUSTER_IN.put(h))
        return out

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Every eligible hex gets units while there are any."""
        h, units = MUSTER_IN.of(choice), MUSTER_UNITS.of(choice)
        place_units(s, p, h, units, 0)
        if units == 2:
            remove_token(s, h)
        done = including(MUSTERED.of(args), h)
        if s.discs_left(p) and muster_hexes(s, done):
            s.push(S_MUSTER, p, MUSTERED.put(done))

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `b2:1` or `b2:2`."""
        return f"{hex_name(s, MUSTER_IN.of(choice))}:{MUSTER_UNITS.of(choice)}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """The hex and how many."""
        return Say("option-muster", {"hex": hex_name(s, MUSTER_IN.of(choice)), "n": MUSTER_UNITS.of(choice)})

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("effect-token-goes" if MUSTER_UNITS.of(choice) == 2 else "effect-token-stays")

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [f"hex-{MUSTER_IN.of(choice)}"]


# ---- Uprising


def uprising_hexes(s: CrescentMoon) -> list[int]:
    """Hexes with a Warlord token that another player controls, with a unit in supply (CM-185, CM-186)."""
    found = [h for h in range(len(s.influence)) if s.influence[h] == WARLORD and not s.open_to(WARLORD, h)]
    return found if found and s.discs_left(WARLORD) else []


class UprisingHex(HexChoice):
    """Choose where the people rise (CM-185)."""

    rule = "CM-185"

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """A token in a hex of another player."""
        return uprising_hexes(s)

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """The hex is declared (CM-085)."""
        s.push(S_UPRISING, p, HEX.put(choice))
        open_window(s, AFTER_DECLARATION)

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """Whom it hits, and how strong both would be."""
        owner = s.controller(choice)
        defence = s.strength_of_pieces(owner, choice)
        strengths: dict[str, int | str] = {"attack": min(2, s.discs_left(p)), "defence": defence}
        return Say("effect-attack", {**strengths, "character": CHARACTER_WORDS[owner]})


class Uprising(Step[CrescentMoon]):
    """The token goes, two ordinary units come, and a combat starts (CM-185)."""

    rule = "CM-185"
    args = IN_HEX

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """One where the supply holds only one (CM-186)."""
        h = HEX.of(args)
        defender = s.controller(h)
        remove_token(s, h)
        place_units(s, p, h, min(2, s.discs_left(p)), 0)
        begin_combat(s, p, defender, h)


# ---- Levy, Move Palace, Desertion


class Levy(Step[CrescentMoon]):
    """Take one coin from the bank (CM-175)."""

    rule = "CM-175"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """That is all."""
        gain_coins(s, p, 1)


def palace_hexes(s: CrescentMoon) -> list[int]:
    """Where the palace may go: the Caliph is present, nobody else rules, and it is not there yet (CM-275, CM-276)."""
    out: list[int] = []
    for h in range(len(s.influence)):
        if h != s.palace and s.present(CALIPH, h) and s.open_to(CALIPH, h):
            out.append(h)
    return out


class PalaceHex(HexChoice):
    """Choose the palace's new hex (CM-275)."""

    rule = "CM-275"

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Also after it was sacked."""
        return palace_hexes(s)

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """The hex is declared (CM-085)."""
        s.push(S_MOVE_PALACE, p, HEX.put(choice))
        open_window(s, AFTER_DECLARATION)


class MovePalace(Step[CrescentMoon]):
    """The palace is put into the chosen hex (CM-275)."""

    rule = "CM-275"
    args = IN_HEX

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """From its hex, or from the supply."""
        h = HEX.of(args)
        s.palace = h
        if s.journal is not None:
            s.tell(E_PALACE, p, [mark(s, h)])


def desertion_hexes(s: CrescentMoon) -> list[int]:
    """Hexes with mercenaries of another player (CM-280)."""
    return [h for h in range(len(s.influence)) if deserter(s, h) != NO_ONE]


def deserter(s: CrescentMoon, h: int) -> int:
    """The other player who has mercenaries in a hex."""
    for q in range(NOMAD):
        if s.mercenaries[q][h]:
            return q
    return NO_ONE


def can_desert(s: CrescentMoon) -> bool:
    """Are there mercenaries of another player anywhere?"""
    for h in range(len(s.influence)):
        if deserter(s, h) != NO_ONE:
            return True
    return False


class DesertionHex(HexChoice):
    """Choose where mercenaries desert (CM-280)."""

    rule = "CM-280"

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Any hex with mercenaries of another player."""
        return desertion_hexes(s)

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """The hex is declared, the number is chosen afterwards (CM-085)."""
        s.push(S_DESERT_UNITS, p, HEX.put(choice))
        open_window(s, AFTER_DECLARATION)

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """Whose, and how many there are."""
        owner = deserter(s, choice)
        return Say("effect-deserters", {"character": CHARACTER_WORDS[owner], "n": s.mercenaries[owner][choice]})


class DesertUnits(Choice[CrescentMoon]):
    """How many desert: they go home, and as many of the Nomad's join his reserve card (CM-280)."""

    rule = "CM-280"
    args = IN_HEX
    choices = NUMBERS_OF_UNITS

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """At least one."""
        h = HEX.of(args)
        return list(range(1, s.mercenaries[deserter(s, h)][h] + 1))

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Only the Nomad's supply limits what he gains (CM-281)."""
        h = HEX.of(args)
        remove_units(s, deserter(s, h), h, 0, choice)
        n = min(choice, s.discs_left(p))
        if n:
            s.reserves[p] += n
            if s.journal is not None:
                s.tell(E_RESERVES, p, [n])

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `desert:2`."""
        return f"desert:{choice}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("option-desert", {"n": choice})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        h = HEX.of(args)
        return [f"hex-{h}"]
