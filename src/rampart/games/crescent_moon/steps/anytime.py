"""Anytime cards: the windows of a turn, and what the active player adds to his own decisions (CM-305 to CM-307)."""

from typing import Final

from rampart.games.crescent_moon.arguments import (
    ABOUT_CARD,
    AT_WINDOW,
    CARD,
    MOVES_LEFT,
    MOVING_FOR,
    NEXT_IN_WINDOW,
    ONE_CARD,
    ONE_SEAT,
    PLAYING_ANYTIME,
    REOPENED,
    WHICH_WINDOW,
    WINDOW,
)
from rampart.games.crescent_moon.content.power_cards import CARD_WORDS, FORCED_MARCH, GUIDES, INFORMER, SHIPS
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.hands import discard, look_at_hand
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
from rampart.kernel.codec import Options
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step

ANYTIME_CARDS: Final = Options()
ANYTIME_CARD: Final = ANYTIME_CARDS.part("card", ONE_CARD)  # the first case: such an option is the card
KEEP_BACK: Final = ANYTIME_CARDS.case("none").code  # to play nothing
HANDS: Final = Options()
HAND_OF: Final = HANDS.part("seat", ONE_SEAT)


class Window(Step[CrescentMoon]):
    """Players may play anytime cards one after the other; a play re-opens the window once for the others (CM-306)."""

    rule = "CM-306"
    args = WINDOW

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """Sealed, everybody with cards in hand is asked, so that nobody can tell who could have played."""
        window = WHICH_WINDOW.of(args)
        order = window_order(s, window)
        reopened = REOPENED.of(args)
        for i in range(NEXT_IN_WINDOW.of(args), len(order)):
            q = order[i]
            if not s.hands[q] or (reopened and s.stirred == q + 1):
                continue
            if s.sealed or playable_in(s, q, window):
                if s.sealed == 0:
                    s.reveal()  # to be asked tells that there is something to play
                s.push(S_WINDOW, NOBODY, NEXT_IN_WINDOW.change(args, i + 1))
                s.push(S_PLAY_ANYTIME, q, AT_WINDOW.put(window))
                return
        if s.stirred and not reopened and len(order) > 1:
            s.push(S_WINDOW, NOBODY, WHICH_WINDOW.put(window) + REOPENED.put(1))
            return
        if s.stirred and window == AT_END_OF_TURN:
            s.push(S_CALM_RIVERS)
            s.push(S_UNIT_LIMIT)  # once more after a card (CM-306)
        s.stirred = 0


class PlayAnytime(Choice[CrescentMoon]):
    """Play an anytime card or not (CM-305)."""

    rule = "CM-306"
    args = PLAYING_ANYTIME
    choices = ANYTIME_CARDS
    is_window = 1
    pass_option = KEEP_BACK

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """The cards that may be played now, and none."""
        window = AT_WINDOW.of(args)
        return playable_in(s, p, window) + [KEEP_BACK]

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """Whoever played may play another."""
        if choice != KEEP_BACK:
            s.stirred = p + 1
            s.push(S_PLAY_ANYTIME, p, args)
            play_anytime(s, p, choice)

    def moment(self, s: CrescentMoon, p: int, args: int) -> str:
        """At the start of a turn, after its declaration, or at its end."""
        window = AT_WINDOW.of(args)
        return MOMENT_WORDS[window]

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `play:ships`, or `none`."""
        return "none" if choice == KEEP_BACK else f"play:{CARD_WORDS[choice]}"

    def prompt(self, s: CrescentMoon, p: int, args: int) -> Say:
        """At the start of whose turn, after its declaration, or at its end."""
        window = AT_WINDOW.of(args)
        return Say("play_anytime", {"window": WINDOW_WORDS[window], "character": CHARACTER_WORDS[s.active]})

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        if choice == KEEP_BACK:
            return Say("option-no-card")
        return Say("option-play", {"card": CARD_WORDS[choice]})

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say | None:
        return None if choice == KEEP_BACK else Say("effect-card", {"card": CARD_WORDS[choice]})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == KEEP_BACK else [f"hand-{p}-{CARD_WORDS[choice]}"]


class PlayAside(Step[CrescentMoon]):
    """The active player plays an anytime card in the midst of his own action (CM-306)."""

    rule = "CM-306"
    args = ABOUT_CARD

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """The decision it was added to is asked again afterwards."""
        card = CARD.of(args)
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
        s.push(S_MOVE, p, MOVES_LEFT.put(1) + MOVING_FOR.put(BY_FORCED_MARCH))
    elif card == GUIDES:
        s.more_moves += MORE_MOVES


class LookAtHand(Choice[CrescentMoon]):
    """Informer: look at the whole hand of one other player (INF)."""

    rule = "CM-INF"
    choices = HANDS

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
        return [f"player-{choice}"]
