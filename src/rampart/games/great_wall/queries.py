"""Queries: the values that the rules ask for, and how cards change them (T.6)."""

from typing import Final

from rampart.games.great_wall.cards import COMMON_CARDS, HORDE_CARDS, Modifier, cards_before
from rampart.games.great_wall.content.hordes import OFFENCES
from rampart.games.great_wall.content.names import TYPE_OF_HORDE
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    BARRICADE_VALUE,
    BASE_KINDS,
    COVERING_STANCES,
    FIRST_SOLDIER,
    LETHALITY,
    NEW_HORDES,
    NO_CLAN,
    RECRUIT_PRICES,
    RESOURCES,
    STANCES,
    TABLE,
    WALL_DEFENCE,
)
from rampart.games.great_wall.troops import troop_of
from rampart.games.great_wall.vocabulary import (
    COST_RECRUIT,
    COUNT_KILLS,
    COUNT_NEW_HORDES,
    COVER,
    DEFENCE,
    LOWER_IS_BETTER,
    OFFENCE,
    SUPPORT_OF,
    TOTAL_OFFENCE,
    VALUE_OF_BARRICADE,
)

# A one-off modifier: query, seat (NO_CLAN for all), how, value, uses left (0 any number), place of its procedure
B_QUERY: Final = 0
B_SEAT: Final = 1
B_HOW: Final = 2
B_VALUE: Final = 3
B_LEFT: Final = 4
B_PLACE: Final = 5
B_ADD: Final = 0
B_SUBTRACT: Final = 1
B_PUT: Final = 2


class Reckoning:
    """What the modifiers of one query come to."""

    def __init__(self) -> None:
        self.forced = -1  # set by a horde or a card of the table
        self.final = -1  # the same, and nothing may change it
        self.put = -1  # set by a player's card
        self.times = 1
        self.more = 0
        self.less = 0
        self.least = 0

    def set_to(self, q: int, value: int) -> None:
        """Of several own values the better one is picked (GW-T41)."""
        if self.put < 0 or (value < self.put) == LOWER_IS_BETTER[q]:
            self.put = value

    def force(self, modifier: Modifier) -> None:
        """Of what hordes and cards of the table set the lowest holds (GWC-HOR-24)."""
        if modifier.put >= 0:
            if self.forced < 0 or modifier.put < self.forced:
                self.forced = modifier.put
            if modifier.final:
                self.final = modifier.put
        self.times *= modifier.times

    def add(self, n: int) -> None:
        """An increase or a decrease."""
        if n > 0:
            self.more += n
        else:
            self.less -= n

    def result(self, base: int) -> int:
        """Base, set, multiplied, increases, decreases, never below 0 (GW-T40)."""
        if self.final >= 0:
            return self.final
        value = base
        if self.forced >= 0:
            value = self.forced
        elif self.put >= 0:
            value = self.put
        value = value * self.times + self.more - self.less
        return value if value > self.least else self.least


def ask(s: GreatWall, q: int, p: int, base: int, x: int = 0, y: int = 0, resource: int = -1) -> int:
    """The value of a query for a player, after all that changes it."""
    if s.bonuses or (s.minds[q] and is_minded(s, q, p)) or (s.box.horde_types_mind[q] and a_horde_minds(s, q)):
        return reckon(s, q, p, x, y, resource).result(base)
    return base


def is_minded(s: GreatWall, q: int, p: int) -> bool:
    """Does a card of the player's own, or one of the table, change the query?"""
    minds = s.minds[q]
    return minds >= TABLE or (p >= 0 and minds >> p & 1 > 0)


def a_horde_minds(s: GreatWall, q: int) -> bool:
    """Does a horde on the board change the query?"""
    types = s.box.horde_types_mind[q]
    for card in s.hordes:
        if card >= 0 and TYPE_OF_HORDE[card] in types:
            return True
    return False


def is_final(s: GreatWall, q: int, p: int, x: int = 0, y: int = 0) -> bool:
    """Has a card set the value of a query for good, so that no answer may change it?"""
    return reckon(s, q, p, x, y, -1).final >= 0


def reckon(s: GreatWall, q: int, p: int, x: int, y: int, resource: int) -> Reckoning:
    """All that changes a query for a player, -1 where no one asks."""
    found = Reckoning()
    minds = s.minds[q]
    if s.box.horde_types_mind[q]:
        ask_hordes(s, q, x, y, found)
    if minds & TABLE:
        ask_common(s, q, p, x, y, resource, found)
    if minds and s.is_seat(p) and minds >> p & 1:
        for card in cards_before(s, p):
            for modifier in card.modifiers:
                if modifier.query == q and modifier.resource == resource and counts(s, p, modifier, x, y):
                    found.least = max(found.least, modifier.least)
                    if modifier.put >= 0:
                        found.set_to(q, modifier.put)
                    found.times *= modifier.times
                    found.add(modifier.add.of(s, p, -1))
    for bonus in s.bonuses:
        if bonus[B_QUERY] == q and (bonus[B_SEAT] == NO_CLAN or bonus[B_SEAT] == p):
            if bonus[B_HOW] == B_PUT:
                found.set_to(q, bonus[B_VALUE])
            else:
                found.add(bonus[B_VALUE] if bonus[B_HOW] == B_ADD else -bonus[B_VALUE])
    return found


