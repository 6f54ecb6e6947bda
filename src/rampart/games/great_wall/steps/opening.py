"""The choices of setup: clans, generals, which advisor is active; then the generals' setup lines (4.1)."""

from typing import Final

from rampart.games.great_wall.codes import E_ADVISOR_ACTIVE, E_CLAN, E_GENERAL
from rampart.games.great_wall.content.lines import GENERAL_LINES, LINE_TACTICS, LINE_TEA
from rampart.games.great_wall.content.names import ADVISOR_WORDS, GENERAL_WORDS
from rampart.games.great_wall.setup import clans_on_offer
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import BY_SETUP, CLAN_WORDS, FROM_OTHER, RESOURCE_WORDS, RESOURCES
from rampart.games.great_wall.verbs import draw_tactics, fill_row, gain_all
from rampart.kernel.codec import Options, card, one_of
from rampart.kernel.step import Choice, Say, Step

CLANS: Final = Options()
CLANS.part("clan", one_of(CLAN_WORDS))
GENERALS: Final = Options()
GENERALS.part("card", card("generals", len(GENERAL_WORDS)))
OWN_ADVISORS: Final = Options()
OWN_ADVISORS.part("card", card("advisors", len(ADVISOR_WORDS)))


class ChooseClan(Choice[GreatWall]):
    """Each player chooses a clan, in random order (GW-SET09)."""

    rule = "GW-SET09"
    choices = CLANS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Those that are free."""
        return clans_on_offer(s)

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """It has no effect but the colour; automata take the first that are left, Reed before Qin (GW-SET35)."""
        s.clans[p] = choice
        if s.journal is not None:
            s.tell(E_CLAN, p, [choice])
        if -1 not in s.clans[: s.seats]:
            for c in sorted(range(s.seats, len(s.clans)), reverse=True):
                s.clans[c] = clans_on_offer(s)[0]

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `clan:dragon`."""
        return f"clan:{CLAN_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-clan", {"clan": CLAN_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"clan-{CLAN_WORDS[choice]}"]


class KeepGeneral(Choice[GreatWall]):
    """All keep one of their two generals at once; the other is boxed unseen (GW-SET12)."""

    rule = "GW-SET12"
    choices = GENERALS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Either."""
        return s.dealt_generals[p][:]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """The general lies open."""
        s.generals[p] = choice
        s.boxed_generals[p] = [card for card in s.dealt_generals[p] if card != choice]
        s.dealt_generals[p] = []
        s.listen_anew()
        if s.journal is not None:
            s.tell(E_GENERAL, p, [choice])

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `general:yue_fei`."""
        return f"general:{GENERAL_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-general", {"card": GENERAL_WORDS[choice]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        line = GENERAL_LINES[choice]
        told: dict[str, int | str] = {RESOURCE_WORDS[r]: line[r] for r in range(RESOURCES)}
        told["card"], told["tactics"], told["tea"] = GENERAL_WORDS[choice], line[LINE_TACTICS], line[LINE_TEA]
        return Say("effect-general", told)

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"card-{GENERAL_WORDS[choice]}"]


class ChooseActive(Choice[GreatWall]):
    """All make one of their two advisors active at once; the other is support, face down (GW-SET12, GWC-S05)."""

    rule = "GW-SET12"
    choices = OWN_ADVISORS

    def options(self, s: GreatWall, p: int, args: int) -> list[int]:
        """Either."""
        return s.support[p][:]

    def apply(self, s: GreatWall, p: int, args: int, choice: int) -> None:
        """The active one lies open."""
        s.support[p].remove(choice)
        s.advisors[p].append(choice)
        s.listen_anew()
        if s.journal is not None:
            s.tell(E_ADVISOR_ACTIVE, p, [choice])

    def key(self, s: GreatWall, p: int, args: int, choice: int) -> str:
        """As in `active:abbot`."""
        return f"active:{ADVISOR_WORDS[choice]}"

    def say(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("option-active", {"card": ADVISOR_WORDS[choice]})

    def effect(self, s: GreatWall, p: int, args: int, choice: int) -> Say:
        return Say("effect-card", {"card": ADVISOR_WORDS[choice]})

    def target(self, s: GreatWall, p: int, args: int, choice: int) -> list[str]:
        return [f"card-{ADVISOR_WORDS[choice]}"]


class FinishSetup(Step[GreatWall]):
    """Tea order, setup lines and the advisor row (GW-SET14, GW-SET15, GW-SET17)."""

    rule = "GW-SET14"

    def run(self, s: GreatWall, p: int, args: int) -> None:
        """The highest tea value on top, automata below all, Reed at the bottom (GW-SET38, GW-SET47)."""
        seats = list(range(s.seats))
        seats.sort(key=lambda q: -GENERAL_LINES[s.generals[q]][LINE_TEA])
        s.tea = seats + list(range(s.seats, s.box.clans()))
        for module in reversed(s.box.modules):
            module.after_choices(s)
        for q in reversed(seats):
            draw_tactics(s, q, GENERAL_LINES[s.generals[q]][LINE_TACTICS], BY_SETUP)
        for q in seats:
            gain_all(s, q, GENERAL_LINES[s.generals[q]][:RESOURCES], FROM_OTHER)
        fill_row(s)
