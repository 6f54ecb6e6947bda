"""How the bots play Crescent Moon: each decision by the worth of its options, bargains by reservation prices."""

from collections.abc import Callable
from typing import Final

from rampart.games.crescent_moon import appraise, bargains
from rampart.games.crescent_moon.arguments import (
    CHEAPER,
    FOLLOWING_FROM,
    FOLLOWING_UNITS,
    GOAL,
    MARCH,
    ORDINARY_GOING,
    START,
)
from rampart.games.crescent_moon.content.land import cell_q, cell_r
from rampart.games.crescent_moon.content.power_cards import (
    ASSASSINATION,
    CAMPAIGN,
    CHARACTER_OF,
    FORCED_MARCH,
    GUIDES,
    SHIPS,
    TYPE_OF,
)
from rampart.games.crescent_moon.content.vocabulary import EVENT
from rampart.games.crescent_moon.evaluate import (
    card_influence,
    card_strength,
    card_worth,
    coin,
    combat_gain,
    control_worth,
    influence_gain,
    influence_worth,
    later_years,
    prospects,
    scorings,
    spite,
    token_worth,
    unit_worth,
)
from rampart.games.crescent_moon.scoring import COINS_FOR_A_POINT
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps import (
    anytime,
    building,
    entries,
    influence,
    marching,
    market,
    opening,
    recruiting,
    river,
    selecting,
    turn,
    units_in_combat,
)
from rampart.games.crescent_moon.steps.choices import NO_HEX, STOP
from rampart.games.crescent_moon.steps.combat import combat_strength
from rampart.games.crescent_moon.tables import (
    ATTACKING,
    COMBAT,
    DEFENDING,
    FORT,
    IN_ASSAULT,
    IN_RAID,
    MURSHID,
    NO_ONE,
    NOMAD,
    PASS,
    RIVER,
    ROUNDS,
    SACK_POINTS,
    SACRED_SITE,
    WARLORD,
)
from rampart.kernel.policy import Policy
from rampart.kernel.position import OVER
from rampart.kernel.rng import Rng
from rampart.kernel.state import State
from rampart.kernel.step import ASIDE

MARGIN: Final = 1.5  # the strength by which one would like to be ahead once all cards lie open
LAST_SPREAD: Final = 3.0
YEARLY_SPREAD: Final = 2.0

Worth = Callable[[CrescentMoon, int, int, int], float]  # of an option: state, seat, the step's arguments, option


class MoonPolicy(Policy):
    """The old adviser: values in victory points; what others hold hidden is not looked at."""

    def weigh(self, s: State, seat: int, options: list[int], rng: Rng) -> list[float]:
        """A little chance breaks ties, so that the bots do not all walk the same way."""
        assert isinstance(s, CrescentMoon)
        step, args = s.asking()
        worth = WORTHS.get(step.name, nothing)
        out: list[float] = []
        for option in options:
            value = aside_worth(s, seat, option - ASIDE) if option >= ASIDE else worth(s, seat, args, option)
            out.append(value + rng.below(1000) / 20000)
        return out

    def answers(self, s: State, seat: int) -> int:
        """The other side of the bargain whose price is answered."""
        assert isinstance(s, CrescentMoon)
        step, args = s.current(seat)
        return bargains.other_side(s, seat, args) if step.name == "answer_proposal" else -1

    def remark(self, s: State, seat: int, option: int) -> str:
        """Why a price is refused or countered."""
        assert isinstance(s, CrescentMoon)
        return bargains.remark(s, seat, option)

    def points(self, s: State) -> list[float]:
        """What each character may expect if things go on as they usually do."""
        assert isinstance(s, CrescentMoon)
        if s.mover == OVER:
            return [float(x) for x in s.scores()]
        return [prospects(s, p) for p in range(s.seats)]

    def spread(self, s: State) -> float:
        """The years to come decide how sure a lead is."""
        assert isinstance(s, CrescentMoon)
        return LAST_SPREAD + YEARLY_SPREAD * later_years(s)

    def clock(self, s: State) -> int:
        """Rollouts are measured in rounds."""
        assert isinstance(s, CrescentMoon)
        return s.year * ROUNDS + s.round


