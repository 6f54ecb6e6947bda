"""The steps of solo play: Qin Jiushao's card, his clerks and soldiers, his activations, his end (7)."""

from rampart.games.great_wall.arguments import ACTIVATING, ACTIVATION, AT_MOMENT
from rampart.games.great_wall.cards import CLAUSES, NOWHERE
from rampart.games.great_wall.codes import (
    ACT_CLERKS,
    ACT_LOCATION,
    E_COMMAND,
    E_HELD_FIRE,
    S_NEXT_LOCATION,
)
from rampart.games.great_wall.modules.solo.arguments import (
    CLERKS_LEFT,
    IN_VOLLEY,
    ORDER_AT,
    ORDER_DONE,
    QIN_CLAUSE,
    QIN_DOING,
    QIN_INSTRUCTION,
    QIN_ORDER,
    QIN_PLACING,
    QIN_RECRUITING,
    QIN_REED,
    QIN_SHOOTING,
    RECRUITED,
    RECRUITS_LEFT,
    REED_DONE,
    REED_LEFT,
    SHOT_FROM,
    TOKENS_PASSED,
)
from rampart.games.great_wall.modules.solo.codes import (
    E_QIN_IDLE,
    E_QIN_SHUFFLED,
    E_REED_MOVED_BY_QIN,
    L_QIN_ORDER,
    S_QIN_DO,
    S_QIN_MOVE_REED,
    S_QIN_NEXT_LOCATION,
    S_QIN_PLACE,
    S_QIN_RECRUIT,
)
from rampart.games.great_wall.modules.solo.deeds import (
    attack_from_wall,
    place_clerk,
    recruit_archer,
    recruit_spearman,
    shoot,
)
from rampart.games.great_wall.modules.solo.part import highest_first, lowest_first, qin_of, solo_of, yearly_honour
from rampart.games.great_wall.modules.solo.targets import clerk_source, next_target, reed_move, wound_target
from rampart.games.great_wall.queries import ask
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.activation import activate, qualifying
from rampart.games.great_wall.tables import (
    BY_RULE,
    BY_VOLLEY,
    OF_CARDS,
    OF_PRODUCTION,
    PRODUCTION,
    SPEARMAN,
    STANDARD,
    joined,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import gain_honour, renew
from rampart.games.great_wall.vocabulary import ACTIVATION_STEP_START, ON_VOLLEY_SHOT, SHOT_PRICE
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Step

HUMAN = 0  # the only seat


# ---- his command card


class QinTurnsUp(Step[GreatWall]):
    """After the human has chosen, the top card of Qin's deck is his card of this fall (GW-QIN11)."""

    rule = "GW-QIN11"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """An empty deck is made of his discards."""
        part = solo_of(s)
        renew(s, part.deck, part.discard, E_QIN_SHUFFLED)
        s.reveal()
        part.turned = part.deck.pop()
        s.chosen[qin_of(s)] = part.turned
        if s.journal is not None:
            s.tell(E_COMMAND, s.voice(qin_of(s)), [part.turned])


class QinDo(Step[GreatWall]):
    """Qin carries out the instructions of a frame one after the other."""

    rule = "GW-QIN12"
    args = QIN_DOING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """The next one waits until this one is done."""
        clause = CLAUSES[QIN_CLAUSE.of(args)]
        i = QIN_INSTRUCTION.of(args)
        if i + 1 < len(clause.do):
            s.push(S_QIN_DO, NOBODY, QIN_INSTRUCTION.change(args, i + 1))
        clause.do[i].run(s, qin_of(s), NOWHERE)


# ---- clerks and soldiers


class QinPlace(Step[GreatWall]):
    """Qin places the next clerk: tokens from slot 5 to slot 1, one clerk per location (GW-QIN31 to GW-QIN33)."""

    rule = "GW-QIN31"
    args = QIN_PLACING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Clerks for which there is no location or no source are not placed."""
        passed = next_target(s, TOKENS_PASSED.of(args))
        if passed == 0:
            return
        target = lowest_first(s)[passed - 1]
        source = clerk_source(s, target)
        if source < 0:
            return
        if CLERKS_LEFT.of(args) > 1:
            rest = CLERKS_LEFT.change(args, CLERKS_LEFT.of(args) - 1)
            s.push(S_QIN_PLACE, NOBODY, TOKENS_PASSED.change(rest, passed))
        place_clerk(s, source, target)


class QinRecruit(Step[GreatWall]):
    """Qin recruits soldiers free of charge, each of which attacks at once (GW-QIN50 to GW-QIN54, GW-QIN59)."""

    rule = "GW-QIN51"
    args = QIN_RECRUITING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """One after the other; the section is read again for each."""
        left, kind = RECRUITS_LEFT.of(args), RECRUITED.of(args)
        if left > 1:
            s.push(S_QIN_RECRUIT, NOBODY, RECRUITS_LEFT.change(args, left - 1))
        done = recruit_spearman(s, qin_of(s)) if kind == SPEARMAN else recruit_archer(s)
        if not done and s.journal is not None:
            s.tell(E_QIN_IDLE, s.voice(qin_of(s)), [kind])


class QinShoot(Step[GreatWall]):
    """An archer of Qin's on a firing spot shoots, in the volley or by his card (GW-QIN53, GW-QIN15)."""

    rule = "GW-QIN53"
    args = QIN_SHOOTING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Where a shot has a price he holds fire: he never pays."""
        section, c = SHOT_FROM.of(args), qin_of(s)
        if not IN_VOLLEY.of(args):
            attack_from_wall(s, section)
        elif ask(s, SHOT_PRICE, c, 0, section):
            if s.journal is not None:
                s.tell(E_HELD_FIRE, s.voice(c), [section])
        else:
            slot = wound_target(s, section)[0]
            if slot >= 0:
                moment(s, ON_VOLLEY_SHOT, c, slot)
                shoot(s, section, BY_VOLLEY)


# ---- activation


class QinActivation(Step[GreatWall]):
    """Step B where Qin decides: his own locations first, from the highest on the track to the lowest (GW-QIN40)."""

    rule = "GW-QIN40"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """The order is fixed now."""
        s.activated = 0
        mine = s.clerks[qin_of(s)]
        full = qualifying(s)
        order = [location for location in highest_first(s) if mine[location] and location in full]
        place = s.open_pad(L_QIN_ORDER, order)
        s.push(S_QIN_NEXT_LOCATION, NOBODY, ORDER_AT.put(place))
        moment(s, ACTIVATION_STEP_START, s.active)


class QinNextLocation(Step[GreatWall]):
    """The next of his locations; then the human chooses the order of all others (GW-QIN40)."""

    rule = "GW-QIN40"
    args = QIN_ORDER

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """One that no longer qualifies is passed over."""
        place, done = ORDER_AT.of(args), ORDER_DONE.of(args)
        while place + done < len(s.pad):
            location = s.pad[place + done]
            done += 1
            if location in qualifying(s):
                s.activated |= 1 << location
                s.push(S_QIN_NEXT_LOCATION, NOBODY, ORDER_DONE.change(args, done))
                activate(s, location, STANDARD, BY_RULE)
                return
        s.push(S_NEXT_LOCATION, HUMAN)


class QinWork(Step[GreatWall]):
    """His clerks in an activated location: honor for clerks times level, or a spearman each (GW-QIN42, GW-QIN43)."""

    rule = "GW-QIN42"
    args = ACTIVATING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """No resources, no promotion, no donation."""
        place = ACTIVATION.of(args)
        c, location = qin_of(s), s.pad[place + ACT_LOCATION]
        clerks = s.pad[place + ACT_CLERKS + c]
        if location < PRODUCTION:
            gain_honour(s, c, clerks * s.levels[c][location], OF_PRODUCTION)
        else:
            s.push(S_QIN_RECRUIT, NOBODY, RECRUITS_LEFT.put(clerks) + RECRUITED.put(SPEARMAN))


class QinMovesReed(Step[GreatWall]):
    """Qin, who rules the Reed clan, moves its clerks (GW-QIN60)."""

    rule = "GW-QIN60"
    args = QIN_REED

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Until he has no target or no source."""
        source, target = reed_move(s, REED_DONE.of(args))
        if source < 0:
            return
        s.clerks[s.reed][source] -= 1
        s.clerks[s.reed][target] += 1
        if s.journal is not None:
            s.tell(E_REED_MOVED_BY_QIN, NOBODY, [source, target])
        left = REED_LEFT.of(args)
        if left > 1:
            moved = REED_DONE.put(joined(REED_DONE.of(args), target))
            s.push(S_QIN_MOVE_REED, NOBODY, REED_LEFT.put(left - 1) + moved)


class QinAbility(Step[GreatWall]):
    """At the end of fall Qin gains 1 honor for every two support advisors under his card (GW-QIN07, GWC-QIN-01)."""

    rule = "GW-QIN07"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """They have no other effect."""
        gain_honour(s, qin_of(s), yearly_honour(s), OF_CARDS)
