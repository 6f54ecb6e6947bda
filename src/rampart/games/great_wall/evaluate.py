"""What a position is worth to a seat in honour, and the worth of each option: look at where it leads, then reckon."""

from typing import Final

from rampart.games.great_wall.battle import (
    has_soldier,
    sections_in_play,
)
from rampart.games.great_wall.cards import ARTIFACT_CARDS, NOWHERE
from rampart.games.great_wall.codes import REC_GROUP
from rampart.games.great_wall.content.hordes import GRIDS, HONOURS
from rampart.games.great_wall.queries import defence, offence, spots_covered
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    ATTACK_ORDER,
    BARRACKS,
    BETRAYAL,
    BUILDERS_CAMP,
    CALL_TO_ARMS,
    CELLS,
    CHI,
    DESPOTISM,
    ECONOMY,
    EMBASSY,
    HEADQUARTERS,
    KINDS,
    LETHALITY,
    MATERIALS,
    OPEN,
    POOL,
    PRODUCTION,
    REGULAR,
    SPEARMAN,
    SPOTS,
    TEA_HOUSE,
    TEMPLE,
    UNHIRED,
    WALL_DEFENCE,
    WAR_ACADEMY,
    WORK_HARDER,
)
from rampart.kernel.frame import NOBODY

# The worth of things in honour
GOODS: Final = [1.45, 1.7, 1.75, 1.6]
SPARE_GOODS: Final = 0.35  # what is more than can well be used
PLENTY: Final = [6, 7, 6, 7]
OVERSEER: Final = 1.9  # of a level, for each year to come
CLERK: Final = 0.8  # of a hired clerk, for each year to come
ADVISOR: Final = 2.2  # of an active advisor, for each year to come
SUPPORT: Final = 1.6
TACTIC: Final = 1.1
RESTING: Final = [3.2, 3.6, 6.0]
ON_CARD: Final = 2.6  # of a soldier that is the first of its clan on a card
MARKSMAN: Final = 5.5
SHAME: Final = 5.0
DEEP: Final = 0.25
TEA: Final = 0.5
COMMAND: Final = [1.6, 1.5, 1.0, 0.8, 1.5, 0.3]  # of a command card in hand, for each year to come
REWARDS: Final = [0.0, 1.0, 2.0, 3.0, 1.2, 1.2, 1.3, 1.4, 1.5, 1.7]
PLACE_WORTH: Final = [2.2, 2.5, 2.6, 2.3, 2.2, 0.7, 0.0, 0.3, 0.0, 1.0]  # of a clerk at work, by location
MOST_STEPS: Final = 12  # how far a choice is followed through the small decisions it leads to


def years_left(s: GreatWall) -> float:
    """How many years the game will last beyond this one: time may run out, or the bank of shame."""
    by_time = float(len(LETHALITY[s.side]) - 1 - s.space)
    by_shame = s.shame_bank / (3.0 * s.seats) - 0.3
    left = by_time if by_time < by_shame else by_shame
    return left if left > 0.0 else 0.0


def worth(s: GreatWall, p: int) -> float:
    """The honour that a seat may expect from what it has."""
    if s.over:
        best = max([s.honour[q] for q in range(s.seats) if q != p])
        return float(s.honour[p]) + (50.0 if s.honour[p] > best else 0.0)
    years = years_left(s)
    honour = float(s.honour[p]) - SHAME * (sum(s.shamed[p]) + shame_to_come(s, years)) - danger(s, p)
    if honour < 0.0:
        honour *= DEEP  # honour never falls below 0: beyond that only what shame cannot take counts
    return honour + assets(s, p, years) + trophies(s, p)


def assets(s: GreatWall, p: int, years: float) -> float:
    """What may still be turned into honour."""
    value = goods_worth(s, p, years)
    value += OVERSEER * sum(s.levels[p]) * years
    value += CLERK * (CLERKS_OF_CLAN - s.clerks[p][UNHIRED]) * years
    value += (ADVISOR * len(s.advisors[p]) + SUPPORT * len(s.support[p])) * years
    value += TACTIC * min(5, len(s.tactics[p])) * (1.0 if years > 0.0 else 0.6)
    value += TEA * (len(s.tea) - s.tea.index(p))
    for command in s.commands[p]:
        value += COMMAND[command] * (years if years < 2.0 else 2.0)
    value += soldiers_worth(s, p, years)
    value += cards_worth(s, p, years)
    return value + clerks_worth(s, p)