def counts(s: GreatWall, owner: int, modifier: Modifier, x: int, y: int) -> bool:
    """Does a modifier apply to what is asked?"""
    return modifier.when is None or modifier.when(s, owner, x, y)


def ask_hordes(s: GreatWall, q: int, x: int, y: int, found: Reckoning) -> None:
    """The abilities of hordes on the board."""
    types = s.box.horde_types_mind[q]
    for slot in range(len(s.hordes)):
        card = s.hordes[slot]
        if card < 0 or TYPE_OF_HORDE[card] not in types:
            continue
        for modifier in HORDE_CARDS[TYPE_OF_HORDE[card]].modifiers:
            if modifier.query == q and counts(s, slot, modifier, x, y):
                found.force(modifier)
                found.add(modifier.add.of(s, slot, -1))


def ask_common(s: GreatWall, q: int, p: int, x: int, y: int, resource: int, found: Reckoning) -> None:
    """The cards of the table, for whoever asks, also for no one."""
    for card in s.common:
        common = COMMON_CARDS[card]
        if common.holder is not None and not common.serves(s, p):
            continue
        for modifier in common.modifiers:
            if modifier.query == q and modifier.resource == resource and counts(s, p, modifier, x, y):
                found.force(modifier)
                found.add(modifier.add.of(s, p, -1))


# ---- one-off modifiers


def add_bonus(s: GreatWall, q: int, p: int, value: int, put: bool, left: int, place: int) -> None:
    """A modifier that ends with the procedure at a place of the pad, or when it was used up."""
    how = B_PUT if put else (B_ADD if value >= 0 else B_SUBTRACT)
    s.bonuses.append([q, p, how, value if value >= 0 else -value, left, place])


def use_bonus(s: GreatWall, q: int, p: int) -> None:
    """A query was used for a player: modifiers that hold for one use are spent."""
    for bonus in s.bonuses:
        if bonus[B_QUERY] == q and bonus[B_SEAT] == p and bonus[B_LEFT]:
            bonus[B_LEFT] -= 1
            if bonus[B_LEFT] == 0:
                s.bonuses.remove(bonus)
                return


def end_bonuses(s: GreatWall, place: int) -> None:
    """A procedure has ended, and with it its one-off modifiers."""
    if s.bonuses:
        s.bonuses = [bonus for bonus in s.bonuses if bonus[B_PLACE] != place]


# ---- values that several steps ask for


def support(s: GreatWall, p: int) -> int:
    """The number of support icons by which a general is scaled (GW-GEN09, GWC-R04)."""
    return ask(s, SUPPORT_OF, p, len(s.support[p]))


def lethality(s: GreatWall, p: int, slot: int) -> int:
    """How many soldiers a player loses on a card (GW-KIL01)."""
    return ask(s, COUNT_KILLS, p, LETHALITY[s.side][s.space], slot)


def new_hordes(s: GreatWall) -> int:
    """How many cards come in spring (GW-SPR02)."""
    return ask(s, COUNT_NEW_HORDES, -1, NEW_HORDES[s.side][s.space] + s.box.more_hordes)


def recruit_price(s: GreatWall, p: int, kind: int) -> list[int]:
    """The price of one soldier: each discount only off the resource it names (GW-T42)."""
    printed = RECRUIT_PRICES[kind] if kind < BASE_KINDS else troop_of(s, kind).price(s, p)
    if not s.bonuses and not is_minded(s, COST_RECRUIT, p):
        return printed
    return [ask(s, COST_RECRUIT, p, printed[r], kind, 0, r) for r in range(RESOURCES)]


def offence_of(s: GreatWall, slot: int) -> int:
    """The offence of a horde card, after all abilities."""
    return ask(s, OFFENCE, -1, OFFENCES[TYPE_OF_HORDE[s.hordes[slot]]], slot)


def offence(s: GreatWall, section: int) -> int:
    """The offence of all hordes of a section (GW-WIN05)."""
    total = 0
    for slot in range(section * 3, section * 3 + 3):
        card = s.hordes[slot]
        if card >= 0:
            total += ask(s, OFFENCE, -1, OFFENCES[TYPE_OF_HORDE[card]], slot)
    return ask(s, TOTAL_OFFENCE, -1, total, section)


def defence(s: GreatWall, section: int) -> int:
    """The defense of a section: its wall, and its barricades (GW-WIN05)."""
    barricade = ask(s, VALUE_OF_BARRICADE, -1, BARRICADE_VALUE, section)
    return ask(s, DEFENCE, -1, WALL_DEFENCE[s.wall[section]] + barricade * s.barricades[section], section)


def spots_covered(s: GreatWall, c: int, slot: int) -> int:
    """How many vital spots of a card a clan's soldiers cover, and tokens that count as such."""
    low = FIRST_SOLDIER + c * STANCES
    n = 0
    for cover in s.covers[slot]:
        if low <= cover < low + COVERING_STANCES:
            n += 1
    return n


def cover(s: GreatWall, c: int, slot: int) -> int:
    """The same for claiming, where cards may add to it (GW-DEF06)."""
    return ask(s, COVER, c, spots_covered(s, c, slot), slot)
