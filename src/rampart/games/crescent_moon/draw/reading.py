"""A position read into what is drawn, as a seat sees it."""

from collections.abc import Sequence
from typing import Final

from rampart.draw.once import read_once
from rampart.games.crescent_moon.arguments import (
    AT_BARGAIN,
    CONSPIRE_LOOK_AT,
    GOAL,
    MARCH,
    ORDINARY_GOING,
    SCHEME_LOOK_AT,
    START,
)
from rampart.games.crescent_moon.draw.goals import goals_of
from rampart.games.crescent_moon.draw.scene import HIDDEN, NOBODY, Cell, Clash, Offer, Played, Scene, Side, Stack
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.aftermath import losses
from rampart.games.crescent_moon.steps.combat import combat_strength
from rampart.games.crescent_moon.steps.influence import contest_strength
from rampart.games.crescent_moon.tables import (
    ACTION_WORDS,
    ACTIONS_OF,
    ATTACKING,
    BARGAIN_WORDS,
    BRIBE,
    CALIPH,
    CARD_STATE_WORDS,
    CASTLE,
    COMBAT,
    CONTEST,
    DEFENDING,
    FORD,
    IN_ACTIONS,
    IN_ASSAULT,
    IN_RAID,
    MIRRORED,
    NO_ACTION,
    NO_ONE,
    NOMAD,
    OUTSIDE,
    OVER,
    OVER_BRIBE,
    OVER_CARD,
    PASS,
    PHASE_WORDS,
    PROPOSALS,
    RIVER,
    S_GIVE_UP_UNITS,
    S_LOSSES,
    SACRED_SITE,
    SETTLEMENT_WORDS,
    SULTAN,
    TERRAIN_WORDS,
    TILE_WORDS,
    WARLORD,
    YEAR_CHOICES,
    YEARS,
)
from rampart.kernel.fields import UNKNOWN
from rampart.kernel.frame import args_of, code_of, is_seat, player_of

FEATURES: Final = {FORD: "ford", RIVER: "river", SACRED_SITE: "sacred"}
STRONGHOLDS: Final = ("fort", "castle")
LOOKS: Final = {"take_schemed": SCHEME_LOOK_AT, "conspire": CONSPIRE_LOOK_AT}  # where the cards begin
WITH_RESERVE: Final = (WARLORD, CALIPH, NOMAD)


@read_once
def scene_of(s: CrescentMoon, viewer: int, names: Sequence[str]) -> Scene:
    """The position as a viewer sees it: a seat, or SPECTATORS."""
    return Scene(
        viewer=viewer,
        year=s.year,
        years=YEAR_CHOICES[s.config[YEARS]],
        phase=PHASE_WORDS[s.phase],
        round=s.round,
        cells=[cell_of(s, h) for h in range(len(s.hex_tile))],
        sides=[side_of(s, p, viewer, names[p]) for p in range(s.seats)],
        market=s.market,
        sultan=s.sultan_market,
        deck=len(s.deck),
        discarded=len(s.discard),
        deciders=s.deciders,
        mirrored=bool(s.config[MIRRORED]),
        calm=bool(s.ships),
        clash=clash_of(s) if s.clash.kind else assault_ahead(s, viewer),
        offer=offer_of(s),
        tiles=[TILE_WORDS[tile] for tile in s.tile_hands[viewer]] if is_seat(viewer) else (),
        tile_shown=TILE_WORDS[s.tile_shown] if s.tile_shown >= 0 else "",
        looked_at=cards_looked_at(s, viewer),
        actions=actions_of(s, viewer),
        over=s.over,
    )


def actions_of(s: CrescentMoon, viewer: int) -> list[str]:
    """The actions of the viewer's character, and passing; without a Nomad no one can be bribed (CM-154)."""
    if not is_seat(viewer):
        return []
    own = [action for action in ACTIONS_OF[viewer] if action != BRIBE or s.seats > NOMAD]
    return [ACTION_WORDS[action] for action in [*own, PASS]]


def cards_looked_at(s: CrescentMoon, viewer: int) -> list[int]:
    """The cards of the deck that the viewer looks at in a Scheme or while conspiring."""
    if viewer not in s.deciders:
        return []
    step, args = s.current(viewer)
    if step.name not in LOOKS:
        return []
    return sorted(card for card in s.pad[LOOKS[step.name].of(args) :] if card >= 0)


def cell_of(s: CrescentMoon, h: int) -> Cell:
    """A hex; while the land is laid nothing stands on it."""
    land = s.land()
    tile = land.tiles[h]
    cell = Cell(
        h, land.names[h], land.q[h], land.r[h], TERRAIN_WORDS[land.terrain[h]], FEATURES.get(tile, ""), land.turns[h]
    )
    if h >= len(s.influence):
        return cell
    cell.token = s.influence[h]
    cell.settlement = SETTLEMENT_WORDS[s.settlements[h]] if s.settlements[h] >= 0 else ""
    if s.strongholds[h] >= 0:
        cell.stronghold = STRONGHOLDS[s.strongholds[h] & CASTLE]
        cell.holder = s.strongholds[h] >> 1
    cell.palace = s.palace == h
    cell.controller = s.controller(h)
    cell.stacks = stacks_of(s, h, cell.controller)
    cell.strength = s.strength_of_pieces(cell.controller, h) if cell.controller != NO_ONE else 0
    return cell


