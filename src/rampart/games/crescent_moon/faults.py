"""What cannot be in a position read from a document: each fault with the path of its field and a sentence."""

from typing import TYPE_CHECKING, Final

from rampart.games.crescent_moon.arguments import (
    AGREED_SLOT,
    AT_BARGAIN,
    ENTRY,
    ENTRY_CARD,
    WHICH_WINDOW,
)
from rampart.games.crescent_moon.content.power_cards import COMBAT_ENTRIES, INFLUENCE_ENTRIES
from rampart.games.crescent_moon.tables import (
    AFTER_DECLARATION,
    ATTACKING,
    BARGAIN,
    CALIPH,
    CHARACTER_WORDS,
    COMBAT,
    DEFENDING,
    MURSHID,
    NOMAD,
    OVER,
    OVER_CARD,
    PEACE,
    PLACE,
    PRICE,
    ROUNDS,
    S_AFTERMATH,
    S_ANSWER_PROPOSAL,
    S_ASK_PROMISE,
    S_ASSASSINATE,
    S_ASSIGN,
    S_BEGIN_BUYING,
    S_BEGIN_CONSPIRING,
    S_BRIBERY,
    S_BUILD,
    S_CALL_UNIT,
    S_CAMPAIGN,
    S_CAPTURE,
    S_CARD_EFFECT,
    S_CHOOSE_ACTION,
    S_CONTEST_RESULT,
    S_DECLARE_SIDE,
    S_DECLARE_SIDES,
    S_ELDER,
    S_END_CONTEST,
    S_ENTRY,
    S_GIVE_UP_UNITS,
    S_HIRE,
    S_LEVY,
    S_LOSSES,
    S_MEDDLE,
    S_MOVE,
    S_MOVE_PALACE,
    S_NAME_SIDE,
    S_NEXT_TURN,
    S_PLACE_GROUP,
    S_PLAY_ANYTIME,
    S_PLAY_ASIDE,
    S_PROPOSE_PRICE,
    S_PROPOSE_UNITS,
    S_RECRUIT,
    S_RESOLVE_CARD,
    S_RETREAT,
    S_SACK_SETTLEMENT,
    S_SACK_STRONGHOLDS,
    S_SCHEME,
    S_SPREAD_INFLUENCE,
    S_STORM,
    S_SUBVERT,
    S_TURN,
    S_UNPAID_WAGES,
    S_UPRISING,
    S_USE_ENTRY,
    S_WINDOW,
    S_WINNER,
    S_WITHDRAW,
    S_WITHDRAW_TO,
    SOURCES,
    SULTAN,
    SULTAN_SLOTS,
    WARLORD,
)
from rampart.kernel.codec import BOARD, Args
from rampart.kernel.frame import (
    ANSWER,
    ASK,
    CLOSE,
    NOBODY,
    OPEN,
    WHOLE,
    args_of,
    code_of,
    layout_of,
    player_of,
    section_of,
)
from rampart.kernel.rules import FIRST_STEP

if TYPE_CHECKING:
    from rampart.games.crescent_moon.state import CrescentMoon

Faults = list[tuple[str, str]]

