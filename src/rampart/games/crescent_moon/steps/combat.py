"""Combat: who fights, who meddles, and how it is decided (CM-400 to CM-428)."""

from typing import Final

from rampart.games.crescent_moon.content.power_cards import CAMPAIGN, GIVES_STRENGTH, SIEGE_ENGINES
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.clash import Clash
from rampart.games.crescent_moon.steps.deals import open_deals, pay_deal
from rampart.games.crescent_moon.steps.verbs import hex_name, mark, remove_units
from rampart.games.crescent_moon.tables import (
    ATTACKING,
    CHARACTER_WORDS,
    COMBAT,
    DEFENDING,
    E_COMBAT,
    E_MEDDLED,
    E_STRENGTHS,
    E_TIE,
    E_WON,
    MURSHID,
    S_AFTERMATH,
    S_CAPTURE,
    S_CLEAR_CARDS,
    S_DECIDE_TIE,
    S_END_COMBAT,
    S_LOSSES,
    S_MEDDLE,
    S_RESOLVE,
    S_RETREAT,
    S_SACK_SETTLEMENT,
    S_SACK_STRONGHOLDS,
    S_SELECT_CARDS,
    S_WINNER,
    SIDE_WORDS,
    UNDECLARED,
)
from rampart.kernel.codec import Options, one_of
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step

SIDES: Final = Options()
SIDE: Final = SIDES.part("side", one_of(SIDE_WORDS[:2]))


def begin_combat(s: CrescentMoon, attacker: int, defender: int, h: int) -> None:
    """A combat arises; involvement is settled now, and deals come before the cards (CM-401, CM-402)."""
    c = Clash(s.seats)
    c.kind = COMBAT
    c.hex = h
    c.attacker = attacker
    c.defender = defender
    c.sides[attacker] = ATTACKING
    c.sides[defender] = DEFENDING
    s.clash = c
    involved = attacker != MURSHID and defender != MURSHID and (s.influence[h] == MURSHID or s.token_near(MURSHID, h))
    if s.journal is not None:
        s.tell(E_COMBAT, attacker, [defender, mark(s, h), s.strength_of_pieces(attacker, h),
                                    s.strength_of_pieces(defender, h)])  # fmt: skip
    for code in (S_END_COMBAT, S_SACK_SETTLEMENT, S_SACK_STRONGHOLDS, S_CAPTURE):
        s.push(code, attacker)
    s.push(S_CLEAR_CARDS)
    s.push(S_RETREAT)
    s.push(S_LOSSES, defender)
    s.push(S_LOSSES, attacker)
    s.push(S_AFTERMATH)
    s.push(S_WINNER)
    s.push(S_RESOLVE)
    s.push(S_SELECT_CARDS)
    if involved:
        c.sides[MURSHID] = UNDECLARED
        open_deals(s)


class NameSide(Step[CrescentMoon]):
    """While all chosen cards lie face down, a Murshid who chose any names the side they join (CM-414)."""

    rule = "CM-414"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """A Murshid who chose none announces nothing."""
        if s.clash.sides[MURSHID] == UNDECLARED and len(s.face_down[-1]) > 1:
            s.push(S_MEDDLE, MURSHID)


class Meddle(Choice[CrescentMoon]):
    """The Murshid announces one side for all his cards, before anything is revealed (CM-414)."""

    rule = "CM-414"
    choices = SIDES

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """The attacker or the defender."""
        return [ATTACKING, DEFENDING]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """His cards count as played by the one he supports (CM-415)."""
        s.clash.sides[MURSHID] = choice
        if s.journal is not None:
            s.tell(E_MEDDLED, MURSHID, [fighter(s, choice)])

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """`attacker` or `defender`."""
        return SIDE_WORDS[choice]

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("option-meddle", {"character": CHARACTER_WORDS[fighter(s, choice)]})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [f"player-{fighter(s, choice)}"]


