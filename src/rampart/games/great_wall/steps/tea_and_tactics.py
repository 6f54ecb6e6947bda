"""Tea house and war academy: the tea order, tactic cards and the hand limit (5.13, 5.14)."""

from typing import Final

from rampart.games.great_wall.arguments import (
    CARDS_DRAWN,
    DISCARDING,
    DRAWING,
    DRAWN_BY,
    SIPPING,
    SIPS_ALONE,
    STUDYING,
    TO_DISCARD,
    TO_STUDY,
)
from rampart.games.great_wall.codes import S_DISCARD_TACTIC, S_HAND_LIMIT
from rampart.games.great_wall.content.names import TACTIC_WORDS
from rampart.games.great_wall.queries import ask
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import BY_LOCATION, CLERKS, HAND_LIMIT
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import discard_tactic, draw_tactics, move_up
from rampart.games.great_wall.vocabulary import LIMIT_OF_HAND, ON_TACTIC_DRAWN
from rampart.kernel.codec import Options, card, count
from rampart.kernel.step import Choice, Say, Step

TEA_MOVES: Final = Options()
STAY: Final = TEA_MOVES.case("stay").code
UP: Final = TEA_MOVES.case("up").code
DRAWS: Final = Options()
DRAWS.part("n", count(CLERKS + 2))
DISCARDS: Final = Options()
DISCARDS.part("card", card("tactics", len(TACTIC_WORDS)))


class SipTea(Choice[GreatWall]):
    """Move the tea marker up one position, or to the top where all spots are one's own (GW-TEA01, GW-TEA02)."""

    rule = "GW-TEA01"
    args = SIPPING
    choices = TEA_MOVES

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """A marker on top does not move (GW-TEA03)."""
        return [STAY] if s.tea[0] == p else [UP, STAY]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Up."""
        alone = SIPS_ALONE.of(args)
        if choice == UP:
            move_up(s, p, len(s.tea) if alone else 1, BY_LOCATION)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """`up` or `stay`."""
        return "up" if choice == UP else "stay"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """Up, to the top, or not at all."""
        alone = SIPS_ALONE.of(args)
        return Say("option-tea", {"move": ("top" if alone else "up") if choice == UP else "stay"})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"tea-{p}"] if choice == UP else []


class Study(Choice[GreatWall]):
    """Draw a tactic card per own clerk, or fewer (GW-ACA01)."""

    rule = "GW-ACA01"
    args = STUDYING
    choices = DRAWS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """As many as there are clerks, and cards."""
        most = TO_STUDY.of(args)
        return list(range(min(most, len(s.tactic_deck) + len(s.tactic_discard)), -1, -1))

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Draw them."""
        draw_tactics(s, p, choice, BY_LOCATION)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `draw:2`."""
        return f"draw:{choice}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-draw", {"n": choice})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """How many cards the hand will hold."""
        limit = ask(s, LIMIT_OF_HAND, p, HAND_LIMIT)
        return Say("effect-hand", {"cards": len(s.tactics[p]) + choice, "limit": limit})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return ["tactic-deck"] if choice else []


class Drawn(Step[GreatWall]):
    """Tactic cards came into a hand; the limit is looked at after the whole draw (GW-TAC01)."""

    rule = "GW-TAC01"
    args = DRAWING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Cards answer before the limit is looked at."""
        n = CARDS_DRAWN.of(args)
        cause = DRAWN_BY.of(args)
        s.push(S_HAND_LIMIT, p)
        moment(s, ON_TACTIC_DRAWN, p, n, cause)


class HandLimit(Step[GreatWall]):
    """A player with more than 5 tactic cards discards down to 5 at once (GW-TAC01)."""

    rule = "GW-TAC01"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """His choice."""
        over = len(s.tactics[p]) - ask(s, LIMIT_OF_HAND, p, HAND_LIMIT)
        if over > 0:
            s.push(S_DISCARD_TACTIC, p, TO_DISCARD.put(over))


class DiscardTactic(Choice[GreatWall]):
    """Discard a tactic card of your choice (GW-TAC01)."""

    rule = "GW-TAC01"
    args = DISCARDING
    choices = DISCARDS
    is_window = 1

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Any of the hand."""
        return s.tactics[p][:]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """One after the other."""
        left = TO_DISCARD.of(args)
        s.reveal()
        if left > 1 and len(s.tactics[p]) > 1:
            s.push(S_DISCARD_TACTIC, p, TO_DISCARD.put(left - 1))
        discard_tactic(s, p, choice)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `discard:retreat`."""
        return f"discard:{TACTIC_WORDS[choice]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        left = TO_DISCARD.of(args)
        return Say("discard_tactic", {"left": left})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-tactic", {"card": TACTIC_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"tactic-{TACTIC_WORDS[choice]}"]

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """What the card could have done."""
        return Say("effect-tactic", {"card": TACTIC_WORDS[choice]})
