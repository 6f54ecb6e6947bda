"""Anytime cards: the windows of a turn, and what the active player adds to his own decisions (CM-305 to CM-307)."""

from typing import Final

from rampart.games.crescent_moon.content.power_cards import (
    CARD_WORDS,
    FORCED_MARCH,
    GUIDES,
    INFORMER,
    KINDS,
    SHIPS,
)
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.hands import discard, look_at_hand
from rampart.games.crescent_moon.steps.marching import move_args
from rampart.games.crescent_moon.steps.verbs import playable_in, window_order
from rampart.games.crescent_moon.tables import (
    AT_END_OF_TURN,
    BY_FORCED_MARCH,
    CHARACTER_WORDS,
    E_PLAYED,
    MOMENT_WORDS,
    MORE_MOVES,
    S_CALM_RIVERS,
    S_LOOK_AT_HAND,
    S_MOVE,
    S_PLAY_ANYTIME,
    S_UNIT_LIMIT,
    S_WINDOW,
    WINDOW_WORDS,
)
from rampart.kernel.codec import FIRST, SECOND, two, two_numbers
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step

REOPENED: Final = 8  # the bit of a window's second pass
KEEP_BACK: Final = KINDS  # the option of playing nothing


class Window(Step[CrescentMoon]):
    """Players may play anytime cards one after the other; a play re-opens the window once for the others (CM-306)."""

    rule = "CM-306"
    args = two_numbers("window", "next")

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """Sealed, everybody with cards in hand is asked, so that nobody can tell who could have played."""
        window = FIRST.of(args)
        b = SECOND.of(args)
        order = window_order(s, window)
        reopened = b & REOPENED
        for i in range(b & 7, len(order)):
            q = order[i]
            if not s.hands[q] or (reopened and s.stirred == q + 1):
                continue
            if s.sealed or playable_in(s, q, window):
                if s.sealed == 0:
                    s.reveal()  # to be asked tells that there is something to play
                s.push(S_WINDOW, NOBODY, two(window, reopened | i + 1))
                s.push(S_PLAY_ANYTIME, q, window)
                return
        if s.stirred and not reopened and len(order) > 1:
            s.push(S_WINDOW, NOBODY, two(window, REOPENED))
            return
        if s.stirred and window == AT_END_OF_TURN:
            s.push(S_CALM_RIVERS)
            s.push(S_UNIT_LIMIT)  # once more after a card (CM-306)
        s.stirred = 0


class PlayAnytime(Choice[CrescentMoon]):
    """Play an anytime card or not (CM-305)."""

    rule = "CM-306"
    args = two_numbers("window")
    space = KINDS + 1
    is_window = 1
    pass_option = KEEP_BACK

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """The cards that may be played now, and none."""
        window = FIRST.of(args)
        return playable_in(s, p, window) + [KEEP_BACK]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Whoever played may play another."""
        window = FIRST.of(args)
        if choice != KEEP_BACK:
            s.stirred = p + 1
            s.push(S_PLAY_ANYTIME, p, window)
            play_anytime(s, p, choice)

    def moment(self, s: CrescentMoon, p: int, args: int) -> str:
        """At the start of a turn, after its declaration, or at its end."""
        window = FIRST.of(args)
        return MOMENT_WORDS[window]

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `play:ships`, or `none`."""
        return "none" if choice == KEEP_BACK else f"play:{CARD_WORDS[choice]}"

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        """At the start of whose turn, after its declaration, or at its end."""
        window = FIRST.of(args)
        return Say("play_anytime", {"window": WINDOW_WORDS[window], "character": CHARACTER_WORDS[s.active]})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """The card."""
        if choice == KEEP_BACK:
            return Say("option-no-card")
        return Say("option-play", {"card": CARD_WORDS[choice]})

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say | None:
        """What the card does."""
        return None if choice == KEEP_BACK else Say("effect-card", {"card": CARD_WORDS[choice]})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """The card in hand."""
        return [] if choice == KEEP_BACK else [f"hand-{p}-{CARD_WORDS[choice]}"]


class PlayAside(Step[CrescentMoon]):
    """The active player plays an anytime card in the midst of his own action (CM-306)."""

    rule = "CM-306"
    args = two_numbers("card")

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """The decision it was added to is asked again afterwards."""
        card = FIRST.of(args)
        play_anytime(s, p, card)


def play_anytime(s: CrescentMoon, p: int, card: int) -> None:
    """The card is discarded and takes effect at once (CM-305)."""
    discard(s, p, card)
    if s.journal is not None:
        s.tell(E_PLAYED, p, [card])
    if card == SHIPS:
        s.ships = 1
    elif card == INFORMER:
        s.push(S_LOOK_AT_HAND, p)
    elif card == FORCED_MARCH:
        s.push(S_MOVE, p, move_args(1, BY_FORCED_MARCH, 0))
    elif card == GUIDES:
        s.more_moves += MORE_MOVES


class LookAtHand(Choice[CrescentMoon]):
    """Informer: look at the whole hand of one other player (INF)."""

    rule = "CM-INF"
    space = 5

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Everybody else who holds a card."""
        return [q for q in range(s.seats) if q != p and s.hands[q]]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """From now on the player knows what is there."""
        look_at_hand(s, p, choice)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `look:caliph`."""
        return f"look:{CHARACTER_WORDS[choice]}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        """Whose hand, and how many cards."""
        return Say("option-look", {"character": CHARACTER_WORDS[choice], "cards": len(s.hands[choice])})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        """The player."""
        return [f"player-{choice}"]