def shame_to_come(s: GreatWall, years: float) -> float:
    """The tokens of later winters, as the walls stand now."""
    tokens = 0.0
    for section in sections_in_play(s):
        depth = s.depth(section)
        if WALL_DEFENCE[s.wall[section]] < 5 * depth + 3:
            tokens += 0.6 * depth + 0.4
    return tokens * (years if years < 3.0 else 3.0)


def trophies(s: GreatWall, p: int) -> float:
    """What no shame can take away at the end: clean horde cards and artifacts."""
    total = 0.0
    for card in s.claimed[p]:
        if s.stains[card] == 0:
            total += HONOURS[card // 3]
    for card in s.artifacts:
        for amount in ARTIFACT_CARDS[card].scores:
            total += 1.5 * amount.of(s, p, NOWHERE)
    return total


CLERKS_OF_CLAN: Final = 8
SEAL: Final = 0  # the artifact that counts advisors
JADE: Final = 3  # the artifact that counts soldiers in the field


def goods_worth(s: GreatWall, p: int, years: float) -> float:
    """Resources lose their worth in the last year, and where there are too many of them."""
    scale = 1.0 if years > 0.8 else 0.45 + 0.6 * years
    total = 0.0
    for r in range(4):
        n = s.resources[p][r]
        plenty = n if n < PLENTY[r] else PLENTY[r]
        total += GOODS[r] * plenty + SPARE_GOODS * (n - plenty)
    cleansing = min(s.resources[p][3] // 2, sum(s.shamed[p]))
    return total * scale + (2.0 * cleansing if years > 0.0 else 0.0)


def soldiers_worth(s: GreatWall, p: int, years: float) -> float:
    """Soldiers at rest and on firing spots."""
    total = 0.0
    scale = 1.0 if years > 0.0 else 0.3
    for section in range(3):
        for kind in range(KINDS):
            total += RESTING[kind] * s.rest[p][section * 3 + kind] * scale
        total += (MARKSMAN + years) * s.firing[p][section] * scale
    return total


def cards_worth(s: GreatWall, p: int, years: float) -> float:
    """What the own soldiers on hordes may bring: presence, and the card to the one who covers most of it."""
    total = 0.0
    for slot in range(9):
        card = s.hordes[slot]
        if card < 0:
            continue
        mine = spots_covered(s, p, slot)
        if mine == 0:
            continue
        others = 0
        for c in s.tea:
            if c != p:
                n = spots_covered(s, c, slot)
                if n > others:
                    others = n
        open_spots = s.covers[slot].count(OPEN)
        spots = CELLS - s.covers[slot].count(0)
        done = 1.0 - open_spots / spots
        chance = done * done if years > 0.0 or open_spots == 0 else 0.0
        lead = 1.0 if mine > others else (0.5 if mine == others else 0.2)
        if JADE in s.artifacts and open_spots and years < 1.0:
            total -= 2.5  # a soldier that will hardly outlive the winter there
        total += ON_CARD + 0.9 * mine + chance * (2.0 + lead * HONOURS[card // 3])
    return total


def clerks_worth(s: GreatWall, p: int) -> float:
    """What the own clerks will do: the fuller a location, the sooner it works."""
    total = 0.25 * s.clerks[p][POOL]
    for location in range(10):
        n = s.clerks[p][location]
        if n == 0:
            continue
        if location < REGULAR:
            there = s.in_location(location)
            spots = SPOTS[s.side][location]
            alone = there == n
            each = place_worth(s, p, location)
            soon = 0.15 if location == BARRACKS else 0.5
            each *= soon + (1.0 - soon) * there / spots
            total += n * each
            if location < PRODUCTION:
                total += 1.1 * s.levels[p][location] * there / spots
            if alone and there == spots and location != TEA_HOUSE:
                total -= SHAME
        else:
            total += special_worth(s, p, location, n)
    return total


def place_worth(s: GreatWall, p: int, location: int) -> float:
    """What one clerk does in a regular location."""
    if location == BARRACKS:
        if can_pay_soldier(s.resources[p]):
            return PLACE_WORTH[location] + (2.0 if unguarded(s, p) else 0.0)
        return 0.1
    if location == TEA_HOUSE and s.tea[0] == p:
        return 0.0
    if location == TEMPLE and sum(s.shamed[p]) * 2 > s.resources[p][CHI]:
        return PLACE_WORTH[location] + 0.8
    return PLACE_WORTH[location]


def can_pay_soldier(mine: list[int]) -> bool:
    """Is there enough for a soldier of any kind?"""
    return (mine[1] >= 2 and mine[2] >= 1) or (mine[3] >= 2 and mine[0] >= 1) or (mine[2] >= 3 and mine[0] >= 1)


def unguarded(s: GreatWall, p: int) -> int:
    """How many row-1 hordes with a free spot have no soldier of the seat on them."""
    n = 0
    for section in sections_in_play(s):
        slot = section * 3
        if s.hordes[slot] >= 0 and OPEN in s.covers[slot] and not has_soldier(s, p, slot):
            n += 1
    return n


def special_worth(s: GreatWall, p: int, location: int, n: int) -> float:
    """What clerks do in a special location: only what can be paid is worth anything."""
    mine = s.resources[p]
    if location == WAR_ACADEMY:
        room = 5 - len(s.tactics[p])
        return PLACE_WORTH[location] * (n if n < room else room)
    if location == HEADQUARTERS:
        return 0.2 * n if sum(s.rest[p]) else 0.0
    if location == EMBASSY:
        years = years_left(s)
        hired = hires_worth(s, p, n, years)
        clerk = CLERK * years * 0.7 if mine[2] >= 2 and s.clerks[p][UNHIRED] else 0.0
        return max(hired, clerk) + 0.1 * n
    if location == BUILDERS_CAMP:
        means = sum(s.warehouse) + sum(mine[:MATERIALS])
        best = 0.0
        for section in sections_in_play(s):
            level = s.wall[section]
            if level < 3 and means >= (level + 1) * 5:
                paid = max(0, (level + 1) * 5 - sum(s.warehouse))
                gain = (level + 1) * 5.0 - 1.1 * paid + 1.5
                if gain > best:
                    best = gain
        return 0.75 * best + 0.1
    return 0.0


def hires_worth(s: GreatWall, p: int, n: int, years: float) -> float:
    """What so many clerks in the embassy may hire for the gold there is."""
    gold = s.resources[p][2]
    price = len(s.advisors[p]) + len(s.support[p]) + 1
    each = ADVISOR * years * 0.7 + (4.5 if SEAL in s.artifacts else 0.0)
    total = 0.0
    while n > 0 and gold >= price:
        gain = each - (1.0 if years > 1.5 else 0.5) * price
        if gain <= 0.0:
            break
        total += gain
        gold -= price
        price += 1
        n -= 1
    return total


def soldiers_payable(s: GreatWall, p: int) -> int:
    """How many soldiers the goods could pay, spearmen first."""
    mine = s.resources[p]
    feet = min(mine[1] // 2, mine[2], s.pool[p][0])
    return feet + min(mine[3] // 2, mine[0], s.pool[p][1])


def danger(s: GreatWall, p: int) -> float:
    """The shame and the archers that the coming assault may cost."""
    total = 0.0
    for section in sections_in_play(s):
        if s.hordes[section * 3] < 0:
            continue
        gap = offence(s, section) - defence(s, section)
        risk = 0.85 if gap > 0 else (0.25 if gap > -3 else 0.06)
        lost = 0.0
        for slot in range(section * 3, section * 3 + 3):
            if s.hordes[slot] >= 0 and not has_soldier(s, p, slot):
                lost += SHAME
        lost += 2.5 * s.firing[p][section]
        total += risk * lost
    return total


# ---- the worth of each option


def appraise(s: GreatWall, p: int, options: list[int], name: str) -> list[float]:
    """The worth of each option of a seat's decision, in the order given."""
    if name == "choose_command":
        return [command_worth(s, p, command) for command in options]
    if s.mover != p:
        return [0.0 for _ in options]
    out: list[float] = []
    for option in options:
        t = s.bare()
        t.take(option)
        if name in WHOLE_TURN:
            finish_turn(t, p)
        else:
            follow(t, p)
        out.append(worth(t, p) + leaning(s, name, option))
    return out


def leaning(s: GreatWall, name: str, option: int) -> float:
    """A small push where the look ahead sees too little."""
    if name == "respond":
        return 0.0 if option == 0 else (0.3 if option < 16 or option % 2 == 0 else -0.2)
    if name == "reclaim":
        return 0.0
    if name == "choose_slot":
        return -0.1 * option
    if name == "next_location":
        return [3.0, 3.0, 3.0, 3.0, 2.0, 0.5, 1.0, 0.2, 1.5, 0.4, 0.0][option]
    return 0.0


def finish_turn(s: GreatWall, p: int) -> None:
    """Play the turn to its end: the seat by simple rules, the others do as little as they can."""
    active = s.active
    for _ in range(LONGEST_TURN):
        if s.over or s.mover == NOBODY or s.active != active:
            return
        name = s.rules.steps[s.stack[-1] & 4095].name
        s.take(simply(s, p, name) if s.mover == p else s.opts[-1] if name in LAST_IS_LEAST else s.opts[0])


WHOLE_TURN: Final = ["place_clerk", "next_location", "choose_location", "reed_move"]
LAST_IS_LEAST: Final = ["build", "choose_location", "study", "sip_tea", "choose_attacker"]
LONGEST_TURN: Final = 60


def follow(s: GreatWall, p: int) -> None:
    """Take the small decisions that follow from a choice of the seat, by a simple rule each."""
    for _ in range(MOST_STEPS):
        if s.over or s.mover != p:
            return
        name = s.rules.steps[s.stack[-1] & 4095].name
        if name not in SMALL:
            return
        s.take(simply(s, p, name))


SMALL: Final = [
    "levy", "deploy", "station", "strike", "place_wound", "take_resource", "pay_materials", "spare_price", "spend",
    "choose_attacker", "respond", "move_how_many", "promote", "donate", "reward_first", "choose_section", "take_back",
]  # fmt: skip


def simply(s: GreatWall, p: int, name: str) -> int:
    """A plain choice in a small decision."""
    options = s.opts
    if name == "levy":
        named = s.pad[(s.stack[-1] >> 32) + REC_GROUP]
        wanted = 4 if JADE in s.artifacts else unguarded(s, p)
        return SPEARMAN if SPEARMAN in options and named < wanted else KINDS
    if name == "station" or name == "strike":
        return max(options, key=lambda stroke: spoils(s, p, stroke))
    if name == "promote":
        return options[1] if len(options) > 1 and years_left(s) > 1.2 else options[0]
    if name == "donate":
        return options[-1]
    if name == "take_resource":
        return min(options, key=lambda r: s.resources[p][r])
    if name == "spend" or name == "pay_materials":
        return options[-1]
    if name == "build":
        return max(options, key=lambda what: build_rank(s, what))
    if name == "hire":
        return hire_simply(s, p, options)
    if name == "choose_location":
        return max(options, key=lambda location: s.clerks[p][location] if location < POOL else 0)
    return options[0]


def build_rank(s: GreatWall, what: int) -> int:
    """Walls before barricades, the lower ones first; stopping last."""
    if what == 6:
        return 0
    return 1 if what < 3 else 5 - s.wall[what % 3]


def hire_simply(s: GreatWall, p: int, options: list[int]) -> int:
    """An advisor while he will pay for himself, else a clerk, else nobody."""
    years = years_left(s)
    if len(options) > 2 and (hires_worth(s, p, 1, years) > 0.0):
        return options[-2]
    return 1 if 1 in options and years > 1.5 else 0


def spoils(s: GreatWall, p: int, stroke: int) -> float:
    """The reward of a spot, how near the card is to its defeat, and whether a soldier there spares shame."""
    if stroke >= 9 * 24:
        return 0.5
    slot = stroke // 24
    reward = GRIDS[s.hordes[slot] // 3][stroke % 24 // 2]
    spared = 0.0 if has_soldier(s, p, slot) else 4.0
    return 1.0 + REWARDS[reward] - 0.2 * s.covers[slot].count(OPEN) + spared


def command_worth(s: GreatWall, p: int, command: int) -> float:
    """Which command card to play: by what there is to do with it."""
    idle = s.clerks[p][POOL]
    mine = s.resources[p]
    if command == ECONOMY:
        return 3.2 + 1.1 * min(4, idle)
    if command == DESPOTISM:
        return 2.6 + 0.9 * min(2, idle)
    if command == WORK_HARDER:
        return 1.5 + 0.9 * min(2, idle) + (4.0 if sum(mine[:3]) + sum(s.warehouse) >= 4 else 0.0)
    if command == ATTACK_ORDER:
        return 0.9 * min(2, idle) + 2.6 * (sum(s.rest[p]) + 0.6 * sum(s.firing[p]))
    if command == CALL_TO_ARMS:
        soldiers = 1.0 + 0.12 * danger(s, p) * unguarded(s, p) if can_pay_soldier(mine) else 0.0
        if JADE in s.artifacts:
            soldiers += 3.0 * min(2, soldiers_payable(s, p))
        return 1.4 + 0.9 * min(2, idle) + soldiers
    return 0.9 * min(2, idle) if command == BETRAYAL else 0.0
