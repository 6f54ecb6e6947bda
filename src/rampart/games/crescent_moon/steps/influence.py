"""Influence: spreading it, and the contest where others have a say (CM-090 to CM-093, CM-480 to CM-493)."""

from rampart.games.crescent_moon.arguments import HEX, IN_HEX
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.choices import HexChoice, hexes_in, refuse_hexes
from rampart.games.crescent_moon.steps.clash import Clash
from rampart.games.crescent_moon.steps.combat import SIDES, decide
from rampart.games.crescent_moon.steps.deals import open_deals, pay_deal
from rampart.games.crescent_moon.steps.verbs import hex_name, mark, open_window, place_token
from rampart.games.crescent_moon.tables import (
    AFTER_DECLARATION,
    ATTACKING,
    CALIPH,
    CHARACTER_WORDS,
    CONTEST,
    DEFENDING,
    E_CONTEST,
    E_DECLARED,
    E_SETTLED,
    MURSHID,
    OUTSIDE,
    S_CLEAR_CARDS,
    S_CONTEST_RESULT,
    S_DECLARE_SIDE,
    S_END_COMBAT,
    S_END_CONTEST,
    S_RESOLVE,
    S_SELECT_CARDS,
    S_SPREAD_INFLUENCE,
    SIDE_WORDS,
    SULTAN,
    UNDECLARED,
)
from rampart.kernel.codec import holds
from rampart.kernel.step import Choice, Refusal, Say, Step


def within_reach(s: CrescentMoon, p: int) -> int:
    """Hexes where the player is present and those adjacent to them, as bits (CM-090)."""
    presence = s.presence(p)
    out = presence
    for h in range(len(s.influence)):
        if holds(presence, h):
            out |= s.near_mask(h)
    return out


def influence_hexes(s: CrescentMoon, p: int) -> list[int]:
    """Where the player may try to place a token: within reach, without his own token, with one in supply (CM-091)."""
    if s.tokens_left(p) == 0:
        return []
    return [h for h in hexes_in(within_reach(s, p)) if s.influence[h] != p]


def can_influence(s: CrescentMoon, p: int) -> bool:
    """Is there any hex for a token?"""
    if s.tokens_left(p) == 0:
        return False
    for h in range(len(s.influence)):
        if s.present(p, h):
            if s.influence[h] != p:
                return True
            for other in s.near(h):
                if s.influence[other] != p:
                    return True
    return False


class InfluenceHex(HexChoice):
    """Choose the hex to spread influence to (CM-090)."""

    rule = "CM-090"

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Where the player is present, or adjacent to it."""
        return influence_hexes(s, p)

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """The hex is declared; whether there is a contest is judged after the window (CM-307)."""
        s.push(S_SPREAD_INFLUENCE, p, HEX.put(choice))
        open_window(s, AFTER_DECLARATION)

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """A free placement, or a contest with the odds before cards if all others oppose."""
        rivals = participants(s, p, choice)
        if not rivals:
            return Say("effect-free")
        attack, defence = contest_odds(s, p, choice, rivals)
        return Say("effect-contest", {"n": len(rivals), "attack": attack, "defence": defence})

    def refused(self, s: CrescentMoon, p: int, args: int) -> list[Refusal]:
        """Hexes with the player's own token."""
        own = [h for h in range(len(s.influence)) if s.influence[h] == p]
        return refuse_hexes(s, self, own, "why-own-token", "CM-090")


def participants(s: CrescentMoon, p: int, h: int) -> list[int]:
    """Others who are present, and the Murshid with a token in an adjacent hex (CM-480)."""
    out: list[int] = []
    for q in range(s.seats):
        if q != p and (s.present(q, h) or (q == MURSHID and s.token_near(MURSHID, h))):
            out.append(q)
    return out


class SpreadInfluence(Step[CrescentMoon]):
    """The token is placed where nobody objects, else there is a contest (CM-092, CM-093)."""

    rule = "CM-092"
    args = IN_HEX

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """Nobody else present, and no Murshid token next to it."""
        h = HEX.of(args)
        rivals = participants(s, p, h)
        if rivals:
            begin_contest(s, p, h, rivals)
        else:
            place_token(s, p, h)


