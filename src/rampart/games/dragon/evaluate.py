"""What a position is worth to a seat: a walk through the months that are left."""

from math import sqrt

from rampart.games.dragon import tables as t
from rampart.games.dragon.state import Dragon, Player
from rampart.games.dragon.steps.verbs import monk_points
from rampart.games.dragon.weights import Weights
from rampart.kernel.frame import NOBODY, code_of, player_of


class Rivals:
    """What the others have, as far as it matters to a seat; none of it changes while the seat decides."""

    def __init__(self, s: Dragon, p: int) -> None:
        self.seats = [seat for seat in range(s.seats) if seat != p]
        self.tracks = [s.players[seat].track for seat in self.seats]
        self.fireworks = [s.players[seat].fireworks for seat in self.seats]
        self.helmets = min([s.players[seat].symbols(t.WARRIOR) for seat in self.seats])
        self.wall = min([s.wall.count(seat) for seat in self.seats])


class Plan:
    """A rough plan for the rest of the year: what a seat has, and what the walk makes of it."""

    def __init__(self, s: Dragon, p: int, rivals: Rivals, w: Weights) -> None:
        me = s.players[p]
        self.w = w
        self.rivals = rivals
        self.events = s.events
        self.super_event = s.super_event
        self.walled = s.has(t.WALL)
        self.now = max(1, s.round)
        self.action_open = awaits_action(s, p)
        self.recruit_open = awaits_recruit(s, p)
        self.event_open = s.phase < t.IN_EVENT
        self.super_open = awaits_super_event(s)
        self.scoring_open = s.phase < t.IN_SCORING
        self.actions = t.MONTHS - self.now + (1 if self.action_open else 0)
        self.scorings = t.MONTHS - self.now + (1 if self.scoring_open else 0)
        self.rank = rank_of(s, p, rivals)
        self.seats = s.seats
        self.symbols = symbols_of(me)
        self.monks = float(monk_points(me))
        self.dragons = me.small + 2 * me.large
        self.cards = me.cards()
        self.healer_cards = me.hand[t.HEALER] + me.hand[t.WILD]
        self.warrior_card = me.hand[t.WARRIOR] > 0
        self.wall_tiles = s.wall.count(p) if self.walled else 0
        self.wall_length = len(s.wall)
        self.value = float(me.vp())
        self.yuan = float(me.yuan)
        self.rice = float(me.rice)
        self.fireworks = me.fireworks
        self.persons = float(me.persons())
        self.floors = float(sum(me.floors))
        self.inhabited = float(me.inhabited())
        self.free_actions = 0.0
        self.recruits = 0
        self.festivals = 0

    def standing(self, track: int) -> None:
        """What the court, the privileges and the place on the track promise for the months to come."""
        w = self.w
        symbols = self.symbols
        self.value += self.monks + 0.93 * self.scorings * symbols[t.COURT_LADY]
        self.value += self.dragons * self.scorings_with_privileges()
        moves = self.actions_in_this_order()
        self.value -= w.rank * self.rank * (4.0 / self.seats) * moves / 2
        lead = 0
        for other in self.rivals.tracks:
            lead += max(-12, min(12, track - other))
        self.value += w.lead * lead / (self.seats - 1) * moves / 2
        helpers = w.coin * symbols[t.TAX_COLLECTOR] + w.sack * symbols[t.FARMER]
        helpers += w.rocket * symbols[t.PYROTECHNIST] + w.helmet * symbols[t.WARRIOR]
        self.value += sqrt(self.actions) * (0.8 * w.book * symbols[t.SCHOLAR] + 0.5 * helpers)
        self.value += w.hammer * symbols[t.CRAFTSMAN] * sqrt(max(0, self.actions - 2))

    def scorings_with_privileges(self) -> int:
        """How often privileges will still score: an assassination attempt ends it in month 7."""
        if self.super_event == t.ASSASSINATION and self.super_open:
            return t.SUPER_MONTH - self.now
        return self.scorings

    def actions_in_this_order(self) -> int:
        """For how many actions a lead on the track lasts: an eruption ends it in month 7."""
        if self.super_event == t.VOLCANO and self.super_open:
            return max(0, self.actions - (t.MONTHS - t.SUPER_MONTH))
        return self.actions

    def walk(self) -> float:
        """Go through the months, without what is done already in the current one."""
        for month in range(self.now, t.MONTHS + 1):
            later = month > self.now
            if later or self.action_open:
                self.act()
            if (later or self.recruit_open) and self.cards:
                self.cards -= 1
                self.recruit(month)
            if later or self.event_open:
                self.suffer(month, later)
            if month == t.SUPER_MONTH and self.super_open:
                self.suffer_super_event(later)
            if later or self.scoring_open:
                self.score()
        if self.walled:
            self.hold_wall(t.MONTHS)
        return self.end()

    def act(self) -> None:
        """One more action to use; who moves late pays fees for some of them."""
        self.free_actions += 1
        self.yuan -= self.w.fee * self.rank / (self.seats - 1)
        if self.yuan < 0:
            self.yuan = 0.0
            self.free_actions -= 0.25

    def recruit(self, month: int) -> None:
        """A person moves in if there is a floor, or an action left to build one."""
        if self.persons + 1 > self.floors and self.free_actions >= 1:
            self.free_actions -= 1
            self.floors += 1 + self.symbols[t.CRAFTSMAN]
            self.inhabited += 0.3
        if self.persons + 1 <= self.floors:
            self.persons += 1
            self.recruits += 1
            self.value += self.w.recruit + self.w.recruit_per_month * (t.MONTHS - month)
        else:
            self.value += 0.4

    def lose(self, n: float, month: int) -> None:
        """Persons leave."""
        n = min(n, self.persons)
        self.persons -= n
        self.value -= n * self.w.price(month)

    def suffer(self, month: int, later: bool) -> None:
        """The event of a month."""
        event = self.events[month - 1]
        if event == t.TRIBUTE:
            self.pay_tribute(month)
        elif event == t.DROUGHT:
            self.feed(month)
        elif event == t.CONTAGION:
            self.fall_ill(month)
        elif event == t.MONGOLS:
            self.defend(month, later)
            if self.walled:
                self.hold_wall(month)
        elif event == t.FESTIVAL:
            self.celebrate(month)

    def pay_tribute(self, month: int) -> None:
        """Taxes first if there is an action for them."""
        if self.yuan < t.TRIBUTE_DUE and self.free_actions >= 0.75:
            self.free_actions -= 1
            self.yuan += 2 + self.symbols[t.TAX_COLLECTOR]
        short = max(0.0, t.TRIBUTE_DUE - self.yuan)
        self.yuan -= t.TRIBUTE_DUE - short
        self.lose(short, month)

    def feed(self, month: int) -> None:
        """Harvests first as long as there are actions for them, but not one for a single rice and the last action."""
        sacks = self.symbols[t.FARMER]
        need = min(self.inhabited, self.persons)
        while self.rice < need - 0.3 and self.free_actions >= 0.75:
            if need - self.rice <= 1 and sacks == 0 and self.free_actions < 2:
                break
            self.free_actions -= 1
            self.rice += 1 + sacks
        short = max(0.0, need - self.rice)
        self.rice -= need - short
        self.lose(short, month)

    def fall_ill(self, month: int) -> None:
        """Healers who can still be recruited count for something."""
        mortars = float(self.symbols[t.HEALER])
        if mortars < t.SICK and self.recruits > 0:
            mortars += 1.5 * self.w.healer_card * min(self.healer_cards, self.recruits)
        self.lose(max(0.0, t.SICK - mortars), month)

    def defend(self, month: int, later: bool) -> None:
        """Helmets score; with the fewest of them somebody may be lost."""
        helmets = self.symbols[t.WARRIOR]
        self.value += helmets
        price = self.w.price(month) + 2
        if helmets <= self.rivals.helmets:
            risk = 1.0
            if later or self.recruit_open:
                risk = self.w.invasion * (0.7 if self.warrior_card else 1.0)
            self.value -= risk * price
        elif later and helmets == self.rivals.helmets + 1:
            self.value -= 0.25 * price

    def hold_wall(self, month: int) -> None:
        """Where the wall will not reach the month, the fewest tiles may cost somebody."""
        away = month - self.now
        if self.wall_tiles <= self.rivals.wall and self.wall_length + away * self.seats / 4 < month:
            self.value -= (self.w.price(month) + 2) * (0.3 if away else 1.0)

    def celebrate(self, month: int) -> None:
        """The first festival is a matter of the present lead, the second one of what is left then."""
        self.festivals += 1
        if self.festivals > 1:
            self.value += min(3.5, 1.2 * self.fireworks)
            self.fireworks //= 2
            return
        away = month - self.now + (0.5 if self.action_open else 0.0)
        prize = self.prize(away)
        self.value += prize
        if prize > 1.5:
            self.fireworks //= 2

    def prize(self, away: float) -> float:
        """What the fireworks in stock promise for a festival some months away."""
        if self.fireworks == 0:
            return 0.0
        ahead = [n for n in self.rivals.fireworks if n > self.fireworks]
        if not ahead:
            return 6 * self.chance(0.12 * (self.fireworks - max(self.rivals.fireworks)), away)
        if min(ahead) == max(ahead):
            return 3 * self.chance(0.2, away) + (0.3 if away > 0 else 0.0)
        return 0.5 if away > 0 else 0.0

    def chance(self, lead: float, away: float) -> float:
        """How sure a place in the festival is."""
        if away == 0:
            return 1.0
        return max(0.0, min(1.0, self.w.festival + lead - self.w.festival_wait * away / 2))

    def suffer_super_event(self, later: bool) -> None:
        """What the super event will do to this court."""
        which = self.super_event
        if which == t.LANTERN:
            self.value += 2 * self.persons
        elif which == t.BUDDHA:
            self.value += self.monks
        elif which == t.EARTHQUAKE:
            self.floors = max(0.0, self.floors - 2)
            self.lose(max(0.0, self.persons - self.floors), t.SUPER_MONTH)
        elif which == t.FLOOD:
            self.yuan /= 2
            self.rice /= 2
            self.fireworks //= 2
        elif which == t.ECLIPSE:
            self.suffer(t.SUPER_MONTH, later)
        elif which == t.TORNADO:
            self.cards = max(0, self.cards - 2)
        elif which == t.SUNRISE:
            self.recruit(t.SUPER_MONTH)
        elif which == t.EDICT:
            self.value += self.edict()

    def edict(self) -> float:
        """The best that one type of the court gives."""
        symbols = self.symbols
        best = max(self.monks, symbols[t.SCHOLAR], symbols[t.COURT_LADY], 2.0 * symbols[t.CRAFTSMAN])
        return max(best, symbols[t.FARMER], symbols[t.PYROTECHNIST], symbols[t.TAX_COLLECTOR] / 2)

    def score(self) -> None:
        """A point per inhabited palace; emptied ones decay."""
        self.value += min(self.inhabited, self.persons)
        if self.persons < self.inhabited:
            self.inhabited = max(self.persons, self.inhabited - 0.7)

    def end(self) -> float:
        """The final scoring and the actions left to use freely."""
        value = self.value
        value += 0.6 * max(0.0, self.free_actions) * max(self.w.spare_action, 1 + self.symbols[t.SCHOLAR])
        value += 2 * self.persons + (self.yuan + 2 * self.rice + 2 * self.fireworks) / 3
        value += self.w.yuan * min(self.yuan, 6.0) * min(self.actions, 6) / 6
        return value + 0.7 * self.wall_tiles


