"""Units come and go: Recruit, Muster, Uprising, Desertion; and the palace moves (CM-130 to CM-133, CM-180, CM-275)."""

from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.choices import HexChoice, refuse_hexes
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
    HEXES,
    MOST_DISCS,
    NO_ONE,
    NOMAD,
    S_DESERT_UNITS,
    S_MOVE_PALACE,
    S_MUSTER,
    S_RECRUIT,
    S_UPRISING,
    WARLORD,
)
from rampart.kernel.codec import FIRST, SECOND, two, two_numbers
from rampart.kernel.step import Choice, Refusal, Say, Step

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
    args = two_numbers("left", "placed")

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """At least one in an action; several may go to the same hex (CM-084, CM-133)."""
        placed = SECOND.of(args)
        return recruit_hexes(s, p) + [HEXES] if placed else recruit_hexes(s, p)

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Ordinary units, or the Nomad's mercenaries."""
        left = FIRST.of(args)
        if choice == HEXES:
            return
        s.reserves[p] -= 1
        place_units(s, p, choice, 0 if p == NOMAD else 1, 1 if p == NOMAD else 0)
        if left > 1 and s.reserves[p]:
            s.push(S_RECRUIT, p, two(left - 1, 1))

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        """How many are left."""
        left = FIRST.of(args)
        return Say("recruit", {"left": min(left, s.reserves[p])})

    def refused(self, s: CrescentMoon, p: int, args: int) -> list[Refusal]:
        """Hexes of other players where the player is present."""
        barred = [h for h in range(len(s.influence)) if s.present(p, h) and not s.open_to(p, h)]
        return refuse_hexes(s, self, barred, "why-other-controls", "CM-131")


# ---- Muster


def muster_hexes(s: CrescentMoon, done: int) -> list[int]:
    """Hexes with a Warlord token that no other player controls and that had no units yet (CM-180)."""
    out: list[int] = []
    for h in range(len(s.influence)):
        if s.influence[h] == WARLORD and not done >> h & 1 and s.open_to(WARLORD, h):
            out.append(h)
    return out


class Muster(Choice[CrescentMoon]):
    """For each token: one unit, or two and the token goes; in the Warlord's order (CM-180, CM-181)."""

    rule = "CM-180"
    args = two_numbers("none", "done")
    space = 2 * HEXES  # hex * 2, plus 1 for two units

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """With one unit left only one can be placed."""
        done = SECOND.of(args)
        two = s.discs_left(WARLORD) > 1
        out: list[int] = []
        for h in muster_hexes(s, done):
            out.append(2 * h)
            if two:
                out.append(2 * h + 1)
        return out

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Every eligible hex gets units while there are any."""
        done = SECOND.of(args)
        h = choice // 2
        place_units(s, p, h, 1 + choice % 2, 0)
        if choice % 2:
            remove_token(s, h)
        done |= 1 << h
        if s.discs_left(p) and muster_hexes(s, done):
            s.push(S_MUSTER, p, two(0, done))

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `b2:1` or `b2:2`."""
        return f"{hex_name(s, choice // 2)}:{1 + choice % 2}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """The hex and how many."""
        return Say("option-muster", {"hex": hex_name(s, choice // 2), "n": 1 + choice % 2})

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """Whether the token stays."""
        return Say("effect-token-goes" if choice % 2 else "effect-token-stays")

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """The hex."""
        return [f"hex-{choice // 2}"]


# ---- Uprising


def uprising_hexes(s: CrescentMoon) -> list[int]:
    """Hexes with a Warlord token that another player controls, with a unit in supply (CM-185, CM-186)."""
    if s.discs_left(WARLORD) == 0:
        return []
    return [h for h in range(len(s.influence)) if s.influence[h] == WARLORD and not s.open_to(WARLORD, h)]


class UprisingHex(HexChoice):
    """Choose where the people rise (CM-185)."""

    rule = "CM-185"

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """A token in a hex of another player."""
        return uprising_hexes(s)

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """The hex is declared (CM-085)."""
        s.push(S_UPRISING, p, choice)
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
    args = two_numbers("hex")

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """One where the supply holds only one (CM-186)."""
        h = FIRST.of(args)
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
        s.push(S_MOVE_PALACE, p, choice)
        open_window(s, AFTER_DECLARATION)


class MovePalace(Step[CrescentMoon]):
    """The palace is put into the chosen hex (CM-275)."""

    rule = "CM-275"
    args = two_numbers("hex")

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """From its hex, or from the supply."""
        h = FIRST.of(args)
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


class DesertionHex(HexChoice):
    """Choose where mercenaries desert (CM-280)."""

    rule = "CM-280"

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Any hex with mercenaries of another player."""
        return desertion_hexes(s)

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """The hex is declared, the number is chosen afterwards (CM-085)."""
        s.push(S_DESERT_UNITS, p, choice)
        open_window(s, AFTER_DECLARATION)

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """Whose, and how many there are."""
        owner = deserter(s, choice)
        return Say("effect-deserters", {"character": CHARACTER_WORDS[owner], "n": s.mercenaries[owner][choice]})


class DesertUnits(Choice[CrescentMoon]):
    """How many desert: they go home, and as many of the Nomad's join his reserve card (CM-280)."""

    rule = "CM-280"
    args = two_numbers("hex")
    space = MOST_DISCS + 1

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """At least one."""
        h = FIRST.of(args)
        return list(range(1, s.mercenaries[deserter(s, h)][h] + 1))

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Only the Nomad's supply limits what he gains (CM-281)."""
        h = FIRST.of(args)
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
        """How many."""
        return Say("option-desert", {"n": choice})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """The hex."""
        h = FIRST.of(args)
        return [f"hex-{h}"]
