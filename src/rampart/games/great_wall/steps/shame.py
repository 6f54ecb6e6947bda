"""Shame: tokens are due, placed one by one, or cost honor (5.19)."""

from typing import Final

from rampart.games.great_wall.arguments import ASHAMED, ASHAMED_BY, SHAME, SHAMING
from rampart.games.great_wall.codes import (
    E_SHAME,
    E_SHAME_LOST,
    E_SHAME_ON,
    S_PLACE_SHAME,
    S_SHAMED,
    SHM_CAUSE,
    SHM_DUE,
    SHM_TOTAL,
    SHM_WHERE,
)
from rampart.games.great_wall.queries import ask
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.words import token_say, token_target, trophy_args
from rampart.games.great_wall.tables import CAUSE_WORDS, SHAME_COST
from rampart.games.great_wall.tokens import NO_TOKEN, SHAMED_KIND, SHAMED_SOLDIER, STAINED_CARD, TOKENS, token_key
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.troops import troop_word
from rampart.games.great_wall.verbs import lose_honour, remove_token, tokens_of
from rampart.games.great_wall.vocabulary import BEFORE_SHAME_GAINED, COUNT_SHAME, ON_SHAME_GAINED, ON_SHAME_PLACED
from rampart.kernel.step import Choice, Say, Step

NOWHERE: Final = NO_TOKEN
UNDER_KIND: Final = SHAMED_KIND.shares()


class ShameDue(Step[GreatWall]):
    """Tokens are due and none is taken yet: cards may still reduce their number (GW-T38)."""

    rule = "GW-SHM05"
    args = SHAMING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Then they are processed one by one."""
        place = SHAME.of(args)
        due = ask(s, COUNT_SHAME, p, s.pad[place + SHM_DUE], s.pad[place + SHM_CAUSE], s.pad[place + SHM_WHERE])
        s.pad[place + SHM_DUE] = due
        if due == 0:
            return
        s.push(s.box.instead[S_SHAMED], p, args)
        moment(s, BEFORE_SHAME_GAINED, p, due, s.pad[place + SHM_CAUSE], s.pad[place + SHM_WHERE], place)


def all_taken(s: GreatWall, p: int, place: int) -> bool:
    """Is no token due any more? Then all that were taken are one moment."""
    if s.pad[place + SHM_DUE]:
        return False
    if s.pad[place + SHM_TOTAL]:
        moment(s, ON_SHAME_GAINED, p, s.pad[place + SHM_TOTAL], s.pad[place + SHM_CAUSE])
    return True


class Shamed(Step[GreatWall]):
    """Take the next token; an empty bank costs 5 honor instead (GW-SHM04, GW-SHM05)."""

    rule = "GW-SHM04"
    args = SHAMING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Until all that are due have been processed."""
        place = SHAME.of(args)
        if s.pad[place + SHM_DUE] == 0:
            all_taken(s, p, place)
            return
        s.pad[place + SHM_DUE] -= 1
        s.pad[place + SHM_TOTAL] += 1
        s.push(S_SHAMED, p, args)
        if s.shame_bank == 0:
            if s.journal is not None:
                s.tell(E_SHAME_LOST, p, [0])
            lose_honour(s, p, SHAME_COST)
            moment(s, ON_SHAME_PLACED, p, 2)
            return
        if s.journal is not None:
            s.tell(E_SHAME, p, [s.pad[place + SHM_CAUSE]])
        s.push(S_PLACE_SHAME, p, ASHAMED_BY.put(s.pad[place + SHM_CAUSE]))


class PlaceShame(Choice[GreatWall]):
    """Put a shame token under an available soldier or on a claimed horde card (GW-SHM01, GW-SHM07)."""

    rule = "GW-SHM01"
    args = ASHAMED
    choices = TOKENS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """One token a soldier, two a card."""
        pool = s.pool[p]
        out = [UNDER_KIND[kind] for kind in range(s.box.kinds) if pool[kind]]
        for card in s.claimed[p]:
            if s.stains[card] < s.box.shame_slots:
                out.append(STAINED_CARD.put(card))
        return out if out else [NOWHERE]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Without a place it leaves the game and costs 5 honor (GW-SHM06)."""
        s.shame_bank -= 1
        if choice == NOWHERE:
            s.shame_gone += 1
            if s.journal is not None:
                s.tell(E_SHAME_LOST, p, [1])
            lose_honour(s, p, SHAME_COST)
            moment(s, ON_SHAME_PLACED, p, 2)
            return
        if s.journal is not None:
            s.tell(E_SHAME_ON, p, [choice])
        if SHAMED_SOLDIER.has(choice):
            kind = SHAMED_KIND.of(choice)
            s.pool[p][kind] -= 1
            s.shamed[p][kind] += 1
            moment(s, ON_SHAME_PLACED, p, 0)
        else:
            s.stains[STAINED_CARD.of(choice)] += 1
            moment(s, ON_SHAME_PLACED, p, 1)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `soldier:archer`, `horde:sappers_L`, or `nowhere`."""
        return "nowhere" if choice == NOWHERE else token_key(choice)

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("place_shame", {"cause": CAUSE_WORDS[ASHAMED_BY.of(args)]})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        if choice == NOWHERE:
            return Say("option-nowhere")
        if SHAMED_SOLDIER.has(choice):
            return Say("option-shame-soldier", {"kind": troop_word(s, p, SHAMED_KIND.of(choice))})
        return Say("option-shame-horde", trophy_args(STAINED_CARD.of(choice)))

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        if choice == NOWHERE:
            return None
        if SHAMED_SOLDIER.has(choice):
            return Say("effect-shame-soldier", {"left": s.pool[p][SHAMED_KIND.of(choice)] - 1})
        return Say("effect-shame-horde", {"tokens": s.stains[STAINED_CARD.of(choice)]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The soldier or the card."""
        if choice == NOWHERE:
            return []
        if SHAMED_SOLDIER.has(choice):
            return [f"pool-{p}-{troop_word(s, p, SHAMED_KIND.of(choice))}"]
        return token_target(s, p, choice)


class ForgiveShame(Choice[GreatWall]):
    """Remove one own shame token of your choice free of charge, by a card or a Reed clerk in the temple (GW-REE14)."""

    rule = "GW-REE14"
    choices = TOKENS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The own tokens."""
        return tokens_of(s, p)

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Back to the bank (GW-GEN12)."""
        remove_token(s, p, choice)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `soldier:archer` or `horde:sappers_M`."""
        return token_key(choice)

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return token_say(s, p, choice)

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return token_target(s, p, choice)
