"""The Iron Dragon in the year: a card in spring, clerks beside those that are placed, and its fire (7.2)."""

from typing import Final

from rampart.games.great_wall.arguments import AT, AT_MOMENT
from rampart.games.great_wall.beside import Beside
from rampart.games.great_wall.codes import S_ABILITY_DONE, S_END_FRAME, S_FRAME_FOR, S_TACTIC_DONE
from rampart.games.great_wall.content.names import HORDE_WORDS
from rampart.games.great_wall.modules.iron_dragon.arguments import BURNT, BURNT_CARD, BURNT_IN
from rampart.games.great_wall.modules.iron_dragon.codes import (
    E_DRAGON_CARD,
    E_DRAGON_CLERK,
    E_DRAGON_FIRES,
    E_DRAGON_IN_VAIN,
    E_DRAGON_SHUFFLED,
    E_DRAGON_SPENT,
    S_DRAGON_FIRES,
    S_DRAGON_SPENT,
    S_STOKE,
    S_STOKED,
)
from rampart.games.great_wall.modules.iron_dragon.part import (
    IRON_DRAGON,
    dragon_of,
    free_places,
    places,
    targets,
)
from rampart.games.great_wall.queries import ask
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.horde_check import begin_defeat
from rampart.games.great_wall.steps.words import card_name, too_dear
from rampart.games.great_wall.tables import (
    CHI,
    NO_CLAN,
    OF_CARDS,
    POOL,
    SECTION_WORDS,
    SLOT_WORDS,
    row_of,
    section_of,
)
from rampart.games.great_wall.triggers import moment
from rampart.games.great_wall.verbs import gain_honour, pay, renew
from rampart.games.great_wall.vocabulary import COST_DRAGON, ON_DRAGON_CLERK, ON_DRAGON_FIRED, P_PLAYER
from rampart.kernel.codec import Options, one_of
from rampart.kernel.frame import NOBODY, code_of, pack, player_of
from rampart.kernel.step import Choice, Refusal, Say, Step

CHI_FOR_A_CLERK: Final = 1
STOKER_HONOUR: Final = 2
BOUNDS: Final = (S_FRAME_FOR, S_END_FRAME, S_TACTIC_DONE, S_ABILITY_DONE)

STOKES: Final = Options()
PASS: Final = STOKES.case("pass").code
STOKE: Final = STOKES.case("stoke").code
BURNS: Final = Options()
BURNS.part("slot", one_of(SLOT_WORDS))


class TurnDragonCard(Step[GreatWall]):
    """When spring begins the top card covers the one before it; an empty deck is shuffled again (GWX-ID-02)."""

    rule = "GWX-ID-02"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """All old cards but the one shown."""
        dragon = dragon_of(s)
        renew(s, dragon.deck, dragon.discard, E_DRAGON_SHUFFLED)
        if dragon.card >= 0:
            dragon.discard.append(dragon.card)
        s.reveal()
        dragon.card = dragon.deck.pop()
        if s.journal is not None:
            s.tell(E_DRAGON_CARD, NOBODY, [dragon.card])


# ---- clerks on the Dragon


def bound_of(s: GreatWall) -> int:
    """Where on the stack the present frame or card effect ends."""
    for i in range(len(s.stack) - 1, -1, -1):
        if code_of(s.stack[i]) in BOUNDS:
            return i
    return -1


def has_stoked(s: GreatWall, p: int) -> bool:
    """Did the seat already put a clerk on the Dragon in this frame or by this card effect (GWX-ID-04)?"""
    for i in range(bound_of(s) + 1, len(s.stack)):
        if code_of(s.stack[i]) == S_STOKED and player_of(s.stack[i]) == p:
            return True
    return False


def price_of_clerk(s: GreatWall, p: int) -> int:
    """1 chi."""
    return ask(s, COST_DRAGON, p, CHI_FOR_A_CLERK)


class DragonCalls(Step[GreatWall]):
    """Who placed or moved a clerk may, once in a frame or by a card, put one more on the Dragon (GWX-ID-04)."""

    rule = "GWX-ID-04"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """With a clerk in the pool, a free place, and the chi; automata never do (GWX-008)."""
        player = s.pad[AT.of(args) + P_PLAYER]
        if s.is_seat(player) and s.clerks[player][POOL] and free_places(s) > 0 and not has_stoked(s, player):
            if s.resources[player][CHI] >= price_of_clerk(s, player):
                s.push(S_STOKE, player)


