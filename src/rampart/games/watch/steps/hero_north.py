"""What the heroes of the north do: Benjen, Ygritte, Jon Snow, Osha, Gilly and Maester Aemon."""

from typing import Final

from rampart.games.watch.arguments import LEAD_TO, SPARED, START
from rampart.games.watch.state import Watch
from rampart.games.watch.steps.building import build_quietly, settlement_sites
from rampart.games.watch.steps.cards import drive_out, say_wildling
from rampart.games.watch.steps.choices import CORNERS, HEXES, SECTIONS
from rampart.games.watch.steps.heroes import held_clearings, note_use
from rampart.games.watch.steps.verbs import can_pay, pay
from rampart.games.watch.steps.wildlings import reveal_from_supply, take_away
from rampart.games.watch.steps.words import corner_words, hex_place, hex_words
from rampart.games.watch.tables import (
    CAMPS,
    CLAN_WORDS,
    E_LED,
    E_SENT_HOME,
    E_SPARED,
    MOST_SECTIONS,
    REGULAR,
    S_DISCARD_HALF,
    S_LEAD_TO,
    SETTLEMENT_COST,
    TYPE_WORDS,
    TYPES,
)
from rampart.kernel.codec import Options, count, one_of
from rampart.kernel.frame import NOBODY
from rampart.kernel.step import Choice, Say

# ---- Benjen Stark

SEND_HOME: Final = Options()
FROM_CAMP: Final = SEND_HOME.case("camp")
CAMP: Final = FROM_CAMP.part("camp", count(CAMPS - 1))
CLAN: Final = FROM_CAMP.part("clan", one_of(CLAN_WORDS))
FROM_CLEARING: Final = SEND_HOME.case("clearing")
KIND: Final = FROM_CLEARING.part("kind", one_of(TYPE_WORDS))
CLEARING: Final = FROM_CLEARING.part("section", count(MOST_SECTIONS - 1))


class SendHome(Choice[Watch]):
    """Return a wildling from a camp or a clearing, then draw and deploy a token (Benjen Stark, NW-1036)."""

    rule = "NW-1036"
    choices = SEND_HOME

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Every camp that is taken, and every kind in every clearing."""
        out: list[int] = []
        for clan in range(len(s.camps)):
            out += [CLAN.put(clan) + CAMP.put(camp) for camp in range(len(s.camps[clan]))]
        for section in range(len(s.clearings)):
            for kind in range(TYPES):
                if kind in s.clearings[section]:
                    out.append(CLEARING.put(section) + KIND.put(kind))
        return out

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """The others in the area close up; the token may bring a rush."""
        if FROM_CAMP.has(choice):
            kind = take_away(s.camps, CLAN.of(choice), CAMP.of(choice))
        else:
            section, kind = CLEARING.of(choice), KIND.of(choice)
            take_away(s.clearings, section, s.clearings[section].index(kind))
        s.frostfangs[kind] += 1
        if s.journal is not None:
            s.tell(E_SENT_HOME, p, [kind])
        reveal_from_supply(s, p)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `camp:ice@2`, or `clearing:3@regular`."""
        if FROM_CAMP.has(choice):
            return f"camp:{CLAN_WORDS[CLAN.of(choice)]}@{CAMP.of(choice) + 1}"
        return f"clearing:{CLEARING.of(choice) + 1}@{TYPE_WORDS[KIND.of(choice)]}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """The wildling and where it stands."""
        if FROM_CAMP.has(choice):
            clan, camp = CLAN.of(choice), CAMP.of(choice)
            told: dict[str, int | str] = {"kind": TYPE_WORDS[s.camps[clan][camp]], "clan": CLAN_WORDS[clan]}
            told["camp"] = camp + 1
            return Say("option-from_camp", told)
        kind, section = TYPE_WORDS[KIND.of(choice)], CLEARING.of(choice) + 1
        return Say("option-from_clearing", {"kind": kind, "section": section})

    def effect(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("effect-token_follows")

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        if FROM_CAMP.has(choice):
            return [f"camp-{CLAN.of(choice)}-{CAMP.of(choice) + 1}"]
        return [f"clearing-{CLEARING.of(choice) + 1}"]


# ---- Ygritte


class DriveOut(Choice[Watch]):
    """Return a wildling from the Gift, for no card (Ygritte, NW-1038)."""

    rule = "NW-1038"
    choices = HEXES

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """The hexes where wildlings stand."""
        return [h for h in range(len(s.gift)) if s.gift[h] >= 0]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        drive_out(s, p, choice)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `wildling:1,0`."""
        return f"wildling:{s.board.hex_names[choice]}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return say_wildling(s, choice)

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"hex-{choice}"]