NEED_SEAT: Final = [
    S_TURN, S_NEXT_TURN, S_SPREAD_INFLUENCE, S_STORM, S_UPRISING, S_HIRE, S_SUBVERT, S_CARD_EFFECT, S_MOVE_PALACE,
    S_PLAY_ASIDE, S_BEGIN_BUYING, S_LEVY, S_SCHEME, S_BEGIN_CONSPIRING, S_LOSSES, S_SACK_STRONGHOLDS, S_RESOLVE_CARD,
    S_ENTRY,
]  # fmt: skip
NEED_FIRST: Final = [
    S_BUILD,
    S_MOVE,
    S_RECRUIT,
    S_WINDOW,
    S_PLAY_ANYTIME,
    S_TURN,
]  # their first argument is not nothing
ABOUT_CARD: Final = [
    S_RESOLVE_CARD, S_ENTRY, S_USE_ENTRY, S_ASSASSINATE, S_CAMPAIGN, S_ASSIGN, S_CALL_UNIT, S_WITHDRAW, S_ELDER,
    S_UNPAID_WAGES, S_BRIBERY, S_WITHDRAW_TO,
]  # fmt: skip
PART_OF_A_TURN: Final = [
    S_CHOOSE_ACTION, S_WINDOW, S_PLAY_ANYTIME, S_PROPOSE_UNITS, S_PROPOSE_PRICE, S_ANSWER_PROPOSAL,
]  # fmt: skip
ABOUT_ENTRY: Final = [S_ENTRY, S_USE_ENTRY, S_ASSIGN]
ONLY_IN_COMBAT: Final = [
    S_NAME_SIDE, S_MEDDLE, S_WINNER, S_AFTERMATH, S_LOSSES, S_GIVE_UP_UNITS, S_RETREAT, S_CAPTURE, S_SACK_STRONGHOLDS,
    S_SACK_SETTLEMENT,
]  # fmt: skip
ONLY_IN_CONTEST: Final = [S_DECLARE_SIDES, S_DECLARE_SIDE, S_CONTEST_RESULT, S_END_CONTEST]


def faults_of(s: "CrescentMoon") -> Faults:
    """The land first: without it nothing else can be looked at."""
    return faults_of_land(s) or faults_of_pieces(s) or faults_of_clash(s) or faults_of_todo(s)


def faults_of_land(s: "CrescentMoon") -> Faults:
    """Every hex lies in a place of its own, and rows are as long as the land."""
    n = len(s.hex_tile)
    out: Faults = []
    for path, length in (("hex_cell", len(s.hex_cell)), ("hex_turn", len(s.hex_turn))):
        if length != n:
            out.append((path, f"{length} entries, but there are {n} tiles"))
    if len(set(s.hex_cell)) < len(s.hex_cell):
        out.append(("hex_cell", "every hex needs a place of its own"))
    size = len(s.influence)
    for path, rows in (("ordinary", s.ordinary), ("mercenaries", s.mercenaries)):
        for p, row in enumerate(rows):
            if len(row) != size:
                out.append((f"{path}[{p}]", f"{len(row)} entries, but there are {size} hexes"))
    if len(s.strongholds) != size or len(s.settlements) != size or (size and size != n):
        out.append(("influence", f"{size} entries, but there are {n} hexes"))
    for p, row in enumerate(s.points):
        if len(row) != SOURCES:
            out.append((f"points[{p}]", f"{len(row)} entries, but there are {SOURCES} sources"))
    for p, row in enumerate(s.taken):
        if len(row) != ROUNDS:
            out.append((f"taken[{p}]", f"{len(row)} entries, but there are {ROUNDS} rounds"))
    return out