class Stoke(Choice[GreatWall]):
    """Pay 1 chi and put a clerk from the pool on the Dragon, or not (GWX-ID-04)."""

    rule = "GWX-ID-04"
    choices = STOKES

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Either, as long as there is room and chi."""
        if s.clerks[p][POOL] and free_places(s) > 0 and s.resources[p][CHI] >= price_of_clerk(s, p):
            return [PASS, STOKE]
        return [PASS]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """The note that it was done waits where the frame or the effect ends."""
        if choice == PASS:
            return
        s.stack.insert(bound_of(s) + 1, pack(S_STOKED, p, 0))
        pay(s, p, CHI, price_of_clerk(s, p))
        dragon = dragon_of(s)
        s.clerks[p][POOL] -= 1
        dragon.clerks[p] += 1
        if s.journal is not None:
            s.tell(E_DRAGON_CLERK, p, [sum(dragon.clerks)])
        moment(s, ON_DRAGON_CLERK, p)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """`stoke` or `pass`."""
        return "stoke" if choice == STOKE else "pass"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """How many clerks are on it."""
        return Say("stoke", {"n": sum(dragon_of(s).clerks), "of": places(s)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-stoke" if choice == STOKE else "option-pass")

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        if choice == PASS:
            return None
        price = price_of_clerk(s, p)
        return Say("effect-chi", {"price": price, "left": s.resources[p][CHI] - price})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"location-{IRON_DRAGON}"] if choice == STOKE else []

    def refused(self, s: GreatWall, p: int, args: int) -> list[Refusal]:
        """Too little chi."""
        price = price_of_clerk(s, p)
        if s.resources[p][CHI] >= price:
            return []
        return [Refusal("stoke", Say("option-stoke"), too_dear(s, p, CHI, price), "GWX-ID-04")]


class Stoked(Step[GreatWall]):
    """The frame or effect in which a clerk went to the Dragon has ended; while this waits, no second one goes there."""

    rule = "GWX-ID-04"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Nothing is left to do."""


# ---- its fire


class Hearth(Beside):
    """The Dragon as a place beside the board: full, it is activated like a location (GWX-ID-06)."""

    word = IRON_DRAGON

    def qualifies(self, s: GreatWall) -> bool:
        """With a clerk on every place, at most once in an activation step."""
        dragon = dragon_of(s)
        return dragon.card >= 0 and dragon.fired == 0 and free_places(s) == 0

    def activate(self, s: GreatWall, p: int) -> None:
        """It burns a target, or fires in vain (GWX-ID-07, GWX-ID-09)."""
        dragon_of(s).fired = 1
        if targets(s):
            s.push(S_DRAGON_FIRES, p)
            return
        if s.journal is not None:
            s.tell(E_DRAGON_IN_VAIN, p, [])
        s.push(S_DRAGON_SPENT, NOBODY, BURNT_CARD.put(-1))

    def effect(self, s: GreatWall, p: int) -> Say | None:
        """How many hordes it may burn."""
        return Say("effect-dragon", {"n": len(targets(s))})


class DragonRests(Step[GreatWall]):
    """A new activation step begins: the Dragon may fire again (GWX-ID-06)."""

    rule = "GWX-ID-06"
    args = AT_MOMENT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        dragon_of(s).fired = 0


class DragonFires(Choice[GreatWall]):
    """Choose the horde that the Dragon burns: it is defeated at once, whatever is covered (GWX-ID-07)."""

    rule = "GWX-ID-07"
    choices = BURNS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """The slots of its card where a horde lies."""
        return targets(s)

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """All steps of a defeat follow, then the clerks go home."""
        card = s.hordes[choice]
        if s.journal is not None:
            s.tell(E_DRAGON_FIRES, p, [card])
        s.push(S_DRAGON_SPENT, NOBODY, BURNT_CARD.put(card) + BURNT_IN.put(section_of(choice)))
        begin_defeat(s, card)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `burn:sappers_L`."""
        return f"burn:{HORDE_WORDS[s.hordes[choice]]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """The horde and where it lies."""
        where: dict[str, int | str] = {"section": SECTION_WORDS[section_of(choice)], "row": row_of(choice) + 1}
        return Say("option-burn", {"horde": card_name(s.hordes[choice]), **where})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"horde-{HORDE_WORDS[s.hordes[choice]]}"]


class DragonSpent(Step[GreatWall]):
    """Each player with a clerk on the Dragon gains 2 honor, and all clerks go home (GWX-ID-08, GWX-ID-09)."""

    rule = "GWX-ID-08"
    args = BURNT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Once per player, however many clerks."""
        dragon = dragon_of(s)
        clerks = sum(dragon.clerks)
        for q in s.order():
            if dragon.clerks[q]:
                gain_honour(s, q, STOKER_HONOUR, OF_CARDS)
                s.clerks[q][POOL] += dragon.clerks[q]
                dragon.clerks[q] = 0
        if s.journal is not None:
            s.tell(E_DRAGON_SPENT, NOBODY, [])
        moment(s, ON_DRAGON_FIRED, NO_CLAN, BURNT_CARD.of(args), BURNT_IN.of(args), clerks)
