"""Play a Power Card: the cards that are actions of their own (CM-170, CM-171)."""

from rampart.games.crescent_moon.arguments import ABOUT_CARD, BUILDS_LEFT, CARD, CHEAPER, MOVES_LEFT, MOVING_FOR
from rampart.games.crescent_moon.content.power_cards import (
    CARAVAN,
    CARAVAN_COINS,
    CARD_WORDS,
    CORVEE,
    KEYWORDS,
    LIGHTNING_RAID,
    MISSIONARY,
    SABOTAGE,
)
from rampart.games.crescent_moon.content.vocabulary import KEYWORD_ACTION
from rampart.games.crescent_moon.state import CrescentMoon
from rampart.games.crescent_moon.steps.building import can_build
from rampart.games.crescent_moon.steps.choices import GOALS, STARTS, WAY_FROM, WAY_TO, HexChoice, WayChoice, hexes_in
from rampart.games.crescent_moon.steps.hands import CARDS_IN_HAND, discard, kinds_in
from rampart.games.crescent_moon.steps.influence import within_reach
from rampart.games.crescent_moon.steps.marching import can_assault
from rampart.games.crescent_moon.steps.verbs import gain_coins, mark, open_window, place_token, raze, remove_token
from rampart.games.crescent_moon.tables import (
    AFTER_DECLARATION,
    BUILDING_WORDS,
    BUILDS,
    BY_RAID,
    CASTLE,
    CHARACTER_WORDS,
    E_BUILT,
    E_PLAYED,
    FORT,
    NO_ONE,
    S_BUILD,
    S_CARD_EFFECT,
    S_MISSIONARY,
    S_MOVE,
    S_SABOTAGE,
)
from rampart.kernel.step import Choice, Refusal, Say, Step


def playable(s: CrescentMoon, p: int) -> list[int]:
    """The action cards in hand that would do anything (CM-171)."""
    return [card for card in kinds_in(s.hands[p]) if KEYWORDS[card] & KEYWORD_ACTION and is_of_use(s, p, card)]


def can_play(s: CrescentMoon, p: int) -> bool:
    """Is there an action card in hand that would do anything?"""
    for card in s.hands[p]:
        if KEYWORDS[card] & KEYWORD_ACTION and is_of_use(s, p, card):
            return True
    return False


def is_of_use(s: CrescentMoon, p: int, card: int) -> bool:
    """Would the card do anything at all?"""
    if card == MISSIONARY:
        return bool(missions(s, p))
    if card == SABOTAGE:
        return bool(sabotage_hexes(s, p))
    if card == LIGHTNING_RAID:
        return s.can_move(p) or can_assault(s, p)
    if card == CORVEE:
        return can_build(s, p, 1)
    return True


class PlayCard(Choice[CrescentMoon]):
    """Choose an action card of the hand and declare it (CM-170, CM-085)."""

    rule = "CM-170"
    choices = CARDS_IN_HAND
    is_window = 1

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Only cards that would do something."""
        return playable(s, p)

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """It lies on the discard pile; its effect follows the window."""
        discard(s, p, choice)
        if s.journal is not None:
            s.tell(E_PLAYED, p, [choice])
        s.push(S_CARD_EFFECT, p, CARD.put(choice))
        open_window(s, AFTER_DECLARATION)

    def key(self, s: CrescentMoon, p: int, args: int, choice: int) -> str:
        """As in `play:caravan`."""
        return f"play:{CARD_WORDS[choice]}"

    def say(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("option-play", {"card": CARD_WORDS[choice]})

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        return Say("effect-card", {"card": CARD_WORDS[choice]})

    def target(self, s: CrescentMoon, p: int, args: int, choice: int) -> list[str]:
        return [f"hand-{p}-{CARD_WORDS[choice]}"]

    def refused(self, s: CrescentMoon, p: int, args: int) -> list[Refusal]:
        """Action cards that would do nothing."""
        out: list[Refusal] = []
        for card in kinds_in(s.hands[p]):
            if KEYWORDS[card] & KEYWORD_ACTION and not is_of_use(s, p, card) and len(out) < 3:
                what = Say("option-play", {"card": CARD_WORDS[card]})
                out.append(Refusal(f"play:{CARD_WORDS[card]}", what, Say("why-no-use"), "CM-171"))
        return out


class CardEffect(Step[CrescentMoon]):
    """The card that was declared takes effect (CM-170)."""

    rule = "CM-170"
    args = ABOUT_CARD

    def run(self, s: CrescentMoon, p: int, args: int) -> None:
        """Coins, or the decision the card leads to."""
        card = CARD.of(args)
        if card == CARAVAN:
            gain_coins(s, p, CARAVAN_COINS)
        elif card == CORVEE:
            s.push(S_BUILD, p, BUILDS_LEFT.put(BUILDS[p]) + CHEAPER.put(1))
        elif card == LIGHTNING_RAID:
            s.push(S_MOVE, p, MOVES_LEFT.put(1) + MOVING_FOR.put(BY_RAID))
        else:
            s.push(S_MISSIONARY if card == MISSIONARY else S_SABOTAGE, p)


# ---- Missionary


def missions(s: CrescentMoon, p: int) -> list[int]:
    """Ways for an own token to an adjacent hex without any token (MIS)."""
    out: list[int] = []
    for h in range(len(s.influence)):
        if s.influence[h] == p:
            for to in s.near(h):
                if s.influence[to] == NO_ONE:
                    out.append(STARTS[h] + GOALS[to])
    return out


class MissionaryMove(WayChoice):
    """Move an influence token to an adjacent hex without one; there is no contest (MIS)."""

    rule = "CM-MIS"

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Whoever is present there."""
        return missions(s, p)

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """The token goes over."""
        remove_token(s, WAY_FROM.of(choice))
        place_token(s, p, WAY_TO.of(choice))


# ---- Sabotage


def sabotage_hexes(s: CrescentMoon, p: int) -> list[int]:
    """Hexes within reach with a fort or castle of another player (SAB)."""
    return [h for h in hexes_in(within_reach(s, p)) if s.strongholds[h] >= 0 and s.strongholds[h] >> 1 != p]


class SabotageHex(HexChoice):
    """Take another player's fort away, or make his castle a fort (SAB)."""

    rule = "CM-SAB"

    def options(self, s: CrescentMoon, p: int, args: int) -> list[int]:
        """Where the player is present, or adjacent to it."""
        return sabotage_hexes(s, p)

    def apply(self, s: CrescentMoon, p: int, args: int, choice: int) -> None:
        """This is no sacking; without a fort in its owner's supply a castle is just removed."""
        owner = s.strongholds[choice] >> 1
        castle = s.strongholds[choice] & 1
        raze(s, p, choice, CASTLE if castle else FORT)
        if castle and s.forts_left(owner):
            s.strongholds[choice] = 2 * owner
            if s.journal is not None:
                s.tell(E_BUILT, owner, [FORT, mark(s, choice)])

    def effect(self, s: CrescentMoon, p: int, args: int, choice: int) -> Say:
        stronghold = s.strongholds[choice]
        owner = CHARACTER_WORDS[stronghold >> 1]
        return Say("effect-sabotage", {"character": owner, "building": BUILDING_WORDS[stronghold & 1]})
