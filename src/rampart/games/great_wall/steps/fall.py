"""Fall: command cards are chosen in secret, put in order and resolved frame by frame (5.4)."""

from typing import Final

from rampart.games.great_wall.arguments import (
    BEGINNING,
    BEGUN,
    FRAME_CARD,
    FRAME_NUMBER,
    IN_FRAME,
    OPENED,
    SLOT_TAKER,
    TAKING_SLOT,
    TURN,
    TURN_SLOT,
)
from rampart.games.great_wall.automata import automaton
from rampart.games.great_wall.cards import COMMAND_CARDS, NOWHERE, OWNER_FRAME, Frame
from rampart.games.great_wall.codes import (
    E_COMMAND,
    E_COPIED,
    E_SEASON,
    E_SLOT,
    E_TURN,
    S_ACTIVATION_STEP,
    S_BEFORE_REVEAL,
    S_CHOOSE_COMMAND,
    S_CHOOSE_SLOT,
    S_END_FALL,
    S_END_FRAME,
    S_END_TURN,
    S_FALL,
    S_FRAME_FOR,
    S_HORDE_CHECK,
    S_NEXT_TURN,
    S_OPEN_MOMENT,
    S_PLACE_COMMANDS,
    S_REED_SLOT,
    S_REVEAL_COMMANDS,
    S_WINTER,
)
from rampart.games.great_wall.frames import push_frames
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.steps.clerks import start_placing
from rampart.games.great_wall.tables import BETRAYAL, COMMAND_WORDS, FALL, MOST_CLANS, NO_CLAN
from rampart.games.great_wall.triggers import carry_out, may_be_answered, moment, renew
from rampart.games.great_wall.vocabulary import (
    BEFORE_COMMANDS_REVEALED,
    FALL_END,
    FALL_START,
    ON_COMMAND_PLACED,
    ON_COMMANDS_REVEALED,
    ON_FRAME_END,
    ON_FRAME_START,
    PER_TURN,
    TURN_END,
    TURN_START,
)
from rampart.kernel.codec import Options, count, one_of
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say, Step

OWN_COMMANDS: Final = Options()
OWN_COMMANDS.part("command", one_of(COMMAND_WORDS))
TRACK_SLOTS: Final = Options()
TRACK_SLOTS.part("slot", count(MOST_CLANS - 1))


