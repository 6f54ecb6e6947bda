"""Summer: income, removing shame, and the command cards come back or bring honor (5.3)."""

from typing import Final

from rampart.games.great_wall.arguments import EARNED, EARNING, INCOME, OPENED
from rampart.games.great_wall.automata import automaton
from rampart.games.great_wall.codes import (
    E_COMMANDS_DISCARDED,
    E_RECLAIMED,
    E_SEASON,
    S_DISCARD_COMMANDS,
    S_INCOME,
    S_OPEN_MOMENT,
    S_RECLAIM,
    S_REMOVE_SHAME,
)
from rampart.games.great_wall.queries import ask
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.words import token_say, token_target
from rampart.games.great_wall.tables import (
    BETRAYAL,
    CHI,
    FROM_INCOME,
    NO_CLAN,
    OF_COMMANDS,
    PRODUCTION,
    RECLAIM_HONOUR,
    REMOVE_SHAME_PRICE,
    SUMMER,
)
from rampart.games.great_wall.tokens import NO_TOKEN, TOKENS, token_key
from rampart.games.great_wall.triggers import moment, renew
from rampart.games.great_wall.verbs import gain_all, gain_honour, pay, remove_token, tokens_of
from rampart.games.great_wall.vocabulary import (
    COST_REMOVE_SHAME,
    INCOME_OF,
    ON_COMMAND_RECLAIMED,
    ON_COMMANDS_DISCARDED,
    ON_INCOME,
    PER_TURN,
    SUMMER_END,
    SUMMER_START,
)
from rampart.kernel.codec import Options
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step

STOP: Final = NO_TOKEN
RECLAIMED: Final = Options()
TAKE: Final = RECLAIMED.case("take").code
HONOUR: Final = RECLAIMED.case("honour").code


class Summer(Step[GreatWall]):
    """Four steps, each for all players in tea order (GW-SUM01 to GW-SUM04)."""

    rule = "GW-SUM01"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Later steps read the tea order when they begin."""
        s.season = SUMMER
        renew(s, PER_TURN)
        if s.journal is not None:
            s.tell(E_SEASON, NOBODY, [SUMMER])
        s.push(S_OPEN_MOMENT, NOBODY, OPENED.put(SUMMER_END))
        s.push(S_DISCARD_COMMANDS)
        for q in reversed(s.order()):
            s.push(s.box.instead[S_REMOVE_SHAME], q)
        for q in reversed(s.order()):
            s.push(S_INCOME, q)
        moment(s, SUMMER_START, NO_CLAN, s.year)


class Income(Step[GreatWall]):
    """Step 1: each overseer brings resources of its location equal to its level (GW-SUM01)."""

    rule = "GW-SUM01"
    args = EARNING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """One instance per player, also if it was nothing (GW-T72, GWC-612)."""
        if EARNED.of(args):
            moment(s, ON_INCOME, p, INCOME.of(args))
            return
        goods = [0, 0, 0, 0]
        for location in range(PRODUCTION):
            if s.levels[p][location]:
                goods[location] = ask(s, INCOME_OF, p, s.levels[p][location], location)
        s.push(S_INCOME, p, EARNED.put(1) + INCOME.put(sum(goods)))
        gain_all(s, p, goods, FROM_INCOME)


class RemoveShame(Choice[GreatWall]):
    """Step 2: pay 2 chi to remove a shame token from anywhere, as often as you like (GW-SUM02)."""

    rule = "GW-SUM02"
    choices = TOKENS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The own tokens."""
        if s.resources[p][CHI] < ask(s, COST_REMOVE_SHAME, p, REMOVE_SHAME_PRICE):
            return [STOP]
        return [*tokens_of(s, p), STOP]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """And again."""
        if choice == STOP:
            return
        s.push(S_REMOVE_SHAME, p)
        pay(s, p, CHI, ask(s, COST_REMOVE_SHAME, p, REMOVE_SHAME_PRICE))
        remove_token(s, p, choice)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `soldier:archer`, `horde:sappers_L`, or `stop`."""
        return "stop" if choice == STOP else token_key(choice)

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == STOP:
            return Say("option-stop")
        return token_say(s, p, choice)

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        if choice == STOP:
            return None
        price = ask(s, COST_REMOVE_SHAME, p, REMOVE_SHAME_PRICE)
        return Say("effect-chi", {"price": price, "left": s.resources[p][CHI] - price})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == STOP else token_target(s, p, choice)


class DiscardCommands(Step[GreatWall]):
    """Step 3: the command track is emptied face up; Reed's card goes back to it (GW-SUM03, GW-REE07)."""

    rule = "GW-SUM03"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Then each reclaims in tea order."""
        for q in range(s.seats):
            if s.chosen[q] >= 0:
                s.command_discard[q].append(s.chosen[q])
                s.command_discard[q].sort()
        for c in range(s.seats, s.players):
            automaton(s, c).discard_command(s, c)
        s.chosen = [-1] * s.players
        s.track = [-1] * len(s.track)
        if s.journal is not None:
            s.tell(E_COMMANDS_DISCARDED, NOBODY, [])
        if s.box.instead[S_RECLAIM]:
            for q in reversed(s.order()):
                if s.command_discard[q]:
                    s.push(s.box.instead[S_RECLAIM], q)
        moment(s, ON_COMMANDS_DISCARDED, NO_CLAN)


class Reclaim(Choice[GreatWall]):
    """Step 4: take all own command cards back, or 2 honor for each in the discard (GW-SUM04)."""

    rule = "GW-SUM04"
    choices = RECLAIMED

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """It must be one of the two."""
        return [TAKE, HONOUR]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Betrayal is never taken back, but counts for the honor (GW-SUM05)."""
        n = len(s.command_discard[p])
        if choice == TAKE:
            kept = [BETRAYAL] if BETRAYAL in s.command_discard[p] else []
            s.commands[p] = sorted(s.commands[p] + [card for card in s.command_discard[p] if card != BETRAYAL])
            s.command_discard[p] = kept
            n -= len(kept)
        if s.journal is not None:
            s.tell(E_RECLAIMED, p, [choice, n])
        if choice == HONOUR:
            gain_honour(s, p, RECLAIM_HONOUR * n, OF_COMMANDS)
        moment(s, ON_COMMAND_RECLAIMED, p, choice, n)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """`take` or `honor`."""
        return "honour" if choice == HONOUR else "take"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-reclaim-honour" if choice == HONOUR else "option-reclaim-take")

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """How many cards, or how much honour."""
        n = len(s.command_discard[p])
        if choice == HONOUR:
            return Say("effect-honour", {"n": RECLAIM_HONOUR * n})
        return Say("effect-cards", {"n": n - (1 if BETRAYAL in s.command_discard[p] else 0)})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"command-discard-{p}"]
