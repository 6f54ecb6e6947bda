"""Attack: soldiers cover vital spots and take the printed rewards, archers place wounds (5.9)."""

from typing import Final

from rampart.games.great_wall.arguments import (
    ATTACK,
    ATTACKED,
    ATTACKED_AT,
    ATTACKED_ON,
    ATTACKER,
    ATTACKING,
    CAME_FROM,
    FIRST_THERE,
    FROM_AFAR,
    NOW_COVERED,
    ONE_REWARD,
    OTHER_REWARD,
    REWARD,
    REWARDED_ON,
    REWARDING,
    STRIKER,
    STRIKES_IN,
    STRIKING,
    TAKEN_FROM,
    TAKEN_OF,
    TO_ANNOUNCE,
    TO_TAKE,
    TWO_REWARDS,
)
from rampart.games.great_wall.battle import (
    can_attack,
    foot_strokes,
    has_soldier,
    is_covered,
    lay_soldier,
    strokes,
)
from rampart.games.great_wall.codes import (
    ATK_DONE,
    ATK_FROM,
    ATK_LEFT,
    ATK_MUST,
    ATK_SECTIONS,
    E_ATTACKED,
    L_ATTACK,
    S_ATTACKED,
    S_CHOOSE_ATTACKER,
    S_CHOOSE_SECTION,
    S_REWARD,
    S_REWARD_FIRST,
    S_STRIKE,
    S_TAKE_RESOURCE,
)
from rampart.games.great_wall.content.hordes import GRIDS
from rampart.games.great_wall.content.names import HORDE_WORDS, type_of
from rampart.games.great_wall.queries import ask
from rampart.games.great_wall.spots import (
    ATTACKERS,
    NO_ATTACKER,
    SOURCE_SECTION,
    SOURCE_WHO,
    STROKE_CELL,
    STROKE_SLOT,
    STROKES,
    other_cell,
    source_of,
)
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.archers import man_firing_spot, shoot
from rampart.games.great_wall.steps.words import (
    card_name,
    stroke_key,
    stroke_say,
    stroke_target,
)
from rampart.games.great_wall.tables import (
    ARCHERS_FIRING,
    BASE_KINDS,
    BY_CARD,
    FROM_FIRING,
    FROM_REST,
    FROM_REWARD,
    HORSEMAN,
    KINDS,
    NO_REWARD,
    OF_SPOILS,
    ON_FIRING,
    RESOURCES,
    REWARD_ANY,
    REWARD_TACTIC,
    REWARD_WOOD,
    REWARD_WORDS,
    SECTION_WORDS,
    SECTIONS,
    SPEARMAN,
    SPECIAL,
    SPECIALS_FIRING,
    first_bits,
    holds,
    section_of,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.troops import is_shooter, troop_code, troop_of, troop_word
from rampart.games.great_wall.verbs import draw_tactics, gain, gain_honour
from rampart.games.great_wall.vocabulary import (
    A_SHOT,
    MAY_ATTACK_ROW,
    ON_ATTACK,
    ON_RESOURCES_GAINED,
    ON_VITAL_REWARD,
)
from rampart.kernel.codec import Options, one_of
from rampart.kernel.step import Choice, Refusal, Say, Step

SECTIONS_TO_ATTACK: Final = Options()
SECTIONS_TO_ATTACK.part("section", one_of(SECTION_WORDS))
NO_FURTHER: Final = SECTIONS_TO_ATTACK.case("stop").code
REWARD_ORDER: Final = Options()
REWARD_ORDER.part("first", one_of(REWARD_WORDS))
STOP: Final = NO_ATTACKER


def start_attack(s: GreatWall, p: int, most: int, must: int, allowed: list[int]) -> int:
    """Let a player attack with soldiers from some places; returns the place of the attack on the pad."""
    place = s.open_pad(L_ATTACK, [most, must, 0, 0, *allowed], p)
    s.push(S_CHOOSE_ATTACKER, p, ATTACK.put(place))
    return place


def attackers(s: GreatWall, p: int, place: int) -> list[int]:
    """The places from which a soldier may and can attack now."""
    if s.pad[place + ATK_LEFT] == 0:
        return []
    out: list[int] = []
    for source in range(NO_ATTACKER):
        if s.pad[place + ATK_FROM + source] and can_attack(s, p, source):
            out.append(source)
    return out


class ChooseSection(Choice[GreatWall]):
    """Choose a section in which every own soldier attacks, or no further one (GWC-CMD-04, GWC-CMD-14)."""

    rule = "GWC-CMD-14"
    args = ATTACKING
    choices = SECTIONS_TO_ATTACK

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The sections where someone can attack, each once."""
        chosen = s.pad[ATTACK.of(args) + ATK_SECTIONS]
        out = [NO_FURTHER]
        for section in range(SECTIONS):
            if holds(chosen, section):
                continue
            for who in range(ARCHERS_FIRING + 1):
                if can_attack(s, p, source_of(section, who)):
                    out.append(section)
                    break
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """All soldiers in the rest area and all archers on firing spots there must attack if they can."""
        place = ATTACK.of(args)
        if choice == NO_FURTHER:
            return
        s.pad[place + ATK_SECTIONS] |= 1 << choice
        for kind in range(KINDS):
            s.pad[place + ATK_FROM + source_of(choice, kind)] = s.rest[p][choice * KINDS + kind]
        s.pad[place + ATK_FROM + source_of(choice, ARCHERS_FIRING)] = s.firing[p][choice]
        s.push(S_CHOOSE_SECTION, p, args)
        s.push(S_CHOOSE_ATTACKER, p, args)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `attack@L`, or `stop`."""
        return "stop" if choice == NO_FURTHER else f"attack@{SECTION_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-stop") if choice == NO_FURTHER else Say("option-section", {"section": SECTION_WORDS[choice]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """How many stand ready there."""
        if choice == NO_FURTHER:
            return None
        ready = sum(s.rest[p][choice * KINDS : (choice + 1) * KINDS])
        return Say("effect-order", {"resting": ready, "archers": s.firing[p][choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == NO_FURTHER else [f"section-{SECTION_WORDS[choice]}"]


class ChooseAttacker(Choice[GreatWall]):
    """Choose the next soldier that attacks: from a rest area, or an archer on a firing spot (GW-ATK08)."""

    rule = "GW-ATK08"
    args = ATTACKING
    choices = ATTACKERS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Whoever can attack; where all must, there is no stopping before (GWC-CMD-14)."""
        place = ATTACK.of(args)
        ready = attackers(s, p, place)
        if ready and s.pad[place + ATK_MUST]:
            return ready
        return [*ready, STOP]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One after the other."""
        place = ATTACK.of(args)
        if choice == STOP:
            return
        s.pad[place + ATK_FROM + choice] -= 1
        s.pad[place + ATK_LEFT] -= 1
        s.pad[place + ATK_DONE] += 1
        s.push(S_CHOOSE_ATTACKER, p, args)
        section, kind = SOURCE_SECTION.of(choice), SOURCE_WHO.of(choice)
        if kind == ARCHERS_FIRING:
            shoot(s, p, section, FROM_FIRING)
        elif kind == SPECIALS_FIRING:
            shoot(s, p, section, FROM_FIRING, SPECIAL)
        elif is_shooter(s, p, kind):
            s.rest[p][section * KINDS + kind] -= 1
            man_firing_spot(s, p, section, FROM_REST, kind)
        else:
            s.push(S_STRIKE, p, STRIKER.put(kind) + STRIKES_IN.put(section))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `horseman@L`, `firing@L`, or `stop`."""
        if choice == STOP:
            return "stop"
        return f"{who_attacks(s, p, choice)}@{SECTION_WORDS[SOURCE_SECTION.of(choice)]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many may still attack."""
        place = ATTACK.of(args)
        return Say("choose_attacker", {"left": s.pad[place + ATK_LEFT], "must": s.pad[place + ATK_MUST]})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == STOP:
            return Say("option-stop")
        section = SECTION_WORDS[SOURCE_SECTION.of(choice)]
        return Say("option-attacker", {"kind": who_attacks(s, p, choice), "section": section})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        if choice == STOP:
            return []
        section = SECTION_WORDS[SOURCE_SECTION.of(choice)]
        on_wall = SOURCE_WHO.of(choice) >= ARCHERS_FIRING
        return [f"firing-{section}-{p}"] if on_wall else [f"rest-{section}-{p}-{who_attacks(s, p, choice)}"]


def who_attacks(s: GreatWall, p: int, source: int) -> str:
    """The soldier, or `firing` for an archer on a firing spot."""
    who = SOURCE_WHO.of(source)
    if who == SPECIALS_FIRING:
        return "special_on_wall"
    return "firing" if who == ARCHERS_FIRING else troop_word(s, p, who)


class Strike(Choice[GreatWall]):
    """A soldier of a rest area covers free spots of a horde of its section (GW-ATK01, GW-ATK03, GW-ATK08)."""

    rule = "GW-ATK01"
    args = STRIKING
    choices = STROKES

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The spots in reach."""
        kind = STRIKER.of(args)
        section = STRIKES_IN.of(args)
        return strokes(s, p, kind, section, False)

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """It leaves the rest area."""
        kind = STRIKER.of(args)
        section = STRIKES_IN.of(args)
        s.rest[p][section * KINDS + kind] -= 1
        strike(s, p, kind, choice, FROM_REST)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `outriders_L@0.2`."""
        kind = STRIKER.of(args)
        return stroke_key(s, p, kind, choice)

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        kind = STRIKER.of(args)
        section = STRIKES_IN.of(args)
        return Say("strike", {"kind": troop_word(s, p, kind), "section": SECTION_WORDS[section]})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """The spot and its reward."""
        kind = STRIKER.of(args)
        return stroke_say(s, p, kind, choice)

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        kind = STRIKER.of(args)
        return stroke_target(s, p, kind, choice)

    def refused(self, s: GreatWall, p: int, args: int) -> list[Refusal]:
        """The cards behind the first are out of a spearman's reach."""
        kind = STRIKER.of(args)
        section = STRIKES_IN.of(args)
        slot = section * 3 + 1
        if kind != SPEARMAN or s.hordes[slot] < 0 or len(foot_strokes(s, p, section, False)) == 0:
            return []
        if ask(s, MAY_ATTACK_ROW, p, 0, 1, section):
            return []
        what = Say("option-horde", {"horde": card_name(s.hordes[slot])})
        return [Refusal(f"row2@{SECTION_WORDS[section]}", what, Say("why-row"), "GW-ATK01")]


def strike(s: GreatWall, p: int, kind: int, stroke: int, origin: int) -> None:
    """A soldier covers its spots and takes their printed rewards at once (GW-ATK04)."""
    slot, cell = STROKE_SLOT.of(stroke), STROKE_CELL.of(stroke)
    first = 0 if has_soldier(s, p, slot) else 1
    spots = lay_soldier(s, p, kind, stroke)
    if s.journal is not None:
        s.tell(E_ATTACKED, p, [troop_code(s, p, kind), s.hordes[slot], cell])
    covered = 1 if is_covered(s, slot) else 0
    attacked = ATTACKED_ON.put(slot) + ATTACKER.put(kind) + CAME_FROM.put(origin) + ATTACKED_AT.put(section_of(slot))
    s.push(S_ATTACKED, p, attacked + FIRST_THERE.put(first) + NOW_COVERED.put(covered))
    grid = GRIDS[type_of(s.hordes[slot])]
    if kind >= BASE_KINDS:
        troop_of(s, kind).struck(s, p, slot, cell)
        take_rewards(s, p, [grid[spot] for spot in spots], slot)
        return
    reward = grid[cell]
    if kind != HORSEMAN:
        take_reward(s, p, reward, slot)
        return
    second = grid[other_cell(stroke)]
    if second != reward and second and reward and s.ears[ON_RESOURCES_GAINED] >> p & 1:
        s.push(S_REWARD_FIRST, p, REWARDED_ON.put(slot) + ONE_REWARD.put(reward) + OTHER_REWARD.put(second))
        return
    s.push(S_REWARD, p, REWARDED_ON.put(slot) + REWARD.put(second) + TO_ANNOUNCE.put(1))
    take_reward(s, p, reward, slot)


def take_rewards(s: GreatWall, p: int, rewards: list[int], slot: int) -> None:
    """The printed rewards of several spots, one after the other."""
    for reward in reversed(rewards[1:]):
        if reward != NO_REWARD:
            s.push(S_REWARD, p, REWARDED_ON.put(slot) + REWARD.put(reward) + TO_ANNOUNCE.put(1))
    take_reward(s, p, rewards[0], slot)


def take_reward(s: GreatWall, p: int, reward: int, slot: int) -> None:
    """A printed reward is about to be taken; the Reed clan ignores it (GW-REE14)."""
    if reward != NO_REWARD:
        s.push(S_REWARD, p, REWARDED_ON.put(slot) + REWARD.put(reward))
        moment(s, ON_VITAL_REWARD, p, reward, slot)


class RewardFirst(Choice[GreatWall]):
    """Of two rewards the player picks the order (GW-ATK04)."""

    rule = "GW-ATK04"
    args = TWO_REWARDS
    choices = REWARD_ORDER

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Either."""
        return [ONE_REWARD.of(args), OTHER_REWARD.of(args)]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """The other follows."""
        slot = REWARDED_ON.of(args)
        one, other = ONE_REWARD.of(args), OTHER_REWARD.of(args)
        s.push(S_REWARD, p, REWARDED_ON.put(slot) + REWARD.put(other if choice == one else one) + TO_ANNOUNCE.put(1))
        take_reward(s, p, choice, slot)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `first:wood`."""
        return f"first:{REWARD_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-reward", {"reward": REWARD_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        slot = REWARDED_ON.of(args)
        return [f"horde-{HORDE_WORDS[s.hordes[slot]]}"]


class Reward(Step[GreatWall]):
    """Take the printed reward of a spot (GW-ATK04)."""

    rule = "GW-ATK04"
    args = REWARDING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Honor, a resource, one of the player's choice, or a tactic card; a second one is announced first."""
        reward = REWARD.of(args)
        slot = REWARDED_ON.of(args)
        if TO_ANNOUNCE.of(args):
            take_reward(s, p, reward, slot)
        elif reward == REWARD_ANY:
            any_kind = TAKEN_OF.put(first_bits(RESOURCES))
            s.push(S_TAKE_RESOURCE, p, TO_TAKE.put(1) + any_kind + TAKEN_FROM.put(FROM_REWARD))
        elif reward == REWARD_TACTIC:
            draw_tactics(s, p, 1, BY_CARD)
        elif reward >= REWARD_WOOD:
            gain(s, p, reward - REWARD_WOOD, 1, FROM_REWARD)
        else:
            gain_honour(s, p, reward, OF_SPOILS)


class Attacked(Step[GreatWall]):
    """A soldier has attacked: one instance each (GW-T34)."""

    rule = "GW-T34"
    args = ATTACKED

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Tell whoever answers to that."""
        there = ATTACKED_ON.of(args)
        first, covered, origin = FIRST_THERE.of(args), NOW_COVERED.of(args), CAME_FROM.of(args)
        if ATTACKER.of(args) >= BASE_KINDS and there != ON_FIRING and s.hordes[there] >= 0 and is_covered(s, there):
            covered = 1  # what a troop did after its stroke counts
        if FROM_AFAR.of(args):
            first = A_SHOT
        moment(s, ON_ATTACK, p, ATTACKER.of(args), there, first, covered, origin, ATTACKED_AT.of(args))