class Fall(Step[GreatWall]):
    """Step 1: every player secretly chooses a command card of his hand (GW-FAL01)."""

    rule = "GW-FAL01"
    args = BEGINNING

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Without a card a player takes no turn this fall (GW-FAL02)."""
        if BEGUN.of(args):
            choosers = [q for q in s.order() if s.commands[q]]
            before = S_BEFORE_REVEAL if s.ears[BEFORE_COMMANDS_REVEALED] else 0
            s.poll(S_CHOOSE_COMMAND, choosers, before=before)
            return
        s.season = FALL
        renew(s, PER_TURN)
        if s.journal is not None:
            s.tell(E_SEASON, NOBODY, [FALL])
        s.push(S_END_FALL)
        s.push(s.box.instead[S_PLACE_COMMANDS])
        s.push(S_REVEAL_COMMANDS)
        s.push(S_FALL, NOBODY, BEGUN.put(1))
        moment(s, FALL_START, NO_CLAN, s.year)


class ChooseCommand(Choice[GreatWall]):
    """Choose a command card face down (GW-FAL01)."""

    rule = "GW-FAL01"
    choices = OWN_COMMANDS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Any of the hand."""
        return s.commands[p][:]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Turned up, it lies before the player."""
        s.commands[p].remove(choice)
        s.chosen[p] = choice
        if s.journal is not None:
            s.tell(E_COMMAND, p, [choice])

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `command:economy`."""
        return f"command:{COMMAND_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-command", {"command": COMMAND_WORDS[choice]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("effect-command", {"command": COMMAND_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"command-{COMMAND_WORDS[choice]}"]


class BeforeReveal(Step[GreatWall]):
    """All command cards are chosen, none is turned up yet."""

    rule = "GW-FAL01"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Tell whoever answers to that."""
        moment(s, BEFORE_COMMANDS_REVEALED, NO_CLAN)


class RevealCommands(Step[GreatWall]):
    """All chosen command cards lie face up (GW-FAL01)."""

    rule = "GW-FAL01"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Tell whoever answers to that."""
        moment(s, ON_COMMANDS_REVEALED, NO_CLAN)


class PlaceCommands(Step[GreatWall]):
    """Step 2: in tea order the cards go to free slots; as many slots are used as cards were played (GW-FAL03)."""

    rule = "GW-FAL03"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Automata take their place in tea order too (GW-REE07, GW-QIN11)."""
        playing = [c for c in s.tea if c == s.reed or (s.is_player(c) and s.chosen[c] >= 0)]
        s.track = [-1] * len(playing)
        s.push(S_NEXT_TURN)
        for c in reversed(playing):
            if s.is_seat(c):
                s.push(S_CHOOSE_SLOT, c)
            else:
                s.push(S_REED_SLOT, NOBODY, SLOT_TAKER.put(c))


class ChooseSlot(Choice[GreatWall]):
    """Put the command card on a free slot of the command track; a module may let one seat do it for all (GW-FAL03)."""

    rule = "GW-FAL03"
    args = TAKING_SLOT
    choices = TRACK_SLOTS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Any free one."""
        return [slot for slot in range(len(s.track)) if s.track[slot] < 0]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """It will be resolved in its turn."""
        put_on_track(s, taker_of(p, args), choice)

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `slot:1`."""
        return f"slot:{choice + 1}"

    def prompt(self, s: GreatWall, p: int, args: int) -> Say:
        taker = taker_of(p, args)
        if taker == p:
            return Say("choose_slot", {"command": COMMAND_WORDS[s.chosen[p]]})
        return Say("choose_slot_for", {"command": COMMAND_WORDS[s.chosen[taker]], "other_seat": taker})

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-slot", {"slot": choice + 1})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"slot-{choice + 1}"]


def taker_of(p: int, args: int) -> int:
    """The clan whose card is put on the track: the own one where nothing is said."""
    return SLOT_TAKER.of(args) if SLOT_TAKER.of(args) >= 0 else p


def put_on_track(s: GreatWall, c: int, slot: int) -> None:
    """A clan's card lies on the track."""
    s.track[slot] = c
    if s.journal is not None:
        s.tell(E_SLOT, s.voice(c), [c, slot + 1])
    moment(s, ON_COMMAND_PLACED, c, slot + 1)


class ReedSlot(Step[GreatWall]):
    """The card of an automaton goes to the lowest-numbered free slot (GW-REE07, GW-QIN11)."""

    rule = "GW-REE07"
    args = TAKING_SLOT

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """No one chooses."""
        c = SLOT_TAKER.of(args)
        put_on_track(s, c if c >= 0 else s.reed, s.track.index(-1))


class NextTurn(Step[GreatWall]):
    """Step 3: the cards are resolved in ascending order of their slots (GW-FAL04, GW-FAL05)."""

    rule = "GW-FAL04"
    args = TURN

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """A card effects, B activation, C horde check, D the next card."""
        slot = TURN_SLOT.of(args)
        if slot == len(s.track):
            s.active = -1
            s.ruler = -1
            return
        c = s.track[slot]
        s.active = c
        s.ruler = c if s.is_player(c) else s.higher()
        renew(s, PER_TURN)
        if s.journal is not None:
            s.tell(E_TURN, s.voice(c), [c, slot + 1])
        s.push(S_NEXT_TURN, NOBODY, TURN_SLOT.put(slot + 1))
        s.push(S_END_TURN)
        s.push(S_HORDE_CHECK)
        if s.is_seat(s.ruler):
            s.push(S_ACTIVATION_STEP, s.ruler)
        else:
            automaton(s, s.ruler).activate(s, s.ruler)
        if s.is_seat(c):
            push_frames(s, s.chosen[c])
        else:
            automaton(s, c).frames(s, c)
        moment(s, TURN_START, c, slot + 1)


def frame_of(args: int) -> Frame:
    """The frame of a command card that a step is about."""
    return COMMAND_CARDS[FRAME_CARD.of(args)].frames[FRAME_NUMBER.of(args)]


class ResolveFrame(Step[GreatWall]):
    """A frame concerns the owner, or all others in tea order (GW-FAL06, GW-FAL07)."""

    rule = "GW-FAL07"
    args = IN_FRAME

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Automata take their place among the others (GW-FAL08)."""
        audience = frame_of(args).audience
        s.placed = [0] * s.seats
        s.push(S_END_FRAME, NOBODY, args)
        if audience == OWNER_FRAME:
            if s.is_seat(s.active):
                s.push(S_FRAME_FOR, s.active, args)
            else:
                automaton(s, s.active).own_frame(s, s.active, FRAME_CARD.of(args), FRAME_NUMBER.of(args))
        else:
            for c in reversed(s.tea):
                if c == s.active:
                    continue
                if s.is_seat(c):
                    s.push(S_FRAME_FOR, c, args)
                else:
                    automaton(s, c).others_frame(s, c, FRAME_CARD.of(args))
        if may_be_answered(s, ON_FRAME_START):
            moment(s, ON_FRAME_START, s.active, audience, FRAME_NUMBER.of(args))


class FrameFor(Step[GreatWall]):
    """One player resolves a frame; carrying it out is optional (GW-FAL06)."""

    rule = "GW-FAL06"
    args = IN_FRAME

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """The instructions one after the other."""
        clause = frame_of(args).clause
        if clause.do:
            carry_out(s, p, clause, NOWHERE)
        else:  # the Reed clan's own frame, in a document of rules that asked its ruler here
            automaton(s, s.reed).own_frame(s, s.reed, FRAME_CARD.of(args), FRAME_NUMBER.of(args))


class EndFrame(Step[GreatWall]):
    """All have resolved a frame."""

    rule = "GW-FAL06"
    args = IN_FRAME

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Tell whoever answers to that."""
        if may_be_answered(s, ON_FRAME_END):
            moment(s, ON_FRAME_END, s.active, frame_of(args).audience, FRAME_NUMBER.of(args))


class Betray(Choice[GreatWall]):
    """Betrayal: copy the owner frames of another player's card of this fall, or place up to 2 clerks (GWC-CMD-06)."""

    rule = "GWC-CMD-10"
    choices = OWN_COMMANDS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Cards on the track, but no Betrayal and not the Reed card (GWC-CMD-10, GW-REE11); BETRAYAL: the clerks."""
        out = [BETRAYAL]
        for q in range(s.players):
            card = s.chosen[q]
            if q != p and 0 <= card != BETRAYAL and card not in out:
                out.append(card)
        return out

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """Rival clauses are read with the Betrayal player as the owner (GWC-CMD-11)."""
        if choice == BETRAYAL:
            start_placing(s, p, 2, 0)
            return
        if s.journal is not None:
            s.tell(E_COPIED, p, [choice])
        frames = COMMAND_CARDS[choice].frames
        for i in range(len(frames) - 1, -1, -1):
            if frames[i].audience == OWNER_FRAME:
                s.push(S_FRAME_FOR, p, FRAME_CARD.put(choice) + FRAME_NUMBER.put(i))

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `copy:economy`, or `clerks`."""
        return "clerks" if choice == BETRAYAL else f"copy:{COMMAND_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        """The card, or the clerks."""
        if choice == BETRAYAL:
            return Say("option-betray-clerks")
        return Say("option-copy", {"command": COMMAND_WORDS[choice]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say | None:
        return None if choice == BETRAYAL else Say("effect-command", {"command": COMMAND_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [] if choice == BETRAYAL else [f"command-{COMMAND_WORDS[choice]}"]


class EndTurn(Step[GreatWall]):
    """After the horde check the turn ends (GW-FAL05)."""

    rule = "GW-FAL05"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Tell whoever answers to that."""
        moment(s, TURN_END, s.active)


class EndFall(Step[GreatWall]):
    """Fall ends; the cards stay on the track until the next summer (GW-FAL09)."""

    rule = "GW-FAL09"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """Winter comes."""
        s.push(S_WINTER)
        s.push(S_OPEN_MOMENT, NOBODY, OPENED.put(FALL_END))
