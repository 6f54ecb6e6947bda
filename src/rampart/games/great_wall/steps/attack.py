"""Attack: soldiers cover vital spots and take the printed rewards, archers place wounds (5.9)."""

from typing import Final

from rampart.games.great_wall.battle import (
    can_attack,
    foot_strokes,
    has_soldier,
    is_covered,
    lay_soldier,
    slots_of,
    strokes,
    woundable,
)
from rampart.games.great_wall.codes import (
    ATK_DONE,
    ATK_FROM,
    ATK_LEFT,
    ATK_MUST,
    ATK_SECTIONS,
    E_ATTACKED,
    E_FIRING,
    E_WOUND,
    L_ATTACK,
    S_ATTACKED,
    S_CHOOSE_ATTACKER,
    S_CHOOSE_SECTION,
    S_REWARD,
    S_REWARD_FIRST,
    S_STRIKE,
    S_TAKE_RESOURCE,
    S_WOUND,
)
from rampart.games.great_wall.content.hordes import GRIDS
from rampart.games.great_wall.content.names import HORDE_WORDS
from rampart.games.great_wall.queries import ask
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.words import (
    PASS_WORDS,
    card_name,
    spot_id,
    spot_say,
    stroke_key,
    stroke_say,
    stroke_target,
)
from rampart.games.great_wall.tables import (
    ARCHER,
    BY_ARCHER,
    BY_CARD,
    CAUSE_WORDS,
    CELLS,
    FROM_FIRING,
    FROM_REST,
    FROM_REWARD,
    HORSEMAN,
    KIND_WORDS,
    KINDS,
    NO_REWARD,
    OF_SPOILS,
    ON_FIRING,
    OTHER_HALF,
    REWARD_ANY,
    REWARD_TACTIC,
    REWARD_WOOD,
    REWARD_WORDS,
    RIDER_EAST,
    RIDER_SOUTH,
    SECTION_WORDS,
    SECTIONS,
    SPEARMAN,
    WOUND,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import draw_tactics, gain, gain_honour
from rampart.games.great_wall.vocabulary import (
    MAY_ATTACK_ROW,
    ON_ATTACK,
    ON_RESOURCES_GAINED,
    ON_VITAL_REWARD,
    ON_WOUND_PLACED,
)
from rampart.kernel.codec import FIRST, SECOND, two, two_numbers
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Refusal, Say, Step

SOURCES: Final = SECTIONS * 4
STOP: Final = SOURCES
SKIP: Final = 9 * CELLS  # a wound that finds no spot
OPTIONAL: Final = 16  # in the argument of a wound: it may be left
ONE_CARD: Final = 32  # all wounds on one card
ALL_RESOURCES: Final = 15


def start_attack(s: GreatWall, p: int, most: int, must: int, allowed: list[int]) -> int:
    """Let a player attack with soldiers from some places; returns the place of the attack on the pad."""
    place = s.open_pad(L_ATTACK, [most, must, 0, 0, *allowed], p)
    s.push(S_CHOOSE_ATTACKER, p, two(0, place))
    return place


def attackers(s: GreatWall, p: int, place: int) -> list[int]:
    """The places from which a soldier may and can attack now."""
    if s.pad[place + ATK_LEFT] == 0:
        return []
    out: list[int] = []
    for source in range(SOURCES):
        if s.pad[place + ATK_FROM + source] and can_attack(s, p, source):
            out.append(source)
    return out


class ChooseSection(Choice[GreatWall]):
    """Choose a section in which every own soldier attacks, or no further one (GWC-CMD-04, GWC-CMD-14)."""

    rule = "GWC-CMD-14"
    args = two_numbers("", "attack")
    space = SECTIONS + 1

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The sections where somebody can attack, each once."""
        place = SECOND.of(args)
        out = [SECTIONS]
        for section in range(SECTIONS):
            if s.pad[place + ATK_SECTIONS] >> section & 1:
                continue
            for source in range(section * 4, section * 4 + 4):
                if can_attack(s, p, source):
                    out.append(section)
                    break
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """All soldiers in the rest area and all archers on firing spots there must attack if they can."""
        place = SECOND.of(args)
        if choice == SECTIONS:
            return
        s.pad[place + ATK_SECTIONS] |= 1 << choice
        for kind in range(KINDS):
            s.pad[place + ATK_FROM + choice * 4 + kind] = s.rest[p][choice * 3 + kind]
        s.pad[place + ATK_FROM + choice * 4 + KINDS] = s.firing[p][choice]
        s.push(S_CHOOSE_SECTION, p, two(0, place))
        s.push(S_CHOOSE_ATTACKER, p, two(0, place))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `attack@L`, or `stop`."""
        return "stop" if choice == SECTIONS else f"attack@{SECTION_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """The section."""
        return Say("option-stop") if choice == SECTIONS else Say("option-section", {"section": SECTION_WORDS[choice]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """How many stand ready there."""
        if choice == SECTIONS:
            return None
        ready = sum(s.rest[p][choice * 3 : choice * 3 + 3])
        return Say("effect-order", {"resting": ready, "archers": s.firing[p][choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The section."""
        return [] if choice == SECTIONS else [f"section-{SECTION_WORDS[choice]}"]


class ChooseAttacker(Choice[GreatWall]):
    """Choose the next soldier that attacks: from a rest area, or an archer on a firing spot (GW-ATK08)."""

    rule = "GW-ATK08"
    args = two_numbers("", "attack")
    space = SOURCES + 1

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Whoever can attack; where all must, there is no stopping before (GWC-CMD-14)."""
        place = SECOND.of(args)
        ready = attackers(s, p, place)
        if ready and s.pad[place + ATK_MUST]:
            return ready
        return [*ready, STOP]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One after the other."""
        place = SECOND.of(args)
        if choice == STOP:
            return
        s.pad[place + ATK_FROM + choice] -= 1
        s.pad[place + ATK_LEFT] -= 1
        s.pad[place + ATK_DONE] += 1
        s.push(S_CHOOSE_ATTACKER, p, two(0, place))
        section, kind = choice // 4, choice % 4
        if kind == KINDS:
            shoot(s, p, section, FROM_FIRING)
        elif kind == ARCHER:
            s.rest[p][section * 3 + ARCHER] -= 1
            man_firing_spot(s, p, section, FROM_REST)
        else:
            s.push(S_STRIKE, p, two(kind, section))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `horseman@L`, `firing@L`, or `stop`."""
        if choice == STOP:
            return "stop"
        section = SECTION_WORDS[choice // 4]
        return f"firing@{section}" if choice % 4 == KINDS else f"{KIND_WORDS[choice % 4]}@{section}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many may still attack."""
        place = SECOND.of(args)
        return Say("choose_attacker", {"left": s.pad[place + ATK_LEFT], "must": s.pad[place + ATK_MUST]})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """Who attacks, and where."""
        if choice == STOP:
            return Say("option-stop")
        who = "firing" if choice % 4 == KINDS else KIND_WORDS[choice % 4]
        return Say("option-attacker", {"kind": who, "section": SECTION_WORDS[choice // 4]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """Where the soldier stands."""
        if choice == STOP:
            return []
        section = SECTION_WORDS[choice // 4]
        return [f"firing-{section}-{p}"] if choice % 4 == KINDS else [f"rest-{section}-{p}-{KIND_WORDS[choice % 4]}"]


class Strike(Choice[GreatWall]):
    """A soldier of a rest area covers free spots of a horde of its section (GW-ATK01, GW-ATK03, GW-ATK08)."""

    rule = "GW-ATK01"
    args = two_numbers("kind", "section")
    space = 9 * 24

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The spots in reach."""
        kind = FIRST.of(args)
        section = SECOND.of(args)
        return strokes(s, p, kind, section, False)

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """It leaves the rest area."""
        kind = FIRST.of(args)
        section = SECOND.of(args)
        s.rest[p][section * 3 + kind] -= 1
        strike(s, p, kind, choice, FROM_REST)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `outriders_L@0.2`."""
        kind = FIRST.of(args)
        return stroke_key(s, kind, choice)

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """Who attacks."""
        kind = FIRST.of(args)
        section = SECOND.of(args)
        return Say("strike", {"kind": KIND_WORDS[kind], "section": SECTION_WORDS[section]})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """The spot and its reward."""
        kind = FIRST.of(args)
        return stroke_say(s, kind, choice)

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The spots."""
        kind = FIRST.of(args)
        return stroke_target(s, kind, choice)

    def refused(self, s: GreatWall, p: int, args: int) -> list[Refusal]:
        """The cards behind the first are out of a spearman's reach."""
        kind = FIRST.of(args)
        section = SECOND.of(args)
        slot = section * 3 + 1
        if kind != SPEARMAN or s.hordes[slot] < 0 or len(foot_strokes(s, p, section, False)) == 0:
            return []
        if ask(s, MAY_ATTACK_ROW, p, 0, 1):
            return []
        what = Say("option-horde", {"horde": card_name(s.hordes[slot])})
        return [Refusal(f"row2@{SECTION_WORDS[section]}", what, Say("why-row"), "GW-ATK01")]


def strike(s: GreatWall, p: int, kind: int, stroke: int, origin: int) -> None:
    """A spearman or horseman covers its spots and takes their printed rewards at once (GW-ATK04)."""
    slot = stroke // 24
    cell = stroke % 24 // 2
    first = 0 if has_soldier(s, p, slot) else 1
    lay_soldier(s, p, kind, stroke)
    if s.journal is not None:
        s.tell(E_ATTACKED, p, [kind, s.hordes[slot], cell])
    covered = 1 if is_covered(s, slot) else 0
    s.push(S_ATTACKED, p, two(kind | first << 2 | covered << 3 | origin << 4, slot))
    grid = GRIDS[s.hordes[slot] // 3]
    reward = grid[cell]
    if kind != HORSEMAN:
        take_reward(s, p, reward, slot)
        return
    second = grid[cell + OTHER_HALF[RIDER_SOUTH if stroke % 2 else RIDER_EAST]]
    if second != reward and second and reward and s.ears[ON_RESOURCES_GAINED] >> p & 1:
        s.push(S_REWARD_FIRST, p, two(reward << 4 | second, slot))
        return
    s.push(S_REWARD, p, two(second | 16, slot))
    take_reward(s, p, reward, slot)


def take_reward(s: GreatWall, p: int, reward: int, slot: int) -> None:
    """A printed reward is about to be taken; the Reed clan ignores it (GW-REE14)."""
    if reward != NO_REWARD:
        s.push(S_REWARD, p, two(reward, slot))
        moment(s, ON_VITAL_REWARD, p, reward, slot)


class RewardFirst(Choice[GreatWall]):
    """Of two rewards the player picks the order (GW-ATK04)."""

    rule = "GW-ATK04"
    args = two_numbers("rewards", "slot")
    space = 16

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Either."""
        rewards = FIRST.of(args)
        return [rewards >> 4, rewards & 15]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """The other follows."""
        rewards = FIRST.of(args)
        slot = SECOND.of(args)
        s.push(S_REWARD, p, two((rewards >> 4) + (rewards & 15) - choice | 16, slot))
        take_reward(s, p, choice, slot)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `first:wood`."""
        return f"first:{REWARD_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """The reward."""
        return Say("option-reward", {"reward": REWARD_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The card."""
        slot = SECOND.of(args)
        return [f"horde-{HORDE_WORDS[s.hordes[slot]]}"]


class Reward(Step[GreatWall]):
    """Take the printed reward of a spot (GW-ATK04)."""

    rule = "GW-ATK04"
    args = two_numbers("reward", "slot")

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Honour, a resource, one of the player's choice, or a tactic card; a second one is announced first."""
        reward = FIRST.of(args)
        slot = SECOND.of(args)
        if reward & 16:
            take_reward(s, p, reward & 15, slot)
        elif reward == REWARD_ANY:
            s.push(S_TAKE_RESOURCE, p, two(1, ALL_RESOURCES << 4 | FROM_REWARD))
        elif reward == REWARD_TACTIC:
            draw_tactics(s, p, 1, BY_CARD)
        elif reward >= REWARD_WOOD:
            gain(s, p, reward - REWARD_WOOD, 1, FROM_REWARD)
        else:
            gain_honour(s, p, reward, OF_SPOILS)


class Attacked(Step[GreatWall]):
    """A soldier has attacked: one instance each (GW-T34)."""

    rule = "GW-T34"
    args = two_numbers("what", "slot")

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Tell whoever answers to that."""
        a = FIRST.of(args)
        slot = SECOND.of(args)
        moment(s, ON_ATTACK, p, a & 3, slot, a >> 2 & 1, a >> 3 & 1)


# ---- archers


def man_firing_spot(s: GreatWall, p: int, section: int, origin: int) -> None:
    """An archer takes a free firing spot and then wounds a horde of the section, any row, if he can (GW-ATK05)."""
    s.firing[p][section] += 1
    if s.journal is not None:
        s.tell(E_FIRING, p, [section])
    shoot(s, p, section, origin)


def shoot(s: GreatWall, p: int, section: int, origin: int) -> None:
    """An archer on a firing spot places a wound (GW-ATK06)."""
    s.push(S_ATTACKED, p, two(ARCHER | origin << 4, ON_FIRING))
    push_wounds(s, p, 1, slots_of(section), BY_ARCHER)


def push_wounds(s: GreatWall, p: int, n: int, slots: int, how: int) -> None:
    """Let a player place wounds on free spots of some slots; how: the cause, OPTIONAL, ONE_CARD."""
    s.push(S_WOUND, p, two(how, n << 9 | slots))


class PlaceWound(Choice[GreatWall]):
    """Place a wound marker on a free vital spot; it gives no reward (GW-ATK07, GW-T51, GWC-R09)."""

    rule = "GW-ATK07"
    args = two_numbers("how", "slots")
    space = SKIP + 1

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The free spots in reach; without one nothing happens."""
        how = FIRST.of(args)
        b = SECOND.of(args)
        out = woundable(s, b & 511)
        if not out or how & OPTIONAL:
            out.append(SKIP)
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Cover it; several wounds one after the other."""
        how = FIRST.of(args)
        b = SECOND.of(args)
        if choice == SKIP:
            return
        slot = choice // CELLS
        if b >> 9 > 1:
            slots = 1 << slot if how & ONE_CARD else b & 511
            s.push(S_WOUND, p, two(how, (b >> 9) - 1 << 9 | slots))
        wound(s, p, slot, choice % CELLS, how & 15)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `wound:outriders_L@0.2`, or `none`."""
        if choice == SKIP:
            return "none"
        return f"wound:{HORDE_WORDS[s.hordes[choice // CELLS]]}@{choice % CELLS // 6}.{choice % 6}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many are left."""
        how = FIRST.of(args)
        b = SECOND.of(args)
        return Say("place_wound", {"left": b >> 9, "cause": CAUSE_WORDS[how & 15]})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """The spot."""
        if choice == SKIP:
            return Say(PASS_WORDS)
        return spot_say(s, choice // CELLS, choice % CELLS)

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The spot."""
        return [] if choice == SKIP else [spot_id(s.hordes[choice // CELLS], choice % CELLS)]


def wound(s: GreatWall, p: int, slot: int, cell: int, cause: int) -> None:
    """Cover a spot with a wound marker."""
    s.covers[slot][cell] = WOUND
    if s.journal is not None:
        s.tell(E_WOUND, p if p < s.seats else NOBODY, [s.hordes[slot], cell, cause])
    moment(s, ON_WOUND_PLACED, p, slot, cause, 1 if is_covered(s, slot) else 0)