# ---- Jon Snow


class HoldClearing(Choice[Watch]):
    """Return a regular wildling from a clearing before an own guard (Jon Snow)."""

    rule = "NW-H13"
    choices = SECTIONS

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Clearings with a regular one, before sections with an own guard."""
        return held_clearings(s, p)

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        take_away(s.clearings, choice, s.clearings[choice].index(REGULAR))
        s.frostfangs[REGULAR] += 1
        if s.journal is not None:
            s.tell(E_SENT_HOME, p, [REGULAR])

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `clearing:3`."""
        return f"clearing:{choice + 1}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        """The wildling and where it stands."""
        return Say("option-from_clearing", {"kind": TYPE_WORDS[REGULAR], "section": choice + 1})

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"clearing-{choice + 1}"]


# ---- Osha


class LeadWildling(Choice[Watch]):
    """Choose a wildling in the Gift to be led elsewhere (Osha)."""

    rule = "NW-H15"
    choices = HEXES

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """The hexes where wildlings stand."""
        return [h for h in range(len(s.gift)) if s.gift[h] >= 0]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        s.push(S_LEAD_TO, p, START.put(choice))

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `wildling:1,0`."""
        return f"wildling:{s.board.hex_names[choice]}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return say_wildling(s, choice)

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"hex-{choice}"]


class LeadTo(Choice[Watch]):
    """Lead the wildling to a hex where none stands (Osha)."""

    rule = "NW-H15"
    args = LEAD_TO
    choices = HEXES

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Every hex without a wildling."""
        return [h for h in range(len(s.gift)) if s.gift[h] < 0]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """It stands there now."""
        start = START.of(args)
        s.gift[choice] = s.gift[start]
        s.gift[start] = -1
        if s.journal is not None:
            s.tell(E_LED, p, [s.gift[choice], start, *hex_place(s, choice)])

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `to:1,0`."""
        return f"to:{s.board.hex_names[choice]}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-lead_to", hex_words(s, choice))

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"hex-{choice}"]


# ---- Aemon Targaryen


SPARE_HAND: Final = Options()
PASS: Final = SPARE_HAND.case("pass").code
SPARE: Final = SPARE_HAND.case("spare").code


class SpareHand(Choice[Watch]):
    """Before the discards of a 7 the owner may keep the whole hand (Aemon Targaryen)."""

    rule = "NW-H12"
    choices = SPARE_HAND

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Discard as usual, or not at all."""
        return [PASS, SPARE]

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """The others discard in any case."""
        s.push(S_DISCARD_HALF, NOBODY, SPARED.put(p if choice == SPARE else -1))
        if choice == SPARE:
            note_use(s, p)
            if s.journal is not None:
                s.tell(E_SPARED, p, [s.hand_size(p)])

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """`spare` or `pass`."""
        return "spare" if choice == SPARE else "pass"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-spare", {"cards": s.hand_size(p)}) if choice == SPARE else Say("option-pass")


# ---- Gilly


class SettleQuietly(Choice[Watch]):
    """Build a settlement whose token is not revealed (Gilly)."""

    rule = "NW-H14"
    choices = CORNERS

    def options(self, s: Watch, p: int, args: int) -> list[int]:
        """Where a settlement may stand, for whoever can pay it."""
        return settlement_sites(s, p) if can_pay(s.hands[p], SETTLEMENT_COST) else []

    def apply(self, s: Watch, p: int, args: int, choice: int) -> None:
        """Paid as usual; the token returns to the supply."""
        pay(s, p, SETTLEMENT_COST)
        build_quietly(s, p, choice)

    def key(self, s: Watch, p: int, args: int, choice: int) -> str:
        """As in `settlement:N0,2`."""
        return f"settlement:{s.board.corner_names[choice]}"

    def say(self, s: Watch, p: int, args: int, choice: int) -> Say:
        return Say("option-settlement", corner_words(s, choice))

    def target(self, s: Watch, p: int, args: int, choice: int) -> list[str]:
        return [f"corner-{choice}"]
