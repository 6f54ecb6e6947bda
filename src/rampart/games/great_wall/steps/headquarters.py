"""Headquarters: soldiers move from one section to another (5.11)."""

from typing import Final

from rampart.games.great_wall.battle import free_firing, sections_in_play
from rampart.games.great_wall.codes import ATK_FROM, E_MOVED, S_MOVE_HOW_MANY, S_MOVE_SOLDIERS, S_MOVED
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import ARCHER, FIGURES, KIND_WORDS, KINDS, SECTION_WORDS, SECTIONS
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.vocabulary import ON_SOLDIERS_MOVED
from rampart.kernel.codec import FIRST, SECOND, two, two_numbers
from rampart.kernel.step import Choice, Say, Step

STOP: Final = SECTIONS * SECTIONS
TO_FIRING: Final = KINDS  # who moves: resting soldiers by kind, then archers from firing spots to such or to rest
TO_REST: Final = KINDS + 1
WHO_WORDS: Final = [*KIND_WORDS, "firing", "firing_to_rest"]
REST_ONLY: Final = 8  # in the second argument: only resting soldiers, as a card says; then the place of its attack + 1


class MoveSoldiers(Choice[GreatWall]):
    """Per clerk: choose a section and the one to which soldiers move (GW-HQ01, GW-HQ05)."""

    rule = "GW-HQ01"
    args = two_numbers("left", "how")
    space = STOP + 1

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """From wherever the player has soldiers to another section."""
        how = SECOND.of(args)
        out = [STOP]
        for source in sections_in_play(s):
            n = sum(s.rest[p][source * 3 : source * 3 + 3])
            if not how & REST_ONLY:
                n += s.firing[p][source]
            if n:
                out += [source * SECTIONS + to for to in sections_in_play(s) if to != source]
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Then how many of each; the same soldiers may be moved again (GW-HQ04)."""
        left = FIRST.of(args)
        how = SECOND.of(args)
        if choice == STOP:
            return
        if left > 1:
            s.push(S_MOVE_SOLDIERS, p, two(left - 1, how))
        s.push(S_MOVED, p, choice)
        s.push(S_MOVE_HOW_MANY, p, two(choice, how))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `move:L>R`, or `stop`."""
        if choice == STOP:
            return "stop"
        return f"move:{SECTION_WORDS[choice // SECTIONS]}>{SECTION_WORDS[choice % SECTIONS]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many moves are left."""
        left = FIRST.of(args)
        return Say("move_soldiers", {"left": left})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """From where to where."""
        if choice == STOP:
            return Say("option-stop")
        source, to = SECTION_WORDS[choice // SECTIONS], SECTION_WORDS[choice % SECTIONS]
        return Say("option-march", {"from": source, "to": to})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """Both sections."""
        if choice == STOP:
            return []
        return [f"section-{SECTION_WORDS[choice // SECTIONS]}", f"section-{SECTION_WORDS[choice % SECTIONS]}"]


class MoveHowMany(Choice[GreatWall]):
    """How many of a kind move: resting ones to the rest area, archers of firing spots to such or to rest (GW-HQ02)."""

    rule = "GW-HQ02"
    args = two_numbers("way", "who")
    space = max(FIGURES) + 1

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Any number."""
        way = FIRST.of(args)
        b = SECOND.of(args)
        return list(range(self.most(s, p, way, b & 7) + 1))

    def most(self, s: GreatWall, p: int, way: int, who: int) -> int:
        """How many could move."""
        if who < KINDS:
            return s.rest[p][way // SECTIONS * 3 + who]
        if who == TO_FIRING:
            return min(s.firing[p][way // SECTIONS], free_firing(s, way % SECTIONS))
        return s.firing[p][way // SECTIONS]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """No wounds, no attack (GW-HQ03); then the next kind."""
        way = FIRST.of(args)
        b = SECOND.of(args)
        who = b & 7
        last = KINDS - 1 if b & REST_ONLY else TO_REST
        if who < last:
            s.push(S_MOVE_HOW_MANY, p, two(way, b + 1))
        source, to = way // SECTIONS, way % SECTIONS
        if who < KINDS:
            s.rest[p][source * 3 + who] -= choice
            s.rest[p][to * 3 + who] += choice
            if b >> 4:
                s.pad[(b >> 4) - 1 + ATK_FROM + to * 4 + who] = choice
        else:
            s.firing[p][source] -= choice
            if who == TO_FIRING:
                s.firing[p][to] += choice
            else:
                s.rest[p][to * 3 + ARCHER] += choice
        if choice and s.journal is not None:
            s.tell(E_MOVED, p, [who, choice, source, to])

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `archer:2`."""
        b = SECOND.of(args)
        return f"{WHO_WORDS[b & 7]}:{choice}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """Who, and from where to where."""
        way = FIRST.of(args)
        b = SECOND.of(args)
        source, to = SECTION_WORDS[way // SECTIONS], SECTION_WORDS[way % SECTIONS]
        return Say("move_how_many", {"who": WHO_WORDS[b & 7], "from": source, "to": to})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """So many."""
        b = SECOND.of(args)
        return Say("option-soldiers", {"n": choice, "who": WHO_WORDS[b & 7]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """Where they stand."""
        way = FIRST.of(args)
        b = SECOND.of(args)
        section = SECTION_WORDS[way // SECTIONS]
        who = b & 7
        return [f"rest-{section}-{p}-{KIND_WORDS[who]}"] if who < KINDS else [f"firing-{section}-{p}"]


class Moved(Step[GreatWall]):
    """One move is done."""

    rule = "GW-HQ01"
    args = two_numbers("way")

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Tell whoever answers to that."""
        way = FIRST.of(args)
        moment(s, ON_SOLDIERS_MOVED, p, way // SECTIONS, way % SECTIONS)