def fighter(s: CrescentMoon, side: int) -> int:
    """The combatant of a side."""
    return s.clash.attacker if side == ATTACKING else s.clash.defender


# ---- step 3


def combat_strength(s: CrescentMoon, side: int) -> int:
    """Pieces in the active hex, plus cards, minus penalties, at least 0 (CM-425, CM-309)."""
    c = s.clash
    p = fighter(s, side)
    n = s.strength_of_pieces(p, c.hex) - min(c.unpaid[side], s.mercenaries[p][c.hex]) - c.penalty[side]
    if side == DEFENDING and is_breached(s):
        stronghold = s.strongholds[c.hex]
        n -= 1 + (stronghold & 1)
    for i in range(len(c.played)):
        if c.played_for[i] == side:
            n += c.bonus[i]
    return max(0, n + posted(s, side))


def is_breached(s: CrescentMoon) -> bool:
    """Does an attacking unit still stand at Siege Engines before the defender's fort or castle (SIE)?"""
    c = s.clash
    if s.strongholds[c.hex] < 0 or s.strongholds[c.hex] >> 1 != c.defender:
        return False
    for i in range(len(c.played)):
        if c.played[i] == SIEGE_ENGINES and c.played_for[i] == ATTACKING and c.ordinary[i] + c.mercenaries[i]:
            return True
    return False


def posted(s: CrescentMoon, side: int) -> int:
    """One strength for each unit still assigned to a card that gives strength for it (CM-419)."""
    c = s.clash
    n = 0
    for i in range(len(c.played)):
        if c.played_for[i] == side and GIVES_STRENGTH[c.played[i]]:
            n += c.ordinary[i] + c.mercenaries[i]
    return n


class Winner(Step[CrescentMoon]):
    """The higher strength wins, on a tie the attacker, or whom the Murshid with a token there chooses (CM-426)."""

    rule = "CM-426"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """Even if the Murshid fights himself."""
        decide(s, combat_strength(s, ATTACKING), combat_strength(s, DEFENDING))


def decide(s: CrescentMoon, attack: int, defence: int) -> None:
    """Tell the strengths of both sides, and who wins by them unless a tie is the Murshid's to decide."""
    s.clash.strength = [attack, defence]
    if s.journal is not None:
        s.tell(E_STRENGTHS, NOBODY, [attack, defence])
    if attack == defence and s.influence[s.clash.hex] == MURSHID:
        s.push(S_DECIDE_TIE, MURSHID)
    else:
        s.clash.winner = ATTACKING if attack >= defence else DEFENDING


class DecideTie(Choice[CrescentMoon]):
    """Tipping the scales: the Murshid decides a tie where his token lies (CM-426, CM-490)."""

    rule = "CM-426"
    choices = SIDES

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Either side."""
        return [ATTACKING, DEFENDING]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Whatever side he is on."""
        s.clash.winner = choice
        if s.journal is not None:
            s.tell(E_TIE, MURSHID, [choice])

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """`attacker` or `defender`."""
        return SIDE_WORDS[choice]

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        """Where, and how strong both are."""
        return Say("decide_tie", {"hex": hex_name(s, s.clash.hex), "strength": s.clash.strength[ATTACKING]})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("option-tie", {"side": SIDE_WORDS[choice]})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [f"player-{q}" for q in range(s.seats) if s.clash.sides[q] == choice and q != MURSHID]


class Aftermath(Step[CrescentMoon]):
    """The deal is paid, and the units assigned to the Campaign return to the supply (CM-427, CM-428)."""

    rule = "CM-428"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """They are no losses and count for nobody."""
        c = s.clash
        if s.journal is not None:
            s.tell(E_WON, fighter(s, c.winner), [c.winner])
        pay_deal(s)
        for i in range(len(c.played)):
            if c.played[i] == CAMPAIGN:
                remove_units(s, fighter(s, c.played_for[i]), c.hex, c.ordinary[i], c.mercenaries[i])
                c.ordinary[i] = 0
                c.mercenaries[i] = 0