def faults_of_pieces(s: "CrescentMoon") -> Faults:
    """No supply is overdrawn, and a hex outside a combat has one master (CM-032, CM-041, CM-043)."""
    out: Faults = []
    if s.active >= s.seats:
        out.append(("active", f"the {CHARACTER_WORDS[s.active]} is not in the game"))
    for h, name in enumerate(s.land().names[: len(s.influence)]):
        for part, owner in (("influence", s.influence[h]), ("stronghold", s.strongholds[h] // 2)):
            if owner >= s.seats:
                out.append((f"hexes.{name}.{part}", f"the {CHARACTER_WORDS[owner]} is not in the game"))
        for p in range(s.seats):
            if p not in (WARLORD, CALIPH) and s.ordinary[p][h]:
                word = CHARACTER_WORDS[p]
                out.append((f"hexes.{name}.units.{word}", f"the {word} has mercenaries only"))
    for p in range(s.seats):
        left = [s.discs_left(p), s.forts_left(p), s.castles_left(p), s.tokens_left(p)]
        for i, what in enumerate(["units", "forts", "castles", "influence tokens"]):
            if left[i] < 0:
                out.append(("hexes", f"the {CHARACTER_WORDS[p]} has {-left[i]} {what} too many"))
        if p in (MURSHID, SULTAN) and s.reserves[p]:
            out.append((f"reserves[{p}]", f"the {CHARACTER_WORDS[p]} has no reserve card"))
    if s.towns_left() < 0 or s.cities_left() < 0:
        out.append(("hexes", "more towns or cities stand on the land than there are"))
    if s.palace >= 0 and s.palace >= len(s.influence):
        out.append(("palace", f"there is no hex {s.palace}"))
    for h in range(len(s.influence)):
        if len(s.masters(h)) > 1 and not (s.clash.kind == COMBAT and s.clash.hex == h):
            out.append((f"hexes.{s.land().names[h]}", "two players have combat strength there"))
    return out


def faults_of_clash(s: "CrescentMoon") -> Faults:
    """Who fights where is known, and the lists that go along with the cards played fit them."""
    c = s.clash
    lists = [c.played_by, c.played_for, c.states, c.bonus, c.ordinary, c.mercenaries, c.bribed]
    if any(len(x) != len(c.played) for x in lists):
        return [("clash.played", "the lists of the cards played differ in length")]
    if c.kind == PEACE and c.played:
        return [("clash.kind", "cards are played only in a combat or a contest")]
    if max([c.attacker, c.defender, c.partner, *c.played_by, *c.bribed]) >= s.seats:
        return [("clash.played_by", "it names somebody who is not in the game")]
    if max([c.winner, *c.played_for]) > DEFENDING:
        return [("clash.played_for", "every card is played for one of the two sides")]
    if c.kind == PEACE:
        return []
    if not 0 <= c.hex < len(s.influence):
        return [("clash.hex", f"there is no hex {c.hex}")]
    if c.attacker < 0 or c.sides[c.attacker] != ATTACKING:
        return [("clash.attacker", "somebody attacks, and on his own side")]
    if c.kind == COMBAT and (c.defender < 0 or c.sides[c.defender] != DEFENDING):
        return [("clash.defender", "somebody else defends in a combat")]
    for side in (ATTACKING, DEFENDING) if c.kind == COMBAT and c.winner < 0 else ():  # then some may have been lost
        p = c.attacker if side == ATTACKING else c.defender
        for path, row, assigned in (("ordinary", s.ordinary[p], c.ordinary),
                                    ("mercenaries", s.mercenaries[p], c.mercenaries)):  # fmt: skip
            if sum(n for n, x in zip(assigned, c.played_for, strict=True) if x == side) > row[c.hex]:
                return [(f"clash.{path}", f"the {CHARACTER_WORDS[p]} has assigned more units than are there")]
    return []


def faults_of_todo(s: "CrescentMoon") -> Faults:
    """What is still to be done is for a seat where it needs one, and about hexes and cards that there are."""
    out: Faults = []
    if s.active < 0 and in_a_turn(s):
        out.append(("active", "whose turn it is must be said"))
    for p in range(s.seats):
        if sum(1 for x in s.stack if code_of(x) == S_PLACE_GROUP and player_of(x) == p) > s.groups_left[p].bit_count():
            out.append((f"groups_left[{p}]", "more groups are to be placed than are left"))
    for i, frame in enumerate(reversed(s.stack)):
        why = fault_of_step(s, code_of(frame), player_of(frame), frame)
        if why:
            out.append((f"todo[{i}]", why))
    return out or faults_of_declared(s)


def faults_of_declared(s: "CrescentMoon") -> Faults:
    """What was declared can be carried out after the window, which takes nothing away (CM-085)."""
    for i in range(1, len(s.stack)):
        frame = s.stack[i - 1]
        above = s.stack[i]
        declared = code_of(above) == S_WINDOW and WHICH_WINDOW.of(args_of(above)) == AFTER_DECLARATION
        if declared and code_of(frame) >= FIRST_STEP and s.viewer == WHOLE:
            step = s.rules.steps[code_of(frame)]
            if step.asks and not step.options(s, player_of(frame), args_of(frame)):
                return [(f"todo[{len(s.stack) - i}]", "there is nothing to choose")]
    return []


def in_a_turn(s: "CrescentMoon") -> bool:
    """Is something of a turn still to be done before the next one begins?"""
    for frame in reversed(s.stack):
        if code_of(frame) in PART_OF_A_TURN:
            return True
        if code_of(frame) == S_TURN:
            return False
    return False


def fault_of_step(s: "CrescentMoon", code: int, p: int, frame: int) -> str:
    """Why a step cannot be carried out, '' where nothing speaks against it."""
    args = args_of(frame)
    if code == CLOSE:
        return fault_of_bargain(s, section_of(frame)) if layout_of(frame) == BARGAIN else ""
    if code in (S_PROPOSE_UNITS, S_PROPOSE_PRICE, S_ANSWER_PROPOSAL):
        return fault_of_talk(s, AT_BARGAIN.of(args))
    if code == S_BEGIN_BUYING and AGREED_SLOT.of(args) >= 0 and s.sultan_market[AGREED_SLOT.of(args)] < 0:
        return "the slot is empty"
    if code in NEED_SEAT and p == NOBODY:
        return "whose it is must be said"
    if code >= FIRST_STEP and beyond_the_land(s, s.rules.steps[code].args, args):
        return "there is no such hex"
    if code in NEED_FIRST and s.rules.steps[code].args.parts[0].of(args) == 0:
        return f"{s.rules.steps[code].args.parts[0].name} must be said"
    if S_ASK_PROMISE <= code <= S_END_CONTEST or code in (ASK, OPEN, ANSWER):
        return fault_of_step_in_clash(s, code, p, args)
    return ""


def beyond_the_land(s: "CrescentMoon", declared: Args, args: int) -> bool:
    """Does a step name a hex, or a set of them, that this land has not?"""
    for part in declared.parts:
        if part.domain.source == "hex":
            last = part.of(args) if part.domain.kind == BOARD else part.of(args).bit_length() - 1
            if last >= max(1, len(s.influence)):
                return True
    return False


def fault_of_bargain(s: "CrescentMoon", at: int) -> str:
    """A bargain is about a card of the Sultan's market, or with a Nomad about his units (CM-357)."""
    over, place = s.pad[at + OVER], s.pad[at + PLACE]
    if over < 0 or (over != OVER_CARD and s.seats <= NOMAD):
        return "there is nobody to bargain with"
    if place >= (SULTAN_SLOTS if over == OVER_CARD else max(1, len(s.influence))):
        return f"there is nothing to bargain about in place {place}"
    return ""


def fault_of_talk(s: "CrescentMoon", bargain: int) -> str:
    """A proposal belongs to a bargain, what it is about is still there, and its price can be paid (CM-352)."""
    if bargain not in [section_of(x) for x in s.stack if code_of(x) == CLOSE and layout_of(x) == BARGAIN]:
        return "there is no such bargain"
    if s.pad[bargain + PRICE] > s.coins[s.active]:
        return f"the price of {s.pad[bargain + PRICE]} is more than the {s.coins[s.active]} coins of who pays"
    card = s.pad[bargain + OVER] == OVER_CARD
    return "the slot is empty" if card and s.sultan_market[s.pad[bargain + PLACE]] < 0 else ""


def fault_of_step_in_clash(s: "CrescentMoon", code: int, p: int, args: int) -> str:
    """The steps of a combat or a contest need one, and cards that were played."""
    c = s.clash
    elsewhere = ONLY_IN_CONTEST if c.kind == COMBAT else ONLY_IN_COMBAT
    if c.kind == PEACE or code in elsewhere:
        return "there is no such combat or contest"
    if code in ABOUT_CARD and card_of(s, code, args) >= len(c.played):
        return "no such card was played"
    entries = COMBAT_ENTRIES if c.kind == COMBAT else INFLUENCE_ENTRIES
    if code in ABOUT_ENTRY and ENTRY.of(args) >= len(entries[c.played[ENTRY_CARD.of(args)]]):
        return "the card has no such entry"
    if code in (S_LOSSES, S_GIVE_UP_UNITS) and p not in (c.attacker, c.defender):
        return "only those who fight have losses"
    return ""


def card_of(s: "CrescentMoon", code: int, args: int) -> int:
    """The played card that a step of a combat or contest is about."""
    for part in s.rules.steps[code].args.parts:
        if part.name == "card":
            return part.of(args)
    return -1
