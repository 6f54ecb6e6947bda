"""Advisors that look at hidden cards: the Astrologer at a horde to come, the Spymaster at a command card."""

from typing import Final

from rampart.games.great_wall.cards import Effect
from rampart.games.great_wall.codes import (
    E_CHANGED_COMMAND,
    E_LOOKED,
    E_SENT_BACK,
    E_SPIED,
    S_CHANGE_COMMAND,
    S_SPY,
)
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.spring import turn_up
from rampart.games.great_wall.tables import COMMAND_WORDS, COMMANDS
from rampart.kernel.codec import FIRST, two_numbers
from rampart.kernel.knowledge import see
from rampart.kernel.step import Choice, Say, Step

MOST_SEATS: Final = 5


# ---- the Astrologer (GWC-ADV-22)


class LookAtHorde(Effect):
    """Look at the horde card that is about to be placed."""

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """It is the top of the deck; only its owner's player sees it."""
        s.reveal()
        see(s.known_hordes, [s.next_horde[-1]], 1 << p)
        if s.journal is not None:
            s.tell(E_LOOKED, p, [s.next_horde[-1]], 1, 1 << p)


class SendHordeBack(Effect):
    """Put the horde card that is about to be placed under the deck; the next one comes to the same section."""

    def possible(self, s: GreatWall, p: int, at: int) -> bool:
        """With another card in the deck (GWC-611)."""
        return len(s.next_horde) + len(s.horde_deck) > 1

    def run(self, s: GreatWall, p: int, at: int) -> None:
        """The section stays as it is."""
        s.horde_deck.insert(0, s.next_horde.pop())
        turn_up(s)
        if s.journal is not None:
            s.tell(E_SENT_BACK, p, [])


# ---- the Spymaster (GWC-ADV-41)


def choosers(s: GreatWall) -> list[int]:
    """The seats whose command cards lie face down now, in the order of their answers."""
    return s.poll_seats(s.closed_polls()[-1])


def place_of(s: GreatWall, q: int) -> int:
    """Where the answer of a seat lies among those face down."""
    seats = choosers(s)
    return len(s.face_down) - len(seats) + seats.index(q)


def command_of(s: GreatWall, q: int) -> int:
    """The command card of a seat that lies face down."""
    return s.face_down[place_of(s, q)][0]


class Spy(Choice[GreatWall]):
    """Look at the command card chosen by one other player."""

    rule = "GWC-ADV-41"
    space = MOST_SEATS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Whoever has chosen one."""
        return [q for q in choosers(s) if q != p]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Then the own card may be changed."""
        s.reveal()
        if s.journal is not None:
            s.tell(E_SPIED, p, [choice, command_of(s, choice)], 1, 1 << p)
        if p in choosers(s):
            s.push(S_CHANGE_COMMAND, p, choice)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `seat:2`."""
        return f"seat:{choice}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """The player."""
        return Say("option-spy", {"seat": choice})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The player's command cards."""
        return [f"command-discard-{choice}"]


class ChangeCommand(Choice[GreatWall]):
    """Exchange the chosen command card for another of the hand, or keep it; nobody else sees which it is."""

    rule = "GWC-ADV-41"
    args = two_numbers("spied_on")
    space = COMMANDS
    is_secret = 1

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Any of the hand, where the chosen card still is."""
        return s.commands[p][:]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """It lies face down; all see whether it is another."""
        if s.journal is not None:
            s.tell(E_CHANGED_COMMAND, p, [0 if choice == command_of(s, p) else 1])
        at = place_of(s, p)
        s.face_down = [[choice] if i == at else answer for i, answer in enumerate(s.face_down)]

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `command:economy`."""
        return f"command:{COMMAND_WORDS[choice]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """What was seen, and whose it is."""
        spied_on = FIRST.of(args)
        return Say("change_command", {"other_seat": spied_on, "command": COMMAND_WORDS[command_of(s, spied_on)]})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """The card."""
        return Say("option-command", {"command": COMMAND_WORDS[choice]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """What its frames say."""
        return Say("effect-command", {"command": COMMAND_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        """The card."""
        return [f"command-{COMMAND_WORDS[choice]}"]


def somebody_to_spy_on(s: GreatWall, p: int, at: int) -> bool:
    """Another player has chosen a command card."""
    return any(q != p for q in choosers(s))


SCOUT_STEPS: Final[dict[int, Step[GreatWall]]] = {S_SPY: Spy(), S_CHANGE_COMMAND: ChangeCommand()}