def begin_contest(s: CrescentMoon, attacker: int, h: int, rivals: list[int]) -> None:
    """The challenge token lies in the hex; deals come before the cards (CM-480, CM-481)."""
    c = Clash(s.seats)
    c.kind = CONTEST
    c.hex = h
    c.attacker = attacker
    c.sides[attacker] = ATTACKING
    for q in rivals:
        c.sides[q] = UNDECLARED
    s.clash = c
    if s.journal is not None:
        s.tell(E_CONTEST, attacker, [mark(s, h)])
    s.push(S_END_COMBAT)
    s.push(S_CLEAR_CARDS)
    s.push(S_END_CONTEST)
    s.push(S_CONTEST_RESULT)
    s.push(S_RESOLVE)
    s.push(S_SELECT_CARDS)
    if attacker != MURSHID and (s.influence[h] == MURSHID or s.token_near(MURSHID, h)):
        open_deals(s)


class DeclareSides(Step[CrescentMoon]):
    """While the cards lie face down each participant declares, in turn order (CM-483)."""

    rule = "CM-483"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """The attacker is on his own side."""
        c = s.clash
        for q in range(s.seats - 1, -1, -1):
            if q != c.attacker and c.sides[q] != OUTSIDE:
                s.push(S_DECLARE_SIDE, q)


class DeclareSide(Choice[CrescentMoon]):
    """Declare openly: supporter of the attacker, or defender (CM-483)."""

    rule = "CM-483"
    choices = SIDES

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Either."""
        return [ATTACKING, DEFENDING]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Binding for this contest."""
        s.clash.sides[p] = choice
        if s.journal is not None:
            s.tell(E_DECLARED, p, [choice])

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """`supporter` or `defender`."""
        return "supporter" if choice == ATTACKING else SIDE_WORDS[choice]

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        return Say("declare_side", {"character": CHARACTER_WORDS[s.clash.attacker], "hex": hex_name(s, s.clash.hex)})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("option-supporter" if choice == ATTACKING else "option-defender")

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """Both sides as declared so far, before cards."""
        c = s.clash
        declared = c.sides[:]
        declared[p] = choice
        attackers = [q for q in range(s.seats) if declared[q] == ATTACKING]
        defenders = [q for q in range(s.seats) if declared[q] == DEFENDING]
        attack = bare_influence(s, attackers, c.attacker, c.hex)
        return Say("effect-side", {"attack": attack, "defence": bare_influence(s, defenders, c.attacker, c.hex)})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [f"hex-{s.clash.hex}"]


# ---- steps 4 to 6


def has_military(s: CrescentMoon, p: int, h: int) -> bool:
    """A unit or stronghold, the palace included (CM-485, CM-487)."""
    return s.strength_of_pieces(p, h) > 0


def has_settlement(s: CrescentMoon, p: int, h: int) -> bool:
    """A town or city of the Sultan, or the Caliph's palace (CM-487)."""
    return (p == SULTAN and s.settlements[h] >= 0) or (p == CALIPH and s.palace == h)


def contest_strength(s: CrescentMoon, side: int) -> int:
    """The influence of all on a side, cards, less penalties, at least 0 (CM-485, CM-486, CM-309)."""
    c = s.clash
    n = bare_influence(s, [q for q in range(s.seats) if c.sides[q] == side], c.attacker, c.hex)
    for i in range(len(c.played)):
        if c.played_for[i] == side:
            n += c.bonus[i]
    return max(0, n - c.penalty[side])


def bare_influence(s: CrescentMoon, members: list[int], attacker: int, h: int) -> int:
    """Military influence once and civil influence of each, without cards (CM-485, CM-486)."""
    military = 0
    n = 0
    for q in members:
        if has_military(s, q, h):
            military = 1
        if has_settlement(s, q, h) or (q != attacker and s.influence[h] == q):
            n += 1
    return n + military


def contest_odds(s: CrescentMoon, attacker: int, h: int, rivals: list[int]) -> tuple[int, int]:
    """The influence of both sides before cards if all others oppose the attacker."""
    return bare_influence(s, [attacker], attacker, h), bare_influence(s, rivals, attacker, h)


class ContestResult(Step[CrescentMoon]):
    """The attacker wins if his strength is at least the defenders'; the Murshid decides ties at his token (CM-489)."""

    rule = "CM-489"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """Whatever side he declared (CM-490); without a defender there is nothing to beat (CM-493)."""
        decide(s, contest_strength(s, ATTACKING), contest_strength(s, DEFENDING))


class EndContest(Step[CrescentMoon]):
    """A winning attacker's token takes the place of any that is there; deals are paid (CM-489, CM-491)."""

    rule = "CM-489"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """The challenge token is removed either way."""
        c = s.clash
        if s.journal is not None:
            s.tell(E_SETTLED, c.attacker, [c.winner])
        if c.winner == ATTACKING:
            place_token(s, c.attacker, c.hex)
        pay_deal(s)