def nothing(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """Where nothing speaks for any option, the first is as good as another."""
    return 0.0


def aside_worth(s: CrescentMoon, p: int, card: int) -> float:
    """Guides are played in the first Move action that has a use for them; the rest waits for a window."""
    if card == GUIDES:
        return 0.3 + max(0.0, appraise.action_worth(s, p, 3))
    return -1.0


# ---- the turn


def choose_action(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """The action, or the talk, of the greatest worth."""
    if x == PASS:
        return 0.0
    return appraise.talk_worth(s, p, turn.TALK_OF.of(x)) if turn.TALK.has(x) else appraise.action_worth(s, p, x)


def play_anytime(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """Ships where they open a much better action; a Forced March where there is a good move."""
    if x == anytime.KEEP_BACK:
        return 0.0
    if x == FORCED_MARCH:
        return max(appraise.move_worth(s, p, way) for way in marching.moves(s, p)) - 0.5
    if x == SHIPS and p == s.active:
        return ships_worth(s, p) - 0.8
    return -0.2 if len(s.hands[p]) < 6 else 0.3


def ships_worth(s: CrescentMoon, p: int) -> float:
    """How much better the best attack or token is without rivers."""
    free = s.bare()
    free.ships = 1
    return max(best_across(free, p) - best_across(s, p), 0.0)


def best_across(s: CrescentMoon, p: int) -> float:
    """The best attack, or the best place for a token."""
    attack = appraise.best([appraise.assault_worth(s, p, way) for way in marching.assaults(s, p, marching.ANYWHERE)])
    return max(attack, appraise.best([influence_worth(s, p, h) for h in influence.influence_hexes(s, p)]))


def build(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """A building beyond its price; stopping is worth a little less than nothing."""
    if x == building.STOP:
        return -0.1
    return appraise.build_worth(s, p, building.BUILD_WHAT.of(x), building.BUILD_IN.of(x), CHEAPER.of(args))


def move(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """The best way, or to stop where none is good."""
    return 0.0 if x == STOP else appraise.move_worth(s, p, x)


def units(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """How many go: as many as make the march or the attack worth most."""
    start, to, march = START.of(args), GOAL.of(args), MARCH.of(args)
    n = x + ORDINARY_GOING.of(args)
    if n == 0:
        return -0.1
    if march in (IN_ASSAULT, IN_RAID):
        return appraise.storm_worth(s, p, start, to, n)
    return appraise.march_worth(s, p, start, to, n)


def assault(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """What an attack is worth; to stop is worth nothing."""
    return 0.0 if x == STOP else appraise.assault_worth(s, p, x)


def follow_up(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """After a bribe: move, attack or stay."""
    if x == marching.STAY:
        return 0.0
    start, to, n = FOLLOWING_FROM.of(args), marching.goal_of(x), FOLLOWING_UNITS.of(args)
    if marching.STORM_ON.has(x):
        return appraise.storm_worth(s, p, start, to, n)
    return appraise.march_worth(s, p, start, to, n)


def place_unit(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """Where a unit is worth most."""
    return 0.0 if x == NO_HEX else appraise.placing_worth(s, p, x)


def give_up(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """Of a losing side mercenaries go first, since ordinary units retreat to the card; else it is all one."""
    return -x * 0.1


def buy(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """A card beyond its price."""
    return 0.0 if x == market.STOP else appraise.purchase_worth(s, p, x)


def take_schemed(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """The best card, or the best two."""
    cards = market.cards_of(x)
    if len(cards) == 1:
        return card_worth(s, p, cards[0]) + (0.5 if cards[0] == ASSASSINATION else 0.0)
    return card_worth(s, p, cards[0]) + card_worth(s, p, cards[1])


def conspire(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """Cards that others want, and that the Sultan would take himself."""
    others = max(card_worth(s, q, x) for q in range(s.seats) if q != p)
    return card_worth(s, p, x) + others - (0.3 if CHARACTER_OF[x] == WARLORD else 0.0)


def discard_down(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """The card worth least goes."""
    return -card_worth(s, p, x)


def convert(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """Coins for points, as many as the rules allow."""
    return x * (1.0 - COINS_FOR_A_POINT * 0.3)


# ---- setting up


def place_tile(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """Near the middle."""
    q, r = cell_q(river.CELL.of(x)), cell_r(river.CELL.of(x))
    return -0.1 * max(abs(q), abs(r), abs(q + r))


def choose_tile(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """Rivers while they fit, the sacred site late."""
    return 0.3 if x == RIVER else -0.2 if x == SACRED_SITE else 0.0


def place_group(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """Where control and influence are worth most."""
    h = opening.GROUP_IN.of(x)
    worth = token_worth(s, p, h) if opening.WHICH_GROUP.of(x) else control_worth(s, p, h)
    return 0.1 * len(s.near(h)) + worth


# ---- cards in combat and contest


def choose_cards(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """Cards as far as they are needed and may turn the scales: battalions and personages return, events are spent."""
    if x == selecting.DONE:
        return 0.0
    c = s.clash
    fight = c.kind == COMBAT
    drafted = s.drafts[p]
    gain = combat_gain if fight else influence_gain
    need = MARGIN - bargains.edge(s, p) - sum(gain(card) for card in drafted)
    if x == CAMPAIGN:
        half = s.units(p, c.hex) // 2
        return half * 0.5 - 0.35 * half if 0 < need <= half + 1 else -0.5
    spent = 0.5 if TYPE_OF[x] == EVENT else 0.12
    if x == ASSASSINATION:
        spent += 0.3
    if need <= 0.0:
        return -spent
    left = card_strength(s, p) if fight else card_influence(s, p)
    hope = 1.0 if need <= left + 1.5 else 0.3
    return gain(x) * 0.35 * min(3.0, bargains.stakes(s, p)) * hope - spent


def meddle(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """For the partner of a deal, else against the one who is ahead."""
    c = s.clash
    fighters = [c.attacker, c.defender]
    if c.partner != NO_ONE:
        return c.promised if fighters[x] == c.partner else 0.0
    return spite(s, p, fighters[1 - x])


def declare_side(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """Defend an own token; else against the owner of the token there, if he is liked less than the attacker."""
    c = s.clash
    owner = s.influence[c.hex]
    if owner == p or (p == MURSHID and c.partner == NO_ONE):
        return 1.0 if x == DEFENDING else 0.0
    if c.partner == p or (p == MURSHID and c.partner == c.attacker):
        return 1.0 if x == ATTACKING else 0.0
    towards = spite(s, p, owner) if owner != NO_ONE else 0.1
    return towards if x == ATTACKING else spite(s, p, c.attacker)


def assassinate(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """A card of the other side."""
    if x == entries.NO_VICTIM:
        return 0.0
    c, victim = s.clash, entries.VICTIM.of(x)
    gain = combat_gain if c.kind == COMBAT else influence_gain
    return gain(c.played[victim]) * (1.0 if c.played_for[victim] != c.sides[p] else -1.0)


def use_it(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """Use what was played for a purpose."""
    return float(x > 0)


def bribery(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """Someone of the other side."""
    if x == entries.NO_BRIBE:
        return 0.0
    return 1.0 if s.clash.sides[entries.BRIBED.of(x)] != s.clash.sides[p] else -1.0


def assign(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """As many as possible."""
    return float(units_in_combat.ASSIGNED_ORDINARY.of(x) + units_in_combat.ASSIGNED_MERCENARIES.of(x))


def withdraw(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """Units leave only a combat that is lost anyway."""
    if x == 0:
        return 0.0
    side = s.clash.sides[p]
    return combat_strength(s, 1 - side) - combat_strength(s, side) - 2.5


def elder(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """A mercenary of the opponent in the hex is sent home first, one of one's own never."""
    if x == 0:
        return 0.0
    c = s.clash
    if not units_in_combat.IN_LAND.has(x):
        return 1.0
    owner = units_in_combat.HOME_OF.of(x)
    opponent = c.defender if c.sides[p] == ATTACKING else c.attacker
    if owner == p:
        return -0.5
    return (
        2.0
        if owner == opponent and units_in_combat.HOME_FROM.of(x) == c.hex
        else 1.0 + (0.3 if owner == opponent else 0.0)
    )


def decide_tie(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """For the side that pays, or one's own, or against the one ahead."""
    c = s.clash
    if c.sides[p] == x:
        return 3.0
    if c.partner != NO_ONE:
        return 2.0 if c.sides[c.partner] == x else 0.0
    if c.kind != COMBAT:
        return 1.0 if x == DEFENDING else 0.0
    return spite(s, p, c.defender if x == ATTACKING else c.attacker)


def capture(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """The Warlord plunders castles, and forts too in the last year; the others keep what they take."""
    if p != WARLORD:
        return float(x)
    if s.strongholds[s.clash.hex] & 1:
        return -float(x)
    return x * (0.85 * scorings(s) - SACK_POINTS[FORT] - coin(s, p) - (0.6 if s.year <= 1 and s.sacked < 3 else 0.0))


def sack_it(s: CrescentMoon, p: int, args: int, x: int) -> float:
    """Points for the Warlord, coins for others; the Caliph and the Sultan rather keep what they rule."""
    return x * (1.0 if p in (WARLORD, MURSHID, NOMAD) else -1.0)


def by_hex(worth: Callable[[CrescentMoon, int, int], float]) -> Worth:
    """A worth that depends on the hex alone."""
    return lambda s, p, args, x: worth(s, p, x)


WORTHS: dict[str, Worth] = {
    "choose_action": choose_action,
    "play_anytime": play_anytime,
    "influence_hex": by_hex(influence_worth),
    "build": build,
    "move": move,
    "move_ordinary": units,
    "move_mercenaries": units,
    "assault": assault,
    "raid_assault": assault,
    "follow_up": follow_up,
    "recruit": place_unit,
    "place_hired": place_unit,
    "hire_at_bank": lambda s, p, args, x: unit_worth(s, p) * x - coin(s, p) * (2 if x == 1 else 6),
    "bribe_hex": by_hex(appraise.bribe_worth),
    "muster": lambda s, p, args, x: appraise.muster_worth(s, recruiting.MUSTER_IN.of(x), recruiting.MUSTER_UNITS.of(x)),
    "uprising_hex": by_hex(lambda s, p, h: appraise.uprising_worth(s, h)),
    "palace_hex": by_hex(lambda s, p, h: appraise.palace_worth(s, h)),
    "place_palace": by_hex(control_worth),
    "desertion_hex": by_hex(lambda s, p, h: appraise.desertion_worth(s, h)),
    "desert_units": lambda s, p, args, x: float(x),
    "missionary_move": lambda s, p, args, x: appraise.mission_worth(s, p, x),
    "sabotage_hex": by_hex(appraise.sabotage_worth),
    "play_card": by_hex(appraise.play_worth),
    "buy": buy,
    "take_schemed": take_schemed,
    "conspire": conspire,
    "discard_down": discard_down,
    "convert_coins": convert,
    "look_at_hand": lambda s, p, args, x: float(len(s.hands[x])),
    "place_tile": place_tile,
    "choose_tile": choose_tile,
    "place_group": place_group,
    "propose_units": bargains.propose_units,
    "propose_price": bargains.propose_price,
    "answer_proposal": bargains.answer_proposal,
    "ask_promise": bargains.ask_promise,
    "offer_promise": bargains.offer_promise,
    "weigh_offers": bargains.weigh_offers,
    "settle_offers": bargains.weigh_offers,
    "answer_counter": bargains.answer_counter,
    "choose_cards": choose_cards,
    "meddle": meddle,
    "declare_side": declare_side,
    "assassinate": assassinate,
    "use_entry": use_it,
    "unpaid_wages": use_it,
    "call_unit": use_it,
    "bribery": bribery,
    "assign": assign,
    "campaign": give_up,
    "withdraw": withdraw,
    "withdraw_to": by_hex(control_worth),
    "elder": elder,
    "decide_tie": decide_tie,
    "give_up_units": give_up,
    "remove_excess": lambda s, p, args, x: float(x),
    "capture": capture,
    "sack_settlement": sack_it,
}

POLICY: Final = MoonPolicy()
