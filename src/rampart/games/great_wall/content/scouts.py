"""Advisors that look at hidden cards: the Astrologer at a horde to come, the Spymaster at a command card."""

from typing import Final

from rampart.games.great_wall.arguments import SPIED, SPYING
from rampart.games.great_wall.cards import Effect
from rampart.games.great_wall.codes import (
    E_CHANGED_COMMAND,
    E_LOOKED,
    E_SENT_BACK,
    E_SPIED,
    L_SPYING,
    S_CHANGE_COMMAND,
    S_EXCHANGE_COMMAND,
    S_SPY,
)
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.spring import turn_up
from rampart.games.great_wall.tables import COMMAND_WORDS, MOST_CLANS
from rampart.kernel.codec import Options, one_of, seat
from rampart.kernel.knowledge import see
from rampart.kernel.step import Choice, Say, Step

SPIED_ON: Final = Options()
SPIED_ON.part("seat", seat(MOST_CLANS))
KEPT_OR_NOT: Final = Options()
KEEP: Final = KEPT_OR_NOT.case("keep").code
EXCHANGE: Final = KEPT_OR_NOT.case("exchange").code
OWN_COMMANDS: Final = Options()
OWN_COMMANDS.part("command", one_of(COMMAND_WORDS))


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
    """Look at the command card chosen by one other player; the others do not learn whose it is."""

    rule = "GWC-ADV-41"
    choices = SPIED_ON
    is_secret = 1

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        return [q for q in choosers(s) if q != p]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Then the own card may be changed."""
        s.reveal()
        if s.journal is not None:
            s.tell(E_SPIED, p, [choice, command_of(s, choice)], 2, 1 << p)
        if p in choosers(s):
            place = s.open_pad(L_SPYING, [choice], p)
            s.push(S_EXCHANGE_COMMAND, p, SPIED.put(place))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `seat:2`."""
        return f"seat:{choice}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-spy", {"seat": choice})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"command-discard-{choice}"]


def seen_by_spy(s: GreatWall, message: str, place: int) -> Say:
    """A question to the spy: what was seen, and whose it is."""
    spied_on = s.pad[place]
    return Say(message, {"other_seat": spied_on, "command": COMMAND_WORDS[command_of(s, spied_on)]})


class ExchangeCommand(Choice[GreatWall]):
    """Exchange the chosen command card for another of the hand, or keep it; all see which of the two."""

    rule = "GWC-ADV-41"
    args = SPYING
    choices = KEPT_OR_NOT

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Keep it, or exchange it where the hand holds another; in no possible world was anyone else looked at."""
        place = SPIED.of(args)
        if s.pad[place] == p or s.pad[place] not in choosers(s):
            return []
        return [KEEP, EXCHANGE] if len(s.commands[p]) > 1 else [KEEP]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        place = SPIED.of(args)
        if s.journal is not None:
            s.tell(E_CHANGED_COMMAND, p, [choice])
        if choice == EXCHANGE:
            s.push(S_CHANGE_COMMAND, p, SPIED.put(place))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """`exchange` or `keep`."""
        return "exchange" if choice == EXCHANGE else "keep"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """What was seen, and whose it is."""
        place = SPIED.of(args)
        return seen_by_spy(s, "exchange_command", place)

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """Yes or no, and the own card."""
        own = COMMAND_WORDS[command_of(s, p)]
        if choice == EXCHANGE:
            return Say("option-exchange-command", {"command": own})
        return Say("option-keep-command", {"command": own})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"command-{COMMAND_WORDS[command_of(s, p)]}"]


class ChangeCommand(Choice[GreatWall]):
    """Choose another command card of the hand; no one else sees which it is."""

    rule = "GWC-ADV-41"
    args = SPYING
    choices = OWN_COMMANDS
    is_secret = 1

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Any other of the hand, where the chosen card still is."""
        place = SPIED.of(args)
        if s.pad[place] == p or s.pad[place] not in choosers(s):
            return []
        return [card for card in s.commands[p] if card != command_of(s, p)]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """It lies face down."""
        at = place_of(s, p)
        s.face_down = [[choice] if i == at else answer for i, answer in enumerate(s.face_down)]

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `command:economy`."""
        return f"command:{COMMAND_WORDS[choice]}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        """What was seen, and whose it is."""
        place = SPIED.of(args)
        return seen_by_spy(s, "change_command", place)

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-command", {"command": COMMAND_WORDS[choice]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("effect-command", {"command": COMMAND_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"command-{COMMAND_WORDS[choice]}"]


def somebody_to_spy_on(s: GreatWall, p: int, at: int) -> bool:
    """Another player has chosen a command card."""
    return any(q != p for q in choosers(s))


SCOUT_STEPS: Final[dict[int, Step[GreatWall]]] = {
    S_SPY: Spy(),
    S_EXCHANGE_COMMAND: ExchangeCommand(),
    S_CHANGE_COMMAND: ChangeCommand(),
}
