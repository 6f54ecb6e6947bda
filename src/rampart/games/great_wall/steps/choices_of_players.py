"""Players who are meant by a card: one is chosen, one is asked for consent (GWC-CTA-20)."""

from typing import Final

from rampart.games.great_wall.arguments import (
    ASKED_BY,
    ASKED_PLAYERS,
    ASKING_PLAYERS,
    CLAUSE,
    CONSENTING,
    PAYLOAD,
)
from rampart.games.great_wall.codes import S_DO
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import MOST_CLANS, members
from rampart.kernel.codec import Options, seat
from rampart.kernel.step import Choice, Say

PLAYERS: Final = Options()
PLAYERS.part("player", seat(MOST_CLANS))
ANSWERS: Final = Options()
REFUSE: Final = ANSWERS.case("refuse").code
AGREE: Final = ANSWERS.case("agree").code


class ChoosePlayer(Choice[GreatWall]):
    """Choose the player whom a card concerns (GW-T07)."""

    rule = "GW-T07"
    args = ASKING_PLAYERS
    choices = PLAYERS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Those who could do something."""
        return members(ASKED_PLAYERS.of(args))

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """That player does it."""
        s.push(S_DO, choice, PAYLOAD.put(PAYLOAD.of(args)) + CLAUSE.put(CLAUSE.of(args)))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `player:2`."""
        return f"player:{choice}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("choose_player")

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-player", {"seat": choice})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"player-{choice}"]


class Consent(Choice[GreatWall]):
    """Agree to what another player's card asks of you, or refuse (GWC-CTA-20)."""

    rule = "GW-T05"
    args = CONSENTING
    choices = ANSWERS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Either."""
        return [REFUSE, AGREE]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """On refusal nothing happens."""
        if choice == AGREE:
            s.push(S_DO, p, PAYLOAD.put(PAYLOAD.of(args)) + CLAUSE.put(CLAUSE.of(args)))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """`agree` or `refuse`."""
        return "agree" if choice == AGREE else "refuse"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        return Say("consent", {"seat": ASKED_BY.of(args)})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-agree" if choice == AGREE else "option-refuse")
