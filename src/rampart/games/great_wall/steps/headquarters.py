"""Headquarters: soldiers move from one section to another (5.11)."""

from typing import Final

from rampart.games.great_wall.arguments import (
    MARCH_FROM,
    MARCH_RESTING,
    MARCH_TO,
    MARCH_WHO,
    MARCHED,
    MARCHED_FOR,
    MARCHED_FROM,
    MARCHED_TO,
    MARCHES,
    MARCHING,
    MARCHING_HOW_MANY,
    REST_ONLY,
)
from rampart.games.great_wall.battle import free_firing, sections_in_play
from rampart.games.great_wall.codes import ATK_FROM, E_MOVED, S_MOVE_HOW_MANY, S_MOVE_SOLDIERS, S_MOVED
from rampart.games.great_wall.spots import source_of
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import (
    ARCHER,
    BASE_KINDS,
    FIGURES,
    KINDS,
    SECTION_WORDS,
    SHOOTERS,
    SPECIAL,
    WHO_WORDS,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.troops import troop_word
from rampart.games.great_wall.vocabulary import ON_SOLDIERS_MOVED
from rampart.kernel.codec import Options, count, one_of
from rampart.kernel.step import Choice, Say, Step

WAYS: Final = Options()
STOP: Final = WAYS.case("stop").code
WAY: Final = WAYS.case("move")
WAY_TO: Final = WAY.part("to", one_of(SECTION_WORDS))
WAY_FROM: Final = WAY.part("from", one_of(SECTION_WORDS))
HOW_MANY: Final = Options()
HOW_MANY.part("n", count(max(FIGURES)))
# who moves: resting soldiers by kind, then archers from firing spots to such or to rest, then special soldiers
TO_FIRING: Final = KINDS
TO_REST: Final = KINDS + 1
SPECIALS_TO_FIRING: Final = KINDS + 2
SPECIALS_TO_REST: Final = KINDS + 3


class MoveSoldiers(Choice[GreatWall]):
    """Per clerk: choose a section and the one to which soldiers move (GW-HQ01, GW-HQ05)."""

    rule = "GW-HQ01"
    args = MARCHING
    choices = WAYS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """From wherever the player has soldiers to another section."""
        resting = REST_ONLY.of(args)
        out = [STOP]
        for source in sections_in_play(s):
            n = sum(s.rest[p][source * KINDS : (source + 1) * KINDS])
            if not resting:
                n += s.firing[p][source] + s.firing[p][SHOOTERS + source]
            if n:
                out += [WAY_FROM.put(source) + WAY_TO.put(to) for to in sections_in_play(s) if to != source]
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Then how many of each; the same soldiers may be moved again (GW-HQ04)."""
        if choice == STOP:
            return
        left, source, to = MARCHES.of(args), WAY_FROM.of(choice), WAY_TO.of(choice)
        if left > 1:
            s.push(s.box.instead[S_MOVE_SOLDIERS], p, MARCHES.change(args, left - 1))
        s.push(S_MOVED, p, MARCHED_FROM.put(source) + MARCHED_TO.put(to))
        way = MARCH_FROM.put(source) + MARCH_TO.put(to)
        s.push(S_MOVE_HOW_MANY, p, MARCHED_FOR.put(MARCHED_FOR.of(args)) + way + MARCH_RESTING.put(REST_ONLY.of(args)))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `move:L>R`, or `stop`."""
        if choice == STOP:
            return "stop"
        return f"move:{SECTION_WORDS[WAY_FROM.of(choice)]}>{SECTION_WORDS[WAY_TO.of(choice)]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many moves are left."""
        return Say("move_soldiers", {"left": MARCHES.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == STOP:
            return Say("option-stop")
        source, to = SECTION_WORDS[WAY_FROM.of(choice)], SECTION_WORDS[WAY_TO.of(choice)]
        return Say("option-march", {"from": source, "to": to})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        if choice == STOP:
            return []
        return [f"section-{SECTION_WORDS[x]}" for x in (WAY_FROM.of(choice), WAY_TO.of(choice))]


class MoveHowMany(Choice[GreatWall]):
    """How many of a kind move: resting ones to the rest area, archers of firing spots to such or to rest (GW-HQ02)."""

    rule = "GW-HQ02"
    args = MARCHING_HOW_MANY
    choices = HOW_MANY

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Any number."""
        source, who = MARCH_FROM.of(args), MARCH_WHO.of(args)
        most = s.rest[p][source * KINDS + who] if who < KINDS else s.firing[p][posts_of(who) + source]
        if who == TO_FIRING or who == SPECIALS_TO_FIRING:
            most = min(most, free_firing(s, MARCH_TO.of(args)))
        return list(range(most + 1))

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """No wounds, no attack (GW-HQ03); then the next kind."""
        source, to, who = MARCH_FROM.of(args), MARCH_TO.of(args), MARCH_WHO.of(args)
        after = next_to_move(s, who, MARCH_RESTING.of(args) > 0)
        if after >= 0:
            s.push(S_MOVE_HOW_MANY, p, MARCH_WHO.change(args, after))
        if who < KINDS:
            s.rest[p][source * KINDS + who] -= choice
            s.rest[p][to * KINDS + who] += choice
            if MARCHED_FOR.of(args) >= 0:
                s.pad[MARCHED_FOR.of(args) + ATK_FROM + source_of(to, who)] = choice
        else:
            posts = posts_of(who)
            s.firing[p][posts + source] -= choice
            if who == TO_FIRING or who == SPECIALS_TO_FIRING:
                s.firing[p][posts + to] += choice
            else:
                s.rest[p][to * KINDS + (SPECIAL if posts else ARCHER)] += choice
        if choice and s.journal is not None:
            s.tell(E_MOVED, p, [who, choice, source, to])

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `archer:2`."""
        return f"{who_moves(s, p, MARCH_WHO.of(args))}:{choice}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """Who, and from where to where."""
        source, to = SECTION_WORDS[MARCH_FROM.of(args)], SECTION_WORDS[MARCH_TO.of(args)]
        return Say("move_how_many", {"who": who_moves(s, p, MARCH_WHO.of(args)), "from": source, "to": to})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-soldiers", {"n": choice, "who": who_moves(s, p, MARCH_WHO.of(args))})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        section, who = SECTION_WORDS[MARCH_FROM.of(args)], MARCH_WHO.of(args)
        return [f"rest-{section}-{p}-{troop_word(s, p, who)}"] if who < KINDS else [f"firing-{section}-{p}"]


def posts_of(who: int) -> int:
    """Where those who leave firing spots are counted among them: archers first, then special soldiers."""
    return SHOOTERS if who >= SPECIALS_TO_FIRING else 0


def next_to_move(s: GreatWall, who: int, resting: bool) -> int:
    """Who is asked about after these, -1 for no one; kinds that are not in play are passed over."""
    after = who + 1
    while BASE_KINDS <= after < KINDS and s.box.troops[after] is None:
        after += 1
    last = KINDS - 1 if resting else (SPECIALS_TO_REST if s.box.troops[SPECIAL] is not None else TO_REST)
    return after if after <= last else -1


def who_moves(s: GreatWall, p: int, who: int) -> str:
    """The soldiers that move: a troop by its name."""
    return troop_word(s, p, who) if who < KINDS else WHO_WORDS[who]


class Moved(Step[GreatWall]):
    """One move is done."""

    rule = "GW-HQ01"
    args = MARCHED

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Tell whoever answers to that."""
        moment(s, ON_SOLDIERS_MOVED, p, MARCHED_FROM.of(args), MARCHED_TO.of(args))
