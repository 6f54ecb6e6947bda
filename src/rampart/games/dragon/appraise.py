"""The worth of each option of a decision: of the best position that the seat can reach with it in the same turn."""

from typing import Final

from rampart.games.dragon import tables as t
from rampart.games.dragon.arguments import NEWCOMER
from rampart.games.dragon.evaluate import Rivals, value
from rampart.games.dragon.state import Dragon, Player
from rampart.games.dragon.steps.draft import PAIR_FIRST, PAIR_SECOND
from rampart.games.dragon.steps.persons import NO_TILE, PLAYED_CARD, PLAYED_FOR
from rampart.games.dragon.steps.wall import TILE_USED
from rampart.games.dragon.weights import Weights
from rampart.kernel.codec import members
from rampart.kernel.frame import args_of, code_of, pack, player_of

MONKS: Final = (t.MONK, t.FIRST_OLD + t.MONK - t.PYROTECHNIST)
CANDIDATES: Final = 3  # for the recruit that is thought of together with an action


# What to draft, the best first: persons of high value, for the order of play decides which actions are free.
DRAFTS: Final = [
    PAIR_FIRST.put(first) + PAIR_SECOND.put(second)
    for first, second in (
        (t.WARRIOR, t.MONK), (t.PYROTECHNIST, t.MONK), (t.MONK, t.FARMER), (t.TAX_COLLECTOR, t.MONK),
        (t.CRAFTSMAN, t.MONK), (t.CRAFTSMAN, t.FARMER), (t.WARRIOR, t.FARMER), (t.COURT_LADY, t.FARMER),
    )
]  # fmt: skip
# Decisions that are weighed when they come: the draft after naming the super event, and each person who must leave.
NEXT_TURN: Final = (t.S_DRAFT_PAIR, t.S_RELEASE_PERSON, t.S_STARVE_PALACE)


class Adviser:
    """It weighs the options of one decision of a seat; nothing happens in it that the seat does not decide alone."""

    def __init__(self, s: Dragon, p: int, w: Weights, candidates: int) -> None:
        self.p = p
        self.w = w
        self.rivals = Rivals(s, p)
        self.inhabited = s.players[p].inhabited()
        self.persons = s.players[p].persons()
        self.wild_cards = s.players[p].hand[t.WILD]
        self.recruits: list[int] = []
        if s.phase == t.IN_ACTIONS and s.players[p].cards() and candidates:
            self.recruits = self.best_recruits(s, candidates)

    def weigh(self, s: Dragon) -> list[float]:
        """The worth of each option of the present decision."""
        worth = [self.outlook(s, option, 0) for option in s.opts]
        code = code_of(s.stack[-1])
        if code == t.S_DRAFT_PAIR:
            best = max(worth)
            for i, pair in enumerate(DRAFTS):
                if pair in s.opts:
                    worth[s.opts.index(pair)] = best + 0.01 * (len(DRAFTS) - i)
        elif code == t.S_DISCARD_CARD:
            uses = [self.use_of(s, card) for card in s.opts]
            worth = [worth[i] + min(uses) - uses[i] for i in range(len(uses))]
        return worth

    def outlook(self, s: Dragon, option: int, lowest: int) -> float:
        """The worth of an option: of the best position that the seat can reach with it before others decide."""
        after = s.copy()
        f = after.stack.pop()
        after.rules.steps[code_of(f)].apply(after, self.p, args_of(f), option)
        return self.settled(after, lowest)

    def settled(self, s: Dragon, lowest: int) -> float:
        """The worth of a position once the seat has decided well what belongs to the same turn.

        Floors go on palaces in the order of their sites, from `lowest` on: another order gives the same palaces.
        """
        while s.stack:
            f = s.stack[-1]
            code = code_of(f)
            if player_of(f) != self.p or code in NEXT_TURN:
                break
            step = s.rules.steps[code]
            if step.asks == 0:
                s.stack.pop()
                step.run(s, self.p, args_of(f))
            elif code == t.S_USE_WALL_TILE and s.has(t.RANDOM_WALL_BONUS):
                tiles = [TILE_USED.put(tile) for tile in members(s.players[self.p].wall_tiles)]
                return sum([self.outlook(s, option, 0) for option in tiles]) / len(tiles)
            else:
                options = step.options(s, self.p, args_of(f))
                if code == t.S_PLACE_PERSON:
                    options = unlike(s.players[self.p], NEWCOMER.of(args_of(f)), options)
                elif code == t.S_BUILD_FLOOR:
                    new = options[-1]
                    return max([self.outlook(s, site, site) for site in options if site >= lowest or site == new])
                return max([self.outlook(s, option, 0) for option in options])
        if s.phase == t.IN_ACTIONS and self.recruits:
            then = recruiting(s, self.p)
            return max([self.outlook(then, option, 0) for option in self.recruits])
        return self.worth(s)

    def worth(self, s: Dragon) -> float:
        """The value with what the walk does not see: palaces without people, and wild cards kept for later."""
        me = s.players[self.p]
        left = t.MONTHS - s.round
        inhabited = me.inhabited()
        empty = me.palaces() - inhabited
        correction = 0.7 * (me.hand[t.WILD] - self.wild_cards)
        if s.phase == t.IN_ACTIONS:
            if empty:
                correction += 0.65 * left - 0.8
            if empty > 1:
                correction -= 2
        elif s.phase < t.IN_EVENT:
            correction -= 0.4 * left * empty
        else:
            correction += 0.54 * left * (inhabited - self.inhabited)
            correction -= self.w.price(s.round) * max(0, self.persons - me.persons())
        return value(s, self.p, self.rivals, self.w) + correction

    def best_recruits(self, s: Dragon, n: int) -> list[int]:
        """The most promising ways to play a card after the action, as things stand before it."""
        then = recruiting(s, self.p)
        hand = then.players[self.p].hand
        found: list[tuple[float, int]] = []
        for option in then.rules.steps[t.S_PLAY_CARD].options(then, self.p, 0):
            card, tile = PLAYED_CARD.of(option), PLAYED_FOR.of(option)
            if card != t.WILD or tile == NO_TILE or hand[t.TYPE_OF[tile]] == 0:
                found.append((-self.outlook(then, option, 0), option))
        found.sort()
        return [option for _, option in found[:n]]

    def use_of(self, s: Dragon, card: int) -> float:
        """What the best person is worth that a card could fetch now."""
        then = recruiting(s, self.p)
        options = then.rules.steps[t.S_PLAY_CARD].options(then, self.p, 0)
        return max([self.outlook(then, option, 0) for option in options if PLAYED_CARD.of(option) == card])


def unlike(me: Player, tile: int, sites: list[int]) -> list[int]:
    """The sites that make a difference to a person: whether the palace is empty, and to a monk its floors."""
    seen = 0
    out: list[int] = []
    for site in sites:
        kind = 1 << (me.floors[site] if tile in MONKS else 0) + (4 if me.people[site] else 0)
        if not seen & kind:
            seen |= kind
            out.append(site)
    return out


def recruiting(s: Dragon, p: int) -> Dragon:
    """The position as if it were the seat's turn to play a person card."""
    then = s.copy()
    then.stack = [pack(t.S_PLAY_CARD, p, 0)]
    then.phase = t.IN_PERSONS
    return then


def appraise(s: Dragon, p: int, w: Weights, candidates: int = CANDIDATES) -> list[float]:
    """The worth of each option of the seat that decides, near the points it will have at the end.

    An action is weighed together with the best of some `candidates` for the recruit that follows; 0 is quicker.
    """
    return Adviser(s, p, w, candidates).weigh(s)
