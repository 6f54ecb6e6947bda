"""Two players and solo: the Reed clan, moved by its ruler (6)."""

from typing import Final

from rampart.games.great_wall.arguments import ACTIVATING, ACTIVATION, MOVING_REED, REED_MOVED, REED_MOVES_LEFT
from rampart.games.great_wall.automata import Automaton, automaton
from rampart.games.great_wall.battle import foot_strokes, is_covered, lay_soldier, sections_in_play
from rampart.games.great_wall.codes import (
    ACT_LOCATION,
    E_ATTACKED,
    E_BARRICADE,
    E_DISMISSED,
    E_REED_MOVED,
    E_REED_STORED,
    S_FORGIVE,
    S_REED_BARRICADE,
    S_REED_DISMISS,
    S_REED_MOVE,
    S_REED_STRIKE,
    S_REED_TEA,
    S_REED_WORK,
)
from rampart.games.great_wall.content.names import ADVISOR_WORDS
from rampart.games.great_wall.frames import push_frames
from rampart.games.great_wall.spots import STROKE_CELL, STROKE_SLOT, STROKES
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.clerks import is_full, one_more_clerk
from rampart.games.great_wall.steps.words import stroke_key, stroke_say, stroke_target
from rampart.games.great_wall.tables import (
    BARRACKS,
    BARRICADES,
    BUILDERS_CAMP,
    BY_LOCATION,
    EMBASSY,
    FROM_RECRUITS,
    LOCATION_WORDS,
    LOCATIONS,
    REED_CARD,
    REED_CLERKS,
    SECTION_WORDS,
    SPEARMAN,
    TEA_HOUSE,
    TEMPLE,
    holds,
    joined,
    section_of,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import fill_row, move_up, tokens_of
from rampart.games.great_wall.vocabulary import ON_ATTACK
from rampart.kernel.codec import Options, card, one_of
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step

REED_WAYS: Final = Options()
STOP: Final = REED_WAYS.case("stop").code
REED_WAY: Final = REED_WAYS.case("move")
REED_TO: Final = REED_WAY.part("to", one_of(LOCATION_WORDS))
REED_FROM: Final = REED_WAY.part("from", one_of(LOCATION_WORDS))
DISMISSED: Final = Options()
DISMISSED.part("card", card("advisors", len(ADVISOR_WORDS)))
A_SECTION: Final = Options()
A_SECTION.part("section", one_of(SECTION_WORDS))
TEA_MOVES: Final = Options()
STAY: Final = TEA_MOVES.case("stay").code
UP: Final = TEA_MOVES.case("up").code


REED_MOVES: Final = [2, 1, 2, 2, 2, 0, 2, 2, 1, 2, 2, 2, 0]  # by card whose frame for the others it is


class Reed(Automaton):
    """The Reed clan: its ruler decides for it (GW-REE08)."""

    clerks = REED_CLERKS

    def has_kind(self, kind: int) -> bool:
        """Spearmen only (GW-SET35)."""
        return kind == SPEARMAN

    def frames(self, s: GreatWall, c: int) -> None:
        """It always plays the same card."""
        push_frames(s, REED_CARD)

    def own_frame(self, s: GreatWall, c: int, card: int, frame: int) -> None:
        """The ruler moves its clerks."""
        self.others_frame(s, c, card)

    def others_frame(self, s: GreatWall, c: int, card: int) -> None:
        """In frames that let the others place clerks the ruler moves as many of its own (GW-REE09)."""
        if s.is_seat(s.ruler):
            s.push(S_REED_MOVE, s.ruler, REED_MOVES_LEFT.put(REED_MOVES[card]))
        else:
            automaton(s, s.ruler).move_reed(s, s.ruler, REED_MOVES[card])

    def work(self, s: GreatWall, c: int, args: int) -> None:
        """What it does depends on the location, and on who rules."""
        s.push(S_REED_WORK, NOBODY, args)


def ruler_of(s: GreatWall) -> int:
    """Who acts for the Reed clan: the active player or the ruler of its turn, else the higher one (GW-REE08)."""
    return s.ruler if s.ruler >= 0 else s.higher()


class ReedMove(Choice[GreatWall]):
    """The ruler may move Reed clerks, each once, to locations without one and with a free spot (GW-REE09, GW-REE10)."""

    rule = "GW-REE09"
    args = MOVING_REED
    choices = REED_WAYS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Never out of a locked location."""
        left = REED_MOVES_LEFT.of(args)
        moved = REED_MOVED.of(args)
        mine = s.clerks[s.reed]
        out = [STOP]
        for source in range(LOCATIONS):
            if not mine[source] or holds(moved, source) or is_full(s, source):
                continue
            for target in range(LOCATIONS):
                if not mine[target] and not is_full(s, target):
                    out.append(REED_FROM.put(source) + REED_TO.put(target))
        return out if left else [STOP]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One after the other."""
        left = REED_MOVES_LEFT.of(args)
        moved = REED_MOVED.of(args)
        if choice == STOP:
            return
        source, target = REED_FROM.of(choice), REED_TO.of(choice)
        if left > 1:
            s.push(S_REED_MOVE, p, REED_MOVES_LEFT.put(left - 1) + REED_MOVED.put(joined(moved, target)))
        s.clerks[s.reed][source] -= 1
        s.clerks[s.reed][target] += 1
        if s.journal is not None:
            s.tell(E_REED_MOVED, p, [source, target])

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `reed:quarry>temple`, or `stop`."""
        if choice == STOP:
            return "stop"
        return f"reed:{LOCATION_WORDS[REED_FROM.of(choice)]}>{LOCATION_WORDS[REED_TO.of(choice)]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many moves are left."""
        left = REED_MOVES_LEFT.of(args)
        return Say("reed_move", {"left": left})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == STOP:
            return Say("option-stop")
        source, target = LOCATION_WORDS[REED_FROM.of(choice)], LOCATION_WORDS[REED_TO.of(choice)]
        return Say("option-move", {"location": target, "from": source})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        """How full the location will be."""
        return None if choice == STOP else one_more_clerk(s, REED_TO.of(choice))

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The clerk and the location."""
        if choice == STOP:
            return []
        return [
            f"location-{LOCATION_WORDS[REED_TO.of(choice)]}",
            f"clerks-{s.reed}-{LOCATION_WORDS[REED_FROM.of(choice)]}",
        ]


class ReedWork(Step[GreatWall]):
    """What a Reed clerk does when its location is activated (GW-REE05, GW-REE14)."""

    rule = "GW-REE14"
    args = ACTIVATING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Carried out whenever possible; in the war academy and the headquarters it does nothing."""
        place = ACTIVATION.of(args)
        location = s.pad[place + ACT_LOCATION]
        ruler = ruler_of(s)
        if location < TEMPLE:
            s.warehouse[location] += 1
            if s.journal is not None:
                s.tell(E_REED_STORED, NOBODY, [location])
        elif location == TEMPLE:
            if s.is_seat(s.active) and tokens_of(s, s.active):
                s.push(S_FORGIVE, s.active)
        elif not s.is_seat(ruler):
            automaton(s, ruler).work_reed(s, ruler, location)
        elif location == EMBASSY:
            if s.advisor_row:
                s.push(S_REED_DISMISS, ruler)
        elif location == BUILDERS_CAMP:
            if room_for_barricade(s):
                s.push(S_REED_BARRICADE, ruler)
        elif location == BARRACKS:
            if s.pool[s.reed][SPEARMAN] and reed_strokes(s):
                s.push(S_REED_STRIKE, ruler)
        elif location == TEA_HOUSE and s.tea[0] != s.reed:
            s.push(S_REED_TEA, ruler)


def room_for_barricade(s: GreatWall) -> list[int]:
    """The sections in play with fewer than 3 barricades."""
    return [section for section in sections_in_play(s) if s.barricades[section] < BARRICADES]


def reed_strokes(s: GreatWall) -> list[int]:
    """The free spots of row-1 cards."""
    out: list[int] = []
    for section in sections_in_play(s):
        out += foot_strokes(s, s.reed, section, False)
    return out


class ReedDismiss(Choice[GreatWall]):
    """Reed in the embassy: the ruler discards an advisor of the row (GW-REE14)."""

    rule = "GW-REE14"
    choices = DISMISSED

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Any of the row."""
        return s.advisor_row[:]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Slide and refill."""
        s.advisor_row.remove(choice)
        s.advisor_discard.append(choice)
        if s.journal is not None:
            s.tell(E_DISMISSED, p, [choice])
        fill_row(s)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `dismiss:abbot`."""
        return f"dismiss:{ADVISOR_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-dismiss", {"card": ADVISOR_WORDS[choice]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """What no one can hire any more."""
        return Say("effect-dismiss", {"card": ADVISOR_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"advisor-{ADVISOR_WORDS[choice]}"]


class ReedBarricade(Choice[GreatWall]):
    """Reed in the builders' camp: a barricade free of charge (GW-REE14)."""

    rule = "GW-REE14"
    choices = A_SECTION

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """On any section with room."""
        return room_for_barricade(s)

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """No one gains honour."""
        s.barricades[choice] += 1
        if s.journal is not None:
            s.tell(E_BARRICADE, NOBODY, [choice])

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `barricade@M`."""
        return f"barricade@{SECTION_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-barricade", {"section": SECTION_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"barricade-{SECTION_WORDS[choice]}"]


class ReedStrike(Choice[GreatWall]):
    """Reed in the barracks: a Reed spearman covers a free spot of a row-1 card; the reward is ignored (GW-REE14)."""

    rule = "GW-REE14"
    choices = STROKES

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The ruler chooses section and spot."""
        return reed_strokes(s)

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """It leaves the pool."""
        s.pool[s.reed][SPEARMAN] -= 1
        lay_soldier(s, s.reed, SPEARMAN, choice)
        slot = STROKE_SLOT.of(choice)
        if s.journal is not None:
            s.tell(E_ATTACKED, NOBODY, [SPEARMAN, s.hordes[slot], STROKE_CELL.of(choice)])
        covered = 1 if is_covered(s, slot) else 0
        moment(s, ON_ATTACK, s.reed, SPEARMAN, slot, 0, covered, FROM_RECRUITS, section_of(slot))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `outriders_M@0.2`."""
        return stroke_key(s, p, SPEARMAN, choice)

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return stroke_say(s, p, SPEARMAN, choice)

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return stroke_target(s, p, SPEARMAN, choice)


class ReedTea(Choice[GreatWall]):
    """Reed in the tea house: the ruler moves its marker up one, or not (GW-REE14, GW-TEA01)."""

    rule = "GW-REE14"
    choices = TEA_MOVES

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """It may be declined."""
        return [UP, STAY]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Up."""
        if choice == UP:
            move_up(s, s.reed, 1, BY_LOCATION)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """`up` or `stay`."""
        return "up" if choice == UP else "stay"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-tea", {"move": "up" if choice == UP else "stay"})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"tea-{s.reed}"] if choice == UP else []