def symbols_of(me: Player) -> list[int]:
    """The symbols of a court by type."""
    symbols = [0] * t.TYPES
    for palace in me.people:
        for tile in palace:
            symbols[t.TYPE_OF[tile]] += t.SYMBOLS[tile]
    return symbols


def rank_of(s: Dragon, p: int, rivals: Rivals) -> int:
    """How many are ahead in the order of play."""
    track = s.players[p].track
    place = s.stacked.index(p)
    rank = 0
    for i in range(len(rivals.seats)):
        other = rivals.tracks[i]
        if other > track or (other == track and s.stacked.index(rivals.seats[i]) > place):
            rank += 1
    return rank


def awaits(s: Dragon, code: int, p: int) -> bool:
    """Is a step of the seat still to come?"""
    for f in s.stack:
        if code_of(f) == code and player_of(f) == p:
            return True
    return False


def awaits_action(s: Dragon, p: int) -> bool:
    """Has the seat its action of the current month before it?"""
    return s.phase == t.IN_SETUP or (s.phase == t.IN_ACTIONS and awaits(s, t.S_CHOOSE_ACTION, p))


def awaits_recruit(s: Dragon, p: int) -> bool:
    """Has the seat its person card of the current month before it?"""
    return s.phase < t.IN_PERSONS or (s.phase == t.IN_PERSONS and awaits(s, t.S_PLAY_CARD, p))


def awaits_super_event(s: Dragon) -> bool:
    """Is the super event still to come?"""
    if s.super_event < 0 or s.round > t.SUPER_MONTH:
        return False
    return s.round < t.SUPER_MONTH or s.phase < t.IN_EVENT or awaits(s, t.S_SUPER_EVENT, NOBODY)


def value(s: Dragon, p: int, rivals: Rivals, w: Weights) -> float:
    """An estimate of the points that the seat will have at the end."""
    plan = Plan(s, p, rivals, w)
    plan.standing(s.players[p].track)
    return plan.walk()
