"""The wildlings: tokens turned up, camps, rushes, arrivals at the Wall, breaches and the invasion of the Gift.

No one decides anything here. Every function may end the game; whoever calls one of them then does nothing more.
"""

from rampart.games.watch.state import Watch
from rampart.games.watch.steps.ending import end_in_tragedy
from rampart.games.watch.steps.words import hex_place
from rampart.games.watch.tables import (
    ADVANCING,
    ADVANCING_56,
    ARRIVING,
    ARRIVING_56,
    BY_BREACHES,
    BY_INVASION,
    CLIMBER,
    E_ADVANCE,
    E_BREACH,
    E_DEPLOYED,
    E_GIANT_HOME,
    E_GUARD_LOST,
    E_GUARD_POINT_LOST,
    E_INVADED,
    E_NO_FIGURE,
    E_NO_MOVE,
    E_RECYCLED,
    E_REVEALED,
    E_RUSH,
    E_SCATTERED,
    E_STAYED,
    GIANT,
    GUARD_STEPS,
    MAMMOTH,
    MOST_BREACHES,
    MOST_IN_GIFT,
    RUSH_AT,
    SPACES,
    TOKENS,
    TYPES,
    WATCH56,
)
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Step

# ---- tokens


def draw_token(s: Watch) -> int:
    """A token of the face-down supply, made again from the open ones when it is empty; -1 if there is none (NW-576)."""
    left = sum(s.supply)
    if left == 0:
        left = sum(s.face_up)
        if left == 0:
            return -1
        s.supply = s.face_up
        s.face_up = [0] * TOKENS
        if s.journal is not None:
            s.tell(E_RECYCLED, NOBODY, [left])
    at = s.rng.below(left)
    token = 0
    while at >= s.supply[token]:
        at -= s.supply[token]
        token += 1
    s.supply[token] -= 1
    return token


def reveal_from_supply(s: Watch, p: int) -> None:
    """Draw a token and deploy it; with no token anywhere the draw is skipped (NW-574, NW-577, NW-721)."""
    token = draw_token(s)
    if token >= 0:
        turn_up(s, p, token)