def stacks_of(s: CrescentMoon, h: int, first: int) -> list[Stack]:
    """The units in a hex, those of its controller first."""
    stacks = [Stack(p, s.ordinary[p][h], s.mercenaries[p][h]) for p in range(s.seats) if s.units(p, h)]
    return sorted(stacks, key=lambda stack: stack.seat != first)


def side_of(s: CrescentMoon, p: int, viewer: int, name: str) -> Side:
    """A player; the hand and the points only for the viewer, and for everyone once the game is over."""
    own = p == viewer
    acting = s.phase == IN_ACTIONS and s.active == p
    return Side(
        seat=p,
        name=name,
        coins=s.coins[p],
        cards=len(s.hands[p]),
        hand=[card for card in s.hands[p] if card > UNKNOWN] if own else (),
        resting=s.front[p],
        reserve=s.reserves[p],
        has_reserve=p in WITH_RESERVE,
        discs=s.discs_left(p),
        forts=s.forts_left(p),
        castles=s.castles_left(p),
        tokens=s.tokens_left(p),
        tokens_out=s.influence.count(p),
        points=s.vp(p) if own or s.over else HIDDEN,
        goals=goals_of(s, p),
        taken=[ACTION_WORDS[action] if action != NO_ACTION else "" for action in s.taken[p]],
        acting=acting,
    )


def offer_of(s: CrescentMoon) -> Offer | None:
    """The proposal of a bargain that waits for its answer; all proposals are public (CM-356)."""
    if s.mover < 0 or s.rules.steps[code_of(s.stack[-1])].name != "answer_proposal":
        return None
    bargain = AT_BARGAIN.of(args_of(s.stack[-1]))
    over, place, units, price = s.pad[bargain + OVER : bargain + PROPOSALS]
    other = SULTAN if over == OVER_CARD else NOMAD
    maker = other if s.mover == s.active else s.active
    cell = s.land().names[place] if over == OVER_BRIBE else ""
    card = s.sultan_market[place] if over == OVER_CARD else NOBODY
    return Offer(maker, s.mover, BARGAIN_WORDS[over], units, cell, card, price)


def assault_ahead(s: CrescentMoon, viewer: int) -> Clash | None:
    """The assault for which the viewer chooses units right now, with all units that may still go."""
    if viewer not in s.deciders:
        return None
    step, args = s.current(viewer)
    if step.name not in ("move_ordinary", "move_mercenaries") or MARCH.of(args) not in (IN_ASSAULT, IN_RAID):
        return None
    start, to = START.of(args), GOAL.of(args)
    owner = s.controller(to)
    if owner == NO_ONE:
        return None
    ordinary = s.ordinary[viewer][start] if step.name == "move_ordinary" else ORDINARY_GOING.of(args)
    strengths = ordinary + s.mercenaries[viewer][start], s.strength_of_pieces(owner, to)
    seats = [(viewer, ATTACKING), (owner, DEFENDING)]
    attack, defence = strengths
    lost = min(defence // 2, attack), min(attack // 2, s.units(owner, to))
    return Clash(False, s.land().names[to], viewer, seats, strengths, lost, planned=True)


def strengths_of(s: CrescentMoon) -> tuple[int, int]:
    """The strengths of both sides as things stand, or as they were when the winner was found."""
    if s.clash.winner != NO_ONE:
        return s.clash.strength[ATTACKING], s.clash.strength[DEFENDING]
    strength = combat_strength if s.clash.kind == COMBAT else contest_strength
    return strength(s, ATTACKING), strength(s, DEFENDING)


def losses_of(s: CrescentMoon, strengths: tuple[int, int]) -> tuple[int, int]:
    """The units both sides of a combat are about to lose as things stand; hidden where that is over (CM-430)."""
    if s.clash.kind != COMBAT:
        return HIDDEN, HIDDEN
    due = [player_of(frame) for frame in s.stack if code_of(frame) in (S_LOSSES, S_GIVE_UP_UNITS)]
    attack, defence = strengths
    return (
        losses(s, ATTACKING, defence) if s.clash.attacker in due else HIDDEN,
        losses(s, DEFENDING, attack) if s.clash.defender in due else HIDDEN,
    )


def clash_of(s: CrescentMoon) -> Clash:
    """The combat or contest under way."""
    c = s.clash
    strengths = strengths_of(s)
    seats = [(p, side) for p, side in enumerate(c.sides) if side != OUTSIDE]
    cards = [
        Played(
            by,
            side,
            card,
            CARD_STATE_WORDS[state],
            ordinary + mercenaries,
            c.kind == COMBAT and by not in (c.attacker, c.defender),
        )
        for card, by, side, state, ordinary, mercenaries in zip(
            c.played, c.played_by, c.played_for, c.states, c.ordinary, c.mercenaries
        )
    ]
    return Clash(
        contest=c.kind == CONTEST,
        cell=s.land().names[c.hex],
        attacker=c.attacker,
        seats=seats,
        strengths=strengths,
        losses=losses_of(s, strengths),
        cards=cards,
        revealed=bool(c.played) or c.winner != NO_ONE,
        deal=(c.partner, c.promised) if c.partner != NO_ONE else (NOBODY, 0),
        winner=c.winner,
    )
