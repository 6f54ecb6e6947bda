"""The year: income, reserves and maintenance, then the rounds of actions, then scoring (CM-050 to CM-061, CM-600)."""

from typing import Final

from rampart.games.crescent_moon.arguments import ROUND, YEAR, YEAR_NUMBER
from rampart.games.crescent_moon.scoring import COINS_FOR_A_POINT, MOST_CONVERTED, convertible, objectives
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.hands import clear_near_market, refill_market, take_back_front
from rampart.games.crescent_moon.steps.verbs import gain_coins, score
from rampart.games.crescent_moon.tables import (
    AT_END,
    CALIPH,
    E_INCOME,
    E_RESERVES,
    E_SCORED,
    E_YEAR,
    FROM_PRIMARY,
    IN_INCOME,
    IN_MAINTENANCE,
    IN_RESERVES,
    IN_SCORING,
    NO_ACTION,
    NO_ONE,
    NOMAD,
    ROUNDS,
    S_CONVERT_COINS,
    S_END_YEAR,
    S_HAND_LIMIT,
    S_INCOME,
    S_MAINTENANCE,
    S_NEAR_MARKET,
    S_RESERVES,
    S_TURN,
    S_YEAR,
    SULTAN,
    TERRAIN_INCOME,
    WARLORD,
    YEAR_CHOICES,
    YEARS,
)
from rampart.kernel.codec import Options, count
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step

WARLORD_RESERVE: Final = 3
NOMAD_RESERVE: Final = 3  # for each token
CONVERSIONS: Final = Options()
CONVERTED: Final = CONVERSIONS.part("points", count(MOST_CONVERTED))


class Year(Step[CrescentMoon]):
    """A year begins: preparation, four rounds of actions, scoring (CM-050)."""

    rule = "CM-050"
    args = YEAR

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """The first year has no maintenance (CM-013, CM-058)."""
        year = YEAR_NUMBER.of(args)
        s.year = year
        s.round = 0
        s.sacked = 0
        s.taken = [[NO_ACTION] * ROUNDS for _ in range(s.seats)]
        if s.journal is not None:
            s.tell(E_YEAR, NOBODY, [year])
        s.push(S_TURN, WARLORD, ROUND.put(1))
        if year > 1:
            s.push(S_MAINTENANCE)
        s.push(S_RESERVES)
        s.push(S_INCOME)


class Income(Step[CrescentMoon]):
    """Everybody gains coins for the hexes in his control, the Sultan for his pieces too (CM-052, CM-053)."""

    rule = "CM-052"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """All at once: nothing here depends on another."""
        s.phase = IN_INCOME
        for seat, coins in enumerate(incomes(s)):
            s.coins[seat] += coins
            if s.journal is not None:
                s.tell(E_INCOME, seat, [coins])


def incomes(s: CrescentMoon) -> list[int]:
    """What each player would gain now."""
    out = [0] * s.seats
    terrain = s.land().terrain
    for h in range(len(terrain)):
        town_or_city = s.settlements[h] + 1
        prestige = 1 if s.influence[h] == SULTAN else 0
        owner = s.controller(h)
        if owner != NO_ONE:
            out[owner] += TERRAIN_INCOME[terrain[h]] + town_or_city + prestige
        out[SULTAN] += town_or_city + prestige
    return out


class Reserves(Step[CrescentMoon]):
    """Units from the supply fill up reserve cards where the reserve value is above the current strength (CM-057)."""

    rule = "CM-057"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """Of Warlord, Caliph and Nomad."""
        s.phase = IN_RESERVES
        for seat in (WARLORD, CALIPH, NOMAD):
            if seat < s.seats:
                n = min(reserve_value(s, seat) - current_strength(s, seat), s.discs_left(seat))
                if n > 0:
                    s.reserves[seat] += n
                    if s.journal is not None:
                        s.tell(E_RESERVES, seat, [n])


def reserve_value(s: CrescentMoon, p: int) -> int:
    """Three for the Warlord; castles and tokens of the Caliph; three for each token of the Nomad (CM-055)."""
    if p == WARLORD:
        return WARLORD_RESERVE
    if p == CALIPH:
        return s.strongholds.count(2 * CALIPH + 1) + s.influence.count(CALIPH)
    return NOMAD_RESERVE * s.influence.count(NOMAD)


def current_strength(s: CrescentMoon, p: int) -> int:
    """Ordinary units on the map and on the card; for the Nomad the mercenaries of all players (CM-056)."""
    if p != NOMAD:
        return sum(s.ordinary[p]) + s.reserves[p]
    n = s.reserves[NOMAD]
    for row in s.mercenaries:
        n += sum(row)
    return n


class Maintenance(Step[CrescentMoon]):
    """Everybody takes back the cards lying in front; then the hand limit, then the market (CM-059 to CM-061)."""

    rule = "CM-059"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """Hands are cut down before the near market is cleared (CM-068)."""
        s.phase = IN_MAINTENANCE
        s.push(S_NEAR_MARKET)
        s.push(S_HAND_LIMIT)
        for seat in range(s.seats):
            take_back_front(s, seat)


class NearMarket(Step[CrescentMoon]):
    """The near market is cleared and the market refilled (CM-060, CM-061)."""

    rule = "CM-060"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """The Sultan's market stays as it is (CM-064)."""
        clear_near_market(s)
        refill_market(s)


class Scoring(Step[CrescentMoon]):
    """Everybody scores his objectives, in turn order; the Nomad converts coins when all others are done (CM-603)."""

    rule = "CM-600"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """The first-year objectives count only in the first year."""
        s.phase = IN_SCORING
        s.active = NO_ONE
        s.push(S_END_YEAR)
        for seat in range(s.seats):
            gained = objectives(s, seat, s.year == 1)
            if seat != NOMAD:
                announce(s, seat, sum(gained))
            for source, n in enumerate(gained):
                score(s, seat, source, n)
        if s.seats > NOMAD:
            s.push(S_CONVERT_COINS, NOMAD)


def announce(s: CrescentMoon, p: int, points: int) -> None:
    """A player says how many points this scoring brought, not how many he has (CM-602)."""
    if s.journal is not None:
        s.tell(E_SCORED, p, [points])


class ConvertCoins(Choice[CrescentMoon]):
    """The Nomad may return coins to the bank, two for a point, up to six points a year (CM-OBJ-N1)."""

    rule = "CM-OBJ-N1"
    choices = CONVERSIONS

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Points to gain."""
        return list(range(convertible(s) + 1))

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Coins for points; now he can announce all that he gained (CM-602)."""
        gain_coins(s, NOMAD, -choice * COINS_FOR_A_POINT)
        score(s, NOMAD, FROM_PRIMARY, choice)
        announce(s, NOMAD, choice + sum(objectives(s, NOMAD, s.year == 1)))

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `convert:8`, in coins."""
        return f"convert:{choice * COINS_FOR_A_POINT}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("option-convert", {"coins": choice * COINS_FOR_A_POINT, "points": choice})

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("effect-coins-left", {"coins": s.coins[p] - choice * COINS_FOR_A_POINT})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [f"player-{p}"]


class EndYear(Step[CrescentMoon]):
    """After the last year the game is over and all points are revealed; else the next year begins (CM-051, CM-640)."""

    rule = "CM-051"

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """Three years, or four in the long game (CM-011)."""
        if s.year < YEAR_CHOICES[s.config[YEARS]]:
            s.push(S_YEAR, NOBODY, YEAR_NUMBER.put(s.year + 1))
            return
        s.phase = AT_END
        s.reveal()