def turn_up(s: Watch, p: int, token: int) -> None:
    """A revealed token goes to the open pile and its wildling to a camp (NW-571, NW-576)."""
    s.face_up[token] += 1
    s.reveal()
    if s.journal is not None:
        s.tell(E_REVEALED, p, [token // TYPES, token % TYPES])
    deploy(s, token)


def deploy(s: Watch, token: int) -> None:
    """A figure of the type goes from the Frostfangs to the first free camp of the clan (NW-911 to NW-913)."""
    clan, kind = token // TYPES, token % TYPES
    if s.frostfangs[kind] == 0:
        if s.journal is not None:
            s.tell(E_NO_FIGURE, NOBODY, [clan, kind])
        return
    s.frostfangs[kind] -= 1
    s.camps[clan] = [*s.camps[clan], kind]
    if s.journal is not None:
        s.tell(E_DEPLOYED, NOBODY, [clan, kind, len(s.camps[clan])])
    if len(s.camps[clan]) == RUSH_AT:
        rush(s, clan)


def take_away(rows: list[list[int]], place: int, which: int = 0) -> int:
    """Take one away from a row of figures, and say which it is; the others close up (NW-904)."""
    row = rows[place]
    rows[place] = row[:which] + row[which + 1 :]
    return row[which]


def rush(s: Watch, clan: int) -> None:
    """A fifth wildling drives the first two to the Wall, on the lower trail and on the higher (NW-914 to NW-917)."""
    if s.journal is not None:
        s.tell(E_RUSH, NOBODY, [clan])
    arrive(s, clan, take_away(s.camps, clan))
    if s.end_reason < 0:
        arrive(s, clan + 1, take_away(s.camps, clan))


# ---- the wildling die


class WildlingDie(Step[Watch]):
    """After production the wildling die moves one clan, or no one (NW-901, NW-902)."""

    rule = "NW-901"

    def run(self, s: Watch, p: int, args: int) -> None:
        """The first of the clan goes to the clearing, the others close up (NW-903, NW-904)."""
        die = s.dice[2]
        clan = (ADVANCING_56 if s.mode == WATCH56 else ADVANCING)[die]
        if clan < 0 or not s.camps[clan]:
            if s.journal is not None:
                s.tell(E_NO_MOVE, p, [die])
            return
        kind = take_away(s.camps, clan)
        section = (ARRIVING_56 if s.mode == WATCH56 else ARRIVING)[die]
        if s.journal is not None:
            s.tell(E_ADVANCE, p, [die, clan, kind, section + 1])
        arrive(s, section, kind)


# ---- at the Wall


def arrive(s: Watch, section: int, kind: int) -> None:
    """A wildling comes to the clearing before a section of the Wall (NW-921 to NW-924, NW-1303, NW-1304)."""
    guarded = len(s.guards[section]) > 0
    if kind == CLIMBER:
        enter_gift(s, section, kind)
        return
    if kind == GIANT and guarded:
        lose_guard(s, section)
        s.frostfangs[GIANT] += 1
        if s.journal is not None:
            s.tell(E_GIANT_HOME, NOBODY, [section + 1])
    else:
        if kind == MAMMOTH and guarded:
            scatter_guard(s, section)
        s.clearings[section] = [*s.clearings[section], kind]
    hold_or_break(s, section)


def hold_or_break(s: Watch, section: int) -> None:
    """The section holds while no more wildlings stand before it than guards upon it (NW-924 to NW-926)."""
    if len(s.clearings[section]) > len(s.guards[section]):
        breach(s, section)
    elif s.clearings[section] and s.journal is not None:
        s.tell(E_STAYED, NOBODY, [section + 1, len(s.clearings[section]), len(s.guards[section])])


def breach(s: Watch, section: int) -> None:
    """One guard is lost, all wildlings of the clearing enter the Gift, the marker advances (NW-931 to NW-934)."""
    if s.guards[section]:
        lose_guard(s, section)
    while s.clearings[section]:
        enter_gift(s, section, take_away(s.clearings, section))
        if s.end_reason >= 0:
            return
    s.breaches += 1
    if s.journal is not None:
        s.tell(E_BREACH, NOBODY, [section + 1, s.breaches])
    if s.breaches == MOST_BREACHES:
        end_in_tragedy(s, BY_BREACHES)


def lose_guard(s: Watch, section: int) -> None:
    """The guard on space 1 returns to its owner, the others move down (NW-564, NW-922, NW-931)."""
    owner = take_away(s.guards, section)
    if s.journal is not None:
        s.tell(E_GUARD_LOST, owner, [section + 1])
    note_lost_point(s, owner)


def note_lost_point(s: Watch, owner: int) -> None:
    """Who drops below a threshold returns a VP token at once (NW-563, NW-935)."""
    if s.guards_of(owner) + 1 in GUARD_STEPS and s.journal is not None:
        s.tell(E_GUARD_POINT_LOST, owner, [s.guards_of(owner)])


def scatter_guard(s: Watch, section: int) -> None:
    """A mammoth drives the guard on space 1 to the next section, east first, or home (NW-1304)."""
    owner = take_away(s.guards, section)
    for other in (section + 1, section - 1):
        if 0 <= other < len(s.guards) and len(s.guards[other]) < SPACES:
            s.guards[other] = [*s.guards[other], owner]
            if s.journal is not None:
                s.tell(E_SCATTERED, owner, [section + 1, other + 1])
            return
    if s.journal is not None:
        s.tell(E_GUARD_LOST, owner, [section + 1])
    note_lost_point(s, owner)


def enter_gift(s: Watch, section: int, kind: int) -> None:
    """The wildling takes the first free hex of the line, or of the overflow line (NW-936 to NW-939)."""
    h = first_free(s, s.board.lines[section])
    if h < 0:
        h = first_free(s, s.board.overflow_of(section))
    s.gift[h] = kind
    if s.journal is not None:
        s.tell(E_INVADED, NOBODY, [kind, section + 1, *hex_place(s, h)])
    if wildlings_in_gift(s) > MOST_IN_GIFT:
        end_in_tragedy(s, BY_INVASION)


def first_free(s: Watch, line: list[int]) -> int:
    """The first hex of a line where no wildling stands, -1 if there is none."""
    for h in line:
        if s.gift[h] < 0:
            return h
    return -1


def wildlings_in_gift(s: Watch) -> int:
    """How many wildlings stand in the Gift."""
    return len(s.gift) - s.gift.count(-1)
