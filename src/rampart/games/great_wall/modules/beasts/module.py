"""Ancient Beasts: four beasts, ten relics, eight tactic cards and twelve advisors (7.3)."""

from typing import Final

from rampart.games.great_wall.box import Box
from rampart.games.great_wall.content.hearing import COMMON_WORDS
from rampart.games.great_wall.content.names import ADVISOR_WORDS, TACTIC_WORDS
from rampart.games.great_wall.modules.beasts import choices, steps
from rampart.games.great_wall.modules.beasts import codes as c
from rampart.games.great_wall.modules.beasts.deeds import cards_in_force
from rampart.games.great_wall.modules.beasts.names import (
    AREA_WORDS,
    BEAST_ADVISORS,
    BEAST_CARDS,
    BEAST_TACTICS,
    BEASTS,
    RELICS,
    TOP_RANK,
)
from rampart.games.great_wall.modules.beasts.part import RELIC_POOL, WORD, Beasts, areas_of, beasts_of
from rampart.games.great_wall.modules.module import Faults, Module
from rampart.games.great_wall.part import Part
from rampart.games.great_wall.state import GreatWall
from rampart.games.great_wall.tables import IN_SETUP, SECTION_WORDS
from rampart.games.great_wall.vocabulary import ON_ATTACK, SUMMER_END, TURN_START
from rampart.kernel.fields import Field, Pool
from rampart.kernel.rules import EventKind, Option
from rampart.kernel.step import Step

BEAST: Final = Field("beast", words=BEASTS)
AREA: Final = Field("area", words=AREA_WORDS)
PLACERS: Final = [[], [0, 0, 0, 0], [0, 1, 0, 1], [0, 1, 2, 0], [0, 1, 2, 3], [0, 1, 2, 3]]  # by players, in tea order


def own_cards() -> list[int]:
    """All cards of the beasts and relics among the cards of the table."""
    return [COMMON_WORDS.index(word) for word in BEAST_CARDS + RELICS]


class BeastsModule(Module):
    """The Ancient Beasts."""

    word = WORD
    expansion = True

    def options(self) -> list[Option]:
        return [Option(WORD, [False, True], False, "Four beasts help wherever they are, and rise in rank for a price.")]

    def steps(self) -> dict[int, Step[GreatWall]]:
        return {
            c.S_PLACE_BEAST: steps.PlaceBeast(),
            c.S_BEAST_TURN: steps.BeastTurn(),
            c.S_UPGRADE_BEAST: steps.UpgradeBeast(),
            c.S_PAY_FOR_BEAST: steps.PayForBeast(),
            c.S_BEAST_RISES: steps.BeastRises(),
            c.S_MOVE_BEAST: steps.MoveBeast(),
            c.S_NEXT_RELIC: steps.NextRelic(),
            c.S_ROAR: steps.Roar(),
            c.S_READ_OMENS: choices.ReadOmens(),
            c.S_SPIRIT_PATH: choices.SpiritPath(),
        }

    def events(self) -> dict[int, EventKind]:
        return {
            c.E_BEAST_PLACED: EventKind("beast_placed", [BEAST, AREA], "GWX-AB-02"),
            c.E_BEAST_UPGRADED: EventKind("beast_upgraded", [BEAST, Field("rank", high=TOP_RANK)], "GWX-AB-10"),
            c.E_BEAST_MOVED: EventKind("beast_moved", [BEAST, AREA], "GWX-AB-14"),
            c.E_RELIC: EventKind("relic", [Field("relic", words=RELICS)], "GWX-AB-15"),
            c.E_RELICS_SHUFFLED: EventKind("relics_shuffled", [], "GWX-AB-15"),
            c.E_OMENS: EventKind("omens", [Field("n", high=len(RELICS))], "GWX-AB-TAC-06"),
            c.E_REBORN: EventKind("reborn", [Field("n", high=2), Field("section", words=SECTION_WORDS)], "GWX-AB-16"),
        }

    def in_play(self, seats: int, options: dict[str, int | str | bool]) -> bool:
        return options[WORD] is True

    def pack(self, box: Box) -> None:
        """Tactics and advisors for the decks (GWX-AB-01), cards of the table, and what is done in the year (7.9)."""
        box.tactics += [TACTIC_WORDS.index(word) for word in BEAST_TACTICS]
        box.advisors += [ADVISOR_WORDS.index(word) for word in BEAST_ADVISORS]
        box.common += own_cards()
        box.inserts[TURN_START].append(c.S_BEAST_TURN)
        box.inserts[SUMMER_END].append(c.S_NEXT_RELIC)
        box.inserts[ON_ATTACK].append(c.S_ROAR)

    def pools(self, box: Box) -> list[Pool]:
        return [Pool(RELIC_POOL, RELICS, [1] * len(RELICS))]

    def part(self) -> Part | None:
        return Beasts()

    def unobserved(self) -> dict[str, str]:
        return {"looked_at": "the relics that a seat looks at are the options of its decision"}

    def lay_out(self, s: GreatWall) -> None:
        """The relics are shuffled and the top one is turned; all beasts have rank 1 (GWX-AB-01)."""
        part = beasts_of(s)
        part.relic_deck = list(range(len(RELICS)))
        s.rng.shuffle(part.relic_deck)
        part.relic = part.relic_deck.pop()
        part.looked_at = [[] for _ in range(s.seats)]
        s.common += cards_in_force(s)
        s.listen_anew()

    def after_choices(self, s: GreatWall) -> None:
        """In tea order the players place the beasts (GWX-AB-02)."""
        order = s.order()
        for place in reversed(PLACERS[s.seats]):
            s.push(c.S_PLACE_BEAST, order[place])

    def derive(self, s: GreatWall, given: list[str]) -> None:
        """The cards in force follow from ranks and relic; without word no one looks at relics."""
        part = beasts_of(s)
        if not part.looked_at:
            part.looked_at = [[] for _ in range(s.seats)]
        if "common" not in given:
            s.common = [card for card in s.common if card not in own_cards()] + cards_in_force(s)

    def faults(self, s: GreatWall) -> Faults:
        """Every beast is in an area of its card, and just these cards are in force."""
        part = beasts_of(s)
        if part.relic < 0:
            return [(f"{WORD}.relic", "one relic is active")]
        for beast in range(len(BEASTS)):
            area = part.areas[beast]
            if area < 0 and s.season != IN_SETUP:
                return [(f"{WORD}.areas", f"{BEASTS[beast]} is not placed")]
            if area >= 0 and area not in areas_of(s, beast):
                return [(f"{WORD}.areas", f"{BEASTS[beast]} never goes to {AREA_WORDS[area]}")]
        mine = own_cards()
        if sorted(card for card in s.common if card in mine) != sorted(cards_in_force(s)):
            return [("common", "the cards of the beasts in force are those of their ranks and the active relic")]
        return []


BEASTS_MODULE: Final = BeastsModule()
